"""Environment steps per second and core against a network of two layers of 128, in numpy.

`python benchmarks/policy_rival.py` measures one that is asked for each game by itself, one that is asked once for all
games that wait for it, and self-play, where the network chooses for both seats outside. Else your own moves are drawn
by lot. A step is one decision of yours in one game. Processor time of one process, best of runs of a second.
"""

import argparse
from itertools import pairwise
from time import process_time

import numpy as np

from flibuste._modes import mode
from flibuste.envs.policy import PolicyBot
from flibuste.envs.setting import Mask, Observation
from flibuste.envs.vector import VectorEnv

TITLE, SEATS = "port_royal", 2
WIDE = 128


class Network:
    def __init__(self, inputs: int, outputs: int) -> None:
        rng = np.random.default_rng(1)
        sizes = [inputs, WIDE, WIDE, outputs]
        self.layers = [rng.normal(0, 0.1, shape).astype(np.float32) for shape in pairwise(sizes)]

    def __call__(self, observations: Observation, masks: Mask) -> Observation:
        first, second, last = self.layers
        return np.maximum(np.maximum(observations @ first, 0) @ second, 0) @ last


def rate(env: VectorEnv, seconds: float, policy: Network | None = None) -> float:
    """Steps a second; with a policy it chooses in all games."""
    best = 0.0
    while seconds > 0:
        begun = process_time()
        steps = 0
        while process_time() - begun < min(1.0, seconds):
            if policy is None:
                actions = env.random_actions()
            else:
                ratings = policy(env.scaled(env.now.observations), env.now.masks)
                actions = np.where(env.now.masks, ratings, -np.inf).argmax(1)
            env.step(actions)
            steps += env.games
        spent = process_time() - begun
        seconds -= spent
        best = max(best, steps / spent)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    alone = VectorEnv(TITLE, SEATS, games=args.games, seed=1)
    network = Network(alone.setting.features.size, alone.setting.actions)
    print(f"{mode()}, {args.games} games a call")
    for name, batched in (("asked for each game", False), ("asked for all games at once", True)):
        rival = PolicyBot(TITLE, SEATS, network, batched=batched)
        env = VectorEnv(TITLE, SEATS, games=args.games, seed=1, bots={1: rival})
        print(f"{name}: {rate(env, args.seconds):,.0f} steps/s", flush=True)
    print(f"self-play: {rate(alone, args.seconds, network):,.0f} steps/s")


if __name__ == "__main__":
    main()
