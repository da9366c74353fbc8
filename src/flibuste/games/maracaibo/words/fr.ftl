### Pirates of Maracaibo en français. Chaque identifiant et chaque attribut d’ici figure aussi dans en.ftl, où sont décrits les arguments.

title-name = Pirates of Maracaibo
title-description = Trois traversées des Caraïbes : recrutez un équipage, menez des raids, enterrez des trésors, explorez l’arrière-pays, et que l’on tremble au nom de votre navire quand le dernier atteint Maracaibo.

rival-jordan = Jordan

## Trésors, îles, développements

treasure-gold = or
treasure-emerald = émeraude
treasure-pearl = perle
island-gold = Île à l’or
island-emerald = Île aux émeraudes
island-pearl = Île aux perles
type-crew = Équipage
type-equipment = Équipement
type-ship = Navire
kind-location = Lieu
kind-residence = Résidence
kind-development = Développement

# Parties d’autres messages.
a-treasure = { $type ->
    [gold] un trésor d’or
    [emerald] une émeraude
    [pearl] une perle
    [die] un trésor du type du raid
   *[any] un trésor de votre choix
}
treasures-of-type = { $type ->
    [gold] trésors d’or
    [emerald] émeraudes
    [pearl] perles
    [die] trésors du type du raid
   *[any] trésors de votre choix
}
of-type = { $type ->
    [gold] l’or
    [emerald] les émeraudes
   *[pearl] les perles
}
the-island = { $type ->
    [gold] l’île à l’or
    [emerald] l’île aux émeraudes
   *[pearl] l’île aux perles
}
type-name = { $type ->
    [crew] { type-crew }
    [equipment] { type-equipment }
   *[ship] { type-ship }
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-doubloons = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
for-price = { $price ->
    [0] gratuitement
    [one] pour 1 doublon
   *[other] pour { $price } doublons
}
n-swords = { $swords ->
    [0] aucun sabre
    [one] 1 sabre
   *[other] { $swords } sabres
}
amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
amount-doubloons = { $amount ->
    [one] { $amount } doublon
   *[other] { $amount } doublons
}
amount-swords = { $amount ->
    [one] { $amount } sabre
   *[other] { $amount } sabres
}

# Ce qui est compté, à l’unité.
unit = { $type ->
    [gold] trésor d’or
    [emerald] émeraude
    [pearl] perle
    [buried] trésor enterré
    [buried_gold] trésor d’or enterré
    [buried_emerald] émeraude enterrée
    [buried_pearl] perle enterrée
    [crew] carte Équipage
    [equipment] carte Équipement
    [ship] carte Navire
    [each_type] série d’une carte de chaque type
    [cards_total] développement et résidence
    [immediate_cards] développement avec effet immédiat
    [doubloon_income] doublon de revenu
    [vp_income] point de revenu
    [rivers] cours d’eau traversé
    [quests_owned] quête en main
    [quests_scoring] quête qui rapporte
    [residences] résidence construite
    [treasure_sets] série de trois trésors différents
   *[upgrades] amélioration de navire
}
units = { $type ->
    [gold] trésors d’or
    [emerald] émeraudes
    [pearl] perles
    [buried] trésors enterrés
    [quests_scoring] quêtes qui rapportent
   *[other] unités
}

# Ce que demande une quête : $count unités.
missing-gold = { $count ->
    [one] { $count } trésor d’or
   *[other] { $count } trésors d’or
}
missing-emerald = { $count ->
    [one] { $count } émeraude
   *[other] { $count } émeraudes
}
missing-pearl = { $count ->
    [one] { $count } perle
   *[other] { $count } perles
}
missing-buried = { $count ->
    [one] { $count } trésor enterré
   *[other] { $count } trésors enterrés
}
missing-buried-gold = { $count ->
    [one] { $count } trésor d’or enterré
   *[other] { $count } trésors d’or enterrés
}
missing-buried-emerald = { $count ->
    [one] { $count } émeraude enterrée
   *[other] { $count } émeraudes enterrées
}
missing-buried-pearl = { $count ->
    [one] { $count } perle enterrée
   *[other] { $count } perles enterrées
}
missing-crew = { $count ->
    [one] { $count } carte Équipage
   *[other] { $count } cartes Équipage
}
missing-equipment = { $count ->
    [one] { $count } carte Équipement
   *[other] { $count } cartes Équipement
}
missing-ship = { $count ->
    [one] { $count } carte Navire
   *[other] { $count } cartes Navire
}
missing-each-type = { $count ->
    [one] { $count } carte de chaque type
   *[other] { $count } cartes de chaque type
}
missing-cards-total = { $count ->
    [one] { $count } développement ou résidence
   *[other] { $count } développements et résidences
}
missing-immediate-cards = { $count ->
    [one] { $count } développement avec effet immédiat
   *[other] { $count } développements avec effet immédiat
}
missing-doubloon-income = un revenu de { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
missing-vp-income = un revenu de { $count ->
    [one] { $count } point
   *[other] { $count } points
}
missing-rivers = { $count } cours d’eau { $count ->
    [one] traversé
   *[other] traversés
}
missing-quests-owned = { $count ->
    [one] { $count } quête
   *[other] { $count } quêtes
}
missing-quests-scoring = { $count ->
    [one] { $count } quête qui rapporte
   *[other] { $count } quêtes qui rapportent
}
missing-residences = { $count ->
    [one] { $count } résidence
   *[other] { $count } résidences
}
missing-treasure-sets = { $count ->
    [one] { $count } série de trois trésors différents
   *[other] { $count } séries de trois trésors différents
}
missing-upgrades = { $count ->
    [one] { $count } amélioration de navire
   *[other] { $count } améliorations de navire
}

## Effets : ce que font cartes, cases et tuiles

effect-vp = { amount-points }
effect-doubloons = { amount-doubloons }
effect-cube = { $type ->
    [any] { $amount ->
        [one] 1 cube sur une île de votre choix
       *[other] { $amount } cubes sur { $same ->
            [yes] une même île
           *[no] des îles
        } de votre choix
    }
   *[other] { $amount ->
        [one] 1 cube
       *[other] { $amount } cubes
    } sur { the-island }
}
effect-vp-per = { amount-points } par { unit }{ $most ->
    [0] {""}
   *[other] , au plus { $most }
}
effect-vp-of-income = encore une fois vos points de revenu
effect-doubloons-of-income = encore une fois vos doublons de revenu
effect-raid = { $type ->
    [die] { $amount ->
        [0] raid
       *[other] raid avec { amount-swords } de plus
    }
    [any] raid d’un type de votre choix, puissance { $amount }
   *[other] raid pour { of-type }, puissance { $amount }
}
effect-explore = explorer { $amount }
effect-bury = { $amount ->
    [one] enterrer un trésor
   *[other] enterrer { $amount } trésors
}
effect-quest = { $amount ->
    [one] piocher une quête
   *[other] piocher { $amount } quêtes
}
effect-upgrade = { $amount ->
    [one] améliorer votre navire
   *[other] améliorer votre navire { $amount } fois
}
effect-treasure = { $amount ->
    [one] prendre { a-treasure }
   *[other] prendre { $amount } { treasures-of-type }{ $same ->
        [yes] , tous du même type
       *[no] {""}
    }
}
effect-black-market = { $amount ->
    [0] placer un marché noir
   *[other] payer { amount-doubloons } pour placer un marché noir
}
effect-reuse = activer de nouveau un de vos marchés noirs
effect-figurehead = { $amount ->
    [0] prendre une figure de proue
   *[other] payer { amount-doubloons } pour une figure de proue
}
effect-sell = vendre une quête pour { amount-doubloons }
effect-pick = { $amount ->
    [0] acheter n’importe quelle carte { type-name } des Caraïbes
   *[other] acheter n’importe quelle carte { type-name } des Caraïbes, { amount-doubloons } de plus
}
effect-build = construire une résidence au choix
effect-space = encore une fois le bonus de la case de votre explorateur
effect-rubies = vendre des rubis
effect-at-end = { $each ->
    [one] { n-points } par { unit }
   *[other] { n-points } par série de { $each } { units }
}

permanent-swords = +{ amount-swords } dans les raids
permanent-swords-gold = +{ amount-swords } avec le dé de l’or
permanent-swords-emerald = +{ amount-swords } avec le dé des émeraudes
permanent-swords-pearl = +{ amount-swords } avec le dé des perles
permanent-points = +{ $amount } à chaque exploration
permanent-discount = développements et résidences coûtent { $amount } de moins
permanent-development-discount = les développements coûtent { $amount } de moins
permanent-sail = votre navire avance jusqu’à { $amount } cases
permanent-rerolls = { $amount ->
    [one] une relance de plus dans les raids
   *[other] { $amount } relances de plus dans les raids
}
permanent-exchanges-quests = avant de choisir une quête, vous pouvez remplacer celles du marché
permanent-doubloons-per-quest = un revenu de { amount-doubloons } par quête en main
permanent-spend = action de raid, { $cost ->
    [one] 1 sabre
   *[other] { $cost } sabres
} : { $gain }
permanent-give-up = en explorant, renoncer à { $cost ->
    [one] 1 pas
   *[other] { $cost } pas
} : { $gain }
income-doubloons = { amount-doubloons }
income-vp = { amount-points }

## Les pièces : leurs noms et ce qu’elles font

# Parties de ce qui est dit des cartes.
part-at-once = { $immediate_n ->
    [0] {""}
   *[other] {" "}Tout de suite : { $immediate }.
}
part-for-good = { $permanent_n ->
    [0] {""}
   *[other] {" "}En permanence : { $permanent }.
}
part-income = { $income_n ->
    [0] {""}
   *[other] {" "}Revenu à chaque manche : { $income }.
}
part-at-end = { $endgame_n ->
    [0] {""}
   *[other] {" "}À la fin : { $endgame }.
}
development-text = { type-name }, coûte { $cost }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} à la fin.{ part-at-once }{ part-for-good }{ part-income }{ part-at-end }
residence-text = Résidence, coûte { $cost }. À la fin : { $scores }.
location-text = Lieu : { $actions }.
figurehead-text = Figure de proue.{ part-at-once }{ part-for-good }{ part-income }{ $burial_n ->
    [0] {""}
   *[other] {" "}On peut y enterrer des trésors : { $burial }.
}

# Lieux.
location-LOC1 = Trinité
    .text = { location-text }
location-LOC2 = Tobago
    .text = { location-text }
location-LOC3 = Bonaire
    .text = { location-text }
location-LOC4 = Aruba
    .text = { location-text }
location-LOC5 = Curaçao
    .text = { location-text }
location-LOC6 = Margarita
    .text = { location-text }
location-LOC7 = Grenade
    .text = { location-text }
location-LOC8 = Barbade
    .text = { location-text }
location-LOC9 = Île de la Tortue
    .text = { location-text }
location-LOC10 = Hispaniola
    .text = { location-text }
location-LOC11 = Martinique
    .text = { location-text }
location-LOC12 = Guadeloupe
    .text = { location-text }

# Résidences.
residence-RES1 = Hacienda
    .text = { residence-text }
residence-RES2 = Palais du gouverneur
    .text = { residence-text }
residence-RES3 = Chantier naval
    .text = { residence-text }
residence-RES4 = Entrepôt
    .text = { residence-text }
residence-RES5 = Taverne
    .text = { residence-text }
residence-RES6 = Grotte
    .text = { residence-text }
residence-RES7 = Guilde
    .text = { residence-text }
residence-RES8 = Villa aux émeraudes
    .text = { residence-text }
residence-RES9 = Villa dorée
    .text = { residence-text }
residence-RES10 = Villa aux perles
    .text = { residence-text }
residence-RES11 = Trésorerie
    .text = { residence-text }
residence-RES12 = Mission
    .text = { residence-text }

# Développements.
development-I-C1 = Klabautermann
    .text = { development-text }
development-I-C2 = Vigie
    .text = { development-text }
development-I-C3 = Canonnier
    .text = { development-text }
development-I-C4 = Mousse
    .text = { development-text }
development-I-C5 = Coq
    .text = { development-text }
development-I-C6 = Cartographe
    .text = { development-text }
development-I-C7 = Fossoyeur
    .text = { development-text }
development-I-C8 = Informatrice
    .text = { development-text }
development-I-C9 = Maître d’abordage
    .text = { development-text }
    .use = Maître d’abordage : { $permanent }
development-I-E1 = Tabac
    .text = { development-text }
development-I-E2 = Rhum
    .text = { development-text }
development-I-E3 = Cacao
    .text = { development-text }
development-I-E4 = Boussole
    .text = { development-text }
development-I-E5 = Sabre doré
    .text = { development-text }
development-I-E6 = Dague d’émeraude
    .text = { development-text }
development-I-E7 = Mousquet nacré
    .text = { development-text }
development-I-E8 = Pépites
    .text = { development-text }
development-I-E9 = Collier de perles
    .text = { development-text }
development-I-S1 = Sloop
    .text = { development-text }
development-I-S2 = Pinasse
    .text = { development-text }
development-I-S3 = Brigantin
    .text = { development-text }
development-I-S4 = Goélette
    .text = { development-text }
development-II-C1 = Quartier-maître
    .text = { development-text }
development-II-C2 = Navigatrice
    .text = { development-text }
development-II-C3 = Maître canonnier
    .text = { development-text }
development-II-C4 = Charpentier
    .text = { development-text }
development-II-C5 = Contrebandière
    .text = { development-text }
development-II-C6 = Receleur
    .text = { development-text }
development-II-C7 = Trésorier
    .text = { development-text }
development-II-C8 = Conteuse
    .text = { development-text }
development-II-C9 = Recruteur
    .text = { development-text }
development-II-C10 = Vieux loup de mer
    .text = { development-text }
development-II-C11 = Chroniqueur
    .text = { development-text }
development-II-C12 = Éclaireur
    .text = { development-text }
development-II-C13 = Corsaire
    .text = { development-text }
development-II-C14 = Négociante
    .text = { development-text }
development-II-C15 = Ménestrel
    .text = { development-text }
development-II-E1 = Café
    .text = { development-text }
development-II-E2 = Épices
    .text = { development-text }
development-II-E3 = Soie
    .text = { development-text }
development-II-E4 = Idole d’or
    .text = { development-text }
development-II-E5 = Couronne d’émeraudes
    .text = { development-text }
development-II-E6 = Diadème de perles
    .text = { development-text }
development-II-E7 = Canons de bronze
    .text = { development-text }
    .use = Canons de bronze : { $permanent }
development-II-E8 = Grappins
    .text = { development-text }
    .use = Grappins : { $permanent }
development-II-E9 = Machette
    .text = { development-text }
    .use = Machette : { $permanent }
development-II-E10 = Mulets
    .text = { development-text }
    .use = Mulets : { $permanent }
development-II-E11 = Pelles
    .text = { development-text }
development-II-E12 = Coffre-fort
    .text = { development-text }
development-II-E13 = Coffre d’émeraudes
    .text = { development-text }
development-II-E14 = Titre de propriété
    .text = { development-text }
development-II-E15 = Lettre de marque
    .text = { development-text }
development-II-S1 = Frégate
    .text = { development-text }
development-II-S2 = Galion
    .text = { development-text }
development-II-S3 = Caravelle
    .text = { development-text }
development-II-S4 = Vaisseau de ligne
    .text = { development-text }
development-II-S5 = Navire marchand
    .text = { development-text }
development-II-S6 = Navire amiral
    .text = { development-text }
development-II-S7 = Ravitailleur
    .text = { development-text }

# Figures de proue.
figurehead-mermaid = Sirène
    .text = { figurehead-text }
    .use = Sirène : { $permanent }
figurehead-dragon = Dragon
    .text = { figurehead-text }
figurehead-harpy = Harpie
    .text = { figurehead-text }
figurehead-whale = Baleine
    .text = { figurehead-text }
figurehead-lion = Lion
    .text = { figurehead-text }
figurehead-sea-serpent = Serpent de mer
    .text = { figurehead-text }
figurehead-poseidon = Poséidon
    .text = { figurehead-text }
figurehead-kraken = Kraken
    .text = { figurehead-text }
    .use = Kraken : { $permanent }
figurehead-falcon = Faucon
    .text = { figurehead-text }
figurehead-nautilus = Nautile
    .text = { figurehead-text }
    .use = Nautile : { $permanent }
figurehead-skull = Tête de mort
    .text = { figurehead-text }
    .use = Tête de mort : { $permanent }
figurehead-unicorn = Licorne
    .text = { figurehead-text }

# Les pièces sans nom. Une quête s’appelle d’après ce que demande son niveau le plus difficile.
quest = { $harder }
    .a = « { $harder } »
    .text = { $quest_hunters ->
        [yes] { $harder } : { $hunted_vp } points, sinon −{ $missed }.
       *[no] { $lower } : { $lower_vp } points ; { $harder } : { $harder_vp } points.
    }
black-market = marché noir { $id }
    .front = { $front }
    .back = { $back }
ship-space = { $once }{ $permanent }
    .use = { $permanent }
hideout = { $id ->
    [gold] le repaire de l’or
    [emerald] le repaire des émeraudes
   *[pearl] le repaire des perles
}
    .slot = case bonus : { $slot }
exploration = { $effect_n ->
    [0] une case sans bonus
   *[other] « { $effect } »
}
exploration-way-S = la case de départ
exploration-way-H = la tuile Moitié prix
ruby-space = { $gain }
raid-action = { $gain }
    .use = { $cost ->
        [one] 1 sabre
       *[other] { $cost } sabres
    } : { $gain }
value-tile = { $type ->
    [gold] tuile Valeur de l’or
    [emerald] tuile Valeur des émeraudes
   *[pearl] tuile Valeur des perles
}
jordan-card = carte { $id }
    .text = { $bonus ->
        [upgrade] D’abord une amélioration.{" "}
        [raid] D’abord un raid.{" "}
        [explore] D’abord une exploration.{" "}
       *[other] {""}
    }Puis la première action possible : { $actions }. Développements dans cet ordre : { $types }.
jordan-level = { $treasures ->
    [one] Raid : { $treasures } trésor
   *[other] Raid : { $treasures } trésors
}{ $raid_vp ->
    [0] {""}
   *[other] , { $raid_vp } points
}{ $cube_if_more ->
    [yes] , un cube s’il en a plus que vous
   *[no] {""}
}. Explorer : +{ $explore_extra }, { $explore_vp } points
jordan-ship = le navire de Jordan
sea-board = le plateau

# Ce que nomment les cartes de Jordan.
card-raid = raid
card-explore = exploration
card-quest = quête
card-purchase = achat
card-development = développement
card-crew = Équipage
card-equipment = Équipement
card-ship = Navire

## Lieux de la carte

place-gulf = le Golfe
place-maracaibo = Maracaibo
place-start = le départ

## Coups

move-keep = Garder la quête « { $quest } »
move-sail = Naviguer : { $place }
move-stop = S’arrêter ici
move-pay = Payer 1 doublon à { $seat }
move-coins = Prendre { n-doubloons }
move-buy = Acheter le développement
move-build = Construire « { $card } »
move-do = { $effect ->
    [vp] Prendre les points
    [doubloons] Prendre les doublons
    [its-cube] Poser le cube sur son île
    [vp-per] Compter les points
    [vp-of-income] Des points comme au revenu
    [doubloons-of-income] Des doublons comme au revenu
    [raid] Mener un raid
    [explore] Explorer
    [bury] Enterrer des trésors
    [quest] Piocher une quête
    [upgrade] Améliorer le navire
    [treasure] Prendre des trésors de votre choix
    [cube] Poser des cubes sur les îles
    [gold] Prendre de l’or
    [emerald] Prendre des émeraudes
    [pearl] Prendre des perles
    [black-market] Placer un marché noir
    [reuse] Activer de nouveau un marché noir
    [figurehead] Prendre une figure de proue
    [sell] Vendre une quête
    [pick-crew] Acheter une carte Équipage, où qu’elle soit
    [pick-equipment] Acheter une carte Équipement, où qu’elle soit
    [pick-ship] Acheter une carte Navire, où qu’elle soit
    [build] Construire une résidence
    [space] Encore la case de votre explorateur
   *[rubies] Vendre des rubis
}
move-upgrade = Améliorer : { $space }
move-reroll = Relancer tous les dés
move-die = Raid pour { of-type }
move-spend = { $action_use }
move-treasure = Prendre { a-treasure }
move-cube = Un cube sur { the-island }
move-bury = Enterrer { a-treasure } : { $space ->
    [poseidon-1] sur Poséidon, case 1
    [poseidon-2] sur Poséidon, case 2
    [poseidon-3] sur Poséidon, case 3
    [poseidon-4] sur Poséidon, case 4
   *[other] case { $space }
}
move-explore = Explorer jusqu’à { $space }
move-give-up = Renoncer à des pas : { $trade_use }
move-take = Prendre la quête « { $quest } »
move-draw = Prendre la première quête de la pioche
move-exchange = Remplacer les quêtes du marché
move-sell = Vendre la quête « { $quest } »
move-pick = Acheter « { $card } »
move-figurehead = Prendre la figure de proue « { $figurehead } »
move-market = Marché noir { $tile }
move-place = Le placer sur { $card }
move-ruby = Prendre un rubis
move-sell-ruby = { $space ->
    [further] Vendre un autre rubis pour { n-points }
   *[other] Vendre un rubis sur la case { $space }
}
move-jordan = Retourner la carte de Jordan
move-done = Terminé

# Ce qu’un coup rapporte à coup sûr : $amount avec son signe, $n sans.
preview-price = coûte { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
preview-doubloons = { $n ->
    [one] { $amount } doublon
   *[other] { $amount } doublons
}
preview-points = { $n ->
    [one] { $amount } point
   *[other] { $amount } points
}
preview-gold = { $amount } d’or
preview-emerald = { $n ->
    [one] { $amount } émeraude
   *[other] { $amount } émeraudes
}
preview-pearl = { $n ->
    [one] { $amount } perle
   *[other] { $amount } perles
}
preview-gold-cubes = { $n ->
    [one] { $n } cube sur l’île à l’or
   *[other] { $n } cubes sur l’île à l’or
}
preview-emerald-cubes = { $n ->
    [one] { $n } cube sur l’île aux émeraudes
   *[other] { $n } cubes sur l’île aux émeraudes
}
preview-pearl-cubes = { $n ->
    [one] { $n } cube sur l’île aux perles
   *[other] { $n } cubes sur l’île aux perles
}
preview-swords = { $n ->
    [one] { $n } sabre
   *[other] { $n } sabres
}
preview-steps = { $n ->
    [one] 1 pas
   *[other] { $n } pas
}
preview-forecast = { $amount } dans la prévision

## Étapes, et ce que doit faire le joueur dont c’est le tour

step-keep = Garder une quête
step-sail = Naviguer
step-creditors = Qui payer ?
step-arrived = Arrivée
step-reserve = Un rubis ?
step-landed = Arrivée
step-development = Développement
step-residence = Résidence
step-actions = Lieu
step-gulf = Le Golfe
step-effects = Et maintenant ?
step-upgrade = Amélioration de navire
step-dice = Raid : les dés
step-raid-type = Raid : quel type ?
step-raid = Raid
step-treasure = Quel trésor ?
step-coming-in = Trésor
step-cube = Quelle île ?
step-bury = Enterrer
step-explore = Explorer
step-quest = Piocher une quête
step-sell = Vendre une quête
step-pick = Acheter n’importe où
step-build = Construire une résidence
step-half-price = Moitié prix
step-figurehead = Figure de proue
step-market = Marché noir
step-place = Sur quel lieu ?
step-reuse = Encore un marché noir
step-rubies = Rubis
step-vacant = Nouvelle carte
step-turn-end = Fin du tour
step-jordan = Au tour de Jordan
step-over = Partie terminée

# Les nombres de chaque décision : voir en.ftl.
prompt-keep = { $you ->
    [yes] Quelle quête gardez-vous ? Personne d’autre ne le saura.
   *[no] { $seat } choisit la quête à garder.
}
prompt-sail = { $you ->
    [yes] Où naviguez-vous ? Jusqu’à { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, plus près de Maracaibo.
   *[no] { $seat } navigue jusqu’à { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
}
prompt-creditors = { $you ->
    [yes] Plusieurs navires sont ici, et vous ne pouvez pas tous les payer. Qui payez-vous ?
   *[no] { $seat } choisit qui payer.
}
prompt-arrived = Le navire arrive.
prompt-reserve = { $you ->
    [yes] Prendre un rubis de la réserve ?
   *[no] { $seat } peut prendre un rubis de la réserve.
}
prompt-landed = Le navire arrive.
prompt-development = { $you ->
    [yes] Acheter ce développement, ou prendre { n-doubloons } ?
   *[no] { $seat } peut acheter le développement ou prendre { n-doubloons }.
}
prompt-residence = { $you ->
    [yes] Construire cette résidence ?
   *[no] { $seat } peut construire la résidence.
}
prompt-actions = { $you ->
    [yes] Quelle action du lieu choisissez-vous ?
   *[no] { $seat } choisit une action du lieu.
}
prompt-gulf = { $you ->
    [yes] Dans le Golfe : un raid, une exploration ou une résidence ?
   *[no] { $seat } choisit que faire dans le Golfe.
}
prompt-effects = { $you ->
    [yes] Que faites-vous maintenant ?
   *[no] { $seat } choisit la suite.
}
prompt-upgrade = { $you ->
    [yes] { $upgrades ->
        [one] Améliorez votre navire : choisissez une case.
       *[other] Améliorez votre navire { $upgrades } fois : choisissez une case.
    }
   *[no] { $seat } peut améliorer son navire{ $upgrades ->
        [one] .
       *[other] {""} { $upgrades } fois.
    }
}
prompt-dice = { $you ->
    [yes] Choisissez un dé{ $swords ->
        [0] {""}
       *[other] {""} (+{ n-swords })
    }{ $rerolls ->
        [0] .
        [one] {""} ou relancez tous les dés une fois.
       *[other] {""} ou relancez tous les dés, jusqu’à { $rerolls } fois.
    }
   *[no] { $seat } choisit un dé{ $swords ->
        [0] {""}
       *[other] {""} (+{ n-swords })
    }{ $rerolls ->
        [0] .
       *[other] {""} ou relance.
    }
}
prompt-raid-type = { $you ->
    [yes] Quel trésor visez-vous, avec une puissance de { $swords } ?
   *[no] { $seat } choisit le trésor visé, avec une puissance de { $swords }.
}
prompt-raid = { $you ->
    [yes] Raid pour { of-type } : à quoi dépensez-vous { n-swords } ?
   *[no] { $seat } mène un raid pour { of-type } avec { n-swords }.
}
prompt-treasure = { $you ->
    [yes] { $treasures ->
        [one] Quel trésor prenez-vous ?
       *[other] De quel type prenez-vous { $treasures } trésors ?
    }
   *[no] { $seat } choisit { $treasures ->
        [one] un trésor.
       *[other] { $treasures } trésors.
    }
}
prompt-coming-in = Un trésor arrive.
prompt-cube = { $you ->
    [yes] Sur quelle île posez-vous { $cubes ->
        [one] le cube ?
       *[other] les { $cubes } cubes ?
    }
   *[no] { $seat } choisit une île pour { $cubes ->
        [one] un cube.
       *[other] { $cubes } cubes.
    }
}
prompt-bury = { $you ->
    [yes] Enterrez { $shovels ->
        [one] un trésor
       *[other] jusqu’à { $shovels } trésors
    } : lequel, et où ?
   *[no] { $seat } peut enterrer { $shovels ->
        [one] un trésor.
       *[other] jusqu’à { $shovels } trésors.
    }
}
prompt-explore = { $you ->
    [yes] Jusqu’où va votre explorateur, avec { $points } pas ?
   *[no] { $seat } explore avec { $points } pas.
}
prompt-quest = { $you ->
    [yes] Prenez { $quests ->
        [one] une quête
       *[other] { $quests } quêtes
    } : une du marché, ou de la pioche ?
   *[no] { $seat } pioche { $quests ->
        [one] une quête.
       *[other] { $quests } quêtes.
    }
}
prompt-sell = { $you ->
    [yes] Quelle quête vendez-vous pour { n-doubloons } ?
   *[no] { $seat } peut vendre une quête pour { n-doubloons }.
}
prompt-pick = { $you ->
    [yes] Quelle carte { type-name } achetez-vous{ $surcharge ->
        [0] {" "}?
       *[other] , { $surcharge } de plus que son prix ?
    }
   *[no] { $seat } peut acheter une carte { type-name }, où qu’elle soit{ $surcharge ->
        [0] .
       *[other] , { $surcharge } de plus.
    }
}
prompt-build = { $you ->
    [yes] Quelle résidence construisez-vous ?
   *[no] { $seat } peut construire une résidence.
}
prompt-half-price = { $you ->
    [yes] Quelle résidence construisez-vous à moitié prix ? Il faut en choisir une.
   *[no] { $seat } doit construire une résidence à moitié prix.
}
prompt-figurehead = { $you ->
    [yes] Quelle figure de proue prenez-vous { for-price } ?
   *[no] { $seat } peut prendre une figure de proue { for-price }.
}
prompt-market = { $you ->
    [yes] Quel marché noir placez-vous { for-price } ?
   *[no] { $seat } peut placer un marché noir { for-price }.
}
prompt-place = { $you ->
    [yes] Sur quel lieu placez-vous le marché noir { $tile } ?
   *[no] { $seat } choisit un lieu pour le marché noir { $tile }.
}
prompt-reuse = { $you ->
    [yes] Lequel de vos marchés noirs activez-vous de nouveau ?
   *[no] { $seat } peut activer de nouveau un marché noir.
}
prompt-rubies = { $you ->
    [yes] Vendre un rubis, et sur quelle case ?
   *[no] { $seat } peut vendre des rubis.
}
prompt-vacant = Une nouvelle carte est posée.
prompt-turn-end = Le tour est terminé.
prompt-jordan = { $you ->
    [yes] Retournez la carte de Jordan.
   *[no] { $seat } retourne la carte de Jordan.
}
prompt-over = La partie est terminée.

## Événements

event-game-started = { $you ->
    [yes] La partie commence, et c’est à vous.
   *[no] La partie commence, et { $seat } joue en premier.
}
event-round-began = { $round ->
    [3] La troisième et dernière traversée commence.
    [2] La deuxième traversée commence : tous les navires sont de retour au départ.
   *[other] La première traversée commence.
}
event-map-laid = Les Caraïbes sont en place : { $cards ->
    [one] { $cards } carte est visible.
   *[other] { $cards } cartes sont visibles.
}
event-quests-dealt = { $you ->
    [yes] Vous recevez { $quests_list }.
   *[no] { $seat } reçoit { $number } quêtes.
}
event-quest-kept = { $you ->
    [yes] Vous gardez la quête « { $quest } ».
   *[no] { $seat } garde une quête.
}
event-markets-laid = Quêtes au marché : { $quests_list }. Figures de proue : { $figureheads_list }.
event-turn-started = Manche { $round } : { $you ->
    [yes] à vous.
   *[no] au tour de { $seat }.
}
event-sailed = { $you ->
    [yes] Vous naviguez vers { sailed-to }.
   *[no] { $seat } navigue vers { sailed-to }.
}
sailed-to = { $shown ->
    [yes] « { $card } »
   *[no] { $hidden ->
        [location] un lieu caché
        [development] un développement caché
        [level-2] une carte cachée de niveau II
        [filler] la pleine mer
       *[other] { $place }
    }
}
event-paid = { $you ->
    [yes] Vous payez 1 doublon à { $to }.
   *[no] { $to_you ->
        [yes] { $seat } vous paie 1 doublon.
       *[no] { $seat } paie 1 doublon à { $to }.
    }
}
event-paid-jordan = { $you ->
    [yes] Le navire de Jordan est ici : vous payez 1 doublon.
   *[no] Le navire de Jordan est ici : { $seat } paie 1 doublon.
}
event-skirmish = Escarmouche entre { $seats_list } : { $totals_list }.
event-skirmish-won = { $you ->
    [yes] Vous gagnez l’escarmouche.
   *[no] { $seat } gagne l’escarmouche.
}
event-duel = { $you ->
    [yes] Escarmouche : { $own } pour vous, { $his } pour Jordan. { $won ->
        [yes] Vous la gagnez.
       *[no] { $lost ->
            [yes] Jordan la gagne.
           *[no] Personne ne la gagne.
        }
    }
   *[no] Escarmouche : { $own } pour { $seat }, { $his } pour Jordan. { $won ->
        [yes] { $seat } la gagne.
       *[no] { $lost ->
            [yes] Jordan la gagne.
           *[no] Personne ne la gagne.
        }
    }
}
event-card-turned-up = « { $card } » est révélée.
event-value-tile-laid = Une tuile Valeur { $type ->
    [gold] de l’or
    [emerald] des émeraudes
   *[pearl] des perles
} arrive sur « { $card } ».
event-ruby-taken = { $you ->
    [yes] Vous prenez un rubis.
   *[no] { $seat } prend un rubis.
}
event-ruby-sold = { $you ->
    [yes] Vous vendez un rubis{ $space ->
        [0] .
       *[other] {""} sur la case { $space } du marché.
    }
   *[no] { $seat } vend un rubis{ $space ->
        [0] .
       *[other] {""} sur la case { $space } du marché.
    }
}
event-reached-maracaibo = { $you ->
    [yes] Vous avez atteint Maracaibo !
   *[no] { $seat } a atteint Maracaibo !
}
event-cubes-added = { $cubes ->
    [one] { $cubes } cube arrive
   *[other] { $cubes } cubes arrivent
} sur { the-island } : il y en a { $island }.
event-market-used = { $you ->
    [yes] Vous activez le marché noir { $tile }.
   *[no] { $seat } active le marché noir { $tile }.
}
event-market-placed = { $you ->
    [yes] Vous placez le marché noir { $tile } sur « { $card } » { for-price }.
   *[no] { $seat } place le marché noir { $tile } sur « { $card } » { for-price }.
}
event-upgraded = { $you ->
    [yes] Vous améliorez votre navire : { $space }.
   *[no] { $seat } améliore son navire : { $space }.
}
event-figurehead-taken = { $you ->
    [yes] Vous prenez la figure de proue « { $figurehead } » { for-price }.
   *[no] { $seat } prend la figure de proue « { $figurehead } » { for-price }.
}
event-development-bought = { $you ->
    [yes] Vous achetez « { $card } » { for-price }.
   *[no] { $seat } prend « { $card } » { for-price }.
}
event-card-laid = { $shown ->
    [yes] « { $card } » prend sa place.
   *[no] Une carte face cachée prend sa place.
}
event-filler-laid = La pioche est vide : une carte que personne ne peut acheter prend sa place.
event-residence-built = { $you ->
    [yes] Vous construisez « { $card } » { for-price }.
   *[no] { $seat } construit « { $card } » { for-price }.
}
event-dice-thrown = { $you ->
    [yes] Vous obtenez { $dice_list } (or, émeraude, perle).
   *[no] { $seat } obtient { $dice_list } (or, émeraude, perle).
}
event-raid-began = { $you ->
    [yes] Vous menez un raid pour { of-type } avec { n-swords }.
   *[no] { $seat } mène un raid pour { of-type } avec { n-swords }.
}
event-swords-spent = { $you ->
    [yes] Vous dépensez { $cost ->
        [one] { $cost } sabre
       *[other] { $cost } sabres
    } : { $action }.
   *[no] { $seat } dépense { $cost ->
        [one] { $cost } sabre
       *[other] { $cost } sabres
    } : { $action }.
}
event-treasure-taken = { $you ->
    [yes] Vous prenez { a-treasure }{ $slot ->
        [yes] {""} et occupez la case bonus.
       *[no] .
    }
   *[no] { $seat } prend { a-treasure }{ $slot ->
        [yes] {""} et occupe la case bonus.
       *[no] .
    }
}
event-treasure-buried = { $you ->
    [yes] Vous enterrez { a-treasure }.
   *[no] { $seat } enterre { a-treasure }.
}
event-explored = { $you ->
    [yes] Votre explorateur atteint { $space }{ rivers-crossed }.
   *[no] L’explorateur de { $seat } atteint { $space }{ rivers-crossed }.
}
rivers-crossed = { $rivers ->
    [0] {""}
    [one] , { $rivers } cours d’eau traversé
   *[other] , { $rivers } cours d’eau traversés
}
event-points-given-up = { $you ->
    [yes] Vous renoncez à { $cost } pas : { $trade }.
   *[no] { $seat } renonce à { $cost } pas : { $trade }.
}
event-explorer-returned = { $you ->
    [yes] Votre explorateur retourne au départ.
   *[no] L’explorateur de { $seat } retourne au départ.
}
event-quest-taken = { $you ->
    [yes] Vous prenez la quête « { $quest } ».
   *[no] { $seat } prend la quête « { $quest } ».
}
event-quest-drawn = { $you ->
    [yes] Vous piochez la quête « { $quest } ».
   *[no] { $seat } pioche une quête.
}
event-quest-shown = Nouvelle quête au marché : { $quest }.
event-quests-exchanged = { $you ->
    [yes] Vous remplacez les quêtes du marché.
   *[no] { $seat } remplace les quêtes du marché.
} Sous la pioche : { $quests_list }.
event-quest-sold = { $you ->
    [yes] Vous vendez la quête « { $quest } ».
   *[no] { $seat } vend une quête.
}
event-points-gained = { $you ->
    [yes] Vous marquez { n-points }.
   *[no] { $seat } marque { n-points }.
}
event-doubloons-gained = { $you ->
    [yes] Vous gagnez { n-doubloons }.
   *[no] { $seat } gagne { n-doubloons }.
}
event-round-ended = La manche { $round } est terminée : des revenus pour tous.
event-income = { $sources ->
    [0] Revenus : rien pour { $you ->
        [yes] vous
       *[no] { $seat }
    }.
   *[other] Revenus : { $you ->
        [yes] vous gagnez
       *[no] { $seat } gagne
    } { income-gained } ({ $sources_list }).
}
income-gained = { $doubloons ->
    [0] { n-points }
   *[other] { n-doubloons }{ $points ->
        [0] {""}
       *[other] {" "}et { n-points }
    }
}
event-jordan-card = Jordan joue la { $card }.
event-jordan-ignored = Rien n’est possible avec la { $card } : Jordan prend la suivante.
event-jordan-die = Le dé de Jordan donne { $die }.
event-jordan-acts = { $action ->
    [raid] Jordan mène un raid.
    [explore] Jordan explore.
    [quest] Jordan va chercher une quête.
    [purchase] Jordan prend la première carte de la pioche.
   *[development] Jordan va chercher un développement.
}
event-jordan-upgraded = { $upgrades ->
    [one] Jordan améliore son navire : { $upgrades } cube.
   *[other] Jordan améliore son navire : { $upgrades } cubes.
}
event-jordan-stronger = Jordan devient plus fort : niveau { $level }.
event-quests-revealed = { $quests ->
    [0] { $you ->
        [yes] Vous n’avez aucune quête.
       *[no] { $seat } n’a aucune quête.
    }
   *[other] { $you ->
        [yes] Vos quêtes : { $quests_list }.
       *[no] Les quêtes de { $seat } : { $quests_list }.
    }
}
event-final-scoring = { $you ->
    [yes] Vous avez { n-points } en tout.
   *[no] { $seat } a { n-points } en tout.
}
event-game-ended = { $ending ->
    [decision_limit] La limite de décisions met fin à la partie.
   *[other] La partie est terminée.
} { $lost ->
    [yes] Jordan l’emporte.
   *[no] { who-wins }
}

## Pourquoi non

reason-not-now = { $step ->
    [keep] Gardez d’abord une quête.
    [sail] Votre navire doit d’abord naviguer.
    [creditors] Payez d’abord les navires qui sont ici.
    [arrived] Le navire arrive tout juste.
    [reserve] Décidez d’abord pour le rubis.
    [landed] Le navire vient d’arriver.
    [development] Décidez d’abord pour le développement.
    [residence] Décidez d’abord pour la résidence.
    [actions] Choisissez d’abord une action du lieu.
    [gulf] Choisissez d’abord que faire dans le Golfe.
    [effects] Choisissez d’abord le prochain effet.
    [upgrade] Choisissez d’abord une case de votre navire.
    [dice] Choisissez d’abord un dé.
    [raid-type] Choisissez d’abord le trésor du raid.
    [raid] C’est un raid : dépensez vos sabres, ou terminez.
    [treasure] Choisissez d’abord un trésor.
    [coming-in] Un trésor est en train d’arriver.
    [cube] Choisissez d’abord une île.
    [bury] Vous enterrez : choisissez un trésor et une case, ou terminez.
    [explore] Vous explorez : choisissez une case.
    [quest] Prenez d’abord une quête.
    [sell] Choisissez d’abord la quête à vendre.
    [pick] Choisissez d’abord une carte, ou aucune.
    [build] Choisissez d’abord une résidence, ou aucune.
    [half-price] Choisissez d’abord la résidence à moitié prix.
    [figurehead] Choisissez d’abord une figure de proue, ou aucune.
    [market] Choisissez d’abord un marché noir, ou aucun.
    [place] Choisissez d’abord un lieu pour le marché noir.
    [reuse] Choisissez d’abord le marché noir à activer, ou aucun.
    [rubies] Décidez d’abord pour vos rubis.
    [vacant] Une nouvelle carte est en train d’arriver.
    [turn-end] Le tour est terminé.
    [jordan] C’est le tour de Jordan : retournez sa carte.
   *[over] La partie est terminée.
}
reason-too-few-doubloons = Cela coûte { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}, et vous en avez { $doubloons }.
reason-nothing-to-gain = Cela ne vous apporterait rien maintenant.
reason-done-already = C’est déjà fait.
reason-not-offered = Cela ne fait pas partie des actions d’ici.
reason-quest-not-dealt = « { $quest } » ne fait pas partie de vos quêtes de départ.
reason-keep-first = Choisissez d’abord la quête à garder.
reason-not-in-market = « { $quest } » n’est pas au marché.
reason-quest-deck-empty = La pioche des quêtes est vide.
reason-no-whale = Seule la Baleine remplace les quêtes du marché.
reason-exchanged-already = Vous avez déjà remplacé les quêtes du marché.
reason-quest-deck-short = La pioche n’a pas assez de quêtes pour remplacer le marché.
reason-quest-not-yours = Vous n’avez pas la quête « { $quest } ».
reason-none-in-storage = Vous n’avez, en réserve, { $type ->
    [gold] pas d’or
    [emerald] pas d’émeraude
   *[pearl] pas de perle
} à enterrer.
reason-no-poseidon = Votre figure de proue n’est pas Poséidon.
reason-space-taken = Cette case est occupée.
reason-market-placed = Le marché noir { $tile } est déjà sur un lieu.
reason-market-not-placed = Le marché noir { $tile } n’est encore sur aucun lieu.
reason-card-not-there = « { $card } » n’est pas visible dans les Caraïbes.
reason-location-taken = Il y a déjà un marché noir sur « { $card } ».
reason-first-ruby = Votre premier rubis occupe une case du marché.
reason-ruby-sold = Un seul rubis par tour occupe le marché ; chaque autre vaut { n-points }.
reason-ruby-space-taken = Cette case du marché aux rubis est occupée.
reason-other-type = On ne peut acheter maintenant que des cartes { type-name }.
reason-space-upgraded = Il y a déjà un cube sur cette case : { $space }.
reason-partition-closed = Cette partie de votre navire s’ouvre avec { $needs } cubes à sa gauche.
reason-figurehead-not-there = « { $figurehead } » n’est pas au marché.
reason-not-nearer = Un navire doit s’arrêter dans une colonne plus proche de Maracaibo.
reason-no-such-place = Cette mer n’a pas cet emplacement.
reason-too-far = C’est à plus de { $steps ->
    [one] { $steps } case.
   *[other] { $steps } cases.
}
reason-no-ship-here = Il n’y a ici aucun navire de { $seat } à payer.
reason-pay-first = Payez d’abord les navires qui sont ici.
reason-must-step = Un explorateur fait au moins un pas.
reason-out-of-reach = Votre explorateur ne peut pas s’arrêter là avec { $points } pas.
reason-trade-not-yours = Vous n’avez pas cela : { $trade }.
reason-trade-used = Vous vous en êtes déjà servi dans cette exploration : { $trade }.
reason-too-few-points = Il faut { $cost } pas, et il doit en rester un ; vous en avez { $points }.
reason-ship-elsewhere = Votre navire n’est pas à « { $card } ».
reason-no-doubloons-here = Seul un développement que l’on n’achète pas donne des doublons.
reason-built-already = Vous avez déjà construit « { $card } ».
reason-must-build = Il faut choisir une résidence à moitié prix.
reason-no-reroll-left = Vous n’avez plus de relance.
reason-action-not-yours = Vous n’avez pas cette action de raid : { $action }.
reason-action-used = Vous avez déjà utilisé cette action de raid ce tour-ci : { $action }.
reason-too-few-swords = Il faut { $cost ->
    [one] { $cost } sabre
   *[other] { $cost } sabres
} ; il vous en reste { $swords }.

## La table en lignes simples, pour un terminal

# Signes sur l’esquisse des Caraïbes.
sign-location = L
sign-residence = R
sign-crew = q
sign-equipment = e
sign-ship = n
sign-hidden = ?
sign-gold = or
sign-emerald = ém
sign-pearl = pe
sign-cubes = ×{ $cubes }
line-legend = Chaque carte : sa colonne et sa rangée, { sign-location } lieu (avec sa tuile Valeur : { sign-gold }, { sign-emerald }, { sign-pearl }), { sign-residence } résidence, { sign-crew } Équipage, { sign-equipment } Équipement, { sign-ship } Navire, { sign-hidden } face cachée ; le prix ; @1 est le navire du joueur 1. Les cartes touchent leurs voisines au-dessus, au-dessous et de chaque côté ; les îles barrent la route.
line-round = Manche { $round } sur 3.{ $last ->
    [yes] {" "}Ce sont les derniers tours.
   *[no] {""}
}
line-island = { $island } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; un tel trésor vaut { n-points }.
line-column = { $places_list }
line-hidden = { $place } { $hidden ->
    [location] (lieu face cachée, { n-doubloons })
    [development] (développement face cachée)
    [filler] (seulement { n-doubloons })
   *[other] (face cachée)
}
line-card = { $card }. { $text }
line-dice = Dés : { $dice_list }.
line-quests = Quêtes : { $n ->
    [0] aucune au marché
   *[other] { $quests_list }
} ; { $deck } dans la pioche.
line-figureheads = Figures de proue : { $n ->
    [0] plus aucune
   *[other] { $figureheads_list }
}.
line-deck = Cartes dans la pioche : { $cards }.
line-market = Marché noir { $tile } : { $text }.
line-player = { $you ->
    [yes] Vous ({ $number }) : { n-points } ({ $forecast } si la partie s’arrêtait), { n-doubloons }, votre navire : { $place }.
   *[no] { $seat } ({ $number }) : { n-points } ({ $forecast } si la partie s’arrêtait), { n-doubloons }, navire : { $place }.
}
line-income = Revenu : { n-doubloons }, { n-points }.
line-explorer = L’explorateur est sur { $space }{ rivers-crossed }.
line-hoard = { $treasure } { $stored }{ $buried ->
    [0] {""}
   *[other] {" "}et { $buried } sous terre
}
line-hoards = Trésors : { $hoards_list }.
line-cards = Développements : { $cards_list }.
line-residences = Résidences : { $cards_list }.
line-ship = Navire : { $upgrades ->
    [one] { $upgrades } amélioration
   *[other] { $upgrades } améliorations
}, { n-swords } dans les raids, +{ $steps } en explorant, les cartes coûtent { $discount } de moins.
line-figurehead = { $figurehead }. { $text }
line-placed = Marchés noirs : { $markets_list }.
line-rubies = Rubis : { $rubies }.
line-quest = Quête : { $text } { $level ->
    [0] Pas encore atteinte.
    [1] Le premier niveau est atteint.
   *[other] Les deux niveaux sont atteints.
}
line-secret-quests = { $quests ->
    [one] { $quests } quête secrète.
   *[other] { $quests } quêtes secrètes.
}
line-jordan = Jordan : { n-points } ({ $forecast } si la partie s’arrêtait), niveau { $level }, navire : { $place }, explorateur sur { $space } ; { $cards } développements, { $quests } quêtes, { $residences } résidences.

## Feuille de score et fins de partie

source-play = Points en cours de partie
source-rivers = Cours d’eau traversés
source-doubloons = Doublons
source-developments = Développements
source-endgame = Effets de fin de partie
source-residences = Résidences
source-treasures = Trésors
source-buried = Trésors enterrés
source-quests = Quêtes
source-many-quests = Six quêtes
source-rubies = Rubis
source-tie-buried = Trésors enterrés (ils départagent)

ending-three-rounds = Trois traversées sont achevées : qui a le plus de points l’emporte.
ending-decision-limit = La limite de décisions est atteinte : le décompte final a eu lieu aussitôt.

## Options

option-layout = La mer
    .help = La disposition des cartes et des trois îles.
option-layout-standard = Standard
option-layout-channel = Chenal : les îles au milieu
option-layout-diagonal = Diagonale
option-hidden-locations = Lieux cachés
    .help = Module : les lieux sont face cachée, avec des doublons pour qui s’y arrête en premier.
option-hidden-developments = Développements cachés
    .help = Module : les développements sont face cachée jusqu’à ce qu’un navire passe dessus.
option-skirmishes = Escarmouches
    .help = Module : les navires qui se rencontrent sur une carte se battent aux dés.
option-quest-hunters = Chasseurs de quêtes
    .help = Module : davantage de quêtes ; seul le niveau difficile compte, double, et une quête manquée coûte des points.
option-rubies = Rubis
    .help = Module : les rubis de Bonaire et de Tobago se vendent dans le Golfe.
option-sunny-retirement = Retraite au soleil
    .help = Module : au bout de la piste d’exploration, une résidence à moitié prix, une seule fois.
option-jordan-b-cards = Cartes B de Jordan
    .help = Un joueur : plus ses six cartes comptent de cartes B, plus Jordan est fort.
option-locations-apart = Lieux dispersés
    .help = Pour les premières parties : jamais quatre lieux côte à côte.
option-residence-doubloons = Doublons aux résidences
    .help = Qui s’arrête à une résidence sans construire prend des doublons, comme à un développement.
option-decision-limit = Limite de décisions
    .help = Après ce nombre de décisions, la partie se termine par le décompte final.

## Sur l’étagère

mode-base = { title-name }
    .about = Trois traversées, des raids et de l’or caché.
mode-jordan = { preset-jordan }
    .about = Maracaibo en solitaire, contre un capitaine rusé.

## Parties toutes prêtes

preset-base = Le jeu
    .help = Trois traversées pour 2 à 4 joueurs, sans module.
preset-jordan = Contre Jordan
    .help = En solitaire contre Jordan, un pirate qui suit ses propres cartes.

clash-jordan = Jordan affronte un joueur seul : laissez ses cartes B à 0, ou jouez en solitaire.

## La leçon pour débuter : ce que dit sa carte, sous un titre

tutorial-welcome = Trois fois, vous traverserez cette mer de gauche à droite jusqu’à Maracaibo : raids, trésors enterrés, explorations, et un navire que tous redoutent. Faisons ensemble la première traversée, contre Bao.
    .title = Hissez le pavillon noir !
tutorial-goal = Voici vos plateaux : le navire à améliorer et le repaire pour vos trésors. Vous commencez avec 10 doublons. Qui a le plus de points après trois traversées l’emporte, et la plupart se comptent à la fin.
    .title = Le but
tutorial-keep = Chacun garde en secret une quête sur deux. Celle-ci veut de l’or enterré : un seul vaut 3 points à la fin, trois en valent 7. Gardez-la.
    .title = Une quête secrète
tutorial-sea = À chaque tour, votre navire avance d’une à trois cartes, de voisine en voisine, et s’arrête plus près de Maracaibo, à droite. Les îles barrent la route. Vous agissez là où vous vous arrêtez.
    .title = Les Caraïbes
tutorial-sail = Trinité est un lieu, à deux cartes d’ici, qui offre un raid. Allez-y.
    .title = Larguez les amarres
tutorial-value = Trinité a une tuile Valeur de l’or : un cube est arrivé sur l’île à l’or, il y en a 5. Plus il en reste à la fin, plus chaque trésor de l’île vaut cher. Avec 5 cubes, cela fait 4 points.
    .title = L’or prend de la valeur
tutorial-upgrade = Dans chaque lieu, vous pouvez améliorer votre navire : un cube sur une case libre. Certaines donnent une seule fois, d’autres agissent toujours. Prenez le sabre, il sert dans chaque raid.
    .title = Un meilleur navire
tutorial-raid = Vient maintenant ce qu’offre ce lieu : un raid. Lancez-le.
    .title = À l’abordage !
tutorial-dice = Les dés sont pour l’or, les émeraudes et les perles ; leurs chiffres sont des sabres. 2, 3 et 1, c’est peu. Une fois par raid, vous pouvez relancer les trois dés. Faites-le.
    .title = Pas de chance ?
tutorial-die = 5, 2 et 4 : bien mieux. Choisissez le dé de l’or. Son 5 et le 1 de votre navire font 6 sabres.
    .title = Choisir un dé
tutorial-loot = Les sabres paient des actions de raid, chacune une fois par tour. Pour 5 sabres, vous prenez un trésor sur l’île de votre dé. Prenez l’or.
    .title = À quoi servent les sabres
tutorial-slot = L’or est arrivé sur la case bonus de votre repaire : 3 doublons. Et son île a de nouveau un cube de moins. Il reste un sabre, qui vaut 1 point. Dépensez-le.
    .title = Au repaire
tutorial-met = Bao est venu à Trinité aussi. Qui s’arrête sur une carte occupée paie 1 doublon à chaque navire : vous en avez gagné un. Puis Bao a amélioré son navire et mené un raid, comme vous.
    .title = La bonne compagnie
tutorial-development = La plupart des cartes sont des développements : Équipage, Équipement et Navires. Le Fossoyeur peut enterrer votre or tout de suite. Allez-y.
    .title = Un homme utile
tutorial-buy = Vous pouvez acheter la carte où vous êtes, ou prendre 5 doublons. Elle coûte 5, vaudra 4 points à la fin, et son effet immédiat a lieu maintenant. Achetez-la.
    .title = Acheter ou encaisser
tutorial-bury = La carte vous a donné 2 doublons, et vous pouvez enterrer un trésor. Chaque case sous la ligne a son bonus. Choisissez la première : 4 doublons.
    .title = Enterrez l’or
tutorial-buried = L’or est à l’abri et compte toujours, avec 2 points de plus parce qu’il est enterré. Votre quête a atteint son premier niveau. Une carte plus forte remplace le Fossoyeur.
    .title = Une croix sur la carte
tutorial-bonaire = Bao a acheté un navire. Vous poursuivez jusqu’à Bonaire, où votre explorateur peut débarquer.
    .title = Terre !
tutorial-boots = D’abord l’amélioration. Celle-ci ajoute un pas à chaque exploration, dès celle qui vient. Prenez-la.
    .title = De bonnes bottes
tutorial-explore = Bonaire donne 3 pas, votre navire un de plus. Vous gagnez le bonus de la case d’arrivée, aucun de celles que vous passez ; les cases occupées ne coûtent rien. À la fourche, prenez en haut : 2 points.
    .title = Dans la jungle
tutorial-rivers = Plus loin, le chemin traverse des cours d’eau : chacun vaut 4 points à la fin, et résidences, quêtes et marchés noirs les comptent aussi. On en traverse quatre au plus.
    .title = Les cours d’eau
tutorial-rum = Les doublons manquent ? Certains développements donnent un revenu. Le Rhum est à deux cartes. Allez-y.
    .title = Un tonneau de rhum
tutorial-income = Le Rhum coûte 5 et rapporte 3 doublons après chacune des trois traversées. Achetez-le : le plus tôt est le mieux.
    .title = Le revenu
tutorial-gulf = Derrière les dernières cartes se trouve le Golfe, dernière escale avant Maracaibo : une amélioration et trois actions au choix. Allez-y.
    .title = Le Golfe
tutorial-sections = Avec 2 cubes sur votre navire, la deuxième partie est ouverte ; les suivantes avec 6 et 11. Cette fois, piochez une quête.
    .title = Troisième amélioration
tutorial-quest = Prenez une quête visible, ou la première de la pioche, que personne d’autre ne voit. Celle-ci veut de l’or, enterré ou non : 3 valent 3 points, 5 en valent 7. Elle va bien avec la vôtre. Prenez-la.
    .title = Une quête de plus
tutorial-choice = Dans le Golfe : un raid avec 2 sabres de plus, 4 pas d’exploration, ou une résidence des Caraïbes. Elles sont chères, mais rapportent jusqu’à 24 points. Vous manquez de doublons : explorez.
    .title = Une sur trois
tutorial-far = Avec l’aide de votre navire, cela fait 5 pas. Une des cases à votre portée offre une autre amélioration. Allez-y.
    .title = Plus loin
tutorial-discount = Ce qu’apporte un effet se fait aussitôt. Cette amélioration rend développements et résidences 2 doublons moins chers, pour toujours. Prenez-la.
    .title = De fil en aiguille
tutorial-maracaibo = Bao a pioché une quête à Aruba. Du Golfe, votre navire n’avait qu’une route : Maracaibo ! Cela fait 6 points et une amélioration. Choisissez la figure de proue.
    .title = Maracaibo !
tutorial-figurehead = Vous payez 3 doublons et la gardez pour toujours ; chacun n’en a qu’une. Avec la Harpie, votre navire avance jusqu’à 4 cartes, et votre revenu augmente de 4 doublons. Prenez-la.
    .title = Une figure de proue
tutorial-paid = Qui atteint Maracaibo termine la traversée pour tous. Chacun a reçu son revenu, vous 7 doublons, et les navires sont de retour au départ. Cartes, cubes et explorateurs restent en place.
    .title = Retour au port
tutorial-scoring = Voici ce qu’aurait chacun si la partie s’arrêtait : points de jeu, cours d’eau, 1 point pour 5 doublons, développements, résidences, trésors, 2 par trésor enterré, quêtes, et 10 points pour six d’entre elles.
    .title = Le décompte final
tutorial-end = Encore deux traversées, et c’est une partie. En solitaire, vous affrontez Jordan, qui suit ses cartes. Tout ce qui est sur la table dit ce qu’il fait ; si une chose est impossible, la table dit pourquoi. Bon vent !
    .title = À vous de jouer

# --- ce qui se trouve où, dans une position composée

laid-deck = Pioche
laid-round = Manche
laid-points = Points de victoire
laid-aside = Cartes mises de côté
laid-doubloons = Doublons
laid-cards = Cartes
