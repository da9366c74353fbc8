"""What the options of a command say about the games that it plays."""

from __future__ import annotations

import os
from argparse import Namespace

from flibuste.kernel.options import read_options
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title


def terms_of(title: Title, seats: int, args: Namespace) -> Terms:
    return title.agree(seats, read_options(title.name, title.options, dict(args.option)))


def seed_of(args: Namespace) -> str:
    """A fresh one unless one was named."""
    return os.urandom(8).hex() if args.seed is None else str(args.seed)
