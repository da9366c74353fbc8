"""On a phone: one column, nothing to push sideways, targets for thumbs."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors, follow
from tests.browser.voyage import Voyage

import flibuste
from flibuste.games import titles

SMALLEST = 44
# what a finger can aim at: a control, or the label that works it. Links inside a sentence are as tall as their line.
SMALL_TARGETS = """(smallest) => {
  const found = [];
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const inSentence = (one) => one.matches("a") && [...one.parentElement.childNodes].some(isText);
  // a control may reach further than it looks
  const boxOf = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const after = getComputedStyle(one, "::after");
    const reaches = after.content !== "none" && after.position === "absolute" && after.pointerEvents !== "none";
    const reach = (side) => (reaches ? parseFloat(after[side]) || 0 : 0);
    return { width: Math.max(width, reach("width")), height: Math.max(height, reach("height")) };
  };
  const modal = document.querySelector("dialog:modal");
  for (const one of document.querySelectorAll("button, a[href], input, select, summary, textarea, [role=tab]")) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if ((modal && !modal.contains(one)) || inSentence(one)) continue;
    const targets = one.matches("input[type=radio], input[type=checkbox]") ? [one, ...one.labels] : [one];
    const { width, height } = targets.map(boxOf).sort((a, b) => b.height - a.height)[0];
    if (width === 0 || height === 0) continue;
    const name = one.getAttribute("aria-label") ?? one.innerText.trim().replaceAll("\\n", " ").slice(0, 50);
    if (Math.min(width, height) < smallest - 0.5)
      found.push(`${one.tagName} "${name}": ${Math.round(width)}×${Math.round(height)}`);
  }
  return found;
}"""


def check_page(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert wide[0] <= wide[2] == PHONE[0], f"the page is {wide[0]} px wide"
    assert wide[1] <= wide[2]
    assert page.evaluate(SMALL_TARGETS, SMALLEST) == []


NAME: Final = """() => {
  const name = document.querySelector("h1"), bar = name.closest("header").getBoundingClientRect();
  const box = name.getBoundingClientRect();
  const isWhole = name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1;
  const lines = Math.round(box.height / parseFloat(getComputedStyle(name).lineHeight));
  return isWhole && lines <= 2 && box.top >= bar.top && box.bottom <= bar.bottom;
}"""


@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_the_name_of_the_game_is_never_cut(server: Port, visit: Visitors, title: str) -> None:
    """Beside whoever plays, and the buttons that come with a move that can be taken back."""
    game = Game(server, 2, "name", title=title)
    while game.now["may_undo"] < 0:
        game.drift(1)
    page = visit(game.link(game.now["may_undo"]), size=PHONE)
    expect(page.locator("header.bar").get_by_role("button", name="Undo")).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(NAME)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lobby_about_and_waiting_room(server: Port, visit: Visitors, language: str) -> None:
    made = server.make_table("here", "link", "open", name="The table with a rather long name, really")
    page = visit("/", size=PHONE, name="Anne Bonny of the Revenge", language=language)
    tabs = page.get_by_role("navigation").last.get_by_role("button")
    expect(tabs).to_have_count(4)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    check_page(page)
    for number in (1, 2, 3):
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-current", "true")
        expect(page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()
        check_page(page)
    page.goto("/new")
    expect(page.locator("summary")).to_be_visible()
    page.locator("summary").click()
    check_page(page)
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_page(page)
    page.goto(f"/t/{made['table']['id']}#{made['keys'][0]['token']}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    check_page(page)


def test_a_turn_on_a_phone(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "phone", kind="link").sail(
        lambda game: game.at("discover", 0) and game.view["round"] == 5, cards=4
    )
    page = visit(game.link(0), size=PHONE)
    table = Table(page)
    tabs = page.get_by_role("navigation", name="Parts of the table")
    check_page(page)

    tabs.get_by_role("button", name="My crew").tap()
    expect(table.own).to_be_visible()
    expect(table.harbor).to_be_hidden()
    check_page(page)
    tabs.get_by_role("button", name="Rivals").tap()
    expect(page.get_by_role("article", name="Bart")).to_be_visible()
    check_page(page)
    tabs.get_by_role("button", name="Log").tap()
    expect(table.log).to_contain_text("You reveal")
    table.side.get_by_role("tab", name="Moves").tap()
    expect(table.side.get_by_role("button", name="Reveal a card")).to_be_visible()
    check_page(page)
    tabs.get_by_role("button", name="Harbor").tap()
    expect(table.harbor).to_be_visible()

    # a turn: reveal until a ship lies in the harbor, stop, look at a card, take it
    while not any(card["offers"][0]["gain"] for card in game.view["harbor"]):
        table.prompt.get_by_role("button", name="Reveal a card").tap()
        table.settle()
        game.line.wait_for_moves(game.now["moves_made"] + 1)
        assert game.at("discover", 0), "the seed makes a turn without a ship to repel"
    table.prompt.get_by_role("button", name="Stop & trade").tap()
    expect(table.prompt.get_by_role("button", name="Pass")).to_be_visible()
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    take = game.legal("trade")[0]["notation"]
    check_page(page)
    table.card(take).tap()
    expect(table.card(take)).to_have_attribute("aria-pressed", "true")
    check_page(page)
    table.prompt.get_by_role("button", name="Confirm").tap()
    table.settle()
    tabs.get_by_role("button", name="Log").tap()
    table.side.get_by_role("tab", name="Log").tap()
    expect(table.log).to_contain_text("You trade")


def check_sheet(page: Page) -> None:
    """The whole width of the table is seen, and the buttons without pushing anything."""
    sheet = page.get_by_role("dialog")
    for seen in (sheet.get_by_role("button", name="Play again"), sheet.get_by_role("link", name="Record")):
        expect(seen).to_be_in_viewport(ratio=1)
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    table, inside = sheet.get_by_role("table").bounding_box(), sheet.bounding_box()
    assert table is not None
    assert inside is not None
    assert inside["x"] <= table["x"]
    assert table["x"] + table["width"] <= inside["x"] + inside["width"]


@pytest.mark.parametrize("size", [DESK, (1280, 720), (320, 568)], ids=["desk", "low", "small"])
def test_the_score_sheet_fits(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    game = Game(server, 5, "phone end").sail(lambda game: game.at("over"))
    assert sum(any(line["points"]) for line in game.now["score_sheet"]) >= 10
    page = visit(game.link(0, 1, 2, 3, 4), size=size)
    check_sheet(page)
    expect(page.get_by_role("dialog").locator(".finale li")).to_have_count(5)


def test_key_caps_are_for_those_who_have_keys(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "caps").sail(lambda game: game.at("discover", 0))
    for size, caps in ((DESK, True), (PHONE, False), ((820, 1180), False)):
        table = Table(visit(game.link(0, 1), size=size))
        expect(table.prompt.get_by_role("button", name="Reveal a card").locator("kbd")).to_be_visible(visible=caps)


def test_dialogs_and_the_end_on_a_phone(server: Port, visit: Visitors) -> None:
    game = Game(server, 5, "phone end").sail(lambda game: game.at("over"))
    page = visit(game.link(0, 1, 2, 3, 4), size=PHONE)
    sheet = page.get_by_role("dialog")
    check_sheet(page)
    check_page(page)
    sheet.get_by_role("button", name="Look at the board").tap()
    expect(sheet).to_have_count(0)
    check_page(page)
    page.get_by_role("button", name="Menu").tap()
    expect(sheet).to_be_visible()
    check_page(page)
    sheet.get_by_role("button", name="Settings").tap()
    expect(sheet.get_by_label("Your name")).to_be_visible()
    check_page(page)
    sheet.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Discard pile").tap()
    expect(sheet).to_be_visible()
    check_page(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_title_is_read_to_its_end(server: Port, visit: Visitors, language: str) -> None:
    page = visit("/about", size=PHONE, language=language)
    for title in flibuste.titles():
        game = Game(server, 2, f"bar of {title.id}", title=title.id)
        follow(page, game.link(0))
        expect(page.locator("html")).to_have_attribute("data-game", title.id)
        heading = page.locator("header h1")
        expect(heading).to_be_visible()
        cut = heading.evaluate(
            "(h) => [h.scrollWidth - h.clientWidth, h.scrollHeight - h.clientHeight, h.offsetHeight]"
        )
        assert cut[0] <= 0 and cut[1] <= 1 and cut[2] <= 50, f"{title.id}: {cut}"


@pytest.mark.parametrize(("title", "tab"), [("amerigo", "Log"), ("caribbean_conquest", "Turn")])
def test_the_log_opens_at_its_newest_line(server: Port, visit: Visitors, title: str, tab: str) -> None:
    page = visit(Game(server, 2, "log", title=title, options={}).drift(60).link(0), size=PHONE)
    page.get_by_role("navigation").last.get_by_role("button", name=tab).tap()
    log = page.locator("ol.log:visible")
    expect(log.locator("> li").last).to_be_in_viewport()
    expect(log.locator("> li").first).not_to_be_in_viewport()
    check_page(page)


def test_the_chart_stays_where_it_is_and_the_name_is_whole(server: Port, visit: Visitors) -> None:
    """However long the sentence above it is, and however many buttons stand beside the name."""
    game = Voyage(server, 2, "a long sentence").sail(lambda game: game.at("turn", 0))
    page = visit(game.snapshot(0), size=PHONE, language="fr")
    chart, heading = page.locator(".board > .chart"), page.locator("header h1")
    expect(page.locator('[data-step="turn"]')).to_be_visible()
    before = chart.bounding_box()
    follow(page, game.sail(lambda game: game.at("plan", 0)).link(0))
    expect(page.locator('[data-step="plan"]')).to_be_visible()
    assert chart.bounding_box() == before
    expect(page.get_by_role("banner").get_by_role("button", name="Annuler")).to_be_visible()
    assert heading.evaluate("(h) => h.scrollWidth - h.clientWidth") <= 0
