"""Odd corners of Caribbean Conquest, thought up by somebody who knew rulebook and ledger and not the code.

On chart G1 unless a test says otherwise. A game begins at the spin of a turn; the compass says who goes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from tests.treasure_map.box import chart

from flibuste.games import find_title
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Event, Luck

TITLE: Final = find_title("caribbean_conquest")
COLORS: Final = ["red", "blue", "yellow", "green"]
CITIES: Final = ["11,9", "7,10", "5,3", "9,3"]
Z1: Final = ["2,1", "3,11", "11,10"]
Z2: Final = ["3,8", "4,7", "5,10"]
Z3: Final = ["7,6", "9,4", "11,3"]

Units = Mapping[str, tuple[int, int]]
"""Ships and crews by cell."""


class Table:
    """A game that was arranged, with short ways to play and to look."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.game.submit(self.game.seat_to_move, move)
        return self

    def group(self, cell: str, size: str, *ways: str) -> Table:
        """A whole group move, except for a stop that comes of itself."""
        self.play(f"from {cell}")
        if self.step == "size":
            self.play(f"take {size}")
        self.play(*[way if way in ("drift", "stop") else f"go {way}" for way in ways])
        return self.play("stop") if self.step == "march" else self

    def throws(self, *dice: str) -> Table:
        """Combat dice to come: that of the attacker or shooter first."""
        self.game.expect([Luck("combat", pair.split()) for pair in dice])
        return self

    def spin(self, sector: int) -> Table:
        self.game.expect([Luck("compass", [str(sector)])])
        return self.play("spin")

    @property
    def legal(self) -> list[str]:
        return [move.notation for move in self.game.moves()]

    def offered(self, verb: str) -> list[str]:
        return [move.partition(" ")[2] for move in self.legal if move.partition(" ")[0] == verb]

    @property
    def step(self) -> str:
        return self.game.step

    @property
    def seat(self) -> int:
        return self.game.seat_to_move

    @property
    def data(self) -> dict[str, Any]:
        return dict(self.game.clone_position().to_data())

    def units(self, seat: int) -> dict[str, tuple[int, int]]:
        return {cell: (units[0], units[1]) for cell, units in self.data["units"][seat].items()}

    def gold(self, seat: int) -> int:
        found: int = self.data["players"][seat]["gold"]
        return found

    def balls(self, seat: int) -> int:
        found: int = self.data["players"][seat]["balls"]
        return found

    def points_left(self) -> int:
        view: Any = self.game.view(0)
        found: int = view["movement_points"]
        return found

    def told(self, name: str) -> list[Event]:
        return [event for event in self.game.events if event.name == name]

    def reason(self, move: str) -> str:
        reason = self.game.why_not(self.seat, move)
        assert reason is not None, f"{move} is legal"
        return reason.key


