"""Trains a small policy for two-player Port Royal with MaskablePPO of sb3-contrib, and shows how it comes along.

    pip install '.[research]' sb3-contrib
    python examples/train_port_royal.py --steps 800000 --rival baseline

Every so often the policy plays against random and baseline bots; what is printed is its share of wins in percent. The
first line is the untrained policy.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from flibuste.envs.gym import GymEnv
from flibuste.envs.setting import Setting
from flibuste.envs.vector import VectorEnv

ENVIRONMENTS = 16
ROLLOUT = 512
JUDGES = ("random", "baseline")


def win_share(model: MaskablePPO, rival: str, games: int, seed: int) -> float:
    """The share of games that the policy wins as seat 0 and as seat 1, choosing by its own odds.

    The games run side by side in compiled code; each of them counts once, by its first end.
    """
    total = 0.0
    for seat in (0, 1):
        env = VectorEnv("port_royal", seats=2, games=games // 2, seed=seed, bots={1 - seat: rival})
        step = env.now
        running = np.ones(env.games, bool)
        while running.any():
            actions, _ = model.predict(env.scaled(step.observations), action_masks=step.masks.copy())
            step = env.step(actions)
            total += float(step.rewards[running & step.dones, seat].sum())
            running &= ~step.dones
    return total / (games // 2 * 2)


def train(args: argparse.Namespace) -> list[dict[str, float]]:
    torch.set_num_threads(1)
    env = DummyVecEnv([lambda: GymEnv("port_royal", seats=2, rivals=args.rival)] * ENVIRONMENTS)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=ROLLOUT,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.999,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )
    rows: list[dict[str, float]] = []
    spent = 0.0
    while True:
        row = {"steps": float(model.num_timesteps), "seconds": round(spent, 1)}
        row |= {rival: round(100 * win_share(model, rival, args.games, args.seed), 1) for rival in JUDGES}
        rows.append(row)
        print("  ".join(f"{name} {value:,g}" for name, value in row.items()), flush=True)
        if model.num_timesteps >= args.steps:
            break
        begun = time.perf_counter()
        model.learn(args.every, reset_num_timesteps=False)
        spent += time.perf_counter() - begun
    if args.save:
        model.save(args.save)
    if args.onnx:
        export(model, args.onnx)
    return rows


class Ratings(torch.nn.Module):
    """The part of the policy that rates moves: for each observation the logits of all moves of the book."""

    def __init__(self, model: MaskablePPO) -> None:
        super().__init__()
        self.layers = model.policy.mlp_extractor.policy_net
        self.last = model.policy.action_net

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return self.last(self.layers(observations))


def export(model: MaskablePPO, file: Path) -> None:
    """As a bot, `onnx:FILE`, that plays by its odds as the judged one does."""
    from flibuste.envs.onnx import sign

    setting = Setting("port_royal", 2)
    rows = {0: "rows"}
    torch.onnx.export(
        Ratings(model).eval(),
        (torch.zeros(1, setting.features.size),),
        str(file),
        input_names=["observations"],
        output_names=["ratings"],
        dynamic_axes={"observations": rows, "ratings": rows},
        dynamo=False,
    )
    sign(file, setting, by_odds=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=800_000)
    parser.add_argument("--every", type=int, default=81_920, help="steps between two points of the curve")
    parser.add_argument("--rival", default="baseline", help="the bot to train against")
    parser.add_argument("--games", type=int, default=1000, help="games that judge a policy against each judge")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the curve as CSV")
    parser.add_argument("--save", help="keep the trained policy under this name")
    parser.add_argument("--onnx", type=Path, help="write the trained policy as a bot, onnx:FILE, into this file")
    args = parser.parse_args()
    rows = train(args)
    if args.out is not None:
        with args.out.open("w", newline="") as file:
            writer = csv.DictWriter(file, rows[0])
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    main()
