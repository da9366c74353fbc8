"""Everything that Pirates of Maracaibo can say, in both languages."""

from __future__ import annotations

import pytest
from tests.words.speech import NAMES, is_fine, random_game

from flibuste.games import find_title
from flibuste.games.maracaibo.effects import DEVELOPMENT_TYPES, TREASURES, UNITS
from flibuste.games.maracaibo.play import STEPS
from flibuste.games.maracaibo.position import JORDAN, SOURCES
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.words import Words

NOBODY_DECIDES = {"arrived", "landed", "coming-in", "vacant", "turn-end", "over"}
NAMED = {"location": 12, "residence": 12, "development": 59, "figurehead": 12, "quest": 25}
"""Kinds of pieces of which each has a name of its own."""


def maracaibo() -> Title:
    return find_title("maracaibo")


@pytest.fixture
def title() -> Title:
    return maracaibo()


# --- everything by itself ---------------------------------------------------------------------------------------------


def test_every_move_has_words_of_its_own(words: Words) -> None:
    told = [words.move(move, NAMES) for move in maracaibo().book.moves]
    assert len(told) > 350
    twice = {text for text in told if told.count(text) > 1}
    spaces = [words.move(move) for move in maracaibo().book.moves if move.key in ("move-upgrade", "move-explore")]
    assert twice <= set(spaces)  # two spaces of a ship or of the track may do the same


@pytest.mark.parametrize("kind", NAMED)
def test_every_piece_has_a_name_and_says_what_it_does(words: Words, kind: str) -> None:
    codes = [str(piece["code"]) for piece in maracaibo().catalogue() if piece["kind"] == kind]
    assert len({words.card(code) for code in codes}) == len(codes) == NAMED[kind]
    assert all(is_fine(words.card(code, "text")) for code in codes)


def test_pieces_of_boards_say_what_they_do(words: Words) -> None:
    """Whatever the catalogue holds can be named."""
    for piece in maracaibo().catalogue():
        code = str(piece["code"])
        name = words.card(code)
        assert name != code
        assert "card-" not in name
        assert "{" not in name
    for form in ("front", "back"):
        assert len({words.card(f"market-{tile}", form) for tile in range(1, 6)}) == 5


def test_treasures_types_sources_and_endings_have_names(words: Words) -> None:
    families = {
        "treasure": TREASURES,
        "island": TREASURES,
        "type": DEVELOPMENT_TYPES,
        "kind": ["location", "residence", "development"],
        "source": [*SOURCES, "tie-buried"],
        "rival": [JORDAN],
    }
    for family, codes in families.items():
        assert len({words.text(f"{family}-{code}") for code in codes}) == len(codes)
    assert len({words.text("unit", {"type": unit}) for unit in UNITS}) == len(UNITS)
    assert len({words.missing(f"{unit}:2") for unit in UNITS}) == len(UNITS)
    for ending in ("three_rounds", "decision_limit"):
        assert words.ending(ending).endswith(".")


FACTS: dict[str, object] = {
    "steps": 3, "upgrades": 1, "rerolls": 1, "swords": 2, "type": "gold", "treasures": 3, "cubes": 2, "shovels": 1,
    "points": 4, "quests": 1, "doubloons": 8, "surcharge": 3, "price": 3, "tile": 2,
}  # fmt: skip


def test_every_step_has_a_name_and_prompts(words: Words) -> None:
    for step in STEPS:
        assert words.step(step.name)
        mine = words.prompt(step.name, 0, NAMES, 0, FACTS)
        theirs = words.prompt(step.name, 0, NAMES, 1, FACTS)
        assert is_fine(mine, ".?"), mine
        assert is_fine(theirs), theirs
        assert "Anne" not in mine
        assert step.name in NOBODY_DECIDES or "Anne" in theirs


@pytest.mark.parametrize("seats", [1, 3])
def test_every_prompt_of_a_game(words: Words, seats: int) -> None:
    """With the numbers of the moment."""
    for game in random_game(maracaibo(), f"prompts {seats}", seats, {"rubies": True, "skirmishes": True}):
        at_hand = game.view(game.seat_to_move)["at_hand"]
        assert isinstance(at_hand, dict)
        text = words.prompt(game.step, game.seat_to_move, NAMES, game.seat_to_move, at_hand)
        assert is_fine(text, ".?"), text


def test_every_step_says_what_comes_first(words: Words) -> None:
    told = {words.reason(Reason("not-now", "", {"step": step.name})) for step in STEPS}
    assert len(told) == len(STEPS)


# --- what single sentences look like ----------------------------------------------------------------------------------


def move(notation: str) -> Move:
    return maracaibo().book.by_notation[notation]


@pytest.mark.parametrize(
    "notation, english, french",
    [
        ("keep Q05", "Keep the quest “3 buried emeralds”", "Garder la quête «\xa03 émeraudes enterrées\xa0»"),
        ("sail gulf", "Sail to the Gulf", "Naviguer\xa0: le Golfe"),
        ("build RES3", "Build “Shipyard”", "Construire «\xa0Chantier naval\xa0»"),
        ("upgrade A1", "Upgrade: 4 doubloons", "Améliorer\xa0: 4 doublons"),
        ("spend doubloons", "2 swords: 3 doubloons", "2 sabres\xa0: 3 doublons"),
        (
            "spend mermaid",
            "Mermaid: raid action, 2 swords: 2 points and 2 doubloons",
            "Sirène\xa0: action de raid, 2 sabres\xa0: 2 points et 2 doublons",
        ),
        ("bury pearl 2", "Bury a pearl: space 2", "Enterrer une perle\xa0: case 2"),
        ("explore 22", "Explore to “6 doubloons”", "Explorer jusqu’à «\xa06 doublons\xa0»"),
        ("explore H", "Explore to the half-price tile", "Explorer jusqu’à la tuile Moitié prix"),
    ],
)  # fmt: skip
def test_moves(notation: str, english: str, french: str) -> None:
    assert Words(maracaibo(), "en").move(move(notation)) == english
    assert Words(maracaibo(), "fr").move(move(notation)) == french


def test_what_a_card_does_is_said_from_its_printed_facts() -> None:
    words = Words(maracaibo(), "en")
    assert words.card("I-C7", "text") == (
        "Crew, costs 5, 4 points at the end. At once: bury a treasure and 2 doubloons."
    )
    assert words.card("II-E9", "text") == (
        "Equipment, costs 6, 6 points at the end. "
        "For good: +1 whenever you explore and when you explore, give up 1 step: 2 doubloons."
    )
    assert words.card("II-E4", "text").endswith("At the end: 7 points for each set of 3 gold treasures.")
    assert words.card("RES1", "text") == (
        "Residence, costs 16. At the end: 2 points for each doubloon of income, at most 24."
    )
    assert words.card("LOC5", "text") == "Location: explore 2 / bury a treasure and 2 doubloons."
    assert words.card("harpy", "text") == (
        "Figurehead. For good: your ship sails up to 4 spaces. Income each round: 4 doubloons."
    )


def test_a_quest_says_what_it_is_worth_by_the_rules_of_the_table() -> None:
    """Quest Hunters want the harder level."""
    plain, hunters = (Words(maracaibo(), "en", {"quest_hunters": hunt}) for hunt in (False, True))
    income = "an income of 10 doubloons"
    assert plain.card("Q11", "text") == f"an income of 6 doubloons: 3 points; {income}: 7 points."
    assert hunters.card("Q11", "text") == f"{income}: 14 points, otherwise −5."
