"""Amerigo's features against the view that people get."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from tests.envs.helpers import nested, observed, part
from tests.kernel.cases import WALKS, Case, Walk, game_after, holds_in

from flibuste.games.amerigo.chart import STRIDE, cell_name
from flibuste.games.amerigo.features import features_for
from flibuste.games.amerigo.pieces import COLORS, GOODS, TOKENS
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.view import AmerigoView
from flibuste.kernel.features import FeatureBook


def position_after(case: Case, walk: Walk) -> AmerigoPosition:
    position = game_after(case, walk).clone_position()
    assert isinstance(position, AmerigoPosition)
    return position


def seen(position: AmerigoPosition) -> AmerigoView:
    return cast(AmerigoView, position.view(0))


def cells(numbers: list[int], book: FeatureBook, name: str, plane: int = 0) -> list[str]:
    """The cells that are set on one plane of a feature, as players name them."""
    rows = nested(numbers, book, name)
    height = book.by_name[name].shape[-2]
    return [
        cell_name(row * STRIDE + column)
        for row, line in enumerate(rows[plane * height : (plane + 1) * height])
        for column, number in enumerate(line)
        for _ in range(number)
    ]


@holds_in("amerigo")
@given(walk=WALKS)
def test_the_map_is_that_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    view = seen(position)
    book = features_for(case.seats)
    numbers = observed(position, book, 0)
    signs = {
        cell_name(row * STRIDE + column): sign
        for row, line in enumerate(view["map"]["rows"])
        for column, sign in enumerate(line)
    }
    assert sorted(cells(numbers, book, "sea")) == sorted(cell for cell, sign in signs.items() if sign in "~A")
    large = [cell for island in view["islands"] if island["large"] for cell in island["cells"]]
    assert sorted(cells(numbers, book, "large")) == sorted(large)
    assert len(cells(numbers, book, "free")) == sum(island["free"] for island in view["islands"])
    assert sorted(cells(numbers, book, "anchors")) == sorted(view["open_anchors"])
    spaces = [view["map"]["anchors"][anchor] for anchor in view["open_anchors"]]
    assert sorted(set(cells(numbers, book, "post_spaces"))) == sorted(set(spaces))
    for plane, good in enumerate(GOODS):
        wanted = [cell for cell, lies in view["free_goods"].items() if lies == good]
        assert sorted(cells(numbers, book, "goods", plane)) == sorted(wanted)


@holds_in("amerigo")
@given(walk=WALKS)
def test_tiles_posts_and_ships_are_those_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    view = seen(position)
    book = features_for(case.seats)
    for seat in range(case.seats):
        numbers = observed(position, book, seat)
        neutral = [cell for tile in view["tiles"] if tile["tile"] == "neutral" for cell in tile["cells"]]
        assert sorted(cells(numbers, book, "neutrals")) == sorted(neutral)
        for away in range(case.seats):
            other = (seat + away) % case.seats
            villages = [t for t in view["tiles"] if t["tile"] == "village" and t["seat"] == other]
            assert sorted(cells(numbers, book, "villages", away)) == sorted(c for t in villages for c in t["cells"])
            posts = [post["cell"] for post in view["posts"] if post["seat"] == other]
            assert sorted(cells(numbers, book, "posts", away)) == sorted(posts)
            ships = [place for place in view["players"][other]["ships"] if place and not place.startswith("frame")]
            assert sorted(cells(numbers, book, "ships", away)) == sorted(ships)


@holds_in("amerigo")
@given(walk=WALKS)
def test_players_stand_in_order_of_seats_from_the_one_that_looks(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    players = seen(position)["players"]
    book = features_for(case.seats)
    for seat in range(case.seats):
        numbers = observed(position, book, seat)
        order = [players[(seat + away) % case.seats] for away in range(case.seats)]
        for name in ("score", "gold", "cannons", "progress", "special", "chests", "strength", "loss"):
            assert part(numbers, book, name) == [cast(dict[str, int], player)[name] for player in order], name
        assert part(numbers, book, "posts_left") == [player["posts"] for player in order]
        goods = nested(numbers, book, "own_goods")
        production = nested(numbers, book, "production")
        for kind, good in enumerate(GOODS):
            assert goods[kind] == [player["goods"][good] for player in order]
            assert production[kind] == [player["production"][good] for player in order]
        working, used = nested(numbers, book, "tokens"), nested(numbers, book, "tokens_used")
        for away, player in enumerate(order):
            mine = {token["token"]: token["used"] for token in player["tokens"]}
            assert [row[away] for row in working] == [int(mine.get(token.code) is False) for token in TOKENS]
            assert [row[away] for row in used] == [int(mine.get(token.code) is True) for token in TOKENS]
        waiting = nested(numbers, book, "waiting")
        for away, player in enumerate(order):
            assert sum(row[away] for row in waiting) == sum(tiles["number"] for tiles in player["waiting"])


@holds_in("amerigo")
@given(walk=WALKS)
def test_the_frame_holds_the_ships_that_are_not_on_the_map(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    book = features_for(case.seats)
    rows = nested(observed(position, book, 0), book, "berths")
    spaces = len(rows) // 2
    for seat, player in enumerate(seen(position)["players"]):
        for ship, place in enumerate(player["ships"]):
            berths = [row[seat] for row in rows[ship * spaces : (ship + 1) * spaces]]
            wanted = [0] * spaces
            if not place:
                wanted[-1] = 1
            elif place.startswith("frame-"):
                wanted[int(place.removeprefix("frame-"))] = 1
            assert berths == wanted


@holds_in("amerigo")
@given(walk=WALKS)
def test_supplies_and_phase_are_those_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    view = seen(position)
    book = features_for(case.seats)
    numbers = observed(position, book, 0)
    for name, cubes in (("storage", view["storage"]), ("inside", view["inside"]), ("centre", view["centre"])):
        assert part(numbers, book, name) == list(cubes.values())
    assert part(numbers, book, "phase") == [int(color == view["phase"]) for color in COLORS]
    assert part(numbers, book, "round") == [int(number == view["round"]) for number in range(1, 6)]
    shown = view["tokens"]
    assert part(numbers, book, "tokens_new") == [int(token.code in shown[:4]) for token in TOKENS]
    assert part(numbers, book, "tokens_leaving") == [int(token.code in shown[4:]) for token in TOKENS]
    assert part(numbers, book, "tokens_unseen") == [int(token.code in view["unseen_tokens"]) for token in TOKENS]
    assert sum(part(numbers, book, "market")) == sum(1 for token in view["market"] if token)
    assert sum(part(numbers, book, "production_unseen")) == sum(view["unseen_production"].values())
    unseen = view["unseen_pirates"]
    assert part(numbers, book, "pirates_unseen") == [unseen.count(strength) for strength in range(5)]
    action = view["action"]
    assert part(numbers, book, "doing") == [int(action is not None and color == action["color"]) for color in COLORS]
    for place, seat in enumerate(view["order"]):
        assert part(numbers, book, "order")[seat] == place
