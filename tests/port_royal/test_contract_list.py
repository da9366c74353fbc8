"""The eighteen contracts, one by one: PR-CONL."""

from __future__ import annotations

import pytest
from tests.port_royal.table import TITLE, Table, arrange

from flibuste.games.port_royal.pieces import codes

THREE = "pinnace:1/1 flute:1/1 skiff:1/1"
NEST = "pinnace:2/2 flute:2/2 skiff:3/2 frigate:3/2 galleon:4/2"


# --- conditions that stay ---------------------------------------------------------------------------------------------

PAIRS = [
    ("luminary", "priest:4/1", "jester:7/2"),
    ("bruja", "captain:4/1", "senorita:9/3"),
    ("maritime_supremacy", "captain:4/1", "a-vice-admiral:5/1"),
    ("new_colony", "settler:4/1", "a-gunner:8/3"),
    ("trade_outpost", "settler:4/1", "a-clerk-blue:6/2"),
    ("trade_master", "trader-red:3/1", "trader-green:3/1"),
]


@pytest.mark.parametrize(("name", "one", "other"), PAIRS)
def test_pair_contracts_ask_for_both_characters(name: str, one: str, other: str) -> None:
    """PR-CONL-01: one of each, and a Jack never stands in."""
    claim = f"claim contract:{name}"
    assert claim in arrange(areas={0: f"{other} sailor:3/1 {one}"}, agenda=name).legal
    for area in (one, other, f"{one} jack:6/1 jack:6/1", f"{other} jack:6/1"):
        table = arrange(areas={0: area}, agenda=name)
        assert claim not in table.legal
        assert len(table.seen(name)["missing"][0]) == 1
        assert table.reason(claim).facts["lacks"] == table.seen(name)["missing"][0]


@pytest.mark.parametrize(("name", "lacks"), [("luminary", ["priest:1", "jester:1"]), ("trade_master", ["trader:2"])])
def test_a_pair_of_which_nobody_is_there(name: str, lacks: list[str]) -> None:
    """PR-CONL-01: the reason names both."""
    reason = arrange(areas={0: "jack:6/1 jack:6/1"}, agenda=name).reason(f"claim contract:{name}")
    assert (reason.key, reason.rule, reason.facts["lacks"]) == ("contract-condition", "PR-CON-03", lacks)


def test_a_crowd_of_the_same_kind_is_no_pair() -> None:
    """PR-CONL-01"""
    table = arrange(areas={0: "priest:4/1 priest:4/1", 1: "jester:5/1 jester:9/3"}, agenda="luminary")
    assert table.seen("luminary")["missing"] == [["jester:1"], ["priest:1"]]


@pytest.mark.parametrize(
    ("area", "lacking"),
    [
        ("", 4),
        ("sailor:3/1 sailor:3/1 trader-red:3/1", 1),
        ("sailor:3/1 sailor:3/1 trader-red:3/1 priest:4/1 priest:4/1", 1),
        ("sailor:3/1 sailor:3/1 trader-red:3/1 senorita:7/2 priest:4/1 priest:4/1", 1),
        ("sailor:3/1 sailor:3/1 trader-red:3/1 trader-green:3/1", 0),
        ("sailor:3/1 sailor:3/1 sailor:3/1 expedition:pp", 1),
    ],
)
def test_thrifty_staff(area: str, lacking: int) -> None:
    """PR-CONL-02: four characters with 3 or less printed; a Señorita makes nobody cheaper for it."""
    table = arrange(areas={0: area}, agenda="thrifty_staff")
    assert ("claim contract:thrifty_staff" in table.legal) == (lacking == 0)
    missing = table.seen("thrifty_staff")["missing"][0]
    assert missing == ([f"cheap_characters:{lacking}:3"] if lacking else [])


