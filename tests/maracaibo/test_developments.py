"""Development cards, and picking them from elsewhere (sections 5.1 and 10 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import Given, arrange, card


def test_either_five_doubloons_or_the_card() -> None:
    """MA-DEV-01, MA-GEN-02"""
    table = arrange().play("sail c1.2")
    assert table.legal == ["coins", "buy"]
    table.play("coins")
    assert (table.doubloons(), table.player()["cards"], table.map["c1.2"], table.seat) == (15, [], "I-C2", 1)


def test_buying_pays_the_cost_and_replaces_the_card_from_level_2() -> None:
    """MA-DEV-01, MA-DEV-02, MA-DEV-04: who stood on the old card stands on the new one."""
    table = arrange(ships={1: "c1.2"}, doubloons={0: 5, 1: 0}, top="II-S5 II-C2").play("sail c1.2", "buy")
    assert (table.doubloons(0), table.player()["cards"]) == (5 - 1 - 4, ["I-C2"])
    assert (table.map["c1.2"], table.level_2[0]) == ("II-S5", "II-C2")
    assert [table.player(seat)["ship"] for seat in (0, 1)] == ["c1.2", "c1.2"]


def test_the_new_card_is_not_acted_on_in_this_turn() -> None:
    """MA-DEV-07: the turn is over, and nobody pays again."""
    table = arrange(ships={1: "c1.2"}, doubloons={0: 50, 1: 0}, top="II-S5").play("sail c1.2", "buy")
    assert (table.seat, table.step, table.doubloons(0), table.doubloons(1)) == (1, "sail", 45, 1)


def test_tobacco_with_the_klabautermann() -> None:
    """MA-DEV-X1, MA-DEV-02, MA-DATA-04: 8 less 3."""
    assert (card("I-E1").cost, card("I-E1").code) == (8, "I-E1")
    table = arrange(ships={0: "c3.1"}, cards={0: "I-C1"}).play("sail c4.1", "buy")
    assert table.doubloons() == 10 - 5


def test_discounts_add_up_and_a_card_costs_at_least_nothing() -> None:
    """MA-DEV-08, MA-ICON-08, MA-ICON-36, MA-GEN-05: 3 for developments, 2 by the ship, 2 by a card, 2 by the
    Unicorn.
    """
    table = arrange(
        ships={0: "c3.1"},
        cards={0: "I-C1 II-C1"},
        upgrades={0: "B3"},
        figurehead={0: "unicorn"},
        doubloons=0,
    ).play("sail c4.1", "buy")
    assert (table.doubloons(), table.player()["cards"][-1]) == (0, "I-E1")


def test_the_card_itself_does_not_help_to_pay() -> None:
    """MA-DEV-11, MA-GEN-03: the Klabautermann costs 4, its discount comes later; without 4 doubloons 5 are taken."""
    table = arrange(ships={0: "c5.4"}, doubloons=3).play("sail c6.3")
    assert (table.doubloons(), table.player()["cards"]) == (8, [])
    table = arrange(ships={0: "c5.4"}, doubloons=4).play("sail c6.3")
    assert table.legal == ["coins", "buy"]


def test_who_is_asked_for_a_card_does_nothing_else_meanwhile() -> None:
    """MA-DEV-11: whoever could not pay would not be asked."""
    table = arrange(ships={0: "c5.4"}, doubloons=4).play("sail c6.3")
    assert table.refused("done")[0] == table.refused("sail c6.4")[0] == "not-now"


def test_the_reason_for_a_card_that_is_too_dear() -> None:
    """MA-DEV-11"""
    table = arrange(ships={0: "c5.4"}, at={"c6.3": "LOC6"}, doubloons=6).play("sail c6.3", "done", "do pick-crew")
    assert table.reason("pick I-C1").key == "too-few-doubloons"
    assert table.reason("pick I-C1").facts == {"price": 7, "doubloons": 6}


def test_immediate_effects_come_in_any_order() -> None:
    """MA-DEV-03, MA-GEN-07: doubloons come at once, the treasures in the order that the player likes."""
    table = arrange(at={"c1.2": "II-S2"}).play("sail c1.2", "buy")
    assert set(table.legal) == {"do gold", "do pearl", "done"}
    table.play("do pearl", "done")
    assert table.treasures() == [0, 0, 1]


def test_immediate_effects_may_be_left_out() -> None:
    """MA-DEV-03, MA-GEN-06, MA-GEN-09: a treasure can be refused."""
    table = arrange(at={"c1.2": "I-E8"}).play("sail c1.2", "buy")
    assert set(table.legal) == {"do gold", "done"}
    table.play("done")
    assert (table.treasures(), table.islands) == ([0, 0, 0], [4, 4, 4])


def test_free_points_and_doubloons_are_taken_without_asking() -> None:
    """MA-GEN-09: I-C7 gives 2 doubloons; without a treasure there is nothing to bury and nothing to ask."""
    table = arrange(at={"c1.2": "I-C7"}).play("sail c1.2", "buy")
    assert (table.doubloons(), table.seat) == (10 - 5 + 2, 1)


def test_the_replacement_comes_after_the_immediate_effects() -> None:
    """MA-DEV-05: while the treasure is asked for, the place is empty and the ship stays there."""
    table = arrange(at={"c1.2": "I-E8"}, top="II-S5").play("sail c1.2", "buy")
    assert (table.map["c1.2"], table.player()["ship"], table.place("c1.2")["card"]) == ("", "c1.2", None)
    table.play("do gold")
    assert table.map["c1.2"] == "II-S5"


def test_an_empty_place_cannot_be_picked() -> None:
    """MA-DEV-05, MA-PICK-04: the Recruiter cannot pick the card that will lie under it."""
    table = arrange(at={"c1.2": "II-C9"}, top="II-C1", doubloons=30).play("sail c1.2", "buy")
    assert table.step == "pick"
    assert "II-C1" not in table.offered("pick")
    assert table.reason("pick II-C1").key == "card-not-there"


def test_level_2_is_empty() -> None:
    """MA-DEV-06, MA-DEV-09: a card that nobody knows fills the place; there only 5 doubloons can be had."""
    table = arrange(ships={1: "c1.1"}, dry=True, doubloons=50).play("sail c1.2", "buy")
    assert (table.place("c1.2")["hidden"], table.place("c1.2")["card"]) == ("filler", None)
    assert len(table.p.aside) == 14
    table.play("sail c2.2", "coins")
    table = arrange(ships={1: "c1.2"}, fillers="c1.2", doubloons=50).play("sail c1.2")
    assert (table.doubloons(0), table.doubloons(1)) == (50 - 1 + 5, 51)
    assert table.player()["cards"] == []


def test_a_filler_is_never_turned_up_picked_or_counted() -> None:
    """MA-DEV-09, MA-PICK-04: I-C4 lies under c5.1, but nobody can see it, with the hidden cards of a module too."""
    table = arrange(ships={0: "c5.4"}, fillers="c5.1", at={"c6.3": "LOC6"}, doubloons=50)
    table.play("sail c6.3", "done", "do pick-crew")
    assert "I-C4" not in table.offered("pick")
    assert table.reason("pick I-C4").key == "card-not-there"
    hidden = arrange(ships={0: "c1.1"}, fillers="c2.2", face_up="I-E2", hidden_developments=True).play("sail c2.2")
    assert hidden.told("card-turned-up") == []
    hidden.play("stop")
    assert hidden.doubloons() == 15


@pytest.mark.parametrize("code", ["I-C6", "I-S4"])
def test_an_immediate_explore(code: str) -> None:
    """MA-ICON-11, MA-DEV-03"""
    table = arrange(at={"c1.2": code}).play("sail c1.2", "buy")
    assert table.step == "explore"
    assert set(table.offered("explore")) == {"1", "2", "3", "4u", "4l"}
    table.play("explore 2")
    assert table.points() == 1


# --- picking ----------------------------------------------------------------------------------------------------------


def margarita(**given: Any) -> Given:
    """A ship two steps from LOC6 (pick Crew / quest), upgrade to come."""
    return {"ships": {0: "c3.1"}, "at": {"c4.1": "LOC6"}, **given}


def test_picking_crew_costs_three_more() -> None:
    """MA-PICK-01, MA-ICON-24, MA-LOC-06: from anywhere, and the place is filled from level II."""
    table = arrange(**margarita(doubloons=7, top="II-S5")).play("sail c4.1", "done", "do pick-crew")
    assert set(table.offered("pick")) == {"I-C1", "I-C2", "I-C3", "I-C4", "I-C8"}
    table.play("pick I-C3")
    assert (table.doubloons(), table.map["c3.1"]) == (0, "II-S5")


def test_ships_on_a_picked_card_stand_on_the_new_one() -> None:
    """MA-PICK-01, MA-PICK-05: the card under another ship, behind one's own."""
    table = arrange(**margarita(top="II-S5", ships={0: "c3.1", 1: "c1.2"}))
    table.play("sail c4.1", "done", "do pick-crew", "pick I-C2")
    assert (table.map["c1.2"], table.player(1)["ship"], table.doubloons(0)) == ("II-S5", "c1.2", 3)


