"""OpenSpiel: every title as a game of its registry. Importing this module registers them.

>>> import pyspiel
>>> import flibuste.envs.spiel
>>> game = pyspiel.load_game("flibuste_port_royal(players=3,gambler=true)")
>>> game.num_players(), game.num_distinct_actions()
(3, 419)

All luck of a game is one chance node at its beginning: nature picks one of `deals` streams of luck, each as likely as
the others, and nobody sees which. So the history of a state is all there is to it, and states can be copied and written
down. It also means that a search over states, such as plain MCTS, would look into the future: use algorithms for
imperfect information (`resample_from_infostate` redraws everything that a player cannot know).

With `chance=nodes` luck has nodes of its own where it falls: every throw of a die, turn of the compass and draw among
few things is a chance node with all its results, and so is each card of a shuffle of few. What has too many, such as
the shuffle of a whole deck, is drawn by one of `deals` streams, as above.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.envs.refusals import BadAction
from flibuste.envs.setting import Observation, Setting
from flibuste.games import find_title, titles
from flibuste.kernel.chance import Chance, quick, rng_from_text
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data, compact
from flibuste.kernel.logbook import Event, Logbook
from flibuste.kernel.options import Choice, Option, Value
from flibuste.kernel.position import Position
from flibuste.kernel.title import Title

DEALS = 10_000
IN_DEALS = "deals"
IN_NODES = "nodes"
FEW = 12
"""Results of one draw, such as a turn of the compass, up to which each has its place at a chance node."""
MOST_DRAWS = 12
"""Draws of one move up to which they are told apart: more are a shuffle, and of those only samples are drawn."""
Utility = pyspiel.GameType.Utility
Params = tuple[tuple[str, Any], ...]
"""Names and values of a game's parameters, in order of names."""


class Rules:
    """What the parameters of a game say: players and options of a title, and among how many deals nature picks."""

    def __init__(self, title: str, params: Params) -> None:
        self.title = title
        self.params = params
        given = dict(params)
        seats = int(given.pop("players", find_title(title).presets[0].least))
        self.deals = int(given.pop("deals", DEALS))
        if self.deals < 1:
            raise BadAction(f"There must be at least one deal, not {self.deals}.")
        chance = given.pop("chance", IN_DEALS)
        if chance not in (IN_DEALS, IN_NODES):
            raise BadAction(f"chance takes one of {IN_DEALS}, {IN_NODES}, not {chance!r}.")
        self.in_nodes: bool = chance == IN_NODES
        for option in find_title(title).options:
            if option.id in given:
                given[option.id] = chosen(option, given[option.id])
        self.setting = Setting(title, seats, given)
        position = self.setting.new_position("anybody")
        self.utility = Utility.CONSTANT_SUM
        """A team wins or loses as one; a rival without a seat may win, and then nobody's share is left."""
        if position.allied():
            self.utility = Utility.IDENTICAL
        elif self.setting.title.rivals(self.setting.terms):
            self.utility = Utility.GENERAL_SUM


def is_numbered(option: Option) -> bool:
    """Whether its choices are numbers, such as seats. OpenSpiel reads a number as one, and so it must be told."""
    return isinstance(option, Choice) and any(choice.isdecimal() for choice in option.choices)


def parameter(option: Option) -> Value:
    """What an option is by default as a parameter; 0 for the one of numbered choices that is none, such as `random`."""
    default = option.default
    return int(default) if is_numbered(option) and str(default).isdecimal() else 0 if is_numbered(option) else default


def chosen(option: Option, given: Value) -> Value:
    """The opposite: the option's value for that of a parameter."""
    if not is_numbered(option):
        return given
    return option.default if given == 0 and not str(option.default).isdecimal() else str(given)


