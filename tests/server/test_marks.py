"""Marks on somebody's page: what gives them, in whatever title, and how many people have each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.test_ratings import in_host, known, opened, sail, settled

from flibuste.games import titles
from flibuste.server.host import Host
from flibuste.server.marks import (
    ADMIRAL,
    ADMIRAL_BEATEN,
    BY_A_HAIR,
    FROM_BEHIND,
    MARKS,
    ONE_BOAT,
    ROW,
    SEVEN_SEAS,
    WORD_KEPT,
    marks_of_win,
    was_last,
)
from flibuste.server.people import Fate, Person, forget, marks_of
from flibuste.server.profiles import person_info
from flibuste.server.protocol import MarkInfo
from flibuste.server.store import SqliteStore

pytestmark = pytest.mark.usefixtures("own_titles")

PLAYED = Fate(False, False, 0.5, 10, 2, [], [])
LEFT = Fate(False, True, 0.5, 10, 2, [], [])


def test_last_is_who_alone_has_least_of_three_or_more_in_the_middle() -> None:
    course = [[0, 0, 0], [1, 9, 9], [5, 3, 9], [9, 8, 7]]
    assert [was_last(course, seat) for seat in range(3)] == [False, True, False], "whatever was before and after"
    assert not was_last([[0, 0], [1, 2], [2, 1]], 0), "of two one is always last"
    assert not was_last([[0, 0, 0], [1, 1, 2], [3, 2, 1]], 0), "not alone"
    assert not was_last([[0, 1, 1], [1, 0, 0]], 1), "too short to have a middle"


def test_what_a_won_game_gives() -> None:
    who = ["anne", ADMIRAL, "bart"]
    assert marks_of_win(0, who, [30, 20, 10], has_been_last=True) == [ADMIRAL_BEATEN, FROM_BEHIND]
    assert marks_of_win(0, ["anne", "bot:mate"], [30, 29], has_been_last=False) == [BY_A_HAIR]
    assert marks_of_win(0, ["anne", "bot:mate"], [30, 30], has_been_last=False) == [BY_A_HAIR], "by who won ties"
    assert marks_of_win(0, ["anne", "bot:mate"], [30, 28], has_been_last=False) == []
    assert marks_of_win(0, ["anne", "bot:mate"], [10, 28], has_been_last=False) == [], "points are not all"
    assert marks_of_win(0, ["anne", ADMIRAL], [None, None], has_been_last=False) == [ONE_BOAT]
    assert marks_of_win(0, ["anne"], [30], has_been_last=False) == marks_of_win(0, ["anne"], [None], False) == []


def test_a_word_is_kept_game_after_game_and_what_was_given_stays(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        (anne,) = await known(host, "Anne")
        for game, fate in enumerate([LEFT, *[PLAYED] * ROW, LEFT, *[PLAYED] * (ROW - 1)]):
            await host.people.count(anne.id, "regatta", f"t{game}", fate)
        kept = host.people.find(anne.id)
        assert kept is not None
        assert (marks_of(kept)[WORD_KEPT], kept.row) == (1, ROW - 1)

    in_host(tmp_path, play)


def test_every_title_is_every_title_that_there_is(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        every = [title.id for title in titles()]
        await host.people.count(bart.id, every[0], "left", LEFT)
        for title in every[:-1]:
            await host.people.count(anne.id, title, f"t-{title}", PLAYED)
        assert told(host, anne) == [
            MarkInfo(WORD_KEPT, 0, 0.0, len(every) - 1, ROW),
            MarkInfo(SEVEN_SEAS, 0, 0.0, len(every) - 1, len(every)),
        ]
        assert told(host, bart) == [], "who left it has not finished it"
        await host.people.count(anne.id, every[-1], "last", PLAYED)
        assert MarkInfo(SEVEN_SEAS, 1, 0.5, len(every), len(every)) in told(host, anne), "half of all people have it"

    in_host(tmp_path, play)


def test_a_game_gives_its_marks_once_and_nobody_has_those_of_who_was_forgotten(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        won = PLAYED._replace(won=True, marks=[ADMIRAL_BEATEN])
        for _ in range(2):
            await host.people.count(anne.id, "regatta", "t1", won)
        assert told(host, anne)[-1] == MarkInfo(ADMIRAL_BEATEN, 1, 0.5, 0, 1)
        assert told(host, bart) == []

    async def look(host: Host) -> None:
        assert host.people.share_with(ADMIRAL_BEATEN) == 0

    async def forget_anne() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        store.claim()
        assert await forget(store, "Anne")
        await store.close()

    in_host(tmp_path, play)
    asyncio.run(forget_anne())
    in_host(tmp_path, look)


def test_who_wins_because_somebody_gave_up_has_played_to_the_end_and_no_more(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        table = await opened(host, anne, bart)
        await sail(table, but=1)
        await table.seating.resign(1)
        await settled(table)
        for person, row in ((anne, 1), (bart, 0)):
            kept = host.people.find(person.id)
            assert kept is not None
            assert (kept.marks, kept.row) == ({}, row)

    in_host(tmp_path, play)


def told(host: Host, person: Person) -> list[MarkInfo]:
    """As their page does; marks in their order."""
    marks = person_info(host.people, host.ratings, person.id).marks
    assert [mark.id for mark in marks] == [mark for mark in MARKS if any(mark == one.id for one in marks)]
    return marks
