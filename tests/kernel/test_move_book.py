"""The book of all moves of a title."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.kernel.moves import Move, MoveBook
from flibuste.kernel.refusals import UnknownMove
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)


def test_a_book_finds_a_move_by_its_notation() -> None:
    moves = [Move(0, "pass", "move-pass", {}), Move(1, "hire x", "move-hire", {"card": "x"})]
    book = MoveBook("", 1, moves)
    assert book.named("hire x") is moves[1]
    assert moves[1].to_data() == {"notation": "hire x", "key": "move-hire", "facts": {"card": "x"}}


def test_an_unknown_notation_is_refused_in_one_sentence() -> None:
    with pytest.raises(
        UnknownMove, match=r"^There is no move written 'hop'; moves\(\) lists those of this decision\.$"
    ):
        MoveBook("", 1, []).named("hop")


def test_a_book_with_a_gap_in_its_numbers_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        MoveBook("", 1, [Move(1, "pass", "move-pass", {})])


def test_two_moves_with_one_notation_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        MoveBook("", 1, [Move(0, "pass", "move-pass", {}), Move(1, "pass", "move-pass", {})])


def test_a_secret_move_has_a_face_and_any_other_is_its_own() -> None:
    secret, plain = Move(0, "keep 17", "move-keep", {"quest": 17}, "keep"), Move(1, "pass", "move-pass", {})
    assert [move.face for move in MoveBook("", 1, [secret, plain]).moves] == ["keep", "pass"]


def test_a_face_that_is_another_move_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        MoveBook("", 1, [Move(0, "keep 17", "move-keep", {}, "pass"), Move(1, "pass", "move-pass", {})])


@TITLES
def test_every_move_of_a_title_can_be_named_and_numbered(title: Title) -> None:
    for number, move in enumerate(title.book.moves):
        assert move.number == number
        assert title.book.named(move.notation) is move
        assert move.notation == move.notation.strip()
    written = {move.notation.lower() for move in title.book.moves}
    assert len(written) == len(title.book.moves), "two notations differ by capital letters only"


@TITLES
def test_submitting_an_unknown_notation_changes_nothing(title: Title) -> None:
    game = flibuste.new_game(title.id, title.presets[0].least, seed="unknown")
    before = game.hash()
    with pytest.raises(UnknownMove):
        game.submit(game.seat_to_move, "no such move")
    assert game.hash() == before
    assert game.entries == []
