"""The rules of the map once more, in plain sets of cells and without haste: the engine is compared with this.

Everything is worked out from the view, which is all that a player sees, and from the printed shapes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from flibuste.games.amerigo.view import AmerigoMap, AmerigoView

Cell = tuple[int, int]
OCEAN = "~A"


def cell_at(name: str) -> Cell:
    """`C2` is row 1, column 2."""
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def name_at(cell: Cell) -> str:
    return f"{chr(ord('A') + cell[1])}{cell[0] + 1}"


def beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def is_ocean(rows: list[str], cell: Cell) -> bool:
    return rows[cell[0]][cell[1]] in OCEAN


def all_cells(rows: list[str]) -> list[Cell]:
    return [(row, column) for row, line in enumerate(rows) for column in range(len(line))]


def connected(start: Iterable[Cell], within: set[Cell]) -> set[Cell]:
    """All cells of `within` that can be reached from the start by edges."""
    found = set(start) & within
    queue = deque(found)
    while queue:
        for cell in beside(queue.popleft()):
            if cell in within and cell not in found:
                found.add(cell)
                queue.append(cell)
    return found


# --- layouts ----------------------------------------------------------------------------------------------------------


def islands(rows: list[str]) -> list[set[Cell]]:
    """AM-SET-08"""
    land = {cell for cell in all_cells(rows) if not is_ocean(rows, cell)}
    found: list[set[Cell]] = []
    for cell in sorted(land):
        if not any(cell in island for island in found):
            found.append(connected([cell], land))
    return found


def shut_in(rows: list[str]) -> set[Cell]:
    """Ocean that no ship can reach from the frame (AM-SET-03)."""
    ocean = {cell for cell in all_cells(rows) if is_ocean(rows, cell)}
    last_row, last_column = len(rows) - 1, len(rows[0]) - 1
    border = [(row, column) for row, column in ocean if row in (0, last_row) or column in (0, last_column)]
    return ocean - connected(border, ocean)


def corner_joints(rows: list[str], tile: int) -> list[Cell]:
    """Where land of different tiles meets by a corner only (AM-SET-04): the north-west cells of such blocks."""
    found: list[Cell] = []
    for row in range(len(rows) - 1):
        for column in range(len(rows[0]) - 1):
            if row // tile == (row + 1) // tile and column // tile == (column + 1) // tile:
                continue  # within one tile
            falling = [is_ocean(rows, (row, column)), is_ocean(rows, (row + 1, column + 1))]
            rising = [is_ocean(rows, (row, column + 1)), is_ocean(rows, (row + 1, column))]
            if (all(falling) and not any(rising)) or (all(rising) and not any(falling)):
                found.append((row, column))
    return found


# --- sailing ----------------------------------------------------------------------------------------------------------


def sea_lanes(sea: AmerigoMap) -> dict[str, set[str]]:
    """Every ocean place with those one step away: cells by edges, frame spaces in a ring, and both at the border."""
    rows, frame = sea["rows"], sea["frame"]
    water = {name_at(cell) for cell in all_cells(rows) if is_ocean(rows, cell)}
    lanes = {name: {name_at(cell) for cell in beside(cell_at(name)) if min(cell) >= 0} & water for name in water}
    for space, cells in enumerate(frame):
        here = f"frame-{space}"
        lanes[here] = {f"frame-{(space + turn) % len(frame)}" for turn in (1, -1)} - {here}
        for cell in set(cells) & water:
            lanes[here].add(cell)
            lanes[cell].add(here)
    return lanes


def distances(sea: AmerigoMap, start: str) -> dict[str, int]:
    """Steps to every ocean place (AM-SAIL-03). A ship that is off the map enters free on any frame space (-02)."""
    lanes = sea_lanes(sea)
    starts = [start] if start else [f"frame-{space}" for space in range(len(sea["frame"]))]
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for next_place in lanes[here]:
            if next_place not in found:
                found[next_place] = found[here] + 1
                queue.append(next_place)
    return found


def resting_places(view: AmerigoView, start: str, steps: int) -> set[str]:
    """Where a ship may stop: in reach, and no other ship there but on the frame (AM-SAIL-04, -05)."""
    ships = [ship for player in view["players"] for ship in player["ships"]]
    taken = {ship for ship in ships if not ship.startswith("frame") and ship != start}
    return {place for place, far in distances(view["map"], start).items() if far <= steps} - taken


# --- building ---------------------------------------------------------------------------------------------------------


def turned(shape: Iterable[Cell]) -> frozenset[Cell]:
    """A quarter turn clockwise, pushed back to the corner."""
    spun = [(column, -row) for row, column in shape]
    top, left = min(row for row, _ in spun), min(column for _, column in spun)
    return frozenset((row - top, column - left) for row, column in spun)


def ways(rows: list[str]) -> list[frozenset[Cell]]:
    """A printed shape in its four turns, the first as printed."""
    shape = frozenset((row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#")
    found = [shape]
    for _ in range(3):
        found.append(turned(found[-1]))
    return found


def taken_cells(view: AmerigoView) -> set[Cell]:
    under = {cell_at(name) for tile in view["tiles"] for name in tile["cells"]}
    return under | {cell_at(post["cell"]) for post in view["posts"]}


def chain(view: AmerigoView, seat: int) -> set[Cell]:
    """Own posts and what is joined to them by neutral tiles and own villages (AM-BLD-05, -06)."""
    posts = {cell_at(post["cell"]) for post in view["posts"] if post["seat"] == seat}
    conducts = {
        cell_at(name)
        for tile in view["tiles"]
        if tile["tile"] == "neutral" or tile["seat"] == seat
        for name in tile["cells"]
    }
    return connected(posts, conducts | posts)


def placements(view: AmerigoView, seat: int, shape: list[str]) -> set[frozenset[Cell]]:
    """Every set of cells that a shape may cover: free land (AM-BLD-03) beside the chain of an own post (-04, -05)."""
    rows = view["map"]["rows"]
    free = {cell for cell in all_cells(rows) if not is_ocean(rows, cell)} - taken_cells(view)
    near = {cell for link in chain(view, seat) for cell in beside(link)}
    found: set[frozenset[Cell]] = set()
    for way in set(ways(shape)):
        for row, column in all_cells(rows):
            under = frozenset((row + r, column + c) for r, c in way)
            if under <= free and under & near:
                found.add(under)
    return found
