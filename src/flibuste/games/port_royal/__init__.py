"""Port Royal: discover ships and people, trade and recruit, one card too many and all is lost. 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.port_royal.moves import BOOK
from flibuste.games.port_royal.pieces import CARDS, COMPONENTS
from flibuste.games.port_royal.setup import new_position, position_from_data
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Choice, Number, Option, SeatChoice, Switch, Value
from flibuste.kernel.position import Position
from flibuste.kernel.title import Title

OPTIONS: list[Option] = [
    Choice("sets", ["base"], "base", "PR-COMP-01"),
    Choice("ending", ["points", "points_and_expedition"], "points", "PR-END-07"),
    SeatChoice("first_player", 5, "PR-SET-05"),
    Switch("expedition_at_end_of_turn", True, "PR-EXP-05"),
    Switch("jester_pays_active", True, "PR-CHR-06"),
    Switch("stop_with_empty_harbor", True, "PR-DISC-07"),
    Choice("bust_odds", ["on_request", "always", "never"], "on_request", "PR-GEN-02"),
    Number("decision_limit", 100, 1_000_000, 3_000, "PR-END-09"),
]


class PortRoyalTitle(Title):
    id = "port_royal"
    name = "Port Royal"
    seats = (2, 5)
    options = OPTIONS
    rules = 1
    components = COMPONENTS
    private = False
    book = BOOK

    def new_position(
        self, seats: int, options: Mapping[str, Value], chance: Chance, logbook: Logbook | None
    ) -> Position:
        return new_position(seats, options, chance, logbook)

    def position_from_data(self, data: Data) -> Position:
        return position_from_data(data)

    def catalogue(self) -> list[Data]:
        return [card.to_data() for card in CARDS]
