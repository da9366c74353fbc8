"""A request: all clocks stop until somebody sails on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.kernel.refusals import Reason, Refused

if TYPE_CHECKING:
    from flibuste.server.requests import Request
    from flibuste.server.table import Table


class Pause:
    """Nobody plays meanwhile, so nobody thinks for free. Where no time is counted there is nothing to stop."""

    ends_with_moves = False

    def about(self, table: Table, seat: int, wish: dict[str, int]) -> dict[str, int]:
        if table.time.clock is None:
            raise Refused(Reason("no-clock", ""))
        return {}

    async def grant(self, table: Table, request: Request) -> None:
        await table.time.drop_anchor(request.by, request.agreed)
