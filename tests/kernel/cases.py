"""Every title with every number of players and every pair of options, and positions met while playing them.

A title comes in by being registered in flibuste.games; there is nothing to write here for it. The tests' own titles are
among them: a test file that plays cases asks for the fixture `own_titles`, by which they are found. What is to hold in
all these cases is tested in some of them each time, see `holds_in`; `make soak` tests everything in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations
from random import Random
from typing import Final, TypeVar

import pytest
from hypothesis import strategies as st
from tests.conftest import SOAK
from tests.regatta import Regatta
from tests.whisper import Whisper

import flibuste
from flibuste.games import find_title
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import NOBODY, Event, Luck
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadOption
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title

SEATS: Final = "seats"
ATTEMPTS: Final = 120
"""Ways to complete a pair that are looked at; with far fewer some allowed pair may be taken for impossible."""
Pair = tuple[tuple[str, Value], tuple[str, Value]]


@dataclass(frozen=True)
class Case:
    """One way to set a title up."""

    title_id: str
    number: int
    seats: int
    options: tuple[tuple[str, Value], ...]

    @property
    def title(self) -> Title:
        return find_title(self.title_id)

    @property
    def terms(self) -> Terms:
        return self.title.agree(self.seats, dict(self.options))

    @property
    def is_private(self) -> bool:
        return self.title.is_private(self.terms)

    @property
    def scorers(self) -> int:
        """Seats, and rivals without one."""
        return self.seats + len(self.title.rivals(self.terms))

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [NOBODY, *range(self.seats)]

    @property
    def values(self) -> frozenset[tuple[str, Value]]:
        """Everything that was chosen, the number of seats included."""
        return frozenset([(SEATS, self.seats), *self.options])

    def begin(self, seed: object, script: list[Luck] | None = None) -> Game:
        return start(self.title, self.seats, dict(self.options), f"{self} {seed}", script)

    def __str__(self) -> str:
        return f"{self.title_id}-{self.number}-{self.seats}p"


# --- pairs of options -------------------------------------------------------------------------------------------------


def pairs_of(title: Title) -> list[Pair]:
    """Every pair that some table could choose: two options, or an option and a number of seats."""
    found: dict[Pair, None] = {}
    for seats in range(title.seats[0], title.seats[1] + 1):
        row: list[list[tuple[str, Value]]] = [[(SEATS, seats)]]
        row += [[(option.id, value) for value in option.samples(seats)] for option in title.options]
        for one, other in combinations(row, 2):
            found.update({(a, b): None for a in one for b in other})
    return list(found)


def pairs_in(row: dict[str, Value], title: Title) -> Iterator[Pair]:
    names = [SEATS, *[option.id for option in title.options]]
    return combinations([(name, row[name]) for name in names if name in row], 2)


def cover(title: Title) -> list[dict[str, Value]]:
    """Few rows that hold every pair a table may choose: each begins with the first pair not held yet."""
    missing = dict.fromkeys(pairs_of(title))
    rows: list[dict[str, Value]] = []
    while missing:
        pair = next(iter(missing))
        row = best_row(title, dict(pair), missing)
        if row is None:
            del missing[pair]  # these two never go together
            continue
        for held in pairs_in(row, title):
            missing.pop(held, None)
        rows.append(row)
    return rows


def best_row(title: Title, pair: dict[str, Value], missing: dict[Pair, None]) -> dict[str, Value] | None:
    """Of many ways to complete a pair that the title allows, the one that holds most pairs not held yet."""
    random = Random(f"{title.id} {sorted(pair.items(), key=str)}")
    best: dict[str, Value] | None = None
    most = -1
    for attempt in range(ATTEMPTS):
        row = completed(title, pair, random, usual=attempt % 4 / 4)
        news = sum(1 for held in pairs_in(row, title) if held in missing)
        if news > most and is_allowed(title, row):
            best, most = row, news
    return best


def completed(title: Title, pair: dict[str, Value], random: Random, usual: float) -> dict[str, Value]:
    """The pair with a value for everything else: the default with probability `usual`, else any."""
    row = dict(pair)
    if SEATS not in row:
        row[SEATS] = random.randint(*title.seats)
    for option in title.options:
        if option.id not in row:
            values = option.samples(int(row[SEATS]))
            row[option.id] = option.default if random.random() < usual else random.choice(values)
    return row


def is_allowed(title: Title, row: dict[str, Value]) -> bool:
    try:
        title.agree(int(row[SEATS]), {id: value for id, value in row.items() if id != SEATS})
    except BadOption:
        return False
    return True


def cases_of(title: Title) -> list[Case]:
    return [
        Case(title.id, number, int(row[SEATS]), tuple((id, value) for id, value in row.items() if id != SEATS))
        for number, row in enumerate(cover(title))
    ]


TITLES: Final[list[Title]] = [*flibuste.titles(), Whisper(), Regatta()]
CASES: Final[list[Case]] = [case for title in TITLES for case in cases_of(title)]


# --- properties take turns with the cases -----------------------------------------------------------------------------

MOST_CASES: Final = 6
"""Cases of a title that one property is tested in, so that a title with many options costs no more than another."""
ANY: Final = 2
"""Of these, those that are taken without a look at what they bring: so every case has its turn somewhere."""
DRAW: Final = 158
"""With which number they are drawn: where options change, any by which the properties together meet all cases again."""
Property = TypeVar("Property", bound=Callable[..., None])
MET: Final[dict[str, list[Case]]] = {}
"""The cases of each property that has been imported, by its name."""


def holds_in(*titles: str) -> Callable[[Property], Property]:
    """A property of every case of these titles. It is tested in some, another one in others, and in a soak in all."""

    def take(test: Property) -> Property:
        name = test.__name__
        all_cases = [[case for case in CASES if case.title_id == title] for title in titles]
        MET[name] = [case for cases in all_cases for case in (cases if SOAK else turn_of(name, cases))]
        marked: Property = pytest.mark.property(pytest.mark.parametrize("case", MET[name], ids=str)(test))
        return marked

    return take


def turn_of(name: str, cases: list[Case]) -> list[Case]:
    """Some cases, always the same for one name: first any two, then whichever brings most that the others lack."""
    left = Random(f"{DRAW}{name}").sample(cases, len(cases))
    taken = [left.pop(0) for _ in range(ANY)]
    while left and len(taken) < MOST_CASES:
        held = {value for case in taken for value in case.values}
        taken.append(max(left, key=lambda case: len(case.values - held)))
        left.remove(taken[-1])
    return taken


holds_in_every_title: Final = holds_in(*[title.id for title in TITLES])


# --- positions met while playing --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Walk:
    """Some moves from the start: drawn at random, or mostly as the baseline would play."""

    seed: int
    sense: int
    """How many moves of 8 are the baseline's."""
    permille: int
    """How far, measured by the whole game."""


