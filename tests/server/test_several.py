"""Several server processes behind one address: everybody sees the same, and nothing is played twice."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.helpers import PATIENCE, Json, Page, Server, tokens
from tests.server.kills import name, pieces
from tests.server.places import Databases, Postgres, children
from tests.server.test_store import start
from websockets.exceptions import WebSocketException

from flibuste.server.fleet import Fleet, empty, hail
from flibuste.server.serve import CANNOT
from flibuste.server.several import Berth, bring_up
from flibuste.server.store import Lease, Peer, Store, open_store
from flibuste.server.store.checking import check
from flibuste.server.store.contract import Roll

pytestmark = pytest.mark.server

TABLES = 4


class Servers(Server):
    """`flibuste serve --processes 2`."""

    def __init__(self, databases: Databases, *arguments: str) -> None:
        self.databases = databases
        self.url = databases.url()
        super().__init__(Path("unused"), "--processes", "2", "--store", self.url, *arguments)

    def peers(self) -> list[Peer]:
        return [Peer(*row) for row in self.databases.run(self.url, "SELECT number, address, secret FROM servers")]

    def holder(self, table: str) -> Peer:
        """Who plays a table, as the store itself says."""
        statement = "SELECT number, address, secret FROM servers JOIN held ON server = number WHERE table_id = :id"
        ((number, address, secret),) = wait_for(lambda: self.databases.run(self.url, statement, id=table))
        return Peer(number, address, secret)

    def other(self, peer: Peer) -> Peer:
        """On a busy machine it may just begin anew."""
        (other,) = wait_for(lambda: [other for other in self.peers() if other.address != peer.address])
        assert isinstance(other, Peer)
        return other

    def let_lease_run_out(self, peer: Peer) -> None:
        """As if its time had gone by."""
        self.databases.run(self.url, "UPDATE servers SET until = clock_timestamp() WHERE number = :n", n=peer.number)

    def through(self, peer: Peer) -> Through:
        return Through(peer, self)

    def pid(self, peer: Peer) -> int:
        """The process whose door it is."""
        (pid,) = [pid for pid in self.processes() if f"socket:[{_inode(peer)}]" in _files(pid)]
        return pid

    def processes(self) -> list[int]:
        assert self._process is not None
        found = children(self._process.pid)
        return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def bots(self) -> list[int]:
        return [worker for pid in self.processes() for worker in children(pid)]

    def wait_until_whole(self) -> None:
        """Until two processes play, and all tables are somewhere."""
        wait_for(lambda: len(self.peers()) == 2)


class Through(Server):
    """The same servers, of which one takes all connections: as if a visitor had come to it by chance."""

    def __init__(self, peer: Peer, servers: Servers) -> None:
        self.peer = peer
        self.address = servers.address
        self.heard = []
        self.pages = servers.pages

    def line(self) -> socket.socket:
        host, _, port = self.peer.address.rpartition(":")
        line = socket.create_connection((host, int(port)), PATIENCE)
        line.sendall(hail(self.peer, "127.0.0.1"))
        return line

    def ask(self, path: str, body: object = None, address: str = "") -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1")
        connection.sock = self.line()
        method, data = ("GET", None) if body is None else ("POST", json.dumps(body).encode())
        with contextlib.closing(connection):
            connection.request(method, path, data, {"content-type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.read()


def _inode(peer: Peer) -> str:
    port = f":{int(peer.address.rpartition(':')[2]):04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text("utf-8").splitlines()[1:]]
    return next(row[9] for row in rows if row[1].endswith(port) and row[3] == "0A")


def _files(pid: int) -> list[str]:
    found = []
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found.append(str(file.readlink()))
    return found


def wait_for(question: Any) -> Any:
    """The first answer that is not empty."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := question()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return answer


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[Servers]:
    servers = Servers(Databases(postgres))
    yield servers
    servers.end()


@pytest.fixture
def own_servers(postgres: Postgres) -> Iterator[Servers]:
    servers = Servers(Databases(postgres), "--lease", "20")
    yield servers
    servers.end()


