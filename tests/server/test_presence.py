"""Who is at a table is told in a few bytes, which know nothing of the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.helpers import Server, tokens
from tests.server.test_clocks import open_table, with_host
from tests.server.test_host import letters

from flibuste.server.host import Host
from flibuste.server.limits import Limits
from flibuste.server.lobby import Lobby, OwnTables
from flibuste.server.protocol import LobbyWish
from flibuste.server.table import Table
from flibuste.server.viewer import Seats, Viewer
from flibuste.server.visitors import Visitor


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def screen(table: Table, *seats: int) -> Viewer:
    """Of these seats, or a spectator's."""
    own_seats: Seats = seats
    viewer = Viewer(own_seats, lambda: None)
    await table.attach(viewer, 0)
    return viewer


def test_who_looks_elsewhere_comes_and_goes_is_told_in_few_bytes(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, None, "here", "here", "bot")
        anne, bart, watcher = await screen(table, 0), await screen(table, 1), await screen(table)
        letters(watcher)
        table.audience.attend(anne, False)
        table.audience.attend(anne, False)  # said twice, told once
        assert letters(watcher) == [{"type": "here", "seats": [-1, 0, 0]}]
        again = await screen(table, 0)
        assert table.here().seats == [0, 0, 0], "on another screen they look"
        table.detach(again)
        assert letters(watcher)[-1]["seats"] == [-1, 0, 0]
        table.detach(bart)
        (told,) = letters(watcher)
        assert (told["seats"][0], told["seats"][1] > 0) == (-1, True)
        late = await screen(table)
        assert [letter["type"] for letter in letters(late)[:2]] == ["welcome", "here"]

    with_host(file, play)


def test_seconds_of_absence_are_no_news_in_the_lobby(file: Path) -> None:
    """Else everybody there, and every other server, is told of each such table again each second."""

    async def play(host: Host) -> None:
        table = await open_table(host, None, "here", "here", "open")
        await screen(table, 0)
        visitor = Visitor(Limits(), "")
        before = Lobby(host).page(LobbyWish([table.id]), OwnTables(host, visitor)), host.lobby()
        table.presence._taken_up -= 60.0
        assert table.info().seats[1].away >= 60
        assert (Lobby(host).page(LobbyWish([table.id]), OwnTables(host, visitor)), host.lobby()) == before
        assert [seat.online for seat in host.lobby()[0].seats] == [True, False, False]

    with_host(file, play)


def test_a_page_says_whether_it_is_looked_at(server: Server) -> None:
    made = server.make_table("here", "link")
    anne, bart = (server.page(made["table"]["id"], token) for token in tokens(made))
    bart.wait_for("welcome")
    anne.say({"type": "attend", "looks": False})
    while bart.wait_for("here")["seats"] != [-1, 0]:
        pass
    anne.say({"type": "attend", "looks": True})
    while bart.wait_for("here")["seats"] != [0, 0]:
        pass
