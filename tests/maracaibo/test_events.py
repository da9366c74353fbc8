"""What is told while a game goes on, and why a move is refused."""

from __future__ import annotations

import pytest
from tests.maracaibo.table import ALL_SLOTS, TITLE, Table, arrange, random_games, random_moves

from flibuste.kernel.logbook import Luck


def told(table: Table) -> list[tuple[str, dict[str, object]]]:
    """Names and facts of all events; those for the next seat's turn are left out."""
    return [(event.name, dict(event.facts)) for event in table.events if event.name != "turn-started"]


def test_the_story_of_a_raid() -> None:
    """MA-RAID-01, MA-RAID-04, MA-LOC-02, MA-UPG-01, MA-TRE-02"""
    table = arrange(tiles={"LOC1": "gold"}, dice=["1 1 1", "6 2 3"])
    table.play("sail c1.1", "upgrade A4", "do raid", "reroll", "die gold", "spend loot", "spend vp")
    assert told(table) == [
        ("sailed", {"seat": 0, "place": "c1.1", "shown": True, "card": "LOC1", "hidden": ""}),
        ("cubes-added", {"type": "gold", "cubes": 1, "island": 5}),
        ("upgraded", {"seat": 0, "space": "ship-A4"}),
        ("dice-thrown", {"seat": 0, "dice": [1, 1, 1]}),
        ("dice-thrown", {"seat": 0, "dice": [6, 2, 3]}),
        ("raid-began", {"seat": 0, "type": "gold", "swords": 7}),
        ("swords-spent", {"seat": 0, "action": "raid-loot", "cost": 5}),
        ("treasure-taken", {"seat": 0, "type": "gold", "slot": True}),
        ("doubloons-gained", {"seat": 0, "doubloons": 3}),
        ("swords-spent", {"seat": 0, "action": "raid-vp", "cost": 1}),
        ("points-gained", {"seat": 0, "points": 1}),
    ]


def test_the_story_of_an_explorer() -> None:
    """MA-EXP-10, MA-BURY-01"""
    table = arrange(explorers={0: "10"}, cards={0: "II-E10"}, treasures={0: "gold"}).play("sail c2.1", "done")
    table.play("give-up II-E10", "bury gold 1", "explore 11u")
    assert told(table)[1:] == [
        ("points-given-up", {"seat": 0, "trade": "II-E10", "cost": 2}),
        ("treasure-buried", {"seat": 0, "type": "gold", "space": 1}),
        ("doubloons-gained", {"seat": 0, "doubloons": 4}),
        ("explored", {"seat": 0, "space": "way-11u", "rivers": 1}),
        ("doubloons-gained", {"seat": 0, "doubloons": 4}),
    ]


def test_the_story_of_cards() -> None:
    """MA-DEV-04, MA-DEV-06, MA-PICK-01, MA-RES-02"""
    table = arrange(top="II-S5").play("sail c1.2", "buy")
    assert told(table)[1:] == [
        ("development-bought", {"seat": 0, "card": "I-C2", "price": 4, "place": "c1.2"}),
        ("card-laid", {"place": "c1.2", "shown": True, "card": "II-S5"}),
    ]
    table = arrange(dry=True).play("sail c1.2", "buy")
    assert told(table)[-1] == ("filler-laid", {"place": "c1.2"})
    table = arrange(top="II-S5", hidden_developments=True).play("sail c1.2", "stop", "buy")
    assert told(table)[-1] == ("card-laid", {"place": "c1.2", "shown": False, "card": "", "next": ""})
    table = arrange(doubloons=16).play("sail c2.3", "build RES1")
    assert told(table)[1:] == [
        ("residence-built", {"seat": 0, "card": "RES1", "price": 16}),
        ("points-gained", {"seat": 0, "points": 2}),
    ]


def test_the_story_of_quests() -> None:
    """MA-QST-01, MA-FIG-03"""
    table = arrange(at={"c1.1": "LOC4"}, figurehead={0: "whale"}, quest_top="Q05 Q06 Q07")
    table.play("sail c1.1", "done", "exchange", "take Q05")
    story = told(table)
    assert ("quests-exchanged", {"seat": 0, "quests": ["Q24", "Q25"]}) in story
    assert [facts["quest"] for name, facts in story if name == "quest-shown"] == ["Q05", "Q06", "Q07"]
    assert ("quest-taken", {"seat": 0, "quest": "Q05"}) in story


def test_the_story_of_upgrades() -> None:
    """MA-FIG-01, MA-BM-01, MA-LOC-03"""
    table = arrange(upgrades={0: "A1 A2"}, figureheads="lion whale harpy dragon").play("sail c1.1", "upgrade B1")
    table.play("figurehead whale")
    assert told(table)[-1] == ("figurehead-taken", {"seat": 0, "figurehead": "whale", "price": 3})
    table = arrange(quests={0: "Q01"}).play("sail c1.1", "upgrade A3", "market 2", "place LOC4")
    assert told(table)[-3:] == [
        ("market-placed", {"seat": 0, "tile": 2, "card": "LOC4", "price": 2}),
        ("market-used", {"seat": 0, "tile": 2}),
        ("points-gained", {"seat": 0, "points": 1}),
    ]


