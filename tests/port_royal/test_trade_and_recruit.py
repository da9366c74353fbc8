"""Phase two: PR-TRD, PR-SHIP, PR-HIRE, PR-FEE."""

from __future__ import annotations

import pytest
from tests.port_royal.table import arrange, counted

from flibuste.kernel.chance import quick

SHIPS = ["pinnace:1/1", "flute:1/1", "skiff:1/1", "frigate:1/1", "galleon:2/1"]


def test_four_colors_two_cards_and_a_fee() -> None:
    """PR-TRD-X1: a harbor of five cards, four of them ships."""
    table = arrange(
        3,
        harbor="pinnace:4/3 flute:2/2 skiff:1/1 frigate:3/2 sailor:3/1",
        coins={0: 0, 1: 0, 2: 0},
    ).play("stop")
    assert table.told("discovery-stopped") == [{"seat": 0, "colors": 4, "cards": 2}]
    table.play("trade pinnace:4/3")
    assert table.coins(0) == 3
    table.play("hire sailor:3/1")
    assert (table.coins(0), table.area(0), table.seat) == (0, ["sailor:3/1"], 1)
    table.play("trade flute:2/2")
    assert (table.coins(1), table.coins(0), table.seat) == (2 - 1, 1, 2)
    table.play("pass")
    assert {"skiff:1/1", "frigate:3/2"} <= set(table.discard)
    assert (table.harbor, table.active) == ([], 1)


