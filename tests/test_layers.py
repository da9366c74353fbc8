"""A layer knows only those to its right, as docs/design.md draws them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "flibuste"
BELOW = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"games", "kernel"},
    "study": {"bots", "games", "kernel"},
    "envs": {"bots", "games", "kernel"},
    "arena": {"bots", "games", "kernel"},
}
"""By layer those that it may import; server and cli may import any but each other."""
ASIDE = {"_modes", "words", "phrases", "plain", "processes", "cluster"}
"""Modules beside the layers, for all but kernel and games."""


def imported(file: Path) -> Iterator[str]:
    """The parts of the package that a file imports, whether for use or for types alone."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            package, _, rest = name.partition(".")
            if package == "flibuste" and rest:
                yield rest.partition(".")[0]


@pytest.mark.once
@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    allowed = BELOW[layer] | {layer} | (ASIDE if layer not in ("kernel", "games") else set())
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    strangers = {
        f"{file.relative_to(SOURCE)}: {name}" for file in files for name in imported(file) if name not in allowed
    }
    assert strangers == set()
