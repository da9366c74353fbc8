"""The seven phases of a round: a throw, then a turn for each player (AM-PHA, AM-ORD-02)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of, some
from flibuste.games.amerigo.frames import FRAMES, OVER, ROUND_END, THROW_CUBES, TURN
from flibuste.games.amerigo.moves import THROW_MOVE, AmerigoMove
from flibuste.games.amerigo.pieces import COLORS, WHITE
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition
from flibuste.games.amerigo.rules.step import Step, not_now
from flibuste.games.amerigo.rules.tower import fall, most_of_a_color, names_of
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import BadPosition, Reason


class ThrowCubes(Step):
    """The first player throws. Only one thing can be done, but it reveals something, so it is asked (AM-PHA-02)."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        color: i64 = p.phase
        thrown: i64 = number_of(p.storage, color)
        p.storage -= some(color, thrown)
        p.centre = fall(p, [color] * thrown)
        p.reveal(p.centre)
        if p.logbook is not None:
            out = names_of(p.centre)
            p.logbook.tell("cubes-thrown", {"seat": p.active, "color": COLORS[color], "thrown": thrown, "cubes": out})
        if p.centre == 0:
            skip(p, "nothing-out")
            return
        p.base_ap = most_of_a_color(p.centre)
        begin_turn(p)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        return not_now(self.name)


def begin_phase(p: AmerigoPosition, color: i64) -> None:
    """The order of a phase is fixed when it begins (AM-ORD-02); without cubes to throw it is skipped (AM-PHA-08)."""
    p.phase = color
    p.phase_order = p.order
    p.turn = 0
    p.active = p.phase_order[0]
    if number_of(p.storage, color) == 0:
        skip(p, "nothing-to-throw")
    else:
        p.ask(THROW_CUBES)


def skip(p: AmerigoPosition, why: str) -> None:
    p.tell("phase-skipped", {"color": COLORS[p.phase], "why": why})
    next_phase(p)


def end_phase(p: AmerigoPosition) -> None:
    """All cubes of the action space go back to storage (AM-PHA-07)."""
    p.storage += p.centre
    p.centre = 0
    p.base_ap = 0
    next_phase(p)


def next_phase(p: AmerigoPosition) -> None:
    """After white the round ends, even if white was skipped (AM-PHA-11)."""
    if p.phase < WHITE:
        begin_phase(p, p.phase + 1)
        return
    p.phase_order = p.order
    p.turn = 0
    p.active = p.order[0]
    p.ask(ROUND_END)


def begin_turn(p: AmerigoPosition) -> None:
    p.active = p.phase_order[p.turn]
    p.ask(TURN)


def begin_turn_of(p: AmerigoPosition, seat: int) -> None:
    """Whoever's turn it was: it is over. There are turns from the throw of a phase on."""
    if p.centre == 0:
        raise BadPosition("Nobody's turn begins before the cubes of the phase are thrown.")
    p.doing = NOTHING
    p.ap = 0
    p.turn = list(p.phase_order).index(seat)
    begin_turn(p)


def is_in_action(p: AmerigoPosition) -> bool:
    """Whether the decision at hand belongs to the action of a turn."""
    frame = FRAMES.on_top(p)
    return frame is not TURN and frame is not THROW_CUBES and frame is not ROUND_END and frame is not OVER


def end_turn(p: AmerigoPosition) -> None:
    """Each player has one turn in a phase (AM-PHA-06)."""
    p.doing = NOTHING
    p.ap = 0
    p.turn += 1
    if p.turn < p.seats:
        begin_turn(p)
    else:
        end_phase(p)


def end_early(p: AmerigoPosition) -> None:
    """The player gives up what is left of the action (AM-ACT-04)."""
    p.tell("action-ended", {"seat": p.active, "points": p.ap})
    end_turn(p)
