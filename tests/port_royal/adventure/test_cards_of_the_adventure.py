"""Cargo ships, the sixth color, and the new cards. PR-ADV section 16.6, PR-ADVC."""

from __future__ import annotations

import pytest
from tests.port_royal.adventure.chapter import BOOK, BREAD, HERBS, RUM, chapter

from flibuste.games.port_royal.pieces import ADVENTURE_SET, CARDS, VIOLET
from flibuste.kernel.chance import quick

CROWN_SHIP = "v-frigate-rum:3/0c"
FIVE_COLORS = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 galleon:2/1"


# --- the sixth color --------------------------------------------------------------------------------------------------


def test_six_colors_allow_four_cards() -> None:
    """PR-ADV-37, PR-TRD-01, PR-ADVC-15"""
    table = chapter(harbor=f"{FIVE_COLORS} {BOOK}")
    assert (table.view["colors"], table.view["allowance"]) == (6, 4)
    assert table.view["allowance_steps"] == [1, 1, 1, 1, 2, 3, 4]


def test_two_ares_ships_sink_the_turn() -> None:
    """PR-ADVC-15, PR-BUST-01"""
    table = chapter(harbor=BOOK, top=HERBS).play("reveal")
    assert (table.active, len(table.told("busted"))) == (1, 1)


def test_ares_ships_are_repelled_like_any() -> None:
    """PR-ADV-53: by their printed swords."""
    table = chapter(top="v-ares-book:4/1", areas={0: "pirate:5/1"}).play("reveal")
    assert table.step == "discover"
    table = chapter(top="v-ares-book:4/1", areas={0: "pirate:5/1 pirate:7/2"}).play("reveal", "repel")
    assert table.discard == ["v-ares-book:4/1"]


def test_eight_ares_ships() -> None:
    """PR-ADVC-01: half with a book, half with herbs; one coin each (PR-ADV-51)."""
    ships = [card for card in CARDS if card.color == VIOLET]
    assert sum(int(ship.copies) for ship in ships) == 8
    assert {int(ship.coins) for ship in ships} == {1}
    assert sum(int(ship.copies) for ship in ships if ship.cargo == 0) == 4


# --- coins or cargo ---------------------------------------------------------------------------------------------------


def test_coins_or_cargo() -> None:
    """PR-ADV-38, PR-ADV-51: the ship goes to the discard pile, or stays with its cargo and without its coins."""
    table = chapter(harbor=HERBS, coins={0: 0}).play("stop", f"trade {HERBS}")
    assert (table.step, table.legal) == ("cargo", ["cargo", "collect"])
    assert table.reason("pass").key == "cargo-comes-first"
    assert table.preview("cargo") == {"coins": 0, "cargo": 1, "fee": 0}
    assert table.preview("collect") == {"coins": 1, "fee": 0}
    table.play("collect")
    assert (table.coins(0), table.discard) == (1, [HERBS])
    table = chapter(harbor=HERBS, coins={0: 0}).play("stop", f"trade {HERBS}", "cargo")
    assert (table.coins(0), [card.code for card in table.voyage(0).cargo]) == (0, [HERBS])
    assert table.told("cargo-kept") == [{"seat": 0, "card": HERBS, "cargo": "herbs", "coins": 0}]


def test_a_crown_instead_of_coins() -> None:
    """PR-ADV-38, PR-ADV-68: no coins besides it, whatever an event says; Don Ferdinando's comes on top."""
    table = chapter(harbor=CROWN_SHIP, coins={0: 0}).play("stop", f"trade {CROWN_SHIP}")
    assert table.preview("collect") == {"coins": 0, "fee": 0, "crowns": 1, "influence": 0}
    table.play("collect")
    assert (table.coins(0), table.voyage(0).crowns) == (0, 1)
    table = chapter(harbor=CROWN_SHIP, sides={0: "don_ferdinando", 1: "grace_may"}, gone={0: 1})
    table.play("stop", f"trade {CROWN_SHIP}")
    assert table.preview("collect") == {"coins": 0, "fee": 0, "crowns": 2, "influence": 0}
    assert table.play("collect").voyage(0).crowns == 2


