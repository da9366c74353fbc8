"""Tables as records, a file for each, and records as tables."""

from __future__ import annotations

import base64
import hashlib
import re
import time
from typing import Final

import msgspec

from flibuste.games import recorded_title
from flibuste.kernel.game import Game, rebuild
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.refusals import BadRecord
from flibuste.server.store import ClockTerms, Facts, Happening, Log, Store, StoredSeat, WhatIf
from flibuste.server.store.chain import link, read
from flibuste.server.table import Table
from flibuste.server.written import header_of, plays_of

ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


class TableCard(msgspec.Struct):
    """What a record does not tell: whose table it was. It stands in the record's first line, which others pass over."""

    id: str
    name: str
    listed: bool
    created: float
    campaign: str
    seats: list[StoredSeat]
    rematch: Facts | None = None
    """Where its people play now."""
    notes: list[Happening] = []
    """What they did besides moves."""
    rated: bool = False
    result: Facts | None = None
    """What its game was counted as, so that it is not counted again."""
    clock: ClockTerms | None = None
    chat: bool = True
    patience: int = 0
    what_if: WhatIf | None = None


class _FirstLine(msgspec.Struct):
    table: TableCard | None = None


def exported(store: Store, log: Log) -> str:
    """The whole record of a table, luck to come included; BadRecord where that cannot be had."""
    table = Table(read(log), store, lambda _: None)
    header, seats = table.header, [seat.stored() for seat in table.seats]
    rematch = None if table.rematch is None else msgspec.to_builtins(table.rematch)
    card = TableCard(log.id, header.name, header.listed, header.created, header.campaign, seats, rematch, table.notes)
    card.rated, card.result, card.clock = header.rated, table.result, header.clock
    card.chat, card.patience = header.chat, header.patience
    card.what_if = header.what_if
    first, _, rest = table.whole_record().to_text().partition("\n")
    line = {**msgspec.json.decode(first, type=Facts), "table": card}
    return f"{msgspec.json.encode(line).decode()}\n{rest}"


def imported(text: str) -> Log:
    """The table that a record tells of, played again move for move; BadRecord where it is none.

    At one that does not tell of a table, those who want to go on with a game can take any seat.
    """
    record = read_record(text)
    game = rebuild(recorded_title(record.title), record)
    card = _card(text, record, game)
    if ID.fullmatch(card.id) is None:
        raise BadRecord(f"{card.id!r} cannot be the id of a table.")
    if len(card.seats) != game.seats:
        raise BadRecord(f"This is a game of {game.seats} players, and its table has {len(card.seats)} seats.")
    header = header_of(game, card.seats, card.name, card.listed, card.created, card.campaign)
    header.rated = card.rated
    header.clock, header.chat, header.patience = card.clock, card.chat, card.patience
    header.what_if = card.what_if
    lines = [("move", msgspec.json.encode(play).decode()) for play in plays_of(game)]
    if record.hints:
        lines.append(("hint", msgspec.json.encode({"hints": record.hints}).decode()))
    if card.rematch is not None:
        lines.append(("rematch", msgspec.json.encode(card.rematch).decode()))
    lines += [(note.kind, msgspec.json.encode(note.facts).decode()) for note in card.notes]
    if card.result is not None:
        lines += [("result", msgspec.json.encode(card.result).decode()), ("settled", "{}")]
    is_over = game.over or any(note.kind == "end" for note in card.notes)
    return link(card.id, msgspec.json.encode(header).decode(), lines, time.time() if is_over else 0.0)


def _card(text: str, record: Record, game: Game) -> TableCard:
    try:
        card = msgspec.json.decode(text.lstrip().partition("\n")[0], type=_FirstLine).table
    except msgspec.ValidationError as problem:
        raise BadRecord(f"What this record tells of its table makes no sense: {problem}.") from None
    if card is not None:
        return card
    if record.position is not None:
        raise BadRecord("This game began with a position that was set up by hand, and its record tells of no table.")
    # of the record itself, so that the same one is not laid twice
    id = base64.urlsafe_b64encode(hashlib.sha256(record.to_text().encode()).digest()[:9]).decode()
    kind = "here" if game.over else "open"
    seats = [StoredSeat(kind, f"Player {seat + 1}", taken=game.over) for seat in range(game.seats)]
    return TableCard(id, "", False, round(time.time(), 3), "", seats)
