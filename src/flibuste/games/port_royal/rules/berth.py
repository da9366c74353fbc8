"""A ship comes into the harbor, or two of a color sink the turn (PR-BUST)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import BUSTED
from flibuste.games.port_royal.pieces import Card, codes
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules import contracts
from flibuste.games.port_royal.rules.coins import discard_card, discard_cards, gain_for_all
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.rules.turn import wind_up


def would_bust(p: PortRoyalPosition, ship: Card) -> bool:
    return (p.colors >> ship.color) & 1 == 1


def moor(p: PortRoyalPosition, ship: Card) -> None:
    if would_bust(p, ship):
        bust(p, ship)
    else:
        p.harbor.append(ship)
        bit: i64 = 1
        p.colors |= bit << ship.color
        if p.agenda is not None:
            after_reveal(p)


def after_reveal(p: PortRoyalPosition) -> None:
    """A card was revealed and dealt with: contracts that watch the harbor look at it now (PR-CONL-13)."""
    if p.agenda is not None:
        contracts.watch_harbor(p, colors_in_harbor(p))


def colors_in_harbor(p: PortRoyalPosition) -> i64:
    colors: i64 = 0
    mask: i64 = p.colors
    while mask:
        colors += mask & 1
        mask >>= 1
    return colors


def bust(p: PortRoyalPosition, ship: Card) -> None:
    """A second ship of a color: the harbor is lost with it (PR-BUST-01, -02)."""
    lose_harbor(p, ship.code, p.harbor)
    discard_card(p, ship)
    after_bust(p)


def lose_harbor(p: PortRoyalPosition, ship: str, lost: list[Card]) -> None:
    if p.logbook is not None:
        p.logbook.tell("busted", {"seat": p.active, "card": ship, "cards": codes(lost)})
    discard_cards(p, p.harbor)
    p.harbor.clear()
    p.colors = 0


def after_bust(p: PortRoyalPosition) -> None:
    """Effects of the moment, Jesters, then the active player's own time (PR-BUST-04, -06)."""
    if p.agenda is not None:
        BUSTED.push(p)
        contracts.offer_at_bust(p)
        p.settle()
    else:
        leave_port(p)


def leave_port(p: PortRoyalPosition) -> None:
    incomes = [player.jesters for player in p.players]
    if not p.terms.jester_pays_active:
        incomes[p.active] = 0
    gain_for_all(p, incomes, "jester")
    wind_up(p, True)


class Busted(Step):
    """Nobody decides here: it goes on when claims of the moment are settled."""

    def settle(self, p: PortRoyalPosition) -> None:
        leave_port(p)
