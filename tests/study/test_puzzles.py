"""Puzzles: honest answers, the same for the same game, one for each day, and nothing told before the answer."""

from __future__ import annotations

import json
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
from flibuste.study.puzzles import FIRST_DAY, NoPuzzle, puzzle_from_data, puzzle_of, puzzles_of
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
        assert puzzle.reason.key not in ("steady", "behind")
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


def test_an_interrupted_mine_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dug: list[str] = []

    def dig(claim: Claim) -> Mined:
        if len(dug) == 3:
            raise KeyboardInterrupt
        dug.append(f"{claim.title} {claim.game}")
        return Mined(claim.title, claim.game, puzzles_of(claim.title)[claim.game :][:1])

    out = tmp_path / "found.jsonl"
    words = ["puzzles", "mine", "port_royal", "treasure_map", "--games", "2", "--out", str(out)]
    monkeypatch.setattr(command, "mine", dig)
    assert main(words) == 130
    assert dug == ["port_royal 1", "treasure_map 1", "port_royal 2"], "each title in turn"
    out.write_text(out.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    dug.clear()
    assert main(words) == 0
    assert dug == ["port_royal 2", "treasure_map 2"], "a line that was not written whole is mined again"
    assert main(words) == 0, "nothing is left to do"
    assert len(out.read_text(encoding="utf-8").splitlines()) == 5
    dug.clear()
    assert main([*words, "--first", "2"]) == 0
    assert dug == ["port_royal 3", "treasure_map 3"], "from another game on, as many"


def mined(path: Path, *games: Mined) -> str:
    rows = [{"title": one.title, "game": one.game, "puzzles": [p.to_data() for p in one.puzzles]} for one in games]
    terms = {"playouts": 1000, "hasty": 20}
    path.write_text("".join(json.dumps(row) + "\n" for row in [terms, *rows]), encoding="utf-8")
    return str(path)


def test_what_was_mined_in_several_places_is_taken_in_once_and_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, three, four, five = puzzles_of("port_royal")[:5]
    other = puzzles_of("treasure_map")[0]
    into = tmp_path / "port_royal.jsonl"
    into.write_text(json.dumps(four.to_data()) + "\n", encoding="utf-8")
    here = mined(tmp_path / "here", Mined("port_royal", 9, [three]), Mined("port_royal", 2, [one, two]))
    there = mined(tmp_path / "there", Mined("port_royal", 9, [three]), Mined("treasure_map", 1, [other]))
    again = mined(tmp_path / "again", Mined("port_royal", 4, [four]), Mined("port_royal", 12, [five]))
    assert main(["puzzles", "take", here, there, again, "--into", str(tmp_path), "--most", "4"]) == 0
    lines = into.read_text(encoding="utf-8").splitlines()
    assert [puzzle_from_data(json.loads(line)) for line in lines] == [four, one, two, three]
    assert (tmp_path / "treasure_map.jsonl").exists()
    assert "Port Royal: 4 puzzles, 3 of them new" in capsys.readouterr().out


def test_a_mine_stops_with_enough_and_keeps_what_was_found_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "mine", lambda claim: Mined(claim.title, claim.game, puzzles_of(claim.title)[:2]))
    out = tmp_path / "found.jsonl"
    words = ["puzzles", "mine", "port_royal", "--out", str(out), "--enough", "4"]
    assert main(words) == 0
    assert "4 puzzles from 2 games" in capsys.readouterr().out
    before = out.read_bytes()
    assert main([*words, "--playouts", "50"]) == 2
    assert "other playouts" in capsys.readouterr().err
    assert out.read_bytes() == before
    shipped = tmp_path / "port_royal.jsonl"
    shipped.write_text(json.dumps(puzzles_of("port_royal")[0].to_data()) + "\n", encoding="utf-8")
    assert main(["puzzles", "take", str(shipped)]) == 2, "not a file of mined games"
