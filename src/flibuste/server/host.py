"""The table host: makes tables, finds them, lets bots play. Plain Python, no web framework."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from itertools import count
from pathlib import Path
from typing import Final, Protocol, TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from flibuste.bots import bot_names, level_names
from flibuste.bots.plans import sight
from flibuste.games import find_title
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, secret_for
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadRecord, FlibusteError, Refused, UnknownMove
from flibuste.kernel.variations import MAIN
from flibuste.server.aboard import Aboard
from flibuste.server.bells import Bells
from flibuste.server.bot_turn import BotTurn
from flibuste.server.bot_worker import Answer, Call, Planned
from flibuste.server.bots_pool import BotFailed
from flibuste.server.campaigns import SavedGame, SavedTable, campaign_text, finished_games, read_campaign
from flibuste.server.clocks import SECOND, Now, checked, steady
from flibuste.server.fleet import EVERY, Elsewhere, Fleet, Scene
from flibuste.server.history import Pasts
from flibuste.server.hooks import Hooks
from flibuste.server.limits import MOST_LISTED, Crowd
from flibuste.server.metrics import MOVES, on_disk
from flibuste.server.names import likeness
from flibuste.server.passkeys import Passkeys
from flibuste.server.people import People
from flibuste.server.posting import Posts
from flibuste.server.protocol import (
    CampaignInfo,
    ChapterInfo,
    CommentInfo,
    HintInfo,
    NewTable,
    OutcomeInfo,
    SeatKey,
    SeatWish,
    TableInfo,
    TableMade,
    TreeMade,
    WhatIfAsk,
)
from flibuste.server.ratings import Ratings, can_be_rated
from flibuste.server.results import Results
from flibuste.server.seats import Seat, Sitter, key_of, new_invitation, new_token
from flibuste.server.site import UNSAID, Site
from flibuste.server.store import BrokenTable, Fenced, Header, NotSaved, Store, StoredSeat, StoredTable, WhatIf
from flibuste.server.studies import Studies
from flibuste.server.table import NEWER, PATIENCE, Table, closed_info, unhurried
from flibuste.server.trees import Trees, games_of
from flibuste.server.troubles import NotDone, NotNow, NotYours
from flibuste.server.viewer import Seats
from flibuste.server.visitors import Visitor
from flibuste.server.what_if import alone, branch
from flibuste.server.written import header_of, plays_of, waiting_header

log: Final = logging.getLogger("flibuste")

SEAT_KINDS: Final = ("here", "link", "open", "bot")
LONGEST_NAME: Final = 40
MOST_TABLES: Final = 20_000
"""Tables not over that one server keeps at hand."""
HOUR: Final = 60 * 60.0
DAY: Final = 24 * HOUR
LEAST_PATIENCE: Final = 30
"""Seconds: a line breaks now and then."""
MOST_PATIENCE: Final = 24 * 60 * 60
LISTED_FOR: Final = 7 * DAY
"""Tables that a newer version made."""
WAITS_FOR: Final = HOUR
"""How long the lobby shows a table that waits after the last one has gone from there."""
PLAYED_FOR: Final = DAY
"""The same for one that is played."""
AT_HAND_FOR: Final = 30 * DAY
TABLES_PER_MINUTE: Final = 1_000
SHOWN_IN_LOBBY: Final = 200
"""Tables that wait, and as many of those that are played."""
REVEAL_WITHIN: Final = 30.0
"""Seconds that pages have to show what they promised to add to luck; then the cards are dealt without it."""
TAKEN_UP_AT_ONCE: Final = 50
"""Tables: servers that begin together share them so."""
LOOKED_UP_EVERY: Final = 5.0
"""Seconds for which what the store says of another server's table is not asked again."""
LOOKED_AFTER_EVERY: Final = 60.0
"""Seconds: what a table asks for may be over before its time is."""
BOT_PAUSES: Final = (0.2, 1.0, 5.0, 20.0)
"""Seconds between attempts when a bot's move cannot be made or saved."""


Listed = TypeVar("Listed", Table, TableInfo)


class NoSuchTable(NotDone):
    pass


class TooMany(NotDone):
    pass


class BadWish(NotDone):
    """A table that cannot be made as wished."""


class Thinker(Protocol):
    """Where bots think: the pool of processes, or a test's own."""

    async def choose(self, call: Call, payer: str) -> Answer: ...

    async def hint(self, call: Call, payer: str) -> list[HintInfo]: ...

    async def study(self, call: Call) -> dict[str, object]: ...

    async def is_well(self) -> bool: ...

    async def close(self) -> None: ...


