### What the tables of both games of the box say beyond the words of their rules. Same ids in fr.ftl.

## The chart

chart-nearer = Nearer
chart-farther = Farther
chart-whole = Whole chart
chart-joins-row = joins row { $row }
chart-joins-column = joins column { $column }

## Compass and duel

compass-label = Compass: { $rings }
compass-still = Compass, not spun yet
duel-die = { $die ->
    [none] die, not thrown yet
    [skull] die: skull
   *[other] die: { $die }
}
duel-counts = { $die ->
    [skull] skull = { $value }
   *[pips] die
}
duel-odds = { $chance }% to win

## Log and score sheet

log-steps = The whole way
race-title = Points over { $rounds ->
    [one] 1 turn
   *[other] { $rounds } turns
}

## What was made up

made-up-tile = Tiles of the sea
    .why = How many have temples, towns and skulls is known; where land lies on them is not.
made-up-token = Tokens
    .why = The numbers on their backs.
made-up-map-card = Treasure maps
    .why = Which islands they show.
made-up-equipment = Equipment
    .why = What these cost, and their bonus.
made-up-zone = Zones
    .why = Their signs and colors.
made-up-sector = Compass
    .why = Which towns and directions its sectors name.
