"""The engine contract for Port Royal: what may be done with a position, asked of its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.games.port_royal.adventure_prospects import adventure_estimate
from flibuste.games.port_royal.adventure_team import CHAPTER_SPREAD
from flibuste.games.port_royal.baseline import baseline_move
from flibuste.games.port_royal.estimate import SPREAD, estimate
from flibuste.games.port_royal.features import observe
from flibuste.games.port_royal.frames import (
    BANK_CARD,
    BEGIN_CHAPTER,
    BUSTED,
    BUY_OFF,
    CARGO,
    CHOOSE_SIDE,
    CLAIM_NOW,
    COURT,
    CREW,
    DISCOVER,
    FRAMES,
    GIVE_ARES,
    GIVE_COIN,
    LEVY,
    LOOK,
    MISSION_NOW,
    MONTH,
    NEST_SHIP,
    OVER,
    REPEL_SHIP,
    REVEAL_EVENT,
    SHARE_COINS,
    STOPPED,
    STORE_SHIP,
    THROW,
    TURN_END,
    WAIVE_GOLD,
)
from flibuste.games.port_royal.legacy import hands_on
from flibuste.games.port_royal.moves import PortRoyalMove
from flibuste.games.port_royal.playing_on import played_on
from flibuste.games.port_royal.position import REACHED_LIMIT, PortRoyalPosition
from flibuste.games.port_royal.rules import own_time
from flibuste.games.port_royal.rules.begin import BeginChapter, ChooseSide, ShareCoins
from flibuste.games.port_royal.rules.berth import Busted
from flibuste.games.port_royal.rules.cargo import Cargo
from flibuste.games.port_royal.rules.coins import turn_up_paid
from flibuste.games.port_royal.rules.contracts import ClaimNow
from flibuste.games.port_royal.rules.discover import Discover, Stopped, Throw
from flibuste.games.port_royal.rules.events import Court, RevealEvent
from flibuste.games.port_royal.rules.expeditions import Crew
from flibuste.games.port_royal.rules.goal import finish
from flibuste.games.port_royal.rules.look import Look
from flibuste.games.port_royal.rules.missions import GiveAres, MissionNow
from flibuste.games.port_royal.rules.month import BuyOff, Month
from flibuste.games.port_royal.rules.preview import preview
from flibuste.games.port_royal.rules.repel import NestShip, Repel
from flibuste.games.port_royal.rules.ships import Gift, Store, Waive
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.rules.taxes import BankCard, Levy
from flibuste.games.port_royal.rules.trade_and_recruit import WINDOW_STEP
from flibuste.games.port_royal.rules.turn import Over, TurnEnd
from flibuste.games.port_royal.scoring import outcome, score_sheet
from flibuste.games.port_royal.secrets import determinize
from flibuste.games.port_royal.team import TEAM_SPREAD, team_estimate
from flibuste.games.port_royal.view import view
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.refusals import Reason

STEPS: Final = vec[Step](
    [
        Discover(DISCOVER),
        Repel(REPEL_SHIP),
        WINDOW_STEP,
        Crew(CREW),
        TurnEnd(TURN_END),
        Over(OVER),
        Store(STORE_SHIP),
        Gift(GIVE_COIN),
        Waive(WAIVE_GOLD),
        NestShip(NEST_SHIP),
        ClaimNow(CLAIM_NOW),
        BankCard(BANK_CARD),
        Levy(LEVY),
        Busted(BUSTED),
        Throw(THROW),
        ChooseSide(CHOOSE_SIDE),
        ShareCoins(SHARE_COINS),
        BeginChapter(BEGIN_CHAPTER),
        RevealEvent(REVEAL_EVENT),
        Court(COURT),
        BuyOff(BUY_OFF),
        Look(LOOK),
        Cargo(CARGO),
        MissionNow(MISSION_NOW),
        GiveAres(GIVE_ARES),
        Stopped(STOPPED),
        Month(MONTH),
    ]
)
"""By the number of the frame that each speaks for."""
FRAMES.check([step.name for step in STEPS])


@final
class PortRoyal(PortRoyalPosition):
    title = "port_royal"
    taking = ["hire", "trade", "expedition", "claim", "mission"]

    def clone(self) -> PortRoyal:
        twin = PortRoyal(
            self.terms,
            self.chance.clone(),
            None,
            [player.clone() for player in self.players],
            self.draw_pile[:],
            self.discard[:],
            self.harbor[:],
            self.open_expeditions[:],
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
        assert isinstance(move, PortRoyalMove)
        self.decisions += 1
        step = STEPS[self.top]
        if len(self.paid) > 0 and step.seat(self) != self.payer:
            turn_up_paid(self)
        step.play(self, move)
        if self.decisions >= self.terms.decision_limit and not OVER.is_on_top(self):
            finish(self, REACHED_LIMIT)

    def settle(self) -> None:
        STEPS[self.top].settle(self)

    def why_not(self, seat: int, move: Move) -> Reason:
        assert isinstance(move, PortRoyalMove)
        to_move = self.seat_to_move()
        if seat == to_move:
            return STEPS[self.top].why_not(self, move)
        if own_time.is_own_time_move(move):
            return own_time.why_not(self, seat, move)
        return Reason("not-your-turn", "PR-TURN-01", {"to_move": to_move})

    def preview(self, move: Move) -> dict[str, int]:
        assert isinstance(move, PortRoyalMove)
        return preview(self, self.seat_to_move(), move)

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
        if self.adventure is not None:
            return adventure_estimate(self)
        return team_estimate(self) if self.terms.cooperative else estimate(self)

    def estimates_differ(self) -> bool:
        """What somebody has seen of the draw pile counts where it is drawn, not here."""
        return False

    def played_on(self) -> PortRoyalPosition:
        return played_on(self)

    def spread(self) -> float:
        if self.terms.adventure_team:
            return CHAPTER_SPREAD
        return TEAM_SPREAD if self.terms.cooperative else SPREAD

    def allied(self) -> bool:
        return self.terms.team

    def hands_on(self) -> Data | None:
        return hands_on(self)

    def baseline_move(self) -> Move:
        return baseline_move(self, self.moves())
