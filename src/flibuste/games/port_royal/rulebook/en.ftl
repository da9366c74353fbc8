## How Port Royal is played, in our own words

rules-kind-ship = Ships
rules-kind-character = People
rules-kind-expedition = The expeditions
rules-kind-tax = Taxes
rules-kind-contract = The contracts
rules-kind-adventurer = Adventurers

rules-aim = What it is about
rules-aim-goal = Collect influence: the shields on your people and on the expeditions you have completed. Whoever first shows 12 of them brings the game to its end. Two to five captains play.
    .title = The aim
rules-aim-turn = One player is active. That player first turns cards into the harbor (Discover), then takes from it, and after that so does everybody else (Trade and recruit). What is left is discarded and the next player is active. After a bust nobody takes anything.
    .title = A turn
rules-aim-coins = Every card has a coin on its back. To gain a coin, a card comes face down from the draw pile; nobody looks at its face. Coins that are spent go face up to the discard pile. Everybody begins with 3. You can never owe anything.
    .title = Coins
rules-aim-piles = When the draw pile is used up, the discard pile is shuffled and takes its place. Anybody may look through the discard pile. Should both be empty, discovering simply ends.
    .title = Draw pile and discard pile
rules-aim-first = Luck says who begins, unless the table has named somebody.
    .title = Who begins

rules-discover = Discover
rules-discover-reveal = Turn over the top card. The first one must be turned; after each you decide whether to turn one more or to stop.
    .title = Turning cards
rules-discover-kinds = Ships go to the berth of their color and people wait on the quay: both are the harbor. An expedition is laid beside it and stays there for all. A tax is dealt with at once.
    .title = What may come
rules-discover-stop = You may stop after any card, and you may go on as long as you dare: nothing limits a harbor but your luck.
    .title = Stopping
rules-discover-bust = A second ship of a color that lies in the harbor, and that you do not repel, is a bust: the whole harbor is discarded and nobody takes a card. Each Jester then brings its owner 1 coin. Open expeditions stay, and you may still complete one.
    .title = Bust
rules-discover-odds = A table may show how many of the cards to come would be a bust. It is counted from what everybody has seen, so it tells no secret.
    .title = The chance of a bust
rules-discover-repel = A ship that was just turned over can be sent away by the active player, whose swords must be at least as many as those on the ship. It is discarded without any effect. Swords are not used up: the same ones repel the next ship, too. You need not repel.
    .title = Swords: repelling ships
rules-discover-skull = A ship with a skull lets nobody send it away.
    .title = Skulls
rules-discover-tax = Whoever has { $tax_from } coins or more gives up half of them, rounded down. Then those with the fewest influence, or those with the most swords, whichever the card shows, gain 1 coin; all who are level gain it.
    .title = Taxes

rules-trade = Trade and recruit
rules-trade-take = The active player takes first: 1 card, or 2 if ships of 4 colors lie in the harbor, or 3 if there are 5. That is counted once, before anything is taken. You need not take all, or any.
    .title = How many cards
rules-trade-others = Then each other player, in turn order, may take 1 card of what is left. Who passes is done for this turn. What nobody wants is discarded.
    .title = The others
rules-trade-ship = A ship is traded: discard it and gain the coins printed on it, and 1 more for each Trader of its color that you have.
    .title = Taking a ship
rules-trade-hire = A person is hired: pay the price at the top left, less what your Señoritas save you, and lay the card in front of you. What it does and its influence count from now on. You may have as many people as you like.
    .title = Hiring a person
rules-trade-fee = Whoever takes a card in the turn of another pays that player 1 coin for each. The coins of a ship may be used for it. To hire, you need the price and that coin together before you take the card, and no Señorita makes it less. The active player pays nobody.
    .title = The coin for the active player

rules-people = What people do
rules-people-together = Your people work for you in your own turn and in those of others. Two of the same kind work twice. Most help from the moment they are hired, for the next card you take already.
    .title = In general
rules-people-arrival = Some look at the harbor at the moment when it is your time to pick, and only then. An Admiral brings 2 coins if 5 cards or more lie there. One who was hired just now has missed that moment.
    .title = When it is your time to pick: the Admiral
