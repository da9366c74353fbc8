"""Whoever is away is called when it is their turn: sealed for their browser, signed by the server, and nobody else."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.test_hooks import until_turn_of
from tests.server.test_host import OwnThoughts, visit, wish

from flibuste.server.bells import Bell, Bells, NoBells, forget_bells
from flibuste.server.host import Host
from flibuste.server.posting import Posts
from flibuste.server.protocol import HangBell
from flibuste.server.sealing import CURVE, keys, sealed
from flibuste.server.site import Site
from flibuste.server.store import SqliteStore
from flibuste.server.troubles import NotYours
from flibuste.server.viewer import Viewer


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """Together with the push service that its maker runs, which answers with these lines in turn."""

    def __init__(self, *answers: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._answers = list(answers)
        self.shown: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.headers: dict[str, str] = {}

    async def subscribe(self, tokens: list[str], says: str) -> HangBell:
        server = await asyncio.start_server(self._hear, "127.0.0.1")
        self.service = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return HangBell(tokens, f"{self.service}/push/1", written(self._point), written(self._auth), says)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()[1:-1]
        self.headers = dict(line.split(": ", 1) for line in head)
        body = await reader.readexactly(int(self.headers["content-length"]))
        writer.write(f"{self._answers.pop(0) if self._answers else 'HTTP/1.1 201 Made'}\r\n\r\n".encode())
        writer.close()
        await self.shown.put(json.loads(self._opened(body)))

    def _opened(self, body: bytes) -> bytes:
        salt, size, sender, rest = body[:16], body[20], body[21:86], body[86:]
        assert size == len(sender)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        key, nonce = keys(shared, self._point, sender, self._auth, salt)
        opened = AESGCM(key).decrypt(nonce, rest, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]

    def claims(self) -> dict[str, Any]:
        """What the server signed, and that it did."""
        token, key = self.headers["authorization"].removeprefix("vapid t=").split(", k=")
        head, claims, signature = token.split(".")
        numbers = [int.from_bytes(read(signature)[at : at + 32], "big") for at in (0, 32)]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(key))
        public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        return {**json.loads(read(claims)), "key": key}


def with_host(file: Path, play: Callable[[Host], Awaitable[None]], allow_local: bool = True) -> None:
    def impatient() -> Host:
        site = Site("https://play.example.org", "play.example.org")
        host = Host(SqliteStore(file), OwnThoughts(), 0.0, allow_seeds=True, allow_local_hooks=allow_local, site=site)
        host.posts.tries = (0.0, 0.0)
        return host

    visit(impatient, play)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def test_a_message_is_sealed_as_the_standard_seals_its_example() -> None:
    own = ec.derive_private_key(int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    point = read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = read("BTBZMqHH6r4Tts7J_aSIgg"), read("DGv6ra1nlYgDCS1FRnbzlw")
    body = b"When I grow up, I want to be a watermelon"
    assert written(sealed(body, point, auth, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_called_after_a_restart_too_until_it_is_gone(file: Path) -> None:
    ids: list[str] = []
    public: list[str] = []

    async def play(host: Host) -> None:
        browser = Browser("HTTP/1.1 500 Ill", "HTTP/1.1 201 Made", "HTTP/1.1 410 Gone")
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        tokens = [key.token for key in made.keys if key.seat == 1]
        told = await browser.subscribe(tokens, "Anne, à vous !")
        await host.bells.hang(table, told)
        await until_turn_of(table, 1)
        for _ in range(2):  # it was ill at first
            assert await browser.shown.get() == {"table": table.id, "says": "Anne, à vous !"}
        claims = browser.claims()
        assert (claims["aud"], claims["sub"]) == (browser.service, "https://play.example.org")
        assert claims["key"] == host.bells.public_key
        assert browser.headers["content-encoding"] == "aes128gcm"
        await until_turn_of(table, 1)
        await browser.shown.get()
        await asyncio.gather(*host.posts.tasks)
        assert host.bells._drawer.get(table.id) == [], "the service knows no such browser any more"
        await host.bells.hang(table, told)
        ids.append(table.id)
        public.append(host.bells.public_key)

    async def go_on(host: Host) -> None:
        table = host.find(ids[0])
        assert host.bells.public_key == public[0], "browsers take calls from who showed it to them first"
        (bell,) = host.bells._drawer.get(table.id) or []
        assert (bell.seat, bell.says) == (1, "Anne, à vous !")
        await host.bells._drawer.change(table.id, lambda _: [bell, Bell(0, "anne", "e", "k", "a", "s")])
        await forget_bells(host._store, table.id, "anne")
        assert host.bells._drawer.get(table.id) == [bell]

    with_host(file, play)
    with_host(file, go_on)


def test_nobody_is_called_who_did_not_ask_or_cannot(file: Path) -> None:
    async def play(host: Host) -> None:
        browser = Browser()
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        tokens = [key.token for key in made.keys if key.seat == 1]
        told = await browser.subscribe(tokens, "Turn")
        with pytest.raises(NoBells, match="public address"):
            await host.bells.hang(table, told)
        told.endpoint = told.endpoint.replace("http:", "https:")
        for wrong in (["x" * 22], []):
            with pytest.raises(NotYours):
                await host.bells.hang(table, HangBell(wrong, told.endpoint, told.key, told.auth, "Turn"))
        for key, auth, says in (("", told.auth, "T"), (told.key, "!", "T"), (told.key, told.auth, "T" * 300)):
            with pytest.raises(NoBells):
                await host.bells.hang(table, HangBell(tokens, told.endpoint, key, auth, says))
        await host.bells.hang(table, told)
        host.bells.turn_came(table, 0)
        assert not host.posts.tasks, "another's turn"
        table.presence.count([Viewer((1,), lambda: None)])
        host.bells.turn_came(table, 1)
        assert not host.posts.tasks, "the page is open, and calls by itself"
        table.presence.count([])
        host.bells.turn_came(table, 1)
        await asyncio.gather(*host.posts.tasks)
        assert browser.shown.empty(), "nothing goes into the network of the server"
        for number in range(6):
            await host.bells.hang(table, HangBell(tokens, f"{told.endpoint}/{number}", told.key, told.auth, "Turn"))
        assert len(host.bells._drawer.get(table.id) or []) == 4
        told.says = ""
        told.endpoint = f"{told.endpoint}/5"
        await host.bells.hang(table, told)
        assert len(host.bells._drawer.get(table.id) or []) == 3

    with_host(file, play, allow_local=False)


def test_without_the_extra_nobody_is_called(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "flibuste.server.sealing", None)

    async def start() -> str:
        bells = Bells(SqliteStore(file), Posts(), Site())
        await bells.start()
        return bells.public_key

    assert asyncio.run(start()) == ""
