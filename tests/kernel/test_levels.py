"""Levels: they slip as often as they should, and otherwise choose as the bot behind them."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.bots import Bot, Question, ask, bot_names, find_bot, level_names
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.levels import LEVELS, Level
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import RandomBot
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position

pytestmark = pytest.mark.once  # bots choose by what the rules say: those are run both ways


class First(Bot):
    name = "first"

    def choose(self, question: Question, rng: Rng) -> Move:
        return question.moves[0]


class Last(Bot):
    name = "last"

    def choose(self, question: Question, rng: Rng) -> Move:
        return question.moves[-1]


def position() -> Position:
    """A decision with many moves."""
    position = flibuste.new_game("amerigo", 2, seed="levels").clone_position()
    while len(position.moves()) < 8:
        position.play(position.baseline_move())
    return position


POSITION = position()


def choices(bot: Bot, streams: int) -> list[Move]:
    found = []
    for stream in range(streams):
        rng = quick(stream)
        found.append(bot.choose(ask(POSITION, rng), rng))
    return found


@pytest.mark.parametrize("slips", [0, 10, 40, 100])
def test_a_level_slips_as_often_as_it_should(slips: int) -> None:
    made = choices(Level("clumsy", First(), Last(), slips), 1000)
    weaker = made.count(POSITION.moves()[-1])
    assert weaker + made.count(POSITION.moves()[0]) == 1000
    assert abs(weaker - 10 * slips) <= (0 if slips in (0, 100) else 45)


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot(15)], ids=lambda bot: bot.name)
def test_a_level_that_never_slips_is_its_bot(bot: Bot) -> None:
    assert choices(Level("sober", bot, First(), slips=0), 4) == choices(bot, 4)


def test_the_same_question_and_stream_give_the_same_move() -> None:
    level = Level("clumsy", RandomBot(), SearchBot(15), slips=50)
    made = choices(level, 12)
    assert made == choices(level, 12)
    assert len(set(made)) > 1


def test_levels_are_found_by_their_rank_from_gentle_to_strong() -> None:
    assert level_names() == ["deckhand", "sailor", "mate", "captain", "admiral"]
    assert [find_bot(name) for name in level_names()] == LEVELS
    assert not set(level_names()) & set(bot_names())


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.rank)
def test_nobody_at_a_table_waits_long_for_a_level(level: Level) -> None:
    for bot in (level.bot, level.weaker):
        assert not isinstance(bot, SearchBot) or 0.0 < bot.seconds <= 3.0
