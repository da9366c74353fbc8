"""Sets Sail, alone and mixed into the base game: PR-SAIL."""

from __future__ import annotations

import pytest
from tests.port_royal.table import Table, arrange, new_table, random_moves, set_games

from flibuste.games.port_royal.pieces import cards_of, codes, marked_cards_of

GREEN = "u-merchant-green:6/2"
GREEN_B = "u-merchant-green:6/2b"
BLUE = "u-merchant-blue:8/3"


def sail(seats: int = 2, **given: object) -> Table:
    return arrange(seats, sets="sets_sail", **given)  # type: ignore[arg-type]


def mixed(seats: int = 2, **given: object) -> Table:
    return arrange(seats, sets_sail_cards=True, **given)  # type: ignore[arg-type]


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixty_cards_and_three_coins_each(seats: int) -> None:
    """PR-SAIL-01, PR-SAIL-06: only the cards of the set, no expedition among them."""
    table = new_table(seats, sets="sets_sail")
    assert sorted(table.p.pieces()) == sorted(codes(cards_of("sets_sail")))
    assert [table.coins(seat) for seat in range(seats)] == [3] * seats
    assert table.expeditions == []


@pytest.mark.parametrize(
    ("coins", "left", "lost"), [(8, 8, []), (9, 8, [1]), (10, 8, [2]), (13, 8, [5]), (0, 0, []), (20, 8, [12])]
)
def test_a_tax_leaves_eight_coins(coins: int, left: int, lost: list[int]) -> None:
    """PR-SAIL-02, PR-SAIL-04: in Phase 1, at the moment it is revealed; seat 1 alone has the fewest influence."""
    table = sail(areas={0: "u-sailor:3/1"}, coins={0: coins, 1: 0}, top="u-tax").play("reveal")
    assert table.coins(0) == left
    assert [facts["coins"] for facts in table.told("tax-paid")] == lost
    assert (table.step, table.discard[-1]) == ("discover", "u-tax")


def test_a_tax_takes_from_everybody() -> None:
    """PR-SAIL-02: the others too, the active player first."""
    table = sail(3, active=1, coins={0: 12, 1: 9, 2: 8}, top="u-tax", areas={2: "u-sailor:3/1"}).play("reveal")
    assert table.told("tax-paid") == [{"seat": 1, "coins": 1, "left": 8}, {"seat": 0, "coins": 4, "left": 8}]
    assert [table.coins(seat) for seat in range(3)] == [9, 9, 8]
    assert [player["taxable"] for player in table.view["players"]] == [True, True, False]


def test_the_fewest_influence_gain_a_coin() -> None:
    """PR-SAIL-03: all who are tied, after the losses."""
    areas = {0: "u-sailor:3/1", 1: "u-passenger:4/2"}
    table = sail(4, areas=areas, top="u-tax").play("reveal")
    assert [table.coins(seat) for seat in range(4)] == [3, 3, 4, 4]
    areas = {0: "u-sailor:3/1", 1: "u-sailor:3/1", 2: "u-sailor:5/2", 3: "u-pirate:7/2"}
    table = sail(4, areas=areas, top="u-tax").play("reveal")
    assert [table.coins(seat) for seat in range(4)] == [4, 4, 3, 3]


@pytest.mark.parametrize(("card", "ends"), [("u-sailor:3/1", False), ("u-sailor:5/2", True)])
def test_eight_influence_bring_the_end(card: str, ends: bool) -> None:
    """PR-SAIL-05"""
    table = sail(harbor=card, areas={0: "u-sailor:7/3 u-merchant-blue:8/3"}, coins={0: 9, 1: 0}).play(
        "stop", f"hire {card}"
    )
    assert table.influence(0) == (8 if ends else 7)
    assert table.p.last_round is ends
    assert table.view["goal"] == 8


def test_the_round_is_played_to_its_end() -> None:
    """PR-SAIL-05: all have had as many turns; then most influence, then most coins win."""
    table = sail(harbor="u-sailor:5/2", areas={0: "u-sailor:7/3 u-merchant-blue:8/3"}, coins={0: 5, 1: 0})
    table.play("stop", "hire u-sailor:5/2")
    assert (table.game.over, table.active) == (False, 1)
    while not table.game.over:
        table.play("stop" if "stop" in table.legal else "pass" if "pass" in table.legal else table.legal[0])
    assert (table.game.outcome().winners, table.game.outcome().ending) == ([0], "points")


