"""Positions set up by hand: as one line of text, and changed thing by thing. Whatever is made is checked (arrange.py).

    flibuste:port_royal:2:eNqNVk1v2zAM_Sv...:1f0c9a3b

Title, the number of the rulings, the data (JSON, packed, in base64) and the first letters of the SHA-256 of what stands
before them: a line that was not copied whole is told from one that makes no sense.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import zlib
from typing import Final, cast

from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.chance import quick
from flibuste.kernel.copies import title_again
from flibuste.kernel.data import Data, compact
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import NOBODY, Fact
from flibuste.kernel.places import EACH_SEAT, SLASH, Amount, Claims, Counts, Crowd, Owned, Pieces, Place, Spot
from flibuste.kernel.position import Position
from flibuste.kernel.records import number_in, object_in
from flibuste.kernel.refusals import BadOption, BadPosition, UnknownTitle
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title

MARK: Final = "flibuste"
CHECK_LENGTH: Final = 8
LONGEST: Final = 60_000
"""Letters of such a line."""
LARGEST: Final = 1 << 20
"""Bytes of what is packed in it."""
NO_LINE: Final = "This is no position of Flibuste: such a line begins with flibuste: and has five parts."
CUT_SHORT: Final = "This position was not copied whole, or was changed: its last letters do not fit the rest."
BROKEN: Final = "This position cannot be read: its data are broken."
AGREED: Final = ("chance", "options", "rules", "legacy")
"""Parts of a position's data that stand elsewhere, or belong to no position that is set up."""


class SetUp:
    """A position of a title on some terms, as data that may be changed."""

    def __init__(self, title: Title, terms: Terms, data: Data) -> None:
        self.title = title
        self.terms = terms
        self.layout: dict[str, object] = {key: value for key, value in data.items() if key not in AGREED}

    def game(self, seed: str | None = None) -> Game:
        """A game that begins here; BadPosition where it cannot be."""
        return arranged(self.title, self.terms, {**self.layout, "chance": quick(1).to_data()}, seed)

    def position(self) -> Position:
        return self.game("set up").clone_position()

    def to_text(self) -> str:
        usual = {option.id: option.default for option in self.title.options}
        terms: dict[str, object] = {
            "seats": self.terms.seats,
            "options": {key: value for key, value in self.terms.options.items() if value != usual.get(key)},
        }
        if self.terms.legacy is not None:
            terms["legacy"] = self.terms.legacy
        packed = zlib.compress(compact([terms, self.layout]).encode(), 9)
        line = f"{MARK}:{self.title.id}:{self.terms.rules}:{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
        return f"{line}:{_check(line)}"

    def copy(self) -> SetUp:
        return SetUp(self.title, self.terms, cast(Data, json.loads(compact(self.layout))))


def fresh(title: Title, terms: Terms) -> SetUp:
    """As a game on these terms begins; the same each time."""
    return SetUp(title, terms, laid_out(title, terms))


def read_set_up(text: str) -> SetUp:
    """The position that to_text() wrote; refused in one sentence where it is none."""
    line = "".join(text.split())  # a long line is broken by letters and chats
    parts = line.split(":")
    if len(parts) != 5 or parts[0] != MARK or len(line) > LONGEST or not parts[2].isdecimal():
        raise BadPosition(NO_LINE, "position-no-line", {})
    if parts[4] != _check(line.rpartition(":")[0]):
        raise BadPosition(CUT_SHORT, "position-cut", {})
    try:
        title = cast(Title, title_again(parts[1]))
        terms, layout = _unpacked(parts[3])
        agreed = title.agree(
            number_in(terms["seats"]),
            object_in(terms["options"], "options") or {},
            int(parts[2]),
            object_in(terms.get("legacy"), "legacy"),
        )
    except (UnknownTitle, BadOption) as unknown:
        raise BadPosition(f"This position cannot be opened here: {unknown}", "position-unknown", {}) from None
    except (KeyError, TypeError, AttributeError, ValueError) as wrong:
        raise BadPosition(f"This position cannot be read: {type(wrong).__name__}.", "position-broken", {}) from None
    return SetUp(title, agreed, layout)


