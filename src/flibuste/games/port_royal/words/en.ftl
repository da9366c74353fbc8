### Port Royal in words. Every id and attribute here is also in fr.ftl; a test says so.
###
### Arguments made from facts: numbers stay numbers. For a fact `card` there are $card, $card_a and $card_the; for a list `cards`
### its length $cards and $cards_list (each card as in its .a); for `winners` their number $winners_count and $winners_list. Seats
### ($seat, $to, $to_move) are players' names; $you, $to_you and $to_move_you are "yes" when the reader is meant; for winners $you is
### "yes" when the reader alone has won. In card-* messages $needs is the list of role names, and $skull is "yes" or "no".

title-name = Port Royal
title-description = Reveal ship after ship, but stop in time: two of the same color and the harbor is lost. Trade, hire your crew and reach 12 influence first.

## Cards

# Parts of other messages.
n-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
n-swords = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
ship-strength = { $skull ->
    [yes] skull
   *[no] { n-swords }
}
ship-ability = Worth { n-coins }. { $skull ->
    [yes] It cannot be repelled.
   *[no] Repelled by { n-swords } or more.
}
discounted = { $discount ->
    [0] { $cost }
    [one] { $cost } ({ $printed } − 1 Señorita)
   *[other] { $cost } ({ $printed } − { $discount } Señoritas)
}

card-pinnace = Pinnace
    .a = a pinnace ({ ship-strength })
    .the = the pinnace
    .ability = Yellow ship. { ship-ability }
card-flute = Flute
    .a = a flute ({ ship-strength })
    .the = the flute
    .ability = Blue ship. { ship-ability }
card-skiff = Skiff
    .a = a skiff ({ ship-strength })
    .the = the skiff
    .ability = Green ship. { ship-ability }
card-frigate = Frigate
    .a = a frigate ({ ship-strength })
    .the = the frigate
    .ability = Red ship. { ship-ability }
card-galleon = Galleon
    .a = a galleon ({ ship-strength })
    .the = the galleon
    .ability = Black ship. { ship-ability }
card-sailor = Sailor
    .a = a Sailor
    .the = the Sailor
    .ability = { n-swords } to repel ships.
card-pirate = Pirate
    .a = a Pirate
    .the = the Pirate
    .ability = { n-swords } to repel ships.
card-trader = { $color ->
    [yellow] Yellow Trader
    [blue] Blue Trader
    [green] Green Trader
    [red] Red Trader
   *[black] Black Trader
}
    .a = { $color ->
        [yellow] a yellow Trader
        [blue] a blue Trader
        [green] a green Trader
        [red] a red Trader
       *[black] a black Trader
    }
    .the = { $color ->
        [yellow] the yellow Trader
        [blue] the blue Trader
        [green] the green Trader
        [red] the red Trader
       *[black] the black Trader
    }
    .ability = { $color ->
        [yellow] Each pinnace
        [blue] Each flute
        [green] Each skiff
        [red] Each frigate
       *[black] Each galleon
    } you trade brings 1 coin more.
card-admiral = Admiral
    .a = an Admiral
    .the = the Admiral
    .ability = When it is your time to pick and the harbor holds 5 cards or more: 2 coins.
card-jester = Jester
    .a = a Jester
    .the = the Jester
    .ability = When it is your time to pick and the harbor is empty, and at every bust: 1 coin.
card-governor = Governor
    .a = a Governor
    .the = the Governor
    .ability = You may take 1 card more each time you pick.
card-senorita = Señorita
    .a = a Señorita
    .the = the Señorita
    .ability = Hiring costs you 1 coin less.
card-priest = Priest
    .a = a Priest
    .the = the Priest
    .ability = Expedition crew: cross.
card-captain = Captain
    .a = a Captain
    .the = the Captain
    .ability = Expedition crew: anchor.
card-settler = Settler
    .a = a Settler
    .the = the Settler
    .ability = Expedition crew: house.
card-jack = Jack of all trades
    .a = a Jack of all trades
    .the = the Jack of all trades
    .ability = Expedition crew: stands in for a Priest, a Captain or a Settler.
card-expedition = Expedition ({ $needs })
    .a = an expedition ({ $needs })
    .the = the expedition ({ $needs })
    .ability = Send { $needs }: { n-coins } and { $influence } influence.
card-tax = { $bonus ->
    [swords] Tax (most swords)
   *[influence] Tax (least influence)
}
    .a = { $bonus ->
        [swords] a tax (most swords)
       *[influence] a tax (least influence)
    }
    .the = the tax
    .ability = Whoever has { $threshold } coins or more gives up half, rounded down. { $bonus ->
        [swords] Most swords: 1 coin.
       *[influence] Least influence: 1 coin.
    }
