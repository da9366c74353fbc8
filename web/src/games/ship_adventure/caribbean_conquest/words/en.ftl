### What the table of Caribbean Conquest says beyond the words of the rules. Same ids in fr.ftl.

## The table

board-tabs = Parts of the table
board-tab-act = Fleet
board-tab-store = Recruit
board-tab-zones = Zones
board-tab-race = Race
board-tab-turn = Turn
board-actions = What you can do
board-undo = Undo
board-log = Log
board-log-all = all
board-waiting = Waiting for { $seat }.
board-own-things = Your things
board-chart = The Caribbean. Arrow keys look at cells, Enter chooses.
board-boxes = { $boxes ->
    [one] one box
    [4] four boxes
   *[other] nine boxes
}

## The turn

board-turn-panel = The turn
board-compass = Compass
board-compass-turns = it is spun
board-is-first = { $seat } is first
board-players = Players
board-deployment = Deployment
board-income = Income
board-you-get = { $you ->
    [yes] you get +{ $gold }
   *[no] { $seat } gets +{ $gold }
}

## The race

board-race = The race
board-ends-at = { $goal ->
    [0] { $majority } of { $zones } zones end the game
   *[other] { $majority } zones or { $goal } points end it
}
board-last-turn = this turn is the last
board-player = Player
board-points = Points
board-points-help = Points: 1 for each place, 2 for each of a whole zone
board-whole-zones = Whole zones, of those that end the game
board-zones-of = { $zones } of { $majority } zones
board-places-held = Places held: temples, skulls and towns
board-ships-crews = Ships and crews
board-gold-income = Gold, and income a turn
board-is-out = out of the game
board-points-n = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Zones

board-zones = Strategic zones
board-zone-count = { $zones ->
    [3] Three zones
   *[other] Nine zones
}
board-whole-double = a whole zone counts double
board-holds = { $seat } { $points }
board-nobody = nobody
board-zone-says = { $zone }: { $holders }
board-temple = temple
board-skull = skull
board-free = free
board-ships-and-crews = ships + crews
board-town = A town
board-who-holds = Who holds what

## Cells and units

board-cell-kind = { $kind ->
    [P] port
    [C] town
    [w] whirlpool
    [J] jungle
   *[other] open sea
}
board-point-says = { $kind ->
    [T] temple
    [K] skull
   *[other] town
}{ $zone ->
    [none] {""}
   *[other] {" "}of { $zone }
}, held by { $seat }
board-units-of = { $seat }: { $units }
board-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
board-crews = { $crews ->
    [one] 1 crew
   *[other] { $crews } crews
}
board-and-point = the place itself
board-ship = Ship
board-crew = Crew
board-ship-where = on a port
board-crew-where = in a town

## The store

board-recruit = Recruit
board-gold = gold
board-a-turn = a turn
board-before-moving = gold, before moving
board-appears-at = Appears at
board-choose-place = Choose a town of yours, on the chart or in the list.
board-short = { $short } short
board-owned = { $owned ->
    [one] owned
   *[other] owned: { $owned }
}
board-card-cannonball = Cannonball
board-card-sabre = Sabre
board-card-pistols = Pistols
board-card-boarding-hooks = Hooks
board-card-spyglass = Spyglass
board-card-master-gunner = Gunner
board-card-long-guns = Long guns
board-card-camouflage = Camouflage
board-adds-close = close +{ $bonus }
board-adds-ranged = range +{ $bonus }
board-does-cannonball = one shot
board-does-camouflage = hidden
board-bonus-close = Close combat +{ $bonus }
board-bonus-ranged = Gunnery +{ $bonus }
board-balls = { $balls ->
    [0] No cannonball
    [one] 1 cannonball
   *[other] { $balls } cannonballs
}
board-done-purchases = To the moves

## Moving

