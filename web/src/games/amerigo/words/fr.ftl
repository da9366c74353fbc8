### What the Amerigo table says beyond the words of the rules (src/flibuste/games/amerigo/words). Same ids in en.ftl.

## La table

board-tabs = Parties de la table
board-tab-act = Agir
board-tab-market = Plateau
board-tab-rivals = Rivaux
board-tab-me = Moi
board-tab-log = Journal
board-your-turn = À vous, { $name }.
board-round = Manche { $round }/{ $rounds }
board-round-help = Manche { $round } : les comptoirs d’une île achevée comptent { $factor } fois.
board-phases = Phases de la manche
board-phase = phase { $color } : { $action }
board-supply = Réserves
board-log = Journal et coups
board-close = Fermer
board-undo = Annuler
board-none = aucune
board-ap = PA
board-points = points
board-points-short = { $points } PA
board-gold = Or
board-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
board-off-map = hors de la carte
board-any = toute action
board-any-short = tout
board-place = { $you ->
    [yes] vous, { $place ->
        [1] 1er
       *[other] { $place }e
    }
   *[no] { $place ->
        [1] 1er
       *[other] { $place }e
    }
}
board-thinks = réfléchit…
board-waiting = On attend { $seat }.

## Faits reconstitués

board-reconstructed-token = (Reconstituée : la tuile imprimée n’est pas connue.)

## La tour et la roue

board-wheel = Tour et roue des actions
board-tower = Tour
board-inside = Cubes dans la tour
board-inside-of = Dans la tour, { $color } : { $cubes }
board-empty = vide
board-wheel-empty = Roue des actions. Aucun cube n’est sorti.
board-wheel-out = Roue des actions. Au milieu : { $cubes } ; { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}.

## Ce qu’on peut faire

