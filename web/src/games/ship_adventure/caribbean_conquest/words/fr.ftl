### Ce que dit la table de La Conquête des Caraïbes en plus des mots des règles. Mêmes ids que dans en.ftl.

## La table

board-tabs = Parties de la table
board-tab-act = Flotte
board-tab-store = Recruter
board-tab-zones = Zones
board-tab-race = Course
board-tab-turn = Tour
board-actions = Ce que vous pouvez faire
board-undo = Annuler
board-log = Journal
board-log-all = tout
board-waiting = On attend { $seat }.
board-own-things = Vos biens
board-chart = Les Caraïbes. Les flèches parcourent les cases, Entrée choisit.
board-boxes = { $boxes ->
    [1] une boîte
    [4] quatre boîtes
   *[other] neuf boîtes
}

## Le tour

board-turn-panel = Le tour
board-compass = Boussole
board-compass-turns = on la tourne
board-is-first = { $seat } commence
board-players = Joueurs
board-deployment = Déploiement
board-income = Revenu
board-you-get = { $you ->
    [yes] vous recevez +{ $gold }
   *[no] { $seat } reçoit +{ $gold }
}

## La course

board-race = La course
board-ends-at = { $goal ->
    [0] { $majority } zones sur { $zones } : fin
   *[other] { $majority } zones ou { $goal } points pour finir
}
board-last-turn = c’est le dernier tour
board-player = Joueur
board-points = Points
board-points-help = Points : 1 par lieu, 2 par lieu d’une zone entière
board-whole-zones = Zones entières, sur celles qui terminent la partie
board-zones-of = { $zones } zones sur { $majority }
board-places-held = Lieux tenus : temples, crânes et villes
board-ships-crews = Bateaux et équipages
board-gold-income = Or, et revenu par tour
board-is-out = hors jeu
board-points-n = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les zones

board-zones = Zones stratégiques
board-zone-count = { $zones ->
    [3] Trois zones
   *[other] Neuf zones
}
board-whole-double = zone entière : double
board-holds = { $seat } { $points }
board-nobody = personne
board-zone-says = { $zone } : { $holders }
board-temple = temple
board-skull = crâne
board-free = libre
board-ships-and-crews = bat. + équ.
board-town = Une ville
board-who-holds = Qui tient quoi

## Cases et unités

board-cell-kind = { $kind ->
    [P] port
    [C] ville
    [w] tourbillon
    [J] jungle
   *[other] pleine mer
}
board-point-says = { $kind ->
    [T] temple
    [K] crâne
   *[other] ville
}{ $zone ->
    [none] {""}
   *[other] {" "}({ $zone })
}, tenu par { $seat }
board-units-of = { $seat } : { $units }
board-ships = { $ships ->
    [one] { $ships } bateau
   *[other] { $ships } bateaux
}
board-crews = { $crews ->
    [one] { $crews } équipage
   *[other] { $crews } équipages
}
board-and-point = le lieu lui-même
board-ship = Bateau
board-crew = Équipage
board-ship-where = au port
board-crew-where = en ville

## Le magasin

board-recruit = Recruter
board-gold = or
board-a-turn = par tour
board-before-moving = or, à l’achat
board-appears-at = Apparaît en
board-choose-place = Choisissez une de vos villes, sur la carte ou dans la liste.
board-short = il manque { $short }
board-owned = { $owned ->
    [one] possédé
   *[other] possédés : { $owned }
}
board-card-cannonball = Boulet
board-card-sabre = Sabre
board-card-pistols = Pistolets
board-card-boarding-hooks = Grappins
board-card-spyglass = Longue-vue
board-card-master-gunner = Canonnier
board-card-long-guns = Canons
board-card-camouflage = Camouflage
board-adds-close = contact +{ $bonus }
board-adds-ranged = tir +{ $bonus }
board-does-cannonball = un tir
board-does-camouflage = caché
board-bonus-close = Corps à corps +{ $bonus }
board-bonus-ranged = Tir +{ $bonus }
board-balls = { $balls ->
    [0] Aucun boulet
    [one] { $balls } boulet
   *[other] { $balls } boulets
}
board-done-purchases = Aux mouvements

## Les mouvements

