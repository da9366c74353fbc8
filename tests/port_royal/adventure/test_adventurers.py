"""What adventurers can do once the door is empty, and looks at the draw pile. PR-ADVA, PR-ADVC-03, -04, -14."""

from __future__ import annotations

from typing import cast

import pytest
from tests.port_royal.adventure.chapter import chapter
from tests.port_royal.table import Table

from flibuste.games.port_royal.view import PortRoyalView
from flibuste.kernel.chance import quick

PRIEST = "priest:4/1"
OTHER = {"grace_may": "officer_scott", "jacques_grandeur": "officer_scott"}


def as_(side: str, gone: int = 1, **more: object) -> Table:
    """Seat 0 is this adventurer, with so many markers gone."""
    other = OTHER.get(side, "grace_may")
    arranged: dict[str, object] = {"sides": {0: side, 1: other}, "gone": {0: gone}, **more}
    return chapter(**arranged)  # type: ignore[arg-type]


@pytest.mark.parametrize(("lost", "coins"), [("flute:1/1", 2), ("flute:1/1 sailor:3/1 sailor:3/1 priest:4/1", 0)])
def test_grace_may(lost: str, coins: int) -> None:
    """PR-ADVA-02: the ship too many is counted; the turn is lost all the same."""
    table = as_("grace_may", harbor=lost, top="flute:2/2", coins={0: 0}).play("reveal")
    assert (table.coins(0), table.active) == (coins, 1)
    assert as_("grace_may", 0, harbor=lost, top="flute:2/2", coins={0: 0}).play("reveal").coins(0) == 0


def test_grace_may_at_the_edge() -> None:
    """PR-ADVA-02: four cards with the one that sinks the turn."""
    table = as_("grace_may", harbor="flute:1/1 sailor:3/1 sailor:3/1", top="flute:2/2", coins={0: 0}).play("reveal")
    assert table.coins(0) == 2


def test_grace_may_and_a_lucky_charm() -> None:
    """PR-ADVA-13: both pay."""
    table = as_("grace_may", harbor="flute:1/1", top="flute:2/2", coins={0: 0}, event="lucky_charm").play("reveal")
    assert table.coins(0) == 4


def test_jacques_grandeur() -> None:
    """PR-ADVA-03: two crowns for each expedition."""
    table = as_("jacques_grandeur", areas={0: "priest:4/1 priest:4/1"}, open="expedition:pp", crowns={0: 1})
    assert table.preview("expedition expedition:pp") == {"coins": 2, "influence": 3, "crowns": 2}
    table.play("expedition expedition:pp")
    assert (table.voyage(0).crowns, table.influence(0)) == (3, 5)
    table = as_("jacques_grandeur", 0, areas={0: "priest:4/1 priest:4/1"}, open="expedition:pp")
    assert table.preview("expedition expedition:pp") == {"coins": 2, "influence": 2}
    assert table.play("expedition expedition:pp").voyage(0).crowns == 0


def test_jean_blackbeard() -> None:
    """PR-ADVA-04, PR-ADVA-01: a sword that counts for missions, and no Sailor."""
    table = as_(
        "jean_blackbeard", top="pinnace:1/1", missions="14", cargo={0: "v-ares-book:2/1"}, areas={0: "pirate:5/1"}
    )
    assert "mission 14" in table.legal
    assert table.play("reveal").step == "repel"
    assert as_("jean_blackbeard", 0, top="pinnace:1/1").play("reveal").step == "discover"


def test_senora_anne() -> None:
    """PR-ADVA-05, PR-ADVA-01: a coin less, but no Señorita for a mission."""
    table = as_("senora_anne", harbor="sailor:3/1", missions="31", areas={0: "senorita:7/2"})
    assert table.view["harbor"][0]["offers"][0]["cost"] == 1
    assert as_("senora_anne", harbor="sailor:3/1", missions="31").reason("mission 31").key == "mission-condition"


