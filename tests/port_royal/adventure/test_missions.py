"""Missions and crowns. PR-ADV sections 16.3, 16.4 and 16.10."""

from __future__ import annotations

import pytest
from tests.port_royal.adventure.chapter import BOOK, BREAD, HERBS, RUM, chapter
from tests.port_royal.table import Table, arrange

from flibuste.games.port_royal.tale import INFLUENCE_OF_CROWNS, MISSIONS

PRIEST = "priest:4/1"
TWO_ARES = f"{BOOK} {HERBS}"


def gains(table: Table, seat: int = 0) -> list[tuple[str, str]]:
    """What a seat gained since the position was set up, in order."""
    found = []
    for event in table.events:
        if event.facts.get("seat") == seat and event.name in ("marker-lifted", "coins-gained", "crowns-gained"):
            found.append((event.name, str(event.facts.get("source", ""))))
    return found


# --- accomplishing ----------------------------------------------------------------------------------------------------


def test_a_mission_in_ones_own_time() -> None:
    """PR-ADV-16: in every own window, active or not."""
    table = chapter(missions="12", areas={0: PRIEST})
    assert "mission 12" in table.legal
    table = chapter(missions="12", areas={1: PRIEST}, revealed=1)
    assert table.reason("mission 12", 1).key == "mission-not-now"
    table.play("stop")
    assert (table.seat, table.legal) == (1, ["pass", "mission 12"])
    table.play("mission 12")
    assert table.mission(12).slots == [1]


def test_a_mission_at_the_end_of_ones_turn() -> None:
    """PR-ADV-16: after a bust too, and by whoever hired for it in this turn."""
    table = chapter(missions="12", areas={0: PRIEST}, harbor="flute:1/1", top="flute:2/2")
    table.play("reveal")
    assert (table.step, table.legal) == ("turn_end", ["end", "mission 12"])
    table = chapter(missions="12", harbor=PRIEST, coins={0: 4}).play("stop", f"hire {PRIEST}")
    assert table.legal == ["pass", "mission 12"]


def test_each_mission_once_and_four_in_all() -> None:
    """PR-ADV-17"""
    table = chapter(missions="12 20", areas={0: f"{PRIEST} trader-blue:3/1 trader-red:3/1"}, slots={12: [0]})
    assert "mission 12" not in table.legal
    assert table.reason("mission 12").key == "mission-done-already"
    assert "mission 20" in table.legal
    table = chapter(missions="12", areas={0: PRIEST}, gone={0: 4})
    assert table.reason("mission 12").key == "no-marker-on-adventurer"
    assert table.shown["missions"][0]["missing"][0] == ["marker"]


def test_minus_signs_are_discarded_the_rest_stays() -> None:
    """PR-ADV-18, PR-ADVM-13: all values are minimums."""
    table = chapter(missions="13", areas={0: f"{PRIEST} v-priest:5/1"}, coins={0: 6}).play("mission 13")
    assert table.area(0) == [PRIEST, "v-priest:5/1"]
    assert table.told("mission-paid") == [{"seat": 0, "coins": 4}]
    assert table.coins(0) == 2 + MISSIONS_BY_NUMBER[13]
    table = chapter(missions="13", areas={0: PRIEST}, coins={0: 3})
    assert table.reason("mission 13").facts["lacks"] == ["coins:1"]
    assert chapter(missions="13", coins={0: 9}).reason("mission 13").facts["lacks"] == ["priest:1"]


MISSIONS_BY_NUMBER = {int(mission.number): int(mission.first_coins) for mission in MISSIONS}


def test_one_may_wait() -> None:
    """PR-ADV-18, PR-ADV-23: a mission stays open until the chapter ends, newer ones beside it."""
    table = chapter(missions="10 11 12", areas={0: PRIEST}, revealed=1).play("stop", "pass", "end", "event")
    assert table.active == 1
    assert [one["mission"] for one in table.shown["missions"]] == ["mission:10", "mission:11", "mission:12"]
    assert chapter(missions="10").reason("mission 12").key == "mission-not-open"