@pytest.mark.parametrize(
    ("area", "lacking"),
    [
        ("", 3),
        ("sailor:7/3 sailor:3/1", 1),
        ("pirate:5/1", 1),
        ("pirate:5/1 sailor:3/1", 0),
        ("pirate:5/1 pirate:7/2", 0),
    ],
)
def test_mercenary(area: str, lacking: int) -> None:
    """PR-CONL-03: three swords."""
    table = arrange(areas={0: area}, agenda="mercenary")
    assert ("claim contract:mercenary" in table.legal) == (lacking == 0)
    missing = table.seen("mercenary")["missing"][0]
    assert missing == ([f"swords:{lacking}"] if lacking else [])


def test_explorer() -> None:
    """PR-CONL-04: a completed expedition, not an open one."""
    table = arrange(areas={0: "priest:4/1 priest:4/1"}, open="expedition:pp", coins={0: 0}, agenda="explorer")
    facts = table.reason("claim contract:explorer").facts
    assert facts == {"contract": "contract:explorer", "lacks": ["expeditions:1"]}
    table.play("expedition expedition:pp", "claim contract:explorer")
    assert table.coins(0) == 2 + 2


# --- Nemesis ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ship", "name", "spaces", "reward"),
    [("frigate:3/2", "frigate_nemesis", 2, 8), ("galleon:4/2", "galleon_nemesis", 1, 6)],
)
def test_gold_given_up_again_and_again(ship: str, name: str, spaces: int, reward: int) -> None:
    """PR-CONL-05, PR-CONL-06: space by space, then the contract is completed by itself."""
    for reached in range(spaces + 1):
        progress = {name: {0: reached}} if reached else {}
        table = arrange(harbor=f"{ship} flute:1/1", coins={0: 0}, agenda=name, progress=progress)
        table.play("stop", f"trade {ship}")
        assert (table.step, table.seat, table.legal) == ("waive", 0, ["waive", "collect"])
        assert table.view["pending"] == ship
        assert table.seen(name)["missing"][0] == [f"times:{spaces + 1 - reached}"]
        completes = reached == spaces
        assert table.preview("waive") == {"coins": reward if completes else 0, "influence": 0, "fee": 0}
        assert table.preview("collect") == {"coins": 2, "influence": 0, "fee": 0}
        table.play("waive")
        assert table.coins(0) == (reward if completes else 0)
        assert ship in table.discard
        assert table.contract(name).slots == ([0] if completes else [])
        assert table.contract(name).progress[0] == (0 if completes else reached + 1)
        assert table.told("gold-waived") == [{"seat": 0, "card": ship, "contract": f"contract:{name}"}]


def test_the_gold_may_be_kept() -> None:
    """PR-CONL-05: the progress stays as it is."""
    table = arrange(harbor="frigate:3/2", coins={0: 0}, agenda="frigate_nemesis", progress={"frigate_nemesis": {0: 2}})
    table.play("stop", "trade frigate:3/2", "collect")
    assert (table.coins(0), table.contract("frigate_nemesis").progress[0]) == (2, 2)


def test_the_traders_coin_is_given_up_too() -> None:
    """PR-CONL-05"""
    table = arrange(
        harbor="frigate:3/2 flute:1/1", areas={0: "trader-red:3/1"}, coins={0: 0}, agenda="frigate_nemesis"
    ).play("stop", "trade frigate:3/2")
    assert table.preview("collect")["coins"] == 3
    table.play("waive")
    assert table.coins(0) == 0


@pytest.mark.parametrize("ship", ["pinnace:1/1", "flute:1/1", "skiff:1/1", "galleon:2/1"])
def test_other_ships_are_nobodys_nemesis(ship: str) -> None:
    """PR-CONL-05: only Frigates for this one."""
    table = arrange(harbor=f"{ship} sailor:3/1", agenda="frigate_nemesis").play("stop", f"trade {ship}")
    assert table.step != "waive"


def test_the_fee_is_paid_from_other_coins() -> None:
    """PR-CONL-07: the active player gets it all the same."""
    table = arrange(harbor="frigate:3/2", coins={0: 0, 1: 1}, agenda="frigate_nemesis").play(
        "stop", "pass", "trade frigate:3/2"
    )
    assert (table.step, table.seat) == ("waive", 1)
    assert table.preview("waive") == {"coins": -1, "influence": 0, "fee": 1}
    assert table.preview("collect") == {"coins": 1, "influence": 0, "fee": 1}
    table.play("waive")
    assert (table.coins(0), table.coins(1)) == (1, 0)


