"""Pirates: SA-PIR."""

from __future__ import annotations

from typing import Any

import pytest
from tests.treasure_map.table import SKULLS, Given, Table, arrange, laid_with

from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.treasure_map.routes import Routes
from flibuste.games.ship_adventure.treasure_map.rules.courses import nearest_free_pirate, pirate_ways, prey_of
from flibuste.games.ship_adventure.treasure_map.rules.pirates import is_under_guns


def last(**given: Any) -> Table:
    """Red moves last, so that the pirates sail after its turn."""
    return arrange(**{"first": 1, **given})


def sailed(table: Table) -> list[object]:
    return [facts["cell"] for facts in table.told("pirate-sailed")]


def test_a_pirate_without_a_target_stays_at_home() -> None:
    """SA-PIR-01."""
    table = last(at={0: "4,8"}).play("stop", "end")
    assert [table.pirate(number) for number in (1, 2, 3, 4)] == SKULLS
    assert sailed(table) == []


@pytest.mark.parametrize("level, bonus", [(2, 3), (3, 6)])
def test_guns_by_level(level: int, bonus: int) -> None:
    """SA-PIR-02, SA-LEV-04."""
    table = arrange(3, level=level, at={0: "5,2"}, balls={0: 1}).expect("combat", "2 2").play("stop", "fire pirate-2")
    assert table.told("combat-dice")[0]["other"] == 2 + bonus


def test_the_nearest_free_pirate_takes_up_the_hunt() -> None:
    """SA-PIR-03: by steps over the sea to the ship; one that hunts already or is off the board is passed over."""
    at_temple: Given = {"turn": 2, "at": {2: "1,3"}, "temples": {"2,2": "token-1-Z1"}}
    for given, hunter in (({}, 4), ({"pirates": {4: "-"}}, 1), ({"hunts": {4: 0}}, 1), ({"hunts": {1: 0, 4: 0}}, 2)):
        table = arrange(3, **at_temple | given)
        table.expect("treasure", "7").play("go SW", "stop", "throw")
        assert table.told("hunt-began") == [{"seat": 2, "pirate": hunter}]


def test_without_a_free_pirate_nothing_happens() -> None:
    """SA-PIR-03."""
    table = arrange(3, turn=2, at={2: "1,3"}, temples={"2,2": "token-1-Z1"}, hunts={1: 0, 2: 0, 3: 1}, pirates={4: "-"})
    table.expect("treasure", "7").play("go SW", "stop", "throw")
    assert "hunt-began" not in table.story


def test_a_hunter_sails_two_cells_by_the_shortest_way() -> None:
    """SA-PIR-04: straight before diagonal steps, and no help from the waves."""
    table = last(at={0: "1,2"}, hunts={1: 0}).play("stop", "end")
    assert sailed(table) == ["3,5", "2,4"]
    assert table.view["pirates"][0]["away"] == 2
    assert table.view["pirates"][0]["next"] == "1,3"


def test_pirates_head_for_the_ship() -> None:
    """SA-PIR-05: also when the crew is ashore."""
    table = last(at={0: "7,2 6,3"}, hunts={2: 0}).play("stop", "end")
    assert (table.ship(), table.crew()) == ("5,8", "6,3")
    assert "ship-sunk" in table.story


def test_a_manned_ship_must_fight_at_once() -> None:
    """SA-PIR-06, SA-PIR-11: the loser's things go to the hoard, and the pirate home."""
    table = last(at={0: "4,7"}, hunts={1: 0}, gold={0: 5}, pieces={0: "1"}).expect("combat", "2 2").play("stop", "end")
    assert (table.step, table.seat, sailed(table)) == ("caught", 0, ["4,7"])
    table.play("throw")
    assert table.is_home(0)
    assert (table.pirate(1), table.hunted_by(1), table.hoard(1), table.gold()) == ("4,6", -1, 5, 0)
    assert table.view["pirates"][0]["loot"]["pieces"] == [1, 0, 0, 0]


def test_an_empty_ship_is_sunk_and_the_hunt_is_over() -> None:
    """SA-PIR-07, SA-PIR-13: nothing is lost but the ship."""
    table = last(at={0: "5,5 6,6"}, hunts={1: 0}, gold={0: 5}).play("stop", "end")
    assert (table.ship(), table.crew(), table.gold()) == ("5,8", "6,6", 5)
    assert (table.pirate(1), table.hunted_by(1)) == ("4,6", -1)


