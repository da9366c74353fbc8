### Port Royal in words. Every id and attribute here is also in fr.ftl; a test says so.
###
### Arguments made from facts: numbers stay numbers. For a fact `card` there are $card, $card_a and $card_the; for a list `cards`
### its length $cards and $cards_list (each card as in its .a); for `winners` their number $winners_count and $winners_list. Seats
### ($seat, $to, $to_move) are players' names; $you, $to_you and $to_move_you are "yes" when the reader is meant; for winners $you is
### "yes" when the reader alone has won. In card-* messages $needs is the list of role names, and $skull is "yes" or "no". A fact
### `merchant` gives $merchant, $merchant_a and $merchant_the; `contract` gives its name $contract and its condition $contract_text.

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
}{ $gift ->
   *[0] {""}
    [one] , with a gift
    [other] , with a gift
}
ship-ability = Worth { n-coins }. { $gift ->
   *[0] {""}
    [one] 1 coin goes to another player of your choice.{" "}
    [other] { $gift } coins go to another player of your choice.{" "}
}{ $skull ->
    [yes] It cannot be repelled.
   *[no] Repelled by { n-swords } or more.
}
a-color = { $color ->
    [yellow] yellow
    [blue] blue
    [green] green
    [red] red
   *[black] black
}
each-ship-traded = { $color ->
    [yellow] Each pinnace
    [blue] Each flute
    [green] Each skiff
    [red] Each frigate
   *[black] Each galleon
} you trade
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
    .a = a { a-color } Trader
    .the = the { a-color } Trader
    .ability = { each-ship-traded } brings 1 coin more.
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
card-merchant = { $color ->
    [yellow] Yellow Merchant
    [blue] Blue Merchant
    [green] Green Merchant
    [red] Red Merchant
   *[black] Black Merchant
}
    .a = a { a-color } Merchant
    .the = the { a-color } Merchant
    .ability = { each-ship-traded } can be kept under this card: 1 influence.
card-passenger = Passenger
    .a = a Passenger
    .the = the Passenger
    .ability = Brings influence and nothing else.
card-gambler = Gambler
    .a = a Gambler
    .the = the Gambler
    .ability = Once in each of your turns: 4 cards at once, none to be repelled. If you do not bust, 1 card more to take.
card-clerk = { $color ->
    [yellow] Yellow Clerk
    [blue] Blue Clerk
    [green] Green Clerk
    [red] Red Clerk
   *[black] Black Clerk
}
    .a = a { a-color } Clerk
    .the = the { a-color } Clerk
    .ability = { each-ship-traded } lets you take 1 card more.
card-gunner = Gunner
    .a = a Gunner
    .the = the Gunner
    .ability = When it is your time to pick: 1 coin for each ship in the harbor after the first.
card-vice-admiral = Vice-Admiral
    .a = a Vice-Admiral
    .the = the Vice-Admiral
    .ability = When it is your time to pick and the harbor holds 3 or 4 cards: 1 coin.
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
    .ability = Whoever has { $threshold } coins or more { $keep ->
        [-1] gives up half, rounded down.
       *[other] keeps only { $keep }.
    } { $bonus ->
        [swords] Most swords: 1 coin.
       *[influence] Least influence: 1 coin.
    }
card-token = Coin token
    .a = a coin token
    .the = the coin token
    .ability = A coin from outside the deck; it leaves the game when it is spent.

## Contracts: their name, and what they ask for

contract-luminary = Luminary
    .text = Have { $asks }.
contract-bruja = Bruja
    .text = Have { $asks }.
contract-maritime-supremacy = Maritime Supremacy
    .text = Have { $asks }.
contract-new-colony = New Colony
    .text = Have { $asks }.
contract-trade-outpost = Trade Outpost
    .text = Have { $asks }.
contract-trade-master = Trade Master
    .text = Have { $asks }.
contract-thrifty-staff = Thrifty Staff
    .text = Have { $asks }, as printed on the card.
contract-mercenary = Mercenary
    .text = Have { $asks }.
contract-explorer = Explorer
    .text = Have { $asks } behind you.
contract-frigate-nemesis = Frigate Nemesis
    .text = Trade { $times } frigates without taking their gold.
contract-galleon-nemesis = Galleon Nemesis
    .text = Trade { $times } galleons without taking their gold.
contract-tax-inspector = Tax Inspector
    .text = Lose coins to a tax; claim it right then.
