### Les pièces de Ship Adventure en français, pour les deux jeux de la boîte. Chaque identifiant et chaque attribut d’ici figure aussi dans en.ftl, où sont décrits
### les arguments.

## Couleurs et directions

card-red = rouge
card-blue = bleu
card-yellow = jaune
card-green = vert
way = { $way ->
    [N] le nord
    [NE] le nord-est
    [E] l’est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
    [W] l’ouest
   *[NW] le nord-ouest
}

## La carte marine

tile = tuile du plateau
map-card-map-A = carte A
map-card-map-B = carte B
map-card-map-C = carte C
map-card-map-D = carte D
sector = { $rings }
zone-Z1 = Perroquet
zone-Z2 = Tortue
zone-Z3 = Crabe
zone-Z4 = Baleine
zone-Z5 = Soleil
zone-Z6 = Pieuvre
zone-Z7 = Hippocampe
zone-Z8 = Dauphin
zone-Z9 = Étoile
zone-name = { $zone ->
    [1] { zone-Z1 }
    [2] { zone-Z2 }
    [3] { zone-Z3 }
    [4] { zone-Z4 }
    [5] { zone-Z5 }
    [6] { zone-Z6 }
    [7] { zone-Z7 }
    [8] { zone-Z8 }
   *[9] { zone-Z9 }
}

## Jetons trésor et morceaux de carte

token = jeton de niveau { $level }, zone { zone-name }
    .a = un jeton de niveau { $level } (zone { zone-name })
    .the = le jeton de niveau { $level } (zone { zone-name })
piece = morceau de carte { $number }
    .a = le morceau de carte { $number }

## Équipement

equipment-text = { $symbol ->
    [close] Corps à corps : +{ $bonus }.
   *[ranged] Canonnade : +{ $bonus }.
}
equipment-cannonball = Boulet de canon
    .a = un boulet de canon
    .text = Permet à un bateau qui a son équipage de tirer une fois.
equipment-sabre = Sabre
    .a = un sabre
    .text = { equipment-text }
equipment-pistols = Pistolets
    .a = des pistolets
    .text = { equipment-text }
equipment-boarding-hooks = Grappins d’abordage
    .a = des grappins d’abordage
    .text = { equipment-text }
equipment-spyglass = Longue-vue
    .a = une longue-vue
    .text = { equipment-text }
equipment-master-gunner = Maître canonnier
    .a = un maître canonnier
    .text = { equipment-text }
equipment-long-guns = Canons longs
    .a = des canons longs
    .text = { equipment-text }
equipment-camouflage = Camouflage
    .a = un camouflage
    .text = Cache un équipage à terre aux canons.
