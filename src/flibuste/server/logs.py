"""What the server writes down about itself: one line for each event, as a sentence or as JSON.

Nothing that a visitor sends can break a line or begin one. Only a mistake in the program brings a traceback along.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

from flibuste.plain import one_line

KINDS: Final = ("plain", "json")
LONGEST: Final = 2_000
FACTS: Final = "facts"
"""Under this name `extra` brings what a sentence says as data."""


class Sentences(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = f"flibuste: {one_line(record.getMessage(), LONGEST)}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "says": one_line(record.getMessage(), LONGEST),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(kind: str) -> None:
    """All that this process logs goes to stderr: what its operator should know, with JSON also what it does."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Sentences())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("flibuste").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # below that it tells of visitors' broken requests
