"""The worked examples of section 24, all on chart F1."""

from __future__ import annotations

from tests.treasure_map.table import CHART, Given, arrange, first_luck, new_table

from flibuste.games.ship_adventure.pieces import TOKENS


def test_two_whirlpools_and_a_temple() -> None:
    """SA-EX-01."""
    table = arrange(at={0: "1,4"}).play("go S", "drift", "go S", "drift", "drift", "go SE")
    assert (table.crew(), table.ship(), table.points) == ("6,6", "5,5", 1)
    further = arrange(at={0: "1,4"}).play("go S", "drift", "go S", "drift", "drift", "drift")
    assert further.ship() == "5,4"
    assert further.refused("drift") == ("drifted-enough", "SA-MOVE-18")


def test_the_wake() -> None:
    """SA-EX-02."""
    table = new_table(2, script=first_luck()).expect("compass", "9", "3", "1")
    table.play("spin")
    assert (table.galleon, table.coins) == ("5,8", {})
    table.play("stop", "end", "stop", "end", "spin")
    assert table.galleon == "7,9"
    assert table.coins == {"6,8": 1}
    assert table.gold() == 1
    table.play("stop", "end", "stop", "end", "spin")
    assert table.galleon == "5,8"
    assert table.coins == {"6,8": 1, "7,9": 1, "6,9": 1}


def test_reading() -> None:
    """SA-EX-03."""
    cells = {token.code: CHART.reading(token.zone, token.order) for token in TOKENS}
    assert CHART.name(cells["token-1-Z6"]) == "4,9"
    assert CHART.name(cells["token-2-Z9"]) == "9,8"
    assert CHART.name(cells["token-1-Z3"]) == "0,8"
    assert [cells[f"token-{level}-Z2"] for level in (1, 2, 3)] == [-1, -1, -1]


def test_treasure_and_swap_in_one_turn() -> None:
    """SA-EX-04."""
    table = arrange(turn=1, at={1: "7,8"}, temples={"8,8": "token-1-Z9"}).expect("treasure", "5")
    table.play("go S", "stop", "throw")
    assert (table.gold(1), table.tokens(1)) == (5, ["token-1-Z9"])
    table.play("swap token-1-Z9 3")
    assert table.pieces(1) == [0, 0, 1, 0]
    assert table.view["offer"] == [1, 1, 0, 1]
    assert table.seen_by(0)["swapped"] == ["token-1-Z9"]


def test_the_ship_is_sunk() -> None:
    """SA-EX-05."""
    table = arrange(first=1, at={0: "5,5 6,6"}, hunts={1: 0}, gold={0: 3}).play("stop", "end")
    assert (table.ship(), table.crew(), table.gold()) == ("5,8", "6,6", 3)
    assert (table.pirate(1), table.hunted_by(1)) == ("4,6", -1)
    table.expect("compass", "1").play("spin")
    assert table.refused("rescue") == ("not-stranded", "SA-MOVE-16")
    table.play("go E", "go NE")
    assert (table.points, table.crew()) == (2, "5,8")


def test_the_ship_of_a_stranded_crew_is_sunk() -> None:
    """SA-EX-05: yellow's home port is far from that island."""
    table = arrange(3, turn=2, first=0, at={2: "5,5 6,6"}, hunts={1: 2}, gold={2: 3}).play("stop", "end")
    assert (table.ship(2), table.crew(2)) == ("0,1", "6,6")
    table.expect("compass", "3").play("spin", "rescue")
    assert (table.ship(2), table.crew(2), table.gold(2)) == ("0,1", "0,1", 3)
    assert table.legal == ["end"]