class Host:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        bots: Thinker,
        second_thoughts: float,
        keep_finished: float = 0.0,
        allow_seeds: bool = False,
        patience: float = PATIENCE,
        fleet: Fleet | None = None,
        now: Now = steady,
        allow_local_hooks: bool = False,
        site: Site = UNSAID,
    ) -> None:
        """`second_thoughts`: seconds that a person has to take a move back before a bot answers it.

        `keep_finished`: days after which a finished table is deleted; 0 keeps it for ever. `allow_seeds`: even where
        not everybody sits at the screen of who chooses the seed. `patience`: seconds that somebody may be away before
        others may let a bot play for them. `fleet`: where other servers share the store. `now`: what clocks go by.
        `allow_local_hooks`: a player's program may be on this machine or in its network. `site`: where people find it.
        """
        self._now = now
        self._patience = patience
        self._store = store
        self._bots = bots
        self._second_thoughts = second_thoughts
        self._keep_finished = keep_finished
        self._allow_seeds = allow_seeds
        self.fleet = fleet
        if fleet is not None:
            fleet.at_hand = self._is_at_hand
        self._tables: dict[str, Table] = {}
        """Those that are played, or looked at."""
        self._finished: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Those that are over, as long as somebody holds one: whoever comes meanwhile comes to the same table."""
        self._closed: dict[str, TableInfo] = {}
        """Tables not over that only a newer version of this program can open."""
        self._broken: set[str] = set()
        """Tables whose damage the log has been told of."""
        self._elsewhere: dict[str, tuple[float, TableInfo]] = {}
        """Tables of other servers, and when they were looked up."""
        self._plans: WeakKeyDictionary[Table, list[Planned]] = WeakKeyDictionary()
        """What bots mean to do next. Lost with the process, and made anew."""
        self.aboard = Aboard()
        self.site = site
        self.people = People(store)
        self.passkeys = Passkeys(self.people, store, site)
        self.ratings = Ratings(store)
        self._results = Results(store, self.people, self.ratings)
        self.pasts = Pasts()
        self.studies = Studies(store, bots, self.find)
        self.trees = Trees(store, self.find, self.glance)
        self.posts = Posts(allow_local_hooks)
        self.hooks = Hooks(store, self.posts)
        self.bells = Bells(store, self.posts, site)
        self._made: list[float] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Reads which tables are played. Their games are rebuilt when somebody comes, or now where a bot is to move."""
        self._store.start()
        await self.bells.start()
        if self.fleet is None:
            await self._take_up_all(self._store.running(time.time() - AT_HAND_FOR))
            self._spawn(self._settle_all())
        else:
            await self._take_up_free()
            self._spawn(self._sail_with(self.fleet))
        if self._keep_finished:
            self._spawn(self._clear_away_every_hour())
        await self.studies.start()

    async def _take_up_all(self, ids: list[str]) -> None:
        for id in ids:
            with contextlib.suppress(BrokenTable):  # the log has been told
                self._take_up(self._stored(id))
        for table in [self._tables[id] for id in ids if id in self._tables]:
            self._changed(table)
            await asyncio.sleep(0)

    async def _take_up_free(self) -> None:
        """The tables that no server plays."""
        while ids := self._store.take_up(time.time() - AT_HAND_FOR, TAKEN_UP_AT_ONCE):
            await self._take_up_all(ids)
        self._spawn(self._settle_all())

    async def _sail_with(self, fleet: Fleet) -> None:
        """Tells the other servers that this one lives, and goes on with the tables of those that do not."""
        is_alone = False
        while True:
            try:
                if await fleet.round(self._scene()):
                    await self._take_up_free()
                is_alone = False
            except Fenced:
                log.error("This server was not heard of in time, and others play its tables now; it begins anew.")
                return fleet.lost()
            except FlibusteError as problem:
                if not is_alone:
                    log.warning("%s", problem)
                is_alone = True
                await asyncio.sleep(EVERY)

    def _take_up(self, stored: StoredTable) -> None:
        try:
            table = self._table(stored)
        except FlibusteError as problem:
            log.warning("Table %s cannot be opened: %s", stored.id, problem)
            self._closed[stored.id] = closed_info(stored)
        else:
            if not table.over:
                self._tables[table.id] = table

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables.values():
            if table.time.alarm is not None:
                table.time.alarm.cancel()
        await self.posts.close()
        await self.studies.close()
        await self._bots.close()
        await self._store.close()
        if self.fleet is not None:
            self.fleet.end()

    # --- watched ------------------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path | None:
        """Where the store is, if it is a file."""
        file: Path | None = getattr(self._store, "file", None)
        return None if file is None else file.parent

    def count_tables(self) -> dict[str, int]:
        """Those at hand, by status."""
        counts = dict.fromkeys(("waiting", "playing", "over", "closed"), 0)
        for table in self._tables.values():
            counts[table.status] += 1
        return counts

    def can_read(self) -> bool:
        """BadStore where the store cannot be read."""
        return self._store.table("") is None

    async def bots_are_well(self) -> bool:
        return await self._bots.is_well()

    # --- tables -------------------------------------------------------------------------------------------------------

    def find(self, id: str) -> Table:
        table = self._tables.get(id) or self._finished.get(id)
        if table is None:
            if self.fleet is not None and self.fleet.place_of(id) is not None:
                raise Elsewhere("Another server plays this table now; try again in a moment.")
            table = self._table(self._stored(id))
            (self._finished if table.over else self._tables)[id] = table
        return table

    def open_for(self, visitor: Visitor, id: str) -> None:
        """Who asks for a table pays where it has to be read from the store."""
        if not self._is_at_hand(id) and id not in self._elsewhere:
            visitor.spend("openings")

    def _is_at_hand(self, id: str) -> bool:
        return id in self._tables or id in self._finished

    def _stored(self, id: str) -> StoredTable:
        try:
            stored = self._store.table(id)
        except BrokenTable as problem:
            if id not in self._broken:  # once each: whoever has its link may ask as often as they like
                self._broken.add(id)
                log.error("%s", problem)
            raise
        if stored is None:
            raise NoSuchTable("no-such-table")
        return stored

    def _table(self, stored: StoredTable) -> Table:
        """Refused where its title, rules or options are newer than this program."""
        table = Table(stored, self._store, self._changed, self._patience, self._now)
        table.turn_came = self._turn_came
        return table

    def _turn_came(self, table: Table, seat: int) -> None:
        self.hooks.turn_came(table, seat)
        self.bells.turn_came(table, seat)

    def info(self, id: str) -> TableInfo:
        """What everyone may know of a table, even of one that cannot be opened here."""
        try:
            return self.find(id).info()
        except Elsewhere:
            return self._info_elsewhere(id)
        except BrokenTable:
            raise
        except BadRecord:
            return closed_info(self._stored(id))

    def _info_elsewhere(self, id: str) -> TableInfo:
        """Of a table that another server plays, as the store has it: looked up only now and then."""
        now = time.monotonic()
        looked, info = self._elsewhere.get(id, (-LOOKED_UP_EVERY, None))
        if info is None or now - looked >= LOOKED_UP_EVERY:
            if len(self._elsewhere) >= MOST_TABLES:
                self._elsewhere.clear()
            info = self.glance(id).info()
            self._elsewhere[id] = (now, info)
        return info

    def lobby(self) -> list[TableInfo]:
        """Listed tables that wait, play or cannot be opened, the newest first."""
        listed = self._own_lobby()
        if self.fleet is not None:
            listed += self.fleet.listed()
        listed.sort(key=lambda table: -table.created)
        return _some_of_each(listed)

    def count_aboard(self) -> int:
        """People who are here now, whichever server they came to."""
        others = set() if self.fleet is None else self.fleet.aboard()
        return len(self.aboard.marks() | others)

    def _own_lobby(self) -> list[TableInfo]:
        """Those of this server."""
        now = time.time()
        since = now - LISTED_FOR
        shown = [table for table in self._tables.values() if _is_listed(table, now)]
        shown.sort(key=lambda table: -table.header.created)
        listed = [unhurried(table.info()) for table in _some_of_each(_few_of_each(shown))]
        return listed + [table for table in self._closed.values() if _is_shown(table, since)]

    def _scene(self) -> Scene:
        """What the other servers are told of this one."""
        here = {table.id: here for table in self._tables.values() if (here := table.presence.here)}
        return Scene({table.id: table for table in self._own_lobby()}, here, self.aboard.marks())

    async def make_table(self, wish: NewTable, sitter: Sitter | None = None) -> TableMade:
        """`sitter`: who makes it, where that is somebody who keeps their name."""
        for seat in wish.seats:
            if seat.kind != "bot":
                self.people.check_free(clean(seat.name), sitter.id if sitter is not None else "")
        return await self._make(wish, None, "", sitter=sitter)

    def sitter(self, told: str, visitor: Visitor) -> Sitter | None:
        """Who somebody is, by what their device tells; None where it tells nothing, or nothing that is known here."""
        if not told:
            return None
        try:
            with visitor.trying_keys(NotYours):
                sitter = self.people.known(told).sitter
        except NotYours:
            return None
        visitor.is_person(sitter.id)
        return sitter

    async def _make(
        self,
        wish: NewTable,
        legacy: Data | None,
        campaign: str,
        before: Sequence[Seat] = (),
        sitter: Sitter | None = None,
    ) -> TableMade:
        """`before`: the seats of the game before it, whose people sit down here with the keys they have."""
        self._check_room()
        title = find_title(wish.title)
        seats, keys, invitations = _seated(wish.seats, before)
        _sit_down(seats, sitter)
        self._check_seed(wish)
        if wish.rated:
            _check_rated(wish, seats, legacy)
        clock = checked(wish.clock)
        secret, salt = secret_for(wish.seed or None)
        terms = title.agree(len(seats), wish.options, legacy=legacy)
        if wish.rated and not can_be_rated(title, terms):
            raise BadWish("rated-rivals-only")
        name, created = clean(wish.name), time.time()
        if wish.seed or all(seat.taken for seat in seats):
            game = Game(title, terms, secret, salt)
            game.is_seeded = wish.seed != ""
            header = header_of(game, seats, name, wish.listed, created, campaign)
        else:
            header = waiting_header(title, terms, secret, salt, seats, name, wish.listed, created, campaign)
        header.rated, header.clock, header.chat = wish.rated, clock, wish.chat
        header.patience = min(max(wish.patience, LEAST_PATIENCE), MOST_PATIENCE) if wish.patience else 0
        table = await self._open(header, [])
        if header.luck is not None:
            table.start(game)
        self._changed(table)
        return TableMade(table.info(), keys, invitations)

    def note_maker(self, id: str, address: str) -> None:
        """Whose address pays for the time of a table's bots; where it is not known the table itself does."""
        if address and id in self._tables:
            self._tables[id].maker = address

    def note_comer(self, table: Table, own_seats: Seats, address: str) -> None:
        """Addresses are not stored: after a restart who comes to play, or to look at bots among themselves, pays."""
        is_for_them = bool(own_seats) or all(seat.kind == "bot" for seat in table.seats)
        if address and table.maker == table.id and is_for_them:
            table.maker = address

    def _check_seed(self, wish: NewTable) -> None:
        """Who chooses a seed knows every card; nobody elsewhere may be dealt such cards without the operator's word."""
        if wish.seed and not self._allow_seeds and any(seat.kind in ("link", "open") for seat in wish.seats):
            raise BadWish("seed-known")

    def _check_room(self, wanted: int = 1) -> None:
        """Before any work is done for a table, or for all of a campaign."""
        if len(self._tables) >= MOST_TABLES:
            self._put_away_old()
        now = time.monotonic()
        self._made = [when for when in self._made if when > now - 60]
        if len(self._tables) >= MOST_TABLES or len(self._made) >= TABLES_PER_MINUTE:
            raise TooMany("server-full")
        self._made += [now] * wanted

    def _put_away_old(self) -> None:
        """Forgets old tables that nobody is at; the store still has them for who comes back."""
        since = time.time() - AT_HAND_FOR
        for table in list(self._tables.values()):
            is_quiet = not table.audience.viewers and table.bot_task is None and table.time.alarm is None
            if is_quiet and table.header.created < since:
                del self._tables[table.id]

    async def _clear_away_every_hour(self) -> None:
        while True:
            await self._clear_away()
            await asyncio.sleep(HOUR)

    async def _clear_away(self) -> None:
        """Deletes what has been over for longer than it is to be kept, but for tables that somebody is at."""
        before = time.time() - self._keep_finished * DAY
        at_hand = {*self._tables, *self._finished}
        try:
            deleted = await asyncio.to_thread(self._store.delete_finished, before, at_hand)
        except FlibusteError as problem:
            log.warning("%s", problem)
        else:
            if deleted:
                log.warning("Tables that were deleted %g days after their end: %d.", self._keep_finished, deleted)

    async def _open(self, header: Header, plays: list[Data]) -> Table:
        """A table with what has been played at it, once it is on disk."""
        id = _new_id()
        await on_disk(self._store.add_table(id, header))
        await asyncio.gather(*[self._store.append(id, number, "move", play) for number, play in enumerate(plays)])
        return self.find(id)

    async def what_if(self, id: str, ask: WhatIfAsk) -> TableMade:
        """A private copy of a table as it was, for one person to play on from there."""
        self._check_room()
        table = self.find(id)
        game, origin = await branch(table, self.pasts, ask)
        root = origin.root or origin.table
        if ask.tree:
            self.trees.check_room(root, ask.tree)
        seats, keys, _ = _seated(alone(_people(table), ask.seat))
        header = header_of(game, seats, table.header.name, False, time.time())
        header.what_if = origin
        copy = await self._open(header, [])
        copy.start(game)
        if ask.tree:
            await self.trees.add(root, ask.tree, copy.id)
        self._changed(copy)
        return TableMade(copy.info(), keys, [])

    async def play_on(self, game: Game, seat: int, name: str, bot: str) -> TableMade:
        """A private table that begins with a position which somebody has set up, for them and bots."""
        self._check_room()
        others = [SeatWish("bot", "", bot) for _ in range(game.seats)]
        seats, keys, _ = _seated([*others[:seat], SeatWish("here", name), *others[seat + 1 :]])
        table = await self._open(header_of(game, seats, "", False, time.time()), [])
        table.start(game)
        self._changed(table)
        return TableMade(table.info(), keys, [])

    async def advise(self, position: Position, seats: int, payer: str) -> list[HintInfo]:
        """The best moves in a position that somebody has set up."""
        seat = position.seat_to_move()
        call = Call(position.title, seat, "", "advice", dict(position.to_data()), hinted_seats=seats)
        return await self._bots.hint(call, payer)

    async def plant(self, text: str) -> TreeMade:
        """Lays the tables of a record with variations, to be looked at and tried out again; nobody plays at them."""
        self._check_room()
        tree, games = await asyncio.to_thread(games_of, text)
        self._check_room(len(games) - 1)
        first = games[0]
        names = [*map(clean, tree.names), *[""] * first.seats]
        people = [SeatWish("here", names[number]) for number in range(first.seats)]
        ids = [await self._lay_closed(first, people, None)]
        ended = (first.scores(), first.outcome().ranks)
        for one, game in zip(tree.branches, games[1:], strict=True):
            root = ids[0] if one.of != MAIN else ""
            origin = WhatIf(ids[one.of - MAIN], one.moves, one.seat, *ended, root=root)
            ids.append(await self._lay_closed(game, alone(people, one.seat), origin))
        key = new_token()
        comments = [CommentInfo(ids[one.line - MAIN], one.moves, one.text) for one in tree.comments if one.text]
        await self.trees.plant(ids[0], key, ids[1:], comments)
        return TreeMade(self.info(ids[0]), key)

    async def _lay_closed(self, game: Game, people: list[SeatWish], origin: WhatIf | None) -> str:
        """A table that nobody plays on at, be its game over or not."""
        seats, _, _ = _seated(people)
        header = header_of(game, seats, "", False, time.time())
        header.what_if = origin
        table = await self._open(header, plays_of(game))
        if origin is not None and not game.over:
            await table.seating.close(origin.seat)
        return table.id

    async def rematch(self, id: str, token: str, again: str = "") -> TableMade:
        """The same people and options again; where a game hands something on, the next of its campaign.

        Everyone at the old table is told, and sits down at the new one with the keys they have. `again`: a table of the
        same campaign, whose chapter is tried again instead. A game that is under way can be left so by who plays alone.
        """
        table = self.find(id)
        own_seats = table.admission.seats_of([token])
        if not own_seats:
            raise NotYours("rematch-players-only")
        tried = self._earlier(table, again) if again else None
        people = [number for number, seat in enumerate(table.seats) if seat.kind != "bot"]
        invitations: list[SeatKey] = []
        """To seats that nobody has ever sat in, as in a campaign that was brought here from a file."""

        async def make(legacy: Data | None) -> str:
            begins = legacy if tried is None else tried.header.legacy
            if tried is None and table.ended is not None:
                begins = table.header.legacy  # a chapter that was not played to its end is tried again
            goes_on = legacy is not None or tried is not None or table.ended is not None
            campaign = table.campaign if goes_on else ""
            wished = _again(table)
            wished.rated = table.header.rated and begins is None
            made = await self._make(wished, begins, campaign, table.seats)
            invitations.extend(made.invitations)
            return made.table.id

        rematch = await table.play_again(make, tried is not None and list(own_seats) == people)
        keys = table.keys_after([SeatKey(seat, token) for seat in own_seats])
        return TableMade(self.glance(rematch).info(), keys, invitations)

    # --- campaigns ----------------------------------------------------------------------------------------------------

    def _earlier(self, table: Table, id: str) -> Table:
        earlier = self.glance(id)
        if not table.campaign or earlier.campaign != table.campaign:
            raise BadWish("other-campaign")
        return earlier

    def chapters(self, id: str) -> int:
        """How many tables a campaign has, each of which is read for who asks for it."""
        return len(self._store.campaign(id))

    def campaign(self, id: str) -> CampaignInfo:
        """Its games, but for those whose tables are damaged."""
        games = [game for game in map(self._chapter, self._store.campaign(id)) if game is not None]
        if not any(game.table.campaign == id for game in games):
            raise NoSuchTable("no-such-campaign")
        return CampaignInfo(id, sorted(games, key=lambda game: game.table.created))

    def _chapter(self, id: str) -> ChapterInfo | None:
        """None where its table is damaged."""
        try:
            table = self.glance(id)
        except BrokenTable:
            return None
        except BadRecord:
            return ChapterInfo(closed_info(self._stored(id)), None, None)
        return ChapterInfo(table.info(), _outcome(table), table.header.legacy)

    def finished(self, before: float, id: str, most: int) -> list[tuple[str, float]]:
        """As the store says it: the tables that were over last."""
        return self._store.finished(before, id, most)

    def outcome(self, id: str) -> OutcomeInfo | None:
        """How a game ended; None while it is played, or where nobody can say."""
        return _outcome(self.glance(id))

    def glance(self, id: str) -> Table:
        """A table for a moment: one that nobody is at stays put away, and one of another server there."""
        at_hand = self._tables.get(id) or self._finished.get(id)
        if at_hand is not None:
            return at_hand
        table = self._table(self._stored(id))
        if self.fleet is not None:
            table.presence.suppose(self.fleet.here(id))
        return table

    def follow(self, id: str, token: str, visitor: Visitor) -> TableMade:
        """Where the people of a table play now, with the keys of this one's seats: a key is good for ever."""
        table = self.find(id)
        own_seats = table.admission.seats_of([token])
        keys = [SeatKey(seat, token) for seat in own_seats]
        while table.rematch is not None:
            keys = table.keys_after(keys)
            visitor.spend("openings")
            table = self.glance(table.rematch.table)
        return TableMade(table.info(), keys)

    async def save_campaign(self, id: str) -> str:
        """A campaign as one file, without chapters that people ended before their rules did."""
        tables = [self.glance(game.table.id) for game in self.campaign(id).games if game.table.status != NEWER]
        saved: list[SavedGame] = []
        for table in tables:
            if table.ended is None or table is tables[-1]:
                record = await table.record() if table.outcome and not table.ended else ""
                saved.append(SavedGame(_saved(table), record))
                await asyncio.sleep(0)  # each is played again, and others are served in between
        return campaign_text(saved)

    async def bring_back(self, text: str) -> TableMade:
        """Lays the tables of a saved campaign again; a chapter that was not over begins anew.

        Whoever brings it has the seats here, and invites the others to the table to go on at.
        """
        saved = read_campaign(text)
        self._check_room(len(saved))
        games = await asyncio.to_thread(finished_games, saved)
        campaign = ""
        made: TableMade | None = None
        for one, game in zip(saved, games, strict=False):
            made = await self._lay(one.table, game, campaign)
            campaign = campaign or made.table.id
        if saved[-1].record and made is not None:
            return made
        last = saved[-1].table
        wish = NewTable(last.title, _with_bringer(last.seats), last.options, last.name, last.listed)
        return await self._make(wish, last.legacy, campaign)

    async def _lay(self, saved: SavedTable, game: Game, campaign: str) -> TableMade:
        seats, keys, invitations = _seated(_with_bringer(saved.seats))
        created = min(saved.created, time.time())
        header = header_of(game, seats, clean(saved.name), saved.listed, created, campaign)
        table = await self._open(header, plays_of(game))
        self._changed(table)
        return TableMade(table.info(), keys, invitations)

    async def _deal_late(self, table: Table) -> None:
        """Nobody can hold a table up by keeping back what they have promised."""
        try:
            await asyncio.sleep(REVEAL_WITHIN)
            for failures in count():
                try:
                    return await table.dealing.deal()
                except NotSaved as problem:
                    log.warning("Table %s cannot be dealt yet: %s", table.id, problem)
                    await asyncio.sleep(BOT_PAUSES[min(failures, len(BOT_PAUSES) - 1)])
        finally:
            table.dealing.task = None

    # --- clocks -------------------------------------------------------------------------------------------------------

    def _set_alarm(self, table: Table) -> None:
        if table.time.alarm is not None:
            table.time.alarm.cancel()
            table.time.alarm = None
        due = table.time.due()
        if due is not None:
            wait = max(0, due - self._now()) / SECOND
            table.time.alarm = asyncio.get_running_loop().call_later(wait, self._ring, table)

    def _ring(self, table: Table) -> None:
        table.time.alarm = None
        if self._is_at_hand(table.id):
            self._spawn(self._keep_time(table))

    async def _keep_time(self, table: Table) -> None:
        try:
            await table.time.ring()
        except FlibusteError as problem:
            log.warning("The time of table %s cannot be kept now: %s", table.id, problem)
            await asyncio.sleep(BOT_PAUSES[-1])
        self._changed(table)

    async def _await_answers(self, table: Table) -> None:
        """No answer is a no."""
        try:
            while table.requests.open is not None:
                await asyncio.sleep(min(max(table.requests.open.until - table.clock(), 0.0), LOOKED_AFTER_EVERY))
                try:
                    await table.requests.lapse()
                except NotSaved as problem:
                    log.warning("A request at table %s cannot be ended yet: %s", table.id, problem)
                    await asyncio.sleep(BOT_PAUSES[-1])
        finally:
            table.requests.task = None

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _changed(self, table: Table) -> None:
        """Lets a bot think where it is its turn, and lets go of a finished table that nobody looks at."""
        self._set_alarm(table)
        self._keep_books(table)
        if table.over and table.audience.viewers:
            self._tables[table.id] = table
        elif table.over:
            self._tables.pop(table.id, None)
            self._finished[table.id] = table
        elif table.dealing.is_under_way:
            if table.dealing.task is None:
                table.dealing.task = self._spawn(self._deal_late(table))
        elif table.bot_task is None and _goes_on(table):
            table.bot_task = self._spawn(self._play_bots(table))
        if table.requests.open is not None and table.requests.task is None:
            table.requests.task = self._spawn(self._await_answers(table))

    def _keep_books(self, table: Table) -> None:
        """So that people find their tables on every device, and what they play there is counted."""
        if table.over and table.sitters and not table.is_settled and table.settling is None:
            table.settling = self._spawn(self._settle(table))
        elif not table.over and table.sitters != table.noted_sitters:
            self._spawn(self._note_sitters(table))

    async def _settle(self, table: Table) -> None:
        try:
            for failures in count():
                try:
                    return await self._results.settle(table)
                except NotSaved as problem:
                    log.warning("The game of table %s is not counted yet: %s", table.id, problem)
                    await asyncio.sleep(BOT_PAUSES[min(failures, len(BOT_PAUSES) - 1)])
        except BadRecord as problem:
            log.warning("The game of table %s cannot be counted: %s", table.id, problem)
        finally:
            table.settling = None

    async def _settle_all(self) -> None:
        """Games that were over, and not counted, when their server ended."""
        for id in self._results.expected():
            try:
                table = self.find(id)
                if not table.over:
                    continue
                await self._settle(table)
            except NoSuchTable:
                await self._results.forget(id)
            except FlibusteError:  # it is damaged, or another server plays it
                continue

    async def _note_sitters(self, table: Table) -> None:
        """Missed, it is done again at the next start."""
        sitters, before = table.sitters, table.noted_sitters
        table.noted_sitters = sitters
        with contextlib.suppress(NotSaved):
            if sitters:
                await self._results.expect(table)
            for id in sitters - before if not table.over else ():
                await self.people.note_table(id, table.id, table.header.created)
            for id in before - sitters:
                await self.people.drop_table(id, table.id)

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play_bots(self, table: Table) -> None:
        """Plays for the bots of a table until a person is to move. Nothing that a bot does can stop a table."""
        failures = 0
        try:
            while _goes_on(table):
                try:
                    await self._play_bot(table)
                    failures = 0
                except BadRecord as problem:
                    log.warning("Nobody can play on at table %s: %s", table.id, problem)
                    return
                except Exception as problem:
                    _tell_trouble(table, problem)
                    await asyncio.sleep(BOT_PAUSES[min(failures, len(BOT_PAUSES) - 1)])
                    failures += 1
        finally:
            table.bot_task = None

    async def _play_bot(self, table: Table) -> None:
        turn = await table.bot_turn()
        if turn is None:
            return
        pause = self._second_thoughts if turn.may_be_undone else 0.0
        move, _ = await asyncio.gather(self._choice(table, turn), asyncio.sleep(pause))
        if turn.moment != table.moment:
            return  # somebody took a move back, or their seat, while the bot was thinking
        try:
            await table.move(turn.seat, move, turn.after, turn.bot)
            MOVES.add("bot")
        except (UnknownMove, Refused) as problem:
            if turn.moment == table.moment:
                log.warning("Bot %s: %s A random move is made in its place.", turn.bot, problem)
                await table.move(turn.seat, turn.random_move(), turn.after, turn.bot)

    async def hint(self, table: Table, seat: int, after: int) -> list[HintInfo]:
        """The best moves for a person who plays against bots alone, looked at longer where the same is asked again.

        That it was asked for is on disk before.
        """
        turn = await table.hint_turn(seat, after)
        data = dict(turn.position.to_data())
        before = table.hints_here - 1
        call = Call(table.title.id, seat, "", turn.seed, data, hinted_seats=len(table.seats), hinted_before=before)
        return await self._bots.hint(call, table.maker)

    async def _choice(self, table: Table, turn: BotTurn) -> str:
        """The bot's move, as it planned it if it sees what it foresaw; that of a simple one where it gives none."""
        plan = self._plans.pop(table, [])
        if plan and plan[0].sight == sight(turn.position, turn.seat):
            self._plans[table] = plan[1:]
            return plan[0].move
        call = Call(table.title.id, turn.seat, turn.bot, turn.seed, dict(turn.position.to_data()))
        try:
            answer = await self._bots.choose(call, table.maker)
        except BotFailed as problem:
            log.warning("%s Another bot plays in its place at table %s.", problem, table.id)
            return turn.simple_move()
        self._plans[table] = answer.then
        return answer.move


