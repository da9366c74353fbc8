"""Coins and piles: PR-COIN, PR-DECK."""

from __future__ import annotations

import pytest
from tests.port_royal.table import arrange, counted, new_table

from flibuste.games.port_royal.pieces import BY_CODE, DECK, codes
from flibuste.games.port_royal.piles import laid_on
from flibuste.kernel.chance import quick


def test_one_face_down_card_is_one_coin() -> None:
    """PR-COIN-01: any card will do, and its face does not matter."""
    table = arrange(coins={0: "tax:swords galleon:x/4 expedition:pp"}, harbor="sailor:3/1")
    assert table.view["players"][0]["coins"] == 3
    table.play("stop", "hire sailor:3/1")
    assert table.coins(0) == 0
    assert table.area(0) == ["sailor:3/1"]


def test_coins_are_drawn_unseen_from_the_top() -> None:
    """PR-COIN-02"""
    table = arrange(harbor="pinnace:4/3", coins={0: "sailor:3/1"}, top="jack:6/1 tax:swords skiff:5/4 flute:5/4")
    unseen = table.view["unseen"]
    table.play("stop", "trade pinnace:4/3")
    assert table.faces(0) == ["sailor:3/1", "jack:6/1", "tax:swords", "skiff:5/4"]
    assert table.draw_pile[0] == "flute:5/4"
    assert table.told("coins-gained") == [{"seat": 0, "coins": 3, "source": "ship"}]
    assert table.view["unseen"] == unseen
    assert "tax-levied" not in table.story


def test_spent_coins_are_discarded_face_up() -> None:
    """PR-COIN-03: paid for a hire."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: "jack:6/1 skiff:5/4 flute:5/4"})
    table.play("stop", "hire sailor:3/1", "pass")
    assert counted(table.discard) == counted(["jack:6/1", "skiff:5/4", "flute:5/4", "flute:1/1"])


def test_taxed_coins_are_discarded_face_up_at_once() -> None:
    """PR-COIN-03: lost to a tax."""
    faces = "jack:6/1 skiff:5/4 flute:5/4 galleon:x/3 galleon:x/4 priest:4/1"
    table = arrange(
        coins={0: f"sailor:3/1 sailor:3/1 sailor:3/1 sailor:3/1 sailor:3/1 sailor:3/1 {faces}"}, top="tax:swords"
    )
    table.play("reveal")
    assert counted(table.discard) == counted([*faces.split(), "tax:swords"])
    assert table.told("coins-turned-up") == [{"seat": 0, "cards": faces.split()[::-1]}]


def test_a_fee_moves_from_treasury_to_treasury_face_down() -> None:
    """PR-COIN-04"""
    table = arrange(
        harbor="sailor:3/1 flute:1/1", coins={0: "jack:6/1", 1: "galleon:x/4 skiff:1/1 skiff:1/1 skiff:1/1"}
    )
    unseen = table.view["unseen"]
    table.play("stop", "pass", "hire sailor:3/1")
    assert table.faces(0) == ["jack:6/1", "galleon:x/4"]
    assert "galleon:x/4" not in table.discard
    assert table.told("fee-paid") == [{"seat": 1, "to": 0, "coins": 1}]
    assert table.view["unseen"] == unseen


def test_the_last_coin_gained_is_the_first_paid() -> None:
    """PR-COIN-05: the owner does not choose."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: "tax:swords jack:6/1 skiff:5/4 flute:5/4"})
    table.play("stop")
    assert table.legal == ["pass", "hire sailor:3/1", "trade flute:1/1"]
    table.play("hire sailor:3/1")
    assert table.paid == ["flute:5/4", "skiff:5/4", "jack:6/1"]
    assert table.faces(0) == ["tax:swords"]


def test_coins_of_one_moment_are_drawn_by_the_active_player_first() -> None:
    """PR-COIN-06: then clockwise."""
    table = arrange(
        3,
        active=1,
        harbor="skiff:1/1",
        areas={0: "jester:7/2", 1: "jester:7/2", 2: "jester:7/2"},
        top="skiff:5/4 jack:6/1 tax:swords flute:5/4",
    )
    table.play("reveal")
    assert [table.faces(seat)[-1] for seat in (1, 2, 0)] == ["jack:6/1", "tax:swords", "flute:5/4"]


