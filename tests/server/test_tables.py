"""Tables over real sockets: seats and keys, spectators, stale moves, undo, rematch, and what nobody may learn."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import Any, cast

import pytest
from tests.server.helpers import Page, Server, own_key, tokens
from websockets.exceptions import ConnectionClosed

import flibuste
from flibuste.plain import LONGEST
from flibuste.server.sockets import MOST_NONSENSE

pytestmark = pytest.mark.server


def seated(server: Server, made: dict[str, Any]) -> list[Page]:
    """One page for each key, all of them welcomed."""
    pages = [server.page(made["table"]["id"], token) for token in tokens(made)]
    for page in pages:
        page.wait_for("update")
    return pages


def play_on(pages: list[Page], moves: int, rng: random.Random) -> None:
    """Random moves by whoever is to move, each seen by all before the next."""
    for _ in range(moves):
        update = pages[0].update
        if update["seat_to_move"] < 0:
            return
        assert pages[update["seat_to_move"]].random_move(rng)["type"] == "done"
        for page in pages:
            page.wait_for_moves(update["moves_made"] + 1)


def test_a_key_opens_its_seat_and_no_other(server: Server) -> None:
    made = server.make_table("link", "link", options={"first_player": "1"})
    first, second = seated(server, made)
    assert second.move("reveal", seat=0)["reason"]["key"] == "not-your-seat"
    assert second.ask("rename", seat=0, name="Thief")["reason"]["key"] == "not-your-seat"
    assert second.undo(0)["reason"]["key"] == "not-your-seat"
    assert second.move("reveal", seat=1)["reason"]["key"] == "not-your-turn"
    assert first.move("reveal", seat=0)["type"] == "done"


def test_a_wrong_key_opens_nothing(server: Server) -> None:
    made = server.make_table("here", "link")
    for wrong in ("x", tokens(made)[0][:-1], tokens(made)[0] + "A", "é"):
        page = server.page(made["table"]["id"], wrong)
        assert "opens no seat" in page.hear()["why"]
    page = server.page(made["table"]["id"], "old", tokens(made)[0])
    assert page.wait_for("welcome")["own_seats"] == [0], "one good key is enough"


def test_an_unknown_table_is_gone(server: Server) -> None:
    assert server.page("nowhere").hear()["type"] == "gone"
    assert server.ask("/api/tables/nowhere")[0] == 404


def test_spectators_see_and_do_not_play(server: Server) -> None:
    made = server.make_table("here", "here", options={"first_player": "1"})
    player = server.page(made["table"]["id"], *tokens(made))
    watcher = server.page(made["table"]["id"])
    assert player.wait_for("welcome")["own_seats"] == [0, 1]
    assert watcher.wait_for("welcome")["own_seats"] == []
    player.wait_for("update"), watcher.wait_for("update")
    assert watcher.move("reveal", seat=0)["reason"]["key"] == "not-your-seat"
    assert player.move("reveal")["type"] == "done"
    player.wait_for_moves(1)
    assert watcher.wait_for_moves(1) == player.update


def test_a_table_waits_until_every_seat_is_taken(server: Server) -> None:
    made = server.make_table("here", "link", "open", options={"first_player": "1"})
    id = made["table"]["id"]
    assert made["table"]["status"] == "waiting"
    assert [key["seat"] for key in made["keys"]] == [0]
    assert [key["seat"] for key in made["invitations"]] == [1], "an open seat's key is made when somebody joins"
    creator = server.page(id, tokens(made)[0])
    creator.wait_for("update")
    assert creator.move("reveal")["reason"]["key"] == "table-waiting"
    server.page(id, tokens(made)[1]).wait_for("welcome")
    assert creator.wait_for("table")["table"]["seats"][1]["taken"]
    assert creator.move("reveal")["reason"]["key"] == "table-waiting"
    key = server.get(f"/api/tables/{id}/join", {"name": " Anne\u202e\n  Bonny\x00 "})
    assert key["seat"] == 2
    table = creator.wait_for("table")["table"]
    assert (table["status"], table["seats"][2]["name"]) == ("playing", "Anne Bonny")
    assert creator.move("reveal")["type"] == "done"
    status, content = server.ask(f"/api/tables/{id}/join", {"name": "late"})
    assert (status, json.loads(content)["error"]) == (409, "Every open seat of this table is taken.")
    assert server.page(id, key["token"]).wait_for("welcome")["own_seats"] == [2]


def test_a_move_for_an_older_moment_is_refused(server: Server) -> None:
    made = server.make_table("here", "here")
    one, other = (server.page(made["table"]["id"], *tokens(made)) for _ in range(2))
    one.wait_for("update"), other.wait_for("update")
    assert one.move("reveal")["type"] == "done"
    assert other.move("reveal", after=0)["reason"]["key"] == "stale"
    assert other.wait_for_moves(1)["moves_made"] == 1
    assert other.move("reveal", after=2)["reason"]["key"] == "stale"


def test_why_a_move_is_refused(server: Server) -> None:
    made = server.make_table("here", "here", options={"first_player": "1"})
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    assert page.move("stop")["reason"]["key"] == "must-reveal-first"
    assert page.ask("why", seat=0, move="stop")["reason"]["key"] == "must-reveal-first"
    assert page.ask("why", seat=0, move="reveal")["reason"] is None
    assert page.move("dance")["reason"]["key"] == "unknown-move"


def test_undo_is_told_to_everyone(server: Server) -> None:
    made = server.make_table("here", "here", options={"first_player": "1"})
    page, watcher = server.page(made["table"]["id"], *tokens(made)), server.page(made["table"]["id"])
    page.wait_for("update")
    rng = random.Random(5)
    while page.update["may_undo"] < 0:
        made_before, heard_before = page.update["moves_made"], page.update["events_from"] + len(page.update["events"])
        page.random_move(rng)
        page.wait_for_moves(made_before + 1)
    watcher.wait_for_moves(made_before + 1)
    seat = page.update["may_undo"]
    assert page.undo(seat)["type"] == "done"
    for viewer in (page, watcher):
        update = viewer.wait_for("update") if viewer.update["moves_made"] > made_before else viewer.update
        assert (update["moves_made"], update["undone"], update["events_from"]) == (made_before, True, heard_before)
    late = server.page(made["table"]["id"], events_seen=heard_before + 1)
    update = late.wait_for("update")
    assert update["undone"], "what a page has from before the undo may be void"
    assert update["events_from"] <= heard_before
    assert page.undo(1 - seat)["type"] == "refused"


def test_undo_sent_twice_takes_back_one_move(server: Server) -> None:
    made = server.make_table("here", "here", options={"first_player": "1"})
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    rng, may_undo = random.Random(5), 0
    while may_undo < 2:  # so that a second one could be taken back
        before = page.update["moves_made"]
        page.random_move(rng)
        page.wait_for_moves(before + 1)
        may_undo = may_undo + 1 if page.update["may_undo"] >= 0 else 0
    seat, after = page.update["may_undo"], page.update["moves_made"]
    assert page.undo(seat, after)["type"] == "done"
    assert page.undo(seat, after)["reason"]["key"] == "stale"
    assert page.undo(seat, after - 1)["type"] == "done"


def test_a_page_that_comes_back_gets_what_it_missed(server: Server) -> None:
    made = server.make_table("link", "link")
    pages = seated(server, made)
    rng = random.Random(1)
    play_on(pages, 5, rng)
    seen = pages[1].update["events_from"] + len(pages[1].update["events"])
    pages[1].close()
    everything = server.page(made["table"]["id"]).wait_for("update")["events"]
    assert len(everything) == seen
    back = server.page(made["table"]["id"], tokens(made)[1], events_seen=seen)
    update = back.wait_for("update")
    assert (update["events_from"], update["events"], update["undone"]) == (seen, [], False)
    beyond = server.page(made["table"]["id"], events_seen=seen + 100).wait_for("update")
    assert (beyond["events_from"], beyond["undone"], beyond["events"]) == (0, True, everything)
    pages[1] = back
    play_on(pages, 5, rng)
    late = server.page(made["table"]["id"], events_seen=seen).wait_for("update")
    assert server.page(made["table"]["id"]).wait_for("update")["events"] == everything + late["events"]


def test_people_come_and_go_and_change_their_names(server: Server) -> None:
    made = server.make_table("link", "link")
    first, second = seated(server, made)
    first.wait_for_table(lambda table: table["seats"][1]["online"])
    assert second.ask("rename", seat=1, name="x" * 50)["type"] == "done"
    first.wait_for_table(lambda table: table["seats"][1]["name"] == "x" * 40)
    second.close()
    assert first.wait_for("here")["seats"][1] > 0, "away"


def test_at_a_rematch_everybody_sits_down_with_the_keys_they_have(server: Server) -> None:
    made = server.make_table("here", "link", "bot:random", options={"decision_limit": 100})
    id = made["table"]["id"]
    pages = seated(server, made)
    watcher = server.page(id)
    assert server.ask(f"/api/tables/{id}/rematch", {"token": tokens(made)[0]})[0] == 409
    finish(pages)
    assert server.ask(f"/api/tables/{id}/rematch", {"token": "wrong"})[0] == 403
    assert server.ask(f"/api/tables/{id}/rematch", {"token": ""})[0] == 403
    again = server.get(f"/api/tables/{id}/rematch", {"token": own_key(tokens(made)[1])})
    assert again["keys"] == [{"seat": 1, "token": own_key(tokens(made)[1])}]
    offers = [page.wait_for("rematch") for page in (*pages, watcher)]
    late = server.page(id, tokens(made)[0]).wait_for("rematch")
    assert {offer["table"] for offer in (*offers, late)} == {again["table"]["id"]}, "who was away is told too"
    new = [server.page(again["table"]["id"], own_key(token)) for token in tokens(made)]
    assert [page.wait_for("welcome")["own_seats"] for page in new] == [[0], [1]]
    assert server.page(again["table"]["id"], "another key").hear()["key"] == "key-wrong"


def finish(pages: list[Page]) -> None:
    """Random moves by these pages until the game is over; bots do theirs."""
    rng = random.Random(3)
    while True:
        to_move = pages[0].update["seat_to_move"]
        if to_move < 0:
            break
        if to_move >= len(pages):
            pages[0].wait_for("update")
            continue
        pages[to_move].wait_for_moves(pages[0].update["moves_made"])
        before = pages[0].update["moves_made"]
        pages[to_move].random_move(rng)
        pages[0].wait_for_moves(before + 1)


def test_nobody_learns_the_secret_while_the_game_runs(server: Server) -> None:
    made = server.make_table("link", "link", "bot:mate", seed="well hidden")
    id = made["table"]["id"]
    pages = seated(server, made)
    rng = random.Random(7)
    for _ in range(25):
        page = pages[0]
        while page.update["seat_to_move"] == 2:
            page.wait_for("update")
        mover = pages[page.update["seat_to_move"]]
        mover.wait_for_moves(page.update["moves_made"])
        before = page.update["moves_made"]
        mover.random_move(rng)
        page.wait_for_moves(before + 1)
    server.page(id).wait_for("update")
    record = server.ask(f"/api/tables/{id}/record")[1].decode()
    for path in ("/api/tables", f"/api/tables/{id}", "/api/titles", "/health", "/api/schema"):
        server.ask(path)
    header = stored_header(server, id)
    everything = b"\n".join([*server.heard, *[letter for page in pages for letter in page.heard]]).decode()
    assert header["secret"] not in everything
    assert header["salt"] not in everything
    assert '"secret"' not in everything.replace("the secret", "")
    for seat in header["seats"]:
        assert not seat["key"] or seat["key"] not in everything
    assert '"luck"' not in record
    assert '"hash"' not in record
    pile = draw_pile("well hidden", record)
    assert len(pile) > 40
    assert not any(in_order(pile, everything))


def draw_pile(seed: str, record: str) -> list[str]:
    """The order of the cards still to come, which only the host can know."""
    game = flibuste.new_game("port_royal", 3, seed=seed)
    for line in record.splitlines()[1:]:
        move = json.loads(line)
        game.submit(move["seat"], move["move"])
    return cast("list[str]", game.clone_position().to_data()["draw_pile"])


def in_order(cards: list[str], text: str) -> list[bool]:
    """Where four cards in a row (either way round) stand in the text."""
    windows = [cards[start : start + 4] for start in range(len(cards) - 3)]
    return [
        json.dumps(run, separators=(",", ":"))[1:-1] in text for four in windows for run in (four, list(reversed(four)))
    ]


def stored_header(server: Server, id: str) -> dict[str, Any]:
    with closing(sqlite3.connect(server.store)) as database:
        (text,) = database.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
    header: dict[str, Any] = json.loads(text)
    return header


def test_a_finished_game_tells_everything(server: Server) -> None:
    made = server.make_table("here", "bot:random", options={"decision_limit": 100})
    id = made["table"]["id"]
    page = server.page(id, *tokens(made))
    page.wait_for("update")
    finish([page])
    assert page.update["outcome"]["ending"]
    assert page.update["score_sheet"]
    assert page.update["race"][0] == [0, 0]
    assert page.update["race"][-1] == page.update["scores"]
    assert page.update["may_undo"] == -1
    assert page.undo(0)["type"] == "refused"
    text = server.ask(f"/api/tables/{id}/record")[1].decode()
    game = flibuste.replay(text)
    assert game.over
    assert game.record().to_text() == text
    assert id not in [table["id"] for table in server.get("/api/tables")]


def test_everything_sent_is_as_the_protocol_says(server: Server) -> None:
    made = server.make_table("here", "bot:baseline", options={"decision_limit": 100})
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    page.ask("why", seat=0, move="stop")
    page.say("nonsense")
    finish([page])
    letters = [json.loads(letter) for letter in page.heard]
    assert {letter["type"] for letter in letters} == {"welcome", "update", "table", "why", "trouble", "done"}
    # Typed dictionaries lose their types when compiled, so the sources check; nothing may be missing and nothing more.
    environment = {**os.environ, "FLIBUSTE_PURE": "1"}
    command = [sys.executable, "-c", DECODE_AND_ENCODE]
    again = subprocess.run(
        command, input=b"\n".join(page.heard), env=environment, capture_output=True, check=True
    ).stdout
    assert [json.loads(line) for line in again.splitlines()] == letters


DECODE_AND_ENCODE = """
import sys
import msgspec
from flibuste.server.protocol import ToPage
for line in sys.stdin.buffer:
    print(msgspec.json.encode(msgspec.json.decode(line, type=ToPage)).decode())
