"""Expeditions: PR-EXP."""

from __future__ import annotations

import pytest
from tests.port_royal.table import arrange, counted


def test_a_priest_and_a_jack_complete_an_expedition_for_two_priests() -> None:
    """PR-EXP-X1: 2 coins and 4 influence."""
    table = arrange(areas={0: "priest:4/1 jack:6/1"}, open="expedition:pp", coins={0: 0})
    table.play("expedition expedition:pp")
    assert table.area(0) == ["expedition:pp"]
    assert (table.coins(0), table.influence(0)) == (2, 4)
    assert counted(table.discard) == counted(["priest:4/1", "jack:6/1"])


def test_only_the_active_player_completes_expeditions() -> None:
    """PR-EXP-01"""
    table = arrange(areas={1: "priest:4/1 priest:4/1"}, open="expedition:pp", harbor="flute:1/1")
    assert table.reason("expedition expedition:pp", seat=1).key == "expedition-not-active"
    table.play("stop", "pass")
    assert (table.seat, table.legal) == (1, ["pass", "trade flute:1/1"])
    assert table.reason("expedition expedition:pp").key == "expedition-not-active"
    table.play("pass")  # now it is their own turn
    assert table.legal == ["reveal", "expedition expedition:pp"]


def test_several_expeditions_in_one_turn() -> None:
    """PR-EXP-01: any number of them."""
    areas = {0: "priest:4/1 priest:4/1 captain:4/1 captain:4/1 settler:4/1 settler:4/1"}
    table = arrange(areas=areas, open="expedition:pp expedition:cc expedition:ss", coins={0: 0})
    table.play("expedition expedition:pp", "expedition expedition:ss", "expedition expedition:cc")
    assert table.area(0) == ["expedition:pp", "expedition:ss", "expedition:cc"]
    assert (table.coins(0), table.influence(0), table.active) == (6, 12, 0)


@pytest.mark.parametrize(
    ("expedition", "crew", "coins", "influence"),
    [
        ("expedition:pp", "priest:4/1 priest:4/1", 2, 4),
        ("expedition:cc", "captain:4/1 captain:4/1", 2, 4),
        ("expedition:ss", "settler:4/1 settler:4/1", 2, 4),
        ("expedition:pps", "priest:4/1 priest:4/1 settler:4/1", 3, 6),
        ("expedition:ccs", "captain:4/1 captain:4/1 settler:4/1", 3, 6),
    ],
)
def test_what_each_expedition_asks_and_gives(expedition: str, crew: str, coins: int, influence: int) -> None:
    """PR-EXP-02: exactly its crew goes to the discard pile, the expedition comes to the area."""
    table = arrange(areas={0: f"{crew} admiral:7/2"}, open=f"{expedition}", coins={0: 0})
    assert table.preview(f"expedition {expedition}") == {"coins": coins, "influence": influence - len(crew.split())}
    table.play(f"expedition {expedition}")
    assert table.area(0) == ["admiral:7/2", expedition]
    assert counted(table.discard) == counted(crew.split())
    assert (table.coins(0), table.influence(0)) == (coins, influence + 2)
    assert table.expeditions == []
    assert table.told("expedition-completed") == [
        {
            "seat": 0,
            "card": expedition,
            "cards": crew.split(),
            "coins": coins,
            "influence": influence - len(crew.split()),
        }
    ]
    for short in crew.split():
        rest = crew.split()
        rest.remove(short)
        table = arrange(areas={0: " ".join(rest)}, open=expedition)
        assert table.legal == ["reveal"]
        assert table.reason(f"expedition {expedition}").facts == {"card": expedition, "missing": 1}


def test_the_special_expedition_of_five_players() -> None:
    """PR-EXP-02, PR-SET-02: Priest, Captain and Settler in the first turn."""
    table = arrange(5, areas={0: "settler:4/1 priest:4/1 captain:4/1"}, open="expedition:pcs", coins={0: 0})
    table.play("expedition expedition:pcs")
    assert (table.area(0), table.coins(0), table.influence(0)) == (["expedition:pcs"], 3, 5)


