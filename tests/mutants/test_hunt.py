"""A hunt over a small file: what its one test notices and what it does not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

RULES = """
LIMIT = 3

def fine(tax):
    if tax >= LIMIT:
        return LIMIT
    return 0

def wait(turns):
    while turns > 0:
        turns -= 1
    return turns

def unknown():
    return 1
"""
TEST = """
from rules import fine, wait

def test_a_fine():
    assert fine(5) == 3

def test_waiting():
    assert wait(2) == 0
"""
HUNT = """
import json, pytest, sys
from pathlib import Path
from tests.mutants import hunt
from tests.mutants.changes import Source

hunt.PATIENCE = 1
folder = Path(sys.argv[1])
source = Source(folder / "rules.py")
verdicts = {}
tell = lambda change, verdict: verdicts.update({f"{change.owner.name} {change.what}": verdict})
flags = ["-p", "no:terminal", "-p", "no:xdist", "-c", str(folder / "none.ini"), "--rootdir", str(folder)]
pytest.main([str(folder), *flags], plugins=[hunt.Hunter({source.file: source}, source.changes(), 2, tell)])
print(json.dumps(verdicts))
"""


def hunt(folder: Path, test: str) -> subprocess.CompletedProcess[str]:
    for name, text in (("rules.py", RULES), ("test_rules.py", test), ("none.ini", "[pytest]\n")):
        (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", HUNT, str(folder)]
    return subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)


@pytest.mark.parametrize(
    ("test", "says"),
    [
        (
            "def test_a_fine():\n    assert fine(5) == 4",
            "test_rules.py::test_a_fine failed before anything was changed",
        ),
        ("def test_a_fine():\n    os.abort()", "test_rules.py::test_a_fine ended its process (signal 6)"),
        ("from rules import pardon", "test_rules.py could not be read"),
    ],
)
def test_a_test_that_fails_without_any_change_is_named(tmp_path: Path, test: str, says: str) -> None:
    done = hunt(tmp_path, f"import os\nfrom rules import fine\n\n{test}\n")
    assert says in done.stderr
    assert ("assert 3 == 4" in done.stderr) == ("== 4" in test)
    assert done.stdout == "{}\n"


def test_every_change_gets_its_verdict(tmp_path: Path) -> None:
    done = hunt(tmp_path, TEST)
    assert json.loads(done.stdout) == {
        "LIMIT 3 → 4": "caught",
        "LIMIT 3 → 2": "caught",
        "fine not (tax >= LIMIT)": "caught",
        "fine >= → >": "survived",
        "fine 0 → 1": "survived",
        "fine 0 → -1": "survived",
        "wait not (turns > 0)": "caught",
        "wait 0 → 1": "caught",
        "wait 0 → -1": "caught",
        "wait left out: turns -= 1": "caught",
        "wait - → +": "caught",
        "wait 1 → 2": "survived",
        "wait 1 → 0": "caught",
        "unknown 1 → 2": "never run",
        "unknown 1 → 0": "never run",
    }
