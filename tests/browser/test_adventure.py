"""The Adventure Begins: its book, its chart, and campaigns that are kept."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, NAMES, PHONE, Port, Visitors
from tests.browser.test_axe import check
from tests.server.helpers import Page as Line
from tests.server.stored import lay_table

import flibuste
from flibuste.games.port_royal.tale import GROUPS
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game
from flibuste.server.seats import key_of, new_token
from flibuste.server.store import StoredSeat

MOST_CLICKS: Final = 400


def begin(seats: int, mode: str = "cooperative", seed: str = "tale", legacy: Data | None = None) -> Game:
    return flibuste.new_game("port_royal", seats, {"adventure": mode, "first_player": "1"}, seed, legacy=legacy)


def tale(game: Game) -> dict[str, object]:
    found = game.view(game.seat_to_move)["adventure"]
    assert isinstance(found, dict)
    return found


def sail(game: Game, until: Callable[[Game], bool] = lambda game: False) -> Game:
    """Plays on as the yardstick does, until the moment has come or the chapter is over."""
    while not game.over and not until(game):
        game.submit(game.seat_to_move, game.clone_position().baseline_move().notation)
    return game


def at(step: str, month: int) -> Callable[[Game], bool]:
    return lambda game: game.view(game.seat_to_move)["step"] == step and tale(game)["month"] == month


def play_on(lines: list[Line], game: Game, until: Callable[[], bool]) -> None:
    """The same at its table, by other screens than those that are looked at."""
    while not until():
        seat = game.seat_to_move
        lines[seat].wait_for_moves(len(game.entries))
        game.submit(seat, game.clone_position().baseline_move().notation)
        assert lines[seat].move(game.entries[-1].move)["type"] == "done"


def people(game: Game) -> list[object]:
    players = game.view(game.seat_to_move)["players"]
    assert isinstance(players, list)
    return [*players[0]["area"]]


def lay(server: Port, game: Game, name: str, campaign: str = "") -> tuple[str, list[str]]:
    """The game at a table of its own, with the keys of its seats."""
    keys = [new_token() for _ in range(game.seats)]
    seats = [StoredSeat("link", NAMES[seat], key=key_of(key)) for seat, key in enumerate(keys)]
    return lay_table(server.store, game, seats, name, campaign), keys


def click_a_move(page: Page) -> None:
    """Whatever is asked, the first answer; the list of moves has them all."""
    book = page.locator("dialog[open]")
    if book.count() > 0:
        book.locator(".btn, .pick").last.click()
        return
    moves = page.get_by_role("tabpanel").locator(".moves button:enabled")
    if moves.count() > 0:
        moves.first.click()


def test_a_chapter_by_clicking_with_its_story(server: Port, visit: Visitors) -> None:
    """From the campaign page to the first event."""
    page = visit("/campaigns", name="Anne")
    expect(page.get_by_role("heading", name="The Bell Beneath the Tide")).to_be_visible()
    expect(page.get_by_text("in the fog")).to_have_count(5)
    page.get_by_role("radio", name="alone").check()
    page.get_by_role("button", name="Open the book").click()
    expect(page.get_by_text("Every harbor has a voice.")).to_be_visible()
    check(page, "opening")
    page.get_by_role("button", name="Read on").click()
    expect(page.get_by_text("You woke because of the silence.")).to_be_visible()
    page.locator('[data-move^="adventurer "]').first.click()
    page.get_by_role("button", name="Be ").last.click()
    expect(page.get_by_role("region", name="Chapter", exact=True)).to_contain_text("The Night Without a Bell")
    page.get_by_role("button", name="Read the story again").click()
    expect(page.get_by_role("dialog")).to_contain_text("Every harbor has a voice.")
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Reveal the event").click()
    expect(page.get_by_text("Event of the turn")).to_be_visible()


def test_the_end_of_a_chapter_is_read_and_the_campaign_goes_on(server: Port, visit: Visitors) -> None:
    game = sail(begin(1), lambda game: at("event", 4)(game) and int(str(tale(game)["today"])) >= 0)
    table, keys = lay(server, game, "The Fog Watch")
    page = visit(f"/t/{table}#{keys[0]}", name="Anne")
    page.get_by_role("tab", name="Moves").click()
    end = page.get_by_role("link", name="To the chart")
    for _ in range(MOST_CLICKS):
        page.locator('[aria-busy="true"]').wait_for(state="hidden")
        if end.count() > 0:
            break
        click_a_move(page)
    expect(end).to_be_visible()
    check(page, "the end of a chapter")
    end.click()
    expect(page.get_by_role("heading", name="Your campaigns")).to_be_visible()
    page.get_by_role("button", name="Read again").click()
    expect(page.get_by_role("dialog")).to_contain_text("Every harbor has a voice.")
    expect(page.get_by_role("dialog")).to_contain_text("Violet sails")
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Sail again").click()
    page.locator('[data-move^="adventurer "]').first.click()
    page.get_by_role("button", name="Be ").last.click()
    expect(page.get_by_text("3 more coins to share")).to_be_visible()
    page.get_by_role("button", name="Share the coins evenly").click()
    expect(page.get_by_role("region", name="Chapter", exact=True)).to_contain_text("alone · try 2")


def test_a_month_ends_with_a_page_for_everybody(server: Port, visit: Visitors) -> None:
    game = sail(begin(2), lambda game: at("event", 1)(game) and tale(game)["days"][-2:][0] == "")  # type: ignore[index]
    table, keys = lay(server, game, "Two readers")
    anne, bart = (visit(f"/t/{table}#{key}", name=name) for key, name in zip(keys, NAMES, strict=False))
    for page in (anne, bart):  # what was read before a screen came is not shown there
        expect(page.locator(".prompt")).to_be_visible()
    play_on([server.page(table, key) for key in keys], game, lambda: tale(game)["month"] == 2)
    for page in (anne, bart):
        book = page.get_by_role("dialog")
        expect(book).to_contain_text("What the holds were hiding")
        expect(book).to_contain_text("New mission")
        check(page, "the end of a month")
        page.get_by_role("button", name="Turn the page").click()
        expect(book).to_have_count(0)


def test_coming_back_to_a_campaign_after_the_server_was_killed(own_server: Port, visit_own: Visitors) -> None:
    first = sail(begin(2, "competitive"))
    table, keys = lay(own_server, first, "Rivals of the Mole")
    page = visit_own(f"/t/{table}#{keys[0]}", name="Anne")
    expect(page.get_by_role("heading", name="Eyes on the Water")).to_be_visible()
    page.get_by_role("button", name="Begin the chapter").click()
    expect(page.get_by_text("Waiting for one player")).to_be_visible()

    own_server.end(signal.SIGKILL)
    own_server.start()
    page.goto("/campaigns")
    expect(page.get_by_role("link", name="Rivals of the Mole")).to_be_visible()
    winner = NAMES[first.outcome().winners[0]]
    expect(page.get_by_text(f"Chapter 1: won by {winner}")).to_be_attached()
    # back at the table before the friend comes: the deal waits for the share of luck that each page has promised
    page.get_by_role("region", name="Chapter 2").get_by_role("link").click()
    expect(page.get_by_text("Waiting for one player")).to_be_visible()
    friend = visit_own(f"/t/{table}#{keys[1]}", name="Bart")  # the link of the first chapter, weeks later
    expect(friend.get_by_role("heading", name="Eyes on the Water")).to_be_visible()
    friend.get_by_role("region", name="Chapter 2").get_by_role("link").click()
    expect(friend.get_by_text("Who will you be?")).to_be_visible()
    expect(page.get_by_text("What happened so far")).to_be_visible()


def test_a_whole_chapter_is_told_though_the_server_is_killed_in_it(own_server: Port, visit_own: Visitors) -> None:
    """From the cover to the last page, every page of the story when its month comes."""
    table, keys = lay(own_server, begin(1), "The whole chapter")
    page = visit_own(f"/t/{table}#{keys[0]}", name="Anne")
    page.get_by_role("button", name="Read on").click()
    page.locator('[data-move^="adventurer "]').first.click()
    page.get_by_role("button", name="Be ").last.click()
    page.get_by_role("tab", name="Moves").click()
    first = pages_until(page, lambda pages: len(pages) == 1)

    own_server.end(signal.SIGKILL)
    own_server.start()
    page.goto("/campaigns")
    expect(page.get_by_role("link", name="The whole chapter")).to_be_visible()
    page.get_by_role("region", name="Chapter 1").get_by_role("link").first.click()
    page.get_by_role("tab", name="Moves").click()
    rest = pages_until(page, lambda pages: False)
    expect(page.get_by_role("link", name="To the chart")).to_be_visible()
    assert first == ["What the holds were hiding"]
    assert len({*first, *rest}) == len(first + rest) == 3


def pages_until(page: Page, enough: Callable[[list[str]], bool]) -> list[str]:
    """Plays by the first answer to whatever is asked; the headings of what the months bring, until the chapter ends."""
    pages: list[str] = []
    end = page.get_by_role("link", name="To the chart")
    for _ in range(MOST_CLICKS):
        page.locator('[aria-busy="true"]').wait_for(state="hidden")
        if end.count() > 0 or enough(pages):
            break
        title = page.locator("dialog[open] .title")
        if title.count() > 0 and title.inner_text() not in pages:
            pages.append(title.inner_text())
        click_a_move(page)
    return pages


def test_a_campaign_comes_back_from_its_file(server: Port, visit: Visitors) -> None:
    first = sail(begin(1, seed="file"))
    table, keys = lay(server, first, "The lost log")
    page = visit(f"/t/{table}#{keys[0]}", name="Anne")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    page.get_by_role("button", name="Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.get_by_text("No campaign yet.")).to_be_visible()
    page.locator('input[type="file"]').set_input_files(saved.value.path())
    expect(page.get_by_role("link", name="The lost log")).to_be_visible()
    expect(page.get_by_role("button", name="Sail again")).to_be_visible()


def told(winner: int = 0) -> list[Data]:
    return [{"chapter": number, "won": True, "winners": [winner], "read": ["story:10"]} for number in range(1, 5)]


def test_who_has_heard_the_whole_tale_may_play_on_with_missions_by_lot(server: Port, visit: Visitors) -> None:
    legacy: Data = {"chapter": 5, "groups": [*GROUPS], "lost_tries": 0, "told": told()}
    table, keys = lay(server, sail(begin(2, "competitive", legacy=legacy)), "The whole tale")
    page = visit(f"/t/{table}#{keys[0]}", name="Anne")
    page.get_by_role("button", name="4 missions by lot").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    made = server.get("/api/tables/" + page.url.split("/t/")[1].split("#")[0])
    assert (made["options"]["adventure"], len(made["seats"])) == ("variable", 2)


@pytest.mark.parametrize("chapter", [1, 5])
def test_what_was_read_is_read_again_before_another_game_begins(server: Port, visit: Visitors, chapter: int) -> None:
    """The last chapter hands nothing on at all."""
    legacy: Data | None = {"chapter": 5, "groups": [*GROUPS], "lost_tries": 0, "told": told()} if chapter == 5 else None
    game = sail(begin(2, "competitive", legacy=legacy))
    table, _ = lay(server, game, "Read to the end")
    page = visit(f"/c/{table}")
    page.get_by_role("button", name=f"Chapter {chapter}:").click()
    page.get_by_role("button", name="Read again").click()
    book = page.get_by_role("dialog")
    read = tale(game)["story"]
    assert isinstance(read, list)
    expect(book.get_by_role("listitem")).to_have_count(1 + len(read))
    expect(book.get_by_role("link")).to_have_count(0)
    book.get_by_role("listitem").last.get_by_role("button").click()
    expect(book.get_by_role("heading")).to_have_text(["The end of chapter 1", "The end of the tale"][chapter == 5])
    check(page, "a campaign is read again")


def test_who_comes_back_turns_the_pages_that_were_read_meanwhile(server: Port, visit: Visitors) -> None:
    """Weeks may lie between two visits; who reads on another screen has turned nothing here."""
    game = sail(begin(2), lambda game: at("event", 1)(game) and game.seat_to_move == 0)
    table, keys = lay(server, game, "Weeks later")
    page = visit(f"/t/{table}#{keys[0]}")
    page.get_by_role("button", name="Reveal the event").click()
    expect(page.get_by_text("Event of the turn")).to_be_visible()
    page.goto("/campaigns")
    game.submit(0, "event")
    play_on([server.page(table, key) for key in keys], game, lambda: tale(game)["month"] == 3)
    page.goto(f"/t/{table}")
    book = page.get_by_role("dialog")
    expect(book).to_contain_text("End of month 1")
    expect(book).to_contain_text("Month 2 begins")
    book.get_by_role("button", name="Read on").click()
    expect(book).to_contain_text("End of month 2")
    book.get_by_role("button", name="Turn the page").click()
    expect(book).to_have_count(0)


def test_campaigns_are_found_on_a_phone_and_not_forgotten_by_one_tap(server: Port, visit: Visitors) -> None:
    table, keys = lay(server, begin(1), "The pocket log")
    page = visit(f"/t/{table}#{keys[0]}", name="Anne", size=PHONE)
    expect(page.get_by_role("heading", name="The Night Without a Bell")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Campaigns").first.click()
    page.get_by_role("button", name="Campaigns").click()
    page.get_by_role("button", name="Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("link", name="The pocket log")).to_be_visible()


def test_people_who_share_a_screen_hide_only_what_one_of_them_saw(server: Port, visit: Visitors) -> None:
    game = sail(begin(2, seed="pilot0"), lambda game: at("event", 1)(game))
    table, keys = lay(server, game, "One lantern")
    page = visit(f"/t/{table}#{','.join(keys)}")
    page.get_by_role("button", name="Reveal the event").click()
    curtain = page.get_by_role("dialog", name="Anne, it is your turn")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    asked = page.get_by_role("dialog")
    expect(asked.get_by_role("heading")).to_have_text("5 cards lie on top")
    picks = asked.locator('[data-move^="keep "]')
    expect(picks).to_have_count(5)
    picks.first.click()
    expect(page.locator('[data-at="draw"]')).to_contain_text("nobody else knows it")
    expect(page.get_by_role("button", name="Reveal a card")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_of_a_late_month_fits_on_the_table(server: Port, visit: Visitors, language: str) -> None:
    """Four missions beside the sea, and a crew of many kinds in front of it."""
    game = sail(begin(1), lambda game: at("window", 4)(game) and len(people(game)) >= 5)
    table, keys = lay(server, game, "A full house")
    page = visit(f"/t/{table}#{keys[0]}", language=language)
    expect(page.locator(".missions .mission")).to_have_count(4)
    assert page.locator(".missions ul").evaluate("(list) => list.scrollHeight <= list.clientHeight")
    own = page.locator("section.own")
    assert own.evaluate("(own) => own.scrollWidth <= own.clientWidth")
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_role("tabpanel").locator("article")).to_have_count(5)


OVERLAP = """(cards) => cards.map((one) => one.getBoundingClientRect()).some((box, at, all) =>
  all.slice(at + 1).some((other) => other.left < box.right - 1 && box.left < other.right - 1
    && other.top < box.bottom - 1 && box.top < other.bottom - 1))"""


def test_names_of_rivals_can_be_read(server: Port, visit: Visitors) -> None:
    game = sail(begin(3, "competitive"), at("window", 2))
    table, keys = lay(server, game, "Names")
    page = visit(f"/t/{table}#{keys[0]}")
    names = page.locator("article.rival h2")
    expect(names).to_have_count(2)
    assert all(names.evaluate_all("(all) => all.map((name) => name.scrollWidth <= name.clientWidth)"))


def test_the_opening_alone(server: Port, visit: Visitors) -> None:
    table, keys = lay(server, begin(1), "Alone")
    page = visit(f"/t/{table}#{keys[0]}")
    page.get_by_role("button", name="Read on").click()
    goal = page.locator('[data-tour="tale-goal"]')
    expect(goal).to_contain_text("markers are placed")
    expect(goal).not_to_contain_text("in all")
    joined = page.locator(".joined li")
    expect(joined.nth(2)).to_be_visible()
    assert not joined.evaluate_all(OVERLAP)


@pytest.mark.parametrize(("size", "theme", "language"), [(DESK, "day", "en"), (PHONE, "night", "fr")])
def test_axe_finds_nothing_on_the_chart_and_at_the_table(
    server: Port, visit: Visitors, size: tuple[int, int], theme: str, language: str
) -> None:
    game = sail(begin(3), at("discover", 2))
    table, keys = lay(server, game, "Axe")
    page = visit(f"/t/{table}#{keys[game.seat_to_move]}", size=size, theme=theme, language=language)
    expect(page.locator(".prompt")).to_be_visible()
    check(page, "the table")
    page.goto(f"/c/{table}")
    expect(page.locator(".cartouche")).to_be_visible()
    check(page, "the chart")
