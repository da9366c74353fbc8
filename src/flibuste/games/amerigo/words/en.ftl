### Amerigo in words. Every id and attribute here is also in fr.ftl; a test says so.
###
### Arguments made from facts: numbers stay numbers. Seats ($seat, $to_move) are players' names; $you and $to_move_you are "yes" when
### the reader is meant; a list of seats `seats` gives $seats_list. A fact `token` gives its name $token and its $token_text; `shape`
### the shape's name $shape. Places ($place, $cell) are cells like C4 or a frame space in words; $from is "off" for a ship that enters.
### `production` gives the good $production and its price $production_cost. Lists of cubes, goods and production tokens give their
### length ($cubes) and $cubes_list, $goods_list, $productions_list, told by `.some` of color-*, good-* and production-*, with $n of
### a kind. $color, $tile, $source, $track, $step, $why and $ending stay as they are in the engine, to choose between words.
### The words of a piece are given the options of the game too, each under its id.

title-name = Amerigo
title-description = Throw cubes into the tower and see what comes out: it tells what you can do and how well. Sail to unknown islands, found trading posts, build villages, and keep your cannons ready for the pirates.

## Colors of cubes, and the action that each stands for

color-blue = blue
    .many = blue
    .some = { $n } blue
color-black = black
    .many = black
    .some = { $n } black
color-red = red
    .many = red
    .some = { $n } red
color-brown = brown
    .many = brown
    .some = { $n } brown
color-green = green
    .many = green
    .some = { $n } green
color-yellow = yellow
    .many = yellow
    .some = { $n } yellow
color-white = white
    .many = white
    .some = { $n } white

action-blue = Navigation
    .text = Each of your ships sails one step per action point. Where it stops at an anchor you may put a trading post.
action-black = Cannons
    .text = One cannon per action point, up to 12. They are fired at the pirates when the round ends.
action-red = Planning
    .text = Take tiles to build later: villages for 1 action point each, and one neutral tile for as many as it has cells.
action-brown = Progress
    .text = Your disk moves one step per action point; each printed space earns a progress token.
action-green = Expansion
    .text = Build tiles you have planned, next to your posts or what is joined to them. A village costs 1 action point, a neutral tile as many as it has cells.
action-yellow = Production
    .text = Buy production tokens for 2 to 4 action points each. At the end goods times production are points, kind by kind.
action-white = Special action
    .text = Advance on the special track, which makes the turn order, or carry out the action of the space where your disk stands.

# Parts of other messages.
color-name = { $color ->
    [blue] { color-blue }
    [black] { color-black }
    [red] { color-red }
    [brown] { color-brown }
    [green] { color-green }
    [yellow] { color-yellow }
   *[white] { color-white }
}
many-colors = { $color ->
    [blue] { color-blue.many }
    [black] { color-black.many }
    [red] { color-red.many }
    [brown] { color-brown.many }
    [green] { color-green.many }
    [yellow] { color-yellow.many }
   *[white] { color-white.many }
}
action-name = { $color ->
    [blue] { action-blue }
    [black] { action-black }
    [red] { action-red }
    [brown] { action-brown }
    [green] { action-green }
    [yellow] { action-yellow }
   *[white] { action-white }
}
doing = { $color ->
    [blue] navigation
    [black] cannons
    [red] planning
    [brown] progress
    [green] expansion
    [yellow] production
   *[white] the special track
}
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
n-action-points = { $points ->
    [0] no action point
    [one] 1 action point
   *[other] { $points } action points
}
n-gold = { $gold } gold
and-gold = { $gold ->
    [0] {""}
   *[other] {""} and { n-gold }
}

## Goods

good-cotton = cotton
    .some = { $n ->
        [one] cotton
       *[other] { $n } cotton
    }
good-sugar = sugar
    .some = { $n ->
        [one] sugar
       *[other] { $n } sugar
    }
good-coconut = coconuts
    .some = { $n ->
        [one] coconuts
       *[other] { $n } coconuts
    }
good-coffee = coffee
    .some = { $n ->
        [one] coffee
       *[other] { $n } coffee
    }
good-tobacco = tobacco
    .some = { $n ->
        [one] tobacco
       *[other] { $n } tobacco
    }
production-cotton = cotton production
    .some = { $n ->
        [one] cotton for { $cost }
       *[other] { $n } × cotton for { $cost }
    }
production-sugar = sugar production
    .some = { $n ->
        [one] sugar for { $cost }
       *[other] { $n } × sugar for { $cost }
    }
production-coconut = coconut production
    .some = { $n ->
        [one] coconuts for { $cost }
       *[other] { $n } × coconuts for { $cost }
    }
