"""Copies by `copy.deepcopy` and pickle: equal, of a life of their own, and whole in another process."""

from __future__ import annotations

import copy
import hashlib
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

import pytest
from tests.kernel.test_fork import all_of, game_with_a_move_to_take_back, middle_of, play_on

import flibuste
from flibuste.bots import Bot, Question, ask, bot_names, find_bot, level_names
from flibuste.games import find_title
from flibuste.kernel.chance import Rng, SecretChance, quick
from flibuste.kernel.data import compact
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Luck
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position, playout
from flibuste.kernel.records import Share
from flibuste.kernel.refusals import BadOption, BadPosition, FlibusteError, Reason, Refused, UnknownMove, UnknownTitle
from flibuste.kernel.title import Title
from flibuste.processes import SPAWN

T = TypeVar("T")


def pickled(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))
    return again


TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
COPIED = pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])
Copied = Callable[[T], T]


@TITLES
@COPIED
def test_a_copied_position_is_equal_and_lives_its_own_life(title: Title, copied: Copied[Position]) -> None:
    position = middle_of(title).clone_position()
    before = compact(position.to_data())
    twin = copied(position)
    assert type(twin) is type(position)
    assert compact(twin.to_data()) == before
    playout(twin, quick(1))
    assert compact(position.to_data()) == before
    playout(position, quick(1))
    assert compact(twin.to_data()) == compact(position.to_data()) != before


@TITLES
@COPIED
def test_a_copied_game_is_as_a_fork(title: Title, copied: Copied[Game]) -> None:
    game = game_with_a_move_to_take_back(title)
    twin = copied(game)
    assert all_of(twin) == all_of(game)
    twin.undo(twin.may_undo)
    assert all_of(twin) != all_of(game)
    game.undo(game.may_undo)
    play_on(game, 1)
    play_on(twin, 1)
    assert all_of(twin) == all_of(game)


def test_a_copied_game_keeps_luck_that_was_decided_beforehand() -> None:
    game = flibuste.new_game("port_royal", seats=2, seed="1")
    game.expect([Luck("shuffle", ["a", "b"])])
    assert [luck.to_data() for luck in copy.deepcopy(game).expected] == [["shuffle", ["a", "b"]]]


def test_a_copied_game_keeps_what_seats_have_added_to_its_luck() -> None:
    title = find_title("port_royal")
    shares = [Share("", ""), Share(hashlib.sha256(b"mine").hexdigest(), "mine")]
    game = Game(title, title.agree(2, {}), b"secret", b"salt", shares=shares)
    game.is_seeded = True
    assert pickled(game).record() == game.fork().record() == game.record()


def test_a_copied_record_is_equal() -> None:
    game = middle_of(find_title("port_royal"))
    record = game.record()
    assert pickled(record) == copy.deepcopy(record) == record
    assert pickled(game.public_record()).is_redacted


@TITLES
@COPIED
def test_what_there_is_once_stays_one(title: Title, copied: Copied[object]) -> None:
    assert copied(title) is title
    assert copied(title.book) is title.book
    for move in title.book.moves[::50]:
        assert copied(move) is move
    assert title.book.title == title.id


@TITLES
@COPIED
def test_copied_terms_say_the_same(title: Title, copied: Copied[object]) -> None:
    terms = title.agree(title.seats[1], {})
    twin = copy.deepcopy(terms) if copied is copy.deepcopy else pickled(terms)
    assert (twin.seats, twin.options, twin.rules, twin.legacy) == (terms.seats, terms.options, terms.rules, None)
    own = getattr(middle_of(title).clone_position(), "terms", terms)
    assert type(copied(own)) is type(own)


@COPIED
def test_copied_luck_goes_on_alike(copied: Copied[object]) -> None:
    for stream in (quick(7), SecretChance(b"sixteen  letters")):
        stream.below(6)
        twin = copied(stream)
        assert isinstance(twin, (Rng, SecretChance))
        assert [twin.below(1000) for _ in range(5)] == [stream.below(1000) for _ in range(5)]


class Stubborn(Bot):
    """Somebody's own: it keeps what it was made with."""

    name = "stubborn"

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, question: Question, rng: Rng) -> Move:
        return question.moves[self.place]


@COPIED
def test_copied_bots_choose_alike(copied: Copied[Bot]) -> None:
    position = middle_of(find_title("port_royal")).clone_position()
    names = [*bot_names(), *level_names(), "search:20"]
    for bot in [*[find_bot(name) for name in names if name not in ("search", "admiral", "captain")], Stubborn(-1)]:
        twin = copied(bot)
        assert type(twin) is type(bot)
        assert twin.choose(ask(position, quick(1)), quick(2)) is bot.choose(ask(position, quick(1)), quick(2))
    assert vars(copied(Stubborn(3))) == {"place": 3}
    for name in ("captain", "search:500ms", "search:8x2", "engine:cat"):
        assert type(copied(find_bot(name))) is type(find_bot(name))


def test_a_copied_question_asks_the_same() -> None:
    question = ask(middle_of(find_title("port_royal")).clone_position(), quick(1))
    twin = pickled(question)
    assert (twin.seat, twin.moves, twin.view()) == (question.seat, question.moves, question.view())


@pytest.mark.parametrize(
    "error",
    [
        Refused(Reason("too-dear", "PR-1", {"price": 3})),
        UnknownMove("hop"),
        UnknownTitle("chess", ["amerigo"]),
        BadOption("No.", "clash"),
        BadPosition("No.", "position-bounds", {"most": 3}),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_through_whole(error: FlibusteError) -> None:
    twin = pickled(error)
    assert type(twin) is type(error) and str(twin) == str(error)
    if isinstance(error, BadOption) and isinstance(twin, BadOption):
        assert twin.key == error.key
    if isinstance(error, BadPosition) and isinstance(twin, BadPosition):
        assert twin.reason.to_data() == error.reason.to_data()


def elsewhere(game: Game, position: Position, bot: Bot) -> tuple[Game, Position, Move]:
    move = bot.choose(ask(position, quick(1)), quick(2))
    play_on(game, 1)
    playout(position, quick(1))
    return game, position, move


def test_another_process_goes_on_with_what_it_was_sent() -> None:
    game = middle_of(find_title("amerigo"))
    position = game.clone_position()
    bot = find_bot("greedy")
    with ProcessPoolExecutor(1, mp_context=SPAWN) as pool:
        game_there, position_there, move_there = pool.submit(elsewhere, game, position, bot).result()
    game_here, position_here, move_here = elsewhere(game, position, bot)
    assert all_of(game_there) == all_of(game_here)
    assert compact(position_there.to_data()) == compact(position_here.to_data())
    assert move_there is move_here
