"""`flibuste arena`: what it prints, writes and refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.arena.conftest import Command
from tests.server.helpers import PATIENCE

from flibuste.arena.results import read_results
from flibuste.cli import arena

QUICK = ("--bots", "random,baseline", "--seed", "s", "--processes", "1")
ROBIN = ("arena", "round-robin", "port_royal", *QUICK)


def test_a_round_robin_in_the_terminal(flibuste: Command) -> None:
    said = flibuste(*ROBIN, "--deals", "6")
    assert said.code == 0
    assert said.err == ""
    assert "12 games: 6 deals in 1 line-up, each deal played with all 2 rotations" in said.out
    assert re.search(r"^baseline +random +12 +[\d.]+ % ", said.out, re.MULTILINE)
    assert re.search(r"^baseline +1000 ", said.out, re.MULTILINE)


def test_the_command_that_is_shown_gives_the_same_again(flibuste: Command) -> None:
    said = flibuste(*ROBIN, "--deals", "3", "--option", "decision_limit=200", "--option", "jester_pays_active=off")
    command = said.out.strip().splitlines()[-1]
    assert "--option jester_pays_active=off" in command
    again = flibuste(*command.split()[1:], "--processes", "1")

    def games(text: str) -> str:
        return text.split("decisions")[1].split("flibuste")[0]

    assert games(again.out) == games(said.out)
    assert again.out.strip().endswith(command)


def test_json_for_scripts(flibuste: Command) -> None:
    data = json.loads(flibuste(*ROBIN, "--deals", "2", "--seats", "3", "--json").out)
    assert data["finished"] is True
    assert (data["deals"], data["games"]) == (4, 12)
    assert {row["bot"] for row in data["bots"]} == {"random", "baseline"}
    assert [row["lineup"][0] for row in data["pairings"]] == ["random", "baseline"]
    assert data["pairings"][0]["answer"] is None
    assert sum(seat["value"] for seat in data["seats"]) == pytest.approx(1)


def test_one_deal_is_valid_json_too(flibuste: Command) -> None:
    data = json.loads(flibuste(*ROBIN, "--deals", "1", "--json").out)
    assert data["pairings"][0]["ahead"]["low"] is None
    assert "Infinity" not in json.dumps(data)


def test_a_ladder_until_settled(flibuste: Command) -> None:
    said = flibuste("arena", "ladder", "port_royal", *QUICK, "--until-settled")
    assert said.code == 0
    assert "above 50.0 %" in said.out
    assert "--deals 2000 --until-settled" in said.out


def test_a_gauntlet_on_a_title_of_its_own_options(flibuste: Command) -> None:
    words = ("--challenger", "random", "--bots", "baseline", "--seats", "4", "--deals", "1", "--processes", "1")
    said = flibuste("arena", "gauntlet", "amerigo", *words, "--option", "tower=loose")
    assert said.code == 0
    assert "against 3 ×" in said.out
    assert "--option tower=loose" in said.out


def test_results_report_and_tables_are_written(flibuste: Command, tmp_path: Path) -> None:
    out, page, table = (str(tmp_path / name) for name in ("results.jsonl", "page.html", "table.md"))
    first = flibuste(*ROBIN, "--deals", "3", "--out", out, "--report", page, "--markdown", table)
    written = [Path(name).read_text() for name in (page, table)]
    again = flibuste("arena", "report", out, "--report", page, "--markdown", table)
    assert again.out == first.out
    assert [Path(name).read_text() for name in (page, table)] == written


def test_without_a_seed_a_contest_goes_on_with_its_own(flibuste: Command, tmp_path: Path) -> None:
    out = str(tmp_path / "results.jsonl")
    words = ("arena", "ladder", "port_royal", "--bots", "random,baseline", "--processes", "1", "--out", out)
    first = flibuste(*words, "--deals", "2")
    assert flibuste(*words, "--deals", "3").code == 0
    assert len(read_results(Path(out)).deals) == 3
    assert read_results(Path(out)).settings.seed in first.out


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("round-robin", "port_royal", "--bots", "random,nobody"), "There is no bot 'nobody'"),
        (("round-robin", "chess", "--bots", "random,baseline"), "There is no title 'chess'"),
        (("round-robin", "port_royal", "--bots", "random,baseline", "--seats", "9"), "not 9"),
        (("ladder", "port_royal", "--bots", "random"), "A ladder needs at least two bots."),
        (("ladder", "port_royal", "--bots", "random,baseline", "--option", "x=1"), "has no option 'x'"),
        (("ladder", "port_royal", "--bots", "random,baseline", "--confidence", "100"), "is not a percentage"),
        (("ladder", "port_royal", "--bots", "random,baseline", "--out", "/no/where.jsonl"), "/no/where.jsonl: No such"),
        (("ladder", "port_royal", "--bots", "random,baseline", "--report", "/no/page.html"), "/no/page.html: No such"),
        (("report", "/no/where.jsonl"), "/no/where.jsonl: No such file"),
        (("report", __file__), "does not begin as the results of an arena do."),
        (("report", os.devnull), "is empty"),
        ((), "name a contest"),
    ],
)
def test_bad_input_is_one_sentence(flibuste: Command, words: tuple[str, ...], sentence: str) -> None:
    said = flibuste("arena", *words)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert len(said.err.strip().splitlines()) == 1


def test_another_contest_in_the_file_is_refused(flibuste: Command, tmp_path: Path) -> None:
    out = str(tmp_path / "results.jsonl")
    assert flibuste(*ROBIN, "--deals", "1", "--out", out).code == 0
    said = flibuste(*ROBIN, "--deals", "1", "--out", out, "--option", "decision_limit=200")
    assert said.code == 2
    assert "results.jsonl has another contest: its options is" in said.err
    assert "decision_limit=3000" in said.err


def test_ctrl_c_tells_what_was_played(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "hold", interrupted)
    said = flibuste(*ROBIN, "--deals", "5")
    assert said.code == 130
    assert "interrupted after 0 deals; without --out nothing keeps them." in said.err
    assert "Not finished" in said.out


@pytest.mark.slow
def test_ctrl_c_on_several_processes_loses_no_finished_deal(flibuste: Command, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    words = ("arena", "ladder", "port_royal", "--bots", "random,baseline", "--seed", "s", "--out", str(out))
    command = [sys.executable, "-m", "flibuste", *words, "--deals", "100000", "--processes", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as child:
        try:
            until = time.monotonic() + PATIENCE
            while (not out.exists() or out.read_bytes().count(b"\n") < 12) and time.monotonic() < until:
                time.sleep(0.05)
            os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to everybody
            _, err = child.communicate(timeout=PATIENCE)
        finally:
            child.kill()
    assert child.returncode == 130
    assert "results.jsonl keeps them, the same command goes on." in err
    assert "Traceback" not in err
    kept = len(read_results(out).deals)
    assert kept >= 10
    assert flibuste(*words, "--deals", str(kept + 2), "--processes", "1").code == 0
    assert len(read_results(out).deals) >= kept + 1


def test_while_it_plays_the_intervals_are_shown(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr(arena, "GLANCE", 0.0)
    seen: list[str] = []
    real = arena._line

    def watch(*args: object) -> str:
        seen.append(real(*args))  # type: ignore[arg-type]
        return seen[-1]

    monkeypatch.setattr(arena, "_line", watch)
    assert flibuste(*ROBIN, "--deals", "3").code == 0
    assert seen[0] == "  baseline – random"
    assert re.fullmatch(r"  baseline – random  [\d.]+ % \([\d.]+–[\d.]+\)  3 deals  ", seen[-1])
