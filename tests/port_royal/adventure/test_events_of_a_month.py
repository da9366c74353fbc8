"""Events and the end of a month. PR-ADV sections 16.5 and 16.7."""

from __future__ import annotations

import pytest
from tests.port_royal.adventure.chapter import BOOK, begin, chapter, choose_sides
from tests.port_royal.table import Table

from flibuste.games.port_royal.tale import EVENTS
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadRecord

PRIEST = "priest:4/1"


def comes(event: str, seats: int = 2, **more: object) -> Table:
    """A turn that begins with this event, right after it."""
    table = chapter(seats, deck=f"{event} end_of_month", before_event=True, **more)  # type: ignore[arg-type]
    return table.play("event")


# --- what each brings -------------------------------------------------------------------------------------------------


def test_an_event_begins_the_turn() -> None:
    """PR-ADV-29, PR-ADV-64: before any expedition, mission or look; then it lies on its own discard pile."""
    table = chapter(
        missions="12",
        areas={0: f"{PRIEST} priest:4/1 v-sentinel:5/1"},
        open="expedition:pp",
        before_event=True,
        deck="squall end_of_month",
    )
    assert (table.step, table.legal) == ("event", ["event"])
    for move in ("reveal", "mission 12", "expedition expedition:pp", "look"):
        assert table.reason(move).key == "event-first"
    table.play("event")
    assert table.told("event-revealed") == [{"seat": 0, "event": "squall"}]
    assert (table.shown["event"], table.shown["days"], table.shown["today"]) == (
        "squall",
        ["squall", "end_of_month"],
        0,
    )
    assert {"mission 12", "expedition expedition:pp", "look"} <= set(table.legal)


def test_which_event_it_is_comes_to_light() -> None:
    """PR-ADV-29, PR-ADV-64: it cannot be taken back, and who looks ahead knows it from others."""
    seen = [comes(event) for event in ("royal_favor", "squall", "royal_favor")]
    assert [table.game.may_undo for table in seen] == [-1, -1, -1]
    assert seen[0].p.sights != seen[1].p.sights
    assert seen[0].p.sights == seen[2].p.sights


def test_an_event_lasts_for_one_turn() -> None:
    """PR-ADV-65, PR-ADV-29"""
    table = comes("hiring_fair", harbor="sailor:3/1", revealed=0, top="sailor:3/1 sailor:3/1")
    assert table.view["harbor"][0]["offers"][0]["cost"] == 2
    table.play("reveal", "stop", "pass", "pass", "event")
    assert table.read
    table.play("reveal")
    assert table.view["harbor"][0]["offers"][0]["cost"] == 3
    table = comes("market_day", top="flute:1/1 sailor:3/1 sailor:3/1 pinnace:1/1", coins={0: 0, 1: 0}).play(
        "reveal", "stop"
    )
    table.play("trade flute:1/1", "event", "reveal")
    assert table.read
    assert table.view["harbor"][0]["offers"][0]["gain"] == 1


def test_fair_wind() -> None:
    """PR-ADV-29: everybody gains a coin."""
    table = comes("fair_wind", 3, coins={0: 1, 1: 2, 2: 3})
    assert [table.coins(seat) for seat in range(3)] == [2, 3, 4]
    assert table.told("coins-gained")[0] == {"seat": 0, "coins": 1, "source": "event"}


def test_royal_favor() -> None:
    """PR-ADV-29"""
    table = comes("royal_favor")
    assert [int(table.voyage(seat).crowns) for seat in range(2)] == [1, 0]


def test_court_day() -> None:
    """PR-ADV-29: from the active player on, each once; who cannot pay is not asked."""
    table = comes("court_day", 3, coins={0: 4, 1: 1, 2: 2}, crowns={0: 2})
    assert (table.step, table.seat, table.legal) == ("court", 0, ["crown", "forgo"])
    assert table.preview("crown") == {"coins": -2, "crowns": 1, "influence": 1}
    assert table.reason("reveal").key == "court-first"
    table.play("crown")
    assert (table.coins(0), table.voyage(0).crowns, table.seat) == (2, 3, 2)
    assert table.told("crown-bought") == [{"seat": 0, "coins": 2}]
    table.play("forgo")
    assert (table.step, table.coins(2), table.voyage(2).crowns) == ("discover", 2, 0)


