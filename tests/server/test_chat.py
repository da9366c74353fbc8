"""What people say at a table: who may, what stays of it, and what is taken out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.helpers import Server, tokens
from tests.server.test_coming_and_going import refused, with_host
from tests.server.test_host import letters, seat, wish

from flibuste.kernel.refusals import Refused
from flibuste.server.chat import LONGEST, MOST_LINES, SHOWN, Chat, cleaned
from flibuste.server.host import LEAST_PATIENCE, Host
from flibuste.server.store import SqliteStore
from flibuste.server.store.forgetting import forget


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def test_a_line_is_plain_text_and_not_too_long() -> None:
    assert cleaned("  land\n\tin\u202esight\u2066 \x07!  ") == "land in sight !"
    assert cleaned("a" * 1000) == "a" * LONGEST
    assert cleaned("👩\u200d✈️ <b>http://x</b>") == "👩\u200d✈️ <b>http://x</b>"


def test_nothing_is_not_said_and_there_is_an_end() -> None:
    chat = Chat()
    for text, reaction in (("", ""), (" \u202e ", ""), ("words", "insult")):
        with pytest.raises(Refused):
            chat.checked(0, text, reaction, 1.0)
    assert chat.checked(0, "ignored", "ouch", 1.4) == {"seat": 0, "at": 1, "reaction": "ouch"}
    for _ in range(MOST_LINES):
        chat.note({"seat": 0, "at": 1, "text": "ho"})
    with pytest.raises(Refused) as caught:
        chat.checked(0, "ho", "", 1.0)
    assert caught.value.reason.key == "chat-full"


def test_what_was_said_is_told_to_all_and_there_after_a_restart(file: Path) -> None:
    kept: list[str] = []

    async def play(host: Host) -> None:
        made = await host.make_table(wish("here", "link"))
        table = host.find(made.table.id)
        anne, stranger = await seat(host, made, 0), await seat(host, made)
        for viewer in (anne, stranger):
            letters(viewer)
        moment = table.moment
        await table.say(0, "Ahoy", "")
        await table.say(0, "", "cheers")
        for viewer in (anne, stranger):
            first, second = letters(viewer)
            assert (first["type"], first["lines"][0]["text"], first["whole"]) == ("said", "Ahoy", False)
            assert second["lines"][0]["reaction"] == "cheers"
        assert table.moment == moment
        assert "Ahoy" not in await table.record()
        for number in range(SHOWN):
            await table.say(0, f"line {number}", "")
        kept.append(table.id)

    async def again(host: Host) -> None:
        made = host.find(kept[0])
        assert (len(made.chat.lines), made.chat.lines[0].text) == (SHOWN + 2, "Ahoy")
        assert made.moves_made == 0

    with_host(file, play)
    with_host(file, again)


def test_at_some_tables_nobody_talks_and_patience_is_their_own(file: Path) -> None:
    async def play(host: Host) -> None:
        wished = wish("here", "link")
        wished.chat, wished.patience = False, 1
        table = host.find((await host.make_table(wished)).table.id)
        assert await refused(table.say(0, "Ahoy", "")) == "no-chat"
        assert (table.info().chat, table.info().patience) == (False, LEAST_PATIENCE)
        other = host.find((await host.make_table(wish("here", "link"))).table.id)
        assert (other.info().chat, other.info().patience) == (True, 180)

    with_host(file, play, patience=180)


def test_who_is_forgotten_has_said_nothing(file: Path) -> None:
    kept: list[str] = []

    async def play(host: Host) -> None:
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        await table.admission.rename(0, "Anne")
        await table.say(0, "I am at home on Mondays", "")
        await table.admission.rename(0, "Somebody")
        await table.say(0, "still me", "")
        await table.say(1, "Good to know, anne!", "")
        kept.append(table.id)

    async def again(host: Host) -> None:
        table = host.find(kept[0])
        assert [(line.seat, line.text) for line in table.chat.lines] == [(1, "Good to know, !")]

    with_host(file, play)
    store = SqliteStore(file)
    store.claim()
    assert forget(store, "Anne").tables == 1
    store._let_go()
    with_host(file, again)


def test_spectators_listen_and_nobody_floods_a_table(server: Server) -> None:
    made = server.make_table("here", "here")
    anne, _ = tokens(made)
    page, stranger = server.page(made["table"]["id"], anne), server.page(made["table"]["id"])
    for one in (page, stranger):
        one.wait_for("update")
    assert page.ask("say", seat=0, text="Ahoy")["type"] == "done"
    assert stranger.wait_for("said")["lines"][0]["text"] == "Ahoy"
    assert stranger.ask("say", seat=0, text="Ahoy")["reason"]["key"] == "not-your-seat"
    assert server.page(made["table"]["id"]).wait_for("said")["whole"] is True