def test_a_pick_may_be_declined() -> None:
    """MA-PICK-05, MA-GEN-06"""
    table = arrange(**margarita()).play("sail c4.1", "done", "do pick-crew")
    assert "done" in table.legal
    table.play("done")
    assert (table.player()["cards"], table.seat) == ([], 1)


def test_a_pick_that_nobody_can_pay_is_not_offered() -> None:
    """MA-GEN-03, MA-GEN-09, MA-PICK-05"""
    table = arrange(**margarita(doubloons=5)).play("sail c4.1", "done")
    assert "do pick-crew" not in table.legal
    assert table.legal == ["do quest", "done"]


def test_picking_equipment_at_the_other_location() -> None:
    """MA-PICK-01, MA-ICON-25, MA-DATA-02: LOC7, or 5 doubloons instead."""
    table = arrange(ships={0: "c5.1"}, doubloons=8).play("sail c6.1", "done")
    assert set(table.legal) == {"do pick-equipment", "do doubloons", "done"}
    table.play("do pick-equipment")
    assert set(table.offered("pick")) == {"I-E2", "I-E5", "I-E8"}
    table.play("pick I-E8", "do gold")
    assert (table.doubloons(), table.treasures()) == (3, [1, 0, 0])


def test_picking_a_ship_costs_nothing_more() -> None:
    """MA-PICK-02, MA-ICON-21: II-S7 costs 5, then any Ship at its price less discounts."""
    table = arrange(at={"c1.2": "II-S7"}, doubloons=10, upgrades={0: "B3"}).play("sail c1.2", "buy")
    assert table.doubloons() == 10 - 3
    assert set(table.offered("pick")) == {"I-S1", "I-S2", "I-S4"}
    table.play("pick I-S2")
    assert table.doubloons() == 7 - 3