def test_the_alms_box() -> None:
    """PR-ADV-29: all who are tied for the fewest coins."""
    table = comes("alms_box", 3, coins={0: 1, 1: 4, 2: 1})
    assert [table.coins(seat) for seat in range(3)] == [2, 4, 2]


def test_thick_fog() -> None:
    """PR-ADV-29: a tax or an expedition is lost without effect."""
    table = comes("thick_fog", top="tax:influence expedition:pp sailor:3/1 pirate:5/1", coins={0: 20})
    assert table.discard == ["tax:influence", "expedition:pp", "sailor:3/1"]
    assert (table.coins(0), table.expeditions, table.draw_pile[0]) == (20, [], "pirate:5/1")
    table = comes("thick_fog", top="sailor:3/1", dry=True)
    assert table.told("cards-lost-in-fog") == [{"cards": ["sailor:3/1"]}]


def test_what_is_lost_in_the_fog_comes_to_light() -> None:
    """PR-ADV-29: who looks ahead knows it, and not what lies below."""
    tops = ("pirate:5/1", "pirate:7/2", "pirate:5/1 jack:6/1")
    seen = [comes("thick_fog", top=f"sailor:3/1 sailor:3/1 {top}").p.sights for top in tops]
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]


def test_armed_escort() -> None:
    """PR-ADV-65: swords for repelling alone, also without an own one; not for missions, not for taxes."""
    table = comes("armed_escort", missions="24", top="frigate:1/1 tax:swords", areas={0: "sailor:3/1", 1: "pirate:5/1"})
    table.play("reveal")
    assert table.step == "repel"
    table.play("repel")
    assert table.told("ship-repelled")[0]["swords"] == 3
    assert table.reason("mission 24").facts["lacks"] == ["swords:3"]
    before = table.coins(1)
    table.play("reveal")
    assert table.coins(1) == before + 1
    table = comes("armed_escort", top="pinnace:2/2").play("reveal")
    assert table.step == "repel"


def test_lucky_charm() -> None:
    """PR-ADV-29: two coins for a bust in this turn."""
    table = comes("lucky_charm", harbor="flute:1/1", top="flute:2/2", coins={0: 0}).play("reveal")
    assert (table.coins(0), table.active) == (2, 1)


def test_squall() -> None:
    """PR-ADV-29: three cards must lie in the harbor, unless there are no more."""
    table = comes("squall", top="sailor:3/1 priest:4/1 captain:4/1", revealed=0)
    table.play("reveal", "reveal")
    assert table.legal == ["reveal"]
    table.play("reveal")
    assert "stop" in table.legal
    dry = chapter(deck="squall end_of_month", before_event=True, top="sailor:3/1", dry=True, revealed=0)
    dry.play("event", "reveal")
    assert dry.legal == ["stop"]


def test_market_day_and_slack_trade() -> None:
    """PR-ADV-65, PR-ADV-68: a coin more or less for each ship, never below nothing; nothing for cargo or crowns."""
    for event, coins in (("market_day", 2), ("slack_trade", 0)):
        table = chapter(event=event, harbor="pinnace:1/1", coins={0: 0, 1: 1})
        assert [one["gain"] for one in table.view["harbor"][0]["offers"]] == [coins, coins]
        table.play("stop", "trade pinnace:1/1")
        assert table.coins(0) == coins
    table = chapter(event="market_day", harbor="v-frigate-rum:3/0c", coins={0: 0}).play(
        "stop", "trade v-frigate-rum:3/0c"
    )
    table.play("collect")
    assert (table.coins(0), table.voyage(0).crowns) == (0, 1)
    table = chapter(event="market_day", harbor=BOOK, coins={0: 0}).play("stop", f"trade {BOOK}", "cargo")
    assert table.coins(0) == 0


def test_hiring_fair() -> None:
    """PR-ADV-65: for everybody, with a Señorita's discount, never below nothing; the fee stays."""
    table = chapter(
        event="hiring_fair", harbor="sailor:3/1", areas={1: "senorita:7/2 senorita:7/2"}, coins={0: 2, 1: 1}
    )
    assert [one["cost"] for one in table.view["harbor"][0]["offers"]] == [2, 0]
    table.play("stop", "pass", "hire sailor:3/1")
    assert (table.coins(0), table.coins(1)) == (3, 0)


