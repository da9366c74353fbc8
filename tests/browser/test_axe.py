"""axe finds nothing: on every page and at the moments of a game that look most different."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = {
    "day": (DESK, "day", "en"),
    "night": (DESK, "night", "fr"),
    "phone": (PHONE, "day", "fr"),
    "night phone": (PHONE, "night", "en"),
}
looks = pytest.mark.parametrize("look", LOOKS)


def check(page: Page, where: str) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    violations = []
    for rule in found["violations"]:
        violations += [f"{where}: {rule['id']}: {node['failureSummary']}\n{node['html']}" for node in rule["nodes"]]
    assert violations == [], "\n\n".join(violations)


@looks
def test_lobby_about_and_waiting_room(server: Port, visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    made = server.make_table("here", "link", "open", name="Axe")
    page = visit("/", size=size, name="Anne", theme=theme, language=language)
    if size == DESK:
        expect(
            page.get_by_role("region").filter(has=page.get_by_role("heading", level=3, name="Axe")).first
        ).to_be_visible()
        expect(page.locator("details[open]")).to_be_visible()
        check(page, "lobby")
        page.get_by_role("button", name="Anne").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, "settings")
    else:
        for tab in page.get_by_role("navigation").last.get_by_role("button").all():
            tab.click()
            check(page, f"lobby, {tab.inner_text()}")
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "about")
    visit.expects_a_broken_line = True
    page.goto("/nowhere")
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    check(page, "nowhere")
    page.goto(f"/t/{made['table']['id']}#{made['keys'][0]['token']}")
    expect(page.locator("#waiting")).to_be_visible()
    check(page, "waiting room")


@looks
def test_the_moments_of_a_game(server: Port, visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    game = Game(server, 3, "axe").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) > 2, cards=6)
    page = visit(game.link(0, 1, 2), size=size, theme=theme, language=language)
    prompt = page.locator("section.prompt")
    expect(prompt).to_be_visible()
    check(page, "discover")
    if size == PHONE:
        tabs = page.get_by_role("navigation").last.get_by_role("button")
        for tab in tabs.all()[1:]:
            tab.click()
            check(page, f"discover, {tab.inner_text()}")
        tabs.first.click()
    else:
        page.get_by_role("tab").last.click()
        check(page, "the list of moves")

    game.sail(lambda game: game.at("window") and len(game.legal("hire")) > 0, cards=5)
    hire = page.locator(f'button[data-move="{game.legal("hire")[0]["notation"]}"]').first
    expect(hire).to_have_attribute("aria-pressed", "false")
    check(page, "window")
    hire.click()
    expect(hire).to_have_attribute("aria-pressed", "true")
    check(page, "window with a preview")

    game.sail(lambda game: game.at("repel"), cards=6)
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "repel")

    game.sail(lambda game: game.at("over"), cards=4)
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    check(page, "score sheet")


def test_a_refusal_and_a_spectator(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "axe").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) > 1, cards=6)
    page = visit(game.link(0, 1, 2))
    table = Table(page)
    table.harbor.locator("button[data-move]").last.click()
    expect(page.locator(".whynot")).to_be_visible()
    check(page, "why not")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    check(page, "keys")
    watcher = visit(game.link())
    Table(watcher)
    check(watcher, "spectator")


def test_cards_out_of_sight(server: Port, visit: Visitors) -> None:
    """Late in a game, when the cards that serve as coins come from many shuffles."""
    game = Game(server, 4, "picture").sail(lambda game: game.view["last_round"], cards=4)
    page = visit(game.link(0))
    Table(page)
    page.get_by_role("button", name="Discard pile").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("tab", name=f"Discard pile ({len(game.view['discard'])})")).to_be_visible()
    check(page, "discard pile")
    page.get_by_role("tab", name="Not seen yet").click()
    expect(dialog.get_by_role("heading", level=3)).to_have_count(len(game.view["unseen"]))
    check(page, "unseen cards")
