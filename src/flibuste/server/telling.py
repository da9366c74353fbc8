"""Everyone who watches a table, and what they are told of it: each what their own eyes may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.kernel.game import Game
from flibuste.kernel.logbook import EVERYBODY, NOBODY
from flibuste.server.chat import SHOWN
from flibuste.server.faces import Face, encode
from flibuste.server.notes import told
from flibuste.server.presence import ELSEWHERE
from flibuste.server.protocol import Asked, Here, NoteInfo, Rematch, Said, TableChanged, Welcome
from flibuste.server.viewer import Seats, Viewer

if TYPE_CHECKING:
    from flibuste.server.table import Table


class Audience:
    """Of one table."""

    def __init__(self, table: Table) -> None:
        self.viewers: list[Viewer] = []
        self.has_news = False
        """Something about the people has changed of which nobody here has been told."""
        self._faces: dict[int, Face] = {}
        """By the eye that sees them."""
        self._table = table

    # --- the people ---------------------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer) -> None:
        table = self._table
        now = 0 if table.time.clock is None else table.time.now()
        viewer.say(encode(Welcome(table.info(), list(viewer.own_seats), self._notes(), now)))
        if ELSEWHERE in (here := table.here()).seats:  # all else of it stands in the welcome
            viewer.say(encode(here))
        if table.requests.open is not None:
            viewer.say(encode(table.requests.open.info(table.clock())))
        if table.chat.lines:
            viewer.say(encode(Said(table.chat.lines[-SHOWN:], whole=True)))

    def announce(self) -> None:
        self.has_news = False
        if self.viewers:
            self.tell(TableChanged(self._table.info(), self._notes()))

    def count(self, coming: Viewer | None = None) -> None:
        """Tells who is here, where that has changed; and the whole table, where more of it has."""
        viewers = self.viewers if coming is None else [*self.viewers, coming]
        has_changed = self._table.presence.count(viewers)
        if self.has_news:
            self.announce()
        if has_changed:
            self.tell(self._table.here())

    def attend(self, viewer: Viewer, looks: bool) -> None:
        """Somebody looks elsewhere, or here again."""
        viewer.looks = looks
        self.count()

    def tell(self, message: TableChanged | Asked | Here | Said) -> None:
        letter = encode(message)
        for viewer in self.viewers:
            viewer.say(letter)

    def hand_over(self, viewer: Viewer) -> None:
        """Tells a viewer of the rematch, with keys of its own seats at most."""
        rematch = self._table.rematch
        if rematch is not None:
            keys = [key for key in rematch.keys if key.seat in viewer.own_seats]
            viewer.say(encode(Rematch(rematch.table, keys)))

    def _notes(self) -> list[NoteInfo]:
        return [told(note) for note in self._table.notes]

    # --- the game -----------------------------------------------------------------------------------------------------

    def begin(self, viewer: Viewer, game: Game, events_seen: int, undone: bool) -> None:
        """A viewer who comes is shown the game from there on."""
        viewer.look_at(self._face_for(viewer, game), events_seen, undone)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        in_use = {viewer.face for viewer in self.viewers}
        self._faces = {eye: face for eye, face in self._faces.items() if face in in_use}

    def show(self, game: Game) -> None:
        """As it is now, to everybody."""
        for face in self._faces.values():
            self._refresh(face, game)
        for viewer in self.viewers:
            self.show_to(viewer, game)

    def show_to(self, viewer: Viewer, game: Game) -> None:
        """The game as it is now, from its beginning where it is seen with other eyes than before."""
        face = self._face_for(viewer, game)
        if face is not viewer.face:
            viewer.look_at(face, 0, viewer.face is not None)
        viewer.refresh()

    def _face_for(self, viewer: Viewer, game: Game) -> Face:
        eye = self.eye_of(viewer)
        face = self._faces.get(eye)
        if face is None:
            face = self._faces[eye] = Face(game, eye)
            self._refresh(face, game)
        return face

    def _refresh(self, face: Face, game: Game) -> None:
        face.refresh(game, self._table.race_now(game), self._table.ended, self._table.time.info())

    # --- whose eyes ---------------------------------------------------------------------------------------------------

    def eye_of(self, viewer: Viewer) -> int:
        """Whose secrets a viewer sees.

        On a screen with several seats those of the one who sits before it. When it is the turn of another one there, or
        when one of them comes to know what the others do not, nobody's until somebody says who sits there; as long as
        all know the same there is nothing to hide, and the screen simply turns to whose turn it is.
        """
        table = self._table
        if not table.is_private:
            return NOBODY
        if table.over and table.ended is None:
            return EVERYBODY
        if len(viewer.own_seats) < 2:
            return viewer.own_seats[0] if viewer.own_seats else NOBODY
        if table.seat_to_move in viewer.own_seats and table.seat_to_move != viewer.sitting:
            viewer.sitting, viewer.said_so = table.seat_to_move, False
        return viewer.sitting if viewer.said_so or self._know_the_same(viewer.own_seats) else NOBODY

    def _know_the_same(self, seats: Seats) -> bool:
        """A view is all that a seat can know."""
        game = self._table.game
        known = game.view(NOBODY)
        return all(game.view(seat) == known for seat in seats)

    def may_act(self, viewer: Viewer, seat: int) -> bool:
        """Whether who looks at this screen may choose for a seat, and hear reasons that its secrets may be part of."""
        return seat in viewer.own_seats and (not self._table.is_private or self.eye_of(viewer) in (seat, EVERYBODY))

    async def sit_down(self, viewer: Viewer, seat: int) -> None:
        """Of several people at one screen this one looks at it now."""
        async with self._table.lock:
            viewer.sitting, viewer.said_so = seat, True
            self.show_to(viewer, self._table.game)
