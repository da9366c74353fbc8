"""Levels: SA-LEV, SA-VAR-01 to -03."""

from __future__ import annotations

from typing import Any

import pytest
from tests.treasure_map.table import Table, arrange

from flibuste.games.ship_adventure.pieces import TOKENS


def finished(seats: int = 3, **given: Any) -> Table:
    """The last of a turn, with all temples empty."""
    return arrange(seats, **{"first": (1) % seats, "temples": {}, **given})


def test_without_treasures_the_next_level_comes() -> None:
    """SA-LEV-01: at the end of the turn."""
    table = finished().play("stop")
    assert table.view["level"] == 1
    table.play("end")
    assert (table.view["level"], table.told("level-reached")) == (2, [{"level": 2}])
    filled = finished(temples={"8,8": "token-1-Z9"}).play("stop", "end")
    assert filled.view["level"] == 1


def test_all_temples_but_the_one_emptied_last() -> None:
    """SA-LEV-02: by time, whoever emptied it."""
    table = arrange(3, turn=1, at={1: "7,8", 0: "1,3"}, temples={"8,8": "token-1-Z1", "2,2": "token-1-Z3"})
    table.play("go S", "stop", "throw", "end", "stop", "end", "go SW", "stop", "throw", "end")
    assert set(table.treasures) == {"0,10", "6,6", "8,8", "10,4"}
    other = arrange(3, turn=1, at={0: "7,8", 1: "1,3"}, temples={"8,8": "token-1-Z1", "2,2": "token-1-Z3"})
    other.play("go SW", "stop", "throw", "end", "stop", "end", "go S", "stop", "throw", "end")
    assert set(other.treasures) == {"0,10", "6,6", "2,2", "10,4"}


def test_beaten_pirates_come_back_and_hunters_go_on() -> None:
    """SA-LEV-03."""
    table = finished(pirates={1: "-", 3: "7,9"}, hunts={3: 1}, hoards={3: 4}, at={1: "0,9"}).play("stop", "end")
    assert (table.pirate(1), table.hunted_by(1), table.hoard(1)) == ("4,6", -1, 0)
    assert (table.hunted_by(3), table.hoard(3)) == (1, 4)


def test_pirates_and_galleon_change_at_once() -> None:
    """SA-LEV-04."""
    table = (
        finished(at={0: "7,2", 2: "5,2"}, gold={2: 3}).play("stop", "end").expect("compass", "3").play("spin", "stop")
    )
    assert table.hoard(2) == 3


def test_four_more_map_pieces() -> None:
    """SA-LEV-05."""
    table = finished(pieces={0: "1 2"}).play("stop", "end")
    assert table.view["offer"] == [1, 1, 2, 2]


@pytest.mark.parametrize("seats, last", [(2, 2), (3, 3), (4, 3)])
def test_after_the_last_level_nothing_is_filled(seats: int, last: int) -> None:
    """SA-LEV-06, SA-LEV-08, SA-VAR-01, SA-VAR-02."""
    table = finished(seats, level=last)
    assert table.view["last_level"] == last
    table.play("stop", "end")
    assert (table.view["level"], table.treasures, table.step) == (last, {}, "spin")
    assert finished(seats, level=last - 1).play("stop", "end").view["level"] == last


def test_alone_there_is_one_level() -> None:
    """SA-VAR-03, SA-LEV-08."""
    table = finished(1).play("stop", "end")
    assert (table.view["level"], table.treasures) == (2, {})


def test_four_tokens_and_four_pieces_a_level() -> None:
    """SA-LEV-07, SA-INV-01, SA-INV-02."""
    table = finished().play("stop", "end")
    assert len(table.p.supply) == 24 - 5  # all five temples: none was emptied last


def test_new_tokens_are_of_the_new_level_in_order_of_the_temples() -> None:
    """SA-LEV-08, SA-LEV-02."""
    table = finished().expect("tokens", "token-2-Z9 token-2-Z8 token-2-Z7 token-2-Z6 token-2-Z5").play("stop", "end")
    assert [TOKENS[slot & 31].code for slot in table.p.temple_tokens] == [
        f"token-2-Z{zone}" for zone in (9, 8, 7, 6, 5)
    ]
    assert set(table.treasures.values()) == {2}


def test_new_treasures_cannot_be_taken_back() -> None:
    """SA-LEV-08: whoever ended the turn has seen that they were drawn."""
    table = finished().play("stop", "end")
    assert table.told("level-reached")
    assert (table.game.may_undo, table.game.entries[-1].reveals) == (-1, True)


def test_a_pirate_on_the_first_cell_of_the_board_stays_there() -> None:
    """SA-LEV-03: only those that have left it come back."""
    table = finished().play("stop")
    table.p.pirates[0].cell = 0
    assert table.play("end").pirate(1) == "0,0"
