"""Everything with keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import Game, Port, Table, Visitors

import flibuste

FOCUS = """() => {
  const one = document.activeElement, style = getComputedStyle(one);
  const name = one.ariaLabel ?? one.innerText;
  return { tag: one.tagName, name, outline: style.outlineStyle, width: parseFloat(style.outlineWidth) };
}"""


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Presses Tab until something with this name has the focus; everything on the way must be seen to have it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus["tag"] == "BODY":
            continue
        assert focus["outline"] != "none", f"nobody sees that {focus} has the focus"
        assert focus["width"] >= 2, f"nobody sees that {focus} has the focus"
        if re.search(name, focus["name"]):
            return
    raise AssertionError(f"Tab never came to {name}")


def test_a_turn_with_keys(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "keys").sail(lambda game: game.at("discover", 0) and game.view["round"] == 4, cards=4)
    page = visit(game.link(0, 1))
    table = Table(page)
    keys = page.keyboard
    turn_number = game.view["round"], game.view["active"]

    # R until there are cards that can be taken, S, then the digit of a card, Enter, and P
    while True:
        if game.at("repel"):
            expect(page.get_by_role("dialog")).to_be_visible()
            keys.press("y")
        elif game.at("discover") and len(game.view["harbor"]) < 3:
            keys.press("r")
        else:
            break
        game.line.wait_for_moves(game.now["moves_made"] + 1)
        table.settle()
        assert (game.view["round"], game.view["active"]) == turn_number, "the seed makes a turn without a bust"
    keys.press("s")
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    assert game.at("window", 0)
    table.settle()
    take = next(card for card in table.harbor.locator("button[aria-pressed]").all())
    digit = take.get_attribute("aria-keyshortcuts")
    assert digit is not None
    keys.press(digit)
    expect(table.prompt.get_by_role("button", name="Confirm")).to_be_visible()
    assert game.now["moves_made"] == server.get(f"/api/tables/{game.id}")["moves"], "a look is not a move"
    keys.press("Escape")
    expect(table.prompt.get_by_role("button", name="Confirm")).to_be_hidden()
    keys.press(digit)
    keys.press("Enter")
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    expect(table.log.locator("li").filter(has_text=re.compile("Anne (hires|trades)")).last).to_be_visible()
    game.sail(lambda game: len(game.legal("pass")) > 0, cards=4)
    page.reload()  # so that it is at this moment, and not at an earlier one with such a button
    expect(table.prompt.get_by_role("button", name="Pass")).to_be_visible()
    keys.press("p")
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    expect(table.log.get_by_text(re.compile("passes")).last).to_be_visible()


def test_undo_with_a_key(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "keys").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) == 3, cards=4)
    page = visit(game.link(0, 1))
    table = Table(page)
    before = table.lines(), table.board()
    page.keyboard.press("s")
    expect(table.prompt.get_by_role("button", name="Pass")).to_be_visible()
    page.keyboard.press("u")
    expect(table.prompt.get_by_role("button", name="Reveal a card")).to_be_visible()
    assert (table.lines(), table.board()) == before


def test_the_list_of_moves_does_without_a_mouse(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "keys").sail(lambda game: game.at("window", 0) and len(game.legal("hire")) > 0, cards=4)
    page = visit(game.link(0, 1))
    table = Table(page)
    tab_to(page, "^Log$")
    page.keyboard.press("ArrowRight")
    expect(table.side.get_by_role("tab", name=f"Moves ({len(game.now['moves'])})")).to_be_focused()
    buttons = table.side.get_by_role("tabpanel").get_by_role("button")
    expect(buttons).to_have_count(len(game.now["moves"]))
    hire = buttons.filter(has_text=re.compile("^Hire")).first
    expect(hire).to_contain_text(re.compile(r"−\d+ coins?, \+\d+ influence"))
    tab_to(page, "^Hire")
    page.keyboard.press("Enter")
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    page.keyboard.press("Shift+Tab")
    table.side.get_by_role("tab", name="Log").click()
    expect(table.log).to_contain_text("Anne hires")


def test_everything_can_be_reached_and_is_seen_to_have_the_focus(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "keys").sail(lambda game: game.at("window", 0) and len(game.legal("hire")) > 0, cards=4)
    page = visit(game.link(0, 1, 2))
    Table(page)
    tab_to(page, "^FR|Français")
    tab_to(page, "Menu")
    tab_to(page, "Draw pile")
    tab_to(page, "^Pass")
    lobby = visit("/new", name="Anne")
    expect(lobby.get_by_role("heading", name="New table")).to_be_visible()
    tab_to(lobby, "Open the table")
    tab_to(lobby, "invite a friend by link")
    lobby.keyboard.press("Enter")
    expect(lobby.get_by_label("Who takes seat 2")).to_have_value("link")
    expect(lobby.get_by_role("button", name="play at once against bots")).to_be_visible()


def test_the_list_of_keys(server: Port, visit: Visitors) -> None:
    page = visit(Game(server, 2, "keys").link(0, 1))
    Table(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for what in ("Reveal a card", "Stop & trade", "Take the last move back", "This list"):
        expect(keys.get_by_text(what)).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


@pytest.mark.parametrize("title", [title.id for title in flibuste.titles()])
def test_every_key_means_one_thing(server: Port, visit: Visitors, title: str) -> None:
    page = visit(Game(server, 2, "keys", title=title).link(0))
    expect(page.locator("main.board")).to_be_visible()
    page.keyboard.press("?")
    lists = page.get_by_role("dialog", name="Keys").locator("dl")
    expect(lists).to_have_count(2)
    for keys in lists.all():  # at the table, and while one looks back and can do nothing there
        written = [key for line in keys.locator("kbd").all_inner_texts() for key in line.split(" / ")]
        assert len(written) == len(set(written)) > 3


def test_opened_in_the_lobby_with_keys(visit: Visitors) -> None:
    page = visit("/", name="Anne")
    expect(page.get_by_role("link", name="Play Port Royal")).to_be_visible()
    tab_to(page, "^Play Port Royal")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(Table(page).turn_order).to_contain_text("Anne")
