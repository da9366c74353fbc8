### The words of the page around the boards. Every id here is also in fr.ftl; a test says so.

## Everywhere

pages = Pages
page-parts = Parts of the page
play = Play
open = Open
close = Close
or = or
you = You
about = About
menu = Menu
settings = Settings
undo = Undo
to-lobby = To the lobby
to-night = Night watch
to-day = Daylight
sound-on = Turn the bell on
sound-off = Turn the bell off
switch-language = Français
your-name = Your name
nobody-name = Corsair
player-name = Player { $number }
percent = { $percent }%
rule = Rule { $rule }

## Lobby

banner = Where shall we sail?
banner-name = Where shall we sail, { $name }?
banner-quiet = Sea-faring board games, with friends, strangers or bots.
banner-news = { $turns ->
    [0] { $open ->
        [0] Open a table; bots are ready to sail.
        [one] One table looks for a crew.
       *[other] { $open } tables look for a crew.
    }
    [one] One game waits for you. { $open ->
        [0] {""}
        [one] One table looks for a crew.
       *[other] { $open } tables look for a crew.
    }
   *[other] { $turns } games wait for you. { $open ->
        [0] {""}
        [one] One table looks for a crew.
       *[other] { $open } tables look for a crew.
    }
}
your-games = Your games
your-turn = Your turn
mine-title = { $title }{ $chapter ->
    [0] {""}
   *[other] , chapter { $chapter }
}
mine-waiting = Waiting for players
mine-playing = { $mover } to move
mine-over = Finished
mine-newer = Needs a newer version
forget = Forget
aboard = { $people } aboard
aboard-text = People here now, you among them: at tables and in the lobby
open-tables = Open tables
filter-titles = Which games
table-newer = Needs a newer version
no-tables-title = No table yet
no-tables-text = Open the first one; bots are ready to sail. Friends come by link.
loading-tables = Asking who is about.
seats-left = { $seats ->
    [one] 1 seat left
   *[other] { $seats } seats left
}
join = Join
join-table = Join { $table }
join-title = Take a seat
join-as = Take the seat
sailing-now = Under sail now
sailing-table = { $table }: { $players }
sailing-none = No game to watch just now.
tab-tables = Tables
tab-you = You

## Lobby: play at once, the shelf, what is looked for

play-at-once = Play at once
quick-meaning = { $bots ->
    [0] Alone, { $minutes } min
   *[other] { $bots } × { $level }, { $minutes } min
}
quick-change = Change what “at once” means
quick-title = Play at once
quick-text = A game against bots that begins with one click. It stays as you choose it here.
quick-bots = Bots
quick-level = How well they play
mine-won = You won
mine-lost = { $count ->
    [0] Nobody won
    [one] { $winners } won
   *[other] { $winners } won
}
mine-team-won = You all won
mine-team-lost = You all lost
mine-all = All { $games } games
mine-fewer = Fewer
shelf = Games
look-all = All { $games }
look-alone = Alone { $games }
look-together = Together { $games }
look-short = Up to { $minutes } min { $games }
tag-alone = alone
tag-also-alone = also alone
tag-together = together
tag-campaign = campaign
weight-1 = light
weight-2 = middling
weight-3 = heavy
shelf-minutes = { $quickest ->
    [0] { $longest } min
   *[other] { $quickest }–{ $longest } min
}
shelf-play = Play { $game }
shelf-learn = Learn { $game } by playing
shelf-learn-short = Learn
shelf-rules = Rules of { $game }
new-table-short = New
table-own-options = with options of its own
find-table = Table or person
find-pace = Pace
find-pace-any = Any
find-pace-live = Live
find-pace-day = By day
find-rated = Rated
find-all-games = All games
none-fits-title = Nothing on the horizon
none-fits-text = { $tables ->
    [one] One table is open, but not what you look for.
   *[other] { $tables } tables are open, but none is what you look for.
}
none-fits-loosen = Loosen the sails
no-tables-open = Open a table
more-tables = { $tables ->
    [one] Show one more
   *[other] Show more ({ $tables })
}
sailing-more = { $tables } more
tab-games = Games
watch = Watch
watch-finished = Just finished
watch-finished-none = No finished game to look at yet.
watch-won = { $count ->
    [0] nobody won
    [one] { $winners } won
   *[other] { $winners } won
}
watch-team = { $won ->
    [yes] won together
   *[no] lost together
}
watch-more = Show more

