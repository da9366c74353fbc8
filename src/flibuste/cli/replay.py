"""`flibuste replay`: a recorded game told again."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from flibuste.cli.boards import find_board
from flibuste.cli.terminal import console, print_json
from flibuste.games import recorded_title
from flibuste.kernel.game import Game, luck_fits, rebuild
from flibuste.kernel.logbook import EVERYBODY, NOBODY
from flibuste.kernel.records import Record, read_record
from flibuste.phrases import Phrases
from flibuste.words import Words

STDIN: Final = "-"


def run(args: Namespace) -> int:
    text = sys.stdin.read() if args.file == STDIN else Path(args.file).read_text(encoding="utf-8")
    record = read_record(text)
    title = recorded_title(record.title)
    game = rebuild(title, record, args.upto)
    if args.json:
        print_json(_as_data(game, record))
    else:
        _tell(game, record, Words(title, args.lang, record.options), Phrases(args.lang, ["flibuste.cli"]))
    return 0


def _as_data(game: Game, record: Record) -> dict[str, object]:
    return {
        "title": record.title,
        "seats": record.seats,
        "options": record.options,
        "moves": len(game.entries),
        "of": len(record.entries),
        "over": game.over,
        "seat_to_move": game.seat_to_move,
        "scores": game.scores(),
        "outcome": game.outcome().to_data() if game.over else None,
        "hash": game.hash(),
        "luck_fits": luck_fits(game.title, record),
        "seeded": record.is_seeded,
        "shares": [share.to_data() for share in record.shares],
        "events": [event.seen_by(EVERYBODY) for event in game.events],
    }


def _tell(game: Game, record: Record, words: Words, phrases: Phrases) -> None:
    out = console()
    board = find_board(record.title)
    names = [phrases.text("player", {"seat": seat + 1}) for seat in range(record.seats)]
    for event in game.events:
        if board.worth_telling(event):
            out.print(words.event(event.seen_by(EVERYBODY), names))  # who has the record may know all of it
    out.print("")
    for line in board.describe(game.view(NOBODY), words, names, NOBODY, True, True):
        out.print(line)
    players = sum(1 for share in record.shares if share.nonce)
    out.print(phrases.text(_verdict(game, record, players), {"players": players}))


def _verdict(game: Game, record: Record, players: int) -> str:
    """The words for where the luck of a record comes from; so many players have added to it."""
    if not luck_fits(game.title, record):
        return "luck-differs"
    return "luck-seeded" if record.is_seeded else "luck-shared" if players else "luck-fits"
