"""Many games side by side, each waiting for a choice: the compiled part of the vectorised environment.

Everything a learner needs lies in flat vectors, game after game, and is written anew by each step; vector.py shows them
as arrays. A game that ends is told as such and begins again at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from flibuste.bots.bot import Bot
from flibuste.bots.question import ask
from flibuste.envs.refusals import BadAction, refusal
from flibuste.envs.results import DECISION_LIMIT, WINS, rewards_of
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.copies import Again
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title

ROOM: Final = 32
"""Legal moves for each game that there is room for at first."""


@final
class Fleet:
    """`bots` has an entry for each seat: who plays it, or None where the caller does.

    `rngs` is one stream for each game, so that none depends on what happens in another; with `positions` the games go
    on from there, without them they begin. `reward` says what an ended game pays (results.py).
    """

    def __init__(
        self,
        title: Title,
        terms: Terms,
        bots: list[Bot | None],
        rngs: list[Rng],
        positions: list[Position] | None = None,
        reward: str = WINS,
    ) -> None:
        games = len(rngs)
        self.title = title
        self.terms = terms
        self.seats: i64 = terms.seats
        self.games: i64 = games
        self.bots = bots
        self.moves: list[Move] = title.book.moves
        self.size: i64 = title.features(terms).size
        self.rngs = rngs
        self.reward = reward
        self.positions: list[Position] = []
        self.observations: vec[i16] = vec[i16]([0] * (games * self.size))
        self.masks: vec[u8] = vec[u8]([0] * (games * len(self.moves)))
        """1 where the move of that number is legal."""
        self.rewards: vec[float] = vec[float]([0.0] * (games * terms.seats))
        """What each seat of a game that just ended is paid; 0 while it runs."""
        self.scores: vec[i64] = vec[i64]([0] * (games * terms.seats))
        """And its points."""
        self.dones: vec[u8] = vec[u8]([0] * games)
        self.cut_off: vec[u8] = vec[u8]([0] * games)
        """1 where a game ended because it was going on for too long."""
        self.to_move: vec[i64] = vec[i64]([0] * games)
        self.legal: vec[i32] = vec[i32]([0] * (ROOM * games))
        """Numbers of the legal moves; those of a game from its `starts` on."""
        self.starts: vec[i64] = vec[i64]([0] * (games + 1))
        for game in range(games):
            self.positions.append(self.fresh(game) if positions is None else positions[game])
            self.show(game)

    def __reduce__(self) -> Again:
        rewards = [float(reward) for reward in self.rewards]
        scores = [int(score) for score in self.scores]
        dones = [int(done) for done in self.dones]
        cut_off = [int(cut) for cut in self.cut_off]
        parts = (self.title, self.terms, self.bots, self.rngs, self.positions, self.reward)
        return fleet_again, (*parts, rewards, scores, dones, cut_off)

    def fresh(self, game: i64) -> Position:
        """A new game, up to the first decision of the caller; one that bots end among themselves does not count."""
        rng = self.rngs[game]
        while True:
            chance = quick((rng.word() << 31) | (rng.word() >> 1))
            position = self.title.new_position(self.terms, chance, None)
            self.let_bots_play(position, rng)
            if position.seat_to_move() >= 0:
                return position

    def let_bots_play(self, position: Position, rng: Rng) -> None:
        while True:
            seat = position.seat_to_move()
            if seat < 0:
                return
            bot = self.bots[seat]
            if bot is None:
                return
            position.play(bot.choose(ask(position, rng), rng))

    def step(self, actions: list[int]) -> None:
        """Plays one move in each game. If one of them is not legal, nothing is played anywhere."""
        self.check(actions)
        self.wipe()
        game: i64 = 0
        for action in actions:
            position = self.positions[game]
            position.play(self.moves[action])
            self.let_bots_play(position, self.rngs[game])
            if position.seat_to_move() < 0:
                self.pay(game, position)
                self.positions[game] = self.fresh(game)
            self.show(game)
            game += 1

    def check(self, actions: list[int]) -> None:
        number: i64 = len(self.moves)
        if len(actions) != self.games:
            raise BadAction(f"{len(actions)} actions were given for {self.games} games.")
        first: i64 = 0
        for action in actions:
            move: i64 = action if 0 <= action < number else -1
            if move < 0 or self.masks[first + move] == 0:
                game = first // number
                raise BadAction(f"Game {game}: {refusal(self.title, self.positions[game], action)}")
            first += number

    def wipe(self) -> None:
        """Takes back what the step before wrote where it is not written over."""
        number: i64 = len(self.moves)
        for game in range(self.games):
            for place in range(self.starts[game], self.starts[game + 1]):
                self.masks[game * number + i64(self.legal[place])] = 0
            if self.dones[game]:
                self.dones[game] = 0
                self.cut_off[game] = 0
                for seat in range(self.seats):
                    self.rewards[game * self.seats + seat] = 0.0
                    self.scores[game * self.seats + seat] = 0

    def pay(self, game: i64, position: Position) -> None:
        self.dones[game] = 1
        if position.outcome().ending == DECISION_LIMIT:
            self.cut_off[game] = 1
        rewards = rewards_of(position, self.reward)
        scores = position.scores()
        place: i64 = game * self.seats
        for seat in range(self.seats):
            self.rewards[place + seat] = rewards[seat]
            self.scores[place + seat] = scores[seat]

    def show(self, game: i64) -> None:
        """Writes down the decision of a game; called for one after the other."""
        position = self.positions[game]
        seat = position.seat_to_move()
        self.to_move[game] = seat
        position.observe(seat, self.observations, game * self.size)
        moves = position.moves()
        first: i64 = self.starts[game]
        end: i64 = first + len(moves)
        if end > len(self.legal):
            self.make_room(end)
        mask: i64 = game * len(self.moves)
        for move in moves:
            self.legal[first] = i32(move.number)
            self.masks[mask + move.number] = 1
            first += 1
        self.starts[game + 1] = end

    def make_room(self, wanted: i64) -> None:
        more = [int(number) for number in self.legal]
        self.legal = vec[i32](more + [0] * wanted)


def fleet_again(
    title: Title,
    terms: Terms,
    bots: list[Bot | None],
    rngs: list[Rng],
    positions: list[Position],
    reward: str,
    rewards: list[float],
    scores: list[int],
    dones: list[int],
    cut_off: list[int],
) -> Fleet:
    """A copied fleet, after the same step."""
    fleet = Fleet(title, terms, bots, rngs, positions, reward)
    fleet.rewards = vec[float](rewards)
    fleet.scores = vec[i64](scores)
    fleet.dones = vec[u8](dones)
    fleet.cut_off = vec[u8](cut_off)
    return fleet
