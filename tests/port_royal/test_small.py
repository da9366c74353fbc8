"""The small game for research: PR-SMALL."""

from __future__ import annotations

import pytest
from tests.port_royal.table import TITLE, Table, new_table, random_moves

from flibuste.games.port_royal.pieces import codes
from flibuste.games.port_royal.piles import cards_in
from flibuste.games.port_royal.setup import deck_for
from flibuste.kernel.refusals import BadOption

SAILOR = "sailor:3/1"
PINNACE = "pinnace:1/1"
SKIFF = "skiff:1/1"


def small(*top: str) -> Table:
    return new_table(sets="small", top=" ".join(top))


@pytest.mark.parametrize(
    "options",
    [
        {"gambler": True},
        {"sets_sail_cards": True},
        {"contract_cards": True},
        {"contracts": "competitive"},
        {"adventure": "variable"},
        {"ending": "points_and_expedition"},
    ],
)
def test_other_cards_and_goals_do_not_go_with_it(options: dict[str, object]) -> None:
    """PR-SMALL-01"""
    with pytest.raises(BadOption):
        TITLE.agree(2, {"sets": "small", **options})


def test_no_expedition_lies_open_for_five() -> None:
    """PR-SMALL-01, PR-SMALL-02: not even the special one."""
    assert new_table(5, sets="small").expeditions == []


def test_six_cards() -> None:
    """PR-SMALL-02"""
    table = small()
    assert sorted(table.draw_pile) == [PINNACE] * 3 + [SAILOR] * 2 + [SKIFF]
    assert sorted(table.draw_pile) == sorted(codes(deck_for(table.p.terms)))
    assert len({tuple(new_table(sets="small", seed=str(seed)).draw_pile) for seed in range(20)}) > 10


def test_three_tokens_and_no_card() -> None:
    """PR-SMALL-03"""
    table = small()
    assert [table.faces(seat) for seat in range(2)] == [["token"] * 3] * 2
    assert len(table.draw_pile) == 6


def test_a_later_coin_is_a_card() -> None:
    """PR-SMALL-03"""
    table = small(PINNACE, SKIFF).play("reveal", "stop", f"trade {PINNACE}")
    assert table.faces(0) == ["token"] * 3 + [SKIFF]


def test_one_influence_brings_the_end() -> None:
    """PR-SMALL-04: the other player has one more turn."""
    table = small(SAILOR, PINNACE).play("reveal", "stop", f"hire {SAILOR}")
    assert table.told("end-triggered") == [{"seat": 0, "influence": 1}]
    table.play("reveal", "stop", "pass", "pass")
    assert (table.game.over, table.game.outcome().ending, table.game.outcome().winners) == (True, "points", [0])
    assert len(table.draw_pile) == 4


def test_the_discard_pile_is_not_shuffled_again() -> None:
    """PR-SMALL-05"""
    table = small(SKIFF, PINNACE, PINNACE, PINNACE, SAILOR, SAILOR).play("reveal", "stop", f"trade {SKIFF}")
    table.play("reveal", "reveal")
    assert table.discard == [SKIFF, PINNACE, PINNACE]
    table.play("reveal", "reveal")
    assert (table.draw_pile, table.legal) == ([], ["stop"])
    assert table.reason("reveal").rule == "PR-DECK-06"
    assert len(table.discard) == 3


def test_coins_that_are_due_are_tokens_then() -> None:
    """PR-SMALL-05"""
    table = small(SKIFF, PINNACE, PINNACE, SAILOR, SAILOR, PINNACE).play("reveal", "reveal", "reveal")
    table.play("reveal", "reveal", "reveal", "stop", f"trade {PINNACE}")
    assert table.faces(1) == ["token"] * 4
    assert len(table.discard) == 6


@pytest.mark.parametrize("turns", [0, 1])
def test_the_game_ends_with_the_turn_in_which_the_deck_is_spent(turns: int) -> None:
    """PR-SMALL-06: also when only the first player had that turn."""
    table = small(SKIFF, SAILOR, PINNACE, SAILOR, PINNACE, PINNACE)
    for _ in range(turns):
        table.play("reveal", "stop", "pass")
    while not table.game.over:
        table.play(next(move for move in ("reveal", "stop", "pass") if move in table.legal))
    assert table.told("turn-ending")[-1] == {"seat": 1 - turns}
    assert table.told("deck-spent") == [{}]
    assert table.game.outcome().ending == "deck_spent"


def test_every_small_game_ends_by_itself() -> None:
    """PR-SMALL-04, PR-SMALL-06"""
    endings: set[str] = set()
    for seed in range(40):
        table = new_table(sets="small", seed=str(seed))
        assert len(list(random_moves(table, seed, 40))) < 40
        endings.add(table.game.outcome().ending)
    assert endings == {"points", "deck_spent"}


def test_the_usual_deck_is_shuffled_again() -> None:
    """PR-DECK-01: the small game changes nothing in others."""
    assert len(cards_in(new_table().p.draw_pile)) == 119 - 6
