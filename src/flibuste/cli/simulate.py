"""`flibuste simulate`: many games between bots, on one or more processes, always the same for a seed."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from flibuste._modes import mode
from flibuste.arena.shape import Shape, Watch, Watched
from flibuste.arena.shelf import Shelf, shelf_at
from flibuste.arena.statistics import Estimate, Part, share_of
from flibuste.bots import dismiss_engines, find_bot, versioned
from flibuste.bots.match import play_match
from flibuste.cli.terminal import forfeited, print_json, print_table, progress, thousands
from flibuste.cli.terms import seed_of, terms_of
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadOption
from flibuste.kernel.title import Title
from flibuste.processes import SPAWN, deaf_to_ctrl_c, serve_parent

LARGEST_SHARE: Final = 25
"""Games that a process plays before it reports: enough to make the report cheap, few enough to interrupt."""
INTERRUPTED: Final = 130
WHOLE: Final = 60


@dataclass(frozen=True)
class Match:
    """Everything that decides how the games go."""

    title: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    """One for each seat, before rotating."""
    seed: str


@dataclass(frozen=True)
class Share:
    match: Match
    first: int
    games: int
    recorded: bool = False
    watched: bool = False


@dataclass
class Tally:
    """Sums of whole numbers only: adding them up in any order gives the same."""

    games: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    wins: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By bot and by how many shared the victory."""
    points: Counter[str] = field(default_factory=Counter)
    by_deal: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Wins by bot and deal, in sixtieths, which every number of winners up to six divides."""
    dealt: Counter[int] = field(default_factory=Counter)
    """Games by deal."""
    held: Counter[str] = field(default_factory=Counter)
    """Seats that a bot has held, over all games."""
    forfeits: Counter[str] = field(default_factory=Counter)
    """Games that a bot did not play to their end, by what is to be said of it."""
    records: list[str] = field(default_factory=list)
    """The games themselves, where they are wanted; they are put away as they come."""
    shape: Shape = field(default_factory=Shape)
    """What the games are like, where somebody watches them."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.lengths.update(other.lengths)
        self.wins.update(other.wins)
        self.points.update(other.points)
        self.by_deal.update(other.by_deal)
        self.dealt.update(other.dealt)
        self.held.update(other.held)
        self.forfeits.update(other.forfeits)
        self.shape.add(other.shape)

    def win_share(self, bot: str) -> float:
        """The part of all games that this bot won; a shared victory is split."""
        won = sum(count / winners for (name, winners), count in sorted(self.wins.items()) if name == bot)
        return won / max(1, self.games)

    def win_interval(self, bot: str) -> Estimate:
        """The same with the arena's interval: games of one deal are not independent."""
        return share_of([Part(self.by_deal[bot, deal] / WHOLE, games) for deal, games in sorted(self.dealt.items())])

    def mean_points(self, bot: str) -> float:
        return self.points[bot] / max(1, self.held[bot])


def run(args: Namespace) -> int:
    title = find_title(args.title)
    match = match_of(title, args)
    total = Tally()
    begun = perf_counter()
    with shelf_at(args.records) as shelf:
        finished = play_all(match, args.games, args.jobs, total, shelf)
    seconds = perf_counter() - begun
    if args.json:
        print_json(_as_data(match, total, seconds, args.jobs, finished))
    else:
        _print(title, match, total, seconds, finished)
    return 0 if finished else INTERRUPTED


def match_of(title: Title, args: Namespace) -> Match:
    bots: list[str] = args.bots
    for bot in bots:
        find_bot(bot)
    seats: int = args.seats or max(len(bots), title.presets[0].least)
    options = terms_of(title, seats, args).options
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots do not fit at {seats} seats.")
    filled = bots + [bots[-1]] * (seats - len(bots))
    return Match(title.id, seats, options, tuple(filled), seed_of(args))


# --- playing ----------------------------------------------------------------------------------------------------------


