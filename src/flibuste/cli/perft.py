"""`flibuste perft`: how many positions there are after one move, after two, and so on."""

from __future__ import annotations

from argparse import Namespace
from itertools import count
from time import perf_counter

from flibuste._modes import mode
from flibuste.cli.terminal import print_json, print_table, thousands
from flibuste.cli.terms import seed_of, terms_of
from flibuste.games import find_title
from flibuste.kernel.perft import perft, seeded_position


def run(args: Namespace) -> int:
    title = find_title(args.title)
    terms = terms_of(title, args.seats or title.presets[0].least, args)
    seed = seed_of(args)
    position = seeded_position(title, terms, seed, args.after)
    begun = perf_counter()
    counts = perft(position, args.depth)
    seconds = perf_counter() - begun
    if args.json:
        print_json(
            {
                "title": title.id,
                "seats": terms.seats,
                "options": dict(terms.options),
                "seed": seed,
                "rules": title.rules,
                "after": position.decisions,
                "positions": counts,
                "seconds": round(seconds, 6),
                "mode": mode(),
            }
        )
        return 0
    print(
        f"{title.name}, {terms.seats} seats, seed {seed}, after {position.decisions} random moves, rules {title.rules}"
    )
    print_table(["depth", "positions"], [[str(depth), str(number)] for depth, number in zip(count(1), counts)])
    print(f"{sum(counts)} positions in {seconds:.2f} s: {thousands(sum(counts) / seconds)} per second ({mode()})")
    return 0
