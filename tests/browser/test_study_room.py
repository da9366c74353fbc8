"""The study room: branches of a game kept as a tree, and positions that are set up by hand and played on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.house import PHONE, Game, Port, Visitors
from tests.browser.test_axe import check
from tests.browser.test_history import is_at


def over(server: Port, seed: str) -> Game:
    return Game(server, 2, seed).sail(lambda game: game.at("over"))


def count_of(page: Page, place: str) -> int:
    return int(page.locator("summary", has_text=re.compile(f"^{place}")).first.inner_text().split()[-1])


def test_a_branch_is_tried_out_commented_shared_and_set_up_again(server: Port, visit: Visitors) -> None:
    game = over(server, "what if")
    page = visit(f"{game.link()}/m/12")
    is_at(page, 12)
    page.get_by_role("button", name="Comment").click()
    page.get_by_role("textbox", name="A comment on move 12").fill("Here it turned")
    check(page, "a comment on a moment")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="A comment on move 12")).to_be_hidden()
    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(re.compile(re.escape(game.link())))
    expect(page.get_by_role("link", name="what if")).to_be_visible()

    page.goto(f"/tree/{game.id}")
    branch = page.get_by_role("article", name=re.compile("^After move 12, as "))
    expect(branch).to_contain_text("Still being played")
    branch.get_by_role("button", name="Stop here").click()
    expect(branch).to_contain_text("Stopped at move")
    expect(page.get_by_role("article", name=re.compile("^The game itself"))).to_contain_text("Here it turned")
    page.get_by_role("checkbox", name="Whoever has the link may look at it").check()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    check(page, "a tree of what-ifs")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a record").click()
    page.get_by_role("button", name="Copy the link").click()
    link = page.evaluate("navigator.clipboard.readText()")

    other = visit(link)
    expect(other.get_by_role("article", name=re.compile("^The game itself"))).to_contain_text("Here it turned")
    expect(other.get_by_role("button", name="Forget this branch")).to_have_count(0)
    other.locator("input[type=file]").set_input_files(saved.value.path())
    expect(other).not_to_have_url(re.compile(game.id))
    expect(other.get_by_role("article", name=re.compile("^After move 12, as "))).to_contain_text("Stopped at move")

    branch.get_by_role("link", name="Look at it").click()
    is_at(page, 0)
    page.get_by_role("button", name="Comment").click()
    page.get_by_role("button", name="Set up from here").click()
    expect(page).to_have_url(re.compile("/position/port_royal#flibuste:port_royal:"))
    expect(page.locator("main.board")).to_be_visible()
    page.locator("summary", has_text="Draw pile").click()
    coins = count_of(page, "Coins")
    page.locator("details", has_text="Draw pile").locator("button.heap").first.click()
    page.get_by_role("button", name="Coins, Player 1").click()
    expect(page.locator("summary", has_text=re.compile("^Coins")).first).to_contain_text(str(coins + 1))
    page.get_by_role("radio", name="Turn of Player 2").check()
    page.get_by_role("button", name="More: Round").click()
    page.get_by_role("button", name="Ask the engine").click()
    expect(page.get_by_role("list", name="Everybody’s chance to win")).to_be_visible()
    check(page, "a position")
    page.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("set up", exact=True)).to_be_visible()


def test_a_position_is_composed_on_a_phone_and_pasted_elsewhere(server: Port, visit: Visitors) -> None:
    visit.expects_a_broken_line = True  # Chromium tells of what the server refuses
    page = visit("/position/amerigo", size=PHONE, language="fr", theme="night")
    expect(page.get_by_role("heading", name="Composer une position")).to_be_in_viewport()
    gold = page.get_by_role("group", name="Or", exact=True).first
    before = int(gold.locator("output").inner_text())
    gold.get_by_role("button", name=re.compile("^Plus")).click()
    expect(gold.locator("output")).to_have_text(str(before + 1))
    check(page, "a position on a phone")
    page.get_by_role("button", name="Annuler").click()
    expect(gold.locator("output")).to_have_text(str(before))
    text = page.evaluate("location.hash.slice(1)")
    page.goto("/position/treasure_map")
    page.get_by_role("button", name="Coller une position").click()
    field = page.get_by_role("textbox", name="Coller une position")
    field.fill(text[:-1])
    page.get_by_role("button", name="L’ouvrir").click()
    expect(page.get_by_role("alert").first).to_contain_text("n’a pas été copiée en entier")
    field.fill(text)
    page.get_by_role("button", name="L’ouvrir").click()
    expect(page).to_have_url(re.compile("/position/amerigo#"))
    expect(page.get_by_role("group", name="Or", exact=True).first).to_be_visible()


def test_what_stands_on_a_map_is_said_where_it_is_touched(server: Port, visit: Visitors) -> None:
    visit.expects_a_broken_line = True  # Chromium tells of what the server refuses
    page = visit("/position/caribbean_conquest")
    chart = page.get_by_role("application")
    chart.focus()
    chart.press("ArrowRight")
    chart.press("Enter")
    crews = page.get_by_role("group", name="Crews, Player 1")
    ships = page.get_by_role("group", name="Ships, Player 1")
    expect(page.get_by_role("heading", name=re.compile(r"^On the map, at [A-L]\d+$"))).to_be_visible()
    before = page.evaluate("location.hash")
    crews.get_by_role("button", name=re.compile("^More")).click()
    alone = page.get_by_role("alert")
    expect(alone.or_(crews.get_by_text("1", exact=True))).to_be_visible()
    if alone.count():  # it is at sea: first a ship
        assert page.evaluate("location.hash") == before
        ships.get_by_role("button", name=re.compile("^More")).click()
        expect(ships.locator("output")).to_have_text("1")
        crews.get_by_role("button", name=re.compile("^More")).click()
    expect(crews.locator("output")).to_have_text("1")
    assert page.evaluate("location.hash") != before
    check(page, "a cell of the map")
    page.get_by_role("group", name="Gold", exact=True).first.get_by_role("button", name=re.compile("^More")).click()
    page.locator("summary", has_text="Equipment").first.click()
    sabre = page.locator("button.heap", has_text="Sabre").first
    sabre.click()
    expect(sabre).to_have_attribute("aria-pressed", "true")


def test_a_ship_is_put_elsewhere_on_a_phone(server: Port, visit: Visitors) -> None:
    page = visit("/position/treasure_map", size=PHONE, language="fr")
    chart = page.get_by_role("application")
    chart.focus()
    chart.press("ArrowUp")
    chart.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(r"^Sur la carte, en [A-L]\d+$"))).to_be_visible()
    pirate = page.get_by_role("button", name="Pirate 1", exact=True)
    galleon = page.get_by_role("button", name="Galion", exact=True)
    expect(pirate).to_have_attribute("aria-pressed", "false")
    expect(galleon).to_be_visible()
    check(page, "a cell of the map on a phone")
