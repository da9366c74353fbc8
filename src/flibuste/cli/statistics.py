"""`flibuste statistics`: what games of a title are like, by letting bots play many."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from time import perf_counter

from flibuste._modes import mode
from flibuste.arena.shape import mean, median
from flibuste.arena.shelf import shelf_at
from flibuste.arena.statistics import Estimate, Part, share_of
from flibuste.bots import versioned
from flibuste.cli.simulate import INTERRUPTED, WHOLE, Match, Tally, about_match, match_of, play_all
from flibuste.cli.terminal import print_json, print_table
from flibuste.games import find_title
from flibuste.kernel.title import Title
from flibuste.plain import one_line


def run(args: Namespace) -> int:
    title = find_title(args.title)
    match = match_of(title, args)
    total = Tally()
    begun = perf_counter()
    with shelf_at(None) as shelf:
        finished = play_all(match, args.games, args.jobs, total, shelf, watched=True)
    if args.json:
        seconds = round(perf_counter() - begun, 6)
        told = {"seconds": seconds, "jobs": args.jobs, "mode": mode(), "finished": finished}
        print_json({**about_match(match), **_as_data(match, total), **told})
    else:
        _print(title, match, total, finished)
    return 0 if finished else INTERRUPTED


def _as_data(match: Match, total: Tally) -> dict[str, object]:
    one, shared, nobody = _decisiveness(total)
    return {
        "games": total.games,
        **{name: _summary(counts) for name, counts in _measures(total).items()},
        "forced": _forced(total),
        "one_winner": one,
        "shared": shared,
        "nobody": nobody,
        "wins_by_seat": [list(_wins_of_seat(total, seat)) for seat in range(match.seats)],
        "wins_of_who_begins": list(_wins_of_who_begins(total)),
        "forfeits": dict(sorted(total.forfeits.items())),
    }


def _measures(total: Tally) -> dict[str, Counter[int]]:
    shape = total.shape
    return {
        "legal_moves": shape.choices,
        "decisions": total.lengths,
        "turns": shape.turns,
        "lead_changes": shape.lead_changes,
    }


def _summary(counts: Counter[int]) -> dict[str, float]:
    values = counts or [0]
    return {"mean": mean(counts), "median": median(counts), "least": min(values), "most": max(values)}


def _forced(total: Tally) -> float:
    return total.shape.choices[1] / max(1, total.shape.choices.total())


def _decisiveness(total: Tally) -> tuple[float, float, float]:
    """The shares of games that one seat won, that several did, and that nobody did."""
    winners, games = total.shape.winners, max(1, total.games)
    return winners[1] / games, (total.games - winners[0] - winners[1]) / games, winners[0] / games


def _wins_of_seat(total: Tally, seat: int) -> Estimate:
    return _wins(total, lambda deal: total.shape.by_seat[seat, deal])


def _wins_of_who_begins(total: Tally) -> Estimate:
    return _wins(total, lambda deal: total.shape.by_beginner[deal])


def _wins(total: Tally, in_deal: Callable[[int], int]) -> Estimate:
    return share_of([Part(in_deal(deal) / WHOLE, games) for deal, games in sorted(total.dealt.items())])


def _print(title: Title, match: Match, total: Tally, finished: bool) -> None:
    if not finished:
        print("flibuste: interrupted; these are the games played so far.", file=sys.stderr)
    bots = ", ".join(versioned(name) for name in dict.fromkeys(match.bots))
    print(f"{title.name}, {match.seats} seats, {total.games} games, {bots}, seed {match.seed}, rules {title.rules}")
    if not total.games:
        return
    print_table(["", "mean", "median", "least", "most"], [_row(*measure) for measure in _measures(total).items()])
    one, shared, nobody = _decisiveness(total)
    print(f"forced decisions: {100 * _forced(total):.1f} %")
    print(f"games won by one: {100 * one:.1f} %, by several: {100 * shared:.1f} %, by nobody: {100 * nobody:.1f} %")
    wins = [(f"seat {seat + 1}", _wins_of_seat(total, seat)) for seat in range(match.seats)]
    rows = [_wins_row(*row) for row in [*wins, ("who begins", _wins_of_who_begins(total))]]
    print_table(["", "wins", "from – to"], rows)
    for sentence, games in sorted(total.forfeits.items()):
        print(f"{games} games forfeited: {one_line(sentence)}")


def _row(name: str, counts: Counter[int]) -> list[str]:
    told = _summary(counts)
    whole = [f"{told[which]:.0f}" for which in ("median", "least", "most")]
    return [name.replace("_", " "), f"{told['mean']:.1f}", *whole]


def _wins_row(name: str, wins: Estimate) -> list[str]:
    return [name, f"{100 * wins.value:.1f} %", f"{100 * wins.low:.1f} – {100 * wins.high:.1f}"]
