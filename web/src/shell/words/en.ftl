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
mine-waiting = { $title } · waiting for players
mine-playing = { $title } · { $mover } to move
mine-over = { $title } · finished
mine-newer = { $title } · needs a newer version
forget = Forget
open-tables = Open tables
filter-titles = Which games
filter-all = All { $tables }
filter-title = { $title } { $tables }
table-newer = Needs a newer version
no-tables-title = No table yet
no-tables-text = Open the first one; bots are ready to sail.
loading-tables = Asking who is about.
seats-left = { $seats ->
    [one] 1 seat left
   *[other] { $seats } seats left
}
join = Join
join-table = Join { $table }
join-title = Take a seat
join-as = Take the seat
option-note = { $value ->
    [yes] { $option }
    [no] { $option }: off
   *[other] { $option }: { $value }
}
sailing-now = Under sail now
sailing-table = { $table }: { $players }
sailing-none = No game to watch just now.
tab-tables = Tables
tab-watch = Watch
tab-you = You

## New table

new-table = New table
new-table-text = Play with friends, strangers or bots.
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
reconnecting-text = Connection lost. Your game is safe; we keep trying.
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

## Waiting room and links

waiting-title = { $missing ->
    [0] The cards are being dealt
    [one] Waiting for one player
   *[other] Waiting for { $missing } players
}
waiting-text = The game begins when everybody is here.
waiting-deal = Everybody is here; every screen adds its share to luck.
waiting-invitations = Each link is an invitation: whoever opens it first has the seat.
seat-kind-here = at this screen
seat-kind-elsewhere = at another screen
seat-kind-link = by link
seat-kind-open = anyone in the lobby
seat-kind-bot = bot
seat-free = Free seat
seat-taken = here
seat-awaited = awaited
seat-away = away
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
watching-help = You are watching: this browser has no seat at this table.
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
hint-again = Look again
hint-asking = Looking ahead …
hint-chance = { $percent } %
hint-points = outlook { $points }
hint-error = Chance to win, ± { $error } points
hint-only = There is nothing else to do.
hint-wins = This should win.
hint-risk = Worth the risk: in about { $percent } of 100 cases it turns out badly.
hint-denies = Or else { $name } would do it.
hint-brings = For certain: { $brings }.
hint-reply = { $name } would probably answer: { $move }.
hint-follows = Then probably: { $move }.
hint-steady = About as good as anything.
hint-behind = Sound, but a little slower.
hinted = with hints
hinted-text = A game with hints is not rated.
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
curtain-title = { $turn ->
    [yes] { $name }, it is your turn
   *[no] { $name }, sit down here
}
curtain-text = Let only { $name } look at the screen.
curtain-open = I am { $name }

forced-soon = Goes on by itself: { $move }
forced-wait = Wait

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
deal-promise = { $dealt ->
    [no] Luck will come from a secret with this fingerprint, and from what every screen adds:
   *[yes] Luck comes from a secret with this fingerprint:
}
deal-check = Check the deal
deal-fair = The cards were dealt from a secret that was fixed before anybody sat down, and from what { $names } added: nobody could have chosen them.
deal-alone = The cards were dealt from a secret that was fixed before the first move. No other screen had a share in it.
deal-seeded = The cards were dealt from a seed: whoever opened the table may have known them all.
deal-other-secret = The server’s secret is not the one it had promised: it was changed after the table was opened. Do not trust this deal.
deal-other-share = What { $names } added is not what was promised before the deal. Do not trust this deal.
deal-left-out = What this screen had promised to add was left out. If it was at the table when the cards were dealt, do not trust this deal.
deal-replay = That every card follows from it, “flibuste replay” checks with the record.
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
settings-notify = Notifications
settings-notify-help = When it is your turn and you look elsewhere.
settings-notify-refused = Your browser does not allow them for this page.

## Keys

keys-title = Keys
key-undo = Take the last move back
key-next = Show the next move of others
key-skip = Go to the present
key-space = Space
key-end = End
key-help = This list
keys-moves-hint = The tab “Moves” beside the log lists everything you may do.

## About

about-title = About Flibuste
about-what = Flibuste is a place to play and study sea-faring board games in the browser, with friends, strangers or bots.
about-publishers = It is not affiliated with the authors and publishers of these games. Nothing of their artwork or text is used: all pictures are drawn for Flibuste, all words are its own. If you like a game, buy the box.
about-data = How sure we are of the pieces
about-data-text = Each card and piece carries a mark: confirmed (stated by the rules or a public source), likely (worked out from what is known), or invented (a stand-in that fits everything known, until somebody counts a real box).
mark-confirmed = confirmed
mark-likely = likely
mark-invented = invented
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
leave-title = Leave the game?
leave-bot = A bot takes my seat
leave-bot-text = The others play on, and a bot plays for you. You may take the wheel again until the end.
leave-resign = Resign
leave-resign-duel = The game is over, and { $name } wins.
leave-resign-others = A bot plays on to the end for your seat, which is marked as resigned. You do not come back.
leave-close-text = The game ends here, without a winner.
leave-stay = Stay
leave-do = Leave
seat-away-title = { $name } is away
seat-away-since = Since { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}.
let-bot-play = Let a bot play
claim-game = Claim the game
not-now = Not now
stand-in-title = A bot plays for you
stand-in-text = { $level }. You can take the wheel again until the end.
stand-in-resigned = You have resigned; a bot plays on for your seat.
take-wheel = Take the wheel
stand-in-plays = a bot plays for { $name }
seat-resigned = resigned
mine-closed = { $title } · closed
mine-left = { $title } · a bot plays for you
ending-resigned = Won by resignation.
ending-claimed = Won because the other did not come back.
event-seat-left = { $you ->
    [yes] You leave the table; a bot plays for you.
   *[no] { $seat } leaves the table; a bot plays on.
}
event-seat-replaced = { $you ->
    [yes] You are away; a bot plays for you.
   *[no] { $seat } is away; a bot plays on.
}
event-seat-returned = { $you ->
    [yes] You are back and play yourself.
   *[no] { $seat } is back.
}
event-seat-resigned = { $you ->
    [yes] You resign; a bot plays on to the end.
   *[no] { $seat } resigns; a bot plays on to the end.
}
event-game-resigned = { $you ->
    [yes] You resign: the game is over.
   *[no] { $seat } resigns: the game is over.
}
event-game-claimed = { $you ->
    [yes] You did not come back: the game is over.
   *[no] { $seat } did not come back: the game is over.
}
event-table-closed = { $you ->
    [yes] You close the table.
   *[no] { $seat } closes the table.
}

## Rules

rules-title = Rules
rules-read = Read the rules
rules-more = More
rules-how-to-play = How to play
rules-find = Rule, card or word
rules-contents = Contents
rules-none = Nothing in the rules holds all of that.
rules-elsewhere = Not in play at this table:
rules-as-page = Open as a page
rules-ids = Numbers of these rules
rules-ours = Our ruling: the box says nothing here, or two things.
rules-of-the-box = A rule of the box.
rules-own-words = Told in our own words. If you like the game, buy the box.
rules-gone-title = There are no such rules
rules-gone-text = Perhaps the address was copied in part.
tab-rules = Rules of { $title } | Flibuste
key-rules = Open the rules, at what you point at
key-find = Search the rules
