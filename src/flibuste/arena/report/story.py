"""What a report says besides its numbers: which contest it was, how to repeat it, how to read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from flibuste.arena.contest import Contest
from flibuste.arena.pairings import as_line
from flibuste.arena.report.tables import Figures, percent, tables
from flibuste.arena.results import Session
from flibuste.arena.standings import ANCHOR, Standings, standings
from flibuste.bots import versioned
from flibuste.games import find_title


class Note(NamedTuple):
    """How to read a column."""

    term: str
    meaning: str


@dataclass(frozen=True)
class Story:
    heading: str
    command: str
    summary: str
    tables: list[Figures]
    notes: list[Note]
    found: Standings
    contest: Contest


def tell(contest: Contest, session: Session) -> Story:
    found = standings(contest)
    settings = contest.settings
    title = find_title(settings.title)
    kind = "free-for-all" if settings.free_for_all else settings.kind.replace("-", " ")
    return Story(
        heading=f"{title.name}, {settings.seats} seats: {kind}",
        command=as_line([*settings.command(), *contest.plan.command()]),
        summary=_summary(found, contest, session),
        tables=tables(found, settings, contest.plan),
        notes=_notes(contest),
        found=found,
        contest=contest,
    )


def _summary(found: Standings, contest: Contest, session: Session) -> str:
    pairings = len(contest.courses)
    counted = f"{found.games:,} games: {found.deals:,} deals in {pairings} line-up{'s' * (pairings > 1)}"
    each = f"each deal played with all {contest.settings.seats} rotations of the seats"
    unfinished = "" if found.over else " Not finished: more deals are to come."
    where = f"Last session: {session.began[:10]}, {session.mode} engine, Python {session.python}, {session.workers}."
    who = ", ".join(versioned(bot) for bot in contest.settings.everybody())
    what = f"Bots: {who}; rules {find_title(contest.settings.title).rules}."
    return f"{counted}, {each}.{unfinished} {what} {where}"


def _notes(contest: Contest) -> list[Note]:
    confidence = f"{100 * contest.plan.confidence:g} %"
    fair = percent(1 / contest.settings.seats)
    anchor = contest.settings.anchor()
    return [
        Note(
            "wins", f"the share of its games that a seat of this bot won, a shared victory split; among equals {fair}"
        ),
        Note("from–to", _interval(contest, confidence)),
        Note("ahead", "points ahead of the average of the rivals"),
        Note(
            "rating",
            "Bradley–Terry–Luce on the scale of Elo (400 points are odds of 10 to 1), fitted over all games; "
            f"{anchor} is {ANCHOR:.0f} by definition, and ± is the {confidence} interval of the difference to it",
        ),
        Note(
            "ms/move, p95", "the mean time of a decision by the clock, and what 95 % of them kept to, on that machine"
        ),
    ]


def _interval(contest: Contest, confidence: str) -> str:
    if contest.plan.question is None:
        return f"the {confidence} interval of the wins, each deal taken as one piece of evidence"
    return (
        f"the {confidence} interval of the wins, valid at every moment at once, so also where an answer ended the games"
    )
