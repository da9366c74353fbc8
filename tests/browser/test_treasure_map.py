"""The table of Treasure Map: games by clicking, everything on one screen, nothing for axe to find."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PATIENCE_MS, PHONE, Game, Port, Visitors, by_clicking
from tests.browser.test_axe import check as check_axe
from tests.browser.test_one_screen import check as check_one_screen
from tests.browser.treasure_crew import choice
from tests.server.helpers import Server

MOST_CHOICES: Final = 400
GAMES: Final[dict[str, tuple[int, tuple[int, int], str]]] = {
    "two players": (2, DESK, "en"),
    "alone": (1, PHONE, "fr"),
}
"""Seats, size and language."""
POINT_IN_SIGHT: Final = """cell => {
  const [row, column] = cell.split(",").map(Number);
  const svg = document.querySelector("svg.live");
  const box = svg.getBoundingClientRect();
  const units = svg.viewBox.baseVal.width;
  const middle = (at) => ((units - 12 * 59) / 2 + (at + 0.5) * 59) * (box.width / units);
  const point = [box.left + middle(column), box.top + middle(row)];
  return document.elementFromPoint(...point)?.closest("[role=application]") ? point : null;
}"""
"""Where a cell of the chart can be touched, if it can be seen."""
LIKED: Final = ("swap", "fight", "fire", "answer", "throw", "spin", "buy", "end", "done", "stop")


class Crossing(Game):
    """A table of Treasure Map whose seats are all played from here."""

    def __init__(self, server: Server, seats: int, seed: str, kind: str = "here", **more: Any) -> None:
        super().__init__(server, seats, seed, kind, **{"title": "treasure_map", "options": {}, **more})
        self._rng = random.Random(seed)

    def until(self, there: Callable[[Crossing], bool], **manner: bool) -> Crossing:
        while not there(self):
            assert not self._game.over, "that moment did not come in this game"
            self.move(choice(self._game, self._rng, **manner))
        return self

    @property
    def to_move(self) -> int:
        return self._game.seat_to_move

    @property
    def reach(self) -> set[str]:
        """The cells where the one who moves can stop."""
        stops = self._game.view(self.to_move)["reach"]
        assert isinstance(stops, list)
        return {str(stop["cell"]) for stop in stops}

    def can(self, verb: str) -> bool:
        return any(move.notation.split()[0] == verb for move in self._game.moves())


class TreasureTable:
    """What somebody finds on the page of a table, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator('[data-tour~="actions"]')
        self.mine = page.locator('[data-tour~="actions"][data-mine="yes"] [data-move]')
        self.stops = page.locator('[data-tour~="actions"][data-mine="yes"] [data-stop]')
        self.sheet = page.locator("dialog[open] table").first
        self.played: Counter[str] = Counter()
        expect(page.locator("main.board")).to_be_visible(timeout=PATIENCE_MS)

    def choose(self) -> None:
        """One decision: a stop is picked by one click and gone to by another, everything else is one button."""
        if self.stops.count():
            self.stops.first.click()
            self.panel.locator("[data-go]").click()
            self.played["way"] += 1
        else:
            moves = [str(button.get_attribute("data-move")) for button in self.mine.all()]
            chosen = next((move for verb in LIKED for move in moves if move.split()[0] == verb), moves[0])
            self.played[chosen.split()[0]] += 1
            self.panel.locator(f'[data-move="{chosen}"]').first.click()
        expect(self.panel).to_have_attribute("aria-busy", "false")


@by_clicking
@pytest.mark.parametrize("mode", GAMES)
def test_a_game_by_clicking(server: Port, visit: Visitors, mode: str, whole: bool) -> None:
    """To the score sheet; without luck the last of a few turns brings it."""
    seats, size, language = GAMES[mode]
    options = {"turn_limit": 80 if whole else 4}
    game = Crossing(server, seats, f"clicked {mode}", kind="bot:baseline", options=options)
    page = visit(game.link(0), name="Anne", size=size, language=language)
    table = TreasureTable(page)
    for _ in range(MOST_CHOICES):
        expect(table.mine.or_(table.stops).or_(table.sheet).first).to_be_visible()
        if table.sheet.is_visible():
            break
        table.choose()
    expect(table.sheet).to_be_visible()
    assert table.played["way"] + table.played["stop"] > 0
    assert table.played["spin"] > 0


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("step", ["spin", "movement", "close", "treasure", "actions"])
def test_every_kind_of_decision_fits_and_can_be_read_by_all(
    server: Port, visit: Visitors, step: str, size: tuple[int, int]
) -> None:
    game = Crossing(server, 4, f"looked at {step}").until(
        lambda game: game.view["turn"] > 2 and game.view["step"] == step, bold=step == "close"
    )
    page = visit(game.link(game.to_move), size=size, language="fr" if size == DESK else "en")
    table = TreasureTable(page)
    expect(table.panel).to_have_attribute("data-step", step)
    check_axe(page, step)
    if size == DESK:
        check_one_screen(page)
    else:
        for tab in page.get_by_role("navigation").last.get_by_role("button").all()[1:]:
            tab.click()
            check_axe(page, f"{step}, {tab.inner_text()}")


