"""The host alone, without sockets: slow viewers, bots that fail, disks that fill."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import time
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import uvloop
from tests.server.helpers import own_key
from tests.whisper import WhisperPosition

import flibuste
from flibuste import games
from flibuste.bots import Question, bot_names, level_names
from flibuste.bots.plans import foreseen
from flibuste.games import find_title
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import BadRecord, Refused
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.app import check_setting
from flibuste.server.bot_worker import Answer, Call, Planned, answer
from flibuste.server.bots_pool import BotFailed, BotPool
from flibuste.server.host import AT_HAND_FOR, BadWish, Host, NoSuchTable, Thinker, TooMany
from flibuste.server.protocol import HintInfo, NewTable, SeatWish, Setting, SettingInfo, TableMade
from flibuste.server.race import Race
from flibuste.server.store import Log, NotSaved, SqliteStore
from flibuste.server.table import Table
from flibuste.server.troubles import BrokenMove
from flibuste.server.viewer import MOST_WAITING, Viewer


class OwnThoughts:
    """Bots that think right here; `fail` makes them fail."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.fail = ""

    async def choose(self, call: Call, payer: str) -> Answer:
        self.calls.append(call)
        if self.fail == "crash":
            raise BotFailed("The bot crashed.")
        return Answer(self.fail) if self.fail else answer(call)

    async def hint(self, call: Call, payer: str) -> list[HintInfo]:
        self.calls.append(call)
        return answer(msgspec.structs.replace(call, seconds=0.05)).hints

    async def study(self, call: Call) -> dict[str, object]:
        await asyncio.sleep(0)
        self.calls.append(call)
        if self.fail:
            raise BotFailed("The bot crashed.")
        return answer(call).studied

    async def is_well(self) -> bool:
        return not self.fail

    async def close(self) -> None:
        pass


def visit(make: Callable[[], Host], play: Callable[[Host], Awaitable[None]]) -> None:
    """Plays at a host that is made for it alone."""

    async def run() -> None:
        host = make()
        await host.start()
        try:
            await asyncio.wait_for(play(host), 60)
        finally:
            await host.close()

    asyncio.run(run())


@asynccontextmanager
async def open_host(
    file: Path, bots: Thinker | None = None, second_thoughts: float = 0.0
) -> AsyncIterator[tuple[Host, SqliteStore]]:
    store = SqliteStore(file)
    host = Host(store, bots or OwnThoughts(), second_thoughts, allow_seeds=True)
    await host.start()
    try:
        yield host, store
    finally:
        await host.close()


def with_host(
    tmp_path: Path, play: Callable[[Host, SqliteStore], Awaitable[None]], bots: Thinker | None = None
) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3", bots) as (host, store):
            await asyncio.wait_for(play(host, store), 60)

    asyncio.run(run())


def wish(*kinds: str, title: str = "port_royal", **options: Any) -> NewTable:
    seats = [SeatWish(kind.partition(":")[0], bot=kind.partition(":")[2]) for kind in kinds]
    return NewTable(title, seats, options, seed="test")


async def seat(host: Host, made: TableMade, *seats: int) -> Viewer:
    table = host.find(made.table.id)
    invitations = [key.token for key in made.invitations if key.seat in seats]
    own_seats = await table.admission.admit(keys_of(made, *seats), invitations)
    viewer = Viewer(own_seats, lambda: None)
    await table.attach(viewer, 0)
    return viewer


def keys_of(made: TableMade, *seats: int) -> list[str]:
    """The keys to these seats; who comes by an invitation makes one up."""
    keys = [key.token for key in made.keys if key.seat in seats]
    return keys + [own_key(key.token) for key in made.invitations if key.seat in seats]


def letters(viewer: Viewer) -> list[dict[str, Any]]:
    return [json.loads(letter.text) for letter in viewer.take()]


async def random_move(table: Table, rng: random.Random) -> None:
    game = table._ready()
    await table.move(table.seat_to_move, rng.choice(game.moves()).notation, table.moves_made)


async def undo(table: Table) -> None:
    await table.undo(table._ready().may_undo, table.moves_made)


