"""The engine contract for Caribbean Conquest: what may be done with a position, asked of its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.games.ship_adventure.caribbean_conquest.baseline import baseline_move
from flibuste.games.ship_adventure.caribbean_conquest.estimate import SPREAD, estimate
from flibuste.games.ship_adventure.caribbean_conquest.features import observe
from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIMING,
    ANSWERING,
    BATTLE,
    BATTLES,
    DEPLOYING,
    EXCHANGE,
    FRAMES,
    GROUP_SIZE,
    GROUPS,
    GUNNERY,
    LOSSES,
    MARCH,
    OVER,
    PURCHASES,
    RECRUITING,
    SPIN_COMPASS,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import ConquestMove
from flibuste.games.ship_adventure.caribbean_conquest.playing_on import played_on
from flibuste.games.ship_adventure.caribbean_conquest.position import REACHED_LIMIT, ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.rules.battles import Battle, Battles, Losses
from flibuste.games.ship_adventure.caribbean_conquest.rules.gunnery import Aiming, Answering, Exchange, Gunnery
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import Groups, GroupSize, March
from flibuste.games.ship_adventure.caribbean_conquest.rules.preview import preview
from flibuste.games.ship_adventure.caribbean_conquest.rules.purchases import Purchases, Recruiting
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import Deploying, Over, SpinCompass, finish
from flibuste.games.ship_adventure.caribbean_conquest.scoring import outcome, score_sheet
from flibuste.games.ship_adventure.caribbean_conquest.secrets import determinize
from flibuste.games.ship_adventure.caribbean_conquest.view import view
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.refusals import Reason

STEPS: Final = vec[Step](
    [
        Over(OVER),
        SpinCompass(SPIN_COMPASS),
        Deploying(DEPLOYING),
        Purchases(PURCHASES),
        Recruiting(RECRUITING),
        Groups(GROUPS),
        GroupSize(GROUP_SIZE),
        March(MARCH),
        Battles(BATTLES),
        Battle(BATTLE),
        Losses(LOSSES),
        Gunnery(GUNNERY),
        Aiming(AIMING),
        Answering(ANSWERING),
        Exchange(EXCHANGE),
    ]
)
"""By the number of the frame that each speaks for."""
FRAMES.check([step.name for step in STEPS])


@final
class CaribbeanConquest(ConquestPosition):
    title = "caribbean_conquest"

    def clone(self) -> CaribbeanConquest:
        twin = CaribbeanConquest(
            self.terms,
            self.realm,
            self.chance.clone(),
            None,
            [player.clone() for player in self.players],
            self.units[:],
            self.control[:],
        )
        self.copy_into(twin)
        return twin

    def settle(self) -> None:
        STEPS[self.top].settle(self)

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
        assert isinstance(move, ConquestMove)
        self.decisions += 1
        STEPS[self.top].play(self, move)
        if self.decisions >= self.terms.decision_limit and not OVER.is_on_top(self):
            finish(self, REACHED_LIMIT)

    def why_not(self, seat: int, move: Move) -> Reason:
        assert isinstance(move, ConquestMove)
        to_move = self.seat_to_move()
        if seat != to_move:
            return Reason("not-your-turn", "CC-TURN-01", {"to_move": to_move})
        return STEPS[self.top].why_not(self, move)

    def preview(self, move: Move) -> dict[str, int]:
        assert isinstance(move, ConquestMove)
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
        return estimate(self, viewer)

    def played_on(self) -> ConquestPosition:
        return played_on(self)

    def spread(self) -> float:
        return SPREAD

    def baseline_move(self) -> Move:
        return baseline_move(self, self.moves())
