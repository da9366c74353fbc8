"""How quickly trees grow: the search bot's, and those of OpenSpiel's searches on games of its own beside them.

A playout is not the same for all, so every row says what it is. Nodes are those that were visited: where a search lists
all children of a node at once, those that it never went to do not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from flibuste._modes import mode
from flibuste.bots import Question, ask
from flibuste.bots.search import Search
from flibuste.cli.peers import tried
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.position import Position
from flibuste.kernel.title import Title

if TYPE_CHECKING:
    import pyspiel

SEED: Final = "bench search"
FIRST: Final = 2
TREE: Final = 2_000
"""Playouts of a full-grown tree: what the bot `search` takes for a move."""
ENOUGH: Final = 1.2
"""Times the tree that would just take long enough, so that the next one does."""
OURS: Final = "redraws secrets, walks the tree, plays on quickly, asks the title's estimate"
SEATS: Final = {"port_royal": (2, 4)}
"""Other titles are searched with as few seats as they take."""


class SearchRun(TypedDict):
    engine: str
    game: str
    seats: int
    mode: str
    playouts_per_second: float | None
    """None where a peer is not installed or fails; `playout` then says which."""
    nodes_per_second: float | None
    """None also where the tree cannot be read."""
    playouts_per_tree: int | None
    """Smaller than TREE where the time was too short for full-grown trees."""
    playout: str
    """What it is, in words."""


class Grown(NamedTuple):
    playouts: int
    nodes: int
    """0 where the tree cannot be read."""


class Growth(NamedTuple):
    playouts_per_second: float
    nodes_per_second: float | None
    playouts_per_tree: int


Grow = Callable[[int], Callable[[], Grown]]
"""Grows a fresh tree from its position by so many playouts; what comes back counts it, which takes no measured time."""


def growth(grows: Sequence[Grow], seconds: float) -> Growth:
    """One tree from each position, taller each time until they take long enough; then more of the tallest."""
    tree = FIRST
    spent, grown = _grow_all(grows, tree)
    while spent < seconds and tree < TREE:
        tree = min(TREE, int(tree * max(2.0, min(16.0, ENOUGH * seconds / max(spent, 1e-9)))))
        spent, grown = _grow_all(grows, tree)
    while spent < seconds:
        longer, more = _grow_all(grows, tree)
        spent += longer
        grown += more
    playouts = sum(one.playouts for one in grown)
    nodes = sum(one.nodes for one in grown)
    return Growth(round(playouts / spent, 1), round(nodes / spent, 1) if nodes else None, tree)


def _grow_all(grows: Sequence[Grow], playouts: int) -> tuple[float, list[Grown]]:
    """Seconds of the processor, and what grew from each position."""
    timed = [_grow_one(grow, playouts) for grow in grows]
    return sum(spent for spent, _ in timed), [grown for _, grown in timed]


def _grow_one(grow: Grow, playouts: int) -> tuple[float, Grown]:
    begun = process_time()
    count = grow(playouts)
    spent = process_time() - begun
    return spent, count()


# --- the search bot ---------------------------------------------------------------------------------------------------


def searched_seats(title: Title) -> tuple[int, ...]:
    return SEATS.get(title.id, (title.presets[0].least,))


def measure_search(title: Title, seats: int, positions: list[Position], seconds: float) -> SearchRun:
    rng = rng_from_text(f"{SEED} {seats}")
    questions = [ask(position, rng) for position in real_choices(positions, seats)]
    made = growth([_bot_tree(question, rng) for question in questions], seconds)
    return _run("Flibuste", title.id, seats, mode(), made, OURS)


def real_choices(positions: list[Position], seats: int) -> list[Position]:
    """Those of so many seats in which more than one move is legal."""
    return [position for position in positions if len(position.scores()) == seats and len(position.moves()) > 1]


def _bot_tree(question: Question, rng: Rng) -> Grow:
    def grow(playouts: int) -> Callable[[], Grown]:
        search = Search(question, rng)
        search.grow(playouts)
        return lambda: Grown(search.playouts, search.nodes)

    return grow


def _run(engine: str, game: str, seats: int, how: str, made: Growth | None, playout: str) -> SearchRun:
    return {
        "engine": engine,
        "game": game,
        "seats": seats,
        "mode": how,
        "playouts_per_second": made.playouts_per_second if made else None,
        "nodes_per_second": made.nodes_per_second if made else None,
        "playouts_per_tree": made.playouts_per_tree if made else None,
        "playout": playout,
    }


# --- OpenSpiel --------------------------------------------------------------------------------------------------------

STATES: Final = 5
UCT: Final = 2.0
"""How much OpenSpiel's own examples favor what was rarely tried."""
MEMORY_MB: Final = 1_000