def test_both_ways_are_a_trade() -> None:
    """PR-ADV-39, PR-ADV-66: Traders, Landman, Clerks and those who know the Ares pay with both."""
    area = "v-captain:5/1 v-priest:5/1"
    for way, coins in (("cargo", 2), ("collect", 3)):
        table = chapter(harbor=BOOK, areas={0: area}, coins={0: 0}).play("stop", f"trade {BOOK}", way)
        assert table.coins(0) == coins
    for way, coins in (("cargo", 1), ("collect", 3)):
        table = chapter(harbor=BREAD, areas={0: "trader-green:3/1 v-settler:5/1"}, coins={0: 0})
        assert table.play("stop", f"trade {BREAD}", way).coins(0) == coins
    for way in ("cargo", "collect"):
        table = chapter(harbor=f"{BREAD} sailor:3/1 priest:4/1", areas={0: "a-clerk-green:9/3"}, contract_cards=True)
        table.play("stop", f"trade {BREAD}", way)
        assert table.view["allowance"] == 1
    for way in ("cargo", "collect"):
        table = chapter(harbor="v-frigate-bread:1/2", sides={0: "don_ferdinando", 1: "grace_may"}, gone={0: 1})
        assert table.play("stop", "trade v-frigate-bread:1/2", way).voyage(0).crowns == 1


def test_base_characters_get_nothing_for_ares() -> None:
    """PR-ADV-39, PR-ADVC-05: only the Captain, Priest and Settler of this set, and only for Ares Pirates."""
    table = chapter(harbor=BOOK, areas={0: "captain:4/1 priest:4/1"}, coins={0: 0}).play(
        "stop", f"trade {BOOK}", "cargo"
    )
    assert table.coins(0) == 0
    table = chapter(harbor="flute:1/1", areas={0: "v-captain:5/1"}, coins={0: 0}).play("stop", "trade flute:1/1")
    assert table.coins(0) == 1


def test_a_merchant_stores_only_a_ship_traded_for_coins() -> None:
    """PR-ADV-66"""
    merchant = "u-merchant-green:6/2"
    table = chapter(harbor=BREAD, areas={0: merchant}, sets_sail_cards=True).play("stop", f"trade {BREAD}", "collect")
    assert table.step == "store"
    table = chapter(harbor=BREAD, areas={0: merchant}, sets_sail_cards=True).play("stop", f"trade {BREAD}", "cargo")
    assert table.step != "store"
    assert [card.code for card in table.voyage(0).cargo] == [BREAD]


def test_the_fee_for_cargo() -> None:
    """PR-ADV-67, PR-ADV-X2: the bonus of the trade may pay it; without a coin the ship cannot be kept."""
    table = chapter(harbor=HERBS, areas={1: "v-priest:5/1"}, coins={0: 0, 1: 0}).play("stop", "pass", f"trade {HERBS}")
    table.play("cargo")
    assert (table.coins(0), table.coins(1), [card.code for card in table.voyage(1).cargo]) == (1, 0, [HERBS])
    table = chapter(harbor=HERBS, coins={0: 0, 1: 0}).play("stop", "pass", f"trade {HERBS}")
    assert (table.coins(0), table.coins(1), table.voyage(1).cargo, table.discard) == (1, 0, [], [HERBS])
    table = chapter(harbor=HERBS, coins={0: 0, 1: 1}).play("stop", "pass", f"trade {HERBS}")
    assert table.preview("cargo") == {"coins": -1, "cargo": 1, "fee": 1}
    assert table.preview("collect") == {"coins": 0, "fee": 1}
    assert table.play("cargo").coins(1) == 0


