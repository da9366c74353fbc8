"""What games are like, whoever wins them: how much there is to choose, how long they last, how close they are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from flibuste.bots import Bot, Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move

NONE = -1


@dataclass
class Shape:
    """Sums of whole numbers only: adding them up in any order gives the same."""

    choices: Counter[int] = field(default_factory=Counter)
    """Decisions by how many moves were legal."""
    turns: Counter[int] = field(default_factory=Counter)
    """Games by their turns: decisions in a row of the same seat are one."""
    lead_changes: Counter[int] = field(default_factory=Counter)
    """Games by how often somebody took the lead from somebody else; a tie in between is nobody's lead."""
    winners: Counter[int] = field(default_factory=Counter)
    """Games by how many seats won."""
    by_seat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Wins by seat and deal, as the tally's by bot and deal."""
    by_beginner: Counter[int] = field(default_factory=Counter)
    """Wins of the seat that made the first decision, by deal."""

    def add(self, other: Shape) -> None:
        self.choices.update(other.choices)
        self.turns.update(other.turns)
        self.lead_changes.update(other.lead_changes)
        self.winners.update(other.winners)
        self.by_seat.update(other.by_seat)
        self.by_beginner.update(other.by_beginner)

    def add_game(self, watch: Watch, deal: int, wins: dict[int, int]) -> None:
        self.choices.update(watch.choices)
        self.turns[watch.turns] += 1
        self.lead_changes[watch.lead_changes] += 1
        self.winners[len(wins)] += 1
        for seat, won in wins.items():
            self.by_seat[seat, deal] += won
        self.by_beginner[deal] += wins.get(watch.beginner, 0)


class Watch:
    """Looks on at one game, decision by decision."""

    def __init__(self) -> None:
        self.choices: Counter[int] = Counter()
        self.turns = 0
        self.lead_changes = 0
        self.beginner = NONE
        self._seat = NONE
        self._leader = NONE

    def see(self, question: Question) -> None:
        self.choices[len(question.moves)] += 1
        if self.beginner == NONE:
            self.beginner = question.seat
        if question.seat != self._seat:
            self._seat = question.seat
            self.turns += 1
        leader = _leader(question)
        if NONE not in (leader, self._leader) and leader != self._leader:
            self.lead_changes += 1
        if leader != NONE:
            self._leader = leader


def _leader(question: Question) -> int:
    """Who alone has most points, as a spectator knows them if the game ended now. Allies have no leader."""
    if question.position.allied():
        return NONE
    points = question.position.forecast()
    return points.index(max(points)) if points.count(max(points)) == 1 else NONE


class Watched(Bot):
    """A bot that plays as it always does while somebody looks on."""

    name = "watched"

    def __init__(self, bot: Bot, watch: Watch) -> None:
        self.bot = bot
        self.watch = watch

    def choose(self, question: Question, rng: Rng) -> Move:
        self.watch.see(question)
        return self.bot.choose(question, rng)

    def begins(self, title: str, seats: int, seat: int, options: Data) -> None:
        self.bot.begins(title, seats, seat, options)

    def ends(self, seat: int, won: list[float], points: list[int], forfeit: int | None) -> None:
        self.bot.ends(seat, won, points, forfeit)


def mean(counts: Counter[int]) -> float:
    return sum(value * times for value, times in counts.items()) / max(1, counts.total())


def median(counts: Counter[int]) -> int:
    """The value that half of all do not exceed; 0 where there are none."""
    reached = 0
    for value, times in sorted(counts.items()):
        reached += times
        if 2 * reached >= counts.total():
            return value
    return 0
