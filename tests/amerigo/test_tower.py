"""The cube tower: AM-PHA-03, AM-PHA-13, AM-INV-01. Its luck can be scripted, conserves cubes, and has a memory."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.amerigo.table import TITLE, arrange, busy_moves, new_table, random_games

from flibuste.games.amerigo.bags import counts
from flibuste.games.amerigo.pieces import COLORS
from flibuste.games.amerigo.rules.tower import knocked_out, most_of_a_color, sticks
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.refusals import BadRecord

GAMES = 300
TOWERS = ["rulebook", "usual", "loose", "sticky"]


def test_what_falls_out_can_be_scripted() -> None:
    """AM-PHA-13, AM-PHA-03: cubes of any color go to the action space, the others stay inside."""
    table = arrange(step="throw", inside="3 blue 2 green", throws=("2 blue 1 green",)).play("throw")
    view = table.view
    assert {color: number for color, number in view["centre"].items() if number} == {"blue": 2, "green": 1}
    assert {color: number for color, number in view["inside"].items() if number} == {"blue": 5, "green": 1}
    assert view["storage"]["blue"] == 0


@pytest.mark.parametrize("out", ["1 red", "3 green", "8 blue"])
def test_only_what_is_inside_or_thrown_can_fall_out(out: str) -> None:
    """AM-PHA-13"""
    table = arrange(step="throw", inside="3 blue 2 green", throws=(out,))
    with pytest.raises(BadRecord, match="The tower cannot throw out"):
        table.play("throw")


@pytest.mark.parametrize("tower", TOWERS)
def test_no_cube_is_ever_lost(tower: str) -> None:
    """AM-PHA-13, AM-INV-01: storage, action space and tower hold seven of each color at all times."""
    for number, table in enumerate(random_games(6, "cubes", tower=tower)):
        for _ in busy_moves(table, number):
            view = table.view
            for color in COLORS:
                assert view["storage"][color] + view["inside"][color] + view["centre"][color] == 7


@pytest.mark.parametrize("tower", TOWERS)
def test_a_throw_conserves_cubes(tower: str) -> None:
    """AM-PHA-13: thrown and inside before is out and inside after, for each color."""
    for seed in range(60):
        table = new_table(seed=f"throw {seed}", tower=tower)
        before = table.view
        table.play("throw")
        after = table.view
        for color in COLORS:
            thrown = before["storage"][color] if color == "blue" else 0
            assert thrown + before["inside"][color] == after["centre"][color] + after["inside"][color]


def test_a_full_tower_holds_nothing_more() -> None:
    """AM-PHA-13: with as many cubes inside as it has room for, something always comes out: half the time others."""
    others = 0
    for seed in range(200):
        table = arrange(step="throw", inside="6 blue 7 black 7 red 6 brown", tower="usual")  # 26, and one cube to throw
        table.p.chance = quick(seed)
        table.play("throw")
        assert table.view["cubes"] >= 1
        others += table.view["cubes"] > table.view["centre"]["blue"] or table.view["centre"]["blue"] > 1
    assert others / 200 == pytest.approx(0.5, abs=0.1)


def test_an_empty_tower_gives_only_what_was_thrown() -> None:
    """AM-PHA-13: nothing can be knocked loose before something sticks."""
    falls = Counter[int]()
    for seed in range(200):
        table = arrange(step="throw", inside="6 blue", tower="usual")  # one cube to throw
        table.p.inside = 0
        table.p.chance = quick(seed)
        table.play("throw")
        falls[table.view["centre"]["blue"]] += 1
    assert set(falls) == {0, 1}
    assert falls[0] / 200 == pytest.approx(0.7, abs=0.1)


def test_a_cube_sticks_as_often_as_there_is_room() -> None:
    """AM-PHA-13: never in a full tower, be the luck what it may."""
    p = arrange(step="throw", inside="6 blue 7 black 7 red 6 brown", tower="usual").p
    outcomes = p.terms.tower.room * 100
    p.chance = quick(next(seed for seed in range(100_000) if quick(seed).below(outcomes) == 0))
    assert not sticks(p)


@pytest.mark.parametrize("inside", ["", "6 blue 4 black 1 red"])
def test_of_all_the_luck_there_is_the_printed_share_sticks(inside: str) -> None:
    """AM-PHA-13: of a hundred cubes so many as the tower says, as long as it is empty; half full, half of them."""
    p = arrange(step="throw", inside=inside, tower="rulebook").p
    tower = p.terms.tower
    stuck, outcomes = 0, int(tower.room) * 100
    for outcome in range(outcomes):
        p.chance = Rng(-(-(outcome << 32) // outcomes), 0, 0, 0)  # its first number of so many is the outcome
        stuck += sticks(p)
    assert stuck == tower.sticks * (tower.room - (11 if inside else 0)) > 0


# --- how it behaves over many games -----------------------------------------------------------------------------------


class Observed:
    """What many games of throws showed."""

    def __init__(self, tower: str) -> None:
        self.at_start: list[int] = []
        self.out: list[int] = []
        self.ap: Counter[int] = Counter()
        self.colors: Counter[int] = Counter()
        for number in range(GAMES):
            position = new_table(2, f"tower {number}", tower=tower, layout=1).p.clone()
            position.chance = quick(number)
            self.at_start.append(sum(counts(position.inside, 7)))
            while position.seat_to_move() >= 0:
                move = next(move for move in position.moves() if move.notation in ("throw", "pass", "pirates"))
                position.play(move)
                if move.notation == "throw":
                    self.note(counts(position.centre, 7))

    def note(self, centre: list[int]) -> None:
        self.out.append(sum(centre))
        self.ap[max(centre)] += 1
        self.colors[min(4, len([number for number in centre if number]))] += 1

    @property
    def throws(self) -> int:
        return len(self.out)


@cache
def observed(tower: str) -> Observed:
    return Observed(tower)


@pytest.mark.parametrize(("tower", "inside"), [("rulebook", 14.8), ("usual", 12.6), ("loose", 10.8), ("sticky", 16.8)])
def test_cubes_inside_after_the_first_throw(tower: str, inside: float) -> None:
    """AM-PHA-13: as section 7 of docs/components says."""
    seen = observed(tower).at_start
    assert sum(seen) / GAMES == pytest.approx(inside, abs=0.4)


@pytest.mark.parametrize(
    ("tower", "out", "ap"),
    [("rulebook", 5.3, 4.1), ("usual", 5.7, 4.1), ("loose", 6.0, 4.4), ("sticky", 4.9, 3.4)],
)
def test_cubes_and_action_points_of_a_throw(tower: str, out: float, ap: float) -> None:
    """AM-PHA-13, AM-PHA-05: means over many throws. A throw of nothing hardly ever happens."""
    seen = observed(tower)
    assert sum(seen.out) / seen.throws == pytest.approx(out, abs=0.2)
    assert sum(points * times for points, times in seen.ap.items()) / seen.throws == pytest.approx(ap, abs=0.2)
    assert seen.ap[0] / seen.throws < 0.01


@pytest.mark.parametrize(
    ("tower", "share_of_colors", "at_start", "most_out"),
    [("rulebook", {1: 33, 2: 35, 3: 22, 4: 10}, (11, 18), 8), ("usual", {1: 21, 2: 34, 3: 28, 4: 16}, (9, 16), 9)],
)
def test_towers_in_numbers(
    tower: str, share_of_colors: dict[int, int], at_start: tuple[int, int], most_out: int
) -> None:
    """AM-PHA-13: how often each number of action points and of colors comes up, and nine throws of ten."""
    seen = observed(tower)
    points = {number: round(100 * seen.ap[number] / seen.throws) for number in range(1, 8)}
    assert points == pytest.approx({1: 2, 2: 9, 3: 21, 4: 30, 5: 25, 6: 11, 7: 2}, abs=2)
    colors = {number: round(100 * seen.colors[number] / seen.throws) for number in range(1, 5)}
    assert colors == pytest.approx(share_of_colors, abs=3)
    inside = sorted(seen.at_start)
    assert (inside[GAMES // 20], inside[-GAMES // 20]) == pytest.approx(at_start, abs=1)
    out = sorted(seen.out)
    assert (out[seen.throws // 20], out[-seen.throws // 20]) == pytest.approx((3, most_out), abs=1)


def test_the_counted_set_ups_can_happen() -> None:
    """AM-PHA-13, AM-SET-20: 15 and 21 cubes inside; the mean lies nearer to them than that of the usual tower."""
    counted = (15, 21)
    seen = {tower: observed(tower).at_start for tower in ("rulebook", "usual")}
    means = {tower: sum(inside) / GAMES for tower, inside in seen.items()}
    assert means["usual"] < means["rulebook"] - 1.5 < sum(counted) / 2
    room = next(int(str(piece["room"])) for piece in TITLE.catalogue() if piece["code"] == "tower-rulebook")
    assert max(counted) < room


@pytest.mark.parametrize(
    ("inside", "cubes", "throws"),
    [("1 blue 1 green", 2, 300), ("2 blue 1 green", 3, 300), ("7 black 7 red 7 green 5 brown", 26, 4000)],
)
def test_what_a_cube_knocks_loose(inside: str, cubes: int, throws: int) -> None:
    """AM-PHA-13: none, one or two of those inside, as often as the tower says."""
    given = arrange(step="throw", inside=inside, tower="usual").p
    tower = given.terms.tower
    for seed in range(throws):
        p = given.clone()
        p.chance = quick(seed)
        luck, number = quick(seed), 0
        if luck.below(tower.room * 100) < tower.knocks * cubes:
            number = 2 if luck.below(100) < tower.two else 1
            for knocked in range(number):
                luck.below(cubes - knocked)
        assert sum(counts(knocked_out(p), len(COLORS))) == number
        assert p.chance.below(1000) == luck.below(1000)


def test_an_empty_action_space_has_no_points() -> None:
    """AM-PHA-05"""
    assert most_of_a_color(0) == 0
