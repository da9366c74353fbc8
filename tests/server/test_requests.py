"""What people ask of each other: all must agree, silence is a no. Taking back by consent, and what stays of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.helpers import Server, tokens
from tests.server.test_coming_and_going import bots_have_moved, refused, with_host
from tests.server.test_host import letters, random_move, seat, wish

from flibuste.games import find_title, titles
from flibuste.kernel.game import luck_fits, rebuild
from flibuste.kernel.records import read_record
from flibuste.kernel.title import Title
from flibuste.server.exchange import exported, imported
from flibuste.server.host import Host
from flibuste.server.requests import ANSWER_WITHIN
from flibuste.server.store import Happening, NotSaved, SqliteStore
from flibuste.server.store.chain import read
from flibuste.server.table import Table, standing


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def three(host: Host, moves: int = 12) -> Table:
    """A table of three people, all here, after so many moves."""
    made = await host.make_table(wish("here", "link", "link"))
    table = host.find(made.table.id)
    for number in range(3):
        await seat(host, made, number)
    rng = random.Random(4)
    for _ in range(moves):
        await random_move(table, rng)
    return table


def last_of(table: Table, number: int) -> int:
    """After how many moves a seat decided last."""
    return max(place for place, entry in enumerate(table.game.entries) if entry.seat == number)


async def ask(table: Table, number: int, **about: int) -> int:
    await table.requests.ask(number, "take-back", table.moves_made, about)
    assert table.requests.open is not None
    return table.requests.open.id


def test_everybody_must_agree_to_take_back(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        before = last_of(table, 1)
        hash = rebuild(find_title("port_royal"), table.game.record(), before).hash()
        request = await ask(table, 1)
        letters(table.audience.viewers[0])
        await table.requests.answer(0, request, True)
        (told,) = letters(table.audience.viewers[0])
        assert (told["agreed"], told["ended"]) == ([0], "")
        assert table.moves_made == 12
        await table.requests.answer(2, request, True)
        assert (table.moves_made, table.seat_to_move, table.requests.open) == (before, 1, None)
        assert table.game.hash() == hash
        changed, asked, update = letters(table.audience.viewers[0])
        assert (asked["ended"], changed["notes"][-1]["event"]["name"]) == ("granted", "taken-back")
        assert (update["moves_made"], update["undone"]) == (before, True)

    with_host(file, play, patience=60)


def test_one_no_or_no_answer_leaves_everything_as_it_was(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        now = 1000.0
        table.clock = lambda: now
        hash = table.game.hash()
        request = await ask(table, 0)
        assert await refused(table.requests.ask(2, "take-back", 12, {})) == "request-open"
        assert await refused(table.requests.answer(0, request, True)) == "not-asked"
        assert await refused(table.requests.answer(1, request + 1, True)) == "request-over"
        await table.requests.answer(1, request, True)
        assert await refused(table.requests.answer(1, request, False)) == "not-asked"
        letters(table.audience.viewers[0])
        await table.requests.answer(2, request, False)
        (told,) = letters(table.audience.viewers[0])
        assert (told["ended"], told["refused"], table.requests.open) == ("refused", [2], None)

        request = await ask(table, 0)
        now += ANSWER_WITHIN - 1
        await table.requests.lapse()
        assert table.requests.open is not None
        await table.requests.answer(1, request, True)
        now += 1
        letters(table.audience.viewers[0])
        await table.requests.lapse()
        assert letters(table.audience.viewers[0])[-1]["ended"] == "lapsed"

        await table.requests.answer(2, await ask(table, 2), False)  # who asks may think better of it
        assert letters(table.audience.viewers[0])[-1]["ended"] == "withdrawn"
        assert (table.game.hash(), table.notes) == (hash, [])

    with_host(file, play, patience=60)


def test_a_request_ends_by_itself_when_nobody_answers(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        table.requests.within = 0.0
        await table.requests.ask(0, "take-back", 12, {})
        while table.requests.task is not None:
            await asyncio.wait([table.requests.task])
        assert (table.requests.open, table.moves_made) == (None, 12)

    with_host(file, play, patience=60)


def test_who_is_away_for_long_is_not_asked_but_who_just_left_is(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        table.detach(table.audience.viewers[2])
        await ask(table, 0)
        assert table.requests.open is not None
        assert table.requests.open.asked == [1, 2]
        await table.requests.answer(0, table.requests.open.id, False)
        table.patience = 0
        await ask(table, 0)
        assert table.requests.open.asked == [1]
        await table.requests.answer(0, table.requests.open.id, False)
        table.requests.within = 24 * 60 * 60.0  # a day is enough for who is away
        await ask(table, 0)
        assert table.requests.open.asked == [1, 2]

    with_host(file, play, patience=60)


def test_a_bot_in_a_seat_agrees(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        request = await ask(table, 0)
        await table.requests.answer(1, request, True)
        await table.seating.leave(2)
        assert (table.moves_made, table.requests.open) == (table.notes[-1].facts["after"], None)
        assert [note.facts["what"] for note in table.notes] == ["seat-left", "taken-back"]
        await table.seating.leave(1)
        await bots_have_moved(table)
        moves = table.moves_made
        await table.requests.ask(0, "take-back", moves, {})
        assert (table.requests.open, table.moves_made) == (None, table.notes[-1].facts["after"])
        assert table.moves_made < moves

    with_host(file, play, patience=60)


def test_who_asked_and_goes_asks_no_more(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        await ask(table, 0)
        letters(table.audience.viewers[1])
        await table.seating.leave(0)
        ends = [letter["ended"] for letter in letters(table.audience.viewers[1]) if letter["type"] == "asked"]
        assert (ends[-1], table.requests.open) == ("left", None)

    with_host(file, play, patience=60)


def test_who_plays_on_does_not_agree_and_bots_do_not_play_on(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        await ask(table, 0)
        letters(table.audience.viewers[1])
        await random_move(table, random.Random(1))
        ends = [letter["ended"] for letter in letters(table.audience.viewers[1]) if letter["type"] == "asked"]
        assert (ends, table.requests.open, table.moves_made) == (["moved"], None, 13)
        await ask(table, (table.seat_to_move + 1) % 3)
        table.seats[table.seat_to_move].stand_in = "mate"
        assert not table.bot_to_move
        await table.requests.lapse()
        assert not table.bot_to_move

    with_host(file, play, patience=60)


def test_any_earlier_decision_of_ones_own_can_be_named_by_its_line_in_the_log(file: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host, 40)
        game = table.game
        own = [number for number, entry in enumerate(game.entries) if entry.seat == 1]
        events = game.entries[own[2]].events
        await ask(table, 1, events=events)
        assert table.requests.open is not None
        assert table.requests.open.about["moves"] in own[: own.index(own[2]) + 3]
        assert table.requests.open.about["events"] == events
        assert table.requests.open.about["took"] == 40 - table.requests.open.about["moves"]
        await table.requests.answer(1, table.requests.open.id, False)
        assert await refused(table.requests.ask(1, "take-back", 40, {"events": -1})) == "nothing-to-undo"
        assert await refused(table.requests.ask(1, "take-back", 39, {})) == "stale"
        assert await refused(table.requests.ask(1, "gold", 40, {})) == "no-such-request"

    with_host(file, play, patience=60)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_luck_stays_as_it_was_fixed_and_the_record_tells_all(file: Path, title: Title) -> None:
    """Whoever chooses the same again sees the same; and every card still follows from what was promised."""
    seats = max(2, title.seats[0])

    async def play(host: Host) -> None:
        made = await host.make_table(wish("here", *["link"] * (seats - 1), title=title.id))
        table = host.find(made.table.id)
        for number in range(seats):
            await seat(host, made, number)
        rng = random.Random(7)
        while table.moves_made < 60 and not table.over:
            await random_move(table, rng)
        game = table.game
        asker, played = game.entries[10].seat, [(entry.seat, entry.move) for entry in game.entries]
        reveals = any(entry.reveals for entry in game.entries[10:])
        hash, events = game.hash(), [event.seen_by(-1) for event in game.events]
        await table.requests.ask(asker, "take-back", table.moves_made, {"events": game.entries[10].events})
        if table.requests.open is not None:
            for number in table.requests.open.asked:
                await table.requests.answer(number, table.requests.open.id, True)
        went_to = table.moves_made
        assert went_to < len(played)
        for who, move in played[went_to:]:
            await table.move(who, move, table.moves_made)
        assert (table.game.hash(), [event.seen_by(-1) for event in table.game.events]) == (hash, events)
        assert table.info().took_back == reveals
        record = table.whole_record()
        agreed = [number for number in range(seats) if number != asker]
        (note,) = record.notes
        assert note == {
            "what": "taken-back",
            "seat": asker,
            "after": went_to,
            "took": len(played) - went_to,
            "revealed": reveals,
            "agreed": agreed,
        }
        assert luck_fits(title, read_record(record.to_text()))

    with_host(file, play, patience=60)


def test_after_a_restart_everything_is_as_it_was(file: Path) -> None:
    """The open request, what was taken back, and who may go on telling from where."""

    def state(table: Table) -> list[object]:
        request = (
            None
            if table.requests.open is None
            else table.requests.open.facts() | {"answers": table.requests.open.answers}
        )
        return [table.game.hash(), table.moves_made, table.notes, table.info().took_back, table._undone_to, request]

    kept: dict[str, object] = {}

    async def play(host: Host) -> None:
        table = await three(host, 30)
        request = await ask(table, 1, events=table.game.entries[12].events)
        await table.requests.answer(0, request, True)
        await table.requests.answer(2, request, True)
        rng = random.Random(9)
        for _ in range(8):
            await random_move(table, rng)
        await table.requests.answer(2, await ask(table, 0), True)
        kept["id"], kept["state"] = table.id, state(table)

    async def again(host: Host) -> None:
        table = host.find(str(kept["id"]))
        assert state(table) == kept["state"]
        assert table.requests.open is not None
        assert table.requests.open.asked == [1, 2]
        assert table.requests.task is not None
        await table.requests.answer(1, table.requests.open.id, True)
        assert table.requests.open is None

    with_host(file, play, patience=60)
    with_host(file, again, patience=60)


def test_a_take_back_that_does_not_get_to_disk_is_none(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        hash = table.game.hash()
        request = await ask(table, 1)
        await table.requests.answer(0, request, True)
        append = SqliteStore.append

        def full(self: SqliteStore, id: str, number: int, kind: str, facts: object) -> asyncio.Future[None]:
            if kind != "undo":
                return append(self, id, number, kind, facts)
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(NotSaved("The disk is full."))
            return failed

        monkeypatch.setattr(SqliteStore, "append", full)
        with pytest.raises(NotSaved):
            await table.requests.answer(2, request, True)
        assert (table.game.hash(), table.moves_made, table.notes) == (hash, 12, [])

    with_host(file, play, patience=60)


def test_what_was_taken_back_goes_with_a_table_to_another_store(file: Path, tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        table = await three(host)
        request = await ask(table, 1)
        await table.requests.answer(0, request, True)
        await table.requests.answer(2, request, True)
        store = table._store
        log = store.log(table.id)
        assert log is not None
        copy = Table(read(imported(exported(store, log))), store, lambda _: None)
        assert (copy.notes, copy.moves_made, copy.info().took_back) == (
            table.notes,
            table.moves_made,
            table.info().took_back,
        )

    with_host(file, play, patience=60)


def test_what_stands_of_a_log() -> None:
    def move(number: int) -> Happening:
        return Happening("move", {"moves": number})

    plays = [move(1), move(2), move(3), Happening("undo", {"moves": 1}), move(2), Happening("undo", {"moves": 1})]
    assert standing(plays) == ([move(1)], 1)
    assert standing(plays[:3]) == (plays[:3], standing([])[1])


def test_pages_ask_and_answer(server: Server) -> None:
    made = server.make_table("here", "link")
    pages = [server.page(made["table"]["id"], token) for token in tokens(made)]
    stranger = server.page(made["table"]["id"])
    for page in (*pages, stranger):
        page.wait_for_moves(0)
    seat = stranger.update["seat_to_move"]
    mover, other = pages[seat], pages[1 - seat]
    assert mover.move("reveal")["type"] == "done"
    wish = {"seat": seat, "what": "take-back", "after": 1}
    assert stranger.ask("ask", **wish)["reason"]["key"] == "not-your-seat"
    assert other.ask("ask", **wish)["reason"]["key"] == "not-your-seat"
    assert mover.ask("ask", **wish)["type"] == "done"
    asked = stranger.wait_for("asked")
    assert (asked["what"], asked["by"], asked["asked"]) == ("take-back", seat, [1 - seat])
    assert asked["about"] == {"moves": 0, "took": 1, "events": asked["about"]["events"], "revealed": 1}
    answer = {"seat": 1 - seat, "request": asked["request"], "agrees": True}
    assert mover.ask("answer", **answer)["reason"]["key"] == "not-your-seat"
    assert other.ask("answer", **answer)["type"] == "done"
    for page in (*pages, stranger):
        while page.update["moves_made"] > 0:
            page.hear()
        assert page.update["undone"]
    assert server.get(f"/api/tables/{made['table']['id']}")["took_back"] is True