board-points-left = { $left } of { $all } steps left
board-place-says = { $kind ->
    [P] port
   *[other] town
}, { $places ->
    [0] no free place
    [one] { $places } free place
   *[other] { $places } free places
} within { $cells } cells
board-points-planned = { $planned } planned, { $left } left
board-has-stopped = has moved
board-has-not-moved = has not moved
board-fight-at = { $cell } against { $seat }
board-win = win { $percent }%
board-to-fights = End the moves and fight
board-done-groups = End the moves
board-who-goes = Who leaves { $cell }?
board-all-of-them = all of them
board-point-at-goal = where to? touch a cell
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-steps-short = { $steps } st.
board-goal-storm = { $kind ->
    [T] Storm the temple
    [K] Storm the skull
    [C] Storm the town
   *[other] Attack
}
board-goal-seize = { $kind ->
    [T] Take the temple
    [K] Take the skull
   *[other] Take the town
}
board-goal-go = { $kind ->
    [T] To the temple
    [K] To the skull
    [C] To the town
   *[other] Move there
}
board-odds-line = +{ $own } to { $seat }: +{ $other }
board-completes = { $zone } complete
board-point-of = { $zone }
board-a-turn-more = +{ $gold } a turn
board-under-fire = { $seats } may fire at you
board-stops = Stops that bring something
board-move-steps = { $steps ->
    [one] Move, 1 step
   *[other] Move, { $steps } steps
}
board-stop-here = Stop at { $cell }

## Fights

board-fight-title = The fight at { $cell }
board-bonus-of = { $source } +{ $amount }
board-more-units = more units
board-no-bonus = no bonus
board-odds-hold = { $you ->
    [yes] You win the fight
   *[no] { $seat } wins the fight
}: { $percent }%
board-odds-hit = { $you ->
    [yes] You hit
   *[no] { $seat } hits
}: { $percent }%
board-odds-throw = next throw: won { $win }%, lost { $lose }%, again { $tie }%
board-sure-hit = Nobody can answer: it hits.
board-storm = Storm { $cell }
board-fights-to-come = Fights to come
board-more-units-help = each beyond the first
board-bonus-card = card
board-tied = again
board-won-throw = wins
board-lost-throw = loses
board-duel-shot = Shots at { $cell }
board-earlier-throws = before: { $throws }
board-throw-again = Throw again
board-go-on = Go on
board-throw = Throw the dice
board-who-is-lost = Which unit is lost?
board-crews-drown = { $crews ->
    [one] 1 crew drowns with it
   *[other] { $crews } crews drown with it
}
board-answer = Fire back, { $percent }%
board-duck = Take the hit
board-fire-from = Fire from { $cell }
board-fire-at = Fire at { $cell }
board-target = { $seat } at { $cell }
board-fire = Fire at { $cell }
board-done-gunnery = No more shots

## Keys

board-number-key = Choose that line of the panel
board-main-key = Do what is looked at: go there, storm, throw
board-arrows-key = On the chart: look at the next cell
board-stop-key = Stop the group here
board-answer-key = Fire back
board-done-key = Done: end purchases, moves or shots
board-back-key = Put back what was chosen
board-log-key = Show or hide the log

## What things mean

board-help-end = The game ends after the turn in which somebody holds more whole zones than all others together, { $majority } at least{ $goal ->
    [0] {""}
   *[other] , or has { $goal } points
}{ $limit ->
    [0] {""}
   *[other] ; after turn { $limit } at the latest
}. Then most points win.
board-help-zones = Skull rocks are taken by ships, temples and towns by crews: a group that ends the turn there holds the place, even after it has left. Points and income of a whole zone count twice.
board-help-income = At the end of each turn 1 gold for each place that you hold, 2 for each of a whole zone.
board-help-compass = Spun each turn: it says who goes first.
board-help-players = Each in turn: recruit and buy, move your groups, fight where they meet others, fire at neighbors; then free places are taken.
board-help-ship = Appears on a port of a town that you hold. Ships sail, carry crews, take skull rocks and fire.
board-help-crew = Appears in a town that you hold. Crews walk, go aboard a ship on their cell, and take temples and towns.
board-help-close = Added to your die in each close combat. So is 1 for every unit beyond the first.
board-help-ranged = Added to your die when both sides fire. Each shot takes a cannonball and comes from a ship, or from a place that you hold.

## Moments of their own

moment-player-out = You are out of the game
