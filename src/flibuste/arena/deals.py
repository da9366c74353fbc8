"""One deal: the same luck, played once with each rotation of the bots over the seats."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter

from flibuste.arena.pairings import Lineup, Settings
from flibuste.arena.statistics import Part, Times
from flibuste.bots import Bot, Question, find_bot
from flibuste.bots.match import play_match
from flibuste.games import find_title
from flibuste.kernel.chance import Rng, rng_from_text, shuffle
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move


@dataclass(frozen=True)
class Task:
    """A deal that is to be played. It goes to another process, or another machine."""

    settings: Settings
    lineup: Lineup
    number: int
    recorded: bool = False
    """Whether the games themselves are wanted too."""


@dataclass(frozen=True)
class GameResult:
    seats: Lineup
    """Who sat where."""
    points: tuple[int, ...]
    won: tuple[float, ...]
    """One victory, shared by those who won."""
    decisions: int
    forfeit: str = ""
    """Why it was not played to its end, in a sentence; then all but the one who did not play on have won."""

    def ahead(self, seat: int) -> float:
        """By how many points a seat was ahead of the average of its rivals."""
        return self.points[seat] - (sum(self.points) - self.points[seat]) / (len(self.points) - 1)


@dataclass(frozen=True)
class Deal:
    """All games of one deal; the times alone depend on the machine."""

    lineup: Lineup
    number: int
    games: tuple[GameResult, ...]
    times: dict[str, Times] = field(compare=False)
    records: list[str] = field(compare=False, default_factory=list)
    """Of each game, where they are wanted; they do not stand among the results."""

    def won_by(self, bot: str) -> Part:
        return self._over(bot, [game.won for game in self.games])

    def points_of(self, bot: str) -> Part:
        return self._over(bot, [game.points for game in self.games])

    def ahead_of_rivals(self, bot: str) -> Part:
        return self._over(bot, [[game.ahead(seat) for seat in range(len(game.seats))] for game in self.games])

    def decisions(self) -> Part:
        return Part(float(sum(game.decisions for game in self.games)), len(self.games))

    def _over(self, bot: str, values: list[tuple[int, ...]] | list[tuple[float, ...]] | list[list[float]]) -> Part:
        """Sums over the seats that the bot held, in all games."""
        total, count = 0.0, 0
        for game, seats in zip(self.games, values, strict=True):
            for name, value in zip(game.seats, seats, strict=True):
                if name == bot:
                    total += value
                    count += 1
        return Part(total, count)


class Timed(Bot):
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self.bot = bot
        self.times = times

    def choose(self, question: Question, rng: Rng) -> Move:
        begun = perf_counter()
        move = self.bot.choose(question, rng)
        self.times.add(perf_counter() - begun)
        return move

    def plan(self, question: Question, rng: Rng) -> list[Move]:
        """The time of a plan is shared by its moves."""
        begun = perf_counter()
        moves = self.bot.plan(question, rng)
        took = perf_counter() - begun
        for _ in moves:
            self.times.add(took / len(moves))
        return moves

    def begins(self, title: str, seats: int, seat: int, options: Data) -> None:
        self.bot.begins(title, seats, seat, options)

    def ends(self, seat: int, won: list[float], points: list[int], forfeit: int | None) -> None:
        self.bot.ends(seat, won, points, forfeit)


def play_deal(task: Task) -> Deal:
    times = {name: Times() for name in task.lineup}
    bots: dict[str, Bot] = {name: Timed(find_bot(name), times[name]) for name in times}
    records: list[str] = []
    games = tuple(_play_game(task, seats, bots, records) for seats in seatings(task))
    return Deal(task.lineup, task.number, games, times, records)


def seatings(task: Task) -> list[Lineup]:
    """Every rotation. In a free-for-all the order around the table changes from deal to deal."""
    order = list(task.lineup)
    if task.settings.free_for_all:
        shuffle(order, rng_from_text(f"{task.settings.seed} deal {task.number} order"))
    return [tuple(order[turn:] + order[:turn]) for turn in range(len(order))]


def _play_game(task: Task, seats: Lineup, bots: dict[str, Bot], records: list[str]) -> GameResult:
    """A game depends on the seed, the number of the deal and who sits where, and on nothing else."""
    settings = task.settings
    deal = f"{settings.seed} deal {task.number}"
    title = find_title(settings.title)
    terms = title.agree(settings.seats, settings.options)
    rngs = [rng_from_text(f"{deal} of {','.join(seats)} seat {seat}") for seat in range(settings.seats)]
    players = [bots[name] for name in seats]
    played = play_match(title, terms, deal, players, rngs, task.recorded)
    if task.recorded:
        records.append(played.record)
    forfeit = "" if played.forfeit is None else str(played.forfeit)
    return GameResult(seats, tuple(played.points), tuple(played.won), int(played.position.decisions), forfeit)


# --- as lines of a file -----------------------------------------------------------------------------------------------


def deal_to_data(deal: Deal) -> dict[str, object]:
    return {
        "lineup": deal.lineup,
        "deal": deal.number,
        "games": [
            {"seats": game.seats, "points": game.points, "won": game.won, "decisions": game.decisions}
            | ({"forfeit": game.forfeit} if game.forfeit else {})
            for game in deal.games
        ],
        "times": {
            name: [times.moves, round(times.seconds, 7), sorted(times.drawers.items())]
            for name, times in deal.times.items()
        },
    }


@dataclass(frozen=True)
class DealLine:
    """The shape of a line, by which msgspec checks it."""

    lineup: Lineup
    deal: int
    games: tuple[GameResult, ...]
    times: dict[str, tuple[int, float, list[tuple[int, int]]]]

    def read(self) -> Deal:
        times = {
            name: Times(moves, seconds, Counter(dict(rest))) for name, (moves, seconds, rest) in self.times.items()
        }
        return Deal(self.lineup, self.deal, self.games, times)
