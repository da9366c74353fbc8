"""Servers that share a database: who is there, who plays which table, and what they tell each other.

A server's row is its lease, and the number of the row is its fence. Each transaction that writes to a log holds on to
that row: from the moment when it is deleted nothing more can be written under its number, whatever the server itself
believes. What it held goes with it. Only the database's own clock counts.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg

from flibuste.server.store.contract import BadStore, Fenced, Lease, Peer, Roll

Connection = psycopg.Connection[tuple[Any, ...]]

CHANNEL: Final = "flibuste"
LONGEST_NEWS: Final = 7_900
"""Bytes: PostgreSQL takes 8,000 at a time."""
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS servers (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address TEXT NOT NULL UNIQUE,
    secret TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
CREATE TABLE IF NOT EXISTS held (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    server BIGINT NOT NULL REFERENCES servers ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS held_by ON held (server);
"""
ENLIST: Final = """
INSERT INTO servers (address, secret, until) VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))
RETURNING number
"""
RENEW: Final = "UPDATE servers SET until = clock_timestamp() + make_interval(secs => %s) WHERE number = %s"
BURY: Final = """
DELETE FROM servers WHERE number IN (
    SELECT number FROM servers
    WHERE number <> %s AND until < clock_timestamp()
    AND pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => %s)
    FOR UPDATE SKIP LOCKED
) RETURNING number
"""
"""After a start of the database everybody has the time of a lease to be heard of. A row that a transaction still holds
is left until that one ends: the database ends it when its server does not."""
FENCE: Final = "SELECT 1 FROM servers WHERE number = %s FOR KEY SHARE"
HOLD: Final = "INSERT INTO held SELECT id, %s FROM tables WHERE id = %s ON CONFLICT DO NOTHING RETURNING server"
HOLDER: Final = """
SELECT number, address, secret FROM servers JOIN held ON held.server = servers.number WHERE held.table_id = %s
"""
TAKE_UP: Final = """
INSERT INTO held SELECT id, %s FROM tables
WHERE ended = 0 AND created > %s AND NOT EXISTS (SELECT 1 FROM held WHERE table_id = id) LIMIT %s
ON CONFLICT DO NOTHING RETURNING table_id
"""
FENCED: Final = "Other servers play the tables of this one now, so this was not done; try again in a while."


class PostgresLease(Lease):
    """On a connection of its own, which is made anew when it breaks."""

    def __init__(self, connect: Callable[[], Connection], address: str, secret: str, seconds: float) -> None:
        self._connect = connect
        self._seconds = seconds
        self._connection = self._listening()
        with self._connection.transaction():
            self._connection.execute("DELETE FROM servers WHERE address = %s", (address,))
            row = self._connection.execute(ENLIST, (address, secret, seconds)).fetchone()
        assert row is not None
        self.own = Peer(row[0], address, secret)

    def _listening(self) -> Connection:
        connection = self._connect()
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _asked(self) -> Connection:
        if self._connection.closed:
            self._connection = self._listening()
        return self._connection

    def renew(self) -> Roll:
        try:
            connection = self._asked()
            if connection.execute(RENEW, (self._seconds, self.own.number)).rowcount == 0:
                raise Fenced(FENCED)
            ended = connection.execute(BURY, (self.own.number, self._seconds)).fetchall()
            rows = connection.execute("SELECT number, address, secret FROM servers ORDER BY number").fetchall()
        except psycopg.Error as problem:
            raise BadStore(f"The other servers cannot be heard of now: {problem}.") from None
        return Roll([Peer(*row) for row in rows], [number for (number,) in ended])

    def exchange(self, news: Sequence[str], seconds: float) -> list[str]:
        try:
            connection = self._asked()
            for one in news:
                if len(one.encode()) <= LONGEST_NEWS:
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, one))
            return [note.payload for note in connection.notifies(timeout=seconds)]
        except psycopg.Error as problem:
            raise BadStore(f"The other servers cannot be heard of now: {problem}.") from None

    def end(self) -> None:
        with contextlib.suppress(psycopg.Error):
            self._asked().execute("DELETE FROM servers WHERE number = %s", (self.own.number,))
        self._connection.close()