rules-people-jester = A Jester brings 1 coin when it is your time to pick and the harbor is empty, and 1 coin at every bust, whoever caused it.
    .title = Jester
rules-people-governor = Each Governor lets you take 1 card more. In the turn of another you pay for that one as well. One hired just now does not help yet.
    .title = Governor
rules-people-senorita = Each Señorita makes hiring 1 coin cheaper, down to nothing, from the next person on.
    .title = Señorita

rules-expeditions = Expeditions
rules-expeditions-complete = Only the active player completes expeditions, as many as possible. Discard the people it asks for, take the card and its coins: its shields, more than the crew had, are yours for good.
    .title = Completing one
rules-expeditions-crew = The crew is made of Priests (cross), Captains (anchor) and Settlers (house). A Jack of all trades stands in for any of them, and several may go together. You choose who goes.
    .title = The crew
rules-expeditions-when = In your own turn whenever you decide something: before the first card, between cards, while you take cards, after a bust, and at the end of your turn if the table plays it so. Somebody hired just now may leave at once.
    .title = When
rules-expeditions-special = With five players one special expedition lies open from the beginning; with fewer it stays in the box.
    .title = The special expedition

rules-end = The end
rules-end-twelve = As soon as somebody has 12 influence, in whoever’s turn, the round is played to its end, so that all have been active equally often. It ends even if that player falls below 12 again.
    .title = Twelve influence
rules-end-winner = The most influence wins, whoever brought the end about. Among those who are level the most coins decide, and if these are level, too, the win is shared.
    .title = The winner
rules-end-variant = A table may ask for more: then only who has completed an expedition can end the game and win it.
    .title = With an expedition
rules-end-limit = A game that does not come to an end by itself is stopped after a great many decisions, and the standings of that moment count.
    .title = Games that do not end

rules-small = The small deck
rules-small-deck = Two players and six cards: 2 Sailors, 3 Pinnaces and 1 Skiff. You begin with 3 tokens, which are coins. The first influence point starts the last round. Discarded cards do not come back: once the draw pile is empty, the game ends with the turn.
    .title = Six cards

rules-sail = Sets Sail
rules-sail-alone = Alone it is a quick game: 60 cards, no expeditions, and the end comes at 8 influence. A tax leaves nobody more than { $sail_keep } coins; then those with the fewest influence gain 1.
    .title = Played alone
rules-sail-mixed = Mixed in, 20 of its cards join the base game: a Merchant and two ships of each color, and five Passengers. All else stays as in the base game.
    .title = Mixed into the base game
rules-sail-merchant = When you trade a ship of the Merchant’s color you gain its coins as always and may lay the ship under the Merchant: 1 influence, at once. A Merchant keeps any number of ships, a ship lies under one Merchant only.
    .title = Merchant
rules-sail-passenger = Passengers bring influence and do nothing else.
    .title = Passengers

rules-gambler = The Gambler
rules-gambler-use = Once in each of your turns, while you discover, each Gambler may turn 4 cards at once. None of the ships can be repelled. If two of a color lie in the harbor afterwards it is a bust; if not, discovering is over and you may take 1 card more.
    .title = Four cards at once
rules-gambler-more = With another Gambler you may go on at once with 4 more cards, for another card to take. After that no single card can be turned. One hired just now waits for your next turn.
    .title = Several Gamblers

rules-contracts = Just One More Contract
rules-contracts-cards = A Clerk lets you take 1 card more whenever you trade a ship of its color. A Gunner brings, when it is your time to pick, 1 coin for each ship in the harbor after the first. A Vice-Admiral brings 1 coin if just 3 or 4 cards lie there.
    .title = Clerk, Gunner and Vice-Admiral
rules-contracts-gift = One ship of each color brings its taker 3 coins and 1 coin to another player, whom the taker chooses.
    .title = Ships with a gift
rules-contracts-claim = Four contracts lie open. Whoever meets one lays a marker on its first free place and gains the coins shown there: who is earlier gains more. Your second contract also brings 1 influence, your third 2. You have three markers, and can complete each contract once.
    .title = Claiming contracts
