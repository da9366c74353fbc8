"""People who keep their names: on one device, on another by a code and by a passkey, and what their page shows."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect
from tests.browser.conftest import see_off
from tests.browser.house import DESK, PHONE, Port, Visitors, Windows, launch
from tests.browser.test_axe import check
from tests.server.helpers import tokens

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "self": "Anne",
        "keep": "Keep this name",
        "page": "Your page",
        "link": "Make a link",
        "come": "Come aboard",
        "rating": "Rating",
        "leaders": "Leader board",
        "word kept": "Word kept",
        "invite": "Invite Calico Jack",
        "seat kept": "A seat is kept for Calico Jack",
        "open": "Open the table",
        "seat link": "Copy the link for Player 2",
        "drop": "Take the name from",
        "scan": "The link as a picture for a camera",
    },
    "fr": {
        "self": "Vous",
        "keep": "Garder ce nom",
        "page": "Votre page",
        "link": "Faire un lien",
        "come": "Monter à bord",
        "rating": "Classement",
        "leaders": "Tableau d’honneur",
        "word kept": "Parole tenue",
        "invite": "Inviter Calico Jill",
        "seat kept": "Une place est gardée pour Calico Jill",
        "open": "Ouvrir la table",
        "seat link": "Copier le lien pour Joueur 2",
        "drop": "Retirer le nom de",
        "scan": "Le lien en image, pour un appareil photo",
    },
}


def keep_name(page: Page, words: dict[str, str]) -> None:
    """In the settings, on a phone on one's own tab; then to one's own page."""
    page.get_by_role("button", name=words["self"]).first.click()
    page.get_by_role("button", name=words["keep"]).click()
    page.get_by_role("link", name=words["page"], exact=True).click()


def person_of(page: Page) -> str:
    """As its device tells who it is."""
    kept = json.loads(page.evaluate("localStorage.getItem('flibuste.person')"))
    return f"{kept['id']}.{kept['key']}"


def win(server: Port, winner: str, name: str, loser: str, games: int) -> None:
    """So many rated games, which the other one resigns."""
    seats = [{"kind": "here", "name": name}, {"kind": "open"}]
    for _ in range(games):
        wish = {"title": "port_royal", "seats": seats, "rated": True, "person": winner}
        made = server.get("/api/tables", wish)
        table = made["table"]["id"]
        other = server.get(f"/api/tables/{table}/join", {"name": "", "person": loser})["token"]
        line = server.page(table, other, *tokens(made)[:1])
        line.wait_for("update")
        assert line.ask("resign", seat=1)["type"] == "done"
        line.close()
        server.pages.remove(line)


def counted(server: Port, person: str, games: int) -> Any:
    while (found := server.get(f"/api/people/{person.partition('.')[0]}"))["games"] < games:
        time.sleep(0.01)
    return found


@pytest.mark.parametrize(
    ("language", "size", "theme", "name", "loser"),
    [("en", DESK, "day", "Anne Bonny", "Calico Jack"), ("fr", PHONE, "night", "Zoé Bonny", "Calico Jill")],
)
def test_a_name_is_kept_taken_along_and_rated(
    server: Port, visit: Visitors, language: str, size: tuple[int, int], theme: str, name: str, loser: str
) -> None:
    words = WORDS[language]
    page = visit("/", name=name, size=size, language=language, theme=theme)
    keep_name(page, words)
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()

    page.get_by_role("button", name=words["link"]).click()
    expect(page.get_by_role("img", name=words["scan"])).to_be_visible()
    code = page.locator(".code").inner_text()
    other = visit("/p/come", size=size, language=language, theme=theme)
    expect(other.get_by_role("button", name=words["come"])).to_be_visible()
    check(other, "come")
    other.get_by_role("textbox").fill(code.lower())
    other.get_by_role("button", name=words["come"]).click()
    expect(other.get_by_role("heading", level=1, name=name)).to_be_visible()
    assert person_of(other).partition(".")[0] == person_of(page).partition(".")[0]

    person = server.get("/api/people", {"name": loser, "key": (loser[-1] * 22)})
    win(server, person_of(page), name, f"{person['id']}.{loser[-1] * 22}", 10)
    counted(server, person_of(page), 10)
    page.reload()
    rating = page.get_by_role("region", name=words["rating"])
    expect(rating.locator("svg").first).to_be_visible()
    board = page.get_by_role("region", name=words["leaders"])
    expect(board.get_by_role("link", name=name)).to_be_visible()
    expect(board.get_by_role("link", name=loser)).to_be_visible()
    check(page, "profile")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    expect(page.get_by_role("listitem").filter(has_text=words["word kept"])).to_be_visible()

    page.get_by_role("link", name=words["invite"]).click()
    expect(page.get_by_text(words["seat kept"])).to_be_visible()
    page.get_by_role("button", name=words["open"], exact=True).click()
    expect(page.get_by_role("button", name=words["seat link"])).to_be_visible()
    page.goto(f"/p/{person_of(page).partition('.')[0]}")

    page.get_by_role("button", name=words["drop"]).click()
    expect(page.get_by_role("button", name=words["drop"])).to_have_count(0)
    visit.expects_a_broken_line = True  # the browser tells that it was refused
    other.reload()
    expect(other.get_by_role("heading", level=1, name=name)).to_be_visible()
    expect(other.get_by_role("button", name=words["link"])).to_have_count(0)


# --- passkeys: browsers know them on localhost, not at a number -------------------------------------------------------


@pytest.fixture
def visit_localhost(browser: Browser, server: Port, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    windows = Windows(browser, server.address.replace("127.0.0.1", "localhost"))
    visitors = Visitors(windows)
    yield visitors
    see_off(visitors, request.node)
    windows.close()


def test_a_passkey_opens_a_name_where_browsers_allow_it(
    server: Port, visit: Visitors, visit_localhost: Visitors
) -> None:
    page = visit_localhost("/", name="Anne Read")
    lock = page.context.new_cdp_session(page)
    lock.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    lock.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    keep_name(page, WORDS["en"])
    page.get_by_role("button", name="Add a passkey").click()
    taken = page.get_by_role("button", name=re.compile("Take the passkey of .* away"))
    expect(taken).to_be_visible()
    check(page, "a passkey")

    page.evaluate("localStorage.removeItem('flibuste.person')")  # a device that knows nobody, with the same lock
    page.goto("/p/come")
    page.get_by_role("button", name="Open it with a passkey").click()
    expect(page.get_by_role("heading", level=1, name="Anne Read")).to_be_visible()
    expect(page.get_by_text("This device", exact=True)).to_be_visible()
    taken.click()
    expect(taken).to_have_count(0)

    page.evaluate("localStorage.removeItem('flibuste.person')")
    page.goto("/p/come")
    visit_localhost.expects_a_broken_line = True  # the browser tells that it was refused
    page.get_by_role("button", name="Open it with a passkey").click()
    expect(page.get_by_role("alert")).to_be_visible()

    elsewhere = visit("/p/come")
    button = elsewhere.get_by_role("button", name="Open it with a passkey")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(elsewhere.get_by_text("Passkeys of this server work at http://localhost alone.")).to_be_visible()


# --- called while the page is closed ----------------------------------------------------------------------------------

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map(({ title, data }) => ({ title, data }));
}"""


def test_a_call_is_shown_and_names_the_table(chromium: BrowserType, server: Port) -> None:
    browser = launch(chromium, whole=True)  # a shell shows no notifications
    context = browser.new_context(base_url=server.address, permissions=["notifications"])
    page = context.new_page()
    line = context.new_cdp_session(page)
    workers: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(worker["registrationId"] for worker in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    call = json.dumps({"table": "abc", "says": "Your turn: Amerigo"})
    pushed = {"origin": server.address, "registrationId": workers[-1], "data": call}
    line.send("ServiceWorker.deliverPushMessage", pushed)
    page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    assert page.evaluate(SHOWN) == [{"title": "Your turn: Amerigo", "data": "/t/abc"}]
    browser.close()
