"""The study room: chances to win, what a choice cost, what luck gave. For every title, by the contract alone."""

from flibuste.study.analysis import Analysis, Studied, analyse, study_move
from flibuste.study.chances import Budget, Chances, Look, Opinion, look_at
from flibuste.study.hints import Hint, Reason, hint
from flibuste.study.luck import Fall, fall_of

__all__ = [
    "Analysis",
    "Budget",
    "Chances",
    "Fall",
    "Hint",
    "Look",
    "Opinion",
    "Reason",
    "Studied",
    "analyse",
    "fall_of",
    "hint",
    "look_at",
    "study_move",
]