rules-contracts-when = Claim whenever it is your turn to decide, in the turns of others when it is your time to pick. What a contract asks for is shown and kept, unless it says otherwise. Some must be claimed at the very moment: Tax Inspector, Jinx, the two Speculators and the two Nemeses. Jinx, the Speculators and Pirate’s Nest are for the active player.
    .title = When
rules-contracts-progress = Some contracts need several steps. A marker on its way is one of your three and stays on that card. For a Nemesis you trade a ship of that kind without its coins; the coin for the active player must then come from elsewhere.
    .title = Contracts in several steps
rules-contracts-nest = As the active player you may keep a ship that you repel, one of each color, if you have a marker left. With all five colors discard them and the contract is yours.
    .title = Pirate’s Nest

rules-together = Contracts together
rules-together-aim = Everybody plays against time: once each open contract has been completed by somebody, all win at once. There are 3 contracts for one player, then 5, 7, 9 and 11.
    .title = The aim
rules-together-time = The first card of each turn comes from the time deck. When a turn would begin and there is none left, the game is lost. How many there are depends on the seals of the open contracts.
    .title = The time deck
rules-together-more = When a tax comes the active player may move a card from the time deck to the victory pile, unseen: less time, and a better rank if you win. A table can move some there before the game to make it harder.
    .title = The victory pile

rules-adventure = The Adventure Begins
rules-adventure-chapters = A tale in five chapters, one game each, for one to four: against each other or together. Each chapter goes on from what the one before left.
    .title = The tale
rules-adventure-adventurer = You are one of the adventurers, whose card has two sides to choose from and says how many coins you begin with. Four markers lie on it. Each mission takes one away and lays something open: first what your adventurer can do, then a trophy, then 1 crown, then 3.
    .title = Your adventurer
rules-adventure-event = The active player’s turn begins with an event, before anything else. The last event is the end of the month: the story goes on, often with a new mission, and the events are shuffled again.
    .title = Events and the end of the month
rules-adventure-mission = Accomplish missions when it is your turn to decide, each once and four at most. What is shown with a minus is given up, all else you only need to have; more is always fine. The first to accomplish one gains something extra. Missions stay open until the chapter ends, but some must be claimed at the very moment.
    .title = Missions
rules-adventure-crowns = Crowns are counted on a track of your own, and can be paid. Shields along it are influence while you have come that far.
    .title = Crowns
rules-adventure-cargo = Ships of the adventure carry something: books and herbs with the Pirates of Ares, bread or rum with the others. When you take one you may gain its coins or its crown, or keep the ship for what it carries.
    .title = Cargo
rules-adventure-sentinel = Once in each of your turns a Sentinel lets you look at the top 3 cards. One goes back on top, the others are discarded without effect. The first card of the turn must still be turned.
    .title = Sentinel
rules-adventure-innkeeper = An Innkeeper brings 1 crown when it is your time to pick and 4 people or more wait in the harbor. Once each time you pick it also buys bread or rum from you, for the price on the card.
    .title = Innkeeper
rules-adventure-lost = Who plays a lost chapter again begins with a few coins more. Late in the tale there is a way to buy yourself free of a marker.
    .title = Another try

## The plates: how it is played, in six pictures

plate-reveal = Turn over cards from the draw pile, one by one. Ships moor in the berth of their color, people wait on the quay.
    .title = Reveal
plate-stop = A second ship of a color is a bust: the whole harbor is lost. Swords repel a ship as it comes; a skull lets nobody do that.
    .title = Stop in time
plate-take = Trade a ship for its coins, or hire a person for the price. With ships of four colors you take two cards, with five three.
    .title = Take a card
plate-others = Then everybody else may take a card of what is left. They pay you a coin for it.
    .title = The others, too
plate-expeditions = In your own turn, send the crew that an expedition asks for. It is gone, but the expedition brings coins and more influence.
    .title = Expeditions
plate-end = Once somebody has enough influence, the round is played to its end. The most influence wins; if level, the fuller purse.
    .title = The end
