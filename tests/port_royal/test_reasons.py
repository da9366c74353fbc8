"""Why a move is refused: the right reason, its rule, and the right numbers."""

from __future__ import annotations

import pytest
from tests.port_royal.table import TITLE, Table, arrange, random_games, random_moves, set_games

from flibuste.games.port_royal.pieces import BY_CODE
from flibuste.kernel.refusals import Refused


def test_two_coins_short() -> None:
    """PR-HIRE-01: what it costs, what there is, what is missing."""
    table = arrange(harbor="sailor:5/2 flute:1/1", coins={0: 3}).play("stop")
    reason = table.reason("hire sailor:5/2")
    assert (reason.key, reason.rule) == ("coins-short", "PR-HIRE-01")
    assert reason.facts == {
        "card": "sailor:5/2",
        "cost": 5,
        "printed": 5,
        "discount": 0,
        "fee": 0,
        "coins": 3,
        "short": 2,
    }


def test_short_in_spite_of_senoritas() -> None:
    """PR-CHR-09: the discount is told, and only as far as it goes."""
    table = arrange(harbor="sailor:5/2 flute:1/1", areas={0: "senorita:7/2 senorita:9/3"}, coins={0: 1}).play("stop")
    facts = table.reason("hire sailor:5/2").facts
    assert facts == {"card": "sailor:5/2", "cost": 3, "printed": 5, "discount": 2, "fee": 0, "coins": 1, "short": 2}


def test_short_because_of_the_fee() -> None:
    """PR-FEE-03: the cost could be paid, the fee could not."""
    table = arrange(harbor="sailor:5/2 flute:1/1", areas={1: "senorita:7/2"}, coins={1: 4}).play("stop", "pass")
    reason = table.reason("hire sailor:5/2")
    assert reason.rule == "PR-FEE-03"
    assert reason.facts == {
        "card": "sailor:5/2",
        "cost": 4,
        "printed": 5,
        "discount": 1,
        "fee": 1,
        "coins": 4,
        "short": 1,
    }


def test_the_discount_of_four_senoritas_is_no_more_than_the_cost() -> None:
    """PR-CHR-09, PR-FEE-05"""
    area = "senorita:7/2 senorita:7/2 senorita:9/3 senorita:9/3 governor:8/0"
    table = arrange(harbor="sailor:3/1 flute:1/1", areas={1: area}, coins={1: 0}).play("stop", "pass")
    facts = table.reason("hire sailor:3/1").facts
    assert facts == {"card": "sailor:3/1", "cost": 0, "printed": 3, "discount": 3, "fee": 1, "coins": 0, "short": 1}


def test_cards_are_taken_after_the_discovery() -> None:
    """PR-DISC-02: a character with its cost, a ship with its gain, as they would be then."""
    table = arrange(harbor="flute:2/2 sailor:5/2", areas={0: "senorita:7/2 trader-blue:3/1"}, coins={0: 2})
    reason = table.reason("hire sailor:5/2")
    assert reason.key == "take-after-stop"
    assert reason.facts == {
        "card": "sailor:5/2",
        "cost": 4,
        "printed": 5,
        "discount": 1,
        "gain": 0,
        "coins": 2,
        "short": 2,
    }
    reason = table.reason("trade flute:2/2")
    assert (reason.key, reason.rule, reason.facts["gain"], reason.facts["short"]) == (
        "take-after-stop",
        "PR-SHIP-01",
        3,
        0,
    )


def test_not_enough_swords() -> None:
    """PR-REP-02: how many there are and how many it takes."""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:5/4").play("reveal")
    reason = table.reason("repel")
    assert (reason.key, reason.rule) == ("too-strong", "PR-REP-02")
    assert reason.facts == {"card": "flute:5/4", "swords": 1, "needed": 5}
    table = arrange(top="flute:1/1").play("reveal")
    assert table.reason("repel").facts == {"card": "flute:1/1", "swords": 0, "needed": 1}


def test_the_allowance_is_used_up() -> None:
    """PR-TRD-01"""
    table = arrange(harbor="flute:1/1 skiff:1/1", areas={0: "jack:6/1 jack:6/1"}, open="expedition:pp").play(
        "stop", "trade flute:1/1"
    )
    assert table.reason("trade skiff:1/1").key == "no-cards-left"


def test_crew_that_is_missing() -> None:
    """PR-EXP-02: with Jacks counted."""
    table = arrange(areas={0: "jack:6/1"}, open="expedition:pps")
    reason = table.reason("expedition expedition:pps")
    assert (reason.key, reason.rule, reason.facts) == (
        "crew-missing",
        "PR-EXP-02",
        {"card": "expedition:pps", "missing": 2},
    )
    assert table.reason("expedition expedition:cc").key == "expedition-not-open"


