"""What is told: every step of what happens, and the passes nobody had to make."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.port_royal.table import Table, arrange, counted, new_table, random_games, random_moves, set_games

from flibuste.games.port_royal.pieces import BY_CODE
from flibuste.kernel.logbook import Event

BOTH = pytest.mark.parametrize("games", [random_games, set_games], ids=["base", "sets"])
Games = Callable[[int, str], Iterator[Table]]


def test_the_story_of_a_whole_turn() -> None:
    """PR-TURN-01: from the first card to the next player."""
    start = "sailor:3/1 " * 6
    table = new_table(2, top=f"{start} flute:2/2 trader-blue:3/1 priest:4/1")
    table.play("reveal", "reveal", "reveal", "stop", "hire trader-blue:3/1", "trade flute:2/2")
    assert [(event.name, event.facts) for event in table.events] == [
        ("game-started", {"seat": 0}),
        ("deck-shuffled", {"cards": 119}),
        ("coins-gained", {"seat": 0, "coins": 3, "source": "start"}),
        ("coins-gained", {"seat": 1, "coins": 3, "source": "start"}),
        ("turn-started", {"seat": 0, "round": 1}),
        ("card-revealed", {"seat": 0, "card": "flute:2/2"}),
        ("card-revealed", {"seat": 0, "card": "trader-blue:3/1"}),
        ("card-revealed", {"seat": 0, "card": "priest:4/1"}),
        ("discovery-stopped", {"seat": 0, "colors": 1, "cards": 1}),
        ("window-opened", {"seat": 0, "cards": 1}),
        ("character-hired", {"seat": 0, "card": "trader-blue:3/1", "cost": 3, "printed": 3, "influence": 1}),
        ("window-closed", {"seat": 0}),
        ("window-opened", {"seat": 1, "cards": 1}),
        ("coins-turned-up", {"seat": 0, "cards": ["sailor:3/1"] * 3}),
        ("ship-traded", {"seat": 1, "card": "flute:2/2", "coins": 2, "traders": 0}),
        ("coins-gained", {"seat": 1, "coins": 2, "source": "ship"}),
        ("fee-paid", {"seat": 1, "to": 0, "coins": 1}),
        ("window-closed", {"seat": 1}),
        ("harbor-cleared", {"cards": ["priest:4/1"]}),
        ("turn-ending", {"seat": 0}),
        ("turn-started", {"seat": 1, "round": 1}),
    ]


@pytest.mark.parametrize(
    ("harbor", "coins", "why"),
    [("sailor:3/1", {0: 2, 1: 3}, "nothing-affordable"), ("", {0: 9, 1: 9}, "empty-harbor")],
)
def test_who_can_do_nothing_passes_automatically(harbor: str, coins: dict[int, int], why: str) -> None:
    """PR-TRD-07: every window opens, and closes by itself with the reason."""
    table = arrange(harbor=harbor, coins=coins, revealed=1).play("stop")
    assert table.active == 1
    assert [facts["seat"] for facts in table.told("window-opened")] == [0, 1]
    assert table.told("passed-automatically") == [{"seat": 0, "why": why}, {"seat": 1, "why": why}]
    assert table.told("passed") == []


@pytest.mark.parametrize("last", ["pass", "hire sailor:3/1"])
def test_a_window_closes_after_a_pass_and_after_the_last_pick(last: str) -> None:
    """PR-TRD-07: it is told before the next one opens."""
    table = arrange(harbor="sailor:3/1 flute:1/1", coins={0: 3, 1: 3}).play("stop", last)
    assert table.seat == 1
    windows = [(event.name, event.facts["seat"]) for event in table.events if event.name.startswith("window")]
    assert windows == [("window-opened", 0), ("window-closed", 0), ("window-opened", 1)]


def test_a_window_stays_open_while_something_can_be_done() -> None:
    """PR-TRD-07, PR-EXP-05: the last card is taken, but an expedition is still possible."""
    table = arrange(harbor="flute:1/1", areas={0: "priest:4/1 priest:4/1"}, open="expedition:pp")
    table.play("stop", "trade flute:1/1")
    assert (table.seat, table.told("window-closed")) == (0, [])
    table.play("expedition expedition:pp")
    assert table.told("window-closed")[0] == {"seat": 0}


def test_the_end_of_a_turn_is_told() -> None:
    """PR-TURN-04, PR-BUST-05: after the last window and after a bust, with and without a choice."""
    for areas, step in (({0: "priest:4/1 priest:4/1"}, "turn_end"), ({}, "discover")):
        table = arrange(areas=areas, open="expedition:pp", revealed=1).play("stop")
        if areas:
            table.play("pass")
        assert table.step == step
        assert table.story[table.story.index("turn-ending") - 1] == "window-closed"
        table = arrange(areas=areas, open="expedition:pp", harbor="flute:1/1", top="flute:5/4").play("reveal")
        assert (table.step, table.told("turn-ending")) == (step, [{"seat": 0}])


def test_a_player_with_a_choice_is_asked() -> None:
    """PR-TRD-05: a single affordable card is a choice, and so is an expedition."""
    table = arrange(harbor="sailor:3/1", coins={0: 3, 1: 4}).play("stop")
    assert table.legal == ["pass", "hire sailor:3/1"]
    table.play("pass")
    assert (table.seat, table.legal) == (1, ["pass", "hire sailor:3/1"])
    table.play("pass")
    assert table.told("passed") == [{"seat": 0}, {"seat": 1}]
    assert table.told("passed-automatically") == []


def test_a_governor_is_asked_again_only_while_something_is_affordable() -> None:
    """PR-CHR-08, PR-TRD-07: the second card cannot be paid."""
    table = arrange(harbor="sailor:3/1 sailor:3/1", areas={0: "governor:8/0"}, coins={0: 5, 1: 0})
    table.play("stop", "hire sailor:3/1")
    assert table.told("passed-automatically")[0] == {"seat": 0, "why": "nothing-affordable"}
    assert table.active == 1


def coins_after(coins: list[int], event: Event) -> None:
    """Keeps the books of all treasuries from what is told alone."""
    facts = event.facts
    if event.name == "coins-gained":
        coins[int(str(facts["seat"]))] += int(str(facts["coins"]))
    elif event.name == "character-hired":
        coins[int(str(facts["seat"]))] -= int(str(facts["cost"]))
    elif event.name == "fee-paid":
        coins[int(str(facts["seat"]))] -= int(str(facts["coins"]))
        coins[int(str(facts["to"]))] += int(str(facts["coins"]))
    elif event.name == "tax-paid":
        seat = int(str(facts["seat"]))
        coins[seat] -= int(str(facts["coins"]))
        assert coins[seat] == facts["left"]
    elif event.name == "ransom-paid":
        coins[int(str(facts["seat"]))] -= int(str(facts["coins"]))


@BOTH
def test_coins_can_be_followed_from_what_is_told(games: Games) -> None:
    """PR-COIN-07: every gain and payment has its event."""
    for number, table in enumerate(games(24, "books of coins")):
        coins = [0] * table.game.seats
        read = 0
        for _ in random_moves(table, number, 400):
            for event in table.game.events[read:]:
                coins_after(coins, event)
            read = len(table.game.events)
            assert coins == [table.coins(seat) for seat in range(table.game.seats)]


@BOTH
def test_everybody_has_one_window_in_each_phase_two(games: Games) -> None:
    """PR-TRD-04, PR-TRD-07, PR-BUST-03: in order from the active player, none after a bust."""
    for number, table in enumerate(games(24, "windows")):
        table.told_from = 0
        for _ in random_moves(table, number, 400):
            pass
        if not table.game.over or table.game.outcome().ending in ("decision_limit", "contracts_done"):
            continue
        seats = table.game.seats
        turn: list[Event] = []
        for event in [*table.events, Event("turn-started", {"seat": 0})]:
            if event.name == "turn-started" and turn:
                active = int(str(turn[0].facts["seat"]))
                windows = [told.facts["seat"] for told in turn if told.name == "window-opened"]
                assert windows == [told.facts["seat"] for told in turn if told.name == "window-closed"]
                assert [told.facts["seat"] for told in turn if told.name == "turn-ending"] == [active]
                names = [told.name for told in turn]
                assert windows == ([] if "busted" in names else [(active + seat) % seats for seat in range(seats)])
                assert ("busted" in names) != ("discovery-stopped" in names)
            turn = [event] if event.name == "turn-started" else [*turn, event] if turn else []


@BOTH
def test_open_cards_can_be_followed_from_what_is_told(games: Games) -> None:
    """PR-DECK-07: harbor, expeditions, personal areas, ships under Merchants and in nests, from events alone."""
    for number, table in enumerate(games(24, "open cards")):
        stored: list[list[str]] = [[] for _ in range(table.game.seats)]
        nests: list[list[str]] = [[] for _ in range(table.game.seats)]
        harbor: list[str] = []
        opened = table.expeditions
        areas: list[list[str]] = [[] for _ in range(table.game.seats)]
        read = len(table.game.events)
        for _ in random_moves(table, number, 400):
            for event in table.game.events[read:]:
                card = str(event.facts.get("card", ""))
                if event.name == "card-revealed" and BY_CODE[card].kind < 2:
                    harbor.append(card)
                elif event.name == "ship-repelled":
                    harbor.remove(card)
                elif event.name in ("busted", "harbor-cleared"):
                    cards = event.facts["cards"]
                    assert isinstance(cards, list)
                    assert counted(harbor) == counted([*map(str, cards), *([card] if card else [])])
                    harbor.clear()
                elif event.name == "expedition-opened":
                    opened.append(card)
                elif event.name == "ship-stored":
                    stored[int(str(event.facts["seat"]))].append(card)
                elif event.name == "ship-nested":
                    nests[int(str(event.facts["seat"]))].append(card)
                elif event.name == "nest-emptied":
                    nests[int(str(event.facts["seat"]))].clear()
                elif event.name in ("ship-traded", "character-hired", "gold-waived"):
                    harbor.remove(card)
                    if event.name == "character-hired":
                        areas[int(str(event.facts["seat"]))].append(card)
                elif event.name == "expedition-completed":
                    opened.remove(card)
                    area = areas[int(str(event.facts["seat"]))]
                    crew = event.facts["cards"]
                    assert isinstance(crew, list)
                    for member in crew:
                        area.remove(str(member))
                    area.append(card)
            read = len(table.game.events)
            players = table.view["players"]
            assert nests == [player["nest"] for player in players]
            under = [counted([ship for row in player["stored"] for ship in row["ships"]]) for player in players]
            assert [counted(ships) for ships in stored] == under
            pending = table.view["pending"] if table.step in ("repel", "waive", "store") else ""
            assert counted(harbor) == counted(table.harbor + ([pending] if pending else []))
            assert opened == table.expeditions
            assert [counted(area) for area in areas] == [counted(table.area(seat)) for seat in range(table.game.seats)]
