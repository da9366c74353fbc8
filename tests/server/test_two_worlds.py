"""What nobody may learn: two games that differ only in what a viewer cannot know look the same to it, byte for byte."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.server.helpers import OpenServer
from tests.server.worlds import WAYS, TwoWorlds, Way

from flibuste.kernel.data import Data
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import EVERYBODY, NOBODY
from flibuste.server import history, sockets, telling
from flibuste.server.faces import Face, _moves, _parts, encode
from flibuste.server.protocol import AskWhy, ClockInfo
from flibuste.server.race import own_forecasts
from flibuste.server.table import Table
from flibuste.server.viewer import Viewer

pytestmark = [pytest.mark.server, pytest.mark.usefixtures("own_titles")]

POSITIONS: Final = 16
"""That are compared for each viewer, 8 of them in a row."""
AHEAD: Final = (0, 40)
"""Moves before the first that is compared, in one game and the next."""
EVERY_VIEWER: Final = [(way, viewer) for way in WAYS for viewer in way.viewers]
NAMES: Final = [f"{way}-{'spectator' if viewer == NOBODY else viewer}" for way, viewer in EVERY_VIEWER]


def compared(server: OpenServer, way: Way, viewer: int) -> list[TwoWorlds]:
    """Some games in two worlds each."""
    games: list[TwoWorlds] = []
    while sum(two.positions for two in games) < POSITIONS:
        two = TwoWorlds(server, way, viewer, f"two worlds {len(games)}")
        two.sail_on(AHEAD[len(games) % len(AHEAD)])
        games.append(two)
        is_running = True
        while is_running and two.positions < POSITIONS // 2:
            two.look_around()
            is_running = two.go_on()
        server.leave()
    return games


@pytest.mark.parametrize(("way", "viewer"), EVERY_VIEWER, ids=NAMES)
def test_a_viewer_is_sent_the_same_bytes_whatever_it_cannot_know(
    open_server: OpenServer, way: Way, viewer: int
) -> None:
    games = compared(open_server, way, viewer)
    print(sum(two.positions for two in games), "positions", sum(two.size for two in games), "bytes")
    assert sum(two.moves for two in games) > POSITIONS // 3, "the worlds part so often that few moves were compared"


# --- late secrets -----------------------------------------------------------------------------------------------------

TREASURE_MAP: Final = next(way for way in WAYS if str(way) == "treasure_map-base")
LATE_POSITIONS: Final = 6


def eldorado(game: Game, seat: int) -> object:
    return game.view(seat)["eldorado"]


def secret_backs(game: Game, seat: int) -> list[object]:
    """Of the tokens that a seat carries and nobody else has seen."""
    view: Any = game.view(seat)
    carried = view["players"][seat]["carried"]["tokens"]
    return [token["token"] for token in carried if token["known_to"] == [seat]]


def is_late(game: Game) -> bool:
    """One seat knows where Eldorado lies, and the others carry tokens."""
    return all(eldorado(game, seat) or secret_backs(game, seat) for seat in range(game.seats)) and any(
        eldorado(game, seat) for seat in range(game.seats)
    )


@pytest.mark.parametrize("viewer", [NOBODY, *range(TREASURE_MAP.seats)], ids=["spectator", *map(str, range(3))])
def test_eldorado_and_backs_of_tokens_are_told_to_who_has_seen_them_alone(open_server: OpenServer, viewer: int) -> None:
    """SA-END-04, SA-TRE-06"""
    two = TwoWorlds(open_server, TREASURE_MAP, viewer, "eldorado 38")
    two.sail_until(is_late)
    seats = range(TREASURE_MAP.seats)
    [knower] = [seat for seat in seats if eldorado(two.first.game, seat)]
    moved: set[int] = set()
    """Whose secrets another world has seen."""
    while two.positions < LATE_POSITIONS:
        two.look_around()
        one, other = (world.game for world in two.worlds)
        moved |= {knower} if eldorado(one, knower) != eldorado(other, knower) else set()
        moved |= {seat for seat in seats if secret_backs(one, seat) != secret_backs(other, seat)}
        assert two.go_on()
        two.draw_anew()
    assert moved == {*seats} - {viewer}


# --- it would notice --------------------------------------------------------------------------------------------------


class Telltale(Face):
    """Sends a little more than it should."""

    def _build_rest(
        self, eye: int, game: Game, race: list[list[int]], ended: Data | None, clocks: ClockInfo | None
    ) -> Data:
        rest = dict(super()._build_rest(eye, game, race, ended, clocks))
        self.add_to(rest, game)
        return rest

    def add_to(self, rest: dict[str, object], game: Game) -> None:
        pass


class TellsEvents(Telltale):
    def refresh(
        self, game: Game, race: list[list[int]], ended: Data | None = None, clocks: ClockInfo | None = None
    ) -> None:
        super().refresh(game, race, ended, clocks)
        self._events = [encode(event.seen_by(EVERYBODY)) for event in game.events]


class TellsView(Telltale):
    def add_to(self, rest: dict[str, object], game: Game) -> None:
        self._view = _parts(game.view(game.seat_to_move))


class TellsScores(Telltale):
    def add_to(self, rest: dict[str, object], game: Game) -> None:
        rest["scores"] = own_forecasts(game)


class TellsMoves(Telltale):
    def add_to(self, rest: dict[str, object], game: Game) -> None:
        rest["moves"] = _moves(game)


class TellsLuck(Telltale):
    """Not even what comes, but whether it is this or that."""

    def add_to(self, rest: dict[str, object], game: Game) -> None:
        rest["race"] = [[int(game.hash(), 16) % 100]]


async def tell_record(self: Table) -> str:
    return " ".join([entry.move for entry in self._ready().entries])


def answer_whys(table: Table, viewer: Viewer, message: sockets.Request) -> bool:
    return isinstance(message, AskWhy) or message.seat in viewer.own_seats


def look_with_any_eye(table: Table, viewer: Viewer, wished: int) -> int:
    return wished


SECRET: Final = next(way for way in WAYS if str(way) == "whisper-secret")
LEAKS: Final[dict[str, tuple[object, str, object]]] = {
    "events": (telling, "Face", TellsEvents),
    "view": (telling, "Face", TellsView),
    "scores": (telling, "Face", TellsScores),
    "moves": (telling, "Face", TellsMoves),
    "record": (Table, "record", tell_record),
    "past": (history, "eye_for", look_with_any_eye),
    "reasons": (sockets, "_is_allowed", answer_whys),
}


@pytest.mark.parametrize("viewer", [NOBODY, 1], ids=["spectator", "seat"])
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_noticed(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, leak: str, viewer: int
) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(AssertionError, match="told something that it cannot know"):
        compared(open_server, SECRET, viewer)


@pytest.mark.parametrize("way", [way for way in WAYS if way.preset in ("base", "open")], ids=str)
def test_a_leak_of_luck_would_be_noticed(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, way: Way) -> None:
    monkeypatch.setattr(telling, "Face", TellsLuck)
    with pytest.raises(AssertionError, match="told something that it cannot know"):
        compared(open_server, way, 0)