def test_without_a_coin_for_the_fee_the_gold_is_taken() -> None:
    """PR-CONL-07: nobody is asked, also where the reward could have paid it."""
    table = arrange(
        harbor="galleon:4/2", coins={0: 0, 1: 0}, agenda="galleon_nemesis", progress={"galleon_nemesis": {1: 1}}
    ).play("stop", "pass", "trade galleon:4/2")
    assert "waive" not in [entry.step for entry in table.game.entries]
    assert (table.coins(0), table.coins(1)) == (1, 1)


def test_a_gift_is_still_paid() -> None:
    """PR-CONL-07: three coins are given up, the other player's is not."""
    table = arrange(3, harbor="a-frigate:6/3g flute:1/1", coins={0: 0, 1: 0, 2: 0}, agenda="frigate_nemesis")
    table.play("stop", "trade a-frigate:6/3g", "waive")
    assert (table.step, table.legal) == ("gift", ["gift 1", "gift 2"])
    table.play("gift 2")
    assert [table.coins(seat) for seat in range(3)] == [0, 0, 1]


def test_a_clerk_still_helps() -> None:
    """PR-CONL-07"""
    table = arrange(
        harbor="frigate:3/2 flute:1/1", areas={0: "a-clerk-red:6/2"}, coins={0: 0}, agenda="frigate_nemesis"
    ).play("stop", "trade frigate:3/2", "waive")
    assert (table.seat, table.legal) == (0, ["pass", "trade flute:1/1"])


def test_a_merchant_does_not_keep_a_ship_without_gold() -> None:
    """PR-CONL-07: but keeps it when the gold is taken."""

    def traded() -> Table:
        return arrange(
            harbor="frigate:3/2",
            areas={0: "u-merchant-red:6/2"},
            coins={0: 0},
            agenda="frigate_nemesis",
            sets_sail_cards=True,
        ).play("stop", "trade frigate:3/2")

    table = traded().play("waive")
    assert (table.hold(0).stored, table.discard[-1], table.influence(0)) == ([], "frigate:3/2", 2)
    table = traded().play("collect")
    assert (table.step, table.legal) == ("store", ["store u-merchant-red:6/2", "sell"])
    table.play("store u-merchant-red:6/2")
    assert (table.coins(0), table.influence(0)) == (2, 3)


def test_a_nemesis_in_the_turn_of_another_player() -> None:
    """PR-CONL-08: active or not, once for each ship."""
    table = arrange(
        3,
        harbor="galleon:4/2 frigate:3/2",
        areas={1: "governor:8/0"},
        coins={0: 0, 1: 5, 2: 0},
        agenda="galleon_nemesis frigate_nemesis",
    ).play("stop", "pass", "trade galleon:4/2", "waive")
    assert table.contract("galleon_nemesis").progress == [0, 1, 0]
    table.play("trade frigate:3/2", "waive")
    assert table.contract("frigate_nemesis").progress == [0, 1, 0]
    assert (table.coins(0), table.coins(1), table.hold(1).markers) == (2, 3, 1)


def test_a_completed_nemesis_asks_no_more() -> None:
    """PR-CON-04, PR-CONL-06"""
    table = arrange(harbor="galleon:4/2", coins={0: 0}, agenda="galleon_nemesis", slots={"galleon_nemesis": [0]})
    table.play("stop", "trade galleon:4/2")
    assert "waive" not in [entry.step for entry in table.game.entries]


@pytest.mark.parametrize("move", ["pass", "sell", "trade flute:1/1", "claim contract:mercenary"])
def test_the_gold_comes_first(move: str) -> None:
    """PR-CONL-05"""
    table = arrange(
        harbor="galleon:4/2 flute:1/1", areas={0: "pirate:5/1 sailor:3/1"}, agenda="galleon_nemesis mercenary"
    )
    reason = table.play("stop", "trade galleon:4/2").reason(move)
    assert (reason.key, reason.rule, reason.facts) == ("gold-comes-first", "PR-CONL-05", {"card": "galleon:4/2"})


