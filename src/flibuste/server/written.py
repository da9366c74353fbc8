"""Games as the store writes them down."""

from __future__ import annotations

from flibuste.kernel.data import Data
from flibuste.kernel.game import Game
from flibuste.kernel.outcome import Outcome
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.faces import outcome_of
from flibuste.server.store import Header, StoredSeat


def header_of(
    game: Game, seats: list[StoredSeat], name: str, listed: bool, created: float, campaign: str = ""
) -> Header:
    """The header of a game's table, whatever has been played of it."""
    record = game.record()
    return Header(
        title=record.title,
        rules=record.rules,
        components=record.components,
        options=game.options,
        secret=record.secret,
        salt=record.salt,
        luck=[(luck.what, luck.result) for luck in record.luck],
        first=_movers(game)[0],
        seats=seats,
        name=name,
        listed=listed,
        created=round(created, 3),
        legacy=None if record.legacy is None else dict(record.legacy),
        campaign=campaign,
        seeded=record.is_seeded,
        shares=[dict(share.to_data()) for share in record.shares],
        begins=None if record.position is None else dict(record.position),
    )


def waiting_header(
    title: Title,
    terms: Terms,
    secret: bytes,
    salt: bytes,
    seats: list[StoredSeat],
    name: str,
    listed: bool,
    created: float,
    campaign: str,
) -> Header:
    """The header of a table whose luck begins when the last seat is taken."""
    return Header(
        title=title.id,
        rules=terms.rules,
        components=title.components(terms),
        options=terms.options,
        secret=secret.hex(),
        salt=salt.hex(),
        luck=None,
        first=0,
        seats=seats,
        name=name,
        listed=listed,
        created=round(created, 3),
        legacy=None if terms.legacy is None else dict(terms.legacy),
        campaign=campaign,
    )


def deal_of(game: Game) -> dict[str, object]:
    """How luck began at such a table: what each seat had promised and added, and what came of it."""
    record = game.record()
    return {
        "shares": [share.to_data() for share in record.shares],
        "luck": [luck.to_data() for luck in record.luck],
        "next": game.seat_to_move,
    }


def play_of(game: Game) -> Data:
    """The last move; with it, where it ended the game, how."""
    outcome = {"outcome": outcome_of(game)} if game.over else {}
    return {**game.entries[-1].to_data(), "moves": len(game.entries), "next": game.seat_to_move, **outcome}


def forfeit_of(how: str, loser: int) -> Data:
    """How a game of two is over that one of them does not play to its end."""
    outcome = Outcome(how, [2 if seat == loser else 1 for seat in range(2)])
    return {**outcome.to_data(), "team_rank": "", "next_chapter": 0}


def plays_of(game: Game) -> list[Data]:
    """All moves of a game in which none was taken back."""
    movers = _movers(game)
    earlier: list[Data] = [
        {**entry.to_data(), "moves": number, "next": movers[number]}
        for number, entry in enumerate(game.entries[:-1], 1)
    ]
    return [*earlier, play_of(game)] if game.entries else []


def _movers(game: Game) -> list[int]:
    """Who was to move at the start and after each move."""
    return [*[entry.seat for entry in game.entries], game.seat_to_move]
