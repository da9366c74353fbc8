"""The state of a game of Port Royal, its copy, and the step that says what may be done."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.frames import ASKS_ABOUT_A_SHIP, FRAMES, KEEPING_A_CARD, LOOK, SHIP_AT_HAND
from flibuste.games.port_royal.pieces import CARDS, SMALLEST_CREW, Card, Contract, codes
from flibuste.games.port_royal.piles import cards_in, faces_of, shuffles_of
from flibuste.games.port_royal.tale import (
    ADVENTURERS,
    COOPERATIVE,
    EVENTS,
    INFLUENCE_OF_CROWNS,
    MARKERS,
    STORIES,
    TROPHY_MARKERS,
    VARIABLE,
    Adventurer,
    Mission,
    Printing,
    TaleEvent,
    groups_of,
    printing_of,
)
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.frames import BED
from flibuste.kernel.logbook import NOBODY, Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms

RUNNING: Final = 0
REACHED_GOAL: Final = 1
REACHED_LIMIT: Final = 2
CONTRACTS_DONE: Final = 3
TIME_UP: Final = 4
CHAPTER_WON: Final = 5
CHAPTER_LOST: Final = 6
DECK_SPENT: Final = 7

SECOND_RULES: Final = 2
NO_EVENT: Final = -1
NO_SIDE: Final = -1
GOAL: Final = 12
GOAL_OF_SETS_SAIL: Final = 8
GOAL_OF_SMALL: Final = 1


@final
class Legacy:
    """What an earlier game of a campaign handed on (PR-ADV-55, -58)."""

    def __init__(self, data: Data | None) -> None:
        known = {} if data is None else data
        self.chapter: i64 = cast(int, known.get("chapter", 0))
        """To be played now; 0: no game came before."""
        self.groups: list[int] = list(cast("list[int]", known.get("groups", [])))
        self.lost_tries: i64 = cast(int, known.get("lost_tries", 0))
        self.told: list[Data] = list(cast("list[Data]", known.get("told", [])))
        """Every game before: its chapter, whether it was won, by which seats."""


def groups_before(chapter: i64) -> list[int]:
    """A campaign that begins later has everything that earlier chapters add."""
    return [group for earlier in range(1, chapter) for group in groups_of(earlier)]


@final
class PortRoyalTerms(Terms):
    """The options by the names that the rules use. Shared by all copies of a position."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats, terms.options, terms.rules, terms.legacy)
        options = terms.options
        self.sets_sail_alone: bool = options["sets"] == "sets_sail"
        self.sets_sail_cards: bool = options["sets_sail_cards"] is True
        self.gambler: bool = options["gambler"] is True
        self.contracts: bool = options["contracts"] != "none"
        self.cooperative: bool = options["contracts"] == "cooperative"
        self.contract_cards: bool = self.contracts or options["contract_cards"] is True
        self.more_roles: bool = self.sets_sail_alone or self.sets_sail_cards or self.gambler or self.contract_cards
        """Whether characters of a set are in the deck."""
        self.adventure: bool = options["adventure"] != "none"
        self.sets: i64 = (
            self.sets_sail_alone
            + 2 * self.sets_sail_cards
            + 4 * self.gambler
            + 8 * self.contract_cards
            + 16 * self.contracts
            + 32 * self.adventure
        )
        """What is added to the base game or takes its place, a bit each."""
        self.victory_pile: i64 = cast(int, options["victory_pile"])
        self.small: bool = options["sets"] == "small"
        """Few cards, gone through once (PR-SMALL-01)."""
        self.goal: i64 = GOAL_OF_SMALL if self.small else GOAL_OF_SETS_SAIL if self.sets_sail_alone else GOAL
        """Influence that brings the end (PR-END-01, PR-SAIL-05, PR-SMALL-04)."""
        self.expedition_to_win: bool = options["ending"] == "points_and_expedition"
        self.expedition_at_end_of_turn: bool = options["expedition_at_end_of_turn"] is True
        self.jester_pays_active: bool = options["jester_pays_active"] is True
        self.stop_with_empty_harbor: bool = options["stop_with_empty_harbor"] is True
        self.show_odds: bool = options["bust_odds"] != "never"
        first = options["first_player"]
        self.first_player: i64 = -1 if first == "random" else int(first) - 1
        self.decision_limit: i64 = cast(int, options["decision_limit"])
        self.variable: bool = options["adventure"] == VARIABLE
        self.adventure_team: bool = options["adventure"] == COOPERATIVE
        self.team: bool = self.cooperative or self.adventure_team
        """All win or lose together."""
        self.smallest_crew: i64 = 1 if self.adventure else SMALLEST_CREW
        self.drafted: bool = False
        self.chapter: i64 = 1
        self.groups: list[int] = []
        """Groups of cards that story cards of earlier games have added (PR-ADV-58)."""
        self.lost_tries: i64 = 0
        """Of this chapter."""
        self.perfect: bool = False
        """Whether a team has told every chapter before this one, and none of them twice (PR-ADV-42)."""
        # Rulings that have changed; games begun under the first ones go on by them.
        newer = terms.rules >= SECOND_RULES
        self.claims_at_every_end: bool = newer
        """A table that leaves out expeditions at the end of a turn does not leave out claims (PR-CON-20)."""
        self.forgone_until_more_colors: bool = newer
        """A Speculator let go by is not offered again at every card (PR-CONL-19)."""
        self.quickest_claim_first: bool = newer
        """Of two Speculators the one that would be completed at once is offered first (PR-CONL-20)."""
        self.printing: Printing = printing_of(terms.rules)
        if self.adventure:
            self.take_up(Legacy(terms.legacy))

    def take_up(self, legacy: Legacy) -> None:
        """What an adventure begins with; other games have no time for it."""
        self.drafted = self.options["adventurers"] == "drafted"
        self.chapter = legacy.chapter or cast(int, self.options["chapter"])
        self.groups = legacy.groups if legacy.chapter else groups_before(self.chapter)
        self.lost_tries = legacy.lost_tries
        told = [one["chapter"] for one in legacy.told]
        self.perfect = self.adventure_team and told == list(range(1, int(self.chapter)))


