"""Skirmishes: who meets others at the end of a move fights them (module, MA-MOD-SKIR)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import SKIRMISH_POINTS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.dice import throw
from flibuste.games.maracaibo.rules.gains import gain_points, jordan_gains

SOLO_POINTS = 5


def skirmish(p: MaracaiboPosition, place: i64) -> None:
    """All ships there throw one die each; the highest total wins, with a tie nobody (MA-MOD-SKIR-01, -02)."""
    jordan = p.jordan
    if jordan is not None:
        if jordan.ship == place and p.player().ship == place:
            duel(p)
        return
    there = [seat for seat in range(p.seats) if p.players[seat].ship == place]
    if len(there) < 2:
        return
    dice = throw(p, "skirmish", len(there))
    totals = [dice[number] + p.players[seat].swords for number, seat in enumerate(there)]
    best = max(totals)
    winner = there[totals.index(best)] if totals.count(best) == 1 else -1
    p.tell("skirmish", {"seats": there[:], "dice": dice[:], "totals": totals[:]})
    if winner >= 0:
        p.tell("skirmish-won", {"seat": winner})
        loot(p, winner, there)


def loot(p: MaracaiboPosition, winner: i64, there: list[int]) -> None:
    """A doubloon from each loser who has one (MA-MOD-SKIR-04, -05)."""
    gain_points(p, winner, SKIRMISH_POINTS)
    for seat in there:
        if seat != winner and p.players[seat].doubloons > 0:
            p.players[seat].doubloons -= 1
            p.players[winner].doubloons += 1
            p.tell("paid", {"seat": seat, "to": winner})


def duel(p: MaracaiboPosition) -> None:
    """Against Jordan, who adds the number of the round; 5 points and no doubloons (MA-MOD-SKIR-03)."""
    jordan = p.jordan
    assert jordan is not None
    dice = throw(p, "skirmish", 2)
    own: i64 = dice[0] + p.players[0].swords
    his: i64 = dice[1] + p.round
    p.tell("duel", {"seat": 0, "dice": dice[:], "own": own, "his": his, "won": own > his, "lost": own < his})
    if own > his:
        gain_points(p, 0, SOLO_POINTS)
    elif his > own:
        jordan_gains(p, SOLO_POINTS)
