"""Boards come when somebody looks at them; one that does not come is asked for again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.house import Game, Port, Visitors

BOARDS = re.compile(r"/assets/(port_royal|amerigo)-")


def test_the_lobby_comes_without_boards(visit: Visitors) -> None:
    page = visit()
    expect(page.get_by_role("link", name="Play Port Royal")).to_be_visible()
    fetched = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert any("/assets/index-" in name for name in fetched)
    assert [name for name in fetched if BOARDS.search(name)] == []


def test_the_lobby_is_small(visit: Visitors) -> None:
    page = visit()
    expect(page.get_by_role("link", name="Play Port Royal")).to_be_visible()
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => [entry.name, entry.encodedBodySize])"
    )
    scripts = sum(size for name, size in sizes if name.endswith(".js"))
    assert 0 < scripts <= 100_000
    assert sum(size for _, size in sizes) <= 300_000


def test_the_lobby_fetches_ahead_what_it_needs(visit: Visitors) -> None:
    page = visit()
    expect(page.get_by_role("link", name="Play Port Royal")).to_be_visible()
    ahead = page.evaluate(
        "[...document.querySelectorAll('link[rel=preload]')].map((link) => new URL(link.href).pathname)"
    )
    first = page.locator(".shelf li img").first.evaluate("(image) => new URL(image.src).pathname")
    assert ahead == [first, "/api/titles"]
    fetched = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    assert [fetched.count(path) for path in ahead] == [1, 1], "nothing is fetched twice"
    page.goto("/about")
    expect(page.locator("link[rel=preload]")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "sentence", "again"),
    [
        ("en", "A part of the page did not arrive.", "Try again"),
        ("fr", "Une partie de la page n’est pas arrivée.", "Réessayer"),
    ],
)
def test_a_board_that_did_not_come_is_asked_for_again(
    server: Port, visit: Visitors, language: str, sentence: str, again: str
) -> None:
    visit.expects_a_broken_line = True
    game = Game(server, 2, "lost parts")
    page = visit(language=language)
    page.route(BOARDS, lambda route: route.abort())
    page.goto(game.link(0, 1))
    expect(page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    page.unroute(BOARDS)
    page.get_by_role("button", name=again).click()
    expect(page.locator("[data-tour~=prompt]").first).to_be_visible()
