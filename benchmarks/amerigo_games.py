"""Plays Amerigo between bots and prints what their games look like: points by source, islands, goods, tokens.

`PYTHONPATH=src python benchmarks/amerigo_games.py --bots greedy,greedy --games 100` (an installed, compiled package
is some twenty times faster). Deals are those of `flibuste simulate` with the same seed.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

from flibuste.bots import find_bot
from flibuste.bots.match import play_out
from flibuste.games import find_title
from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.pieces import GOODS
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rules.islands import free_cells
from flibuste.kernel.chance import rng_from_text

ENOUGH = 2
"""Production of a kind from which on its goods count as matched: one more than the sheet has printed."""


def play(seed: str, game: int, bots: list[str]) -> Counter[str]:
    """One game as sums: what all seats have together, and what each bot has."""
    title = find_title("amerigo")
    seats = len(bots)
    # bots that are all the same play each deal once: rotating them would only repeat it
    deal, turn = divmod(game, seats) if len(set(bots)) > 1 else (game, 0)
    names = [bots[(seat + turn) % seats] for seat in range(seats)]
    p = title.new_position(title.agree(seats, {}), rng_from_text(f"{seed} deal {deal}"), None)
    rngs = [rng_from_text(f"{seed} game {game} seat {seat}") for seat in range(seats)]
    play_out(p, [find_bot(name) for name in names], rngs)
    position = cast(AmerigoPosition, p)
    sums: Counter[str] = Counter(games=1, decisions=position.decisions)
    sums["islands"] = len(position.chart.islands)
    sums["islands completed"] = sum(free_cells(position, island) == 0 for island in range(len(position.chart.islands)))
    for seat, player in enumerate(position.players):
        name = names[seat]
        sums[f"{name}: seats"] += 1
        sums[f"{name}: points"] += player.score
        goods = [number_of(player.goods, good) for good in range(len(GOODS))]
        production = [number_of(player.production, good) for good in range(len(GOODS))]
        sums[f"{name}: goods"] += sum(goods)
        sums[f"{name}: goods matched"] += sum(n for n, m in zip(goods, production, strict=True) if m >= ENOUGH)
        sums[f"{name}: production bought"] += sum(production) - len(GOODS)
        sums[f"{name}: posts"] += position.posts_on_map(seat)
        sums[f"{name}: tokens"] += int(player.tokens).bit_count()
        sums[f"{name}: progress"] += player.progress
        sums[f"{name}: special"] += player.special
        sums[f"{name}: tiles left waiting"] += sum(number_of(player.waiting, tile) for tile in range(14))
        for line in position.score_sheet():
            if line["counts"]:
                source = "goods" if line["source"] in GOODS else line["source"]
                sums[f"{name}: points of {source}"] += line["points"][seat]
    for seat in position.outcome().winners:
        sums[f"{names[seat]}: wins"] += 1
    return sums


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    bots = args.bots.split(",")
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        jobs = [pool.submit(play, args.seed, game, bots) for game in range(args.games)]
        for job in jobs:
            total.update(job.result())
    tell(total, list(dict.fromkeys(bots)))


def tell(total: Counter[str], names: list[str]) -> None:
    games = total["games"]
    for what in ("decisions", "islands", "islands completed"):
        print(f"{what} a game: {total[what] / games:.2f}")
    for name in names:
        seats = total[f"{name}: seats"]
        matched = 100 * total[f"{name}: goods matched"] / max(1, total[f"{name}: goods"])
        print(f"{name}: wins {100 * total[f'{name}: wins'] / games:.1f} % of {games} games, a seat on average:")
        for key, value in total.items():
            if key.startswith(f"{name}: ") and key not in (f"{name}: seats", f"{name}: wins"):
                print(f"  {key.removeprefix(f'{name}: ')}: {value / seats:.2f}")
        print(f"  goods matched by production of {ENOUGH} or more: {matched:.0f} %")


if __name__ == "__main__":
    main()