def _outcome(table: Table) -> OutcomeInfo | None:
    return msgspec.convert(table.outcome, OutcomeInfo | None)


def _goes_on(table: Table) -> bool:
    """Bots among themselves play for somebody: while nobody looks they rest."""
    return table.bot_to_move and (bool(table.audience.viewers) or any(seat.is_played for seat in table.seats))


def _tell_trouble(table: Table, problem: Exception) -> None:
    if isinstance(problem, FlibusteError):
        log.warning("The bots of table %s wait: %s", table.id, problem)
    else:
        log.error("The bots of table %s wait.", table.id, exc_info=problem)


def clean(name: str) -> str:
    """A name as people may see it: no control characters, no line breaks, not too long."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:LONGEST_NAME].strip()


def _few_of_each(tables: list[Table]) -> list[Table]:
    """So many of each maker: nobody can crowd others out of the lobby."""
    makers = Crowd()
    return [table for table in tables if makers.enter(table.maker, MOST_LISTED)]


def _some_of_each(tables: list[Listed]) -> list[Listed]:
    """However much is played, those that wait for somebody are found."""
    waiting = [table for table in tables if table.status == "waiting"]
    others = [table for table in tables if table.status != "waiting"]
    return waiting[:SHOWN_IN_LOBBY] + others[:SHOWN_IN_LOBBY]


def _is_listed(table: Table, now: float) -> bool:
    """As long as somebody is there, and a while longer: a table that everybody has forgotten is in nobody's way."""
    rests_for = WAITS_FOR if table.status == "waiting" else PLAYED_FOR
    is_visited = bool(table.audience.viewers) or table.last_seen > now - rests_for
    return table.header.listed and not table.over and is_visited


