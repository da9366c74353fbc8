"""`flibuste statistics`: what games of a title are like, by letting bots play many."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from math import isfinite
from time import perf_counter
from typing import NamedTuple

from flibuste._modes import mode
from flibuste.arena.shape import mean, median
from flibuste.arena.shelf import shelf_at
from flibuste.arena.statistics import Estimate, Part, mean_of, share_of
from flibuste.bots import versioned
from flibuste.cli.simulate import INTERRUPTED, WHOLE, Match, Share, Tally, about_match, match_of, play_all, play_share
from flibuste.cli.terminal import forfeited, print_json, print_table
from flibuste.games import find_title
from flibuste.kernel.records import read_record
from flibuste.kernel.title import Title
from flibuste.study.analysis import analyse
from flibuste.study.chances import Budget
from flibuste.study.gains import Gains, gains_of
from flibuste.study.workers import side_by_side

FORCED = 1
"""Legal moves of a decision that leaves nothing to choose."""


def run(args: Namespace) -> int:
    title = find_title(args.title)
    match = match_of(title, args)
    total = Tally()
    begun = perf_counter()
    with shelf_at(None) as shelf:
        finished = play_all(match, args.games, args.jobs, total, shelf, watched=True)
    luck: Estimate | None = None
    if finished and args.studied:
        luck = _luck(match, args.studied, args.playouts, args.jobs)
    if args.json:
        seconds = round(perf_counter() - begun, 6)
        studied = {"luck": _finite(luck), "studied": args.studied, "playouts": args.playouts}
        told = {"seconds": seconds, "jobs": args.jobs, "mode": mode(), "finished": finished}
        print_json({**about_match(match), **_as_data(match, total), **studied, **told})
    else:
        _print(title, match, total, finished)
        if luck is not None:
            print(_luck_line(luck, args.studied, args.playouts))
    return 0 if finished else INTERRUPTED


# --- how much of winning is luck --------------------------------------------------------------------------------------


class _Game(NamedTuple):
    """The first one of a deal, to be studied: with bots that leave nothing to chance the others are the same."""

    match: Match
    deal: int
    playouts: int


class _Found(NamedTuple):
    deal: int
    gains: Gains


def _studied(game: _Game) -> _Found:
    (text,) = play_share(Share(game.match, game.deal * game.match.seats, 1, recorded=True)).records
    record = read_record(text)
    if record.outcome is None:  # forfeited
        return _Found(game.deal, Gains(0.0, 0.0))
    return _Found(game.deal, gains_of(analyse(record, Budget(game.playouts))))


def _luck(match: Match, deals: int, playouts: int, jobs: int) -> Estimate:
    """Of what winners gained, the part that luck gave them."""
    found = side_by_side(_studied, [_Game(match, deal, playouts) for deal in range(deals)], jobs)
    return mean_of([Part(gains.luck, gains.whole) for _, gains in sorted(found)])


def _finite(luck: Estimate | None) -> list[float | None] | None:
    """One game says nothing of how sure it is, and JSON knows no number for that."""
    return None if luck is None else [value if isfinite(value) else None for value in luck]


def _luck_line(luck: Estimate, games: int, playouts: int) -> str:
    reach = f" ± {100 * (luck.high - luck.value):.0f}" if games > 1 else ""
    return f"luck: {100 * luck.value:.0f} %{reach} of what winners gained ({games} games, {playouts} playouts)"


# --- what was counted -------------------------------------------------------------------------------------------------


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
        "where_more_than_one": Counter({moves: times for moves, times in shape.choices.items() if moves != FORCED}),
        "decisions": total.lengths,
        "turns": shape.turns,
        "lead_changes": shape.lead_changes,
    }


def _summary(counts: Counter[int]) -> dict[str, float]:
    values = counts or [0]
    return {"mean": mean(counts), "median": median(counts), "least": min(values), "most": max(values)}


def _forced(total: Tally) -> float:
    return total.shape.choices[FORCED] / max(1, total.shape.choices.total())


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
        print(forfeited(games, sentence))


def _row(name: str, counts: Counter[int]) -> list[str]:
    told = _summary(counts)
    whole = [f"{told[which]:.0f}" for which in ("median", "least", "most")]
    return [name.replace("_", " "), f"{told['mean']:.1f}", *whole]


def _wins_row(name: str, wins: Estimate) -> list[str]:
    return [name, f"{100 * wins.value:.1f} %", f"{100 * wins.low:.1f} – {100 * wins.high:.1f}"]
