"""Bots: from random to strong. None of them ever sees more than its seat may know."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from flibuste.bots.bot import Bot
from flibuste.bots.engine import EngineBot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.question import Question, ask
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import BaselineBot, RandomBot
from flibuste.kernel.refusals import FlibusteError

__all__ = ["Bot", "Question", "ask", "bot_names", "find_bot", "guest_names"]

MOST_PLAYOUTS = 1_000_000
GUESTS = "flibuste.bots"
"""The group of entry points under which other packages bring bots."""

USUAL_SEARCH = SearchBot(playouts=2_000, seconds=2.5)
"""Its time counts only on a slow machine: nobody at a table should wait longer."""

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BaselineBot(), GreedyBot(), USUAL_SEARCH)}

_ENGINES: dict[str, EngineBot] = {}
"""By their commands: one process of each serves all games of this one."""


def bot_names() -> list[str]:
    """From gentle to strong; beside them there are `search:PLAYOUTS`, `engine:COMMAND` and guests."""
    return list(_BOTS)


def guest_names() -> list[str]:
    """Bots of other packages that are installed here."""
    return sorted({entry.name for entry in entry_points(group=GUESTS)} - set(_BOTS))


def find_bot(name: str) -> Bot:
    """A bot by its name: a built-in one, a guest, `search:500` for so many playouts, or `engine:` and a command."""
    bot = _BOTS.get(name)
    if bot is not None:
        return bot
    kind, colon, rest = name.partition(":")
    if kind == SearchBot.name:
        return _search(name, rest)
    if kind == EngineBot.name and colon and rest.strip():
        return _ENGINES.setdefault(rest, EngineBot(rest))
    for entry in entry_points(group=GUESTS):
        if entry.name == name:
            return _guest(entry)
    known = ", ".join([*_BOTS, *guest_names()])
    raise FlibusteError(f"There is no bot {name!r}; choose one of: {known}, search:PLAYOUTS, engine:COMMAND.")


def _search(name: str, playouts: str) -> Bot:
    if not playouts.isdecimal() or not 1 <= int(playouts) <= MOST_PLAYOUTS:
        raise FlibusteError(f"Write search:500 for 500 playouts a move (from 1 to {MOST_PLAYOUTS}), not {name!r}.")
    return SearchBot(int(playouts))


def _guest(entry: EntryPoint) -> Bot:
    """A guest's entry point names a Bot, or a class or function that makes one."""
    try:
        found = entry.load()
        bot = found if isinstance(found, Bot) else found()
    except Exception as problem:
        raise FlibusteError(f"The bot {entry.name!r} of {entry.value} does not load: {problem}.") from None
    if not isinstance(bot, Bot):
        raise FlibusteError(f"The bot {entry.name!r} of {entry.value} is not a flibuste.bots.Bot.")
    return bot
