"""Nobody can spoil it for others: budgets of addresses and seats, and connections that do not come on."""

from __future__ import annotations

import json
import os
import random
import socket
import time
from contextlib import closing
from typing import Any

import pytest
from tests.server.helpers import PATIENCE, OpenServer, Page, tokens
from websockets.frames import Frame, Opcode

from flibuste.server import door, host, limits, lobby, sockets, visitors, wire
from flibuste.server.limits import BUDGETS, Budget, Limits, TooOften
from flibuste.server.visitors import BadProxy, Visitors, read_proxies

TABLE = {"title": "port_royal", "seats": [{"kind": "here"}, {"kind": "here"}]}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def few(monkeypatch: pytest.MonkeyPatch, kind: str, most: int) -> None:
    """So much, and no more while the test runs."""
    monkeypatch.setitem(BUDGETS, kind, Budget(most, 3600.0, BUDGETS[kind].too_much))


def test_a_budget_refills() -> None:
    clock = Clock()
    budgets = Limits(clock)
    most, each, _ = BUDGETS["tables"]
    for _ in range(most):
        budgets.spend("tables", "anne")
    with pytest.raises(TooOften, match=r"^Too many tables were made from your address; try again in 30 seconds\.$"):
        budgets.spend("tables", "anne")
    budgets.spend("tables", "mary")
    budgets.spend("joins", "anne")
    clock.now += each - 0.5
    with pytest.raises(TooOften, match=r"in 1 second\."):
        budgets.spend("tables", "anne")
    clock.now += 0.5
    budgets.spend("tables", "anne")
    with pytest.raises(TooOften):
        budgets.spend("tables", "anne")
    clock.now += most * each * 10
    for _ in range(most):
        budgets.spend("tables", "anne")
    with pytest.raises(TooOften):
        budgets.spend("tables", "anne")


def test_what_is_remembered_of_strangers_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 100)
    clock = Clock()
    budgets = Limits(clock)
    for number in range(100):
        budgets.spend("renames", f"stranger {number}")
    for _ in range(BUDGETS["renames"].most):
        budgets.spend("renames", "one more")
    with pytest.raises(TooOften):
        budgets.spend("renames", "all the others, who share what is left")
    budgets.spend("renames", "stranger 5")
    assert len(budgets._purses) <= 101
    clock.now += 3600.0
    budgets.spend("renames", "one more")
    assert len(budgets._purses) == 1, "who has not come for a while is forgotten"


def test_sockets_are_counted_while_they_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    budgets = Limits(Clock())
    budgets.open_socket("anne")
    budgets.open_socket("anne")
    with pytest.raises(TooOften):
        budgets.open_socket("anne")
    budgets.open_socket("mary")
    budgets.close_socket("anne")
    budgets.open_socket("anne")
    for who in ("anne", "anne", "mary"):
        budgets.close_socket(who)
    assert not budgets._open.counts


PROXY = "10.0.0.1,fd00::/8"


@pytest.mark.parametrize(
    ("proxy", "peer", "told", "address"),
    [
        ("none", "127.0.0.1", [], ""),
        ("none", "::1", [], ""),
        ("none", "::ffff:127.0.0.1", [], ""),
        ("none", "8.8.8.8", [], "8.8.8.8"),
        ("none", "::ffff:8.8.8.8", [], "8.8.8.8"),
        ("none", "2001:db8:1:2:aaaa::1", [], "2001:db8:1:2::/64"),
        ("none", "2001:db8:1:2:bbbb::9", [], "2001:db8:1:2::/64"),
        ("none", "8.8.8.8", ["127.0.0.1"], "8.8.8.8"),
        ("none", "127.0.0.1", ["8.8.8.8"], ""),
        (PROXY, "10.0.0.1", ["8.8.8.8"], "8.8.8.8"),
        (PROXY, "10.0.0.1", ["127.0.0.1, 9.9.9.9, 8.8.8.8"], "8.8.8.8"),
        (PROXY, "10.0.0.1", ["9.9.9.9", "8.8.8.8"], "8.8.8.8"),
        (PROXY, "10.0.0.1", ["9.9.9.9, 8.8.8.8, fd00::7, 10.0.0.1"], "8.8.8.8"),
        (PROXY, "10.0.0.1", ["8.8.8.8:5000"], "8.8.8.8"),
        (PROXY, "10.0.0.1", ["[2001:db8::1]:5000"], "2001:db8::/64"),
        (PROXY, "10.0.0.1", ["8.8.8.8, nobody knows"], "unknown"),
        (PROXY, "10.0.0.1", ["10.0.0.1"], "unknown"),
        (PROXY, "10.0.0.1", [], "10.0.0.1"),
        (PROXY, "10.0.0.2", ["8.8.8.8"], "10.0.0.2"),
        ("127.0.0.1", "127.0.0.1", ["127.0.0.1"], "unknown"),
    ],
)
def test_who_asks(proxy: str, peer: str, told: list[str], address: str) -> None:
    """The last one that is no proxy of ours: what stands before it anybody may have written."""
    headers = [(b"x-forwarded-for", hop.encode()) for hop in told]
    visitors = Visitors(Limits(), read_proxies(proxy))
    assert visitors.who({"client": (peer, 4711), "headers": headers}).address == address


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(BadProxy, match="nginx' is neither"):
        read_proxies("10.0.0.1,nginx")


