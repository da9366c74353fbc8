"""What moves say beforehand about what they bring."""

from __future__ import annotations

from tests.treasure_map.table import arrange


def test_a_step_tells_points_coins_and_dangers() -> None:
    """SA-MOVE-01, SA-MOVE-15, SA-CBT-02, SA-PIR-16."""
    table = arrange(level=2, at={0: "7,2", 1: "8,2"}, coins={"7,3": 2})
    assert table.preview("go E") == {"points": 3, "gold": 2}
    assert table.preview("go S") == {"points": 3, "fights": 1, "win": 50, "lose": 50}
    assert table.preview("go N") == {"points": 3, "dangers": 1}
    assert table.preview("stop") == {}
    assert arrange(at={0: "2,4"}, coins={"3,4": 1}).preview("drift") == {"points": 4, "gold": 1}


def test_a_fight_tells_its_odds_and_what_is_at_stake() -> None:
    """SA-CBT-06, SA-CBT-16, SA-GAL-09."""
    table = arrange(
        at={0: "7,2", 1: "7,2"}, galleon="7,2", hold=2, gold={0: 3, 1: 4}, tokens={1: "token-1-Z9"}, pieces={0: "1"}
    ).play("stop")
    assert table.preview("fight crew-2") == {
        "win": 50, "lose": 50, "gold_won": 4, "tokens_won": 1, "gold_lost": 3, "pieces_lost": 1,
    }  # fmt: skip
    assert table.preview("fight galleon") == {"win": 50, "lose": 50, "gold_won": 7, "gold_lost": 3, "pieces_lost": 1}
    empty = arrange(at={0: "7,8", 1: "7,8 8,8"}).play("stop")
    assert empty.preview("fight ship-2") == {"win": 100, "lose": 0}
    assert empty.fights["ship-2"]["gold"] == 0
    assert empty.preview("done") == {}


def test_guns() -> None:
    """SA-CBT-07, SA-CBT-09: a ball, and what happens without one."""
    table = arrange(level=2, at={0: "5,2"}, balls={0: 1}, gold={0: 3}, hoards={2: 5}).play("stop")
    assert table.preview("fire pirate-2") == {"win": 9, "lose": 91, "gold_won": 5, "gold_lost": 3, "balls": -1}
    assert table.preview("hold pirate-2") == {"lose": 100, "gold_lost": 3}
    players = arrange(at={0: "7,2", 1: "7,3"}, balls={0: 1, 1: 1}, gold={0: 3, 1: 2}).play("stop")
    assert players.preview("hold crew-2") == {}
    players.play("fire crew-2")
    assert players.preview("answer") == {"win": 50, "lose": 50, "gold_won": 3, "gold_lost": 2, "balls": -1}
    assert players.preview("duck") == {"lose": 100, "gold_lost": 2}
    players.play("answer")
    assert players.preview("throw") == {"win": 50, "lose": 50, "gold_won": 2, "gold_lost": 3}
    held = arrange(at={0: "7,2", 1: "7,3"}, balls={0: 1, 1: 1}, gold={0: 3, 1: 2}).play("stop", "hold crew-2")
    assert held.preview("answer") == {"win": 100, "lose": 0, "gold_won": 3, "balls": -1}
    assert held.preview("duck") == {}


def test_a_camouflaged_crew_that_holds_on() -> None:
    """SA-CBT-12: its dice decide where camouflage does not hide it altogether."""
    table = arrange(
        3, level=2, at={0: "7,2 6,3", 1: "7,3"}, balls={1: 1}, cards={0: "camouflage"}, camouflage="normal_roll"
    ).play("stop")
    assert table.preview("hold pirate-2") == {"win": 9, "lose": 91}


def test_caught() -> None:
    """SA-PIR-06."""
    table = arrange(first=1, at={0: "4,8"}, hunts={1: 0}, gold={0: 3}, hoards={1: 2}).play("stop", "end")
    assert table.preview("throw") == {"win": 19, "lose": 81, "gold_won": 2, "gold_lost": 3}


def test_actions() -> None:
    """SA-CITY-04, SA-CITY-06, SA-PIR-10, SA-MAP-05, SA-MOVE-21."""
    table = arrange(
        turn=1, step="actions", at={1: "0,9 0,8"}, gold={1: 9}, stored={1: 3}, tokens={1: "token-1-Z3"}, hunts={1: 1}
    )
    assert table.preview("buy pistols") == {"gold": -5}
    assert table.preview("bribe 1") == {"gold": -4}
    assert table.preview("fetch-gold 2") == {"gold": 2}
    assert table.preview("store-gold 2") == {"gold": -2, "stored": 2}
    assert table.preview("swap token-1-Z3 1") == {"tokens": -1, "pieces": 1}
    assert table.preview("end") == {}
    stranded = arrange(at={0: "5,8 8,0"}, coins={"5,8": 2})
    assert stranded.preview("rescue") == {"gold": 2}
    assert arrange(at={0: "5,8 8,0"}).preview("rescue") == {}


def test_coins_on_the_way_are_counted_beside_those_carried() -> None:
    """SA-MOVE-15"""
    assert arrange(at={0: "7,2"}, gold={0: 3}, coins={"7,3": 2}).preview("go E") == {"points": 3, "gold": 2}