@pytest.mark.parametrize(
    "other", ["captain:4/1", "settler:4/1", "admiral:5/1", "governor:8/0", "sailor:3/1", "senorita:7/2"]
)
def test_nobody_else_replaces_a_priest(other: str) -> None:
    """PR-EXP-03"""
    table = arrange(areas={0: f"priest:4/1 {other}"}, open="expedition:pp")
    assert table.reason("expedition expedition:pp").key == "crew-missing"


def test_the_player_chooses_between_own_crew_and_a_jack() -> None:
    """PR-EXP-03"""
    area, crew = "jack:6/1 priest:4/1 priest:4/1", ["send priest:4/1", "send jack:6/1"]
    for choice, left in zip(crew, ["jack:6/1", "priest:4/1"], strict=True):
        table = arrange(areas={0: area}, open="expedition:pp")
        table.play("expedition expedition:pp")
        assert (table.step, table.seat, table.legal) == ("crew", 0, crew)
        assert table.view["crew_sent"] == ["priest:4/1"]
        table.play(choice)
        assert table.area(0) == [left, "expedition:pp"]


def test_every_crew_can_be_chosen_in_one_way() -> None:
    """PR-EXP-03: all sets of own crew and Jacks that fit, each once."""
    crews: list[tuple[str, ...]] = []
    waiting: list[list[str]] = [["expedition expedition:pps"]]
    while waiting:
        moves = waiting.pop()
        table = arrange(areas={0: "priest:4/1 priest:4/1 settler:4/1 jack:6/1 jack:6/1"}, open="expedition:pps").play(
            *moves
        )
        if table.step == "crew":
            waiting.extend([[*moves, move] for move in table.legal])
        else:
            crews.append(tuple(sorted(table.discard)))
    p, s, j = "priest:4/1", "settler:4/1", "jack:6/1"
    assert sorted(crews) == sorted(
        tuple(sorted(crew)) for crew in ([p, p, s], [p, j, s], [j, j, s], [p, p, j], [p, j, j])
    )


@pytest.mark.parametrize(
    "expedition", ["expedition:pp", "expedition:cc", "expedition:ss", "expedition:pps", "expedition:ccs"]
)
def test_jacks_can_stand_in_for_all(expedition: str) -> None:
    """PR-EXP-04, PR-CHR-02"""
    table = arrange(areas={0: "jack:6/1 jack:6/1 jack:6/1"}, open=expedition).play(f"expedition {expedition}")
    assert expedition in table.area(0)
    assert table.area(0).count("jack:6/1") == 3 - len(expedition.split(":")[1])


CREW = "priest:4/1 priest:4/1"
EXPLORE = "expedition expedition:pp"


def test_before_the_first_reveal_and_between_reveals() -> None:
    """PR-EXP-05: phase one."""
    table = arrange(areas={0: CREW}, open="expedition:pp", top="sailor:3/1")
    assert EXPLORE in table.legal
    assert EXPLORE in table.play("reveal").legal
    table.play(EXPLORE)
    assert (table.step, table.active) == ("discover", 0)
    assert table.legal == ["reveal", "stop"]


def test_an_expedition_does_not_replace_the_first_reveal() -> None:
    """PR-EXP-05, PR-DISC-01"""
    table = arrange(areas={0: CREW}, open="expedition:pp").play(EXPLORE)
    assert table.legal == ["reveal"]


def test_before_between_and_after_the_own_picks() -> None:
    """PR-EXP-05: phase two, until the next window opens."""
    harbor = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1"
    for picks in range(3):
        table = arrange(areas={0: CREW}, open="expedition:pp", harbor=harbor).play("stop")
        table.play(*["trade pinnace:1/1", "trade flute:1/1"][:picks])
        assert (table.seat, table.step) == (0, "window")
        assert EXPLORE in table.legal
        table.play(EXPLORE)
        assert table.seat == (0 if picks < 2 else 1)


def test_not_while_another_player_is_choosing() -> None:
    """PR-EXP-05"""
    table = arrange(areas={0: CREW}, open="expedition:pp", harbor="flute:1/1").play("stop", "pass")
    assert table.seat == 1
    assert table.reason(EXPLORE, seat=0).key == "expedition-waits"


