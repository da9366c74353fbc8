"""One question searched by several processes at once: each grows a tree of its own, and what they found is added up."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final, cast, final

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.bots.search import Finding, Search, by_visits
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data, compact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import FlibusteError

WATCH: Final = "from flibuste.bots.joint_search import keep_watch; keep_watch()"
"""What a process of the search runs; it ends when whoever asks is gone."""


@final
class JointSearchBot(Bot):
    """As SearchBot, its playouts shared by so many processes. They start when they are first needed, and stay."""

    name = "search"

    def __init__(self, playouts: int, processes: int, seconds: float = 0.0) -> None:
        self.playouts = playouts
        self.processes = processes
        self.seconds = seconds
        self.searchers: list[subprocess.Popen[str]] = []

    def choose(self, question: Question, rng: Rng) -> Move:
        if len(question.moves) == 1:
            return question.moves[0]
        return self.findings(question, rng)[0].move

    def findings(self, question: Question, rng: Rng) -> list[Finding]:
        """What all of them think of every move, the best first."""
        while len(self.searchers) < self.processes:
            self.searchers.append(_hire())
        try:
            for place, searcher in enumerate(self.searchers):
                assert searcher.stdin is not None
                searcher.stdin.write(compact(self._order(question, rng, place)) + "\n")
                searcher.stdin.flush()
            return combined(question.moves, [_report(searcher) for searcher in self.searchers])
        except OSError:
            self.dismiss()
            raise FlibusteError("A process of the search has stopped; ask again to start it anew.") from None

    def _order(self, question: Question, rng: Rng, place: int) -> Data:
        share = self.playouts // self.processes + (place < self.playouts % self.processes)
        return {
            "title": question.position.title,
            "seat": question.seat,
            "seed": f"{rng.word()} {rng.word()}",
            "playouts": share,
            "seconds": self.seconds,
            "position": question.position.to_data(),
        }

    def dismiss(self) -> None:
        """Ends the processes."""
        for searcher in self.searchers:
            searcher.kill()
            searcher.communicate()
        self.searchers = []

    def __reduce__(self) -> Again:
        """A copy starts processes of its own."""
        return JointSearchBot, (self.playouts, self.processes, self.seconds)


def combined(moves: list[Move], reports: list[list[tuple[str, int, float, float]]]) -> list[Finding]:
    """One finding for each move: visits added up, chances and points by visits."""
    visits: dict[str, int] = {}
    chances: dict[str, float] = {}
    points: dict[str, float] = {}
    for report in reports:
        for notation, tries, chance, mean in report:
            visits[notation] = visits.get(notation, 0) + tries
            chances[notation] = chances.get(notation, 0.0) + tries * chance
            points[notation] = points.get(notation, 0.0) + tries * mean
    found: list[Finding] = []
    for move in moves:
        name = move.notation
        tries = max(1, visits[name])
        found.append(Finding(move, visits[name], chances[name] / tries, points[name] / tries))
    found.sort(key=by_visits)
    return found


def _hire() -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WATCH]
    # A session of its own: Ctrl-C is for whoever asks.
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)


def _report(searcher: subprocess.Popen[str]) -> list[tuple[str, int, float, float]]:
    assert searcher.stdout is not None
    line = searcher.stdout.readline()
    if not line:
        raise BrokenPipeError
    findings: list[tuple[str, int, float, float]] = []
    for notation, visits, chance, points in json.loads(line):
        findings.append((notation, visits, chance, points))
    return findings


# --- in a process of the search ---------------------------------------------------------------------------------------


def keep_watch() -> None:
    """Answers one order a line until there are no more."""
    for line in sys.stdin:
        found = look_out(json.loads(line))
        print(compact([[f.move.notation, f.visits, f.win_chance, f.points] for f in found]), flush=True)


def look_out(order: Data) -> list[Finding]:
    from flibuste.games import find_title  # the titles are needed in these processes only

    position = find_title(cast(str, order["title"])).position_from_data(cast(Data, order["position"]))
    search = Search(Question(position, cast(int, order["seat"])), rng_from_text(cast(str, order["seed"])))
    search.grow(cast(int, order["playouts"]), cast(float, order["seconds"]))
    return search.findings()
