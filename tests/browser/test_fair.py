"""What strangers can trust, as they see it on the page."""

from __future__ import annotations

import json
from hashlib import sha256
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.house import DESK, PHONE, Port, Table, Visitors, accept, take_time
from tests.server.helpers import tokens

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


# --- seeds ------------------------------------------------------------------------------------------------------------


@SIZES
def test_a_seeded_table_says_so_in_words(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    made = server.make_table("here", "open", name="Known waters")
    link = f"/t/{made['table']['id']}#{made['keys'][0]['token']}"
    lobby = visit("/", size=size, name="Berta")
    row = lobby.get_by_role("listitem").filter(has_text="Known waters")
    expect(row.get_by_text("seeded deal")).to_be_visible()
    anne = visit(link, size=size)
    room = anne.get_by_role("main")
    expect(room).to_contain_text("whoever opened the table may know all of it beforehand")
    row.get_by_role("button", name="Join").click()
    for page in (anne, lobby):
        Table(page)
        expect(page.get_by_role("banner").get_by_text("seeded deal")).to_be_visible()
        title = page.get_by_role("heading", level=1)
        assert title.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1")
    anne.get_by_role("button", name="Menu").click()
    expect(anne.get_by_role("dialog")).to_contain_text("Luck comes from a seed here")
    expect(anne.get_by_role("dialog")).not_to_contain_text("secret")
    french = visit(f"/t/{made['table']['id']}", size=size, language="fr")
    expect(french.get_by_role("banner").get_by_text("donne connue")).to_be_visible()


def test_no_other_table_says_so(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "bot:mate", seed="")
    page = visit(f"/t/{made['table']['id']}#{made['keys'][0]['token']}")
    Table(page)
    expect(page.get_by_text("seeded deal")).to_have_count(0)


# --- invitations ------------------------------------------------------------------------------------------------------


def copied(page: Page, label: str) -> str:
    """The link that a button copies; on a phone there is no share sheet in a test."""
    take_time(page)
    page.get_by_role("button", name=label, exact=True).click()
    expect(page.get_by_role("button", name="Copied").or_(page.get_by_role("button", name="Copié"))).to_be_visible()
    link = urlsplit(page.evaluate("navigator.clipboard.readText()"))
    return f"{link.path}#{link.fragment}"


@SIZES
def test_an_invitation_is_used_once_and_its_seat_lets_another_screen_in(
    server: Port, visit: Visitors, size: tuple[int, int]
) -> None:
    made = server.make_table("here", "link", options={"first_player": "2"})
    id, invitation = made["table"]["id"], made["invitations"][0]["token"]
    anne = visit(f"/t/{id}#{made['keys'][0]['token']}", size=size, name="Anne")
    expect(anne.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    berta = visit(f"/t/{id}#{invitation}", size=size, name="Berta")
    accept(berta)
    expect(Table(berta).prompt).to_contain_text("Your turn, Berta.")
    berta.reload()
    expect(Table(berta).prompt).to_contain_text("Your turn, Berta.")

    # whoever comes second is told what to do
    late = visit(f"/t/{id}#{invitation}", size=size)
    expect(late.get_by_text("This invitation was used already")).to_be_visible()
    expect(late.get_by_text("Play on another screen too")).to_be_visible()
    late.get_by_role("button", name="Watch", exact=True).click()
    expect(Table(late).prompt).to_contain_text("Berta is choosing.")

    # Berta has a phone besides
    berta.get_by_role("button", name="Menu").click()
    berta.get_by_role("button", name="Play on another screen too").click()
    link = copied(berta, "Copy the link")
    phone = visit(link, size=PHONE)
    expect(Table(phone).prompt).to_contain_text("Your turn, Berta.")
    menu = berta.get_by_role("dialog")
    expect(menu.get_by_text("2 screens", exact=True)).to_be_visible()
    expect(menu.get_by_role("button", name="Play on another screen too")).to_be_visible()
    expect(anne.get_by_text("2 screens hold this seat")).to_be_attached()
    Table(phone).press("Reveal a card")
    expect(visit(link, size=size).get_by_text("This invitation was used already")).to_be_visible()


def test_another_screen_in_french(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "bot:mate", options={"first_player": "1"})
    page = visit(f"/t/{made['table']['id']}#{made['keys'][0]['token']}", language="fr")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Jouer aussi sur un autre écran").click()
    link = copied(page, "Copier le lien")
    visit(link, language="fr")
    expect(page.get_by_role("dialog").get_by_text("2 écrans", exact=True)).to_be_visible()
    late = visit(link, language="fr")
    expect(late.get_by_text("Cette invitation a déjà servi")).to_be_visible()


# --- luck -------------------------------------------------------------------------------------------------------------


def played(server: Port, visit: Visitors, size: tuple[int, int]) -> tuple[str, Page, Page]:
    """A game of Anne and Berta at their own screens, dealt from what both have added, to its end."""
    made = server.make_table("here", "link", seed="", options={"decision_limit": 100})
    id, (here, link) = made["table"]["id"], tokens(made)
    anne = visit(f"/t/{id}#{here}", size=size, name="Anne")
    expect(anne.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    anne.get_by_role("button", name="Menu").click()
    expect(anne.get_by_role("dialog")).to_contain_text(made["table"]["commitment"][:16])
    anne.get_by_role("dialog").get_by_role("button", name="Close").click()
    berta = visit(f"/t/{id}#{link}", size=size, name="Berta", language="fr")
    accept(berta)
    expect(berta.get_by_role("list", name="Ordre du tour")).to_be_visible()
    Table(anne)
    keys = [page.evaluate(KEY, id) for page in (anne, berta)]
    line = server.page(id, *keys)
    line.wait_for("update")
    while line.update["seat_to_move"] >= 0:
        before = line.update["moves_made"]
        line.move(line.update["moves"][-1]["notation"])
        line.wait_for_moves(before + 1)
    return id, anne, berta


KEY = "(table) => JSON.parse(localStorage.getItem('flibuste.keys'))[table].hold[0]"


@SIZES
def test_the_deal_is_checked_with_one_click(server: Port, visit: Visitors, size: tuple[int, int]) -> None:
    _, anne, berta = played(server, visit, size)
    sheet = anne.get_by_role("dialog")
    sheet.get_by_role("button", name="Check the deal").click()
    expect(sheet.get_by_role("status")).to_contain_text("Player 1 and Berta added: nobody could have chosen them.")
    sheet = berta.get_by_role("dialog")
    sheet.get_by_role("button", name="Vérifier la donne").click()
    expect(sheet.get_by_role("status")).to_contain_text("personne n’a pu les choisir.")


def test_a_deal_that_was_changed_is_told(server: Port, visit: Visitors) -> None:
    """The server's record is made for other cards, and fits itself."""
    id, anne, _ = played(server, visit, DESK)

    def forge(route: Route) -> None:
        head, *lines = server.ask(f"/api/tables/{id}/record")[1].decode().splitlines()
        secret, salt = "00" * 16, "11" * 16
        forged = {"secret": secret, "salt": salt, "commitment": sha256(bytes.fromhex(secret + salt)).hexdigest()}
        route.fulfill(body="\n".join([json.dumps(json.loads(head) | forged), *lines]))

    anne.route("**/record", forge)
    sheet = anne.get_by_role("dialog")
    sheet.get_by_role("button", name="Check the deal").click()
    expect(sheet.get_by_role("status")).to_contain_text("not the one it had promised")
