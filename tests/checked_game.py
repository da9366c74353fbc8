"""A game with short ways to play and to look: the tables of every title's rule tests begin with it."""

from __future__ import annotations

from typing import Self

from flibuste.kernel.arrange import all_drawn
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Event, Fact, Luck
from flibuste.kernel.refusals import Reason


class CheckedGame:
    """What is told counts from the moment when it was set up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told_from = len(game.events)

    # --- playing

    def play(self, *moves: str) -> Self:
        """Makes these moves, each for the seat whose decision it is."""
        for move in moves:
            self.game.submit(self.game.seat_to_move, move)
        return self

    def expect(self, what: str, *results: str) -> Self:
        """Decides coming luck: `expect("dice", "3 6 2", "1 1 5")`."""
        self.game.expect([Luck(what, result.split()) for result in results])
        return self

    def all_drawn(self) -> Self:
        """All luck that was decided beforehand has come."""
        all_drawn(self.game)
        return self

    def reason(self, move: str, seat: int | None = None) -> Reason:
        """Why a seat (the one to move, unless named) may not do this now."""
        reason = self.game.why_not(self.seat if seat is None else seat, move)
        assert reason is not None, f"{move} is legal"
        return reason

    def refused(self, move: str) -> tuple[str, str]:
        """The key of the reason, and its rule."""
        reason = self.reason(move)
        return reason.key, reason.rule

    # --- looking

    @property
    def seat(self) -> int:
        return self.game.seat_to_move

    @property
    def step(self) -> str:
        return self.game.step

    @property
    def legal(self) -> list[str]:
        return [move.notation for move in self.game.moves()]

    def offered(self, verb: str) -> list[str]:
        """What may be chosen with a verb now."""
        return [move.partition(" ")[2] for move in self.legal if move.partition(" ")[0] == verb]

    def preview(self, move: str) -> dict[str, int]:
        return self.game.preview(self.game.title.book.named(move))

    @property
    def events(self) -> list[Event]:
        """What was told since the position was set up."""
        return self.game.events[self.told_from :]

    @property
    def story(self) -> list[str]:
        return [event.name for event in self.events]

    def told(self, name: str) -> list[dict[str, Fact]]:
        return [event.facts for event in self.events if event.name == name]
