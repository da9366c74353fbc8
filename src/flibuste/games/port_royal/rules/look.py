"""Looks at the draw pile: Sentinels, and the Pilot's Report (PR-ADVC-03, -04, -14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import LOOK
from flibuste.games.port_royal.moves import KEEP, KEEP_MOVES, PortRoyalMove
from flibuste.games.port_royal.pieces import CARDS, Card, codes
from flibuste.games.port_royal.piles import laid_on
from flibuste.games.port_royal.position import Adventure, PortRoyalPosition
from flibuste.games.port_royal.rules.abilities import looks_of
from flibuste.games.port_royal.rules.coins import NO_CARD, can_draw, discard_cards, draw
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

CARDS_OF_SENTINEL: Final = 3


def may_look(p: PortRoyalPosition) -> bool:
    adventure = p.adventure
    return adventure is not None and can_draw(p) and looks_of(p.players[p.active]) > adventure.looks


def look(p: PortRoyalPosition, number: i64) -> None:
    """The top cards, seen by the active player alone; where too few are left, the discard pile is shuffled for more."""
    found: list[int] = []
    for _card in range(number):
        card: i64 = draw(p)
        if card == NO_CARD:
            break
        found.append(card)
    LOOK.push(p, number)
    for card in found:
        LOOK.add_to_row(p, card)
        p.reveal_to(p.active, card)
    if p.logbook is not None and found:
        seen = codes([CARDS[card] for card in found])
        p.logbook.tell_one(p.active, "looked", {"seat": p.active, "number": len(found), "cards": []}, {"cards": seen})


def use_sentinel(p: PortRoyalPosition) -> None:
    adventure = p.adventure
    assert adventure is not None
    adventure.looks += 1
    look(p, CARDS_OF_SENTINEL)


class Look(Step):
    """Which card goes back on top; the others are discarded without effect."""

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [KEEP_MOVES[number] for number in sorted(set(LOOK.row(p)))]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        kept = move.card
        assert kept is not None
        others = p.looked_at()
        others.remove(kept)
        LOOK.pop(p)
        put_back(p, kept, others)
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        """Nothing was there to look at."""
        if not LOOK.row(p):
            LOOK.pop(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if move.verb == KEEP and move.card is not None:
            return Reason("not-among-them", "PR-ADVC-03", {"card": move.card.code})
        return Reason("keep-one-first", "PR-ADVC-03")


def put_back(p: PortRoyalPosition, kept: Card, others: list[Card]) -> None:
    """The kept card stays known to whoever looked, until it is drawn (PR-ADVC-14)."""
    adventure: Adventure | None = p.adventure
    assert adventure is not None
    discard_cards(p, others)
    for card in others:
        p.reveal(card.index)
    p.draw_pile = laid_on(p.draw_pile, [kept])
    adventure.kept_by = p.active + 1
    if p.logbook is not None:
        facts: dict[str, int | str | bool | list[str] | list[int]] = {"seat": p.active, "cards": codes(others)}
        p.logbook.tell_one(p.active, "card-kept-on-top", {**facts, "card": ""}, {"card": kept.code})
