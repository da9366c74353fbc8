"""What cards cost: discounts add up, and nothing costs less than 0 (MA-DEV-08, MA-ICON-36)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import CARDS, CARDS_ON_MAP, DEVELOPMENT, RESIDENCES, Card
from flibuste.games.maracaibo.position import MaracaiboPosition, Player


def development_price(player: Player, card: Card, surcharge: i64 = 0) -> i64:
    """A pick adds its surcharge before discounts (MA-PICK-03)."""
    price: i64 = card.cost + surcharge - player.discount - player.development_discount
    return max(price, 0)


def residence_price(player: Player, residence: i64) -> i64:
    price: i64 = RESIDENCES[residence].cost - player.discount
    return max(price, 0)


def half_price(player: Player, residence: i64) -> i64:
    """Discounts first, then half, rounded up (MA-MOD-SUN-03, -04)."""
    return (residence_price(player, residence) + 1) // 2


def may_build(player: Player, residence: i64) -> bool:
    return player.residences >> residence & 1 == 0 and residence_price(player, residence) <= player.doubloons


def can_build(p: MaracaiboPosition) -> bool:
    """Whether any residence of the Caribbean could be built now."""
    player = p.player()
    for residence in p.residences:
        if may_build(player, residence):
            return True
    return False


def may_pick(p: MaracaiboPosition, place: i64, type: i64, surcharge: i64) -> bool:
    """A face-up development of the type that its player can pay (MA-PICK-01, -04)."""
    if not p.is_shown(place):
        return False
    card = CARDS[p.map[place]]
    player = p.player()
    return (
        card.kind == DEVELOPMENT
        and card.type == type
        and development_price(player, card, surcharge) <= player.doubloons
    )


def can_pick(p: MaracaiboPosition, type: i64, surcharge: i64) -> bool:
    for place in range(CARDS_ON_MAP):
        if may_pick(p, place, type, surcharge):
            return True
    return False
