"""What games of OpenSpiel are like among random players, in the words of `flibuste statistics`.

    python benchmarks/games_beside.py --games 300 --seed 1

A decision is one of a player, not of chance. Ends are counted as in `flibuste statistics`: who gets most has won.
"""

import argparse
import random
from collections import Counter
from itertools import pairwise
from statistics import mean, median

import pyspiel

GAMES = ("connect_four", "chess", "backgammon", "hearts", "gin_rummy")


class Seen:
    """Sums over all games of one kind."""

    def __init__(self) -> None:
        self.choices: list[int] = []
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.tied = 0
        self.beginner_won = 0.0

    def play(self, game: pyspiel.Game, rng: random.Random) -> None:
        state = game.new_initial_state()
        movers: list[int] = []
        while not state.is_terminal():
            if state.is_chance_node():
                results, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(results, odds)[0])
                continue
            legal = state.legal_actions()
            self.choices.append(len(legal))
            movers.append(state.current_player())
            state.apply_action(rng.choice(legal))
        self.decisions.append(len(movers))
        self.turns.append(1 + sum(mover != after for mover, after in pairwise(movers)))
        returns = state.returns()
        winners = [seat for seat, gets in enumerate(returns) if gets == max(returns)]
        self.tied += len(winners) > 1
        self.beginner_won += (movers[0] in winners) / len(winners)

    def told(self) -> list[str]:
        games = len(self.decisions)
        real = [number for number in self.choices if number > 1]
        return [
            f"{mean(self.choices):.1f}",
            f"{mean(real):.1f}",
            f"{median(self.choices):.0f}",
            str(max(self.choices)),
            f"{100 * Counter(self.choices)[1] / len(self.choices):.0f} %",
            f"{mean(self.decisions):.0f}",
            f"{mean(self.turns):.0f}",
            f"{100 * self.tied / games:.1f} %",
            f"{100 * self.beginner_won / games:.0f} %",
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--open-spiel", default=",".join(GAMES), help="which of its games")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    for name in args.open_spiel.split(","):
        game = pyspiel.load_game(name)
        rng = random.Random(f"{args.seed} {name}")
        seen = Seen()
        for _ in range(args.games):
            seen.play(game, rng)
        print(f"| {name} ({game.num_players()} players) | {' | '.join(seen.told())} |", flush=True)


if __name__ == "__main__":
    main()
