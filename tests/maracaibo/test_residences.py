"""Residence cards (section 5.2 of the rules); what they score at the end is in test_final_scoring.py."""

from __future__ import annotations

from tests.maracaibo.table import arrange, card


def test_building_pays_and_the_card_stays() -> None:
    """MA-RES-01, MA-RES-02, MA-DATA-05: the hacienda costs 16, and the first who builds there scores 2 points."""
    assert card("RES1").cost == 16
    table = arrange(doubloons=16).play("sail c2.3")
    assert (table.step, set(table.legal)) == ("residence", {"build RES1", "done"})
    table.play("build RES1")
    assert (table.doubloons(), table.points(), table.player()["residences"]) == (0, 2, ["RES1"])
    assert (table.map["c2.3"], table.place("c2.3")["built"], table.seat) == ("RES1", [0], 1)


def test_yellow_builds_after_black() -> None:
    """MA-RES-X1, MA-RES-06: a token, and no points for the second."""
    table = arrange(doubloons=16, residences={1: "RES1"}).play("sail c2.3", "build RES1")
    assert (table.doubloons(), table.points(), table.player()["residences"]) == (0, 0, ["RES1"])
    assert table.place("c2.3")["built"] == [0, 1]


def test_all_four_may_build_on_one_card() -> None:
    """MA-RES-06"""
    table = arrange(4, doubloons=50, residences={1: "RES1", 2: "RES1", 3: "RES1"}).play("sail c2.3", "build RES1")
    assert table.place("c2.3")["built"] == [0, 1, 2, 3]


def test_one_token_for_each_player_and_card() -> None:
    """MA-RES-03, MA-GEN-09: nothing is left to choose, so the turn goes on."""
    table = arrange(doubloons=50, residences={0: "RES1"}).play("sail c2.3")
    assert (table.seat, table.doubloons(), table.points()) == (1, 50, 0)


def test_who_does_not_build_gains_nothing() -> None:
    """MA-RES-05: neither who cannot pay nor who does not want to."""
    table = arrange(doubloons=15).play("sail c2.3")
    assert (table.seat, table.doubloons()) == (1, 15)
    table = arrange(doubloons=16).play("sail c2.3")
    assert table.reason("coins").key == "no-doubloons-here"
    table.play("done")
    assert (table.seat, table.doubloons()) == (1, 16)


def test_five_doubloons_at_a_residence_as_a_house_option() -> None:
    """MA-OPT-05, MA-RES-05: instead of building."""
    table = arrange(doubloons=15, residence_doubloons=True).play("sail c2.3")
    assert (table.seat, table.doubloons()) == (1, 20)
    table = arrange(doubloons=16, residence_doubloons=True).play("sail c2.3")
    assert set(table.legal) == {"build RES1", "coins"}
    assert table.play("coins").doubloons() == 21
    table = arrange(doubloons=16, residence_doubloons=True).play("sail c2.3", "build RES1")
    assert table.doubloons() == 0
    table = arrange(doubloons=16, residences={0: "RES1"}, residence_doubloons=True).play("sail c2.3")
    assert table.doubloons() == 21


def test_only_the_residence_under_the_ship() -> None:
    """MA-RES-01"""
    table = arrange(doubloons=50).play("sail c2.3")
    assert table.reason("build RES6").key == "ship-elsewhere"


def test_discounts_for_residences() -> None:
    """MA-RES-01, MA-ICON-08, MA-ICON-36: 2 by the ship, 2 by a card, 2 by the Unicorn; the Klabautermann's 3 do not
    help.
    """
    table = arrange(
        doubloons=10, cards={0: "I-C1 II-C1"}, upgrades={0: "B3"}, figurehead={0: "unicorn"}, residences={1: "RES1"}
    )
    table.play("sail c2.3", "build RES1")
    assert table.doubloons() == 0


def test_building_by_an_icon_from_anywhere() -> None:
    """MA-ICON-20, MA-RES-09, MA-RES-02: the Deed II-E14 costs 3."""
    table = arrange(at={"c1.2": "II-E14"}, doubloons=19, residences={0: "RES1", 1: "RES12"}).play("sail c1.2", "buy")
    assert (table.step, set(table.offered("build"))) == ("build", {"RES3"})  # 13; RES6 costs 18 and RES12 too
    table.play("build RES3")
    assert (table.doubloons(), table.points(), table.player()["residences"]) == (3, 2, ["RES1", "RES3"])


def test_a_build_icon_may_be_left_out() -> None:
    """MA-GEN-06, MA-ICON-20"""
    table = arrange(at={"c1.2": "II-E14"}, doubloons=50).play("sail c1.2", "buy")
    assert "done" in table.legal
    assert table.reason("build RES2").key == "card-not-there"
    table.play("done")
    assert table.player()["residences"] == []


def test_a_built_residence_is_not_built_again_by_an_icon() -> None:
    """MA-RES-03, MA-ICON-20"""
    table = arrange(at={"c1.2": "II-E14"}, doubloons=50, residences={0: "RES1"}).play("sail c1.2", "buy")
    assert set(table.offered("build")) == {"RES3", "RES6", "RES12"}
    assert table.reason("build RES1").key == "built-already"


def test_jordan_counts_as_a_builder() -> None:
    """MA-RES-09"""
    table = arrange(1, doubloons=16, jordan={"residences": ["RES1"]}).play("sail c2.3", "build RES1")
    assert (table.points(), table.place("c2.3")["built"]) == (0, [0, -1])
