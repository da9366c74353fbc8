"""The turn and the compass: SA-TURN, SA-COMP."""

from __future__ import annotations

import pytest
from tests.treasure_map.table import arrange, first_luck, new_table

from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadRecord


def test_the_order_of_a_turn() -> None:
    """SA-TURN-01, SA-COMP-04: compass, galleon, players clockwise from the first, pirates, level check."""
    table = arrange(3, step="spin", galleon="0,9", hunts={1: 1}, at={1: "1,9"}, temples={}).expect("compass", "3")
    table.play("spin")
    assert table.seat == 2
    table.play("stop", "end")
    assert table.seat == 0
    table.play("stop", "end", "stop", "end")
    order = ["compass-spun", *["galleon-sailed"] * 2, *["player-turn"] * 3, *["pirate-sailed"] * 2, "level-reached"]
    assert [name for name in table.story if name in order] == order
    assert (table.step, table.view["turn"]) == ("spin", 2)


def test_movement_first_then_actions_on_the_last_cell() -> None:
    """SA-TURN-02, SA-TURN-04: the crew counts, wherever its ship is."""
    table = arrange(at={0: "5,8"}, gold={0: 10})
    assert table.refused("buy sabre") == ("not-now", "SA-TURN-02")
    table.play("go E", "stop")
    assert (table.ship(), table.crew()) == ("5,8", "5,9")
    assert "sabre" in table.offered("buy")
    assert table.refused("go N") == ("not-now", "SA-TURN-02")
    assert table.refused("stop") == ("not-now", "SA-TURN-02")


def test_several_actions_in_a_turn() -> None:
    """SA-TURN-02, SA-TURN-03: two purchases, a swap and a bribe."""
    table = arrange(3, turn=1, step="actions", at={1: "0,9 0,8"}, gold={1: 20}, tokens={1: "token-1-Z3"}, hunts={2: 1})
    table.play("buy sabre", "buy cannonball", "swap token-1-Z3 2", "bribe 2", "buy cannonball")
    assert (table.gold(1), table.balls(1), table.pieces(1)) == (9, 2, [0, 1, 0, 0])
    assert table.hunted_by(2) == -1


def test_a_beaten_crew_ends_its_turn() -> None:
    """SA-TURN-03: no treasure, no purchase, whatever lies on the cell."""
    table = arrange(at={0: "7,8", 1: "7,9"}).expect("combat", "2 6").play("go E", "stop", "fight crew-2")
    assert table.seat == 1
    assert table.step == "movement"


def test_the_numbers_of_sections_mean_nothing() -> None:
    """SA-TURN-05: fights come after the movement, though the rulebook numbers both with 3."""
    table = arrange(at={0: "7,8", 1: "7,9"})
    assert table.refused("fight crew-2") == ("not-now", "SA-TURN-02")


def test_what_comes_to_light_is_asked_for() -> None:
    """SA-TURN-06: the compass by who was first before, treasure dice by the finder; turns are ended by hand."""
    table = new_table(3, script=first_luck())
    assert (table.seat, table.legal) == (0, ["spin"])
    table.expect("compass", "3", "2").play("spin", "stop")
    assert table.legal == ["end"]
    table.play("end", "stop", "end", "stop", "end")
    assert (table.seat, table.legal) == (2, ["spin"])
    treasure = arrange(at={0: "7,8"}).play("go S", "stop")
    assert treasure.legal == ["throw"]


def test_combat_dice_are_thrown_by_the_mover_or_by_who_is_caught() -> None:
    """SA-TURN-06."""
    both = arrange(at={0: "7,8", 1: "7,10"}, balls={0: 1, 1: 1}).play("go E", "stop", "fire crew-2", "answer")
    assert (both.seat, both.legal) == (0, ["throw"])
    caught = arrange(first=1, at={1: "4,8"}, hunts={1: 1}, turn=0).play("stop", "end")
    assert (caught.seat, caught.step, caught.legal) == (1, "caught", ["throw"])


def test_a_stage_that_was_left_stays_closed() -> None:
    """SA-TURN-07: taking back, then purchases, swaps and bribes, then storing."""
    table = arrange(step="actions", at={0: "5,8 5,9"}, gold={0: 9}, stored={0: 9}, hunts={1: 0})
    table.play("fetch-gold 1", "buy sabre")
    assert table.refused("fetch-gold 1") == ("business-began", "SA-TURN-07")
    table.play("bribe 1", "store-gold 1")
    assert table.refused("buy cannonball") == ("storing-began", "SA-TURN-07")
    assert table.refused("fetch-gold 1") == ("business-began", "SA-TURN-07")
    assert table.view["at_hand"] == {"stage": "storing"}
    table.play("store-gold 1", "end")
    assert (table.gold(), table.stored()) == (1, 10)


def test_storing_first_closes_everything_else() -> None:
    """SA-TURN-07."""
    table = arrange(step="actions", at={0: "5,8 5,9"}, gold={0: 9}, stored={0: 9}).play("store-gold 4")
    assert not table.offered("buy")
    assert not table.offered("fetch-gold")


# --- the compass ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "colors, first",
    [
        ("red blue yellow green", "blue"),
        ("red yellow blue", "blue"),
        ("red green yellow", "yellow"),
        ("yellow blue", "blue"),
        ("red yellow", "yellow"),
        ("red green", "green"),
    ],
)
def test_the_first_color_of_the_rings_that_somebody_plays(colors: str, first: str) -> None:
    """SA-COMP-01: the rulebook's example, inner blue, second yellow, third green."""
    seats = len(colors.split())
    table = arrange(seats, step="spin", colors=colors).expect("compass", "6").play("spin")
    assert table.view["rings"] == ["blue", "yellow", "green"]
    assert table.player(table.view["first"])["color"] == first
    assert table.seat == table.view["first"]


def test_the_compass_points_nowhere_before_the_first_spin() -> None:
    """SA-COMP-01: later it stays where it was."""
    table = arrange(step="spin").expect("compass", "6", "1")
    assert (table.view["sector"], table.view["rings"]) == (0, [])
    table.play("spin")
    assert table.view["sector"] == 6
    table.play("stop", "end", "stop", "end")
    assert (table.step, table.view["sector"]) == ("spin", 6)


def test_the_same_player_may_be_first_again() -> None:
    """SA-COMP-04."""
    table = arrange(step="spin").expect("compass", "1", "1").play("spin", "stop", "end", "stop", "end", "spin")
    assert table.view["first"] == 0
    assert [facts["round"] for facts in table.told("compass-spun")] == [1, 2]


@pytest.mark.parametrize("sector", range(1, 13))
def test_alone_one_is_always_first(sector: int) -> None:
    """SA-COMP-05."""
    assert arrange(1, step="spin", colors="green").expect("compass", str(sector)).play("spin").seat == 0


def test_all_sectors_come_up() -> None:
    """SA-COMP-03."""
    sectors = {new_table(2, str(number)).play("spin").view["sector"] for number in range(60)}
    assert sectors == set(range(1, 13))


@pytest.mark.parametrize("sector", ["0", "13", "N"])
def test_a_sector_that_is_not_there_is_refused(sector: str) -> None:
    """SA-COMP-03."""
    with pytest.raises(BadRecord):
        arrange(step="spin").expect("compass", sector).play("spin")


def test_a_die_that_is_not_there_is_refused() -> None:
    """SA-CMP-08."""
    for dice in ("1", "8", "2 3", "x"):
        table = arrange(at={0: "7,8"}).play("go S", "stop")
        table.game.expect([Luck("treasure", dice.split())])
        with pytest.raises(BadRecord):
            table.play("throw")
