"""Odd corners of The Adventure Begins, second part: setting out, months and their events, ends, what is handed on."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from tests.port_royal.adventure.chapter import BOOK, BREAD, CALM_MONTH, HERBS, begin, chapter, choose_sides, handed_on
from tests.port_royal.table import TITLE, Table
from tests.port_royal.test_adventure_second_reader import FOUR_COLORS, PRIEST, cargo, crowns, gone

from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadOption

ZEROS = {
    "fair_wind", "royal_favor", "court_day", "alms_box", "thick_fog", "armed_escort", "lucky_charm", "squall",
    "market_day", "hiring_fair", "open_quay", "slack_trade", "curfew",
}  # fmt: skip
STARRED = {10, 11, 13, 15, 20, 21, 30, 33, 35, 40, 41, 44, 50, 51, 52}


def data_of(table: Table) -> Data:
    return table.game.clone_position().to_data()


def tale_of(table: Table) -> dict[str, object]:
    return cast(dict[str, object], data_of(table)["adventure"])


def deck_of(table: Table) -> list[str]:
    """The next event first."""
    return cast("list[str]", tale_of(table)["deck"])[::-1]


def all_cards(table: Table) -> int:
    """Everything that is in the draw pile, in the treasuries or on the table."""
    p = table.p
    return len(p.draw_pile) + len(p.discard) + len(p.harbor) + sum(len(player.coins) for player in p.players)


# --- setting out ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "seats", "size"),
    [
        ("together", 1, 3),
        ("together", 2, 3),
        ("together", 3, 3),
        ("together", 4, 4),
        ("rivals", 2, 5),
        ("rivals", 3, 5),
        ("rivals", 4, 5),
        ("variable", 2, 5),
        ("variable", 3, 5),
        ("variable", 4, 5),
    ],
)
def test_the_first_events(mode: str, seats: int, size: int) -> None:
    """PR-ADV-06, PR-ADV-07, PR-ADV-08, PR-ADV-09, PR-ADV-49: event 1 for one or two, the end of the month below."""
    places = set()
    for seed in range(12):
        table = choose_sides(begin(seats, mode, seed=str(seed)))
        deck = deck_of(table)
        assert len(deck) == size
        assert deck[-1] == ("end_of_month_variable" if mode == "variable" else "end_of_month")
        assert ("pilots_report" in deck) == (seats < 3)
        unused = cast("list[str]", tale_of(table)["unused"])
        assert {*deck[:-1], *unused} - {"pilots_report"} == ZEROS
        places.add(deck.index("pilots_report") if seats < 3 else -1)
    assert len(places) == (size - 1 if seats < 3 else 1), "shuffled in"


@pytest.mark.parametrize(("number", "cards"), [(1, 131), (2, 136), (3, 148), (4, 155), (5, 158)])
def test_cards_of_a_chapter_when_its_first_turn_starts(number: int, cards: int) -> None:
    """PR-ADV-59, PR-ADV-54"""
    table = choose_sides(begin(2, chapter=number))
    assert all_cards(table) == cards
    assert table.game.title.chapter(table.game.terms) == number


def test_a_second_try_adds_nothing() -> None:
    """PR-ADV-X1, PR-ADV-58, PR-ADV-55: cards 20 and 21 were read in the first."""
    table = choose_sides(begin(2, legacy=handed_on(2, [80, 81, 82], 1)))
    assert all_cards(table) == 138 and not table.told("cards-added")
    first = choose_sides(begin(2, legacy=handed_on(2, [80])))
    assert all_cards(first) == 136 and first.told("cards-added")[0]["cards"] == 5
    assert [table.coins(seat) - int(table.voyage(seat).adventurer().coins) for seat in range(2)] == [2, 1], "3 coins"


def test_nobody_starts_with_a_coin_of_the_first_page() -> None:
    """PR-ADV-61: coins are dealt before the story card adds its cards."""
    for seed in range(20):
        table = choose_sides(begin(4, seed=f"coins {seed}"))
        assert not [face for seat in range(4) for face in table.faces(seat) if face.startswith("v-")]
    names = [event.name for event in table.events]
    assert names.index("coins-gained") < names.index("story-read") < names.index("cards-added")


def test_sides_from_the_first_player_clockwise() -> None:
    """PR-ADV-62, PR-ADV-03: two sides of the own card."""
    table = begin(3, first_player="2")
    order = []
    while table.step == "side":
        order.append(table.seat)
        assert len(table.legal) == 2
        table.play(table.legal[0])
    assert order == [1, 2, 0]


def test_a_draft_begins_at_the_right_of_the_first_player() -> None:
    """PR-ADV-62, PR-ADV-03: ten to choose from, then eight, then six; who is first picks last."""
    table = begin(3, first_player="2", adventurers="drafted")
    order = []
    while table.step == "side":
        order.append((table.seat, len(table.legal)))
        table.play(table.legal[-1])
    assert order == [(0, 10), (2, 8), (1, 6)]
    assert len(begin(1, adventurers="drafted").legal) == 10


def test_coins_of_two_lost_tries() -> None:
    """PR-ADV-X5, PR-ADV-75, PR-ADV-43: three each when shared evenly; or as the first player likes; or left."""

    def tries(first: str = "1") -> Table:
        table = begin(2, legacy=handed_on(1, [80], 2), first_player=first)
        while table.step == "side":
            table.play(table.legal[0])
        assert table.step == "share" and table.seat == int(first) - 1
        return table

    def more(table: Table) -> list[int]:
        return [table.coins(seat) - int(table.voyage(seat).adventurer().coins) for seat in range(2)]

    assert more(tries().play("evenly")) == [3, 3]
    assert more(tries().play("share 1", "share 1", "share 1", "share 1", "share 0", "share 1")) == [1, 5]
    assert more(tries().play("forgo")) == [0, 0]
    assert more(tries().play("share 0", "evenly")) == [4, 2], "five are left, one each in turn"
    some = tries("2").play("share 0", "forgo")
    assert more(some) == [1, 0]
    assert some.told("lost-coins-left") == [{"seat": 1, "coins": 5}]
    even = tries("2").play("share 0", "evenly")
    assert even.told("lost-coins-shared-evenly") == [{"seat": 1, "coins": 5}]


def test_an_odd_coin_goes_to_the_first_player() -> None:
    """PR-ADV-75: one each in turn order, beginning with the first player."""
    table = begin(2, legacy=handed_on(1, [80], 1), first_player="2")
    while table.step == "side":
        table.play(table.legal[0])
    table.play("evenly")
    assert [table.coins(seat) - int(table.voyage(seat).adventurer().coins) for seat in range(2)] == [1, 2]


def test_four_missions_by_lot() -> None:
    """PR-ADV-49, PR-ADV-50, PR-ADV-78: starred ones, all different, never twins; all cards are in the deck."""
    seen: set[int] = set()
    for seed in range(40):
        table = choose_sides(begin(2, "variable", seed=f"lot {seed}"))
        numbers = [int(one.mission.number) for one in table.tale.missions]
        assert len(set(numbers)) == 4
        seen |= set(numbers)
    assert seen == STARRED
    assert all_cards(table) == 158 and table.read == []
    assert table.shown["newest"] == ""


def test_what_may_be_mixed() -> None:
    """PR-MIX-06, PR-MIX-07, PR-ADV-12: decks with a warning, contracts and other endings never, nor five players."""
    mixed = {"adventure": "cooperative", "sets_sail_cards": True, "gambler": True, "contract_cards": True}
    assert TITLE.warnings(TITLE.agree(2, mixed)) == ["mixed_adventure"]
    assert all_cards(choose_sides(begin(2, sets_sail_cards=True, gambler=True, contract_cards=True))) == 131 + 48
    for seats, wrong in (
        (2, {"contracts": "cooperative"}),
        (2, {"ending": "points_and_expedition"}),
        (2, {"sets": "sets_sail"}),
        (5, {}),
    ):
        with pytest.raises(BadOption):
            TITLE.agree(seats, {"adventure": "cooperative", **wrong})
    with pytest.raises(BadOption):
        TITLE.agree(1, {"adventure": "competitive"})
    with pytest.raises(BadOption):
        TITLE.agree(1, {"adventure": "variable"})


# --- events -----------------------------------------------------------------------------------------------------------


def happening(event: str, seats: int = 2, **more: object) -> Table:
    """The event has just been revealed."""
    table = chapter(seats, deck=f"{event} end_of_month", before_event=True, **more)  # type: ignore[arg-type]
    return table.play("event")


def test_nothing_comes_before_the_event() -> None:
    """PR-ADV-64: neither mission nor expedition nor Sentinel."""
    table = chapter(
        number=2,
        missions="22",
        open="expedition:pp",
        areas={0: f"{PRIEST} {PRIEST} v-sentinel:5/1"},
        before_event=True,
    )
    assert table.legal == ["event"] and table.refused("mission 22")[0] == "event-first"
    table.play("event")
    assert {"mission 22", "expedition expedition:pp", "look", "reveal"} == set(table.legal)


def test_court_day_asks_whoever_can_pay() -> None:
    """PR-ADV-29 (Court Day): from the active player clockwise, once each; one coin is not enough."""
    table = chapter(
        3, deck="court_day end_of_month", before_event=True, active=1, coins={0: 5, 1: 2, 2: 1}, harbor=""
    ).play("event")
    assert (table.seat, table.step) == (1, "court")
    table.play("crown")
    assert table.seat == 0 and table.coins(1) == 0 and crowns(table, 1) == 1
    table.play("forgo")
    assert (table.seat, table.step) == (1, "discover") and crowns(table, 0) == 0


def test_alms_for_all_who_are_poorest() -> None:
    """PR-ADV-29 (Alms Box): a tie is no hindrance; alone always."""
    table = happening("alms_box", 3, coins={0: 2, 1: 0, 2: 0})
    assert [table.coins(seat) for seat in range(3)] == [2, 1, 1]
    assert happening("alms_box", 1, coins={0: 30}).coins(0) == 31


def test_fog_swallows_without_effect() -> None:
    """PR-ADV-29 (Thick Fog), PR-ADV-65, PR-ADV-80: a tax, an expedition, a ship; the third comes from a new pile."""
    table = happening(
        "thick_fog",
        top="tax:swords expedition:pp",
        discard="flute:5/4 jack:6/1",
        shuffles=("flute:5/4 jack:6/1",),
        dry=True,
        coins={0: 0, 1: 0},
    )
    assert table.expeditions == [] and table.coins(0) == 0
    assert table.told("cards-lost-in-fog")[0]["cards"] == ["tax:swords", "expedition:pp", "flute:5/4"]
    assert table.draw_pile == ["jack:6/1"] and len(table.discard) == 3


def test_lent_swords_are_for_repelling() -> None:
    """PR-ADV-65: also without a sword of one's own; neither missions nor taxes see them, and only this turn."""
    table = chapter(
        number=2,
        missions="24",
        areas={0: "v-tybuk-younger:5/1", 1: "sailor:3/1"},
        event="armed_escort",
        top="galleon:4/2",
    )
    assert "mission 24" not in table.legal, "2 of one's own, 2 lent"
    table.play("reveal")
    assert table.step == "repel"
    bare = chapter(event="armed_escort", top="flute:2/2 tax:swords", coins={0: 0, 1: 0}, areas={1: "sailor:3/1"})
    bare.play("reveal")
    assert bare.step == "repel"
    bare.play("repel", "reveal")
    assert (bare.coins(0), bare.coins(1)) == (0, 1)
    strong = chapter(event="armed_escort", top="skiff:3/2")
    assert strong.play("reveal").step == "discover", "three swords are too many"
    later = chapter(event="armed_escort", harbor="jester:9/3", top="flute:1/1", coins={0: 0, 1: 0}, active=1)
    later.play("stop", "event", "reveal")
    assert later.seat == 0 and later.step == "discover"


