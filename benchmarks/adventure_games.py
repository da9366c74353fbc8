"""Plays The Adventure Begins between bots and prints how its chapters go: how often a team wins each of them, at the
first try and at later ones, and what it lacks when it does not; how long rivals play, how often each adventurer wins.

`PYTHONPATH=src python benchmarks/adventure_games.py --bot greedy --games 100` (an installed, compiled package is some
twenty times faster). Rivals: `--mode competitive`. All seats are played by one bot. Among rivals the lot decides which
side of an adventurer's card is up, so that all ten are met equally often; a team chooses for itself.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

from flibuste.bots import find_bot
from flibuste.bots.match import play_out
from flibuste.games import find_title
from flibuste.games.port_royal.frames import CHOOSE_SIDE
from flibuste.games.port_royal.position import CHAPTER_WON, PortRoyalPosition
from flibuste.games.port_royal.rules.crowns import voyage_of
from flibuste.games.port_royal.rules.missions import open_missions
from flibuste.games.port_royal.rules.month import markers_on_missions, victory_for
from flibuste.games.port_royal.tale import ADVENTURERS, COMPETITIVE, COOPERATIVE, MISSIONS, VARIABLE
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.data import Data

Sums = Counter[str]


def play(seed: str, game: int, bot: str, mode: str, seats: int, chapter: int, tries: int) -> Sums:
    """One chapter as sums, tried again by a team that has lost it."""
    sums: Sums = Counter(games=1)
    legacy: Data | None = None
    for number in range(1, tries + 1):
        p = play_once(f"{seed} {mode} {seats} {chapter} {game} {number}", bot, mode, seats, chapter, legacy)
        if mode != COOPERATIVE:
            count_rivals(p, sums)
            return sums
        count_team(p, sums, number)
        if p.ending == CHAPTER_WON:
            return sums
        legacy = p.hands_on()
    return sums


def play_once(seed: str, bot: str, mode: str, seats: int, chapter: int, legacy: Data | None) -> PortRoyalPosition:
    title = find_title("port_royal")
    terms = title.agree(seats, {"adventure": mode, "chapter": chapter}, legacy=legacy)
    lot = rng_from_text(f"{seed} lot")
    p = cast(PortRoyalPosition, title.new_position(terms, lot, None))
    while mode != COOPERATIVE and CHOOSE_SIDE.is_on_top(p):
        p.play(p.random_move(lot))
    play_out(p, [find_bot(bot)] * seats, [rng_from_text(f"{seed} seat {seat}") for seat in range(seats)])
    return p


def count_team(p: PortRoyalPosition, sums: Sums, number: int) -> None:
    sums[f"won at try {number}"] += p.ending == CHAPTER_WON
    if number > 1:
        return
    wanted = victory_for(p)
    sums["all missions"] += all(one.slots for one in open_missions(p))
    sums["enough markers"] += markers_on_missions(p) >= wanted.markers
    sums["enough influence"] += sum(p.scores()) >= wanted.influence
    sums["markers"] += markers_on_missions(p)
    sums["influence"] += sum(p.scores())
    count_missions(p, sums)


def count_missions(p: PortRoyalPosition, sums: Sums) -> None:
    for one in open_missions(p):
        sums[f"open {one.mission.number}"] += 1
        sums[f"done {one.mission.number}"] += bool(one.slots)
        sums["accomplished"] += len(one.slots)


def count_rivals(p: PortRoyalPosition, sums: Sums) -> None:
    sums["rounds"] += int(p.round)
    sums[f"rounds {p.round}"] += 1
    outcome = p.outcome()
    sums["points"] += max([p.scores()[seat] for seat in outcome.winners], default=0)
    count_missions(p, sums)
    for seat in range(p.seats):
        voyage = voyage_of(p, seat)
        name = ADVENTURERS[voyage.side].code
        sums["crowns"] += int(voyage.crowns)
        sums["lifted"] += int(voyage.gone)
        sums[f"played {name}"] += 1
        if seat in outcome.winners:
            sums[f"won {name}"] += 1
            sums[f"won from place {(seat - p.first) % p.seats + 1}"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--mode", choices=[COOPERATIVE, COMPETITIVE, VARIABLE], default=COOPERATIVE)
    parser.add_argument("--seats", default="1,2,3,4")
    parser.add_argument("--chapters", default="1,2,3,4,5")
    parser.add_argument("--games", type=int, default=100, help="of each chapter with each number of players")
    parser.add_argument("--tries", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    tables = [int(seats) for seats in args.seats.split(",") if args.mode == COOPERATIVE or int(seats) > 1]
    chapters = [1] if args.mode == VARIABLE else [int(chapter) for chapter in args.chapters.split(",")]
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        jobs = {
            (seats, chapter): [
                pool.submit(play, args.seed, game, args.bot, args.mode, seats, chapter, args.tries)
                for game in range(args.games)
            ]
            for seats in tables
            for chapter in chapters
        }
        found = {case: sum([job.result() for job in games], Sums()) for case, games in jobs.items()}
    print(f"{args.mode}, {args.bot}, {args.games} games each")
    for seats in tables:
        for chapter in chapters:
            sums = found[seats, chapter]
            told = tell_team(sums, args.tries) if args.mode == COOPERATIVE else tell_rivals(sums, seats)
            print(f"players {seats}, chapter {chapter}: {told}")
            print("   missions:", missions_of(sums))
    if args.mode != COOPERATIVE:
        for seats in tables:
            print(f"players {seats}, wins of a fair share:", adventurers_of([found[seats, one] for one in chapters]))


def tell_team(sums: Sums, tries: int) -> str:
    games = sums["games"]
    wins = [sum([sums[f"won at try {one}"] for one in range(1, number + 1)]) for number in range(1, tries + 1)]
    shares = [f"{100 * sums[f'{what}'] / games:.0f}" for what in ("all missions", "enough markers", "enough influence")]
    return (
        f"won within {tries} tries {' '.join([f'{100 * won / games:.0f}' for won in wins])} %; first try: all missions"
        f" {shares[0]}, enough markers {shares[1]}, enough influence {shares[2]} %,"
        f" {sums['markers'] / games:.1f} markers, {sums['influence'] / games:.1f} influence"
    )


def tell_rivals(sums: Sums, seats: int) -> str:
    games = sums["games"]
    lengths = sorted([int(key.split()[1]) for key in sums if key.startswith("rounds ") for _ in range(sums[key])])
    places = [f"{100 * sums[f'won from place {place + 1}'] / games:.0f}" for place in range(seats)]
    return (
        f"{sums['rounds'] / games:.1f} rounds (nine of ten {lengths[games // 20]} to {lengths[-1 - games // 20]}),"
        f" winner {sums['points'] / games:.1f} influence; a seat has accomplished"
        f" {sums['accomplished'] / games / seats:.1f}, lifted {sums['lifted'] / games / seats:.1f} markers,"
        f" won {sums['crowns'] / games / seats:.1f} crowns; wins by place {' '.join(places)} %"
    )


def missions_of(sums: Sums) -> str:
    """How often each was accomplished by somebody, of the games in which it lay open."""
    numbers = [mission.number for mission in MISSIONS if sums[f"open {mission.number}"]]
    shares = {number: 100 * sums[f"done {number}"] / sums[f"open {number}"] for number in numbers}
    return ", ".join([f"{number} {share:.0f} % of {sums[f'open {number}']}" for number, share in shares.items()])


def adventurers_of(all_sums: list[Sums]) -> str:
    """1: as often as anybody."""
    total = sum(all_sums, Sums())
    played, won = (sum([total[f"{what} {one.code}"] for one in ADVENTURERS]) for what in ("played", "won"))
    ratios = {
        one.code: total[f"won {one.code}"] / max(1, total[f"played {one.code}"]) * played / won for one in ADVENTURERS
    }
    return ", ".join([f"{code} {ratio:.2f}" for code, ratio in sorted(ratios.items(), key=lambda pair: -pair[1])])


if __name__ == "__main__":
    main()
