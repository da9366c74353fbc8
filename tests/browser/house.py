"""What the browser tests share: a server that keeps its port, games played by hand, and people in front of pages."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Locator,
    Page,
    StorageState,
    expect,
)
from tests.server.helpers import Json, Server, tokens
from tests.server.helpers import Page as Line

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 15_000
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


def launch(chromium: BrowserType) -> Browser:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert found is not None, "there is no Chromium here; build_support/chromium.sh would install it"
    return chromium.launch(executable_path=found, headless=True, args=FLAGS)


class Port(Server):
    """The server as `flibuste serve` starts it. Started again, it is where it was."""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", port]
        command += ["--store", f"sqlite:///{self.store}", "--second-thoughts", "0"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[\w.]+:\d+", line)
        assert found is not None, f"the server said {line!r}"
        self.address = found.group(0)


# --- games played by hand, up to the moment a test is about -----------------------------------------------------------

NAMES: Final = ("Anne", "Bart", "Calico", "Drake", "Esmé")


class Game:
    """A table without bots whose seats are all played from here, or left to a page."""

    def __init__(
        self, server: Server, seats: int, seed: str, kind: str = "here", title: str = "port_royal", **more: Any
    ) -> None:
        wishes = [{"kind": "here" if seat == 0 else kind, "name": NAMES[seat]} for seat in range(seats)]
        more.setdefault("options", {"first_player": "1"} if title == "port_royal" else {})
        body = {"title": title, "seats": wishes, "seed": seed, "name": "The test tank", **more}
        made: Json = server.get("/api/tables", body)
        self.id: str = made["table"]["id"]
        self.keys = tokens(made)
        self.line: Line = server.page(self.id, *self.keys)
        self.line.wait_for_moves(0)

    @property
    def now(self) -> Json:
        return self.line.update

    @property
    def view(self) -> Json:
        view: Json = self.now["view"]
        return view

    def link(self, *seats: int) -> str:
        """Where whoever plays these seats goes; without seats: where spectators go."""
        keys = ",".join(self.keys[seat] for seat in seats)
        return f"/t/{self.id}" + (f"#{keys}" if keys else "")

    def move(self, notation: str) -> None:
        made = self.now["moves_made"]
        answer = self.line.move(notation)
        assert answer["type"] == "done", answer
        self.line.wait_for_moves(made + 1)

    def catch_up(self, seat: int) -> None:
        """Waits until this seat must choose."""
        while self.now["seat_to_move"] != seat:
            self.line.hear()

    def sail(self, until: Callable[[Game], bool], cards: int = 3, most: int = 600) -> Game:
        """Plays on as a plain player of Port Royal would, of another game anyhow, until the moment has come."""
        for _ in range(most):
            if until(self):
                return self
            assert not self.at("over"), "that moment did not come in this game"
            self.move(self._choice(cards))
        raise AssertionError("that moment did not come so soon")

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


# --- people in front of pages -----------------------------------------------------------------------------------------


class Visitors:
    """Opens browser windows, each of somebody else, and sees to it that no page has complained."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
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
        server: Server | None = None,
    ) -> Page:
        address = (server or self._server).address
        kept = {"language": language, "theme": theme, "pace": pace, "name": name}
        storage: StorageState = {
            "cookies": [],
            "origins": [
                {
                    "origin": address,
                    "localStorage": [{"name": "flibuste.settings", "value": json.dumps(kept)}],
                }
            ],
        }
        is_phone = size[0] < 600
        context = self._browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
            storage_state=storage,
        )
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"pageerror: {error}"))
        page.on("console", self._listen)
        self.pages.append(page)
        page.goto(path)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.expects_a_broken_line and re.search(r"WebSocket|ERR_|Failed to load resource", message.text):
            return
        self.complaints.append(f"console: {message.text}")

    def leave(self) -> None:
        while self._contexts:
            self._contexts.pop().close()


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