def test_the_leftmost_marker_goes_to_the_mission() -> None:
    """PR-ADV-19, PR-ADV-20: door, trophy, one crown, three crowns."""
    for gone, crowns in ((0, 1), (1, 1), (2, 2), (3, 4)):
        table = chapter(missions="12", areas={0: PRIEST}, gone={0: gone}, slots={12: [1]}).play("mission 12")
        voyage = table.voyage(0)
        assert (voyage.gone, voyage.markers, voyage.crowns) == (gone + 1, 3 - gone, crowns)
        assert table.mission(12).slots == [1, 0]
        assert voyage.has_trophy == (gone >= 1)
        assert table.told("marker-lifted") == [{"seat": 0, "space": gone + 1}]
        assert len(table.told("ability-unlocked")) == (1 if gone == 0 else 0)


def test_the_first_gets_the_reward_of_the_slot() -> None:
    """PR-ADV-21: crowns under the deck are for everybody."""
    first = chapter(missions="12", areas={0: PRIEST}, coins={0: 0}).play("mission 12")
    assert (first.coins(0), first.voyage(0).crowns) == (3, 1)
    assert first.told("mission-accomplished") == [{"seat": 0, "mission": "mission:12", "first": True}]
    second = chapter(missions="12", areas={0: PRIEST}, coins={0: 0}, slots={12: [1]}).play("mission 12")
    assert (second.coins(0), second.voyage(0).crowns) == (0, 1)
    assert second.told("mission-accomplished")[0]["first"] is False
    harder = chapter(missions="13", areas={0: PRIEST}, coins={0: 4}).play("mission 13")
    assert (harder.coins(0), harder.voyage(0).crowns) == (0, 2)


def test_the_order_of_gains() -> None:
    """PR-ADV-22: space of the adventurer, slot, under the deck."""
    table = chapter(missions="12", areas={0: PRIEST}, gone={0: 2}).play("mission 12")
    assert gains(table) == [
        ("marker-lifted", ""),
        ("crowns-gained", "marker"),
        ("coins-gained", "mission"),
        ("crowns-gained", "mission"),
    ]


def test_two_missions_in_one_window() -> None:
    """PR-ADV-69, PR-ADV-X3: a Priest shown twice would do, what is discarded counts once."""
    sailors = "sailor:3/1 sailor:3/1"
    table = chapter(
        missions="13 15", areas={0: f"{PRIEST} {sailors}"}, cargo={0: TWO_ARES}, coins={0: 4}, sides={0: "grace_may"}
    )
    table.play("mission 13", "mission 15")
    voyage = table.voyage(0)
    assert (voyage.gone, voyage.has_trophy, voyage.cargo) == (2, True, [])
    assert table.told("ability-unlocked") == [{"seat": 0, "adventurer": "grace_may"}]
    assert table.told("mission-paid") == [{"seat": 0, "coins": 4}]
    assert len(table.told("cargo-used")) == 2
    table = chapter(missions="12 13", areas={0: PRIEST}, coins={0: 4}).play("mission 12", "mission 13")
    assert table.voyage(0).gone == 2


def test_an_ares_ship_counts_once_and_its_owner_chooses() -> None:
    """PR-ADV-70: more of them than must go, with both cargoes."""
    table = chapter(missions="14", areas={0: "sailor:3/1 pirate:5/1"}, cargo={0: f"{BOOK} {HERBS}"}).play("mission 14")
    assert (table.step, table.legal) == ("give", ["give book", "give herbs"])
    assert (table.reason("give rum").key, table.reason("stop").key) == ("no-such-cargo", "give-first")
    table.play("give herbs")
    assert [card.code for card in table.voyage(0).cargo] == [BOOK]
    table = chapter(missions="10", cargo={0: f"{BOOK} v-ares-book:4/1 {HERBS}"}).play("mission 10", "give herbs")
    assert [card.code for card in table.voyage(0).cargo] == ["v-ares-book:4/1"]
    table = chapter(missions="14", areas={0: "sailor:3/1 pirate:5/1"}, cargo={0: f"{BOOK} v-ares-book:4/1 {HERBS}"})
    table.play("mission 14", "give book")
    assert [card.code for card in table.voyage(0).cargo] == ["v-ares-book:4/1", HERBS], "the first of its kind"
    table = chapter(missions="10", cargo={0: TWO_ARES}).play("mission 10")
    assert table.voyage(0).cargo == []


def test_a_mission_of_a_moment_waits_for_it() -> None:
    """PR-ADVM-53: that is all it lacks."""
    table = chapter(missions="33")
    assert (table.shown["missions"][0]["missing"][0], table.reason("mission 33").key) == (
        ["moment"],
        "mission-at-once-only",
    )