production-coffee = coffee production
    .some = { $n ->
        [one] coffee for { $cost }
       *[other] { $n } × coffee for { $cost }
    }
production-tobacco = tobacco production
    .some = { $n ->
        [one] tobacco for { $cost }
       *[other] { $n } × tobacco for { $cost }
    }
production-name = { $production ->
    [cotton] { production-cotton }
    [sugar] { production-sugar }
    [coconut] { production-coconut }
    [coffee] { production-coffee }
   *[tobacco] { production-tobacco }
}

## Tiles

shape-M1 = single
shape-D2 = domino
shape-I3 = row of three
shape-V3 = corner
shape-I4 = row of four
shape-O4 = square
shape-U5 = U
shape-R6 = rectangle

tile-village = village
    .a = a village
    .the = the village
tile-neutral = neutral tile
    .a = a neutral tile
    .the = the neutral tile
a-tile = { $tile ->
    [village] { tile-village.a }
   *[neutral] { tile-neutral.a }
} ({ $shape })
the-tile = { $tile ->
    [village] { tile-village.the }
   *[neutral] { tile-neutral.the }
} ({ $shape })

turned = { $turns ->
    [0] as it is
    [1] a quarter turn
    [2] half a turn
   *[other] three quarter turns
}

# A space of the frame around the map.
place-frame = frame space { $number }

## Progress tokens: their name, and what they do

# What the mark in the corner of a token says.
use-permanent = ∞: for the rest of the game.
use-once = 1×: for a single use.
use-end = E: counted at the end of the game.

token-more-navigation = Navigation +2
    .text = 2 action points more for each of your ships whenever you navigate.
token-more-cannons = Cannons +2
    .text = 2 action points more whenever you take cannons.
token-more-planning = Planning +2
    .text = 2 action points more whenever you plan.
token-more-progress = Progress +2
    .text = 2 action points more whenever you make progress.
token-more-expansion = Expansion +2
    .text = 2 action points more whenever you build.
token-more-production = Production +2
    .text = 2 action points more whenever you buy production.
token-more-navigation-cannons = Navigation and cannons +1
    .text = 1 action point more whenever you navigate (for each ship) or take cannons.
token-more-planning-expansion = Planning and expansion +1
    .text = 1 action point more whenever you plan or build.
token-more-progress-production = Progress and production +1
    .text = 1 action point more whenever you make progress or buy production.
token-fair-wind = Fair wind
    .text = Once, while you navigate: 8 action points more for each of your ships that has not finished.
token-more-gold = Gold rush
    .text = When you take gold: 1 for every 2 cubes on the action space, rounded up, instead of every 3.
token-pirate-friend = Friend of the pirates
    .text = The pirates are stronger by 2 against everyone else.
token-safe-harbor = Safe harbor
    .text = When the pirates beat you, you lose only half as many points, rounded up. Your cannons are fired all the same.
token-pirate-hunter = Pirate hunter
    .text = 2 gold each time you beat the pirates.
token-two-neutrals = Grand plans
    .text = When you plan you may take two neutral tiles instead of one. Both are paid in full.
token-red-is-green = Red and green
    .text = Red cubes are green for you, and green ones red: as soon as one of them is out you may plan or build.
token-first-in-line = First in line
    .text = { $tok17_permanent ->
        [yes] Whenever you choose white: instead of advancing, your disk may go on top of the first player’s.
       *[no] Once, when you choose white: instead of advancing, your disk goes on top of the first player’s.
    }
token-three-gold = 3 gold
    .text = Once, at any moment of your turn: 3 gold. What is left unused counts at the end.
token-five-gold = 5 gold
    .text = Once, at any moment of your turn: 5 gold. What is left unused counts at the end.
token-post-gold = Busy posts
    .text = 1 gold for each post you put from now on.
token-cubes-for-points = Cubes for points
    .text = Once, instead of an action: 1 point for each cube on the action space.
token-points-for-posts = Points for posts
    .text = At the end: 1 point for each of your posts on the map.
token-seven-points = 7 points
    .text = At the end: 7 points.
token-points-for-gold = Points for gold
    .text = At the end: 1 point more for each gold on your track.

## Moves

