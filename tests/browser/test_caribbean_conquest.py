"""The table of Caribbean Conquest: games by clicking, everything on one screen, nine boxes, nothing for axe to find."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.caribbean_conquest_moments import choices
from tests.browser.house import DESK, PATIENCE_MS, PHONE, Game, Port, Visitors, by_clicking
from tests.browser.test_axe import check as check_axe
from tests.browser.test_one_screen import check as check_one_screen
from tests.server.helpers import Server

MOST_CHOICES: Final = 600
ONCE_AROUND: Final = ["Arrow" + way for way in ("Up", "Left", "Down", "Down", "Right", "Right", "Up", "Up")]
"""Keys that look at every cell beside a group."""
GAMES: Final[dict[str, tuple[int, dict[str, Any], tuple[int, int], str]]] = {
    "two players": (2, {"turn_limit": 3}, DESK, "en"),
    "on a phone": (3, {"turn_limit": 3}, PHONE, "fr"),
}
"""Seats, options, size and language."""


class War(Game):
    """A table of Caribbean Conquest whose seats are all played from here."""

    def __init__(self, server: Server, seats: int, seed: str, kind: str = "here", **more: Any) -> None:
        super().__init__(server, seats, seed, kind, **{"title": "caribbean_conquest", "options": {}, **more})
        self._rng = random.Random(seed)

    def until(self, there: Callable[[War], bool]) -> War:
        """Played on by all seats as plain players do."""
        while not there(self):
            assert not self._game.over, "that moment did not come in this game"
            for notation in choices(self._game, self._rng):
                if there(self) or notation not in [move.notation for move in self._game.moves()]:
                    break
                self.move(notation)
        return self

    @property
    def to_move(self) -> int:
        return self._game.seat_to_move


class WarTable:
    """What somebody finds on the page of a table, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator('[data-tour~="actions"]')
        self.chart = page.get_by_role("application")
        self.sheet = page.locator("dialog[open] table").first
        self.played: Counter[str] = Counter()
        expect(page.locator("main.board")).to_be_visible(timeout=PATIENCE_MS)

    @property
    def offered(self) -> Locator:
        """Buttons for moves, wherever on the table they are."""
        return self.page.locator("main [data-move]:visible, main [data-goal]:visible, main [data-fire]:visible")

    def is_mine(self) -> bool:
        return self.panel.get_attribute("data-mine") == "yes"

    def choose(self) -> None:
        """One decision: what was done least comes first, so that everything happens."""
        step = str(self.panel.get_attribute("data-step"))
        if step == "march":
            self.march()
        else:
            buttons = {str(button.get_attribute("data-move")): button for button in self.offered.all()}
            buttons.pop("None", None)
            chosen = min(buttons, key=lambda move: (move == "done", self.played[move.split()[0]]))
            self.played[chosen.split()[0]] += 1
            buttons[chosen].click()
            if chosen.startswith("aim"):
                self.page.locator("[data-fire]").click()
        expect(self.panel).to_have_attribute("aria-busy", "false")

    def march(self) -> None:
        """To the most promising stop, else to the first cell that the keys find, else a single step."""
        self.played["march"] += 1
        stops = self.panel.locator("[data-stop]")
        goal = self.panel.locator("[data-goal]")
        if stops.count():
            stops.first.click()
        else:
            self.chart.focus()
            for key in ONCE_AROUND:
                self.page.keyboard.press(key)
                self.page.keyboard.press("Enter")
                if goal.count():
                    break
        if goal.count():
            goal.click()
        else:
            self.page.locator('[data-move="stop"]').click()


def settled(table: WarTable) -> None:
    """It is this player's decision, or the game is over; what has just been fought out is put away."""
    mine = table.page.locator('[data-tour~="actions"][data-mine="yes"]')
    expect(mine.or_(table.sheet).first).to_be_attached()
    close = table.page.locator('[data-close="duel"]')
    if close.count() and not table.sheet.is_visible():
        close.click()
        expect(close).to_have_count(0)


