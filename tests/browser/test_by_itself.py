"""What the page does without being asked: forced moves for who wants it, and telling who one is at this table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors, take_time
from tests.browser.voyage import AmerigoTable, Voyage

GO_ON = """() => {
  const kept = JSON.parse(localStorage.getItem("flibuste.settings"));
  localStorage.setItem("flibuste.settings", JSON.stringify({ ...kept, forced: true }));
}"""


def go_on_by_itself(page: Page) -> AmerigoTable:
    table = AmerigoTable(page)
    expect(table.panel).to_be_visible()  # a socket that is cut off while it opens complains
    page.evaluate(GO_ON)
    page.reload()
    return table


def test_a_throw_without_a_choice_is_made_for_who_wants_it(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 2, "throw")
    assert game.at("throw") and len(game.now["moves"]) == 1
    seat = game.now["seat_to_move"]
    page = visit(game.link(seat))
    table = AmerigoTable(page)
    assert table.step == "throw"  # off by default
    go_on_by_itself(page)
    expect(table.panel).not_to_have_attribute("data-step", "throw")


def test_what_can_be_undone_is_announced_first(server: Port, visit: Visitors) -> None:
    def undoable(game: Voyage) -> bool:
        return game.at("throw") and int(game.now["may_undo"]) >= 0

    game = Voyage(server, 2, "announced").sail(undoable, most=2000)
    page = visit(game.link(0, 1))
    table = go_on_by_itself(page)
    soon = page.get_by_role("status").filter(has_text="Goes on by itself")
    expect(soon).to_be_visible()
    soon.get_by_role("button", name="Wait").click()
    expect(soon).to_have_count(0)
    assert table.step == "throw"
    page.reload()
    soon.get_by_role("button", name="Undo").click()
    expect(table.panel).not_to_have_attribute("data-step", "throw")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_spectators_are_told_that_they_watch(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    game = Game(server, 3, "watched")
    page = visit(game.link(), size=size)
    expect(page.locator("header").get_by_text("Watching")).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="My crew").click()
    expect(page.get_by_role("region", name="These are Anne’s things")).to_contain_text("These are Anne’s things")
    mine = visit(game.link(0), size=size)
    Table(mine)
    expect(mine.get_by_text("Watching")).to_have_count(0)


def test_off_line_a_move_is_kept(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "off line").sail(lambda game: game.at("discover", 0))
    page = visit(game.link(0))
    visit.expects_a_broken_line = True
    table = Table(page)
    page.context.set_offline(True)
    strip = page.get_by_role("status").filter(has_text="Connection lost")
    expect(strip).to_be_visible()
    table.prompt.get_by_role("button", name="Reveal a card").click()
    expect(strip).to_contain_text("Your move is kept")
    take_time(page, 1000)
    page.context.set_offline(False)
    expect(strip).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Back in sight of the shore")).to_be_visible()
    expect(table.log.locator("li").filter(has_text="You reveal").first).to_be_visible()
