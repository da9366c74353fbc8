"""What has changed in something that was told before: small to send, and put together again by who has the old one.

A change is one of
    [value]                  there is this now
    {"name": change, ...}    of an object, or of a list by places: these have changed, and all others are as they were
    [at, gone, [more, ...]]  of a list: so many from there are gone, and these are there instead

The page does the same as `patched` in web/src/shell/changes.ts. The order of names counts: it is that of the new one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

Json = Any
Change = list[Any] | dict[str, Any]

_object: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_list: Final = msgspec.json.Decoder(list[msgspec.Raw])
_encode: Final = msgspec.json.Encoder().encode


def changes(old: bytes | msgspec.Raw, new: bytes | msgspec.Raw) -> bytes:
    """How to make the new one of the old one, which need not differ; all three as JSON.

    Only what differs is looked into: bytes are quickly compared, and equal to the last one is what `patched` promises.
    """
    before, now = bytes(old), bytes(new)
    whole = b"[%b]" % now
    if before[:1] == now[:1] == b"{":
        parts = _in_object(_object.decode(before), _object.decode(now))
    elif before[:1] == now[:1] == b"[":
        parts = _in_list(_list.decode(before), _list.decode(now))
    else:
        return whole
    return whole if parts is None or len(parts) >= len(whole) else parts


def _in_object(old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw]) -> bytes | None:
    """None where a name is gone or stands elsewhere: then it is told whole."""
    if list(new)[: len(old)] != list(old):
        return None
    parts = [
        b"%b:%b" % (_encode(name), changes(old[name], value) if name in old else b"[%b]" % bytes(value))
        for name, value in new.items()
        if old.get(name) != value
    ]
    return b"{%b}" % b",".join(parts)


def _in_list(old: list[msgspec.Raw], new: list[msgspec.Raw]) -> bytes:
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        parts = [b'"%d":%b' % (place, changes(before, now)) for place, (before, now) in pairs if before != now]
        return b"{%b}" % b",".join(parts)
    shorter = min(len(old), len(new))
    begin = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    rest = shorter - begin
    end = next((place for place in range(rest) if old[-1 - place] != new[-1 - place]), rest)
    more = b",".join(map(bytes, new[begin : len(new) - end]))
    return b"[%d,%d,[%b]]" % (begin, len(old) - begin - end, more)


def patched(old: Json, change: Change) -> Json:
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, more = change
        return [*old[:at], *more, *old[at + gone :]]
    if isinstance(old, list):
        new = [*old]
        for place, part in change.items():
            new[int(place)] = patched(old[int(place)], part)
        return new
    return {**old, **{name: patched(old.get(name), part) for name, part in change.items()}}
