"""Treasure Map's features against the view that people get."""

from __future__ import annotations

from math import isqrt
from typing import cast

from hypothesis import given
from tests.envs.helpers import nested, observed, part
from tests.kernel.cases import WALKS, Case, Walk, game_after, holds_in

from flibuste.games.ship_adventure.chart import DIRECTIONS
from flibuste.games.ship_adventure.pieces import COLORS, EQUIPMENT, SIGNS, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import FRAMES
from flibuste.games.ship_adventure.treasure_map.rules.actions import STAGES
from flibuste.games.ship_adventure.treasure_map.view import TreasureLoot, TreasureToken, TreasureView
from flibuste.kernel.features import FeatureBook

CODES = [token.code for token in TOKENS]


class Look:
    """One seat's numbers, and what it sees."""

    def __init__(self, case: Case, walk: Walk, seat: int) -> None:
        position = game_after(case, walk).clone_position()
        self.seats = case.seats
        self.seat = seat
        self.book: FeatureBook = case.title.features(case.terms)
        self.numbers = observed(position, self.book, seat)
        self.view = cast(TreasureView, position.view(seat))
        self.side = len(self.view["rows"])
        self.cells = places(self.side * self.side)

    def part(self, name: str) -> list[int]:
        return part(self.numbers, self.book, name)

    def rows(self, name: str) -> list[list[int]]:
        return nested(self.numbers, self.book, name)

    def column(self, name: str, away: int) -> list[int]:
        """What one seat has of a feature."""
        return [row[away] for row in self.rows(name)]


def places(count: int) -> list[str]:
    """The cells of a board, in reading order."""
    side = isqrt(count)
    return [f"{row},{column}" for row in range(side) for column in range(side)]


def cells(row: list[int]) -> list[str]:
    return [cell for cell, number in zip(places(len(row)), row, strict=True) if number]


def named(row: list[int], codes: list[str]) -> list[str]:
    return [code for code, number in zip(codes, row, strict=True) if number]


def backs(tokens: list[TreasureToken]) -> list[str]:
    return sorted([token["token"] for token in tokens if token["token"] is not None], key=CODES.index)


def levels(loot: TreasureLoot) -> list[int]:
    return [sum(token["level"] == level for token in loot["tokens"]) for level in (1, 2, 3)]


def goals(tokens: list[TreasureToken], count: int) -> list[int]:
    found = [0] * count
    for token in tokens:
        if token["cell"] is not None:
            found[places(count).index(token["cell"])] += 1
    return found


@holds_in("treasure_map")
@given(walk=WALKS)
def test_the_chart_is_that_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    view = look.view
    signs = "".join(view["rows"])
    assert [cells(row) for row in look.rows("kinds")] == [
        [look.cells[place] for place, found in enumerate(signs) if found == sign] for sign in SIGNS
    ]
    waves = sorted([cell for row in look.rows("drift") for cell in cells(row)])
    assert waves == sorted(view["drift"])
    for way, row in zip(DIRECTIONS, look.rows("drift"), strict=True):
        for cell in cells(row):
            column, line = (int(number) for number in reversed(cell.split(",")))
            line += ("S" in way) - ("N" in way)
            column += ("E" in way) - ("W" in way)
            assert view["drift"][cell] == f"{line % look.side},{column % look.side}"
    assert {look.cells[place]: coins for place, coins in enumerate(look.part("coins")) if coins} == view["coins"]
    for level, row in enumerate(look.rows("temple_tokens"), start=1):
        lying = zip(view["temples"], view["temple_tokens"], strict=True)
        assert cells(row) == [temple for temple, token in lying if token is not None and token["level"] == level]


@holds_in("treasure_map")
@given(walk=WALKS)
def test_ships_and_crews_are_those_of_the_view(case: Case, walk: Walk) -> None:
    for seat in range(case.seats):
        look = Look(case, walk, seat)
        for away in range(case.seats):
            player = look.view["players"][(seat + away) % case.seats]
            assert cells(look.rows("ships")[away]) == [player["ship"]]
            assert cells(look.rows("crews")[away]) == [player["crew"]]
            assert cells(look.rows("home_ports")[away]) == [player["home"]]
            assert look.rows("goals")[away] == goals(
                player["carried"]["tokens"] + player["stored"]["tokens"], len(look.cells)
            )