def given(
    *units: Units,
    seats: int = 2,
    sector: int = 1,
    control: Mapping[str, int] | None = None,
    gold: tuple[int, ...] = (),
    balls: tuple[int, ...] = (),
    cards: Mapping[int, list[str]] | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> Table:
    """Red goes first with sector 1, blue with 2, yellow with 3, green with 4. Everybody has the own city, unless
    `control` gives it to somebody else (nobody: -1); no gold and no cannonballs."""
    terms = TITLE.agree(seats, options or {})
    layout = laid_out(TITLE, terms)
    layout["tiles"] = chart("G1")
    layout["players"] = [
        {
            "color": COLORS[seat],
            "gold": gold[seat] if seat < len(gold) else 0,
            "balls": balls[seat] if seat < len(balls) else 0,
            "cards": (cards or {}).get(seat, []),
            "is_out": False,
        }
        for seat in range(seats)
    ]
    layout["units"] = [
        {cell: list(some) for cell, some in (units[seat] if seat < len(units) else {}).items()} for seat in range(seats)
    ]
    owners = {**{CITIES[seat]: seat for seat in range(seats)}, **(control or {})}
    layout["control"] = {cell: seat for cell, seat in owners.items() if seat >= 0}
    layout.update({"turn": 3, **more})
    return Table(arranged(TITLE, terms, layout, seed="second reader", whole=False)).spin(sector)


def held(*cells: str, by: int = 0) -> dict[str, int]:
    return dict.fromkeys(cells, by)


# --- purchases


def test_who_can_pay_for_nothing_is_not_asked() -> None:
    """CC-TURN-06: the cheapest thing is a cannonball for 2."""
    assert given({"11,9": (0, 1)}, gold=(1,)).step == "groups"
    assert given({"11,9": (0, 1)}, gold=(2,)).legal == ["buy cannonball", "done"]


def test_no_city_no_units() -> None:
    """CC-BUY-03: cards are sold all the same."""
    table = given({"8,6": (1, 0)}, control={"11,9": 1}, gold=(9,))
    assert table.offered("recruit") == [] and "long_guns" in table.offered("buy")
    assert table.reason("recruit crew") == "no-city"


def test_a_full_city_and_a_blocked_port() -> None:
    """CC-BUY-05, CC-MOVE-03: four own crews here, an enemy ship there."""
    table = given({"11,9": (0, 4)}, {"11,8": (1, 0)}, gold=(20,))
    assert table.offered("recruit") == []
    assert table.reason("recruit ship") == table.reason("recruit crew") == "no-place-for-unit"


def test_an_own_port_with_room_beside_a_full_one() -> None:
    """CC-BUY-02, CC-BUY-05: of two cities only one has room for a ship, so nobody is asked where."""
    table = given({"11,8": (2, 2)}, control={"9,3": 0}, gold=(6,)).play("recruit ship")
    assert table.units(0) == {"11,8": (2, 2), "9,2": (1, 0)} and table.gold(0) == 0


def test_a_conquered_city_recruits() -> None:
    """CC-BUY-02: the color of a city does not matter, its controller does."""
    table = given({}, control={"9,3": 0}, gold=(3,)).play("recruit crew")
    assert table.offered("at") == ["9,3", "11,9"]
    assert table.play("at 9,3").units(0) == {"9,3": (0, 1)}


def test_new_units_may_move() -> None:
    """CC-BUY-04, CC-BUY-07"""
    table = given({}, gold=(3,)).play("recruit crew").group("11,9", "0+1", "E")
    assert table.units(0) == {"11,10": (0, 1)}


def test_one_of_each_card_and_any_number_of_balls() -> None:
    """CC-BUY-07, SA-EQ-02"""
    table = given({}, gold=(14,)).play("buy cannonball", "buy sabre", "buy cannonball")
    assert table.reason("buy sabre") == "card-owned" and table.balls(0) == 2


# --- movement


def test_six_points_for_all_groups_together() -> None:
    """CC-MOVE-01"""
    table = given({"11,9": (0, 1), "8,6": (1, 0), "8,9": (0, 1)})
    table.group("8,6", "1+0", "E", "E", "SE", "E").group("11,9", "0+1", "E")
    assert table.points_left() == 1 and set(table.offered("from")) == {"9,10", "8,9", "11,10"}
    table.group("11,10", "0+1", "W")
    assert table.legal == ["done"]


def test_a_group_may_be_split_on_its_way() -> None:
    """CC-MOVE-02, CC-MOVE-10: and the rest moves on as a new group."""
    table = given({"10,9": (0, 3)}).group("10,9", "0+2", "E", "stop").group("10,10", "0+1", "E", "stop")
    assert table.units(0) == {"10,9": (0, 1), "10,10": (0, 1), "10,11": (0, 1)} and table.points_left() == 4


def test_four_may_pass_through_four_and_not_rest_with_them() -> None:
    """CC-MOVE-03"""
    table = given({"10,9": (0, 4), "10,10": (0, 4)}).play("from 10,9", "take 0+4", "go E")
    assert "stop" not in table.legal and table.reason("stop") == "cell-full"
    table.play("go E", "stop")
    assert table.units(0) == {"10,10": (0, 4), "10,11": (0, 4)}


def test_no_step_to_where_no_stop_can_follow() -> None:
    """CC-MOVE-10: with the last point nobody walks onto a full cell; with two the way back is open."""
    table = given({"10,9": (0, 1), "10,10": (0, 4), "8,6": (1, 0)})
    table.group("8,6", "1+0", "E", "W", "E", "W", "E")
    assert table.points_left() == 1
    table.play("from 10,9")
    assert "go E" not in table.legal and table.reason("go E") == "no-room-to-stop"
    table = given({"8,3": (0, 4), "9,3": (0, 4)}, control={"9,3": 0})  # nothing else to walk on around (8,3)
    assert "go S" in table.play("from 8,3", "take 0+4").legal


def test_crews_do_not_walk_on_water_nor_on_enemy_ships() -> None:
    """CC-MOVE-04, CC-MOVE-05, CC-MOVE-12"""
    table = given({"7,7": (0, 1)}, {"7,8": (1, 0)}).play("from 7,7")
    assert table.reason("go E") == "enemy-ship-carries-nobody"
    assert table.reason("go NE") == "crews-need-land"


def test_an_own_ship_is_a_bridge() -> None:
    """CC-MOVE-04, CC-MOVE-11: from land over the ship to land, three points; the ship has not moved."""
    table = given({"7,7": (0, 1), "7,8": (1, 0)}, {}).group("7,7", "0+1", "E", "SE", "NE")
    assert table.units(0) == {"7,8": (1, 0), "7,10": (0, 1)} and table.points_left() == 3


def test_a_second_ship_lets_the_first_one_go() -> None:
    """CC-MOVE-09: a single ship keeps its crews company."""
    table = given({"8,6": (1, 2)}).play("from 8,6")
    assert set(table.offered("take")) == {"0+1", "0+2", "1+2"}
    assert table.reason("take 1+1") == "crews-left-behind"
    table = given({"8,6": (2, 2)}).play("from 8,6")
    assert "1+0" in table.offered("take") and "2+1" not in table.offered("take")


def test_ships_do_not_land() -> None:
    """CC-MOVE-11: a group with a ship stays at sea."""
    table = given({"8,6": (1, 1)}).play("from 8,6", "take 1+1")
    assert table.reason("go N") == "ships-keep-to-the-sea"


def test_a_group_of_drift_alone_pays_one_point() -> None:
    """CC-MOVE-10, CC-MOVE-07"""
    table = given({"4,1": (1, 1)}).group("4,1", "1+1", "drift", "drift", "stop")
    assert table.units(0) == {"5,0": (1, 1)} and table.points_left() == 5


def test_drift_before_a_step_costs_nothing() -> None:
    """CC-MOVE-10: the step pays for the group move."""
    table = given({"4,1": (1, 0)}).group("4,1", "1+0", "drift", "E", "stop")  # (5,1), then the port (5,2)
    assert table.units(0) == {"5,2": (1, 0)} and table.points_left() == 5


def test_drift_goes_on_without_points() -> None:
    """SA-MOVE-19, CC-MOVE-07: not so as a group move of its own."""
    table = given({"4,6": (1, 0), "5,9": (1, 0)}).play("from 4,6")
    table.play("go E", "go W", "go E", "go W", "go E", "go E")  # into the whirlpool with the last point
    assert sorted(table.legal) == ["drift", "stop"]
    table.play("drift", "stop")
    assert table.units(0) == {"5,8": (1, 0), "5,9": (1, 0)} and table.legal == ["done"]


def test_crews_alone_do_not_drift() -> None:
    """CC-MOVE-07, CC-MOVE-11: aboard in a whirlpool they need the ship for it."""
    table = given({"5,1": (1, 1)}).play("from 5,1")
    assert table.step == "march" and "drift" in table.legal  # no land beside (5,1): they go together or not at all
    table = given({"3,1": (0, 1), "4,1": (1, 1)}).play("from 4,1", "take 0+1")
    assert table.reason("drift") == "no-drift"


def test_a_ship_sails_over_the_corner() -> None:
    """SA-MOVE-03, CC-MOVE-07"""
    table = given({"11,0": (1, 1)}).group("11,0", "1+1", "SW", "stop")
    assert table.units(0) == {"0,11": (1, 1)}


def test_enemy_points_and_units_are_passed() -> None:
    """CC-MOVE-12"""
    table = given({"4,6": (1, 0)}, {"4,7": (2, 0)}, control=held("4,7", by=1))
    table.group("4,6", "1+0", "E", "S", "stop").play("done")
    assert table.units(0) == {"5,7": (1, 0)} and table.units(1) == {"4,7": (2, 0)} and not table.told("combat-dice")


# --- close combat


def test_a_ship_in_an_enemy_port_attacks_nothing() -> None:
    """CC-CTL-04"""
    table = given({"5,11": (1, 0)}, {"7,10": (0, 2)}).group("5,11", "1+0", "SW", "stop").play("done")
    assert table.step != "battles" and table.data["control"]["7,10"] == 1


def test_a_point_alone_fights_with_its_lords_cards() -> None:
    """CC-CBT-04, CC-CBT-17, CC-CTL-02: die + 3 against die; the lone crew is lost and the point stays."""
    table = given({"7,5": (0, 1)}, {}, control=held("7,6", by=1), cards={1: ["boarding_hooks"]})
    table.group("7,5", "0+1", "E", "stop").play("done").throws("6 3", "5 3").play("storm 7,6")
    assert table.units(0) == {} and table.data["control"]["7,6"] == 1
    totals = [(event.facts["total"], event.facts["against"]) for event in table.told("combat-dice")]
    assert totals == [(6, 6), (5, 6)]


def test_the_units_fall_before_the_point() -> None:
    """CC-CBT-03, CC-CBT-04: two crews and the point are +2; then +1; then nothing."""
    table = given({"7,5": (0, 4)}, {"7,6": (0, 2)}, control=held("7,6", by=1))
    table.group("7,5", "0+4", "E", "stop").play("done").throws("4 2").play("storm 7,6")
    table.throws("4 2").play("throw").throws("4 2").play("throw")
    bonuses = [event.facts["bonuses"] for event in table.told("combat-dice")]
    assert bonuses == [[3, 2], [3, 1], [3, 0]]
    assert table.data["control"]["7,6"] == 0 and table.units(0) == {"7,6": (0, 4)} and table.units(1) == {}


def test_who_loses_chooses() -> None:
    """CC-CBT-11: the defender too; a ship that goes takes its crews along."""
    table = given({"6,8": (2, 2)}, {"6,9": (1, 2)}).group("6,8", "2+2", "E", "stop").play("done")
    table.throws("7 2").play("storm 6,9")
    assert (table.seat, table.step, table.legal) == (1, "loss", ["lose ship", "lose crew"])
    table.play("lose ship")
    assert table.units(1) == {} and table.units(0) == {"6,9": (2, 2)} and table.step != "battle"


def test_of_two_ships_one_may_go() -> None:
    """CC-CBT-11: nobody drowns while a ship is left."""
    table = given({"6,8": (1, 0)}, {"6,9": (2, 1)}).group("6,8", "1+0", "E", "stop").play("done")
    table.throws("7 2").play("storm 6,9", "lose ship")
    assert table.units(1) == {"6,9": (1, 1)} and table.step == "battle"


def test_equal_totals_are_for_the_defender_where_the_table_says_so() -> None:
    """SA-CBT-13, CC-CBT-03: the attacker loses a unit."""
    options = {"combat_tie": "defender_wins"}
    table = given({"7,5": (0, 2)}, {"7,6": (0, 1)}, options=options).group("7,5", "0+2", "E", "stop").play("done")
    table.throws("3 4").play("storm 7,6")
    assert table.units(0) == {"7,6": (0, 1)} and table.units(1) == {"7,6": (0, 1)}


def test_the_active_player_orders_the_battles() -> None:
    """CC-TURN-06, CC-MOVE-08: and none is left out."""
    table = given({"7,5": (0, 1), "9,5": (1, 0)}, {}, control=held("7,6", "9,4", by=1))
    table.group("7,5", "0+1", "E", "stop").group("9,5", "1+0", "W", "stop").play("done")
    assert table.legal == ["storm 7,6", "storm 9,4"]
    table.throws("7 2", "7 2").play("storm 9,4", "storm 7,6")
    assert table.data["control"]["7,6"] == table.data["control"]["9,4"] == 0


def test_spoils_are_points_and_nothing_else() -> None:
    """CC-BUY-06, CC-CBT-12: gold, balls and cards stay with the beaten."""
    blue = {"7,10": (0, 1), "5,11": (1, 0)}
    table = given({"8,9": (0, 2)}, blue, gold=(0, 1), balls=(0, 2), cards={1: ["sabre"]})
    table.group("8,9", "0+2", "NE", "stop").play("done").throws("7 2").play("storm 7,10").throws("7 2").play("throw")
    lost = table.data["players"][1]
    assert (lost["gold"], lost["balls"], lost["cards"]) == (1, 2, ["sabre"]) and table.gold(0) == 0


# --- gunnery


def test_a_lonely_temple_fires_at_who_comes_near() -> None:
    """CC-CBT-06, CC-CBT-08: blue has a point and no unit at all; what it hits is lost without dice."""
    table = given({"4,5": (1, 0)}, {}, control=held("7,6", by=1), balls=(0, 1))
    table.group("4,5", "1+0", "S", "S", "stop").play("done")  # (6,5), next to the temple (7,6)
    assert (table.seat, table.step, table.legal) == (1, "gunnery", ["guns 7,6", "done"])
    table.play("guns 7,6")
    assert table.units(0) == {} and table.balls(1) == 0


def test_who_stood_still_is_not_fired_at() -> None:
    """CC-CBT-08, CC-CBT-13: only the active player may use this."""
    table = given({"6,5": (1, 0), "11,9": (0, 1)}, {"7,10": (0, 1)}, control=held("7,6", by=1), balls=(0, 1))
    table.group("11,9", "0+1", "E", "stop").play("done")
    assert (table.seat, table.step) == (1, "groups")
    assert table.play("done").offered("guns") == ["7,6"]  # in blue's own turn


def test_a_point_without_units_is_no_target() -> None:
    """CC-CBT-05"""
    table = given({"6,5": (1, 0)}, {}, control=held("7,6", by=1), balls=(3, 0)).play("done")
    assert table.step != "gunnery"


def test_crews_do_not_fire_and_cannot_answer() -> None:
    """CC-CBT-06, CC-CBT-10: two crews on plain land lose one, whatever their lord's balls."""
    table = given({"6,5": (1, 0)}, {"7,5": (0, 2)}, balls=(1, 5), cards={1: ["long_guns"]}).play("done")
    table.play("guns 6,5")
    assert table.units(1) == {"7,5": (0, 1)} and table.balls(0) == 0


def test_crews_on_an_own_point_answer_with_it() -> None:
    """CC-CBT-08, CC-CBT-09: one shooter, the point; the crews add nothing, and one of them pays."""
    table = given({"6,5": (2, 1)}, {"7,6": (0, 3)}, control=held("7,6", by=1), balls=(1, 1)).play("done", "guns 6,5")
    assert (table.seat, table.legal) == (1, ["answer", "duck"])
    table.play("answer").throws("4 5", "5 5").play("throw")
    assert [event.facts["bonuses"] for event in table.told("combat-dice")] == [[1, 0], [1, 0]]
    assert table.units(1) == {"7,6": (0, 2)}


def test_the_shooter_may_lose_the_exchange() -> None:
    """CC-CBT-09: one unit, of its choice; only one exchange."""
    table = given({"6,5": (1, 1)}, {"7,6": (0, 3)}, control=held("7,6", by=1), balls=(2, 1))
    table.play("done", "guns 6,5", "answer").throws("2 5").play("throw")
    assert (table.seat, table.step) == (0, "loss")
    table.play("lose crew")
    assert table.units(0) == {"6,5": (1, 0)} and table.units(1) == {"7,6": (0, 3)} and table.step != "gunnery"


def test_a_pair_of_cells_is_used_once_whoever_fires() -> None:
    """CC-CBT-13: blue ducks and may not open fire over the same pair, but from elsewhere it may."""
    control = held("7,6", by=1)
    table = given({"4,5": (2, 0)}, {"7,6": (0, 2)}, control=control, balls=(1, 2))
    table.group("4,5", "2+0", "S", "S", "stop").play("done", "guns 6,5", "duck")
    assert table.step != "gunnery" and table.balls(1) == 2
    table = given({"4,5": (2, 0)}, {"7,6": (0, 2), "7,4": (1, 0)}, control=control, balls=(1, 2))
    table.group("4,5", "2+0", "S", "S", "stop").play("done", "guns 6,5")
    table.play(*(["aim SE"] if table.step == "aim" else []), "duck")
    assert (table.seat, table.offered("guns")) == (1, ["7,4"])


def test_a_point_that_was_stormed_fires_at_once_and_one_that_is_seized_does_not() -> None:
    """CC-CBT-16"""
    table = given({"7,5": (0, 2)}, {"6,5": (1, 0)}, control=held("7,6", by=1), balls=(1, 0))
    table.group("7,5", "0+2", "E", "stop").play("done").throws("7 2").play("storm 7,6")
    assert table.offered("guns") == ["7,6"]
    table = given({"7,5": (0, 2)}, {"6,5": (1, 0)}, balls=(1, 0)).group("7,5", "0+2", "E", "stop").play("done")
    assert table.step != "gunnery" and table.data["control"]["7,6"] == 0


@pytest.mark.parametrize(("cell", "seen"), [("7,5", False), ("7,6", True)])
def test_camouflage_does_not_hide_a_point(cell: str, seen: bool) -> None:
    """CC-CBT-10"""
    control = held("7,6", by=1)
    table = given({"6,5": (1, 0)}, {cell: (0, 2)}, control=control, balls=(1, 0), cards={1: ["camouflage"]})
    assert (table.play("done").step == "gunnery") == seen


def test_camouflage_does_not_hide_a_ship() -> None:
    """CC-CBT-10: crews aboard; the shot is not answered and the owner chooses."""
    table = given({"6,5": (1, 0)}, {"5,5": (1, 1)}, balls=(1, 0), cards={1: ["camouflage"]})
    table.play("done", "guns 6,5")
    assert (table.seat, table.legal) == (1, ["lose ship", "lose crew"])


def test_hidden_crews_roll_where_the_table_says_so() -> None:
    """CC-CBT-10: normal_roll; ranged cards alone against two ships: 4 + 1 and 3 + 3, the shooter loses a ship."""
    options = {"camouflage": "normal_roll"}
    cards = {1: ["camouflage", "long_guns"]}
    table = given({"6,5": (2, 0)}, {"7,5": (0, 3)}, balls=(1, 0), cards=cards, options=options)
    table.play("done", "guns 6,5").throws("4 3").play("throw")
    assert table.units(0) == {"6,5": (1, 0)} and table.units(1) == {"7,5": (0, 3)}


def test_the_others_fire_clockwise() -> None:
    """CC-CBT-13: the active player first, then the seats after it."""
    control = {**held("7,6", by=0), **held("4,7", by=2)}
    table = given({}, {"4,5": (1, 0)}, {}, seats=3, sector=2, control=control, balls=(1, 0, 1))
    table.group("4,5", "1+0", "SE", "stop").play("done")  # (5,6): next to (4,7), not to (7,6)
    assert table.seat == 2 and table.offered("guns") == ["4,7"]
    table = given({"6,5": (1, 0)}, {"4,5": (1, 0)}, {}, seats=3, sector=2, control=control, balls=(1, 0, 1))
    table.group("4,5", "1+0", "SE", "stop").play("done")
    assert table.seat == 2
    assert table.play("done").seat == 0


# --- points and the end


def test_an_uncontrolled_point_is_seized_after_the_guns() -> None:
    """CC-CTL-01, CC-CTL-03: ship on a skull, crew on the city of a color that nobody plays; control stays behind."""
    table = given({"9,5": (1, 0), "8,3": (0, 1)}, {}).group("9,5", "1+0", "W", "stop").group("8,3", "0+1", "S", "stop")
    table.play("done")
    assert table.data["control"] == {"11,9": 0, "9,4": 0, "9,3": 0, "7,10": 1}


def test_who_is_shot_off_a_point_does_not_seize_it() -> None:
    """CC-CTL-01, CC-EX-02"""
    table = given({"9,5": (1, 0)}, {}, control={"9,3": 1}, balls=(0, 1)).group("9,5", "1+0", "W", "stop").play("done")
    table.play("guns 9,3")
    assert table.units(0) == {} and "9,4" not in table.data["control"]


def test_the_income_of_whole_zones() -> None:
    """CC-TURN-02, CC-TURN-05, CC-INV-03: 3 x 2 + 2 + 1 for the city; whoever has nothing gets nothing."""
    table = given({}, {}, control={**held(*Z1, "3,8", "4,7"), "7,10": 0}, options={"elimination": "nothing_left"})
    assert table.step == "spin" or table.game.over
    assert table.gold(0) == 3 * 2 + 2 + 2


def test_the_majority_stays_triggered() -> None:
    """CC-END-04, CC-END-05: blue takes a point of the second zone back; the turn is played out and red wins."""
    control = held(*Z1, "3,8", "4,7", "5,10")
    table = given({"11,9": (0, 1)}, {"6,9": (1, 0), "7,11": (0, 1)}, control=control).play("done")
    assert table.told("majority-reached") and table.seat == 1
    table.group("6,9", "1+0", "NE", "stop").play("done").throws("7 2").play("storm 5,10")
    assert table.game.over and table.game.outcome().ending == "majority" and table.game.outcome().winners == [0]
    assert table.game.scores() == [6 + 2 + 1, 2] and table.gold(0) == 9


def test_two_zones_of_two_players_are_no_majority() -> None:
    """CC-END-02: one each."""
    table = given({"11,9": (0, 1)}, {"7,10": (0, 1)}, control={**held(*Z1), **held(*Z2, by=1)})
    table.play("done", "done")
    assert table.step == "spin"


@pytest.mark.parametrize(("majority", "mine", "others", "ends"), [
    ("lead", 3, 2, True), ("lead", 3, 3, False), ("lead", 2, 0, False), ("lead", 4, 3, True),
    ("half", 4, 0, False), ("half", 5, 4, True),
])  # fmt: skip
def test_the_majority_of_nine(majority: str, mine: int, others: int, ends: bool) -> None:
    """CC-END-02"""
    terms = TITLE.agree(2, {"boxes": "4", "majority": majority})
    layout: Any = laid_out(TITLE, terms)
    view: Any = TITLE.position_from_data({**layout, **terms.to_data()}).view(0)
    for point in view["points"]:
        if point["zone"]:
            layout["control"].pop(point["cell"], None)
            if point["zone"] <= mine + others:
                layout["control"][point["cell"]] = int(point["zone"] > mine)
    layout["turn"] = 2
    layout["units"] = [{}, {}]
    table = Table(arranged(TITLE, terms, layout, seed="nine", whole=False)).spin(1)
    assert table.game.over == ends


def test_a_player_with_a_single_temple_is_still_there() -> None:
    """CC-END-03: no unit, no city, one point; it has income, and the game goes on."""
    control = {**held("7,6", by=1), "7,10": 0}
    table = given({"11,9": (0, 1)}, {}, control=control).play("done")
    assert table.step == "spin" and table.gold(1) == 1
    table = given({"11,9": (0, 1)}, {}, control=control, options={"elimination": "no_way_back"}).play("done")
    assert table.game.over and table.game.outcome().ending == "elimination"
    assert "7,6" not in table.data["control"] and table.gold(1) == 0 and table.game.scores() == [2, 0]


def test_the_eliminated_do_not_come_to_their_turn() -> None:
    """CC-END-03, CC-END-04, CC-END-08: the others do."""
    table = given({"8,9": (0, 3)}, {}, {"5,3": (0, 1)}, seats=3).group("8,9", "0+3", "NE", "stop").play("done")
    table.throws("7 2").play("storm 7,10")
    assert [event.facts["seat"] for event in table.told("player-out")] == [1]
    assert table.seat == 2
    table.play("done")
    assert table.game.over and table.game.scores() == [2, 0, 1] and table.gold(2) == 1


def test_attackers_may_eliminate_themselves() -> None:
    """CC-END-03: red's last crew falls at blue's city; red has no city any more."""
    table = (
        given({"8,9": (0, 1)}, {"5,11": (1, 0)}, control={"11,9": -1}).group("8,9", "0+1", "NE", "stop").play("done")
    )
    table.throws("2 7").play("storm 7,10")
    assert [event.facts["seat"] for event in table.told("player-out")] == [0]


def test_the_goal_is_told_with_the_points_that_were_made() -> None:
    """CC-END-11: 6 wanted, 7 reached by a zone at one blow."""
    table = given({"11,9": (0, 1)}, {}, control=held("2,1", "3,11"), options={"goal": 6})
    table.group("11,9", "0+1", "E", "stop").play("done")
    (reached,) = table.told("goal-reached")
    assert reached.facts == {"seat": 0, "points": 7}


def test_equal_points_are_decided_by_gold_and_equal_gold_by_nobody() -> None:
    """CC-END-06, CC-END-07, CC-END-09: income of the last turn included."""
    options = {"turn_limit": 3}
    table = given({}, {}, gold=(1, 0), options=options)
    while not table.game.over:
        table.play("done")
    assert table.game.outcome().ranks == [1, 2] and table.game.outcome().ending == "turn_limit"
    assert given({}, {}, options=options).game.outcome().ranks == [1, 1]


def test_steps_by_the_board() -> None:
    """CC-MOVE-13: 12 with four boxes, 18 with nine."""
    for boxes, steps in (("1", 6), ("4", 12), ("9", 18)):
        terms = TITLE.agree(2, {"boxes": boxes, "steps": "by_board"})
        view: Any = TITLE.position_from_data({**laid_out(TITLE, terms), **terms.to_data()}).view(0)
        assert view["points_a_turn"] == steps


def test_deployment_on_four_boxes() -> None:
    """CC-SET-09: four ports for the ship, then four cities or the ship for each crew."""
    terms = TITLE.agree(2, {"boxes": "4"})
    table = Table(arranged(TITLE, terms, laid_out(TITLE, terms), seed="four", whole=False)).spin(1)
    ports = table.offered("at")
    assert len(ports) == 4 and table.step == "deploy"
    table.play(f"at {ports[2]}")
    assert len(table.offered("at")) == 5 and ports[2] in table.offered("at")
    table.play(f"at {ports[2]}", f"at {ports[2]}")
    assert table.units(0) == {ports[2]: (1, 2)} and table.seat == 1


# --- more odd corners, thought up by a third reader


def test_crews_come_aboard_a_ship_that_lies_among_enemies() -> None:
    """CC-MOVE-04, CC-MOVE-12, CC-CBT-03: a cell with an own ship is land to them, whoever else is there."""
    table = given({"10,8": (1, 0), "11,9": (0, 1)}, {"11,8": (1, 0)}).group("10,8", "1+0", "S", "stop")
    table.group("11,9", "0+1", "W", "stop").play("done")
    table.throws("3 4", "3 2").play("storm 11,8")  # 4:4, 4:2
    assert table.units(0) == {"11,8": (1, 1)} and table.units(1) == {}


def test_the_crews_that_would_be_left_behind_are_counted() -> None:
    """CC-MOVE-09: three aboard, one comes along: two would swim."""
    table = given({"8,8": (1, 3)}).play("from 8,8")
    reason = table.game.why_not(0, "take 1+1")
    assert reason is not None and (reason.key, reason.facts) == ("crews-left-behind", {"crews": 2})


def test_four_storm_with_three_more() -> None:
    """CC-CBT-03, CC-CBT-04: three beyond the first; a loss takes one of it away; the point alone has none."""
    table = given({"8,9": (0, 4)}, {}).group("8,9", "0+4", "NE", "stop").play("done")
    table.throws("2 6").play("storm 7,10").throws("2 4", "7 2").play("throw")
    bonuses = [event.facts["bonuses"] for event in table.told("combat-dice")]
    assert bonuses == [[3, 0], [2, 0], [2, 0]]
    assert table.units(0) == {"7,10": (0, 3)} and table.data["control"]["7,10"] == 0


def test_three_ships_fire_with_two_more() -> None:
    """CC-CBT-09, CC-CBT-06: shooters beyond the first add one each; the crew aboard adds nothing."""
    table = given({"8,11": (3, 1)}, {"7,10": (0, 1)}, balls=(1, 1)).group("8,11", "3+1", "W", "stop").play("done")
    table.play("guns 8,10", "answer").throws("2 3").play("throw")  # 4:3
    (dice,) = table.told("combat-dice")
    assert dice.facts["bonuses"] == [2, 0]
    assert table.units(1) == {} and table.units(0) == {"8,10": (3, 1)} and table.balls(1) == 0


def test_a_lost_exchange_may_drown_a_crew() -> None:
    """CC-CBT-09, CC-CBT-11: whoever gives up the only ship in the exchange gives up its crews too."""
    table = given({"6,5": (1, 2)}, {"7,6": (0, 3)}, control=held("7,6", by=1), balls=(1, 1))
    table.play("done", "guns 6,5", "answer").throws("2 5").play("throw", "lose ship")
    assert table.units(0) == {} and [event.facts["crews"] for event in table.told("crews-drowned")] == [2]


def test_who_stands_on_an_uncontrolled_point_seizes_it_without_a_step() -> None:
    """CC-CTL-01: a crew in a temple, and a ship with a crew aboard on a skull; not a crew beside one."""
    table = given({"7,6": (0, 1), "4,7": (1, 1), "9,3": (0, 1)}, {}).play("done")
    control = table.data["control"]
    assert (control["7,6"], control["4,7"], control["9,3"]) == (0, 0, 0) and "9,4" not in control


def test_a_fleet_without_a_point_is_no_fleet_of_the_dead() -> None:
    """CC-END-03, CC-BUY-03: a ship at sea and no place; its player has a turn, cards to buy and no unit."""
    table = given({"11,9": (0, 1)}, {"0,5": (1, 0)}, control={"7,10": -1}, gold=(0, 9)).play("done")
    assert not table.game.over and (table.seat, table.step) == (1, "purchases")
    assert table.offered("recruit") == [] and "sabre" in table.offered("buy")


def test_somebody_spins_for_who_is_out() -> None:
    """CC-END-12, SA-TURN-06, SA-COMP-01: blue was first and is out; yellow, the next clockwise, spins; the
    compass shows blue again, which nobody plays any more, then red."""
    options = {"elimination_ends": "last"}
    units: list[dict[str, tuple[int, int]]] = [{"1,9": (0, 1)}, {"11,10": (0, 1)}, {"5,3": (0, 1)}]
    table = given(*units, seats=3, sector=2, control={"7,10": -1}, options=options)
    table.group("11,10", "0+1", "W", "stop").play("done").throws("2 7").play("storm 11,9")
    assert [event.facts["seat"] for event in table.told("player-out")] == [1]
    while table.step != "spin":
        table.play("done")
    assert table.seat == 2 and not table.game.over
    table.spin(2)
    assert table.seat == 0


def test_a_full_port_takes_no_ship() -> None:
    """CC-BUY-05, CC-MOVE-03: four own ships lie there; the city takes a crew all the same."""
    table = given({"11,8": (4, 0)}, {}, gold=(9,))
    assert table.offered("recruit") == ["crew"] and table.reason("recruit ship") != ""
    table.play("recruit crew")
    assert table.units(0)["11,9"] == (0, 1)


def test_a_city_of_a_color_that_nobody_plays_is_nobodys() -> None:
    """CC-SET-08, CC-TURN-05: it counts for nobody, and for one gold when somebody holds it."""
    table = given({"5,3": (0, 1)}, {})
    assert {"5,3", "9,3"}.isdisjoint(table.data["control"])
    table.play("done")
    while table.step != "spin":
        table.play("done")
    assert table.gold(0) == 2 and table.gold(1) == 1


def test_the_second_ring_counts_where_nobody_plays_the_first() -> None:
    """SA-COMP-01, CC-TURN-01: sector 4 is green, red, yellow: of red, blue and yellow red begins."""
    for sector, first in ((4, 0), (8, 1), (12, 2)):
        assert given(*[{CITIES[seat]: (0, 1)} for seat in range(3)], seats=3, sector=sector).seat == first


def test_a_zone_is_whole_with_its_last_point_and_no_sooner() -> None:
    """CC-TURN-04, CC-END-05: two of three count two, three of three six; the city one."""
    table = given({"3,10": (0, 1), "11,9": (0, 1)}, {}, control=held("2,1", "11,10"))
    assert table.game.scores()[0] == 3
    table.group("3,10", "0+1", "E", "stop").play("done")
    assert table.game.scores()[0] == 7 and [event.facts["seat"] for event in table.told("zone-completed")] == [0]


def test_cards_of_both_kinds_count_where_they_belong() -> None:
    """CC-BUY-01, CC-CBT-03, CC-CBT-09: sabre in the storm, spyglass in the exchange, for whatever unit."""
    cards = {0: ["sabre", "spyglass"]}
    table = given({"7,5": (0, 1)}, {}, control=held("7,6", by=1), cards=cards).group("7,5", "0+1", "E", "stop")
    table.play("done").throws("3 2").play("storm 7,6")
    assert table.told("combat-dice")[0].facts["bonuses"] == [1, 0]
    table = given({"6,5": (1, 0)}, {"7,6": (0, 2)}, control=held("7,6", by=1), balls=(1, 1), cards=cards)
    table.play("done", "guns 6,5", "answer").throws("3 2").play("throw")
    assert table.told("combat-dice")[0].facts["bonuses"] == [1, 0]