move-throw = Throw the cubes
move-act = { action-name } ({ color-name })
move-gold = Take gold
move-cubes = Score the cubes with “{ token-cubes-for-points }”
move-pass = Pass
move-advance = Advance on the special track
move-leap = Go to the front with “{ token-first-in-line }”
move-special = { action-name } by special action
move-ship = Sail ship { $ship } first
move-sail = Sail to { $place }
move-post = Put a post
move-no-post = Put no post
move-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
move-take = Take “{ $token }”
move-decline = Take no token
move-plan = Plan { a-tile }
move-build = Build { a-tile }
move-lay = Build at { $cell }: { $shape }{ $turns ->
    [0] {""}
   *[other] , { turned }
}
move-buy = Buy { production-name } for { $production_cost }
move-chest = Cash in a chest
move-use = Use “{ $token }”
move-end = End the action
move-pirates = Face the pirates

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-ap = { $n ->
    [one] 1 action point
   *[other] { $n } action points
}
preview-bonus = { $n } of them from tokens
preview-spends = costs { $n } gold
preview-gold = { $amount } gold
preview-points = { $n ->
    [one] { $amount } point
   *[other] { $amount } points
}
preview-best = one tile scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}
preview-later = { $n ->
    [one] { $amount } point
   *[other] { $amount } points
} at the end
preview-anchors = { $n ->
    [one] 1 open anchor in reach
   *[other] { $n } open anchors in reach
}
preview-room = { $n ->
    [one] 1 space to the end of the track
   *[other] { $n } spaces to the end of the track
}
preview-affordable = { $n ->
    [one] 1 production token in reach
   *[other] { $n } production tokens in reach
}
preview-waiting = { $n ->
    [one] 1 tile waiting already
   *[other] { $n } tiles waiting already
}
preview-post = a post can be put there
preview-taken = no post, the space is taken
preview-postless = no post, you have none left
preview-unsailed = no post without sailing
preview-nothing = nothing can be done with it now
preview-discovery = { $amount } for the discovery
preview-completion = { $amount } for completing the island
preview-posts = { $amount } for your posts
preview-chest = a chest
preview-others = { $amount } for the posts of others
preview-goods = { $n ->
    [one] takes 1 good
   *[other] takes { $n } goods
}
preview-lost = { $n ->
    [one] covers 1 post space
   *[other] covers { $n } post spaces
}
preview-tokens = { $n ->
    [one] 1 progress token
   *[other] { $n } progress tokens
}
preview-place = place { $n } in the turn order

## Steps and what the player to move must do

step-throw = Throw the cubes
step-turn = Choose an action
step-ship = Which ship first?
step-sail = Navigation
step-post = A trading post?
step-track = How many steps?
step-token = Progress token
step-plan = Planning
step-build = Expansion
step-lay = Where to build?
step-buy = Production
step-special = Special action
step-round-end = End of the round
step-over = Game over

# $points: action points (of the phase in turn; left of the action elsewhere), $gold: the player's gold; throw: $color of the phase and
# $cubes to throw; sail: $ship; post: $cell of the post space; track: $color of the action; plan: $neutral tiles that may still be
# taken; lay: $tile and $shape.
prompt-throw = { $you ->
    [yes] Throw { $cubes ->
        [one] the { color-name } cube
       *[other] the { $cubes } { many-colors } cubes
    } into the tower.
   *[no] { $seat } must throw { $cubes ->
        [one] the { color-name } cube
       *[other] the { $cubes } { many-colors } cubes
    } into the tower.
}
prompt-turn = { $you ->
    [yes] Choose an action with { n-action-points }, or take gold.
   *[no] { $seat } chooses an action with { n-action-points }, or takes gold.
}
prompt-ship = { $you ->
    [yes] Which ship sails first? Each has { n-action-points }{ and-gold }.
   *[no] { $seat } chooses which ship sails first. Each has { n-action-points }{ and-gold }.
}
prompt-sail = { $you ->
    [yes] { $points ->
        [0] Does ship { $ship } sail on? Its action points are used up: each step costs 1 gold, and you have { $gold }.
       *[other] Where does ship { $ship } sail? It has { n-action-points }{ and-gold }.
    }
   *[no] { $points ->
        [0] { $seat } may sail on with ship { $ship }, for gold.
       *[other] { $seat } sails ship { $ship } with { n-action-points }{ and-gold }.
    }
}
prompt-post = { $you ->
    [yes] Put a trading post at { $cell }?
   *[no] { $seat } may put a trading post at { $cell }.
}
prompt-track = { $you ->
    [yes] { $color ->
        [black] How many cannons?
        [brown] How many steps of progress?
       *[white] How many steps on the special track?
    } You have { n-action-points }{ and-gold }.
   *[no] { $seat } chooses { $color ->
        [black] how many cannons to take
        [brown] how far to go on the progress track
       *[white] how far to go on the special track
    } with { n-action-points }{ and-gold }.
}
prompt-token = { $you ->
    [yes] Take a progress token, or none.
   *[no] { $seat } may take a progress token.
}
prompt-plan = { $you ->
    [yes] Plan tiles with { n-action-points }{ and-gold }: { $neutral ->
        [0] only villages now.
        [one] villages, and one neutral tile.
       *[other] villages, and { $neutral } neutral tiles.
    }
   *[no] { $seat } plans tiles with { n-action-points }{ and-gold }.
}
prompt-build = { $you ->
    [yes] Build tiles with { n-action-points }{ and-gold }.
   *[no] { $seat } builds tiles with { n-action-points }{ and-gold }.
}
prompt-lay = { $you ->
    [yes] Where do you build { the-tile }?
   *[no] { $seat } chooses where to build { the-tile }.
}
prompt-buy = { $you ->
    [yes] Buy production tokens with { n-action-points }{ and-gold }.
   *[no] { $seat } buys production tokens with { n-action-points }{ and-gold }.
}
prompt-special = { $you ->
    [yes] Advance on the special track, or use the space where your disk stands?
   *[no] { $seat } chooses between the special track and a special action.
}
prompt-round-end = { $you ->
    [yes] The round is over: face the pirates.
   *[no] The round is over: { $seat } lets the pirates come.
}
prompt-over = The game is over.

