"""Where tiles can lie: on free land, joined to an own post (AM-BLD-03 to -06)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.chart import STRIDE
from flibuste.games.amerigo.moves import LAY_MOVES
from flibuste.games.amerigo.pieces import WAYS, Turned
from flibuste.games.amerigo.position import FREE, NEUTRALS, AmerigoPosition, posts_of, villages_of
from flibuste.games.amerigo.rows import bits_in, first_in, nth_in
from flibuste.kernel.moves import Move


def joined(p: AmerigoPosition, seat: i64, rows: vec[i64]) -> bool:
    """Marks everything that conducts from the seat's posts: own villages and neutral tiles in a chain."""
    board = p.board
    posts: i64 = posts_of(seat)
    last: i64 = p.chart.height - 1
    some: i64 = 0
    for row in range(last + 1):
        rows[row] = board[posts + row]
        some |= board[posts + row]
    if some == 0:
        return False
    villages: i64 = villages_of(seat)
    sweep(p, villages, rows, 0, 1)
    while sweep(p, villages, rows, last, -1) and sweep(p, villages, rows, 0, 1):
        pass
    return True


def sweep(p: AmerigoPosition, villages: i64, rows: vec[i64], first: i64, step: i64) -> bool:
    """Goes once over all rows and marks what conducts beside marked cells of the same row and of the one before.

    False when nothing was new.
    """
    board = p.board
    last: i64 = p.chart.height - 1
    changed = False
    before: i64 = 0
    row: i64 = first
    while 0 <= row <= last:
        here: i64 = rows[row]
        if here | before:
            conductors: i64 = board[villages + row] | board[NEUTRALS + row]
            wider: i64 = here | (here << 1 | here >> 1 | before) & conductors
            if wider != here:
                changed = True
                while wider != here:
                    here = wider
                    wider = here | (here << 1 | here >> 1) & conductors
                rows[row] = here
        before = here
        row += step
    return changed


def edge(p: AmerigoPosition, seat: i64, rows: vec[i64]) -> i64:
    """Marks the free land cells of which a new tile must cover at least one; a bit for each row that has some."""
    if not joined(p, seat, rows):
        return 0
    board = p.board
    edged: i64 = 0
    one: i64 = 1
    above: i64 = 0
    here: i64 = rows[0]
    for row in range(p.chart.height):
        below: i64 = rows[row + 1]
        rows[row] = (here << 1 | here >> 1 | above | below) & board[FREE + row]
        if rows[row]:
            edged |= one << row
        above = here
        here = below
    return edged


def columns_for(p: AmerigoPosition, rows: vec[i64], way: Turned, top: i64) -> i64:
    """The columns where a turned tile's box may begin, in this row: all its cells free, one of them on the edge."""
    board = p.board
    fits: i64 = (1 << STRIDE) - 1
    touches: i64 = 0
    cell_rows = way.rows
    cell_columns = way.columns
    cells: i64 = len(cell_rows)
    for cell in range(cells):
        row: i64 = top + cell_rows[cell]
        column: i64 = cell_columns[cell]
        fits &= board[FREE + row] >> column
        if fits == 0:
            return 0
        touches |= rows[row] >> column
    return fits & touches


def bottom_of(p: AmerigoPosition, way: Turned) -> i64:
    """One more than the last row where its box may begin."""
    return p.chart.height - way.height + 1


def can_lie(p: AmerigoPosition, rows: vec[i64], edged: i64, shape: i64) -> bool:
    """Only boxes that reach into a row with an edge are looked at: mostly there are few."""
    one: i64 = 1
    for way in WAYS[shape]:
        box: i64 = (one << way.height) - 1
        for top in range(bottom_of(p, way)):
            if edged >> top & box and columns_for(p, rows, way, top):
                return True
    return False


def placements(p: AmerigoPosition, rows: vec[i64], shape: i64) -> list[Move]:
    """Every way to lay a shape."""
    moves: list[Move] = []
    for way in WAYS[shape]:
        table = LAY_MOVES[way.index]
        for top in range(bottom_of(p, way)):
            columns: i64 = columns_for(p, rows, way, top)
            while columns:
                moves.append(table[top * STRIDE + first_in(columns)])
                columns &= columns - 1
    return moves


def count_placements(p: AmerigoPosition, rows: vec[i64], shape: i64) -> i64:
    found: i64 = 0
    for way in WAYS[shape]:
        for top in range(bottom_of(p, way)):
            found += bits_in(columns_for(p, rows, way, top))
    return found


def nth_placement(p: AmerigoPosition, rows: vec[i64], shape: i64, n: i64) -> Move:
    """The same as placements()[n] without the list."""
    for way in WAYS[shape]:
        for top in range(bottom_of(p, way)):
            columns: i64 = columns_for(p, rows, way, top)
            here: i64 = bits_in(columns)
            if n < here:
                return LAY_MOVES[way.index][top * STRIDE + nth_in(columns, n)]
            n -= here
    raise IndexError(n)
