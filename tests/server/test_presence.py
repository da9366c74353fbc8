"""Who is at a table is told in a few bytes, which know nothing of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.server.helpers import Server, tokens
from tests.server.test_clocks import open_table, with_host
from tests.server.test_host import letters

from flibuste.server.fleet import MOST_TOLD, Fleet, News, Scene
from flibuste.server.host import Host
from flibuste.server.limits import Limits
from flibuste.server.lobby import Lobby, OwnTables
from flibuste.server.protocol import LobbyWish
from flibuste.server.store import Lease, Peer, Store
from flibuste.server.store.contract import Roll
from flibuste.server.store.sharing import LONGEST_NEWS
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


def test_who_comes_and_goes_is_told_other_servers_once_and_many_tables_at_once() -> None:
    told: list[News] = []

    class Line(Lease):
        own = Peer(1, "here:1", "secret")

        def renew(self) -> Roll:
            return Roll([self.own], [])

        def exchange(self, news: Sequence[str], seconds: float) -> list[str]:
            told[:] = [msgspec.json.decode(one, type=News) for one in news]
            assert all(len(one) < LONGEST_NEWS for one in news)
            return heard

    heard: list[str] = []
    fleet = Fleet(Store(), Line(), lambda: None)
    many = {f"table-{number:06}": list(range(6)) for number in range(2 * MOST_TOLD)}

    async def tell(here: dict[str, list[int]]) -> dict[str, list[int]]:
        await fleet.round(Scene({}, here, set()))
        return {id: seats for one in told for id, seats in one.here.items()}

    async def run() -> None:
        assert await tell(many) == many
        assert len(told) == 3, "a hello, and two for all of them"
        assert await tell(many) == {}
        assert await tell({**many, "table-000000": [1]}) == {"table-000000": [1]}
        assert await tell({}) == {id: [] for id in many}
        heard[:] = [msgspec.json.encode(News(2, here={"elsewhere": [0, 2]})).decode()]
        await tell({})
        assert fleet.here("elsewhere") == [0, 2]
        heard[:] = [msgspec.json.encode(News(2, here={"elsewhere": []}, hello=True)).decode()]
        await tell({"own": [0]})
        heard.clear()
        assert fleet.here("elsewhere") == []
        assert await tell({"own": [0]}) == {"own": [0]}, "a newcomer is told all"

    asyncio.run(run())


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
