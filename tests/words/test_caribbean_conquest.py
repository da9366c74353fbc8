"""Everything that Caribbean Conquest can say, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.words.speech import NAMES, is_fine

from flibuste.games import find_title
from flibuste.games.ship_adventure.caribbean_conquest.play import STEPS
from flibuste.games.ship_adventure.caribbean_conquest.position import ENDINGS
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.words import Words


def conquest() -> Title:
    return find_title("caribbean_conquest")


@pytest.fixture
def title() -> Title:
    return conquest()


def game_of(seed: str, seats: int, options: dict[str, object]) -> Iterator[Game]:
    """The game before each of its moves, and at its end: half at random, half with sense, so that there are fights."""
    game = start(conquest(), seats, options, seed)
    rng = rng_from_text(seed)
    while not game.over:
        yield game
        moves = game.moves()
        sensible = rng.below(2) == 0
        move = game.clone_position().baseline_move() if sensible else moves[rng.below(len(moves))]
        game.submit(game.seat_to_move, move)
    yield game


# --- everything by itself ---------------------------------------------------------------------------------------------


def test_every_move_has_words_of_its_own(words: Words) -> None:
    told = [words.move(move) for move in conquest().book.moves]
    assert len(told) > 5000
    assert len(set(told)) == len(told)


def test_every_piece_has_a_name(words: Words) -> None:
    for piece in conquest().catalogue():
        name = words.card(str(piece["code"]))
        assert name != piece["code"]
        assert "{" not in name


def test_endings_and_sources_have_words(words: Words) -> None:
    told = {words.ending(ending) for ending in ENDINGS if ending}
    assert len(told) == 5
    assert all(is_fine(text) for text in told)
    assert len({words.source(source) for source in ("points-held", "whole-zones", "gold")}) == 3


FACTS: dict[str, object] = {
    "unit": "ship", "gold": 7, "points": 4, "cell": "5,9", "at": "5,8", "ships": 1, "crews": 2, "fights": 2, "balls": 1,
}  # fmt: skip


def test_every_step_has_a_name_and_prompts(words: Words) -> None:
    for step in STEPS:
        assert words.step(step.name)
        mine = words.prompt(step.name, 0, NAMES, 0, FACTS)
        theirs = words.prompt(step.name, 0, NAMES, 1, FACTS)
        assert is_fine(mine, ".?!"), mine
        assert is_fine(theirs), theirs
        assert "Anne" not in mine
        assert step.name == "over" or "Anne" in theirs


def test_every_step_says_what_comes_first(words: Words) -> None:
    asked = [step.name for step in STEPS if step.name != "battles"]  # there the fights themselves come first
    told = {words.reason(Reason("not-now", "", {"step": step})) for step in asked}
    assert len(told) == len(asked)


# --- whole games ------------------------------------------------------------------------------------------------------

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("a", 2, {"start_gold": 20, "turn_limit": 8}),
    ("b", 3, {"start_gold": 30, "start_balls": 5, "camouflage": "normal_roll", "turn_limit": 6}),
    ("c", 4, {"combat_tie": "defender_wins", "colors": "drawn", "turn_limit": 6}),
    ("d", 2, {"boxes": "4", "steps": "by_board", "turn_limit": 3}),
    ("e", 2, {"decision_limit": 100}),
]


@pytest.mark.parametrize("seed, seats, options", GAMES)
def test_the_whole_log_of_a_game(words: Words, seed: str, seats: int, options: dict[str, object]) -> None:
    *_, game = game_of(seed, seats, options)
    for event in game.events:
        for you in (NOBODY, *range(seats)):
            text = words.event(event, NAMES, you)
            assert is_fine(text), text
    assert all(words.source(line["source"]) for line in game.score_sheet())


@pytest.mark.parametrize("seed, seats, options", GAMES[:2])
def test_prompts_previews_and_refusals_of_a_game(
    words: Words, seed: str, seats: int, options: dict[str, object]
) -> None:
    """Every step of a game asks in words, says what its moves bring, and why others cannot be made."""
    refused: set[str] = set()
    facts: set[str] = set()
    steps: dict[str, int] = {}
    for game in game_of(seed, seats, options):
        seat = game.seat_to_move
        steps[game.step] = steps.get(game.step, 0) + 1
        if game.over or steps[game.step] > 4:
            continue
        at_hand = game.view(seat)["at_hand"]
        assert isinstance(at_hand, dict)
        assert is_fine(words.prompt(game.step, seat, NAMES, seat, at_hand), ".?!")
        for move in game.moves():
            facts |= game.preview(move).keys()
            assert "  " not in words.preview(game.preview(move))
        for move in conquest().book.moves[::7]:
            reason = game.why_not(seat, move)
            if reason is not None:
                refused.add(reason.key)
                assert is_fine(words.reason(reason, NAMES, seat))
    assert len(refused) > 8
    assert {"gold", "steps", "balls"} <= facts
    assert [fact for fact in facts if not words.has(f"preview-{fact}")] == []


# --- what single sentences look like ----------------------------------------------------------------------------------

RARE: list[tuple[str, dict[str, object], str]] = [
    ("crews-drowned", {"seat": 0, "crews": 2, "cell": "5,10"}, "Your 2 crews aboard go down at 5,10."),
    ("point-unharmed", {"seat": 0, "cell": "7,10"}, "Your walls at 7,10 hold: nothing is lost."),
    ("player-out", {"seat": 0}, "You are out of the game: no unit and no city are left."),
    (
        "majority-reached",
        {"seat": 0, "zones": 2},
        "You hold 2 zones, the majority: the game ends after this turn.",
    ),
    ("zone-completed", {"seat": 0, "zone": "Z1"}, "You hold the whole zone: Parrot. Its points count double."),
    ("goal-reached", {"seat": 0, "points": 40}, "You have 40 points: the game ends after this turn."),
    ("bought", {"seat": 0, "card": "sabre", "price": 3}, "You buy for 3 gold: Sabre."),
    (
        "group-moved",
        {"seat": 0, "ships": 1, "crews": 0, "from": "5,8", "cell": "5,9"},
        "You move 1 ship from 5,8 to 5,9.",
    ),
    (
        "combat-dice",
        {"seat": 0, "to": 1, "cell": "7,6", "kind": "close", "dice": [3, 4], "total": 5, "against": 5},
        "Close combat at 7,6: Anne 5, Bao 5.",
    ),
    (
        "game-ended",
        {"winners": [0], "ending": "majority"},
        "A majority of the zones decides the game. You win!",
    ),
]  # fmt: skip


@pytest.mark.parametrize("name, facts, english", RARE)
def test_what_happens_rarely(words: Words, name: str, facts: dict[str, object], english: str) -> None:
    event: Data = {"name": name, "facts": facts}
    assert all(is_fine(words.event(event, NAMES, you)) for you in (NOBODY, 0, 1))
    if words.language == "en":
        assert words.event(event, NAMES, 0) == english


def move(notation: str) -> Move:
    return conquest().book.by_notation[notation]


@pytest.mark.parametrize(
    "notation, english, french",
    [
        ("take 1+2", "Take 1 ship and 2 crews", "Prendre 1 bateau et 2 équipages"),
        ("take 0+1", "Take 1 crew", "Prendre 1 équipage"),
        ("go NE", "Go northeast", "Aller vers le nord-est"),
        ("recruit crew", "Recruit a crew", "Recruter un équipage"),
        ("buy sabre", "Buy: Sabre", "Acheter\xa0: Sabre"),
        ("storm 7,6", "Fight at 7,6", "Combattre en 7,6"),
        ("duck", "Hold your fire", "Ne pas riposter"),
    ],
)
def test_moves(notation: str, english: str, french: str) -> None:
    assert Words(conquest(), "en").move(move(notation)) == english
    assert Words(conquest(), "fr").move(move(notation)) == french


def test_a_reason_gives_its_numbers() -> None:
    reason = Reason("too-little-gold", "CC-BUY-02", {"price": 6, "gold": 4})
    assert Words(conquest(), "en").reason(reason) == "This costs 6 gold, and you have 4."
    assert Words(conquest(), "fr").reason(reason) == "Cela coûte 6 pièces d’or et vous en avez 4."


def test_odds_in_words() -> None:
    promise = {"steps": -1, "win": 42, "lose": 42, "tie": 16, "hold": 57}
    assert Words(conquest(), "en").preview(promise) == (
        "−1 step, 42% to win the throw, 42% to lose it, 16% to throw again, 57% to take the cell in the end"
    )
