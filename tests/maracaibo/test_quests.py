"""Taking, drawing and selling quests (section 10 of the rules)."""

from __future__ import annotations

from typing import Any

from tests.maracaibo.table import Given, Table, arrange


def aruba(**given: Any) -> Table:
    """A quest action at LOC4, the upgrade left out."""
    return arrange(at={"c1.1": "LOC4"}, **given).play("sail c1.1", "done")


def test_a_card_of_the_market_is_replaced_at_once() -> None:
    """MA-QST-01, MA-QST-06: the new card comes in at the left, the other slides to the right."""
    table = aruba(market="Q24 Q25", quest_top="Q05 Q06")
    assert set(table.legal) == {"take Q24", "take Q25", "draw", "done"}
    table.play("take Q25")
    assert (table.quests(), table.view["quest_market"], table.quest_deck[0]) == (["Q25"], ["Q05", "Q24"], "Q06")
    table = aruba(market="Q24 Q25", quest_top="Q05 Q06").play("take Q24")
    assert table.view["quest_market"] == ["Q05", "Q25"]


def test_the_top_card_of_the_deck() -> None:
    """MA-QST-01, MA-QST-06: the market stays as it is."""
    table = aruba(market="Q24 Q25", quest_top="Q05 Q06").play("draw")
    assert (table.quests(), table.view["quest_market"], table.quest_deck[0]) == (["Q05"], ["Q24", "Q25"], "Q06")


def test_no_limit_of_quests() -> None:
    """MA-QST-02"""
    hand = " ".join(f"Q{n:02}" for n in range(1, 21))
    assert len(aruba(quests={0: hand}).play("draw").quests()) == 21


def test_with_an_empty_deck_only_the_market_is_left() -> None:
    """MA-QST-03, MA-QST-06: and it is not refilled."""
    table = aruba(quest_deck="")
    assert set(table.legal) == {"take Q24", "take Q25", "done"}
    assert table.reason("draw").key == "quest-deck-empty"
    table.play("take Q24")
    assert table.view["quest_market"] == ["Q25"]
    table = aruba(quest_deck="", market="")
    assert (table.quests(), table.seat, table.doubloons()) == ([], 1, 13)


def test_the_last_card_of_the_deck_fills_the_market() -> None:
    """MA-QST-06: as far as the deck allows."""
    table = aruba(quest_deck="Q07").play("take Q24")
    assert (table.view["quest_market"], table.quest_deck) == (["Q07", "Q25"], [])


def test_a_quest_that_does_not_lie_there() -> None:
    """MA-QST-01"""
    assert aruba().reason("take Q01").key == "not-in-market"


def test_selling_a_quest() -> None:
    """MA-QST-04, MA-QST-07, MA-ICON-17, MA-QST-06: eight doubloons, the card goes under the deck, the market is not
    filled.
    """
    table = arrange(at={"c1.2": "II-C6"}, quests={0: "Q03 Q04"}, market="Q24").play("sail c1.2", "buy")
    assert set(table.legal) == {"sell Q03", "sell Q04", "done"}
    assert table.reason("sell Q05").key == "quest-not-yours"
    table.play("sell Q03")
    assert (table.quests(), table.doubloons(), table.quest_deck[-1]) == (["Q04"], 10 - 5 + 8, "Q03")
    assert (table.view["quest_market"], table.seat) == (["Q24"], 1)


def test_without_a_quest_there_is_nothing_to_sell() -> None:
    """MA-QST-07, MA-GEN-09"""
    table = arrange(at={"c1.2": "II-C6"}).play("sail c1.2", "buy")
    assert (table.doubloons(), table.seat) == (5, 1)


def test_selling_may_be_left_out() -> None:
    """MA-GEN-06, MA-QST-04"""
    table = arrange(at={"c1.2": "II-C6"}, quests={0: "Q03"}).play("sail c1.2", "buy", "done")
    assert (table.doubloons(), table.quests()) == (5, ["Q03"])


def test_the_whale_exchanges_the_market() -> None:
    """MA-FIG-D, MA-FIG-03: once for each quest; new cards first, then the old ones go under the deck, the left one
    first.
    """
    table = aruba(figurehead={0: "whale"}, market="Q24 Q25", quest_top="Q05 Q06")
    assert "exchange" in table.legal
    table.play("exchange")
    assert set(table.view["quest_market"]) == {"Q05", "Q06"}
    assert table.quest_deck[-2:] == ["Q24", "Q25"]
    assert "exchange" not in table.legal
    assert table.reason("exchange").key == "exchanged-already"
    table.play("take Q06")
    assert table.quests() == ["Q06"]


def test_after_an_exchange_the_quest_may_still_be_drawn() -> None:
    """MA-FIG-D"""
    assert aruba(figurehead={0: "whale"}, quest_top="Q05 Q06 Q07").play("exchange", "draw").quests() == ["Q07"]


def test_the_whale_needs_as_many_cards_as_lie_in_the_market() -> None:
    """MA-FIG-03: exactly as many will do."""
    assert aruba(figurehead={0: "whale"}, quest_deck="Q01").reason("exchange").key == "quest-deck-short"
    table = aruba(figurehead={0: "whale"}, quest_deck="Q01 Q02").play("exchange")
    assert (set(table.view["quest_market"]), table.quest_deck) == ({"Q01", "Q02"}, ["Q24", "Q25"])
    assert aruba().reason("exchange").key == "no-whale"


def test_the_whale_before_each_of_two_quests() -> None:
    """MA-FIG-D: the ship's A2 and then Aruba: two draws in a turn, an exchange before each."""
    table = arrange(at={"c1.1": "LOC4"}, figurehead={0: "whale"}).play("sail c1.1", "upgrade A2", "exchange", "draw")
    assert "exchange" in table.legal


def test_the_whale_pays_for_quests() -> None:
    """MA-EX-11, MA-FIG-D, MA-ICON-23, MA-QT-19, MA-RES-T01: Letter of Marque, Paymaster, Fence."""
    given: Given = {
        "figurehead": {0: "whale"},
        "quests": {0: "Q01 Q02 Q11 Q20"},
        "cards": {0: "II-C14"},
        "residences": {0: "RES1"},
    }
    table = arrange(**given)
    assert table.player()["income_doubloons"] == 9
    table = arrange(at={"c1.2": "II-E15"}, **given).play("sail c1.2", "buy", "do quest", "draw")
    assert table.player()["income_doubloons"] == 10
    five: Given = {**given, "quests": {0: "Q01 Q02 Q11 Q20 Q03"}}
    table = arrange(at={"c1.2": "II-C7"}, **five).play("sail c1.2", "buy")
    assert table.doubloons() == 10 - 4 + 10
    assert (table.player()["forecast"][8], table.player()["forecast"][5]) == (7, 20)
    table = arrange(at={"c1.2": "II-C6"}, **five).play("sail c1.2", "buy", "sell Q03")
    assert table.player()["income_doubloons"] == 9
    assert (table.player()["forecast"][8], table.player()["forecast"][5]) == (3, 18)


def test_several_quests_in_a_row() -> None:
    """MA-ICON-37, MA-QST-01: B6 of the ship gives a doubloon and a quest, then comes that of the location."""
    table = arrange(at={"c1.1": "LOC4"}, upgrades={0: "A1 A4"}, quest_top="Q05 Q06").play("sail c1.1", "upgrade B6")
    table.play("draw", "draw")
    assert (table.quests(), table.doubloons(), table.seat) == (["Q05", "Q06"], 14, 1)
