"""Of what winners gained, the part that luck gave them."""

from __future__ import annotations

from flibuste.cli.simulate import Match, Share, play_share
from flibuste.games import find_title
from flibuste.kernel.records import Record, read_record
from flibuste.study.analysis import Analysis, Studied, analyse
from flibuste.study.chances import Budget, Chances
from flibuste.study.gains import Gains, gains_of


def a_record() -> Record:
    options = find_title("port_royal").agree(2, {"sets": "small"}).options
    match = Match("port_royal", 2, options, ("greedy", "greedy"), "gains")
    return read_record(play_share(Share(match, 0, 1, recorded=True)).records[0])


def studied(number: int, chance: float, expected: float | None) -> Studied:
    """The first seat had this chance, and expected that one after its move, before luck fell."""
    chances = Chances([chance, 1 - chance], [0.0, 0.0], 0.0)
    after = None if expected is None else [expected, 1 - expected]
    return Studied(number, 0, "pass", "pass", chances, chances, 1, 1, after)


def test_what_winners_gained_is_luck_and_choices() -> None:
    moves = [studied(0, 0.5, 0.4), studied(1, 0.75, None)]
    won = Analysis(a_record(), moves, Chances([1.0, 0.0], [0.0, 0.0], 0.0), Budget(1))
    assert gains_of(won) == Gains(0.35, 0.5)
    lost = Analysis(a_record(), moves, Chances([0.0, 1.0], [0.0, 0.0], 0.0), Budget(1))
    assert gains_of(lost) == Gains(-0.35, 0.5)
    shared = Analysis(a_record(), moves, Chances([0.5, 0.5], [0.0, 0.0], 0.0), Budget(1))
    assert gains_of(shared) == Gains(0.0, 0.0)
    nobody = Analysis(a_record(), moves, Chances([0.0, 0.0], [0.0, 0.0], 0.0), Budget(1))
    assert gains_of(nobody) == Gains(0.0, 0.0)


def test_luck_and_choices_are_all_that_a_winner_gains() -> None:
    analysis = analyse(a_record(), Budget(20))
    gains = gains_of(analysis)
    winner = analysis.end.win.index(1.0)
    others = sum(change.choice[winner] for change in analysis.changes)
    assert abs(gains.luck + others - gains.whole) < 1e-9