@pytest.mark.parametrize(("colors", "cards"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_colors_decide_how_many_cards_the_active_player_takes(colors: int, cards: int) -> None:
    """PR-TRD-01"""
    table = arrange(harbor=" ".join([*SHIPS[:colors], *["sailor:3/1"] * 6]), coins={0: 30, 1: 0})
    assert table.view["allowance"] == table.preview("stop")["cards"] == cards
    table.play("stop")
    taken = 0
    while table.seat == 0 and table.step == "window":
        assert table.view["allowance"] == cards - taken
        table.play("hire sailor:3/1")
        taken += 1
    assert taken == cards


def test_the_number_of_cards_does_not_change_while_ships_are_taken() -> None:
    """PR-TRD-02"""
    table = arrange(harbor=" ".join(SHIPS)).play("stop", "trade pinnace:1/1", "trade flute:1/1")
    assert table.seat == 0
    assert table.view["colors"] == 3
    table.play("trade skiff:1/1")
    assert table.seat == 1


def test_a_trader_helps_with_the_next_ship_of_the_window() -> None:
    """PR-TRD-03"""
    table = arrange(harbor="trader-yellow:3/1 pinnace:4/3 flute:1/1 skiff:1/1 frigate:1/1", coins={0: 3})
    table.play("stop", "hire trader-yellow:3/1", "trade pinnace:4/3")
    assert table.coins(0) == 3 - 3 + 3 + 1


def test_a_senorita_helps_with_the_next_hire_of_the_window() -> None:
    """PR-TRD-03, PR-CHR-09"""
    harbor = "senorita:7/2 sailor:3/1 pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1"
    table = arrange(harbor=harbor, coins={0: 9}).play("stop")
    assert "hire senorita:7/2" in table.legal
    table.play("hire senorita:7/2", "hire sailor:3/1")
    assert table.coins(0) == 9 - 7 - 2


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_then_the_others_take_one_card_each_clockwise(active: int) -> None:
    """PR-TRD-04"""
    table = arrange(4, active=active, harbor=" ".join(SHIPS), coins=dict.fromkeys(range(4), 9)).play("stop", "pass")
    order = []
    for ship in SHIPS[:3]:
        order.append(table.seat)
        assert table.view["allowance"] == 1
        table.play(f"trade {ship}")
    assert order == [(active + turn) % 4 for turn in (1, 2, 3)]
    assert table.active == (active + 1) % 4


def test_nobody_has_to_take_a_card() -> None:
    """PR-TRD-05: and fewer than allowed will do."""
    table = arrange(harbor=" ".join(SHIPS)).play("stop")
    assert "pass" in table.legal
    table.play("trade flute:1/1")
    assert "pass" in table.legal
    table.play("pass")
    assert (table.seat, "pass" in table.legal) == (1, True)
    assert table.play("pass").active == 1


def test_the_rest_is_discarded_after_the_last_window() -> None:
    """PR-TRD-06"""
    table = arrange(3, harbor="flute:1/1 sailor:3/1 jack:6/1").play("stop", "pass", "pass")
    assert (table.seat, len(table.harbor)) == (2, 3)
    table.play("pass")
    assert counted(table.discard) == counted(["flute:1/1", "sailor:3/1", "jack:6/1"])


def test_there_may_be_too_few_cards() -> None:
    """PR-TRD-06: the last player finds nothing."""
    table = arrange(3, harbor="flute:1/1 skiff:1/1").play("stop", "trade flute:1/1", "trade skiff:1/1")
    assert table.told("passed-automatically") == [{"seat": 2, "why": "empty-harbor"}]
    assert table.active == 1


def test_passing_closes_the_window_for_good() -> None:
    """PR-TRD-07"""
    table = arrange(harbor=" ".join(SHIPS), open="expedition:pp", areas={0: "priest:4/1 priest:4/1"}).play(
        "stop", "pass"
    )
    for move, key in (
        ("trade flute:1/1", "not-your-turn"),
        ("expedition expedition:pp", "expedition-waits"),
        ("pass", "not-your-turn"),
    ):
        assert table.reason(move, seat=0).key == key
    table.play("pass")
    assert table.step == "turn_end"
    assert table.reason("trade flute:1/1").key == "turn-is-ending"


def test_inside_a_window_picks_and_expeditions_mix() -> None:
    """PR-TRD-07: arrival first, then picks and expeditions in any order, then the pass."""
    table = arrange(
        harbor=" ".join(SHIPS), open="expedition:pp", areas={0: "priest:4/1 priest:4/1 admiral:5/1"}, coins={0: 0}
    )
    table.play("stop")
    assert table.coins(0) == 2
    assert table.story[-2:] == ["coins-gained", "window-opened"]
    table.play("trade flute:1/1", "expedition expedition:pp", "trade skiff:1/1", "pass")
    assert table.coins(0) == 2 + 1 + 2 + 1


@pytest.mark.parametrize(
    ("seat", "governors", "harbor", "cards"),
    [
        (0, 0, 4, 2),
        (0, 1, 4, 3),
        (0, 2, 5, 5),
        (0, 3, 1, 4),
        (1, 0, 5, 1),
        (1, 1, 5, 2),
        (1, 4, 5, 5),
    ],
)
def test_the_allowance_of_a_window(seat: int, governors: int, harbor: int, cards: int) -> None:
    """PR-TRD-08, PR-CHR-08: by colors for the active player, one for others, and the Governors."""
    table = arrange(harbor=" ".join(SHIPS[:harbor]), areas={seat: "governor:8/0 " * governors}).play("stop")
    if seat == 1:
        table.play("pass")
    assert {"seat": seat, "cards": cards} in table.told("window-opened")
    assert table.view["allowance"] == cards


@pytest.mark.parametrize("card", ["admiral:5/1", "jester:5/1", "governor:8/0"])
def test_arrival_effects_of_a_card_just_hired_wait(card: str) -> None:
    """PR-TRD-09, PR-CHR-05, PR-CHR-07, PR-CHR-08"""
    harbor = f"{card} " + ("sailor:3/1 " * 5 if card != "jester:5/1" else "")
    table = arrange(harbor=harbor, coins={0: 20, 1: 0}, areas={1: ""}).play("stop", f"hire {card}")
    assert table.coins(0) == 20 - int(card.split(":")[1].split("/")[0])
    assert table.active == 1  # no second card, no coins
    assert table.told("coins-gained") == []


def test_arrival_is_the_start_of_phase_two_and_the_end_of_earlier_windows() -> None:
    """PR-TRD-10: Admirals of all; the harbor shrinks from six to four."""
    table = arrange(
        4,
        harbor="pinnace:1/1 flute:1/1 skiff:1/1 sailor:3/1 sailor:3/1 sailor:3/1",
        areas=dict.fromkeys(range(4), "admiral:7/2") | {3: "admiral:9/3"},
        coins=dict.fromkeys(range(4), 0),
    )
    table.play("stop")
    assert table.coins(0) == 2
    table.play("trade pinnace:1/1")
    assert (table.coins(0), table.coins(1)) == (3, 2)
    table.play("trade flute:1/1")  # four cards are left
    assert (table.coins(1), table.coins(2)) == (2, 0)
    table.play("trade skiff:1/1")
    assert table.coins(3) == 0
    assert [facts["seat"] for facts in table.told("coins-gained") if facts["source"] == "admiral"] == [0, 1]


# --- ships ------------------------------------------------------------------------------------------------------------


def test_a_flute_pays_two_coins() -> None:
    """PR-SHIP-X1"""
    table = arrange(harbor="flute:2/2 sailor:3/1", coins={0: 0, 1: 0}).play("stop", "trade flute:2/2")
    assert table.coins(0) == 2
    assert "flute:2/2" in table.discard
    assert table.told("ship-traded") == [{"seat": 0, "card": "flute:2/2", "coins": 2, "traders": 0}]


@pytest.mark.parametrize(
    ("ship", "coins"), [("pinnace:1/1", 1), ("skiff:3/3", 3), ("frigate:x/4", 4), ("galleon:7/3", 3)]
)
def test_a_ship_pays_the_coins_printed_on_it(ship: str, coins: int) -> None:
    """PR-SHIP-01: swords and skulls do not matter; it is gone from the harbor."""
    table = arrange(harbor=f"{ship} sailor:3/1", coins={0: 0, 1: 9}).play("stop", f"trade {ship}")
    assert table.coins(0) == coins
    assert table.harbor == ["sailor:3/1"]
    assert table.discard == [ship]
    assert table.area(0) == []


@pytest.mark.parametrize(
    ("area", "coins"),
    [
        ("", 2),
        ("trader-blue:3/1", 3),
        ("trader-blue:3/1 trader-blue:5/2", 4),
        ("trader-yellow:3/1 trader-yellow:5/2 trader-green:3/1 trader-red:3/1 trader-black:3/1", 2),
    ],
)
def test_each_trader_of_the_color_adds_a_coin(area: str, coins: int) -> None:
    """PR-SHIP-02, PR-CHR-03, PR-GEN-01"""
    table = arrange(harbor="flute:2/2", areas={0: area}, coins={0: 0}).play("stop", "trade flute:2/2")
    assert table.coins(0) == coins
    assert table.told("ship-traded")[0]["traders"] == coins - 2


def test_the_ship_is_discarded_before_its_coins_are_drawn() -> None:
    """PR-SHIP-03: so it can become one of them."""
    table = arrange(harbor="flute:2/2", coins={0: ""}, discard="sailor:3/1", dry=True).play("stop", "trade flute:2/2")
    assert counted(table.faces(0)) == counted(["flute:2/2", "sailor:3/1"])


# --- characters -------------------------------------------------------------------------------------------------------


def test_a_sailor_costs_three_coins() -> None:
    """PR-HIRE-X1"""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: "jack:6/1 priest:4/1 captain:4/1 settler:4/1"})
    table.play("stop", "hire sailor:3/1", "pass")
    assert (table.coins(0), table.area(0)) == (1, ["sailor:3/1"])
    assert {"priest:4/1", "captain:4/1", "settler:4/1"} <= set(table.discard)
    assert table.told("character-hired") == [{"seat": 0, "card": "sailor:3/1", "cost": 3, "printed": 3, "influence": 1}]


