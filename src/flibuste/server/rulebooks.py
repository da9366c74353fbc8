"""Rulebooks as the page reads them."""

from __future__ import annotations

from functools import cache

from flibuste.games import find_title
from flibuste.kernel.rulebook import find_rulebook
from flibuste.server.protocol import EntryInfo, RulebookInfo, SectionInfo
from flibuste.server.troubles import NotDone


class NoRulebook(NotDone):
    pass


@cache
def rulebook_of(id: str) -> RulebookInfo:
    title = find_title(id)
    book = find_rulebook(title)
    if book is None:
        raise NoRulebook("no-rulebook", title=title.name)
    sections = [
        SectionInfo(section.id, section.options, [EntryInfo(one.id, one.rules, one.about) for one in section.entries])
        for section in book.sections
    ]
    return RulebookInfo(id, sections, book.kinds, book.rulings, book.plates, title.printed())
