"""Tree search over positions that fit what the seat knows (information-set Monte Carlo tree search).

Each playout redraws everything hidden, walks down the tree by the moves that look best to whoever chooses there, adds
one node, lets all seats play on for a while as the title does that quickly, and asks the title's estimate what the
position is worth to every seat. Every seat plays for itself (max^n).
Results of luck are nodes of their own: what came to light (`Position.sights`) leads to different children of one move.

Where seats have secrets, the tree is that of the seat that asks: what it does not see makes no difference to where a
move leads, so choices of others with one face lead to the same place. What others may do there depends on the secrets
of the sample; they choose among it, each knowing its own secrets.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position

EXPLORE: Final = 0.4
"""How much a promising move that was rarely tried is favored over one that has done well."""
FIRM: Final = 0.02
"""How sharply a first look prefers what looks best: a difference in worth by this makes a move e times as likely."""
SHORT: Final = 8
"""Moves of a list that are all tried; of a longer one some more, WIDEN times the square root of the visits."""
WIDEN: Final = 1.6
NOT_YET: Final = -1.0
FREE: Final = -1
"""Where a playout may begin as it likes."""
THOUGHT_THROUGH: Final = 100
"""Visits by which a choice of a plan may be made when the time of the plan is up; with fewer the plan ends there."""
BRIEFLY: Final = 0.001
"""Seconds for such a choice."""
LOOK: Final = 4
"""A node gets its first look at all moves when this many times its visits are as many as its moves."""


ENDS: Final = 8
"""Where playouts go on to the end of the game, one in so many that begin alike does: it takes as long as a hundred."""
FAR: Final = 600
"""Choices until then; a game that goes on for longer is not won."""


@final
class Node:
    """A decision in the tree: for each move known there how often it was tried, with what result, where it led."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.moves: list[Move] = []
        self.kids: list[dict[int, Node]] = []
        self.tried: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()
        """Sum over all tries of what the move was worth to the seat that chooses here, from 0 to 1."""
        self.points: vec[float] = vec[float]()
        """The same in points."""
        self.promise: vec[float] = vec[float]()
        """After the first look: how likely each move is the best; all add up to 1."""
        self.offers: vec[i64] = vec[i64]()
        """Where a seat's secrets decide what it may do: how often each move could be chosen. Elsewhere empty."""
        self.looks: vec[float] = vec[float]()
        """There, what each move was worth at its first look; NOT_YET before it."""

    def add(self, move: Move, kids: dict[int, Node]) -> None:
        self.moves.append(move)
        self.kids.append(kids)
        self.tried = append(self.tried, 0)
        self.worth = append(self.worth, 0.0)
        self.points = append(self.points, 0.0)

    def kids_of(self, face: str) -> dict[int, Node]:
        """Where moves with this face lead, for a seat that does not see which of them it was."""
        for place in range(len(self.moves)):
            if self.moves[place].face == face:
                return self.kids[place]
        return {}


@final
class Finding:
    """What a search thinks of a move: how often it was tried, the chance to win with it, and the expected points."""

    def __init__(self, move: Move, visits: int, win_chance: float, points: float) -> None:
        self.move = move
        self.visits = visits
        self.win_chance = win_chance
        self.points = points

    def to_data(self) -> Data:
        return {
            "move": self.move.notation,
            "visits": self.visits,
            "win_chance": self.win_chance,
            "points": self.points,
        }

    def __reduce__(self) -> Again:
        return Finding, (self.move, self.visits, self.win_chance, self.points)


@final
class Tally:
    """For a study: what playouts came to for every seat, by their first move, where a node knows the chooser's alone.

    Where all win or lose together an estimate can only compare, so there some playouts go on to the end of the game.
    """

    def __init__(self, moves: i64, seats: i64, to_the_end: bool) -> None:
        self.seats = seats
        self.to_the_end = to_the_end
        self.tried: vec[i64] = vec[i64]([0] * moves)
        self.worth: vec[float] = vec[float]([0.0] * (moves * seats))
        self.squares: vec[float] = vec[float]([0.0] * (moves * seats))
        self.points: vec[float] = vec[float]([0.0] * (moves * seats))

    def note(self, place: i64, worth: list[float], points: list[float]) -> None:
        self.tried[place] += 1
        for seat in range(self.seats):
            row: i64 = place * self.seats + seat
            self.worth[row] += worth[seat]
            self.squares[row] += worth[seat] * worth[seat]
            self.points[row] += points[seat]