def _unpacked(text: str) -> tuple[Data, Data]:
    try:
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LARGEST)
        parts = json.loads(raw)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise BadPosition(BROKEN, "position-broken", {}) from None
    if not isinstance(parts, list) or len(parts) != 2 or not all(isinstance(part, dict) for part in parts):
        raise BadPosition(BROKEN, "position-broken", {})
    return parts[0], parts[1]


def _check(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()[:CHECK_LENGTH]


# --- what can be changed ----------------------------------------------------------------------------------------------


class Laid:
    """A place as it is: of a seat, or of all (-1). `id` is its path with the seat's number."""

    def __init__(self, place: Place, id: str, seat: int, found: object) -> None:
        self.place = place
        self.id = id
        self.seat = seat
        self.found = found

    @property
    def name(self) -> str:
        """Words: `laid-<name>`."""
        return self.place.name

    @property
    def number(self) -> int:
        """What there is of an amount."""
        return sum(cast("list[int]", self.found)) if isinstance(self.found, list) else cast(int, self.found)

    def codes(self) -> list[str]:
        """What lies there, of a list of pieces."""
        items = cast("list[object]", self.found)
        numbered = self.place.numbered if isinstance(self.place, Pieces) else None
        return [str(item) for item in items] if numbered is None else [numbered[cast(int, item)] for item in items]


def laid(set_up: SetUp) -> list[Laid]:
    """All places of the position that can be named, the common ones first, then seat by seat."""
    found: list[Laid] = []
    for seat in (-1, *range(set_up.terms.seats)):
        for place in set_up.title.places:
            if (EACH_SEAT in place.path) == (seat >= 0):
                id = place.path.replace(EACH_SEAT, str(seat))
                there = _at(set_up.layout, id)
                if there is not None:
                    found.append(Laid(place, id, seat, there))
    return found


def moved(set_up: SetUp, source: str, index: int, target: str) -> SetUp:
    """One thing goes from a place to another; what lies at `index` of a list, or one of that kind."""
    copy = set_up.copy()
    here, there = _named(copy, source), _named(copy, target)
    if isinstance(here.place, Pieces) and isinstance(there.place, Pieces) and here.place.sort == there.place.sort:
        _move_piece(copy, here, index, there)
    elif isinstance(here.place, Counts) and isinstance(there.place, Counts) and here.place.sort == there.place.sort:
        _move_one(here, index, there)
    else:
        raise BadPosition("Nothing can go from the one of these places to the other.", "position-apart", {})
    return _checked(copy)


def numbered(set_up: SetUp, id: str, value: int) -> SetUp:
    """A counter gets another value."""
    copy = set_up.copy()
    there = _named(copy, id)
    place = there.place
    if not isinstance(place, Amount):
        raise BadPosition("What lies there is not a number.", "position-no-number", {})
    _check_bounds(value, place.least, place.most)
    if isinstance(there.found, list):
        there.found[0] += value - there.number
    else:
        _put(copy.layout, id, value)
    return _checked(copy)


def owned(set_up: SetUp, id: str, index: int, has: bool) -> SetUp:
    """A piece is had or not from now on."""
    copy = set_up.copy()
    there = _named(copy, id)
    place = there.place
    if not isinstance(place, Owned) or not 0 <= index < len(place.names):
        raise BadPosition("There is no such piece at that place.", "position-no-piece", {})
    code = place.names[index]
    _put(copy.layout, id, [name for name in place.names if (has if name == code else name in there.codes())])
    return _checked(copy)


def stood(set_up: SetUp, id: str, cell: str, value: int, index: int = 0) -> SetUp:
    """On a cell of the map something comes to stand, `value` things of a kind from now on, or it becomes a seat's."""
    copy = set_up.copy()
    there = _named(copy, id)
    if isinstance(there.place, Spot):
        _move_spot(copy, there, there.place, cell)
    elif isinstance(there.place, Crowd):
        _gather(there, there.place, cell, index, value)
    elif isinstance(there.place, Claims):
        _claim(copy, there, there.place, cell, value)
    else:
        raise BadPosition("What lies there is not on the map.", "position-no-map", {})
    return _checked(copy)


def turned(set_up: SetUp, seat: int) -> SetUp:
    """It becomes a seat's turn, which is at its beginning."""
    title = set_up.title
    if not title.gives_turns:
        sentence = f"Whose turn it is cannot be changed in {title.name}; it follows from the rest."
        raise BadPosition(sentence, "position-turn", {"title": title.name})
    if not 0 <= seat < set_up.terms.seats:
        seats = set_up.terms.seats
        raise BadPosition(f"There are {seats} seats; their numbers begin with 0.", "no-such-seat", {"seats": seats})
    position = set_up.position()
    title.begin_turn(position, seat)
    return _checked(SetUp(title, set_up.terms, position.to_data()))


def _checked(set_up: SetUp) -> SetUp:
    set_up.position()
    return set_up


def _move_piece(set_up: SetUp, here: Laid, index: int, there: Laid) -> None:
    source, target = here.place, there.place
    assert isinstance(source, Pieces) and isinstance(target, Pieces)
    codes = here.codes()
    if not 0 <= index < len(codes):
        raise BadPosition("There is no such piece at that place.", "position-no-piece", {})
    code = codes[index]
    if target.takes is not None and _kind_of(set_up.title, code) not in target.takes:
        raise BadPosition("Such a piece never lies at that place.", "position-never", {})
    cast("list[object]", here.found).pop(index)
    if source.beside:
        cast("list[object]", _at(set_up.layout, source.beside.replace(EACH_SEAT, str(here.seat)))).pop(index)
    cast("list[object]", there.found).append(code if target.numbered is None else target.numbered.index(code))
    if target.beside:
        beside = cast("list[object]", _at(set_up.layout, target.beside.replace(EACH_SEAT, str(there.seat))))
        beside.append(_at(set_up.layout, target.fresh))


def _move_one(here: Laid, index: int, there: Laid) -> None:
    source, target = cast("list[int]", here.found), cast("list[int]", there.found)
    if not 0 <= index < len(source) or source[index] < 1:
        raise BadPosition("There is none of that kind at that place.", "position-none", {})
    source[index] -= 1
    target[index] += 1


def _move_spot(set_up: SetUp, there: Laid, place: Spot, cell: str) -> None:
    if place.along:
        along = place.along.replace(EACH_SEAT, str(there.seat))
        if _at(set_up.layout, along) == there.found:
            _put(set_up.layout, along, cell)
    _put(set_up.layout, there.id, cell)


def _gather(there: Laid, place: Crowd, cell: str, index: int, value: int) -> None:
    if not 0 <= index < len(place.names):
        raise BadPosition("There is none of that kind at that place.", "position-none", {})
    _check_bounds(value, 0, place.most)
    crowds = cast("dict[str, list[int]]", there.found)
    counts = crowds.setdefault(cell, [0] * len(place.names))
    counts[index] = value
    if not any(counts):
        del crowds[cell]


def _claim(set_up: SetUp, there: Laid, place: Claims, cell: str, seat: int) -> None:
    if cell not in place.cells(set_up.position()):
        raise BadPosition("That cell is never anybody's.", "position-no-claim", {})
    _check_bounds(seat, NOBODY, set_up.terms.seats - 1)
    claims = cast("dict[str, int]", there.found)
    claims.pop(cell, None)
    if seat != NOBODY:
        claims[cell] = seat


def _check_bounds(value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        bounds: dict[str, Fact] = {"least": least, "most": most, "value": value}
        raise BadPosition(f"This can be {least} to {most}, not {value}.", "position-bounds", bounds)


def _kind_of(title: Title, code: str) -> str:
    return next((str(piece.get("kind", "")) for piece in title.catalogue() if piece.get("code") == code), "")


def _named(set_up: SetUp, id: str) -> Laid:
    found = next((one for one in laid(set_up) if one.id == id), None)
    if found is None:
        raise BadPosition(
            f"There is no place called {id[:60]!r} in this position that can be changed.", "position-no-place", {}
        )
    return found


def _at(layout: Data, path: str) -> object:
    """What is found along a path; None where it leads nowhere."""
    found: object = layout
    for part in path.split(SLASH):
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, list) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        else:
            return None
    return found


def _put(layout: dict[str, object], path: str, value: object) -> None:
    above, _, name = path.rpartition(SLASH)
    holder = _at(layout, above) if above else layout
    assert isinstance(holder, dict)
    holder[name] = value
