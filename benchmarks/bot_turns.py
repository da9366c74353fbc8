"""How long a turn of a bot takes that thinks at every step, and of one that plans the turn.

    python benchmarks/bot_turns.py [--title amerigo] [--seats 4] [--playouts 2000] [--turns 40]

Plays the first turns of one game with either, alone in this process. A turn is all that one seat chooses before
another one does; seconds are those of the processor, so that what else runs on the machine does not count. Prints one
line of JSON.
"""

from __future__ import annotations

import argparse
import json
import time

from flibuste.bots import ask
from flibuste.bots.plans import Mind
from flibuste.bots.search import SearchBot
from flibuste.games import find_title
from flibuste.kernel.chance import quick, rng_from_text


def measure(title_id: str, seats: int, bot: SearchBot, turns: int) -> dict[str, float]:
    title = find_title(title_id)
    position = title.new_position(title.agree(seats, {}), rng_from_text("bot turns"), None)
    minds = [Mind(bot) for _ in range(seats)]
    rngs = [quick(seat) for seat in range(seats)]
    took: list[float] = []
    choices = 0
    before = -1
    while len(took) <= turns and position.seat_to_move() >= 0:
        seat = position.seat_to_move()
        if seat != before:
            took.append(0.0)
            before = seat
        choices += len(position.moves()) > 1
        begun = time.process_time()
        move = minds[seat].choose(ask(position, rngs[seat]), rngs[seat])
        took[-1] += time.process_time() - begun
        position.play(move)
    whole = sorted(took[:-1])
    return {
        "turns": len(whole),
        "choices": round(choices / len(took), 1),
        "mean_s": round(sum(whole) / len(whole), 2),
        "p95_s": round(whole[int(0.95 * len(whole))], 2),
        "most_s": round(whole[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--title", default="amerigo")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=2000)
    parser.add_argument("--turns", type=int, default=40)
    args = parser.parse_args()
    found = {
        "step by step": measure(args.title, args.seats, SearchBot(args.playouts), args.turns),
        "planned": measure(args.title, args.seats, SearchBot(args.playouts, plans=True), args.turns),
    }
    print(json.dumps({"title": args.title, "seats": args.seats, "playouts": args.playouts, **found}))


if __name__ == "__main__":
    main()
