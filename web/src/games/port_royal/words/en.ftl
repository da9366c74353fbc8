### What the Port Royal table says beyond the words of the rules (src/flibuste/games/port_royal/words). Same ids in fr.ftl.

## Cards: shorter than in the log, for there is little room

board-name-trader = Trader
board-name-merchant = Merchant
board-name-clerk = Clerk
board-name-jack = Jack-of-all-trades
board-short-jack = Jack
board-name-expedition = Expedition
board-name-ares = Ares
board-name-tax = Tax
board-ability-sailor = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
board-ability-pirate = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
board-ability-trader = { $nation ->
    [yellow] Pinnaces pay +1
    [blue] Flutes pay +1
    [green] Skiffs pay +1
    [red] Frigates pay +1
   *[black] Galleons pay +1
}
board-ability-admiral = 5+ cards: 2 coins
board-ability-jester = Bust or empty harbor: 1 coin
board-ability-governor = 1 more card
board-ability-senorita = Hiring costs 1 less
board-ability-priest = Expedition crew
board-ability-captain = Expedition crew
board-ability-settler = Expedition crew
board-ability-jack = Joins any expedition
board-ability-merchant = { $nation ->
    [yellow] Keeps pinnaces
    [blue] Keeps flutes
    [green] Keeps skiffs
    [red] Keeps frigates
   *[black] Keeps galleons
}: +1
board-ability-passenger = Just influence
board-ability-gambler = 4 cards at once
board-ability-clerk = { $nation ->
    [yellow] Pinnace
    [blue] Flute
    [green] Skiff
    [red] Frigate
   *[black] Galleon
}: 1 more card
board-ability-gunner = 1 coin per ship − 1
board-ability-vice-admiral = 3–4 cards: 1 coin
board-gift = +{ $coins } to another
board-ability-tax = { $keep ->
    [-1] { $threshold }+ coins: lose half
   *[other] { $threshold }+ coins: keep { $keep }
}
board-ability-tax-bonus = { $bonus ->
    [swords] most swords: +1
   *[influence] least influence: +1
}
board-skull = skull

board-say-ship = { $name }, { $skull ->
    [yes] skull
   *[no] { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }
}, pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $gift ->
    [0] {""}
   *[other] {""} and { $gift } to another player
}
board-say-person = { $name }, costs { $cost }, { $influence } influence, { $ability }
board-say-expedition = Expedition for { $needs }: { $coins } coins, { $influence } influence
board-say-expedition-gives = would give { $coins } coins and { $influence } influence

## Harbor

board-harbor = Harbor
board-berths = Ships, one berth per color
board-quay = People on the quay
board-berth-free = berth free
board-pending = { $ship } at the mouth of the harbor, not yet let in
board-pending-traded = { $ship }, being traded
board-fresh = just revealed
board-tag-gain = { $gain }{ $fee ->
    [0] {""}
   *[other] {" "}−{ $fee }
} → { $after }
board-say-gain = { $gain ->
    [one] 1 coin
   *[other] { $gain } coins
}{ $fee ->
    [0] {""}
   *[other] {" "}after { $fee } for { $name }
}, you would have { $after }
board-tag-pay = { $fee ->
    [0] { $coins } → { $after } coins
   *[other] { $coins } → { $after }: { $cost } + { $fee }
}
board-say-pay = you would have { $after } of { $coins } coins left{ $fee ->
    [0] {""}
   *[other] , with { $fee } for { $name }
}
board-tag-short = { $short ->
    [one] 1 coin short
   *[other] { $short } coins short
}
board-tag-affordable = affordable
board-say-danger = { $count ->
    [one] 1 unseen ship
   *[other] { $count } unseen ships
} of this color would sink you
board-spread = { $ships }: swords { $spread }

## Phases

