### The pieces of Ship Adventure in words, for both of its games. Every id and attribute here is also in fr.ftl; a test says so.
###
### The words of a piece are given its printed facts. $zone and $level are numbers.

## Colors and directions

card-red = red
card-blue = blue
card-yellow = yellow
card-green = green
way = { $way ->
    [N] north
    [NE] northeast
    [E] east
    [SE] southeast
    [S] south
    [SW] southwest
    [W] west
   *[NW] northwest
}

## The chart

tile = board tile
map-card-map-A = Map A
map-card-map-B = Map B
map-card-map-C = Map C
map-card-map-D = Map D
sector = { $rings }
zone-Z1 = Parrot
zone-Z2 = Turtle
zone-Z3 = Crab
zone-Z4 = Whale
zone-Z5 = Sun
zone-Z6 = Octopus
zone-Z7 = Seahorse
zone-Z8 = Dolphin
zone-Z9 = Star
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

## Treasure tokens and pieces of the map

token = level { $level } token of the { zone-name }
    .a = a level { $level } token of the { zone-name }
    .the = the level { $level } token of the { zone-name }
piece = map piece { $number }
    .a = map piece { $number }

## Equipment

equipment-text = { $symbol ->
    [close] Close combat: +{ $bonus }.
   *[ranged] Gunnery: +{ $bonus }.
}
equipment-cannonball = Cannonball
    .a = a cannonball
    .text = A manned ship can fire once with it.
equipment-sabre = Sabre
    .a = a sabre
    .text = { equipment-text }
equipment-pistols = Pistols
    .a = pistols
    .text = { equipment-text }
equipment-boarding-hooks = Boarding hooks
    .a = boarding hooks
    .text = { equipment-text }
equipment-spyglass = Spyglass
    .a = a spyglass
    .text = { equipment-text }
equipment-master-gunner = Master gunner
    .a = a master gunner
    .text = { equipment-text }
equipment-long-guns = Long guns
    .a = long guns
    .text = { equipment-text }
equipment-camouflage = Camouflage
    .a = camouflage
    .text = It hides a crew ashore from guns.
