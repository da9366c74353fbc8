"""Free seats that bots take, seats that people leave and come back to, games that one of two gives up."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PHONE, Game, Port, Visitors, accept
from tests.browser.test_axe import check
from tests.server.helpers import tokens


class Say(NamedTuple):
    """What the buttons are called."""

    bot_for: str
    mate: str
    new_link: str
    leave_seat: str
    start: str
    leave: str
    go: str
    wheel: str
    resign: str
    bot: str


ENGLISH = Say(
    "Level of the bot in seat 3",
    "Mate",
    "A link for this seat",
    "Leave, free the seat",
    "Start now with a bot",
    "Leave the game",
    "Leave",
    "Take the wheel",
    "Resign",
    "a bot plays for Bart",
)
FRENCH = Say(
    "Niveau du robot de la place 3",
    "Second",
    "Un lien pour cette place",
    "Partir, libérer la place",
    "Commencer avec un robot",
    "Quitter la partie",
    "Quitter",
    "Reprendre la barre",
    "Abandonner",
    "un robot joue pour Bart",
)
both = pytest.mark.parametrize(
    ("say", "language", "size", "theme"),
    [(ENGLISH, "en", DESK, "day"), (FRENCH, "fr", PHONE, "night")],
    ids=["en", "fr"],
)


def leave_by(page: Page, say: Say, way: str = "") -> None:
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=say.leave).click()
    if way:
        page.get_by_role("radio", name=way).check()
    page.get_by_role("button", name=way or say.go, exact=True).click()


@both
def test_a_waiting_room_is_filled_with_bots(
    server: Port, visit: Visitors, say: Say, language: str, size: tuple[int, int], theme: str
) -> None:
    made = server.make_table("here", "link", "link", seed="")
    table = f"/t/{made['table']['id']}"
    opener = visit(f"{table}#{tokens(made)[0]}", language=language, size=size, theme=theme)
    guest = visit(f"{table}#{tokens(made)[1]}", language=language, size=size, theme=theme)
    accept(guest)
    expect(opener.get_by_role("main").get_by_role("listitem").nth(1)).to_contain_text(re.compile("here|présent"))
    guest.get_by_role("button", name=say.leave_seat).click()
    expect(guest).to_have_url(re.compile("/$"))
    opener.get_by_label(say.bot_for).select_option(label=say.mate)
    expect(opener.get_by_role("main").get_by_role("listitem").nth(2)).to_contain_text(re.compile("here|présent"))
    opener.get_by_role("button", name=say.new_link).first.click()
    expect(
        opener.get_by_role("button", name=re.compile("Copy the link for|Copier le lien pour (?!regarder)"))
    ).to_have_count(1)
    opener.get_by_role("button", name=say.start).click()
    expect(opener.locator("main.board")).to_be_visible()
    assert server.get(f"/api{table.replace('/t/', '/tables/')}")["status"] == "playing"


@both
def test_a_guest_is_told_to_what_and_asked_their_name(
    server: Port, visit: Visitors, say: Say, language: str, size: tuple[int, int], theme: str
) -> None:
    seats = [{"kind": "here", "name": "Anne"}, {"kind": "link"}, {"kind": "link"}]
    made = server.get("/api/tables", {"title": "amerigo", "seats": seats, "seed": "test"})
    table, (_, first, second) = f"/t/{made['table']['id']}", tokens(made)
    guest = visit(f"{table}#{first}", language=language, size=size, theme=theme)
    expect(guest.get_by_role("heading", level=1)).to_have_text(
        re.compile("Anne keeps a seat for you|Anne vous garde une place")
    )
    expect(guest.get_by_text(re.compile("Amerigo, 3 (players|joueurs), 90 min"))).to_be_visible()
    check(guest, "an invitation")
    guest.reload()  # nothing is decided yet
    accept(guest, "Bérénice")
    expect(guest.get_by_role("main").get_by_role("listitem").nth(1)).to_contain_text(
        re.compile(r"Bérénice\s*(You|Vous)")
    )
    watcher = visit(f"{table}#{second}", language=language, size=size, theme=theme)
    watcher.get_by_role("button", name=re.compile("^(Watch|Regarder)$")).click()
    expect(watcher.get_by_role("main").get_by_role("listitem").nth(2)).to_contain_text(re.compile("awaited|attendu"))
    assert [seat["taken"] for seat in server.get(f"/api{table.replace('/t/', '/tables/')}")["seats"]] == [
        True,
        True,
        False,
    ]


@both
def test_a_seat_waits_at_a_table_whose_host_has_no_name(
    server: Port, visit: Visitors, say: Say, language: str, size: tuple[int, int], theme: str
) -> None:
    made = server.make_table("here", "link")
    guest = visit(f"/t/{made['table']['id']}#{tokens(made)[1]}", language=language, size=size, theme=theme)
    expect(guest.get_by_role("heading", level=1)).to_have_text(
        re.compile("^(A seat is waiting for you|Une place vous attend)$")
    )


@both
def test_a_seat_is_left_and_taken_again_and_a_game_given_up(
    server: Port, visit: Visitors, say: Say, language: str, size: tuple[int, int], theme: str
) -> None:
    game = Game(server, 2, "coming and going", kind="link").sail(lambda game: game.at("window", 0))
    anne = visit(game.link(0), language=language, size=size, theme=theme)
    bart = visit(game.link(1), language=language, size=size, theme=theme)
    expect(bart.locator(".turnline")).to_contain_text("Bart")
    leave_by(bart, say)
    expect(bart).to_have_url(re.compile("/$"))
    expect(anne.get_by_role("banner").get_by_text(say.bot)).to_have_count(1)
    bart.goto(game.link(1))
    bart.get_by_role("button", name=say.wheel).click()
    expect(anne.get_by_role("banner").get_by_text(say.bot)).to_have_count(0)
    leave_by(bart, say, say.resign)
    for page in (anne, bart):
        expect(
            page.get_by_role("dialog").get_by_text(re.compile("Won by resignation|Gagné par abandon"))
        ).to_be_visible()
