"""A kept name opened by a passkey: signed for this address, once, by a key that its person made and nobody copied."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import secrets
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from fido2.cose import ES256
from tests.server.helpers import Server
from tests.server.test_people import keep, key, whose

from flibuste.cli import main
from flibuste.server.passkeys import NoPasskeys, Passkeys
from flibuste.server.people import People
from flibuste.server.site import BadAddress, Site, read_site
from flibuste.server.store import SqliteStore

HERE: Final = "http://localhost:8102"
PRESENT_AND_VERIFIED: Final = 0b101
WITH_KEY: Final = 0b1000000


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Lock:
    """What guards a passkey: a phone, a laptop, a key in a pocket."""

    def __init__(self, host: str = "localhost", origin: str = HERE) -> None:
        self.host = host
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._private = ec.generate_private_key(ec.SECP256R1())

    def make(self, ask: Any) -> dict[str, str]:
        client = self._client("webauthn.create", ask["challenge"])
        key = ES256.from_cryptography_key(self._private.public_key())  # type: ignore[no-untyped-call]
        public = cbor.encode(dict(key))
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT_AND_VERIFIED | WITH_KEY) + made
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        return {"id": written(self.id), "client_data": written(client), "attestation": written(attestation)}

    def sign(self, question: Any, user: str) -> dict[str, str]:
        self.count += 1
        client = self._client("webauthn.get", question["challenge"])
        data = self._data(PRESENT_AND_VERIFIED)
        signature = self._private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": written(self.id),
            "user": written(user.encode()),
            "client_data": written(client),
            "authenticator_data": written(data),
            "signature": written(signature),
        }

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")


def secure(server: Server, whose: str, lock: Lock) -> Any:
    """Its person as told after that."""
    ask = server.get("/api/passkeys/new", {"person": whose})
    return server.get("/api/passkeys", {"person": whose, **lock.make(ask), "device": "A laptop"})


def opened(server: Server, lock: Lock, user: str, letter: str, **changed: str) -> tuple[int, Any]:
    reply = {**lock.sign(server.get("/api/passkeys/ask", {"key": key(letter)}), user), **changed}
    return posted(server, "open", {**reply, "key": key(letter), "device": "A phone"})


def posted(server: Server, what: str, body: object) -> tuple[int, Any]:
    status, answer = server.ask(f"/api/passkeys/{what}".rstrip("/"), body)
    return status, json.loads(answer)


@pytest.mark.server
def test_a_passkey_opens_a_name_on_another_device_until_it_is_taken_away(server: Server) -> None:
    anne, lock = keep(server, "Anne Dieu", "d"), Lock()
    me = secure(server, whose(anne, "d"), lock)
    assert [passkey["label"] for passkey in me["passkeys"]] == ["A laptop"]
    assert server.get("/api/passkeys/new", {"person": whose(anne, "d")})["known"] == [written(lock.id)]

    for letter in "ef":
        status, me = opened(server, lock, anne["id"], letter)
        assert (status, me["id"], me["name"]) == (200, anne["id"], "Anne Dieu")
    assert [device["label"] for device in me["devices"]] == ["Device d", "A phone", "A phone"]
    assert server.get("/api/people/me", {"person": whose(anne, "f")})["id"] == anne["id"]

    me = server.get("/api/passkeys/drop", {"person": whose(anne, "e"), "passkey": written(lock.id)})
    assert me["passkeys"] == []
    status, told = opened(server, lock, anne["id"], "g")
    assert (status, told["error"]) == (403, "This passkey opens no name here.")


@pytest.mark.server
def test_what_is_not_good_is_refused_in_one_sentence(server: Server) -> None:
    mary, lock = keep(server, "Mary Dieu", "m"), Lock()
    ask = server.get("/api/passkeys/new", {"person": whose(mary, "m")})
    elsewhere = Lock(origin="https://localhost.example.org").make(ask)
    status, told = posted(server, "", {"person": whose(mary, "m"), **elsewhere})
    assert (status, told["error"]) == (403, "Passkeys of this server work at http://localhost alone.")
    assert posted(server, "", {"person": whose(mary, "m"), **lock.make(ask)})[0] == 403, "the challenge is spent"
    secure(server, whose(mary, "m"), lock)

    question = server.get("/api/passkeys/ask", {"key": key("n")})
    signed = lock.sign(question, mary["id"])
    assert posted(server, "open", {**signed, "key": key("o")})[0] == 403, "it was asked by another device"
    question = server.get("/api/passkeys/ask", {"key": key("n")})
    reply = {**lock.sign(question, mary["id"]), "key": key("n")}
    assert posted(server, "open", reply)[0] == 200
    status, told = posted(server, "open", {**reply, "key": key("o")})
    assert (status, told["error"]) == (403, "This was asked too long ago, or was answered already; try again.")
    assert posted(server, "open", {**lock.sign({"challenge": "made-up"}, mary["id"]), "key": key("o")})[0] == 403
    registered = server.get("/api/passkeys/new", {"person": whose(mary, "m")})
    assert posted(server, "open", {**lock.sign(registered, mary["id"]), "key": key("o")})[0] == 403

    stranger = Lock()
    assert opened(server, stranger, mary["id"], "o")[1]["error"] == "This passkey opens no name here."
    stranger.id = lock.id
    assert opened(server, stranger, mary["id"], "o")[1]["error"] == "What the passkey said is not good here."
    lock.host = "example.org"
    assert opened(server, lock, mary["id"], "o")[0] == 403, "signed for another place"
    lock.host = "localhost"
    assert opened(server, lock, "nobody", "o")[0] == 403
    assert opened(server, lock, mary["id"], "o", client_data="!")[0] == 403
    assert opened(server, lock, mary["id"], "o", authenticator_data="AAAA")[0] == 403

    lock.count = 0
    status, told = opened(server, lock, mary["id"], "o")
    assert status == 403
    assert "seems to be a copy" in told["error"]
    assert len(server.get("/api/people/me", {"person": whose(mary, "m")})["devices"]) == 2, "none of these came in"


@pytest.mark.server
def test_another_persons_challenge_secures_nobody(server: Server) -> None:
    jack, jill = keep(server, "Jack Dieu", "j"), keep(server, "Jill Dieu", "i")
    ask = server.get("/api/passkeys/new", {"person": whose(jack, "j")})
    assert posted(server, "", {"person": whose(jill, "i"), **Lock().make(ask)})[0] == 403
    assert posted(server, "new", {"person": f"{jack['id']}.{key('x')}"})[0] == 403


@pytest.mark.server
def test_passkeys_go_into_backups_and_are_forgotten(own_server: Server, tmp_path: Path) -> None:
    anne, lock = keep(own_server, "Anne", "a"), Lock()
    secure(own_server, whose(anne, "a"), lock)
    own_server.get("/api/passkeys/new", {"person": whose(anne, "a")})
    own_server.end()
    store, copy = ["--store", f"sqlite:///{own_server.store}"], tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy), *store]) == 0
    assert main(["forget", "anne", *store]) == 0
    kept = b"".join(path.read_bytes() for path in own_server.store.parent.glob(f"{own_server.store.name}*"))
    assert written(lock.id).encode() not in kept
    assert anne["id"].encode() not in kept
    assert main(["restore", str(copy), *store]) == 0
    own_server.start()
    assert opened(own_server, lock, anne["id"], "b")[0] == 200


def test_without_the_extra_nothing_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fido2.server", None)
    store = SqliteStore(tmp_path / "tables.sqlite3")
    passkeys = Passkeys(People(store), store, Site())
    assert not passkeys.can_be_used
    with pytest.raises(NoPasskeys, match=r"flibuste\[people\]"):
        asyncio.run(passkeys.ask(key("a")))


@pytest.mark.parametrize(
    ("said", "address", "host"),
    [
        ("", "", "localhost"),
        ("https://play.example.org/", "https://play.example.org", "play.example.org"),
        ("https://Play.example.org:443", "https://play.example.org", "play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443", "play.example.org"),
        ("http://localhost:8000", "http://localhost:8000", "localhost"),
    ],
)
def test_the_operator_says_where_people_come(said: str, address: str, host: str) -> None:
    assert read_site(said) == Site(address, host)


@pytest.mark.parametrize(
    "said", ["play.example.org", "http://play.example.org", "https://a/b", "https://", "https://x:y"]
)
def test_an_address_that_browsers_do_not_trust_is_refused(said: str) -> None:
    with pytest.raises(BadAddress):
        read_site(said)


def test_pages_elsewhere_are_not_ours() -> None:
    own, unsaid = read_site("https://play.example.org"), Site()
    assert own.is_own("https://play.example.org")
    assert not own.is_own("https://play.example.org.evil.org")
    assert not own.is_own("http://localhost:8000")
    assert unsaid.is_own("http://localhost:8000")
    assert not unsaid.is_own("http://localhost.evil.org")
