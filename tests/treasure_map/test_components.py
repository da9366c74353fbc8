"""What is in the box, and the data in use: SA-CMP, SA-DAT, SA-COMP-02, -03."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.treasure_map.table import CHART, DATA, F1, TITLE, new_table

from flibuste.games.ship_adventure.chart import Chart, LaidTile
from flibuste.games.ship_adventure.pieces import (
    COLORS,
    EQUIPMENT,
    FACES,
    LEVEL,
    MAP_CARDS,
    NUMBERS,
    SECTORS,
    SKULL,
    TILE_BY_CODE,
    TILES,
    TOKENS,
    ZONE_SIGNS,
)

ALL: list[dict[str, Any]] = [dict(piece) for piece in TITLE.catalogue()]


def cells(sign: str) -> int:
    return sum("".join(tile.rows).count(sign) for tile in TILES)


def test_the_board_is_36_tiles_of_four_cells() -> None:
    """SA-CMP-01."""
    assert len(TILES) == 36
    assert (CHART.tiles_a_side, CHART.side, CHART.cells) == (6, 12, 144)


def test_kinds_of_tiles_and_cells() -> None:
    """SA-CMP-02, SA-CMP-03, SA-DAT-01: 37 land cells; a tile has all its waves or none."""
    kinds = Counter("".join(sorted("".join(tile.rows))) for tile in TILES)
    assert kinds == {"JJJT": 5, ".CJP": 4, "...K": 4, "wwww": 4, "...J": 5, "..JJ": 2, "....": 12}
    assert sorted(tile.color for tile in TILES if tile.color >= 0) == [0, 1, 2, 3]
    assert cells("J") + cells("C") + cells("T") == DATA["land_cells"] == 37
    for sign, sea in {".": True, "P": True, "K": True, "w": True, "J": False, "C": False, "T": False}.items():
        cell = next(cell for cell in range(CHART.cells) if CHART.rows()[cell // 12][cell % 12] == sign)
        assert CHART.is_sea(cell) == sea
        assert CHART.is_land(cell) != sea


def test_map_cards() -> None:
    """SA-CMP-04, SA-DAT-02: five places each, in five zones, and a place of Eldorado on the back."""
    assert [card.code for card in MAP_CARDS] == [card["id"] for card in DATA["map_cards"]]
    for card, printed in zip(MAP_CARDS, DATA["map_cards"], strict=True):
        places = [6 * row + column for row, column in [island["place"] for island in printed["islands"]]]
        assert card.islands == places
        assert len({(place // 12, place % 6 // 2) for place in places}) == 5
        assert card.zone + 1 == printed["eldorado"]["zone"]
        assert [int(number) for number in card.numbers] == printed["eldorado"]["numbers"]
    assert len({card.zone for card in MAP_CARDS}) == 4


def test_treasure_tokens() -> None:
    """SA-CMP-05, SA-CMP-10, SA-DAT-03: one for each color and level, with the numbers 1 to 4."""
    assert len(TOKENS) == 27
    assert {(token.level, token.zone) for token in TOKENS} == {
        (level, zone) for level in (1, 2, 3) for zone in range(9)
    }
    assert all(sorted(token.numbers) == ["1", "2", "3", "4"] for token in TOKENS)
    assert {token.code: [int(number) for number in token.numbers] for token in TOKENS} == {
        token["id"]: token["numbers"] for token in DATA["tokens"]
    }


def test_map_pieces_and_what_players_have() -> None:
    """SA-CMP-06, SA-CMP-07, SA-CMP-10: three of each number; as many ships, pirates and cards as needed."""
    table = new_table(4)
    pieces = Counter(name for name in table.p.pieces() if name.startswith("piece"))
    assert pieces == {f"piece-{number}": 3 for number in (1, 2, 3, 4)}
    assert len(table.view["players"]) == 4
    assert len(table.view["pirates"]) == 4


def test_the_die() -> None:
    """SA-CMP-08, SA-DAT-06: a skull is worth 7."""
    assert FACES["from_two"] == DATA["die"]["faces"] == [2, 3, 4, 5, 6, 7]
    assert FACES["from_one"] == [1, 2, 3, 4, 5, 7]
    assert SKULL == DATA["die"]["skull"] == 7


def test_edges_are_colors_of_nobody() -> None:
    """SA-CMP-09: directions alone matter, north is row 0."""
    assert CHART.next(CHART.named("5,5"), 0) == CHART.named("4,5")


def test_the_compass_is_fair_to_every_group() -> None:
    """SA-COMP-02, SA-COMP-03, SA-DAT-05: each of 2, 3 or 4 players is first in as many of the 12 sectors."""
    rings = ["".join(COLORS[color][0].upper() for color in sector) for sector in SECTORS]
    assert rings == ["RBY", "BRG", "YRG", "GRY", "RYB", "BYG", "YBR", "GBY", "RGB", "BGR", "YGR", "GYB"]
    assert len({ring[:2] for ring in rings}) == 12
    assert all(len(set(ring)) == 3 for ring in rings)
    for size in (2, 3, 4):
        for group in combinations("RBYG", size):
            first = Counter(next(color for color in ring if color in group) for ring in rings)
            assert set(first.values()) == {12 // size}
            assert set(first) == set(group)


def test_equipment() -> None:
    """SA-EQ-01, SA-DAT-04: a symbol, a bonus, a price."""
    printed = {card["id"]: card for card in DATA["equipment"]}
    assert [card.code for card in EQUIPMENT] == list(printed)
    for card in EQUIPMENT:
        assert card.cost == printed[card.code]["cost"]
        assert card.bonus == (printed[card.code]["bonus"] or 0)
    symbols = {piece["code"]: piece["symbol"] for piece in ALL if piece["kind"] == "equipment"}
    assert [code for code, symbol in symbols.items() if symbol == "close"] == ["sabre", "pistols", "boarding_hooks"]
    assert symbols["cannonball"] == symbols["spyglass"] == "ranged"


def test_zones_have_a_color_and_a_sign_each() -> None:
    """SA-DAT-07."""
    zones = [piece for piece in ALL if piece["kind"] == "zone"]
    assert len({zone["hex"] for zone in zones}) == len({zone["color"] for zone in zones}) == 9
    assert ZONE_SIGNS == ["parrot", "turtle", "crab", "whale", "sun", "octopus", "seahorse", "dolphin", "star"]


def test_supplies_never_run_dry() -> None:
    """SA-DAT-08, SA-CMP-07: gold is not a piece that is counted."""
    assert not [name for name in new_table(4).p.pieces() if "gold" in name or "ship" in name]


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_turned_whirlpool_keeps_its_sense(turns: int) -> None:
    """SA-DAT-09: clockwise is NW, NE, SE, SW."""
    for code, following in (("whirlpool-1", [1, 3, 0, 2]), ("whirlpool-4", [2, 0, 3, 1])):
        tiles = [LaidTile(tile, 0) for tile in TILES if tile.code != code]
        chart = Chart([LaidTile(TILE_BY_CODE[code], turns), *tiles])
        corners = [0, 1, 12, 13]
        assert [corners.index(int(chart.drift[cell])) for cell in corners] == following


def test_numbers_of_pirates_and_galleon() -> None:
    """SA-PIR-02, SA-GAL-09, SA-MOVE-01, SA-PIR-10, SA-VAR-04, SA-VAR-05: as the rulebook's table says."""
    assert [level.pirate_steps for level in LEVEL] == [DATA["pirates"]["steps"]] * 3 == [2, 2, 2]
    assert [level.galleon_steps for level in LEVEL] == [DATA["galleon"]["steps"]] * 3 == [2, 2, 2]
    assert [level.pirate_close for level in LEVEL] == [2, 4, 6]
    assert [level.pirate_ranged for level in LEVEL] == [-1, 3, 6]
    assert [level.galleon_gold for level in LEVEL] == [5, 10, 15]
    assert (NUMBERS.movement_points, NUMBERS.bribe, NUMBERS.start_balls) == (4, 4, 1)
    assert (NUMBERS.solo_hunters, NUMBERS.solo_hunters_a_temple) == (1, 1)