def test_nobody_pays_for_another() -> None:
    """PR-ADV-71: not even in a team."""
    table = chapter(missions="13 44", areas={0: PRIEST}, coins={0: 0, 1: 9}, crowns={1: 9})
    assert table.reason("mission 13").facts["lacks"] == ["coins:4"]
    assert table.reason("mission 44").facts["lacks"] == ["coins:3", "crowns:2"]


def test_no_missions_elsewhere() -> None:
    """PR-ADV-01"""
    assert arrange().reason("mission 10").key == "no-missions"


# --- what single missions ask for -------------------------------------------------------------------------------------

ASKED: list[tuple[int, dict[str, object], list[str]]] = [
    (10, {"cargo": {0: BOOK}}, ["ares:1"]),
    (10, {"cargo": {0: TWO_ARES}}, []),
    (11, {"areas": {0: PRIEST}}, ["captain_or_settler:1"]),
    (11, {"areas": {0: "captain:4/1"}}, []),
    (11, {"areas": {0: "v-settler:5/1"}}, []),
    (14, {"areas": {0: "sailor:3/1 pirate:5/1"}, "cargo": {0: HERBS}}, []),
    (15, {"areas": {0: "sailor:3/1"}, "cargo": {0: TWO_ARES}}, ["swords:1"]),
    (15, {"areas": {0: "pirate:5/1"}, "cargo": {0: HERBS}}, ["ares:1"]),
    (15, {"areas": {0: "pirate:5/1"}, "cargo": {0: TWO_ARES}}, []),
    (20, {"areas": {0: "trader-blue:3/1"}}, ["trader:1"]),
    (21, {"cargo": {0: HERBS}}, ["books:1"]),
    (22, {"areas": {0: "v-sentinel:5/1"}}, []),
    (22, {"areas": {0: "v-sentinel:5/1"}, "coins": {0: 1}}, ["coins:1"]),
    (23, {"areas": {0: "v-sentinel:5/1"}, "coins": {0: 4}}, ["coins:1"]),
    (24, {"areas": {0: "sailor:3/1 v-tybuk-elder:9/2"}}, []),
    (25, {"areas": {0: "sailor:3/1 v-tybuk-elder:9/2"}}, ["ares:1"]),
    (30, {"areas": {0: PRIEST}}, ["expeditions:1"]),
    (30, {"areas": {0: "expedition:pp"}}, []),
    (31, {"areas": {0: PRIEST}}, ["admiral_or_governor_or_senorita:1"]),
    (31, {"areas": {0: "governor:8/0"}}, []),
    (32, {"cargo": {0: RUM}}, ["breads:1"]),
    (35, {"cargo": {0: RUM}}, []),
    (40, {"areas": {0: "sailor:3/1 sailor:3/1 priest:4/1"}}, ["cheap_characters:1:3"]),
    (40, {"areas": {0: "sailor:3/1 sailor:3/1 trader-red:3/1"}}, []),
    (40, {"areas": {0: "sailor:3/1 sailor:3/1 priest:4/1 senorita:7/2"}}, ["cheap_characters:1:3"]),
    (41, {"cargo": {0: f"{HERBS} {BREAD}"}}, []),
    (41, {"cargo": {0: f"{BOOK} {BREAD}"}}, ["herbs:1"]),
    (42, {"areas": {0: "v-innkeeper:5/1"}}, []),
    (44, {"crowns": {0: 1}}, ["crowns:1"]),
    (45, {"crowns": {0: 4}, "coins": {0: 3}}, []),
    (54, {"areas": {0: "sailor:3/1 priest:4/1 captain:4/1"}}, ["characters:1"]),
    (55, {"areas": {0: "sailor:3/1 priest:4/1 captain:4/1 settler:4/1"}, "coins": {0: 2}}, []),
]


@pytest.mark.parametrize(("number", "has", "lacks"), ASKED)
def test_what_a_mission_asks_for(number: int, has: dict[str, object], lacks: list[str]) -> None:
    """PR-ADVM-13, PR-ADVM-15, PR-ADVM-30, PR-ADVM-40, PR-ADVM-41: and all that are not in the rulebook."""
    table = chapter(missions=str(number), **has)  # type: ignore[arg-type]
    assert table.shown["missions"][0]["missing"][0] == lacks
    assert (f"mission {number}" in table.legal) == (not lacks)
    assert table.shown["missions"][0]["ready"] == [not lacks, False]