def test_kept_ships_are_no_harbor_ships() -> None:
    """PR-ADV-52: neither colors nor swords; everybody sees them; each is used once."""
    table = chapter(cargo={1: f"{BOOK} {RUM}"}, top="v-ares-book:4/1").play("reveal")
    assert (table.view["colors"], table.view["players"][1]["swords"]) == (1, 0)
    voyage = table.view["players"][1]["voyage"]
    assert voyage is not None
    assert voyage["cargo"] == [BOOK, RUM]


# --- innkeepers -------------------------------------------------------------------------------------------------------

GUESTS = "sailor:3/1 sailor:3/1 captain:4/1 settler:4/1"


@pytest.mark.parametrize(("harbor", "crowns"), [(GUESTS, 2), ("sailor:3/1 sailor:3/1 captain:4/1 flute:1/1", 0)])
def test_a_crown_for_four_guests(harbor: str, crowns: int) -> None:
    """PR-ADVC-07: characters, not cards; one for each Innkeeper."""
    table = chapter(harbor=harbor, areas={0: "v-innkeeper:5/1 v-innkeeper:7/2"}, coins={0: 0}).play("stop")
    assert table.voyage(0).crowns == crowns


def test_an_innkeeper_buys_bread_or_rum() -> None:
    """PR-ADVC-07, PR-ADVC-08: once for each Innkeeper while one picks, without any guests."""
    table = chapter(
        harbor="sailor:3/1", areas={0: "v-innkeeper:5/1"}, cargo={0: f"{BREAD} {RUM} {BOOK}"}, coins={0: 0}
    ).play("stop")
    assert table.legal == ["pass", "inn bread", "inn rum"]
    assert table.preview("inn bread") == {"coins": 5}
    table.play("inn rum")
    assert (table.coins(0), table.discard) == (5, [RUM])
    assert table.told("sold-at-inn") == [{"seat": 0, "cargo": "rum", "coins": 5}]
    assert table.legal == ["pass", "hire sailor:3/1"]
    assert table.reason("inn bread").key == "inns-have-bought"
    two = chapter(areas={0: "v-innkeeper:5/1 v-innkeeper:7/2"}, cargo={0: f"{BREAD} {RUM}"}, revealed=1).play("stop")
    two.play("inn bread", "inn rum")
    assert two.coins(0) == 3 + 10


def test_a_chance_player_sells_at_inns_too() -> None:
    """PR-ADVC-08: of all that may be done in a window."""
    p = chapter(harbor="sailor:3/1", areas={0: "v-innkeeper:5/1"}, cargo={0: BREAD}).play("stop").p
    assert {p.random_move(quick(seed)).notation for seed in range(30)} == {"pass", "hire sailor:3/1", "inn bread"}


def test_an_innkeeper_just_hired_buys_too() -> None:
    """PR-ADVC-08"""
    table = chapter(harbor="v-innkeeper:5/1", cargo={0: BREAD}, coins={0: 5}).play("stop", "hire v-innkeeper:5/1")
    assert table.legal == ["pass", "inn bread"]


def test_no_window_no_sale() -> None:
    """PR-ADVC-13: not while discovering, not after a bust; in the own time of who is not active."""
    table = chapter(harbor="flute:1/1", top="flute:2/2", areas={0: "v-innkeeper:5/1"}, cargo={0: BREAD})
    assert table.reason("inn bread").key == "still-discovering"
    assert table.play("reveal").step == "event"
    table = chapter(areas={1: "v-innkeeper:5/1"}, cargo={1: BREAD}, revealed=1).play("stop")
    assert (table.seat, table.legal) == (1, ["pass", "inn bread"])
    assert chapter(cargo={0: BREAD}, harbor="sailor:3/1").play("stop").reason("inn bread").key == "no-innkeeper"
    table = chapter(areas={0: "v-innkeeper:5/1"}, cargo={0: BREAD}, harbor="sailor:3/1").play("stop")
    assert table.reason("inn rum").key == "no-such-cargo"


