## How Caribbean Conquest is played, in our own words

rules-kind-equipment = Equipment

rules-aim = What it is about
rules-aim-goal = Hold the most strategic points: cities, temples and skulls. The map is laid anew each time from one, four or nine boxes, and its edges are joined.
    .title = The aim
rules-aim-zones = Temples and skulls of one color are a zone. Who holds all of it holds the zone, and each of its points counts twice. Cities are in no zone.
    .title = Strategic zones
rules-aim-start = In the order of the compass everybody, in the color of their seat or by lot, places 1 ship and 2 crews in ports and cities of their own, and begins with a cannonball unless the table says otherwise.
    .title = How it begins
rules-aim-turn = The compass says who is first. Each player buys, makes all movements, then fights: close combat first, then gunnery. Free points where your units stand are yours at the end of it.
    .title = A turn
rules-aim-income = At the end of the turn each point brings 1 gold, and 2 in a zone that is wholly yours.
    .title = Income

rules-buy = Buying
rules-buy-units = A crew costs { $crew_cost } gold, a ship { $ship_cost }. They appear in a city of yours, ships in its port, and may move at once; not where you have four units already, nor beside an enemy on that cell. Without a city you cannot recruit.
    .title = Ships and crews
rules-buy-cards = Equipment can be bought anywhere and works for all your units: one of each kind, and any number of cannonballs.
    .title = Equipment

rules-move = Moving
rules-move-groups = You have { $steps } steps a turn for all your groups together, or more on larger maps if the table plays it so. A group is any of your units on one cell; a step of all of them costs 1. They may split up, join and move again.
    .title = Groups and steps
rules-move-where = Crews walk on land, ships sail. Your own ship is like land for your crews: they board it, ride along and leave it, and are never left behind on the water. You may pass enemies; where you stop there is a fight.
    .title = Land and sea
rules-move-limit = No more than four of your units may end on one cell.
    .title = Four to a cell
rules-move-whirlpool = Edges, diagonal steps and whirlpools are as in Treasure Map: entering and leaving a whirlpool costs a step, drifting in it nothing.
    .title = Whirlpools

rules-combat = Fights
rules-combat-close = Where your units meet enemies, or stand on an enemy’s point, you must fight. Each side throws a die and adds its close-combat cards and 1 for each unit after the first. Who loses removes a unit, until one side is gone. A point defends itself like one more unit, and falls last.
    .title = Close combat
rules-combat-dice = A skull counts 7, the other faces go from 2 to 6, or from 1 to 5 if the table plays it so. Equal totals are thrown again, or the defender wins, as the table has chosen.
    .title = Dice and equal totals
rules-combat-loss = The owner chooses which unit goes. Crews on the water go down with their last ship. What is lost must be bought again.
    .title = Losses
rules-combat-guns = After that, ships and points may fire at the cell beside them, each shot for a cannonball; crews cannot. If nobody fires back, the target loses a unit. If both fire, dice, cards with a target and 1 for each further shooter decide.
    .title = Gunnery
rules-combat-shore = Crews alone on land lose one to any shot. With camouflage nobody can fire at them, unless the table lets dice decide.
    .title = Crews ashore

rules-end = The end
rules-end-when = The end comes when somebody holds more zones than all others together, of nine at least three, or more than half of all, as the table plays; or reaches the points that the table has set. It is seen after each player’s turn. Then the turn is played out for all.
    .title = When it ends
rules-end-out = Who has neither units nor points is out, or who has neither units nor a city, as the table plays. The game ends with the first who is out, or when one is left.
    .title = Out of the game
rules-end-count = Each point counts 1, in a zone that is wholly yours 2. The most win; if level, the most gold; then the win is shared.
    .title = The count
rules-end-limit = After a number of turns, or a great many decisions, the count is made as it stands.
    .title = The limit

## The plates: how it is played, in six pictures

plate-points = Temples, skulls and cities bring 1 gold each turn. Those of one sign are a zone: hold all of it, and each brings 2.
    .title = Points and zones
plate-recruit = A ship costs { $ship_cost } gold, a crew { $crew_cost }. They come to a city of yours and may move at once.
    .title = Recruit
plate-march = { $steps } steps for all your groups together. Ships carry crews; only crews go ashore.
    .title = Move
plate-storm = Stop among enemies, or on their point, and you fight. A die, your cards, 1 for each further unit: the loser gives up a unit, again and again.
    .title = Storm
plate-guns = Then ships and points may fire at the cells around them, a cannonball for each shot. Who does not answer loses a unit.
    .title = Fire
plate-end = Who holds more zones than all others together brings the end. Then points are counted, double in zones held whole.
    .title = The end
