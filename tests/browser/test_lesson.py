"""The lesson for newcomers: read along, make the marked moves, be shown, be reminded, come back to the same place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import DESK, PHONE, Port, Visitors, follow
from tests.browser.test_axe import check
from tests.browser.test_french import left_in_english
from tests.browser.test_phone import check_page
from tests.server.helpers import Json

import flibuste
from flibuste.games import find_title

COVERS = """([one, other]) => {
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
# a finger on the middle of it would meet it, or what lies in it or around it
IS_ON_TOP = """(target) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return !met.closest("nav.tabbar, section.speech, .strip, dialog");
}"""
# a move's thing is chosen, or the lesson goes on because the move is made
CHOSEN_OR_MADE = """([move, said]) =>
  document.querySelector(`:is(.chosen, .aimed)[data-move="${move}"]`) ||
  document.querySelector("section.speech").innerText !== said"""
# the middle of a cell of Amerigo's chart, on the screen
MIDDLE_OF = """(drawing, cell) => {
  const box = drawing.getBoundingClientRect();
  const [across, size] = [drawing.viewBox.baseVal.width, 32];
  const middle = (at) => (((across - 18 * size) / 2 + (at + 0.5) * size) * box.width) / across;
  return [box.left + middle(cell.charCodeAt(0) - 65), box.top + middle(Number(cell.slice(1)) - 1)];
}"""


class Reader:
    """Somebody in front of a lesson, in either language."""

    def __init__(self, page: Page, server: Port, language: str, title: str = "port_royal", name: str = "") -> None:
        self.page = page
        self.title = title
        self.lesson: Json = server.get(f"/api/titles/{title}/lesson" + (f"/{name}" if name else ""))
        self.stops: list[Json] = self.lesson["stops"]
        self.card = page.locator("section.speech")
        self.next = self.card.get_by_role("button", name={"en": "Next", "fr": "Suite"}[language], exact=True)
        self.show_me = self.card.get_by_role("button", name={"en": "Show me", "fr": "Montrez-moi"}[language])
        self.of = {"en": "of", "fr": "sur"}[language]

    def at(self, number: int) -> Json:
        """Waits for a stop, counted from 1."""
        expect(self.card).to_contain_text(f"{number} {self.of} {len(self.stops)}")
        expect(self.card.get_by_role("heading")).not_to_be_empty()
        return self.stops[number - 1]

    def target(self, stop: Json) -> Locator:
        at = stop["at"]
        return self.page.locator(f'[data-tour~="{at}"]:visible, [data-move="{at}"]:visible').first

    def check_the_view(self, stop: Json) -> None:
        """What is meant is in sight, ringed, and not covered by what is said about it."""
        if not stop["at"]:
            return
        target = self.target(stop)
        expect(target).to_be_in_viewport(ratio=0.9)
        ring = self.page.locator("div.ring")
        expect(ring).to_be_visible()
        assert self.page.evaluate(COVERS, [ring.element_handle(), target.element_handle()]), stop["key"]
        assert not self.page.evaluate(COVERS, [self.card.element_handle(), target.element_handle()]), stop["key"]
        assert self.page.evaluate(IS_ON_TOP, target.element_handle()), stop["key"]

    def make(self, move: str) -> None:
        """The marked move, on the board itself."""
        verb, _, what = move.partition(" ")
        if verb in ("trade", "hire", "expedition"):
            thing = self.page.locator(f'[data-move="{move}"]:visible').first
            thing.click()
            expect(thing).to_have_attribute("aria-pressed", "true")
            thing.click()
        elif self.title == "maracaibo":
            said = self.card.inner_text()
            self.page.locator(f'[data-move="{move}"]:visible').first.click()
            self.page.mouse.move(0, 0)  # a sea that scrolls to what was touched would else bring another place under it
            self.page.wait_for_function(CHOSEN_OR_MADE, arg=[move, said])
            aimed = self.page.locator(f':is(.chosen, .aimed)[data-move="{move}"]:visible')
            if aimed.count():  # a thing on the table, not a button
                aimed.first.click()
        elif verb in ("sail", "lay"):
            cell = what.split(" ")[-1]
            self.press(cell)
            chosen = ".target.chosen" if verb == "sail" else ".ghost.placed"
            expect(self.page.locator(f'{chosen}[data-move="{move}"]')).to_be_visible()
            self.press(cell)
        elif verb == "stop" and self.title == "port_royal":
            self.page.locator('[data-tour~="stop"]:visible').click()
        else:
            self.page.locator(f'[data-move="{move}"]:visible').first.click()

    def press(self, cell: str) -> None:
        """A cell of Amerigo's chart, with mouse or finger."""
        x, y = self.page.locator(".map .sheet > svg").evaluate(MIDDLE_OF, cell)
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def go_to(self, place: str) -> None:
        """A stop on the way of a ship: chosen from the list, then confirmed."""
        self.page.locator(f'[data-tour~="{place}"]:visible').first.click()
        self.page.locator(f'[data-tour~="{place}"]:is([data-go], [data-goal]):visible').click()

    def go_on(self, stop: Json) -> None:
        if stop["at"].startswith("to-"):
            self.go_to(stop["at"])
        elif stop["move"]:
            self.make(stop["move"])
        else:
            self.next.click()


TITLES = pytest.mark.parametrize("title", [title.id for title in flibuste.titles()])


def is_looked_at_closely(reader: Reader, number: int) -> bool:
    """Whether axe looks for something wrong at this stop: at two on the way, and at the last."""
    return number in (len(reader.stops) // 3, 2 * len(reader.stops) // 3, len(reader.stops))


@TITLES
def test_the_whole_lesson_by_clicking(server: Port, visit: Visitors, title: str) -> None:
    name = find_title(title).name
    page = visit("/", name="Anne")
    page.get_by_role("link", name=f"Learn {name} by playing").click()
    expect(page).to_have_url(re.compile(rf"/learn/{title}#1$"))
    expect(page).to_have_title(f"Learn {name} | Flibuste")
    reader = Reader(page, server, "en", title)
    for number in range(1, len(reader.stops)):
        stop = reader.at(number)
        reader.check_the_view(stop)
        if is_looked_at_closely(reader, number):
            check(page, f"stop {number}")
        reader.go_on(stop)
    reader.at(len(reader.stops))
    check(page, "the last stop")
    expect(page.get_by_text("Bao", exact=True).first).to_be_visible()

    page.get_by_role("button", name="Play against a gentle bot").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    made: Json = server.get("/api/tables/" + page.url.split("/t/")[1].split("#")[0])
    assert (made["title"], [seat["kind"] for seat in made["seats"]]) == (title, ["here", "bot"])
    assert made["seats"][1]["bot"] == "deckhand"
    expect(page.get_by_text("Anne").first).to_be_visible()


@TITLES
def test_the_whole_lesson_on_a_phone_in_french(server: Port, visit: Visitors, title: str) -> None:
    page = visit(f"/learn/{title}", name="Anne", size=PHONE, theme="night", language="fr")
    reader = Reader(page, server, "fr", title)
    for number in range(1, len(reader.stops)):
        stop = reader.at(number)
        reader.check_the_view(stop)
        check_page(page)
        assert left_in_english(page) == []
        if is_looked_at_closely(reader, number):
            check(page, f"stop {number}")
        reader.go_on(stop)
    reader.at(len(reader.stops))
    check_page(page)
    check(page, "the last stop")
    expect(page.get_by_role("button", name="Jouer contre un robot conciliant")).to_be_in_viewport()


ANSWERS = {
    "adventurer": ".go .btn.primary",
    "event": ".prompt .btn.primary",
    "cargo": "dialog[open] .btn.primary",
    "mission": ".prompt .btn.primary",
    "store": "dialog[open] .btn.primary",
    "leave": "dialog[open] .btn:not(.primary)",
    "claim": ".prompt .btn.primary",
    "gamble": ".prompt .btn.primary",
}
"""What ends a choice that sets bring: things that are only chosen by a touch, and questions in a dialog."""
CHOSEN_FIRST = ("adventurer", "mission", "claim", "gamble")


def read_along(reader: Reader) -> None:
    """Every stop of a lesson but the last: what it speaks of is in sight, and the marked moves are made."""
    page = reader.page
    asked = page.locator("dialog[open]")
    for number in range(1, len(reader.stops)):
        stop = reader.at(number)
        verb = stop["move"].split(" ")[0]
        if stop["key"] == "tale-page":  # the story is read first
            asked.locator(".btn.primary").click()
        is_asked = verb in ("cargo", "keep", "store", "leave") or stop["key"] == "con-moment"
        if is_asked:
            expect(asked).to_be_visible()
        else:
            expect(asked).to_have_count(0)
            reader.check_the_view(stop)
        if verb in CHOSEN_FIRST and not is_asked:
            page.locator(f'[data-move="{stop["move"]}"]:visible').first.click()
        if stop["key"] == "con-moment":
            asked.locator(".btn.primary").click()
        elif verb in ANSWERS:
            page.locator(f"{ANSWERS[verb]}:visible").click()
        else:
            reader.go_on(stop)
    reader.at(len(reader.stops))


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_the_first_month_of_an_adventure(server: Port, visit: Visitors, size: tuple[int, int], language: str) -> None:
    page = visit("/learn/port_royal/adventure", name="Anne", size=size, language=language)
    read_along(Reader(page, server, language, "port_royal", "adventure"))
    check(page, "the last stop")
    assert language == "en" or left_in_english(page) == []
    page.get_by_role("link", name={"en": "To the campaigns", "fr": "Aux campagnes"}[language]).click()
    expect(page).to_have_url(re.compile(r"/campaigns$"))


def test_contracts_on_a_phone_in_french_and_a_first_game_with_them(server: Port, visit: Visitors) -> None:
    page = visit("/learn/port_royal/contracts", name="Anne", size=PHONE, language="fr")
    read_along(Reader(page, server, "fr", "port_royal", "contracts"))
    assert left_in_english(page) == []
    page.get_by_role("button", name="Jouer contre un robot conciliant").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    made: Json = server.get("/api/tables/" + page.url.split("/t/")[1].split("#")[0])
    assert (made["options"]["contracts"], [seat["kind"] for seat in made["seats"]]) == ("competitive", ["here", "bot"])


@pytest.mark.parametrize(("name", "mode"), [("cooperative", "Just One More Contract"), ("sets_sail", "Sets Sail")])
def test_a_lesson_about_a_mode_from_its_tile(server: Port, visit: Visitors, name: str, mode: str) -> None:
    page = visit("/", name="Anne")
    page.get_by_role("link", name=f"Learn {mode} by playing").click()
    expect(page).to_have_url(re.compile(rf"/learn/port_royal/{name}#1$"))
    read_along(Reader(page, server, "en", "port_royal", name))
    check(page, "the last stop")


# what the page does again and again is done when the test says so
TICKS = """() => {
  window.ticks = [];
  window.setInterval = (what) => window.ticks.push(what);
}"""


def test_on_a_phone_the_lesson_opens_the_tab_it_speaks_of(server: Port, visit: Visitors) -> None:
    page = visit("/", name="Anne", size=PHONE)
    page.evaluate(TICKS)
    follow(page, "/learn/amerigo#4")
    reader = Reader(page, server, "en", "amerigo")
    tabs = page.locator("nav.tabbar")
    chosen = tabs.locator("[aria-current]")
    reader.at(4)
    page.evaluate("ticks.forEach((tick) => tick())")
    expect(chosen).to_have_text("Board")
    # whoever looks around is left alone, until there is something else to look at
    tabs.get_by_role("button", name="Me").tap()
    page.evaluate("ticks.forEach((tick) => tick())")
    expect(chosen).to_have_text("Me")
    reader.next.tap()
    reader.at(5)
    expect(chosen).to_have_text("Act")
    # or until the card is touched
    tabs.get_by_role("button", name="Rivals").tap()
    expect(chosen).to_have_text("Rivals")
    reader.card.get_by_role("heading").tap()
    expect(chosen).to_have_text("Act")
    expect(reader.target(reader.at(5))).to_be_in_viewport()


def test_another_move_is_answered_gently_and_show_me_makes_the_right_one(server: Port, visit: Visitors) -> None:
    page = visit("/learn/port_royal#7", name="Anne")
    reader = Reader(page, server, "en")
    reader.at(7)
    page.get_by_role("button", name="Reveal a card").click()
    expect(reader.card).to_contain_text("In this lesson: Stop and trade.")
    expect(page.locator(".whynot")).to_have_count(0)
    page.locator('[data-move="hire settler:4/1"]').click()
    expect(page.locator(".whynot")).to_have_count(0)
    reader.at(7)
    expect(reader.next).to_have_attribute("aria-disabled", "true")
    reader.next.click(force=True)
    reader.at(7)
    reader.show_me.click()
    reader.at(8)
    expect(reader.card).not_to_contain_text("In this lesson")


def test_a_reload_keeps_the_place_and_leaving_is_one_step(server: Port, visit: Visitors) -> None:
    page = visit("/", name="Anne")
    page.goto("/learn/port_royal#5")
    reader = Reader(page, server, "en")
    reader.at(5)
    reader.make("reveal")
    reader.at(6)
    page.reload()
    reader.at(6)
    expect(page.get_by_role("list", name="Log and moves")).to_contain_text("You reveal a pinnace")
    page.get_by_role("button", name="Français").click()
    expect(reader.card.get_by_role("heading")).to_have_text(re.compile("Jusqu’où"))
    page.get_by_role("button", name="Quitter la leçon").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))


def test_with_the_keyboard_alone(server: Port, visit: Visitors) -> None:
    page = visit("/learn/port_royal", name="Anne")
    reader = Reader(page, server, "en")
    reader.at(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    reader.at(3)
    page.keyboard.press("ArrowRight")
    expect(reader.card).to_contain_text("In this lesson: Reveal a card.")
    page.keyboard.press("r")
    reader.at(4)
    page.keyboard.press("ArrowLeft")
    reader.at(3)
    reader.show_me.focus()
    page.keyboard.press("Enter")
    reader.at(4)
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("s")
    reader.at(8)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    reader.at(9)


def test_axe_finds_nothing_in_a_gentle_word(server: Port, visit: Visitors) -> None:
    page = visit("/learn/port_royal#8", name="Anne")
    Reader(page, server, "en").at(8)
    page.locator('[data-move="trade skiff:1/2"]').dblclick()
    expect(page.locator(".nudge")).to_be_visible()
    check(page, "a gentle word")


def test_there_is_no_lesson_for_an_unknown_game(server: Port, visit: Visitors) -> None:
    visit.expects_a_broken_line = True
    page = visit("/learn/chess")
    expect(page.get_by_role("status")).to_contain_text("There is no such lesson")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
