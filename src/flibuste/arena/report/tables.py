"""Tables of a contest, as words: the terminal, Markdown and the page show the same ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isfinite

from flibuste.arena.pairings import Settings
from flibuste.arena.plan import ABOVE, BELOW, CLOSE, Plan
from flibuste.arena.standings import BotRow, PairingRow, Standings
from flibuste.arena.statistics import Estimate


@dataclass(frozen=True)
class Figures:
    """Rows of numbers under their heads."""

    name: str
    heads: list[str]
    rows: list[list[str]]
    words: list[str] = field(default_factory=list)
    """The heads of further columns of words, to the left like the first; numbers stand to the right."""


def tables(found: Standings, settings: Settings, plan: Plan) -> list[Figures]:
    shown = [bot_table(found), pairing_table(found, settings, plan)]
    if settings.kind == "round-robin" and not settings.free_for_all and len(settings.bots) > 2:
        shown.append(cross_table(found, settings))
    return [*shown, seat_table(found)]


def bot_table(found: Standings) -> Figures:
    heads = ["bot", "rating", "±", "wins", "points", "± points", "ahead", "ms/move", "p95"]
    return Figures("Bots", heads, [_bot(row) for row in found.bots])


def pairing_table(found: Standings, settings: Settings, plan: Plan) -> Figures:
    """In a duel a line is about the challenger, in a free-for-all there is one for everybody at the table."""
    against = "against" if settings.seats == 2 else f"against {settings.seats - 1} ×"
    who = ["bot", "with"] if settings.free_for_all else ["challenger", against]
    heads = [*who, "games", "wins", "from–to", "ahead", "± ahead", "decisions"]
    rows = [[row.bot, ", ".join(row.rivals), *_numbers(row)] for row in found.pairings]
    if plan.question is not None:
        heads.append("settled")
        rows = [[*cells, in_words(row.answer, settings, plan)] for cells, row in zip(rows, found.pairings, strict=True)]
    return Figures("Pairings", heads, rows, [who[1], "settled"])


def cross_table(found: Standings, settings: Settings) -> Figures:
    """The row's win share against the column."""
    shares = {(row.bot, row.rivals[0]): row.share.value for row in found.pairings if row.deals}
    if settings.seats == 2:
        shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    names = [row.bot for row in found.bots]
    rows = [[one, *[percent(shares.get((one, other))) for other in names]] for one in names]
    return Figures("Row against column", ["wins of", *names], rows)


def seat_table(found: Standings) -> Figures:
    rows = [[f"seat {number}", percent(share.value), reach(share)] for number, share in enumerate(found.seats, 1)]
    return Figures("Seats", ["whoever sits there", "wins", "from–to"], rows if found.deals else [])


def in_words(answer: str, settings: Settings, plan: Plan) -> str:
    if plan.question is None:
        return ""
    asked = percent(plan.question.asked_of(settings.seats))
    if answer == ABOVE:
        return f"above {asked}"
    if answer == BELOW:
        return f"below {asked}"
    return f"within {100 * plan.question.within:g} of {asked}" if answer == CLOSE else "not yet"


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f} %"


def reach(share: Estimate) -> str:
    """An interval of shares."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def plus_minus(number: Estimate, digits: int) -> str:
    """Half the width of an interval; empty where one deal cannot tell."""
    width = (number.high - number.low) / 2
    return f"{width:.{digits}f}" if isfinite(width) else ""


def signed(number: float) -> str:
    return f"{number:+.2f}".replace("-", "−")


def milliseconds(seconds: float) -> str:
    """Three digits that count, or all of a large number."""
    number = 1000 * seconds
    digits = 4 if number < 0.01 else 3 if number < 1 else 2 if number < 10 else 1 if number < 100 else 0
    return f"{number:.{digits}f}"


def as_markdown(table: Figures) -> str:
    marks = ["---" if head in (table.heads[0], *table.words) else "---:" for head in table.heads]
    lines = [table.heads, marks, *table.rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _bot(row: BotRow) -> list[str]:
    if not row.games:
        return [row.bot, *[""] * 8]
    width = plus_minus(row.rating, 0)
    return [
        row.bot,
        f"{row.rating.value:.0f}",
        "" if row.rating.high == row.rating.low else width,
        percent(row.share.value),
        f"{row.points.value:.2f}",
        plus_minus(row.points, 2),
        signed(row.ahead.value),
        milliseconds(row.times.mean),
        milliseconds(row.times.slowest(0.95)),
    ]


def _numbers(row: PairingRow) -> list[str]:
    if not row.games:
        return ["0", "", "", "", "", ""]
    return [
        str(row.games),
        percent(row.share.value),
        reach(row.share),
        signed(row.ahead.value),
        plus_minus(row.ahead, 2),
        f"{row.decisions.value:.0f}",
    ]
