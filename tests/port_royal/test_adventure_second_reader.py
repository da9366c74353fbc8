"""Odd corners of The Adventure Begins, thought up by somebody who knew rulebook and ledger and not the code.

Missions, cargo, the cards and the adventurers; months, beginnings and ends: test_adventure_second_reader_months.py.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.port_royal.adventure.chapter import BOOK, BREAD, HERBS, RUM, chapter
from tests.port_royal.table import Table

from flibuste.games.port_royal.rules.missions import can_pay
from flibuste.games.port_royal.tale import Mission

PRIEST = "priest:4/1"
SAILORS = "sailor:3/1 sailor:3/1"
FOUR_COLORS = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1"
FIVE_COLORS = f"{FOUR_COLORS} galleon:2/1"


def crowns(table: Table, seat: int) -> int:
    return int(table.voyage(seat).crowns)


def gone(table: Table, seat: int) -> int:
    return int(table.voyage(seat).gone)


def cargo(table: Table, seat: int) -> list[str]:
    return [card.code for card in table.voyage(seat).cargo]


# --- missions ---------------------------------------------------------------------------------------------------------


def test_two_missions_in_one_window() -> None:
    """PR-ADV-X3, PR-ADV-69, PR-ADV-22: the Priest is only shown, what is discarded counts once."""
    table = chapter(
        missions="13 15",
        number=1,
        areas={0: f"{PRIEST} {SAILORS}"},
        cargo={0: f"{BOOK} {HERBS}"},
        coins={0: 4},
        harbor="flute:1/1",
    )
    table.play("stop", "mission 13", "mission 15")
    assert gone(table, 0) == 2 and table.shown is not None
    assert cargo(table, 0) == [] and table.area(0) == [PRIEST, *SAILORS.split()]
    assert table.coins(0) == 0, "four were paid, and both slots reward with a crown"
    assert crowns(table, 0) == 4, "a crown as the first and a crown for everybody, twice"
    assert [facts["space"] for facts in table.told("marker-lifted")] == [1, 2]


def test_the_reward_of_a_slot_is_for_the_first_alone() -> None:
    """PR-ADV-21, PR-ADV-17: the second has the crown under the deck only, and nobody twice."""
    table = chapter(missions="12", areas={0: PRIEST, 1: PRIEST}, coins={0: 3, 1: 3}, harbor="admiral:9/3")
    table.play("stop", "mission 12")
    assert (table.coins(0), crowns(table, 0)) == (6, 1)
    assert table.seat == 1 and "mission 12" in table.legal
    table.play("mission 12")
    assert (table.coins(1), crowns(table, 1)) == (3, 1)
    again = chapter(missions="12", slots={12: [0]}, areas={0: PRIEST}, harbor="flute:1/1")
    assert again.refused("mission 12")[0] == "mission-done-already"


def test_windows_pay_crowns_and_the_throne_is_the_end() -> None:
    """PR-ADV-20, PR-ADV-27: the fourth marker gives 3 crowns, and those beyond the last space are lost."""
    table = chapter(missions="12", gone={0: 3}, crowns={0: 8}, areas={0: PRIEST}, coins={0: 0}, harbor="flute:1/1")
    before = table.influence(0)
    table.play("mission 12")
    assert crowns(table, 0) == 10 and gone(table, 0) == 4
    assert table.influence(0) - before == 3, "the shield of the throne, once"
    assert table.coins(0) == 3


def test_the_third_marker_gives_one_crown() -> None:
    """PR-ADV-20, PR-ADV-25: space, slot, deck; the first shield lies on the third crown."""
    table = chapter(missions="15", gone={0: 2}, areas={0: SAILORS}, cargo={0: f"{BOOK} {BOOK}"}, harbor="flute:1/1")
    table.play("mission 15")
    assert [(facts["source"], facts["crowns"]) for facts in table.told("crowns-gained")] == [
        ("marker", 1),
        ("mission", 1),
        ("mission", 1),
    ]
    assert table.influence(0) == 2 + 1


def test_crowns_that_are_paid_take_their_influence_along() -> None:
    """PR-ADV-24, PR-ADV-25: mission 44 asks for 2 crowns and 3 coins; what the mission gives comes afterwards."""
    poor = chapter(number=4, missions="44", crowns={0: 1}, harbor="flute:1/1")
    assert poor.refused("mission 44")[0] == "mission-condition"
    table = chapter(number=4, missions="44", crowns={0: 6}, coins={0: 3}, harbor="flute:1/1")
    assert table.influence(0) == 3
    table.play("mission 44")
    assert (crowns(table, 0), table.influence(0), table.coins(0)) == (5, 1, 3)


def test_a_player_without_a_marker_has_no_mission() -> None:
    """PR-ADV-17, PR-ADV-19: markers bought off are gone as well."""
    table = chapter(mode="rivals", missions="12", gone={0: 4}, areas={0: PRIEST}, harbor="flute:1/1")
    assert "mission 12" not in table.legal
    assert table.refused("mission 12")[0] == "no-marker-on-adventurer"


def test_which_pirates_go_is_the_owners_choice() -> None:
    """PR-ADV-70, PR-ADV-52: two of three Ares Pirates."""
    table = chapter(missions="10", cargo={0: f"{BOOK} {HERBS} {HERBS}"}, harbor="flute:1/1")
    table.play("mission 10")
    assert table.step == "give" and set(table.offered("give")) == {"book", "herbs"}
    table.play("give herbs", "give herbs")
    assert cargo(table, 0) == [BOOK] and gone(table, 0) == 1
    both = chapter(missions="10", cargo={0: f"{BOOK} {BOOK} {HERBS} {HERBS}"}, harbor="flute:1/1")
    both.play("mission 10", "give book", "give herbs")
    assert cargo(both, 0) == [BOOK, HERBS], "one of each"
    forced = chapter(missions="10", cargo={0: f"{BOOK} {HERBS} {HERBS}"}, harbor="flute:1/1")
    forced.play("mission 10", "give book")
    assert cargo(forced, 0) == [HERBS], "no question where there is no choice"


@pytest.mark.parametrize(
    ("ships", "enough"),
    [(BOOK, False), (f"{BOOK} {HERBS}", False), (f"{BOOK} {HERBS} {HERBS}", True), (f"{BOOK} {BOOK} {HERBS}", True)],
)
def test_each_pirate_counts_once(ships: str, enough: bool) -> None:
    """PR-ADV-70: no mission of the box asks for a book, herbs and one more of either; such a one takes three ships."""
    mission = Mission(0, {"id": "mission:99", "number": 99, "pay_books": 1, "pay_herbs": 1, "pay_ares": 1})
    table = chapter(cargo={0: ships}, harbor="flute:1/1")
    assert can_pay(table.p, 0, mission) == enough


def test_no_joker_for_missions_and_no_adventurer_either() -> None:
    """PR-CHR-02, PR-ADVA-01, PR-ADVC-12: a Jack is no Priest, Fishborn no Sentinel, Landman no Trader."""
    jack = chapter(missions="12", areas={0: "jack:6/1"}, harbor="flute:1/1")
    assert "mission 12" not in jack.legal
    own = chapter(missions="12", areas={0: "v-priest:5/1"}, harbor="flute:1/1")
    assert "mission 12" in own.legal
    fishborn = chapter(number=2, missions="20 22", sides={0: "thomas_fishborn"}, gone={0: 1}, harbor="flute:1/1")
    assert "mission 22" not in fishborn.legal
    landman = chapter(
        number=2, missions="20", sides={0: "p_landman"}, gone={0: 1}, areas={0: "trader-blue:3/1"}, harbor="flute:1/1"
    )
    assert "mission 20" not in landman.legal


def test_swords_of_an_adventurer_and_of_the_brothers_count() -> None:
    """PR-ADVA-01, PR-ADVA-04, PR-ADVC-02, PR-ADVC-11: 3 of the elder brother, 1 of Jean Blackbeard."""
    table = chapter(number=2, missions="24", gone={0: 1}, areas={0: "v-tybuk-elder:9/2"}, harbor="flute:1/1")
    assert "mission 24" in table.legal
    asleep = chapter(number=2, missions="24", gone={0: 0}, areas={0: "v-tybuk-elder:9/2"}, harbor="flute:1/1")
    assert "mission 24" not in asleep.legal


def test_cheap_characters_by_what_is_printed() -> None:
    """PR-ADVM-40: a Señorita makes nobody cheap."""
    table = chapter(
        number=4,
        missions="40",
        areas={0: "trader-blue:3/1 sailor:3/1 senorita:7/2 priest:4/1", 1: "trader-red:3/1 sailor:3/1 sailor:3/1"},
        harbor="admiral:9/3",
    )
    assert "mission 40" not in table.legal
    table.play("stop")
    assert table.seat == 1 and "mission 40" in table.legal


def test_ships_with_the_same_cargo_are_alike() -> None:
    """PR-ADV-79: the first one goes, nobody is asked."""
    table = chapter(number=2, missions="21", cargo={0: "v-ares-book:4/1 v-ares-book:2/1"}, harbor="flute:1/1")
    table.play("mission 21")
    assert cargo(table, 0) == ["v-ares-book:2/1"] and table.step == "discover"


def test_herbs_and_bread_together() -> None:
    """PR-ADVM-41, PR-ADV-18: a book does not do for herbs."""
    wrong = chapter(number=4, missions="41", cargo={0: f"{BOOK} {BREAD}"}, harbor="flute:1/1")
    assert "mission 41" not in wrong.legal
    table = chapter(number=4, missions="41", cargo={0: f"{BOOK} {HERBS} {BREAD} {RUM}"}, harbor="flute:1/1")
    table.play("mission 41")
    assert sorted(cargo(table, 0)) == sorted([BOOK, RUM])
    assert {HERBS, BREAD} <= set(table.discard)


def test_a_mission_in_the_window_of_an_empty_harbor() -> None:
    """PR-ADV-16, PR-CON-10: everybody has a window, even with nothing to take."""
    table = chapter(missions="12", areas={1: PRIEST}, harbor="flute:1/1", coins={0: 0})
    table.play("stop", "trade flute:1/1")
    assert table.seat == 1 and table.harbor == [] and set(table.legal) == {"pass", "mission 12"}


def test_a_bust_leaves_missions_to_the_active_player() -> None:
    """PR-ADV-16, PR-TURN-03, PR-BUST-06: the other one has no window."""
    table = chapter(missions="12", areas={0: PRIEST, 1: PRIEST}, harbor="flute:1/1", top="flute:5/4")
    table.play("reveal")
    assert table.seat == 0 and "mission 12" in table.legal and "reveal" not in table.legal
    table.play("mission 12")
    assert table.mission(12).slots == [0] and table.seat == 1 and table.step == "event"


def test_a_mission_after_all_windows() -> None:
    """PR-ADV-16, PR-CON-20: what the others paid helps at the end of the turn, with expeditions left out."""
    table = chapter(
        missions="13",
        areas={0: PRIEST},
        coins={0: 3, 1: 3},
        harbor="admiral:9/3 flute:1/1",
        expedition_at_end_of_turn=False,
    )
    table.play("stop", "pass", "trade flute:1/1")
    assert table.coins(0) == 4 and table.seat == 0 and table.step == "turn_end"
    assert set(table.legal) == {"mission 13", "end"}


# --- missions of a moment ---------------------------------------------------------------------------------------------


def test_four_colors_now_or_when_it_happens_again() -> None:
    """PR-ADVM-33, PR-ADVM-53, PR-ADVM-57, PR-ADVC-15: a character brings no such moment, Ares Pirates do."""
    table = chapter(
        number=3,
        missions="33",
        harbor="pinnace:1/1 flute:1/1 skiff:1/1",
        top=f"{HERBS} admiral:5/1 frigate:1/1",
    )
    table.play("reveal")
    assert table.step == "mission_now" and set(table.legal) == {"mission 33", "forgo"}
    table.play("forgo")
    assert table.refused("mission 33")[0] == "mission-at-once-only"
    table.play("reveal")
    assert table.step == "discover", "a character"
    table.play("reveal")
    assert table.step == "mission_now", "a fifth color"
    table.play("mission 33")
    assert table.mission(33).slots == [0] and table.step == "discover"


def test_no_moment_for_a_ship_that_is_sent_away() -> None:
    """PR-ADVM-57, PR-ADV-53: repelled, or the second of its color."""
    table = chapter(
        number=3,
        missions="33",
        harbor="pinnace:1/1 flute:1/1 skiff:1/1",
        areas={0: "pirate:5/1"},
        top=f"{BOOK} skiff:5/4",
    )
    table.play("reveal", "repel")
    assert table.step == "discover" and table.discard[-1] == BOOK
    table.play("reveal")
    assert table.mission(33).slots == [] and table.seat == 1


def test_the_harder_twin_wants_five_coins_at_once() -> None:
    """PR-ADVM-34, PR-GEN-04: with four nobody is asked."""
    for coins in (4, 5):
        table = chapter(
            number=3, missions="34", harbor="pinnace:1/1 flute:1/1 skiff:1/1", coins={0: coins}, top="frigate:1/1"
        )
        table.play("reveal")
        assert (table.step == "mission_now") == (coins == 5)
    table.play("mission 34")
    assert table.coins(0) == 0 and crowns(table, 0) == 2


def test_one_marker_for_two_missions_of_a_moment() -> None:
    """PR-ADV-17, PR-ADV-19, PR-ADVM-53: whoever has spent the last marker is not asked for another mission."""
    table = chapter(
        number=3,
        missions="33 34",
        gone={0: 3},
        harbor="pinnace:1/1 flute:1/1 skiff:1/1",
        coins={0: 9},
        top="frigate:x/3",
    )
    table.play("reveal")
    assert table.step == "mission_now"
    table.play(f"mission {table.offered('mission')[0]}")
    assert table.step == "discover" and {"reveal", "stop"} == set(table.legal)
    stopped = chapter(number=5, missions="52 53", gone={0: 3}, harbor="flute:1/1", coins={0: 9})
    stopped.play("stop")
    stopped.play(f"mission {stopped.offered('mission')[0]}")
    assert (stopped.seat, stopped.step) == (0, "window")


def test_only_the_active_player_sees_four_colors() -> None:
    """PR-ADVM-33: not the next one, in whose window they still lie there."""
    table = chapter(number=3, missions="33", harbor=f"{FOUR_COLORS} admiral:9/3", coins={0: 0, 1: 5})
    table.play("stop", "pass")
    assert table.seat == 1 and "mission 33" not in table.legal


def test_whoever_is_hit_by_a_tax() -> None:
    """PR-ADVM-50, PR-TAX-05, PR-COIN-06: from the active player on, then the bonus; the last payer counts it."""
    table = chapter(
        3,
        number=5,
        missions="50",
        active=1,
        coins={0: 16, 1: 20, 2: 15},
        crowns={0: 2, 2: 3},
        areas={1: "sailor:3/1"},
        harbor="flute:1/1",
        top="v-tax",
    )
    table.play("reveal")
    assert table.step == "mission_now" and table.seat == 1
    table.play("forgo")
    assert table.seat == 0, "16 coins are enough, 15 are not"
    assert table.coins(0) == 8
    table.play("mission 50")
    assert table.influence(0) == 1, "the third crown"
    assert [table.coins(seat) for seat in range(3)] == [8 + 2 + 2, 10 + 2, 15 + 2], "all three have one influence"


def test_nobody_is_asked_when_nobody_pays() -> None:
    """PR-ADVM-50, PR-ADVC-09: to have the bonus is not to be hit."""
    table = chapter(number=5, missions="50", coins={0: 15, 1: 3}, harbor="flute:1/1", top="v-tax")
    table.play("reveal")
    assert table.step == "discover" and table.coins(0) == 17 and table.coins(1) == 5


def test_both_families_of_taxes() -> None:
    """PR-ADVC-10, PR-ADVC-09: 12 coins for one, 16 for the other, the lost number rounded down."""
    table = chapter(
        number=5, missions="51", coins={0: 17, 1: 13}, areas={1: "sailor:3/1"}, top=f"v-tax {BOOK} {BOOK} tax:swords"
    )
    table.play("reveal")
    assert (table.coins(0), table.coins(1)) == (17 - 8 + 2, 13)
    table.play("reveal")
    assert (table.coins(0), table.coins(1)) == (11, 13 - 6 + 1)


def test_stopping_at_the_fourth_card() -> None:
    """PR-ADVM-51, PR-ADVM-55, PR-ADVM-58, PR-ADVM-X1: paid before anything is taken, one card fewer."""
    table = chapter(number=5, missions="51", harbor=FOUR_COLORS, areas={0: "governor:8/0"}, coins={0: 5})
    table.play("stop")
    assert table.step == "mission_now" and set(table.legal) == {"mission 51", "forgo"}
    table.play("mission 51")
    assert table.step == "window" and table.coins(0) == 2 and table.view["allowance"] == 2, "two coins for the first"


@pytest.mark.parametrize("harbor", ["pinnace:1/1 flute:1/1 skiff:1/1", f"{FOUR_COLORS} jester:5/1"])
def test_three_or_five_cards_are_not_four(harbor: str) -> None:
    """PR-ADVM-55"""
    table = chapter(number=5, missions="51", harbor=harbor, coins={0: 9}, revealed=4)
    table.play("stop")
    assert table.step == "window" and table.seat == 0


def test_the_mission_may_cost_the_only_card() -> None:
    """PR-ADVM-55, PR-TRD-08: three colors give one card, less one is none; the others go on."""
    table = chapter(number=5, missions="51", harbor="pinnace:1/1 flute:1/1 skiff:1/1 jester:5/1", coins={0: 9})
    table.play("stop", "mission 51")
    assert table.seat == 1 and table.step == "window" and len(table.harbor) == 4


def test_twice_at_the_first_card() -> None:
    """PR-ADVM-52, PR-ADVM-54, PR-ADVM-56: not both in one turn; the marker waits without effect."""
    table = chapter(
        1, number=5, missions="52", top="tax:swords flute:2/2 flute:1/1 skiff:1/1", deck="royal_favor end_of_month"
    )
    table.play("reveal", "reveal", "stop")
    assert table.step == "mission_now", "a tax is no card of the harbor"
    table.play("mission 52")
    assert (gone(table, 0), crowns(table, 0)) == (0, 0) and table.mission(52).waiting == [0]
    assert table.told("mission-progress") and not table.told("marker-lifted")
    table.play("pass", "event", "reveal", "stop")
    assert table.step == "mission_now"
    table.play("mission 52")
    assert gone(table, 0) == 1 and table.mission(52).slots == [0] and table.mission(52).waiting == []


def test_a_second_card_is_one_too_many() -> None:
    """PR-ADVM-52, PR-ADVM-53"""
    table = chapter(number=5, missions="52", harbor="flute:1/1 skiff:1/1")
    table.play("stop")
    assert table.step == "window"


def test_the_harder_twin_is_paid_at_the_second_space() -> None:
    """PR-ADVM-59: the first is free, and who cannot pay stays there."""
    first = chapter(number=5, missions="53", harbor="flute:1/1", coins={0: 0})
    first.play("stop", "mission 53")
    assert first.mission(53).waiting == [0] and first.coins(0) == 0
    poor = chapter(number=5, missions="53", waiting={53: [0]}, harbor="flute:1/1", coins={0: 3})
    poor.play("stop")
    assert poor.step == "window" and poor.mission(53).waiting == [0]
    rich = chapter(number=5, missions="53", waiting={53: [0]}, harbor="flute:1/1", coins={0: 4})
    rich.play("stop", "mission 53")
    assert rich.coins(0) == 0 and rich.mission(53).slots == [0]


def test_a_waiting_marker_is_not_free() -> None:
    """PR-ADVM-54, PR-ADV-19: the last marker waits, so there is none for another mission."""
    table = chapter(
        number=5, missions="52 54", gone={0: 3}, waiting={52: [0]}, areas={0: f"{PRIEST} {SAILORS}"}, harbor="flute:1/1"
    )
    assert "mission 54" not in table.legal


# --- cargo and the sixth color ----------------------------------------------------------------------------------------


def test_six_colors_are_four_cards() -> None:
    """PR-ADV-37, PR-TRD-01"""
    table = chapter(harbor=f"{FIVE_COLORS} {BOOK}")
    table.play("stop")
    assert table.told("window-opened")[0]["cards"] == 4


def test_ares_pirates_bust() -> None:
    """PR-ADVC-15, PR-ADV-37: a book and herbs are one color."""
    table = chapter(harbor=f"{BOOK} flute:1/1", top=HERBS)
    table.play("reveal")
    assert "busted" in table.story and table.seat == 1


def test_cargo_for_a_player_without_coins() -> None:
    """PR-ADV-X2, PR-ADV-67: the Priest of this set pays first; without it the ship can only be traded."""
    table = chapter(harbor=f"{HERBS} admiral:9/3", areas={1: "v-priest:5/1"}, coins={0: 0, 1: 0})
    table.play("stop")
    assert table.seat == 0, "trade or pass"
    table.play("pass")
    assert table.seat == 1
    table.play(f"trade {HERBS}", "cargo")
    assert cargo(table, 1) == [HERBS] and (table.coins(0), table.coins(1)) == (1, 0)
    poor = chapter(harbor=f"{HERBS} admiral:9/3", areas={1: PRIEST}, coins={0: 0, 1: 0})
    poor.play("stop", "pass", f"trade {HERBS}")
    assert cargo(poor, 1) == [] and (poor.coins(0), poor.coins(1)) == (1, 0), "1 coin, and the fee"


def test_a_ship_that_pays_a_crown_cannot_pay_the_fee() -> None:
    """PR-ADV-68, PR-FEE-04, PR-ADV-67: red rum gives a crown, so a coin must be there."""
    rum = "v-frigate-rum:3/0c"
    poor = chapter(number=4, missions="40", harbor=f"{rum} admiral:9/3", coins={0: 0, 1: 0}, areas={0: "jester:5/1"})
    poor.play("stop", "pass")
    assert poor.story.count("passed-automatically") == 1
    table = chapter(number=4, missions="40", harbor=f"{rum} admiral:9/3", coins={0: 0, 1: 1})
    table.play("stop", "pass", f"trade {rum}", "collect")
    assert (crowns(table, 1), table.coins(1), table.coins(0)) == (1, 0, 1)


def test_traders_pay_for_both_options() -> None:
    """PR-ADV-39, PR-ADV-66: kept bread still brings the Trader's coin, and Landman's."""
    bread = "v-flute-bread:1/2"
    for choice, gain in (("cargo", 2), ("collect", 4)):
        table = chapter(
            number=4,
            missions="40",
            harbor=bread,
            sides={0: "p_landman"},
            gone={0: 1},
            areas={0: "trader-blue:3/1"},
            coins={0: 0},
        )
        table.play("stop", f"trade {bread}", choice)
        assert table.coins(0) == gain
        assert (cargo(table, 0) == [bread]) == (choice == "cargo")


def test_the_crew_of_this_set_is_paid_for_pirates_alone() -> None:
    """PR-ADV-39, PR-ADVC-05: three bonuses for Ares Pirates, none for another cargo ship."""
    crew = "v-priest:5/1 v-captain:5/1 v-settler:5/1"
    table = chapter(number=4, missions="40", harbor=f"{BOOK} {BREAD}", areas={0: f"{crew} governor:8/0"}, coins={0: 0})
    table.play("stop", f"trade {BOOK}", "collect")
    assert table.coins(0) == 4
    table.play(f"trade {BREAD}", "cargo")
    assert table.coins(0) == 4


def test_kept_ships_are_no_swords_and_no_colors() -> None:
    """PR-ADV-52: the next Ares Pirates do not bust."""
    table = chapter(missions="15", cargo={0: f"{BOOK} {BOOK}"}, harbor="flute:1/1", top=HERBS)
    assert "mission 15" not in table.legal
    table.play("reveal")
    assert table.step == "discover" and HERBS in table.harbor


def test_don_ferdinando_has_a_crown_on_top() -> None:
    """PR-ADVA-06, PR-ADV-68, PR-ADV-66: the red rum ship gives two crowns, or one when it is kept."""
    rum = "v-frigate-rum:3/0c"
    for choice, gain in (("collect", 2), ("cargo", 1)):
        table = chapter(
            number=4, missions="40", harbor=rum, sides={0: "don_ferdinando"}, gone={0: 1}, areas={0: "trader-red:3/1"}
        )
        table.play("stop", f"trade {rum}", choice)
        assert crowns(table, 0) == gain and table.coins(0) == 3 + 1


def test_an_expedition_asks_for_cargo() -> None:
    """PR-ADVC-06, PR-ADVA-03, PR-CHR-02: a Jack goes for the Settler, nobody for the bread; 2 crowns for Grandeur."""
    goal = "v-expedition:shb"
    poor = chapter(number=4, missions="40", open=goal, areas={0: "jack:6/1 jack:6/1"}, cargo={0: HERBS}, harbor=BOOK)
    assert f"expedition {goal}" not in poor.legal
    table = chapter(
        number=4,
        missions="40",
        open=goal,
        sides={0: "jacques_grandeur"},
        gone={0: 1},
        areas={0: "jack:6/1"},
        cargo={0: f"{HERBS} {BREAD} {RUM}"},
        harbor=BOOK,
        coins={0: 0},
    )
    table.play(f"expedition {goal}")
    assert cargo(table, 0) == [RUM] and table.area(0) == [goal]
    assert (table.coins(0), crowns(table, 0), table.influence(0)) == (2, 2, 6)


def test_innkeepers_buy_once_each() -> None:
    """PR-ADVC-07, PR-ADVC-08, PR-ADVC-13: not while discovering; one that was just hired buys too."""
    inn = "v-innkeeper:5/1"
    table = chapter(
        number=4,
        missions="40",
        areas={0: inn},
        cargo={0: f"{BREAD} {RUM} v-flute-rum:2/2"},
        harbor=f"{inn} admiral:9/3",
        coins={0: 1},
    )
    assert not table.offered("inn")
    table.play("stop")
    assert set(table.offered("inn")) == {"bread", "rum"} and f"hire {inn}" not in table.legal
    table.play("inn bread")
    assert table.coins(0) == 6 and not table.offered("inn")
    assert table.refused("inn rum")[0] == "inns-have-bought"
    table.play(f"hire {inn}")
    assert table.offered("inn") == ["rum"]
    table.play("inn rum")
    assert table.coins(0) == 6 and len(cargo(table, 0)) == 1


def test_which_inns_would_still_buy() -> None:
    """PR-ADVC-08: the one that has bought waits for its owner's next window; those of others are not touched."""

    def inns(table: Table) -> list[int]:
        voyages = [player["voyage"] for player in table.view["players"]]
        return [len(voyage["inns"]) for voyage in voyages if voyage is not None]

    table = chapter(
        number=4,
        missions="40",
        active=1,
        areas={0: "v-innkeeper:5/1", 1: "v-innkeeper:5/1"},
        cargo={0: f"{BREAD} {RUM}"},
        harbor="admiral:9/3 flute:1/1",
        coins={0: 3, 1: 0},
    )
    table.play("stop", "pass", "inn rum")
    assert inns(table) == [0, 1]
    table.play("pass")
    assert table.step == "event" and inns(table) == [1, 1]


