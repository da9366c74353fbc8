from __future__ import annotations

import re
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.house import PATIENCE_MS, Port, Visitors, launch, results

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
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Port]:
    """One server for all tests of a worker."""
    server = Port(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    yield server
    server.end()


@pytest.fixture
def visit(browser: Browser, server: Port, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    visitors = Visitors(browser, server)
    yield visitors
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name)
        for number, page in enumerate(visitors.pages):
            page.screenshot(path=results() / f"{name}{number}.png")
    visitors.leave()
    server.leave()
    assert visitors.complaints == []
