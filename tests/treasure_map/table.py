"""Positions on chart F1, set up by hand, so that a test reads like its rule: given, when, then.

    table = arrange(at={0: "7,9"}, gold={0: 9}, balls={0: 2}, level=2)
    table.expect("combat", "4 5", "3 2").play("go N", "stop", "fire pirate-2")

Cells are `row,column` from the northwest, as everywhere. Seats count from 0; by seat colors are red, blue, yellow,
green.

           0  1  2  3  4  5  6  7  8  9 10 11
       0   C  P  .  .  .  .  .  .  C  P  T  J
       1   J  .  .  .  .  .  .  .  J  .  J  J
       2   J  .  T  J  w  w  .  .  .  .  w  w
       3   J  .  J  J  w  w  .  .  .  .  w  w
       4   J  .  .  .  w  w  K  .  .  J  J  .
       5   .  .  .  K  w  w  .  .  P  C  .  .
       6   J  J  .  J  .  .  T  J  .  .  .  .
       7   .  .  .  .  .  .  J  J  .  .  .  J
       8   J  .  .  .  J  C  .  .  T  J  .  K
       9   .  .  .  .  .  P  .  .  J  J  .  .
      10   .  .  .  .  T  J  w  w  .  .  .  .
      11   .  K  .  .  J  J  w  w  .  .  .  .
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, cast

from tests.checked_game import CheckedGame

from flibuste.games import find_title
from flibuste.games.ship_adventure.chart import Chart, LaidTile
from flibuste.games.ship_adventure.laying import tiles_named
from flibuste.games.ship_adventure.pieces import COLORS, TOKENS
from flibuste.games.ship_adventure.pieces import TILES as ALL_TILES
from flibuste.games.ship_adventure.treasure_map.frames import ACTIONS, MOVEMENT, OVER, SPIN_COMPASS
from flibuste.games.ship_adventure.treasure_map.play import TreasureMap
from flibuste.games.ship_adventure.treasure_map.position import EVERYBODY
from flibuste.games.ship_adventure.treasure_map.view import TreasureFight, TreasurePlayer, TreasureStop, TreasureView
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.chance import quick
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.outcome import Outcome

TITLE: Final = find_title("treasure_map")
DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "components" / "ship_adventure.json").read_text(encoding="utf-8")
)
F1: Final[dict[str, Any]] = DATA["charts"]["F1"]
TILES: Final[list[str]] = [name for row in F1["tiles"] for name in row]
CHART: Final = Chart(tiles_named(TILES))
PORTS: Final = ["5,8", "0,9", "0,1", "9,5"]
CITIES: Final = ["5,9", "0,8", "0,0", "8,5"]
"""By color, as ports are."""
SKULLS: Final = ["4,6", "5,3", "8,11", "11,1"]
"""The homes of pirates 1 to 4."""
TEMPLES: Final = ["0,10", "2,2", "6,6", "8,8", "10,4"]
CENTRAL: Final = "6,6"
ELDORADO: Final = {"map-A": "0,8", "map-B": "8,0", "map-C": "3,3", "map-D": "7,11"}
Given = dict[str, Any]
"""What several tests give to arrange()."""
LEGAL: Final = [token.code for token in TOKENS if CHART.reading(token.zone, token.order) >= 0]


class Table(CheckedGame):
    """A game of Treasure Map: its own ways to play and to look."""

    @property
    def p(self) -> TreasureMap:
        position = self.game._position
        assert isinstance(position, TreasureMap)
        return position

    @property
    def view(self) -> TreasureView:
        return self.seen_by(max(self.seat, 0))

    def seen_by(self, seat: int) -> TreasureView:
        return cast(TreasureView, self.game.view(seat))

    def player(self, seat: int = 0) -> TreasurePlayer:
        """What the seat itself sees of its things."""
        return self.seen_by(seat)["players"][seat]

    def ship(self, seat: int = 0) -> str:
        return self.player(seat)["ship"]

    def crew(self, seat: int = 0) -> str:
        return self.player(seat)["crew"]

    def is_home(self, seat: int) -> bool:
        """Crew and ship on the home port."""
        home = self.player(seat)["home"]
        return self.ship(seat) == self.crew(seat) == home

    def gold(self, seat: int = 0) -> int:
        return self.player(seat)["carried"]["gold"]

    def stored(self, seat: int = 0) -> int:
        return self.player(seat)["stored"]["gold"]

    def tokens(self, seat: int = 0) -> list[str]:
        return [str(token["token"]) for token in self.player(seat)["carried"]["tokens"]]

    def pieces(self, seat: int = 0) -> list[int]:
        """Copies of 1 to 4 that are carried."""
        return self.player(seat)["carried"]["pieces"]

    def balls(self, seat: int = 0) -> int:
        return self.player(seat)["balls"]

    def pirate(self, number: int) -> str | None:
        return self.view["pirates"][number - 1]["cell"]

    def hunted_by(self, number: int) -> int:
        """The seat that a pirate hunts; -1 for none."""
        return self.view["pirates"][number - 1]["target"]

    def hoard(self, number: int) -> int:
        return self.view["pirates"][number - 1]["loot"]["gold"]

    @property
    def galleon(self) -> str | None:
        return self.view["galleon"]["cell"]

    @property
    def coins(self) -> dict[str, int]:
        return self.view["coins"]

    @property
    def points(self) -> int:
        """Movement points left."""
        return int(self.view["at_hand"]["points"])

    @property
    def treasures(self) -> dict[str, int]:
        """Levels of the tokens on temples."""
        found = zip(self.view["temples"], self.view["temple_tokens"], strict=True)
        return {cell: token["level"] for cell, token in found if token is not None}

    @property
    def fights(self) -> dict[str, TreasureFight]:
        return {fight["target"]: fight for fight in self.view["fights"]}

    @property
    def reach(self) -> dict[str, TreasureStop]:
        return {reach["cell"]: reach for reach in self.view["reach"]}

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome()


def new_table(seats: int = 2, seed: str = "table", script: list[Luck] | None = None, **options: object) -> Table:
    """A fresh game; `script` decides its first luck."""
    table = Table(start(TITLE, seats, options, seed, script))
    table.told_from = 0
    return table


def first_luck(eldorado: str = "map-A", tokens: str = "") -> list[Luck]:
    """A fresh game on F1."""
    luck = [Luck("map-card", ["map-C"]), Luck("eldorado", [eldorado]), Luck("board", TILES)]
    return [*luck, Luck("tokens", tokens.split())] if tokens else luck


def arrange(
    seats: int = 2,
    *,
    turn: int = 0,
    first: int | None = None,
    step: str = "movement",
    points: int = 4,
    level: int | None = None,
    round: int = 1,
    colors: str = "red blue yellow green",
    at: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    tokens: Mapping[int, str] | None = None,
    pieces: Mapping[int, str] | None = None,
    stored: Mapping[int, int] | None = None,
    stored_tokens: Mapping[int, str] | None = None,
    stored_pieces: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,
    balls: Mapping[int, int] | None = None,
    pirates: Mapping[int, str] | None = None,
    hunts: Mapping[int, int] | None = None,
    hoards: Mapping[int, int] | None = None,
    hoard_tokens: Mapping[int, str] | None = None,
    galleon: str = "",
    hold: int = 0,
    coins: Mapping[str, int] | None = None,
    temples: Mapping[str, str] | None = None,
    swapped: str = "",
    eldorado: str = "map-A",
    seed: str = "table",
    **options: object,
) -> Table:
    """A moment on F1: the movement of the seat named by `turn` begins, or another `step` (spin, actions).

    By seat: `at` is the cell of the ship, with the crew's behind it if that is ashore (`5,5 6,6`); what is carried
    and stored, map pieces by their numbers; `cards` without cannonballs, of which there are as many as `balls` says, or
    none. By pirate, counted from 1: where it is (`-` off the board), whom it hunts, what is in its hoard. `temples`:
    the token on each, others are empty; without it all but the central one hold one. `first` begins the turn; whoever
    sits before it is the last.
    """
    agreed = TITLE.agree(seats, options)
    level = level or (2 if seats == 1 else 1)
    sets = 1 if seats == 1 else level
    data = laid_out(TITLE, agreed)
    held = words(tokens) + words(stored_tokens) + words(hoard_tokens) + swapped.split()
    on_temples = dict(temples) if temples is not None else usual_temples(level, held)
    out = held + list(on_temples.values())
    taken = words(pieces) + words(stored_pieces)
    data |= {
        "tiles": TILES,
        "map_card": "map-C",
        "eldorado": eldorado,
        "eldorado_known": EVERYBODY if agreed.options["eldorado"] == "printed" else knowers_of_eldorado(pieces),
        "eldorado_not": 0,
        "players": [
            {
                "color": colors.split()[seat],
                "ship": where(at, seat, colors.split()[seat])[0],
                "crew": where(at, seat, colors.split()[seat])[1],
                "cards": (cards or {}).get(seat, "").split(),
                "balls": (balls or {}).get(seat, 0),
                "carried": loot(gold, tokens, pieces, seat, 1 << seat),
                "stored": loot(stored, stored_tokens, stored_pieces, seat, 1 << seat),
            }
            for seat in range(seats)
        ],
        "pirates": [
            {
                "cell": (pirates or {}).get(number, SKULLS[number - 1]).strip("-"),
                "target": (hunts or {}).get(number, -1),
                "loot": loot(hoards, hoard_tokens, None, number, 0),
            }
            for number in range(1, 5)
        ],
        "galleon": {"cell": galleon, "target": -1, "loot": {"gold": hold, "tokens": [], "pieces": [0] * 4}},
        "coins": dict(coins or {}),
        "temple_tokens": [f"{on_temples[cell]}/0" if cell in on_temples else "" for cell in TEMPLES],
        "last_emptied": -1,
        "supply": [code for code in LEGAL if code not in out],
        "swapped": [f"{code}/{EVERYBODY}" for code in swapped.split()],
        "offer": [sets - taken.count(str(piece)) for piece in range(1, 5)],
        "level": level,
        "turn": round,
        "sector": 0,
        "first": turn if first is None else first,
        "active": turn,
    }
    stacks = {
        "movement": [points, 0, MOVEMENT.number],
        "actions": [0, ACTIONS.number],
        "spin": [SPIN_COMPASS.number],
    }
    data["stack"] = [OVER.number, *stacks[step]]
    return Table(arranged(TITLE, agreed, data, seed))


def words(sheets: Mapping[int, str] | None) -> list[str]:
    return [word for sheet in (sheets or {}).values() for word in sheet.split()]


def where(at: Mapping[int, str] | None, seat: int, color: str) -> tuple[str, str]:
    """Of ship and crew; whoever has no place is at home."""
    cells = (at or {}).get(seat, PORTS[COLORS.index(color)]).split()
    return cells[0], cells[-1]


def loot(
    gold: Mapping[int, int] | None,
    tokens: Mapping[int, str] | None,
    pieces: Mapping[int, str] | None,
    whose: int,
    knowers: int,
) -> dict[str, object]:
    numbers = (pieces or {}).get(whose, "").split()
    return {
        "gold": (gold or {}).get(whose, 0),
        "tokens": [f"{code}/{knowers}" for code in (tokens or {}).get(whose, "").split()],
        "pieces": [numbers.count(str(piece)) for piece in range(1, 5)],
    }


def knowers_of_eldorado(pieces: Mapping[int, str] | None) -> int:
    """Whoever carries all four pieces has been told."""
    return sum(1 << seat for seat, numbers in (pieces or {}).items() if set(numbers.split()) == set("1234"))


def usual_temples(level: int, held: list[str]) -> dict[str, str]:
    free = [code for code in LEGAL if code.startswith(f"token-{level}") and code not in held]
    return dict(zip([cell for cell in TEMPLES if cell != CENTRAL], free, strict=False))


def laid_with(wanted: dict[int, str]) -> list[LaidTile]:
    """Some tiles at their places, the others unturned wherever there is room."""
    codes = [name.partition("/")[0] for name in wanted.values()]
    rest = [f"{tile.code}/0" for tile in ALL_TILES if tile.code not in codes]
    return tiles_named([wanted[place] if place in wanted else rest.pop() for place in range(36)])


# --- random games -----------------------------------------------------------------------------------------------------

MODES: Final[list[dict[str, object]]] = [
    {},
    {"colors": "drawn", "eldorado": "printed"},
    {"min_move": 1, "stranded_rescue": False},
    {"galleon_color": "first_player", "npc_path_choice": "first_player"},
    {"galleon_armed": False, "port_neutral": False},
    {"camouflage": "normal_roll", "combat_tie": "defender_wins"},
    {"open_tokens": True, "beaten_pirates": "back_at_once"},
    {"die_faces": "from_one", "turn_limit": 0, "decision_limit": 1500},
    {"open_tokens": True, "eldorado": "printed", "port_neutral": False, "beaten_pirates": "back_at_once"},
]
"""Every option away from its default at least once."""


def random_game(number: int, name: str = "random", **options: object) -> Table:
    seats = 1 + (number + number // len(MODES)) % 4
    return Table(start(TITLE, seats, {**MODES[number % len(MODES)], **options}, f"{name} {number}"))


def random_moves(table: Table, seed: int, most: int = 10_000) -> Iterator[str]:
    """Yields a random legal move before making it, until the game is over."""
    rng = quick(seed)
    for _ in range(most):
        if table.game.over:
            return
        move = table.p.random_move(rng)
        yield move.notation
        table.game.submit(table.seat, move)


def eager_moves(table: Table, seed: int, most: int = 10_000) -> Iterator[str]:
    """The same, by a player who goes for what is worth something: what random players seldom come to."""
    rng = quick(seed)
    for _ in range(most):
        if table.game.over:
            return
        moves = eager(table, table.legal)
        notation = moves[rng.below(len(moves))]
        yield notation
        table.game.submit(table.seat, notation)


def eager(table: Table, legal: list[str]) -> list[str]:
    if table.step == "movement":
        return way_to_goal(table) or legal
    wanted = [move for move in legal if move.startswith(("swap", "fetch-token", "fetch-piece", "fight", "fire"))]
    bought = [move for move in legal if move.startswith("buy")]
    return wanted or bought or [move for move in legal if not move.startswith(("store", "fetch"))] or legal


def way_to_goal(table: Table) -> list[str]:
    """Towards the nearest cell of an own token, a treasure or Eldorado, as far as the reach shows."""
    view = table.view
    player = view["players"][table.seat]
    goals = {token["cell"] for token in player["carried"]["tokens"]} | set(table.treasures)
    if view["eldorado"] and min(player["carried"]["pieces"]) > 0:
        goals = {view["eldorado"]}
    goals.discard(player["crew"])
    for reach in view["reach"]:
        if reach["cell"] in goals and reach["moves"]:
            return reach["moves"][:1]
    return ["stop"] if "stop" in table.legal and player["crew"] in goals else []
