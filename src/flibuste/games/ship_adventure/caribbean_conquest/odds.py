"""What dice promise before they are thrown: of one throw, and of a whole combat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import FACES

MOST_UNITS: Final = 6
"""On one side of a combat: four pieces, and a point beside them."""
WIDEST: Final = 18
"""No two sides are farther apart."""
MOST_AHEAD: Final = 12
"""A lead by cards beyond which nothing changes."""


@final
class Odds:
    """For a kind of die: chances by the lead in cards and the units of both sides."""

    def __init__(self, faces: list[int], defender_wins_ties: bool) -> None:
        self.throws: list[float] = [
            throw_chance(faces, ahead, defender_wins_ties) for ahead in range(-WIDEST, WIDEST + 1)
        ]
        """To win one throw, by the lead of the attacker from -WIDEST on."""
        self.percents = [percent(faces, ahead, defender_wins_ties) for ahead in range(-WIDEST, WIDEST + 1)]
        chances: list[float] = []
        for ahead in range(-MOST_AHEAD, MOST_AHEAD + 1):
            chances.extend(self._table(ahead))
        self.chances: vec[float] = vec[float](chances)

    def _table(self, ahead: int) -> list[float]:
        """By attackers and defenders; the loser of a throw has one unit less."""
        table = [0.0] * (MOST_UNITS * MOST_UNITS)
        for own in range(MOST_UNITS):
            for other in range(MOST_UNITS):
                chance = 0.0
                if own > 0 and other == 0:
                    chance = 1.0
                elif own > 0:
                    won = self.throws[ahead + own - other + WIDEST]
                    further = table[own * MOST_UNITS + other - 1]
                    fallen = table[(own - 1) * MOST_UNITS + other]
                    chance = won * further + (1.0 - won) * fallen
                table[own * MOST_UNITS + other] = chance
        return table

    def of_throw(self, ahead: i64) -> float:
        """To win it, when equal totals have been thrown again."""
        return self.throws[ahead + WIDEST]

    def percent(self, ahead: i64) -> list[int]:
        """To win one throw, to lose it, to throw again."""
        return self.percents[ahead + WIDEST]

    def chance(self, ahead: i64, own: i64, other: i64) -> float:
        """That attackers take a cell from defenders, its point counted among them."""
        lead: i64 = MOST_AHEAD if ahead > MOST_AHEAD else -MOST_AHEAD if ahead < -MOST_AHEAD else ahead
        return self.chances[((lead + MOST_AHEAD) * MOST_UNITS + own) * MOST_UNITS + other]


def throw_chance(faces: list[int], ahead: int, defender_wins_ties: bool) -> float:
    """To win one throw, thrown again until it is decided."""
    won = len([1 for one in faces for other in faces if one + ahead > other])
    equal = len([1 for one in faces for other in faces if one + ahead == other])
    every = len(faces) * len(faces)
    return won / every if defender_wins_ties else won / (every - equal) if equal < every else 0.5


def percent(faces: list[int], ahead: int, defender_wins_ties: bool) -> list[int]:
    """Of one throw: to win, to lose, to throw again."""
    every = len(faces) * len(faces)
    won = round(100 * len([1 for one in faces for other in faces if one + ahead > other]) / every)
    lost = round(100 * len([1 for one in faces for other in faces if one + ahead < other]) / every)
    return [won, 100 - won, 0] if defender_wins_ties else [won, lost, 100 - won - lost]


ODDS: Final[dict[str, list[Odds]]] = {die: [Odds(faces, False), Odds(faces, True)] for die, faces in FACES.items()}
"""By the option that chooses the die; then whether the defender wins ties."""
