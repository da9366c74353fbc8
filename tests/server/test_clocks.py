"""How much time people have at a table, and what becomes of who has none left."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
from tests.server.test_coming_and_going import bots_have_moved, refused
from tests.server.test_host import OwnThoughts, letters, random_move, seat, visit

from flibuste.games import find_title, titles
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import FlibusteError
from flibuste.server.clocks import BACK_WITH, GRACE, HOUR, MINUTE, MORE, SECOND, TURN_BACK, WATCHING, Night, checked
from flibuste.server.host import Host
from flibuste.server.protocol import NewTable, SeatWish
from flibuste.server.store import ClockTerms, SqliteStore
from flibuste.server.table import Table

LIVE = ClockTerms("live", 600, 10, "bot")
DAY = ClockTerms("day", 86_400, 0, "bot")


class Hourglass:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000 * SECOND

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds

    def __call__(self) -> int:
        return self.now


def with_host(file: Path, play: Callable[[Host], Awaitable[None]], time: Hourglass | None = None) -> None:
    now = time or Hourglass()
    visit(lambda: Host(SqliteStore(file), OwnThoughts(), 0.0, allow_seeds=True, now=now), play)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def time() -> Hourglass:
    return Hourglass()


async def open_table(host: Host, clock: ClockTerms | None, *kinds: str) -> Table:
    wish = NewTable("port_royal", [SeatWish(kind, bot="mate") for kind in kinds], seed="test", clock=clock)
    return host.find((await host.make_table(wish)).table.id)


def left(table: Table, number: int) -> int:
    assert table.time.clock is not None
    return cast("list[int]", table.time.clock.facts(table.time.now())["left"])[number]


async def end_turn(table: Table) -> int:
    """Moves until somebody else has to decide; how many moves that took."""
    rng = random.Random(1)
    mover, before = table.seat_to_move, table.moves_made
    while table.seat_to_move == mover:
        await random_move(table, rng)
    return table.moves_made - before


@pytest.mark.parametrize(
    "terms",
    [
        ClockTerms("sand", 600, 0, "bot"),
        ClockTerms("live", 59, 0, "bot"),
        ClockTerms("live", 600, 121, "bot"),
        ClockTerms("live", 600, -1, "bot"),
        ClockTerms("day", 600, 0, "bot"),
        ClockTerms("day", 86_400, 1, "bot"),
        ClockTerms("live", 600, 0, "hang"),
    ],
)
def test_a_clock_that_no_table_can_have_is_refused(terms: ClockTerms) -> None:
    with pytest.raises(FlibusteError):
        checked(terms)


def test_a_table_tells_its_clock_after_a_restart_too(file: Path) -> None:
    made: list[str] = []

    async def open_tables(host: Host) -> None:
        made.extend([(await open_table(host, clock, "here", "open")).id for clock in (None, LIVE, DAY)])
        assert [host.info(id).pace for id in made] == ["", "live", "day"]

    async def look(host: Host) -> None:
        assert [host.info(id).clock for id in made] == [None, LIVE, DAY]
        assert {info.id: info.pace for info in host.lobby()} == dict(zip(made, ["", "live", "day"], strict=True))

    with_host(file, open_tables)
    with_host(file, look)


def test_only_the_clock_of_who_has_to_decide_runs_and_a_turn_brings_some(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here", "here")
        mover = table.seat_to_move
        time.pass_by(GRACE + 20 * SECOND)
        others = [number for number in range(3) if number != mover]
        assert left(table, mover) == 580 * SECOND
        assert [left(table, number) for number in others] == [600 * SECOND] * 2
        await end_turn(table)
        assert left(table, mover) == 590 * SECOND, "ten more for the turn"
        time.pass_by(30 * SECOND)
        assert left(table, mover) == 590 * SECOND

    with_host(file, play, time)


def test_what_there_was_to_watch_costs_nothing(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here")
        moves = await end_turn(table)
        time.pass_by(GRACE + moves * WATCHING)
        assert left(table, table.seat_to_move) == 600 * SECOND
        time.pass_by(SECOND)
        assert left(table, table.seat_to_move) == 599 * SECOND

    with_host(file, play, time)


def test_no_clock_runs_at_a_table_that_waits_nor_a_bots(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        waiting = await open_table(host, LIVE, "here", "open")
        table = await open_table(host, LIVE, "here", "bot")
        await bots_have_moved(table)
        time.pass_by(GRACE + 60 * SECOND)
        assert [left(waiting, number) for number in range(2)] == [600 * SECOND] * 2
        assert left(table, 0) < 600 * SECOND
        assert left(table, 1) == 600 * SECOND

    with_host(file, play, time)


def test_who_waited_is_told_when_the_first_clock_runs(file: Path) -> None:
    """Where luck began with the table nothing is dealt when the last seat is taken, which would tell it."""

    async def play(host: Host) -> None:
        wish = NewTable("port_royal", [SeatWish("here"), SeatWish("open")], seed="test", clock=LIVE)
        made = await host.make_table(wish)
        viewer = await seat(host, made, 0)
        table = host.find(made.table.id)
        letters(viewer)
        await table.admission.join("Bart")
        told = [letter["clocks"]["runs"] for letter in letters(viewer) if letter["type"] == "update"]
        assert told == [table.seat_to_move]

    with_host(file, play)


@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_at_every_title_the_clock_runs_of_who_decides(file: Path, time: Hourglass, title: str) -> None:
    async def play(host: Host) -> None:
        seats = [SeatWish("here")] * max(2, min(find_title(title).seats))
        made = await host.make_table(NewTable(title, seats, seed="clocks", clock=LIVE))
        table = host.find(made.table.id)
        rng = random.Random(1)
        for _ in range(12):
            mover = table.seat_to_move
            before = left(table, mover)
            time.pass_by(60 * SECOND)
            assert 0 < before - left(table, mover) < 60 * SECOND
            await random_move(table, rng)

    with_host(file, play, time)


def test_a_move_taken_back_brings_no_time(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here")
        rng = random.Random(1)
        for _ in range(200):
            mover = table.seat_to_move
            before = left(table, mover)
            await random_move(table, rng)
            rival = table.seat_to_move
            if rival != mover and table._ready().may_undo == mover:
                break
        rivals = left(table, rival)
        time.pass_by(30 * SECOND)
        await table.undo(mover, table.moves_made)
        assert left(table, mover) == before - 30 * SECOND
        assert left(table, rival) == rivals, "nobody pays for what another takes back"

    with_host(file, play, time)


def test_what_is_left_outlives_the_server_and_what_passes_without_one_costs_nothing(
    file: Path, time: Hourglass
) -> None:
    known: list[int] = []
    ids: list[str] = []

    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here")
        ids.append(table.id)
        await end_turn(table)
        time.pass_by(45 * SECOND)
        await table.time.ring()  # a long thought is written down before it ends
        known.extend(left(table, number) for number in range(2))
        time.pass_by(3 * SECOND)

    async def look(host: Host) -> None:
        assert [left(host.find(ids[0]), number) for number in range(2)] == known

    with_host(file, play, time)
    assert min(known) < 600 * SECOND
    time.pass_by(3 * HOUR * SECOND)
    with_host(file, look, time)


def test_a_move_that_is_not_saved_changes_no_clock(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here")
        await end_turn(table)
        mover, clock = table.seat_to_move, table.time.clock
        assert clock is not None
        written = clock.written
        clock.moved(mover, 1 - mover, time())
        clock.facts(time())
        table._game = None  # as when a line did not get to disk
        table._ready()
        assert (clock.written, clock.runs) == (written, mover)

    with_host(file, play, time)


def test_when_time_is_up_a_bot_plays_on_until_its_person_is_back(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here")
        mover = table.seat_to_move
        time.pass_by(601 * SECOND)
        await table.time.ring()
        assert table.seats[mover].is_played, "the first moments are free"
        time.pass_by(GRACE)
        await table.time.ring()
        assert table.seats[mover].stand_in
        assert await refused(table.seating.take_back_seat(mover)) == "bot-moves-first"
        host._changed(table)
        await bots_have_moved(table)
        await table.seating.take_back_seat(mover)
        assert left(table, mover) == BACK_WITH
        record = read_record(await table.record())
        assert [note["what"] for note in record.notes] == ["seat-timed-out", "seat-returned"]

    with_host(file, play, time)


def test_whose_time_is_up_cannot_move_however_late_the_alarm_rings(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, LIVE, "here", "here")
        time.pass_by(GRACE + 600 * SECOND)
        assert await refused(random_move(table, random.Random(1))) == "bot-plays"

    with_host(file, play, time)


def test_five_minutes_more_come_once_and_to_everybody(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, ClockTerms("live", 600, 0, "more"), "here", "here")
        mover = table.seat_to_move
        time.pass_by(GRACE + 600 * SECOND)
        await table.time.ring()
        assert (left(table, mover), left(table, 1 - mover)) == (MORE, 600 * SECOND + MORE)
        time.pass_by(MORE)
        await table.time.ring()
        assert table.seats[mover].stand_in
        assert [note.facts["what"] for note in table.notes] == ["time-given", "seat-timed-out"]

    with_host(file, play, time)


@pytest.mark.parametrize("does_claim", [True, False])
def test_where_others_decide_they_claim_the_game_or_let_a_bot_play(
    file: Path, time: Hourglass, does_claim: bool
) -> None:
    async def play(host: Host) -> None:
        wish = NewTable("port_royal", [SeatWish("here"), SeatWish("link")], clock=ClockTerms("live", 600, 5, "claim"))
        made = await host.make_table(wish)
        table = host.find(made.table.id)
        viewer, _ = await seat(host, made, 0), await seat(host, made, 1)
        mover, clock = table.seat_to_move, table.time.clock
        assert clock is not None
        assert await refused(table.seating.claim(1 - mover)) == "not-away"
        time.pass_by(GRACE + 600 * SECOND)
        await table.time.ring()
        assert letters(viewer)[-1]["clocks"]["out"] == mover
        assert clock.due() is None, "it is said once"
        if does_claim:
            await table.seating.claim(1 - mover)
            assert table.outcome is not None
            assert table.outcome["ending"] == "timed-out", "who was there all the time has not stayed away"
            assert table.notes[-1].facts["what"] == "game-timed-out"
            assert cast("list[int]", table.outcome["ranks"])[mover] == 2
        else:
            await table.seating.put_bot(1 - mover, mover, "")
            assert table.notes[-1].facts["what"] == "seat-timed-out"

    with_host(file, play, time)


def test_whose_time_is_up_may_still_move_where_others_have_not_decided(file: Path, time: Hourglass) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, ClockTerms("live", 600, 5, "claim"), "here", "here")
        mover = table.seat_to_move
        time.pass_by(GRACE + 600 * SECOND)
        await end_turn(table)
        assert left(table, mover) == 5 * SECOND
        assert await refused(table.seating.claim(1 - mover)) == "cannot-claim"

    with_host(file, play, time)


def test_by_day_each_turn_has_its_time(file: Path, time: Hourglass) -> None:
    day = DAY.seconds * SECOND

    async def play(host: Host) -> None:
        table = await open_table(host, DAY, "here", "here")
        mover, clock = table.seat_to_move, table.time.clock
        assert clock is not None
        time.pass_by(GRACE + 10 * HOUR * SECOND)
        clock.moved(mover, mover, time())
        assert left(table, mover) == day - 10 * HOUR * SECOND + TURN_BACK
        await end_turn(table)
        assert left(table, table.seat_to_move) == day
        await end_turn(table)
        assert left(table, mover) == day, "a new turn"
        time.pass_by(day + 12 * SECOND)
        await table.time.ring()
        assert table.seats[mover].stand_in

    with_host(file, play, time)


def test_a_clock_by_day_stands_still_at_night_after_a_restart_too(file: Path, time: Hourglass) -> None:
    time.now -= time.now % (24 * HOUR * SECOND)
    midnight = time.now
    ids: list[str] = []

    async def play(host: Host) -> None:
        table = await open_table(host, DAY, "here", "here")
        ids.append(table.id)
        mover, clock = table.seat_to_move, table.time.clock
        assert clock is not None
        await table.time.set_night(mover, 22 * 60, 9 * 60)
        said = clock.written
        await table.time.set_night(mover, 22 * 60, 9 * 60)
        assert clock.written == said, "nothing new"
        assert clock.info().still_until == midnight + 7 * HOUR * SECOND

    async def go_on(host: Host) -> None:
        table = host.find(ids[0])
        time.pass_by(7 * HOUR * SECOND)
        assert left(table, table.seat_to_move) == DAY.seconds * SECOND
        time.pass_by(24 * HOUR * SECOND)
        assert left(table, table.seat_to_move) == 9 * HOUR * SECOND + GRACE

    with_host(file, play, time)
    with_host(file, go_on, time)


def test_how_much_of_a_time_is_day() -> None:
    night, hour = Night(23 * 60, 8 * 60), 60 * MINUTE
    assert night.day_between(0, 24 * hour) == 16 * hour
    assert night.day_between(0, 7 * hour) == 0
    assert night.day_between(6 * hour, 8 * hour) == hour
    assert night.day_between(3, 240 * hour + 3) == 160 * hour
    for begins, lasts in ((-1, 60), (24 * 60, 60), (0, 601), (0, 0)):
        with pytest.raises(FlibusteError):
            Night(begins, lasts)


def test_a_table_without_a_clock_writes_what_it_always_wrote(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await open_table(host, None, "here", "here")
        await end_turn(table)
        stored = host._store.table(table.id)
        assert stored is not None
        assert stored.plays
        assert all("clock" not in line.facts for line in [*stored.people, *stored.plays])

    with_host(file, play)
