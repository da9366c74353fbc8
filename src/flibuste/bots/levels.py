"""Bots as players meet them: five ranks, from a deckhand on a first voyage to an admiral."""

from __future__ import annotations

from typing import Final, final

from flibuste.bots.bot import Bot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.question import Question
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import BaselineBot, RandomBot
from flibuste.kernel.chance import Rng
from flibuste.kernel.copies import Again
from flibuste.kernel.moves import Move


@final
class Level(Bot):
    """Chooses as its bot does. Now and then it slips, and takes what a weaker one would choose."""

    name = "level"

    def __init__(self, rank: str, bot: Bot, weaker: Bot, slips: int) -> None:
        self.rank = rank
        """What players call it."""
        self.bot = bot
        self.weaker = weaker
        self.slips = slips
        """How often, out of 100."""

    def choose(self, question: Question, rng: Rng) -> Move:
        # Who never slips draws nothing, and so plays exactly as its bot does with the same stream.
        if self.slips > 0 and rng.below(100) < self.slips:
            return self.weaker.choose(question, rng)
        return self.bot.choose(question, rng)

    def plan(self, question: Question, rng: Rng) -> list[Move]:
        """Who may slip does so at any choice, and so thinks at each of them anew."""
        return self.bot.plan(question, rng) if self.slips == 0 else [self.choose(question, rng)]

    def __reduce__(self) -> Again:
        return Level, (self.rank, self.bot, self.weaker, self.slips)


def hurried(bot: Bot, seconds: float) -> Bot:
    """The same bot, which searches no longer than this; what does not search takes no time worth speaking of."""
    if isinstance(bot, Level):
        return Level(bot.rank, hurried(bot.bot, seconds), bot.weaker, bot.slips)
    if isinstance(bot, SearchBot) and not 0.0 < bot.seconds <= seconds:
        return SearchBot(bot.playouts, seconds, bot.plans)
    return bot


LEVELS: Final = [
    Level("deckhand", BaselineBot(), RandomBot(), slips=25),
    Level("sailor", GreedyBot(), BaselineBot(), slips=65),
    Level("mate", GreedyBot(), BaselineBot(), slips=0),
    Level("captain", SearchBot(playouts=300, seconds=1.5), GreedyBot(), slips=30),
    Level("admiral", SearchBot(playouts=2_000, seconds=2.5, plans=True), GreedyBot(), slips=0),
]
"""From gentle to strong. Seconds count only on a slow machine: nobody at a table should wait longer."""
