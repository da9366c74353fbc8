"""What happens, may be done and is refused in whole games is said well, and what they rarely bring is too."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.words.speech import NAMES, is_fine, random_game, some_moves

from flibuste.games import find_title
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.options import Value
from flibuste.kernel.title import Title
from flibuste.words import Words

MODULES: dict[str, Value] = {
    "hidden_locations": True, "hidden_developments": True, "skirmishes": True, "quest_hunters": True, "rubies": True,
    "sunny_retirement": True,
}  # fmt: skip
GAMES: dict[str, list[tuple[str, int, dict[str, Value]]]] = {
    "port_royal": [
        ("a", 2, {}),
        ("b", 3, {"jester_pays_active": False}),
        ("c", 4, {"stop_with_empty_harbor": False}),
        ("d", 5, {"ending": "points_and_expedition"}),
        ("e", 5, {"decision_limit": 100, "first_player": "3"}),
        ("f", 4, {"sets": "sets_sail"}),
        ("g", 3, {"sets_sail_cards": True, "gambler": True}),
        ("h", 5, {"contracts": "competitive", "gambler": True, "sets_sail_cards": True}),
        ("i", 4, {"contracts": "competitive"}),
        ("j", 3, {"contracts": "cooperative", "victory_pile": 3}),
        ("k", 1, {"contracts": "cooperative", "gambler": True}),
        ("l", 3, {"adventure": "cooperative", "chapter": 3, "gambler": True}),
        ("m", 2, {"adventure": "competitive", "chapter": 5, "adventurers": "drafted"}),
        ("n", 4, {"adventure": "variable"}),
    ],
    "amerigo": [
        ("a", 2, {}),
        ("b", 3, {"layout": 17, "tower": "loose", "post_needs_step": True}),
        ("c", 4, {"tower": "sticky", "tok17_permanent": True}),
        ("d", 4, {"track_end_needs_base_ap": False, "allow_extra_chests": True}),
        ("e", 2, {"decision_limit": 100}),
    ],
    "maracaibo": [
        ("a", 2, {}),
        ("b", 3, {"layout": "channel", "skirmishes": True, "residence_doubloons": True}),
        ("c", 4, MODULES),
        ("d", 1, {"jordan_b_cards": 6}),
        ("e", 1, {**MODULES, "jordan_b_cards": 3, "layout": "diagonal"}),
        ("f", 2, {"decision_limit": 100}),
    ],
}
"""By title: a seed, the seats, the options."""
RARE: dict[str, list[tuple[str, dict[str, object], str]]] = {
    "port_royal": [
        ("ransom-paid", {"seat": 0, "coins": 15}, "You pay the ransom: 15 coins."),
        ("nest-emptied", {"seat": 0, "cards": ["flute:1/1"]}, "You discard the ships of your nest: a flute (1 sword)."),
        ("all-contracts-done", {}, "The last open contract is done."),
        (
            "time-card",
            {"seat": 0, "left": 0},
            "The first card of the turn comes from the time deck: it was the last one.",
        ),
        ("extra-card", {"seat": 0, "card": "flute:1/1", "cards": 2}, "You may take 2 cards more, thanks to Clerks."),
        (
            "coins-gained",
            {"seat": 0, "coins": 2, "source": "gunner"},
            "You gain 2 coins from the Gunner: ships in the harbor.",
        ),
        (
            "coins-gained",
            {"seat": 0, "coins": 1, "source": "vice_admiral"},
            "You gain 1 coin from the Vice-Admiral: 3 or 4 cards in the harbor.",
        ),
    ],
    "amerigo": [
        (
            "cubes-thrown",
            {"seat": 0, "color": "brown", "thrown": 2, "cubes": ["blue", "blue", "brown"]},
            "You throw 2 brown cubes. Out come 2 blue and 1 brown.",
        ),
        (
            "cubes-thrown",
            {"seat": 0, "color": "red", "thrown": 1, "cubes": []},
            "You throw 1 red cube. Nothing comes out.",
        ),
        (
            "phase-skipped",
            {"color": "white", "why": "nothing-out"},
            "The tower keeps everything: the phase of white cubes is skipped.",
        ),
        (
            "phase-skipped",
            {"color": "white", "why": "nothing-to-throw"},
            "There is no white cube to throw: this phase is skipped.",
        ),
        (
            "gold-gained",
            {"seat": 0, "gold": 4, "source": "cubes", "points": 1},
            "You get 4 gold for the cubes on the action space; 1 of it does not fit on the track and is a point.",
        ),
        (
            "gold-gained",
            {"seat": 0, "gold": 2, "source": "track-end", "points": 0},
            "You get 2 gold at the end of the track.",
        ),
        ("cubes-scored", {"seat": 0, "points": 9}, "You score 9 points for the cubes on the action space."),
        ("token-used", {"seat": 0, "token": "fair-wind"}, "You use “Fair wind”."),
        (
            "disk-leapt",
            {"seat": 0, "space": 4},
            "Your disk goes on top of the first one, to space 4 of the special track.",
        ),
        ("chest-taken", {"seat": 0, "island": "La Perla"}, "You take the chest of La Perla."),
        (
            "tile-built",
            {
                "seat": 0,
                "tile": "village",
                "shape": "V3",
                "turns": 1,
                "cell": "O4",
                "island": "La Perla",
                "points": 1,
                "goods": ["sugar", "cotton", "sugar"],
            },
            "You build a village (corner) on La Perla, at O4: +1 point, and you take 2 sugar and cotton.",
        ),
        (
            "ship-sailed",
            {"seat": 0, "ship": 2, "from": "", "place": "frame-3", "steps": 0},
            "Your ship 2 enters the map and sails to frame space 3.",
        ),
        (
            "ship-sailed",
            {"seat": 0, "ship": 1, "from": "T5", "place": "T5", "steps": 0},
            "Your ship 1 stays where it is.",
        ),
        (
            "pirates-won",
            {"seat": 0, "strength": 3, "points": 0},
            "The pirates beat you (strength 3): you have no point to lose, and no cannon is left.",
        ),
        (
            "market-filled",
            {"productions": ["cotton:3", "coconut:4", "cotton:2", "cotton:3"]},
            "New production tokens: 2 × cotton for 3, coconuts for 4, and cotton for 2.",
        ),
        ("tower-filled", {"cubes": []}, "All cubes go into the tower. None stays inside."),
        ("game-ended", {"winners": [0], "ending": "five_rounds"}, "The game is over. You win!"),
        ("game-ended", {"winners": [1], "ending": "decision_limit"}, "The decision limit ends the game. Bao wins."),
        (
            "game-ended",
            {"winners": [0, 1], "ending": "five_rounds"},
            "The game is over. Anne and Bao share the victory.",
        ),
    ],
    "maracaibo": [
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
        (
            "upgraded",
            {"seat": 0, "space": "ship-B3"},
            "You upgrade your ship: developments and residences cost 2 less.",
        ),
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
    ],
}
"""By title: an event, its facts, and what seat 0 is told in English."""
ALL_GAMES = pytest.mark.parametrize(
    "title, seed, seats, options",
    [pytest.param(find_title(id), *game, id=f"{id}-{game[0]}") for id, games in GAMES.items() for game in games],
)
UNTOLD = {"total"}
"""What a preview sums up from its other parts."""
OFTEN = 3
"""Moments of each step of a game that are looked at."""


@ALL_GAMES
def test_the_whole_log_of_a_game(words: Words, title: Title, seed: str, seats: int, options: dict[str, Value]) -> None:
    *_, game = random_game(title, seed, seats, options)
    for event in game.events:
        for you in (NOBODY, *range(seats)):
            text = words.event(event, NAMES, you)
            assert is_fine(text), text
    assert all(words.source(line["source"]) for line in game.score_sheet())


@ALL_GAMES
def test_previews_and_refusals_of_a_game(
    words: Words, title: Title, seed: str, seats: int, options: dict[str, Value]
) -> None:
    """Every step says what its moves bring, and why others cannot be made."""
    refused: set[str] = set()
    facts: set[str] = set()
    met: Counter[str] = Counter()
    for game in random_game(title, seed, seats, options):
        met[game.step] += 1
        if game.over or met[game.step] > OFTEN:
            continue
        for move in game.moves()[:: 1 + len(game.moves()) // 40]:
            facts |= game.preview(move).keys()
            assert "  " not in words.preview(game.preview(move))
        for move in some_moves(title):
            for seat in {game.seat_to_move, (game.seat_to_move + 1) % seats}:
                reason = game.why_not(seat, move)
                if reason is not None:
                    refused.add(reason.key)
                    text = words.reason(reason, NAMES, seat)
                    assert is_fine(text), text
    assert len(refused) > 10
    assert facts
    assert [fact for fact in facts - UNTOLD if not words.has(f"preview-{fact.replace('_', '-')}")] == []


@pytest.mark.parametrize(
    "title, name, facts, english", [(find_title(id), *event) for id, events in RARE.items() for event in events]
)
def test_what_happens_rarely(words: Words, title: Title, name: str, facts: dict[str, object], english: str) -> None:
    event: Data = {"name": name, "facts": facts}
    assert all(is_fine(words.event(event, NAMES, you)) for you in (NOBODY, 0, 1))
    if words.language == "en":
        assert words.event(event, NAMES, 0) == english
