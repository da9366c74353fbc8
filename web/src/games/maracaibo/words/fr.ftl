### Ce que dit la table de Maracaibo, en plus des mots des règles (src/flibuste/games/maracaibo/words). Mêmes identifiants que dans en.ftl.

## La table

board-tabs = Parties de la table
board-tab-sea = Mer
board-tab-way = Explorer
board-tab-me = Mon navire
board-tab-rivals = Rivaux
board-tab-log = Journal
board-actions = Ce que vous pouvez faire
board-undo = Annuler
board-log = Journal
board-waiting = On attend { $seat }.
board-own-things = Vos affaires
board-doubloons = { $doubloons ->
    [one] doublon
   *[other] doublons
}
board-income = Revenu
board-swords = Sabres
board-others = Les autres
board-rivals = Rivaux
board-forecast = Prévision
board-or = ou
board-each = l’un

## La mer

board-sea = Les Caraïbes
board-place-start = Départ
board-place-gulf = Le Golfe
board-place-maracaibo = Maracaibo
board-start-help = La zone de départ touche toutes les cartes de la première colonne.
board-gulf-help = Le golfe du Venezuela : { $first }, puis au choix : { $one }.
board-maracaibo-help = Maracaibo : { $first }. Qui y arrive termine la manche.
board-round-of = Manche { $round } sur { $rounds }.
board-ends-round = fin de manche { $round }/{ $rounds }
board-last = dernier
board-gulf-first = amélioration
board-gulf-then = puis au choix
board-gulf-raid = raid
board-gulf-explore = explorer
board-gulf-build = résidence
board-hidden-location = un lieu caché
board-hidden-development = un développement caché
board-hidden-level-2 = une carte cachée de niveau II
board-hidden-filler = la pleine mer
board-hidden-at = { $what } (colonne { $column }, carte { $row })
board-hidden-location-help = Il est révélé à votre arrivée.
board-hidden-development-help = Il est révélé à votre arrivée.
board-hidden-level-2-help = Elle est révélée à votre arrivée.
board-hidden-filler-help = Il n’y a plus de carte ici : prenez les doublons.
board-costs = { $price ->
    [one] Coûte { $price } doublon
   *[other] Coûte { $price } doublons
}{ $cut ->
    [yes] {""} au lieu de { $cost }
   *[no] {""}
}
board-value-tile = D’abord, un cube vient sur l’île { $type ->
    [gold] à l’or
    [emerald] aux émeraudes
   *[pearl] aux perles
}
board-doubloons-there = { $doubloons ->
    [one] 1 doublon y attend le premier arrivé
   *[other] { $doubloons } doublons y attendent le premier arrivé
}
board-ships-here = Navires présents : { $ships }
board-market-here = Marché noir de { $seat }
board-steps = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}
board-steps-on = { board-steps }{ $lane ->
    [0] {""}, chemin du haut
    [2] {""}, chemin du bas
   *[other] {""}
}
board-short = manque { $short }
board-island = { $type ->
    [gold] Île à l’or
    [emerald] Île aux émeraudes
   *[pearl] Île aux perles
} : { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, donc chaque trésor de ce type vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} à la fin.
board-island-scale = Selon le nombre de cubes : { $list }.
board-island-step = { $from ->
    [0] { $value } points d’abord
   *[other] { $value } à partir de { $from }
}
board-island-cubes = { $cubes } → { $then ->
    [one] { $then } cube
   *[other] { $then } cubes
}
board-island-worth = valeur { $value } → { $then }
board-level-2 = { $cards } niveau II
board-level-2-help = { $cards ->
    [one] Il reste 1 carte de niveau II : elle remplace ce qui est acheté.
   *[other] Il reste { $cards } cartes de niveau II : elles remplacent ce qui est acheté.
}

## La piste d’exploration

