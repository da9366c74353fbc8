"""Fights: SA-CBT, and the reasons and odds around them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.treasure_map.table import TILES, Given, Table, arrange

from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.laying import tiles_named
from flibuste.games.ship_adventure.pieces import CLOSE, RANGED, TOKENS, bonus_of
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE
from flibuste.games.ship_adventure.treasure_map.position import EVERYBODY, slot_of
from flibuste.games.ship_adventure.treasure_map.rules.combat import is_still_beside
from flibuste.games.ship_adventure.treasure_map.rules.odds import percent
from flibuste.games.ship_adventure.treasure_map.rules.targets import BITS, ranged_targets


def beside(**given: Any) -> Table:
    """Red beside blue, both aboard at sea, red to stop."""
    return arrange(**{"at": {0: "7,2", 1: "7,3"}, **given})


def together(**given: Any) -> Table:
    """Red and blue aboard on one cell."""
    return arrange(**{"at": {0: "7,2", 1: "7,2"}, **given})


# --- when ------------------------------------------------------------------------------------------------------------


def test_fights_begin_when_a_movement_ends_or_a_pirate_catches_its_prey() -> None:
    """SA-CBT-01: not when others come by."""
    passing = arrange(at={0: "7,1", 1: "7,2"}, balls={0: 1, 1: 1}).play("go E")
    assert passing.step == "movement"
    caught = arrange(first=1, at={0: "4,8"}, hunts={1: 0}).play("stop", "end")
    assert caught.step == "caught"


@pytest.mark.parametrize(
    "given, target",
    [({"at": {0: "7,2", 1: "7,2"}}, "crew-2"), ({"pirates": {1: "7,2"}}, "pirate-1"), ({"galleon": "7,2"}, "galleon")],
)
def test_close_combat_is_compulsory(given: Given, target: str) -> None:
    """SA-CBT-02, SA-PIR-15."""
    table = arrange(**{"at": {0: "7,2"}, **given}).play("stop")
    assert (table.step, table.legal) == ("close", [f"fight {target}"])
    assert table.refused("done") == ("fight-first", "SA-CBT-02")
    assert table.refused("fight crew-1") == ("not-on-your-cell", "SA-CBT-02")
    assert table.refused("fire galleon") == ("not-now", "SA-TURN-02")


def test_two_crews_ashore_fight_too() -> None:
    """SA-CBT-02."""
    table = arrange(at={0: "7,2 6,3", 1: "5,2 6,3"}).play("stop")
    assert table.legal == ["fight crew-2"]


@pytest.mark.parametrize("cell", ["9,1", "9,2", "9,3", "10,1", "10,3", "11,2", "11,3"])
def test_ranged_combat_is_with_all_neighbors(cell: str) -> None:
    """SA-CBT-03: straight and diagonal."""
    assert "fire crew-2" in arrange(at={0: cell, 1: "10,2"}, balls={0: 1}).play("stop").legal


def test_ranged_combat_over_the_edge() -> None:
    """SA-CBT-03, SA-MOVE-03."""
    assert "fire crew-2" in arrange(at={0: "11,2", 1: "0,3"}, balls={0: 1}).play("stop").legal
    assert arrange(at={0: "11,3", 1: "1,3"}, balls={0: 1}).play("stop").step == "actions"


@pytest.mark.parametrize("places", [{0: "4,8", 1: "5,8"}, {0: "5,8", 1: "4,8"}, {0: "4,8 4,9", 1: "5,8"}])
def test_ports_are_neutral(places: dict[int, str]) -> None:
    """SA-CBT-04: whoever is there neither attacks nor is attacked."""
    assert arrange(at=places, balls={0: 2, 1: 2}).play("stop").step == "actions"


def test_towns_are_neutral() -> None:
    """SA-CBT-04."""
    assert arrange(at={0: "5,8 5,9", 1: "4,8"}, balls={1: 1}).play("stop").step == "actions"
    assert arrange(at={0: "4,8", 1: "5,8 5,9"}, balls={0: 1}).play("stop").step == "actions"
    assert arrange(at={0: "5,8 5,9", 1: "4,8 5,9"}).play("stop").step == "actions"
    off = arrange(at={0: "4,8", 1: "5,8 5,9"}, balls={0: 1}, port_neutral=False).play("stop")
    assert off.legal == ["fire ship-2", "done"]


def test_ports_may_be_ordinary_sea() -> None:
    """SA-CBT-04."""
    table = arrange(at={0: "4,8", 1: "5,8"}, balls={0: 1}, port_neutral=False).play("stop")
    assert table.legal == ["fire crew-2", "done"]
    close = arrange(at={0: "4,8", 1: "5,8"}, port_neutral=False).play("go S", "stop")
    assert close.legal == ["fight crew-2"]


def test_close_combats_first_then_guns_in_the_order_of_the_mover() -> None:
    """SA-CBT-05, SA-CBT-21: several pieces on one cell are separate fights; each target once."""
    table = arrange(
        3, at={0: "7,2", 1: "7,3", 2: "6,2"}, pirates={1: "7,2"}, galleon="7,2", balls={0: 3}, level=1
    ).expect("combat", "7 2", "7 2")
    table.play("stop")
    assert table.legal == ["fight pirate-1", "fight galleon"]
    table.play("fight galleon")
    assert table.legal == ["fight pirate-1"]
    table.play("fight pirate-1")
    assert table.legal == ["fire crew-2", "fire crew-3", "done"]
    table.play("fire crew-3")
    assert table.legal == ["fire crew-2", "done"]
    assert table.refused("fire crew-3") == ("not-beside-you", "SA-CBT-03")


def test_the_series_stops_when_the_mover_is_beaten() -> None:
    """SA-CBT-05, SA-TURN-03."""
    table = arrange(at={0: "7,2"}, pirates={1: "7,2"}, galleon="7,2").expect("combat", "2 6")
    table.play("stop", "fight pirate-1")
    assert table.seat == 1
    assert table.is_home(0)


# --- close combat -----------------------------------------------------------------------------------------------------


def test_dice_and_close_combat_cards_decide() -> None:
    """SA-CBT-06, SA-CBT-14: bonuses add up, ranged cards do not count, and no cannonball is used."""
    cards = {0: "sabre pistols long_guns", 1: "boarding_hooks spyglass"}
    table = together(cards=cards, balls={0: 1, 1: 1}, gold={1: 5}).expect("combat", "4 3").play("stop")
    fight = table.fights["crew-2"]
    assert [bonus["source"] for bonus in fight["own"]] == ["sabre", "pistols"]
    assert [bonus["bonus"] for bonus in fight["own"]] == [1, 2]
    assert [bonus["source"] for bonus in fight["other"]] == ["boarding_hooks"]
    table.play("fight crew-2")
    assert table.told("combat-dice")[0] | {"own": 7, "other": 6} == table.told("combat-dice")[0]
    assert (table.gold(), table.balls(), table.balls(1)) == (5, 1, 1)


def test_bonuses_of_several_cards_add_up() -> None:
    """SA-CBT-14."""
    table = together(cards={0: "sabre pistols boarding_hooks spyglass master_gunner long_guns camouflage"})
    assert bonus_of(table.p.players[0].cards, CLOSE) == 6
    assert bonus_of(table.p.players[0].cards, RANGED) == 6
    assert bonus_of(table.p.players[1].cards, CLOSE) == 0


@pytest.mark.parametrize("level, other", [(1, 5), (2, 7), (3, 9)])
def test_pirates_have_a_bonus_by_level(level: int, other: int) -> None:
    """SA-PIR-02, SA-CBT-06, SA-LEV-04."""
    table = arrange(3, level=level, at={0: "7,2"}, pirates={1: "7,2"}).expect("combat", "2 3")
    table.play("stop", "fight pirate-1")
    assert table.told("combat-dice")[0]["other"] == other


def test_a_skull_counts_seven() -> None:
    """SA-CBT-14, SA-CMP-08: and brings no hunter in a fight."""
    table = together(cards={1: "sabre"}).expect("combat", "7 5").play("stop", "fight crew-2")
    assert table.is_home(1)
    assert "hunt-began" not in table.story


# --- guns -------------------------------------------------------------------------------------------------------------


def test_firing_takes_a_manned_ship_and_a_cannonball() -> None:
    """SA-CBT-07, SA-CBT-11: it is voluntary, and the ball is used up, won or lost."""
    table = beside(balls={0: 1}).play("stop")
    assert table.legal == ["fire crew-2", "done"]
    table.play("fire crew-2")
    assert (table.balls(), table.is_home(1)) == (0, True)
    assert beside(balls={0: 1}).play("stop", "done").balls() == 1
    assert beside(balls={}).play("stop").step == "actions"
    assert arrange(at={0: "7,2 6,3", 1: "5,2"}, balls={0: 3}).play("stop").step == "actions"


def test_a_lost_ball_is_used_up_too() -> None:
    """SA-CBT-07."""
    table = beside(balls={0: 2, 1: 2}).expect("combat", "2 6").play("stop", "fire crew-2", "answer", "throw")
    assert (table.balls(), table.balls(1)) == (1, 1)


def test_the_mover_declares_first_and_the_other_may_fire_anyway() -> None:
    """SA-CBT-08, SA-CBT-09: one side alone wins without dice."""
    table = beside(balls={0: 1, 1: 1}, gold={0: 5}).play("stop")
    assert table.legal == ["fire crew-2", "hold crew-2"]
    assert table.refused("done") == ("they-may-fire", "SA-CBT-08")
    table.play("hold crew-2")
    assert (table.seat, table.step, table.legal) == (1, "answer", ["answer", "duck"])
    table.play("answer")
    assert table.is_home(0)
    assert [(facts["seat"], facts["target"]) for facts in table.told("fired")] == [(1, "crew-1")]
    assert (table.gold(1), table.balls(1), table.balls()) == (5, 0, 1)
    assert "combat-dice" not in table.story


def test_who_has_held_fire_is_not_asked_again() -> None:
    """SA-CBT-08, SA-CBT-24: at whomever it was."""
    table = arrange(turn=1, at={0: "7,3", 1: "7,2"}, balls={1: 1}).play("stop")
    assert table.legal == ["fire crew-1", "done"]
    assert table.play("done").step == "actions"


def test_nobody_fires() -> None:
    """SA-CBT-09."""
    table = beside(balls={0: 1, 1: 1}).play("stop", "hold crew-2", "duck")
    assert (table.seat, table.step) == (0, "actions")
    assert (table.balls(), table.balls(1)) == (1, 1)


def test_whoever_ducks_under_fire_is_beaten() -> None:
    """SA-CBT-09."""
    table = beside(balls={0: 1, 1: 1}).play("stop", "fire crew-2", "duck")
    assert (table.is_home(1), table.balls(1)) == (True, 1)


def test_both_fire_and_dice_with_ranged_cards_decide() -> None:
    """SA-CBT-09: close-combat cards do not count."""
    cards = {0: "spyglass boarding_hooks", 1: "long_guns"}
    table = (
        beside(balls={0: 1, 1: 1}, cards=cards).expect("combat", "5 2").play("stop", "fire crew-2", "answer", "throw")
    )
    assert table.told("combat-dice")[0] | {"own": 6, "other": 5} == table.told("combat-dice")[0]
    assert table.is_home(1)


def test_a_ship_beats_a_crew_ashore() -> None:
    """SA-CBT-10, SA-CBT-11: whatever cards and balls that crew has."""
    table = arrange(at={0: "7,2", 1: "5,2 6,3"}, balls={0: 1, 1: 3}, cards={1: "long_guns"}, gold={1: 4}).play(
        "stop", "fire crew-2"
    )
    assert (table.gold(), table.is_home(1), table.balls(1)) == (4, True, 3)
    assert "combat-dice" not in table.story


def test_a_crew_ashore_can_only_be_shot_at() -> None:
    """SA-CBT-11, SA-CBT-24: it is not asked."""
    table = arrange(at={0: "5,1 6,1", 1: "7,2"}, balls={0: 2, 1: 1}).play("stop")
    assert (table.seat, table.step) == (1, "answer")
    table.play("answer")
    assert table.is_home(0)


def test_camouflage_hides_a_crew_ashore() -> None:
    """SA-CBT-12: from players and pirates; aboard it does nothing."""
    ashore = arrange(at={0: "7,2", 1: "6,2 6,3"}, balls={0: 1}, cards={1: "camouflage"}).play("stop")
    assert ashore.offered("fire") == ["ship-2"]
    assert ashore.refused("fire crew-2") == ("cannot-be-seen", "SA-CBT-12")
    mover = arrange(at={0: "5,2 6,3", 1: "7,2"}, balls={1: 1}, cards={0: "camouflage"}).play("stop")
    assert mover.step == "actions"
    aboard = beside(balls={0: 1}, cards={1: "camouflage"}).play("stop", "fire crew-2")
    assert aboard.is_home(1)


def test_camouflage_may_only_lift_the_sure_win() -> None:
    """SA-CBT-12: shooter and crew throw, the crew with its ranged cards and without a ball."""
    given: Given = {"at": {0: "7,2", 1: "6,2 6,3"}, "balls": {0: 1}, "camouflage": "normal_roll"}
    given |= {"cards": {1: "camouflage spyglass"}, "gold": {0: 3, 1: 4}}
    lost = arrange(**given).expect("combat", "4 4").play("stop", "fire crew-2")
    assert (lost.is_home(0), lost.gold(1), lost.balls(1)) == (True, 7, 0)
    won = arrange(**given).expect("combat", "6 4").play("stop", "fire crew-2")
    assert (won.is_home(1), won.gold()) == (True, 7)


def test_a_camouflaged_mover_throws_when_it_is_fired_at() -> None:
    """SA-CBT-12, SA-TURN-06: at a player and at a pirate."""
    given: Given = {"cards": {0: "camouflage"}, "camouflage": "normal_roll", "gold": {1: 4}}
    player = arrange(at={0: "5,1 6,1", 1: "7,2"}, balls={1: 1}, **given).expect("combat", "6 4")
    player.play("stop", "answer")
    assert (player.seat, player.legal) == (0, ["throw"])
    player.play("throw")
    assert (player.is_home(1), player.gold()) == (True, 4)
    pirate = arrange(at={0: "7,2 6,3"}, level=2, **given).expect("combat", "7 2").play("stop")
    assert pirate.legal == ["throw"]
    pirate.play("throw")
    assert pirate.pirate(2) is None


# --- both kinds -------------------------------------------------------------------------------------------------------


def test_equal_totals_are_thrown_again() -> None:
    """SA-CBT-13: with no further ball."""
    table = beside(balls={0: 2, 1: 2}).expect("combat", "3 3", "4 4", "5 2")
    table.play("stop", "fire crew-2", "answer", "throw").all_drawn()
    assert (table.balls(), table.balls(1), table.is_home(1)) == (1, 1, True)
    assert [facts["equal"] for facts in table.told("combat-dice")] == [True, True, False]


def test_the_defender_may_win_ties() -> None:
    """SA-CBT-13: whoever did not move; the player where a pirate attacks."""
    close = together(combat_tie="defender_wins").expect("combat", "3 3").play("stop", "fight crew-2")
    assert close.is_home(0)
    guns = beside(balls={0: 1, 1: 1}, combat_tie="defender_wins").expect("combat", "3 3")
    guns.play("stop", "hold crew-2", "answer")
    assert guns.is_home(0)
    both = beside(balls={0: 1, 1: 1}, combat_tie="defender_wins").expect("combat", "3 3")
    assert both.play("stop", "fire crew-2", "answer", "throw").is_home(0)
    caught = arrange(first=1, at={0: "4,8"}, hunts={1: 0}, combat_tie="defender_wins").expect("combat", "5 3")
    caught.play("stop", "end", "throw")
    assert caught.pirate(1) is None


def test_an_empty_ship_may_be_sunk_or_left_alone() -> None:
    """SA-CBT-15: nothing is won, its crew stays where it is."""
    table = arrange(at={0: "7,9", 1: "7,8 8,8"}, gold={1: 5}).play("go W", "stop")
    assert table.legal == ["fight ship-2", "done"]
    table.play("fight ship-2")
    assert (table.ship(1), table.crew(1), table.gold(1), table.gold()) == ("0,9", "8,8", 5, 0)
    guns = arrange(at={0: "6,8", 1: "7,8 8,9"}, balls={0: 1}).play("stop")
    assert guns.legal == ["fire ship-2", "done"]
    guns.play("fire ship-2")
    assert (guns.ship(1), guns.balls()) == ("0,9", 0)


def test_the_winner_takes_everything_carried() -> None:
    """SA-CBT-16, SA-MAP-08, SA-EQ-03: cards and stored things stay."""
    table = together(
        gold={1: 6}, tokens={1: "token-1-Z9 token-1-Z1"}, pieces={1: "1 3"}, cards={1: "spyglass"}, balls={1: 2},
        stored={1: 7}, stored_tokens={1: "token-1-Z4"}, stored_pieces={1: "2"},
    ).expect("combat", "5 2").play("stop", "fight crew-2")  # fmt: skip
    assert (table.gold(), table.tokens(), table.pieces()) == (6, ["token-1-Z9", "token-1-Z1"], [1, 0, 1, 0])
    loser = table.player(1)
    assert loser["carried"] == {"gold": 0, "tokens": [], "pieces": [0, 0, 0, 0]}
    assert (loser["cards"], loser["balls"]) == (["spyglass"], 2)
    assert (loser["stored"]["gold"], loser["stored"]["pieces"], len(loser["stored"]["tokens"])) == (7, [0, 1, 0, 0], 1)


def test_the_loser_goes_home_aboard() -> None:
    """SA-CBT-17: wherever the ship was."""
    table = arrange(at={0: "7,2 6,3", 1: "11,3 6,3"}).expect("combat", "5 2").play("stop", "fight crew-2")
    assert table.is_home(1)


def test_the_winner_stays_and_goes_on() -> None:
    """SA-CBT-18."""
    table = arrange(at={0: "7,8", 1: "7,9 8,8"}).expect("combat", "5 2").expect("treasure", "4")
    table.play("go S", "stop", "fight crew-2", "throw")
    assert (table.crew(), table.gold()) == ("8,8", 4)


def test_what_a_pirate_takes_is_told() -> None:
    """SA-CBT-16, SA-PIR-12: to all, but for the backs of tokens, which it does not see."""
    given: Given = {"at": {0: "4,6"}, "gold": {0: 3}, "pieces": {0: "1 4"}}
    lost = [
        arrange(tokens={0: token}, **given).expect("combat", "2 7").play("stop", "fight pirate-1")
        for token in ("token-1-Z9", "token-1-Z6")
    ]
    assert lost[0].told("loot-lost") == [{"gold": 3, "number": 1, "pieces": ["piece-1", "piece-4"]}]
    assert [lost[0].p.sights_of(seat) for seat in (0, 1)] == [lost[1].p.sights_of(seat) for seat in (0, 1)]


@pytest.mark.parametrize("open_tokens", [False, True])
def test_a_token_that_is_won_comes_to_light_for_the_winner(open_tokens: bool) -> None:
    """SA-CBT-16, SA-TRE-06: if the winner did not know it, and for nobody else."""
    given: Given = {"at": {0: "7,2", 2: "7,2"}, "open_tokens": open_tokens}
    codes = [token.code for token in TOKENS]
    won = []
    for token in ("token-1-Z9", "token-1-Z6"):
        table = arrange(3, **given)
        knowers = EVERYBODY if open_tokens else 1 << 2
        table.p.players[2].carried.tokens.append(slot_of(codes.index(token), knowers))
        won.append(table.expect("combat", "7 2"))
    one, other = [table.play("stop", "fight crew-3").p for table in won]
    assert [one.sights_of(seat) == other.sights_of(seat) for seat in range(3)] == [open_tokens, True, True]


def test_a_crew_with_nothing_still_goes_home() -> None:
    """SA-CBT-20."""
    table = together().expect("combat", "5 2").play("stop", "fight crew-2")
    assert table.is_home(1)
    assert "loot-taken" not in table.story


def test_a_crew_and_its_empty_ship_are_two_targets() -> None:
    """SA-CBT-21: each at most once."""
    table = arrange(at={0: "7,2", 1: "7,3 6,3"}, balls={0: 3}).play("stop")
    assert table.offered("fire") == ["crew-2", "ship-2"]
    table.play("fire ship-2")
    assert "crew-2" in table.offered("fire")
    assert "ship-2" not in table.offered("fire")


def test_what_was_won_is_at_stake_in_the_next_fight() -> None:
    """SA-CBT-21."""
    table = arrange(at={0: "7,2", 1: "7,2"}, pirates={1: "7,2"}, gold={1: 6}).expect("combat", "5 2", "2 6")
    table.play("stop", "fight crew-2", "fight pirate-1")
    assert (table.gold(), table.hoard(1)) == (0, 6)


def test_a_mover_ashore_attacks_no_empty_ship_and_nobody_its_own() -> None:
    """SA-CBT-22."""
    table = arrange(at={0: "4,1 3,0", 1: "2,1 2,0"}, balls={0: 2}).play("stop")
    assert table.step == "actions"
    own = arrange(at={0: "7,2 6,3"}, balls={0: 1}).play("stop")
    assert own.step == "actions"


def test_targets_are_fixed_when_the_movement_ends() -> None:
    """SA-CBT-23: a pirate that is sent home beside the mover starts no fight; a ship that came home is skipped."""
    back = arrange(at={0: "5,2"}, pirates={2: "5,2"}, balls={0: 1}, beaten_pirates="back_at_once")
    back.expect("combat", "7 2").play("stop", "fight pirate-2")
    assert (back.pirate(2), back.step) == ("5,3", "actions")
    crew = arrange(at={0: "7,2", 1: "7,3 6,3"}, balls={0: 2}, pirates={2: "11,1"}).play("stop", "fire crew-2")
    assert (crew.ship(1), crew.step) == ("0,9", "actions")


def test_no_questions_without_a_choice() -> None:
    """SA-CBT-24: a neighbor that neither side can fire at any more is passed over."""
    table = arrange(3, at={0: "7,2", 1: "7,3", 2: "7,1"}, balls={0: 1}).play("stop")
    assert table.legal == ["fire crew-2", "fire crew-3", "done"]
    table.play("fire crew-2")
    assert table.step == "actions"
    last = arrange(3, at={0: "7,2", 1: "7,3", 2: "7,1"}, balls={1: 1}).play("stop")
    assert (last.seat, last.step) == (1, "answer")


# --- why not ----------------------------------------------------------------------------------------------------------


def test_why_guns_are_silent() -> None:
    """SA-CBT-03, SA-CBT-04, SA-CBT-05, SA-CBT-07, SA-CBT-11, SA-CBT-24: each reason names its rule."""
    table = arrange(4, at={0: "5,7", 1: "4,8", 2: "5,8", 3: "4,6"}, balls={0: 2}, level=1).play("stop")
    assert table.refused("fire pirate-4") == ("not-beside-you", "SA-CBT-03")
    assert table.refused("fire crew-3") == ("neutral-ground", "SA-CBT-04")
    assert table.refused("hold crew-2") == ("not-threatened", "SA-CBT-24")
    table.play("fire pirate-1")
    assert table.refused("fire pirate-1") == ("not-beside-you", "SA-CBT-03")
    ashore = arrange(3, at={0: "5,2 6,3", 1: "7,2", 2: "7,3"}, balls={0: 1, 1: 1, 2: 1}).play("stop")
    assert ashore.refused("fire crew-2") == ("no-guns-ashore", "SA-CBT-11")
    empty = arrange(3, at={0: "7,2", 1: "7,1", 2: "7,3"}, balls={1: 1, 2: 1}).play("stop")
    assert empty.refused("fire crew-2") == ("no-cannonball", "SA-CBT-07")
    ducked = arrange(3, at={0: "7,2", 1: "7,1", 2: "7,3"}, balls={0: 2, 1: 1}).play("stop", "hold crew-2", "duck")
    assert ducked.refused("fire crew-2") == ("fought-already", "SA-CBT-05")
    assert ducked.reason("fire crew-2").facts == {"target": "crew-2", "kind": "crew", "to": 1}


# --- odds -------------------------------------------------------------------------------------------------------------


def test_the_odds_of_even_dice() -> None:
    """SA-CBT-13: of 36 throws 15 win, 15 lose and 6 are thrown again."""
    fight = together().play("stop").fights["crew-2"]
    assert (fight["win"], fight["tie"], fight["lose"], fight["chance"]) == (42, 16, 42, 50)
    assert (fight["fires"], fight["answered"], fight["kind"], fight["seat"]) == ("always", "always", "close", 0)
    defender = together(combat_tie="defender_wins").play("stop").fights["crew-2"]
    assert defender["chance"] == 42


def test_odds_are_shown_before_one_stops() -> None:
    """SA-CBT-06: while moving, of the fights that would come here."""
    table = together(cards={0: "pistols"}, gold={1: 3}, tokens={1: "token-1-Z1"}, pieces={1: "2 4"})
    fight = table.fights["crew-2"]
    assert fight["chance"] == 81
    assert (fight["gold"], fight["tokens"], fight["pieces"]) == (3, 1, [2, 4])
    assert table.play("go N").fights == {}


def test_sure_fights() -> None:
    """SA-CBT-09, SA-CBT-10, SA-CBT-15."""
    alone = beside(balls={0: 1}).fights["crew-2"]
    assert (alone["fires"], alone["answered"], alone["chance"]) == ("may", "never", 100)
    under = beside(balls={1: 1}).fights["crew-2"]
    assert (under["fires"], under["answered"], under["chance"]) == ("never", "may", 0)
    pirate = arrange(level=2, at={0: "5,2"}).fights["pirate-2"]
    assert (pirate["fires"], pirate["answered"], pirate["chance"]) == ("never", "always", 0)
    armed = arrange(level=2, at={0: "5,2"}, balls={0: 1}).fights["pirate-2"]
    assert (armed["other"], armed["chance"]) == ([{"source": "level-2", "bonus": 3}], 9)
    ship = arrange(at={0: "7,8", 1: "7,8 8,8"}).fights["ship-2"]
    assert (ship["fires"], ship["answered"], ship["chance"]) == ("may", "never", 100)
    crew = arrange(at={0: "7,2", 1: "5,2 6,3"}, balls={0: 1}, cards={1: "camouflage"}, camouflage="normal_roll")
    assert (crew.fights["crew-2"]["answered"], crew.fights["crew-2"]["chance"]) == ("always", 50)


def test_odds_as_the_one_under_fire_sees_them() -> None:
    """SA-CBT-08."""
    fired = beside(balls={0: 1, 1: 1}, cards={1: "long_guns"}).play("stop", "fire crew-2")
    fight = fired.fights["crew-1"]
    assert (fight["seat"], fight["fires"], fight["answered"], fight["chance"]) == (1, "may", "always", 91)
    held = beside(balls={0: 1, 1: 1}).play("stop", "hold crew-2").fights["crew-1"]
    assert (held["answered"], held["chance"]) == ("never", 100)


def test_odds_when_both_have_fired_or_a_pirate_has_come() -> None:
    """SA-TURN-06, SA-PIR-06."""
    both = beside(balls={0: 1, 1: 1}).play("stop", "fire crew-2", "answer").fights["crew-2"]
    assert (both["kind"], both["chance"]) == ("ranged", 50)
    caught = arrange(first=1, at={0: "4,8"}, hunts={1: 0}).play("stop", "end").fights["pirate-1"]
    assert (caught["seat"], caught["kind"], caught["chance"]) == (0, "close", 19)


def test_prospects_against_everybody() -> None:
    """SA-PIR-02, SA-PIR-15: an unarmed pirate loses to one ball; ships left alone are no matter of odds."""
    table = arrange(at={1: "5,5 6,6"}, galleon="7,2", cards={0: "boarding_hooks"}, pirates={4: "-"})
    found = {prospect["target"]: (prospect["close"], prospect["ranged"]) for prospect in table.view["prospects"]}
    assert found == {
        "crew-2": (91, 50), "pirate-1": (68, 100), "pirate-2": (68, 100), "pirate-3": (68, 100), "galleon": (91, 50),
    }  # fmt: skip


def test_a_percentage_is_never_rounded_to_sure() -> None:
    """SA-CBT-06."""
    assert [percent(0, 36), percent(36, 36), percent(1, 1000), percent(999, 1000), percent(1, 2)] == [0, 100, 1, 99, 50]


def test_shots_are_told() -> None:
    """SA-CBT-08, SA-CBT-09: who fires at whom, and who holds fire."""
    table = arrange(at={0: "7,2", 1: "7,3"}, balls={0: 1, 1: 1}).play("stop", "fire crew-2", "duck")
    assert table.told("fired") == [{"seat": 0, "target": "crew-2", "kind": "crew", "to": 1}]
    assert table.told("fire-held") == [{"seat": 1}]


def test_sure_fights_have_sure_odds() -> None:
    """SA-CBT-09, SA-CBT-15: an empty ship cannot win, and who cannot fire back cannot either."""
    odds = ("win", "tie", "lose", "chance")
    ship = arrange(at={0: "7,8", 1: "7,8 8,8"}).play("stop").fights["ship-2"]
    assert [ship[name] for name in odds] == [100, 0, 0, 100]  # type: ignore[literal-required]
    pirate = arrange(level=2, at={0: "5,2"}).fights["pirate-2"]
    assert [pirate[name] for name in odds] == [0, 0, 100, 0]  # type: ignore[literal-required]


def test_who_is_fired_at_defends_in_the_odds() -> None:
    """SA-CBT-13: where equal totals are the defender's."""
    given: Given = {"at": {0: "7,2", 1: "7,3"}, "balls": {0: 1, 1: 1}, "combat_tie": "defender_wins"}
    table = arrange(**given).play("stop", "fire crew-2")
    assert table.preview("answer")["win"] > 50
    assert table.play("answer").preview("throw")["win"] < 50


def test_pieces_that_change_hands_are_told() -> None:
    """SA-CBT-16"""
    table = arrange(at={0: "7,2", 1: "7,2"}, pieces={1: "3"}).expect("combat", "7 2").play("stop", "fight crew-2")
    assert table.told("loot-taken")[0]["pieces"] == ["piece-3"]


def test_the_first_cell_of_a_board_is_one_like_any_other() -> None:
    """SA-CBT-03, SA-CBT-23: whoever is there is beside its neighbors."""
    p = arrange(level=2, at={0: "1,1"}, balls={0: 1}).p
    p.chart = Chart(tiles_named([TILES[1], TILES[0], *TILES[2:]]))  # the sea in the corner, the city beside it
    p.pirates[0].cell = 0
    assert ranged_targets(p) == BITS[FIRST_PIRATE]
    assert is_still_beside(p, FIRST_PIRATE)
