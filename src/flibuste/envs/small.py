"""Small games for exact tools: a title with a handful of its pieces, for research alone.

They are played by the title's own rules, at no table and under no option. The whole tree is small enough to be walked,
so that OpenSpiel can say how much a policy may lose to the best answer: `flibuste_port_royal(small=true,chance=nodes)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.envs.refusals import BadAction
from flibuste.games.port_royal.frames import OVER
from flibuste.games.port_royal.pieces import BY_CODE
from flibuste.games.port_royal.piles import pile_of
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.position import Player, PortRoyalTerms
from flibuste.games.port_royal.rules.coins import TOKEN_COIN
from flibuste.games.port_royal.rules.turn import start_turn
from flibuste.kernel.chance import Chance
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms

Pick = Callable[[list[float]], int]
"""Draws one of several results by their odds."""


class SmallGame:
    """How a small game begins, and what hidden pieces a move is about to bring to light."""

    def begin(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        raise NotImplementedError

    def turn_up(self, position: Position, move: Move, pick: Pick) -> None:
        """Decides by its odds what the move will draw, before it is made: nobody could know it earlier."""
        raise NotImplementedError


class SmallPortRoyal(SmallGame):
    """Two seats, eight cards of three kinds, three coins each, one point to win, eight decisions at most.

    Coins are tokens, so that no face is hidden: nobody knows more than the other. Cards are drawn when they are turned
    over, by the number of each kind that is left, instead of being shuffled beforehand, which comes to the same.
    """

    deck: ClassVar[list[str]] = ["sailor:3/1"] * 3 + ["pinnace:1/1"] * 3 + ["skiff:1/1"] * 2
    coins: ClassVar[int] = 3
    goal: ClassVar[int] = 1
    decisions: ClassVar[int] = 8

    def begin(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        if terms.seats != SEATS:
            raise BadAction(f"The small game is for {SEATS} players, not {terms.seats}.")
        agreed = PortRoyalTerms(terms)
        agreed.goal = self.goal
        agreed.decision_limit = self.decisions
        players = [Player(vec[i64]([TOKEN_COIN] * self.coins), []) for _ in range(SEATS)]
        deck = pile_of([BY_CODE[code] for code in self.deck])
        p = PortRoyal(agreed, chance, logbook, players, deck, vec[i64](), [], [])
        p.shuffles = 1
        OVER.push(p)
        start_turn(p)
        return p

    def turn_up(self, position: Position, move: Move, pick: Pick) -> None:
        """A card that is revealed, or drawn as the coin of a ship: never more than one with these cards."""
        assert isinstance(position, PortRoyal)
        pile = sorted([int(card) for card in position.draw_pile])
        if move.key not in DRAWS or not pile:
            return
        kinds = sorted(set(pile))
        kind = kinds[pick([pile.count(kind) / len(pile) for kind in kinds])]
        pile.remove(kind)
        position.draw_pile = vec[i64]([*pile, kind])


SEATS: Final = 2
DRAWS: Final = ("move-reveal", "move-trade")
SMALL: Final[dict[str, SmallGame]] = {"port_royal": SmallPortRoyal()}
"""By title."""