pytestmark = pytest.mark.server


def test_who_makes_too_many_tables_waits_and_nobody_else(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch, "tables", 2)
    answers = [open_server.ask("/api/tables", TABLE, "8.8.1.1") for _ in range(3)]
    assert [status for status, _ in answers] == [201, 201, 429]
    sentence = json.loads(answers[2][1])["error"]
    assert sentence == "Too many tables were made from your address; try again in 3600 seconds."
    assert open_server.ask("/api/tables", TABLE, "1.1.1.1, 8.8.1.1")[0] == 429, "who adds addresses gains nothing"
    assert open_server.ask("/api/tables", TABLE, "8.8.1.2")[0] == 201
    assert [open_server.ask("/api/tables", TABLE)[0] for _ in range(4)] == [201] * 4, "this machine is not counted"
    assert open_server.ask("/api/tables", None, "8.8.1.1")[0] == 200, "and can do everything else"


def test_whoever_makes_a_table_pays_for_its_bots(open_server: OpenServer) -> None:
    made = json.loads(open_server.ask("/api/tables", TABLE, "8.8.1.9")[1])["table"]["id"]
    assert open_server.host.find(made).maker == "8.8.1.9"
    here = open_server.make_table("here", "here")["table"]["id"]
    assert open_server.host.find(here).maker == here, "at home each table pays for itself"


def test_joins_and_requests_have_budgets_of_their_own(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "joins", 1)
    few(monkeypatch, "requests", 4)
    id = open_server.make_table("here", "open", "open")["table"]["id"]
    statuses = [open_server.ask(f"/api/tables/{id}/join", {"name": "x"}, "8.8.2.1")[0] for _ in range(2)]
    assert statuses == [201, 429]
    assert [open_server.ask("/api/titles", None, "8.8.2.1")[0] for _ in range(3)] == [200, 200, 429]


def test_who_guesses_keys_waits_even_with_the_right_one(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch, "keys", 2)
    made = open_server.make_table("link", "link")
    id, key = made["table"]["id"], tokens(made)[0]
    assert open_server.page(id, "wrong", address="8.8.3.1").hear()["type"] == "gone"
    assert open_server.ask(f"/api/tables/{id}/follow", {"token": "wrong"}, "8.8.3.1")[0] == 403
    told = open_server.page(id, key, address="8.8.3.1").hear()
    assert (told["type"], told["key"], told["why"][:22]) == ("trouble", "too-often", "Too many keys that ope")
    assert open_server.ask(f"/api/tables/{id}/follow", {"token": key}, "8.8.3.1")[0] == 429
    assert open_server.page(id, key, address="8.8.3.2").hear()["type"] == "welcome"


