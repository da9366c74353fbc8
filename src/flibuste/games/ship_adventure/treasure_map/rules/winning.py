"""Eldorado: who is told of it, and who has found it (SA-END-01 to -06)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import MAP_CARDS, TOKENS
from flibuste.games.ship_adventure.treasure_map.position import (
    EVERYBODY,
    FOUND,
    TreasurePosition,
    knowers_of,
    only,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.scoring import outcome
from flibuste.kernel.frames import drop_pending
from flibuste.kernel.logbook import Fact


def cell_of_eldorado(p: TreasurePosition, card: i64) -> i64:
    """Where the back of a card says it is, read like a token (SA-END-05)."""
    return p.routes.eldorado_cells[card]


def tell_of_eldorado(p: TreasurePosition, seat: i64) -> None:
    """Who carries all four pieces at once is told the place, and does not forget it (SA-END-04)."""
    if p.players[seat].carried.has_all_pieces and p.eldorado_known & only(seat) == 0:
        p.eldorado_known |= only(seat)
        p.reveal_to(seat, p.eldorado)
        book = p.logbook
        if book is not None:
            place = p.chart.name(cell_of_eldorado(p, p.eldorado))
            book.tell_one(seat, "eldorado-told", {"seat": seat}, {"cell": place})


def has_won(p: TreasurePosition) -> bool:
    """In the own turn, on the cell, with all four pieces carried (SA-END-02). Then the game is over."""
    player = p.player()
    if not player.carried.has_all_pieces:
        return False
    if player.crew != cell_of_eldorado(p, p.eldorado):
        rule_out(p, player.crew)
        return False
    p.winner = p.active
    finish(p, FOUND)
    return True


def rule_out(p: TreasurePosition, cell: i64) -> None:
    """Everybody sees that it is not where somebody with all pieces stands in vain."""
    for card in range(len(MAP_CARDS)):
        if cell_of_eldorado(p, card) == cell and p.eldorado_not & only(card) == 0:
            p.eldorado_not |= only(card)
            p.tell("eldorado-elsewhere", {"seat": p.active, "cell": p.chart.name(cell)})


def show_backs(p: TreasurePosition) -> None:
    """After the game everybody may see what every token on the table names."""
    hidden = [slot for slot in p.temple_tokens if slot >= 0]
    for loot in p.all_loot():
        hidden.extend([slot for slot in loot.tokens if knowers_of(slot) != EVERYBODY])
    for slot in hidden:
        p.reveal(token_in(slot))
    if hidden and p.logbook is not None:
        p.logbook.tell("tokens-shown", {"tokens": [TOKENS[token_in(slot)].code for slot in hidden]})


def finish(p: TreasurePosition, ending: i64) -> None:
    drop_pending(p)
    p.ending = ending
    place = p.chart.name(cell_of_eldorado(p, p.eldorado)) if p.terms.seeks_eldorado else ""
    p.reveal(p.eldorado)
    show_backs(p)
    if p.logbook is not None:
        result = outcome(p)
        facts: dict[str, Fact] = {"winners": result.winners, "ending": result.ending, "cell": place, "turns": p.turn}
        p.logbook.tell("game-ended", facts)