def test_don_ferdinando() -> None:
    """PR-ADVA-06: a crown for each ship of his color, nothing for others."""
    table = as_("don_ferdinando", harbor="frigate:1/1", coins={0: 0}).play("stop", "trade frigate:1/1")
    assert (table.voyage(0).crowns, table.coins(0)) == (1, 1)
    assert as_("don_ferdinando", harbor="flute:1/1").play("stop", "trade flute:1/1").voyage(0).crowns == 0
    assert as_("don_ferdinando", 0, harbor="frigate:1/1").play("stop", "trade frigate:1/1").voyage(0).crowns == 0


def test_officer_scott() -> None:
    """PR-ADVA-07, PR-ADVA-01: like an Admiral, with one coin, besides a real one."""
    five = "sailor:3/1 sailor:3/1 priest:4/1 captain:4/1 settler:4/1"
    assert as_("officer_scott", harbor=five, coins={0: 0}).play("stop").coins(0) == 1
    assert as_("officer_scott", harbor=five, coins={0: 0}, areas={0: "admiral:5/1"}).play("stop").coins(0) == 3
    assert as_("officer_scott", harbor="sailor:3/1", coins={0: 2}).play("stop").coins(0) == 2


def test_p_landman() -> None:
    """PR-ADVA-08, PR-ADVA-01: a coin more for his color, with a Trader two; no Trader for a mission."""
    assert as_("p_landman", harbor="flute:1/1", coins={0: 0}).play("stop", "trade flute:1/1").coins(0) == 2
    table = as_("p_landman", harbor="flute:1/1", coins={0: 0}, areas={0: "trader-blue:3/1"}, missions="20")
    assert table.reason("mission 20").facts["lacks"] == ["trader:1"]
    assert table.play("stop", "trade flute:1/1").coins(0) == 3
    assert as_("p_landman", harbor="skiff:1/1", coins={0: 0}).play("stop", "trade skiff:1/1").coins(0) == 1


def test_cutthroat_mary() -> None:
    """PR-ADVA-09: three ships when it is one's time to pick."""
    ships = "pinnace:1/1 flute:1/1 v-ares-book:2/1"
    assert as_("cutthroat_mary", harbor=ships, coins={0: 0}).play("stop").coins(0) == 1
    assert as_("cutthroat_mary", harbor="pinnace:1/1 flute:1/1", coins={0: 0}).play("stop").coins(0) == 0


def test_samuel_blackguard() -> None:
    """PR-ADVA-10, PR-ADVA-12: two coins when the door empties, once, with which the next card can be paid."""
    table = as_("samuel_blackguard", 0, missions="12", areas={0: PRIEST}, slots={12: [1]}, coins={0: 0}).play(
        "mission 12"
    )
    assert table.coins(0) == 2
    table = as_("samuel_blackguard", 1, missions="12", areas={0: PRIEST}, slots={12: [1]}, coins={0: 0}).play(
        "mission 12"
    )
    assert table.coins(0) == 0


def test_an_ability_works_from_the_moment_it_is_unlocked() -> None:
    """PR-ADVA-12, PR-ADVA-X1: in the middle of a window; what looks at the harbor waits for the next arrival."""
    table = as_("senora_anne", 0, harbor="sailor:3/1", missions="12", areas={0: PRIEST}, coins={0: 3}).play("stop")
    table.play("mission 12")
    before = table.coins(0)
    table.play("hire sailor:3/1")
    assert before - table.coins(0) == 2
    five = "sailor:3/1 sailor:3/1 jester:5/1 captain:4/1 settler:4/1"
    table = as_("officer_scott", 0, harbor=five, missions="12", areas={0: PRIEST}, slots={12: [1]}, coins={0: 0}).play(
        "stop"
    )
    table.play("mission 12")
    assert table.coins(0) == 0


