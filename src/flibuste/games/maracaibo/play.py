"""The engine contract for Pirates of Maracaibo: what may be done with a position, asked of its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.games.maracaibo.baseline import baseline_move
from flibuste.games.maracaibo.estimate import SPREAD, estimate
from flibuste.games.maracaibo.features import observe
from flibuste.games.maracaibo.frames import (
    ARRIVED,
    BUILDING,
    BURYING,
    CHOOSE_MARKET,
    CHOOSE_TREASURE,
    COMING_IN,
    CREDITORS,
    DEVELOP,
    DRAW_QUEST,
    EXPLORING,
    FRAMES,
    GULF_ACTIONS,
    JORDANS_TURN,
    KEEP_QUEST,
    LANDED,
    LOCATION_ACTIONS,
    OPEN_EFFECTS,
    OVER,
    PICKING,
    PLACE_MARKET,
    PUT_CUBE,
    RAID_DICE,
    RAID_TYPE,
    RAIDING,
    RESERVE,
    RETIRING,
    REUSE_MARKET,
    SAIL_SHIP,
    SELL_QUEST,
    SELL_RUBIES,
    SETTLE_DOWN,
    TAKE_FIGUREHEAD,
    TURN_END,
    UPGRADE_SHIP,
    VACANT,
)
from flibuste.games.maracaibo.moves import MaracaiboMove
from flibuste.games.maracaibo.playing_on import played_on
from flibuste.games.maracaibo.position import REACHED_LIMIT, MaracaiboPosition
from flibuste.games.maracaibo.rules.arrival import Arrived, Landed, Reserve
from flibuste.games.maracaibo.rules.black_markets import ChooseMarket, PlaceMarket, ReuseMarket
from flibuste.games.maracaibo.rules.burying import Burying
from flibuste.games.maracaibo.rules.carrying_out import OpenEffects
from flibuste.games.maracaibo.rules.developments import Develop, Picking, Vacant
from flibuste.games.maracaibo.rules.exploring import Exploring
from flibuste.games.maracaibo.rules.final import Over, forecast, score_the_end
from flibuste.games.maracaibo.rules.jordan import JordansTurn
from flibuste.games.maracaibo.rules.locations import GulfActions, LocationActions
from flibuste.games.maracaibo.rules.movement import Creditors, SailShip
from flibuste.games.maracaibo.rules.preview import preview
from flibuste.games.maracaibo.rules.quests import DrawQuest, KeepQuest, SellQuest
from flibuste.games.maracaibo.rules.raid import RaidDice, Raiding, RaidType
from flibuste.games.maracaibo.rules.residences import Building, Retiring, SettleDown
from flibuste.games.maracaibo.rules.rubies import SellRubies
from flibuste.games.maracaibo.rules.step import Step
from flibuste.games.maracaibo.rules.treasures import ChooseTreasure, ComingIn, PutCube
from flibuste.games.maracaibo.rules.turn import TurnEnd
from flibuste.games.maracaibo.rules.upgrades import TakeFigurehead, UpgradeShip
from flibuste.games.maracaibo.scoring import outcome, score_sheet
from flibuste.games.maracaibo.secrets import determinize
from flibuste.games.maracaibo.view import view
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.refusals import Reason

STEPS: Final = vec[Step](
    [
        Over(OVER),
        KeepQuest(KEEP_QUEST),
        SailShip(SAIL_SHIP),
        Creditors(CREDITORS),
        Arrived(ARRIVED),
        Reserve(RESERVE),
        Landed(LANDED),
        Develop(DEVELOP),
        SettleDown(SETTLE_DOWN),
        LocationActions(LOCATION_ACTIONS),
        GulfActions(GULF_ACTIONS),
        OpenEffects(OPEN_EFFECTS),
        UpgradeShip(UPGRADE_SHIP),
        RaidDice(RAID_DICE),
        RaidType(RAID_TYPE),
        Raiding(RAIDING),
        ChooseTreasure(CHOOSE_TREASURE),
        ComingIn(COMING_IN),
        PutCube(PUT_CUBE),
        Burying(BURYING),
        Exploring(EXPLORING),
        DrawQuest(DRAW_QUEST),
        SellQuest(SELL_QUEST),
        Picking(PICKING),
        Building(BUILDING),
        Retiring(RETIRING),
        TakeFigurehead(TAKE_FIGUREHEAD),
        ChooseMarket(CHOOSE_MARKET),
        PlaceMarket(PLACE_MARKET),
        ReuseMarket(REUSE_MARKET),
        SellRubies(SELL_RUBIES),
        Vacant(VACANT),
        TurnEnd(TURN_END),
        JordansTurn(JORDANS_TURN),
    ]
)
"""By the number of the frame that each speaks for."""
FRAMES.check([step.name for step in STEPS])


@final
class Maracaibo(MaracaiboPosition):
    title = "maracaibo"
    taking = ["build", "take", "pick", "figurehead"]

    def clone(self) -> Maracaibo:
        jordan = self.jordan
        twin = Maracaibo(
            self.terms,
            self.chance.clone(),
            None,
            [player.clone() for player in self.players],
            None if jordan is None else jordan.clone(),
            self.map[:],
            self.islands[:],
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
        assert isinstance(move, MaracaiboMove)
        self.decisions += 1
        STEPS[self.top].play(self, move)
        if self.decisions >= self.terms.decision_limit and not OVER.is_on_top(self):
            score_the_end(self, REACHED_LIMIT)

    def why_not(self, seat: int, move: Move) -> Reason:
        assert isinstance(move, MaracaiboMove)
        to_move = self.seat_to_move()
        if seat != to_move:
            return Reason("not-your-turn", "MA-TURN-01", {"to_move": to_move})
        return STEPS[self.top].why_not(self, move)

    def preview(self, move: Move) -> dict[str, int]:
        assert isinstance(move, MaracaiboMove)
        return preview(self, move)

    def determinize(self, seat: int, rng: Rng) -> None:
        determinize(self, seat, rng)

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        return score_sheet(self)

    def forecast(self, viewer: int = NOBODY) -> list[int]:
        return forecast(self, viewer)

    def outcome(self) -> Outcome:
        return outcome(self)

    def view(self, seat: int) -> Data:
        return view(self, seat, self.step(), self.seat_to_move())

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        return observe(self, seat, out)

    def estimate(self, viewer: int) -> list[float]:
        return estimate(self, viewer)

    def played_on(self) -> MaracaiboPosition:
        return played_on(self)

    def spread(self) -> float:
        return SPREAD

    def baseline_move(self) -> Move:
        return baseline_move(self, self.moves())
