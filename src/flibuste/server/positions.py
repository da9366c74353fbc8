"""Positions that somebody sets up by hand: from a moment of a game or afresh, changed thing by thing.

Nothing of it is kept: the whole position goes to the page as one line of text, and comes back with the next change.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, cast

import msgspec
from litestar import post
from litestar.datastructures import State

from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.places import Amount, Claims, Counts, Crowd, Owned, Pieces, Spot
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadPosition
from flibuste.kernel.set_up import Laid, SetUp, fresh, laid, moved, numbered, owned, read_set_up, stood, turned
from flibuste.server.asking import POSTED_TO, AnyRequest, host_of, visitor_of
from flibuste.server.host import Host
from flibuste.server.protocol import (
    MoveInfo,
    PlaceInfo,
    PositionAsk,
    PositionHints,
    PositionInfo,
    PositionTable,
    PositionText,
    TableMade,
)
from flibuste.server.troubles import NotYours
from flibuste.server.visitors import Visitor
from flibuste.server.what_if import known_then

OVER: Final = "The game is over in this position; nobody can play on."


@post("/api/positions", spends="positions", status_code=200, responses=POSTED_TO)
async def set_up_position(state: State, request: AnyRequest, data: PositionAsk) -> PositionInfo:
    """A position as it is after one change; what cannot be is refused, and changes nothing."""
    visitor = visitor_of(request)
    with visitor.trying_keys(NotYours):
        begun = await _begun(host_of(state), data, visitor)
    return await asyncio.to_thread(_told, begun, data)


@post("/api/positions/hint", spends="advice", status_code=200, responses=POSTED_TO)
async def ask_about_position(state: State, request: AnyRequest, data: PositionText) -> PositionHints:
    """The best moves there, by what who is to move may know, with everybody's chances."""
    position = await asyncio.to_thread(_playable, data.text)
    known = position.clone()
    known.determinize(position.seat_to_move(), rng_from_text("advice"))
    seats = read_set_up(data.text).terms.seats
    hints = await host_of(state).advise(known, seats, visitor_of(request).address)
    named = {hint.move for hint in hints}
    moves = [move.to_data() for move in position.moves() if move.notation in named]
    return PositionHints(msgspec.convert([{**move, "preview": {}} for move in moves], list[MoveInfo]), hints)


@post("/api/positions/table", spends="tables", responses=POSTED_TO)
async def play_position(state: State, request: AnyRequest, data: PositionTable) -> TableMade:
    """A private table at which one person plays on against bots. What their seat cannot know is dealt anew."""
    game = await asyncio.to_thread(_dealt, data)
    made = await host_of(state).play_on(game, data.seat, data.name, data.bot)
    host_of(state).note_maker(made.table.id, visitor_of(request).address)
    return made


routes: Final = [set_up_position, ask_about_position, play_position]


async def _begun(host: Host, ask: PositionAsk, visitor: Visitor) -> SetUp:
    if ask.text:
        return read_set_up(ask.text)
    if ask.moment is not None:
        table = host.glance(ask.table)  # whichever server plays it: this address is the same for all tables
        if not host.pasts.is_at_hand(table):
            visitor.spend("records")
        position = await known_then(table, host.pasts, ask.moment)
        return SetUp(table.title, table.terms, position.to_data())
    title = find_title(ask.title)
    return fresh(title, title.agree(ask.seats, ask.options))


def _told(set_up: SetUp, ask: PositionAsk) -> PositionInfo:
    set_up.position()  # a text may hold anything, and changes take for granted that it is a position
    if ask.move is not None:
        set_up = moved(set_up, ask.move.source, ask.move.index, ask.move.target)
    if ask.number is not None:
        set_up = numbered(set_up, ask.number.place, ask.number.value)
    if ask.owned is not None:
        set_up = owned(set_up, ask.owned.place, ask.owned.index, ask.owned.has)
    if ask.stood is not None:
        set_up = stood(set_up, ask.stood.place, ask.stood.cell, ask.stood.value, ask.stood.index)
    if ask.turn is not None:
        set_up = turned(set_up, ask.turn)
    position = set_up.position()
    private = set_up.title.is_private(set_up.terms)
    seat = position.seat_to_move()
    eye = seat if private and seat >= 0 else NOBODY
    places = laid(set_up)
    return PositionInfo(
        set_up.to_text(),
        set_up.title.id,
        set_up.terms.seats,
        set_up.terms.options,
        dict(position.view(eye)),
        eye,
        seat,
        position.scores(eye),
        set_up.title.rivals(set_up.terms),
        private,
        set_up.title.gives_turns,
        [_place(one, places, position) for one in places],
    )


def _place(one: Laid, places: list[Laid], position: Position) -> PlaceInfo:
    place = one.place
    told = PlaceInfo(one.id, one.name, one.seat, "number")
    told.to = [other.id for other in places if place.sort and other.place.sort == place.sort and other.id != one.id]
    if isinstance(place, Pieces):
        told.kind, told.items = "pieces", one.codes()
    elif isinstance(place, Counts):
        told.kind, told.names, told.counts = "counts", place.names, cast("list[int]", one.found)
    elif isinstance(place, Amount):
        told.value, told.least, told.most = one.number, place.least, place.most
    elif isinstance(place, Owned):
        told.kind, told.names, told.items = "owned", place.names, one.codes()
    elif isinstance(place, Spot):
        told.kind, told.cell = "spot", cast(str, one.found)
    elif isinstance(place, Crowd):
        told.kind, told.names, told.most = "crowd", place.names, place.most
        told.crowds = cast("dict[str, list[int]]", one.found)
    elif isinstance(place, Claims):
        whose = cast("dict[str, int]", one.found)
        told.kind, told.claims = "claims", {cell: whose.get(cell, NOBODY) for cell in place.cells(position)}
    return told


def _playable(text: str) -> Position:
    position = read_set_up(text).position()
    if position.seat_to_move() < 0:
        raise BadPosition(OVER, "position-over", {})
    return position


def _dealt(ask: PositionTable) -> Game:
    set_up = read_set_up(ask.text)
    if not 0 <= ask.seat < set_up.terms.seats:
        raise BadPosition(
            f"There are {set_up.terms.seats} seats; their numbers begin with 0.",
            "no-such-seat",
            {"seats": set_up.terms.seats},
        )
    position = _playable(ask.text)
    position.determinize(ask.seat, rng_from_text(secrets.token_hex()))
    secret, salt = secret_for(None)
    return Game(set_up.title, set_up.terms, secret, salt, begins=position.to_data())
