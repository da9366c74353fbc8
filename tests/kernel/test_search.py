"""The search bot: what it counts, what it tells apart, and that it plays better than chance."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import flibuste
from flibuste.bots import ask, find_bot
from flibuste.bots.joint_search import JointSearchBot, combined
from flibuste.bots.match import play_out
from flibuste.bots.search import Search, SearchBot
from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.position import Position

pytestmark = pytest.mark.once  # bots choose by what the rules say: those are run both ways

EVERY_TITLE = pytest.mark.parametrize("title", ["port_royal", "amerigo"])


def position_of(title: str, seats: int = 2, decisions: int = 0, **options: object) -> Position:
    position = flibuste.new_game(title, seats, options, seed="search").clone_position()
    for _ in range(decisions):
        position.play(position.baseline_move())
    return position


def grown(position: Position, playouts: int) -> Search:
    rng = quick(7)
    search = Search(ask(position, rng), rng)
    search.grow(playouts)
    return search


@EVERY_TITLE
def test_the_findings_are_the_moves_of_the_question_with_every_playout_counted_once(title: str) -> None:
    position = position_of(title, decisions=20)
    while len(position.moves()) < 3:
        position.play(position.baseline_move())
    findings = grown(position, 60).findings()
    assert {finding.move for finding in findings} == set(position.moves())
    assert sum(finding.visits for finding in findings) == 60
    assert [finding.visits for finding in findings] == sorted([finding.visits for finding in findings], reverse=True)
    assert all(0.0 <= finding.win_chance <= 1.0 for finding in findings)


def test_a_finding_is_told_as_data() -> None:
    finding = grown(position_of("port_royal", decisions=1), 10).findings()[0]
    assert finding.to_data() == {
        "move": finding.move.notation,
        "visits": finding.visits,
        "win_chance": finding.win_chance,
        "points": finding.points,
    }


def test_results_of_luck_are_told_apart() -> None:
    """Revealing brings different cards, so what follows must not be mixed."""
    search = grown(position_of("port_royal"), 200)
    reveal = next(place for place, move in enumerate(search.root.moves) if move.notation == "reveal")
    assert len(search.root.kids[reveal]) > 5


def test_a_move_without_luck_leads_to_one_place() -> None:
    position = position_of("amerigo", decisions=1)
    search = grown(position, 100)
    assert position.step() == "turn"
    assert all(len(kids) <= 1 for kids in search.root.kids)


@pytest.mark.slow
@EVERY_TITLE
def test_a_few_playouts_beat_chance(title: str) -> None:
    won = 0.0
    for deal in range(4):
        position = find_title(title).new_position(find_title(title).agree(2, {}), quick(deal), None)
        bots = [find_bot("search:12"), find_bot("random")]
        if deal % 2:
            bots.reverse()
        play_out(position, bots, [quick(deal), quick(deal + 1)])
        won += position.outcome().utility[deal % 2]
    assert won == 4.0


def test_allies_are_worth_more_the_better_the_team_stands() -> None:
    position = position_of("port_royal", seats=1, decisions=10, contracts="cooperative")
    search = grown(position, 40)
    worse, better = (search.worth_of(position, [search.par + points])[0] for points in (-3.0, 3.0))
    assert 0.0 < worse < 0.5 < better < 1.0


def test_who_is_ahead_is_worth_more_and_all_worths_share_one_win() -> None:
    position = position_of("port_royal", seats=3)
    worth = grown(position, 1).worth_of(position, [10.0, 8.0, 1.0])
    assert worth[0] > worth[1] > worth[2] > 0.0
    assert sum(worth) == pytest.approx(1.0)


def test_a_search_stops_when_its_time_is_up() -> None:
    rng = quick(1)
    search = Search(ask(position_of("port_royal", decisions=1), rng), rng)
    search.grow(50_000_000, seconds=0.05)
    assert 0 < search.playouts < 50_000_000


def test_a_single_move_is_made_without_thinking() -> None:
    position = position_of("amerigo")
    assert position.step() == "throw"
    rng = quick(1)
    assert SearchBot(1_000_000).choose(ask(position, rng), rng).notation == "throw"


@EVERY_TITLE
def test_a_choice_that_is_settled_is_made_without_the_rest_of_the_playouts(title: str) -> None:
    """Nothing is lost by it: with all playouts the same move has been tried most."""
    position = position_of(title, decisions=30)
    while len(position.moves()) < 3:
        position.play(position.baseline_move())
    question = ask(position, quick(1))
    whole, short = Search(question, quick(2)), Search(question, quick(2))
    whole.grow(100)
    short.grow(100, until_settled=True)
    assert whole.playouts == 100
    assert short.findings()[0].move is whole.findings()[0].move


def test_a_settled_choice_saves_playouts() -> None:
    rng = quick(1)
    search = Search(ask(position_of("port_royal", decisions=1), rng), rng)
    first, second = find_title("port_royal").book.moves[:2]
    search.root.add(first, {})
    search.root.add(second, {})
    search.root.tried = vec[i64]([70, 20])
    assert search.is_settled(left=49)
    assert not search.is_settled(left=50)


# --- playing on -------------------------------------------------------------------------------------------------------


@EVERY_TITLE
def test_to_play_on_keeps_every_piece_and_is_always_the_same(title: str) -> None:
    for decisions in range(0, 120, 13):
        position = position_of(title, seats=3, decisions=decisions)
        first, second = position.clone().played_on(), position.clone().played_on()
        assert first.pieces() == position.pieces()
        assert first.to_data() == second.to_data()
        assert first.decisions > position.decisions


def test_port_royal_plays_on_until_the_turn_is_over() -> None:
    position = position_of("port_royal", seats=3, decisions=4)
    later = position.clone().played_on()
    assert later.step() == "discover"
    assert later.seat_to_move() != position_of("port_royal", seats=3).seat_to_move()


def test_nobody_plays_on_for_a_team() -> None:
    position = position_of("port_royal", decisions=4, contracts="cooperative")
    assert position.clone().played_on().to_data() == position.clone().to_data()


def test_amerigo_plays_on_for_a_round_and_stops_between_two_phases() -> None:
    position = position_of("amerigo", decisions=25)
    later = position.clone().played_on()
    assert later.step() in ("throw", "round_end")
    events = later.to_data()["round"], position.to_data()["round"]
    assert events == (2, 1)


def test_whoever_plays_on_to_the_end_stops_there() -> None:
    position = position_of("amerigo")
    while position.to_data()["round"] != 5:
        position.play(position.baseline_move())
    assert position.played_on().seat_to_move() == -1


# --- several processes ------------------------------------------------------------------------------------------------


@EVERY_TITLE
def test_a_joint_search_shares_the_playouts_and_adds_up_what_it_found(title: str) -> None:
    position = position_of(title, decisions=20)
    while len(position.moves()) < 3:
        position.play(position.baseline_move())
    joint = JointSearchBot(playouts=41, processes=2)
    try:
        findings = joint.findings(ask(position, quick(1)), quick(2))
        again = joint.findings(ask(position, quick(1)), quick(2))
    finally:
        joint.dismiss()
    assert {finding.move for finding in findings} == set(position.moves())
    assert sum(finding.visits for finding in findings) == 41
    assert [finding.to_data() for finding in findings] == [finding.to_data() for finding in again]


def test_reports_count_by_their_visits() -> None:
    moves = find_title("port_royal").book.moves[:2]
    first, second = (move.notation for move in moves)
    reports = [[(first, 30, 0.5, 10.0), (second, 0, 0.0, 0.0)], [(second, 5, 0.2, 4.0), (first, 10, 0.9, 2.0)]]
    best, other = combined(moves, reports)
    assert (best.move, best.visits, other.visits) == (moves[0], 40, 5)
    assert [best.win_chance, best.points, other.win_chance] == pytest.approx([0.6, 8.0, 0.2])


def test_a_joint_search_that_stopped_is_said_and_replaced() -> None:
    question = ask(position_of("port_royal", decisions=1), quick(1))
    joint = JointSearchBot(playouts=8, processes=2)
    joint.findings(question, quick(2))
    joint.searchers[0].kill()
    joint.searchers[0].wait()
    with pytest.raises(flibuste.FlibusteError, match="has stopped"):
        joint.findings(question, quick(2))
    assert joint.choose(question, quick(2)) in question.moves
    joint.dismiss()


def test_a_joint_search_is_named_by_its_budget_and_processes() -> None:
    joint = find_bot("search:8000x4")
    assert isinstance(joint, JointSearchBot)
    assert (joint.playouts, joint.processes) == (8000, 4)
    assert find_bot("search:8000x4") is joint
    timed = find_bot("search:800msx2")
    assert isinstance(timed, JointSearchBot)
    assert (timed.seconds, timed.processes) == (0.8, 2)
    for wrong in ("search:8000x", "search:x4", "search:10x0", "search:10x9999", "search:10x4x4"):
        with pytest.raises(flibuste.FlibusteError, match="search:8000x4 for 8000 in 4 processes"):
            find_bot(wrong)