def test_chart_f1_reads_as_it_is_written_down() -> None:
    """SA-MAP-09, SA-DAT-01: tiles, towns, waves, and the cell of every token."""
    assert CHART.rows() == F1["rows"]
    for color, town in F1["towns"].items():
        assert CHART.cities[COLORS.index(color)] == [CHART.named("{},{}".format(*town["city"]))]
        assert CHART.ports[COLORS.index(color)] == [CHART.named("{},{}".format(*town["port"]))]
    for cell, goal in F1["drift"].items():
        assert CHART.name(CHART.drift[CHART.named(cell)]) == "{},{}".format(*goal)
    for token in TOKENS:
        cell = CHART.reading(token.zone, token.order)
        assert (None if cell < 0 else [cell // 12, cell % 12]) == F1["token_cells"][token.code]
    for card in MAP_CARDS:
        cell = CHART.reading(card.zone, card.order)
        assert [cell // 12, cell % 12] == F1["eldorado_cells"][card.code]


# --- an owner's own numbers -------------------------------------------------------------------------------------------

PROGRAM = """
import json, sys
import flibuste
from flibuste.words import Words
try:
    titles = [title for title in flibuste.titles() if title.id in ("treasure_map", "caribbean_conquest")]
except flibuste.FlibusteError as wrong:
    if type(wrong).__name__ != "BadComponents":
        raise
    print(json.dumps({"refused": str(wrong)}))
    sys.exit()
found = {"pieces": {piece["code"]: piece for piece in titles[0].catalogue()}, "moves": [], "versions": [], "words": []}
for title in titles:
    game = flibuste.new_game(title.id, 2, seed="own")
    for _ in range(60):
        game.submit(game.seat_to_move, game.clone_position().baseline_move())
    found["moves"].append([move.notation for move in title.book.moves])
    found["versions"].append(title.components(game.terms))
    found["words"].append(Words(title).card("sabre", "text"))
    found["view"] = game.view(0)
print(json.dumps(found))
"""


def run(folder: Path, text: str | None) -> dict[str, Any]:
    """What a fresh process makes of the owner's file, which serves both games of the box."""
    if text is not None:
        file = folder / "ship_adventure" / "base.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    environment = {**os.environ, "FLIBUSTE_COMPONENTS": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


OWN = """
[[tile]]
id = "cay-1"
rows = ["JJ", "J."]
mark = "confirmed"

[[token]]
id = "token-1-Z4"
numbers = "1234"

[[sector]]
id = "sector-1"
rings = ["green", "yellow", "red"]

[[equipment]]
id = "sabre"
cost = 4
bonus = 2

[[conquest]]
id = "caribbean_conquest"
ship_cost = 7
"""


@pytest.mark.once
def test_facts_of_the_owner_replace_the_printed_ones_in_both_games(tmp_path: Path) -> None:
    """SA-DAT-01, SA-DAT-03, SA-DAT-04, SA-DAT-05: they are said and played, and nothing else changes."""
    plain, own = run(tmp_path, None), run(tmp_path, OWN)
    pieces, before = own["pieces"], plain["pieces"]
    assert {code for code in pieces if pieces[code] != before[code]} == {"cay-1", "token-1-Z4", "sector-1", "sabre"}
    assert pieces["cay-1"] == {**before["cay-1"], "rows": ["JJ", "J."], "mark": "confirmed"}
    assert (pieces["sabre"]["cost"], pieces["sabre"]["bonus"]) == (4, 2)
    assert own["words"] != plain["words"]
    assert own["view"]["prices"]["ship"] == 7 != plain["view"]["prices"]["ship"]
    assert own["moves"] == plain["moves"]
    for version, printed in zip(own["versions"], plain["versions"], strict=True):
        assert version.startswith(f"{printed}+")


@pytest.mark.once
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[tile]]\nid = "cay-9"\nrows = ["J.", ".."]', "there is no tile with id 'cay-9' to replace"),
        ('[[tile]]\nid = "cay-1"\nrows = ["J.", "..", ".."]', "tile cay-1 needs two rows of two cells"),
        ('[[tile]]\nid = "cay-1"\nrows = ["T.", ".."]', "cay-1 should have sea and jungle alone, not 'T...'"),
        ('[[tile]]\nid = "town-red"\nrows = ["JP", "J."]', "town-red should have CP, not 'JPJ.'"),
        ('[[tile]]\nid = "town-red"\ncolor = "blue"', "color of tile 'town-red' cannot be changed"),
        ('[[token]]\nid = "token-1-Z1"\nnumbers = "1123"', "the numbers of 'token-1-Z1' should be 1 to 4"),
        ('[[token]]\nid = "token-1-Z1"\nzone = 10', "'token-1-Z1' names zone 10, and there are 9"),
        ('[[map_card]]\nid = "map-A"\neldorado = "north 1234"', "'map-A' names zone 0"),
        ('[[map_card]]\nid = "map-A"\nislands = ["0,6"]', "'map-A' puts an island at '0,6', which is no place"),
        ('[[map_card]]\nid = "map-A"\nislands = ["0,0", "0,0"]', "map-A needs 5 different places"),
        ('[[sector]]\nid = "sector-2"\nrings = ["red", "red", "blue"]', "'sector-2' needs three different colors"),
        ('[[sector]]\nid = "sector-2"\nrings = ["red", "pink", "blue"]', "'sector-2' names 'pink', which is none of"),
        ('[[equipment]]\nid = "sabre"\nkind = "loud"', "sabre is for 'loud', not for close or ranged or none"),
        (
            '[[die]]\nid = "from_two"\nfaces = [1, 7, 3, 4, 5, 6]',
            "the last face of 'from_two', and no other, is the skull",
        ),
    ],
)
def test_a_mistake_in_the_owner_file_is_told_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    sentence = run(tmp_path, text)["refused"]
    assert says in sentence
    assert "\n" not in sentence.strip()
