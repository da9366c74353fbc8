"""Seats that people leave, bots that play for them, games that people end: who may, what stays, what is told."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.cases import TITLES
from tests.server.helpers import Json, Page, Server, own_key, tokens
from tests.server.test_host import OwnThoughts, keys_of, letters, random_move, seat, visit, wish

from flibuste.games import find_title
from flibuste.kernel.game import rebuild
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import Refused
from flibuste.server.exchange import exported, imported
from flibuste.server.host import PLAYED_FOR, WAITS_FOR, Host
from flibuste.server.protocol import NewTable, SeatWish, TableMade
from flibuste.server.seats import STAND_IN
from flibuste.server.store import ClockTerms, SqliteStore
from flibuste.server.store.chain import read
from flibuste.server.table import Table
from flibuste.server.troubles import InvitationUsed

Play = Callable[[Host], Awaitable[None]]


def with_host(file: Path, play: Play, patience: float = 0.0) -> None:
    visit(lambda: Host(SqliteStore(file), OwnThoughts(), 0.0, allow_seeds=True, patience=patience), play)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.reason.key


async def bots_have_moved(table: Table) -> None:
    while table.bot_task is not None:
        await asyncio.wait([table.bot_task])


def unseeded(*kinds: str) -> NewTable:
    return NewTable("port_royal", [SeatWish(kind) for kind in kinds])


# --- a table that waits -----------------------------------------------------------------------------------------------


def test_who_opened_a_table_puts_a_bot_into_a_free_seat(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(unseeded("here", "link", "open"))
        table = host.find(made.table.id)
        viewer, guest = await seat(host, made, 0), await seat(host, made, 1)
        assert table.info().opener == 0
        assert await refused(table.seating.put_bot(1, 2, "mate")) == "not-opener"
        assert await refused(table.seating.put_bot(0, 1, "mate")) == "seat-not-free"
        assert await refused(table.seating.put_bot(0, 2, "wizard")) == "no-such-bot"
        assert await refused(table.seating.put_bot(0, 3, "mate")) == "no-such-seat"
        await table.seating.put_bot(0, 2, "captain")
        info = table.info().seats[2]
        assert (info.kind, info.bot, info.name, info.taken) == ("bot", "captain", "Clara", True)
        assert table.status == "playing", "nobody has promised a share in luck, so it is dealt at once"
        assert letters(viewer)[-1]["type"] == letters(guest)[-1]["type"] == "update"

    with_host(file, play)


def test_a_guest_leaves_and_another_is_invited(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(unseeded("here", "link", "link"))
        table = host.find(made.table.id)
        await seat(host, made, 0)
        guest = await seat(host, made, 1)
        assert not table.is_free(1)
        letters(guest)
        await table.seating.leave(1)
        assert table.is_free(1)
        assert guest.own_seats == ()
        assert letters(guest)[0]["own_seats"] == []
        with pytest.raises(InvitationUsed):
            await table.admission.admit(["again"], [made.invitations[0].token])
        fresh = await table.admission.invite(1)
        assert await table.admission.admit(["new"], [fresh]) == (1,)
        again = Table(host._stored(table.id), host._store, lambda _: None)
        assert [one.stored() for one in again.seats] == [one.stored() for one in table.seats]

    with_host(file, play)


def test_nobody_leaves_while_luck_is_made(file: Path) -> None:
    """A seat that became free then could be promised for anew, by who knows the others' shares already."""

    async def play(host: Host) -> None:
        made = await host.make_table(unseeded("here", "link"))
        table = host.find(made.table.id)
        await table.attach(await seat(host, made, 0), 0, "a" * 64)
        await seat(host, made, 1)
        assert table.dealing.is_under_way
        assert await refused(table.seating.leave(1)) == "table-dealing"
        assert await refused(table.seating.close(0)) == "table-dealing"

    with_host(file, play)


