"""Whatever the server refuses a page is said in the page's language."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.helpers import Server

import flibuste
from flibuste.games import find_title
from flibuste.kernel.refusals import FlibusteError, Reason
from flibuste.server import app, reasons
from flibuste.server.troubles import NotDone
from flibuste.words import Words

ROOT = Path(flibuste.__file__).parent
SAID_OTHERWISE = {"BadPosition": 1, "Reason": 0, "ReasonInfo": 0}
"""Where the key stands among what each is made from; in what else is not done it comes first."""
LANGUAGES = ["en", "fr"]
OF_THE_SENTENCE = ("position-odd", *[reasons.OF_CLASSES[one] for one in reasons.IN_DETAIL])
"""The whole sentence is their fact."""


def classes_of(one: type[FlibusteError]) -> Iterator[type[FlibusteError]]:
    for heir in one.__subclasses__():
        yield heir
        yield from classes_of(heir)


def keys_given() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where a reason is given, its key, and the facts that come with it; None where they come from elsewhere."""
    places = {one.__name__: 0 for one in classes_of(NotDone)} | SAID_OTHERWISE
    for file in sorted([*ROOT.glob("server/**/*.py"), ROOT / "kernel/set_up.py", ROOT / "kernel/arrange.py"]):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in places:
                continue
            at = places[node.func.id]
            key = node.args[at] if len(node.args) > at else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield f"{file.name}:{node.lineno}", key.value, facts_of(node, at)


def facts_of(call: ast.Call, at: int) -> set[str] | None:
    more = [part for part in call.args[at + 1 :] if not isinstance(part, ast.Constant)]
    if not all(isinstance(part, ast.Dict) for part in more):
        return None
    named = {word.arg for word in call.keywords if word.arg}
    return named | {
        str(key.value) for part in more for key in getattr(part, "keys", []) if isinstance(key, ast.Constant)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(find_title("port_royal"), language)
    given = list(keys_given())
    assert len(given) > 100
    general = [*reasons.OF_CLASSES.values(), *reasons.OF_STATUS.values()]
    general += [
        reasons.ELSEWHERE,
        reasons.FAILED,
        reasons.NOT_UNDERSTOOD,
        "position-odd",
        "code-spent",
        "passkey-spent",
    ]
    assert [place for place, key, _ in given if not words.has(f"reason-{key}")] == []
    assert [key for key in general if not words.has(f"reason-{key}")] == []


def test_no_error_that_a_page_is_told_is_without_a_reason() -> None:
    for one in app.STATUS:
        assert issubclass(one, (NotDone, *reasons.OF_CLASSES)) or hasattr(one("", "position-odd"), "reason"), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_of_the_words_is_one_of_the_reason(language: str) -> None:
    words = Words(find_title("port_royal"), language)
    for _, key, facts in keys_given():
        if facts is not None and key not in OF_THE_SENTENCE:
            words.reason(Reason(key, "", dict.fromkeys(facts, 1)))
    assert words.complaints == []


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("/api/tables/nowhere", None, "no-such-table"),
        ("/api/tables/nowhere/join", {"name": "Anne"}, "no-such-table"),
        ("/api/positions", {"text": "not a position"}, "position-no-line"),
        ("/api/positions", {"title": "port_royal", "seats": 9}, "bad-setting"),
        ("/api/people/me", {"person": "x" * 30}, "device-unknown"),
        ("/api/people/nobody", None, "no-such-person"),
        ("/api/trees", "no record", "bad-record"),
        ("/api/titles/chess/rules", None, "no-such-title"),
        ("/api/no/such/thing", None, "nothing-there"),
        ("/api/tables", {"seats": "many"}, "not-understood"),
    ],
)
def test_the_api_says_why_as_data(server: Server, path: str, body: object, key: str) -> None:
    status, content = server.ask(path, body)
    assert status >= 400
    assert json.loads(content)["reason"]["key"] == key
