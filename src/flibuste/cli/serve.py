"""`flibuste` and `flibuste serve`: the table host and its page."""

from __future__ import annotations

from argparse import Namespace


def run(args: Namespace) -> int:
    from flibuste.server.serve import Settings  # heavy, and only needed here
    from flibuste.server.serve import run as run_server

    named = {name: getattr(args, name) for name in Settings._fields if hasattr(args, name)}
    return run_server(Settings(**named))