def test_no_window_no_sale() -> None:
    """PR-ADVC-13: a bust, and a seat that has not its time."""
    table = chapter(
        number=4,
        missions="40",
        areas={0: "v-innkeeper:5/1", 1: "v-innkeeper:5/1"},
        cargo={0: RUM, 1: BREAD},
        harbor="flute:1/1",
        top="flute:5/4",
    )
    table.play("reveal")
    assert table.seat == 1 and table.step == "event" and cargo(table, 0) == [RUM]


def test_four_characters_in_the_harbor_honor_innkeepers() -> None:
    """PR-ADVC-07, PR-GEN-01, PR-TRD-10: at each one's own arrival."""
    inns = "v-innkeeper:5/1 v-innkeeper:7/2"
    table = chapter(
        number=4,
        missions="40",
        areas={0: inns, 1: "v-innkeeper:5/1"},
        coins={0: 5, 1: 5},
        harbor="admiral:9/3 jester:5/1 jester:7/2 governor:8/0 flute:1/1",
    )
    table.play("stop")
    assert crowns(table, 0) == 2
    table.play("hire jester:5/1")
    assert crowns(table, 1) == 0, "three are left"


# --- Sentinels --------------------------------------------------------------------------------------------------------


def test_who_knows_what_a_sentinel_has_seen() -> None:
    """PR-ADVC-03, PR-ADVC-04, PR-ADVC-14: the looker alone, then the discards everybody."""
    table = chapter(
        number=2,
        missions="20",
        areas={0: "v-sentinel:5/1"},
        top="tax:swords flute:5/4 jack:6/1 skiff:1/1",
        coins={1: 20},
    )
    table.play("look")
    views = [table.game.view(seat) for seat in range(2)]
    seen = [view["adventure"] for view in views]
    assert [sorted(one["looking"]) for one in seen] == [["flute:5/4", "jack:6/1", "tax:swords"], []]  # type: ignore[index]
    assert [one["looked_at"] for one in seen] == [3, 3]  # type: ignore[index]
    assert set(table.offered("keep")) == {"tax:swords", "flute:5/4", "jack:6/1"}
    table.play("keep jack:6/1")
    assert set(table.discard[-2:]) == {"tax:swords", "flute:5/4"} and table.coins(1) == 20, "no tax"
    seen = [table.game.view(seat)["adventure"] for seat in range(2)]
    assert [(one["top"], one["kept_by"]) for one in seen] == [("jack:6/1", 0), ("", 0)]  # type: ignore[index]
    assert "stop" not in table.legal and "look" not in table.legal
    table.play("reveal")
    assert table.harbor == ["jack:6/1"] and "stop" in table.legal