def test_a_squall_keeps_the_sails_up() -> None:
    """PR-ADV-29 (Squall), PR-ADVM-58: not with two cards; an expedition is none; with dry piles one may."""
    table = chapter(
        number=5,
        missions="52",
        event="squall",
        harbor="flute:1/1",
        top="expedition:pp jack:6/1 skiff:1/1",
    )
    for _ in range(3):
        assert "stop" not in table.legal
        assert table.refused("stop")[0] == "squall"
        table.play("reveal")
    assert "stop" in table.legal
    dry = chapter(event="squall", harbor="flute:1/1", dry=True)
    assert "stop" in dry.legal


def test_market_day_and_slack_trade() -> None:
    """PR-ADV-68, PR-ADV-65: for everybody, coins only, never below none, not for what is kept."""
    rum = "v-galleon-rum:4/0c"
    for event, coins in (("market_day", 2), ("slack_trade", 0)):
        table = chapter(
            number=4, missions="40", event=event, harbor=f"{BOOK} {rum} {BREAD}", areas={0: "governor:8/0 governor:8/0"}
        )
        table.play("stop", f"trade {BOOK}", "collect")
        assert table.coins(0) == 3 + coins
        table.play(f"trade {rum}", "collect")
        assert table.coins(0) == 3 + coins and crowns(table, 0) == 1
        table.play(f"trade {BREAD}", "cargo")
        assert table.coins(0) == 3 + coins
    bonus = chapter(event="slack_trade", harbor=f"{BOOK} admiral:9/3", areas={1: "v-priest:5/1"}, coins={0: 0, 1: 0})
    bonus.play("stop", "pass", f"trade {BOOK}", "collect")
    assert (bonus.coins(0), bonus.coins(1)) == (1, 0), "the Priest's coin pays the fee"
    poor = chapter(event="slack_trade", harbor=f"{BOOK} admiral:9/3", coins={0: 0, 1: 0})
    poor.play("stop", "pass")
    assert poor.seat == 1 and poor.step == "event", "no coin, no fee, no ship"