@holds_in("treasure_map")
@given(walk=WALKS)
def test_pirates_and_galleon_are_those_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    view = look.view
    for number, pirate in enumerate(view["pirates"]):
        assert cells(look.rows("pirates")[number]) == ([pirate["cell"]] if pirate["cell"] else [])
        assert cells(look.rows("skulls")[number]) == ([pirate["home"]] if pirate["home"] else [])
        assert look.rows("hunters")[number] == [int(pirate["target"] == seat) for seat in range(case.seats)]
    assert cells(look.part("galleon")) == ([view["galleon"]["cell"]] if view["galleon"]["cell"] else [])
    for number, corsair in enumerate([*view["pirates"], view["galleon"]]):
        loot = corsair["loot"]
        assert look.part("hoard_gold")[number] == loot["gold"]
        assert look.rows("hoard_pieces")[number] == loot["pieces"]
        assert look.rows("hoard_tokens")[number] == levels(loot)
        assert named(look.rows("hoard_backs")[number], CODES) == backs(loot["tokens"])
        assert look.rows("hoard_goals")[number] == goals(loot["tokens"], len(look.cells))


@holds_in("treasure_map")
@given(walk=WALKS)
def test_the_turn_is_that_of_the_view(case: Case, walk: Walk) -> None:
    for seat in range(case.seats):
        look = Look(case, walk, seat)
        view = look.view
        assert named(look.part("step"), [frame.name for frame in FRAMES.frames]) == [view["step"]]
        if view["seat_to_move"] >= 0:
            assert (look.part("to_move").index(1) + seat) % case.seats == view["seat_to_move"]
        assert (look.part("active").index(1) + seat) % case.seats == view["active"]
        assert (look.part("first").index(1) + seat) % case.seats == view["first"]
        assert look.part("level").index(1) + 1 == view["level"]
        assert look.part("last_level").index(1) + 1 == view["last_level"]
        assert look.part("turn") == [view["turn"]]
        at_hand = view["at_hand"]
        assert look.part("points") == [at_hand.get("points", 0)]
        assert look.part("drifts") == [at_hand.get("drifts", 0)]
        if "stage" in at_hand:
            assert named(look.part("stage"), STAGES) == [at_hand["stage"]]


@holds_in("treasure_map")
@given(walk=WALKS)
def test_supplies_are_those_of_the_view(case: Case, walk: Walk) -> None:
    for seat in range(case.seats):
        look = Look(case, walk, seat)
        view = look.view
        assert look.part("offer") == view["offer"]
        assert named(look.part("swapped"), CODES) == sorted(view["swapped"], key=CODES.index)
        open_to = [view["eldorado"]] if view["eldorado"] else list(view["eldorado_places"].values())
        assert cells(look.part("eldorado")) == sorted(set(open_to), key=look.cells.index)
        seen = set(view["swapped"]) | set(view["out_of_game"])
        for loot in [corsair["loot"] for corsair in [*view["pirates"], view["galleon"]]]:
            seen |= set(backs(loot["tokens"]))
        for player in view["players"]:
            seen |= set(backs(player["carried"]["tokens"])) | set(backs(player["stored"]["tokens"]))
        seen |= set(backs([token for token in view["temple_tokens"] if token is not None]))
        assert named(look.part("unseen"), CODES) == [code for code in CODES if code not in seen]


@holds_in("treasure_map")
@given(walk=WALKS)
def test_players_are_those_of_the_view(case: Case, walk: Walk) -> None:
    cards = [card.code for card in EQUIPMENT]
    for seat in range(case.seats):
        look = Look(case, walk, seat)
        for away in range(case.seats):
            player = look.view["players"][(seat + away) % case.seats]
            assert named(look.column("color", away), COLORS) == [player["color"]]
            assert look.part("gold")[away] == player["carried"]["gold"]
            assert look.part("stored_gold")[away] == player["stored"]["gold"]
            assert look.part("balls")[away] == player["balls"]
            assert look.part("knows_eldorado")[away] == int(player["knows_eldorado"])
            assert named(look.column("cards", away), cards) == player["cards"]
            assert look.column("pieces", away) == player["carried"]["pieces"]
            assert look.column("stored_pieces", away) == player["stored"]["pieces"]
            assert look.column("tokens", away) == levels(player["carried"])
            assert look.column("stored_tokens", away) == levels(player["stored"])
            assert named(look.column("backs", away), CODES) == backs(player["carried"]["tokens"])
            assert named(look.column("stored_backs", away), CODES) == backs(player["stored"]["tokens"])
            hunters = [number + 1 for number, hunts in enumerate(look.column("hunters", away)) if hunts]
            assert hunters == player["hunters"]