def test_everybody_sees_how_many_coins_each_has() -> None:
    """PR-COIN-07: the number, never the faces."""
    faces = "tax:swords tax:swords galleon:x/4"
    table = arrange(coins={0: 7, 1: faces})
    for seat in (-1, 0, 1):
        view = table.game.view(seat)
        assert view == table.game.view(0)
        players = view["players"]
        assert isinstance(players, list)
        assert [player["coins"] for player in players] == [7, 3]
    position = table.game.clone_position()
    position.determinize(1, quick(5))
    assert position.view(1) == table.game.view(1)


def test_tokens_when_no_card_is_left() -> None:
    """PR-COIN-08: a ship of four coins is all that can still be drawn."""
    table = arrange(harbor="flute:5/4", coins={0: "jack:6/1", 1: ""}, dry=True, revealed=1)
    table.play("stop", "trade flute:5/4")
    assert table.faces(0) == ["jack:6/1", "flute:5/4", "token", "token", "token"]
    assert table.told("coins-gained") == [{"seat": 0, "coins": 4, "source": "ship"}]
    assert table.told("coins-short") == [{"seat": 0, "coins": 3}]
    assert table.view["players"][0]["coins"] == 5
    assert table.view["players"][0]["coins_from"][-3:] == [-1, -1, -1]


def test_a_token_paid_as_a_fee_stays_a_coin() -> None:
    """PR-COIN-08, PR-COIN-04"""
    table = arrange(
        3,
        harbor="flute:5/4 sailor:3/1 pinnace:1/1",
        coins={0: "jack:6/1", 1: "", 2: "priest:4/1 captain:4/1"},
        dry=True,
    )
    pieces = table.p.pieces()
    table.play("stop", "pass", "trade flute:5/4")  # seat 1: three tokens, the last of them as the fee
    assert table.faces(1) == ["flute:5/4", "token", "token"]
    assert table.faces(0) == ["jack:6/1", "token"]
    table.play("pass")
    assert table.told("harbor-cleared") == [{"cards": ["sailor:3/1", "pinnace:1/1"]}]
    assert table.p.pieces() == pieces


def test_paying_with_tokens_puts_nothing_on_the_discard_pile() -> None:
    """PR-COIN-08: tokens leave the game when spent."""
    table = arrange(
        2, harbor="galleon:7/3 flute:5/4 skiff:1/1 frigate:1/1 sailor:3/1", coins={0: "", 1: ""}, dry=True
    ).play("stop", "trade flute:5/4", "hire sailor:3/1")
    assert table.faces(0) == ["flute:5/4"]
    assert table.paid == []
    assert table.area(0) == ["sailor:3/1"]


def test_tokens_are_taxed_like_coins() -> None:
    """PR-COIN-08, PR-TAX-01: the newest go first and leave the game."""
    faces = " ".join(["priest:4/1"] * 5 + ["captain:4/1"] * 5)
    table = arrange(2, harbor="galleon:7/3 sailor:3/1", coins={0: faces, 1: ""}, top="", discard="", dry=True)
    table.play("stop", "trade galleon:7/3")  # two tokens
    assert table.faces(0)[-3:] == ["galleon:7/3", "token", "token"]
    table.p.draw_pile = laid_on(table.p.draw_pile, [BY_CODE["tax:swords"]])
    while table.step != "discover":
        table.play("pass")
    table.play("reveal")
    assert table.told("tax-paid") == [{"seat": 0, "coins": 6, "left": 7}]
    assert table.faces(0)[:7] == ["priest:4/1"] * 5 + ["captain:4/1"] * 2
    assert "token" not in table.discard


