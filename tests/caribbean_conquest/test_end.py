"""The end and the count (section 19 of the rules)."""

from __future__ import annotations

import pytest
from tests.caribbean_conquest.table import TITLE, Z1, Z2, Z3, Table, arrange

from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.position import ENDINGS
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import check_end
from flibuste.kernel.chance import quick
from flibuste.kernel.logbook import NOBODY


def test_a_majority_ends_the_game_after_the_turn() -> None:
    """CC-END-01, CC-END-02, CC-END-04, CC-SET-01: two of three zones; everybody still plays, and gets income."""
    table = arrange(3, units={0: "11,9 0+1", 1: "0,5 1+0", 2: "0,7 1+0"}, control={0: f"2,1 3,11 {Z2}"})
    table.march("11,9", "0+1", "E").play("done")
    assert (table.view["closing"], table.game.over, table.seat) == (True, False, 1)
    table.pass_turn().pass_turn()
    assert (table.game.over, table.outcome.ending, table.outcome.winners) == (True, "majority", [0])
    assert [told["gold"] for told in table.told("income")] == [13, 1, 1]
    assert (table.game.scores(), table.seat) == ([13, 1, 1], NOBODY)
    assert table.told("game-ended") == [{"winners": [0], "ending": "majority"}]


def zones_of(held: dict[int, int], **options: object) -> str:
    """Why the game ends on four boxes, when seats hold so many whole zones; empty when it does not."""
    p = TITLE.new_position(TITLE.agree(3, {"boxes": "4", **options}), quick(1), None)
    assert isinstance(p, CaribbeanConquest)
    zones = list(range(9))
    for seat, number in held.items():
        for zone in [zones.pop(0) for _ in range(number)]:
            for point in p.realm.points:
                if p.realm.zone[point] == zone:
                    p.control[point] = type(p.control[point])(seat + 1)
    check_end(p)
    return ENDINGS[p.closing]


@pytest.mark.parametrize(
    "held, ends",
    [
        ({0: 2}, ""),
        ({0: 3}, "majority"),
        ({0: 3, 1: 2}, "majority"),
        ({0: 3, 1: 2, 2: 1}, ""),
        ({1: 5, 0: 4}, "majority"),
    ],
)
def test_a_majority_of_nine_zones(held: dict[int, int], ends: str) -> None:
    """CC-END-02: more than all others together, and three at least."""
    assert zones_of(held) == ends


@pytest.mark.parametrize("held, ends", [({0: 4}, ""), ({0: 5}, "majority"), ({1: 4, 0: 4}, "")])
def test_a_majority_of_all_zones(held: dict[int, int], ends: str) -> None:
    """CC-END-02: by option more than half."""
    assert zones_of(held, majority="half") == ends


def stormed(seats: int = 4, elimination: str = "nothing_left", **given: object) -> Table:
    """Red takes blue's city."""
    usual: dict[str, object] = {"units": {0: "8,9 0+2"}, "elimination": elimination}
    table = arrange(seats, **{**usual, **given})  # type: ignore[arg-type]
    return table.march("8,9", "0+2", "NE").dice("7 2").play("done", "storm 7,10")


def test_out_without_a_unit_and_a_point() -> None:
    """CC-END-01, CC-END-03, CC-END-08: it has no turn and no income, and counts nothing."""
    table = stormed(3, units={0: "8,9 0+2", 2: "0,5 1+0"}, control={0: "11,10"})
    assert (table.told("player-out"), table.seat) == ([{"seat": 1}], 2)
    table.pass_turn()
    assert (table.game.over, table.outcome.ending) == (True, "elimination")
    assert (table.game.scores(), table.outcome.ranks) == ([3, 0, 1], [1, 3, 2])
    assert [told["seat"] for told in table.told("income")] == [0, 2]


@pytest.mark.parametrize("units, control", [("0,5 1+0", "7,10"), ("", "7,10 3,11"), ("", "7,10 9,3")])
def test_a_unit_or_a_point_keeps_a_player_in_the_game(units: str, control: str) -> None:
    """CC-END-03"""
    assert stormed(3, units={0: "8,9 0+2", 1: units}, control={1: control}).told("player-out") == []


