"""What games are like: what a watch sees, and what is counted of many games."""

from __future__ import annotations

from collections import Counter

import pytest

import flibuste
from flibuste.arena.shape import Shape, Watch, Watched, mean, median
from flibuste.bots import Bot, Question, find_bot
from flibuste.bots.match import play_match
from flibuste.cli.simulate import Match, Share, Tally, play_share
from flibuste.games import find_title
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position


class Scene(Position):
    """A moment with so many legal moves and these points."""

    def __init__(self, seat: int, choices: int, points: list[int]) -> None:
        super().__init__(quick(1), None)
        self.seat = seat
        self.choices = choices
        self.points = points

    def seat_to_move(self) -> int:
        return self.seat

    def moves(self) -> list[Move]:
        return find_title("port_royal").book.moves[: self.choices]

    def scores(self, viewer: int = -1) -> list[int]:
        return self.points


class Friendly(Scene):
    def allied(self) -> bool:
        return True


def watched(*scenes: Scene) -> Watch:
    watch = Watch()
    for scene in scenes:
        watch.see(Question(scene, scene.seat))
    return watch


def test_a_watch_counts_choices_and_turns() -> None:
    watch = watched(Scene(1, 3, [0, 0]), Scene(1, 1, [0, 0]), Scene(0, 3, [0, 0]), Scene(1, 2, [0, 0]))
    assert watch.choices == {3: 2, 1: 1, 2: 1}
    assert watch.turns == 3
    assert watch.beginner == 1


def test_the_lead_changes_when_somebody_else_is_ahead_alone() -> None:
    points = [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [2, 3], [2, 3], [4, 3]]
    assert watched(*[Scene(0, 1, each) for each in points]).lead_changes == 2


def test_allies_have_no_leader() -> None:
    assert watched(Friendly(0, 1, [1, 0]), Friendly(0, 1, [0, 1])).lead_changes == 0


@pytest.mark.parametrize("title", [title.id for title in flibuste.titles()])
def test_every_decision_is_seen_and_none_is_changed(title: str) -> None:
    options = find_title(title).agree(2, {"decision_limit": 150}).options
    match = Match(title, 2, options, ("random", "baseline"), "shape")
    plain = play_share(Share(match, 0, 4))
    watched = play_share(Share(match, 0, 4, watched=True))
    shape = watched.shape
    assert plain.shape == Shape()
    watched.shape = Shape()
    assert watched == plain
    assert shape.choices.total() == plain.decisions
    assert shape.turns.total() == shape.lead_changes.total() == shape.winners.total() == 4
    assert sum(shape.by_seat.values()) == sum(plain.by_deal.values())


def test_shapes_add_up() -> None:
    options = find_title("port_royal").agree(2, {}).options
    match = Match("port_royal", 2, options, ("random", "random"), "sum")
    total = Tally()
    for first in (0, 2):
        total.add(play_share(Share(match, first, 2, watched=True)))
    assert total == play_share(Share(match, 0, 4, watched=True))


def test_wins_of_who_begins() -> None:
    shape = Shape()
    shape.add_game(watched(Scene(1, 2, [0, 0])), 7, {1: 60})
    shape.add_game(watched(Scene(0, 2, [0, 0])), 7, {1: 60})
    shape.add_game(watched(Scene(0, 2, [0, 0])), 8, {0: 30, 1: 30})
    assert shape.by_beginner == {7: 60, 8: 30}
    assert shape.by_seat == {(1, 7): 120, (0, 8): 30, (1, 8): 30}
    assert shape.winners == {1: 2, 2: 1}


def test_a_watched_bot_is_told_what_the_bot_is_to_know() -> None:
    told: list[str] = []

    class Listener(Bot):
        def choose(self, question: Question, rng: Rng) -> Move:
            return question.moves[0]

        def begins(self, title: str, seats: int, seat: int, options: Data) -> None:
            told.append(f"begins at seat {seat}")

        def ends(self, seat: int, won: list[float], points: list[int], forfeit: int | None) -> None:
            told.append(f"ends at seat {seat}")

    title = find_title("port_royal")
    bots: list[Bot] = [find_bot("baseline"), Watched(Listener(), Watch())]
    play_match(title, title.agree(2, {}), "luck", bots, [quick(1), quick(2)], recorded=False)
    assert told == ["begins at seat 1", "ends at seat 1"]


def test_mean_and_median() -> None:
    assert mean(Counter({1: 3, 5: 1})) == 2
    assert [median(Counter(values)) for values in ([4], [1, 2, 3], [1, 2, 3, 9, 9, 9, 9], [])] == [4, 2, 9, 0]
