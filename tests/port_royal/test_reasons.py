"""Why a move is refused: the right reason, its rule, and the right numbers."""

from __future__ import annotations

import pytest
from tests.port_royal.table import TITLE, Table, arrange, random_games, random_moves, set_games

from flibuste.games.port_royal.pieces import BY_CODE
from flibuste.kernel.refusals import Refused
from flibuste.words import Words


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


def test_the_newest_ship_is_the_one_that_was_not_repelled() -> None:
    """PR-REP-02"""
    table = arrange(harbor="flute:5/4", areas={0: "sailor:3/1"}, top="skiff:3/2").play("reveal")
    assert table.reason("repel").facts == {"card": "skiff:3/2", "swords": 1, "needed": 3}


def test_the_allowance_is_used_up() -> None:
    """PR-TRD-01"""
    table = arrange(harbor="flute:1/1 skiff:1/1", areas={0: "jack:6/1 jack:6/1"}, open="expedition:pp").play(
        "stop", "trade flute:1/1"
    )
    reason = table.reason("trade skiff:1/1")
    assert (reason.key, reason.rule) == ("no-cards-left", "PR-TRD-01")


def test_a_second_card_of_somebody_who_is_not_active() -> None:
    """PR-TRD-04: one card, Governors and Clerks apart."""
    table = arrange(harbor="flute:1/1 skiff:1/1", areas={1: "pirate:5/1 sailor:3/1"}, agenda="mercenary")
    table.play("stop", "pass", "trade flute:1/1")
    assert (table.seat, table.legal) == (1, ["pass", "claim contract:mercenary"])
    reason = table.reason("trade skiff:1/1")
    assert (reason.key, reason.rule) == ("no-more-for-others", "PR-TRD-04")


@pytest.mark.parametrize("moves", [(), ("stop",)])
def test_another_one_of_the_same_name_lies_in_the_harbor(moves: tuple[str, ...]) -> None:
    """PR-TRD-01: which one, by swords and coins of a ship or the cost of a character; before and after stopping."""
    table = arrange(harbor="pinnace:1/1 trader-blue:3/1 sailor:3/1").play(*moves)
    reason = table.reason("trade pinnace:1/2")
    assert (reason.key, reason.rule) == ("another-ship", "PR-TRD-01")
    assert reason.facts == {"card": "pinnace:1/2", "there": "pinnace:1/1", "coins": 2, "there_coins": 1}
    reason = table.reason("hire trader-blue:5/2")
    assert (reason.key, reason.facts) == (
        "another-character",
        {"card": "trader-blue:5/2", "there": "trader-blue:3/1"},
    )
    for move in ("trade flute:1/1", "hire trader-red:3/1", "hire pirate:5/1"):
        assert table.reason(move).key == "not-in-harbor"


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("trade u-pinnace:1/1", "not-in-harbor"),
        ("trade u-pinnace:1/2", "another-ship"),
        ("hire u-sailor:3/1", "not-in-harbor"),
        ("hire u-sailor:5/2", "another-character"),
    ],
)
def test_one_that_looks_the_same_is_no_other_one(move: str, key: str) -> None:
    """PR-TRD-01, PR-SAIL-07: a card of another set with the same numbers does not lie there, and nothing differs."""
    assert arrange(harbor="pinnace:1/1 sailor:3/1", sets_sail_cards=True).play("stop").reason(move).key == key


def test_another_one_in_words() -> None:
    """PR-TRD-01"""
    table = arrange(harbor="pinnace:1/1 sailor:3/1")
    words = Words(TITLE, "en")
    ship, sailor = table.reason("trade pinnace:2/2"), table.reason("hire sailor:5/2")
    told = "In the harbor lies a pinnace (1 sword) worth 1 coin, not a pinnace (2 swords) worth 2 coins."
    assert words.reason(ship) == told
    assert words.reason(sailor) == "Sailor: the one in the harbor costs 3, not 5."


def test_an_expedition_while_another_player_chooses() -> None:
    """PR-EXP-05, PR-EXP-01, PR-EXP-02: the crew of the active player is ready, but it is not the moment."""
    areas = {0: "priest:4/1 priest:4/1", 1: "settler:4/1 settler:4/1"}
    table = arrange(areas=areas, open="expedition:pp expedition:ss", harbor="flute:1/1").play("stop", "pass")
    reason = table.reason("expedition expedition:pp", 0)
    assert (table.seat, reason.key, reason.rule) == (1, "expedition-waits", "PR-EXP-05")
    assert reason.facts == {"card": "expedition:pp", "to_move": 1}
    assert table.reason("expedition expedition:ss", 0).key == "crew-missing"
    reason = table.reason("expedition expedition:ss", 1)
    assert (reason.key, reason.rule) == ("expedition-not-active", "PR-EXP-01")
    assert reason.facts == {"card": "expedition:ss", "seat": 0}


def test_an_expedition_at_the_end_of_a_turn_that_is_for_claims() -> None:
    """PR-EXP-05, PR-CON-20: the table has left it out."""
    table = arrange(
        areas={0: "priest:4/1 priest:4/1 jester:5/1"},
        open="expedition:pp",
        revealed=1,
        agenda="luminary",
        expedition_at_end_of_turn=False,
    ).play("stop", "pass")
    reason = table.reason("expedition expedition:pp")
    assert (table.step, reason.key, reason.rule) == ("turn_end", "expedition-too-late", "PR-EXP-05")


def test_a_claim_of_the_active_player_while_another_chooses() -> None:
    """PR-CON-10: the condition is met, the moment is not."""
    table = arrange(areas={0: "pirate:5/1 sailor:3/1"}, harbor="flute:1/1", agenda="mercenary").play("stop", "pass")
    reason = table.reason("claim contract:mercenary", 0)
    assert (table.seat, reason.key, reason.rule) == (1, "claim-not-now", "PR-CON-10")


@pytest.mark.parametrize(
    ("agenda", "coins", "key", "rule"),
    [
        ("frigate_nemesis", 0, "no-coin-for-fee", "PR-CONL-07"),
        ("frigate_nemesis", 1, "trade-first", "PR-CONL-05"),
        ("jinx", 1, "no-nemesis", "PR-CONL-05"),
    ],
)
def test_gold_that_cannot_be_given_up(agenda: str, coins: int, key: str, rule: str) -> None:
    """PR-CONL-05, PR-CONL-07: the fee must be paid from other coins."""
    table = arrange(harbor="frigate:3/2", coins={0: 3, 1: coins}, agenda=agenda).play("stop", "pass")
    reason = table.reason("waive")
    assert (table.seat, reason.key, reason.rule) == (1, key, rule)


def test_a_full_nest_of_somebody_who_is_not_active() -> None:
    """PR-CON-14, PR-CONL-14: what is lacking is the turn; with a ship less, both."""
    full = "pinnace:2/2 flute:2/2 skiff:3/2 frigate:3/2 galleon:4/2"
    for nest, lacks, key in (
        (full, ["turn"], "active-player-only"),
        ("flute:2/2", ["nest:4", "turn"], "contract-condition"),
    ):
        table = arrange(nests={1: nest}, harbor="flute:1/1", agenda="pirates_nest").play("stop", "pass")
        assert (table.seat, table.seen("pirates_nest")["missing"][1]) == (1, lacks)
        reason = table.reason("claim contract:pirates_nest")
        assert (reason.key, reason.facts.get("lacks", ["turn"])) == (key, lacks)


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
        (("reveal", "stop"), "hire sailor:7/3", "another-character"),
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
