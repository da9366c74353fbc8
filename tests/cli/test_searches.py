"""The measuring of searches: what is counted, and from which positions. How long it takes is nobody's test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flibuste.cli.bench import middle_positions
from flibuste.cli.searches import (
    SEARCH_PEERS,
    TREE,
    Grown,
    Growth,
    SearchPeer,
    growth,
    measure_search_peer,
    real_choices,
    searched_seats,
    visited,
)
from flibuste.games import find_title, titles
from flibuste.kernel.title import Title


class Tree:
    """As OpenSpiel's nodes are."""

    def __init__(self, explore_count: int, *children: Tree) -> None:
        self.explore_count = explore_count
        self.children = list(children)


class Orchard:
    """Grows trees by a clock of its own, so much for each playout, and keeps what it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.now = 0.0
        self.seconds = seconds
        self.asked: list[int] = []
        monkeypatch.setattr("flibuste.cli.searches.process_time", lambda: self.now)

    def grow(self, playouts: int) -> Callable[[], Grown]:
        self.asked.append(playouts)
        self.now += playouts * self.seconds
        return lambda: Grown(playouts, 2 * playouts)

    def grow_unseen(self, playouts: int) -> Callable[[], Grown]:
        self.grow(playouts)
        return lambda: Grown(playouts, 0)


def test_quick_trees_grow_tall_and_then_many(monkeypatch: pytest.MonkeyPatch) -> None:
    orchard = Orchard(monkeypatch, 1 / 8192)
    made = growth([orchard.grow, orchard.grow], 1.0)
    assert orchard.asked == sorted(orchard.asked)
    assert orchard.asked.count(TREE) == 6  # two trees of 0.24 seconds at a time, until they took one second
    assert made == Growth(8192.0, 16384.0, TREE)


def test_slow_trees_grow_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    orchard = Orchard(monkeypatch, 1 / 128)
    made = growth([orchard.grow, orchard.grow], 1.0)
    assert 64 <= orchard.asked[-1] < TREE
    assert made == Growth(128.0, 256.0, orchard.asked[-1])


def test_one_round_of_small_trees_is_the_least(monkeypatch: pytest.MonkeyPatch) -> None:
    orchard = Orchard(monkeypatch, 1.0)
    assert growth([orchard.grow, orchard.grow], 1.0) == Growth(1.0, 2.0, orchard.asked[0])
    assert len(orchard.asked) == 2


def test_a_tree_that_cannot_be_read_has_no_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert growth([Orchard(monkeypatch, 1.0).grow_unseen], 1.0).nodes_per_second is None


def test_only_visited_nodes_count() -> None:
    assert visited(Tree(4, Tree(2, Tree(1), Tree(0)), Tree(1), Tree(0))) == 4


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_search_is_measured_where_there_is_a_choice(title: Title) -> None:
    for seats in searched_seats(title):
        found = real_choices(middle_positions(title), seats)
        assert len(found) >= 5
        assert all(len(position.moves()) > 1 and len(position.scores()) == seats for position in found)


def test_port_royal_is_searched_with_two_and_four() -> None:
    assert searched_seats(find_title("port_royal")) == (2, 4)
    assert searched_seats(find_title("amerigo")) == (2,)


@pytest.mark.parametrize("peer", SEARCH_PEERS, ids=lambda peer: f"{peer.engine} {peer.game} {peer.mode}")
def test_open_spiel_grows_trees(peer: SearchPeer) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; `pip install .[bench]` brings it")
    assert pyspiel.load_game(peer.game).num_players() == peer.seats
    made = measure_search_peer(peer, 0.001)
    assert made["playout"] == peer.playout
    assert made["playouts_per_second"]
    assert (made["nodes_per_second"] is None) == (peer.engine == "OpenSpiel IS-MCTS")
