"""The API does what its description says, whatever it is asked: Schemathesis asks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.helpers import Server

pytestmark = pytest.mark.server

COMMAND = [sys.executable, "-m", "schemathesis.cli", "--config-file"]
# What a good campaign or record is, no description of a text can say.
SETTINGS = """
[[operations]]
include-path-regex = "^/api/(campaigns|trees)$"
checks.positive_data_acceptance.enabled = false
"""
KNOWN = """
[[operations]]
include-path-regex = "^/api/{what}/"
parameters = {{ "path.id" = "{id}" }}
"""


def ask_everything(server: Server, folder: Path, settings: str, *more: str) -> None:
    (folder / "settings.toml").write_text(settings, "utf-8")
    address = f"{server.address}/api/schema/openapi.json"
    command = [*COMMAND, str(folder / "settings.toml"), "run", address, "--no-color", *more]
    asked = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert asked.returncode == 0, asked.stdout + asked.stderr
    assert re.search(r"Selected: (\d+)/\1\b", asked.stdout) is not None, "nothing is left out"


def known(server: Server) -> str:
    """Tells it of things that are there."""
    table = server.make_table("here", "link", "open")["table"]["id"]
    chapter = server.make_table("here", options={"adventure": "cooperative"})["table"]["campaign"]
    things = {"tables": table, "campaigns": chapter, "titles": "port_royal"}
    return SETTINGS + "".join(KNOWN.format(what=what, id=id) for what, id in things.items())


def test_the_api_is_as_described(server: Server, tmp_path: Path) -> None:
    ask_everything(server, tmp_path, known(server), "--max-examples", "5", "--generation-deterministic")


@pytest.mark.soak
def test_the_api_is_as_described_in_thousands_of_questions(server: Server, tmp_path: Path) -> None:
    ask_everything(server, tmp_path, known(server), "--max-examples", "150")
    ask_everything(server, tmp_path, SETTINGS, "--max-examples", "150")