def test_two_sentinels_look_twice() -> None:
    """PR-ADVC-04, PR-GEN-01, PR-ADVA-11: and Fishborn a third time; the kept card lies among the next three."""
    table = chapter(
        number=2,
        missions="20",
        sides={0: "thomas_fishborn"},
        gone={0: 1},
        areas={0: "v-sentinel:5/1"},
        top="jack:6/1 flute:1/1 flute:2/2 skiff:1/1 skiff:3/2",
        harbor="flute:5/4",
    )
    table.play("look", "keep jack:6/1", "look")
    assert set(table.offered("keep")) == {"jack:6/1", "skiff:1/1", "skiff:3/2"}
    table.play("keep skiff:1/1")
    assert "look" not in table.legal and table.refused("look")[0] == "no-look-left"
    assert "stop" in table.legal


def test_a_look_into_a_dry_pile() -> None:
    """PR-ADVC-04, PR-DECK-02: the discard pile is shuffled to complete three."""
    table = chapter(
        number=2,
        missions="20",
        areas={0: "v-sentinel:5/1"},
        harbor="flute:5/4",
        top="jack:6/1",
        discard="skiff:1/1 skiff:3/2 galleon:2/1",
        shuffles=("galleon:2/1 skiff:3/2 skiff:1/1",),
        dry=True,
    )
    table.play("look")
    assert set(table.offered("keep")) == {"jack:6/1", "galleon:2/1", "skiff:3/2"}
    table.play("keep galleon:2/1", "reveal")
    assert table.harbor == ["flute:5/4", "galleon:2/1"]


