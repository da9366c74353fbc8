"""What was acknowledged is there after a restart, even one without warning."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import PATIENCE, Page, Server, tokens
from tests.server.kills import name, pieces
from tests.server.places import Place
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from flibuste.server.store import SqliteStore, open_store
from flibuste.server.store.checking import check

pytestmark = pytest.mark.server

TABLES = 4


def test_a_restart_changes_nothing(own_server: Server) -> None:
    made = own_server.make_table("here", "here", "bot:mate")
    id = made["table"]["id"]
    page = own_server.page(id, *tokens(made))
    page.wait_for("update")
    rng = random.Random(1)
    for _ in range(40):
        while page.update["seat_to_move"] == 2:
            page.wait_for("update")
        before = page.update["moves_made"]
        page.random_move(rng)
        page.wait_for_moves(before + 1)
    while page.update["seat_to_move"] == 2:
        page.wait_for("update")
    assert own_server.end(signal.SIGINT) == 0
    own_server.start()
    assert own_server.get(f"/api/tables/{id}")["moves"] == page.update["moves_made"]
    seen = page.update["events_from"] + len(page.update["events"])
    again = own_server.page(id, *tokens(made), events_seen=seen)
    again.wait_for("update")
    assert {**again.update, "events": 0, "events_from": 0} == {**page.update, "events": 0, "events_from": 0}
    assert (again.update["events_from"], again.update["events"]) == (seen, [])
    assert again.random_move(rng)["type"] == "done"


def test_bots_go_on_after_a_crash(own_server: Server) -> None:
    made = own_server.make_table("bot:random", "bot:greedy", "bot:random")
    id = made["table"]["id"]
    own_server.page(id).wait_for_moves(5)
    own_server.end(signal.SIGKILL)
    own_server.start()
    own_server.page(id)
    while (table := own_server.get(f"/api/tables/{id}"))["status"] != "over":
        time.sleep(0.02)
    assert table["moves"] > 5


def test_a_second_server_on_the_same_tables_says_so_and_stops(own_server: Server) -> None:
    command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", "0"]
    second = subprocess.run(
        [*command, "--store", f"sqlite:///{own_server.store}"], capture_output=True, text=True, check=False
    )
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.startswith("flibuste: Another Flibuste plays the tables of ")
    assert len(second.stderr.splitlines()) == 1
    assert own_server.make_table("here", "here"), "nobody noticed"


def test_a_server_that_ends_tells_its_pages_to_come_back(own_server: Server) -> None:
    """Whatever else goes on: half a request, somebody who does not read, a bot that thinks, a game that is played."""
    half = socket.create_connection(("127.0.0.1", int(own_server.address.rpartition(":")[2])))
    half.sendall(b"GET / HTTP/1.1\r\n")
    thinking = own_server.make_table("bot:admiral", "here", title="amerigo")
    watcher = own_server.page(thinking["table"]["id"])
    watcher.wait_for("update")
    players = Players(own_server, 1)
    players.attach(own_server)
    players.start()
    while len(players.acknowledged) < 5:
        time.sleep(0.001)
    own_server.tell_to_end()
    players.join(PATIENCE)
    with pytest.raises(ConnectionClosed) as closed:
        watcher.wait_for("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    own_server.end()
    half.close()
    own_server.start()
    assert players.moves_on_disk(own_server) in (players.acknowledged, players.sent)
    back = own_server.page(players.table, *players.keys)
    assert back.wait_for("update")["moves_made"] >= len(players.acknowledged)


class Players(threading.Thread):
    """All seats of one table, playing random moves until the server is gone; remembers what was acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        made = server.make_table("here", "here", "here", seed=f"crash {seed}", options={"decision_limit": 1_000_000})
        self.table: str = made["table"]["id"]
        self.keys = tokens(made)
        self.acknowledged: list[tuple[int, str]] = []
        self.sent: list[tuple[int, str]] = []
        self.rng = random.Random(seed)
        self.page: Page | None = None

    def attach(self, server: Server) -> None:
        self.page = server.page(self.table, *self.keys)
        self.page.wait_for("update")

    def run(self) -> None:
        page = self.page
        assert page is not None
        try:
            while page.update["seat_to_move"] >= 0:
                move = (page.update["seat_to_move"], self.rng.choice(page.update["moves"])["notation"])
                before = page.update["moves_made"]
                self.sent = [*self.acknowledged, move]
                if page.move(move[1])["type"] == "done":
                    self.acknowledged.append(move)
                page.wait_for_moves(before + 1)
        except (WebSocketException, OSError, TimeoutError):
            pass  # the server is gone

    def moves_on_disk(self, server: Server) -> list[tuple[int, str]]:
        lines = server.ask(f"/api/tables/{self.table}/record")[1].decode().splitlines()
        moves: list[dict[str, Any]] = [json.loads(line) for line in lines[1:]]
        return [(move["seat"], move["move"]) for move in moves if "move" in move]


