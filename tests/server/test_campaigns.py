"""Campaigns at tables: the next game goes on from the one before, several side by side, over a restart too."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.regatta import LEAD
from tests.server.test_host import letters, open_host, seat, wish

from flibuste.server.host import Host
from flibuste.server.protocol import TableMade

pytestmark = pytest.mark.usefixtures("own_titles")


async def sail(host: Host, made: TableMade) -> list[int]:
    """Plays the race at a table to its end; returns who won it."""
    table = host.find(made.table.id)
    while not table.over:
        await table.move(table.seat_to_move, "row", table.moves_made)
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
            assert update["outcome"]["goes_on"]
            assert len(update["scores"]) == 2
            assert {len(row) for row in update["race"]} == {2}
            assert len(update["race"]) == 4, "the start of three rounds, and the end"

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
