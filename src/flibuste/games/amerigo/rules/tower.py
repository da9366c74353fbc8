"""The cube tower: a chance device with a memory (AM-PHA-03, -13)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of, some
from flibuste.games.amerigo.pieces import COLORS
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.kernel.refusals import BadRecord


def fall(p: AmerigoPosition, cubes: list[int]) -> i64:
    """Throws cubes into the tower one by one; the bag of those that come out (AM-PHA-03, -13)."""
    before: i64 = p.inside
    out: i64 = 0
    for color in cubes:
        out += knocked_out(p)
        if sticks(p):
            p.inside += some(color)
        else:
            out += some(color)
    book = p.logbook
    if book is not None:
        scripted = book.scripted("tower")
        if scripted is not None:
            out = scripted_fall(p, before, cubes, scripted)
        book.fell("tower", names_of(out))
    return out


def knocked_out(p: AmerigoPosition) -> i64:
    """The cubes inside that a thrown one knocks loose: the fuller the tower, the likelier."""
    tower = p.terms.tower
    inside: i64 = cubes_in(p.inside)
    if p.chance.below(tower.room * 100) >= tower.knocks * inside:
        return 0
    out: i64 = 0
    number: i64 = 2 if p.chance.below(100) < tower.two else 1
    while number > 0 and inside > 0:
        cube: i64 = some(nth_cube(p.inside, p.chance.below(inside)))
        p.inside -= cube
        out += cube
        inside -= 1
        number -= 1
    return out


def sticks(p: AmerigoPosition) -> bool:
    tower = p.terms.tower
    return p.chance.below(tower.room * 100) < tower.sticks * (tower.room - cubes_in(p.inside))


def cubes_in(bag: i64) -> i64:
    """All cubes of a bag (N of the action space)."""
    number: i64 = 0
    while bag:
        number += bag & 15
        bag >>= 4
    return number


def most_of_a_color(bag: i64) -> i64:
    """Base action points: the largest number of cubes of one color (AM-PHA-05)."""
    most: i64 = 0
    while bag:
        if bag & 15 > most:
            most = bag & 15
        bag >>= 4
    return most


def nth_cube(bag: i64, n: i64) -> i64:
    """The color of the nth cube of a bag, counted from 0."""
    color: i64 = 0
    while n >= number_of(bag, color):
        n -= number_of(bag, color)
        color += 1
    return color


def names_of(bag: i64) -> list[str]:
    return [name for color, name in enumerate(COLORS) for _ in range(number_of(bag, color))]


def scripted_fall(p: AmerigoPosition, before: i64, cubes: list[int], names: list[str]) -> i64:
    """What a record or a test wants to come out; it must have been inside or thrown."""
    there: i64 = before
    for color in cubes:
        there += some(color)
    out: i64 = 0
    for name in names:
        if name not in COLORS or number_of(there - out, COLORS.index(name)) == 0:
            raise BadRecord(f"The tower cannot throw out {names}: it holds {names_of(there)}.")
        out += some(COLORS.index(name))
    p.inside = there - out
    return out