def test_passengers_only_give_influence() -> None:
    """PR-SAIL-12"""
    for code in ("u-passenger:4/2", "u-passenger:4/2b"):
        table = sail(harbor=f"{code} u-skiff:1/1", coins={0: 5, 1: 0}).play("stop", f"hire {code}")
        player = table.player(0)
        assert (player.influence, player.swords, player.governors, player.gunners) == (2, 0, 0, 0)
        assert (player.traders, player.merchants, player.clerks, player.senoritas) == (0, 0, 0, 0)


# --- Merchants --------------------------------------------------------------------------------------------------------


def test_a_merchant_keeps_the_ship_and_the_coins_come_as_usual() -> None:
    """PR-SAIL-07"""
    areas = {0: f"{GREEN} {BLUE} u-sailor:3/1"}
    table = sail(harbor="u-skiff:3/2", areas=areas, coins={0: 0, 1: 0}).play("stop", "trade u-skiff:3/2")
    assert (table.step, table.seat, table.legal) == ("store", 0, [f"store {GREEN}", "sell"])
    assert (table.view["pending"], table.coins(0)) == ("u-skiff:3/2", 0)
    before = table.influence(0)
    table.play(f"store {GREEN}")
    assert (table.coins(0), table.influence(0)) == (2, before + 1)
    assert table.view["players"][0]["stored"] == [{"merchant": GREEN, "ships": ["u-skiff:3/2"]}]
    assert "u-skiff:3/2" not in table.discard
    assert table.told("ship-stored") == [{"seat": 0, "card": "u-skiff:3/2", "merchant": GREEN}]


def test_the_ship_may_be_sold() -> None:
    """PR-SAIL-07: then it goes to the discard pile, as always."""
    table = sail(harbor="u-skiff:3/2", areas={0: GREEN}, coins={0: 0, 1: 0}).play("stop", "trade u-skiff:3/2", "sell")
    assert (table.coins(0), table.influence(0)) == (2, 2)
    assert (table.hold(0).stored, table.discard) == ([], ["u-skiff:3/2"])


def test_ships_of_other_colors_are_not_kept() -> None:
    """PR-SAIL-07: nobody is asked."""
    table = sail(harbor="u-flute:2/2", areas={0: GREEN}, coins={0: 0, 1: 0}).play("stop", "trade u-flute:2/2")
    assert "store" not in [entry.step for entry in table.game.entries]
    assert (table.discard, table.influence(0)) == (["u-flute:2/2"], 2)


def test_one_merchant_collects_any_number_of_ships() -> None:
    """PR-SAIL-08"""
    table = sail(
        harbor="u-skiff:1/1",
        areas={0: GREEN},
        stored={0: f"u-skiff:3/2>{GREEN} u-skiff:1/2>{GREEN}"},
        coins={0: 0, 1: 0},
    )
    assert table.influence(0) == 4
    table.play("stop", "trade u-skiff:1/1", f"store {GREEN}")
    assert table.influence(0) == 5
    assert table.view["players"][0]["stored"][0]["ships"] == ["u-skiff:3/2", "u-skiff:1/2", "u-skiff:1/1"]


def test_a_merchant_works_in_the_window_in_which_it_is_hired() -> None:
    """PR-SAIL-09"""
    harbor = f"{GREEN} u-pinnace:1/1 u-flute:1/1 u-skiff:1/1 u-frigate:1/1"
    table = sail(harbor=harbor, coins={0: 6, 1: 0}).play("stop", f"hire {GREEN}", "trade u-skiff:1/1")
    assert table.legal == [f"store {GREEN}", "sell"]


def test_a_merchant_works_for_a_player_who_is_not_active() -> None:
    """PR-SAIL-07, PR-FEE-02: with the fee out of the income."""
    table = sail(harbor="u-skiff:3/2", areas={1: GREEN}, coins={0: 0, 1: 0}).play("stop", "pass", "trade u-skiff:3/2")
    assert (table.step, table.seat) == ("store", 1)
    table.play(f"store {GREEN}")
    assert (table.coins(0), table.coins(1), table.influence(1)) == (1, 1, 3)


@pytest.mark.parametrize("chosen", [GREEN, GREEN_B])
def test_with_two_merchants_the_owner_chooses_one(chosen: str) -> None:
    """PR-SAIL-10: one influence in all."""
    table = sail(harbor="u-skiff:3/2", areas={0: f"{GREEN} {GREEN_B}"}, coins={0: 0, 1: 0}).play(
        "stop", "trade u-skiff:3/2"
    )
    assert table.legal == [f"store {GREEN}", f"store {GREEN_B}", "sell"]
    table.play(f"store {chosen}")
    assert (table.coins(0), table.influence(0)) == (2, 5)
    assert table.view["players"][0]["stored"] == [{"merchant": chosen, "ships": ["u-skiff:3/2"]}]


