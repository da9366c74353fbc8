"""Contracts against each other: claiming, markers, rewards, moments. PR-CON."""

from __future__ import annotations

import pytest
from tests.port_royal.table import TITLE, Table, arrange, new_table, random_moves, set_games

from flibuste.games.port_royal.pieces import CONTRACTS
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadRecord

PAIR = "priest:4/1 jester:5/1"
"""Luminary."""
CALM = "sailor:3/1"


def names(table: Table) -> list[str]:
    return [one.contract.name for one in table.agenda.contracts]


# --- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_of_sixteen_contracts_are_open(seats: int) -> None:
    """PR-CON-01, PR-CON-02: never the white ones; three markers each; no time deck."""
    drawn: set[str] = set()
    for seed in range(40):
        table = new_table(seats, f"contracts {seed}", contracts="competitive")
        assert len(set(names(table))) == 4
        drawn.update(names(table))
        assert [table.hold(seat).markers for seat in range(seats)] == [3] * seats
        assert (table.time_deck, table.view["team"]) == ([], None)
        assert table.told("contract-opened") == [{"contract": f"contract:{name}"} for name in names(table)]
    assert drawn == {contract.name for contract in CONTRACTS} - {"small_estate", "ransom"}


def test_the_two_white_contracts() -> None:
    """PR-CON-01, PR-CONL-16, PR-CONL-17"""
    assert [contract.name for contract in CONTRACTS if contract.white] == ["small_estate", "ransom"]


@pytest.mark.parametrize(
    "script",
    [
        "luminary bruja jinx",
        "luminary bruja jinx jinx",
        "luminary bruja jinx speculator mercenary",
        "luminary bruja jinx ransom",
        "luminary bruja jinx nonsense",
    ],
)
def test_a_record_with_other_contracts_is_refused(script: str) -> None:
    """PR-CON-01: four different ones, none of them white."""
    wanted = [f"contract:{name}" for name in script.split()]
    title = new_table().game.title
    luck = [Luck("shuffle", []), Luck("contracts", wanted)]
    with pytest.raises(BadRecord):
        start(title, 2, {"first_player": "1", "contracts": "competitive"}, "x", luck)


# --- claiming ---------------------------------------------------------------------------------------------------------


def test_a_claim_takes_the_leftmost_free_slot_and_its_coins() -> None:
    """PR-CON-03, PR-CON-05: the marker stays, the coins come from the pile."""
    table = arrange(areas={0: PAIR}, coins={0: 0}, agenda="luminary jinx")
    assert "claim contract:luminary" in table.legal
    table.play("claim contract:luminary")
    assert (table.coins(0), table.hold(0).markers, table.hold(0).completed) == (4, 2, 1)
    assert table.contract("luminary").slots == [0]
    assert table.told("contract-completed") == [
        {"seat": 0, "contract": "contract:luminary", "coins": 4, "influence": 0, "slot": 0}
    ]
    assert table.told("coins-gained") == [{"seat": 0, "coins": 4, "source": "contract"}]


def test_the_second_to_complete_it_as_the_own_second_contract() -> None:
    """PR-CON-X1: three coins of the second slot and one influence."""
    table = arrange(areas={0: PAIR}, coins={0: 0}, agenda="luminary jinx", slots={"luminary": [1], "jinx": [0]})
    before = table.influence(0)
    assert table.preview("claim contract:luminary") == {"coins": 3, "influence": 1}
    table.play("claim contract:luminary")
    assert (table.coins(0), table.influence(0) - before) == (3, 1)


def test_each_contract_once_for_each_player() -> None:
    """PR-CON-04: and by several players."""
    table = arrange(3, areas={0: PAIR, 1: "priest:4/1 jester:7/2"}, agenda="luminary", slots={"luminary": [0, 2]})
    assert "claim contract:luminary" not in table.legal
    reason = table.reason("claim contract:luminary")
    assert (reason.key, reason.rule) == ("contract-done-already", "PR-CON-04")
    assert table.seen("luminary")["claimable"] == [False, True, False]
    table = arrange(3, areas={1: "priest:4/1 jester:7/2"}, agenda="luminary", slots={"luminary": [0, 2]}, revealed=1)
    table.play("stop", "claim contract:luminary")
    assert table.contract("luminary").slots == [0, 2, 1]


