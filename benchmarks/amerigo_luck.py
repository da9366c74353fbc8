"""Draws maps of Amerigo and throws its cubes, and prints what luck brings: islands, post spaces, cubes in the tower.

`PYTHONPATH=src python benchmarks/amerigo_luck.py --maps 2000 --games 1000` (an installed, compiled package is some
twenty times faster).
"""

import argparse
import time
from collections import Counter
from statistics import mean

from flibuste.games import find_title
from flibuste.games.amerigo.bags import counts
from flibuste.games.amerigo.chart import STRIDE, TILES_ACROSS, Chart, chart_of
from flibuste.games.amerigo.layouts import MOST_POSTS, draw_layout
from flibuste.games.amerigo.pieces import COLORS, TOWERS
from flibuste.games.amerigo.position import AmerigoPosition, AmerigoTerms
from flibuste.kernel.chance import rng_from_text

TITLE = find_title("amerigo")
PLAIN = ("throw", "pass", "pirates")
"""Moves of players who only watch the tower."""


def posts_on(chart: Chart, cells: list[int]) -> int:
    return sum(chart.rows[cell // STRIDE][cell % STRIDE] == "P" for cell in cells)


def share(things: list[bool]) -> str:
    return f"{100 * mean(things):.0f} %"


def ends(numbers: list[int]) -> str:
    """Nine of ten lie between these."""
    ordered = sorted(numbers)
    return f"{ordered[len(ordered) // 20]}-{ordered[-1 - len(ordered) // 20]}"


def maps(seats: int, rules: int, number: int, seed: str) -> str:
    """A line of the table of maps."""
    terms = AmerigoTerms(TITLE.agree(seats, {}, rules))
    rng = rng_from_text(f"{seed} maps {seats}")
    began = time.process_time()
    layouts = [draw_layout(rng, terms) for _ in range(number)]
    took = 1_000_000 * (time.process_time() - began) / number
    charts = [chart_of(layout, TILES_ACROSS[seats]) for layout in layouts]
    posts = [[posts_on(chart, island.cells) for island in chart.islands] for chart in charts]
    sizes = sorted(int(island.size) for chart in charts for island in chart.islands)
    largest = [max(int(island.size) for island in chart.islands) for chart in charts]
    tenths = " ".join(str(sizes[len(sizes) * tenth // 10]) for tenth in range(1, 10))
    cells = [
        f"{seats} players, rules {rules}",
        share([max(each) > MOST_POSTS for each in posts]),
        f"{mean(len(chart.islands) for chart in charts):.1f}",
        f"{mean(sum(island.large for island in chart.islands) for chart in charts):.1f}",
        tenths,
        f"{mean(largest):.0f} ({max(largest)})",
        f"{mean(post for each in posts for post in each):.1f} ({max(max(each) for each in posts)})",
        f"{took:.0f} µs",
    ]
    return "| " + " | ".join(cells) + " |"


def tower(code: str, games: int, seed: str) -> str:
    """A line of the table of towers."""
    terms = TITLE.agree(2, {"tower": code, "layout": 1})
    at_start: list[int] = []
    inside: list[int] = []
    out: list[int] = []
    points: list[int] = []
    colors: Counter[int] = Counter()
    for game in range(games):
        p = TITLE.new_position(terms, rng_from_text(f"{seed} tower {game}"), None)
        assert isinstance(p, AmerigoPosition)
        at_start.append(sum(counts(p.inside, len(COLORS))))
        while p.seat_to_move() >= 0:
            move = next(move for move in p.moves() if move.notation in PLAIN)
            p.play(move)
            if move.notation == "throw":
                centre = counts(p.centre, len(COLORS))
                inside.append(sum(counts(p.inside, len(COLORS))))
                out.append(sum(centre))
                points.append(max(centre))
                colors[min(4, sum(number > 0 for number in centre))] += 1
    cells = [
        code,
        f"{mean(at_start):.1f} ({ends(at_start)})",
        f"{mean(inside):.1f}",
        f"{mean(out):.1f} ({ends(out)})",
        f"{mean(points):.2f}",
        "/".join(f"{100 * colors[number] / len(out):.0f}" for number in range(1, 5)) + " %",
        f"{100 * out.count(0) / len(out):.2f} %",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--maps", type=int, default=1000)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="luck")
    wanted = parser.parse_args()
    print(
        "| maps | with an island of more than six post spaces | islands | large | sizes, by tenths | largest, mean "
        "(most) | post spaces of an island, mean (most) | to draw |"
    )
    print("| --- |" + " --- |" * 7)
    for seats in (2, 3, 4):
        for rules in range(1, TITLE.rules + 1):
            print(maps(seats, rules, wanted.maps, wanted.seed), flush=True)
    print()
    print(
        "| tower | inside after set-up, mean (90 %) | inside in play | cubes out, mean (90 %) | action points | colors "
        "out 1/2/3/4+ | nothing out |"
    )
    print("| --- |" + " --- |" * 6)
    for one in TOWERS:
        print(tower(one.code, wanted.games, wanted.seed), flush=True)


if __name__ == "__main__":
    main()