## New table

new-table = New table
new-table-text = Play with friends, strangers or bots.
new-table-guest = A seat is kept for { $name }: once the table is open, hand over the link.
draft-game = Game
draft-preset = How do you want to play?
preset-seats = { $most ->
    [1] 1
   *[other] { $fewest }–{ $most }
}
preset-own = A mix of your own.
preset-own-help = Choose boxes and variants below.
title-seats = { $fewest }–{ $most } players
draft-seats = Seats
draft-me = You
draft-here = Person here
draft-link = By link
draft-open = Anyone
draft-bot = Bot
draft-open-help = open in the lobby
their-name = Their name
seat-who = Who takes seat { $number }
seat-name = Name of seat { $number }
seat-bot = Bot of seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
seats-most = up to { $most }
draft-options = Boxes and variants
preview-title = The table
preview-none = Laid out by chance, seen when the game begins.
preview-look = Choose one now
preview-another = Another one
preview-unseen = Leave it to chance
draft-name = Name of the table
table-name-1 = The Leaky Pinnace
table-name-2 = Rum before noon
table-name-3 = First landfall
table-name-4 = Gold, or nothing
table-name-5 = A fair wind
table-name-6 = The quiet anchorage
table-name-7 = Salt and silver
table-name-8 = Three masts, no map
table-name-9 = Last light at sea
table-name-10 = The patient parrot
draft-listed = Who may see it
listed-all = All
listed-link = By link
open-table = Open the table
play-bots = play at once against bots
invite-friend = invite a friend by link

## States

loading-title = Unfolding the chart
loading-text = The table appears in a moment.
reconnecting-title = Looking for the shore…
reconnecting-text = Connection lost. Your game is safe; what you see is from { $time }. We keep trying.
reconnected = Back in sight of the shore
reconnecting-kept = Connection lost. Your move is kept, and made as soon as we are back.
restarting-title = The server is changing its crew…
restarting-text = It said that it will be back in a moment. Your game is safe; this page returns by itself.
reconnect-now = Now
server-unreachable = The server does not answer.
unfetched = A part of the page did not arrive.
try-again = Try again
gone-title = This table is gone
gone-text = It was closed, or the link is wrong.
broken-title = This table cannot be opened
broken-text = What was kept of it is damaged, or cannot be read just now. Whoever runs this server can find out more.
newer-title = This table needs a newer version
newer-text = It was begun with a title, rules or pieces that this server does not have. It opens again once the server is brought up to date.
key-wrong-title = This key opens no seat
key-wrong-text = Perhaps the link was not copied whole. You can still watch.
invitation-used-title = This invitation was used already
invitation-used-text = It seats one person, once. If that was you, open the table where you play it and choose “Play on another screen too” in its menu. If not, ask who invited you. You can still watch.
full-title = No room at this table
full-text = As many screens look at it as it can hold. Close one of yours, or try again later.
too-often-title = The harbour is crowded
too-often-text = Too much came from your address in a short time. Your game is safe; we knock again in a moment.
unsaved-title = The server cannot keep anything now
unsaved-text = Its store does not answer, so nobody is let in. Your game is safe; we keep trying.
strange-title = This page and the server do not understand each other
strange-text = One of them is older than the other. Loading the page again usually helps.
reload = Load again
lost-title = Uncharted waters
lost-text = There is no such page.

## An invitation

guest-title = { $named ->
    [no] A seat is waiting for you
   *[yes] { $host } keeps a seat for you
}
guest-players = { $players } players

## Waiting room and links

