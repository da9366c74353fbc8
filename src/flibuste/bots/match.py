"""Games between bots."""

from __future__ import annotations

from flibuste.bots.bot import Bot
from flibuste.bots.engine import Forfeit
from flibuste.bots.plans import Mind
from flibuste.bots.question import ask
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title


class Played:
    """A game that is over, or that a bot did not play to its end: `forfeit` says which and why."""

    def __init__(self, position: Position, seats: int, record: str, forfeit: Forfeit | None) -> None:
        self.position = position
        self.forfeit = forfeit
        self.record = record
        """Its text, where it was wanted."""
        self.points = position.scores()[:seats]
        self.won: list[float] = self._shares(seats) if forfeit is not None else position.outcome().utility

    def _shares(self, seats: int) -> list[float]:
        """Who forfeits loses to all others, or with them."""
        loser = -1 if self.forfeit is None else self.forfeit.seat
        if self.position.allied() or seats == 1:
            return [0.0] * seats
        return [0.0 if seat == loser else 1.0 / (seats - 1) for seat in range(seats)]


def play_match(title: Title, terms: Terms, luck: str, bots: list[Bot], rngs: list[Rng], recorded: bool) -> Played:
    """A fresh game with this luck: bots[seat] chooses with rngs[seat]. It is the same whether it is recorded or not."""
    for seat, bot in enumerate(bots):
        bot.begins(title.id, terms.seats, seat, terms.options)
    played = _recorded(title, terms, luck, bots, rngs) if recorded else _unrecorded(title, terms, luck, bots, rngs)
    forfeit = None if played.forfeit is None else played.forfeit.seat
    for seat, bot in enumerate(bots):
        bot.ends(seat, played.won, played.points, forfeit)
    return played


def _unrecorded(title: Title, terms: Terms, luck: str, bots: list[Bot], rngs: list[Rng]) -> Played:
    position = title.new_position(terms, rng_from_text(luck), None)
    try:
        play_out(position, bots, rngs)
    except Forfeit as forfeit:
        return Played(position, terms.seats, "", forfeit)
    return Played(position, terms.seats, "", None)


def _recorded(title: Title, terms: Terms, luck: str, bots: list[Bot], rngs: list[Rng]) -> Played:
    secret, salt = secret_for(luck)
    game = Game(title, terms, secret, salt, chance=rng_from_text(luck))
    minds = [Mind(bot) for bot in bots]
    lost: Forfeit | None = None
    try:
        while not game.over:
            seat = game.seat_to_move
            rng = rngs[seat]
            game.submit(seat, minds[seat].choose(ask(game.clone_position(), rng), rng))
    except Forfeit as forfeit:
        lost = forfeit
    return Played(game.clone_position(), terms.seats, game.record().to_text(), lost)


def play_out(position: Position, bots: list[Bot], rngs: list[Rng]) -> None:
    """Plays a position to its end: bots[seat] chooses with rngs[seat]."""
    minds = [Mind(bot) for bot in bots]
    while True:
        seat = position.seat_to_move()
        if seat < 0:
            return
        rng = rngs[seat]
        position.play(minds[seat].choose(ask(position, rng), rng))