SEEDS: Final = st.integers(0, 2**31) if SOAK else st.sampled_from(range(4))
"""The games of a case are played once and met again at other moments, by one property after the other."""
WALKS: Final = st.builds(Walk, seed=SEEDS, sense=st.sampled_from([0, 5, 8]), permille=st.integers(0, 1000))
STREAMS: Final = st.integers(0, 2**62 - 1)


LONG: Final = 700
"""Decisions after which a test stops following a game: chance players may block one until its decision limit."""


def wander(position: Position, stream: int, most: int = LONG) -> int:
    """Plays random moves, to the end unless that is far away; returns how many."""
    rng = quick(stream)
    for number in range(most):
        if position.seat_to_move() < 0:
            return number
        position.play(position.random_move(rng))
    return most


def choose(game: Game, rng: Rng, sense: int) -> Move:
    if rng.below(8) < sense:
        return game.clone_position().baseline_move()
    moves = game.moves()
    return moves[rng.below(len(moves))]


SNAPSHOT_EVERY: Final = 40
"""Moves: no test has to play more of them to come to any moment of a game that was played before."""


@lru_cache(maxsize=30)
def played(case: Case, seed: int, sense: int) -> list[Game]:
    """A game to its end, unless that is far away: as it was after every so many moves, and last as it ended."""
    game = case.begin(seed)
    rng = quick(seed)
    snapshots: list[Game] = []
    while not game.over and len(game.entries) < LONG:
        if len(game.entries) % SNAPSHOT_EVERY == 0:
            snapshots.append(game.fork())
        game.submit(game.seat_to_move, choose(game, rng, sense))
    return [*snapshots, game]