waiting-title = { $missing ->
    [0] The cards are being dealt
    [one] Waiting for one player
   *[other] Waiting for { $missing } players
}
waiting-text = The game begins when everybody is here.
waiting-deal = Everybody is here; every screen adds its share to luck.
waiting-invitations = Each link is an invitation: whoever takes it up first has the seat.
seat-kind-here = at this screen
seat-kind-elsewhere = at another screen
seat-kind-link = by link
seat-kind-open = anyone in the lobby
seat-kind-bot = bot
seat-free = Free seat
seat-taken = here
seat-awaited = awaited
copy-seat-link = { $named ->
    [no] Copy the seat link
   *[yes] Copy the link for { $name }
}
copy-watch-link = Copy the link to watch
link-copied = Copied
link-title = { $title }: { $table }
links = Links to hand out
seats = Seats
screens = { $screens ->
    [0] awaited
    [one] 1 screen
   *[other] { $screens } screens
}
screens-hold = { $screens } screens hold this seat
other-screen = Play on another screen too
other-screen-text = Open this link on the other screen. It works once.
copy-screen-link = Copy the link
watch-only = Spectators

## At the table

table-and-round = { $named ->
    [no] · round { $round }
   *[yes] · { $table } · round { $round }
}
table-and-chapter = { $named ->
    [no] · chapter { $chapter }
   *[yes] · { $table } · chapter { $chapter }
}
table-not-begun = { $named ->
    [no] {""}
   *[yes] · { $table }
}
seeded = seeded deal
seeded-text = Luck comes from a seed here: whoever opened the table may know all of it beforehand.
watching = Watching
watching-text = You are watching: this browser has no seat at this table.
turn-order = Turn order
# A bot that is none of the levels.
bot = bot
is-thinking = { $name } is thinking…
tab-title = { $named ->
    [no] { $title } | Flibuste
   *[yes] { $title }, { $table } | Flibuste
}
tab-your-turn = ● Your turn: { $place }
call-player = Your turn: { $title }
log-region = Log and moves
log-empty = Nothing has happened yet.
log-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
recap = Since your last turn
recap-show = Show me
moment-go-on = Go on
hint = Hint
hint-ask = Ask for a hint
hinted = with hints
hinted-text = A game with hints is not rated.
reconstructed = Reconstructed
reconstructed-text = No public source tells all that is printed on the pieces of this box. What was missing we made up, so that it fits all that is known and plays well; whoever owns the box can put in the printed facts. At this table that is:
reconstructed-sign = What of this table was reconstructed
tab-log = Log
tab-moves = Moves ({ $moves })
moves-none = It is not your decision now.
moves-over = The game is over.
playback-region = Moves to be shown
playback-behind = { $moves ->
    [one] 1 move to show
   *[other] { $moves } moves to show
}
playback-next = Next
playback-skip = Skip

forced-soon = Goes on by itself: { $move }
forced-wait = Wait

## History

history-open = Look back
history-later = later

## What if

what-if = what if
what-if-text = A private copy of another game, played on from one of its moments. It changes nothing there. Open that moment.
what-if-ask = What if?
what-if-help = Play on from here, in a copy of your own against bots
what-if-ended = The game it comes from ended:
tab-past = Move { $move }: { $place }

## Score sheet

score-title = Score sheet
score-show = Score sheet
score-you-win = You have won!
score-winner = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
score-team-won = You have won together!
score-team-won-alone = You have won!
score-team-lost = The sea has won
score-rank = Rank
score-source = Points from
score-total = Total
score-has-won = winner
score-record = Record
score-look = Look at the board
campaign-go-on = On to the next chapter
rematch-ask = Play again
rematch-go = To the new game
rematch-title = Another game?
rematch-text = The same crew is setting sail again.
race-title = Points over { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}

## Campaigns