def test_open_quay() -> None:
    """PR-ADV-29: nobody pays; alone it is a coin."""
    table = chapter(event="open_quay", harbor="pinnace:1/1", coins={0: 0, 1: 0}).play(
        "stop", "pass", "trade pinnace:1/1"
    )
    assert (table.coins(0), table.coins(1)) == (0, 1)
    assert comes("open_quay", 1, coins={0: 0}).coins(0) == 1
    assert comes("open_quay", 2, coins={0: 0}).coins(0) == 0


def test_curfew() -> None:
    """PR-ADV-65: a card fewer, but one; Governors are counted after that; others take what they always do."""
    four = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1"
    assert chapter(event="curfew", harbor=four).view["allowance"] == 1
    assert chapter(event="curfew", harbor="sailor:3/1").view["allowance"] == 1
    assert chapter(event="curfew", harbor=four, areas={0: "governor:8/0"}).view["allowance"] == 2
    assert chapter(event="curfew").view["allowance_steps"] == [1, 1, 1, 1, 1, 2, 3]


def test_effects_of_events_are_not_doubled() -> None:
    """PR-ADV-65: an effect on the trade is lost with a bust, and gone in the next turn."""
    table = chapter(event="hiring_fair", harbor="flute:1/1", top="flute:2/2").play("reveal")
    assert (table.active, table.shown["event"]) == (1, "")
    assert table.p.players[1].voyage is not None
    assert table.p.players[1].voyage.lent_discount == 0


def test_the_pilots_report() -> None:
    """PR-ADV-29: before the first reveal; the other four go to the discard pile without effect."""
    table = comes("pilots_report", top="tax:influence expedition:pp sailor:3/1 pirate:5/1 jester:5/1 captain:4/1")
    assert (table.step, table.seat) == ("look", 0)
    assert len(table.shown["looking"]) == 5
    table.play("keep jester:5/1")
    assert table.draw_pile[:2] == ["jester:5/1", "captain:4/1"]
    assert sorted(table.discard) == sorted(["tax:influence", "expedition:pp", "sailor:3/1", "pirate:5/1"])
    assert (table.step, table.legal, table.expeditions) == ("discover", ["reveal"], [])
    assert comes("pilots_report", dry=True).step == "discover", "where there are no cards nobody chooses"


# --- the end of a month -----------------------------------------------------------------------------------------------


def ends(**more: object) -> Table:
    """The end of a month, revealed by the active player."""
    arranged: dict[str, object] = {"deck": "end_of_month", "before_event": True, **more}
    return chapter(**arranged).play("event")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("missions", "slots", "mode", "page"),
    [
        ("10", {}, "together", "11"),
        ("10 11", {}, "together", "13"),
        ("10 11", {10: [1]}, "together", "12"),
        ("10 11 12", {11: [0]}, "together", "14"),
        ("10 11 12", {10: [0]}, "rivals", "15"),
        ("20", {}, "together", "21"),
        ("30", {}, "together", "31"),
        ("30", {}, "rivals", "32"),
        ("30 31 33", {31: [0]}, "together", "35"),
        ("30 32 33", {32: [0]}, "rivals", "35"),
        ("30 32 33", {}, "rivals", "36"),
    ],
)
def test_where_the_hourglass_leads(missions: str, slots: dict[int, list[int]], mode: str, page: str) -> None:
    """PR-ADV-30, PR-ADV-31, PR-ADV-32: by the newest mission; harder where nobody has accomplished what is asked."""
    number = int(missions[0])
    table = ends(number=number, missions=missions, slots=slots, mode=mode)
    assert table.read == [page]
    assert table.tale.missions[-1].mission.number == int(page)
    assert table.told("month-ended") == [{"month": 1}]
    asked = table.told("hourglass-asked")
    if asked:
        assert asked[0]["done"] == (not table.tale.missions[-1].mission.is_harder)


