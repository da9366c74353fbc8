"""How the points of a game went, for the chart at its end."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Event


class Race:
    """Everyone's points if the game had ended as each round began: when an event named it in its fact `round`."""

    def __init__(self) -> None:
        self._rounds: list[tuple[int, int, list[int]]] = []

    def note(self, game: Game, events: Iterable[Event]) -> None:
        for event in events:
            number = event.facts.get("round")
            if isinstance(number, int) and (not self._rounds or self._rounds[-1][1] != number):
                self._rounds.append((len(game.entries), number, own_forecasts(game)))

    def undo(self, game: Game) -> None:
        while self._rounds and self._rounds[-1][0] > len(game.entries):
            self._rounds.pop()

    def now(self, game: Game) -> list[list[int]]:
        points = [scores for _, _, scores in self._rounds]
        return [*points, game.scores()] if game.over else points


def own_forecasts(game: Game) -> list[int]:
    """What each seat knows of its own points, told to others only after the game; and the rivals' points."""
    return [game.forecast(seat)[seat] for seat in range(game.seats)] + game.forecast()[game.seats :]
