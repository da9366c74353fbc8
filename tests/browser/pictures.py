"""Makes the pictures in docs/pictures: `python tests/browser/pictures.py`, from the root, with the page built."""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors, Windows, launch  # noqa: E402
from tests.browser.test_adventure import at, begin, lay, sail  # noqa: E402
from tests.browser.voyage import AmerigoTable, Voyage  # noqa: E402

FOLDER: Final = ROOT / "docs" / "pictures"
COLORS: Final = 256
ROUNDED: Final = bytes(min(255, (value + 1) & ~3) for value in range(256))
PIXELS: Final = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const bytes = context.getImageData(0, 0, image.width, image.height).data, parts = [];
  for (let at = 0; at < bytes.length; at += 30000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 30000)));
  return [image.width, image.height, btoa(parts.join(""))];
}"""

Color = tuple[int, int, int]


def palette_of(counts: Counter[Color]) -> list[Color]:
    """Median cut: at most 256 colors that stand for all."""
    boxes = [list(counts)]
    while len(boxes) < COLORS:
        box = max(boxes, key=lambda box: _spread(box)[0] * sum(counts[color] for color in box) ** 0.5)
        spread, channel = _spread(box)
        if spread == 0:
            break
        box.sort(key=lambda color: color[channel])
        half, seen, cut = sum(counts[color] for color in box) / 2, 0, 0
        while seen < half and cut < len(box) - 1:
            seen += counts[box[cut]]
            cut += 1
        boxes.remove(box)
        boxes += [box[:cut], box[cut:]]
    return [_mean(box, counts) for box in boxes]


def _spread(box: list[Color]) -> tuple[int, int]:
    widths = [max(channel) - min(channel) for channel in zip(*box, strict=True)]
    return max((width, channel) for channel, width in enumerate(widths))


def _mean(box: list[Color], counts: Counter[Color]) -> Color:
    total = sum(counts[color] for color in box)
    red, green, blue = (round(sum(color[at] * counts[color] for color in box) / total) for at in range(3))
    return red, green, blue


def _nearest(color: Color, palette: list[Color]) -> int:
    red, green, blue = color
    return min(
        range(len(palette)),
        key=lambda at: (palette[at][0] - red) ** 2 + (palette[at][1] - green) ** 2 + (palette[at][2] - blue) ** 2,
    )


def small(page: Page, picture: bytes) -> bytes:
    """The same picture with a palette."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    raw = base64.b64decode(text).translate(ROUNDED)
    pixels: list[Color] = list(zip(raw[0::4], raw[1::4], raw[2::4], strict=True))
    counts = Counter(pixels)
    palette = palette_of(counts)
    number_of = {color: _nearest(color, palette) for color in counts}
    numbers = bytes(number_of[pixel] for pixel in pixels)
    rows = b"".join(b"\0" + numbers[at : at + width] for at in range(0, len(numbers), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    flat = bytes(value for color in palette for value in color)
    chunks = [(b"IHDR", header), (b"PLTE", flat), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunks(chunks))


def _chunks(chunks: Iterable[tuple[bytes, bytes]]) -> Iterable[bytes]:
    for name, body in chunks:
        yield struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def save(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    picture = page.screenshot(animations="disabled")
    # the page's own rules for what it may load would not let it read the picture
    blank = page.context.new_page()
    picture = small(blank, picture)
    blank.close()
    (FOLDER / name).write_bytes(picture)
    print(f"{name}: {len(picture) // 1000} kB")


def is_rich(game: Game) -> bool:
    """Anne trades, in the middle of a game: ships and people in the harbor, things to take and things too dear."""
    view = game.view
    if not game.at("window", 0) or view["active"] != 0 or view["round"] != 7:
        return False
    offers = [card["offers"][0] for card in view["harbor"]]
    ships = [offer for offer in offers if offer["gain"] > 0]
    return len(ships) >= 3 and any(offer["short"] > 0 for offer in offers) and len(game.legal("hire")) > 0


def is_busy(game: Game) -> bool:
    """Anne chooses among several actions, in the middle of a voyage."""
    return game.at("turn", 0) and game.view["round"] == 3 and len(game.legal("act")) >= 4


def make_amerigo(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 4, "picture 1", name="The Leaky Pinnace").sail(is_busy)
    for name, size in (("amerigo.png", DESK), ("amerigo-phone.png", PHONE)):
        page = visit(game.link(0), name="Anne", size=size)
        AmerigoTable(page)
        save(page, name)
    game.sail(lambda game: game.at("lay", 0))
    night = visit(game.link(0), theme="night", language="fr")
    table = AmerigoTable(night)
    expect(table.panel).to_have_attribute("data-step", "lay")
    night.keyboard.press("ArrowDown")
    save(night, "amerigo-night-fr.png")


def make_adventure(server: Port, visit: Visitors) -> None:
    """A campaign's chart with two chapters told, and its third at the table."""
    first = sail(begin(3, "competitive", "picture"))
    second = sail(begin(3, "competitive", "picture", first.hands_on()))
    campaign, keys = lay(server, first, "The Fog Watch")
    third = begin(3, "competitive", "picture", second.hands_on())
    for game in (second, sail(third, lambda game: at("window", 3)(game) and game.seat_to_move == 0)):
        table, keys = lay(server, game, "The Fog Watch", campaign)
        server.get(f"/api/tables/{table}")  # the server gets to know it
    server.get(f"/api/tables/{campaign}")
    page = visit(f"/t/{table}#{keys[0]}", name="Anne")
    expect(page.locator(".prompt")).to_be_visible()
    save(page, "adventure.png")
    page.goto(f"/c/{campaign}")
    expect(page.locator(".cartouche")).to_be_visible()
    save(page, "adventure-chart.png")


def make(server: Port, visit: Visitors) -> None:
    make_amerigo(server, visit)
    make_adventure(server, visit)
    game = Game(server, 4, "picture 82", name="The Leaky Pinnace").sail(is_rich, cards=6)
    page = visit(game.link(0), name="Anne")
    Table(page)
    save(page, "port-royal.png")
    phone = visit(game.link(0), size=PHONE)
    Table(phone)
    save(phone, "port-royal-phone.png")
    night = visit(game.link(0), theme="night", language="fr")
    expect(night.locator("section.prompt")).to_be_visible()
    save(night, "port-royal-night-fr.png")

    for name, *kinds in (
        ("Rum before noon", "here", "here", "here", "open"),
        ("Gold, or nothing", "here", "open", "open"),
        ("First landfall", "here", "bot:mate", "open"),
        ("Three masts, no map", "here", "here", "here", "here", "open"),
    ):
        server.make_table(*kinds, name=name)
    page.goto("/")
    expect(page.get_by_role("heading", name="Three masts, no map")).to_be_visible()
    save(page, "lobby.png")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        server = Port(Path(folder) / "tables.sqlite3")
        visit = Visitors(Windows(browser, server.address))
        try:
            make(server, visit)
        finally:
            visit.leave()
            server.end()
        browser.close()