## Events

event-game-started = The disks are stacked; the first turn order: { $seats_list }.
event-tower-filled = All cubes go into the tower. { $cubes ->
    [0] None stays inside.
   *[other] Inside remain { $cubes_list }.
}
event-cubes-thrown = { $you ->
    [yes] You throw
   *[no] { $seat } throws
} { $thrown ->
    [one] 1 { color-name } cube
   *[other] { $thrown } { many-colors } cubes
}. { $cubes ->
    [0] Nothing comes out.
    [one] Out comes { $cubes_list }.
   *[other] Out come { $cubes_list }.
}
event-phase-skipped = { $why ->
    [nothing-to-throw] There is no { color-name } cube to throw: this phase is skipped.
   *[nothing-out] The tower keeps everything: the phase of { many-colors } cubes is skipped.
}
event-action-begun = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { doing }: { n-action-points }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them from tokens
}.
event-action-ended = { $you ->
    [yes] You end the action
   *[no] { $seat } ends the action
}{ $points ->
    [0] .
   *[other] {""} with { n-action-points } left.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-gold-gained = { $you ->
    [yes] You get { n-gold }
   *[no] { $seat } gets { n-gold }
}{ $source ->
    [cubes] {""} for the cubes on the action space
    [chest] {""} for a chest
    [token] {""} for the token
    [track-end] {""} at the end of the track
    [post] {""} for the post
    [pirates] {""} for hunting pirates
    [end] {""} for chests and unused tokens
   *[other] {""}
}{ $points ->
    [0] .
    [one] ; 1 of it does not fit on the track and is a point.
   *[other] ; { $points } of it do not fit on the track and are points.
}
event-gold-spent = { $you ->
    [yes] You spend { n-gold }.
   *[no] { $seat } spends { n-gold }.
}
event-token-used = { $you ->
    [yes] You use “{ $token }”.
   *[no] { $seat } uses “{ $token }”.
}
event-cubes-scored = { $you ->
    [yes] You score { n-points } for the cubes on the action space.
   *[no] { $seat } scores { n-points } for the cubes on the action space.
}
event-ship-sailed = { $from ->
    [off] { $you ->
        [yes] Your ship { $ship } enters the map and sails to { $place }.
       *[no] { $seat }’s ship { $ship } enters the map and sails to { $place }.
    }
   *[other] { $steps ->
        [0] { $you ->
            [yes] Your ship { $ship } stays where it is.
           *[no] { $seat }’s ship { $ship } stays where it is.
        }
       *[other] { $you ->
            [yes] Your ship { $ship } sails to { $place }.
           *[no] { $seat }’s ship { $ship } sails to { $place }.
        }
    }
}
event-post-put = { $you ->
    [yes] You put a post on { $island }, at { $cell }.
   *[no] { $seat } puts a post on { $island }, at { $cell }.
}
event-island-discovered = { $you ->
    [yes] You discover { $island }: +{ n-points }.
   *[no] { $seat } discovers { $island }: +{ n-points }.
}
event-island-completed = { $you ->
    [yes] You complete { $island }: +{ n-points }.
   *[no] { $seat } completes { $island }: +{ n-points }.
}
event-chest-taken = { $you ->
    [yes] You take the chest of { $island }.
   *[no] { $seat } takes the chest of { $island }.
}
event-posts-scored = { $you ->
    [yes] You score { n-points } for { $posts ->
        [one] your post
       *[other] your { $posts } posts
    } on { $island }.
   *[no] { $seat } scores { n-points } for { $posts ->
        [one] 1 post
       *[other] { $posts } posts
    } on { $island }.
}
event-cannons-gained = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
}.
event-progress-made = { $you ->
    [yes] You go
   *[no] { $seat } goes
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the progress track, to space { $space }.
event-token-taken = { $you ->
    [yes] You take “{ $token }”.
   *[no] { $seat } takes “{ $token }”.
}
event-token-declined = { $you ->
    [yes] You take no token.
   *[no] { $seat } takes no token.
}
event-tile-planned = { $you ->
    [yes] You plan { a-tile }.
   *[no] { $seat } plans { a-tile }.
}
event-tile-built = { $you ->
    [yes] You build { a-tile } on { $island }, at { $cell }: +{ n-points }{ $goods ->
        [0] .
       *[other] , and you take { $goods_list }.
    }
   *[no] { $seat } builds { a-tile } on { $island }, at { $cell }: +{ n-points }{ $goods ->
        [0] .
       *[other] , and takes { $goods_list }.
    }
}
event-production-bought = { $you ->
    [yes] You buy { production-name } for { $production_cost }.
   *[no] { $seat } buys { production-name } for { $production_cost }.
}
event-disk-advanced = { $you ->
    [yes] Your disk moves to space { $space } of the special track: place { $place } in the turn order.
   *[no] { $seat }’s disk moves to space { $space } of the special track: place { $place } in the turn order.
}
event-disk-leapt = { $you ->
    [yes] Your disk goes on top of the first one, to space { $space } of the special track.
   *[no] { $seat }’s disk goes on top of the first one, to space { $space } of the special track.
}
event-pirates-struck = The pirates strike with strength { $strength }.
event-pirates-beaten = { $you ->
    [yes] You beat the pirates (strength { $strength }) and keep { $cannons ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannons } cannons
    }.
   *[no] { $seat } beats the pirates (strength { $strength }) and keeps { $cannons ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannons } cannons
    }.
}
event-pirates-won = { $you ->
    [yes] The pirates beat you (strength { $strength }): { $points ->
        [0] you have no point to lose
       *[other] −{ n-points }
    }, and no cannon is left.
   *[no] The pirates beat { $seat } (strength { $strength }): { $points ->
        [0] no point to lose
       *[other] −{ n-points }
    }, and no cannon is left.
}
event-round-began = Round { $round }: posts of completed islands count { $factor ->
    [1] as they are.
   *[other] { $factor } times.
}
event-pirate-revealed = { $strength ->
    [0] The new pirate marker shows 0: no reinforcement.
   *[other] The new pirate marker shows { $strength }.
}
event-tokens-shown = New progress tokens: { $tokens_list }.
event-market-filled = New production tokens: { $productions_list }.
event-final-scored = { $you ->
    [yes] Final scoring: you get { n-points } for { for-source }.
   *[no] Final scoring: { $seat } gets { n-points } for { for-source }.
}
event-game-ended = { $ending ->
    [decision_limit] The decision limit ends the game.
   *[other] The game is over.
} { who-wins }
for-source = { $source ->
    [gold] gold
    [cotton] cotton
    [sugar] sugar
    [coconut] coconuts
    [coffee] coffee
    [tobacco] tobacco
    [tokens] progress tokens
    [progress] the progress track
   *[special] the special track
}

