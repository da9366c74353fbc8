"""Thousands of games in one call."""

from __future__ import annotations

import doctest
import subprocess
import sys

import numpy as np
import pytest

import flibuste
from flibuste.bots import find_bot
from flibuste.envs import vector
from flibuste.envs.refusals import BadAction
from flibuste.envs.vector import Step, VectorEnv
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
GAMES = 12


def after(env: VectorEnv, steps: int, seed: int = 5) -> Step:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        env.step(env.random_actions(rng))
    return env.now


def copied(step: Step) -> list[bytes]:
    return [array.tobytes() for array in step]


def test_the_example_works() -> None:
    tried = doctest.testmod(vector)
    assert tried.attempted >= 3
    assert tried.failed == 0


@TITLES
def test_each_array_has_its_shape(title: Title) -> None:
    env = VectorEnv(title.id, title.seats[1], games=GAMES)
    step = after(env, 10)
    assert step.observations.shape == (GAMES, env.setting.features.size)
    assert step.masks.shape == (GAMES, len(title.book.moves))
    assert step.rewards.shape == (GAMES, title.seats[1])
    assert step.dones.shape == step.to_move.shape == (GAMES,)
    assert not step.observations.flags.writeable
    scaled = env.scaled(step.observations)
    assert scaled.dtype == np.float32
    assert np.array_equal(np.round(scaled * env.setting.units), step.observations)


@TITLES
def test_lists_and_masks_of_legal_moves_agree_with_the_positions(title: Title) -> None:
    env = VectorEnv(title.id, 2, games=GAMES, seed=3)
    for steps in (0, 1, 7, 60):
        step = after(env, steps)
        numbers, starts = env.legal
        for game, position in enumerate(env.positions):
            wanted = [move.number for move in position.moves()]
            assert numbers[starts[game] : starts[game + 1]].tolist() == wanted
            assert np.flatnonzero(step.masks[game]).tolist() == sorted(wanted)
            assert step.to_move[game] == position.seat_to_move()
            shown = env.setting.observation(position, position.seat_to_move())
            assert np.array_equal(shown, env.scaled(step.observations)[game])


@TITLES
def test_the_same_seed_and_actions_give_the_same_games(title: Title) -> None:
    one, same, other = (VectorEnv(title.id, 2, games=GAMES, seed=seed) for seed in (1, 1, 2))
    assert copied(after(one, 50)) == copied(after(same, 50))
    assert copied(after(one, 1)) != copied(after(other, 51))
    assert copied(one.reset()) == copied(same.reset(1))
    assert copied(one.reset(7)) != copied(same.now)


def test_a_game_depends_on_no_other() -> None:
    few, many = VectorEnv("port_royal", 2, games=2, seed=1), VectorEnv("port_royal", 2, games=9, seed=1)
    for _ in range(400):
        numbers, starts = many.legal
        actions = numbers[starts[:-1]]
        few.step(actions[:2])
        many.step(actions)
        assert np.array_equal(few.now.observations, many.now.observations[:2])


