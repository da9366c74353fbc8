"""Many games side by side, each waiting for a choice: the compiled part of the vectorised environment.

Everything a learner needs lies in flat vectors, game after game, and is written anew by each step; vector.py shows them
as arrays. A game that ends is told as such and begins again at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
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
"""Legal moves for each decision that there is room for at first."""
FINE: Final = 1 << 30
"""In so many steps a choice by odds is drawn."""
CALLER: Final = -1
"""Who plays a seat: the caller, a bot in here, or from 0 on a policy that is asked for many games at once."""
BOT: Final = -2


@final
class Decisions:
    """Decisions one after the other: what is seen of each, and which moves are legal."""

    def __init__(self, room: i64, size: i64) -> None:
        self.number: i64 = 0
        self._blank: vec[i16] = vec[i16](capacity=room * size)
        """Empty, with room for all that will be seen: it is always written there, so that windows on it stay true."""
        self.observations: vec[i16] = self._blank
        self.legal: vec[i32] = vec[i32]([0] * (ROOM * room))
        """Numbers of the legal moves; those of a decision from its `starts` on."""
        self.starts: vec[i64] = vec[i64]([0] * (room + 1))

    def begin_anew(self) -> None:
        self.number = 0
        self.observations = self._blank

    def add(self, position: Position, seat: i64) -> None:
        self.observations = position.observe(seat, self.observations)
        moves = position.moves()
        place: i64 = self.starts[self.number]
        end: i64 = place + len(moves)
        if end > len(self.legal):
            self.make_room(end)
        legal = self.legal
        for move in moves:
            legal[place] = i32(move.number)
            place += 1
        self.number += 1
        self.starts[self.number] = end

    def make_room(self, wanted: i64) -> None:
        more = [int(number) for number in self.legal]
        self.legal = vec[i32](more + [0] * wanted)


@final
class Fleet:
    """`bots` has an entry for each seat: who plays it in here, or None. `players` says the same for all seats: BOT,
    CALLER or the number of a policy, whose questions come and are answered by `ask_policy` and `answer`.

    `rngs` is one stream for each game, so that none depends on what happens in another; with `positions` the games go
    on from there, without them they begin. `reward` says what an ended game pays (results.py).
    """

    def __init__(
        self,
        title: Title,
        terms: Terms,
        bots: list[Bot | None],
        players: list[int],
        rngs: list[Rng],
        positions: list[Position] | None = None,
        reward: str = WINS,
    ) -> None:
        games = len(rngs)
        size = title.features(terms).size
        self.title = title
        self.terms = terms
        self.seats: i64 = terms.seats
        self.games: i64 = games
        self.bots = bots
        self.players: vec[i64] = vec[i64](players)
        self.asks: bool = max(players) >= 0
        """Whether there are policies to ask: then a game is shown only when none of them is to move anywhere."""
        self.moves: list[Move] = title.book.moves
        self.rngs = rngs
        self.reward = reward
        self.positions: list[Position] = []
        self.shown = Decisions(games, size)
        """The caller's decision in each game."""
        self.asked = Decisions(games if self.asks else 0, size)
        """What a policy is asked, and in which games; for each a number from its stream, below FINE."""
        self.asked_games: vec[i64] = vec[i64]([])
        self.lots: vec[i64] = vec[i64]([])
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
        self.begun: bool = positions is not None
        """Whether the caller has chosen anything: what ends before that pays nobody."""
        for game in range(games):
            self.positions.append(self.fresh(game) if positions is None else positions[game])
        if positions is not None or not self.asks:
            self.show_all()

    def __reduce__(self) -> Again:
        players = [int(player) for player in self.players]
        rewards = [float(reward) for reward in self.rewards]
        scores = [int(score) for score in self.scores]
        dones = [int(done) for done in self.dones]
        cut_off = [int(cut) for cut in self.cut_off]
        parts = (self.title, self.terms, self.bots, players, self.rngs, self.positions, self.reward)
        return fleet_again, (*parts, rewards, scores, dones, cut_off)

    # --- playing ------------------------------------------------------------------------------------------------------

    def fresh(self, game: i64) -> Position:
        """A new game, up to the first decision that is no bot's; one that bots end among themselves does not count."""
        rng = self.rngs[game]
        while True:
            chance = quick((rng.word() << 31) | (rng.word() >> 1))
            position = self.title.new_position(self.terms, chance, None)
            if self.let_bots_play(position, rng) >= 0:
                return position

    def let_bots_play(self, position: Position, rng: Rng) -> i64:
        """Returns who is to move then, or -1 where the game is over."""
        while True:
            seat: i64 = position.seat_to_move()
            if seat < 0 or self.players[seat] != BOT:
                return seat
            bot = self.bots[seat]
            assert bot is not None
            position.play(bot.choose(ask(position, rng), rng))

    def step(self, actions: vec[i64]) -> None:
        """Plays one move in each game. If one of them is not legal, nothing is played anywhere."""
        self.check(actions)
        self.wipe()
        self.begun = True
        self.shown.begin_anew()
        for game in range(self.games):
            self.play(game, actions[game])
            if not self.asks:
                self.show(game)

    def play(self, game: i64, action: i64) -> None:
        """One move, and what bots answer. A game that is over is paid once for each step, and begins anew."""
        position = self.positions[game]
        position.play(self.moves[action])
        if self.let_bots_play(position, self.rngs[game]) < 0:
            if self.begun and not self.dones[game]:
                self.pay(game, position)
            self.positions[game] = self.fresh(game)

    def check(self, actions: vec[i64]) -> None:
        number: i64 = len(self.moves)
        masks = self.masks
        if len(actions) != self.games:
            raise BadAction(f"{len(actions)} actions were given for {self.games} games.")
        for game in range(self.games):
            action: i64 = actions[game]
            if not 0 <= action < number or masks[game * number + action] == 0:
                raise BadAction(f"Game {game}: {refusal(self.title, self.positions[game], action)}")

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

    # --- policies -----------------------------------------------------------------------------------------------------

    def ask_policy(self, number: i64) -> i64:
        """Writes down what one of them must decide in all games that wait for it; returns in how many."""
        self.asked.begin_anew()
        self.asked_games = vec[i64](capacity=self.games)
        self.lots = vec[i64](capacity=self.games)
        for game in range(self.games):
            position = self.positions[game]
            seat: i64 = position.seat_to_move()
            if self.players[seat] == number:
                self.asked.add(position, seat)
                self.asked_games = append(self.asked_games, game)
                self.lots = append(self.lots, self.rngs[game].below(FINE))
        return self.asked.number

    def answer(self, actions: vec[i64]) -> None:
        """What it chose, each of them legal, in the order in which it was asked."""
        for place in range(len(self.asked_games)):
            self.play(self.asked_games[place], actions[place])

    # --- showing ------------------------------------------------------------------------------------------------------

    def wipe(self) -> None:
        """Takes back what the step before wrote where it is not written over."""
        number: i64 = len(self.moves)
        masks = self.masks
        legal = self.shown.legal
        starts = self.shown.starts
        for game in range(self.games):
            mask: i64 = game * number
            for place in range(starts[game], starts[game + 1]):
                masks[mask + i64(legal[place])] = 0
            if self.dones[game]:
                self.dones[game] = 0
                self.cut_off[game] = 0
                for seat in range(self.seats):
                    self.rewards[game * self.seats + seat] = 0.0
                    self.scores[game * self.seats + seat] = 0

    def show_all(self) -> None:
        for game in range(self.games):
            self.show(game)

    def show(self, game: i64) -> None:
        """Writes down the caller's decision in a game; called for one after the other."""
        position = self.positions[game]
        seat: i64 = position.seat_to_move()
        self.to_move[game] = seat
        shown = self.shown
        shown.add(position, seat)
        masks = self.masks
        legal = shown.legal
        mask: i64 = game * len(self.moves)
        for place in range(shown.starts[game], shown.starts[game + 1]):
            masks[mask + i64(legal[place])] = 1


def fleet_again(
    title: Title,
    terms: Terms,
    bots: list[Bot | None],
    players: list[int],
    rngs: list[Rng],
    positions: list[Position],
    reward: str,
    rewards: list[float],
    scores: list[int],
    dones: list[int],
    cut_off: list[int],
) -> Fleet:
    """A copied fleet, after the same step."""
    fleet = Fleet(title, terms, bots, players, rngs, positions, reward)
    fleet.rewards = vec[float](rewards)
    fleet.scores = vec[i64](scores)
    fleet.dones = vec[u8](dones)
    fleet.cut_off = vec[u8](cut_off)
    return fleet