board-track = Exploration
board-track-own = { $rivers ->
    [0] Aucun cours d’eau
    [one] 1 cours d’eau traversé
   *[other] { $rivers } cours d’eau traversés
}{ $points ->
    [0] {""}
   *[other] , explorer +{ $points }
}
board-space = { $space ->
    [H] Chez soi, au bout de la piste
   *[other] Début de la piste
}
board-explorers-here = Explorateurs présents : { $explorers }
board-river-help = Chaque cours d’eau que votre explorateur a traversé vaut { $points } points à la fin.

## Naviguer

board-sail-hint = Touchez un lieu pour voir ce qu’il apporte, et encore une fois pour y naviguer.
board-places = { $places ->
    [one] 1 lieu accessible
   *[other] { $places } lieux accessibles
}
board-all-places = Tous les lieux
board-sail = Naviguer : { $place }
board-pays = Payez { $doubloons ->
    [one] 1 doublon
   *[other] { $doubloons } doublons
} à { $seats }
board-own-market = Votre marché noir : { $what }{ $points ->
    [0] {""}
    [one] {""}. Cela fait 1 point maintenant
   *[other] {""}. Cela fait { $points } points maintenant
}
board-then-upgrade = Améliorez votre navire : { $free ->
    [one] 1 case libre
   *[other] { $free } cases libres
}
board-may-build = { $ignoring ->
    [0] { $short ->
        [0] Construisez-la pour { $price } doublons
       *[other] Elle coûte { $price } doublons, il vous en manque { $short } : il ne se passe rien ici
    }
   *[other] { $short ->
        [0] Construisez-la pour { $price }, ou prenez { $ignoring } doublons
       *[other] Prenez { $ignoring } doublons : elle en coûte { $price }
    }
}
board-may-buy = { $short ->
    [0] Achetez-la pour { $price }, ou prenez { $ignoring } doublons
   *[other] Prenez { $ignoring } doublons : elle coûte { $price }
}
board-vp-end = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} à la fin.

board-done = { $step ->
    [raid] Terminer le raid
    [bury] Ne plus rien enterrer
    [explore] Ne pas explorer
    [upgrade] Pas d’amélioration
    [residence] Ne pas construire
    [build] Ne rien construire
    [pick] Ne rien acheter
    [figurehead] Pas de figure de proue
    [market] N’en placer aucun
    [reuse] N’en activer aucun
    [quest] Ne pas prendre de quête
    [sell] N’en vendre aucune
    [reserve] Laisser le rubis
    [rubies] N’en vendre aucun
   *[other] Laisser le reste
}

## Ce qu’apporte un coup

board-gain-price = coûte { $number ->
    [one] 1 doublon
   *[other] { $number } doublons
}
board-gain-doubloons = { $gained ->
    [yes] rapporte { $number ->
        [one] 1 doublon
       *[other] { $number } doublons
    }
   *[no] coûte { $number ->
        [one] 1 doublon
       *[other] { $number } doublons
    }
}
board-gain-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}{ $gained ->
    [yes] {""}
   *[no] {" "}de moins
}
board-gain-gold = { $gained ->
    [yes] { $number } or
   *[no] { $number } or de moins
}
board-gain-emerald = { $number ->
    [one] 1 émeraude
   *[other] { $number } émeraudes
}{ $gained ->
    [yes] {""}
   *[no] {" "}de moins
}
board-gain-pearl = { $number ->
    [one] 1 perle
   *[other] { $number } perles
}{ $gained ->
    [yes] {""}
   *[no] {" "}de moins
}
board-gain-forecast = prévision { $gained ->
    [yes] +{ $number }
   *[no] −{ $number }
}
board-gain-cubes = { $number ->
    [one] 1 cube vient
   *[other] { $number } cubes viennent
} sur l’île { $type ->
    [gold] à l’or
    [emerald] aux émeraudes
   *[pearl] aux perles
}
board-gain-gold-cubes = { $number } sur l’île à l’or
board-gain-emerald-cubes = { $number } sur l’île aux émeraudes
board-gain-pearl-cubes = { $number } sur l’île aux perles

