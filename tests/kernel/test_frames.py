"""What is pending, by name: pushing, reading and dropping frames."""

from __future__ import annotations

from importlib import import_module

import pytest

import flibuste
from flibuste.kernel.chance import quick
from flibuste.kernel.frames import BED, FrameBook, drop_pending
from flibuste.kernel.position import Position

FRAMES = FrameBook()
OVER = FRAMES.add("over")
WINDOW = FRAMES.add("window", "cards", "seat")
SHIP = FRAMES.add("ship", "ship")
CREW = FRAMES.add_row("crew", "expedition")
CARDS, SEAT, AT_HAND = WINDOW.argument("cards"), WINDOW.argument("seat"), SHIP.argument("ship")


@pytest.fixture
def p() -> Position:
    position = Position(quick(1), None)
    OVER.push(position)
    return position


def test_a_frame_is_read_and_written_by_the_names_of_its_arguments(p: Position) -> None:
    WINDOW.push(p, 2, 3)
    assert (CARDS.of(p), SEAT.of(p)) == (2, 3)
    CARDS.set(p, 1)
    assert p.pending() == [OVER.number, 1, 3, WINDOW.number]
    assert WINDOW.is_on_top(p) and FRAMES.on_top(p) is WINDOW and p.top == WINDOW.number


def test_a_frame_sees_the_one_below_it(p: Position) -> None:
    WINDOW.push(p, 2, 3)
    SHIP.push(p, 17)
    assert SEAT.under(p, SHIP) == 3
    SHIP.pop(p)
    assert WINDOW.is_on_top(p)
    WINDOW.pop(p)
    assert p.pending() == [OVER.number]


def test_only_the_frame_on_top_can_be_settled(p: Position) -> None:
    WINDOW.push(p, 2, 3)
    with pytest.raises(AssertionError, match="ship"):
        SHIP.pop(p)


def test_a_row_grows_and_goes_as_a_whole(p: Position) -> None:
    SHIP.push(p, 4)
    CREW.push(p, 9)
    assert CREW.row(p) == []
    for card in (5, 6, 7):
        CREW.add_to_row(p, card)
    assert CREW.row(p) == [5, 6, 7]
    assert CREW.row_argument(p) == 9
    assert p.pending()[2:] == [SHIP.number, 9, 5, 6, 7, 3, CREW.number]
    CREW.pop(p)
    assert AT_HAND.of(p) == 4


def test_frames_are_found_under_others(p: Position) -> None:
    assert FRAMES.find(p, WINDOW) == -1
    WINDOW.push(p, WINDOW.number, WINDOW.number)
    SHIP.push(p, WINDOW.number)
    CREW.push(p, 0)
    CREW.add_to_row(p, WINDOW.number)
    assert [FRAMES.at(p, place).name for place in FRAMES.places(p)] == ["crew", "ship", "window"]
    assert CARDS.at(p, FRAMES.find(p, WINDOW)) == WINDOW.number
    drop_pending(p)
    assert FRAMES.places(p) == [] and p.depth == BED


def test_a_stack_grows_as_needed_and_is_carried_over(p: Position) -> None:
    for card in range(50):
        SHIP.push(p, card)
    twin = Position(quick(1), None)
    p.carry_over(twin)
    assert twin.pending() == p.pending()
    SHIP.pop(p)
    assert AT_HAND.of(twin) == 49, "what happens to one leaves the other as it is"
    twin.set_pending(p.pending())
    assert AT_HAND.of(twin) == 48


def test_what_was_forgotten_is_said_at_once() -> None:
    with pytest.raises(AssertionError, match="crew"):
        FRAMES.check(["over", "window", "ship"])
    with pytest.raises(AssertionError, match="two frames are called over"):
        FRAMES.add("over")
    with pytest.raises(AssertionError, match="more than"):
        FRAMES.add("greedy", "one", "two", "three")
    with pytest.raises(ValueError, match=r"tuple\.index"):
        SHIP.argument("seat")


def test_steps_have_the_same_shape_in_every_title() -> None:
    """None inherits from another (docs/design.md), so only this keeps them alike."""
    shapes = []
    for title in flibuste.titles():
        step = import_module(f"{title.package}.rules.step").Step
        shapes.append(sorted(name for name in vars(step) if not name.startswith("__")))
    assert all(shape == shapes[0] for shape in shapes)
    assert {"seat", "moves", "random_move", "play", "settle", "why_not"} <= set(shapes[0])
