"""Games between bots."""

from __future__ import annotations

from flibuste.bots.bot import Bot
from flibuste.bots.question import ask
from flibuste.kernel.chance import Rng
from flibuste.kernel.position import Position


def play_out(position: Position, bots: list[Bot], rngs: list[Rng]) -> None:
    """Plays a position to its end: bots[seat] chooses with rngs[seat]."""
    while True:
        seat = position.seat_to_move()
        if seat < 0:
            return
        rng = rngs[seat]
        position.play(bots[seat].choose(ask(position, rng), rng))
