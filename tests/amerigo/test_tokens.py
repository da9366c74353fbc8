"""Progress tokens: AM-TOK."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.amerigo.table import Table, arrange, busy_moves, random_games

from flibuste.games.amerigo.pieces import BONUS_BITS, BONUS_POINTS, MORE_GOLD, WHITE

ALL_COLORS = "1 blue 1 black 1 red 1 brown 1 green 1 yellow 1 white"


def points_for(color: str, tokens: list[str]) -> int:
    """Action points of an action with one base point."""
    sheet = ", ".join(f"token {token}" for token in tokens)
    table = arrange(cubes=ALL_COLORS, red=sheet).play(f"act {color}")
    return int(str(table.told("action-begun")[0]["points"]))


@pytest.mark.parametrize(
    ("token", "more"),
    [
        pytest.param("more-navigation", {"blue": 2}, id="AM-TOK-01"),
        pytest.param("more-cannons", {"black": 2}, id="AM-TOK-02"),
        pytest.param("more-planning", {"red": 2}, id="AM-TOK-03"),
        pytest.param("more-progress", {"brown": 2}, id="AM-TOK-04"),
        pytest.param("more-expansion", {"green": 2}, id="AM-TOK-05"),
        pytest.param("more-production", {"yellow": 2}, id="AM-TOK-06"),
        pytest.param("more-navigation-cannons", {"blue": 1, "black": 1}, id="AM-TOK-07"),
        pytest.param("more-planning-expansion", {"red": 1, "green": 1}, id="AM-TOK-08"),
        pytest.param("more-progress-production", {"brown": 1, "yellow": 1}, id="AM-TOK-09"),
    ],
)
def test_more_action_points(token: str, more: dict[str, int]) -> None:
    for color in ("blue", "black", "red", "brown", "green", "yellow", "white"):
        assert points_for(color, [token]) == 1 + more.get(color, 0), color


SEA = """
    ~~~~~~~~~~~~~~~~~~~~~~~~
    ship red (0,0)
    ship red (0,23)
    """


def test_a_fair_wind_for_both_ships() -> None:
    """AM-TOK-10: 8 AP more for each, in one navigation."""
    table = (
        arrange(SEA, cubes="1 blue", red="token fair-wind").play("act blue", "use fair-wind", "ship 1").sail("(0,9)")
    )
    assert table.reason("sail N1").key == "too-few-points"
    table.sail("(0,14)")
    assert table.ships("red") == ["J1", "O1"]
    assert table.used("red") == ["fair-wind"]


def test_a_fair_wind_blows_once() -> None:
    """AM-TOK-10"""
    table = arrange(SEA, cubes="1 blue", red="used fair-wind").play("act blue")
    assert "use fair-wind" not in table.legal
    reason = table.reason("use fair-wind")
    assert (reason.key, reason.facts) == ("token-used-up", {"token": "fair-wind"})


@pytest.mark.parametrize(("cubes", "gold"), [("1 blue", 1), ("4 blue", 2), ("5 blue", 3), ("7 blue 3 red", 5)])
def test_more_gold_for_cubes(cubes: str, gold: int) -> None:
    """AM-TOK-11: half of all cubes, rounded up."""
    assert arrange(cubes=cubes, red="token more-gold").play("gold").red.gold == gold


def pirates(red: str, blue: str = "", strength: str = "3 4", seats: int = 2) -> Table:
    """The pirates of round 2."""
    return arrange(step="round_end", round=2, pirates=strength, red=red, blue=blue, seats=seats).play("pirates")


def test_the_friend_of_the_pirates() -> None:
    """AM-TOK-12: they are stronger against all others."""
    table = pirates("points 50, token pirate-friend", "points 50", seats=3)
    assert table.points("pirates") == [-7, -9, 0]


def test_a_safe_harbor() -> None:
    """AM-TOK-13, AM-TOK-35: half of 7, rounded up, is lost; the cannons are all fired."""
    table = pirates("points 50, cannons 6, token safe-harbor", "points 50")
    assert table.points("pirates") == [-4, -7]
    assert table.red.cannons == 0


def test_a_safe_harbor_against_the_friend_of_the_pirates() -> None:
    """AM-TOK-35: half of 9."""
    table = pirates("points 50, token safe-harbor", "token pirate-friend")
    assert table.points("pirates")[0] == -5


@pytest.mark.parametrize(("strength", "cannons", "gold"), [("3 4", 7, 2), ("3 4", 6, 0), ("0 0", 0, 2)])
def test_a_hunter_of_pirates(strength: str, cannons: int, gold: int) -> None:
    """AM-TOK-14: gold for beating them, also at strength 0."""
    table = pirates(f"points 50, cannons {cannons}, token pirate-hunter", strength=strength)
    assert (table.red.gold, table.blue.gold) == (gold, 0)


def test_two_neutral_tiles() -> None:
    """AM-TOK-15: instead of one, both paid in full."""
    table = arrange(cubes="6 red", red="token two-neutrals").play("act red", "plan neutral D2", "plan neutral I3")
    action = table.view["action"]
    assert action is not None and (action["ap"], action["neutral_tiles_left"]) == (1, 0)
    reason = table.reason("plan neutral M1")
    assert (reason.key, reason.facts) == ("no-more-neutral-tiles", {"most": 2})


@pytest.mark.parametrize("cube", ["red", "green"])
def test_red_is_green(cube: str) -> None:
    """AM-TOK-16: one cube of either color, and both actions can be chosen."""
    table = arrange(cubes=f"1 {cube} 2 black", red="token red-is-green")
    assert table.offered("act") == ["black", "red", "green"]
    table.play("pass")
    assert table.offered("act") == (["black", "red"] if cube == "red" else ["black", "green"])


def test_red_is_green_needs_one_of_them() -> None:
    """AM-TOK-16"""
    assert arrange(cubes="2 black", red="token red-is-green").offered("act") == ["black"]


def test_red_and_green_are_not_added_up() -> None:
    """AM-TOK-32: the token changes what can be chosen, not the points; nor does it act on white cubes."""
    table = arrange(cubes="2 red 3 green 1 white", red="token red-is-green, special 3").play("act red")
    assert table.told("action-begun")[0]["points"] == 3
    table = arrange(cubes="2 white", red="token red-is-green, special 3").play("act white")
    assert table.offered("special") == ["red"]


def test_on_top_of_the_first_disk() -> None:
    """AM-TOK-17, AM-TOK-31: whatever the points, which are lost."""
    table = arrange(
        seats=3, cubes="2 white", red="special 4, token first-in-line", blue="special 11", white="special 9"
    )
    table.play("pass", "pass", "act white", "leap")
    assert (table.red.special, table.order) == (11, ["red", "blue", "white"])
    assert (table.used("red"), table.red.gold, table.step) == (["first-in-line"], 0, "throw")
    assert table.told("disk-leapt") == [{"seat": 0, "space": 11}]


def test_no_gold_at_the_end_of_the_track_for_a_leap() -> None:
    """AM-TOK-31: it replaces the advance."""
    table = arrange(cubes="5 white", red="special 4, token first-in-line", blue="special 19").play(
        "pass", "act white", "leap"
    )
    assert (table.red.special, table.red.gold) == (19, 0)


def test_who_is_first_already_cannot_leap() -> None:
    """AM-TOK-31: but who lies under the first disk can."""
    table = arrange(cubes="2 white", red="special 4, token first-in-line", blue="special 4", order="red blue")
    assert table.play("act white").reason("leap").key == "already-first"
    table = arrange(cubes="2 white", red="special 4, token first-in-line", blue="special 4", order="blue red")
    table.play("pass", "act white", "leap")
    assert table.order == ["red", "blue"]


@pytest.mark.parametrize("stays", [False, True])
def test_the_leap_is_for_one_use(stays: bool) -> None:
    """AM-TOK-31: unless the table plays it as permanent (opt tok17_permanent)."""
    sheets = {"red": "special 4, token first-in-line", "blue": "special 9"}
    table = arrange(cubes="2 white", tok17_permanent=stays, sheets=sheets).play("pass", "act white", "leap")
    assert table.used("red") == ([] if stays else ["first-in-line"])
    table = arrange(cubes="2 white", red="special 4, used first-in-line", blue="special 9").play("pass", "act white")
    assert table.reason("leap").key == "token-used-up"


@pytest.mark.parametrize(
    ("token", "gold"), [pytest.param("three-gold", 3, id="AM-TOK-18"), pytest.param("five-gold", 5, id="AM-TOK-19")]
)
def test_gold_once(token: str, gold: int) -> None:
    table = arrange(cubes="2 black", red=f"token {token}").play(f"use {token}")
    assert (table.red.gold, table.used("red"), table.to_move) == (gold, [token], "red")
    assert table.told("token-used") == [{"seat": 0, "token": token}]
    assert table.reason(f"use {token}").key == "token-used-up"
    assert table.reason("use three-gold" if gold == 5 else "use five-gold").key == "token-not-yours"


COVE = """
    ~A~~A
    ~P##P
    ship red (0,0)
    ship red (0,3)
    """


def test_gold_for_each_post() -> None:
    """AM-TOK-20, AM-TOK-35: from now on; the post that stood before brings nothing."""
    table = arrange(f"{COVE}post red (1,1)", cubes="1 blue", red="token post-gold")
    assert table.red.gold == 0
    table.play("act blue", "ship 2").sail("(0,4)").play("post")
    assert table.red.gold == 1


def test_the_gold_of_a_post_helps_the_second_ship() -> None:
    """AM-TOK-20, AM-ACT-07"""
    table = arrange(COVE, cubes="1 blue", red="token post-gold").play("act blue", "ship 1").sail("(0,1)").play("post")
    table.sail("(0,2)").play("pass")
    assert table.red.gold == 1
    table = arrange(COVE, cubes="1 blue", red="token post-gold").play("act blue", "ship 2").sail("(0,4)").play("post")
    table.sail("(0,2)")
    assert (table.red.gold, table.to_move) == (0, "blue")


@pytest.mark.parametrize(("cubes", "points"), [("4 blue", 4), ("4 blue 2 red 1 white", 7)])
def test_points_for_all_cubes(cubes: str, points: int) -> None:
    """AM-TOK-21: once, instead of an action."""
    table = arrange(cubes=cubes, red="token cubes-for-points").play("cubes")
    assert (table.scores, table.used("red"), table.to_move) == ([points, 0], ["cubes-for-points"], "blue")
    assert table.told("cubes-scored") == [{"seat": 0, "points": points}]
    assert table.refused("cubes") == ("token-not-yours", "AM-PRO-02")
    table = arrange(cubes=cubes, red="used cubes-for-points")
    assert table.refused("cubes") == ("token-used-up", "AM-TOK-21")


def test_points_for_cubes_are_worth_nothing_at_the_end() -> None:
    """AM-TOK-21: an unused token scores nothing."""
    table = arrange(step="round_end", round=5, red="cannons 12, token cubes-for-points").play("pirates")
    assert table.scores == [0, 0]


def final_points(sheet: str) -> int:
    table = arrange(f"{COVE}post red (1,1)\npost red (1,4)", step="round_end", round=5, red=f"cannons 12, {sheet}")
    return table.play("pirates").points("tokens")[0]


@pytest.mark.parametrize(
    ("sheet", "points"),
    [
        pytest.param("token points-for-posts", 2, id="AM-TOK-22"),
        pytest.param("token seven-points", 7, id="AM-TOK-23"),
        pytest.param("token points-for-gold, gold 9", 9, id="AM-TOK-24"),
    ],
)
def test_tokens_for_the_end(sheet: str, points: int) -> None:
    assert final_points(sheet) == points


@pytest.mark.parametrize(("color", "tokens"), [("blue", "navigation"), ("red", "planning"), ("yellow", "production")])
def test_bonuses_add_up(color: str, tokens: str) -> None:
    """AM-TOK-30: 2 and 1 are 3."""
    double = next(
        token
        for token in ("more-navigation-cannons", "more-planning-expansion", "more-progress-production")
        if tokens in token
    )
    assert points_for(color, [f"more-{tokens}", double]) == 1 + 3


def test_a_gold_token_may_be_used_from_the_moment_it_is_taken() -> None:
    """AM-TOK-33: in one's turn, also while the action goes on."""
    table = arrange(cubes="5 brown", display="three-gold").play("act brown", "steps 5", "take three-gold")
    assert "use three-gold" in table.legal
    table = arrange(cubes="4 brown", display="three-gold", phase="red", throws=("1 brown",))
    table.play("act brown", "steps 4", "take three-gold", "end", "pass", "throw")
    assert "use three-gold" in table.legal


