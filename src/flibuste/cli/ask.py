"""`flibuste ask`: the best moves in a position that was set up."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from flibuste.cli.terminal import console, print_json
from flibuste.kernel.refusals import BadPosition
from flibuste.kernel.set_up import MARK, SetUp, read_set_up
from flibuste.phrases import Phrases
from flibuste.study.hints import hint
from flibuste.words import Words

STDIN: Final = "-"


def run(args: Namespace) -> int:
    set_up = position_of(args.position)
    position = set_up.position()
    if position.seat_to_move() < 0:
        raise BadPosition("The game is over in this position; there is nothing to choose.")
    hints = hint(position, set_up.terms.seats, args.playouts, 0.0)
    if args.json:
        print_json([one.to_data() for one in hints])
        return 0
    words, phrases = Words(set_up.title, args.lang, set_up.terms.options), Phrases(args.lang, ["flibuste.cli"])
    names = [phrases.text("player", {"seat": seat + 1}) for seat in range(set_up.terms.seats)]
    out = console()
    for place, one in enumerate(hints, 1):
        out.print(f"{place}. {words.move(one.move, names, -1)}", style="bold")
        for seat, name in enumerate(names):
            points = round(one.chances.points[seat])
            # a title whose looking ahead does not count in points says so in its own words
            said = words if words.has("hint-points") else phrases
            outlook = said.text("hint-points", {"points": points, "away": -points})
            chance = round(100 * one.chances.win[seat])
            out.print("   " + phrases.text("chance", {"name": name, "percent": chance, "outlook": outlook}))
    return 0


def position_of(text: str) -> SetUp:
    """A position by its line of text, or by the name of a file that holds it."""
    if text.lstrip().startswith(f"{MARK}:"):
        return read_set_up(text)
    return read_set_up(sys.stdin.read() if text == STDIN else Path(text).read_text(encoding="utf-8"))
