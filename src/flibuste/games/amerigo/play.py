"""The engine contract for Amerigo: what may be done with a position, asked of its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.games.amerigo.baseline import baseline_move
from flibuste.games.amerigo.estimate import SPREAD, estimate
from flibuste.games.amerigo.features import observe
from flibuste.games.amerigo.frames import (
    CHOOSE_SHIP,
    EXPANSION,
    FRAMES,
    LAY_TILE,
    OVER,
    PLANNING,
    PRODUCTION,
    PUT_POST,
    ROUND_END,
    SAIL_SHIP,
    SPECIAL_ACTION,
    TAKE_TOKEN,
    THROW_CUBES,
    TRACK,
    TURN,
)
from flibuste.games.amerigo.moves import AmerigoMove
from flibuste.games.amerigo.playing_on import played_on
from flibuste.games.amerigo.position import REACHED_LIMIT, AmerigoPosition
from flibuste.games.amerigo.rules.expansion import Expansion, LayTile
from flibuste.games.amerigo.rules.final import Over, score_the_end
from flibuste.games.amerigo.rules.navigation import ChooseShip, PutPost, SailShip
from flibuste.games.amerigo.rules.phases import ThrowCubes
from flibuste.games.amerigo.rules.planning import Planning
from flibuste.games.amerigo.rules.preview import preview
from flibuste.games.amerigo.rules.production import Production
from flibuste.games.amerigo.rules.round_end import RoundEnd
from flibuste.games.amerigo.rules.special import SpecialAction
from flibuste.games.amerigo.rules.step import Step
from flibuste.games.amerigo.rules.tracks import TakeToken, Track
from flibuste.games.amerigo.rules.turn import Turn
from flibuste.games.amerigo.scoring import outcome, score_sheet
from flibuste.games.amerigo.secrets import determinize
from flibuste.games.amerigo.view import view
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.refusals import Reason

STEPS: Final = vec[Step](
    [
        Over(OVER),
        ThrowCubes(THROW_CUBES),
        Turn(TURN),
        ChooseShip(CHOOSE_SHIP),
        SailShip(SAIL_SHIP),
        PutPost(PUT_POST),
        Track(TRACK),
        TakeToken(TAKE_TOKEN),
        Planning(PLANNING),
        Expansion(EXPANSION),
        LayTile(LAY_TILE),
        Production(PRODUCTION),
        SpecialAction(SPECIAL_ACTION),
        RoundEnd(ROUND_END),
    ]
)
"""By the number of the frame that each speaks for."""
FRAMES.check([step.name for step in STEPS])


@final
class Amerigo(AmerigoPosition):
    title = "amerigo"
    taking = ["plan", "build", "lay", "buy", "take"]

    def clone(self) -> Amerigo:
        twin = Amerigo(
            self.terms,
            self.chart,
            self.chance.clone(),
            None,
            [player.clone() for player in self.players],
            self.board[:],
            self.islands[:],
        )
        self.copy_into(twin)
        return twin

    def seat_to_move(self) -> int:
        return STEPS[self.top].seat(self)

    def turn_of(self) -> int:
        return self.active

    def step(self) -> str:
        return STEPS[self.top].name

    def moves(self) -> list[Move]:
        return STEPS[self.top].moves(self)

    def random_move(self, rng: Rng) -> Move:
        return STEPS[self.top].random_move(self, rng)

    def play(self, move: Move) -> None:
        assert isinstance(move, AmerigoMove)
        self.decisions += 1
        STEPS[self.top].play(self, move)
        if self.decisions >= self.terms.decision_limit and not OVER.is_on_top(self):
            score_the_end(self, REACHED_LIMIT)

    def why_not(self, seat: int, move: Move) -> Reason:
        assert isinstance(move, AmerigoMove)
        to_move = self.seat_to_move()
        if seat != to_move:
            return Reason("not-your-turn", "AM-PHA-06", {"to_move": to_move})
        return STEPS[self.top].why_not(self, move)

    def preview(self, move: Move) -> dict[str, int]:
        assert isinstance(move, AmerigoMove)
        return preview(self, move)

    def determinize(self, seat: int, rng: Rng) -> None:
        determinize(self, rng)

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        return score_sheet(self)

    def outcome(self) -> Outcome:
        return outcome(self)

    def view(self, seat: int) -> Data:
        return view(self, self.step(), self.seat_to_move())

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        return observe(self, seat, out)

    def estimate(self, viewer: int) -> list[float]:
        return estimate(self)

    def played_on(self) -> AmerigoPosition:
        return played_on(self)

    def spread(self) -> float:
        return SPREAD

    def baseline_move(self) -> Move:
        return baseline_move(self, self.moves())
