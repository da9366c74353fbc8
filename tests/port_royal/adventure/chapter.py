"""Adventures set up by hand, so that a test reads like its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.port_royal.table import TITLE, Table, Tale, arrange

from flibuste.games.port_royal.frames import DISCOVER, REVEAL_EVENT
from flibuste.games.port_royal.tale import ADVENTURER_BY_CODE, EVENT_BITS, EVENT_BY_CODE, GROUPS
from flibuste.kernel.data import Data
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck

TOGETHER: Final[dict[str, object]] = {"adventure": "cooperative"}
RIVALS: Final[dict[str, object]] = {"adventure": "competitive"}
VARIABLE: Final[dict[str, object]] = {"adventure": "variable"}
MODES: Final = {"together": TOGETHER, "rivals": RIVALS, "variable": VARIABLE}
QUIET: Final = ["jean_blackbeard", "officer_scott", "cutthroat_mary", "samuel_blackguard"]
"""Adventurers of four different cards, whose abilities seldom get into the way of a test about something else."""
CALM_MONTH: Final = "royal_favor end_of_month"
BOOK: Final = "v-ares-book:2/1"
HERBS: Final = "v-ares-herbs:3/1"
BREAD: Final = "v-skiff-bread:1/2"
RUM: Final = "v-skiff-rum:3/2"


def chapter(
    seats: int = 2,
    *,
    mode: str = "together",
    number: int = 1,
    missions: str = "10",
    slots: Mapping[int, list[int]] | None = None,
    waiting: Mapping[int, list[int]] | None = None,
    sides: Mapping[int, str] | None = None,
    gone: Mapping[int, int] | None = None,
    crowns: Mapping[int, int] | None = None,
    cargo: Mapping[int, str] | None = None,
    deck: str = CALM_MONTH,
    past: str = "",
    unused: str = "",
    event: str = "",
    month: int = 1,
    groups: list[int] | None = None,
    lost: int = 0,
    told: list[Data] | None = None,
    closed: bool = False,
    before_event: bool = False,
    **more: object,
) -> Table:
    """A turn of a chapter: the discovery, or with `before_event` the moment before the event is revealed.

    `missions`: those that lie open, by number, the newest last; `slots`: who accomplished which; `waiting`: whose
    marker has come to the first space of which. `gone`: markers that have left a seat's adventurer, those in `slots`
    unless named.
    `deck`: coming events, the next one first; `past`: those of this month, the first one first; `event`: that of this
    turn. `groups`: cards added so far, all of them unless named. Everything else as in arrange().
    """
    done = {seat: sum(seat in one for one in (slots or {}).values()) for seat in range(seats)}
    voyages: list[dict[str, object]] = []
    for seat in range(seats):
        side = (sides or {}).get(seat, QUIET[seat])
        voyages.append(
            {
                "card": int(ADVENTURER_BY_CODE[side].card),
                "adventurer": side,
                "gone": (gone or {}).get(seat, done[seat]),
                "crowns": (crowns or {}).get(seat, 0),
                "shared": 0,
            }
        )
    seen = [*past.split(), *([event] if event else []), deck.split()[-1]]
    adventure: dict[str, object] = {
        "missions": [
            {
                "mission": f"mission:{one}",
                "slots": list((slots or {}).get(int(one), [])),
                "waiting": list((waiting or {}).get(int(one), [])),
            }
            for one in missions.split()
        ],
        "deck": deck.split()[::-1],
        "past": [*past.split(), *([event] if event else [])],
        "unused": unused.split(),
        "seen": sum(EVENT_BITS[EVENT_BY_CODE[name].index] for name in set(seen)),
        "event": event,
        "month": month,
        "added": [],
        "added_at": [],
        "read": [],
        "closed": closed,
        "fewer": 0,
        "looks": 0,
        "sales": 0,
        "kept_by": 0,
    }
    legacy: Data = {
        "chapter": number,
        "groups": GROUPS if groups is None else groups,
        "lost_tries": lost,
        "told": told or [],
    }
    stack = [int(DISCOVER.number), *([int(REVEAL_EVENT.number)] if before_event else [])]
    tale = Tale(None if mode == "variable" else legacy, cargo or {}, voyages, adventure, stack)
    return arrange(seats, preset=MODES[mode], tale=tale, **more)  # type: ignore[arg-type]


def begin(
    seats: int = 2,
    mode: str = "together",
    *,
    legacy: Data | None = None,
    luck: list[Luck] | None = None,
    seed: str = "chapter",
    **options: object,
) -> Table:
    """A fresh game, before adventurers are chosen."""
    table = Table(start(TITLE, seats, {"first_player": "1", **MODES[mode], **options}, seed, luck, legacy))
    table.told_from = 0
    return table


def handed_on(number: int, groups: list[int], lost: int = 0, told: list[Data] | None = None) -> Data:
    return {"chapter": number, "groups": groups, "lost_tries": lost, "told": told or []}


def choose_sides(table: Table) -> Table:
    """Everybody takes the first side that is offered, and coins of lost tries are shared evenly."""
    while table.step in ("side", "share"):
        table.play(table.legal[0])
    return table
