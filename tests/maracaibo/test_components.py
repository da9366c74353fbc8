"""What is in the box, the data in use, and an owner's own file: MA-COMP, MA-DATA."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from flibuste.games import find_title
from flibuste.games.maracaibo.pieces import CARDS, DICE, JORDAN_BOARDS, JORDAN_UPGRADES, SIDES, VALUE_TILES
from flibuste.games.maracaibo.sea import LAYOUTS
from flibuste.kernel.components import load_components
from flibuste.kernel.game import start

TITLE = find_title("maracaibo")
ALL = cast("list[dict[str, object]]", TITLE.catalogue())
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def kinds(kind: str) -> list[dict[str, object]]:
    return [piece for piece in ALL if piece["kind"] == kind]


def of_level(kind: str, level: int) -> list[dict[str, object]]:
    return [piece for piece in kinds(kind) if piece["level"] == level]


def numbers(kind: str, fact: str) -> list[object]:
    return [piece[fact] for piece in kinds(kind)]


# --- the box ----------------------------------------------------------------------------------------------------------


def test_dice_islands_figureheads_and_value_tiles() -> None:
    """MA-COMP-01, MA-COMP-06: three ordinary dice."""
    assert (DICE, SIDES) == (3, 6)
    assert all(len(sea.islands) == 3 for sea in LAYOUTS.values())
    assert len(kinds("figurehead")) == 12
    assert len(VALUE_TILES) == 6


def test_cards_of_both_levels_and_quests() -> None:
    """MA-COMP-02, MA-COMP-05: level II holds locations too."""
    assert [len(of_level(kind, 1)) for kind in ("location", "residence", "development")] == [8, 12, 22]
    assert len(of_level("development", 2)) + len(of_level("location", 2)) == 41
    assert len(of_level("location", 2)) == 4
    assert len(CARDS) == 83
    assert len(kinds("quest")) == 25


@SEATS
def test_what_is_in_a_game(seats: int) -> None:
    """MA-COMP-02, MA-COMP-04: all cards and quests in every game, Jordan's cards where he plays."""
    pieces = Counter(start(TITLE, seats, {}, "box").clone_position().pieces())
    for kind in ("location", "residence", "development", "quest"):
        assert all(pieces[str(piece["code"])] == 1 for piece in kinds(kind))
    assert sum(n for piece, n in pieces.items() if piece.startswith("value ")) == 6
    assert sum(pieces[str(card["id"])] for card in kinds("jordan-card")) == (12 if seats == 1 else 0)


def test_what_a_player_has() -> None:
    """MA-COMP-03, MA-COMP-07: five tiles with two sides each; which color is whose matters to nobody."""
    view = start(TITLE, 4, {}, "players").view(0)
    players = cast("list[dict[str, list[object]]]", view["players"])
    assert [len(player["markets"]) for player in players] == [5] * 4
    assert len(kinds("black-market")) == 5
    assert all(tile["front"] != tile["back"] for tile in kinds("black-market"))


def test_solo_cards_and_module_tiles() -> None:
    """MA-COMP-04"""
    assert Counter(str(card["id"])[0] for card in kinds("jordan-card")) == {"A": 6, "B": 6}
    assert [card["code"] for card in kinds("location") if card["ruby"]] == ["LOC2", "LOC3"]
    assert len(kinds("ruby-space")) == 6
    assert "way-H" in [space["code"] for space in kinds("exploration")]


# --- the data in use --------------------------------------------------------------------------------------------------


def test_layouts_in_use() -> None:
    """MA-DATA-01: 27 cards, first an island on top of two cards, last the island at the top right."""
    assert list(LAYOUTS) == ["standard", "channel", "diagonal"]
    standard = LAYOUTS["standard"]
    assert [len(column) for column in standard.columns] == [2, 3, 4, 2, 4, 3, 4, 3, 2]
    assert [(isle.type, isle.column) for isle in standard.islands] == [("gold", 1), ("emerald", 4), ("pearl", 9)]


