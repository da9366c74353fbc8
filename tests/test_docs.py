"""What the documents show works as they show it."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^ *```python\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)|src=\"([^\"]+)\"")

BLOCKS = [(page, block) for page in PAGES for block in PYTHON.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page, block", BLOCKS, ids=[f"{page.stem}-{n}" for n, (page, _) in enumerate(BLOCKS)])
def test_python_in_the_documents_runs(page: Path, block: str) -> None:
    if "onnx" in block:
        pytest.importorskip("onnxruntime", reason="the extra `onnx` is not installed")
    exec(compile(textwrap.dedent(block), str(page), "exec"), {"__name__": "docs"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for link, picture in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / (link or picture)).exists(), f"{page.name} leads to {link or picture}"
