"""Rule ids: where the ledgers in docs/rules define them, and where tests name them. Same pattern as rule_coverage."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
UNTESTED: Final = ROOT / "tests" / "untested_rules.toml"

ID: Final = re.compile(r"\b(?:AM|SA|CC|PR|MA)-[A-Z0-9]+(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?\b")
DEFINED: Final = re.compile(r"(?:^\s*[-*]?\s*\**|^\|\s*\**)(" + ID.pattern + r")", re.MULTILINE)
KINDS: Final = {".py", ".ts", ".toml", ".json", ".jsonl", ".yaml"}
NOT_OURS: Final = {"node_modules", "__pycache__", "dist"}


@cache
def defined() -> frozenset[str]:
    """Every rule id that a ledger defines."""
    ledgers = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return frozenset(id for ledger in ledgers for id in DEFINED.findall(ledger.read_text(encoding="utf-8")))


@cache
def named() -> frozenset[str]:
    """Every rule id in a file under tests/ or web/."""
    return frozenset(id for folder in ("tests", "web") for path in files_in(ROOT / folder) for id in ids_in(path))


def files_in(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in NOT_OURS:
                yield from files_in(path)
        elif path.suffix in KINDS and path != UNTESTED:
            yield path


def ids_in(path: Path) -> set[str]:
    return set(ID.findall(path.read_text(encoding="utf-8", errors="ignore")))


@cache
def untested() -> dict[str, str]:
    """Ids and patterns that no test names, each with the reason."""
    listed = tomllib.loads(UNTESTED.read_text(encoding="utf-8"))
    assert all(isinstance(reason, str) for reason in listed.values())
    return listed


def covered_by(pattern: str, ids: Iterable[str]) -> list[str]:
    """The ids that a line of untested_rules.toml stands for: one id, or all that begin like PR-GAM-*."""
    return sorted(id for id in ids if fnmatchcase(id, pattern))
