"""Bots: from random to strong. None of them ever sees more than its seat may know."""

from __future__ import annotations

from flibuste.bots.bot import Bot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.question import Question, ask
from flibuste.bots.simple import BaselineBot, RandomBot
from flibuste.kernel.refusals import FlibusteError

__all__ = ["Bot", "Question", "ask", "bot_names", "find_bot"]

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BaselineBot(), GreedyBot())}


def bot_names() -> list[str]:
    """From gentle to strong."""
    return list(_BOTS)


def find_bot(name: str) -> Bot:
    bot = _BOTS.get(name)
    if bot is None:
        raise FlibusteError(f"There is no bot {name!r}; choose one of: {', '.join(_BOTS)}.")
    return bot