card-token = Coin token
    .a = a coin token
    .the = the coin token
    .ability = A coin from outside the deck; it leaves the game when it is spent.

## Moves

move-reveal = Reveal a card
move-stop = Stop and trade
move-repel = Repel the ship
move-admit = Let the ship in
move-trade = Trade { $card_the }
move-hire = Hire { $card_the }
move-pass = Pass
move-expedition = Complete { $card_the }
move-send = Send { $card_the }
move-end = End the turn

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-coins = { $n ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
preview-influence = { $amount } influence
preview-cards = { $n ->
    [0] no card to take
    [one] take 1 card
   *[other] take { $n } cards
}
preview-bust = bust
preview-fee = fee of { $n } included

## Steps and what the player to move must do

step-discover = Discover
step-repel = Repel?
step-window = Trade and hire
step-crew = Choose the crew
step-turn-end = End of turn
step-over = Game over

# $first: "yes" when nothing has been revealed this turn; $cards: how many cards may be taken (after stopping).
prompt-discover = { $first ->
    [yes] { $you ->
        [yes] Reveal the first card.
       *[no] { $seat } must reveal the first card.
    }
   *[no] { $you ->
        [yes] Reveal another card, or stop and take { $cards ->
            [0] nothing
            [one] 1 card
           *[other] up to { $cards } cards
        }.
       *[no] { $seat } may reveal another card, or stop and take { $cards ->
            [0] nothing
            [one] 1 card
           *[other] up to { $cards } cards
        }.
    }
}
prompt-repel = { $you ->
    [yes] Repel this ship, or let it in?
   *[no] { $seat } decides whether to repel the ship.
}
prompt-window = { $you ->
    [yes] { $cards ->
        [0] You have taken all your cards.
        [one] Take 1 card from the harbor, or pass.
       *[other] Take up to { $cards } cards from the harbor, or pass.
    }
   *[no] { $cards ->
        [0] { $seat } has taken everything allowed.
        [one] { $seat } may take 1 card from the harbor.
       *[other] { $seat } may take up to { $cards } cards from the harbor.
    }
}
prompt-crew = { $you ->
    [yes] Choose who goes on the expedition.
   *[no] { $seat } chooses who goes on the expedition.
}
prompt-turn-end = { $you ->
    [yes] Complete an expedition, or end your turn.
   *[no] { $seat } may complete an expedition before the turn ends.
}
prompt-over = The game is over.

## Events

event-game-started = { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
event-turn-started = { $you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { $seat }’s turn.
}
event-card-revealed = { $you ->
    [yes] You reveal { $card_a }.
   *[no] { $seat } reveals { $card_a }.
}
event-ship-repelled = { $you ->
    [yes] You repel { $card_a } with { n-swords }.
   *[no] { $seat } repels { $card_a } with { n-swords }.
}
event-busted = { $you ->
    [yes] You bust: { $card_the } is the second ship of its color. Lost: { $cards_list }.
   *[no] { $seat } busts: { $card_the } is the second ship of its color. Lost: { $cards_list }.
}
event-expedition-opened = A new expedition is open: { $card }.
event-tax-levied = { $card }: whoever has too many coins gives up half of them.
event-tax-paid = { $you ->
    [yes] You pay { n-coins } of tax and keep { $left }.
   *[no] { $seat } pays { n-coins } of tax and keeps { $left }.
}
event-nobody-taxed = Nobody is rich enough to be taxed.
event-coins-gained = { $you ->
    [yes] You gain { n-coins }{ $source ->
        [ship] {""} for the ship
        [trader] {""} from your Traders
        [admiral] {""} from the Admiral: at least 5 cards in the harbor
        [jester] {""} from the Jester
        [tax] {""} as the bonus of the tax
        [expedition] {""} for the expedition
        [start] {""} to start with
       *[other] {""}
    }.
   *[no] { $seat } gains { n-coins }{ $source ->
        [ship] {""} for the ship
        [trader] {""} from the Traders
        [admiral] {""} from the Admiral: at least 5 cards in the harbor
        [jester] {""} from the Jester
        [tax] {""} as the bonus of the tax
        [expedition] {""} for the expedition
        [start] {""} to start with
       *[other] {""}
    }.
}
event-discovery-stopped = { $you ->
    [yes] You stop
   *[no] { $seat } stops
} with { $colors ->
    [0] no ship
    [one] 1 color
   *[other] { $colors } colors
} in the harbor: { $cards ->
    [0] no card to take.
    [one] 1 card to take.
   *[other] { $cards } cards to take.
}
event-nothing-to-reveal = There is no card left to reveal: { $you ->
    [yes] your discovery ends.
   *[no] { $seat }’s discovery ends.
}
event-window-opened = { $you ->
    [yes] You may take { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }.
   *[no] { $seat } may take { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }.
}
event-ship-traded = { $you ->
    [yes] You trade
   *[no] { $seat } trades
} { $card_the } for { n-coins }{ $traders ->
    [0] {""}
    [one] {""} (1 of them from a Trader)
   *[other] {""} ({ $traders } of them from Traders)
}.
event-character-hired = { $you ->
    [yes] You hire
   *[no] { $seat } hires
} { $card_the } for { $cost ->
    [0] nothing
    [one] 1 coin
   *[other] { $cost } coins
}{ $influence ->
    [0] {""}
   *[other] : +{ $influence } influence
}.
event-fee-paid = { $you ->
    [yes] You pay { $to } { n-coins } for picking.
   *[no] { $to_you ->
        [yes] { $seat } pays you { n-coins } for picking.
       *[no] { $seat } pays { $to } { n-coins } for picking.
    }
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-passed-automatically = { $why ->
    [nothing-affordable] { $you ->
        [yes] You cannot afford anything in the harbor and pass.
       *[no] { $seat } cannot afford anything in the harbor and passes.
    }
    [empty-harbor] { $you ->
        [yes] The harbor is empty: nothing for you to take.
       *[no] The harbor is empty: nothing for { $seat } to take.
    }
   *[no-cards-left] { $you ->
        [yes] You have taken all your cards.
       *[no] { $seat } has taken everything allowed.
    }
}
event-coins-turned-up = { $you ->
    [yes] The coins you paid { $cards ->
        [0] leave the game: they were tokens.
       *[other] turn face up: { $cards_list }.
    }
   *[no] The coins { $seat } paid { $cards ->
        [0] leave the game: they were tokens.
       *[other] turn face up: { $cards_list }.
    }
}
event-expedition-completed = { $you ->
    [yes] You complete { $card_the }
   *[no] { $seat } completes { $card_the }
} with { $cards_list }: +{ n-coins }, +{ $influence } influence.
event-harbor-cleared = { $cards ->
    [one] 1 card leaves the harbor: { $cards_list }.
   *[other] { $cards } cards leave the harbor: { $cards_list }.
}
event-deck-shuffled = The draw pile is shuffled: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-coins-short = { $you ->
    [yes] No card is left to serve as a coin: you receive { $coins ->
        [one] 1 coin token
       *[other] { $coins } coin tokens
    }.
   *[no] No card is left to serve as a coin: { $seat } receives { $coins ->
        [one] 1 coin token
       *[other] { $coins } coin tokens
    }.
}
event-end-triggered = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $influence } influence: the game ends after this round.
event-turn-ended = { $you ->
    [yes] Your turn ends.
   *[no] { $seat }’s turn ends.
}
event-game-over = { $ending ->
    [decision_limit] The decision limit ends the game.
   *[other] The game is over.
} { $winners_count ->
    [0] Nobody wins.
    [one] { $you ->
        [yes] You win!
       *[no] { $winners_list } wins.
    }
   *[other] { $winners_list } share the victory.
}

## Reasons: why something cannot be done now

reason-must-reveal-first = The first card of a turn must be revealed.
reason-nothing-to-reveal = Both the draw pile and the discard pile are empty: there is nothing to reveal.
reason-harbor-empty = The harbor is still empty, and at this table you may not stop before it holds a card.
reason-reveal-not-now = You can reveal cards only while you discover.
reason-stop-not-now = You can stop only while you discover.
reason-no-ship-to-repel = There is no ship to decide about: repelling concerns only the ship just revealed.
reason-not-in-harbor = There is no { $card } in the harbor.
reason-take-after-stop = { $gain ->
    [0] { $card }: you hire after you stop discovering. It will cost { discounted } and you have { n-coins }{ $short ->
        [0] .
       *[other] : { $short } short.
    }
   *[other] { $card }: you trade after you stop discovering. It will bring { $gain ->
        [one] 1 coin
       *[other] { $gain } coins
    }.
}
reason-coins-short = { $card }: it costs { discounted }{ $fee ->
    [0] {""}
   *[other] {""} plus { $fee } for the active player
} and you have { n-coins }: { $short } short.
reason-no-cards-left = You have already taken as many cards as you may.
reason-expedition-not-open = { $card } is not open.
reason-expedition-not-active = Only the active player can complete an expedition.
reason-crew-missing = { $card }: your crew lacks { $missing ->
    [one] 1 member
   *[other] { $missing } members
} for it.
reason-expedition-not-now = An expedition can be completed only between your own choices, not at this moment.
reason-choose-crew-first = First choose who goes on the expedition.
reason-turn-is-ending = The turn is ending: only an expedition can still be completed.
reason-ship-comes-first = First decide about { $card_the }: repel it or let it in.
reason-still-discovering = You are still discovering: reveal another card or stop.
reason-discovery-is-over = The discovery is over: now cards are taken from the harbor.
reason-crew-not-needed = { $card } is not needed for this expedition.
reason-too-strong = { $card }: you need { $needed ->
    [one] 1 sword
   *[other] { $needed } swords
} to repel it and have { $swords }.
reason-skull = { $card }: a ship with a skull can never be repelled.
reason-pass-not-now = You can pass only when it is your time to pick from the harbor.
reason-end-not-now = The turn cannot be ended here.

## The table in plain lines, for a terminal

line-turn = { $you ->
    [yes] Round { $round }, your turn.
   *[no] Round { $round }, { $seat }’s turn.
}
line-last-round = This is the last round.
line-harbor-empty = Harbor: empty.
line-harbor = Harbor ({ $colors ->
    [0] no ship
    [one] 1 color
   *[other] { $colors } colors
}):
line-pending = Just revealed: { $card_a }, worth { n-coins }.
line-ship = { $card_a }: { n-coins }
line-character = { $card }: costs { $cost }, { $influence } influence. { $ability }
line-short = { $short ->
    [0] You can pay it.
   *[other] { $short } short.
}
line-expedition = Open: { $card_a }, { n-coins }, { $influence } influence. { $missing ->
    [0] Your crew is ready.
    [one] 1 crew member missing.
   *[other] { $missing } crew members missing.
}
line-expedition-open = Open: { $card_a }, { n-coins }, { $influence } influence.
line-player = { $you ->
    [yes] You: { n-coins }, { $influence } influence, { n-swords }.
   *[no] { $seat }: { n-coins }, { $influence } influence, { n-swords }.
} { $cards ->
    [0] No crew yet.
   *[other] Crew: { $cards_list }.
}
line-odds = Risk of a bust with the next card: { $bad } of { $cards }, { $percent }%.
line-piles = Draw pile { $cards }, discard pile { $discard }.

## Score sheet and endings

source-sailor = Sailors
source-pirate = Pirates
source-trader = Traders
source-admiral = Admirals
source-jester = Jesters
source-governor = Governors
source-senorita = Señoritas
source-priest = Priests
source-captain = Captains
source-settler = Settlers
source-jack = Jacks of all trades
source-expedition = Expeditions
source-coins = Coins (they decide a tie)

ending-points = Most influence wins.
ending-points-and-expedition = Most influence wins, among those who completed an expedition.
ending-decision-limit = The decision limit was reached: the standings count as they are.

## Options

option-sets = Cards in play
    .help = Which sets are shuffled into the deck.
option-sets-base = Base game
option-ending = End of the game
    .help = What starts the last round, and who can win.
option-ending-points = 12 influence
option-ending-points-and-expedition = 12 influence and an expedition
option-first-player = First player
    .help = Who takes the first turn.
option-first-player-random = At random
option-first-player-1 = Seat 1
option-first-player-2 = Seat 2
option-first-player-3 = Seat 3
option-first-player-4 = Seat 4
option-first-player-5 = Seat 5
option-expedition-at-end-of-turn = Expeditions at the end of the turn
    .help = The active player may still complete an expedition after everyone has picked.
option-jester-pays-active = Jesters pay the active player
    .help = The active player’s Jesters pay too, for an empty harbor or a bust. Off: only those of the others.
option-stop-with-empty-harbor = Stopping with an empty harbor
    .help = You may stop revealing while the harbor is empty. Off: it must hold a card first.
option-bust-odds = Chance of a bust
    .help = Whether the table can show how likely the next card is to sink you; the same for everyone.
option-bust-odds-on-request = On request
option-bust-odds-always = Always
option-bust-odds-never = Never
option-decision-limit = Decision limit
    .help = After this many decisions the game ends with the standings as they are.