def test_what_the_hourglass_asks_is_told() -> None:
    """PR-ADV-31, PR-ADV-32"""
    asked = ends(missions="10 11", slots={10: [1]}).told("hourglass-asked")
    assert asked == [{"missions": ["mission:10"], "done": True}]


def test_events_come_again_in_their_order() -> None:
    """PR-ADV-33, PR-ADV-34, PR-ADV-35: after one that nobody knows; the player who ended the month goes on."""
    table = chapter(
        past="fair_wind squall", deck="end_of_month", unused="curfew alms_box", before_event=True, missions="10"
    )
    table.play("event")
    assert (table.step, table.seat, table.tale.month) == ("discover", 0, 2)
    assert table.told("month-began") == [{"month": 2}]
    assert table.shown["days"] == ["", "fair_wind", "squall", "end_of_month"]
    assert (table.shown["event"], table.shown["today"]) == ("end_of_month", -1)
    assert len(table.tale.unused) == 1
    assert EVENTS[table.tale.deck[-1]].code in ("curfew", "alms_box")


def test_new_cards_bury_what_was_kept_on_top() -> None:
    """PR-ADVC-14, PR-ADV-14: nobody knows the top card any more."""
    kept = {"areas": {0: "v-sentinel:5/1"}, "top": "jester:5/1", "harbor": "sailor:3/1", "coins": {0: 0, 1: 0}}
    table = chapter(missions="20", number=2, groups=[80, 81], deck="end_of_month", **kept)  # type: ignore[arg-type]
    table.play("look", "keep jester:5/1", "stop")
    assert table.shown["kept_by"] == 0
    assert (table.play("event").read, table.shown["kept_by"]) == (["21"], -1)


def test_without_unused_events_the_deck_stays_as_it_is() -> None:
    """PR-ADV-34"""
    table = ends(past="fair_wind squall")
    assert table.shown["days"] == ["fair_wind", "squall", "end_of_month"]


def test_the_new_event_is_drawn_by_lot() -> None:
    """PR-ADV-33: any of those that nobody has seen."""
    found = set()
    for seed in range(40):
        table = choose_sides(begin(3, "rivals", seed=f"month {seed}"))
        while table.tale.month == 1:
            table.play(table.legal[0] if table.step != "discover" or "stop" not in table.legal else "stop")
        found.add(EVENTS[table.tale.deck[-1]].code)
    assert len(found) > 6


def test_a_fee_is_due_in_a_team_too() -> None:
    """PR-ADV-36"""
    table = chapter(harbor="pinnace:1/1", coins={0: 0, 1: 0}).play("stop", "pass", "trade pinnace:1/1")
    assert (table.coins(0), table.coins(1)) == (1, 0)


# --- a team wins or loses ---------------------------------------------------------------------------------------------

DONE = {10: [0, 1], 11: [0], 12: [0], 14: [1]}


def end_of_chapter(influence: tuple[int, int], slots: dict[int, list[int]], seats: int = 2, **more: object) -> Table:
    """The last end of a month, with so much influence of two players."""
    worth = {3: "senorita:9/3", 2: "senorita:7/2", 1: "sailor:3/1"}
    areas: dict[int, str] = {}
    spent: list[str] = []
    for seat, wanted in enumerate(influence):
        cards: list[str] = []
        while wanted:
            size = next(n for n in (3, 2, 1) if (n <= wanted and spent.count(worth[n]) < 2) or n == 1)
            cards.append(worth[size])
            spent.append(worth[size])
            wanted -= size
        areas[seat] = " ".join(cards)
    return ends(seats=seats, missions="10 11 12 14", slots=slots, areas=areas, month=4, **more)


def test_a_team_needs_missions_markers_and_influence() -> None:
    """PR-ADV-40, PR-ADV-41, PR-ADV-X4: at this moment, and no other."""
    won = end_of_chapter((8, 5), DONE)
    assert (won.game.over, won.game.outcome().ending, won.read[-1]) == (True, "chapter_won", "61")
    assert won.game.outcome().winners == [0, 1]
    lost = end_of_chapter((7, 5), DONE)
    assert (lost.game.outcome().ending, lost.read[-1], lost.game.outcome().winners) == ("chapter_lost", "17", [])
    few_markers = end_of_chapter((8, 5), {10: [0], 11: [0], 12: [0], 14: [1]})
    assert few_markers.game.outcome().ending == "chapter_lost"
    mission_left = end_of_chapter((8, 5), {10: [0, 1], 11: [0, 1], 12: [0, 1]})
    assert mission_left.game.outcome().ending == "chapter_lost"