def test_hiring_fair_with_all_other_discounts() -> None:
    """PR-ADV-29 (Hiring Fair), PR-FEE-05: down to nothing; the fee stays."""
    table = chapter(
        event="hiring_fair",
        sides={1: "senora_anne"},
        gone={1: 1},
        areas={1: "senorita:7/2"},
        harbor="sailor:3/1 admiral:9/3",
        coins={0: 0, 1: 1},
    )
    table.play("stop")
    assert table.seat == 1, "nothing for the active player"
    table.play("hire sailor:3/1")
    assert (table.coins(0), table.coins(1)) == (1, 0)


def test_no_fee_at_the_open_quay() -> None:
    """PR-ADV-29 (Open Quay), PR-ADV-67: cargo without a coin; alone a coin at once."""
    table = chapter(event="open_quay", harbor=f"{HERBS} admiral:9/3", coins={0: 0, 1: 0})
    table.play("stop", "pass", f"trade {HERBS}", "cargo")
    assert cargo(table, 1) == [HERBS] and table.coins(0) == 0
    assert happening("open_quay", 1, coins={0: 0}).coins(0) == 1
    assert happening("open_quay", 2, coins={0: 0}).coins(0) == 0


@pytest.mark.parametrize(
    ("harbor", "area", "cards"),
    [("flute:1/1", "", 1), (FOUR_COLORS, "", 1), (FOUR_COLORS, "governor:8/0", 2), (f"{FOUR_COLORS} {BOOK}", "", 2)],
)
def test_curfew(harbor: str, area: str, cards: int) -> None:
    """PR-ADV-29 (Curfew): one less of what colors give, at least one; Governors afterwards."""
    table = chapter(event="curfew", harbor=harbor, areas={0: area})
    table.play("stop")
    assert table.told("window-opened")[0]["cards"] == cards


