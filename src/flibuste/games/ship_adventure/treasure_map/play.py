"""The engine contract for Treasure Map: what may be done with a position, asked of its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.games.ship_adventure.treasure_map.baseline import baseline_move
from flibuste.games.ship_adventure.treasure_map.estimate import SPREAD, SPREAD_ALONE, estimate
from flibuste.games.ship_adventure.treasure_map.features import observe
from flibuste.games.ship_adventure.treasure_map.frames import (
    ACTIONS,
    ANSWERING,
    CAUGHT,
    CLOSE_COMBAT,
    EXCHANGE,
    FRAMES,
    GALLEON_SAILS,
    GUNNERY,
    MOVEMENT,
    OVER,
    PIRATE_SAILS,
    PIRATES_SAIL,
    ROUND_UP,
    SPIN_COMPASS,
    STOPPED,
    TREASURE,
)
from flibuste.games.ship_adventure.treasure_map.moves import TreasureMove
from flibuste.games.ship_adventure.treasure_map.playing_on import played_on
from flibuste.games.ship_adventure.treasure_map.position import REACHED_LIMIT, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.actions import Actions, Treasure
from flibuste.games.ship_adventure.treasure_map.rules.combat import (
    Answering,
    Caught,
    CloseCombat,
    Exchange,
    Gunnery,
    Stopped,
)
from flibuste.games.ship_adventure.treasure_map.rules.galleon import GalleonSails, SpinCompass
from flibuste.games.ship_adventure.treasure_map.rules.levels import RoundUp
from flibuste.games.ship_adventure.treasure_map.rules.movement import Movement
from flibuste.games.ship_adventure.treasure_map.rules.over import Over
from flibuste.games.ship_adventure.treasure_map.rules.pirates import PirateSails, PiratesSail
from flibuste.games.ship_adventure.treasure_map.rules.preview import preview
from flibuste.games.ship_adventure.treasure_map.rules.step import Step
from flibuste.games.ship_adventure.treasure_map.rules.winning import finish
from flibuste.games.ship_adventure.treasure_map.scoring import outcome, score_sheet
from flibuste.games.ship_adventure.treasure_map.secrets import determinize
from flibuste.games.ship_adventure.treasure_map.view import view
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
        GalleonSails(GALLEON_SAILS),
        Movement(MOVEMENT),
        Stopped(STOPPED),
        CloseCombat(CLOSE_COMBAT),
        Gunnery(GUNNERY),
        Answering(ANSWERING),
        Exchange(EXCHANGE),
        Treasure(TREASURE),
        Actions(ACTIONS),
        PiratesSail(PIRATES_SAIL),
        PirateSails(PIRATE_SAILS),
        Caught(CAUGHT),
        RoundUp(ROUND_UP),
    ]
)
"""By the number of the frame that each speaks for."""
FRAMES.check([step.name for step in STEPS])


@final
class TreasureMap(TreasurePosition):
    title = "treasure_map"
    taking = ["swap"]

    def clone(self) -> TreasureMap:
        twin = TreasureMap(
            self.terms,
            self.chart,
            self.routes,
            self.chance.clone(),
            None,
            [player.clone() for player in self.players],
            [pirate.clone() for pirate in self.pirates],
            self.galleon.clone(),
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
        assert isinstance(move, TreasureMove)
        self.decisions += 1
        STEPS[self.top].play(self, move)
        if self.decisions >= self.terms.decision_limit and not OVER.is_on_top(self):
            finish(self, REACHED_LIMIT)

    def why_not(self, seat: int, move: Move) -> Reason:
        assert isinstance(move, TreasureMove)
        to_move = self.seat_to_move()
        if seat != to_move:
            return Reason("not-your-turn", "SA-TURN-01", {"to_move": to_move})
        return STEPS[self.top].why_not(self, move)

    def preview(self, move: Move) -> dict[str, int]:
        assert isinstance(move, TreasureMove)
        return preview(self, move)

    def determinize(self, seat: int, rng: Rng) -> None:
        determinize(self, seat, rng)

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        return score_sheet(self)

    def outcome(self) -> Outcome:
        return outcome(self)

    def view(self, seat: int) -> Data:
        return view(self, seat, self.step(), self.seat_to_move())

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        return observe(self, seat, out)

    def estimate(self, viewer: int) -> list[float]:
        return estimate(self, viewer)

    def played_on(self) -> TreasurePosition:
        return played_on(self)

    def spread(self) -> float:
        return SPREAD_ALONE if self.terms.solo else SPREAD

    def allied(self) -> bool:
        return self.terms.solo

    def baseline_move(self) -> Move:
        return baseline_move(self, self.moves())
