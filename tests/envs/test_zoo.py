"""Every seat an agent, as PettingZoo wants it."""

from __future__ import annotations

import doctest
import warnings

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test

import flibuste
from flibuste.envs import zoo
from flibuste.envs.refusals import BadAction
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)


def test_the_example_works() -> None:
    tried = doctest.testmod(zoo)
    assert tried.attempted >= 4
    assert tried.failed == 0


def check(env: AECEnv, cycles: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in ("Observation space for each agent probably should be", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", message=said)  # it is a dict with the mask, as PettingZoo's own games
        api_test(env, num_cycles=cycles)
    assert "Passed API test" in capsys.readouterr().out


@TITLES
def test_pettingzoo_finds_nothing_wrong(title: Title, capsys: pytest.CaptureFixture[str]) -> None:
    check(zoo.env(title.id, title.seats[1]), 150, capsys)


@TITLES
def test_pettingzoo_finds_nothing_wrong_in_any_way_to_play(title: Title, capsys: pytest.CaptureFixture[str]) -> None:
    for preset in title.presets:
        for seats in {preset.least, preset.most}:
            check(zoo.env(title.id, seats, preset.options), 30, capsys)


@TITLES
def test_a_seed_decides_everything(title: Title) -> None:
    seed_test(lambda: zoo.env(title.id, 2), num_cycles=60)


@TITLES
def test_only_who_is_to_move_may_choose(title: Title) -> None:
    env = zoo.raw_env(title.id, title.seats[1])
    env.reset(seed=1)
    for _ in range(60):
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_everybody_is_paid_once_at_the_end() -> None:
    env = zoo.env("port_royal", 3)
    env.reset(seed=2)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not cut
        if over:
            paid[agent] = reward
        else:
            assert reward == 0.0
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert len(paid) == 3
    assert sum(paid.values()) == pytest.approx(1.0)


def test_an_illegal_action_is_refused_with_those_that_are_legal() -> None:
    env = zoo.env("port_royal", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(BadAction, match=r"^Action 1 \(stop\) is not legal now; legal are 0 \(reveal\)\.$"):
        env.step(1)
    assert env.agent_selection == agent
    env.step(0)


def test_a_line_says_what_is_to_be_decided() -> None:
    env = zoo.env("port_royal", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "discover, points [0, 0]: reveal"
