"""Plays a game of Port Royal in which the script of a lesson says what comes when.

A move that turns over cards names them (`reveal skiff:1/2`, `gamble` with four). They are drawn where the script wants
them; between them lie coins, of which nobody sees the faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from flibuste.games import find_title
from flibuste.games.port_royal.setup import STARTING_COINS
from flibuste.games.port_royal.view import PortRoyalView
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck

LESSONS = Path(__file__).parents[2] / "src/flibuste/games/port_royal/tutorial"
TURNING = ("reveal", "gamble")
SEATS = 2


class Arranged:
    """`coins`: cards that no script turns over, uppermost at first. `contracts`: those that lie open."""

    def __init__(
        self, options: dict[str, object], moves: Sequence[str], coins: Sequence[str], contracts: Sequence[str] = ()
    ) -> None:
        self.options = options
        self.moves = moves
        self.contracts = contracts
        self.pile = list(coins)

    def play(self) -> Game:
        self.pile = self.begin().record().luck[0].result
        game = self.begin()
        for made, move in enumerate(self.moves):
            verb, *cards = move.split(" ")
            if verb in TURNING and cards:
                self.arrange(game, cards)
                game = self.begin()
                for earlier in self.moves[:made]:
                    submit(game, earlier)
            submit(game, move)
        return game

    def begin(self) -> Game:
        script = [Luck("shuffle", self.pile)]
        if self.contracts:
            script.append(Luck("contracts", list(self.contracts)))
        return start(find_title("port_royal"), SEATS, self.options, "tutorial", script)

    def arrange(self, game: Game, cards: list[str]) -> None:
        """Exchanges the cards that would come for those that the script wants."""
        view = cast(PortRoyalView, game.view(-1))
        place = len(self.pile) - view["draw_pile"]
        if view["from_time_deck"] and view["team"]:
            place = STARTING_COINS * SEATS + self.whole_time() - view["team"]["time_deck"]
        for card in cards:
            other = len(self.pile) - 1 - self.pile[::-1].index(card)
            self.pile[place], self.pile[other] = card, self.pile[place]
            place += 1

    def whole_time(self) -> int:
        """How many cards of the pile become the time deck, below the coins that everybody begins with."""
        team = cast(PortRoyalView, self.begin().view(-1))["team"]
        return team["time_deck"] if team else 0


def submit(game: Game, move: str) -> None:
    verb = move.split(" ")[0]
    game.submit(game.seat_to_move, verb if verb in TURNING else move)


def write(game: Game, file: Path) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(game.record().to_text(), encoding="utf-8")
