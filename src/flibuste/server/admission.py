"""Who may sit at a table: keys and invitations, people who keep their names, and seats that anybody may take."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Final

from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.refusals import Reason, Refused
from flibuste.server.protocol import SeatKey
from flibuste.server.seats import MOST_HOLDING, Sitter, key_of, new_invitation, new_token
from flibuste.server.troubles import InvitationUsed, NotKept, NotNow, NotYours
from flibuste.server.viewer import Seats

if TYPE_CHECKING:
    from flibuste.server.table import Table

MOST_KEYS: Final = 20
"""Keys that are tried for one viewer."""


class Admission:
    """To one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def seats_of(self, tokens: Iterable[str]) -> Seats:
        """The seats that these tokens open. Refused when there are tokens and none of them fits."""
        keys = [key_of(token) for token in islice(filter(None, tokens), MOST_KEYS)]
        own = [number for number, seat in enumerate(self._table.seats) if any(map(seat.fits, keys))]
        if keys and not own:
            raise NotYours("key-opens-nothing")
        return tuple(own)

    async def admit(
        self,
        tokens: list[str],
        invitations: Iterable[str] = (),
        promise: str = "",
        sitter: Sitter | None = None,
        take: str = "",
    ) -> Seats:
        """The seats that these tokens open. An invitation gives its seat to the first token, and is void then.

        Whoever asks again, because the answer was lost, is let in with the same token. Who brings no token and sits
        here, as somebody who keeps their name, holds that seat with the token `take` from now on.
        """
        table = self._table
        answered = [key_of(invitation) for invitation in islice(invitations, MOST_KEYS)]
        async with table.lock:
            for invitation in answered:
                await self._accept(tokens, invitation, promise, sitter)
            own = self._seat_of(sitter)
            if not tokens and take and own != NOBODY and len(table.seats[own].keys) < MOST_HOLDING:
                await table.keep("join", {"seat": own, "key": key_of(take)})
                tokens = [take]
            try:
                return self.seats_of(tokens)
            except NotYours:
                if any(invitation in seat.void for invitation in answered for seat in table.seats):
                    raise InvitationUsed("invitation-used") from None
                raise

    def _check_kept(self, sitter: Sitter | None) -> None:
        """At a rated table everybody is somebody, and nobody is two."""
        if self._table.header.rated and (sitter is None or self._seat_of(sitter) != NOBODY):
            raise NotKept("rated-kept-only")

    def _seat_of(self, sitter: Sitter | None) -> int:
        seats = (
            number for number, seat in enumerate(self._table.seats) if sitter is not None and seat.person == sitter.id
        )
        return next(seats, NOBODY)

    def _known(self, number: int, sitter: Sitter | None) -> dict[str, object]:
        """Who sits down somewhere, where nobody of a name sits yet. Nobody sits at a table twice."""
        if sitter is None or self._table.seats[number].person or self._seat_of(sitter) != NOBODY:
            return {}
        return {"person": sitter.id, "name": sitter.name}

    async def _accept(self, tokens: list[str], invitation: str, promise: str, sitter: Sitter | None) -> None:
        table = self._table
        for number, seat in enumerate(table.seats):
            if seat.is_invited(invitation):
                if not tokens or not tokens[0]:
                    raise NotYours("invitation-keyless")
                key = key_of(tokens[0])
                if not seat.fits(key):  # else its own screen looks at the link that it made for another one
                    if not seat.taken:
                        self._check_kept(sitter)
                    facts = {"seat": number, "key": key, "invitation": invitation}
                    await table.keep(
                        "join", facts | table.dealing.promised(number, promise) | self._known(number, sitter)
                    )

    async def invite(self, seat: int) -> str:
        """A link's end that lets another screen play a seat, for who holds it."""
        table = self._table
        async with table.lock:
            table.check_log()
            if len(table.seats[seat].keys) >= MOST_HOLDING:
                raise Refused(Reason("many-screens", "", {"screens": MOST_HOLDING}))
            token = new_invitation()
            await table.keep("invite", {"seat": seat, "invitation": key_of(token)})
            return token

    async def sit(self, number: int, promise: str, sitter: Sitter | None) -> None:
        table = self._table
        promised, known = table.dealing.promised(number, promise), self._known(number, sitter)
        if not table.seats[number].taken:
            await table.keep("join", {"seat": number, **promised, **known})
        elif promised or known:
            await table.keep("person" if known else "promise", {"seat": number, **promised, **known})

    async def join(self, name: str, promise: str = "", sitter: Sitter | None = None) -> SeatKey:
        """Somebody takes the first open seat and gets its key."""
        table = self._table
        async with table.lock:
            self._check_kept(sitter)
            number = self._open_seat()
            token = new_token()
            facts = {"seat": number, "name": name or table.seats[number].name, "key": key_of(token)}
            await table.keep("join", facts | table.dealing.promised(number, promise) | self._known(number, sitter))
            await table.dealing.deal_if_ready()
            if table.audience.has_news:
                table.audience.announce()
        table.changed()
        return SeatKey(number, token)

    def _open_seat(self) -> int:
        for number, seat in enumerate(self._table.seats):
            if seat.kind == "open" and not seat.taken:
                return number
        raise NotNow("seats-taken")

    async def rename(self, seat: int, name: str) -> None:
        table = self._table
        async with table.lock:
            if table.seats[seat].person:
                raise Refused(Reason("name-own", ""))
            table.check_log()
            await table.keep("rename", {"seat": seat, "name": name})
            table.audience.announce()