@cache
def rules_for(title: str, params: Params) -> Rules:
    return Rules(title, params)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its players and options as the game's parameters. Each title has a class of its own."""

    title: ClassVar[Title]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = rules_for(self.title.id, tuple(sorted((params or {}).items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.setting.actions,
            max_chance_outcomes=max(rules.deals, FEW) if rules.in_nodes else rules.deals,
            num_players=rules.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if rules.utility == Utility.CONSTANT_SUM else None,
            max_game_length=int(rules.setting.terms.options["decision_limit"]),
        )
        super().__init__(game_type(self.title, rules.utility), info, params or {})

    @property
    def rules(self) -> Rules:
        """Looked up and not kept: a game that OpenSpiel reads from a text has its parameters and nothing else."""
        return rules_for(self.title.id, tuple(sorted(self.get_parameters().items())))

    def new_initial_state(self, *_: object) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadAction(f"Observers take no parameters, not {params}.")
        return SpielObserver(self.rules.setting, kind)


class Undecided(Exception):
    """Luck is asked for that no chance node has decided yet."""

    def __init__(self, odds: list[float]) -> None:
        super().__init__(f"one of {len(odds)}")
        self.odds = odds


class DecidedChance(Chance):
    """Luck that chance nodes have decided, draw by draw; behind a stream of samples nothing more is asked."""

    def __init__(self, drawn: tuple[int, ...], rules: Rules) -> None:
        self.left = list(drawn)
        self.rules = rules
        self.draws = 0
        self.stream: Chance | None = None

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.stream is None and (n > FEW or self.draws == MOST_DRAWS):
            self.stream = rng_from_text(f"{self.next_of(self.rules.deals)} deal")
        if self.stream is not None:
            return self.stream.below(n)
        self.draws += 1
        return self.next_of(n)

    def mix(self, pile: vec[i64]) -> None:
        """Of few pieces all orders that differ, place by place from the top: a result for each kind that is left."""
        if len(pile) > FEW or self.draws + len(pile) > MOST_DRAWS:
            super().mix(pile)
            return
        for place in range(len(pile) - 1, 0, -1):
            left = [int(piece) for piece in pile[: place + 1]]
            kinds = sorted(set(left))
            if len(kinds) == 1:
                return
            self.draws += 1
            other = left.index(kinds[self.pick([left.count(kind) / len(left) for kind in kinds])])
            pile[place], pile[other] = pile[other], pile[place]

    def next_of(self, results: int) -> int:
        return self.pick([1 / results] * results)

    def pick(self, odds: list[float]) -> int:
        if not self.left:
            raise Undecided(odds)
        return self.left.pop(0)

    def clone(self) -> DecidedChance:
        return self

    def to_data(self) -> Data:
        """A stream like any other: whoever plays on decides luck anew."""
        return quick(1).to_data()


START = -1
"""Instead of the action of a move: the deal."""


class Course:
    """A game under way: its position, and what its players were told so far. Before the deal there is neither."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.position: Position | None = None
        self.events: list[Event] = []
        self.action: int | None = START
        """What waits for luck."""
        self.drawn: tuple[int, ...] = ()
        """How it fell for that so far."""
        self.odds = [1 / rules.deals] * rules.deals
        """Of the results of the chance node at hand."""
        if rules.in_nodes:
            self.go_on()

    @property
    def is_open(self) -> bool:
        """Whether luck must fall before anybody can choose."""
        return self.action is not None

    def fall(self, result: int) -> None:
        """Of a chance node."""
        self.drawn = (*self.drawn, result)
        self.go_on()

    def play(self, action: int) -> None:
        self.action = action
        self.drawn = ()
        self.go_on()

    def go_on(self) -> None:
        """The deal or a move, as far as luck has fallen for it."""
        book = Logbook()
        action = self.action
        assert action is not None
        try:
            position, chosen = self.dealt(book) if action == START else self.played(action, book)
        except Undecided as more:
            self.odds = more.odds
            return
        self.position = position
        # a new list each time: copies share what they have in common
        self.events = [*self.events, *chosen, *book.take_events()]
        self.action = None
        self.drawn = ()

    def dealt(self, book: Logbook) -> tuple[Position, list[Event]]:
        rules = self.rules
        chance = DecidedChance(self.drawn, rules) if rules.in_nodes else rng_from_text(f"{self.drawn[0]} deal")
        return rules.setting.title.new_position(rules.setting.terms, chance, book), []

    def played(self, action: int, book: Logbook) -> tuple[Position, list[Event]]:
        assert self.position is not None
        position = self.position
        if self.rules.in_nodes:
            position = position.clone()  # luck may not have fallen yet: then all is as it was
            position.chance = DecidedChance(self.drawn, self.rules)
        seat = position.seat_to_move()
        position.logbook = book
        self.rules.setting.play(position, action)
        return position, [self.chosen(position, seat, action)]

    def chosen(self, position: Position, seat: int, action: int) -> Event:
        """A move itself, since not every move is an event: others are told its face."""
        move = self.rules.setting.title.book.moves[action]
        return Event("chosen", {"seat": seat, "move": position.face_of(move)}, seat, {"move": move.notation})

    def __reduce__(self) -> Again:
        """OpenSpiel writes a state down by pickling what lies in it ..."""
        waiting = self.action, self.drawn, self.odds
        return course_again, (self.rules.title, self.rules.params, self.position, self.events, waiting)

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        """... and copies it by copying that."""
        twin = copy.copy(self)
        twin.position = self.position.clone() if self.position is not None else None
        return twin

    def __copy__(self) -> Course:
        twin: Course = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        return twin


def course_again(
    title: str,
    params: Params,
    position: Position | None,
    events: list[Event],
    waiting: tuple[int | None, tuple[int, ...], list[float]],
) -> Course:
    course: Course = Course.__new__(Course)
    course.rules = rules_for(title, params)
    course.position = position
    course.events = events
    course.action, course.drawn, course.odds = waiting
    return course


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.rules)

    @property
    def position(self) -> Position | None:
        return self.course.position

    @property
    def setting(self) -> Setting:
        return self.course.rules.setting

    def current_player(self) -> int:
        position = self.position
        if self.course.is_open or position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = position.seat_to_move()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.course.odds))

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return (
            sorted(move.number for move in position.moves()) if position is not None and not self.course.is_open else []
        )

    def _apply_action(self, action: int) -> None:
        if self.course.is_open:
            self.course.fall(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"{'deal' if len(self.course.odds) == self.course.rules.deals else 'luck'} {action}"
        return self.setting.title.book.moves[action].notation

    def is_terminal(self) -> bool:
        position = self.position
        return not self.course.is_open and position is not None and position.seat_to_move() < 0

    def returns(self) -> list[float]:
        position = self.position
        if position is None or position.seat_to_move() >= 0:
            return [0.0] * self.setting.seats
        return position.outcome().utility

    def ending(self) -> str:
        """How it ended, in a word, such as `decision_limit` where the game was cut off; empty while it goes on."""
        position = self.position
        return position.outcome().ending if position is not None and position.seat_to_move() < 0 else ""

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise BadAction(
            "There is no information state as a tensor: what a player was told has no fixed length. "
            "information_state_string() has all of it, observation_tensor() what the player knows now."
        )

    def told(self, player: int) -> str:
        """Everything the player was told since the deal, one line for each event."""
        return "\n".join(compact(event.seen_by(player)) for event in self.course.events)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from the true one. Its history does not lead to it."""
        twin: SpielState = self.clone()
        position = twin.position
        if position is not None:
            position.determinize(player, quick(int(sampler() * 2**62)))
        return twin

    def __str__(self) -> str:
        position = self.position
        line = self.setting.line(position) if position is not None else "before the deal"
        return f"{line}; luck falls, {self.course.drawn}" if self.course.drawn else line


class SpielObserver:
    """Features as a tensor; as a string the view, or with perfect recall everything the player was told."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.setting = setting
        self.recall: bool = kind.perfect_recall
        self.alone: bool = not kind.public_info
        self.spectator: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        whole = not (self.recall or self.alone)
        self.tensor: Observation | None = np.zeros(setting.features.size, np.float32) if whole else None
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for feature in setting.features.features:
                self.dict[feature.name] = setting.named(self.tensor, feature.name)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.position is None else self.setting.observation(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """None where only a player's own knowledge is wanted: it is not told apart from what all know."""
        if self.alone:
            return None
        if state.position is None:
            return "before the deal"
        viewer = -1 if self.spectator else player
        return state.told(viewer) if self.recall else compact(state.position.view(viewer))


# --- the registry -----------------------------------------------------------------------------------------------------


def game_type(title: Title, utility: Any) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"flibuste_{title.id}",
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.presets[0].least,
            "deals": DEALS,
            "chance": IN_DEALS,
            **{option.id: parameter(option) for option in title.options},
        },
    )


def register() -> None:
    """Makes a class for each title, under a name by which OpenSpiel finds it again when it reads a state."""
    for title in titles():
        name = f"{''.join(word.capitalize() for word in title.id.split('_'))}Game"
        globals()[name] = type(name, (SpielGame,), {"title": title, "__module__": __name__})
        pyspiel.register_game(game_type(title, Utility.CONSTANT_SUM), globals()[name])


register()
