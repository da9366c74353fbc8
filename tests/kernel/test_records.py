"""Records that are broken, changed or not for everybody: each is refused with one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.cases import Case, Walk, finished_game

import flibuste
from flibuste.kernel.records import HASH_EVERY, read_record
from flibuste.kernel.refusals import BadOption, BadRecord, FlibusteError

Rows = list[dict[str, Any]]

TITLE = flibuste.titles()[0]
USUAL = Case(TITLE.id, 0, TITLE.presets[0].least, ())
GAME = finished_game(USUAL, Walk(seed=3, sense=8, permille=0))
TEXT = GAME.record().to_text()


def rows() -> Rows:
    return [json.loads(line) for line in TEXT.splitlines()]


def text_of(lines: Rows) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        flibuste.replay(text)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def changed(change: Callable[[Rows], object]) -> str:
    lines = rows()
    change(lines)
    return refusal(text_of(lines))


# --- a file that is no record -----------------------------------------------------------------------------------------


def test_an_empty_text_is_no_record() -> None:
    assert refusal("") == refusal("\n \n") == "The record is empty."


def test_a_text_that_is_not_json_is_no_record() -> None:
    assert refusal("Dear diary") == "Line 1 of the record is not JSON."


def test_a_record_cut_off_in_a_line_names_the_line() -> None:
    assert refusal(TEXT[: TEXT.index("\n") + 20]) == "Line 2 of the record is not JSON."


def test_a_line_that_is_no_object_is_refused() -> None:
    assert refusal(TEXT + "[1, 2]\n").endswith("is not an object.")


def test_another_format_is_refused() -> None:
    assert "reads 1, a newer one may" in changed(lambda lines: lines[0].update(flibuste=2))
    assert "not a Flibuste record of format 1" in changed(lambda lines: lines[0].update(flibuste="2"))
    assert "not a Flibuste record of format 1" in changed(lambda lines: lines[0].pop("flibuste"))


@pytest.mark.parametrize("key", ["title", "rules", "components", "seats", "options", "commitment"])
def test_a_header_that_lacks_something_is_refused(key: str) -> None:
    assert changed(lambda lines: lines[0].pop(key)) == f"The record is broken: '{key}' is missing."


@pytest.mark.parametrize(
    "key", ["title", "rules", "components", "seats", "options", "commitment", "secret", "salt", "luck"]
)
def test_a_header_with_a_wrong_type_is_refused(key: str) -> None:
    assert changed(lambda lines: lines[0].update({key: None})).startswith("The record is broken: ")


@pytest.mark.parametrize("key", ["seat", "step", "move"])
def test_a_move_that_lacks_something_is_refused(key: str) -> None:
    assert changed(lambda lines: lines[5].pop(key)) == f"The record is broken: '{key}' is missing."


# --- a record that does not fit ---------------------------------------------------------------------------------------


def test_a_title_that_only_a_newer_version_may_know_is_refused() -> None:
    assert "a game of 'monopoly', which this version" in changed(lambda lines: lines[0].update(title="monopoly"))


def test_other_rules_or_components_are_refused() -> None:
    assert "not 99; a newer version of Flibuste may" in changed(lambda lines: lines[0].update(rules=99))
    assert "components homemade" in changed(lambda lines: lines[0].update(components="homemade"))


@pytest.mark.parametrize("change", [{"seats": 99}, {"options": {"sails": "red"}}, {"options": {"ending": 1}}])
def test_seats_and_options_that_the_title_lacks_are_refused(change: dict[str, object]) -> None:
    lines = rows()
    lines[0].update(change)
    with pytest.raises((BadOption, BadRecord)):
        flibuste.replay(text_of(lines))


@pytest.mark.parametrize("key", ["commitment", "secret", "salt"])
def test_a_commitment_that_does_not_fit_is_refused(key: str) -> None:
    assert "commitment does not fit" in changed(lambda lines: lines[0].update({key: "00" * 16}))


def test_a_secret_that_is_not_hexadecimal_is_refused() -> None:
    assert "not hexadecimal" in changed(lambda lines: lines[0].update(secret="sesame"))


def test_a_redacted_record_cannot_be_replayed() -> None:
    assert "without its luck it cannot be replayed" in refusal(GAME.public_record().to_text())


def test_upto_must_lie_within_the_record() -> None:
    for upto in (-1, len(GAME.entries) + 1):
        with pytest.raises(BadRecord, match=f"has {len(GAME.entries)} moves; {upto} is not between"):
            flibuste.replay(TEXT, upto)


# --- a record that was changed ----------------------------------------------------------------------------------------


def test_an_illegal_move_is_refused_with_its_number() -> None:
    assert changed(lambda lines: lines[1].update(move="pass")).startswith("Move 1 of the record, 'pass' by seat")


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    other = (GAME.entries[0].seat + 1) % GAME.seats
    assert "is not legal: Refused: not-your-turn" in changed(lambda lines: lines[1].update(seat=other))
    assert "is not legal" in changed(lambda lines: lines[1].update(seat=10**30))


def test_an_unknown_move_is_refused_with_its_number() -> None:
    assert changed(lambda lines: lines[1].update(move="hop")).startswith(
        "Move 1 of the record: There is no move written 'hop'"
    )


def test_a_move_left_out_is_noticed() -> None:
    changed(lambda lines: lines.pop(3))


def test_a_wrong_fingerprint_is_refused() -> None:
    sentence = changed(lambda lines: lines[HASH_EVERY].update(hash="0" * 16))
    assert sentence == f"After move {HASH_EVERY} the position differs from the recorded one: the record was changed."


def test_changed_luck_is_noticed_at_the_next_fingerprint() -> None:
    """Two cards from the depth of the deck change places."""

    def swap(lines: Rows) -> None:
        pile = lines[0]["luck"][-1][1]
        pile[-1], pile[-2] = pile[-2], pile[-1]
        assert pile[-1] != pile[-2]

    assert f"After move {HASH_EVERY}" in changed(swap)


def test_luck_that_names_an_unknown_piece_is_refused() -> None:
    assert "There is no 'kraken' left" in changed(lambda lines: lines[0]["luck"][-1][1].__setitem__(0, "kraken"))


def test_luck_that_the_game_does_not_have_is_noticed() -> None:
    assert "luck of move 2 are not those" in changed(lambda lines: lines[2].update(luck=[["die", ["6"]]]))
    assert "luck at the start" in changed(lambda lines: lines[0]["luck"].append(["die", ["6"]]))


def test_luck_that_names_a_piece_too_often_is_refused() -> None:
    assert "left to lie in the draw pile" in changed(lambda lines: lines[0]["luck"][-1][1].extend(["jack:6/1"] * 9))


@pytest.mark.parametrize("result", [[], ["x"], ["7"], ["-1"]])
def test_a_first_player_who_is_not_there_is_refused(result: list[str]) -> None:
    game = flibuste.new_game("port_royal", 3, seed="lot")
    header = json.loads(game.record().to_text())
    assert header["luck"][0][0] == "first-player"
    header["luck"][0][1] = result
    refusal(json.dumps(header))


@pytest.mark.parametrize("luck", ["shuffle", [["shuffle"]], [["shuffle", "x"]], [["shuffle", [1]]], [[1, []]]])
def test_luck_that_is_no_luck_is_refused(luck: object) -> None:
    assert changed(lambda lines: lines[0].update(luck=luck)).startswith("The record is broken: ")


def test_another_step_than_the_one_played_is_noticed() -> None:
    changed(lambda lines: lines[1].update(step="window"))


def test_another_outcome_than_the_one_played_is_noticed() -> None:
    changed(lambda lines: lines[-1]["outcome"].update(winners=[], ranks=[2, 1]))


# --- any damage -------------------------------------------------------------------------------------------------------

JUNK: st.SearchStrategy[object] = (
    st.none() | st.booleans() | st.integers(-3, 10**20) | st.text(max_size=5) | st.just([]) | st.just({}) | st.floats()
)


def leaves(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The way to everything in some data."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += leaves(inner, (*path, key))
    return found


@given(place=st.integers(0, 10**6), junk=JUNK, remove=st.booleans())
def test_no_damage_makes_a_replay_crash(place: int, junk: object, remove: bool) -> None:
    lines = rows()[:12]
    ways = leaves(lines)
    *way, last = ways[place % len(ways)]
    target: Any = lines
    for key in way:
        target = target[key]
    if remove:
        del target[last]
    else:
        target[last] = junk
    try:
        flibuste.replay(text_of(lines) if all(isinstance(line, dict) for line in lines) else json.dumps(lines))
    except FlibusteError as refused:
        assert "\n" not in str(refused)


@given(place=st.integers(0, len(TEXT) - 1), letter=st.characters(codec="utf-8"))
def test_no_changed_letter_makes_a_replay_crash(place: int, letter: str) -> None:
    try:
        flibuste.replay(TEXT[:place] + letter + TEXT[place + 1 :])
    except FlibusteError as refused:
        assert str(refused)


# --- redaction --------------------------------------------------------------------------------------------------------


def test_a_redacted_record_keeps_the_moves_and_nothing_of_luck() -> None:
    record = GAME.public_record()
    assert record.is_redacted
    assert [entry.move for entry in record.entries] == [entry.move for entry in GAME.entries]
    assert not any(entry.luck or entry.hash for entry in record.entries)
    assert (record.secret, record.salt, record.luck) == ("", "", [])
    assert record.commitment == GAME.commitment
    assert read_record(record.to_text()).is_redacted


def test_every_twentieth_move_carries_a_fingerprint() -> None:
    for number, entry in enumerate(GAME.entries, 1):
        assert bool(entry.hash) == (number % HASH_EVERY == 0)
    assert HASH_EVERY == 20
