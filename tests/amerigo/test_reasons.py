"""Why a move is refused: the right reason, its rule, and the right numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.amerigo.table import TITLE, Table, arrange, busy_moves, new_table, random_games, sailing

import flibuste
from flibuste.kernel.chance import quick
from flibuste.kernel.refusals import Refused

SEA = """
    ~A~~A~
    ~P##P~
    ~~##~~
    post red (1,1)
    ship red (0,0)
    ship red (0,3)
    ship blue (0,5)
    """
TILES = "waiting village D2, waiting village I3, waiting neutral R6"


def at(*moves: str, cubes: str = "2 blue 2 black 2 red 2 brown 2 green 2 yellow 2 white", red: str = TILES) -> Table:
    return arrange(SEA, cubes=cubes, red=red, market="cotton:2 sugar:4").play(*moves)


CASES: list[tuple[str, str, Callable[[], Table], str]] = [
    ("action-chosen", "AM-ACT-01", lambda: at("act black"), "pass"),
    ("advancing", "AM-SPC-09", lambda: at("act white", "advance", red="special 1"), "special blue"),
    ("already-first", "AM-TOK-31", lambda: at("act white", red="special 1, token first-in-line"), "leap"),
    ("already-thrown", "AM-PHA-02", lambda: at(), "throw"),
    ("both-have-sailed", "AM-SAIL-15", lambda: at("act blue", "ship 1", "sail A1", "sail E1"), "sail D1"),
    ("both-ships-enter", "AM-SAIL-02", lambda: arrange("~", frame=True).play("act blue"), "end"),
    ("cell-taken", "AM-BLD-03", lambda: at("act green", "build village D2"), "lay D2/0 B2"),
    ("choose-action-first", "AM-ACT-01", lambda: at(), "buy cotton:2"),
    ("choose-ship-first", "AM-SAIL-15", lambda: at("act blue"), "sail B1"),
    ("choose-tile-first", "AM-BLD-07", lambda: at("act green"), "lay D2/0 C2"),
    ("disk-at-start", "AM-SPC-05", lambda: second_with_the_leap(), "special red"),
    ("lay-first", "AM-BLD-07", lambda: at("act green", "build village D2"), "end"),
    ("no-chest", "AM-GOLD-05", lambda: at(), "chest"),
    ("no-more-neutral-tiles", "AM-PLAN-04", lambda: at("act red", "plan neutral M1"), "plan neutral M1"),
    ("no-open-anchor", "AM-SAIL-06", lambda: far_away("act blue"), "post"),
    ("no-post-there", "AM-BLD-04", lambda: two_islands("act green", "build village M1"), "lay M1/0 F1"),
    ("no-posts-left", "AM-SAIL-14", lambda: at("act blue", "ship 1", red="posts 0"), "post"),
    ("no-such-cube", "AM-PHA-04", lambda: at(cubes="1 red"), "act blue"),
    ("not-at-an-anchor", "AM-SAIL-06", lambda: at("act blue", "ship 1"), "post"),
    ("not-joined", "AM-BLD-05", lambda: at("act green", "build village D2"), "lay D2/0 C3"),
    ("not-now", "AM-ACT-01", lambda: at("act brown"), "take seven-points"),
    ("not-on-the-market", "AM-PRD-03", lambda: at("act yellow"), "buy cotton:3"),
    ("not-on-water", "AM-BLD-03", lambda: at("act green", "build village D2"), "lay D2/0 A1"),
    ("not-your-turn", "AM-PHA-06", lambda: at(), "pass"),
    ("nothing-to-do", "AM-ACT-01", lambda: at(red=""), "build village D2"),
    ("off-the-map", "AM-SET-06", lambda: at("act blue", "ship 1"), "sail X24"),
    ("one-ship-after-the-other", "AM-SAIL-15", lambda: at("act blue", "ship 1"), "ship 2"),
    ("other-space-color", "AM-SPC-05", lambda: at("act white", red="special 1"), "special red"),
    ("other-tile-chosen", "AM-BLD-07", lambda: at("act green", "build village D2"), "lay I3/0 C2"),
    ("outside-the-map", "AM-BLD-03", lambda: at("act green", "build village D2"), "lay D2/0 F1"),
    ("plan-before-building", "AM-BLD-01", lambda: at("act red"), "build village D2"),
    ("post-first", "AM-SAIL-07", lambda: at("act blue", "ship 2", "sail E1"), "sail A1"),
    ("post-space-taken", "AM-SAIL-06", lambda: anchored("act blue", "ship 1"), "post"),
    ("sail-first", "AM-SAIL-06", lambda: anchored("act blue", "ship 2"), "post"),
    ("ship-has-sailed", "AM-SAIL-15", lambda: at("act blue", "ship 1", "sail A1"), "ship 1"),
    ("ship-in-the-way", "AM-SAIL-04", lambda: at("act blue", "ship 2"), "sail F1"),
    ("ship-sails-now", "AM-SAIL-15", lambda: at("act blue", "ship 1"), "ship 1"),
    ("ships-need-water", "AM-SAIL-03", lambda: at("act blue", "ship 1"), "sail B2"),
    ("tile-fits-nowhere", "AM-BLD-05", lambda: at("act green", red=f"{TILES}, gold 9"), "build neutral R6"),
    ("tile-gone", "AM-PLAN-07", lambda: at("act red", *["plan village O4"] * 2, red="gold 9"), "plan village O4"),
    ("tile-not-waiting", "AM-BLD-01", lambda: at("act green"), "build village M1"),
    ("token-not-now", "AM-TOK-34", lambda: at(red="token fair-wind"), "use fair-wind"),
    ("token-not-shown", "AM-PRO-02", lambda: at("act brown", "steps 1", red="progress 3"), "take seven-points"),
    ("token-not-yours", "AM-PRO-02", lambda: at(), "use three-gold"),
    ("token-used-up", "AM-TOK-19", lambda: at(red="used five-gold"), "use five-gold"),
    ("too-few-points", "AM-ACT-02", lambda: at("act black"), "steps 3"),
    ("track-ends", "AM-GOLD-04", lambda: at("act black", red="cannons 11"), "steps 2"),
]


def second_with_the_leap() -> Table:
    """Who may leap is asked what white shall be, even from the first space."""
    return arrange(cubes="1 white", blue="token first-in-line").play("pass", "act white")


def two_islands(*moves: str) -> Table:
    return arrange("AP#~##\npost red (0,1)", cubes="2 green", red="waiting village M1").play(*moves)


def anchored(*moves: str) -> Table:
    """Both ships lie at anchors, the first by a post."""
    sea = """
        A~~A
        P##P
        post blue (1,0)
        ship red (0,0)
        ship red (0,3)
        """
    return arrange(sea, cubes="2 blue").play(*moves)


def far_away(*moves: str) -> Table:
    return arrange("~~~~~~A\n######P\nship red (0,0)\nship red (0,1)", cubes="2 blue").play(*moves)


@pytest.mark.parametrize(("key", "rule", "table", "move"), CASES, ids=[case[0] for case in CASES])
def test_every_reason_can_be_met(key: str, rule: str, table: Callable[[], Table], move: str) -> None:
    """AM-ACT-01: each with the rule behind it."""
    reason = table().reason(move, 1 if key == "not-your-turn" else None)
    assert (reason.key, reason.rule) == (key, rule)


def test_no_reason_is_forgotten() -> None:
    """AM-ACT-01: every reason in the code stands in the list above."""
    folder = Path(flibuste.__file__).parent / "games" / "amerigo"
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    written = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    assert len(written) > 30
    assert written == {case[0] for case in CASES}


EVERYTHING = "2 blue 2 black 2 red 2 brown 2 green 2 yellow 2 white"


@pytest.mark.parametrize(
    ("cubes", "red", "move", "key"),
    [
        (EVERYTHING, TILES, "sail A1", "choose-action-first"),
        (EVERYTHING, TILES, "sail B2", "ships-need-water"),
        (EVERYTHING, TILES, "post", "choose-action-first"),
        (EVERYTHING, "posts 0", "post", "no-posts-left"),
        ("2 red", TILES, "post", "no-such-cube"),
        (EVERYTHING, TILES, "build village D2", "choose-action-first"),
        (EVERYTHING, TILES, "build village O4", "tile-not-waiting"),
        (EVERYTHING, TILES, "build neutral R6", "too-few-points"),
        (EVERYTHING, "", "build village D2", "nothing-to-do"),
        ("2 yellow", TILES, "build village D2", "no-such-cube"),
        (EVERYTHING, TILES, "lay D2/0 C2", "choose-action-first"),
        (EVERYTHING, TILES, "lay D2/0 B2", "cell-taken"),
        (EVERYTHING, TILES, "plan village D2", "choose-action-first"),
        (EVERYTHING, TILES, "plan neutral R6", "too-few-points"),
        (EVERYTHING, TILES, "buy cotton:2", "choose-action-first"),
        (EVERYTHING, TILES, "buy sugar:4", "too-few-points"),
        (EVERYTHING, TILES, "buy coffee:2", "not-on-the-market"),
        ("2 red", TILES, "buy cotton:2", "no-such-cube"),
        (EVERYTHING, "special 1", "special blue", "choose-action-first"),
        (EVERYTHING, "special 1", "special red", "other-space-color"),
        (EVERYTHING, "", "special red", "disk-at-start"),
        ("2 red", "special 1", "special blue", "no-such-cube"),
        ("2 white", "special 3", "plan village D2", "choose-action-first"),
        ("2 white", "special 4", "plan village D2", "no-such-cube"),
        (EVERYTHING, "", "leap", "token-not-yours"),
        (EVERYTHING, "", "take seven-points", "choose-action-first"),
        (EVERYTHING, "", "steps 1", "not-now"),
    ],
)
def test_what_comes_first_is_said_only_if_it_helps(cubes: str, red: str, move: str, key: str) -> None:
    """AM-ACT-01: before an action is chosen; a move that it would not make possible has its true reason."""
    assert at(cubes=cubes, red=red).reason(move).key == key


@pytest.mark.parametrize(
    ("moves", "red", "move", "key"),
    [
        (["act blue"], TILES, "sail A1", "choose-ship-first"),
        (["act blue"], TILES, "sail F3", "too-few-points"),
        (["act blue"], TILES, "sail F1", "ship-in-the-way"),
        (["act blue"], TILES, "sail C2", "ships-need-water"),
        (["act blue"], TILES, "post", "choose-ship-first"),
        (["act blue"], "posts 0", "post", "no-posts-left"),
        (["act blue", "ship 2"], TILES, "ship 1", "one-ship-after-the-other"),
        (["act blue", "ship 2", "sail E1"], TILES, "sail A1", "post-first"),
        (["act blue", "ship 2", "sail E1"], TILES, "sail D3", "ships-need-water"),
        (["act blue", "ship 2", "sail E1"], TILES, "ship 1", "post-first"),
        (["act blue", "ship 2", "sail E1"], TILES, "ship 2", "ship-has-sailed"),
        (["act blue", "ship 2", "sail E1"], TILES, "pass", "action-chosen"),
        (["act green"], TILES, "lay D2/0 C2", "choose-tile-first"),
        (["act green"], TILES, "lay D2/0 A1", "not-on-water"),
        (["act green"], TILES, "lay O4/0 C2", "tile-not-waiting"),
        (["act green"], TILES, "lay R6/0 B2", "too-few-points"),
        (["act green", "build village D2"], TILES, "build village I3", "lay-first"),
        (["act green", "build village D2"], TILES, "build village O4", "tile-not-waiting"),
        (["act green", "build village D2"], TILES, "buy cotton:2", "action-chosen"),
        (["act brown", "steps 1"], "progress 3", "pass", "action-chosen"),
        (["act yellow"], TILES, "plan village D2", "action-chosen"),
        (["act white"], "special 1", "pass", "action-chosen"),
        (["act white"], "special 1", "plan village D2", "action-chosen"),
        (["act white"], "special 3", "plan village D2", "not-now"),
        (["act white"], "", "special blue", "disk-at-start"),
        (["act white"], "", "leap", "token-not-yours"),
        (["act white", "advance"], "special 1", "leap", "token-not-yours"),
        (["act white", "advance"], "special 1", "plan village D2", "action-chosen"),
    ],
)
def test_what_comes_first_within_an_action(moves: list[str], red: str, move: str, key: str) -> None:
    """AM-ACT-05, AM-SAIL-15, AM-BLD-07: the same in the middle of an action."""
    assert at(*moves, red=red).reason(move).key == key


@pytest.mark.parametrize(("gold", "cost"), [(0, True), (1, False)])
def test_a_post_without_a_step_has_its_price(gold: int, cost: bool) -> None:
    """AM-SAIL-12: where a post needs a step, off the anchor and back."""
    sea = "A~~~\nP##~\nship red (0,0)\nship red (0,3)"
    table = arrange(sea, cubes="1 blue", red=f"gold {gold}", post_needs_step=True).play("act blue", "ship 1")
    assert ("post" in table.legal) != cost
    if cost:
        reason = table.reason("post")
        assert (reason.key, reason.rule) == ("too-few-points", "AM-SAIL-12")
        assert reason.facts == {"cost": 2, "points": 1, "gold": 0}


def test_numbers_of_points_that_are_short() -> None:
    """AM-ACT-02: what it costs, the points left and the gold."""
    table = at("act red", red="gold 1")
    assert table.reason("plan neutral I4").facts == {"cost": 4, "points": 2, "gold": 1}
    table.play("plan village M1", "plan village M1")
    assert table.reason("plan neutral D2").facts == {"cost": 2, "points": 0, "gold": 1}


def test_it_is_another_players_decision() -> None:
    """AM-PHA-06: whose it is."""
    table = arrange(seats=3, cubes="1 blue").play("pass")
    for seat in (0, 2):
        reason = table.reason("pass", seat)
        assert (reason.key, reason.facts) == ("not-your-turn", {"to_move": 1})


def test_a_refusal_changes_nothing() -> None:
    """AM-ACT-01"""
    table = at("act green", "build village D2")
    before = (table.game.hash(), len(table.game.entries), len(table.game.events))
    with pytest.raises(Refused):
        table.play("lay D2/0 C3")
    assert (table.game.hash(), len(table.game.entries), len(table.game.events)) == before


def test_every_move_is_legal_or_has_its_reason() -> None:
    """AM-ACT-01: for each seat, at every kind of decision. All short moves, and of sailing and laying a sample."""
    rng = quick(7)
    short = [move for move in TITLE.book.moves if move.key not in ("move-sail", "move-lay")]
    long = [move for move in TITLE.book.moves if move.key in ("move-sail", "move-lay")]
    steps: dict[str, int] = {}
    for number, table in enumerate(random_games(6, "reasons")):
        for _ in busy_moves(table, number):
            steps[table.step] = steps.get(table.step, 0) + 1
            if steps[table.step] > 12:
                continue
            legal = set(table.legal)
            for seat in range(table.game.seats):
                for move in [*short, *[long[rng.below(len(long))] for _ in range(60)]]:
                    reason = table.game.why_not(seat, move)
                    assert (reason is None) == (seat == table.game.seat_to_move and move.notation in legal)
                    assert reason is None or reason.rule.startswith("AM-")
    assert len(steps) == 13


def test_a_fresh_game_only_lets_the_first_player_throw() -> None:
    """AM-PHA-02"""
    table = new_table(2, "first")
    assert table.legal == ["throw"]
    assert table.reason("pass").key == "not-now"


def test_the_nearer_ship_has_the_reason() -> None:
    """AM-SAIL-15, AM-SAIL-03: before one is chosen."""
    sea = "~~~~~~~~\n~~~~~~~~\n{}\n{}"
    for ships in (("(0,0)", "(0,1)"), ("(0,1)", "(0,0)")):
        table = arrange(sea.format(*[f"ship red {at}" for at in ships]), cubes="2 blue").play("act blue")
        assert table.reason("sail F1").facts == {"cost": 4, "points": 2, "gold": 0}


def test_the_ship_is_named_that_has_sailed() -> None:
    """AM-SAIL-15: counted from 1."""
    assert at("act blue", "ship 2", "sail E1").reason("ship 2").facts == {"ship": 2}


def test_the_ship_is_named_that_sails() -> None:
    """AM-SAIL-15: counted from 1."""
    assert at("act blue", "ship 2").reason("ship 2").facts == {"ship": 2}


@pytest.mark.parametrize("place", ["B1", "A2", "E1"])
def test_a_ship_is_chosen_first_if_only_one_of_them_comes_there(place: str) -> None:
    """AM-SAIL-15: to the last place in its reach, whether it is the first ship or the second."""
    sea = "~~~~~~\n~~~~~~\nship red (0,0)\nship red (0,5)"
    assert arrange(sea, cubes="1 blue").play("act blue").reason(f"sail {place}").key == "choose-ship-first"


@pytest.mark.parametrize(("move", "key"), [("lay D2/1 F3", "outside-the-map"), ("lay D2/1 F2", "not-on-water")])
def test_a_tile_ends_on_the_last_row(move: str, key: str) -> None:
    """AM-BLD-03: as it does in the last column."""
    assert at("act green", "build village D2").reason(move).key == key


def test_a_track_that_is_long_enough_is_not_the_reason() -> None:
    """AM-GOLD-04, AM-ACT-02: up to its last space the points are what is missing."""
    table = at("act black", red="cannons 9")
    assert table.refused("steps 3") == ("too-few-points", "AM-ACT-02")
    assert table.reason("steps 4").facts == {"track": "cannons", "spaces": 3}


def test_a_ship_off_the_map_is_at_no_anchor() -> None:
    """AM-SAIL-06: not even at that of the last cell of a map, nor is one on the frame."""
    sea = "\n".join(["~" * 24] * 22 + ["~" * 23 + "P", "~" * 23 + "A"])
    table = arrange(sea, cubes="1 blue", frame=True).play("act blue")
    assert table.reason("post").facts == {"ship": 1}
    assert table.refused("post") == ("not-at-an-anchor", "AM-SAIL-06")
    table = arrange(f"P{sea[1:]}\nship red F\nship red (5,5)".replace("P~", "PA", 1), cubes="1 blue", frame=True)
    assert table.play("act blue", "ship 1").refused("post") == ("not-at-an-anchor", "AM-SAIL-06")


@pytest.mark.parametrize(
    ("place", "key"),
    [("F1", "ship-in-the-way"), ("G1", "off-the-map"), ("A3", "too-few-points"), ("A4", "off-the-map")],
)
def test_the_last_row_and_column_are_on_the_map(place: str, key: str) -> None:
    """AM-SET-06: and the next are not."""
    assert at("act blue", "ship 2").reason(f"sail {place}").key == key


def test_the_frame_of_a_map() -> None:
    """AM-SET-06, AM-SAIL-03: its spaces can be sailed to, others are none."""
    table = arrange("~~~~\n~##~\n~~~~\nship red (0,0)\nship red (2,3)", cubes="1 blue", frame=True).play("act blue")
    assert table.reason(sailing("F")).key == "choose-ship-first"
    assert table.reason(sailing("F1")).key == "off-the-map"
    inland = "~~~~~\n~~~~~\n~~~~~\n~~~~~\n~~~~~\nship red (2,2)\nship red (1,2)"
    assert arrange(inland, cubes="1 blue", frame=True).play("act blue").reason(sailing("F")).key == "too-few-points"


def test_the_first_tile_of_a_shape_has_the_reason() -> None:
    """AM-BLD-01: where none of it waits."""
    assert at("act green").reason("lay O4/0 C2").facts == {"tile": "village", "shape": "O4"}


def test_a_post_needs_a_step_by_the_older_rulings() -> None:
    """AM-SAIL-12: with points enough for off and back it is the sailing that is missing."""
    sea = "A~~~\nP##~\nship red (0,0)\nship red (0,3)"
    for cubes, key in (("1 blue", "too-few-points"), ("2 blue", "sail-first")):
        table = arrange(sea, cubes=cubes, post_needs_step=True, rules=1).play("act blue", "ship 1")
        assert table.reason("post").key == key