def test_thomas_fishborn() -> None:
    """PR-ADVA-11, PR-ADVA-01: a look like a Sentinel's, besides one; no Sentinel for a mission."""
    table = as_("thomas_fishborn", missions="22", areas={0: "v-sentinel:5/1"}, top="sailor:3/1 pirate:5/1 jester:5/1")
    assert "look" in table.legal
    assert as_("thomas_fishborn", missions="22").reason("mission 22").key == "mission-condition"
    table.play("look", "keep sailor:3/1", "look")
    assert table.step == "look"
    assert as_("thomas_fishborn", 0).reason("look").key == "no-look-left"


# --- Sentinels --------------------------------------------------------------------------------------------------------

TOP = "tax:influence flute:1/1 jester:5/1 captain:4/1"


def looking(**more: object) -> Table:
    arranged: dict[str, object] = {"areas": {0: "v-sentinel:5/1"}, "top": TOP, **more}
    return chapter(**arranged)  # type: ignore[arg-type]


def seen_by(table: Table, seat: int) -> PortRoyalView:
    return cast(PortRoyalView, table.game.view(seat))


def test_a_sentinel_looks_at_three_cards() -> None:
    """PR-ADVC-03: one goes back on top, two are discarded without effect, once a turn."""
    table = looking(coins={0: 20})
    assert table.legal == ["reveal", "look"]
    assert table.preview("look") == {"cards_seen": 3}
    table.play("look")
    assert table.legal == ["keep tax:influence", "keep flute:1/1", "keep jester:5/1"] or len(table.legal) == 3
    assert (table.reason("keep captain:4/1").key, table.reason("reveal").key) == ("not-among-them", "keep-one-first")
    assert table.reason("hire captain:4/1").key == "keep-one-first"
    assert table.told("looked") == [{"seat": 0, "number": 3, "cards": []}]
    assert table.game.may_undo == -1, "what was seen stays seen"
    table.play("keep jester:5/1")
    assert (sorted(table.discard), table.draw_pile[:2]) == (
        sorted(["tax:influence", "flute:1/1"]),
        ["jester:5/1", "captain:4/1"],
    )
    assert (table.coins(0), table.p.revealed_this_turn) == (20, 0)
    assert table.game.may_undo == -1, "everybody has seen the others"
    assert table.reason("look").key == "no-look-left"


def test_the_first_reveal_is_still_due() -> None:
    """PR-ADVC-04, PR-ADVC-14, PR-DISC-01: then one may stop instead of turning over what was kept."""
    table = looking().play("look", "keep flute:1/1")
    assert table.legal == ["reveal"]
    table = looking(harbor="sailor:3/1").play("look", "keep tax:influence")
    assert "stop" in table.legal
    table.play("stop")
    assert table.step == "window"


def test_one_look_for_each_sentinel() -> None:
    """PR-ADVC-04: at any point of the discovery; again in the next own turn."""
    table = looking(areas={0: "v-sentinel:5/1 v-sentinel:7/2"}).play("look", "keep jester:5/1", "look")
    assert table.step == "look"
    table.play("keep jester:5/1")
    assert "look" not in table.legal
    voyage = seen_by(table, 0)["players"][0]["voyage"]
    assert voyage is not None
    assert voyage["looks"] == 0
    table = looking(seats=1, harbor="sailor:3/1", coins={0: 0}).play("look", "keep jester:5/1", "stop", "event")
    assert ("look" in table.legal, table.view["allowance"]) == (True, 1)


def test_who_moves_at_random_looks_too() -> None:
    """PR-ADVC-04"""
    p = looking(harbor="sailor:3/1").p
    assert {p.random_move(quick(seed)).notation for seed in range(30)} == {"reveal", "stop", "look"}


def test_a_look_shuffles_when_too_few_are_left() -> None:
    """PR-ADVC-04: to complete the three; if there are still fewer, one of them is kept."""
    table = looking(top="sailor:3/1", dry=True, discard="pirate:5/1 jester:5/1 captain:4/1", shuffles=("pirate:5/1",))
    table.play("look")
    assert (len(table.shown["looking"]), table.discard) == (3, [])
    few = looking(top="sailor:3/1", dry=True, discard="pirate:5/1").play("look", "keep sailor:3/1")
    assert (few.discard, few.draw_pile) == (["pirate:5/1"], ["sailor:3/1"])