"""


def test_the_lobby_lists_only_what_is_listed(server: Server) -> None:
    shown = server.make_table("here", "open")["table"]["id"]
    hidden = server.make_table("here", "open", listed=False)["table"]["id"]
    ids = [table["id"] for table in server.get("/api/tables")]
    assert shown in ids
    assert hidden not in ids


NONSENSE: list[str | bytes] = [
    "",
    "x",
    "{}",
    "[]",
    "null",
    '{"type":"move"}',
    '{"type":"dance"}',
    '{"type":"move","id":1,"seat":"0","move":"reveal","after":0}',
    '{"type":"move","id":1.5,"seat":0,"move":"reveal","after":0}',
    '{"type":"hello","tokens":[]}',
    b"\xff\xfe\x00",
    "[" * 5000,
    '{"type":"rename","id":1,"seat":0,"name":"' + "\\ud800" + '"}',
]


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_is_answered_with_a_sentence(server: Server, nonsense: str | bytes) -> None:
    made = server.make_table("here", "here")
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    page.say(nonsense)
    message = page.hear()
    assert message["type"] == "trouble", message
    assert message["why"]
    assert page.move("reveal")["type"] == "done", "the socket is still good"


def test_nonsense_before_hello_is_answered_too(server: Server) -> None:
    made = server.make_table("here", "here")
    page = Page(server, made["table"]["id"])
    page.say("x")
    assert page.hear()["type"] == "trouble"
    page.say({"type": "undo", "id": 1, "seat": 0, "after": 0})
    assert "hello" in page.hear()["why"]
    page.say({"type": "hello", "tokens": tokens(made)})
    assert page.hear()["type"] == "welcome"


def test_who_never_says_hello_is_sent_away(server: Server) -> None:
    """Else such a socket could be kept busy, and its answers kept, for as long as somebody likes."""
    made = server.make_table("here", "here")
    page = Page(server, made["table"]["id"])
    for _ in range(MOST_NONSENSE):
        page.say("x")
    for _ in range(MOST_NONSENSE):
        assert page.hear()["type"] == "trouble"
    with pytest.raises(ConnectionClosed):
        page.hear()


def test_long_nonsense_is_not_sent_back_whole(server: Server) -> None:
    made = server.make_table("here", "here")
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    move = page.move("x" * 60_000)["reason"]["facts"]["move"]
    assert move == "x" * LONGEST + "…"
    page.say(json.dumps({"type": "y" * 60_000}))
    assert len(page.wait_for("trouble")["why"]) < 2 * LONGEST
    status, content = server.ask("/api/tables", {"title": "z" * 60_000, "seats": []})
    assert (status, len(json.loads(content)["error"])) == (404, LONGEST + 1)


def test_what_is_nested_too_deeply_is_refused_in_a_sentence(server: Server) -> None:
    made = server.make_table("here", "here")
    deep = "[" * 30_000 + "]" * 30_000
    status, content = server.ask("/api/tables", f'{{"title": {deep}}}'.encode())
    assert (status, json.loads(content)["error"]) == (400, "What was posted is nested too deeply to be read.")
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    page.say(f'{{"type": "undo", "id": 1, "seat": 0, "after": 0, "more": {deep}}}')
    assert page.hear()["type"] == "trouble"
    assert page.move("reveal")["type"] == "done", "the socket is still good"


BAD_BODIES: list[object] = [
    b"",
    b"{",
    b"\xff",
    {},
    {"title": "chess", "seats": [{"kind": "here"}, {"kind": "here"}]},
    {"title": "port_royal", "seats": []},
    {"title": "port_royal", "seats": [{"kind": "here"}] * 9},
    {"title": "port_royal", "seats": [{"kind": "throne"}, {"kind": "here"}]},
    {"title": "port_royal", "seats": [{"kind": "bot", "bot": "hal"}, {"kind": "here"}]},
    {"title": "port_royal", "seats": [{"kind": "here"}] * 2, "options": {"ending": "never"}},
    {"title": "port_royal", "seats": [{"kind": "here"}] * 2, "options": {"magic": True}},
    {"title": "port_royal", "seats": [{"kind": "here"}] * 2, "name": "x" * 100_000},
]


@pytest.mark.parametrize("body", BAD_BODIES)
def test_a_bad_wish_is_refused_with_a_sentence(server: Server, body: object) -> None:
    status, content = server.ask("/api/tables", body)
    assert 400 <= status < 500
    answer = json.loads(content)
    assert list(answer) == ["error", "reason"]
    assert answer["error"].endswith(".")


def test_the_api_describes_itself(server: Server) -> None:
    schema = server.get("/api/schema")
    assert {"/api/titles", "/api/tables", "/api/tables/{id}/record"} <= set(schema["paths"])
    assert server.get("/api/schema/openapi.json") == schema
    assert b"cdn" not in json.dumps(schema).encode()


def test_titles_tell_what_the_page_needs(server: Server) -> None:
    told = {title["id"]: title for title in server.get("/api/titles")}
    assert list(told) == [title.id for title in flibuste.titles()]
    assert all(title["bots"] and title["presets"] and title["catalogue"] for title in told.values())
    title = told["port_royal"]
    assert title["seats"] == [1, 5]
    assert title["bots"] == ["deckhand", "sailor", "mate", "captain", "admiral"]
    assert {card["kind"] for card in title["catalogue"]} >= {"ship", "character", "expedition", "tax"}


def test_a_setting_is_checked_before_a_table_is_made(server: Server) -> None:
    def check(seats: int, **options: object) -> dict[str, object]:
        answer: dict[str, object] = server.get("/api/titles/port_royal/check", {"seats": seats, "options": options})
        return answer

    assert check(2) == {"error": "", "clash": "", "warnings": [], "preview": None, "rateable": True}
    assert check(1)["clash"] == "alone"
    assert check(1, contracts="cooperative")["error"] == ""
    assert check(9)["error"] == "Port Royal is for 1 to 5 players, not 9."
    assert check(2, sets="sets_sail", gambler=True)["warnings"] == ["gambler_in_sets_sail"]


def test_a_lesson_is_a_game_as_a_table_would_show_it(server: Server) -> None:
    lesson = server.get("/api/titles/port_royal/lesson")
    told = {title["id"]: title["lesson"] for title in server.get("/api/titles")}
    assert told["port_royal"] == len(lesson["stops"]) > 10
    assert [update["moves_made"] for update in lesson["updates"]] == list(range(len(lesson["updates"])))
    count = 0
    for update in lesson["updates"]:
        assert update["events_from"] == count
        count += len(update["events"])
    for stop in lesson["stops"]:
        update = lesson["updates"][stop["after"]]
        if stop["move"]:
            assert update["seat_to_move"] == lesson["seat"]
            assert stop["move"] in [move["notation"] for move in update["moves"]]


def test_a_title_without_a_lesson_says_so(server: Server) -> None:
    assert server.ask("/api/titles/chess/lesson")[0] == 404
    untaught = [title["id"] for title in server.get("/api/titles") if title["lesson"] == 0]
    for title in untaught:
        status, body = server.ask(f"/api/titles/{title}/lesson")
        assert status == 404
        assert b"There is no lesson" in body


def test_the_address_of_a_lesson_is_a_page(server: Server) -> None:
    assert server.ask("/learn/port_royal")[0] in (200, 503), "503: the page was not built"
