"""`flibuste` and `flibuste serve`: the table host and its page."""

from __future__ import annotations

from argparse import Namespace


def run(args: Namespace) -> int:
    from flibuste.server import serve, several  # heavy, and only needed here

    named = {name: getattr(args, name) for name in serve.Settings._fields if hasattr(args, name)}
    settings = serve.Settings(**named)
    return several.run(settings) if settings.processes > 1 or settings.between else serve.run(settings)
