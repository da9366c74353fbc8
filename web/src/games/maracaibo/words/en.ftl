### What the Maracaibo table says beyond the words of the rules (src/flibuste/games/maracaibo/words). Same ids in fr.ftl.

## The table

board-tabs = Parts of the table
board-tab-sea = Sea
board-tab-way = Explore
board-tab-me = My ship
board-tab-rivals = Rivals
board-tab-log = Log
board-actions = What you can do
board-undo = Undo
board-log = Log
board-waiting = Waiting for { $seat }.
board-own-things = Your things
board-doubloons = { $doubloons ->
    [one] doubloon
   *[other] doubloons
}
board-income = Income
board-swords = Swords
board-others = The others
board-rivals = Rivals
board-forecast = Forecast
board-or = or
board-each = each

## The sea

board-sea = The Caribbean
board-place-start = Start
board-place-gulf = The Gulf
board-place-maracaibo = Maracaibo
board-start-help = The start area touches every card of the first column.
board-gulf-help = The Gulf of Venezuela: { $first }, then one of: { $one }.
board-maracaibo-help = Maracaibo: { $first }. Whoever comes here ends the round.
board-round-of = Round { $round } of { $rounds }.
board-ends-round = ends round { $round } of { $rounds }
board-last = last
board-gulf-first = upgrade
board-gulf-then = then one of
board-gulf-raid = raid
board-gulf-explore = explore
board-gulf-build = build any
board-hidden-location = a hidden location
board-hidden-development = a hidden development
board-hidden-level-2 = a hidden card of level II
board-hidden-filler = the open sea
board-hidden-at = { $what } (column { $column }, card { $row })
board-hidden-location-help = It is turned up when you arrive.
board-hidden-development-help = It is turned up when you arrive.
board-hidden-level-2-help = It is turned up when you arrive.
board-hidden-filler-help = No card lies here any more: take the doubloons.
board-costs = { $price ->
    [one] Costs { $price } doubloon
   *[other] Costs { $price } doubloons
}{ $cut ->
    [yes] {""} instead of { $cost }
   *[no] {""}
}
board-value-tile = First a cube comes on the { $type ->
    [gold] gold
    [emerald] emerald
   *[pearl] pearl
} island
board-doubloons-there = { $doubloons ->
    [one] 1 doubloon lies there for who comes first
   *[other] { $doubloons } doubloons lie there for who comes first
}
board-ships-here = Ships here: { $ships }
board-market-here = Black market of { $seat }
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-steps-on = { board-steps }{ $lane ->
    [0] {""}, upper path
    [2] {""}, lower path
   *[other] {""}
}
board-short = { $short } short
board-island = { $type ->
    [gold] Gold island
    [emerald] Emerald island
   *[pearl] Pearl island
}: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, so each treasure of this type is worth { $value ->
    [one] 1 point
   *[other] { $value } points
} at the end.
board-island-scale = By the number of cubes: { $list }.
board-island-step = { $from ->
    [0] { $value } points at first
   *[other] { $value } from { $from } on
}
board-island-cubes = { $cubes } → { $then ->
    [one] 1 cube
   *[other] { $then } cubes
}
board-island-worth = worth { $value } → { $then }
board-level-2 = { $cards } level II
board-level-2-help = { $cards ->
    [one] 1 card of level II is left: it replaces what is bought.
   *[other] { $cards } cards of level II are left: they replace what is bought.
}

## The exploration track

board-track = Exploration
board-track-own = { $rivers ->
    [0] No river yet
    [one] 1 river crossed
   *[other] { $rivers } rivers crossed
}{ $points ->
    [0] {""}
   *[other] , explore +{ $points }
}
board-space = { $space ->
    [H] Home, at the end of the track
   *[other] Start of the track
}
board-explorers-here = Explorers here: { $explorers }
board-river-help = Each river that your explorer has crossed is worth { $points } points at the end.

## Sailing

