"""Games of Amerigo: played by hand up to the moment a test is about, and by somebody who clicks."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.house import PATIENCE_MS, Game
from tests.server.helpers import Json, Server

LIKED = {"sail": 4, "post": 9, "lay": 9, "build": 6, "plan": 3, "steps": 2, "take": 5, "buy": 3, "special": 2}
"""What a plain player does rather than end an action."""


class Voyage(Game):
    """A table of Amerigo whose seats are all played from here."""

    def __init__(self, server: Server, seats: int, seed: str, kind: str = "here", **more: Any) -> None:
        super().__init__(server, seats, seed, kind, **{"title": "amerigo", "options": {}, **more})
        self._done: Counter[str] = Counter()

    def _choice(self, cards: int) -> str:
        best = max(self.now["moves"], key=self._liking)
        notation = str(best["notation"])
        self._done[notation] += 1
        return notation

    def _liking(self, move: Json) -> float:
        """Points and posts, and of everything else what was done least."""
        seen = move["preview"]
        notation = move["notation"]
        verb = notation.split(" ")[0]
        gain = seen.get("total", seen.get("points", 0)) + 4 * seen.get("post", 0) - 3 * seen.get("spends", 0)
        if verb == "act":
            return float(5 + gain + seen.get("anchors", 0) - self._done[notation])
        farther = 0.1 * seen.get("ap", 0) if verb in ("sail", "steps", "plan", "build") else 0
        return float(gain + farther + LIKED.get(verb, 0))


class AmerigoTable:
    """What somebody finds on the page of a table, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator('[data-tour="actions"]')
        self.sheet = page.locator("dialog[open] table").first
        self.played: Counter[str] = Counter()
        expect(page.locator("main.board")).to_be_visible(timeout=PATIENCE_MS)

    @property
    def step(self) -> str:
        return self.panel.get_attribute("data-step") or ""

    def offers(self, verb: str) -> Locator:
        """What the panel lets one do: all moves of a verb."""
        move = f'[data-move="{verb}"], [data-move^="{verb} "]'
        return self.panel.locator(f":is({move}):not([aria-disabled]):not(.paid)")

    def settle(self) -> None:
        """The server has answered."""
        expect(self.panel).to_have_attribute("aria-busy", "false")

    def do(self, verb: str, which: int = 0) -> bool:
        """Clicks on something in the panel, if it is offered; -1: on the last such thing."""
        found = self.offers(verb)
        if found.count() == 0:
            return False
        chosen = found.last if which < 0 else found.nth(which)
        self.played[verb] += 1
        chosen.click()
        self.settle()
        return True

    def choose(self) -> None:
        """One decision of somebody who wants to see everything."""
        step = self.step
        if step == "turn":
            self._choose_action()
        elif step == "sail":
            self._sail()
        elif step == "lay":
            self._lay()
        else:
            for verb, which in PLAIN[step]:
                if self.do(verb, which):
                    return
            raise AssertionError(f"nothing can be done at {step}")

    def _choose_action(self) -> None:
        """The action that was chosen least often; now and then gold, or nothing."""
        self.played["turn"] += 1
        rest = {5: "gold", 11: "pass"}.get(self.played["turn"])
        if rest and self.do(rest):
            return
        moves = [row.get_attribute("data-move") or "" for row in self.offers("act").all()]
        least = min(moves, key=lambda move: self.played[move])
        self.played[least] += 1
        self.do(least)

    def _sail(self) -> None:
        """To an anchor of the list; elsewhere by a click on the chart and one on the button."""
        if self.do("sail"):
            return
        self.played["sail"] += 1
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowDown")
        self.panel.locator('.btn.primary[data-move^="sail "]').click()
        self.settle()

    def _lay(self) -> None:
        self.played["lay"] += 1
        self.page.keyboard.press("ArrowDown")
        self.panel.locator("[data-put]").click()
        self.settle()


PLAIN = {
    "throw": [("throw", 0)],
    "ship": [("ship", 0)],
    "post": [("post", 0)],
    "track": [("steps", -1), ("end", 0)],
    "token": [("take", 0)],
    "plan": [("plan", -1), ("end", 0)],
    "build": [("build", -1), ("end", 0)],
    "buy": [("buy", 0), ("end", 0)],
    "special": [("special", 0), ("advance", 0)],
    "round_end": [("pirates", 0)],
}
"""For each step what to try, one thing after the other, and which of several."""
