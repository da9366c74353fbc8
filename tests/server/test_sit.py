"""`flibuste sit`: a bot at a real server, beside a page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.server.helpers import PATIENCE, Json, Server, tokens

from flibuste.cli import main
from flibuste.cli.sit import read_link
from flibuste.envs.setting import Setting

ENGINE = f"engine:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_engine.py'}"


def link_to(server: Server, made: Json, seat: int) -> str:
    return f"{server.address}/t/{made['table']['id']}#{tokens(made)[seat]}"


def seated(link: str, bot: str, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "flibuste", "sit", link, "--bot", bot, "--pause", "0", "--seed", "sit", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(os.environ))


def network(folder: Path, options: dict[str, object]) -> str:
    """A bot of an ONNX file."""
    pytest.importorskip("onnxruntime", reason="the extra `onnx` is not installed")
    pytest.importorskip("onnx", reason="the extra `onnx` is not installed")
    from tests.envs.test_onnx import write_network

    from flibuste.envs.onnx import sign

    file = write_network(folder / "policy.onnx")
    sign(file, Setting("port_royal", 2, options))
    return f"onnx:{file}"


@pytest.mark.parametrize("bot", ["random", ENGINE, "onnx"], ids=["random", "engine", "onnx"])
def test_a_bot_plays_to_the_end_of_the_game(server: Server, bot: str, tmp_path: Path) -> None:
    options: dict[str, object] = {"decision_limit": 100}
    bot = network(tmp_path, options) if bot == "onnx" else bot
    made = server.make_table("here", "link", options=options)
    page = server.page(made["table"]["id"], tokens(made)[0])
    name = "Nelson" if bot == ENGINE else bot.partition(":")[0]
    with seated(link_to(server, made, 1), bot, *(["--name", name] if bot == ENGINE else [])) as guest:
        rng = Random(1)
        update = page.wait_for("update")
        while update["outcome"] is None:
            if update["seat_to_move"] == 0:
                page.random_move(rng)
            update = page.update if page.update is not update else page.wait_for("update")
        said, _ = guest.communicate(timeout=PATIENCE)
    assert guest.returncode == 0, said
    assert said.startswith(f"{name} sits at ")
    assert f"seat 2: {['lost', 'won'][update['outcome']['winners'] == [1]]}" in said
    assert server.get(f"/api/tables/{made['table']['id']}")["seats"][1]["name"] == f"{name} (bot)"


def test_the_numbers_of_a_decision_are_told_to_the_seat_that_makes_it(server: Server) -> None:
    made = server.make_table("here", "link")
    here, guest = (server.page(made["table"]["id"], token) for token in tokens(made))
    to_move = here.wait_for("update")["seat_to_move"]
    mover, other = (here, guest) if to_move == 0 else (guest, here)
    guest.wait_for("update")
    told = mover.ask("numbers", seat=to_move, after=0)
    assert len(told["numbers"]) == Setting("port_royal", 2).features.size
    assert other.ask("numbers", seat=to_move, after=0)["reason"]["key"] == "not-your-seat"
    assert other.ask("numbers", seat=1 - to_move, after=0)["reason"]["key"] in ("not-your-seat", "not-your-turn")
    assert mover.ask("numbers", seat=to_move, after=7)["reason"]["key"] == "stale"


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["sit", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_an_invitation_is_good_for_once(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.make_table("here", "link")
    server.page(made["table"]["id"], tokens(made)[1]).wait_for("welcome")
    assert "invitation" in refused(capsys, link_to(server, made, 1), "--bot", "random")


def test_a_table_that_is_closed_while_it_waits(server: Server) -> None:
    made = server.make_table("here", "link", "link")
    page = server.page(made["table"]["id"], tokens(made)[0])
    with seated(link_to(server, made, 1), "random") as guest:
        while page.wait_for("welcome", "table")["table"]["seats"][1]["name"] != "random (bot)":
            pass
        assert page.ask("close", seat=0)["type"] == "done"
        said, _ = guest.communicate(timeout=PATIENCE)
    assert guest.returncode == 2
    assert said.endswith("flibuste: The table was closed before the game was over.\n")


def test_a_table_that_is_not_there(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no such table" in refused(capsys, f"{server.address}/t/nowhere#i.x", "--bot", "random")


def test_a_server_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "No table answers at 127.0.0.1:1" in refused(capsys, "http://127.0.0.1:1/t/x#i.x", "--bot", "random")


def test_a_bot_does_not_sit_on_both_sides_of_a_secret(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.make_table("here", "here", title="treasure_map")
    both = f"{link_to(server, made, 0)},{tokens(made)[1]}"
    assert "one seat only" in refused(capsys, both, "--bot", "random")


def test_a_link_that_opens_no_seat(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.make_table("here", "link")
    assert "key" in refused(capsys, f"{server.address}/t/{made['table']['id']}#wrong", "--bot", "random")


def test_a_bot_that_needs_positions_takes_no_seat(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.make_table("here", "link")
    assert "greedy thinks in whole positions" in refused(capsys, link_to(server, made, 1), "--bot", "greedy")
    assert not server.get(f"/api/tables/{made['table']['id']}")["seats"][1]["taken"]


@pytest.mark.parametrize("link", ["table", "http://host/t/", "http://host/t/x", "ftp://host/t/x#k", "http://host/x#k"])
def test_what_is_no_link_to_a_seat(capsys: pytest.CaptureFixture[str], link: str) -> None:
    assert "Give the whole link" in refused(capsys, link, "--bot", "random")


def test_who_comes_by_an_invitation_makes_a_key_to_come_back_with() -> None:
    link = read_link("https://host/t/x#i.friend")
    assert link.invitations == ["i.friend"]
    assert link.socket == "wss://host/ws/x"
    assert read_link(link.again).keys == link.keys != ["i.friend"]
    assert read_link(link.again).invitations == []
