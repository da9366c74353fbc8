### What the table of Treasure Map says beyond the words of the rules (src/flibuste/games/ship_adventure). Same ids in fr.ftl.

## The table

board-tabs = Parts of the table
board-tab-act = Move
board-tab-me = Mine
board-tab-store = Stores
board-tab-rivals = Rivals
board-tab-turn = Turn
board-actions = What you can do
board-undo = Undo
board-log = Log
board-back = Back
board-go-on = Go on
board-close-dialog = Close
board-you = you
board-own-things = Your things
board-chart = Chart of { $side } by { $side } cells whose edges meet. Arrow keys look around, Enter goes there.
board-steps = { $points ->
    [one] 1 step
   *[other] { $points } steps
}
board-steps-short = { $points } st.
board-steps-left = { $points } of { $all } steps left
board-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
board-win = { $win } % to win
board-at = at { $cell }
board-in = in { $cell }
board-away = { $away } away
board-carried = carried
board-stored = stored

## Keys

board-cells-key = Look at cells (on the chart)
board-main-key = Go there, throw, go on
board-number-key = Look at a stop
board-stop-key = Stop here
board-drift-key = Drift, or leave it at that
board-bribe-key = Bribe a pirate
board-end-key = End the turn
board-back-key = Back
board-log-key = Log

## Cells

board-cell-sea = Open sea
board-cell-w = Waves
board-cell-K = Skull rock
board-cell-J = Jungle
board-cell-T = Temple
board-cell-C = { $seat }’s town
board-cell-P = { $seat }’s port
board-cell-own-C = Your town
board-cell-own-P = Your port
board-cell-free-C = Town
board-cell-free-P = Port
board-standing-ship = { $seat }’s ship
board-standing-crew = { $seat }’s crew
board-standing-token = treasure of level { $number }
board-standing-empty = empty temple
board-standing-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
board-standing-cross = one of your tokens names this cell
board-standing-eldorado = Eldorado
board-target-crew = { $seat }
board-target-ship = { $seat }’s empty ship
board-target-pirate = Pirate { $pirate }
board-target-galleon = Galleon

## Movement

board-stops = Worth a look
board-other-stops = Other stops
board-single-steps = Step by step
board-stop-at = Stop at { $cell }
board-stop-eldorado = Eldorado!
board-stop-swap = Swap { $token }
board-stop-treasure = Treasure
board-stop-buy = Buy equipment
board-stop-store = Your store
board-stop-coins = Coins on the way
board-stop-fight = Close combat
board-stop-fights = Close combats
board-stop-dangers = May fire at you
board-out-of-reach = Too far: you have { $points ->
    [one] 1 step.
   *[other] { $points } steps.
}
board-stop-hunter = Pirate { $pirate } comes to { $cell }
board-stop-caught = Pirate { $pirate } reaches your ship
board-fires = fires +{ $bonus }
board-stop-ship = Ship stays at { $cell }, unmanned

## Fights

board-fights = Fights
board-fight-close = Close combat: { $target }
board-fight-ranged = Gunnery: { $target }
board-odds = { $chance } % to win
board-odds-are = The odds
board-throw-odds = One throw: { $win } % win, { $tie } % equal, { $lose } % lose
board-at-stake = You have at stake
board-to-win = To be won
board-stake-help = Cards are never lost; what is stored in { $cell } is safe.
board-n-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
board-n-pieces = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
board-n-cards = { $cards ->
    [one] 1 card can be paid for
   *[other] { $cards } cards can be paid for
}
board-fighter-you = you
board-fighter-player = player
board-fighter-crew = at { $cell }
board-fighter-ship = at { $cell }
board-fighter-pirate = at { $cell }
board-fighter-galleon = at { $cell }
board-bonus-card = card
board-bonus-pirates-close = Boarding party
board-bonus-pirates-ranged = Guns
board-bonus-level = pirates of level { $level }
board-bonus-not-close = only at range
board-bonus-not-ranged = only in close combat
board-fires-never = cannot fire
board-fires-may = may fire
board-fires-always = fights
board-answers-never = cannot fight back
board-answers-may = may fire back
board-answers-always = fights back
board-wins = wins
board-is-beaten = beaten
board-totals = { $one } to { $other }
board-thrown-again = throw { $throws }, before it { $totals }

