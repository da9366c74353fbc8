"""How long it takes to look back: `python benchmarks/looking_back.py`, for the longest recorded game of each title.

"first" is what the first look at a game costs, whose past is then played again from its beginning; "worst" and "mean"
are of all further looks, at every moment with the eyes of every seat. Milliseconds in the process of the table: the
view made and encoded. "kept" is what its past takes up in memory, in KiB of pickled positions.
"""

from __future__ import annotations

import pickle
import time
from itertools import groupby
from pathlib import Path

from flibuste._modes import mode
from flibuste.games import recorded_title
from flibuste.kernel.game import rebuild
from flibuste.kernel.past import Past
from flibuste.kernel.records import Record, read_record
from flibuste.server.faces import encode

SHELF = Path("tests/shelf")


def longest() -> list[Record]:
    records = [read_record(file.read_text()) for file in SHELF.glob("*.jsonl")]
    records.sort(key=lambda record: (record.title, -len(record.entries)))
    return [next(games) for _, games in groupby(records, key=lambda record: record.title)]


def milliseconds(since: float) -> float:
    return (time.perf_counter() - since) * 1000


def main() -> None:
    print(f"{'title':20} {'moves':>6} {'first':>8} {'worst':>8} {'mean':>8} {'kept':>6}   ({mode()})")
    for record in longest():
        game = rebuild(recorded_title(record.title), record)
        begun = time.perf_counter()
        past = Past(game)
        first = milliseconds(begun)
        took = []
        for moves in range(len(game.entries) + 1):
            for eye in range(-1, game.seats):
                begun = time.perf_counter()
                encode(past.position(moves).view(eye))
                took.append(milliseconds(begun))
        kept = sum(len(pickle.dumps(position)) for position in past._kept) // 1024
        moves, worst, mean = len(game.entries), max(took), sum(took) / len(took)
        print(f"{record.title:20} {moves:6} {first:8.1f} {worst:8.1f} {mean:8.2f} {kept:6}")


if __name__ == "__main__":
    main()