def played_to_the_end(position: Position, rng: Rng) -> Position:
    """By players who look one move ahead, each time at one redraw of what they cannot know. Uses the position up."""
    for _choice in range(FAR):
        if position.seat_to_move() < 0:
            break
        position.play(one_move_ahead(position, rng))
    return position


def one_move_ahead(position: Position, rng: Rng) -> Move:
    """What looks best for its seat, which wins or loses with all others."""
    moves = position.moves()
    best = moves[0]
    if len(moves) == 1:
        return best
    seat = position.seat_to_move()
    sample = position.clone()
    sample.determinize(seat, rng)
    best_hope = 0.0
    for move in moves:
        after = sample.clone()
        after.play(move)
        hope = after.estimate(seat)[seat]
        if move is moves[0] or hope > best_hope:
            best_hope = hope
            best = move
    return best


@final
class Search:
    """One decision's tree, grown playout by playout."""

    def __init__(self, question: Question, rng: Rng) -> None:
        self.question = question
        self.seat: i64 = question.seat
        self.private = question.position.is_private()
        self.estimates_differ = question.position.estimates_differ()
        self.rng = rng
        self.root = Node()
        self.playouts: i64 = 0
        self.nodes: i64 = 1
        hopes = question.position.estimate(question.seat)
        self.par = sum(hopes) / float(len(hopes))
        """What allies are worth before they move, to compare with."""
        self.tally: Tally | None = None

    def keep_tally(self, seats: int) -> None:
        """From now on what playouts come to is counted for so many seats."""
        self.tally = Tally(len(self.question.moves), seats, self.question.position.allied())

    def examine(self, move: Move, playouts: i64) -> None:
        """So many playouts more that all begin with one move of the question."""
        for _ in range(playouts):
            self.playout(self.root.moves.index(move))

    def grow(self, playouts: i64, seconds: float = 0.0, until_settled: bool = False) -> None:
        """So many playouts more, or fewer when the time is up; 0 seconds: no matter how long it takes.

        Until settled: no more than it takes to know which move will have been tried most.
        """
        end = perf_counter() + seconds
        for number in range(playouts):
            self.playout()
            if number & 15 == 15:
                if seconds > 0.0 and perf_counter() > end:
                    return
                if until_settled and self.is_settled(playouts - number):
                    return

    def decide(self, playouts: i64, seconds: float) -> Move:
        """The best move here, by so many playouts; those that went this way before count among them."""
        if len(self.question.moves) == 1:
            return self.question.moves[0]
        self.grow(playouts - self.root.visits, seconds, until_settled=True)
        return self.findings()[0].move

    def follow(self, move: Move) -> bool:
        """Goes on to where this move leads, with all that is known about it: if its seat is to choose again at once.

        What came to light on the way would have to be looked at anew.
        """
        before = self.question.position
        after = before.clone()
        after.play(move)
        if after.seat_to_move() != self.seat or after.revealed != before.revealed:
            return False
        known = self.root.kids[self.root.moves.index(move)] if self.root.moves else {}
        self.question = Question(after, self.question.seat)
        self.root = known.get(0) or Node()
        return True

    def is_settled(self, left: i64) -> bool:
        """Whether no other move can be tried as often as the first in what is left."""
        most: i64 = 0
        second: i64 = 0
        for tries in self.root.tried:
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second > left

    def playout(self, first: int = FREE) -> None:
        """One more, down the tree from the move at this place of the root, or from whichever looks best."""
        self.playouts += 1
        position = self.question.sample(self.rng)
        node = self.root
        path: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        while position.seat_to_move() >= 0:
            place = self.choose(node, position) if first == FREE or path else first
            path.append(node)
            places.append(place)
            seats.append(position.seat_to_move())
            position.play(node.moves[place])
            kids = node.kids[place]
            sights = position.sights_of(self.seat)
            kid = kids.get(sights)
            if kid is None:
                kids[sights] = Node()
                self.nodes += 1
                break
            node = kid
        tally = self.tally
        end: Position | None = None
        if tally is not None and tally.to_the_end:
            if tally.tried[places[0]] * ENDS > self.root.tried[places[0]]:
                tally = None  # others of this kind have been to the end
            else:
                end = played_to_the_end(position.clone(), self.rng)
        position = position.played_on()
        points = self.prospects(position)
        worth = self.worth_of(position, points)
        if tally is not None:
            if end is None:
                tally.note(places[0], worth, points)
            else:
                won = end.outcome().utility if end.seat_to_move() < 0 else [0.0] * int(tally.seats)
                tally.note(places[0], won, [float(value) for value in end.scores()])
        for step in range(len(path)):
            node = path[step]
            place = places[step]
            node.visits += 1
            node.tried[place] += 1
            node.worth[place] += worth[seats[step]]
            node.points[place] += points[seats[step]]

    def prospects(self, position: Position) -> list[float]:
        """Each seat's points to expect. In a sample others know their secrets too, and play for what they know."""
        points = position.estimate(self.seat)
        if self.estimates_differ:
            for seat in range(len(position.own_sights)):
                if seat != self.seat:
                    points[seat] = position.estimate(seat)[seat]
        return points

    def worth_of(self, position: Position, points: list[float]) -> list[float]:
        """Each seat's chance to win: by the outcome, or by how far its estimate is ahead."""
        if position.seat_to_move() < 0:
            return position.outcome().utility
        spread = position.spread()
        if position.allied():
            return [1.0 / (1.0 + exp((self.par - value) / spread)) for value in points]
        return shared_out(points, spread)

    # --- which way to go ----------------------------------------------------------------------------------------------

    def choose(self, node: Node, position: Position) -> int:
        """The place of the move to follow in a node."""
        legal = position.moves()
        if not node.moves:
            for move in legal:
                self.add(node, move, position)
        elif len(node.offers) > 0 or legal != node.moves:
            return self.choose_among(node, position, legal)
        number: i64 = len(legal)
        if number == 1:
            return 0
        if len(node.promise) == 0 and node.visits * LOOK >= number:
            self.look(node, position)
        allowed: i64 = number
        if number > SHORT:
            allowed = SHORT + i64(WIDEN * sqrt(float(node.visits)))
        looked = len(node.promise) > 0
        known: i64 = 0
        best: i64 = -1
        best_value = -1.0
        curiosity = EXPLORE * sqrt(float(node.visits))
        for place in range(number):
            tries = node.tried[place]
            if tries:
                known += 1
                share = node.promise[place] if looked else 1.0 / float(number)
                value = node.worth[place] / float(tries) + curiosity * share / float(1 + tries)
                if value > best_value:
                    best_value = value
                    best = place
        if known < number and known < allowed:
            return self.untried(node, position, known)
        return best

    def add(self, node: Node, move: Move, position: Position) -> None:
        if self.private and position.seat_to_move() != self.seat:
            node.add(move, node.kids_of(move.face))
        else:
            node.add(move, {})

    def look(self, node: Node, position: Position) -> None:
        """Tries every move once for its estimate alone."""
        node.promise = vec[float](shared_out([self.worth_after(position, move) for move in node.moves], FIRM))

    def worth_after(self, position: Position, move: Move) -> float:
        """What a move is worth by the estimate alone to who chooses it."""
        after = position.clone()
        after.play(move)
        return self.worth_of(after, self.prospects(after))[position.seat_to_move()]

    def untried(self, node: Node, position: Position, known: i64) -> int:
        """After a first look the most promising one; before it the baseline's choice, then any."""
        if len(node.promise) > 0:
            best: i64 = -1
            for place in range(len(node.tried)):
                if node.tried[place] == 0 and (best < 0 or node.promise[place] > node.promise[best]):
                    best = place
            return best
        if known == 0:
            return node.moves.index(position.baseline_move())
        skip: i64 = self.rng.below(len(node.tried) - known)
        place = 0
        while node.tried[place] or skip > 0:
            if node.tried[place] == 0:
                skip -= 1
            place += 1
        return place

    # --- where secrets decide what may be done ------------------------------------------------------------------------

    def choose_among(self, node: Node, position: Position, legal: list[Move]) -> int:
        """As choose(), among the moves that are legal this time: each is measured by how often it could be chosen."""
        places = self.places_of(node, position, legal)
        chosen = places[0] if len(places) == 1 else self.choose_place(node, position, places)
        for place in places:
            node.offers[place] += 1
        return chosen

    def choose_place(self, node: Node, position: Position, places: list[int]) -> int:
        number: i64 = len(places)
        looked = node.visits * LOOK >= number
        if looked:
            for place in places:
                if node.looks[place] == NOT_YET:
                    node.looks[place] = self.worth_after(position, node.moves[place])
        allowed: i64 = number
        if number > SHORT:
            allowed = SHORT + i64(WIDEN * sqrt(float(node.visits)))
        untried = [place for place in places if node.tried[place] == 0]
        if untried and number - len(untried) < allowed:
            return self.first_of(node, position, untried, looked)
        return best_of(node, places, looked)

    def places_of(self, node: Node, position: Position, legal: list[Move]) -> list[int]:
        """Where these moves stand in a node, which learns of those that it has not met."""
        if len(node.offers) == 0:  # until now all its moves were legal each time
            node.offers = vec[i64]([node.visits] * len(node.moves))
            node.looks = vec[float]([NOT_YET] * len(node.moves))
        places: list[int] = []
        for move in legal:
            if move not in node.moves:
                self.add(node, move, position)
                node.offers = append(node.offers, 0)
                node.looks = append(node.looks, NOT_YET)
            places.append(node.moves.index(move))
        return places

    def first_of(self, node: Node, position: Position, untried: list[int], looked: bool) -> int:
        """After a look the most promising one; before it the baseline's choice, then any."""
        if looked:
            best = untried[0]
            for place in untried:
                if node.looks[place] > node.looks[best]:
                    best = place
            return best
        usual = node.moves.index(position.baseline_move())
        return usual if usual in untried else untried[self.rng.below(len(untried))]

    def findings(self) -> list[Finding]:
        """Every move of the question, the most tried first."""
        found: list[Finding] = []
        root = self.root
        for place in range(len(root.moves)):
            tries = root.tried[place]
            shared = float(max(1, tries))
            found.append(Finding(root.moves[place], tries, root.worth[place] / shared, root.points[place] / shared))
        found.sort(key=by_visits)
        return found


