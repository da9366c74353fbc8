### What the tables of both games of the box say beyond the words of their rules. Same ids in en.ftl.

## The chart

chart-nearer = Plus près
chart-farther = Plus loin
chart-whole = Toute la carte
chart-joins-row = rejoint la ligne { $row }
chart-joins-column = rejoint la colonne { $column }
