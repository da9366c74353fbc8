"""A table of Amerigo as plain lines, the map among them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, cast

from flibuste.cli.boards.board import Brings, Facts, TextBoard
from flibuste.games.amerigo.pieces import WAYS, Turned
from flibuste.games.amerigo.view import AmerigoMap, AmerigoPlayer, AmerigoView
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.kernel.moves import Move
from flibuste.phrases import Args
from flibuste.words import Words

INDENT: Final = "  "
MOST_LINES: Final = 15
"""A family of moves that is no larger is shown whole; of a larger one the best of them."""
MANY: Final = ("sail", "lay")
"""The families that can be large."""
HALF: Final = 4
"""New progress tokens; the others leave after the round."""
REVEALING: Final = ("throw", "round_end")
"""Steps with one choice only: the table is described after them."""
WIDTH: Final = 3
"""Of a cell in print."""


class AmerigoBoard(TextBoard):
    def describe(self, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
        table = cast(AmerigoView, view)
        reader = you if you >= 0 else table["seat_to_move"]
        if not odds and table["step"] in REVEALING:
            return [_round(table, words), _pirates(table, words)]
        if not full:
            return _now(table, words, names, you, reader)
        lines = [_round(table, words), *_cubes(table, words), _order(table, words, names), _pirates(table, words)]
        lines += [*_map(table, words), words.text("line-legend")]
        lines += _islands(table, words, names, odds)
        lines += [_tokens(table, words), *(_token_texts(table, words) if odds else []), *_supplies(table, words)]
        for seat in range(len(names)):
            lines += _sheet(table, words, names, you, seat, odds or seat == reader)
        return lines

    def turn(self, view: Data) -> object:
        """A throw belongs to no turn, so that the turn after it is described with its cubes."""
        return view["round"], view["phase"], view["seat_to_move"], view["step"] in REVEALING

    def begins_turn(self, event: Event) -> bool:
        return event.name == "cubes-thrown"

    def question(self, step: str, view: Data, moves: Collection[str]) -> tuple[str, Facts]:
        table = cast(AmerigoView, view)
        player = table["players"][table["seat_to_move"]]
        action = table["action"]
        facts: dict[str, object] = {"gold": player["gold"], "points": table["base_ap"], "color": table["phase"]}
        facts["cubes"] = table["storage"][table["phase"]]
        if action is not None:
            tile, _, shape = action["tile"].partition(" ")
            facts |= {"points": action["ap"], "color": action["color"], "neutral": action["neutral_tiles_left"]}
            facts |= {"ship": action["ship"], "tile": tile, "shape": shape}
            if step == "post":
                facts["cell"] = table["map"]["anchors"][player["ships"][action["ship"] - 1]]
        return step, facts

    def is_at_hand(self, move: Move, view: Data) -> bool:
        table = cast(AmerigoView, view)
        verb = _verb(move)
        if verb == "sail":
            return table["step"] == "sail" and str(move.facts["place"]) in _places(table["map"])
        if verb == "lay":
            action = table["action"]
            return action is not None and action["tile"].endswith(f" {move.facts['shape']}")
        if verb == "take":
            return move.facts["token"] in table["tokens"]
        return verb != "buy" or move.facts["production"] in table["market"]

    def short_list(self, moves: Sequence[Move], brings: Brings) -> list[Move]:
        """Of many places those that bring most: where a post can be put, where a tile scores well."""
        found: list[Move] = []
        for verb in MANY:
            family = [move for move in moves if _verb(move) == verb]
            if len(family) > MOST_LINES:
                ranked = [(_rank(verb, brings(move)), move) for move in family]
                best = [(rank, move) for rank, move in ranked if rank is not None]
                family = [move for _, move in sorted(best, key=lambda entry: entry[0])[:MOST_LINES]]
            found += family
        return found + [move for move in moves if _verb(move) not in MANY]


def _verb(move: Move) -> str:
    return move.notation.partition(" ")[0]


def _rank(verb: str, brings: Mapping[str, int]) -> tuple[int, ...] | None:
    """Smaller is better; None: not worth a line among many."""
    if verb == "lay":
        return brings["spends"], -brings["total"], -brings["goods"], brings["lost"]
    return (brings["spends"], -brings["points"], brings["ap"]) if "post" in brings else None


# --- what matters now -------------------------------------------------------------------------------------------------


def _now(view: AmerigoView, words: Words, names: Sequence[str], you: int, reader: int) -> list[str]:
    """In the middle of a turn: what the decision is about, and the own sheet."""
    action = view["action"]
    lines: list[str] = []
    if view["step"] == "token":
        lines += _token_texts(view, words)
    elif action is not None and action["tile"]:
        lines += [*_map(view, words), *_ways(action["tile"], words)]
    elif action is not None and view["step"] == "sail" and action["sailed"]:
        lines += _map(view, words)
    return lines + _sheet(view, words, names, you, reader, view["step"] == "plan")


def _ways(tile: str, words: Words) -> list[str]:
    """How the tile that is being laid can be turned, if that makes a difference."""
    ways = next(ways for ways in WAYS if tile.endswith(f" {ways[0].shape.code}"))
    told = [f"{words.text('turned', {'turns': way.turns})} {_picture(way)}" for way in ways]
    return [words.text("line-ways", {"ways_list": words.list(told)})] if len(ways) > 1 else []


def _picture(way: Turned) -> str:
    cells = set(zip(way.rows, way.columns, strict=True))
    lines = [
        "".join(["#" if (row, column) in cells else "." for column in range(way.width)]) for row in range(way.height)
    ]
    return "/".join(lines)


def _round(view: AmerigoView, words: Words) -> str:
    return words.text("line-round", {"round": view["round"], "factor": view["factor"], "color": view["phase"]})


def _cubes(view: AmerigoView, words: Words) -> Iterator[str]:
    for line, cubes in (("out", view["centre"]), ("storage", view["storage"]), ("inside", view["inside"])):
        if any(cubes.values()):
            listed = words.some("color", [color for color, number in cubes.items() for _ in range(number)])
            yield words.text(f"line-{line}", {"cubes_list": listed, "points": view["base_ap"]})


def _order(view: AmerigoView, words: Words, names: Sequence[str]) -> str:
    return words.text("line-order", {"names": words.list([names[seat] for seat in view["order"]])})


def _pirates(view: AmerigoView, words: Words) -> str:
    unseen = ", ".join([str(strength) for strength in view["unseen_pirates"]])
    args: Args = {"strength": view["strength"], "hidden": view["hidden_pirates"], "unseen": unseen}
    return words.text("line-pirates", args)


# --- the map ----------------------------------------------------------------------------------------------------------


def _map(view: AmerigoView, words: Words) -> list[str]:
    """Cells in columns; around them the number of the frame space that each touches."""
    chart = view["map"]
    signs = _signs(view, words)
    frame = {cell: str(space) for space, cells in enumerate(chart["frame"]) for cell in cells}
    columns = [chr(ord("A") + column) for column in range(chart["width"])]
    last = chart["height"]
    lines = [_row("", "", columns, ""), _row("", "", [frame[f"{column}1"] for column in columns], "")]
    for row in range(1, last + 1):
        cells = [signs[f"{column}{row}"] for column in columns]
        lines.append(_row(str(row), frame[f"A{row}"], cells, frame[f"{columns[-1]}{row}"]))
    return [*lines, _row("", "", [frame[f"{column}{last}"] for column in columns], "")]


def _row(number: str, west: str, cells: Sequence[str], east: str) -> str:
    parts = [number, west, *cells, east]
    return "".join([part.rjust(WIDTH) for part in parts]).rstrip()


def _signs(view: AmerigoView, words: Words) -> dict[str, str]:
    """For each cell what lies on it: ships, then posts and tiles, then goods, then what is printed."""
    chart = view["map"]
    signs = {cell: "#" if sign not in "~A" else "." for cell, sign in _printed(chart)}
    for anchor in view["open_anchors"]:
        signs[anchor] = "+"
        signs[chart["anchors"][anchor]] = "[]"
    for cell, good in view["free_goods"].items():
        signs[cell] = words.text(f"sign-{good}")
    for tile in view["tiles"]:
        village = tile["tile"] == "village"
        sign = f"{words.text('sign-village')}{tile['seat'] + 1}" if village else words.text("sign-neutral")
        signs |= dict.fromkeys(tile["cells"], sign)
    for post in view["posts"]:
        signs[post["cell"]] = f"{words.text('sign-post')}{post['seat'] + 1}"
    for seat, player in enumerate(view["players"]):
        signs |= {ship: f"{words.text('sign-ship')}{seat + 1}" for ship in player["ships"] if ship in signs}
    return signs


def _printed(chart: AmerigoMap) -> Iterator[tuple[str, str]]:
    for row, line in enumerate(chart["rows"], 1):
        for column, sign in enumerate(line):
            yield f"{chr(ord('A') + column)}{row}", sign


def _places(chart: AmerigoMap) -> set[str]:
    frame = {f"frame-{space}" for space in range(len(chart["frame"]))}
    return frame | {cell for cell, _ in _printed(chart)}


def _islands(view: AmerigoView, words: Words, names: Sequence[str], everything: bool) -> list[str]:
    """Those with posts; all of them when everything is asked for."""
    lines = []
    for island in view["islands"]:
        if not everything and (not any(island["posts"]) or not island["free"]):
            continue
        args: Args = {"island": island["name"], "cell": island["cells"][0], "large": "yes" if island["large"] else "no"}
        parts = [words.text("line-island", {**args, "free": island["free"], "size": len(island["cells"])})]
        for seat, posts in enumerate(island["posts"]):
            if posts:
                worth = island["worth"][seat] if island["free"] else 0
                there: Args = {"name": names[seat], "posts": posts, "points": worth}
                parts.append(words.text("line-island-posts", there))
        lines.append(" ".join(parts))
    return lines


# --- supplies and sheets ----------------------------------------------------------------------------------------------


def _tokens(view: AmerigoView, words: Words) -> str:
    new, old = ([words.card(code) for code in half if code] for half in (view["tokens"][:HALF], view["tokens"][HALF:]))
    args: Args = {"new": len(new), "new_list": words.list(new), "old": len(old), "old_list": words.list(old)}
    return words.text("line-tokens", args)


def _token_texts(view: AmerigoView, words: Words) -> list[str]:
    return [
        INDENT + words.text("line-token", {"token": words.card(code), "token_text": words.card(code, "text")})
        for code in view["tokens"]
        if code
    ]


def _supplies(view: AmerigoView, words: Words) -> Iterator[str]:
    market = [token for token in view["market"] if token]
    listed = words.some("production", market)
    yield words.text("line-market", {"productions": len(market), "productions_list": listed})
    yield words.text("line-neutrals", {"shapes_list": _shapes(view["neutrals"], words)})


def _shapes(supply: Mapping[str, int], words: Words) -> str:
    return ", ".join([f"{words.card(shape)} {number}" for shape, number in supply.items()])


def _sheet(view: AmerigoView, words: Words, names: Sequence[str], you: int, seat: int, villages: bool) -> list[str]:
    player = view["players"][seat]
    args: Args = {
        "number": seat + 1,
        "points": player["score"],
        "gold": player["gold"],
        "cannons": player["cannons"],
        "progress": player["progress"],
        "special": player["special"],
        "posts": player["posts"],
    }
    lines = [*_belongings(player, words)]
    if villages:
        lines.append(words.text("line-villages", {"shapes_list": _shapes(player["villages"], words)}))
    first = words.text("line-player", {**args, **words.seat_args(seat, names, you)})
    return [first, *[INDENT + line for line in lines]]


def _belongings(player: AmerigoPlayer, words: Words) -> Iterator[str]:
    if any(player["ships"]):
        yield words.text("line-ships", {"places_list": words.list([words.place(ship) for ship in player["ships"]])})
    if player["chests"]:
        yield words.text("line-chests", {"chests": player["chests"]})
    if player["loss"]:
        yield words.text("line-loss", {"strength": player["strength"], "points": player["loss"]})
    goods = [
        f"{words.text(f'good-{good}')} {number}×{player['production'][good]}"
        for good, number in player["goods"].items()
        if number or player["production"][good] > 1
    ]
    if goods:
        yield words.text("line-goods", {"goods_list": ", ".join(goods)})
    if player["waiting"]:
        tiles = [
            words.text("n-tiles", {"n": one["number"], "tile": one["tile"], "shape": words.card(one["shape"])})
            for one in player["waiting"]
        ]
        yield words.text("line-waiting", {"tiles_list": words.list(tiles)})
    if player["tokens"]:
        told = [_own_token(one["token"], one["used"], words) for one in player["tokens"]]
        yield words.text("line-own-tokens", {"tokens_list": words.list(told)})


def _own_token(code: str, used: bool, words: Words) -> str:
    return words.text("used-token", {"token": words.card(code)}) if used else words.card(code)
