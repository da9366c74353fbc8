"""A study as pages are told of it."""

from __future__ import annotations

from typing import Final

import msgspec

from flibuste.games import recorded_title
from flibuste.server.protocol import (
    ChancesInfo,
    EventInfo,
    LineMove,
    MomentInfo,
    ReasonOfBest,
    ReplyInfo,
    SaidInfo,
    SeatStudy,
    StudiedInfo,
    StudyInfo,
)
from flibuste.study.analysis import Analysis, Moment, Studied, Study
from flibuste.study.chances import Chances
from flibuste.study.summary import Told, summary, told_of

MOST_EVENTS: Final = 8
"""Of a move that are told with a moment; what made it one is among the first."""


def moves_told(study: Study, since: int) -> list[StudiedInfo]:
    """The first look as far as it has come, from some move on."""
    seen = study.seen()[since:]
    return _moves(study, seen) if seen else []


def study_told(study: Study, together: bool) -> StudyInfo:
    """A study that is done. `together`: all win or lose together, or somebody plays alone."""
    analysis = study.analysis()
    told = StudyInfo("done", playouts=study.budget.playouts, together=together)
    told.done = told.total = len(analysis.moves)
    told.moves = _moves(study, analysis.moves)
    told.end = _chances(analysis.end)
    told.seats = [
        SeatStudy(round(analysis.luck(seat), 4), round(analysis.choices(seat), 4), analysis.agreement(seat))
        for seat in range(study.record.seats)
    ]
    happened = told_of(study.record)
    told.moments = [_moment(analysis, moment, happened[moment.number]) for moment in analysis.moments()]
    rounds = [move.round for move in happened]
    told.words = [SaidInfo(said.key, said.facts) for said in summary(analysis, rounds, together)]
    return told


def _moves(study: Study, moves: list[Studied]) -> list[StudiedInfo]:
    told = told_of(study.record)
    title = study.record.title
    return [
        StudiedInfo(
            one.number,
            one.seat,
            told[one.number].round,
            _move(title, one.move),
            _chances(one.chances),
        )
        for one in moves
    ]


def _moment(analysis: Analysis, moment: Moment, told: Told) -> MomentInfo:
    studied = analysis.moves[moment.number]
    return MomentInfo(
        moment.number,
        moment.seat,
        moment.kind,
        round(moment.change, 4),
        _move(analysis.record.title, studied.best),
        _chances(studied.chances),
        _chances(studied.played),
        None if studied.reason is None else msgspec.convert(studied.reason.to_data(), ReasonOfBest),
        msgspec.convert(studied.line, list[LineMove]),
        msgspec.convert(told.seen_by_all()[:MOST_EVENTS], list[EventInfo]),
    )


def _chances(chances: Chances) -> ChancesInfo:
    win, points = [round(one, 4) for one in chances.win], [round(one, 2) for one in chances.points]
    return ChancesInfo(win, points, round(chances.error, 4))


def _move(title: str, notation: str) -> ReplyInfo:
    return msgspec.convert(recorded_title(title).book.named(notation).to_data(), ReplyInfo)