board-sail-hint = Touch a place to see what it brings, and once more to sail there.
board-places = { $places ->
    [one] 1 place in reach
   *[other] { $places } places in reach
}
board-all-places = All places
board-sail = Sail to { $place }
board-pays = Pay { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
} to { $seats }
board-own-market = Your black market: { $what }{ $points ->
    [0] {""}
    [one] {""}. That is 1 point now
   *[other] {""}. That is { $points } points now
}
board-then-upgrade = Upgrade your ship: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
}
board-may-build = { $ignoring ->
    [0] { $short ->
        [0] Build it for { $price } doubloons
       *[other] It costs { $price } doubloons, you are { $short } short: nothing happens here
    }
   *[other] { $short ->
        [0] Build it for { $price }, or take { $ignoring } doubloons
       *[other] Take { $ignoring } doubloons: it costs { $price }
    }
}
board-may-buy = { $short ->
    [0] Buy it for { $price }, or take { $ignoring } doubloons
   *[other] Take { $ignoring } doubloons: it costs { $price }
}
board-vp-end = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end.

board-done = { $step ->
    [raid] End the raid
    [bury] Bury no more
    [explore] Do not explore
    [upgrade] No upgrade
    [residence] Do not build
    [build] Build nothing
    [pick] Buy nothing
    [figurehead] No figurehead
    [market] Place none
    [reuse] Use none
    [quest] Take no quest
    [sell] Sell none
    [reserve] Leave the ruby
    [rubies] Sell none
   *[other] Leave the rest
}

## What a move brings

board-gain-price = costs { $number ->
    [one] 1 doubloon
   *[other] { $number } doubloons
}
board-gain-doubloons = { $gained ->
    [yes] gains { $number ->
        [one] 1 doubloon
       *[other] { $number } doubloons
    }
   *[no] costs { $number ->
        [one] 1 doubloon
       *[other] { $number } doubloons
    }
}
board-gain-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}{ $gained ->
    [yes] {""}
   *[no] {" "}less
}
board-gain-gold = { $gained ->
    [yes] { $number } gold
   *[no] { $number } gold less
}
board-gain-emerald = { $number ->
    [one] 1 emerald
   *[other] { $number } emeralds
}{ $gained ->
    [yes] {""}
   *[no] {" "}less
}
board-gain-pearl = { $number ->
    [one] 1 pearl
   *[other] { $number } pearls
}{ $gained ->
    [yes] {""}
   *[no] {" "}less
}
board-gain-forecast = forecast { $gained ->
    [yes] +{ $number }
   *[no] −{ $number }
}
board-gain-cubes = { $number ->
    [one] 1 cube comes
   *[other] { $number } cubes come
} on the { $type ->
    [gold] gold
    [emerald] emerald
   *[pearl] pearl
} island
board-gain-gold-cubes = { $number } on the gold island
board-gain-emerald-cubes = { $number } on the emerald island
board-gain-pearl-cubes = { $number } on the pearl island

## Raids

board-die = { $type }: die { $value }, { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
} in all
board-reroll = Throw all again ({ $rerolls } left)
board-swords-then = Then:
board-swords-buy = Then each of these once, as far as the swords go.
board-spend-swords = { $swords ->
    [one] 1 left, each once
   *[other] { $swords } left, each once
}
board-spend = { $cost ->
    [one] 1 sword
   *[other] { $cost } swords
}: { $what }{ $used ->
    [yes] {""} (used)
   *[no] { $legal ->
        [yes] {""}
       *[no] {""} (not now)
    }
}
board-used = ✓ used
board-too-few = not now

## Jordan’s turn

board-next = Next
board-go-on = Go on
board-show-all = Show all

## Keys

board-number-key = Choose by its number
board-main-key = Do what is chosen
board-places-key = Look at the next place
board-reroll-key = Throw the dice again
board-done-key = Leave the rest
board-stop-key = Stop the ship here
board-back-key = Put back
board-log-key = Log

# boards

## When an effect works: what the scroll before a sign says

scroll-once = At once
scroll-good = For good
scroll-income = Income
scroll-end = At the end
scroll-says = { $when }: { $what }.
scroll-one-of = { $number ->
    [one] Action: { $what }.
   *[other] One of: { $what }.
}
scroll-or = ; or{" "}

## The boards of a player

boards-of = Boards of { $name }
boards-show = Show the boards of { $name }
boards-close = Close
boards-none = none
boards-points = points
boards-doubloons = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
boards-worth = { $points ->
    [one] 1 point at the end.
   *[other] { $points } points at the end.
}