def test_coins_paid_for_a_hire_lie_face_down_for_now() -> None:
    """PR-COIN-09: so that the hire can be taken back."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: "jack:6/1 skiff:5/4 flute:5/4"})
    unseen = table.view["unseen"]
    table.play("stop", "hire sailor:3/1")
    assert (table.view["paid"], table.view["payer"]) == ([1, 1, 1], 0)
    assert table.discard == []
    assert table.view["unseen"] == unseen
    assert "coins-turned-up" not in table.story
    table.game.undo(0)
    assert table.faces(0) == ["jack:6/1", "skiff:5/4", "flute:5/4"]
    assert (table.view["paid"], table.view["payer"]) == ([], -1)


def test_paid_coins_are_turned_up_when_somebody_else_chooses() -> None:
    """PR-COIN-09: own choices do not turn them up."""
    table = arrange(
        harbor="sailor:3/1 flute:1/1 skiff:1/1 galleon:2/1 frigate:1/1", coins={0: "jack:6/1 skiff:5/4 flute:5/4"}
    )
    table.play("stop", "hire sailor:3/1", "trade flute:1/1")
    assert len(table.p.paid) == 3
    table.play("pass")  # seat 1
    assert table.paid == []
    assert table.told("coins-turned-up") == [{"seat": 0, "cards": ["flute:5/4", "skiff:5/4", "jack:6/1"]}]
    assert {"jack:6/1", "skiff:5/4", "flute:5/4"} <= set(table.discard)


def test_paid_coins_are_turned_up_by_a_reveal() -> None:
    """PR-COIN-09: before the card is turned over, also when the payer reveals it."""
    table = arrange(
        active=1, harbor="sailor:3/1", coins={0: "jack:6/1 skiff:5/4 flute:5/4 skiff:1/1", 1: 0}, top="flute:1/1"
    )
    table.play("stop", "hire sailor:3/1")
    assert (table.seat, table.step, len(table.p.paid)) == (0, "discover", 3)
    table.play("reveal")
    assert table.story[-2:] == ["coins-turned-up", "card-revealed"]
    assert table.told("coins-turned-up")[0]["seat"] == 0
    assert counted(table.discard) == counted(["skiff:1/1", "flute:5/4", "skiff:5/4"])


def test_paid_coins_are_turned_up_when_the_draw_pile_is_empty() -> None:
    """PR-COIN-09: they take part in the reshuffle that draws a card."""
    table = arrange(
        harbor="sailor:3/1 flute:1/1 skiff:1/1 galleon:2/1 frigate:1/1 ",
        coins={0: "jack:6/1 skiff:5/4 flute:5/4"},
        dry=True,
        shuffles=("jack:6/1",),
    )
    table.play("stop", "hire sailor:3/1", "trade flute:1/1")
    assert table.paid == []
    assert table.faces(0) == ["jack:6/1"]
    assert counted(table.draw_pile) == counted(["skiff:5/4", "flute:5/4", "flute:1/1"])
    assert table.told("deck-shuffled") == [{"cards": 4}]
    assert table.game.may_undo == -1, "faces that were seen"


def test_a_single_paid_coin_is_turned_up_too() -> None:
    """PR-COIN-09: it is the card that is drawn."""
    areas = {0: "governor:8/0 senorita:7/2 senorita:9/3"}
    table = arrange(harbor="sailor:3/1 flute:2/2", areas=areas, coins={0: "jack:6/1", 1: 0}, dry=True)
    table.play("stop", "hire sailor:3/1", "trade flute:2/2")
    assert table.told("coins-turned-up") == [{"seat": 0, "cards": ["jack:6/1"]}]
    assert (counted(table.faces(0)), table.paid) == (counted(["jack:6/1", "flute:2/2"]), [])


def test_paid_coins_are_turned_up_when_the_game_ends() -> None:
    """PR-COIN-09, PR-DECK-04: nothing is left in between."""
    table = arrange(active=1, harbor="sailor:3/1", coins={0: 4, 1: 0}, last_round=True)
    table.play("stop", "hire sailor:3/1")
    assert table.game.over
    assert (len(table.p.paid), len(table.discard)) == (0, 3)
    areas = {0: "senorita:7/2 senorita:7/2"}
    table = arrange(active=1, harbor="sailor:3/1", areas=areas, coins={0: 2, 1: 0}, last_round=True)
    table.play("stop", "hire sailor:3/1")
    assert (table.game.over, len(table.p.paid), len(table.discard)) == (True, 0, 1), "a single one too"


def test_the_payer_is_told_with_the_coins() -> None:
    """PR-COIN-09: whoever turns them up."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: 0, 1: 5}, top="flute:1/1")
    table.play("stop", "pass", "hire sailor:3/1", "reveal")
    assert table.told("coins-turned-up")[0]["seat"] == 1


