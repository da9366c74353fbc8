"""Names that look alike: who keeps a name keeps those that could be taken for it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from flibuste.bots import level_names

LONGEST: Final = 24
CAPTAINS: Final = ("Amaru", "Bao", "Clara", "Dirk", "Esme")
"""What bots are called by the seat they take: their levels are words of one language, and several may be the same."""
LOOKALIKES: Final = str.maketrans(
    # Cyrillic and Greek letters that are drawn as Latin ones, then digits and strokes that pass for letters
    "аверкмнотсухіјѕԁһԛԝαβεηικμνορτυχ" + "0135$|!",
    "abepkmhotcyxijsdhqwabenikmvoptux" + "oiessii",
)


def likeness(name: str) -> str:
    """The same for all names that could be taken for each other; empty where nothing is left of one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(char for char in plain if char.isalnum() or char in "$|!")
    return letters.translate(LOOKALIKES).replace("l", "i").replace("vv", "w").replace("rn", "m")


def is_anybodys(name: str) -> bool:
    """What seats and bots are called that nobody has named: not to be kept."""
    unnumbered = re.sub(r"\s*\d*$", "", name)
    return likeness(unnumbered) in map(likeness, ("", "Player", "Joueur", *level_names()))


def name_of_bot(place: int, taken: list[str]) -> str:
    """For a bot that takes a place among people of these names."""
    others = [*CAPTAINS[place:], *CAPTAINS[:place]]
    return next((name for name in others if name not in taken), CAPTAINS[place])
