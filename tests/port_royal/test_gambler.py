"""The Gambler: four cards in one go. PR-GAM."""

from __future__ import annotations

import pytest
from tests.port_royal.table import Table, arrange, new_table, random_moves, set_games

ONE = "p-gambler:4/1"
TWO = "p-gambler:4/1 p-gambler:6/2"
CALM = "sailor:3/1 priest:4/1 flute:1/1 skiff:1/1"


def gambling(seats: int = 2, area: str = ONE, **given: object) -> Table:
    """Seat 0 owns Gamblers."""
    areas = given.pop("areas", {})
    assert isinstance(areas, dict)
    return arrange(seats, areas={0: area, **areas}, **{"gambler": True, **given})  # type: ignore[arg-type]


def test_gamblers_are_shuffled_in_and_hired_like_anybody() -> None:
    """PR-GAM-01"""
    assert [code for code in new_table(2, gambler=True).p.pieces() if "gambler" in code] == [
        "p-gambler:4/1",
        "p-gambler:4/1",
        "p-gambler:6/2",
        "p-gambler:8/3",
    ]
    table = arrange(harbor="p-gambler:6/2", coins={0: 6, 1: 0}, gambler=True).play("stop", "hire p-gambler:6/2")
    assert (table.influence(0), table.coins(0), table.player(0).gamblers) == (2, 0, 1)


def test_four_cards_in_one_go() -> None:
    """PR-GAM-02, PR-GAM-06: into the harbor, then trading begins with a card more."""
    table = gambling(top=f"{CALM} galleon:2/1").play("gamble")
    assert table.harbor == CALM.split()
    assert (table.step, table.seat, table.view["allowance"]) == ("window", 0, 2)
    assert table.draw_pile[0] == "galleon:2/1"
    assert [facts["card"] for facts in table.told("card-revealed")] == CALM.split()
    assert table.told("gambler-used") == [{"seat": 0, "cards": 4}]


def test_each_gambler_once_a_turn() -> None:
    """PR-GAM-02: and again in the next turn of the same player."""
    table = gambling(top=CALM).play("gamble", "pass", "pass")
    assert (table.active, table.legal) == (1, ["reveal"])
    while table.active == 1:
        table.play("stop" if "stop" in table.legal else "pass" if "pass" in table.legal else table.legal[0])
    assert "gamble" in table.legal
    assert table.view["players"][0]["gamblers"] == 1


def test_only_the_active_player_gambles_and_only_in_phase_one() -> None:
    """PR-GAM-02"""
    table = arrange(areas={1: ONE}, harbor="flute:1/1 skiff:1/1", gambler=True)
    assert "gamble" not in table.legal
    assert (table.reason("gamble").key, table.reason("gamble", 1).key) == ("no-gambler-left", "not-your-turn")
    table.play("stop", "pass")
    assert (table.seat, table.reason("gamble").key) == (1, "discovery-is-over")


def test_no_ship_of_the_four_is_repelled() -> None:
    """PR-GAM-03: however many swords there are."""
    table = gambling(area=f"{ONE} pirate:9/3 pirate:7/2", top="flute:1/1 skiff:1/1 sailor:3/1 frigate:1/1")
    table.play("gamble")
    assert table.harbor == ["flute:1/1", "skiff:1/1", "sailor:3/1", "frigate:1/1"]
    assert [entry.step for entry in table.game.entries] == ["discover"]
    table = gambling(area=f"{ONE} pirate:9/3", harbor="flute:1/1", top="flute:1/1 sailor:3/1 sailor:3/1 sailor:3/1")
    table.play("gamble")
    assert "busted" in table.story


def test_taxes_among_the_four_are_levied_in_their_order() -> None:
    """PR-GAM-03: the first pays the strongest, the second takes half of what there is then."""
    top = "tax:swords sailor:3/1 flute:1/1 tax:influence skiff:1/1"
    table = gambling(area=f"{ONE} sailor:3/1", coins={0: 11, 1: 0}, top=top).play("gamble")
    told = [event.name for event in table.events if event.name in ("tax-levied", "tax-paid", "coins-gained")]
    assert told == ["tax-levied", "coins-gained", "tax-levied", "tax-paid", "coins-gained"]
    assert table.told("tax-levied") == [{"card": "tax:swords"}, {"card": "tax:influence"}]
    assert (table.coins(0), table.coins(1)) == (6, 1)


