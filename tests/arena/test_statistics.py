"""Intervals hold what they promise, the sequential test errs no more often than it says, ratings are those that fit.

Everything is drawn from fixed seeds, so a failure is a change and never bad luck.
"""

from __future__ import annotations

from math import exp, inf, log
from random import Random

import pytest

from flibuste.arena.plan import ABOVE, BELOW, CLOSE, OPEN, Question
from flibuste.arena.statistics import ELO, Evidence, Games, Part, Times, mean_of, quantile, ratings, share_of


def deal(rng: Random, share: float, agreement: float) -> Part:
    """Two games of one deal. With this chance the second goes as the first did, or the other way if it is negative."""
    first = rng.random() < share
    second = rng.random() < share
    if rng.random() < abs(agreement):
        second = first == (agreement > 0)
    return Part(first + second, 2)


def evidence(*scores: float) -> Evidence:
    found = Evidence()
    for score in scores:
        found.add(score)
    return found


# --- a fixed number of deals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("degrees, table", [(1000, 1.962), (30, 2.042), (10, 2.228), (5, 2.571)])
def test_quantiles_are_those_of_the_printed_tables(degrees: int, table: float) -> None:
    assert quantile(0.95, degrees) == pytest.approx(table, rel=0.01)


@pytest.mark.parametrize(
    "share, agreement", [(0.5, 0.0), (0.5, 0.6), (0.5, -0.4), (0.8, 0.5), (0.95, 0.0), (0.95, 0.5), (0.99, 0.0)]
)
def test_a_share_is_in_its_interval_as_often_as_promised(share: float, agreement: float) -> None:
    rng = Random(f"{share} {agreement}")
    runs = [share_of([deal(rng, share, agreement) for _ in range(80)]) for _ in range(400)]
    held = sum(run.low <= share <= run.high for run in runs) / len(runs)
    assert 0.92 <= held <= 0.985


def test_an_interval_that_forgets_the_pairing_would_be_wrong() -> None:
    rng = Random(5)
    runs = [[deal(rng, 0.5, 0.9) for _ in range(60)] for _ in range(300)]
    apart = [[Part(won, 1) for part in run for won in ((1, 1), (1, 0), (0, 0))[2 - int(part.total)]] for run in runs]
    held = [sum(low <= 0.5 <= high for _, low, high in map(share_of, one)) / 300 for one in (runs, apart)]
    assert held[0] >= 0.92
    assert held[1] < 0.88


def test_deals_whose_games_contradict_each_other_tell_more_than_their_games() -> None:
    rng = Random(6)
    paired = share_of([deal(rng, 0.5, -0.5) for _ in range(200)])
    independent = share_of([deal(rng, 0.5, 0.0) for _ in range(200)])
    assert paired.high - paired.low < 0.85 * (independent.high - independent.low)


@pytest.mark.parametrize("total, value", [(2, 1.0), (0, 0.0), (1, 0.5)])
def test_deals_that_are_all_alike_do_not_make_certain(total: int, value: float) -> None:
    found = share_of([Part(total, 2)] * 50)
    assert found.value == value
    assert 0.05 < found.high - found.low < 0.3
    assert 0 <= found.low <= value <= found.high <= 1


def test_one_deal_says_nothing_about_the_mean_of_others() -> None:
    assert mean_of([Part(7.0, 2)]) == (3.5, -inf, inf)
    alone = share_of([Part(2.0, 2)])
    assert alone.low < 0.2
    assert share_of([]) == (0.0, 0.0, 1.0)


def test_a_mean_weighs_each_deal_by_what_it_holds() -> None:
    found = mean_of([Part(10.0, 1), Part(60.0, 3), Part(20.0, 1)])
    assert found.value == 18.0
    assert found.low < 18.0 < found.high
    assert found.value - found.low == pytest.approx(found.high - found.value)


# --- an interval for every moment -------------------------------------------------------------------------------------


