"""A table of Treasure Map as plain lines, a sketch of the chart among them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

from flibuste.cli.boards.board import Brings, Facts, TextBoard
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, TARGETS, target_facts
from flibuste.games.ship_adventure.treasure_map.view import (
    TreasureBonus,
    TreasureFight,
    TreasureLoot,
    TreasurePlayer,
    TreasureToken,
    TreasureView,
)
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.kernel.moves import Move
from flibuste.phrases import Args
from flibuste.words import Words

INDENT: Final = "  "
WIDTH: Final = 4
"""Of a cell in print."""
SIGNS: Final = {
    ".": "calm", "P": "port", "K": "skull", "w": "wave", "J": "jungle", "C": "city", "T": "temple",
}  # fmt: skip
ROUND: Final = 5
"""Amounts of gold that are worth a line: one coin, multiples of this, and everything."""


class TreasureMapBoard(TextBoard):
    def describe(self, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
        table = cast(TreasureView, view)
        reader = you if you >= 0 else max(table["seat_to_move"], 0)
        if not full:
            return [*_fights(table, words, names, you), *_sheet(table, words, names, you, reader)]
        lines = [_turn(table, words), *_sketch(table, words), words.text("line-legend")]
        lines += [*_sea(table, words), *_others(table, words, names)]
        for seat in range(len(names)):
            lines += _sheet(table, words, names, you, seat)
        return [*lines, *_fights(table, words, names, you)]

    def turn(self, view: Data) -> object:
        return view.get("turn"), view.get("active")

    def begins_turn(self, event: Event) -> bool:
        return event.name == "player-turn"

    def question(self, step: str, view: Data, moves: Collection[str]) -> tuple[str, Facts]:
        return step, cast(TreasureView, view)["at_hand"]

    def is_at_hand(self, move: Move, view: Data) -> bool:
        """Tokens in a hand that the viewer knows, players that there are, gold that somebody has."""
        table = cast(TreasureView, view)
        facts = move.facts
        if "token" in facts:
            return facts["token"] in _known_tokens(table)
        if "target" in facts:
            return _is_there(table, str(facts["target"]))
        gold = facts.get("gold", 0)
        most = max([max(player["carried"]["gold"], player["stored"]["gold"]) for player in table["players"]])
        return not isinstance(gold, int) or gold <= most

    def short_list(self, moves: Sequence[Move], brings: Brings) -> list[Move]:
        """Of amounts of gold one coin, some round ones, and all."""
        last = {move.key: move for move in moves}
        return [move for move in moves if _is_round(move) or last[move.key] is move]


def _is_round(move: Move) -> bool:
    gold = move.facts.get("gold", 1)
    return not isinstance(gold, int) or gold == 1 or gold % ROUND == 0


def _known_tokens(view: TreasureView) -> set[str]:
    held = [
        token for player in view["players"] for token in [*player["carried"]["tokens"], *player["stored"]["tokens"]]
    ]
    return {token["token"] for token in held if token["token"] is not None}


def _is_there(view: TreasureView, target: str) -> bool:
    number = TARGETS.index(target)
    if number < FIRST_PIRATE:
        return number % FIRST_SHIP < len(view["players"])
    return True


def _turn(table: TreasureView, words: Words) -> str:
    args: Args = {"turn": table["turn"], "level": table["level"], "last": table["last_level"]}
    if not table["sector"]:
        return words.text("line-before-spin", args)
    return words.text("line-turn", {**args, "sector": words.card(f"sector-{table['sector']}")})


# --- the chart --------------------------------------------------------------------------------------------------------


def _sketch(view: TreasureView, words: Words) -> Iterator[str]:
    """Rows and columns by their numbers; in each cell its sign and whoever is there."""
    side = len(view["rows"])
    yield (INDENT + "".join([str(column).rjust(WIDTH) for column in range(side)])).rstrip()
    pieces = _pieces(view)
    for row, line in enumerate(view["rows"]):
        cells = [_cell(view, words, f"{row},{column}", sign, pieces) for column, sign in enumerate(line)]
        yield (str(row).rjust(len(INDENT)) + "".join([cell.rjust(WIDTH) for cell in cells])).rstrip()


def _cell(view: TreasureView, words: Words, cell: str, sign: str, pieces: dict[str, list[str]]) -> str:
    there = pieces.get(cell, [])
    ground = words.text(f"sign-{SIGNS[sign]}")
    if cell in view["temples"]:
        token = view["temple_tokens"][view["temples"].index(cell)]
        ground += str(token["level"]) if token is not None else ""
    return there[0] + ("+" if len(there) > 1 else ground[0]) if there else ground


def _pieces(view: TreasureView) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for seat, player in enumerate(view["players"], 1):
        found.setdefault(player["crew"], []).append(f"@{seat}" if player["aboard"] else f"&{seat}")
        if not player["aboard"]:
            found.setdefault(player["ship"], []).append(f"u{seat}")
    for number, pirate in enumerate(view["pirates"], 1):
        if pirate["cell"] is not None:
            found.setdefault(pirate["cell"], []).append(f"x{number}")
    if view["galleon"]["cell"] is not None:
        found.setdefault(view["galleon"]["cell"], []).append("G")
    for cell in view["coins"]:
        found.setdefault(cell, []).append("$")
    return found


def _sea(view: TreasureView, words: Words) -> Iterator[str]:
    yield words.text("line-waves", {"waves_list": "; ".join([f"{cell} > {to}" for cell, to in view["drift"].items()])})
    if view["coins"]:
        coins = [f"{cell} ({number})" for cell, number in view["coins"].items()]
        yield words.text("line-coins", {"coins_list": "; ".join(coins)})


def _others(view: TreasureView, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Map pieces on offer, Eldorado, the galleon, pirates."""
    offer = _list_of_pieces(view["offer"], words)
    yield words.text("line-offer", {"n": len(offer), "pieces_list": words.list(offer)})
    place = view["eldorado"]
    cells = "; ".join(view["eldorado_places"].values())
    known: Args = {"known": "no" if place is None else "yes", "cell": place or "", "cells_list": cells}
    yield words.text("line-eldorado", known)
    galleon = view["galleon"]
    hold = _things(galleon["loot"], words)
    yield words.text("line-galleon", {"cell": words.place(galleon["cell"] or ""), "hold": hold})
    for number, pirate in enumerate(view["pirates"], 1):
        args: Args = {"pirate": number, "cell": words.place(pirate["cell"] or ""), "away": pirate["away"]}
        args |= {"hunts": "yes" if pirate["target"] >= 0 else "no", "hold": _things(pirate["loot"], words)}
        yield words.text("line-pirate", {**args, **words.seat_args(pirate["target"], names)})


