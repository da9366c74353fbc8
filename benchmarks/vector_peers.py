"""Steps a second of pgx on the processor, to be run beside vector_env.py: random legal moves, ended games begun anew.

    pip install pgx jax && python benchmarks/vector_peers.py --games 1024

A step is one decision of one game with its observation, as there; the choice of the move is part of the time, since all
of it is one compiled function. Processor time of all its threads, best of runs of about 0.2 seconds.
"""

import argparse
from time import process_time

import jax
import pgx
from pgx.experimental import auto_reset

STEPS = 16
"""In a row within one call."""
SHORT = 0.2
"""Seconds of a run."""


def measure(name: str, games: int, seconds: float) -> float:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(state, key):
        odds = state.legal_action_mask.astype("float32")
        actions = jax.random.categorical(key, jax.numpy.log(odds), axis=1)
        state = jax.vmap(step)(state, actions, jax.random.split(key, games))
        return state, state.observation.sum()

    @jax.jit
    def many(state, key):
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))

    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), games))
    key = jax.random.PRNGKey(2)
    state, _ = jax.block_until_ready(many(state, key))
    best, spent = 0.0, 0.0
    while spent < seconds:
        begun = process_time()
        steps = 0
        while process_time() - begun < SHORT:
            key, now = jax.random.split(key)
            state, _ = jax.block_until_ready(many(state, now))
            steps += STEPS * games
        took = process_time() - begun
        spent += took
        best = max(best, steps / took)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pgx", default="connect_four,backgammon,kuhn_poker,chess", help="which of its games")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    for name in args.pgx.split(","):
        speed = measure(name, args.games, args.seconds)
        print(f"pgx {pgx.__version__} {name}, {args.games} games a call: {speed:,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
