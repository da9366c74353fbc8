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
FAR: Final = 0.08
"""A result of luck is a bad or a good one where it lies so far below or above what the move has on average."""
WORTH_A_WORD: Final = 5
"""Per cent of results."""
AHEAD: Final = 0.02
SURE: Final = 0.98
LIKELY: Final = 0.4
"""A rival's answer is told of where the search went on with it so often."""
FIRST_LOOK: Final = 0.6
"""Of the time there is: the moves that are compared take up to half as much again, and their odds a little."""
LINE: Final = 4
"""Choices of a line that are told."""


class Reason(NamedTuple):
    """Why a move is good, as data: words `hint-<key>`."""

    key: str
    facts: dict[str, int]
    brings: dict[str, int]
    """What the move is sure to bring and others are not, as in any preview."""
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


class Odds(NamedTuple):
    """Per cent of luck's results after which the seat's chance is much worse, or better, than it is on average."""

    bad: int
    good: int


class Reply(NamedTuple):
    """A choice that the search expects."""

    seat: int
    move: Move

    def to_data(self) -> Data:
        return {"seat": self.seat, **self.move.to_data()}


def hint(position: Position, seats: int, playouts: int, seconds: float, seed: str = "hint") -> list[Hint]:
    """The best moves of the seat to move, the best first, after so many playouts or about so many seconds."""
    look = Look(position, seats, Budget(playouts, 0, seconds * FIRST_LOOK), seed)
    opinions = [look.best, *[look.closer(opinion.move) for opinion in look.opinions[1:SHOWN] if opinion.visits > 0]]
    if not look.counts_ends:  # so few games played to their end say less of which is better than the search does
        opinions.sort(key=lambda opinion: -opinion.chances.win[look.seat])
    replies = [reply_to(look, opinion.move) for opinion in opinions]
    return [
        Hint(opinion.move, opinion.chances, reason_for(look, place, opinions, replies))
        for place, opinion in enumerate(opinions)
    ]


def reason_for(look: Look, place: int, opinions: list[Opinion], replies: list[Reply | None]) -> Reason:
    """The first thing that there is to say, from what matters most."""
    opinion, reply = opinions[place], replies[place]
    seat = look.seat
    brings = brought(look.question.position, place, opinions)
    if len(look.question.moves) == 1:
        return Reason("only", {}, brings, None)
    if opinion.chances.win[seat] >= SURE:
        return Reason("wins", {}, brings, None)
    odds = odds_of(look, opinion)
    if odds is not None and odds.bad >= WORTH_A_WORD:
        return Reason("risk", {"percent": odds.bad}, brings, None)
    denied = next((other for other in replies if other and other.move == opinion.move and other.seat != seat), None)
    if denied is not None and opinion.move.notation.partition(" ")[0] in look.question.position.taking:
        return Reason("denies", {"seat": denied.seat}, brings, None)
    if odds is not None and odds.good >= WORTH_A_WORD:
        return Reason("hope", {"percent": odds.good}, brings, None)
    if brings:
        return Reason("brings", lead_of(opinions, place, seat), brings, None)
    if reply is not None and reply.seat != seat:
        return Reason("reply", {"seat": reply.seat}, brings, reply.move.to_data())
    if reply is not None:
        return Reason("follows", {}, brings, reply.move.to_data())
    if odds is not None:
        return Reason("safe", {"percent": odds.bad}, brings, None)
    return compared(look, place, opinions)


def brought(position: Position, place: int, opinions: list[Opinion]) -> dict[str, int]:
    """What a move is sure to bring that the best one, or of the best itself the next, does not bring just so."""
    others = [opinion.move for opinion in opinions[:2] if opinion is not opinions[place]]
    like = position.preview(others[0]) if others else {}
    own = position.preview(opinions[place].move)
    return {key: value for key, value in own.items() if value and value != like.get(key)}


def compared(look: Look, place: int, opinions: list[Opinion]) -> Reason:
    """What there is to say of a move that is only better or worse than others."""
    seat = look.seat
    lead = lead_of(opinions, place, seat)
    if lead:
        other = odds_of(look, opinions[1])
        if other is not None and other.bad >= WORTH_A_WORD:
            return Reason("spares", {"percent": other.bad}, {}, None)
        return Reason("ahead", lead, {}, None)
    behind = opinions[0].chances.win[seat] - opinions[place].chances.win[seat]
    return Reason("steady" if behind < AHEAD else "behind", {}, {}, None)


def lead_of(opinions: list[Opinion], place: int, seat: int) -> dict[str, int]:
    """By how many points the best move leads the next one that is shown, where it does so at all."""
    if place > 0 or len(opinions) < 2:
        return {}
    lead = opinions[0].chances.win[seat] - opinions[1].chances.win[seat]
    return {"percent": round(100 * lead)} if lead >= AHEAD else {}


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


def odds_of(look: Look, opinion: Opinion) -> Odds | None:
    """Of what luck may bring after a move; None where nothing hangs on it."""
    rng = rng_from_text("risk")
    worth: list[float] = []
    for _ in range(SAMPLES):
        sample = look.question.sample(rng)
        revealed = sample.revealed
        sample.play(opinion.move)
        if sample.revealed == revealed:
            return None
        worth.append(quick_worth(look, sample))
    mean = sum(worth) / len(worth)
    bad = sum(value < mean - FAR for value in worth)
    good = sum(value > mean + FAR for value in worth)
    return Odds(round(100 * bad / len(worth)), round(100 * good / len(worth)))


def quick_worth(look: Look, position: Position) -> float:
    ahead = position.played_on()
    return look.search.worth_of(ahead, look.search.prospects(ahead))[look.seat]
