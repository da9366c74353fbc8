"""The contract: what every title's position can do."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from flibuste.kernel.chance import Chance, Rng
from flibuste.kernel.copies import Again, position_again
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY, Logbook
from flibuste.kernel.moves import Move
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.refusals import Reason

SIGHTS: Final = (1 << 56) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole state of one game, secrets included.

    What is pending lies on the first `depth` numbers of `stack`, frame on frame (frames.py). The step of the frame on
    top says whose decision it is and which moves there are; every move asks for that frame's number, so `top` keeps it
    beside. `revealed` grows whenever something hidden comes to light: undo never goes back across that; `sights`
    differs by what it was, so that a search can tell the results of luck apart. In a game where a seat may know what
    another may not, `own_sights` does so for each seat alone; elsewhere it is empty. `logbook` is None in simulations,
    which then pay nothing for events.
    """

    title: ClassVar[str] = ""
    """The id of its title."""
    taking: ClassVar[list[str]] = []
    """First words of moves that take what lies there for all, so that nobody else can make the same move after it."""

    def __init__(self, chance: Chance, logbook: Logbook | None) -> None:
        self.chance = chance
        self.logbook = logbook
        self.stack: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.top: i64 = 0
        self.revealed: i64 = 0
        self.sights: i64 = 0
        self.own_sights: vec[i64] = vec[i64]()
        self.decisions: i64 = 0

    def carry_over(self, twin: Position) -> None:
        """Copies into a fresh twin what the contract itself keeps."""
        twin.stack = self.stack[:]
        twin.depth = self.depth
        twin.top = self.top
        twin.revealed = self.revealed
        twin.sights = self.sights
        if len(self.own_sights) > 0:
            twin.own_sights = self.own_sights[:]
        twin.decisions = self.decisions

    def pending(self) -> list[int]:
        """The numbers on the stack, for to_data()."""
        return [self.stack[place] for place in range(self.depth)]

    def set_pending(self, numbers: list[int]) -> None:
        """The opposite of pending()."""
        self.stack = vec[i64](numbers)
        self.depth = len(numbers)
        self.top = numbers[-1]

    def reveal(self, what: i64) -> None:
        """Something hidden comes to light; `what` is any number that differs where the difference matters."""
        self.revealed += 1
        self.sights = (self.sights * 31 + what + 1) & SIGHTS  # as reveal_too, without a call: every card goes by here

    def reveal_too(self, what: i64) -> None:
        """Comes to light together with what was just revealed, where undo has ended already."""
        self.sights = (self.sights * 31 + what + 1) & SIGHTS

    def keep_secrets(self, seats: i64) -> None:
        """Makes the game private: from now on a seat may know what another may not. Called before the first deal."""
        self.own_sights = vec[i64]([0] * seats)

    def is_private(self) -> bool:
        """Whether a seat may know something that another may not; as `Title.is_private` says of its terms."""
        return len(self.own_sights) > 0

    def reveal_to(self, seat: i64, what: i64) -> None:
        """Something hidden comes to light for one seat alone; for everybody where nothing is private."""
        if len(self.own_sights) == 0:
            self.reveal(what)
            return
        self.revealed += 1
        self.own_sights[seat] = (self.own_sights[seat] * 31 + what + 1) & SIGHTS

    def sights_of(self, seat: i64) -> i64:
        """What this seat has seen come to light: for everybody and for it alone."""
        if len(self.own_sights) == 0:
            return self.sights
        return (self.sights * 37 + self.own_sights[seat]) & SIGHTS

    def forget_sights(self) -> None:
        """Part of every determinize: what has come to light so far stands in the view, whatever led to it."""
        self.revealed = 0
        self.sights = 0
        if len(self.own_sights) > 0:
            self.keep_secrets(len(self.own_sights))

    def face_of(self, move: Move) -> str:
        """How those see a choice who may not know all of it."""
        return move.face if self.is_private() else move.notation

    def seat_to_move(self) -> int:
        """The seat that must choose; -1 when the game is over."""
        raise NotImplementedError

    def turn_of(self) -> int:
        """The seat whose turn it is, even while another must choose in it. Known to all; of no use after the end."""
        return self.seat_to_move()

    def step(self) -> str:
        """The name of the decision, as players say it: `discover`, `repel`."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """Every legal move of this decision, each once, in a stable order; empty when the game is over."""
        raise NotImplementedError

    def random_move(self, rng: Rng) -> Move:
        """A legal move, each as likely as the others. Titles with long lists sample without building them."""
        moves = self.moves()
        return moves[rng.below(len(moves))]

    def play(self, move: Move) -> None:
        """Applies a legal move and everything that follows, up to the next decision. Trusts its caller."""
        raise NotImplementedError

    def why_not(self, seat: int, move: Move) -> Reason:
        """Why this move of the title is not legal for this seat now. Only asked when it is not."""
        raise NotImplementedError

    def preview(self, move: Move) -> dict[str, int]:
        """What a legal move is sure to bring its player, as far as it is known beforehand: `{"coins": 2}`."""
        return {}

    def clone(self) -> Position:
        """An independent copy without a logbook."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> None:
        """Redraws everything that this seat (-1: a spectator) cannot know, and all luck to come, from rng."""
        raise NotImplementedError

    def scores(self, viewer: int = NOBODY) -> list[int]:
        """Points of each seat now, then of each rival, as far as the viewer may know them; after the game, all."""
        raise NotImplementedError

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        """Where the points of scores() come from."""
        raise NotImplementedError

    def forecast(self, viewer: int = NOBODY) -> list[int]:
        """What scores() would say if the game ended now. Other than scores() where most points come at the end."""
        return self.scores(viewer)

    def estimate(self, viewer: int) -> list[float]:
        """For bots: a quick guess at the points to come of each seat, then each rival, by what the viewer knows."""
        raise NotImplementedError

    def estimates_differ(self) -> bool:
        """Whether an estimate depends on what the viewer alone knows; a search then asks for one of each seat."""
        return self.is_private()

    def played_on(self) -> Position:
        """Where an estimate says more: some moves later, played quickly and sensibly by all. Uses this position up."""
        return self

    def spread(self) -> float:
        """How many points an estimate may still be wrong by: who is ahead by so much is the likely winner."""
        return 4.0

    def allied(self) -> bool:
        """Whether all seats win or lose together."""
        return False

    def baseline_move(self) -> Move:
        """The choice of the frozen baseline player: a simple heuristic that never changes, to measure others by."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """The result; only when the game is over."""
        raise NotImplementedError

    def hands_on(self) -> Data | None:
        """What a finished game hands on to the next of its campaign (`Terms.legacy`), as plain data; None: nothing."""
        return None

    def view(self, seat: int) -> Data:
        """What this seat (-1: a spectator) may know with a perfect memory, as plain data."""
        raise NotImplementedError

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        """Adds what this seat may know, as seen from it, to the end of `out`: see `Title.features`.

        Where `out` has room for that, what comes back is the same memory.
        """
        raise NotImplementedError

    def pieces(self) -> list[str]:
        """The name of every piece wherever it lies, sorted: the same all game long."""
        raise NotImplementedError

    def to_data(self) -> Data:
        """Everything, secrets included, with `chance` and `options` under these names: for the host's own use."""
        raise NotImplementedError

    def __reduce__(self) -> Again:
        """As clone(), by way of its data: secrets included, without a logbook."""
        return position_again, (self.title, self.to_data())


def clockwise(seat: i64, seats: i64) -> i64:
    """The next seat."""
    if seat + 1 < seats:
        return seat + 1
    return 0


def playout(position: Position, rng: Rng) -> i64:
    """Plays random moves to the end; returns how many."""
    before: i64 = position.decisions
    while position.seat_to_move() >= 0:
        position.play(position.random_move(rng))
    return position.decisions - before