def test_pirates_wait_off_a_port() -> None:
    """SA-PIR-08, SA-INV-04: also off that of another town, and the hunt goes on."""
    table = last(at={0: "5,8"}, pirates={1: "4,7"}, hunts={1: 0}).play("stop", "end")
    assert (table.pirate(1), table.hunted_by(1), sailed(table)) == ("4,7", 0, [])
    assert table.view["pirates"][0]["next"] is None
    foreign = last(at={0: "0,9"}, pirates={1: "2,9"}, hunts={1: 0}).play("stop", "end")
    assert (foreign.pirate(1), foreign.hunted_by(1)) == ("1,9", 0)


def test_where_ports_are_not_neutral_pirates_come_in() -> None:
    """SA-PIR-08, SA-CBT-04."""
    table = last(at={0: "5,8"}, pirates={1: "4,7"}, hunts={1: 0}, port_neutral=False).play("stop", "end")
    assert (table.pirate(1), table.step) == ("5,8", "caught")


def test_pirates_pass_no_port() -> None:
    """SA-PIR-08, SA-PIR-03: from 4,7 to 6,9 the short way leads through red's port."""
    table = last(at={0: "6,9"}, pirates={1: "4,7"}, hunts={1: 0})
    assert table.view["pirates"][0]["away"] == 3
    through = last(at={0: "6,9"}, pirates={1: "4,7"}, hunts={1: 0}, port_neutral=False)
    assert through.view["pirates"][0]["away"] == 2


def test_pirates_do_not_care_about_others() -> None:
    """SA-PIR-09, SA-PIR-18: they sail past them and fight nobody else."""
    table = last(at={0: "1,5", 1: "3,6"}, hunts={1: 0}, level=2, balls={1: 2}).play("stop", "end")
    assert (sailed(table), table.step) == (["3,6", "2,6"], "spin")
    assert "combat-dice" not in table.story


def test_a_bribe_sends_a_hunter_home() -> None:
    """SA-PIR-10: four gold to its hoard, each pirate by itself, at any distance, before the stop or after it."""
    table = arrange(at={0: "7,2"}, gold={0: 9}, pirates={1: "2,6", 2: "6,2"}, hunts={1: 0, 2: 0}).play("bribe 1")
    assert (table.gold(), table.pirate(1), table.hoard(1), table.hunted_by(1)) == (5, "4,6", 4, -1)
    table.play("go S", "bribe 2")
    assert (table.gold(), table.pirate(2), table.hoard(2)) == (1, "5,3", 4)
    after = arrange(at={0: "7,2"}, gold={0: 4}, hunts={1: 0}).play("stop", "bribe 1")
    assert after.hunted_by(1) == -1


def test_who_cannot_be_bribed() -> None:
    """SA-PIR-10."""
    table = arrange(at={0: "7,2"}, gold={0: 3}, hunts={1: 0, 2: 1})
    assert table.refused("bribe 1") == ("too-little-gold", "SA-PIR-10")
    assert table.reason("bribe 1").facts == {"price": 4, "gold": 3}
    assert table.refused("bribe 2") == ("not-hunted-by", "SA-PIR-10")
    assert table.refused("bribe 3") == ("not-hunted-by", "SA-PIR-10")
    assert table.play("stop").refused("bribe 2") == ("not-hunted-by", "SA-PIR-10")


def test_a_table_may_want_a_pirate_to_be_near_for_a_bribe() -> None:
    """SA-PIR-10, SA-VAR-07: beside the ship or the crew."""
    near: Given = {"gold": {0: 9}, "hunts": {1: 0, 2: 0}, "bribe_reach": "beside"}
    table = arrange(at={0: "7,2"}, pirates={1: "5,2", 2: "6,2"}, **near)
    assert table.offered("bribe") == ["2"]
    assert table.refused("bribe 1") == ("too-far-to-bribe", "SA-PIR-10")
    assert table.play("go N").offered("bribe") == ["1", "2"]
    ashore = arrange(at={0: "7,5 8,4"}, pirates={1: "6,5", 2: "9,3"}, **near)
    assert ashore.offered("bribe") == ["1", "2"]


def test_a_beaten_pirate_leaves_until_the_next_level() -> None:
    """SA-PIR-11, SA-CBT-19: and its hoard is won."""
    table = arrange(at={0: "5,2"}, hoards={2: 7}, hunts={2: 1}, hoard_tokens={2: "token-1-Z9"}).expect("combat", "7 2")
    table.play("go E", "stop", "fight pirate-2")
    assert (table.gold(), table.tokens(), table.pirate(2), table.hunted_by(2)) == (7, ["token-1-Z9"], None, -1)
    assert table.hoard(2) == 0