@pytest.mark.parametrize(("before", "influence"), [(0, 0), (1, 1), (2, 2)])
def test_influence_for_the_second_and_third_contract(before: int, influence: int) -> None:
    """PR-CON-06, PR-CON-07"""
    table = arrange(areas={0: PAIR}, agenda="luminary", completed={0: before})
    had = table.influence(0)
    assert had == 2 + [0, 0, 1][before]
    assert table.preview("claim contract:luminary")["influence"] == influence
    table.play("claim contract:luminary")
    assert table.influence(0) - had == influence
    sheet = {line["source"]: line["points"][0] for line in table.game.score_sheet() if line["counts"]}
    assert sheet["contract"] == [0, 1, 3][before]
    assert sum(sheet.values()) == table.influence(0)


def test_nobody_completes_a_fourth() -> None:
    """PR-CON-06, PR-CON-16: no marker is left."""
    table = arrange(areas={0: PAIR}, agenda="luminary", completed={0: 3})
    assert table.legal == ["reveal"]
    reason = table.reason("claim contract:luminary")
    assert (reason.key, reason.rule) == ("no-marker-left", "PR-CON-16")
    assert table.seen("luminary")["missing"][0] == ["marker"]


def test_contract_influence_brings_the_end() -> None:
    """PR-CON-08: twelve with it, although no contract is needed."""
    area = f"{PAIR} senorita:9/3 senorita:9/3 sailor:5/2"
    table = arrange(areas={0: area}, agenda="luminary", completed={0: 2})
    assert (table.influence(0), table.p.last_round) == (11, False)
    table.play("claim contract:luminary")
    assert (table.influence(0), table.p.last_round) == (13, True)
    table = arrange(areas={0: f"{area} sailor:7/3"}, harbor="sailor:5/2", coins={0: 5}, agenda="jinx")
    table.play("stop", "hire sailor:5/2")
    assert table.p.last_round


def test_slots_that_are_full_pay_nothing() -> None:
    """PR-CON-19: a contract with fewer slots than players still can be completed."""
    table = arrange(5, areas={0: PAIR}, coins={0: 0}, agenda="luminary", slots={"luminary": [1, 2, 3, 4, 1]})
    assert table.preview("claim contract:luminary") == {"coins": 0, "influence": 0}
    table.play("claim contract:luminary")
    assert (table.coins(0), table.hold(0).completed) == (0, 1)
    assert table.told("contract-completed")[0]["slot"] == 5


# --- when -------------------------------------------------------------------------------------------------------------


def test_the_active_player_claims_at_any_own_decision() -> None:
    """PR-CON-09, PR-CON-10: before and between reveals, in the window, at the end of the turn, after a bust."""
    claim = "claim contract:luminary"
    table = arrange(areas={0: PAIR}, top="sailor:3/1 flute:1/1", coins={0: 9, 1: 0}, agenda="luminary")
    assert claim in table.legal
    table.play("reveal")
    assert claim in table.legal
    table.play("stop")
    assert (table.step, claim in table.legal) == ("window", True)
    table.play("pass")
    assert (table.step, table.seat, table.legal) == ("turn_end", 0, ["end", claim])
    table.play(claim)
    assert table.active == 1
    table = arrange(areas={0: PAIR}, harbor="flute:1/1", top="flute:5/4", agenda="luminary").play("reveal")
    assert (table.step, table.legal) == ("turn_end", ["end", claim])


def last_window_passed(rules: int, at_end: bool) -> Table:
    """Everybody had a window; the active player could complete an expedition and claim a contract."""
    return arrange(
        areas={0: f"{PAIR} priest:4/1"},
        open="expedition:pp",
        agenda="luminary",
        revealed=1,
        rules=rules,
        expedition_at_end_of_turn=at_end,
    ).play("stop", "pass")