def test_a_slow_viewer_gets_the_newest_view_and_every_event(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        quick, slow = await seat(host, made, 0, 1), await seat(host, made)
        seen: list[object] = []
        rng = random.Random(2)
        letters(slow)
        for _ in range(30):
            for letter in letters(quick):
                seen += letter.get("events", [])
            await random_move(table, rng)
        seen += letters(quick)[-1]["events"]
        (update,) = letters(slow)
        assert update["moves_made"] == 30
        assert seen[-len(update["events"]) :] == update["events"]
        assert update["events_from"] + len(update["events"]) == len(seen)

    with_host(tmp_path, play)


def test_a_viewer_that_never_reads_is_lost(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here"))
        viewer = await seat(host, made, 0)
        for _ in range(MOST_WAITING // 2 + 1):
            viewer.say(b"{}")
        assert viewer.lost

    with_host(tmp_path, play)


def test_moves_sent_at_the_same_moment_are_made_one_after_the_other(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        moves = [table.move(table.seat_to_move, "reveal", 0) for _ in range(10)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(result) for result in results].count(type(None)) == 1
        assert all(result.reason.key == "stale" for result in results if isinstance(result, Refused))
        assert table.moves_made == 1

    with_host(tmp_path, play)


def test_a_full_disk_costs_nothing_but_the_move(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        viewer = await seat(host, made, 0, 1)
        rng = random.Random(4)
        pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
        store._writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(NotSaved, match="full"):
            for _ in range(1000):
                letters(viewer)
                before, view, record = table.moves_made, table._ready().view(0), await table.record()
                await random_move(table, rng)
        assert table.moves_made == before
        assert table._ready().view(0) == view
        assert await table.record() == record
        assert all(letter["moves_made"] == before for letter in letters(viewer)), "nobody saw the lost move"
        store._writer.execute("PRAGMA max_page_count = 100000")
        for _ in range(20):
            await random_move(table, rng)
        assert table.moves_made == before + 20
        assert letters(viewer)[-1]["moves_made"] == before + 20

    with_host(tmp_path, play)


def test_what_cannot_be_saved_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        rng = random.Random(4)
        while table._ready().may_undo < 0:
            await random_move(table, rng)
        record = await table.record()
        with monkeypatch.context() as patch:
            patch.setattr(store, "_write", lambda rows: NotSaved("This could not be saved."))
            with pytest.raises(NotSaved):
                await undo(table)
            with pytest.raises(NotSaved):
                await table.admission.rename(0, "Nobody")
            with pytest.raises(NotSaved):
                await host.make_table(wish("here", "here"))
        assert table.info().seats[0].name == "Player 1"
        assert len(host.lobby()) == 1
        assert await table.record() == record
        await undo(table)
        assert await table.record() != record

    with_host(tmp_path, play)


def test_half_a_move_is_never_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_titles_here: None
) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here", title="whisper"))
        table = host.find(made.table.id)
        await table.move(0, "stake", 0)

        def half_a_move(position: WhisperPosition, move: Move) -> None:
            position.players[1].staked = True
            raise IndexError("a mistake in the rules")

        def staked() -> list[bool]:
            return [player["staked"] for player in cast("Any", table._ready().view(0))["players"]]

        with monkeypatch.context() as patch:
            patch.setattr(WhisperPosition, "play", half_a_move)
            with pytest.raises(BrokenMove):
                await table.move(1, "stake", 1)
        assert staked() == [True, False]
        await table.move(1, "stake", 1)
        assert staked() == [True, True]

    with_host(tmp_path, play)


def test_bots_try_again_when_the_disk_has_space_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        good = store._write
        fails = iter([True] * 2)

        def write(rows: Any) -> NotSaved | None:
            if rows[0][1] >= 0 and next(fails, False):
                return NotSaved("This could not be saved.")
            return good(rows)

        monkeypatch.setattr(store, "_write", write)
        monkeypatch.setattr("flibuste.server.host.BOT_PAUSES", (0.0,))
        made = await host.make_table(wish("bot:random", "bot:random", decision_limit=100))
        await seat(host, made)
        table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        assert table.over

    with_host(tmp_path, play)


def test_a_person_can_take_a_move_back_before_the_bot_answers(tmp_path: Path) -> None:
    """And the bot then answers what was done in the end, not what it was asked first."""

    async def play() -> None:
        bots = OwnThoughts()
        async with open_host(tmp_path / "tables.sqlite3", bots, second_thoughts=0.3) as (host, _):
            made = await host.make_table(wish("here", "bot:baseline", first_player="1"))
            table = host.find(made.table.id)
            await table.move(0, "reveal", 0)
            while "stop" not in [move.notation for move in table._ready().moves()]:
                await random_move(table, random.Random(1))
            await table.move(0, "stop", table.moves_made)
            while not table.bot_to_move:
                await table.move(0, "pass", table.moves_made)
            before = table.moves_made
            assert table._ready().may_undo == 0
            await undo(table)
            assert table.moves_made == before - 1
            await table.move(0, "pass", table.moves_made)
            answer = table.bot_task
            assert answer is not None
            await answer
            assert table.moves_made > before
            assert len(bots.calls) >= 2, "its first thought was about a moment that was taken back"

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize("fail", ["crash", "dance", "end"])
def test_another_plays_for_a_bot_that_fails(tmp_path: Path, fail: str) -> None:
    thoughts = OwnThoughts()
    thoughts.fail = fail

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("bot:random", "bot:random", decision_limit=100))
        await seat(host, made)
        table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        assert table.over

    with_host(tmp_path, play, thoughts)


def test_nothing_a_bot_does_stops_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a mistake in the program that nobody has thought of: it is told in the log, and tried again."""
    monkeypatch.setattr("flibuste.server.host.BOT_PAUSES", (0.0,))

    class Surprise(OwnThoughts):
        async def choose(self, call: Call, payer: str) -> Answer:
            chosen = await super().choose(call, payer)
            if len(self.calls) % 3 == 1:
                raise RuntimeError("what nobody has thought of")
            return chosen

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("bot:random", "bot:random", decision_limit=100))
        await seat(host, made)
        table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        assert table.over

    with_host(tmp_path, play, Surprise())


def test_bots_among_themselves_play_while_somebody_looks(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("bot:random", "bot:random", decision_limit=100))
        table = host.find(made.table.id)
        assert not host._tasks, "nobody looks"
        heard = asyncio.Event()
        viewer = Viewer((), heard.set)
        await table.attach(viewer, 0)
        while table.moves_made < 3:
            heard.clear()
            await heard.wait()
        table.detach(viewer)
        assert table.bot_task is not None
        await table.bot_task
        assert not table.over
        await table.attach(viewer, 0)
        assert table.bot_task is not None
        await table.bot_task
        assert table.over

    with_host(tmp_path, play)


def baseline_turn(question: Question) -> list[Move]:
    """Its choices until something comes to light or somebody else chooses."""
    position = question.position.clone()
    moves: list[Move] = []
    while position.seat_to_move() == question.seat and position.revealed == question.position.revealed:
        moves.append(position.baseline_move())
        position.play(moves[-1])
    return moves


def test_a_bot_plays_its_plan_out_and_thinks_again_when_it_sees_something_else(tmp_path: Path) -> None:
    """A plan is what the bot's process said; that the seat sees what was foreseen is seen by the host itself."""

    class Planner(OwnThoughts):
        blind = False
        planned = 0

        async def choose(self, call: Call, payer: str) -> Answer:
            self.calls.append(call)
            title = find_title(call.title)
            question = Question(title.position_from_data(call.position), call.seat)
            moves = baseline_turn(question)
            then = [Planned(step.sight, step.move.notation) for step in foreseen(question, moves)]
            self.planned += len(then)
            return Answer(moves[0].notation, [Planned("", step.move) for step in then] if self.blind else then)

    def some_turns(thoughts: Planner) -> Callable[[Host, SqliteStore], Awaitable[None]]:
        async def play(host: Host, store: SqliteStore) -> None:
            made = await host.make_table(wish("bot:admiral", "bot:admiral", title="amerigo", decision_limit=100))
            await seat(host, made)
            table = host.find(made.table.id)
            assert table.bot_task is not None
            await table.bot_task
            assert thoughts.planned
            assert len(thoughts.calls) == table.moves_made - (0 if thoughts.blind else thoughts.planned)

        return play

    for blind in (False, True):
        thoughts = Planner()
        thoughts.blind = blind
        with_host(tmp_path, some_turns(thoughts), thoughts)


def test_a_new_name_does_not_make_a_bot_think_again(tmp_path: Path) -> None:
    """Else somebody could keep it from ever moving."""

    class Interrupted(OwnThoughts):
        table: Table | None = None

        async def choose(self, call: Call, payer: str) -> Answer:
            if self.table is not None:
                await self.table.admission.rename(0, f"Anne {len(self.calls)}")
            return await super().choose(call, payer)

    thoughts = Interrupted()

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "bot:baseline", first_player="2"))
        thoughts.table = table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        assert not table.bot_to_move
        assert len(thoughts.calls) == table.moves_made
        assert table.info().seats[0].name == f"Anne {table.moves_made - 1}"

    with_host(tmp_path, play, thoughts)


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_a_race_runs_from_the_first_round_to_the_last(title: Title) -> None:
    """It begins with what the start is worth, ends with the points, and has as many rounds as the game."""
    game = flibuste.new_game(title.id, 2, seed="race")
    race, rng, start = Race(), random.Random(3), game.forecast()
    race.note(game, game.events)
    while not game.over:
        view = game.view(0)
        last_round = view["round"] if "round" in view else view["turn"]  # what players of Ship Adventure call a round
        race.note(game, game.submit(game.seat_to_move, rng.choice(game.moves())))
    points = race.now(game)
    assert (points[0], points[-1]) == (start, game.scores())
    assert len(points) - 1 == last_round


def test_everything_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        rng = random.Random(9)
        async with open_host(file) as (host, _):
            made = await host.make_table(wish("here", "open", "link"))
            table = host.find(made.table.id)
            key = await table.admission.join("Mary")
            await seat(host, made, 2)
            await table.admission.rename(0, "Anne")
            undone = 0
            for _ in range(120):
                await random_move(table, rng)
                if table._ready().may_undo >= 0 and rng.random() < 0.3:
                    await undo(table)
                    undone += 1
            assert undone > 3
            before = (await seat(host, made)).take()[-1].text
            info, race, kept = table.info(), table._race._rounds, table._undone_to
            whole = table._ready().record().to_text()
        async with open_host(file) as (host, _):
            table = host.find(made.table.id)
            assert table._game is None, "a game is rebuilt when it is first needed"
            assert [seat.name for seat in table.info().seats] == ["Anne", "Mary", "Player 3"]
            assert (table.moves_made, table.seat_to_move) == (info.moves, info.seat_to_move)
            assert table.admission.seats_of([key.token]) == (1,)
            assert (await seat(host, made)).take()[-1].text == before
            assert (table._race._rounds, table._undone_to) == (race, kept)
            assert table._ready().record().to_text() == whole
            await random_move(table, rng)

    asyncio.run(run())


def test_luck_is_taken_from_the_store_and_not_drawn_again(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, store):
            made = await host.make_table(wish("here", "here"))
            stored = store.table(made.table.id)
            assert stored is not None
            assert stored.header.luck is not None
            piles = [luck for luck in stored.header.luck if luck[0] == "shuffle"]
            piles[0][1].sort()
            await store.add_table("sorted", stored.header)
        async with open_host(file) as (host, _):
            position = host.find("sorted")._ready().clone_position().to_data()
            pile = cast("list[str]", position["draw_pile"])
            assert pile in (sorted(pile), sorted(pile, reverse=True)), "from whichever end it is drawn"

    asyncio.run(run())


def test_a_table_of_older_rules_goes_on_and_one_of_newer_rules_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        title = games.find_title("port_royal")
        async with open_host(file) as (host, _):
            older = await host.make_table(wish("here", "here"))
            with monkeypatch.context() as later:
                later.setattr(title, "rules", 99)
                newer = await host.make_table(wish("here", "here"))
        async with open_host(file) as (host, _):
            assert {table.id: table.status for table in host.lobby()} == {
                older.table.id: "playing",
                newer.table.id: "newer",
            }
            with pytest.raises(BadRecord, match="knows the rules 1 to"):
                host.find(newer.table.id)
        monkeypatch.setattr(title, "rules", 99)
        async with open_host(file) as (host, _):
            assert f'"rules":{type(title).rules},' in await host.find(older.table.id).record()
            assert '"rules":99,' in await host.find(newer.table.id).record()

    asyncio.run(run())


def test_a_table_of_a_title_that_only_a_newer_version_knows_stays_listed_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_titles_here: None
) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, _):
            wished = wish("open", "here", title="whisper")
            wished.name = "Hush"
            made = await host.make_table(wished)
            await host.find(made.table.id).admission.join("Mary")
            wished.listed = False
            hidden = await host.make_table(wished)
        monkeypatch.delitem(games._TITLES, "whisper")
        async with open_host(file) as (host, _):
            (listed,) = host.lobby()
            assert (listed.id, listed.name, listed.title, listed.status) == (made.table.id, "Hush", "whisper", "newer")
            assert [seat.name for seat in listed.seats] == ["Mary", "Player 2"]
            assert host.info(made.table.id) == listed
            assert host.info(hidden.table.id).status == "newer"
            with pytest.raises(BadRecord, match="a game of 'whisper', which this version of Flibuste does not know"):
                host.find(made.table.id)

    asyncio.run(run())