def updates(page: Page) -> list[bytes]:
    return [heard for heard in page.heard if heard.startswith(b'{"type":"update"')]


# --- everybody sees the same ------------------------------------------------------------------------------------------


def test_a_table_opened_at_one_is_joined_played_and_watched_at_the_other(servers: Servers) -> None:
    made = servers.make_table("here", "open", name="Two houses", listed=True)
    id = made["table"]["id"]
    holder = servers.holder(id)
    near, far = servers.through(holder), servers.through(servers.other(holder))
    joined = far.get(f"/api/tables/{id}/join", {"name": "Far"})
    assert near.get(f"/api/tables/{id}") == far.get(f"/api/tables/{id}")
    players = [near.page(id, *tokens(made)), far.page(id, joined["token"])]
    watching = [server.page(id) for server in (near, far, near, far)]
    for page in [*players, *watching]:
        page.wait_for("update")
    rng = random.Random(1)
    for made_so_far in range(1, 60):
        mover = players[players[0].update["seat_to_move"]]
        assert mover.random_move(rng)["type"] == "done"
        for page in [*players, *watching]:
            page.wait_for_moves(made_so_far)
    told = [updates(page) for page in watching]
    assert len(told[0]) == 60
    assert told == [told[0]] * 4, "the same bytes"
    assert near.ask(f"/api/tables/{id}/record") == far.ask(f"/api/tables/{id}/record")
    assert servers.holder(id) == holder


def test_the_lobby_shows_the_tables_of_all(servers: Servers) -> None:
    ids = {servers.through(peer).make_table("here", "open", listed=True)["table"]["id"] for peer in servers.peers()}
    assert {servers.holder(id).address for id in ids} == {peer.address for peer in servers.peers()}
    for peer in servers.peers():
        wait_for(lambda peer=peer: ids <= {table["id"] for table in servers.through(peer).get("/api/tables")})
    for id in ids:
        servers.get(f"/api/tables/{id}/join", {"name": "Joined"})
    for peer in servers.peers():
        wait_for(lambda peer=peer: all(map(full, listed(servers.through(peer), ids))))


def test_who_looks_at_the_lobby_sees_their_own_tables_wherever_they_are(servers: Servers) -> None:
    id = servers.make_table("here", "open", listed=False)["table"]["id"]
    for peer in servers.peers():
        page = Page(servers.through(peer), "")
        page.say({"type": "lobby", "mine": [id, "none"]})
        news = page.hear()
        assert ([table["id"] for table in news["mine"]], news["gone"]) == ([id], ["none"])


def test_who_is_at_a_table_is_known_wherever_it_is_played(servers: Servers) -> None:
    """Also at one that the lobby does not show to others."""
    made = servers.make_table("here", "here", "open", listed=False)
    id, first = made["table"]["id"], tokens(made)[0]
    far = servers.through(servers.other(servers.holder(id)))

    def online() -> list[bool]:
        (mine,) = far.get("/api/lobby", {"mine": [id]})["mine"]
        return [seat["online"] for seat in mine["seats"]]

    assert online() == [False, False, False]
    page = far.page(id, first)
    page.wait_for("welcome")
    wait_for(lambda: online() == [True, False, False])
    page.close()
    wait_for(lambda: online() == [False, False, False])


def test_who_is_aboard_is_counted_over_all_servers_and_once(servers: Servers) -> None:
    first, second = [servers.through(peer) for peer in servers.peers()]
    pages = [Page(server, "") for server in (first, first, second, second)]
    for page, mark in zip(pages, ("anne", "bart", "bart", "calico"), strict=True):
        page.say({"type": "lobby", "mine": [], "mark": mark})
    for page in (pages[0], pages[3]):
        while page.wait_for("lobby")["aboard"] != 3:
            pass


def listed(server: Server, ids: set[str]) -> list[Json]:
    return [table for table in server.get("/api/tables") if table["id"] in ids]


def full(table: Json) -> bool:
    return all(seat["taken"] for seat in table["seats"])


