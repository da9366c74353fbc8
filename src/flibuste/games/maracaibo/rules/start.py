"""From the choice of quests to the first turn (MA-SET-11, -12, -17, MA-SOLO-04)."""

from __future__ import annotations

from flibuste.games.maracaibo.pieces import FIGUREHEADS, JORDAN_FIGUREHEADS, QUESTS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.quest_slots import quest_in, slot_of
from flibuste.games.maracaibo.rules.draw import drawn
from flibuste.games.maracaibo.rules.turn import begin_turn


def begin_play(p: MaracaiboPosition) -> None:
    """What was not kept is shuffled back; then both markets are laid out."""
    quests = [quest_in(slot) for slot in p.quest_deck]
    for player in p.players:
        quests.append(player.given_back)
    p.dealing = False
    quests.sort()
    p.quest_deck = [slot_of(quest, 0) for quest in drawn(p, "quests", quests, [quest.code for quest in QUESTS])]
    jordan = p.jordan
    if jordan is not None:
        for _ in range(p.terms.quests_kept):
            jordan.quests.append(p.quest_deck.pop())
    for _ in range(p.terms.quest_market):
        quest = quest_in(p.quest_deck.pop())
        p.quest_market.insert(0, quest)
        p.reveal(quest)
    lay_out_figureheads(p)
    facts = {"quests": [QUESTS[quest].code for quest in p.quest_market]}
    p.tell("markets-laid", {**facts, "figureheads": [FIGUREHEADS[head].code for head in p.figureheads]})
    begin_turn(p)


def lay_out_figureheads(p: MaracaiboPosition) -> None:
    """Two more than players; against Jordan three (MA-SET-12, MA-SOLO-01). The others stay in the box."""
    number: int = JORDAN_FIGUREHEADS if p.terms.solo else p.terms.seats + 2
    heads = drawn(p, "figureheads", list(range(len(FIGUREHEADS))), [head.code for head in FIGUREHEADS])
    p.figureheads = heads[-number:]
    p.figureheads.reverse()
    for head in p.figureheads:
        p.reveal(head)
