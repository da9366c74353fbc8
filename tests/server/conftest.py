from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.helpers import OpenServer, Server
from tests.server.places import Databases, Files, Place, Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    server = Server(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    yield server
    server.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may end and start it as it likes."""
    server = Server(tmp_path / "tables.sqlite3")
    yield server
    server.end()


@pytest.fixture(scope="module")
def open_server(own_titles: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """One for all tests of a file; it knows the tests' own title too."""
    server = OpenServer(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    yield server
    server.end()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process; each has databases of its own."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def databases(postgres: Postgres) -> Databases:
    return Databases(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """What holds of every store is tested with each kind."""
    return Files(tmp_path) if request.param == "sqlite" else Databases(request.getfixturevalue("postgres"))
