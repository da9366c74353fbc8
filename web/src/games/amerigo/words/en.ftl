### What the Amerigo table says beyond the words of the rules (src/flibuste/games/amerigo/words). Same ids in fr.ftl.

## The table

board-tabs = Parts of the table
board-tab-act = Act
board-tab-market = Board
board-tab-rivals = Rivals
board-tab-me = Me
board-tab-log = Log
board-your-turn = Your turn, { $name }.
board-round = Round { $round }/{ $rounds }
board-round-help = Round { $round }: the posts of an island that is completed count times { $factor }.
board-phases = Phases of the round
board-phase = { $color } phase: { $action }
board-supply = Supplies
board-log = Log and moves
board-close = Close
board-undo = Undo
board-none = none
board-ap = AP
board-points = points
board-points-short = { $points } AP
board-gold = Gold
board-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
board-off-map = off the map
board-any = any action
board-any-short = any
board-place = { $you ->
    [yes] you, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
   *[no] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
}
board-thinks = deciding …
board-waiting = Waiting for { $seat }.

## Reconstructed facts

board-reconstructed-token = (Reconstructed: the printed token is not known.)

## Tower and wheel

board-wheel = Tower and action wheel
board-tower = Tower
board-inside = Cubes inside the tower
board-inside-of = Inside the tower, { $color }: { $cubes }
board-empty = empty
board-wheel-empty = Action wheel. No cube is out.
board-wheel-out = Action wheel. In the middle: { $cubes }; { $points ->
    [one] 1 action point
   *[other] { $points } action points
}.

## What can be done

