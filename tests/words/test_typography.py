"""French is set as the French set it: no-break spaces before what has two parts, their own quotes and apostrophes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/flibuste/**/fr.ftl"), *ROOT.glob("web/src/**/fr.ftl")])
THIN, WIDE = "\u202f", "\u00a0"
WRONG = {
    "a thin no-break space before ; ! ?": rf"[^{THIN}\s\d+][;!?](?=\s|$)|[ {WIDE}][;!?]",
    "a no-break space before :": rf"[ {THIN}]:(?= |$)|[\w»}})]:(?= |$)",
    "a no-break space within « »": rf"«[^{WIDE}]|[^{WIDE}]»",
    "French quotation marks": r"[“”„]",
    "a curved apostrophe": r"\w'\w",
    "one sign for three points": r"\.\.\.",
}


def said(file: Path) -> list[str]:
    """What is said, line by line, without comments and without the names of messages, arguments and cases."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    lines = [re.sub(r'\{ ?"([^"]*)" ?\}', r"\1", line) for line in lines]
    return [re.sub(r"^\s*(?:[\w.-]+ =|\*?\[[\w.-]+\])|\{ ?\$?[\w.-]+ ?->|\{[^{}]*\}", "}", line) for line in lines]


def test_no_component_quotes_by_itself() -> None:
    """Quotation marks are words of a language, and stand where they are."""
    pages = [page for page in ROOT.glob("web/src/**/*.svelte") if re.search("[“”«»]", page.read_text(encoding="utf-8"))]
    assert pages == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_is_set_as_the_french_do(file: Path) -> None:
    found = [(why, line) for line in said(file) for why, wrong in WRONG.items() if re.search(wrong, line)]
    assert found == []
