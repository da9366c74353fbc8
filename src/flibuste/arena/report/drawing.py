"""The pictures of the page, drawn as SVG. Colors come from the page's style, so they follow day and night."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final

from flibuste.arena.report.tables import percent, plus_minus, reach
from flibuste.arena.standings import BotRow, PairingRow, Standings
from flibuste.arena.statistics import Estimate

PLAYOUTS: Final = re.compile(r"(.+[:=])(\d+)")
"""Bots that differ in a number at their end: search:500, search:2000."""

Scale = Callable[[float], float]


def verdict(share: Estimate, even: float) -> str:
    """The class of a bar: on which side of the fair share the interval lies."""
    return "above" if share.low > even else "below" if share.high < even else "open"


# --- rows: positions are percentages of the width, so that they fit every screen --------------------------------------


def share_rows(rows: list[PairingRow], even: float) -> str:
    lines = [_share_row(row, even) for row in rows if row.deals]
    marks = [(100 * even, percent(even).replace(".0", "")), *[(at, f"{at:.0f}") for at in (0.0, 100.0)]]
    return f'<div class="rows">{"".join(lines)}{_axis(marks)}</div>'


def _share_row(row: PairingRow, even: float) -> str:
    share = row.share
    names = f'{escape(row.bot)} <span class="vs">– {escape(_rivals(row))}</span>'
    bar = (
        '<rect class="track" width="100%" y="6" height="18" rx="4"/>'
        f'<rect class="{verdict(share, even)}" width="{100 * share.value:.2f}%" y="6" height="18" rx="4"/>'
        f"{_even(100 * even)}{_whisker(100 * share.low, 100 * share.high)}"
    )
    said = f"{row.bot} against {_rivals(row)}: {percent(share.value)}, from–to {reach(share)}"
    return _row(names, bar, said, percent(share.value), reach(share))


def rating_rows(bots: list[BotRow]) -> str:
    shown = [row for row in bots if row.games]
    place, ticks = _scale([end for row in shown for end in row.rating])
    lines = [_rating_row(row, place) for row in shown]
    return f'<div class="rows">{"".join(lines)}{_axis([(place(tick), f"{tick:.0f}") for tick in ticks])}</div>'


def _rating_row(row: BotRow, place: Scale) -> str:
    rating = row.rating
    at = place(rating.value)
    mark = (
        '<line class="line" x1="0" x2="100%" y1="15" y2="15"/>'
        f"{_whisker(place(rating.low), place(rating.high))}"
        f'<circle class="dot" cx="{at:.2f}%" cy="15" r="7"/>'
    )
    width = "by definition" if rating.low == rating.high else f"± {plus_minus(rating, 0)}"
    return _row(escape(row.bot), mark, f"{row.bot}: {rating.value:.0f} {width}", f"{rating.value:.0f}", width)


def _row(names: str, drawing: str, said: str, number: str, small: str) -> str:
    return (
        f'<div class="row"><b>{names}</b>'
        f'<svg role="img" aria-label="{escape(said)}"><title>{escape(said)}</title>{drawing}</svg>'
        f'<span class="number">{number}</span><span class="small">{small}</span></div>'
    )


def _axis(marks: list[tuple[float, str]]) -> str:
    texts = [f'<text x="{at:.2f}%" y="15" text-anchor="{_anchor(at)}">{text}</text>' for at, text in marks]
    return f'<div class="row axis" aria-hidden="true"><svg>{"".join(texts)}</svg></div>'


def _anchor(at: float) -> str:
    return "start" if at < 3 else "end" if at > 97 else "middle"


def _even(at: float) -> str:
    return f'<line class="even" x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="30"/>'


def _whisker(low: float, high: float) -> str:
    ends = "".join(f'<line class="reach" x1="{at:.2f}%" x2="{at:.2f}%" y1="10" y2="20"/>' for at in (low, high))
    return f'<line class="reach" x1="{low:.2f}%" x2="{high:.2f}%" y1="15" y2="15"/>{ends}'


def _rivals(row: PairingRow) -> str:
    copies = len(row.lineup) - 1
    return f"{copies} × {row.rivals[0]}" if row.is_duel and copies > 1 else ", ".join(row.rivals)


# --- charts with two axes ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Frame:
    """A chart's inside, in its own units."""

    width: float
    height: float
    left: float = 42
    bottom: float = 22

    def x(self, part: float) -> float:
        return self.left + part * (self.width - self.left - 8)

    def y(self, part: float) -> float:
        return 8 + (1 - part) * (self.height - self.bottom - 8)