## Why not

reason-not-now = { $step ->
    [throw] First the cubes must be thrown.
    [turn] First choose what you do in this phase.
    [ship] First choose which ship sails.
    [sail] First the ship sails.
    [post] First decide whether you put a post.
    [track] First choose how many steps you go.
    [token] First choose a progress token, or none.
    [plan] You are planning now: take tiles, or end the action.
    [build] You are building now: choose a tile, or end the action.
    [lay] First choose where the tile goes.
    [buy] You are buying production now: buy, or end the action.
    [special] First choose between the special track and a special action.
    [round_end] The round is over: the pirates come first.
   *[over] The game is over.
}
reason-action-chosen = In this phase you have chosen { doing }.
reason-choose-action-first = First choose the action: { action-name }.
reason-nothing-to-do = { action-name }: there is nothing you could do with it now.
reason-already-thrown = The cubes of this phase are thrown already.
reason-no-such-cube = There is no { color-name } cube on the action space.
reason-too-few-points = This takes { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}; you have { $points }{ and-gold }.
reason-no-chest = You have no chest.
reason-token-not-yours = You do not have “{ $token }”.
reason-token-used-up = You have used “{ $token }” already.
reason-token-not-now = “{ $token }” is of no use at this moment.
reason-token-not-shown = “{ $token }” is not on display.
reason-both-ships-enter = In your first navigation both ships must enter the map.
reason-choose-ship-first = First choose which ship sails.
reason-one-ship-after-the-other = One ship after the other: first finish this one.
reason-ship-sails-now = Ship { $ship } is the one that sails now: choose where to.
reason-ship-has-sailed = Ship { $ship } has sailed already.
reason-both-have-sailed = Both ships have sailed already.
reason-off-the-map = There is no { $place } on this map.
reason-ships-need-water = Ships need water: at { $place } there is land.
reason-ship-in-the-way = A ship lies at { $place } already.
reason-post-first = First decide whether you put a post here.
reason-sail-first = First say where the ship sails; it may stay where it is.
reason-not-at-an-anchor = Ship { $ship } does not lie at an anchor.
reason-post-space-taken = The post space { $cell } is taken.
reason-no-posts-left = You have no post left.
reason-no-open-anchor = Your ships can reach no anchor with an empty post space.
reason-track-ends = { $track ->
    [cannons] The cannon track ends
    [progress] The progress track ends
   *[special] The special track ends
} after { $spaces ->
    [one] 1 more space.
   *[other] { $spaces } more spaces.
}
reason-tile-gone = There is none left: { $tile ->
    [village] { tile-village }
   *[neutral] { tile-neutral }
} ({ $shape }).
reason-no-more-neutral-tiles = { $most ->
    [one] Only one neutral tile per phase.
   *[other] Only { $most } neutral tiles per phase.
}
reason-plan-before-building = Now you plan; you build by expansion.
reason-choose-tile-first = First choose the tile that you build.
reason-tile-not-waiting = You have not planned { a-tile }.
reason-tile-fits-nowhere = There is no room for { a-tile } next to your posts and what is joined to them.
reason-lay-first = First choose where the tile goes.
reason-other-tile-chosen = You have chosen another tile: { $shape }.
reason-outside-the-map = At { $cell } the tile would stick out of the map.
reason-not-on-water = Tiles lie on land, and { $cell } is water.
reason-cell-taken = { $cell } is taken.
reason-no-post-there = You have no post on { $island } yet.
reason-not-joined = The tile must touch your post on { $island }, or tiles that are joined to it: neutral ones and your villages.
reason-not-on-the-market = There is no { production-name } for { $production_cost } on display.
reason-disk-at-start = Your disk stands on the white start space, which has no special action.
reason-advancing = You have chosen to advance in this turn.
reason-other-space-color = Your disk stands on a { color-name } space.
reason-already-first = You are first in the turn order already.

