"""Whoever presses only what stands out and touches only what glows finishes a game of every title and set."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.house import PHONE, Port, Visitors
from tests.browser.newcomer import Begun, Newcomer

import flibuste

Way = tuple[str, int, dict[str, Any]]
WAYS: Final[dict[str, Way]] = {
    f"{title.id} {preset.id}": (title.id, preset.least, dict(preset.options))
    for title in flibuste.titles()
    for preset in title.presets
}
"""Title, seats and options of every published way to play."""
LAST_MOVES: Final = 24
SHORT: Final[dict[str, dict[str, Any]]] = {
    "port_royal contracts": {},
    "port_royal cooperative": {},
    "port_royal sets_sail": {},
    "port_royal adventure": {},
    "amerigo base": {},
    "maracaibo base": {},
    "maracaibo jordan": {},
    "treasure_map base": {"turn_limit": 12},  # else it goes on until somebody finds Eldorado
    "caribbean_conquest one_box": {},
}
"""Whose last moves are played outside a soak: one of each kind of table, and what makes them the last."""


@pytest.mark.parametrize(
    ("way", "whole"),
    [pytest.param(way, False, id=f"{way}, the end") for way in SHORT]
    + [pytest.param(way, True, id=f"{way}, whole", marks=pytest.mark.soak) for way in WAYS],
)
def test_a_newcomer_finishes_a_game(server: Port, visit: Visitors, way: str, whole: bool) -> None:
    title, seats, options = WAYS[way]
    game = Begun(server, title, seats, options if whole else options | SHORT[way])
    if not whole:
        game.but_for(LAST_MOVES)
    page = visit(game.link(0), name="Anne")
    Newcomer(page, way).play()
    assert server.get(f"/api/tables/{game.id}")["status"] == "over"


def test_a_newcomer_finishes_a_game_on_a_phone(server: Port, visit: Visitors) -> None:
    """Where a fight lies over the panel, and a small map on the chart."""
    way = "caribbean_conquest four_boxes"
    game = Begun(server, *WAYS[way]).but_for(LAST_MOVES)
    page = visit(game.link(0), name="Anne", size=PHONE, language="fr")
    Newcomer(page, f"{way} on a phone").play()
    assert server.get(f"/api/tables/{game.id}")["status"] == "over"


def test_a_newcomer_comes_from_the_lobby_to_the_end_of_a_game(server: Port, visit: Visitors) -> None:
    page = visit(name="Anne")
    newcomer = Newcomer(page, "from the lobby")
    newcomer.open_a_table()
    newcomer.play()
    assert server.get("/api" + page.evaluate("location.pathname").replace("/t/", "/tables/"))["status"] == "over"
    expect(page.locator("dialog[open] .btn.primary")).to_be_visible()