def test_nothing_to_look_at() -> None:
    """PR-ADVC-04, PR-DECK-06: with both piles empty nobody looks, and the Pilot has nothing to report."""
    table = chapter(number=2, missions="20", areas={0: "v-sentinel:5/1"}, harbor="flute:5/4", dry=True)
    assert "look" not in table.legal
    pilot = chapter(deck="pilots_report end_of_month", before_event=True, dry=True)
    pilot.play("event")
    assert pilot.step == "discover" and not pilot.told("looked")


def test_a_kept_expedition_opens_and_a_discarded_one_does_not() -> None:
    """PR-ADVC-14"""
    top = "expedition:pp expedition:cc flute:1/1"
    table = chapter(number=2, missions="20", areas={0: "v-sentinel:5/1"}, top=top)
    table.play("look", "keep expedition:cc")
    assert table.expeditions == []
    table.play("reveal")
    assert table.expeditions == ["expedition:cc"]


# --- adventurers ------------------------------------------------------------------------------------------------------


def test_a_discount_that_begins_in_the_middle_of_a_window() -> None:
    """PR-ADVA-X1, PR-ADVA-05, PR-ADVA-12"""
    table = chapter(
        missions="12", sides={0: "senora_anne"}, areas={0: PRIEST}, coins={0: 0}, harbor="sailor:3/1 admiral:9/3"
    )
    table.play("stop")
    assert "hire sailor:3/1" not in table.legal
    table.play("mission 12", "hire sailor:3/1")
    assert table.coins(0) == 1, "3 for the mission, 2 for the Sailor"


