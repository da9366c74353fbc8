"""Two people at one screen, and somebody who watches from elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.house import Game, Port, Table, Visitors


def test_the_screen_turns_to_whoever_must_choose(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "hot seat").sail(
        lambda game: game.at("discover", 0) and len(game.view["harbor"]) == 3, cards=4
    )
    page, watcher = visit(game.link(0, 1)), visit(game.link())
    table, seen = Table(page), Table(watcher)
    expect(table.prompt).to_contain_text("Your turn, Anne.")
    expect(table.own.get_by_role("heading", level=2)).to_have_text("Anne")

    table.press("Stop & trade")
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    turns = 0
    while turns < 4:  # Anne takes what she may, then it is Bart's time to pick, and then his turn
        seat = game.now["seat_to_move"]
        name = ("Anne", "Bart")[seat]
        expect(table.prompt).to_contain_text(re.compile(f"Your (turn, {name}|pick from)"))
        expect(table.own.get_by_role("heading", level=2)).to_have_text(name)
        expect(page.get_by_role("article")).to_have_count(1)
        expect(seen.prompt).to_contain_text(f"{name} is choosing.")
        button = "Pass" if game.at("window") else "Reveal a card"
        table.press(button)
        game.line.wait_for_moves(game.now["moves_made"] + 1)
        if game.at("repel"):
            page.get_by_role("dialog").get_by_role("button", name="Repel it").click()
            game.line.wait_for_moves(game.now["moves_made"] + 1)
        turns += 1
    expect(table.log).to_contain_text(re.compile("Bart’s turn"))
    expect(table.log.get_by_text(re.compile(r"\bYou\b"))).to_have_count(0)


def test_who_watches_sees_the_same_table_and_touches_nothing(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "watcher").sail(lambda game: game.at("window", 0) and game.view["round"] == 3, cards=5)
    page = visit(game.link())
    table = Table(page)
    expect(page.get_by_role("region", name="Anne")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(2)
    expect(table.prompt).to_contain_text("Anne is choosing.")
    expect(table.prompt.get_by_role("button")).to_have_count(0)
    assert table.moves() == []
    lie = table.harbor.locator('[data-at^="harbor:"]')
    expect(lie).to_have_count(len(game.view["harbor"]))
    expect(lie.and_(page.get_by_role("img"))).to_have_count(len(game.view["harbor"]))
    page.keyboard.press("p")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    moves = server.get(f"/api/tables/{game.id}")["moves"]
    assert moves == game.now["moves_made"]
    game.sail(lambda game: not game.at("window", 0))
    expect(table.prompt).not_to_contain_text("Anne is choosing.")


def test_moves_of_others_one_at_a_time_for_who_wants_it_so(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "steps", kind="link").sail(
        lambda game: game.at("discover", 1) and game.view["revealed_this_turn"] == 0
    )
    page = visit(game.link(0), pace="step")
    table = Table(page)
    before = len(table.lines())
    game.sail(lambda game: game.view["revealed_this_turn"] >= 2 or not game.at("discover", 1))
    behind = page.get_by_role("group", name="Moves to be shown")
    expect(behind).to_contain_text("2 moves to show")
    assert len(table.lines()) == before
    behind.get_by_role("button", name="Next").click()
    expect(behind).to_contain_text("1 move to show")
    assert len(table.lines()) > before
    page.keyboard.press("Space")
    expect(behind).to_be_hidden()
