"""People who keep their names: keys of devices, names nobody else can take, seats on every device, being forgotten."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.helpers import OpenServer, Page, Server, tokens
from tests.server.places import Place

from flibuste.cli import main
from flibuste.server import people as people_module
from flibuste.server.drawers import Drawer
from flibuste.server.names import is_anybodys, likeness
from flibuste.server.people import Claim, NameKept, People, Person
from flibuste.server.store import SqliteStore, Store, open_store
from flibuste.server.troubles import NotYours

pytestmark = pytest.mark.server


def key(letter: str) -> str:
    """What a device has made up."""
    return letter * 22


def keep(server: Server, name: str, letter: str) -> Any:
    """The person, as the device of this letter is told."""
    return server.get("/api/people", {"name": name, "key": key(letter), "device": f"Device {letter}"})


def whose(me: Any, letter: str) -> str:
    return f"{me['id']}.{key(letter)}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anne", "ANNE"),
        ("Anne", "Аnnе"),
        ("Zoé", "zoe"),
        ("Bill", "Bi11"),
        ("Lulu", "IuIu"),
        ("Anne B", "anne-b"),
        ("ﬁn", "fin"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_names_that_differ_are_two() -> None:
    names = ["Anne", "Anna", "Hanne", "Bart", "Бартоломей", "海", "Zoe 2", "Zoe 4"]
    assert len(set(map(likeness, names))) == len(names)
    assert is_anybodys("Player 3")
    assert is_anybodys("joueur 12")
    assert is_anybodys("Admiral")
    assert is_anybodys("???")
    assert not is_anybodys("Anne 3")


def test_a_name_is_kept_by_one_person(server: Server) -> None:
    anne = keep(server, "Anne Bonny", "a")
    assert keep(server, "Anne Bonny", "a") == anne, "the answer was lost, and it is asked again"
    status, answer = server.ask("/api/people", {"name": "ANNE B0NNY", "key": key("b")})
    assert status == 409
    assert "keeps the name" in json.loads(answer)["error"]
    status, _ = server.ask("/api/people", {"name": "Mate", "key": key("b")})
    assert status == 409
    status, _ = server.ask("/api/people", {"name": "Mary", "key": "short"})
    assert status == 409


def test_nobody_is_told_a_key_and_a_wrong_one_is_nobodys(server: Server) -> None:
    rackham = keep(server, "Rackham", "r")
    me = server.get("/api/people/me", {"person": whose(rackham, "r")})
    assert (me["name"], [device["label"] for device in me["devices"]]) == ("Rackham", ["Device r"])
    assert key("r") not in json.dumps(me)
    for wrong in (f"{rackham['id']}.{key('x')}", rackham["id"], f"nobody.{key('r')}", ""):
        assert server.ask("/api/people/me", {"person": wrong})[0] == 403


def test_the_store_keeps_no_key(own_server: Server) -> None:
    keep(own_server, "Mary Read", "m")
    own_server.end()
    assert key("m").encode() not in b"".join(path.read_bytes() for path in own_server.store.parent.iterdir())


def test_a_guest_cannot_bear_a_kept_name(server: Server) -> None:
    vane = keep(server, "Charles Vane", "v")
    seats = [{"kind": "here", "name": "charles vane"}, {"kind": "open"}]
    wish = {"title": "port_royal", "seats": seats}
    assert server.ask("/api/tables", wish)[0] == 409
    made = server.get("/api/tables", {**wish, "person": whose(vane, "v")})
    assert [(seat["name"], seat["person"]) for seat in made["table"]["seats"]] == [
        ("Charles Vane", vane["id"]),
        ("Player 2", ""),
    ]
    table = made["table"]["id"]
    assert server.ask(f"/api/tables/{table}/join", {"name": "Charles Vane"})[0] == 409
    guest = server.page(table, server.get(f"/api/tables/{table}/join", {"name": "Hands"})["token"])
    guest.wait_for("welcome")
    assert guest.ask("rename", seat=1, name="Charles  Vane")["reason"]["key"] == "name-kept"
    own = server.page(table, tokens(made)[0])
    own.wait_for("welcome")
    assert own.ask("rename", seat=0, name="Somebody")["reason"]["key"] == "name-own"


def test_a_seat_is_known_as_its_persons_on_every_device(server: Server) -> None:
    low = keep(server, "Edward Low", "l")
    made = server.make_table("link", "link")
    table = made["table"]["id"]
    first = server.page(table)
    first.wait_for("welcome")
    page = server.page(table)  # a spectator, as somebody whom the table does not know
    page.wait_for("welcome")
    sits = {"type": "hello", "tokens": [key("t")], "invitations": [tokens(made)[0]], "person": whose(low, "l")}
    screen = _said(server, table, sits)
    welcome = screen.wait_for("welcome")
    assert welcome["own_seats"] == [0]
    assert (welcome["table"]["seats"][0]["name"], welcome["table"]["seats"][0]["person"]) == ("Edward Low", low["id"])
    assert whose(low, "l").encode() not in b"".join([*first.heard, *page.heard, *screen.heard])

    again = _said(server, table, {"type": "hello", "tokens": [], "person": whose(low, "l"), "take": key("k")})
    assert again.wait_for("welcome")["own_seats"] == [0], "a device of the same person takes the seat up"
    assert again.ask("rename", seat=1, name="Thief")["reason"]["key"] == "not-your-seat"
    stranger = _said(
        server, table, {"type": "hello", "tokens": [], "person": f"{low['id']}.{key('x')}", "take": key("y")}
    )
    assert stranger.wait_for("welcome")["own_seats"] == []
    other = keep(server, "Ned", "n")
    watcher = _said(server, table, {"type": "hello", "tokens": [], "person": whose(other, "n"), "take": key("z")})
    assert watcher.wait_for("welcome")["own_seats"] == []

    twice = {"type": "hello", "tokens": [key("u")], "invitations": [tokens(made)[1]], "person": whose(low, "l")}
    assert _said(server, table, twice).wait_for("welcome")["table"]["seats"][1]["person"] == "", "nobody sits twice"
    assert tables_of(server, whose(low, "l")) == [table]


def tables_of(server: Server, whose: str) -> list[str]:
    """Once they are written down, which nobody waits for."""
    while not (tables := server.get("/api/people/me", {"person": whose})["tables"]):
        time.sleep(0.01)
    return cast("list[str]", tables)


def _said(server: Server, table: str, hello: object) -> Any:
    page = Page(server, table)
    page.say(hello)
    return page


def test_people_and_their_seats_live_on(own_server: Server) -> None:
    bonnet = keep(own_server, "Stede Bonnet", "s")
    wish = {"title": "port_royal", "seats": [{"kind": "here", "name": "Stede Bonnet"}, {"kind": "bot", "bot": "mate"}]}
    table = own_server.get("/api/tables", {**wish, "person": whose(bonnet, "s")})["table"]["id"]
    own_server.end()
    own_server.start()
    assert own_server.get(f"/api/tables/{table}")["seats"][0]["person"] == bonnet["id"]
    assert tables_of(own_server, whose(bonnet, "s")) == [table]
    page = _said(own_server, table, {"type": "hello", "tokens": [], "person": whose(bonnet, "s"), "take": key("k")})
    assert page.wait_for("welcome")["own_seats"] == [0]


def test_a_code_brings_a_person_to_another_device_once(server: Server) -> None:
    kidd = keep(server, "William Kidd", "w")
    offer = server.get("/api/people/offer", {"person": whose(kidd, "w")})
    code = f" {offer['code'][:4].lower()}-{offer['code'][4:]}"
    me = server.get("/api/people/arrive", {"code": code, "key": key("2"), "device": "Phone"})
    assert (me["id"], [device["label"] for device in me["devices"]]) == (kidd["id"], ["Device w", "Phone"])
    assert server.ask("/api/people/arrive", {"code": offer["code"], "key": key("3")})[0] == 403
    assert server.ask("/api/people/arrive", {"code": "AAAAAAAA", "key": key("3")})[0] == 403

    old = next(device["id"] for device in me["devices"] if not device["own"])
    assert len(server.get("/api/people/drop", {"person": whose(kidd, "2"), "device": old})["devices"]) == 1
    assert server.ask("/api/people/me", {"person": whose(kidd, "w")})[0] == 403


def test_a_name_can_be_changed_and_is_free_then(server: Server) -> None:
    teach = keep(server, "Edward Teach", "e")
    assert server.get("/api/people/name", {"person": whose(teach, "e"), "name": "Blackbeard"})["name"] == "Blackbeard"
    assert keep(server, "Edward Teach", "f")["name"] == "Edward Teach"
    assert server.ask("/api/people/name", {"person": whose(teach, "e"), "name": "edward teach"})[0] == 409
    assert server.get("/api/people/me", {"person": whose(teach, "e")})["name"] == "Blackbeard"


def test_strangers_keep_few_names_and_try_few_codes(open_server: OpenServer) -> None:
    def tried(path: str, body: dict[str, str], address: str) -> list[int]:
        return [
            open_server.ask(path, {**body, "name": f"Flood {n}", "key": key("q")[:-2] + f"{n:02}"}, address)[0]
            for n in range(20)
        ]

    assert 429 in tried("/api/people", {}, "203.0.113.1")
    assert 429 in tried("/api/people/arrive", {"code": "AAAAAAAA"}, "203.0.113.2")
    wrong = [open_server.ask("/api/people/me", {"person": f"x.{key('x')}"}, "203.0.113.3")[0] for _ in range(40)]
    assert wrong[0] == 403
    assert wrong[-1] == 429


# --- several servers, and being killed --------------------------------------------------------------------------------


def test_of_two_servers_one_keeps_a_name(place: Place) -> None:
    """They write to the same store, and each asks the other's papers."""

    async def race(store: Store) -> None:
        store.start()
        both = [People(store), People(store)]
        asked = [people.keep("Anne", key(letter), "") for people, letter in zip(both, "ab", strict=True)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {Person, NameKept}
        code = await both[0].offer(next(answer for answer in answers if isinstance(answer, Person)))
        arrived = [people.arrive(code, key(letter), "") for people, letter in zip(both, "cd", strict=True)]
        assert {type(one) for one in await asyncio.gather(*arrived, return_exceptions=True)} == {Person, NotYours}
        await store.close()

    asyncio.run(race(open_store(place.url())))


def test_a_claim_without_a_person_is_void_after_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server was killed between the two."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        store.start()
        people = People(store)
        names = Drawer(store, "names", Claim)
        await names.change(likeness("Anne"), lambda _: Claim("lost", time.time()))
        with pytest.raises(NameKept):
            await people.keep("Anne", key("a"), "")
        monkeypatch.setattr(people_module, "CLAIMED_FOR", 0.0)
        assert (await people.keep("Anne", key("a"), "")).name == "Anne"
        await store.close()

    asyncio.run(work())


# --- being forgotten --------------------------------------------------------------------------------------------------


def test_a_person_is_forgotten_and_backups_carry_people(own_server: Server, tmp_path: Path) -> None:
    vane = keep(own_server, "Jack Vane", "j")
    wish = {"title": "port_royal", "seats": [{"kind": "here", "name": "Jack Vane"}, {"kind": "bot", "bot": "mate"}]}
    made = own_server.get("/api/tables", {**wish, "person": whose(vane, "j")})
    table = made["table"]["id"]
    assert tables_of(own_server, whose(vane, "j")) == [table]
    page = own_server.page(table, *tokens(made))
    assert page.ask("hook", seat=0, url="https://vane.example.org/turn")["type"] == "done"
    own_server.end()
    store = ["--store", f"sqlite:///{own_server.store}"]
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy), *store]) == 0
    assert main(["forget", "jack vane", *store]) == 0
    kept = b"".join(path.read_bytes() for path in own_server.store.parent.glob(f"{own_server.store.name}*"))
    assert vane["id"].encode() not in kept
    assert b"Jack Vane" not in kept
    assert b"vane.example.org" not in kept
    own_server.start()
    assert own_server.ask("/api/people/me", {"person": whose(vane, "j")})[0] == 403
    assert own_server.get(f"/api/tables/{table}")["seats"][0]["name"] == "Player 1"
    own_server.end()
    assert main(["restore", str(copy), *store]) == 0
    own_server.start()
    assert tables_of(own_server, whose(vane, "j")) == [table]
