"""Looking back: any moment of a game can be looked at, nothing can be done there, and the present waits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors
from tests.browser.test_axe import check


def rail_of(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(History|Histoire de la partie)$"))


def is_at(page: Page, move: int) -> None:
    """The rail says so, and the board has come there."""
    expect(rail_of(page).get_by_role("slider")).to_have_value(str(move))
    expect(rail_of(page).locator(".fetching")).to_have_count(0)


def third_round(server: Port, seed: str) -> Game:
    return Game(server, 3, seed, kind="link").sail(lambda game: game.at("discover", 1) and game.view["round"] == 3)


def test_somebody_looks_back_while_others_move(server: Port, visit: Visitors) -> None:
    game = third_round(server, "looking back")
    now = game.now["moves_made"]
    page = visit(game.link(0))
    table = Table(page)
    page.get_by_role("button", name="Look back").click()
    rail = rail_of(page)
    is_at(page, now - 1)
    expect(rail).to_contain_text(f"You are looking at move {now - 1} of {now}")
    expect(page).to_have_title(re.compile(f"^Move {now - 1}: Port Royal"))
    expect(table.prompt).to_be_hidden()
    expect(table.side.get_by_role("tab", name="Moves (0)")).to_be_visible()
    check(page, "history")

    page.keyboard.press("Home")
    is_at(page, 0)
    expect(rail.get_by_role("button", name="Step back")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    page.keyboard.press("PageDown")
    expect(rail).to_contain_text("Round 1")
    page.keyboard.press("PageUp")
    is_at(page, 0)
    line = table.log.get_by_role("button").nth(3)
    line.click()
    expect(line).to_have_attribute("aria-current", "true")
    expect(table.log).to_contain_text("later")
    looked_at = rail.get_by_role("slider").input_value()

    game.sail(lambda game: game.at("window", 0) or game.at("discover", 0))
    expect(rail).to_contain_text(f"Now: {game.now['moves_made']}")
    expect(rail.locator(".now.call")).to_contain_text("you are to move")
    expect(rail.get_by_role("slider")).to_have_value(looked_at)
    page.keyboard.press("Escape")
    expect(rail).to_be_hidden()
    expect(table.prompt).to_be_visible()
    expect(table.side.get_by_role("tab", name="Moves (0)")).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_link_to_a_moment_shows_what_a_spectator_saw(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    game = Game(server, 2, "to the end").sail(lambda game: game.at("over"))
    now = game.now["moves_made"]
    page = visit(f"{game.link()}/m/12", size=size, language="fr", theme="night")
    rail = rail_of(page)
    is_at(page, 12)
    expect(rail).to_contain_text(f"Vous regardez le coup 12 sur {now}")
    expect(rail).to_contain_text(f"Fin : {now}")
    rail.get_by_role("button", name="Partager").click()
    expect(rail.get_by_role("textbox", name="Un lien vers ce moment")).to_have_value(re.compile(f"{game.link()}/m/12$"))
    check(page, "a link to a moment")
    rail.get_by_role("button", name="Coup suivant").click()
    is_at(page, 13)
    rail.get_by_role("slider").fill(str(now - 1))
    is_at(page, now - 1)
    rail.get_by_role("button", name="Défiler").click()
    is_at(page, now)
    rail.get_by_role("button", name="Au présent").click()
    expect(rail).to_be_hidden()
    expect(page).to_have_url(re.compile(f"{game.link()}$"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_finished_game_is_played_on_from_a_moment(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    game = Game(server, 2, "what if").sail(lambda game: game.at("over"))
    page = visit(f"{game.link()}/m/12", size=size)
    is_at(page, 12)
    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(re.compile(re.escape(game.link())))
    expect(page.locator("main.board")).to_be_visible()
    expect(rail_of(page)).to_be_hidden()
    sign = page.get_by_role("link", name="what if")
    expect(sign).to_have_attribute("href", re.compile("/t/.+/m/12$"))
    check(page, "what if")
    page.goto(sign.get_attribute("href") or "")
    is_at(page, 12)
