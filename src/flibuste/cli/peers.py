"""Other engines on the same core in the same run, each with the quickest loops it offers to Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict, TypeVar

if TYPE_CHECKING:
    import pyspiel

Made = TypeVar("Made")
ROLLOUTS: Final = 50
SAMPLES: Final = 100


class PeerRun(TypedDict):
    name: str
    game: str
    decisions_per_second: float | None
    """None where the peer is not installed or fails; `loop` then says which."""
    loop: str


class Peer(NamedTuple):
    name: str
    game: str
    loop: str
    measure: Callable[[str, float], float]
    """Decisions per second of a game, measured for so many seconds. Chance is not counted as a decision."""


def measure_peer(peer: Peer, seconds: float) -> PeerRun:
    speed, trouble = tried(peer.measure, peer.game, seconds)
    return {
        "name": peer.name,
        "game": peer.game,
        "decisions_per_second": None if speed is None else round(speed, 1),
        "loop": trouble or peer.loop,
    }


def tried(measure: Callable[[str, float], Made], game: str, seconds: float) -> tuple[Made | None, str]:
    """What was measured, or nothing and why: another version of a peer must not spoil our own figures."""
    try:
        return measure(game, seconds), ""
    except ImportError:
        return None, "not installed"
    except Exception as wrong:
        return None, f"failed: {type(wrong).__name__}: {wrong}"


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


def open_spiel_games(name: str, seconds: float) -> float:
    """Whole games from the start, each played by C++ bots in one call."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = _random_bots(game)
    decisions = played = 0
    spent = 0.0
    while spent < seconds:
        states = [game.new_initial_state() for _ in range(20)]
        begun = process_time()
        for state in states:
            played += 1
            pyspiel.evaluate_bots(state, bots, played)
        spent += process_time() - begun
        decisions += sum(_decisions(state) for state in states)
    return decisions / spent


def open_spiel_rollouts(name: str, seconds: float) -> float:
    """The C++ rollout loop of its tree search: a search of one simulation is many rollouts from one position."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = _after_the_deal(game)
    length = _mean_length(game, state)
    rollouts = ROLLOUTS
    while True:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
        begun = process_time()
        bot.mcts_search(state)
        spent = process_time() - begun
        if spent >= seconds:
            return float(rollouts * length / spent)
        rollouts = int(rollouts * max(2.0, min(16.0, 1.2 * seconds / spent)))


def _random_bots(game: pyspiel.Game) -> list[pyspiel.Bot]:
    import pyspiel

    return [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]


def _decisions(state: pyspiel.State) -> int:
    return sum(1 for action in state.full_history() if action.player >= 0)


def _after_the_deal(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


def _mean_length(game: pyspiel.Game, state: pyspiel.State) -> float:
    """Decisions to the end of the game: the rollout loop does not count them."""
    import pyspiel

    bots = _random_bots(game)
    decisions = 0
    for seed in range(SAMPLES):
        copy = state.clone()
        pyspiel.evaluate_bots(copy, bots, seed)
        decisions += _decisions(copy)
    return decisions / SAMPLES


# --- catanatron -------------------------------------------------------------------------------------------------------


def catanatron_games(_: str, seconds: float) -> float:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        game = Game([RandomPlayer(color) for color in colors], seed=games)
        game.play()
        games += 1
        decisions += len(game.state.actions)
    return decisions / spent


WHOLE: Final = "C++: whole games, evaluate_bots with uniform random bots"
ROLLOUT: Final = "C++: rollouts after the deal, RandomRolloutEvaluator in MCTSBot"
PEERS: Final = [
    Peer("OpenSpiel", "hearts", WHOLE, open_spiel_games),
    Peer("OpenSpiel", "hearts", ROLLOUT, open_spiel_rollouts),
    Peer("OpenSpiel", "backgammon", WHOLE, open_spiel_games),
    Peer("OpenSpiel", "backgammon", ROLLOUT, open_spiel_rollouts),
    Peer("catanatron", "catan", "Python: whole games, Game.play with random players", catanatron_games),
]
