"""Changes instead of whole views: put together again they are the same, and who fell behind is told the whole."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.cases import TITLES
from tests.server.helpers import OpenServer, Page, tokens

from flibuste.kernel.changes import changes, patched
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.title import Title
from flibuste.server.faces import Face

encode = msgspec.json.encode
MOVES = 60
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=500, deadline=None, derandomize=True, database=None)
@given(JSON, JSON)
def test_anything_can_be_made_of_anything(old: Any, new: Any) -> None:
    change = json.loads(encode(changes(old, new)))
    assert encode(patched(old, change)) == encode(new)


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1, "b": [1, 2, 3, 4]}, {"a": 1, "b": [1, 2, 5, 4]}, {"b": {"2": [5]}}),
        ([{"long": "as it was"}, 1], [{"long": "as it was"}], [1, 1, []]),
        ([{"long": "as it was"}, 2], [{"long": "as it was"}, 1, 2], [1, 0, [1]]),
        ({"one": 1, "other": 2}, {"other": 2, "one": 1}, [{"other": 2, "one": 1}]),
        ({"one": 1, "other": 2}, {"one": True, "other": 2}, {"one": [True]}),
    ],
)
def test_only_what_changed_is_told(old: Any, new: Any, change: Any) -> None:
    assert changes(old, new) == change
    assert encode(patched(old, change)) == encode(new)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_view_can_be_told_by_its_changes(title: Title) -> None:
    """Seen by a spectator and by each seat, at a table with most of its options."""
    rng = Random(f"changes {title.id}")
    for preset in title.presets:
        terms = title.agree(min(preset.least + 1, preset.most), preset.options)
        game = Game(title, terms, rng.randbytes(16), b"salt")
        eyes = [NOBODY, *(range(game.seats) if game.is_private else [])]
        faces = [Face(game, eye) for eye in eyes]
        shown: list[dict[str, Any]] = [{} for _ in faces]
        for _ in range(MOVES):
            for number, face in enumerate(faces):
                seen, version = face.event_count, face.version
                face.refresh(game, [])
                whole = json.loads(face.letter(seen, False).text)
                told = json.loads(face.letter(seen, False, version).text)
                if version > 0:
                    assert told["type"] == "changes"
                    before = patched(shown[number], told.pop("changes"))
                    assert isinstance(before, dict)
                    told = {**before, **told, "type": "update"}
                assert encode(told) == encode(whole)
                shown[number] = told
            if game.over:
                break
            game.submit(game.seat_to_move, rng.choice(game.moves()).notation)


def test_who_missed_something_is_told_the_whole() -> None:
    title = TITLES[0]
    game = Game(title, title.agree(title.presets[0].least, title.presets[0].options), bytes(16), b"salt")
    face = Face(game, NOBODY)
    for _ in range(3):
        face.refresh(game, [])
    kinds = [json.loads(face.letter(0, False, version).text)["type"] for version in range(4)]
    assert kinds == ["update", "update", "changes", "update"]


@pytest.mark.server
@pytest.mark.parametrize("compression", ["deflate", None])
def test_a_page_that_takes_changes_sees_what_a_new_one_sees(open_server: OpenServer, compression: str | None) -> None:
    made = open_server.make_table("here", "here", title="amerigo")
    id, rng = made["table"]["id"], Random(1)
    page = Page(open_server, id, compression=compression)
    page.say({"type": "hello", "tokens": tokens(made), "deltas": True})
    page.wait_for("update")
    for count in range(1, 30):
        assert page.random_move(rng)["type"] == "done"
        page.wait_for_moves(count)
    kinds = [json.loads(letter)["type"] for letter in page.heard]
    assert (kinds.count("update"), kinds.count("changes")) == (1, 29)
    assert page.socket.response is not None
    assert ("sec-websocket-extensions" in page.socket.response.headers) == (compression is not None)
    whole = open_server.page(id, *tokens(made)).wait_for("update")
    own = {"events_from": 0, "events": []}  # a new one is told more of what happened
    assert {**page.update, **own} == {**whole, **own}
