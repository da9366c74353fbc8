"""Odd corners of Treasure Map, thought up by somebody who knew rulebook and ledger and not the code.

All on chart F1. A game begins at the spin of a turn; the compass says who goes first, and the galleon lies where it is
sent, so that it does not stir unless a test wants it to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from tests.treasure_map.box import chart, rows_of

from flibuste.games import find_title
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Luck

TITLE: Final = find_title("treasure_map")
PORTS: Final = ["5,8", "0,9", "0,1", "9,5"]
"""Red, blue, yellow, green."""
SKULLS: Final = ["4,6", "5,3", "8,11", "11,1"]
TEMPLES: Final = ["0,10", "2,2", "6,6", "8,8", "10,4"]
NOTHING: Final[dict[str, object]] = {"gold": 0, "tokens": [], "pieces": [0, 0, 0, 0]}
OUT: Final = ("token-1-Z2", "token-2-Z2", "token-3-Z2")
"""Zone Z2 has no land."""


class Table:
    """A game that was arranged, with short ways to play and to look."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.game.submit(self.game.seat_to_move, move)
        return self

    def throws(self, *dice: str) -> Table:
        """Combat dice to come: that of the player in the fight first."""
        self.game.expect([Luck("combat", pair.split()) for pair in dice])
        return self

    def finds(self, dice: str) -> Table:
        self.game.expect([Luck("treasure", dice.split())])
        return self

    def spin(self, sector: int) -> Table:
        self.game.expect([Luck("compass", [str(sector)])])
        return self.play("spin")

    @property
    def legal(self) -> list[str]:
        return [move.notation for move in self.game.moves()]

    @property
    def step(self) -> str:
        return self.game.step

    @property
    def seat(self) -> int:
        return self.game.seat_to_move

    @property
    def data(self) -> dict[str, Any]:
        return dict(self.game.clone_position().to_data())

    def is_over(self) -> bool:
        return self.game.over

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.data["players"][seat]
        return found

    def pirate(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.data["pirates"][number - 1]
        return found

    def where(self, seat: int) -> tuple[str, str]:
        """Crew and ship."""
        return self.player(seat)["crew"], self.player(seat)["ship"]

    def gold(self, seat: int) -> int:
        found: int = self.player(seat)["carried"]["gold"]
        return found

    def reason(self, move: str) -> str:
        reason = self.game.why_not(self.seat, move)
        assert reason is not None, f"{move} is legal"
        return reason.key


def loot(gold: int = 0, tokens: list[str] | None = None, pieces: str = "", seat: int = 0) -> dict[str, object]:
    known = [f"{token}/{1 << seat}" for token in tokens or []]
    return {"gold": gold, "tokens": known, "pieces": [pieces.count(number) for number in "1234"]}


def given(
    seats: int = 2,
    sector: int = 1,
    players: Mapping[int, Any] | None = None,
    pirates: Mapping[int, Any] | None = None,
    galleon: str | None = None,
    hold: Mapping[str, object] | None = None,
    temples: Mapping[str, str] | None = None,
    level: int = 1,
    offer: list[int] | None = None,
    spun: bool = True,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> Table:
    """Red goes first with sector 1, blue with 2, yellow with 3, green with 4; `players`, `pirates` say what is unlike
    the start. The galleon lies in the port that it heads for."""
    terms = TITLE.agree(seats, options or {})
    layout = laid_out(TITLE, terms)
    layout["tiles"] = chart("F1")
    layout["players"] = [
        {
            "color": ["red", "blue", "yellow", "green"][seat],
            "ship": PORTS[seat],
            "crew": PORTS[seat],
            "cards": [],
            "balls": 0,
            "carried": NOTHING,
            "stored": NOTHING,
            **(players or {}).get(seat, {}),
        }
        for seat in range(seats)
    ]
    layout["pirates"] = [
        {"cell": SKULLS[number], "target": -1, "loot": NOTHING, **(pirates or {}).get(number + 1, {})}
        for number in range(4)
    ]
    goal = {1: "5,8", 2: "0,9", 3: "0,1", 4: "9,5"}[sector]
    layout["galleon"] = {"cell": goal if galleon is None else galleon, "target": -1, "loot": hold or NOTHING}
    laid = {"0,10": f"token-{level}-Z3", **(temples or {})}
    layout["temple_tokens"] = [f"{laid[temple]}/0" if laid.get(temple) else "" for temple in TEMPLES]
    layout["offer"] = offer or [level] * 4
    layout.update({"map_card": "map-C", "eldorado": "map-C", "level": level, "turn": 5, "coins": {}, **more})
    everything: Any = layout
    owners = [*everything["players"], *everything["pirates"], everything["galleon"]]
    held = [owner[part] for owner in owners for part in ("carried", "stored", "loot") if part in owner]
    used = [token for one in held for token in one["tokens"]] + everything["temple_tokens"] + everything["swapped"]
    taken = {token.partition("/")[0] for token in used}
    layout["supply"] = [code for code in rows_of("tokens") if code not in taken and code not in OUT]
    table = Table(arranged(TITLE, terms, layout, seed="second reader", whole=False))
    return table.spin(sector) if spun else table


def at(cell: str, ship: str = "", **more: object) -> dict[str, object]:
    """A player's crew and ship, on one cell unless the ship lies elsewhere."""
    return {"crew": cell, "ship": ship or cell, **more}


# --- movement


def test_a_crew_lands_over_the_corner_of_the_board() -> None:
    """SA-MOVE-03, SA-MOVE-05: south-west of the south-west corner lies the north-east corner."""
    table = given(players={0: at("11,0")}).play("go SW")
    assert table.where(0) == ("0,11", "11,0")


def test_a_diagonal_step_between_two_land_cells() -> None:
    """SA-MOVE-02: through the gap between two islands, over the edge too."""
    assert given(players={0: at("8,7")}).play("go NE").where(0) == ("7,8", "7,8")
    assert given(players={0: at("6,11")}).play("go SE").where(0) == ("7,0", "7,0")


def test_nobody_steps_within_a_whirlpool() -> None:
    """SA-MOVE-18, SA-MOVE-11: neither against the waves nor across; landing and leaving are steps."""
    table = given(players={0: at("2,4")})
    # around (2,4): (3,4) and (2,5), (3,5) are the same whirlpool; (2,3) and (3,3) are land
    assert {"go E", "go S", "go SE"}.isdisjoint(table.legal)
    assert {"go N", "go NE", "go NW", "go W", "go SW", "drift", "stop"} <= set(table.legal)
    assert table.reason("go S") == "only-the-drift"


def test_the_third_drift_is_the_last() -> None:
    """SA-MOVE-18, SA-MOVE-12"""
    table = given(players={0: at("4,4")}).play("drift", "drift", "drift")
    assert table.where(0)[0] == "5,4" and "drift" not in table.legal
    assert table.reason("drift") == "drifted-enough"


def test_the_next_whirlpool_begins_a_new_stay() -> None:
    """SA-MOVE-14, SA-MOVE-18: one step leads from one into the other and costs 1."""
    table = given(players={0: at("2,4")}).play("drift", "drift", "go S")  # (3,4) (3,5), into (4,5)
    assert table.where(0)[0] == "4,5"
    table.play("drift", "drift", "drift")
    assert table.where(0)[0] == "4,4" and "drift" not in table.legal


def test_the_drift_goes_on_without_a_point_left() -> None:
    """SA-MOVE-19"""
    table = given(players={0: at("0,3")}).play("go E", "go E", "go SW", "go S")  # (0,4) (0,5) (1,4) (2,4)
    assert sorted(table.legal) == ["drift", "stop"]


def test_who_must_move_may_drift() -> None:
    """SA-MOVE-09: with min_move 1 a drift is a movement."""
    table = given(players={0: at("4,4")}, options={"min_move": 1})
    assert "stop" not in table.legal and table.reason("stop") == "must-move"
    assert "stop" in table.play("drift").legal


def test_nobody_is_made_to_move_who_cannot() -> None:
    """SA-MOVE-09, SA-MOVE-16: alone on an islet, the ship gone, no rescue at this table."""
    options = {"min_move": 1, "stranded_rescue": False}
    table = given(players={0: at("6,3", "5,8")}, options=options)
    assert table.legal == ["stop"]


def test_pieces_are_passed_without_a_fight() -> None:
    """SA-MOVE-10: through a pirate at rest, a rival and the galleon."""
    players = {0: at("4,8"), 1: at("4,7", balls=1)}
    table = given(players=players, galleon="4,5", sector=1, options={"galleon_color": "first_player"}, spun=False)
    table.spin(1)
    table.play("go W", "go W")
    assert table.where(0)[0] == "4,6" and table.step == "movement"


def test_coins_lie_under_an_empty_ship_until_somebody_comes_aboard() -> None:
    """SA-MOVE-20"""
    table = given(players={0: at("6,6", "5,6")}, coins={"5,6": 3, "5,7": 2})
    assert table.gold(0) == 0
    table.play("go N")
    assert table.gold(0) == 3
    table.play("go E")
    assert table.gold(0) == 5 and table.data["coins"] == {}


def test_coins_are_collected_at_the_start_and_in_drifting() -> None:
    """SA-MOVE-15"""
    table = given(players={0: at("4,4")}, coins={"4,4": 1, "4,5": 1, "5,5": 4})
    assert table.gold(0) == 1
    table.play("drift", "drift")
    assert table.gold(0) == 6


def test_a_walker_collects_nothing_from_the_sea() -> None:
    """SA-MOVE-20: the coins of a stranded crew's neighbor cell stay there."""
    table = given(players={0: at("6,6", "5,6")}, coins={"5,5": 2}).play("go E", "go W", "stop")
    assert table.gold(0) == 0 and table.data["coins"] == {"5,5": 2}


def test_the_rescue_takes_the_whole_turn_and_nothing_else() -> None:
    """SA-MOVE-16, SA-MOVE-21"""
    carried = loot(7, ["token-1-Z1"], "12")
    table = given(players={0: at("8,0", "5,8", carried=carried)}, offer=[0, 0, 1, 1], coins={"5,8": 2})
    assert "rescue" in table.legal
    table.play("rescue")
    assert table.where(0) == ("5,8", "5,8")
    assert table.player(0)["carried"] == {**carried, "gold": 9}
    assert table.legal == ["end"]


def test_who_can_walk_to_the_ship_is_not_stranded() -> None:
    """SA-MOVE-16: the ship may lie off another cell of the island."""
    table = given(players={0: at("6,6", "8,7")})  # (7,7) of the same island touches (8,7)
    assert table.reason("rescue") == "not-stranded"


def test_the_rescue_is_for_who_has_not_moved() -> None:
    """SA-MOVE-16: instead of moving."""
    table = given(players={0: at("6,0", "5,8")}).play("go E")
    assert table.reason("rescue") == "moved-already"


# --- combat


def test_a_ship_beside_a_port_is_out_of_all_trouble() -> None:
    """SA-CBT-04: neither to a port nor from it, whoever has balls."""
    players = {0: at("1,9", balls=3), 1: at("0,9", balls=3)}
    table = given(players=players).play("stop")
    assert table.step == "actions"
    table = given(players=players, sector=2).play("stop")
    assert (table.seat, table.step) == (1, "actions")


def test_an_empty_ship_in_a_port_cannot_be_sunk() -> None:
    """SA-CBT-04, SA-CBT-15"""
    table = given(players={0: at("1,9", balls=1), 1: at("0,8", "0,9")}).play("stop")
    assert table.step == "actions"


def test_ports_are_battlefields_where_the_table_says_so() -> None:
    """SA-CBT-04: port_neutral off; a city stays neutral."""
    players = {0: at("1,9", balls=1), 1: at("0,8", "0,9")}
    table = given(players=players, options={"port_neutral": False}).play("stop")
    assert sorted(table.legal) == ["done", "fire ship-2"]


def test_an_empty_ship_may_be_left_alone() -> None:
    """SA-CBT-15, SA-MOVE-17: both rest on one cell."""
    table = given(players={0: at("5,6"), 1: at("6,6", "5,6")}).play("stop")
    assert sorted(table.legal) == ["done", "fight ship-2"]
    table.play("done")
    assert table.step == "actions" and table.where(1) == ("6,6", "5,6")


def test_an_empty_ship_that_is_sunk_brings_nothing() -> None:
    """SA-CBT-15: its crew keeps everything and stays ashore."""
    players = {0: at("5,6"), 1: at("6,6", "5,6", carried=loot(9, seat=1))}
    table = given(players=players).play("stop", "fight ship-2")
    assert table.where(1) == ("6,6", "0,9")
    assert (table.gold(0), table.gold(1)) == (0, 9)


def test_crew_and_ship_are_two_targets() -> None:
    """SA-CBT-21, SA-CBT-10: a ball for each; the crew that is beaten has its ship at home already."""
    players = {0: at("6,8", balls=2), 1: at("6,7", "7,8", carried=loot(4, seat=1), balls=2)}
    table = given(players=players).play("stop")
    assert sorted(table.legal) == ["done", "fire crew-2", "fire ship-2"]
    table.play("fire ship-2", "fire crew-2")
    assert table.where(1) == ("0,9", "0,9") and table.player(0)["balls"] == 0
    assert (table.gold(0), table.gold(1)) == (4, 0) and table.player(1)["balls"] == 2


def test_a_beaten_crew_takes_its_empty_ship_out_of_the_line_of_fire() -> None:
    """SA-CBT-17, SA-CBT-23: the other target was sent home meanwhile."""
    players = {0: at("6,8", balls=2), 1: at("6,7", "7,8")}
    table = given(players=players).play("stop", "fire crew-2")
    assert table.step == "actions" and table.player(0)["balls"] == 1


def test_a_crew_ashore_has_no_guns() -> None:
    """SA-CBT-11, SA-CBT-22: neither at a crew nor at an empty ship."""
    players = {0: at("6,6", "8,7", balls=2), 1: at("6,7", "5,6")}
    table = given(players=players).play("stop")
    assert table.step == "actions"


def test_two_crews_on_one_land_cell_fight() -> None:
    """SA-CBT-02: compulsory, ashore as at sea; guns do not matter."""
    players = {0: at("6,7", "5,6", balls=1, cards=["long_guns"]), 1: at("6,6", "7,5", carried=loot(5, seat=1))}
    table = given(players=players).play("go W", "stop")
    assert table.legal == ["fight crew-2"]
    table.throws("4 4", "3 5").play("fight crew-2")
    assert table.where(0) == ("5,8", "5,8") and table.where(1) == ("6,6", "7,5")


def test_the_opponent_may_fire_at_a_mover_without_balls() -> None:
    """SA-CBT-08, SA-CBT-24: only who may fire is asked."""
    players = {0: at("4,8", carried=loot(3)), 1: at("4,7", balls=1)}
    table = given(players=players).play("stop")
    assert (table.seat, table.step, sorted(table.legal)) == (1, "answer", ["answer", "duck"])
    table.play("answer")
    assert table.gold(1) == 3 and table.where(0)[0] == "5,8" and table.player(1)["balls"] == 0
    assert table.seat == 1  # the beaten player's turn is over


def test_who_ducks_before_silent_guns_is_left_alone() -> None:
    """SA-CBT-09: nobody fires, no combat; SA-CBT-24: the mover holds fire by name."""
    players = {0: at("4,8", balls=1), 1: at("4,7", balls=1)}
    table = given(players=players).play("stop")
    assert sorted(table.legal) == ["fire crew-2", "hold crew-2"]
    table.play("hold crew-2", "duck")
    assert (table.seat, table.step) == (0, "actions")
    assert table.player(0)["balls"] == table.player(1)["balls"] == 1


def test_who_does_not_answer_has_lost() -> None:
    """SA-CBT-09: the ball is used, the other kept."""
    players = {0: at("4,8", balls=1), 1: at("4,7", balls=1, cards=["long_guns"], carried=loot(2, seat=1))}
    table = given(players=players).play("stop", "fire crew-2", "duck")
    assert table.gold(0) == 2 and table.where(1)[0] == "0,9"
    assert (table.player(0)["balls"], table.player(1)["balls"]) == (0, 1)
    assert table.player(1)["cards"] == ["long_guns"]


def test_equal_broadsides_cost_no_second_ball() -> None:
    """SA-CBT-13, SA-CBT-14: two ranged cards add up, sabres do not count."""
    players = {0: at("4,8", balls=2, cards=["spyglass", "master_gunner", "sabre"]), 1: at("4,7", balls=2)}
    table = given(players=players).play("stop", "fire crew-2", "answer")
    table.throws("2 5", "4 6").play("throw")  # 5:5, then 7:6
    assert table.where(1)[0] == "0,9"
    assert (table.player(0)["balls"], table.player(1)["balls"]) == (1, 1)


def test_the_defender_wins_equal_totals_where_the_table_says_so() -> None:
    """SA-CBT-13: the side that did not move, even if it fired in answer only."""
    players = {0: at("4,8", balls=1), 1: at("4,7", balls=1)}
    table = given(players=players, options={"combat_tie": "defender_wins"}).play("stop", "fire crew-2", "answer")
    table.throws("4 4").play("throw")
    assert table.where(0)[0] == "5,8" and table.where(1)[0] == "4,7"


def test_camouflage_hides_a_crew_and_not_its_ship() -> None:
    """SA-CBT-12, SA-CBT-15"""
    players = {0: at("6,8", balls=2), 1: at("6,7", "7,8", cards=["camouflage"])}
    table = given(players=players).play("stop")
    assert sorted(table.legal) == ["done", "fire ship-2"]
    assert table.reason("fire crew-2") == "cannot-be-seen"


def test_camouflage_does_not_help_aboard() -> None:
    """SA-CBT-12: a crew ashore."""
    players = {0: at("4,8", balls=1), 1: at("4,7", cards=["camouflage"])}
    table = given(players=players).play("stop", "fire crew-2")
    assert table.where(1)[0] == "0,9"


def test_a_hidden_crew_may_beat_the_ship_that_fires_at_it() -> None:
    """SA-CBT-12: camouflage normal_roll; with its ranged cards, without a ball."""
    players = {0: at("5,7", balls=1, carried=loot(6)), 1: at("6,6", "7,5", cards=["camouflage", "spyglass"], balls=1)}
    table = given(players=players, options={"camouflage": "normal_roll"}).play("stop")
    table.throws("4 4").play("fire crew-2")
    assert table.where(0)[0] == "5,8" and table.gold(1) == 6
    assert (table.player(0)["balls"], table.player(1)["balls"]) == (0, 1)


def test_stored_things_are_safe_and_carried_ones_are_not() -> None:
    """SA-CBT-16, SA-CITY-02"""
    mine: dict[str, Any] = {
        "carried": loot(1, ["token-1-Z1"], "1"),
        "stored": loot(8, ["token-1-Z4"], "2"),
        "cards": ["sabre"],
    }
    players = {0: at("4,7", **mine), 1: at("4,8")}
    table = given(players=players, offer=[0, 0, 1, 1]).play("go E", "stop")
    table.throws("2 7").play("fight crew-2")
    assert table.player(0)["carried"] == NOTHING and table.player(0)["stored"] == mine["stored"]
    won = table.player(1)["carried"]
    assert (won["gold"], won["pieces"]) == (1, [1, 0, 0, 0])
    assert [token.partition("/")[0] for token in won["tokens"]] == ["token-1-Z1"]


# --- pirates


def test_a_pirate_at_rest_next_to_the_mover_fires_at_level_two() -> None:
    """SA-PIR-16: without a ball there is no help, and nothing to ask."""
    table = given(players={0: at("5,7", carried=loot(3))}, level=2).play("stop")
    assert table.pirate(1)["loot"]["gold"] == 3 and table.where(0)[0] == "5,8"


def test_both_fire_at_level_two() -> None:
    """SA-PIR-02, SA-CBT-09: die + 3 against die + card."""
    table = given(players={0: at("5,7", balls=1, cards=["master_gunner"])}, level=2).play("stop")
    assert sorted(table.legal) == ["fire pirate-1", "hold pirate-1"]
    table.throws("5 4", "6 4").play("fire pirate-1")  # 7:7, then 8:7
    assert table.pirate(1)["cell"] == "" and table.where(0)[0] == "5,7"


def test_one_ball_sinks_a_pirate_of_level_one() -> None:
    """SA-PIR-15, SA-PIR-11: its hoard is won, it leaves the board."""
    pirates = {1: {"loot": loot(6, ["token-1-Z8"], "3")}}
    table = given(players={0: at("5,7", balls=1)}, pirates=pirates, offer=[1, 1, 0, 1]).play("stop", "fire pirate-1")
    assert table.pirate(1) == {"cell": "", "target": -1, "loot": NOTHING}
    assert table.gold(0) == 6 and table.player(0)["carried"]["pieces"] == [0, 0, 1, 0]


def test_a_beaten_pirate_is_back_at_once_where_the_table_says_so() -> None:
    """SA-PIR-11, SA-CBT-23: back on its skull beside the mover it starts nothing."""
    pirates = {1: {"cell": "4,8", "target": 0, "loot": loot(2)}}
    options = {"beaten_pirates": "back_at_once"}
    table = given(players={0: at("4,7", balls=2)}, pirates=pirates, options=options).play("stop", "fire pirate-1")
    assert table.pirate(1) == {"cell": "4,6", "target": -1, "loot": NOTHING}
    assert table.step == "actions" and table.gold(0) == 2


def test_two_pirates_on_one_cell_are_two_fights() -> None:
    """SA-CBT-21, SA-CBT-05: what the first brings is at stake in the second."""
    pirates = {1: {"cell": "4,8", "target": 0, "loot": loot(5)}, 2: {"cell": "4,8", "target": 1}}
    table = given(players={0: at("4,9", "4,8")}, pirates=pirates)  # ashore on (4,9): boards
    table.play("go W", "stop")
    assert sorted(table.legal) == ["fight pirate-1", "fight pirate-2"]
    table.throws("6 3", "2 4").play("fight pirate-1", "fight pirate-2")
    assert table.pirate(1)["cell"] == "" and table.pirate(2) == {"cell": "5,3", "target": -1, "loot": loot(5)}
    assert table.gold(0) == 0


def test_a_winning_pirate_has_a_hoard_wherever_it_sails() -> None:
    """SA-PIR-11, SA-PIR-12: it goes home, its pursuit is over, its hoard grows."""
    players = {0: at("4,8", carried=loot(3))}
    pirates = {2: {"cell": "4,8", "target": 0, "loot": loot(4)}}
    table = given(players=players, pirates=pirates).play("stop")
    table.throws("5 4").play("fight pirate-2")  # 5:6
    assert table.pirate(2) == {"cell": "5,3", "target": -1, "loot": loot(7)}


def test_a_pirate_reaches_its_prey_without_a_step() -> None:
    """SA-PIR-17: the empty ship was left on the skull."""
    table = given(players={0: at("6,3", "5,3", carried=loot(9))}, pirates={2: {"target": 0}})
    table.play("stop", "end", "stop", "end")
    assert table.where(0) == ("6,3", "5,8") and table.gold(0) == 9
    assert table.pirate(2) == {"cell": "5,3", "target": -1, "loot": NOTHING}


def test_a_pirate_stops_where_it_catches_somebody() -> None:
    """SA-PIR-06, SA-TURN-06: the prey throws; its close combat cards count."""
    players = {0: at("4,8", cards=["boarding_hooks"], carried=loot(2))}
    pirates = {1: {"target": 0, "cell": "4,7"}}
    table = given(players=players, pirates=pirates)
    table.play("stop", "end", "stop", "end")
    assert (table.seat, table.step) == (0, "caught")
    table.throws("2 3", "4 4").play("throw")  # 5:5, then 7:6
    assert table.pirate(1)["cell"] == "" and table.where(0)[0] == "4,8"


def test_a_hunter_sails_round_a_port() -> None:
    """SA-PIR-08, SA-PIR-03: ports are never passed, and the prey in one is waited for."""
    table = given(players={0: at("5,8")}, pirates={1: {"target": 0, "cell": "6,8"}})
    table.play("stop", "end", "stop", "end")
    assert table.pirate(1)["cell"] == "6,8" and table.pirate(1)["target"] == 0


def test_hunters_sail_in_the_order_of_their_prey() -> None:
    """SA-PIR-14: blue is first in this turn, so its hunter sails first, whatever its number."""
    players = {0: at("7,9"), 1: at("7,10")}
    pirates = {1: {"target": 0, "cell": "4,8"}, 3: {"target": 1, "cell": "9,11"}}
    table = given(players=players, pirates=pirates, sector=2, galleon="0,9")
    table.play("go N", "stop", "end")  # blue (6,10), next to red (7,9): nobody has balls
    events = len(table.game.events)
    table.play("stop", "end")
    sailed = [event.facts["pirate"] for event in table.game.events[events:] if event.name == "pirate-sailed"]
    assert sailed[0] == 3 and 1 in sailed


def test_no_free_pirate_no_hunt() -> None:
    """SA-PIR-03: three hunt already, one was beaten; the skull is gold."""
    pirates = {1: {"target": 1}, 2: {"target": 1}, 3: {"target": 1}, 4: {"cell": ""}}
    table = given(players={0: at("8,7")}, pirates=pirates, temples={"8,8": "token-1-Z9"})
    table.finds("7").play("go E", "stop", "throw")
    assert table.gold(0) == 7 and [table.pirate(number)["target"] for number in (1, 2, 3)] == [1, 1, 1]


def test_three_skulls_bring_three_hunters() -> None:
    """SA-TRE-03, SA-PIR-03: each time the nearest of those that are free."""
    table = given(3, players={0: at("8,7")}, temples={"8,8": "token-3-Z9"}, level=3, pirates={1: {"target": 2}})
    table.finds("7 7 7").play("go E", "stop", "throw")
    assert table.gold(0) == 21 and [table.pirate(number)["target"] for number in (1, 2, 3, 4)] == [2, 0, 0, 0]


def test_a_hunter_is_paid_with_the_gold_just_won() -> None:
    """SA-TRE-08, SA-PIR-10"""
    table = given(players={0: at("8,7")}, temples={"8,8": "token-1-Z9"})
    table.finds("7").play("go E", "stop", "throw")
    (bribe,) = [move for move in table.legal if move.startswith("bribe")]
    table.play(bribe)
    number = int(bribe.split()[1])
    assert table.gold(0) == 3 and table.pirate(number) == {"cell": SKULLS[number - 1], "target": -1, "loot": loot(4)}


def test_pirates_take_no_money_in_a_fight() -> None:
    """SA-PIR-10: not between "stop" and the end of the combats."""
    pirates = {1: {"cell": "4,8", "target": 0}}
    table = given(players={0: at("4,8", carried=loot(9))}, pirates=pirates)
    assert "bribe 1" in table.legal
    table.play("stop")
    assert table.legal == ["fight pirate-1"]


def test_somebody_elses_hunter_is_not_for_sale() -> None:
    """SA-PIR-10: the pursued player pays, with what it carries."""
    pirates = {1: {"target": 1}}
    table = given(players={0: at("4,8", carried=loot(9)), 1: {"stored": loot(9)}}, pirates=pirates)
    assert table.reason("bribe 1") == "not-hunted-by"
    table.play("go N", "stop", "end")
    assert table.reason("bribe 1") == "too-little-gold"


def test_a_bribe_from_beside() -> None:
    """SA-PIR-10: bribe_reach beside; next to the ship that was left, or to the crew ashore."""
    options = {"bribe_reach": "beside"}
    players = {0: at("6,7", "5,6", carried=loot(8))}
    near = given(players=players, pirates={1: {"cell": "4,6", "target": 0}}, options=options)
    assert "bribe 1" in near.legal
    ashore = given(players=players, pirates={1: {"cell": "7,8", "target": 0}}, options=options)
    assert "bribe 1" in ashore.legal
    far = given(players=players, pirates={1: {"cell": "4,8", "target": 0}}, options=options)
    assert far.reason("bribe 1") == "too-far-to-bribe"


# --- the galleon


def test_an_unarmed_galleon_falls_to_one_ball() -> None:
    """SA-GAL-08, SA-GAL-09: galleon_armed off; gold by level and the hold, without dice."""
    options = {"galleon_armed": False}
    table = given(players={0: at("7,9", balls=1)}, galleon="8,7", hold=loot(4), level=2, options=options).play("stop")
    table.play("fire galleon")
    assert table.gold(0) == 14 and table.player(0)["balls"] == 0 and table.data["galleon"]["cell"] == ""


def test_a_galleon_in_port_is_safe() -> None:
    """SA-GAL-13, SA-CBT-04"""
    assert given(players={0: at("4,8", balls=1)}, galleon="5,8").play("stop").step == "actions"


def test_the_galleon_alongside_must_be_fought() -> None:
    """SA-GAL-12, SA-GAL-09, SA-GAL-10: level 3, hold and 15 gold; next turn it comes anew, without a coin behind it."""
    hold = loot(4, pieces="2")
    table = given(3, players={0: at("6,8")}, galleon="8,7", hold=hold, offer=[3, 2, 3, 3], level=3)
    assert table.data["galleon"]["cell"] == "6,8"
    table.play("stop")
    assert table.legal == ["fight galleon"]
    table.throws("6 2").play("fight galleon")
    assert table.gold(0) == 19 and table.player(0)["carried"]["pieces"] == [0, 1, 0, 0]
    coins = table.data["coins"]
    table.play("end", "stop", "end", "stop", "end").spin(4)
    assert table.data["galleon"] == {"cell": "9,5", "target": -1, "loot": NOTHING} and table.data["coins"] == coins


def test_the_galleon_keeps_what_it_wins() -> None:
    """SA-GAL-11, SA-CBT-17"""
    table = given(players={0: at("6,8", carried=loot(6))}, galleon="8,7", sector=1).play("stop")
    table.throws("2 6").play("fight galleon")
    assert table.data["galleon"]["loot"] == loot(6) and table.where(0)[0] == "5,8"
    assert table.data["galleon"]["cell"] == "6,8"


def test_the_galleon_heads_for_a_color_that_nobody_plays() -> None:
    """SA-GAL-03, SA-COMP-01: sector 4 is green inside, then red; red goes first, the galleon to green."""
    table = given(sector=4, galleon="9,7")
    assert table.seat == 0 and table.data["galleon"]["cell"] == "9,5"
    table = given(sector=4, galleon="7,8", options={"galleon_color": "first_player"})
    assert table.data["galleon"]["cell"] == "5,8"


def test_the_galleon_passes_ports() -> None:
    """SA-GAL-06, SA-GAL-04: and leaves a coin there too."""
    table = given(players={0: at("7,4")}, galleon="6,8", sector=2)
    assert table.data["galleon"]["cell"] == "4,8" and table.data["coins"] == {"5,8": 1, "6,8": 1}


# --- treasure, cities, the map


def test_a_temple_passed_is_a_temple_left() -> None:
    """SA-TRE-05"""
    table = given(players={0: at("8,7")}, temples={"8,8": "token-1-Z9"}).play("go E", "go S", "stop")
    assert table.step == "actions" and table.gold(0) == 0


def test_an_empty_temple_gives_nothing() -> None:
    """SA-TRE-04"""
    assert given(players={0: at("8,7")}).play("go E", "stop").step == "actions"


def test_a_fight_comes_before_the_treasure() -> None:
    """SA-TURN-03: a beaten crew finds nothing."""
    players = {0: at("8,7"), 1: at("8,8", "7,8")}
    table = given(players=players, temples={"8,8": "token-1-Z9"}).play("go E", "stop")
    table.throws("2 3").play("fight crew-2")
    assert table.seat == 1 and table.step == "movement" and "token-1-Z9/0" in table.data["temple_tokens"]


def test_swaps_until_nothing_is_on_offer() -> None:
    """SA-MAP-05, SA-MAP-06: three tokens name the same cell; two pieces are left."""
    tokens = ["token-1-Z3", "token-2-Z3", "token-3-Z3"]
    players = {0: at("0,8", "0,9", carried=loot(0, tokens)), 1: {"stored": loot(0, pieces="11")}}
    table = given(3, players=players, offer=[0, 0, 1, 1], temples={"0,10": ""}).play("stop")
    assert [move for move in table.legal if move.endswith((" 1", " 2"))] == []
    table.play("swap token-1-Z3 3")
    assert [move for move in table.legal if move.startswith("swap")] == ["swap token-2-Z3 4", "swap token-3-Z3 4"]
    table.play("swap token-3-Z3 4")
    assert not [move for move in table.legal if move.startswith("swap")]
    assert [token.partition("/")[0] for token in table.player(0)["carried"]["tokens"]] == ["token-2-Z3"]


def test_a_stored_token_must_be_fetched_before_it_is_swapped() -> None:
    """SA-CITY-02, SA-TURN-07: blue's own city is the cell that its token names."""
    players = {1: at("0,8", "0,9", stored=loot(0, ["token-1-Z3"], seat=1))}
    table = given(players=players, sector=2, temples={"0,10": ""}).play("stop")
    assert not [move for move in table.legal if move.startswith("swap")]
    table.play("fetch-token token-1-Z3", "swap token-1-Z3 2", "store-piece 2")
    assert table.player(1)["stored"]["pieces"] == [0, 1, 0, 0]
    assert table.reason("fetch-piece 2") in ("storing-began", "business-began")


def test_buying_ends_taking_back_and_storing_ends_buying() -> None:
    """SA-TURN-07"""
    players = {0: at("5,9", "5,8", carried=loot(9), stored=loot(5))}
    table = given(players=players).play("stop", "fetch-gold 1", "buy sabre")
    assert table.reason("fetch-gold 1") == "business-began"
    table.play("store-gold 2")
    assert table.reason("buy cannonball") == "storing-began"
    assert table.reason("buy sabre") in ("storing-began", "card-owned")


def test_a_foreign_city_sells_and_keeps_nothing() -> None:
    """SA-CITY-01, SA-CITY-04: a city of a color that nobody plays, too."""
    table = given(players={0: at("0,0", "0,1", carried=loot(4), stored=loot(9))}).play("stop")
    assert sorted(table.legal) == ["buy camouflage", "buy cannonball", "buy sabre", "buy spyglass", "end"]
    assert table.reason("store-gold 1") == "not-in-own-city"


def test_the_port_is_not_the_city() -> None:
    """SA-CITY-05"""
    table = given(players={0: at("5,8", carried=loot(9))}).play("stop")
    assert table.legal == ["end"] and table.reason("buy sabre") == "not-in-city"


# --- levels and the end


def test_the_last_treasure_of_a_level() -> None:
    """SA-LEV-01, 02, 03, 05: the pirate that was beaten comes back bare, the hunter hunts on."""
    pirates = {2: {"cell": ""}, 3: {"target": 1, "cell": "7,10", "loot": loot(3)}}
    table = given(players={0: at("8,7")}, pirates=pirates, temples={"0,10": "", "8,8": "token-1-Z9"})
    table.finds("2").play("go E", "stop", "throw", "end", "stop", "end")
    data = table.data
    assert data["level"] == 2 and data["offer"] == [2, 2, 2, 2]
    assert [token[:7] for token in data["temple_tokens"]] == ["token-2", "token-2", "token-2", "", "token-2"]
    assert table.pirate(2) == {"cell": "5,3", "target": -1, "loot": NOTHING}
    assert table.pirate(3)["target"] == 1 and table.pirate(3)["loot"] == loot(3)


def test_two_players_have_two_levels() -> None:
    """SA-VAR-02, SA-LEV-08: an empty board changes nothing any more."""
    table = given(level=2, temples={"0,10": ""}).play("stop", "end", "stop", "end")
    assert table.data["level"] == 2 and table.data["offer"] == [2, 2, 2, 2]


def test_pieces_at_home_do_not_win() -> None:
    """SA-END-03, SA-END-02: Eldorado is blue's own city; the fourth piece lies in the store."""
    players = {1: at("0,9", carried=loot(0, pieces="123"), stored=loot(0, pieces="4"))}
    table = given(players=players, offer=[0, 0, 0, 0], sector=2, eldorado="map-A").play("go W", "stop")
    assert not table.is_over()
    table.play("fetch-piece 4")
    assert table.is_over() and table.game.outcome().winners == [1]


def test_the_pieces_of_the_beaten_win_on_the_spot() -> None:
    """SA-END-02: red takes what it lacks from blue, in Eldorado."""
    red, blue = at("2,3", "2,4", carried=loot(0, pieces="12")), at("3,3", "4,3", carried=loot(0, pieces="34", seat=1))
    table = given(players={0: red, 1: blue}, offer=[0, 0, 0, 0])
    table.play("go S", "stop").throws("6 2").play("fight crew-2")
    assert table.is_over() and table.game.outcome().winners == [0]


def test_nobody_wins_in_another_players_turn() -> None:
    """SA-END-02, SA-END-04: blue gets the last pieces in Eldorado by defending itself, and wins by staying there."""
    red, blue = at("2,3", "2,4", carried=loot(0, pieces="12")), at("3,3", "4,3", carried=loot(0, pieces="34", seat=1))
    table = given(players={0: red, 1: blue}, offer=[0, 0, 0, 0])
    table.play("go S", "stop").throws("2 6").play("fight crew-2")
    assert not table.is_over() and table.data["eldorado_known"] == 2
    table.play("stop")
    assert table.is_over() and table.game.outcome().winners == [1]


def test_a_place_that_was_searched_in_vain_is_ruled_out() -> None:
    """SA-END-06: for everybody; without the four pieces nothing is learned."""
    players = {0: at("0,9", carried=loot(0, pieces="1234"))}
    table = given(players=players, offer=[0, 0, 0, 0]).play("go W", "stop")
    view: Any = table.game.view(1)
    assert not table.is_over() and set(view["eldorado_places"]) == {"map-B", "map-C", "map-D"}
    table = given(players={0: at("0,9", carried=loot(0, pieces="123"))}, offer=[0, 0, 0, 1]).play("go W", "stop")
    view = table.game.view(1)
    assert len(view["eldorado_places"]) == 4


def test_equal_fortunes_share_the_victory() -> None:
    """SA-END-07: pieces first, stored ones too; then gold, stored too; then tokens."""
    options = {"turn_limit": 5}
    players = {0: {"carried": loot(3, pieces="11")}, 1: {"carried": loot(1, pieces="2", seat=1), "stored": loot(2)}}
    table = given(players=players, offer=[0, 0, 1, 1], options=options).play("stop", "end", "stop", "end")
    assert table.is_over() and table.game.outcome().ranks == [1, 1]
    players[1]["stored"] = loot(3)
    table = given(players=players, offer=[0, 0, 1, 1], options=options).play("stop", "end", "stop", "end")
    assert table.game.outcome().ranks == [2, 1] and table.game.outcome().ending == "turn_limit"


# --- alone


@pytest.mark.parametrize(("by", "lost"), [("galleon", False), ("pirate", True)])
def test_who_beats_a_lone_player(by: str, lost: bool) -> None:
    """SA-VAR-06: the galleon may."""
    pirates = {1: {"cell": "6,8"}} if by == "pirate" else {}
    galleon = "5,8" if by == "pirate" else "8,7"
    table = given(1, players={0: at("6,8")}, pirates=pirates, galleon=galleon, level=2, offer=[1, 1, 1, 1]).play("stop")
    (fight,) = table.legal
    table.throws("2 7").play(fight)
    assert table.is_over() == lost and (not lost or table.game.outcome().winners == [])


def test_a_lone_player_survives_the_loss_of_the_ship() -> None:
    """SA-VAR-06, SA-PIR-07"""
    players = {0: at("6,6", "5,6")}
    table = given(1, players=players, pirates={1: {"target": 0}}, level=2, offer=[1, 1, 1, 1])
    table.play("go SE", "stop", "end")
    assert not table.is_over() and table.where(0) == ("7,7", "5,8")


def test_a_lone_finder_is_hunted_by_one_whatever_the_dice() -> None:
    """SA-VAR-05: two skulls or none."""
    for dice in ("7 7", "2 3"):
        table = given(1, players={0: at("8,7")}, temples={"8,8": "token-2-Z9"}, level=2, offer=[1, 1, 1, 1])
        table.finds(dice).play("go E", "stop", "throw")
        assert sum(table.pirate(number)["target"] == 0 for number in (1, 2, 3, 4)) == 1


def test_the_turn_limit_beats_a_lone_player() -> None:
    """SA-VAR-08"""
    table = given(1, level=2, offer=[1, 1, 1, 1], options={"turn_limit": 5}).play("stop", "end")
    assert table.is_over() and table.game.outcome().winners == []


# --- more odd corners, thought up by a third reader


def test_a_crew_that_comes_aboard_in_a_whirlpool_has_all_its_drifts() -> None:
    """SA-MOVE-18, SA-MOVE-19: a stay begins with coming aboard; three drifts, then no more."""
    table = given(players={0: at("2,3", "2,4")}).play("go E", "drift", "drift", "drift")
    assert "drift" not in table.legal and table.where(0)[0] == table.where(0)[1]
    assert table.game.view(0)["at_hand"]["points"] == 3  # type: ignore[index]


def test_a_beaten_mover_fights_nobody_else() -> None:
    """SA-CBT-05: the second pirate on the cell is left in peace."""
    pirates = {1: {"cell": "4,8", "target": 0}, 2: {"cell": "4,8", "target": 0}}
    table = given(players={0: at("4,8", carried=loot(3))}, pirates=pirates).play("stop")
    table.throws("2 7").play("fight pirate-1")
    assert table.where(0) == ("5,8", "5,8") and table.seat == 1
    assert table.pirate(1)["loot"]["gold"] == 3 and table.pirate(2)["target"] == 0


def test_an_equal_throw_saves_the_prey_where_the_table_says_so() -> None:
    """SA-CBT-13, SA-PIR-11: in a pirate's attack the player is the defender."""
    pirates = {1: {"target": 0, "cell": "4,7"}}
    table = given(players={0: at("4,8", carried=loot(2))}, pirates=pirates, options={"combat_tie": "defender_wins"})
    table.play("stop", "end", "stop", "end").throws("6 4").play("throw")  # 6:6
    assert table.pirate(1)["cell"] == "" and (table.where(0)[0], table.gold(0)) == ("4,8", 2)


def test_a_beaten_player_is_hunted_on() -> None:
    """SA-PIR-13: only the hunter's own fight, a bribe or the ship's loss to it ends a pursuit."""
    players = {0: at("7,9"), 1: at("7,9", carried=loot(1, seat=1))}
    table = given(players=players, pirates={3: {"target": 1}}).play("stop")
    table.throws("7 2").play("fight crew-2")
    assert table.where(1) == ("0,9", "0,9") and table.pirate(3)["target"] == 1


def test_eldorado_is_not_found_in_passing() -> None:
    """SA-END-02, SA-END-06: the crew must end its movement there; over it and on, nobody wins and nobody learns."""
    players = {0: at("2,3", "1,3", carried=loot(0, pieces="1234"))}
    table = given(players=players, offer=[0, 0, 0, 0]).play("go S", "go W", "stop")
    view: Any = table.game.view(1)
    assert not table.is_over() and table.where(0)[0] == "3,2" and len(view["eldorado_places"]) == 4


def test_who_has_known_eldorado_does_not_forget_it() -> None:
    """SA-END-04: told with the piece that was robbed last, known when all are lost again; to nobody else."""
    players = {0: at("4,8", carried=loot(0, pieces="4")), 1: at("4,8", carried=loot(0, pieces="123", seat=1))}
    table = given(3, players=players, pirates={1: {"cell": "4,8", "target": 2}}, offer=[0, 0, 0, 0]).play("stop")
    views: list[Any] = [table.game.view(seat) for seat in range(3)]
    assert [view["eldorado"] for view in views] == [None, None, None]
    table.throws("7 2", "2 7").play("fight crew-2", "fight pirate-1")
    assert table.player(0)["carried"]["pieces"] == [0, 0, 0, 0]
    views = [table.game.view(seat) for seat in range(3)]
    assert [view["eldorado"] for view in views] == ["3,3", None, None]


def test_the_solo_game_begins_with_five_treasures_and_a_hunter() -> None:
    """SA-VAR-03, SA-VAR-04: two dice in every temple, one set of pieces, one pirate at sea for the player."""
    terms = TITLE.agree(1, {})
    data: Any = laid_out(TITLE, terms)
    assert len(data["temple_tokens"]) == 5
    assert all(token.startswith("token-2-") for token in data["temple_tokens"])
    assert (data["offer"], data["level"]) == ([1, 1, 1, 1], 2)
    assert [pirate["target"] for pirate in data["pirates"]].count(0) == 1


def test_the_bank_of_a_foreign_town_is_no_bank() -> None:
    """SA-CITY-02, SA-CITY-04: stored gold pays for nothing, not even at home before it is taken back."""
    for cell in ("8,5", "5,9"):
        table = given(players={0: at(cell, PORTS[0], carried=loot(1), stored=loot(20))}).play("stop")
        assert not [move for move in table.legal if move.startswith("buy")]
        assert any(move.startswith("fetch-gold") for move in table.legal) == (cell == "5,9")


def test_a_second_sabre_is_not_sold() -> None:
    """SA-EQ-02, SA-CITY-04"""
    players = {0: at("0,8", PORTS[0], carried=loot(20), cards=["sabre"], balls=2)}
    table = given(players=players).play("stop")
    assert "buy sabre" not in table.legal and {"buy cannonball", "buy pistols"} <= set(table.legal)
    table.play("buy cannonball", "buy cannonball")
    assert table.player(0)["balls"] == 4 and table.gold(0) == 16


def test_nobody_leaves_a_treasure_lying() -> None:
    """SA-TRE-08: a crew that stops at a full temple throws, and does nothing else before."""
    table = given(players={0: at("8,7", carried=loot(9))}, temples={"8,8": "token-1-Z9"}, pirates={1: {"target": 0}})
    table.play("go E", "stop")
    assert table.legal == ["throw"]


def test_a_token_is_swapped_on_its_own_cell_alone() -> None:
    """SA-MAP-05, SA-MAP-06: (4,9) is what the first token names; the piece must be on offer."""
    players = {0: at("4,10", "4,11", carried=loot(0, ["token-1-Z6"], pieces="2"))}
    assert not [move for move in given(players=players, offer=[1, 0, 1, 1]).play("stop").legal if "swap" in move]
    table = given(players=players, offer=[1, 0, 1, 1]).play("go W", "stop")
    assert sorted(move.split()[-1] for move in table.legal if move.startswith("swap")) == ["1", "3", "4"]


def test_an_empty_ship_is_not_sunk_without_a_ball() -> None:
    """SA-CBT-15, SA-CBT-24: beside it a ship without balls has nothing to be asked."""
    table = given(players={0: at("6,8"), 1: at("6,6", "5,7")}).play("stop")
    assert table.step == "actions" and table.where(1)[1] == "5,7"


def test_each_hunter_is_paid_by_itself() -> None:
    """SA-PIR-10: in the middle of a movement, which goes on; 7 gold pay for one of two."""
    pirates = {1: {"cell": "3,8", "target": 0}, 2: {"cell": "6,5", "target": 0}}
    table = given(players={0: at("4,8", carried=loot(7))}, pirates=pirates).play("go E", "bribe 2")
    assert table.gold(0) == 3 and table.pirate(2) == {"cell": "5,3", "target": -1, "loot": loot(4)}
    assert "bribe 1" not in table.legal and "go W" in table.legal and table.step == "movement"


def test_the_galleon_returns_fire() -> None:
    """SA-GAL-08, SA-CBT-09, SA-GAL-09: a die without a bonus against die and ranged card; hooks do not count."""
    players = {0: at("6,5", balls=1, cards=["spyglass", "boarding_hooks"])}
    table = given(players=players, galleon="5,4")  # it sails to (5,6)
    table.play("stop").throws("4 5", "3 2").play("fire galleon")  # 5:5, then 4:2
    assert table.data["galleon"]["cell"] == "" and table.gold(0) == 5 and table.player(0)["balls"] == 0
    silent = given(players={0: at("6,5")}, galleon="5,4").play("stop")
    assert silent.step == "actions"


def test_ships_are_neighbors_over_the_edge() -> None:
    """SA-MOVE-03, SA-CBT-03: column 11 lies beside column 0."""
    table = given(players={0: at("5,0", balls=1), 1: at("5,11")}).play("stop")
    assert "fire crew-2" in table.legal


def test_guns_do_not_ask_how_strong_a_crew_ashore_is() -> None:
    """SA-CBT-10, SA-CBT-11: all ranged cards and balls are of no use on land; its hooks neither."""
    cards = ["spyglass", "master_gunner", "long_guns", "boarding_hooks"]
    players = {0: at("7,5", balls=1), 1: at("7,6", "5,7", balls=5, cards=cards, carried=loot(6, seat=1))}
    table = given(players=players).play("stop", "fire crew-2")
    assert table.gold(0) == 6 and table.where(1) == ("0,9", "0,9") and table.player(1)["balls"] == 5


def test_a_crew_in_town_is_safe_from_hunters_with_guns() -> None:
    """SA-PIR-19, SA-CBT-04: hunters_fire; on the beach beside the same pirate it is caught."""
    options = {"hunters_fire": True}
    for cell, caught in (("8,5", False), ("8,4", True)):
        players = {0: at(cell, PORTS[0], carried=loot(4))}
        table = given(players=players, pirates={2: {"cell": "7,4", "target": 0}}, level=2, options=options, sector=1)
        table.play("stop")
        if table.seat == 0:
            table.play("end")
        while table.seat == 1 and table.step != "spin":
            table.play("stop" if table.step == "movement" else "end")
        assert (table.gold(0) == 0) == caught


def test_the_back_of_the_first_token_is_shown_at_the_end() -> None:
    """SA-END-04, SA-SET-06: every token on the table is turned over, the one with the lowest number too."""
    players = {0: at("2,3", "1,3", carried=loot(0, pieces="1234"))}
    table = given(players=players, offer=[0, 0, 0, 0], temples={"8,8": "token-1-Z1"}).play("go S", "stop")
    assert table.is_over()
    (shown,) = [event.facts["tokens"] for event in table.game.events if event.name == "tokens-shown"]
    assert isinstance(shown, list) and sorted(shown) == ["token-1-Z1", "token-1-Z3"]