def _is_shown(closed: TableInfo, since: float) -> bool:
    return closed.listed and closed.seat_to_move >= 0 and closed.created > since


def _seated(
    wishes: list[SeatWish], before: Sequence[Seat] = ()
) -> tuple[list[StoredSeat], list[SeatKey], list[SeatKey]]:
    """The seats of a new table; keys and invitations that its maker gets for those that nobody holds yet."""
    seats = [_seat(number, wish) for number, wish in enumerate(wishes)]
    keys: list[SeatKey] = []
    invitations: list[SeatKey] = []
    for number, seat in enumerate(seats):
        if before:
            seat.keys, seat.person = list(before[number].keys), before[number].person
        if seat.keys:
            continue
        if seat.kind == "here":
            keys.append(SeatKey(number, new_token()))
            seat.keys = [key_of(keys[-1].token)]
        elif seat.kind == "link":
            invitations.append(SeatKey(number, new_invitation()))
            seat.invitation = key_of(invitations[-1].token)
    return seats, keys, invitations


def _check_rated(wish: NewTable, seats: list[StoredSeat], legacy: Data | None) -> None:
    """What can be known before anybody comes; who comes later is asked then."""
    here = [seat for seat in seats if seat.kind == "here" or seat.keys]
    if wish.seed or legacy is not None or len(seats) < 2:
        raise BadWish("rated-fresh-only")
    if not all(seat.person for seat in here) or all(seat.kind == "bot" for seat in seats):
        raise BadWish("rated-names-kept")
    if any(seat.kind == "bot" and seat.bot not in level_names() for seat in seats):
        raise BadWish("rated-levels-only")


