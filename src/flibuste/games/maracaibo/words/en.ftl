### Pirates of Maracaibo in words. Every id and attribute here is also in fr.ftl; a test says so.
###
### Arguments made from facts: numbers stay numbers. Seats ($seat, $to, $to_move) are players' names, or a rival's; $you, $to_you and
### $to_move_you are "yes" when the reader is meant. A fact that is the code of a piece gives its name and its other forms: $card and $card_text,
### $quest, $space, $action, $trade, $figurehead. Places ($place) are c4.2 for column 4, second card from the top, or have a name; $hidden says what lies face down there.
### The words of a piece are given its printed facts: numbers as they are, lists of effects said by effect-*, groups by <group>-* (permanent-*,
### income-*), and how many parts there are ($immediate_n). $type (of a treasure, of a development, or what is counted), $step, $action of Jordan
### stay as they are in the engine, to choose between words.

title-name = Pirates of Maracaibo
title-description = Three voyages through the Caribbean: hire a crew, raid, bury treasures, explore the land behind the coast, and be feared for your ship when the last of them reaches Maracaibo.

rival-jordan = Jordan

## Treasures, islands, developments

treasure-gold = gold
treasure-emerald = emerald
treasure-pearl = pearl
island-gold = Gold island
island-emerald = Emerald island
island-pearl = Pearl island
type-crew = Crew
type-equipment = Equipment
type-ship = Ship
kind-location = Location
kind-residence = Residence
kind-development = Development

# Parts of other messages.
a-treasure = { $type ->
    [gold] a gold treasure
    [emerald] an emerald
    [pearl] a pearl
    [die] a treasure of the raid’s type
   *[any] a treasure of your choice
}
treasures-of-type = { $type ->
    [gold] gold treasures
    [emerald] emeralds
    [pearl] pearls
    [die] treasures of the raid’s type
   *[any] treasures of your choice
}
of-type = { $type ->
    [gold] gold
    [emerald] emeralds
   *[pearl] pearls
}
the-island = { $type ->
    [gold] the gold island
    [emerald] the emerald island
   *[pearl] the pearl island
}
type-name = { $type ->
    [crew] { type-crew }
    [equipment] { type-equipment }
   *[ship] { type-ship }
}
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
n-doubloons = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
for-price = { $price ->
    [0] for nothing
    [one] for 1 doubloon
   *[other] for { $price } doubloons
}
n-swords = { $swords ->
    [0] no sword
    [one] 1 sword
   *[other] { $swords } swords
}
amount-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
amount-doubloons = { $amount ->
    [one] 1 doubloon
   *[other] { $amount } doubloons
}
amount-swords = { $amount ->
    [one] 1 sword
   *[other] { $amount } swords
}

# What is counted, one of it.
unit = { $type ->
    [gold] gold treasure
    [emerald] emerald
    [pearl] pearl
    [buried] buried treasure
    [buried_gold] buried gold treasure
    [buried_emerald] buried emerald
    [buried_pearl] buried pearl
    [crew] Crew card
    [equipment] Equipment card
    [ship] Ship card
    [each_type] set of a Crew, an Equipment and a Ship card
    [cards_total] development and residence
    [immediate_cards] development with an effect at once
    [doubloon_income] doubloon of income
    [vp_income] point of income
    [rivers] river crossed
    [quests_owned] quest you hold
    [quests_scoring] quest that scores
    [residences] residence built
    [treasure_sets] set of three different treasures
   *[upgrades] ship upgrade
}
units = { $type ->
    [gold] gold treasures
    [emerald] emeralds
    [pearl] pearls
    [buried] buried treasures
    [quests_scoring] quests that score
   *[other] of them
}