def test_who_hunts() -> None:
    """SA-EX-06."""
    temples = {"2,2": "token-2-Z1", "8,8": "token-2-Z3"}
    near = arrange(3, turn=2, level=2, at={2: "1,3"}, temples=temples).expect("treasure", "7 5")
    near.play("go SW", "stop", "throw")
    assert near.gold(2) == 12
    assert [near.hunted_by(number) for number in (1, 2, 3, 4)] == [-1, -1, -1, 2]
    both = arrange(3, turn=2, level=2, at={2: "1,3"}, temples=temples).expect("treasure", "7 7")
    both.play("go SW", "stop", "throw")
    assert both.gold(2) == 14
    assert [both.hunted_by(number) for number in (1, 2, 3, 4)] == [2, -1, -1, 2]
    taken = arrange(3, turn=2, level=2, at={2: "1,3"}, temples=temples, hunts={4: 1}).expect("treasure", "7 5")
    taken.play("go SW", "stop", "throw")
    assert [taken.hunted_by(number) for number in (1, 2, 3, 4)] == [2, -1, -1, 1]
    tie = arrange(3, turn=2, level=2, at={2: "9,7"}, temples=temples).expect("treasure", "7 5")
    tie.play("go NE", "stop", "throw")
    assert [tie.hunted_by(number) for number in (1, 2, 3, 4)] == [-1, 2, -1, -1]


def test_waiting_off_the_port() -> None:
    """SA-EX-07."""
    table = arrange(1, colors="green", hunts={2: 0}).play("stop", "end")
    assert [facts["cell"] for facts in table.told("pirate-sailed")] == ["6,4", "7,5"]
    table.play("spin", "stop", "end")
    assert table.pirate(2) == "8,6"
    assert len(table.told("pirate-sailed")) == 3
    table.play("spin", "stop", "end")
    assert (table.pirate(2), table.hunted_by(2)) == ("8,6", 0)
    still = arrange(1, colors="yellow", hunts={4: 0}).play("stop", "end")
    assert (still.pirate(4), still.hunted_by(4)) == ("11,1", 0)


def test_a_bribe_in_passing() -> None:
    """SA-EX-08."""
    chase: Given = {"level": 2, "at": {0: "7,8"}, "gold": {0: 3}, "balls": {0: 1}}
    chase |= {"coins": {"7,9": 1}, "pirates": {1: "6,9"}, "hunts": {1: 0}}
    table = arrange(**chase).play("go E", "bribe 1", "stop")
    assert (table.gold(), table.pirate(1), table.hoard(1), table.hunted_by(1)) == (0, "4,6", 4, -1)
    assert table.step == "actions"
    late = arrange(**chase).play("go E", "stop")
    assert late.refused("bribe 1") == ("not-now", "SA-TURN-02")
    assert late.legal == ["fire pirate-1", "hold pirate-1"]


def test_a_shore_under_guns() -> None:
    """SA-EX-09."""
    table = arrange(level=2, at={0: "7,2"}, gold={0: 9}, balls={0: 2}).play("go NE", "stop")
    assert table.is_home(0)
    assert (table.gold(), table.hoard(2), table.balls()) == (0, 9, 2)
    shore: Given = {"level": 2, "at": {0: "7,2"}, "gold": {0: 9}}
    for hidden in ({"cards": {0: "camouflage"}}, {"level": 1}):
        safe = arrange(**shore | hidden)
        safe.play("go NE", "stop")
        assert (safe.gold(), safe.crew(), safe.step) == (9, "6,3", "actions")
    port = arrange(3, turn=2, level=2, gold={2: 9}).play("stop")
    assert (port.gold(2), port.step) == (9, "actions")


def test_two_combats_in_a_row() -> None:
    """SA-EX-10."""
    for throw, gold, token, balls in (("6 4", 11, True, 1), ("3 6", 0, False, 1)):
        table = arrange(
            4,
            at={0: "7,8", 1: "7,9", 3: "7,10"},
            gold={0: 2, 1: 6, 3: 3},
            tokens={1: "token-1-Z9"},
            cards={0: "sabre", 3: "spyglass"},
            balls={0: 1, 3: 2},
        ).expect("combat", "4 5", "3 2", throw)
        table.play("go E", "stop", "fight crew-2")
        assert (table.gold(), table.tokens()) == (8, ["token-1-Z9"])
        assert table.is_home(1)
        table.play("fire crew-4", "answer", "throw").all_drawn()
        assert table.gold() == gold
        assert table.gold(3) == 11 - gold
        assert ("token-1-Z9" in table.tokens()) == token
        assert (table.balls(), table.balls(3)) == (0, balls)
        assert table.is_home(3 if token else 0)


