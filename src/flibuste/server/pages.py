"""The built page as files: index.html for every address of the page, assets that browsers may keep for ever."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response

FOLDER: Final = Path(__file__).parent / "page"
NOT_BUILT: Final = "The page was not built: `make play` builds it and starts the server."
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise, and browsers then refuse to run it
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def index(status: int = 200) -> Response[bytes]:
    try:
        body = (FOLDER / "index.html").read_bytes()
    except OSError:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})


def lost(path: str) -> Response[bytes] | None:
    """The page itself, which says that there is no such page; None at addresses that only programs ask for."""
    parts = path.strip("/").split("/")
    return None if parts[0] == "api" or "." in parts[-1] else index(404)


def file(path: str) -> Response[bytes] | None:
    """A file of the page; None when there is no such file in its folder."""
    found = FOLDER / path.lstrip("/")
    try:
        if not found.resolve().is_relative_to(FOLDER.resolve()) or not found.is_file():
            return None
    except (OSError, ValueError):  # no file can have such a name
        return None
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    keep = FOR_EVER if path.lstrip("/").startswith("assets/") else ASK_AGAIN
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": keep})
