"""A table of Pirates of Maracaibo as plain lines, a sketch of the Caribbean among them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

from flibuste.cli.boards.board import Facts, TextBoard
from flibuste.games.maracaibo.pieces import FOR_IGNORING
from flibuste.games.maracaibo.view import (
    MaracaiboJordan,
    MaracaiboPlace,
    MaracaiboPlayer,
    MaracaiboQuest,
    MaracaiboView,
)
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.kernel.moves import Move
from flibuste.phrases import Args
from flibuste.words import Words

INDENT: Final = "  "
WIDTH: Final = 8
"""Of a card in print; it is two lines high."""
SEA: Final = "~"
HERE: Final = ("development", "residence", "actions")
"""Steps about the card where the ship lies."""
QUIET: Final = ("paid-jordan", "raid-began", "points-given-up")
"""Events whose neighbors say the same."""


class MaracaiboBoard(TextBoard):
    def describe(self, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
        table = cast(MaracaiboView, view)
        reader = you if you >= 0 else max(table["seat_to_move"], 0)
        if not full and table["step"] != "sail":
            return [*_now(table, words), *_sheet(table, words, names, you, reader, True)]
        lines = [words.text("line-round", {"round": table["round"], "last": "yes" if table["last_turns"] else "no"})]
        lines += [*_sketch(table, words, reader), words.text("line-legend"), *_islands(table, words)]
        lines += [*_columns(table, words), *(_texts(table, words) if odds else []), *_markets(table, words, odds)]
        for seat in range(len(names)):
            lines += _sheet(table, words, names, you, seat, odds or seat == reader)
        jordan = table["jordan"]
        return lines if jordan is None else [*lines, *_jordan(jordan, words, odds)]

    def worth_telling(self, event: Event) -> bool:
        return event.name not in QUIET

    def question(self, step: str, view: Data, moves: Collection[str]) -> tuple[str, Facts]:
        return step, cast(MaracaiboView, view)["at_hand"]

    def is_at_hand(self, move: Move, view: Data) -> bool:
        """Cards of the Caribbean, quests on display, places of this sea."""
        table = cast(MaracaiboView, view)
        facts = move.facts
        if "card" in facts:
            return any(place["card"] == facts["card"] for place in table["places"])
        if "quest" in facts:
            return facts["quest"] in _known_quests(table)
        if "figurehead" in facts:
            return facts["figurehead"] in table["figureheads"]
        places = {"gulf", "maracaibo", *[place["name"] for place in table["places"]]}
        return "place" not in facts or facts["place"] in places


def _known_quests(view: MaracaiboView) -> set[str]:
    """Those that lie open or in a hand that the viewer sees."""
    held = [quest["quest"] for player in view["players"] for quest in player["quests"]]
    dealt = [quest for player in view["players"] for quest in player["dealt"]]
    return {quest for quest in [*view["quest_market"], *held, *dealt] if quest is not None}


# --- what matters now -------------------------------------------------------------------------------------------------


def _now(view: MaracaiboView, words: Words) -> list[str]:
    """In the middle of a turn: what the decision is about."""
    step = view["step"]
    if step in HERE:
        ship = view["players"][view["active"]]["ship"]
        return [_card(place["card"], words) for place in view["places"] if place["name"] == ship and place["card"]]
    if step == "quest":
        return [_card(quest, words) for quest in view["quest_market"]]
    if step == "figurehead":
        return [_card(head, words) for head in view["figureheads"]]
    if step == "dice":
        return [words.text("line-dice", {"dice_list": ", ".join(_dice(view, words))})]
    if step in ("market", "reuse", "place"):
        return list(_black_markets(view, words))
    return list(_islands(view, words)) if step in ("cube", "treasure") else []


def _dice(view: MaracaiboView, words: Words) -> Iterator[str]:
    for island, die in zip(("gold", "emerald", "pearl"), view["dice"], strict=False):
        yield f"{words.text(f'treasure-{island}')} {die}"


def _card(code: str | None, words: Words) -> str:
    return INDENT + words.text("line-card", {"card": words.card(code or ""), "text": words.card(code or "", "text")})


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def _sketch(view: MaracaiboView, words: Words, reader: int) -> list[str]:
    """Columns from left to right, a card two lines high, so that it can be seen which ones touch."""
    cells: dict[tuple[int, int], str] = {}
    for place in view["places"]:
        first, second = _cell(view, place, words, reader)
        cells[place["column"], place["top"]] = first
        cells[place["column"], place["top"] + 1] = second
    for island in view["islands"]:
        for row in range(island["top"], island["bottom"]):
            cells[island["column"], row] = SEA * (WIDTH - 1)
        cells[island["column"], island["top"]] = words.text(f"treasure-{island['type']}")[: WIDTH - 1]
        cells[island["column"], island["top"] + 1] = words.text("sign-cubes", {"cubes": island["cubes"]})
    rows = range(min(row for _, row in cells), max(row for _, row in cells) + 1)
    columns = range(1, max(column for column, _ in cells) + 1)
    return ["".join([cells.get((column, row), "").ljust(WIDTH) for column in columns]).rstrip() for row in rows]


def _cell(view: MaracaiboView, place: MaracaiboPlace, words: Words, reader: int) -> tuple[str, str]:
    """Where it is and what kind of card; its price or value tile, and the ships there."""
    sign = words.text(f"sign-{_kind(place, words)}")
    below = str(place["prices"][reader]) if place["prices"] else ""
    if place["value_tile"]:
        below = words.text(f"sign-{place['value_tile']}")
    ships = [f"@{seat + 1}" for seat, player in enumerate(view["players"]) if player["ship"] == place["name"]]
    jordan = view["jordan"]
    if jordan is not None and jordan["ship"] == place["name"]:
        ships.append("@J")
    return f"{place['name'][1:]} {sign}", " ".join([part for part in (below, "".join(ships)) if part])


def _kind(place: MaracaiboPlace, words: Words) -> str:
    code = place["card"]
    if code is None:
        return "hidden"
    piece = words.piece(code)
    return str(piece.get("type", piece["kind"]))


def _islands(view: MaracaiboView, words: Words) -> Iterator[str]:
    for island in view["islands"]:
        name = words.text(f"island-{island['type']}")
        yield words.text("line-island", {"island": name, "cubes": island["cubes"], "points": island["value"]})


def _columns(view: MaracaiboView, words: Words) -> Iterator[str]:
    """The names of the cards, a line for each column."""
    for column in sorted({place["column"] for place in view["places"]}):
        told = [_place(place, words) for place in view["places"] if place["column"] == column]
        yield words.text("line-column", {"places_list": ", ".join(told)})


def _place(place: MaracaiboPlace, words: Words) -> str:
    code = place["card"]
    if code is None:
        doubloons = FOR_IGNORING if place["hidden"] == "filler" else place["doubloons"]
        args: Args = {"place": place["name"], "hidden": place["hidden"], "doubloons": doubloons}
        return words.text("line-hidden", args)
    return f"{place['name']} {words.card(code)}"


def _texts(view: MaracaiboView, words: Words) -> list[str]:
    return [_card(place["card"], words) for place in view["places"] if place["card"] is not None]


def _markets(view: MaracaiboView, words: Words, texts: bool) -> Iterator[str]:
    quests = [words.card(quest) for quest in view["quest_market"]]
    yield words.text("line-quests", {"n": len(quests), "quests_list": "; ".join(quests), "deck": view["quest_deck"]})
    if texts:
        yield from [_card(quest, words) for quest in view["quest_market"]]
    heads = [words.card(head) for head in view["figureheads"]]
    yield words.text("line-figureheads", {"n": len(heads), "figureheads_list": words.list(heads)})
    if texts:
        yield from [_card(head, words) for head in view["figureheads"]]
        yield from _black_markets(view, words)
    yield words.text("line-deck", {"cards": view["level_2"]})


def _black_markets(view: MaracaiboView, words: Words) -> Iterator[str]:
    for tile, side in enumerate(view["market_sides"], 1):
        yield INDENT + words.text("line-market", {"tile": tile, "text": words.card(f"market-{tile}", side)})


# --- sheets -----------------------------------------------------------------------------------------------------------


def _sheet(view: MaracaiboView, words: Words, names: Sequence[str], you: int, seat: int, whole: bool) -> list[str]:
    player = view["players"][seat]
    args: Args = {
        "number": seat + 1,
        "points": player["score"],
        "forecast": sum(player["forecast"]),
        "doubloons": player["doubloons"],
        "place": words.place(player["ship"]),
    }
    first = words.text("line-player", {**args, **words.seat_args(seat, names, you)})
    return [first, *[INDENT + line for line in _belongings(player, words, whole)]]


def _belongings(player: MaracaiboPlayer, words: Words, whole: bool) -> Iterator[str]:
    income: Args = {"doubloons": player["income_doubloons"], "points": player["income_vp"]}
    yield words.text("line-income", income)
    explorer = words.card(f"way-{player['explorer']}")
    yield words.text("line-explorer", {"space": explorer, "rivers": player["rivers"]})
    hoards = [
        words.text(
            "line-hoard",
            {"treasure": words.text(f"treasure-{one['type']}"), "stored": one["stored"], "buried": sum(one["buried"])},
        )
        for one in player["hoards"]
        if one["stored"] or any(one["buried"])
    ]
    if hoards:
        yield words.text("line-hoards", {"hoards_list": "; ".join(hoards)})
    if player["cards"]:
        yield words.text("line-cards", {"cards_list": words.list([words.card(card) for card in player["cards"]])})
    if player["residences"]:
        built = words.list([words.card(card) for card in player["residences"]])
        yield words.text("line-residences", {"cards_list": built})
    yield from [line for line in _quests(player["quests"], words) if whole]
    yield from _strengths(player, words)


def _strengths(player: MaracaiboPlayer, words: Words) -> Iterator[str]:
    args: Args = {
        "upgrades": len(player["upgrades"]),
        "swords": player["swords"],
        "steps": player["explore_points"],
        "discount": player["discount"],
    }
    yield words.text("line-ship", args)
    head = player["figurehead"]
    if head is not None:
        yield words.text("line-figurehead", {"figurehead": words.card(head), "text": words.card(head, "text")})
    placed = [f"{tile} ({place})" for tile, place in enumerate(player["markets"], 1) if place is not None]
    if placed:
        yield words.text("line-placed", {"markets_list": words.list(placed)})
    if player["rubies"]:
        yield words.text("line-rubies", {"rubies": player["rubies"]})


def _quests(quests: Sequence[MaracaiboQuest], words: Words) -> Iterator[str]:
    for quest in quests:
        code = quest["quest"]
        if code is not None:
            yield words.text("line-quest", {"text": words.card(code, "text"), "level": quest["level"]})
    secret = len([quest for quest in quests if quest["quest"] is None])
    if secret:
        yield words.text("line-secret-quests", {"quests": secret})


def _jordan(jordan: MaracaiboJordan, words: Words, texts: bool) -> list[str]:
    args: Args = {
        "points": jordan["score"],
        "forecast": sum(jordan["forecast"]),
        "place": words.place(jordan["ship"]),
        "space": words.card(f"way-{jordan['explorer']}"),
        "level": jordan["level"],
        "cards": len(jordan["cards"]),
        "quests": len(jordan["quests"]),
        "residences": len(jordan["residences"]),
    }
    lines = [words.text("line-jordan", args)]
    shown = jordan["shown"] if texts else jordan["shown"][-1:]
    return lines + [_card(f"jordan-{code}", words) for code in shown]