## The table in plain lines, for a terminal

# Signs on the map; a player's number stands after those of ship, post and village.
sign-ship = S
sign-post = P
sign-village = V
sign-neutral = NN
sign-cotton = co
sign-sugar = su
sign-coconut = nu
sign-coffee = cf
sign-tobacco = to
line-legend = On the map: . water, + anchor whose post space [] is empty, # land; { sign-ship }1 ship, { sign-post }1 post and { sign-village }1 village of player 1; { sign-neutral } neutral tile; { sign-cotton } cotton, { sign-sugar } sugar, { sign-coconut } coconuts, { sign-coffee } coffee, { sign-tobacco } tobacco. Around it the numbers of the frame spaces.

line-round = Round { $round } of 5, phase of the { many-colors } cubes. Posts of completed islands count { $factor ->
    [1] as they are.
   *[other] { $factor } times.
}
line-order = Turn order: { $names }.
line-out = On the action space: { $cubes_list }. That is { n-action-points }.
line-storage = To be thrown: { $cubes_list }.
line-inside = In the tower: { $cubes_list }.
line-pirates = Pirates: strength { $strength }. { $hidden ->
    [0] All markers are face up.
    [one] 1 more marker is hidden
   *[other] { $hidden } more markers are hidden
}{ $hidden ->
    [0] {""}
   *[other] , out of { $unseen }.
}
line-island = { $island }, from { $cell }: { $large ->
    [yes] large,{" "}
   *[no] {""}
}{ $free ->
    [0] complete.
   *[other] { $free } of { $size } cells free.
}
line-island-posts = { $name } has { $posts ->
    [one] 1 post
   *[other] { $posts } posts
} there{ $points ->
    [0] .
   *[other] , worth { n-points } now.
}
line-tokens = Progress tokens: { $new ->
    [0] no new one
   *[other] { $new_list }
}; leaving after this round: { $old ->
    [0] none
   *[other] { $old_list }
}.
line-token = { $token }: { $token_text }
line-market = Production tokens: { $productions ->
    [0] none left
   *[other] { $productions_list }
}.
line-neutrals = Neutral tiles left: { $shapes_list }.
line-ways = Ways to lie, row by row: { $ways_list }.
line-player = { $you ->
    [yes] You ({ $number }): { n-points }, { n-gold }, { n-cannons }, progress { $progress }, special track { $special }, { n-posts } left.
   *[no] { $seat } ({ $number }): { n-points }, { n-gold }, { n-cannons }, progress { $progress }, special track { $special }, { n-posts } left.
}
line-ships = Ships at { $places_list }.
line-chests = Chests: { $chests }.
line-loss = The pirates would come with strength { $strength } and take { n-points }.
line-goods = Goods × production: { $goods_list }.
line-waiting = Planned: { $tiles_list }.
line-villages = Villages left: { $shapes_list }.
line-own-tokens = Tokens: { $tokens_list }.
used-token = { $token } (used)
n-cannons = { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
}
n-posts = { $posts ->
    [one] 1 post
   *[other] { $posts } posts
}
n-tiles = { $n ->
    [one] { a-tile }
   *[other] { $n } × { $tile ->
        [village] { tile-village }
       *[neutral] { tile-neutral }
    } ({ $shape })
}

