"""Bots: from random to strong. None of them ever sees more than its seat may know."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from flibuste.bots.bot import Bot
from flibuste.bots.crew import CrewBot
from flibuste.bots.engine import EngineBot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.levels import LEVELS
from flibuste.bots.question import Question, ask
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import BaselineBot, RandomBot
from flibuste.kernel.refusals import FlibusteError

__all__ = ["Bot", "Question", "ask", "bot_names", "find_bot", "guest_names", "level_names"]

MOST_PLAYOUTS = 1_000_000
MOST_PROCESSES = 256
GUESTS = "flibuste.bots"
"""The group of entry points under which other packages bring bots."""

USUAL_SEARCH = SearchBot(playouts=2_000, seconds=2.5)
"""Its time counts only on a slow machine: nobody at a table should wait longer."""

_LEVELS: dict[str, Bot] = {level.rank: level for level in LEVELS}
_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BaselineBot(), GreedyBot(), USUAL_SEARCH)}

_ENGINES: dict[str, EngineBot] = {}
"""By their commands: one process of each serves all games of this one."""
_CREWS: dict[str, CrewBot] = {}
"""Likewise, by their names."""


def level_names() -> list[str]:
    """Whom players choose from, from gentle to strong."""
    return list(_LEVELS)


def bot_names() -> list[str]:
    """What studies compare, from gentle to strong; there are also `search:PLAYOUTS`, `engine:COMMAND` and guests."""
    return list(_BOTS)


def guest_names() -> list[str]:
    """Bots of other packages that are installed here."""
    return sorted({entry.name for entry in entry_points(group=GUESTS)} - {*_LEVELS, *_BOTS})


def find_bot(name: str) -> Bot:
    """A bot by its name: a level, one of bot_names, `search:500` for so many playouts, `engine:COMMAND`, or a guest."""
    bot = _LEVELS.get(name) or _BOTS.get(name)
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
    known = ", ".join([*_LEVELS, *_BOTS, *guest_names()])
    raise FlibusteError(f"There is no bot {name!r}; choose one of: {known}, search:PLAYOUTS, engine:COMMAND.")


def _search(name: str, budget: str) -> Bot:
    """`search:500` and, with its playouts shared by four processes, `search:8000x4`."""
    playouts, times, processes = budget.partition("x")
    if _is_number(playouts, MOST_PLAYOUTS):
        if not times:
            return SearchBot(int(playouts))
        if _is_number(processes, MOST_PROCESSES):
            return _CREWS.setdefault(name, CrewBot(int(playouts), int(processes)))
    raise FlibusteError(
        f"Write search:500 for 500 playouts a move (from 1 to {MOST_PLAYOUTS}), or search:8000x4 for 8000 in 4 "
        f"processes (at most {MOST_PROCESSES}), not {name!r}."
    )


def _is_number(text: str, most: int) -> bool:
    return text.isdecimal() and 1 <= int(text) <= most


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
