"""Pages that are loaded again, and servers that fall over: nothing is lost, nothing happens twice."""

from __future__ import annotations

import signal

from playwright.sync_api import Page, expect
from tests.browser.house import Game, Port, Table, Visitors, take_time

Seen = tuple[list[str], list[str], list[str]]
LOST = "Looking for the shore…"


def seen(page: Page) -> Seen:
    table = Table(page)
    return table.lines(), table.board(), table.moves()


def test_a_reload_during_the_own_decision_changes_nothing(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "reload", kind="link").sail(lambda game: game.at("discover", 0) and game.view["round"] == 2)
    page = visit(game.link(0))
    table = Table(page)
    table.press("Reveal a card")
    game.catch_up(0)
    game.line.wait_for_moves(game.now["moves_made"])
    before = seen(page)
    assert before[2], "there is something to do"
    page.reload()
    assert seen(page) == before


def test_a_reload_during_the_decision_of_another_changes_nothing(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "reload", kind="link").sail(lambda game: game.at("discover", 1) and game.view["round"] == 2)
    page = visit(game.link(0))
    table = Table(page)
    lines = len(table.lines())
    game.sail(lambda game: len(game.view["harbor"]) == 2)
    expect(table.log.locator("li").nth(lines + 1)).to_be_attached()
    before = seen(page)
    assert before[2] == [], "it is not Anne's decision"
    page.reload()
    assert seen(page) == before
    game.sail(lambda game: game.at("window", 0))
    expect(Table(page).prompt).to_contain_text("Your pick from Calico’s harbor.")


def test_a_server_that_is_killed_comes_back_with_everything(own_server: Port, visit_own: Visitors) -> None:
    game = Game(own_server, 2, "killed", kind="link").sail(
        lambda game: game.at("window", 0) and len(game.legal("hire")) > 0
    )
    anne, bart = visit_own(game.link(0)), visit_own(game.link(1))
    table = Table(anne)
    table.card(game.legal("hire")[0]["notation"]).click()
    table.press("Confirm")
    expect(Table(bart).log).to_contain_text("Anne hires")
    before = seen(anne), seen(bart)

    own_server.end(signal.SIGKILL)
    for page in (anne, bart):
        expect(page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    for page in (anne, bart):
        expect(page.get_by_text(LOST)).to_be_hidden()
    for table in (Table(anne), Table(bart)):
        for name in ("Anne", "Bart"):
            expect(table.turn_order.get_by_role("listitem").filter(has_text=name)).not_to_contain_text("away")
    assert (seen(anne), seen(bart)) == before


def test_a_move_made_while_the_line_is_broken_is_made_once(own_server: Port, visit_own: Visitors) -> None:
    game = Game(own_server, 2, "broken line", kind="link").sail(
        lambda game: game.at("discover", 0) and game.view["round"] == 2
    )
    page = visit_own(game.link(0))
    table = Table(page)
    reveals = table.log.get_by_text("You reveal")
    before = reveals.count()
    take_time(page, 700)  # it tries once by itself, and then only when told to
    own_server.end(signal.SIGKILL)
    expect(page.get_by_text(LOST)).to_be_visible()
    table.prompt.get_by_role("button", name="Reveal a card").click()
    expect(table.prompt).to_have_attribute("aria-busy", "true")
    own_server.start()
    page.get_by_role("button", name="Now", exact=True).click()
    table.settle()
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(reveals).to_have_count(before + 1)
    page.reload()
    expect(Table(page).log.get_by_text("You reveal")).to_have_count(before + 1)
