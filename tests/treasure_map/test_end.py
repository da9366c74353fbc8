"""Eldorado and the end: SA-END, SA-VAR-06 to -08."""

from __future__ import annotations

from typing import Any

import pytest
from tests.treasure_map.table import ELDORADO, TITLE, Table, arrange, random_game, random_moves


def searcher(**given: Any) -> Table:
    """Red aboard beside 3,3 with all four pieces; that is Eldorado by map C."""
    given = {"at": {0: "4,3"}, "pieces": {0: "1 2 3 4"}, "eldorado": "map-C", **given}
    return arrange(**given)


def test_the_first_in_eldorado_with_four_pieces_wins() -> None:
    """SA-END-01: at once."""
    table = searcher().play("go N", "stop")
    assert table.game.over
    assert (table.outcome.ending, table.outcome.winners, table.outcome.ranks) == ("eldorado", [0], [1, 2])
    assert table.told("game-ended") == [{"winners": [0], "ending": "eldorado", "cell": "3,3", "turns": 1}]


def test_the_movement_must_end_there() -> None:
    """SA-END-02: passing is not enough."""
    table = searcher().play("go N", "go W", "stop")
    assert not table.game.over


def test_fights_come_first() -> None:
    """SA-END-02: whoever loses the pieces there has not won."""
    table = searcher(at={0: "4,3", 1: "2,1 3,3"}).expect("combat", "2 7").play("go N", "stop", "fight crew-2")
    assert not table.game.over
    assert table.pieces(1) == [1, 1, 1, 1]
    won = searcher(at={0: "4,3", 1: "2,1 3,3"}).expect("combat", "7 2").play("go N", "stop", "fight crew-2")
    assert won.outcome.winners == [0]


def test_loot_on_the_spot_wins() -> None:
    """SA-END-02."""
    table = searcher(at={0: "4,3", 1: "2,1 3,3"}, pieces={0: "1 2", 1: "3 4"}).expect("combat", "7 2")
    assert table.play("go N", "stop", "fight crew-2").outcome.winners == [0]


def test_a_swap_on_the_spot_wins() -> None:
    """SA-END-02."""
    table = searcher(pieces={0: "1 2 3"}, tokens={0: "token-1-Z1"}).play("go N", "stop", "swap token-1-Z1 4")
    assert table.outcome.winners == [0]


def test_taking_back_the_last_piece_on_the_spot_wins() -> None:
    """SA-END-02, SA-END-03: blue's own city is Eldorado by map A."""
    table = arrange(turn=1, at={1: "0,9 0,8"}, pieces={1: "1 2 3"}, stored_pieces={1: "4"}).play("stop")
    assert not table.game.over
    assert table.play("fetch-piece 4").outcome.winners == [1]


def test_nobody_wins_in_the_turn_of_another() -> None:
    """SA-END-02: staying there in the own next turn is enough."""
    table = searcher(turn=1, first=1, at={0: "4,3 3,3", 1: "4,2 3,2"}, pieces={0: "1 2 3", 1: "4"}, balls={})
    table.expect("combat", "2 7").play("go E", "stop", "fight crew-1")
    assert not table.game.over
    assert (table.seat, table.pieces()) == (0, [1, 1, 1, 1])
    assert table.play("stop").outcome.winners == [0]


def test_stored_pieces_do_not_count() -> None:
    """SA-END-03."""
    table = searcher(pieces={0: "1 2 3"}, stored_pieces={0: "4"}).play("go N", "stop")
    assert not table.game.over
    assert table.seen_by(0)["eldorado"] is None


def test_whoever_carries_all_four_is_told_the_place_in_secret() -> None:
    """SA-END-04: and does not forget it."""
    table = (
        arrange(at={0: "7,2", 1: "7,2"}, pieces={0: "1 2", 1: "3 4"}, eldorado="map-C")
        .expect("combat", "7 2")
        .play("stop", "fight crew-2")
    )
    assert [table.seen_by(viewer)["eldorado"] for viewer in (-1, 0, 1)] == [None, "3,3", None]
    event = next(event for event in table.events if event.name == "eldorado-told")
    assert event.seen_by(0)["facts"] == {"seat": 0, "cell": "3,3"}
    assert event.seen_by(1)["facts"] == {"seat": 0}
    assert [player["knows_eldorado"] for player in table.view["players"]] == [True, False]
    lost = searcher(at={0: "7,2", 1: "7,2"}).expect("combat", "2 7").play("stop", "fight crew-2")
    assert lost.pieces() == [0, 0, 0, 0]
    assert [lost.seen_by(viewer)["eldorado"] for viewer in (-1, 0, 1)] == [None, "3,3", "3,3"]


def test_the_place_comes_to_light_for_whoever_is_told() -> None:
    """SA-END-04: for that player alone."""
    one, other = [
        arrange(at={0: "7,2", 1: "7,2"}, pieces={0: "1 2", 1: "3 4"}, eldorado=card)
        .expect("combat", "7 2")
        .play("stop", "fight crew-2")
        .p
        for card in ("map-C", "map-D")
    ]
    assert [one.sights_of(seat) == other.sights_of(seat) for seat in (0, 1)] == [False, True]


