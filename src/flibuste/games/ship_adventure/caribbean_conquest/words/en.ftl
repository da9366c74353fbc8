### Caribbean Conquest in words. Every id and attribute here is also in fr.ftl; a test says so. Pieces, cards and zones: ../../words.
###
### Arguments made from facts: numbers stay numbers. Seats ($seat, $to, $to_move) are players' names; $you, $to_you and $to_move_you are "yes" when
### the reader is meant. Cells ($cell, $from, $at) are row and column, as 5,9. A fact `card` gives the card's name $card and its $card_text, `zone` the
### name of a zone. $unit, $way, $what, $kind, $step and $ending stay as they are in the engine, to choose between words.

title-name = Caribbean Conquest
title-description = Fleets and crews fight for the Caribbean: raise troops in your cities, sail them to temples and skull rocks, storm what others hold, and rule whole zones before anybody else does.

## Units, points

unit-ship = ship
unit-crew = crew

# Parts of other messages.
a-unit = { $unit ->
    [ship] a ship
   *[crew] a crew
}
unit-name = { $unit ->
    [ship] { unit-ship }
   *[crew] { unit-crew }
}
n-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
n-crews = { $crews ->
    [one] 1 crew
   *[other] { $crews } crews
}
group = { $ships ->
    [0] { n-crews }
   *[other] { $crews ->
        [0] { n-ships }
       *[other] { n-ships } and { n-crews }
    }
}
n-gold = { $gold } gold
for-price = for { $price } gold
n-steps = { $points ->
    [one] 1 step
   *[other] { $points } steps
}
n-balls = { $balls ->
    [one] 1 cannonball
   *[other] { $balls } cannonballs
}
a-point = { $what ->
    [city] the city
    [temple] the temple
   *[skull] the skull rock
}

## Moves

move-spin = Spin the compass
move-at = At { $cell }
move-buy = Buy: { $card }
move-recruit = Recruit { a-unit }
move-from = Move from { $cell }
move-take = Take { group }
move-go = Go { way }
move-drift = Drift with the waves
move-stop = Stop here
move-storm = Fight at { $cell }
move-throw = Throw the dice
move-lose = Give up { a-unit }
move-guns = Fire from { $cell }
move-aim = Aim { way }
move-answer = Fire back
move-duck = Hold your fire
move-done = Done

## What a move brings

preview-gold = { $amount } gold
preview-ships = { $n ->
    [one] { $amount } ship
   *[other] { $amount } ships
}
preview-crews = { $n ->
    [one] { $amount } crew
   *[other] { $amount } crews
}
preview-units = { $n ->
    [one] { $amount } unit
   *[other] { $amount } units
}
preview-balls = { $n ->
    [one] { $amount } cannonball
   *[other] { $amount } cannonballs
}
preview-close = { $amount } in close combat
preview-ranged = { $amount } with guns
preview-steps = { $n ->
    [one] { $amount } step
   *[other] { $amount } steps
}
preview-seizes = takes the point
preview-hit = a sure hit
preview-win = { $n }% to win the throw
preview-lose = { $n }% to lose it
preview-tie = { $n }% to throw again
preview-hold = { $n }% to take the cell in the end

## Steps and what the player to move must do

step-over = The end
step-spin = Compass
step-deploy = Deployment
step-purchases = Purchases
step-recruit = Recruiting
step-groups = Movements
step-size = The group
step-march = On the move
step-battles = Close combat
step-battle = Close combat
step-loss = Losses
step-gunnery = Gunnery
step-aim = Taking aim
step-answer = Fire back?
step-exchange = Exchange of fire