def test_there_is_no_early_win() -> None:
    """PR-ADV-73, PR-ADV-44: everything is there in the third month, and the game goes on."""
    table = ends(
        missions="10 11 12",
        slots={10: [0, 1], 11: [0, 1], 12: [0, 1]},
        areas={0: "senorita:9/3 senorita:9/3 admiral:9/3 admiral:9/3"},
        month=3,
    )
    assert not table.game.over
    assert not table.p.last_round


def test_the_last_turn_is_no_turn() -> None:
    """PR-ADV-40, PR-ADV-64: the game is over at once, before anything else could be done."""
    table = end_of_chapter((8, 5), DONE, open="expedition:pp")
    assert (table.game.over, table.step, table.seat) == (True, "over", -1)


def test_an_eve_is_read_before_the_check() -> None:
    """PR-ADV-40, PR-ADV-32: chapters 2 and 4 have a page more, in chapter 2 by how hard the last mission was."""
    for last, eve in ((24, "28a"), (25, "28b")):
        table = ends(number=2, missions=f"20 21 22 {last}", month=4)
        assert table.read == [eve, "27"]
    assert ends(number=4, missions="40 41 42 44", month=4).read == ["48", "47"]


# --- rivals -----------------------------------------------------------------------------------------------------------

RICH = "senorita:9/3 senorita:9/3 admiral:9/3 admiral:9/3"


def test_the_trophy_brings_the_end() -> None:
    """PR-ADV-44: twelve influence alone do not; the round is finished."""
    table = chapter(
        mode="rivals", areas={0: RICH, 1: "senorita:7/2"}, gone={0: 1}, missions="12", harbor=PRIEST, coins={0: 4}
    )
    assert (table.influence(0), table.p.last_round) == (12, False)
    table.play("stop", f"hire {PRIEST}", "mission 12")
    assert table.p.last_round
    assert not table.game.over


@pytest.mark.parametrize(
    ("gone", "influence", "coins", "winners"),
    [
        ({0: 2, 1: 1}, (13, 13), (0, 0), [0]),
        ({0: 3, 1: 2}, (13, 13), (0, 9), [0]),
        ({0: 2, 1: 2}, (13, 13), (3, 9), [1]),
        ({0: 2, 1: 2}, (13, 13), (3, 3), [0, 1]),
        ({0: 2, 1: 3}, (13, 12), (0, 9), [0]),
    ],
)
def test_who_wins(gone: dict[int, int], influence: tuple[int, int], coins: tuple[int, int], winners: list[int]) -> None:
    """PR-ADV-45, PR-ADV-77, PR-ADV-X6: trophy, influence, fewest markers left, coins, then shared."""
    areas = {
        0: "senorita:9/3 admiral:9/3 v-sentinel:9/3 pirate:9/3",
        1: "senorita:9/3 admiral:9/3 v-innkeeper:9/3 sailor:7/3",
    }
    for seat in range(2):
        if influence[seat] == 13:
            areas[seat] += " sailor:3/1"
    table = chapter(
        mode="rivals",
        areas=areas,
        gone=gone,
        coins=dict(enumerate(coins)),
        active=1,
        last_round=True,
        revealed=1,
        number=1,
    )
    table.play("stop")
    assert table.game.over
    assert table.game.outcome().winners == winners
    assert table.game.outcome().ending == "trophy"


def test_the_last_page_is_read_to_rivals_too() -> None:
    """PR-ADV-74: and the next chapter follows, whoever won."""
    table = chapter(mode="rivals", areas={0: RICH}, gone={0: 2}, active=1, last_round=True, revealed=1).play("stop")
    assert table.read == ["61"]
    legacy = table.game.hands_on()
    assert legacy is not None
    told = {"chapter": 1, "won": True, "winners": [0], "read": ["story:61"]}
    assert (legacy["chapter"], legacy["told"]) == (2, [told])