def test_a_stored_ship_is_never_shuffled_again() -> None:
    """PR-SAIL-11, PR-DECK-04: it stays with its Merchant, to the end of the game."""
    table = sail(
        harbor="u-skiff:3/2",
        areas={0: GREEN},
        coins={0: 0, 1: 0},
        dry=True,
        top="u-sailor:3/1",
        discard="u-sailor:3/1 u-sailor:5/2",
    )
    table.play("stop", "trade u-skiff:3/2", f"store {GREEN}")
    assert table.told("deck-shuffled") == [{"cards": 2}]
    assert codes(table.hold(0).stored) == ["u-skiff:3/2"]
    for number, game in enumerate(set_games(24, "stored")):
        kept: list[list[str]] = [[] for _ in range(game.game.seats)]
        for _ in random_moves(game, number, 250):
            for seat in range(game.game.seats):
                hold = game.player(seat).hold
                now = codes(hold.stored) if hold is not None else []
                assert now[: len(kept[seat])] == kept[seat]
                kept[seat] = now


@pytest.mark.parametrize(("game", "points"), [("alone", 8), ("mixed", 12)])
def test_a_stored_ship_can_bring_the_end(game: str, points: int) -> None:
    """PR-SAIL-13: its influence counts at once."""
    merchant = "u-merchant-green:6/2"
    if game == "alone":
        area = f"{merchant} {BLUE} u-sailor:5/2"
        table = sail(harbor="u-skiff:3/2", areas={0: area}, coins={0: 0, 1: 0})
    else:
        area = f"{merchant} sailor:7/3 senorita:9/3 senorita:9/3"
        table = mixed(harbor="u-skiff:3/2", areas={0: area}, coins={0: 0, 1: 0})
    assert table.influence(0) == points - 1
    table.play("stop", "trade u-skiff:3/2", f"store {merchant}")
    assert (table.influence(0), table.p.last_round) == (points, True)
    assert table.told("end-triggered") == [{"seat": 0, "influence": points}]


def test_stored_ships_are_points_of_their_own() -> None:
    """PR-GEN-05: the score sheet adds up to the influence."""
    stored = {0: f"u-skiff:3/2>{GREEN} u-skiff:1/2>{GREEN}"}
    table = sail(areas={0: f"{GREEN} u-passenger:4/2"}, stored=stored)
    sheet = {line["source"]: line["points"] for line in table.game.score_sheet() if line["counts"]}
    assert (sheet["stored"], sheet["merchant"], sheet["passenger"]) == ([2, 0], [2, 0], [2, 0])
    assert [sum(points[seat] for points in sheet.values()) for seat in range(2)] == table.game.scores() == [6, 0]


# --- mixed into the base game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_base_game_keeps_its_rules(seats: int) -> None:
    """PR-SAIL-22: two to five players, twelve influence, expeditions."""
    table = new_table(seats, sets_sail_cards=True)
    pieces = table.p.pieces()
    assert table.view["goal"] == 12
    assert (sum(code.startswith("expedition") for code in pieces), len(pieces)) == (
        5 + (seats == 5),
        139 + (seats == 5),
    )
    assert [code for code in pieces if "tax" in code] == ["tax:influence"] * 2 + ["tax:swords"] * 2
    marked = codes(marked_cards_of("sets_sail"))
    assert sorted(code for code in pieces if code.startswith("u-")) == sorted(marked)


def test_taxes_of_the_base_game_take_half() -> None:
    """PR-SAIL-22: nothing from eleven coins, half from twelve on, and both bonuses."""
    table = mixed(coins={0: 11, 1: 13}, areas={0: "sailor:3/1"}, top="tax:swords sailor:3/1 tax:influence").play(
        "reveal"
    )
    assert [table.coins(0), table.coins(1)] == [12, 7]
    table.play("reveal")
    assert [table.coins(0), table.coins(1)] == [6, 8]


def test_merchants_keep_ships_of_the_base_game_too() -> None:
    """PR-SAIL-07, PR-SAIL-20: a Skiff is a Skiff, and a Trader pays beside it."""
    table = mixed(harbor="skiff:5/4", areas={0: f"{GREEN} trader-green:3/1"}, coins={0: 0, 1: 0})
    assert table.play("stop").preview("trade skiff:5/4") == {"coins": 5, "influence": 0, "fee": 0}
    table.play("trade skiff:5/4", f"store {GREEN}")
    assert (table.coins(0), table.influence(0)) == (5, 4)