# --- Tax Inspector, Jinx ----------------------------------------------------------------------------------------------


def test_who_loses_coins_to_a_tax_may_claim() -> None:
    """PR-CONL-09: active or not; the bonus alone does not qualify."""
    table = arrange(3, coins={0: 3, 1: 12, 2: 11}, areas={1: "sailor:3/1"}, top="tax:influence", agenda="tax_inspector")
    table.play("reveal")
    assert (table.step, table.seat, table.legal) == ("claim_now", 1, ["claim contract:tax_inspector", "forgo"])
    table.play("claim contract:tax_inspector")
    assert (table.step, table.seat) == ("discover", 0)
    assert [table.coins(seat) for seat in range(3)] == [4, 6 + 7, 12]
    assert table.contract("tax_inspector").slots == [1]


def test_claims_come_between_losses_and_bonus() -> None:
    """PR-TAX-05, PR-CONL-09: influence gained by the claim counts for the bonus already."""
    table = arrange(
        coins={0: 12, 1: 0},
        areas={0: "sailor:3/1", 1: "sailor:5/2"},
        top="tax:influence",
        agenda="tax_inspector",
        completed={0: 2},
    ).play("reveal", "claim contract:tax_inspector")
    story = [event.name for event in table.events]
    assert story.index("tax-paid") < story.index("contract-completed") < story.index("coins-gained")
    assert (table.influence(0), table.influence(1)) == (1 + 1 + 2, 2)
    assert (table.coins(0), table.coins(1)) == (6 + 7, 1)
    waits = arrange(
        coins={0: 12, 1: 0}, areas={0: "sailor:3/1", 1: "sailor:5/2"}, top="tax:influence", agenda="tax_inspector"
    ).play("reveal")
    assert (waits.coins(0), waits.discard.count("tax:influence")) == (6, 0)
    waits.play("forgo")
    assert (waits.coins(0), waits.discard[-1]) == (7, "tax:influence")


def test_jinx_before_the_jesters() -> None:
    """PR-CONL-10, PR-BUST-06: the harbor is gone, the claim is made, then Jesters are paid."""
    table = arrange(
        harbor="flute:1/1 sailor:3/1",
        areas={0: "jester:5/1", 1: "jester:7/2 jester:7/2"},
        coins={0: 0, 1: 0},
        top="flute:5/4",
        agenda="jinx",
    ).play("reveal")
    assert (table.step, table.seat, table.harbor) == ("claim_now", 0, [])
    assert (table.coins(0), table.coins(1)) == (0, 0)
    table.play("claim contract:jinx")
    gained = [(facts["seat"], facts["coins"], facts["source"]) for facts in table.told("coins-gained")]
    assert gained == [(0, 1, "contract"), (0, 1, "jester"), (1, 2, "jester")]
    assert table.active == 1


def test_jinx_through_a_gambler() -> None:
    """PR-CONL-10"""
    table = arrange(
        areas={0: "p-gambler:4/1"},
        top="flute:1/1 flute:5/4 sailor:3/1 sailor:3/1",
        agenda="jinx",
        gambler=True,
    ).play("gamble")
    assert (table.step, table.legal) == ("claim_now", ["claim contract:jinx", "forgo"])


def test_jinx_is_not_for_repelled_ships_nor_for_the_others() -> None:
    """PR-CONL-10, PR-CON-14: only a real bust, only the active player."""
    table = arrange(harbor="flute:1/1", areas={0: "sailor:3/1"}, top="flute:1/1", agenda="jinx").play("reveal", "repel")
    assert table.step == "discover"
    table = arrange(harbor="flute:1/1", top="flute:5/4", agenda="jinx", slots={"jinx": [0]}).play("reveal")
    assert table.active == 1


