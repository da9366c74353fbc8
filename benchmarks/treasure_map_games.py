"""Plays Treasure Map between bots and prints what their games look like: how long they are, how they end, who wins from
which seat and with which lead, who beats whom, what is bought, how much the pirates matter.

`PYTHONPATH=src python benchmarks/treasure_map_games.py --bots greedy,greedy --games 100` (an installed, compiled
package is some twenty times faster). One bot plays the solo game. Deals are those of
`flibuste simulate` with the same seed.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

from flibuste.bots import find_bot
from flibuste.bots.plans import Mind
from flibuste.bots.question import ask
from flibuste.envs.describe import read_options
from flibuste.games import find_title
from flibuste.games.ship_adventure.pieces import EQUIPMENT, PIECES
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition, different_pieces
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.logbook import Event, Logbook

NOBODY = -1
LEADS = range(1, PIECES + 1)
DEEDS = [
    "treasure-found",
    "swapped",
    "coins-collected",
    "bought",
    "fetched",
    "hunt-began",
    "pirate-caught",
    "pirate-bribed",
    "pirate-beaten",
    "galleon-taken",
    "fired",
    "was-fired-at",
    "ship-sunk",
    "sent-home",
    "rescued",
]
"""Events that are counted as they are."""


def play(seed: str, game: int, bots: list[str], options: list[str]) -> Counter[str]:
    """One game as sums."""
    title = find_title("treasure_map")
    seats = len(bots)
    deal, turn = divmod(game, seats)
    names = [bots[(seat + turn) % seats] for seat in range(seats)]
    book = Logbook()
    terms = title.agree(seats, read_options(title, options))
    p = cast(TreasurePosition, title.new_position(terms, rng_from_text(f"{seed} deal {deal}"), book))
    rngs = [rng_from_text(f"{seed} game {game} seat {seat}") for seat in range(seats)]
    minds = [Mind(find_bot(name)) for name in names]
    leaders = dict.fromkeys(LEADS, NOBODY)
    while (seat := p.seat_to_move()) >= 0:
        p.play(minds[seat].choose(ask(p, rngs[seat]), rngs[seat]))
        for lead in LEADS:
            if leaders[lead] == NOBODY and different_pieces(p.players[p.active]) >= lead:
                leaders[lead] = p.active
    sums: Counter[str] = Counter(games=1, seats=seats, decisions=p.decisions, turns=p.turn, level=p.level)
    outcome = p.outcome()
    sums[f"ending {outcome.ending}"] += 1
    sums[f"turns of {outcome.ending}"] += p.turn
    count_events(book.take_events(), sums)
    for seat, name in enumerate(names):
        sums[f"{name}: seats"] += 1
        sums[f"{name}: pieces"] += int(different_pieces(p.players[seat]))
    for seat in outcome.winners:
        sums[f"{names[seat]}: wins"] += 1
        sums[f"wins of seat {seat + 1}"] += 1
    for lead, leader in leaders.items():
        sums[f"leads {lead}"] += leader != NOBODY
        sums[f"leads won {lead}"] += leader in outcome.winners
    return sums


def count_events(events: list[Event], sums: Counter[str]) -> None:
    for event in events:
        facts = event.facts
        if event.name in DEEDS:
            sums[event.name] += 1
        if event.name == "crew-beaten":
            by_player = str(facts["target"]).startswith("crew")
            sums["crews beaten by players" if by_player else "crews beaten by pirates or galleon"] += 1
        elif event.name == "bought":
            sums[f"card {facts['card']}"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="such as die_faces=from_one")
    args = parser.parse_args()
    bots = args.bots.split(",")
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        jobs = [pool.submit(play, args.seed, game, bots, args.option) for game in range(args.games)]
        for job in jobs:
            total.update(job.result())
    tell(total, list(dict.fromkeys(bots)))


def tell(total: Counter[str], names: list[str]) -> None:
    games = total["games"]
    seats = total["seats"]
    print(f"{games} games, {total['decisions'] / games:.1f} decisions, {total['turns'] / games:.1f} turns")
    for key in sorted(total):
        if key.startswith("ending "):
            ending = key.removeprefix("ending ")
            turns = total[f"turns of {ending}"] / total[key]
            print(f"  {ending}: {100 * total[key] / games:.1f} %, after {turns:.1f} turns")
    wins = [f"{100 * total[f'wins of seat {n + 1}'] / games:.1f} %" for n in range(seats // games)]
    print("wins of each seat (a shared win counts for each):", *wins)
    for name in names:
        pieces = total[f"{name}: pieces"] / total[f"{name}: seats"]
        print(f"{name}: wins {100 * total[f'{name}: wins'] / games:.1f} %, {pieces:.2f} different pieces")
    for lead in LEADS:
        had = max(1, total[f"leads {lead}"])
        print(
            f"who first had {lead} different pieces won {100 * total[f'leads won {lead}'] / had:.1f} % of {had} games"
        )
    beaten = ("crews beaten by players", "crews beaten by pirates or galleon")
    print("a game: " + ", ".join(f"{what} {total[what] / games:.2f}" for what in (*DEEDS, *beaten)))
    print("cards: " + ", ".join(f"{card.code} {total[f'card {card.code}'] / games:.2f}" for card in EQUIPMENT))


if __name__ == "__main__":
    main()
