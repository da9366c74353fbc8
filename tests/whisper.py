"""Whisper, a small title whose seats keep secrets from each other: the tests' own, registered nowhere else.

The rules:
WH-1 The tokens 1 to 16 are shuffled into a pile. Each seat is dealt two, which only it sees.
WH-2 In three rounds each seat in turn draws, shows a token, stakes, or waits.
WH-3 Who holds fewer than three tokens may draw the top two, look at them, keep one and put the other in the box unseen.
WH-4 Only the smallest or the greatest token of a hand may be shown. It then counts in full, and everybody knows it.
WH-5 At the end hands are shown. A token in hand counts half, rounded down; the greatest hand brings 10 points.
WH-6 Who has staked, which can be done once, gains 8 points for the greatest hand, and loses 8 without it.
WH-7 With open hands nothing is secret but the pile.
"""

from __future__ import annotations

from math import exp
from typing import Final, TypedDict, cast

from librt.vecs import extend, vec
from mypy_extensions import i16

from flibuste.kernel.chance import Chance, Rng, chance_from_data, quick
from flibuste.kernel.data import Data
from flibuste.kernel.features import Feature, FeatureBook
from flibuste.kernel.logbook import NOBODY, Fact, Logbook
from flibuste.kernel.moves import Move, MoveBook
from flibuste.kernel.options import Number, Switch
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import Reason
from flibuste.kernel.terms import Terms, terms_from_data
from flibuste.kernel.title import Mode, Preset, Title

TOKENS: Final = 16
ROUNDS: Final = 3
DEALT: Final = 2
MOST_IN_HAND: Final = 3
GREATEST_HAND: Final = 10
STAKE: Final = 8
DOUBT: Final = 4.0
"""How far two hands must be apart for an estimate to be fairly sure which is the greater."""

_numbers = iter(range(1000))
DRAW: Final = Move(next(_numbers), "draw", "move-draw", {})
STAKES: Final = Move(next(_numbers), "stake", "move-stake", {})
WAIT: Final = Move(next(_numbers), "wait", "move-wait", {})
SHOW: Final = [Move(next(_numbers), f"show {n}", "move-show", {"token": n}) for n in range(1, TOKENS + 1)]
KEEP: Final = [Move(next(_numbers), f"keep {n}", "move-keep", {"token": n}, "keep") for n in range(1, TOKENS + 1)]
BOOK: Final = MoveBook("whisper", 1, [DRAW, STAKES, WAIT, *SHOW, *KEEP])


def token_of(move: Move) -> int:
    return cast(int, move.facts["token"])


def names(tokens: list[int]) -> list[str]:
    return [str(token) for token in tokens]


class WhisperPlayer(TypedDict):
    tokens: int
    """In hand."""
    hand: list[int] | None
    box: list[int] | None
    """Put in the box after a draw; like the hand None to who may not know it."""
    shown: list[int]
    staked: bool


class WhisperView(TypedDict):
    step: str
    seat_to_move: int
    round: int
    pile: int
    drawn: list[int] | None
    """The two to choose from, for who may see them."""
    players: list[WhisperPlayer]


class Player:
    """One seat's tokens, each list in order."""

    def __init__(self, hand: list[int], box: list[int], shown: list[int], staked: bool) -> None:
        self.hand = hand
        self.box = box
        self.shown = shown
        self.staked = staked

    def clone(self) -> Player:
        return Player(self.hand[:], self.box[:], self.shown[:], self.staked)

    def to_data(self) -> dict[str, object]:
        return {"hand": self.hand, "box": self.box, "shown": self.shown, "staked": self.staked}


