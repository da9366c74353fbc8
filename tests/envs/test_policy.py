"""A function that rates moves, as a bot."""

from __future__ import annotations

import doctest
from collections import Counter

import numpy as np
import pytest

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


def test_what_it_was_not_trained_for_is_refused_in_one_sentence() -> None:
    bot = PolicyBot("port_royal", 2, flat)
    options = dict(bot.setting.terms.options)
    bot.begins("port_royal", 2, 0, options)
    with pytest.raises(BadAction, match=r"^This policy is for port_royal with 2 seats, not for port_royal, 3 seats\.$"):
        bot.begins("port_royal", 3, 0, options)
    with pytest.raises(BadAction, match=r"not for port_royal, 2 seats, gambler=True\.$"):
        bot.begins("port_royal", 2, 0, options | {"gambler": True})
    with pytest.raises(BadAction, match=r"^This policy is for port_royal, not for amerigo\.$"):
        bot.choose(ask(Setting("amerigo", 2).new_position("any"), quick(1)), quick(1))


def test_ratings_that_make_no_sense_are_refused() -> None:
    position = Setting("port_royal", 2).new_position("any")
    few = PolicyBot("port_royal", 2, lambda observation, mask: np.zeros(3))
    with pytest.raises(BadAction, match=r"^A policy rates all 419 moves of the book; this one gave \(3,\)\.$"):
        few.choose(ask(position, quick(1)), quick(1))
    lost = PolicyBot("port_royal", 2, lambda observation, mask: np.full(mask.size, np.nan))
    with pytest.raises(BadAction, match=r"^The policy rates a legal move as not a number\.$"):
        lost.choose(ask(position, quick(1)), quick(1))