def crew_step() -> Table:
    return arrange(areas={0: "priest:4/1 priest:4/1 jack:6/1 captain:4/1"}, open="expedition:pp expedition:ss").play(
        "expedition expedition:pp"
    )


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("send captain:4/1", "crew-not-needed"),
        ("send settler:4/1", "crew-not-needed"),
        ("reveal", "choose-crew-first"),
        ("stop", "choose-crew-first"),
        ("expedition expedition:ss", "choose-crew-first"),
        ("hire sailor:3/1", "choose-crew-first"),
    ],
)
def test_while_crew_is_chosen(move: str, key: str) -> None:
    """PR-EXP-03"""
    table = crew_step()
    assert table.legal == ["send priest:4/1", "send jack:6/1"]
    assert table.reason(move).key == key


@pytest.mark.parametrize(
    ("moves", "move", "key"),
    [
        ((), "stop", "must-reveal-first"),
        ((), "repel", "no-ship-to-repel"),
        ((), "admit", "still-discovering"),
        ((), "pass", "still-discovering"),
        ((), "end", "still-discovering"),
        ((), "send priest:4/1", "still-discovering"),
        ((), "hire sailor:3/1", "not-in-harbor"),
        ((), "expedition expedition:pp", "expedition-not-open"),
        (("reveal",), "hire sailor:3/1", "take-after-stop"),
        (("reveal", "stop"), "reveal", "discovery-is-over"),
        (("reveal", "stop"), "stop", "discovery-is-over"),
        (("reveal", "stop"), "repel", "discovery-is-over"),
        (("reveal", "stop"), "hire sailor:7/3", "not-in-harbor"),
        (("reveal", "stop"), "trade flute:1/1", "not-in-harbor"),
        (("reveal", "stop"), "expedition expedition:pp", "expedition-not-open"),
    ],
)
def test_moves_that_do_not_belong_to_the_moment(moves: tuple[str, ...], move: str, key: str) -> None:
    """PR-TURN-01: each step says why not."""
    assert arrange(top="sailor:3/1").play(*moves).reason(move).key == key


def test_it_is_another_players_decision() -> None:
    """PR-TURN-01: whose it is."""
    table = arrange(3, harbor="flute:1/1").play("stop", "pass")
    for seat in (0, 2):
        reason = table.reason("trade flute:1/1", seat)
        assert (reason.key, reason.facts) == ("not-your-turn", {"to_move": 1})
    assert table.reason("pass", 3).key == "no-such-seat"
    assert table.reason("pass", -1).key == "no-such-seat"


def test_a_refusal_changes_nothing() -> None:
    """PR-GEN-04"""
    table = arrange(harbor="sailor:7/3 flute:1/1", coins={0: 6}).play("stop")
    before = (table.game.hash(), len(table.game.entries), len(table.game.events))
    with pytest.raises(Refused) as refused:
        table.game.submit(0, "hire sailor:7/3")
    assert refused.value.reason.facts["short"] == 1
    assert (table.game.hash(), len(table.game.entries), len(table.game.events)) == before


def test_every_move_is_legal_or_has_its_reason() -> None:
    """PR-GEN-04: for each seat and each move of the book; a number of coins short is exact."""
    keys: set[str] = set()
    for number, table in enumerate(random_games(8, "reasons")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 9:
                continue
            legal = table.game.moves()
            for seat in range(table.game.seats):
                for move in TITLE.book.moves:
                    reason = table.game.why_not(seat, move)
                    assert (reason is None) == (seat == table.seat and move in legal)
                    if reason is None:
                        continue
                    keys.add(reason.key)
                    assert reason.rule.startswith("PR-")
                    if reason.key == "coins-short":
                        short, card = int(str(reason.facts["short"])), BY_CODE[str(reason.facts["card"])]
                        player = table.player(seat)
                        due = max(0, card.cost - player.senoritas) + (0 if seat == table.active else 1)
                        assert short == due - len(player.coins) > 0
    assert {"coins-short", "not-your-turn", "take-after-stop", "crew-missing", "too-strong", "skull"} <= keys


NEW_REASONS = {
    "bank-comes-first",
    "claim-at-once-only",
    "claim-comes-first",
    "contract-condition",
    "contract-not-open",
    "gift-comes-first",
    "gold-comes-first",
    "nest-comes-first",
    "no-gambler-left",
    "ship-to-store-first",
}


def test_every_move_of_the_sets_is_legal_or_has_its_reason() -> None:
    """PR-GEN-04: for each seat and each move of the book, at every kind of decision."""
    keys: set[str] = set()
    steps: set[str] = set()
    for number, table in enumerate(set_games(48, "reasons")):
        for made, _ in enumerate(random_moves(table, number, 200)):
            if made % 23 and table.step in steps:
                continue
            steps.add(table.step)
            legal = table.game.moves()
            for seat in range(table.game.seats):
                for move in TITLE.book.moves:
                    reason = table.game.why_not(seat, move)
                    assert (reason is None) == (seat == table.seat and move in legal)
                    if reason is not None:
                        keys.add(reason.key)
                        assert reason.rule.startswith("PR-")
    assert steps >= {"discover", "repel", "window", "turn_end", "store", "gift", "waive", "nest", "claim_now", "bank"}
    assert keys >= NEW_REASONS
