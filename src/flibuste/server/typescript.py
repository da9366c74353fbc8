"""`python -m flibuste.server.typescript [--check]` writes the page's types, web/src/protocol.ts, from protocol.py."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from flibuste._modes import mode
from flibuste.server import protocol

FILE: Final = Path("web/src/protocol.ts")
HEADER: Final = (
    "// Made from src/flibuste/server/protocol.py by `python -m flibuste.server.typescript`; edits here are lost.\n"
)
FROM_PAGE: Final = (
    protocol.NewTable,
    protocol.Setting,
    protocol.Join,
    protocol.RematchAsk,
    protocol.Follow,
    protocol.WhatIfAsk,
    protocol.TreeAsk,
    protocol.PositionAsk,
    protocol.PositionText,
    protocol.PositionTable,
    protocol.KeepName,
    protocol.Whose,
    protocol.NewName,
    protocol.DropDevice,
    protocol.Arrive,
    protocol.HangBell,
    protocol.AskPasskey,
    protocol.NewPasskey,
    protocol.OpenPasskey,
    protocol.DropPasskey,
    protocol.StudyAsk,
    protocol.PuzzleAnswer,
    *get_args(protocol.FromPage),
)
TO_PAGE: Final = (
    protocol.TitleInfo,
    protocol.SettingInfo,
    protocol.LessonInfo,
    protocol.PuzzleInfo,
    protocol.PuzzleVerdict,
    protocol.RulebookInfo,
    protocol.TableMade,
    protocol.CampaignInfo,
    protocol.FinishedPage,
    protocol.Me,
    protocol.OfferInfo,
    protocol.Ways,
    protocol.PasskeyAsk,
    protocol.PasskeyQuestion,
    protocol.PersonInfo,
    protocol.BoardInfo,
    protocol.StudyInfo,
    protocol.TreeInfo,
    protocol.PositionInfo,
    protocol.PositionHints,
    protocol.TreeMade,
    protocol.Problem,
    *get_args(protocol.ToPage),
)
UNIONS: Final = {"FromPage": protocol.FromPage, "ToPage": protocol.ToPage}

Record = inspect.StructType | inspect.TypedDictType


class Writer:
    """Collects every struct and TypedDict that is reachable, each once, in the order they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.unions: dict[str, str] = {}
        self.classes: dict[str, type] = {}

    def add(self, cls: type, optional: bool) -> str:
        """`optional`: fields with a default may be left out, because the page is the one that writes them."""
        info = inspect.type_info(cls)
        if not isinstance(info, Record):
            raise TypeError(f"{cls} is neither a struct nor a TypedDict")
        return self._record(info, optional)

    def add_union(self, name: str, classes: Sequence[type]) -> str:
        """A name for one of several types; without any there is nothing it could be."""
        members = [self.add(cls, optional=False) for cls in classes]
        self.unions[name] = f"export type {name} = {' | '.join(members) or 'never'};\n"
        return name

    def _record(self, info: Record, optional: bool) -> str:
        name = info.cls.__name__
        known = self.classes.setdefault(name, info.cls)
        if known is not info.cls:
            raise TypeError(f"two types are called {name}")
        if name not in self.written:
            self.written[name] = ""  # keeps its place, and ends a recursion
            fields = "".join(f"  {line};\n" for line in self._fields(info, optional))
            self.written[name] = f"export interface {name} {{\n{fields}}}\n"
        return name

    def _fields(self, info: Record, optional: bool) -> Iterator[str]:
        if isinstance(info, inspect.StructType) and info.tag is not None:
            yield f'{info.tag_field}: "{info.tag}"'
        for field in info.fields:
            left_out = not field.required and (optional or isinstance(info, inspect.TypedDictType))
            yield f"{field.encode_name}{'?' if left_out else ''}: {self.words(field.type, optional)}"

    def words(self, kind: inspect.Type, optional: bool) -> str:
        match kind:
            case inspect.Metadata(extra=dict() as extra):  # msgspec knows no union of several TypedDicts
                name, classes = extra[protocol.ONE_OF]
                return self.add_union(name, classes)
            case inspect.StructType() | inspect.TypedDictType():
                return self._record(kind, optional)
            case inspect.UnionType():
                return " | ".join(self.words(member, optional) for member in kind.types)
            case inspect.TupleType():  # a fixed size: one type per place, not a list of whatever
                return "[" + ", ".join(self.words(item, optional) for item in kind.item_types) + "]"
            case inspect.ListType() | inspect.VarTupleType():
                item = self.words(kind.item_type, optional)
                return f"({item})[]" if isinstance(kind.item_type, inspect.UnionType) else f"{item}[]"
            case inspect.DictType():
                return f"Record<{self.words(kind.key_type, optional)}, {self.words(kind.value_type, optional)}>"
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case _:
                return _plain(kind)


def _plain(kind: inspect.Type) -> str:
    names: dict[type[inspect.Type], str] = {
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    name = names.get(type(kind))
    if name is None:
        raise TypeError(f"the page has no type for {kind}")
    return name


def protocol_ts() -> str:
    """The whole file."""
    writer = Writer()
    for cls in FROM_PAGE:
        writer.add(cls, optional=True)
    for cls in TO_PAGE:
        writer.add(cls, optional=False)
    for name, union in UNIONS.items():
        writer.add_union(name, get_args(union))
    return "\n".join([HEADER, *writer.written.values(), *writer.unions.values()])


def main(args: list[str]) -> int:
    if mode() == "compiled":  # typed dictionaries lose their types on the way; the sources beside them have them
        command = [sys.executable, "-m", "flibuste.server.typescript", *args]
        return subprocess.call(command, env={**os.environ, "FLIBUSTE_PURE": "1"})
    check = "--check" in args
    names = [arg for arg in args if arg != "--check"]
    file = Path(names[0]) if names else FILE
    text = protocol_ts()
    if not check:
        file.write_text(text, encoding="utf-8")
        return 0
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return 0
    print(
        f"{file} is older than protocol.py; write it anew with: python -m flibuste.server.typescript", file=sys.stderr
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