def test_beaten_pirates_may_be_back_at_once() -> None:
    """SA-PIR-11."""
    table = arrange(at={0: "7,2"}, pirates={2: "7,2"}, beaten_pirates="back_at_once", hunts={2: 0}).expect(
        "combat", "7 2"
    )
    table.play("stop", "fight pirate-2")
    assert (table.pirate(2), table.hunted_by(2)) == ("5,3", -1)


def test_a_pirate_that_won_in_a_player_turn_goes_home_too() -> None:
    """SA-PIR-11."""
    table = arrange(at={0: "7,2"}, pirates={2: "7,2"}, hunts={2: 1}, gold={0: 3}).expect("combat", "2 7")
    table.play("stop", "fight pirate-2")
    assert (table.pirate(2), table.hunted_by(2), table.hoard(2)) == ("5,3", -1, 3)


def test_a_hoard_sails_with_its_pirate() -> None:
    """SA-PIR-12: its skull holds nothing while it is away."""
    table = arrange(at={0: "4,7"}, pirates={1: "8,2"}, hoards={1: 6}, hunts={1: 1}).play("go W", "stop")
    assert (table.gold(), table.hoard(1), table.step) == (0, 6, "actions")


def test_a_hunt_outlasts_other_defeats() -> None:
    """SA-PIR-13: only a fight with that pirate, a bribe or its sinking the ship ends it; several may hunt one."""
    table = arrange(at={0: "7,2", 1: "7,2"}, hunts={1: 0, 3: 0}).expect("combat", "2 7").play("stop", "fight crew-2")
    assert table.is_home(0)
    assert (table.hunted_by(1), table.hunted_by(3)) == (0, 0)
    assert table.player()["hunters"] == [1, 3]


def test_pirates_sail_in_the_order_of_those_they_hunt() -> None:
    """SA-PIR-14: then by their skulls."""
    table = arrange(3, turn=0, first=1, at={0: "1,6", 1: "9,7", 2: "9,1"}, hunts={1: 0, 2: 2, 3: 1, 4: 0})
    table.play("stop", "end")
    order = [facts["pirate"] for facts in table.told("pirate-sailed")]
    assert list(dict.fromkeys(order)) == [3, 2, 1, 4]


def test_any_pirate_may_be_attacked() -> None:
    """SA-PIR-15: at level 1 one cannonball destroys it."""
    table = arrange(at={0: "5,2"}, balls={0: 1}).play("stop")
    assert table.legal == ["fire pirate-2", "done"]
    table.play("fire pirate-2")
    assert (table.pirate(2), "combat-dice" in table.story) == (None, False)


@pytest.mark.parametrize("level", [2, 3])
def test_ending_beside_a_pirate_means_being_fired_at(level: int) -> None:
    """SA-PIR-16."""
    table = arrange(3, level=level, at={0: "5,2"}, gold={0: 3}).play("stop")
    assert (table.is_home(0), table.hoard(2), table.seat) == (True, 3, 1)
    armed = arrange(3, level=level, at={0: "5,2"}, balls={0: 1}).play("stop")
    assert armed.legal == ["fire pirate-2", "hold pirate-2"]
    assert armed.play("hold pirate-2").is_home(0)


def test_a_pirate_on_its_preys_cell_has_reached_it() -> None:
    """SA-PIR-17: a ship left on its skull, for example."""
    table = last(at={0: "5,3 6,3"}, hunts={2: 0}).play("stop", "end")
    assert (table.ship(), sailed(table)) == ("5,8", [])


def test_a_pirate_without_a_way_stays() -> None:
    """SA-PIR-17, SA-PIR-03: and keeps its target, who lies in a lagoon. It counts as the farthest."""
    wall = {1: "bar-1/2", 13: "bar-2/0", 6: "island-1/0", 8: "island-2/0", 7: "sea-1/0"}
    wall |= {0: "cay-1/2", 2: "cay-2/3", 12: "cay-3/1", 14: "cay-4/0"}
    p = arrange(hunts={2: 0}).p
    p.chart = Chart(laid_with(wall))
    p.routes = Routes(p.chart)
    p.players[0].ship = p.players[0].crew = p.chart.named("2,2")
    for pirate, skull in zip(p.pirates, p.chart.skulls, strict=True):
        pirate.cell = skull
    assert pirate_ways(p, 1) == []
    assert nearest_free_pirate(p, 0) == 0
    p.pirates[3].cell = p.chart.named("2,3")
    assert nearest_free_pirate(p, 0) == 3