def whole_game(case: Case, seed: int, sense: int) -> list[str]:
    """The moves of a game to its end, unless that is far away."""
    return [entry.move for entry in played(case, seed, sense)[-1].entries]


def moment(case: Case, walk: Walk, made: int) -> Game:
    """The game of a walk after so many of its moves."""
    *snapshots, whole = played(case, walk.seed, walk.sense)
    if made == len(whole.entries):
        return whole.fork()
    game = snapshots[made // SNAPSHOT_EVERY].fork()
    for entry in whole.entries[len(game.entries) : made]:
        game.submit(entry.seat, entry.move)
    return game


def game_after(case: Case, walk: Walk) -> Game:
    return moment(case, walk, walk.permille * len(played(case, walk.seed, walk.sense)[-1].entries) // 1000)


def running_game_after(case: Case, walk: Walk) -> Game:
    """Like game_after, but before its last move if that would end the game."""
    game = game_after(case, walk)
    return moment(case, walk, len(game.entries) - 1) if game.over else game


def finished_game(case: Case, walk: Walk) -> Game:
    """To its end; one whose end is far away is cut short by its decision limit."""
    game = played(case, walk.seed, walk.sense)[-1]
    return (game if game.over else played(cut_short(case), walk.seed, walk.sense)[-1]).fork()


def cut_short(case: Case) -> Case:
    options = {**dict(case.options), "decision_limit": LONG}
    return replace(case, options=tuple(options.items()))


def as_played(case: Case, game: Game) -> Case:
    """The case of a finished game, which may have been cut short."""
    return replace(case, options=tuple(game.terms.options.items()))


# --- long lists -------------------------------------------------------------------------------------------------------

FEW: Final = 60
"""A verb with more moves than that names places of a map; every example looks at this many of them.

Of the whole book too, where a move is refused whichever it is."""
SOME: Final = 12
"""Moves of one decision that are played out by a test that replays a whole game for each."""


def book_of(title: Title, seed: int) -> list[Move]:
    """The moves to try in one example.

    All of them, but of verbs with thousands (Amerigo has 10,000 ways to lay a tile) a sample, another one for each
    example: a test that asked for every reason would take hours and learn nothing more.
    """
    random = Random(seed)
    return [
        move for moves in verbs(title).values() for move in (moves if len(moves) <= FEW else random.sample(moves, FEW))
    ]


@cache
def verbs(title: Title) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in title.book.moves:
        found.setdefault(move.key, []).append(move)
    return found


def some_of(moves: list[Move], seed: int, most: int = SOME) -> list[Move]:
    """A sample of a long list of legal moves, in its order; a short list as it is."""
    if len(moves) <= most:
        return moves
    places = sorted(Random(seed).sample(range(len(moves)), most))
    return [moves[place] for place in places]


# --- twins ------------------------------------------------------------------------------------------------------------


def determinized(position: Position, seat: int, stream: int) -> Position:
    """A copy that this seat could not tell from the position."""
    twin = position.clone()
    twin.determinize(seat, quick(stream))
    return twin


def told(events: list[Event], viewer: int) -> list[object]:
    return [event.seen_by(viewer) for event in events]


def all_told(events: list[Event]) -> list[object]:
    """Events with everything in them, for comparing two games as their host sees them."""
    return [[event.name, event.facts, event.owner, event.secret] for event in events]


def luck_of(game: Game) -> list[Luck]:
    """How luck fell in a game, as a script for another one."""
    record = game.record()
    return [*record.luck, *[luck for entry in record.entries for luck in entry.luck]]
