### Treasure Map in words. Every id and attribute here is also in fr.ftl; a test says so.
###
### Arguments made from facts: numbers stay numbers. Seats ($seat, $to, $to_move) are players' names; $you, $to_you and $to_move_you are "yes" when the
### reader is meant. Cells are row and column from the northwest. A fact that is the code of a piece gives its name and its other forms: $card and $card_a,
### $token and $token_the. Whom a fight is with: $kind (crew, ship, pirate, galleon), for a player $to, for a pirate its number $pirate.
### $step, $way, $manner, $stage, $ending stay as they are in the engine, to choose between words. Pieces that both games of the box have: ../words.

title-name = Treasure Map
title-description = Empty the temples, read the tokens, dig up the four pieces of the map, and be the first in Eldorado: past pirates, the Spanish galleon and everybody else.

# Parts of other messages.
n-gold = { $gold ->
    [0] no gold
   *[other] { $gold } gold
}
n-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
the-target = { $kind ->
    [crew] { $to_you ->
        [yes] you
       *[no] { $to }
    }
    [ship] { $to_you ->
        [yes] your empty ship
       *[no] { $to }’s empty ship
    }
    [pirate] pirate { $pirate }
   *[galleon] the galleon
}
target-begins = { $kind ->
    [crew] { $to_you ->
        [yes] You
       *[no] { $to }
    }
    [ship] { $to_you ->
        [yes] Your empty ship
       *[no] { $to }’s empty ship
    }
    [pirate] Pirate { $pirate }
   *[galleon] The galleon
}

## Moves

move-spin = Spin the compass
move-go = Go { way }
move-drift = Drift with the waves
move-stop = Stop here
move-rescue = Return aboard (the whole turn)
move-bribe = Bribe pirate { $pirate }
move-fight = { $kind ->
    [ship] Sink { the-target }
   *[other] Fight { the-target }
}
move-fire = Fire at { the-target }
move-hold = Hold fire: { the-target }
move-answer = Fire
move-duck = Hold fire
move-throw = Throw the dice
move-swap = Swap { $token_the } for map piece { $piece }
move-fetch-gold = Take back { $gold } gold
move-fetch-token = Take back { $token_the }
move-fetch-piece = Take back map piece { $piece }
move-store-gold = Store { $gold } gold
move-store-token = Store { $token_the }
move-store-piece = Store map piece { $piece }
move-buy = Buy { $card_a }
move-course = It sails { way }
move-done = Leave it at that
move-end = End the turn

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-points = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
preview-gold = { $amount } gold
preview-stored = { $n } into the store
preview-tokens = { $n ->
    [one] { $amount } token
   *[other] { $amount } tokens
}
preview-pieces = { $n ->
    [one] { $amount } map piece
   *[other] { $amount } map pieces
}
preview-balls = { $n ->
    [one] { $amount } cannonball
   *[other] { $amount } cannonballs
}
preview-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
preview-fights = { $n ->
    [one] close combat here
   *[other] { $n } close combats here
}
preview-dangers = { $n ->
    [one] under the guns of 1 enemy
   *[other] under the guns of { $n } enemies
}
preview-win = { $n }% to win
preview-lose = { $n }% to lose
preview-gold-won = { $n } gold to win
preview-tokens-won = { $n ->
    [one] 1 token to win
   *[other] { $n } tokens to win
}
preview-pieces-won = { $n ->
    [one] 1 map piece to win
   *[other] { $n } map pieces to win
}
preview-gold-lost = { $n } gold to lose
preview-tokens-lost = { $n ->
    [one] 1 token to lose
   *[other] { $n } tokens to lose
}
preview-pieces-lost = { $n ->
    [one] 1 map piece to lose
   *[other] { $n } map pieces to lose
}

## Steps and what the player to move must do

step-spin = Compass
step-galleon = The galleon sails
step-movement = Movement
step-stopped = Arrival
step-close = Close combat
step-gunnery = Gunnery
step-answer = Under fire
step-exchange = Broadsides
step-treasure = Treasure
step-actions = Actions
step-pirates = The pirates sail
step-pirate = A pirate sails
step-caught = Caught
step-level-check = End of the turn
step-over = Game over

