"""Gold: AM-GOLD."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, random_games


@pytest.mark.parametrize(
    ("cubes", "gold"), [("1 blue", 1), ("3 blue", 1), ("4 blue", 2), ("4 blue 2 red", 2), ("7 blue", 3)]
)
def test_gold_for_the_cubes(cubes: str, gold: int) -> None:
    """AM-GOLD-01: a third of all of them, rounded up, instead of an action."""
    table = arrange(cubes=cubes)
    assert table.sheet("red")["gold_offer"] == gold
    table.play("gold")
    assert (table.red.gold, table.to_move) == (gold, "blue")
    assert table.told("gold-gained") == [{"seat": 0, "gold": gold, "source": "cubes", "points": 0}]


def test_gold_beyond_the_track() -> None:
    """AM-GOLD-01, AM-GOLD-02: EXAMPLE N = 10, gold 9: 4 gold, the disk on 12 and 1 point."""
    table = arrange(cubes="5 blue 5 black", red="gold 9").play("gold")
    assert (table.red.gold, table.scores) == (12, [1, 0])
    assert table.told("gold-gained") == [{"seat": 0, "gold": 4, "source": "cubes", "points": 1}]


@pytest.mark.parametrize(
    ("sheet", "moves", "points"),
    [
        ("gold 12, chests 1", ["chest"], 3),
        ("gold 11, token five-gold", ["use five-gold"], 4),
        ("gold 12, cannons 12", ["act black"], 2),
        ("gold 12, progress 20", ["act brown"], 2),
    ],
)
def test_every_gold_beyond_twelve_is_a_point(sheet: str, moves: list[str], points: int) -> None:
    """AM-GOLD-02: from any source and at any time."""
    table = arrange(cubes="2 black 2 brown", red=sheet).play(*moves)
    assert (table.red.gold, table.points("gold")) == (12, [points, 0])


def test_gold_buys_points_for_the_own_action_only() -> None:
    """AM-GOLD-03: there is nothing else to spend it on."""
    table = arrange(cubes="2 black", red="gold 5")
    assert table.legal == ["act black", "gold", "pass"]
    table.play("act black", "steps 7")
    assert (table.red.cannons, table.red.gold) == (7, 0)


@pytest.mark.parametrize(
    ("color", "sheet", "steps"), [("black", "cannons 11", 1), ("brown", "progress 19", 1), ("white", "special 18", 1)]
)
@pytest.mark.parametrize("cubes", [2, 6])
def test_two_gold_at_the_end_of_a_track(color: str, sheet: str, steps: int, cubes: int) -> None:
    """AM-GOLD-04: once per action, whatever the number of points left."""
    table = arrange(cubes=f"{cubes} {color}", red=sheet, display="").play(f"act {color}")
    if color == "white":
        table.play("advance")
    table.play(f"steps {steps}")
    assert (table.red.gold, table.to_move) == (2, "blue")


@pytest.mark.parametrize(
    ("color", "sheet"), [("black", "cannons 12"), ("brown", "progress 20"), ("white", "special 19")]
)
def test_and_again_in_later_phases(color: str, sheet: str) -> None:
    """AM-GOLD-04: the disk was already on the last space."""
    before = {"black": "blue", "brown": "red", "white": "yellow"}[color]
    table = arrange(cubes=f"2 {color}", red=sheet, phase=before, throws=(f"1 {color}",)).play(f"act {color}")
    if color == "white":
        table.play("advance")
    table.play("pass", "throw", f"act {color}")
    if color == "white":
        table.play("advance")
    assert table.red.gold == 4


def test_points_bought_with_gold_do_not_count_at_the_end() -> None:
    """AM-GOLD-04: nobody pays one gold to get two."""
    table = arrange(cubes="1 black", red="cannons 10, gold 5").play("act black")
    assert table.offered("steps") == ["1", "2"]
    table.play("steps 2")
    assert (table.red.cannons, table.red.gold) == (12, 4)


def test_unless_the_table_wants_it_so() -> None:
    """AM-GOLD-04: opt track_end_needs_base_ap off; one step more than there is room, bought with gold."""
    table = arrange(cubes="1 black", red="cannons 10, gold 5", track_end_needs_base_ap=False).play("act black")
    assert table.offered("steps") == ["1", "2", "3"]
    table.play("steps 3")
    assert (table.red.cannons, table.red.gold) == (12, 5 - 2 + 2)
    table = arrange(cubes="4 black", red="cannons 10, gold 5", track_end_needs_base_ap=False).play("act black")
    assert table.offered("steps") == ["1", "2"]  # points are left over anyway


@pytest.mark.parametrize(("rules", "gold"), [(2, 3 - 1 + 2), (1, 0)])
def test_a_chest_may_pay_for_the_step_past_the_end(rules: int, gold: int) -> None:
    """AM-GOLD-04, AM-ACT-10: the same option, where the last of the gold has brought the disk to the end."""
    sheet = "cannons 10, gold 1, chests 1"
    table = arrange(cubes="1 black", red=sheet, track_end_needs_base_ap=False, rules=rules).play("act black", "steps 2")
    if rules == 2:
        assert table.legal == ["chest", "end"]
        table.play("chest", "steps 1")
    assert (table.red.cannons, table.red.gold, table.to_move) == (12, gold, "blue")


def test_at_the_end_nobody_is_asked_by_the_usual_ruling() -> None:
    """AM-GOLD-04: points bought with gold do not count there, so there is nothing to cash for."""
    table = arrange(cubes="1 black", red="cannons 10, gold 1, chests 1").play("act black", "steps 2")
    assert (table.red.cannons, table.red.chests, table.to_move) == (12, 1, "blue")


def test_only_tokens_for_gold_are_cashed() -> None:
    """AM-TOK-33, AM-TOK-34: the wind blows for ships alone, also for whoever has both."""
    table = arrange(cubes="2 black", red="token three-gold, token fair-wind")
    assert table.offered("use") == ["three-gold"]
    assert table.play("act black").offered("use") == ["three-gold"]


def test_bonus_points_count_at_the_end() -> None:
    """AM-GOLD-04: those of tokens are not bought."""
    table = arrange(cubes="1 black", red="cannons 10, token more-cannons").play("act black", "steps 2")
    assert table.red.gold == 2


def test_who_stops_before_the_end_gets_nothing() -> None:
    """AM-GOLD-04"""
    for moves in (["steps 1"], ["end"]):
        assert arrange(cubes="5 black", red="cannons 10").play("act black", *moves).red.gold == 0


def test_the_gold_comes_after_the_tokens() -> None:
    """AM-GOLD-04: of the same movement; a token for gold is taken first."""
    table = arrange(cubes="5 brown", red="progress 17", display="five-gold").play("act brown", "steps 3")
    assert (table.step, table.red.gold) == ("token", 0)
    table.play("take five-gold")
    assert (table.red.gold, table.to_move) == (2, "blue")


def test_chests_become_gold() -> None:
    """AM-GOLD-05: three each, several at once; they are out of the game."""
    table = arrange(cubes="2 black", red="chests 2").play("chest", "chest")
    assert (table.red.gold, table.red.chests, table.to_move) == (6, 0, "red")
    assert table.reason("chest").key == "no-chest"
    assert table.told("gold-gained") == [{"seat": 0, "gold": 3, "source": "chest", "points": 0}] * 2


SEA = """
    A~~~
    P###
    post red (1,0)
    ship red (0,0)
    ship red (0,2)
    """


@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["act blue"],
        ["act blue", "ship 1"],
        ["act black"],
        ["act red"],
        ["act brown"],
        ["act green"],
        ["act yellow"],
        ["act white"],
        ["act white", "advance"],
        ["act white", "special blue"],
    ],
)
def test_chests_and_gold_tokens_at_any_moment_of_the_own_turn(moves: list[str]) -> None:
    """AM-GOLD-06, AM-TOK-33"""
    sheet = "chests 1, token three-gold, token five-gold, special 1, waiting village M1"
    cubes = "1 blue 1 black 1 red 1 brown 1 green 1 yellow 1 white"
    table = arrange(SEA, cubes=cubes, red=sheet).play(*moves)
    cash = [move for move in table.legal if move.split()[0] in ("chest", "use")]
    assert cash == ["chest", "use three-gold", "use five-gold"]
    step = table.step
    table.play(*cash)
    assert (table.red.gold, table.step, table.to_move) == (11, step, "red")


def test_not_in_the_turn_of_others() -> None:
    """AM-GOLD-06: gold has no use then."""
    table = arrange(cubes="2 black", blue="chests 1")
    assert table.reason("chest", 1).key == "not-your-turn"


@pytest.mark.parametrize("gold", [0, 1, 7, 12])
def test_gold_left_is_points(gold: int) -> None:
    """AM-GOLD-07, AM-END-02"""
    table = arrange(step="round_end", round=5, red=f"cannons 12, gold {gold}", blue="cannons 12").play("pirates")
    assert table.points("gold") == [gold, 0]


def test_gold_is_open_and_there_is_no_debt() -> None:
    """AM-GOLD-08, AM-INV-02: over whole games."""
    for number, table in enumerate(random_games(9, "gold")):
        for _ in busy_moves(table, number):
            for player, seen in zip(table.p.players, table.view["players"], strict=True):
                assert seen["gold"] == player.gold
                assert 0 <= player.gold <= 12
                assert 0 <= player.cannons <= 12
                assert player.score >= 0
