"""One seat against bots, as Gymnasium wants it."""

from __future__ import annotations

import doctest
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import flibuste
from flibuste.envs import gym
from flibuste.envs.gym import GymEnv
from flibuste.envs.refusals import BadAction
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)


def play_out(env: GymEnv, seed: int) -> tuple[list[bytes], float]:
    """All observations of a game played by chance, and its reward."""
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        action = rng.choice(np.flatnonzero(env.action_masks()))
        observation, reward, over, cut, info = env.step(action)
        seen.append(observation.tobytes())
        assert not cut
        assert info["action_mask"].any() != over
        assert over or reward == 0.0
        if over:
            return seen, reward


def test_the_example_works() -> None:
    tried = doctest.testmod(gym)
    assert tried.attempted >= 3
    assert tried.failed == 0


@TITLES
@pytest.mark.parametrize("seats", [2, 4])
def test_gymnasium_finds_nothing_wrong(title: Title, seats: int) -> None:
    env = gymnasium.make(f"flibuste/{title.id}-v1", seats=seats, rivals="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@TITLES
def test_gymnasium_finds_nothing_wrong_in_any_way_to_play(title: Title) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for preset in title.presets:
            for masked, seats in ((False, preset.least), (True, preset.most)):
                name, options = f"flibuste/{title.id}-v1", preset.options
                env = gymnasium.make(name, seats=seats, rivals="random", options=options, masked=masked)
                check_env(env.unwrapped)


@TITLES
def test_a_seed_decides_everything(title: Title) -> None:
    env = GymEnv(title.id, 2, rivals="random")
    assert play_out(env, 4) == play_out(env, 4)
    assert play_out(env, 4) != play_out(env, 5)


@TITLES
def test_observations_lie_in_their_space(title: Title) -> None:
    env = GymEnv(title.id, title.seats[1], rivals="random")
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    assert info["action_mask"].tolist() == env.action_masks().tolist()
    for _ in range(40):
        observation, _, over, _, _ = env.step(np.flatnonzero(env.action_masks())[-1])
        assert observation in env.observation_space
        if over:
            break


def test_the_reward_is_the_share_of_the_win() -> None:
    rewards = [play_out(GymEnv("port_royal", 2, rivals="baseline"), seed)[1] for seed in range(12)]
    assert sum(rewards) < 3
    env = GymEnv("port_royal", 1, {"contracts": "cooperative"})
    assert play_out(env, 1)[1] in (0.0, 1.0)


def test_the_seat_is_drawn_unless_it_is_named() -> None:
    drawn = GymEnv("port_royal", 3, rivals="random")
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    named = GymEnv("port_royal", 3, rivals="random", seat=2)
    for seed in range(10):
        assert named.reset(seed=seed)[1]["seat"] == 2
        assert named.position.seat_to_move() == 2


def test_rivals_sit_clockwise_from_the_own_seat() -> None:
    env = GymEnv("port_royal", 3, rivals=["baseline", "random"], seat=1)
    env.reset(seed=1)
    assert [bot.name if bot is not None else None for bot in env.bots] == ["random", None, "baseline"]


def test_an_illegal_action_loses_and_says_what_was_legal() -> None:
    env = GymEnv("port_royal", 2, rivals="random", seat=0, options={"first_player": "1"})
    env.reset(seed=1)
    _, reward, over, _, info = env.step(1)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"] == "Action 1 (stop) is not legal now; legal are 0 (reveal)."
    with pytest.raises(BadAction, match=r"^The game is over: call reset\(\) first\.$"):
        env.step(0)


def test_an_illegal_action_can_be_refused_instead() -> None:
    env = GymEnv("port_royal", 2, rivals="random", seat=0, options={"first_player": "1"}, illegal="refuse")
    env.reset(seed=1)
    with pytest.raises(
        BadAction, match=r"^Action 999 is not in the book of Port Royal, which has 0 to 418; legal are "
    ):
        env.step(999)
    _, _, over, _, _ = env.step(0)
    assert not over


def test_a_line_says_what_is_to_be_decided() -> None:
    env = GymEnv("port_royal", 2, seat=0, options={"first_player": "1"}, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "discover, points [0, 0]: reveal"


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        ({"rivals": "oracle"}, "There is no bot 'oracle'"),
        ({"rivals": ["random", "random"]}, "With 2 seats there are 1 rivals, not 2"),
        ({"seat": 2}, "There is no seat 2"),
        ({"illegal": "shrug"}, "not 'shrug'"),
        ({"title": "chess"}, "There is no title 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(FlibusteError, match=sentence):
        GymEnv(**({"title": "port_royal"} | wrong))  # type: ignore[arg-type]


def test_before_the_first_reset_there_is_no_game() -> None:
    with pytest.raises(BadAction, match=r"^There is no game yet: call reset\(\) first\.$"):
        GymEnv("port_royal").step(0)


def test_a_game_that_goes_on_for_too_long_is_cut_off_and_says_so() -> None:
    for limit, cut_off in ((100, True), (100_000, False)):
        env = GymEnv("port_royal", 2, rivals="random", options={"decision_limit": limit})
        _, info = env.reset(seed=1)
        over = False
        while not over:
            action = int(np.flatnonzero(info["action_mask"])[0 if cut_off else -1])
            _, _, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        assert (terminated, truncated) == (not cut_off, cut_off)
        assert (info["ending"] == "decision_limit") == cut_off
        assert info["scores"] == env.position.scores()
        assert not info["action_mask"].any()