def test_the_first_player_may_steer_pirates() -> None:
    """SA-GAL-05."""
    table = last(at={0: "9,3"}, pirates={1: "7,0"}, hunts={1: 0}, npc_path_choice="first_player").play("stop", "end")
    assert (table.seat, table.step, table.view["at_hand"]) == (1, "pirate", {"pirate": 1, "steps": 2})
    ways = table.offered("course")
    assert len(ways) > 1
    assert table.refused("course N") == ("not-shortest", "SA-GAL-05")
    assert table.refused("end") == ("not-now", "SA-TURN-02")
    table.play(f"course {ways[-1]}")
    assert table.told("pirate-sailed")[0]["cell"] == "8,1"


def test_a_single_way_of_a_pirate_is_not_asked_for() -> None:
    """SA-GAL-05: it sails it by itself."""
    table = last(at={0: "1,3"}, hunts={1: 0}, npc_path_choice="first_player").play("stop", "end")
    assert (table.step, sailed(table)) == ("spin", ["3,5", "2,4"])


def test_pirates_share_cells() -> None:
    """SA-PIR-18."""
    table = last(at={0: "1,6"}, hunts={1: 0, 2: 0}, pirates={1: "4,6", 2: "4,6"}).play("stop", "end")
    assert table.pirate(1) == table.pirate(2) == "2,6"


# --- guns on the shore ------------------------------------------------------------------------------------------------

ASHORE: Given = {"at": {0: "9,7 8,8"}, "gold": {0: 3}, "temples": {}, "hunters_fire": True}
"""Red's crew on the temple, its ship southwest of it."""


def test_a_hunter_fires_at_a_crew_ashore() -> None:
    """SA-PIR-19: beside it, as soon as that is no farther than the ship; no dice, and all that it carries is lost."""
    table = last(level=2, pirates={3: "6,11"}, hunts={3: 0}, **ASHORE)
    stop = table.reach["8,8"]["hunters"][0]
    assert (stop["cell"], stop["away"], stop["fires"]) == ("7,9", 0, True)
    table.play("stop", "end")
    assert (table.is_home(0), table.hoard(3), table.pirate(3), table.hunted_by(3)) == (True, 3, "8,11", -1)
    assert sailed(table) == ["6,10", "7,9"]
    assert [(facts["seat"], facts["target"]) for facts in table.told("was-fired-at")] == [(0, "pirate-3")]
    assert "combat-dice" not in table.story and "pirate-caught" not in table.story


def test_a_hunter_that_lies_beside_the_crew_fires_at_once() -> None:
    """SA-PIR-19, SA-PIR-17: when its move begins."""
    table = arrange(turn=1, first=0, level=2, pirates={3: "7,9"}, hunts={3: 0}, **ASHORE).play("stop", "end")
    assert (table.is_home(0), sailed(table)) == (True, [])


@pytest.mark.parametrize(
    ("pirate", "prey"), [("0,4", "8,8"), ("0,6", "8,8"), ("0,7", "8,8"), ("9,11", "9,10"), ("10,11", "9,10")]
)
def test_whether_a_hunter_sails_for_crew_or_ship(pirate: str, prey: str) -> None:
    """SA-PIR-19: for the crew if it can fire before it would reach the ship, a step from the shore being enough."""
    p = arrange(level=2, at={0: "9,10 8,8"}, temples={}, hunters_fire=True).p
    cells = [p.chart.name(number) for number in range(144)]
    assert cells[prey_of(p, cells.index(pirate), 0)] == prey


@pytest.mark.parametrize(
    "given",
    [
        {"level": 1},
        {"level": 2, "cards": {0: "camouflage"}},
        {"level": 2, "cards": {0: "camouflage"}, "camouflage": "normal_roll"},
        {"level": 2, "hunters_fire": False},
    ],
)
def test_whom_hunters_do_not_fire_at(given: Given) -> None:
    """SA-PIR-19: without guns, at camouflage, or where the table does not play so they sail for the ship."""
    table = last(**{**ASHORE, "pirates": {3: "6,11"}, "hunts": {3: 0}, **given})
    assert not table.reach["8,8"]["hunters"][0]["fires"]
    table.play("stop", "end")
    assert (table.gold(), table.crew(), table.hunted_by(3), len(sailed(table))) == (3, "8,8", 0, 2)


