### What the table of Treasure Map says beyond the words of the rules (src/flibuste/games/ship_adventure). Same ids in fr.ftl.

## The table

board-tabs = Parts of the table
board-tab-act = Move
board-tab-me = Mine
board-tab-store = Stores
board-tab-rivals = Rivals
board-tab-pirates = Pirates
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
board-win = { $win }% to win
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
board-stop-treasure = { $dice ->
    [one] Treasure, 1 die
   *[other] Treasure, { $dice } dice
}
board-treasure-gold = +{ $least } to +{ $most }
board-treasure-help = { $least } to { $most } gold and a token; a pirate after you: { $risk }%
board-stop-risk = A pirate comes after you
board-stop-waves = Drifting on costs no steps
board-stop-buy = Buy equipment
board-stop-store = Your store
board-stop-coins = Coins on the way
board-stop-fight = Close combat
board-stop-fights = Close combats
board-stop-danger = { $fires ->
    [always] { $target } fires at you
   *[may] { $target } may fire at you
}
board-no-answer = you are beaten
board-out-of-reach = Too far: you have { $points ->
    [one] 1 step.
   *[other] { $points } steps.
}
board-stop-hunter = Pirate { $pirate } comes to { $cell }
board-stop-caught = Pirate { $pirate } reaches your ship
board-stop-shot = Pirate { $pirate } fires at your crew
board-fires = fires +{ $bonus }
board-stop-ship = Ship stays at { $cell }, unmanned

## Fights

board-fights = Fights
board-fight-close = Close combat: { $target }
board-fight-ranged = Gunnery: { $target }
board-odds = { $chance }% to win
board-odds-are = The odds
board-throw-odds = One throw: { $win }% win, { $tie }% equal, { $lose }% lose
board-at-stake = You have at stake
board-to-win = To be won
board-stake-help = Cards are never lost; what is stored in { $cell } is safe.
board-stake-alone = And the game: alone you have lost it when a pirate beats you.
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

board-nothing-here = Nothing more to be done here.
board-bribe-help = it turns back
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
board-tokens-help = { $you ->
    [yes] only you see the backs
   *[no] only { $name } sees the backs
}
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

## What things mean

board-help-compass = Spun each turn: it says who goes first, and for which town the galleon sails.
board-help-galleon = Worth { $galleon_gold } gold to whoever beats it. On its way it leaves coins, which any ship may pick up. It never attacks.
board-help-players = Each in turn: up to { $movement_points } steps, then the fights where they end, then what can be done on the spot.
board-help-pirates = Those that hunt sail { $pirate_steps } steps towards the ship of their prey. Aboard you must fight when they reach it; an empty ship is sunk.
board-help-level = When the last temple is empty the next level begins: new treasures for more dice, four more map pieces, stronger pirates.
board-help-levels = The level says how many dice a treasure is worth and how strong pirates are.
board-help-strength = In close combat they add { $pirate_close } to their die. { $guns ->
    [yes] They fire at everybody who stops beside them and add { $pirate_ranged }; a crew ashore cannot answer and is beaten.
   *[no] At this level they have no guns: one cannonball beats them.
}
board-help-carried = A lost fight costs all the gold, tokens and map pieces that you carry. Cards are never lost.
board-help-stored = Put away in your own town, where nobody can take it. Pieces that are stored do not count.
board-help-close = Added to your die against whoever is on your cell. There you must fight.
board-help-ranged = Added to your die when you fire at a neighbor. Each shot takes a cannonball, and only a crew aboard can fire.
board-help-tokens = Won in temples. Each names a cell of its zone: take the four tiles in the order of its numbers until one has land, then likewise the four cells of that tile. Stop there and swap the token for a map piece.
board-help-pieces = Carry all four, 1 to 4, and you see where Eldorado is. Whoever stops there with them wins.
board-help-offer = What can be had for a token at the cell that it names. Pieces that are gone must be won from their owners.

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
board-prospect = you win { $close }% close, { $ranged }% at range
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

## Moments of their own

moment-level-reached = Level { $level }

## The score sheet of who plays alone

source-gold-alone = Gold
source-tokens-alone = Tokens
