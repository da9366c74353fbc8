"""On a laptop the whole table is visible without scrolling, from the first card to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import Game, Port, Table, Visitors, follow
from tests.browser.newcomer import Begun

import flibuste

SMALL_DESK = (1024, 768)

# the log and the row of contracts turn inside themselves, and the islands are also a list for those who hear the chart
CUT_OFF = """() => {
  const found = [];
  for (const one of document.querySelectorAll("main button, main article, main section, main li, main p")) {
    if (one.closest(".log, .sr, .said, .contracts ul, .map ul") || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    if (box.width && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1))
      found.push(`${one.tagName}.${one.className} ${one.innerText.slice(0, 40)} ends at ${box.right}, ${box.bottom}`);
  }
  return found;
}"""


def check(page: Page) -> None:
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    window = page.viewport_size
    assert window is not None
    assert size[0] <= window["width"], f"the page is {size[0]} px wide"
    assert size[1] <= window["height"], f"the page is {size[1]} px tall"
    assert page.evaluate(CUT_OFF) == []


def many_cards(game: Game) -> bool:
    """Late, with a full harbor."""
    return game.at("window") and len(game.view["harbor"]) >= 6 and max(game.now["scores"]) >= 8


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_scrolls(server: Port, visit: Visitors, seats: int) -> None:
    game = Game(server, seats, "one screen")
    page = visit(game.snapshot(*range(seats)))
    table = Table(page)
    check(page)
    follow(page, game.sail(many_cards, cards=8).link(*range(seats)))
    expect(page.locator('[data-at^="harbor:"]')).to_have_count(len(game.view["harbor"]))
    check(page)
    table.harbor.locator("button[data-move][aria-pressed]").first.click()
    expect(table.prompt.get_by_role("button", name="Confirm")).to_be_visible()
    check(page)
    watcher = visit(game.link(), language="fr")
    expect(watcher.locator("section.prompt")).to_be_visible()
    check(watcher)


@pytest.mark.parametrize(("seats", "seed", "people"), [(2, "crew", 11), (5, "c5", 9)])
def test_a_large_crew_fits(server: Port, visit: Visitors, seats: int, seed: str, people: int) -> None:
    def largest(game: Game) -> int:
        return max(range(seats), key=lambda seat: len(game.view["players"][seat]["area"]))

    game = Game(server, seats, seed).sail(
        lambda game: len(game.view["players"][largest(game)]["area"]) >= people, cards=8
    )
    page = visit(game.link(largest(game)))
    Table(page)
    check(page)


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.flights++; return animate.apply(this, how); };
}"""


def test_cards_fly_for_those_who_like_it(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "motion").sail(
        lambda game: game.at("discover", 0) and len(game.view["harbor"]) == 1, cards=4
    )
    moving, still = visit(game.link(0), motion=True, pace="normal"), visit(game.link(1))
    for page in (moving, still):
        Table(page)
        page.evaluate(COUNT_FLIGHTS)
    reveals = len(Table(still).log.locator("li").filter(has_text="Anne reveals").all())
    Table(moving).press("Reveal a card")
    expect(Table(still).log.locator("li").filter(has_text="Anne reveals")).to_have_count(reveals + 1)
    moving.wait_for_function("window.flights > 0")
    assert still.evaluate("window.flights") == 0


@pytest.mark.parametrize(("title", "seats"), [(title.id, max(2, title.seats[0])) for title in flibuste.titles()])
def test_a_small_desk_has_the_whole_table_too(server: Port, visit: Visitors, title: str, seats: int) -> None:
    game = Begun(server, title, seats, {}).but_for(40)
    page = visit(game.link(0), size=SMALL_DESK, language="fr")
    expect(page.get_by_role("navigation", name="Parties de la page")).to_have_count(0)  # as on a phone
    expect(page.locator("main [data-at], main [data-tour]").first).to_be_visible()
    check(page)
    if title == "amerigo":  # what has no room beside its chart is behind tabs
        chart = page.locator("main .chart").first.bounding_box()
        assert chart is not None
        assert chart["width"] > SMALL_DESK[0] / 2
        expect(page.get_by_role("navigation", name="Parties de la table")).to_be_visible()
