### What others show of a link to a page of ours.

card-site = Board games of the sea, to play with friends or against bots.
card-waiting = { $people ->
    [0] The table waits for players.
   *[other] The table waits for players. Aboard: { $names }.
}
card-playing = { $people ->
    [0] A game under way: come and watch.
   *[other] A game under way: come and watch { $names }.
}
card-over = { $people ->
    [0] The game is over: look at it, move by move.
   *[other] The game of { $names } is over: look at it, move by move.
}
card-move = { $place }: move { $move }
card-person = { $games ->
    [0] Has not finished a game yet.
    [one] One game, { $won } won.
   *[other] { $games } games, { $won } won.
}
card-rules = { $title }: the rules
