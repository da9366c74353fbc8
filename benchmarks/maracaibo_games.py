"""Plays Pirates of Maracaibo between bots and prints what their games look like: who wins from where, points by source,
which places are visited, which cards, upgrades, figureheads and residences are taken, how long games are.

`PYTHONPATH=src python benchmarks/maracaibo_games.py --bots greedy,greedy --games 100` (an installed, compiled package
is some twenty times faster). One bot plays against Jordan: `--bots greedy --option jordan_b_cards=3`. Deals are those
of `flibuste simulate` with the same seed.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

from flibuste.bots import find_bot
from flibuste.bots.match import play_out
from flibuste.envs.describe import read_options
from flibuste.games import find_title
from flibuste.games.maracaibo.pieces import (
    CARDS,
    DEVELOPMENT,
    FIGUREHEADS,
    LOCATIONS,
    MARKETS,
    QUESTS,
    RESIDENCES,
    ROUNDS,
    SHIP_SPACES,
)
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.quest_slots import quest_in
from flibuste.games.maracaibo.rules.final import reaches
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.logbook import Event, Logbook

EACH = {
    "development": [card.code for card in CARDS if card.kind == DEVELOPMENT],
    "residence": [card.code for card in RESIDENCES],
    "location": [card.code for card in LOCATIONS],
    "upgrade": [space.piece for space in SHIP_SPACES],
    "figurehead": [head.code for head in FIGUREHEADS],
    "quest held": [quest.code for quest in QUESTS],
    "quest fulfilled": [quest.code for quest in QUESTS],
    "market placed": [market.code for market in MARKETS],
}
"""What is counted piece by piece, so that what never comes is told too."""


def play(seed: str, game: int, bots: list[str], options: list[str]) -> Counter[str]:
    """One game as sums: what all seats have together, and what each bot has."""
    title = find_title("maracaibo")
    seats = len(bots)
    # bots that are all the same play each deal once: rotating them would only repeat it
    deal, turn = divmod(game, seats) if len(set(bots)) > 1 else (game, 0)
    names = [bots[(seat + turn) % seats] for seat in range(seats)]
    book = Logbook()
    terms = title.agree(seats, read_options(title, options))
    p = title.new_position(terms, rng_from_text(f"{seed} deal {deal}"), book)
    rngs = [rng_from_text(f"{seed} game {game} seat {seat}") for seat in range(seats)]
    play_out(p, [find_bot(name) for name in names], rngs)
    position = cast(MaracaiboPosition, p)
    sums: Counter[str] = Counter(games=1, seats=seats, decisions=position.decisions)
    count_events(position, book.take_events(), sums)
    for seat, player in enumerate(position.players):
        sums[f"{names[seat]}: seats"] += 1
        count_points(position, seat, names[seat], sums)
        sums["quests"] += len(player.quests)
        for slot in player.quests:
            quest = QUESTS[quest_in(slot)]
            sums[f"quest held {quest.code}"] += 1
            sums[f"quest fulfilled {quest.code}"] += reaches(player, quest, 0)
    if position.jordan is not None:
        sums["jordan: seats"] += 1
        count_points(position, 1, "jordan", sums)
        sums["jordan: wins"] += not position.outcome().winners
    for seat in position.outcome().winners:
        sums[f"{names[seat]}: wins"] += 1
        sums[f"wins from place {(seat - position.first) % seats + 1}"] += 1
    return sums


def count_points(position: MaracaiboPosition, seat: int, name: str, sums: Counter[str]) -> None:
    sums[f"{name}: points"] += position.scores()[seat]
    for line in position.score_sheet():
        if line["counts"]:
            sums[f"{name}: points of {line['source']}"] += line["points"][seat]


def count_events(position: MaracaiboPosition, events: list[Event], sums: Counter[str]) -> None:
    """Of players, not of Jordan; a place is counted by the card that lies there when the ship comes."""
    cards: dict[str, str] = {}
    for event in events:
        facts = event.facts
        if event.name == "map-laid":
            cards.update(zip(position.sea.names, cast(list[str], facts["cards"]), strict=False))
            for code in cards.values():
                sums[f"shown {code}"] += 1
        elif event.name == "card-laid":
            cards[str(facts["place"])] = str(facts["card"])
            sums[f"shown {facts['card']}"] += 1
        elif "seat" in facts:
            count_deed(event, cards, sums)


def count_deed(event: Event, cards: dict[str, str], sums: Counter[str]) -> None:
    facts = event.facts
    if event.name == "turn-started":
        sums["turns"] += 1
        sums[f"turns in round {facts['round']}"] += 1
    elif event.name == "sailed":
        place = str(facts["place"])
        code = cards.get(place, place)
        known = code in EACH["location"]
        sums[f"stops on {code if place == code else 'locations' if known else kind_of(code)}"] += 1
        if known:
            sums[f"location {code}"] += 1
    elif event.name == "development-bought":
        sums["developments"] += 1
        sums[f"development {facts['card']}"] += 1
    elif event.name == "residence-built":
        sums[f"residence {facts['card']}"] += 1
    elif event.name == "upgraded":
        sums["upgrades"] += 1
        sums[f"upgrade {facts['space']}"] += 1
    elif event.name == "figurehead-taken":
        sums[f"figurehead {facts['figurehead']}"] += 1
    elif event.name == "market-placed":
        sums[f"market placed {facts['tile']}"] += 1


def kind_of(code: str) -> str:
    return "residences" if code.startswith("RES") else "developments"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="such as layout=channel")
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
    print(f"{games} games, {total['decisions'] / games:.1f} decisions and {total['turns'] / seats:.2f} turns of a seat")
    print("turns by round:", *[f"{total[f'turns in round {n + 1}'] / seats:.2f}" for n in range(ROUNDS)])
    places = [f"{100 * total[f'wins from place {n + 1}'] / games:.1f} %" for n in range(seats // games)]
    print("wins from each place in turn order (a shared win counts for each):", *places)
    for name in [*names, *(["jordan"] if total["jordan: seats"] else [])]:
        of_it = total[f"{name}: seats"]
        print(
            f"{name}: wins {100 * total[f'{name}: wins'] / games:.1f} %, {total[f'{name}: points'] / of_it:.1f} points:"
        )
        sources = [key for key in total if key.startswith(f"{name}: points of ")]
        print("  " + ", ".join(f"{key.split(' of ')[1]} {total[key] / of_it:.1f}" for key in sources))
    each = ("developments", "upgrades", "quests", *sorted(key for key in total if key.startswith("stops on ")))
    print("a seat in a game: " + ", ".join(f"{what} {total[what] / seats:.2f}" for what in each))
    for what, codes in EACH.items():
        often = sorted([(100 * total[f"{what} {code}"] / games, code) for code in codes], reverse=True)
        print(f"{what} in 100 games:", ", ".join(f"{code} {number:.0f}" for number, code in often))
    bought = [
        (total[f"development {code}"] / total[f"shown {code}"], code)
        for code in EACH["development"]
        if total[f"shown {code}"]
    ]
    bought.sort()
    print("developments bought of those shown:", ", ".join(f"{code} {100 * part:.0f} %" for part, code in bought))


if __name__ == "__main__":
    main()
