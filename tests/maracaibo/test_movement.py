"""Sailing (sections 3 and 4 of the rules)."""

from __future__ import annotations

import pytest
from tests.maracaibo.table import arrange, new_table, random_games, random_moves

from flibuste.games.maracaibo.sea import LAYOUTS, _layout
from flibuste.kernel.refusals import BadComponents


def test_the_legal_ends_of_a_movement() -> None:
    """MA-EX-01, MA-MOV-01, MA-MOV-03: the start area touches the first column, the last column the Gulf."""
    table = arrange()
    assert set(table.offered("sail")) == {"c1.1", "c1.2", "c2.2", "c2.3", "c2.1", "c3.2", "c3.3", "c3.4"}
    table = arrange(ships={0: "c3.4"})
    assert set(table.offered("sail")) == {"c4.2", "c4.1", "c5.2", "c5.3"}
    table = arrange(ships={0: "c8.1"})
    assert set(table.offered("sail")) == {"c9.1", "c9.2", "gulf"}
    assert "gulf" not in arrange(ships={0: "c7.1"}).offered("sail")
    assert "gulf" in arrange(ships={0: "c7.1"}, figurehead={0: "harpy"}).offered("sail")


def test_a_corner_is_no_edge() -> None:
    """MA-MOV-02, MA-EX-01: c8.1 ends where c9.1 begins, one column further, so they are not adjacent."""
    sea = LAYOUTS["standard"]
    c8_1, c9_1 = sea.names.index("c8.1"), sea.names.index("c9.1")
    assert sea.next[c8_1] >> c9_1 & 1 == 0
    assert sea.next[sea.names.index("c8.2")] >> c9_1 & 1 == 1


def test_black_goes_up_and_right_and_may_not_only_go_up() -> None:
    """MA-MOV-X1, MA-MOV-04, MA-MOV-09: the ship at the end is paid a doubloon."""
    table = arrange(ships={0: "c5.4", 1: "c6.2"}, doubloons={0: 9, 1: 7})
    assert table.reason("sail c5.3").key == "not-nearer"
    table.play("sail c6.2")
    assert (table.doubloons(0), table.doubloons(1)) == (8, 8)
    assert table.told("paid") == [{"seat": 0, "to": 1}]


def test_a_path_may_go_left_on_its_way() -> None:
    """MA-MOV-05, MA-MOV-12: with two steps left from column 1 a ship of column 2 can still come to column 3."""
    table = arrange(ships={0: "c2.2"}, hidden_developments=True)
    assert "sail c1.1" in table.legal
    table.play("sail c1.1")
    assert set(table.legal) == {"sail c2.2", "sail c2.3"}
    table.play("sail c2.3")
    assert set(table.legal) == {"sail c3.3", "sail c3.4"}


@pytest.mark.parametrize("layout", ["standard", "channel", "diagonal"])
def test_the_ends_of_all_paths(layout: str) -> None:
    """MA-MOV-01, MA-MOV-02, MA-MOV-04: counted from the pictures of the layouts."""
    sea = LAYOUTS[layout]
    boxes = {
        sea.names[sum(len(one) for one in sea.columns[:column]) + row]: (column + 1, top, bottom)
        for column, cards in enumerate(sea.columns)
        for row, (top, bottom) in enumerate(cards)
    }

    def touching(one: str) -> set[str]:
        if one in ("gulf", "maracaibo"):
            return set()
        column, top, bottom = boxes[one]
        near = {"gulf"} if column == 9 else set()
        for other, (its_column, its_top, its_bottom) in boxes.items():
            stretch = min(bottom, its_bottom) - max(top, its_top)
            if (abs(column - its_column) == 1 and stretch > 0) or (column == its_column and stretch == 0):
                near.add(other)
        return near

    for start, (column, _, _) in boxes.items():
        for sails, head in ((3, ""), (4, "harpy")):
            reached = {start}
            for _ in range(sails):
                reached |= {end for one in reached for end in touching(one)}
            wanted = {end for end in reached if end == "gulf" or boxes[end][0] > column}
            table = arrange(ships={0: start}, figurehead={0: head}, layout=layout)
            assert set(table.offered("sail")) == wanted, (start, sails)