@pytest.mark.parametrize(
    ("area", "card", "cost"),
    [
        ("", "sailor:7/3", 7),
        ("senorita:7/2", "sailor:7/3", 6),
        ("senorita:7/2 senorita:9/3", "sailor:7/3", 5),
        ("senorita:7/2 senorita:7/2 senorita:9/3", "sailor:3/1", 0),
        ("senorita:7/2 senorita:7/2 senorita:9/3 senorita:9/3", "sailor:3/1", 0),
        ("senorita:7/2 senorita:7/2 senorita:9/3 senorita:9/3", "trader-red:3/1", 0),
    ],
)
def test_the_cost_with_discounts_is_never_below_nothing(area: str, card: str, cost: int) -> None:
    """PR-HIRE-01, PR-GEN-01, PR-CHR-09: and exactly this many coins are needed."""
    table = arrange(harbor=card, areas={0: area}, coins={0: cost}).play("stop", f"hire {card}")
    assert table.coins(0) == 0
    assert card in table.area(0)
    assert len(table.p.paid) == cost
    if cost:
        table = arrange(harbor=f"{card} flute:1/1", areas={0: area}, coins={0: cost - 1}).play("stop")
        assert table.reason(f"hire {card}").facts["short"] == 1


def test_influence_and_ability_count_from_the_moment_of_the_hire() -> None:
    """PR-HIRE-01, PR-GEN-05"""
    table = arrange(harbor="pirate:9/3 flute:1/1 skiff:1/1", coins={0: 9}).play("stop", "hire pirate:9/3")
    assert (table.view["players"][0]["influence"], table.view["players"][0]["swords"]) == (3, 2)