def test_by_option_out_without_a_unit_and_a_city() -> None:
    """CC-END-03: no_way_back; its points are nobody's."""
    table = stormed(3, "no_way_back", control={1: f"7,10 {Z3}"})
    assert table.told("player-out") == [{"seat": 1}]
    assert [table.holder(cell) for cell in Z3.split()] == [-1, -1, -1]
    assert stormed(3, "no_way_back", control={1: "7,10 9,3"}).told("player-out") == []
    assert stormed(3, "no_way_back", units={0: "8,9 0+2", 1: "0,5 1+0"}).told("player-out") == []


def test_by_option_the_game_goes_on_without_who_is_out() -> None:
    """CC-END-12: until one is left; CC-END-08"""
    table = stormed(3, elimination_ends="last", units={0: "8,9 0+2", 2: "0,5 1+0"})
    assert (table.told("player-out"), table.view["closing"]) == ([{"seat": 1}], False)
    assert table.pass_turn().step == "spin"
    table = stormed(3, elimination_ends="last", units={0: "8,9 0+2", 2: "0,5 1+0"}, first=1, active=0)
    assert (table.step, table.seat, table.told("player-out")) == ("spin", 2, [{"seat": 1}])
    table = stormed(2, elimination_ends="last")
    assert (table.game.over, table.outcome.ending) == (True, "elimination")


def last_turn(**given: object) -> Table:
    usual: dict[str, object] = {"units": {0: "0,3 1+0", 1: "0,5 1+0"}, "turn": 12, "turn_limit": 12}
    return arrange(2, **{**usual, **given})  # type: ignore[arg-type]


def test_the_last_turn() -> None:
    """CC-END-07, CC-END-09, CC-END-05: counted after its income; points, those of whole zones twice."""
    table = last_turn(control={0: f"{Z1} 9,4", 1: "11,3"}).pass_turn().pass_turn()
    assert (table.game.over, table.outcome.ending, table.outcome.winners) == (True, "turn_limit", [0])
    assert (table.game.scores(), table.gold(0)) == ([8, 2], 8)
    sheet = {line["source"]: (line["points"], line["counts"]) for line in table.game.score_sheet()}
    assert sheet == {
        "points-held": ([5, 2], True),
        "whole-zones": ([3, 0], True),
        "gold": ([8, 2], False),
    }


def test_a_turn_before_the_last_goes_on() -> None:
    """CC-END-07: and without a limit every turn does."""
    assert last_turn(turn=11).pass_turn().pass_turn().step == "spin"
    assert last_turn(turn_limit=0).pass_turn().pass_turn().step == "spin"


def test_gold_decides_a_tie() -> None:
    """CC-END-06: then victory is shared."""
    table = last_turn(gold={1: 1}).pass_turn().pass_turn()
    assert (table.game.scores(), table.outcome.winners) == ([1, 1], [1])
    assert last_turn().pass_turn().pass_turn().outcome.winners == [0, 1]


def test_the_decision_limit_counts_at_once() -> None:
    """CC-END-10"""
    table = arrange(2, units={0: "0,3 1+0"}, decision_limit=100)
    table.p.decisions = 99
    table.play("from 0,3")
    assert (table.game.over, table.outcome.ending, table.told("income")) == (True, "decision_limit", [])


def test_out_in_the_order_of_a_turn() -> None:
    """CC-END-08, CC-TURN-01: a player who is out is passed over, and so are its guns."""
    table = (
        arrange(units={0: "8,9 0+2", 2: "0,5 1+0", 3: "0,7 1+0"}, balls={1: 3}).march("8,9", "0+2", "NE").dice("7 2")
    )
    table.play("done", "storm 7,10")
    assert (table.seat, table.told("player-turn")) == (2, [{"seat": 2}])


def test_points_to_reach() -> None:
    """CC-END-11: by option a count ends the game after the turn; without it none does."""

    def seized(goal: int) -> Table:
        table = arrange(2, units={0: "11,9 0+1", 1: "0,5 1+0"}, control={0: "2,1 9,4"}, goal=goal)
        return table.march("11,9", "0+1", "E").play("done")

    assert seized(0).told("goal-reached") == seized(5).told("goal-reached") == []
    table = seized(4)
    assert (table.told("goal-reached"), table.view["closing"]) == ([{"seat": 0, "points": 4}], True)
    table.pass_turn()
    assert (table.game.over, table.outcome.ending, table.outcome.winners) == (True, "goal", [0])
