"""The sea of cards: where the places of a layout lie, and where a ship can sail (MA-SET-03, MA-MOV).

Places are numbered in the order in which they are filled: column by column, each from top to bottom. After the cards
come the Gulf, Maracaibo and the start area. A place is written `c4.2`: column 4, second card from the top.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.maracaibo.effects import TREASURES
from flibuste.games.maracaibo.pieces import CARDS_ON_MAP, LAYOUT_ROWS, SAIL
from flibuste.kernel.refusals import BadComponents

GULF: Final = CARDS_ON_MAP
MARACAIBO: Final = GULF + 1
START: Final = GULF + 2
SPACES: Final = GULF + 3
FARTHEST: Final = SAIL + 1
"""With the Harpy."""
MOST_COLUMNS: Final = 12
MOST_ROWS: Final = 6
"""Of a layout that an owner draws: moves name places by column and row."""


def berth_name(column: int, row: int) -> str:
    return f"c{column}.{row}"


@final
class Sea:
    """A layout with everything about ways on it. Shared by all positions that are played on it."""

    def __init__(self, code: str, columns: list[list[tuple[int, int]]], islands: list[Island]) -> None:
        self.code = code
        self.columns = columns
        self.islands = islands
        self.column: vec[i64] = vec[i64]([0] * SPACES)
        """Of each place, counted from 1; the start area has 0."""
        self.names: list[str] = []
        """Of each place."""
        self.tops: list[int] = []
        """Upper edge of each card, in half cards."""
        bottoms: list[int] = []
        for number, cards in enumerate(columns):
            for row, (top, bottom) in enumerate(cards):
                self.column[len(self.names)] = number + 1
                self.names.append(berth_name(number + 1, row + 1))
                self.tops.append(top)
                bottoms.append(bottom)
        if len(self.names) != CARDS_ON_MAP or len(columns) > MOST_COLUMNS:
            raise BadComponents(
                f"Maracaibo: layout {code} needs {CARDS_ON_MAP} places in at most {MOST_COLUMNS} columns."
            )
        places = list(range(GULF))
        places.sort(key=lambda place: self.tops[place])
        self.from_the_top: list[int] = [*places, GULF]
        """Cards by their height, then the Gulf."""
        self.column[GULF] = len(columns) + 1
        self.column[MARACAIBO] = len(columns) + 2
        self.names += ["gulf", "maracaibo", "start"]
        self.next: vec[i64] = vec[i64]([self._neighbours(place, bottoms) for place in range(SPACES)])
        """The places one step from each, as bits (MA-MOV-02, -03)."""
        self.ends: list[vec[i64]] = [
            vec[i64]([self._ends(place, steps) for place in range(SPACES)]) for steps in range(FARTHEST + 1)
        ]
        """By steps and place: where a movement may end, as bits (MA-MOV-04)."""
        self._check()

    def _neighbours(self, place: int, bottoms: list[int]) -> int:
        if place == MARACAIBO:
            return 0
        if place == GULF:
            return 1 << MARACAIBO
        last: i64 = self.column[GULF] - 1
        found: int = 0
        for other in range(CARDS_ON_MAP):
            if place == START:
                touches = self.column[other] == 1
            else:
                touches = self._touch(place, other, bottoms)
            if touches:
                found |= 1 << other
        if place != START and self.column[place] == last:
            found |= 1 << GULF
        return found

    def _touch(self, place: int, other: int, bottoms: list[int]) -> bool:
        """Along part of an edge: above one another, or side by side with a common stretch."""
        apart: i64 = self.column[place] - self.column[other]
        if apart == 0:
            return bottoms[place] == self.tops[other] or bottoms[other] == self.tops[place]
        if apart not in (1, -1):
            return False
        return self.tops[place] < bottoms[other] and self.tops[other] < bottoms[place]

    def _ends(self, place: int, steps: int) -> int:
        """Steps to the left are allowed on the way (MA-MOV-05); the Gulf ends it (MA-MOV-07)."""
        if place == GULF:
            return 1 << MARACAIBO
        reached: i64 = 0
        front: i64 = 1 << place
        for _ in range(steps):
            front = self.spread(front)
            reached |= front
        bit: i64 = 1
        ends: int = 0
        for end in range(START):
            if reached & bit and self.column[end] > self.column[place]:
                ends |= 1 << end
            bit <<= 1
        return ends

    def spread(self, front: i64) -> i64:
        """All places one step from these, where a ship sails on: not from the Gulf, nor from Maracaibo."""
        found: i64 = 0
        bit: i64 = 1
        for place in range(SPACES):
            if front & bit and (place < GULF or place == START):
                found |= self.next[place]
            bit <<= 1
        return found

    def way(self, place: int, goal: int) -> list[int]:
        """A shortest way, without the place where it begins; rather straight on than up and down."""
        before: dict[int, int] = {place: place}
        queue = [place]
        for here in queue:
            near = [there for there in range(START) if self.next[here] >> there & 1 and there not in before]
            near.sort(key=lambda there: -self.column[there])
            for there in near:
                before[there] = here
                queue.append(there)
        found: list[int] = []
        while goal != place:
            found.insert(0, goal)
            goal = before[goal]
        return found

    def _check(self) -> None:
        """MA-SET-19: every place can be reached, and left."""
        met: i64 = 1 << START
        for _ in range(SPACES):
            met |= self.spread(met)
        if met & (1 << GULF) - 1 != (1 << GULF) - 1 or met >> GULF & 1 == 0:
            raise BadComponents(f"Maracaibo: in layout {self.code} some place cannot be reached from the start.")
        for place in range(GULF):
            if self.ends[SAIL][place] == 0:
                raise BadComponents(f"Maracaibo: in layout {self.code} a ship at {self.names[place]} would be stuck.")

    def can_go_on(self, place: i64, steps: i64, begun: i64) -> bool:
        """Whether a movement that began in a column can still end in a nearer one (MA-MOV-12)."""
        if self.column[place] > begun:
            return True
        front: i64 = 1
        front <<= place
        while steps > 0:
            front = self.spread(front)
            if self.any_beyond(front, begun):
                return True
            steps -= 1
        return False

    def any_beyond(self, places: i64, column: i64) -> bool:
        bit: i64 = 1
        for place in range(START):
            if places & bit and self.column[place] > column:
                return True
            bit <<= 1
        return False


@final
class Island:
    """Where a treasure island lies: it blocks (MA-MOV-01)."""

    def __init__(self, type: str, column: int, top: int, bottom: int) -> None:
        self.type = type
        self.column = column
        self.top = top
        self.bottom = bottom


def _stretch(code: str, text: str) -> tuple[int, int]:
    """`4-6`; the upper edge may be above the usual one: `-1-1`."""
    top, _, bottom = text[1:].partition("-")
    try:
        return int(text[0] + top), int(bottom)
    except ValueError:
        raise BadComponents(f"Maracaibo: layout {code} has {text!r} where a stretch like 4-6 should be.") from None


def _layout(code: str, columns: list[str], islands: list[str]) -> Sea:
    cards = [[_stretch(code, text) for text in column.split()] for column in columns]
    found: list[Island] = []
    for text in islands:
        words = text.split()
        if len(words) != 3 or words[0] not in TREASURES or not words[1].isdigit():
            raise BadComponents(f"Maracaibo: layout {code} has {text!r} where an island like 'gold 1 0-4' should be.")
        top, bottom = _stretch(code, words[2])
        found.append(Island(words[0], int(words[1]), top, bottom))
    _check_overlaps(code, cards, found)
    return Sea(code, cards, found)


def _check_overlaps(code: str, columns: list[list[tuple[int, int]]], islands: list[Island]) -> None:
    for number, cards in enumerate(columns):
        pieces = sorted(cards + [(isle.top, isle.bottom) for isle in islands if isle.column == number + 1])
        if cards != sorted(cards) or len(cards) > MOST_ROWS:
            raise BadComponents(f"Maracaibo: column {number + 1} of layout {code} is not written from top to bottom.")
        for place in range(1, len(pieces)):
            if pieces[place - 1][1] > pieces[place][0]:
                raise BadComponents(f"Maracaibo: two pieces overlap in column {number + 1} of layout {code}.")
    if sorted([isle.type for isle in islands]) != sorted(TREASURES):
        raise BadComponents(f"Maracaibo: layout {code} needs one island of each type.")


LAYOUTS: Final[dict[str, Sea]] = {
    code: _layout(code, columns, islands) for code, (columns, islands) in LAYOUT_ROWS.items()
}
