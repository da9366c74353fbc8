"""What if? A private copy of a table as it was, to be played on from there against bots.

It begins with the position of that moment, in which everything that its player's seat did not know then is dealt anew,
and its luck to come is new, too. So it says nothing of what is hidden at the table it comes from, and nothing that
happens at it changes anything there. Its record begins with that position, and so replays by itself.
"""

from __future__ import annotations

import secrets

from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.position import Position
from flibuste.server.history import Pasts
from flibuste.server.protocol import SeatWish, WhatIfAsk
from flibuste.server.seats import STAND_IN
from flibuste.server.store import WhatIf
from flibuste.server.table import Table
from flibuste.server.troubles import NotNow, NotYours


async def branch(table: Table, pasts: Pasts, ask: WhatIfAsk) -> tuple[Game, WhatIf]:
    """The game of the copy before its first move, and where it comes from."""
    position = await known_then(table, pasts, ask)
    async with table.at_rest() as game:
        secret, salt = secret_for(None)
        copy = Game(table.title, table.terms, secret, salt, begins=position.to_data())
        ended = (game.scores(), game.outcome().ranks) if game.over else ([], [])
        before = table.header.what_if
        root = "" if before is None else before.root or before.table
        return copy, WhatIf(table.id, ask.moves, ask.seat, *ended, root=root)


async def known_then(table: Table, pasts: Pasts, ask: WhatIfAsk) -> Position:
    """The position of that moment, in which all that the seat did not know is dealt anew."""
    async with table.at_rest() as game:
        _check_allowed(table, ask)
        if not 0 <= ask.moves <= len(game.entries):
            raise NotNow("no-such-move", moves=len(game.entries))
        position = pasts.of(table, game).position(ask.moves)
        if position.seat_to_move() < 0:
            raise NotNow("what-if-over")
        position.determinize(ask.seat, rng_from_text(secrets.token_hex()))
        return position


def _check_allowed(table: Table, ask: WhatIfAsk) -> None:
    """For anybody once the game is over; before that for who alone plays it, with all seats that no bot has."""
    if not 0 <= ask.seat < len(table.seats):
        raise NotNow("no-such-seat", seats=len(table.seats))
    if table.over and (table.ended is None or table.header.what_if is not None):
        return
    own = table.admission.seats_of([ask.token])
    if ask.seat not in own:
        raise NotYours("what-if-own-seat")
    if any(seat.kind != "bot" for number, seat in enumerate(table.seats) if number not in own):
        raise NotNow("people-play")
    if table.is_rated:  # a hint would be told, and let the game count for nothing
        raise NotNow("rated-play")


def alone(people: list[SeatWish], seat: int) -> list[SeatWish]:
    """Who plays a copy: one person, and the bots that play the original; for its people others play."""
    return [
        SeatWish("here", one.name) if number == seat else SeatWish("bot", one.name, one.bot or STAND_IN)
        for number, one in enumerate(people)
    ]
