"""The lobby's socket: what is new there comes by itself."""

from __future__ import annotations

import pytest
from tests.server.helpers import Page, Server

pytestmark = pytest.mark.server


def watch(server: Server, *mine: str) -> Page:
    page = Page(server, "")
    page.say({"type": "lobby", "mine": list(mine)})
    return page


def test_who_looks_at_the_lobby_is_told_what_is_new(server: Server) -> None:
    page = watch(server)
    known = {table["id"] for table in page.wait_for("lobby")["listed"]}
    made = server.make_table("here", "open")
    id = made["table"]["id"]
    assert id not in known
    news = page.wait_for("lobby")
    while all(table["id"] != id for table in news["listed"]):
        news = page.wait_for("lobby")
    assert news["mine"] == news["gone"] == []
    assert news["listed"] == server.get("/api/tables")


def test_it_tells_of_own_tables_that_are_not_listed_and_of_those_that_are_gone(server: Server) -> None:
    made = server.make_table("here", "here", listed=False)
    id = made["table"]["id"]
    news = watch(server, id, "no-such").wait_for("lobby")
    assert ([table["id"] for table in news["mine"]], news["gone"]) == ([id], ["no-such"])
    assert all(table["id"] != id for table in news["listed"])
    player = server.page(id, made["keys"][0]["token"], made["keys"][1]["token"])
    player.wait_for("update")
    page = watch(server, id)
    before = page.wait_for("lobby")["mine"][0]["moves"]
    assert player.move(player.update["moves"][0]["notation"])["type"] == "done"
    while page.wait_for("lobby")["mine"][0]["moves"] == before:
        pass


def test_a_table_s_socket_does_not_tell_of_the_lobby_nor_the_other_way_round(server: Server) -> None:
    table = server.page(server.make_table("here", "here")["table"]["id"])
    table.wait_for("update")
    table.say({"type": "lobby", "mine": []})
    assert "the lobby has its own" in table.wait_for("trouble")["why"]
    lobby = watch(server)
    lobby.say({"type": "hello", "tokens": []})
    assert "nothing to do but to watch" in lobby.wait_for("trouble")["why"]