def test_playing_again_leads_on_from_anywhere(servers: Servers) -> None:
    made = servers.make_table("here", "here", options={"decision_limit": 100})
    id = made["table"]["id"]
    page = servers.page(id, *tokens(made))
    page.wait_for("update")
    rng = random.Random(2)
    while page.update["seat_to_move"] >= 0:
        before = page.update["moves_made"]
        page.random_move(rng)
        page.wait_for_moves(before + 1)
    key = tokens(made)[0]
    holder = servers.holder(id)
    far = servers.through(servers.other(holder))
    again = far.get(f"/api/tables/{id}/rematch", {"token": key})["table"]["id"]
    for peer in servers.peers():
        door = servers.through(peer)
        assert door.get(f"/api/tables/{id}/rematch", {"token": key})["table"]["id"] == again, "one for all"
        assert door.get(f"/api/tables/{id}/follow", {"token": key})["table"]["id"] == again
        door.page(again, key).wait_for("update")


def test_a_position_is_set_up_of_a_moment_of_a_table_wherever_that_is_played(servers: Servers) -> None:
    made = servers.make_table("here", "bot:random", options={"first_player": "1"})
    id = made["table"]["id"]
    holder = servers.holder(id)
    wish = {"table": id, "moment": {"moves": 0, "seat": 0, "token": tokens(made)[0]}}
    told = [servers.through(peer).get("/api/positions", wish) for peer in (holder, servers.other(holder))]
    assert told[0]["view"] == told[1]["view"]
    assert servers.holder(id) == holder


def test_what_is_counted_is_told_of_one_and_of_all(servers: Servers) -> None:
    for peer in servers.peers():
        made = servers.through(peer).make_table("here", "here")
        page = servers.through(peer).page(made["table"]["id"], *tokens(made))
        page.wait_for("update")
        assert page.random_move(random.Random(3))["type"] == "done"
    own = [moves_in(servers.through(peer).ask("/metrics/own")[1]) for peer in servers.peers()]
    assert all(len(values) == 1 for values in own)
    assert moves_in(servers.ask("/metrics")[1]) == [sum(value for values in own for value in values)]
    assert sorted(moves_in(servers.ask("/metrics/each")[1])) == sorted(value for values in own for value in values)
    assert servers.get("/ready") == {"status": "ok", "troubles": []}
    assert servers.ask("/metrics/other")[0] == 404


def moves_in(text: bytes) -> list[int]:
    lines = [line for line in text.decode().splitlines() if line.startswith("flibuste_moves_total{")]
    return [int(line.rpartition(" ")[2]) for line in lines if 'by="person"' in line]


def test_who_does_not_know_the_secret_is_not_let_in(servers: Servers) -> None:
    peer = servers.peers()[0]
    for stranger in (b"GET / HTTP/1.1\r\n\r\n", b"wrong 127.0.0.1\nGET / HTTP/1.1\r\n\r\n", b"x" * 300):
        host, _, port = peer.address.rpartition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(stranger)
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(100) == b""


class SlowToBegin:
    """Has lost its lease so many times before it was up, as on a very busy machine; then it ends with that code."""

    def __init__(self, times: int, ends_with: int = 0) -> None:
        self.starts = 1
        self._times = times
        self.process = SimpleNamespace(join=lambda: None, exitcode=ends_with)

    def wait_until_ready(self) -> bool:
        return self.starts > self._times

    def start(self) -> None:
        self.starts += 1


def test_who_lost_the_lease_while_it_started_begins_anew_and_who_cannot_serve_does_not() -> None:
    patient, wrong = SlowToBegin(3), SlowToBegin(3, ends_with=CANNOT)
    assert (bring_up(cast(Berth, patient)), patient.starts) == (True, 4)
    assert (bring_up(cast(Berth, wrong)), wrong.starts) == (False, 1)


class Leased(Lease):
    """Of a server that ends others whom it never met."""

    def __init__(self, *ended: int) -> None:
        self.own = Peer(7, "127.0.0.1:1", "secret")
        self._ended = list(ended)

    def renew(self) -> Roll:
        return Roll([self.own], self._ended)

    def exchange(self, news: Sequence[str], seconds: float) -> list[str]:
        return []


