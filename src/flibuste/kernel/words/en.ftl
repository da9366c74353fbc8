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
reason-bot-moves-first = Your time was up: take the wheel once the bot has moved.
reason-others-play = Others play here: leave, and a bot takes your seat.
reason-request-open = Something is asked of everybody already: answer that first.
reason-request-over = That is not asked any more.
reason-no-such-request = Nothing of that kind can be asked here.
reason-not-asked = You are not asked, or have answered already.
reason-nothing-said = There is nothing in that to say.
reason-chat-full = So much has been said here that there is no room for more.
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
