"""What something would cost before it is done, and why something cannot be done."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.house import Game, Port, Table, Visitors, take_time
from tests.server.helpers import Json


def too_dear(game: Game) -> list[Json]:
    return [card for card in game.view["harbor"] if card["offers"][0]["short"] > 0]


def test_a_card_that_is_too_dear_says_so_with_the_numbers_and_the_rule(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "dear").sail(lambda game: game.at("window", 0) and len(too_dear(game)) > 0, cards=4)
    card = too_dear(game)[0]
    offer, coins = card["offers"][0], game.view["players"][0]["coins"]
    page = visit(game.link(0))
    table = Table(page)
    take_time(page)
    button = table.card(f"hire {card['card']}")
    expect(button).to_contain_text(f"{offer['short']} coin")
    button.click()
    note = page.locator(".whynot")
    expect(note).to_contain_text(f"costs {offer['cost']}")
    expect(note).to_contain_text(re.compile(rf"you have {coins} coins?: {offer['short']} short"))
    expect(note).to_contain_text(re.compile(r"Rule PR-\S+"))
    assert page.get_by_role("status").filter(has=note).count() == 1, "it is said aloud too"
    assert table.coins(0) == coins
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_taking_a_card_too_early_is_refused_with_its_price(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "early").sail(lambda game: game.at("discover", 0) and len(game.view["harbor"]) > 2, cards=4)
    page = visit(game.link(0))
    table = Table(page)
    take_time(page)
    table.harbor.locator("button[data-move]").filter(has=page.locator(".card.character, .card.ship")).first.click()
    note = page.locator(".whynot")
    expect(note).to_contain_text("after you stop discovering")
    expect(note).to_contain_text("Rule PR-")
    page.locator("body").click(position={"x": 5, "y": 895})
    table.press("Reveal a card")
    expect(note).to_be_hidden()


def test_hiring_is_looked_at_then_confirmed_and_can_be_taken_back(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "preview").sail(lambda game: game.at("window", 0) and len(game.legal("hire")) > 0, cards=4)
    page = visit(game.link(0))
    table = Table(page)
    move = game.legal("hire")[0]
    coins, influence = table.coins(0), table.influence(0)
    cost, gain = -move["preview"]["coins"], move["preview"]["influence"]
    before = table.lines(), table.board()
    card = table.card(move["notation"])

    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    confirm = table.prompt.get_by_role("button", name="Confirm")
    expect(confirm).to_contain_text(f"−{cost}")
    expect(confirm).to_contain_text(f"+{gain}")
    expect(table.own).to_contain_text(f"{coins} → {coins - cost} coins")
    expect(table.own).to_contain_text(f"{influence} → {influence + gain} influence")
    assert (table.coins(0), table.influence(0)) == (coins, influence)
    assert table.lines() == before[0], "a look is not a move"

    table.prompt.get_by_role("button", name="Cancel").click()
    expect(confirm).to_be_hidden()
    card.click()
    expect(confirm).to_be_visible()
    card.click()
    table.settle()
    expect(table.log.locator("li").filter(has_text="You hire").last).to_be_visible()
    assert (table.coins(0), table.influence(0)) == (coins - cost, influence + gain)

    table.press("Undo")
    expect(card).to_have_attribute("aria-pressed", "false")
    assert (table.lines(), table.board()) == before


def test_what_was_revealed_stays_revealed(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "revealed")
    page = visit(game.link(0))
    table = Table(page)
    table.press("Reveal a card")
    expect(table.log).to_contain_text("You reveal")
    expect(table.prompt.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.get_by_role("banner").get_by_role("button", name="Undo")).to_be_disabled()


def test_one_click_is_enough_for_who_wants_it_so(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "preview").sail(lambda game: game.at("window", 0) and len(game.legal("hire")) > 0, cards=4)
    page = visit(game.link(0))
    table = Table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=re.compile("One click is enough")).check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    hires = table.log.locator("li").filter(has_text="You hire")
    before = hires.count()
    table.card(game.legal("hire")[0]["notation"]).click()
    expect(hires).to_have_count(before + 1)
