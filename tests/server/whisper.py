"""A tiny title with private hands: each seat holds a number that only it may know, and says numbers in turn."""

from __future__ import annotations

from typing import cast

from flibuste.kernel.chance import Chance, Rng, chance_from_data
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY, Logbook
from flibuste.kernel.moves import Move, MoveBook
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import Reason
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Preset, Title

BOOK = MoveBook(1, [Move(number, f"say {number}", "move-say", {"number": number}) for number in range(3)])
ROUNDS = 6
HIDDEN = 1_000_000


class WhisperPosition(Position):
    def __init__(self, hands: list[int], said: list[int], chance: Chance, logbook: Logbook | None) -> None:
        super().__init__(chance, logbook)
        self.hands = hands
        self.said = said

    def seat_to_move(self) -> int:
        return -1 if len(self.said) == ROUNDS else len(self.said) % len(self.hands)

    def step(self) -> str:
        return "say"

    def moves(self) -> list[Move]:
        return [] if len(self.said) == ROUNDS else list(BOOK.moves)

    def play(self, move: Move) -> None:
        seat = self.seat_to_move()
        self.said.append(move.number)
        if self.logbook is not None:
            secret = self.hands[seat]
            self.logbook.tell_one(seat, "said", {"seat": seat, "number": move.number}, {"thought": secret})
            self.logbook.fell("echo", [str(len(self.said))])

    def why_not(self, seat: int, move: Move) -> Reason:
        return Reason("not-your-turn", "", {"to_move": self.seat_to_move()})

    def clone(self) -> Position:
        return WhisperPosition(list(self.hands), list(self.said), self.chance.clone(), None)

    def determinize(self, seat: int, rng: Rng) -> None:
        self.hands = [hand if other == seat else HIDDEN + rng.below(HIDDEN) for other, hand in enumerate(self.hands)]
        self.chance = rng.clone()

    def scores(self, viewer: int = NOBODY) -> list[int]:
        return [0] * len(self.hands)

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        return []

    def outcome(self) -> Outcome:
        return Outcome("told", [1] * len(self.hands))

    def view(self, seat: int) -> Data:
        return {"hand": self.hands[seat] if seat >= 0 else None, "said": list(self.said)}

    def to_data(self) -> Data:
        return {"hands": self.hands, "said": self.said, "chance": self.chance.to_data()}


class Whisper(Title):
    id = "whisper"
    name = "Whisper"
    seats = (2, 4)
    options = []
    rules = 1
    book = BOOK
    presets = [Preset("usual", 2, 4, {})]

    def is_private(self, terms: Terms) -> bool:
        return True

    def components(self, terms: Terms) -> str:
        return "1"

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> WhisperPosition:
        return WhisperPosition([HIDDEN + chance.below(HIDDEN) for _ in range(terms.seats)], [], chance, logbook)

    def position_from_data(self, data: Data) -> WhisperPosition:
        chance = chance_from_data(cast(Data, data["chance"]))
        return WhisperPosition(cast("list[int]", data["hands"]), cast("list[int]", data["said"]), chance, None)

    def catalogue(self) -> list[Data]:
        return []
