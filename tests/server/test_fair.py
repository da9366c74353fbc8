"""What strangers can trust: nobody chooses luck, and nobody sits in another's seat unseen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from tests.server.helpers import Json, Page, Server, tokens

import flibuste
from flibuste.cli import main

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
