### Port Royal in words. Every id and attribute here is also in fr.ftl; a test says so.
###
### Arguments made from facts: numbers stay numbers. For a fact `card` there are $card, $card_a and $card_the; for a list `cards`
### its length $cards and $cards_list (each card as in its .a); for `winners` their number $winners_count and $winners_list. Seats
### ($seat, $to, $to_move) are players' names; $you, $to_you and $to_move_you are "yes" when the reader is meant; for winners $you is
### "yes" when the reader alone has won. In card-* messages $asks is the list of who is asked for, and $skull is "yes" or "no". A fact
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
n-crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
a-cargo = { $cargo ->
    [book] ritual book
    [herbs] medicinal herbs
    [bread] bread
   *[rum] rum
}
knows-ares = { $ares ->
    [0] {""}
   *[other] {" "}Each ship of Ares Pirates you trade brings { $ares ->
        [one] 1 coin
       *[other] { $ares } coins
    } more.
}
with-cargo = { $pays_n ->
    [0] {""}
   *[other] , with { $pays }
}
bonus-coins = { $bonus_coins ->
    [one] 1 coin
   *[other] { $bonus_coins } coins
}
ship-strength = { $skull ->
    [yes] skull
   *[no] { n-swords }
}{ $gift ->
   *[0] {""}
    [one] , with a gift
    [other] , with a gift
}{ $cargo ->
    [book] , ritual book
    [herbs] , medicinal herbs
    [bread] , bread
    [rum] , rum
   *[none] {""}
}
ship-ability = Worth { $crowns ->
    [0] { n-coins }
   *[other] { n-crowns }
}{ $cargo ->
    [book] , or you keep it for its ritual book
    [herbs] , or you keep it for its medicinal herbs
    [bread] , or you keep it for its bread
    [rum] , or you keep it for its rum
   *[none] {""}
}. { $gift ->
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
several-of-color = { a-color }
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
    .some = { $n } pinnaces ({ ship-strength })
    .the = the pinnace
    .ability = Yellow ship. { ship-ability }
card-flute = Flute
    .a = a flute ({ ship-strength })
    .some = { $n } flutes ({ ship-strength })
    .the = the flute
    .ability = Blue ship. { ship-ability }
card-skiff = Skiff
    .a = a skiff ({ ship-strength })
    .some = { $n } skiffs ({ ship-strength })
    .the = the skiff
    .ability = Green ship. { ship-ability }
card-frigate = Frigate
    .a = a frigate ({ ship-strength })
    .some = { $n } frigates ({ ship-strength })
    .the = the frigate
    .ability = Red ship. { ship-ability }
card-galleon = Galleon
    .a = a galleon ({ ship-strength })
    .some = { $n } galleons ({ ship-strength })
    .the = the galleon
    .ability = Black ship. { ship-ability }
card-sailor = Sailor
    .a = a Sailor
    .some = { $n } { source-sailor }
    .the = the Sailor
    .ability = { n-swords } to repel ships.
card-pirate = Pirate
    .a = a Pirate
    .some = { $n } { source-pirate }
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
    .some = { $n } { several-of-color } { source-trader }
    .the = the { a-color } Trader
    .ability = { each-ship-traded } brings 1 coin more.
card-admiral = Admiral
    .a = an Admiral
    .some = { $n } { source-admiral }
    .the = the Admiral
    .ability = When it is your time to pick and the harbor holds 5 cards or more: 2 coins.
card-jester = Jester
    .a = a Jester
    .some = { $n } { source-jester }
    .the = the Jester
    .ability = When it is your time to pick and the harbor is empty, and at every bust: 1 coin.
card-governor = Governor
    .a = a Governor
    .some = { $n } { source-governor }
    .the = the Governor
    .ability = You may take 1 card more each time you pick.
card-senorita = Señorita
    .a = a Señorita
    .some = { $n } { source-senorita }
    .the = the Señorita
    .ability = Hiring costs you 1 coin less.
card-priest = Priest
    .a = a Priest
    .some = { $n } { source-priest }
    .the = the Priest
    .ability = Expedition crew: cross.{ knows-ares }
card-captain = Captain
    .a = a Captain
    .some = { $n } { source-captain }
    .the = the Captain
    .ability = Expedition crew: anchor.{ knows-ares }
card-settler = Settler
    .a = a Settler
    .some = { $n } { source-settler }
    .the = the Settler
    .ability = Expedition crew: house.{ knows-ares }
card-jack = Jack of all trades
    .a = a Jack of all trades
    .some = { $n } { source-jack }
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
    .some = { $n } { several-of-color } { source-merchant }
    .the = the { a-color } Merchant
    .ability = { each-ship-traded } can be kept under this card: 1 influence.
card-passenger = Passenger
    .a = a Passenger
    .some = { $n } { source-passenger }
    .the = the Passenger
    .ability = Brings influence and nothing else.
card-gambler = Gambler
    .a = a Gambler
    .some = { $n } { source-gambler }
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
    .some = { $n } { several-of-color } { source-clerk }
    .the = the { a-color } Clerk
    .ability = { each-ship-traded } lets you take 1 card more.
card-gunner = Gunner
    .a = a Gunner
    .some = { $n } { source-gunner }
    .the = the Gunner
    .ability = When it is your time to pick: 1 coin for each ship in the harbor after the first.
card-vice-admiral = Vice-Admiral
    .a = a Vice-Admiral
    .some = { $n } { source-vice-admiral }
    .the = the Vice-Admiral
    .ability = When it is your time to pick and the harbor holds 3 or 4 cards: 1 coin.
card-expedition = Expedition ({ $asks }{ with-cargo })
    .a = an expedition ({ $asks }{ with-cargo })
    .the = the expedition ({ $asks }{ with-cargo })
    .ability = Send { $asks }{ with-cargo }: { n-coins } and { $influence } influence.
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
        [swords] Most swords: { bonus-coins }.
       *[influence] Least influence: { bonus-coins }.
    }
card-ares = Pirates of Ares
    .a = Ares Pirates ({ ship-strength })
    .some = { $n } ships of the Ares Pirates ({ ship-strength })
    .the = the Ares Pirates
    .ability = Violet ship. { ship-ability }
card-tybuk = { $influence ->
    [one] Younger Tybuk
   *[other] Elder Tybuk
}
    .a = { $influence ->
        [one] the younger Tybuk
       *[other] the elder Tybuk
    }
    .the = { $influence ->
        [one] the younger Tybuk
       *[other] the elder Tybuk
    }
    .ability = { n-swords } to repel ships.
card-sentinel = Sentinel
    .a = a Sentinel
    .some = { $n } { source-sentinel }
    .the = the Sentinel
    .ability = Once in each of your turns: look at the top 3 cards of the draw pile, put 1 back on top, discard the others.
card-innkeeper = Innkeeper
    .a = an Innkeeper
    .some = { $n } { source-innkeeper }
    .the = the Innkeeper
    .ability = When it is your time to pick and the harbor holds 4 characters or more: 1 crown. Once each time you pick: buys bread or rum for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
