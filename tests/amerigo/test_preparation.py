"""Preparing the next round: AM-PREP."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, new_table

from flibuste.games.amerigo.frames import ROUND_END


def test_one_more_pirate() -> None:
    """AM-PREP-01: EXAMPLE 3, 1, 2 are face up, then 4 is revealed: 10 in the next round."""
    table = arrange(step="round_end", round=3, pirates="3 1 2 4").play("pirates")
    assert (table.view["pirates"], table.view["strength"]) == ([3, 1, 2, 4], 10)
    assert table.told("pirate-revealed") == [{"strength": 4}]


def test_which_pirate_it_is_comes_to_light() -> None:
    """AM-PREP-01, AM-PHA-14: who looks ahead knows two markers apart, but not those that are still hidden."""
    seen = [
        arrange(step="round_end", pirates=pirates).play("pirates").p.sights for pirates in ("3 1 2", "3 2 1", "3 1 4")
    ]
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]


def test_progress_tokens_slide_to_the_right() -> None:
    """AM-PREP-02: the right half is discarded, the left half slides over, four new ones come."""
    shown = "more-navigation more-cannons more-planning more-progress three-gold five-gold seven-points fair-wind"
    table = arrange(step="round_end", display=shown, pile="more-gold post-gold safe-harbor two-neutrals").play(
        "pirates"
    )
    assert table.view["tokens"] == [
        *["more-gold", "post-gold", "safe-harbor", "two-neutrals"],
        *["more-navigation", "more-cannons", "more-planning", "more-progress"],
    ]
    assert table.told("tokens-shown") == [{"tokens": ["more-gold", "post-gold", "safe-harbor", "two-neutrals"]}]
    table.play("throw")
    assert not {"three-gold", "five-gold", "seven-points", "fair-wind"} & {
        *table.view["tokens"],
        *table.view["unseen_tokens"],
    }


def test_gaps_are_not_filled() -> None:
    """AM-PREP-02, AM-PREP-03: they slide along."""
    table = arrange(step="round_end", display="more-cannons three-gold")
    table.p.token_display = (-1, *table.p.token_display[1:])
    table.play("pirates")
    assert table.view["tokens"][4:] == ["", "three-gold", "", ""]
    assert "" not in table.view["tokens"][:4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_token_appears_exactly_once(seats: int) -> None:
    """AM-PREP-03, AM-PREP-05: both piles are used up when round 5 is prepared."""
    table = new_table(seats, "once")
    tokens, production = [*table.view["tokens"]], [*table.view["market"]]
    for _ in busy_moves(table, seats):
        pass
    for facts in table.told("tokens-shown"):
        assert isinstance(facts["tokens"], list)
        tokens += [str(token) for token in facts["tokens"]]
    for facts in table.told("market-filled"):
        assert isinstance(facts["productions"], list)
        production += [str(token) for token in facts["productions"]]
    assert len(tokens) == len(set(tokens)) == 24
    assert len(production) == {2: 30, 3: 40, 4: 50}[seats]
    assert (table.view["unseen_tokens"], table.view["unseen_production"]) == ([], {})


@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 8), (4, 10)])
def test_the_market_is_filled_anew(seats: int, spaces: int) -> None:
    """AM-PREP-04: what is left is discarded, and every space gets a new one."""
    table = arrange(step="round_end", seats=seats, market="cotton:2 sugar:3")
    unseen = table.view["unseen_production"]
    table.play("pirates")
    market = table.view["market"]
    assert len(market) == spaces and "" not in market
    after = table.view["unseen_production"]
    assert all(market.count(name) + after.get(name, 0) == number for name, number in unseen.items())


def test_the_round_marker_falls() -> None:
    """AM-PREP-06"""
    table = arrange(step="round_end", round=1)
    for round, factor in ((2, 4), (3, 3), (4, 2), (5, 1)):
        table.play("pirates")
        assert (table.view["round"], table.view["factor"]) == (round, factor)
        assert table.told("round-began")[-1] == {"round": round, "factor": factor}
        table.p.ask(ROUND_END)  # straight to its end


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_is_announced_once(seats: int) -> None:
    """AM-PREP-06: the first one too, so that the log has its heading and the race chart its start."""
    table = new_table(seats, "announced")
    table.told_from = 0
    for _ in busy_moves(table, seats):
        pass
    assert table.told("round-began") == [{"round": round, "factor": 6 - round} for round in range(1, 6)]
    assert table.story[:2] == ["game-started", "round-began"]


def test_nothing_is_prepared_after_the_last_round() -> None:
    """AM-PREP-01, AM-END-01: after rounds 1 to 4 only."""
    table = arrange(step="round_end", round=5).play("pirates")
    assert table.game.over
    assert not {"pirate-revealed", "tokens-shown", "market-filled", "round-began"} & set(table.story)


def test_no_production_is_lost() -> None:
    """AM-PREP-04, AM-PRD-03, AM-INV-01: what was bought and what nobody bought are out of the game."""
    table = arrange(cubes="2 yellow", market="cotton:2 sugar:4")
    everything = table.p.pieces()
    assert table.play("act yellow", "buy cotton:2").p.pieces() == everything
    table = arrange(step="round_end")
    everything = table.p.pieces()
    assert table.play("pirates").p.pieces() == everything


def test_new_tokens_come_to_light() -> None:
    """AM-PREP-02: a search tells one display from another."""
    piles = ("seven-points fair-wind three-gold five-gold", "fair-wind seven-points three-gold five-gold")
    assert len({arrange(step="round_end", pile=pile, display="").play("pirates").p.sights for pile in piles}) == 2


def test_a_new_market_comes_to_light() -> None:
    """AM-PREP-04: a search tells one market from another."""
    tables = [arrange(step="round_end", pile="seven-points fair-wind three-gold five-gold", display="") for _ in "ab"]
    tables[1].p.production_pile = tables[1].p.production_pile[::-1]
    first, second = [table.play("pirates") for table in tables]
    assert first.view["market"] != second.view["market"]
    assert first.p.sights != second.p.sights