board-actions = What can be done now
board-base = base { $points } AP{ $gold ->
    [0] {""}
   *[other] , gold up to +{ $gold }
}
board-points-left = { $each ->
    [yes] { $points } AP, each ship
   *[no] { $points } AP left
}
board-gold-purse = { $gold } gold
board-gold-helps = Each of your { $gold } gold can stand in for an action point.
board-bonus = +{ $bonus } token
board-hint-blue = { $n ->
    [0] no open anchor in reach
    [one] 1 open anchor in reach
   *[other] { $n } open anchors in reach
}
board-hint-black = { $n ->
    [0] your track is full
   *[other] then { $have } against { $strength }{ $safe ->
        [yes] : safe from the pirates
       *[no] {""}
    }
}
board-hint-red = { $n ->
    [0] no tile is waiting yet
    [one] 1 tile is waiting
   *[other] { $n } tiles are waiting
}
board-hint-brown = { $n ->
    [0] at the end of the track
   *[other] { board-steps-ahead }{ $tokens ->
        [0] {""}
        [one] : 1 token
       *[other] : { $tokens } tokens
    }
}
board-hint-green = { $n ->
    [0] nothing can be built now
    [one] one tile gives 1 point
   *[other] one tile gives { $n } points
}
board-hint-yellow = { $n ->
    [0] none is cheap enough
    [one] 1 token in reach
   *[other] { $n } tokens in reach
}
board-hint-nothing = you can do nothing with it now
board-hint-white = { $n ->
    [0] at the end of the track
   *[other] { board-steps-ahead }
}
board-steps-ahead = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-gold-overflow = { $points ->
    [one] 1 of it is a point
   *[other] { $points } of it are points
}
board-score-cubes = Cubes
board-pass-hint = end my turn
board-not-out = not out:
board-not-out-of = { $action }: no cube is out
board-throw = { $cubes ->
    [one] Throw the { $color } cube
   *[other] Throw the { $cubes } { $color } cubes
}
board-throw-text = { $action } phase. { $inside ->
    [0] The tower is empty.
    [one] 1 cube is inside the tower and may be knocked loose.
   *[other] { $inside } cubes are inside the tower and may be knocked loose.
}
board-ship = Ship { $ship }
board-ship-at = lies at { $place }
board-sail = { $how ->
    [enters] Ship { $ship } enters the map: choose a glowing place on the frame or at sea.
    [goes-on] Ship { $ship } has come to { $place }. It may sail on for gold, or stay.
   *[sails] Ship { $ship } lies at { $place }. Choose a glowing place on the chart.
}
board-post-off-and-back = Off the anchor and back, for a post
board-sail-to = Sail to { $place }
board-anchors = { $anchors ->
    [one] 1 anchor where a post can be put
   *[other] { $anchors } anchors where a post can be put
}
board-posts-of = { $count ->
    [one] found by { $names }
   *[other] posts of { $names }
}
board-cells-free = { $cells ->
    [0] none free
   *[other] { $all ->
        [yes] all free
       *[no] { $cells } free
    }
}
board-stay = Stay here
board-gives-up = { $points ->
    [one] gives up 1 AP
   *[other] gives up { $points } AP
}
board-chest = Chest
board-token = Token
board-plus-gold = +{ $gold } gold
board-plus-points = +{ $points } AP
board-post = A post at { $cell } on { $island }? You have { $left } left.
board-discovers = Discovers { $island }
board-completes = Completes { $island }
board-own-posts = { $posts ->
    [one] Your post there, times { $factor }
   *[other] Your { $posts } posts there, times { $factor }
}
board-other-posts = { $name }, { $posts ->
    [one] 1 post
   *[other] { $posts } posts
}
board-chest-gained = A chest, worth 3 gold
board-covers-post = { $posts ->
    [one] Covers a free post space for good
   *[other] Covers { $posts } free post spaces for good
}
board-steps = Steps
board-to-space = { $steps ->
    [one] 1 step, to space { $space }
   *[other] { $steps } steps, to space { $space }
}
board-track-black = You have { $space ->
    [0] no cannon
    [one] 1 cannon
   *[other] { $space } cannons
}.
board-track-brown = Your disk is on space { $space }; the printed spaces earn tokens.
board-track-white = Your disk is on space { $space }. The order of the disks is the turn order.
board-tile = { $tile } ({ $shape }){ $priced ->
    [yes] : { $cost } AP
   *[no] {""}
}, { $small ->
    [one] 1 point
   *[other] { $small } points
} on a small island, { $large } on a large one; { $number } there
board-own-villages = Your villages
# $small, $large: points of a village on a small and on a large island.
board-worth-village = 1 AP each · { $small ->
    [one] 1 point
   *[other] { $small } points
}, { $large } on a large island
board-worth-neutral = points: small · large island
board-neutral-tiles = { $left ->
    [0] Neutral tiles: no more in this phase
    [one] Neutral tiles: one more
   *[other] Neutral tiles: { $left } more
}
board-build = Choose a tile; then put it on the chart. Under it: points on a small and a large island.
board-lay = { $places ->
    [one] Put the tile on the glowing place.
   *[other] Put the tile on a glowing place.
}
board-lay-here = On { $island }:
board-tile-on = { $tile }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $large ->
    [yes] large island
   *[no] small island
}
board-turn = Turn
board-cannot-turn = It fits in this way only.
board-put-back = Put back
board-choose-place = First choose a place on the chart.
board-build-it = { $known ->
    [yes] Build +{ $points }
   *[no] Build
}
board-buy = At the end goods times production are points.
board-buy-hint = then { $goods } × { $production }
board-special-later = Your disk must leave the first space before it can do an action.
board-pirates-text = The pirates strike with strength { $strength }. { $last ->
    [yes] Then the game is over.
   *[no] Then the next round begins.
}
board-against = against { $strength }
board-safe = safe
board-loses = −{ $points }
board-winner = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}

## Tokens, market, pirates

board-tokens = Progress tokens
board-tokens-new = new
board-tokens-leaving = leaving
board-token-says = { $name }: { $text }
board-used = Used up.
board-market = Production
board-market-cost = cost in AP
board-market-token = { $good }, costs { $cost } AP
board-special = Turn order and special action
board-order-says = Turn order: { $seats }.
board-disk-at = { $name } on space { $space }
board-points-of-space = points:
board-pirates = Pirates
board-pirates-when = after the white phase
board-hidden-pirates = Hidden pirates
board-unseen-pirates = Still unseen: { $values }. One of them stays in the box.
board-fates = What each player will face
board-fate = { $name }: { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
} against { $strength }{ $more ->
    [0] {""}
   *[other] {" "}({ $all } of the pirates and { $more } by tokens of others)
}
board-cannons-of = { $cannons } of { $strength }
board-and-more = +{ $more }
board-minus = { $points ->
    [0] 0
   *[other] −{ $points }
}

