"""Positions on chart G1, set up by hand, so that a test reads like its rule: given, when, then.

    table = arrange(units={0: "8,6 1+3", 1: "7,6 0+1"}, control={1: "7,6"}, cards={0: "sabre"})
    table.expect("combat", "2 4", "3 3").play("from 8,6", "take 0+3", "go N", "stop", "done", "storm 7,6")

Cells are `row,column` from the north-west, groups ships+crews, as everywhere. Seats count from 0; by seat they are red,
blue, yellow and green, and hold their city unless a test says otherwise.

           0  1  2  3  4  5  6  7  8  9 10 11
       0   w  w  .  .  .  .  .  .  .  .  .  .
       1   w  w  .  .  .  .  .  .  .  J  .  .
       2   J  T  .  .  .  J  .  .  J  J  J  J
       3   J  J  .  J  .  J  .  .  T  J  J  T
       4   w  w  .  J  .  .  .  K  w  w  .  .
       5   w  w  P  C  .  .  .  .  w  w  K  .
       6   w  w  .  .  .  .  J  J  .  .  P  .
       7   w  w  .  .  .  J  T  J  .  .  C  J
       8   .  .  .  J  .  .  .  .  .  J  .  .
       9   J  .  P  C  K  .  .  .  .  .  .  .
      10   .  .  .  .  J  .  .  .  .  J  J  J
      11   .  .  .  K  J  .  .  .  P  C  T  J
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from tests.checked_game import CheckedGame

from flibuste.games import find_title
from flibuste.games.ship_adventure.caribbean_conquest.frames import GROUPS, OVER, PURCHASES, SPIN_COMPASS
from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestTerms
from flibuste.games.ship_adventure.caribbean_conquest.view import ConquestFight, ConquestGoal, ConquestView
from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.laying import tiles_named
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.outcome import Outcome

TITLE: Final = find_title("caribbean_conquest")
DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "components" / "ship_adventure.json").read_text(encoding="utf-8")
)
G1: Final[dict[str, Any]] = DATA["charts"]["G1"]
TILES: Final[list[str]] = [name for row in G1["tiles"] for name in row]
CHART: Final = Chart(tiles_named(TILES))
CITIES: Final = ["11,9", "7,10", "5,3", "9,3"]
"""By seat, as ports are."""
PORTS: Final = ["11,8", "6,10", "5,2", "9,2"]
Z1: Final = "2,1 3,11 11,10"
Z2: Final = "3,8 4,7 5,10"
Z3: Final = "7,6 9,4 11,3"
STEPS: Final = {"purchases": PURCHASES, "groups": GROUPS, "spin": SPIN_COMPASS}
RED_FIRST: Final = "1"
"""A sector whose inner ring is red; for the others by seat: blue 2, yellow 3, green 4."""


class Table(CheckedGame):
    """A game of Caribbean Conquest: its own ways to play and to look."""

    # --- playing

    def march(self, cell: str, group: str, *ways: str) -> Table:
        """A whole group move; the size is named only where there is a choice, and so is the stop."""
        self.play(f"from {cell}")
        if self.step == "size":
            self.play(f"take {group}")
        for way in ways:
            self.play("drift" if way == "drift" else f"go {way}")
        return self.play("stop") if self.step == "march" else self

    def pass_turn(self) -> Table:
        """The seat to move ends its player turn without a purchase, a step or a shot of anybody."""
        active = self.p.active
        while self.step in ("purchases", "groups", "gunnery") and self.p.active == active:
            self.play("done")
        return self

    def dice(self, *results: str) -> Table:
        return self.expect("combat", *results)

    # --- looking

    @property
    def p(self) -> CaribbeanConquest:
        position = self.game._position
        assert isinstance(position, CaribbeanConquest)
        return position

    @property
    def view(self) -> ConquestView:
        return cast(ConquestView, self.game.view(0))

    @property
    def steps_left(self) -> int:
        return self.view["movement_points"]

    @property
    def units(self) -> list[dict[str, str]]:
        """Of each seat: cell and group."""
        found: list[dict[str, str]] = [{} for _ in self.view["players"]]
        for one in self.view["units"]:
            found[one["seat"]][one["cell"]] = f"{one['ships']}+{one['crews']}"
        return found

    def holder(self, cell: str) -> int:
        return next(point["controller"] for point in self.view["points"] if point["cell"] == cell)

    def gold(self, seat: int = 0) -> int:
        return self.view["players"][seat]["gold"]

    def balls(self, seat: int = 0) -> int:
        return self.view["players"][seat]["balls"]

    def count(self, seat: int = 0) -> int:
        return self.view["players"][seat]["count"]

    def fight(self, cell: str) -> ConquestFight:
        return next(fight for fight in self.view["fights"] if fight["cell"] == cell)

    def goal(self, cell: str) -> ConquestGoal:
        return next(goal for goal in self.view["reach"] if goal["cell"] == cell)

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome()


def new_table(seats: int = 4, sector: str = RED_FIRST, **options: object) -> Table:
    """A fresh game on chart G1; the first spin for the deployment brings `sector`."""
    script = [Luck("board", TILES), Luck("compass", [sector])]
    table = Table(start(TITLE, seats, options, "table", script))
    table.told_from = 0
    return table


def arrange(
    seats: int = 4,
    *,
    units: Mapping[int, str] | None = None,
    control: Mapping[int, str] | None = None,
    cities: bool = True,
    gold: Mapping[int, int] | None = None,
    balls: Mapping[int, int] | None = None,
    cards: Mapping[int, str] | None = None,
    active: int = 0,
    first: int | None = None,
    turn: int = 5,
    step: str = "",
    **options: object,
) -> Table:
    """In the middle of a game: it is the turn of `active`, who moves, or shops when there is gold.

    `units` are cells and groups, `5,3 0+2 5,2 1+0`; `control` names points besides the cities, or instead of them where
    somebody else is given one. Nobody has gold, cannonballs or cards but what is said.
    """
    terms = TITLE.agree(seats, options)
    layout = cast("dict[str, Any]", laid_out(TITLE, terms))
    layout["tiles"] = TILES
    layout["units"] = [fleet((units or {}).get(seat, "")) for seat in range(seats)]
    held = {CITIES[seat]: seat for seat in range(seats)} if cities else {}
    for seat, points in (control or {}).items():
        held |= dict.fromkeys(points.split(), seat)
    layout["control"] = held
    for seat, player in enumerate(layout["players"]):
        player["gold"] = (gold or {}).get(seat, 0)
        player["balls"] = (balls or {}).get(seat, 0)
        player["cards"] = (cards or {}).get(seat, "").split()
    begins = STEPS[step or ("purchases" if gold and gold.get(active) else "groups")]
    layout["stack"] = [OVER.number, begins.number]
    layout["points"] = ConquestTerms(terms).steps
    layout["turn"] = turn
    layout["active"] = active
    layout["first"] = active if first is None else first
    return Table(arranged(TITLE, terms, layout, seed="table"))


def fleet(text: str) -> dict[str, list[int]]:
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return {cell: [int(number) for number in group.split("+")] for cell, group in pairs}
