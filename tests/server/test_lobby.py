"""The lobby's socket: what is new there comes by itself."""

from __future__ import annotations

import json

import pytest
from tests.server.helpers import Json, Page, Server

from flibuste.server.aboard import LINGERS, Aboard

pytestmark = pytest.mark.server


def watch(server: Server, *mine: str, mark: str = "") -> Page:
    page = Page(server, "")
    page.say({"type": "lobby", "mine": list(mine), "mark": mark})
    return page


def asked(server: Server, **wish: object) -> Json:
    """The same without a socket."""
    answer: Json = json.loads(server.ask("/api/lobby", {"mine": [], **wish})[1])
    return answer


def names(tables: list[Json]) -> list[str]:
    return [table["name"] for table in tables]


def test_who_looks_at_the_lobby_is_told_what_is_new(server: Server) -> None:
    page = watch(server)
    known = {table["id"] for table in page.wait_for("lobby")["open"]}
    made = server.make_table("here", "open")
    id = made["table"]["id"]
    assert id not in known
    news = page.wait_for("lobby")
    while all(table["id"] != id for table in news["open"]):
        news = page.wait_for("lobby")
    assert news["mine"] == news["gone"] == []
    assert {key: news[key] for key in news if key != "type"} == {
        key: value for key, value in asked(server).items() if key != "type"
    }


def test_people_aboard_are_counted_once_wherever_they_are(own_server: Server) -> None:
    server = own_server
    first = watch(server, mark="anne")
    assert first.wait_for("lobby")["aboard"] == 1
    watch(server)  # a program
    watch(server, mark="anne")
    watch(server, mark="bart")
    id = server.make_table("here", "open", listed=False)["table"]["id"]
    for mark in ("anne", "calico"):
        server.page(id, mark=mark).wait_for("update")
    first.say({"type": "lobby", "mine": [], "mark": "no mark at all"})
    assert first.wait_for("trouble")
    first.say({"type": "lobby", "mine": [], "mark": "another-name"})
    while first.wait_for("lobby")["aboard"] != 3:
        pass


def test_who_is_on_the_way_to_another_page_stays_aboard() -> None:
    now = 0.0
    aboard = Aboard(lambda: now)
    with aboard.line("anne"), aboard.line("anne"), aboard.line("bart"), aboard.line(""):
        assert aboard.marks() == {"anne", "bart"}
    now = LINGERS - 1
    with aboard.line("bart"):
        assert aboard.marks() == {"anne", "bart"}
        now = LINGERS + 1
        assert aboard.marks() == {"bart"}


def test_it_tells_of_own_tables_that_are_not_listed_and_of_those_that_are_gone(server: Server) -> None:
    made = server.make_table("here", "here", listed=False)
    id = made["table"]["id"]
    news = watch(server, id, "no-such").wait_for("lobby")
    assert ([table["id"] for table in news["mine"]], news["gone"]) == ([id], ["no-such"])
    assert all(table["id"] != id for table in news["open"] + news["sailing"])
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


def test_as_much_is_told_as_is_looked_for_and_shown(server: Server) -> None:
    for name in ("Drakkar à vendre", "drakkar two", "Drakkar three"):
        server.make_table("here", "open", name=name)
    made = server.make_table("here", "open", name="Drakkar of mine", title="amerigo")
    page = watch(server)
    while "Drakkar of mine" not in names(page.wait_for("lobby")["open"]):
        pass
    found = asked(server, text=" DRAKKAR A ", open=1)
    assert (names(found["open"]), found["open_found"]) == (["Drakkar à vendre"], 1)
    found = asked(server, text="drakkar", open=2)
    assert (names(found["open"]), found["open_found"]) == (["Drakkar of mine", "Drakkar three"], 4)
    assert found["open_count"] >= 4
    found = asked(server, text="drakkar", title="amerigo", mine=[made["table"]["id"]])
    assert (found["open"], names(found["mine"])) == ([], ["Drakkar of mine"]), "one's own is not among those of others"
    assert asked(server, text="drakkar", rated=True)["open"] == asked(server, text="drakkar", pace="live")["open"] == []
    assert server.ask("/api/lobby", {"mine": [], "open": 10_000})[0] == 400
    for wish, status in (({"open": 2.0}, 200), ({"open": 2.5}, 400), ({"rated": 0}, 400), ({"rated": 1.0}, 400)):
        assert server.ask("/api/lobby", {"mine": [], **wish})[0] == status


def test_finished_games_come_a_page_at_a_time(server: Server) -> None:
    made = [played_out(server, name=f"Over {number}", listed=number != 1) for number in range(3)]
    page = json.loads(server.ask("/api/finished")[1])
    found = [one for one in page["tables"] if one["table"]["id"] in made]
    assert [one["table"]["id"] for one in found] == [made[2], made[0]], "the newest first, and only those for all"
    assert all(one["outcome"]["winners"] and one["ended"] > 0 for one in found)
    last = page["tables"][0]
    after = json.loads(server.ask(f"/api/finished?before={last['ended']!r}&id={last['table']['id']}")[1])
    assert [one["table"]["id"] for one in after["tables"]] == [one["table"]["id"] for one in page["tables"][1:]]
    news = watch(server, made[0]).wait_for("lobby")
    assert list(news["outcomes"]) == [made[0]]


def played_out(server: Server, **wish: object) -> str:
    """A table that is over: its players are in a hurry."""
    made = server.make_table("here", "here", options={"decision_limit": 100}, **wish)
    tokens = [key["token"] for key in made["keys"]]
    page = server.page(made["table"]["id"], *tokens)
    page.wait_for("update")
    while page.update["seat_to_move"] >= 0:
        made_before = page.update["moves_made"]
        assert page.move(page.update["moves"][0]["notation"])["type"] == "done"
        page.wait_for_moves(made_before + 1)
    return str(made["table"]["id"])
