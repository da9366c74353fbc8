"""Compiled or interpreted: the same sources run both ways, and `FLIBUSTE_PURE=1` picks the plain Python files.

The wheel holds each module of the engine twice, as source and as an extension module that Python prefers. With
`FLIBUSTE_PURE` set (and not "0"), a finder placed before Python's own takes the source: for debugging, for coverage,
and for the tests that say both ways play the same game.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Literal

PACKAGE = __name__.partition(".")[0]


class PureFinder:
    """Finds this package's modules among its `.py` files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(PACKAGE + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install_pure_finder() -> None:
    """Obeys `FLIBUSTE_PURE`. To be called before any other module of the package is imported."""
    if os.environ.get("FLIBUSTE_PURE", "0") not in ("", "0") and PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)


def mode() -> Literal["compiled", "interpreted"]:
    """How the engine runs in this process."""
    kernel = importlib.import_module(f"{PACKAGE}.kernel.position")
    return "interpreted" if (kernel.__file__ or "").endswith(".py") else "compiled"