board-phases = Phases of the turn
board-phase-discover = Discover
board-phase-trade = Trade & recruit
board-gain = { $colors ->
    [0] No ship
    [one] 1 color
   *[other] { $colors } colors
}: take { $cards ->
    [0] nothing
    [one] 1 card
   *[other] { $cards } cards
}
board-further = { $colors } colors: { $cards }
board-left = { $cards ->
    [0] { $seat } has taken everything allowed
    [one] { $seat } may take 1 card
   *[other] { $seat } may take { $cards } cards
}
board-last-round = Last round
board-first = First player: { $seat }
board-first-help = First player: every round ends with the captain before
board-risk = Bust risk
board-risk-ask = Bust risk?
board-risk-help = { $bad } of the { $cards } unseen cards would make the active player bust

## Piles

board-draw = Draw
board-on-top = On top: { $card }
board-on-top-yours = You have put it there; nobody else knows it.
board-on-top-other = { $seat } knows the top card.
board-draw-name = Draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $may ->
    [yes] : reveal the next one
   *[no] {""}
}
board-discard = Discard
board-discard-name = Discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: look through it
board-piles-title = Cards out of sight
board-tab-discard = Discard pile ({ $cards })
board-tab-unseen = Not seen yet
board-unseen-help = Faces that nobody has seen since they were shuffled. Which of them lie in the draw pile and which serve as coins, nobody knows.
board-unseen-newest = In the draw pile or among the coins: { $cards }
board-unseen-older = Among the coins since an earlier shuffle: { $cards }
board-kind-ship = Ships
board-kind-character = People
board-kind-expedition = Expeditions
board-kind-tax = Taxes
board-kind-token = Coin tokens
board-kind-contract = Contracts
board-pile-empty = Nothing here.
board-close = Close

## Expeditions

board-expeditions = Expeditions
board-no-expedition = no expedition open
board-ready = Ready:
board-crew-missing = { $missing ->
    [one] 1 crew missing
   *[other] { $missing } crew missing
}

## What can be done now

board-prompt = What can be done now
board-your-turn = Your turn, { $name }.
board-harbor-of = { $name }’s harbor
board-your-pick = Your pick from { $name }’s harbor.
board-their-turn = { $name } is choosing.
board-over = Game over.
board-winners = { $count ->
    [0] Nobody wins.
    [one] { $you ->
        [yes] You win!
       *[no] { $names } wins.
    }
   *[other] { $names } share the victory.
}
board-may-explore = You may also complete an expedition.
board-fee = Each card costs { $coins } more, for { $seat }.
board-then = { $count ->
    [one] Then { $names } chooses.
   *[other] Then { $names } choose.
}
board-confirm-hint = { $move }?
board-reveal = Reveal a card
board-stop = Stop & trade
board-pass = Pass
board-explore = { $count ->
    [one] Expedition
   *[other] Expeditions
}
board-claim = { $count ->
    [one] Contract
   *[other] Contracts
}
board-gamble = Bet: 4 cards
board-team-over = { $won ->
    [yes] Every contract is done: you have won together!
   *[no] Time is up: the sea has won.
}
board-repel = Repel it
board-admit = Let it in
board-look-again = Look again
board-undo = Undo
board-cancel = Cancel
board-confirm = Confirm
board-explore-key = Look at an expedition you can complete
board-pass-key = Pass, or end the turn
board-take-key = A card of the harbor: ships first, then people
board-repel-key = Repel the ship, or let it in
board-confirm-key = Confirm what you look at
board-claim-key = Look at a contract you can claim

board-repel-title = { $bust ->
    [yes] A second { $name ->
        [pinnace] pinnace
        [flute] flute
        [skiff] skiff
        [frigate] frigate
       *[galleon] galleon
    }!
   *[no] { $ship } in sight
}
board-repel-swords = Your { $swords ->
    [one] 1 sword is
   *[other] { $swords } swords are
} enough against its { $needed }, and not used up.
board-repel-else = { $bust ->
    [yes] You keep the { $cards ->
        [one] card
       *[other] { $cards } cards
    } of the harbor.
   *[no] Its berth stays free.
}
board-admit-bust = The harbor is lost and nobody trades.
board-admit-worth = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for whoever takes it

