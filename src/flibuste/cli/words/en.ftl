### What the terminal says around a game; the game's own words are with its title.

player = Player { $seat }
bot = { $bot } { $seat }
chance = { $name }: { $percent }% to win, { $outlook }
hint-points = { $points } points to expect

# What `flibuste bots` says of those that are no levels.
about-random = Any legal move, each as likely as the others.
about-baseline = A fixed simple player that never changes: the yardstick.
about-greedy = One move ahead, by the title’s estimate.
about-search = A tree search that redraws what its seat cannot know.
about-guest = A guest: another package that is installed here brings it.
about-search-n = The same with N playouts for each move, such as search:500, or for a time: search:800ms; search:8000x4 shares them among 4 processes.
about-engine = A program of your own that answers lines: docs/bots.md.
about-onnx = A network of yours that was exported to ONNX: docs/research.md.

welcome = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $names }.
hint = Type the number of a move, ? for help, q to leave.
ask = Your choice:
ask-seat = { $name }, your choice:

unclear = I do not understand “{ $text }”. Type a number from 1 to { $most }, or ? for help.
more = … and { $moves ->
    [one] 1 more
   *[other] { $moves } more
}: type one, or words of it, for instance: { $example }.
several = Several moves fit “{ $text }”:
too-many = { $moves } moves fit “{ $text }”: type more words.
undone = Taken back.
saved = The record is in { $file }.
goodbye = The game was left after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
goodbye-record = To keep a game, start it with --record FILE; to watch it again: flibuste replay FILE.
goodbye-replay = To watch it again: flibuste replay { $file }.
why-which = No move is called “{ $text }”. Give some of its words, or its notation.
why-legal = { $move }: you may do that now.
why-reason = { $move }: { $reason }
why-rule = { $move }: { $reason } (rule { $rule })

help-number = 1, 2, 3 …: make that move. Its notation works too, or some of its words, for instance: { $notation }.
help-undo = u: take your last move back, as long as nothing was revealed since.
help-state = s: say the whole state of the table again.
help-log = l: say what happened since the start of the last round.
help-why = why WORDS: why a move is not possible now, for instance: why { $example }.
help-save = w FILE: write the record of the game so far.
help-quit = q: leave the game.

## The state of the table

result = Result
standing = { $rank }. { $name }: { $points }
sheet-line = { $source }: { $points }

luck-fits = The luck of this record is what its secret gives: it was fixed before the first move.
luck-shared = The luck of this record is what its secret and what { $players ->
    [one] 1 player
   *[other] { $players } players
} added to it give: all of it was promised before anybody could know it.
luck-seeded = The luck of this record comes from a seed: whoever chose it could know every card beforehand.
luck-differs = The luck of this record is not what its secret gives: it was written by hand or changed.
