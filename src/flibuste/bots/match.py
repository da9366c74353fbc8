"""Games between bots."""

from __future__ import annotations

from flibuste.bots.bot import Bot
from flibuste.bots.question import ask
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title


def play_out(position: Position, bots: list[Bot], rngs: list[Rng]) -> None:
    """Plays a position to its end: bots[seat] chooses with rngs[seat]."""
    while True:
        seat = position.seat_to_move()
        if seat < 0:
            return
        rng = rngs[seat]
        position.play(bots[seat].choose(ask(position, rng), rng))


def play_recorded(title: Title, terms: Terms, luck: str, bots: list[Bot], rngs: list[Rng]) -> Game:
    """The game that play_out() plays from a fresh position with this luck, checked and with its record."""
    secret, salt = secret_for(luck)
    game = Game(title, terms, secret, salt, chance=rng_from_text(luck))
    while not game.over:
        seat = game.seat_to_move
        rng = rngs[seat]
        game.submit(seat, bots[seat].choose(ask(game.clone_position(), rng), rng))
    return game