def test_a_way_is_gone_with_the_keyboard_alone(server: Port, visit: Visitors) -> None:
    """Arrow keys look at a cell beside the ship, Enter picks it, Enter again goes there and stops."""
    game = Crossing(server, 2, "keys").until(lambda game: game.view["step"] == "movement")
    page = visit(game.link(game.to_move))
    TreasureTable(page)
    side = game.to_move
    reach = game.reach
    row, column = (int(part) for part in game.view["players"][side]["crew"].split(","))
    ways = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
    key, goal = next(
        (key, cell)
        for key, (down, right) in ways.items()
        if (cell := f"{(row + down) % 12},{(column + right) % 12}") in reach
    )
    page.get_by_role("application").focus()
    page.keyboard.press(key)
    expect(page.locator('.chart [role="status"]')).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-go="{goal}"]')).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator('[data-tour~="actions"]')).not_to_have_attribute("data-step", "movement")


def test_a_cell_out_of_reach_says_so(server: Port, visit: Visitors) -> None:
    game = Crossing(server, 2, "too far").until(lambda game: game.view["step"] == "movement")
    page = visit(game.link(game.to_move))
    TreasureTable(page)
    side = game.to_move
    reach = game.reach
    row, column = (int(part) for part in game.view["players"][side]["crew"].split(","))
    assert f"{(row + 6) % 12},{(column + 6) % 12}" not in reach
    chart = page.get_by_role("application")
    chart.focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".said .bubble")).to_be_visible()


def test_a_cell_stays_under_the_finger_that_touches_it(server: Port, visit: Visitors) -> None:
    """So that the second touch goes there, and does not pick what a chart that moved has brought under it."""
    game = Crossing(server, 2, "touched").until(lambda game: game.view["step"] == "movement")
    page = visit(game.link(game.to_move), size=PHONE)
    table = TreasureTable(page)
    row, column = (int(part) for part in game.view["players"][game.to_move]["crew"].split(","))
    around = ((2, 0), (-2, 0), (0, 2), (0, -2), (2, 2), (-2, 2), (2, -2), (-2, -2))
    cells = [f"{row + down},{column + right}" for down, right in around]
    seen = [(cell, at) for cell in cells if cell in game.reach and (at := page.evaluate(POINT_IN_SIGHT, cell))]
    cell, (x, y) = seen[0]
    page.touchscreen.tap(x, y)
    expect(table.panel.locator(f'[data-go="{cell}"]')).to_be_visible()
    page.touchscreen.tap(x, y)
    expect(table.panel).not_to_have_attribute("data-step", "movement")


def test_the_log_behind_a_tab_shows_what_happened_last(server: Port, visit: Visitors) -> None:
    game = Crossing(server, 2, "a long log").until(
        lambda game: game.view["turn"] > 4 and game.view["step"] == "movement"
    )
    page = visit(game.link(game.to_move), size=PHONE)
    TreasureTable(page)
    page.get_by_role("navigation").last.get_by_role("button", name="Turn").click()
    lines = page.locator("ol.log li")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_the_own_store_takes_and_gives(server: Port, visit: Visitors) -> None:
    game = Crossing(server, 2, "town").until(lambda game: game.can("store-gold"), thrifty=True)
    page = visit(game.link(game.to_move))
    TreasureTable(page)
    page.locator('[data-open="store"]').click()
    store = page.locator("dialog[open] [data-move^='store-gold']")
    check_axe(page, "store")
    store.click()
    expect(store).to_have_count(0)


def test_signs_follow_colors_that_were_drawn(server: Port, visit: Visitors) -> None:
    """SA-SET-08: above the table and in the log as on the chart."""
    game = Crossing(server, 4, "colors", options={"colors": "drawn"})
    colors = [player["color"] for player in game.view["players"]]
    signs = [["red", "blue", "yellow", "green"].index(color) for color in colors]
    assert signs != sorted(signs)
    page = visit(game.link(0))
    badges = page.get_by_role("banner").locator("li .seat")
    expect(badges).to_have_count(4)
    for badge, sign in zip(badges.all(), signs, strict=True):
        expect(badge).to_have_class(re.compile(rf"\bs{sign}\b"))


@pytest.mark.parametrize(("language", "tie"), [("en", "tie"), ("fr", "départage")])
def test_alone_nothing_decides_a_tie(server: Port, visit: Visitors, language: str, tie: str) -> None:
    game = Crossing(server, 1, "tie alone", options={"turn_limit": 4}).until(lambda game: game._game.over)
    page = visit(game.link(0), language=language)
    sheet = TreasureTable(page).sheet
    expect(sheet.locator("tr.tie")).not_to_have_count(0)
    expect(sheet).not_to_contain_text(tie)


def test_a_way_is_one_line_of_the_log_that_unfolds(server: Port, visit: Visitors) -> None:
    """And the log is in sight even where there are most players."""
    game = Crossing(server, 4, "one line").until(lambda game: game.view["turn"] > 3 and game.view["step"] == "movement")
    page = visit(game.link(game.to_move))
    TreasureTable(page)
    log = page.locator('[data-tour~="actions"] ol.log')
    expect(log).to_be_in_viewport()
    way = log.locator("li").filter(has=page.locator("button[aria-expanded]")).last
    steps = way.locator("ol li")
    expect(steps).to_have_count(0)
    way.locator("button[aria-expanded]").click()
    expect(steps.nth(1)).to_be_visible()
