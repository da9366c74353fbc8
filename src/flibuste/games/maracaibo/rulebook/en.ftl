## How Maracaibo is played, in our own words

rules-kind-location = The locations
rules-kind-residence = The residences
rules-kind-development = The developments
rules-kind-quest = The quests
rules-kind-figurehead = The figureheads
rules-kind-black-market = The black markets

rules-aim = What it is about
rules-aim-goal = In three rounds your ship crosses a sea of cards toward Maracaibo. You raid for treasures, explore the land, hire crew, build residences and fulfil quests. Points are counted as they come, and much more at the end. One to four play; alone, against Jordan.
    .title = The aim
rules-aim-turn = First sail, which you must; then do what the space you have reached offers, if you like. What works for good goes on working until the end, and adds up.
    .title = A turn
rules-aim-money = Doubloons are never short in the bank. What cannot be paid in full cannot be done.
    .title = Doubloons
rules-aim-may = What you may do you may also leave. Points and doubloons that cost nothing are taken for you, and what could do nothing is passed over. An effect inside another is finished first.
    .title = May and must
rules-aim-start = The sea is laid from 27 cards around three treasure islands, in one of several layouts. Everybody keeps 1 of 2 quests in secret. Who plays later begins with more doubloons, from 10 up. A table may keep locations apart from each other.
    .title = How it begins

rules-sail = Sailing
rules-sail-move = Sail 1 to 3 spaces, each time over an edge of a card. You may go up and down, but must end in a column nearer to Maracaibo than where you began. Treasure islands cannot be crossed, other ships never block.
    .title = Moving your ship
rules-sail-pay = Who stops on a card where other ships lie pays each of their owners 1 doubloon, at once. With too few you choose whom to pay. Passing by is free.
    .title = Cards with other ships
rules-sail-gulf = Reaching the Gulf ends the voyage; the next one leads to Maracaibo. At the Gulf you gain a ship upgrade, and may then raid with 2 swords more, explore 4, or build any residence.
    .title = The Gulf
rules-sail-maracaibo = Maracaibo brings 6 points and a ship upgrade, and ends the round. In the third round play goes on until the last player in order has had a turn.
    .title = Maracaibo

rules-cards = Where you stop
rules-cards-development = Ignore it for 5 doubloons, or buy it and lay it beside your ship. What shows a lightning happens once, the rest works for good, as income, or at the end. A new card takes its place.
    .title = Developments
rules-cards-pick = Some effects let you buy a crew or equipment card from anywhere on the sea, for 3 doubloons more than its price; ship cards without that. It then works as if bought. Cards that lie face down cannot be had.
    .title = Buying from anywhere
rules-cards-residence = Pay its price to put a token on it, once for each residence. Who is first there scores 2 points at once. At the end each scores what its card says. Who does not build gains nothing there, unless the table gives 5 doubloons for it.
    .title = Residences
rules-cards-location = In this order: a value tile puts a cube on the island of its type; use your own black market that lies here; upgrade your ship once; do the actions of the location in any order, of those parted by a stroke only one side.
    .title = Locations

rules-actions = Actions
rules-actions-raid = Throw three dice, and once more all of them if you like. Choose one: its number is your swords, its color the treasure you may loot. Add the swords you have for good. Spend them: 1 for a point, 2 for 3 doubloons, 5 for a treasure, each once in a turn. What could do nothing cannot be chosen; the rest is lost.
    .title = Raid
rules-actions-treasure = A treasure comes from the top of its island, or from the supply if that is empty, and lies in your hideout; on a free bonus slot it brings that bonus. The more cubes are left on an island at the end, the more its treasures are worth: taking lowers it for all.
    .title = Treasures
rules-actions-bury = Each shovel moves a treasure of yours below the line, to a free space of its type, and brings the bonus there. It is worth 2 points more at the end. You need not bury.
    .title = Burying
rules-actions-explore = Your explorer goes up to that many spaces along the track, at least one. Spaces with another explorer are skipped and cost nothing. Only the space where you stop gives what it shows. Some things let you give up steps for something else, each once, and one step must remain. Rivers behind you score at the end.
    .title = Explore
rules-actions-quest = Take one of the quests that lie open, or the top one of the deck if there is one. They are secret until the end. Each has an easier and a harder goal; the higher one that you reach scores. Where an effect says so, a quest can be sold for 8 doubloons.
    .title = Quests