def test_finished_tables_are_found_again(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("bot:random", "bot:random", decision_limit=100))
        viewer = await seat(host, made)
        table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        table.detach(viewer)
        assert made.table.id not in host._tables, "nobody looks at it"
        assert host.find(made.table.id).info().status == "over"
        assert '"outcome"' in await host.find(made.table.id).record()
        with pytest.raises(NoSuchTable):
            host.find("nowhere")

    with_host(tmp_path, play)


def test_a_start_reads_no_table_that_is_over_or_was_left_long_ago(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    class Watched(SqliteStore):
        def log(self, id: str) -> Log | None:
            read.append(id)
            return super().log(id)

    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, _):
            with monkeypatch.context() as long_ago:
                then = time.time() - AT_HAND_FOR - 1
                long_ago.setattr(time, "time", lambda: then)
                left = await host.make_table(wish("here", "here"))
            over = await host.make_table(wish("here", "here", decision_limit=100))
            while not host.find(over.table.id).over:
                await random_move(host.find(over.table.id), random.Random(1))
            running = await host.make_table(wish("here", "here"))
        host = Host(Watched(file), OwnThoughts(), 0.0)
        await host.start()
        assert read == [running.table.id]
        for made, moves in ((left, 0), (over, 100), (running, 0)):
            assert host.info(made.table.id).moves == moves
        await host.close()

    asyncio.run(run())


