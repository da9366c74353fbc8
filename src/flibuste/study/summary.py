"""A studied game in a few sentences, as facts: words `study-<key>` say them in any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from flibuste.games import recorded_title
from flibuste.kernel.data import Data
from flibuste.kernel.game import rebuild
from flibuste.kernel.logbook import EVERYBODY, Event, Logbook
from flibuste.kernel.records import Record
from flibuste.study.analysis import MOMENT, Analysis

OFTEN: Final = 25
"""Per cent of the moves of a game at which somebody must have been ahead to be told of."""
HIGH: Final = 50
"""Per cent of chance that is worth telling of who lost."""


class Said(NamedTuple):
    key: str
    facts: dict[str, int]


class Told(NamedTuple):
    """What the game itself tells of a move."""

    round: int
    """In which it was made; 0 where the title has none."""
    events: list[Event]
    """What happened by it."""

    def seen_by_all(self) -> list[Data]:
        """What happened, as everybody may know it after the game."""
        return [event.seen_by(EVERYBODY) for event in self.events]


def told_of(record: Record) -> list[Told]:
    """Of every move."""
    now = _latest(rebuild(recorded_title(record.title), record, 0).events, 0)
    told: list[Told] = []
    for events in _events_of(record):
        told.append(Told(now, events))
        now = _latest(events, now)
    return told


def _events_of(record: Record) -> Iterator[list[Event]]:
    """Of each move what happened by it."""
    logbook: Logbook | None = None
    for position, _, _ in record.steps():
        if logbook is not None:
            yield logbook.take_events()
        logbook = position.logbook
    if logbook is not None:
        yield logbook.take_events()


def _latest(events: list[Event], now: int) -> int:
    for event in events:
        number = event.facts.get("round")
        now = number if isinstance(number, int) else now
    return now


def summary(analysis: Analysis, rounds: list[int], together: bool) -> list[Said]:
    """What a reader would want to be told first. `together`: all win or lose together, or somebody plays alone."""
    said = [*(_of_team(analysis, rounds) if together else _of_rivals(analysis, rounds))]
    moments = analysis.moments()
    falls = [moment for moment in moments if moment.kind == "luck"]
    if falls:
        greatest = max(falls, key=lambda moment: abs(moment.change))
        key = "gift" if greatest.change > 0.0 else "blow"
        said.append(_said(key, rounds, greatest.number, greatest.seat, abs(greatest.change)))
    choices = [moment for moment in moments if moment.kind == "choice"]
    if choices:
        dearest = min(choices, key=lambda moment: moment.change)
        said.append(_said("dearest", rounds, dearest.number, dearest.seat, -dearest.change))
    else:
        said.append(Said("calm", {}))
    return said


def _said(key: str, rounds: list[int], number: int, seat: int, chance: float) -> Said:
    place = {"round": rounds[number], "move": number + 1}
    return Said(key, {**place, "seat": seat, "percent": round(100 * chance)})


def _of_team(analysis: Analysis, rounds: list[int]) -> Iterator[Said]:
    chances = [analysis.chances(number).win[0] for number in range(len(analysis.moves))]
    won = analysis.end.win[0] > 0.0
    alone = analysis.record.seats == 1
    who = "alone" if alone else "team"
    yield Said(f"{who}-{'won' if won else 'lost'}", {"seat": 0, "percent": round(100 * chances[0])})
    number = (min if won else max)(range(len(chances)), key=chances.__getitem__)
    if abs(chances[number] - chances[0]) >= MOMENT:
        yield _said(f"{who}-{'low' if won else 'high'}", rounds, number, 0, chances[number])
    luck = analysis.luck(0)
    if abs(luck) >= MOMENT:
        yield Said("blessed" if luck > 0 else "cursed", {"percent": round(100 * abs(luck))})


def _of_rivals(analysis: Analysis, rounds: list[int]) -> Iterator[Said]:
    seats = range(analysis.record.seats)
    leaders = [max(seats, key=analysis.chances(number).win.__getitem__) for number in range(len(analysis.moves))]
    best = max(analysis.end.win)
    winners = [seat for seat in seats if best > 0.0 and analysis.end.win[seat] == best]
    if not winners:
        yield Said("rival-won", {})
    for seat in winners:
        yield _said("won", rounds, _ahead_since(leaders, seat), seat, analysis.chances(0).win[seat])
    for seat, moves in Counter(leaders).most_common():
        if seat not in winners and 100 * moves >= OFTEN * len(leaders):
            yield Said("led", {"seat": seat, "percent": round(100 * moves / len(leaders))})
    losers = [seat for seat in seats if seat not in winners]
    peaks = [(analysis.chances(number).win[seat], -number, seat) for number in range(len(leaders)) for seat in losers]
    if peaks:
        chance, number, seat = max(peaks)
        if 100 * chance >= HIGH:
            yield _said("peak", rounds, -number, seat, chance)
    luckiest = max(seats, key=analysis.luck)
    if analysis.luck(luckiest) >= MOMENT:
        yield Said("lucky", {"seat": luckiest, "percent": round(100 * analysis.luck(luckiest))})


def _ahead_since(leaders: list[int], seat: int) -> int:
    """The move from which on nobody else had the best chance."""
    number = len(leaders)
    while number > 0 and leaders[number - 1] == seat:
        number -= 1
    return min(number, len(leaders) - 1)
