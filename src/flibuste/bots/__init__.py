"""Bots: from random to strong. None of them ever sees more than its seat may know."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from flibuste.bots.bot import Bot
from flibuste.bots.engine import EngineBot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.joint_search import JointSearchBot
from flibuste.bots.levels import LEVELS
from flibuste.bots.question import Question, ask
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import BaselineBot, RandomBot
from flibuste.kernel.refusals import FlibusteError

__all__ = [
    "Bot",
    "Question",
    "ask",
    "bot_names",
    "dismiss_engines",
    "find_bot",
    "guest_names",
    "level_names",
    "versioned",
]

MOST_PLAYOUTS = 1_000_000
MOST_MILLISECONDS = 3_600_000
MOST_PROCESSES = 256
GUESTS = "flibuste.bots"
"""The group of entry points under which other packages bring bots."""

USUAL_SEARCH = SearchBot(playouts=2_000, seconds=2.5)
"""Its time counts only on a slow machine: nobody at a table should wait longer."""

_LEVELS: dict[str, Bot] = {level.rank: level for level in LEVELS}
_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BaselineBot(), GreedyBot(), USUAL_SEARCH)}

YARDSTICKS: dict[str, int] = dict.fromkeys(_BOTS, 1)
"""Versions of what studies compare. One grows when any choice changes; the older one stays (tests/yardsticks)."""

FROM_FILES: dict[str, str] = {"onnx": "flibuste.envs.onnx"}
"""Bots that are made of a file, `onnx:FILE`, and the module whose `load` does it: it needs packages of its own."""

_ENGINES: dict[str, EngineBot] = {}
"""By their commands: one process of each serves all games of this one."""
_JOINT: dict[str, JointSearchBot] = {}
"""Likewise, by their names."""


def level_names() -> list[str]:
    """Whom players choose from, from gentle to strong."""
    return list(_LEVELS)


def bot_names() -> list[str]:
    """What studies compare, from gentle to strong. There are also `search:N`, `engine:COMMAND`, `onnx:FILE`, guests."""
    return list(_BOTS)


def guest_names() -> list[str]:
    """Bots of other packages that are installed here."""
    return sorted({entry.name for entry in entry_points(group=GUESTS)} - {*_LEVELS, *_BOTS})


def find_bot(name: str) -> Bot:
    """A bot by its name: a level, one of bot_names, a search with a budget, `engine:COMMAND`, `onnx:FILE`, or a guest.

    What studies compare has a version besides: `greedy@1`, `search:2000@1`.
    """
    if "@" in name and _kind(name) in YARDSTICKS:
        return _of_version(name)
    bot = _LEVELS.get(name) or _BOTS.get(name)
    if bot is not None:
        return bot
    kind, colon, rest = name.partition(":")
    if kind == SearchBot.name:
        return _search(name, rest)
    if kind == EngineBot.name and colon and rest.strip():
        return _ENGINES.setdefault(rest, _engine(rest))
    if kind in FROM_FILES and rest:
        return _from_file(kind, rest)
    for entry in entry_points(group=GUESTS):
        if entry.name == name:
            return _guest(entry)
    known = ", ".join([*_LEVELS, *_BOTS, *guest_names()])
    more = "search:PLAYOUTS, engine:COMMAND, onnx:FILE"
    raise FlibusteError(f"There is no bot {name!r}; choose one of: {known}, {more}.")


def versioned(name: str) -> str:
    """The name by which this very player is found for ever, where there is one: not where a clock has its say."""
    if "@" in name or _kind(name) not in YARDSTICKS or _is_timed(find_bot(name)):
        return name
    return f"{name}@{YARDSTICKS[_kind(name)]}"


def _kind(name: str) -> str:
    return name.partition("@")[0].partition(":")[0]


def _of_version(name: str) -> Bot:
    plain, _, version = name.partition("@")
    newest = YARDSTICKS[_kind(name)]
    if version != str(newest):
        raise FlibusteError(f"There is no {name}; the only version is {plain}@{newest}.")
    bot = find_bot(plain)
    if _is_timed(bot):
        raise FlibusteError(
            f"There is no {name}: {plain} looks at the clock, so it plays differently on another machine. "
            f"Name its playouts: search:2000@{newest}."
        )
    return bot


def _is_timed(bot: Bot) -> bool:
    return isinstance(bot, SearchBot | JointSearchBot) and bot.seconds > 0.0


def _search(name: str, budget: str) -> Bot:
    """`search:500` by playouts, `search:800ms` by time; either is shared by four processes in `search:8000x4`."""
    amount, shared, among = budget.partition("x")
    timed = amount.endswith("ms")
    number = _number(amount.removesuffix("ms"), MOST_MILLISECONDS if timed else MOST_PLAYOUTS)
    processes = _number(among, MOST_PROCESSES) if shared else 1
    if not number or not processes:
        raise FlibusteError(
            f"Write search:500 for 500 playouts a move (from 1 to {MOST_PLAYOUTS}), search:800ms for 800 milliseconds "
            f"(at most {MOST_MILLISECONDS}), or search:8000x4 for 8000 in 4 processes (at most {MOST_PROCESSES}), "
            f"not {name!r}."
        )
    playouts, seconds = (MOST_PLAYOUTS, number / 1000) if timed else (number, 0.0)
    return (
        _JOINT.setdefault(name, JointSearchBot(playouts, processes, seconds))
        if shared
        else SearchBot(playouts, seconds)
    )


def _engine(rest: str) -> EngineBot:
    """`engine:COMMAND`, or `engine:10s:COMMAND` with so many seconds for a move."""
    seconds, colon, command = rest.partition(":")
    number = _number(seconds.removesuffix("s"), MOST_MILLISECONDS // 1000) if seconds.endswith("s") else 0
    return EngineBot(command, float(number)) if colon and number and command.strip() else EngineBot(rest)


def _from_file(kind: str, file: str) -> Bot:
    try:
        module = import_module(FROM_FILES[kind])
    except ImportError:
        raise FlibusteError(f"{kind}:FILE needs more packages: pip install 'flibuste[{kind}]'.") from None
    bot = module.load(file)
    assert isinstance(bot, Bot)
    return bot


def dismiss_engines() -> None:
    """Ends those that were started here: nobody asks them any more."""
    for engine in _ENGINES.values():
        engine.close()


def _number(text: str, most: int) -> int:
    """0 when it is none, or too large."""
    return int(text) if text.isdecimal() and len(text) <= len(str(most)) and int(text) <= most else 0


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