def test_ships_neither_block_nor_are_paid_in_passing() -> None:
    """MA-MOV-06, MA-MOV-11"""
    table = arrange(4, ships={0: "c3.4", 1: "c4.2", 2: "c4.2", 3: "c5.3"})
    table.play("sail c5.3")
    assert [table.doubloons(seat) for seat in range(4)] == [9, 10, 10, 11]


def test_the_gulf_ends_the_movement() -> None:
    """MA-MOV-07: two points are left at the Gulf and Maracaibo stays out of reach."""
    table = arrange(ships={0: "c9.1"})
    assert table.offered("sail") == ["gulf"]
    assert table.reason("sail maracaibo").key in ("too-far", "no-such-place", "not-nearer")


def test_from_the_gulf_only_maracaibo() -> None:
    """MA-MOV-08, MA-MOV-03"""
    assert arrange(ships={0: "gulf"}).legal == ["sail maracaibo"]


def test_the_start_area_is_never_entered() -> None:
    """MA-MOV-03: no move names it."""
    assert all("start" not in move for move in arrange(ships={0: "c1.1"}).legal)


def test_too_few_doubloons_for_all_ships() -> None:
    """MA-MOV-09, MA-MOV-10: the mover chooses whom to pay, before anything else happens."""
    table = arrange(4, ships={0: "c1.1", 1: "c2.2", 2: "c2.2", 3: "c2.2"}, doubloons={0: 2, 1: 0, 2: 0, 3: 0})
    table.play("sail c2.2")
    assert (table.step, table.legal) == ("creditors", ["pay 2", "pay 3", "pay 4"])
    assert table.reason("done").key == "pay-first"
    assert table.reason("coins").key == "pay-first"
    table.play("pay 4")
    assert table.legal == ["pay 2", "pay 3"]
    table.play("pay 2")
    assert [table.doubloons(seat) for seat in range(4)] == [0 + 5, 1, 0, 1]
    assert table.story.index("paid") < table.story.index("doubloons-gained")


def test_without_a_doubloon_nobody_is_paid() -> None:
    """MA-MOV-09: there is no further penalty."""
    table = arrange(ships={0: "c1.1", 1: "c2.2"}, doubloons={0: 0, 1: 0}).play("sail c2.2")
    assert (table.doubloons(1), table.told("paid")) == (0, [])
    assert (table.doubloons(0), table.seat) == (5, 1)  # the development cannot be bought: 5 doubloons


def test_with_enough_money_all_are_paid() -> None:
    """MA-MOV-10, MA-GEN-03: exactly enough is enough."""
    table = arrange(3, ships={0: "c1.1", 1: "c2.2", 2: "c2.2"}, doubloons=2).play("sail c2.2")
    assert [table.doubloons(seat) for seat in range(3)] == [0 + 5, 3, 3]


@pytest.mark.parametrize(("place", "start"), [("gulf", "c9.1"), ("maracaibo", "gulf")])
def test_no_payment_on_the_gulf_and_at_maracaibo(place: str, start: str) -> None:
    """MA-MOV-09, MA-GULF-03"""
    table = arrange(ships={0: start, 1: place}, round=3, last_turns=place == "maracaibo").play(f"sail {place}")
    assert (table.doubloons(0), table.doubloons(1), table.told("paid")) == (10, 10, [])


def test_no_payment_in_the_start_area() -> None:
    """MA-MOV-09: all ships begin there."""
    assert arrange().play("sail c1.1").told("paid") == []


def test_only_the_end_of_a_path_is_chosen() -> None:
    """MA-MOV-12, MA-TURN-02: one move is the whole movement, and then come the actions of the space reached."""
    table = arrange().play("sail c3.3")
    assert (table.player()["ship"], table.step, table.legal) == ("c3.3", "development", ["coins", "buy"])