@pytest.mark.parametrize("share, agreement", [(0.5, 0.0), (0.5, 0.7), (0.9, 0.3)])
def test_the_sequential_test_errs_no_more_often_than_it_says(share: float, agreement: float) -> None:
    """It looks after every single deal; at each end it may be wrong in 2.5 % of all contests."""
    rng = Random(f"errors {share} {agreement}")
    wrong = {ABOVE: 0, BELOW: 0}
    for _ in range(200):
        found = Evidence()
        for _ in range(150):
            part = deal(rng, share, agreement)
            found.add(part.total / part.size)
            if found.is_above(share):
                wrong[ABOVE] += 1
                break
            if found.is_below(share):
                wrong[BELOW] += 1
                break
    assert wrong[ABOVE] <= 0.025 * 200
    assert wrong[BELOW] <= 0.025 * 200


def test_looking_at_the_usual_interval_after_every_deal_would_err_often() -> None:
    """Why the sequential test is needed at all."""
    rng = Random("peeking")
    wrong = 0
    for _ in range(60):
        parts: list[Part] = []
        for number in range(120):
            parts.append(deal(rng, 0.5, 0.0))
            if number >= 10 and not share_of(parts).low <= 0.5 <= share_of(parts).high:
                wrong += 1
                break
    assert wrong > 0.15 * 60


@pytest.mark.parametrize("share, answer", [(0.65, ABOVE), (0.35, BELOW)])
def test_a_clear_difference_is_settled_soon(share: float, answer: str) -> None:
    rng = Random(f"power {share}")
    lengths = []
    for _ in range(30):
        found = Evidence()
        while Question().answer(found, 2, 0.95) == OPEN:
            part = deal(rng, share, 0.1)
            found.add(part.total / part.size)
        assert Question().answer(found, 2, 0.95) == answer
        lengths.append(found.deals)
    assert 20 < sorted(lengths)[15] < 120


def test_equals_are_found_close_and_not_different() -> None:
    rng = Random("close")
    found = Evidence()
    while Question(within=0.1).answer(found, 2, 0.95) == OPEN:
        part = deal(rng, 0.5, 0.1)
        found.add(part.total / part.size)
    assert Question(within=0.1).answer(found, 2, 0.95) == CLOSE
    assert 60 < found.deals < 500


def test_the_question_can_be_about_another_share() -> None:
    found = evidence(*[1.0, 1.0, 1.0, 0.5] * 20)
    assert Question().answer(found, 2, 0.95) == ABOVE
    assert Question(above=0.6).answer(found, 2, 0.95) == ABOVE
    assert Question(above=0.97).answer(found, 2, 0.95) == BELOW
    assert Question(above=0.88).answer(found, 2, 0.95) == OPEN


def test_nothing_is_settled_before_the_first_deal() -> None:
    assert Question().answer(Evidence(), 2, 0.95) == OPEN
    assert Question(above=0.02).answer(Evidence(), 4, 0.95) == OPEN
    assert list(Evidence().interval()) == pytest.approx([0.0, 0.0, 1.0], abs=1e-3)


def test_a_share_of_almost_nothing_can_be_settled_as_close() -> None:
    assert Question(above=0.02, within=0.05).answer(evidence(*[0.0] * 200), 2, 0.95) == CLOSE


def test_the_interval_and_the_test_agree() -> None:
    rng = Random("agree")
    found = evidence(*[deal(rng, 0.7, 0.2).total / 2 for _ in range(120)])
    low, high = found.interval()[1:]
    assert low < found.mean < high
    assert found.is_above(low - 0.001)
    assert not found.is_above(low + 0.001)
    assert found.is_below(high + 0.001)
    assert not found.is_below(high - 0.001)


def test_winners_and_losers_have_the_same_interval_turned() -> None:
    rng = Random("turned")
    scores = [deal(rng, 0.7, 0.2).total / 2 for _ in range(50)]
    one, other = evidence(*scores).interval(), evidence(*[1 - score for score in scores]).interval()
    assert one.low == pytest.approx(1 - other.high)
    assert one.high == pytest.approx(1 - other.low)


