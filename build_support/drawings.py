"""Draws pictures of pixels from what we have drawn as SVG: `python build_support/drawings.py`, with Chromium.

Icons of the installed page (web/public/icon*.png) come from the SVG beside them. The pictures are part of the sources,
so nobody else needs a browser to build the page.
"""

from __future__ import annotations

import base64
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC: Final = ROOT / "web" / "public"
ICONS: Final = {
    "icon-180": "icon-maskable",
    "icon-192": "icon",
    "icon-512": "icon",
    "icon-maskable-512": "icon-maskable",
}
"""Each with the drawing that it is made from; its size is in its name."""


def data(drawing: Path) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(drawing.read_bytes()).decode()}"


def draw_icon(page: Page, name: str) -> None:
    size = int(name.rpartition("-")[2])
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0"><img width={size} height={size} src="{data(PUBLIC / f"{ICONS[name]}.svg")}">'
    )
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        for name in ICONS:
            draw_icon(page, name)
        browser.close()


if __name__ == "__main__":
    main()
