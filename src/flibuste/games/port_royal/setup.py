"""A fresh game (PR-SET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import BY_CODE, DECK, SHIP, SPECIAL_EXPEDITION, Card
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.position import House, Player
from flibuste.games.port_royal.rules.characters import count
from flibuste.games.port_royal.rules.coins import gain_for_all, shuffle_draw_pile
from flibuste.games.port_royal.rules.turn import start_turn
from flibuste.kernel.chance import Chance, chance_from_data
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadRecord

STARTING_COINS: Final = 3
MOST_PLAYERS: Final = 5


def new_position(seats: int, options: Mapping[str, Value], chance: Chance, logbook: Logbook | None) -> PortRoyal:
    return fresh(seats, House(options), chance, logbook)


def fresh(seats: int, house: House, chance: Chance, logbook: Logbook | None) -> PortRoyal:
    """The special expedition lies open with five players and stays in the box with fewer (PR-SET-02)."""
    expeditions = [SPECIAL_EXPEDITION] if seats == MOST_PLAYERS else []
    players = [Player([], [], []) for _ in range(seats)]
    p = PortRoyal(house, chance, logbook, players, DECK[:], [], [], expeditions)
    p.first = first_player(p)
    p.active = p.first
    if logbook is not None:
        logbook.tell("game-started", {"seat": p.first})
    shuffle_draw_pile(p)
    gain_for_all(p, [STARTING_COINS] * seats, "start")
    start_turn(p)
    return p


def first_player(p: PortRoyal) -> int:
    """By lot, unless the table names somebody (PR-SET-05)."""
    wanted = p.house.first_player
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


def position_from_data(data: Data) -> PortRoyal:
    """The position that to_data() wrote."""
    reader = Reader(data)
    players = [read_player(Reader(row)) for row in reader.rows("players")]
    p = PortRoyal(
        House(reader.options()),
        chance_from_data(reader.row("chance")),
        None,
        players,
        reader.cards("draw_pile"),
        reader.cards("discard"),
        reader.cards("harbor"),
        reader.cards("open_expeditions"),
    )
    p.stack.extend(reader.numbers("stack"))
    p.revealed = reader.number("revealed")
    p.decisions = reader.number("decisions")
    p.paid = reader.cards("paid")
    p.paid_dealt = reader.numbers("paid_dealt")
    p.payer = reader.number("payer")
    p.shuffles = reader.number("shuffles")
    p.active = reader.number("active")
    p.first = reader.number("first")
    p.round = reader.number("round")
    p.revealed_this_turn = reader.number("revealed_this_turn")
    p.colors = sum([1 << card.color for card in p.harbor if card.kind == SHIP])
    p.last_round = reader.number("last_round") > 0
    p.ending = reader.number("ending")
    return p


def read_player(reader: Reader) -> Player:
    player = Player(reader.cards("coins"), reader.numbers("dealt"), reader.cards("area"))
    for card in player.area:
        count(player, card, 1)
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

    def row(self, key: str) -> dict[str, object]:
        value = self.data[key]
        assert isinstance(value, dict)
        return value

    def rows(self, key: str) -> list[dict[str, object]]:
        value = self.data[key]
        assert isinstance(value, list)
        return [row for row in value if isinstance(row, dict)]

    def options(self) -> dict[str, Value]:
        return {key: value for key, value in self.row("options").items() if isinstance(value, (bool, int, str))}
