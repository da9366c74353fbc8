"""Everything that Amerigo can say, in both languages."""

from __future__ import annotations

import pytest
from tests.words.speech import NAMES, is_fine, random_game, some_moves

from flibuste.games import find_title
from flibuste.games.amerigo.pieces import COLORS, GOODS, SHAPES, TILE_KINDS, TOKEN_KINDS, TOKENS
from flibuste.games.amerigo.play import STEPS
from flibuste.games.amerigo.position import SOURCES
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.words import Words

NOT_TOLD = {"total"}
"""What a preview sums up from its other parts."""


def amerigo() -> Title:
    return find_title("amerigo")


@pytest.fixture
def title() -> Title:
    return amerigo()


# --- everything by itself ---------------------------------------------------------------------------------------------


def test_every_move_has_words_of_its_own(words: Words) -> None:
    told = [words.move(move) for move in some_moves(amerigo())]
    assert len(told) > 200
    assert len(set(told)) == len(told)


def test_every_token_has_its_own_name_and_says_what_it_does(words: Words) -> None:
    assert len(TOKENS) == 24
    for form in ("", "text"):
        assert len({words.card(token.code, form) for token in TOKENS}) == 24
    assert all(words.card(token.code, "text").endswith(".") for token in TOKENS)


def test_a_token_says_once_only_where_it_is_used_once(words: Words) -> None:
    """AM-TOK-31: by the option of the game; without any, as it usually is."""
    once, always = (Words(amerigo(), words.language, {"tok17_permanent": stays}) for stays in (False, True))
    start = {"en": ("Once,", "Whenever "), "fr": ("Une fois,", "Chaque fois ")}[words.language]
    assert words.card("first-in-line", "text") == once.card("first-in-line", "text")
    assert once.card("first-in-line", "text").startswith(start[0])
    assert always.card("first-in-line", "text").startswith(start[1])


def test_colors_actions_goods_shapes_and_tiles_have_names(words: Words) -> None:
    families = {
        "color": COLORS,
        "action": COLORS,
        "good": GOODS,
        "production": GOODS,
        "shape": [shape.code for shape in SHAPES],
        "tile": TILE_KINDS,
        "use": TOKEN_KINDS,
        "source": [*SOURCES, "order"],
    }
    for family, codes in families.items():
        assert len({words.text(f"{family}-{code}") for code in codes}) == len(codes)
    assert all(words.text(f"action-{color}", form="text").endswith(".") for color in COLORS)
    for ending in ("five_rounds", "decision_limit"):
        assert words.ending(ending).endswith(".")


FACTS: dict[str, object] = {
    "points": 4, "gold": 2, "color": "black", "cubes": 3, "ship": 1, "cell": "I3", "neutral": 1,
    "tile": "neutral", "shape": "U5",
}  # fmt: skip


def test_every_step_has_a_name_and_prompts(words: Words) -> None:
    for step in STEPS:
        assert words.step(step.name)
        mine = words.prompt(step.name, 0, NAMES, 0, FACTS)
        theirs = words.prompt(step.name, 0, NAMES, 1, FACTS)
        assert is_fine(mine, ".?")
        assert is_fine(theirs)
        assert "Anne" not in mine
        assert step.name == "over" or "Anne" in theirs


