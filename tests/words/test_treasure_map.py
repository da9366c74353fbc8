"""Everything that Treasure Map can say, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.treasure_map.table import MODES
from tests.words.speech import NAMES, is_fine

from flibuste.games import find_title
from flibuste.games.ship_adventure.chart import DIRECTIONS
from flibuste.games.ship_adventure.treasure_map.play import STEPS
from flibuste.games.ship_adventure.treasure_map.position import ENDINGS
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.words import Words

NOBODY_DECIDES = {"stopped", "pirates", "level-check", "over"}
NAMED = {"equipment": 8, "zone": 9, "map-card": 4, "token": 27, "piece": 4, "sector": 12}
"""Kinds of pieces of which each has a name of its own."""


def treasure_map() -> Title:
    return find_title("treasure_map")


@pytest.fixture
def title() -> Title:
    return treasure_map()


def random_game(seed: str, seats: int, options: dict[str, object]) -> Iterator[Game]:
    """The game before each of its moves, and at its end; most moves are the baseline's, so that something happens."""
    game = start(treasure_map(), seats, options, seed)
    rng = rng_from_text(seed)
    while not game.over and len(game.entries) < 700:
        yield game
        moves = game.moves()
        sensible = game.clone_position().baseline_move()
        game.submit(game.seat_to_move, sensible if rng.below(3) else moves[rng.below(len(moves))])
    yield game


# --- everything by itself ---------------------------------------------------------------------------------------------


def test_every_move_has_words_of_its_own(words: Words) -> None:
    told = [words.move(move, NAMES) for move in treasure_map().book.moves]
    assert len(told) > 600
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("kind", NAMED)
def test_every_piece_has_a_name(words: Words, kind: str) -> None:
    codes = [str(piece["code"]) for piece in treasure_map().catalogue() if piece["kind"] == kind]
    assert len({words.card(code) for code in codes}) == len(codes) == NAMED[kind]


def test_whatever_the_catalogue_holds_can_be_named(words: Words) -> None:
    for piece in treasure_map().catalogue():
        name = words.card(str(piece["code"]))
        assert "card-" not in name
        assert "{" not in name
        if piece["kind"] == "equipment":
            assert is_fine(words.card(str(piece["code"]), "text"))


def test_directions_and_endings_have_names(words: Words) -> None:
    assert len({words.text("way", {"way": way}) for way in DIRECTIONS}) == 8
    assert len({words.ending(ending) for ending in ENDINGS if ending}) == 4


FACTS: dict[str, object] = {
    "points": 3, "drifts": 0, "steps": 2, "pirate": 1, "dice": 2, "fired": 1, "stage": "business",
    "target": "crew-2", "kind": "crew", "to": 1,
}  # fmt: skip


def test_every_step_has_a_name_and_prompts(words: Words) -> None:
    for step in STEPS:
        assert words.step(step.name)
        for fired in (0, 1):
            mine = words.prompt(step.name, 0, NAMES, 0, FACTS | {"fired": fired})
            theirs = words.prompt(step.name, 0, NAMES, 1, FACTS | {"fired": fired})
            assert is_fine(mine, ".?"), mine
            assert is_fine(theirs), theirs
            assert "Anne" not in mine
            assert step.name in NOBODY_DECIDES or "Anne" in theirs


def test_every_step_says_what_comes_first(words: Words) -> None:
    told = {words.reason(Reason("not-now", "", {"step": step.name})) for step in STEPS}
    assert len(told) >= len(STEPS) - 1  # whoever may fire is asked the same, attacked or not


# --- whole games ------------------------------------------------------------------------------------------------------

GAMES = [(f"words {number}", 1 + number % 4, options) for number, options in enumerate(MODES)]


@pytest.mark.parametrize("seed, seats, options", GAMES)
def test_the_whole_log_of_a_game(words: Words, seed: str, seats: int, options: dict[str, object]) -> None:
    *_, game = random_game(seed, seats, options)
    for event in game.events:
        for you in (NOBODY, *range(seats)):
            text = words.event(event, NAMES, you)
            assert is_fine(text), text
    assert all(words.source(line["source"]) for line in game.score_sheet())


@pytest.mark.parametrize("seed, seats, options", GAMES[:5])
def test_prompts_previews_and_refusals_of_a_game(
    words: Words, seed: str, seats: int, options: dict[str, object]
) -> None:
    """Every step of a game asks in words, says what its moves bring, and why others cannot be made."""
    refused: set[str] = set()
    facts: set[str] = set()
    steps: dict[str, int] = {}
    for game in random_game(seed, seats, options):
        seat = game.seat_to_move
        steps[game.step] = steps.get(game.step, 0) + 1
        if game.over or steps[game.step] > 4:
            continue
        at_hand = game.view(seat)["at_hand"]
        assert isinstance(at_hand, dict)
        assert is_fine(words.prompt(game.step, seat, NAMES, seat, at_hand), ".?")
        for move in game.moves():
            facts |= game.preview(move).keys()
            assert "  " not in words.preview(game.preview(move))
        for move in treasure_map().book.moves:
            reason = game.why_not(seat, move)
            if reason is not None:
                refused.add(reason.key)
                assert is_fine(words.reason(reason, NAMES, seat)), reason.key
    assert len(refused) > 6
    assert facts
    assert [fact for fact in facts if not words.has(f"preview-{fact.replace('_', '-')}")] == []


