"""What the browser tests share: a server that keeps its port, games played by hand, and people in front of pages."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any, Final, Literal, Self

import pytest
from playwright.sync_api import (
    Browser,
    BrowserType,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    expect,
)
from tests.server.helpers import Json, Server
from tests.server.helpers import Page as Line
from tests.server.stored import lay_table

import flibuste
from flibuste.kernel.logbook import NOBODY
from flibuste.server.faces import Face
from flibuste.server.seats import key_of, new_token
from flibuste.server.store import StoredSeat

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 60_000
"""Matters only when something is wrong: a busy machine must not fail a test."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS: Final = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without the program around it: the same pages for a quarter less of a processor's time."""


def launch(chromium: BrowserType, whole: bool = False) -> Browser:
    """`whole`: for what a shell does not have, such as notifications."""
    names = CHROMIUMS if whole else SHELLS + CHROMIUMS
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, "there is no Chromium here; build_support/chromium.sh would install it"
    return chromium.launch(executable_path=found, headless=True, args=FLAGS)


class Port(Server):
    """The server as `flibuste serve` starts it. Started again, it is where it was."""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", port]
        command += ["--store", f"sqlite:///{self.store}", "--second-thoughts", "0", *self.more]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[\w.]+:\d+", line)
        assert found is not None, f"the server said {line!r}"
        self.address = found.group(0)


# --- games played by hand, up to the moment a test is about -----------------------------------------------------------

NAMES: Final = ("Anne", "Bart", "Calico", "Drake", "Esmé")


class Game:
    """A table whose seats are all played from here, or left to a page.

    Until somebody asks for a link it is played in this process, which takes no time. Then its table is laid in the
    server's store as if all that had happened there, and from then on moves go by a socket, for pages to see.
    """

    def __init__(
        self,
        server: Server,
        seats: int,
        seed: str,
        kind: str = "here",
        title: str = "port_royal",
        options: dict[str, Any] | None = None,
        name: str = "The test tank",
    ) -> None:
        """The first seat is played here, the others are of the kind given; `bot:mate` for bots."""
        if options is None:
            options = {"first_player": "1"} if title == "port_royal" else {}
        self._server = server
        self._kinds = ["here", *[kind] * (seats - 1)]
        self._name = name
        self._game = flibuste.new_game(title, seats, options, seed)
        self._face = Face(self._game, NOBODY)
        self._now: Json = {}
        self._keys = [new_token() for _ in range(seats)]
        self._line: Line | None = None
        self._look()

    # --- its table ----------------------------------------------------------------------------------------------------

    @property
    def line(self) -> Line:
        if self._line is None:
            id = lay_table(self._server.store, self._game, self._seats(), self._name)
            self._line = self._server.page(id, *self.keys)
            self._line.wait_for_moves(len(self._game.entries))
        return self._line

    def _seats(self) -> list[StoredSeat]:
        seats = []
        for number, words in enumerate(self._kinds):
            kind, _, bot = words.partition(":")
            seats.append(StoredSeat(kind, NAMES[number], bot, key="" if bot else key_of(self._keys[number])))
        return seats

    @property
    def id(self) -> str:
        return self.line.table

    @property
    def keys(self) -> list[str]:
        return [key for key, kind in zip(self._keys, self._kinds, strict=True) if not kind.startswith("bot:")]

    def link(self, *seats: int) -> str:
        """Where whoever plays these seats goes; without seats: where spectators go."""
        keys = ",".join(self._keys[seat] for seat in seats)
        return f"/t/{self.id}" + (f"#{keys}" if keys else "")

    def snapshot(self, *seats: int) -> str:
        """A link to another table where the same game stands as it does now; this one can be sailed on unseen."""
        twin = copy(self)
        twin._game = self._game.fork()
        twin._line = None
        return twin.link(*seats)

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Json:
        """What everybody at the table is told about this moment."""
        return self._now if self._line is None else self._line.update

    @property
    def view(self) -> Json:
        view: Json = self.now["view"]
        return view

    def _look(self) -> None:
        self._face.refresh(self._game, [])
        self._now = json.loads(self._face.letter(self._face.event_count, False).text)

    def move(self, notation: str) -> None:
        if self._line is None:
            self._game.submit(self._game.seat_to_move, notation)
            self._look()
            return
        made = self.now["moves_made"]
        answer = self._line.move(notation)
        assert answer["type"] == "done", answer
        self._line.wait_for_moves(made + 1)

    def catch_up(self, seat: int) -> None:
        """Waits until this seat must choose."""
        while self.now["seat_to_move"] != seat:
            self.line.hear()

    def sail(self, until: Callable[[Self], bool], cards: int = 3, most: int = 600) -> Self:
        """Plays on as a plain player of Port Royal would, of another game anyhow, until the moment has come."""
        for _ in range(most):
            if until(self):
                return self
            assert not self.at("over"), "that moment did not come in this game"
            self.move(self._choice(cards))
        raise AssertionError("that moment did not come so soon")

    def drift(self, decisions: int) -> Self:
        """Plays so many choices of the title's baseline."""
        for _ in range(decisions):
            self.move(self._game.clone_position().baseline_move().notation)
        return self

    def legal(self, verb: str) -> list[Json]:
        return [move for move in self.now["moves"] if move["notation"].split(" ")[0] == verb]

    def at(self, step: str, seat: int | None = None) -> bool:
        return self.view["step"] == step and seat in (None, self.now["seat_to_move"])

    def _choice(self, cards: int) -> str:
        for verb in ("claim", "store", "gift", "nest", "expedition", "send", "hire", "trade"):
            if moves := self.legal(verb):
                best = max(
                    moves, key=lambda move: (move["preview"].get("influence", 0), move["preview"].get("coins", 0))
                )
                return str(best["notation"])
        order = ("repel", "reveal", "stop") if len(self.view["harbor"]) < cards else ("repel", "stop", "reveal")
        rest = ("pass", "end", "admit", "collect", "leave")
        return next((verb for verb in (*order, *rest) if self.legal(verb)), str(self.now["moves"][0]["notation"]))


