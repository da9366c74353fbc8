"""Environment steps per second and core with random legal moves, observation and mask included.

`python benchmarks/vector_env.py` measures what is installed; `--title`, `--seats`, `--games`, `--seconds` choose what.
A step is one decision of one game. `choosing` is the time that numpy needs to draw random legal moves; a learner has
its policy there. Processor time of one process, best of runs of 0.02 seconds.
"""

import argparse
from time import process_time

from flibuste._modes import mode
from flibuste.envs.vector import VectorEnv

SHORT = 0.02
"""Seconds of a run."""


def measure(title: str, seats: int, games: int, seconds: float) -> dict[str, float]:
    """The best of many short runs: on a busy machine the others say more about it than about the environment."""
    env = VectorEnv(title, seats, games=games, seed=1)
    for _ in range(20):
        env.step(env.random_actions())
    best = {"steps": 0.0, "loop": 0.0}
    spent = 0.0
    while spent < seconds:
        stepping, choosing, steps = run(env)
        spent += stepping + choosing
        best["steps"] = max(best["steps"], steps / stepping)
        best["loop"] = max(best["loop"], steps / (stepping + choosing))
    return {**best, "numbers": env.setting.features.size, "scaled": scaling(env, steps=5)}


def run(env: VectorEnv) -> tuple[float, float, int]:
    """Seconds for stepping and for choosing, and how many steps were made."""
    steps = 0
    stepping = choosing = 0.0
    while stepping + choosing < SHORT:
        begun = process_time()
        actions = env.random_actions()
        chosen = process_time()
        env.step(actions)
        stepping += process_time() - chosen
        choosing += chosen - begun
        steps += env.games
    return stepping, choosing, steps


def scaling(env: VectorEnv, steps: int) -> float:
    """Microseconds for each observation to make 32-bit fractions of it."""
    begun = process_time()
    for _ in range(steps):
        env.scaled(env.now.observations)
    return (process_time() - begun) / steps / env.games * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="port_royal,amerigo,maracaibo,treasure_map,caribbean_conquest")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    print(f"{mode()}, {args.games} games a call")
    for title in args.title.split(","):
        for seats in (int(number) for number in args.seats.split(",")):
            found = measure(title, seats, args.games, args.seconds)
            print(
                f"{title}, {seats} seats: {found['steps']:,.0f} steps/s; {found['loop']:,.0f} with choosing; "
                f"{found['numbers']:,.0f} numbers, scaling {found['scaled']:.2f} µs",
                flush=True,
            )


if __name__ == "__main__":
    main()
