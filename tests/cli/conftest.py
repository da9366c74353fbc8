from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from flibuste.cli import main


class Said(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def flibuste(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs the command in this process; `typed` is what a person types."""

    def run(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(list(words))
        except SystemExit as leaving:  # argparse leaves this way
            code = leaving.code if isinstance(leaving.code, int) else 1
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run