board-points-left = { $left } pas sur { $all }
board-place-says = { $kind ->
    [P] port
   *[other] ville
}, { $places ->
    [0] aucun lieu libre
    [one] { $places } lieu libre
   *[other] { $places } lieux libres
} à { $cells } cases à la ronde
board-points-planned = { $planned ->
    [one] { $planned } prévu
   *[other] { $planned } prévus
}, il en reste { $left }
board-has-stopped = a bougé
board-has-not-moved = n’a pas bougé
board-fight-at = { $cell } contre { $seat }
board-win = gagné à { $percent } %
board-to-fights = Finir et combattre
board-done-groups = Finir les mouvements
board-who-goes = Qui quitte { $cell } ?
board-all-of-them = tous
board-point-at-goal = vers où ? touchez une case
board-steps = { $steps } pas
board-steps-short = { $steps } pas
board-goal-storm = { $kind ->
    [T] Assaut du temple
    [K] Assaut du crâne
    [C] Assaut de la ville
   *[other] Attaquer
}
board-goal-seize = { $kind ->
    [T] Prendre le temple
    [K] Prendre le crâne
   *[other] Prendre la ville
}
board-goal-go = { $kind ->
    [T] Vers le temple
    [K] Vers le crâne
    [C] Vers la ville
   *[other] Aller là
}
board-odds-line = +{ $own } contre +{ $other } ({ $seat })
board-completes = { $zone } : zone entière
board-point-of = { $zone }
board-a-turn-more = +{ $gold } par tour
board-under-fire = { $seats } { $count ->
    [one] peut
   *[other] peuvent
} vous tirer dessus
board-stops = Arrêts qui rapportent
board-move-steps = Avancer, { $steps } pas
board-stop-here = S’arrêter en { $cell }

## Les combats

board-fight-title = Le combat en { $cell }
board-bonus-of = { $source } +{ $amount }
board-more-units = autres unités
board-no-bonus = aucun bonus
board-odds-hold = { $you ->
    [yes] Vous gagnez le combat
   *[no] { $seat } gagne le combat
} : { $percent } %
board-odds-hit = { $you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} : { $percent } %
board-odds-throw = jet : { $win } % gagné, { $lose } % perdu, { $tie } % à refaire
board-sure-hit = Personne ne peut riposter : touché d’office.
board-storm = À l’assaut de { $cell }
board-fights-to-come = Combats à venir
board-more-units-help = chacune après la première
board-bonus-card = carte
board-tied = à refaire
board-won-throw = gagne
board-lost-throw = perd
board-duel-shot = Tirs sur { $cell }
board-earlier-throws = avant : { $throws }
board-throw-again = Relancer
board-go-on = Continuer
board-throw = Lancer les dés
board-who-is-lost = Quelle unité est perdue ?
board-crews-drown = { $crews ->
    [one] { $crews } équipage se noie avec lui
   *[other] { $crews } équipages se noient avec lui
}
board-answer = Riposter, { $percent } %
board-duck = Encaisser
board-fire-from = Tirer depuis { $cell }
board-fire-at = Tirer sur { $cell }
board-target = { $seat } en { $cell }
board-fire = Feu sur { $cell }
board-done-gunnery = Cesser le feu

## Touches

board-number-key = Choisir cette ligne du panneau
board-main-key = Faire ce qu’on regarde : y aller, attaquer, lancer
board-arrows-key = Sur la carte : regarder la case suivante
board-stop-key = Arrêter le groupe ici
board-answer-key = Riposter
board-done-key = Fini : achats, mouvements ou tirs
board-back-key = Reposer ce qui était choisi
board-log-key = Montrer ou cacher le journal

## What things mean

board-help-end = La partie finit après le tour où un joueur tient plus de zones entières que tous les autres ensemble, au moins { $majority }{ $goal ->
    [0] {""}
   *[other] , ou a { $goal } points
}{ $limit ->
    [0] {""}
   *[other] , et au plus tard après le tour { $limit }
}. Qui a le plus de points gagne alors.
board-help-zones = Les crânes se prennent en bateau, les temples et les villes avec un équipage : un groupe qui y finit le tour tient le lieu, même après son départ. Les points et le revenu d’une zone entière comptent double.
board-help-income = À la fin de chaque tour, 1 pièce d’or par lieu tenu, 2 s’il est d’une zone entière.
board-help-compass = Tournée à chaque tour : elle désigne le premier joueur.
board-help-players = Chacun à son tour : recruter et acheter, déplacer ses groupes, se battre là où ils en rencontrent d’autres, tirer sur les voisins ; puis les lieux libres sont pris.
board-help-ship = Apparaît dans le port d’une ville que vous tenez. Les bateaux naviguent, portent des équipages, prennent les crânes et tirent.
board-help-crew = Apparaît dans une ville que vous tenez. Les équipages marchent, montent à bord d’un bateau sur leur case et prennent temples et villes.
board-help-close = S’ajoute à votre dé dans chaque corps à corps. De même 1 par unité après la première.
board-help-ranged = S’ajoute à votre dé quand les deux camps tirent. Chaque tir coûte un boulet et part d’un bateau, ou d’un lieu que vous tenez.

## Moments of their own

moment-player-out = Vous êtes hors de la partie