def test_an_admirals_eye_waits_for_the_next_arrival() -> None:
    """PR-ADVA-12, PR-ADVA-07: Scott wakes up in his window and has nothing of its five cards."""
    harbor = f"{FOUR_COLORS} admiral:9/3"
    table = chapter(missions="13", sides={0: "officer_scott"}, areas={0: PRIEST}, coins={0: 4}, harbor=harbor)
    table.play("stop", "mission 13")
    assert table.coins(0) == 0
    awake = chapter(missions="12", sides={0: "officer_scott"}, gone={0: 1}, harbor=harbor)
    awake.play("stop")
    assert awake.coins(0) == 4


def test_samuel_pays_once_and_at_once() -> None:
    """PR-ADVA-10, PR-ADVA-12, PR-ADV-22: the coins can be spent in the same window."""
    table = chapter(
        missions="11 13", sides={0: "samuel_blackguard"}, areas={0: f"{PRIEST} captain:4/1"}, coins={0: 0}, harbor=BOOK
    )
    table.play("mission 11")
    assert table.coins(0) == 6
    table.play("mission 13")
    assert table.coins(0) == 2


def test_three_ships_please_mary() -> None:
    """PR-ADVA-09: at the own arrival, also out of turn."""
    table = chapter(
        sides={1: "cutthroat_mary"}, gone={1: 1}, harbor="pinnace:1/1 flute:1/1 skiff:1/1 admiral:9/3", coins={1: 0}
    )
    table.play("stop", "pass")
    assert table.coins(1) == 1
    fewer = chapter(sides={1: "cutthroat_mary"}, gone={1: 1}, harbor="pinnace:1/1 flute:1/1 skiff:1/1", coins={1: 0})
    fewer.play("stop", "trade flute:1/1")
    assert fewer.coins(1) == 0


