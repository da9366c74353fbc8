"""axe finds nothing: on every page and at the moments of a game that look most different."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors, follow, take_time

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = {"desk": (DESK, "day", "en"), "phone": (PHONE, "night", "fr")}
looks = pytest.mark.parametrize("look", LOOKS)
# day and night differ in nothing but colors; preloading is for media, and there are none
IN_BOTH_LIGHTS = """async () => {
  const usual = { resultTypes: ["violations"], preload: false };
  const find = async (how) => (await axe.run(document, { ...usual, ...how })).violations;
  const page = document.documentElement.dataset, theme = page.theme;
  const found = await find({});
  page.theme = theme === "day" ? "night" : "day";
  const colors = await find({ runOnly: ["color-contrast"] });
  const other = page.theme;
  page.theme = theme;
  return { [theme]: found, [other]: colors };
}"""


def check(page: Page, where: str) -> None:
    """Nothing is found in the page as it is, nor in its colors by the other light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = [
        f"{where}, {theme}: {rule['id']}: {node['failureSummary']}\n{node['html']}"
        for theme, rules in page.evaluate(IN_BOTH_LIGHTS).items()
        for rule in rules
        for node in rule["nodes"]
    ]
    assert violations == [], "\n\n".join(violations)


@looks
def test_lobby_about_and_waiting_room(server: Port, visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    made = server.make_table("here", "link", "open", name="Axe")
    sailing = Game(server, 2, "sailing", name="At sea").link()
    page = visit("/", size=size, name="Anne", theme=theme, language=language)
    if size == DESK:
        expect(
            page.get_by_role("region").filter(has=page.get_by_role("heading", level=3, name="Axe")).first
        ).to_be_visible()
        expect(page.locator(f'a[href="{sailing}"]')).to_be_visible()
        check(page, "lobby")
        page.get_by_role("button", name="Anne").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, "settings")
    else:
        for tab in page.get_by_role("navigation").last.get_by_role("button").all():
            tab.click()
            check(page, f"lobby, {tab.inner_text()}")
    for path in ("/about", "/watch"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        check(page, path)
    visit.expects_a_broken_line = True
    page.goto("/nowhere")
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    check(page, "nowhere")
    page.goto(f"/t/{made['table']['id']}#{made['keys'][0]['token']}")
    expect(page.locator("#waiting")).to_be_visible()
    check(page, "waiting room")


@looks
def test_the_lobby_with_presets(visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    page = visit("/new", size=size, theme=theme, language=language, name="Anne")
    preset = page.locator('label:has(input[name="preset"])')
    expect(preset).to_have_count(14)
    preset.nth(8).click()
    expect(preset.nth(8).locator("input")).to_be_checked()
    check(page, "lobby, alone")
    preset.last.click()
    check(page, "lobby, everything")


@looks
def test_the_moments_of_a_game(server: Port, visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    game = Game(server, 3, "axe").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) > 2, cards=6)
    page = visit(game.snapshot(0, 1, 2), size=size, theme=theme, language=language)
    prompt = page.locator("section.prompt")
    expect(prompt).to_be_visible()
    check(page, "discover")
    if size == PHONE:
        tabs = page.get_by_role("navigation").last.get_by_role("button")
        for tab in tabs.all()[1:]:
            tab.click()
            check(page, f"discover, {tab.inner_text()}")
    else:
        page.get_by_role("tab").last.click()
        check(page, "the list of moves")

    game.sail(lambda game: game.at("window") and len(game.legal("hire")) > 0, cards=5)
    follow(page, game.snapshot(0, 1, 2))
    hire = page.locator(f'button[data-move="{game.legal("hire")[0]["notation"]}"]').first
    expect(hire).to_have_attribute("aria-pressed", "false")
    check(page, "window")
    hire.click()
    expect(hire).to_have_attribute("aria-pressed", "true")
    check(page, "window with a preview")

    follow(page, game.sail(lambda game: game.at("repel"), cards=6).snapshot(0, 1, 2))
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "repel")

    follow(page, game.sail(lambda game: game.at("over"), cards=4).link(0, 1, 2))
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    check(page, "score sheet")


def test_a_refusal_and_a_spectator(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "axe").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) > 1, cards=6)
    page = visit(game.link(0, 1, 2))
    table = Table(page)
    take_time(page)
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