def test_there_is_no_limit_to_the_characters_of_a_player() -> None:
    """PR-HIRE-02: sixty would be too many for a test, thirty do."""
    area = "sailor:3/1 " * 6 + "priest:4/1 " * 5 + "captain:4/1 " * 5 + "settler:4/1 " * 5 + "trader-red:3/1 " * 2
    area += "admiral:5/1 admiral:7/2 admiral:7/2 jack:6/1 jack:6/1 jack:6/1 governor:8/0"
    table = arrange(harbor="sailor:3/1", areas={0: area}, coins={0: 3}).play("stop", "hire sailor:3/1")
    assert len(table.area(0)) == 31


# --- the fee ----------------------------------------------------------------------------------------------------------


def test_the_others_pay_the_active_player_for_every_card() -> None:
    """PR-FEE-01: ships and characters, also cards allowed by Governors."""
    table = arrange(
        3, active=1, harbor="flute:1/1 skiff:1/1 sailor:3/1", areas={2: "governor:8/0"}, coins={0: 4, 1: 0, 2: 5}
    )
    table.play("stop", "pass", "trade flute:1/1", "trade skiff:1/1")
    assert (table.coins(1), table.coins(2)) == (2, 5 + 1 - 1 + 1 - 1)
    table.play("hire sailor:3/1")
    assert (table.coins(1), table.coins(0)) == (3, 0)
    assert table.told("fee-paid") == [
        {"seat": 2, "to": 1, "coins": 1},
        {"seat": 2, "to": 1, "coins": 1},
        {"seat": 0, "to": 1, "coins": 1},
    ]


def test_a_ship_may_pay_its_own_fee() -> None:
    """PR-FEE-02: with no coins at all even a ship of one coin can be taken; the newest coin is the fee."""
    table = arrange(harbor="flute:1/1 skiff:1/1", coins={0: "", 1: ""}, top="jack:6/1").play("stop", "pass")
    assert table.legal == ["pass", "trade flute:1/1", "trade skiff:1/1"]
    assert table.preview("trade flute:1/1")["coins"] == 0
    table.play("trade flute:1/1")
    assert (table.faces(0), table.faces(1)) == (["jack:6/1"], [])


def test_the_income_comes_before_the_fee() -> None:
    """PR-FEE-02: the coin paid is one just gained, not the one held before."""
    table = arrange(harbor="flute:2/2", coins={0: "", 1: "priest:4/1"}, top="jack:6/1 tax:swords").play(
        "stop", "pass", "trade flute:2/2"
    )
    assert (table.faces(0), table.faces(1)) == (["tax:swords"], ["priest:4/1", "jack:6/1"])


