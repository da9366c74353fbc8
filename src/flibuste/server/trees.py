"""Trees of what-ifs: the branches that somebody has played from moments of a game, with what they say about them.

A branch is a table of its own (what_if.py). A tree is a paper that lies with the table of its game and goes with it. It
belongs to a key that somebody's device has made up, of which the server keeps a part of the hash: that is the tree's
name, by which others look at it once it is shared.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from flibuste.games import recorded_title
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.variations import (
    LONGEST_COMMENT,
    MAIN,
    MOST_BRANCHES,
    MOST_COMMENTS,
    Branch,
    Comment,
    Tree,
    played_lines,
    read_tree,
)
from flibuste.server.chat import cleaned
from flibuste.server.drawers import Drawer
from flibuste.server.limits import check_length
from flibuste.server.people import KEY, BadKey
from flibuste.server.protocol import CommentInfo, LineInfo, NamedMove, OutcomeInfo, ReplyInfo, TreeAsk, TreeInfo
from flibuste.server.seats import key_of
from flibuste.server.store import Store
from flibuste.server.table import Table
from flibuste.server.troubles import NotDone, NotNow

SHELF: Final = "tree-"
"""What the shelf of a tree begins with; its name follows. The paper's key is the table of its game."""
NAME_LENGTH: Final = 24
FIRST_MOVES: Final = 2
"""Of a branch that are named."""
MOST_DRAWN: Final = 500
"""Lines that are kept at hand as they were at their end; any other is played again when somebody asks."""


class NoSuchTree(NotDone):
    pass


class KeptTree(msgspec.Struct):
    shared: bool = False
    branches: list[str] = []
    """Tables, in the order in which they were begun."""
    comments: list[CommentInfo] = []


class Drawn(NamedTuple):
    """A line of a tree as it was when its table's log had so many lines."""

    lines: int
    """Of its table's log."""
    entries: list[tuple[int, str]]
    """Who chose, and what."""
    scores: list[int]


