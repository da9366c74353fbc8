"""Printed facts of the pieces: TOML files of a title, and the owner's own file that replaces or completes them."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Final

from flibuste.kernel.data import digest
from flibuste.kernel.refusals import BadComponents

MARKS: Final = ("confirmed", "likely", "invented")
OWNER: Final = "FLIBUSTE_COMPONENTS"
FIXED: Final = ("role", "color", "name", "special", "level")
"""Facts that say which piece it is: an owner's file cannot change them."""

Row = dict[str, object]


class Components:
    """Rows by group (`ship`, `character` ...), with the version of the data."""

    def __init__(self, version: str, groups: dict[str, list[Row]]) -> None:
        self.version = version
        self.groups = groups

    def rows(self, group: str) -> list[Row]:
        return self.groups.get(group, [])


def text_of(row: Row, fact: str) -> str:
    """A fact of a row; the empty text where the row has none."""
    value = row.get(fact, "")
    if not isinstance(value, str):
        raise _unlike(row, fact, "a text")
    return value


def number_of(row: Row, fact: str) -> int:
    """A fact of a row that cannot be negative; 0 where the row has none."""
    value = row.get(fact, 0)
    if not isinstance(value, int) or value < 0:
        raise _unlike(row, fact, "a whole number")
    return value


def texts_of(row: Row, fact: str) -> list[str]:
    value = row.get(fact, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _unlike(row, fact, "a list of texts")
    return [str(item) for item in value]


def numbers_of(row: Row, fact: str) -> list[int]:
    value = row.get(fact, [])
    if not isinstance(value, list) or not all(isinstance(item, int) and item >= 0 for item in value):
        raise _unlike(row, fact, "a list of whole numbers")
    return [int(item) for item in value]


def _unlike(row: Row, fact: str, kind: str) -> BadComponents:
    return BadComponents(f"{fact} of {row.get('id')!r} should be {kind}, not {row.get(fact)!r}.")


def load_components(package: str, file: str, mixed: bool = False, earlier: Sequence[str] = ()) -> Components:
    """A component file of a title or box. In the folder FLIBUSTE_COMPONENTS `<its name>/<file>` changes printed facts.

    The owner's file has the same groups and rows with the same `id`s. A row replaces the facts it names and keeps the
    others; which pieces there are stays as it is, so that moves and records keep their names. `mixed`: it may also name
    a fact that only other rows of its group have. `earlier`: files beside the first, back in time, each with those
    facts that were others in games by older rulings; an owner's pieces are the same in all games.
    """
    packaged = resources.files(package) / "components"
    version, groups = _parse(file, (packaged / file).read_text(encoding="utf-8"))
    for name in earlier:
        version, before = _parse(name, (packaged / name).read_text(encoding="utf-8"))
        _overlay(name, groups, before, mixed)
    folder = os.environ.get(OWNER)
    if not folder:
        return Components(version, groups)
    if not Path(folder).is_dir():
        raise BadComponents(f"{OWNER} names {folder}, which is not a folder.")
    path = Path(folder) / package.rpartition(".")[2] / file
    if not path.exists():
        return Components(version, groups)
    _, own = _parse(str(path), path.read_bytes().decode(errors="replace"))
    _overlay(str(path), groups, own, mixed)
    return Components(f"{version}+{digest(own)}", groups)


def _parse(name: str, text: str) -> tuple[str, dict[str, list[Row]]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadComponents(f"{name} is not TOML: {wrong}.") from None
    version = str(data.pop("version", ""))
    groups: dict[str, list[Row]] = {}
    for group, rows in data.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadComponents(f"{name}: {group} must be written as [[{group}]] tables.")
        groups[group] = rows
        for row in rows:
            if row.get("mark", MARKS[0]) not in MARKS:
                raise BadComponents(f"{name}: mark {row['mark']!r} is none of {', '.join(MARKS)}.")
    return version, groups


def _overlay(name: str, groups: dict[str, list[Row]], own: dict[str, list[Row]], mixed: bool) -> None:
    for group, rows in own.items():
        known = {row["id"]: row for row in groups.get(group, [])}
        for row in rows:
            id = row.get("id")
            target = known.get(id) if isinstance(id, str) else None
            if target is None:
                raise BadComponents(f"{name}: there is no {group} with id {row.get('id')!r} to replace.")
            kinds = {
                fact: type(value) for like in (known.values() if mixed else [target]) for fact, value in like.items()
            }
            for fact, value in row.items():
                if fact in FIXED and value != target.get(fact):
                    raise BadComponents(f"{name}: {fact} of {group} {row['id']!r} cannot be changed.")
                if kinds.get(fact) is not type(value):
                    raise BadComponents(f"{name}: {group} {row['id']!r} has no {fact} like {value!r}.")
            target.update(row)
