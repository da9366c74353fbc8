"""The view: offers, odds, danger, unseen cards, allowance and crew."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.port_royal.table import TITLE, Table, arrange, random_games, random_moves

from flibuste.games.port_royal.pieces import BY_CODE, COLORS, DECK, EXPEDITION, SPECIAL_EXPEDITION, codes
from flibuste.games.port_royal.piles import coin_of
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.view import Offer, PortRoyalView
from flibuste.kernel.chance import quick
from flibuste.kernel.logbook import Logbook, Luck


def test_the_view_is_what_it_says_it_is() -> None:
    """PR-COIN-07: plain data with exactly the declared keys, the same for everybody."""
    for number, table in enumerate(random_games(4, "plain")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 17:
                continue
            view = table.game.view(0)
            assert set(view) == set(PortRoyalView.__annotations__)
            assert json.loads(json.dumps(view)) == view
            assert all(table.game.view(seat) == view for seat in range(-1, table.game.seats))


def test_offers_for_every_seat() -> None:
    """PR-FEE-01, PR-FEE-02, PR-SHIP-02, PR-CHR-09: were it that seat's time to pick."""
    table = arrange(
        3,
        harbor="flute:1/1 sailor:5/2",
        areas={1: "trader-blue:3/1", 2: "senorita:7/2 senorita:9/3"},
        coins={0: 5, 1: 0, 2: 2},
    )

    def offer(cost: int, gain: int, fee: int, short: int) -> Offer:
        return {"cost": cost, "gain": gain, "fee": fee, "short": short}

    ship, sailor = table.view["harbor"]
    assert (ship["card"], sailor["card"]) == ("flute:1/1", "sailor:5/2")
    assert ship["offers"] == [offer(0, 1, 0, 0), offer(0, 2, 1, 0), offer(0, 1, 1, 0)]
    assert sailor["offers"] == [offer(5, 0, 0, 0), offer(5, 0, 1, 6), offer(3, 0, 1, 2)]


def test_what_is_offered_can_be_taken() -> None:
    """PR-FEE-03, PR-FEE-04: the moves of a window are the offers that are not short."""
    for number, table in enumerate(random_games(8, "offers")):
        for _ in random_moves(table, number):
            if table.step != "window":
                continue
            view = table.view
            seat = table.seat
            fine = {card["card"] for card in view["harbor"] if card["offers"][seat]["short"] == 0 and view["allowance"]}
            assert fine == {move.split()[1] for move in table.legal if move.split()[0] in ("trade", "hire")}


@pytest.mark.parametrize(
    ("harbor", "area", "unseen", "bad"),
    [
        ("", "", "flute:1/1 flute:5/4 sailor:3/1", 0),
        ("flute:2/2", "", "flute:1/1 flute:5/4 sailor:3/1 skiff:1/1", 2),
        ("flute:2/2", "sailor:3/1", "flute:1/1 flute:5/4 sailor:3/1 skiff:1/1", 1),
        ("frigate:1/1", "pirate:5/1 pirate:7/2 pirate:9/3", "frigate:x/4 frigate:6/3 tax:swords", 1),
        ("flute:2/2 skiff:1/1", "", "flute:1/1 skiff:5/4 trader-blue:3/1 galleon:2/1", 2),
    ],
)
def test_the_odds_of_a_bust(harbor: str, area: str, unseen: str, bad: int) -> None:
    """PR-BUST-01, PR-REP-02, PR-REP-03: ships of a color in the harbor that cannot be repelled."""
    table = arrange(harbor=harbor, areas={0: area}, coins={0: "", 1: ""}, top=unseen, dry=True)
    assert table.view["odds"] == {"bad": bad, "cards": len(unseen.split())}


def test_coins_are_among_the_cards_that_could_come() -> None:
    """PR-COIN-05: nobody knows whether a missing Flute is a coin or still to come."""
    table = arrange(harbor="flute:2/2", coins={0: "flute:1/1", 1: "sailor:3/1"}, top="flute:5/4 jack:6/1", dry=True)
    assert table.view["odds"] == {"bad": 2, "cards": 4}
    assert table.view["danger"] == {"blue": 2}


def test_coins_of_an_earlier_shuffle_cannot_come() -> None:
    """PR-DECK-04: a perfect memory knows what was shuffled when."""
    table = arrange(
        harbor="flute:2/2",
        coins={0: "flute:1/1", 1: ""},
        discard="flute:5/4 sailor:3/1 jack:6/1",
        dry=True,
        shuffles=("jack:6/1",),
    )
    table.play("reveal")
    assert table.view["odds"] == {"bad": 1, "cards": 2}
    assert table.view["unseen"] == [
        {"shuffle": 1, "cards": {"flute:1/1": 1}},
        {"shuffle": 2, "cards": {"flute:5/4": 1, "sailor:3/1": 1}},
    ]


