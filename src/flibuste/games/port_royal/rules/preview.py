"""What a legal move is sure to bring its player, before it is made."""

from __future__ import annotations

from flibuste.games.port_royal.moves import ADMIT, COLLECT, EXPLORE, HIRE, STOP, TRADE, WAIVE, PortRoyalMove
from flibuste.games.port_royal.pieces import COINS, Card, Contract
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import would_bust
from flibuste.games.port_royal.rules.contracts import hold_of, nemesis_for, reward_for, surely_open
from flibuste.games.port_royal.rules.expeditions import usual_crew
from flibuste.games.port_royal.rules.fee import fee_of
from flibuste.games.port_royal.rules.ships import income_from
from flibuste.games.port_royal.rules.trade_and_recruit import allowance, price
from flibuste.games.port_royal.scoring import INFLUENCE_FOR


def preview(p: PortRoyalPosition, seat: int, move: PortRoyalMove) -> dict[str, int]:
    card = move.card
    if card is not None:
        return preview_card(p, seat, move, card)
    if move.contract is not None:
        return preview_claim(p, seat, move.contract)
    if move.verb == STOP:
        return {"cards": allowance(p, seat)}
    ship = p.pending_ship()
    if ship is not None and move.verb in (WAIVE, COLLECT):
        return preview_gold(p, seat, ship, move.verb == WAIVE)
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


def preview_gold(p: PortRoyalPosition, seat: int, ship: Card, waived: bool) -> dict[str, int]:
    """With the fee, and with the reward when giving up the gold completes the contract."""
    fee = fee_of(p, seat)
    if not waived:
        return {"coins": income_from(p.players[seat], ship) - fee, "influence": 0, "fee": fee}
    one = nemesis_for(p, seat, ship)
    assert one is not None
    reward = preview_claim(p, seat, one.contract)
    return {"coins": reward.get("coins", 0) - fee, "influence": reward.get("influence", 0), "fee": fee}


def preview_claim(p: PortRoyalPosition, seat: int, contract: Contract) -> dict[str, int]:
    """What completing it now would bring; nothing for a first marker on the way."""
    one = surely_open(p, contract)
    if one.progress[seat] < contract.spaces:
        return {}
    price = sum([ask.count for ask in contract.pays if ask.thing == COINS])
    return {"coins": reward_for(one) - price, "influence": INFLUENCE_FOR[hold_of(p, seat).completed + 1]}


def crew_influence(player: Player, expedition: Card) -> int:
    """Influence that leaves with the crew."""
    return sum([card.influence for card in usual_crew(player, expedition)])
