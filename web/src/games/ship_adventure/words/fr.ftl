### What the tables of both games of the box say beyond the words of their rules. Same ids in en.ftl.

## The chart

chart-nearer = Rapprocher
chart-farther = Éloigner
chart-whole = Toute la carte
chart-joins-row = rejoint la ligne { $row }
chart-joins-column = rejoint la colonne { $column }

## Compass and duel

compass-label = Boussole : { $rings }
compass-still = Boussole, pas encore lancée
duel-die = { $die ->
    [none] dé, pas encore lancé
    [skull] dé : tête de mort
   *[other] dé : { $die }
}
duel-counts = { $die ->
    [skull] tête de mort = { $value }
   *[pips] dé
}
duel-odds = { $chance } % de chances de gagner

## Log and score sheet

log-steps = Tout le trajet
race-title = Les points en { $rounds ->
    [one] 1 tour
   *[other] { $rounds } tours
}

## Ce qui est reconstitué

made-up-tile = Tuiles de mer
    .why = On sait combien portent des temples, des villes et des crânes, mais pas où s’y trouve la terre.
made-up-token = Jetons
    .why = Les nombres au verso.
made-up-map-card = Cartes au trésor
    .why = Les îles qu’elles montrent.
made-up-equipment = Équipement
    .why = Le prix et le bonus de ceux-ci.
made-up-zone = Zones
    .why = Leurs signes et leurs couleurs.
made-up-sector = Boussole
    .why = Les villes et les directions que désignent ses secteurs.