@pytest.mark.parametrize(("before", "coins"), [(3, 2 + 2), (4, 2)])
def test_grace_and_the_lucky_charm(before: int, coins: int) -> None:
    """PR-ADVA-02, PR-ADVA-13: both pay; the ship that made the bust is one of the four."""
    harbor = " ".join(["flute:1/1", "jester:5/1", "jester:7/2", "admiral:9/3"][:before])
    table = chapter(
        sides={0: "grace_may"}, gone={0: 1}, harbor=harbor, top="flute:5/4", coins={0: 0}, event="lucky_charm"
    )
    table.play("reveal")
    assert table.coins(0) == coins and table.seat == 1


def test_fishborn_looks_as_soon_as_he_is_awake() -> None:
    """PR-ADVA-11, PR-ADVA-12: the mission is accomplished while discovering."""
    table = chapter(missions="12", sides={0: "thomas_fishborn"}, areas={0: PRIEST}, harbor="flute:1/1")
    assert "look" not in table.legal
    table.play("mission 12")
    assert "look" in table.legal


# --- mixed decks ------------------------------------------------------------------------------------------------------


def test_a_clerk_for_cargo_and_a_merchant_only_for_gold() -> None:
    """PR-ADV-66, PR-XC-02, PR-SAIL-07"""
    bread = "v-flute-bread:1/2"
    sets: Any = {"contract_cards": True, "sets_sail_cards": True}
    clerk = chapter(number=4, missions="40", harbor=f"{bread} skiff:1/1", areas={0: "a-clerk-blue:6/2"}, **sets)
    clerk.play("stop", f"trade {bread}", "cargo")
    assert clerk.seat == 0 and "trade skiff:1/1" in clerk.legal
    area = {0: "u-merchant-blue:8/3"}
    kept = chapter(number=4, missions="40", harbor=f"{bread} skiff:1/1", areas=area, **sets)
    kept.play("stop", f"trade {bread}", "cargo")
    assert kept.step != "store" and cargo(kept, 0) == [bread]
    sold = chapter(number=4, missions="40", harbor=f"{bread} skiff:1/1", areas=area, **sets)
    sold.play("stop", f"trade {bread}", "collect")
    assert sold.step == "store"
    sold.play("store u-merchant-blue:8/3")
    assert sold.influence(0) == 4 and cargo(sold, 0) == []