# The ship board.
boards-ship = Ship board
boards-ship-of = Ship board of { $name }
boards-upgrades = { $upgrades } of { $all } upgrades
boards-upgrades-made = Upgrades
boards-space-used = A cube lies here.
boards-space-free = Free.
boards-space-shut = Closed: { $needs } cubes must lie left of its partition.
boards-partition = Partition: { $needs } cubes must lie to its left; there are { $before }.

# The hideout.
boards-hideout = Hideout
boards-hideout-of = Hideout of { $name }
boards-hoard = { $treasures ->
    [0] no treasures
    [one] 1 treasure, { $buried } buried
   *[other] { $treasures } treasures, { $buried } buried
}
boards-hoard-of = { $type }: { $stored } stored, { $buried } buried
boards-zone = { $type }: { $all }, of which { $stored } stored and { $buried } buried; each worth { $value ->
    [one] 1 point
   *[other] { $value } points
} if the game ended now.
boards-slot = Bonus slot: { $what } for a treasure that comes here.{ $full ->
    [yes] {" "}A treasure lies on it.
   *[no] {""}
}
boards-burial = { $full ->
    [yes] Taken.
   *[no] Bonus: { $what }.
}
boards-no-bonus = none
boards-bury-gold = Bury gold here.
boards-bury-emerald = Bury an emerald here.
boards-bury-pearl = Bury a pearl here.

