"""`flibuste bench`: decisions, games, clones and playouts per second on one core, and peers beside them.

Seconds are those of the processor, for us and for peers: what else runs on the machine then matters little.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from importlib import resources
from time import process_time
from typing import Final, NotRequired, TypedDict

from flibuste._modes import mode
from flibuste.cli.peers import PEERS, PeerRun, measure_peer
from flibuste.cli.searches import SEARCH_PEERS, SearchRun, measure_search, measure_search_peer, searched_seats
from flibuste.cli.terminal import print_json, print_table, progress, thousands
from flibuste.games import find_title, titles
from flibuste.kernel.chance import quick, rng_from_text
from flibuste.kernel.measure import clone_all, list_all_moves, play_random_games
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.title import Title

SEED: Final = "bench"
MOST: Final = 1 << 24
"""So many repetitions are enough for any clock."""


class Run(TypedDict):
    title: str
    seats: int
    mode: str
    decisions_per_second: float
    games_per_second: float
    clones_per_second: float
    moves_us: float
    slowest_moves_us: float
    """Of the position that takes longest."""


class Report(TypedDict):
    runs: list[Run]
    searches: list[SearchRun]
    peers: NotRequired[list[PeerRun]]


def run(args: Namespace) -> int:
    chosen = titles() if args.title is None else [find_title(args.title)]
    seconds: float = args.seconds
    steps = sum(_steps(title) for title in chosen) + args.peers * (len(PEERS) + len(SEARCH_PEERS))
    with progress(live=False) as bar:
        task = bar.add_task("measuring", total=steps)

        def done() -> None:
            bar.advance(task)
            bar.refresh()

        report = _measure(chosen, seconds, done)
        if args.peers:
            report["searches"] += _measure_search_peers(seconds, done)
            report["peers"] = _measure_peers(seconds, done)
    if args.json:
        print_json(report)
    else:
        _print(report)
    return 0


def _steps(title: Title) -> int:
    return _seat_counts(title) + len(searched_seats(title)) + (mode() == "compiled")


def _measure(chosen: list[Title], seconds: float, done: Callable[[], object]) -> Report:
    runs = [made for title in chosen for made in _measure_title(title, seconds, done)]
    searches = [made for title in chosen for made in _measure_searches(title, seconds, done)]
    if mode() == "compiled":
        for title in chosen:
            child = _interpreted(title, seconds, done)
            runs += child["runs"]
            searches += child["searches"]
    return {"runs": runs, "searches": searches}


def _seat_counts(title: Title) -> int:
    usual = title.presets[0]
    return usual.most - usual.least + 1


# --- one title --------------------------------------------------------------------------------------------------------


def _measure_title(title: Title, seconds: float, done: Callable[[], object]) -> list[Run]:
    positions = middle_positions(title)
    clones = _rate(lambda rounds: clone_all(positions, rounds), seconds / 2) * len(positions)
    lists = _rate(lambda rounds: list_all_moves(positions, rounds), seconds / 2) * len(positions)
    slowest = min(_lists_a_second(position, seconds / 2 / len(positions)) for position in positions)
    runs: list[Run] = []
    usual = title.presets[0]
    for seats in range(usual.least, usual.most + 1):
        decisions, games = _random_games(title, seats, seconds)
        runs.append(
            {
                "title": title.id,
                "seats": seats,
                "mode": mode(),
                "decisions_per_second": round(decisions, 1),
                "games_per_second": round(games, 1),
                "clones_per_second": round(clones, 1),
                "moves_us": round(1e6 / lists, 4),
                "slowest_moves_us": round(1e6 / slowest, 4),
            }
        )
        done()
    return runs


def _measure_searches(title: Title, seconds: float, done: Callable[[], object]) -> list[SearchRun]:
    positions = middle_positions(title)
    made: list[SearchRun] = []
    for seats in searched_seats(title):
        made.append(measure_search(title, seats, positions, seconds))
        done()
    return made


def _random_games(title: Title, seats: int, seconds: float) -> tuple[float, float]:
    """Random decisions and whole games per second, setup included."""
    terms = title.agree(seats, {})
    rng = rng_from_text(f"{SEED} {seats}")
    play_random_games(title, terms, rng, 3)  # fills caches
    decisions = games = 0
    size = 1
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += play_random_games(title, terms, rng, size)
        games += size
        size = min(size * 2, 64)
    return decisions / spent, games / spent


def _rate(repeat: Callable[[int], object], seconds: float) -> float:
    """How often per second: doubles the repetitions until one call takes long enough."""
    rounds = 1
    while True:
        begun = process_time()
        repeat(rounds)
        spent = process_time() - begun
        if spent >= seconds or rounds >= MOST:
            return rounds / spent
        rounds = max(rounds + 1, int(rounds * min(16.0, 1.2 * seconds / max(spent, 1e-9))))


def _lists_a_second(position: Position, seconds: float) -> float:
    return _rate(lambda rounds: list_all_moves([position], rounds), seconds)


def middle_positions(title: Title) -> list[Position]:
    """The committed positions, the same on every machine and in every version; some titles add their heaviest."""
    file = resources.files("flibuste.cli") / "positions" / f"{title.id}.json"
    if not file.is_file():
        raise FlibusteError(f"There are no middle-game positions of {title.id} to measure with.")
    return [title.position_from_data(data) for data in json.loads(file.read_text(encoding="utf-8"))]


def make_positions(title: Title, count: int = 20) -> list[object]:
    """What the committed file holds: seeded games of the baseline player, over all numbers of seats."""
    made: list[object] = []
    for number in range(count):
        seats = title.presets[0].least + number % _seat_counts(title)
        made.append(_middle_of_game(title, seats, number).to_data())
    return made


def _middle_of_game(title: Title, seats: int, number: int) -> Position:
    """The first choice from halfway on, counted in decisions: areas and piles are as full as they usually are."""
    position = title.new_position(title.agree(seats, {}), quick(number), None)
    course: list[Position] = []
    while position.seat_to_move() >= 0:
        course.append(position.clone())
        position.play(position.baseline_move())
    return next(position for position in course[len(course) // 2 :] if len(position.moves()) > 1)


# --- the same engine without compiling --------------------------------------------------------------------------------


def _interpreted(title: Title, seconds: float, done: Callable[[], object]) -> Report:
    """The plain Python files in a process of their own, for less time: this mode is for reading and debugging."""
    command = [sys.executable, "-m", "flibuste", "bench", title.id, "--json", "--seconds", str(seconds / 2)]
    environment = {**os.environ, "FLIBUSTE_PURE": "1"}
    child = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    done()
    if child.returncode != 0:
        raise FlibusteError(f"The interpreted run failed: {child.stderr.strip()}")
    report: Report = json.loads(child.stdout)
    return report


# --- peers and output -------------------------------------------------------------------------------------------------


def _measure_peers(seconds: float, done: Callable[[], object]) -> list[PeerRun]:
    found: list[PeerRun] = []
    for peer in PEERS:
        found.append(measure_peer(peer, seconds))
        done()
    return found


def _measure_search_peers(seconds: float, done: Callable[[], object]) -> list[SearchRun]:
    found: list[SearchRun] = []
    for peer in SEARCH_PEERS:
        found.append(measure_search_peer(peer, seconds))
        done()
    return found


def _print(report: Report) -> None:
    _print_runs(report["runs"])
    print()
    _print_searches(report["searches"])
    if "peers" in report:
        print()
        _print_peers(report["peers"])


def _print_runs(runs: list[Run]) -> None:
    print_table(
        ["title", "seats", "mode", "decisions/s", "games/s", "clones/s", "moves() µs", "slowest µs"],
        [
            [
                made["title"],
                str(made["seats"]),
                made["mode"],
                thousands(made["decisions_per_second"]),
                thousands(made["games_per_second"]),
                thousands(made["clones_per_second"]),
                f"{made['moves_us']:.3f}",
                f"{made['slowest_moves_us']:.2f}",
            ]
            for made in runs
        ],
        ["mode"],
    )


def _print_searches(searches: list[SearchRun]) -> None:
    print_table(
        ["search", "game", "seats", "mode", "playouts/s", "nodes/s", "tree", "a playout"],
        [
            [
                made["engine"],
                made["game"],
                str(made["seats"]),
                made["mode"],
                _figure(made["playouts_per_second"]),
                _figure(made["nodes_per_second"]),
                str(made["playouts_per_tree"] or "-"),
                made["playout"],
            ]
            for made in searches
        ],
        ["game", "mode", "a playout"],
    )


def _print_peers(peers: list[PeerRun]) -> None:
    print_table(
        ["peer", "game", "decisions/s", "loop"],
        [[peer["name"], peer["game"], _figure(peer["decisions_per_second"]), peer["loop"]] for peer in peers],
        ["game", "loop"],
    )


def _figure(number: float | None) -> str:
    return "-" if number is None else thousands(number)
