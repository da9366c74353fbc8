"""The page's files and the headers around them."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest
from tests.server.helpers import Server

from flibuste.server import pages


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    (folder / "assets" / "index-1.js").write_text("1", "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


def test_assets_are_kept_by_browsers_and_the_rest_is_asked_for_again(folder: Path) -> None:
    script, icon = pages.file("/assets/index-1.js"), pages.file("icon.svg")
    assert script is not None
    assert icon is not None
    assert (script.media_type, script.headers["cache-control"]) == ("text/javascript", pages.FOR_EVER)
    assert (icon.media_type, icon.headers["cache-control"]) == ("image/svg+xml", pages.ASK_AGAIN)
    assert pages.index().headers["cache-control"] == pages.ASK_AGAIN


@pytest.mark.parametrize("path", ["../secret.txt", "/../secret.txt", "assets/../../secret.txt", "", "assets", "no.js"])
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    assert pages.file(path) is None


def test_a_page_that_was_not_built_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", folder / "nowhere")
    answer = pages.index()
    assert (answer.status_code, answer.content) == (503, pages.NOT_BUILT.encode())


@pytest.mark.server
def test_every_answer_protects_its_reader(server: Server) -> None:
    for path in ("/api/health", "/api/titles", "/api/schema"):
        with urllib.request.urlopen(server.address + path) as answer:
            found = answer.headers
        assert "default-src 'self'" in found["content-security-policy"]
        assert "'unsafe-eval'" not in found["content-security-policy"]
        assert found["x-content-type-options"] == "nosniff"
        assert found["referrer-policy"] == "no-referrer"
