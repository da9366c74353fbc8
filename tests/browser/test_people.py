"""People at one table: they talk, see who is there, ask for a pause and have clocks, at a desk and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.house import PHONE, Port, Visitors, accept, take_time
from tests.browser.test_axe import check
from tests.server.helpers import tokens

CLOCK = {"kind": "live", "seconds": 1200, "increment": 15, "out": "bot"}
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_two_people_talk_pause_and_see_each_other(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "link", clock=CLOCK)
    (key, invitation), path = tokens(made), f"/t/{made['table']['id']}"
    anne = visit(f"{path}#{key}", name="Anne")
    take_time(anne)
    bart = visit(f"{path}#{invitation}", size=PHONE, language="fr", theme="night", name="Bart")
    take_time(bart)
    accept(bart)
    their_panel = anne.get_by_role("article", name="Bart")

    # both have clocks, and each sees that the other is here
    expect(their_panel.locator("[data-clock]")).to_be_visible()
    expect(anne.locator("main [data-clock]")).to_have_count(2)
    expect(their_panel.locator("[data-presence=here]")).to_be_visible()
    bart.evaluate(HIDE, True)
    expect(their_panel.get_by_title("looks elsewhere")).to_be_visible()
    bart.evaluate(HIDE, False)
    expect(their_panel.get_by_title("here", exact=True)).to_be_visible()

    talk(anne, bart)
    muting(anne, bart)
    pause(anne, bart)

    bart.goto("about:blank")
    expect(their_panel.get_by_title(re.compile("^away"))).to_be_visible()


def talk(anne: Page, bart: Page) -> None:
    """A key, a line, a sheet on the phone, and a reaction at the seat."""
    anne.keyboard.press("v")
    anne.keyboard.type("Fair winds, <b>Bart</b>!")
    anne.keyboard.press("Enter")
    sheet = bart.get_by_role("region", name="Discussion")
    tab = bart.get_by_role("navigation").get_by_role("button", name="Discussion")
    expect(tab).to_contain_text("1")
    tab.tap()
    expect(sheet.get_by_role("log")).to_contain_text("Fair winds, <b>Bart</b>!")
    expect(tab).not_to_contain_text("1")
    check(bart, "the talk on a phone")
    sheet.get_by_role("button", name="Aïe").tap()
    expect(anne.get_by_role("article", name="Bart").locator("[data-reaction=ouch]")).to_have_text("Ouch!")
    sheet.get_by_role("textbox").fill("Merci")
    sheet.get_by_role("button", name="Envoyer").tap()
    expect(anne.get_by_role("log")).to_contain_text("Merci")
    check(anne, "the talk beside the log")


def muting(anne: Page, bart: Page) -> None:
    """Silently, and what is hidden can be shown."""
    anne.get_by_role("button", name="Messages at this table").click()
    dialog = anne.get_by_role("dialog", name="Messages at this table")
    dialog.get_by_role("button", name="Mute Bart").click()
    expect(dialog).to_contain_text("muted")
    check(anne, "what is heard")
    dialog.get_by_role("button", name="Close").click()
    log = anne.get_by_role("log")
    expect(log).to_contain_text("2 messages from Bart are hidden.")
    log.get_by_role("button", name="Show").click()
    expect(log).to_contain_text("Merci")
    bart.get_by_role("region", name="Discussion").get_by_role("button", name="Fermer").tap()


def pause(anne: Page, bart: Page) -> None:
    bart.get_by_role("button", name="Menu").tap()
    menu = bart.get_by_role("dialog")
    menu.get_by_text("Prévenir un programme de mes tours").tap()
    menu.get_by_label("Adresse du programme").fill("ftp://nowhere")
    menu.get_by_role("button", name="Utiliser cette adresse").tap()
    expect(menu).to_contain_text("Ce n’est pas une adresse où ce serveur peut écrire")
    check(bart, "the menu with the address of a program")
    menu.get_by_role("button", name="Demander une pause").tap()
    anne.get_by_role("button", name="Allow").click()
    expect(anne.get_by_role("status").filter(has_text="At anchor")).to_contain_text("The clocks stand still.")
    expect(anne.locator("[data-clock].anchored")).not_to_have_count(0)
    expect(anne.locator(".glow")).to_have_count(0)
    check(anne, "at anchor")
    bart.get_by_role("button", name="Lever l’ancre").tap()
    expect(anne.get_by_role("heading", name="At anchor")).to_have_count(0)
    anne.get_by_role("tab", name="Log").click()
    expect(anne.get_by_role("tabpanel")).to_contain_text("Bart weighs anchor: the clocks run again.")


def test_a_table_without_talk_says_so_and_spectators_read(server: Port, visit: Visitors) -> None:
    page = visit("/new", name="Anne")
    panel = page.get_by_role("complementary", name="New table")
    panel.get_by_role("button", name="invite a friend").click()
    panel.get_by_role("group", name="Chat").get_by_text("None").click()
    panel.get_by_label("Who is away is waited for").select_option(label="10 minutes")
    check(page, "talk and patience of a new table")

    quiet = server.make_table("here", "link", chat=False)
    anne = visit(f"/t/{quiet['table']['id']}#{tokens(quiet)[0]}", name="Anne")
    accept(visit(f"/t/{quiet['table']['id']}#{tokens(quiet)[1]}", name="Bart"))
    anne.get_by_role("tab", name="Chat").click()
    expect(anne.get_by_role("log")).to_have_text("This table plays without chat.")
    made = server.make_table("here", "here")
    spectator = visit(f"/t/{made['table']['id']}")
    spectator.get_by_role("tab", name="Chat").click()
    expect(spectator.get_by_text("Only who plays can write here.")).to_be_visible()
