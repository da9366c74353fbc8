"""A hint: the best moves with their chances, and a reason each. It knows what its seat knows, and no more."""

from __future__ import annotations

from typing import Final, NamedTuple

from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.study.chances import Budget, Chances, Look, Opinion

SHOWN: Final = 3
SAMPLES: Final = 60
BADLY: Final = 0.08
"""A result of luck is a bad one where it takes so much of the chance that the move has on average."""
RISKY: Final = 5
"""Per cent of bad results that are worth a word."""
AHEAD: Final = 0.02
SURE: Final = 0.98
LIKELY: Final = 0.4
"""A rival's answer is told of where the search went on with it so often."""
LINE: Final = 4
"""Choices of a line that are told."""


class Reason(NamedTuple):
    """Why a move is good, as data: words `hint-<key>`."""

    key: str
    facts: dict[str, int]
    brings: dict[str, int]
    """What the move is sure to bring, as in any preview."""
    reply: Data | None
    """What a rival would do next."""

    def to_data(self) -> Data:
        return {"reason": self.key, "facts": self.facts, "brings": self.brings, "reply": self.reply}


class Hint(NamedTuple):
    """One of the moves that are shown."""

    move: Move
    chances: Chances
    reason: Reason

    def to_data(self) -> Data:
        return {
            "move": self.move.notation,
            "win": self.chances.win,
            "points": self.chances.points,
            "error": self.chances.error,
            **self.reason.to_data(),
        }


class Reply(NamedTuple):
    """A choice that the search expects."""

    seat: int
    move: Move

    def to_data(self) -> Data:
        return {"seat": self.seat, **self.move.to_data()}


def hint(position: Position, seats: int, playouts: int, seconds: float, seed: str = "hint") -> list[Hint]:
    """The best moves of the seat to move, the best first, after so many playouts or about so many seconds."""
    look = Look(position, seats, Budget(playouts, 0, seconds * 0.8), seed)
    opinions = [look.best]
    for opinion in look.opinions[1:SHOWN]:
        if opinion.visits > 0:
            opinions.append(look.closer(opinion.move))
    opinions[1:] = sorted(opinions[1:], key=lambda opinion: -opinion.chances.win[look.seat])
    replies = [reply_to(look, opinion.move) for opinion in opinions]
    return [
        Hint(opinion.move, opinion.chances, reason_for(look, place, opinions, replies))
        for place, opinion in enumerate(opinions)
    ]


def reason_for(look: Look, place: int, opinions: list[Opinion], replies: list[Reply | None]) -> Reason:
    """The first thing that there is to say, from what matters most."""
    opinion, reply = opinions[place], replies[place]
    seat = look.seat
    brings = {key: value for key, value in look.question.position.preview(opinion.move).items() if value}
    if len(look.question.moves) == 1:
        return Reason("only", {}, brings, None)
    if opinion.chances.win[seat] >= SURE:
        return Reason("wins", {}, brings, None)
    bad = risk_of(look, opinion)
    if bad >= RISKY:
        return Reason("risk", {"percent": bad}, brings, None)
    denied = next((other for other in replies if other and other.move == opinion.move and other.seat != seat), None)
    if denied is not None:
        return Reason("denies", {"seat": denied.seat}, brings, None)
    if brings:
        return Reason("brings", {}, brings, None)
    if reply is not None and reply.seat != seat:
        return Reason("reply", {"seat": reply.seat}, brings, reply.move.to_data())
    if reply is not None:
        return Reason("follows", {}, brings, reply.move.to_data())
    behind = opinions[0].chances.win[seat] - opinion.chances.win[seat]
    return Reason("steady" if behind < AHEAD else "behind", {}, brings, None)


def reason_of(look: Look, other: Opinion) -> Reason:
    """Why the best move is better than another."""
    opinions = [look.best] if other.move == look.best.move else [look.best, other]
    return reason_for(look, 0, opinions, [reply_to(look, opinion.move) for opinion in opinions])


def reply_to(look: Look, move: Move) -> Reply | None:
    """What the search mostly went on with after a move, where that does not hang on luck."""
    line = line_after(look, move, 1)
    return line[0] if line else None


def line_after(look: Look, move: Move, most: int = LINE) -> list[Reply]:
    """What the search mostly went on with after a move, choice by choice, as far as that hangs neither on luck nor on
    what its seat cannot know. A choice that nobody has is passed over.
    """
    line: list[Reply] = []
    node = look.search.root
    after = look.question.sample(rng_from_text("reply"))
    while len(line) < most:
        kids = node.kids[node.moves.index(move)]
        after.play(move)
        seat = after.seat_to_move()
        if len(kids) != 1 or seat < 0:
            break
        node = next(iter(kids.values()))
        if not node.moves:
            break
        place = max(range(len(node.moves)), key=lambda place: node.tried[place])
        move = node.moves[place]
        legal = after.moves()
        is_open = seat == look.seat or after.face_of(move) == move.notation
        if move not in legal or not is_open or int(node.tried[place]) <= LIKELY * int(node.visits):
            break
        if len(legal) > 1:
            line.append(Reply(seat, move))
    return line


def risk_of(look: Look, opinion: Opinion) -> int:
    """Per cent of luck's results after which the seat's chance is much worse than the move's is on average."""
    rng = rng_from_text("risk")
    worth: list[float] = []
    for _ in range(SAMPLES):
        sample = look.question.sample(rng)
        revealed = sample.revealed
        sample.play(opinion.move)
        if sample.revealed == revealed:
            return 0
        worth.append(quick_worth(look, sample))
    mean = sum(worth) / len(worth)
    return round(100 * sum(1 for value in worth if value < mean - BADLY) / len(worth))


def quick_worth(look: Look, position: Position) -> float:
    ahead = position.played_on()
    return look.search.worth_of(ahead, look.search.prospects(ahead))[look.seat]
