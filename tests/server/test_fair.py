"""What strangers can trust: nobody chooses luck, and nobody sits in another's seat unseen."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import ClassVar

import pytest
from tests.server.helpers import Json, Page, Server, own_key, tokens
from tests.server.stored import lay_table

import flibuste
from flibuste.cli import main
from flibuste.server.seats import MOST_SCREENS, key_of
from flibuste.server.store import StoredSeat

pytestmark = pytest.mark.server


class StrictServer(Server):
    """As people start it."""

    more: ClassVar[list[str]] = []

    def open_table(self, *kinds: str, **more: object) -> Json:
        """A table without a seed."""
        wishes = [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2]} for kind in kinds]
        made: Json = self.get("/api/tables", {"title": "port_royal", "seats": wishes, **more})
        return made


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StrictServer]:
    server = StrictServer(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    yield server
    server.end()


def finish(page: Page) -> None:
    """The first of its moves, again and again, until the game is over; bots do theirs."""
    while page.update["seat_to_move"] >= 0:
        before = page.update["moves_made"]
        if page.update["moves"] and page.update["seat_to_move"] == 0:
            page.move(page.update["moves"][-1]["notation"])
        page.wait_for_moves(before + 1)


# --- seeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["link", "open"])
def test_a_seed_is_refused_where_somebody_else_may_play(strict: StrictServer, kind: str) -> None:
    wish = {"title": "port_royal", "seats": [{"kind": "here"}, {"kind": kind}], "seed": "mine"}
    status, body = strict.ask("/api/tables", wish)
    assert status == 400
    assert "Whoever chooses a seed can know every card" in json.loads(body)["error"]


def test_a_seeded_game_says_so_in_the_lobby_at_the_table_and_in_its_record(
    strict: StrictServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = strict.open_table("here", "bot:random", seed="mine", options={"decision_limit": 100})
    fair = strict.open_table("here", "bot:random", options={"decision_limit": 100})
    listed = {table["id"]: table["seeded"] for table in strict.get("/api/tables")}
    assert (listed[made["table"]["id"]], listed[fair["table"]["id"]]) == (True, False)
    said = []
    for one in (made, fair):
        page = strict.page(one["table"]["id"], *tokens(one))
        assert page.wait_for("welcome")["table"]["seeded"] is (one is made)
        running = strict.ask(f"/api/tables/{one['table']['id']}/record")[1].decode()
        assert ('"seeded":true' in running) is (one is made)
        page.wait_for("update")
        finish(page)
        record = strict.ask(f"/api/tables/{one['table']['id']}/record")[1].decode()
        assert flibuste.replay(record).record().to_text() == record
        assert flibuste.check_luck(record)
        file = tmp_path / "record.jsonl"
        file.write_text(record, "utf-8")
        assert main(["replay", str(file)]) == 0
        said.append(capsys.readouterr().out.splitlines()[-1])
    assert said[0].startswith("The luck of this record comes from a seed")
    assert said[1].startswith("The luck of this record is what its secret gives")


def test_a_seed_is_remembered_over_a_restart_and_not_handed_to_the_next_game(own_server: Server) -> None:
    made = own_server.make_table("here", "bot:random", options={"decision_limit": 100})
    page = own_server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    finish(page)
    own_server.end()
    own_server.start()
    assert own_server.get(f"/api/tables/{made['table']['id']}")["seeded"]
    again = own_server.get(f"/api/tables/{made['table']['id']}/rematch", {"token": tokens(made)[0]})
    assert not again["table"]["seeded"], "its luck is drawn anew"


# --- invitations ------------------------------------------------------------------------------------------------------


def say_hello(server: Server, table: str, *tokens: str, invitations: tuple[str, ...] = ()) -> Page:
    page = Page(server, table)
    page.say({"type": "hello", "tokens": tokens, "invitations": invitations})
    return page


def test_a_link_seats_one_person_once_and_its_maker_cannot_open_it_afterwards(server: Server) -> None:
    made = server.make_table("here", "link")
    id, (key,), (link,) = made["table"]["id"], *[[one["token"] for one in made[kind]] for kind in TOKENS]
    assert say_hello(server, id, link).hear()["key"] == "key-wrong", "an invitation is no key"
    assert "key of their own" in say_hello(server, id, invitations=(link,)).hear()["why"]
    friend = say_hello(server, id, "friend's own", invitations=(link,)).wait_for("welcome")
    assert (friend["own_seats"], friend["table"]["seats"][1]["screens"]) == ([1], 1)
    thief = say_hello(server, id, "another", invitations=(link,)).hear()
    assert (thief["type"], thief["key"]) == ("gone", "invitation-used")
    assert "can let another screen in" in thief["why"]
    maker = say_hello(server, id, key, invitations=(link,)).wait_for("welcome")
    assert maker["own_seats"] == [0], "who opened the table sits in the own seat still, and in no other"
    assert maker["table"]["seats"][1]["screens"] == 1
    again = say_hello(server, id, "friend's own", invitations=(link,)).wait_for("welcome")
    assert again["own_seats"] == [1], "the friend opens the link once more"


TOKENS = ("keys", "invitations")


def test_a_seat_lets_another_screen_in_and_everybody_sees_it(own_server: Server) -> None:
    made = own_server.make_table("here", "link")
    id, (_, link) = made["table"]["id"], tokens(made)
    watcher = own_server.page(id)
    friend = own_server.page(id, link)
    friend.wait_for("update")
    assert friend.ask("invite", seat=0)["reason"]["key"] == "not-your-seat"
    first, second = (friend.ask("invite", seat=1)["token"] for _ in range(2))
    assert say_hello(own_server, id, "phone", invitations=(first,)).hear()["key"] == "invitation-used", (
        "the newer counts"
    )
    own_server.end()
    own_server.start()
    watcher = own_server.page(id)
    watcher.wait_for("update")
    phone = say_hello(own_server, id, "phone", invitations=(second,))
    assert phone.wait_for("welcome")["own_seats"] == [1]
    assert watcher.wait_for("table")["table"]["seats"][1]["screens"] == 2
    assert say_hello(own_server, id, "third", invitations=(second,)).hear()["key"] == "invitation-used"
    assert say_hello(own_server, id, own_key(link)).wait_for("welcome")["own_seats"] == [1], "the first is still good"


def test_a_screen_that_looks_at_its_own_link_does_not_use_it_up(server: Server) -> None:
    made = server.make_table("here", "bot:random")
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    link = page.ask("invite", seat=0)["token"]
    for _ in range(2):
        own = say_hello(server, made["table"]["id"], *tokens(made), invitations=(link,)).wait_for("welcome")
        assert own["table"]["seats"][0]["screens"] == 1
    assert say_hello(server, made["table"]["id"], "phone", invitations=(link,)).wait_for("welcome")["own_seats"] == [0]


def test_there_is_a_limit_to_screens(server: Server) -> None:
    made = server.make_table("here", "bot:random")
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    for number in range(MOST_SCREENS - 1):
        link = page.ask("invite", seat=0)["token"]
        say_hello(server, made["table"]["id"], f"screen {number}", invitations=(link,)).wait_for("welcome")
    assert page.ask("invite", seat=0)["reason"]["key"] == "many-screens"


def test_all_screens_of_a_seat_come_along_to_the_next_game(own_server: Server) -> None:
    made = own_server.make_table("here", "bot:random", options={"decision_limit": 100})
    id, (key,) = made["table"]["id"], tokens(made)
    page = own_server.page(id, key)
    page.wait_for("update")
    phone = say_hello(own_server, id, "phone", invitations=(page.ask("invite", seat=0)["token"],))
    phone.wait_for("welcome")
    finish(page)
    again = own_server.get(f"/api/tables/{id}/rematch", {"token": key})["table"]["id"]
    own_server.end(signal.SIGKILL)
    own_server.leave()
    own_server.start()
    assert own_server.get(f"/api/tables/{id}/follow", {"token": "phone"})["table"]["id"] == again
    for token in (key, "phone"):
        assert say_hello(own_server, again, token).wait_for("welcome")["own_seats"] == [0]


def test_nothing_in_the_store_opens_a_seat(own_server: Server) -> None:
    made = own_server.make_table("here", "link", "open", "bot:random", options={"decision_limit": 100})
    id = made["table"]["id"]
    joined = own_server.get(f"/api/tables/{id}/join", {"name": "Mary"})["token"]
    pages = [own_server.page(id, token) for token in (*tokens(made), joined)]
    for page in pages:
        page.wait_for("update")
    link = pages[1].ask("invite", seat=1)["token"]
    while pages[0].update["seat_to_move"] >= 0:
        seat, before = pages[0].update["seat_to_move"], pages[0].update["moves_made"]
        if seat < 3:
            pages[seat].wait_for_moves(before)
            pages[seat].move(pages[seat].update["moves"][-1]["notation"])
        pages[0].wait_for_moves(before + 1)
    own_server.get(f"/api/tables/{id}/rematch", {"token": tokens(made)[0]})
    own_server.end()
    with closing(sqlite3.connect(own_server.store)) as database:
        text = "\n".join(database.iterdump())
    assert '"rematch"' in text or "'rematch'" in text
    for token in (*tokens(made), own_key(tokens(made)[1]), joined, link):
        assert token not in text


def test_tables_from_before_invitations_open_with_their_keys_and_so_do_their_rematches(own_server: Server) -> None:
    """As stores of older versions hold them: a seat has one key, in its link, and a rematch holds new ones."""
    game = flibuste.new_game("port_royal", 2, seed="old")
    seats = [StoredSeat("link", f"Player {seat + 1}", taken=False, key=key_of(f"old {seat}")) for seat in range(2)]
    old = lay_table(own_server.store, game, seats, "")
    next_seats = [StoredSeat("link", "Player", taken=False, key=key_of(f"new {seat}")) for seat in range(2)]
    newer = lay_table(own_server.store, game, next_seats, "")
    keys = [{"seat": seat, "token": f"new {seat}"} for seat in range(2)]
    own_server.end()
    with closing(sqlite3.connect(own_server.store)) as database:
        line = json.dumps({"table": newer, "keys": keys})
        database.execute("INSERT INTO events (table_id, number, kind, facts) VALUES (?, 0, 'rematch', ?)", (old, line))
        database.commit()
    own_server.start()
    for seat in range(2):
        page = say_hello(own_server, old, f"old {seat}")
        assert page.wait_for("welcome")["own_seats"] == [seat]
        assert page.wait_for("rematch")["keys"] == [keys[seat]]
        found = own_server.get(f"/api/tables/{old}/follow", {"token": f"old {seat}"})
        assert (found["table"]["id"], found["keys"]) == (newer, [keys[seat]])
    assert own_server.get(f"/api/tables/{old}")["status"] == "playing"