rules-ship = Your ship
rules-ship-upgrade = Put a cube on a free space of your ship board. Spaces behind a partition open once as many cubes lie before it as it shows. Light spaces work once, red ones for good. You need not upgrade.
    .title = Ship upgrades
rules-ship-market = Lay one of your tiles on any location without a black market and use it at once. It stays, and works each time you stop there; those of others do nothing for you. Some signs use one of yours wherever it lies.
    .title = Black markets
rules-ship-figurehead = For 3 doubloons take one of the figureheads on display; one is all you can have, and it stays. With the Whale you may exchange the open quests before you choose; Poseidon offers places for buried treasures of his own.
    .title = Figureheads

rules-end = Rounds and the end
rules-end-round = At the end of each round everybody gains their income in doubloons and points. Then all ships go back to the start.
    .title = Income
rules-end-score = At the end: 4 points for each river crossed, 1 for every 5 doubloons, the points on developments, residences up to their limit. A treasure is worth 2 to 5 points by the cubes left on its island, and 2 more if it is buried.
    .title = Scoring
rules-end-quests = Each quest scores the higher of its goals that you have reached. With six or more fulfilled you score 10 points besides.
    .title = Quests at the end
rules-end-winner = The most points win; if level, the most buried treasures; if these are level, too, the win is shared.
    .title = The winner

rules-jordan = Alone: Jordan
rules-jordan-turn = After each of your turns a card says what Jordan does: the first of its actions that is possible. He has no money, buries nothing and is never asked. More B cards make him stronger.
    .title = How Jordan plays
rules-jordan-acts = He sails as near to Maracaibo as he can. At a location he places the cube, gains an upgrade, the leftmost free one, then acts. Stop beside him and you pay 1 doubloon to the bank; he stops beside you and you gain 1.
    .title = What he does
rules-jordan-score = Jordan scores 4 points a river, 6 a development, 15 a residence, 5 a quest, his treasures as you do, and 10 for six quests. You win with more points than he has; level is lost.
    .title = Against Jordan

rules-hidden-locations = Hidden Locations
rules-hidden-locations-how = Locations lie face down with a doubloon on each, one more after every round. Who stops there first takes the doubloons, turns the card over and may act.
    .title = Hidden Locations
rules-hidden-developments = Hidden Developments
rules-hidden-developments-how = Developments lie face down, and of the later cards about half. A ship that comes onto one turns it over, and may stop there or go on. Face-down cards cannot be bought from afar.
    .title = Hidden Developments
rules-skirmishes = Skirmishes
rules-skirmishes-how = When you stop on a card with other ships, everybody there throws a die and adds the swords they have for good. Alone highest: 2 points, and a doubloon from each of the others. Jordan adds the number of the round, and against him it is 5 points.
    .title = Skirmishes
rules-quest-hunters = Quest Hunters
rules-quest-hunters-how = Keep 2 of 3 quests; three lie open. At the end only the harder goal counts, and scores double. Each quest that you have not fulfilled costs 5 points.
    .title = Quest Hunters
rules-rubies = Rubies
rules-rubies-how = Stopping at Bonaire or Tobago you may take a ruby. At the Gulf you may sell one onto a free space of the ruby market and gain its bonus; each further one in that turn is 2 points.
    .title = Rubies
rules-sunny-retirement = Sunny Retirement
rules-sunny-retirement-how = Behind the track lies a tile: an explorer who stops there buys a residence at half its price, after discounts and rounded up, once, and begins the track anew.
    .title = A residence at half price

plate-sail = Sail from card to card, nearer to Maracaibo with every step. Where other ships lie, their owners are paid.
    .title = Sail
plate-buy = At a development buy its card, or take doubloons instead. It works at once, for good, as income or at the end.
    .title = Developments
plate-locations = At a location a cube goes on your ship board: an upgrade. Then you choose one of the actions on the card.
    .title = Locations and upgrades
plate-raid = Throw three dice and choose one: its number and your own swords are spent on treasures, points and doubloons.
    .title = Raid
plate-explore = Your explorer walks inland and gets what the last space shows. Rivers score at the end, and so do your secret quests.
    .title = Explore
plate-treasures = The more cubes on an island, the more each of its treasures is worth. Whoever reaches Maracaibo ends the round; after three, the most points win.
    .title = Treasures and the end
