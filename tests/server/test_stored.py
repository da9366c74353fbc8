"""A table laid in the store is the table that would be there if its moves had been made at it."""

from __future__ import annotations

import pytest
from tests.server.helpers import Server, tokens
from tests.server.stored import lay_table

import flibuste
from flibuste.server.seats import key_of
from flibuste.server.store import StoredSeat

pytestmark = pytest.mark.server


def test_a_table_that_was_laid_and_one_that_was_played_show_the_same(server: Server) -> None:
    made = server.make_table("here", "here", seed="laid")
    played = server.page(made["table"]["id"], *tokens(made))
    played.wait_for_moves(0)
    game = flibuste.new_game("port_royal", 2, seed="laid")
    for number in range(30):
        move = game.moves()[number % len(game.moves())].notation
        game.submit(game.seat_to_move, move)
        played.move(move)
        played.wait_for_moves(number + 1)
    seats = [StoredSeat("here", f"Player {seat + 1}", key=key_of(f"key {seat}")) for seat in range(2)]
    laid = server.page(lay_table(server.store, game, seats, ""), "key 0", "key 1")
    again = server.page(made["table"]["id"], *tokens(made))
    assert laid.wait_for("update") == again.wait_for("update")
    assert laid.move(game.moves()[0].notation)["type"] == "done"
