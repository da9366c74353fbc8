"""Whether a position that comes from outside can be: what the checks of all titles have in common.

A title's own lie in its `checks.py`. They are for data that somebody hands in, never for that of records and stores,
which the engine wrote itself: reading those stays as quick as it was. Whatever cannot be is refused at the first thing
that is wrong, in a sentence that names it as the data does. What is merely never reached by play may pass.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from flibuste.kernel.data import Data
from flibuste.kernel.frames import BED, Frame, FrameBook
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadPosition

WORDS_OF_CHANCE = 1 << 32
MOST = 1_000_000
"""What is counted without a limit of its own: more has never been in any game."""


def require(fits: bool, sentence: str) -> None:
    if not fits:
        raise BadPosition(f"{sentence}.")


def within(what: str, number: i64, least: i64, most: i64) -> None:
    if number < least or number > most:
        raise BadPosition(f"`{what}` must be from {least} to {most}, not {number}.")


def all_within(what: str, numbers: list[int], least: i64, most: i64) -> None:
    for number in numbers:
        within(what, number, least, most)


def as_many(what: str, there: int, wanted: int) -> None:
    require(there == wanted, f"`{what}` must have {wanted} entries, not {there}")


def each_once(what: str, numbers: list[int]) -> None:
    require(len(set(numbers)) == len(numbers), f"`{what}` has something twice")


def an_order_of(what: str, numbers: list[int], seats: i64) -> None:
    require(sorted(numbers) == list(range(seats)), f"`{what}` must name each of the {seats} seats once, not {numbers}")


# --- what was read ----------------------------------------------------------------------------------------------------


def check_read(given: Data, position: Position) -> None:
    """Written down again it must say what was given: nothing was passed over, rounded, cut or taken for another."""
    written = position.to_data()
    agreed = ("options", "rules", "legacy")
    as_written("", {key: given[key] for key in given if key not in agreed}, written)


def as_written(where: str, given: object, written: object) -> None:
    if isinstance(written, Mapping):
        require(isinstance(given, Mapping), f"{named(where)} cannot be {short(given)}")
        assert isinstance(given, Mapping)
        for key in given:
            place = f"{where}/{key}" if where else str(key)
            require(key in written, f"Nothing is called `{place}` here")
            as_written(place, given[key], written[key])
    elif isinstance(written, list):
        require(isinstance(given, list | tuple), f"{named(where)} cannot be {short(given)}")
        assert isinstance(given, list | tuple)
        require(len(given) == len(written), f"{named(where)} has something twice, or something that cannot be there")
        if all([isinstance(part, str) for part in written]) and sorted(map(str, given)) == sorted(map(str, written)):
            return  # words for a set, in another order
        for number, part in enumerate(written):
            as_written(f"{where}/{number}", given[number], part)
    else:
        same_kind = isinstance(given, type(written)) or isinstance(written, type(given))
        require(same_kind and given == written, f"{named(where)} cannot be {short(given)}")


def named(where: str) -> str:
    return f"`{where}`" if where else "A position"


def short(given: object) -> str:
    text = repr(given)
    return text if len(text) <= 40 else f"{text[:37]}..."


def check_shape(where: str, given: object, usual: object) -> None:
    """Where data cannot be read at all: whether something is missing or of another kind than in a fresh game."""
    require(kind_of(given) == kind_of(usual) or usual is None, f"{named(where)} must be {kind_of(usual)}")
    if isinstance(usual, Mapping) and isinstance(given, Mapping):
        for key, part in usual.items():
            place = f"{where}/{key}" if where else str(key)
            require(key in given, f"`{place}` is missing")
            check_shape(place, given[key], part)
    elif isinstance(usual, list) and isinstance(given, list) and usual:
        for number, part in enumerate(given):
            check_shape(f"{where}/{number}", part, usual[0])


def kind_of(given: object) -> str:
    if isinstance(given, bool):
        return "true or false"
    if isinstance(given, int):
        return "a whole number"
    if isinstance(given, str):
        return "a text"
    if isinstance(given, list):
        return "a list"
    return "an object" if isinstance(given, Mapping) else "nothing"


def check_seats(position: Position, seats: int, rivals: int) -> None:
    there = len(position.scores()) - rivals
    require(there == seats, f"This position has {there} seats, and the game was agreed for {seats}")


# --- what every position has ------------------------------------------------------------------------------------------


def check_course(p: Position, decision_limit: i64, is_ended: bool) -> None:
    """How far the game is: `is_ended` says whether it has an ending."""
    within("revealed", p.revealed, 0, MOST)
    over = p.seat_to_move() < 0
    within("decisions", p.decisions, 0, decision_limit if over else decision_limit - 1)
    require(over == is_ended, "A game that is over has an ending and nothing pending, and no other has")


class Pending:
    """A frame on the stack with what it keeps."""

    def __init__(self, frame: Frame, numbers: list[int], row: list[int]) -> None:
        self.frame = frame
        self.numbers = numbers
        self.row = row

    def argument(self, name: str) -> int:
        return self.numbers[self.frame.names.index(name)]


def pending_frames(p: Position, book: FrameBook, lies_on: Mapping[str, list[str]]) -> list[Pending]:
    """The frames from the bottom to the top, after a look at whether they can lie so.

    `lies_on` names the frames on which each may lie; `over` is the bed of all.
    """
    bed = book.frames[p.stack[0]]
    require(bed.name == "over", "The first number of `stack` must be that of a game that is over")
    found: list[Pending] = []
    place: int = p.depth - 1
    while place >= BED:
        number: int = p.stack[place]
        within("stack", number, 0, len(book.frames) - 1)
        frame = book.frames[number]
        pending = frame_at(p, frame, place)
        found.append(pending)
        place -= len(pending.numbers) + len(pending.row) + (2 if frame.is_row else 1)
    found.reverse()
    below = bed.name
    for pending in found:
        name = pending.frame.name
        require(below in lies_on.get(name, []), f"`{name}` cannot be pending on `{below}`")
        below = name
    return found


def frame_at(p: Position, frame: Frame, place: int) -> Pending:
    """The frame whose own number lies there."""
    least: int = frame.size - 1
    require(place - least >= BED, f"`stack` is cut short below `{frame.name}`")
    length: int = p.stack[place - 1] if frame.is_row else 0
    require(0 <= length <= place - least - BED, f"`stack` is cut short below `{frame.name}`")
    first = place - least - length
    numbers = [int(p.stack[first + number]) for number in range(len(frame.names))]
    row = [int(p.stack[first + len(numbers) + number]) for number in range(length)]
    return Pending(frame, numbers, row)


def check_chance(data: Data) -> None:
    if data["kind"] == "secret":
        counter = data["counter"]
        require(isinstance(counter, int) and 0 <= counter <= 1 << 62, "`chance/counter` is not one")
        return
    words = data["words"]
    assert isinstance(words, list)
    as_many("chance/words", len(words), 4)
    all_within("chance/words", words, 0, WORDS_OF_CHANCE - 1)
