"""`flibuste arena`: contests between bots, until the question is settled, with a report."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from time import monotonic
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from flibuste.arena.contest import Contest, hold
from flibuste.arena.course import Course
from flibuste.arena.pairings import Settings, check
from flibuste.arena.plan import Plan, Question
from flibuste.arena.report.markdown import markdown
from flibuste.arena.report.page import page
from flibuste.arena.report.story import Story, tell
from flibuste.arena.report.tables import in_words, percent, reach
from flibuste.arena.results import Kept, Results, Session, read_results, results_for
from flibuste.arena.shelf import shelf_at
from flibuste.arena.standings import live_share
from flibuste.arena.statistics import Estimate
from flibuste.arena.workers import Alone, Processes, Workers
from flibuste.bots import versioned
from flibuste.cli.terminal import forfeited, print_json, print_table
from flibuste.cli.terms import terms_of
from flibuste.games import find_title

INTERRUPTED: Final = 130
DEALS: Final = 100
MOST_DEALS: Final = 2000
"""Where a settled question ends it, usually long before."""
LINES: Final = 12
"""Line-ups that are shown while they play."""
GLANCE: Final = 0.5
"""Seconds between two looks at the intervals."""


def run(args: Namespace) -> int:
    """Holds a contest."""
    path = Path(args.out) if args.out else None
    settings = _settings(args, path)
    check(settings)
    _check_writable(args)
    plan = _plan(args)
    with results_for(path, settings, Session(plan, workers=_workers_in_words(args))) as results:
        contest = Contest(settings, plan, results.deals)
        finished = _play(contest, results, args)
    if not finished:
        _say_interrupted(contest, path)
    _tell(tell(contest, results.session), args)
    return 0 if finished else INTERRUPTED


def report(args: Namespace) -> int:
    """Tells an earlier contest again."""
    kept = read_results(Path(args.file))
    _check_writable(args)
    _tell(tell(Contest(kept.settings, kept.session.plan, kept.deals), kept.session), args)
    return 0


# --- what is wanted ---------------------------------------------------------------------------------------------------


def _settings(args: Namespace, path: Path | None) -> Settings:
    title = find_title(args.title)
    seats: int = args.seats or max(2, title.seats[0])
    return Settings(
        kind=args.kind,
        title=title.id,
        seats=seats,
        options=terms_of(title, seats, args).options,
        bots=tuple(args.bots),
        challengers=tuple(args.challenger),
        free_for_all=args.free_for_all,
        seed=args.seed if args.seed is not None else _seed_of(path),
    )


def _seed_of(path: Path | None) -> str:
    """That of the contest that is gone on with, or a new one."""
    if path is not None and path.exists() and path.stat().st_size:
        kept: Kept = read_results(path)
        return kept.settings.seed
    return os.urandom(8).hex()


def _plan(args: Namespace) -> Plan:
    question = Question(args.above, args.within) if args.until_settled else None
    return Plan(args.deals or (MOST_DEALS if args.until_settled else DEALS), question, args.confidence)


def _check_writable(args: Namespace) -> None:
    """Before anything is played."""
    for name in (args.report, args.markdown):
        if name is not None:
            with Path(name).open("ab"):
                pass


def _workers(args: Namespace) -> Workers:
    if args.ray or args.ray_address is not None:
        from flibuste.arena.cluster import Crews

        return Crews(args.ray_address, args.processes)
    processes: int = args.processes or _cores()
    return Processes(processes) if processes > 1 else Alone()


def _workers_in_words(args: Namespace) -> str:
    if args.ray or args.ray_address is not None:
        return "a Ray cluster"
    processes = args.processes or _cores()
    return f"{processes} processes" if processes > 1 else "1 process"


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- while it plays ---------------------------------------------------------------------------------------------------


def _play(contest: Contest, results: Results, args: Namespace) -> bool:
    """False when Ctrl-C came first; everything that came back by then is kept."""
    if contest.over:
        return True
    try:
        with _workers(args) as workers, _watching(contest) as watch, shelf_at(args.records) as shelf:
            hold(contest, workers, results, shelf, watch)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def _watching(contest: Contest) -> Iterator[Callable[[], None]]:
    """A bar and the intervals so far on stderr; silent when nobody looks."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    counted = _counted(contest)
    task = bar.add_task(
        "deals" if contest.plan.question is None else "deals, at most",
        total=_to_count(contest),
        completed=counted,
        rate="",
    )
    begun = looked = monotonic()
    with Live(Group(bar, _lines(contest)), console=Console(stderr=True), transient=True, refresh_per_second=4) as live:

        def watch() -> None:
            nonlocal looked
            now = monotonic()
            if now - looked < GLANCE:
                return
            looked = now
            done = _counted(contest)
            rate = f"{(done - counted) / (now - begun):.1f}/s"
            bar.update(task, completed=done, total=_to_count(contest), rate=rate)
            live.update(Group(bar, _lines(contest)))

        yield watch


