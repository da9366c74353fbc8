"""Contracts together or alone: the time deck, the victory pile, win and loss. PR-COOP."""

from __future__ import annotations

import pytest
from tests.port_royal.table import Table, arrange, counted, new_table, random_moves, set_games

from flibuste.games.port_royal.pieces import CONTRACT_BY_CODE, CONTRACTS, Contract
from flibuste.games.port_royal.setup import time_for

PAIR = "priest:4/1 jester:5/1"
"""Luminary."""


def team(seats: int = 2, **given: object) -> Table:
    return arrange(seats, contracts="cooperative", **given)  # type: ignore[arg-type]


def play_calmly(table: Table) -> None:
    """One turn: a single card, nothing taken, nothing claimed."""
    active, number = table.active, table.p.round
    while not table.game.over and (table.active, table.p.round) == (active, number):
        wish = ["stop", "pass", "end", "forgo", "leave", "admit", "reveal", "discard"]
        table.play(next(move for move in wish if move in table.legal))


# --- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "contracts"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_contracts_by_number_of_players(seats: int, contracts: int) -> None:
    """PR-COOP-01, PR-COOP-07: of all eighteen, with three markers for each player."""
    drawn: set[str] = set()
    for seed in range(30):
        table = new_table(seats, f"team {seed}", contracts="cooperative")
        names = {one.contract.name for one in table.agenda.contracts}
        assert len(names) == len(table.agenda.contracts) == contracts
        drawn |= names
        assert [table.hold(seat).markers for seat in range(seats)] == [3] * seats
    assert drawn == {contract.name for contract in CONTRACTS}
    assert contracts <= 3 * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_coins_first_then_the_time_deck_from_the_top(seats: int) -> None:
    """PR-COOP-02, PR-COOP-17: what is left is the main pile."""
    table = new_table(seats, contracts="cooperative")
    dealt = [face for seat in range(seats) for face in table.faces(seat)]
    (shuffled,) = [luck.result for luck in table.game.record().luck if luck.what == "shuffle"]
    assert dealt == shuffled[: 3 * seats]
    size = time_for([one.contract for one in table.agenda.contracts])
    assert table.time_deck == shuffled[3 * seats : 3 * seats + size]
    assert table.draw_pile == shuffled[3 * seats + size :]
    assert table.view["team"] == {
        "done": 0,
        "contracts": len(table.agenda.contracts),
        "turns_left": size,
        "time_deck": size,
        "victory_pile": 0,
    }


def test_fifteen_cards_of_time() -> None:
    """PR-COOP-X1: seal numbers 1, 0 and -1, letters G and H."""
    chosen = [CONTRACT_BY_CODE[f"contract:{name}"] for name in ("tax_inspector", "major_speculator", "jinx")]
    assert [(contract.time, contract.seal) for contract in chosen] == [(1, "G"), (0, "H"), (-1, "H")]
    assert time_for(chosen) == 15
    table = new_table(1, contracts="cooperative", agenda="tax_inspector major_speculator jinx")
    assert len(table.time_deck) == 15


def sealed(seals: str) -> list[Contract]:
    """Contracts with these seals: number and letter."""
    return [
        Contract(
            number, {"id": f"{number}", "moment": "tax", "time": int(seal.rstrip("ABGH")), "seal": seal.lstrip("-012")}
        )
        for number, seal in enumerate(seals.split())
    ]


@pytest.mark.parametrize(
    ("seals", "cards"),
    [
        ("1G 0H -1H", 15),
        ("0A 0A 0A", 13 + 1),
        ("-1A -1B -1G", 13 - 3 + 3),
        ("2A 2B 2G 2H 2", 13 + 10 + 4),
        ("0 0 0", 13),
        ("-1 2 1", 13 + 2),
    ],
)
def test_numbers_of_the_seals_and_different_letters(seals: str, cards: int) -> None:
    """PR-COOP-03, PR-COOP-X1: a letter counts once, a seal without a letter adds only its number."""
    assert time_for(sealed(seals)) == cards