def test_nothing_is_shown_after_the_game_where_nothing_was_hidden() -> None:
    """SA-END-04"""
    assert "tokens-shown" not in searcher(temples={}).play("go N", "stop").story
    assert "tokens-shown" in searcher().play("go N", "stop").story


def test_a_player_attacked_by_a_pirate_may_learn_it_too() -> None:
    """SA-END-04, SA-PIR-11: by the hoard of the pirate that it beats."""
    table = arrange(first=1, at={0: "4,7"}, hunts={1: 0}, pieces={0: "1 2 3"}, eldorado="map-D")
    table.p.pirates[0].loot.add_piece(3)
    table.expect("combat", "7 2").play("stop", "end", "throw")
    assert table.seen_by(0)["eldorado"] == "7,11"


@pytest.mark.parametrize("card", ELDORADO)
def test_the_place_is_read_like_a_token(card: str) -> None:
    """SA-END-05."""
    assert searcher(eldorado=card).seen_by(0)["eldorado"] == ELDORADO[card]


def test_reaching_it_without_the_pieces_reveals_nothing() -> None:
    """SA-END-06."""
    table = searcher(pieces={0: "1 2 3"}).play("go N", "stop")
    assert not table.game.over
    assert len(table.seen_by(1)["eldorado_places"]) == 4


def test_a_search_in_vain_is_seen_by_all() -> None:
    """SA-END-06, SA-END-04: with all pieces the game would have ended."""
    table = searcher(eldorado="map-D").play("go N", "stop")
    assert table.told("eldorado-elsewhere") == [{"seat": 0, "cell": "3,3"}]
    assert sorted(table.seen_by(1)["eldorado_places"]) == ["map-A", "map-B", "map-D"]
    table.play("end")
    assert len(table.told("eldorado-elsewhere")) == 1


# --- limits -----------------------------------------------------------------------------------------------------------


def test_the_turn_limit() -> None:
    """SA-END-07, SA-END-09: different pieces, then gold, then tokens, carried and stored."""
    table = arrange(
        4, first=1, round=80, pieces={0: "1 1", 1: "2", 2: "3"}, stored_pieces={2: "4"}, level=2,
        gold={0: 3, 1: 1}, stored={1: 2}, tokens={1: "token-1-Z9"},
    ).play("stop", "end")  # fmt: skip
    assert table.outcome.ending == "turn_limit"
    assert table.outcome.ranks == [3, 2, 1, 4]
    shared = arrange(first=1, round=80).play("stop", "end")
    assert shared.outcome.winners == [0, 1]


def test_another_turn_limit_or_none() -> None:
    """SA-END-07, SA-END-08."""
    assert arrange(first=1, round=5, turn_limit=5).play("stop", "end").game.over
    assert not arrange(first=1, round=4, turn_limit=5).play("stop", "end").game.over
    assert not arrange(first=1, round=500, turn_limit=0).play("stop", "end").game.over


def test_the_limit_comes_after_the_level_check() -> None:
    """SA-END-07."""
    table = arrange(first=1, round=80, temples={}).play("stop", "end")
    assert table.story.index("level-reached") < table.story.index("game-ended")


def test_a_blocked_game_ends_by_the_limit() -> None:
    """SA-END-08: all copies of two pieces lie in two stores."""
    table = arrange(stored_pieces={0: "1 1", 1: "2 2"}, level=2, turn_limit=3)
    for _ in range(60):
        if not table.game.over:
            table.play(next(move for move in ("spin", "stop", "end") if move in table.legal))
    assert table.outcome.ending == "turn_limit"


def test_ranks_behind_the_winner() -> None:
    """SA-END-09: Eldorado beats everything."""
    table = arrange(
        3, at={0: "4,3"}, pieces={0: "1 2 3 4", 1: "1 2", 2: "3"}, gold={2: 90}, eldorado="map-C", level=2
    ).play("go N", "stop")
    assert table.outcome.ranks == [1, 2, 3]
    assert table.game.scores() == [9, 2, 1]
    sheet = {line["source"]: (line["points"], line["counts"]) for line in table.game.score_sheet()}
    assert sheet["eldorado"] == ([5, 0, 0], True)
    assert sheet["gold"] == ([0, 0, 90], False)


def test_the_decision_limit() -> None:
    """SA-END-10."""
    table = random_game(1, turn_limit=0, decision_limit=100)
    made = len(list(random_moves(table, 1)))
    assert (made, table.outcome.ending) == (100, "decision_limit")


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_each_temple_brings_a_hunter_and_skulls_do_not() -> None:
    """SA-VAR-05."""
    table = arrange(1, at={0: "7,8"}).expect("treasure", "7 7").play("go S", "stop", "throw")
    assert len(table.told("hunt-began")) == 1
    calm = arrange(1, at={0: "7,8"}).expect("treasure", "2 3").play("go S", "stop", "throw")
    assert len(calm.told("hunt-began")) == 1