def test_curfew_and_the_fourth_card() -> None:
    """PR-ADV-29 (Curfew), PR-ADVM-55: the mission is counted after the curfew, and may leave nothing."""
    table = chapter(number=5, missions="51", event="curfew", harbor=FOUR_COLORS, coins={0: 5})
    table.play("stop", "mission 51")
    assert table.seat == 1


def test_curfew_is_not_for_the_others() -> None:
    """PR-ADV-65: it is the active player's."""
    table = chapter(event="curfew", harbor=f"{FOUR_COLORS} galleon:2/1", areas={1: "governor:8/0"})
    table.play("stop", "trade flute:1/1")
    assert [facts["cards"] for facts in table.told("window-opened")] == [2]
    table.play("pass")
    assert [facts["cards"] for facts in table.told("window-opened")] == [2, 2]


def test_the_pilots_report_is_private() -> None:
    """PR-ADV-29 (Pilot's Report), section 20: five cards for one pair of eyes, four of them open afterwards."""
    top = "tax:swords flute:1/1 expedition:pp jack:6/1 skiff:1/1"
    table = happening("pilots_report", 2, top=top, coins={0: 0, 1: 20})
    assert table.step == "look"
    shown = [table.game.view(seat)["adventure"]["looking"] for seat in (0, 1)]  # type: ignore[index]
    assert (sorted(shown[0]), shown[1]) == (sorted(top.split()), [])
    looked = next(event for event in table.events if event.name == "looked")
    assert looked.facts["cards"] == [] and looked.owner == 0
    table.play("keep tax:swords")
    assert Counter(table.discard) == Counter(top.split()[1:]) and table.expeditions == []
    assert table.legal == ["reveal"], "the first card is still to be revealed"
    table.play("reveal")
    assert table.coins(1) == 10 + 1, "the tax that was kept, and its bonus for a tie at no swords"


def test_a_bust_loses_an_event_of_the_trade() -> None:
    """PR-ADV-65: and the next turn knows nothing of it."""
    table = chapter(event="market_day", harbor="flute:1/1", top="flute:5/4 skiff:1/1", coins={0: 0, 1: 0})
    table.play("reveal", "event", "reveal", "stop", "trade skiff:1/1")
    assert table.coins(1) == 1


