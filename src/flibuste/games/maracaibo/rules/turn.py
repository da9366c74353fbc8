"""Turns, rounds and their income, the end of the game (MA-TURN, MA-MAR, MA-RND)."""

from __future__ import annotations

from flibuste.games.maracaibo.effects import DOUBLOON_INCOME, VP_INCOME
from flibuste.games.maracaibo.frames import JORDANS_TURN, TURN_END
from flibuste.games.maracaibo.pieces import CARDS, FIGUREHEADS, ROUNDS
from flibuste.games.maracaibo.position import FINISHED, NOTHING, PLAY, MaracaiboPosition, Player
from flibuste.games.maracaibo.rules.final import score_the_end
from flibuste.games.maracaibo.rules.movement import set_sail
from flibuste.games.maracaibo.rules.step import Step
from flibuste.games.maracaibo.sea import MARACAIBO, START
from flibuste.kernel.frames import drop_pending
from flibuste.kernel.logbook import Fact
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadPosition


def begin_turn(p: MaracaiboPosition) -> None:
    """Of the active player."""
    drop_pending(p)
    p.spent = 0
    p.dice = 0
    TURN_END.push(p)
    if p.logbook is not None:
        p.logbook.tell("turn-started", {"seat": p.active, "round": p.round})
    set_sail(p)
    p.settle()


def begin_turn_of(p: MaracaiboPosition, seat: int) -> None:
    """Whoever's turn it was: it is over."""
    if p.dealing:
        raise BadPosition("Nobody's turn begins before everybody has kept a quest.")
    p.active = seat
    begin_turn(p)


class TurnEnd(Step):
    """Nobody decides here: everything of a turn is done."""

    def settle(self, p: MaracaiboPosition) -> None:
        arrived = p.player().ship == MARACAIBO
        if p.terms.solo:
            after_lone_turn(p, arrived)
        elif arrived and p.round < ROUNDS:
            end_round(p)
            next_turn(p)
        else:
            p.last_turns = p.last_turns or arrived
            # the last round goes on until the last player of the first order has had a turn (MA-MAR-03, -04)
            if p.last_turns and clockwise(p.active, p.seats) == p.first:
                end_game(p)
            else:
                next_turn(p)


def next_turn(p: MaracaiboPosition) -> None:
    p.active = clockwise(p.active, p.seats)
    begin_turn(p)


def after_lone_turn(p: MaracaiboPosition, arrived: bool) -> None:
    """Jordan follows; his is the token on Maracaibo (MA-SOLO-05, -32)."""
    if arrived and p.round < ROUNDS:
        end_round(p)
    elif arrived:
        p.last_turns = True
    begin_jordans_turn(p)


def begin_jordans_turn(p: MaracaiboPosition) -> None:
    """His card is turned by the player: what it brings cannot be taken back."""
    drop_pending(p)
    JORDANS_TURN.push(p)


def after_jordans_turn(p: MaracaiboPosition, arrived: bool) -> None:
    if p.last_turns or (arrived and p.round == ROUNDS):
        end_game(p)
        return
    if arrived:
        end_round(p)
    begin_turn(p)


def end_round(p: MaracaiboPosition) -> None:
    """Income for all, then every ship goes back to the start (MA-RND-01, -02)."""
    pay_income(p)
    for player in p.players:
        player.ship = START
    jordan = p.jordan
    if jordan is not None:
        jordan.ship = START
    p.round += 1
    p.tell("round-began", {"round": p.round})


def pay_income(p: MaracaiboPosition) -> None:
    p.tell("round-ended", {"round": p.round})
    for seat in range(p.seats):
        player = p.players[seat]
        doubloons = player.number_of(DOUBLOON_INCOME)
        points = player.tally[VP_INCOME]
        player.doubloons += doubloons
        player.points[PLAY] += points
        if p.logbook is not None:
            facts: dict[str, Fact] = {
                "seat": seat,
                "doubloons": doubloons,
                "points": points,
                "sources": sources(player),
            }
            p.logbook.tell("income", facts)


def sources(player: Player) -> list[str]:
    """The pieces that bring income."""
    cards = [CARDS[number] for number in player.cards]
    found = [card.code for card in cards if card.income_doubloons or card.income_vp]
    if player.figurehead != NOTHING:
        head = FIGUREHEADS[player.figurehead]
        if head.income_doubloons or head.income_vp or (player.doubloons_per_quest and player.quests):
            found.append(head.code)
    return found


def end_game(p: MaracaiboPosition) -> None:
    pay_income(p)
    score_the_end(p, FINISHED)
