## How Treasure Map is played, in our own words

rules-kind-equipment = Equipment

rules-aim = What it is about
rules-aim-goal = Find the four pieces of a map and carry them to Eldorado. Whose crew ends its movement there with pieces 1, 2, 3 and 4, and still has them after any fight, wins at once. Pieces in store do not count. Where Eldorado lies is drawn in secret, unless the table plays it as printed.
    .title = The aim
rules-aim-turn = The compass is spun and says who is first. The galleon sails, then the players one after the other, then the pirates on the hunt. At the end it is checked whether the temples are filled again.
    .title = A turn of all
rules-aim-own = Move first, all of it; then act where you stopped. Fights come first, then the treasure, then taking from your store, buying, swapping and bribes, and storing last. If your crew is destroyed, your turn is over.
    .title = Your turn
rules-aim-start = Ship and crew begin in the port of the city of your color. Cities of colors that nobody plays are open to all.
    .title = How it begins

rules-move = Moving
rules-move-steps = You have { $steps } steps, to any of the eight cells around. Who leaves the map on one side comes in on the other. You may use fewer, or stay; then say that you stop.
    .title = Steps
rules-move-crew = A ship stays on the sea and does not sail without its crew. The crew goes ashore and walks; on water it is aboard its own ship only.
    .title = Ship and crew
rules-move-whirlpool = Entering a whirlpool costs a step and so does leaving it. Within it you drift with the waves, three cells at most, for nothing.
    .title = Whirlpools
rules-move-stranded = A crew whose ship does not lie at its island may use the whole turn to go back aboard, wherever the ship is.
    .title = Stranded

rules-treasure = Treasures and the map
rules-treasure-temple = A crew that stops on a temple with a token takes it and throws as many dice as it shows: that is its gold, a skull counting 7. Then the temple is empty.
    .title = Temples
rules-treasure-skull = For each skull thrown the nearest free pirate takes up the hunt for you.
    .title = Skulls
rules-treasure-token = The back of a token names one place of its zone; only its holder sees it. In the order of its numbers, the first quarter with a tile that has land, and there the first cell of land. The page shows you the place.
    .title = Treasure tokens
rules-treasure-piece = Stop with your crew on the place of a token that you carry, and you may swap it for one of the map pieces on offer, whichever you like. If none is left you keep the token.
    .title = Map pieces
rules-treasure-level = Once the temples are empty they are filled anew with better tokens, and the pirates grow stronger: there are three levels.
    .title = Levels

rules-city = Cities
rules-city-store = In the city of your own color your crew may store gold, tokens and pieces and take them back. What is in store is safe, and cannot be used.
    .title = Your store
rules-city-buy = In any city your crew may buy equipment with the gold it carries: one of each kind, and as many cannonballs as you like. Crossed sabres help in close combat, targets in gunnery.
    .title = Equipment

rules-combat = Fights
rules-combat-when = There is a fight only when somebody has finished moving, or when a pirate catches its prey. Nobody fights in cities, nor in ports if the table plays it so. With several opponents close combat comes first; you choose the order, and each is fought once.
    .title = When there is a fight
rules-combat-close = Who stops on the cell of another player, a pirate or the galleon must fight. Each throws a die and adds the cards with crossed sabres; the higher total wins.
    .title = Close combat
rules-combat-guns = Beside an opponent, a ship with its crew may fire; each shot uses a cannonball. The mover says so first, then the other. If only one fires it wins. If both do, dice and cards with a target decide. You are asked only where you have a choice.
    .title = Gunnery
rules-combat-shore = A crew ashore cannot fire, and loses against any shot. With camouflage nobody can fire at it, unless the table lets dice decide.
    .title = Crews ashore
rules-combat-tie = If both totals are equal they are thrown again, or the defender wins, as the table has chosen.
    .title = Equal totals
rules-combat-dice = A skull counts 7, the other faces go from 2 to 6, or from 1 to 5 if the table plays it so. Bonuses of several cards add up.
    .title = Dice
rules-combat-loser = The winner takes all gold, tokens and map pieces that the beaten crew carried, and stays where it is. Equipment and what lies in store are never lost. Crew and ship go back to the port at home.
    .title = Who loses
rules-combat-empty = A ship without its crew cannot defend itself. Who attacks it sends it back to its port, and gains nothing.
    .title = Ships without a crew

rules-others = Galleon and pirates
rules-others-galleon = The galleon sails up to { $galleon_steps } cells a turn toward the city whose color the compass shows. It is prey: in close combat it throws a plain die, and it fires only if it is fired at and the table has armed it.
    .title = The galleon
rules-others-path = Of several ways that are equally short galleon and pirates take one by a fixed order, unless the first player chooses.
    .title = Equally short ways
rules-others-pirates = A pirate lies at its skull until somebody throws a skull. Then it hunts that player, { $pirate_steps } cells a turn, and fights when it catches them. Its strength grows from level to level, and from the second on it has cannons.
    .title = Pirates
rules-others-bribe = For { $bribe } gold that you carry, a pirate that hunts you goes home, wherever it is or only beside you, as the table plays. After a fight it goes home too; beaten, it comes back at the next level, or at once.
    .title = Bribes, and after a fight
rules-others-shore = Alone the pirates are harder: with cannons they catch a crew ashore from beside it, and the hunt goes on each turn.
    .title = The game alone

rules-end = If nobody finds it
rules-end-limit = After a number of turns the most different pieces win, then the most gold, then the most tokens. Alone, the game is lost. A great many decisions end it likewise.
    .title = The limit

rules-small = The small board
rules-small-board = Two players and 16 cells: three turns of one step, north, east, south or west. One token lies on the temple; only who takes it knows which of three places it names. Carry it there for the one map piece. Without gold, cannonballs, compass, galleon and pirates, all that is left is to fight on the same cell: the attacker wins one time in four. The piece wins, or else the token.
    .title = 16 cells

## The plates: how it is played, in six pictures

plate-compass = The compass says who is first, and where the galleon sails. It drops a coin on each cell that it leaves.
    .title = Spin the compass
plate-sail = { $steps } steps a turn, by ship and on foot, over every edge of the map. You act where your crew stops.
    .title = Sail and land
plate-treasure = Whoever stops on a temple takes its token and throws its dice for gold. A skull counts 7, and sends a pirate after you.
    .title = Take the treasure
plate-token = Quarter by quarter, 1 to 4, the token’s back names the first tile with land and its first cell of land. Swap it there for a piece of the map.
    .title = Read the token
plate-fight = Stop on others and you fight, beside them you may fire. Die and cards decide; the winner takes all that the other carried.
    .title = Fight
plate-eldorado = Whoever carries pieces 1, 2, 3 and 4 learns where Eldorado lies. Stop there with all four, and you have won.
    .title = Eldorado