## Questions of the moment

board-ask-store = Keep { $name ->
    [pinnace] the pinnace
    [flute] the flute
    [skiff] the skiff
    [frigate] the frigate
   *[galleon] the galleon
}?
board-ask-store-yes = Under a Merchant it is worth 1 influence, for the rest of the game.
board-ask-store-no = On the discard pile it comes back with the next shuffle. The coins are yours in any case.
board-ask-waive = { $contract }: give up the gold?
board-ask-waive-yes = You give up { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and get one step further with the contract. The step takes one of your markers for good.
board-ask-waive-no = Or you take the gold and leave the contract as it is.
board-ask-nest = Tow it into the Pirate’s Nest?
board-ask-nest-yes = You have { $nested } of { $colors } colors. With all of them you may complete the contract.
board-ask-nest-no = Otherwise the ship goes to the discard pile.
board-ask-claim-now = A contract within reach
board-ask-claim-now-yes = Claim it now with one of your markers ({ $markers ->
    [one] 1 left
   *[other] { $markers } left
}).
board-ask-claim-now-no = If you let it go by, you can claim it only when it happens again.
board-ask-bank = Put a turn away?
board-ask-bank-yes = The top card of the time deck goes to the victory pile, which holds { $banked }: one more point if you win, but a turn less.
board-ask-bank-no = Or keep all { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.

## Contracts

board-contracts = Contracts
board-contract-mine = done by you
board-contract-done = done
board-contract-claim = Claim
board-contract-ready = ready to claim
board-contract-lacks = missing: { $list }
board-contract-by = { $count ->
    [one] Completed by { $names }
   *[other] Completed by { $names }, in this order
}
board-contract-progress = { $seat } has reached space { $space }
board-contract-space = Space { $space } on the way
board-markers = { $done ->
    [0] No contract completed
    [one] 1 contract completed
   *[other] { $done } contracts completed
}, { $left ->
    [0] no marker left
    [one] 1 marker left
   *[other] { $left } markers left
}
board-nest = { $ships ->
    [0] Pirate’s Nest: empty
   *[other] Pirate’s Nest, { $ships } of 5: { $list }
}
board-team-goal = { $done } of { $of } done
board-team-aim = { $players ->
    [1] Complete every contract in time
   *[other] Complete every contract together
}
board-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
board-time-name = Time deck, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $turns ->
    [one] 1 turn left, this one included
   *[other] { $turns } turns left, this one included
}
board-victory-name = Victory pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, a point each if you win

## Captains

board-own = Your area
board-active = active
board-influence = Influence
board-coins = Coins
board-swords = Swords
board-people = People
board-meter = { $influence } of { $goal } influence{ $after ->
    [0] {""}
   *[other] , { $after } after the move
}
board-to-go = { $left ->
    [0] Enough influence to end the game
    [one] 1 influence to go
   *[other] { $left } influence to go
}
board-after = { $changes ->
    [yes] { $influence } → { $influenceAfter } influence, { $coins } → { $coinsAfter } coins
   *[no] { $coins } → { $coinsAfter } coins
}
board-taxable = tax risk
board-taxable-help = Rich enough for a tax to take some
board-group-swords = { $swords ->
    [0] Swords
   *[other] Swords: repel up to { $swords }
}
board-group-trade = Trade & discount
board-group-income = Income & extra cards
board-group-influence = Influence
board-group-crew = Expedition crew
board-group-hired = Crew
board-group-done = Expeditions done
board-none-yet = none yet
board-send = Send { $card }
board-store-here = Keep the ship here
board-stored = { $ships ->
    [one] 1 ship kept, 1 influence
   *[other] { $ships } ships kept, { $ships } influence
}
board-use = use

board-rivals = Rivals
board-partners = Partners
board-thinks = choosing
board-picked = has picked
board-picks = picks { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-crew-of = People of { $seat }
board-nobody-yet = nobody hired yet

## Tabs of a phone

board-tabs = Parts of the table
board-tab-harbor = Harbor
board-tab-contracts = Contracts
board-tab-own = My crew
board-tab-rivals = Rivals
board-tab-partners = Partners
board-tab-log = Log

## The Adventure Begins

board-ability-sentinel = Look at 3, keep 1
board-ability-innkeeper = 4+ people: 1 crown
board-ability-tybuk = { $swords } swords
board-tab-missions = Missions
board-harder = harder
board-mission-say = Mission { $number }, { $name }{ $harder ->
    [yes] , the harder one
   *[no] {""}
}: { $text } { $done ->
    [0] Nobody has done it yet.
   *[other] Done by { $by }.
}
board-mission-missing = You lack { $missing }.
board-house = { $name }: { $ability } { $awake ->
    [yes] The ability is awake.
   *[no] The ability sleeps.
} { $left ->
    [one] 1 marker is left.
   *[other] { $left } markers are left.
}
board-purse = Starts with { $coins } coins
board-space-ability = ability
board-space-trophy = trophy
board-stairs = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}{ $changes ->
    [yes] , { $after } after the move
   *[no] {""}
}
board-crowns = { $crowns ->
    [0] no crown yet
    [one] 1 crown
   *[other] { $crowns } crowns
}
board-month = { $months ->
    [0] Month { $month }
   *[other] Month { $month } of { $months }
}
board-days = Events of the month
board-day-unknown = an event that nobody knows yet
board-event = Event of the turn
board-event-none = The event of this turn is not revealed yet.
board-chapter = Chapter
board-chapter-number = Chapter { $chapter }
board-variable = Four missions by lot
board-attempt = { $mode ->
    [cooperative] { $players ->
        [one] alone
       *[other] together
    }
   *[other] each for oneself
}{ $attempt ->
    [1] {""}
   *[other] {" "}· try { $attempt }
}
board-read = Read the story again
board-missions = Missions
board-mission-key = Look at a mission that can be done
board-not-told = Not told yet
board-not-told-when = at the end of the month
board-to-win = To win, at the end of month { $months }
board-to-end = To end it
board-goal-missions = missions
board-goal-markers = markers
board-goal-influence = influence
board-goal-say = { $now } of { $wanted }
board-trophy = { $has ->
    [yes] revealed ✓
   *[no] not yet
}
board-accomplish = { $count ->
    [one] Accomplish
   *[other] Accomplish …
}
board-look = Look at the draw pile
board-hold = Hold
board-leaf = { $at } of { $of }
board-leaf-back = Back
board-leaf-next = Read on
board-leaf-skip = Skip
board-turn-page = Turn the page
board-tab-story = Story
board-month-over = End of month { $month }
board-month-begins = Month { $month } begins
board-month-returns = The events of the last month return in the same order, after one that nobody knows yet. The turn goes on.
board-asked = { $count ->
    [one] “{ $missions }”: done by anybody?
   *[other] One of { $missions }: done by anybody?
}
board-answer = { $answer ->
    [yes] yes
   *[no] not yet
}
board-first-mission = First mission
board-new-mission = New mission
board-first-coins = { $coins } coins for the first to do it
board-first-crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} more for the first to do it
board-each-crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} for everyone who does it
board-joined = { $cards ->
    [one] 1 card joins the draw pile
   *[other] { $cards } cards join the draw pile
}
board-joined-rest = and { $cards } more
board-so-far = { $chapter ->
    [1] The cover
   *[other] What happened so far
}
board-win-if = { $players ->
    [one] You win if, at the end of month { $months }
   *[other] Together you win if, at the end of month { $months }
}
board-win-missions = missions are done{ $players ->
    [one] {""}
   *[other] , each by somebody
}
board-win-markers = markers are placed{ $players ->
    [1] {""}
   *[other] {" "}in all
}
board-win-influence = influence{ $players ->
    [1] {""}
   *[other] {" "}in all
}
board-share = { $coins ->
    [one] 1 more coin to share
   *[other] { $coins } more coins to share
}
board-share-text = { $coins } in all, on top of the starting treasure
board-share-leave = Leave them
board-sides = { $count ->
    [2] Two sides of a card: choose one.
   *[other] Choose one of { $count }.
}
board-who-is = { $known ->
    [yes] { $name }: { $adventurer }
   *[no] { $name }: choosing
}
board-end-lost = Not this time
board-end-won = { $attempt ->
    [1] Won, at the first try
   *[other] Won, at try { $attempt }
}
board-end-above = Chapter { $chapter } · { $lost ->
    [yes] try { $attempt }
   *[no] told
}
board-end-crowns = crowns
board-end-next = Next
board-tale-of = Port Royal · The Adventure Begins
board-campaign = Campaign “{ $name }”: { $crew }
board-campaign-none = Nothing has been told yet. Open the book.
board-stop-at = { $mark ->
    [now] { $try ->
        [1] under way
       *[other] try { $try }, under way
    }
   *[next] comes next
}
board-fog = { $chapter ->
    [1] A first tale
    [2] A second tale
    [3] A third tale
    [4] A fourth tale
   *[5] The last one
}
board-in-fog = in the fog
board-contents = Read in this campaign
board-contents-more = What is being told lies at the table.
board-ask-court = Court day: a crown for { $price } coins?
board-ask-court-yes = Pay { $price } coins and climb one step towards the throne.
board-ask-court-no = Keep your coins.
board-ask-buy-off = Buy off a marker for { $price } coins?
board-ask-buy-off-yes = Pay { $price } coins: your leftmost marker leaves its place, and what is under it is yours.
board-ask-buy-off-no = Keep your coins; the offer returns at the end of every month.
board-ask-cargo = Coins or cargo?
board-ask-cargo-yes = Keep the ship in your hold for { $cargo ->
    [book] its ritual book
    [herbs] its medicinal herbs
    [bread] its bread
   *[rum] its rum
}.
board-ask-cargo-no = Take what it pays; the ship is gone.
board-ask-mission-now = “{ $mission }”: now or not?
board-ask-mission-now-yes = { $text }
board-ask-mission-now-no = Let the moment pass; it may come again.
board-ask-give = Which Ares Pirates do you give up?
board-ask-give-yes = Others stay in your hold for what they carry.
board-ask-look = { $seen ->
    [one] 1 card lies on top
   *[other] { $seen } cards lie on top
}
board-alike = { $cards }×
board-ask-look-yes = One goes back on top of the draw pile, the others are discarded without effect.

