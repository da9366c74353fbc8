"""A record with variations: the same tree again, for who knows nothing of them the main line, and nothing made up."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from tests.kernel.cases import WALKS, Case, Walk, choose, determinized, game_after, holds_in_every_title

from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.game import Game, rebuild, secret_for, start
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.variations import MAIN, Branch, Comment, Tree, played_lines, read_tree

pytestmark = pytest.mark.usefixtures("own_titles")


def branch_of(line: Game, number: int, moves: int, seat: int, length: int = 6) -> Branch:
    """What would have been, as a seat may try it out."""
    then = rebuild(line.title, line.record(), moves).clone_position()
    begins = determinized(then, seat, 3).to_data()
    copy = Game(line.title, line.terms, *secret_for(f"branch {moves}"), begins=begins)
    for _ in range(length):
        if not copy.over:
            copy.submit(copy.seat_to_move, choose(copy, quick(moves), 5))
    return Branch(number, moves, seat, copy.record())


@holds_in_every_title
@given(walk=WALKS)
def test_a_tree_is_read_as_it_was_written_and_its_main_line_by_anybody(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    if not game.entries:
        return
    first = branch_of(game, MAIN, len(game.entries) // 2, case.seats - 1)
    comments = [Comment(MAIN, 0, "Ahoy: « là »"), Comment(0, len(first.record.entries), "so it ends")]
    tree = Tree(game.record(), [first], comments, ["Anne"])
    text = tree.to_text()
    again = read_tree(text)
    list(played_lines(case.title, again))
    assert again.to_text() == text
    assert read_record(text) == game.record()


def small_tree() -> Tree:
    game = start(find_title("port_royal"), 2, {}, "small")
    for _ in range(8):
        game.submit(game.seat_to_move, game.moves()[0])
    branch = branch_of(game, MAIN, 4, 0)
    line = rebuild(game.title, branch.record)
    return Tree(game.record(), [branch, branch_of(line, 0, 2, 1)], [Comment(1, 0, "twice")], [])


def test_a_branch_of_a_branch_is_checked_against_the_line_it_leaves() -> None:
    tree = read_tree(small_tree().to_text())
    list(played_lines(find_title("port_royal"), tree))
    tree.branches[1].of = MAIN
    with pytest.raises(FlibusteError, match=r"Branch 2 .*does not begin with what its seat knew"):
        list(played_lines(find_title("port_royal"), tree))


@pytest.mark.parametrize(
    ("where", "value", "sentence"),
    [
        (["format"], 2, "have format 2; this program reads 1"),
        (["branches"], {}, "branches should be a list"),
        (["branches"], [{}] * 61, "at most 60 branches"),
        (["branches", 0, "of"], 1, "Branch 1 .*leaves no moment"),
        (["branches", 0, "moves"], 9, "Branch 1 .*leaves no moment"),
        (["branches", 0, "seat"], 2, "Branch 1 .*leaves no moment"),
        (["branches", 0, "record"], [], "empty"),
        (["branches", 0, "record", 1, "move"], "pass", "is not legal"),
        (["branches", 0, "record", 0, "position", "harbor"], ["sailor:3/1"], "pieces of this position"),
        (["branches", 0, "record", 0, "position", "round"], 7, "does not begin with what its seat knew"),
        (["branches", 0, "record", 0, "rules"], 1, "is not of the same game"),
        (["comments"], [[0, 99, "far"]], "about no moment"),
        (["comments"], [[0, 1]], "a line, a number of moves and a text"),
        (["names"], ["a", "b", "c"], "at most 2 names"),
    ],
)
def test_a_tree_that_was_changed_is_refused_in_one_sentence(
    where: list[str | int], value: object, sentence: str
) -> None:
    first, _, rest = small_tree().to_text().partition("\n")
    header = json.loads(first)
    place = header["variations"]
    for step in where[:-1]:
        place = place[step]
    place[where[-1]] = value
    with pytest.raises(FlibusteError, match=sentence) as told:
        list(played_lines(find_title("port_royal"), read_tree(f"{json.dumps(header)}\n{rest}")))
    assert "\n" not in str(told.value)


def test_a_record_without_variations_is_a_tree_of_one_line() -> None:
    game = start(find_title("port_royal"), 2, {}, "alone")
    tree = read_tree(game.record().to_text())
    list(played_lines(game.title, tree))
    assert (tree.branches, tree.comments) == ([], [])
