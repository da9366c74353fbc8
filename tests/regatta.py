"""A tiny title for what no real one has yet: a rival without a seat, and a campaign of several races.

Everybody rows in turn, a fair number of strokes by lot or one for sure (RG-01); after each round the rival ship sails
on by lot (RG-02). A race ends after three rounds, or with its last decision (RG-03). Who won it starts the next one
with a lead.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import extend, vec
from mypy_extensions import i16

from flibuste.kernel.chance import Chance, Rng, chance_from_data, stream_from
from flibuste.kernel.data import Data
from flibuste.kernel.features import Feature, FeatureBook
from flibuste.kernel.logbook import NOBODY, Logbook
from flibuste.kernel.moves import Move, MoveBook
from flibuste.kernel.options import Number, Switch
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import Reason
from flibuste.kernel.terms import Terms, terms_from_data
from flibuste.kernel.title import Mode, Preset, Title

ROW, DRIFT = Move(0, "row", "move-row", {}), Move(1, "drift", "move-drift", {})
BOOK = MoveBook("regatta", 1, [ROW, DRIFT])
ROUNDS = 3
STROKES = 4
LEAD = 2


class RegattaPosition(Position):
    """`miles` of each seat, then of the rival where there is one."""

    title = "regatta"

    def __init__(self, terms: Terms, miles: list[int], turn: int, chance: Chance, logbook: Logbook | None) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.miles = miles
        self.turn = turn

    @property
    def seats(self) -> int:
        return self.terms.seats

    def seat_to_move(self) -> int:
        return -1 if self.has_finished or self.has_reached_limit else self.turn % self.seats

    @property
    def has_finished(self) -> bool:
        return self.turn == ROUNDS * self.seats

    @property
    def has_reached_limit(self) -> bool:
        return self.decisions >= int(self.terms.options["decision_limit"])

    def step(self) -> str:
        return "row" if self.seat_to_move() >= 0 else "over"

    def moves(self) -> list[Move]:
        return [ROW, DRIFT] if self.seat_to_move() >= 0 else []

    def play(self, move: Move) -> None:
        seat = self.seat_to_move()
        self.decisions += 1
        self.turn += 1
        self.sail(seat, self.strokes() if move is ROW else 1)
        if self.turn % self.seats == 0:
            for rival in range(self.seats, len(self.miles)):
                self.sail(rival, self.strokes())
            if self.logbook is not None and self.seat_to_move() >= 0:
                self.logbook.tell("round-began", {"round": 1 + self.turn // self.seats})

    def strokes(self) -> int:
        strokes = int(self.chance.below(STROKES)) + 1
        if self.logbook is not None:
            wanted = self.logbook.scripted("strokes")
            strokes = strokes if wanted is None else int(wanted[0])
            self.logbook.fell("strokes", [str(strokes)])
        self.reveal(strokes)
        return strokes

    def sail(self, ship: int, miles: int) -> None:
        self.miles[ship] += miles
        if self.logbook is not None:
            who = {"seat": ship} if ship < self.seats else {"rival": "flying_dutchman"}
            self.logbook.tell("ship-sailed", {**who, "miles": miles})

    def why_not(self, seat: int, move: Move) -> Reason:
        return Reason("not-your-turn", "RG-01", {"to_move": self.seat_to_move()})

    def clone(self) -> RegattaPosition:
        twin = RegattaPosition(self.terms, self.miles[:], self.turn, self.chance.clone(), None)
        self.carry_over(twin)
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:
        self.chance = stream_from(rng)
        self.logbook = None
        self.forget_sights()

    def scores(self, viewer: int = NOBODY) -> list[int]:
        return self.miles[:]

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        return [{"source": "miles", "points": self.miles[:], "counts": True}]

    def estimate(self, viewer: int) -> list[float]:
        return [float(miles) for miles in self.miles]

    def baseline_move(self) -> Move:
        return ROW

    def outcome(self) -> Outcome:
        rivals = len(self.miles) - self.seats
        ending = "finished" if self.has_finished else "decision_limit"
        return Outcome(ending, ranks_by([(miles,) for miles in self.miles]), rivals=rivals)

    def hands_on(self) -> Data | None:
        races = 1 if self.terms.legacy is None else 1 + cast(int, self.terms.legacy["races"])
        return {"races": races, "winners": self.outcome().winners}

    def view(self, seat: int) -> Data:
        return {"step": self.step(), "miles": self.miles[:], "turn": self.turn}

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        book = features_for(self.seats, len(self.miles))
        start = len(out)
        out = extend(out, book.blank)
        out[start] = i16(self.turn)
        if self.seat_to_move() >= 0:
            out[start + book.by_name["to_move"].start + (self.seat_to_move() - seat) % self.seats] = 1
        miles = self.miles[seat : self.seats] + self.miles[:seat] + self.miles[self.seats :]
        for place, number in enumerate(miles, start + book.by_name["miles"].start):
            out[place] = i16(number)
        return out

    def pieces(self) -> list[str]:
        return [f"ship {number}" for number in range(len(self.miles))]

    def to_data(self) -> Data:
        data = {"chance": self.chance.to_data(), "miles": self.miles[:], "turn": self.turn}
        return {**self.terms.to_data(), **data, "decisions": self.decisions, "revealed": self.revealed}


def features_for(seats: int, ships: int) -> FeatureBook:
    return FeatureBook(
        1,
        [
            Feature("turn", [1], ROUNDS * seats, "how many have rowed"),
            Feature("to_move", [seats], 1, "who must choose"),
            Feature("miles", [ships], LEAD + ROUNDS * STROKES, "how far each ship has come, the rival last"),
        ],
    )


class Regatta(Title):
    id = "regatta"
    name = "Regatta"
    seats = (1, 3)
    options = [Switch("rival", True, "RG-02"), Number("decision_limit", 5, 1000, 100, "RG-03")]
    rules = 1
    book = BOOK
    presets = [Preset("usual", 1, 3, {})]
    modes = [Mode("usual", ["usual"], (5, 10), 1)]

    def rivals(self, terms: Terms) -> list[str]:
        return ["flying_dutchman"] if terms.options["rival"] else []

    def chapter(self, terms: Terms) -> int:
        return 1 if terms.legacy is None else 1 + cast(int, terms.legacy["races"])

    def components(self, terms: Terms) -> str:
        return "1"

    def features(self, terms: Terms) -> FeatureBook:
        return features_for(terms.seats, terms.seats + len(self.rivals(terms)))

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> RegattaPosition:
        leaders = [] if terms.legacy is None else cast("list[int]", terms.legacy["winners"])
        miles = [LEAD if seat in leaders else 0 for seat in range(terms.seats)] + [0] * len(self.rivals(terms))
        if logbook is not None:
            logbook.tell("round-began", {"round": 1})
        return RegattaPosition(terms, miles, 0, chance, logbook)

    def position_from_data(self, data: Data) -> RegattaPosition:
        miles = cast("list[int]", data["miles"])
        has_rival = cast("dict[str, bool]", data["options"])["rival"]
        terms = terms_from_data(data, len(miles) - has_rival, {option.id: option.default for option in self.options})
        position = RegattaPosition(
            terms, list(miles), cast(int, data["turn"]), chance_from_data(cast(Data, data["chance"])), None
        )
        position.decisions = cast(int, data["decisions"])
        position.revealed = cast(int, data["revealed"])
        return position

    def catalogue(self) -> list[Data]:
        return []
