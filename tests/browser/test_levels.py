"""Choosing how strong a bot plays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.house import DESK, PHONE, Port, Visitors

LEVELS = {
    "en": ["Deckhand", "Sailor", "Mate", "Captain", "Admiral"],
    "fr": ["Mousse", "Matelot", "Second", "Capitaine", "Amiral"],
}


@pytest.mark.parametrize("language", LEVELS)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_level_is_chosen_in_the_lobby(server: Port, visit: Visitors, size: tuple[int, int], language: str) -> None:
    page = visit("/new", name="Anne", size=size, language=language)
    level = page.get_by_label({"en": "Bot of seat 2", "fr": "Robot de la place 2"}[language])
    expect(level).to_have_value("mate")
    assert level.locator("option").all_inner_texts() == LEVELS[language]
    sentences = []
    for name in LEVELS[language]:
        level.select_option(name)
        about = page.locator(f"#{level.get_attribute('aria-describedby')}")
        expect(about).to_have_text(re.compile(r"^\w.+\.$"))
        sentences.append(about.inner_text())
    assert len(set(sentences)) == len(sentences)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name={"en": "Open the table", "fr": "Ouvrir la table"}[language]).click()
    expect(page).to_have_url(re.compile(r"/t/"))
    made = server.get("/api/tables/" + page.url.split("/t/")[1].split("#")[0])
    assert [seat["bot"] for seat in made["seats"]] == ["", "admiral", "mate"]
    if size == DESK:
        rivals = page.locator(".rival header")
        expect(rivals).to_have_text([re.compile(LEVELS[language][-1]), re.compile(LEVELS[language][2])])
        names = rivals.locator("h2")
        cut = names.evaluate_all("(names) => names.filter((name) => name.scrollWidth > name.clientWidth).length")
        assert cut == 0, "names that the page gives can be read whole"
