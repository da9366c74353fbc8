"""The sets on the page: ready-made games from the lobby, contracts, and a captain against the clock."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser import test_one_screen, test_phone
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors, by_clicking, follow, take_time
from tests.browser.test_axe import LOOKS, looks
from tests.browser.test_axe import check as check_axe
from tests.browser.test_french import left_in_english

MOST_CHOICES = 400
LAPTOP: Final = (1280, 720)
ALL: Final = {"first_player": "1", "sets_sail_cards": True, "gambler": True, "contracts": "competitive"}
# what somebody in front of the page sees that can be done, in any language
SEEN = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  return {
    over: document.querySelector("dialog[open] table") !== null,
    glowing: all(".glow[data-move]").map((one) => one.dataset.move),
    keys: all("section.prompt .acts [aria-keyshortcuts]").map((one) => one.getAttribute("aria-keyshortcuts")),
    lying: document.querySelectorAll('[data-at^="harbor:"]').length,
  };
}"""
READY = """() => document.querySelector("dialog[open] table, section.prompt.mine[aria-busy=false]") !== null"""


class Hand:
    """Plays by clicking on what glows, and remembers what it was asked and what it did."""

    def __init__(self, page: Page, cards: int = 3) -> None:
        self.page = page
        self.cards = cards
        self.asked: list[str] = []
        self.claims: list[str] = []
        self._acts = page.locator("section.prompt .acts")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_CHOICES):
            self.page.wait_for_function(READY)
            seen = self.page.evaluate(SEEN)
            if seen["over"]:
                return
            self._choose(seen)
        raise AssertionError("the game did not end")

    def _press(self, key: str) -> None:
        self._acts.locator(f'[aria-keyshortcuts="{key}"]').click()

    def _choose(self, seen: dict[str, Any]) -> None:
        keys, claims = seen["keys"], [move for move in seen["glowing"] if move.startswith("claim ")]
        if "N" in keys:
            self._answer()
        elif "1" in keys:
            self._press("1")
        elif claims or "C" in keys:
            self._claim(claims)
        elif moves := [move for move in seen["glowing"] if move.startswith("send ")]:
            self.page.locator(f'button[data-move="{moves[0]}"]').first.click()
        elif "E" in keys:
            self._press("E")
            self._press("⏎")
        elif moves := sorted(filter(is_card, seen["glowing"]), key=worth, reverse=True):
            self.page.locator(f'button[data-move="{moves[0]}"]').first.click()
            self._press("⏎")
        else:
            order = "RS" if seen["lying"] < self.cards else "SR"
            self._press(next(key for key in (*order, "P") if key in keys))

    def _answer(self) -> None:
        """Yes, to whatever is asked."""
        dialog = self.page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        self.asked.append(" ".join(dialog.inner_text().split()))
        dialog.locator("button.primary").first.click()

    def _claim(self, claims: list[str]) -> None:
        # on a phone the contracts lie on another page, and the prompt speaks of them
        if claims:
            self.page.locator(f'button.contract[data-move="{claims[0]}"]').click()
        else:
            self._press("C")
        chosen = self.page.locator('button.contract[aria-pressed="true"]')
        self.claims.append(str(chosen.get_attribute("data-move")).removeprefix("claim "))
        self._press("⏎")


def is_card(move: str) -> bool:
    return move.startswith(("hire ", "trade "))


def worth(move: str) -> tuple[bool, int]:
    return move.startswith("hire "), int(re.sub(r"\D", "", move.rpartition("/")[2]) or 0)


