"""The table of Amerigo: games by clicking, everything on one screen, nothing for axe to find."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import DESK, PHONE, Port, Visitors, by_clicking, follow, take_time
from tests.browser.test_axe import LOOKS, looks
from tests.browser.test_axe import check as check_axe
from tests.browser.test_one_screen import check as check_one_screen
from tests.browser.voyage import AmerigoTable, Voyage

MOST_CHOICES: Final = 400
WAYS: Final = {"en": (DESK, "en"), "phone fr": (PHONE, "fr")}
"""Each size and language once."""


@by_clicking
@pytest.mark.parametrize("way", WAYS)
def test_a_game_against_a_bot_by_clicking(server: Port, visit: Visitors, way: str, whole: bool) -> None:
    size, language = WAYS[way]
    game = Voyage(server, 2, "a whole voyage", kind="bot:baseline")
    if not whole:
        game.sail(lambda game: game.view["round"] == 4)
    page = visit(game.link(0), name="Anne", size=size, language=language)
    table = AmerigoTable(page)
    mine = page.locator('[data-tour="actions"][data-mine="yes"]')
    for _ in range(MOST_CHOICES):
        expect(mine.or_(table.sheet).first).to_be_visible()
        if table.sheet.is_visible() or table.step == "over":
            break
        table.choose()
    expect(table.sheet).to_be_visible()
    expect(page.locator("dialog[open] h2")).to_be_in_viewport()  # who has won, before any scrolling

    wanted = {"throw", "sail", "post", "steps", "take", "plan", "build", "lay", "gold", "pass", "pirates"}
    assert wanted <= set(table.played), f"never done: {wanted - set(table.played)}"

    # the sheet adds up, and says what the table says
    rows = table.sheet.locator("tbody tr, tfoot tr").all()
    numbers = [[int(text) for text in re.findall(r"[-−]?\d+", cells.replace("−", "-"))] for cells in _cells(rows)]
    *sources, total, order = [row for row in numbers if len(row) == 2]
    assert [sum(row) for row in zip(*sources, strict=True)] == total
    assert sorted(order) == [1, 2]
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("navigation").last.get_by_role("button").nth(-2).click()  # the own things, before the log
    shown = re.search(r"\d+", page.locator('[data-at="score:0"]:visible').inner_text())
    assert shown is not None
    assert int(shown.group()) in total


def _cells(rows: list[Locator]) -> list[str]:
    return [" ".join(cell.inner_text() for cell in row.locator("td").all()) for row in rows]


def test_a_ship_sails_and_a_tile_is_built_by_clicks_on_the_chart(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 2, "chart clicks").sail(lambda game: game.at("sail") and game.view["round"] > 1)
    page = visit(game.link(0, 1))
    table = AmerigoTable(page)
    # a space of the frame may bend round a corner, and is then not where its middle is
    goal = page.locator('.target[data-move^="sail "]:not([data-move*="frame"], .dear)').last
    notation = goal.get_attribute("data-move")
    goal.click(force=True)
    sail = table.panel.locator(f'.btn.primary[data-move="{notation}"]')
    expect(sail).to_be_visible()
    sail.click()
    table.settle()
    expect(page.locator(f'.target[data-move="{notation}"].chosen')).to_have_count(0)

    game.line.wait_for_moves(game.now["moves_made"] + 1)
    game.sail(lambda game: game.at("lay"))
    expect(table.panel).to_have_attribute("data-step", "lay")
    page.keyboard.press("ArrowDown")
    expect(table.panel.locator("[data-put]")).not_to_have_attribute("aria-disabled", "true")
    tiles = len(game.view["tiles"])
    page.keyboard.press("Enter")
    table.settle()
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    assert len(game.view["tiles"]) == tiles + 1


def test_what_is_not_allowed_is_explained(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 3, "why not").sail(lambda game: game.at("turn", 0) and len(game.legal("act")) < 7)
    page = visit(game.link(0))
    table = AmerigoTable(page)
    take_time(page)
    table.panel.locator(".missing button").first.click()
    expect(page.get_by_text(re.compile(r"There is no \w+ cube"))).to_be_visible()
    expect(page.get_by_text("AM-PHA-04")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("AM-PHA-04")).to_have_count(0)


def test_an_action_can_be_taken_back(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 2, "undo").sail(lambda game: game.at("turn", 0) and len(game.legal("act")) > 1)
    page = visit(game.link(0))
    table = AmerigoTable(page)
    before = table.panel.inner_text()
    table.do("act")
    expect(table.panel).not_to_have_attribute("data-step", "turn")
    page.keyboard.press("u")
    expect(table.panel).to_have_attribute("data-step", "turn")
    assert table.panel.inner_text() == before


# --- one screen -------------------------------------------------------------------------------------------------------

LOW_DESK: Final = (1280, 720)
SCROLLING: Final = """(low) => [...document.querySelectorAll(".left, .right, .rival, .now, [data-tour=sheet]")]
  .filter((one) => !low || !one.matches(".now"))
  .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className} ${one.scrollHeight} in ${one.clientHeight}`)"""


def fits(page: Page) -> None:
    check_one_screen(page)
    window = page.viewport_size
    assert window is not None
    # a long list of choices may turn on a low screen: that it is a list can be seen
    assert page.evaluate(SCROLLING, window["height"] < DESK[1]) == []


@pytest.mark.parametrize(("seats", "size"), [(2, DESK), (3, DESK), (4, DESK), (4, LOW_DESK)])
def test_nothing_scrolls(server: Port, visit: Visitors, seats: int, size: tuple[int, int]) -> None:
    game = Voyage(server, seats, "one screen")
    page = visit(game.snapshot(*range(seats)), size=size)
    watcher = visit(game.snapshot(), language="fr", theme="night", size=size)
    left = {"throw", "turn", "sail", "plan", "build", "lay", "buy", "round_end"}
    while left:
        step = game.sail(lambda game: game.view["round"] > 1 and game.view["step"] in left).view["step"]
        left.remove(step)
        for one, seen_by in ((page, range(seats)), (watcher, range(0))):
            follow(one, game.snapshot(*seen_by))
            expect(AmerigoTable(one).panel).to_have_attribute("data-step", step)
            fits(one)
    late = Voyage(server, seats, "late").sail(lambda game: game.view["round"] == 5 and game.at("turn"))
    follow(page, late.link(*range(seats)))
    expect(AmerigoTable(page).panel).to_have_attribute("data-step", "turn")
    fits(page)


# --- axe --------------------------------------------------------------------------------------------------------------


@looks
def test_axe_finds_nothing(server: Port, visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    game = Voyage(server, 3, "axe").sail(lambda game: game.at("turn", 0) and game.view["round"] > 1)
    page = visit(game.snapshot(0, 1, 2), size=size, theme=theme, language=language)
    table = AmerigoTable(page)
    take_time(page)
    check_axe(page, "turn")
    if size == PHONE:
        tabs = page.get_by_role("navigation").last.get_by_role("button")
        for tab in tabs.all()[1:]:
            tab.click()
            check_axe(page, tab.inner_text())
        tabs.first.click()
    else:
        table.panel.locator(".missing button").first.click()
        expect(page.get_by_text("AM-PHA-04")).to_be_visible()
        check_axe(page, "why not")
        page.locator("[data-token]").first.hover()
        check_axe(page, "a token")
        page.keyboard.press("l")
        check_axe(page, "log")
        page.keyboard.press("l")
        page.locator(".rival .all").first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check_axe(page, "a rival's sheet")
        page.keyboard.press("Escape")
    page.locator("[data-supply]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check_axe(page, "supplies")
    page.keyboard.press("Escape")
    left = {"throw", "sail", "post", "track", "token", "plan", "build", "lay", "buy", "round_end"}
    while left:
        step = game.sail(lambda game: game.view["step"] in left).view["step"]
        left.remove(step)
        follow(page, game.snapshot(0, 1, 2))
        expect(table.panel).to_have_attribute("data-step", step)
        if step == "lay":
            page.keyboard.press("ArrowDown")
        check_axe(page, step)
    follow(page, game.sail(lambda game: game.at("over")).link(0, 1, 2))
    expect(AmerigoTable(page).sheet).to_be_visible()
    page.keyboard.press("Escape")
    check_axe(page, "over")


# --- motion -----------------------------------------------------------------------------------------------------------


def test_cubes_fall_for_those_who_like_it(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 2, "motion").sail(lambda game: game.at("throw", 0))
    moving, still = visit(game.link(0), motion=True, pace="normal"), visit(game.link(1))
    for page in (moving, still):
        AmerigoTable(page)
        page.evaluate(
            """() => {
              window.flights = 0;
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (...how) { window.flights++; return animate.apply(this, how); };
            }"""
        )
    AmerigoTable(moving).do("throw")
    expect(AmerigoTable(still).panel).to_have_attribute("data-step", "turn")
    moving.wait_for_function("window.flights > 0")
    assert still.evaluate("window.flights") == 0
    moving.mouse.click(5, 300)
    expect(moving.locator(".flying")).to_have_count(0)
