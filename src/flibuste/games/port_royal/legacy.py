"""What a game of a campaign hands on to the next (PR-ADV-42, -43, -55, -58, -63)."""

from __future__ import annotations

from flibuste.games.port_royal.position import CHAPTER_WON, Legacy, PortRoyalPosition
from flibuste.games.port_royal.scoring import outcome
from flibuste.games.port_royal.tale import CHAPTERS_IN_ALL, STORIES, groups_of
from flibuste.kernel.data import Data


def hands_on(p: PortRoyalPosition) -> Data | None:
    """The next chapter, or the same once more after a team's loss; nothing after the last.

    It remembers which pages were read, so that they can be read again.
    """
    terms = p.terms
    if p.adventure is None or terms.variable:
        return None
    chapter = int(terms.chapter)
    won = p.ending == CHAPTER_WON or not terms.adventure_team
    read = [STORIES[number].code for number in p.adventure.read]
    told = [*Legacy(terms.legacy).told, {"chapter": chapter, "won": won, "winners": outcome(p).winners, "read": read}]
    groups = sorted({*terms.groups, *p.adventure.added})
    if not won:
        return {"chapter": chapter, "groups": groups, "lost_tries": int(terms.lost_tries) + 1, "told": told}
    if chapter == CHAPTERS_IN_ALL:
        return None
    groups = sorted({*groups, *groups_of(chapter)})
    return {"chapter": chapter + 1, "groups": groups, "lost_tries": 0, "told": told}