def crash_again_and_again(store: Path, rounds: int) -> None:
    server = Server(store)
    rng = random.Random(11)
    try:
        tables: list[Players] = []
        for number in range(rounds):
            new = [Players(server, number * TABLES + one) for one in range(TABLES)]
            for players in new:
                players.attach(server)
                players.start()
            wanted = rng.randint(1, 100)
            while sum(len(players.acknowledged) for players in new) < wanted and any(map(Players.is_alive, new)):
                time.sleep(0.001)
            server.end(signal.SIGKILL)
            for players in new:
                players.join(60)
                assert not players.is_alive()
            server.leave()
            server.start()
            tables = [*tables[-TABLES:], *new]
            for players in tables:
                found = players.moves_on_disk(server)
                # The last move may have reached the disk before the crash kept its answer from the player.
                assert found in (players.acknowledged, players.sent)
            assert any(players.acknowledged for players in new)
    finally:
        server.end()
    opened = SqliteStore(store)
    assert check(opened) == (rounds * TABLES, [], [])
    asyncio.run(opened.close())


def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    crash_again_and_again(tmp_path / "tables.sqlite3", 5)


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_a_hundred_crashes(tmp_path: Path) -> None:
    crash_again_and_again(tmp_path / "tables.sqlite3", int(os.environ.get("FLIBUSTE_CRASHES", "100")))


def kill_again_and_again(url: str, kills: range) -> dict[str, int]:
    """Plays at the same tables from one kill to the next; returns how many moves each has."""
    acknowledged: dict[str, int] = {}
    for seed in kills:
        command = [sys.executable, "-m", "tests.server.moving", url, str(seed)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as moving:
            assert moving.stdout is not None
            left = random.Random(seed).randint(1, 100)
            for line in moving.stdout:
                if not line.endswith("\n"):  # it was killed in the midst of a word
                    break
                said, table, moves = line.split()
                before = acknowledged.get(table, 0)
                # when it was killed, the last move may have been on disk and not told
                assert int(moves) in ((before, before + 1) if said == "found" else (before + 1,))
                acknowledged[table] = int(moves)
                left -= said == "moved"
                if left == 0:
                    moving.kill()  # what it had said by then is still heard
        assert left <= 0
    return acknowledged


def check_kills(url: str, kills: range) -> None:
    acknowledged = kill_again_and_again(url, kills)
    store = open_store(url)
    tables, *broken = check(store)
    assert broken == [[], []]
    # when it was killed for the last time, tables may have been on disk and not told
    assert tables - len(acknowledged) in range(TABLES + 1)
    for id, moves in acknowledged.items():
        stored = store.table(id)
        assert stored is not None
        assert [play.facts["moves"] for play in stored.plays] == [*range(1, stored.moves + 1)], "none is there twice"
        assert stored.moves in (moves, moves + 1)
    asyncio.run(store.close())


def test_nothing_is_lost_or_doubled_when_a_host_is_killed_many_times(place: Place) -> None:
    check_kills(place.url(), range(20 if place.kind == "sqlite" else 3))


@pytest.mark.soak
@pytest.mark.parametrize("kills", pieces(), ids=name)
def test_nor_when_it_is_killed_a_thousand_times(place: Place, kills: range) -> None:
    check_kills(place.url(), kills)
