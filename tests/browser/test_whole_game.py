"""A game against bots to its very end, played by looking at the page and clicking on it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.house import Game, Port, Table, Visitors, by_clicking

MOST_CHOICES = 300


def offers(table: Table, verb: str) -> list[str]:
    """The cards of the harbor that can be taken now, the one with the largest number first."""
    cards = table.harbor.locator(f'button[data-move^="{verb} "][aria-pressed]')
    moves = [card.get_attribute("data-move") or "" for card in cards.all()]
    return sorted(moves, key=lambda move: int(move.rpartition("/")[2]), reverse=True)


def choose(table: Table) -> None:
    """One decision, as a careful player would make it."""
    buttons = " | ".join(table.prompt.get_by_role("button", include_hidden=True).all_inner_texts())
    if "Repel it" in buttons:
        table.page.get_by_role("dialog").get_by_role("button", name="Repel it").click()
    elif "Send" in buttons:
        table.prompt.get_by_role("button", name="Send").first.click()
    elif "Expedition" in buttons:
        table.prompt.get_by_role("button", name="Expedition").click()
        table.prompt.get_by_role("button", name="Confirm").click()
    elif moves := offers(table, "hire") or offers(table, "trade"):
        table.card(moves[0]).click()
        table.prompt.get_by_role("button", name="Confirm").click()
    else:
        lie = table.page.locator('[data-at^="harbor:"]').count()
        order = ("Reveal a card", "Stop & trade") if lie < 3 else ("Stop & trade", "Reveal a card")
        name = next(name for name in (*order, "Pass", "End the turn") if name in buttons)
        table.prompt.get_by_role("button", name=name).click()
    table.settle()


def cells(row: Locator) -> list[str]:
    return [" ".join(text.split()) for text in row.locator("th, td").all_inner_texts()]


@by_clicking
def test_a_game_against_bots_to_the_score_sheet_and_the_rematch(server: Port, visit: Visitors, whole: bool) -> None:
    game = Game(server, 3, "whole game", kind="bot:mate")
    if not whole:
        game.sail(lambda game: game.view["round"] == 9)
    page = visit(game.link(0), name="Anne")
    table = Table(page)
    mine = table.prompt.get_by_text(re.compile(r"Your (turn, Anne|pick from)"))
    sheet = page.get_by_role("dialog").filter(has=page.get_by_role("region", name="Score sheet"))

    for _ in range(MOST_CHOICES):
        expect(mine.or_(sheet).first).to_be_visible()
        if sheet.is_visible() or table.prompt.get_by_text("Game over").is_visible():
            break
        choose(table)
    expect(sheet).to_be_visible()

    (_, *seats_shown), *rows = map(cells, sheet.get_by_role("row").all())
    names = [seat.split()[0] for seat in seats_shown]
    lines = {source: [int(number) for number in numbers] for source, *numbers in rows}
    assert list(lines)[-2:] == ["Total", "Coins (they decide a tie)"]
    sources = list(lines.values())[:-2]
    assert all(any(numbers) for numbers in sources), "a source that gave nobody anything is left out"
    assert [sum(numbers) for numbers in zip(*sources, strict=True)] == lines["Total"]
    totals = dict(zip(names, lines["Total"], strict=True))
    assert max(totals.values()) >= 12
    winners = [name for name, seat in zip(names, seats_shown, strict=True) if "winner" in seat]
    assert winners[0] == names[0]
    assert totals[names[0]] == max(totals.values())

    sheet.get_by_role("button", name="Look at the board").click()
    expect(sheet).to_be_hidden()
    shown = {name: table.influence(seat) for seat, name in enumerate(("Anne", "Bart", "Calico"))}
    assert shown == totals
    assert table.moves() == []
    expect(table.log.locator("li").last).to_contain_text("The game is over")

    page.get_by_role("button", name="Score sheet").click()
    sheet.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(game.id))
    again = Table(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(again.turn_order).to_contain_text(re.compile("Anne.*Bart.*Calico", re.DOTALL))
    expect(again.prompt).to_contain_text("Your turn, Anne.")
    assert again.influence(0) == 0
    assert again.influence(1) + again.influence(2) < 12


def test_the_record_of_a_finished_game_can_be_had(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "record").sail(lambda game: game.at("over"))
    page = visit(game.link(0, 1))
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Record").click()
    first, *_, last = download.value.path().read_text().splitlines()
    assert server.get(f"/api/tables/{game.id}")["commitment"] in first + last