@by_clicking
@pytest.mark.parametrize("mode", GAMES)
def test_a_game_by_clicking(server: Port, visit: Visitors, mode: str, whole: bool) -> None:
    """To the score sheet, which adds up."""
    seats, options, size, language = GAMES[mode]
    game = War(server, seats, f"war, {mode}", kind="bot:baseline", options=options)
    if not whole:
        game.until(lambda game: game.view["turn"] == 2 and game.to_move == 0)
    page = visit(game.link(0), name="Anne", size=size, language=language)
    table = WarTable(page)
    for _ in range(MOST_CHOICES):
        settled(table)
        if table.sheet.is_visible():
            break
        if table.is_mine():
            table.choose()
    expect(table.sheet).to_be_visible()
    assert table.played["march"] > 0, table.played
    rows = table.sheet.locator("tbody tr, tfoot tr").all()
    numbers = [
        [int(text) for text in re.findall(r"\d+", " ".join(row.locator("td").all_inner_texts()))] for row in rows
    ]
    sums = [row for row in numbers if len(row) == seats]
    assert any(row == [sum(column) for column in zip(*sums[:at], strict=True)] for at, row in enumerate(sums) if at > 0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("step", ["purchases", "march", "battle", "gunnery"])
def test_every_kind_of_decision_fits_and_can_be_read_by_all(
    server: Port, visit: Visitors, step: str, size: tuple[int, int]
) -> None:
    game = War(server, 3, f"looked at {step}", options={"start_balls": 6, "start_gold": 20}).until(
        lambda game: game.view["turn"] > 1 and game.view["step"] == step
    )
    page = visit(game.link(game.to_move), size=size)
    table = WarTable(page)
    expect(table.panel).to_have_attribute("data-step", step)
    check_axe(page, step)
    if size == DESK:
        check_one_screen(page)


def test_a_cell_is_touched_and_touched_again(server: Port, visit: Visitors) -> None:
    """The way is shown first, then the group goes there, step by step."""
    game = War(server, 2, "a march").until(lambda game: game.view["step"] == "march" and len(points_in_reach(game)) > 0)
    cell = points_in_reach(game)[-1]
    page = visit(game.link(game.to_move))
    table = WarTable(page)
    point = page.locator(f'[data-at="point:{cell}"]').first
    point.click(force=True)
    expect(table.panel.locator(f'[data-goal="{cell}"]')).to_be_visible()
    point.click(force=True)
    expect(page.locator('[data-tour~="actions"][data-step="march"]')).to_have_count(0)
    while cell not in game.view["stops"]:
        game.line.hear()


FIGHT_IN_SIGHT: Final = """() => {
  const duel = document.querySelector(".duel").getBoundingClientRect();
  const seen = document.querySelector("[role=application]").getBoundingClientRect();
  return [...document.querySelectorAll("circle.fight")].some((one) => {
    const ring = one.getBoundingClientRect();
    return ring.top >= seen.top && ring.bottom <= duel.top && ring.left >= seen.left && ring.right <= seen.right;
  });
}"""


def test_a_phone_shows_the_cell_that_is_fought_for_above_the_fight(server: Port, visit: Visitors) -> None:
    """Also in the last row, from where the chart cannot be pushed any farther."""
    game = War(server, 3, "low fight 1").until(
        lambda game: game.at("battle") and game.view["fights"][0]["cell"] == "11,1"
    )
    page = visit(game.link(game.to_move), size=PHONE)
    WarTable(page)
    expect(page.locator(".duel")).to_be_visible()
    page.wait_for_function(FIGHT_IN_SIGHT)


def test_nine_boxes_are_brought_near(server: Port, visit: Visitors) -> None:
    """The whole board on a desk, a part of it after a click; what is seen is framed on the small map."""
    game = War(server, 4, "nine", options={"boxes": "9"}).until(lambda game: game.view["step"] == "groups")
    page = visit(game.link(game.to_move))
    WarTable(page)
    check_one_screen(page)
    frame = page.locator('[data-tour="holds"] rect.seen')
    expect(frame).to_have_count(0)
    page.get_by_role("button", name="Nearer").click()
    expect(frame).to_be_visible()
    check_axe(page, "nine boxes")
    phone = visit(game.link(game.to_move), size=PHONE)
    WarTable(phone)
    check_axe(phone, "nine boxes")


def test_a_phone_shows_on_the_whole_of_nine_boxes_where_one_may_begin(server: Port, visit: Visitors) -> None:
    """A cell has nine pixels there, the ring around it twice as many; the small map shows the same places before."""
    game = War(server, 2, "whole", options={"boxes": "9"}).until(lambda game: game.at("deploy"))
    phone = visit(game.link(game.to_move), size=PHONE)
    WarTable(phone)
    places = len(game.legal("at"))
    expect(phone.locator("svg[width] circle.target")).to_have_count(places)
    phone.get_by_role("button", name="Whole map").click()
    rings = phone.locator("svg.live circle.target")
    expect(rings.first).to_be_visible()
    boxes = [ring.bounding_box() for ring in rings.all()]
    assert len(boxes) >= places and all(box and box["width"] > 17 for box in boxes)


def test_all_steps_of_nine_boxes_stand_in_one_row(server: Port, visit: Visitors) -> None:
    game = War(server, 2, "many steps", options={"boxes": "9", "steps": "by_board"})
    game.until(lambda game: game.view["step"] == "groups")
    assert game.view["points_a_turn"] == 18
    for size in (DESK, PHONE):
        page = visit(game.link(game.to_move), size=size)
        table = WarTable(page)
        panel = table.panel.bounding_box()
        steps = [step.bounding_box() for step in table.panel.locator("i.left").all()]
        assert panel and len(steps) == 18
        assert len({step and step["y"] for step in steps}) == 1
        assert all(step and step["width"] > 8 for step in steps)
        last = steps[-1]
        assert last and last["x"] + last["width"] < panel["x"] + panel["width"]


def points_in_reach(game: War) -> list[str]:
    """Points that are more than a step away."""
    return [goal["cell"] for goal in game.view["reach"] if goal["gain"] > 0 and goal["cost"] > 1]


@pytest.mark.parametrize("way", ["button", "key"])
def test_nine_boxes_lead_back_to_the_group_that_moves(server: Port, visit: Visitors, way: str) -> None:
    game = War(server, 2, "back", options={"boxes": "9"}).until(lambda game: game.view["step"] == "march")
    page = visit(game.link(game.to_move))
    WarTable(page)
    group = page.locator('[data-at^="thing:march:"]').first
    back = page.locator("[data-back]")
    back.click()
    expect(group).to_be_in_viewport()
    port = page.get_by_role("application")
    port.evaluate("(port) => port.scrollTo(port.scrollLeft > 0 ? 0 : 9999, port.scrollTop > 0 ? 0 : 9999)")
    expect(group).not_to_be_in_viewport()
    if way == "button":
        back.click()
    else:
        page.keyboard.press("h")
    expect(group).to_be_in_viewport()