def test_what_is_left_by_a_server_that_ended_before_anybody_met_it_is_taken_up() -> None:
    def round_of(lease: Leased) -> bool:
        return asyncio.run(Fleet(Store(), lease, lost=lambda: None).round(empty()))

    assert round_of(Leased(6))
    assert not round_of(Leased())


def test_several_processes_with_a_file_are_refused_in_one_sentence(tmp_path: Path) -> None:
    refused = start("--port", "0", "--processes", "2", "--store", f"sqlite:///{tmp_path}/a.sqlite3")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("flibuste: Several processes need a store in PostgreSQL")
    assert len(refused.stderr.splitlines()) == 1


# --- one that stands still --------------------------------------------------------------------------------------------


def test_one_that_stood_still_across_its_lease_cannot_accept_a_move(own_servers: Servers) -> None:
    """Though nobody has moved since, and it knows of nothing: only the store can tell it."""
    servers = own_servers
    made = servers.make_table("here", "here")
    id = made["table"]["id"]
    holder = servers.holder(id)
    other = servers.other(holder)
    near, far = servers.through(holder), servers.through(other)
    page, led_on = near.page(id, *tokens(made)), far.page(id, *tokens(made))
    page.wait_for("update")
    rng = random.Random(4)
    for moves in range(1, 5):
        assert page.random_move(rng)["type"] == "done"
        page.wait_for_moves(moves)
        led_on.wait_for_moves(moves)
    pid = servers.pid(holder)
    os.kill(pid, signal.SIGSTOP)
    try:
        notation = page.update["moves"][0]["notation"]
        late = {"type": "move", "id": 999, "seat": page.update["seat_to_move"], "move": notation, "after": 4}
        page.say(late)  # it lies in the line of who stands still
        servers.let_lease_run_out(holder)
        wait_for(lambda: servers.holder(id).address == other.address)
    finally:
        os.kill(pid, signal.SIGCONT)
    answers: list[Json] = []
    with contextlib.suppress(WebSocketException):
        while True:
            answers.append(page.hear())
    assert [answer for answer in answers if answer.get("id") == 999 and answer["type"] == "done"] == []
    back = far.page(id, *tokens(made))
    assert back.wait_for("update")["moves_made"] == 4
    assert back.move(notation)["type"] == "done"
    with pytest.raises(WebSocketException):
        led_on.wait_for("nothing")  # it was led on to who stood still
    wait_for(lambda: [peer for peer in servers.peers() if peer.address == holder.address and peer != holder])
    heir = servers.through(servers.other(other))
    assert heir.page(id).wait_for("update")["moves_made"] == 5
    assert moves_at(servers, id) == [1, 2, 3, 4, 5]


def moves_at(servers: Servers, table: str) -> list[object]:
    """How many moves were made after each, as the store has it."""
    opened = open_store(servers.url)
    stored = opened.table(table)
    asyncio.run(opened.close())
    assert stored is not None
    return [play.facts["moves"] for play in stored.plays]


# --- killed -----------------------------------------------------------------------------------------------------------