def test_both_cargoes_of_a_mission_are_used_up() -> None:
    """PR-ADVM-41, PR-ADV-52"""
    table = chapter(missions="41", cargo={0: f"{HERBS} {BREAD} {RUM}"}).play("mission 41")
    assert [card.code for card in table.voyage(0).cargo] == [RUM]
    assert sorted(table.discard) == sorted([HERBS, BREAD])


# --- missions of a moment ---------------------------------------------------------------------------------------------

THREE_COLORS = "pinnace:1/1 flute:1/1 skiff:1/1"


def test_four_flags_is_offered_at_once() -> None:
    """PR-ADVM-33, PR-ADVM-53, PR-ADVM-57: declined, it comes again with another ship."""
    table = chapter(missions="33", harbor=THREE_COLORS, top="frigate:1/1 galleon:2/1 sailor:3/1")
    assert table.reason("mission 33").key == "mission-at-once-only"
    table.play("reveal")
    assert (table.step, table.seat, table.legal) == ("mission_now", 0, ["mission 33", "forgo"])
    assert table.shown["pending_mission"] == "mission:33"
    assert table.reason("stop").key == "mission-comes-first"
    table.play("forgo")
    assert table.step == "discover"
    table.play("reveal")
    assert table.step == "mission_now"
    table.play("mission 33")
    assert table.mission(33).slots == [0]
    table.play("reveal")
    assert table.step == "discover"


def test_four_flags_is_for_the_active_player_alone() -> None:
    """PR-ADVM-33: and not with three colors, nor when the fourth ship sinks the turn."""
    table = chapter(missions="33", harbor="pinnace:1/1 flute:1/1", top="skiff:1/1")
    assert table.play("reveal").step == "discover"
    table = chapter(missions="33", harbor=THREE_COLORS, top="frigate:3/2", slots={33: [0]})
    assert table.play("reveal").step == "discover"
    table = chapter(missions="33", harbor=THREE_COLORS, top="skiff:3/2").play("reveal")
    assert table.active == 1


def test_four_flags_and_a_purse() -> None:
    """PR-ADVM-34: without five coins nobody is asked."""
    table = chapter(missions="34", harbor=THREE_COLORS, top="frigate:1/1", coins={0: 5}).play("reveal", "mission 34")
    assert table.coins(0) == 0
    assert table.voyage(0).crowns == 2
    table = chapter(missions="34", harbor=THREE_COLORS, top="frigate:1/1", coins={0: 4}).play("reveal")
    assert table.step == "discover"


def test_ares_pirates_are_a_flag_too() -> None:
    """PR-ADVC-15, PR-ADVM-33"""
    assert chapter(missions="33", harbor=THREE_COLORS, top=BOOK).play("reveal").step == "mission_now"


def test_a_throw_of_a_gambler_may_bring_four_flags() -> None:
    """PR-ADVM-57, PR-MIX-04: looked at when all four cards lie there."""
    table = chapter(
        missions="33",
        areas={0: "p-gambler:4/1"},
        top="pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1",
        revealed=0,
        gambler=True,
    )
    table.play("gamble")
    assert (table.step, len(table.harbor)) == ("mission_now", 4)
    table.play("mission 33")
    assert table.step == "window"


def test_a_receipt_for_whoever_is_taxed() -> None:
    """PR-ADVM-50, PR-ADVM-53: active or not; who lost nothing is not asked."""
    table = chapter(3, missions="50", top="tax:influence", coins={0: 2, 1: 12, 2: 13}).play("reveal")
    assert (table.step, table.seat) == ("mission_now", 1)
    table.play("mission 50")
    assert (table.step, table.seat) == ("mission_now", 2)
    table.play("forgo")
    assert (table.step, table.mission(50).slots) == ("discover", [1])


def test_four_courses() -> None:
    """PR-ADVM-51, PR-ADVM-55, PR-ADVM-58, PR-ADVM-X1: a card fewer than four colors and a Governor would allow."""
    four = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1"
    table = chapter(missions="51", harbor=four, areas={0: "governor:8/0"}, coins={0: 5})
    assert table.view["allowance"] == 3
    table.play("stop")
    assert table.step == "mission_now"
    table.play("mission 51")
    assert (table.step, table.view["allowance"], table.coins(0)) == ("window", 2, 2), "five paid, two for the first"
    declined = chapter(missions="51", harbor=four, areas={0: "governor:8/0"}, coins={0: 5}).play("stop", "forgo")
    assert (declined.view["allowance"], declined.coins(0)) == (3, 5)