def test_taxes_and_expeditions_are_not_replaced() -> None:
    """PR-GAM-04: they count among the four; an expedition lies open."""
    top = "expedition:pp tax:swords sailor:3/1 priest:4/1 flute:1/1"
    table = gambling(area=f"{ONE} sailor:5/2", coins={0: 3, 1: 0}, top=top).play("gamble")
    assert (table.harbor, table.expeditions) == (["priest:4/1", "flute:1/1"], ["expedition:pp"])
    assert len(table.told("card-revealed")) == 4
    assert table.view["allowance"] == 2


@pytest.mark.parametrize(
    ("harbor", "top"),
    [
        ("", "flute:1/1 flute:5/4 skiff:1/1 sailor:3/1"),
        ("flute:1/1 priest:4/1", "sailor:3/1 sailor:3/1 skiff:1/1 flute:5/4"),
    ],
)
def test_two_ships_of_a_color_sink_the_turn(harbor: str, top: str) -> None:
    """PR-GAM-05: among the four or with older ones; no window, no extra card, Jesters pay."""
    table = gambling(harbor=harbor, top=top, areas={1: "jester:7/2"}).play("gamble")
    assert (table.active, table.step, table.harbor) == (1, "discover", [])
    assert "window-opened" not in table.story
    (busted,) = table.told("busted")
    assert isinstance(busted["cards"], list)
    assert sorted([*map(str, busted["cards"]), str(busted["card"])]) == sorted(table.discard)
    assert busted["card"] == "flute:5/4"
    assert sorted(table.discard) == sorted(f"{harbor} {top}".split())
    assert table.coins(1) == 4


def test_the_turn_sinks_only_after_the_fourth_card() -> None:
    """PR-GAM-10: a tax behind the second ship is still levied, an expedition still opened."""
    top = "flute:1/1 flute:5/4 tax:swords sailor:3/1 expedition:cc"
    table = gambling(area=f"{ONE} sailor:5/2", coins={0: 12, 1: 0}, top=top).play("gamble")
    story = table.story
    assert story.index("tax-paid") < story.index("busted")
    assert story.index("expedition-opened") < story.index("busted")
    assert (table.coins(0), table.expeditions) == (7, ["expedition:cc"])


def test_a_bust_with_a_gambler_still_allows_an_expedition() -> None:
    """PR-GAM-05, PR-BUST-05: as after any bust."""
    table = gambling(
        area=f"{ONE} priest:4/1 priest:4/1",
        open="expedition:pp",
        top="flute:1/1 flute:5/4 sailor:3/1 sailor:3/1",
    )
    table.play("gamble")
    assert (table.step, table.legal) == ("turn_end", ["end", "expedition expedition:pp"])


def test_a_gambler_that_sinks_the_turn_gives_no_card() -> None:
    """PR-GAM-08: as the view says it, while the turn is not over."""
    top = "flute:1/1 flute:5/4 sailor:3/1 sailor:3/1"
    table = gambling(area=f"{ONE} priest:4/1 priest:4/1", open="expedition:pp", top=top).play("gamble")
    assert (table.step, table.view["allowance"]) == ("turn_end", 1)


def test_a_second_gambler_follows_directly() -> None:
    """PR-GAM-07: or nobody; a normal reveal is over."""
    table = gambling(area=TWO, top=f"{CALM} frigate:1/1 sailor:3/1 sailor:3/1 sailor:5/2").play("gamble")
    assert (table.step, table.legal) == ("discover", ["stop", "gamble"])
    assert (table.reason("reveal").key, table.reason("reveal").rule) == ("no-reveal-after-gamble", "PR-GAM-07")
    assert table.view["players"][0]["gamblers"] == 1
    table.play("gamble")
    assert (table.step, len(table.harbor)) == ("window", 8)


