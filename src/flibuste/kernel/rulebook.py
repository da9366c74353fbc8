"""A title's rules for players: sections of short entries, with the rules that each tells and the things it explains.

`rulebook/contents.toml` in a title's folder orders them; `en.ftl` and `fr.ftl` beside it say them: `rules-<section>`
and `rules-<section>-<entry>`, the latter with a `.title`. `plates` are pictures of how it is played, said by
`plate-<id>` and its `.title`; the page draws them.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from flibuste.kernel.options import Option, Value
from flibuste.kernel.refusals import BadRulebook
from flibuste.kernel.title import Title

FOLDER: Final = "rulebook"
CONTENTS: Final = "contents.toml"
MANY: Final = 4
"""Seats with which a value of an option can be chosen: those that name a seat are not in rulebooks."""


class Entry:
    """Some sentences: which rules of the ledger they tell, and which things of the table they are about."""

    def __init__(self, id: str, rules: list[str], about: list[str]) -> None:
        self.id = id
        self.rules = rules
        self.about = about


class Section:
    """Entries that belong together. `options`: in play where one of these has such a value; without any, always."""

    def __init__(self, id: str, options: dict[str, list[Value]], entries: list[Entry]) -> None:
        self.id = id
        self.options = options
        self.entries = entries


class Rulebook:
    """`kinds` of pieces stand in the reference; `rulings` are ours, where the box says nothing or two things."""

    def __init__(self, sections: list[Section], kinds: list[str], rulings: list[str], plates: list[str]) -> None:
        self.sections = sections
        self.kinds = kinds
        self.rulings = rulings
        self.plates = plates


def find_rulebook(title: Title) -> Rulebook | None:
    """The rulebook in a title's folder; None without it."""
    if not title.package:
        return None
    file = resources.files(title.package) / FOLDER / CONTENTS
    return read_rulebook(file, title) if file.is_file() else None


def read_rulebook(file: Traversable, title: Title) -> Rulebook:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    if not data.keys() <= {"section", "kinds", "rulings", "plates"}:
        raise BadRulebook("A rulebook has sections, kinds, rulings and plates, nothing else.")
    known = {option.id: option for option in title.options}
    sections = [_section(row, known) for row in data.get("section", [])]
    if not sections:
        raise BadRulebook("A rulebook has sections.")
    names = [section.id for section in sections]
    if len(set(names)) < len(names):
        raise BadRulebook("Two sections have one name.")
    kinds, rulings, plates = [_names(data.get(key, "")) for key in ("kinds", "rulings", "plates")]
    return Rulebook(sections, kinds, rulings, plates)


def _section(row: dict[str, object], known: dict[str, Option]) -> Section:
    id, entries, options = row.get("id"), row.get("entries"), row.get("options", {})
    if not isinstance(id, str) or not isinstance(entries, list) or not entries:
        raise BadRulebook("A section has an id and entries.")
    if not row.keys() <= {"id", "entries", "options"} or not isinstance(options, dict):
        raise BadRulebook(f"Section {id} has id, options and entries, nothing else.")
    for option, values in options.items():
        if option not in known or not isinstance(values, list) or not values:
            raise BadRulebook(f"Section {id}: the title has no option {option}.")
        for value in values:
            if not known[option].takes(value, MANY):
                raise BadRulebook(f"Section {id}: {option} is never {value}.")
    return Section(id, options, [_entry(id, entry) for entry in entries])


def _entry(section: str, row: object) -> Entry:
    if not isinstance(row, dict) or not row.keys() <= {"id", "rules", "about"} or not isinstance(row.get("id"), str):
        raise BadRulebook(f"An entry of {section} has id, rules and about, nothing else.")
    return Entry(str(row["id"]), _names(row.get("rules", "")), _names(row.get("about", "")))


def _names(listed: object) -> list[str]:
    """Names apart by spaces."""
    if not isinstance(listed, str):
        raise BadRulebook(f"Names are written in one string, apart by spaces, and not as {listed!r}.")
    return listed.split()