def test_a_path_is_chosen_step_by_step_with_hidden_developments() -> None:
    """MA-MOV-12, MA-MOV-04: from c2.1 up to c3.1 is nearer; back in column 2 with one step left would still do."""
    table = arrange(ships={0: "c2.1"}, hidden_developments=True)
    assert set(table.legal) == {"sail c3.1", "sail c3.2", "sail c2.2"}
    table.play("sail c2.2")
    assert (table.step, table.view["at_hand"]["steps"]) == ("sail", 2)
    assert "stop" not in table.legal
    assert table.reason("stop").key == "not-nearer"
    table.play("sail c2.3")
    assert set(table.legal) == {"sail c3.3", "sail c3.4"}  # one step is left: only a nearer column will do


def test_every_place_of_every_layout_has_a_legal_movement() -> None:
    """MA-MOV-14, MA-SET-19"""
    for code, sea in LAYOUTS.items():
        for place in range(28):
            assert arrange(ships={0: sea.names[place]}, layout=code).offered("sail")


@pytest.mark.parametrize(
    ("columns", "islands", "match"),
    [
        (["4-6 6-8"], ["gold 1 0-4", "emerald 1 8-9", "pearl 1 9-10"], "places"),
        (
            ["0-2 2-4", *["0-2 2-4 4-6 6-8"] * 6, "3-5"],
            ["gold 1 3-7", "emerald 8 5-9", "pearl 8 9-11"],
            "overlap",
        ),
        (
            ["0-2", *["0-2 2-4 4-6 6-8"] * 6, "20-22 22-24"],
            ["gold 1 3-7", "emerald 8 5-9", "pearl 8 9-11"],
            "reached",
        ),
    ],
)
def test_an_own_layout_must_be_playable(columns: list[str], islands: list[str], match: str) -> None:
    """MA-SET-19, MA-OPT-03"""
    with pytest.raises(BadComponents, match=match):
        _layout("own", columns, islands)


def test_a_turn_passes_clockwise_from_seat_to_seat() -> None:
    """MA-TURN-01, MA-TURN-02"""
    table = arrange(3, turn=2).play("sail c1.2", "coins")
    assert (table.seat, table.step) == (0, "sail")
    table.play("sail c1.2", "coins")
    assert table.seat == 1
    assert table.reason("sail c1.1", 2).key == "not-your-turn"


def test_the_order_of_what_happens_on_arrival() -> None:
    """MA-MOV-13: payment, skirmish, turning up with doubloons, ruby reserve, then the location's steps."""
    table = arrange(
        ships={0: "c1.1", 1: "c2.1"},
        doubloons={0: 1, 1: 1},
        at={"c2.1": "LOC3"},
        hidden_locations=True,
        skirmishes=True,
        rubies=True,
    )
    table.expect("skirmish", "6 1").play("sail c2.1")
    assert table.step == "reserve"
    told = [name for name in table.story if name in ("paid", "skirmish", "card-turned-up", "doubloons-gained")]
    assert told[:3] == ["paid", "skirmish", "paid"]
    assert told.index("card-turned-up") > told.index("skirmish")
    assert table.doubloons(0) == 1 - 1 + 1 + 1
    assert table.player()["rubies"] == 0
    table.play("ruby")
    assert (table.player()["rubies"], table.step) == (1, "upgrade")


def test_in_random_games_every_movement_ends_nearer_to_maracaibo() -> None:
    """MA-MOV-04, MA-MOV-14, MA-TURN-01"""
    for number, table in enumerate(random_games(4, "movement")):
        for _ in random_moves(table, number):
            pass
        assert table.outcome.ending == "three_rounds"


def test_a_fresh_game_begins_with_a_movement() -> None:
    """MA-TURN-02: the first decision after the quests is to sail."""
    table = new_table(2)
    while table.step == "keep":
        table.play(table.legal[0])
    assert table.step == "sail"
