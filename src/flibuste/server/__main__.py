"""`python -m flibuste.server`: the server alone, without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from flibuste.server.serve import run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m flibuste.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--store", default=None, help="sqlite:///FILE")
    args = parser.parse_args()
    sys.exit(run(args.host, args.port, args.store, open_browser=False))
