"""Expeditions: the active player gives up crew for influence and coins (PR-EXP)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import CREW
from flibuste.games.port_royal.moves import SEND, SEND_MOVES, PortRoyalMove
from flibuste.games.port_royal.pieces import CARDS, JACK, Card, codes
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.characters import crew_of, join, leave
from flibuste.games.port_royal.rules.coins import discard_card, gain
from flibuste.games.port_royal.rules.goal import check_goal
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def missing(player: Player, expedition: Card) -> i64:
    """How many crew the player lacks; each Jack stands in for one (PR-EXP-03, -04)."""
    priests: i64 = max(expedition.priests - player.priests, 0)
    captains: i64 = max(expedition.captains - player.captains, 0)
    settlers: i64 = max(expedition.settlers - player.settlers, 0)
    return max(priests + captains + settlers - player.jacks, 0)


def filled(player: Player, expedition: Card) -> list[bool]:
    """Which symbols of an expedition the player's crew fills, Jacks where nobody else does."""
    crew = [card.role for card in player.area]
    found: list[bool] = []
    for role in expedition.needs:
        found.append(role in crew)
        if role in crew:
            crew.remove(role)
    jacks: i64 = player.jacks
    for place in range(len(found)):
        if not found[place] and jacks > 0:
            found[place] = True
            jacks -= 1
    return found


def begin(p: PortRoyalPosition, move: PortRoyalMove) -> None:
    expedition = move.card
    assert expedition is not None
    CREW.push(p, expedition.index)
    send_the_obvious(p)


def chosen_crew(p: PortRoyalPosition) -> list[Card]:
    return [CARDS[index] for index in CREW.row(p)]


def expedition_under_way(p: PortRoyalPosition) -> Card:
    return CARDS[CREW.row_argument(p)]


def candidates(player: Player, expedition: Card, chosen: list[Card]) -> list[Card]:
    """Who may go for the next symbol, one card of each kind, Jacks last.

    Symbols are filled in a fixed order and within one role in a fixed order of cards, so that each crew has one way.
    """
    needs = expedition.needs
    place = len(chosen)
    role = needs[place]
    same_role = place > 0 and needs[place - 1] == role
    found: list[Card] = []
    for card in player.area:
        fits = card.role == role or card.role == JACK
        if not fits or card in found or chosen.count(card) >= player.area.count(card):
            continue
        if same_role and order(card) < order(chosen[-1]):
            continue
        if enough_for_rest(player, needs, [*chosen, card]):
            found.append(card)
    found.sort(key=order)
    return found


def order(card: Card) -> int:
    return card.index + (1000 if card.role == JACK else 0)


def enough_for_rest(player: Player, needs: list[int], chosen: list[Card]) -> bool:
    """Whether own crew and Jacks can still fill the symbols after these; within a role Jacks come last."""
    jacks: i64 = player.jacks
    for card in chosen:
        if card.role == JACK:
            jacks -= 1
    rest = needs[len(chosen) :]
    for role in set(rest):
        own: i64 = crew_of(player, role)
        if chosen[-1].role == JACK and needs[len(chosen) - 1] == role:
            own = 0
        for card in chosen if own else []:
            if card.role == role:
                own -= 1
        short: i64 = rest.count(role) - own
        if short > 0:
            jacks -= short
    return jacks >= 0


def usual_crew(player: Player, expedition: Card) -> list[Card]:
    """The crew that goes when nobody chooses otherwise: Jacks only where needed. Empty if some is missing."""
    chosen: list[Card] = []
    if missing(player, expedition) > 0:
        return chosen
    for _ in expedition.needs:
        chosen.append(candidates(player, expedition, chosen)[0])
    return chosen


def send_the_obvious(p: PortRoyalPosition) -> None:
    """Sends crew as long as there is only one who can go; completes the expedition when all are chosen."""
    player = p.players[p.active]
    expedition = expedition_under_way(p)
    chosen = chosen_crew(p)
    while len(chosen) < len(expedition.needs):
        options = candidates(player, expedition, chosen)
        if len(options) > 1:
            return
        chosen.append(options[0])
        CREW.add_to_row(p, options[0].index)
    complete(p, expedition, chosen)


def complete(p: PortRoyalPosition, expedition: Card, crew: list[Card]) -> None:
    """Crew to the discard pile, expedition to the area, coins (PR-EXP-02); the end looks at the result (PR-EXP-08)."""
    CREW.pop(p)
    player = p.players[p.active]
    before: i64 = player.influence
    for card in crew:
        leave(player, card)
        discard_card(p, card)
    p.open_expeditions.remove(expedition)
    join(player, expedition)
    book = p.logbook
    if book is not None:
        book.tell(
            "expedition-completed",
            {
                "seat": p.active,
                "card": expedition.code,
                "cards": codes(crew),
                "coins": expedition.coins,
                "influence": player.influence - before,
            },
        )
    gain(p, p.active, expedition.coins, "expedition")
    check_goal(p, p.active)
    p.settle()


def why_not(p: PortRoyalPosition, seat: i64, move: PortRoyalMove) -> Reason:
    """Why a seat may not begin this expedition now."""
    expedition = move.card
    assert expedition is not None
    if expedition not in p.open_expeditions:
        return Reason("expedition-not-open", "PR-EXP-02", {"card": expedition.code})
    if seat != p.active:
        return Reason("expedition-not-active", "PR-EXP-01", {"card": expedition.code, "seat": p.active})
    lacking = missing(p.players[seat], expedition)
    if lacking > 0:
        return Reason("crew-missing", "PR-EXP-02", {"card": expedition.code, "missing": lacking})
    if p.only_claims:
        return Reason("expedition-too-late", "PR-EXP-05", {"card": expedition.code})
    return Reason("expedition-waits", "PR-EXP-05", {"card": expedition.code, "to_move": p.seat_to_move()})


class Crew(Step):
    """Which crew member goes next: own role or a Jack (PR-EXP-03)."""

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        options = candidates(p.players[p.active], expedition_under_way(p), chosen_crew(p))
        return [SEND_MOVES[card.index] for card in options]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        card = move.card
        assert card is not None
        CREW.add_to_row(p, card.index)
        send_the_obvious(p)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if move.verb == SEND and move.card is not None:
            return Reason("crew-not-needed", "PR-EXP-02", {"card": move.card.code})
        return Reason("choose-crew-first", "PR-EXP-03")