## Actions on the spot

board-swap-for = Swap { $token } for
board-open-store = Your store
board-open-store-help = take back, or put away
board-open-shop = Buy equipment
board-buy-help = { $cards ->
    [one] 1 card of the town stores glows: click to buy it.
   *[other] { $cards } cards of the town stores glow: click to buy.
}
board-store-title = Your store in { $cell }
board-store-carried = Carried
board-store-stored = Stored
board-store-help = In this order: take back, then buy and swap, then store.
board-amount = Gold
board-store-n = Store { $gold }
board-fetch-n = Take { $gold }
board-store-it = Store
board-fetch-it = Take
board-piece = Map piece { $number }

## Own things

board-aboard = aboard at { $cell }
board-ashore = ashore { $cell }, ship { $ship }
board-equipment = Equipment
board-close = Close combat
board-ranged = Gunnery
board-tokens = Treasure tokens
board-tokens-help = only you see the backs
board-tokens-none = none yet
board-token-back = { $token }: { $numbers }
board-token-front = token of level { $level }
board-token-unknown = You have not seen its back.
board-zone = Zone
board-part-tile = Tile
board-part-cell = Cell
board-quarter-NW = NW
board-quarter-NE = NE
board-quarter-SW = SW
board-quarter-SE = SE
board-look = { $number }, { $quarter }: { $part ->
    [tile] { $land ->
        [yes] the tile has land
       *[no] the tile is all sea
    }
   *[cell] { $cell } { $land ->
        [yes] is land
       *[no] is sea
    }
}
board-pieces = Map pieces
board-pieces-help = carry all four to see Eldorado
board-piece-carried = carried
board-piece-stored = stored
board-piece-missing = missing
board-piece-owned = you have it
board-eldorado-at = Eldorado is at { $cell }

## Stores

board-stores = Town stores
board-stores-help = any town, crew ashore
board-card = gold. { $text }{ $owned ->
    [yes] {" "}You have it.
   *[no] {""}
}
board-adds-close = close +{ $bonus }
board-adds-ranged = range +{ $bonus }
board-adds-cannonball = one shot
board-adds-camouflage = hidden
board-short-cannonball = Cannonball
board-short-sabre = Sabre
board-short-pistols = Pistols
board-short-boarding-hooks = Hooks
board-short-spyglass = Spyglass
board-short-master-gunner = Gunner
board-short-long-guns = Long guns
board-short-camouflage = Camouflage
board-offer = Map pieces on offer
board-offer-none = none

## The others

board-gold-carried = Gold carried
board-gold-stored = Gold stored
board-hunted = { $hunters ->
    [one] hunted, { $away } away
   *[other] hunted by { $hunters }, { $away } away
}
board-knows-eldorado = knows where Eldorado is
board-prospect = you win { $close } % close, { $ranged } % at range
board-pirates = Pirates
board-no-guns = no guns
board-hoard = hoard
board-pirate-beaten = beaten
board-pirate-home = of { $cell }
board-pirate-hunts = hunts
board-pirate-rests = rests
board-galleon = Galleon
board-galleon-gone = not on the chart

## The turn

board-turn = Turn { $turn }
board-level-word = Level
board-level-of = of { $of }
board-phase-compass = Compass
board-phase-spin = to be spun
board-phase-galleon = Galleon
board-phase-players = Players
board-phase-pirates = Pirates
board-phase-hunting = { $hunting } hunting
board-phase-level = Level check
board-phase-temples = { $full ->
    [one] 1 temple full
   *[other] { $full } temples full
}
