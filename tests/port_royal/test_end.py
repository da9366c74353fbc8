"""The end of the game: PR-END."""

from __future__ import annotations

import pytest
from tests.port_royal.table import Table, arrange, new_table, random_games, random_moves

from flibuste.kernel.refusals import BadOption

ELEVEN = "sailor:7/3 pirate:9/3 admiral:9/3 pirate:7/2"
"""Eleven influence. A Sailor makes it twelve."""
TWELVE = "senorita:9/3 senorita:9/3 admiral:9/3 trader-blue:5/2 trader-red:3/1"


def finish_turn(table: Table) -> Table:
    """Reveals if it must, stops and passes until the next turn or the end."""
    active = table.active
    while not table.game.over and table.active == active:
        choices = [move for move in ("stop", "reveal", "repel", "pass", "end") if move in table.legal]
        table.play(choices[0])
    return table


@pytest.mark.parametrize(
    ("area", "triggers"), [(ELEVEN, True), ("sailor:7/3 pirate:9/3 admiral:9/3 sailor:3/1", False)]
)
def test_twelve_influence_bring_the_end(area: str, triggers: bool) -> None:
    """PR-END-01: eleven do not."""
    table = arrange(harbor="sailor:3/1 flute:1/1", areas={0: area}, coins={0: 3, 1: 0}).play("stop", "hire sailor:3/1")
    assert table.view["last_round"] == triggers
    assert table.told("end-triggered") == ([{"seat": 0, "influence": 12}] if triggers else [])


def test_more_than_twelve_will_do() -> None:
    """PR-END-01"""
    table = arrange(harbor="admiral:9/3 flute:1/1", areas={0: ELEVEN}, coins={0: 9}).play("stop", "hire admiral:9/3")
    assert table.told("end-triggered") == [{"seat": 0, "influence": 14}]


def test_the_end_can_be_brought_in_another_players_turn() -> None:
    """PR-END-01"""
    table = arrange(3, harbor="sailor:3/1 flute:1/1", areas={1: ELEVEN}, coins={1: 4}).play(
        "stop", "pass", "hire sailor:3/1"
    )
    assert table.told("end-triggered") == [{"seat": 1, "influence": 12}]
    assert not table.game.over


def test_the_end_can_be_brought_by_an_expedition() -> None:
    """PR-END-01, PR-EXP-08"""
    area = "sailor:7/3 pirate:9/3 pirate:7/2 priest:4/1 priest:4/1"
    table = arrange(areas={0: area}, open="expedition:pp").play("expedition expedition:pp")
    assert table.told("end-triggered") == [{"seat": 0, "influence": 12}]


@pytest.mark.parametrize(
    ("first", "active", "more"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 0), (1, 1, 2), (2, 0, 1)]
)
def test_the_round_is_played_to_its_end(first: int, active: int, more: int) -> None:
    """PR-END-02: until the player to the right of the first player has had the turn, maybe this very turn."""
    table = arrange(3, first=first, active=active, harbor="sailor:3/1", areas={active: ELEVEN}, coins={active: 3})
    table.play("stop", "hire sailor:3/1")
    if table.active == active:
        finish_turn(table)
    turns = 0
    while not table.game.over:
        finish_turn(table)
        turns += 1
    assert turns == more
    assert table.told("game-over") == [{"winners": [active], "ending": "points"}]
    assert (table.seat, table.step, table.legal) == (-1, "over", [])
    assert table.game.outcome().ending == "points"


def test_all_had_the_same_number_of_turns() -> None:
    """PR-END-02: in every game that ends by points."""
    for number, table in enumerate(random_games(24, "turns")):
        table.told_from = 0
        for _ in random_moves(table, number):
            pass
        if table.game.outcome().ending == "decision_limit":
            continue
        turns = [facts["seat"] for facts in table.told("turn-started")]
        assert len({turns.count(seat) for seat in range(table.game.seats)}) == 1
        assert max(table.game.scores()) >= 12
        assert len(table.told("end-triggered")) == len(table.told("game-over")) == 1