# --- Speculators ------------------------------------------------------------------------------------------------------


def test_three_colors_allow_a_marker() -> None:
    """PR-CONL-11: at the third color, not at the second."""
    table = arrange(harbor="flute:1/1", top="skiff:1/1 sailor:3/1 galleon:2/1", agenda="speculator").play("reveal")
    assert table.step == "discover"
    table.play("reveal")
    assert table.step == "discover"
    table.play("reveal")
    assert (table.step, table.legal) == ("claim_now", ["claim contract:speculator", "forgo"])
    table.play("claim contract:speculator")
    assert (table.step, table.contract("speculator").progress) == ("discover", [1, 0])


def test_the_next_time_the_contract_is_completed_by_itself() -> None:
    """PR-CONL-11: as soon as three colors lie there again in a later turn."""
    table = arrange(
        harbor="flute:1/1 skiff:1/1",
        top="galleon:2/1",
        coins={0: 0},
        agenda="speculator",
        progress={"speculator": {0: 1}},
    ).play("reveal")
    assert (table.step, table.contract("speculator").slots, table.coins(0)) == ("discover", [0], 2)
    assert table.contract("speculator").progress == [0, 0]


def test_not_twice_in_one_turn() -> None:
    """PR-CONL-13: a fourth color in the same turn does not complete it."""
    table = arrange(harbor="flute:1/1 skiff:1/1", top="galleon:2/1 frigate:1/1 sailor:3/1", agenda="speculator")
    table.play("reveal", "claim contract:speculator", "reveal", "reveal")
    assert (table.step, table.contract("speculator").slots) == ("discover", [])
    assert table.contract("speculator").progress == [1, 0]


def test_the_marker_and_its_completion_in_two_turns_of_one_game() -> None:
    """PR-CONL-11, PR-CONL-13: through the turn of the other player, in whose turn nothing happens."""
    table = arrange(
        harbor="flute:1/1 skiff:1/1",
        coins={0: 0, 1: 0},
        top="galleon:2/1 pinnace:2/2 flute:2/2 skiff:3/2 pinnace:1/1 skiff:1/2 flute:1/2",
        agenda="speculator",
    )
    table.play("reveal", "claim contract:speculator", "stop", "pass", "pass")
    table.play("reveal", "reveal", "reveal")
    assert (table.active, table.legal) == (1, ["claim contract:speculator", "forgo"])
    table.play("forgo", "stop", "pass", "pass", "reveal", "reveal")
    assert table.contract("speculator").slots == []
    table.play("reveal")
    assert (table.active, table.contract("speculator").slots) == (0, [0])


def test_major_speculator_needs_four_colors() -> None:
    """PR-CONL-12"""
    table = arrange(
        harbor="flute:1/1 skiff:1/1", top="galleon:2/1 frigate:1/1", coins={0: 0}, agenda="major_speculator"
    )
    table.play("reveal")
    assert table.step == "discover"
    table.play("reveal")
    assert (table.step, table.legal) == ("claim_now", ["claim contract:major_speculator", "forgo"])
    assert table.preview("claim contract:major_speculator") == {"coins": 2, "influence": 0}
    table.play("claim contract:major_speculator")
    assert (table.step, table.coins(0), table.hold(0).completed) == ("discover", 2, 1)


def test_the_next_turn_asks_anew() -> None:
    """PR-CONL-13: what was asked in a turn is shown, and forgotten with it."""
    table = arrange(harbor="flute:1/1 skiff:1/1", top="galleon:2/1", coins={0: 0, 1: 0}, agenda="speculator")
    table.play("reveal", "forgo")
    assert table.seen("speculator")["offered_at"] == 3
    table.play("stop", "pass", "pass")
    assert (table.active, table.seen("speculator")["offered_at"]) == (1, 0)


SPECULATORS = "speculator major_speculator"
TWO_COLORS = "pinnace:1/1 flute:1/1"
MORE = "skiff:1/1 sailor:3/1 tax:swords jack:6/1 jack:6/1 expedition:pp frigate:1/1 sailor:3/1 galleon:2/1 sailor:3/1"
"""With TWO_COLORS: 3 colors, then 4, then 5, and cards between that bring none; the Jacks are the bonus of the tax."""