## Score sheet and endings

source-discovery = Islands discovered
source-tiles = Tiles built
source-completion = Islands completed
source-posts = Posts on completed islands
source-gold = Gold
source-cotton = Cotton
source-sugar = Sugar
source-coconut = Coconuts
source-coffee = Coffee
source-tobacco = Tobacco
source-tokens = Progress tokens
source-progress = Progress track
source-special = Special track
source-pirates = Lost to pirates
source-order = Place in the turn order (it decides a tie)

ending-five-rounds = Five rounds are over: most points win.
ending-decision-limit = The decision limit was reached: the final scoring was done at once.

## Options

option-layout = Map
    .help = The number of a map, to play it again or look at it first. 0: a new map by lot.
option-allow-extra-chests = More than five large islands
    .help = Maps with more than five large islands may be played; each gets a chest. Off: such maps are not drawn.
option-tower = Cube tower
    .help = How many cubes stay in the tower.
option-tower-rulebook = As counted in the rulebook
option-tower-usual = Rather loose: a little less stays inside
option-tower-loose = Loose: little stays inside
option-tower-sticky = Sticky: much stays inside
option-post-needs-step = Posts only after sailing
    .help = A ship must have moved to put a post. Off: a ship that already lies at an anchor may put one.
option-track-end-needs-base-ap = No bought gold at the end of a track
    .help = The 2 gold at the end of a track are for action points of cubes and tokens that are left. Off: also for those bought with gold.
option-tok17-permanent = “{ token-first-in-line }” stays
    .help = This progress token may be used again and again. Off: only once.
option-decision-limit = Decision limit
    .help = After this many decisions the game ends with the final scoring.

## On the shelf

mode-base = { title-name }
    .about = Cubes fall from the tower; sail, settle, plan.

## Ready-made games

preset-base = The game
    .help = Five rounds between the islands, for 2 to 4 players.

## The map before the game

preview-title = The map
preview-none = Laid out by chance, seen when the game begins.
preview-look = Choose a map now
preview-another = Another map
preview-unseen = Leave it to chance

## The lesson for newcomers: what its card says, below a heading

tutorial-welcome = Islands that nobody has seen yet: you will sail to them, found trading posts and build villages, and keep the pirates at bay. Let us play the first of five rounds together, against Bao.
    .title = Land ahead, captain!
tutorial-goal = This is your sheet, with your points at its top: most points win. You earn them by discovering islands, building on them and completing them. At the end there are more for goods, gold, tokens and two tracks.
    .title = What you are after
tutorial-throw = A round has seven phases, one for each color of cubes. Blue is the first. Throw its cubes into the tower and see what comes out.
    .title = It begins with a throw
tutorial-cubes = Some cubes stick in the tower, others are knocked loose. The colors that lie in the middle are the actions to choose from: blue, red or green. The largest group has 4 cubes, so every one of these actions has 4 action points.
    .title = What came out
tutorial-navigate = Each of you takes one turn now. Blue stands for navigation, and it comes before everything else: you cannot build where you have no post. Choose it.
    .title = All hands on deck
