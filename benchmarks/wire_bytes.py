"""How many bytes go over the line: until the lobby stands, and for each move at a table of each title.

    python benchmarks/wire_bytes.py                 both
    python benchmarks/wire_bytes.py page            the lobby, in a real browser (Playwright's Chromium)
    python benchmarks/wire_bytes.py moves [TITLE]   random games, a socket for each seat

A server of its own is started from this environment; `FLIBUSTE_PURE=1 PYTHONPATH=src` measures the source tree.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

MOVES = 400
SEATS = (2, 4)
CHROMIUM = "/usr/bin/chromium"


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", "0", "--allow-seeds"]
        command += ["--store", f"sqlite:///{folder}/bytes.sqlite3"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            try:
                yield found.group(0)
            finally:
                process.terminate()


def ask(address: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


# --- moves ------------------------------------------------------------------------------------------------------------


class Counted(ClientConnection):
    """Counts what comes in, frames and all."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.came = 0
        receive = self.protocol.receive_data

        def counted(data: bytes | bytearray) -> None:
            self.came += len(data)
            receive(data)

        self.protocol.receive_data = counted  # type: ignore[method-assign]


class Seat:
    def __init__(self, opened: ExitStack, address: str, table: str, token: str) -> None:
        url = f"{address.replace('http', 'ws')}/ws/{table}"
        self.line = opened.enter_context(connect(url, create_connection=Counted, max_queue=None, ping_interval=None))
        self.moves_made = -1
        self.to_move = -1
        self.moves: list[str] = []
        self.line.send(json.dumps({"type": "hello", "tokens": [token], "deltas": True}))
        self.wait_for(0)

    @property
    def came(self) -> int:
        assert isinstance(self.line, Counted)
        return self.line.came

    def wait_for(self, made: int) -> None:
        while self.moves_made < made:
            message = json.loads(self.line.recv())
            if message["type"] in ("update", "changes"):
                self.moves_made = message["moves_made"]


def measure_moves(address: str, title: str, seats: int) -> None:
    rng = random.Random(1)
    wish = {"title": title, "seats": [{"kind": "here"}] * seats, "seed": "bytes"}
    made = ask(address, "/api/tables", wish)
    id, keys = made["table"]["id"], [key["token"] for key in made["keys"]]
    with ExitStack() as opened:
        screens = [Seat(opened, address, id, key) for key in keys]
        # a plain client: it is told everything each time, and chooses
        plain = opened.enter_context(connect(f"{address.replace('http', 'ws')}/ws/{id}", max_queue=None))
        plain.send(json.dumps({"type": "hello", "tokens": keys}))
        begun = sum(screen.came for screen in screens)
        whole, count = 0, 0
        while count < MOVES:
            text = plain.recv()
            message = json.loads(text)
            if message["type"] != "update" or message["moves_made"] != count:
                continue
            whole += len(text)
            if message["seat_to_move"] < 0:
                break
            moves = message["moves"]
            if not moves or (message["eye"] not in (-1, message["seat_to_move"])):
                plain.send(json.dumps({"type": "sit", "id": 0, "seat": message["seat_to_move"]}))
                continue
            choice = {"type": "move", "id": count, "seat": message["seat_to_move"], "after": count}
            plain.send(json.dumps({**choice, "move": rng.choice(moves)["notation"]}))
            count += 1
            for screen in screens:
                screen.wait_for(count)
        told = sum(screen.came for screen in screens) - begun
        print(
            f"{title:20} {seats} seats {count:4} moves: {told / count / seats:7.0f} bytes for a move and screen"
            f" (view, moves and events whole: {whole / (count + 1):7.0f})"
        )


# --- the page ---------------------------------------------------------------------------------------------------------


def measure_page(address: str) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        kinds: dict[str, str] = {}
        sizes: Counter[str] = Counter()
        line.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
        line.on(
            "Network.loadingFinished",
            lambda event: sizes.update({kinds.get(event["requestId"], "?"): event["encodedDataLength"]}),
        )
        page.goto(address)
        page.get_by_role("button").first.wait_for()
        page.wait_for_load_state("networkidle")
        print(f"the lobby: {sum(sizes.values()) / 1000:.0f} kB;", dict(sizes))
        browser.close()


def main(what: str = "", only: str = "") -> None:
    with server() as address:
        if what in ("", "page"):
            measure_page(address)
        if what in ("", "moves"):
            for title in ask(address, "/api/titles"):
                for seats in SEATS:
                    if only in ("", title["id"]) and title["seats"][0] <= seats <= title["seats"][-1]:
                        measure_moves(address, title["id"], seats)


if __name__ == "__main__":
    main(*sys.argv[1:])