def offers(table: Table, reveals: int) -> list[list[str]]:
    """What is offered after each reveal to somebody who lets everything go by."""
    found: list[list[str]] = []
    for _ in range(reveals):
        table.play("reveal")
        found.append([])
        while table.step == "claim_now":
            found[-1].append(table.legal[0].removeprefix("claim contract:"))
            table.play("forgo")
    return found


def test_who_lets_it_go_by_is_asked_again_when_there_are_more_colors() -> None:
    """PR-CONL-13, PR-CONL-19, PR-CONL-20: not at the cards between; of two, first the one that is completed at once."""
    asked = offers(arrange(harbor=TWO_COLORS, top=MORE, agenda=SPECULATORS), 8)
    both = ["major_speculator", "speculator"]
    assert asked == [["speculator"], [], [], [], both, [], both, []]


def test_by_the_first_rules_every_card_asks_again() -> None:
    """PR-CONL-19, PR-CONL-20: after each reveal, the Speculator first."""
    asked = offers(arrange(harbor=TWO_COLORS, top=MORE, agenda=SPECULATORS, rules=1), 8)
    assert asked == [["speculator"]] * 4 + [["speculator", "major_speculator"]] * 4


def test_in_the_next_turn_everything_is_new() -> None:
    """PR-CONL-19: what another player let go by is offered to the next, at the same number of colors."""
    top = "skiff:1/1 pinnace:2/2 flute:2/2 skiff:3/2"
    table = arrange(harbor=TWO_COLORS, coins={0: 0, 1: 0}, top=top, agenda="speculator")
    assert offers(table, 1) == [["speculator"]]
    table.play("stop", "pass", "pass")
    assert (table.active, offers(table, 3)) == (1, [[], [], ["speculator"]])


@pytest.mark.parametrize("kept", ["nest", "discard"])
def test_a_repelled_ship_brings_no_color(kept: str) -> None:
    """PR-CONL-19: nothing is asked again; by the first rules it was revealed too."""
    for rules, step in ((1, "claim_now"), (2, "discover")):
        top = "skiff:1/1 frigate:1/1"
        table = arrange(
            areas={0: "sailor:3/1"}, harbor=TWO_COLORS, top=top, agenda="speculator pirates_nest", rules=rules
        ).play("reveal", "admit", "forgo", "reveal", "repel", kept)
        assert table.step == step


def test_a_gamblers_throw_without_a_ship() -> None:
    """PR-CONL-13, PR-CONL-19: looked at once, and nothing has changed since it was let go by."""
    thrown = "sailor:3/1 sailor:3/1 tax:swords sailor:3/1"
    for rules, step in ((1, "claim_now"), (2, "window")):
        table = arrange(
            areas={0: "p-gambler:4/1"},
            harbor=TWO_COLORS,
            top=f"skiff:1/1 {thrown}",
            agenda="speculator",
            gambler=True,
            rules=rules,
        ).play("reveal", "forgo", "gamble")
        assert table.step == step


def test_a_position_remembers_what_was_let_go_by() -> None:
    """PR-CONL-19: saved and read again it goes on the same; games by the first rules know nothing of it."""
    for rules, told in ((1, False), (2, True)):
        table = arrange(harbor=TWO_COLORS, top="skiff:1/1 sailor:3/1", agenda="speculator", rules=rules)
        table.play("reveal", "forgo")
        data = table.p.to_data()
        assert ("offered_at" in str(data)) == told
        assert TITLE.position_from_data(data).to_data() == data
        assert table.seen("speculator")["offered_at"] == (3 if told else 0)


def test_a_bust_cancels_the_look() -> None:
    """PR-CONL-13"""
    table = arrange(harbor=THREE, top="skiff:1/1", agenda="speculator major_speculator").play("reveal")
    assert (table.active, table.told("contract-progress")) == (1, [])


