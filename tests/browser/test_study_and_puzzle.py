"""A studied game with boards of its moments, hints, and the puzzle of the day: on a desk, and on a phone in French."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.house import DESK, PHONE, Game, Port, Visitors
from tests.browser.test_axe import check

from flibuste.kernel.game import Game as Engine
from flibuste.server.store import SqliteStore
from flibuste.server.studies import SHELF, Kept
from flibuste.study import Budget, study_move
from flibuste.study.analysis import Study
from flibuste.study.puzzles import puzzles_of

LITTLE = Budget(playouts=6, redraws=1)


def lay_study(file: Path, id: str, game: Engine) -> None:
    """What a server would have found with very little patience."""
    study = Study(game.record(), LITTLE)
    while tasks := study.tasks():
        for task in tasks:
            study.add(study_move(task))
    kept = Kept(False, LITTLE.playouts, LITTLE.redraws, [dict(one.to_data()) for one in study.found])

    async def put() -> None:
        store = SqliteStore(file)
        store.start()
        await store.put(SHELF, id, 0, msgspec.json.encode(kept).decode())
        await store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, put()).result()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_studied_game(server: Port, visit: Visitors, size: tuple[int, int], language: str) -> None:
    options = {"first_player": "1", "decision_limit": 100}
    game = Game(server, 2, "studied", options=options).sail(lambda game: game.now["outcome"] is not None)
    lay_study(server.store, game.id, game._game)
    page = visit(f"/study/{game.id}", size=size, language=language)
    moment = page.locator("[data-moment]").filter(has=page.locator(".pin.choice")).first
    moment.locator(".head").click()
    expect(moment.locator(".box [data-sea]")).to_be_attached()
    expect(moment.locator(".box .mark.looked")).to_be_visible()
    expect(
        moment.get_by_role("link", name="Open at the board" if language == "en" else "Voir sur le plateau")
    ).to_be_visible()
    check(page, f"study, {language}")
    lucky = page.locator("[data-moment]").filter(has=page.locator(".pin.luck")).first
    lucky.locator(".head").click()
    expect(lucky).to_contain_text("On average" if language == "en" else "En moyenne")
    expect(lucky.locator(".box [data-sea]")).to_be_attached()
    expect(lucky.locator(".doing button")).to_be_in_viewport(ratio=1)
    moment.locator(".head").click()
    moment.locator(".doing button").click()
    page.wait_for_url("**/t/**")


def test_hints_are_marked_on_the_map(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "hints", kind="bot:mate", title="treasure_map")
    while game.now["seat_to_move"] != 0 or not any(move.notation.startswith("go ") for move in game._game.moves()):
        game.drift(1)
    page = visit(game.link(0), size=PHONE)
    expect(page.locator("[data-map] [data-mark]").first).to_be_attached()
    page.keyboard.press("k")
    hints = page.get_by_role("region", name="Hint")
    expect(hints.get_by_role("listitem").first).to_contain_text("%")
    expect(page.locator(".mark.looked")).to_be_in_viewport()
    expect(page.locator("svg.arrow")).to_have_count(0)
    check(page, "hints on a phone")
    hints.get_by_role("button", name="Look again").click()
    expect(hints).to_have_attribute("aria-busy", "false")
    expect(hints.get_by_role("listitem").first).to_contain_text("%")


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_the_puzzle_of_a_day(visit: Visitors, size: tuple[int, int], language: str) -> None:
    puzzle = puzzles_of("port_royal")[0]
    page = visit("/", size=size, language=language)
    page.get_by_role("link", name="Puzzle of the day" if language == "en" else "Problème du jour").click()
    page.wait_for_url("**/puzzle/*")
    page.goto("/puzzle/port_royal/2026-11-01")
    strip = page.locator(".strip")
    expect(strip.locator("time")).to_have_attribute("datetime", "2026-11-01")
    check(page, f"puzzle, {language}")
    piece = page.locator(f'[data-move="{puzzle.tempting}"]:visible').first
    piece.click()
    if page.locator(".verdict").count() == 0:  # the first touch looks at it
        piece.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("something better" if language == "en" else "Il y a mieux")
    expect(verdict.locator("tr.best")).to_be_visible()
    check(page, f"verdict, {language}")
    verdict.get_by_role("button").click()
    expect(verdict).to_have_count(0)
    strip.locator("a.next").click()
    expect(page.locator(".strip time")).to_have_attribute("datetime", "2026-11-02")
