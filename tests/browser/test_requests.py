"""What people ask of each other: taking back by consent, at a desk and on a phone, in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.house import PHONE, Game, Port, Table, Visitors


def strip(page: Page, words: str) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(words))


def test_a_move_is_taken_back_when_everybody_agrees(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "taking back", kind="link").sail(lambda game: game.at("discover", 1))
    anne, bart = Table(visit(game.link(0))), visit(game.link(1), size=PHONE, language="fr")
    calico = visit(game.link(2), theme="night")
    game.line.close()
    before = len(anne.log.get_by_role("listitem").all())

    # Anne asks from her line of the log, and may think better of it
    own = anne.log.get_by_role("listitem").filter(has_text="You ").last
    own.hover()
    own.get_by_role("button", name="Take back").click()
    dialog = anne.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Luck stays as it was fixed")
    dialog.get_by_role("button", name="Ask everybody").click()
    expect(strip(calico, "Anne would like to take back: Anne")).to_be_visible()
    expect(strip(bart, "Anne aimerait reprendre")).to_be_visible()
    strip(anne.page, "You would like").get_by_role("button", name="Never mind").click()
    expect(strip(calico, "Not asked any more")).to_be_visible()

    # one no is enough
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    anne.page.get_by_role("dialog").get_by_role("button", name="Ask everybody").click()
    bart.get_by_role("button", name="D’accord").tap()
    expect(strip(anne.page, "You would like").get_by_title("Bart agrees")).to_be_visible()
    calico.keyboard.press("Alt+n")
    expect(strip(anne.page, "Calico said no. All stays as it is.")).to_be_visible()
    assert len(anne.log.get_by_role("listitem").all()) == before

    # and when all say yes, it is Anne's decision again
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    anne.page.get_by_role("dialog").get_by_role("button", name="Ask everybody").click()
    bart.get_by_role("button", name="D’accord").tap()
    calico.keyboard.press("Alt+y")
    expect(anne.log).to_contain_text(re.compile("You take .* back; everybody agreed."))
    expect(anne.page).to_have_title(re.compile("^● Your turn"))
    expect(Table(calico).log).to_contain_text(re.compile("Anne takes .* back; everybody agreed."))


def test_bots_agree_at_once(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "alone", kind="bot:mate").sail(
        lambda game: game.at("discover", 0) and game.now["moves_made"] > 8
    )
    anne = Table(visit(game.link(0), size=PHONE))
    anne.page.get_by_role("button", name="Menu").tap()
    anne.page.get_by_role("dialog").get_by_role("button", name="Take back").tap()
    dialog = anne.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bots agree.")
    dialog.get_by_role("button", name="Take back", exact=True).tap()
    expect(anne.page.get_by_text(re.compile("You take .* back; everybody agreed.")).first).to_be_attached()
