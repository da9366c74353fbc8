"""What has changed in something that was told before: small to send, and put together again by who has the old one.

A change is one of
    [value]                  there is this now
    {"name": change, ...}    of an object, or of a list by places: these have changed, and all others are as they were
    [at, gone, [more, ...]]  of a list: so many from there are gone, and these are there instead

The page does the same as `patched` in web/src/shell/changes.ts. The order of names counts: it is that of the new one.
"""

from __future__ import annotations

from typing import Final, cast

Change = list[object] | dict[str, object]

NOTHING: Final[Change] = {}
"""It is as it was."""


def changes(old: object, new: object) -> Change:
    """How to make the new one of the old one, which need not differ; both are what JSON can say.

    Values must be of one type to be the same: True is not 1.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        return _in_object(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _in_list(old, new)
    return NOTHING if type(old) is type(new) and old == new else [new]


def _in_object(old: dict[str, object], new: dict[str, object]) -> Change:
    """Told whole where a name is gone or stands elsewhere."""
    names = list(old)
    if len(names) > len(new):
        return [new]
    parts: dict[str, object] = {}
    place = 0
    for name, value in new.items():
        if place >= len(names):
            parts[name] = [value]
        elif name != names[place]:
            return [new]
        elif part := changes(old[name], value):
            parts[name] = part
        place += 1
    return _shorter(parts, new, len(new))


def _in_list(old: list[object], new: list[object]) -> Change:
    if len(old) != len(new):
        return _splice(old, new)
    parts: dict[str, object] = {}
    for place in range(len(new)):
        if part := changes(old[place], new[place]):
            parts[str(place)] = part
    return _shorter(parts, new, len(new))


def _shorter(parts: dict[str, object], new: object, size: int) -> Change:
    """Where all of it is there anew it is told whole."""
    if size == 0 or len(parts) < size:
        return parts
    for part in parts.values():
        if not isinstance(part, list) or len(part) != 1:
            return parts
    return [new]


def _splice(old: list[object], new: list[object]) -> Change:
    both = min(len(old), len(new))
    begin = 0
    while begin < both and not changes(old[begin], new[begin]):
        begin += 1
    end = 0
    while end < both - begin and not changes(old[len(old) - 1 - end], new[len(new) - 1 - end]):
        end += 1
    return [begin, len(old) - begin - end, new[begin : len(new) - end]]


def patched(old: object, change: Change) -> object:
    if not change:
        return old
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, more = cast("tuple[int, int, list[object]]", tuple(change))
        before = cast("list[object]", old)
        return [*before[:at], *more, *before[at + gone :]]
    if isinstance(old, list):
        places = old[:]
        for place, part in change.items():
            places[int(place)] = patched(old[int(place)], cast(Change, part))
        return places
    names = dict(cast("dict[str, object]", old))
    for name, part in change.items():
        names[name] = patched(names.get(name), cast(Change, part))
    return names
