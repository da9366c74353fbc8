"""What `import flibuste` offers: new_game, replay, titles."""

from __future__ import annotations

import doctest
import json
import re

import pytest

import flibuste
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Logbook, Luck
from flibuste.kernel.refusals import BadRecord, UnknownTitle
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)


def test_the_examples_in_the_docstring_work() -> None:
    tried = doctest.testmod(flibuste)
    assert tried.attempted >= 3
    assert tried.failed == 0


def test_titles_have_ids_of_their_own() -> None:
    ids = [title.id for title in flibuste.titles()]
    assert len(set(ids)) == len(ids) > 0


@TITLES
def test_a_title_can_be_shown_as_data(title: Title) -> None:
    assert json.loads(json.dumps(title.to_data())) == title.to_data()
    catalogue = title.catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue
    assert len({piece["code"] for piece in catalogue}) == len(catalogue)
    assert all(piece["mark"] in ("confirmed", "likely", "invented") for piece in catalogue)


PLAIN = {"amerigo": r"\w+ cube|post \d|chest|cotton|sugar|coconut|coffee|tobacco"}
"""Pieces with nothing printed on them."""
PRINTED = {
    "amerigo": [
        (r"(?:village|neutral) (\w+)(?: \d)?", r"\1"),
        (r"pirate (\d)", r"pirate-\1"),
        (r"\w+:(\d)", r"cost-\1"),
    ]
}
"""What is printed on pieces that have longer names: the shape of a tile, a strength, a cost."""


def printed_on(title: Title, piece: str) -> str:
    for pattern, code in PRINTED.get(title.id, []):
        if re.fullmatch(pattern, piece):
            return re.sub(pattern, code, piece)
    return piece


@TITLES
def test_every_piece_in_play_is_in_the_catalogue(title: Title) -> None:
    codes = {piece["code"] for piece in title.catalogue()}
    game = flibuste.new_game(title.id, title.seats[1], seed="pieces")
    pieces = set(game.clone_position().pieces())
    plain = {piece for piece in pieces if title.id in PLAIN and re.fullmatch(PLAIN[title.id], piece)}
    assert {printed_on(title, piece) for piece in pieces - plain} <= codes


def test_an_unknown_title_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownTitle, match=r"^There is no title 'chess'; choose one of: .*port_royal.*\.$"):
        flibuste.new_game("chess", 2)


def test_a_new_game_waits_for_its_first_move() -> None:
    game = flibuste.new_game("port_royal", 4, {"first_player": "3"}, seed="wait")
    assert game.seat_to_move == 2
    assert not game.over
    assert game.entries == []
    assert game.may_undo == -1
    assert game.options["first_player"] == "3"
    with pytest.raises(flibuste.Refused, match="nothing-to-undo"):
        game.undo(2)


def test_a_game_can_be_replayed_from_its_record_or_its_text() -> None:
    game = flibuste.new_game("port_royal", 2, seed="twice")
    game.submit(game.seat_to_move, "reveal")
    assert flibuste.replay(game.record()).hash() == flibuste.replay(game.record().to_text()).hash() == game.hash()
    assert flibuste.replay(game.record(), upto=0).entries == []


def test_submit_takes_a_move_or_its_notation() -> None:
    games = [flibuste.new_game("port_royal", 2, seed="same") for _ in range(2)]
    games[0].submit(games[0].seat_to_move, "reveal")
    games[1].submit(games[1].seat_to_move, games[1].title.book.named("reveal"))
    assert games[0].hash() == games[1].hash()


# --- scripted luck ----------------------------------------------------------------------------------------------------


def test_a_script_decides_who_begins_and_what_lies_on_top() -> None:
    coins = ["jack:6/1"] * 3 + ["priest:4/1"] * 3
    script = [Luck("first-player", ["1"]), Luck("shuffle", [*coins, "galleon:x/4", "governor:8/0"])]
    game = start(flibuste.titles()[0], 2, {}, "scripted", script)
    assert game.seat_to_move == 1
    told = [
        event.facts["card"] for _ in range(2) for event in game.submit(1, "reveal") if event.name == "card-revealed"
    ]
    assert told == ["galleon:x/4", "governor:8/0"]
    assert [luck.result[:7] for luck in game.record().luck if luck.what == "shuffle"] == [[*coins, "galleon:x/4"]]


def test_a_script_can_be_used_twice() -> None:
    script = [Luck("first-player", ["1"])]
    first = [start(flibuste.titles()[0], 2, {}, str(number), script).seat_to_move for number in range(20)]
    assert first == [1] * 20


def test_a_script_that_names_a_piece_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRecord, match="There is no 'kraken' left to lie in the draw pile"):
        start(flibuste.titles()[0], 2, {"first_player": "1"}, "s", [Luck("shuffle", ["kraken"])])


def test_a_logbook_decides_only_the_kind_of_luck_that_comes_next() -> None:
    book = Logbook([Luck("die", ["6"]), Luck("shuffle", ["a"])])
    assert book.scripted("shuffle") is None
    assert book.scripted("die") == ["6"]
    assert book.scripted("shuffle") == ["a"]
    assert book.scripted("shuffle") is None


def test_an_event_tells_its_secret_only_to_its_owner() -> None:
    book = Logbook()
    book.tell_one(1, "drew", {"cards": 1}, {"card": "ace"})
    event = book.take_events()[0]
    assert event.seen_by(1) == {"name": "drew", "facts": {"cards": 1, "card": "ace"}}
    assert event.seen_by(0) == event.seen_by(-1) == {"name": "drew", "facts": {"cards": 1}}
    assert book.take_events() == []
