"""Puzzles: honest answers, the same for the same game, one for each day, and nothing told before the answer."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from flibuste.cli import main
from flibuste.cli import puzzles as command
from flibuste.games import find_title, titles
from flibuste.kernel.chance import quick
from flibuste.server.puzzles import NoAnswer, puzzle_told, verdict_on
from flibuste.study import puzzles
from flibuste.study.hints import Reason
from flibuste.study.puzzles import FIRST_DAY, NoPuzzle, Puzzle, puzzle_from_data, puzzle_of, puzzles_of
from flibuste.study.puzzles.mining import CHOICES, ERRORS, MARGIN, Claim, Mined, mine

DAY = date(2026, 11, 18)
WITH_PUZZLES = [title.id for title in titles() if puzzles_of(title.id)]


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_every_puzzle_that_is_shipped_is_one(id: str) -> None:
    found = puzzles_of(id)
    assert len({one.source for one in found}) == len(found)
    for puzzle in found:
        position = find_title(id).position_from_data(puzzle.position)
        legal = [move.notation for move in position.moves()]
        best, *rest = puzzle.answers
        assert position.seat_to_move() == puzzle.seat
        assert len(legal) >= CHOICES
        assert {one.move for one in puzzle.answers} <= set(legal)
        assert puzzle.tempting in [one.move for one in rest]
        assert all(best.is_clearly_better(other, MARGIN - 1e-4, ERRORS - 0.1) for other in rest)
        assert puzzle_from_data(puzzle.to_data()) == puzzle
        terms = puzzle.terms()
        assert terms.options == find_title(id).agree(puzzle.seats, terms.options, terms.rules).options


def test_puzzles_come_by_the_day_and_then_again() -> None:
    title = find_title("port_royal")
    known = puzzles_of(title.id)
    assert puzzle_of(title, FIRST_DAY) is known[0]
    assert puzzle_of(title, DAY) is known[17 % len(known)]
    assert puzzle_of(title, FIRST_DAY + timedelta(len(known))) is known[0]
    with pytest.raises(NoPuzzle):
        puzzle_of(title, FIRST_DAY - timedelta(1))
    with pytest.raises(NoPuzzle):
        puzzle_told("port_royal", "2026-11-19", DAY)
    with pytest.raises(NoPuzzle):
        puzzle_told("port_royal", "yesterday", DAY)


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_nothing_of_the_answer_or_of_secrets_is_told_before_it(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of(find_title(id), DAY)
    shown = msgspec.json.encode(puzzle_told(id, "", DAY))
    position = find_title(id).position_from_data(puzzle.position)
    position.determinize(puzzle.seat, quick(99))
    other = puzzle._replace(
        position=position.to_data(),
        answers=puzzle.answers[::-1],
        tempting=puzzle.answer,
        reason=Reason("steady", {}, {}, None),
        line=[],
        source="elsewhere",
    )
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _: [other])
    assert msgspec.json.encode(puzzle_told(id, "", DAY)) == shown


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_who_has_answered_is_told_all(id: str) -> None:
    puzzle = puzzle_of(find_title(id), DAY)
    right = verdict_on(id, "", puzzle.answer, DAY)
    assert right.right
    assert right.answers[0].move.notation == puzzle.answer
    wrong = verdict_on(id, DAY.isoformat(), puzzle.tempting, DAY)
    assert not wrong.right
    assert wrong.answers == right.answers
    assert wrong.why.reason
    with pytest.raises(NoAnswer):
        verdict_on(id, "", "no move at all", DAY)


def test_the_same_game_gives_the_same_puzzles() -> None:
    claim = Claim("port_royal", 12, 24, 2)
    once = mine(claim)
    assert once.puzzles, "little looking finds many things, some of them wrong: enough to compare"
    assert mine(claim) == once


def test_an_interrupted_mine_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = puzzles_of("port_royal")
    dug: list[int] = []

    def dig(claim: Claim) -> Mined:
        if len(dug) == 2:
            raise KeyboardInterrupt
        dug.append(claim.game)
        found: list[Puzzle] = [known[claim.game]]
        return Mined(claim.game, found)

    out = tmp_path / "found.jsonl"
    words = ["puzzles", "mine", "port_royal", "--games", "3", "--out", str(out)]
    monkeypatch.setattr(command, "mine", dig)
    assert main(words) == 130
    dug[:] = [dug[-1]]
    assert main(words) == 0
    assert dug == [2, 3]
    lines = out.read_text(encoding="utf-8").splitlines()
    assert [puzzle_from_data(msgspec.json.decode(line)) for line in lines] == known[1:4]
    assert not out.with_name("found.jsonl.part").exists()
    assert "3 puzzles from 3 games" in capsys.readouterr().out
