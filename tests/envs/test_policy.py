"""A function that rates moves, as a bot."""

from __future__ import annotations

import doctest
import pickle
from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from flibuste.bots import ask, find_bot
from flibuste.bots.match import play_match
from flibuste.envs import policy
from flibuste.envs.policy import PolicyBot
from flibuste.envs.refusals import BadAction
from flibuste.envs.setting import Mask, Observation, Setting
from flibuste.envs.vector import VectorEnv
from flibuste.kernel.chance import quick


def by_number(observation: Observation, mask: Mask) -> Observation:
    """Later moves of the book are rated higher, legal or not."""
    return np.arange(mask.size, dtype=np.float32)


def flat(observation: Observation, mask: Mask) -> Observation:
    return np.zeros(mask.size, np.float32)


def test_the_example_works() -> None:
    tried = doctest.testmod(policy)
    assert tried.attempted >= 5
    assert tried.failed == 0


def test_the_highest_rated_legal_move_is_chosen_to_the_end_of_a_match() -> None:
    bot = PolicyBot("port_royal", 2, by_number)
    title, terms = bot.setting.title, bot.setting.terms
    played = play_match(title, terms, "luck", [bot, find_bot("baseline")], [quick(1), quick(2)], True)
    assert played.forfeit is None
    assert sum(played.won) == 1.0
    own = PolicyBot("port_royal", 2, by_number)
    position = own.setting.new_position("here")
    while position.seat_to_move() >= 0:
        chosen = own.choose(ask(position, quick(1)), quick(2))
        assert chosen.number == max(move.number for move in position.moves())
        position.play(chosen)


def test_it_sees_what_the_environment_shows() -> None:
    seen: list[tuple[bytes, bytes]] = []

    def watching(observation: Observation, mask: Mask) -> Observation:
        seen.append((observation.tobytes(), mask.tobytes()))
        return flat(observation, mask)

    setting = Setting("amerigo", 3)
    position = setting.new_position("there")
    PolicyBot("amerigo", 3, watching).choose(ask(position, quick(1)), quick(2))
    shown = setting.observation(position, position.seat_to_move()).tobytes()
    assert seen == [(shown, setting.mask(position).tobytes())]


def test_by_odds_moves_come_as_often_as_they_are_rated() -> None:
    position = Setting("port_royal", 2).new_position("any")
    while len(position.moves()) != 2:
        position.play(position.moves()[0])
    first, second = position.moves()

    def thrice(observation: Observation, mask: Mask) -> Observation:
        rated = flat(observation, mask)
        rated[first.number] = np.log(3.0)
        return rated

    bot = PolicyBot("port_royal", 2, thrice, by_odds=True)
    question = ask(position, quick(1))
    counted = Counter(bot.choose(question, quick(stream)).notation for stream in range(2000))
    assert set(counted) == {first.notation, second.notation}
    assert 1400 < counted[first.notation] < 1600
    assert bot.choose(question, quick(5)) is bot.choose(question, quick(5))


def test_a_policy_may_be_the_rival_in_an_environment() -> None:
    env = VectorEnv("port_royal", 2, games=3, seed=1, bots={1: PolicyBot("port_royal", 2, flat, by_odds=True)})
    for _ in range(60):
        assert (env.step(env.random_actions()).to_move == 0).all()


def rows_by_number(observations: Observation, masks: Mask) -> Observation:
    """As by_number, for many at once."""
    return np.tile(np.arange(masks.shape[1], dtype=np.float32), (len(observations), 1))


def first_legal(env: VectorEnv) -> NDArray[np.int32]:
    numbers, starts = env.legal
    return numbers[starts[:-1]]


@pytest.mark.parametrize("title", ["port_royal", "treasure_map"])
def test_a_batched_policy_plays_as_one_that_is_asked_for_each_game(title: str) -> None:
    """Up to the end of the first games: the next ones are dealt from streams that the questions draw from too."""
    one_by_one = VectorEnv(title, 3, games=6, seed=1, bots={1: PolicyBot(title, 3, by_number)})
    together = VectorEnv(title, 3, games=6, seed=1, bots={1: PolicyBot(title, 3, rows_by_number, batched=True)})
    while not one_by_one.now.dones.any():
        assert [array.tobytes() for array in one_by_one.now] == [array.tobytes() for array in together.now]
        one_by_one.step(first_legal(one_by_one))
        together.step(first_legal(together))
    for name in ("rewards", "scores", "dones", "cut_off"):
        assert np.array_equal(getattr(one_by_one.now, name), getattr(together.now, name))


