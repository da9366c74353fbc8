"""The search bot: what it counts, what it tells apart, and that it plays better than chance."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.bots import ask, bot_names, find_bot
from flibuste.bots.match import play_out
from flibuste.bots.question import Question
from flibuste.bots.search import Node, Search, SearchBot
from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.position import Position

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
        position = find_title(title).new_position(2, find_title(title).resolve(2, {}), quick(deal), None)
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


def test_a_node_learns_of_moves_that_only_some_secrets_allow() -> None:
    position = position_of("port_royal", decisions=1)
    first, second = find_title("port_royal").book.moves[:2]
    node = Node()
    node.add(first)
    rng = quick(3)
    search = Search(Question(position, position.seat_to_move()), rng)
    assert search.choose_among(node, [second]) == 1
    assert node.moves == [first, second]
    assert search.choose_among(node, [second]) == 1


def test_the_strongest_bot_at_a_table_searches_and_keeps_its_time() -> None:
    bot = find_bot(bot_names()[-1])
    assert isinstance(bot, SearchBot)
    assert bot.playouts > 0
    assert bot.seconds > 0.0


def test_a_single_move_is_made_without_thinking() -> None:
    position = position_of("amerigo")
    assert position.step() == "throw"
    rng = quick(1)
    assert SearchBot(1_000_000).choose(ask(position, rng), rng).notation == "throw"
