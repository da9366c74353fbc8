"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from flibuste.server import protocol, typescript
from flibuste.server.faces import Tail

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


def test_the_encoded_tail_is_the_end_of_an_update() -> None:
    names = [field.name for field in msgspec.structs.fields(protocol.Update)]
    tail = [field.name for field in msgspec.structs.fields(Tail)]
    assert names == ["moves_made", "undone", "events_from", "events", *tail]
