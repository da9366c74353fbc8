"""Who meets whom, in which seats, and what cannot be."""

from __future__ import annotations

import shlex

import pytest
from tests.arena.conftest import Contests

from flibuste.arena.deals import Task, play_deal, seatings
from flibuste.arena.pairings import as_line, check
from flibuste.arena.plan import Plan, Question
from flibuste.cli.arguments import build_parser
from flibuste.kernel.refusals import FlibusteError


def test_in_a_round_robin_everybody_meets_everybody(robin: Contests) -> None:
    bots = ("random", "baseline", "greedy")
    assert robin(bots=bots).lineups() == [("baseline", "random"), ("greedy", "random"), ("greedy", "baseline")]


def test_with_more_seats_each_meets_copies_of_the_other(robin: Contests) -> None:
    lineups = robin(seats=4).lineups()
    assert lineups == [("random", *["baseline"] * 3), ("baseline", *["random"] * 3)]


def test_a_free_for_all_has_a_different_bot_at_each_seat(robin: Contests) -> None:
    lineups = robin(seats=3, bots=("a", "b", "c", "d"), free_for_all=True).lineups()
    assert lineups == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_in_a_gauntlet_each_challenger_meets_each_bot(robin: Contests) -> None:
    settings = robin(kind="gauntlet", challengers=("x", "y"), bots=("a", "b"), seats=3)
    assert settings.lineups() == [("x", "a", "a"), ("x", "b", "b"), ("y", "a", "a"), ("y", "b", "b")]


def test_on_a_ladder_each_challenges_the_rung_below(robin: Contests) -> None:
    assert robin(kind="ladder", bots=("a", "b", "c")).lineups() == [("b", "a"), ("c", "b")]


@pytest.mark.parametrize("lineup", [("a", "b"), ("a", "b", "b", "b")])
def test_every_bot_plays_a_deal_from_every_seat(robin: Contests, lineup: tuple[str, ...]) -> None:
    seated = seatings(Task(robin(seats=len(lineup)), lineup, 7))
    assert len(seated) == len(lineup)
    for seat in range(len(lineup)):
        assert sorted(names[seat] for names in seated) == sorted(lineup)


def test_in_a_free_for_all_neighbours_change(robin: Contests) -> None:
    settings = robin(seats=4, bots=("a", "b", "c", "d"), free_for_all=True)
    tasks = [Task(settings, ("a", "b", "c", "d"), number) for number in range(20)]
    assert len({min(seatings(task)) for task in tasks}) > 3
    for task in tasks:
        assert [sorted(seat) for seat in zip(*seatings(task), strict=True)] == [["a", "b", "c", "d"]] * 4


def test_a_game_depends_on_seed_deal_and_seats_alone(robin: Contests) -> None:
    one = play_deal(Task(robin(), ("baseline", "random"), 3))
    same = play_deal(Task(robin(kind="ladder"), ("baseline", "random"), 3))
    assert one.games == same.games
    assert one.games != play_deal(Task(robin(seed="other"), ("baseline", "random"), 3)).games
    assert one.games != play_deal(Task(robin(), ("baseline", "random"), 4)).games


def test_a_deal_counts_what_each_bot_did(robin: Contests) -> None:
    deal = play_deal(Task(robin(seats=3), ("baseline", "random", "random"), 0))
    assert len(deal.games) == 3
    assert deal.won_by("baseline").size == 3
    assert deal.won_by("random").size == 6
    assert deal.won_by("baseline").total + deal.won_by("random").total == pytest.approx(3)
    assert deal.times["baseline"].moves + deal.times["random"].moves == deal.decisions().total
    ahead = sum(game.ahead(seat) for game in deal.games for seat in range(3))
    assert ahead == pytest.approx(0)


@pytest.mark.parametrize(
    "words, sentence",
    [
        ({"bots": ("random", "nobody")}, "There is no bot 'nobody'"),
        ({"bots": ("random", "random")}, "random is named twice."),
        ({"bots": ("random",)}, "A round-robin needs at least two bots."),
        ({"kind": "gauntlet", "challengers": ("random",)}, "random cannot meet itself"),
        ({"seats": 3, "free_for_all": True}, "A free-for-all at 3 seats needs as many bots, not 2."),
        ({"seats": 1, "team": True}, "An arena needs at least two seats"),
        ({"seats": 3, "team": True}, "Port Royal is co-operative with these options"),
    ],
)
def test_what_cannot_be_is_refused(robin: Contests, words: dict[str, object], sentence: str) -> None:
    with pytest.raises(FlibusteError, match=sentence):
        check(robin(**words))


def test_the_command_holds_the_same_contest_again(robin: Contests) -> None:
    settings = robin(kind="gauntlet", challengers=("greedy",), bots=("random", "baseline"), seats=3, seed="a b'c")
    plan = Plan(77, Question(0.6, 0.03), 0.9)
    words = shlex.split(as_line([*settings.command(), *plan.command()]))
    args = build_parser().parse_args(words[1:])
    assert (args.kind, args.title, args.seats, args.seed) == ("gauntlet", "port_royal", 3, "a b'c")
    assert (args.bots, args.challenger) == (["random", "baseline"], ["greedy"])
    assert (args.deals, args.until_settled, args.above, args.within, args.confidence) == (77, True, 0.6, 0.03, 0.9)