campaigns = Campaigns
campaign-yours = Your campaigns
campaign-count = { $sailing } under way, { $told } told
campaign-none = No campaign yet. Begin one: it is kept here chapter by chapter.
campaign-gone = This campaign is not here
campaign-chart = Chart
campaign-chapters = Chapters
campaign-chapter = Chapter { $chapter }
campaign-to-chart = To the chart
campaign-players = { $mode }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
campaign-line = chapter { $chapter }{ $try ->
    [0] {""}
    [1] {""}
   *[other] , try { $try }
} · { $status ->
    [mine] your turn
    [waiting] waiting for players
    [over] ready for it
    [newer] needs a newer version
   *[playing] { $mover } to move
}
campaign-told = told to its end
campaign-perfect-line = told without a loss
campaign-perfect = perfect
campaign-shown = shown
campaign-resume = Resume
campaign-mark-won = Chapter { $chapter }: won
campaign-mark-lost = Chapter { $chapter }: lost, to be tried again
campaign-mark-now = Chapter { $chapter }: under way
campaign-mark-next = Chapter { $chapter }: to begin
campaign-mark-fog = Chapter { $chapter }: in the fog
campaign-won-by = Chapter { $chapter }: won by { $winners }
campaign-state = Chapter { $chapter } · { $mark ->
    [won] told
    [lost] lost
    [now] under way
   *[next] comes next
}
campaign-now = { $try ->
    [0] {""}
    [1] {""}
   *[other] Try { $try }.
} { $status ->
    [mine] It is your turn.
    [waiting] It waits for players.
    [newer] It needs a newer version.
   *[playing] { $mover } is to move.
}
campaign-next = Everything is ready; the page can be turned.
campaign-lost = { $try ->
    [one] Lost at the first try. The tale waits.
   *[other] Lost { $try } times. The tale waits.
}
campaign-won = { $try ->
    [one] Won at the first try.
   *[other] Won at try { $try }.
}
campaign-winners = { $count ->
    [one] { $winners } has won it.
   *[other] { $winners } have won it.
}
campaign-begin = Begin the chapter
campaign-sail-again = Sail again
campaign-read = Read again
campaign-look = Look at the table
campaign-again = Try again
campaign-again-title = Chapter { $chapter } once more?
campaign-again-text = It begins as it did then, and the campaign goes on from it. Nothing that was played is lost.
campaign-again-leave = The game under way is left as it is. The chapter begins as it did then, and the campaign goes on from it.
campaign-sails = The campaign sails on
campaign-new = New campaign
campaign-new-tab = New
campaign-mode = How it is played
campaign-name = Its name
campaign-open = Open the book
campaign-save = Download
campaign-forget-title = Forget “{ $name }”?
campaign-forget-text = This browser gives its keys away and cannot go on with the campaign. Others who play it can, and a downloaded file brings it back.
campaign-save-text = The file holds every finished game; brought back, the chapter under way begins anew.
campaign-bring = Bring a campaign back from a file

## Lessons

learn = Learn by playing
learn-title = Learn { $title } by playing
tab-lesson = Learn { $title } | Flibuste
lesson-place = · lesson
lesson-leave = Leave the lesson
lesson-progress = { $number } of { $stops }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip
lesson-first = This is where it begins.
lesson-your-move = Make the move on the table first.
lesson-show-me = Show me
lesson-watch = See what happens …
lesson-instead = In this lesson: { $move }.
lesson-read-on = A moment more: read on with “Next”.
lesson-done = The lesson ends here. Now for a real game!
lesson-restart = From the start
lesson-first-campaign = To the campaigns
lesson-first-game = Play against a gentle bot
lesson-gone-title = There is no such lesson
lesson-gone-text = The rules are in the box, and bots are patient.
about-learn = New here?
about-learn-text = A lesson plays a short game with you and explains the rules as they come up.

## Settings

settings-language = Language
settings-theme = Light
theme-auto = Auto
theme-day = Day
theme-night = Night
settings-pace = Moves of others
pace-slow = slowly
pace-normal = at a calm pace
pace-fast = quickly
pace-instant = at once
pace-step = step by step
settings-one-click = One click is enough
settings-one-click-help = Moves are made without a preview first.
settings-forced = Go on by itself
settings-forced-help = Throws and steps without a choice are made for you; what you can still undo waits a little longer.
settings-sound = Bell
settings-sound-help = Two soft strokes when it is your turn.
settings-effects = Sounds of the table
settings-effects-help = Cards, coins, cubes, dice and wrecks can be heard. Silent while you look elsewhere.
settings-volume = Volume
settings-notify = Notifications
settings-notify-help = When it is your turn and you look elsewhere.
settings-notify-refused = Your browser does not allow them for this page.
settings-found = Shall the bell find you?
settings-found-help = When it is your turn and the page is closed. What is sent is sealed: the maker of your browser only passes it on.
settings-found-refused = Your browser does not allow it for this page, or reaches no service for it.

## Keys

keys-title = Keys
key-space = Space

## About