def test_finished_tables_that_are_only_read_leave_memory_again(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here", decision_limit=100))
        rng = random.Random(1)
        while not host.find(made.table.id).over:
            await random_move(host.find(made.table.id), rng)
        viewer = await seat(host, made, 0)
        looked_at = weakref.ref(host.find(made.table.id))
        assert host.find(made.table.id) is looked_at(), "all who look at it are at the same table"
        host.find(made.table.id).detach(viewer)
        del viewer
        assert await host.find(made.table.id).record()
        gc.collect()
        assert looked_at() is None
        assert host.info(made.table.id).status == "over"

    with_host(tmp_path, play)


def test_there_is_a_limit_to_new_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flibuste.server.host.TABLES_PER_MINUTE", 3)

    async def play(host: Host, store: SqliteStore) -> None:
        for _ in range(3):
            await host.make_table(wish("here", "here"))
        with pytest.raises(TooMany):
            await host.make_table(wish("here", "here"))

    with_host(tmp_path, play)


def test_so_many_tables_are_kept_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for old ones that nobody is at: those are read again for who comes back."""
    monkeypatch.setattr("flibuste.server.host.MOST_TABLES", 1)

    async def play(host: Host, store: SqliteStore) -> None:
        first = (await host.make_table(wish("here", "here"))).table.id
        with pytest.raises(TooMany):
            await host.make_table(wish("here", "here"))
        monkeypatch.setattr("flibuste.server.host.AT_HAND_FOR", -1.0)
        await host.make_table(wish("here", "here"))
        assert host.count_tables()["playing"] == 1
        assert host.find(first).status == "playing"

    with_host(tmp_path, play)


def position_call(bot: str) -> Call:
    game = flibuste.new_game("port_royal", 2, seed="test")
    return Call("port_royal", 0, bot, "seed", dict(game.clone_position().to_data()))


def test_bots_think_in_other_processes_that_may_die() -> None:
    async def run() -> None:
        pool = BotPool(workers=1)
        try:
            assert (await pool.choose(position_call("greedy"), "anne")).move == "reveal"
            (worker,) = pool._all
            worker.kill()
            assert (await pool.choose(position_call("greedy"), "anne")).move == "reveal"
            assert worker not in pool._all
            with pytest.raises(BotFailed, match="hal"):
                await pool.choose(position_call("hal"), "anne")
            answers = await asyncio.gather(*[pool.choose(position_call("random"), "anne") for _ in range(5)])
            assert [answer.move for answer in answers] == ["reveal"] * 5
            workers = list(pool._all)
        finally:
            await pool.close()
        assert all(worker.returncode is not None for worker in workers)

    asyncio.run(run())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_bots_process_may_be_killed_while_it_waits(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def run() -> None:
        pool = BotPool(workers=1)
        try:
            for _ in range(3):
                assert (await pool.choose(position_call("random"), "anne")).move == "reveal"
                (worker,) = pool._all
                os.kill(worker.pid, signal.SIGKILL)
                assert (await pool.choose(position_call("random"), "anne")).move == "reveal", "at once"
                (worker,) = pool._all
                os.kill(worker.pid, signal.SIGKILL)
                await worker.wait()
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


def test_a_table_goes_on_where_no_process_can_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flibuste.server.bots_pool.PAUSES", (0.0, 0.0))
    monkeypatch.setattr("flibuste.server.bots_pool.sys.executable", str(tmp_path / "nowhere"))

    async def play() -> None:
        async with open_host(tmp_path / "tables.sqlite3", BotPool()) as (host, _):
            made = await host.make_table(wish("bot:admiral", "bot:mate", decision_limit=100))
            await seat(host, made)
            table = host.find(made.table.id)
            assert table.bot_task is not None
            await table.bot_task
            assert table.over

    asyncio.run(asyncio.wait_for(play(), 60))


def test_nobody_waits_for_the_bots_of_other_tables(tmp_path: Path) -> None:
    """Two admirals keep every process busy for as long as they like: a person's moves elsewhere are made meanwhile."""

    async def play() -> None:
        pool = BotPool(workers=2)
        async with open_host(tmp_path / "tables.sqlite3", pool) as (host, _):
            await asyncio.gather(*[pool.choose(position_call("random"), f"payer {n}") for n in range(2)])
            assert len(pool._all) == 2
            for worker in pool._all:
                worker.send_signal(signal.SIGSTOP)
            thinking = [await host.make_table(wish("bot:admiral", "here", first_player="1")) for _ in range(2)]
            admirals = [host.find(made.table.id) for made in thinking]
            person = host.find((await host.make_table(wish("here", "here"))).table.id)
            rng = random.Random(3)
            while pool._free or person.moves_made < 20:
                await random_move(person, rng)
            assert [table.moves_made for table in admirals] == [0, 0], "their questions are still unanswered"
            news = [asyncio.Event() for _ in admirals]
            for table, heard in zip(admirals, news, strict=True):
                await table.attach(Viewer((), heard.set), 0)
                heard.clear()
            for worker in pool._all:
                worker.send_signal(signal.SIGCONT)
            await asyncio.gather(*[heard.wait() for heard in news])
            assert all(table.moves_made for table in admirals)

    asyncio.run(asyncio.wait_for(play(), 60))


# --- levels -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", level_names()[:3])
def test_a_level_plays_at_a_table(tmp_path: Path, bot: str) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish(f"bot:{bot}", f"bot:{bot}", decision_limit=100))
        await seat(host, made)
        assert [seat.name for seat in made.table.seats] == [bot.capitalize()] * 2
        table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        assert table.over

    with_host(tmp_path, play)