class SearchPeer(NamedTuple):
    engine: str
    game: str
    seats: int
    mode: str
    playout: str
    measure: Callable[[str, float], Growth]
    """The growth of trees in a game, measured for so many seconds."""


def measure_search_peer(peer: SearchPeer, seconds: float) -> SearchRun:
    made, trouble = tried(peer.measure, peer.game, seconds)
    return _run(peer.engine, peer.game, peer.seats, peer.mode, made, trouble or peer.playout)


def open_spiel_cpp(name: str, seconds: float) -> Growth:
    import pyspiel

    def tree(game: pyspiel.Game, state: pyspiel.State) -> Grow:
        def grow(playouts: int) -> Callable[[], Grown]:
            rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
            bot = pyspiel.MCTSBot(game, rollouts, UCT, playouts, MEMORY_MB, False, 1, False)
            root = bot.mcts_search(state)
            return lambda: Grown(root.explore_count, visited(root))

        return grow

    return _open_spiel(name, tree, seconds)


def open_spiel_python(name: str, seconds: float) -> Growth:
    import numpy
    from open_spiel.python.algorithms import mcts

    def tree(game: pyspiel.Game, state: pyspiel.State) -> Grow:
        def grow(playouts: int) -> Callable[[], Grown]:
            luck = numpy.random.RandomState(1)
            rollouts = mcts.RandomRolloutEvaluator(1, luck)
            root = mcts.MCTSBot(game, UCT, playouts, rollouts, solve=False, random_state=luck).mcts_search(state)
            return lambda: Grown(root.explore_count, visited(root))

        return grow

    return _open_spiel(name, tree, seconds)


def open_spiel_secrets(name: str, seconds: float) -> Growth:
    """Its search for games with secrets, the nearest to ours; it shows nothing of its tree."""
    import pyspiel

    def tree(_: pyspiel.Game, state: pyspiel.State) -> Grow:
        def grow(playouts: int) -> Callable[[], Grown]:
            rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
            choice = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            pyspiel.ISMCTSBot(1, rollouts, UCT, playouts, -1, choice, False, False).step(state)
            return lambda: Grown(playouts, 0)

        return grow

    return _open_spiel(name, tree, seconds)


def _open_spiel(name: str, tree: Callable[[pyspiel.Game, pyspiel.State], Grow], seconds: float) -> Growth:
    import pyspiel

    game = pyspiel.load_game(name)
    return growth([tree(game, _middle_state(game, seed)) for seed in range(STATES)], seconds)


def _middle_state(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """Halfway through a random game, counted in real choices."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    course: list[pyspiel.State] = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            course.append(state.clone())
        state.apply_action(rng.choice(legal))
    return course[len(course) // 2]


def visited(root: pyspiel.SearchNode) -> int:
    """Nodes that a search went to at least once; C++ and Python call their parts alike."""
    found = 0
    waiting = [root]
    while waiting:
        found += 1
        waiting += [child for child in waiting.pop().children if child.explore_count]
    return found


MCTS: Final = "OpenSpiel MCTS"
ROLLOUT: Final = "walks the tree, plays at random to the end"
REDRAWN: Final = "redraws secrets, walks the tree, plays at random to the end"
SEARCH_PEERS: Final = [
    SearchPeer(MCTS, "connect_four", 2, "C++", ROLLOUT, open_spiel_cpp),
    SearchPeer(MCTS, "connect_four", 2, "Python", ROLLOUT, open_spiel_python),
    SearchPeer(MCTS, "go(board_size=9)", 2, "C++", ROLLOUT, open_spiel_cpp),
    SearchPeer(MCTS, "go(board_size=9)", 2, "Python", ROLLOUT, open_spiel_python),
    SearchPeer(MCTS, "backgammon", 2, "C++", ROLLOUT, open_spiel_cpp),
    SearchPeer(MCTS, "backgammon", 2, "Python", ROLLOUT, open_spiel_python),
    SearchPeer("OpenSpiel IS-MCTS", "hearts", 4, "C++", REDRAWN, open_spiel_secrets),
]