@final
class Hold:
    """What a player keeps beside the personal area, as in the hold of a ship: only with Merchants or contracts.

    Records know it by this name.
    """

    def __init__(self, stored: list[Card], under: list[Card], nest: list[Card], markers: i64, completed: i64) -> None:
        self.stored = stored
        """Ships under Merchants, and in `under` the Merchant of each."""
        self.under = under
        self.nest = nest
        """Repelled ships kept for the Pirate's Nest."""
        self.markers: i64 = markers
        """Markers not on a contract yet."""
        self.completed: i64 = completed

    def clone(self) -> Hold:
        return Hold(self.stored[:], self.under[:], self.nest[:], self.markers, self.completed)


@final
class OpenContract:
    """A contract on the table: who completed it, in order, and each seat's progress on its way."""

    def __init__(self, contract: Contract, slots: list[int], progress: list[int], since: list[int]) -> None:
        self.contract = contract
        self.slots = slots
        self.progress = progress
        """The progress space that a seat's marker has reached; 0: none."""
        self.since = since
        """The round in which it came there."""
        self.offered_at: i64 = 0
        """Ship colors in the harbor when the active player was last asked this turn; 0: not yet."""

    def clone(self) -> OpenContract:
        twin = OpenContract(self.contract, self.slots[:], self.progress[:], self.since[:])
        twin.offered_at = self.offered_at
        return twin


@final
class Agenda:
    """The open contracts and, in co-operative games, the time that is left for them."""

    def __init__(self, contracts: list[OpenContract], time_deck: vec[i64], victory_pile: vec[i64]) -> None:
        self.contracts = contracts
        self.time_deck = time_deck
        self.victory_pile = victory_pile

    def clone(self) -> Agenda:
        contracts = [open_contract.clone() for open_contract in self.contracts]
        return Agenda(contracts, self.time_deck[:], self.victory_pile[:])


@final
class OpenMission:
    """A mission on the table: who accomplished it, in order, and whose marker waits on its first space."""

    def __init__(self, mission: Mission, slots: list[int], waiting: list[int]) -> None:
        self.mission = mission
        self.slots = slots
        self.waiting = waiting
        """Seats that have been on the first of two spaces (PR-ADVM-52)."""

    def clone(self) -> OpenMission:
        return OpenMission(self.mission, self.slots[:], self.waiting[:])


