"""Games that begin with a position set up by hand: for tests, lessons and studies.

A position is laid out as the data that `Position.to_data` writes, in which pieces stand by name. The easiest way is to
take those of a fresh game and to move pieces about:

    terms = title.agree(2, {})
    layout = laid_out(title, terms)
    layout["harbor"].append(layout["draw_pile"].pop())
    game = arranged(title, terms, layout)
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from flibuste.kernel.chance import quick
from flibuste.kernel.checks import check_chance, check_read, check_seats, check_shape
from flibuste.kernel.data import Data, compact
from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.logbook import NOBODY, Luck
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadPosition
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title


def laid_out(title: Title, terms: Terms) -> dict[str, object]:
    """A fresh game as data that may be changed; the same each time."""
    return dict(title.new_position(terms, quick(1), None).to_data())


def arranged(
    title: Title,
    terms: Terms,
    layout: Data,
    seed: str | None = None,
    luck: list[Luck] | None = None,
    whole: bool = True,
) -> Game:
    """A game on these terms that begins there; `luck` decides coming luck beforehand.

    Refused where the position cannot be read or cannot be, where nobody could choose anything in it, and, if it is to
    be `whole`, where pieces are missing or too many.
    """
    data: dict[str, object] = {**layout, **terms.to_data()}
    position = readable(title, terms, data)
    if whole:
        check_pieces(title, terms, position)
    secret, salt = secret_for(seed)
    return Game(title, terms, secret, salt, luck, data)


def readable(title: Title, terms: Terms, data: Data) -> Position:
    """The position of data from outside, checked: a game on these terms can be played on from there to its end."""
    try:
        position = title.position_from_data(data)
        check_seats(position, terms.seats, len(title.rivals(terms)))
        check_read(data, position)
        check_chance(cast(Data, data["chance"]))
        title.check(position)
        position.view(NOBODY), position.scores(NOBODY), position.pieces()
        stuck = position.seat_to_move() >= 0 and not position.moves()
    except (
        ArithmeticError,
        AssertionError,
        AttributeError,
        LookupError,
        NotImplementedError,
        TypeError,
        ValueError,
    ) as wrong:
        check_shape("", data, title.new_position(terms, quick(1), None).to_data())
        raise BadPosition(f"This position of {title.name} cannot be read: {type(wrong).__name__} {wrong}.") from None
    if stuck:
        raise BadPosition(f"Nobody could choose anything in this position of {title.name}.", "position-stuck", {})
    return position


def check_pieces(title: Title, terms: Terms, position: Position) -> None:
    """Every piece of the box must lie somewhere, and none twice."""
    there = Counter(position.pieces())
    wanted = Counter(title.pieces_for(terms, position))
    lacking, odd = wanted - there, there - wanted
    if lacking or odd:
        raise BadPosition(
            f"The pieces of this position are not those of {title.name}: "
            f"missing are {listed(lacking)}, too many are {listed(odd)}.",
            "position-pieces",
            {"missing": listed(lacking), "odd": listed(odd)},
        )


def listed(pieces: Counter[str]) -> str:
    return ", ".join([f"{count} {name}" for name, count in sorted(pieces.items())]) or "none"


def all_drawn(game: Game) -> None:
    """Refused where luck was decided beforehand and has not come: then the game went otherwise than was thought."""
    left = game.expected
    if left:
        names = ", ".join([f"{luck.what} {compact(cast(object, luck.result))}" for luck in left])
        raise BadPosition(f"Luck that was decided beforehand was never drawn: {names}.")