def test_a_gambler_is_looked_at_once() -> None:
    """PR-CONL-13: after the whole throw, before trading; a throw that sinks is not looked at."""
    table = arrange(
        areas={0: "p-gambler:4/1"},
        top="pinnace:1/1 flute:1/1 skiff:1/1 galleon:2/1",
        agenda="speculator major_speculator",
        gambler=True,
    ).play("gamble")
    assert (table.step, len(table.harbor)) == ("claim_now", 4)
    table.play("claim contract:major_speculator")
    assert table.legal == ["claim contract:speculator", "forgo"]
    table.play("claim contract:speculator")
    assert (table.step, table.seat) == ("window", 0)
    assert table.contract("speculator").progress == [1, 0]
    sunk = arrange(
        areas={0: "p-gambler:4/1"},
        top="pinnace:1/1 flute:1/1 skiff:1/1 skiff:3/3",
        agenda="speculator",
        gambler=True,
    ).play("gamble")
    assert (sunk.active, sunk.step) == (1, "discover")


# --- Pirate's Nest ----------------------------------------------------------------------------------------------------


def test_a_repelled_ship_may_be_kept() -> None:
    """PR-CONL-14: instead of going to the discard pile; everybody sees it."""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", agenda="pirates_nest").play("reveal", "repel")
    assert (table.step, table.legal, table.view["pending"]) == ("nest", ["nest", "discard"], "flute:1/1")
    table.play("nest")
    assert (codes(table.hold(0).nest), table.discard, table.step) == (["flute:1/1"], [], "discover")
    assert table.view["players"][0]["nest"] == ["flute:1/1"]
    assert table.told("ship-nested") == [{"seat": 0, "card": "flute:1/1"}]
    other = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", agenda="pirates_nest").play("reveal", "repel", "discard")
    assert (other.hold(0).nest, other.discard) == ([], ["flute:1/1"])


def test_each_color_once() -> None:
    """PR-CONL-14: a second Flute is not kept."""
    table = arrange(areas={0: "sailor:3/1"}, nests={0: "flute:2/2"}, top="flute:1/1 skiff:1/1", agenda="pirates_nest")
    table.play("reveal", "repel")
    assert (table.step, table.discard) == ("discover", ["flute:1/1"])
    table.play("reveal", "repel")
    assert table.step == "nest"


def test_five_colors_complete_it() -> None:
    """PR-CONL-14: the five ships are discarded; waiting is allowed (PR-CONL-18)."""
    table = arrange(areas={0: "sailor:3/1"}, nests={0: NEST}, coins={0: 0}, agenda="pirates_nest")
    assert table.legal == ["reveal", "claim contract:pirates_nest"]
    assert table.preview("claim contract:pirates_nest") == {"coins": 3, "influence": 0}
    table.play("claim contract:pirates_nest")
    assert (table.hold(0).nest, sorted(table.discard), table.coins(0)) == ([], sorted(NEST.split()), 3)
    assert table.told("nest-emptied") == [{"seat": 0, "cards": NEST.split()}]


def test_four_colors_do_not() -> None:
    """PR-CONL-14"""
    table = arrange(nests={0: "pinnace:2/2 flute:2/2 skiff:3/2 frigate:3/2"}, agenda="pirates_nest")
    reason = table.reason("claim contract:pirates_nest")
    assert (reason.key, reason.facts["lacks"]) == ("contract-condition", ["nest:1"])


@pytest.mark.parametrize(
    ("agenda", "given"),
    [
        ("jinx", {}),
        ("pirates_nest", {"slots": {"pirates_nest": [0]}}),
        ("pirates_nest", {"completed": {0: 3}}),
        ("pirates_nest jinx speculator", {"completed": {0: 2}, "progress": {"speculator": {0: 1}}}),
    ],
)
def test_no_nest_without_a_purpose(agenda: str, given: dict[str, object]) -> None:
    """PR-CONL-15: the contract must be open, not completed, and a marker spare."""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", agenda=agenda, **given)  # type: ignore[arg-type]
    table.play("reveal", "repel")
    assert (table.step, table.discard) == ("discover", ["flute:1/1"])


