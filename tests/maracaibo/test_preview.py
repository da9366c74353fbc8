"""Previews promise what then happens."""

from __future__ import annotations

from tests.maracaibo.table import ALL_SLOTS, TITLE, arrange, random_games, random_moves


def test_prices() -> None:
    """MA-GEN-02, MA-PICK-03, MA-RES-01: what is to be paid."""
    table = arrange(cards={0: "I-C1"}).play("sail c1.2")
    assert table.preview("buy") == {"price": 1}
    assert table.preview("coins") == {"doubloons": 5}
    table = arrange(doubloons=16).play("sail c2.3")
    assert table.preview("build RES1") == {"price": 16, "points": 2}
    assert table.preview("done") == {}
    table = arrange(at={"c1.1": "LOC6"}).play("sail c1.1", "done", "do pick-crew")
    assert table.preview("pick I-C2") == {"price": 7}


def test_gains() -> None:
    """MA-GEN-02, MA-TRE-02, MA-RAID-04"""
    table = arrange(dice=["6 6 6"], upgrades={0: "A4"}, slots={0: "gold pearl"}, tiles={"LOC1": "gold"})
    assert table.preview("sail c1.1") == {"gold_cubes": 1}
    table.play("sail c1.1", "done")
    assert table.preview("do raid") == {}
    table.play("do raid")
    assert table.preview("die emerald") == {"swords": 7}
    assert table.preview("reroll") == {}
    table.play("die emerald")
    assert table.preview("spend loot") == {"emerald": 1, "points": 2, "forecast": 5}
    assert table.preview("spend doubloons") == {"doubloons": 3}


def test_swords_that_nothing_can_be_bought_for() -> None:
    """MA-RAID-06: a second raid, when every action was used in the first."""
    table = arrange(
        upgrades={0: "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B6"},
        cards={0: "I-C3 I-S3 II-C3 II-S1"},
        slots={0: ALL_SLOTS},
        dice=["1 1 1"],
    )
    table.play("sail c1.1", "upgrade D4", "die gold", "spend loot", "spend B2", "spend doubloons", "spend vp")
    assert table.play("do raid").preview("die gold") == {"swords": 0}


def test_the_forecast_of_a_raid() -> None:
    """MA-SCO-07, MA-QST-05: a treasure counts, and what it does to its island and to the own quests."""
    table = arrange(
        dice=["6 6 6"], slots={0: ALL_SLOTS}, islands=(5, 4, 4), treasures={0: "gold gold"}, quests={0: "Q01"}
    )
    table.play("sail c1.1", "done", "do raid", "die gold")
    before = sum(table.player()["forecast"])
    promised = table.preview("spend loot")
    table.play("spend loot")
    assert promised["forecast"] == sum(table.player()["forecast"]) - before


def test_steps_of_an_explorer() -> None:
    """MA-EXP-02: a space with another explorer costs none."""
    table = arrange(at={"c1.1": "LOC3"}, explorers={1: "2"}).play("sail c1.1", "done")
    assert [table.preview(f"explore {space}")["steps"] for space in ("1", "3", "4u")] == [1, 2, 3]


def test_payments_and_burials() -> None:
    """MA-MOV-09, MA-BURY-01"""
    table = arrange(ships={0: "c1.1", 1: "c2.1"}, markets={0: {1: "LOC3"}}, treasures={0: "gold"}, slots={0: ALL_SLOTS})
    assert table.preview("sail c2.1") == {"doubloons": -1}
    table.play("sail c2.1")
    assert table.preview("bury gold 1") == {"doubloons": 4}
    assert table.preview("bury gold 2") == {"gold_cubes": 1}
    assert table.preview("bury gold 3") == {"points": 3}
    assert table.preview("bury gold 4") == {}


def test_what_luck_decides_is_not_promised() -> None:
    """MA-MOD-SKIR-01, MA-MOD-HLOC-02: a fight, a hidden card."""
    table = arrange(ships={0: "c1.1", 1: "c2.3"}, skirmishes=True)
    assert table.preview("sail c2.3") == {}
    assert arrange(hidden_locations=True).preview("sail c1.1") == {}


def test_previews_in_random_games() -> None:
    """MA-GEN-02: doubloons and points that are promised come."""
    for number, table in enumerate(random_games(10, "preview")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 11:
                continue
            seat = table.seat
            for move in table.game.moves():
                promised = table.game.preview(TITLE.book.named(move.notation))
                if "doubloons" in promised or "points" in promised:
                    twin = table.p.clone()
                    twin.play(move)
                    gained = twin.players[seat].doubloons - table.sheet(seat).doubloons
                    assert promised.get("doubloons", gained) == gained
                    scored = twin.players[seat].points[0] - table.sheet(seat).points[0]
                    assert promised.get("points", 0) == scored
