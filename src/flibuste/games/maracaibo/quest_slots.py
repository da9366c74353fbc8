"""Where a quest card lies, and who knows that it is this one (MA-QST-08, section 20 of the rules).

A slot is a quest in a hand or in the deck, with the seats that know which it is: its owner, everybody where it was
taken from the open market or exchanged, nobody in the shuffled deck. A quest that was dealt at the start is marked,
since a player knows that nobody else was dealt the one it gave back itself.

Who sells a quest puts it under the deck unseen. The others know then that each quest of this seller, known before or
not, lies in the hand or under the deck, and not which is where: all of them get the seller's mark and are known to the
seller alone. Those of them that were known before are `doubted`: they are somewhere among the seller's marks.
If that seller had drawn a quest with the mark of an earlier one, nobody knows any more which of their marks lie where:
all of them get the new mark.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import QUEST_BY_CODE, QUESTS
from flibuste.kernel.refusals import BadRecord

EVERYBODY: Final = 31
"""All seats, and whoever looks on."""
SPECTATOR: Final = 4
"""The bit of who looks on."""
DEALT: Final = 1 << 10
SELLER: Final = 11
"""From here on the seat whose mark it bears, counted from 1."""


def slot_of(quest: i64, knowers: i64, marks: i64 = 0) -> i64:
    return quest | knowers << 5 | marks


def quest_in(slot: i64) -> i64:
    return slot & 31


def knowers_of(slot: i64) -> i64:
    return slot >> 5 & EVERYBODY


def is_known_to(slot: i64, viewer: i64) -> bool:
    """A viewer without a seat knows what everybody knows."""
    return slot >> (5 + (viewer if viewer >= 0 else SPECTATOR)) & 1 == 1


def only(seat: i64) -> i64:
    one: i64 = 1
    return one << seat


def is_dealt(slot: i64) -> bool:
    return slot & DEALT != 0


def seller_of(slot: i64) -> i64:
    """The seat whose mark it bears; -1 without one."""
    return (slot >> SELLER & 7) - 1


def marked_by(seller: i64) -> i64:
    return seller + 1 << SELLER


def with_mark(slot: i64, old: i64, new: i64) -> i64:
    """The same slot with the mark of a new seller, if it bears that of the old one."""
    return slot - marked_by(old) + marked_by(new) if seller_of(slot) == old else slot


def with_quest(slot: i64, quest: i64) -> i64:
    """The same slot with another card in it."""
    return slot >> 5 << 5 | quest


def known_also_to(slot: i64, seat: i64) -> i64:
    return slot | only(seat) << 5


def codes_of_slots(slots: list[int]) -> list[str]:
    """`Q05/3` is known to the seats 0 and 1; `d` and `s1` are marks."""
    found: list[str] = []
    for slot in slots:
        seller = seller_of(slot)
        marks = ("d" if is_dealt(slot) else "") + (f"s{seller}" if seller >= 0 else "")
        found.append(f"{QUESTS[quest_in(slot)].code}/{knowers_of(slot)}{marks}")
    return found


def slot_named(text: str) -> int:
    """The opposite; without a slash nobody knows it."""
    code, _, marks = text.partition("/")
    if code not in QUEST_BY_CODE:
        raise BadRecord(f"There is no quest {code!r}.")
    marks, _, seller = marks.partition("s")
    knowers = int(marks.rstrip("d") or "0")
    dealt = DEALT if marks.endswith("d") else 0
    return int(slot_of(QUEST_BY_CODE[code].index, knowers, dealt + (marked_by(int(seller)) if seller else 0)))
