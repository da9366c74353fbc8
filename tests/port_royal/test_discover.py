"""Turns and discovery: PR-TURN, PR-DISC, PR-REP, PR-BUST."""

from __future__ import annotations

import pytest
from tests.port_royal.table import Table, arrange, counted, new_table


def pass_everything(table: Table) -> Table:
    """Until the next player's turn begins."""
    active = table.active
    while table.active == active and not table.game.over:
        table.play("pass")
    return table


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    """PR-TURN-01: phase one, then phase two, then the next player."""
    table = new_table(3, first_player=str(first + 1))
    order = []
    for _ in range(6):
        assert table.step == "discover"
        order.append(table.active)
        while table.step in ("discover", "repel") and table.active == order[-1]:
            table.play("stop" if "stop" in table.legal else table.legal[-1])
        if table.active == order[-1]:
            assert (table.step, table.seat) == ("window", order[-1]) or not table.harbor
            pass_everything(table)
    assert order == [(first + turn) % 3 for turn in range(6)]
    assert [facts["seat"] for facts in table.told("turn-started")][:6] == order
    assert [facts["round"] for facts in table.told("turn-started")][:7] == [1, 1, 1, 2, 2, 2, 3]


def test_a_bust_skips_phase_two_for_everybody() -> None:
    """PR-TURN-02, PR-BUST-03"""
    table = arrange(3, harbor="flute:1/1 sailor:3/1", coins=dict.fromkeys(range(3), 9), top="flute:5/4")
    table.play("reveal")
    assert "window-opened" not in table.story
    assert (table.step, table.active, table.seat) == ("discover", 1, 1)
    assert [table.coins(seat) for seat in range(3)] == [9, 9, 9]


def test_after_a_bust_the_others_get_jester_income_and_nothing_else() -> None:
    """PR-TURN-03"""
    table = arrange(
        harbor="flute:1/1 sailor:3/1",
        open="expedition:pp",
        coins={0: 9, 1: 9},
        areas={0: "priest:4/1 priest:4/1", 1: "jester:7/2 priest:4/1 priest:4/1 governor:8/0 admiral:5/1"},
        top="flute:5/4",
    )
    table.play("reveal")
    assert (table.step, table.seat) == ("turn_end", 0)
    assert table.coins(1) == 10
    for move in ("hire sailor:3/1", "trade flute:1/1", "pass"):
        assert table.reason(move, seat=1).key == "not-your-turn"
    assert table.reason("expedition expedition:pp", seat=1).key == "expedition-not-active"
    assert table.reason("hire sailor:3/1", seat=0).key == "turn-is-ending"
    assert table.legal == ["end", "expedition expedition:pp"]


def test_what_is_left_is_discarded_before_the_next_turn() -> None:
    """PR-TURN-04"""
    table = arrange(harbor="flute:1/1 sailor:3/1 priest:4/1", coins={0: 4, 1: 4})
    table.play("stop", "hire priest:4/1", "trade flute:1/1")
    assert table.harbor == []
    assert "sailor:3/1" in table.discard
    assert table.told("harbor-cleared") == [{"cards": ["sailor:3/1"]}]
    assert table.story[-1] == "turn-started"
    assert table.active == 1
    assert table.view["colors"] == 0


# --- discovery --------------------------------------------------------------------------------------------------------


def test_the_first_card_must_be_revealed() -> None:
    """PR-DISC-01: the top card of the draw pile."""
    table = arrange(top="sailor:3/1 jack:6/1")
    assert table.legal == ["reveal"]
    assert table.reason("stop").key == "must-reveal-first"
    table.play("reveal")
    assert table.harbor == ["sailor:3/1"]
    assert table.told("card-revealed") == [{"seat": 0, "card": "sailor:3/1"}]
    assert table.draw_pile[0] == "jack:6/1"


def test_the_first_card_of_every_turn() -> None:
    """PR-DISC-01: the obligation begins anew with each turn."""
    table = arrange(harbor="sailor:3/1", coins={0: 0, 1: 0})
    table.play("stop")
    assert (table.active, table.legal) == (1, ["reveal"])


@pytest.mark.parametrize("card", ["sailor:3/1", "flute:1/1", "expedition:pp", "tax:swords"])
def test_after_each_card_the_player_goes_on_or_stops(card: str) -> None:
    """PR-DISC-02"""
    table = arrange(top=f"{card} jack:6/1 jack:6/1 jack:6/1")
    table.play("reveal")
    assert (table.step, table.seat, table.legal) == ("discover", 0, ["reveal", "stop"])
    table.play("reveal")
    assert table.legal == ["reveal", "stop"]
    assert table.harbor[-1] == "jack:6/1"
    table.play("stop")
    assert table.active == 1 or table.step == "window"