def test_only_the_active_player_sees_them() -> None:
    """PR-ADVC-04, PR-ADVC-14: the kept card stays a secret until it is revealed, the others become public."""
    table = looking(harbor="sailor:3/1").play("look")
    for seat in (-1, 1):
        shown = seen_by(table, seat)["adventure"]
        assert shown is not None
        assert (shown["looking"], shown["looked_at"]) == ([], 3)
    table.play("keep jester:5/1")
    own, others = seen_by(table, 0)["adventure"], seen_by(table, 1)["adventure"]
    assert own is not None
    assert others is not None
    assert (own["top"], others["top"], own["kept_by"], others["kept_by"]) == ("jester:5/1", "", 0, 0)
    kept = next(event for event in table.events if event.name == "card-kept-on-top")
    assert "jester:5/1" not in str(kept.seen_by(1))
    assert "jester:5/1" in str(kept.seen_by(0))
    assert table.game.record().entries[-1].move == "keep jester:5/1"
    table.play("stop", "pass")
    assert table.active == 1
    after = seen_by(table, 0)["adventure"]
    assert after is not None
    assert after["top"] == "jester:5/1"


def test_the_odds_know_what_was_kept() -> None:
    """PR-ADVC-14, PR-DISC-12: for who kept it; nobody else can count on it."""
    table = looking(harbor="flute:2/2").play("look", "keep flute:1/1")
    assert seen_by(table, 0)["odds"] == {"bad": 1, "cards": 1}
    for seat in (-1, 1):
        others = seen_by(table, seat)["odds"]
        assert others is not None
        assert others["cards"] > 1


def test_the_odds_of_a_card_that_does_no_harm() -> None:
    """PR-ADVC-14, PR-DISC-12"""
    table = looking(harbor="flute:2/2").play("look", "keep jester:5/1")
    assert seen_by(table, 0)["odds"] == {"bad": 0, "cards": 1}


def test_the_odds_of_the_last_card() -> None:
    """PR-ADVC-14, PR-DISC-12: it is known, although coins are face down."""
    table = looking(harbor="flute:2/2", dry=True, top="flute:1/1").play("look", "keep flute:1/1")
    assert (len(table.draw_pile), seen_by(table, 0)["odds"]) == (1, {"bad": 1, "cards": 1})


def test_the_odds_count_ships_alone() -> None:
    """PR-DISC-12: where no coin is face down, those in the pile."""
    table = chapter(harbor="flute:2/2", coins={0: 0, 1: 0})
    blue = [card for card in table.draw_pile if "flute" in card]
    assert seen_by(table, 0)["odds"] == {"bad": len(blue), "cards": len(table.draw_pile)}


def test_before_any_look_nobody_knows_the_top_card() -> None:
    """PR-ADVC-04: a spectator least of all."""
    table = looking(harbor="flute:2/2")
    tops = set()
    for stream in range(30):
        twin = table.p.clone()
        twin.determinize(-1, quick(stream))
        tops.add(int(twin.draw_pile[len(twin.draw_pile) - 1]))
    assert len(tops) > 5
    odds = seen_by(table, -1)["odds"]
    assert odds is not None
    assert odds["cards"] > 1


def test_what_a_seat_saw_stays_when_all_else_is_redrawn() -> None:
    """PR-ADVC-04: a bot of another seat draws the top card anew, the one who kept it does not."""
    table = looking().play("look", "keep jester:5/1")
    tops: dict[int, set[int]] = {0: set(), 1: set()}
    for seat in (0, 1):
        for stream in range(30):
            twin = table.p.clone()
            twin.determinize(seat, quick(stream))
            tops[seat].add(int(twin.draw_pile[len(twin.draw_pile) - 1]))
    assert len(tops[0]) == 1
    assert len(tops[1]) > 5