# --- months -----------------------------------------------------------------------------------------------------------


def test_events_come_back_in_their_order() -> None:
    """PR-ADV-33, PR-ADV-34, PR-ADV-35: a new one first, the end last; no second event in this turn."""
    table = chapter(
        past="squall alms_box",
        deck="end_of_month",
        unused="curfew",
        before_event=True,
        harbor="",
        top="jester:9/3 jack:6/1",
    )
    table.play("event")
    assert (table.step, table.seat) == ("discover", 0)
    assert deck_of(table) == ["curfew", "squall", "alms_box", "end_of_month"]
    assert table.shown["month"] == 2 and table.shown["days"] == ["", "squall", "alms_box", "end_of_month"]
    assert "event" not in table.legal
    table.play("reveal", "stop")
    assert (table.step, table.seat) == ("event", 1)
    table.play("event")
    assert table.shown["event"] == "curfew" and table.told("event-revealed")[-1]["event"] == "curfew"


def test_when_all_events_are_known_none_joins() -> None:
    """PR-ADV-34"""
    table = chapter(past="squall", deck="end_of_month", unused="", before_event=True)
    table.play("event")
    assert deck_of(table) == ["squall", "end_of_month"]


@pytest.mark.parametrize(
    ("mode", "number", "open_missions", "slots", "story", "mission"),
    [
        ("together", 1, "10", {}, "11", 11),
        ("together", 1, "10 11", {10: [1]}, "12", 12),
        ("together", 1, "10 11", {11: [0, 1]}, "13", 13),
        ("rivals", 1, "10 11 13", {11: [1]}, "14", 14),
        ("together", 2, "20 21 22", {20: [0]}, "25", 25),
        ("together", 3, "30", {}, "31", 31),
        ("rivals", 3, "30", {}, "32", 32),
        ("rivals", 3, "30 32 33", {32: [0]}, "35", 35),
        ("together", 3, "30 31 34", {30: [0]}, "36", 36),
        ("together", 5, "50 51 53", {51: [1]}, "54", 54),
    ],
)
def test_where_the_hourglass_leads(
    mode: str, number: int, open_missions: str, slots: dict[int, list[int]], story: str, mission: int
) -> None:
    """PR-ADV-30, PR-ADV-31, PR-ADV-32: the newest mission asks, and anybody's marker answers."""
    table = chapter(
        mode=mode, number=number, missions=open_missions, slots=slots, deck="end_of_month", before_event=True
    )
    table.play("event")
    assert table.read == [story] and table.tale.missions[-1].mission.number == mission
    assert len(table.tale.missions) == len(open_missions.split()) + 1, "nothing is removed (PR-ADV-23)"


def test_a_mission_done_in_the_last_turn_of_the_month() -> None:
    """PR-ADV-31, PR-ADV-23: at the end of the turn before, just in time; and it can be done later as well."""
    table = chapter(
        missions="10 11",
        cargo={0: f"{BOOK} {BOOK}", 1: f"{HERBS} {HERBS}"},
        deck="end_of_month",
        harbor="admiral:9/3",
        coins={1: 0},
    )
    table.play("stop", "mission 10", "pass", "event")
    assert table.read == ["12"]
    assert "mission 10" in table.legal


def test_a_page_adds_its_cards_to_the_draw_pile() -> None:
    """PR-ADV-14, PR-ADV-58: the discard pile stays; groups already there add nothing."""
    table = chapter(
        number=2, missions="20", groups=[80, 81], deck="end_of_month", before_event=True, discard="flute:1/1 jack:6/1"
    )
    pile = len(table.draw_pile)
    table.play("event")
    assert len(table.draw_pile) == pile + 2 and table.discard == ["flute:1/1", "jack:6/1"]
    assert {"v-tybuk-elder:9/2", "v-tybuk-younger:5/1"} <= set(table.draw_pile)
    known = chapter(number=2, missions="20", deck="end_of_month", before_event=True)
    known.play("event")
    assert not known.told("cards-added") and known.tale.missions[-1].mission.number == 21


# --- ends of a team ---------------------------------------------------------------------------------------------------


def last_month(number: int = 1, *, influence: int = 13, **more: object) -> Table:
    """Two players at the end of the last month, with 5 markers on 4 missions unless named, and so much influence."""
    base: dict[str, object] = {
        "number": number,
        "missions": "10 11 12 14",
        "slots": {10: [0, 1], 11: [0], 12: [1], 14: [0]},
        "areas": {0: "senorita:9/3 jester:9/3 senorita:7/2", 1: "admiral:9/3 sailor:5/2"},
        "deck": "end_of_month",
        "before_event": True,
        **more,
    }
    table = chapter(**base)  # type: ignore[arg-type]
    assert sum(table.game.scores()) == influence
    return table