# --- the others -------------------------------------------------------------------------------------------------------


def test_the_tybuk_brothers() -> None:
    """PR-ADVC-02, PR-ADVC-11: swords, and neither Sailors nor Pirates."""
    table = chapter(areas={0: "v-tybuk-elder:9/2 v-tybuk-younger:5/1"}, top="frigate:3/2")
    assert table.view["players"][0]["swords"] == 5
    assert table.play("reveal").step == "repel"
    brothers = [card for card in CARDS if card.name == "tybuk"]
    assert [int(card.copies) for card in brothers] == [1, 1]


def test_crew_of_this_set_is_crew() -> None:
    """PR-ADVC-05, PR-ADVC-12: for expeditions and missions."""
    table = chapter(areas={0: "v-priest:5/1 priest:4/1"}, open="expedition:pp", missions="12")
    assert {"expedition expedition:pp", "mission 12"} <= set(table.legal)
    table.play("expedition expedition:pp")
    assert table.area(0) == ["expedition:pp"]


def test_an_expedition_that_asks_for_cargo() -> None:
    """PR-ADVC-06: cargo is used up like the crew; somebody with cargo can go alone."""
    table = chapter(areas={0: "captain:4/1"}, cargo={0: f"{RUM} {BREAD}"}, open="v-expedition:cr", coins={0: 0})
    table.play("expedition v-expedition:cr")
    assert (table.area(0), table.coins(0), table.influence(0)) == (["v-expedition:cr"], 1, 4)
    assert [card.code for card in table.voyage(0).cargo] == [BREAD]
    table = chapter(areas={0: "captain:4/1"}, cargo={0: BREAD}, open="v-expedition:cr")
    assert table.reason("expedition v-expedition:cr").key == "crew-missing"
    assert table.view["expeditions"][0]["filled"][0] == [True, False]
    assert table.view["expeditions"][0]["missing"] == [1, 2]
    expeditions = [card for card in CARDS if card.card_set == ADVENTURE_SET and card.name == "expedition"]
    assert len(expeditions) == 3


def test_the_tax_of_this_set() -> None:
    """PR-ADVC-09, PR-ADVC-10: from sixteen coins on; two coins for the least influence, also with none."""
    table = chapter(3, top="v-tax", coins={0: 15, 1: 17, 2: 3}, areas={0: "sailor:3/1"}).play("reveal")
    assert [table.coins(seat) for seat in range(3)] == [15, 17 - 8 + 2, 5]
    table = chapter(2, top="tax:influence", coins={0: 12, 1: 3}, areas={0: "sailor:3/1"}).play("reveal")
    assert [table.coins(seat) for seat in range(2)] == [6, 4]


def test_ares_count_for_other_sets_too() -> None:
    """PR-MIX-04, PR-ADVC-15: a Gunner counts them as ships."""
    table = chapter(harbor=f"flute:1/1 {BOOK}", areas={0: "a-gunner:4/1"}, coins={0: 0}, contract_cards=True).play(
        "stop"
    )
    assert table.coins(0) == 1


@pytest.mark.parametrize("ship", [BOOK, HERBS, BREAD, RUM])
def test_a_trade_with_cargo_promises_nothing_yet(ship: str) -> None:
    """PR-ADV-38: coins or cargo is asked next."""
    assert chapter(harbor=ship).play("stop").preview(f"trade {ship}") == {}


@pytest.mark.parametrize(("harbor", "bust"), [("", 0), ("skiff:1/1", 1)])
def test_a_ship_that_may_be_repelled_has_its_preview(harbor: str, bust: int) -> None:
    """PR-BUST-01, PR-REP-01"""
    table = chapter(harbor=harbor, areas={0: "pirate:9/3"}, top="skiff:1/2").play("reveal")
    assert (table.step, table.preview("admit")) == ("repel", {"bust": bust})