board-actions = Ce qu’on peut faire
board-base = base { $points } PA{ $gold ->
    [0] {""}
   *[other] , or jusqu’à +{ $gold }
}
board-points-left = { $each ->
    [yes] { $points } PA par bateau
   *[no] { $points ->
        [one] reste { $points } PA
       *[other] restent { $points } PA
    }
}
board-gold-purse = { $gold } or
board-gold-helps = Chacune de vos { $gold } pièces d’or peut remplacer un point d’action.
board-bonus = +{ $bonus } tuile
board-hint-blue = { $n ->
    [0] aucune ancre libre à portée
    [1] 1 ancre libre à portée
   *[other] { $n } ancres libres à portée
}
board-hint-black = { $n ->
    [0] votre piste est pleine
   *[other] { $have } contre { $strength }{ $safe ->
        [yes] {" "}: à l’abri des pirates
       *[no] {""}
    }
}
board-hint-red = { $n ->
    [0] aucune tuile en attente
    [1] 1 tuile en attente
   *[other] { $n } tuiles en attente
}
board-hint-brown = { $n ->
    [0] au bout de la piste
   *[other] { board-steps-ahead }{ $tokens ->
        [0] {""}
        [1] {" "}: 1 tuile
       *[other] {" "}: { $tokens } tuiles
    }
}
board-hint-green = { $n ->
    [0] rien à construire pour l’instant
    [1] une tuile rapporte 1 point
   *[other] une tuile rapporte { $n } points
}
board-hint-yellow = { $n ->
    [0] tout est trop cher
    [1] 1 tuile à portée
   *[other] { $n } tuiles à portée
}
board-hint-nothing = rien à en faire maintenant
board-hint-white = { $n ->
    [0] au bout de la piste
   *[other] { board-steps-ahead }
}
board-steps-ahead = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
board-gold-overflow = { $points ->
    [one] dont { $points } en point
   *[other] dont { $points } en points
}
board-score-cubes = Cubes
board-pass-hint = finir mon tour
board-not-out = pas sortis :
board-not-out-of = { $action } : aucun cube n’est sorti
board-throw = { $cubes ->
    [one] Jeter le cube { $color }
   *[other] Jeter les { $cubes } cubes { $color }
}
board-throw-text = Phase : { $action }. { $inside ->
    [0] La tour est vide.
    [1] 1 cube est dans la tour et peut en être délogé.
   *[other] { $inside } cubes sont dans la tour et peuvent en être délogés.
}
board-ship = Bateau { $ship }
board-ship-at = position : { $place }
board-sail = { $how ->
    [enters] Le bateau { $ship } entre sur la carte : choisissez une case lumineuse du cadre ou en mer.
    [goes-on] Le bateau { $ship } est arrivé en { $place }. Il peut aller plus loin contre de l’or, ou rester.
   *[sails] Bateau { $ship } en { $place }. Choisissez une case lumineuse sur la carte.
}
board-post-off-and-back = Quitter l’ancre et revenir, pour un comptoir
board-sail-to = Cap sur { $place }
board-anchors = { $anchors ->
    [one] { $anchors } ancre où fonder un comptoir
   *[other] { $anchors } ancres où fonder un comptoir
}
board-posts-of = { $count ->
    [one] trouvée par { $names }
   *[other] comptoirs : { $names }
}
board-cells-free = { $cells ->
    [0] aucune libre
    [one] { $cells } libre
   *[other] { $all ->
        [yes] toutes libres
       *[no] { $cells } libres
    }
}
board-stay = Rester ici
board-gives-up = renonce à { $points } PA
board-chest = Coffre
board-token = Tuile
board-plus-gold = +{ $gold } or
board-plus-points = +{ $points } PA
board-post = Un comptoir en { $cell } sur { $island } ? Il vous en reste { $left }.
board-discovers = Découvre { $island }
board-completes = Achève { $island }
board-own-posts = { $posts ->
    [one] Votre comptoir, fois { $factor }
   *[other] Vos { $posts } comptoirs, fois { $factor }
}
board-other-posts = { $name }, { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
}
board-chest-gained = Un coffre, soit 3 pièces d’or
board-covers-post = { $posts ->
    [one] Couvre pour toujours une place de comptoir libre
   *[other] Couvre pour toujours { $posts } places de comptoir libres
}
board-steps = Cases
board-to-space = { $steps ->
    [one] { $steps } case, jusqu’à la case { $space }
   *[other] { $steps } cases, jusqu’à la case { $space }
}
board-track-black = Vous avez { $space ->
    [0] 0 canon
    [1] 1 canon
   *[other] { $space } canons
}.
board-track-brown = Votre marqueur est sur la case { $space } ; les cases imprimées donnent des tuiles.
board-track-white = Votre marqueur est sur la case { $space }. L’ordre des marqueurs est l’ordre de jeu.
board-tile = { $tile } ({ $shape }){ $priced ->
    [yes] {""} : { $cost } PA
   *[no] {""}
}, { $small ->
    [one] { $small } point
   *[other] { $small } points
} sur une petite île, { $large } sur une grande ; { $number ->
    [one] { $number } disponible
   *[other] { $number } disponibles
}
board-own-villages = Vos villages
board-worth-village = 1 PA chacun · { $small ->
    [one] { $small } point
   *[other] { $small } points
}, { $large } sur une grande île
board-worth-neutral = points : petite · grande île
board-neutral-tiles = { $left ->
    [0] Tuiles neutres : plus aucune dans cette phase
    [1] Tuiles neutres : encore une
   *[other] Tuiles neutres : encore { $left }
}
board-build = Choisissez une tuile, puis posez-la sur la carte. Dessous : points sur une petite et une grande île.
board-lay = { $places ->
    [1] Posez la tuile sur la place lumineuse.
   *[other] Posez la tuile sur une place lumineuse.
}
board-lay-here = Sur { $island } :
board-tile-on = { $tile }, { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, { $large ->
    [yes] grande île
   *[no] petite île
}
board-turn = Tourner
board-cannot-turn = Elle ne tient que dans ce sens.
board-put-back = Reposer
board-choose-place = Choisissez d’abord une place sur la carte.
board-build-it = { $known ->
    [yes] Construire +{ $points }
   *[no] Construire
}
board-buy = À la fin, les points sont les ressources fois la production.
board-buy-hint = puis { $goods } × { $production }
board-special-later = Votre marqueur doit quitter la première case avant de faire une action.
board-pirates-text = Les pirates attaquent avec une force de { $strength }. { $last ->
    [yes] Puis la partie s’achève.
   *[no] Puis la manche suivante commence.
}
board-against = contre { $strength }
board-safe = à l’abri
board-loses = −{ $points }
board-winner = { $you ->
    [yes] Vous gagnez !
   *[no] { $name } gagne.
}

## Tuiles Progression, marché, pirates

board-tokens = Tuiles Progression
board-tokens-new = neuves
board-tokens-leaving = partent
board-token-says = { $name } : { $text }
board-used = Déjà utilisée.
board-market = Production
board-market-cost = prix en PA
board-market-token = { $good }, coûte { $cost } PA
board-special = Ordre du jeu et action spéciale
board-order-says = Ordre du jeu : { $seats }.
board-disk-at = { $name } en case { $space }
board-points-of-space = points :
board-pirates = Pirates
board-pirates-when = après la phase blanche
board-hidden-pirates = Pirates cachés
board-unseen-pirates = Pas encore vus : { $values }. L’un d’eux reste dans la boîte.
board-fates = Ce que chacun affrontera
board-fate = { $name } : { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
} contre { $strength }{ $more ->
    [0] {""}
   *[other] {" "}({ $all } des pirates et { $more } par des tuiles adverses)
}
board-cannons-of = { $cannons } sur { $strength }
board-and-more = +{ $more }
board-minus = { $points ->
    [0] 0
   *[other] −{ $points }
}

## Feuilles

board-rivals = Rivaux
board-own = La feuille de { $name }
board-sheet-of = Ce que possède { $name }
board-show-sheet = Tout ce que possède { $name }
board-posts-left = { $posts } comptoirs restants
board-posts-on-map = comptoirs sur la carte
board-villages-left = { $villages } villages restants
board-chests = { $chests ->
    [one] { $chests } coffre, soit 3 pièces d’or
   *[other] { $chests } coffres, soit 3 pièces d’or chacun
}
board-track-says = { $name } : { $value } sur { $end }
board-goods = Ressources fois production
board-good = { $good } : { $number } fois { $production } font { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-waiting-tiles = Tuiles en attente
board-waiting-tile = { $tile } ({ $shape }), { $cost } PA{ $number ->
    [1] {""}
   *[other] , { $number } en tout
}
board-own-tokens = Tuiles Progr.
board-supply-neutral = Tuiles neutres
board-supply-villages = Villages de { $name }
board-supply-tokens = Tuiles Progression à venir : { $tokens }
board-supply-production = Tuiles Production à venir
board-to-come = { $number } à { $cost }
board-worth = { $small }/{ $large } points

## Touches

board-colors-key = Une action selon sa place dans la manche ; un bateau, des cases ou une tuile selon son numéro
board-gold-key = Prendre de l’or
board-cubes-key = Compter les cubes
board-pass-key = Passer, ou finir l’action
board-post-key = Fonder un comptoir, ou non
board-stay-key = Le bateau reste
board-main-key = Jeter les cubes, construire, naviguer
board-back-key = Reposer la tuile
board-log-key = Journal et coups
board-supply-key = Réserves

## Chart

chart-title = Carte des îles
chart-label = Carte de { $columns } cases sur { $rows } avec { $islands } îles.
chart-label-lay = Carte de { $columns } cases sur { $rows } avec { $islands } îles. Les flèches mènent la tuile d’une place à l’autre, R la tourne, Entrée la construit.
chart-label-sail = Carte de { $columns } cases sur { $rows } avec { $islands } îles. Les flèches choisissent la destination, Entrée y navigue.
chart-status-lay = En { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chart-status-sail = { $place } : { chart-ap }{ $gold ->
    [0] { "" }
   *[other] , { chart-spends }
}
chart-preview = { $columns } cases sur { $rows }, { $islands } îles dont { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}
chart-islands = Îles
chart-cells = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
chart-free = { $cells ->
    [one] { $cells } libre
   *[other] { $cells } libres
}
chart-large = Grande île
chart-small = Petite île
chart-complete = Achevée
chart-posts = { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
}
chart-worth = Points si l’île était achevée maintenant
chart-undiscovered = Personne n’a encore de comptoir ici
chart-tile-points = tuile +{ $points }
chart-completes = Achève l’île : +{ $completion }{ $posts ->
    [0] { "" }
   *[other] { " " }+{ $posts }
}
chart-others = Les autres gagnent { $points }
chart-points = { $points ->
    [one] point
   *[other] points
}
chart-ap = { $ap } PA
chart-spends = { $gold } or
chart-frame = le cadre
chart-post-possible = { $points ->
    [0] On peut y poser un comptoir
   *[other] Un comptoir rapporte +{ $points }
}
chart-taken = Pas de comptoir : la case est prise
chart-postless = Pas de comptoir : vous n’en avez plus
chart-unsailed = Pas de comptoir sans naviguer
chart-sail-here = Naviguer ici
chart-put-post = Poser un comptoir ?
chart-yes = Comptoir
chart-no = Aucun
chart-reconstructed = reconstituée
chart-reconstructed-why = Les tuiles d’île imprimées ne sont pas connues : celles-ci s’accordent avec tout ce qui l’est.
chart-turn-key = Tourner la tuile
chart-arrows-key = D’une place à l’autre sur la carte

## Moments of their own

moment-pirates-struck = Les pirates frappent, force { $strength }

## Ce qui est reconstitué

made-up-island = Îles
    .why = Les tuiles d’île imprimées ne sont pas connues : celles-ci s’accordent avec tout ce qui l’est.
made-up-tower = Tour à cubes
    .why = Rien ne dit comment la vraie tour retient ses cubes. Celle-ci a une mémoire : ce qu’on y jette peut s’y coincer et en déloger d’autres.
made-up-progress = Cases de la piste de progression
    .why = On ne sait plus quelles cases portent des points. Les points eux-mêmes sont connus.
made-up-special = Cases de la piste d’action spéciale
    .why = On ne sait plus quelles cases portent des points et des couleurs. Les points eux-mêmes sont connus.
made-up-production = Nombre de tuiles Production
    .why = Combien il y en a de chaque prix selon le nombre de joueurs est déduit des totaux.
made-up-shape = Nombre de tuiles
    .why = Combien il y a de tuiles de chaque forme est déduit des totaux.
made-up-token = Tuiles Progression