## Raids

board-die = { $type } : dé { $value }, { $swords ->
    [one] 1 sabre
   *[other] { $swords } sabres
} en tout
board-reroll = Tout relancer (encore { $rerolls })
board-swords-then = Puis :
board-swords-buy = Puis chacune de ces actions une fois, tant qu’il reste des sabres.
board-spend-swords = { $swords ->
    [one] Reste 1, une fois chacune
   *[other] Restent { $swords }, une fois chacune
}
board-spend = { $cost ->
    [one] 1 sabre
   *[other] { $cost } sabres
} : { $what }{ $used ->
    [yes] {""} (faite)
   *[no] { $legal ->
        [yes] {""}
       *[no] {""} (pas maintenant)
    }
}
board-used = ✓ faite
board-too-few = pas maintenant

## Le tour de Jordan

board-next = Suivant
board-go-on = Continuer
board-show-all = Tout montrer

## Touches

board-number-key = Choisir par son numéro
board-main-key = Faire ce qui est choisi
board-places-key = Regarder le lieu suivant
board-reroll-key = Relancer les dés
board-done-key = Laisser le reste
board-stop-key = Arrêter le bateau ici
board-back-key = Reposer
board-log-key = Journal

# boards

## When an effect works: what the scroll before a sign says

scroll-once = Immédiat
scroll-good = Permanent
scroll-income = Revenus
scroll-end = En fin de partie
scroll-says = { $when } : { $what }.
scroll-one-of = { $number ->
    [one] Action : { $what }.
   *[other] Au choix : { $what }.
}
scroll-or = {" "}; ou{" "}

## The boards of a player

boards-of = Plateaux de { $name }
boards-show = Voir les plateaux de { $name }
boards-close = Fermer
boards-none = aucune
boards-points = points
boards-doubloons = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
boards-worth = { $points ->
    [one] { $points } point en fin de partie.
   *[other] { $points } points en fin de partie.
}

# The ship board.
boards-ship = Navire
boards-ship-of = Plateau Navire de { $name }
boards-upgrades = { $upgrades ->
    [one] { $upgrades } amélioration sur { $all }
   *[other] { $upgrades } améliorations sur { $all }
}
boards-upgrades-made = Améliorations
boards-space-used = Un cube s’y trouve.
boards-space-free = Libre.
boards-space-shut = Fermé : il faut { $needs } cubes à gauche de la cloison.
boards-partition = Cloison : il faut { $needs } cubes à sa gauche ; il y en a { $before }.

# The hideout.
boards-hideout = Repaire
boards-hideout-of = Repaire de { $name }
boards-hoard = { $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor, { $buried } enterré
   *[other] { $treasures } trésors, { $buried } enterrés
}
boards-hoard-of = { $type } : { $stored } en stock, { $buried } sous terre
boards-zone = { $type } : { $all }, dont { $stored } en stock et { $buried } sous terre ; chacun vaudrait { $value ->
    [one] { $value } point
   *[other] { $value } points
} si la partie finissait maintenant.
boards-slot = Case bonus : { $what } pour un trésor qui y arrive.{ $full ->
    [yes] {" "}Un trésor s’y trouve.
   *[no] {""}
}
boards-burial = { $full ->
    [yes] Occupé.
   *[no] Bonus : { $what }.
}
boards-no-bonus = aucun
boards-bury-gold = Enterrer de l’or ici.
boards-bury-emerald = Enterrer une émeraude ici.
boards-bury-pearl = Enterrer une perle ici.

