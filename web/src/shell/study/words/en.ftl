# What is said of hints, studies, what-ifs and positions set up by hand; it comes with the words of the title.

study-this = Study this game
study-what = Everybody’s chance to win at each move, what luck gave, what each choice cost, and what could have been done better. It takes some minutes, and goes on when you leave.
study-game = The game
study-result = Result
study-old = This game is too old to be studied
    .text = It was played by rules that can no longer be replayed here. Its record still tells what happened.
study-ended = This game was not played to its end
    .text = Whoever ended it early kept what was hidden to themselves, so it cannot be studied.
study-about = { $title } · { $rounds ->
    [0] { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
    [one] 1 round, { $moves } moves
   *[other] { $rounds } rounds, { $moves } moves
} · { $date }
study-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
study-share = Share
study-to-table = Table
study-queued = Other games come first. You may leave: it will be studied all the same.
study-computing = Looked at move { $done } of { $total }{ $seconds ->
    [0] .
   *[other] { $minutes ->
        [0] , about { $seconds } s to go.
       *[other] , about { $minutes } min to go.
    }
} You may leave: the study goes on.
study-stopped = Stopped after { $done } of { $total } looks. What was found is kept.
study-stop = Stop
study-go-on = Go on
study-waits = Luck, choices, moments and words come when every move has been looked at.
study-chance = Chance to win
study-chance-team = Chance to win
study-playouts = before each move, from { $playouts } voyages or more
study-kind = Kind of plot
study-shares = Shares
study-lines = Lines
study-along = Along the game, move by move
study-round = round { $round }
study-end = The end
study-rivals = rivals
study-team = chance
study-move-place = { $round ->
    [0] Move { $move }
   *[other] Move { $move }, round { $round }
}
study-luck-and-choices = Luck and choices
study-luck = luck
study-choices = choices
study-others = others
study-from-to = { $from } → { $to } %
study-luck-told = luck { $luck }, choices { $choices }, others { $others }
study-luck-help = In points of chance, from the start to the end. Luck: what came as it fell. Choices: what the own moves did to the own chance. Others: what their moves did to it.
study-words = In words
study-agreement = Choices as good as the Admiral’s
study-agreement-help = Share of choices as good as the Admiral’s, within 2 points: closer than that it does not judge. It errs now and then.
study-moments = Key moments
study-which = Whose moments
study-all = All { $count }
study-yours = Yours { $count }
study-nothing = No choice cost more than 3 points, and luck never gave or took as much at once.
study-nothing-own = None of them is yours.
study-moment-choice = { $name }: { $move }
study-moment-luck = Luck after { $name }: { $move }
study-moment-place = { $round ->
    [0] Move { $move }
   *[other] Round { $round }, move { $move }
} · { $kind ->
    [luck] good luck
    [misfortune] bad luck
   *[choice] choice
}
study-compared = Moves compared
study-chance-of = chance of { $name }
study-outlook = outlook
study-worth = { $points }
study-better = Better: { $move }
study-played = Played: { $move }
study-average = On average
study-came = As it came
study-open-board = Open at the board
study-won = { $move ->
    [1] { $name } had the best chance from the first move to the last, and won.
   *[other] { $round ->
        [0] { $name } won; from move { $move } on nobody had a better chance.
       *[other] { $name } won; from round { $round } on (move { $move }) nobody had a better chance.
    }
}
study-rival-won = Nobody at the table won.
study-led = { $name } was ahead for { $percent }% of the moves, but did not win.
study-peak = { $round ->
    [0] { $name } had come to { $percent }% at move { $move }.
   *[other] { $name } had come to { $percent }% in round { $round }.
}
study-lucky = Luck gave { $name } { $percent } points of chance, more than anybody else.
study-team-won = The crew won; at the start its chance was { $percent }%.
study-team-lost = The crew lost; at the start its chance was { $percent }%.
study-team-low = { $round ->
    [0] It was lowest at move { $move }, with { $percent }%.
   *[other] It was lowest in round { $round }, with { $percent }%.
}
study-team-high = { $round ->
    [0] It was highest at move { $move }, with { $percent }%.
   *[other] It was highest in round { $round }, with { $percent }%.
}
study-alone-won = { $name } won; at the start the chance was { $percent }%.
study-alone-lost = { $name } lost; at the start the chance was { $percent }%.
study-alone-low = { $round ->
    [0] It was lowest at move { $move }, with { $percent }%.
   *[other] It was lowest in round { $round }, with { $percent }%.
}
study-alone-high = { $round ->
    [0] It was highest at move { $move }, with { $percent }%.
   *[other] It was highest in round { $round }, with { $percent }%.
}
study-blessed = Luck gave { $percent } points of chance in all.
study-cursed = Luck took { $percent } points of chance in all.
study-gift = { $round ->
    [0] The greatest stroke of luck was { $name }’s at move { $move }: { $percent } points.
   *[other] The greatest stroke of luck was { $name }’s in round { $round }, at move { $move }: { $percent } points.
}
study-blow = { $round ->
    [0] The hardest blow of luck fell on { $name } at move { $move }: { $percent } points.
   *[other] The hardest blow of luck fell on { $name } in round { $round }, at move { $move }: { $percent } points.
}
study-dearest = { $round ->
    [0] The dearest choice was { $name }’s at move { $move }: “{ $played }” instead of “{ $better }” cost { $percent } points.
   *[other] The dearest choice was { $name }’s in round { $round }, at move { $move }: “{ $played }” instead of “{ $better }” cost { $percent } points.
}
study-calm = No choice cost as much as 3 points.
tree-about = { $title }: other courses of this game that you have tried out. Only you see them, unless you share them.
tree-shared-about = { $title }: other courses of this game that somebody has tried out, with comments.
tree-empty = Nothing was tried out yet. Look back at any moment of the game, and choose “What if?” there; what you play then is kept here.
tree-main = The game itself, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
tree-from = After move { $move }, as { $name }
tree-won = { $winners ->
    [one] { $names } won{ $by ->
        [0] {""}
        [one] {" "}by one point
       *[other] {" "}by { $by } points
    }
   *[other] { $names } won together
}
tree-team-won = All won
tree-team-lost = All lost
tree-nobody-won = Nobody won
tree-running = Still being played, at move { $moves }
tree-stopped = Stopped at move { $moves }
tree-scores = Points at the end
tree-change = ({ $change })
tree-begins = It begins:
tree-move = Move { $move }
tree-uncomment = Take the comment away
tree-play-on = Play on
tree-stop = Stop here
tree-look = Look at it
tree-drop = Forget this branch
tree-save = Save as a record
tree-bring = Open a record
tree-share = Whoever has the link may look at it
tree-link = Copy the link
tree-running-help = { $lines ->
    [one] A branch that is still being played is not saved.
   *[other] { $lines } branches that are still being played are not saved.
}
tree-notes = Comment
tree-note = A comment on move { $move }
tree-note-place = What is there to say about this moment?
tree-note-save = Keep it
tree-note-help = It is kept with your what-ifs of this game; only you see it, unless you share them.
tree-open = All what-ifs

position-about = { $title }: choose something, then where it goes. Each change is checked.
position-map = On the map
position-map-help = Touch a cell of the map, and say here what stands on it.
position-cell = On the map, at { $cell }
position-stands = What stands here
position-nobodys = nobody’s
position-place-of = { $place }, { $name }
position-move-to = Goes to:
position-less = Less: { $place }
position-more = More: { $place }
position-nothing = Nothing
position-ask = Ask the engine
position-copy = Copy as text
position-paste = Paste a position
position-paste-help = One line that begins with “flibuste:”, as “Copy as text” gives it.
position-open = Open it
position-chances = Everybody’s chance to win
position-table = On the table
position-turn = Whose turn it is
position-turn-of = Turn of { $name }
position-play = Play on from here
position-play-help = At a private table against bots, unrated. What your seat cannot know is dealt anew.
position-mine = You are
position-rivals = The others
position-play-on = Play on
position-new = Another game
position-title = Game
position-preset = Way to play
position-seats = Players
position-begin = Begin with it
position-from-here = Set up from here

hint-again = Look again
hint-asking = Looking ahead …
hint-points = outlook { $points }
hint-error = Chance to win, ± { $error } points
hint-only = There is nothing else to do.
hint-wins = This should win.
hint-risk = Worth the risk: in about { $percent } of 100 cases it turns out badly.
hint-denies = Or else { $name } would do it.
hint-brings = { $brings }.
hint-reply = { $name } would probably answer: { $move }.
hint-follows = Then probably: { $move }.
hint-hope = In about { $percent } of 100 cases it turns out very well.
hint-safe = { $percent ->
    [0] It never turns out badly.
   *[other] It turns out badly in about { $percent } of 100 cases only.
}
hint-spares = The other way turns out badly in about { $percent } of 100 cases.
hint-ahead = Looking further ahead, it is worth { $percent } points of chance more than the next best.
hint-steady = About as good as anything.
hint-behind = Sound, but a little slower.