@pytest.mark.parametrize(
    ("rules", "at_end", "legal"),
    [
        (1, True, ["end", "expedition expedition:pp", "claim contract:luminary"]),
        (2, True, ["end", "expedition expedition:pp", "claim contract:luminary"]),
        (2, False, ["end", "claim contract:luminary"]),
    ],
)
def test_the_end_of_a_turn_is_a_time_for_claims(rules: int, at_end: bool, legal: list[str]) -> None:
    """PR-CON-09, PR-CON-20, PR-EXP-05: also where the table leaves out expeditions there."""
    table = last_window_passed(rules, at_end)
    assert (table.step, table.legal, table.view["only_claims"]) == ("turn_end", legal, not at_end)
    assert TITLE.position_from_data(table.p.to_data()).to_data() == table.p.to_data()
    table.play("claim contract:luminary")
    assert table.contract("luminary").slots == [0]
    assert (table.active, table.step) == ((0, "turn_end") if at_end else (1, "discover"))
    assert not table.view["only_claims"]


def test_by_the_first_rules_claims_went_with_the_expeditions() -> None:
    """PR-CON-20: the turn of the next player begins."""
    table = last_window_passed(1, False)
    assert (table.active, table.step) == (1, "discover")


@pytest.mark.parametrize("rules", [1, 2])
def test_after_a_bust_there_is_time_for_both(rules: int) -> None:
    """PR-BUST-05, PR-CON-20: whatever the table says of the end of a turn."""
    table = arrange(
        areas={0: f"{PAIR} priest:4/1"},
        harbor="flute:1/1",
        top="flute:5/4",
        open="expedition:pp",
        agenda="luminary",
        rules=rules,
        expedition_at_end_of_turn=False,
    ).play("reveal")
    assert table.legal == ["end", "expedition expedition:pp", "claim contract:luminary"]


def test_the_others_claim_in_their_window() -> None:
    """PR-CON-09, PR-CON-10: also with an empty harbor, and not before."""
    claim = "claim contract:luminary"
    table = arrange(3, areas={1: PAIR}, agenda="luminary", revealed=1)
    reason = table.reason(claim, 1)
    assert (reason.key, reason.rule) == ("claim-not-now", "PR-CON-10")
    table.play("stop")
    assert (table.seat, table.step, table.legal) == (1, "window", ["pass", claim])
    table.play(claim)
    assert (table.contract("luminary").slots, table.active) == ([1], 1)


def test_without_phase_two_the_others_have_no_time_of_their_own() -> None:
    """PR-CON-10: after a bust only the active player is asked."""
    table = arrange(3, areas={1: PAIR}, harbor="flute:1/1", top="flute:5/4", agenda="luminary").play("reveal")
    assert (table.active, table.seat, table.step) == (1, 1, "discover")
    assert table.contract("luminary").slots == []


def test_a_claim_may_wait() -> None:
    """PR-CON-09, PR-CONL-18: as long as the condition holds."""
    table = arrange(areas={0: f"{PAIR} priest:4/1"}, open="expedition:pp", agenda="luminary")
    table.play("expedition expedition:pp")
    assert "claim contract:luminary" not in table.legal
    reason = table.reason("claim contract:luminary")
    assert (reason.key, reason.rule) == ("contract-condition", "PR-CON-03")
    assert reason.facts == {"contract": "contract:luminary", "lacks": ["priest:1"]}


def test_what_is_shown_is_not_spent() -> None:
    """PR-CON-12: the characters stay and may go on an expedition afterwards."""
    table = arrange(areas={0: f"{PAIR} priest:4/1"}, open="expedition:pp", agenda="luminary explorer")
    table.play("claim contract:luminary")
    assert table.area(0) == [*PAIR.split(), "priest:4/1"]
    table.play("expedition expedition:pp", "claim contract:explorer")
    assert table.area(0) == ["jester:5/1", "expedition:pp"]
    assert table.hold(0).completed == 2


def test_more_than_asked_for_is_fine() -> None:
    """PR-CON-11"""
    area = (
        "pirate:9/3 pirate:7/2 sailor:3/1 sailor:3/1 sailor:3/1 sailor:3/1 sailor:3/1 priest:4/1 priest:4/1 jester:5/1"
    )
    table = arrange(areas={0: area}, agenda="mercenary thrifty_staff luminary")
    for name in ("mercenary", "thrifty_staff", "luminary"):
        assert f"claim contract:{name}" in table.legal


def test_a_contract_that_is_not_open() -> None:
    """PR-CON-01"""
    reason = arrange(areas={0: PAIR}, agenda="jinx").reason("claim contract:luminary")
    assert (reason.key, reason.rule) == ("contract-not-open", "PR-CON-01")
    assert arrange(areas={0: PAIR}).reason("claim contract:luminary").key == "contract-not-open"


