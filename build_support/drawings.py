"""Draws pictures of pixels from what we have drawn as SVG: `python build_support/drawings.py`, with Chromium.

Icons of the installed page (web/public/icon*.png) come from the SVG beside them, pictures that others show of our links
(web/public/cards/<title>.png) from the titles' covers. The pictures are part of the sources,
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

GAMES: Final = ROOT / "web" / "src" / "games"
CARD: Final = (1200, 630)
SITE_COVER: Final = "port_royal"


def data(drawing: Path) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(drawing.read_bytes()).decode()}"


def draw_icon(page: Page, name: str) -> None:
    size = int(name.rpartition("-")[2])
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0"><img width={size} height={size} src="{data(PUBLIC / f"{ICONS[name]}.svg")}">'
    )
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def draw_card(page: Page, name: str, cover: Path, sign: int, at: str) -> None:
    """A cover with our sign on it: so large, there."""
    width, height = CARD
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f'<body style="margin:0"><img style="width:{width}px;height:{height}px;object-fit:cover" src="{data(cover)}">'
        f'<img width={sign} height={sign} style="position:fixed;{at};filter:drop-shadow(0 6px 18px #0008)" '
        f'src="{data(PUBLIC / "icon.svg")}">'
    )
    page.screenshot(path=PUBLIC / "cards" / f"{name}.png")


def draw_cards(page: Page) -> None:
    (PUBLIC / "cards").mkdir(exist_ok=True)
    covers = {cover.parent.parent.name: cover for cover in sorted(GAMES.glob("**/covers/base.svg"))}
    for title, cover in covers.items():
        draw_card(page, title, cover, 96, "right:36px;bottom:36px")
    draw_card(page, "flibuste", covers[SITE_COVER], 180, "left:64px;top:40px")


def main() -> None:
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        for name in ICONS:
            draw_icon(page, name)
        draw_cards(page)
        browser.close()


if __name__ == "__main__":
    main()
