"""`flibuste bot-worker`: bots of servers on other machines think here."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress


def run(args: Namespace) -> int:
    from flibuste.server.bots_afar import serve  # only needed here

    with suppress(KeyboardInterrupt):
        serve(args.listen, args.places)
    return 0
