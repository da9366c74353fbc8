"""Everything that Pirates of Maracaibo can say, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.games import find_title
from flibuste.games.maracaibo.effects import DEVELOPMENT_TYPES, TREASURES, UNITS
from flibuste.games.maracaibo.play import STEPS
from flibuste.games.maracaibo.position import JORDAN, SOURCES
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.words import LANGUAGES, Words

NAMES = ["Anne", "Bao", "Chloé", "Dirk"]
NOBODY_DECIDES = {"arrived", "landed", "coming-in", "vacant", "turn-end", "over"}
NAMED = {"location": 12, "residence": 12, "development": 59, "figurehead": 12, "quest": 25}
"""Kinds of pieces of which each has a name of its own."""


def maracaibo() -> Title:
    return find_title("maracaibo")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Iterator[Words]:
    """Words that must not have missed anything when the test is over."""
    words = Words(maracaibo(), request.param)
    yield words
    assert words.complaints == []


def random_game(seed: str, seats: int, options: dict[str, object]) -> Iterator[Game]:
    """The game before each of its moves, and at its end."""
    game = start(maracaibo(), seats, options, seed)
    rng = rng_from_text(seed)
    while not game.over:
        yield game
        moves = game.moves()
        game.submit(game.seat_to_move, moves[rng.below(len(moves))])
    yield game


def is_fine(text: str, ends: str = ".!") -> bool:
    return text == text.strip() and text[-1] in ends and "  " not in text and "{" not in text and ".." not in text


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


def test_every_step_says_what_comes_first(words: Words) -> None:
    told = {words.reason(Reason("not-now", "", {"step": step.name})) for step in STEPS}
    assert len(told) == len(STEPS)


# --- whole games ------------------------------------------------------------------------------------------------------

MODULES: dict[str, object] = {
    "hidden_locations": True, "hidden_developments": True, "skirmishes": True, "quest_hunters": True, "rubies": True,
    "sunny_retirement": True,
}  # fmt: skip
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("a", 2, {}),
    ("b", 3, {"layout": "channel", "skirmishes": True, "residence_doubloons": True}),
    ("c", 4, MODULES),
    ("d", 1, {"jordan_b_cards": 6}),
    ("e", 1, {**MODULES, "jordan_b_cards": 3, "layout": "diagonal"}),
    ("f", 2, {"decision_limit": 100}),
]


@pytest.mark.parametrize("seed, seats, options", GAMES)
def test_the_whole_log_of_a_game(words: Words, seed: str, seats: int, options: dict[str, object]) -> None:
    *_, game = random_game(seed, seats, options)
    for event in game.events:
        for you in (NOBODY, *range(seats)):
            text = words.event(event, NAMES, you)
            assert is_fine(text), text
    assert all(words.source(line["source"]) for line in game.score_sheet())


@pytest.mark.parametrize("seed, seats, options", GAMES[1:5])
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
        for move in maracaibo().book.moves:
            reason = game.why_not(seat, move)
            if reason is not None:
                refused.add(reason.key)
                assert is_fine(words.reason(reason, NAMES, seat))
    assert len(refused) > 12
    assert facts
    assert [fact for fact in facts if not words.has(f"preview-{fact.replace('_', '-')}")] == []


# --- what single sentences look like ----------------------------------------------------------------------------------

RARE: list[tuple[str, dict[str, object], str]] = [
    (
        "sailed",
        {"seat": 0, "place": "c3.2", "shown": True, "card": "LOC1", "hidden": ""},
        "You sail to “Trinidad”.",
    ),
    (
        "sailed",
        {"seat": 0, "place": "c3.2", "shown": False, "card": "", "hidden": "development"},
        "You sail to a hidden development.",
    ),
    (
        "sailed",
        {"rival": "jordan", "place": "gulf", "shown": False, "card": "", "hidden": ""},
        "Jordan sails to the Gulf.",
    ),
    ("upgraded", {"seat": 0, "space": "ship-B3"}, "You upgrade your ship: developments and residences cost 2 less."),
    ("swords-spent", {"seat": 0, "action": "raid-doubloons", "cost": 2}, "You spend 2 swords: 3 doubloons."),
    (
        "explored",
        {"seat": 0, "space": "way-13u", "rivers": 1},
        "Your explorer goes to “raid for a type of your choice, strength 4”, 1 river crossed.",
    ),
    ("skirmish", {"seats": [0, 1], "dice": [3, 5], "totals": [4, 5]}, "Skirmish between Anne and Bao: 4 and 5."),
    (
        "duel",
        {"seat": 0, "dice": [3, 5], "own": 4, "his": 4, "won": False, "lost": False},
        "Skirmish: you have 4, Jordan 4. Nobody wins it.",
    ),
    (
        "quests-exchanged",
        {"seat": 0, "quests": ["Q01", "Q03"]},
        "You replace the quests of the market. “5 gold treasures” and “5 pearls” go under the deck.",
    ),
    ("filler-laid", {"place": "c2.1"}, "The deck is empty: a card that nobody can buy is laid in its place."),
    ("ruby-sold", {"seat": 0, "space": 0}, "You sell a ruby."),
    ("game-ended", {"winners": [], "ending": "three_rounds", "lost": True}, "The game is over. Jordan wins."),
    ("game-ended", {"winners": [0], "ending": "three_rounds", "lost": False}, "The game is over. You win!"),
]


@pytest.mark.parametrize("name, facts, english", RARE)
def test_what_happens_rarely(words: Words, name: str, facts: dict[str, object], english: str) -> None:
    event: Data = {"name": name, "facts": facts}
    assert all(is_fine(words.event(event, NAMES, you)) for you in (NOBODY, 0, 1))
    if words.language == "en":
        assert words.event(event, NAMES, 0) == english


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
    assert hunters.card("Q11", "text") == f"{income}: twice 7 points, otherwise −5."
