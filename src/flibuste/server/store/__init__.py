"""Where tables are kept. `Store` is the whole interface; there are one in a SQLite file and one in PostgreSQL."""

from flibuste.server.store.addresses import default_file, find_store, make_way, open_store
from flibuste.server.store.contract import (
    BadStore,
    BrokenTable,
    Facts,
    Fenced,
    Happening,
    Header,
    Lease,
    Log,
    LuckRow,
    NotSaved,
    Peer,
    Store,
    StoredSeat,
    StoredTable,
    Unreachable,
)
from flibuste.server.store.sqlite import SqliteStore

__all__ = [
    "BadStore",
    "BrokenTable",
    "Facts",
    "Fenced",
    "Happening",
    "Header",
    "Lease",
    "Log",
    "LuckRow",
    "NotSaved",
    "Peer",
    "SqliteStore",
    "Store",
    "StoredSeat",
    "StoredTable",
    "Unreachable",
    "default_file",
    "find_store",
    "make_way",
    "open_store",
]