def test_a_seat_has_budgets_however_many_addresses_it_comes_from(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch, "renames", 2)
    few(monkeypatch, "plays", 1)
    made = open_server.make_table("link", "link", options={"first_player": "1"})
    pages = [open_server.page(made["table"]["id"], *tokens(made), address=f"8.8.4.{n}") for n in (1, 2)]
    for page in pages:
        page.wait_for("update")
    assert [pages[n % 2].ask("rename", seat=0, name=f"Anne {n}")["type"] for n in range(3)] == [
        "done",
        "done",
        "refused",
    ]
    assert pages[0].ask("rename", seat=1, name="Mary")["type"] == "done"
    assert pages[0].move("reveal")["type"] == "done"
    pages[1].wait_for_moves(1)
    assert pages[1].random_move(random.Random(1))["reason"] == {
        "key": "too-often",
        "rule": "",
        "facts": {"seconds": 3600},
    }


def test_who_sends_too_much_is_told_and_read_more_slowly(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch, "messages", 3)
    monkeypatch.setattr(sockets, "TOO_FAST_PAUSE", 0.0)
    made = open_server.make_table("here", "here")
    page = open_server.page(made["table"]["id"], *tokens(made), address="8.8.5.1")
    page.wait_for("update")
    for _ in range(2):
        assert page.ask("why", seat=0, move="stop")["type"] == "why"
    page.say({"type": "why", "id": 3, "seat": 0, "move": "3"})
    told = page.wait_for("trouble")
    assert told["why"].startswith("Too many messages came from your address; try again in")
    assert told["key"] == "", "it is inside and stays there"
    other = open_server.page(made["table"]["id"], *tokens(made), address="8.8.5.2")
    other.wait_for("update")
    assert other.ask("why", seat=0, move="stop")["type"] == "why"


