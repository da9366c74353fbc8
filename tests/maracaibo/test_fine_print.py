"""Corners of the rules where a small mistake went unnoticed (`make mutants`)."""

from __future__ import annotations

import pytest
from tests.maracaibo.table import Given, arrange, new_table

from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadRecord


def test_a_card_may_cost_a_single_doubloon() -> None:
    """MA-DEV-02: I-C4 for 3 less 2."""
    table = arrange(at={"c1.2": "I-C4"}, upgrades={0: "B3"}, doubloons=1).play("sail c1.2", "buy")
    assert (table.doubloons(), table.player()["cards"]) == (0, ["I-C4"])


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_each_space_of_the_poseidon_is_taken_by_itself(space: int) -> None:
    """MA-FIG-G"""
    held = ["." if n != space else "gold" for n in (1, 2, 3, 4)]
    table = arrange(
        figurehead={0: "poseidon"},
        treasures={0: "gold pearl"},
        poseidon={0: " ".join(held)},
        markets={0: {1: "LOC1"}},
    ).play("sail c1.1")
    free = {f"pearl poseidon-{n}" for n in (1, 2, 3, 4) if n != space}
    assert {grave for grave in table.offered("bury") if "poseidon" in grave} == free


def test_the_reason_for_an_action_that_could_be_paid() -> None:
    """MA-RAID-11: two swords are enough for the Skull, but there is nothing to bury."""
    table = arrange(figurehead={0: "skull"}, dice=["2 2 2"]).play("sail c1.1", "done", "do raid", "die gold")
    assert table.reason("spend skull").key == "nothing-to-gain"


def test_jordan_goes_to_the_first_place_of_all() -> None:
    """MA-SOLO-22: the only Ship in reach lies on c1.1."""
    table = arrange(1, turn="jordan", jordan_deck="B6 A1 A2 A3 A4 A5", at={"c1.1": "I-S2"}).play("jordan")
    assert (table.jordan["ship"], table.jordan["cards"]) == ("c1.1", ["I-S2"])


def test_no_points_are_told_where_none_were_gained() -> None:
    """MA-SOLO-16: level 1 of a raid; MA-RND-01: an income of nothing."""
    sheet = {"ship": "c9.1", "upgrades": 22}
    table = arrange(1, turn="jordan", jordan=sheet, luck=[Luck("jordan-die", ["1"])]).play("jordan")
    assert table.told("points-gained") == []
    table = arrange(markets={0: {2: "LOC1"}}).play("sail c1.1")
    assert table.told("points-gained") == []


@pytest.mark.parametrize("throw", ["0 1 2", "7 1 2", "1 2", "1 2 3 4", "a 1 2"])
def test_dice_that_no_die_can_show(throw: str) -> None:
    """MA-COMP-06"""
    table = arrange(dice=[throw]).play("sail c1.1", "done")
    with pytest.raises(BadRecord):
        table.play("do raid")


def test_a_shuffle_cannot_bring_what_is_not_there() -> None:
    """MA-SET-02"""
    with pytest.raises(BadRecord, match="There is no"):
        new_table(2, script=[Luck("first-player", ["1"]), Luck("residences", ["RES13"])])


def test_a_black_market_keeps_its_place_for_good() -> None:
    """MA-BM-03, MA-BM-04: two are placed one after the other; neither place is free any more."""
    table = arrange(upgrades={0: "A1 A2"}, quests={0: "Q01"}).play("sail c1.1", "upgrade B5", "market 2", "place LOC4")
    table.play("done", "sail c1.1", "upgrade A3", "market 2")
    assert "LOC4" not in table.offered("place")
    table.play("place LOC5")
    assert (table.player(0)["markets"][1], table.player(1)["markets"][1]) == ("c3.4", "c4.2")
    assert table.place("c3.4")["market"] == {"seat": 0, "tile": 2}


def test_what_is_gained_in_play_counts_for_quests() -> None:
    """MA-QT-06, MA-QT-12, MA-QT-16, MA-QT-04: a residence, an upgrade, a Ship, a figurehead's income."""
    table = arrange(doubloons=30, quests={0: "Q24"}, market="Q01 Q02", cards={0: "I-S2"}).play(
        "sail c2.3", "build RES1"
    )
    assert table.player()["quests"][0]["level"] == 1
    fifteen = "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C4"
    table = arrange(quests={0: "Q20"}, upgrades={0: fifteen}, explorers={0: "S"}).play("sail c1.1")
    assert table.player()["quests"][0]["level"] == 0
    assert table.play("upgrade C5").player()["quests"][0]["level"] == 1
    table = arrange(quests={0: "Q17"}, cards={0: "I-S3"}, at={"c1.2": "I-S2"}).play("sail c1.2", "buy")
    assert (table.player()["quests"][0]["level"], table.player()["income_doubloons"]) == (1, 3)
    table = arrange(upgrades={0: "A1 A2"}, figureheads="sea-serpent lion whale dragon").play("sail c1.1", "upgrade B1")
    table.play("figurehead sea-serpent")
    assert (table.player()["income_doubloons"], table.player()["income_vp"]) == (2, 2)


