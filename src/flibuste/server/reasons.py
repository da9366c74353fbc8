"""Why the server does not do something, as data: pages say it in their reader's language, by `reason-<key>`."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.refusals import BadOption, BadPosition, BadRecord, FlibusteError, Reason, Refused, UnknownTitle
from flibuste.server.fleet import Elsewhere
from flibuste.server.limits import TooOften
from flibuste.server.protocol import ReasonInfo
from flibuste.server.store import BadStore, BrokenTable, Fenced, NotSaved, Unreachable
from flibuste.server.troubles import NotDone
from flibuste.study.puzzles import NoPuzzle

ELSEWHERE: Final = "other-page"
FAILED: Final = "server-failed"
NOT_UNDERSTOOD: Final = "not-understood"
OF_STATUS: Final = {404: "nothing-there", 413: "too-large"}
OF_CLASSES: Final[dict[type[FlibusteError], str]] = {
    BadOption: "bad-setting",
    BadRecord: "bad-record",
    UnknownTitle: "no-such-title",
    NoPuzzle: "no-puzzle",
    Fenced: "elsewhere",
    Elsewhere: "elsewhere",
    NotSaved: "store-silent",
    BrokenTable: "store-silent",
    Unreachable: "store-silent",
    BadStore: "store-silent",
}
"""Errors whose sentences are for whoever writes programs or runs the server: what a page says instead."""
IN_DETAIL: Final = (BadOption, BadRecord)
"""Their sentences name nothing of the server's own."""


def reason_of(problem: FlibusteError) -> Reason:
    if isinstance(problem, Refused | NotDone | BadPosition):
        return problem.reason
    if isinstance(problem, TooOften):
        return Reason("too-often", "", {"seconds": problem.seconds})
    for known, key in OF_CLASSES.items():
        if isinstance(problem, known):
            return Reason(key, "", {"sentence": str(problem)} if known in IN_DETAIL else {})
    return Reason(FAILED, "")


def reason_info(reason: Reason) -> ReasonInfo:
    facts = {fact: [*value] if isinstance(value, list) else value for fact, value in reason.facts.items()}
    return ReasonInfo(reason.key, reason.rule, facts)