def test_no_time_deck_is_ever_without_a_first_turn() -> None:
    """PR-COOP-03: thirteen cards outweigh every seal."""
    assert all(contract.time in (-1, 0, 1, 2) for contract in CONTRACTS)
    assert 13 + sum(min(0, contract.time) for contract in CONTRACTS) > 0


# --- the time deck ----------------------------------------------------------------------------------------------------


def test_the_first_card_of_each_turn_comes_from_the_time_deck() -> None:
    """PR-COOP-04: all others from the main pile."""
    table = team(time="jack:6/1 settler:4/1 priest:4/1", top="flute:1/1 skiff:1/1", agenda="ransom")
    table.play("reveal", "reveal", "reveal")
    assert table.harbor == ["jack:6/1", "flute:1/1", "skiff:1/1"]
    assert table.told("time-card") == [{"seat": 0, "left": 2}]
    play_calmly(table)
    table.play("reveal")
    assert (table.active, table.harbor, table.time_deck) == (1, ["settler:4/1"], ["priest:4/1"])


def test_coins_come_from_the_main_pile() -> None:
    """PR-COOP-04"""
    table = team(
        time="flute:5/4 settler:4/1", top="jack:6/1 priest:4/1 captain:4/1 sailor:5/2", coins={0: 0}, agenda="jinx"
    )
    table.play("reveal", "stop", "trade flute:5/4")
    assert table.faces(0) == ["jack:6/1", "priest:4/1", "captain:4/1", "sailor:5/2"]
    assert table.time_deck == ["settler:4/1"]


def test_a_deck_of_three_cards_gives_three_turns() -> None:
    """PR-COOP-05: the whole third turn counts, then the game is lost."""
    table = team(time="jack:6/1 settler:4/1 priest:4/1", agenda="ransom jinx")
    turns = 0
    while not table.game.over:
        assert table.view["team"] is not None
        assert table.view["team"]["turns_left"] == 3 - turns
        play_calmly(table)
        turns += 1
    assert turns == 3
    outcome = table.game.outcome()
    assert (outcome.ending, outcome.winners, outcome.team_won, outcome.team_rank) == ("time_up", [], False, "")
    assert outcome.utility == [0.0, 0.0]
    assert table.story[-2:] == ["time-is-up", "game-over"]
    assert table.view["team"] is not None
    assert table.view["team"]["turns_left"] == 0


def test_the_last_turn_may_still_win() -> None:
    """PR-COOP-05, PR-COOP-06: after its card, in any window, at its end."""
    table = team(time="jack:6/1", areas={1: PAIR}, agenda="luminary", coins={0: 0, 1: 0}).play("reveal", "stop")
    assert (table.time_deck, table.seat) == ([], 1)
    assert table.view["team"] is not None
    assert table.view["team"]["turns_left"] == 1
    table.play("claim contract:luminary")
    assert table.game.outcome().ending == "contracts_done"


def test_a_gambler_as_first_draw() -> None:
    """PR-COOP-11: the first of the four from the time deck, three from the main pile."""
    table = team(
        areas={0: "p-gambler:4/1"},
        time="jack:6/1 settler:4/1",
        top="flute:1/1 skiff:1/1 sailor:3/1 galleon:2/1",
        agenda="ransom",
        gambler=True,
    ).play("gamble")
    assert table.harbor == ["jack:6/1", "flute:1/1", "skiff:1/1", "sailor:3/1"]
    assert (table.time_deck, table.draw_pile[0]) == (["settler:4/1"], "galleon:2/1")


def test_a_gambler_after_a_reveal_takes_no_time() -> None:
    """PR-COOP-04, PR-COOP-11"""
    table = team(
        areas={0: "p-gambler:4/1"},
        time="jack:6/1 settler:4/1",
        top="flute:1/1 skiff:1/1 sailor:3/1 galleon:2/1",
        agenda="ransom",
        gambler=True,
    ).play("reveal", "gamble")
    assert (len(table.harbor), table.time_deck) == (5, ["settler:4/1"])