def test_the_decision_limit_compares_as_ever() -> None:
    """PR-ADV-76, PR-END-10: nobody has a trophy, and influence decides."""
    table = chapter(mode="rivals", areas={1: RICH}, decisions=99, decision_limit=100, harbor="sailor:3/1").play(
        "reveal"
    )
    assert (table.game.outcome().ending, table.game.outcome().winners) == ("decision_limit", [1])


def test_markers_are_bought_off_after_the_last_mission() -> None:
    """PR-ADV-46, PR-ADV-47, PR-ADV-72: the active player first, each once; it is no accomplished mission."""
    table = ends(
        seats=3,
        mode="rivals",
        missions="10 11 12 14",
        coins={0: 8, 1: 7, 2: 9},
        past="fair_wind",
        gone={0: 1, 2: 2},
        month=4,
    )
    assert (table.read, table.step, table.seat, table.legal) == (["16"], "buy_off", 0, ["marker", "forgo"])
    assert table.preview("marker") == {"coins": -8, "trophy": 1}
    assert table.reason("reveal").key == "marker-first"
    table.play("marker")
    assert (table.coins(0), table.voyage(0).has_trophy, table.seat) == (0, True, 2)
    assert table.preview("marker") == {"coins": -8, "crowns": 1, "influence": 0}
    table.play("forgo")
    assert (table.step, table.seat, table.tale.month) == ("discover", 0, 5)
    assert table.shown["days"] == ["fair_wind", "end_of_month"]
    assert all(not one.slots for one in table.tale.missions)
    assert table.told("marker-bought-off") == [{"seat": 0, "coins": 8}]


def test_the_offer_comes_back_and_its_page_does_not() -> None:
    """PR-ADV-72, PR-ADV-46"""
    table = ends(mode="rivals", missions="10 11 12 14", coins={0: 8}, closed=True, month=5)
    assert (table.read, table.step) == ([], "buy_off")
    table = ends(mode="rivals", missions="10 11 12 14", coins={0: 0, 1: 0}, month=4, revealed=1).play("stop", "event")
    assert (table.read, table.tale.month) == (["16"], 6)


def test_who_has_no_marker_left_is_not_asked() -> None:
    """PR-ADV-47, PR-ADVM-54"""
    table = ends(mode="rivals", missions="10 11 12 14", coins={0: 8, 1: 8}, gone={0: 4}, month=4)
    assert table.seat == 1
    table = ends(mode="rivals", missions="10 11 12 14", coins={0: 8}, gone={0: 3}, month=4)
    assert (table.seat, table.step) == (0, "buy_off"), "the last one can be bought off"


# --- four missions by lot ---------------------------------------------------------------------------------------------


def test_four_missions_by_lot() -> None:
    """PR-ADV-49, PR-ADV-50, PR-ADV-78: fifteen bear a star, no two of them twins; all cards are in, nothing is read."""
    drawn = set()
    for seed in range(60):
        table = choose_sides(begin(2, "variable", seed=f"lot {seed}"))
        numbers = [int(one.mission.number) for one in table.tale.missions]
        assert len(set(numbers)) == 4
        drawn.update(numbers)
        assert not table.read
        assert not table.told("chapter-began")
        assert EVENTS[table.tale.deck[0]].code == "end_of_month_variable"
    assert len(drawn) == 15
    assert len(table.p.pieces()) == 158
    assert "pilots_report" in [EVENTS[number].code for number in table.tale.deck]
    assert (table.shown["months"], table.shown["newest"], table.shown["opening"]) == (0, "", None)
    names = [one.mission for one in table.tale.missions]
    assert not [
        one
        for one in names
        if one.is_harder
        and any(other.slot == one.slot and other.chapter == one.chapter and other is not one for other in names)
    ]


@pytest.mark.parametrize(
    ("mode", "missions", "months", "untold"),
    [
        ("together", "10", 4, 3),
        ("together", "10 11 13 14", 4, 0),
        ("rivals", "10", 0, 3),
        ("rivals", "10 11 13 14", 0, 0),
        ("variable", "10 11 20 30", 0, 0),
    ],
)
def test_only_a_team_knows_its_last_month(mode: str, missions: str, months: int, untold: int) -> None:
    """PR-ADV-40, PR-ADV-44: rivals go on until one of them has won, after the story's last mission too."""
    table = chapter(mode=mode, missions=missions)
    assert (table.shown["months"], table.shown["untold"]) == (months, untold)