about-title = About Flibuste
about-what = Flibuste is a place to play and study sea-faring board games in the browser, with friends, strangers or bots.
about-publishers = It is not affiliated with the authors and publishers of these games. Nothing of their artwork or text is used: all pictures are drawn for Flibuste, all words are its own. If you like a game, buy the box.
about-data = How sure we are of the pieces
about-data-text = Each card and piece carries a mark: confirmed (stated by the rules or a public source), likely (worked out from what is known), or invented (a stand-in that fits everything known, until somebody counts a real box).
mark-confirmed = confirmed
mark-likely = likely
mark-invented = invented
mark-copies-confirmed = { $copies } confirmed
mark-copies-likely = { $copies } likely
mark-copies-invented = { $copies } invented
about-chance = Chance is fair
about-chance-text = Before anybody sits down the server publishes a fingerprint of its secret, and every player’s screen adds a share of its own, promised before it can know the others. All of it stands in the record of the finished game, and the score sheet checks it with one click: nobody could have chosen the cards.
about-thanks = With thanks to
about-icons = icons by
about-fonts = typefaces.
about-code = the tools behind the page.

## A map that can be brought nearer

lens-nearer = Nearer
lens-farther = Farther away
lens-whole = Whole map
lens-back = Back to my people

## Who comes and goes

bot-instead = A bot instead
bot-instead-level = Level of the bot in seat { $number }
start-with-bots = { $seats ->
    [one] Start now with a bot
   *[other] Start now with { $seats } bots
}
new-seat-link = A link for this seat
leave-seat = Leave, free the seat
keep-table = To the lobby, keep the table
close-table = Close the table
close-table-text = Nobody can play on here then. It cannot be undone.
closed-title = This table was closed
closed-text = Nobody plays it to its end.
leave-game = Leave the game
leave-stay = Stay
stand-in-plays = a bot plays for { $name }
seat-resigned = resigned
mine-closed = Closed
mine-left = A bot plays for you
ending-resigned = Won by resignation.
ending-claimed = Won because the other did not come back.
ending-timed-out = Won on time.

## Requests: what somebody asks of everybody

take-back = Take back …
took-back-text = With everybody’s consent something was taken back here that had been revealed.

## Rules

rules-title = Rules
rules-read = Read the rules
rules-more = More
rules-how-to-play = How to play
rules-find = Rule, card or word
rules-now = Here and now
rules-contents = Contents
rules-none = Nothing in the rules holds all of that.
rules-elsewhere = Not in play at this table:
rules-as-page = Open as a page
rules-ids = Numbers of these rules
rules-ours = Our ruling: the box says nothing here, or two things.
rules-of-the-box = A rule of the box.
rules-own-words = Told in our own words. If you like the game, buy the box.
rules-reference = Reference
rules-kinds = Kinds of pieces
rules-more-like = { $more } more
rules-all = All
rules-gone-title = There are no such rules
rules-gone-text = Perhaps the address was copied in part.
tab-rules = Rules of { $title } | Flibuste

## The study of a finished game
# All else of it: shell/study/words.
study-gone-title = There is nothing to study here
study-gone-text = The game is not over yet, or there is no such table. Only a finished game can be studied: the chances of a running one would say what is hidden.
tree-gone-title = There is no such tree
tree-gone-text = Perhaps who made it does not share it any more, or its game is no longer kept here.

study = Study
tab-study = Study of { $title } | Flibuste

## People: keeping a name