## Sheets

board-rivals = Rivals
board-own = The sheet of { $name }
board-sheet-of = What { $name } has
board-show-sheet = Everything that { $name } has
board-posts-left = { $posts } posts left
board-posts-on-map = posts on the map
board-villages-left = { $villages } villages left
board-chests = { $chests ->
    [one] 1 chest, worth 3 gold
   *[other] { $chests } chests, worth 3 gold each
}
board-track-says = { $name }: { $value } of { $end }
board-goods = Goods times production
board-good = { $good }: { $number } times { $production } is { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-waiting-tiles = Waiting tiles
board-waiting-tile = { $tile } ({ $shape }), { $cost } AP{ $number ->
    [one] {""}
   *[other] , { $number } of them
}
board-own-tokens = Tokens
board-supply-neutral = Neutral tiles
board-supply-villages = Villages of { $name }
board-supply-tokens = Progress tokens still to come: { $tokens }
board-supply-production = Production tokens still to come
board-to-come = { $number } for { $cost }
board-worth = { $small }/{ $large } points

## Keys

board-colors-key = An action by its place in the round; a ship, steps or a token by its number
board-gold-key = Take gold
board-cubes-key = Score the cubes
board-pass-key = Pass, or end the action
board-post-key = Put a post, or not
board-stay-key = The ship stays
board-main-key = Throw the cubes, build, sail
board-back-key = Put the tile back
board-log-key = Log and moves
board-supply-key = Supplies

## Chart

chart-title = Chart of the islands
chart-label = Chart of { $columns } by { $rows } cells with { $islands } islands.
chart-label-lay = Chart of { $columns } by { $rows } cells with { $islands } islands. Arrow keys take the tile from place to place, R turns it, Enter builds it.
chart-label-sail = Chart of { $columns } by { $rows } cells with { $islands } islands. Arrow keys choose where to sail, Enter sails.
chart-status-lay = At { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
chart-status-sail = { $place }: { chart-ap }{ $gold ->
    [0] { "" }
   *[other] , { chart-spends }
}
chart-preview = { $columns } by { $rows } cells, { $islands } islands, { $large } of them large
chart-islands = Islands
chart-cells = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
chart-free = { $cells } free
chart-large = Large island
chart-small = Small island
chart-complete = Complete
chart-posts = { $posts ->
    [one] 1 post
   *[other] { $posts } posts
}
chart-worth = Points if the island were completed now
chart-undiscovered = Nobody has a post here yet
chart-tile-points = tile +{ $points }
chart-completes = Completes the island: +{ $completion }{ $posts ->
    [0] { "" }
   *[other] { " " }+{ $posts }
}
chart-others = Others gain { $points }
chart-points = { $points ->
    [one] point
   *[other] points
}
chart-ap = { $ap } AP
chart-spends = { $gold } gold
chart-frame = the frame
chart-post-possible = { $points ->
    [0] A post can be put
   *[other] A post brings +{ $points }
}
chart-taken = No post: the space is taken
chart-postless = No post: you have none left
chart-unsailed = No post without sailing
chart-sail-here = Sail here
chart-put-post = Put a trading post?
chart-yes = Post
chart-no = No post
chart-reconstructed = reconstructed
chart-reconstructed-why = The printed island tiles are not known: these were made to fit everything that is.
chart-turn-key = Turn the tile
chart-arrows-key = From place to place on the chart

## Moments of their own

moment-pirates-struck = The pirates strike with strength { $strength }

## What was made up

made-up-island = Islands
    .why = The printed island tiles are not known: these were made to fit everything that is.
made-up-tower = Cube tower
    .why = No record tells how the real tower holds its cubes. This one has a memory: what is thrown in may stick, and knock others loose.
made-up-progress = Spaces of the progress track
    .why = Which spaces bear points is not known any more. The points themselves are.
made-up-special = Spaces of the special track
    .why = Which spaces bear points and colors is not known any more. The points themselves are.
made-up-production = Numbers of production tokens
    .why = How many there are of each price for each number of players was worked out from the totals.
made-up-shape = Numbers of tiles
    .why = How many tiles of each shape there are was worked out from the totals.
made-up-token = Progress tokens