def test_the_end_of_a_month_without_a_story() -> None:
    """PR-ADV-49, PR-ADV-50: ten coins for a marker, then the events come again."""
    table = chapter(
        mode="variable",
        missions="10 11 20 30",
        deck="end_of_month_variable",
        before_event=True,
        coins={0: 10, 1: 9},
        past="squall",
    ).play("event")
    assert (table.step, table.seat, table.read) == ("buy_off", 0, [])
    assert table.preview("marker") == {"coins": -10, "ability": 1}
    table.play("marker")
    assert (table.step, table.coins(0), table.shown["days"]) == ("discover", 0, ["squall", "end_of_month_variable"])
    assert len(table.tale.missions) == 4


def test_the_variable_mode_hands_nothing_on() -> None:
    """PR-ADV-78, PR-ADV-50: it is no chapter; trophy and twelve influence still decide."""
    table = chapter(
        mode="variable",
        areas={0: RICH},
        gone={0: 2},
        active=1,
        last_round=True,
        revealed=1,
        deck="end_of_month_variable",
    )
    table.play("stop")
    assert (table.game.outcome().winners, table.game.hands_on(), table.read) == ([0], None, [])


# --- campaigns --------------------------------------------------------------------------------------------------------


def test_a_won_chapter_leads_to_the_next() -> None:
    """PR-ADV-42, PR-ADV-48, PR-ADV-55, PR-ADV-58, PR-ADV-63: with every card that the chapter could have added."""
    won = end_of_chapter((8, 5), DONE, groups=[80])
    legacy = won.game.hands_on()
    assert legacy == {
        "chapter": 2,
        "groups": [80],
        "lost_tries": 0,
        "told": [{"chapter": 1, "won": True, "winners": [0, 1], "read": [f"story:{page}" for page in won.read]}],
    }
    assert won.game.next_chapter == 2
    following = choose_sides(begin(2, legacy=legacy))
    assert (following.read, following.tale.month, following.shown["attempt"]) == (["20"], 1, 1)
    for seat in range(2):
        assert following.area(seat) == []
        assert (following.voyage(seat).crowns, following.voyage(seat).gone, following.voyage(seat).cargo) == (0, 0, [])
    assert following.shown["campaign"] == [{"chapter": 1, "won": True, "winners": [0, 1]}]
    early = chapter(
        mode="rivals",
        number=2,
        missions="20",
        groups=[80, 81],
        areas={0: RICH},
        gone={0: 2},
        active=1,
        last_round=True,
        revealed=1,
    )
    handed = early.play("stop").game.hands_on()
    assert handed is not None
    assert handed["groups"] == [80, 81, 82]


def test_a_lost_chapter_is_played_again_with_three_coins_more() -> None:
    """PR-ADV-43, PR-ADV-75, PR-ADV-X5: cards stay; after the win the coins are gone."""
    lost = end_of_chapter((7, 5), DONE, groups=[80], lost=1)
    legacy = lost.game.hands_on()
    assert legacy is not None
    assert (legacy["chapter"], legacy["groups"], legacy["lost_tries"]) == (1, [80], 2)
    assert lost.game.next_chapter == 1
    again = begin(2, legacy=legacy, adventurers="drafted").play("adventurer grace_may", "adventurer officer_scott")
    assert (again.step, again.seat, again.legal) == ("share", 0, ["evenly", "share 0", "share 1", "forgo"])
    assert (again.shown["lost_coins"], again.shown["to_share"], again.shown["attempt"]) == (6, 6, 3)
    assert again.reason("event").key == "share-first"
    assert (again.coins(0), again.coins(1)) == (0, 0)
    even = begin(2, legacy=legacy, adventurers="drafted").play(
        "adventurer grace_may", "adventurer officer_scott", "evenly"
    )
    assert (even.coins(0), even.coins(1)) == (5, 7)
    again.play("share 1", "share 1", "share 0", "forgo")
    assert (again.coins(0), again.coins(1)) == (3, 6)
    assert again.told("chapter-began")[0]["attempt"] == 3
    won = end_of_chapter((8, 5), DONE, groups=[80], lost=2)
    handed = won.game.hands_on()
    assert handed is not None
    assert handed["lost_tries"] == 0


