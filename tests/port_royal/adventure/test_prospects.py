"""What bots make of an adventure: the guess at how it will end."""

from __future__ import annotations

from typing import Final

from tests.port_royal.adventure.chapter import chapter
from tests.port_royal.table import Table

from flibuste.games.port_royal.adventure_prospects import MARKER_POINTS

PRIEST = "priest:4/1"


def value(table: Table) -> float:
    return table.p.estimate(0)[0]


def test_coins_count_for_a_tax_that_a_mission_waits_for() -> None:
    """Who has twelve of them will be hit (PR-ADVM-50)."""
    waiting = value(chapter(missions="50", coins={0: 12})) - value(chapter(missions="50", coins={0: 8}))
    elsewhere = value(chapter(missions="12", coins={0: 12})) - value(chapter(missions="12", coins={0: 8}))
    assert waiting > elsewhere > 0.0


def test_a_mission_is_nearer_the_more_of_it_is_there() -> None:
    far = value(chapter(missions="13", coins={0: 0}))
    near = value(chapter(missions="13", coins={0: 0}, areas={0: PRIEST}))
    ready = value(chapter(missions="13", coins={0: 4}, areas={0: PRIEST}))
    done = value(chapter(missions="13", coins={0: 4}, areas={0: PRIEST}, slots={13: [0]}))
    assert far < near < ready < done


def test_what_is_asked_for_counts_more_than_anything_else() -> None:
    """One card of the harbor: the one that a mission waits for, or one of more influence."""
    wanted = value(chapter(missions="12", harbor=PRIEST, coins={0: 7}))
    other = value(chapter(missions="12", harbor="admiral:7/2", coins={0: 7}))
    assert wanted > other


def test_who_waits_for_the_trophy_still_has_turns_to_come() -> None:
    """PR-ADV-44, PR-ADV-46: influence alone ends nothing, and coins may buy the marker that is missing."""
    rich, poor = (rival({0: coins}) for coins in (8, 0))
    assert value(rich) - value(poor) > 1.0


def test_influence_without_a_trophy_may_be_worth_nothing() -> None:
    """PR-ADV-45: a month that ends soon sells the last marker to who can pay."""
    soon, late = (rival({0: 9}, deck=f"{days} end_of_month") for days in ("royal_favor", LONG_MONTH))
    assert value(soon) > value(late)
    assert value(rival(gone={0: 2, 1: 2})) - value(rival(gone={0: 1, 1: 2})) > MARKER_POINTS[1]


LONG_MONTH: Final = "royal_favor fair_wind court_day alms_box market_day hiring_fair curfew squall"


def rival(
    coins: dict[int, int] | None = None, gone: dict[int, int] | None = None, deck: str = "royal_favor end_of_month"
) -> Table:
    """With influence enough to end the game, had they a trophy; the offer to buy a marker off stands."""
    crew = "admiral:9/3 admiral:7/2 admiral:7/2 jester:7/2"
    markers = gone or {0: 1, 1: 1}
    return chapter(
        mode="rivals", missions="10 11 13 15", areas={0: crew}, crowns={0: 6}, gone=markers, coins=coins, deck=deck
    )


def test_a_guess_leaves_everything_as_it_was() -> None:
    """Picks are only thought of."""
    table = chapter(missions="10 13", harbor=f"{PRIEST} v-ares-book:2/1 sailor:3/1 pinnace:1/1", coins={0: 9, 1: 9})
    before = table.p.to_data()
    table.p.estimate(0)
    assert table.p.to_data() == before


def test_all_seats_estimate_alike() -> None:
    """So a search needs one estimate, though seats have secrets from each other."""
    table = chapter(missions="10", coins={0: 9})
    assert table.p.is_private()
    assert not table.p.estimates_differ()
    assert table.p.estimate(0) == table.p.estimate(1)
