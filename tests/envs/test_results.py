"""What an ended game pays, and how games that were cut off are told, in every environment."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from flibuste.envs import spiel, zoo
from flibuste.envs.gym import GymEnv
from flibuste.envs.refusals import BadAction
from flibuste.envs.results import REWARDS, rewards_of
from flibuste.envs.vector import VectorEnv
from flibuste.kernel.outcome import Outcome, ranks_by
from flibuste.kernel.position import Position

SHORT = {"decision_limit": 100}


class Ended(Position):
    """A game that is over, with these points; of a team if it has won or lost."""

    def __init__(self, points: list[int], rivals: int = 0, team_won: bool | None = None) -> None:
        self.points = points
        self.rivals = rivals
        self.team_won = team_won

    def scores(self, viewer: int = -1) -> list[int]:
        return self.points

    def allied(self) -> bool:
        return self.team_won is not None

    def outcome(self) -> Outcome:
        ranks = ranks_by([(point,) for point in self.points])
        return Outcome("done", ranks if self.team_won is None else [1] * len(ranks), self.team_won, rivals=self.rivals)


@pytest.mark.parametrize(
    ("position", "wins", "points", "margin", "rank"),
    [
        (Ended([12, 7]), [1, 0], [12, 7], [5, -5], [1, 0]),
        (Ended([9, 4, 9]), [0.5, 0, 0.5], [9, 4, 9], [0, -5, 0], [0.75, 0, 0.75]),
        (Ended([3, 8, 5, 1]), [0, 1, 0, 0], [3, 8, 5, 1], [-5, 3, -3, -7], [1 / 3, 1, 2 / 3, 0]),
        (Ended([20, 30], rivals=1), [0], [20], [-10], [0]),
        (Ended([6, 2], team_won=True), [1, 1], [6, 2], [6, 2], [1, 1]),
        (Ended([6], team_won=False), [0], [6], [6], [0]),
    ],
    ids=["two", "a tie", "four", "a rival without a seat", "a team", "alone"],
)
def test_rewards(
    position: Ended, wins: list[float], points: list[float], margin: list[float], rank: list[float]
) -> None:
    paid = [rewards_of(position, reward) for reward in REWARDS]
    assert paid == [wins, points, margin, pytest.approx(rank)]


def test_every_environment_pays_what_was_asked_for() -> None:
    for reward in REWARDS:
        one = GymEnv("port_royal", 2, rivals="random", seat=0, reward=reward)
        _, info = one.reset(seed=3)
        over = False
        while not over:
            _, paid, over, _, info = one.step(np.flatnonzero(info["action_mask"])[0])
        assert paid == rewards_of(one.position, reward)[0]
        assert info["scores"] == one.position.scores()
        all_seats = zoo.env("port_royal", 2, reward=reward)
        all_seats.reset(seed=3)
        raw = all_seats.unwrapped
        while raw.position.seat_to_move() >= 0:
            all_seats.step(raw.position.moves()[0].number)
        assert list(raw.rewards.values()) == rewards_of(raw.position, reward)
        assert raw.infos["seat_1"] == {"ending": raw.position.outcome().ending, "scores": raw.position.scores()}


@pytest.mark.parametrize("reward", REWARDS)
def test_many_games_pay_what_was_asked_for(reward: str) -> None:
    env = VectorEnv("port_royal", 3, games=8, seed=1, reward=reward)
    ended = 0
    for _ in range(400):
        before = list(env.positions)
        step = env.step(env.random_actions())
        for game in range(8):
            over = bool(step.dones[game])
            ended += over
            assert step.rewards[game].tolist() == (rewards_of(before[game], reward) if over else [0, 0, 0])
            assert step.scores[game].tolist() == (before[game].scores() if over else [0, 0, 0])
            assert not step.cut_off[game]
    assert ended > 3


def test_an_unknown_reward_is_refused_in_one_sentence() -> None:
    sentence = r"^There is no reward 'gold'; choose one of: wins, points, margin, rank\.$"
    with pytest.raises(BadAction, match=sentence):
        VectorEnv("port_royal", 2, games=2, reward="gold")
    with pytest.raises(BadAction, match=sentence):
        GymEnv("port_royal", reward="gold")
    with pytest.raises(BadAction, match=sentence):
        zoo.env("port_royal", reward="gold")


def test_a_game_that_is_cut_off_is_truncated_everywhere() -> None:
    env = zoo.env("amerigo", 2, SHORT)
    env.reset(seed=1)
    raw = env.unwrapped
    while raw.position.seat_to_move() >= 0:
        env.step(raw.position.moves()[0].number)
    assert set(raw.truncations.values()) == {True}
    assert set(raw.terminations.values()) == {False}
    assert raw.infos["seat_0"]["ending"] == "decision_limit"
    assert not env.observe("seat_0")["action_mask"].any()
    for _ in range(2):
        env.step(None)
    assert env.agents == []

    many = VectorEnv("amerigo", 2, SHORT, games=3, seed=1)
    while not many.now.dones.any():
        many.step(many.random_actions())
    assert (many.now.cut_off == many.now.dones).all()
    many.step(many.random_actions())
    assert not many.now.cut_off.any()

    state = pyspiel.load_game(f"flibuste_amerigo(players=2,decision_limit=100,deals={spiel.DEALS})").new_initial_state()
    state.apply_action(7)
    assert state.ending() == ""
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.ending() == "decision_limit"


def test_after_a_loss_by_an_illegal_action_nothing_is_legal() -> None:
    env = GymEnv("port_royal", 2, rivals="random", seat=0, options={"first_player": "1"}, masked=True)
    env.reset(seed=1)
    observation, _, over, _, info = env.step(1)
    assert over
    assert not info["action_mask"].any()
    assert not observation["action_mask"].any()
    assert not env.action_masks().any()


def test_the_mask_may_lie_in_the_observation() -> None:
    env = GymEnv("port_royal", 2, rivals="random", masked=True)
    plain = GymEnv("port_royal", 2, rivals="random")
    observation, info = env.reset(seed=5)
    alone, _ = plain.reset(seed=5)
    assert observation in env.observation_space
    assert np.array_equal(observation["observation"], alone)
    assert np.array_equal(observation["action_mask"], info["action_mask"])


def test_saved_games_go_on_as_they_would_have() -> None:
    env = VectorEnv("port_royal", 2, games=5, seed=2, bots={1: "random"}, reward="margin")
    for _ in range(30):
        env.step(env.random_actions())
    saved = env.save()
    gone_on = [[array.tobytes() for array in env.step(env.random_actions())] for _ in range(200)]
    other = VectorEnv("port_royal", 2, games=5, seed=9)
    other.restore(saved)
    assert other.seed == 2
    assert [[array.tobytes() for array in other.step(other.random_actions())] for _ in range(200)] == gone_on
    env.restore(saved)
    assert [array.tobytes() for array in env.step(env.random_actions())] == gone_on[0]
    assert [array.tobytes() for array in env.reset()] == [array.tobytes() for array in other.reset()]


@pytest.mark.parametrize("other", [{"seats": 3}, {"games": 4}, {"options": {"gambler": True}}])
def test_games_of_another_environment_are_not_taken(other: dict[str, object]) -> None:
    usual: dict[str, object] = {"title": "port_royal", "seats": 2, "games": 5}
    saved = VectorEnv(**usual).save()  # type: ignore[arg-type]
    with pytest.raises(BadAction, match=r"^What was saved belongs to an environment with another title"):
        VectorEnv(**(usual | other)).restore(saved)  # type: ignore[arg-type]