def test_with_an_empty_draw_pile_the_discard_pile_can_come() -> None:
    """PR-DECK-01, PR-COIN-09: and the coins just paid, which are turned up before."""
    table = arrange(active=1, harbor="sailor:3/1 jack:6/1", coins={0: 4, 1: 0}, discard="flute:1/1", dry=True)
    table.play("stop", "hire sailor:3/1")
    assert (table.seat, len(table.p.paid), len(table.discard)) == (0, 3, 2)
    assert table.view["odds"] == {"bad": 0, "cards": 3 + 2}


@pytest.mark.parametrize(("setting", "shown"), [("on_request", True), ("always", True), ("never", False)])
def test_the_table_decides_whether_odds_are_shown(setting: str, shown: bool) -> None:
    """PR-DISC-12: always, on request, or never."""
    table = arrange(harbor="flute:2/2", bust_odds=setting)
    assert (table.view["odds"] is not None, bool(table.view["danger"])) == (shown, shown)


def test_odds_only_while_something_can_be_revealed() -> None:
    """PR-DECK-06"""
    table = arrange(harbor="flute:2/2", coins={0: "", 1: ""}, dry=True)
    assert table.view["odds"] is None
    table = arrange(harbor="flute:2/2").play("stop")
    assert (table.view["odds"], table.view["danger"]) == (None, {})


def with_top(table: Table, face: str) -> PortRoyal:
    """A copy in which this unseen card comes next, having changed places with the one that would have."""
    twin = table.p.clone()
    book = Logbook()
    twin.logbook = book
    if len(twin.draw_pile) == 0:
        book.script = [Luck("shuffle", [face])]
        return twin
    card, pile = BY_CODE[face].index, twin.draw_pile
    top = pile[-1]
    if card in pile:
        pile[list(pile).index(card)], pile[-1] = top, card
        return twin
    for coins in [twin.paid, *[player.coins for player in twin.players]]:
        if coin_of(card, twin.shuffles) in coins:
            coins[list(coins).index(coin_of(card, twin.shuffles))] = coin_of(top, twin.shuffles)
            pile[-1] = card
            return twin
    raise AssertionError(f"{face} is not unseen")


def test_odds_are_exact() -> None:
    """PR-BUST-01: every card that may come is tried, and those that sink the turn are counted, by color too."""
    tried = 0
    for number, table in enumerate(random_games(24, "odds")):
        for made, _ in enumerate(random_moves(table, number)):
            view = table.view
            if made > 700:
                break
            if made % 23 or table.step != "discover" or view["odds"] is None:
                continue
            if view["draw_pile"]:
                coming = Counter(view["unseen"][-1]["cards"])
            else:
                coming = Counter(view["discard"]) + Counter(table.paid)
            danger = dict.fromkeys((name for place, name in enumerate(COLORS) if table.p.colors >> place & 1), 0)
            for face, copies in coming.items():
                twin = with_top(table, face)
                twin.play(TITLE.book.named("reveal"))
                assert twin.logbook is not None
                told = twin.logbook.take_events()
                assert {"seat": table.active, "card": face} in [event.facts for event in told]
                if any(event.name == "busted" for event in told):
                    danger[COLORS[BY_CODE[face].color]] += copies
            assert view["danger"] == danger
            assert view["odds"] == {"bad": sum(danger.values()), "cards": coming.total()}
            tried += sum(danger.values()) > 0
    assert tried > 20


def test_unseen_cards_are_all_but_the_open_ones() -> None:
    """PR-COIN-05, PR-DECK-04, PR-DECK-07: the deck less what lies open, as many of each shuffle as lie face down."""
    for number, table in enumerate(random_games(12, "unseen")):
        deck = Counter(codes(DECK)) + (Counter([SPECIAL_EXPEDITION.code]) if table.game.seats == 5 else Counter())
        for made, _ in enumerate(random_moves(table, number)):
            if made % 7:
                continue
            view = table.view
            seen = Counter(view["discard"]) + Counter(card["card"] for card in view["harbor"])
            seen += Counter(card["card"] for card in view["expeditions"]) + Counter(
                [view["pending"]] if view["pending"] else []
            )
            for player in view["players"]:
                seen += Counter(player["area"])
            unseen: Counter[str] = Counter()
            for row in view["unseen"]:
                unseen += Counter(row["cards"])
                dealt = [shuffle for player in view["players"] for shuffle in player["coins_from"]] + view["paid"]
                pile = view["draw_pile"] if row["shuffle"] == view["unseen"][-1]["shuffle"] else 0
                assert sum(row["cards"].values()) == dealt.count(row["shuffle"]) + pile
            assert seen + unseen == deck
            twin = table.p.clone()
            twin.determinize(table.seat, quick(made))
            assert twin.view(0) == view