# Totals, and where they come from.
boards-totals-of = Totaux de { $name }
boards-total-income = Revenus
boards-total-raid = Raid
boards-total-explore = Explorer
boards-total-discount = Remise
boards-total-income-is = Revenus de { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
} et de { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} à la fin de chaque manche.
boards-total-raid-is = Sabres de plus dans les raids : { $gold } pour l’or, { $emerald } pour les émeraudes, { $pearl } pour les perles.
boards-total-explore-is = { $points } pas de plus à chaque exploration.
boards-total-discount-is = Les développements coûtent { $developments } de moins, les résidences { $residences } de moins.
boards-raid-gold = Sabres de plus dans les raids pour l’or
boards-raid-emerald = Sabres de plus dans les raids pour les émeraudes
boards-raid-pearl = Sabres de plus dans les raids pour les perles
boards-from = { $name } { $amount }
boards-from-ship = navire
boards-from-none = Rien pour l’instant.
boards-from-all = Toujours : { $list }.
boards-from-gold = Pour l’or : { $list }.
boards-from-emerald = Pour les émeraudes : { $list }.
boards-from-pearl = Pour les perles : { $list }.
boards-from-developments = Sur les développements : { $list }.
boards-from-both = Sur développements et résidences : { $list }.
boards-income-from = { $name } : { $what }.
boards-per-quest = { $amount ->
    [one] { $amount } doublon par quête en main
   *[other] { $amount } doublons par quête en main
}
boards-offers = Actions de raid, et ce que l’on gagne en renonçant à des pas

# Developments.
boards-developments = Développements
boards-developments-of = Développements et résidences de { $name }
boards-residences = Résidences
boards-rivers = Cours d’eau traversés

# Quests. $who: "you" are meant, or an "other" player.
boards-quest-called = « { $quest } »
boards-quests = Quêtes
boards-quests-of = Quêtes de { $name }
boards-own-quests = Quêtes secrètes
boards-fulfilled = { $fulfilled ->
    [one] { $fulfilled } accomplie sur { $all }
   *[other] { $fulfilled } accomplies sur { $all }
}
boards-quests-unknown = { $unknown ->
    [one] { $unknown } inconnue sur { $all }
   *[other] { $unknown } inconnues sur { $all }
}
boards-no-quests = Pas encore de quête.
boards-quest-you = { $who ->
    [you] vous : { $have }
   *[other] { $have }
}
boards-quest-have = { $who ->
    [you] Vous avez { $have }.
   *[other] { $name } a { $have }.
}
boards-quest-level = { $level ->
    [1] Le niveau facile est atteint : { $vp } points.
   *[other] Le niveau difficile est atteint : { $vp } points.
}
boards-quest-missed = sinon −{ $missed }
boards-quest-dealt = Gardez-en une ; l’autre est rendue.
boards-quest-seen = Tous ont vu qu’elle a été prise.
boards-quest-known-to-all = Tous savent que vous l’avez.
boards-quest-known-to = Peut-être connue de { $names }.
boards-quest-hidden = Une quête secrète
boards-quest-from-start = distribuée au début
boards-quest-from-deck = tirée de la pioche
boards-quest-doubted = en main quand { $name } en a vendu une
boards-one-given-back = 1 rendue
boards-given-back = Vous avez rendu « { $quest } ».
boards-unit-gold = Or
boards-unit-emerald = Émeraudes
boards-unit-pearl = Perles
boards-unit-buried = Enterrés
boards-unit-buried-gold = Or enterré
boards-unit-buried-emerald = Émeraudes enterrées
boards-unit-buried-pearl = Perles enterrées
boards-unit-crew = Équipage
boards-unit-equipment = Équipement
boards-unit-ship = Navires
boards-unit-each-type = Chaque type
boards-unit-cards-total = Cartes
boards-unit-immediate-cards = Immédiats
boards-unit-doubloon-income = Revenus en doublons
boards-unit-vp-income = Revenus en points
boards-unit-rivers = Cours d’eau
boards-unit-residences = Résidences
boards-unit-upgrades = Améliorations

# Black markets.
boards-black-markets = Marchés noirs
boards-markets-of = Marchés noirs de { $name }
boards-markets-placed = { $placed ->
    [one] { $placed } placé sur { $all }
   *[other] { $placed } placés sur { $all }
}
boards-market-beside = à côté du plateau
boards-market-tile = { $placed ->
    [yes] Marché noir { $number }, sur { $where }.
   *[no] Marché noir { $number }, pas encore placé.
}
boards-market-does = Il donne : { $what }. Sur son autre face : { $other }.

