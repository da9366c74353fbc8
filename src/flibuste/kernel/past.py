"""The past of a game: every position it has come through, played again from its moves and its luck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from flibuste.kernel.game import Game, rebuild
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.records import Entry

KEPT_EVERY: Final = 20
"""Moves between two positions that are kept: none is further from the one before it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Past:
    """Where a game has been. `follow` it before asking: a game goes on, and moves are taken back."""

    def __init__(self, game: Game) -> None:
        beginning = rebuild(game.title, game.record(), 0)
        self._book = game.title.book
        self._kept = [beginning.clone_position()]
        """After 0, 20, 40 ... moves."""
        self._newest = beginning.clone_position()
        self._entries: list[Entry] = []
        self.turns: list[int] = []
        """In whose turn each move was made."""
        self.told: list[int] = [len(beginning.events)]
        """How many events there were before the first move, and after each."""
        self.follow(game)

    def follow(self, game: Game) -> None:
        """Comes to where the game is now."""
        self._go_back_to_common_ground(game)
        for entry in game.entries[len(self._entries) :]:
            self.turns.append(self._newest.turn_of())
            self.told.append(self.told[-1] + self._play(self._newest, entry))
            self._entries.append(entry)
            if len(self._entries) % KEPT_EVERY == 0:
                self._kept.append(self._newest.clone())

    def _go_back_to_common_ground(self, game: Game) -> None:
        """Entries are made once and taken away from the end alone, so an entry both have has the same past in both."""
        common = min(len(self._entries), len(game.entries))
        while common and self._entries[common - 1] is not game.entries[common - 1]:
            common -= 1
        if common < len(self._entries):
            self._newest = self.position(common)
            del self._entries[common:], self.turns[common:], self.told[common + 1 :]
            del self._kept[common // KEPT_EVERY + 1 :]

    def position(self, moves: int) -> Position:
        """A copy of the position after so many moves, secrets included: for the host, like the game's own."""
        if moves == len(self._entries):
            return self._newest.clone()
        position = self._kept[moves // KEPT_EVERY].clone()
        for entry in self._entries[moves - moves % KEPT_EVERY : moves]:
            self._play(position, entry)
        return position

    def _play(self, position: Position, entry: Entry) -> int:
        """Makes a recorded move with its recorded luck; returns how many events it tells."""
        logbook = position.logbook = Logbook(entry.luck)
        position.play(self._book.named(entry.move))
        return len(logbook.events)