def test_alone_a_pirate_that_destroys_the_crew_ends_the_game() -> None:
    """SA-VAR-06: in its attack, in one's own, and by its guns."""
    caught = arrange(1, at={0: "4,8"}, hunts={1: 0}).expect("combat", "2 2").play("stop", "end", "throw")
    own = arrange(1, at={0: "4,6"}).expect("combat", "2 2").play("stop", "fight pirate-1")
    guns = arrange(1, at={0: "4,7"}).play("stop")
    for table in (caught, own, guns):
        assert (table.outcome.ending, table.outcome.winners, table.outcome.team_won) == ("caught", [], False)


def test_alone_the_loss_of_the_ship_or_to_the_galleon_is_no_defeat() -> None:
    """SA-VAR-06."""
    ship = arrange(1, at={0: "5,5 6,6"}, hunts={1: 0}, temples={}).play("stop", "end")
    assert ship.step == "spin"
    galleon = (
        arrange(1, at={0: "7,2"}, galleon="7,2", gold={0: 3}).expect("combat", "2 7").play("stop", "fight galleon")
    )
    assert (galleon.game.over, galleon.is_home(0), galleon.gold()) == (False, True, 0)


def test_alone_one_wins_as_always_and_fewer_turns_are_better() -> None:
    """SA-VAR-07: bribes and beaten pirates work as usual."""
    table = arrange(1, at={0: "4,3"}, pieces={0: "1 2 3 4"}, eldorado="map-C", round=12).play("go N", "stop")
    assert (table.outcome.winners, table.outcome.team_won) == ([0], True)
    assert {line["source"]: line["points"] for line in table.game.score_sheet()}["turns"] == [12]
    beaten = arrange(1, at={0: "4,7"}, hunts={1: 0}, cards={0: "boarding_hooks pistols"}, temples={}).expect(
        "combat", "7 2"
    )
    beaten.play("go W", "stop", "fight pirate-1", "end")
    assert beaten.pirate(1) is None
    assert arrange(1, gold={0: 4}, hunts={1: 0}).play("bribe 1").hunted_by(1) == -1


def test_alone_the_turn_limit_is_a_defeat() -> None:
    """SA-VAR-08, SA-END-07: everything else works as with more players."""
    table = arrange(1, round=80, galleon="5,8").play("stop", "end")
    assert (table.outcome.ending, table.outcome.winners) == ("turn_limit", [])
    trade = arrange(1, at={0: "5,8 5,9"}, gold={0: 4}, coins={"5,8": 1}).play("go W", "go E", "stop", "buy pistols")
    assert (trade.gold(), trade.player()["cards"]) == (0, ["pistols"])


def test_alone_the_hunt_may_go_on() -> None:
    """SA-VAR-09: one hunter and one for each empty temple at the end of each turn; paid ones start at their skulls."""
    given: dict[str, Any] = {"gold": {0: 8}, "hunts": {1: 0}, "temples": {"2,2": "token-2-Z1"}, "hunt_goes_on": True}
    table = arrange(1, **given).play("bribe 1", "stop", "end")
    assert [table.hunted_by(number) for number in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert table.pirate(1) == "4,6"
    full = {"0,10": "token-2-Z3", "2,2": "token-2-Z1", "6,6": "token-2-Z4", "8,8": "token-2-Z5", "10,4": "token-2-Z6"}
    fresh = arrange(1, **{**given, "temples": full}).play("bribe 1", "stop", "end")
    assert [facts["pirate"] for facts in fresh.told("hunt-began")] == [1]
    usual = arrange(1, **{**given, "hunt_goes_on": False}).play("bribe 1", "stop", "end")
    assert "hunt-began" not in usual.story


def test_the_game_alone_as_it_is_offered() -> None:
    """SA-VAR-07: pirates to reckon with, in 17 turns."""
    solo = next(preset for preset in TITLE.presets if preset.id == "solo")
    assert solo.options == {"bribe_reach": "beside", "hunters_fire": True, "hunt_goes_on": True, "turn_limit": 17}


def test_alone_a_hunter_that_sinks_the_ship_hunts_on() -> None:
    """SA-VAR-09, SA-PIR-07: from where it is."""
    given: dict[str, Any] = {"at": {0: "5,5 6,6"}, "hunts": {1: 0}, "temples": {}, "pirates": {2: "-", 3: "-", 4: "-"}}
    table = arrange(1, hunt_goes_on=True, **given).play("stop", "end")
    assert (table.ship(), table.pirate(1), table.hunted_by(1)) == ("5,8", "5,5", 0)
    usual = arrange(1, **given).play("stop", "end")
    assert (usual.ship(), usual.pirate(1), usual.hunted_by(1)) == ("5,8", "4,6", -1)


def test_alone_beaten_pirates_take_up_no_hunt() -> None:
    """SA-VAR-09, SA-VAR-07."""
    table = arrange(1, pirates={1: "-", 2: "-", 3: "-"}, temples={}, hunt_goes_on=True).play("stop", "end")
    assert [facts["pirate"] for facts in table.told("hunt-began")] == [4]


def test_with_more_players_nothing_brings_hunters_back() -> None:
    """SA-VAR-09."""
    table = arrange(2, first=1, temples={}, hunt_goes_on=True).play("stop", "end")
    assert "hunt-began" not in table.story