# Numbers of the decision at hand: galleon and pirate: $steps left; movement: $points; answer: $fired is 1 when somebody has fired at the player; treasure: $dice, the $least and $most gold, $risk of a hunter in percent.
prompt-spin = { $you ->
    [yes] Spin the compass: it decides who goes first and where the galleon sails.
   *[no] { $seat } spins the compass.
}
prompt-galleon = { $you ->
    [yes] Which way does the galleon sail?
   *[no] { $seat } chooses the galleon’s way.
}
prompt-movement = { $you ->
    [yes] { $points ->
        [0] Drift on, or stop here?
        [one] Where do you go? You have 1 step.
       *[other] Where do you go? You have { $points } steps.
    }
   *[no] { $seat } is on the move.
}
prompt-stopped = The movement is over.
prompt-close = { $you ->
    [yes] Close combat: whom do you fight?
   *[no] { $seat } is in close combat.
}
prompt-gunnery = { $you ->
    [yes] Within range: do you fire?
   *[no] { $seat } may fire.
}
prompt-answer = { $you ->
    [yes] { $fired ->
        [1] { target-begins } fires at you: do you answer?
       *[other] { target-begins } is within range: do you fire?
    }
   *[no] { $fired ->
        [1] { $seat } is under fire and may answer.
       *[other] { $seat } may fire.
    }
}
prompt-exchange = { $you ->
    [yes] Broadsides with { the-target }: throw the dice.
   *[no] { $seat } throws the dice.
}
prompt-treasure = { $you ->
    [yes] A treasure! Throw { $dice ->
        [one] the die.
       *[other] { $dice } dice.
    }
   *[no] { $seat } has found a treasure and throws the dice.
}
prompt-actions = { $you ->
    [yes] What else do you do here?
   *[no] { $seat } acts on the spot.
}
prompt-pirates = The pirates set sail.
prompt-pirate = { $you ->
    [yes] Which way does pirate { $pirate } sail?
   *[no] { $seat } chooses the way of pirate { $pirate }.
}
prompt-caught = { $you ->
    [yes] Pirate { $pirate } has caught you: throw the dice.
   *[no] Pirate { $pirate } has caught { $seat }, who throws the dice.
}
prompt-level-check = The turn is over.
prompt-over = The game is over.

## Events

