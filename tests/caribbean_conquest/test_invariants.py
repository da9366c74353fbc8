"""What holds after every player turn of whole games (the invariants of sections 15 to 19)."""

from __future__ import annotations

import pytest
from tests.caribbean_conquest.table import TITLE

from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.position import crews_in, number_in, ships_in
from flibuste.kernel.chance import quick


def check_cells(p: CaribbeanConquest) -> None:
    """CC-INV-01"""
    owners: dict[int, int] = {}
    for seat, player in enumerate(p.players):
        standing = [cell for cell in range(p.chart.cells) if p.units_of(seat, cell)]
        assert player.cells == standing
        for cell in standing:
            units = p.units_of(seat, cell)
            assert number_in(units) <= 4
            assert owners.setdefault(cell, seat) == seat
            assert not crews_in(units) or ships_in(units) or p.chart.is_land(cell)
            assert not ships_in(units) or p.chart.is_sea(cell)


def check_purses(p: CaribbeanConquest) -> None:
    """CC-INV-03"""
    assert 0 <= p.points <= p.terms.steps
    assert all(player.gold >= 0 and player.balls >= 0 for player in p.players)


def check_points(p: CaribbeanConquest) -> None:
    """CC-INV-02, CC-CBT-15"""
    assert len(p.realm.points) == 13 * p.terms.boxes
    for point in p.realm.points:
        holder = p.controller(point)
        assert -1 <= holder < p.seats
        assert holder < 0 or p.enemy_on(holder, point) < 0
    for cell in range(p.chart.cells):
        assert p.realm.is_point[cell] or p.control[cell] == 0


@pytest.mark.parametrize("seed, seats, boxes, sense", [(1, 2, "1", 0), (2, 4, "1", 1), (3, 3, "1", 1), (4, 3, "4", 1)])
def test_every_player_turn_leaves_the_board_in_order(seed: int, seats: int, boxes: str, sense: int) -> None:
    """CC-INV-01, CC-INV-02, CC-INV-03"""
    options = {"boxes": boxes, "turn_limit": 5 if boxes == "4" else 12, "start_gold": 9}
    p = TITLE.new_position(TITLE.agree(seats, options), quick(seed), None)
    assert isinstance(p, CaribbeanConquest)
    rng = quick(seed)
    checked = 0
    while p.seat_to_move() >= 0:
        active, turn = p.active, p.turn
        sensible = sense and rng.below(8) > 0
        p.play(p.baseline_move() if sensible else p.random_move(rng))
        check_purses(p)
        if (p.active, p.turn) != (active, turn) and p.turn > 0:
            check_cells(p)
            check_points(p)
            checked += 1
    assert checked > 8
