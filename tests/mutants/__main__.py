"""How good are the tests of the rules? Makes small changes to the rules and sees whether a test fails.

python -m tests.mutants                                  every change to the rules of every title
python -m tests.mutants amerigo --count 150              a sample, always the same
python -m tests.mutants port_royal --file discover.py    one file
python -m tests.mutants --minutes 20                     as many as fit

What was tried is kept in build/mutants, so that a run that was interrupted goes on where it was, until a rule is
changed; what no test has caught is tried again when a test is changed. Changes that make no difference to anybody
stand in equivalent.toml, each with its reason.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "flibuste" / "games"
os.environ["FLIBUSTE_PURE"] = "1"
sys.path.insert(0, str(ROOT / "src"))  # the rules as they are here, installed or not

import pytest  # noqa: E402 - the path comes first
from tests.mutants.changes import Change, Source  # noqa: E402
from tests.mutants.hunt import CAUGHT, HOPELESS, SURVIVED, UNSEEN, Hunter  # noqa: E402

HOMES: Final[dict[str, Path]] = {rules.parent.name: rules.parent for rules in sorted(GAMES.rglob("rules"))}
"""Where each title lies: in the folder of its box, if that has another one."""
EQUIVALENT: Final = "equivalent"
FLAGS: Final = ["-o", "addopts=--import-mode=importlib", "-m", "not soak and not server and not slow"]
FLAGS_OF_SILENCE: Final = ["-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider"]


class Journal:
    """What is known of each change to the rules as they are. What was not caught is tried again with other tests."""

    def __init__(self, title: str) -> None:
        place = ROOT / "build" / "mutants"
        place.mkdir(parents=True, exist_ok=True)
        self._file = place / f"{title}-{fingerprint(GAMES.parent / 'kernel', HOMES[title])}.jsonl"
        self._tests = fingerprint(ROOT / "tests" / title)
        lines = self._file.read_text(encoding="utf-8").splitlines() if self._file.exists() else []
        self.known: dict[str, str] = {
            key: verdict for key, verdict, tests in map(json.loads, lines) if verdict == CAUGHT or tests == self._tests
        }

    def note(self, change: Change, verdict: str) -> None:
        self.known[change.key] = verdict
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([change.key, verdict, self._tests]) + "\n")


def fingerprint(*folders: Path) -> str:
    files = sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def equivalents() -> set[tuple[str, ...]]:
    listed = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["in"], one["line"], one["change"]) for one in listed.get("equivalent", [])}


class Run:
    """The changes of one title, some of them tried now."""

    def __init__(self, title: str, args: argparse.Namespace) -> None:
        files = sorted((HOMES[title] / "rules").glob(args.file))
        self._sources = {file: Source(file) for file in files}
        changes = [change for source in self._sources.values() for change in source.changes()]
        self.all = len(changes)
        # a fixed order without any order: whoever takes the first of them takes a fair sample
        self._chosen = Random(title).sample(changes, self.all)[: args.count]
        self._title = title
        self._jobs: int = args.jobs
        self._until = time.monotonic() + args.minutes * 60
        self._journal = Journal(title)
        self._equivalent = equivalents()

    def go(self) -> int:
        """Tries what was not tried yet, and reports all."""
        hunter = Hunter(self._sources, self._untried(), self._jobs, self._tell)
        code = pytest.main([f"tests/{self._title}", *FLAGS, *FLAGS_OF_SILENCE], plugins=[hunter])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.INTERRUPTED):
            print(f"mutants: the tests of {self._title} must pass before anything is changed")
            return 2
        print(f"\n{self.summary()}")
        for change, verdict in sorted(self.tried, key=lambda one: (one[0].file, one[0].line)):
            if verdict not in (CAUGHT, EQUIVALENT):
                print(described(change, verdict))
        if code == pytest.ExitCode.INTERRUPTED:
            print("mutants: interrupted; the same command goes on")
        return 130 if code == pytest.ExitCode.INTERRUPTED else 0

    def _untried(self) -> Iterator[Change]:
        for change in self._chosen:
            if time.monotonic() > self._until:
                return
            if not self._verdict(change):
                yield change

    def _verdict(self, change: Change) -> str:
        """Empty when the change was not tried yet."""
        file = change.file.relative_to(GAMES).as_posix()
        if (file, change.owner.name, change.text, change.what) in self._equivalent:
            return EQUIVALENT
        return self._journal.known.get(change.key, "")

    def _tell(self, change: Change, verdict: str) -> None:
        self._journal.note(change, verdict)
        if verdict != CAUGHT:
            print(described(change, verdict), flush=True)
        if len(self.tried) % 50 == 0:
            print(self.summary(), flush=True)

    @property
    def tried(self) -> list[tuple[Change, str]]:
        return [(change, verdict) for change in self._chosen if (verdict := self._verdict(change))]

    def summary(self) -> str:
        verdicts = [verdict for _, verdict in self.tried]
        caught, counted = verdicts.count(CAUGHT), len(verdicts) - verdicts.count(EQUIVALENT) - verdicts.count(HOPELESS)
        rest = {name: verdicts.count(name) for name in (SURVIVED, UNSEEN, EQUIVALENT, HOPELESS)}
        words = [f"{caught} of {counted} caught ({100 * caught / max(1, counted):.1f} %)"]
        words += [f"{number} {name}" for name, number in rest.items() if number]
        return f"{self._title}: {len(verdicts)} of {self.all} changes tried: {', '.join(words)}"


def described(change: Change, verdict: str) -> str:
    place = change.file.relative_to(ROOT).as_posix()
    return f"{place}:{change.line} {verdict}: {change.what}\n    {change.text}"


def main() -> None:
    titles = sorted(HOMES)
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("titles", nargs="*", choices=[*titles, []], help="all of them when none is named")
    parser.add_argument("--count", type=int, default=None, help="changes of each title")
    parser.add_argument("--minutes", type=float, default=10**6, help="for each title")
    parser.add_argument("--jobs", type=int, default=2, help="changes that are tried at the same time")
    parser.add_argument("--file", default="*.py", help="of the rules")
    args = parser.parse_args()
    for title in args.titles or titles:
        code = in_a_child(Run(title, args))
        if code:
            raise SystemExit(code)


def in_a_child(run: Run) -> int:
    """Each title has a pytest of its own; Ctrl-C is for it."""
    child = os.fork()
    if child == 0:
        code = run.go()
        sys.stdout.flush()
        os._exit(code)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    main()