def test_a_crew_in_a_town_is_safe_from_hunters() -> None:
    """SA-PIR-19, SA-CBT-04."""
    table = last(level=2, at={0: "6,8 5,9"}, pirates={1: "4,8"}, hunts={1: 0}, hunters_fire=True).play("stop", "end")
    assert (table.crew(), table.ship()) == ("5,9", "5,8")
    assert "ship-sunk" in table.story


def test_a_ship_in_port_does_not_keep_a_hunter_from_the_crew() -> None:
    """SA-PIR-19, SA-PIR-08: what cannot be reached is nobody's prey."""
    given: Given = {"at": {0: "5,8 4,9"}, "temples": {}, "hunts": {1: 0}, "level": 2}
    assert sailed(last(pirates={1: "5,7"}, **given).play("stop", "end")) == []
    table = last(pirates={1: "5,7"}, hunters_fire=True, **given).play("stop", "end")
    assert (sailed(table), table.is_home(0)) == (["4,8"], True)


def test_a_crew_deep_inland_is_nobodys_prey() -> None:
    """SA-PIR-19, SA-PIR-08: a hunter that can never lie beside it sails for the ship, as close as it comes."""
    inland = {21: "island-1/0", 22: "island-2/0", 27: "island-3/0", 28: "island-4/0", 0: "town-red/0"}
    p = arrange(level=2, hunts={1: 0}, hunters_fire=True).p
    p.chart = Chart(laid_with(inland))
    p.routes = Routes(p.chart)
    p.players[0].ship = p.chart.named("0,1")
    p.players[0].crew = p.chart.named("7,7")
    p.pirates[0].cell = p.chart.skulls[0]
    assert prey_of(p, p.pirates[0].cell, 0) == p.chart.named("0,1")
    p.players[0].crew = p.chart.named("6,7")
    assert prey_of(p, p.pirates[0].cell, 0) == p.chart.named("6,7")


def test_a_pirate_on_the_first_cell_of_the_board_can_be_the_nearest() -> None:
    """SA-PIR-03"""
    p = arrange(pirates={1: "-", 2: "-", 3: "-", 4: "-"}).p
    assert nearest_free_pirate(p, 0) == -1
    p.pirates[2].cell = 0
    assert nearest_free_pirate(p, 0) == 2


def test_a_bribe_is_told() -> None:
    """SA-PIR-10: which pirate takes how much."""
    table = arrange(at={0: "7,2"}, gold={0: 9}, hunts={2: 0}).play("bribe 2")
    assert table.told("pirate-bribed") == [{"seat": 0, "pirate": 2, "gold": 4}]
    assert table.reason("bribe 3").facts == {"pirate": 3}
    far = arrange(at={0: "7,8"}, gold={0: 9}, hunts={2: 0}, bribe_reach="beside")
    assert (far.reason("bribe 2").key, far.reason("bribe 2").facts) == ("too-far-to-bribe", {"pirate": 2})


@pytest.mark.parametrize(("cell", "under"), [("4,6", True), ("4,7", True), ("5,7", True), ("4,8", False)])
def test_cells_under_the_guns_of_a_pirate(cell: str, under: bool) -> None:
    """SA-PIR-16: where it is and beside it, from level 2 on."""
    for level in (1, 2):
        p = arrange(level=level, pirates={2: "-", 3: "-", 4: "-"}).p
        cells = [p.chart.name(number) for number in range(144)]
        assert is_under_guns(p, p.players[0], cells.index(cell)) == (under and level == 2)
        p.pirates[0].cell = cells.index("0,0")  # the first cell of a board is one like any other
        assert is_under_guns(p, p.players[0], cells.index("1,1")) == (level == 2)


@pytest.mark.parametrize(("given", "under"), [({}, False), ({"camouflage": "normal_roll"}, True)])
def test_guns_of_pirates_do_not_see_a_hidden_crew(given: Given, under: bool) -> None:
    """SA-PIR-16, SA-CBT-12: on the land beside a pirate, unless the table plays that it only throws dice."""
    p = arrange(level=2, cards={0: "camouflage"}, **given).p
    cells = [p.chart.name(number) for number in range(144)]
    assert is_under_guns(p, p.players[0], cells.index("7,11")) == under
    assert is_under_guns(p, p.players[0], cells.index("7,10"))


def test_alone_a_hunt_that_goes_on_needs_no_further_hunter() -> None:
    """SA-VAR-09: one from the start and one for the empty temple hunt already."""
    table = arrange(1, hunts={1: 0, 2: 0}, hunt_goes_on=True).play("stop", "end")
    assert table.told("hunt-began") == []
