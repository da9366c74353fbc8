"""Whether positions said to be won 70 % are won 70 %: chances of the study room against how games end.

`python benchmarks/calibration.py --title port_royal --seats 2 --bots greedy --games 1000 --processes 16 --minutes 10`
Bots sit in turn at every seat. Prints a reliability table and the Brier score as Markdown; --json prints all numbers.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple

from flibuste.bots import ask, find_bot
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.study import Budget, look_at
from flibuste.study.workers import side_by_side

BINS = 10


class Match(NamedTuple):
    title: str
    seats: int
    bots: list[str]
    number: int
    positions: int
    playouts: int


class Row(NamedTuple):
    """The chance of the seat to move, and its share of the win in the end."""

    said: float
    won: float
    others: list[float]
    """The chances of the other seats."""


def play(match: Match) -> list[Row]:
    """One game, looked at about so many times: at decisions that nothing but its number chooses."""
    title = find_title(match.title)
    position = title.new_position(title.agree(match.seats, {}), rng_from_text(f"deal {match.number}"), None)
    bots = [find_bot(match.bots[(seat + match.number) % len(match.bots)]) for seat in range(match.seats)]
    rng = rng_from_text(f"bots {match.number}")
    every = max(1, 250 // match.positions)
    said: list[tuple[int, list[float]]] = []
    made = 0
    while (seat := position.seat_to_move()) >= 0:
        if made % every == match.number % every:
            chances = look_at(position, match.seats, Budget(match.playouts, 0), f"look {match.number} {made}")
            said.append((seat, chances.win))
        position.play(bots[seat].choose(ask(position, rng), rng))
        made += 1
    won = position.outcome().utility
    return [Row(win[seat], won[seat], win[:seat] + win[seat + 1 :]) for seat, win in said]


def matches(args: argparse.Namespace) -> Iterator[Match]:
    end = monotonic() + 60 * args.minutes
    for number in range(args.games):
        if monotonic() > end:
            return
        yield Match(args.title, args.seats, args.bots.split(","), number, args.positions, args.playouts)


def brier(rows: list[Row]) -> float:
    return sum((row.said - row.won) ** 2 for row in rows) / len(rows)


def bins(rows: list[Row]) -> list[list[Row]]:
    return [[row for row in rows if min(BINS - 1, int(row.said * BINS)) == place] for place in range(BINS)]


def table(rows: list[Row]) -> str:
    lines = ["| said | won | positions |", "| ---: | ---: | ---: |"]
    for part in filter(None, bins(rows)):
        said, won = sum(row.said for row in part) / len(part), sum(row.won for row in part) / len(part)
        lines.append(f"| {100 * said:.1f} % | {100 * won:.1f} % | {len(part)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="greedy", help="A,B: who plays, from seat to seat (default greedy)")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--positions", type=int, default=12, help="about so many of each game (default 12)")
    parser.add_argument("--playouts", type=int, default=1_000, help="for each position (default 1000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: one for each core")
    parser.add_argument("--minutes", type=float, default=60.0, help="no game is begun later (default 60)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    played = list(side_by_side(play, matches(args), args.processes))
    rows = [row for game in played for row in game]
    average = sum(row.won for row in rows) / len(rows)
    constant = brier([Row(average, row.won, []) for row in rows])
    if args.json:
        print(json.dumps({**vars(args), "games": len(played), "brier": brier(rows), "average": constant, "rows": rows}))
        return
    print(
        f"{args.title}, {args.seats} seats, {args.bots}, {len(played)} games, {len(rows)} positions of {args.playouts}"
    )
    print(f"playouts: Brier score {brier(rows):.4f}; of always saying the average {constant:.4f}\n\n{table(rows)}")


if __name__ == "__main__":
    main()