@final
class Adventure:
    """The table of a chapter: missions, the event deck and what was read. Decks have their top at the end."""

    def __init__(self, missions: list[OpenMission], deck: list[int], past: list[int], unused: list[int]) -> None:
        self.missions = missions
        """In the order in which they were laid: the last is the newest."""
        self.deck = deck
        self.past = past
        """Events of this month, the first one at the bottom."""
        self.unused = unused
        """Basic events that nobody has seen."""
        self.seen: i64 = 0
        """Events that have been turned over, as bits: where they lie is known to all."""
        self.event: i64 = NO_EVENT
        """Of this turn."""
        self.month: i64 = 1
        self.added: list[int] = []
        """Groups of cards shuffled in during this game, and in `added_at` with which shuffle."""
        self.added_at: list[int] = []
        self.read: list[int] = []
        """Story cards of this game."""
        self.closed: bool = False
        """The closing card was read: from now on markers can be bought off (PR-ADV-72)."""
        self.fewer: i64 = 0
        """Cards fewer to take in this turn, by a mission."""
        self.looks: i64 = 0
        """Looks at the draw pile in this turn."""
        self.sales: i64 = 0
        """At inns, in this window."""
        self.kept_by: i64 = 0
        """Who knows the top card of the draw pile, counted from 1; 0: nobody."""

    def clone(self) -> Adventure:
        missions = [one.clone() for one in self.missions]
        twin = Adventure(missions, self.deck[:], self.past[:], self.unused[:])
        twin.seen = self.seen
        twin.event = self.event
        twin.month = self.month
        twin.added = self.added[:]
        twin.added_at = self.added_at[:]
        twin.read = self.read[:]
        twin.closed = self.closed
        twin.fewer = self.fewer
        twin.looks = self.looks
        twin.sales = self.sales
        twin.kept_by = self.kept_by
        return twin

    def effect(self) -> i64:
        """Of the event of this turn."""
        return EVENTS[self.event].effect if self.event >= 0 else NO_EVENT

    def shows_top_to(self, seat: i64) -> bool:
        """Whether this seat has put back the top card of the draw pile; a spectator, -1, never has."""
        return self.kept_by > 0 and self.kept_by == seat + 1

    def happening(self) -> TaleEvent:
        assert self.event >= 0, "no event was revealed in this turn"
        return EVENTS[self.event]


@final
class Voyage:
    """What an adventure adds to a player."""

    def __init__(self, card: i64, cargo: list[Card]) -> None:
        self.card: i64 = card
        """The adventurer card; 0 before the draft."""
        self.side: i64 = NO_SIDE
        """The adventurer, once a side was chosen."""
        self.gone: i64 = 0
        """Markers that have left the adventurer."""
        self.crowns: i64 = 0
        self.cargo = cargo
        self.shared: i64 = 0
        """Coins from lost tries."""
        self.lent_swords: i64 = 0
        """By the event of the turn, for repelling alone (PR-ADV-65); as are the next two, for everybody."""
        self.lent_discount: i64 = 0
        self.ship_bonus: i64 = 0

    def clone(self) -> Voyage:
        twin = Voyage(self.card, self.cargo[:])
        twin.side = self.side
        twin.gone = self.gone
        twin.crowns = self.crowns
        twin.shared = self.shared
        twin.lent_swords = self.lent_swords
        twin.lent_discount = self.lent_discount
        twin.ship_bonus = self.ship_bonus
        return twin

    def adventurer(self) -> Adventurer:
        return ADVENTURERS[self.side]

    def can(self, ability: i64) -> bool:
        """Whether the adventurer has this ability, and the door is empty (PR-ADV-20)."""
        return self.gone > 0 and ADVENTURERS[self.side].ability == ability

    @property
    def has_trophy(self) -> bool:
        return self.gone >= TROPHY_MARKERS

    @property
    def markers(self) -> int:
        """On the adventurer."""
        return MARKERS - int(self.gone)


