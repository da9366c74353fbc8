"""What viewers of a table are sent, encoded once for all who see the same."""

from __future__ import annotations

from typing import Final

import msgspec

from flibuste.kernel.changes import changes
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import EVERYBODY, NOBODY
from flibuste.kernel.moves import Move
from flibuste.server.letters import Letter
from flibuste.server.protocol import ClockInfo

ENCODER: Final = msgspec.json.Encoder()
encode: Final = ENCODER.encode
decode: Final = msgspec.json.Decoder().decode

Parts = dict[str, bytes]
"""An object by its names, each value encoded: bytes are quickly compared, and lie close together where many tables
take turns."""


class Face:
    """The table as one eye sees it: a seat's, a spectator's (NOBODY), or anyone's after the game (EVERYBODY).

    Where nothing is private all see it as a spectator does.
    """

    def __init__(self, game: Game, eye: int) -> None:
        self._private = game.is_private
        self._eye = eye
        self._events: list[bytes] = []
        self._view: Parts = {}
        self._rest: Parts = {}
        """What else of protocol.Update does not depend on how much a viewer has seen; by the same names."""
        self._view_before = self._view
        self._rest_before = self._rest
        self.version = 0
        """Grows with every refresh."""
        self._moves_made = 0
        self._whole: bytes | None = None
        self._changed: bytes | None = None
        self._letters: dict[tuple[int, bool, bool], Letter] = {}

    @property
    def event_count(self) -> int:
        return len(self._events)

    def refresh(
        self, game: Game, race: list[list[int]], ended: Data | None = None, clocks: ClockInfo | None = None
    ) -> None:
        """Takes the game as it is now. Nothing later may be shown before the next refresh.

        `ended`: what is known of a game that people ended before its rules did.
        """
        self._letters.clear()
        self._whole = self._changed = None
        self.version += 1
        del self._events[len(game.events) :]
        self._events.extend([encode(event.seen_by(self._eye)) for event in game.events[len(self._events) :]])
        self._moves_made = len(game.entries)
        self._view_before, self._rest_before = self._view, self._rest
        eye = NOBODY if self._eye == EVERYBODY else self._eye  # after the game a spectator sees all
        self._view = _parts(game.view(eye))
        self._rest = _parts(self._build_rest(eye, game, race, ended, clocks))

    def letter(self, events_from: int, undone: bool, version: int = 0) -> Letter:
        """The update for a viewer that has the events before `events_from`.

        `version`: of this face, what the viewer was told last, if it can make the new one of that; else 0.
        """
        is_change = version > 0 and version == self.version - 1
        letter = self._letters.get((events_from, undone, is_change))
        if letter is None:
            kind, rest = (b"changes", self._told_changes()) if is_change else (b"update", self._told_whole())
            head = b'{"type":"%s","moves_made":%d,"undone":%s,"events_from":%d,"events":[' % (
                kind,
                self._moves_made,
                b"true" if undone else b"false",
                events_from,
            )
            letter = Letter(head + b",".join(self._events[events_from:]) + b"]," + rest, may_pack=True)
            self._letters[(events_from, undone, is_change)] = letter
        return letter

    def _told_whole(self) -> bytes:
        """Put together only where somebody needs it: most are told what has changed."""
        if self._whole is None:
            self._whole = b'"view":%b,%b' % (_object(self._view), _object(self._rest)[len("{") :])
        return self._whole

    def _told_changes(self) -> bytes:
        """Made of what viewers of this face were told before and are told now, and of nothing else."""
        if self._changed is None:
            change = _changes(self._rest_before, self._rest)
            if list(self._view_before) != list(self._view):
                change["view"] = [msgspec.Raw(_object(self._view))]
            elif view := _changes(self._view_before, self._view):
                change["view"] = view
            self._changed = b'"changes":%b}' % encode(change)
        return self._changed

    def _build_rest(
        self, eye: int, game: Game, race: list[list[int]], ended: Data | None, clocks: ClockInfo | None
    ) -> Data:
        to_move = game.seat_to_move if ended is None else NOBODY
        over = to_move < 0
        return {
            "eye": eye,
            "seat_to_move": to_move,
            "moves": [] if over or (self._private and to_move != eye) else _moves(game),
            "may_undo": -1 if over else game.may_undo,
            "scores": game.scores(eye),
            "score_sheet": game.score_sheet(eye) if over else [],
            "race": race if over else [],
            "outcome": (ended.get("outcome") if ended else outcome_of(game)) if over else None,
            "clocks": clocks,
        }


def _parts(data: Data) -> Parts:
    return {name: encode(value) for name, value in data.items()}


def _object(parts: Parts) -> bytes:
    return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), part) for name, part in parts.items()])


def _changes(before: Parts, now: Parts) -> dict[str, object]:
    """Of objects with the same names."""
    return {name: changes(decode(before[name]), decode(part)) for name, part in now.items() if before[name] != part}


def outcome_of(game: Game) -> Data:
    """How a game ended, as protocol.OutcomeInfo."""
    outcome = game.outcome()
    return {**outcome.to_data(), "team_rank": outcome.team_rank, "next_chapter": game.next_chapter}


_words_of_moves: dict[Move, bytes] = {}
"""The part of each move that never changes, encoded: moves are interned, so there are as many as the titles have."""


def _moves(game: Game) -> list[msgspec.Raw]:
    moves = []
    for move in game.moves():
        words = _words_of_moves.get(move)
        if words is None:
            words = _words_of_moves[move] = encode(move.to_data())[:-1] + b',"preview":'
        moves.append(msgspec.Raw(words + encode(game.preview(move)) + b"}"))
    return moves
