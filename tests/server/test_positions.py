"""Positions at the server: from a moment or afresh, changed, asked about, and played on at a private table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import OpenServer, tokens
from tests.server.test_host import with_host

from flibuste.games import find_title
from flibuste.kernel.set_up import fresh, moved, read_set_up
from flibuste.server.exchange import exported, imported
from flibuste.server.host import Host
from flibuste.server.positions import _dealt
from flibuste.server.protocol import PositionTable
from flibuste.server.store import SqliteStore

TITLE = find_title("port_royal")


def text_of(**options: object) -> str:
    set_up = fresh(TITLE, TITLE.agree(2, options))
    return moved(set_up, "draw_pile", 0, "players/1/coins").to_text()


def test_a_set_up_table_is_private_marked_and_outlives_its_file(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        text = text_of(first_player="1")
        made = await host.play_on(_dealt(PositionTable(text, 0)), 0, "Anne", "mate")
        table = host.find(made.table.id)
        info = table.info()
        assert (info.set_up, info.listed, info.rated, info.campaign) == (True, False, False, "")
        assert [seat.kind for seat in info.seats] == ["here", "bot"]
        assert table._ready().view(0) == read_set_up(text).position().view(0)
        # whoever set it up knows the pile; who plays it does not
        piles = [
            str(position.to_data()["draw_pile"])
            for position in (table._ready().clone_position(), read_set_up(text).position())
        ]
        assert piles[0] != piles[1]
        log = store.log(table.id)
        assert log is not None
        assert imported(exported(store, log)).id == table.id

    with_host(tmp_path, play)


@pytest.mark.server
def test_a_page_sets_a_position_up_asks_and_plays_on(open_server: OpenServer) -> None:
    def ask(**wish: Any) -> Any:
        return open_server.get("/api/positions", wish)

    begun = ask(title="port_royal", seats=2, options={"first_player": "1"})
    assert begun["seat_to_move"] == 0
    pile = next(place for place in begun["places"] if place["id"] == "draw_pile")
    assert "harbor" in pile["to"]
    index = next(number for number, code in enumerate(pile["items"]) if code.startswith("sailor"))
    changed = ask(text=begun["text"], move={"source": "draw_pile", "index": index, "target": "harbor"})
    assert [shown["card"] for shown in changed["view"]["harbor"]] == [pile["items"][index]]
    turned = ask(text=changed["text"], turn=1, number={"place": "round", "value": 7})
    assert (turned["seat_to_move"], turned["view"]["round"]) == (1, 7)
    status, problem = open_server.ask(
        "/api/positions", {"text": turned["text"], "number": {"place": "round", "value": 0}}
    )
    assert status == 409
    assert b"This can be 1 to 99, not 0." in problem
    advice = open_server.get("/api/positions/hint", {"text": turned["text"]})
    assert len(advice["hints"]) == len(advice["moves"]) >= 1
    assert all(len(hint["win"]) == 2 for hint in advice["hints"])
    made = open_server.get("/api/positions/table", {"text": turned["text"], "seat": 1, "name": "Anne"})
    page = open_server.page(made["table"]["id"], tokens(made)[0])
    page.wait_for("update")
    assert page.update["view"]["harbor"]
    moment = {"moves": 0, "seat": 1, "token": tokens(made)[0]}
    again = ask(table=made["table"]["id"], moment=moment)
    assert again["view"] == turned["view"]
    assert (
        open_server.ask("/api/positions", {"table": made["table"]["id"], "moment": {"moves": 0, "seat": 0}})[0] == 403
    )