def _sit_down(seats: list[StoredSeat], sitter: Sitter | None) -> None:
    """Whoever makes a table sits where a seat at their screen bears their name."""
    if sitter is not None:
        own = [seat for seat in seats if seat.kind == "here" and likeness(seat.name) == likeness(sitter.name)]
        for seat in own[:1]:
            seat.person, seat.name = sitter


def _seat(number: int, wish: SeatWish) -> StoredSeat:
    if wish.kind not in SEAT_KINDS:
        raise BadWish("seat-kind")
    if wish.kind != "bot":
        return StoredSeat(wish.kind, clean(wish.name) or f"Player {number + 1}", taken=wish.kind == "here")
    bots = level_names() + bot_names()  # tables older than the levels play again with the bots they had
    if wish.bot not in bots:
        raise BadWish("no-bot-called", bot=wish.bot[:60], bots=", ".join(bots))
    return StoredSeat("bot", clean(wish.name) or wish.bot.capitalize(), bot=wish.bot)


def _again(table: Table) -> NewTable:
    """The same table once more."""
    header = table.header
    again = NewTable(header.title, _people(table), dict(header.options), header.name, header.listed, clock=header.clock)
    again.chat, again.patience = header.chat, header.patience
    return again


def _people(table: Table) -> list[SeatWish]:
    """Who plays at a table. Who came by the lobby has a key from now on, so that no stranger can take the seat."""
    return [SeatWish("link" if seat.kind == "open" else seat.kind, seat.name, seat.bot) for seat in table.seats]


def _with_bringer(seats: list[SeatWish]) -> list[SeatWish]:
    """Whoever brings a campaign back plays for the first person, unless somebody has sat at the screen already."""
    if any(seat.kind == "here" for seat in seats):
        return seats
    first = next((number for number, seat in enumerate(seats) if seat.kind != "bot"), -1)
    return [SeatWish("here", seat.name) if number == first else seat for number, seat in enumerate(seats)]


def _saved(table: Table) -> SavedTable:
    header = table.header
    options = dict(header.options)
    return SavedTable(header.title, header.name, header.listed, header.created, options, _people(table), header.legacy)


def _new_id() -> str:
    """A command would take one that begins with a hyphen for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


__all__ = ["BadWish", "Host", "NoSuchTable", "NotNow", "NotYours", "Thinker", "TooMany", "clean"]