def shared_out(values: list[float], firm: float) -> list[float]:
    """How likely each is the best; all add up to 1. What is better by `firm` is e times as likely."""
    best = values[0]
    for value in values:
        best = max(best, value)
    shares: list[float] = []
    total = 0.0
    for value in values:
        share = exp((value - best) / firm)
        shares.append(share)
        total += share
    return [share / total for share in shares]


def best_of(node: Node, places: list[int], looked: bool) -> int:
    """The best of moves that may be chosen now: by what it has brought, and how seldom it was tried when it could."""
    shares = shared_out([node.looks[place] if looked else 0.0 for place in places], FIRM)
    best = places[0]
    best_value = -1.0
    for share, place in zip(shares, places, strict=True):
        tries = node.tried[place]
        if tries:
            curiosity = EXPLORE * sqrt(float(node.offers[place]))
            value = node.worth[place] / float(tries) + curiosity * share / float(1 + tries)
            if value > best_value:
                best_value = value
                best = place
    return best


def by_visits(finding: Finding) -> tuple[int, float]:
    """Sorts the most tried first, and of equals the one with the better chance."""
    return -finding.visits, -finding.win_chance


@final
class SearchBot(Bot):
    """Searches for so many playouts, or until its time is up.

    One that plans does so once for all it has to choose until something comes to light or somebody else chooses: each
    choice keeps what the ones before it found out, and all of them share the time.
    """

    name = "search"

    def __init__(self, playouts: int, seconds: float = 0.0, plans: bool = False) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.plans = plans

    def choose(self, question: Question, rng: Rng) -> Move:
        return Search(question, rng).decide(self.playouts, self.seconds)

    def plan(self, question: Question, rng: Rng) -> list[Move]:
        search = Search(question, rng)
        end = perf_counter() + self.seconds
        moves = [search.decide(self.playouts, self.seconds)]
        while self.plans and search.follow(moves[-1]):
            left = max(end - perf_counter(), BRIEFLY) if self.seconds > 0.0 else 0.0
            if left == BRIEFLY and search.root.visits < THOUGHT_THROUGH:
                break
            moves.append(search.decide(self.playouts, left))
        return moves

    def findings(self, question: Question, rng: Rng) -> list[Finding]:
        """What it thinks of every move, the best first."""
        search = Search(question, rng)
        search.grow(self.playouts, self.seconds)
        return search.findings()

    def __reduce__(self) -> Again:
        return SearchBot, (self.playouts, self.seconds, self.plans)