def test_exactly_what_card_nine_asks_for() -> None:
    """PR-ADV-X4, PR-ADV-40, PR-ADV-41, PR-ADV-42: 8 and 5 influence, 2 + 1 + 1 + 1 markers; all is over at once."""
    table = last_month()
    table.play("event")
    assert table.game.over and table.game.outcome().ending == "chapter_won" and table.game.outcome().winners == [0, 1]
    assert table.read == ["61"]
    assert table.game.hands_on() is not None
    handed = table.game.hands_on()
    assert handed is not None and (handed["chapter"], handed["lost_tries"]) == (2, 0)


@pytest.mark.parametrize(
    ("influence", "change"),
    [
        (12, {"areas": {0: "senorita:9/3 jester:9/3 priest:4/1", 1: "admiral:9/3 sailor:5/2"}}),
        (13, {"slots": {10: [0], 11: [0], 12: [1], 14: [0]}}),
        (13, {"slots": {10: [0, 1], 11: [0, 1], 12: [1], 14: []}}),
    ],
)
def test_one_short_is_lost(influence: int, change: dict[str, Any]) -> None:
    """PR-ADV-41, PR-ADV-43, PR-ADV-X4, PR-ADV-73: in influence, in markers, or a mission without any."""
    table = last_month(influence=influence, **change)
    table.play("event")
    assert table.game.outcome().ending == "chapter_lost" and table.game.outcome().winners == []
    assert table.read == ["17"]
    handed = table.game.hands_on()
    assert handed is not None and (handed["chapter"], handed["lost_tries"]) == (1, 1)


def test_no_early_win() -> None:
    """PR-ADV-73: with everything reached the game goes on to its month's end."""
    table = last_month(deck="royal_favor end_of_month", coins={0: 0, 1: 0})
    table.play("event", "reveal")
    assert not table.game.over


def test_a_waiting_marker_does_not_count_on_card_nine() -> None:
    """PR-ADVM-60: mission 52 has no marker although two have been on its first space."""
    table = last_month(
        5,
        missions="50 51 52 54",
        slots={50: [0, 1], 51: [0, 1], 52: [], 54: [0]},
        waiting={52: [0, 1]},
    )
    assert table.shown["goal"] is not None and table.shown["goal"]["markers"] == 5
    table.play("event")
    assert table.game.outcome().ending == "chapter_lost"


@pytest.mark.parametrize(("missions", "page"), [("20 21 22 24", "28a"), ("20 21 22 25", "28b")])
def test_the_eve_is_read_before_the_count(missions: str, page: str) -> None:
    """PR-ADV-40, PR-ADV-30: chapter 2 has a page of its own for each way."""
    last = int(missions.split()[-1])
    table = last_month(2, missions=missions, slots={20: [0, 1], 21: [0], 22: [1], last: [0]})
    table.play("event")
    assert table.read == [page, "62"]


def campaign(*chapters: tuple[int, bool]) -> list[Data]:
    return [{"chapter": number, "won": won, "winners": [0, 1], "read": []} for number, won in chapters]


@pytest.mark.parametrize("perfect", [True, False])
def test_a_perfect_run_has_an_epilogue(perfect: bool) -> None:
    """PR-ADV-42: only without a lost try in any chapter."""
    before = [(1, True), (2, True), (3, True), (4, True)]
    told = campaign(*(before if perfect else [(1, False), *before]))
    table = last_month(5, missions="50 51 52 54", slots={50: [0, 1], 51: [0], 52: [1], 54: [0]}, told=told)
    table.play("event")
    assert table.read == (["65", "58"] if perfect else ["65"])
    assert table.game.hands_on() is None


def test_a_lost_try_hands_on_what_was_added() -> None:
    """PR-ADV-43, PR-ADV-58, PR-ADV-63: a loss keeps what was read, a win completes the chapter."""
    table = chapter(number=2, missions="20 21 22 24", groups=[80, 81], deck="end_of_month", before_event=True, lost=1)
    table.play("event")
    handed = table.game.hands_on()
    assert handed is not None and handed["groups"] == [80, 81] and handed["lost_tries"] == 2
    rival = chapter(
        mode="rivals",
        number=3,
        missions="30",
        groups=[80, 81, 82, 83],
        gone={1: 2},
        areas={1: "senorita:9/3 senorita:9/3 jester:9/3 admiral:9/3"},
        active=1,
        last_round=True,
        harbor="flute:1/1",
    )
    rival.play("stop", "pass", "pass")
    handed = rival.game.hands_on()
    assert handed is not None and handed["groups"] == [80, 81, 82, 83, 84] and handed["chapter"] == 4