event-game-started = The islands lie as { $map } shows.
event-tokens-laid = { $level ->
    [1] Treasures for one die lie in the temples: { $cells_list }.
    [2] Treasures for two dice lie in the temples: { $cells_list }.
   *[3] Treasures for three dice lie in the temples: { $cells_list }.
}
event-compass-spun = Turn { $round }: the compass shows { $sector }. { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-turn-began = Turn { $round }
event-galleon-came = The Spanish galleon appears at { $cell }.
event-galleon-sailed = The galleon sails to { $cell } and leaves a coin behind.
event-player-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
event-moved = { $manner ->
    [sail] { $you ->
        [yes] You sail to { $cell }.
       *[no] { $seat } sails to { $cell }.
    }
    [land] { $you ->
        [yes] You land at { $cell }.
       *[no] { $seat } lands at { $cell }.
    }
    [walk] { $you ->
        [yes] You walk to { $cell }.
       *[no] { $seat } walks to { $cell }.
    }
   *[board] { $you ->
        [yes] You go aboard at { $cell }.
       *[no] { $seat } goes aboard at { $cell }.
    }
}
event-drifted = { $you ->
    [yes] You drift to { $cell }.
   *[no] { $seat } drifts to { $cell }.
}
event-coins-collected = { $you ->
    [yes] You fish { $coins } gold out of the wake.
   *[no] { $seat } fishes { $coins } gold out of the wake.
}
event-rescued = { $you ->
    [yes] You are back aboard at { $cell }.
   *[no] { $seat } is back aboard at { $cell }.
}
event-fired = { $you ->
    [yes] You fire at { the-target }.
   *[no] { $seat } fires at { the-target }.
}
event-was-fired-at = { $you ->
    [yes] { target-begins } fires at you.
   *[no] { target-begins } fires at { $seat }.
}
event-fire-held = { $you ->
    [yes] You hold your fire.
   *[no] { $seat } does not fire.
}
event-combat-dice = { $you ->
    [yes] You: { $own }, { the-target }: { $other }.
   *[no] { $seat }: { $own }, { the-target }: { $other }.
}{ $equal ->
    [yes] {" "}Equal!
   *[no] {""}
}
event-crew-beaten = { $kind ->
    [crew] { $to_you ->
        [yes] You beat { $seat }.
       *[no] { $you ->
            [yes] { $to } beats you.
           *[no] { $to } beats { $seat }.
        }
    }
   *[other] { $you ->
        [yes] { target-begins } beats you.
       *[no] { target-begins } beats { $seat }.
    }
}
event-loot-taken = { $you ->
    [yes] Your loot: { loot }.
   *[no] { $seat }’s loot: { loot }.
}
loot = { n-gold }{ $number ->
    [0] {""}
   *[other] , { $tokens ->
        [0] { n-tokens }
       *[other] { $tokens_list }
    }
}{ $pieces ->
    [0] {""}
   *[other] , { $pieces_list }
}
event-loot-lost = Lost: { n-gold }{ $number ->
    [0] {""}
   *[other] , { n-tokens }
}{ $pieces ->
    [0] {""}
   *[other] , { $pieces_list }
}.
event-sent-home = { $you ->
    [yes] You are back in your home port.
   *[no] { $seat } is back in the home port.
}
event-ship-sunk = { $you ->
    [yes] Your empty ship is sunk: a new one waits in your home port.
   *[no] { $seat }’s empty ship is sunk: a new one waits in the home port.
}
event-galleon-taken = { $you ->
    [yes] You take the galleon: { n-gold }!
   *[no] { $seat } takes the galleon: { n-gold }!
}
event-pirate-beaten = { $you ->
    [yes] You beat pirate { $pirate }.
   *[no] { $seat } beats pirate { $pirate }.
}
event-treasure-found = { $you ->
    [yes] You throw { $dice_list }: { n-gold }, and { $token_a } that names { $cell }.
   *[no] { $seat } throws { $dice_list }: { n-gold }, and { $cell ->
        [off] a token of level { $level }.
       *[other] { $token_a } that names { $cell }.
    }
}
event-token-found = { $you ->
    [yes] You find { $token_a } that names { $cell }.
   *[no] { $seat } finds { $cell ->
        [off] a token of level { $level }.
       *[other] { $token_a } that names { $cell }.
    }
}
event-hunt-began = { $you ->
    [yes] Pirate { $pirate } is after you.
   *[no] Pirate { $pirate } is after { $seat }.
}
event-pirate-bribed = { $you ->
    [yes] You pay { n-gold } to pirate { $pirate }: it turns back.
   *[no] { $seat } pays { n-gold } to pirate { $pirate }: it turns back.
}
event-fetched = { $you ->
    [yes] You take back { moved-thing }.
   *[no] { $seat } takes back { moved-thing }.
}
event-stored = { $you ->
    [yes] You store { moved-thing }.
   *[no] { $seat } stores { moved-thing }.
}
moved-thing = { $gold ->
    [0] { $piece ->
        [0] { $you ->
            [yes] { $token_the }
           *[no] a token of level { $level }
        }
       *[other] map piece { $piece }
    }
   *[other] { n-gold }
}
event-bought = { $you ->
    [yes] You buy { $card_a } for { $price } gold.
   *[no] { $seat } buys { $card_a } for { $price } gold.
}
event-swapped = { $you ->
    [yes] You dig up map piece { $piece } with { $token_the }.
   *[no] { $seat } digs up map piece { $piece } with { $token_the }.
}
event-pirate-sailed = Pirate { $pirate } sails to { $cell }.
event-pirate-caught = { $you ->
    [yes] Pirate { $pirate } has reached your ship!
   *[no] Pirate { $pirate } has reached { $seat }’s ship!
}
event-level-reached = Level { $level }: new treasures, four more map pieces, and stronger pirates.
event-eldorado-told = { $you ->
    [yes] You put the four pieces together: Eldorado is at { $cell }!
   *[no] { $seat } puts the four pieces together and knows where Eldorado is.
}
event-eldorado-elsewhere = { $you ->
    [yes] Eldorado is not at { $cell }.
   *[no] { $seat } searches { $cell } in vain: Eldorado is not there.
}
event-tokens-shown = The tokens that were left: { $tokens_list }.
event-game-ended = { $ending ->
    [eldorado] Eldorado is found, at { $cell }!
    [caught] The pirates have you. Eldorado was at { $cell }.
    [turn_limit] { $cell ->
        [off] Time is up.
       *[other] Time is up. Eldorado was at { $cell }.
    }
   *[other] { $cell ->
        [off] The decision limit ends the game.
       *[other] The decision limit ends the game. Eldorado was at { $cell }.
    }
} { who-wins }

## Why not

reason-not-now = { $step ->
    [spin] First the compass must be spun.
    [galleon] First choose the galleon’s way.
    [movement] First end your movement.
    [stopped] The movement is just over.
    [close] First comes the close combat.
    [gunnery] First decide whether you fire.
    [answer] First decide whether you fire.
    [exchange] First throw the dice of the fight.
    [treasure] First throw the dice for the treasure.
    [actions] Your movement is over: act here, or end the turn.
    [pirates] The pirates are just setting sail.
    [pirate] First choose the pirate’s way.
    [caught] First throw the dice against the pirate.
    [level-check] The turn is just over.
   *[over] The game is over.
}
reason-no-points-left = { $points ->
    [one] You have made your step.
   *[other] You have made all your { $points } steps.
}
reason-straight-only = On the 16 cells one steps north, east, south or west.
reason-only-the-drift = Inside a whirlpool a ship only drifts with the waves.
reason-no-walking-on-water = A crew ashore walks on land, or boards its own ship at { $cell }.
reason-drift-aboard-only = Only a ship with its crew aboard drifts.
reason-no-waves = There are no waves here.
reason-drifted-enough = In one whirlpool a ship drifts { $drifts } cells at most.
reason-must-move = At this table everybody must make at least one step.
reason-no-rescue = At this table nobody is fetched off an island.
reason-not-stranded = Your crew can walk to its ship.
reason-moved-already = Returning aboard takes the whole turn, and you have moved already.
reason-rescue-takes-all = Returning aboard has taken the whole turn.
reason-not-hunted-by = Pirate { $pirate } is not after you.
reason-too-far-to-bribe = Pirate { $pirate } is too far away: it must lie beside your ship or your crew.
reason-too-little-gold = This costs { $price } gold, and you carry { $gold }.
reason-not-on-your-cell = There is no fight with { the-target } here.
reason-fight-first = You must fight whoever is on your cell.
reason-not-beside-you = Not next to you: { the-target }.
reason-neutral-ground = Towns and their ports are neutral: nobody fights there.
reason-no-guns-ashore = A crew ashore has no guns.
reason-no-cannonball = You have no cannonball.
reason-cannot-be-seen = A camouflaged crew ashore cannot be aimed at.
reason-fought-already = You have fought in this turn already with { the-target }.
reason-not-threatened = There is no fire to expect from { the-target }.
reason-they-may-fire = First settle it with those who may fire at you.
reason-not-shortest = That is not one of the shortest ways.
reason-not-in-own-city = Your store is in your own town, at { $cell }.
reason-business-began = Whatever you take back comes first, before purchases, swaps and bribes.
reason-storing-began = Storing comes last in a turn.
reason-not-stored = That is not in your store; { n-gold } lies there.
reason-not-carried = You do not carry that; you have { n-gold } with you.
reason-not-in-city = Equipment is sold in towns only.
reason-card-owned = You have that already: { $card }.
reason-token-not-carried = You do not carry { $token_the }.
reason-token-elsewhere = Swap { $token_the } at { $cell }, not here.
reason-piece-gone = Map piece { $piece } is not on offer.

## The table in plain lines, for a terminal

line-turn = Turn { $turn }, level { $level } of { $last }. The compass shows { $sector }.
line-before-spin = Turn { $turn }, level { $level } of { $last }. The compass has not been spun yet.
line-legend = Land: { sign-jungle } jungle, { sign-city } town, { sign-temple } temple with its dice. Sea: { sign-calm } calm, { sign-port } port, { sign-skull } skull, { sign-wave } wave. @1 is player 1 aboard, &1 the crew ashore, u1 an empty ship, x1 a pirate, G the galleon, $ coins, + more than one of these. Edges meet.
sign-jungle = J
sign-city = C
sign-temple = T
sign-calm = .
sign-port = P
sign-skull = K
sign-wave = w
line-waves = Waves lead: { $waves_list }.
line-coins = Coins: { $coins_list }.
line-offer = Map pieces on offer: { $n ->
    [0] none
   *[other] { $pieces_list }
}.
line-eldorado = { $known ->
    [yes] Eldorado is at { $cell }.
   *[no] Eldorado is at one of these: { $cells_list }.
}
line-galleon = The galleon { $cell ->
    [off] is not on the board
   *[other] is at { $cell }
}, its hold: { $hold }.
line-pirate = Pirate { $pirate } { $cell ->
    [off] is beaten
   *[other] is at { $cell }
}{ $hunts ->
    [yes] , after { $seat } and { $away ->
        [-1] without a way
        [one] 1 step away
       *[other] { $away } steps away
    }
   *[no] {""}
}, its hoard: { $hold }.
line-player = { $you ->
    [yes] You ({ $number }, { $color }), { $aboard ->
        [yes] aboard at { $crew }
       *[no] ashore at { $crew }, your ship at { $ship }
    }.
   *[no] { $seat } ({ $number }, { $color }), { $aboard ->
        [yes] aboard at { $crew }
       *[no] ashore at { $crew }, the ship at { $ship }
    }.
}
line-carried = Carried: { $things }.
line-stored = Stored: { $things }.
line-cards = Equipment: { $cards_list }.
line-balls = { $balls ->
    [one] 1 cannonball
   *[other] { $balls } cannonballs
}
line-known-token = { $token_a } that names { $cell }
line-unknown-token = a token of level { $level }
line-nothing = nothing
line-fight = { target-begins }, { $way_of ->
    [close] close combat
   *[ranged] guns
}: { $own } against { $other }, { $chance }% to win.
line-side = { $bonus ->
    [0] a die
   *[other] a die + { $bonus } ({ $sources })
}
line-bonus-level = level { $level }

## Score sheet and endings

source-eldorado = Eldorado
source-pieces = Different map pieces
source-gold = Gold (it decides a tie)
source-tokens = Tokens (they decide a tie)
source-turns = Turns played

ending-eldorado = Eldorado was found.
ending-turn-limit = The last turn is over: most different map pieces win, then gold, then tokens.
ending-caught = A pirate has destroyed your crew.
ending-decision-limit = The decision limit was reached: most different map pieces win, then gold, then tokens.

## Options

option-colors = Colors
    .help = Who has which color, and with it which town.
option-colors-by-seat = By seat
option-colors-drawn = By lot
option-eldorado = Place of Eldorado
    .help = One of four places, drawn in secret, or the one printed on the back of the map card, which everybody can look up.
option-eldorado-drawn = Drawn in secret
option-eldorado-printed = As printed
option-min-move = Least movement
    .help = How many steps everybody must make each turn; 0 lets a crew stay.
option-stranded-rescue = Rescue
    .help = A crew whose ship was sunk can use a whole turn to return aboard.
option-galleon-color = Goal of the galleon
    .help = It sails for the town of the inner ring, or for that of the first player.
option-galleon-color-inner-ring = Inner ring of the compass
option-galleon-color-first-player = First player
option-npc-path-choice = Equally short ways
    .help = Pirates and the galleon take straight steps first, or the first player chooses.
option-npc-path-choice-fixed = Fixed order
option-npc-path-choice-first-player = First player chooses
option-galleon-armed = Armed galleon
    .help = The galleon answers fire; without guns one cannonball is enough to take it.
option-port-neutral = Neutral ports
    .help = Nobody fights in the port of a town, and pirates keep out of it.
option-camouflage = Camouflage
    .help = What it does for a crew ashore that is fired at.
option-camouflage-immune = Cannot be fired at
option-camouflage-normal-roll = Dice decide
option-combat-tie = Equal totals
    .help = What happens when both sides of a fight have the same.
option-combat-tie-reroll = Throw again
option-combat-tie-defender-wins = The defender wins
option-open-tokens = Open tokens
    .help = Everybody sees what a token names as soon as it is found.
option-beaten-pirates = Beaten pirates
    .help = When a pirate that was beaten comes back.
option-beaten-pirates-until-next-level = At the next level
option-beaten-pirates-back-at-once = At once
option-bribe-reach = Bribes
    .help = Where a pirate that hunts you takes your gold.
option-bribe-reach-anywhere = Wherever it is
option-bribe-reach-beside = Only beside your ship or crew
option-hunters-fire = Guns on the shore
    .help = From level 2 on, a pirate fires at the crew that it hunts as soon as it lies beside it; camouflage and towns protect.
option-hunt-goes-on = The hunt goes on
    .help = Alone: one pirate hunts you, and one more for each empty temple, until you have beaten them. A bribe only sends one back to its skull.
option-die-faces = Dice
    .help = What the five faces beside the skull show; a skull counts 7.
option-die-faces-from-two = 2 to 6
option-die-faces-from-one = 1 to 5
option-board = Board
    .help = The whole box, or 16 cells for two: one step a turn, three turns, a single treasure. What can be searched to its end shows what bots are worth.
option-board-full = The whole box
option-board-small = 16 cells, for research
option-turn-limit = Turn limit
    .help = After this many turns the game ends; 0 for none.
option-decision-limit = Decision limit
    .help = After this many decisions the game ends.

clash-small = The 16 cells are played as they are: leave the other options as usual.
clash-small-seats = The 16 cells are for two players.

## On the shelf

mode-base = { title-name }
    .about = Read the tokens, find Eldorado first.

## Ready-made games

preset-base = The game
    .help = For 2 to 4 players: two levels with 2, three levels with more.
preset-solo = Alone
    .help = You against the pirates, in 17 turns: one hunts you from the start, each temple brings another, and none gives up before it is beaten. They fire at crews ashore, and take bribes only when they are close.

## The tutorial

tutorial-welcome = Somewhere on these islands lies Eldorado. Treasures lead to four pieces of a map, and the map leads there. Whoever arrives first with all four pieces wins. Let us make the first turns together, against Bao.
    .title = Four pieces of a map
tutorial-chart = Treasures lie in temples like this one. Pirates wait on the skulls, towns have a port. Whoever leaves the chart on one side comes in again on the other.
    .title = The Caribbean
tutorial-spin = Every turn begins with the compass: its inner color says who is first, and to which port the Spanish galleon sails. Spin it.
    .title = The compass
tutorial-ship = Your ship lies in its port with the crew aboard; the galleon has come there too. Each turn you have four steps, straight or diagonal. Your crew may go ashore; the ship then stays where it is.
    .title = Four steps
tutorial-temple = The temple at I9 is three steps away, two at sea and one ashore. Choose it in the list or on the chart, then confirm.
    .title = To the temple
tutorial-throw = This treasure is of level 1: one die for gold. Throw it.
    .title = A treasure
tutorial-skull = A skull is the best throw, 7 gold, but it sets the nearest pirate on you. When all have moved it sails two steps towards your ship. You could pay it off for 4 gold, at any time in your turn.
    .title = A skull
tutorial-token = The token is yours, and only you see its back. It names a cell with land: J5, marked with a cross. The back also shows how it was found: by the zone, then the numbers.
    .title = What the token says
tutorial-enough = Where you stop you may do whatever is possible there. Here nothing more is. End your turn.
    .title = That is all for now
tutorial-hunter = Bao has found a treasure too. Then the pirate came two steps, and lies beside your empty ship. It would sink it next.
    .title = Company
tutorial-again = Whoever was first spins the compass for the next turn. That is you.
    .title = A new turn
tutorial-galleon = The inner color was blue, so Bao was first, and the galleon sailed towards Bao’s port. Where it was it leaves a coin, for the first ship to pass.
    .title = A trail of gold
tutorial-rival = Bao’s token named Bao’s own town. There Bao swapped it for piece 2 of the map, and bought a sabre.
    .title = Bao has a piece
tutorial-aboard = Now to your pirate. With these arrows you go step by step. One step north takes your crew back aboard.
    .title = Back aboard
tutorial-beside = The pirate lies beside you now: near enough for your cannon. On its own cell it would be a close combat. Stop here.
    .title = Near enough
tutorial-fire = A shot takes a cannonball. Pirates of level 1 have no cannons, so you are sure to win. If both fire, each throws a die and adds the numbers on its cards. Fire!
    .title = Fire!
tutorial-beaten = It will be back at the next level. Had you lost, all that you carry would be gone, and you would begin again in your port. End your turn.
    .title = Well aimed
tutorial-cross = You are first again. To the cross at J5 it is three steps, through your port, where the galleon left a coin. Go there.
    .title = The cross
tutorial-swap = This is the cell that your token names: swap it for a piece of the map. Piece 2 is gone, of each other number there is one. Take piece 1.
    .title = A piece of the map
tutorial-piece = Three more, and you will see where Eldorado lies, and nobody else. Pieces can also be won: whoever loses a fight gives up everything carried.
    .title = One of four
tutorial-next = On to the next turn.
    .title = Nothing more here
tutorial-home = You have 8 gold, and your own town is next to you. Spin the compass first.
    .title = Gold to spend
tutorial-town = Every town sells equipment to crews ashore, and nobody fights there. Go to J6.
    .title = To town
tutorial-buy = Cards are kept even by those who lose a fight. Pistols add 2 in close combat, for 5 gold. Buy them.
    .title = Equipment
tutorial-store = In your own town you may leave gold, tokens and pieces: there nobody can take them. But only what you carry with you counts in Eldorado.
    .title = A safe place
tutorial-levels = When all temples are empty a new level begins: treasures of more dice, four more pieces of the map, and stronger pirates, with cannons.
    .title = Levels
tutorial-eldorado = Treasures, tokens, pieces, Eldorado: now you know the way. Buttons tell what they do, and whatever cannot be done says why. Good hunting!
    .title = Your turn, captain

# --- what lies where, in a position that is set up

# --- what looking ahead expects: rounds that Eldorado is away

hint-points = { $away } rounds to go
study-outlook = rounds to go
study-worth = { $away }

laid-turn = Turn
laid-balls = Cannonballs
laid-cards = Equipment
laid-ship = Ship
laid-crew = Crew
laid-galleon = Galleon
laid-pirate-1 = Pirate 1
laid-pirate-2 = Pirate 2
laid-pirate-3 = Pirate 3
laid-pirate-4 = Pirate 4
laid-gold = Gold carried
laid-stored-gold = Gold stored
laid-offer = Map pieces on offer
laid-pieces = Map pieces carried
laid-stored-pieces = Map pieces stored
laid-map-piece-1 = Map piece 1
laid-map-piece-2 = Map piece 2
laid-map-piece-3 = Map piece 3
laid-map-piece-4 = Map piece 4
