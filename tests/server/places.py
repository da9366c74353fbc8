"""Where the tests of the store keep tables: in a SQLite file, and in a PostgreSQL that is started for them alone."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.helpers import PATIENCE


class Place:
    """Stores by name, each with an address of its own."""

    kind: str

    def url(self, name: str = "tables") -> str:
        raise NotImplementedError

    def run(self, url: str, statement: str, **values: object) -> list[tuple[Any, ...]]:
        """Behind the store's back. Values are called :name."""
        raise NotImplementedError

    def everything(self, url: str) -> bytes:
        """Every byte that is kept."""
        raise NotImplementedError


class Files(Place):
    kind = "sqlite"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def url(self, name: str = "tables") -> str:
        return f"sqlite:///{self._folder}/{name}.sqlite3"

    def run(self, url: str, statement: str, **values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database, database:
            return database.execute(statement, values).fetchall()

    def everything(self, url: str) -> bytes:
        file = Path(url.removeprefix("sqlite:///"))
        return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


class Postgres:
    """A database server without a network, which forgets everything when it ends."""

    def __init__(self) -> None:
        programs = _programs()
        if programs is None:
            pytest.skip("there is no PostgreSQL here, and `make test` could not install it")
        self._programs = programs
        self._user = "postgres" if os.name == "posix" and os.getuid() == 0 else None  # it never runs as root
        self.folder = Path(tempfile.mkdtemp(prefix="flibuste-"))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._databases = 0
        self._server: subprocess.Popen[bytes] | None = None
        command = [str(programs / "initdb"), "-D", str(self.folder / "data"), "-U", "flibuste", "-A", "trust"]
        command += ["-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(command, user=self._user, cwd=self.folder, stdout=subprocess.DEVNULL, check=True)
        self.start()

    def start(self) -> None:
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off"]
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        for setting in settings:
            command += ["-c", setting]
        self._server = subprocess.Popen(command, user=self._user, cwd=self.folder, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline
                time.sleep(0.02)

    def stop(self) -> None:
        """At once, whoever is connected."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None

    def kill(self) -> None:
        """All its processes at once, whatever they are at."""
        if self._server is not None:
            for pid in [self._server.pid, *children(self._server.pid)]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._server.wait(PATIENCE)
            self._server = None

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        return f"postgresql://flibuste@/{database}?host={self.folder}"

    def new_database(self) -> str:
        self._databases += 1
        name = f"tables{self._databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)


class Databases(Place):
    kind = "postgres"

    def __init__(self, server: Postgres) -> None:
        self.server = server
        self._urls: dict[str, str] = {}

    def url(self, name: str = "tables") -> str:
        if name not in self._urls:
            self._urls[name] = self.server.new_database()
        return self._urls[name]

    def run(self, url: str, statement: str, **values: object) -> list[tuple[Any, ...]]:
        for name in values:
            statement = statement.replace(f":{name}", f"%({name})s")
        with psycopg.connect(url, options="-c search_path=flibuste") as connection:
            cursor = connection.execute(statement, values)
            return cursor.fetchall() if cursor.description else []

    def everything(self, url: str) -> bytes:
        rows = [self.run(url, f"SELECT * FROM {table}") for table in ("tables", "events")]
        return repr(rows).encode()


def children(pid: int) -> list[int]:
    """The processes that a process started (Linux)."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text("utf-8").split()]


def _programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest where there are several; Debian keeps them out of the way."""
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return Path(found).resolve().parent if found else folders[-1] if folders else None
