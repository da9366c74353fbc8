"""Games that begin with a position set up by hand, and luck decided beforehand."""

from __future__ import annotations

from typing import cast

import pytest
from tests.kernel.cases import CASES, Case, wander

import flibuste
from flibuste.games import find_title
from flibuste.kernel.arrange import all_drawn, arranged, laid_out
from flibuste.kernel.game import luck_fits, rebuild
from flibuste.kernel.logbook import Luck
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import BadPosition, FlibusteError
from flibuste.kernel.title import Title

ONE_OF_EACH = [next(case for case in CASES if case.title_id == title) for title in ("port_royal", "amerigo")]
TITLE = find_title("port_royal")
TERMS = TITLE.agree(2, {"first_player": "1"})


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_any_position_can_begin_a_game_whose_record_replays(case: Case) -> None:
    middle = case.begin("middle").clone_position()
    wander(middle, 5, 40)
    game = arranged(case.title, case.terms, middle.to_data(), "on")
    assert game.view(-1) == middle.view(-1)
    for _ in range(30):
        if not game.over:
            game.submit(game.seat_to_move, game.moves()[-1])
    record = read_record(game.record().to_text())
    assert rebuild(case.title, record).record() == record
    assert luck_fits(case.title, record)


def test_pieces_are_moved_by_name() -> None:
    layout = laid_out(TITLE, TERMS)
    pile, harbor = cast("list[str]", layout["draw_pile"]), cast("list[str]", layout["harbor"])
    card = next(card for card in pile if card.startswith("sailor"))
    pile.remove(card)
    harbor.append(card)
    game = arranged(TITLE, TERMS, layout)
    assert [shown["card"] for shown in cast("list[dict[str, object]]", game.view(-1)["harbor"])] == [card]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"discard": ["sailor:3/1"]}, "missing are none, too many are 1 sailor:3/1"),
        ({"draw_pile": []}, "missing are .*too many are none"),
        ({"harbor": ["no such card"]}, "cannot be read: KeyError"),
        ({"players": []}, "has 0 seats, and the game was agreed for 2"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        arranged(TITLE, TERMS, {**laid_out(TITLE, TERMS), **change})


@pytest.mark.parametrize("nonsense", [None, {}, "kraken", 10**30], ids=["nothing", "an object", "a word", "a number"])
@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_nonsense_in_any_place_is_refused_and_never_crashes(title: Title, nonsense: object) -> None:
    terms = title.agree(2, {})
    layout = laid_out(title, terms)
    refused = 0
    for place in layout:
        try:
            arranged(title, terms, {**layout, place: nonsense})
        except FlibusteError as bad:
            assert str(bad).endswith(".")
            assert "\n" not in str(bad)
            refused += 1
    assert refused > len(layout) // 4


def test_a_part_of_the_box_will_do_where_that_is_asked_for() -> None:
    layout = {**laid_out(TITLE, TERMS), "draw_pile": ["sailor:3/1"]}
    assert arranged(TITLE, TERMS, layout, whole=False).view(-1)["draw_pile"] == 1


def test_luck_can_be_decided_in_the_middle_and_must_then_come() -> None:
    layout = laid_out(TITLE, TERMS)
    layout["discard"] = layout["draw_pile"]
    layout["draw_pile"] = []
    game = arranged(TITLE, TERMS, layout, "luck")
    game.expect([Luck("shuffle", ["sailor:3/1"])])
    with pytest.raises(BadPosition, match=r'never drawn: shuffle \["sailor:3/1"\]'):
        all_drawn(game)
    events = game.submit(0, "reveal")
    assert "sailor:3/1" in [event.facts.get("card") for event in events]
    all_drawn(game)
    assert not luck_fits(TITLE, game.record()), "a record says that its luck is not what its secret gives"
