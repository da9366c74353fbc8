"""Campaigns at tables: the next game goes on from the one before, several side by side, over a restart too."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.regatta import LEAD
from tests.server.helpers import HERE, OpenServer, tokens, turns_of_others
from tests.server.test_host import keys_of, letters, open_host, seat, wish

from flibuste.kernel.refusals import BadRecord
from flibuste.server.host import BadWish, Host, NoSuchTable, NotNow, NotYours, TooMany
from flibuste.server.limits import BUDGETS, Budget, Limits, TooOften
from flibuste.server.protocol import SeatKey, TableMade
from flibuste.server.visitors import Visitor

pytestmark = pytest.mark.usefixtures("own_titles")


async def sail(host: Host, made: TableMade) -> list[int]:
    """Plays the race at a table to its end; returns who won it."""
    table = host.find(made.table.id)
    while not table.over:
        await table.move(table.seat_to_move, "row", table.moves_made, table.seats[table.seat_to_move].played_by)
    return table._ready().outcome().winners


def test_several_campaigns_go_on_side_by_side_and_over_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, _):
            firsts = [await host.make_table(wish("here", "here", title="regatta")) for _ in range(2)]
            won = [await sail(host, made) for made in firsts]
            seconds = [await host.rematch(made.table.id, made.keys[0].token) for made in firsts]
        async with open_host(file) as (host, _):
            for first, second, winners in zip(firsts, seconds, won, strict=True):
                table = host.find(second.table.id)
                assert table.info().campaign == first.table.id
                legacy = table._ready().terms.legacy
                assert legacy == {"races": 1, "winners": winners}
                assert [miles == LEAD for miles in table._ready().scores()[:2]] == [n in winners for n in (0, 1)]
                await sail(host, second)
                third = await host.rematch(second.table.id, second.keys[0].token)
                assert third.table.campaign == first.table.id
                assert '"hands_on":{"races":2' in await table.record()

    asyncio.run(run())


def test_the_page_is_told_of_rivals_and_that_the_campaign_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            made = await host.make_table(wish("here", title="regatta"))
            assert made.table.rivals == ["flying_dutchman"]
            viewer = await seat(host, made, 0)
            await sail(host, made)
            update = [letter for letter in letters(viewer) if letter["type"] == "update"][-1]
            assert update["outcome"]["next_chapter"] == 2
            assert len(update["scores"]) == 2
            assert {len(row) for row in update["race"]} == {2}
            assert len(update["race"]) == 4, "the start of three rounds, and the end"

    asyncio.run(run())


def test_a_campaign_tells_of_all_its_games_and_who_won_them(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, _):
            first = await host.make_table(wish("here", "here", title="regatta"))
            assert (first.table.campaign, first.table.chapter) == (first.table.id, 1)
            winners = await sail(host, first)
            await host.rematch(first.table.id, first.keys[0].token)
        async with open_host(file) as (host, _):
            told = host.campaign(first.table.id)
            assert [game.table.chapter for game in told.games] == [1, 2]
            assert [game.table.status for game in told.games] == ["over", "playing"]
            assert told.games[0].outcome is not None
            assert told.games[0].outcome.winners == winners
            assert told.games[1].outcome is None
            with pytest.raises(NoSuchTable):
                host.campaign(told.games[1].table.id)

    asyncio.run(run())


def test_a_chapter_is_tried_again_from_where_it_began(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", "here", title="regatta"))
            await sail(host, first)
            second = await host.rematch(first.table.id, first.keys[0].token)
            await sail(host, second)
            again = await host.rematch(second.table.id, second.keys[0].token, first.table.id)
            assert (again.table.campaign, again.table.chapter) == (first.table.id, 1)
            assert host.find(again.table.id)._ready().terms.legacy is None
            games = host.campaign(first.table.id).games
            assert [game.table.chapter for game in games] == [1, 2, 1]
            other = await host.make_table(wish("here", "here", title="regatta"))
            await sail(host, other)
            with pytest.raises(BadWish):
                await host.rematch(other.table.id, other.keys[0].token, first.table.id)

    asyncio.run(run())


def test_only_who_plays_alone_leaves_a_game_under_way_to_try_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            alone = await host.make_table(wish("here", "bot:random", title="regatta"))
            again = await host.rematch(alone.table.id, alone.keys[0].token, alone.table.id)
            assert (again.table.campaign, again.table.status) == (alone.table.id, "playing")
            shared = await host.make_table(wish("here", "link", title="regatta"))
            with pytest.raises(NotNow):
                await host.rematch(shared.table.id, shared.keys[0].token, shared.table.id)

    asyncio.run(run())


def test_a_link_to_the_first_chapter_leads_to_the_newest(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", "link", title="regatta"))
            await seat(host, first, 1)
            friend = SeatKey(1, *keys_of(first, 1))
            assert host.follow(first.table.id, friend.token, HERE).keys == [friend]
            await sail(host, first)
            second = await host.rematch(first.table.id, first.keys[0].token)
            await seat(host, host.follow(first.table.id, friend.token, HERE), 1)
            await sail(host, second)
            third = await host.rematch(second.table.id, second.keys[0].token)
            found = host.follow(first.table.id, friend.token, HERE)
            assert found.table.id == third.table.id
            assert [key.seat for key in found.keys] == [1]
            assert host.find(found.table.id).admission.seats_of([found.keys[0].token]) == (1,)
            with pytest.raises(NotYours):
                host.follow(first.table.id, "no key", HERE)

    asyncio.run(run())


def test_whoever_follows_people_pays_for_every_table_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BUDGETS, "openings", Budget(2, 3600.0, BUDGETS["openings"].too_much))

    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            made = [await host.make_table(wish("here", "here", title="regatta"))]
            for _ in range(3):
                await sail(host, made[-1])
                made.append(await host.rematch(made[-1].table.id, made[-1].keys[0].token))
            token = made[0].keys[0].token
            stranger = Visitor(Limits(), "8.8.8.8")
            assert host.follow(made[1].table.id, token, stranger).table.id == made[3].table.id
            with pytest.raises(TooOften):
                host.follow(made[0].table.id, token, stranger)

    asyncio.run(run())


@pytest.mark.parametrize("is_over", [True, False])
def test_a_campaign_goes_into_a_file_and_comes_back_elsewhere(tmp_path: Path, is_over: bool) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "here.sqlite3") as (host, _):
            first = await host.make_table(wish("here", "link", "bot:random", title="regatta"))
            await seat(host, first, 1)
            won = [await sail(host, first)]
            second = await host.rematch(first.table.id, first.keys[0].token)
            legacy = host.find(second.table.id).header.legacy
            if is_over:
                await seat(host, host.follow(first.table.id, keys_of(first, 1)[0], HERE), 1)
                won.append(await sail(host, second))
            text = await host.save_campaign(first.table.id)
            assert text.count('"secret"') == len(won), "the luck of a game under way stays a secret"
        async with open_host(tmp_path / "there.sqlite3") as (host, _):
            made = await host.bring_back(text)
        async with open_host(tmp_path / "there.sqlite3") as (host, _):
            games = host.campaign(made.table.campaign).games
            assert [game.table.chapter for game in games] == [1, 2]
            assert [game.outcome.winners for game in games if game.outcome] == won
            assert ([key.seat for key in made.keys], [key.seat for key in made.invitations]) == ([0], [1])
            assert host.find(games[1].table.id).header.legacy == legacy
            assert made.table.id == games[1].table.id
            if is_over:
                assert await host.save_campaign(made.table.campaign) == text
                assert (await host.rematch(made.table.id, made.keys[0].token)).table.chapter == 3

    asyncio.run(run())


def test_whoever_brings_a_campaign_back_has_a_seat_in_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("bot:random", "link", "link", title="regatta"))
            made = await host.bring_back(await host.save_campaign(first.table.id))
            assert [seat.kind for seat in made.table.seats] == ["bot", "here", "link"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "", "not a campaign"),
        (lambda text: "hello", "not a campaign"),
        (lambda text: text.replace('{"campaign":1}', '{"campaign":2}'), "format 2"),
        (lambda text: '{"campaign":1}', "this file 0"),
        (lambda text: text.replace('"move":"row"', '"move":"drift"', 1), "record|moves|luck|differs"),
        (lambda text: "\n".join(text.splitlines()[:3]), "finished games"),
        (lambda text: text + text.splitlines()[1], None),
        (lambda text: "\n".join([*text.splitlines()[:2], *text.splitlines()[1:]]), "without a record"),
    ],
)
def test_a_changed_file_is_refused(tmp_path: Path, change: Callable[[str], str], sentence: str | None) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", title="regatta"))
            await sail(host, first)
            text = change(await host.save_campaign(first.table.id))
            if sentence is None:
                assert (await host.bring_back(text)).table.status == "playing"
            else:
                with pytest.raises(BadRecord, match=sentence):
                    await host.bring_back(text)

    asyncio.run(run())


@pytest.mark.parametrize("is_over", [True, False])
def test_nobody_writes_a_campaign_s_memory_themselves(tmp_path: Path, is_over: bool) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", title="regatta"))
            await sail(host, first)
            second = await host.rematch(first.table.id, first.keys[0].token)
            if is_over:
                await sail(host, second)
            head, *lines = (await host.save_campaign(first.table.id)).splitlines()
            legacy = '"legacy":' + json.dumps(host.find(second.table.id).header.legacy, separators=(",", ":"))
            assert any(legacy in line for line in lines)
            for other in ("{}", '{"races":99,"winners":[0]}'):
                with pytest.raises(BadRecord, match="follow from each other"):
                    await host.bring_back(
                        "\n".join([head, *(line.replace(legacy, f'"legacy":{other}') for line in lines)])
                    )

    asyncio.run(run())


def test_a_chapter_that_would_take_long_to_play_again_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", title="regatta"))
            await sail(host, first)
            text = await host.save_campaign(first.table.id)
            monkeypatch.setattr("flibuste.server.limits.LONGEST_GAME", 1)
            with pytest.raises(BadRecord, match="at most 1 moves here, and this one"):
                await host.bring_back(text)

    asyncio.run(run())


@pytest.mark.server
def test_each_chapter_that_is_asked_for_counts(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one address that asks for a campaign of two hundred chapters keeps the server from everybody else."""
    made = open_server.make_table("here", title="regatta")
    id, key = made["table"]["id"], tokens(made)[0]
    open_server.do(lambda: sail(open_server.host, TableMade(open_server.host.info(id), [])))
    open_server.get(f"/api/tables/{id}/rematch", {"token": key})
    monkeypatch.setitem(BUDGETS, "chapters", Budget(5, 3600.0, "Too many chapters"))
    monkeypatch.setitem(BUDGETS, "records", Budget(3, 3600.0, "Too many records"))
    for path, statuses in ((f"/api/campaigns/{id}", [200, 200, 429]), (f"/api/campaigns/{id}/file", [200, 429])):
        assert [open_server.ask(path, None, "8.8.10.1")[0] for _ in statuses] == statuses


