"""Port Royal's features against the view that people get."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from tests.envs.helpers import nested, observed, part
from tests.kernel.cases import WALKS, Case, Walk, game_after, holds_in

from flibuste.games.port_royal.features import layout_of
from flibuste.games.port_royal.frames import OVER
from flibuste.games.port_royal.pieces import CONTRACTS
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.secrets import whole_shuffle
from flibuste.games.port_royal.tale import ADVENTURERS, EVENTS, MISSIONS
from flibuste.games.port_royal.view import PortRoyalView


def position_after(case: Case, walk: Walk) -> PortRoyalPosition:
    position = game_after(case, walk).clone_position()
    assert isinstance(position, PortRoyalPosition)
    return position


def seen(position: PortRoyalPosition) -> PortRoyalView:
    return cast(PortRoyalView, position.view(0))


def by_kind(position: PortRoyalPosition, codes: list[str]) -> list[int]:
    return [codes.count(card.code) for card in layout_of(position.terms).cards]


@holds_in("port_royal")
@given(walk=WALKS)
def test_open_cards_are_those_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    view = seen(position)
    book = layout_of(position.terms).book
    numbers = observed(position, book, 0)
    table = [card["card"] for card in view["harbor"]] + [card["card"] for card in view["expeditions"]]
    assert part(numbers, book, "open") == by_kind(position, table)
    assert part(numbers, book, "discard") == by_kind(position, view["discard"])
    assert part(numbers, book, "draw_pile") == [view["draw_pile"]]
    assert part(numbers, book, "paid") == [len(view["paid"])]
    assert sum(part(numbers, book, "colors")) == view["colors"]
    if view["pending"]:
        assert part(numbers, book, "at_hand") == by_kind(position, [view["pending"]])


@holds_in("port_royal")
@given(walk=WALKS)
def test_unseen_cards_are_those_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    book = layout_of(position.terms).book
    numbers = observed(position, book, 0)
    latest: list[str] = []
    older: list[str] = []
    for unseen in seen(position)["unseen"]:
        codes = [code for code, number in unseen["cards"].items() for _ in range(number)]
        (latest if unseen["shuffle"] == whole_shuffle(position, position.shuffles) else older).extend(codes)
    assert part(numbers, book, "unseen") == by_kind(position, latest)
    assert part(numbers, book, "older") == by_kind(position, older)


@holds_in("port_royal")
@given(walk=WALKS)
def test_players_stand_clockwise_from_the_one_that_looks(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    players = seen(position)["players"]
    book = layout_of(position.terms).book
    for seat in range(case.seats):
        numbers = observed(position, book, seat)
        clockwise = [players[(seat + away) % case.seats] for away in range(case.seats)]
        assert part(numbers, book, "coins") == [player["coins"] for player in clockwise]
        assert part(numbers, book, "influence") == [player["influence"] for player in clockwise]
        assert part(numbers, book, "swords") == [player["swords"] for player in clockwise]
        if "completed" in book.by_name:
            assert part(numbers, book, "completed") == [player["completed"] for player in clockwise]
            assert part(numbers, book, "nest") == [len(player["nest"]) for player in clockwise]
        traders = nested(numbers, book, "traders")
        for away, player in enumerate(clockwise):
            lent = player["voyage"]
            wanted = sum(card.startswith("trader-") for card in player["area"])
            wanted += lent is not None and lent["awake"] and lent["adventurer"] == "p_landman"
            assert sum(row[away] for row in traders) == wanted


@holds_in("port_royal")
@given(walk=WALKS)
def test_the_danger_is_what_the_view_says(case: Case, walk: Walk) -> None:
    """While cards are drawn from the draw pile; the first card of a team's turn comes from elsewhere."""
    position = position_after(case, walk)
    view = seen(position)
    book = layout_of(position.terms).book
    numbers = observed(position, book, 0)
    danger = part(numbers, book, "danger")
    if OVER.is_on_top(position) or not position.colors:
        assert danger == [0] * layout_of(position.terms).colors
    elif view["danger"] and position.draw_pile and not (position.terms.cooperative and view["revealed_this_turn"] == 0):
        assert sum(danger) == sum(view["danger"].values())
        odds = view["odds"]
        if odds is not None and view["adventure"] is None:
            assert part(numbers, book, "bust_odds") == [1000 * odds["bad"] // odds["cards"]]


@holds_in("port_royal")
@given(walk=WALKS)
def test_contracts_are_those_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    view = seen(position)
    book = layout_of(position.terms).book
    assert ("contracts" in book.by_name) == bool(view["contracts"])
    if not view["contracts"]:
        return
    seat = case.seats - 1
    numbers = observed(position, book, seat)
    open_now = {contract["contract"]: contract for contract in view["contracts"]}
    assert part(numbers, book, "contracts") == [int(contract.code in open_now) for contract in CONTRACTS]
    done, progress = nested(numbers, book, "done"), nested(numbers, book, "progress")
    for contract in CONTRACTS:
        if contract.code in open_now:
            shown = open_now[contract.code]
            order = [(seat + away) % case.seats for away in range(case.seats)]
            assert done[contract.index] == [int(other in shown["slots"]) for other in order]
            assert progress[contract.index] == [shown["progress"][other] for other in order]
    team = view["team"]
    if team is not None:
        assert part(numbers, book, "time_deck") == [team["time_deck"]]
        assert part(numbers, book, "victory_pile") == [team["victory_pile"]]


@holds_in("port_royal")
@given(walk=WALKS)
def test_adventures_are_those_of_the_view(case: Case, walk: Walk) -> None:
    position = position_after(case, walk)
    book = layout_of(position.terms).book
    seat = case.seats - 1
    view = cast(PortRoyalView, position.view(seat))
    adventure = view["adventure"]
    assert ("missions" in book.by_name) == (adventure is not None)
    if adventure is None:
        return
    numbers = observed(position, book, seat)
    order = [(seat + away) % case.seats for away in range(case.seats)]
    assert part(numbers, book, "month") == [adventure["month"]]
    assert part(numbers, book, "event") == [int(event.code == adventure["event"]) for event in EVENTS]
    coming = adventure["days"][adventure["today"] + bool(adventure["event"]) :]
    assert part(numbers, book, "coming") == [int(event.code in coming) for event in EVENTS]
    done, waiting = nested(numbers, book, "accomplished"), nested(numbers, book, "waiting")
    open_now = {one["mission"]: one for one in adventure["missions"]}
    assert part(numbers, book, "missions") == [int(mission.code in open_now) for mission in MISSIONS]
    for code, shown in open_now.items():
        number = next(int(mission.index) for mission in MISSIONS if mission.code == code)
        assert done[number] == [int(other in shown["slots"]) for other in order]
        assert waiting[number] == [int(other in shown["waiting"]) for other in order]
    assert part(numbers, book, "top") == by_kind(position, [adventure["top"]])
    if adventure["looked_at"]:
        assert part(numbers, book, "at_hand") == by_kind(position, adventure["looking"])
    voyages = [view["players"][other]["voyage"] for other in order]
    who = nested(numbers, book, "adventurer")
    for away, voyage in enumerate(voyages):
        assert voyage is not None
        assert [row[away] for row in who] == [int(one.code == voyage["adventurer"]) for one in ADVENTURERS]
        assert part(numbers, book, "crowns")[away] == voyage["crowns"]
        assert part(numbers, book, "markers_gone")[away] == 4 - voyage["markers"]
        assert sum(row[away] for row in nested(numbers, book, "cargo")) == len(voyage["cargo"])