card-token = Coin token
    .a = a coin token
    .some = { $n } coin tokens
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
missing-tybuk = { $count ->
    [one] a Tybuk brother
   *[other] { $count } { source-tybuk }
}
missing-sentinel = { $count ->
    [one] a Sentinel
   *[other] { $count } { source-sentinel }
}
missing-innkeeper = { $count ->
    [one] an Innkeeper
   *[other] { $count } { source-innkeeper }
}
missing-captain-or-settler = { $count ->
    [one] a Captain or a Settler
   *[other] { $count } Captains or Settlers
}
missing-admiral-or-governor-or-senorita = { $count ->
    [one] an Admiral, a Governor or a Señorita
   *[other] { $count } Admirals, Governors or Señoritas
}
missing-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
missing-ares = { $count ->
    [one] 1 ship of Ares Pirates
   *[other] { $count } ships of Ares Pirates
}
missing-books = { $count ->
    [one] 1 ritual book
   *[other] { $count } ritual books
}
missing-herbs = { $count ->
    [one] medicinal herbs
   *[other] medicinal herbs of { $count } ships
}
missing-breads = { $count ->
    [one] 1 bread
   *[other] { $count } breads
}
missing-rums = { $count ->
    [one] 1 barrel of rum
   *[other] { $count } barrels of rum
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

## The Adventure Begins: adventurers, events, missions. What an adventurer can do once the door is empty is its .ability.

adventurer-grace-may = Grace May, “Gamine”
    .ability = Bust with 4 cards or fewer in the harbor: { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    .line = Falls on her feet, in other people’s gardens.
adventurer-jacques-grandeur = Jacques Grandeur
    .ability = Each expedition: { $amount ->
        [one] 1 crown
       *[other] { $amount } crowns
    }.
    .line = Has never come back without a speech.
adventurer-jean-blackbeard = Jean Blackbeard
    .ability = { $amount ->
        [one] 1 sword
       *[other] { $amount } swords
    }.
    .line = The beard is red. Nobody mentions it.
adventurer-senora-anne = Señora Anne
    .ability = Hiring costs { $amount } less.
    .line = Remembers what everyone owes, and smiles.
adventurer-don-ferdinando = Don Ferdinando
    .ability = { each-ship-traded }: { $amount ->
        [one] 1 crown
       *[other] { $amount } crowns
    }.
    .line = Bows to every red sail, on principle.
adventurer-officer-scott = Officer Scott
    .ability = When you pick, 5 cards or more in the harbor: { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    .line = Counts ships in his sleep.
adventurer-p-landman = P. Landman, “Baron”
    .ability = { each-ship-traded } brings { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } more.
    .line = The title came with the warehouse.
adventurer-cutthroat-mary = Cutthroat Mary
    .ability = When you pick, 3 ships or more in the harbor: { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    .line = Was a seamstress. Still very exact.
adventurer-samuel-blackguard = Samuel Blackguard
    .ability = At once: { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    .line = Pays his debts just before they are forgotten.
adventurer-thomas-fishborn = Thomas Fishborn
    .ability = Once in each of your turns: look at the top 3 cards of the draw pile, keep 1.
    .line = Never learned to swim. Never needed to.

# Events of a month. $amount and $cost are printed on the card.
tale-event-fair-wind = Fair wind
    .text = Everybody gains { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
tale-event-royal-favor = A royal favor
    .text = The active player gains { $amount ->
        [one] 1 crown
       *[other] { $amount } crowns
    }.
tale-event-court-day = Court day
    .text = In turn order, everybody may pay { $cost } coins for { $amount ->
        [one] 1 crown
       *[other] { $amount } crowns
    }.
tale-event-alms-box = The alms box
    .text = Whoever has the fewest coins gains { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }; all who are tied gain.
tale-event-thick-fog = Thick fog
    .text = The top { $amount } cards of the draw pile are discarded, without effect.
tale-event-armed-escort = Armed escort
    .text = This turn the active player repels with { $amount } swords more.
tale-event-lucky-charm = Lucky charm
    .text = If the active player busts this turn: { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
tale-event-squall = Squall
    .text = The active player may not stop before { $amount } cards lie in the harbor.
tale-event-market-day = Market day
    .text = This turn every ship pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } more.
tale-event-hiring-fair = Hiring fair
    .text = This turn everybody hires for { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } less.
tale-event-open-quay = Open quay
    .text = This turn nobody pays the active player. Alone: gain 1 coin.
tale-event-slack-trade = Slack trade
    .text = This turn every ship pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } less.
tale-event-curfew = Curfew
    .text = This turn the active player takes { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } fewer, but at least 1.
tale-event-pilots-report = The pilot’s report
    .text = The active player looks at the top { $amount } cards, puts 1 back on top and discards the others.
tale-event-end-of-month = End of month
    .text = A page of the story is turned over.
tale-event-end-of-month-variable = End of month
    .text = Everybody may pay { $cost } coins to take off the leftmost marker.

# Missions: $asks must be there, $pays is given up.
mission-10 = Two violet ships
    .text = Discard { $pays }.
mission-11 = Who knows that shore?
    .text = Have a Captain or a Settler.
mission-12 = Father Anselm
    .text = Have { $asks }.
mission-13 = Father Anselm
    .text = Have { $asks } and pay { $pays }.
mission-14 = Bitten Cove
    .text = Have { $asks } and discard { $pays }.
mission-15 = Bitten Cove
    .text = Have { $asks } and discard { $pays }.
mission-20 = Patrons of the watch
    .text = Have { $asks }.
mission-21 = Another book
    .text = Discard { $pays }.
mission-22 = A man who sits still
    .text = Have { $asks } and pay { $pays }.
mission-23 = A man who sits still
    .text = Have { $asks } and pay { $pays }.
mission-24 = Gallows Point
    .text = Have { $asks }.
mission-25 = Gallows Point
    .text = Have { $asks } and discard { $pays }.
mission-30 = Over the bar
    .text = Have { $asks } behind you.
mission-31 = A friend with a title
    .text = Have an Admiral, a Governor or a Señorita.
mission-32 = Bread for the garrison
    .text = Discard { $pays }.
mission-33 = Four flags
    .text = In your turn, when ships of { $amount } colors lie in the harbor: at once or not.
mission-34 = Four flags
    .text = In your turn, when ships of { $amount } colors lie in the harbor: pay { $pays }, at once or not.
mission-35 = A lost barrel
    .text = Give up { $pays }.
mission-36 = A lost barrel
    .text = Give up { $pays }.
mission-40 = Hands for Fish Street
    .text = Have { $asks }, as printed on the card.
mission-41 = Herbs and bread
    .text = Discard { $pays }.
mission-42 = The keys of the house
    .text = Have { $asks }.
mission-43 = The keys of the house
    .text = Have { $asks } and pay { $pays }.
mission-44 = Safe conduct
    .text = Pay { $pays }.
mission-45 = Safe conduct
    .text = Pay { $pays }.
mission-50 = A receipt
    .text = Lose coins to a tax: at once or not.
mission-51 = Four courses
    .text = In your turn, stop with { $amount } cards in the harbor, pay { $pays } and take { $fewer ->
        [one] 1 card
       *[other] { $fewer } cards
    } fewer.
mission-52 = Two nights
    .text = In two of your turns, stop with the first card in the harbor.
mission-53 = Two nights
    .text = In two of your turns, stop with the first card in the harbor; the second time pay { $pays }.
mission-54 = All hands
    .text = Have { $asks }.
mission-55 = All hands
    .text = Have { $asks } and pay { $pays }.

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
move-event = Reveal the event
move-adventurer = Be { $adventurer }
move-share = Give a coin to { $to }
move-evenly = Share the coins evenly
move-crown = Buy a crown
move-marker = Buy off the leftmost marker
move-look = Look at the draw pile
move-keep = Put back on top: { $card_a }
move-cargo = Keep the ship for its cargo
move-inn = Sell { a-cargo } to an Innkeeper
move-mission = Accomplish mission { $number }, “{ $mission }”
move-give = Give up Ares Pirates with { $cargo ->
    [book] a ritual book
    [herbs] medicinal herbs
    [bread] bread
   *[rum] rum
}

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-coins = { $n ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
preview-influence = { $amount } influence
preview-crowns = { $n ->
    [one] { $amount } crown
   *[other] { $amount } crowns
}
preview-cards-seen = { $n ->
    [one] see 1 card
   *[other] see { $n } cards
}
preview-cards-fewer = { $n ->
    [one] 1 card fewer to take
   *[other] { $n } cards fewer to take
}
preview-markers = { $n ->
    [one] { $amount } marker on a mission
   *[other] { $amount } markers on missions
}
preview-cargo = { $n ->
    [one] { $amount } cargo
   *[other] { $amount } cargoes
}
preview-ability = your ability awakes
preview-trophy = your trophy is revealed
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
step-side = Who will you be?
step-share = Coins of lost tries
step-event = Event
step-court = A crown for coins?
step-buy-off = Marker off?
step-look = Look at the draw pile
step-cargo = Coins or cargo?
step-mission-now = Accomplish it now?
step-give = Which ship goes?
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
prompt-side = { $you ->
    [yes] Choose who you will be in this chapter.
   *[no] { $seat } chooses an adventurer.
}
prompt-share = { $you ->
    [yes] Lost tries have brought coins: share them out.
   *[no] { $seat } shares out the coins of lost tries.
}
prompt-event = { $you ->
    [yes] Your turn begins with an event: reveal it.
   *[no] { $seat } must reveal the event of the turn.
}
prompt-court = { $you ->
    [yes] Court day: buy a crown?
   *[no] { $seat } may buy a crown.
}
prompt-buy-off = { $you ->
    [yes] The month is over: pay to take off your leftmost marker?
   *[no] { $seat } may pay to take off a marker.
}
prompt-look = { $you ->
    [yes] Choose the card that goes back on top; the others are discarded.
   *[no] { $seat } looks at the top of the draw pile.
}
prompt-cargo = { $you ->
    [yes] Take what the ship pays, or keep its cargo?
   *[no] { $seat } chooses between what a ship pays and its cargo.
}
prompt-mission-now = { $you ->
    [yes] A mission is within reach: accomplish it now, or let the moment pass.
   *[no] { $seat } may accomplish a mission at this very moment.
}
prompt-give = { $you ->
    [yes] Choose which Ares Pirates you give up next.
   *[no] { $seat } chooses which Ares Pirates to give up.
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
        [event] {""} from the event
        [mission] {""} for the mission
        [adventurer] {""} from your adventurer
        [innkeeper] {""} from the Innkeeper
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
        [event] {""} from the event
        [mission] {""} for the mission
        [adventurer] {""} from the adventurer
        [innkeeper] {""} from the Innkeeper
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
    [chapter_won] The chapter is won. { $winners_count ->
        [0] Nobody wins.
        [one] { $you ->
            [yes] You win!
           *[no] { $winners_list } wins.
        }
       *[other] { $winners_list } win together!
    }
    [chapter_lost] The chapter is lost: it can be told again.
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
event-deck-spent = The small deck has been gone through: the game ends here.
event-card-banked = { $you ->
    [yes] You move a card of the time deck to the victory pile: { $left } left, { $banked } in the pile.
   *[no] { $seat } moves a card of the time deck to the victory pile: { $left } left, { $banked } in the pile.
}
event-ransom-paid = { $you ->
    [yes] You pay the ransom: { n-coins }.
   *[no] { $seat } pays the ransom: { n-coins }.
}
event-all-contracts-done = The last open contract is done.

# The Adventure Begins.
event-adventurer-dealt = { $you ->
    [yes] By lot you get { $front } or { $back }.
   *[no] By lot { $seat } gets { $front } or { $back }.
}
event-adventurer-chosen = { $you ->
    [yes] You are { $adventurer }.
   *[no] { $seat } is { $adventurer }.
}
event-lost-coin-shared = { $to_you ->
    [yes] You will begin with a coin more.
   *[no] { $to } will begin with a coin more.
}
event-lost-coins-shared-evenly = The coins of lost tries are shared evenly: { n-coins }.
event-lost-coins-left = { $you ->
    [yes] You leave the coins of lost tries: { n-coins }.
   *[no] { $seat } leaves the coins of lost tries: { n-coins }.
}
event-chapter-began = The chapter “{ $chapter }” begins{ $attempt ->
    [one] .
   *[other] {" "}(try { $attempt }).
}
event-story-read = The story is told: “{ $story }”.
event-mission-opened = New mission: “{ $mission }”. { $mission_text }
event-cards-added = { $cards ->
    [one] 1 card joins
   *[other] { $cards } cards join
} the draw pile.
event-event-revealed = Event: { $event }. { $event_text }
event-month-ended = Month { $month } is over.
event-month-began = Month { $month } begins.
event-hourglass-asked = { $done ->
    [yes] { $missions_list }: done. The story goes on.
   *[no] { $missions_list }: not done. The story takes a harder turn.
}
event-mission-progress = { $you ->
    [yes] Your marker waits on the first space of “{ $mission }”.
   *[no] { $seat }’s marker waits on the first space of “{ $mission }”.
}
event-mission-paid = { $you ->
    [yes] You pay { n-coins } for the mission.
   *[no] { $seat } pays { n-coins } for the mission.
}
event-mission-accomplished = { $you ->
    [yes] You accomplish “{ $mission }”
   *[no] { $seat } accomplishes “{ $mission }”
}{ $first ->
    [yes] {""}, the first to do so.
   *[no] .
}
event-marker-lifted = { $space ->
    [1] { $you ->
        [yes] Your door is empty.
       *[no] { $seat }’s door is empty.
    }
    [2] { $you ->
        [yes] Your trophy is revealed.
       *[no] { $seat }’s trophy is revealed.
    }
   *[other] { $you ->
        [yes] Another of your windows is lit.
       *[no] Another of { $seat }’s windows is lit.
    }
}
event-ability-unlocked = { $adventurer } goes to work: { $adventurer_ability }
event-crowns-gained = { $you ->
    [yes] You gain { n-crowns }
   *[no] { $seat } gains { n-crowns }
}{ $source ->
    [event] {""} from the event
    [mission] {""} for the mission
    [marker] {""} from the lit window
    [adventurer] {""} from the adventurer
    [innkeeper] {""} from the Innkeepers: 4 characters in the harbor
    [ship] {""} for the ship
   *[other] {""}
}: { $now } now.
event-crowns-paid = { $you ->
    [yes] You pay { n-crowns }: { $now } left.
   *[no] { $seat } pays { n-crowns }: { $now } left.
}
event-crown-bought = { $you ->
    [yes] You buy a crown for { n-coins }.
   *[no] { $seat } buys a crown for { n-coins }.
}
event-marker-bought-off = { $you ->
    [yes] You pay { n-coins } to take off a marker.
   *[no] { $seat } pays { n-coins } to take off a marker.
}
event-cargo-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card_the } for its cargo: { a-cargo }.
event-cargo-used = { $you ->
    [yes] You give up
   *[no] { $seat } gives up
} { $card_the }.
event-sold-at-inn = { $you ->
    [yes] You sell { a-cargo } to an Innkeeper for { n-coins }.
   *[no] { $seat } sells { a-cargo } to an Innkeeper for { n-coins }.
}
event-looked = { $you ->
    [yes] You look at { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of the draw pile{ $cards ->
        [0] .
       *[other] : { $cards_list }.
    }
   *[no] { $seat } looks at { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of the draw pile.
}
event-card-kept-on-top = { $you ->
    [yes] You put { $card_the } back on top
   *[no] { $seat } puts a card back on top
}{ $cards ->
    [0] .
   *[other] . Discarded: { $cards_list }.
}
event-cards-lost-in-fog = { $cards ->
    [0] The draw pile is empty: nothing is lost in the fog.
   *[other] Lost in the fog: { $cards_list }.
}

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
reason-adventurer-first = First choose who you will be.
reason-not-your-adventurer = { $adventurer } is not yours to choose.
reason-share-first = First share out the coins of lost tries: { $coins ->
    [one] 1 is
   *[other] { $coins } are
} left.
reason-event-first = A turn begins with its event: reveal it first.
reason-court-first = Court day: first decide whether you buy a crown.
reason-squall = Squall: you may not stop with { $cards ->
    [0] an empty harbor
    [one] 1 card
   *[other] { $cards } cards
} in the harbor, { $wanted } must lie there.
reason-marker-first = First decide whether you pay { n-coins } to take off a marker.
reason-no-look-left = You have nobody left who could look at the draw pile in this turn.
reason-keep-one-first = First choose the card that goes back on top.
reason-not-among-them = { $card } is not among the cards that you look at.
reason-cargo-comes-first = First decide about { $card_the }: what it pays, or its cargo.
reason-no-innkeeper = You have no Innkeeper who would buy { a-cargo }.
reason-inns-have-bought = Your Innkeepers have bought already; each buys once while you pick.
reason-no-such-cargo = You have no ship with { a-cargo } to give up.
reason-give-first = “{ $mission }”: first choose which Ares Pirates you give up.
reason-mission-comes-first = First decide whether you accomplish “{ $mission }”.
reason-no-missions = “{ $mission }”: there are no missions in this game.
reason-mission-not-open = “{ $mission }” does not lie open.
reason-mission-done-already = You have accomplished “{ $mission }” already; each mission only once.
reason-no-marker-on-adventurer = “{ $mission }”: no marker is left on your adventurer.
reason-mission-at-once-only = “{ $mission }” can be accomplished only at the moment when its condition comes true.
reason-mission-condition = “{ $mission }”: you still lack { $lacks_list }.
reason-mission-not-now = “{ $mission }”: a mission can be accomplished only between your own choices, not at this moment.

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
line-month = { $months ->
    [0] Month { $month }.
   *[other] Month { $month } of { $months }.
}
line-event = Event of the turn: { $event }. { $event_text }
line-looking = You look at { $cards_list }.
line-top = On top of the draw pile you have put { $card_a }.
line-goal = Together you have { $missions } of { $missions_wanted } missions, { $markers } of { $markers_wanted } markers, { $influence } of { $influence_wanted } influence.
line-mission = Mission “{ $mission }”: { $mission_text } { $seats ->
    [0] Nobody has accomplished it yet.
   *[other] Accomplished by { $seats_list }.
}
line-voyage = { $adventurer } ({ $awake ->
    [yes] { $ability }
   *[no] asleep
}) { n-crowns }, { $markers ->
    [one] 1 marker left
   *[other] { $markers } markers left
}{ $trophy ->
    [yes] {""}, trophy revealed.
   *[no] .
}
line-cargo = In the hold: { $cards_list }.
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
source-tybuk = Tybuk brothers
source-sentinel = Sentinels
source-innkeeper = Innkeepers
source-stored = Ships under Merchants
source-contract = Contracts
source-expedition = Expeditions
source-crowns = Crowns
source-coins = Coins (they decide a tie)

ending-points = Most influence wins.
ending-points-and-expedition = Most influence wins, among those who completed an expedition.
ending-decision-limit = The decision limit was reached: the standings count as they are.
ending-contracts-done = All contracts were done in time: everyone wins.
ending-deck-spent = The small deck is used up: most influence wins.
ending-time-up = Time ran out before all contracts were done: everyone loses.
ending-trophy = Most influence wins, among those who revealed their trophy.
ending-chapter-won = The chapter was won: everyone wins.
ending-chapter-lost = The chapter was lost: it can be played again, with 3 more coins.

# The rank of a crew that has won together, by its victory pile.
rank-landlubber = Landlubber
rank-sailor = Sailor
rank-pirate = Pirate
rank-captain = Captain
rank-lord = Lord of the seven seas
line-rank = Rank: { $rank }.

## Options

option-sets = Deck
    .help = The base game, or the smaller Sets Sail by itself. With six cards a game is over in a minute: the first influence point starts the last round.
option-sets-base = Base game
option-sets-sets-sail = Sets Sail by itself
option-sets-small = Six cards, for research
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
option-adventure = The Adventure Begins
    .help = A tale in five chapters, with missions, events, adventurers and new cards; or four missions by lot.
option-adventure-none = No
option-adventure-competitive = Rivals
option-adventure-cooperative = Together, or alone
option-adventure-variable = Four missions by lot
option-chapter = Chapter
    .help = Which chapter of the adventure is played. A campaign begins with the first one and goes on by itself.
option-adventurers = Adventurers
    .help = One card each by lot, of which everybody chooses a side; or everybody picks a card in turn.
option-adventurers-by-lot = By lot
option-adventurers-drafted = Picked in turn
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

## On the shelf

mode-base = { title-name }
    .about = Reveal ship after ship, but stop in time.
mode-contracts = Just One More Contract
    .about = Port Royal against the clock, all in one boat.
mode-sets-sail = { preset-sets-sail }
    .about = A shorter Port Royal with new hands.
mode-adventure = { preset-adventure }
    .about = A tale in five chapters, each with its missions.

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
preset-adventure = The Adventure Begins
    .help = A tale in five chapters that you win or lose together.
    .mode = Together
preset-adventure-competitive = Adventure: rivals
    .help = The same tale, but only one of you can be the first.
    .mode = Rivals
preset-adventure-solo = Adventure: alone
    .help = The tale in five chapters, for one captain.
    .mode = Alone
preset-adventure-variable = Adventure: four missions
    .help = Four missions of the tale by lot, without its story; it shows what the chapters ask for.
    .mode = 4 missions by lot
preset-everything = The whole hold
    .help = Base game, Sets Sail cards, Gamblers and contracts in one deck.

# Advice against what is allowed all the same.
warning-gambler-in-sets-sail = The Gamblers were made for the base game; in the short Sets Sail they weigh more.
warning-diluted-contracts = With Sets Sail cards in the deck, the characters that contracts ask for come up more rarely.
warning-mixed-adventure = The rulebook advises against other cards in the adventure: what its missions ask for comes up more rarely.

## Options that do not go together

clash-alone = Alone, Port Royal is played with the co-operative contracts or as a co-operative adventure: choose one of both.
clash-victory-pile = Only a team has a victory pile: choose the co-operative contracts, or leave it at 0.
clash-team-ending = A team’s game ends with its contracts: leave the usual ending.
clash-small = The six cards are played by themselves, without contracts: leave the usual ending.
clash-sets-sail-seats = Sets Sail alone is for 2 to 4 players.
clash-sets-sail-alone = Sets Sail alone goes without cards and contracts of the base game.
clash-sets-sail-ending = Sets Sail alone has no expeditions: leave the usual ending.
clash-no-adventure = Chapters and adventurers belong to The Adventure Begins: choose how you play it.
clash-variable-chapter = Four missions by lot have no chapter: leave the first one.
clash-adventure-seats = The Adventure Begins is for 1 to 4 players.
clash-adventure-alone = The Adventure Begins is played with the base game, and without contracts.
clash-adventure-ending = In The Adventure Begins the trophy decides who can win: leave the usual ending.

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
tutorial-tale-welcome = The Adventure Begins tells a story in five chapters, played with the cards of Port Royal. You know how to call ships and stop in time: here is what is new. You sail alone; with others it goes just so.
    .title = A tale to be played
tutorial-tale-goal = By the end of month 4 you need all three: missions done, markers placed on them, and influence. If one is missing the chapter is lost, and you try again with 3 more coins.
    .title = What you are after
tutorial-tale-side = An adventurer is a house with four markers in it. Each mission you do sends one out: the first wakes the ability, then come a trophy and crowns. Be the Baron.
    .title = Who will you be?
tutorial-tale-month = Every turn begins with an event. The calendar shows the days of this month; the hourglass is its end. Reveal the event.
    .title = The month
tutorial-tale-event = It is carried out at once, or holds for this turn. This one brings a coin to who sails alone. Next month the same events return in the same order, after a new one.
    .title = The event of the turn
tutorial-tale-mission = Hand in two violet ships and this mission is done: a crown for everyone who does it, and 2 coins for the first. Ships of Ares came into the draw pile with the story.
    .title = A mission
tutorial-tale-reveal = Turn over the first card.
    .title = Discover
tutorial-tale-ares = The Pirates of Ares sail a sixth color with a berth of its own, so they make four colors easier to reach. Let us see who else comes in.
    .title = A violet ship
tutorial-tale-stop = Two colors besides violet now. Stop, and take a card.
    .title = Stop in time
tutorial-tale-trade = The frigate would pay more; but you are after the violet ship. Take it.
    .title = Which card?
tutorial-tale-cargo = A ship with a cargo can be cashed in, or kept for what it carries. Keep it: the mission asks for the ship itself.
    .title = Coins or cargo?
tutorial-tale-hold = Kept ships lie here until a mission or an expedition asks for them. One more to go.
    .title = Your hold
tutorial-tale-second = A new day, a new event. Reveal it.
    .title = A new turn
tutorial-tale-look = You alone look at five cards of the draw pile; one goes back on top. Choose the violet ship.
    .title = The pilot’s report
tutorial-tale-known = Turn it over.
    .title = You know what comes
tutorial-tale-again = Take it, and keep it for its cargo as well.
    .title = The second one
tutorial-tale-keep = Keep the ship.
    .title = Into the hold
tutorial-tale-accomplish = Its card glows: all that it asks for lies in your hold. Touch it and confirm. This costs none of the cards that you may take.
    .title = Do the mission
tutorial-tale-marker = Your first marker lies on the mission, and the door is lit: the Baron’s ability works from now on. The next marker brings the trophy, the others crowns.
    .title = A light in the door
tutorial-tale-crowns = Crowns lead up these stairs. Each shield that you pass is influence: 1 at 3 crowns, 2 more at 6 and 3 more at 10.
    .title = Stairs to the throne
tutorial-tale-ends = Two events have been seen, and the hourglass is next. Reveal it.
    .title = The end of the month
tutorial-tale-page = At the end of a month the story asks what you have done, and goes on from the answer: a new mission, perhaps a harder one. Read it again any time with the book above.
    .title = A page is turned
tutorial-tale-end = Four months, then the chapter is won or told again; the next goes on from it. Begin a campaign: it is kept, chapter by chapter. Fair winds!
    .title = The tale is yours
tutorial-con-welcome = You know how to call ships and stop in time. Just One More Contract adds contracts to Port Royal, and some new people and ships. Let us play two rounds against Bao.
    .title = Contracts on the table
tutorial-con-open = They lie open for everybody. Each says what it asks for; the coins below are its reward. Whoever completes it first is paid best, the next a little less.
    .title = Four contracts
tutorial-con-markers = A marker shows which contracts you have completed. You have three, so you complete three at most. The second also brings 1 influence, the third 2.
    .title = Three markers
tutorial-con-reveal = A turn goes as you know it. Turn over the first card.
    .title = Your turn
tutorial-con-moment = Three colors lie in the harbor, and Speculator is about just that. Some contracts must be claimed at their moment, or not at all. Put your marker there.
    .title = A moment that must be seized
tutorial-con-space = Speculator wants it twice, in two turns of yours. Your marker waits on the first space until then, and never comes back. Two are left.
    .title = Half of the way
tutorial-con-stop = Contracts do not make the sea any safer. Stop.
    .title = Stop in time
tutorial-con-trade = Trade the flute for 3 coins.
    .title = Take your pick
tutorial-con-settler = Bao found a Settler. The contract Trade Outpost asks for a Settler and a Clerk, and pays 4 coins. Hire the Settler: 4 coins, and 1 for Bao.
    .title = Half of a Trade Outpost
tutorial-con-again = The card of a contract tells what you still lack: a Clerk. See who comes in.
    .title = Your second turn
tutorial-con-clerk = A Clerk! Whenever you trade a ship of his color, you may take one card more. Gunners and Vice-Admirals bring coins: look at their cards when they come.
    .title = New people
tutorial-con-gift = Such a ship pays 3 coins, and one more to another player of your choice. See what comes next.
    .title = A ship with a gift
tutorial-con-done = A third color, for the second time: Speculator is complete. Your marker takes the first slot, and 2 coins are yours. Now you can afford the Clerk.
    .title = By itself
tutorial-con-enough = Stop, and take a card.
    .title = Enough
tutorial-con-hire = Hire the Clerk.
    .title = The other half
tutorial-con-claim = Settler and Clerk are yours: the contract glows. Claim it now, or at any later time in your turn. Both of them stay with you.
    .title = Claim it
tutorial-con-second = 4 coins from the first slot, and 1 influence because it is your second. Bao traded a ship and paid you, too.
    .title = Your second contract
tutorial-con-jinx = Bao has bust, and claims Jinx for it: 1 coin. That contract is for those who had to give up their turn.
    .title = Even a wreck
tutorial-con-end = Twelve influence still decide, with contracts or without. Look at them before you turn over the next card: one more coin, one more contract … Fair winds!
    .title = The rest is trade
tutorial-coop-welcome = Here nobody wins alone. You and Bao, two captains of one team, complete contracts against time. Ships, people and busts are as you know them.
    .title = In one boat
tutorial-coop-goal = Five contracts lie open. Each must be completed once, by either of you. Then you win together, at once; influence does not end this game.
    .title = What you are after
tutorial-coop-time = Your time: 24 cards, one for each turn of either of you. If a turn should begin and none is left, you have lost together.
    .title = The time deck
tutorial-coop-reveal = The first card of a turn comes from the time deck, all others from the draw pile. Turn it over.
    .title = Your turn
tutorial-coop-bank = A tax: you may put a card of the time deck on the victory pile. That is a turn less, and a point more if you win. Leave it for now.
    .title = A bet on yourselves
tutorial-coop-stop = Mercenary asks for 3 swords with one captain. The Sailor brings the first. Stop.
    .title = A Sailor
tutorial-coop-hire = Hire the Sailor.
    .title = The first sword
tutorial-coop-fee = Bao traded the flute, and paid you a coin as always. So the team lost nothing: think about who needs the card most.
    .title = Coins stay in the team
tutorial-coop-guest = Bao hired a Trader, for Trade Master. The skiff is yours: 4 coins, and 1 for Bao.
    .title = Bao leaves you the better part
tutorial-coop-again = 22 turns are left. You have one sword and 5 coins: a Pirate would do. Turn over the first card.
    .title = Two more swords
tutorial-coop-pirate = A Pirate has two swords. One color only, but do not tempt fate. Stop.
    .title = There he is
tutorial-coop-hired = Hire the Pirate for your last 5 coins.
    .title = Three swords
tutorial-coop-claim = The contract glows. Claim it: that goes in your own turn, also while you are a guest in Bao’s harbor.
    .title = Claim it
tutorial-coop-first = 3 coins for you. Completed contracts step back. You have two markers left and so can do two more; with Bao’s three they are enough.
    .title = One of five
tutorial-coop-jinx = Bao went too far, but Jinx asks for just that. Bao claims it: two of five.
    .title = A wreck that helps
tutorial-coop-rank = 20 turns for three contracts. If you are quick, put cards away at taxes: the more lie on the victory pile at the end, the higher your rank.
    .title = How well?
tutorial-coop-end = Agree who goes after which contract, and take what the other needs least. With more captains there are more contracts; alone there are three. Fair winds!
    .title = Talk to each other
tutorial-sail-welcome = Sets Sail is Port Royal with 60 cards of its own: quick, without expeditions. Let us play two rounds against Bao.
    .title = A shorter trip
tutorial-sail-goal = 8 influence are enough here. Then the round is played to its end, and the most influence wins. You begin with none, and with 3 coins.
    .title = What you are after
tutorial-sail-reveal = Turn over the first card.
    .title = Your turn
tutorial-sail-passenger = Passengers can do nothing, but they bring 2 influence for only 4 coins. One more than you have. Let us see which ships come in.
    .title = A Passenger
tutorial-sail-stop = Two colors, and a flute that pays well. Stop.
    .title = Stop in time
tutorial-sail-trade = Trade the flute for 4 coins.
    .title = Take your pick
tutorial-sail-merchant = Bao traded with you, and found a Merchant. He is why one plays Sets Sail: hire him for 6 coins, and 1 for Bao. You will see.
    .title = A Merchant
tutorial-sail-again = Green ships are worth more to you from now on. Turn over a card.
    .title = Your second turn
tutorial-sail-tax = Here whoever has 9 coins or more keeps 8. Then the least influence earns a coin: that was Bao. See what the next five cards bring.
    .title = Taxes
tutorial-sail-enough = A green ship, a Passenger, and four colors: you may take two cards. Stop.
    .title = Four colors
tutorial-sail-green = Trade the skiff.
    .title = First the green one
tutorial-sail-store = You get the 3 coins, and may still keep the ship: under the Merchant it is worth 1 influence for the rest of the game. Put it there.
    .title = Under the Merchant
tutorial-sail-kept = There it lies. A Merchant takes any number of ships of his color, so hire early and trade often.
    .title = Ship by ship
tutorial-sail-hire = The second card: 4 coins, 2 influence. Hire the Passenger.
    .title = All aboard
tutorial-sail-last = 5 influence after two rounds: 2 for the Merchant, 1 for his ship, 2 for the Passenger.
    .title = Three to go
tutorial-sail-end = That is all that is new. Swords drive ships off as ever, and the cards of Sets Sail can also be mixed into the base game. Fair winds!
    .title = Set sail
tutorial-gam-welcome = The Gambler joins the base game: four cards in the whole deck, and each a temptation. Two rounds against Bao.
    .title = All on four cards
tutorial-gam-reveal = Turn over the first card.
    .title = Your turn
tutorial-gam-card = A Gambler costs coins and brings influence like anybody else. His skill is for later. You lack one coin: let us see which ships come.
    .title = There he is
tutorial-gam-stop = Stop, and trade.
    .title = Coins first
tutorial-gam-trade = Trade the flute for 3 coins.
    .title = Take your pick
tutorial-gam-hire = Bao paid you a coin, and has found a second Gambler. Hire him: 4 coins, and 1 for Bao.
    .title = Another one
tutorial-gam-use = Once in your turn, before you stop, the Gambler turns over four cards in one go. No ship of them can be repelled. Use him: touch his card and confirm.
    .title = Let him loose
tutorial-gam-luck = Had there been two ships of one color after the fourth card, all would be lost. So you may take one card more: two instead of one.
    .title = No color twice
tutorial-gam-first = First the coins: trade the skiff.
    .title = One …
tutorial-gam-second = Now the Settler.
    .title = … and two
tutorial-gam-end = The fuller the harbor, the more dangerous the throw: four cards into an empty one go well more often than not. Several Gamblers may follow one another. Fair winds!
    .title = How lucky do you feel?

## The Bell Beneath the Tide: the tale of The Adventure Begins. A chapter’s .recap is read before its first page.

tale = The Bell Beneath the Tide
chapter-1 = The Night Without a Bell
    .recap =
        Every harbor has a voice. Ours was Old Marguerite: nine hundredweight of green bronze on a rotten beam above the mole, cracked since the last hurricane, and so tuned to our fogs that a blind pilot could follow her home. Merchants set their prices by her, mothers their suppers, thieves their hours. Nobody in Port Royal ever thanked her. One thanks a bell as one thanks the ground.

        You were not heroes that spring. You traded, you hired, you turned over one card too many and laughed about it in the taverns. What follows began on a night in April, when there was fog enough to cut in slices, and nothing rang.
chapter-2 = Eyes on the Water
    .recap =
        In April strangers under violet sails took down Old Marguerite, the bell that brought ships home through the fog. In their holds you found healing herbs and books of prayers and sums; in Bitten Cove you found the cradle of the bell, empty, in a crate that bears the seal of the royal customs. Somebody in Port Royal has helped the Pirates of Ares. The bell itself is out at sea, and old Tomas swears that he hears it ring: at night, far down, always when the tide is turning. It is time to find out who is looking out to sea besides you.
chapter-3 = The Lean Season
    .recap =
        The Pirates of Ares took the harbor bell, and it was given to them: Commissioner Harrow of the royal customs paid with it for a small private war on ships that would not pay him. You caught his courier and read his ledger. It was not enough. He has closed the port; who wants to sail needs his permit, and who wants to eat, his goodwill. But the Sentinels have a bearing now, and twice a day, when the tide turns, Old Marguerite rings at the bottom of the sea. Two Tybuks, one priest and one bell-keeper think that you will not leave it at that.
chapter-4 = The House of Four Winds
    .recap =
        You have broken the blockade and looked into the Commissioner’s strong room. He sold the harbor’s bell to the Pirates of Ares and kept the fee, and he kept something else as well: a letter from a woman called Nerys, who asks that boats with sick children be let into the port. They never were. The herbs in the violet ships are not for witchcraft; they are medicine. You know that now, because the sickness has arrived here. On Fish Street the lamps burn all night, and the church bell would toll the hours, if Port Royal had a bell to spare.
chapter-5 = The Lowest Tide
    .recap =
        Commissioner Harrow sold the bell of Port Royal to the people of Ares, who needed it to come back alive from the reef where their medicine grows. Now he has sold the reef as well, to men who will charge for every leaf. You have broken his blockade, read his letters and nursed his victims; you have given Nerys your hand, on the mole, in front of everybody. Five weeks are left until the lowest tide of the year. By then Harrow must be out of office, and Old Marguerite out of the water, for there is one place from which a bell can be heard by both shores.
story-10 = Violet sails
    .text =
        You woke because of the silence. On the mole the beam was bare; two ropes hung from it, cut clean. Old Tomas, the bell-keeper, sat against the wall with a wet cloth on his brow. He had seen sails, he said, violet as a bruise, and men who rowed without a word. They laid his bell into the boat as one lays down a child. “And one of them begged my pardon.”

        By noon three ships had run aground in the fog. By evening the taverns had a name for the strangers: the Pirates of Ares. They will be back, they trade here like anybody else. When they come, look into their holds before their captains can weigh anchor.
story-11 = What the holds were hiding
    .text =
        Not gold. The ships of Ares ride high in the water, and under the hatches lie two things only: bundles of a gray-green herb that smells of rain, and books. Thick books, bound in eelskin, full of columns, moons and little drawings of drowned men. The taverns say witchcraft. The taverns say that about double-entry bookkeeping.

        One page shows a coast you half know: a hooked cape, three rocks, a cove like a bitten apple. It lies on no chart that is for sale. You need someone who has dropped anchor along that shore, or someone who has cleared land behind it. Ask the captains. Ask the settlers. Buy the second drink yourself.
story-12 = Father Anselm reads
    .text =
        Your guide has drawn the coast in spilled wine: Bitten Cove, half a day to the east, and no one goes there. That leaves the book. Half of it is Latin, and for Latin there is the church.

        Father Anselm turns the eelskin pages the way one handles a guest’s letters. He is the only man in town who was not surprised. “These are not spells,” he says at last. “These are prayers for the dead, and between them somebody has done sums. A great many sums.” He will go on reading, provided one of his cloth sails under your flag, where a blessing may be needed sooner than you think.
story-13 = A door with three bolts
    .text =
        You came back with too little, and word of it ran ahead of you. When you knock at the presbytery a bolt slides shut; then a second; then a third. Father Anselm speaks through the wood. Somebody has told the bishop that certain captains are trading in forbidden books.

        “I do not believe it,” says the door. “But my roof leaks, my orphans eat, and the bishop counts.” Four coins for the poor box would show the whole street what kind of people you are. And one of his brothers must come aboard, in plain sight of everyone. Then he will read your book, by night, and with the shutters closed.
story-14 = Bitten Cove
    .text =
        Father Anselm has found the date. The sums in the book count down to a tide, and the next good one is on Thursday, an hour before dawn. Whoever took the bell will be in Bitten Cove that night, or never.

        The plan is your guide’s, and it is shamelessly simple. One of the ships you have taken goes in ahead, violet sails set, no lantern, nobody talking; after all, that is how they do it themselves. Behind her come the boats, with blades under the thwarts. Three good swords will hold the narrow beach. As for the ship, kiss her goodbye: on that reef she will make one trip only.
story-15 = They are expecting you
    .text =
        There are fires on the cape tonight, and they are not fishermen’s fires. You were slow, and somebody used the time. Your guide lowers the spyglass and lists what he sees, as if reading out a bill: a chain across the mouth of the cove, a gun on each of the three rocks, and sentries who do not smoke.

        One captured ship will not get past that. Two might: the first to run upon the chain and break it with her own weight, the second to slip through in the noise. You will lose both. And on the beach you still want two blades that do not tremble.
story-16 = Every captain for himself
    .text =
        The month is over, and the fog lies on the harbor like a cat. In the Leaky Pinnace there is a fisherman with a cut across his hand who says he helped to carry the bell. He will not say where to. Not to all of you, at any rate.

        “One at a time,” he says, and names his price: eight coins, counted out on the table. For that he tells a thing worth knowing, and tells it to one pair of ears. You look around at faces you have drunk with for years. From here on the road is narrow, and it seems that each of you means to walk in front.
story-17 = Thursday, too late
    .text =
        When you round the cape there is nothing in Bitten Cove but the tide going out. Cut ropes, the ash of a fire, the mark of something heavy dragged over the sand. Your guide crouches and puts his palm into the groove. Still damp. An hour, maybe less.

        On the way home nobody talks. Then, off the mole, old Tomas comes rowing out to you with his bandaged head. “The moon comes round again,” he says, and climbs aboard without being asked. “And this time you know where the rocks are.” He has brought a little money that the street has put together. Three coins. They are the heaviest you have ever held.
story-61 = The end of chapter 1
    .text =
        They fought like people who would rather not. Ten minutes of steel and bad language on a strip of wet sand, and then the crews of Ares were in their boats and gone. They had left one thing behind: the cradle in which the bell had lain, padded with straw and wool, as if for a long journey.

        It was empty. But the straw had come in a crate, and on the lid of the crate, under the tar, there was a seal. Old Tomas wiped it with his sleeve. A crown, a key, a pair of scales: the mark of His Majesty’s customs in Port Royal. Nobody spoke. Out on the water, from no direction at all, something rang. Once.
story-20 = The price of a pair of eyes
    .text =
        Commissioner Harrow of the royal customs received you standing. A stolen crate, he said; crates are stolen every day. He has pale hands and a pleasant voice, and while you talked he wrote down the names of your ships.

        So you will keep watch yourselves. From the Palisadoes to Gallows Point there must be someone on every height who can tell a sail from a gull. Sentinels can be had, the best are old smugglers; but they want regular pay, and regular is a word for merchants. Win over the traders. Two of them, of any color: one alone would call it a loss, two will call it an investment.
story-21 = Second reading
    .text =
        Two brothers have taken the room above the sailmaker’s. Tybuk, they say, both of them, as if one name had to do. The elder is a fencing master without a school, the younger has never lost a duel nor paid for a window. They had a ship until the Pirates of Ares outsailed it; now they have opinions.

        “It’s the books,” says the elder. “They throw everything overboard before they part with one. So there’s one they can’t do without.” Father Anselm agrees: his copy breaks off in the middle of a sum. Bring him another. Take it from an Ares ship, and hand it over: he will need to cut it apart.
story-22 = The man who can sit still
    .text =
        Laid side by side, the two books make a calendar. Not of feasts: of tides, each a hand’s breadth lower than the one before, down to a night next year that is circled three times. “Something comes up out of the sea,” says Father Anselm, “and they mean to be there.”

        Where, the book does not say. But a boat that goes out to look at a reef must pass the headlands, going and coming, and what goes past can be counted. Put a Sentinel in your service who knows how to sit still, and two coins in the hand of the goatherd who will carry down what he sees. The younger Tybuk offers to keep him company. The elder forbids it, for the sake of the sitting still.
story-23 = Somebody pays better
    .text =
        On Monday there were seven watchers on the heights. On Tuesday there were three, with new boots. Nobody threatens them, nobody hurts them; in the evening a clerk comes by with a lantern and a purse, and asks them to have poor eyesight.

        Father Anselm has got no further either, and he has begun to lock the church. You still need a Sentinel, an honest one, and since honesty has become a matter of price in this town, you will have to pay it: five coins on top of the hire, laid down openly on the quay, so that the clerk can see it and tell his master.
story-24 = The lantern on Gallows Point
    .text =
        Your Sentinel has counted. Every ninth night a boat puts out from the customs stairs, passes Gallows Point without a light, and is back before the bakers are up. In the bow sits a man with a ledger on his knees.

        “Then on the ninth night we shall be at Gallows Point,” says the elder Tybuk, and begins to sharpen something that was sharp already. A courier has guards, and these are not harbor drunks. Four swords, no fewer, quick and quiet. You do not want the courier’s blood, you do not even want his purse. You want what he is writing.
story-25 = A boat too many
    .text =
        The courier no longer rows alone. Since your watch began to count boats there are two more: one ahead, one behind, full of men who sit very upright. Your Sentinel thinks that they are soldiers out of uniform. The younger Tybuk thinks that this makes it a proper evening.

        Nobody catches three boats with one. But there is a kind of vessel that they let come close, because they have been paid to. Sacrifice one of the ships of Ares you have taken: let her drift across their course with her violet sails up, and when they gather around her to ask questions, be there, with four swords.
story-26 = What the clerk let fall
    .text =
        Between the quay and the customs house there are two hundred steps, and tonight a young clerk walks them rather slowly. He has copied letters that he wishes he had not read. He has also noticed that several captains would give a good deal to read them first.

        “Eight coins,” he says to each of you, separately, behind the rope store, with exactly the same look of despair. In his place you would do it too. The watch on the heights still sends its signals, but they are yours or yours or yours now, and nobody quite remembers when that began.
story-27 = Nine nights for nothing
    .text =
        The ninth night came, and so did the rain. Your people lay under a tarpaulin on Gallows Point until the bakers lit their ovens, and not a boat went by. In the morning there was a note on the mole, weighed down with a stone: *The Commissioner wishes the captains a speedy recovery from their colds.*

        The elder Tybuk read it twice and folded it very small. “He is proud,” he said. “So he will go on.” The watchers have not left. The sailmaker, the baker and the widow from the corner have thrown their coins together for you, three in all. There will be another ninth night. There always is.
story-28a = The ledger
    .text =
        It was over before the gulls had noticed. The courier gave up his ledger with something like relief, sat down on a stone, and asked whether anyone had a drink. Column after column, in a neat pale hand: ships spared and ships to be stopped, by name, by day, by cargo. Those who had paid the Commissioner sailed. The others met violet sails.

        “And what do the Pirates get?” asked the younger Tybuk. On the last page it stood, in ink of another color: *In consideration whereof, one bell.* You read it aloud by the light of a shuttered lantern. Now count up what you have: is it enough to be believed?
story-28b = Pages in the water
    .text =
        They threw it overboard. In the middle of the fight, when the first boat went over, the man in the bow stood up and flung his ledger as far as he could. The younger Tybuk was in the water before it sank, and what he brought up was a lump of pulp in a leather cover.

        You dried it leaf by leaf over the sailmaker’s stove. Half of it is lost. The other half is lists of ships, some with a cross; and on the last page, still legible, five words: *in consideration whereof, one bell.* It is not proof. With enough weight behind it, it might be made to look like proof.
story-62 = The end of chapter 2
    .text =
        The hearing lasted a quarter of an hour. Commissioner Harrow admired the handwriting, regretted that it was not his own, and thanked you for your vigilance. That same evening the customs seal was nailed to the harbor gate: until further notice no vessel was to leave Port Royal, nor land a cargo, without a permit. Permits were issued by the Commissioner.

        So he was afraid. On the mole old Tomas held up a hand, and you all fell silent. The tide was on the turn. There it was again, far out and far down, slow as breathing. This time everybody heard it; and this time one of the Sentinels had taken the bearing.
story-30 = Nothing goes out, nothing comes in
    .text =
        In the third week the bakers began to weigh by eye. Ships lie outside the bar with bread in their holds and rum on deck and are not allowed in; now and then one risks it by night, and its captain does not ask for your papers if you do not ask for his.

        The law has a gap, and Father Anselm has found it. An expedition under royal charter needs no permit: not from the customs, not from anyone. Send one out, any one, with all that belongs to it, and bring it to its end. It will be the first hull in a month to pass the bar by daylight, and the whole town will be standing on the mole.
story-31 = A friend with a title
    .text =
        A charter is paper. What Harrow fears is not paper but the person who can walk into his office without knocking. There are not many of those: an Admiral, who counts the Navy’s barrels; a Governor, who does not care to be hungry; a Señorita, to whose table half of the council owes its good humor.

        You have no quarrel among yourselves, and that is worth something in these weeks. Let whoever has the best chances win over such a patron, and let the rest of you hold that captain’s chair, coat and debts. New expeditions have been called, too; they ask for things that can be eaten.
story-32 = Bread for the garrison
    .text =
        The garrison has had no bread since Sunday. It is an odd thing to watch: forty men with muskets, and all of them looking at the baker. Their captain has let it be known that whoever feeds them will be remembered, and he has a long memory and a key to the sea gate.

        That was said to each of you in confidence, of course. There is bread outside the bar, in the holds of the bolder ships. Take it home, carry it up to the fort, and see to it that you are the first on the stairs. New expeditions have been called as well; they ask for things that can be eaten.
story-33 = Four flags
    .text =
        Your expedition came home over the bar with all flags flying, and since then the talk on the quays is different. A port is closed as long as everybody thinks so.

        The elder Tybuk has worked it out on the tavern table. A customs cutter can turn back one ship. It can turn back two, if the second is polite. But if vessels of four nations lie in the roads on the same morning, each with a consul who writes letters, the cutter will find that it has urgent business elsewhere. Wait for your day, turn over the cards, and do not lose your nerve at the third.
story-34 = Four flags and a purse
    .text =
        No expedition has come home. There was nothing to stand on the mole for, and people have stopped looking at the sea. The plan with the four flags is still a good one; but the consuls, who would have come for the pleasure of it, must now be asked.

        Asking means a pilot for each, who looks away; a clerk for each, who mislays a paper; and for the captain of the cutter a basket of something under a cloth. Five coins, all in all, to be paid on the very morning when vessels of four colors lie in the roads, and not an hour later.
story-35 = What the guards drink
    .text =
        With four flags in the roads Harrow has drawn in his men. They guard one building now: the customs house, and in it the strong room, and in the strong room whatever he has not yet burned. Two at the door, two on the stairs, relieved at midnight.

        You could fight. You could also remember what it is like to stand on a cold stair for four hours. A barrel of rum, of the kind that is landed at night, left by mistake in the gateway with nobody’s name on it, and three coins for the sergeant, who must have seen nothing: the younger Tybuk volunteers to lose both there. He has the face for it. Everybody agrees that he has the face for it.
story-36 = Sober guards
    .text =
        Nobody of rank spoke up for you, and Harrow noticed. He has sent the old guards away and put his own in their place: hired on the mainland, paid by the week, and under orders to accept nothing from anyone.

        “From anyone,” says the elder Tybuk. “So they will have to buy it.” It will need the barrel of rum, as before; and it will need a stall in front of the gate, a license for the stall, and a girl with a loud voice who sells a cup for less than it costs. Five coins should cover the loss. Seldom has anyone gone bankrupt in a better cause.
story-37 = The gate is open, for some
    .text =
        On the first of the month the sea gate stood open by a crack, and behind it the quartermaster of the fort, with a list. It is a short list. He is an honest man, he says; he merely forgets names, and there is a cure for that. Eight coins.

        All day you meet on those stairs, one coming up, one going down, each with a hand in the pocket and a word about the weather. The blockade has made the town thin and its captains inventive. Somewhere out there the bell tolls twice a day for all of you alike. It is the only thing left that does.
story-38 = The permit
    .text =
        In the end it was hunger, simply. The bakers gave in on Friday, the carters on Saturday, and on Sunday after mass a queue stood before the customs house, hats in hand. Harrow sat at the window himself. He stamped each permit and had a kind word for everyone.

        You stood in it too. There is no shame in that; a crew wants to eat. But on the way out old Tomas pressed something into your hand, wrapped in the permit he had not signed. Three coins. “Next time,” he said, “we begin with the bread.” He is right. Next time you know where the door is.
story-63 = The end of chapter 3
    .text =
        The strong room of the Port Royal customs house contains, according to the inventory, seals, stamps and silence. You found the seals. You found eleven sacks of coin. And at the very back, in a box that had once held candles, a bundle of gray-green herbs and a letter in a steep foreign hand.

        { "*" }You have the bell’s price in full,* it said. *We have asked for nothing else. Now keep your word and let our boats into the harbor: there are children among us who have it too.* It was signed: Nerys, of the island of Ares. Father Anselm read it three times. “Have what?” asked the younger Tybuk. That night the first lamp was lit in a house on Fish Street, and it was not put out again.
story-40 = Fish Street
    .text =
        It begins with a thirst and a ringing in the ears. On the third day one hears the sea in a dry room. Most of them live. Harrow has had the street chained off, at both ends, and has gone to inspect the mainland.

        At the House of Four Winds, on the far side of the chain, the landlady has thrown open her doors and put straw in the ballroom. What she needs is not captains. She needs hands: people to carry, to boil, to hold a bucket. Simple folk, who cost little and stay. Hire three of them. The innkeepers of the town have heard of it; they are coming over, one by one, with their own keys.
story-41 = Gray-green, smelling of rain
    .text =
        The landlady of the Four Winds chewed a leaf from the candle box, spat it out, and sat quite still for a moment. “My grandmother had that,” she said. “In a drawer. She was not from here.”

        One brews it strong and gives it with bread, or it burns the stomach. That is all there is to it; that is the whole of the witchcraft. But the box is empty, and there is only one people on these seas who load the stuff by the bale. Bring in a ship of Ares with herbs in her hold, and another with bread. This time, says Father Anselm, you might consider asking first.
story-42 = The keys of the house
    .text =
        It works. Not on everyone, and not at once, but on Tuesday a boy from Fish Street asked for soup, and the entire ballroom wept into its buckets.

        Now half the town is at the door. The Four Winds has sixty beds and two hundred sick, and what is needed next is not a remedy but somebody who can run a house: who knows how many loaves, how many sheets, who may be put beside whom. Take an Innkeeper into your service, with cellar, temper and keys. The older they are, says the landlady, the better; the ones with nerves have all become notaries.
story-43 = Closed for repairs
    .text =
        There were too few hands or they came too late, and the ballroom is full to the doors. All over town innkeepers have hung out the same board: *Closed for repairs.* You can hear them behind their shutters, moving the furniture against the wall.

        One cannot blame them. They have children, and rugs. What they would listen to is somebody who makes good the damage beforehand: six coins in the hand, for beds that will have to be burned and guests who will never return. Then one of them will tie on an apron and come. The Four Winds will not ask why. It has stopped asking people why.
story-44 = Safe conduct
    .text =
        A boat has come in under a white shirt on an oar. Nerys of Ares wishes to speak with those who gave bread and herbs to her enemies; she will come ashore alone, if somebody guarantees that she can leave again.

        Only the Governor can sign such a paper, and he has not signed anything since spring without looking at the Commissioner first. You have served the crown, each in your own way, and it has noticed. Favor is a strange coin: it is worth most to those who never spend it. Spend it. Two crowns’ worth, and three coins for the scribe, for a sheet of paper with a seal.
story-45 = A very expensive signature
    .text =
        A boat came in under a white shirt on an oar, and the battery fired at it. Nobody was hit. But before the smoke was gone, half the council had explained to the Governor that one does not treat with pirates in a town full of fever.

        He does not want to sign. He says so with great courtesy, and moves the inkwell a little to the left. It can still be done. Whoever has standing at court must put all of it on the table now, four crowns’ worth and three coins for the scribe, and watch it melt. You will be poor relations again for a while. And Nerys will be able to set foot on the mole.
story-46 = The quiet side of the chain
    .text =
        On both sides of the chain they have got used to it. On the one there is the Four Winds with its straw and its singing; on the other, captains who send up a basket each morning and wait for thanks.

        The Commissioner’s deputy is a practical young man. He cannot open the street, he says. He can, however, write a certificate of good health for a captain who would like to be seen at court just now, for eight coins, and he can be quick about it. It is remarkable how many of you turn out to be in good health. Nobody cheats anyone. It is only that nobody carries anyone’s bucket any longer.
story-47 = The chain stays
    .text =
        In the end the Four Winds closed its doors from within. It was the landlady’s decision: those inside would see it through, those outside should stay there. For a week one heard them sing in the evenings. Then fewer of them sang.

        You have done what people do who are too late. You have filled baskets and stood at the chain. On Sunday a small hand passed something through to you, in a twist of paper, and a voice you knew said that it came from all of them, and that you should hurry up. Three coins, boiled clean. The fever does not bargain, but it has to begin again each morning. So do you.
story-48 = The woman on the mole
    .text =
        She was smaller than in the songs. She stood on the spot where the beam had been, and laid her hand on the post before she looked at any of you.

        “On our island the fever comes every nine years,” said Nerys. “The herb grows on one reef. It lies dry one night in the year, for as long as it takes to fill a boat, and then the sea comes back. My sister heard it too late. So did forty others. A bell that can be heard under fog would have told them.” She looked at old Tomas. “Yours was the only one that could.” Behind her the harbor lay quite still. Now it is your turn to answer, with all you have done.
story-64 = The end of chapter 4
    .text =
        It was old Tomas who answered. He spat into the water, looked at it for a while, and said that a bell did not belong to the ones who owned it, but to the ones who were out in the fog. Then he gave her his bandage, because the wind was cold.

        So it came out, all of it. Harrow had sold the bell and let the buyers sink it as they asked, on the edge of the reef, where it now marks the turn of the tide for those who pick by night. He had also sold the reef: a company on the mainland will fence it in, and sell the herb by the ounce. “When?” asked Father Anselm. “On the lowest tide,” said Nerys. “In five weeks.”
story-50 = A receipt
    .text =
        He came back from the mainland with a new coat and new taxes. Higher ones, but only for those who have something; he calls that justice, and some people applaud.

        “Good,” said the elder Tybuk, to general surprise. “What did we lack at the hearing? His hand. He never signs anything. Except for one thing.” He laid it on the table: a tax receipt, with a number, an amount, and a signature as clean as the crack of a whip. The number goes into his ledger, the amount does not. To prove that, one of you must be rich enough to be robbed. Let the tax come, lose the money with a good grace, and ask for the receipt.
story-51 = Dinner with the Commissioner
    .text =
        The receipt has drawn blood. Harrow, who never invites anyone, has invited you: a small supper, four courses, to clear up a misunderstanding.

        You will go, because while he carves nobody is watching his study, and the younger Tybuk is thin and knows about windows. So: sit still until the fourth dish has been served, and not a moment longer. Admire the silver. Slip the footmen five coins, for the sake of their eyesight. And whatever is offered to you as a parting gift, leave it on the table. One does not take everything that one is offered in that house. One would have to sign for it.
story-52 = Two nights
    .text =
        There was a map in the study, and on it the company’s men have marked the posts for their fence. They will be driven in at the reef before the lowest tide, from a barge that waits somewhere behind the bar, without lights.

        To find it you need nothing but patience, and that is the one thing you have never had aboard. One night lying still: the first sail you see, and then no other, not one card more, however the fingers itch. And then a second night like it. Nerys will sit with you. She has sat like that on a reef, with a basket, listening for water. She says that one gets used to it. She does not say it very well.
story-53 = Two nights, and a dog
    .text =
        The supper went badly. Nobody got as far as the study, and the footmen were counted afterward. All that you know of the barge is that there is one, that it lies behind the bar without lights, and that Harrow now keeps a dog on the beach.

        You will have to lie still all the same: one night, and at the first sail not a card more; then a second night. The dog can be dealt with. It belongs to a fisherman who has nothing against you, nor against four coins; he will take it home on the second evening, and say that it had a cold. Nerys will sit with you. She is good with dogs.
story-54 = All hands
    .text =
        This is the night. The barge lies dismasted in the mud, Harrow’s company is arguing with the Governor’s lawyers, and the sea is going out as you have never seen it go. It has uncovered the wreck of the *Fortune*, and a street of the old town, and then, black and shining, the reef.

        She hangs between two rocks in a cradle of chain, up to her lip in weed. Nine hundredweight. There is an hour. This is not a matter of courage or of gold: a bell weighs what it weighs. Bring people. Four of them in one boat under one captain, of whatever trade, and each with two hands.
story-55 = All hands, and a rope
    .text =
        You had the hour, and have used up half of it. The barge lay somewhere else than you had thought; now it is hard aground, but so is your best cable, somewhere underneath. The sea is still going out. Black and shining, the reef rises from it, and between two rocks, up to her lip in weed, hangs Old Marguerite.

        Four people in one boat could raise her, of whatever trade. Without a rope, not even thirty. There is a chandler on the barge who has one, new, three hundred feet, and who has understood his situation very well. Two coins. He would take three, but the tide is looking at him.
story-56 = The reef is wide
    .text =
        It turns out that several captains can be first at the same bell. You see each other’s lanterns on the reef, three, four of them, not too close. No one calls out.

        The chandler on the barge has rope for everybody and a keen sense of the hour. Eight coins, he says to each, and holds the coil a little higher. You think of the mole, and of who will be standing there tomorrow with a hand on the bronze, telling how it was. It is only a bell. It is only the one thing in this harbor that belongs to all of you. The water is still going out; but it has stopped hurrying.
story-57 = The sea comes back
    .text =
        One hears it before one sees it. First the gulls fell silent, and then, all along the reef, there was a sound as if somebody were drawing a curtain. “Into the boats,” said Nerys, and nobody asked how long there was.

        You got everyone out. When you looked back there was only water, and below it, unhurried, a bell that counted you as you went by. There is a second tide, a day later and a hand higher; old Tomas has done the sums himself, in chalk, on his own door. It will do, he says. He has also passed his hat around, and does not want to talk about it. Three coins. One day.
story-58 = For those who never turned back
    .text =
        There is a book in the bell-keeper’s hut, and in it, in old Tomas’s writing, the name of every ship that ever came home by ear. On the last page he has made an exception. There stand your names, not those of your ships, under a single word that he had Father Anselm look up, so as to spell it right: *faultless.*

        Five chapters, and not one of them told twice. In the taverns they have already begun to make it more likely: there were more of you, they say, you had help, somebody had seen the cards. You let them talk. On nights of fog you go up to the mole, where there is always a free place on the bench, and listen to how exactly she keeps time.
story-65 = The end of the tale
    .text =
        They argued about the place for a week, and then hung her on neither shore. Old Marguerite has a tower of her own now, on the last rock between Port Royal and the reef, and two keepers: old Tomas, and a girl from Ares with a chalky voice, who has already taught him to swear in the dative. Her crack is still there. Nerys says that this is where the sound gets in.

        Harrow was sent home with a letter. He had signed for it. The herb is free to anyone who can pick it in the time between two strokes, and in the violet holds there lies wheat. You trade, you hire, you turn over one card too many. And when the fog comes in, somebody in the tavern raises a hand, and all of you are silent: there. One thanks a bell, it seems, by listening.

# --- what lies where, in a position that is set up

laid-harbor = Harbor
laid-open-expeditions = Open expeditions
laid-draw-pile = Draw pile
laid-discard = Discard pile
laid-round = Round
laid-coins = Coins
laid-area = Display
