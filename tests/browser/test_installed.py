"""The page as something to install: what a phone is told of it, and how it is opened without a line."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import see_off
from tests.browser.house import PHONE, Port, Visitors, Windows, follow

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()));
  return kept.map((request) => new URL(request.url).pathname);
}"""


@pytest.fixture
def visit_with_worker(browser: Browser, own_server: Port, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    windows = Windows(browser, own_server.address, workers="allow")
    visitors = Visitors(windows)
    visitors.expects_a_broken_line = True
    yield visitors
    see_off(visitors, request.node)
    windows.close()


def test_a_phone_is_told_what_to_install(server: Port) -> None:
    manifest = json.loads(server.ask("/manifest.webmanifest")[1])
    for icon in manifest["icons"]:
        picture = server.ask(icon["src"])[1]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert picture.startswith(b"<svg")
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_without_a_line_the_page_says_so_itself(own_server: Port, visit_with_worker: Visitors) -> None:
    page = visit_with_worker(size=PHONE, language="fr", theme="night")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), "nothing that the server says"
    page.reload()
    expect(page.get_by_role("heading", name="Tables ouvertes")).to_be_visible()
    own_server.end()
    for path in ("/", "/t/nowhere"):
        page.goto(path)
        expect(page.get_by_text("Le serveur ne répond pas")).to_be_visible()
    follow(page, "/watch")  # which is there, and cannot be fetched
    expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
    expect(page.get_by_text("Une partie de la page n’est pas arrivée.").last).to_be_visible()
    own_server.start()
    page.goto("/")
    expect(page.get_by_role("heading", name="Aucune table")).to_be_visible()