def convergence(row: PairingRow, even: float) -> str:
    """How the win share and its interval went on, deal by deal."""
    frame = Frame(320, 170)
    most = row.curve[-1].deals

    def at(deals: int, share: float) -> str:
        return f"{frame.x(deals / most):.1f},{frame.y(share):.1f}"

    high = [at(glance.deals, glance.share.high) for glance in row.curve]
    low = [at(glance.deals, glance.share.low) for glance in reversed(row.curve)]
    path = [at(glance.deals, glance.share.value) for glance in row.curve]
    said = f"{row.bot} against {_rivals(row)} over {most} deals, now {percent(row.share.value)}"
    inside = (
        _shelves(frame, [(0, "0 %"), (0.5, "50 %"), (1, "100 %")])
        + f'<polygon class="band" points="{" ".join(high + low)}"/>'
        + f'<polyline class="path" points="{" ".join(path)}"/>'
        + f'<line class="even" x1="{frame.x(0)}" x2="{frame.x(1)}" y1="{frame.y(even):.1f}" y2="{frame.y(even):.1f}"/>'
        + f'<text x="{frame.x(1):.1f}" y="{frame.height - 4}" text-anchor="end">{most} deals</text>'
    )
    caption = f"{escape(row.bot)} <small>– {escape(_rivals(row))}</small>"
    return f"<figure><figcaption>{caption}</figcaption>{_chart(frame, said, inside)}</figure>"


@dataclass(frozen=True)
class Curve:
    """The strength of one kind of bot over the number in its name."""

    family: str
    against: str
    points: list[tuple[int, Estimate]]


def curves(found: Standings) -> list[Curve]:
    """Win shares against the same rival; only where at least two bots differ in nothing but their number."""
    together: defaultdict[tuple[str, str], list[tuple[int, Estimate]]] = defaultdict(list)
    for row in found.pairings:
        named = PLAYOUTS.fullmatch(row.bot)
        if named is not None and row.is_duel and row.deals:
            together[named[1], row.rivals[0]].append((int(named[2]), row.share))
    return [Curve(family, rival, sorted(points)) for (family, rival), points in together.items() if len(points) > 1]


def strength(curve: Curve, even: float) -> str:
    frame = Frame(460, 270)
    least, most = log10(max(1, curve.points[0][0])), log10(max(1, curve.points[-1][0]))

    def x(playouts: int) -> float:
        return frame.x(0.06 + 0.88 * (log10(max(1, playouts)) - least) / ((most - least) or 1))

    path = " ".join(f"{x(playouts):.1f},{frame.y(share.value):.1f}" for playouts, share in curve.points)
    inside = (
        _shelves(frame, [(step / 4, f"{25 * step} %") for step in range(5)])
        + f'<line class="even" x1="{frame.x(0)}" x2="{frame.x(1)}" y1="{frame.y(even):.1f}" y2="{frame.y(even):.1f}"/>'
        + f'<polyline class="path" points="{path}"/>'
        + "".join(_point(x(playouts), frame, playouts, share) for playouts, share in curve.points)
    )
    said = "; ".join(f"{curve.family}{number}: {percent(share.value)}" for number, share in curve.points)
    caption = f"{escape(curve.family)}… <small>– {escape(curve.against)}</small>"
    return f"<figure><figcaption>{caption}</figcaption>{_chart(frame, said, inside)}</figure>"


def _point(x: float, frame: Frame, playouts: int, share: Estimate) -> str:
    return (
        f'<line class="reach" x1="{x:.1f}" x2="{x:.1f}" y1="{frame.y(share.low):.1f}" y2="{frame.y(share.high):.1f}"/>'
        f'<circle class="dot" cx="{x:.1f}" cy="{frame.y(share.value):.1f}" r="6">'
        f"<title>{playouts}: {percent(share.value)} ({reach(share)})</title></circle>"
        f'<text x="{x:.1f}" y="{frame.height - 4}" text-anchor="middle">{playouts}</text>'
    )


def _shelves(frame: Frame, marks: list[tuple[float, str]]) -> str:
    return "".join(
        f'<line class="line" x1="{frame.x(0)}" x2="{frame.x(1)}" y1="{frame.y(at):.1f}" y2="{frame.y(at):.1f}"/>'
        f'<text x="{frame.left - 6}" y="{frame.y(at) + 4:.1f}" text-anchor="end">{text}</text>'
        for at, text in marks
    )


def _chart(frame: Frame, said: str, inside: str) -> str:
    box = f"0 0 {frame.width:g} {frame.height:g}"
    return f'<svg role="img" viewBox="{box}" aria-label="{escape(said)}"><title>{escape(said)}</title>{inside}</svg>'


# --- axes -------------------------------------------------------------------------------------------------------------


def _scale(values: list[float]) -> tuple[Scale, list[float]]:
    """Where a number stands in percent, and round numbers for the axis."""
    real = [value for value in values if isfinite(value)]
    least, most = min(real), max(real)
    step = _round_step((most - least) or 100)
    low, high = step * floor(least / step), step * ceil(most / step)
    span = (high - low) or step
    ticks = [low + number * step for number in range(round(span / step) + 1)]

    def place(value: float) -> float:
        return min(100.0, max(0.0, 100 * (value - low) / span))

    return place, ticks


def _round_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, about five of them in the span."""
    power = 10 ** floor(log10(span / 5))
    return float(next(step * power for step in (1, 2, 5, 10) if step * power >= span / 5))
