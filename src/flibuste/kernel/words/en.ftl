### What is said alike in every game.

# Said after how the game ended, from its fact `winners`; $you is "yes" when the reader alone has won.
who-wins = { $winners_count ->
    [0] Nobody wins.
    [one] { $you ->
        [yes] You win!
       *[no] { $winners_list } wins.
    }
   *[other] { $winners_list } share the victory.
}

## Reasons

reason-game-over = The game is over.
reason-not-your-turn = It is { $to_move }’s decision now.
reason-many-screens = { $screens } screens hold this seat already; more cannot.
reason-table-waiting = A seat is still free: the game starts when everyone is here.
reason-stale = The table has moved on since you chose.
reason-nothing-to-undo = You have no move to take back.
reason-cannot-undo-revealed = Something was revealed since then: it cannot be taken back.
reason-not-your-seat = That is not your seat.
reason-bot-plays = A bot plays for this seat now; take the wheel first.
reason-table-dealing = The cards are being dealt; wait a moment.
reason-not-opener = Only who opened the table can do that while it waits.
reason-seat-not-free = That seat is taken.
reason-no-such-bot = There is no such bot.
reason-name-kept = Somebody keeps the name { $name } here, or one like it; choose another one.
reason-name-own = Whoever sits here keeps their name; it is changed on their own page.
reason-not-away = That needs somebody who has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
reason-plays-alone = Nobody else plays here: go to the lobby and come back, or close the table.
reason-bad-hook = That is no address to which this server can send a word: it begins with https:// and is a public one.
reason-hook-not-public = { $host } is no public address, so this server sends nothing there.
reason-hook-silent = { $host } did not take it: it must answer within five seconds that all is well.
reason-no-clock = Nobody's time is counted here, so there is nothing to stop.
reason-at-anchor = All lie at anchor: somebody has to sail on first.
reason-not-anchored = Nobody lies at anchor.
reason-bot-moves-first = A bot has the wheel: take it back once it has moved.
reason-others-play = Others play here: leave, and a bot takes your seat.
reason-request-open = Something is asked of everybody already: answer that first.
reason-request-over = That is not asked any more.
reason-no-such-request = Nothing of that kind can be asked here.
reason-not-asked = You are not asked, or have answered already.
reason-nothing-said = There is nothing in that to say.
reason-chat-full = So much has been said here that there is no room for more.
reason-log-full = This table’s log is full ({ $lines } lines): the game can be played to its end, but nothing more be taken back, said or changed.
reason-no-chat = At this table nobody talks.
reason-take-back-rated = In a game that counts nothing is taken back over what was revealed since.
reason-has-resigned = Who has resigned does not come back into the game.
reason-cannot-resign = Nobody can win by that: leave, or close the table.
reason-cannot-claim = Only of two, and only when the other is to move.
reason-no-such-seat = This table has { $seats } seats.
reason-not-saved = The server could not save this, so it was not done: { $sentence }
reason-too-often = That was too often in a short time; try again in { $seconds } s.
reason-hint-people = Hints are for tables where all others are bots.
reason-hint-asked = A hint is on its way.
reason-no-such-move = This game has come to move { $moves }.
reason-unknown-move = There is no such move: { $move }.

## What the server does not do, and what it cannot open

