"""A contest as one page that needs nothing else: no script, no font, no network."""

from __future__ import annotations

from html import escape
from typing import Final

from flibuste.arena.report.drawing import convergence, curves, rating_rows, share_rows, strength
from flibuste.arena.report.story import Story
from flibuste.arena.report.style import style
from flibuste.arena.report.tables import Figures

PICTURES: Final = 24
"""Line-ups whose course is drawn; a large round robin has hundreds, and the tables have them all."""


def page(story: Story) -> str:
    heading = escape(story.heading)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{heading} – Flibuste arena</title><style>{style()}</style></head><body>"
        f"<header><div><h1>{heading}</h1><p>{escape(story.summary)}</p>"
        f'<pre tabindex="0"><code>{escape(story.command)}</code></pre></div></header>'
        f"<main>{''.join(_sections(story))}</main></body></html>\n"
    )


def _sections(story: Story) -> list[str]:
    found = story.found
    even = 1 / story.contest.settings.seats
    if not found.deals:
        return [_section("Nothing yet", "No deal has been finished.", "")]
    shown = [row for row in found.pairings if row.deals]
    parts = [
        _section(
            "Ratings",
            "The further to the right, the stronger; 400 points are odds of 10 to 1.",
            rating_rows(found.bots),
        ),
        _section(
            "Wins", "The dashed line is the fair share, the whisker the interval.", share_rows(shown, even) + _KEY
        ),
    ]
    if grown := curves(found):
        pictures = "".join(strength(curve, even) for curve in grown)
        parts.append(_section("Strength over playouts", _GROWTH, f'<div class="grid wide">{pictures}</div>'))
    courses = "".join(convergence(row, even) for row in shown[:PICTURES])
    parts.append(_section("Deal by deal", _COURSE, f'<div class="grid">{courses}</div>'))
    parts += [_section(table.name, "", _table(table)) for table in story.tables if table.rows]
    notes = "".join(f"<dt>{escape(note.term)}</dt><dd>{escape(note.meaning)}.</dd>" for note in story.notes)
    return [*parts, _section("How to read it", "", f"<dl>{notes}</dl>")]


_KEY: Final = (
    '<p class="key"><span><i class="above"></i>above the fair share</span>'
    '<span><i class="below"></i>below it</span><span><i class="open"></i>the interval holds it</span></p>'
)
_GROWTH: Final = (
    "Wins in percent of bots that differ only in the number in their name, each step a multiple of the last."
)
_COURSE: Final = "Wins in percent as the deals came. The band allows for looking at it at every deal."


def _section(name: str, sentence: str, inside: str) -> str:
    said = f"<p>{escape(sentence)}</p>" if sentence else ""
    return f"<section><h2>{escape(name)}</h2>{said}{inside}</section>"


def _table(table: Figures) -> str:
    kinds = [' class="words"' if head in (table.heads[0], *table.words) else "" for head in table.heads]
    heads = "".join(f'<th scope="col"{kind}>{escape(head)}</th>' for head, kind in zip(table.heads, kinds, strict=True))
    rows = "".join(
        "<tr>" + "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, kinds, strict=True)) + "</tr>"
        for row in table.rows
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
