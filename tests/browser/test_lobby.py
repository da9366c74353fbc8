"""The lobby: play at once, the shelf, open tables, and games to look at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.house import DESK, PHONE, Game, Port, Visitors

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "French phone"])
def test_play_at_once_begins_the_game_that_was_chosen_last(
    server: Port, visit: Visitors, size: tuple[int, int], language: str
) -> None:
    page = visit("/", name="Anne", size=size, language=language)
    french = language == "fr"
    now = page.get_by_role("button", name="Jouer tout de suite" if french else "Play at once", exact=True)
    meaning = page.get_by_role("button", name="tout de suite »" if french else "at once”")
    expect(meaning).to_contain_text(re.compile(r"Port Royal\s*2 × (Mate|Second), 30 min"))
    meaning.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option(label="Met les voiles" if french else "Sets Sail")
    dialog.get_by_text("3", exact=True).click()
    dialog.get_by_role("combobox").last.select_option("deckhand")
    dialog.get_by_role("button").click()
    page.reload()
    expect(meaning).to_contain_text(re.compile(r"3 × (Deckhand|Mousse), 20 min"))
    now.click()
    expect(page).to_have_url(re.compile(r"/t/"))
    made = server.get("/api/tables/" + page.url.split("/t/")[1].split("#")[0])
    assert [seat["bot"] for seat in made["seats"]] == ["", "deckhand", "deckhand", "deckhand"]
    assert (made["title"], made["options"]["sets"], made["listed"]) == ("port_royal", "sets_sail", False)


@SIZES
def test_a_tile_opens_a_new_table_of_its_game(visit: Visitors, size: tuple[int, int]) -> None:
    page = visit("/", name="Anne", size=size)
    shelf = page.get_by_role("region", name="Games")
    tiles = shelf.get_by_role("listitem")
    expect(tiles).to_have_count(9)
    shelf.get_by_role("button", name="Alone").click()
    expect(tiles).to_have_count(4)
    expect(tiles.filter(has_text="Against Jordan")).to_contain_text(re.compile("alone.*15 min.*heavy", re.DOTALL))
    page.get_by_role("link", name="Play Against Jordan").click()
    expect(page).to_have_url(re.compile("/new/maracaibo/jordan$"))
    expect(page.get_by_role("radio", name="Against Jordan")).to_be_checked()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible(visible=size == DESK)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="New table")).to_have_count(0)
    expect(page.get_by_role("link", name="New table").first).to_be_visible()
    page.get_by_role("link", name="Play The Adventure Begins").click()
    expect(page).to_have_url(re.compile("/campaigns$"))


def test_open_tables_are_looked_through(server: Port, visit: Visitors) -> None:
    server.make_table("here", "open", name="Soufflée par l’été")
    server.make_table("here", "open", name="Tower of cubes", title="amerigo")
    page = visit("/", name="Anne")
    tables = page.get_by_role("list", name="Open tables")
    expect(tables).to_contain_text("Tower of cubes")
    find = page.get_by_role("searchbox")
    find.fill("soufflee")
    expect(tables).not_to_contain_text("Tower of cubes")
    expect(tables).to_contain_text("Soufflée")
    page.get_by_role("combobox", name="Which games").select_option("amerigo")
    expect(tables).to_contain_text("none is what you look for")
    page.get_by_role("button", name="Loosen the sails").click()
    expect(tables).to_contain_text("Tower of cubes")
    expect(find).to_have_value("")


@SIZES
def test_games_of_others_are_there_to_look_at(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    sailing = Game(server, 2, "sailing", name="At sea").link()
    over = Game(server, 2, "over", name="Home again").sail(lambda game: game.at("over")).link()
    page = visit("/", size=size)
    if size == PHONE:
        page.get_by_role("navigation").last.get_by_role("button", name="Watch").click()
    else:
        page.get_by_role("link", name="Watch").click()
    expect(page.locator(f'a[href="{sailing}"]')).to_be_visible()
    ended = page.get_by_role("region", name="Just finished").locator(f'a[href="{over}"]')
    expect(ended).to_contain_text(re.compile("Anne.*Bart.* won", re.DOTALL))
    ended.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_every_page_says_in_its_tab_what_it_is(visit: Visitors) -> None:
    page = visit("/")
    tabs = {"/": "Flibuste", "/new": "New table", "/watch": "Watch", "/campaigns": "Campaigns", "/about": "About"}
    for path, tab in tabs.items():
        page.goto(path)
        expect(page).to_have_title(tab if path == "/" else f"{tab} | Flibuste")


def test_my_games_say_whose_turn_it_is_and_who_won(server: Port, visit: Visitors) -> None:
    games = [Game(server, 2, f"mine {number}", name=f"Mine {number}") for number in range(4)]
    over = Game(server, 2, "mine", name="The last result").sail(lambda game: game.at("over"))
    page = visit(over.link(0, 1))
    expect(page.get_by_role("dialog")).to_be_visible()
    for game in games:
        page.goto(game.link(0, 1))
        expect(page.locator("section.prompt")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("article")).to_have_count(3)
    expect(mine.get_by_role("article").first).to_contain_text("Your turn")
    mine.get_by_role("button", name="All 5 games").click()
    expect(mine.get_by_role("article")).to_have_count(5)
    expect(mine.get_by_role("article").last).to_contain_text(re.compile("The last result.*You won", re.DOTALL))
    mine.get_by_role("button", name="Forget").click()
    expect(mine.get_by_role("article")).to_have_count(4)
