"""Bots: from random to strong. None of them ever sees more than its seat may know."""

from __future__ import annotations

from flibuste.bots.bot import Bot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.question import Question, ask
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import BaselineBot, RandomBot
from flibuste.kernel.refusals import FlibusteError

__all__ = ["Bot", "Question", "ask", "bot_names", "find_bot"]

MOST_PLAYOUTS = 1_000_000

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BaselineBot(), GreedyBot())}


def bot_names() -> list[str]:
    """From gentle to strong; beside them there is `search:PLAYOUTS`."""
    return list(_BOTS)


def find_bot(name: str) -> Bot:
    """A bot by its name; `search:500` searches for so many playouts."""
    bot = _BOTS.get(name)
    if bot is not None:
        return bot
    kind, _, playouts = name.partition(":")
    if kind != SearchBot.name:
        raise FlibusteError(f"There is no bot {name!r}; choose one of: {', '.join(_BOTS)}, search:PLAYOUTS.")
    if not playouts.isdecimal() or not 1 <= int(playouts) <= MOST_PLAYOUTS:
        raise FlibusteError(f"Write search:500 for 500 playouts a move (from 1 to {MOST_PLAYOUTS}), not {name!r}.")
    return SearchBot(int(playouts))
