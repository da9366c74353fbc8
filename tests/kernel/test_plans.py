"""Plans: a bot thinks once for a turn, and again as soon as its seat sees what it did not foresee."""

from __future__ import annotations

from functools import cache

import pytest

import flibuste
from flibuste.bots import Bot, Question, ask
from flibuste.bots.levels import Level
from flibuste.bots.plans import Mind, foreseen, sight
from flibuste.bots.search import Search, SearchBot
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position

pytestmark = pytest.mark.once  # bots choose by what the rules say: those are run both ways

EVERY_TITLE = pytest.mark.parametrize(
    "title", ["port_royal", "amerigo", "maracaibo", "treasure_map", "caribbean_conquest"]
)
PLANNER = SearchBot(40, plans=True)


class Thoughts(Bot):
    """Counts how often its bot thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.thought = 0

    def plan(self, question: Question, rng: Rng) -> list[Move]:
        self.thought += 1
        return self.bot.plan(question, rng)


def position_of(title: str, decisions: int) -> Position:
    position = flibuste.new_game(title, 3, seed="plans").clone_position()
    for _ in range(decisions):
        position.play(position.baseline_move())
    return position


def planned(title: str) -> tuple[Position, list[Move]]:
    """A moment of a game at which a bot plans several moves, and these."""
    decisions, moves = first_plan(title)
    return position_of(title, decisions), moves


@cache
def first_plan(title: str) -> tuple[int, list[Move]]:
    for decisions in range(2, 60):
        moves = PLANNER.plan(ask(position_of(title, decisions), quick(1)), quick(2))
        if len(moves) > 1:
            return decisions, moves
    raise AssertionError("it never plans")


@EVERY_TITLE
def test_a_plan_is_played_out_in_the_true_game_without_another_thought(title: str) -> None:
    """Though it was made with all secrets dealt anew: nothing hidden comes to light on its way."""
    position, moves = planned(title)
    seat, revealed = position.seat_to_move(), position.revealed
    thoughts = Thoughts(PLANNER)
    mind, rng = Mind(thoughts), quick(2)
    for number, move in enumerate(moves):
        assert position.seat_to_move() == seat
        assert position.revealed == revealed
        assert mind.choose(ask(position, quick(1 if number == 0 else 50 + number)), rng) is move
        position.play(move)
    assert thoughts.thought == 1


def test_a_plan_is_void_when_its_seat_sees_something_else() -> None:
    position, moves = planned("amerigo")
    thoughts = Thoughts(PLANNER)
    mind, rng = Mind(thoughts), quick(2)
    mind.choose(ask(position, quick(1)), rng)
    before = position.clone()
    position.play(next(move for move in position.moves() if move is not moves[0]))
    mind.choose(ask(position, quick(1)), rng)
    assert thoughts.thought == 2
    mind.choose(ask(before, quick(1)), rng)
    assert thoughts.thought == 3, "it was taken back"


def test_what_another_seat_sees_is_no_part_of_a_plan() -> None:
    position = position_of("amerigo", 9)
    assert len({sight(position, seat) for seat in range(3)}) == 3


def test_the_same_question_and_stream_give_the_same_plan() -> None:
    position, moves = planned("amerigo")
    question = ask(position, quick(1))
    assert PLANNER.plan(question, quick(2)) == moves
    steps = [foreseen(ask(position, quick(stream)), moves) for stream in (1, 9)]
    assert [step.sight for step in steps[0]] == [step.sight for step in steps[1]], "however secrets are dealt"


def test_a_plan_begins_with_what_would_be_chosen_without_one() -> None:
    position, moves = planned("amerigo")
    assert SearchBot(40).plan(ask(position, quick(1)), quick(2)) == moves[:1]
    assert PLANNER.choose(ask(position, quick(1)), quick(2)) is moves[0]


def test_each_choice_of_a_plan_is_made_by_all_playouts_and_keeps_those_that_went_its_way() -> None:
    position, moves = planned("amerigo")
    rng = quick(2)
    search = Search(ask(position, quick(1)), rng)
    assert search.decide(40, 0.0) is moves[0]
    tried = search.findings()[0].visits
    assert search.follow(moves[0])
    kept = search.root.visits
    assert 0 < kept <= tried
    before = search.playouts
    assert search.decide(40, 0.0) is moves[1]
    assert search.playouts - before <= 40 - kept
    assert search.root.visits == kept + search.playouts - before


def test_who_may_slip_thinks_at_each_choice_anew() -> None:
    position, _ = planned("amerigo")
    clumsy = Level("clumsy", PLANNER, SearchBot(4), slips=10)
    assert len(clumsy.plan(ask(position, quick(1)), quick(2))) == 1
    assert len(Level("sober", PLANNER, SearchBot(4), slips=0).plan(ask(position, quick(1)), quick(2))) > 1