# --- the draw pile and the discard pile -------------------------------------------------------------------------------


def test_the_discard_pile_becomes_the_draw_pile() -> None:
    """PR-DECK-01"""
    table = arrange(discard="flute:1/1 sailor:3/1 pirate:5/1 jack:6/1", dry=True, shuffles=("pirate:5/1",))
    table.play("reveal")
    assert table.harbor == ["pirate:5/1"]
    assert counted(table.draw_pile) == counted(["flute:1/1", "sailor:3/1", "jack:6/1"])
    assert table.discard == []
    assert table.told("deck-shuffled") == [{"cards": 4}]
    assert not table.told("coins-turned-up")


def test_a_reshuffle_mixes() -> None:
    """PR-DECK-01: the new order is not the old one, and depends on the game's luck."""
    cards = " ".join(codes(DECK)[:40])
    orders = []
    for seed in range(3):
        table = arrange(discard=cards, dry=True)
        table.p.chance = quick(seed)
        table.play("reveal")
        orders.append(tuple(table.draw_pile))
    assert len(set(orders)) == 3
    assert tuple(cards.split()[:39]) not in orders


def test_the_reshuffle_waits_until_a_card_is_needed() -> None:
    """PR-DECK-02: cards discarded in between take part."""
    table = arrange(harbor="flute:1/1 sailor:3/1", coins={1: 0}, top="jack:6/1", discard="priest:4/1", dry=True)
    table.play("stop", "trade flute:1/1")
    assert table.faces(0)[-1] == "jack:6/1"
    assert (table.draw_pile, table.told("deck-shuffled")) == ([], [])
    assert counted(table.discard) == counted(["priest:4/1", "flute:1/1", "sailor:3/1"])
    table.play("reveal")
    assert table.told("deck-shuffled") == [{"cards": 3}]


def test_a_gain_goes_on_from_the_new_pile() -> None:
    """PR-DECK-03"""
    table = arrange(
        harbor="flute:5/4",
        coins={0: ""},
        top="jack:6/1 priest:4/1",
        discard="captain:4/1 settler:4/1 sailor:3/1",
        dry=True,
        shuffles=("settler:4/1 flute:5/4",),
    )
    table.play("stop", "trade flute:5/4")
    assert table.faces(0) == ["jack:6/1", "priest:4/1", "settler:4/1", "flute:5/4"]
    assert table.view["players"][0]["coins_from"] == [1, 1, 2, 2]
    assert counted(table.draw_pile) == counted(["captain:4/1", "sailor:3/1"])


def test_only_the_discard_pile_is_reshuffled() -> None:
    """PR-DECK-04: treasuries, areas, the harbor and expeditions stay."""
    table = arrange(
        harbor="flute:1/1 sailor:3/1",
        open="expedition:ss",
        areas={0: "priest:4/1 expedition:pp", 1: "jack:6/1"},
        coins={0: "skiff:1/1", 1: "galleon:2/1"},
        discard="captain:4/1 settler:4/1",
        dry=True,
        shuffles=("captain:4/1",),
    )
    table.play("reveal")
    assert table.draw_pile == ["settler:4/1"]
    assert table.harbor == ["flute:1/1", "sailor:3/1", "captain:4/1"]
    assert (table.expeditions, table.area(0), table.area(1)) == (
        ["expedition:ss"],
        ["priest:4/1", "expedition:pp"],
        ["jack:6/1"],
    )
    assert (table.faces(0), table.faces(1)) == (["skiff:1/1"], ["galleon:2/1"])


def test_a_tax_misses_the_reshuffle_of_its_own_bonus() -> None:
    """PR-DECK-05"""
    table = arrange(coins={0: "", 1: ""}, areas={0: "sailor:3/1"}, top="tax:swords", discard="jack:6/1", dry=True)
    table.play("reveal")
    assert table.faces(0) == ["jack:6/1"]
    assert (table.draw_pile, table.discard) == ([], ["tax:swords"])


