"""Friends at their own screens: seats by link, and people who only watch."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Table, Visitors, accept, take_time
from tests.server.helpers import tokens


def reason(page: Page) -> str:
    bubble = page.get_by_role("status").filter(has_text=re.compile(r"\S"))
    expect(bubble).to_have_count(1)
    return bubble.inner_text()


def test_a_table_opened_in_the_lobby_waits_for_the_friend_with_the_link(visit: Visitors) -> None:
    anne = visit("/new", name="Anne")
    anne.get_by_label("Who takes seat 2").select_option(label="By link")
    anne.get_by_label("Name of seat 2").fill("Berta")
    anne.get_by_role("button", name="Remove seat 3").click()
    anne.get_by_label("First player").select_option(label="Seat 1")
    anne.get_by_label("Name of the table").fill("Rum before noon")
    anne.get_by_role("button", name="Open the table").click()

    expect(anne.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    expect(anne.get_by_role("banner")).to_contain_text("Rum before noon")
    expect(anne.get_by_role("banner")).not_to_contain_text("round")
    room = anne.get_by_role("main")
    expect(room.get_by_role("listitem").filter(has_text="Anne")).to_contain_text("here")
    table = urlsplit(anne.url).path
    stranger = visit(table)
    expect(stranger.get_by_role("main").get_by_role("listitem").filter(has_text="Berta")).to_contain_text("awaited")
    expect(stranger.get_by_role("button", name=re.compile("Copy the link for"))).to_have_count(0)

    take_time(anne)
    anne.get_by_role("button", name="Copy the link for Berta").click()
    expect(anne.get_by_role("button", name="Copied")).to_be_visible()
    link = urlsplit(anne.evaluate("navigator.clipboard.readText()"))
    berta = visit(f"{link.path}#{link.fragment}")
    accept(berta)

    for page in (anne, berta, stranger):
        expect(Table(page).turn_order).to_contain_text(re.compile("Anne.*Berta", re.DOTALL))
        expect(page.get_by_role("banner")).to_contain_text("Rum before noon · round 1")
    assert "#" not in berta.url, "a key in the address bar would be copied along by whoever shares the page"
    expect(anne).to_have_title(re.compile("^● Your turn"))
    expect(berta).to_have_title(re.compile("^Port Royal"))
    Table(anne).press("Reveal a card")
    for page in (berta, stranger):
        expect(Table(page).log).to_contain_text("Anne reveals")
    expect(Table(anne).log).to_contain_text("You reveal")


def test_each_sees_the_others_moves_and_plays_only_the_own_seat(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "two browsers", kind="link").sail(
        lambda game: game.at("window", 0) and len(game.legal("hire")) > 0
    )
    anne, bart, stranger = Table(visit(game.link(0))), Table(visit(game.link(1))), Table(visit(game.link()))

    # it is Anne's decision: Bart is told so, and a stranger can touch nothing
    assert bart.moves() == []
    expect(bart.prompt).to_contain_text("Anne is choosing.")
    buttons = set(bart.prompt.get_by_role("button").all_inner_texts())
    assert buttons <= {"Undo\nU"}, "the own last move may be taken back, nothing else"
    hire = game.legal("hire")[0]["notation"]
    take_time(bart.page)
    bart.card(hire).click()
    assert "It is Anne’s decision now." in reason(bart.page)
    expect(stranger.prompt.get_by_role("button")).to_have_count(0)
    expect(stranger.harbor.locator("button[data-move]:enabled")).to_have_count(0)
    assert stranger.moves() == []

    # nor does it help to speak to the server behind the page's back
    for keys in ([game.keys[1]], []):
        line = server.page(game.id, *keys)
        line.wait_for("update")
        answer = line.ask("move", seat=0, move=hire, after=game.now["moves_made"])
        assert (answer["type"], answer["reason"]["key"]) == ("refused", "not-your-seat")

    before = [table.influence(0) for table in (anne, bart, stranger)]
    anne.card(hire).click()
    anne.press("Confirm")
    for table in (bart, stranger):
        expect(table.log).to_contain_text("Anne hires")
    expect(anne.log).to_contain_text("You hire")
    after = {table.influence(0) for table in (anne, bart, stranger)}
    assert len(after) == 1
    assert after.pop() > before[0]

    # and when it is Bart's turn, Anne sees what he does
    game.line.wait_for_moves(game.now["moves_made"] + 1)
    game.sail(lambda game: game.at("discover", 1))
    bart.press("Reveal a card")
    expect(anne.log.locator("li").filter(has_text="Bart reveals").last).to_be_visible()
    expect(anne.prompt).to_contain_text("Bart is choosing.")


def test_a_new_name_is_seen_by_everybody(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "names", kind="link")
    anne, bart = visit(game.link(0)), visit(game.link(1))
    bart.get_by_role("button", name="Menu").click()
    name = bart.get_by_role("dialog").get_by_label("Name of seat 2")
    name.fill("Black Bart")
    name.press("Tab")
    expect(Table(anne).turn_order).to_contain_text("Black Bart")
    expect(anne.get_by_role("article", name="Black Bart")).to_be_visible()


def test_who_comes_by_a_link_that_names_nobody_brings_the_own_name(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "link")
    here, link = tokens(made)
    anne = visit(f"/t/{made['table']['id']}#{here}")
    expect(anne.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    accept(visit(f"/t/{made['table']['id']}#{link}", name="Grace"))
    expect(Table(anne).turn_order).to_contain_text("Grace")


def test_a_seat_open_to_anyone_is_taken_in_the_lobby(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "open", name="Last light at sea")
    anne = visit(f"/t/{made['table']['id']}#{made['keys'][0]['token']}")
    expect(anne.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    guest = visit("/", name="Guest")
    guest.get_by_role("button", name="Join Last light at sea").click()
    for page in (guest, anne):
        expect(Table(page).turn_order).to_contain_text("Guest")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_address_where_nothing_is(visit: Visitors, size: tuple[int, int]) -> None:
    visit.expects_a_broken_line = True
    page = visit("/nowhere/at/all", size=size)
    expect(page.get_by_text("There is no such page.")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Where shall we sail?")).to_be_visible()


def test_a_table_that_is_gone(visit: Visitors) -> None:
    visit.expects_a_broken_line = True
    page = visit("/t/nosuchtable")
    expect(page.get_by_text("This table is gone")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
