"""What is pending, by name: the frames of a position's stack.

A frame is a decision that somebody must make, or something that goes on when what lies above it is settled. On the
stack it is the numbers it keeps, then its own number. A title lists its frames once, in the order of their numbers
(which are append-only: records know them), and reads and writes them by name:

    FRAMES = FrameBook()
    DISCOVER = FRAMES.add("discover")
    WINDOW = FRAMES.add("window", "cards", "seat")
    WINDOW_CARDS = WINDOW.argument("cards")

    WINDOW.push(p, 2, seat)
    WINDOW_CARDS.set(p, WINDOW_CARDS.of(p) - 1)

Every move looks here many times. With its place in a name of its own a number of `p.stack` is read as it lies there;
otherwise mypyc would count references to the stack meanwhile.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from flibuste.kernel.position import Position

MOST_ARGUMENTS: Final = 2
BED: Final = 1
"""Numbers that always lie below everything else: one, that of the frame for a game that is over."""
ROOM: Final = vec[i64]([0] * 16)
"""By which a stack grows: most games need no more."""


@final
class Argument:
    """A number that a frame keeps."""

    __slots__ = ("back",)

    def __init__(self, back: i64) -> None:
        self.back: i64 = back
        """How far below the frame's own number it lies."""

    def of(self, p: Position) -> i64:
        """Of the frame on top."""
        place: i64 = p.depth - 1 - self.back
        return p.stack[place]

    def set(self, p: Position, value: i64) -> None:
        p.stack[p.depth - 1 - self.back] = value

    def at(self, p: Position, place: i64) -> i64:
        """Of the frame whose number lies at this place."""
        place -= self.back
        return p.stack[place]

    def under(self, p: Position, upper: Frame) -> i64:
        """Of the frame right below the one on top, which must be `upper`."""
        place: i64 = p.depth - 1 - upper.size - self.back
        return p.stack[place]


@final
class Frame:
    """A kind of frame. A row keeps, between its argument and its own number, further numbers and how many there are."""

    __slots__ = ("is_row", "name", "names", "number", "size")

    def __init__(self, number: i64, name: str, names: tuple[str, ...], is_row: bool) -> None:
        self.number: i64 = number
        self.name = name
        self.names = names
        self.is_row = is_row
        self.size: i64 = len(names) + 2 if is_row else len(names) + 1
        """Numbers that it takes on the stack; of a row, while it is empty."""

    def argument(self, name: str) -> Argument:
        return Argument(self.size - 1 - self.names.index(name))

    def is_on_top(self, p: Position) -> bool:
        return p.top == self.number

    def push(self, p: Position, first: i64 = 0, second: i64 = 0) -> None:
        """With as many arguments as it has names."""
        base: i64 = p.depth
        size: i64 = self.size
        if base + size > len(p.stack):
            grow(p)
        stack = p.stack
        if size > 1:
            stack[base] = first
        if size > 2:
            stack[base + 1] = second
        stack[base + size - 1] = self.number
        p.depth = base + size
        p.top = self.number

    def pop(self, p: Position) -> None:
        """The frame on top, which must be this one, is settled."""
        assert p.top == self.number, self.name
        drop_to(p, p.depth - self.size_at(p, p.depth - 1))

    def size_at(self, p: Position, place: i64) -> i64:
        """Numbers of a frame of this kind whose own number lies there."""
        return self.size + p.stack[place - 1] if self.is_row else self.size

    # --- rows ---------------------------------------------------------------------------------------------------------

    def row(self, p: Position) -> list[int]:
        """The numbers of the row on top."""
        end: i64 = p.depth - 2
        first: i64 = end - p.stack[end]
        return [p.stack[place] for place in range(first, end)]

    def row_argument(self, p: Position) -> i64:
        """The argument of the row on top, which lies below its numbers."""
        end: i64 = p.depth - 2
        return p.stack[end - p.stack[end] - 1]

    def add_to_row(self, p: Position, number: i64) -> None:
        if p.depth == len(p.stack):
            grow(p)
        end: i64 = p.depth - 2
        p.stack[end + 2] = self.number
        p.stack[end + 1] = p.stack[end] + 1
        p.stack[end] = number
        p.depth += 1


def drop_pending(p: Position) -> None:
    """Forgets whatever was pending."""
    drop_to(p, BED)


def drop_to(p: Position, depth: i64) -> None:
    place: i64 = depth - 1
    p.depth = depth
    p.top = p.stack[place]


def grow(p: Position) -> None:
    p.stack = extend(p.stack, ROOM)


@final
class FrameBook:
    """All frames of a title, by number."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def add(self, name: str, *names: str) -> Frame:
        """A frame that keeps the named numbers."""
        assert len(names) <= MOST_ARGUMENTS, f"{name} keeps more than Frame.push can take"
        return self._enter(Frame(len(self.frames), name, names, False))

    def add_row(self, name: str, argument: str) -> Frame:
        """A frame that keeps an argument and any number of further numbers."""
        return self._enter(Frame(len(self.frames), name, (argument,), True))

    def _enter(self, frame: Frame) -> Frame:
        assert all([other.name != frame.name for other in self.frames]), f"two frames are called {frame.name}"
        self.frames.append(frame)
        return frame

    def places(self, p: Position) -> list[int]:
        """Where the number of each frame above the bed lies, the topmost first."""
        found: list[int] = []
        place: i64 = p.depth - 1
        while place >= BED:
            found.append(place)
            place -= self.frames[p.stack[place]].size_at(p, place)
        return found

    def on_top(self, p: Position) -> Frame:
        return self.frames[p.top]

    def at(self, p: Position, place: i64) -> Frame:
        return self.frames[p.stack[place]]

    def find(self, p: Position, frame: Frame) -> i64:
        """Where the topmost frame of this kind lies; -1 when none is pending."""
        place: i64 = p.depth - 1
        while place >= BED and p.stack[place] != frame.number:
            place -= self.frames[p.stack[place]].size_at(p, place)
        return place if place >= BED else -1

    def check(self, steps: list[str]) -> None:
        """Every frame must have a step that says what may be done: `steps` names them by number."""
        names = [frame.name for frame in self.frames]
        assert steps == names, f"frames without a step, or steps out of order: {names} and {steps}"
