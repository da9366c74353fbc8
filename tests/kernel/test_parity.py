"""Interpreted and compiled runs play the same games, move for move."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tests.kernel import parity_games
from tests.kernel.parity_games import ALL, FROZEN, STORED, fingerprints

from flibuste._modes import mode

pytestmark = pytest.mark.once  # it compares both ways


def test_this_run_plays_the_stored_games() -> None:
    """parity.json was written by an interpreted run; after a change of rules that was meant, write it anew."""
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    assert fingerprints(FROZEN) == stored, (
        f"this run is {mode()}; to accept: {sys.executable} {parity_games.__file__} --write"
    )


def test_an_interpreted_run_plays_the_same_games_as_a_compiled_one() -> None:
    if mode() == "interpreted":
        pytest.skip("nothing is compiled in this run: it was compared with the stored fingerprints only")
    run = subprocess.run(
        [sys.executable, parity_games.__file__],
        env={**os.environ, "FLIBUSTE_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    other = json.loads(run.stdout)
    assert other["mode"] == "interpreted"
    assert other["games"] == fingerprints(ALL)
