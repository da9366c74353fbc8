"""The fourth law of secrecy needs to know a title: what is drawn, and how likely each result should be.

To add a title: a function that lists its draws, named in DRAWS. What should come out is worked out here from the events
and the luck of a game, not with the code under test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from tests.kernel.cases import luck_of

from flibuste.kernel.chance import quick
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Event, Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.title import Title


@dataclass(frozen=True, eq=False)
class Draw:
    """Something hidden in a position: how to look at it, and the pieces of which it is one, each as likely."""

    name: str
    position: Position
    look: Callable[[Position], str]
    pieces: Counter[str]


def port_royal(title: Title) -> list[Draw]:
    """The next card is one of those not seen since the latest shuffle; older coins lie outside it."""
    fresh = start(title, 3, {}, "frequencies")
    late = after_a_reshuffle(title)
    return [
        draw("the first card", fresh, 0, next_card),
        draw("a starting coin", fresh, 0, oldest_coin(fresh, 0)),
        draw("a card after a reshuffle", late, 1, next_card),
        draw("a coin dealt after the reshuffle", late, 1, oldest_coin(late, 1)),
        draw("a coin dealt before the reshuffle", late, 0, oldest_coin(late, 0)),
    ]


def draw(name: str, game: Game, shuffle: int, look: Callable[[Position], str]) -> Draw:
    """One of the cards of a shuffle that nobody has seen since. Shuffles are counted from 0 here."""
    piles = [luck.result for luck in luck_of(game) if luck.what == "shuffle"]
    return Draw(name, game.clone_position(), look, Counter(piles[shuffle]) - seen_faces(game, shuffle))


def next_card(position: Position) -> str:
    book = Logbook()
    position.logbook = book
    position.play(next(move for move in position.moves() if move.notation == "reveal"))
    return next(str(event.facts["card"]) for event in book.take_events() if event.name == "card-revealed")


def oldest_coin(game: Game, shuffle: int) -> Callable[[Position], str]:
    """Looks at the oldest coin of a seat that has one from this shuffle."""
    dealt = coins_from(game)
    seat = next(seat for seat in range(game.seats) if shuffle in dealt[seat])
    place = dealt[seat].index(shuffle)
    return lambda position: str(cast("Any", position.to_data())["players"][seat]["coins"][place])


def coins_from(game: Game) -> list[list[int]]:
    return [[number - 1 for number in player["coins_from"]] for player in cast("Any", game.view(-1))["players"]]


def after_a_reshuffle(title: Title) -> Game:
    """A game a little after its first reshuffle, when a card can be revealed and coins of both shuffles lie about."""
    for seed in range(100):
        game = start(title, 4, {}, f"reshuffle {seed}")
        rng = quick(seed)
        while len(shuffles(game)) < 3 and not game.over:
            if len(shuffles(game)) == 2 and game.step == "discover" and is_mixed(game):
                return game
            game.submit(game.seat_to_move, game.clone_position().random_move(rng))
    raise AssertionError("No seed brings a reshuffle with old coins outside.")


def is_mixed(game: Game) -> bool:
    """Coins of both shuffles are hidden, a card of the new one was seen, and no coin was turned up since."""
    dealt = [shuffle for coins in coins_from(game) for shuffle in coins]
    names = [event.name for event in events_since(game, 1)]
    return {0, 1} <= set(dealt) and "card-revealed" in names and "coins-turned-up" not in names


def shuffles(game: Game) -> list[int]:
    """Where in the events the deck was shuffled."""
    return [number for number, event in enumerate(game.events) if event.name == "deck-shuffled"]


def events_since(game: Game, shuffle: int) -> list[Event]:
    """What was told after a shuffle and before the next."""
    marks = [*shuffles(game), len(game.events)]
    return game.events[marks[shuffle] : marks[shuffle + 1]]


def seen_faces(game: Game, shuffle: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for event in events_since(game, shuffle):
        if event.name == "card-revealed":
            seen[str(event.facts["card"])] += 1
        elif event.name == "coins-turned-up":
            seen.update(cast("list[str]", event.facts["cards"]))
    return seen


# --- Amerigo ----------------------------------------------------------------------------------------------------------


def amerigo(title: Title) -> list[Draw]:
    """What the next round brings to light: a pirate, a progress token, a production token; early and late.

    How cubes fall depends on all cubes in the tower: its statistics are in tests/amerigo/test_tower.py.
    """
    return [
        Draw(f"{what} for round {round + 1}", game.clone_position(), look, Counter(hidden(game, round)))
        for round in (1, 3)
        for game in [at_the_end_of(title, round)]
        for what, look, hidden in (
            ("a pirate", revealed("pirate-revealed", "strength"), hidden_pirates),
            ("a progress token", revealed("tokens-shown", "tokens"), hidden_tokens),
            ("a production token", revealed("market-filled", "productions"), hidden_production),
        )
    ]


def at_the_end_of(title: Title, round: int) -> Game:
    """Everybody passes until the pirates of this round."""
    game = start(title, 3, {}, "frequencies")
    while cast("Any", game.view(-1))["round"] < round or game.step != "round_end":
        quiet = next(move for move in game.moves() if move.notation in ("throw", "pass", "pirates"))
        game.submit(game.seat_to_move, quiet)
    return game


def revealed(event: str, fact: str) -> Callable[[Position], str]:
    """Prepares the next round and looks at the first piece of a kind that it brings."""

    def look(position: Position) -> str:
        book = Logbook()
        position.logbook = book
        position.play(position.moves()[0])
        shown = next(told.facts[fact] for told in book.take_events() if told.name == event)
        return str(shown[0] if isinstance(shown, list) else shown)

    return look


def pile(game: Game, what: str) -> list[str]:
    """A pile as it was shuffled, in the order in which its pieces come to light."""
    return next(luck.result for luck in luck_of(game) if luck.what == what)


def hidden_pirates(game: Game, round: int) -> list[str]:
    """One more is face up each round; the last one stays in the box."""
    return pile(game, "pirates")[round:]


def hidden_tokens(game: Game, round: int) -> list[str]:
    return pile(game, "tokens")[::-1][8 + 4 * (round - 1) :]


def hidden_production(game: Game, round: int) -> list[str]:
    """Eight a round with three players."""
    return pile(game, "production")[::-1][8 * round :]


# --- Whisper ----------------------------------------------------------------------------------------------------------


def whisper(title: Title) -> list[Draw]:
    """Seat 0 cannot place a token that it was never told of: each place that it cannot see may hold any of them."""
    game = start(title, 3, {}, "frequencies")
    for _ in range(2):
        game.submit(game.seat_to_move, "draw")
        game.submit(game.seat_to_move, game.moves()[0])
    game.submit(game.seat_to_move, "draw")
    told = [cast("Any", event.seen_by(0)["facts"]) for event in game.events]
    seen = {token for facts in told for token in facts.get("tokens", [])}
    unseen = Counter(token for token in pile(game, "shuffle") if token not in seen)
    places: dict[str, list[str | int]] = {
        "a token in another's hand": ["players", 1, "hand"],
        "a token that another put in the box": ["players", 1, "box"],
        "a token that another chooses from": ["drawn"],
        "a token of the pile": ["pile"],
    }
    return [Draw(name, game.clone_position(), any_token(place), unseen) for name, place in places.items()]


def any_token(place: list[str | int]) -> Callable[[Position], str]:
    """Looks at one of the tokens in a place, any of them: a hand lies in order."""
    rng = quick(11)

    def look(position: Position) -> str:
        tokens: Any = position.to_data()
        for part in place:
            tokens = tokens[part]
        return str(tokens[rng.below(len(tokens))])

    return look


DRAWS: Final[dict[str, Callable[[Title], list[Draw]]]] = {
    "port_royal": port_royal,
    "amerigo": amerigo,
    "whisper": whisper,
}
