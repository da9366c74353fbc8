"""Environment steps per second and core with random legal moves, observation and mask included.

`python benchmarks/vector_env.py` measures what is installed; `--title`, `--seats`, `--games`, `--seconds` choose what.
A step is one decision of one game. `choosing` is the time that numpy needs to draw random legal moves; a learner has
its policy there. Processor time of one process.
"""

import argparse
from time import process_time

from flibuste._modes import mode
from flibuste.envs.vector import VectorEnv


def measure(title: str, seats: int, games: int, seconds: float) -> dict[str, float]:
    env = VectorEnv(title, seats, games=games, seed=1)
    for _ in range(20):
        env.step(env.random_actions())
    steps = ended = 0
    stepping = choosing = 0.0
    while stepping + choosing < seconds:
        begun = process_time()
        actions = env.random_actions()
        chosen = process_time()
        step = env.step(actions)
        stepping += process_time() - chosen
        choosing += chosen - begun
        steps += games
        ended += int(step.dones.sum())
    return {
        "steps": steps / stepping,
        "loop": steps / (stepping + choosing),
        "games": ended / stepping,
        "numbers": env.setting.features.size,
        "scaled": scaling(env, steps=5),
    }


def scaling(env: VectorEnv, steps: int) -> float:
    """Microseconds for each observation to make 32-bit fractions of it."""
    begun = process_time()
    for _ in range(steps):
        env.scaled(env.now.observations)
    return (process_time() - begun) / steps / env.games * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="port_royal,amerigo,maracaibo")
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
                f"{found['games']:,.0f} games/s; {found['numbers']:,.0f} numbers, scaling {found['scaled']:.2f} µs"
            )


if __name__ == "__main__":
    main()
