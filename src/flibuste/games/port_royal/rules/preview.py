"""What a legal move is sure to bring its player, before it is made."""

from __future__ import annotations

from flibuste.games.port_royal.frames import CARGO as CARGO_FRAME
from flibuste.games.port_royal.frames import GIVEN_FOR
from flibuste.games.port_royal.moves import (
    ADMIT,
    CARGO,
    COLLECT,
    CROWN,
    EXPLORE,
    GIVE,
    HIRE,
    INN,
    LOOK,
    MARKER,
    MISSION,
    STOP,
    TRADE,
    WAIVE,
    PortRoyalMove,
)
from flibuste.games.port_royal.pieces import COINS, CROWNS, Card, Contract
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.abilities import coins_at_once, crowns_for_expedition, crowns_for_trade
from flibuste.games.port_royal.rules.berth import would_bust
from flibuste.games.port_royal.rules.cargo import prices_at_inns
from flibuste.games.port_royal.rules.contracts import hold_of, nemesis_for, reward_for, surely_open
from flibuste.games.port_royal.rules.crowns import influence_of, voyage_of
from flibuste.games.port_royal.rules.events import table_of
from flibuste.games.port_royal.rules.expeditions import usual_crew
from flibuste.games.port_royal.rules.fee import fee_of
from flibuste.games.port_royal.rules.look import CARDS_OF_SENTINEL
from flibuste.games.port_royal.rules.missions import surely_open as open_mission
from flibuste.games.port_royal.rules.month import marker_price
from flibuste.games.port_royal.rules.ships import bonus_for, income_from
from flibuste.games.port_royal.rules.trade_and_recruit import allowance, price
from flibuste.games.port_royal.scoring import INFLUENCE_FOR
from flibuste.games.port_royal.tale import SPACE_CROWNS, Mission


def preview(p: PortRoyalPosition, seat: int, move: PortRoyalMove) -> dict[str, int]:
    card = move.card
    if card is not None:
        return preview_card(p, seat, move, card)
    if move.contract is not None:
        return preview_claim(p, seat, move.contract)
    if move.verb == STOP:
        return {"cards": allowance(p, seat)}
    if p.adventure is not None:
        return preview_adventure(p, seat, move)
    ship = p.pending_ship()
    if ship is not None and move.verb in (WAIVE, COLLECT):
        return preview_gold(p, seat, ship, move.verb == WAIVE)
    return preview_admission(p, move)


def preview_admission(p: PortRoyalPosition, move: PortRoyalMove) -> dict[str, int]:
    ship = p.pending_ship()
    if move.verb == ADMIT and ship is not None:
        return {"bust": 1 if would_bust(p, ship) else 0}
    return {}


def preview_card(p: PortRoyalPosition, seat: int, move: PortRoyalMove, card: Card) -> dict[str, int]:
    if move.verb == TRADE or move.verb == HIRE:
        offer = price(p, seat, card)
        known = {"coins": offer.gain - offer.cost - offer.fee, "influence": card.influence, "fee": offer.fee}
        return known if card.cargo < 0 else {}  # coins or cargo: that is asked next
    if move.verb == EXPLORE:
        influence = card.influence - crew_influence(p.players[seat], card)
        if p.adventure is not None:
            return crowned(p, seat, {"coins": card.coins, "influence": influence}, crowns_for_expedition(p, seat))
        return {"coins": card.coins, "influence": influence}
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


# --- adventures -------------------------------------------------------------------------------------------------------


def preview_adventure(p: PortRoyalPosition, seat: int, move: PortRoyalMove) -> dict[str, int]:
    ship = p.pending_ship()
    if ship is not None and CARGO_FRAME.is_on_top(p):
        return preview_cargo(p, seat, ship, move.verb == CARGO)
    if move.verb == MISSION:
        return preview_mission(p, seat, p.terms.printing.missions[move.to])
    if move.verb == GIVE:
        return preview_mission(p, seat, p.terms.printing.missions[GIVEN_FOR.of(p)])
    if move.verb == MARKER:
        return with_marker(p, seat, {"coins": -marker_price(p)}, 0)
    if move.verb == CROWN:
        event = table_of(p).happening()
        return crowned(p, seat, {"coins": -int(event.cost)}, int(event.amount))
    if move.verb == INN:
        return {"coins": prices_at_inns(p, seat)[0]}
    if move.verb == LOOK:
        return {"cards_seen": CARDS_OF_SENTINEL}
    return preview_admission(p, move)


def preview_cargo(p: PortRoyalPosition, seat: int, ship: Card, kept: bool) -> dict[str, int]:
    fee = fee_of(p, seat)
    player = p.players[seat]
    more: int = crowns_for_trade(p, seat, ship)
    if kept:
        return crowned(p, seat, {"coins": bonus_for(player, ship) - fee, "cargo": 1, "fee": fee}, more)
    return crowned(p, seat, {"coins": income_from(player, ship) - fee, "fee": fee}, int(ship.crowns) + more)


def preview_mission(p: PortRoyalPosition, seat: int, mission: Mission) -> dict[str, int]:
    """Nothing for a first marker on the way."""
    one = open_mission(p, mission)
    if mission.spaces > 0 and seat not in one.waiting:
        return {}
    coins = -sum([int(ask.count) for ask in mission.pays if ask.thing == COINS])
    crowns: int = mission.crowns - sum([int(ask.count) for ask in mission.pays if ask.thing == CROWNS])
    if not one.slots:
        coins += int(mission.first_coins)
        crowns += int(mission.first_crowns)
    known = {"coins": coins, "markers": 1}
    if mission.fewer:
        known["cards_fewer"] = int(mission.fewer)
    return with_marker(p, seat, known, crowns)


def with_marker(p: PortRoyalPosition, seat: int, known: dict[str, int], crowns: int) -> dict[str, int]:
    """What the emptied space of the adventurer adds."""
    space: int = voyage_of(p, seat).gone
    if space == 0:
        known["ability"] = 1
        known["coins"] += coins_at_once(p, seat)
    elif space == 1:
        known["trophy"] = 1
    return crowned(p, seat, known, crowns + SPACE_CROWNS[space])


def crowned(p: PortRoyalPosition, seat: int, known: dict[str, int], crowns: int) -> dict[str, int]:
    """Crowns, and the influence of shields that they reach or leave."""
    if crowns:
        now: int = voyage_of(p, seat).crowns
        known["crowns"] = crowns
        known["influence"] = known.get("influence", 0) + influence_of(now + crowns) - influence_of(now)
    return known