def test_a_turn_begins_with_an_empty_main_pile() -> None:
    """PR-COOP-04, PR-DECK-06: the time deck still has its card."""
    table = team(time="jack:6/1 settler:4/1", dry=True, agenda="ransom", coins={0: 0, 1: 0})
    assert table.legal == ["reveal"]
    table.play("reveal")
    assert (table.harbor, table.legal) == (["jack:6/1"], ["stop"])


def test_cards_of_the_time_deck_are_discarded_like_others() -> None:
    """PR-COOP-12: repelled, traded or left over; a reshuffle never fills the time deck."""
    table = team(
        time="flute:1/1 settler:4/1", areas={0: "sailor:3/1"}, dry=True, agenda="ransom", coins={0: 0, 1: 0}
    ).play("reveal", "repel")
    assert table.discard == ["flute:1/1"]
    table.play("reveal")
    assert (table.step, table.told("deck-shuffled")) == ("repel", [{"cards": 1}])
    assert table.time_deck == ["settler:4/1"]


def test_no_reshuffle_touches_time_deck_and_victory_pile() -> None:
    """PR-COOP-12, PR-DECK-04: in random games both only ever shrink and grow from the top."""
    for number, table in enumerate(set_games(48, "time")):
        if not table.p.terms.cooperative:
            continue
        time, banked = table.time_deck, table.banked
        for _ in random_moves(table, number, 250):
            now, pile = table.time_deck, table.banked
            assert now == time[len(time) - len(now) :]
            assert pile[: len(banked)] == banked
            assert counted(pile[len(banked) :]) <= counted(time[: len(time) - len(now)])
            time, banked = now, pile


# --- the victory pile -------------------------------------------------------------------------------------------------


def test_a_tax_allows_to_bank_a_card() -> None:
    """PR-COOP-13: the active player decides, after the tax; the card stays unseen."""
    table = team(active=1, time="tax:swords jack:6/1 settler:4/1", areas={0: "sailor:3/1"}, agenda="ransom").play(
        "reveal"
    )
    assert (table.step, table.seat, table.legal) == ("bank", 1, ["bank", "leave"])
    assert table.discard == ["tax:swords"]
    table.play("bank")
    assert (table.banked, table.time_deck, table.step) == (
        ["jack:6/1"],
        ["settler:4/1"],
        "discover",
    )
    assert table.told("card-banked") == [{"seat": 1, "left": 1, "banked": 1}]
    assert "jack:6/1" not in str(table.events[-1].facts)
    left = team(time="tax:swords jack:6/1", areas={0: "sailor:3/1"}, agenda="ransom").play("reveal", "leave")
    assert (left.banked, left.time_deck) == ([], ["jack:6/1"])


def test_the_last_card_may_be_banked_and_none_without_one() -> None:
    """PR-COOP-13: then this turn is the last; with an empty time deck nobody is asked."""
    table = team(time="tax:swords jack:6/1", areas={0: "sailor:3/1"}, agenda="ransom jinx").play("reveal", "bank")
    assert (table.step, table.time_deck) == ("discover", [])
    play_calmly(table)
    assert table.game.outcome().ending == "time_up"
    empty = team(time="tax:swords", areas={0: "sailor:3/1"}, agenda="ransom").play("reveal")
    assert empty.step == "discover"


def test_a_tax_from_the_main_pile_allows_it_too() -> None:
    """PR-COOP-13: whenever a tax is revealed; in a competitive game never."""
    table = team(time=3, top="tax:swords", areas={0: "sailor:3/1"}, agenda="ransom", revealed=1).play("reveal")
    assert table.step == "bank"
    table = arrange(top="tax:swords", areas={0: "sailor:3/1"}, agenda="jinx").play("reveal")
    assert table.step == "discover"