keep-name = Keep this name
keep-name-text = Nobody else can bear it here then. No password, no e-mail: this device keeps a key.
name-kept-here = You keep this name; open your page
name-kept-text = You keep this name: nobody else can bear it here.
keeps-name = keeps this name
your-page = Your page
come-here = I keep a name on another device
come-title = Your name on this device
come-text = Type the code that your page shows on the other device, or open its link here. It works once.
come-code = Code
come-go = Come aboard
come-wrong = This code is not good any more; ask for a new one on the device that you have.
come-done = You are { $name } on this device now.
keep-name-none = Write a name first.
your-key = Your key
your-key-text = No password: whoever holds the key is you.
this-device = This device
some-device = Another device
device-seen = last here { $day }
drop-device = Take the name from { $device }
move-title = Take it to another device
move-text = A link and a code that work once, for 10 minutes.
move-ask = Make a link
move-code = Scan it, open the link there, or type the code at “I keep a name on another device”. Works once, for { $minutes } minutes.
passkey-add = Add a passkey
passkey-text = Opens your name on any of your devices, by their own lock. Without one, who loses all devices has lost the name.
passkey-seen = passkey, last used { $day }
passkey-drop = Take the passkey of { $device } away
passkey-none = No passkey was made.
passkey-insecure = Passkeys need a page over https, and this one is not.
passkey-elsewhere = Passkeys of this server work at { $address } alone.
passkey-unknown = This browser knows no passkeys.
come-passkey = Open it with a passkey
come-passkey-none = No passkey of this server was shown.
move-scan = The link as a picture for a camera
copy-link = Copy the link
person-since = aboard since { $month }

## People: ratings and pages

rated = rated
rated-text = This game is rated: everybody keeps their name, or is a bot.
rated-only-title = This game is rated
rated-only-text = Only who keeps their name here can take a seat, and only one. Keep yours in the settings, then open the link again. You can still watch.
draft-rated = Rated game
draft-rated-text = Counts for the ratings of all who play. Everybody must keep their name; hints make it count for nothing.
draft-rated-not = Only games of several against each other can be rated, with one person at each screen.
rating = Rating
rating-sure = { $games } rated games. Nearly sure (95%) that it lies between { $low } and { $high }.
rating-few = { $games ->
    [one] One rated game
   *[other] { $games } rated games
} so far: too few. From { $few } on there is a number.
rating-none = No rated games yet. Whoever opens a table says whether its game is rated.
rating-curve = Rating in { $title }, from { $first } to { $last }
tallies = Game by game
by-chance = what chance alone would give
no-games = No games yet.
person-games = games
person-won = won
person-left = left early
best-score = Best score
best-of = { $seats ->
    [one] alone
   *[other] { $seats } players
}
not-rated = not rated
too-few-games = too few games
leaders = Leader board
leaders-text = This server, { $few } rated games or more, by the lower end of the range.
leaders-none = Nobody has { $few } rated games yet.
is-bot = bot
name-you = { $name }, you
rivals = Favorite rivals
rivals-none = Nobody yet who keeps their name.
invite = Invite
invite-rival = Invite { $name }
marks = Marks
marks-none = None yet. Some begin with the first game that is played to its end.
deed-times = { $times } times
deed-share = { $percent }% of people here have it
deed-way = ({ $done } of { $of } so far)
deed-word-kept = Word kept
deed-word-kept-text = Ten games in a row played to the end
deed-seven-seas = All seven seas
deed-seven-seas-text = Every game finished once at least
deed-admiral-beaten = Admiral beaten
deed-admiral-beaten-text = Won a game against an Admiral
deed-from-behind = From behind
deed-from-behind-text = Won, though last at half-time
deed-by-a-hair = By a hair
deed-by-a-hair-text = Won by one point, or on a tie
deed-one-boat = In one boat
deed-one-boat-text = Won a game together with others
rival-told = { $ahead } times ahead, { $behind } times behind
change-name = Change the name
save-name = Save
cancel = Cancel
person-lost = There is nobody here
person-lost-text = The name was given up, or the address was copied in part.
person-unreachable-text = Try again in a moment.

## Clocks

draft-clock = Clock
draft-out = When time is up
clock-none = none: all the time you want
clock-live = At one sitting
clock-day = Over days
clock-brisk = Brisk: 10 min + 10 s a turn
clock-usual = Usual: 20 min + 15 s a turn
clock-long = Long: 40 min + 30 s a turn
clock-half = Half a day a turn
clock-day-turn = A day a turn
clock-three = Three days a turn
out-bot = a bot sails on
out-more = five minutes more, once
out-more-day = as much again, once
out-claim = the others decide
clock-short-live = { $time }{ $increment ->
    [0] { "" }
   *[other] {" "}+ { $increment } s
}
clock-short-day = { $time } a turn
clock-told-live = live, { $time }{ $increment ->
    [0] { "" }
   *[other] {" "}+ { $increment } s a turn
}
clock-told-day = over days, { $time } a turn
clock-told-out = When time is up: { $out }.
clock-days = { $count } days
clock-hours = { $count } h
clock-minutes = { $count } min
clock-is-waits = Time left
clock-is-runs = Time left, the clock runs
clock-is-low = Little time left
clock-is-out = Time is up
clock-still = Night until { $time }, the clock stands still
clock-last-minute = You have one minute left.
clock-last-seconds = You have ten seconds left.
settings-night = My night
settings-night-help = In games over days my clock stands still then. Others at the table see when.
settings-sleeps = From
settings-wakes = to