def test_the_story_of_a_round() -> None:
    """MA-MAR-01, MA-RND-01"""
    table = arrange(ships={0: "gulf"}, cards={1: "I-E1 I-E3"}).play("sail maracaibo", "done")
    assert told(table)[1:] == [
        ("reached-maracaibo", {"seat": 0}),
        ("points-gained", {"seat": 0, "points": 6}),
        ("round-ended", {"round": 1}),
        ("income", {"seat": 0, "doubloons": 0, "points": 0, "sources": []}),
        ("income", {"seat": 1, "doubloons": 5, "points": 2, "sources": ["I-E1", "I-E3"]}),
        ("round-began", {"round": 2}),
    ]


def test_the_story_of_jordan() -> None:
    """MA-SOLO-16, MA-SOLO-26, MA-SOLO-27, MA-MOD-RUBY-06"""
    table = arrange(
        1,
        turn="jordan",
        rubies=True,
        jordan={"ship": "c9.1", "rubies": 1, "upgrades": 3, "level": 1},
        ships={0: "c3.1"},
        luck=[Luck("jordan-die", [die]) for die in ("2", "3", "1")],
    ).play("jordan")
    assert told(table) == [
        ("jordan-card", {"rival": "jordan", "card": "jordan-A1"}),
        ("sailed", {"rival": "jordan", "place": "gulf", "shown": False, "card": "", "hidden": ""}),
        ("jordan-die", {"rival": "jordan", "die": 2}),
        ("ruby-sold", {"rival": "jordan", "space": 2}),
        ("jordan-acts", {"rival": "jordan", "action": "raid"}),
        ("jordan-upgraded", {"rival": "jordan", "upgrades": 4}),
        ("jordan-die", {"rival": "jordan", "die": 3}),
        ("residence-built", {"rival": "jordan", "card": "RES3", "price": 0}),
        ("points-gained", {"rival": "jordan", "points": 2}),
        ("points-gained", {"rival": "jordan", "points": 2}),
        ("jordan-die", {"rival": "jordan", "die": 1}),
        ("treasure-taken", {"rival": "jordan", "type": "gold", "slot": False}),
    ]


def test_the_story_of_a_duel() -> None:
    """MA-MOD-SKIR-03"""
    for dice, won, lost in (("5 3", True, False), ("4 3", False, False), ("1 3", False, True)):
        table = arrange(1, skirmishes=True, ships={0: "c1.1"}, jordan={"ship": "c2.3"}).expect("skirmish", dice)
        facts = table.play("sail c2.3").told("duel")[0]
        own, his = (int(die) for die in dice.split())
        assert facts == {"seat": 0, "dice": [own, his], "own": own, "his": his + 1, "won": won, "lost": lost}


def test_the_final_scoring_is_told() -> None:
    """MA-SCO-13"""
    table = arrange(turn=1, round=3, ships={1: "gulf"}, doubloons=5, points={0: 3}).play("sail maracaibo", "done")
    first, second = table.told("final-scoring")
    assert (first["seat"], first["points"], second["seat"], second["points"]) == (0, 4, 1, 7)
    assert first["parts"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("moves", "refused", "key", "rule"),
    [
        ("", "buy", "not-now", "MA-TURN-02"),
        ("", "sail c4.1", "too-far", "MA-MOV-01"),
        ("", "stop", "not-now", "MA-TURN-02"),
        ("", "sail c12.6", "no-such-place", "MA-SET-03"),
        ("sail c1.1", "upgrade B1", "partition-closed", "MA-UPG-02"),
        ("sail c1.1|done", "do explore", "not-offered", "MA-LOC-05"),
        ("sail c1.1|done|do raid|die gold", "spend loot", "too-few-swords", "MA-RAID-04"),
        ("sail c2.1|done", "explore 5u", "out-of-reach", "MA-EXP-01"),
        ("sail c3.2|done", "do bury", "not-offered", "MA-LOC-05"),
    ],
)
def test_reasons(moves: str, refused: str, key: str, rule: str) -> None:
    """MA-TURN-02, MA-MOV-01, MA-UPG-02, MA-LOC-05, MA-RAID-04, MA-EXP-01"""
    table = arrange(dice=["4 4 4"]).play(*moves.split("|")) if moves else arrange()
    reason = table.reason(refused)
    assert (reason.key, reason.rule) == (key, rule)


def test_every_refusal_has_a_rule() -> None:
    """MA-TURN-02: whatever move is tried in whatever position."""
    for number, table in enumerate(random_games(10, "refusals")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 41 == 0:
                legal = table.game.moves()
                for move in TITLE.book.moves[made % 7 :: 7]:
                    if move not in legal:
                        reason = table.game.why_not(table.seat, move)
                        assert reason is not None
                        assert reason.key and reason.rule.startswith("MA-")


def test_a_position_read_from_its_data_is_the_same() -> None:
    """MA-GEN-05: what was gained bit by bit is what the boards show."""
    for number, table in enumerate(random_games(10, "data")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 13 == 0:
                data = table.p.to_data()
                twin = TITLE.position_from_data(data)
                assert twin.to_data() == data
                assert [move.notation for move in twin.moves()] == table.legal
                for seat in range(-1, table.game.seats):
                    assert twin.view(seat) == table.p.view(seat)


def test_slots_names_all_types() -> None:
    """MA-DATA-09"""
    assert [hoard["type"] for hoard in arrange().player()["hoards"]] == ALL_SLOTS.split()
