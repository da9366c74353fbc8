"""Cards: what others show of a link to a page of ours (Open Graph), in the language of who asks.

Whoever has the link may know all of it: who plays and how far a game is, never what somebody holds.
"""

from __future__ import annotations

import asyncio
import re
from functools import cache
from html import escape
from typing import Final, NamedTuple
from urllib.parse import unquote

from flibuste.games import find_title
from flibuste.kernel.refusals import FlibusteError
from flibuste.phrases import LANGUAGES, Phrases
from flibuste.server import pages
from flibuste.server.host import Host
from flibuste.server.protocol import TableInfo
from flibuste.server.visitors import Visitor

TABLE: Final = re.compile(r"/(?:t|study)/([^/]+)(?:/m/(\d{1,6}))?/?")
PERSON: Final = re.compile(r"/p/([^/]+)/?")
RULES: Final = re.compile(r"/rules/([^/]+)/?")
TITLE: Final = re.compile(r"/(?:learn|new)/([^/]+)(?:/.*)?")
SITE: Final = "flibuste"
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
WIDTH, HEIGHT = 1200, 630
"""Of the pictures, which build_support/drawings.py draws."""


class Card(NamedTuple):
    title: str
    text: str
    picture: str = SITE
    """A title's cover, or the site's."""

    def head(self, address: str, path: str, language: str) -> str:
        """What stands in the head of a page, its title included."""
        named = {
            "og:site_name": "Flibuste",
            "og:type": "website",
            "og:locale": LOCALES[language],
            "og:url": address + path,
            "og:title": self.title,
            "og:description": self.text,
            "og:image": f"{address}/cards/{self.picture}.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        title = self.title if self.picture == SITE and self.title == "Flibuste" else f"{self.title} | Flibuste"
        lines = [
            f"<title>{escape(title)}</title>",
            f'<meta name="description" content="{escape(self.text)}">',
            '<meta name="twitter:card" content="summary_large_image">',
            *(f'<meta property="{name}" content="{escape(said)}">' for name, said in named.items()),
        ]
        return "\n    ".join(lines)


class Said(NamedTuple):
    """What a title says of itself."""

    name: str
    about: str


def language_of(accepted: str) -> str:
    """Of our languages the one that a browser likes best (Accept-Language)."""
    liked: list[tuple[float, str]] = []
    for wish in accepted.lower().split(","):
        tag, _, weight = wish.partition(";q=")
        try:
            liked.append((float(weight or 1), tag.strip().partition("-")[0]))
        except ValueError:
            continue
    best = sorted(liked, key=lambda wish: -wish[0])
    return next((tag for _, tag in best if tag in LANGUAGES), LANGUAGES[0])


async def card_of(host: Host, path: str, language: str, visitor: Visitor) -> Card:
    """The site's own where there is nothing to say of a page, or no such page."""
    try:
        return await _card(host, path, language, visitor)
    except FlibusteError:
        return Card("Flibuste", _words(language).text("card-site"))


async def _card(host: Host, path: str, language: str, visitor: Visitor) -> Card:
    words = _words(language)
    if (found := TABLE.fullmatch(path)) is not None:
        host.open_for(visitor, unquote(found[1]))
        return await _table_card(host.info(unquote(found[1])), found[2], language)
    if (found := PERSON.fullmatch(path)) is not None and (person := host.people.find(unquote(found[1]))) is not None:
        games = sum(tally.games for tally in person.tallies.values())
        won = sum(tally.won for tally in person.tallies.values())
        return Card(person.name, words.text("card-person", {"games": games, "won": won}))
    if (found := RULES.fullmatch(path)) is not None:
        said, picture = await _title(unquote(found[1]), language)
        return Card(words.text("card-rules", {"title": said.name}), said.about, picture)
    if (found := TITLE.fullmatch(path)) is not None:
        said, picture = await _title(unquote(found[1]), language)
        return Card(said.name, said.about, picture)
    return Card("Flibuste", words.text("card-site"))


async def _table_card(table: TableInfo, move: str | None, language: str) -> Card:
    words = _words(language)
    said, picture = await _title(table.title, language)
    place = f"{said.name}, {table.name}" if table.name else said.name
    people = [seat.name for seat in table.seats if seat.taken and seat.kind != "bot"]
    state = table.status if table.status in ("waiting", "playing") else "over"
    text = words.text(f"card-{state}", {"people": len(people), "names": words.list(people)})
    title = place if move is None else words.text("card-move", {"place": place, "move": int(move)})
    return Card(title, text, picture)


async def _title(id: str, language: str) -> tuple[Said, str]:
    """Its words, which are many, are read once, in a thread: nobody's move is to wait for them."""
    find_title(id)
    said = await asyncio.to_thread(_said, id, language)
    return said, id if (pages.FOLDER / "cards" / f"{id}.png").is_file() else SITE


@cache
def _said(id: str, language: str) -> Said:
    title = find_title(id)
    words = Phrases(language, ["flibuste.kernel", *title.packages])
    return Said(words.text("title-name"), words.text(f"mode-{title.modes[0].id}", form="about"))


@cache
def _words(language: str) -> Phrases:
    return Phrases(language, ["flibuste.server"])
