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
from tests.server.test_host import keys_of, wish, with_host

import flibuste
from flibuste.cli import main
from flibuste.kernel.game import luck_fits
from flibuste.kernel.refusals import BadRecord
from flibuste.server.exchange import exported, imported
from flibuste.server.host import Host
from flibuste.server.protocol import NewTable, SeatWish
from flibuste.server.seats import INVITATION, MOST_HOLDING, Sitter, key_of
from flibuste.server.store import SqliteStore, StoredSeat
from flibuste.server.store.chain import read
from flibuste.server.table import Table
from flibuste.server.viewer import Viewer

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
    assert status == 409
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
    for number in range(MOST_HOLDING - 1):
        link = page.ask("invite", seat=0)["token"]
        say_hello(server, made["table"]["id"], f"screen {number}", invitations=(link,)).wait_for("welcome")
    assert page.ask("invite", seat=0)["reason"]["key"] == "many-screens"


def test_there_is_a_limit_to_the_devices_of_a_person_too(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        anne = Sitter("anne", "Anne")
        asked = NewTable("port_royal", [SeatWish("here", "Anne"), SeatWish("link")])
        table = host.find((await host.make_table(asked, anne)).table.id)
        taken = [await table.admission.admit([], sitter=anne, take=f"device {n}") for n in range(MOST_HOLDING)]
        assert taken == [(0,)] * (MOST_HOLDING - 1) + [()], "who made it has a key already"
        assert table.info().seats[0].screens == MOST_HOLDING

    with_host(tmp_path, play)


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
    next_seats = [StoredSeat("link", "Player", taken=False, key=key_of(f"new {seat}")) for seat in range(2)]
    newer = lay_table(own_server.store, game, next_seats, "")
    keys = [{"seat": seat, "token": f"new {seat}"} for seat in range(2)]
    old = lay_table(own_server.store, game, seats, "", rematch={"table": newer, "keys": keys})
    for seat in range(2):
        page = say_hello(own_server, old, f"old {seat}")
        assert page.wait_for("welcome")["own_seats"] == [seat]
        assert page.wait_for("rematch")["keys"] == [keys[seat]]
        found = own_server.get(f"/api/tables/{old}/follow", {"token": f"old {seat}"})
        assert (found["table"]["id"], found["keys"]) == (newer, [keys[seat]])
    assert own_server.get(f"/api/tables/{old}")["status"] == "playing"


# --- luck -------------------------------------------------------------------------------------------------------------

NONCES = ("a1" * 16, "b2" * 16, "c3" * 16)


def sit(server: Server, table: str, token: str, nonce: str = "") -> Page:
    """Somebody comes with a key or an invitation and promises a share in luck."""
    page = Page(server, table)
    invitations = [token] if token.startswith(INVITATION) else []
    promise = key_of(nonce) if nonce else ""
    page.say({"type": "hello", "tokens": [own_key(token)], "invitations": invitations, "promise": promise})
    page.wait_for("welcome")
    return page


def play_out(pages: dict[int, Page]) -> None:
    """The last of each mover's moves until the game is over; bots do theirs."""
    (first, *_) = pages.values()
    while first.update["seat_to_move"] >= 0:
        seat, before = first.update["seat_to_move"], first.update["moves_made"]
        if seat in pages:
            pages[seat].wait_for_moves(before)
            pages[seat].move(pages[seat].update["moves"][-1]["notation"])
        first.wait_for_moves(before + 1)


def record_of(server: Server, table: str) -> str:
    return server.ask(f"/api/tables/{table}/record")[1].decode()


def shares_of(record: str) -> list[str]:
    return [share["nonce"] for share in json.loads(record.splitlines()[0])["shares"]]


def test_luck_begins_with_the_last_seat_from_the_secret_and_every_seat(
    strict: StrictServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = strict.open_table("here", "link", "open", "bot:random", options={"decision_limit": 100})
    id, commitment = made["table"]["id"], made["table"]["commitment"]
    here, link = tokens(made)
    anne = sit(strict, id, here, NONCES[0])
    assert anne.move("reveal", seat=0, after=0)["reason"]["key"] == "table-waiting"
    assert anne.ask("why", seat=0, move="reveal")["reason"]["key"] == "table-waiting"
    assert strict.ask(f"/api/tables/{id}/record")[0] == 409, "nothing is dealt"
    berta = sit(strict, id, link, NONCES[1])
    assert anne.ask("reveal", seat=0, nonce=NONCES[0])["type"] == "done", "too early: it counts for nothing"
    joined = strict.get(f"/api/tables/{id}/join", {"name": "Cleo", "promise": key_of(NONCES[2])})
    cleo = sit(strict, id, joined["token"], "dd" * 16)
    promised = strict.get(f"/api/tables/{id}")
    assert promised["status"] == "waiting"
    assert [seat["promise"] for seat in promised["seats"]] == [*map(key_of, NONCES), ""], "the first word counts"
    for seat, page in enumerate((anne, berta, cleo)):
        assert strict.get(f"/api/tables/{id}")["status"] == "waiting"
        page.ask("reveal", seat=seat, nonce=NONCES[seat])
    pages = dict(enumerate((anne, berta, cleo)))
    for page in pages.values():
        page.wait_for_moves(0)
    secret = stored_secret(strict, id)
    running = record_of(strict, id)
    assert secret not in running
    play_out(pages)
    record = record_of(strict, id)
    assert shares_of(record) == [*NONCES, ""]
    assert (
        json.loads(record.splitlines()[0])["commitment"] == commitment == strict.get(f"/api/tables/{id}")["commitment"]
    )
    assert flibuste.replay(record).record().to_text() == record
    assert flibuste.check_luck(record)
    file = tmp_path / "record.jsonl"
    file.write_text(record, "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "and what 3 players added to it" in capsys.readouterr().out.splitlines()[-1]
    head, *lines = record.splitlines()
    for change in ({"shares": [{"promise": "", "nonce": ""}] * 4}, {"shares": changed_shares(head)}):
        other = "\n".join([json.dumps(json.loads(head) | change), *lines])
        assert not flibuste.check_luck(other), "its cards follow from every share"
    broken = [json.loads(head)["shares"][1], *json.loads(head)["shares"][1:]]
    broken[0] = {"promise": broken[0]["promise"], "nonce": NONCES[0]}
    with pytest.raises(BadRecord, match="seat 1 added to luck is not what it had promised"):
        flibuste.replay("\n".join([json.dumps(json.loads(head) | {"shares": broken}), *lines]))


def changed_shares(head: str) -> list[dict[str, str]]:
    """Another share of the first seat, with a promise to fit."""
    nonce = "ee" * 16
    return [{"promise": key_of(nonce), "nonce": nonce}, *json.loads(head)["shares"][1:]]


def stored_secret(server: Server, id: str) -> str:
    with closing(sqlite3.connect(server.store)) as database:
        (text,) = database.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
    secret: str = json.loads(text)["secret"]
    return secret


def test_without_any_promise_the_game_begins_at_once(strict: StrictServer) -> None:
    alone = strict.open_table("here", "bot:random")
    assert alone["table"]["status"] == "playing"
    made = strict.open_table("here", "link")
    assert made["table"]["status"] == "waiting"
    pages = [sit(strict, made["table"]["id"], token) for token in tokens(made)]
    assert all(page.wait_for("update")["moves_made"] == 0 for page in pages)


def test_who_keeps_a_share_back_or_shows_another_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards are dealt without it, and the record says so; nobody can promise once all others have."""
    monkeypatch.setattr("flibuste.server.host.REVEAL_WITHIN", 0.0)

    async def play(host: Host, store: SqliteStore) -> None:
        wished = wish("here", "link", "link", decision_limit=100)
        wished.seed = ""
        made = await host.make_table(wished)
        table = host.find(made.table.id)
        keys = [keys_of(made, number) for number in range(3)]
        seats = [Viewer((number,), lambda: None) for number in range(3)]
        await table.attach(seats[0], 0, key_of(NONCES[0]))
        for number, invitation in enumerate(made.invitations, 1):
            await table.admission.admit(keys[number], [invitation.token], key_of(NONCES[number]) if number == 1 else "")
        assert table.dealing.is_under_way
        for viewer in seats[1:]:
            await table.attach(viewer, 0, key_of(NONCES[2]))
        assert [seat.promise for seat in table.seats] == [key_of(NONCES[0]), key_of(NONCES[1]), ""], "too late"
        await table.dealing.reveal(0, NONCES[0])
        await table.dealing.reveal(1, NONCES[0])
        await table.dealing.reveal(1, "not a nonce")
        assert table.dealing.is_under_way
        assert table.dealing.task is not None
        await table.dealing.task
        game = table._ready()
        assert [share.to_data() for share in game.shares] == [
            {"promise": key_of(NONCES[0]), "nonce": NONCES[0]},
            {"promise": key_of(NONCES[1]), "nonce": ""},
            {"promise": "", "nonce": ""},
        ]
        await table.dealing.reveal(1, NONCES[1])
        assert table._ready() is game, "too late to change anything"
        assert luck_fits(game.title, game.record())

    with_host(tmp_path, play)


def test_promises_and_the_deal_survive_a_killed_server_and_undo_never_goes_behind_it(own_server: Server) -> None:
    made = own_server.make_table("here", "link", seed="", options={"first_player": "1"})
    id, (here, link) = made["table"]["id"], tokens(made)
    sit(own_server, id, here, NONCES[0])
    sit(own_server, id, link, NONCES[1])
    restart(own_server)
    table = own_server.get(f"/api/tables/{id}")
    assert (table["status"], [seat["promise"] for seat in table["seats"]]) == ("waiting", [*map(key_of, NONCES[:2])])
    pages = [sit(own_server, id, token, nonce) for token, nonce in zip((here, link), NONCES, strict=False)]
    for seat, page in enumerate(pages):
        page.ask("reveal", seat=seat, nonce=NONCES[seat])
    before = pages[0].wait_for_moves(0)
    assert pages[0].undo(0)["reason"]["key"] == "nothing-to-undo"
    restart(own_server)
    again = own_server.page(id, here)
    assert again.wait_for("update")["view"] == before["view"]
    assert again.undo(0)["reason"]["key"] == "nothing-to-undo"
    assert again.move("reveal")["type"] == "done"
    assert shares_of(record_of(own_server, id)) == [*NONCES[:2]]


def restart(server: Server) -> None:
    server.end(signal.SIGKILL)
    server.leave()
    server.start()


def test_the_next_game_has_luck_and_shares_of_its_own(own_server: Server) -> None:
    made = own_server.make_table("here", "link", seed="", options={"decision_limit": 100})
    id, (here, link) = made["table"]["id"], tokens(made)
    pages = {seat: sit(own_server, id, token) for seat, token in enumerate((here, link))}
    for page in pages.values():
        page.wait_for_moves(0)
    play_out(pages)
    again = own_server.get(f"/api/tables/{id}/rematch", {"token": here})["table"]
    assert (again["status"], again["commitment"] == made["table"]["commitment"]) == ("waiting", False)
    new = [
        sit(own_server, again["id"], own_key(token), nonce) for token, nonce in zip((here, link), NONCES, strict=False)
    ]
    for seat, page in enumerate(new):
        page.ask("reveal", seat=seat, nonce=NONCES[seat])
    new[0].wait_for_moves(0)
    assert shares_of(record_of(own_server, again["id"])) == [*NONCES[:2]]


def test_a_table_that_waited_in_an_older_store_goes_on_as_it_was_dealt(own_server: Server) -> None:
    game = flibuste.new_game("port_royal", 2, {"first_player": "1"}, seed="old")
    seats = [StoredSeat("link", f"Player {seat + 1}", taken=False, key=key_of(f"old {seat}")) for seat in range(2)]
    id = lay_table(own_server.store, game, seats, "")
    first = sit(own_server, id, "old 0", NONCES[0])
    assert first.wait_for("update")["moves_made"] == 0, "it was dealt when it was made"
    assert first.move("reveal")["reason"]["key"] == "table-waiting"
    sit(own_server, id, "old 1", NONCES[1])
    assert first.move("reveal")["type"] == "done"
    assert '"shares"' not in record_of(own_server, id)


def test_shares_go_with_a_table_to_another_store(tmp_path: Path) -> None:
    """Else the luck that is still to come would be another one there."""
    texts: list[str] = []

    async def play(host: Host, store: SqliteStore) -> None:
        wished = wish("here", "link")
        wished.seed = ""
        made = await host.make_table(wished)
        table = host.find(made.table.id)
        await table.attach(Viewer((0,), lambda: None), 0, key_of(NONCES[0]))
        await table.admission.admit(keys_of(made, 1), [made.invitations[0].token])
        await table.dealing.reveal(0, NONCES[0])
        log = store.log(made.table.id)
        assert log is not None
        texts.append(exported(store, log))
        there = Table(read(imported(texts[0])), store, lambda _: None)
        assert there.whole_record() == table.whole_record()
        assert there.info().seats[0].promise == key_of(NONCES[0])
        assert luck_fits(there.title, there.whole_record())

    with_host(tmp_path, play)
    assert shares_of(texts[0]) == [NONCES[0], ""]
