"""Corners of the rules where a small mistake went unnoticed (`make mutants`)."""

from __future__ import annotations

import pytest
from tests.port_royal.table import arrange, new_table

from flibuste.kernel.refusals import BadRecord

THREE = "pinnace:1/1 flute:1/1 skiff:1/1"


@pytest.mark.parametrize(
    ("color", "ship", "other"),
    [
        ("yellow", "u-pinnace:1/1", "u-flute:1/1"),
        ("blue", "u-flute:1/1", "u-skiff:1/1"),
        ("green", "u-skiff:1/1", "u-frigate:1/1"),
        ("red", "u-frigate:1/1", "u-galleon:2/1"),
        ("black", "u-galleon:2/1", "u-pinnace:1/1"),
    ],
)
def test_each_merchant_keeps_ships_of_the_own_color_and_no_others(color: str, ship: str, other: str) -> None:
    """PR-SAIL-07"""
    merchant = f"u-merchant-{color}:6/2"
    given = {"sets": "sets_sail", "areas": {0: merchant}, "harbor": f"{ship} {other} u-sailor:3/1"}
    table = arrange(**given).play("stop", f"trade {ship}")  # type: ignore[arg-type]
    assert (table.step, table.legal) == ("store", [f"store {merchant}", "sell"])
    table = arrange(**given).play("stop", f"trade {other}")  # type: ignore[arg-type]
    assert table.step != "store"


def test_a_script_cannot_bring_a_card_of_another_set() -> None:
    with pytest.raises(BadRecord, match="There is no 'u-skiff:1/1' left to lie in the draw pile"):
        new_table(top="u-skiff:1/1")


def test_what_may_come_first_in_a_turn_lies_in_the_time_deck() -> None:
    """PR-COOP-04, PR-COOP-12: cards of the first shuffle, even when the main pile was shuffled again."""
    table = arrange(
        contracts="cooperative", agenda="ransom luminary", harbor="flute:1/1", discard="sailor:3/1 priest:4/1", dry=True
    ).play("stop", "trade flute:1/1")
    assert table.told("deck-shuffled") == [{"cards": 3}]
    while table.active == 0:
        table.play("pass" if "pass" in table.legal else "end")
    assert (table.legal, table.p.revealed_this_turn) == (["reveal"], 0)
    coins_of_the_first_shuffle = 6
    assert table.view["odds"] == {"bad": 0, "cards": len(table.time_deck) + coins_of_the_first_shuffle}


def test_a_ship_that_is_repelled_to_the_discard_pile_was_revealed_too() -> None:
    """PR-CONL-13: the Speculator looks at the harbor again."""
    table = arrange(areas={0: "sailor:3/1"}, harbor=THREE, top="frigate:1/1", agenda="speculator")
    table.play("reveal", "repel")
    assert (table.discard, table.legal) == (["frigate:1/1"], ["claim contract:speculator", "forgo"])


def test_the_reason_names_the_ship_that_must_be_decided_first() -> None:
    """PR-REP-01"""
    table = arrange(areas={0: "sailor:3/1"}, harbor="skiff:1/1", top="flute:1/1").play("reveal")
    assert table.reason("stop").facts == {"card": "flute:1/1"}


def test_a_tax_among_the_four_does_not_make_the_speculator_look_early() -> None:
    """PR-CONL-13: once, after the whole throw."""
    table = arrange(
        areas={0: "p-gambler:4/1"},
        harbor=THREE,
        top="tax:swords galleon:2/1 sailor:3/1 priest:4/1",
        agenda="speculator",
        gambler=True,
    ).play("gamble")
    assert (table.step, len(table.told("card-revealed"))) == ("claim_now", 4)
    table.play("forgo")
    assert table.step == "window"
