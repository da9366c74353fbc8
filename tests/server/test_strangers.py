"""Whatever strangers send is answered in one sentence; it leaves no traceback and no forged line in the log."""

from __future__ import annotations

import json
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.helpers import PATIENCE, Server
from websockets.sync.client import connect

from flibuste.kernel.refusals import FlibusteError
from flibuste.plain import one_line
from flibuste.server.logs import JsonLines, Sentences
from flibuste.server.sockets import told
from flibuste.server.store import BadStore

pytestmark = pytest.mark.server

DEEP = b"[" * 60_000
TABLE = b'{"title":"port_royal","seats":[{"kind":"here"},{"kind":"here"}],'


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("store") / "tables.sqlite3", log=log)
    yield server
    server.end()


@pytest.fixture(autouse=True)
def silence(server: Server, log: Path) -> Iterator[None]:
    """Nothing of all this is worth a line."""
    yield
    assert server.get("/health") == {"status": "ok", "troubles": []}
    assert log.read_text() == ""


def status_of(server: Server, request: bytes) -> int:
    host, _, port = server.address.removeprefix("http://").partition(":")
    with closing(socket.create_connection((host, int(port)), timeout=PATIENCE)) as line:
        line.sendall(request)
        answer = b""
        while part := line.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    if b"application/json" in head:
        assert len(json.loads(body)["error"].splitlines()) == 1
    return int(head.split()[1])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (b"/%0aflibuste:%20forged", 404),
        (b"/%00", 404),
        (b"/assets/%00.js", 404),
        (b"/" + b"a" * 5_000, 404),
        (b"/" + b"a" * 5_000 + b".js", 404),
        (b"/%2e%2e/%2e%2e/etc/passwd", 404),
        (b"/api/tables/%00", 404),
        (b"/api/tables/%0a%ff%ed%a0%80", 404),
        (b"/api/campaigns/" + b"x" * 5_000, 404),
        (b"/api/titles/%1b[2J/lesson", 404),
        (b"/\xff", 400),
        (b"/ /", 400),
    ],
)
def test_addresses_that_nobody_would_write(server: Server, path: bytes, status: int) -> None:
    assert status_of(server, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") == status


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"\xff",
        DEEP,
        b'{"a":' * 10_000,
        TABLE.replace(b"[", DEEP, 1),
        TABLE + b'"seed":"\\ud800"}',
        TABLE + b'"name":"\\u0000\\n' + b"x" * 60_000,
        TABLE + b'"options":{"decision_limit":1e400}}',
        TABLE + b'"options":{"decision_limit":' + b"9" * 5_000 + b"}}",
        TABLE + b'"options":{"\\n":"\\u202e"}}',
    ],
    ids=range(11),
)
def test_bodies_that_nobody_would_send(server: Server, body: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
    status = 409 if b"u202e" in body else 400  # an option that does not exist can at least be read
    assert status_of(server, head + b"Content-Length: %d\r\n\r\n" % len(body) + body) == status


@pytest.mark.parametrize("text", [b"", b"\x00", b"\xff\xfe", DEEP, b'{"campaign":1}\n{"table":' + DEEP], ids=range(5))
def test_campaigns_that_nobody_saved(server: Server, text: bytes) -> None:
    head = b"POST /api/campaigns HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\n"
    assert status_of(server, head + b"Content-Length: %d\r\n\r\n" % len(text) + text) == 400


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (b"Content-Length: -1", 400),
        (b"Content-Length: 99999999999\r\nContent-Type: application/json", 413),
        (b"Content-Length: 2\r\nContent-Type: \xff/\xfe", 415),
        (b"Content-Length: 2\r\nContent-Type: application/json\r\nOrigin: http://[", 403),
        (b"Content-Length: 2\r\nContent-Type: application/json; charset=\xff", 400),
    ],
)
def test_headers_that_no_browser_sends(server: Server, headers: bytes, status: int) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    assert status_of(server, head + headers + b"\r\n\r\n{}") == status


def test_who_leaves_in_the_middle_of_a_request_is_not_missed(server: Server) -> None:
    host, _, port = server.address.removeprefix("http://").partition(":")
    for half in (b"GET /", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"):
        with closing(socket.create_connection((host, int(port)), timeout=PATIENCE)) as line:
            line.sendall(half)


@pytest.mark.parametrize("path", ["%00", "%0aflibuste:%20forged", "%ed%a0%80", "x" * 5_000])
def test_sockets_to_nowhere(server: Server, path: str) -> None:
    with connect(f"{server.address.replace('http', 'ws')}/ws/{path}") as line:
        line.send('{"type":"hello","tokens":["\\u0000"]}')
        assert json.loads(line.recv(PATIENCE))["type"] == "gone"


@pytest.mark.parametrize(
    "message",
    [b"\xff\xfe", DEEP, b'{"type":"hello","tokens":["\\ud800"]}', "\0", '{"type":"\\n"}', b"", "null"],
    ids=range(7),
)
def test_messages_that_no_page_sends(server: Server, message: bytes | str) -> None:
    made = server.make_table("here", "here")
    with connect(f"{server.address.replace('http', 'ws')}/ws/{made['table']['id']}") as line:
        line.send(message)
        answer = json.loads(line.recv(PATIENCE))
        assert (answer["type"], answer["key"]) == ("trouble", "strange")
        assert len(answer["why"].splitlines()) == 1


# --- the pieces -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("as it is", "as it is"),
        ("rien n’a été fait\u00a0: essai\u202f!", "rien n’a été fait\u00a0: essai\u202f!"),
        ("a\nb\rc\x00", "a\\nb\\rc\\x00"),
        ("\x1b[2J\u2028\u202e\ud800", "\\x1b[2J\\u2028\\u202e\\ud800"),
        ("x" * 11, "x" * 10 + "…"),
    ],
)
def test_one_line(text: str, line: str) -> None:
    assert one_line(text, longest=100 if len(text) != 11 else 10) == line


def test_the_log_has_one_line_for_each_event() -> None:
    record = logging.LogRecord("flibuste", logging.WARNING, "", 0, "%s is gone", ("a\nflibuste: forged",), None)
    assert Sentences().format(record) == "flibuste: a\\nflibuste: forged is gone"
    record.facts = {"table": "b\n"}
    line = JsonLines().format(record)
    assert len(line.splitlines()) == 1
    told = json.loads(line)
    assert (told["level"], told["says"], told["table"]) == ("warning", "a\\nflibuste: forged is gone", "b\n")
    assert told["time"].endswith("+00:00")


def test_a_mistake_of_the_program_brings_its_traceback() -> None:
    try:
        raise IndexError("a mistake")
    except IndexError:
        record = logging.LogRecord("flibuste", logging.ERROR, "", 0, "Oh", (), sys.exc_info())
    assert Sentences().format(record).splitlines()[-1] == "IndexError: a mistake"
    line = JsonLines().format(record)
    assert len(line.splitlines()) == 1
    assert json.loads(line)["traceback"].endswith("IndexError: a mistake")


def test_visitors_are_told_no_path_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    assert "/var" not in told(BadStore("The store /var/lib/x cannot be read now."))
    assert "/var/lib/x" in caplog.text
    assert told(FlibusteError("There is no such\ntable.")) == "There is no such\\ntable."