prompt-over = The game is over.
prompt-spin = { $you ->
    [yes] Spin the compass: it says who goes first.
   *[no] { $seat } spins the compass.
}
prompt-deploy = { $you ->
    [yes] Where does your { unit-name } start?
   *[no] { $seat } deploys { a-unit }.
}
prompt-purchases = { $you ->
    [yes] You have { n-gold }. What do you buy?
   *[no] { $seat } goes shopping with { n-gold }.
}
prompt-recruit = { $you ->
    [yes] Where does the new { unit-name } appear?
   *[no] { $seat } chooses a place for { a-unit }.
}
prompt-groups = { $you ->
    [yes] { $points ->
        [0] All steps are made: be done, and the fighting begins.
       *[other] Which group moves? { n-steps } left.
    }
   *[no] { $seat } moves: { n-steps } left.
}
prompt-size = { $you ->
    [yes] Who of { $cell } comes along?
   *[no] { $seat } puts a group together at { $cell }.
}
prompt-march = { $you ->
    [yes] Where to with { group }? { n-steps } left.
   *[no] { $seat } moves { group }, now at { $cell }.
}
prompt-battles = { $you ->
    [yes] { $fights ->
        [one] A fight awaits you: to arms!
       *[other] Where do you fight first?
    }
   *[no] { $seat } must fight.
}
prompt-battle = { $you ->
    [yes] The fight at { $cell } goes on: throw again.
   *[no] { $seat } fights on at { $cell }.
}
prompt-loss = { $you ->
    [yes] You have lost a throw at { $cell }. What do you give up?
   *[no] { $seat } must give up a unit at { $cell }.
}
prompt-gunnery = { $you ->
    [yes] Do you fire? You have { n-balls }.
   *[no] { $seat } may fire.
}
prompt-aim = { $you ->
    [yes] Whom do the guns of { $cell } fire at?
   *[no] { $seat } takes aim from { $cell }.
}
prompt-answer = { $you ->
    [yes] { $cell } fires at your units at { $at }. Do you fire back?
   *[no] { $seat } is under fire at { $at } and may fire back.
}
prompt-exchange = { $you ->
    [yes] Both sides have fired, from { $cell } and { $at }: throw the dice.
   *[no] { $seat } throws the dice for the shots from { $cell } and { $at }.
}

## Events