# Totals, and where they come from.
boards-totals-of = Totals of { $name }
boards-total-income = Income
boards-total-raid = Raid
boards-total-explore = Explore
boards-total-discount = Discount
boards-total-income-is = Income of { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
} and { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end of each round.
boards-total-raid-is = Swords more in raids: { $gold } for gold, { $emerald } for emeralds, { $pearl } for pearls.
boards-total-explore-is = { $points ->
    [one] 1 step
   *[other] { $points } steps
} more whenever you explore.
boards-total-discount-is = Developments cost { $developments } less, residences { $residences } less.
boards-raid-gold = More swords in raids for gold
boards-raid-emerald = More swords in raids for emeralds
boards-raid-pearl = More swords in raids for pearls
boards-from = { $name } { $amount }
boards-from-ship = ship board
boards-from-none = From nowhere yet.
boards-from-all = Always: { $list }.
boards-from-gold = For gold: { $list }.
boards-from-emerald = For emeralds: { $list }.
boards-from-pearl = For pearls: { $list }.
boards-from-developments = On developments: { $list }.
boards-from-both = On developments and residences: { $list }.
boards-income-from = { $name }: { $what }.
boards-per-quest = { $amount ->
    [one] 1 doubloon for each quest held
   *[other] { $amount } doubloons for each quest held
}
boards-offers = Raid actions, and what steps can be given up for

# Developments.
boards-developments = Developments
boards-developments-of = Developments and residences of { $name }
boards-residences = Residences
boards-rivers = Rivers crossed

# Quests. $who: "you" are meant, or an "other" player.
boards-quest-called = “{ $quest }”
boards-quests = Quests
boards-quests-of = Quests of { $name }
boards-own-quests = Secret quests
boards-fulfilled = { $fulfilled } of { $all } fulfilled
boards-quests-unknown = { $unknown } of { $all } not known
boards-no-quests = No quests yet.
boards-quest-you = { $who ->
    [you] you: { $have }
   *[other] { $have }
}
boards-quest-have = { $who ->
    [you] You have { $have }.
   *[other] { $name } has { $have }.
}
boards-quest-level = { $level ->
    [1] The easier level is reached: { $vp } points.
   *[other] The harder level is reached: { $vp } points.
}
boards-quest-missed = else −{ $missed }
boards-quest-dealt = Keep one of these; the other goes back.
boards-quest-seen = Everybody saw it being taken.
boards-quest-known-to-all = Everybody knows that you have it.
boards-quest-known-to = { $names } may know that you have it.
boards-quest-hidden = A secret quest
boards-quest-from-start = dealt at the start
boards-quest-from-deck = drawn from the deck
boards-quest-doubted = held when { $name } sold one of them
boards-one-given-back = 1 given back
boards-given-back = You gave back “{ $quest }”.
boards-unit-gold = Gold
boards-unit-emerald = Emeralds
boards-unit-pearl = Pearls
boards-unit-buried = Buried
boards-unit-buried-gold = Buried gold
boards-unit-buried-emerald = Buried emeralds
boards-unit-buried-pearl = Buried pearls
boards-unit-crew = Crew
boards-unit-equipment = Equipment
boards-unit-ship = Ships
boards-unit-each-type = Each type
boards-unit-cards-total = Cards
boards-unit-immediate-cards = At once
boards-unit-doubloon-income = Doubloon income
boards-unit-vp-income = Point income
boards-unit-rivers = Rivers
boards-unit-residences = Residences
boards-unit-upgrades = Upgrades

# Black markets.
boards-black-markets = Black markets
boards-markets-of = Black markets of { $name }
boards-markets-placed = { $placed } of { $all } placed
boards-market-beside = beside the board
boards-market-tile = { $placed ->
    [yes] Black market { $number }, on { $where }.
   *[no] Black market { $number }, not placed yet.
}
boards-market-does = It gives: { $what }. On its other side: { $other }.

## What lies open for all

boards-markets = Markets
boards-quest-market = Quest market
boards-quest-deck = { $cards ->
    [one] Quest deck: 1 card left
   *[other] Quest deck: { $cards } cards left
}
boards-quest-under = Under the deck: { $quests }.
boards-doubted = Known to all, but not where they are: { $quests }.
boards-exchange = Replace the quests
boards-figureheads = Figureheads
boards-rubies = Rubies
boards-own-rubies = { $rubies ->
    [0] you have none
    [one] you have 1
   *[other] you have { $rubies }
}
boards-ruby-space = A ruby sold here brings: { $what }.{ $taken ->
    [yes] {" "}Taken.
   *[no] {""}
}
boards-ruby-further = one more

## Rivals

boards-rivals = Rivals
boards-thinks = thinks
boards-plays-first = plays first
boards-plays-last = plays last
boards-jordan-level = strength { $level }
boards-jordan-strength = Strength
boards-jordan-cards = His cards
boards-jordan-deck = { $cards ->
    [0] none to come before he shuffles
    [one] 1 to come before he shuffles
   *[other] { $cards } to come before he shuffles
}
boards-jordan-shuffled = He has just shuffled.
boards-jordan-to-come = Seen before, and to come again
boards-jordan-space = { $sign ->
    [strength] He gets stronger
    [figurehead] He takes a figurehead
    [quest] He takes a quest
    [residence] He builds a residence
   *[none] Without effect
}{ $used ->
    [yes] {" "}(done)
   *[no] {""}
}

## The forecast

boards-forecast = Forecast
boards-forecast-says = The final scoring if the game ended now, without income still to come; +? stands for quests that you cannot know.
boards-final = Final scoring
boards-total = Total
boards-part-play = On the score track.
boards-part-rivers = { $river } points for each river crossed.
boards-part-doubloons = 1 point for every { $doubloons } doubloons.
boards-part-developments = The points printed on developments.
boards-part-endgame = What developments score at the end.
boards-part-residences = What residences count, each up to its limit.
boards-part-treasures = Treasures are worth what their island says: the more cubes are left there, the more.
boards-part-buried = { $buried } points more for each buried treasure.
boards-part-quests = The higher level reached of each quest.
boards-part-many-quests = { $manyQuestsPoints } points for { $manyQuests } fulfilled quests.
boards-part-rubies = What rubies bring.

## Moments of their own

moment-round-ended = The end of round { $round }: income

## What was made up

made-up-location = Locations
    .why = Costs and most actions.
made-up-residence = Residences
    .why = What they cost, and what some count.
made-up-development = Developments
    .why = Costs, points and most effects.
made-up-quest = Quests
    .why = What they ask for and pay.
made-up-ship-space = Spaces of the ship board
    .why = Where each improvement stands, and what it needs.
made-up-hideout = Spaces of the hideout
    .why = What burying there brings.
made-up-exploration = Spaces of the exploration track
    .why = What each brings, and where rivers are crossed.
made-up-ruby-space = Spaces for rubies
    .why = What a ruby sold there brings.
made-up-jordan-card = Jordan’s cards
made-up-jordan-ship = Jordan’s ship board