# What a quest asks for: $count of it.
missing-gold = { $count ->
    [one] 1 gold treasure
   *[other] { $count } gold treasures
}
missing-emerald = { $count ->
    [one] 1 emerald
   *[other] { $count } emeralds
}
missing-pearl = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}
missing-buried = { $count ->
    [one] 1 buried treasure
   *[other] { $count } buried treasures
}
missing-buried-gold = { $count ->
    [one] 1 buried gold treasure
   *[other] { $count } buried gold treasures
}
missing-buried-emerald = { $count ->
    [one] 1 buried emerald
   *[other] { $count } buried emeralds
}
missing-buried-pearl = { $count ->
    [one] 1 buried pearl
   *[other] { $count } buried pearls
}
missing-crew = { $count ->
    [one] 1 Crew card
   *[other] { $count } Crew cards
}
missing-equipment = { $count ->
    [one] 1 Equipment card
   *[other] { $count } Equipment cards
}
missing-ship = { $count ->
    [one] 1 Ship card
   *[other] { $count } Ship cards
}
missing-each-type = { $count ->
    [one] 1 card of each type
   *[other] { $count } cards of each type
}
missing-cards-total = { $count ->
    [one] 1 development or residence
   *[other] { $count } developments and residences
}
missing-immediate-cards = { $count ->
    [one] 1 development with an effect at once
   *[other] { $count } developments with an effect at once
}
missing-doubloon-income = an income of { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
missing-vp-income = an income of { $count ->
    [one] 1 point
   *[other] { $count } points
}
missing-rivers = { $count ->
    [one] 1 river crossed
   *[other] { $count } rivers crossed
}
missing-quests-owned = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
missing-quests-scoring = { $count ->
    [one] 1 quest that scores
   *[other] { $count } quests that score
}
missing-residences = { $count ->
    [one] 1 residence
   *[other] { $count } residences
}
missing-treasure-sets = { $count ->
    [one] 1 set of three different treasures
   *[other] { $count } sets of three different treasures
}
missing-upgrades = { $count ->
    [one] 1 ship upgrade
   *[other] { $count } ship upgrades
}

## Effects: what cards, spaces and tiles do. $amount: how many, how far, how strong, or the price

effect-vp = { amount-points }
effect-doubloons = { amount-doubloons }
effect-cube = { $type ->
    [any] { $amount ->
        [one] 1 cube on an island of your choice
       *[other] { $amount } cubes on { $same ->
            [yes] one island
           *[no] islands
        } of your choice
    }
   *[other] { $amount ->
        [one] 1 cube
       *[other] { $amount } cubes
    } on { the-island }
}
effect-vp-per = { amount-points } for each { unit }{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
effect-vp-of-income = your points of income once more
effect-doubloons-of-income = your doubloons of income once more
effect-raid = { $type ->
    [die] { $amount ->
        [0] raid
       *[other] raid with { amount-swords } more
    }
    [any] raid for a type of your choice, strength { $amount }
   *[other] raid for { of-type }, strength { $amount }
}
effect-explore = explore { $amount }
effect-bury = { $amount ->
    [one] bury a treasure
   *[other] bury { $amount } treasures
}
effect-quest = { $amount ->
    [one] draw a quest
   *[other] draw { $amount } quests
}
effect-upgrade = { $amount ->
    [one] upgrade your ship
   *[other] upgrade your ship { $amount } times
}
effect-treasure = { $amount ->
    [one] take { a-treasure }
   *[other] take { $amount } { treasures-of-type }{ $same ->
        [yes] , all of one type
       *[no] {""}
    }
}
effect-black-market = { $amount ->
    [0] place a black market
   *[other] pay { amount-doubloons } to place a black market
}
effect-reuse = use one of your black markets again
effect-figurehead = { $amount ->
    [0] take a figurehead
   *[other] pay { amount-doubloons } for a figurehead
}
effect-sell = sell a quest for { amount-doubloons }
effect-pick = { $amount ->
    [0] buy any { type-name } card of the Caribbean
   *[other] buy any { type-name } card of the Caribbean, { amount-doubloons } dearer
}
effect-build = build any residence
effect-space = the bonus of your explorer’s space once more
effect-rubies = sell rubies
effect-at-end = { $each ->
    [one] { n-points } for each { unit }
   *[other] { n-points } for each set of { $each } { units }
}

permanent-swords = +{ amount-swords } in raids
permanent-swords-gold = +{ amount-swords } with the gold die
permanent-swords-emerald = +{ amount-swords } with the emerald die
permanent-swords-pearl = +{ amount-swords } with the pearl die
permanent-points = +{ $amount } whenever you explore
permanent-discount = developments and residences cost { $amount } less
permanent-development-discount = developments cost { $amount } less
permanent-sail = your ship sails up to { $amount } spaces
permanent-rerolls = { $amount ->
    [one] one more reroll in raids
   *[other] { $amount } more rerolls in raids
}
permanent-exchanges-quests = before you choose a quest you may replace those in the market
permanent-doubloons-per-quest = an income of { amount-doubloons } for each quest you hold
permanent-spend = raid action, { $cost ->
    [one] 1 sword
   *[other] { $cost } swords
}: { $gain }
permanent-give-up = when you explore, give up { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}: { $gain }
income-doubloons = { amount-doubloons }
income-vp = { amount-points }

## Pieces: their names, and what they do

# Parts of what is said about cards.
part-at-once = { $immediate_n ->
    [0] {""}
   *[other] {" "}At once: { $immediate }.
}
part-for-good = { $permanent_n ->
    [0] {""}
   *[other] {" "}For good: { $permanent }.
}
part-income = { $income_n ->
    [0] {""}
   *[other] {" "}Income each round: { $income }.
}
part-at-end = { $endgame_n ->
    [0] {""}
   *[other] {" "}At the end: { $endgame }.
}
development-text = { type-name }, costs { $cost }, { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end.{ part-at-once }{ part-for-good }{ part-income }{ part-at-end }
residence-text = Residence, costs { $cost }. At the end: { $scores }.
location-text = Location: { $actions }.
figurehead-text = Figurehead.{ part-at-once }{ part-for-good }{ part-income }{ $burial_n ->
    [0] {""}
   *[other] {" "}Treasures may be buried here: { $burial }.
}

# Locations.
location-LOC1 = Trinidad
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
location-LOC7 = Grenada
    .text = { location-text }
location-LOC8 = Barbados
    .text = { location-text }
location-LOC9 = Tortuga
    .text = { location-text }
location-LOC10 = Hispaniola
    .text = { location-text }
location-LOC11 = Martinique
    .text = { location-text }
location-LOC12 = Guadeloupe
    .text = { location-text }

# Residences.
residence-RES1 = Hacienda
    .text = { residence-text }
residence-RES2 = Governor’s mansion
    .text = { residence-text }
residence-RES3 = Shipyard
    .text = { residence-text }
residence-RES4 = Warehouse
    .text = { residence-text }
residence-RES5 = Tavern
    .text = { residence-text }
residence-RES6 = Smugglers’ cave
    .text = { residence-text }
residence-RES7 = Guild hall
    .text = { residence-text }
residence-RES8 = Emerald villa
    .text = { residence-text }
residence-RES9 = Golden villa
    .text = { residence-text }
residence-RES10 = Pearl villa
    .text = { residence-text }
residence-RES11 = Treasury
    .text = { residence-text }
residence-RES12 = Mission
    .text = { residence-text }

# Developments.
development-I-C1 = Klabautermann
    .text = { development-text }
development-I-C2 = Lookout
    .text = { development-text }
development-I-C3 = Gunner
    .text = { development-text }
development-I-C4 = Cabin Boy
    .text = { development-text }
development-I-C5 = Cook
    .text = { development-text }
development-I-C6 = Cartographer
    .text = { development-text }
development-I-C7 = Gravedigger
    .text = { development-text }
development-I-C8 = Informant
    .text = { development-text }
development-I-C9 = Boarding Master
    .text = { development-text }
    .use = Boarding Master: { $permanent }
development-I-E1 = Tobacco
    .text = { development-text }
development-I-E2 = Rum
    .text = { development-text }
development-I-E3 = Cocoa
    .text = { development-text }
development-I-E4 = Compass
    .text = { development-text }
development-I-E5 = Golden Cutlass
    .text = { development-text }
development-I-E6 = Emerald Dagger
    .text = { development-text }
development-I-E7 = Pearl Musket
    .text = { development-text }
development-I-E8 = Gold Nuggets
    .text = { development-text }
development-I-E9 = Pearl Necklace
    .text = { development-text }
development-I-S1 = Sloop
    .text = { development-text }
development-I-S2 = Pinnace
    .text = { development-text }
development-I-S3 = Brigantine
    .text = { development-text }
development-I-S4 = Schooner
    .text = { development-text }
development-II-C1 = Quartermaster
    .text = { development-text }
development-II-C2 = Navigator
    .text = { development-text }
development-II-C3 = Master Gunner
    .text = { development-text }
development-II-C4 = Carpenter
    .text = { development-text }
development-II-C5 = Smuggler
    .text = { development-text }
development-II-C6 = Fence
    .text = { development-text }
development-II-C7 = Paymaster
    .text = { development-text }
development-II-C8 = Storyteller
    .text = { development-text }
development-II-C9 = Recruiter
    .text = { development-text }
development-II-C10 = Old Salt
    .text = { development-text }
development-II-C11 = Chronicler
    .text = { development-text }
development-II-C12 = Pathfinder
    .text = { development-text }
development-II-C13 = Privateer
    .text = { development-text }
development-II-C14 = Trader
    .text = { development-text }
development-II-C15 = Minstrel
    .text = { development-text }
development-II-E1 = Coffee
    .text = { development-text }
development-II-E2 = Spices
    .text = { development-text }
development-II-E3 = Silk
    .text = { development-text }
development-II-E4 = Golden Idol
    .text = { development-text }
development-II-E5 = Emerald Crown
    .text = { development-text }
development-II-E6 = Pearl Diadem
    .text = { development-text }
development-II-E7 = Bronze Cannons
    .text = { development-text }
    .use = Bronze Cannons: { $permanent }
development-II-E8 = Grappling Hooks
    .text = { development-text }
    .use = Grappling Hooks: { $permanent }
development-II-E9 = Machete
    .text = { development-text }
    .use = Machete: { $permanent }
development-II-E10 = Pack Mules
    .text = { development-text }
    .use = Pack Mules: { $permanent }
development-II-E11 = Shovels
    .text = { development-text }
development-II-E12 = Strongbox
    .text = { development-text }
development-II-E13 = Emerald Chest
    .text = { development-text }
development-II-E14 = Title Deed
    .text = { development-text }
development-II-E15 = Letter of Marque
    .text = { development-text }
development-II-S1 = Frigate
    .text = { development-text }
development-II-S2 = Treasure Galleon
    .text = { development-text }
development-II-S3 = Caravel
    .text = { development-text }
development-II-S4 = Man-of-War
    .text = { development-text }
development-II-S5 = Merchantman
    .text = { development-text }
development-II-S6 = Flagship
    .text = { development-text }
development-II-S7 = Tender
    .text = { development-text }

# Figureheads.
figurehead-mermaid = Mermaid
    .text = { figurehead-text }
    .use = Mermaid: { $permanent }
figurehead-dragon = Dragon
    .text = { figurehead-text }
figurehead-harpy = Harpy
    .text = { figurehead-text }
figurehead-whale = Whale
    .text = { figurehead-text }
figurehead-lion = Lion
    .text = { figurehead-text }
figurehead-sea-serpent = Sea Serpent
    .text = { figurehead-text }
figurehead-poseidon = Poseidon
    .text = { figurehead-text }
figurehead-kraken = Kraken
    .text = { figurehead-text }
    .use = Kraken: { $permanent }
figurehead-falcon = Falcon
    .text = { figurehead-text }
figurehead-nautilus = Nautilus
    .text = { figurehead-text }
    .use = Nautilus: { $permanent }
figurehead-skull = Skull
    .text = { figurehead-text }
    .use = Skull: { $permanent }
figurehead-unicorn = Unicorn
    .text = { figurehead-text }

# Pieces without a name of their own. A quest is called by what its harder level asks for.
quest = { $harder }
    .a = “{ $harder }”
    .text = { $quest_hunters ->
        [yes] { $harder }: { $hunted_vp } points, otherwise −{ $missed }.
       *[no] { $lower }: { $lower_vp } points; { $harder }: { $harder_vp } points.
    }
black-market = black market { $id }
    .front = { $front }
    .back = { $back }
ship-space = { $once }{ $permanent }
    .use = { $permanent }
hideout = { $id ->
    [gold] the hideout for gold
    [emerald] the hideout for emeralds
   *[pearl] the hideout for pearls
}
    .slot = bonus slot: { $slot }
exploration = { $effect_n ->
    [0] a space without bonus
   *[other] “{ $effect }”
}
exploration-way-S = the start space
exploration-way-H = the half-price tile
ruby-space = { $gain }
raid-action = { $gain }
    .use = { $cost ->
        [one] 1 sword
       *[other] { $cost } swords
    }: { $gain }
value-tile = { $type ->
    [gold] gold value tile
    [emerald] emerald value tile
   *[pearl] pearl value tile
}
jordan-card = card { $id }
    .text = { $bonus ->
        [upgrade] First an upgrade.{" "}
        [raid] First a raid.{" "}
        [explore] First an exploration.{" "}
       *[other] {""}
    }Then the first of these that he can do: { $actions }. Developments in this order: { $types }.
jordan-level = { $treasures ->
    [one] Raid: 1 treasure
   *[other] Raid: { $treasures } treasures
}{ $raid_vp ->
    [0] {""}
   *[other] , { $raid_vp } points
}{ $cube_if_more ->
    [yes] , a cube if he has more of them than you
   *[no] {""}
}. Explore: +{ $explore_extra }, { $explore_vp } points
jordan-ship = Jordan’s ship
sea-board = the board

# What Jordan’s cards name.
card-raid = raid
card-explore = explore
card-quest = quest
card-purchase = purchase
card-development = development
card-crew = Crew
card-equipment = Equipment
card-ship = Ship

## Places

place-gulf = the Gulf
place-maracaibo = Maracaibo
place-start = the start

## Moves

move-keep = Keep the quest “{ $quest }”
move-sail = Sail to { $place }
move-stop = Stop here
move-pay = Pay 1 doubloon to { $seat }
move-coins = Take { n-doubloons }
move-buy = Buy the development
move-build = Build “{ $card }”
move-do = { $effect ->
    [vp] Take the points
    [doubloons] Take the doubloons
    [its-cube] Put the cube on its island
    [vp-per] Count the points
    [vp-of-income] Points as by income
    [doubloons-of-income] Doubloons as by income
    [raid] Raid
    [explore] Explore
    [bury] Bury treasures
    [quest] Draw a quest
    [upgrade] Upgrade the ship
    [treasure] Take treasures of your choice
    [cube] Put cubes on islands
    [gold] Take gold
    [emerald] Take emeralds
    [pearl] Take pearls
    [black-market] Place a black market
    [reuse] Use a black market again
    [figurehead] Take a figurehead
    [sell] Sell a quest
    [pick-crew] Buy a Crew card from anywhere
    [pick-equipment] Buy an Equipment card from anywhere
    [pick-ship] Buy a Ship card from anywhere
    [build] Build a residence
    [space] Your explorer’s space once more
   *[rubies] Sell rubies
}
move-upgrade = Upgrade: { $space }
move-reroll = Throw all dice again
move-die = Raid for { of-type }
move-spend = { $action_use }
move-treasure = Take { a-treasure }
move-cube = A cube on { the-island }
move-bury = Bury { a-treasure }: { $space ->
    [poseidon-1] on the Poseidon, space 1
    [poseidon-2] on the Poseidon, space 2
    [poseidon-3] on the Poseidon, space 3
    [poseidon-4] on the Poseidon, space 4
   *[other] space { $space }
}
move-explore = Explore to { $space }
move-give-up = Give up steps: { $trade_use }
move-take = Take the quest “{ $quest }”
move-draw = Draw a quest from the deck
move-exchange = Replace the quests of the market
move-sell = Sell the quest “{ $quest }”
move-pick = Buy “{ $card }”
move-figurehead = Take the figurehead “{ $figurehead }”
move-market = Black market { $tile }
move-place = Place it on { $card }
move-ruby = Take a ruby
move-sell-ruby = { $space ->
    [further] Sell another ruby for { n-points }
   *[other] Sell a ruby on space { $space }
}
move-jordan = Turn Jordan’s card
move-done = Done

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-price = costs { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
preview-doubloons = { $n ->
    [one] { $amount } doubloon
   *[other] { $amount } doubloons
}
preview-points = { $n ->
    [one] { $amount } point
   *[other] { $amount } points
}
preview-gold = { $amount } gold
preview-emerald = { $n ->
    [one] { $amount } emerald
   *[other] { $amount } emeralds
}
preview-pearl = { $n ->
    [one] { $amount } pearl
   *[other] { $amount } pearls
}
preview-gold-cubes = { $n ->
    [one] 1 cube on the gold island
   *[other] { $n } cubes on the gold island
}
preview-emerald-cubes = { $n ->
    [one] 1 cube on the emerald island
   *[other] { $n } cubes on the emerald island
}
preview-pearl-cubes = { $n ->
    [one] 1 cube on the pearl island
   *[other] { $n } cubes on the pearl island
}
preview-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
preview-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
preview-forecast = { $amount } in the forecast

## Steps and what the player to move must do

step-keep = Keep a quest
step-sail = Set sail
step-creditors = Whom to pay?
step-arrived = Arrival
step-reserve = A ruby?
step-landed = Arrival
step-development = Development
step-residence = Residence
step-actions = Location
step-gulf = The Gulf
step-effects = What next?
step-upgrade = Ship upgrade
step-dice = Raid: the dice
step-raid-type = Raid: which type?
step-raid = Raid
step-treasure = Which treasure?
step-coming-in = Treasure
step-cube = Which island?
step-bury = Bury
step-explore = Explore
step-quest = Draw a quest
step-sell = Sell a quest
step-pick = Buy from anywhere
step-build = Build a residence
step-half-price = Half price
step-figurehead = Figurehead
step-market = Black market
step-place = On which location?
step-reuse = Black market once more
step-rubies = Rubies
step-vacant = New card
step-turn-end = End of the turn
step-jordan = Jordan’s turn
step-over = Game over

# Numbers of the decision at hand: sail: $steps; upgrade: $upgrades left; dice: $rerolls left and $swords to be added; raid-type: $swords; raid: $swords
# left, $type; treasure: $treasures to take; cube: $cubes; bury: $shovels; explore: $points; quest: $quests; sell: $doubloons; pick: $type of
# development, $surcharge; figurehead and market: $price; place: $tile.
prompt-keep = { $you ->
    [yes] Which quest do you keep? Nobody else will know.
   *[no] { $seat } chooses which quest to keep.
}
prompt-sail = { $you ->
    [yes] Where do you sail? Up to { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }, and nearer to Maracaibo.
   *[no] { $seat } sails up to { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }.
}
prompt-creditors = { $you ->
    [yes] Several ships lie here, and you cannot pay them all. Whom do you pay?
   *[no] { $seat } chooses whom to pay.
}
prompt-arrived = The ship arrives.
prompt-reserve = { $you ->
    [yes] Take a ruby from the reserve?
   *[no] { $seat } may take a ruby from the reserve.
}
prompt-landed = The ship arrives.
prompt-development = { $you ->
    [yes] Buy this development, or take { n-doubloons }?
   *[no] { $seat } may buy the development or take { n-doubloons }.
}
prompt-residence = { $you ->
    [yes] Build this residence?
   *[no] { $seat } may build the residence.
}
prompt-actions = { $you ->
    [yes] Which action of the location do you choose?
   *[no] { $seat } chooses an action of the location.
}
prompt-gulf = { $you ->
    [yes] In the Gulf: raid, explore, or build a residence?
   *[no] { $seat } chooses what to do in the Gulf.
}
prompt-effects = { $you ->
    [yes] What do you do next?
   *[no] { $seat } chooses what comes next.
}
prompt-upgrade = { $you ->
    [yes] { $upgrades ->
        [one] Upgrade your ship: choose a space.
       *[other] Upgrade your ship { $upgrades } times: choose a space.
    }
   *[no] { $seat } may upgrade the ship{ $upgrades ->
        [one] .
       *[other] {""} { $upgrades } times.
    }
}
prompt-dice = { $you ->
    [yes] Choose a die{ $swords ->
        [0] {""}
       *[other] {""} (+{ n-swords })
    }{ $rerolls ->
        [0] .
        [one] , or throw all dice once more.
       *[other] , or throw all dice again, up to { $rerolls } times.
    }
   *[no] { $seat } chooses a die{ $swords ->
        [0] {""}
       *[other] {""} (+{ n-swords })
    }{ $rerolls ->
        [0] .
       *[other] {""} or throws again.
    }
}
prompt-raid-type = { $you ->
    [yes] What do you raid for, with strength { $swords }?
   *[no] { $seat } chooses what to raid for, with strength { $swords }.
}
prompt-raid = { $you ->
    [yes] Raid for { of-type }: what do you spend { n-swords } on?
   *[no] { $seat } raids for { of-type } with { n-swords }.
}
prompt-treasure = { $you ->
    [yes] { $treasures ->
        [one] Which treasure do you take?
       *[other] Which type do you take, { $treasures } treasures of it?
    }
   *[no] { $seat } chooses { $treasures ->
        [one] a treasure.
       *[other] { $treasures } treasures.
    }
}
prompt-coming-in = A treasure comes in.
prompt-cube = { $you ->
    [yes] On which island do you put { $cubes ->
        [one] the cube?
       *[other] the { $cubes } cubes?
    }
   *[no] { $seat } chooses an island for { $cubes ->
        [one] a cube.
       *[other] { $cubes } cubes.
    }
}
prompt-bury = { $you ->
    [yes] Bury { $shovels ->
        [one] a treasure
       *[other] up to { $shovels } treasures
    }: which, and where?
   *[no] { $seat } may bury { $shovels ->
        [one] a treasure.
       *[other] up to { $shovels } treasures.
    }
}
prompt-explore = { $you ->
    [yes] How far does your explorer go, with { $points ->
        [one] 1 step?
       *[other] { $points } steps?
    }
   *[no] { $seat } explores with { $points ->
        [one] 1 step.
       *[other] { $points } steps.
    }
}
prompt-quest = { $you ->
    [yes] Take { $quests ->
        [one] a quest
       *[other] { $quests } quests
    }: one of the market, or from the deck?
   *[no] { $seat } draws { $quests ->
        [one] a quest.
       *[other] { $quests } quests.
    }
}
prompt-sell = { $you ->
    [yes] Which quest do you sell for { n-doubloons }?
   *[no] { $seat } may sell a quest for { n-doubloons }.
}
prompt-pick = { $you ->
    [yes] Which { type-name } card do you buy{ $surcharge ->
        [0] ?
       *[other] , for { $surcharge } more than its price?
    }
   *[no] { $seat } may buy a { type-name } card from anywhere{ $surcharge ->
        [0] .
       *[other] {""} for { $surcharge } more.
    }
}
prompt-build = { $you ->
    [yes] Which residence do you build?
   *[no] { $seat } may build a residence.
}
prompt-half-price = { $you ->
    [yes] Which residence do you build at half price? You must choose one.
   *[no] { $seat } must build a residence at half price.
}
prompt-figurehead = { $you ->
    [yes] Which figurehead do you take { for-price }?
   *[no] { $seat } may take a figurehead { for-price }.
}
prompt-market = { $you ->
    [yes] Which black market do you place { for-price }?
   *[no] { $seat } may place a black market { for-price }.
}
prompt-place = { $you ->
    [yes] On which location do you place black market { $tile }?
   *[no] { $seat } chooses a location for black market { $tile }.
}
prompt-reuse = { $you ->
    [yes] Which of your black markets do you use once more?
   *[no] { $seat } may use a black market once more.
}
prompt-rubies = { $you ->
    [yes] Sell a ruby, and on which space?
   *[no] { $seat } may sell rubies.
}
prompt-vacant = A new card is laid out.
prompt-turn-end = The turn is over.
prompt-jordan = { $you ->
    [yes] Turn Jordan’s card.
   *[no] { $seat } turns Jordan’s card.
}
prompt-over = The game is over.

## Events

event-game-started = { $you ->
    [yes] The game begins, and you go first.
   *[no] The game begins, and { $seat } goes first.
}
event-round-began = { $round ->
    [3] The third and last voyage begins.
    [2] The second voyage begins: all ships are back at the start.
   *[other] The first voyage begins.
}
event-map-laid = The Caribbean is laid out: { $cards ->
    [one] 1 card lies open.
   *[other] { $cards } cards lie open.
}
event-quests-dealt = { $you ->
    [yes] You are dealt { $quests_list }.
   *[no] { $seat } is dealt { $number } quests.
}
event-quest-kept = { $you ->
    [yes] You keep the quest “{ $quest }”.
   *[no] { $seat } keeps a quest.
}
event-markets-laid = Quests on display: { $quests_list }. Figureheads: { $figureheads_list }.
event-turn-started = Round { $round }: { $you ->
    [yes] your turn.
   *[no] { $seat }’s turn.
}
event-sailed = { $you ->
    [yes] You sail to { sailed-to }.
   *[no] { $seat } sails to { sailed-to }.
}
sailed-to = { $shown ->
    [yes] “{ $card }”
   *[no] { $hidden ->
        [location] a hidden location
        [development] a hidden development
        [level-2] a hidden card of level II
        [filler] the open sea
       *[other] { $place }
    }
}
event-paid = { $you ->
    [yes] You pay 1 doubloon to { $to }.
   *[no] { $to_you ->
        [yes] { $seat } pays you 1 doubloon.
       *[no] { $seat } pays { $to } 1 doubloon.
    }
}
event-paid-jordan = { $you ->
    [yes] Jordan’s ship lies here: you pay 1 doubloon.
   *[no] Jordan’s ship lies here: { $seat } pays 1 doubloon.
}
event-skirmish = Skirmish between { $seats_list }: { $totals_list }.
event-skirmish-won = { $you ->
    [yes] You win the skirmish.
   *[no] { $seat } wins the skirmish.
}
event-duel = { $you ->
    [yes] Skirmish: you have { $own }, Jordan { $his }. { $won ->
        [yes] You win it.
       *[no] { $lost ->
            [yes] Jordan wins it.
           *[no] Nobody wins it.
        }
    }
   *[no] Skirmish: { $seat } has { $own }, Jordan { $his }. { $won ->
        [yes] { $seat } wins it.
       *[no] { $lost ->
            [yes] Jordan wins it.
           *[no] Nobody wins it.
        }
    }
}
event-card-turned-up = “{ $card }” is turned up.
event-value-tile-laid = { $type ->
    [gold] A gold value tile
    [emerald] An emerald value tile
   *[pearl] A pearl value tile
} comes on “{ $card }”.
event-ruby-taken = { $you ->
    [yes] You take a ruby.
   *[no] { $seat } takes a ruby.
}
event-ruby-sold = { $you ->
    [yes] You sell a ruby{ $space ->
        [0] .
       *[other] {""} on space { $space } of the market.
    }
   *[no] { $seat } sells a ruby{ $space ->
        [0] .
       *[other] {""} on space { $space } of the market.
    }
}
event-reached-maracaibo = { $you ->
    [yes] You have reached Maracaibo!
   *[no] { $seat } has reached Maracaibo!
}
event-cubes-added = { $cubes ->
    [one] 1 cube comes
   *[other] { $cubes } cubes come
} on { the-island }: { $island } lie there now.
event-market-used = { $you ->
    [yes] You use black market { $tile }.
   *[no] { $seat } uses black market { $tile }.
}
event-market-placed = { $you ->
    [yes] You place black market { $tile } on “{ $card }” { for-price }.
   *[no] { $seat } places black market { $tile } on “{ $card }” { for-price }.
}
event-upgraded = { $you ->
    [yes] You upgrade your ship: { $space }.
   *[no] { $seat } upgrades the ship: { $space }.
}
event-figurehead-taken = { $you ->
    [yes] You take the figurehead “{ $figurehead }” { for-price }.
   *[no] { $seat } takes the figurehead “{ $figurehead }” { for-price }.
}
event-development-bought = { $you ->
    [yes] You buy “{ $card }” { for-price }.
   *[no] { $seat } takes “{ $card }” { for-price }.
}
event-card-laid = { $shown ->
    [yes] “{ $card }” is laid out in its place.
   *[no] A card is laid face down in its place.
}
event-filler-laid = The deck is empty: a card that nobody can buy is laid in its place.
event-residence-built = { $you ->
    [yes] You build “{ $card }” { for-price }.
   *[no] { $seat } builds “{ $card }” { for-price }.
}
event-dice-thrown = { $you ->
    [yes] You throw { $dice_list } (gold, emerald, pearl).
   *[no] { $seat } throws { $dice_list } (gold, emerald, pearl).
}
event-raid-began = { $you ->
    [yes] You raid for { of-type } with { n-swords }.
   *[no] { $seat } raids for { of-type } with { n-swords }.
}
event-swords-spent = { $you ->
    [yes] You spend { $cost ->
        [one] 1 sword
       *[other] { $cost } swords
    }: { $action }.
   *[no] { $seat } spends { $cost ->
        [one] 1 sword
       *[other] { $cost } swords
    }: { $action }.
}
event-treasure-taken = { $you ->
    [yes] You take { a-treasure }{ $slot ->
        [yes] {""} and put it on the bonus slot.
       *[no] .
    }
   *[no] { $seat } takes { a-treasure }{ $slot ->
        [yes] {""} and puts it on the bonus slot.
       *[no] .
    }
}
event-treasure-buried = { $you ->
    [yes] You bury { a-treasure }.
   *[no] { $seat } buries { a-treasure }.
}
event-explored = { $you ->
    [yes] Your explorer goes to { $space }{ rivers-crossed }.
   *[no] { $seat }’s explorer goes to { $space }{ rivers-crossed }.
}
rivers-crossed = { $rivers ->
    [0] {""}
    [one] , 1 river crossed
   *[other] , { $rivers } rivers crossed
}
event-points-given-up = { $you ->
    [yes] You give up { $cost ->
        [one] 1 step
       *[other] { $cost } steps
    }: { $trade }.
   *[no] { $seat } gives up { $cost ->
        [one] 1 step
       *[other] { $cost } steps
    }: { $trade }.
}
event-explorer-returned = { $you ->
    [yes] Your explorer goes back to the start.
   *[no] { $seat }’s explorer goes back to the start.
}
event-quest-taken = { $you ->
    [yes] You take the quest “{ $quest }”.
   *[no] { $seat } takes the quest “{ $quest }”.
}
event-quest-drawn = { $you ->
    [yes] You draw the quest “{ $quest }”.
   *[no] { $seat } draws a quest from the deck.
}
event-quest-shown = New quest in the market: { $quest }.
event-quests-exchanged = { $you ->
    [yes] You replace the quests of the market.
   *[no] { $seat } replaces the quests of the market.
} { $quests_list } go under the deck.
event-quest-sold = { $you ->
    [yes] You sell the quest “{ $quest }”.
   *[no] { $seat } sells a quest.
}
event-points-gained = { $you ->
    [yes] You get { n-points }.
   *[no] { $seat } gets { n-points }.
}
event-doubloons-gained = { $you ->
    [yes] You get { n-doubloons }.
   *[no] { $seat } gets { n-doubloons }.
}
event-round-ended = Round { $round } is over: income for all.
event-income = { $sources ->
    [0] Income: nothing for { $you ->
        [yes] you
       *[no] { $seat }
    }.
   *[other] Income: { $you ->
        [yes] you get
       *[no] { $seat } gets
    } { income-gained } ({ $sources_list }).
}
income-gained = { $doubloons ->
    [0] { n-points }
   *[other] { n-doubloons }{ $points ->
        [0] {""}
       *[other] {" "}and { n-points }
    }
}
event-jordan-card = Jordan plays { $card }.
event-jordan-ignored = Nothing on { $card } can be done: Jordan takes the next one.
event-jordan-die = Jordan’s die shows { $die }.
event-jordan-acts = { $action ->
    [raid] Jordan raids.
    [explore] Jordan explores.
    [quest] Jordan goes for a quest.
    [purchase] Jordan takes the top card of the deck.
   *[development] Jordan goes for a development.
}
event-jordan-upgraded = { $upgrades ->
    [one] Jordan upgrades his ship: 1 cube.
   *[other] Jordan upgrades his ship: { $upgrades } cubes.
}
event-jordan-stronger = Jordan grows stronger: level { $level }.
event-quests-revealed = { $quests ->
    [0] { $you ->
        [yes] You have no quest.
       *[no] { $seat } has no quest.
    }
   *[other] { $you ->
        [yes] Your quests: { $quests_list }.
       *[no] { $seat }’s quests: { $quests_list }.
    }
}
event-final-scoring = { $you ->
    [yes] You have { n-points } in all.
   *[no] { $seat } has { n-points } in all.
}
event-game-ended = { $ending ->
    [decision_limit] The decision limit ends the game.
   *[other] The game is over.
} { $lost ->
    [yes] Jordan wins.
   *[no] { who-wins }
}

## Why not

reason-not-now = { $step ->
    [keep] First keep a quest.
    [sail] First your ship must sail.
    [creditors] First pay the ships that lie here.
    [arrived] The ship is just arriving.
    [reserve] First decide about the ruby.
    [landed] The ship has just arrived.
    [development] First decide about the development.
    [residence] First decide about the residence.
    [actions] First choose an action of the location.
    [gulf] First choose what you do in the Gulf.
    [effects] First choose which effect comes next.
    [upgrade] First choose a space of your ship.
    [dice] First choose a die.
    [raid-type] First choose what you raid for.
    [raid] You are raiding now: spend your swords, or be done.
    [treasure] First choose a treasure.
    [coming-in] A treasure is just coming in.
    [cube] First choose an island.
    [bury] You are burying now: choose a treasure and a space, or be done.
    [explore] You are exploring now: choose a space.
    [quest] First take a quest.
    [sell] First choose the quest that you sell.
    [pick] First choose a card, or none.
    [build] First choose a residence, or none.
    [half-price] First choose the residence at half price.
    [figurehead] First choose a figurehead, or none.
    [market] First choose a black market, or none.
    [place] First choose a location for the black market.
    [reuse] First choose which black market you use, or none.
    [rubies] First decide about your rubies.
    [vacant] A new card is just laid out.
    [turn-end] The turn is over.
    [jordan] It is Jordan’s turn: turn his card.
   *[over] The game is over.
}
reason-too-few-doubloons = This costs { $price ->
    [one] 1 doubloon
   *[other] { $price } doubloons
}, and you have { $doubloons }.
reason-nothing-to-gain = There is nothing that this could do for you now.
reason-done-already = That is done already.
reason-not-offered = That is not among the actions here.
reason-quest-not-dealt = “{ $quest }” is not among the quests you were dealt.
reason-keep-first = First choose which quest you keep.
reason-not-in-market = “{ $quest }” is not in the market.
reason-quest-deck-empty = The deck of quests is empty.
reason-no-whale = Only the Whale replaces the quests of the market.
reason-exchanged-already = You have replaced the quests of the market already.
reason-quest-deck-short = The deck has too few quests to replace the market.
reason-quest-not-yours = You do not have the quest “{ $quest }”.
reason-none-in-storage = There is nothing to bury in your storage: { of-type }.
reason-no-poseidon = Your figurehead is not the Poseidon.
reason-space-taken = That space is taken.
reason-market-placed = Black market { $tile } lies on a location already.
reason-market-not-placed = Black market { $tile } lies on no location yet.
reason-card-not-there = “{ $card }” does not lie open in the Caribbean.
reason-location-taken = On “{ $card }” there is a black market already.
reason-first-ruby = Your first ruby goes on a space of the market.
reason-ruby-sold = Only one ruby each turn goes on the market; each further one is worth { n-points }.
reason-ruby-space-taken = That space of the ruby market is taken.
reason-other-type = Only { type-name } cards can be bought now.
reason-space-upgraded = There is a cube on that space already: { $space }.
reason-partition-closed = This part of your ship opens when { $needs } cubes lie to the left of it.
reason-figurehead-not-there = “{ $figurehead }” is not on display.
reason-not-nearer = A ship must end its way in a column nearer to Maracaibo.
reason-no-such-place = There is no such place in this layout.
reason-too-far = That is more than { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away.
reason-no-ship-here = There is no ship of { $seat } to pay here.
reason-pay-first = First pay the ships that lie here.
reason-must-step = An explorer must go at least one step.
reason-out-of-reach = Your explorer cannot stop there with { $points ->
    [one] 1 step.
   *[other] { $points } steps.
}
reason-trade-not-yours = You do not have that: { $trade }.
reason-trade-used = You have used that in this exploration already: { $trade }.
reason-too-few-points = This takes { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}, and one step must be left; you have { $points }.
reason-ship-elsewhere = Your ship does not lie at “{ $card }”.
reason-no-doubloons-here = Only a development that is not bought gives doubloons.
reason-built-already = You have built “{ $card }” already.
reason-must-build = You must choose a residence at half price.
reason-no-reroll-left = You have no reroll left.
reason-action-not-yours = You do not have that raid action: { $action }.
reason-action-used = You have used that raid action in this turn already: { $action }.
reason-too-few-swords = This takes { $cost ->
    [one] 1 sword
   *[other] { $cost } swords
}; you have { $swords } left.

## The table in plain lines, for a terminal

# Signs on the sketch of the Caribbean.
sign-location = L
sign-residence = R
sign-crew = c
sign-equipment = e
sign-ship = s
sign-hidden = ?
sign-gold = go
sign-emerald = em
sign-pearl = pe
sign-cubes = ×{ $cubes }
line-legend = Each card: its column and row, { sign-location } location (with its value tile: { sign-gold }, { sign-emerald }, { sign-pearl }), { sign-residence } residence, { sign-crew } Crew, { sign-equipment } Equipment, { sign-ship } Ship, { sign-hidden } face down; the price; @1 is the ship of player 1. Cards touch their neighbors above, below and at the sides; islands block the way.
line-round = Round { $round } of 3.{ $last ->
    [yes] {" "}These are the last turns.
   *[no] {""}
}
line-island = { $island }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}; such a treasure is worth { n-points }.
line-column = { $places_list }
line-hidden = { $place } { $hidden ->
    [location] (location, face down, { n-doubloons })
    [development] (development, face down)
    [filler] (only { n-doubloons })
   *[other] (face down)
}
line-card = { $card }. { $text }
line-dice = Dice: { $dice_list }.
line-quests = Quests: { $n ->
    [0] none on display
   *[other] { $quests_list }
}; { $deck } in the deck.
line-figureheads = Figureheads: { $n ->
    [0] none left
   *[other] { $figureheads_list }
}.
line-deck = Cards in the deck: { $cards }.
line-market = Black market { $tile }: { $text }.
line-player = { $you ->
    [yes] You ({ $number }): { n-points } ({ $forecast } if the game ended now), { n-doubloons }, your ship at { $place }.
   *[no] { $seat } ({ $number }): { n-points } ({ $forecast } if the game ended now), { n-doubloons }, ship at { $place }.
}
line-income = Income: { n-doubloons }, { n-points }.
line-explorer = Explorer on { $space }{ rivers-crossed }.
line-hoard = { $treasure } { $stored }{ $buried ->
    [0] {""}
   *[other] {" "}and { $buried } buried
}
line-hoards = Treasures: { $hoards_list }.
line-cards = Developments: { $cards_list }.
line-residences = Residences: { $cards_list }.
line-ship = Ship: { $upgrades ->
    [one] 1 upgrade
   *[other] { $upgrades } upgrades
}, { n-swords } in raids, +{ $steps } when exploring, cards cost { $discount } less.
line-figurehead = { $figurehead }. { $text }
line-placed = Black markets: { $markets_list }.
line-rubies = Rubies: { $rubies }.
line-quest = Quest: { $text } { $level ->
    [0] Not reached yet.
    [1] The lower level is reached.
   *[other] Both levels are reached.
}
line-secret-quests = { $quests ->
    [one] 1 secret quest.
   *[other] { $quests } secret quests.
}
line-jordan = Jordan: { n-points } ({ $forecast } if the game ended now), level { $level }, ship at { $place }, explorer on { $space }; { $cards } developments, { $quests } quests, { $residences } residences.

## Score sheet and endings

source-play = Points of play
source-rivers = Rivers crossed
source-doubloons = Doubloons
source-developments = Developments
source-endgame = Effects for the end
source-residences = Residences
source-treasures = Treasures
source-buried = Buried treasures
source-quests = Quests
source-many-quests = Six quests
source-rubies = Rubies
source-tie-buried = Buried treasures (they decide a tie)

ending-three-rounds = Three voyages are over: most points win.
ending-decision-limit = The decision limit was reached: the final scoring was done at once.

## Options

option-layout = The sea
    .help = How the cards and the three islands lie.
option-layout-standard = Standard
option-layout-channel = Channel: islands in the middle
option-layout-diagonal = Diagonal
option-hidden-locations = Hidden Locations
    .help = Module: locations lie face down, with doubloons on them for whoever stops there first.
option-hidden-developments = Hidden Developments
    .help = Module: developments lie face down until a ship sails over them.
option-skirmishes = Skirmishes
    .help = Module: ships that meet on a card fight with dice.
option-quest-hunters = Quest Hunters
    .help = Module: more quests; only the harder level counts, twice, and a quest that fails costs points.
option-rubies = Rubies
    .help = Module: rubies from Bonaire and Tobago are sold in the Gulf.
option-sunny-retirement = Sunny Retirement
    .help = Module: behind the last space of the exploration a residence can be built at half price, once.
option-jordan-b-cards = Jordan’s B cards
    .help = One player: the more of his six cards are B cards, the stronger Jordan is.
option-locations-apart = Locations apart
    .help = For first games: no four locations lie side by side.
option-residence-doubloons = Doubloons at residences
    .help = Whoever stops at a residence and does not build there takes doubloons, as at a development.
option-decision-limit = Decision limit
    .help = After this many decisions the game ends with the final scoring.

## On the shelf

mode-base = { title-name }
    .about = Three voyages of raids and hidden gold.
mode-jordan = { preset-jordan }
    .about = Maracaibo alone, against a cunning captain.

## Ready-made games

preset-base = The game
    .help = Three voyages for 2 to 4 players, without modules.
preset-jordan = Against Jordan
    .help = Alone against Jordan, a pirate who plays by cards of his own.

clash-jordan = Jordan plays against one player alone: leave his B cards at 0, or play alone.

## The lesson for newcomers: what its card says, below a heading

tutorial-welcome = Three times you will sail from the left edge of this sea to Maracaibo: raid, bury treasures, explore, and build up a ship that everybody fears. Let us make the first voyage together, against Bao.
    .title = Hoist the black flag!
tutorial-goal = These are your boards: the ship that you upgrade and the hideout for your treasures. You start with 10 doubloons. Most points win after three voyages, and most of them are counted at the end.
    .title = What you are after
tutorial-keep = Everybody keeps one of two quests in secret. This one wants gold that is buried: 1 is worth 3 points at the end, 3 of them 7. Keep it.
    .title = A secret quest
tutorial-sea = Each turn your ship sails one to three cards, from card to touching card, and must end nearer to Maracaibo on the right. Islands block the way. Where you stop, you act.
    .title = The Caribbean
tutorial-sail = Trinidad is a location, two cards away, and offers a raid. Sail there.
    .title = Set sail
tutorial-value = Trinidad has a gold value tile, so a cube came on the gold island: 5 lie there now. The more cubes are left on an island at the end, the more each of its treasures is worth. With 5 cubes that is 4 points.
    .title = Gold gains in value
tutorial-upgrade = At every location you may upgrade your ship: a cube on a free space. Some spaces give something once, others work for good. Take the sword, it helps in every raid.
    .title = A better ship
tutorial-raid = Now comes what this location offers: a raid. Begin it.
    .title = Raid!
tutorial-dice = The dice stand for gold, emeralds and pearls, and their numbers for swords. 2, 3 and 1 are poor. Once in each raid you may throw all three again. Do it.
    .title = Bad luck?
tutorial-die = 5, 2 and 4: much better. Choose the gold die. Its 5 and the 1 from your ship make 6 swords.
    .title = Choose a die
tutorial-loot = Swords buy raid actions, each once in a turn. For 5 swords you take a treasure from the island of your die. Take the gold.
    .title = What swords are for
tutorial-slot = The gold came on the bonus slot of your hideout: 3 doubloons. And its island has a cube less again. One sword is left, worth 1 point. Spend it.
    .title = Into the hideout
tutorial-met = Bao sailed to Trinidad too. Whoever ends on a card with other ships pays 1 doubloon to each of them, so you got one. Then Bao upgraded and raided like you.
    .title = Good company pays
tutorial-development = Most cards are developments: Crew, Equipment and Ships. The Gravedigger can bury your gold at once. Sail there.
    .title = Somebody useful
tutorial-buy = You may buy the card where you stop, or leave it and take 5 doubloons. It costs 5. It will be worth 4 points at the end, and what it does at once happens now. Buy it.
    .title = Buy, or take money
tutorial-bury = You have 2 doubloons from the card, and may bury a treasure. Each space below the line has a bonus of its own. Choose the first: 4 doubloons.
    .title = Bury the gold
tutorial-buried = The gold is safe and still counts as gold, with 2 points more for being buried. Your quest has reached its lower level. A new, stronger card lies where the Gravedigger was.
    .title = X marks the spot
tutorial-bonaire = Bao has bought a ship. You sail on to Bonaire, where your explorer can go ashore.
    .title = Land ahead
tutorial-boots = First the upgrade. This one adds a step to every exploration, and works already for the one to come. Take it.
    .title = Good boots
tutorial-explore = Bonaire gives 3 steps, your ship 1 more. You get the bonus of the space where you stop, none of those you pass, and spaces with other explorers cost no step. Where the way forks, take the upper branch: 2 points.
    .title = Into the jungle
tutorial-rivers = Later the way crosses rivers: each is worth 4 points at the end, and residences, quests and black markets count them too. At most four can be crossed.
    .title = Rivers
tutorial-rum = Doubloons are short? Some developments bring an income. Rum is two cards away. Sail there.
    .title = A barrel of rum
tutorial-income = Rum costs 5 and brings 3 doubloons after each of the three voyages. Buy it: the earlier, the better.
    .title = Income
tutorial-gulf = Behind the last cards lies the Gulf, the last stop before Maracaibo. It has an upgrade and a choice of three actions. Sail there.
    .title = The Gulf
tutorial-sections = With 2 cubes on your ship the second part is open, with 6 and 11 the next ones. This time draw a quest.
    .title = A third upgrade
tutorial-quest = You may take an open quest or the top one of the deck, which nobody else sees. This one wants gold, buried or not: 3 are worth 3 points, 5 are worth 7. It goes well with yours. Take it.
    .title = One more quest
tutorial-choice = In the Gulf you raid with 2 swords more, explore 4 steps, or build a residence of the Caribbean. Residences are dear, but bring up to 24 points. You have too few doubloons: explore.
    .title = One of three
tutorial-far = With your ship’s help that is 5 steps. One of the spaces in reach has another upgrade. Go there.
    .title = Farther on
tutorial-discount = What one effect brings is done at once. This upgrade makes developments and residences 2 doubloons cheaper, for good. Take it.
    .title = One thing leads to another
tutorial-maracaibo = Bao drew a quest at Aruba. From the Gulf your ship had one way only: Maracaibo! That is 6 points and an upgrade. Choose the figurehead.
    .title = Maracaibo!
tutorial-figurehead = You pay 3 doubloons and keep it for good; everybody has one at most. With the Harpy your ship sails up to 4 cards, and your income grows by 4 doubloons. Take it.
    .title = A figurehead
tutorial-paid = Whoever reaches Maracaibo ends the voyage for all. Everybody got income, you 7 doubloons, and all ships are back at the start. Cards, cubes and explorers stay where they are.
    .title = Home again
tutorial-scoring = This is what each of you would have if the game ended now: points of play, rivers, 1 point for 5 doubloons, developments, residences, treasures, 2 for each buried one, quests, and 10 points for six of them.
    .title = The final scoring
tutorial-end = Two more voyages make a game. Alone you would sail against Jordan, who plays by cards. Each thing on the table tells what it does; and if something cannot be done, the table says why. Fair winds!
    .title = You are ready

# --- what lies where, in a position that is set up

laid-deck = Deck
laid-round = Round
laid-points = Victory points
laid-aside = Cards put aside
laid-doubloons = Doubloons
laid-cards = Cards