# --- ends of rivals ---------------------------------------------------------------------------------------------------

RICH = "senorita:9/3 senorita:9/3 jester:9/3 admiral:9/3"
"""Twelve influence."""


def test_twelve_influence_without_the_trophy_is_no_end() -> None:
    """PR-ADV-44: the mission that reveals the trophy brings it, in the middle of a turn."""
    table = chapter(
        mode="rivals",
        missions="12",
        sides={0: "officer_scott", 1: "cutthroat_mary"},
        gone={0: 1},
        areas={0: f"{RICH} {PRIEST}"},
        harbor="flute:1/1",
        top="skiff:1/1",
    )
    table.play("reveal")
    assert not table.told("end-triggered")
    table.play("mission 12")
    assert table.told("end-triggered") and table.view["last_round"] and not table.game.over
    table.play("stop", "pass", "pass")
    assert table.seat == 1 and table.step == "event" and not table.game.over


def test_the_round_is_completed_when_the_last_player_brings_the_end() -> None:
    """PR-ADV-44, PR-END-02, PR-END-05: windows after the trigger are still played."""
    table = chapter(
        mode="rivals",
        missions="12",
        active=1,
        gone={1: 1},
        areas={1: f"{RICH} {PRIEST}"},
        harbor="flute:1/1 jack:6/1 skiff:1/1",
    )
    table.play("mission 12", "stop", "pass")
    assert table.seat == 0 and table.step == "window"
    table.play("pass")
    assert table.game.over and table.game.outcome().winners == [1]
    assert table.read[-1] == "61", "the end of the chapter is read (PR-ADV-74)"


def finished(**more: object) -> Table:
    """The last turn of the last round, played to its end."""
    base: dict[str, object] = {
        "mode": "rivals",
        "missions": "12",
        "active": 1,
        "last_round": True,
        "harbor": "governor:8/0",
        "gone": {0: 2, 1: 2},
        "coins": {0: 0, 1: 0},
        **more,
    }
    table = chapter(**base)  # type: ignore[arg-type]
    table.play("stop")
    while not table.game.over:
        assert table.step == "window"
        table.play("pass")
    return table


def test_only_who_has_the_trophy_can_win() -> None:
    """PR-ADV-45"""
    table = finished(areas={0: f"{RICH} sailor:7/3", 1: "pirate:9/3"}, gone={0: 1, 1: 2})
    assert table.game.outcome().ranks == [2, 1]


def test_ties_of_rivals() -> None:
    """PR-ADV-X6, PR-ADV-45, PR-ADV-77: markers left, then coins, then shared."""
    areas = {0: f"{RICH} settler:4/1", 1: "sailor:7/3 pirate:9/3 admiral:9/3 settler:4/1 settler:4/1 jester:7/2"}
    assert finished(areas=areas, gone={0: 3, 1: 2}, coins={0: 0, 1: 7}).game.outcome().ranks == [1, 2]
    assert finished(areas=areas, coins={0: 0, 1: 7}).game.outcome().ranks == [2, 1]
    assert finished(areas=areas, coins={0: 7, 1: 7}).game.outcome().winners == [0, 1]


def test_a_waiting_marker_is_still_on_the_adventurer() -> None:
    """PR-ADVM-60, PR-ADV-45: it has not been placed, for ties."""
    areas = {0: RICH, 1: "sailor:7/3 pirate:9/3 admiral:9/3 pirate:7/2 priest:4/1"}
    table = finished(number=5, missions="52", waiting={52: [0]}, areas=areas, harbor="jack:6/1 jack:6/1", coins={0: 4})
    assert table.game.outcome().ranks == [1, 2], "coins decide: both have two markers left"


def test_the_decision_limit_before_anybody_has_the_trophy() -> None:
    """PR-ADV-76, PR-END-03: influence, then coins; markers are not looked at."""
    table = chapter(
        mode="rivals",
        missions="12",
        gone={0: 0, 1: 1},
        areas={0: "priest:4/1", 1: "priest:4/1"},
        coins={0: 5, 1: 4},
        harbor="flute:1/1",
        decisions=99,
        decision_limit=100,
    )
    table.play("stop")
    assert table.game.over and table.game.outcome().ending == "decision_limit"
    assert table.game.outcome().ranks == [1, 2]