def test_the_interval_never_depends_on_the_order_of_deals() -> None:
    assert evidence(1.0, 0.0, 1 / 3, 0.5).interval() == evidence(0.5, 1 / 3, 1.0, 0.0).interval()


# --- ratings ----------------------------------------------------------------------------------------------------------


def played(rng: Random, strengths: list[float], lineup: tuple[int, ...], games: int = 2) -> Games:
    seats = [exp(strengths[player]) for player in lineup]
    won = dict.fromkeys(lineup, 0.0)
    for winner in rng.choices(lineup, seats, k=games):
        won[winner] += 1
    return Games({player: lineup.count(player) for player in lineup}, games, won)


def test_two_players_get_the_rating_of_their_odds() -> None:
    duel = {0: 1, 1: 1}
    found = ratings([duel], [[Games(duel, 1000.0, {0: 250.0, 1: 750.0})]], anchor=0)
    assert found[0] == (0.0, 0.0, 0.0)
    assert found[1].value == pytest.approx(ELO * log(3), abs=0.5)


@pytest.mark.parametrize(
    "lineups", [[(0, 1), (1, 2), (2, 3)], [(0, 1, 2), (1, 2, 3), (0, 2, 3)], [(1, 0, 0), (3, 2, 2), (2, 1, 1)]]
)
def test_the_strengths_that_made_the_games_are_found_again(lineups: list[tuple[int, ...]]) -> None:
    strengths = [0.0, 0.5, 1.2, 1.0]
    rng = Random(str(lineups))
    held = 0
    for _ in range(25):
        deals = [[played(rng, strengths, lineup, len(lineup)) for lineup in lineups] for _ in range(150)]
        counts = [{player: lineup.count(player) for player in lineup} for lineup in lineups]
        found = ratings(counts, deals, anchor=0)
        held += sum(one.low <= ELO * true <= one.high for one, true in zip(found[1:], strengths[1:], strict=True))
    assert 0.88 <= held / 75 <= 1.0


def test_whoever_never_lost_stays_finite_and_unsure() -> None:
    duel = {0: 1, 1: 1}
    deals = [[Games(duel, 2.0, {0: 0.0, 1: 2.0})] for _ in range(100)]
    best = ratings([duel], deals, anchor=0)[1]
    assert 800 < best.value < 1500
    assert best.high - best.low > 300


def test_games_that_repeat_each_other_do_not_make_ratings_surer() -> None:
    duel = {0: 1, 1: 1}
    rng = Random("repeat")
    once = [[played(rng, [0.0, 0.4], (0, 1), 1)] for _ in range(200)]
    often = [
        [Games(duel, 9 * games.games, {key: 9 * won for key, won in games.won.items()}) for games in deal]
        for deal in once
    ]
    narrow, same = ratings([duel], once, 0)[1], ratings([duel], often, 0)[1]
    assert same.high - same.low == pytest.approx(narrow.high - narrow.low, rel=0.05)


def test_nobody_is_rated_before_the_first_deal() -> None:
    assert [one.value for one in ratings([{0: 1, 1: 1}, {1: 1, 2: 1}], [], 0)] == pytest.approx([0, 0, 0])


# --- times ------------------------------------------------------------------------------------------------------------


def test_times_add_up_in_any_order() -> None:
    moments = [0.001 * number for number in range(1, 101)]
    one, first, second = Times(), Times(), Times()
    for number, seconds in enumerate(moments):
        one.add(seconds)
        (first if number % 3 else second).add(seconds)
    second.join(first)
    assert second.drawers == one.drawers
    assert second.moves == 100
    assert second.mean == pytest.approx(0.0505)
    assert 0.095 <= one.slowest(0.95) <= 0.095 * 1.1
    assert Times().slowest(0.95) == 0.0
