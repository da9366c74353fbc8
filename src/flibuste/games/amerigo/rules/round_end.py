"""The end of a round: pirates strike, the next round is prepared, or the game is scored (AM-PIR, AM-PREP, AM-END)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import some
from flibuste.games.amerigo.moves import FACE_PIRATES_MOVE, AmerigoMove
from flibuste.games.amerigo.pieces import (
    BLUE,
    HALF,
    PIRATE_FRIEND,
    PIRATE_HUNTER,
    ROUNDS,
    SAFE_HARBOR,
    TOKENS,
    production_name,
)
from flibuste.games.amerigo.position import FINISHED, NOTHING, PIRATES_LOST, AmerigoPosition, Player
from flibuste.games.amerigo.rules.final import score_the_end
from flibuste.games.amerigo.rules.gold import gain_gold
from flibuste.games.amerigo.rules.phases import begin_phase
from flibuste.games.amerigo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

PIRATE_FRIEND_STRENGTH = 2
HUNTER_GOLD = 2


class RoundEnd(Step):
    """Asked of the first player, since pirates, tokens and goods come to light."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        return [FACE_PIRATES_MOVE]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        strike(p)
        if p.round == ROUNDS:
            p.reveal(0)
            score_the_end(p, FINISHED)
            return
        prepare(p)
        begin_phase(p, BLUE)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        return not_now(self.name)


# --- pirates ----------------------------------------------------------------------------------------------------------


def strength(p: AmerigoPosition) -> i64:
    """The sum of the markers that are face up: one more each round (AM-PIR-01)."""
    found: i64 = 0
    for place in range(p.round):
        found += p.pirates[place]
    return found


def strength_against(p: AmerigoPosition, seat: i64) -> i64:
    """Stronger for each other player who is the pirates' friend (AM-PIR-02, AM-TOK-12, -36)."""
    found: i64 = strength(p)
    for other in range(p.seats):
        if other != seat and p.players[other].owns(PIRATE_FRIEND):
            found += PIRATE_FRIEND_STRENGTH
    return found


def beats_pirates(p: AmerigoPosition, seat: i64) -> bool:
    """Whether a seat's cannons suffice (AM-PIR-03)."""
    return p.players[seat].cannons >= strength_against(p, seat)


def loss(p: AmerigoPosition, seat: i64) -> i64:
    """Points that the pirates would take from a seat now (AM-PIR-04, -06, AM-TOK-13)."""
    return loss_to(strength_against(p, seat), p.players[seat])


def loss_to(force: i64, player: Player) -> i64:
    """The same for pirates of this strength."""
    if player.cannons >= force:
        return 0
    if player.owns(SAFE_HARBOR):
        force = (force + 1) // 2
    return min(force, player.score)


def strike(p: AmerigoPosition) -> None:
    """Everybody must fire (AM-PIR-03, -05)."""
    p.tell("pirates-struck", {"strength": strength(p)})
    for seat in range(p.seats):
        player = p.players[seat]
        force: i64 = strength_against(p, seat)
        lost: i64 = loss_to(force, player)
        if player.cannons >= force:
            player.cannons -= force
            p.tell("pirates-beaten", {"seat": seat, "strength": force, "cannons": player.cannons})
            if player.owns(PIRATE_HUNTER):
                gain_gold(p, seat, HUNTER_GOLD, "pirates")
        else:
            player.cannons = 0
            p.score(seat, PIRATES_LOST, -lost)
            p.tell("pirates-won", {"seat": seat, "strength": force, "points": lost})


# --- the next round ---------------------------------------------------------------------------------------------------


def prepare(p: AmerigoPosition) -> None:
    p.round += 1
    announce_round(p)
    p.tell("pirate-revealed", {"strength": p.pirates[p.round - 1]})
    p.reveal(p.pirates[p.round - 1])
    refill_tokens(p)
    refill_market(p)


def announce_round(p: AmerigoPosition) -> None:
    p.tell("round-began", {"round": p.round, "factor": p.factor})


def refill_tokens(p: AmerigoPosition) -> None:
    """The right half leaves, the left half slides over, four new ones come (AM-PREP-02)."""
    for place in range(HALF, 2 * HALF):
        token: int = p.token_display[place]
        if token != NOTHING:
            p.tokens_gone |= TOKENS[token].bit
    new = p.token_pile[-HALF:][::-1]
    p.token_pile = p.token_pile[:-HALF]
    p.token_display = new + p.token_display[:HALF]
    for token in new:
        p.reveal(token)
    p.tell("tokens-shown", {"tokens": [TOKENS[token].code for token in new]})


def refill_market(p: AmerigoPosition) -> None:
    """All that is left goes, all spaces are filled (AM-PREP-04)."""
    for token in p.market:
        if token != NOTHING:
            p.production_gone += some(token)
    spaces = len(p.market)
    p.market = p.production_pile[-spaces:][::-1]
    p.production_pile = p.production_pile[:-spaces]
    for token in p.market:
        p.reveal_too(token)
    p.tell("market-filled", {"productions": [production_name(token) for token in p.market]})
