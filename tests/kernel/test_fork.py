"""Game.fork(): a copy with the same past, the same luck to come, and a life of its own."""

from __future__ import annotations

import pytest
from tests.kernel.cases import Walk, all_told, cases_of, choose, luck_of, running_game_after

import flibuste
from flibuste.kernel.chance import quick
from flibuste.kernel.data import compact
from flibuste.kernel.game import Game
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)


def all_of(game: Game) -> list[object]:
    position = compact(game.clone_position().to_data())
    return [position, game.record().to_text(), all_told(game.events), game.may_undo]


def middle_of(title: Title) -> Game:
    return running_game_after(cases_of(title)[0], Walk(seed=2, sense=5, permille=500))


def play_on(game: Game, stream: int, moves: int = 30) -> None:
    rng = quick(stream)
    for _ in range(moves):
        if not game.over:
            game.submit(game.seat_to_move, choose(game, rng, 0))


def game_with_a_move_to_take_back(title: Title) -> Game:
    game = middle_of(title)
    while game.may_undo < 0:
        game.submit(game.seat_to_move, game.moves()[-1])
    return game


@TITLES
def test_a_fork_is_equal_and_goes_on_alike(title: Title) -> None:
    game = middle_of(title)
    fork = game.fork()
    assert all_of(fork) == all_of(game)
    play_on(game, 1)
    play_on(fork, 1)
    assert all_of(fork) == all_of(game)


@TITLES
def test_a_fork_lives_its_own_life(title: Title) -> None:
    game = middle_of(title)
    before = all_of(game)
    fork = game.fork()
    play_on(fork, 1)
    assert all_of(game) == before
    apart = all_of(fork)
    play_on(game, 2)
    assert all_of(fork) == apart != all_of(game)


@TITLES
def test_what_could_be_taken_back_can_be_taken_back_in_both(title: Title) -> None:
    game = game_with_a_move_to_take_back(title)
    fork = game.fork()
    fork.undo(fork.may_undo)
    undone = all_of(fork)
    play_on(fork, 3)
    game.undo(game.may_undo)
    assert all_of(game) == undone
    play_on(game, 3)
    assert all_of(game) == all_of(fork)


@TITLES
def test_a_fork_goes_on_with_the_script_of_luck(title: Title) -> None:
    case = cases_of(title)[0]
    whole = middle_of(title)
    play_on(whole, 4, 200)
    games = [case.begin("another secret", luck_of(whole))]
    for number, entry in enumerate(whole.entries):
        if number == len(whole.entries) // 2:
            games.append(games[0].fork())
        for game in games:
            game.submit(entry.seat, entry.move)
    assert [all_told(game.events) for game in games] == [all_told(whole.events)] * 2
    assert games[0].record() == games[1].record()
