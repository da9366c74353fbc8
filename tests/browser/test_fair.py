"""What strangers can trust, as they see it on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.house import DESK, PHONE, Port, Table, Visitors

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
    french = visit(f"/t/{made['table']['id']}", size=size, language="fr")
    expect(french.get_by_role("banner").get_by_text("donne connue")).to_be_visible()


def test_no_other_table_says_so(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "bot:mate", seed="")
    page = visit(f"/t/{made['table']['id']}#{made['keys'][0]['token']}")
    Table(page)
    expect(page.get_by_text("seeded deal")).to_have_count(0)