def test_the_closing_page_is_read_once_and_the_offer_returns() -> None:
    """PR-ADV-72, PR-ADV-46, PR-ADV-47: each who can, from the active player, once; the space gives what it gives."""
    table = chapter(
        3,
        mode="rivals",
        missions="10 11 12 14",
        active=2,
        coins={0: 8, 1: 7, 2: 20},
        gone={0: 2, 1: 0, 2: 0},
        sides={2: "samuel_blackguard"},
        deck="end_of_month",
        unused="squall",
        before_event=True,
        harbor="",
    )
    table.play("event")
    assert table.read == ["16"] and (table.seat, table.step) == (2, "buy_off")
    assert set(table.legal) == {"marker", "forgo"}
    table.play("marker")
    assert (gone(table, 2), table.coins(2)) == (1, 20 - 8 + 2)
    assert table.seat == 0
    table.play("marker")
    assert (gone(table, 0), crowns(table, 0), table.coins(0)) == (3, 1, 0)
    assert (table.seat, table.step) == (2, "discover"), "seven coins are not enough"
    assert all(not one.slots for one in table.tale.missions), "no mission was accomplished"
    assert deck_of(table) == ["squall", "end_of_month"]
    again = chapter(
        mode="rivals", missions="10 11 12 14", closed=True, coins={0: 8}, deck="end_of_month", before_event=True
    )
    again.play("event")
    assert again.read == [] and again.step == "buy_off" and again.shown["marker_price"] == 8


def test_a_bought_off_marker_reveals_the_trophy_and_ends_the_game() -> None:
    """PR-ADV-47, PR-ADV-44: at the end of a month, before the discovery."""
    table = chapter(
        mode="rivals",
        missions="10 11 12 14",
        gone={0: 1},
        areas={0: RICH},
        coins={0: 8, 1: 0},
        closed=True,
        deck="end_of_month",
        before_event=True,
    )
    table.play("event", "marker")
    assert table.told("end-triggered") and table.view["last_round"]


def test_nothing_is_bought_off_an_empty_adventurer() -> None:
    """PR-ADV-46: four markers are gone."""
    table = chapter(
        mode="rivals",
        missions="10 11 12 14",
        gone={0: 4, 1: 4},
        coins={0: 20, 1: 20},
        closed=True,
        deck="end_of_month",
        before_event=True,
    )
    table.play("event")
    assert table.step == "discover"


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 3)])
def test_a_waiting_marker_is_not_bought_off(before: int, after: int) -> None:
    """PR-ADV-81, PR-ADVM-54: another one goes and gives what its space gives; without another nobody is asked."""
    table = chapter(
        mode="rivals",
        number=5,
        missions="50 51 52 54",
        sides={0: "samuel_blackguard", 1: "cutthroat_mary"},
        gone={0: before},
        waiting={52: [0]},
        coins={0: 8, 1: 0},
        closed=True,
        deck="end_of_month",
        before_event=True,
    )
    table.play("event")
    assert (table.step == "buy_off") == (before == 0)
    if before == 0:
        table.play("marker")
    assert gone(table, 0) == after and table.mission(52).waiting == [0]
    assert table.coins(0) == (2 if before == 0 else 8)


def test_ten_coins_in_the_variable_mode() -> None:
    """PR-ADV-49, PR-ADV-50: no story, no closing page, every month from the first on."""
    table = chapter(
        mode="variable",
        missions="10 20 33 52",
        coins={0: 10, 1: 9},
        deck="end_of_month_variable",
        unused="squall",
        before_event=True,
    )
    table.play("event")
    assert table.step == "buy_off" and table.shown["marker_price"] == 10
    table.play("marker")
    assert table.coins(0) == 0 and table.step == "discover" and table.read == []
    assert deck_of(table) == ["squall", "end_of_month_variable"]


def test_a_new_months_event_can_be_decided_by_a_script() -> None:
    """PR-ADV-33: one of the unused events, by lot."""
    table = chapter(
        deck="end_of_month", unused="squall curfew market_day", before_event=True, past=CALM_MONTH.split()[0]
    )
    table.game.expect([Luck("event", ["market_day"])])
    table.play("event").all_drawn()
    assert deck_of(table) == ["market_day", "royal_favor", "end_of_month"]
    assert Counter(cast("list[str]", tale_of(table)["unused"])) == Counter(["squall", "curfew"])
