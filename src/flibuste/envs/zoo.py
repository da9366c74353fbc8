"""PettingZoo: every seat is an agent, and they take turns (AEC).

>>> from flibuste.envs import zoo
>>> env = zoo.env("port_royal", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     mask = observation["action_mask"]
...     env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from flibuste.envs.results import DECISION_LIMIT, WINS, check_reward, rewards_of
from flibuste.envs.setting import Setting
from flibuste.kernel.position import Position

Seen = dict[str, Any]
"""`observation` and `action_mask`."""


def env(
    title: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = WINS,
) -> Any:
    """A title as an environment, with PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(raw_env(title, seats, options, render_mode, reward))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """Agents are `seat_0`, `seat_1` and so on. Rewards come at the end: 1 for a win, shares of it for a tie, or what
    else `reward` names (results.py). Then `infos` have the `ending`, and the `scores` of all seats.

    An action that is not legal raises BadAction, and nothing is played.
    """

    def __init__(
        self,
        title: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        reward: str = WINS,
    ) -> None:
        super().__init__()
        self.setting = Setting(title, seats, options)
        version = self.setting.features.version
        self.metadata = {"name": f"flibuste_{title}_v{version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.reward = check_reward(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(self.setting.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.np_random = np.random.default_rng()

    def _space(self) -> Dict:
        return Dict(
            {
                "observation": Box(np.float32(0), self.setting.most / self.setting.units, dtype=np.float32),
                "action_mask": Box(0, 1, (self.setting.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random = np.random.default_rng(seed)
        self.position: Position = self.setting.new_position(f"{self.np_random.integers(2**62)} deal")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> Seen:
        """Only who is to move has legal actions."""
        seat = self._seat_of[agent]
        mine = seat == self.position.seat_to_move()
        mask = self.setting.mask(self.position) if mine else np.zeros(self.setting.actions, np.int8)
        return {"observation": self.setting.observation(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.setting.play(self.position, -1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.position.seat_to_move() < 0:
            self._end()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def _end(self) -> None:
        position = self.position
        rewards = rewards_of(position, self.reward)
        ending = position.outcome().ending
        cut_off = ending == DECISION_LIMIT
        self.rewards = {agent: rewards[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, not cut_off)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self.infos = {agent: {"ending": ending, "scores": position.scores()} for agent in self.agents}

    def _to_move(self) -> str:
        return self.possible_agents[self.position.seat_to_move()]

    def render(self) -> str:
        return self.setting.line(self.position)

    def close(self) -> None:
        """Nothing is open."""
