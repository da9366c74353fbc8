"""A campaign as one file: JSON lines, one for each of its tables, followed by the record of the game.

The record of a game that is not over would tell its luck, so there is none: brought back, that chapter begins anew.
"""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from flibuste.games import recorded_title
from flibuste.kernel.data import digest
from flibuste.kernel.game import Game, rebuild
from flibuste.kernel.options import Value
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.refusals import BadRecord
from flibuste.server.limits import check_length
from flibuste.server.protocol import SeatWish
from flibuste.server.store import Facts

FORMAT: Final = 1
MOST_GAMES: Final = 200
TABLE: Final = '{"table":'
T = TypeVar("T")


class SavedTable(msgspec.Struct):
    """A table of a campaign: what is needed to lay it again."""

    title: str
    name: str
    listed: bool
    created: float
    options: dict[str, Value]
    seats: list[SeatWish]
    legacy: Facts | None = None
    """What the game began with."""


class SavedGame(msgspec.Struct):
    table: SavedTable
    record: str
    """Empty: the game was not over."""


class _TableLine(msgspec.Struct):
    table: SavedTable


class _Head(msgspec.Struct):
    campaign: int


def campaign_text(games: list[SavedGame]) -> str:
    lines = [msgspec.json.encode(_Head(FORMAT)).decode()]
    for game in games:
        lines += [msgspec.json.encode(_TableLine(game.table)).decode(), game.record.rstrip("\n")]
    return "\n".join(filter(None, lines)) + "\n"


def read_campaign(text: str) -> list[SavedGame]:
    """The games that campaign_text() wrote, in order; only the last may be without a record."""
    head, *lines = [line for line in text.splitlines() if line.strip()] or [""]
    format = _decoded(head, _Head).campaign
    if format != FORMAT:
        raise BadRecord(f"This campaign has format {format}; this version of Flibuste reads {FORMAT}.")
    games: list[SavedGame] = []
    for line in lines:
        if line.startswith(TABLE):
            games.append(SavedGame(_decoded(line, _TableLine).table, ""))
        elif games:
            games[-1].record += line + "\n"
    if not 0 < len(games) <= MOST_GAMES:
        raise BadRecord(f"A campaign has 1 to {MOST_GAMES} games, and this file {len(games)}.")
    if any(not game.record for game in games[:-1]):
        raise BadRecord("Only the last game of a campaign may be without a record.")
    return games


def finished_games(saved: list[SavedGame]) -> list[Game]:
    """The games of a campaign's records again, checked move for move.

    A chapter begins with nothing, or with what one before it handed on: nobody can write a memory of their own.
    """
    handed_on = [digest(None)]
    games: list[Game] = []
    for one in saved:
        record = read_record(one.record) if one.record else None
        if digest(one.table.legacy if record is None else record.legacy) not in handed_on:
            raise BadRecord("The chapters of this campaign do not follow from each other: the file was changed.")
        if record is not None:
            game = _finished_game(record, len(one.table.seats))
            games.append(game)
            handed_on.append(digest(game.hands_on()))
    return games


def _finished_game(record: Record, seats: int) -> Game:
    check_length(record)
    game = rebuild(recorded_title(record.title), record)
    if not game.over or record.position is not None or game.title.chapter(game.terms) == 0:
        raise BadRecord("A campaign is made of finished games that began as their title does, and this is none.")
    if seats != game.seats:
        raise BadRecord(f"A game of {game.seats} players has {seats} seats in this file.")
    return game


def _decoded(line: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord("This is not a campaign of Flibuste, or it was changed.") from None