def play_all(match: Match, games: int, jobs: int, total: Tally, shelf: Shelf, watched: bool = False) -> bool:
    """Adds every game to the total; false when Ctrl-C came first."""
    jobs = min(jobs, games)
    size = 1 if jobs == 1 else max(1, min(LARGEST_SHARE, games // (4 * jobs)))
    shares = [
        Share(match, first, min(size, games - first), shelf.wants_records, watched) for first in range(0, games, size)
    ]
    try:
        with progress() as bar:
            task = bar.add_task("games", total=games)
            for tally in _in_processes(shares, jobs) if jobs > 1 else map(play_share, shares):
                for place, text in enumerate(tally.records):
                    shelf.put(f"game-{total.games + place + 1:06}", text)
                total.add(tally)
                bar.advance(task, tally.games)
    except KeyboardInterrupt:
        return False
    finally:
        dismiss_engines()
    return True


def _in_processes(shares: list[Share], jobs: int) -> Iterator[Tally]:
    with deaf_to_ctrl_c():
        pool = SPAWN.Pool(jobs, initializer=serve_parent)
    with pool:
        yield from pool.imap(play_share, shares)  # in order: records are numbered as the games are


def play_share(share: Share) -> Tally:
    tally = Tally()
    for game in range(share.first, share.first + share.games):
        _play_one(share, game, tally)
    return tally


def _play_one(share: Share, game: int, tally: Tally) -> None:
    match = share.match
    seats = match.seats
    deal, turn = divmod(game, seats)
    names = [match.bots[(seat + turn) % seats] for seat in range(seats)]
    luck = f"{match.seed} deal {deal}"
    title = find_title(match.title)
    terms = title.agree(seats, match.options)
    rngs = [rng_from_text(f"{match.seed} game {game} seat {seat}") for seat in range(seats)]
    watch = Watch()
    bots = [Watched(find_bot(name), watch) if share.watched else find_bot(name) for name in names]
    played = play_match(title, terms, luck, bots, rngs, share.recorded)
    position = played.position
    if share.recorded:
        tally.records.append(played.record)
    if played.forfeit is not None:
        tally.forfeits[str(played.forfeit)] += 1
    tally.games += 1
    tally.decisions += position.decisions
    tally.lengths[position.decisions] += 1
    tally.held.update(names)
    for name, points in zip(names, played.points, strict=True):
        tally.points[name] += points
    winners = [seat for seat in range(seats) if played.won[seat] > 0]
    wins = {seat: WHOLE // len(winners) for seat in winners}
    tally.dealt[deal] += 1
    for seat, won in wins.items():
        tally.wins[names[seat], len(winners)] += 1
        tally.by_deal[names[seat], deal] += won
    if share.watched:
        tally.shape.add_game(watch, deal, wins)


# --- telling ----------------------------------------------------------------------------------------------------------


def about_match(match: Match) -> dict[str, object]:
    """What must be known to repeat it and to compare its results."""
    title = find_title(match.title)
    return {
        "title": match.title,
        "seats": match.seats,
        "options": dict(match.options),
        "seed": match.seed,
        "bots": list(match.bots),
        "versions": {name: versioned(name) for name in dict.fromkeys(match.bots)},
        "rules": title.rules,
        "book": title.book.version,
        "features": title.features(title.agree(match.seats, match.options)).version,
    }


def _as_data(match: Match, total: Tally, seconds: float, jobs: int, finished: bool) -> dict[str, object]:
    names = dict.fromkeys(match.bots)
    return {
        **about_match(match),
        "games": total.games,
        "wins": {name: total.win_share(name) for name in names},
        "intervals": {name: list(total.win_interval(name)[1:]) for name in names},
        "points": {name: total.mean_points(name) for name in names},
        "decisions": total.decisions,
        "lengths": _lengths(total),
        "forfeits": dict(sorted(total.forfeits.items())),
        "seconds": round(seconds, 6),
        "jobs": jobs,
        "mode": mode(),
        "finished": finished,
    }


def _lengths(total: Tally) -> dict[str, float]:
    if not total.games:
        return {"least": 0, "mean": 0.0, "most": 0}
    return {"least": min(total.lengths), "mean": total.decisions / total.games, "most": max(total.lengths)}


def _print(title: Title, match: Match, total: Tally, seconds: float, finished: bool) -> None:
    if not finished:
        print("flibuste: interrupted; these are the games played so far.", file=sys.stderr)
    print(f"{title.name}, {match.seats} seats, {total.games} games, seed {match.seed}, rules {title.rules}")
    if not total.games:
        return
    rows = [_row(name, match, total) for name in dict.fromkeys(match.bots)]
    print_table(["bot", "seats", "wins", "from – to", "points"], rows)
    for sentence, games in sorted(total.forfeits.items()):
        print(forfeited(games, sentence))
    lengths = _lengths(total)
    print(f"decisions per game: {lengths['mean']:.1f} (from {lengths['least']:.0f} to {lengths['most']:.0f})")
    print(
        f"{total.decisions} decisions in {seconds:.2f} s: {thousands(total.decisions / seconds)} per second ({mode()})"
    )


def _row(name: str, match: Match, total: Tally) -> list[str]:
    low, high = total.win_interval(name)[1:]
    share, points = f"{100 * total.win_share(name):.1f} %", f"{total.mean_points(name):.2f}"
    return [versioned(name), str(match.bots.count(name)), share, f"{100 * low:.1f} – {100 * high:.1f}", points]
