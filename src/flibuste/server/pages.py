"""The built page as files: index.html for every address of the page, assets that browsers may keep for ever.

What the build compressed beside them (web/packed.ts) goes to who takes it.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response

FOLDER: Final = Path(__file__).parent / "page"
NOT_BUILT: Final = "The page was not built: `make play` builds it and starts the server."
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PLAIN_HEAD: Final = "<title>Flibuste</title>"
LOBBY: Final = "/"
LOBBY_HEAD: Final = "lobby-head.txt"
"""What the lobby's page is to fetch at once, as lines of its head (web/ahead.ts)."""
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How the build's compressed copies end, the smallest first."""

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise, and browsers then refuse to run it
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def index(accepted: str = "", known: str = "", status: int = 200) -> Response[bytes]:
    """`accepted`: the encodings that its reader takes; `known`: the ETag of what it has, if it has something."""
    found = _answer("index.html", accepted, known, status)
    return found or Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)


def shown(head: str, accepted: str = "", known: str = "") -> Response[bytes]:
    """The page with a head of its own (cards.py), which differs by address and language."""
    if not (FOLDER / "index.html").is_file():
        return index()
    text = (FOLDER / "index.html").read_text("utf-8").replace(PLAIN_HEAD, head, 1)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "accept-encoding, accept-language"}
    if known == tag:
        return Response(b"", status_code=304, headers=headers)
    body = text.encode()
    if "gzip" in [offer.strip().lower() for offer in accepted.split(",")]:
        body, headers = gzip.compress(body, mtime=0), {**headers, "content-encoding": "gzip"}
    return Response(body, media_type=MediaType.HTML, headers=headers)


def ahead(path: str) -> str:
    """Lines for the head of the page at an address: what it needs for certain, and would otherwise ask for late."""
    found = FOLDER / LOBBY_HEAD
    return "\n    " + found.read_text("utf-8") if path == LOBBY and found.is_file() else ""


def lost(path: str, accepted: str = "") -> Response[bytes] | None:
    """The page itself, which says that there is no such page; None at addresses that only programs ask for."""
    parts = path.strip("/").split("/")
    return None if parts[0] == "api" or "." in parts[-1] else index(accepted, status=404)


def file(path: str, accepted: str = "", known: str = "") -> Response[bytes] | None:
    """A file of the page; None when there is no such file in its folder. What lies beside it compressed is no file."""
    path = path.lstrip("/")
    try:
        found = FOLDER / path
        if not found.resolve().is_relative_to(FOLDER.resolve()) or found.suffix in ENDINGS.values():
            return None
        return _answer(path, accepted, known, 200)
    except (OSError, ValueError):  # no file can have such a name
        return None


def _answer(path: str, accepted: str, known: str, status: int) -> Response[bytes] | None:
    if not (FOLDER / path).is_file():
        return None
    encoding, body = _smallest(path, accepted)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    keep = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
    headers = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    if known == tag and status == 200:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Response(body, status_code=status, media_type=kind, headers=headers)


def _smallest(path: str, accepted: str) -> tuple[str, bytes]:
    """The encoding and the bytes: compressed where the build did so and the reader takes it."""
    offers = [offer.strip().lower() for offer in accepted.split(",")]
    for encoding, ending in ENDINGS.items():
        packed = FOLDER / f"{path}{ending}"
        if encoding in offers and packed.is_file():
            return encoding, packed.read_bytes()
    return "", (FOLDER / path).read_bytes()