def test_once_more_at_the_end_of_the_turn() -> None:
    """PR-EXP-05: after all other windows have closed."""
    table = arrange(areas={0: CREW}, open="expedition:pp", harbor="flute:1/1").play("stop", "pass", "pass")
    assert (table.step, table.seat, table.legal) == ("turn_end", 0, ["end", EXPLORE])
    assert table.harbor == []
    assert table.reason("reveal").key == "turn-is-ending"
    table.play(EXPLORE)
    assert (table.active, table.area(0)) == (1, ["expedition:pp"])


def test_the_end_of_the_turn_is_only_asked_if_something_can_be_done() -> None:
    """PR-EXP-05"""
    table = arrange(areas={0: "priest:4/1"}, open="expedition:pp", harbor="flute:1/1").play("stop", "pass", "pass")
    assert (table.step, table.active) == ("discover", 1)


def test_the_table_may_do_without_the_end_of_the_turn() -> None:
    """PR-EXP-05: option expedition_at_end_of_turn."""
    table = arrange(areas={0: CREW}, open="expedition:pp", harbor="flute:1/1", expedition_at_end_of_turn=False)
    table.play("stop")
    assert EXPLORE in table.legal
    table.play("pass", "pass")
    assert (table.step, table.active, table.area(0)) == ("discover", 1, CREW.split())


def test_several_expeditions_at_the_end_of_a_turn() -> None:
    """PR-EXP-05, PR-EXP-01"""
    areas = {0: f"{CREW} captain:4/1 captain:4/1"}
    table = arrange(areas=areas, open="expedition:pp expedition:cc", harbor="flute:1/1").play(
        "stop", "pass", "pass", EXPLORE
    )
    assert (table.step, table.legal) == ("turn_end", ["end", "expedition expedition:cc"])
    assert table.play("expedition expedition:cc").active == 1


def test_a_character_just_hired_may_go_at_once() -> None:
    """PR-EXP-06: the window stays open for it although no card may be taken any more."""
    table = arrange(areas={0: "priest:4/1"}, open="expedition:pp", harbor="priest:4/1 flute:1/1", coins={0: 4})
    table.play("stop", "hire priest:4/1")
    assert (table.seat, table.legal) == (0, ["pass", EXPLORE])
    table.play(EXPLORE)
    assert (table.area(0), table.coins(0)) == (["expedition:pp"], 2)


def test_coins_of_an_expedition_can_be_spent_in_the_same_window() -> None:
    """PR-EXP-02, PR-EXP-05: a window stays open for an expedition, and then for what it pays."""
    table = arrange(areas={0: CREW}, open="expedition:pp", harbor="sailor:3/1", coins={0: 1}).play("stop")
    assert table.legal == ["pass", EXPLORE]
    table.play(EXPLORE)
    assert table.legal == ["pass", "hire sailor:3/1"]


def test_completed_expeditions_are_never_reshuffled() -> None:
    """PR-EXP-07: the crew is."""
    table = arrange(areas={0: CREW}, open="expedition:pp", top="flute:1/1 flute:1/1", coins={0: ""}, dry=True)
    table.play(EXPLORE)
    assert table.draw_pile == []
    table.play("reveal")
    assert table.area(0) == ["expedition:pp"]
    assert counted(table.draw_pile + table.harbor) == counted(CREW.split())


@pytest.mark.parametrize(
    ("others", "ends"), [("sailor:7/3 pirate:7/2 sailor:5/2", False), ("sailor:7/3 pirate:9/3 sailor:5/2", True)]
)
def test_only_the_influence_after_the_exchange_counts(others: str, ends: bool) -> None:
    """PR-EXP-08: 9 - 2 + 4 = 11 does not end the game, 10 - 2 + 4 = 12 does."""
    table = arrange(areas={0: f"{CREW} {others}"}, open="expedition:pp").play(EXPLORE)
    assert table.influence(0) == (12 if ends else 11)
    assert table.view["last_round"] == ends
    assert table.told("end-triggered") == ([{"seat": 0, "influence": 12}] if ends else [])
