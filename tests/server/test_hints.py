"""Hints at a table: for who plays against bots alone, by what that seat knows, and never unnoticed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.helpers import Server, tokens
from tests.server.test_host import OwnThoughts, open_host, seat, wish, with_host

from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import Refused
from flibuste.server.exchange import exported, imported
from flibuste.server.host import Host
from flibuste.server.store import SqliteStore


def test_a_hint_is_legal_and_marks_the_table_for_ever(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "bot:random", first_player="1"))
        table = host.find(made.table.id)
        viewer = await seat(host, made, 0)
        assert table.info().hints == 0
        hints = await host.hint(table, 0, table.moves_made)
        legal = {move.notation for move in table._ready().moves()}
        assert hints
        assert {hint.move for hint in hints} <= legal
        assert all(len(hint.win) == 2 and sum(hint.win) == pytest.approx(1.0) for hint in hints)
        told = [json.loads(letter.text) for letter in viewer.take()]
        assert [letter["table"]["hints"] for letter in told if letter["type"] == "table"] == [1]
        await host.hint(table, 0, table.moves_made)
        assert read_record(await table.record()).hints == 2
        log = store.log(table.id)
        assert log is not None
        assert read_record(exported(store, log)).hints == 2
        assert any(kind == "hint" for _, kind, _, _ in imported(exported(store, log)).lines)

    with_host(tmp_path, play)


def test_the_mark_outlives_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            made = await host.make_table(wish("here", "bot:random", first_player="1"))
            await host.hint(host.find(made.table.id), 0, 0)
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            assert host.info(made.table.id).hints == 1

    asyncio.run(run())


def test_a_hint_knows_what_its_seat_knows(tmp_path: Path) -> None:
    thoughts = OwnThoughts()

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "bot:random", first_player="1"))
        table = host.find(made.table.id)
        await host.hint(table, 0, 0)
        asked = thoughts.calls[-1]
        real = table._ready()
        position = real.title.position_from_data(asked.position)
        assert position.view(0) == real.view(0)
        text = json.dumps(asked.position)
        assert real.secret.hex() not in text
        assert asked.position["draw_pile"] != real.clone_position().to_data()["draw_pile"]

    with_host(tmp_path, play, thoughts)


def test_who_asks_again_is_told_more_closely(tmp_path: Path) -> None:
    """And what was thought at another moment is not carried over."""
    thoughts = OwnThoughts()

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "bot:random", first_player="1"))
        table = host.find(made.table.id)
        for _ in range(2):
            await host.hint(table, 0, 0)
        await table.move(0, str(table._ready().moves()[0].notation), 0)
        if table.seat_to_move == 0:
            await host.hint(table, 0, 1)
        first, again, *later = [call for call in thoughts.calls if call.hinted_seats]
        assert (first.hinted_before, again.hinted_before) == (0, 1)
        assert first.position == again.position
        assert [call.hinted_before for call in later] == [0]

    with_host(tmp_path, play, thoughts)


def test_who_may_not_have_a_hint(tmp_path: Path) -> None:
    async def refused(host: Host, kinds: tuple[str, ...], seat: int, after: int) -> str:
        made = await host.make_table(wish(*kinds, first_player="1"))
        table = host.find(made.table.id)
        with pytest.raises(Refused) as problem:
            await host.hint(table, seat, after)
        assert table.info().hints == 0
        return problem.value.reason.key

    async def play(host: Host, store: SqliteStore) -> None:
        assert await refused(host, ("here", "here"), 0, 0) == "hint-people"
        assert await refused(host, ("here", "link"), 0, 0) == "table-waiting"
        assert await refused(host, ("here", "bot:random"), 0, 7) == "stale"
        assert await refused(host, ("here", "bot:random"), 1, 0) == "not-your-turn"

    with_host(tmp_path, play)


def test_a_hint_by_the_socket_and_not_for_spectators(server: Server) -> None:
    made = server.make_table("here", "bot:deckhand", options={"first_player": "1"})
    page = server.page(made["table"]["id"], *tokens(made))
    watcher = server.page(made["table"]["id"])
    page.wait_for("update"), watcher.wait_for("update")
    assert watcher.ask("hint", seat=0, after=0)["reason"]["key"] == "not-your-seat"
    page.say({"type": "hint", "id": 101, "seat": 0, "after": 0})
    page.say({"type": "hint", "id": 102, "seat": 0, "after": 0})
    assert page.wait_for("refused")["id"] == 102
    assert page.wait_for("hints")["hints"]
    while watcher.wait_for("table")["table"]["hints"] != 1:
        pass
