"""Writes the middle-game positions that `flibuste bench` measures with.

Run it only when a title's data format has changed, for figures from before and after are then no longer of the same
positions: `PYTHONPATH=src FLIBUSTE_PURE=1 python benchmarks/make_positions.py port_royal`
"""

import json
import sys
from pathlib import Path

from flibuste.cli.bench import make_positions
from flibuste.games import find_title

FOLDER = Path(__file__).parent.parent / "src" / "flibuste" / "cli" / "positions"

if __name__ == "__main__":
    for name in sys.argv[1:]:
        lines = [json.dumps(data, separators=(",", ":")) for data in make_positions(find_title(name))]
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
