"""A bot's turn at a table, or a hint: what it is asked, and when."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from flibuste.bots import Question, find_bot
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game

if TYPE_CHECKING:
    from flibuste.server.table import Table


class BotTurn:
    """`position` holds nothing that its seat cannot know."""

    def __init__(self, table: Table, game: Game, seat: int, whose: str) -> None:
        # Streams of its own, the same after a restart, from a hash that says nothing about the game's luck.
        seed = hashlib.sha256(f"{whose} {table.moves_made} ".encode() + game.salt + game.secret).hexdigest()
        self.seat = seat
        self.bot = table.seats[seat].played_by
        self.seed = f"choice {seed}"
        self.position = game.clone_position()
        self.position.determinize(seat, rng_from_text(f"hidden {seed}"))
        self.after = table.moves_made
        self.moment = table.moment
        """When it was asked. The same number of moves can be another moment: somebody may have taken one back."""
        mover = game.may_undo
        self.may_be_undone = mover >= 0 and not table.seats[mover].played_by
        """Whether a person could still take the last move back."""

    def simple_move(self) -> str:
        """What the title's baseline would do: at once, here, without a process of its own."""
        rng = rng_from_text(f"simple {self.seed}")
        return find_bot("baseline").choose(Question(self.position, self.seat), rng).notation

    def random_move(self) -> str:
        return self.position.random_move(rng_from_text(f"random {self.seed}")).notation