# --- sheets -----------------------------------------------------------------------------------------------------------


def _sheet(view: TreasureView, words: Words, names: Sequence[str], you: int, seat: int) -> list[str]:
    player = view["players"][seat]
    args: Args = {
        "number": seat + 1,
        "color": words.text(f"card-{player['color']}"),
        "aboard": "yes" if player["aboard"] else "no",
        "crew": player["crew"],
        "ship": player["ship"],
    }
    first = words.text("line-player", {**args, **words.seat_args(seat, names, you)})
    return [first, *[INDENT + line for line in _belongings(player, words)]]


def _belongings(player: TreasurePlayer, words: Words) -> Iterator[str]:
    yield words.text("line-carried", {"things": _things(player["carried"], words)})
    if player["stored"] != {"gold": 0, "tokens": [], "pieces": [0, 0, 0, 0]}:
        yield words.text("line-stored", {"things": _things(player["stored"], words)})
    cards = [words.card(card) for card in player["cards"]]
    if player["balls"]:
        cards.append(words.text("line-balls", {"balls": player["balls"]}))
    yield words.text("line-cards", {"cards_list": words.list(cards) or words.text("line-nothing")})


def _things(loot: TreasureLoot, words: Words) -> str:
    found = [words.text("n-gold", {"gold": loot["gold"]})] if loot["gold"] else []
    found += [_token(token, words) for token in loot["tokens"]] + _list_of_pieces(loot["pieces"], words)
    return words.list(found) or words.text("line-nothing")


def _token(token: TreasureToken, words: Words) -> str:
    code = token["token"]
    if code is None:
        return words.text("line-unknown-token", {"level": token["level"]})
    return words.text("line-known-token", {"token_a": words.card(code, "a"), "cell": token["cell"] or ""})


def _list_of_pieces(counts: Sequence[int], words: Words) -> list[str]:
    return [words.card(f"piece-{piece}", "a") for piece, number in enumerate(counts, 1) for _ in range(number)]


# --- fights -----------------------------------------------------------------------------------------------------------


def _fights(view: TreasureView, words: Words, names: Sequence[str], you: int) -> Iterator[str]:
    """Their odds; while somebody moves, of those that would come if the movement ended here."""
    for fight in view["fights"]:
        facts = target_facts(TARGETS.index(fight["target"]))
        args: Args = {"kind": str(facts["kind"]), "pirate": int(facts.get("pirate", 0))}
        to = int(facts.get("to", 0))
        args |= {"to": names[to] if to < len(names) else "", "to_you": "yes" if to == you else "no"}
        yield words.text("line-fight", {**args, **_odds(fight, words)})


def _odds(fight: TreasureFight, words: Words) -> Args:
    own, other = _side(fight["own"], words), _side(fight["other"], words)
    return {"way_of": fight["kind"], "own": own, "other": other, "chance": fight["chance"]}


def _side(bonuses: Sequence[TreasureBonus], words: Words) -> str:
    total = sum(bonus["bonus"] for bonus in bonuses)
    return words.text("line-side", {"bonus": total, "sources": words.list([_source(one, words) for one in bonuses])})


def _source(bonus: TreasureBonus, words: Words) -> str:
    kind, _, level = bonus["source"].partition("-")
    return words.text("line-bonus-level", {"level": int(level)}) if kind == "level" else words.card(bonus["source"])
