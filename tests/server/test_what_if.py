"""What if? A copy of a table as it was: private, dealt anew where its player knew nothing, and never the original."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.helpers import OpenServer, tokens
from tests.server.test_history import play_to_the_end, table_of
from tests.server.test_host import open_host, wish, with_host
from tests.server.test_people import key
from tests.server.test_ratings import wish as rated_wish
from tests.server.worlds import WAYS, Way

from flibuste.games import find_title
from flibuste.kernel.game import rebuild
from flibuste.kernel.records import read_record
from flibuste.server.exchange import exported, imported
from flibuste.server.host import Host
from flibuste.server.protocol import LookBack, TableMade, WhatIfAsk
from flibuste.server.seats import STAND_IN
from flibuste.server.store import SqliteStore
from flibuste.server.table import Table
from flibuste.server.troubles import NotNow, NotYours
from flibuste.server.viewer import Viewer
from flibuste.server.what_if import known_then

pytestmark = pytest.mark.usefixtures("own_titles")


async def branched(host: Host, table: Table, moves: int, seat: int, token: str = "") -> tuple[Table, TableMade]:
    made = await host.what_if(table.id, WhatIfAsk(moves, seat, token))
    return host.find(made.table.id), made


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_copy_of_a_finished_game_begins_with_what_its_seat_knew_then(tmp_path: Path, way: Way) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        table = await table_of(host, way)
        await play_to_the_end(table)
        before = await table.record()
        moves, seat = table.moves_made // 2, way.seats - 1
        copy, made = await branched(host, table, moves, seat)
        then = await host.pasts.look(table, Viewer((), lambda: None), LookBack(1, moves, seat))
        assert copy._ready().view(seat) == table_view(host, table, moves, seat)
        assert then.seat_to_move == copy.seat_to_move
        origin = copy.info().what_if
        assert origin is not None
        assert (origin.table, origin.moves, origin.seat) == (table.id, moves, seat)
        assert origin.scores == table._ready().scores()
        assert not copy.header.listed
        assert not copy.is_rated
        assert copy.campaign == ""
        assert [key.seat for key in made.keys] == [seat]
        assert [one.bot for one in copy.seats] == ["" if number == seat else STAND_IN for number in range(way.seats)]
        assert copy._ready().secret != table._ready().secret
        assert await table.record() == before

    with_host(tmp_path, play)


def table_view(host: Host, table: Table, moves: int, seat: int) -> object:
    return host.pasts.of(table, table._ready()).position(moves).view(seat)


def test_what_its_player_did_not_know_is_dealt_anew_each_time(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "bot:random", first_player="1"))
        table = host.find(made.table.id)
        token = made.keys[0].token
        positions = [table._ready().clone_position()]
        for _ in range(2):
            copy, _ = await branched(host, table, 0, 0, token)
            positions.append(copy._ready().clone_position())
        assert len({str(position.to_data()["draw_pile"]) for position in positions}) == 3
        assert len({str(position.pieces()) for position in positions}) == 1

    with_host(tmp_path, play)


def test_a_game_that_is_played_is_copied_only_for_who_plays_it_against_bots_alone(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        alone = await host.make_table(wish("here", "bot:random", first_player="1"))
        table = host.find(alone.table.id)
        key = alone.keys[0].token
        await branched(host, table, 0, 0, key)
        with pytest.raises(NotYours, match="only who plays"):
            await branched(host, table, 0, 1, key)
        with pytest.raises(NotYours, match="only who plays"):
            await branched(host, table, 0, 0)
        with pytest.raises(NotYours):
            await branched(host, table, 0, 0, "another key")
        with pytest.raises(NotNow, match="has come to move 0"):
            await branched(host, table, 1, 0, key)
        with pytest.raises(NotNow, match="has 2 seats"):
            await branched(host, table, 0, 2, key)
        together = await host.make_table(wish("here", "open", first_player="1"))
        await host.find(together.table.id).admission.join("Bao")
        with pytest.raises(NotNow, match="people play each other"):
            await branched(host, host.find(together.table.id), 0, 0, together.keys[0].token)

    with_host(tmp_path, play)


def test_nobody_tries_out_a_rated_game_while_it_is_played(tmp_path: Path) -> None:
    """Neither by a copy nor by a position, about which anybody may ask for the best move."""

    async def play(host: Host, store: SqliteStore) -> None:
        anne = await host.people.keep("Anne", key("a"), "")
        made = await host.make_table(rated_wish("here Anne", "bot mate"), anne.sitter)
        table, token = host.find(made.table.id), made.keys[0].token
        with pytest.raises(NotNow, match="a rated game"):
            await branched(host, table, 0, 0, token)
        with pytest.raises(NotNow, match="a rated game"):
            await known_then(table, host.pasts, WhatIfAsk(0, 0, token))
        await table.keep("hint", {"seat": 0, "moves": 0, "hints": 1})
        assert not table.is_rated
        await branched(host, table, 0, 0, token)

    with_host(tmp_path, play)


def test_the_end_itself_is_no_place_to_play_on_from(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        table = await table_of(host, WAYS[0])
        await play_to_the_end(table)
        with pytest.raises(NotNow, match="is over there"):
            await branched(host, table, table.moves_made, 0)

    with_host(tmp_path, play)


def test_a_copy_outlives_the_server_and_its_record_replays_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            table = await table_of(host, WAYS[0])
            await play_to_the_end(table)
            copy, _ = await branched(host, table, 10, 0)
            id = copy.id
        async with open_host(tmp_path / "tables.sqlite3") as (host, store):
            copy = host.find(id)
            made = copy.moves_made
            view = copy._ready().view(0)
            while not copy.over:
                game = copy._ready()
                seat = game.seat_to_move
                await copy.move(seat, game.moves()[0].notation, copy.moves_made, copy.seats[seat].played_by)
            record = read_record(await copy.record())
            again = rebuild(find_title(record.title), record)
            assert again.over
            assert rebuild(find_title(record.title), record, made).view(0) == view
            log = store.log(id)
            assert log is not None
            assert imported(exported(store, log)).id == id

    asyncio.run(run())


@pytest.mark.server
def test_a_page_asks_what_if(open_server: OpenServer) -> None:
    made = open_server.make_table("here", "bot:random", options={"first_player": "1"})
    id, token = made["table"]["id"], tokens(made)[0]
    copy = open_server.get(f"/api/tables/{id}/what-if", {"moves": 0, "seat": 0, "token": token})
    assert copy["table"]["what_if"]["table"] == id
    page = open_server.page(copy["table"]["id"], tokens(copy)[0])
    page.wait_for("update")
    assert page.update["moves"]
    status, _ = open_server.ask(f"/api/tables/{id}/what-if", {"moves": 0, "seat": 1, "token": token})
    assert status == 403