class WhisperPosition(Position):
    title = "whisper"

    def __init__(self, terms: Terms, chance: Chance, logbook: Logbook | None, players: list[Player]) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.players = players
        self.pile: list[int] = []
        """Its top at the end."""
        self.drawn: list[int] = []
        self.turn = 0
        self.ending = ""
        if not terms.options["open_hands"]:
            self.keep_secrets(terms.seats)

    def clone(self) -> WhisperPosition:
        players = [player.clone() for player in self.players]
        twin = WhisperPosition(self.terms, self.chance.clone(), None, players)
        self.carry_over(twin)
        twin.pile = self.pile[:]
        twin.drawn = self.drawn[:]
        twin.turn = self.turn
        twin.ending = self.ending
        return twin

    # --- the decision -------------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return min(self.turn // len(self.players) + 1, ROUNDS)

    @property
    def active(self) -> int:
        return self.turn % len(self.players)

    def seat_to_move(self) -> int:
        return -1 if self.ending else self.active

    def step(self) -> str:
        return "over" if self.ending else "keep" if self.drawn else "turn"

    def moves(self) -> list[Move]:
        if self.ending:
            return []
        if self.drawn:
            return [KEEP[token - 1] for token in self.drawn]
        player = self.players[self.active]
        moves = [DRAW] if self.may_draw() else []
        if player.hand:
            moves += [SHOW[token - 1] for token in dict.fromkeys((player.hand[0], player.hand[-1]))]
        return [*moves, WAIT] if player.staked else [*moves, STAKES, WAIT]

    def may_draw(self) -> bool:
        return len(self.players[self.active].hand) < MOST_IN_HAND and len(self.pile) >= 2

    def why_not(self, seat: int, move: Move) -> Reason:
        if seat != self.active:
            return Reason("not-your-turn", "WH-2", {"to_move": self.active})
        if move.face == "keep":
            return Reason("not-drawn", "WH-3", {"token": token_of(move)})
        if self.drawn:
            return Reason("keep-first", "WH-3")
        if move is DRAW:
            return Reason("pile-empty" if len(self.pile) < 2 else "hand-full", "WH-3")
        if move is STAKES:
            return Reason("staked-already", "WH-6")
        hand = self.players[seat].hand
        if token_of(move) in hand:
            return Reason("between", "WH-4", {"token": token_of(move), "least": hand[0], "most": hand[-1]})
        return Reason("not-in-hand", "WH-4", {"token": token_of(move)})

    def preview(self, move: Move) -> dict[str, int]:
        return {"points": token_of(move) - token_of(move) // 2} if move.key == "move-show" else {}

    # --- what follows -------------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        self.decisions += 1
        seat, player = self.active, self.players[self.active]
        if move is DRAW:
            self.drawn = sorted([self.pile.pop(), self.pile.pop()])
            self.reveal_to(seat, self.drawn[0] * TOKENS + self.drawn[1])
            self.tell_one(seat, "drew", {"seat": seat}, {"tokens": names(self.drawn)})
        elif move.face == "keep":
            self.keep(seat, player, token_of(move))
        else:
            self.take_turn(seat, player, move)
        if not self.ending and self.decisions >= cast(int, self.terms.options["decision_limit"]):
            self.end("limit")

    def keep(self, seat: int, player: Player, token: int) -> None:
        self.drawn.remove(token)
        player.hand = sorted([*player.hand, token])
        player.box.extend(self.drawn)
        self.tell_one(seat, "kept", {"seat": seat}, {"token": str(token), "box": names(self.drawn)})
        self.drawn = []
        self.pass_on()

    def take_turn(self, seat: int, player: Player, move: Move) -> None:
        if move is STAKES:
            player.staked = True
            self.tell("staked", {"seat": seat})
        elif move is WAIT:
            self.tell("waited", {"seat": seat})
        else:
            player.hand.remove(token_of(move))
            player.shown.append(token_of(move))
            self.reveal(token_of(move))
            self.tell("shown", {"seat": seat, "token": str(token_of(move))})
        self.pass_on()

    def pass_on(self) -> None:
        self.turn += 1
        if self.turn == ROUNDS * len(self.players):
            self.end("told")
        elif self.active == 0:
            self.tell("round-begun", {"round": self.round})

    def end(self, ending: str) -> None:
        self.ending = ending
        if self.drawn:  # the limit came between a draw and its choice: both tokens go to the box
            self.players[self.active].box.extend(self.drawn)
            self.drawn = []
        for seat, player in enumerate(self.players):
            self.reveal(sum(player.hand))
            self.tell("hand-shown", {"seat": seat, "tokens": names(player.hand)})
        self.tell("game-over", {"winners": self.outcome().winners})

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        if self.logbook is not None:
            self.logbook.tell(name, facts)

    def tell_one(self, seat: int, name: str, facts: dict[str, Fact], secret: dict[str, Fact]) -> None:
        if self.logbook is None:
            return
        if self.is_private():
            self.logbook.tell_one(seat, name, facts, secret)
        else:
            self.logbook.tell(name, {**facts, **secret})

    # --- who knows what -----------------------------------------------------------------------------------------------

    def knows(self, viewer: int, seat: int) -> bool:
        """Whether a viewer knows what a seat holds."""
        return viewer == seat or not self.is_private() or self.ending != ""

    def unknown_to(self, viewer: int) -> list[int]:
        """Every token that a viewer cannot place, in order."""
        unknown = self.pile[:]
        for seat, player in enumerate(self.players):
            if not self.knows(viewer, seat):
                unknown += player.hand + player.box
        if not self.knows(viewer, self.active):
            unknown += self.drawn
        return sorted(unknown)

    def determinize(self, seat: int, rng: Rng) -> None:
        hidden = self.unknown_to(seat)
        mix(hidden, rng)
        for other, player in enumerate(self.players):
            if not self.knows(seat, other):
                player.hand = sorted(hidden.pop() for _ in player.hand)
                player.box = [hidden.pop() for _ in player.box]
        if not self.knows(seat, self.active):
            self.drawn = sorted(hidden.pop() for _ in self.drawn)
        self.pile = hidden
        self.chance = quick((rng.word() << 31) | (rng.word() >> 1))
        self.logbook = None
        self.forget_sights()

    def view(self, seat: int) -> Data:
        shown: WhisperView = {
            "step": self.step(),
            "seat_to_move": self.seat_to_move(),
            "round": self.round,
            "pile": len(self.pile),
            "drawn": self.drawn[:] if self.knows(seat, self.active) else None,
            "players": [self.player_view(seat, other) for other in range(len(self.players))],
        }
        return dict(shown)

    def player_view(self, viewer: int, seat: int) -> WhisperPlayer:
        player, known = self.players[seat], self.knows(viewer, seat)
        return {
            "tokens": len(player.hand),
            "hand": player.hand[:] if known else None,
            "box": player.box[:] if known else None,
            "shown": player.shown[:],
            "staked": player.staked,
        }

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        seats = len(self.players)
        book = features_for(seats)
        start = len(out)
        out = extend(out, book.blank)

        def write(name: str, away: int, number: int) -> None:
            out[start + book.by_name[name].start + away] = i16(number)

        write("round", 0, self.round)
        write("pile", 0, len(self.pile))
        if not self.ending:
            write("to_move", (self.active - seat) % seats, 1)
        for token in self.drawn if self.knows(seat, self.active) else []:
            write("drawn", token - 1, 1)
        for other, player in enumerate(self.players):
            away = (other - seat) % seats
            write("tokens", away, len(player.hand))
            write("staked", away, player.staked)
            for token in player.shown:
                write("shown", away * TOKENS + token - 1, 1)
            for token in player.hand if self.knows(seat, other) else []:
                write("known", away * TOKENS + token - 1, 1)
        return out

    # --- points -------------------------------------------------------------------------------------------------------

    def scores(self, viewer: int = NOBODY) -> list[int]:
        lines = self.score_sheet(viewer)
        return [sum(line["points"][seat] for line in lines) for seat in range(len(self.players))]

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        greatest = self.greatest_hands() if self.ending else []
        lines: dict[str, list[int]] = {"shown": [], "hand": [], "greatest": [], "stake": []}
        for seat, player in enumerate(self.players):
            lines["shown"].append(sum(player.shown))
            lines["hand"].append(sum(token // 2 for token in player.hand) if self.knows(viewer, seat) else 0)
            lines["greatest"].append(GREATEST_HAND if seat in greatest else 0)
            stake = STAKE if seat in greatest else -STAKE
            lines["stake"].append(stake if greatest and player.staked else 0)
        return [{"source": source, "points": points, "counts": True} for source, points in lines.items()]

    def greatest_hands(self) -> list[int]:
        totals = [sum(player.hand) for player in self.players]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def outcome(self) -> Outcome:
        return Outcome(self.ending, ranks_by([(points,) for points in self.scores()]))

    def estimate(self, viewer: int) -> list[float]:
        """Points so far, with the hand that a seat is likely to have and the chance that it is the greatest."""
        unknown = self.unknown_to(viewer)
        usual = sum(unknown) / max(1, len(unknown))
        hands = [self.likely_hand(viewer, seat, usual) for seat in range(len(self.players))]
        found: list[float] = []
        for seat, player in enumerate(self.players):
            rival = max(hands[:seat] + hands[seat + 1 :])
            chance = 1.0 / (1.0 + exp((rival - hands[seat]) / DOUBT))
            stake = STAKE * (2.0 * chance - 1.0) if player.staked else 0.0
            found.append(sum(player.shown) + hands[seat] / 2.0 + GREATEST_HAND * chance + stake)
        return found

    def likely_hand(self, viewer: int, seat: int, usual: float) -> float:
        """The sum of a hand; after a draw it has the better token already."""
        player = self.players[seat]
        known = self.knows(viewer, seat)
        hand = float(sum(player.hand)) if known else usual * len(player.hand)
        if self.drawn and seat == self.active:
            hand += max(self.drawn) if known else usual
        return hand

    def baseline_move(self) -> Move:
        if self.drawn:
            return KEEP[self.drawn[-1] - 1]
        hand = self.players[self.active].hand
        if self.round < ROUNDS and self.may_draw():
            return DRAW
        return SHOW[hand[-1] - 1] if hand and hand[-1] > TOKENS // 2 else WAIT

    # --- the rest -----------------------------------------------------------------------------------------------------

    def pieces(self) -> list[str]:
        tokens = self.pile + self.drawn
        for player in self.players:
            tokens = tokens + player.hand + player.box + player.shown
        return sorted(names(tokens))

    def to_data(self) -> Data:
        return {
            **self.terms.to_data(),
            "chance": self.chance.to_data(),
            "revealed": self.revealed,
            "decisions": self.decisions,
            "players": [player.to_data() for player in self.players],
            "pile": self.pile,
            "drawn": self.drawn,
            "turn": self.turn,
            "ending": self.ending,
        }


def mix(tokens: list[int], chance: Chance) -> None:
    """A fair shuffle in place."""
    for place in range(len(tokens) - 1, 0, -1):
        other = chance.below(place + 1)
        tokens[place], tokens[other] = tokens[other], tokens[place]


def features_for(seats: int) -> FeatureBook:
    return FeatureBook(
        1,
        [
            Feature("round", [1], ROUNDS, "the round"),
            Feature("pile", [1], TOKENS, "tokens in the pile"),
            Feature("to_move", [seats], 1, "who must choose"),
            Feature("drawn", [TOKENS], 1, "tokens just drawn, for who sees them"),
            Feature("tokens", [seats], MOST_IN_HAND, "tokens in each hand"),
            Feature("staked", [seats], 1, "who has staked"),
            Feature("shown", [seats, TOKENS], 1, "tokens shown"),
            Feature("known", [seats, TOKENS], 1, "tokens in hands that may be known"),
        ],
    )


class Whisper(Title):
    id = "whisper"
    name = "Whisper"
    seats = (2, 4)
    options = [Switch("open_hands", False, "WH-7"), Number("decision_limit", 10, 1000, 100, "WH-2")]
    rules = 1
    book = BOOK
    presets = [Preset("secret", 2, 4, {}), Preset("open", 2, 4, {"open_hands": True})]
    modes = [Mode("secret", ["secret", "open"], (5, 10), 1)]
    view_type = WhisperView

    def is_private(self, terms: Terms) -> bool:
        return not terms.options["open_hands"]

    def components(self, terms: Terms) -> str:
        return "1"

    def features(self, terms: Terms) -> FeatureBook:
        return features_for(terms.seats)

    def catalogue(self) -> list[Data]:
        return [{"code": name, "kind": "token", "mark": "confirmed"} for name in names(list(range(1, TOKENS + 1)))]

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> WhisperPosition:
        position = WhisperPosition(terms, chance, logbook, [Player([], [], [], False) for _ in range(terms.seats)])
        scripted = logbook.scripted("shuffle") if logbook is not None else None
        if scripted is not None:
            position.pile = [int(name) for name in scripted]
        else:
            position.pile = list(range(1, TOKENS + 1))
            mix(position.pile, chance)
        if logbook is not None:
            logbook.fell("shuffle", names(position.pile))
        for seat, player in enumerate(position.players):
            player.hand = sorted(position.pile.pop() for _ in range(DEALT))
            position.tell_one(seat, "dealt", {"seat": seat}, {"tokens": names(player.hand)})
        position.tell("round-begun", {"round": 1})
        return position

    def position_from_data(self, data: Data) -> WhisperPosition:
        rows = cast("list[dict[str, object]]", data["players"])
        players = [
            Player(
                list(cast("list[int]", row["hand"])),
                list(cast("list[int]", row["box"])),
                list(cast("list[int]", row["shown"])),
                cast(bool, row["staked"]),
            )
            for row in rows
        ]
        terms = terms_from_data(data, len(players), {option.id: option.default for option in self.options})
        position = WhisperPosition(terms, chance_from_data(cast(Data, data["chance"])), None, players)
        position.revealed = cast(int, data["revealed"])
        position.decisions = cast(int, data["decisions"])
        position.pile = list(cast("list[int]", data["pile"]))
        position.drawn = list(cast("list[int]", data["drawn"]))
        position.turn = cast(int, data["turn"])
        position.ending = cast(str, data["ending"])
        return position
