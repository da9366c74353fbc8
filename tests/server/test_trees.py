"""Trees of what-ifs: branches of branches with comments, private unless shared, saved and brought back whole."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random

import pytest
from tests.server.helpers import OpenServer, tokens, turns_of_others
from tests.server.test_history import play_to_the_end, table_of
from tests.server.test_host import wish, with_host
from tests.server.worlds import WAYS, Way

from flibuste.kernel.game import Game
from flibuste.kernel.records import read_record
from flibuste.kernel.variations import LONGEST_COMMENT, MAIN, MOST_BRANCHES, read_tree
from flibuste.server import trees
from flibuste.server.host import Host
from flibuste.server.limits import BUDGETS, Budget
from flibuste.server.people import BadKey
from flibuste.server.protocol import CommentInfo, TreeAsk, TreeInfo, WhatIfAsk
from flibuste.server.store import SqliteStore
from flibuste.server.table import Table
from flibuste.server.trees import NoSuchTree
from flibuste.server.troubles import NotNow

pytestmark = pytest.mark.usefixtures("own_titles")
KEY = "anne-has-made-this-up-1"
OTHER = "somebody-elses-own-key-2"


async def branched(host: Host, table: Table, moves: int, seat: int = 0, key: str = KEY) -> Table:
    made = await host.what_if(table.id, WhatIfAsk(moves, seat, tree=key))
    return host.find(made.table.id)


async def play_on(table: Table, moves: int) -> None:
    random = Random(table.moves_made)
    for _ in range(moves):
        game = table._ready()
        seat = game.seat_to_move
        if seat >= 0:
            move = random.choice(game.moves()).notation
            await table.move(seat, move, table.moves_made, table.seats[seat].played_by)


async def said(host: Host, root: Table, line: Table, moves: int, text: str) -> TreeInfo:
    return await host.trees.ask(root, TreeAsk(KEY, comment=CommentInfo(line.id, moves, text)))


def comments_of(tree: TreeInfo) -> list[tuple[str, int, str]]:
    return [(one.table, one.moves, one.text) for one in tree.comments]


@pytest.mark.parametrize("way", [WAYS[0], WAYS[-1]], ids=str)
def test_a_tree_comes_back_from_its_file_as_it_was(tmp_path: Path, way: Way) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        root = await table_of(host, way)
        await play_to_the_end(root)
        first = await branched(host, root, 4)
        await play_on(first, 5)
        await host.trees.ask(root, TreeAsk(KEY, stop=first.id))
        assert first.status == "closed"
        second = await branched(host, first, 2, 1)
        assert second.header.what_if is not None
        assert second.header.what_if.root == root.id
        await play_to_the_end(second) if not any(seat.kind == "bot" for seat in second.seats) else await ended(second)
        running = await branched(host, root, 0)
        await said(host, root, root, 4, "here it turned\u202e")
        tree = await said(host, root, second, 1, "x" * 900)
        assert [line.of for line in tree.lines] == ["", root.id, first.id, root.id]
        assert [line.outcome is None for line in tree.lines] == [False, True, False, True]
        assert comments_of(tree) == [(root.id, 4, "here it turned"), (second.id, 1, "x" * LONGEST_COMMENT)]
        assert [move.number for move in tree.lines[0].moves] == [4]
        assert [move.number for move in tree.lines[1].moves] == [1, 2]
        text = await host.trees.file(root, TreeAsk(KEY))
        assert read_record(text) == read_record(await root.record())
        assert [branch.of for branch in read_tree(text).branches] == [MAIN, 0]
        assert running.id not in text

        made = await host.plant(text)
        again = host.find(made.table.id)
        copy = await host.trees.ask(again, TreeAsk(made.key))
        assert [line.scores for line in copy.lines] == [line.scores for line in tree.lines[:3]]
        assert [line.table.status for line in copy.lines] == ["over", "closed", "over"]
        assert [one.text for one in copy.comments] == [one.text for one in tree.comments]
        assert await host.trees.file(again, TreeAsk(made.key)) == text
        assert not again.header.listed

    with_host(tmp_path, play)


async def ended(table: Table) -> None:
    while not table.over:
        await play_on(table, 50)


def test_a_tree_is_its_owners_alone_until_it_is_shared(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        root = await table_of(host, WAYS[0])
        await play_to_the_end(root)
        tree = await said(host, root, root, 1, "mine")
        for ask in (TreeAsk(tree=tree.tree), TreeAsk(), TreeAsk(tree="nothing")):
            with pytest.raises(NoSuchTree, match="does not share it"):
                await host.trees.ask(root, ask)
        assert comments_of(await host.trees.ask(root, TreeAsk(OTHER))) == []
        assert (await host.trees.ask(root, TreeAsk(KEY, shared=True))).shared
        shared = await host.trees.ask(root, TreeAsk(tree=tree.tree))
        assert (shared.own, comments_of(shared)) == (False, [(root.id, 1, "mine")])
        with pytest.raises(BadKey, match="20 to 64 letters"):
            await host.trees.ask(root, TreeAsk(tree=tree.tree, shared=False))
        await host.trees.ask(root, TreeAsk(KEY, shared=False))
        with pytest.raises(NoSuchTree):
            await host.trees.file(root, TreeAsk(tree=tree.tree))

    with_host(tmp_path, play)


def test_a_tree_has_limits_and_what_it_drops_takes_along_what_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        root = await table_of(host, WAYS[0])
        await play_to_the_end(root)
        first = await branched(host, root, 4)
        await play_on(first, 3)
        await host.trees.ask(root, TreeAsk(KEY, stop=first.id))
        second = await branched(host, first, 1)
        await said(host, root, second, 0, "gone soon")
        monkeypatch.setattr(trees, "MOST_BRANCHES", 2)
        monkeypatch.setattr(trees, "MOST_COMMENTS", 1)
        with pytest.raises(NotNow, match="at most 2 branches"):
            await branched(host, root, 5)
        with pytest.raises(NotNow, match="at most 1 comments"):
            await said(host, root, root, 0, "one too many")
        with pytest.raises(NotNow, match="no such move"):
            await said(host, root, second, 999, "far")
        with pytest.raises(NotNow, match="not one of the tree"):
            await host.trees.ask(root, TreeAsk(KEY, comment=CommentInfo("another", 0, "where?")))
        left = await host.trees.ask(root, TreeAsk(KEY, drop=first.id))
        assert ([line.table.id for line in left.lines], left.comments) == ([root.id], [])

    with_host(tmp_path, play)
    assert MOST_BRANCHES == 60


def test_nothing_is_written_about_a_game_that_people_play(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here", first_player="1"))
        with pytest.raises(NotNow, match="people play each other"):
            await said(host, host.find(made.table.id), host.find(made.table.id), 0, "look")
        alone = host.find((await host.make_table(wish("here", "bot:random", first_player="1"))).table.id)
        assert comments_of(await said(host, alone, alone, 0, "mine")) == [(alone.id, 0, "mine")]
        with pytest.raises(NotNow, match="once that has been played to its end"):
            await host.trees.file(alone, TreeAsk(KEY))

    with_host(tmp_path, play)


def test_others_are_served_between_the_lines_of_a_tree(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        root = await table_of(host, WAYS[0])
        await play_to_the_end(root)
        for moves in range(3):
            line = await branched(host, root, moves)
            await host.trees.ask(root, TreeAsk(KEY, stop=line.id))
        assert await turns_of_others(host.trees.ask(root, TreeAsk(KEY))) >= 4
        assert await turns_of_others(host.trees.file(root, TreeAsk(KEY))) >= 3

    with_host(tmp_path, play)


@pytest.mark.server
def test_a_page_keeps_a_tree(open_server: OpenServer) -> None:
    made = open_server.make_table("here", "bot:random", options={"first_player": "1"})
    id, token = made["table"]["id"], tokens(made)[0]
    copy = open_server.get(f"/api/tables/{id}/what-if", {"moves": 0, "seat": 0, "token": token, "tree": KEY})
    tree = open_server.get(f"/api/tables/{id}/tree", {"key": KEY})
    assert [line["table"]["id"] for line in tree["lines"]] == [id, copy["table"]["id"]]
    assert open_server.ask(f"/api/tables/{id}/tree", {"tree": tree["tree"]})[0] == 404
    assert open_server.ask(f"/api/tables/{id}/tree", {"key": "short"})[0] == 409
    assert open_server.ask(f"/api/tables/{id}/tree/file", {"key": KEY})[0] == 409


def test_a_line_is_played_again_only_when_something_has_happened_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that is played on: a tree may have many of them, and anybody may ask for a tree."""

    async def play(host: Host, _: SqliteStore) -> None:
        root = await table_of(host, WAYS[0])
        await play_to_the_end(root)
        running = await branched(host, root, 2, root._ready().entries[2].seat)
        played: list[str] = []
        at_rest = Table.at_rest

        def counted(table: Table) -> AbstractAsyncContextManager[Game]:
            played.append(table.id)
            return at_rest(table)

        monkeypatch.setattr(Table, "at_rest", counted)
        await host.trees.ask(root, TreeAsk(KEY))
        assert running.id in played
        played.clear()
        before = await host.trees.ask(root, TreeAsk(KEY))
        assert played == []
        await play_on(running, 1)
        after = await host.trees.ask(root, TreeAsk(KEY))
        assert played == [running.id]
        assert before.lines[1].table.moves == 0 < after.lines[1].table.moves

    with_host(tmp_path, play)


@pytest.mark.server
def test_who_saves_a_tree_pays_for_all_its_games(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "records", Budget(3, 3600.0, BUDGETS["records"].too_much))

    async def grow() -> str:
        root = await table_of(open_server.host, WAYS[0])
        await play_to_the_end(root)
        await branched(open_server.host, root, 2)
        return root.id

    path = f"/api/tables/{open_server.do(grow)}/tree/file"
    assert [open_server.ask(path, {"key": KEY}, "8.8.1.1")[0] for _ in range(2)] == [200, 429]
