"""Both languages everywhere, switched at any moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import Game, Port, Table, Visitors

import flibuste

WEB = Path(__file__).parents[2] / "web" / "src"
WORDS = [WEB / "shell" / "words", *WEB.glob("games/**/words")]
WORDS += Path(flibuste.__file__).parent.glob("games/**/words")
# "coin" alone is French for a corner
ENGLISH = re.compile(
    r"\b(reveals?|stops?|hires?|trades?|pass(es)?|your|turn|round|coins|swords?|rivals|harbor|draw|discard|crew|settings|log|"
    r"moves|undo|close|open|seats?|played|winner|rule|bust|picks|nobody|the|with|from|and)\b",
    re.IGNORECASE,
)
SAID = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.closest("script, style, [lang=en]")) said.push(node.data.trim());
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) said.push((one.getAttribute(name) ?? "").trim());
  return [document.title, ...said.filter(Boolean)];
}"""
# names of games, players and tables, what licences are called, and the buttons that change the language
ALLOWED = re.compile(
    "|".join(title.name for title in flibuste.titles())
    + r"|English|Français|The test tank|Flibuste|game-icons\S*|IM Fell.*|Source Sans.*|SIL Open.*|CC BY.*"
)


def plain(file: Path) -> dict[str, str]:
    """Messages of one line without arguments."""
    found = re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def english_only() -> set[str]:
    """What is said in English and differently in French, and means nothing in French: `or` is gold there."""
    said: set[str] = set()
    meant: set[str] = set()
    for folder in WORDS:
        english, french = plain(folder / "en.ftl"), plain(folder / "fr.ftl")
        meant |= set(french.values())
        # signs of a map in a terminal are single letters, and so are keys
        said |= {text for key, text in english.items() if french.get(key, text) != text and not key.startswith("sign-")}
    return said - meant


def left_in_english(page: Page) -> list[str]:
    said: list[str] = page.evaluate(SAID)
    known = english_only()
    rest = [(text, ALLOWED.sub("", text)) for text in said]
    return [text for text, rest in rest if rest in known or ENGLISH.search(rest)]


def test_a_table_changes_its_language_in_the_middle_of_a_game_and_back(server: Port, visit: Visitors) -> None:
    game = Game(server, 3, "langue", kind="link").sail(
        lambda game: game.at("window", 0) and game.view["round"] == 4, cards=5
    )
    page = visit(game.link(0))
    table = Table(page)
    english = table.lines(), table.board(), table.moves()
    assert any("You reveal" in line for line in english[0])

    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("section.prompt")).to_contain_text("À vous, Anne.")
    assert left_in_english(page) == []
    log = page.locator("ol.log")
    assert len(log.locator("li").all()) == len(english[0])
    expect(log).to_contain_text("Vous révélez")
    expect(log).to_contain_text("Bart révèle")
    page.get_by_role("tab", name="Coups").click()
    expect(page.get_by_role("tabpanel").get_by_role("button", name="Passer")).to_be_visible()
    assert left_in_english(page) == []
    page.get_by_role("tab", name="Journal").click()

    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert (table.lines(), table.board(), table.moves()) == english


def test_the_language_lasts(server: Port, visit: Visitors) -> None:
    page = visit("/")
    page.get_by_role("button", name="Français").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name="Tables ouvertes")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/watch", "/about"])
def test_the_pages_away_from_tables_in_french(server: Port, visit: Visitors, path: str) -> None:
    page = visit(path, language="fr", name="Anne")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    if path == "/new":
        expect(page.locator("details[open]")).to_contain_text("Boîtes et variantes")
    if path == "/":
        expect(page.get_by_role("link", name="Jouer à Port Royal")).to_be_visible()
    named_by_people = [str(table["name"]) for table in server.get("/api/tables")]
    assert [text for text in left_in_english(page) if not any(name in text for name in named_by_people)] == []


def test_dialogs_and_the_end_in_french(server: Port, visit: Visitors) -> None:
    game = Game(server, 2, "fin").sail(lambda game: game.at("over"))
    page = visit(game.link(0, 1), language="fr")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Rejouer")).to_be_visible()
    assert left_in_english(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    assert left_in_english(page) == []
    page.keyboard.press("Escape")
    page.locator("header").get_by_role("button").last.click()
    expect(sheet).to_be_visible()
    assert left_in_english(page) == []
    sheet.get_by_role("button", name="Préférences").or_(sheet.get_by_role("button", name="Réglages")).click()
    expect(sheet.get_by_role("radio", name="Français")).to_be_visible()
    assert left_in_english(page) == []


def test_a_waiting_room_in_french(server: Port, visit: Visitors) -> None:
    made = server.make_table("here", "link", "open", name="Port Royal")
    page = visit(f"/t/{made['table']['id']}#{made['keys'][0]['token']}", language="fr")
    expect(page.get_by_role("heading", name=re.compile("2 joueu"))).to_be_visible()
    assert left_in_english(page) == []
