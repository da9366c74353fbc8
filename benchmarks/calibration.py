"""Whether positions said to be won 70 % are won 70 %: chances of the study room against how games end.

`python benchmarks/calibration.py play --title port_royal --bots mixed --games 1000 --minutes 5 --out port_royal.json`
plays games in which bots sit in turn at every seat, and keeps what was said of some positions and who won in the end.
The file is brought up to date every few seconds; the same command goes on where it was. Ctrl-C begins no further game.

`python benchmarks/calibration.py report FILE... --into docs/study.md --picture docs/pictures/calibration.svg` makes the
tables of all files and writes them where the last ones stand in that page, and draws the diagram; without --into it
prints them.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple, TypedDict

from flibuste.bots import ask, find_bot
from flibuste.bots.plans import Mind
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.study import Budget, look_at
from flibuste.study.workers import side_by_side

BINS: Final = 10
FEW: Final = 40
"""Of so few positions a percentage says nothing."""
USUAL_LENGTH: Final = 250
"""Decisions of a game, roughly: what `--positions` counts by."""
SAVED: Final = 5.0
"""Seconds between two times that the file is written."""
MIXED: Final = ("greedy", "admiral")
SIDE: Final = 170
GAP: Final = 28
LINE: Final = 15
"""Of a diagram, in pixels."""
COLORS: Final = ("#a8413c", "#2f5f9e", "#4d7d44", "#c08a12")
BEGIN: Final = "<!-- what benchmarks/calibration.py report wrote -->\n"
END: Final = "<!-- up to here -->\n"


class Match(NamedTuple):
    """One game, and how it is looked at."""

    title: str
    seats: int
    bots: str
    number: int
    positions: int
    playouts: int


class Row(NamedTuple):
    """The chance of the seat to move, and its share of the win in the end."""

    said: float
    won: float


class Figures(TypedDict):
    """What a file holds."""

    title: str
    seats: int
    bots: str
    positions: int
    playouts: int
    games: dict[str, list[Row]]


def players(bots: str) -> list[str]:
    return list(MIXED) if bots == "mixed" else bots.split(",")


def play(match: Match) -> tuple[int, list[Row]]:
    """One game, looked at about so many times: at decisions that nothing but its number chooses."""
    title = find_title(match.title)
    position = title.new_position(title.agree(match.seats, {}), rng_from_text(f"deal {match.number}"), None)
    names = players(match.bots)
    minds = [Mind(find_bot(names[(seat + match.number) % len(names)])) for seat in range(match.seats)]
    rng = rng_from_text(f"bots {match.number}")
    every = max(1, USUAL_LENGTH // match.positions)
    said: list[tuple[int, float]] = []
    made = 0
    while (seat := position.seat_to_move()) >= 0:
        if made % every == match.number % every:
            chances = look_at(position, match.seats, Budget(match.playouts, 0), f"look {match.number} {made}")
            said.append((seat, chances.win[seat]))
        position.play(minds[seat].choose(ask(position, rng), rng))
        made += 1
    won = position.outcome().utility
    return match.number, [Row(round(chance, 4), won[seat]) for seat, chance in said]


class Patience:
    """Until when further games are begun: for so many minutes, or until somebody presses Ctrl-C."""

    def __init__(self, minutes: float) -> None:
        self.end = monotonic() + 60.0 * minutes
        signal.signal(signal.SIGINT, self._stop)

    def _stop(self, *_signal: object) -> None:
        self.end = 0.0
        signal.signal(signal.SIGINT, signal.default_int_handler)
        print("\nending with the games under way; Ctrl-C again leaves them", file=sys.stderr, flush=True)

    def lasts(self) -> bool:
        return monotonic() < self.end


def begun(args: argparse.Namespace) -> Figures:
    """What an earlier run with the same terms has left, or nothing yet."""
    fresh = Figures(
        title=args.title, seats=args.seats, bots=args.bots, positions=args.positions, playouts=args.playouts, games={}
    )
    if not args.out.exists():
        return fresh
    before = read(args.out)
    if {**before, "games": {}} != fresh:
        raise SystemExit(f"{args.out} has figures of something else; name another file.")
    return before


def read(path: Path) -> Figures:
    figures: Figures = json.loads(path.read_text("utf-8"))
    figures["games"] = {number: [Row(*row) for row in rows] for number, rows in figures["games"].items()}
    return figures


def save(path: Path, figures: Figures) -> None:
    """Whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(figures, separators=(",", ":")), "utf-8")
    part.replace(path)