def test_stopping_after_the_first_of_two_gamblers() -> None:
    """PR-GAM-07, PR-GAM-08"""
    table = gambling(area=TWO, top=CALM).play("gamble", "stop")
    assert (table.step, table.view["allowance"]) == ("window", 2)


def test_between_two_gamblers_an_expedition_may_be_completed() -> None:
    """PR-EXP-05, PR-GAM-07: it is a decision point; the second Gambler is still there after it."""
    table = gambling(area=f"{TWO} priest:4/1 priest:4/1", open="expedition:pp", top=CALM).play("gamble")
    assert table.legal == ["stop", "gamble", "expedition expedition:pp"]
    table.play("expedition expedition:pp")
    assert table.legal == ["stop", "gamble"]


@pytest.mark.parametrize(
    ("area", "throws", "cards"),
    [(ONE, 1, 2), (TWO, 2, 3), (f"{TWO} p-gambler:8/3", 3, 4), (f"{ONE} governor:8/0", 1, 3)],
)
def test_each_gambler_allows_a_card_more(area: str, throws: int, cards: int) -> None:
    """PR-GAM-06, PR-GAM-08: beside Governors; PR-TRD-08."""
    top = "sailor:3/1 " * 5 + "priest:4/1 " * 4 + "captain:4/1 " * 3
    table = gambling(area=area, top=top, coins={0: 9, 1: 9}).play(*["gamble"] * throws)
    assert table.told("window-opened") == [{"seat": 0, "cards": cards}]
    assert table.told("discovery-stopped") == [{"seat": 0, "colors": 0, "cards": cards}]
    table.play("pass")
    assert table.told("window-opened")[1] == {"seat": 1, "cards": 1}


def test_the_extra_card_comes_on_top_of_the_colors() -> None:
    """PR-GAM-06, PR-TRD-01: four colors allow two, the Gambler one more."""
    table = gambling(top="pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1").play("gamble")
    assert table.view["allowance"] == 3


def test_a_second_gambler_may_lose_everything() -> None:
    """PR-GAM-05, PR-GAM-07: the cards of the first too."""
    table = gambling(area=TWO, top=f"{CALM} sailor:5/2 sailor:5/2 flute:5/4 jack:6/1").play("gamble", "gamble")
    (busted,) = table.told("busted")
    assert isinstance(busted["cards"], list)
    assert sorted([*map(str, busted["cards"]), "flute:5/4"]) == sorted(
        f"{CALM} sailor:5/2 sailor:5/2 flute:5/4 jack:6/1".split()
    )
    assert (table.active, table.harbor) == (1, [])


def test_a_gambler_first_or_after_reveals() -> None:
    """PR-GAM-09: stopping needs a card first, gambling does not."""
    table = gambling(top=f"jack:6/1 {CALM}")
    assert table.legal == ["reveal", "gamble"]
    table.play("reveal")
    assert table.legal == ["reveal", "stop", "gamble"]
    table.play("gamble")
    assert table.harbor == ["jack:6/1", *CALM.split()]


def test_a_gambler_hired_now_waits_for_the_next_turn() -> None:
    """PR-GAM-11"""
    table = arrange(harbor=f"{ONE} flute:1/1", areas={0: "governor:8/0"}, coins={0: 4, 1: 0}, gambler=True)
    table.play("stop", f"hire {ONE}")
    assert (table.seat, table.step) == (0, "window")
    assert "gamble" not in table.legal
    assert table.view["allowance"] == 1


@pytest.mark.parametrize(
    ("top", "left", "busts"), [("sailor:3/1 flute:1/1", 2, False), ("flute:1/1 flute:5/4 sailor:3/1", 3, True)]
)
def test_the_piles_run_out_in_the_throw(top: str, left: int, busts: bool) -> None:
    """PR-GAM-12: it stops there, and then counts as usual."""
    table = gambling(top=top, dry=True).play("gamble")
    assert len(table.told("card-revealed")) == left
    assert ("busted" in table.story) == busts
    if not busts:
        assert (table.step, table.view["allowance"]) == ("window", 2)