class Players(threading.Thread):
    """All seats of one table, playing random moves until something goes wrong or they are told to stop."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        made = server.make_table("here", "here", "here", seed=f"kill {seed}", options={"decision_limit": 1_000_000})
        self.table: str = made["table"]["id"]
        self.acknowledged: list[tuple[int, str]] = []
        self.sent: list[tuple[int, str]] = []
        self.is_told_to_stop = False
        self._rng = random.Random(seed)
        self._page = server.page(self.table, *tokens(made))
        self._page.wait_for("update")

    def run(self) -> None:
        page = self._page
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):  # the server is gone
            while not self.is_told_to_stop and page.update["seat_to_move"] >= 0:
                move = (page.update["seat_to_move"], self._rng.choice(page.update["moves"])["notation"])
                before = page.update["moves_made"]
                self.sent = [*self.acknowledged, move]
                if page.move(move[1])["type"] != "done":
                    return  # the database is gone
                self.acknowledged.append(move)
                page.wait_for_moves(before + 1)

    def check(self, server: Server) -> None:
        """Nothing lost, nothing doubled; the last move may be on disk though its answer was lost."""
        found = wait_for(lambda: self._moves(server))
        assert [move for move in found if move] in (self.acknowledged, self.sent)

    def _moves(self, server: Server) -> list[tuple[int, str] | None]:
        """Empty while nobody can be asked; else it begins with None."""
        try:
            status, content = server.ask(f"/api/tables/{self.table}/record")
        except (OSError, http.client.HTTPException):
            return []
        if status != 200:
            return []
        lines: list[Json] = [json.loads(line) for line in content.decode().splitlines()[1:]]
        return [None, *[(line["seat"], line["move"]) for line in lines if "move" in line]]


class Alone(Server):
    """One process with a file."""

    url: str

    def __init__(self, store: Path) -> None:
        self.url = f"sqlite:///{store}"
        super().__init__(store)

    def bots(self) -> list[int]:
        assert self._process is not None
        return children(self._process.pid)

    def wait_until_whole(self) -> None:
        """It is, as soon as it answers."""


def kill(victim: str, server: Servers | Alone) -> None:
    if victim == "all":
        server.end(signal.SIGKILL)
        server.leave()
        server.start()
    elif victim == "bots":
        for pid in server.bots():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    elif isinstance(server, Servers) and victim == "process":
        os.kill(server.processes()[0], signal.SIGKILL)
    elif isinstance(server, Servers) and victim == "database":
        server.databases.server.kill()
        server.databases.server.start()


def kill_again_and_again(server: Servers | Alone, victims: tuple[str, ...], kills: range) -> None:
    tables: list[Players] = []
    made = 0
    try:
        for round in kills:
            thinking = server.make_table("bot:mate", "bot:random")
            server.page(thinking["table"]["id"]).wait_for("update")
            new = [Players(server, round * TABLES + number) for number in range(TABLES)]
            made += TABLES + 1
            for players in new:
                players.start()
            wanted = random.Random(round).randint(1, 60)
            wait_for(lambda new=new, wanted=wanted: sum(len(one.acknowledged) for one in new) >= wanted)
            kill(victims[round % len(victims)], server)
            for players in new:
                players.is_told_to_stop = True
            for players in new:
                players.join(PATIENCE)
                assert not players.is_alive()
            tables = [*tables[-TABLES:], *new]
            for players in tables:
                players.check(server)
            server.leave()
            server.wait_until_whole()
    finally:
        server.end()
    opened = open_store(server.url)
    assert check(opened) == (made, [], [])
    asyncio.run(opened.close())


VICTIMS = ("process", "bots", "database", "all")
VICTIMS_ALONE = ("all", "bots")


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """For a test that kills it."""
    server = Postgres()
    yield server
    server.end()


def test_nothing_is_lost_or_doubled_whoever_is_killed(own_postgres: Postgres) -> None:
    kill_again_and_again(Servers(Databases(own_postgres)), VICTIMS, range(len(VICTIMS)))


def test_nor_of_one_process_with_a_file(tmp_path: Path) -> None:
    kill_again_and_again(Alone(tmp_path / "tables.sqlite3"), VICTIMS_ALONE, range(2 * len(VICTIMS_ALONE)))


@pytest.mark.soak
@pytest.mark.parametrize("kills", pieces(), ids=name)
def test_nor_a_thousand_times(own_postgres: Postgres, kills: range) -> None:
    kill_again_and_again(Servers(Databases(own_postgres)), VICTIMS, kills)


@pytest.mark.soak
@pytest.mark.parametrize("kills", pieces(), ids=name)
def test_nor_a_thousand_times_with_a_file(tmp_path: Path, kills: range) -> None:
    kill_again_and_again(Alone(tmp_path / "tables.sqlite3"), VICTIMS_ALONE, kills)
