"""The page's files and the headers around them."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from litestar.datastructures import State
from litestar.testing import create_test_client
from tests.server.helpers import Server
from tests.server.test_host import OwnThoughts
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from flibuste.server import pages
from flibuste.server.app import list_titles, show_file, show_page
from flibuste.server.asking import VISITOR, AnyRequest
from flibuste.server.host import Host
from flibuste.server.limits import Limits
from flibuste.server.site import read_site
from flibuste.server.store import SqliteStore
from flibuste.server.visitors import Visitor


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    (folder / "assets" / "index-1.js").write_text("1", "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


def test_assets_are_kept_by_browsers_and_the_rest_is_asked_for_again(folder: Path) -> None:
    script, icon = pages.file("/assets/index-1.js"), pages.file("icon.svg")
    assert script is not None
    assert icon is not None
    assert (script.media_type, script.headers["cache-control"]) == ("text/javascript", pages.FOR_EVER)
    assert (icon.media_type, icon.headers["cache-control"]) == ("image/svg+xml", pages.ASK_AGAIN)
    assert pages.index().headers["cache-control"] == pages.ASK_AGAIN


def come(request: AnyRequest) -> None:
    """Somebody asks, as the whole server would say."""
    request.scope["state"][VISITOR] = Visitor(Limits(), "203.0.113.7")


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("", None, b"1"),
        ("gzip", "gzip", b"zipped"),
        ("gzip, deflate, br, zstd", "br", b"squeezed"),
        ("identity, xbr", None, b"1"),
    ],
)
def test_a_file_is_sent_as_small_as_its_reader_takes_it(
    folder: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    (folder / "assets" / "index-1.js.gz").write_bytes(b"zipped")
    (folder / "assets" / "index-1.js.br").write_bytes(b"squeezed")
    script = pages.file("assets/index-1.js", accepted)
    assert script is not None
    assert (script.content, script.headers.get("content-encoding")) == (body, encoding)
    assert (script.media_type, script.headers["vary"]) == ("text/javascript", "accept-encoding")
    again = pages.file("assets/index-1.js", accepted, script.headers["etag"])
    assert again is not None
    assert (again.status_code, again.content) == (304, b"")
    assert pages.file("assets/index-1.js.gz") is None, "only beside what it is a copy of"


def test_what_is_long_and_the_same_for_all_is_compressed() -> None:
    with create_test_client([list_titles]) as client:
        small, plain = (client.get("/api/titles", headers={"accept-encoding": how}) for how in ("gzip", "identity"))
    assert (small.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert small.json() == plain.json()


@pytest.mark.parametrize("path", ["../secret.txt", "/../secret.txt", "assets/../../secret.txt", "", "assets", "no.js"])
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    assert pages.file(path) is None


def test_a_page_that_was_not_built_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", folder / "nowhere")
    answer = pages.index()
    assert (answer.status_code, answer.content) == (503, pages.NOT_BUILT.encode())


@pytest.mark.parametrize(
    ("path", "status", "is_page"),
    [
        ("/", 200, True),
        ("/about", 200, True),
        ("/t/4711", 200, True),
        ("/nowhere", 404, True),
        ("/nowhere/at/all/", 404, True),
        ("/v1.2/nowhere", 404, True),
        ("/apis", 404, True),
        ("/api", 404, False),
        ("/api/nowhere", 404, False),
        ("/favicon.ico", 404, False),
        ("/assets/index-0.js", 404, False),
    ],
)
def test_whoever_gets_lost_sees_a_page_and_programs_are_told(
    folder: Path, path: str, status: int, is_page: bool
) -> None:
    host = Host(SqliteStore(folder.parent / "tables.sqlite3"), OwnThoughts(), 0.0)
    with create_test_client([show_page, show_file], state=State({"host": host}), before_request=come) as client:
        answer = client.get(path)
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html" if is_page else "application/json")
    assert (answer.text == "<!doctype html>") == is_page


@pytest.mark.server
def test_every_answer_protects_its_reader(server: Server) -> None:
    for path in ("/health", "/api/titles", "/api/schema"):
        with urllib.request.urlopen(server.address + path) as answer:
            found = answer.headers
        assert "default-src 'self'" in found["content-security-policy"]
        assert "'unsafe-eval'" not in found["content-security-policy"]
        assert found["x-content-type-options"] == "nosniff"
        assert found["referrer-policy"] == "no-referrer"


def posted(server: Server, **headers: str) -> int:
    body = json.dumps({"title": "port_royal", "seats": [{"kind": "here"}, {"kind": "here"}]}).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(f"{server.address}/api/tables", body, named)
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        with problem:
            assert json.loads(problem.read())["error"]
            return problem.code


def test_other_places_cannot_ask_in_a_players_name(server: Server) -> None:
    """A page of the server's own, a program that names no page, another page, a sandbox, a form."""
    json_body = "application/json"
    assert posted(server, content_type=json_body, origin=server.address) == 201
    assert posted(server, content_type=json_body) == 201
    assert posted(server, content_type=json_body, origin="http://elsewhere.example") == 403
    assert posted(server, content_type=json_body, origin="null") == 403
    for form in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data"):
        assert posted(server, content_type=form, origin=server.address) == 415


def test_a_name_that_leads_here_makes_no_page_ours(server: Server) -> None:
    """Whose page it is has had it lead to this machine, so that Origin and Host are the same."""
    json_body = "application/json"
    for name, status in (
        ("localhost:8000", 201),
        ("[::1]:8000", 201),
        ("flagship", 201),
        ("flagship.local:8000", 201),
        ("harbor.example:8000", 403),
        ("127.0.0.1.harbor.example", 403),
    ):
        assert posted(server, content_type=json_body, host=name, origin=f"http://{name}") == status, name
    assert posted(server, content_type=json_body, host="harbor.example") == 201, "a program"
    at_home = read_site("https://harbor.example")
    assert at_home.may_be_called("harbor.example")
    assert not at_home.may_be_called("www.harbor.example")


def test_other_places_cannot_open_a_socket_in_a_players_name(server: Server) -> None:
    table = server.make_table("here", "here")["table"]["id"]
    address = f"{server.address.replace('http', 'ws')}/ws/{table}"
    with connect(address, origin=Origin(server.address)):
        pass
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin=Origin("http://elsewhere.example")):
        pass