def test_the_throw_goes_on_from_the_shuffled_discard_pile() -> None:
    """PR-DECK-02, PR-GAM-02"""
    table = gambling(top="sailor:3/1", dry=True, discard="flute:1/1 skiff:1/1 jack:6/1").play("gamble")
    assert sorted(table.harbor) == ["flute:1/1", "jack:6/1", "sailor:3/1", "skiff:1/1"]


def test_no_gambler_without_a_card() -> None:
    """PR-GAM-12, PR-DECK-06: and the reason is the empty pile, not the Gambler."""
    table = gambling(dry=True, revealed=1)
    assert table.legal == ["stop"]
    assert table.reason("gamble").key == table.reason("reveal").key == "nothing-to-reveal"


def test_gambling_with_taxes_that_allow_claims_in_the_middle() -> None:
    """PR-GAM-03, PR-CON-18, PR-TAX-05: the throw waits for each claim, then goes on where it was."""
    top = "flute:1/1 tax:swords sailor:3/1 skiff:1/1 frigate:1/1"
    table = gambling(
        3, area=f"{ONE} sailor:5/2", coins={0: 12, 1: 3, 2: 13}, top=top, agenda="tax_inspector", slots={}
    ).play("gamble")
    assert (table.step, table.seat, table.harbor) == ("claim_now", 0, ["flute:1/1"])
    table.play("forgo")
    assert (table.step, table.seat) == ("claim_now", 2)
    table.play("claim contract:tax_inspector")
    assert table.harbor[0] == "flute:1/1"
    assert len(table.told("card-revealed")) == 4
    assert table.contract("tax_inspector").slots == [2]
    assert (table.step, table.seat) == ("window", 0)


def test_a_claim_that_takes_the_last_marker_ends_the_throw() -> None:
    """PR-CON-16, PR-GAM-06: the other claim is dropped, and the trade begins."""
    top = "flute:1/1 skiff:1/1 galleon:2/1 frigate:1/1"
    table = gambling(top=top, agenda="speculator major_speculator", completed={0: 2}).play("gamble")
    assert table.step == "claim_now"
    table.play(table.legal[0])
    assert (table.step, table.hold(0).markers) == ("window", 0)


def test_gambling_with_two_taxes_and_the_bank_between() -> None:
    """PR-GAM-03, PR-COOP-13: each tax asks for the victory pile before the next card is turned over."""
    table = gambling(
        agenda="ransom",
        contracts="cooperative",
        revealed=1,
        coins={0: 0, 1: 0},
        areas={1: "sailor:3/1"},
        top="tax:swords jack:6/1 sailor:3/1 tax:swords jack:6/1 flute:1/1",
        time=3,
    ).play("gamble")
    assert (table.step, table.legal, len(table.told("card-revealed"))) == ("bank", ["bank", "leave"], 1)
    table.play("bank")
    assert (table.step, len(table.told("card-revealed"))) == ("bank", 3)
    table.play("leave")
    assert (table.step, table.harbor) == ("window", ["sailor:3/1", "flute:1/1"])
    assert (len(table.time_deck), table.view["allowance"]) == (2, 2)


def test_every_throw_of_random_games_keeps_the_rules() -> None:
    """PR-GAM-02, PR-GAM-04, PR-GAM-05, PR-GAM-08: four cards each, and a window with as many cards more."""
    thrown = sunk = 0
    for number, table in enumerate(set_games(48, "throws")):
        for _ in random_moves(table, number, 250):
            pass
        used = cards = 0
        for event in table.game.events:
            if event.name in ("turn-started", "busted"):
                sunk += used > 0 and event.name == "busted"
                used = 0
            elif event.name == "gambler-used":
                used += 1
                thrown += 1
                cards = 0
            elif event.name == "card-revealed" and used:
                cards += 1
                assert cards <= 4
            elif event.name == "discovery-stopped" and used:
                seat = int(str(event.facts["seat"]))
                base = [1, 1, 1, 1, 2, 3][int(str(event.facts["colors"]))]
                more = int(str(event.facts["cards"])) - base - used
                assert 0 <= more <= table.player(seat).governors
    assert thrown > 10
    assert sunk > 0