@pytest.mark.parametrize(
    "name", ["tax_inspector", "jinx", "major_speculator", "speculator", "frigate_nemesis", "galleon_nemesis"]
)
def test_six_contracts_have_their_moment(name: str) -> None:
    """PR-CON-13: they are never claimed at leisure."""
    table = arrange(
        areas={0: "sailor:3/1"},
        harbor="pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 galleon:2/1",
        coins={0: 20},
        agenda=name,
    )
    assert table.legal == ["reveal", "stop"]
    reason = table.reason(f"claim contract:{name}")
    assert (reason.key, reason.rule) == ("claim-at-once-only", "PR-CON-13")
    assert table.seen(name)["claimable"] == [False, False]


def test_a_moment_that_passed_may_come_again() -> None:
    """PR-CON-13: Jinx is offered at each bust until it is claimed."""
    table = arrange(harbor="flute:1/1", top="flute:5/4 sailor:3/1", coins={0: 0}, agenda="jinx").play("reveal")
    assert (table.step, table.legal) == ("claim_now", ["claim contract:jinx", "forgo"])
    table.play("forgo")
    assert (table.active, table.hold(0).markers, table.contract("jinx").slots) == (1, 3, [])
    table.play("reveal", "stop")
    while table.active == 1:
        table.play("pass" if "pass" in table.legal else table.legal[0])
    twice = arrange(harbor="flute:1/1", top="flute:5/4", agenda="jinx", slots={"jinx": [0]}).play("reveal")
    assert (twice.active, twice.told("contract-completed")) == (1, [])


@pytest.mark.parametrize("name", ["pirates_nest", "major_speculator", "speculator", "jinx"])
def test_four_contracts_are_for_the_active_player(name: str) -> None:
    """PR-CON-14"""
    nest = "pinnace:2/2 flute:2/2 skiff:3/2 frigate:3/2 galleon:4/2"
    table = arrange(
        harbor="pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1",
        nests={1: nest},
        agenda=name,
        completed={0: 3},
    ).play("stop", "pass")
    assert (table.seat, f"claim contract:{name}" in table.legal) == (1, False)
    assert table.seen(name)["claimable"] == [False, False]
    key = "active-player-only" if name == "pirates_nest" else "claim-at-once-only"
    assert table.reason(f"claim contract:{name}").key == key


@pytest.mark.parametrize("move", ["reveal", "stop", "claim contract:luminary", "pass", "end", "claim contract:bruja"])
def test_the_moment_comes_first(move: str) -> None:
    """PR-CON-13: nothing else is done meanwhile, and the others wait."""
    table = arrange(areas={0: PAIR}, harbor="flute:1/1", top="flute:5/4", agenda="jinx luminary").play("reveal")
    reason = table.reason(move)
    assert (reason.key, reason.rule) == ("claim-comes-first", "PR-CON-13")
    assert reason.facts == {"contract": "contract:jinx"}
    assert table.reason("forgo", 1).key == "not-your-turn"


# --- progress markers -------------------------------------------------------------------------------------------------


def test_a_progress_marker_is_one_of_the_three() -> None:
    """PR-CON-15, PR-CON-16: no reward, no contract completed, and one marker less."""
    table = arrange(harbor="flute:1/1 skiff:1/1", top="galleon:2/1", coins={0: 3}, agenda="speculator").play("reveal")
    assert (table.step, table.preview("claim contract:speculator")) == ("claim_now", {})
    table.play("claim contract:speculator")
    assert (table.hold(0).markers, table.hold(0).completed, table.coins(0)) == (2, 0, 3)
    assert table.seen("speculator")["progress"] == [1, 0]
    assert table.told("contract-progress") == [{"seat": 0, "contract": "contract:speculator", "space": 1}]
    assert table.view["players"][0]["markers"] == 2


def test_a_progress_marker_never_comes_back() -> None:
    """PR-CON-15: with two of them and one contract completed nothing else can be claimed."""
    table = arrange(
        areas={0: PAIR},
        agenda="speculator galleon_nemesis luminary",
        progress={"speculator": {0: 1}, "galleon_nemesis": {0: 1, 1: 1}},
        completed={0: 1},
    )
    assert table.hold(0).markers == 0
    assert table.legal == ["reveal"]
    assert table.reason("claim contract:luminary").key == "no-marker-left"
    assert table.seen("galleon_nemesis")["progress"] == [1, 1]