def test_an_odd_coin_goes_to_the_first_player() -> None:
    """PR-ADV-75: one each in turn order, beginning with the first player."""
    legacy: Data = {"chapter": 1, "groups": [80], "lost_tries": 1, "told": []}
    table = begin(2, legacy=legacy, adventurers="drafted", first_player="2")
    table.play("adventurer grace_may", "adventurer officer_scott", "evenly")
    assert (table.seat, table.coins(1), table.coins(0)) == (1, 2 + 2, 4 + 1)


def test_the_last_coin_ends_the_sharing() -> None:
    """PR-ADV-75: one by one."""
    legacy: Data = {"chapter": 1, "groups": [80], "lost_tries": 1, "told": []}
    table = begin(2, legacy=legacy, adventurers="drafted").play("adventurer grace_may", "adventurer officer_scott")
    table.play("share 1", "share 0", "share 1")
    assert (table.step, table.coins(0), table.coins(1)) == ("event", 2 + 1, 4 + 2)
    assert table.told("lost-coin-shared")[0] == {"seat": 0, "to": 1, "coins": 1}


def test_who_plays_may_change_between_tries() -> None:
    """PR-ADV-56: the numbers for the players present apply."""
    legacy = end_of_chapter((7, 5), DONE).game.hands_on()
    goal = choose_sides(begin(3, legacy=legacy)).shown["goal"]
    assert goal is not None
    assert (goal["markers_wanted"], goal["influence_wanted"]) == (5, 17)


def test_nothing_follows_the_last_chapter() -> None:
    """PR-ADV-42: five wins complete the adventure; without a loss there is a page more."""
    five = {50: [0, 1], 51: [0], 52: [0], 54: [1]}
    told: list[Data] = [{"chapter": number, "won": True, "winners": [0, 1]} for number in range(1, 5)]
    area = "senorita:9/3 senorita:9/3 admiral:9/3 admiral:9/3 sailor:3/1"
    for earlier, pages in (
        (told, ["65", "58"]),
        ([{"chapter": 1, "won": False, "winners": []}, *told], ["65"]),
        ([], ["65"]),
    ):
        table = ends(number=5, missions="50 51 52 54", slots=five, areas={0: area}, told=earlier, month=4)
        assert table.read == pages
        assert table.game.hands_on() is None


def test_rivals_hear_no_epilogue() -> None:
    """PR-ADV-56, PR-ADV-74: without a loss means nothing to them."""
    told: list[Data] = [{"chapter": number, "won": True, "winners": [0]} for number in range(1, 5)]
    table = chapter(
        mode="rivals",
        number=5,
        missions="50",
        told=told,
        areas={0: RICH},
        gone={0: 2},
        active=1,
        last_round=True,
        revealed=1,
    )
    assert table.play("stop").read == ["65"]


def test_luck_of_a_month_is_written_down() -> None:
    """PR-ADV-33, PR-ADV-49: a record says which event came new, and which missions were drawn."""
    table = begin(
        2,
        "variable",
        luck=[Luck("shuffle", []), Luck("missions", ["mission:10", "mission:11", "mission:20", "mission:30"])],
    )
    choose_sides(table)
    assert [int(one.mission.number) for one in table.tale.missions] == [10, 11, 20, 30]
    table = chapter(deck="end_of_month", unused="curfew alms_box", before_event=True).expect("event", "alms_box")
    table.play("event").all_drawn()
    assert EVENTS[table.tale.deck[-1]].code == "alms_box"
    assert [(luck.what, luck.result) for luck in table.game.record().entries[-1].luck] == [("event", ["alms_box"])]


def test_a_record_with_other_missions_is_refused() -> None:
    """PR-ADV-49: each has a star, and there are four."""
    for wrong in (["mission:10", "mission:11", "mission:20", "mission:12"], ["mission:10", "mission:11"]):
        with pytest.raises(BadRecord):
            choose_sides(begin(2, "variable", luck=[Luck("shuffle", []), Luck("missions", wrong)]))