def test_ships_in_a_nest_give_nothing_else() -> None:
    """PR-CONL-15: no influence, no color in the harbor, no coin, and no reshuffle takes them."""
    table = arrange(
        areas={0: "sailor:3/1"},
        nests={0: NEST},
        harbor="jack:6/1",
        dry=True,
        discard="sailor:5/2 sailor:5/2",
        agenda="pirates_nest",
    )
    assert (table.influence(0), table.view["colors"], table.coins(0)) == (1, 0, 3)
    table.play("reveal")
    assert len(table.hold(0).nest) == 5


@pytest.mark.parametrize("move", ["reveal", "repel", "stop", "claim contract:pirates_nest"])
def test_the_nest_comes_first(move: str) -> None:
    """PR-CONL-14"""
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", agenda="pirates_nest").play("reveal", "repel")
    reason = table.reason(move)
    assert (reason.key, reason.rule, reason.facts) == ("nest-comes-first", "PR-CONL-14", {"card": "flute:1/1"})


@pytest.mark.parametrize("move", ["pass", "collect", "gift 1", "trade flute:1/1"])
def test_the_ship_to_store_comes_first(move: str) -> None:
    """PR-SAIL-07: until it is stored or sold."""
    table = arrange(harbor="skiff:1/1 flute:1/1", areas={0: "u-merchant-green:6/2"}, sets_sail_cards=True)
    reason = table.play("stop", "trade skiff:1/1").reason(move)
    assert (reason.key, reason.rule, reason.facts) == ("ship-to-store-first", "PR-SAIL-07", {"card": "skiff:1/1"})


# --- white contracts --------------------------------------------------------------------------------------------------

ELEVEN = "senorita:9/3 senorita:9/3 sailor:7/3 sailor:5/2"


@pytest.mark.parametrize(("more", "lacking"), [("", 1), ("sailor:3/1", 0), ("sailor:5/2", 0)])
def test_small_estate(more: str, lacking: int) -> None:
    """PR-CONL-16: twelve influence or more."""
    table = arrange(areas={0: f"{ELEVEN} {more}"}, contracts="cooperative", agenda="small_estate jinx")
    assert ("claim contract:small_estate" in table.legal) == (lacking == 0)
    missing = table.seen("small_estate")["missing"][0]
    assert missing == (["influence:1"] if lacking else [])


def test_contract_influence_counts_for_the_small_estate() -> None:
    """PR-CONL-16, PR-GEN-05, PR-MIX-03: as do ships under Merchants of another set."""
    table = arrange(areas={0: ELEVEN}, contracts="cooperative", agenda="small_estate jinx", completed={0: 2})
    assert "claim contract:small_estate" in table.legal
    table = arrange(
        areas={0: "u-merchant-red:6/2 senorita:9/3 senorita:9/3 sailor:7/3"},
        stored={0: "frigate:1/1>u-merchant-red:6/2"},
        contracts="cooperative",
        agenda="small_estate jinx",
        sets_sail_cards=True,
    )
    assert "claim contract:small_estate" in table.legal


def test_ransom_costs_fifteen_coins_of_one_player() -> None:
    """PR-CONL-17: to the discard pile; fourteen are not enough, however rich the others are."""
    table = arrange(coins={0: 14, 1: 20}, contracts="cooperative", agenda="ransom jinx")
    reason = table.reason("claim contract:ransom")
    assert reason.facts["lacks"] == ["coins:1"]
    table = arrange(coins={0: 16, 1: 0}, top="sailor:3/1", contracts="cooperative", agenda="ransom jinx", revealed=1)
    assert table.preview("claim contract:ransom") == {"coins": -15, "influence": 0}
    table.play("claim contract:ransom")
    assert (table.coins(0), table.told("ransom-paid")) == (1, [{"seat": 0, "coins": 15}])
    assert len(table.view["paid"]) == 15
    table.play("reveal")
    assert len(table.discard) == 15