@pytest.mark.parametrize("bot", bot_names()[:3])
def test_a_table_from_before_the_levels_goes_on_and_is_played_again(tmp_path: Path, bot: str) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, _):
            made = await host.make_table(wish("here", f"bot:{bot}", first_player="1", decision_limit=100))
            await host.find(made.table.id).move(0, "reveal", 0)
        async with open_host(file) as (host, _):
            table = host.find(made.table.id)
            rng = random.Random(5)
            while not table.over:
                if table.bot_task is not None:
                    await table.bot_task
                else:
                    await random_move(table, rng)
            again = await host.rematch(made.table.id, made.keys[0].token)
            assert [seat.bot for seat in again.table.seats] == ["", bot]

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_bot_that_is_not_there_is_refused_with_the_levels(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        with pytest.raises(BadWish, match="There is no bot “engine:rm” here; choose one of: deckhand, sailor"):
            await host.make_table(wish("here", "bot:engine:rm"))

    with_host(tmp_path, play)


# --- before a table ---------------------------------------------------------------------------------------------------


def test_what_a_setting_fixes_of_the_table_is_shown_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    def preview(terms: Terms) -> dict[str, object] | None:
        return {"seats": terms.seats} if terms.options["first_player"] == "1" else None

    monkeypatch.setattr(games.find_title("port_royal"), "preview", preview)
    ask = cast("Callable[..., Awaitable[SettingInfo]]", check_setting.fn)

    async def shown(first: str) -> object:
        return (await ask("port_royal", Setting(3, {"first_player": first}))).preview

    assert asyncio.run(shown("1")) == {"seats": 3}
    assert asyncio.run(shown("random")) is None
    assert asyncio.run(shown("9")) is None, "a setting that cannot be played shows nothing"
