## How Amerigo is played, in our own words

rules-kind-token = Progress tokens

rules-aim = What it is about
rules-aim-goal = Two to four captains sail among islands, found posts, cover the land with villages and sell what grows there. Points are counted as they come, and once more at the end.
    .title = The aim
rules-aim-round = There are five rounds of seven phases, one for each color of cube: blue, black, red, brown, green, yellow, white. The first player throws all cubes of that color into the tower. Some stay inside, others that were stuck come out instead.
    .title = Rounds, phases and the tower
rules-aim-choice = Every color that came out is an action you may choose, one each in turn order; several may choose the same. Instead you may take gold, or do nothing.
    .title = Choosing an action
rules-aim-points = The color with the most cubes says how many action points everybody has in this phase. Your tokens for the chosen action add theirs, and each gold that you spend adds 1. What you do not use is lost.
    .title = Action points
rules-aim-gold = Taking gold brings 1 for every three cubes that came out, rounded up. Gold is spent for action points, nothing else. You can hold 12; each beyond is a point at once, and so is each that you have left at the end.
    .title = Gold
rules-aim-chests = A chest can be opened at any time in your turn for 3 gold.
    .title = Chests
rules-aim-order = Who is farthest on the special track is first. Of several on one space the uppermost, who came last, is first. The order is fixed when a phase begins.
    .title = Turn order
rules-aim-map = The map is laid from tiles, anew each time or by its number. Land that joins along edges is one island; one of 20 cells or more is large. All around runs a frame of open sea.
    .title = The map

rules-blue = Blue: navigation
rules-blue-sail = Your ships sail one after the other, and each has all action points for itself: one point, one step over water. The first time both come onto the map at the frame, free of charge. A ship may also stay where it is.
    .title = Sailing
rules-blue-rest = Ships do not block each other’s way, but only one can lie on a space of the sea. On the frame there is room for all.
    .title = Where a ship may stop
rules-blue-post = A ship that stops at an anchor may put one of your 12 posts on the space linked to it. That ends its voyage. Posts are never moved, and a space holds one.
    .title = Posts
rules-blue-discover = The first post of all on an island is its discovery: 3 points. You need a post on an island before you can build there.
    .title = Discovering islands

rules-black = Black: cannons
rules-black-cannons = Each action point adds 1 cannon, up to 12.
    .title = Cannons
rules-black-pirates = At the end of each round the pirates come, with the strength of all markers that lie open, one more each round. With cannons enough you fire that many and are safe. With too few you lose all your cannons and as many points as the pirates are strong. Nobody may hold their fire.
    .title = Pirates

rules-red = Red: planning
rules-red-plan = Take tiles for later: a village of your color costs 1 action point whatever its size, a neutral tile as many as it has cells. They wait beside your sheet until you build them.
    .title = Taking tiles
rules-red-limits = Only one neutral tile may be taken in a phase. What is gone from the supply is gone, and tiles that still wait at the end bring nothing.
    .title = Limits

rules-brown = Brown: progress
rules-brown-progress = Each action point moves you one space along the progress track. Whenever you reach or pass a space with points you may take a progress token at once. At the end the highest such space that you have come to scores.
    .title = The progress track
rules-brown-tokens = Tokens add action points, change a rule for you, or score at the end; touch one to read it. You may have any number. New ones come at the end of the round, when those in the right half are discarded and the others move up.
    .title = Progress tokens
rules-brown-some = Tokens for one use are turned over once they are used, in your own turn. The one that lets ships go farther may be used as long as the second ship has not finished.
    .title = Tokens for one use

rules-green = Green: expansion
rules-green-build = Build waiting tiles, on any islands: a village for 1 action point, a neutral tile for as many as it has cells. What you have just built already helps to place the next.
    .title = Building
rules-green-where = A tile lies on free land only, and you need a post on that island. It must touch one of your posts, your villages or a neutral tile that they are joined to. An empty space for a post may be built over, and is lost. Tiles may be turned as you like.
    .title = Where a tile fits
rules-green-gains = A tile scores its lower number on a small island and its higher one on a large island. Goods under it are yours.
    .title = Points and goods
rules-green-complete = Who fills the last free cell of an island, with a tile or a post, scores 3 points and takes the chest of a large one. Then everybody scores for their posts there: 1, 3, 6, 10 and so on, times what the round is worth, 5 in the first and 1 in the last.
    .title = Completing an island

rules-yellow = Yellow: production
rules-yellow-buy = Buy production tokens for as many action points as each costs. Everybody has one of each kind from the beginning. At the end each good brings as many points as you have productions of its kind. New ones come with the next round.
    .title = Buying production

rules-white = White: special
rules-white-advance = Move along the special track, one space for each action point: farther along you act earlier. Or else do the special action, not both.
    .title = The special track
rules-white-copy = Carry out the action whose color you stand on, with all action points, even if none of its cubes came out. You must have left the white space for it. On the last space you choose any color.
    .title = The special action
rules-white-last = If you stand at the end of the cannon, progress or special track and action points are left over, you get 2 gold for them together.
    .title = At the end of a track

rules-end = Rounds and the end
rules-end-round = After white come the pirates. Then one more pirate is turned over, tokens and productions are laid out anew, and posts on islands to come are worth less.
    .title = The end of a round
rules-end-score = After the fifth round chests and gold become points, goods are multiplied with production, and progress track, special track and some tokens score.
    .title = Scoring
rules-end-winner = The most points win; if level, who is first in turn order. Cannons, ships and waiting tiles bring nothing.
    .title = The winner
rules-end-limit = A game that does not come to an end is stopped after a great many decisions, and scored as it stands.
    .title = Games that do not end

## The plates: how it is played, in six pictures

plate-tower = In each phase the cubes of one color are thrown into the tower. Some get stuck, others come loose.
    .title = The tower
plate-points = Each color that came out is an action. The color with the most cubes says how many action points everybody has.
    .title = Choose an action
plate-sail = Blue moves your two ships, a point for each cell. At an anchor you may put a trading post, and discover an island.
    .title = Sail
plate-build = Red takes tiles, green lays them on an island where you have a post. Who fills its last cell scores, and so do all posts there.
    .title = Plan and build
plate-goods = A tile that covers goods brings them to you. At the end each counts as many points as you have production of its kind.
    .title = Goods
plate-pirates = After the white phase come the pirates. Who has too few cannons loses them all, and points as well.
    .title = Pirates