def test_an_address_has_so_many_sockets(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    id = open_server.make_table("here", "here")["table"]["id"]
    pages = [open_server.page(id, address="8.8.6.1") for _ in range(2)]
    assert [page.hear()["type"] for page in pages] == ["welcome", "welcome"]
    assert Page(open_server, id, "8.8.6.1").hear()["why"].startswith("Too many screens were opened from your address")
    assert open_server.page(id, address="8.8.6.2").hear()["type"] == "welcome"


def test_an_address_looks_at_the_lobby_so_often_at_once(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_GUESTS", 2)
    wish = {"type": "lobby", "mine": []}
    pages = [Page(open_server, "", "8.8.6.5") for _ in range(3)]
    for page in pages[:2]:
        page.say(wish)
        assert "open" in page.hear()
    assert pages[2].hear()["why"].startswith("Too many screens were opened from your address")
    other = Page(open_server, "", "8.8.6.6")
    other.say(wish)
    assert "open" in other.hear()


def test_nobody_takes_all_places_of_the_spectators(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_WATCHING", 2)
    made = open_server.make_table("here", "here")
    id = made["table"]["id"]
    for _ in range(2):
        open_server.page(id, address="8.8.7.1").wait_for("update")
    assert "2 spectators watch this table" in open_server.page(id, address="8.8.7.1").hear()["why"]
    assert open_server.page(id, *tokens(made), address="8.8.7.1").hear()["type"] == "welcome", (
        "to play is another thing"
    )
    assert open_server.page(id, address="8.8.7.2").hear()["type"] == "welcome"


def test_nobody_crowds_others_out_of_the_lobby(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "MOST_LISTED", 2)
    first = json.loads(open_server.ask("/api/tables", TABLE, "8.8.8.1")[1])["table"]["id"]
    crowd = [json.loads(open_server.ask("/api/tables", TABLE, "8.8.8.2")[1])["table"]["id"] for _ in range(4)]
    listed = [table["id"] for table in open_server.get("/api/tables")]
    assert first in listed
    assert [id in listed for id in crowd] == [False, False, True, True]
    assert open_server.get(f"/api/tables/{crowd[0]}")["id"] == crowd[0], "it is there for who has its address"


def test_records_are_worth_more_than_other_requests(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "records", 1)
    id = open_server.make_table("here", "here")["table"]["id"]
    assert [open_server.ask(f"/api/tables/{id}/record", None, "8.8.9.1")[0] for _ in range(2)] == [200, 429]


def test_a_seat_is_open_on_so_many_screens(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_SCREENS", 2)
    made = open_server.make_table("link", "link")
    first, second = tokens(made)
    pages = [open_server.page(made["table"]["id"], first) for _ in range(2)]
    for page in pages:
        page.wait_for("update")
    assert "2 screens already" in open_server.page(made["table"]["id"], first).hear()["why"]
    assert open_server.page(made["table"]["id"], second).hear()["type"] == "welcome"


# --- connections that do not come on ----------------------------------------------------------------------------------


def test_an_address_has_so_many_connections(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that became sockets too; who leaves makes room."""
    made = open_server.make_table("here", "here")
    monkeypatch.setattr(visitors, "MOST_CONNECTED", 2)
    monkeypatch.setattr(Visitors, "_counted", lambda _, peer: "somewhere")
    page = open_server.page(made["table"]["id"])
    page.wait_for("update")
    with closing(dialled(open_server)) as second, closing(dialled(open_server)) as third:
        assert not heard_of(third)
        second.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert heard_of(second).startswith(b"HTTP/1.1 200")
    page.close()
    until = time.monotonic() + PATIENCE
    while open_server.visitors._connected.counts and time.monotonic() < until:
        time.sleep(0.01)
    assert not open_server.visitors._connected.counts


def heard_of(line: socket.socket) -> bytes:
    """All until the other end has closed."""
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def test_whose_connections_are_counted() -> None:
    counted = Visitors(Limits(), read_proxies("10.0.0.1"))._counted
    peers = ("127.0.0.1", "10.0.0.1", "10.0.0.2", "2001:db8::1", "")
    assert [counted(peer) for peer in peers] == ["", "", "10.0.0.2", "2001:db8::/64", ""]


def dialled(server: OpenServer) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


@pytest.mark.parametrize(
    "half",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(door, "WHOLE_WITHIN", 0.3)
    with closing(dialled(open_server)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(half)
        while line.recv(65536):
            pass


def test_a_whole_request_has_all_the_time_it_takes(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a socket stays open, though it began as a request."""
    monkeypatch.setattr(door, "WHOLE_WITHIN", 0.2)
    made = open_server.make_table("here", "here")
    page = open_server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    with closing(dialled(open_server)) as later:
        assert not later.recv(1), "by now the time of what began before is over too"
    assert page.ask("why", seat=0, move="stop")["type"] == "why"


def test_who_does_not_read_answers_is_left(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "READ_WITHIN", 0.2)
    with closing(dialled(open_server)) as line, pytest.raises(ConnectionError):
        while True:
            line.sendall(b"GET /api/titles HTTP/1.1\r\nHost: x\r\n\r\n" * 20)


def upgraded(server: OpenServer, table: str) -> socket.socket:
    """A bare line on which frames can be sent that no library would send."""
    line = dialled(server)
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert line.recv(65536).startswith(b"HTTP/1.1 101")
    return line


def framed(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def test_a_message_in_endless_empty_parts_is_not_collected(open_server: OpenServer) -> None:
    made = open_server.make_table("here", "here")
    with closing(upgraded(open_server, made["table"]["id"])) as line, pytest.raises(ConnectionError):
        line.sendall(framed(Opcode.TEXT, b"", fin=False))
        for _ in range(100 * wire.MOST_PARTS):
            line.sendall(framed(Opcode.CONT, b"", fin=False) * 100)


def test_who_pings_and_never_reads_is_left(open_server: OpenServer) -> None:
    made = open_server.make_table("here", "here")
    pings = framed(Opcode.PING, os.urandom(125)) * 500
    with closing(upgraded(open_server, made["table"]["id"])) as line, pytest.raises(ConnectionError):
        for _ in range(10_000):
            line.sendall(pings)


def test_who_does_not_read_a_table_is_left(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "READ_WITHIN", 0.2)
    made = open_server.make_table("here", "here")
    why: dict[str, Any] = {"type": "why", "id": 1, "seat": 0, "move": "x" * 400}
    with closing(upgraded(open_server, made["table"]["id"])) as line, pytest.raises(ConnectionError):
        line.sendall(framed(Opcode.TEXT, json.dumps({"type": "hello", "tokens": tokens(made)}).encode()))
        for _ in range(1_000_000):
            line.sendall(framed(Opcode.TEXT, json.dumps(why).encode()) * 20)
