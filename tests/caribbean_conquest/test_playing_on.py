"""How a search plays on: quickly, and by the rules."""

from __future__ import annotations

import pytest

from flibuste.games import find_title
from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.quick_moves import Orders, quick_move
from flibuste.kernel.chance import quick

TITLE = find_title("caribbean_conquest")


@pytest.mark.parametrize("number", range(6))
def test_quick_moves_are_legal(number: int) -> None:
    """Drifting costs a point too, so who has none left does not set out (CC-MOVE-10)."""
    terms = TITLE.agree(2 + number % 3, {"elimination_ends": "last", "turn_limit": 15})
    p = TITLE.new_position(terms, quick(number), None)
    assert isinstance(p, CaribbeanConquest)
    orders = Orders()
    while p.seat_to_move() >= 0:
        move = quick_move(p, orders)
        assert move in p.moves()
        p.play(move)


def test_playing_on_ends_with_a_turn() -> None:
    p = TITLE.new_position(TITLE.agree(2, {}), quick(1), None)
    p.play(p.moves()[0])
    p = p.played_on()
    assert isinstance(p, CaribbeanConquest)
    assert (p.step(), p.turn) == ("spin", 2)