by_clicking = pytest.mark.parametrize(
    "whole", [pytest.param(False, id="the end"), pytest.param(True, id="whole", marks=pytest.mark.soak)]
)
"""A game played by clicking: here its last rounds, opened from the store; in a soak from the first card on."""


# --- people in front of pages -----------------------------------------------------------------------------------------


class Windows:
    """Browser windows that are used again: to open one costs more than most tests do in it.

    Each is a profile of its own, so that several stand for several people. What the one before has left is cleared away
    on a page of the same address, as only such a page can.
    """

    def __init__(self, browser: Browser, address: str, workers: Literal["allow", "block"] = "block") -> None:
        """`workers`: whether the page's service worker comes; what it fetches could not be changed by a test."""
        self._browser = browser
        self._workers = workers
        self._address = address
        self._free: dict[bool, list[Page]] = {True: [], False: []}
        self._is_phone: dict[Page, bool] = {}

    def take(self, size: tuple[int, int], motion: bool, settings: dict[str, str]) -> Page:
        is_phone = size[0] < 600
        page = self._free[is_phone].pop() if self._free[is_phone] else self._open(is_phone)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        page.route(DOORSTEP, lambda route: route.fulfill(content_type="text/html", body=NO_ICON))
        page.goto(DOORSTEP)
        page.unroute(DOORSTEP)
        page.mouse.move(-1, -1)
        page.evaluate(MOVE_IN, json.dumps(settings))
        return page

    def _open(self, is_phone: bool) -> Page:
        context = self._browser.new_context(
            base_url=self._address,
            has_touch=is_phone,
            is_mobile=is_phone,
            permissions=["clipboard-read", "clipboard-write"],
            service_workers=self._workers,
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        self._is_phone[page] = is_phone
        return page

    def give_back(self, page: Page) -> None:
        page.unroute_all()
        self._free[self._is_phone[page]].append(page)

    def close(self) -> None:
        for page in self._is_phone:
            page.context.close()


DOORSTEP: Final = "/doorstep"
"""A page of the server's address that it does not know. It names its icon: for one that does not, Chromium asks the
server for `/favicon.ico` when it finds the time, and complains to whoever is visited by then."""
NO_ICON: Final = '<link rel="icon" href="data:,">'
NO_WORKER: Final = "Service Worker registration blocked by Playwright"
MOVE_IN: Final = """(settings) => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("flibuste.settings", settings);
}"""


class Visitors:
    """Lets people come, each in a window of their own, and sees to it that no page has complained."""

    def __init__(self, windows: Windows) -> None:
        self._windows = windows
        self.pages: list[Page] = []
        self.complaints: list[str] = []
        self.expects_a_broken_line = False

    def __call__(
        self,
        path: str = "/",
        *,
        name: str = "",
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "day",
        pace: str = "instant",
        motion: bool = False,
    ) -> Page:
        settings = {"language": language, "theme": theme, "pace": pace, "name": name}
        page = self._windows.take(size, motion, settings)
        self.pages.append(page)
        page.on("pageerror", self._hear_error)
        page.on("console", self._listen)
        page.goto(path)
        return page

    def _hear_error(self, error: Error) -> None:
        self.complaints.append(f"pageerror: {error}")

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or message.text == NO_WORKER:
            return
        if self.expects_a_broken_line and re.search(r"WebSocket|ERR_|Failed to load resource", message.text):
            return
        self.complaints.append(f"console: {message.text} {message.location['url']}")

    def leave(self) -> None:
        while self.pages:
            page = self.pages.pop()
            page.goto("about:blank")
            page.remove_listener("pageerror", self._hear_error)
            page.remove_listener("console", self._listen)
            self._windows.give_back(page)


def follow(page: Page, link: str) -> None:
    """Somebody clicks on a link in the page, to another table; much quicker than to load the page anew."""
    page.evaluate(FOLLOW, link)


FOLLOW: Final = """(link) => {
  const one = document.createElement("a");
  one.href = link;
  document.body.append(one);
  one.click();
  one.remove();
}"""


def accept(page: Page, name: str = "") -> None:
    """Somebody who came by an invitation takes the seat, under another name if they wish."""
    form = page.locator("main form")
    if name:
        form.get_by_role("textbox").fill(name)
    form.locator(".btn.primary").click()


def take_time(page: Page, longest_ms: int = 2000) -> None:
    """What the page says for some seconds only stays from now on: a busy machine may take longer to look at it."""
    page.evaluate(TAKE_TIME, longest_ms)


TAKE_TIME: Final = """(longest) => {
  const later = window.setTimeout;
  window.setTimeout = (what, wait, ...more) => (wait > longest ? 0 : later(what, wait, ...more));
}"""


class Table:
    """What somebody finds on the page of a table in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_role("region", name="What can be done now")
        self.harbor = page.get_by_role("region", name="Harbor", exact=True)
        self.own = page.get_by_role("region", name="Your area")
        self.side = page.get_by_role("region", name="Log and moves")
        self.log = self.side.get_by_role("list", name="Log and moves")
        self.turn_order = page.get_by_role("list", name="Turn order")
        expect(self.prompt).to_be_visible(timeout=PATIENCE_MS)

    def press(self, name: str) -> None:
        """A button under the sentence that says what can be done."""
        self.prompt.get_by_role("button", name=name).click()
        self.settle()

    def settle(self) -> None:
        """The server has answered."""
        expect(self.prompt).to_have_attribute("aria-busy", "false")

    def card(self, notation: str) -> Locator:
        """The card that a move is about: `hire sailor:3/1`."""
        return self.page.locator(f'button[data-move="{notation}"]').first

    def influence(self, seat: int) -> int:
        return int(self.page.locator(f'[data-at="influence:{seat}"] b:visible').inner_text())

    def coins(self, seat: int) -> int:
        return int(self.page.locator(f'[data-at="coins:{seat}"] b:visible').inner_text())

    def lines(self) -> list[str]:
        """The log."""
        return [" ".join(line.split()) for line in self.log.locator("li").all_inner_texts()]

    def moves(self) -> list[str]:
        """The list of legal moves, in words; the log is shown again afterwards."""
        self.side.get_by_role("tab", name="Moves").click()
        words = [" ".join(line.split()) for line in self.side.get_by_role("tabpanel").locator("li").all_inner_texts()]
        self.side.get_by_role("tab", name="Log").click()
        return words

    def board(self) -> list[str]:
        """Everything on the table as a screen reader would find it, but the log and the news."""
        parts = [self.harbor, self.own, self.prompt, self.page.get_by_role("region", name="Rivals"), self.turn_order]
        return [part.aria_snapshot().replace(", just revealed", "") for part in parts]


def results() -> Path:
    """Where pictures of failures go."""
    place = Path(__file__).parents[2] / "test-results"
    place.mkdir(exist_ok=True)
    return place
