"""Plays Caribbean Conquest between bots and prints what their games look like: how long they are, how they end, who
wins from which seat and from which place of the first turn, how often a leader is caught, what is bought and lost.

`PYTHONPATH=src python benchmarks/caribbean_conquest_games.py --bots greedy,greedy --games 100` (an installed, compiled
package is some twenty times faster); `--preset four_boxes` for a ready-made game. Each deal is played with every
rotation of different bots, as in `flibuste simulate` with the same seed; bots that are all alike get a new one.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import cast

from flibuste.bots import find_bot
from flibuste.bots.plans import Mind
from flibuste.bots.question import ask
from flibuste.envs.describe import read_options
from flibuste.games import find_title
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import cities_of
from flibuste.games.ship_adventure.pieces import EQUIPMENT
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.logbook import Event, Logbook

DEEDS = ["point-taken", "zone-completed", "combat-dice", "fired", "unit-lost", "crews-drowned", "player-out"]
"""Events that are counted as they are."""
EARLY = 4
"""Turns within which a game is a rush."""


def play(seed: str, game: int, bots: list[str], preset: str, options: list[str]) -> Counter[str]:
    """One game as sums."""
    title = find_title("caribbean_conquest")
    seats = len(bots)
    deal, turn = divmod(game, seats) if len(set(bots)) > 1 else (game, 0)
    names = [bots[(seat + turn) % seats] for seat in range(seats)]
    book = Logbook()
    usual = next(dict(ready.options) for ready in title.presets if ready.id == preset)
    terms = title.agree(seats, usual | read_options(title, options))
    p = cast(ConquestPosition, title.new_position(terms, rng_from_text(f"{seed} deal {deal}"), book))
    rngs = [rng_from_text(f"{seed} game {game} seat {seat}") for seat in range(seats)]
    minds = [Mind(find_bot(name)) for name in names]
    first = 0
    idle = 0
    leaders: list[list[int]] = []
    while (seat := p.seat_to_move()) >= 0:
        before = p.turn
        p.play(minds[seat].choose(ask(p, rngs[seat]), rngs[seat]))
        if before == 1:
            first = p.first
        if before > 0 and p.turn > before:
            leaders.append(leading(p))
            idle += sum(is_idle(p, seat) for seat in range(seats))
    outcome = p.outcome()
    sums: Counter[str] = Counter(games=1, seats=seats, decisions=p.decisions, turns=p.turn)
    sums[f"ending {outcome.ending}"] += 1
    sums[f"turns of {outcome.ending}"] += p.turn
    sums[f"over in turn {p.turn}"] += 1
    sums["turns without unit and city"] = idle
    count_events(book.take_events(), sums)
    for name, points in zip(names, p.scores(), strict=True):
        sums[f"{name}: seats"] += 1
        sums[f"{name}: points"] += points
    for seat in outcome.winners:
        sums[f"{names[seat]}: wins"] += 1
        sums[f"wins of seat {seat + 1}"] += 1
        sums[f"wins of place {(seat - first) % seats + 1}"] += 1
    count_leads(leaders, outcome.winners, sums)
    return sums


def is_idle(p: ConquestPosition, seat: int) -> bool:
    """Whether a player can neither move nor recruit."""
    return not p.players[seat].is_out and not p.players[seat].cells and not cities_of(p, seat)


def leading(p: ConquestPosition) -> list[int]:
    """Who has most points."""
    points = p.scores()
    return [seat for seat, own in enumerate(points) if own == max(points)]


def count_leads(leaders: list[list[int]], winners: list[int], sums: Counter[str]) -> None:
    """Who led alone in the middle of the game, or a turn before its last, and whether it won."""
    for moment, place in (("in the middle", len(leaders) // 2), ("before the last turn", len(leaders) - 1)):
        if leaders and len(leaders[place]) == 1:
            sums[f"leads {moment}"] += 1
            sums[f"leads won {moment}"] += leaders[place][0] in winners
    alone = [ahead[0] for ahead in leaders if len(ahead) == 1]
    sums["changes of the lead"] += sum(one != other for one, other in pairwise(alone))


def count_events(events: list[Event], sums: Counter[str]) -> None:
    for event in events:
        if event.name in DEEDS:
            sums[event.name] += 1
        elif event.name == "bought":
            sums[f"bought {event.facts['card']}"] += 1
        elif event.name == "recruited":
            sums[f"bought {event.facts['unit']}"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--preset", default="one_box")
    parser.add_argument("--option", action="append", default=[], help="such as turn_limit=20")
    args = parser.parse_args()
    bots = args.bots.split(",")
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        jobs = [pool.submit(play, args.seed, game, bots, args.preset, args.option) for game in range(args.games)]
        for job in jobs:
            total.update(job.result())
    tell(total, list(dict.fromkeys(bots)))


def tell(total: Counter[str], names: list[str]) -> None:
    games = total["games"]
    seats = total["seats"] // games
    print(f"{games} games, {total['decisions'] / games:.1f} decisions, {total['turns'] / games:.1f} turns")
    for key in sorted(total):
        if key.startswith("ending "):
            ending = key.removeprefix("ending ")
            print(f"  {ending}: {part(total, key)}, after {total[f'turns of {ending}'] / total[key]:.1f} turns")
    early = ", ".join(f"{turn}: {part(total, f'over in turn {turn}')}" for turn in range(1, EARLY + 1))
    print(f"over in turn {early}")
    for what in ("seat", "place"):
        print(
            f"wins by {what} (shared ones for each):", *[part(total, f"wins of {what} {n + 1}") for n in range(seats)]
        )
    for name in names:
        points = total[f"{name}: points"] / total[f"{name}: seats"]
        print(f"{name}: wins {part(total, f'{name}: wins')}, {points:.2f} points")
    for moment in ("in the middle", "before the last turn"):
        led = total[f"leads {moment}"]
        print(f"who led {moment} won {100 * total[f'leads won {moment}'] / max(led, 1):.1f} % of {led} games")
    for what in ("changes of the lead", "turns without unit and city"):
        print(f"{what}: {total[what] / games:.2f}")
    print("a game: " + ", ".join(f"{what} {total[what] / games:.2f}" for what in DEEDS))
    goods = ["ship", "crew", *[card.code for card in EQUIPMENT]]
    print("bought: " + ", ".join(f"{good} {total[f'bought {good}'] / games:.2f}" for good in goods))


def part(total: Counter[str], key: str) -> str:
    return f"{100 * total[key] / total['games']:.1f} %"


if __name__ == "__main__":
    main()