def test_after_a_repelled_ship_the_player_goes_on_or_stops() -> None:
    """PR-DISC-02"""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1")
    table.play("reveal", "repel")
    assert (table.seat, table.legal) == (0, ["reveal", "stop"])


def test_everybody_sees_how_many_cards_were_revealed() -> None:
    """PR-DISC-02, PR-DISC-09: in this turn, whatever became of them."""
    table = arrange(top="expedition:pp sailor:3/1 tax:swords")
    assert [table.play("reveal").view["revealed_this_turn"] for _ in range(3)] == [1, 2, 3]


def test_a_character_joins_the_harbor() -> None:
    """PR-DISC-03"""
    table = arrange(harbor="flute:1/1", top="priest:4/1")
    assert table.play("reveal").harbor == ["flute:1/1", "priest:4/1"]
    assert table.area(0) == []


def test_a_ship_joins_the_harbor() -> None:
    """PR-DISC-04: at once without swords, after the player's choice with enough of them."""
    table = arrange(harbor="flute:1/1", top="skiff:1/1")
    assert table.play("reveal").harbor == ["flute:1/1", "skiff:1/1"]
    assert table.view["colors"] == 2
    table = arrange(harbor="flute:1/1", top="skiff:1/1", areas={0: "sailor:3/1"})
    assert table.play("reveal").harbor == ["flute:1/1"]
    assert table.play("admit").harbor == ["flute:1/1", "skiff:1/1"]
    assert table.view["colors"] == 2


def test_an_expedition_lies_open_until_somebody_completes_it() -> None:
    """PR-DISC-05: beside the harbor; busts and turns do not matter."""
    table = arrange(harbor="flute:1/1", top="expedition:pp flute:5/4 sailor:3/1", coins={0: 0, 1: 0})
    table.play("reveal")
    assert (table.harbor, table.expeditions) == (["flute:1/1"], ["expedition:pp"])
    assert table.told("expedition-opened") == [{"card": "expedition:pp"}]
    table.play("reveal")  # bust
    assert (table.active, table.expeditions) == (1, ["expedition:pp"])
    table.play("reveal", "stop")
    assert (table.active, table.expeditions) == (0, ["expedition:pp"])
    assert "expedition:pp" not in table.discard


def test_a_tax_is_resolved_at_once_and_discarded() -> None:
    """PR-DISC-06"""
    table = arrange(harbor="flute:1/1", top="tax:swords", coins={0: 12})
    table.play("reveal")
    assert table.coins(0) == 6 + 1
    assert (table.harbor, table.discard[-1], table.step) == (["flute:1/1"], "tax:swords", "discover")
    assert table.story[:2] == ["card-revealed", "tax-levied"]


@pytest.mark.parametrize("top", ["tax:swords", "expedition:pp", "flute:1/1"])
def test_the_player_may_stop_with_an_empty_harbor(top: str) -> None:
    """PR-DISC-07: phase two takes place all the same."""
    table = arrange(areas={0: "sailor:3/1"}, top=top).play("reveal")
    if table.step == "repel":
        table.play("repel")
    assert "stop" in table.legal
    table.play("stop")
    assert table.told("passed-automatically") == [
        {"seat": 0, "why": "empty-harbor"},
        {"seat": 1, "why": "empty-harbor"},
    ]
    assert table.active == 1


def test_the_table_may_forbid_to_stop_with_an_empty_harbor() -> None:
    """PR-DISC-07: option stop_with_empty_harbor."""
    table = arrange(top="tax:swords jack:6/1 jack:6/1 sailor:3/1", stop_with_empty_harbor=False)
    table.play("reveal")
    assert table.legal == ["reveal"]
    assert (table.reason("stop").key, table.reason("stop").rule) == ("harbor-empty", "PR-DISC-07")
    assert table.play("reveal").legal == ["reveal", "stop"]


def test_there_is_no_limit_to_discovery() -> None:
    """PR-DISC-08: a harbor of all colors may be continued."""
    harbor = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 galleon:2/1 " + "sailor:3/1 " * 7
    table = arrange(harbor=harbor, top="jack:6/1 jack:6/1")
    assert table.play("reveal", "reveal").legal == ["reveal", "stop"]
    assert len(table.harbor) == 14


