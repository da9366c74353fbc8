"""Where puzzles come from: recorded games of bots, and the moves in them that a strong bot in a hurry misses.

At each choice a search with few playouts says what it would do. Where a longer one thinks little of that, a close look
decides whether one move is well ahead of all others, and one with ten times the playouts and other streams whether that
is a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from flibuste.bots import find_bot
from flibuste.bots.match import play_match
from flibuste.bots.question import ask
from flibuste.bots.search import SearchBot
from flibuste.games import find_title, recorded_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.title import Title
from flibuste.study.chances import Budget, Look
from flibuste.study.hints import line_after, reason_of
from flibuste.study.puzzles import Answer, Puzzle

PLAYERS: Final = "greedy"
MARGIN: Final = 0.08
"""How much better than every other move the answer is."""
ERRORS: Final = 2.0
"""By how many standard errors, at least."""
DEEPER: Final = 10
"""How many times the playouts of a candidate check it."""
GLANCE: Final = 4
"""A first look has one playout for so many of a candidate's."""
CHOICES: Final = 3
"""Legal moves, at least: between two anybody may guess."""
COMPARED: Final = 6
"""Moves whose chances are told, at most."""
CHECKED: Final = 3
"""Candidates of a game that are checked, the clearest first."""
PER_GAME: Final = 2
APART: Final = 12
"""Moves between two puzzles of a game: they shall not be the same one twice."""


class Claim(NamedTuple):
    """One game to mine: nothing of it depends on others, so any process may do any of them."""

    title: str
    game: int
    playouts: int
    """Of a candidate's look."""
    hasty: int
    """Of the bot in a hurry."""


class Mined(NamedTuple):
    title: str
    game: int
    puzzles: list[Puzzle]


class Candidate(NamedTuple):
    number: int
    position: Position
    tempting: Move
    answers: list[Answer]


def mine(claim: Claim) -> Mined:
    """All puzzles of one game, in the order of its moves."""
    title = find_title(claim.title)
    record = play(title, claim)
    found: list[tuple[int, Puzzle]] = []
    for candidate in sorted(candidates(record, claim), key=clearness)[:CHECKED]:
        if len(found) < PER_GAME and all(abs(candidate.number - number) >= APART for number, _ in found):
            puzzle = check(record, claim, candidate)
            if puzzle is not None:
                found.append((candidate.number, puzzle))
    return Mined(claim.title, claim.game, [puzzle for _, puzzle in sorted(found, key=lambda one: one[0])])


def play(title: Title, claim: Claim) -> Record:
    """The usual game: with as few as may play each other, and with one more in every second game."""
    preset = title.presets[0]
    seats = min(max(2, preset.least) + claim.game % 2, preset.most)
    seed = f"puzzles {title.id} {claim.game}"
    bots = [find_bot(PLAYERS)] * seats
    rngs = [rng_from_text(f"{seed} {seat}") for seat in range(seats)]
    return read_record(play_match(title, title.agree(seats, preset.options), seed, bots, rngs, True).record)


def candidates(record: Record, claim: Claim) -> Iterator[Candidate]:
    """Where a bot in a hurry misses a move that is well ahead of all others."""
    hasty = SearchBot(claim.hasty)
    for number, (position, _, _) in enumerate(record.steps()):
        if len(position.moves()) < CHOICES:
            continue
        here = position.clone()
        rng = rng_from_text(f"hasty {claim.game} {number}")
        move = hasty.choose(ask(here, rng), rng)
        glance = Look(here, record.seats, Budget(claim.playouts // GLANCE, 0), f"glance {claim.game} {number}")
        seat = glance.seat
        if glance.chances.win[seat] - glance.opinion(move).chances.win[seat] < MARGIN / 2:
            continue
        look = Look(here, record.seats, Budget(claim.playouts, 0), f"look {claim.game} {number}")
        answers = compare(look, move)
        if is_clear(answers, move):
            yield Candidate(number, here, move, answers)


def compare(look: Look, tempting: Move) -> list[Answer]:
    """The best move and its nearest rivals, among them the one that tempts, each looked at closely."""
    others = [opinion.move for opinion in look.opinions[1:COMPARED] if opinion.visits > 0 or opinion.move == tempting]
    if tempting not in (look.best.move, *others):
        others.append(tempting)
    best, *rest = [
        Answer(opinion.move.notation, opinion.chances.win[look.seat], opinion.chances.error)
        for opinion in [look.best, *[look.closer(move) for move in others]]
    ]
    return [best, *sorted(rest, key=lambda answer: -answer.win)]


def is_clear(answers: list[Answer], tempting: Move) -> bool:
    """Whether the first is well ahead of all others, and another one than what tempts."""
    best, *rest = answers
    return best.move != tempting.notation and all(best.is_clearly_better(other, MARGIN, ERRORS) for other in rest)


def clearness(candidate: Candidate) -> float:
    """Sorts the clearest first."""
    return candidate.answers[1].win - candidate.answers[0].win


def check(record: Record, claim: Claim, candidate: Candidate) -> Puzzle | None:
    """A candidate as a puzzle, where a much deeper look agrees with all that the first one found."""
    title = recorded_title(record.title)
    budget = Budget(DEEPER * claim.playouts, 0)
    look = Look(candidate.position, record.seats, budget, f"check {claim.game} {candidate.number}")
    answers = compare(look, candidate.tempting)
    if answers[0].move != candidate.answers[0].move or not is_clear(answers, candidate.tempting):
        return None
    second = look.opinion(title.book.named(answers[1].move))
    shown = ask(candidate.position, rng_from_text(f"shown {claim.game} {candidate.number}")).position
    return Puzzle(
        record.title,
        record.seats,
        look.seat,
        shown.to_data(),
        answers,
        candidate.tempting.notation,
        reason_of(look, second),
        [reply.to_data() for reply in line_after(look, look.best.move)],
        DEEPER * claim.playouts,
        f"game {claim.game}, move {candidate.number + 1}",
    )