def test_locations_and_value_tiles_in_use() -> None:
    """MA-DATA-02, MA-DATA-03: six bear the symbol, two offer a purchase; two tiles of each type."""
    assert sum(card["value_tile"] is True for card in kinds("location")) == 6
    picks = [card["code"] for card in kinds("location") if '"op": "pick"' in json.dumps(card)]
    assert picks == ["LOC6", "LOC7"]
    assert Counter(VALUE_TILES) == {0: 2, 1: 2, 2: 2}


def test_developments_residences_and_quests_in_use() -> None:
    """MA-DATA-04, MA-DATA-05, MA-DATA-06: what the rulebook shows of them."""
    by_code = {str(piece["code"]): piece for piece in ALL}
    assert by_code["I-E1"]["cost"] == 8
    assert by_code["I-C1"]["permanent"] == {"development_discount": 3}
    assert by_code["RES1"]["cost"] == 16
    assert Counter(str(card["type"]) for card in kinds("development")) == {"crew": 24, "equipment": 24, "ship": 11}
    levels = zip(numbers("quest", "low"), numbers("quest", "high"), strict=True)
    assert all(
        a < b for low, high in levels for a, b in zip(cast("list[int]", low), cast("list[int]", high), strict=True)
    )


def test_boards_in_use() -> None:
    """MA-DATA-07, MA-DATA-08, MA-DATA-09: 22 spaces behind partitions of 2, 6 and 11; four burial spaces each."""
    assert Counter(cast("list[int]", numbers("ship-space", "needs"))) == {0: 6, 2: 6, 6: 6, 11: 4}
    assert [len(cast("list[object]", burial)) for burial in numbers("hideout", "burial")] == [4, 4, 4]
    emerald = next(board for board in kinds("hideout") if board["id"] == "emerald")
    assert emerald["slot"] == [{"op": "vp", "amount": 2}]


def test_the_exploration_in_use() -> None:
    """MA-DATA-10: four forks, four rivers; MA-DATA-13: the half-price tile closes the way."""
    spaces = kinds("exploration")
    assert sum(len(cast("list[str]", space["next"])) == 2 for space in spaces) == 4
    assert max(cast("list[int]", numbers("exploration", "rivers"))) == 4
    assert [space["id"] for space in spaces[-2:]] == ["31", "H"]


def test_jordan_in_use() -> None:
    """MA-DATA-11, MA-DATA-12: five kinds of action, three of bonus, four of upgrade."""
    actions = {action for card in kinds("jordan-card") for action in cast("list[str]", card["actions"])}
    assert actions == {"raid", "explore", "quest", "purchase", "development"}
    assert {card["bonus"] for card in kinds("jordan-card")} == {"", "upgrade", "raid", "explore"}
    for board in JORDAN_BOARDS:
        assert set(board.spaces) == set(range(len(JORDAN_UPGRADES)))
        assert len(board.spaces) == 22


def test_every_row_says_how_sure_it_is() -> None:
    components = load_components("flibuste.games.maracaibo", "base.toml")
    for group, rows in components.groups.items():
        assert len({row["id"] for row in rows}) == len(rows), group
        assert all(row["mark"] in ("confirmed", "likely", "invented") for row in rows), group
    assert {str(piece["mark"]) for piece in ALL} == {"confirmed", "likely", "invented"}


# --- an owner's own numbers -------------------------------------------------------------------------------------------

PROGRAM = """
import json, sys
import flibuste
from flibuste.words import Words
try:
    title = next(title for title in flibuste.titles() if title.id == "maracaibo")
except flibuste.FlibusteError as wrong:
    if type(wrong).__name__ != "BadComponents":
        raise
    print(json.dumps({"refused": str(wrong)}))
    sys.exit()
pieces = {piece["code"]: piece for piece in title.catalogue()}
words = {code: Words(title).card(code, "text") for code in ("I-C4", "LOC5", "Q01")}
game = flibuste.new_game("maracaibo", 2, seed="own")
moves = [move.notation for move in title.book.moves]
print(json.dumps({"version": title.components(game.terms), "pieces": pieces, "moves": moves, "words": words}))
"""


def run(folder: Path, text: str | None) -> dict[str, object]:
    """What a fresh process makes of the owner's file."""
    if text is not None:
        file = folder / "maracaibo" / "base.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    environment = {**os.environ, "FLIBUSTE_COMPONENTS": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