## Talk, presence, a pause, a word to a program

talk = Chat
tab-talk = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
talk-unread = unread
talk-open = { $unread ->
    [0] Chat
    [one] Chat, one unread message
   *[other] Chat, { $unread } unread messages
}
talk-you = You
talk-say = Say something
talk-send = Send
talk-reactions = Reactions
talk-empty = Nobody has said anything yet.
talk-off = This table plays without chat.
talk-deaf = You hear nothing here: the wheels above change that.
talk-reads = Only who plays can write here.
talk-hidden = { $lines ->
    [one] One message
   *[other] { $lines } messages
} from { $name } { $lines ->
    [one] is
   *[other] are
} hidden.
talk-show = Show
talk-your-turn = Your turn
talk-turn-of = { $name } to move
talk-settings = Messages at this table
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = muted
talk-mute-help = Nobody is told whom you mute; what they write stays hidden in this browser.
hearing-all = Everything
hearing-all-help = Messages and reactions.
hearing-reactions = Reactions only
hearing-reactions-help = What people write stays hidden.
hearing-nothing = Nothing
hearing-nothing-help = Neither messages nor reactions.
reaction-bravo = Bravo!
reaction-ouch = Ouch!
reaction-cheers = Cheers!
reaction-patience = Patience …
reaction-coffee = Back in a moment
reaction-thanks = Thank you!
presence-here = here
presence-elsewhere = looks elsewhere
presence-away = { $minutes ->
    [0] away
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
draft-talk = Chat
draft-talk-on = Yes
draft-talk-off = None
draft-patience = Who is away is waited for
patience-usual = as usual here
patience-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
patience-hours = { $hours ->
    [one] an hour
    [24] a day
   *[other] { $hours } hours
}
ask-pause = Ask for a pause
at-anchor = At anchor
at-anchor-text = Paused by all at { $time }. The clocks stand still.
sail-on = Sail on
clock-is-anchored = Time left, all clocks stand still
tree = What-ifs
tab-tree = What-ifs of { $title } | Flibuste

# --- positions set up by hand

position = Set up a position
positions = Positions
tab-position = A position of { $title } | Flibuste
position-seat = Player { $seat }
position-gone-title = There is no such position
position-gone-text = Perhaps its text was not copied whole, or it belongs to a game that is not known here.
set-up = set up
set-up-text = This game did not begin as usual, but with a position that was set up by hand. It counts for nothing but itself.
## Puzzles

puzzle = Puzzle of the day
tab-puzzle = Puzzle of { $title } | Flibuste
puzzle-rival = Rival { $number }
puzzle-ask = It is your choice: which move is best?
puzzle-about = One is clearly ahead of all others, and not the first that comes to mind. You know what this seat knows.
puzzle-title = Game
puzzle-today = Today
puzzle-earlier = The day before
puzzle-later = The day after
puzzle-leave = Leave the puzzle
puzzle-asking = Looking…
puzzle-right = That is the best move
puzzle-right-text = It wins { $percent } times in 100, the next best { $next }.
puzzle-wrong = There is something better
puzzle-wrong-text = “{ $move }” wins { $percent } times in 100: { $lost ->
    [one] 1 point
   *[other] { $lost } points
} less than the best.
puzzle-given-up = “{ $move }” promised so little that the Admiral did not look at it for long.
puzzle-chance = chance to win
puzzle-tempting = what a bot in a hurry chooses
puzzle-playouts = From { $playouts } voyages
puzzle-close = Look at the board
puzzle-gone-title = There is no such puzzle
puzzle-gone-text = Perhaps its day is still to come, or there are none for this game yet.
line = What would probably follow
