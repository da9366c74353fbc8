"""The rules at hand: opened at the right place by what refuses, explained, searched, and with a page of their own."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import PHONE, Game, Port, Table, Visitors, take_time
from tests.browser.test_axe import check
from tests.browser.test_phone import check_page
from tests.browser.test_why_not import too_dear

TITLES = ["port_royal", "amerigo", "maracaibo", "treasure_map", "caribbean_conquest"]


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Rules")


def test_a_refusal_opens_the_rules_where_they_say_why(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "dear").sail(lambda game: game.at("window", 0) and len(too_dear(game)) > 0, cards=4)
    page = visit(game.link(0))
    take_time(page)
    card = Table(page).card(f"hire {too_dear(game)[0]['card']}")
    card.click()
    page.locator(".whynot").get_by_role("button", name="Rule PR-").click()
    told = sheet(page).locator("[aria-current=true]")
    expect(told).to_contain_text("less what your Señoritas save you")
    expect(told).to_contain_text("PR-HIRE-01")
    expect(told).to_be_in_viewport()
    now = sheet(page).get_by_role("heading", name="Here and now").locator("xpath=..")
    expect(now).to_contain_text("short")
    check(page, "rules opened by a refusal")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)


def test_the_sheet_is_opened_and_searched_by_keys(server: Port, visit: Visitors) -> None:
    page = visit(Game(server, 2, "keys").link(0))
    expect(Table(page).harbor).to_be_visible()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.fill("skull")
    expect(sheet(page).locator("mark").first).to_have_text("skull", ignore_case=True)
    expect(sheet(page).locator("[data-entry=discover-skull]")).to_be_visible()
    expect(sheet(page).locator("[data-entry=trade-hire]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Open the rules")


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_page_of_rules_in_both_languages(visit: Visitors, title: str) -> None:
    page = visit(f"/rules/{title}")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    check(page, f"rules of {title}")
    pieces = page.get_by_role("complementary", name="Reference").locator("[data-entry]")
    expect(pieces.first).to_be_visible()
    expect(pieces.filter(has=page.locator(".picture > *"))).to_have_count(pieces.count())
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Comment jouer")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", "Règle, carte ou mot")


def test_a_rule_has_an_address(visit: Visitors) -> None:
    page = visit("/rules/port_royal#PR-REP-03")
    told = page.locator("[aria-current=true][data-entry]")
    expect(told).to_contain_text("skull")
    expect(told).to_be_in_viewport()


HOLD = """(thing) => {
  const how = { pointerType: "touch", bubbles: true, clientX: 5, clientY: 5 };
  thing.dispatchEvent(new PointerEvent("pointerdown", how));
}"""


def test_a_phone_opens_the_rules_from_the_menu_and_explains_what_a_finger_is_held_on(
    server: Port, visit: Visitors
) -> None:
    game = Game(server, 2, "held").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) > 1, cards=4)
    page = visit(game.link(0), size=PHONE)
    harbor = Table(page).harbor
    expect(harbor).to_be_visible()
    harbor.locator("[data-move*=':']").first.evaluate(HOLD)
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    bubble.get_by_text("More").click()
    expect(sheet(page).locator("[aria-current=true]")).to_be_in_viewport()
    sheet(page).get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").tap()
    expect(sheet(page).get_by_role("heading", name="The aim").first).to_be_in_viewport()
    check(page, "rules on a phone")
    check_page(page)


def test_a_button_rests_under_a_pointer_on_its_edge(visit: Visitors) -> None:
    """It rises when it is pointed at, and must not come away from the pointer by that."""
    page = visit("/rules/treasure_map")
    button = page.locator("aside a.btn")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
    tops = button.evaluate(TOPS)
    assert len(set(tops[2:])) == 1, tops


TOPS: Final = """async (button) => {
  const tops = [];
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame);
    tops.push(button.getBoundingClientRect().top);
  }
  return tops;
}"""
