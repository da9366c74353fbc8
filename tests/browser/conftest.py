from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright
from tests.browser.house import PATIENCE_MS, Port, Visitors, Windows, launch, results

FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.server)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    browser = launch(chromium)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Port]:
    """One server for all tests of a worker."""
    server = Port(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    yield server
    server.end()


@pytest.fixture(scope="session")
def windows(browser: Browser, server: Port) -> Iterator[Windows]:
    windows = Windows(browser, server.address)
    yield windows
    windows.close()


@pytest.fixture
def visit(windows: Windows, server: Port, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    visitors = Visitors(windows)
    yield visitors
    see_off(visitors, request.node)
    server.leave()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Port]:
    """A server for one test, which may kill it."""
    server = Port(tmp_path / "tables.sqlite3")
    yield server
    server.end()


@pytest.fixture
def visit_own(browser: Browser, own_server: Port, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Lets people come to the server that may be killed."""
    windows = Windows(browser, own_server.address)
    visitors = Visitors(windows)
    visitors.expects_a_broken_line = True
    yield visitors
    see_off(visitors, request.node)
    windows.close()


def see_off(visitors: Visitors, node: pytest.Item) -> None:
    """Keeps pictures of what a failed test saw, and fails a test whose pages have complained."""
    if node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", node.name)
        for number, page in enumerate(visitors.pages):
            page.screenshot(path=results() / f"{name}{number}.png")
    visitors.leave()
    assert visitors.complaints == []