def test_a_batched_policy_is_asked_once_for_all_games_that_wait_at_any_of_its_seats() -> None:
    asked: list[int] = []

    def counting(observations: Observation, masks: Mask) -> Observation:
        assert masks.any(1).all()
        asked.append(len(observations))
        return rows_by_number(observations, masks)

    rival = PolicyBot("port_royal", 4, counting, batched=True)
    env = VectorEnv("port_royal", 4, games=40, seed=1, bots={1: rival, 2: "baseline", 3: rival})
    asked.clear()
    ended = 0
    for _ in range(150):
        step = env.step(env.random_actions())
        assert (step.to_move == 0).all()
        ended += int(step.dones.sum())
        assert (step.rewards.sum(1) > 0).tolist() == step.dones.tolist()
    assert ended > 20
    assert sum(asked) > 5 * len(asked)
    assert max(asked) > 20


def test_by_odds_a_game_depends_on_no_other_where_a_batched_policy_plays() -> None:
    def rival() -> PolicyBot:
        return PolicyBot("port_royal", 2, lambda seen, masks: np.zeros(masks.shape), by_odds=True, batched=True)

    few = VectorEnv("port_royal", 2, games=2, seed=1, bots={0: rival()})
    many = VectorEnv("port_royal", 2, games=9, seed=1, bots={0: rival()})
    for _ in range(300):
        actions = first_legal(many)
        few.step(actions[:2])
        many.step(actions)
        assert np.array_equal(few.now.observations, many.now.observations[:2])
        assert np.array_equal(few.now.rewards, many.now.rewards[:2])


def test_games_with_a_batched_policy_are_saved_and_go_on_alike() -> None:
    bots = {1: PolicyBot("port_royal", 2, rows_by_number, batched=True)}
    env = VectorEnv("port_royal", 2, games=4, seed=1, bots=bots)
    for _ in range(30):
        env.step(env.random_actions())
    saved, twin = env.save(), pickle.loads(pickle.dumps(env))
    went_on = [env.step(env.random_actions()).observations.copy() for _ in range(60)]
    assert np.array_equal(went_on, [twin.step(twin.random_actions()).observations.copy() for _ in range(60)])
    with pytest.raises(
        BadAction, match=r"^A batched policy plays where this was saved; make this environment with it\.$"
    ):
        VectorEnv("port_royal", 2, games=4, seed=1).restore(saved)
    env.restore(saved)
    assert np.array_equal(went_on, [env.step(env.random_actions()).observations.copy() for _ in range(60)])


def test_what_it_was_not_trained_for_is_refused_in_one_sentence() -> None:
    bot = PolicyBot("port_royal", 2, flat)
    options = dict(bot.setting.terms.options)
    bot.begins("port_royal", 2, 0, options)
    with pytest.raises(BadAction, match=r"^This policy is for port_royal with 2 seats, not for port_royal, 3 seats\.$"):
        bot.begins("port_royal", 3, 0, options)
    with pytest.raises(BadAction, match=r"not for port_royal, 2 seats, gambler=True\.$"):
        bot.begins("port_royal", 2, 0, options | {"gambler": True})
    with pytest.raises(BadAction, match=r"^This policy is for port_royal with 2 seats, not for port_royal, 3 seats\.$"):
        VectorEnv("port_royal", 3, games=2, bots={0: PolicyBot("port_royal", 2, rows_by_number, batched=True)})
    with pytest.raises(BadAction, match=r"^This policy is for port_royal, not for amerigo\.$"):
        bot.choose(ask(Setting("amerigo", 2).new_position("any"), quick(1)), quick(1))


def test_ratings_that_make_no_sense_are_refused() -> None:
    position = Setting("port_royal", 2).new_position("any")
    few = PolicyBot("port_royal", 2, lambda observation, mask: np.zeros(3))
    with pytest.raises(BadAction, match=r"^A policy rates all 419 moves of the book; this one gave \(3,\)\.$"):
        few.choose(ask(position, quick(1)), quick(1))
    flock = PolicyBot("port_royal", 2, lambda observations, masks: np.zeros(masks.shape[1]), batched=True)
    with pytest.raises(BadAction, match=r"^A policy rates all 419 moves of the book; this one gave \(419,\)\.$"):
        VectorEnv("port_royal", 2, games=3, bots={0: flock})
    lost = PolicyBot("port_royal", 2, lambda observation, mask: np.full(mask.size, np.nan))
    with pytest.raises(BadAction, match=r"^The policy rates a legal move as not a number\.$"):
        lost.choose(ask(position, quick(1)), quick(1))


def test_a_legal_move_is_ahead_of_all_others_however_low_it_is_rated() -> None:
    position = Setting("port_royal", 2).new_position("any")
    low = PolicyBot("port_royal", 2, lambda observation, mask: np.full(mask.size, -np.inf))
    assert low.choose(ask(position, quick(1)), quick(1)) in position.moves()