event-game-started = { $boxes ->
    [1] The Caribbean of one box is laid out.
   *[other] The Caribbean of { $boxes } boxes is laid out.
}
event-deployment-began = { $you ->
    [yes] The compass lets you deploy first.
   *[no] The compass lets { $seat } deploy first.
}
event-deployed = { $you ->
    [yes] You deploy { a-unit } at { $cell }.
   *[no] { $seat } deploys { a-unit } at { $cell }.
}
event-turn-began = Turn { $round }: { $you ->
    [yes] the compass lets you go first.
   *[no] the compass lets { $seat } go first.
}
event-player-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
event-bought = { $you ->
    [yes] You buy { for-price }: { $card }.
   *[no] { $seat } buys { for-price }: { $card }.
}
event-recruited = { $you ->
    [yes] You recruit { a-unit } at { $cell } { for-price }.
   *[no] { $seat } recruits { a-unit } at { $cell } { for-price }.
}
event-group-moved = { $you ->
    [yes] You move { group } from { $from } to { $cell }.
   *[no] { $seat } moves { group } from { $from } to { $cell }.
}
event-combat-dice = { $kind ->
    [close] Close combat at { $cell }
   *[ranged] Fire at { $cell }
}: { $seat } { $total }, { $to } { $against }.
event-unit-lost = { $you ->
    [yes] You lose { a-unit } at { $cell }.
   *[no] { $seat } loses { a-unit } at { $cell }.
}
event-crews-drowned = { $you ->
    [yes] Your { n-crews } aboard go down at { $cell }.
   *[no] { $seat } loses all aboard at { $cell }: { n-crews }.
}
event-fired = { $you ->
    [yes] You fire from { $cell } at { $at }.
   *[no] { $to_you ->
        [yes] { $seat } fires from { $cell } at you, at { $at }.
       *[no] { $seat } fires from { $cell } at { $to }, at { $at }.
    }
}
event-point-unharmed = { $you ->
    [yes] Your walls at { $cell } hold: nothing is lost.
   *[no] The walls of { $seat } at { $cell } hold: nothing is lost.
}
event-point-taken = { $you ->
    [yes] You take { a-point } at { $cell }.
   *[no] { $seat } takes { a-point } at { $cell }.
}
event-zone-completed = { $you ->
    [yes] You hold the whole zone: { $zone }. Its points count double.
   *[no] { $seat } holds the whole zone: { $zone }. Its points count double.
}
event-player-out = { $you ->
    [yes] You are out of the game: no unit and no city are left.
   *[no] { $seat } is out of the game: no unit and no city are left.
}
event-majority-reached = { $you ->
    [yes] You hold { $zones } zones, the majority: the game ends after this turn.
   *[no] { $seat } holds { $zones } zones, the majority: the game ends after this turn.
}
event-goal-reached = { $you ->
    [yes] You have { $points } points: the game ends after this turn.
   *[no] { $seat } has { $points } points: the game ends after this turn.
}
event-income = { $you ->
    [yes] Income: you get { n-gold }.
   *[no] Income: { $seat } gets { n-gold }.
}
event-final-count = { $you ->
    [yes] You have { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[no] { $seat } has { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
event-game-ended = { $ending ->
    [majority] A majority of the zones decides the game.
    [elimination] A player is out, and the game is over.
    [goal] The goal is reached.
    [turn_limit] The last turn is over.
   *[decision_limit] The decision limit ends the game.
} { who-wins }

## Why not

reason-not-now = { $step ->
    [spin] First spin the compass.
    [deploy] First deploy your units.
    [purchases] First buy what you want, or be done with it.
    [recruit] First choose where the new unit appears.
    [groups] Choose a group that moves, or be done with your movements.
    [size] First choose who comes along.
    [march] A group is on the move: let it go on or stop.
    [battle] A fight is going on: throw the dice.
    [loss] First choose which unit you give up.
    [gunnery] It is time for the guns: fire, or be done.
    [aim] First choose whom you fire at.
    [answer] First decide whether you fire back.
    [exchange] First throw the dice.
   *[over] The game is over.
}
reason-no-such-cell = There is no such cell: this board has { $side } rows and columns, counted from 0.
reason-not-a-place-to-deploy = { $unit ->
    [ship] A ship starts on the port of one of your cities.
   *[crew] A crew starts in one of your cities, or aboard your ship.
}
reason-card-owned = You have that card already, and one of each is all you may have: { $card }.
reason-too-little-gold = This costs { $price } gold, and you have { $gold }.
reason-no-city = Without a city you can recruit nobody.
reason-no-place-for-unit = { $unit ->
    [ship] None of your ports has room for a ship: { $most } units lie there already, or an enemy.
   *[crew] None of your cities has room for a crew: { $most } units are there already, or an enemy.
}
reason-not-your-city = { $unit ->
    [ship] New ships appear on the port of a city of yours.
   *[crew] New crews appear in a city of yours.
}
reason-enemy-there = { $to } has units there.
reason-cell-full = No more than { $most } of your units may rest on a cell.
reason-no-units-there = You have no units at { $cell }.
reason-no-points-left = All { $points } steps of this turn are made.
reason-group-cannot-move = That group has nowhere to go.
reason-purchases-over = You buy and recruit before your first step.
reason-too-few-there = So many are not there: { group }.
reason-crews-left-behind = { $crews ->
    [one] 1 crew would be left
   *[other] { $crews } crews would be left
} on the water without a ship.
reason-ships-keep-to-the-sea = Ships keep to the sea. Let the crews land as a group of their own.
reason-enemy-ship-carries-nobody = Crews board ships of their own only.
reason-crews-need-land = Crews alone go over land, or onto a cell with a ship of their own.
reason-only-drift-here = Inside a whirlpool a ship only drifts.
reason-no-room-to-stop = From there the group could stop nowhere: { $most } units fill a cell.
reason-must-step = A group that was called takes one step at least.
reason-no-drift = There are no waves here that a ship could drift with.
reason-drifted-enough = A ship drifts at most { $most } cells in one stay.
reason-fight-first = { $cells ->
    [one] First comes the fight that you have begun.
   *[other] First come the { $cells } fights that you have begun.
}
reason-nobody-to-fight = There is nobody to fight at that cell.
reason-no-guns-there = You have neither a ship nor a point at { $cell } that could fire.
reason-nothing-to-hit = There are no units there that you may fire at.
reason-fired-already = Between { $cell } and { $at } a shot was fired in this turn already.
reason-under-camouflage = The crews at { $at } are camouflaged: they cannot be seen.

## The table in plain lines, for a terminal

line-legend = . sea, P port, K skull rock, ~ whirlpool, ^ jungle, C city, T temple; a number behind it: held by that player; @1: units of player 1.
line-turn = Turn { $turn }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}. First player: { $seat }.
line-closing = The game ends after this turn.
line-player = { $you ->
    [yes] You
   *[no] { $seat }
} ({ $number }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { n-gold }, { n-balls }{ $out ->
    [yes] , out of the game
   *[no] {""}
}.
line-zones = Zones: { $zones_list }.
line-zone = { $zone } { $held }/{ $size }
line-cards = Cards: { $cards_list }.
line-units = { $cell }: { group }.
line-fight = { $cell }: { $seat } +{ $bonus } against { $to } +{ $against }: { $win }% win, { $lose }% lose, { $tie }% again{ $rolled ->
    [yes] {""}
   *[no] {" "}(no answer)
}.

## Score sheet and endings

source-points-held = Points held
source-whole-zones = Whole zones, counted twice
source-gold = Gold (it decides a tie)

ending-majority = A player held a majority of the zones: most points win.
ending-elimination = A player was eliminated: most points win.
ending-turn-limit = The last turn is over: most points win.
ending-goal = A player had the points that were played for: most points win.
ending-decision-limit = The decision limit was reached: points were counted at once.

## Options

option-boxes = Boxes
    .help = How many boxes make up the board: 12, 24 or 36 cells a side.
option-boxes-1 = One box
option-boxes-4 = Four boxes
option-boxes-9 = Nine boxes
option-steps = Steps a turn
    .help = How far all groups of a player may go together.
option-steps-six = Six, as printed
option-steps-by-board = Six for each row of boxes
option-majority = Majority
    .help = How many zones a player must control for the game to end.
option-majority-lead = More than all others together, of nine at least three
option-majority-half = More than half of all
option-colors = Colors
    .help = Who plays which color, and so starts in which cities.
option-colors-by-seat = By seat
option-colors-drawn = By lot
option-camouflage = Camouflage
    .help = What the card does for crews on land.
option-camouflage-immune = They cannot be fired at
option-camouflage-normal-roll = They roll against the shot
option-combat-tie = Equal totals
    .help = What happens when both sides of a combat have the same total.
option-combat-tie-reroll = Throw again
option-combat-tie-defender-wins = The defender wins
option-elimination = Elimination
    .help = When a player is out of the game.
option-elimination-no-way-back = Without a unit and a city
option-elimination-nothing-left = Without a unit and a point
option-elimination-ends = End by elimination
    .help = Whether the game ends with the first player who is out, or when one is left.
option-elimination-ends-first = The first player who is out
option-elimination-ends-last = One player is left
option-start-gold = Gold at the start
    .help = What everybody begins with.
option-start-balls = Cannonballs at the start
    .help = What everybody begins with.
option-die-faces = Dice
    .help = What the dice show besides the skull, which counts 7.
option-die-faces-from-two = 2 to 6
option-die-faces-from-one = 1 to 5
option-goal = Points to reach
    .help = The game also ends when a player has this many points; with 0 it does not.
option-turn-limit = Turn limit
    .help = After this many turns points are counted; with 0 there is no limit.
option-decision-limit = Decision limit
    .help = After this many decisions points are counted at once.

## On the shelf

mode-base = { title-name }
    .about = Cities, fleets and gold: who rules the sea?

## Ready-made games

preset-one-box = One box
    .help = A board of 12 by 12 cells with three zones: an evening’s skirmish.
preset-four-boxes = Four boxes
    .help = A board of 24 by 24 cells with nine zones, up to 25 points: a long war.
preset-nine-boxes = Nine boxes
    .help = A board of 36 by 36 cells with nine great zones, up to 40 points: for those who have all day.

## The tutorial

tutorial-welcome = Temples, skulls and towns: whoever holds the most of them at the end has conquered the Caribbean. Let us begin a war together, against Bao.
    .title = To arms!
tutorial-zones = The nine temples and skulls form three zones. A point counts 1, but 2 in a zone that you hold as a whole. Whoever holds two whole zones ends the game with this turn. Towns count 1.
    .title = Zones
tutorial-spin = The compass says who begins, now with the deployment and later in every turn. Spin it.
    .title = The compass
tutorial-deploy = You start with a ship in your port and two crews. A crew may begin in the town or aboard the ship. Put the first one aboard.
    .title = Deployment
tutorial-aboard = The other one too: there is more to be had farther away.
    .title = All aboard
tutorial-turn = Bao has deployed one crew aboard and one in town. Now the first turn begins. Spin the compass again.
    .title = The first turn
tutorial-steps = Each turn you have six steps for all your units together. Units that go together are a group, and pay for each step only once. Choose those in your port.
    .title = Six steps
tutorial-group = A group has at most four units. Ships sail, crews walk, and ships carry crews. Take them all.
    .title = Who goes along
tutorial-skull = A point that nobody holds is seized without a fight: skulls by ships, temples and towns by crews. Sail to the skull at E10, four steps away.
    .title = The skull
tutorial-town = Two steps are left, and nobody holds the green town beside you. Choose your group once more.
    .title = A free town
tutorial-crew = This time take a single crew. The ship and the other crew stay.
    .title = A landing
tutorial-ashore = The town at D10 is one step away. Send the crew there.
    .title = Ashore
tutorial-seize = There is nothing more in reach. Be done, and the skull and the town are yours. They stay yours when the units leave.
    .title = Seized
tutorial-income = Bao has put a crew on the temple at G8. After each turn everybody gets 1 gold for each point that counts: 3 for you, 2 for Bao.
    .title = Income
tutorial-again = On to the second turn.
    .title = The compass again
tutorial-recruit = Before you move you may spend gold on units and on cards. A crew costs 3 gold. Recruit one.
    .title = Recruits
tutorial-place = Crews come to towns that you hold, ships to their ports. The new crew is of most use at D10.
    .title = To the front
tutorial-gather = Now to Bao’s temple, with three crews against one. First the two crews go aboard, then the ship takes all three across. Watch.
    .title = Three crews
tutorial-land = Your fleet lies at F9, beside the temple. Choose it.
    .title = Off the temple
tutorial-three = Ships never go ashore. Take the three crews.
    .title = Landing party
tutorial-temple = Storm the temple at G8. Before you go, the page tells how the fight is likely to end.
    .title = The temple
tutorial-odds = Each throws a die and adds the numbers on cards, and 1 for each unit beyond the first. That is 2 for you. The temple counts as a unit of Bao’s, so that is 1 for Bao. End your movement: then come the fights.
    .title = Two against one
tutorial-storm = Begin the battle. Whoever has less loses a unit, and so on until one side is gone.
    .title = Storm!
tutorial-round = 5 and 2 make 7, Bao has 3 and 1: Bao’s crew is lost. Only the temple is left. Throw again.
    .title = The first round
tutorial-once-more = 3 and 2 against a 6: you lose a crew. Two are left. Once more!
    .title = A setback
tutorial-taken = The temple is yours. With the skull at D12 you would hold the whole zone, and its three points would count 2 each.
    .title = Yours
tutorial-guns = After the fights ships and points may fire at neighbors, a cannonball for each shot. Whoever is hit loses a unit, unless the answer throws more.
    .title = Cannons
tutorial-admiral = Two whole zones, a player with nothing left, or turn 40: then it ends, and the points are counted. Whatever cannot be done says why. Fair winds!
    .title = Your war, admiral

# --- what looking ahead expects: all that a seat has, in points

hint-points = worth { $points } points
study-outlook = worth in points

# --- what lies where, in a position that is set up

laid-steps = Steps left
laid-gold = Gold
laid-balls = Cannonballs
laid-cards = Equipment
laid-control = Whose point this is
laid-ships = Ships
laid-crews = Crews
