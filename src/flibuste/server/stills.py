"""A position by itself, as a table would show it to the seat that is to choose there."""

from __future__ import annotations

import msgspec

from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.faces import Face
from flibuste.server.protocol import Update


def still_of(title: Title, terms: Terms, position: Position) -> Update:
    """What is hidden from that seat is not in it."""
    secret, salt = secret_for("still")
    game = Game(title, terms, secret, salt, begins=position.to_data())
    face = Face(game, game.seat_to_move if game.is_private else NOBODY)
    face.refresh(game, [])
    return msgspec.json.decode(face.letter(0, False).text, type=Update)
