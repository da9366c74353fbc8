"""Where stores are."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from flibuste.server.store.contract import BadStore, DamagedStore, Store
from flibuste.server.store.sqlite import SqliteStore, set_aside

POSTGRES: Final = ("postgresql://", "postgres://")


def default_file() -> Path:
    """Where the tables of this person are kept unless they say otherwise."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "flibuste" / "flibuste.sqlite3"


def open_store(url: str = "") -> Store:
    """The store of an address like `sqlite:///FILE`; without one, the file in the user's data folder."""
    return _postgres(url) if url.startswith(POSTGRES) else SqliteStore(_file(url))


def find_store(url: str = "") -> Store:
    """The same, where a file must be there already."""
    if not url.startswith(POSTGRES) and not _file(url).is_file():
        raise BadStore(f"There is no store at {_file(url)}; name another with --store.")
    return open_store(url)


def make_way(url: str) -> str:
    """Sets a store aside that is too damaged to be opened; returns where it is now, or nothing where it was not."""
    try:
        asyncio.run(open_store(url).close())
    except DamagedStore:
        return set_aside(_file(url), "damaged")
    return ""


def _file(url: str) -> Path:
    if not url:
        return default_file()
    scheme, separator, rest = url.partition("://")
    if scheme != "sqlite" or not separator or len(rest) < 2 or not rest.startswith("/"):
        raise BadStore(f"A store is written sqlite:///FILE or postgresql://HOST/DATABASE, and {url!r} is not.")
    return Path(rest[1:]).expanduser()


def _postgres(url: str) -> Store:
    try:
        from flibuste.server.store.postgres import PostgresStore  # its driver is there only for who wants it
    except ImportError:
        raise BadStore("A store in PostgreSQL needs `pip install 'flibuste[postgres]'`.") from None
    return PostgresStore(url)