def test_the_price_of_a_pick() -> None:
    """MA-PICK-03, MA-ICON-36: the cost and 3 more less all discounts, at least 0."""
    table = arrange(**margarita(doubloons=1, cards={0: "I-C1"}, upgrades={0: "B3"}))
    table.play("sail c4.1", "done", "do pick-crew")
    assert "I-C4" in table.offered("pick")  # 3 + 3 - 5 = 1
    assert "I-C2" not in table.offered("pick")  # 4 + 3 - 5 = 2
    table.play("pick I-C4")
    assert table.doubloons() == 0


def test_a_picked_card_works_like_a_bought_one() -> None:
    """MA-PICK-04: its immediate effects at once, its place refilled after them."""
    table = arrange(**margarita(top="II-S5", doubloons=20))
    table.play("sail c4.1", "done", "do pick-crew", "pick I-C6")
    assert (table.step, table.map["c9.1"]) == ("explore", "")
    table.play("explore 1")
    assert table.map["c9.1"] == "II-S5"


def test_face_down_cards_cannot_be_picked() -> None:
    """MA-PICK-04, MA-MOD-HDEV-06"""
    table = arrange(**margarita(hidden_developments=True, face_up="I-C3", doubloons=20))
    table.play("sail c4.1", "stop", "done", "do pick-crew")
    assert table.offered("pick") == ["I-C3"]


# --- worked cases -----------------------------------------------------------------------------------------------------


def test_klabautermann_and_discounts_on_margarita() -> None:
    """MA-EX-02, MA-MOV-10, MA-ICON-36"""
    given: Given = {
        "ships": {0: "c3.1", 1: "c4.1"},
        "at": {"c4.1": "LOC6", "c9.1": "II-C14"},
        "cards": {0: "I-C1"},
        "upgrades": {0: "B3"},
        "doubloons": {0: 9, 1: 0},
    }
    table = arrange(**given).play("sail c4.1")
    assert (table.doubloons(0), table.doubloons(1), table.step) == (8, 1, "upgrade")
    table.play("done", "do pick-crew", "pick II-C14")
    assert (table.doubloons(), table.player()["income_doubloons"]) == (4, 5)
    table = arrange(**given).play("sail c4.1", "done", "do pick-crew", "pick I-C4")
    assert table.doubloons() == 8 - 1
    given["figurehead"] = {0: "unicorn"}
    table = arrange(**given).play("sail c4.1", "done", "do pick-crew", "pick I-C4")
    assert table.doubloons() == 8
    table = arrange(cards={0: "I-C1"}, upgrades={0: "B3"}, doubloons=14).play("sail c2.3")
    table.play("build RES1")
    assert table.doubloons() == 0


def test_recruiter_and_carpenter() -> None:
    """MA-EX-03, MA-DEV-10, MA-GEN-08, MA-UPG-06, MA-UPG-07, MA-UPG-X1"""
    table = arrange(
        ships={0: "c4.1"},
        at={"c5.1": "II-C9", "c7.3": "II-C4"},
        upgrades={0: "A1"},
        doubloons=14,
        top="II-S5 II-S6 II-S1",
    )
    table.play("sail c5.1", "buy")
    assert (table.doubloons(), table.step) == (11, "pick")
    table.play("pick II-C4")
    assert (table.doubloons(), table.step) == (1, "upgrade")
    assert table.reason("upgrade B5").key == "partition-closed"
    table.play("upgrade A3")
    assert (table.step, table.player()["upgrades"]) == ("upgrade", ["A1", "A3"])
    table.play("upgrade B5")
    assert table.step == "market"
    table.play("market 3", "place LOC4")
    assert table.points() == 2
    table.play("cube gold")
    assert (table.map["c7.3"], table.map["c5.1"]) == ("II-S5", "II-S6")
    assert (table.player()["cards"], table.doubloons()) == (["II-C9", "II-C4"], 1)
    assert table.player()["upgrades"] == ["A1", "A3", "B5"]
    assert table.seat == 1
