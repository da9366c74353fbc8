"""Caribbean Conquest's features against the view that people get."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from tests.envs.helpers import nested, observed, part
from tests.kernel.cases import WALKS, Case, Walk, game_after, holds_in

from flibuste.games.ship_adventure.caribbean_conquest.features import features_for
from flibuste.games.ship_adventure.caribbean_conquest.frames import FRAMES
from flibuste.games.ship_adventure.caribbean_conquest.view import ConquestView
from flibuste.games.ship_adventure.pieces import EQUIPMENT, SIGNS
from flibuste.kernel.features import FeatureBook

Cells = dict[str, int]


class Look:
    """One seat's numbers, and what it sees."""

    def __init__(self, case: Case, walk: Walk, seat: int) -> None:
        position = game_after(case, walk).clone_position()
        self.seat = seat
        self.seats = case.seats
        self.view = cast(ConquestView, position.view(seat))
        self.book: FeatureBook = features_for(case.seats, self.view["boxes"])
        self.numbers = observed(position, self.book, seat)

    def part(self, name: str) -> list[int]:
        return part(self.numbers, self.book, name)

    def planes(self, name: str) -> list[Cells]:
        """Cells with a number above 0, plane by plane."""
        rows = nested(self.numbers, self.book, name)
        side = len(self.view["rows"])
        return [
            {f"{row},{column}": n for row in range(side) for column, n in enumerate(rows[plane + row]) if n}
            for plane in range(0, len(rows), side)
        ]

    def seen_from(self, seat: int) -> int:
        return (seat - self.seat) % self.seats


@holds_in("caribbean_conquest")
@given(walk=WALKS)
def test_the_chart_is_that_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 1)
    for sign, plane in zip(SIGNS, look.planes("terrain"), strict=True):
        rows = enumerate(look.view["rows"])
        assert set(plane) == {f"{y},{x}" for y, row in rows for x, one in enumerate(row) if one == sign}
    assert look.planes("zone") == [{point["cell"]: point["zone"] for point in look.view["points"] if point["zone"]}]
    assert look.planes("stops") == [dict.fromkeys(look.view["stops"], 1)]


@holds_in("caribbean_conquest")
@given(walk=WALKS)
def test_fleets_and_points_are_those_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 1)
    for what in ("ships", "crews"):
        planes: list[Cells] = [{} for _ in range(look.seats)]
        for units in look.view["units"]:
            number = units["ships"] if what == "ships" else units["crews"]
            if number:
                planes[look.seen_from(units["seat"])][units["cell"]] = number
        assert look.planes(what) == planes
    held: list[Cells] = [{} for _ in range(look.seats)]
    for point in look.view["points"]:
        if point["controller"] >= 0:
            held[look.seen_from(point["controller"])][point["cell"]] = 1
    assert look.planes("control") == held


@holds_in("caribbean_conquest")
@given(walk=WALKS)
def test_the_turn_is_that_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 1)
    view = look.view
    assert [frame.name for frame, one in zip(FRAMES.frames, look.part("step"), strict=True) if one] == [view["step"]]
    for name, seat in (("to_move", view["seat_to_move"]), ("active", view["active"]), ("first", view["first"])):
        assert [n for n, one in enumerate(look.part(name)) if one] == ([look.seen_from(seat)] if seat >= 0 else [])
    assert look.part("turn") == [view["turn"]]
    assert look.part("movement_points") == [view["movement_points"]]
    assert look.part("closing") == [int(view["closing"])]
    hand = view["at_hand"]
    assert look.part("group") == [hand.get("ships", 0), hand.get("crews", 0)]
    cell = hand.get("at", hand.get("cell"))
    assert look.planes("at_hand") == [{} if cell is None else {cell: 1}]


@holds_in("caribbean_conquest")
@given(walk=WALKS)
def test_players_are_those_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 1)
    cards = nested(look.numbers, look.book, "cards")
    zones = nested(look.numbers, look.book, "zone_points")
    for away in range(look.seats):
        player = look.view["players"][(1 + away) % look.seats]
        assert look.part("count")[away] == player["count"]
        assert look.part("gold")[away] == min(player["gold"], 500)
        assert look.part("balls")[away] == min(player["balls"], 50)
        assert look.part("is_out")[away] == int(player["is_out"])
        assert [card.code for card, row in zip(EQUIPMENT, cards, strict=True) if row[away]] == player["cards"]
        assert [row[away] for row in zones] == player["zones"]