reason-seats-taken = Every open seat of this table is taken.
reason-key-opens-nothing = This key opens no seat of this table; ask for a new link, or watch without one.
reason-rated-kept-only = This game is rated: only who keeps their name here can play, once.
reason-invitation-keyless = Whoever comes by an invitation must bring a key of their own.
reason-invitation-used = This invitation was used already. Whoever used it can let another screen in, from the menu of the table.
reason-no-bells = This server calls nobody; its operator gets that by `pip install 'flibuste[people]'`.
reason-bell-unreadable = This is not how a browser says where it can be called.
reason-bell-address = A browser is called at a public address that begins with https://.
reason-clock-kind = This server has no such clock.
reason-clock-seconds = Such a clock has { $least } to { $most } seconds.
reason-clock-increment = A turn brings up to { $most } seconds on a live clock, and none on another.
reason-clock-out = This is nothing that can happen when time is up.
reason-clock-night = A night begins within a day and lasts up to { $hours } hours.
reason-looked-at-later = Only a game that was played to its end can be looked at like this.
reason-nobody-chose = Nobody had to choose after { $moves } moves: this game has { $of }.
reason-rated-fresh-only = A game from a seed, of a campaign or of one alone cannot be rated.
reason-rated-names-kept = A game is rated where everybody keeps their name; keep yours first, or play unrated.
reason-rated-levels-only = A game is rated against bots of a named level only.
reason-seat-kind = A seat cannot be filled like this.
reason-no-bot-called = There is no bot “{ $bot }” here; choose one of: { $bots }.
reason-no-such-table = There is no such table here; perhaps its address was not copied whole.
reason-rated-rivals-only = Only a game of several against each other can be rated.
reason-seed-known = Whoever chooses a seed can know every card, so it is only for tables where all other seats are here or bots; leave the seed away, or ask who runs this server for --allow-seeds.
reason-server-full = This server has as many tables as it can hold now; try again in a minute.
reason-rematch-players-only = Only those who played can ask to play again.
reason-other-campaign = Only a chapter of the same campaign can be tried again.
reason-no-such-campaign = There is no such campaign here; perhaps its address was not copied whole.
reason-no-lesson = There is no lesson for { $title }.
reason-passkey-spent = This was asked too long ago, or was answered already; try again.
reason-passkey-unreadable = What the passkey said cannot be understood.
reason-passkey-signature = This passkey signs in a way that is not known here.
reason-passkey-unknown = This passkey opens no name here.
reason-no-passkeys = This server has no passkeys; its operator gets them by `pip install 'flibuste[people]'`.
reason-passkey-elsewhere = Passkeys of this server work at { $address } alone.
reason-passkey-refused = What the passkey said is not good here.
reason-device-key = A device's key has 20 to 64 letters, digits, - or _.
reason-device-unknown = This device is not known here as anybody's; keep your name anew, or bring it from another.
reason-name-anybodys = This is what anybody is called here; choose a name of your own.
reason-name-long = A name that is kept has at most { $most } letters.
reason-person-forgotten = This person was forgotten meanwhile.
reason-devices-many = A person has at most { $most } devices; take one away first.
reason-passkeys-many = A person has at most { $most } passkeys; take one away first.
reason-passkey-copied = This passkey seems to be a copy: it has been used more often than it knows.
reason-position-over = The game is over in this position; nobody can play on.
reason-no-such-person = There is nobody of this kind here; perhaps the address was not copied whole.
reason-no-answer = This is no move of the puzzle; choose one that the board offers.
reason-no-rulebook = There is no rulebook for { $title }.
reason-study-running = This game is not over yet: its chances would say what is hidden. It can be studied when it is.
reason-study-unfinished = This game has not been studied to its end yet.
reason-studies-many = As many games as can wait here are to be studied already; try again later.
reason-studies-own = Other games that you want studied still wait; try again when one is done.
reason-undealt = Nothing is dealt at this table yet, so there is no record of it.
reason-rematch-early = This game is not over yet; play again when it is.
reason-tree-key = A key to a tree has 20 to 64 letters, digits, hyphens and underscores.
reason-ended-early = People ended this game before its rules did; what was hidden there stays so.
reason-people-play = While people play each other, nobody may try out what would be; wait for the end.
reason-rated-play = While a rated game is played, nobody may try out what would be; wait for the end.
reason-tree-unfinished = A tree comes with the record of a game that has been played to its end.
reason-tree-branches = A tree has at most { $most } branches; take one away first.
reason-tree-unsaved = A tree is saved with the record of its game, once that has been played to its end.
reason-no-such-tree = There is no such tree, or who made it does not share it.
reason-tree-line = This line is not one of the tree.
reason-tree-move = This line has no such move.
reason-tree-comments = A tree has at most { $most } comments; take one away first.
reason-what-if-own-seat = While a game is played, only who plays that seat may try out what would be.
reason-what-if-over = The game is over there; choose an earlier moment.
reason-watchers-many = This table has as many spectators as it can hold.
reason-watchers-address = { $most } spectators watch this table from your address already.
reason-screens-many = This seat is open on { $most } screens already; close one of them.
reason-position-no-line = This is no position of Flibuste: such a line begins with flibuste: and has five parts.
reason-position-cut = This position was not copied whole, or was changed: its last letters do not fit the rest.
reason-position-unknown = This position cannot be opened here: this program does not know its game, or not with these options.
reason-position-broken = This position cannot be read: its data are broken.
reason-position-apart = Nothing can go from the one of these places to the other.
reason-position-no-number = What lies there is not a number.
reason-position-no-map = What lies there is not on the map.
reason-position-no-claim = That cell is never anybody’s.
reason-position-bounds = This can be { $least } to { $most }, not { $value }.
reason-position-turn = Whose turn it is cannot be changed in { $title }; it follows from the rest.
reason-position-no-piece = There is no such piece at that place.
reason-position-never = Such a piece never lies at that place.
reason-position-none = There is none of that kind at that place.
reason-position-no-place = There is no such place in this position that can be changed.
reason-position-stuck = Nobody could choose anything in this position.
reason-position-pieces = The pieces of this position are not those of the box: missing are { $missing }, too many are { $odd }.
reason-position-odd = This position cannot be: { $sentence }
reason-code-spent = This code is not good any more; ask for a new one on the device that you have.
reason-bad-setting = This game cannot be played so: { $sentence }
reason-bad-record = This record cannot be opened here: { $sentence }
reason-no-such-title = There is no such game here.
reason-no-puzzle = There is no puzzle of that day.
reason-store-silent = The server cannot read or keep its tables now; try again in a minute.
reason-elsewhere = Another server plays this table now; try again in a moment.
reason-other-page = This was asked by a page of another place; open the server’s own page.
reason-not-understood = The server did not understand this; load the page anew.
reason-nothing-there = There is nothing at this address.
reason-too-large = This is too large for the server.
reason-server-failed = Something went wrong on the server; its log says more.
