"""The page's types are those of the server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TypedDict

import msgspec
import pytest

from flibuste.games import find_title, titles
from flibuste.kernel.game import start
from flibuste.kernel.logbook import NOBODY
from flibuste.server import protocol, typescript
from flibuste.server.faces import Face

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_up_to_date() -> None:
    assert typescript.main(["--check", str(ROOT / "web/src/protocol.ts")]) == 0


def test_check_fails_on_an_old_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "protocol.ts"
    assert typescript.main(["--check", str(file)]) == 1
    assert typescript.main([str(file)]) == 0
    assert typescript.main(["--check", str(file)]) == 0
    file.write_text("old", "utf-8")
    assert typescript.main(["--check", str(file)]) == 1
    assert "older than protocol.py" in capfd.readouterr().err


class Pair(msgspec.Struct, tag="pair"):
    both: tuple[int, str]
    many: list[int | str]
    left: str | None = None


def test_a_fixed_size_list_keeps_the_type_of_each_place() -> None:
    writer = typescript.Writer()
    writer.add(Pair, optional=True)
    assert writer.written["Pair"].splitlines()[1:-1] == [
        '  type: "pair";',
        "  both: [number, string];",
        "  many: (number | string)[];",
        "  left?: string | null;",
    ]


def test_an_encoded_update_has_what_the_protocol_says() -> None:
    names = [field.name for field in msgspec.structs.fields(protocol.Update)]
    game = start(find_title("port_royal"), 2, {}, "names")
    face = Face(game, NOBODY)
    face.refresh(game, [])
    assert json.loads(face.letter(0, False).text).keys() == {"type", *names}


class Here(TypedDict):
    here: int


class There(TypedDict):
    there: str


def test_what_titles_bring_themselves_is_a_type_for_any_of_them() -> None:
    writer = typescript.Writer()
    assert writer.add_union("Place", [Here, There]) == "Place"
    assert writer.unions["Place"] == "export type Place = Here | There;\n"
    assert "here: number" in writer.written["Here"]
    writer.add_union("Nothing", [])
    assert writer.unions["Nothing"] == "export type Nothing = never;\n"


def test_every_titles_view_is_among_the_pages_types() -> None:
    text = (ROOT / "web/src/protocol.ts").read_text("utf-8")
    for title in titles():
        assert re.search(rf"^export type View = .*\b{title.view_type.__name__}\b", text, re.MULTILINE)
