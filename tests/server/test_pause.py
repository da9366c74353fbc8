"""A pause by consent: every clock stops, nobody plays, anybody sails on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.test_clocks import DAY, LIVE, Hourglass, end_turn, left, open_table, with_host
from tests.server.test_coming_and_going import refused
from tests.server.test_host import letters
from tests.server.test_presence import screen

from flibuste.kernel.records import read_record
from flibuste.server.clocks import GRACE, HOUR, SECOND
from flibuste.server.host import Host
from flibuste.server.store import ClockTerms
from flibuste.server.table import Table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def time() -> Hourglass:
    return Hourglass()


async def anchor(table: Table, by: int) -> None:
    """Everybody agrees."""
    await table.requests.ask(by, "pause", table.moves_made, {})
    assert table.requests.open is not None
    await table.requests.answer(1 - by, table.requests.open.id, True)
    assert table.time.is_anchored
    assert table.requests.open is None


@pytest.mark.parametrize("terms", [LIVE, DAY], ids=["live", "day"])
def test_time_stands_still_for_everybody_and_after_a_restart(file: Path, time: Hourglass, terms: ClockTerms) -> None:
    made: list[str] = []
    spent: list[int] = []

    async def pause(host: Host) -> None:
        table = await open_table(host, terms, "here", "here")
        made.append(table.id)
        await screen(table, 0, 1)
        time.pass_by(GRACE + 20 * SECOND)
        await anchor(table, 1 - table.seat_to_move)
        time.pass_by(30 * 24 * HOUR * SECOND)
        assert host._tables[table.id].time.alarm is None, "nothing rings"
        spent.extend(left(table, number) for number in (0, 1))
        assert min(spent) == (terms.seconds - 20) * SECOND

    async def sail(host: Host) -> None:
        table = host.find(made[0])
        mover = table.seat_to_move
        assert table.time.clock is not None
        assert (table.time.clock.left, table.time.is_anchored) == (spent, True)
        await table.time.ring()
        assert not table.seats[mover].stand_in
        await table.time.sail_on(1 - mover)
        assert await refused(table.time.sail_on(mover)) == "not-anchored"
        time.pass_by(GRACE + 5 * SECOND)
        assert left(table, mover) == spent[mover] - 5 * SECOND
        notes = [note["what"] for note in read_record(await table.record()).notes]
        assert notes == ["game-anchored", "game-sails-on"]

    with_host(file, pause, time)
    with_host(file, sail, time)


def test_nobody_plays_at_anchor(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here", "bot")
        viewer = await screen(table, 0, 1)
        while table.seat_to_move != 0:
            await end_turn(table)
        await anchor(table, 0)
        told = [letter for letter in letters(viewer) if letter["type"] in ("update", "changes")]
        assert str(time.now) in str(told[-1]), "since when they rest"
        move = table.game.moves()[0].notation
        assert await refused(table.move(0, move, table.moves_made)) == "at-anchor"
        assert await refused(table.undo(0, table.moves_made)) == "at-anchor"
        assert await refused(table.requests.ask(1, "pause", table.moves_made, {})) == "at-anchor"
        assert not table.bot_to_move
        await table.time.sail_on(1)
        await end_turn(table)

    with_host(file, play, time)


def test_where_no_time_is_counted_there_is_nothing_to_stop(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, None, "here", "here")
        assert await refused(table.requests.ask(0, "pause", 0, {})) == "no-clock"
        assert await refused(table.time.sail_on(0)) == "not-anchored"
        timed = await open_table(host, LIVE, "here", "here")
        await timed.requests.ask(0, "pause", 0, {})
        assert timed.requests.open is not None
        await timed.requests.answer(1, timed.requests.open.id, False)
        assert not timed.time.is_anchored, "one no is enough"

    with_host(file, play)
