"""The titles. To add one: write its folder, then name it here."""

from __future__ import annotations

from flibuste.games.amerigo import AmerigoTitle
from flibuste.games.maracaibo import MaracaiboTitle
from flibuste.games.port_royal import PortRoyalTitle
from flibuste.games.ship_adventure.caribbean_conquest import CaribbeanConquestTitle
from flibuste.games.ship_adventure.treasure_map import TreasureMapTitle
from flibuste.kernel.refusals import BadRecord, UnknownTitle
from flibuste.kernel.title import Title

_TITLES: dict[str, Title] = {
    title.id: title
    for title in (PortRoyalTitle(), AmerigoTitle(), MaracaiboTitle(), TreasureMapTitle(), CaribbeanConquestTitle())
}


def titles() -> list[Title]:
    """Every title with its player counts and options."""
    return list(_TITLES.values())


def find_title(id: str) -> Title:
    title = _TITLES.get(id)
    if title is None:
        raise UnknownTitle(id, list(_TITLES))
    return title


def recorded_title(id: str) -> Title:
    """The title of a game that was written down, perhaps by a newer version."""
    title = _TITLES.get(id)
    if title is None:
        raise BadRecord(f"This is a game of {id!r}, which this version of Flibuste does not know; a newer one may.")
    return title
