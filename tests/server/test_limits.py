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
from tests.server.helpers import HERE, PATIENCE, OpenServer, Page, tokens
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from flibuste.server import admission, door, host, limits, lobby, sockets, visitors, wire
from flibuste.server.limits import BUDGETS, Limits, TooOften
from flibuste.server.visitors import BadProxy, Visitors, read_proxies

TABLE = {"title": "port_royal", "seats": [{"kind": "here"}, {"kind": "here"}]}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def few(monkeypatch: pytest.MonkeyPatch, kind: str, most: int) -> None:
    """So much, and no more while the test runs."""
    monkeypatch.setitem(BUDGETS, kind, BUDGETS[kind]._replace(most=most, each=3600.0))


def test_a_budget_refills() -> None:
    clock = Clock()
    budgets = Limits(clock)
    most, each, *_ = BUDGETS["tables"]
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


@pytest.mark.parametrize("path", ["/nowhere", "/api/tables/x", "/ready", "/%0a"])
def test_what_does_not_exist_counts_too(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    few(monkeypatch, "requests", 2)
    who = f"8.8.10.{len(path)}"
    assert [open_server.ask(path, {}, who)[0] for _ in range(3)] == [405, 405, 429]
    status, answer = open_server.ask("/", None, who)
    assert (status, json.loads(answer)["reason"]["key"]) == (429, "too-often")


def test_sockets_that_are_turned_away_count_too(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "requests", 2)
    id = open_server.make_table("here", "here")["table"]["id"]
    for path, origin in ((f"/ws/{id}", Origin("http://elsewhere.example")), ("/no-socket", None)):
        with pytest.raises(InvalidStatus):
            connect(open_server.address.replace("http", "ws") + path, origin=origin, additional_headers=FROM_THERE)
    with pytest.raises(InvalidStatus):
        Page(open_server, id, "8.8.10.99")
    assert open_server.page(id, address="8.8.10.98").hear()["type"] == "welcome"


FROM_THERE = {"x-forwarded-for": "8.8.10.99"}


def person(server: OpenServer, name: str) -> str:
    """Who keeps this name, as their device says it."""
    key = (name.replace(" ", "-") + "x" * 22)[:22]
    me = server.get("/api/people", {"name": name, "key": key, "device": "Device"})
    return f"{me['id']}.{key}"


def test_a_person_has_budgets_however_many_addresses_they_come_from(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, mary = person(open_server, "Anne Bonny"), person(open_server, "Mary Read")
    few(monkeypatch, "tables", 2)
    answers = [open_server.ask("/api/tables", {**TABLE, "person": anne}, f"8.8.11.{n}") for n in range(3)]
    assert [status for status, _ in answers] == [201, 201, 429]
    assert json.loads(answers[2][1])["error"] == "Too many tables were made in your name; try again in 3600 seconds."
    assert open_server.ask("/api/tables", {**TABLE, "person": mary}, "8.8.11.3")[0] == 201
    assert open_server.ask("/api/tables", TABLE, "8.8.11.2")[0] == 201, "who does not say who they are"


def test_what_a_person_says_counts_for_them_on_every_screen(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    grace = person(open_server, "Grace")
    few(monkeypatch, "talk", 2)
    made = open_server.make_table("link", "here")
    lines: list[Page] = []
    for number in range(3):
        page = Page(open_server, made["table"]["id"], f"8.8.12.{number}")
        page.say({"type": "hello", "tokens": [tokens(made)[1]], "person": grace})
        page.wait_for("welcome")
        lines.append(page)
    answers = [page.ask("say", seat=1, text="Ahoy") for page in lines]
    assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
    assert answers[2]["reason"]["key"] == "too-often"


@pytest.mark.parametrize(
    ("name", "path", "more"),
    [
        ("Jack", "/api/people/name", {"name": "Jack"}),
        ("Kidd", "/api/people/drop", {"device": "0000"}),
        ("Every", "/api/people/offer", {}),
        ("Bonnet", "/api/passkeys/drop", {"passkey": "none"}),
        ("Rackham", "/api/passkeys", {"id": "x", "client_data": "x", "attestation": "x"}),
    ],
)
def test_what_is_written_about_a_person_has_a_budget(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, name: str, path: str, more: dict[str, str]
) -> None:
    """Of the person and of the address, whichever is spent first."""
    few(monkeypatch, "names", 2)
    who = person(open_server, name)
    told = [open_server.ask(path, {"person": who, **more}, f"8.9.{len(name)}.{n}")[0] for n in range(3)]
    assert 429 not in told[:2]
    assert told[2] == 429


def test_the_lobby_is_asked_for_so_often(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "wishes", 2)
    wish: dict[str, object] = {"mine": []}
    assert [open_server.ask("/api/lobby", wish, "8.8.14.1")[0] for _ in range(3)] == [200, 200, 429]
    assert open_server.ask("/api/tables", None, "8.8.14.1")[0] == 429
    page = Page(open_server, "", "8.8.14.2")
    for _ in range(3):
        page.say({"type": "lobby", **wish})
    assert page.wait_for("trouble")["why"].startswith("The lobby was asked for too often from your address")
    open_server.make_table("here", "open")
    assert page.wait_for("lobby")["open"], "what it wished for before it is told as before"


def test_tables_that_nobody_is_at_are_looked_at_so_often(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = open_server.make_table("here", "here")["table"]["id"]
    few(monkeypatch, "openings", 2)
    for who, path in (
        ("8.8.15.1", "/api/tables/none"),
        ("8.8.15.2", "/t/none"),
        ("8.8.15.3", "/api/tables/none/follow"),
    ):
        body = {"token": "x"} if path.endswith("follow") else None
        for _ in range(2):
            open_server.ask(path, body, who)
        assert open_server.ask("/api/tables/none", None, who)[0] == 429
        assert open_server.ask(f"/api/tables/{id}", None, who)[0] == 200, "one that is played costs nothing"
    told = [open_server.page("none", address="8.8.15.4").hear()["type"] for _ in range(3)]
    assert told == ["gone", "gone", "trouble"]
    asked = open_server.ask("/api/lobby", {"mine": ["none", "nor-this", "nor-that", id]}, "8.8.15.5")
    news = json.loads(asked[1])
    assert news["gone"] == ["none", "nor-this"]
    assert [table["id"] for table in news["mine"]] == [id]


def test_a_page_s_own_tables_are_remembered_no_longer_than_it_asks_for_them(open_server: OpenServer) -> None:
    made = [open_server.make_table("here", "here") for _ in range(3)]
    ids = [one["table"]["id"] for one in made]
    for one in made:
        page = open_server.page(one["table"]["id"], *tokens(one))
        page.wait_for("update")
        assert page.ask("resign", seat=0)["type"] == "done"

    async def look() -> int:
        own = lobby.OwnTables(open_server.host, HERE)
        assert len(own.look(ids)[0]) == 3
        own.look(ids[:1])
        return len(own._over)

    assert open_server.do(look) == 1


def test_whether_all_is_well_is_asked_so_often(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "checks", 1)
    assert [open_server.ask("/ready", None, "8.8.16.1")[0] for _ in range(2)] == [200, 429]
    assert open_server.ask("/ready/own", None, "8.8.16.1")[0] == 429
    assert open_server.ask("/health", None, "8.8.16.1")[0] == 200


def test_after_a_restart_who_comes_to_play_pays_for_the_bots(open_server: OpenServer) -> None:
    made, watched = open_server.make_table("link", "link"), open_server.make_table("bot:random", "bot:random")
    table, bots = (open_server.host.find(one["table"]["id"]) for one in (made, watched))
    open_server.page(table.id, address="8.8.17.1").wait_for("welcome")
    assert table.maker == table.id, "a spectator does not pay for people's bots"
    for address in ("8.8.17.2", "8.8.17.3"):
        open_server.page(table.id, tokens(made)[int(address[-1]) - 2], address=address).wait_for("welcome")
    assert table.maker == "8.8.17.2"
    open_server.page(bots.id, address="8.8.17.4").wait_for("welcome")
    assert bots.maker == "8.8.17.4", "bots among themselves play for who looks"


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


def test_seats_at_many_tables_add_up(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "moves", 2)
    few(monkeypatch, "changes", 2)
    made = [open_server.make_table("link", "link", options={"first_player": "1"}) for _ in range(3)]
    pages = [open_server.page(one["table"]["id"], *tokens(one), address="8.8.4.9") for one in made]
    for page in pages:
        page.wait_for("update")
    assert [page.move("reveal")["type"] for page in pages] == ["done", "done", "refused"]
    told = [page.ask(kind, seat=0, **more) for page, (kind, more) in zip(pages, CHANGES, strict=True)]
    assert [answer["type"] for answer in told] == ["done", "invitation", "refused"]
    assert told[2]["reason"]["key"] == "too-often"
    elsewhere = open_server.page(made[2]["table"]["id"], *tokens(made[2]), address="8.8.4.10")
    elsewhere.wait_for("update")
    assert elsewhere.move("reveal")["type"] == "done"


CHANGES: list[tuple[str, dict[str, object]]] = [
    ("rename", {"name": "Anne"}),
    ("invite", {}),
    ("night", {"begins": 1320, "lasts": 480}),
]


@pytest.mark.parametrize("kind", sorted(set(sockets.BUDGET_OF.values())))
def test_whatever_is_done_at_a_seat_counts_for_who_does_it(kind: str) -> None:
    assert BUDGETS[BUDGETS[kind].sum].too_much.count("{}") == 1, "of an address, or of a person"


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


def test_a_table_has_so_many_spectators(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_VIEWERS", 2)
    made = open_server.make_table("here", "here")
    id = made["table"]["id"]
    for number in range(2):
        open_server.page(id, address=f"8.8.7.{10 + number}").wait_for("update")
    assert "as many spectators as it can hold" in open_server.page(id, address="8.8.7.12").hear()["why"]
    assert open_server.page(id, *tokens(made), address="8.8.7.13").hear()["type"] == "welcome", "who plays comes in"


def test_a_page_asks_after_so_many_tables_of_its_own(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_MINE", 2)
    ids = [open_server.make_table("here", "here", listed=False)["table"]["id"] for _ in range(3)]
    news = open_server.get("/api/lobby", {"mine": ids})
    assert [table["id"] for table in news["mine"]] == ids[:2]


def test_so_many_keys_are_tried_at_once(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST_KEYS", 2)
    made = open_server.make_table("here", "link")
    id, key = made["table"]["id"], tokens(made)[0]
    assert open_server.page(id, "wrong", key).hear()["type"] == "welcome"
    assert open_server.page(id, "wrong", "and wrong", key).hear()["type"] == "gone"


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


def test_an_address_connects_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "connections", 2)
    strangers = Visitors(Limits(), [])
    for _ in range(2):
        assert strangers.connect("8.8.18.1") == "8.8.18.1"
        strangers.disconnect("8.8.18.1")
    assert strangers.connect("8.8.18.1") is None
    assert strangers.connect("8.8.18.2") == "8.8.18.2"
    assert strangers.connect("127.0.0.1") == ""


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


def upgraded(server: OpenServer, table: str, more: str = "") -> socket.socket:
    """A bare line on which frames can be sent that no library would send."""
    line = dialled(server)
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{more}"
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


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_pings_count_as_messages(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, opcode: Opcode) -> None:
    few(monkeypatch, "messages", 50)
    made = open_server.make_table("here", "here")
    with closing(upgraded(open_server, made["table"]["id"], f"X-Forwarded-For: 8.8.19.{opcode}\r\n")) as line:
        line.sendall(framed(opcode, b"") * 60)
        assert len(heard_of(line)) <= 2 * 60, "it is left, whether it reads the answers or not"


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
