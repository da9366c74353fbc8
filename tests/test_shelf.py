"""The shelf: recorded games that every version replays to the same end. See tests/shelf/make.py."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import flibuste
from flibuste.kernel.game import Game
from flibuste.kernel.options import Choice, Number, Switch
from flibuste.kernel.records import HASH_EVERY, Record, read_record
from flibuste.kernel.title import Title

SHELF = Path(__file__).parent / "shelf"
NAMES = sorted(path.stem for path in SHELF.glob("*.jsonl"))
ENDS: dict[str, str] = json.loads((SHELF / "ends.json").read_text(encoding="utf-8"))


def text(name: str) -> str:
    return (SHELF / f"{name}.jsonl").read_text(encoding="utf-8")


@cache
def record(name: str) -> Record:
    return read_record(text(name))


@cache
def replayed(name: str) -> Game:
    return flibuste.replay(record(name))


def told(name: str) -> set[str]:
    return {event.name for event in replayed(name).events}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_on_the_shelf_is_replayed_to_the_same_end(name: str) -> None:
    """Every move is legal, every 20th position, the last one and the outcome are as recorded; so is all luck."""
    game = replayed(name)
    assert game.over
    assert game.hash() == ENDS[name]
    assert game.outcome().to_data() == record(name).outcome
    hashes = [entry.hash for entry in record(name).entries]
    assert all(bool(hash) == (number % HASH_EVERY == 0) for number, hash in enumerate(hashes, 1))
    assert [entry.hash for entry in game.entries] == hashes
    assert game.record().to_text() == text(name)


def test_every_file_has_its_end() -> None:
    """Nothing is taken from the shelf, and no end is without its game."""
    assert sorted(ENDS) == NAMES


@pytest.mark.parametrize("name", NAMES[::5])
def test_a_game_can_be_taken_up_anywhere(name: str) -> None:
    """After any number of moves the game is at the step that the record names next, and goes on to the same end."""
    entries = record(name).entries
    for upto in (0, len(entries) // 3, len(entries) - 1):
        game = flibuste.replay(record(name), upto)
        assert (game.seat_to_move, game.step) == (entries[upto].seat, entries[upto].step)
        for entry in entries[upto:]:
            game.submit(entry.seat, entry.move)
        assert game.outcome().to_data() == record(name).outcome


def endings(title: Title) -> list[str]:
    """The ways a game of this title can end, as its options name them."""
    found: list[str] = []
    for option in title.options:
        if option.id == "ending" and isinstance(option, Choice):
            found.extend(option.choices)
        elif option.id == "decision_limit" and isinstance(option, Number):
            found.append("decision_limit")
    return found


def records_of(title: Title) -> list[Record]:
    return [record(name) for name in NAMES if record(name).title == title.id]


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_every_player_count_and_ending_is_on_the_shelf(title: Title) -> None:
    least, most = title.seats
    wanted = {(seats, ending) for seats in range(least, most + 1) for ending in endings(title)}
    there = {(record.seats, str((record.outcome or {}).get("ending"))) for record in records_of(title)}
    missing = sorted(wanted - there)
    assert not missing, f"add recipes to tests/shelf/make.py for {title.id}: {missing}"
    assert {seats for seats, _ in there} == set(range(least, most + 1))


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_every_choice_of_every_option_is_on_the_shelf(title: Title) -> None:
    played = {(id, value) for record in records_of(title) for id, value in record.options.items()}
    for option in title.options:
        if isinstance(option, (Switch, Choice)):
            missing = [value for value in option.samples(title.seats[1]) if (option.id, value) not in played]
            assert not missing, f"no game of {title.id} on the shelf has {option.id} = {missing}"


def test_rare_ends_are_on_the_shelf() -> None:
    """PR-END-03, PR-COIN-08, PR-DECK-06: shared victories, and games in which no card is left to draw."""
    shared = [name for name in NAMES if len(replayed(name).outcome().winners) > 1]
    assert len(shared) >= 2
    assert any("nothing-to-reveal" in told(name) for name in NAMES)
    assert any("coins-short" in told(name) and replayed(name).outcome().ending != "decision_limit" for name in NAMES)