def test_without_a_marker_no_progress_begins() -> None:
    """PR-CON-16: neither with ships nor with speculation."""
    table = arrange(
        harbor="flute:1/1 skiff:1/1",
        top="galleon:2/1",
        coins={0: 3, 1: 0},
        agenda="speculator galleon_nemesis",
        completed={0: 3},
    ).play("reveal")
    assert table.step == "discover"
    table.play("stop", "trade galleon:2/1")
    assert "waive" not in [entry.step for entry in table.game.entries]
    assert table.coins(0) >= 4


def test_on_completion_the_progress_marker_moves() -> None:
    """PR-CON-17: no further marker is needed, not even when none is left."""
    table = arrange(
        harbor="galleon:2/1 flute:1/1",
        coins={0: 0},
        agenda="galleon_nemesis",
        progress={"galleon_nemesis": {0: 1}},
        completed={0: 2},
    )
    assert table.hold(0).markers == 0
    table.play("stop", "trade galleon:2/1", "waive")
    one = table.contract("galleon_nemesis")
    assert (one.slots, one.progress[0], table.hold(0).markers, table.hold(0).completed) == ([0], 0, 0, 3)
    assert table.coins(0) == 6


def both_speculators(rules: int) -> Table:
    """Four colors, and one marker for two contracts."""
    return arrange(
        harbor="pinnace:1/1 flute:1/1 skiff:1/1",
        top="galleon:2/1",
        agenda="speculator major_speculator",
        completed={0: 2},
        rules=rules,
    ).play("reveal")


@pytest.mark.parametrize(
    ("rules", "first", "second"), [(1, "speculator", "major_speculator"), (2, "major_speculator", "speculator")]
)
def test_the_last_marker_is_used_once(rules: int, first: str, second: str) -> None:
    """PR-CON-06, PR-CON-16, PR-CONL-20: the second is dropped; by rules 2 what completes is first."""
    table = both_speculators(rules)
    assert table.legal == [f"claim contract:{first}", "forgo"]
    table.play(f"claim contract:{first}")
    assert (table.step, table.hold(0).markers) == ("discover", 0)
    assert table.hold(0).completed == (3 if first == "major_speculator" else 2)
    table = both_speculators(rules).play("forgo")
    assert table.legal == [f"claim contract:{second}", "forgo"]
    table.play(f"claim contract:{second}")
    assert (table.step, table.hold(0).markers) == ("discover", 0)


def test_in_the_same_instant_the_active_player_decides_first() -> None:
    """PR-CON-18: then clockwise; that order fills the slots."""
    table = arrange(4, active=2, coins={0: 14, 1: 12, 2: 13, 3: 11}, top="tax:swords", agenda="tax_inspector").play(
        "reveal"
    )
    asked = []
    for answer in ("claim contract:tax_inspector", "forgo", "claim contract:tax_inspector"):
        assert table.step == "claim_now"
        asked.append(table.seat)
        table.play(answer)
    assert asked == [2, 0, 1]
    assert (table.contract("tax_inspector").slots, table.step) == ([2, 1], "discover")


# --- over many games --------------------------------------------------------------------------------------------------


def test_contracts_of_random_games_keep_their_rules() -> None:
    """PR-CON-03, PR-CON-05, PR-CON-06: rewards by slot, influence by the own count, never a fourth."""
    rewards = {contract.code: contract.rewards for contract in CONTRACTS}
    completed: set[str] = set()
    for number, table in enumerate(set_games(56, "contracts")):
        table.told_from = 0
        for _ in random_moves(table, number, 300):
            pass
        own: dict[int, int] = {}
        slots: dict[str, int] = {}
        for facts in table.told("contract-completed"):
            seat, code = int(str(facts["seat"])), str(facts["contract"])
            own[seat] = own.get(seat, 0) + 1
            assert own[seat] <= 3
            assert facts["influence"] == [0, 0, 1, 2][own[seat]]
            assert facts["slot"] == slots.get(code, 0)
            slots[code] = slots.get(code, 0) + 1
            assert facts["coins"] == rewards[code][int(str(facts["slot"]))]
            completed.add(code)
    assert len(completed) > 8