## What lies open for all

boards-markets = Marchés
boards-quest-market = Quêtes
boards-quest-deck = { $cards ->
    [one] Pioche des quêtes : { $cards } carte restante
   *[other] Pioche des quêtes : { $cards } cartes restantes
}
boards-quest-under = Sous la pioche : { $quests }.
boards-doubted = Connues de tous, mais nul ne sait où : { $quests }.
boards-exchange = Remplacer les quêtes
boards-figureheads = Figures de proue
boards-rubies = Rubis
boards-own-rubies = { $rubies ->
    [0] vous n’en avez pas
   *[other] vous en avez { $rubies }
}
boards-ruby-space = Un rubis vendu ici rapporte : { $what }.{ $taken ->
    [yes] {" "}Pris.
   *[no] {""}
}
boards-ruby-further = un de plus

## Rivals

boards-rivals = Adversaires
boards-thinks = réfléchit
boards-plays-first = joue en premier
boards-plays-last = joue en dernier
boards-jordan-level = force { $level }
boards-jordan-strength = Force
boards-jordan-cards = Ses cartes
boards-jordan-deck = { $cards ->
    [0] aucune à venir avant qu’il mélange
   *[other] { $cards } à venir avant qu’il mélange
}
boards-jordan-shuffled = Il vient de mélanger.
boards-jordan-to-come = Déjà vues, et qui reviendront
boards-jordan-space = { $sign ->
    [strength] Il devient plus fort
    [figurehead] Il prend une figure de proue
    [quest] Il prend une quête
    [residence] Il construit une résidence
   *[none] Sans effet
}{ $used ->
    [yes] {" "}(fait)
   *[no] {""}
}

## The forecast

boards-forecast = Prévision
boards-forecast-says = Le décompte final si la partie finissait maintenant, sans les revenus à venir ; +? tient lieu des quêtes que vous ne pouvez pas connaître.
boards-final = Décompte final
boards-total = Total
boards-part-play = Sur la piste de score.
boards-part-rivers = { $river } points par cours d’eau traversé.
boards-part-doubloons = 1 point pour { $doubloons } doublons.
boards-part-developments = Les points imprimés sur les développements.
boards-part-endgame = Ce que les développements rapportent en fin de partie.
boards-part-residences = Ce que comptent les résidences, chacune jusqu’à sa limite.
boards-part-treasures = Les trésors valent ce que dit leur île : plus il y reste de cubes, plus ils valent.
boards-part-buried = { $buried } points de plus par trésor enterré.
boards-part-quests = Le plus haut niveau atteint de chaque quête.
boards-part-many-quests = { $manyQuestsPoints } points pour { $manyQuests } quêtes accomplies.
boards-part-rubies = Ce que rapportent les rubis.

## Moments of their own

moment-round-ended = Fin de la manche { $round } : les revenus

## Ce qui est reconstitué

made-up-location = Lieux
    .why = Les coûts et la plupart des actions.
made-up-residence = Résidences
    .why = Leur coût, et ce que comptent certaines.
made-up-development = Développements
    .why = Les coûts, les points et la plupart des effets.
made-up-quest = Quêtes
    .why = Ce qu’elles demandent et rapportent.
made-up-ship-space = Cases du plateau Navire
    .why = La place de chaque amélioration et ce qu’elle exige.
made-up-hideout = Cases du repaire
    .why = Ce que rapporte d’y enterrer un trésor.
made-up-exploration = Cases de la piste d’exploration
    .why = Ce que chacune rapporte, et où l’on traverse les cours d’eau.
made-up-ruby-space = Cases des rubis
    .why = Ce que rapporte un rubis vendu là.
made-up-jordan-card = Cartes de Jordan
made-up-jordan-ship = Plateau Navire de Jordan