def test_others_are_served_between_the_chapters_of_a_campaign_that_is_saved(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", title="regatta"))
            await sail(host, first)
            await sail(host, await host.rematch(first.table.id, first.keys[0].token))
            assert await turns_of_others(host.save_campaign(first.table.id)) >= 2

    asyncio.run(run())


def test_there_is_a_limit_to_what_is_brought_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts before anything of the file is rebuilt, and all chapters of a campaign count."""
    monkeypatch.setattr("flibuste.server.host.TABLES_PER_MINUTE", 4)

    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            first = await host.make_table(wish("here", title="regatta"))
            await sail(host, first)
            await sail(host, await host.rematch(first.table.id, first.keys[0].token))
            text = await host.save_campaign(first.table.id)
            await host.bring_back(text)
            with pytest.raises(TooMany):
                await host.bring_back(text.replace('"move":"row"', '"move":"drift"'))

    asyncio.run(run())


def test_a_game_that_hands_nothing_on_is_simply_played_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            made = await host.make_table(wish("here", "bot:random", title="port_royal", decision_limit=100))
            table = host.find(made.table.id)
            while not table.over:
                if table.bot_task is not None:
                    await table.bot_task
                else:
                    game = table._ready()
                    await table.move(table.seat_to_move, game.moves()[0].notation, table.moves_made)
            again = await host.rematch(made.table.id, made.keys[0].token)
            assert again.table.campaign == ""

    asyncio.run(run())
