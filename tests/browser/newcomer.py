"""Somebody who has never played: they press the button that stands out or touch what glows, and nothing else."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError
from tests.browser.house import PATIENCE_MS, Game
from tests.server.helpers import Server

from flibuste.bots import ask, find_bot
from flibuste.kernel.chance import quick

MOST_CLICKS: Final = 1500
CURIOSITY: Final = 0.4
"""How often they touch something that glows although a button stands out."""
SHORT_MS: Final = 2_000
"""What cannot be clicked by then has gone, or lies under something that has come; they look again."""


class Begun(Game):
    """A game against the gentlest bots, of which plain players may have made all but the last moves."""

    def __init__(self, server: Server, title: str, seats: int, options: dict[str, Any]) -> None:
        super().__init__(server, seats, "a newcomer", kind="bot:deckhand", title=title, options=options)

    def but_for(self, last: int) -> Begun:
        plain, rng, whole, moves = find_bot("baseline"), quick(1), self._game.fork(), []
        while not whole.over:
            moves.append(plain.choose(ask(whole.clone_position(), rng), rng).notation)
            whole.submit(whole.seat_to_move, moves[-1])
        for notation in moves[:-last]:
            self._game.submit(self._game.seat_to_move, notation)
        self._look()
        return self


class Newcomer:
    def __init__(self, page: Page, seed: str) -> None:
        self._page = page
        self._mood = random.Random(seed)
        self.clicks = 0

    def open_a_table(self) -> None:
        """From the lobby, by whatever stands out there."""
        while "/t/" not in self._page.url:
            button = self._page.locator(".btn.primary:visible").first.element_handle()
            assert button is not None
            button.click()
            button.wait_for_element_state("hidden")  # this very one: the table may have one of its own by then

    def play(self) -> None:
        """To the end; whoever finds nothing to touch any more, or gets nowhere, has found a mistake of the page."""
        for self.clicks in range(MOST_CLICKS):
            offers = self._page.wait_for_function(LOOK_AROUND, timeout=PATIENCE_MS).json_value()
            if offers == "over":
                return
            self._touch(offers)
        raise AssertionError("this game does not end")

    def _touch(self, offers: dict[str, list[int]]) -> None:
        buttons, glowing = offers["buttons"], offers["glowing"]
        curious = not buttons or (glowing and self._mood.random() < CURIOSITY)
        thing = self._page.locator(f'[data-newcomer="{self._mood.choice(glowing if curious else buttons)}"]')
        try:
            thing.click(
                timeout=SHORT_MS, force=thing.evaluate(IS_DRAWN)
            )  # a map is touched through what is drawn on it
        except TimeoutError:
            return  # the table has changed meanwhile


LOOK_AROUND: Final = """() => {
  for (const one of document.querySelectorAll("[data-newcomer]")) one.removeAttribute("data-newcomer");
  if (document.querySelector("[aria-busy=true]")) return null;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog?.querySelector("a[download], .ends")) return "over";
  const root = dialog ?? document.querySelector("main") ?? document;
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2;
  const usable = (one) => visible(one) && !one.matches("[aria-disabled=true], [disabled]") && !one.closest("[inert]");
  const offered = ":is([data-tour~=actions], [data-tour~=prompt], .duel, dialog) :is([data-move], [data-stop])";
  const glows = `button.glow, .glow button, svg [data-move], ${offered}`;
  const named = (things) => things.filter(usable).map((one) => {
    one.dataset.newcomer = count;
    return count++;
  });
  let count = 0;
  const buttons = named([...root.querySelectorAll(".btn.primary")]);
  const glowing = named([...root.querySelectorAll(glows)].filter((one) => !one.dataset.newcomer));
  return count > 0 && { buttons, glowing };
}"""
IS_DRAWN: Final = "(one) => one instanceof SVGElement"