def matches(args: argparse.Namespace, figures: Figures, patience: Patience) -> Iterator[Match]:
    for number in range(args.games):
        if str(number) not in figures["games"] and patience.lasts():
            yield Match(args.title, args.seats, args.bots, number, args.positions, args.playouts)


def play_all(args: argparse.Namespace) -> None:
    figures = begun(args)
    began = saved = monotonic()
    patience = Patience(args.minutes)
    played = 0
    for number, rows in side_by_side(play, matches(args, figures, patience), args.processes):
        figures["games"][str(number)] = rows
        played += 1
        if monotonic() > saved + SAVED:
            saved = monotonic()
            save(args.out, figures)
            done = len(figures["games"])
            pace = played / (saved - began)
            print(f"{args.out}: {done} of {args.games} games, {pace:.2f} a second", file=sys.stderr, flush=True)
    save(args.out, figures)
    print(f"{args.out}: {len(figures['games'])} games", file=sys.stderr)


def brier(rows: list[Row]) -> float:
    return sum((row.said - row.won) ** 2 for row in rows) / len(rows)


def constant(rows: list[Row]) -> float:
    """The score of always saying the average."""
    average = sum(row.won for row in rows) / len(rows)
    return brier([Row(average, row.won) for row in rows])


def bins(rows: list[Row]) -> list[list[Row]]:
    return [[row for row in rows if min(BINS - 1, int(row.said * BINS)) == place] for place in range(BINS)]


def off(rows: list[Row]) -> float:
    """By how much what is said differs from what is won, on average over the bins."""
    return sum(abs(sum(row.said - row.won for row in part)) for part in bins(rows)) / len(rows)


class Step(NamedTuple):
    """A part of a monotone correction: chances from `begins` on come to `won / many`."""

    begins: float
    won: float
    many: int


def corrected(rows: list[Row], by: list[Row]) -> list[Row]:
    """What would be said after the monotone correction that fits other rows best (pooled adjacent violators)."""
    steps: list[Step] = []
    for said, won in sorted(by):
        step = Step(said, won, 1)
        while steps and steps[-1].won * step.many >= step.won * steps[-1].many:
            last = steps.pop()
            step = Step(last.begins, last.won + step.won, last.many + step.many)
        steps.append(step)
    found: list[Row] = []
    for row in rows:
        step = next((step for step in reversed(steps) if step.begins <= row.said), steps[0])
        found.append(Row(step.won / step.many, row.won))
    return found


def score_if_corrected(figures: Figures) -> float:
    """Each half of the games corrected by what the other half shows."""
    halves = [
        [row for number, rows in figures["games"].items() if int(number) % 4 // 2 == half for row in rows]
        for half in (0, 1)
    ]  # pairs of numbers stay together: in a mixed table bots change seats from one to the next
    return brier(corrected(halves[0], halves[1]) + corrected(halves[1], halves[0]))


def all_rows(figures: Figures) -> list[Row]:
    return [row for rows in figures["games"].values() for row in rows]


def label(figures: Figures) -> tuple[str, int, str]:
    return find_title(figures["title"]).name, figures["seats"], " and ".join(players(figures["bots"]))


def scores(files: list[Figures]) -> Iterator[str]:
    yield (
        "| title | seats | bots | games | positions | Brier score | of always saying the average | if corrected | off |"
    )
    yield "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for figures in files:
        rows = all_rows(figures)
        title, seats, bots = label(figures)
        yield (
            f"| {title} | {seats} | {bots} | {len(figures['games']):,} | {len(rows):,} | {brier(rows):.3f} | "
            f"{constant(rows):.3f} | {score_if_corrected(figures):.3f} | {100 * off(rows):.1f} |"
        )


def reliability(files: list[Figures]) -> Iterator[str]:
    yield f"| title, seats, bots | {' | '.join(f'{place * 100 // BINS}–' for place in range(BINS))} |"
    yield f"| --- |{' ---: |' * BINS}"
    for figures in files:
        title, seats, bots = label(figures)
        shares = [
            f"{100 * sum(row.won for row in part) / len(part):.0f}" if len(part) >= FEW else "·"
            for part in bins(all_rows(figures))
        ]
        yield f"| {title}, {seats}, {bots} | {' | '.join(shares)} |"


def picture(files: list[Figures]) -> str:
    """The reliability diagram: for each title what was said across, what was won upwards, and a line for each table."""
    titles = sorted({label(figures)[0] for figures in files})
    parts = [
        f'<g transform="translate({GAP + place * (SIDE + GAP)} {GAP})">{"".join(panel(title, files))}</g>'
        for place, title in enumerate(titles)
    ]
    size = f"{GAP + len(titles) * (SIDE + GAP)} {SIDE + 2 * GAP + LINE * max(map(len, grouped(titles, files)))}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" font-family="sans-serif" font-size="11">'
        f'<rect width="100%" height="100%" fill="#fdf8ea"/>{"".join(parts)}</svg>\n'
    )