@pytest.mark.parametrize("coins", [3, 4])
def test_a_character_needs_its_cost_and_the_fee_beforehand(coins: int) -> None:
    """PR-FEE-03, PR-FEE-04: three coins are not enough for a Sailor in another's turn."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={1: coins}).play("stop", "pass")
    assert ("hire sailor:3/1" in table.legal) == (coins == 4)


def test_a_card_whose_fee_cannot_be_paid_may_not_be_taken() -> None:
    """PR-FEE-04: even when it costs nothing itself; the window closes at once."""
    area = "senorita:7/2 senorita:7/2 senorita:9/3"
    table = arrange(harbor="sailor:3/1 jack:6/1", areas={1: area}, coins={0: 0, 1: 0}).play("stop")
    assert {"seat": 1, "why": "nothing-affordable"} in table.told("passed-automatically")
    assert table.active == 1


def test_no_discount_lowers_the_fee() -> None:
    """PR-FEE-05: four Señoritas make the Sailor free, the fee is still due."""
    area = "senorita:7/2 senorita:7/2 senorita:9/3 senorita:9/3"
    table = arrange(harbor="sailor:3/1 flute:1/1", areas={1: area}, coins={0: 0, 1: 1}).play(
        "stop", "pass", "hire sailor:3/1"
    )
    assert (table.coins(0), table.coins(1)) == (1, 0)


def test_the_active_player_pays_no_fee() -> None:
    """PR-FEE-06"""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: 3, 1: 3}).play("stop", "hire sailor:3/1")
    assert (table.coins(0), table.coins(1)) == (0, 3)
    assert table.told("fee-paid") == []


def test_the_cost_is_paid_before_the_fee() -> None:
    """PR-FEE-07: the newest coins are the cost."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: "", 1: "priest:4/1 captain:4/1 settler:4/1 jack:6/1"})
    table.play("stop", "pass", "hire sailor:3/1")
    assert table.faces(0) == ["priest:4/1"]
    assert table.paid == ["jack:6/1", "settler:4/1", "captain:4/1"]
    story = table.story
    assert story.index("character-hired") < story.index("fee-paid")


def test_copies_side_by_side_are_one_choice() -> None:
    """PR-TRD-01: a card is named by its kind, wherever its copies lie."""
    table = arrange(harbor="sailor:3/1 sailor:3/1 flute:1/1 sailor:3/1", coins={0: 3}).play("stop")
    assert table.legal == ["pass", "hire sailor:3/1", "trade flute:1/1"]


def test_the_wrong_crew_keeps_no_window_open() -> None:
    """PR-TRD-07, PR-EXP-02: enough people are not enough for an expedition."""
    table = arrange(harbor="sailor:3/1", areas={0: "captain:4/1 captain:4/1"}, open="expedition:pp", coins={0: 0, 1: 0})
    assert table.play("stop").active == 1


@pytest.mark.parametrize(
    "given",
    [
        {"dry": True},
        {"harbor": "sailor:3/1"},
        {"harbor": "sailor:3/1 sailor:3/1 flute:1/1 jester:5/1 sailor:3/1", "stop": True},
        {"harbor": "flute:1/1 priest:4/1", "areas": {0: "priest:4/1 priest:4/1"}, "open": "expedition:pp"},
        {"harbor": "flute:1/1", "areas": {0: "priest:4/1 priest:4/1"}, "open": "expedition:pp", "stop": True},
    ],
)
def test_a_random_move_is_one_of_the_list(given: dict[str, object]) -> None:
    """PR-TRD-01, PR-DISC-01, PR-DECK-06, PR-EXP-05: drawn as from the list, to the same state of the stream."""
    stops = bool(given.pop("stop", False))
    p = arrange(**{"coins": {0: 5}, **given}).play(*["stop"] * stops).p  # type: ignore[arg-type]
    for seed in range(30):
        one, other = quick(seed), quick(seed)
        moves = p.moves()
        assert p.random_move(one) is moves[other.below(len(moves))]
        assert one.below(1000) == other.below(1000)


def test_one_window_is_open_at_a_time() -> None:
    """PR-TRD-04: that of the player before is closed."""
    table = arrange(3, harbor="sailor:3/1 flute:1/1", coins=dict.fromkeys(range(3), 5)).play("stop")
    pending = []
    for seat in range(3):
        assert (table.step, table.seat) == ("window", seat)
        pending.append(int(table.p.depth))
        table.play("pass")
    assert len(set(pending)) == 1
