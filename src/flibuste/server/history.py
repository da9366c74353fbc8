"""Looking back: a table as it was after any of its moves, for who may know what.

Who looks back sees what the same eye saw then: the view is made as it was made then, of the same position, so it can
tell nothing that it did not tell when it was new. Once a game is over and everything about it is public, anybody may
look back with the eyes of any seat.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from flibuste.kernel.game import Game
from flibuste.kernel.logbook import EVERYBODY, NOBODY
from flibuste.kernel.past import Past
from flibuste.kernel.refusals import Reason, Refused
from flibuste.server import protocol
from flibuste.server.stills import still_of
from flibuste.server.table import Table
from flibuste.server.troubles import NotNow
from flibuste.server.viewer import Viewer

MOST_PASTS: Final = 50
"""Games whose past is kept at hand; of any other it is played again when somebody asks."""


class Pasts:
    """The pasts of the games that were looked back at last."""

    def __init__(self) -> None:
        self._recent: OrderedDict[str, Past] = OrderedDict()

    def is_at_hand(self, table: Table) -> bool:
        """Else its game is played again for who asks."""
        return table.id in self._recent

    def of(self, table: Table, game: Game) -> Past:
        past = self._recent.pop(table.id, None)
        if past is None:
            past = Past(game)
        else:
            past.follow(game)
        self._recent[table.id] = past
        if len(self._recent) > MOST_PASTS:
            self._recent.popitem(last=False)
        return past

    async def tell(self, table: Table, wish: protocol.AskPast) -> protocol.Past:
        async with table.at_rest() as game:
            past = self.of(table, game)
            since = wish.since if 0 <= wish.since <= len(past.turns) else 0
            return protocol.Past(wish.id, since, past.turns[since:], past.told[since:])

    async def look(self, table: Table, viewer: Viewer, wish: protocol.LookBack) -> protocol.Then:
        async with table.at_rest() as game:
            if not 0 <= wish.moves <= len(game.entries):
                raise Refused(Reason("no-such-move", "", {"moves": len(game.entries)}))
            eye = eye_for(table, viewer, wish.eye)
            position = self.of(table, game).position(wish.moves)
            to_move = position.seat_to_move()
            return protocol.Then(wish.id, wish.moves, eye, dict(position.view(eye)), to_move, position.scores(eye))

    async def still(self, table: Table, moves: int) -> protocol.Update:
        """Of a game that is over: as the seat saw it that was to choose, with its choices; at last how it ended."""
        if not table.over or table.ended is not None:
            raise NotNow("looked-at-later")
        async with table.at_rest() as game:
            if not 0 <= moves <= len(game.entries):
                raise NotNow("nobody-chose", moves=moves, of=len(game.entries))
            return still_of(table.title, table.terms, self.of(table, game).position(moves))


def eye_for(table: Table, viewer: Viewer, wished: int) -> int:
    """With which eyes this viewer looks back who wants to do so with those of a seat, or a spectator's."""
    if wished == NOBODY or not table.is_private:
        return NOBODY
    own = table.audience.eye_of(viewer)
    if wished == own or (own == EVERYBODY and 0 <= wished < len(table.seats)):
        return wished
    raise Refused(Reason("not-your-seat", ""))