def test_unseen_cards_come_to_light_only_when_told() -> None:
    """PR-COIN-02, PR-COIN-09: by a reveal or as spent coins, each from the shuffle it was hidden since."""
    for number, table in enumerate(random_games(12, "light")):
        before: dict[int, Counter[str]] = {}
        read = len(table.game.events)
        for _ in random_moves(table, number):
            now = {row["shuffle"]: Counter(row["cards"]) for row in table.view["unseen"]}
            events = table.game.events[read:]
            read = len(table.game.events)
            if before and "deck-shuffled" not in [event.name for event in events]:
                told: Counter[str] = Counter()
                for event in events:
                    if event.name == "card-revealed":
                        told[str(event.facts["card"])] += 1
                    elif event.name == "coins-turned-up":
                        cards = event.facts["cards"]
                        assert isinstance(cards, list)
                        told.update(map(str, cards))
                gone: Counter[str] = Counter()
                for shuffle, cards_before in before.items():
                    assert now.get(shuffle, Counter()) <= cards_before
                    gone += cards_before - now.get(shuffle, Counter())
                assert gone == told
            before = now


def test_phases_and_who_has_picked() -> None:
    """PR-TURN-01, PR-TRD-04: discover, trade, the end of the turn; windows in order from the active player."""
    table = arrange(
        3,
        active=1,
        areas={1: "priest:4/1 priest:4/1"},
        harbor="flute:1/1 skiff:1/1",
        open="expedition:pp",
        coins={0: 0},
    )

    def seen() -> tuple[str, str, list[bool]]:
        return table.step, table.view["phase"], [player["picked"] for player in table.view["players"]]

    assert table.view["picking_order"] == [1, 2, 0]
    assert seen() == ("discover", "discover", [False, False, False])
    table.play("stop")
    assert seen() == ("window", "trade", [False, False, False])
    table.play("pass")
    assert seen() == ("window", "trade", [False, True, False])
    table.play("trade flute:1/1")
    assert (table.seat, seen()) == (0, ("window", "trade", [False, True, True]))
    table.play("trade skiff:1/1")
    assert seen() == ("turn_end", "end", [True, True, True])
    table.play("end")
    assert (seen(), table.view["picking_order"]) == (("discover", "discover", [False, False, False]), [2, 0, 1])


def test_after_a_bust_nobody_picks() -> None:
    """PR-BUST-03: the turn is at its end, also while a claim of the moment is asked."""
    areas = {0: "priest:4/1 priest:4/1"}
    table = arrange(areas=areas, harbor="flute:1/1", top="flute:5/4", open="expedition:pp", agenda="jinx").play(
        "reveal"
    )
    for step in ("claim_now", "turn_end"):
        assert (table.step, table.view["phase"]) == (step, "end")
        assert all(player["picked"] for player in table.view["players"])
        table.play(table.legal[1])


def test_choosing_a_crew_belongs_to_the_phase_it_is_in() -> None:
    """PR-EXP-05"""
    given = {"areas": {0: "priest:4/1 priest:4/1 jack:6/1"}, "open": "expedition:pp", "harbor": "flute:1/1"}
    for moves, phase in (((), "discover"), (("stop",), "trade"), (("stop", "pass", "pass"), "end")):
        table = arrange(**given).play(*moves, "expedition expedition:pp")  # type: ignore[arg-type]
        assert (table.step, table.view["phase"]) == ("crew", phase)


@pytest.mark.parametrize(
    ("area", "filled"),
    [
        ("", [False, False, False]),
        ("settler:4/1 priest:4/1 captain:4/1", [True, False, True]),
        ("jack:6/1 priest:4/1", [True, True, False]),
        ("jack:6/1 settler:4/1", [True, False, True]),
        ("priest:4/1 priest:4/1 priest:4/1", [True, True, False]),
        ("jack:6/1 jack:6/1 jack:6/1", [True, True, True]),
    ],
)
def test_which_symbols_of_an_expedition_are_filled(area: str, filled: list[bool]) -> None:
    """PR-EXP-03, PR-EXP-04: own people first, then Jacks; as many as are not missing."""
    (expedition,) = arrange(areas={0: area}, open="expedition:pps").view["expeditions"]
    assert expedition["filled"][0] == filled
    assert expedition["missing"][0] == filled.count(False)


