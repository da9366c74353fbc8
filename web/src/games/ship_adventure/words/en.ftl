### What the tables of both games of the box say beyond the words of their rules. Same ids in fr.ftl.

## The chart

chart-nearer = Nearer
chart-farther = Farther
chart-whole = Whole chart
chart-joins-row = joins row { $row }
chart-joins-column = joins column { $column }