def test_every_step_says_what_comes_first(words: Words) -> None:
    told = {words.reason(Reason("not-now", "", {"step": step.name})) for step in STEPS}
    assert len(told) == len(STEPS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_preview_has_words(words: Words, seats: int) -> None:
    """What a move brings is said on the page too: a fact without words would be passed over in silence."""
    facts: set[str] = set()
    for game in random_game(amerigo(), f"preview {seats}", seats, {}):
        moves = game.moves()
        for move in moves if len(moves) < 20 else moves[::9]:
            preview = game.preview(move)
            facts |= preview.keys()
            assert "  " not in words.preview(preview)
    assert {"ap", "spends", "gold", "points", "tokens", "place"} <= facts
    assert [fact for fact in facts - NOT_TOLD if not words.has(f"preview-{fact}")] == []


REASONS: list[tuple[str, dict[str, int | str]]] = [
    ("already-first", {}),
    ("both-ships-enter", {}),
    ("cell-taken", {"cell": "M1"}),
    ("no-more-neutral-tiles", {"most": 1}),
    ("no-more-neutral-tiles", {"most": 2}),
    ("no-post-there", {"island": "El Faro"}),
    ("not-joined", {"island": "El Faro"}),
    ("not-on-the-market", {"production": "coffee:4"}),
    ("not-on-water", {"cell": "I4"}),
    ("off-the-map", {"place": "frame-15"}),
    ("other-space-color", {"color": "brown"}),
    ("other-tile-chosen", {"shape": "R6"}),
    ("outside-the-map", {"cell": "X24"}),
    ("ship-in-the-way", {"place": "R6"}),
    ("tile-fits-nowhere", {"tile": "neutral", "shape": "U5"}),
    ("tile-gone", {"tile": "village", "shape": "O4"}),
    ("tile-not-waiting", {"tile": "village", "shape": "O4"}),
    ("token-not-now", {"token": "fair-wind"}),
    ("token-used-up", {"token": "five-gold"}),
    ("too-few-points", {"cost": 5, "points": 1, "gold": 0}),
    ("track-ends", {"track": "special", "spaces": 1}),
]


@pytest.mark.parametrize("key, facts", REASONS)
def test_what_is_rarely_refused(words: Words, key: str, facts: dict[str, int | str]) -> None:
    text = words.reason(Reason(key, "", facts))
    assert is_fine(text), text
    for fact in ("cell", "place"):
        assert "frame" in str(facts.get(fact, "frame")) or str(facts[fact]) in text


# --- what single sentences look like ----------------------------------------------------------------------------------


def move(notation: str) -> Move:
    return amerigo().book.by_notation[notation]


@pytest.mark.parametrize(
    "notation, english, french",
    [
        ("act green", "Expansion (green)", "Construction (vert)"),
        ("special green", "Expansion by special action", "Construction par action spéciale"),
        ("sail I3", "Sail to I3", "Naviguer vers I3"),
        ("sail T16", "Sail to T16", "Naviguer vers T16"),
        ("sail frame-0", "Sail to frame space 0", "Naviguer vers la case 0 du cadre"),
        ("plan neutral I3", "Plan a neutral tile (row of three)", "Planifier une tuile neutre (ligne de trois)"),
        (
            "lay I3/1 I3",
            "Build at I3: row of three, a quarter turn",
            "Construire en I3\xa0: ligne de trois, un quart de tour",
        ),
        ("take three-gold", "Take “3 gold”", "Prendre «\xa03 pièces d’or\xa0»"),
        ("buy coconut:3", "Buy coconut production for 3", "Acheter une production de noix de coco pour 3"),
        ("steps 1", "1 step", "1 case"),
    ],
)
def test_moves(notation: str, english: str, french: str) -> None:
    """Some cells are called like a shape or an island tile: they stay cells."""
    assert Words(amerigo(), "en").move(move(notation)) == english
    assert Words(amerigo(), "fr").move(move(notation)) == french


@pytest.mark.parametrize(
    "cubes, french",
    [
        (["white"], "Anne jette 2 cubes verts. Il en sort 1 blanc."),
        (
            ["blue", "blue", "brown", "brown", "black"],
            "Anne jette 2 cubes verts. Il en sort 2 bleus, 2 marron et 1 noir.",
        ),
    ],
)
def test_cubes_in_french(cubes: list[str], french: str) -> None:
    event: Data = {"name": "cubes-thrown", "facts": {"seat": 0, "color": "green", "thrown": 2, "cubes": cubes}}
    assert Words(amerigo(), "fr").event(event, NAMES) == french


def test_a_reason_gives_its_numbers() -> None:
    reason = Reason("too-few-points", "", {"cost": 6, "points": 3, "gold": 2})
    assert Words(amerigo(), "en").reason(reason) == "This takes 6 action points; you have 3 and 2 gold."
    told = Words(amerigo(), "fr").reason(reason)
    assert told == "Il faut 6 points d’action\u202f; vous en avez 3 et 2 pièces d’or."


def test_previews() -> None:
    english, french = Words(amerigo(), "en"), Words(amerigo(), "fr")
    built = {"ap": 2, "spends": 1, "points": 6, "goods": 1, "lost": 0, "completion": 3, "total": 9}
    told = "2 action points, costs 1 gold, +6 points, takes 1 good, +3 for completing the island"
    assert english.preview(built) == told
    assert french.preview({"ap": 1, "gold": 2}) == "1 point d’action, +2 d’or"
