"""What a legal move is sure to bring its player, before it is made."""

from __future__ import annotations

from flibuste.games.port_royal.moves import ADMIT, EXPLORE, HIRE, STOP, TRADE, PortRoyalMove
from flibuste.games.port_royal.pieces import Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import would_bust
from flibuste.games.port_royal.rules.expeditions import usual_crew
from flibuste.games.port_royal.rules.trade_and_recruit import allowance, price


def preview(p: PortRoyalPosition, seat: int, move: PortRoyalMove) -> dict[str, int]:
    card = move.card
    if card is not None:
        return preview_card(p, seat, move, card)
    if move.verb == STOP:
        return {"cards": allowance(p, seat)}
    ship = p.pending_ship()
    if move.verb == ADMIT and ship is not None:
        return {"bust": 1 if would_bust(p, ship) else 0}
    return {}


def preview_card(p: PortRoyalPosition, seat: int, move: PortRoyalMove, card: Card) -> dict[str, int]:
    if move.verb == TRADE or move.verb == HIRE:
        offer = price(p, seat, card)
        return {"coins": offer.gain - offer.cost - offer.fee, "influence": card.influence, "fee": offer.fee}
    if move.verb == EXPLORE:
        return {"coins": card.coins, "influence": card.influence - crew_influence(p.players[seat], card)}
    return {}


def crew_influence(player: Player, expedition: Card) -> int:
    """Influence that leaves with the crew."""
    return sum([card.influence for card in usual_crew(player, expedition)])
