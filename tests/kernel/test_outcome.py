"""Ranks, ties and shares of a win."""

from __future__ import annotations

import pytest

from flibuste.kernel.outcome import Outcome, ranks_by


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3,), (5,), (4,)], [3, 1, 2]),
        ([(5,), (5,), (4,)], [1, 1, 3]),
        ([(5, 1), (5, 2), (5, 2)], [3, 1, 1]),
        ([(0,), (0,)], [1, 1]),
        ([(-1,), (-2,)], [1, 2]),
    ],
)
def test_equal_keys_share_a_rank_and_leave_a_gap(keys: list[tuple[int, ...]], ranks: list[int]) -> None:
    assert ranks_by(keys) == ranks


def test_a_single_winner_has_the_whole_win() -> None:
    outcome = Outcome("points", [2, 1, 3])
    assert outcome.winners == [1]
    assert outcome.utility == [0.0, 1.0, 0.0]


def test_tied_winners_share_one_win() -> None:
    outcome = Outcome("points", [1, 3, 1, 4])
    assert outcome.winners == [0, 2]
    assert outcome.utility == [0.5, 0.0, 0.5, 0.0]


def test_a_team_wins_or_loses_together() -> None:
    assert Outcome("quest", [1, 1], team_won=True).utility == [1.0, 1.0]
    lost = Outcome("quest", [1, 1], team_won=False)
    assert lost.winners == []
    assert lost.utility == [0.0, 0.0]


def test_an_outcome_as_data_says_everything() -> None:
    assert Outcome("points", [1, 2]).to_data() == {
        "ending": "points",
        "ranks": [1, 2],
        "winners": [0],
        "utility": [1.0, 0.0],
        "team_won": None,
    }