# --- what single sentences look like ----------------------------------------------------------------------------------

CREW = {"target": "crew-2", "kind": "crew", "to": 1}
PIRATE = {"target": "pirate-3", "kind": "pirate", "pirate": 3}
RARE: list[tuple[str, dict[str, object], str]] = [
    ("fired", {"seat": 0, **CREW}, "You fire at Bao."),
    ("was-fired-at", {"seat": 0, **PIRATE}, "Pirate 3 fires at you."),
    ("combat-dice", {"seat": 0, **CREW, "dice": [4, 5], "own": 5, "other": 5, "equal": True}, "You: 5, Bao: 5. Equal!"),
    ("crew-beaten", {"seat": 0, **PIRATE}, "Pirate 3 beats you."),
    ("crew-beaten", {"seat": 1, "target": "crew-1", "kind": "crew", "to": 0}, "You beat Bao."),
    (
        "loot-taken",
        {"seat": 0, "gold": 4, "number": 1, "pieces": ["piece-2"], "tokens": ["token-1-Z9"]},
        "Your loot: 4 gold, a level 1 token of the Star, map piece 2.",
    ),
    ("loot-taken", {"seat": 0, "gold": 0, "number": 2, "pieces": [], "tokens": []}, "Your loot: no gold, 2 tokens."),
    ("loot-lost", {"gold": 3, "number": 0, "pieces": ["piece-1"]}, "Lost: 3 gold, map piece 1."),
    (
        "treasure-found",
        {"seat": 0, "level": 2, "gold": 12, "dice": [7, 5], "token": "token-2-Z1", "cell": "0,0"},
        "You throw 7 and 5: 12 gold, and a level 2 token of the Parrot that names 0,0.",
    ),
    ("stored", {"seat": 0, "gold": 0, "level": 0, "piece": 3, "token": ""}, "You store map piece 3."),
    ("ship-sunk", {"seat": 0}, "Your empty ship is sunk: a new one waits in your home port."),
    (
        "game-ended",
        {"winners": [0], "ending": "eldorado", "cell": "3,3", "turns": 9},
        "Eldorado is found, at 3,3! You win!",
    ),
    (
        "game-ended",
        {"winners": [], "ending": "caught", "cell": "3,3", "turns": 9},
        "The pirates have you. Eldorado was at 3,3. Nobody wins.",
    ),
]


@pytest.mark.parametrize("name, facts, english", RARE)
def test_what_happens_rarely(words: Words, name: str, facts: dict[str, object], english: str) -> None:
    event: Data = {"name": name, "facts": facts}
    assert all(is_fine(words.event(event, NAMES, you)) for you in (NOBODY, 0, 1))
    if words.language == "en":
        assert words.event(event, NAMES, 0) == english


def test_others_do_not_read_which_token_it_was() -> None:
    """What an event leaves out for them, its words leave out."""
    words = Words(treasure_map(), "en")
    found: Data = {
        "name": "treasure-found",
        "facts": {"seat": 0, "level": 1, "gold": 4, "dice": [4], "token": "", "cell": ""},
    }
    assert words.event(found, NAMES, 1) == "Anne throws 4: 4 gold, and a token of level 1."
    stored: Data = {"name": "stored", "facts": {"seat": 0, "gold": 0, "level": 1, "piece": 0, "token": ""}}
    assert words.event(stored, NAMES, 1) == "Anne stores a token of level 1."


def move(notation: str) -> Move:
    return treasure_map().book.by_notation[notation]


@pytest.mark.parametrize(
    "notation, english, french",
    [
        ("go NE", "Go northeast", "Aller vers le nord-est"),
        ("fight crew-2", "Fight Bao", "Combattre Bao"),
        ("fight ship-2", "Sink Bao’s empty ship", "Couler le bateau vide de Bao"),
        ("fire galleon", "Fire at the galleon", "Tirer sur le galion"),
        ("buy sabre", "Buy a sabre", "Acheter un sabre"),
        ("store-gold 1", "Store 1 gold", "Mettre 1 pièce d’or à l’abri"),
        (
            "swap token-1-Z9 3",
            "Swap the level 1 token of the Star for map piece 3",
            "Échanger le jeton de niveau 1 (zone Étoile) contre le morceau 3",
        ),
    ],
)
def test_moves(notation: str, english: str, french: str) -> None:
    assert Words(treasure_map(), "en").move(move(notation), NAMES) == english
    assert Words(treasure_map(), "fr").move(move(notation), NAMES) == french


def test_what_a_fight_offers() -> None:
    words = Words(treasure_map(), "en")
    assert words.preview({"win": 58, "lose": 42, "gold_won": 5, "gold_lost": 3}) == (
        "58% to win, 42% to lose, 5 gold to win, 3 gold to lose"
    )
    assert words.card("sabre", "text") == "Close combat: +1."
    assert words.card("long_guns", "text") == "Gunnery: +3."
