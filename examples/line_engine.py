"""A bot in a process of its own, without a line of flibuste in it: three cards in the harbor are enough for it, then it
takes whatever promises the most points or coins.

    flibuste simulate port_royal --seats 2 --games 20 --bots "engine:python examples/line_engine.py,random"

One JSON line in, one JSON line out: docs/bots.md says what stands in them. Any language can do this.
"""

import json
import sys

ENOUGH = 3


def promise(move, view):
    preview = move["preview"]
    gain = preview.get("total", preview.get("points", 0)) + 6 * preview.get("influence", 0) + preview.get("coins", 0)
    if move["notation"] == "reveal" and len(view.get("harbor", [])) >= ENOUGH:
        return -1
    return gain - 0.5 * (move["notation"] in ("stop", "pass", "end"))


for line in sys.stdin:
    question = json.loads(line)
    if "ask" not in question:  # a game begins or has ended: nothing to answer
        continue
    best = max(question["moves"], key=lambda move: promise(move, question["view"]))
    print(json.dumps({"ask": question["ask"], "move": best["notation"]}), flush=True)