def test_the_allowance_before_and_in_a_window() -> None:
    """PR-TRD-01, PR-TRD-08: what stopping would give, then what is left to take."""
    harbor = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1"
    table = arrange(harbor=harbor, areas={0: "governor:8/0"})
    assert (table.view["colors"], table.view["allowance"]) == (4, 3)
    assert table.view["allowance_steps"] == [2, 2, 2, 2, 3, 4]
    assert arrange(harbor=harbor, areas={1: "governor:8/0"}).view["allowance_steps"] == [1, 1, 1, 1, 2, 3]
    table.play("stop", "trade flute:1/1")
    assert (table.view["colors"], table.view["allowance"]) == (3, 2)
    table.play("pass")
    assert (table.seat, table.view["allowance"]) == (1, 1)


@pytest.mark.parametrize(
    ("area", "missing", "crew"),
    [
        ("", 3, ""),
        ("priest:4/1", 2, ""),
        ("jack:6/1 settler:4/1", 1, ""),
        ("jack:6/1 settler:4/1 priest:4/1", 0, "priest:4/1 jack:6/1 settler:4/1"),
        ("jack:6/1 priest:4/1 settler:4/1 jack:6/1 priest:4/1", 0, "priest:4/1 priest:4/1 settler:4/1"),
        ("jack:6/1 jack:6/1 jack:6/1", 0, "jack:6/1 jack:6/1 jack:6/1"),
    ],
)
def test_the_crew_that_is_suggested(area: str, missing: int, crew: str) -> None:
    """PR-EXP-03: own people first, Jacks only where needed, for every seat."""
    table = arrange(areas={1: area}, open="expedition:pps")
    (expedition,) = table.view["expeditions"]
    assert expedition["missing"] == [3, missing]
    assert expedition["crew"] == [[], crew.split()]


def test_the_suggested_crew_can_be_sent() -> None:
    """PR-EXP-02, PR-EXP-03: whenever nobody is missing in the own turn, and it is the first choice of each step."""
    explored = 0
    for number, table in enumerate(random_games(60, "crew")):
        for _ in random_moves(table, number):
            view = table.view
            for row in view["expeditions"]:
                for seat, missing in enumerate(row["missing"]):
                    assert (len(row["crew"][seat]) == len(BY_CODE[row["card"]].needs)) == (missing == 0)
            if table.step == "crew" or table.seat != view["active"] or table.step == "repel":
                continue
            ready = {
                row["card"]: row["crew"][table.seat] for row in view["expeditions"] if row["missing"][table.seat] == 0
            }
            assert set(ready) == {move.split()[1] for move in table.legal if move.startswith("expedition ")}
            for card, crew in ready.items():
                twin = table.p.clone()
                area = Counter(codes(twin.players[table.seat].area))
                twin.play(TITLE.book.named(f"expedition {card}"))
                while twin.step() == "crew":
                    twin.play(twin.moves()[0])
                assert Counter(codes(twin.players[table.seat].area)) == area - Counter(crew) + Counter([card])
                explored += 1
    assert explored > 10


def test_who_would_be_taxed() -> None:
    """PR-TAX-01: from twelve coins on."""
    table = arrange(3, coins={0: 11, 1: 12, 2: 30})
    assert [player["taxable"] for player in table.view["players"]] == [False, True, True]


def test_a_position_read_back_is_seen_the_same() -> None:
    """PR-TRD-02: nothing that is seen or can be done is lost in the data, in the middle of a window neither."""
    for number, table in enumerate(random_games(8, "data")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 5 and table.step != "crew":
                continue
            again = TITLE.position_from_data(json.loads(json.dumps(table.p.to_data())))
            assert again.to_data() == table.p.to_data()
            assert again.view(0) == table.p.view(0)
            assert [move.notation for move in again.moves()] == table.legal


def test_expeditions_that_lie_open_are_shown() -> None:
    """PR-DISC-05"""
    table = arrange(open="expedition:pp expedition:ccs")
    assert [row["card"] for row in table.view["expeditions"]] == ["expedition:pp", "expedition:ccs"]
    assert all(BY_CODE[row["card"]].kind == EXPEDITION for row in table.view["expeditions"])
