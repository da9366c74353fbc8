"""Shuffles, written down by the names of the pieces."""

from __future__ import annotations

from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.kernel.chance import shuffle
from flibuste.kernel.refusals import BadRecord


def drawn(p: MaracaiboPosition, what: str, pieces: list[int], names: list[str]) -> list[int]:
    """The pieces in a random order, the top at the end; a record tells them from the top on."""
    pile = pieces[:]
    shuffle(pile, p.chance)
    book = p.logbook
    if book is None:
        return pile
    scripted = book.scripted(what)
    if scripted is not None:
        put_on_top(what, pile, scripted, names)
    book.fell(what, [names[piece] for piece in reversed(pile)])
    return pile


def put_on_top(what: str, pile: list[int], wanted: list[str], names: list[str]) -> None:
    """Brings the named pieces to the top, the first uppermost; the others keep their order below."""
    top: list[int] = []
    for name in wanted:
        piece = names.index(name) if name in names else -1
        if piece not in pile:
            raise BadRecord(f"There is no {name!r} left for {what}.")
        pile.remove(piece)
        top.append(piece)
    top.reverse()
    pile.extend(top)