@pytest.mark.parametrize("move", ["reveal", "stop", "claim contract:luminary", "pass"])
def test_the_bank_comes_first(move: str) -> None:
    """PR-COOP-13"""
    table = team(time="tax:swords jack:6/1", areas={0: PAIR}, agenda="luminary ransom").play("reveal")
    reason = table.reason(move)
    assert (reason.key, reason.rule) == ("bank-comes-first", "PR-COOP-13")
    assert table.reason("bank", 1).key == "not-your-turn"


@pytest.mark.parametrize(("wanted", "moved"), [(0, 0), (5, 5), (14, 14), (15, 14), (20, 14)])
def test_a_harder_game(wanted: int, moved: int) -> None:
    """PR-COOP-14: cards moved before the game; one at least stays."""
    agenda = "tax_inspector major_speculator jinx"
    table = new_table(1, contracts="cooperative", agenda=agenda, victory_pile=wanted)
    assert (len(table.agenda.victory_pile), len(table.time_deck)) == (moved, 15 - moved)
    easy = new_table(1, contracts="cooperative", agenda=agenda)
    assert counted(table.time_deck + table.banked) == counted(easy.time_deck)


def test_ten_turns_and_a_pirate() -> None:
    """PR-COOP-X2: fifteen cards, five of them moved: ten turns, and a win is worth five points at least."""
    agenda = "tax_inspector major_speculator jinx"
    table = new_table(1, contracts="cooperative", agenda=agenda, victory_pile=5)
    assert table.view["team"] is not None
    assert (table.view["team"]["turns_left"], table.view["team"]["victory_pile"]) == (10, 5)
    won = team(1, areas={0: PAIR}, agenda="luminary", banked=5).play("claim contract:luminary")
    assert won.game.outcome().team_rank == "pirate"
    turns = 0
    while not table.game.over:
        play_calmly(table)
        turns += 1
    assert turns == 10


@pytest.mark.parametrize(
    ("banked", "rank"),
    [
        (0, "landlubber"),
        (1, "landlubber"),
        (2, "sailor"),
        (3, "sailor"),
        (4, "pirate"),
        (5, "pirate"),
        (6, "captain"),
        (7, "captain"),
        (8, "lord"),
        (9, "lord"),
        (13, "lord"),
    ],
)
def test_ranks(banked: int, rank: str) -> None:
    """PR-COOP-15"""
    table = team(3, areas={0: PAIR}, agenda="luminary", banked=banked).play("claim contract:luminary")
    outcome = table.game.outcome()
    assert (outcome.team_won, outcome.team_rank, outcome.winners) == (True, rank, [0, 1, 2])
    assert table.game.record().outcome == outcome.to_data()
    assert outcome.to_data()["team_rank"] == rank


def test_the_victory_pile_is_no_influence() -> None:
    """PR-COOP-16: it does not help the Small Estate, and a loss brings no rank."""
    area = "senorita:9/3 senorita:9/3 sailor:7/3 sailor:5/2"
    table = team(areas={0: area}, agenda="small_estate", banked=8, time=1)
    assert (table.influence(0), "claim contract:small_estate" in table.legal) == (11, False)
    play_calmly(table)
    assert (table.game.outcome().ending, table.game.outcome().team_rank) == ("time_up", "")


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_team_wins_at_once() -> None:
    """PR-COOP-06, PR-COOP-18: in the middle of a turn; the rest of it is not played."""
    table = team(
        3,
        areas={1: PAIR},
        harbor="flute:1/1 sailor:3/1",
        agenda="luminary jinx",
        slots={"jinx": [2]},
        coins={0: 0, 1: 0, 2: 0},
    ).play("stop", "pass")
    assert (table.seat, table.game.over) == (1, False)
    table.play("claim contract:luminary")
    assert (table.game.over, table.step, table.game.moves()) == (True, "over", [])
    assert table.story[-2:] == ["all-contracts-done", "game-over"]
    assert table.told("game-over") == [{"winners": [0, 1, 2], "ending": "contracts_done"}]
    assert table.game.outcome().utility == [1.0, 1.0, 1.0]
    assert table.harbor == ["flute:1/1", "sailor:3/1"]


