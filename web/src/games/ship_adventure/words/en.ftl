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
duel-odds = { $chance } % to win
