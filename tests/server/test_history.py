"""Looking back: who looks at an earlier moment sees what the same eye saw then, and nothing more."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.server.helpers import OpenServer, tokens
from tests.server.test_host import seat, wish, with_host
from tests.server.worlds import WAYS, Way

from flibuste.kernel.data import compact
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.past import KEPT_EVERY, Past
from flibuste.kernel.refusals import Refused
from flibuste.server import history
from flibuste.server.host import Host
from flibuste.server.limits import BUDGETS, Budget
from flibuste.server.protocol import AskPast, LookBack, NewTable, SeatWish, Then
from flibuste.server.store import SqliteStore
from flibuste.server.table import Table
from flibuste.server.viewer import Viewer

pytestmark = pytest.mark.usefixtures("own_titles")

MOVES: Final = 2 * KEPT_EVERY + 5
SECRET: Final = next(way for way in WAYS if str(way) == "whisper-secret")


async def table_of(host: Host, way: Way) -> Table:
    seats = [SeatWish("here") for _ in range(way.seats)]
    made = await host.make_table(NewTable(way.title, seats, dict(way.options), seed="history"))
    return host.find(made.table.id)


def looker(*own_seats: int) -> Viewer:
    return Viewer(own_seats, lambda: None)


async def go_on(table: Table, random: Random) -> None:
    game = table._ready()
    await table.move(game.seat_to_move, random.choice(game.moves()).notation, len(game.entries))


async def play_to_the_end(table: Table) -> None:
    random = Random("to the end")
    while not table.over:
        await go_on(table, random)


def seen_now(table: Table, eye: int) -> str:
    game = table._ready()
    return compact([game.view(eye), game.seat_to_move, game.scores(eye)])


def seen(then: Then) -> str:
    return compact([then.view, then.seat_to_move, then.scores])


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_moment_is_what_the_same_eye_saw_then(tmp_path: Path, way: Way) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        table = await table_of(host, way)
        random = Random(str(way))
        eyes = way.viewers if table.is_private else [NOBODY]
        then: dict[tuple[int, int], str] = {}
        told = [len(table._ready().events)]
        turns = []
        while True:
            then.update({(table.moves_made, eye): seen_now(table, eye) for eye in eyes})
            if table.over or table.moves_made == MOVES:
                break
            turns.append(table._ready().clone_position().turn_of())
            await go_on(table, random)
            told.append(len(table._ready().events))
        for (moves, eye), what in then.items():
            viewer = looker(*([] if eye == NOBODY else [eye]))
            assert seen(await host.pasts.look(table, viewer, LookBack(1, moves, eye))) == what
        past = await host.pasts.tell(table, AskPast(1))
        assert (past.turns, past.told) == (turns, told)

    with_host(tmp_path, play)


def test_nobody_looks_back_with_the_eyes_of_another_before_the_end(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        table = await table_of(host, SECRET)
        for viewer, eye in ((looker(), 0), (looker(0), 1), (looker(0), -2), (looker(0), 9)):
            with pytest.raises(Refused, match="not-your-seat"):
                await host.pasts.look(table, viewer, LookBack(1, 0, eye))
        await play_to_the_end(table)
        for eye in SECRET.viewers:
            assert (await host.pasts.look(table, looker(), LookBack(1, 0, eye))).eye == eye
        with pytest.raises(Refused, match="not-your-seat"):
            await host.pasts.look(table, looker(0), LookBack(1, 0, 9))

    with_host(tmp_path, play)


def test_of_several_at_one_screen_only_who_sits_before_it_looks_back(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        table = await table_of(host, SECRET)
        random = Random("hot seat")
        viewer = looker(0, 1)
        while table.audience._know_the_same((0, 1)):
            await go_on(table, random)
        viewer.sitting, viewer.said_so = table.seat_to_move, True
        other = 1 - table.seat_to_move
        await host.pasts.look(table, viewer, LookBack(1, 0, table.seat_to_move))
        with pytest.raises(Refused, match="not-your-seat"):
            await host.pasts.look(table, viewer, LookBack(1, 0, other))

    with_host(tmp_path, play)


def test_a_move_taken_back_was_never_made(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here", first_player="1"))
        table = host.find(made.table.id)
        viewer = await seat(host, made, 0)
        random = Random("undo")
        compared = 0
        while compared < 3 and not table.over:
            before = await host.pasts.tell(table, AskPast(1))
            await go_on(table, random)
            mover = table._ready().may_undo
            await host.pasts.tell(table, AskPast(1))
            if mover < 0:
                continue
            await table.undo(mover, table.moves_made)
            after = await host.pasts.tell(table, AskPast(1))
            assert (after.turns, after.told) == (before.turns, before.told)
            then = await host.pasts.look(table, viewer, LookBack(1, table.moves_made))
            assert seen(then) == seen_now(table, NOBODY)
            await go_on(table, random)
            again = Past(table._ready())
            now = await host.pasts.tell(table, AskPast(1))
            assert (now.turns, now.told) == (again.turns, again.told)
            compared += 1
        assert compared == 3

    with_host(tmp_path, play)


def test_a_move_that_was_not_made_is_refused(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        table = await table_of(host, SECRET)
        for moves in (-1, 1):
            with pytest.raises(Refused, match="no-such-move"):
                await host.pasts.look(table, looker(), LookBack(1, moves))
        assert (await host.pasts.tell(table, AskPast(1, since=7))).since == 0

    with_host(tmp_path, play)


@pytest.mark.server
def test_a_page_looks_back_but_not_without_end(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "looks", Budget(2, 600.0, "Too much was looked back at"))
    made = open_server.make_table("here", "here")
    page = open_server.page(made["table"]["id"], tokens(made)[0], address="203.0.113.7")
    page.wait_for("update")
    past = page.ask("past")
    assert (past["type"], past["turns"], len(past["told"])) == ("past", [], 1)
    then = page.ask("look", moves=0)
    assert (then["type"], then["view"]) == ("then", page.update["view"])
    assert page.ask("look", moves=0)["reason"]["key"] == "too-often"


@pytest.mark.server
def test_whose_past_has_to_be_played_again_pays_as_for_a_record(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a few sockets that look back at many tables in turns would keep the server from everything else."""
    monkeypatch.setattr(history, "MOST_PASTS", 2)
    monkeypatch.setitem(BUDGETS, "records", Budget(4, 600.0, "Too many records were asked for"))
    made = [open_server.make_table("here", "here") for _ in range(3)]
    pages = [open_server.page(one["table"]["id"], address="203.0.113.8") for one in made]
    for page in [*pages, pages[2], pages[2]]:
        assert page.ask("look", moves=0)["type"] == "then"
    table = made[0]["table"]["id"]
    moment = {"table": table, "moment": {"moves": 0, "seat": 0, "token": tokens(made[0])[0]}}
    assert open_server.ask("/api/positions", moment, "203.0.113.8")[0] == 409, "two play here"
    assert pages[0].ask("look", moves=0)["reason"]["key"] == "too-often"
    assert open_server.ask("/api/positions", moment, "203.0.113.8")[0] == 429
    assert pages[2].ask("look", moves=0)["type"] == "then"