@pytest.mark.parametrize(
    ("areas", "coins", "ranks"),
    [
        ({0: TWELVE, 1: ELEVEN, 2: ""}, (0, 9, 9), [1, 2, 3]),
        ({0: "sailor:7/3", 1: TWELVE, 2: "pirate:9/3"}, (5, 0, 6), [3, 1, 2]),
        ({0: "sailor:7/3", 1: "senorita:9/3", 2: "pirate:9/3"}, (4, 5, 4), [2, 1, 2]),
        ({0: "sailor:7/3", 1: "senorita:9/3", 2: "pirate:7/2"}, (4, 4, 9), [1, 1, 3]),
        ({}, (3, 3, 3), [1, 1, 1]),
    ],
)
def test_influence_then_coins_then_a_shared_victory(
    areas: dict[int, str], coins: tuple[int, ...], ranks: list[int]
) -> None:
    """PR-END-03"""
    table = arrange(3, active=2, areas=areas, coins=dict(enumerate(coins)), last_round=True, revealed=1).play("stop")
    assert table.game.over
    outcome = table.game.outcome()
    assert outcome.ranks == ranks
    assert outcome.winners == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert outcome.utility == [1 / ranks.count(1) if rank == 1 else 0 for rank in ranks]
    assert table.told("game-over") == [{"winners": outcome.winners, "ending": "points"}]


def test_the_end_cannot_be_cancelled() -> None:
    """PR-END-04: no rule of the base game lets influence fall below twelve, so the cards are taken away by hand."""
    table = arrange(harbor="sailor:3/1 flute:1/1", areas={0: ELEVEN}, coins={0: 3}).play("stop", "hire sailor:3/1")
    position = table.p
    card = position.players[0].area.pop()
    position.players[0].influence -= card.influence
    finish_turn(table)
    assert table.view["last_round"]
    finish_turn(table)
    assert table.game.over


def test_the_end_is_brought_only_once() -> None:
    """PR-END-04: a second player with twelve changes nothing."""
    table = arrange(
        harbor="sailor:3/1 jack:6/1 flute:1/1", areas={0: ELEVEN, 1: TWELVE}, coins={0: 3, 1: 7}, last_round=False
    )
    table.play("stop", "hire sailor:3/1", "hire jack:6/1")
    assert table.told("end-triggered") == [{"seat": 0, "influence": 12}]


def test_the_turn_goes_on_for_everybody_after_the_trigger() -> None:
    """PR-END-05: the windows that are left are played, also in the last turn of all."""
    table = arrange(3, active=2, harbor="sailor:3/1 flute:1/1 skiff:1/1", areas={2: ELEVEN}, coins={0: 0, 1: 0, 2: 3})
    table.play("stop", "hire sailor:3/1")
    assert (table.seat, table.step) == (0, "window")
    table.play("trade flute:1/1")
    assert table.seat == 1
    table.play("trade skiff:1/1")
    assert table.game.over
    assert table.coins(2) == 2


def test_the_active_player_may_still_explore_in_the_last_turn() -> None:
    """PR-END-05, PR-EXP-05: and win by it."""
    table = arrange(
        active=1,
        harbor="flute:1/1",
        areas={0: TWELVE, 1: f"{'jester:7/2 ' * 3}jester:9/3 priest:4/1 priest:4/1"},
        coins={0: 0},
        open="expedition:pp",
        last_round=True,
    )
    table.play("stop", "pass", "pass")
    assert (table.step, table.influence(1)) == ("turn_end", 11)
    table.play("expedition expedition:pp")
    assert table.game.over
    assert table.game.outcome().winners == [1]


def test_the_one_who_brought_the_end_has_no_privilege() -> None:
    """PR-END-06"""
    areas = {0: ELEVEN, 1: "senorita:9/3 senorita:9/3 admiral:9/3 admiral:7/2"}
    table = arrange(harbor="sailor:3/1", areas=areas, coins={0: 3, 1: 9}, top="jester:9/3").play(
        "stop", "hire sailor:3/1"
    )
    table.play("reveal", "stop", "hire jester:9/3")
    assert table.game.over
    assert table.game.scores() == [12, 14]
    assert table.game.outcome().winners == [1]


# --- the end variant --------------------------------------------------------------------------------------------------

VARIANT = "points_and_expedition"


def test_in_the_variant_the_end_needs_an_expedition() -> None:
    """PR-END-07"""
    table = arrange(harbor="sailor:3/1 flute:1/1", areas={0: ELEVEN}, coins={0: 3}, ending=VARIANT).play(
        "stop", "hire sailor:3/1"
    )
    assert (table.influence(0), table.view["last_round"]) == (12, False)
    area = "expedition:pps sailor:7/3 pirate:7/2"
    table = arrange(harbor="sailor:3/1 flute:1/1", areas={0: area}, coins={0: 3}, ending=VARIANT).play(
        "stop", "hire sailor:3/1"
    )
    assert (table.influence(0), table.view["last_round"]) == (12, True)


