"""A request: somebody takes back any earlier decision of their own, and with it everything that came after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.kernel.game import Game
from flibuste.kernel.refusals import Reason, Refused

if TYPE_CHECKING:
    from flibuste.server.requests import Request
    from flibuste.server.table import Table


class TakeBack:
    """Others may have chosen since, and something may have been revealed: it is for everybody to say that it may be.

    Luck stays as it was fixed before the first move. Were it drawn anew, people could take moves back until luck is
    kind, and nobody could check any more that every card follows from what was promised.
    """

    ends_with_moves = True

    def about(self, table: Table, seat: int, wish: dict[str, int]) -> dict[str, int]:
        """The wish names a line of the log: how many events came before it, or none for the last decision."""
        game = table.game
        number = own_decision(game, seat, wish.get("events", len(game.events)))
        if number < 0:
            raise Refused(Reason("nothing-to-undo", ""))
        reveals = any(entry.reveals for entry in game.entries[number:])
        if reveals and table.is_rated:
            raise Refused(Reason("take-back-rated", ""))
        return {
            "moves": number,
            "took": len(game.entries) - number,
            "events": game.entries[number].events,
            "revealed": int(reveals),
        }

    async def grant(self, table: Table, request: Request) -> None:
        if len(table.game.entries) != request.about["moves"] + request.about["took"]:
            raise Refused(Reason("request-over", ""))  # it was played on, and the store had no time to say so
        await table.go_back(request)


def own_decision(game: Game, seat: int, events: int) -> int:
    """The number of a seat's newest decision that led to one of so many events and the one after; -1: there is none."""
    for number in range(len(game.entries) - 1, -1, -1):
        entry = game.entries[number]
        if entry.seat == seat and entry.events <= events:
            return number
    return -1
