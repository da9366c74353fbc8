"""Whatever is drawn on a board says what it is: itself, or the part of the board in which it lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.house import PHONE, Game, Port, Visitors, take_time
from tests.browser.test_axe import check
from tests.browser.voyage import Voyage

MOMENTS = {
    "port_royal": (3, {"contracts": "competitive", "sets_sail_cards": True, "gambler": True}, 60),
    "amerigo": (4, {}, 90),
    "maracaibo": (3, {}, 60),
    "treasure_map": (3, {}, 60),
    "caribbean_conquest": (3, {}, 60),
}
"""Seats, options and how many decisions of the baseline lead to a moment at which much lies on the table."""

# what a pointer or a held finger gets words from: shell/rules/Explainer.svelte
UNEXPLAINED = """() => {
  const says = ["[data-about]", "[data-area]", "[data-move]", "[data-token]", "[title]",
    "[role=img][aria-label]"].join();
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const called = (one) => `${one.localName}.${(one.getAttribute("class") ?? "").replaceAll(/ ?s(velte)?-\\w+/g, "")}`;
  const way = (one) => (!one || one.matches("main") ? [] : [...way(one.parentElement), called(one)]);
  // the log tells in words, and a seat's sign stands beside its name
  const isTold = (one) => one.closest(".said, .side.panel, .seat");
  const signs = [...document.querySelectorAll("main svg")].filter((one) => isSeen(one) && !isTold(one));
  const silent = signs.filter((one) => !one.closest(says)?.closest("main"));
  return [signs.length, [...new Set(silent.map((one) => way(one).slice(-4).join(" > ")))]];
}"""
PLACES = """async (title) => {
  const { sections } = await (await fetch(`/api/titles/${title}/rules`)).json();
  const names = ({ id, entries }) => entries.flatMap((one) => [`${id}-${one.id}`, ...one.about]);
  const told = new Set(sections.flatMap(names));
  const marked = [...document.querySelectorAll("main [data-about], main [data-area]")];
  const places = new Set(marked.map((one) => one.dataset.about ?? one.dataset.area));
  return [marked.length, [...places].filter((place) => !told.has(place))];
}"""


@pytest.mark.parametrize("title", MOMENTS)
def test_every_sign_of_a_board_leads_to_its_rule(server: Port, visit: Visitors, title: str) -> None:
    seats, options, decisions = MOMENTS[title]
    game = Game(server, seats, "signs", title=title, options=options).drift(decisions)
    page = visit(game.link(0))
    take_time(page)
    expect(page.locator("main svg").nth(20)).to_be_attached()
    number, silent = page.evaluate(UNEXPLAINED)
    assert number > 20
    assert silent == []
    number, untold = page.evaluate(PLACES, title)
    assert number > 5
    assert untold == []
    # one sign says what is reconstructed
    page.get_by_role("button", name="Reconstructed", exact=True).click()
    expect(page.get_by_role("dialog", name="Reconstructed").locator("dt").first).to_be_visible()
    check(page, f"what is reconstructed in {title}")


def test_wheel_and_sea_say_what_they_are_and_a_tile_shows_where_it_would_fit(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 2, "signs of a voyage", kind="link").sail(lambda game: game.at("plan", 0))
    page = visit(game.link(0))
    take_time(page)
    page.locator("[data-tour=wheel]").click(position={"x": 4, "y": 4})
    expect(page.locator(".bubble")).to_contain_text("cubes")
    page.locator("[data-tour=wheel]").click(position={"x": 4, "y": 4})
    expect(page.locator(".bubble")).to_have_count(0)
    tile = page.locator('[data-tour=actions] [data-move^="plan "]:not([aria-disabled])').first
    tile.hover()
    expect(page.locator("[data-fit='1']")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator("[data-fit]")).to_have_count(0)
    tile.focus()
    expect(page.locator("[data-fit='1']")).to_have_count(1)


def test_a_finger_held_on_the_wheel_is_told_what_it_is(server: Port, visit: Visitors) -> None:
    page = visit(Voyage(server, 2, "held", kind="link").link(0), size=PHONE)
    take_time(page)
    page.get_by_role("navigation").last.get_by_role("button").nth(1).click()
    wheel = page.locator("[data-tour=wheel]")
    wheel.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 20, "clientY": 120, "bubbles": True})
    expect(page.locator(".bubble")).to_contain_text("cubes")