def _counted(contest: Contest) -> int:
    return sum(len(course.counted) for course in contest.courses.values())


def _to_count(contest: Contest) -> int:
    """All deals that may still come to count; fewer whenever a question is settled."""
    courses = contest.courses.values()
    return sum(len(course.counted) if course.settled else contest.plan.deals for course in courses)


def _lines(contest: Contest) -> Text:
    """Those that are still open come first."""
    courses = sorted(contest.courses.values(), key=lambda course: course.over)
    shares = [(course, bot) for course in courses for bot in course.evidence]
    lines = [_line(course, bot, contest) for course, bot in shares[:LINES]]
    more = len(shares) - LINES
    return Text("\n".join([*lines, *([f"… and {more} more"] if more > 0 else [])]))


def _line(course: Course, bot: str, contest: Contest) -> str:
    others = ", ".join(name for name in dict.fromkeys(course.lineup) if name != bot)
    if not course.counted:
        return f"  {bot} – {others}"
    share = live_share(course, bot, contest.plan.confidence)
    answer = in_words(course.answers[bot], contest.settings, contest.plan)
    return f"  {bot} – {others}  {percent(share.value)} ({reach(share)})  {len(course.counted)} deals  {answer}"


def _say_interrupted(contest: Contest, path: Path | None) -> None:
    kept = f"{path.name} keeps them, the same command goes on" if path else "without --out nothing keeps them"
    print(f"flibuste: interrupted after {_counted(contest)} deals; {kept}.", file=sys.stderr)


# --- telling ----------------------------------------------------------------------------------------------------------


def _tell(story: Story, args: Namespace) -> None:
    if args.report is not None:
        Path(args.report).write_text(page(story), encoding="utf-8")
    if args.markdown is not None:
        Path(args.markdown).write_text(markdown(story), encoding="utf-8")
    if args.json:
        print_json(_as_data(story))
        return
    print(story.heading)
    print(story.summary)
    for table in story.tables:
        if table.rows:
            print()
            print_table(table.heads, table.rows, table.words)
    for sentence, games in _forfeits(story.contest).items():
        print(f"\n{forfeited(games, sentence)}")
    print(f"\n{story.command}")


def _forfeits(contest: Contest) -> dict[str, int]:
    """Games that a bot did not play to their end, by what is to be said of it."""
    deals = [deal for course in contest.courses.values() for deal in course.played.values()]
    return dict(sorted(Counter(game.forfeit for deal in deals for game in deal.games if game.forfeit).items()))


def _as_data(story: Story) -> dict[str, object]:
    found = story.found
    settings = story.contest.settings
    asked = story.contest.plan.question is not None
    title = find_title(settings.title)
    return {
        "command": story.command,
        "rules": title.rules,
        "features": title.features(title.agree(settings.seats, settings.options)).version,
        "versions": {bot: versioned(bot) for bot in settings.everybody()},
        "finished": found.over,
        "deals": found.deals,
        "games": found.games,
        "bots": [
            {
                "bot": row.bot,
                "rating": _estimate(row.rating),
                "games": row.games,
                "wins": _estimate(row.share),
                "points": _estimate(row.points),
                "ahead": _estimate(row.ahead),
                "seconds": {"mean": row.times.mean, "p95": row.times.slowest(0.95)},
            }
            for row in found.bots
        ],
        "pairings": [
            {
                "bot": row.bot,
                "lineup": row.lineup,
                "deals": row.deals,
                "games": row.games,
                "wins": _estimate(row.share),
                "ahead": _estimate(row.ahead),
                "decisions": _estimate(row.decisions),
                "answer": row.answer if asked else None,
            }
            for row in found.pairings
        ],
        "seats": [_estimate(share) for share in found.seats],
        "forfeits": _forfeits(story.contest),
    }


def _estimate(number: Estimate) -> dict[str, float | None]:
    """JSON has no infinity: an interval without an end has null there."""
    low, high = (end if isfinite(end) else None for end in (number.low, number.high))
    return {"value": number.value, "low": low, "high": high}
