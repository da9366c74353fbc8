"""Who comes to a table and goes: bots for free seats, for who left or is away; giving up, claiming, closing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.bots import level_names
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.refusals import Reason, Refused
from flibuste.server.names import name_of_bot
from flibuste.server.seats import STAND_IN
from flibuste.server.written import forfeit_of

if TYPE_CHECKING:
    from flibuste.server.table import Table


class Seating:
    """Of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def put_bot(self, seat: int, place: int, bot: str) -> None:
        """Into a free seat, by who opened the table; for somebody who is away, by anybody else who plays."""
        table = self._table
        async with table.lock:
            self.check_plays(seat)
            if not 0 <= place < len(table.seats):
                raise Refused(Reason("no-such-seat", "", {"seats": len(table.seats)}))
            if table.status == "waiting":
                await self._fill(seat, place, bot)
            else:
                self._check_away(place)
                await self.stand_in("seat-timed-out" if table.time.is_out(place) else "seat-replaced", place)
        table.changed()

    async def _fill(self, seat: int, place: int, bot: str) -> None:
        table = self._table
        self._check_opener(seat)
        if not table.is_free(place):
            raise Refused(Reason("seat-not-free", ""))
        if bot not in level_names():
            raise Refused(Reason("no-such-bot", ""))
        name = name_of_bot(place, [seat.name for seat in table.seats])
        await table.keep("bot", {"seat": place, "bot": bot, "name": name})
        await table.dealing.deal_if_ready()
        table.audience.announce()

    async def leave(self, seat: int) -> None:
        """The seat of a waiting table is free again; in a game a bot plays on for who goes."""
        table = self._table
        async with table.lock:
            self.check_plays(seat)
            if table.status == "waiting":
                await self._set_free(seat)
            elif self._is_alone(seat):
                raise Refused(Reason("plays-alone", ""))
            else:
                await self.stand_in("seat-left", seat)
        table.changed()

    async def _set_free(self, seat: int) -> None:
        table = self._table
        self._check_not_dealing()  # shares in luck are fixed from then on
        table.check_log()
        await table.keep("free", {"seat": seat})
        for viewer in table.audience.viewers:
            if seat in viewer.own_seats:
                viewer.lose(seat)
                table.audience.welcome(viewer)
                if table.is_dealt:
                    table.audience.show_to(viewer, table.game)
        table.presence.count(table.audience.viewers)
        if table.opener == NOBODY:
            await self._end("table-closed", seat)
        else:
            table.audience.announce()

    async def take_back_seat(self, seat: int) -> None:
        """Whoever has left plays again."""
        table = self._table
        async with table.lock:
            if table.over:
                raise Refused(Reason("game-over", ""))
            if table.seats[seat].resigned:
                raise Refused(Reason("has-resigned", ""))
            if table.seats[seat].stand_in:
                self._check_bot_moved(seat)
                table.time.come_back(seat)
                await table.keep_noted("return", {"what": "seat-returned", "seat": seat})
        table.changed()

    async def resign(self, seat: int) -> None:
        """Of two the other wins; else a bot plays on, and its person is out of the game."""
        table = self._table
        async with table.lock:
            self.check_plays(seat)
            self._check_playing()
            if table.is_duel:
                await self._end("game-resigned", seat, forfeit_of("resigned", seat))
            elif self._is_alone(seat) or table.is_allied:
                raise Refused(Reason("cannot-resign", ""))
            else:
                await self.stand_in("seat-resigned", seat)
        table.changed()

    async def claim(self, seat: int) -> None:
        """Of two the other does not come to a turn that is theirs."""
        table = self._table
        async with table.lock:
            self.check_plays(seat)
            self._check_playing()
            other = 1 - seat
            if not table.is_duel or table.seat_to_move != other:
                raise Refused(Reason("cannot-claim", ""))
            self._check_away(other)
            if table.time.is_out(other):
                await self._end("game-timed-out", other, forfeit_of("timed-out", other))
            else:
                await self._end("game-claimed", other, forfeit_of("claimed", other))
        table.changed()

    async def close(self, seat: int) -> None:
        """By who opened a waiting table, or who alone still plays."""
        table = self._table
        async with table.lock:
            self.check_plays(seat)
            if table.status == "waiting":
                self._check_opener(seat)
            elif not self._is_alone(seat):
                raise Refused(Reason("others-play", ""))
            await self._end("table-closed", seat)
        table.changed()

    def check_plays(self, seat: int) -> None:
        """Whoever left or resigned decides nothing at the table."""
        table = self._table
        if table.over:
            raise Refused(Reason("game-over", ""))
        if not table.seats[seat].is_played:
            raise Refused(Reason("bot-plays", ""))

    def _check_playing(self) -> None:
        if self._table.status != "playing":
            raise Refused(Reason("table-waiting", ""))

    def _check_opener(self, seat: int) -> None:
        if seat != self._table.opener:
            raise Refused(Reason("not-opener", ""))
        self._check_not_dealing()

    def _check_not_dealing(self) -> None:
        if self._table.dealing.is_under_way:
            raise Refused(Reason("table-dealing", ""))

    def _check_away(self, place: int) -> None:
        """Only a person who plays and has been away for long, or has no time left, can be replaced."""
        table = self._table
        if not table.seats[place].is_played or not (self.is_gone(place) or table.time.is_out(place)):
            raise Refused(Reason("not-away", "", {"minutes": max(1, round(table.patience / 60))}))

    def _check_bot_moved(self, seat: int) -> None:
        """Nobody comes back before the bot has moved to whom time gave the seat: so no table can be held up.

        Nor does anybody where the log is full: nobody can come and go without an end.
        """
        lines = reversed(self._table.notes)
        last = next(note.facts for note in lines if note.kind == "stand-in" and note.facts["seat"] == seat)
        if last["after"] != self._table.moves_made:
            return
        if last["what"] == "seat-timed-out" or self._table.log_is_full:
            raise Refused(Reason("bot-moves-first", ""))

    def is_gone(self, place: int) -> bool:
        """For longer than others have patience."""
        return 0 < self._table.away(place) >= self._table.patience

    def _is_alone(self, seat: int) -> bool:
        """No other person plays."""
        return not any(other.is_played for number, other in enumerate(self._table.seats) if number != seat)

    async def stand_in(self, what: str, seat: int) -> None:
        await self._table.keep_noted("stand-in", {"what": what, "seat": seat, "bot": STAND_IN})

    async def _end(self, what: str, seat: int, outcome: Data | None = None) -> None:
        await self._table.keep_noted("end", {"what": what, "seat": seat, "outcome": outcome})