## Moments of their own

moment-busted = Two ships of one color: your harbor is lost
moment-tax-levied = Tax!
board-tax-rule = { $keep ->
    [-1] { $threshold } coins or more: half is lost, rounded down.
   *[other] { $threshold } coins or more: all above { $keep } is lost.
}
board-tax-loses = { $coins ->
    [0] safe
   *[other] loses { $coins }
}
board-tax-gains = +{ $coins } for { $bonus ->
    [swords] the most swords
   *[other] the least influence
}
board-tax-then = , then{ " " }
board-bust-why = { $skull ->
    [yes] A skull cannot be repelled.
   *[no] Its { $needed ->
        [one] sword beats
       *[other] { $needed } swords beat
    } your { $swords ->
        [0] bare hands
       *[other] { $swords }
    }.
}
board-bust-then = Nobody trades this turn.

## The score sheet of who plays alone

source-coins-alone = Coins

## What was made up

made-up-ship = Ships
    .why = Coins and swords of some ships of the adventure.
made-up-character = People
    .why = Costs, points or talents of these.
made-up-expedition = Expeditions
    .why = What those of the adventure ask for and pay.
made-up-contract = Contracts
    .why = Their rewards or seals.
made-up-tale_event = Events of the adventure
    .why = What the days bring.
made-up-mission = Missions of the adventure
    .why = What they ask for and give.
