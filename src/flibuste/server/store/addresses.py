"""Where stores are."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from flibuste.server.store.contract import BadStore, Store
from flibuste.server.store.sqlite import SqliteStore


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
    return SqliteStore(file_of(url))


def find_store(url: str = "") -> Store:
    """The same, of a store that is there already."""
    file = file_of(url)
    if not file.is_file():
        raise BadStore(f"There is no store at {file}; name another with --store.")
    return SqliteStore(file)


def file_of(url: str) -> Path:
    """The file that such an address names."""
    if not url:
        return default_file()
    scheme, separator, rest = url.partition("://")
    if scheme != "sqlite" or not separator or len(rest) < 2 or not rest.startswith("/"):
        raise BadStore(
            f"A store is written sqlite:///FILE, and {url!r} is not; other kinds of stores do not exist yet."
        )
    return Path(rest[1:]).expanduser()