def test_a_gift_alone() -> None:
    """PR-MIX-06, PR-XC-09, PR-FEE-06: three coins and nobody to give to."""
    table = chapter(1, harbor="a-flute:5/3g", coins={0: 0}, contract_cards=True)
    table.play("stop", "trade a-flute:5/3g")
    assert table.coins(0) == 3 and table.step != "gift"


def test_four_colors_in_one_draw() -> None:
    """PR-ADVM-61, PR-ADVM-57: four colors of a Gambler are one moment, looked at after the fourth card."""
    table = chapter(number=3, missions="33", areas={0: "p-gambler:4/1"}, top=FOUR_COLORS, gambler=True)
    table.play("gamble")
    assert table.step == "mission_now"
    table.play("mission 33")
    assert table.mission(33).slots == [0] and table.step == "window"


def test_the_last_gambler_is_no_stop() -> None:
    """PR-ADVM-61, PR-GAM-06, PR-GAM-07: mission 51 is for who chooses to stop, as one with a second Gambler can."""
    options: Any = {"number": 5, "missions": "51", "top": FOUR_COLORS, "coins": {0: 9}, "gambler": True}
    one = chapter(areas={0: "p-gambler:4/1"}, **options)
    one.play("gamble")
    assert one.step == "window"
    two = chapter(areas={0: "p-gambler:4/1 p-gambler:4/1"}, **options)
    two.play("gamble", "stop")
    assert two.step == "mission_now"
