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


# --- Maracaibo --------------------------------------------------------------------------------------------------------


def maracaibo(title: Title) -> list[Draw]:
    """Quests of others, the deck of quests, level II, what modules turn face down, Jordan's cards.

    A quest that was dealt to another seat cannot be the one that the viewer gave back; that lies in the market here, so
    that all others are as likely everywhere.
    """
    base = with_given_back_in_market(title)
    hidden = quests_kept(start(title, 3, {"hidden_locations": True, "hidden_developments": True}, "frequencies"))
    solo = quests_kept(start(title, 1, {"jordan_b_cards": 2}, "frequencies"))
    known = {*own_quests(base), *cast("Any", base.view(0))["quest_market"]}
    quests = Counter(quest for quest in pile(base, "quests") if quest not in known)
    level_2 = Counter(pile(base, "level-2"))
    level_1 = Counter(pile(hidden, "developments"))
    locations = Counter(card for card in pile(hidden, "map") if card.startswith("LOC"))
    a_cards = [card for card in jordans_cards(solo) if card.startswith("A")]
    b_cards = [card for card in jordans_cards(solo) if card.startswith("B")]
    return [
        Draw("a quest of another seat", base.clone_position(), lies_at("players", 1, "quests", 0), quests),
        Draw("the next quest", base.clone_position(), lies_at("quest_deck", -1), quests),
        Draw("the next card of level II", base.clone_position(), lies_at("deck", -1), level_2),
        Draw("a face-down development", hidden.clone_position(), face_down("I-"), level_1),
        Draw("a face-down location", hidden.clone_position(), face_down("LOC"), locations),
        Draw("a development aside", hidden.clone_position(), aside_development(), level_1),
        Draw(
            "the next value tile",
            hidden.clone_position(),
            lies_at("tile_pile", -1),
            Counter(pile(hidden, "value-tiles")),
        ),
        Draw(
            "Jordan's next card", solo.clone_position(), lies_at("jordan", "deck", -1), Counter(2 * a_cards + b_cards)
        ),
    ]


def quests_kept(game: Game) -> Game:
    while game.step == "keep":
        game.submit(game.seat_to_move, game.moves()[0])
    return game


def with_given_back_in_market(title: Title) -> Game:
    for seed in range(200):
        game = quests_kept(start(title, 3, {}, f"frequencies {seed}"))
        view = cast("Any", game.view(0))
        if view["players"][0]["given_back"] in view["quest_market"]:
            return game
    raise AssertionError("No seed brings the quest that was given back into the market.")


def own_quests(game: Game) -> list[str]:
    return [quest["quest"] for quest in cast("Any", game.view(0))["players"][0]["quests"]]


def jordans_cards(game: Game) -> list[str]:
    """All twelve, whichever six he plays with."""
    jordan = cast("Any", game.clone_position().to_data())["jordan"]
    return [*jordan["deck"], *jordan["left_out"]]


def lies_at(*place: str | int) -> Callable[[Position], str]:
    """Looks at a piece; without the marks of who knows a quest."""

    def look(position: Position) -> str:
        found: Any = position.to_data()
        for part in place:
            found = found[part]
        return str(found).partition("/")[0]

    return look


def face_down(code: str) -> Callable[[Position], str]:
    """Looks at the first place with a hidden card of this kind."""

    def look(position: Position) -> str:
        data: Any = position.to_data()
        places: Any = cast("Any", position.view(0))["places"]
        hidden = [card for place, card in zip(places, data["map"], strict=True) if place["hidden"]]
        return next(str(card) for card in hidden if card.startswith(code))

    return look


def aside_development() -> Callable[[Position], str]:
    """Looks at the topmost development of the cards that are not in play."""
    return lambda position: next(
        str(card) for card in reversed(cast("Any", position.to_data())["aside"]) if card.startswith("I-")
    )


# --- Treasure Map -----------------------------------------------------------------------------------------------------


def treasure_map(title: Title) -> list[Draw]:
    """Backs of tokens on temples and in other hands, Eldorado, the compass, dice."""
    fresh = start(title, 3, {}, "frequencies")
    game = start(title, 3, {}, "frequencies")
    while not carried_tokens(game, 1):
        game.submit(game.seat_to_move, game.clone_position().baseline_move())
    view = cast("Any", game.view(0))
    known = {*view["out_of_game"], *view["swapped"], *[token["token"] for token in carried_tokens(game, 0)]}
    tokens = Counter(f"token-1-Z{zone}" for zone in range(1, 10) if f"token-1-Z{zone}" not in known)
    temple = next(place for place, token in enumerate(view["temple_tokens"]) if token is not None)
    cards = Counter(f"map-{letter}" for letter in "ABCD")
    sectors = Counter(str(sector) for sector in range(12))
    return [
        Draw("a token in a temple", game.clone_position(), lies_at("temple_tokens", temple), tokens),
        Draw("a token of another seat", game.clone_position(), lies_at("players", 1, "carried", "tokens", 0), tokens),
        Draw("Eldorado", game.clone_position(), lies_at("eldorado"), cards),
        Draw("the compass", fresh.clone_position(), spun, sectors),
    ]


def carried_tokens(game: Game, seat: int) -> list[Any]:
    """Of a seat, as seat 0 sees them."""
    found: list[Any] = cast("Any", game.view(0))["players"][seat]["carried"]["tokens"]
    return found


def spun(position: Position) -> str:
    position.play(position.moves()[0])
    return str(position.to_data()["sector"])


def caribbean_conquest(title: Title) -> list[Draw]:
    """Nothing is hidden but where the compass will point."""
    fresh = start(title, 3, {}, "frequencies")
    return [Draw("the compass", fresh.clone_position(), spun, Counter(str(sector) for sector in range(12)))]


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
    "maracaibo": maracaibo,
    "treasure_map": treasure_map,
    "caribbean_conquest": caribbean_conquest,
    "whisper": whisper,
    "regatta": lambda title: [],  # nothing of it is hidden
}
