"""Thousands of games in one call.

>>> env = VectorEnv("port_royal", seats=2, games=100, seed=1)
>>> step = env.now
>>> for _ in range(20):
...     step = env.step(env.random_actions())
>>> step.observations.shape, step.masks.shape
((100, 383), (100, 419))
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from flibuste.bots import Bot, find_bot
from flibuste.envs.fleet import BOT, CALLER, Decisions, Fleet
from flibuste.envs.policy import PolicyBot
from flibuste.envs.refusals import BadAction
from flibuste.envs.results import WINS, check_reward
from flibuste.envs.setting import Observation, Setting
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.position import Position


class Step(NamedTuple):
    """What there is to know after a step. The arrays are windows on the games: read-only, and new after each step."""

    observations: NDArray[np.int16]
    """One row for each game, as its seat to move sees it; `VectorEnv.scaled` makes it fit for learning."""
    masks: NDArray[np.bool_]
    """For each game and each move of the book whether it is legal."""
    rewards: NDArray[np.float64]
    """For each game and seat what it is paid when the game has just ended; otherwise 0."""
    dones: NDArray[np.bool_]
    """Which games have just ended. What else is told of them belongs to the game that has taken their place."""
    to_move: NDArray[np.int64]
    """The seat that chooses next in each game."""
    cut_off: NDArray[np.bool_]
    """Which of the games that have just ended reached their `decision_limit`: truncated, not terminated."""
    scores: NDArray[np.int64]
    """For each game and seat its points when the game has just ended; otherwise 0."""


class VectorEnv:
    """Many games of one title. `bots` says which seats are played by whom: `{1: "baseline"}`; all others are yours.
    A `PolicyBot` that is `batched` is asked once for all games that wait for it.

    `reward` is what an ended game pays: the share of the `wins`, `points`, `margin` or `rank`.

    The same seed and the same actions give the same games; None draws one (`seed`). A game that ends begins anew in the
    same step.
    """

    def __init__(
        self,
        title: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        games: int = 1024,
        seed: int | str | None = 0,
        bots: Mapping[int, str | Bot] | None = None,
        reward: str = WINS,
    ) -> None:
        if games < 1:
            raise BadAction(f"There must be at least one game, not {games}.")
        self.setting = Setting(title, seats, options)
        self.games = games
        self.reward = check_reward(reward)
        self.seed: int | str = os.urandom(8).hex() if seed is None else seed
        players = seated(seats, {} if bots is None else bots)
        self._policies = self._find_policies(players)
        self._bots = [None if bot in self._policies else bot for bot in players]
        self._players = [self._number(bot) for bot in players]
        self.reset(self.seed)

    def reset(self, seed: int | str | None = None) -> Step:
        """All games begin anew; without a seed with that of the last time."""
        self.seed = self.seed if seed is None else seed
        setting = self.setting
        rngs = [rng_from_text(f"{self.seed} game {game}") for game in range(self.games)]
        self._fleet = Fleet(setting.title, setting.terms, self._bots, self._players, rngs, None, self.reward)
        self._rng = np.random.default_rng(list(str(self.seed).encode()))
        self._let_policies_play()
        self.now = self._step()
        return self.now

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Step:
        """One move in each game, by its number in the book. Illegal ones are refused before anything is played."""
        chosen = np.asarray(actions)
        if chosen.ndim != 1 or chosen.dtype.kind not in "iu":
            raise BadAction("Actions are whole numbers, one for each game.")
        self._fleet.step(whole_numbers(chosen))
        self._let_policies_play()
        return self.now

    def save(self) -> bytes:
        """All games as they stand, with the luck to come: for `restore` of an environment that was made alike."""
        return pickle.dumps((self.setting.about(), self.games, self.seed, self._rng, self._fleet))

    def restore(self, saved: bytes) -> Step:
        """Goes on from there. What was saved is a pickle: take it only from whom you trust."""
        about, games, seed, rng, fleet = pickle.loads(saved)
        if (about, games) != (self.setting.about(), self.games):
            raise BadAction("What was saved belongs to an environment with another title, seats, options or games.")
        players = [int(player) for player in fleet.players]
        if max(players) >= len(self._policies):
            raise BadAction("A batched policy plays where this was saved; make this environment with it.")
        self.seed, self._rng, self._fleet = seed, rng, fleet
        self.reward, self._bots, self._players = fleet.reward, fleet.bots, players
        self.now = self._step()
        return self.now

    def __getstate__(self) -> dict[str, Any]:
        """Pickled or copied with all its games: everything but the windows on them."""
        return {name: value for name, value in vars(self).items() if name != "now"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.now = self._step()

    @property
    def positions(self) -> list[Position]:
        """The games as they stand, secrets included: for tests and studies, never for a policy."""
        return self._fleet.positions

    @property
    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """Legal moves as lists: `numbers[starts[game] : starts[game + 1]]` are those of a game."""
        return lists(self._fleet.shown, self.games)

    def random_actions(self, rng: np.random.Generator | None = None) -> NDArray[np.int32]:
        """A legal move for each game, each as likely as the others."""
        numbers, starts = self.legal
        choices = (self._rng if rng is None else rng).random(self.games) * np.diff(starts)
        return numbers[starts[:-1] + choices.astype(np.int64)]

    def scaled(self, observations: NDArray[np.int16]) -> Observation:
        """A copy with each feature divided by its unit, for learning."""
        return np.divide(observations, self.setting.units, dtype=np.float32)

    def _find_policies(self, players: list[Bot | None]) -> list[PolicyBot]:
        """Those that are asked for many games at once; one may have several seats."""
        found: list[PolicyBot] = []
        setting = self.setting
        for seat, bot in enumerate(players):
            if isinstance(bot, PolicyBot) and bot.batched:
                bot.begins(setting.title.id, setting.seats, seat, setting.terms.options)
                if bot not in found:
                    found.append(bot)
        return found

    def _number(self, bot: Bot | None) -> int:
        """Who plays a seat, as a fleet knows it."""
        if bot is None:
            return CALLER
        return next((number for number, policy in enumerate(self._policies) if policy is bot), BOT)

    def _let_policies_play(self) -> None:
        """Until no game waits for any of them."""
        fleet = self._fleet
        while any([self._ask(number, policy) for number, policy in enumerate(self._policies)]):
            pass
        if self._policies:
            fleet.show_all()

    def _ask(self, number: int, policy: PolicyBot) -> bool:
        """One question for all games that wait for a policy; whether there were any."""
        fleet = self._fleet
        waiting = fleet.ask_policy(number)
        if waiting:
            seen = np.frombuffer(memoryview(fleet.asked.observations), dtype=np.int16).reshape(waiting, -1)
            legal, starts = lists(fleet.asked, waiting)
            masks = np.zeros((waiting, self.setting.actions), np.int8)
            masks[np.repeat(np.arange(waiting), np.diff(starts)), legal] = 1
            lots = np.frombuffer(memoryview(fleet.lots), dtype=np.int64)
            fleet.answer(whole_numbers(policy.choose_all(self.scaled(seen), masks, lots)))
        return waiting > 0

    def _step(self) -> Step:
        fleet = self._fleet
        games = self.games
        return Step(
            np.frombuffer(memoryview(fleet.shown.observations), dtype=np.int16).reshape(games, -1),
            np.frombuffer(memoryview(fleet.masks), dtype=np.bool_).reshape(games, -1),
            np.frombuffer(memoryview(fleet.rewards), dtype=np.float64).reshape(games, -1),
            np.frombuffer(memoryview(fleet.dones), dtype=np.bool_),
            np.frombuffer(memoryview(fleet.to_move), dtype=np.int64),
            np.frombuffer(memoryview(fleet.cut_off), dtype=np.bool_),
            np.frombuffer(memoryview(fleet.scores), dtype=np.int64).reshape(games, -1),
        )


def whole_numbers(actions: NDArray[np.integer]) -> vec[i64]:
    return vec[i64](np.ascontiguousarray(actions, np.int64))


def lists(decisions: Decisions, number: int) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """The legal moves of so many decisions, and where those of each begin."""
    starts = np.frombuffer(memoryview(decisions.starts), dtype=np.int64)[: number + 1]
    return np.frombuffer(memoryview(decisions.legal), dtype=np.int32)[: starts[-1]], starts


def seated(seats: int, bots: Mapping[int, str | Bot]) -> list[Bot | None]:
    """Who plays each seat; None: the caller."""
    for seat in bots:
        check_seat(seat, seats)
    if len(bots) == seats:
        raise BadAction("Bots play all seats; leave at least one of them free.")
    found = [bots.get(seat) for seat in range(seats)]
    return [find_bot(bot) if isinstance(bot, str) else bot for bot in found]


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise BadAction(f"There is no seat {seat}; there are {seats}, counted from 0.")
