"""How bots judge and play for a team. PR-COOP."""

from __future__ import annotations

from tests.port_royal.table import Table, arrange

from flibuste.bots import find_bot
from flibuste.bots.question import ask
from flibuste.games.port_royal.pieces import codes
from flibuste.games.port_royal.team_chances import chances_of
from flibuste.kernel.chance import rng_from_text

PRIEST_AND_JESTER = "priest:4/1 jester:5/1"
"""Luminary."""


def team(**given: object) -> Table:
    return arrange(contracts="cooperative", **given)  # type: ignore[arg-type]


def outlook(table: Table) -> float:
    """The team's; it is one and the same for everybody."""
    values = table.p.estimate(0)
    assert values == [values[0]] * table.p.seats
    return values[0]


def chance(table: Table, seat: int, name: str) -> float:
    chances = chances_of(table.p, table.agenda, seat, table.coins(seat))
    return chances[[one.contract.name for one in table.agenda.contracts].index(name)]


def greedy(table: Table) -> str:
    rng = rng_from_text("team")
    return find_bot("greedy").choose(ask(table.p, rng), rng).notation


def test_a_pair_is_worth_more_in_one_hand() -> None:
    """PR-CON-03: each contract is completed by one player alone."""
    together = team(areas={1: PRIEST_AND_JESTER}, agenda="luminary ransom")
    apart = team(areas={0: "priest:4/1", 1: "jester:5/1"}, agenda="luminary ransom")
    assert outlook(together) > outlook(apart)


def test_a_card_is_left_to_whoever_has_the_other_of_the_pair() -> None:
    """PR-COOP-06: it matters to nobody who completes a contract."""
    given = {"harbor": "jester:5/1", "coins": {0: 6, 1: 8}, "agenda": "luminary ransom"}
    theirs = team(areas={1: "priest:4/1"}, **given).play("stop")
    assert (theirs.seat, greedy(theirs)) == (0, "pass")
    mine = team(areas={0: "priest:4/1"}, **given).play("stop")
    assert (mine.seat, greedy(mine)) == (0, "hire jester:5/1")


def test_what_is_completed_counts_in_full_whoever_did_it() -> None:
    """PR-COOP-06."""
    given = {"areas": {0: PRIEST_AND_JESTER}, "agenda": "luminary ransom"}
    done = team(slots={"luminary": [1]}, completed={1: 1}, **given)
    assert [chance(done, seat, "luminary") for seat in (0, 1)] == [1.0, 1.0]
    assert chance(team(**given), 0, "luminary") < 1.0
    assert outlook(done) > outlook(team(**given))


def test_nobody_without_a_marker_has_a_chance() -> None:
    """PR-CON-16."""
    spent = team(areas={0: PRIEST_AND_JESTER}, agenda="luminary ransom", completed={0: 3})
    assert chance(spent, 0, "luminary") == 0.0


def test_a_claim_is_not_put_off_for_others_that_lack_a_marker() -> None:
    """PR-CON-04: with the last marker one contract is completed, though the seat is ready for three."""
    ready = f"{PRIEST_AND_JESTER} trader-blue:3/1 trader-green:3/1 sailor:3/1 sailor:3/1 sailor:3/1"
    table = team(areas={0: ready}, agenda="luminary trade_master mercenary", completed={0: 2}, coins={0: 0, 1: 0})
    assert greedy(table).startswith("claim ")


def test_what_is_missing_weighs_more_towards_the_end() -> None:
    """PR-COOP-05."""
    early, late = (team(areas={0: "priest:4/1"}, agenda="luminary ransom", time=time) for time in (20, 2))
    assert chance(early, 0, "luminary") > chance(late, 0, "luminary") > 0.0
    ready = [team(areas={0: PRIEST_AND_JESTER}, agenda="luminary ransom", time=time) for time in (20, 2)]
    assert len({chance(table, 0, "luminary") for table in ready}) == 1


def test_each_color_in_the_harbor_brings_the_major_speculator_nearer() -> None:
    """PR-CONL-12: for the active player, and only while cards are revealed."""
    harbors = ["flute:1/1", "flute:1/1 skiff:1/1", "flute:1/1 skiff:1/1 galleon:2/1"]
    tables = [team(harbor=harbor, agenda="major_speculator ransom") for harbor in harbors]
    mine = [chance(table, 0, "major_speculator") for table in tables]
    assert mine == sorted(set(mine))
    assert len({chance(table, 1, "major_speculator") for table in tables}) == 1
    stopped = [chance(table.play("stop"), 0, "major_speculator") for table in tables]
    assert len(set(stopped)) == 1
    assert stopped[0] < mine[0]


def test_swords_and_ships_kept_bring_the_nest_nearer() -> None:
    """PR-CONL-14."""
    chances = [
        chance(team(areas={0: area}, nests={0: nest}, agenda="pirates_nest ransom"), 0, "pirates_nest")
        for area, nest in [("", ""), ("sailor:3/1", ""), ("sailor:3/1 sailor:3/1", ""), ("sailor:3/1", "flute:1/1")]
    ]
    assert chances[0] < chances[1] < chances[2]
    assert chances[1] < chances[3]


def test_the_nest_needs_a_turn_of_ones_own() -> None:
    """PR-CON-14, PR-COOP-05: a full nest is of no use to a seat that will not be active again."""
    full = {1: "flute:1/1 skiff:1/1 galleon:2/1 frigate:1/1 pinnace:1/1"}
    turns = [chance(team(nests=full, agenda="pirates_nest ransom", time=time), 1, "pirates_nest") for time in (0, 1)]
    assert turns[0] == 0.0 < turns[1]


def test_to_think_of_a_card_leaves_the_area_in_its_order() -> None:
    """A second card of a kind must not change places with the first."""
    table = team(harbor="sailor:3/1", areas={0: "sailor:3/1 priest:4/1"}, coins={0: 9}, agenda="mercenary ransom")
    before = codes(table.player(0).area)
    table.p.estimate(0)
    assert codes(table.player(0).area) == before