def test_four_courses_may_leave_nothing_to_take() -> None:
    """PR-ADVM-55: never fewer than none; exactly four cards must lie there."""
    four = "sailor:3/1 sailor:3/1 priest:4/1 captain:4/1"
    table = chapter(missions="51", harbor=four, coins={0: 5, 1: 0}).play("stop", "mission 51")
    assert table.active == 1
    table = chapter(missions="51", harbor=four, coins={0: 9, 1: 0}).play("stop", "mission 51")
    assert (table.active, table.coins(0)) == (1, 9 - 5 + 2), "whatever could be paid"
    table = chapter(missions="51", harbor=f"{four} settler:4/1", coins={0: 5}).play("stop")
    assert table.step == "window"
    table = chapter(missions="51", harbor=four, coins={0: 4}).play("stop")
    assert table.step == "window"


def test_what_does_not_lie_in_the_harbor_does_not_count() -> None:
    """PR-ADVM-56: a tax, an expedition and a repelled ship before the first card."""
    table = chapter(missions="52", harbor="priest:4/1", revealed=4).play("stop")
    assert (table.step, table.legal) == ("mission_now", ["mission 52", "forgo"])


def test_two_nights() -> None:
    """PR-ADVM-52, PR-ADVM-54, PR-ADVM-60: the first space is no mission yet."""
    table = chapter(missions="52", harbor="sailor:3/1", coins={0: 0}).play("stop", "mission 52")
    assert (table.mission(52).waiting, table.mission(52).slots) == ([0], [])
    assert table.told("mission-progress") == [{"seat": 0, "mission": "mission:52"}]
    voyage = table.voyage(0)
    assert (voyage.gone, voyage.markers, voyage.crowns) == (0, 4, 0)
    goal = table.shown["goal"]
    assert goal is not None
    assert (goal["markers"], goal["missions"]) == (0, 0)
    table = chapter(missions="52", harbor="sailor:3/1", coins={0: 0}, waiting={52: [0]}).play("stop", "mission 52")
    assert (table.mission(52).waiting, table.mission(52).slots) == ([], [0])
    assert (table.voyage(0).gone, table.coins(0)) == (1, 2)


def test_the_waiting_marker_is_not_free() -> None:
    """PR-ADVM-54: the last one cannot go elsewhere while it waits."""
    table = chapter(missions="12 52", areas={0: PRIEST}, gone={0: 3}, waiting={52: [0]})
    assert table.reason("mission 12").key == "no-marker-on-adventurer"
    assert "mission 12" in chapter(missions="12 52", areas={0: PRIEST}, gone={0: 2}, waiting={52: [0]}).legal


def test_two_nights_and_a_dog() -> None:
    """PR-ADVM-59: coins are due on the second space; without them the marker stays on the first."""
    table = chapter(missions="53", harbor="sailor:3/1", coins={0: 0}).play("stop")
    assert table.legal == ["mission 53", "forgo"]
    table = chapter(missions="53", harbor="sailor:3/1", coins={0: 3}, waiting={53: [0]}).play("stop")
    assert table.step != "mission_now"
    table = chapter(missions="53", harbor="sailor:3/1", coins={0: 4}, waiting={53: [0]}).play("stop", "mission 53")
    assert (table.mission(53).slots, table.coins(0)) == ([0], 0)


def test_a_squall_keeps_from_stopping_at_the_first_card() -> None:
    """PR-ADVM-58"""
    table = chapter(missions="52", harbor="sailor:3/1", event="squall")
    assert table.legal == ["reveal"]
    reason = table.reason("stop")
    assert (reason.key, reason.facts) == ("squall", {"cards": 1, "wanted": 3})


# --- crowns -----------------------------------------------------------------------------------------------------------


def test_shields_of_the_crown_track() -> None:
    """PR-ADV-25, PR-ADV-26: one, two and three more, six in all."""
    assert INFLUENCE_OF_CROWNS == [0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 6]
    for crowns, influence in enumerate(INFLUENCE_OF_CROWNS):
        assert chapter(crowns={0: crowns}).influence(0) == influence


