"""Every bot in every title: it plays legal moves and sees nothing that its seat may not know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.cases import CASES, LONG, STREAMS, WALKS, Case, Walk, determinized, running_game_after

import flibuste
from flibuste.bots import Bot, ask, bot_names, find_bot, level_names
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.levels import Level
from flibuste.bots.match import play_out
from flibuste.bots.search import SearchBot
from flibuste.bots.simple import RandomBot
from flibuste.kernel.chance import quick
from flibuste.kernel.data import compact
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.kernel.title import Title

pytestmark = [
    pytest.mark.usefixtures("own_titles"),
    pytest.mark.once,  # bots choose by what the rules say: those are run both ways
]

QUICK_CAPTAIN = Level("captain", SearchBot(15), GreedyBot(), slips=10)
"""As those levels that search, in a fraction of their time."""
QUICK = [find_bot(name) for name in [*bot_names()[:-1], "search:15", *level_names()[:2]]] + [QUICK_CAPTAIN]
EVERY_BOT = pytest.mark.parametrize("bot", QUICK, ids=lambda bot: bot.rank if isinstance(bot, Level) else bot.name)
SOME_CASE = st.sampled_from(CASES)


def choice(bot: Bot, position: Position, stream: int) -> Move:
    rng = quick(stream)
    return bot.choose(ask(position, rng), rng)


@EVERY_BOT
@given(case=SOME_CASE, walk=WALKS, stream=STREAMS)
def test_a_bot_chooses_a_legal_move_and_changes_nothing(bot: Bot, case: Case, walk: Walk, stream: int) -> None:
    position = running_game_after(case, walk).clone_position()
    before = compact(position.to_data())
    assert choice(bot, position, stream) in position.moves()
    assert compact(position.to_data()) == before


@EVERY_BOT
@given(case=SOME_CASE, walk=WALKS, streams=st.tuples(STREAMS, STREAMS))
def test_a_bot_chooses_the_same_whatever_is_hidden(bot: Bot, case: Case, walk: Walk, streams: tuple[int, int]) -> None:
    position = running_game_after(case, walk).clone_position()
    twin = determinized(position, position.seat_to_move(), streams[0])
    assert choice(bot, twin, streams[1]) is choice(bot, position, streams[1])


@given(case=SOME_CASE, walk=WALKS, streams=st.tuples(STREAMS, STREAMS))
def test_a_question_holds_no_more_than_the_seat_may_know(case: Case, walk: Walk, streams: tuple[int, int]) -> None:
    position = running_game_after(case, walk).clone_position()
    seat = position.seat_to_move()
    twin = determinized(position, seat, streams[0])
    questions = [ask(each, quick(streams[1])) for each in (position, twin)]
    assert questions[0].seat == questions[1].seat == seat
    assert questions[0].view() == questions[1].view() == position.view(seat)
    assert questions[0].moves == questions[1].moves == position.moves()
    assert compact(questions[0].position.to_data()) == compact(questions[1].position.to_data())
    assert questions[0].position.logbook is None


@given(case=SOME_CASE, walk=WALKS, stream=STREAMS)
def test_samples_fit_what_the_seat_knows_and_leave_the_question_alone(case: Case, walk: Walk, stream: int) -> None:
    position = running_game_after(case, walk).clone_position()
    rng = quick(stream)
    question = ask(position, rng)
    before = compact(question.position.to_data())
    samples = [question.sample(rng) for _ in range(3)]
    assert all(sample.view(question.seat) == question.view() for sample in samples)
    assert len({compact(sample.to_data()) for sample in samples}) == 3
    assert compact(question.position.to_data()) == before


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_bots_play_a_game_to_its_end(title: Title) -> None:
    seats = title.presets[0].least
    position = flibuste.new_game(title.id, seats, seed="bots").clone_position()
    play_out(position, [find_bot("baseline")] * seats, [quick(seat) for seat in range(seats)])
    assert position.seat_to_move() == -1
    assert position.decisions < LONG


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(flibuste.FlibusteError, match="There is no bot 'stockfish'; choose one of: deckhand"):
        find_bot("stockfish")


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:0",
        "search:many",
        "search:99999999",
        "search:" + 5000 * "9",
        "search:ms",
        "search:0ms",
        "search:1.5ms",
        "search:9999999ms",
    ],
)
def test_a_search_without_a_sensible_budget_is_refused(name: str) -> None:
    with pytest.raises(flibuste.FlibusteError, match="Write search:500 for 500 playouts a move"):
        find_bot(name)


def test_a_search_is_named_by_its_playouts_or_its_time() -> None:
    by_playouts, by_time = find_bot("search:500"), find_bot("search:800ms")
    assert isinstance(by_playouts, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert (by_playouts.playouts, by_playouts.seconds) == (500, 0.0)
    assert by_time.playouts >= 1_000_000
    assert by_time.seconds == 0.8


def test_the_random_bot_chooses_each_move_alike() -> None:
    game = flibuste.new_game("port_royal", 2, seed="each")
    game.submit(game.seat_to_move, "reveal")
    rng = quick(1)
    moves = [RandomBot().choose(ask(game.clone_position(), rng), rng).number for _ in range(600)]
    assert all(abs(moves.count(number) - 600 / len(set(moves))) < 80 for number in set(moves))
    assert len(set(moves)) == len(game.moves())
