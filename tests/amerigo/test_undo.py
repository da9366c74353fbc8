"""Taking a move back: within the own turn, as long as nothing came to light and nobody else has chosen."""

from __future__ import annotations

import pytest
from tests.amerigo.table import Table, arrange

from flibuste.kernel.refusals import Refused

SEA = """
    ~A~~
    ~P##
    post red (1,1)
    ship red (0,0)
    ship red (0,3)
    """


def undo(table: Table, player: int = 0) -> None:
    table.game.undo(player)


def refused(table: Table, player: int = 0) -> str:
    with pytest.raises(Refused) as refusal:
        table.game.undo(player)
    return refusal.value.reason.key


def test_a_whole_action_can_be_taken_back() -> None:
    """AM-ACT-01: step by step to the choice of the action, and everything is as it was."""
    table = arrange(SEA, cubes="2 green", red="waiting village M1, waiting village M1, gold 1")
    before = table.game.hash()
    table.play("act green").build("village M1", "(1,2)").play("build village M1")
    for _ in range(4):
        undo(table)
    assert table.game.hash() == before
    assert table.legal == ["act green", "gold", "pass"]
    assert table.events == []


def test_points_gold_and_chests_come_back() -> None:
    """AM-ISL-03, AM-GOLD-05: what a completed island brought, too."""
    table = arrange("AP#\npost red (0,1)", cubes="2 green", red="waiting village M1, chests 1", large=True)
    before = table.game.hash()
    table.play("chest", "act green").build("village M1", "(0,2)")
    assert (table.scores[0], table.red.chests, table.red.gold) == (2 + 3 + 5, 1, 3)
    for _ in range(4):
        undo(table)
    assert (table.game.hash(), table.scores[0], table.red.chests, table.red.gold) == (before, 0, 1, 0)


def test_until_the_next_player_has_chosen() -> None:
    """AM-PHA-06: the turn has passed on, but nobody has done anything yet."""
    table = arrange(cubes="2 black").play("act black", "steps 2")
    assert table.to_move == "blue"
    undo(table)
    assert (table.to_move, table.red.cannons) == ("red", 0)
    table.play("steps 1", "pass")
    assert refused(table) == "nothing-to-undo"


def test_the_last_of_a_phase_may_think_again_before_the_throw() -> None:
    """AM-PHA-14: the throw is asked, so that there is time."""
    table = arrange(cubes="2 black", throws=("1 black",)).play("pass", "pass")
    assert table.step == "throw"
    undo(table, 1)
    table.play("gold", "throw")
    assert refused(table, 1) == "nothing-to-undo"
    assert refused(table, 0) == "cannot-undo-revealed"


def test_a_throw_cannot_be_taken_back() -> None:
    """AM-PHA-14: nor can the first player's turn be taken back across it."""
    table = arrange(step="throw", throws=("2 blue",)).play("throw")
    assert refused(table) == "cannot-undo-revealed"
    table.play("gold")
    undo(table)
    assert refused(table) == "cannot-undo-revealed"


def test_a_skipped_throw_cannot_be_taken_back_either() -> None:
    """AM-PHA-09: that nothing came out is known now."""
    table = arrange(step="throw", throws=("",)).play("throw")
    assert refused(table) == "cannot-undo-revealed"


def test_the_next_round_cannot_be_taken_back() -> None:
    """AM-PREP-01, AM-PHA-14: pirates, tokens and goods have come to light."""
    table = arrange(step="round_end").play("pirates")
    assert refused(table) == "cannot-undo-revealed"


def test_a_token_taken_can_be_put_back() -> None:
    """AM-PRO-02: it was on display all the time."""
    table = arrange(cubes="4 brown", display="more-gold seven-points").play("act brown", "steps 4", "take more-gold")
    undo(table)
    assert table.view["tokens"][:2] == ["more-gold", "seven-points"]
    table.play("take seven-points")
    assert table.tokens("red") == ["seven-points"]


def test_the_last_pirates_cannot_be_taken_back() -> None:
    """AM-END-01: nobody sees the final scoring and plays on; whoever wants to is told that something came to light."""
    table = arrange(step="round_end", round=5).play("pirates")
    assert table.game.over
    assert table.game.entries[-1].reveals
    assert refused(table) == "cannot-undo-revealed"