def test_in_the_variant_an_expedition_may_come_last() -> None:
    """PR-END-07: whoever has the influence already brings the end with the expedition."""
    area = f"{TWELVE} priest:4/1 priest:4/1"
    table = arrange(areas={0: area}, open="expedition:pp", ending=VARIANT)
    assert not table.view["last_round"]
    table.play("expedition expedition:pp")
    assert table.told("end-triggered") == [{"seat": 0, "influence": 16}]


@pytest.mark.parametrize(
    ("ending", "areas", "coins", "ranks"),
    [
        (VARIANT, {0: TWELVE, 1: "expedition:pp", 2: ELEVEN}, (9, 0, 9), [2, 1, 3]),
        ("points", {0: TWELVE, 1: "expedition:pp", 2: ELEVEN}, (9, 0, 9), [1, 3, 2]),
        (VARIANT, {0: "expedition:pp", 1: "expedition:ss", 2: "expedition:pps"}, (1, 2, 0), [3, 2, 1]),
        (VARIANT, {0: "expedition:pp", 1: "expedition:ss", 2: TWELVE}, (2, 2, 0), [1, 1, 3]),
    ],
)
def test_in_the_variant_the_winner_owns_an_expedition(
    ending: str, areas: dict[int, str], coins: tuple[int, ...], ranks: list[int]
) -> None:
    """PR-END-07, PR-END-03: ties as ever."""
    table = arrange(
        3, active=2, areas=areas, coins=dict(enumerate(coins)), last_round=True, revealed=1, ending=ending
    ).play("stop")
    assert table.game.outcome().ranks == ranks
    assert table.game.outcome().ending == ending


# --- the decision limit -----------------------------------------------------------------------------------------------


def test_the_decision_limit_ends_the_game_with_the_standings() -> None:
    """PR-END-09: in the middle of a turn if it falls there."""
    table = arrange(harbor="flute:1/1", areas={1: "sailor:3/1"}, decisions=2_998)
    table.play("stop")
    assert table.seat == 0
    table.play("trade flute:1/1")
    assert table.game.over
    outcome = table.game.outcome()
    assert (outcome.ending, outcome.winners) == ("decision_limit", [1])
    assert table.told("game-over") == [{"winners": [1], "ending": "decision_limit"}]
    assert table.reason("pass", seat=0).key == "game-over"


def test_the_decision_limit_is_an_option() -> None:
    """PR-END-09: a hundred decisions at least, 3,000 unless the table says otherwise."""
    table = new_table(2, decision_limit=100)
    made = sum(1 for _ in random_moves(table, 1))
    assert (made, table.game.outcome().ending) == (100, "decision_limit")
    assert new_table(2).game.options["decision_limit"] == 3_000
    with pytest.raises(BadOption):
        new_table(2, decision_limit=99)


def test_a_game_that_ends_with_its_last_decision_ends_by_points() -> None:
    """PR-END-09: the limit is for games that are not over."""
    table = arrange(active=1, areas={0: TWELVE}, last_round=True, revealed=1, decisions=2_999).play("stop")
    assert table.game.outcome().ending == "points"


def test_a_ship_that_waits_to_be_repelled_is_not_lost_at_the_limit() -> None:
    """PR-END-09, PR-DECK-05: nothing is pending in a game that is over."""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", decisions=2_999)
    pieces = table.p.pieces()
    table.play("reveal")
    assert table.game.over
    assert table.p.pieces() == pieces


@pytest.mark.parametrize("owner", [False, True])
def test_the_variant_at_the_decision_limit(owner: bool) -> None:
    """PR-END-10: without any expedition influence and coins decide; with one, its owner wins."""
    areas = {0: "sailor:3/1", 1: "sailor:7/3", 2: "expedition:pp" if owner else "sailor:5/2"}
    if owner:
        areas[1] = TWELVE
    table = arrange(3, areas=areas, revealed=1, decisions=2_999, ending=VARIANT).play("stop")
    outcome = table.game.outcome()
    assert outcome.ending == "decision_limit"
    assert outcome.ranks == ([3, 2, 1] if owner else [3, 1, 2])