def test_a_residence_that_fills_a_place_cannot_be_built() -> None:
    """MA-DEV-09: nobody sees it, wherever the position comes from; Jordan does not count it either."""
    given: Given = {"at": {"c1.2": "RES5"}, "fillers": "c1.2"}
    table = arrange(ships={0: "c9.1"}, doubloons=50, **given).play("sail gulf", "done", "do build")
    assert set(table.offered("build")) == {"RES1", "RES3", "RES6", "RES12"}
    assert table.reason("build RES5").key == "card-not-there"
    die = [Luck("jordan-die", ["1"])]
    table = arrange(1, turn="jordan", jordan={"ship": "gulf", "upgrades": 3}, luck=die, **given).play("jordan")
    assert table.jordan["residences"] == ["RES1"]


def test_two_treasures_may_lie_on_the_poseidon() -> None:
    """MA-FIG-G: II-E11 buries twice; a space that was taken in play is taken."""
    given: Given = {"at": {"c1.2": "II-E11"}, "figurehead": {0: "poseidon"}, "treasures": {0: "gold pearl"}}
    table = arrange(**given).play("sail c1.2", "buy", "bury gold poseidon-2")
    assert (table.points(), table.player()["poseidon"]) == (4, ["", "gold", "", ""])
    assert table.reason("bury pearl poseidon-2").key == "space-taken"
    assert table.play("bury pearl poseidon-1").player()["poseidon"] == ["pearl", "gold", "", ""]


def test_a_single_doubloon_is_paid_to_the_only_ship() -> None:
    """MA-MOV-10: with two ships and one doubloon it is asked whom; then nobody else is paid."""
    table = arrange(3, ships={0: "c1.1", 1: "c2.3", 2: "c2.3"}, doubloons=1).play("sail c2.3", "pay 3")
    assert [table.doubloons(seat) for seat in range(3)] == [0, 1, 2]


def test_maracaibo_is_no_card() -> None:
    """MA-MOV-09, MA-SOLO-06: nobody pays Jordan there, nor on the Gulf."""
    table = arrange(1, round=3, ships={0: "gulf"}, jordan={"ship": "maracaibo"}).play("sail maracaibo")
    assert (table.doubloons(), table.told("paid-jordan")) == (10, [])


def test_the_reasons_at_the_half_price_tile() -> None:
    """MA-MOD-SUN-02, MA-MOD-SUN-04, MA-RES-03: owned already, too dear even so, not in play."""
    table = arrange(explorers={0: "29"}, sunny_retirement=True, doubloons=8, residences={0: "RES1"})
    table.play("sail c2.1", "done", "explore H")
    assert table.legal == ["build RES3"]
    assert table.reason("build RES1").key == "built-already"
    assert table.reason("build RES2").key == "card-not-there"
    assert table.reason("build RES6").facts == {"price": 9, "doubloons": 8}


def test_a_step_is_not_stopped_without_the_module() -> None:
    """MA-MOV-12"""
    assert arrange().reason("stop").key == "not-now"
    assert arrange(hidden_developments=True).reason("coins").key == "not-now"


def test_of_two_places_in_the_first_column_jordan_takes_the_upper_one() -> None:
    """MA-SOLO-13"""
    at = {"c1.1": "LOC1", "c1.2": "LOC2", "c3.2": "RES6", "c5.2": "I-C2"}
    table = arrange(1, turn="jordan", at=at, luck=[Luck("jordan-die", ["1"])]).play("jordan")
    assert table.jordan["ship"] == "c1.1"
    assert table.told("jordan-stronger") == [{"rival": "jordan", "level": 2}]


def test_without_a_figurehead_on_offer_nothing_is_asked() -> None:
    """MA-FIG-01, MA-GEN-09"""
    table = arrange(upgrades={0: "A1 A2"}, figureheads="none").play("sail c1.1", "upgrade B1")
    assert (table.step, table.doubloons(), table.player()["figurehead"]) == ("effects", 10, None)


def test_the_last_doubloons_pay_for_a_black_market_and_a_figurehead() -> None:
    """MA-BM-01, MA-FIG-01, MA-GEN-03: exactly enough is enough."""
    assert arrange(doubloons=2).play("sail c1.1", "upgrade A3", "market 2", "place LOC4").doubloons() == 0
    table = arrange(upgrades={0: "A1 A2"}, doubloons=3, figureheads="lion whale harpy dragon")
    assert table.play("sail c1.1", "upgrade B1", "figurehead lion").doubloons() == 0


def test_jordans_card_cannot_be_taken_back() -> None:
    """MA-SOLO-08: what was seen was seen."""
    table = arrange(1, turn="jordan", jordan_deck="A6 A1 A2 A3 A4 A5").play("jordan")
    assert table.game.may_undo == -1


def test_the_end_is_told() -> None:
    """MA-SCO-11, MA-SOLO-31"""
    table = arrange(turn=1, round=3, ships={1: "gulf"}, doubloons=0).play("sail maracaibo", "done")
    assert table.told("game-ended") == [{"winners": [1], "ending": "three_rounds", "lost": False}]
    table = arrange(1, turn="jordan", round=3, jordan={"ship": "gulf", "upgrades": 22}, doubloons=0).play("jordan")
    assert table.told("game-ended") == [{"winners": [], "ending": "three_rounds", "lost": True}]