def grouped(titles: list[str], files: list[Figures]) -> list[list[Figures]]:
    return [[figures for figures in files if label(figures)[0] == title] for title in titles]


def panel(title: str, files: list[Figures]) -> Iterator[str]:
    yield f'<text y="-8" font-weight="bold">{title}</text>'
    yield f'<rect width="{SIDE}" height="{SIDE}" fill="#fff" stroke="#b9a77c"/>'
    yield f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#b9a77c" stroke-dasharray="4 3"/>'
    for percent in (25, 50, 75):
        at = SIDE * percent / 100
        yield f'<text x="{at}" y="{SIDE + 12}" text-anchor="middle" font-size="9">{percent}</text>'
        yield f'<text x="-3" y="{SIDE - at + 3}" text-anchor="end" font-size="9">{percent}</text>'
    for place, figures in enumerate(grouped([title], files)[0]):
        color = COLORS[place % len(COLORS)]
        _title, seats, bots = label(figures)
        dots = [dot(part) for part in bins(all_rows(figures)) if len(part) >= FEW]
        yield f'<polyline points="{" ".join(dots)}" fill="none" stroke="{color}" stroke-width="1.8"/>'
        y = SIDE + GAP + LINE * place
        yield f'<path d="M0 {y - 4}h14" stroke="{color}" stroke-width="3"/>'
        yield f'<text x="18" y="{y}">{seats} seats, {bots}</text>'


def dot(part: list[Row]) -> str:
    said, won = (sum(values) / len(part) for values in zip(*part, strict=True))
    return f"{SIDE * said:.1f},{SIDE * (1.0 - won):.1f}"


def report(args: argparse.Namespace) -> None:
    files = sorted((read(path) for path in args.files), key=label)
    if args.picture is not None:
        args.picture.write_text(picture(files), "utf-8")
    text = "\n".join(
        [
            *scores(files),
            "",
            "Of positions said to be won with 0 to 10, 10 to 20 … 90 to 100 %, this percentage was won "
            f"(· : fewer than {FEW} positions):",
            "",
            *reliability(files),
            "",
        ]
    )
    if args.into is None:
        print(text)
        return
    page = args.into.read_text("utf-8")
    before, _begin, rest = page.partition(BEGIN)
    _tables, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{args.into} does not say where the tables belong.")
    args.into.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    games = commands.add_parser("play", help="play games and keep what was said and who won")
    games.set_defaults(do=play_all)
    games.add_argument("--title", required=True)
    games.add_argument("--seats", type=int, default=2)
    games.add_argument("--bots", default="greedy", help="greedy, admiral, mixed (both), or any bots as A,B")
    games.add_argument("--games", type=int, default=1_000)
    games.add_argument("--positions", type=int, default=8, help="about so many of each game (default 8)")
    games.add_argument("--playouts", type=int, default=1_000, help="for each position (default 1000)")
    games.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: one for each core")
    games.add_argument("--minutes", type=float, default=60.0, help="no game is begun later (default 60)")
    games.add_argument("--out", type=Path, required=True)
    tables = commands.add_parser("report", help="make the tables of docs/study.md")
    tables.set_defaults(do=report)
    tables.add_argument("files", type=Path, nargs="+")
    tables.add_argument("--into", type=Path)
    tables.add_argument("--picture", type=Path, help="a reliability diagram as SVG")
    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
