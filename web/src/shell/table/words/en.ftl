# What is said at tables alone, whatever is played; it comes with the words of the title.

reconstructed-count = { $whole ->
    [yes] all { $made }
   *[no] { $made } of { $all }
}
curtain-title = { $turn ->
    [yes] { $name }, it is your turn
   *[no] { $name }, sit down here
}
curtain-text = Let only { $name } look at the screen.
curtain-open = I am { $name }
history-region = History
history-where = You are looking at move { $move } of { $moves }
history-turn = { $round ->
    [0] { $mine ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
   *[other] Round { $round }, { $mine ->
        [yes] your turn.
       *[no] { $name }’s turn.
    }
}
history-place = { $move }{ $round ->
    [0] {""}
   *[other] , round { $round }
}, { $name }
history-move = Move
history-steps = Through the game
history-round-back = Round back (Page up)
history-turn-back = Turn back (Shift ←)
history-step-back = Step back (←)
history-play = Play on (Space)
history-stop = Stop (Space)
history-step-on = Step on (→)
history-turn-on = Turn on (Shift →)
history-round-on = Round on (Page down)
history-now = Now: { $moves }
history-end = End: { $moves }
history-to-move = { $mine ->
    [yes] you are to move
   *[no] { $name } to move
}
history-close = Back to now
history-share = Share
history-link = A link to this moment
history-link-shows = Who opens it sees move { $move } as a spectator would: nothing hidden is in it.
history-copy = Copy
keys-history = While looking back
key-history = By moves, with Shift by turns
key-history-round = By rounds
key-history-ends = To the beginning, to the newest move
key-history-play = Play or stop
key-history-close = Back to now
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
key-undo = Take the last move back
key-next = Show the next move of others
key-skip = Go to the present
key-end = End
key-pages = Page ↑ ↓
key-ends = Home, End
key-help = This list
keys-moves-hint = The tab “Moves” beside the log lists everything you may do.
leave-title = Leave the game?
leave-bot = A bot takes my seat
leave-bot-text = The others play on, and a bot plays for you. You may take the wheel again until the end.
leave-resign = Resign
leave-resign-duel = The game is over, and { $name } wins.
leave-resign-others = A bot plays on to the end for your seat, which is marked as resigned. You do not come back.
leave-close-text = The game ends here, without a winner.
leave-do = Leave
seat-away-title = { $name } is away
seat-away-since = Gone for { $minutes ->
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
event-game-timed-out = { $you ->
    [yes] You have lost on time: the game is over.
   *[no] { $seat } has lost on time: the game is over.
}
event-table-closed = { $you ->
    [yes] You close the table.
   *[no] { $seat } closes the table.
}
request-take-back = { $you ->
    [yes] You would like to take back:
   *[no] { $name } would like to take back:
}
request-take-back-since = { $took ->
    [one] One move.
   *[other] { $took } moves.
} { $revealed ->
    [yes] Something was revealed since; it will come again as it lies.
   *[no] Nothing was revealed since.
}
request-yes = Allow
request-no = No
request-withdraw = Never mind
request-ended-granted = Everybody agreed.
request-ended-refused = { $refuser } said no. All stays as it is.
request-ended-lapsed = Not everybody answered. All stays as it is.
request-ended-withdrawn = Not asked any more.
request-ended-moved = The game went on. All stays as it is.
request-ended-left = Not asked any more.
vote-agreed = { $name } agrees
vote-refused = { $name } does not agree
vote-open = { $name } has not answered yet
vote-away = { $name } is away and is not asked
key-agree = Agree to what is asked
key-refuse = Refuse what is asked
take-back-title = Take this back?
take-back-text = { $last ->
    [yes] Your last decision
   *[no] The decision behind this line
} and everything after it is taken back{ $alone ->
    [yes] . Bots agree.
   *[no] , if everybody at the table agrees within a minute.
}
take-back-luck = Luck stays as it was fixed before the game: the same cards lie where they lay. If something was revealed since, the game says for ever that it was taken back.
take-back-ask = { $alone ->
    [yes] Take back
   *[no] Ask everybody
}
event-taken-back = { $you ->
    [yes] You take { $took ->
        [one] a move
       *[other] { $took } moves
    } back; everybody agreed.
   *[no] { $seat } takes { $took ->
        [one] a move
       *[other] { $took } moves
    } back; everybody agreed.
}
key-rules = Open the rules, at what you point at
key-find = Search the rules
time-up-title = { $name } has no time left
time-up-text = You may wait, or decide what becomes of the seat.
event-seat-timed-out = { $you ->
    [yes] Your time is up; a bot plays for you.
   *[no] { $seat } has no time left; a bot plays on.
}
event-time-given = { $you ->
    [yes] Your time is up; there is some more, this once.
   *[no] { $seat } has no time left; there is some more, this once.
}
event-time-up = { $you ->
    [yes] Your time is up; the others may decide what becomes of your seat.
   *[no] { $seat } has no time left; the others may decide what becomes of the seat.
}
key-talk = Write to the others
request-pause = { $you ->
    [yes] You ask for a pause.
   *[no] { $name } asks for a pause.
}
request-pause-since = All clocks stop when everybody agrees. Anyone can end the pause.
event-game-anchored = { $you ->
    [yes] You asked for a pause: all lie at anchor.
   *[no] { $seat } asked for a pause: all lie at anchor.
}
event-game-sails-on = { $you ->
    [yes] You weigh anchor: the clocks run again.
   *[no] { $seat } weighs anchor: the clocks run again.
}
hook-title = Tell a program of my turns
hook-help = When it is your turn, this server posts the table, the seat and the number of moves to your address: nothing that a spectator could not know.
hook-url = Address of the program
hook-name = Use this address
hook-try = Try it now
hook-take-away = Take it away
hook-kept = Your turns are told there from now on.
hook-gone = Nobody is told of your turns any more.
hook-tried = It was taken.
watched-things = These are { $name }’s things