def test_a_game_that_ends_pays_once_and_begins_anew() -> None:
    env = VectorEnv("port_royal", 3, games=GAMES, seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(1200):
        before = list(env.positions)
        step = env.step(env.random_actions(rng))
        for game in range(GAMES):
            if step.dones[game]:
                ended += 1
                assert before[game].seat_to_move() == -1
                assert step.rewards[game].tolist() == before[game].outcome().utility
                assert env.positions[game] is not before[game]
                assert env.positions[game].decisions == 0
            else:
                assert step.rewards[game].tolist() == [0.0] * 3
                assert env.positions[game] is before[game]
    assert ended > GAMES


def test_bots_play_their_seats() -> None:
    env = VectorEnv("port_royal", 3, games=GAMES, seed=1, bots={0: "baseline", 2: find_bot("random")})
    won = np.zeros(3)
    for _ in range(300):
        step = env.step(env.random_actions())
        assert (step.to_move == 1).all()
        won += step.rewards.sum(0)
    assert won[0] > 2 * won[1]


@TITLES
def test_an_illegal_action_is_refused_before_anything_is_played(title: Title) -> None:
    env = VectorEnv(title.id, 2, games=GAMES)
    before = copied(after(env, 5))
    actions = env.random_actions()
    illegal = int(np.flatnonzero(~env.now.masks[7])[0])
    actions[7] = illegal
    notation = title.book.moves[illegal].notation
    with pytest.raises(BadAction) as refused:
        env.step(actions)
    first = env.positions[7].moves()[0]
    assert str(refused.value).startswith(f"Game 7: Action {illegal} ({notation}) is not legal now; legal are ")
    assert f"{first.number} ({first.notation})" in str(refused.value)
    assert copied(env.now) == before
    for number in (-1, len(title.book.moves)):
        actions[7] = number
        with pytest.raises(BadAction, match=rf"Game 7: Action {number} is not in the book of {title.name}"):
            env.step(actions)
    assert copied(env.now) == before


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        ({"title": "chess"}, "There is no title 'chess'"),
        ({"seats": 9}, "Port Royal is for 1 to 5 players, not 9"),
        ({"options": {"wind": 3}}, "Port Royal has no option 'wind'"),
        ({"games": 0}, "There must be at least one game, not 0"),
        ({"bots": {0: "oracle"}}, "There is no bot 'oracle'"),
        ({"bots": {2: "random"}}, "There is no seat 2; there are 2, counted from 0"),
        ({"bots": {0: "random", 1: "random"}}, "leave at least one of them free"),
    ],
)
def test_bad_input_gets_one_sentence(wrong: dict[str, object], sentence: str) -> None:
    usual: dict[str, object] = {"title": "port_royal", "seats": 2, "games": 2}
    with pytest.raises(FlibusteError, match=sentence) as refused:
        VectorEnv(**(usual | wrong))  # type: ignore[arg-type]
    assert str(refused.value).endswith(".")


def test_actions_must_be_whole_numbers_one_for_each_game() -> None:
    env = VectorEnv("port_royal", 2, games=2)
    with pytest.raises(BadAction, match=r"^3 actions were given for 2 games\.$"):
        env.step([0, 0, 0])
    for wrong in ([0.5, 0.0], [[0, 0]], ["reveal", "reveal"]):
        with pytest.raises(BadAction, match=r"^Actions are whole numbers, one for each game\.$"):
            env.step(wrong)  # type: ignore[arg-type]


def test_without_numpy_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import flibuste.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    said = done.stderr.splitlines()[-1]
    assert said.endswith("The research interface needs more packages: pip install 'flibuste[research]'.")


def test_a_feature_is_found_by_its_name() -> None:
    env = VectorEnv("amerigo", 2, games=3)
    assert env.setting.named(env.now.observations, "goods").shape == (3, 5, 18, 18)
    assert env.setting.named(env.now.observations[0], "gold").shape == (2,)
    with pytest.raises(BadAction, match="There is no feature 'wind'; Amerigo has: sea, large"):
        env.setting.named(env.now.observations, "wind")


def test_a_long_list_of_legal_moves_finds_room() -> None:
    """Amerigo's lists are longer than what is set aside for them at first."""
    env = VectorEnv("amerigo", 4, games=4, seed=1)
    most = 0
    rng = np.random.default_rng(0)
    for _ in range(250):
        env.step(env.random_actions(rng))
        most = max(most, int(env.legal[1][-1]))
    assert most > 4 * 32


def test_windows_on_old_games_outlive_a_reset() -> None:
    env = VectorEnv("port_royal", 2, games=200)
    old = env.now.observations
    text = old.tobytes()
    for _ in range(5):
        env.reset(9)
    assert old.tobytes() == text


def test_without_a_seed_one_is_drawn_and_said() -> None:
    one, other = (VectorEnv("port_royal", 2, games=4, seed=None) for _ in range(2))
    assert one.seed != other.seed
    again = VectorEnv("port_royal", 2, games=4, seed=one.seed)
    assert np.array_equal(again.now.observations, one.now.observations)