tutorial-sail = Your ships come in from the frame around the map; each step costs 1 action point. At an anchor you can found a post. Send the first ship to the one at I3: choose the place, look at the way, confirm.
    .title = To the anchor
tutorial-post = Your ship lies off Gallega. With a post there you can build on the island later, and as the very first one it is a discovery: 3 points. Put the post.
    .title = Land!
tutorial-second-ship = Your second ship has 4 action points of its own. Sail to Gallega’s other anchor, J1. No discovery this time, but several posts on one island are worth a lot once it is complete: two count 3, three even 6.
    .title = A second post
tutorial-again = Both posts stand, and Bao has discovered two islands. The cubes are back on the wheel, ready for later phases. Now comes black: throw.
    .title = The next phase
tutorial-gold = Seven cubes, but no more than 2 of a color: a weak phase. You can always take gold instead of an action, 1 for every three cubes, rounded up. Here that is 3. Take it.
    .title = Gold instead
tutorial-plan = From here on your throws are made for you. Red is for planning: you take tiles now and build them in a later phase. Your own villages cost 1 action point each, whatever their size. Take the corner of three cells.
    .title = Great plans
tutorial-neutral = A neutral tile costs 1 action point per cell, and you may take only one. It is worth more, though: these two cells are 4 points on a small island and 6 on a large one. Take the domino.
    .title = A neutral tile
tutorial-progress = With a last small village your tiles just fill Gallega. Next is brown: your disk moves along the progress track, and each printed space on the way earns a token. The first one is 4 steps ahead. Go there.
    .title = Progress
tutorial-token = Some tokens help you for good, some only once, some are points at the end; each tells what it does. You are about to build a lot, so take “Expansion +2”.
    .title = Choose a token
tutorial-expand = Green has come, with only 2 action points. But your token adds 2 each time you build, which makes 4: just enough. Choose expansion.
    .title = The token at work
tutorial-build = All that you have planned waits here. Building costs the same again: 1 action point for a village, 1 per cell for a neutral tile. Start with the domino.
    .title = Which tile?
tutorial-lay = A tile must touch one of your posts, or tiles that are joined to one. Lay the domino on Gallega’s southern tip, where tobacco grows: choose the place, see what it brings, confirm.
    .title = And where?
tutorial-goods = 4 points, and the tobacco goes to your sheet. At the end the goods of each kind count times your production of that kind, and you have 1 of each from the start. See how your next village takes the sugar.
    .title = Goods
tutorial-complete = One cell of Gallega is still free, and the last village fits there. Lay it.
    .title = The last gap
tutorial-completed = 1 point for the village, 3 for completing the island, and 15 for your posts: two count 3, times 5 in this round. Next round it is times 4, then 3. Early islands are the best, and a large one holds a chest of gold.
    .title = Gallega is complete!
tutorial-production = Bao built too. Yellow is for production: tobacco costs 3, and you have 2 action points. In any action gold stands in for what is missing. Buy it for 2 points and 1 gold, and each of your tobaccos counts double at the end.
    .title = Gold helps out
tutorial-cannons = White is the last phase, then pirates attack. Their strength is 2 and you have no cannon yet. A single black cube is out, but that opens the action, with all 3 action points. Choose it.
    .title = Load the cannons
tutorial-order = You loaded 3 cannons. Bao chose white and went ahead on this track: whoever leads here plays first in every phase. Once your disk has left the start, white also lets you do the action of its space.
    .title = Who goes first
tutorial-pirates = The round is over. Whoever has at least as many cannons as the pirates’ strength fires that many and is safe. Whoever has fewer loses them all, and points too. You have 3 against 2, Bao none.
    .title = Here they come
tutorial-next-round = You keep 1 cannon; Bao lost 2 points. Now one more pirate joins them. The lower row of progress tokens has left, the upper one moved down to make room for new ones. The production tokens have changed as well.
    .title = On to round two
tutorial-end = Four more rounds like this one make a game. Each thing on the table tells what it does or brings; and if something cannot be done, the table says why. Fair winds!
    .title = You are ready

# --- what lies where, in a position that is set up

laid-storage = Cubes in storage
laid-inside = Cubes in the tower
laid-centre = Cubes thrown
laid-token-pile = Pile of progress tokens
laid-round = Round
laid-points = Victory points
laid-gold = Gold
laid-cannons = Cannons
laid-progress = Progress track
laid-special = Special track
laid-tokens = Progress tokens
laid-cube-blue = Blue
laid-cube-black = Black
laid-cube-red = Red
laid-cube-brown = Brown
laid-cube-green = Green
laid-cube-yellow = Yellow
laid-cube-white = White
