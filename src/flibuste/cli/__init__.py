"""The `flibuste` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import cast

from flibuste.cli.arguments import Namespace, build_parser
from flibuste.kernel.refusals import FlibusteError
from flibuste.plain import one_line

INTERRUPTED = 130
"""What shells expect of a command that Ctrl-C has ended."""


def main(argv: Sequence[str] | None = None) -> int:
    args = build_parser().parse_args(argv)
    run = cast("Callable[[Namespace], int]", args.run)
    try:
        return run(args)
    except FlibusteError as wrong:
        return _complain(str(wrong))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; without this Python complains once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnicodeDecodeError as wrong:
        return _complain(f"This is not a text file in UTF-8: {wrong.reason}.")
    except OSError as wrong:
        return _complain(f"{wrong.filename or 'flibuste'}: {wrong.strerror or wrong}.")


def _complain(sentence: str) -> int:
    print(f"flibuste: {one_line(sentence)}", file=sys.stderr)
    return 2