@pytest.mark.parametrize("moves", [[], ["ship 1"], ["ship 1", "sail B1"]])
def test_a_fair_wind_at_any_moment_of_the_navigation(moves: list[str]) -> None:
    """AM-TOK-34: before ship 2 is finished."""
    table = arrange(SEA, cubes="1 blue", red="token fair-wind").play("act blue", *moves)
    assert "use fair-wind" in table.legal


def test_a_fair_wind_only_in_navigation() -> None:
    """AM-TOK-34"""
    table = arrange(SEA, cubes="1 blue 1 black", red="token fair-wind")
    assert table.reason("use fair-wind").key == "token-not-now"
    assert table.play("act black").reason("use fair-wind").key == "token-not-now"


def test_several_friends_of_the_pirates_add_up() -> None:
    """AM-TOK-36: should the data hold several; the own one never counts against its owner."""
    friend = "points 50, token pirate-friend"
    table = arrange(step="round_end", round=2, pirates="3 4", red=friend, blue=friend, white="points 50").play(
        "pirates"
    )
    assert table.points("pirates") == [-9, -9, -11]


@pytest.fixture
def white_token() -> Iterator[None]:
    """The token for more gold also gives two points for white, as an owner's own data might say."""
    bits, points = BONUS_BITS[WHITE], BONUS_POINTS[WHITE]
    BONUS_BITS[WHITE], BONUS_POINTS[WHITE] = vec[i64]([MORE_GOLD]), vec[i64]([2])
    yield
    BONUS_BITS[WHITE], BONUS_POINTS[WHITE] = bits, points


@pytest.mark.usefixtures("white_token")
def test_a_token_for_white_would_count_for_the_advance_only() -> None:
    """AM-TOK-37: the special action has the tokens of its own color."""
    sheet = "special 3, token more-gold, token more-planning"
    table = arrange(cubes="3 white", red=sheet).play("act white", "advance")
    assert table.told("action-begun")[0]["points"] == 5
    table = arrange(cubes="3 white", red=sheet).play("act white", "special red")
    assert table.told("action-begun")[0]["points"] == 5
    table = arrange(cubes="3 white", red="special 3, token more-gold").play("act white", "special red")
    assert table.told("action-begun")[0]["points"] == 3


def test_once_tokens_are_used_once_and_others_never() -> None:
    """AM-TOK-10, AM-TOK-17, AM-TOK-18, AM-TOK-19, AM-TOK-21: over whole games."""
    once = {"fair-wind", "first-in-line", "three-gold", "five-gold", "cubes-for-points"}
    for number, table in enumerate(random_games(12, "once")):
        table.told_from = 0
        for _ in busy_moves(table, number):
            pass
        used = [str(facts["token"]) for facts in table.told("token-used")]
        assert len(used) == len(set(used))
        assert set(used) <= once
