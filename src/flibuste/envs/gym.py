"""Gymnasium: one seat is yours, bots play the others.

>>> import gymnasium
>>> import flibuste.envs.gym
>>> env = gymnasium.make("flibuste/port_royal-v1", seats=3, rivals="baseline")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum()) > 0
((403,), True)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from flibuste.bots import Bot, ask, find_bot
from flibuste.envs.refusals import BadAction
from flibuste.envs.results import DECISION_LIMIT, WINS, check_reward, rewards_of
from flibuste.envs.setting import Mask, Setting
from flibuste.envs.vector import check_seat, seated
from flibuste.games import titles
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.position import Position

ILLEGAL_REWARD = -1.0


Seen = Any
"""An Observation alone, or a dict of `observation` and `action_mask`."""


class GymEnv(gymnasium.Env[Seen, np.int64]):
    """The reward comes at the end: 1 for a win, a share of it for a tie, 0 otherwise, or what else `reward` names.

    `rivals` is a bot for all other seats or one for each of them, clockwise from yours. `seat` is yours; None: another
    one each game, by lot. An illegal action loses the game with a reward of -1 and says so in `info["illegal"]`; with
    `illegal="refuse"` it raises BadAction instead, and nothing is played. With `masked=True` an observation is a dict
    with the mask inside, as PettingZoo's are.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        title: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        rivals: str | Bot | Sequence[str | Bot] = "baseline",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        reward: str = WINS,
        masked: bool = False,
    ) -> None:
        if illegal not in ("lose", "refuse"):
            raise BadAction(f"An illegal action can lose or be refused (illegal='lose' or 'refuse'), not {illegal!r}.")
        self.setting = Setting(title, seats, options)
        wanted = [rivals] * (seats - 1) if isinstance(rivals, str | Bot) else rivals
        if len(wanted) != seats - 1:
            raise BadAction(f"With {seats} seats there are {seats - 1} rivals, not {len(wanted)}.")
        self.rivals = [find_bot(bot) if isinstance(bot, str) else bot for bot in wanted]
        if seat is not None:
            check_seat(seat, seats)
        self.illegal = illegal
        self.reward = check_reward(reward)
        self.masked = masked
        self.render_mode = render_mode
        numbers = Box(np.float32(0), self.setting.most / self.setting.units, dtype=np.float32)
        mask = Box(0, 1, (self.setting.actions,), np.int8)
        self.observation_space = Dict({"observation": numbers, "action_mask": mask}) if masked else numbers
        self.action_space = Discrete(self.setting.actions)
        self._wanted_seat = seat
        self.seat = 0
        self._position: Position | None = None
        self._over = True
        self.bots: list[Bot | None] = []

    @property
    def position(self) -> Position:
        """The game as it stands, secrets included: for tests and studies, never for a policy."""
        if self._position is None:
            raise BadAction("There is no game yet: call reset() first.")
        return self._position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.setting.seats
        while True:
            drawn = int(self.np_random.integers(seats))
            self.seat = drawn if self._wanted_seat is None else self._wanted_seat
            away = enumerate(self.rivals, 1)
            self.bots = seated(seats, {(self.seat + place) % seats: bot for place, bot in away})
            luck = int(self.np_random.integers(2**62))
            self._position = self.setting.new_position(f"{luck} deal")
            self._rng = rng_from_text(f"{luck} bots")
            self._let_rivals_play()
            self._over = self.position.seat_to_move() < 0
            if not self._over:
                return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        position = self.position
        if self._over:
            raise BadAction("The game is over: call reset() first.")
        try:
            self.setting.play(position, int(action))
        except BadAction as bad:
            if self.illegal == "refuse":
                raise
            self._over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(bad)}
        self._let_rivals_play()
        self._over = position.seat_to_move() < 0
        if not self._over:
            return self._observation(), 0.0, False, False, self._info()
        outcome = position.outcome()
        info = {**self._info(), "ending": outcome.ending, "scores": position.scores()}
        cut_off = outcome.ending == DECISION_LIMIT
        return self._observation(), rewards_of(position, self.reward)[self.seat], not cut_off, cut_off, info

    def action_masks(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Which moves are legal now, for libraries that mask actions; none when the game is over or was lost."""
        return self._mask().astype(np.bool_)

    def render(self) -> str:
        return self.setting.line(self.position)

    def _let_rivals_play(self) -> None:
        position = self.position
        while (seat := position.seat_to_move()) >= 0:
            bot = self.bots[seat]
            if bot is None:
                return
            position.play(bot.choose(ask(position, self._rng), self._rng))

    def _mask(self) -> Mask:
        return np.zeros(self.setting.actions, np.int8) if self._over else self.setting.mask(self.position)

    def _observation(self) -> Seen:
        observation = self.setting.observation(self.position, self.seat)
        return {"observation": observation, "action_mask": self._mask()} if self.masked else observation

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}


def register() -> None:
    """Names every title for gymnasium.make: `flibuste/port_royal-v1`; the version is that of its features."""
    for title in titles():
        seats = title.presets[0].least
        version = title.features(title.agree(seats, {})).version
        gymnasium.register(
            f"flibuste/{title.id}-v{version}",
            entry_point="flibuste.envs.gym:GymEnv",
            kwargs={"title": title.id, "seats": seats},
        )


register()