OWN = """
[[development]]
id = "I-C4"
cost = 4
immediate = ["explore 3", "doubloons 2"]
mark = "confirmed"

[[location]]
id = "LOC5"
actions = ["explore 2", "bury 2 + vp 1"]

[[quest]]
id = "Q01"
low = [2]
vp = [2, 8]
"""


def test_facts_of_the_owner_replace_and_complete_the_printed_ones(tmp_path: Path) -> None:
    """They are said on cards as well, and nothing else changes."""
    plain, own = run(tmp_path, None), run(tmp_path, OWN)
    pieces, before = (cast("dict[str, dict[str, object]]", answer["pieces"]) for answer in (own, plain))
    assert pieces["I-C4"]["cost"] == 4
    assert pieces["I-C4"]["vp"] == before["I-C4"]["vp"]
    words = cast("dict[str, str]", own["words"])
    assert words["I-C4"] == (
        "Crew, costs 4, 5 points at the end. At once: explore 3 and 2 doubloons. Income each round: 2 doubloons."
    )
    assert words["LOC5"] == "Location: explore 2 / bury 2 treasures and 1 point."
    assert words["Q01"] == "2 gold treasures: 2 points; 5 gold treasures: 8 points."
    changed = {code for code in pieces if pieces[code] != before[code]}
    assert changed == {"I-C4", "LOC5", "Q01"}
    assert own["moves"] == plain["moves"]
    assert str(own["version"]).startswith(f"{plain['version']}+")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[development]]\nid = "I-C99"\ncost = 1', "there is no development with id 'I-C99' to replace"),
        ('[[development]]\nid = "I-C4"\ncost = "much"', "development 'I-C4' has no cost like 'much'"),
        ('[[development]]\nid = "I-C4"\nsails = 3', "development 'I-C4' has no sails like 3"),
        ('[[development]]\nid = "I-C4"\nlevel = 2', "level of development 'I-C4' cannot be changed"),
        ('[[development]]\nid = "I-C4"\ntype = "cook"', "should name one of crew, equipment, ship"),
        ('[[development]]\nid = "I-C4"\nimmediate = ["dance 1"]', "I-C4 does 'dance 1', which is no effect"),
        ('[[development]]\nid = "I-C4"\nimmediate = ["explore"]', "'explore' of I-C4 lacks a whole number"),
        ('[[development]]\nid = "I-C4"\nimmediate = ["raid"]', "'raid' of I-C4 should name one of gold"),
        ('[[development]]\nid = "I-C4"\nimmediate = ["bury 0"]', "'bury 0' of I-C4 would do nothing"),
        ('[[development]]\nid = "I-C4"\nimmediate = ["treasure die 1"]', "is for raid actions only"),
        ('[[development]]\nid = "I-C4"\npermanent = ["spend 2 = vp 3"]', "cannot add or take away raid actions"),
        ('[[development]]\nid = "I-C9"\npermanent = ["spend 2"]', "'spend 2' of I-C9 gains nothing"),
        ('[[development]]\nid = "I-C4"\npermanent = [""]', "which nothing gives for good"),
        ('[[residence]]\nid = "RES1"\nscores = ""', "RES1"),
        ('[[location]]\nid = "LOC2"\nvalue_tile = true', "there are 6 value tiles"),
        ('[[quest]]\nid = "Q01"\nlow = [1, 2]', "quest Q01 needs a number for each thing"),
        ('[[hideout]]\nid = "gold"\nburial = ["vp 1"]', "have 4 burial spaces"),
        ('[[exploration]]\nid = "7"\nnext = ["3"]', "from exploration space 7 the way would lead back"),
        ('[[exploration]]\nid = "7"\nnext = []', "exploration space 7 leads nowhere"),
        ('[[jordan_board]]\nid = "upgrades"\ndie = ["gold"]', "Jordan's die has 6 sides"),
        ('[[layout]]\nid = "standard"\ncolumns = ["4-6"]', "layout standard needs 27 places"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_owner_file_is_told_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    sentence = run(tmp_path, text)["refused"]
    assert isinstance(sentence, str)
    assert says in sentence
    assert "\n" not in sentence.strip()