def test_paying_crowns_loses_shields() -> None:
    """PR-ADV-24, PR-ADV-25: only if there are enough."""
    table = chapter(missions="45", crowns={0: 6}, slots={45: [1]})
    assert table.influence(0) == 3
    table.play("mission 45")
    assert (table.voyage(0).crowns, table.influence(0)) == (3, 1)
    assert table.told("crowns-paid") == [{"seat": 0, "crowns": 4, "now": 2}]


def test_crowns_beyond_the_last_space_are_lost() -> None:
    """PR-ADV-27"""
    table = chapter(missions="12", areas={0: PRIEST}, crowns={0: 10}, slots={12: [1]}).play("mission 12")
    assert table.voyage(0).crowns == 10
    assert not table.told("crowns-gained")


def test_crown_influence_counts_everywhere() -> None:
    """PR-ADV-28: for taxes, for a team's sum and for the end."""
    table = chapter(crowns={0: 3}, coins={0: 3, 1: 3}, top="tax:influence").play("reveal")
    assert (table.coins(0), table.coins(1)) == (3, 4)
    goal = chapter(crowns={0: 6, 1: 3}).shown["goal"]
    assert goal is not None
    assert goal["influence"] == 4
    area = "senorita:9/3 senorita:9/3 admiral:9/3 priest:4/1 captain:4/1"
    table = chapter(
        mode="rivals", areas={0: area}, crowns={0: 2}, gone={0: 2}, deck="royal_favor end_of_month", before_event=True
    )
    assert (table.influence(0), table.p.last_round) == (11, False)
    table.play("event")
    assert (table.influence(0), table.p.last_round) == (12, True)


# --- previews ---------------------------------------------------------------------------------------------------------


def test_what_a_mission_is_sure_to_bring() -> None:
    """PR-ADV-20, PR-ADV-21, PR-ADV-25"""
    table = chapter(missions="13", areas={0: PRIEST}, coins={0: 4}, crowns={0: 1})
    assert table.preview("mission 13") == {"coins": -4, "markers": 1, "ability": 1, "crowns": 2, "influence": 1}
    table = chapter(missions="12", areas={0: PRIEST}, gone={0: 1}, slots={12: [1]})
    assert table.preview("mission 12") == {"coins": 0, "markers": 1, "trophy": 1, "crowns": 1, "influence": 0}
    table = chapter(missions="12", areas={0: PRIEST}, sides={0: "thomas_fishborn", 1: "grace_may"}, gone={0: 3})
    assert table.preview("mission 12")["crowns"] == 4
    table = chapter(missions="12", areas={0: PRIEST}, sides={0: "samuel_blackguard", 1: "grace_may"})
    assert table.preview("mission 12")["coins"] == 5
    table = chapter(missions="52", harbor="sailor:3/1").play("stop")
    assert table.preview("mission 52") == {}
    table = chapter(missions="51", harbor="pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1", coins={0: 5}).play("stop")
    assert (table.preview("mission 51")["cards_fewer"], table.preview("mission 51")["coins"]) == (1, -5 + 2)


@pytest.mark.parametrize("number", [int(mission.number) for mission in MISSIONS if mission.moment < 0])
def test_a_preview_is_what_happens(number: int) -> None:
    """PR-ADV-19: coins, crowns and influence of every mission that is accomplished in one's own time."""
    people = "priest:4/1 captain:4/1 admiral:5/1 v-sentinel:5/1 v-innkeeper:5/1 v-tybuk-elder:9/2 sailor:3/1 sailor:3/1"
    area = f"{people} trader-blue:3/1 trader-red:3/1 expedition:pp"
    table = chapter(
        missions=str(number), areas={0: area}, coins={0: 9}, crowns={0: 5}, cargo={0: f"{BOOK} {HERBS} {BREAD} {RUM}"}
    )
    known = table.preview(f"mission {number}")
    before = (table.coins(0), int(table.voyage(0).crowns), table.influence(0))
    table.play(f"mission {number}")
    if table.step == "give":
        assert table.preview(table.legal[0]).keys() == known.keys()
        table.play(table.legal[0])
    assert table.coins(0) - before[0] == known["coins"]
    assert int(table.voyage(0).crowns) - before[1] == known.get("crowns", 0)
    assert table.influence(0) - before[2] == known.get("influence", 0)