def test_each_contract_by_anybody_is_enough() -> None:
    """PR-COOP-06: not by everybody; one that is still open keeps the game going."""
    table = team(areas={0: PAIR}, agenda="luminary jinx ransom", slots={"jinx": [1, 0]}).play("claim contract:luminary")
    assert not table.game.over
    assert table.view["team"] is not None
    assert (table.view["team"]["done"], table.view["team"]["contracts"]) == (2, 3)


@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"agenda": "jinx", "harbor": "flute:1/1", "top": "flute:5/4"}, "reveal|claim contract:jinx"),
        (
            {"agenda": "tax_inspector", "coins": {0: 12}, "time": "tax:swords jack:6/1"},
            "reveal|claim contract:tax_inspector",
        ),
        (
            {"agenda": "major_speculator", "harbor": "pinnace:1/1 flute:1/1 skiff:1/1", "top": "galleon:2/1"},
            "reveal|claim contract:major_speculator",
        ),
        (
            {
                "agenda": "speculator",
                "harbor": "pinnace:1/1 flute:1/1",
                "top": "skiff:1/1",
                "progress": {"speculator": {0: 1}},
            },
            "reveal",
        ),
        (
            {"agenda": "galleon_nemesis", "harbor": "a-galleon:x/3g", "progress": {"galleon_nemesis": {0: 1}}},
            "stop|trade a-galleon:x/3g|waive",
        ),
        (
            {
                "agenda": "speculator",
                "areas": {0: "p-gambler:4/1"},
                "top": "pinnace:1/1 flute:1/1 skiff:1/1 sailor:3/1",
                "progress": {"speculator": {0: 1}},
                "gambler": True,
                "revealed": 1,
            },
            "gamble",
        ),
        (
            {
                "agenda": "tax_inspector",
                "areas": {0: "p-gambler:4/1"},
                "coins": {0: 12},
                "top": "pinnace:1/1 tax:swords",
                "gambler": True,
                "revealed": 1,
            },
            "gamble|claim contract:tax_inspector",
        ),
        ({"agenda": "ransom", "coins": {0: 15}}, "claim contract:ransom"),
    ],
)
def test_a_win_in_any_moment_leaves_every_card_somewhere(given: dict[str, object], moves: str) -> None:
    """PR-COOP-18: also while a tax, a trade or a throw is being settled; no fee, gift, Jester or window follows."""
    table = team(3, **{"areas": {1: "jester:7/2"}, **given})
    pieces = counted(table.p.pieces())
    table.play(*moves.split("|"))
    assert (table.game.over, table.game.outcome().ending) == (True, "contracts_done")
    assert counted(table.p.pieces()) == pieces
    assert table.told("coin-given") == table.told("fee-paid") == []
    assert not [facts for facts in table.told("coins-gained") if facts["source"] in ("jester", "tax")]
    assert table.story[-1] == "game-over"


def test_twelve_influence_do_not_end_the_game() -> None:
    """PR-COOP-10"""
    area = "senorita:9/3 senorita:9/3 sailor:7/3 sailor:5/2"
    table = team(harbor="sailor:5/2", areas={0: area}, coins={0: 5}, agenda="ransom").play("stop", "hire sailor:5/2")
    assert (table.influence(0), table.p.last_round, table.game.over) == (13, False, False)
    assert table.told("end-triggered") == []