def open_from_lobby(page: Page, preset: str, seed: str, button: str) -> None:
    """Somebody chooses a ready-made game and opens the table; only the seed is ours."""

    def with_seed(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": seed}))
        else:
            route.continue_()

    page.route("**/api/tables", with_seed)
    label = page.locator("label").filter(has=page.locator("b", has_text=re.compile(f"^{preset}$")))
    label.click()
    expect(label.get_by_role("radio")).to_be_checked()
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/t/*")
    page.unroute("**/api/tables")


# --- games by clicking ------------------------------------------------------------------------------------------------


@by_clicking
def test_sets_sail_from_the_lobby_to_its_score_sheet(server: Port, visit: Visitors, whole: bool) -> None:
    page = visit("/new", name="Anne")
    open_from_lobby(page, "Sets Sail", "sets sail", "Open the table")
    table = Table(page)
    expect(page.get_by_text("/ 8").first).to_be_visible()
    expect(page.get_by_role("region", name="Expeditions")).to_have_count(0)
    if not whole:
        late = Game(server, 3, "sets sail", kind="bot:mate", options={"first_player": "1", "sets": "sets_sail"})
        follow(page, late.sail(lambda game: game.view["round"] == 5).link(0))
    hand = Hand(page)
    hand.play_to_the_end()
    sheet = page.get_by_role("dialog").get_by_role("region", name="Score sheet")
    expect(sheet).to_be_visible()
    totals = sheet.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert max(map(int, totals)) >= 8
    page.get_by_role("button", name="Look at the board").click()
    assert sorted(map(int, totals)) == sorted(table.influence(seat) for seat in range(len(totals)))


def test_a_ship_is_kept_under_a_merchant(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "merchant", options={"first_player": "1", "sets": "sets_sail"}).sail(
        lambda game: game.at("store"), cards=4
    )
    seat = game.now["seat_to_move"]
    before = game.view["players"][seat]["influence"]
    page = visit(game.link(seat))
    table = Table(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Under a Merchant it is worth 1 influence")
    ship = page.locator(".pending").bounding_box()
    box = dialog.bounding_box()
    assert ship is not None
    assert box is not None
    assert box["y"] > ship["y"] + ship["height"] * 0.75, "the ship in question is in sight"
    dialog.get_by_role("button", name="Keep the ship").first.click()
    expect(table.own.locator(".heap")).to_have_text("1")
    assert table.influence(seat) == before + 1


@by_clicking
def test_contracts_are_claimed_on_the_table(server: Port, visit: Visitors, whole: bool) -> None:
    options = {"first_player": "1", "contracts": "competitive"}
    game = Game(server, 3, "claims 1", kind="bot:baseline", options=options)
    if not whole:
        game.sail(lambda game: game.now["seat_to_move"] == 0 and len(game.legal("claim")) > 0)
    page = visit(game.link(0), name="Anne")
    Table(page)
    contracts = page.get_by_role("region", name="Contracts").get_by_role("button")
    expect(contracts).to_have_count(4)
    take_time(page)
    missing = contracts.filter(has=page.locator(".status.no")).first
    expect(missing).to_contain_text("missing: ")
    missing.click()
    expect(page.locator(".whynot")).to_be_visible()
    hand = Hand(page)
    hand.play_to_the_end()
    assert hand.claims
    page.get_by_role("button", name="Look at the board").click()
    for contract in hand.claims:
        expect(page.locator(f'[data-at="contract:{contract}"]')).to_contain_text("done by you")


@by_clicking
@pytest.mark.parametrize(("size", "language"), [(DESK, "fr"), (PHONE, "en")], ids=["French", "phone"])
def test_alone_against_the_clock(
    server: Port, visit: Visitors, size: tuple[int, int], language: str, whole: bool
) -> None:
    page = visit("/new", name="Anne", size=size, language=language)
    french = language == "fr"
    preset, button = ("En solitaire", "Ouvrir la table") if french else ("Alone", "Open the table")
    open_from_lobby(page, preset, "alone", button)
    expect(page.locator("section.prompt")).to_be_visible()
    expect(page.locator(".contract")).to_have_count(3)
    expect(page.locator(".rivals")).to_have_count(0)
    if size == PHONE:
        test_phone.check_page(page)
    if not whole:
        late = Game(server, 1, "alone", options={"contracts": "cooperative"})
        follow(page, late.sail(lambda game: game.view["round"] == 18).link(0))
    hand = Hand(page)
    hand.play_to_the_end()
    sheet = page.get_by_role("dialog")
    lost, won = ("La mer a gagné", "Vous avez gagné !") if french else ("The sea has won", "You have won!")
    expect(sheet.get_by_text(lost).or_(sheet.get_by_text(won)).first).to_be_visible()
    if french:
        assert left_in_english(page) == []
    else:
        test_phone.check_page(page)


def test_a_mixed_deck_counts_only_the_cards_that_are_in_it(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "mixed", options={"first_player": "1", "sets_sail_cards": True})
    ships = {piece["code"]: piece for piece in server.get("/api/titles")[0]["catalogue"] if piece["kind"] == "ship"}
    game.sail(lambda game: any(card["card"] in ships for card in game.view["harbor"]), cards=6)
    shown = next(ships[card["card"]] for card in game.view["harbor"] if card["card"] in ships)
    fleet = [ship for ship in ships.values() if ship["color"] == shown["color"]]
    copies = sum(ship["copies"] for ship in fleet if ship["set"] == "base")
    copies += sum(ship["mixed"] for ship in fleet if ship["set"] == "sets_sail")
    page = visit(game.link(0, 1))
    title = Table(page).card(f"trade {shown['code']}").get_attribute("title") or ""
    assert sum(map(int, re.findall(r"×(\d+)", title))) == copies


# --- what it looks like -----------------------------------------------------------------------------------------------


@looks
def test_axe_on_a_table_with_contracts(server: Port, visit: Visitors, look: str) -> None:
    size, theme, language = LOOKS[look]
    game = Game(server, 3, "axe contracts", options=ALL).sail(
        lambda game: game.at("discover", 0) and game.view["round"] == 5 and len(game.view["harbor"]) > 2, cards=6
    )
    page = visit(game.link(0), size=size, theme=theme, language=language)
    expect(page.locator("section.prompt")).to_be_visible()
    check_axe(page, "contracts")
    if size == PHONE:
        for tab in page.get_by_role("navigation").last.get_by_role("button").all()[1:]:
            tab.click()
            check_axe(page, f"contracts, {tab.inner_text()}")
    if language == "fr":
        assert left_in_english(page) == []


# a contract of which words or the whole are not in sight
HIDDEN = """() => [...document.querySelectorAll(".contracts li:not(.done) .contract")].filter((one) => {
  const box = one.getBoundingClientRect(), room = one.closest(".contracts").getBoundingClientRect();
  const isOut = box.right > room.right || box.left < room.left || box.bottom > room.bottom || !box.width;
  return isOut || one.querySelector(".face").scrollHeight > one.clientHeight + 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("seats", [1, 3, 5])
@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
def test_nothing_scrolls_with_contracts(server: Port, visit: Visitors, seats: int, size: tuple[int, int]) -> None:
    """A co-operative game has the most of them."""
    options = {**ALL, "contracts": "cooperative"}
    game = Game(server, seats, "many contracts", options=options)
    page = visit(game.snapshot(*range(seats)), size=size)
    Table(page)
    assert len(game.view["contracts"]) == {1: 3, 3: 7, 5: 11}[seats]
    test_one_screen.check(page)
    assert page.evaluate(HIDDEN) == []
    game.sail(lambda game: game.view["round"] >= 4 and game.at("window"), cards=6)
    follow(page, game.link(*range(seats)))
    expect(page.locator('[data-at^="harbor:"]')).to_have_count(len(game.view["harbor"]))
    test_one_screen.check(page)
    watcher = visit(game.link(), language="fr", size=size)
    expect(watcher.locator("section.prompt")).to_be_visible()
    test_one_screen.check(watcher)
    assert watcher.evaluate(HIDDEN) == []