class Trees:
    """All trees of one server."""

    def __init__(self, store: Store, find: Callable[[str], Table], glance: Callable[[str], Table]) -> None:
        self._store = store
        self._find = find
        self._glance = glance
        """A table for a moment; it may be one of another server."""
        self._drawn: OrderedDict[str, Drawn] = OrderedDict()

    # --- what may be asked --------------------------------------------------------------------------------------------

    async def ask(self, table: Table, ask: TreeAsk) -> TreeInfo:
        """The tree as it is after what was wished."""
        if ask.changes:
            _check_allowed(table)
            await self._stop(table, ask)
            await self._drawer(name_of(ask.key)).change(table.id, lambda kept: self._changed(table, kept, ask))
        name, kept = self._found(table, ask)
        lines = [await self._line(self._glance(id), kept.comments) for id in [table.id, *self._there(kept)]]
        return TreeInfo(name, ask.key != "", kept.shared, lines, kept.comments)

    async def _stop(self, table: Table, ask: TreeAsk) -> None:
        """Of a game that is played on nobody may know what is hidden: only what is over can be saved and shared."""
        kept = self._drawer(name_of(ask.key)).get(table.id)
        if kept is None or ask.stop not in kept.branches:
            return
        branch = self._find(ask.stop)
        origin = branch.header.what_if
        if origin is not None and not branch.over:
            await branch.seating.close(origin.seat)

    def check_room(self, root: str, key: str) -> None:
        """Before a branch is made for a tree."""
        kept = self._drawer(name_of(key)).get(root)
        if kept is not None and len(kept.branches) >= MOST_BRANCHES:
            raise NotNow("tree-branches", most=MOST_BRANCHES)

    async def add(self, root: str, key: str, *branches: str) -> None:
        def grown(kept: KeptTree | None) -> KeptTree:
            kept = kept or KeptTree()
            return msgspec.structs.replace(kept, branches=[*kept.branches, *branches])

        await self._drawer(name_of(key)).change(root, grown)

    async def plant(self, root: str, key: str, branches: list[str], comments: list[CommentInfo]) -> None:
        """A whole tree that came from elsewhere."""
        await self._drawer(name_of(key)).change(root, lambda _: KeptTree(False, branches, comments))

    def size(self, table: Table, ask: TreeAsk) -> int:
        """How many games are played again where it is saved."""
        return 1 + len(self._found(table, ask)[1].branches)

    async def file(self, table: Table, ask: TreeAsk) -> str:
        """The record of a finished game with all branches that are not played any more."""
        if not table.over or table.ended is not None:
            raise NotNow("tree-unsaved")
        _, kept = self._found(table, ask)
        ids = [table.id]
        branches: list[Branch] = []
        for id in self._there(kept):
            await asyncio.sleep(0)  # others are served in between
            one = self._glance(id)
            origin = one.header.what_if
            if origin is not None and one.over and origin.table in ids:
                branches.append(
                    Branch(MAIN + ids.index(origin.table), origin.moves, origin.seat, read_record(await one.record()))
                )
                ids.append(id)
        comments = [
            Comment(MAIN + ids.index(one.table), one.moves, one.text) for one in kept.comments if one.table in ids
        ]
        names = [seat.name for seat in table.seats]
        return Tree(read_record(await table.record()), branches, comments, names).to_text()

    # --- what is kept -------------------------------------------------------------------------------------------------

    def _drawer(self, name: str) -> Drawer[KeptTree]:
        return Drawer(self._store, f"{SHELF}{name}", KeptTree)

    def _found(self, table: Table, ask: TreeAsk) -> tuple[str, KeptTree]:
        """By its key, or by its name where it is shared."""
        if ask.key:
            name = name_of(ask.key)
            return name, self._drawer(name).get(table.id) or KeptTree()
        kept = self._drawer(ask.tree[:NAME_LENGTH]).get(table.id)
        if kept is None or not kept.shared:
            raise NoSuchTree("no-such-tree")
        return ask.tree, kept

    def _there(self, kept: KeptTree) -> list[str]:
        """Branches whose tables are still kept, each after the one that it leaves."""
        found: list[str] = []
        for id in kept.branches:
            try:
                self._glance(id)
            except FlibusteError:
                continue
            found.append(id)
        return found

    def _changed(self, table: Table, kept: KeptTree | None, ask: TreeAsk) -> KeptTree:
        kept = kept or KeptTree()
        if ask.shared is not None:
            kept.shared = ask.shared
        if ask.drop:
            gone = self._with_all_that_leave(kept, ask.drop)
            kept.branches = [id for id in kept.branches if id not in gone]
            kept.comments = [one for one in kept.comments if one.table not in gone]
        if ask.comment is not None:
            self._say(table, kept, ask.comment)
        return kept

    def _with_all_that_leave(self, kept: KeptTree, branch: str) -> set[str]:
        gone = {branch}
        for id in self._there(kept):
            origin = self._glance(id).header.what_if
            if origin is not None and origin.table in gone:
                gone.add(id)
        return gone

    def _say(self, table: Table, kept: KeptTree, comment: CommentInfo) -> None:
        if comment.table not in (table.id, *kept.branches):
            raise NotNow("tree-line")
        if not 0 <= comment.moves <= self._glance(comment.table).moves_made:
            raise NotNow("tree-move")
        place = (comment.table, comment.moves)
        kept.comments = [one for one in kept.comments if (one.table, one.moves) != place]
        text = cleaned(comment.text, LONGEST_COMMENT)
        if text and len(kept.comments) >= MOST_COMMENTS:
            raise NotNow("tree-comments", most=MOST_COMMENTS)
        if text:
            kept.comments.append(CommentInfo(*place, text))

    # --- lines --------------------------------------------------------------------------------------------------------

    async def _line(self, table: Table, comments: list[CommentInfo]) -> LineInfo:
        await asyncio.sleep(0)  # others are served between two lines
        drawn = await self._drawn_of(table)
        origin = table.header.what_if
        told = {one.moves for one in comments if one.table == table.id}
        if origin is not None:
            told |= set(range(1, FIRST_MOVES + 1))
        book = table.title.book
        moves = [
            NamedMove(number, seat, msgspec.convert(book.named(move).to_data(), ReplyInfo))
            for number, (seat, move) in enumerate(drawn.entries, 1)
            if number in told
        ]
        outcome = msgspec.convert(table.outcome, OutcomeInfo | None)
        return LineInfo(table.info(), "" if origin is None else origin.table, drawn.scores, outcome, moves)

    async def _drawn_of(self, table: Table) -> Drawn:
        drawn = self._drawn.pop(table.id, None)
        if drawn is None or drawn.lines != table.next_number:
            async with table.at_rest() as game:
                # of a choice that others may not know all of, nothing is named before the end
                hides = game.is_private and not table.over
                entries = [] if hides else [(entry.seat, entry.move) for entry in game.entries]
                drawn = Drawn(table.next_number, entries, game.scores(NOBODY))
        self._drawn[table.id] = drawn
        if len(self._drawn) > MOST_DRAWN:
            self._drawn.popitem(last=False)
        return drawn


def name_of(key: str) -> str:
    if KEY.fullmatch(key) is None:
        raise BadKey("tree-key")
    return key_of(key)[:NAME_LENGTH]


def _check_allowed(table: Table) -> None:
    """As for what-ifs: while people play each other nothing is written about their game."""
    if table.over and table.ended is not None:
        raise NotNow("ended-early")
    if not table.over and sum(1 for seat in table.seats if seat.kind != "bot") != 1:
        raise NotNow("people-play")


def games_of(text: str) -> tuple[Tree, list[Game]]:
    """A tree that came as a file, with the games of its main line and of its branches, checked move for move.

    For a thread: from one line to the next others are served.
    """
    tree = read_tree(text)
    for line in (tree.record, *[branch.record for branch in tree.branches]):
        check_length(line)
    games: list[Game] = []
    for game in played_lines(recorded_title(tree.record.title), tree):
        games.append(game)
        time.sleep(0)  # compiled code would keep the interpreter to itself
    if not games[0].over:
        raise NotNow("tree-unfinished")
    for comment in tree.comments:
        comment.text = cleaned(comment.text, LONGEST_COMMENT)
    return tree, games
