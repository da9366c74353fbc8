"""What never changes, whoever plays: SA-INV, and that games end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from tests.treasure_map.table import MODES, Table, eager_moves, random_game, random_moves


def moments(number: int) -> Iterator[Table]:
    """Every position of a random game, then of one by players who want something."""
    table = random_game(number)
    for _ in random_moves(table, number, 300):
        yield table
    table = random_game(number, "eager")
    for _ in eager_moves(table, number, 150):
        yield table


GAMES = pytest.mark.parametrize("number", range(len(MODES)))


@GAMES
def test_map_pieces_and_tokens_add_up(number: int) -> None:
    """SA-INV-01, SA-INV-02, SA-LEV-07."""
    for table in moments(number):
        p = table.p
        loots = p.all_loot()
        sets = p.level - (1 if p.terms.solo else 0)
        held = [[p.offer >> 4 * piece & 15 for piece in range(4)], *[loot.piece_counts() for loot in loots]]
        assert [sum(counts) for counts in zip(*held, strict=True)] == [sets] * 4
        on_temples = [slot for slot in p.temple_tokens if slot >= 0]
        tokens = len(on_temples) + len(p.swapped) + sum(len(loot.tokens) for loot in loots)
        assert tokens == (5 if p.terms.solo else 4 * p.level)


@GAMES
def test_ships_and_crews_are_where_they_can_be(number: int) -> None:
    """SA-INV-03, SA-INV-05, SA-MOVE-08."""
    for table in moments(number):
        p = table.p
        for player in p.players:
            assert p.chart.is_sea(player.ship)
            assert p.chart.is_land(player.crew) or player.crew == player.ship
            assert min(player.carried.gold, player.stored.gold, player.balls) >= 0
        if table.step == "actions":
            crews = [int(player.crew) for player in p.players if not p.is_neutral(player.crew)]
            assert crews.count(int(p.player().crew)) <= 1


@GAMES
def test_pirates_hunt_rest_or_are_gone(number: int) -> None:
    """SA-INV-04."""
    for table in moments(number):
        p = table.p
        for pirate in p.pirates:
            assert pirate.target >= 0 or pirate.cell in (pirate.home, -1)
            if pirate.cell >= 0:
                assert p.chart.is_sea(pirate.cell)
                assert not p.terms.ports_neutral or not p.is_neutral(pirate.cell)


@GAMES
def test_gold_comes_and_goes_by_the_book(number: int) -> None:
    """SA-INV-05: it comes by wake, treasure and galleon, and goes by purchases alone."""
    for table in (random_game(number), random_game(number, "eager")):
        told = table.told_from
        before = all_gold(table)
        for _ in chain(random_moves(table, number, 150), eager_moves(table, number, 150)):
            pass
        change = 0
        for event in table.game.events[told:]:
            facts = event.facts
            if event.name == "galleon-sailed":
                change += 1
            elif event.name in ("treasure-found", "galleon-taken"):
                change += int(str(facts["gold"]))
            elif event.name == "bought":
                change -= int(str(facts["price"]))
        assert all_gold(table) - before == change


def all_gold(table: Table) -> int:
    return sum(loot.gold for loot in table.p.all_loot()) + sum(int(coins) for coins in table.p.coins)


@GAMES
def test_games_end(number: int) -> None:
    """SA-END-07, SA-END-10: within their limits."""
    table = random_game(number)
    made = len(list(random_moves(table, number)))
    assert table.game.over
    assert made <= 2500


def test_eager_players_find_eldorado() -> None:
    """SA-END-01: the way through tokens, swaps and Eldorado can be gone."""
    table = random_game(14, "eager")
    for _ in eager_moves(table, 1, 1000):
        pass
    assert table.outcome.ending == "eldorado"