@final
class Player:
    """One seat's treasury and personal area; what the area gives is counted whenever a card comes or goes."""

    def __init__(self, coins: vec[i64], area: list[Card]) -> None:
        self.coins = coins
        self.area = area
        self.influence: i64 = 0
        self.swords: i64 = 0
        self.traders: i64 = 0
        """Four bits per ship color."""
        self.admirals: i64 = 0
        self.jesters: i64 = 0
        self.governors: i64 = 0
        self.senoritas: i64 = 0
        self.priests: i64 = 0
        self.captains: i64 = 0
        self.settlers: i64 = 0
        self.jacks: i64 = 0
        self.expeditions: i64 = 0
        self.merchants: i64 = 0
        self.clerks: i64 = 0
        self.gunners: i64 = 0
        self.vice_admirals: i64 = 0
        self.gamblers: i64 = 0
        self.hold: Hold | None = None
        self.voyage: Voyage | None = None

    def clone(self) -> Player:
        twin = Player(self.coins[:], self.area[:])
        twin.influence = self.influence
        twin.swords = self.swords
        twin.traders = self.traders
        twin.admirals = self.admirals
        twin.jesters = self.jesters
        twin.governors = self.governors
        twin.senoritas = self.senoritas
        twin.priests = self.priests
        twin.captains = self.captains
        twin.settlers = self.settlers
        twin.jacks = self.jacks
        twin.expeditions = self.expeditions
        twin.merchants = self.merchants
        twin.clerks = self.clerks
        twin.gunners = self.gunners
        twin.vice_admirals = self.vice_admirals
        twin.gamblers = self.gamblers
        if self.hold is not None:
            twin.hold = self.hold.clone()
        if self.voyage is not None:
            twin.voyage = self.voyage.clone()
        return twin

    def traders_of(self, color: i64) -> i64:
        return (self.traders >> (4 * color)) & 15

    def crew(self) -> i64:
        """Everybody who could go on an expedition."""
        return self.priests + self.captains + self.settlers + self.jacks

    def merchants_of(self, color: i64) -> i64:
        return (self.merchants >> (4 * color)) & 15

    def clerks_of(self, color: i64) -> i64:
        return (self.clerks >> (4 * color)) & 15


class PortRoyalPosition(Position):
    """A game of Port Royal as it stands. Piles have their top at the end. What may be done with it: play.py."""

    def __init__(
        self,
        terms: PortRoyalTerms,
        chance: Chance,
        logbook: Logbook | None,
        players: list[Player],
        draw_pile: vec[i64],
        discard: vec[i64],
        harbor: list[Card],
        open_expeditions: list[Card],
    ) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.players = players
        self.seats: i64 = len(players)
        self.draw_pile = draw_pile
        self.discard = discard
        self.harbor = harbor
        self.open_expeditions = open_expeditions
        self.paid: vec[i64] = vec[i64]()
        """Coins paid for a hire or a contract, face down until somebody else chooses, a card is turned over or the draw
        pile is empty (PR-COIN-09)."""
        self.payer: i64 = 0
        self.shuffles: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.revealed_this_turn: i64 = 0
        self.colors: i64 = 0
        """Ship colors in the harbor, one bit each."""
        self.only_claims: bool = False
        """At this end of a turn contracts may be claimed and no expedition be completed (PR-CON-20)."""
        self.last_round: bool = False
        self.ending: i64 = RUNNING
        self.gambles: i64 = 0
        """Gamblers used this turn."""
        self.agenda: Agenda | None = None
        self.adventure: Adventure | None = None

    def copy_into(self, twin: PortRoyalPosition) -> None:
        """What the constructor does not take."""
        self.carry_over(twin)
        if len(self.paid) > 0:
            twin.paid = self.paid[:]
        twin.payer = self.payer
        twin.shuffles = self.shuffles
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.revealed_this_turn = self.revealed_this_turn
        twin.colors = self.colors
        twin.only_claims = self.only_claims
        twin.last_round = self.last_round
        twin.ending = self.ending
        twin.gambles = self.gambles
        if self.agenda is not None:
            twin.agenda = self.agenda.clone()
        if self.adventure is not None:
            twin.adventure = self.adventure.clone()

    def settle(self) -> None:
        """Lets the step on top of the stack play what is forced."""
        raise NotImplementedError

    def pending_ship(self) -> Card | None:
        """The ship about which somebody must decide now."""
        return CARDS[SHIP_AT_HAND.of(self)] if ASKS_ABOUT_A_SHIP[self.top] else None

    def in_resolution(self) -> list[Card]:
        """Cards that lie in no pile because something about them is still being settled."""
        cards: list[Card] = []
        for place in FRAMES.places(self):
            if FRAMES.at(self, place) in KEEPING_A_CARD:
                cards.append(CARDS[SHIP_AT_HAND.at(self, place)])
        return cards + self.looked_at()

    def looked_at(self) -> list[Card]:
        """Cards of the draw pile that the active player is looking at."""
        return [CARDS[number] for number in LOOK.row(self)] if LOOK.is_on_top(self) else []

    def scores(self, viewer: int = NOBODY) -> list[int]:
        return [player.influence for player in self.players]

    def pieces(self) -> list[str]:
        cards = cards_in(self.draw_pile) + cards_in(self.discard) + faces_of(self.paid)
        cards = cards + self.harbor + self.open_expeditions + self.in_resolution()
        for player in self.players:
            cards = cards + faces_of(player.coins) + player.area
            if player.hold is not None:
                cards = cards + player.hold.stored + player.hold.nest
            if player.voyage is not None:
                cards = cards + player.voyage.cargo
        if self.agenda is not None:
            cards = cards + cards_in(self.agenda.time_deck) + cards_in(self.agenda.victory_pile)
        if self.adventure is not None:
            cards = cards + self.kept_aside(self.adventure)
        return sorted(card.code for card in cards if card.copies > 0)

    def kept_aside(self, adventure: Adventure) -> list[Card]:
        """Cards of the adventure that no story card has added yet (PR-ADV-02)."""
        if self.terms.variable:
            return []
        there = [0, *self.terms.groups, *adventure.added]
        return [card for card in CARDS if card.group not in there for _ in range(card.copies)]

    def to_data(self) -> Data:
        return {
            **self.terms.to_data(),
            "chance": self.chance.to_data(),
            "stack": self.pending()[BED:],
            "revealed": self.revealed,
            "decisions": self.decisions,
            "players": [
                {
                    "coins": codes(faces_of(player.coins)),
                    "dealt": shuffles_of(player.coins),
                    "area": codes(player.area),
                    **hold_data(player),
                    **voyage_data(player),
                }
                for player in self.players
            ],
            **agenda_data(self.agenda),
            **adventure_data(self.adventure),
            "draw_pile": codes(cards_in(self.draw_pile)),
            "discard": codes(cards_in(self.discard)),
            "harbor": codes(self.harbor),
            "open_expeditions": codes(self.open_expeditions),
            "paid": codes(faces_of(self.paid)),
            "paid_dealt": shuffles_of(self.paid),
            "payer": self.payer,
            "shuffles": self.shuffles,
            "active": self.active,
            "first": self.first,
            "round": self.round,
            "revealed_this_turn": self.revealed_this_turn,
            "last_round": self.last_round,
            "ending": self.ending,
            **({"gambles": self.gambles} if self.terms.gambler else {}),
            **({"only_claims": True} if self.only_claims else {}),
        }