@pytest.mark.parametrize(
    ("harbor", "coins"),
    [("flute:1/1 sailor:3/1 jack:6/1 jack:6/1", 0), ("flute:1/1 sailor:3/1 jack:6/1 jack:6/1 jack:6/1", 2)],
)
def test_only_characters_and_ships_count_for_the_size_of_the_harbor(harbor: str, coins: int) -> None:
    """PR-DISC-09: an expedition and a tax do not help the Admiral."""
    table = arrange(
        harbor=harbor, areas={0: "admiral:7/2", 1: "sailor:3/1"}, coins={0: 0}, top="expedition:pp tax:swords"
    )
    table.play("reveal", "reveal", "stop")
    assert table.coins(0) == coins


def test_equal_characters_in_the_harbor_do_no_harm() -> None:
    """PR-DISC-10"""
    table = arrange(harbor="sailor:3/1 trader-green:3/1", top="sailor:3/1 trader-green:3/1")
    table.play("reveal", "reveal")
    assert counted(table.harbor) == {"sailor:3/1": 2, "trader-green:3/1": 2}
    assert "busted" not in table.story
    assert table.play("stop").legal == ["pass", "hire sailor:3/1", "hire trader-green:3/1"]


def test_nothing_is_revealed_that_nobody_chose_to_reveal() -> None:
    """PR-DISC-11: so the player before can still take the last choice back."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: 3, 1: 0})
    table.play("stop", "trade flute:1/1")  # nobody can afford the Sailor
    assert (table.step, table.seat, table.legal) == ("discover", 1, ["reveal"])
    assert table.game.may_undo == 0
    table.game.undo(0)
    assert (table.step, table.seat, table.harbor) == ("window", 0, ["sailor:3/1", "flute:1/1"])


# --- repelling --------------------------------------------------------------------------------------------------------


def test_a_flute_is_repelled_with_three_swords() -> None:
    """PR-REP-X1, PR-CHR-10: Sailor 1 and Pirate 2 against a Flute of 2."""
    table = arrange(areas={0: "sailor:3/1 pirate:5/1"}, top="flute:2/2").play("reveal")
    assert table.player(0).swords == 3
    assert (table.step, table.legal) == ("repel", ["repel", "admit"])
    table.play("repel")
    assert (table.harbor, table.discard) == ([], ["flute:2/2"])
    assert table.told("ship-repelled") == [{"seat": 0, "card": "flute:2/2", "swords": 3}]


def test_only_the_ship_revealed_just_now_can_be_repelled() -> None:
    """PR-REP-01: and only before anything else happens."""
    table = arrange(
        areas={0: "sailor:3/1 priest:4/1 priest:4/1"},
        open="expedition:pp",
        harbor="skiff:1/1",
        top="flute:1/1 jack:6/1",
    )
    assert table.reason("repel").key == "no-ship-to-repel"
    table.play("reveal")
    assert table.legal == ["repel", "admit"]
    for move in ("reveal", "stop", "expedition expedition:pp", "trade skiff:1/1"):
        assert table.reason(move).key == "ship-comes-first"
    table.play("admit")
    assert "repel" not in table.legal
    assert table.reason("repel").key == "no-ship-to-repel"
    assert "repel" not in table.play("reveal").legal


def test_only_the_active_player_repels() -> None:
    """PR-REP-01"""
    table = arrange(areas={1: "sailor:3/1"}, top="flute:1/1").play("reveal")
    assert (table.seat, table.step, table.harbor) == (0, "discover", ["flute:1/1"])
    table = arrange(areas={0: "sailor:3/1", 1: "pirate:5/1"}, top="flute:1/1").play("reveal")
    assert table.reason("repel", seat=1).key == "not-your-turn"


@pytest.mark.parametrize(
    ("area", "ship", "repels"),
    [
        ("", "flute:1/1", False),
        ("priest:4/1 jack:6/1 admiral:5/1", "flute:1/1", False),
        ("sailor:3/1", "flute:1/1", True),
        ("sailor:7/3", "galleon:2/1", False),
        ("pirate:9/3", "galleon:2/1", True),
        ("pirate:5/1 pirate:7/2 pirate:9/3", "galleon:7/3", False),
        ("pirate:5/1 pirate:7/2 pirate:9/3 sailor:5/2", "galleon:7/3", True),
    ],
)
def test_as_many_swords_as_the_ship_are_enough(area: str, ship: str, repels: bool) -> None:
    """PR-REP-02, PR-GEN-06, PR-CHR-10"""
    table = arrange(areas={0: area}, top=ship).play("reveal")
    assert (table.step == "repel") == repels
    assert (ship in table.harbor) == (not repels)


@pytest.mark.parametrize("ship", ["frigate:x/3", "frigate:x/4", "galleon:x/3", "galleon:x/4"])
def test_a_skull_is_never_repelled(ship: str) -> None:
    """PR-REP-03"""
    table = arrange(areas={0: "sailor:3/1 " * 7 + "pirate:5/1 pirate:7/2 pirate:9/3"}, top=ship).play("reveal")
    assert (table.step, table.harbor) == ("discover", [ship])
    assert (table.reason("repel").key, table.reason("repel").facts) == ("skull", {"card": ship})


def test_a_repelled_ship_never_was_in_the_harbor() -> None:
    """PR-REP-04: it counts for no color and nobody can trade it."""
    harbor = "pinnace:1/1 flute:1/1 skiff:1/1"
    table = arrange(harbor=harbor, areas={0: "sailor:3/1", 1: ""}, top="frigate:1/1 jack:6/1").play("reveal", "repel")
    assert (table.view["colors"], table.view["allowance"]) == (3, 1)
    assert table.discard == ["frigate:1/1"]
    table.play("stop")
    assert table.reason("trade frigate:1/1").key == "not-in-harbor"


def test_a_color_repelled_may_come_again() -> None:
    """PR-REP-04: without a bust."""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1 flute:5/4").play("reveal", "repel", "reveal")
    assert table.harbor == ["flute:5/4"]


def test_swords_are_not_used_up() -> None:
    """PR-REP-05"""
    table = arrange(areas={0: "pirate:5/1"}, top="flute:2/2 flute:2/2 galleon:2/1")
    for _ in range(3):
        table.play("reveal", "repel")
    assert counted(table.discard) == {"flute:2/2": 2, "galleon:2/1": 1}
    assert table.area(0) == ["pirate:5/1"]


@pytest.mark.parametrize("harbor", ["skiff:1/1", "flute:2/3"])
def test_repelling_is_a_choice_with_any_color(harbor: str) -> None:
    """PR-REP-06: whether or not the color is there already."""
    table = arrange(harbor=harbor, areas={0: "sailor:3/1"}, top="flute:1/1").play("reveal")
    assert table.legal == ["repel", "admit"]
    assert (table.preview("repel"), table.preview("admit")) == ({}, {"bust": int(harbor == "flute:2/3")})
    assert table.preview("admit") == {"bust": 1 if harbor == "flute:2/3" else 0}
    table.play("repel")
    assert table.harbor == [harbor]


def test_a_repelled_duplicate_does_not_bust() -> None:
    """PR-REP-07: the choice comes before the comparison of colors."""
    table = arrange(harbor="flute:2/3 jack:6/1", areas={0: "sailor:3/1"}, top="flute:1/1").play("reveal", "repel")
    assert "busted" not in table.story
    assert (table.harbor, table.active) == (["flute:2/3", "jack:6/1"], 0)
    table = arrange(harbor="flute:2/3 jack:6/1", areas={0: "sailor:3/1"}, top="flute:1/1").play("reveal", "admit")
    assert (table.harbor, table.active) == ([], 1)


# --- busts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "color",
    [
        "pinnace:1/1 pinnace:4/4",
        "flute:1/1 flute:5/4",
        "skiff:1/1 skiff:5/4",
        "frigate:1/1 frigate:x/4",
        "galleon:2/1 galleon:x/4",
    ],
)
def test_two_ships_of_one_color(color: str) -> None:
    """PR-BUST-01: whatever else they show."""
    first, second = color.split()
    table = arrange(top=f"{first} jack:6/1 {second}").play("reveal", "reveal", "reveal")
    assert table.told("busted") == [{"seat": 0, "card": second, "cards": [first, "jack:6/1"]}]
    assert table.active == 1


def test_ships_of_different_colors_do_not_bust() -> None:
    """PR-BUST-01"""
    ships = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 galleon:2/1"
    table = arrange(top=ships).play(*["reveal"] * 5)
    assert table.harbor == ships.split()
    assert "busted" not in table.story


def test_a_color_of_the_turn_before_does_not_bust() -> None:
    """PR-BUST-01: only ships in the harbor now, after a phase two as after a bust."""
    table = arrange(harbor="flute:1/1", coins={0: 0, 1: 0}, top="flute:5/4 flute:2/2 flute:2/3")
    table.play("reveal", "reveal", "stop")
    table.play(*["pass"] * (2 if table.active == 1 else 0), "reveal")
    assert [facts["card"] for facts in table.told("busted")] == ["flute:5/4"]
    assert table.harbor == ["flute:2/3"]


def test_a_bust_discards_the_harbor_and_the_ship() -> None:
    """PR-BUST-02: open expeditions stay."""
    table = arrange(harbor="flute:1/1 sailor:3/1", open="expedition:ss", discard="jack:6/1", top="flute:5/4").play(
        "reveal"
    )
    assert table.harbor == []
    assert counted(table.discard) == counted(["jack:6/1", "flute:1/1", "sailor:3/1", "flute:5/4"])
    assert table.expeditions == ["expedition:ss"]


def test_jesters_pay_everybody_after_a_bust() -> None:
    """PR-BUST-04, PR-CHR-06: a coin for each, the active player included."""
    table = arrange(
        3,
        harbor="flute:1/1",
        areas={0: "jester:7/2", 1: "jester:7/2 jester:9/3"},
        coins={0: 0, 1: 0, 2: 0},
        top="flute:5/4",
    )
    table.play("reveal")
    assert [table.coins(seat) for seat in range(3)] == [1, 2, 0]
    assert table.told("coins-gained") == [
        {"seat": 0, "coins": 1, "source": "jester"},
        {"seat": 1, "coins": 2, "source": "jester"},
    ]


def test_by_the_older_text_jesters_do_not_pay_the_one_who_busted() -> None:
    """PR-BUST-04: option jester_pays_active off."""
    areas = {0: "jester:7/2", 1: "jester:7/2 jester:9/3"}
    table = arrange(harbor="flute:1/1", areas=areas, coins={0: 0, 1: 0}, top="flute:5/4", jester_pays_active=False)
    table.play("reveal")
    assert [table.coins(seat) for seat in range(2)] == [0, 2]


@pytest.mark.parametrize("at_end", [True, False])
def test_expeditions_are_possible_after_a_bust(at_end: bool) -> None:
    """PR-BUST-05, PR-EXP-01: whatever the table says about other ends of turns."""
    table = arrange(
        harbor="flute:1/1",
        areas={0: "priest:4/1 priest:4/1"},
        open="expedition:pp",
        top="flute:5/4",
        expedition_at_end_of_turn=at_end,
    )
    table.play("reveal")
    assert (table.step, table.seat, table.legal) == ("turn_end", 0, ["end", "expedition expedition:pp"])
    table.play("expedition expedition:pp")
    assert table.area(0) == ["expedition:pp"]
    assert (table.active, table.step) == (1, "discover")


def test_after_a_bust_expeditions_may_be_declined() -> None:
    """PR-BUST-05"""
    table = arrange(harbor="flute:1/1", areas={0: "jack:6/1 jack:6/1"}, open="expedition:pp", top="flute:5/4").play(
        "reveal", "end"
    )
    assert (table.active, table.expeditions) == (1, ["expedition:pp"])


def test_the_order_of_a_bust() -> None:
    """PR-BUST-06: the harbor is discarded before Jesters are paid, so that it can be drawn; expeditions come last."""
    table = arrange(
        harbor="flute:1/1",
        areas={0: "jester:7/2 priest:4/1 priest:4/1"},
        open="expedition:pp",
        coins={0: ""},
        top="flute:5/4",
        dry=True,
        shuffles=("flute:1/1",),
    )
    table.play("reveal")
    assert table.faces(0) == ["flute:1/1"]
    table.play("expedition expedition:pp")
    story = [name for name in table.story if name in ("busted", "coins-gained", "expedition-completed", "turn-started")]
    assert story == ["busted", "coins-gained", "expedition-completed", "coins-gained", "turn-started"]
    assert [facts["source"] for facts in table.told("coins-gained")] == ["jester", "expedition"]


def test_which_card_it_is_comes_to_light() -> None:
    """PR-DISC-01, PR-DISC-11: it cannot be taken back, and who looks ahead knows it from others."""
    seen = [arrange(top=top).play("reveal") for top in ("sailor:3/1 jack:6/1", "pirate:5/1", "sailor:3/1")]
    assert [table.game.may_undo for table in seen] == [-1, -1, -1]
    assert seen[0].p.sights != seen[1].p.sights
    assert seen[0].p.sights == seen[2].p.sights