contract-jinx = Jinx
    .text = Bust in your own turn; claim it right then.
contract-speculator = Speculator
    .text = In { $times } of your turns, have ships of { $amount } colors in the harbor.
contract-major-speculator = Major Speculator
    .text = In your turn, have ships of { $amount } colors in the harbor; claim it right then.
contract-pirates-nest = Pirate’s Nest
    .text = In your turns, keep { $pays }, then discard them.
contract-small-estate = Small Estate
    .text = Have { $asks }.
contract-ransom = Ransom
    .text = Pay { $pays }.

# What a contract asks for, or what a seat still lacks for it; each is a whole entry of a list, without a full stop. $count: how many;
# $cost: the highest cost that counts.
missing-sailor = { $count ->
    [one] a Sailor
   *[other] { $count } { source-sailor }
}
missing-pirate = { $count ->
    [one] a Pirate
   *[other] { $count } { source-pirate }
}
missing-trader = { $count ->
    [one] a Trader
   *[other] { $count } { source-trader }
}
missing-admiral = { $count ->
    [one] an Admiral
   *[other] { $count } { source-admiral }
}
missing-jester = { $count ->
    [one] a Jester
   *[other] { $count } { source-jester }
}
missing-governor = { $count ->
    [one] a Governor
   *[other] { $count } { source-governor }
}
missing-senorita = { $count ->
    [one] a Señorita
   *[other] { $count } { source-senorita }
}
missing-priest = { $count ->
    [one] a Priest
   *[other] { $count } { source-priest }
}
missing-captain = { $count ->
    [one] a Captain
   *[other] { $count } { source-captain }
}
missing-settler = { $count ->
    [one] a Settler
   *[other] { $count } { source-settler }
}
missing-jack = { $count ->
    [one] a Jack of all trades
   *[other] { $count } { source-jack }
}
missing-merchant = { $count ->
    [one] a Merchant
   *[other] { $count } { source-merchant }
}
missing-passenger = { $count ->
    [one] a Passenger
   *[other] { $count } { source-passenger }
}
missing-gambler = { $count ->
    [one] a Gambler
   *[other] { $count } { source-gambler }
}
missing-clerk = { $count ->
    [one] a Clerk
   *[other] { $count } { source-clerk }
}
missing-gunner = { $count ->
    [one] a Gunner
   *[other] { $count } { source-gunner }
}
missing-vice-admiral = { $count ->
    [one] a Vice-Admiral
   *[other] { $count } { source-vice-admiral }
}
missing-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
missing-cheap-characters = { $count ->
    [one] 1 character of cost { $cost } or less
   *[other] { $count } characters of cost { $cost } or less
}
missing-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
missing-expeditions = { $count ->
    [one] an expedition
   *[other] { $count } expeditions
}
missing-influence = { $count } influence
missing-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
missing-times = { $count ->
    [one] 1 occasion
   *[other] { $count } occasions
}
missing-nest = { $count ->
    [one] a repelled ship of the last color
   *[other] repelled ships of { $count } colors
}
missing-moment = the right moment
missing-turn = your turn as the active player
missing-marker = a free marker

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
move-gamble = Use a Gambler: 4 cards at once
move-store = Keep the ship under { $card_the } (cost { $card_cost })
move-sell = Put the ship on the discard pile
move-gift = Give the coin to { $to }
move-claim = Claim the contract “{ $contract }”
move-forgo = Let this chance go by
move-waive = Give up the ship’s gold
move-collect = Take the ship’s gold
move-nest = Keep the ship for the Pirate’s Nest
move-discard = Discard the repelled ship
move-bank = Put a card on the victory pile
move-leave = Keep the whole time deck

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
step-store = Keep the ship?
step-gift = A coin for somebody
step-waive = Give up the gold?
step-nest = Keep for the nest?
step-claim-now = Claim now?
step-bank = Victory pile?
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
# Instead of prompt-discover after a Gambler, when another one could be used.
prompt-gambled = { $you ->
    [yes] Use another Gambler, or stop and take { $cards ->
        [0] nothing
        [one] 1 card
       *[other] up to { $cards } cards
    }.
   *[no] { $seat } may use another Gambler, or stop and take { $cards ->
        [0] nothing
        [one] 1 card
       *[other] up to { $cards } cards
    }.
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
    [yes] You can still complete something, or end your turn.
   *[no] { $seat } can still complete something before the turn ends.
}
prompt-store = { $you ->
    [yes] Keep the ship under a Merchant for 1 influence, or discard it?
   *[no] { $seat } decides whether to keep the ship under a Merchant.
}
prompt-gift = { $you ->
    [yes] This ship brings a coin to another player: choose who gets it.
   *[no] { $seat } chooses who gets the ship’s gift.
}
prompt-waive = { $you ->
    [yes] Take the gold of this ship, or give it up to get on with your contract?
   *[no] { $seat } decides whether to give up the ship’s gold for a contract.
}
prompt-nest = { $you ->
    [yes] Keep the repelled ship for the Pirate’s Nest, or discard it?
   *[no] { $seat } decides whether to keep the repelled ship.
}
prompt-claim-now = { $you ->
    [yes] A contract is within reach: claim it now, or let the chance go by.
   *[no] { $seat } may claim a contract at this very moment.
}
prompt-bank = { $you ->
    [yes] A tax: move the top card of the time deck to the victory pile? One turn less, one point more if you win.
   *[no] { $seat } decides whether a card of the time deck goes to the victory pile.
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
event-tax-levied = { $card }: whoever has too many coins must give some up.
event-tax-paid = { $you ->
    [yes] You pay { n-coins } of tax and keep { $left }.
   *[no] { $seat } pays { n-coins } of tax and keeps { $left }.
}
event-nobody-taxed = Nobody is rich enough to be taxed.
event-coins-gained = { $you ->
    [yes] You gain { n-coins }{ $source ->
        [ship] {""} for the ship
        [trader] {""} from your Traders
        [gunner] {""} from the Gunner: ships in the harbor
        [vice_admiral] {""} from the Vice-Admiral: 3 or 4 cards in the harbor
        [contract] {""} for the contract
        [gift] {""} as the gift of a ship
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
        [gunner] {""} from the Gunner: ships in the harbor
        [vice_admiral] {""} from the Vice-Admiral: 3 or 4 cards in the harbor
        [contract] {""} for the contract
        [gift] {""} as the gift of a ship
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
event-window-closed = { $you ->
    [yes] You have finished picking.
   *[no] { $seat } has finished picking.
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
   *[empty-harbor] { $you ->
        [yes] The harbor is empty: nothing for you to take.
       *[no] The harbor is empty: nothing for { $seat } to take.
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
event-turn-ending = { $you ->
    [yes] Your turn is coming to its end.
   *[no] { $seat }’s turn is coming to its end.
}
event-game-over = { $ending ->
    [contracts_done] All contracts are done. { $winners_count ->
        [0] Nobody wins.
        [one] { $you ->
            [yes] You win!
           *[no] { $winners_list } wins.
        }
       *[other] { $winners_list } win together!
    }
    [time_up] Time has run out before all contracts were done: the game is lost.
   *[other] { $ending ->
        [decision_limit] The decision limit ends the game.
       *[other] The game is over.
    } { who-wins }
}

# Sets Sail, the Gambler, Just One More Contract.
event-gambler-used = { $you ->
    [yes] You use a Gambler: { $cards } cards at once.
   *[no] { $seat } uses a Gambler: { $cards } cards at once.
}
event-ship-stored = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card_the } under { $merchant_the }: +1 influence.
event-coin-given = { $you ->
    [yes] You choose { $to } for the ship’s gift: { n-coins }.
   *[no] { $to_you ->
        [yes] { $seat } chooses you for the ship’s gift: { n-coins }.
       *[no] { $seat } chooses { $to } for the ship’s gift: { n-coins }.
    }
}
event-gold-waived = { $you ->
    [yes] You trade { $card_the } and give up its gold
   *[no] { $seat } trades { $card_the } and gives up its gold
} for the contract “{ $contract }”.
event-ship-nested = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card_the } for the Pirate’s Nest.
event-nest-emptied = { $you ->
    [yes] You discard the ships of your nest: { $cards_list }.
   *[no] { $seat } discards the ships of the nest: { $cards_list }.
}
event-contract-opened = Open contract: “{ $contract }”. { $contract_text }
event-contract-progress = { $you ->
    [yes] You have
   *[no] { $seat } has
} a marker on space { $space } of the contract “{ $contract }”.
event-contract-completed = { $you ->
    [yes] You complete
   *[no] { $seat } completes
} the contract “{ $contract }”{ $coins ->
    [0] { $influence ->
        [0] .
       *[other] : +{ $influence } influence.
    }
   *[other] : +{ n-coins }{ $influence ->
        [0] .
       *[other] , +{ $influence } influence.
    }
}
event-extra-card = { $you ->
    [yes] You may take
   *[no] { $seat } may take
} { $cards ->
    [one] 1 card more, thanks to a Clerk.
   *[other] { $cards } cards more, thanks to Clerks.
}
event-time-card = The first card of the turn comes from the time deck: { $left ->
    [0] it was the last one.
    [one] 1 card left.
   *[other] { $left } cards left.
}
event-time-is-up = The time deck is empty: time is up.
event-card-banked = { $you ->
    [yes] You move a card of the time deck to the victory pile: { $left } left, { $banked } in the pile.
   *[no] { $seat } moves a card of the time deck to the victory pile: { $left } left, { $banked } in the pile.
}
event-ransom-paid = { $you ->
    [yes] You pay the ransom: { n-coins }.
   *[no] { $seat } pays the ransom: { n-coins }.
}
event-all-contracts-done = The last open contract is done.

## Reasons: why something cannot be done now

reason-must-reveal-first = The first card of a turn must be revealed.
reason-nothing-to-reveal = Both the draw pile and the discard pile are empty: there is nothing to reveal.
reason-harbor-empty = The harbor is still empty, and at this table you may not stop before it holds a card.
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
reason-another-ship = In the harbor lies { $there_a } worth { $there_coins ->
    [one] 1 coin
   *[other] { $there_coins } coins
}, not { $card_a } worth { n-coins }.
reason-another-character = { $there }: the one in the harbor costs { $there_cost }, not { $card_cost }.
reason-no-cards-left = You have already taken as many cards as you may.
reason-no-more-for-others = Who is not the active player may take 1 card, and 1 more for each Governor or Clerk that helps: you have taken yours.
reason-expedition-not-open = { $card } is not open.
reason-expedition-not-active = Only the active player can complete an expedition, and that is { $seat }.
reason-crew-missing = { $card }: your crew lacks { $missing ->
    [one] 1 member
   *[other] { $missing } members
} for it.
reason-expedition-waits = { $card }: your crew is ready, but { $to_move } is choosing. Complete it when the choice is yours again.
reason-expedition-too-late = { $card }: at this table expeditions are completed before the others pick, not at the end of the turn.
reason-choose-crew-first = First choose who goes on the expedition.
reason-turn-is-ending = The turn is ending: all you can do is complete something.
reason-ship-comes-first = First decide about { $card_the }: repel it or let it in.
reason-still-discovering = You are still discovering: reveal another card or stop.
reason-discovery-is-over = The discovery is over: now cards are taken from the harbor.
reason-crew-not-needed = { $card } is not needed for this expedition.
reason-too-strong = { $card }: you need { $needed ->
    [one] 1 sword
   *[other] { $needed } swords
} to repel it and have { $swords }.
reason-skull = { $card }: a ship with a skull can never be repelled.
reason-contract-not-open = “{ $contract }” is not among the open contracts.
reason-contract-done-already = You have completed “{ $contract }” already; each contract only once.
reason-contract-condition = “{ $contract }”: you still lack { $lacks_list }.
reason-no-marker-left = “{ $contract }”: all your markers lie on contracts already.
reason-claim-at-once-only = “{ $contract }” can be claimed only at the moment when its condition comes true.
reason-active-player-only = “{ $contract }” is only for the active player.
reason-claim-not-now = A contract can be claimed only between your own choices, not at this moment.
reason-claim-comes-first = First decide whether you claim “{ $contract }”.
reason-no-nemesis = No open contract asks you to give up the gold of a ship.
reason-no-coin-for-fee = Without the gold of the ship you could not pay { $seat } the coin for picking: you have no other.
reason-trade-first = First trade a ship of the contract; then you choose whether to take its gold.
reason-gold-comes-first = First decide whether you take the gold of { $card_the }.
reason-ship-to-store-first = First decide whether you keep { $card_the } under a Merchant.
reason-gift-comes-first = First choose who gets the gift of { $card_the }.
reason-nest-comes-first = First decide whether you keep { $card_the } for the Pirate’s Nest.
reason-bank-comes-first = First decide whether a card of the time deck goes to the victory pile.
reason-no-gambler-left = You have no Gambler left to use this turn.
reason-no-reveal-after-gamble = After a Gambler cards are no longer revealed one by one: use another Gambler or stop.

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
line-pending = { $step ->
    [repel] Just revealed
    [nest] Just repelled
   *[other] Just traded
}: { $card_a }, worth { n-coins }.
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
line-contract = Contract “{ $contract }”: { $contract_text } { $seats ->
    [0] Nobody has completed it yet.
   *[other] Completed by { $seats_list }.
}
line-contract-reward = The next one gets { n-coins }.
line-contract-space = { $you ->
    [yes] You are on space { $space }.
   *[no] { $seat } is on space { $space }.
}
line-contract-missing = { $you ->
    [yes] You lack { $missing }.
   *[no] { $seat } lacks { $missing }.
}
line-contract-ready = { $you ->
    [yes] You meet its condition.
   *[no] { $seat } meets its condition.
}
line-team = Contracts done: { $done } of { $contracts }. Time deck: { $time_deck ->
    [0] no card
    [one] 1 card
   *[other] { $time_deck } cards
}. Victory pile: { $victory_pile ->
    [0] no card
    [one] 1 card
   *[other] { $victory_pile } cards
}.
line-player = { $you ->
    [yes] You: { n-coins }, { $influence } influence, { n-swords }.
   *[no] { $seat }: { n-coins }, { $influence } influence, { n-swords }.
} { $cards ->
    [0] No crew yet.
   *[other] Crew: { $cards_list }.
}
line-stored = Under { $merchant_the }: { $cards_list }.
line-nest = Kept for the Pirate’s Nest: { $cards_list }.
line-gamblers = { $count ->
    [one] 1 Gambler to use this turn.
   *[other] { $count } Gamblers to use this turn.
}
line-markers = Contracts completed: { $completed }. Markers left: { $markers }.
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
source-merchant = Merchants
source-passenger = Passengers
source-gambler = Gamblers
source-clerk = Clerks
source-gunner = Gunners
source-vice-admiral = Vice-Admirals
source-stored = Ships under Merchants
source-contract = Contracts
source-expedition = Expeditions
source-coins = Coins (they decide a tie)

ending-points = Most influence wins.
ending-points-and-expedition = Most influence wins, among those who completed an expedition.
ending-decision-limit = The decision limit was reached: the standings count as they are.
ending-contracts-done = All contracts were done in time: everyone wins.
ending-time-up = Time ran out before all contracts were done: everyone loses.

# The rank of a crew that has won together, by its victory pile.
rank-landlubber = Landlubber
rank-sailor = Sailor
rank-pirate = Pirate
rank-captain = Captain
rank-lord = Lord of the seven seas
line-rank = Rank: { $rank }.

## Options

option-sets = Deck
    .help = The base game, or the smaller Sets Sail by itself.
option-sets-base = Base game
option-sets-sets-sail = Sets Sail by itself
option-sets-sail-cards = Sets Sail cards
    .help = Adds Merchants, Passengers and ships of Sets Sail to the base game: 20 cards.
option-gambler = Gamblers
    .help = Adds the 4 Gamblers.
option-contract-cards = Clerks, Gunners, Vice-Admirals
    .help = Adds the characters and ships of Just One More Contract: 24 cards. Contracts bring them along anyway.
option-contracts = Contracts
    .help = Goals that bring coins and influence, or that all pursue together against time.
option-contracts-none = None
option-contracts-competitive = Each for themselves
option-contracts-cooperative = All together
option-victory-pile = Victory pile at the start
    .help = All together: so many cards leave the time deck for the victory pile before the game. Fewer turns, a higher rank if you win.
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

## Ready-made games

preset-base = Base game
    .help = The game as it began: first to 12 influence.
preset-base-with-expedition = With an expedition
    .help = The base game, but only those who completed an expedition can win.
preset-sets-sail = Sets Sail
    .help = A short game with Merchants and Passengers, without expeditions: first to 8 influence.
preset-base-and-sets-sail = Base game and Sets Sail
    .help = The base game, with Merchants who keep ships and Passengers for their influence.
preset-base-and-gambler = Base game and Gamblers
    .help = The base game, with Gamblers who turn over four cards at a time.
preset-contract-cards = New hands on deck
    .help = The base game with Clerks, Gunners, Vice-Admirals and their ships, without contracts.
preset-contracts = Contracts
    .help = Four contracts lie on the table; who completes them early is paid best.
preset-cooperative = All together
    .help = Complete all contracts together before the time deck runs out.
preset-solo = Alone
    .help = Three contracts, one captain, and not much time.
preset-everything = The whole hold
    .help = Base game, Sets Sail cards, Gamblers and contracts in one deck.

# Advice against what is allowed all the same.
warning-gambler-in-sets-sail = The Gamblers were made for the base game; in the short Sets Sail they weigh more.
warning-diluted-contracts = With Sets Sail cards in the deck, the characters that contracts ask for come up more rarely.

## Options that do not go together

clash-alone = Alone, Port Royal is played with contracts: choose the co-operative contracts.
clash-victory-pile = Only a team has a victory pile: choose the co-operative contracts, or leave it at 0.
clash-team-ending = A team’s game ends with its contracts: leave the usual ending.
clash-sets-sail-seats = Sets Sail alone is for 2 to 4 players.
clash-sets-sail-alone = Sets Sail alone goes without cards and contracts of the base game.
clash-sets-sail-ending = Sets Sail alone has no expeditions: leave the usual ending.

## The lesson for newcomers: what is said at its stops (tutorial/lesson.toml)

tutorial-welcome = In Port Royal you call ships and people into the harbor, and stop before your luck turns. Let us play two rounds together, against Bao.
    .title = Welcome aboard, captain
tutorial-goal = This shield counts your influence. Once somebody has 12, the round is played to its end, and the most influence wins. You begin with none, and with 3 coins.
    .title = What you are after
tutorial-reveal = A turn begins at the draw pile. Turn over its top card.
    .title = Your turn
tutorial-ship = A skiff comes in. Ships bring coins: this one is worth 2 to whoever trades with it. You could stop here, but see what else is coming: turn over another card.
    .title = A ship
tutorial-person = People cost coins and then stay with you, each with influence and a skill. The Settler costs 4, one more than you have. Try once more.
    .title = A person
tutorial-danger = Now there are two colors in the harbor. Should a second ship of either color come, you bust: every card is lost and your turn is over. The dial tells how likely that is with the next card.
    .title = How far do you dare to go?
tutorial-stop = Nothing is yours until you stop. This is a good moment: stop, then take a card.
    .title = Enough for now
tutorial-trade = You may take one card. The pinnace is worth 3 coins: choose it, see what it would bring, and confirm.
    .title = Take your pick
tutorial-fee = When you are done, the others may take one card each, and pay you a coin for it. Bao traded the skiff, so you now have 7 coins. What nobody wants leaves the harbor.
    .title = A coin for you
tutorial-expedition = It is Bao’s turn, and an expedition comes up. It stays open until somebody completes it: two Settlers earn 4 influence and 2 coins.
    .title = A call for Settlers
tutorial-hire = Bao stopped and hired a Sailor. Now you may take a card, and this time you pay the coin. A Settler is still there: 4 coins, and 1 for Bao. Hire him.
    .title = Guest in Bao’s harbor
tutorial-again = You have 1 influence and half a crew. Round two, your turn: turn over a card.
    .title = Halfway to an expedition
tutorial-tax = Whoever has 12 coins or more loses half of them. Nobody is that rich. Then the most swords earn a coin: Bao’s Sailor carries the only one. Your turn goes on: next card.
    .title = Taxes
tutorial-colors = You want this Settler, but you have 2 coins. Ships in four colors let you take two cards, five colors three: you could trade first and hire then. See what the next four cards bring.
    .title = Another Settler!
tutorial-enough = Four colors, and no clash. But one card in three would sink you now. Stop.
    .title = That was close
tutorial-first-card = Two cards are yours. First the coins: trade the flute.
    .title = One …
tutorial-second-card = You have 5 coins now. Hire the Settler.
    .title = … and two
tutorial-send = Both Settlers are with you. In your own turn you may send them whenever you like. Complete the expedition.
    .title = Set sail!
tutorial-reward = The Settlers are gone, and their influence with them, but the expedition counts for 4. You lead, with 2 more coins in your purse.
    .title = Well done
tutorial-pirates = Bao has a frigate, and another one comes. It has 1 sword, and so has Bao’s Sailor: enough to drive it off. Against a skull no sword helps.
    .title = What swords are for
tutorial-bust = Bao did not stop, and the next frigate was too strong. Everything in the harbor is lost, and nobody takes a card.
    .title = Bust!
tutorial-end = Many more people wait on the quay: Traders, Admirals, Governors. Each card tells what it does, and the table tells you why when something is not possible. Fair winds!
    .title = You know the ropes
