"""Environments can be copied, saved and sent to other processes with the games in them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

from flibuste.envs import zoo
from flibuste.envs.gym import GymEnv
from flibuste.envs.vector import VectorEnv
from flibuste.processes import SPAWN

COPIED = pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)
Copied = Callable[[Any], Any]


def course(env: VectorEnv, steps: int) -> list[Any]:
    """What is seen in the next steps."""
    seen = []
    for _ in range(steps):
        step = env.step(env.random_actions())
        seen.append([array.tolist() for array in step])
    return seen


@COPIED
@pytest.mark.parametrize("bots", [{}, {1: "baseline"}], ids=["alone", "with a bot"])
def test_copied_games_go_on_alike(copied: Copied, bots: dict[int, str]) -> None:
    env = VectorEnv("port_royal", seats=2, games=3, seed=1, bots=bots)
    while not env.now.dones.any():
        env.step(env.random_actions())
    twin = copied(env)
    assert [array.tolist() for array in env.now] == [array.tolist() for array in twin.now]
    went_on = course(twin, 40)
    assert course(env, 40) == went_on
    assert np.array_equal(env.reset(5).observations, twin.reset(5).observations)


def test_vector_games_go_on_in_another_process() -> None:
    env = VectorEnv("port_royal", seats=2, games=2, seed=1)
    course(env, 10)
    with ProcessPoolExecutor(1, mp_context=SPAWN) as pool:
        there = pool.submit(course, env, 20).result()
    assert course(env, 20) == there


@COPIED
def test_a_copied_gymnasium_environment_goes_on_alike(copied: Copied) -> None:
    env = GymEnv("port_royal", seats=3, rivals=["baseline", "random"])
    _, info = env.reset(seed=1)
    twin = copied(env)
    for _ in range(30):
        action = int(np.flatnonzero(info["action_mask"])[-1])
        mine, its = env.step(action), twin.step(action)
        info = mine[4]
        assert np.array_equal(mine[0], its[0]) and mine[1:4] == its[1:4]
        if mine[2]:
            break
    assert np.array_equal(env.reset()[0], twin.reset()[0])


@COPIED
def test_a_copied_pettingzoo_environment_goes_on_alike(copied: Copied) -> None:
    env = zoo.env("port_royal", seats=2)
    env.reset(seed=1)
    twin = copied(env)
    for _ in range(30):
        observation = env.last()[0]
        assert np.array_equal(observation["observation"], twin.last()[0]["observation"])
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        env.step(action)
        twin.step(action)
    assert env.agent_selection == twin.agent_selection
