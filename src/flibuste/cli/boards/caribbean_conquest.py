"""A table of Caribbean Conquest as plain lines, a sketch of the board among them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

from flibuste.cli.boards.board import Facts, TextBoard
from flibuste.games.ship_adventure.caribbean_conquest.view import ConquestFight, ConquestPlayer, ConquestView
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.kernel.moves import Move
from flibuste.phrases import Args
from flibuste.words import Words

INDENT: Final = "  "
WIDTH: Final = 3
"""Of a cell in print."""
WAVES: Final = {"w": "~", "J": "^"}
"""Signs that are easier to tell apart in print."""


class CaribbeanConquestBoard(TextBoard):
    def describe(self, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
        table = cast(ConquestView, view)
        fights = [_fight(fight, words, names) for fight in table["fights"]]
        if not full and table["step"] not in ("purchases", "groups"):
            return fights
        limit: Args = {"turn": table["turn"], "limit": table["turn_limit"]}
        lines = [words.text("line-turn", {**limit, **words.seat_args(table["first"], names, you)})]
        lines += [words.text("line-closing")] if table["closing"] else []
        lines += [*_sketch(table), words.text("line-legend")]
        for seat in range(len(names)):
            lines += _sheet(table, words, names, you, seat)
        return [*lines, *fights]

    def turn(self, view: Data) -> object:
        return view["turn"], view["active"]

    def begins_turn(self, event: Event) -> bool:
        return event.name == "player-turn"

    def question(self, step: str, view: Data, moves: Collection[str]) -> tuple[str, Facts]:
        return step, cast(ConquestView, view)["at_hand"]

    def is_at_hand(self, move: Move, view: Data) -> bool:
        """Cells of this board."""
        cell = move.facts.get("cell")
        side = len(cast(ConquestView, view)["rows"])
        return not isinstance(cell, str) or all(int(number) < side for number in cell.split(","))


# --- the board --------------------------------------------------------------------------------------------------------


def _sketch(view: ConquestView) -> list[str]:
    """With rows and columns numbered; units of a player hide what they stand on."""
    holders = {point["cell"]: str(point["controller"] + 1) for point in view["points"] if point["controller"] >= 0}
    units = {one["cell"]: f"@{one['seat'] + 1}" for one in view["units"]}
    side = len(view["rows"])
    lines = ["".join(["".rjust(WIDTH), *[str(column).rjust(WIDTH) for column in range(side)]])]
    for row, signs in enumerate(view["rows"]):
        cells = [str(row).rjust(WIDTH)]
        for column, sign in enumerate(signs):
            name = f"{row},{column}"
            cells.append(units.get(name, WAVES.get(sign, sign) + holders.get(name, "")).rjust(WIDTH))
        lines.append("".join(cells))
    return lines


def _fight(fight: ConquestFight, words: Words, names: Sequence[str]) -> str:
    """Both sides of a fight, and the odds of its next throw."""
    args: Args = {
        "cell": fight["cell"],
        "seat": names[fight["attacker"]["seat"]],
        "to": names[fight["defender"]["seat"]],
        "bonus": fight["attacker"]["bonus"],
        "against": fight["defender"]["bonus"],
        "win": fight["win"],
        "lose": fight["lose"],
        "tie": fight["tie"],
        "rolled": "yes" if fight["rolled"] else "no",
    }
    return words.text("line-fight", args)


# --- sheets -----------------------------------------------------------------------------------------------------------


def _sheet(view: ConquestView, words: Words, names: Sequence[str], you: int, seat: int) -> list[str]:
    player = view["players"][seat]
    args: Args = {
        "number": seat + 1,
        "points": player["count"],
        "gold": player["gold"],
        "balls": player["balls"],
        "out": "yes" if player["is_out"] else "no",
    }
    first = words.text("line-player", {**args, **words.seat_args(seat, names, you)})
    return [first, *[INDENT + line for line in _belongings(view, player, seat, words)]]


def _belongings(view: ConquestView, player: ConquestPlayer, seat: int, words: Words) -> Iterator[str]:
    zones = [_zone(view, words, number, held) for number, held in enumerate(player["zones"], 1) if held]
    if zones:
        yield words.text("line-zones", {"zones_list": ", ".join(zones)})
    if player["cards"]:
        yield words.text("line-cards", {"cards_list": ", ".join([words.card(card) for card in player["cards"]])})
    for one in view["units"]:
        if one["seat"] == seat:
            yield words.text("line-units", {"cell": one["cell"], "ships": one["ships"], "crews": one["crews"]})


def _zone(view: ConquestView, words: Words, number: int, held: int) -> str:
    return words.text("line-zone", {"zone": words.card(f"Z{number}"), "held": held, "size": view["per_zone"]})
