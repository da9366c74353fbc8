"""What concerns a player most is told by itself, and what comes next waits for it."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.house import Game, Port, Table, Visitors
from tests.browser.test_axe import check
from tests.browser.test_maracaibo import Crossing, MaracaiboTable
from tests.browser.voyage import AmerigoTable, Voyage


def would_bust(game: Game) -> bool:
    """Anne reveals a second ship of a color that she cannot repel next."""
    if not game.at("discover", 0) or not game.legal("reveal"):
        return False
    twin = game._game.fork()
    return any(event.name == "busted" for event in twin.submit(0, "reveal"))


def test_an_own_bust_is_not_cut_short(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "bust", kind="bot:baseline").sail(would_bust, cards=9)
    page = visit(game.link(0), pace="normal")
    table = Table(page)
    table.press("Reveal a card")
    moment = page.get_by_role("status", name="your harbor is lost")
    expect(moment).to_contain_text("Nobody trades this turn.")
    told = page.get_by_role("group", name="Moves to be shown")
    expect(told).to_be_visible()  # the bots have moved, and wait
    reveals = table.log.locator("li").filter(has_text="Bart reveals")
    seen = reveals.count()
    expect(table.log.locator("li").last).to_contain_text("Bart’s turn")
    moment.get_by_role("button", name="Go on").click()
    expect(moment).to_have_count(0)
    expect(reveals).not_to_have_count(seen)


def test_the_others_are_summed_up_and_shown_again(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "recap", kind="bot:baseline").sail(lambda game: game.at("discover", 0), cards=3)
    page = visit(game.link(0))
    table = Table(page)
    recap = page.get_by_role("region", name="Since your last turn")
    for _ in range(60):
        if recap.is_visible():
            break
        page.get_by_role("tab", name="Moves").click()
        move = table.side.get_by_role("tabpanel").locator(".moves button:enabled").last
        if move.count():
            move.click()
        table.settle()
        page.get_by_role("tab", name="Log").click()
        expect(table.turn_order.locator("[aria-current]")).to_contain_text("Anne")
    assert 1 <= recap.locator("li").count() <= 3
    made = len(table.lines())
    recap.get_by_role("button", name="Show me").click()
    expect(table.log.locator("li")).to_have_count(made)


def test_what_the_others_did_has_its_number_on_the_chart(server: Port, visit: Visitors) -> None:
    game = Voyage(server, 3, "recap", kind="bot:baseline").sail(lambda game: game.at("turn", 0))
    page = visit(game.link(0))
    table = AmerigoTable(page)
    recap = page.get_by_role("region", name="Since your last turn")
    for _ in range(40):
        expect(page.locator(".strip .say")).to_contain_text("Your turn")
        if recap.locator(".at").count() > 0:
            break
        table.choose()
    numbers = recap.locator(".at").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert numbers
    expect(page.locator("svg g.recap text")).to_have_text(numbers)
    check(page, "numbers on the chart")


def test_income_has_a_moment_of_its_own(server: Port, visit: Visitors) -> None:
    def ends_the_round(game: Crossing) -> bool:
        moves = [move.notation for move in game._game.moves()]
        return game.to_move == 0 and any(
            any(event.name == "round-ended" for event in game._game.fork().submit(0, move)) for move in moves
        )

    game = Crossing(server, 2, "income").until(ends_the_round)
    last = next(
        move.notation
        for move in game._game.moves()
        if any(event.name == "round-ended" for event in game._game.fork().submit(0, move.notation))
    )
    page = visit(game.link(0), pace="normal")
    MaracaiboTable(page)
    page.locator(f'[data-tour~="actions"] [data-move="{last}"]').first.click()
    moment = page.get_by_role("status", name="The end of round")
    expect(moment.locator("li").filter(has_text="Income")).to_have_count(2)
    moment.get_by_role("button", name="Go on").click()
    expect(moment).to_have_count(0)