def test_a_waiting_table_is_closed_by_its_opener_or_when_the_last_one_leaves(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(unseeded("here", "link", "link"))
        table = host.find(made.table.id)
        await seat(host, made, 0), await seat(host, made, 1)
        assert await refused(table.seating.close(1)) == "not-opener"
        await table.seating.close(0)
        assert table.status == host.info(table.id).status == "closed"
        assert table.id not in [listed.id for listed in host.lobby()]
        assert await refused(table.seating.leave(1)) == "game-over"
        other = await host.make_table(unseeded("here", "link"))
        left = host.find(other.table.id)
        await left.seating.leave(0)
        assert left.status == "closed"

    with_host(file, play)


def test_whoever_is_left_looks_after_the_table(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(unseeded("here", "link", "link"))
        table = host.find(made.table.id)
        await seat(host, made, 0), await seat(host, made, 1)
        await table.seating.leave(0)
        assert (table.status, table.opener, table.seats[0].kind) == ("waiting", 1, "link")
        await table.seating.put_bot(1, 0, "mate")
        assert table.seats[0].bot == "mate"

    with_host(file, play)


# --- a game -----------------------------------------------------------------------------------------------------------


async def three_people(host: Host) -> tuple[Table, TableMade]:
    made = await host.make_table(wish("here", "link", "link", first_player="1"))
    await seat(host, made, 0), await seat(host, made, 1), await seat(host, made, 2)
    return host.find(made.table.id), made


def test_a_bot_plays_for_who_has_left_until_they_are_back(file: Path) -> None:
    async def play(host: Host) -> None:
        table, made = await three_people(host)
        await table.seating.leave(0)
        await bots_have_moved(table)
        assert table.moves_made > 0
        assert table.seat_to_move != 0
        assert table.info().seats[0].stand_in == STAND_IN
        assert await refused(table.move(0, "reveal", table.moves_made)) == "bot-plays"
        assert await refused(table.undo(0, table.moves_made)) == "bot-plays"
        assert await refused(table.seating.leave(0)) == "bot-plays"
        await table.seating.take_back_seat(0)
        await table.seating.take_back_seat(0)  # said twice, done once
        rng = random.Random(1)
        while table.seat_to_move != 0:
            await random_move(table, rng)
        before = table.moves_made
        await random_move(table, rng)
        assert table.moves_made == before + 1, "no bot moves for who is back"
        record = read_record(await table.record())
        assert [note["what"] for note in record.notes] == ["seat-left", "seat-returned"]
        assert {entry.by for entry in record.entries if entry.seat} == {""}
        assert {entry.by for entry in record.entries[:before] if entry.seat == 0} == {STAND_IN}
        assert record.entries[before].by == ""
        assert keys_of(made, 0), "the key is as good as before"

    with_host(file, play)


def test_a_bot_that_was_thinking_is_not_listened_to_by_who_is_back(file: Path) -> None:
    async def play(host: Host) -> None:
        table, _ = await three_people(host)
        async with table.lock:  # the bot is asked, and must wait
            await table.seating.stand_in("seat-left", 0)
        turn = await table.bot_turn()
        assert turn is not None
        await table.seating.take_back_seat(0)
        assert turn.moment != table.moment
        assert await refused(table.move(0, turn.random_move(), turn.after, turn.bot)) == "bot-plays"
        assert table.moves_made == 0

    with_host(file, play)


def test_a_log_that_is_full_takes_what_ends_the_game_and_nothing_else(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(host: Host) -> None:
        table, made = await three_people(host)
        rng = random.Random(1)
        await random_move(table, rng)
        monkeypatch.setattr("flibuste.server.table.MOST_LINES", table.next_number)
        after = table.moves_made
        assert table.seat_to_move == 0
        for extra in (
            table.undo(0, after),
            table.say(0, "Ahoy", ""),
            table.requests.ask(0, "take-back", after, {}),
            table.admission.rename(0, "Anne"),
            table.admission.invite(0),
        ):
            assert await refused(extra) == "log-full"
        assert table.info().seats[0].name != "Anne"
        await table.seating.leave(1)
        assert await refused(table.seating.take_back_seat(1)) == "bot-moves-first", "or it would come and go for ever"
        await random_move(table, rng)
        await table.seating.take_back_seat(1)
        lines = table.next_number
        while not table.over:
            await random_move(table, rng)
        assert table.next_number > lines
        assert (await host.rematch(table.id, keys_of(made, 0)[0])).table.id != table.id, "and play again"

    with_host(file, play)


def test_with_a_full_log_hints_nights_and_free_seats_are_over_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(host: Host) -> None:
        alone = host.find((await host.make_table(wish("here", "bot:random"))).table.id)
        await bots_have_moved(alone)
        waiting = host.find((await host.make_table(unseeded("here", "link", "link"))).table.id)
        by_day = unseeded("here", "here")
        by_day.clock = ClockTerms("day", 24 * 60 * 60, 0, "bot")
        daily = host.find((await host.make_table(by_day)).table.id)
        monkeypatch.setattr("flibuste.server.table.MOST_LINES", 0)
        assert await refused(host.hint(alone, 0, alone.moves_made)) == "log-full"
        assert await refused(waiting.seating.leave(0)) == "log-full"
        before = daily.info()
        assert await refused(daily.time.set_night(0, 60, 480)) == "log-full"
        assert daily.info() == before
        await waiting.seating.close(0)
        assert waiting.over

    with_host(file, play)


def test_only_who_is_away_for_long_can_be_replaced(file: Path) -> None:
    async def play(host: Host) -> None:
        table, _ = await three_people(host)
        assert await refused(table.seating.put_bot(1, 0, "")) == "not-away"
        table.detach(next(viewer for viewer in table.audience.viewers if viewer.own_seats == (0,)))
        assert table.info().seats[0].away >= 1
        if table.patience:
            assert await refused(table.seating.put_bot(1, 0, "")) == "not-away"
            return
        await table.seating.put_bot(1, 0, "")
        await bots_have_moved(table)
        assert table.moves_made > 0
        assert await refused(table.seating.put_bot(1, 0, "")) == "not-away"

    with_host(file, play)
    with_host(file.with_name("patient"), play, patience=1000.0)


def test_of_two_one_resigns_and_the_other_wins(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(wish("here", "link", first_player="1"))
        table = host.find(made.table.id)
        first, second = await seat(host, made, 0), await seat(host, made, 1)
        await random_move(table, random.Random(1))
        await table.seating.resign(0)
        for viewer in (first, second, await seat(host, made)):
            *_, update = letters(viewer)
            assert update["outcome"]["winners"] == [1]
            assert update["outcome"]["ending"] == "resigned"
            assert (update["seat_to_move"], update["moves"], update["may_undo"]) == (-1, [], -1)
        assert table.status == "over"
        assert table.info().cut_short
        assert await refused(table.move(1, "reveal", 1)) == "game-over"
        assert await refused(table.undo(0, 1)) == "game-over"
        record = read_record(await table.record())
        assert record.secret
        assert record.notes == [{"what": "game-resigned", "seat": 0, "after": 1}]
        assert rebuild(find_title("port_royal"), record).hash() == table._ready().hash()
        again = await host.rematch(table.id, keys_of(made, 0)[0])
        assert again.table.status == "waiting"

    with_host(file, play)


def test_of_two_one_claims_what_the_other_does_not_come_back_to(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(wish("here", "link", first_player="1"))
        table = host.find(made.table.id)
        away, _ = await seat(host, made, 0), await seat(host, made, 1)
        assert await refused(table.seating.claim(1)) == "not-away"
        table.detach(away)
        assert await refused(table.seating.claim(0)) == "cannot-claim", "it is not the turn of the other"
        await table.seating.claim(1)
        assert table.outcome is not None
        assert (table.outcome["ending"], table.outcome["winners"]) == ("claimed", [1])

    with_host(file, play)


def test_of_three_one_resigns_and_a_bot_plays_on(file: Path) -> None:
    async def play(host: Host) -> None:
        table, _ = await three_people(host)
        await table.seating.resign(0)
        await bots_have_moved(table)
        assert table.status == "playing"
        assert table.info().seats[0].resigned
        assert await refused(table.seating.take_back_seat(0)) == "has-resigned"
        assert await refused(table.seating.claim(1)) == "cannot-claim"
        assert read_record(await table.record()).notes[0]["what"] == "seat-resigned"

    with_host(file, play)


def test_who_plays_alone_closes_and_a_team_does_not_resign(file: Path) -> None:
    async def play(host: Host) -> None:
        alone = host.find((await host.make_table(wish("here", "bot:mate", "bot:mate"))).table.id)
        assert await refused(alone.seating.leave(0)) == "plays-alone"
        assert await refused(alone.seating.resign(0)) == "cannot-resign"
        await alone.seating.close(0)
        assert alone.status == "closed"
        assert (await alone.record()).count("table-closed") == 1
        table, _ = await three_people(host)
        assert await refused(table.seating.close(0)) == "others-play"
        presets = find_title("port_royal").presets
        options: dict[str, Any] = next(dict(preset.options) for preset in presets if preset.id == "cooperative")
        made = await host.make_table(wish("here", "here", **options))
        together = host.find(made.table.id)
        assert not together.is_duel
        assert await refused(together.seating.resign(0)) == "cannot-resign"
        assert await refused(together.seating.claim(0)) == "cannot-claim"
        await together.seating.leave(0)
        assert together.seats[0].stand_in

    with_host(file, play)


def test_bots_rest_when_all_have_left_and_nobody_looks(file: Path) -> None:
    async def play(host: Host) -> None:
        made = await host.make_table(wish("here", "here", "here", first_player="1"))
        table = host.find(made.table.id)
        await table.seating.leave(0)
        await bots_have_moved(table)
        made_by_one = table.moves_made
        await table.seating.leave(1)
        await bots_have_moved(table)
        assert table.moves_made > made_by_one, "the third is still there to play for"
        assert await refused(table.seating.leave(2)) == "plays-alone"

    with_host(file, play)


@pytest.mark.parametrize("title", [title.id for title in TITLES])
def test_every_title_can_be_left_resigned_and_told(title: str, file: Path, own_titles: None) -> None:
    """Whatever its rules: an end that people make has a score sheet, a race and a record that replays."""

    async def play(host: Host) -> None:
        for preset in find_title(title).presets:
            if not preset.least <= 2 <= preset.most:
                continue
            made = await host.make_table(wish("here", "link", title=title, **preset.options))
            table = host.find(made.table.id)
            viewer = await seat(host, made, 0)
            await seat(host, made, 1)
            await table.seating.leave(1)
            await bots_have_moved(table)
            await table.seating.take_back_seat(1)
            if table.is_duel:
                await table.seating.resign(1)
                assert letters(viewer)[-1]["outcome"]["winners"] == [0]
            else:
                await table.seating.leave(1)
                await table.seating.close(0)
                assert letters(viewer)[-1]["seat_to_move"] == -1
            rebuild(find_title(title), read_record(await table.record()))

    with_host(file, play)


# --- what stays -------------------------------------------------------------------------------------------------------


def told(table: Table) -> Any:
    return [table.status, table.outcome, table.notes, [(one.stand_in, one.resigned, one.kind) for one in table.seats]]


def test_all_of_it_is_the_same_after_a_restart_and_in_another_store(file: Path) -> None:
    before: dict[str, Any] = {}
    records: dict[str, str] = {}

    async def play(host: Host) -> None:
        left, _ = await three_people(host)
        await left.seating.leave(0)
        await bots_have_moved(left)
        gone, _ = await three_people(host)
        await gone.seating.resign(1)
        lost = host.find((await host.make_table(wish("here", "here"))).table.id)
        await lost.seating.resign(1)
        closed = host.find((await host.make_table(wish("here", "bot:mate"))).table.id)
        await closed.seating.close(0)
        for table in (left, gone, lost, closed):
            before[table.id], records[table.id] = told(table), await table.record()

    async def look(host: Host) -> None:
        for id in before:
            table = host.find(id)
            assert told(table) == before[id]
            if table.over:
                assert await table.record() == records[id]
        assert {table.id for table in host._tables.values()} == {id for id in before if before[id][0] == "playing"}

    with_host(file, play)
    with_host(file, look)
    store = SqliteStore(file)
    for id in before:
        log = store.log(id)
        assert log is not None
        other = Table(read(imported(exported(store, log))), store, lambda _: None)
        assert told(other)[:3] == before[id][:3]


@pytest.mark.server
def test_a_killed_server_remembers_who_has_left(own_server: Server) -> None:
    made = own_server.make_table("link", "link", "link", options={"first_player": "1"})
    pages = [own_server.page(made["table"]["id"], token) for token in tokens(made)]
    for page in pages:
        page.wait_for("update")
    assert pages[1].ask("leave", seat=1)["type"] == "done"
    assert pages[2].ask("resign", seat=2)["type"] == "done"
    own_server.pages.clear()
    own_server.end(signal.SIGKILL)
    own_server.start()
    again = own_server.page(made["table"]["id"], own_key(tokens(made)[1]))
    welcome = again.wait_for("welcome")
    assert [seat["stand_in"] for seat in welcome["table"]["seats"]] == ["", STAND_IN, STAND_IN]
    assert [note["event"]["name"] for note in welcome["notes"]] == ["seat-left", "seat-resigned"]
    assert again.ask("return", seat=1)["type"] == "done"


# --- who may ----------------------------------------------------------------------------------------------------------

ASKED: list[Json] = [
    {"kind": "bot", "place": 1, "bot": "mate"},
    {"kind": "leave"},
    {"kind": "return"},
    {"kind": "resign"},
    {"kind": "claim"},
    {"kind": "close"},
]


@pytest.mark.server
def test_strangers_and_other_seats_decide_nothing(server: Server) -> None:
    made = server.make_table("link", "link")
    first, second = (server.page(made["table"]["id"], token) for token in tokens(made))
    watcher = server.page(made["table"]["id"])
    for page in (first, second, watcher):
        page.wait_for("update")
    for asked in ASKED:
        for page in (second, watcher):
            assert page.ask(seat=0, **asked)["reason"]["key"] == "not-your-seat"
    assert watcher.ask("invite", seat=0)["reason"]["key"] == "not-your-seat"
    assert server.get(f"/api/tables/{made['table']['id']}")["status"] == "playing"


@pytest.mark.server
def test_only_the_opener_has_new_links_for_free_seats(server: Server) -> None:
    made = server.make_table("here", "link", "link", seed="")
    id = made["table"]["id"]
    opener, guest = server.page(id, tokens(made)[0]), server.page(id, tokens(made)[1])
    opener.wait_for("welcome"), guest.wait_for("welcome")
    assert guest.ask("invite", seat=2)["reason"]["key"] == "not-your-seat"
    invitation = opener.ask("invite", seat=2)["token"]
    assert server.page(id, invitation).wait_for("welcome")["own_seats"] == [2]


def test_a_page_that_left_a_waiting_table_only_watches(server: Server) -> None:
    made = server.make_table("here", "link", "link")
    guest: Page = server.page(made["table"]["id"], tokens(made)[1])
    guest.wait_for("welcome")
    assert guest.ask("leave", seat=1)["type"] == "done"
    assert guest.ask("rename", seat=1, name="Ghost")["reason"]["key"] == "not-your-seat"
    assert "opens no seat" in server.page(made["table"]["id"], own_key(tokens(made)[1])[::-1]).hear()["why"]


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_tables_that_everybody_has_forgotten_leave_the_lobby(file: Path) -> None:
    async def play(host: Host) -> None:
        waiting = await host.make_table(unseeded("here", "open"))
        playing = await host.make_table(wish("here", "here"))
        for made, rests_for in ((waiting, WAITS_FOR), (playing, PLAYED_FOR)):
            table = host.find(made.table.id)
            assert table.id in [one.id for one in host.lobby()]
            table.last_seen = time.time() - rests_for - 1
            assert table.id not in [one.id for one in host.lobby()]
            viewer = await seat(host, made, 0)
            assert table.id in [one.id for one in host.lobby()], "somebody is there"
            table.detach(viewer)
            assert table.id in [one.id for one in host.lobby()], "somebody was there a moment ago"

    with_host(file, play)


def test_records_without_notes_are_as_they_were(file: Path) -> None:
    async def play(host: Host) -> None:
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        await random_move(table, random.Random(1))
        header, entry = (json.loads(line) for line in (await table.record()).splitlines())
        assert "notes" not in header
        assert "by" not in entry

    with_host(file, play)
