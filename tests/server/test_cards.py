"""What others show of a link: in the language of who asks, and only what everybody may know."""

from __future__ import annotations

import re
import urllib.request
from html import unescape
from pathlib import Path

import pytest
from tests.server.helpers import Server
from tests.server.test_people import keep

from flibuste.games import titles
from flibuste.server.cards import HEIGHT, WIDTH, Card, language_of

COVERS = Path(__file__).parents[2] / "web/public/cards"


def card(server: Server, path: str, language: str = "en") -> dict[str, str]:
    asked = urllib.request.Request(server.address + path, headers={"accept-language": language})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["vary"] == "accept-encoding, accept-language"
        page = answer.read().decode()
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page)
    return {name: unescape(said) for name, said in found}


@pytest.mark.server
def test_a_link_says_where_it_leads_in_both_languages(server: Server) -> None:
    seats = [{"kind": "here", "name": 'Anne "<b>"'}, {"kind": "open"}]
    table = server.get("/api/tables", {"title": "port_royal", "seats": seats, "name": "Friday"})["table"]["id"]
    at_table = card(server, f"/t/{table}")
    assert at_table["og:title"] == "Port Royal, Friday"
    assert at_table["og:description"] == 'The table waits for players. Aboard: Anne "<b>".'
    assert at_table["og:image"] == f"{server.address}/cards/port_royal.png"
    assert at_table["og:url"] == f"{server.address}/t/{table}"
    moment = card(server, f"/t/{table}/m/12", "de, fr;q=0.8, en;q=0.5")
    assert moment["og:title"] == "Port Royal, Friday\u00a0: coup 12"
    assert moment["og:locale"] == "fr_FR"
    person = keep(server, "Mary Read", "m")["id"]
    assert card(server, f"/p/{person}")["og:title"] == "Mary Read"
    assert card(server, f"/p/{person}", "fr")["description"] == "N’a pas encore fini de partie."
    assert card(server, "/rules/amerigo", "fr-CA")["og:title"] == "Amerigo\u00a0: les règles"
    assert card(server, "/rules/amerigo")["og:description"]
    for path in ("/", "/t/nowhere", "/p/nobody", "/p/come", "/rules/nothing"):
        assert card(server, path)["og:image"].endswith("/cards/flibuste.png")


def test_every_title_has_a_picture_of_the_size_that_is_told() -> None:
    for name in ["flibuste", *(title.id for title in titles())]:
        head = (COVERS / f"{name}.png").read_bytes()[16:24]
        assert (int.from_bytes(head[:4], "big"), int.from_bytes(head[4:], "big")) == (WIDTH, HEIGHT), name


def test_nothing_that_people_write_gets_out_of_its_place() -> None:
    head = Card('"><script>', "<&>").head("https://play.example.org", '/t/"', "en")
    assert "<script>" not in head
    assert '/t/""' not in head


def test_which_language_is_liked_best() -> None:
    for accepted, language in {
        "": "en",
        "fr": "fr",
        "fr-CH, fr;q=0.9, en;q=0.8": "fr",
        "en;q=0.2, fr;q=0.9": "fr",
        "de": "en",
        "fr;q=x, en": "en",
        "*": "en",
    }.items():
        assert language_of(accepted) == language, accepted