def test_contracts_are_claimed_as_against_each_other() -> None:
    """PR-COOP-07: slots, rewards, influence and the limit of three."""
    table = team(areas={0: PAIR}, coins={0: 0}, agenda="luminary jinx ransom", slots={"luminary": [1], "jinx": [0]})
    table.play("claim contract:luminary")
    assert (table.coins(0), table.influence(0)) == (3, 3)
    full = team(areas={0: PAIR}, agenda="luminary ransom", completed={0: 3})
    assert full.reason("claim contract:luminary").key == "no-marker-left"


def test_the_fee_makes_the_team_richer() -> None:
    """PR-COOP-X3, PR-COOP-08, PR-FEE-08: one coin in, one coin to the active player."""
    table = team(harbor="flute:1/1", coins={0: 4, 1: 4}, agenda="ransom").play("stop", "pass", "trade flute:1/1")
    assert (table.coins(0), table.coins(1)) == (5, 4)
    assert table.told("fee-paid") == [{"seat": 1, "to": 0, "coins": 1}]


def test_a_hire_of_the_others_costs_the_fee() -> None:
    """PR-FEE-08, PR-FEE-03: a partner pays like a rival."""
    table = team(harbor="sailor:3/1", coins={0: 0, 1: 3}, agenda="ransom").play("stop")
    assert table.active == 1
    table = team(harbor="sailor:3/1", coins={0: 0, 1: 4}, agenda="ransom").play("stop", "hire sailor:3/1")
    assert (table.coins(0), table.coins(1)) == (1, 0)


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_one_is_always_active() -> None:
    """PR-COOP-09, PR-FEE-06: turn after turn, never a fee."""
    table = team(1, time="flute:1/1 skiff:1/1 jack:6/1", coins={0: 0}, agenda="ransom jinx")
    table.play("reveal", "stop", "trade flute:1/1")
    assert (table.active, table.p.round, table.coins(0)) == (0, 3, 1)
    table.play("reveal", "stop", "trade skiff:1/1")
    assert (table.coins(0), table.told("fee-paid")) == (2, [])


@pytest.mark.parametrize("tax", ["tax:swords", "tax:influence"])
@pytest.mark.parametrize("area", ["", "sailor:3/1", "pirate:9/3 senorita:9/3"])
def test_alone_the_bonus_of_a_tax_is_always_gained(tax: str, area: str) -> None:
    """PR-TAX-07, PR-COOP-09"""
    table = team(1, time=f"{tax} jack:6/1", areas={0: area}, coins={0: 3}, agenda="ransom").play("reveal")
    assert table.coins(0) == 4


def test_alone_three_contracts_are_won() -> None:
    """PR-COOP-09, PR-COOP-06: the third completes them all."""
    table = team(1, areas={0: PAIR}, agenda="luminary jinx ransom", slots={"jinx": [0], "ransom": [0]})
    table.play("claim contract:luminary")
    outcome = table.game.outcome()
    assert (outcome.ending, outcome.ranks, outcome.winners, outcome.team_rank) == (
        "contracts_done",
        [1],
        [0],
        "landlubber",
    )


def test_the_decision_limit_is_a_loss() -> None:
    """PR-END-09: a team that has not won by then has lost."""
    table = team(agenda="ransom", decisions=2999, revealed=1, top="sailor:3/1").play("reveal")
    outcome = table.game.outcome()
    assert (outcome.ending, outcome.winners, outcome.team_won) == ("decision_limit", [], False)


def test_alone_a_paid_coin_is_turned_up_by_the_next_card() -> None:
    """PR-COIN-09, PR-COOP-04: nobody else chooses before."""
    areas = {0: "senorita:7/2 senorita:9/3"}
    table = arrange(
        1, harbor="sailor:3/1", areas=areas, coins={0: "jack:6/1"}, agenda="ransom", contracts="cooperative"
    )
    table.play("stop", "hire sailor:3/1")
    assert (table.step, table.paid) == ("discover", ["jack:6/1"])
    story = table.play("reveal").story
    assert story.index("coins-turned-up") < story.index("card-revealed")
    assert table.paid == []
