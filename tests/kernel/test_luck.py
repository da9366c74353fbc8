"""Anyone can check that luck was fixed before the first move."""

from __future__ import annotations

import flibuste
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck


def play_some(game: Game, moves: int) -> Game:
    rng = rng_from_text("luck")
    for _ in range(moves):
        if not game.over:
            game.submit(game.seat_to_move, game.moves()[rng.below(len(game.moves()))])
    return game


def test_the_luck_of_a_game_is_what_its_secret_gives() -> None:
    assert flibuste.check_luck(play_some(flibuste.new_game("port_royal", 3), 400).record())


def test_scripted_luck_is_found_out() -> None:
    title = flibuste.titles()[0]
    script = [Luck("first-player", ["1"]), Luck("shuffle", ["pinnace:4/4", "skiff:5/4", "flute:5/4"])]
    assert not flibuste.check_luck(play_some(start(title, 2, {}, "script", script), 40).record().to_text())


def test_a_swapped_shuffle_is_found_out() -> None:
    record = play_some(flibuste.new_game("port_royal", 2, seed="swap"), 10).record()
    bottom = record.luck[1].result
    last = next(place for place in range(len(bottom) - 2, 0, -1) if bottom[place] != bottom[-1])
    bottom[last], bottom[-1] = bottom[-1], bottom[last]
    assert not flibuste.check_luck(record)