def hold_data(player: Player) -> dict[str, object]:
    """Nothing in games without Merchants and contracts: their records know nothing of it."""
    hold = player.hold
    if hold is None:
        return {}
    return {
        "hold": {
            "stored": codes(hold.stored),
            "under": codes(hold.under),
            "nest": codes(hold.nest),
            "markers": hold.markers,
            "completed": hold.completed,
        }
    }


def agenda_data(agenda: Agenda | None) -> dict[str, object]:
    if agenda is None:
        return {}
    return {
        "agenda": {
            "contracts": [
                {
                    "contract": one.contract.code,
                    "slots": one.slots[:],
                    "progress": one.progress[:],
                    "since": one.since[:],
                    **({"offered_at": one.offered_at} if one.offered_at else {}),
                }
                for one in agenda.contracts
            ],
            "time_deck": codes(cards_in(agenda.time_deck)),
            "victory_pile": codes(cards_in(agenda.victory_pile)),
        }
    }


def voyage_data(player: Player) -> dict[str, object]:
    voyage = player.voyage
    if voyage is None:
        return {}
    return {
        "voyage": {
            "card": voyage.card,
            "adventurer": voyage.adventurer().code if voyage.side >= 0 else "",
            "gone": voyage.gone,
            "crowns": voyage.crowns,
            "cargo": codes(voyage.cargo),
            "shared": voyage.shared,
        }
    }


def adventure_data(adventure: Adventure | None) -> dict[str, object]:
    if adventure is None:
        return {}
    return {
        "adventure": {
            "missions": [
                {"mission": one.mission.code, "slots": one.slots[:], "waiting": one.waiting[:]}
                for one in adventure.missions
            ],
            "deck": event_codes(adventure.deck),
            "past": event_codes(adventure.past),
            "unused": event_codes(adventure.unused),
            "seen": adventure.seen,
            "event": EVENTS[adventure.event].code if adventure.event >= 0 else "",
            "month": adventure.month,
            "added": adventure.added[:],
            "added_at": adventure.added_at[:],
            "read": [STORIES[number].code for number in adventure.read],
            "closed": adventure.closed,
            "fewer": adventure.fewer,
            "looks": adventure.looks,
            "sales": adventure.sales,
            "kept_by": adventure.kept_by,
        }
    }


def event_codes(events: list[int]) -> list[str]:
    return [EVENTS[number].code for number in events]


def crown_influence(player: Player) -> int:
    """Of the shields that its crowns have reached (PR-ADV-25)."""
    return INFLUENCE_OF_CROWNS[player.voyage.crowns] if player.voyage is not None else 0