def test_the_last_piece_on_the_spot() -> None:
    """SA-EX-11."""
    last: Given = {"level": 2, "at": {0: "7,10"}, "pieces": {0: "1 2 3"}, "tokens": {0: "token-2-Z6"}}
    shot = arrange(eldorado="map-D", **last).play("go E", "stop")
    assert shot.is_home(0)
    assert (shot.pieces(), shot.tokens()) == ([0, 0, 0, 0], [])
    assert shot.view["pirates"][2]["loot"]["pieces"] == [1, 1, 1, 0]
    hidden = arrange(eldorado="map-D", cards={0: "camouflage"}, **last)
    hidden.play("go E", "stop", "swap token-2-Z6 4")
    assert hidden.game.over
    assert hidden.outcome.winners == [0]
    elsewhere = arrange(eldorado="map-B", cards={0: "camouflage"}, **last)
    elsewhere.play("go E", "stop", "swap token-2-Z6 4")
    assert elsewhere.seen_by(0)["eldorado"] == "8,0"
    assert elsewhere.seen_by(1)["eldorado"] is None
    assert CHART.touch(CHART.named("7,11"), CHART.named("8,0"))


def test_eldorado_in_a_city() -> None:
    """SA-EX-12."""
    table = arrange(4, turn=3, at={3: "0,7", 1: "1,7"}, balls={1: 3}, pieces={3: "1 2 3 4"}).play("go E", "stop")
    assert table.outcome.winners == [3]
    assert table.outcome.ending == "eldorado"


def test_a_new_level_underfoot() -> None:
    """SA-EX-13."""
    temples = {"8,8": "token-1-Z1", "2,2": "token-1-Z3"}
    table = arrange(3, turn=1, at={1: "7,8", 0: "1,3"}, temples=temples)
    table.expect("treasure", "5", "5").expect("tokens", "token-2-Z1 token-2-Z3 token-2-Z4 token-2-Z5")
    table.play("go S", "stop", "throw", "end", "stop", "end", "go SW", "stop", "throw", "end").all_drawn()
    assert table.view["level"] == 2
    assert table.treasures == {"0,10": 2, "6,6": 2, "8,8": 2, "10,4": 2}
    assert table.told("tokens-laid")[0]["cells"] == ["0,10", "6,6", "8,8", "10,4"]
    assert table.view["offer"] == [2, 2, 2, 2]
    table.expect("compass", "2").expect("treasure", "2 3").play("spin", "stop", "throw")
    assert table.gold(1) == 10


def test_city_business() -> None:
    """SA-EX-14."""
    table = arrange(
        step="actions", at={0: "5,8 5,9"}, gold={0: 2}, pieces={0: "1"}, stored={0: 7}, stored_pieces={0: "2"}
    )
    table.play("fetch-gold 6", "buy boarding_hooks")
    assert table.refused("fetch-gold 1") == ("business-began", "SA-TURN-07")
    table.play("store-piece 1")
    assert (table.gold(), table.stored(), table.pieces()) == (0, 1, [0, 0, 0, 0])
    assert table.player()["stored"]["pieces"] == [1, 1, 0, 0]
    assert table.player()["cards"] == ["boarding_hooks"]


def test_the_galleon_comes_alongside() -> None:
    """SA-EX-15."""
    table = arrange(step="spin", level=2, galleon="5,8", hold=3, at={0: "7,9"}, cards={0: "pistols"})
    table.expect("compass", "3").expect("combat", "3 4").expect("compass", "2").play("spin")
    assert (table.galleon, table.coins) == ("7,9", {"5,8": 1, "6,8": 1})
    table.play("stop")
    assert table.legal == ["fight galleon"]
    table.play("fight galleon")
    assert (table.gold(), table.galleon) == (13, None)
    table.play("end", "stop", "end", "spin")
    assert table.galleon == "0,9"
