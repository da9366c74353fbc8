"""A fresh game (PR-SET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.frames import OVER
from flibuste.games.port_royal.pieces import (
    ADVENTURE_SET,
    BY_CODE,
    CONTRACT_BY_CODE,
    CONTRACT_SET,
    CONTRACTS,
    DECK,
    GAMBLER_SET,
    SETS_SAIL,
    SHIP,
    SPECIAL_EXPEDITION,
    Card,
    Contract,
    cards_of,
    marked_cards_of,
)
from flibuste.games.port_royal.piles import coin_of, pile_of
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.position import (
    NO_EVENT,
    NO_SIDE,
    Adventure,
    Agenda,
    Hold,
    OpenContract,
    OpenMission,
    Player,
    PortRoyalTerms,
    Voyage,
    crown_influence,
)
from flibuste.games.port_royal.rules.abilities import lend_ability
from flibuste.games.port_royal.rules.begin import begin_adventure
from flibuste.games.port_royal.rules.characters import count
from flibuste.games.port_royal.rules.coins import begin_with_tokens, gain_for_all, shuffle_draw_pile
from flibuste.games.port_royal.rules.contracts import MARKERS
from flibuste.games.port_royal.rules.events import lend
from flibuste.games.port_royal.rules.turn import start_turn
from flibuste.games.port_royal.scoring import from_contracts
from flibuste.games.port_royal.tale import ADVENTURER_BY_CODE, EVENT_BY_CODE, GROUPS, STORY_BY_CODE, Printing
from flibuste.kernel.chance import Chance, chance_from_data
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.terms import terms_from_data

SAIL_DECK: Final[list[Card]] = cards_of(SETS_SAIL)
SAIL_MARKED: Final[list[Card]] = marked_cards_of(SETS_SAIL)
GAMBLERS: Final[list[Card]] = cards_of(GAMBLER_SET)
CONTRACT_CARDS: Final[list[Card]] = cards_of(CONTRACT_SET)
ADVENTURE_CARDS: Final[list[Card]] = cards_of(ADVENTURE_SET)
SMALL_DECK: Final[list[Card]] = [BY_CODE[code] for code in ["sailor:3/1"] * 2 + ["pinnace:1/1"] * 3 + ["skiff:1/1"]]
STARTING_COINS: Final = 3
MOST_PLAYERS: Final = 5
OPEN_CONTRACTS: Final = 4
OPEN_CONTRACTS_FOR_TEAM: Final = [0, 3, 5, 7, 9, 11]
"""By number of players (PR-COOP-01)."""
TIME: Final = 13
"""Cards of the time deck before the seals are counted (PR-COOP-03)."""


def new_position(terms: PortRoyalTerms, chance: Chance, logbook: Logbook | None) -> PortRoyal:
    """The special expedition lies open with five players and stays in the box with fewer (PR-SET-02)."""
    seats = terms.seats
    expeditions = [SPECIAL_EXPEDITION] if seats == MOST_PLAYERS and not (terms.sets_sail_alone or terms.small) else []
    players = [Player(vec[i64](), []) for _ in range(seats)]
    p = PortRoyal(terms, chance, logbook, players, pile_of(deck_for(terms)), vec[i64](), [], expeditions)
    OVER.push(p)
    p.first = first_player(p)
    p.active = p.first
    if logbook is not None:
        logbook.tell("game-started", {"seat": p.first})
    if keeps_holds(terms):
        for player in players:
            player.hold = Hold([], [], [], MARKERS if terms.contracts else 0, 0)
    if terms.adventure:
        p.keep_secrets(seats)
    shuffle_draw_pile(p)
    if terms.adventure:
        begin_adventure(p)
        return p
    if terms.small:
        begin_with_tokens(p, STARTING_COINS)
    else:
        gain_for_all(p, [STARTING_COINS] * seats, "start")
    if terms.contracts:
        p.agenda = open_agenda(p)
    start_turn(p)
    return p


def deck_for(terms: PortRoyalTerms) -> list[Card]:
    """Which cards are shuffled (PR-SET-06, PR-SMALL-02, PR-SAIL-01, PR-SAIL-20, PR-GAM-01, PR-XC-01)."""
    if terms.small:
        return SMALL_DECK[:]
    if terms.sets_sail_alone:
        deck = SAIL_DECK[:]
    else:
        deck = DECK[:]
        if terms.sets_sail_cards:
            deck.extend(SAIL_MARKED)
    if terms.gambler:
        deck.extend(GAMBLERS)
    if terms.contract_cards:
        deck.extend(CONTRACT_CARDS)
    if terms.adventure:
        groups = GROUPS if terms.variable else terms.groups
        deck.extend([card for card in ADVENTURE_CARDS if card.group in groups])
    return deck


def keeps_holds(terms: PortRoyalTerms) -> bool:
    return terms.contracts or terms.sets_sail_cards or terms.sets_sail_alone


# --- contracts --------------------------------------------------------------------------------------------------------


def open_agenda(p: PortRoyal) -> Agenda:
    """Reveals contracts by lot; for a team the top of the draw pile becomes the time deck (PR-CON-01, PR-COOP-01)."""
    drawn = draw_contracts(p, OPEN_CONTRACTS_FOR_TEAM[p.seats] if p.terms.cooperative else OPEN_CONTRACTS)
    contracts = [OpenContract(contract, [], [0] * p.seats, [0] * p.seats) for contract in drawn]
    if p.logbook is not None:
        for contract in drawn:
            p.logbook.tell("contract-opened", {"contract": contract.code})
    if not p.terms.cooperative:
        return Agenda(contracts, vec[i64](), vec[i64]())
    time = time_for(drawn)
    aside: int = min(p.terms.victory_pile, time - 1)
    under: i64 = len(p.draw_pile) - time
    cards = p.draw_pile[under:]
    p.draw_pile = p.draw_pile[:under]
    return Agenda(contracts, cards[: time - aside], cards[time - aside :])


def draw_contracts(p: PortRoyal, number: int) -> list[Contract]:
    """White contracts are for teams alone."""
    pile = [contract for contract in CONTRACTS if p.terms.cooperative or not contract.white]
    drawn: list[Contract] = []
    for _ in range(number):
        drawn.append(pile.pop(p.chance.below(len(pile))))
    book = p.logbook
    if book is not None:
        scripted = book.scripted("contracts")
        if scripted is not None:
            drawn = contracts_named(scripted, number, pile + drawn)
        book.fell("contracts", [contract.code for contract in drawn])
    return drawn


def contracts_named(names: list[str], number: int, allowed: list[Contract]) -> list[Contract]:
    """The contracts that a script wants open."""
    found = [one for one in allowed if one.code in names]
    if len(names) != number or len(found) != number:
        raise BadRecord(f"{number} different contracts of this game lie open, not {names}.")
    return [CONTRACT_BY_CODE[name] for name in names]


def time_for(contracts: list[Contract]) -> int:
    """13 cards, the numbers on the seals, and one for each different letter (PR-COOP-03)."""
    letters = {contract.seal for contract in contracts if contract.seal}
    return TIME + sum([contract.time for contract in contracts]) + len(letters)


def first_player(p: PortRoyal) -> int:
    """By lot, unless the table names somebody (PR-SET-05)."""
    wanted = p.terms.first_player
    if wanted >= 0:
        return wanted
    seat: int = p.chance.below(p.seats)
    book = p.logbook
    if book is not None:
        scripted = book.scripted("first-player")
        if scripted is not None:
            seat = seat_named(scripted, p.seats)
        book.fell("first-player", [str(seat)])
    return seat


def seat_named(names: list[str], seats: i64) -> int:
    for seat in range(seats):
        if names == [str(seat)]:
            return seat
    raise BadRecord(f"The first player is one of {seats} seats, not {names}.")


def position_from_data(data: Data, usual: Mapping[str, Value]) -> PortRoyal:
    """The position that to_data() wrote; `usual` completes options that an older version did not have."""
    reader = Reader(data)
    players = [read_player(Reader(row)) for row in reader.rows("players")]
    p = PortRoyal(
        PortRoyalTerms(terms_from_data(data, len(players), usual)),
        chance_from_data(reader.row("chance")),
        None,
        players,
        reader.pile("draw_pile"),
        reader.pile("discard"),
        reader.cards("harbor"),
        reader.cards("open_expeditions"),
    )
    p.set_pending([OVER.number, *reader.numbers("stack")])
    p.revealed = reader.number("revealed")
    p.decisions = reader.number("decisions")
    p.paid = reader.coins("paid", "paid_dealt")
    p.payer = reader.number("payer")
    p.shuffles = reader.number("shuffles")
    p.active = reader.number("active")
    p.first = reader.number("first")
    p.round = reader.number("round")
    p.revealed_this_turn = reader.number("revealed_this_turn")
    p.colors = 0
    for card in p.harbor:
        if card.kind == SHIP:
            p.colors |= 1 << card.color
    p.only_claims = "only_claims" in data
    p.last_round = reader.number("last_round") > 0
    p.ending = reader.number("ending")
    p.gambles = reader.number("gambles") if p.terms.gambler else 0
    if "agenda" in data:
        p.agenda = read_agenda(Reader(reader.row("agenda")))
    if "adventure" in data:
        p.adventure = read_adventure(Reader(reader.row("adventure")), p.terms.printing)
        p.keep_secrets(p.seats)
        lend(p)
    return p


def read_agenda(reader: Reader) -> Agenda:
    contracts: list[OpenContract] = []
    for row in reader.rows("contracts"):
        one = Reader(row)
        contract = CONTRACT_BY_CODE[str(row["contract"])]
        opened = OpenContract(contract, one.numbers("slots"), one.numbers("progress"), one.numbers("since"))
        opened.offered_at = one.number("offered_at") if "offered_at" in row else 0
        contracts.append(opened)
    return Agenda(contracts, reader.pile("time_deck"), reader.pile("victory_pile"))


def read_adventure(reader: Reader, printing: Printing) -> Adventure:
    missions: list[OpenMission] = []
    for row in reader.rows("missions"):
        one, mission = Reader(row), printing.mission(str(row["mission"]))
        missions.append(OpenMission(mission, one.numbers("slots"), one.numbers("waiting")))
    adventure = Adventure(missions, reader.events("deck"), reader.events("past"), reader.events("unused"))
    adventure.seen = reader.number("seen")
    event = str(reader.data["event"])
    adventure.event = EVENT_BY_CODE[event].index if event else NO_EVENT
    adventure.month = reader.number("month")
    adventure.added = reader.numbers("added")
    adventure.added_at = reader.numbers("added_at")
    adventure.read = [int(STORY_BY_CODE[code].index) for code in reader.texts("read")]
    adventure.closed = reader.number("closed") > 0
    adventure.fewer = reader.number("fewer")
    adventure.looks = reader.number("looks")
    adventure.sales = reader.number("sales")
    adventure.kept_by = reader.number("kept_by")
    return adventure


def read_voyage(reader: Reader) -> Voyage:
    voyage = Voyage(reader.number("card"), reader.cards("cargo"))
    name = str(reader.data["adventurer"])
    voyage.side = ADVENTURER_BY_CODE[name].index if name else NO_SIDE
    voyage.gone = reader.number("gone")
    voyage.crowns = reader.number("crowns")
    voyage.shared = reader.number("shared")
    return voyage


def read_player(reader: Reader) -> Player:
    player = Player(reader.coins("coins", "dealt"), reader.cards("area"))
    for card in player.area:
        count(player, card, 1)
    if "hold" in reader.data:
        own = Reader(reader.row("hold"))
        stored, under, nest = own.cards("stored"), own.cards("under"), own.cards("nest")
        player.hold = Hold(stored, under, nest, own.number("markers"), own.number("completed"))
        player.influence += len(stored) + from_contracts(player)
    if "voyage" in reader.data:
        player.voyage = read_voyage(Reader(reader.row("voyage")))
        player.influence += crown_influence(player)
        if player.voyage.gone > 0:
            lend_ability(player)
    return player


class Reader:
    """Typed access to plain data."""

    def __init__(self, data: Data) -> None:
        self.data = data

    def number(self, key: str) -> int:
        value = self.data[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.data[key]
        assert isinstance(value, list)
        return [number for number in value if isinstance(number, int)]

    def cards(self, key: str) -> list[Card]:
        value = self.data[key]
        assert isinstance(value, list)
        return [BY_CODE[code] for code in value if isinstance(code, str)]

    def texts(self, key: str) -> list[str]:
        value = self.data[key]
        assert isinstance(value, list)
        return [text for text in value if isinstance(text, str)]

    def events(self, key: str) -> list[int]:
        return [int(EVENT_BY_CODE[code].index) for code in self.texts(key)]

    def pile(self, key: str) -> vec[i64]:
        return pile_of(self.cards(key))

    def coins(self, faces: str, shuffles: str) -> vec[i64]:
        pairs = zip(self.cards(faces), self.numbers(shuffles), strict=True)
        return vec[i64]([coin_of(card.index, shuffle) for card, shuffle in pairs])

    def row(self, key: str) -> dict[str, object]:
        value = self.data[key]
        assert isinstance(value, dict)
        return value

    def rows(self, key: str) -> list[dict[str, object]]:
        value = self.data[key]
        assert isinstance(value, list)
        return [row for row in value if isinstance(row, dict)]