def test_a_tax_is_no_coin_for_its_own_bonus() -> None:
    """PR-DECK-05, PR-COIN-08: with nothing else to draw, tokens are paid."""
    table = arrange(coins={0: "", 1: ""}, top="tax:swords", dry=True)
    table.play("reveal")
    assert (table.faces(0), table.faces(1), table.discard) == (["token"], ["token"], ["tax:swords"])


def test_a_ship_that_may_be_repelled_is_not_yet_discarded() -> None:
    """PR-DECK-05: and it is not among the cards that could come next."""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", dry=True)
    table.play("reveal")
    assert (table.step, table.view["pending"]) == ("repel", "flute:1/1")
    assert (table.discard, table.harbor, table.draw_pile) == ([], [], [])
    assert "flute:1/1" in table.p.pieces()
    table.play("repel")
    assert table.discard == ["flute:1/1"]
    table.play("reveal")  # reshuffled now
    assert table.view["pending"] == "flute:1/1"


@pytest.mark.parametrize("empty_harbor", [True, False])
def test_without_cards_to_reveal_the_discovery_ends(empty_harbor: bool) -> None:
    """PR-DECK-06: even before the first card, and even if the table forbids to stop with an empty harbor."""
    table = arrange(dry=True, stop_with_empty_harbor=empty_harbor)
    assert table.legal == ["stop"]
    assert table.reason("reveal").key == "nothing-to-reveal"
    table.play("stop")
    assert table.told("nothing-to-reveal") == [{"seat": 0}]
    assert [facts["seat"] for facts in table.told("window-opened")] == [0, 1]
    assert table.active == 1


def test_phase_two_is_played_with_the_harbor_as_it_is() -> None:
    """PR-DECK-06"""
    table = arrange(harbor="flute:1/1 sailor:3/1", dry=True)
    assert table.legal == ["stop"]
    table.play("stop")
    assert table.legal == ["pass", "trade flute:1/1", "hire sailor:3/1"]


def test_coins_just_paid_can_be_revealed() -> None:
    """PR-DECK-06, PR-COIN-09: they are the next draw pile."""
    table = arrange(active=1, harbor="sailor:3/1", coins={0: "skiff:1/1 jack:6/1 jack:6/1 priest:4/1", 1: 0}, dry=True)
    table.play("stop", "hire sailor:3/1")
    assert (table.seat, table.legal) == (0, ["reveal"])
    table.play("reveal")
    assert len(table.harbor) == 1
    assert len(table.draw_pile) == 2


def test_a_single_card_can_be_revealed() -> None:
    """PR-DECK-06, PR-COIN-09: from the draw pile, the discard pile, or a coin just paid."""
    assert arrange(dry=True, top="jack:6/1").legal == arrange(dry=True, discard="jack:6/1").legal == ["reveal"]
    areas = {0: "senorita:7/2 senorita:7/2"}
    table = arrange(active=1, harbor="sailor:3/1", areas=areas, coins={0: "skiff:1/1 jack:6/1", 1: 0}, dry=True)
    table.play("stop", "hire sailor:3/1")
    assert (table.paid, table.seat, table.legal) == (["jack:6/1"], 0, ["reveal"])


def test_the_discard_pile_is_public() -> None:
    """PR-DECK-07: whole, to everybody; its order decides nothing."""
    table = arrange(discard="flute:1/1 sailor:3/1 galleon:x/4")
    for seat in (-1, 0, 1):
        assert table.game.view(seat)["discard"] == ["flute:1/1", "sailor:3/1", "galleon:x/4"]
    odds = []
    for discard in ("flute:1/1 sailor:3/1 flute:5/4", "flute:5/4 sailor:3/1 flute:1/1"):
        odds.append(arrange(harbor="flute:2/2", discard=discard, dry=True).view["odds"])
    assert odds == [{"bad": 2, "cards": 3}] * 2


def test_cards_are_never_lost() -> None:
    """PR-DECK-04: a fresh game has 119 cards, wherever they lie."""
    table = new_table(4)
    assert table.p.pieces() == sorted(codes(DECK))
