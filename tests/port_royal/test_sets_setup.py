"""The sets: their cards, decks, presets, and which go together. PR-COMP, PR-SET-06, PR-MIX."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.port_royal.table import TITLE, arrange, counted, new_table, random_moves, set_games

from flibuste.games.port_royal.pieces import CONTRACTS, cards_of, codes, marked_cards_of
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadOption
from flibuste.kernel.title import Preset

COLORS = ["yellow", "blue", "green", "red", "black"]


def rows(card_set: str, kind: str) -> list[Data]:
    """Every card of a kind in a set, one row for each copy."""
    found = [row for row in TITLE.catalogue() if row["kind"] == kind and row["set"] == card_set]
    return [row for row in found for _ in range(int(str(row["copies"])))]


def names(card_set: str, kind: str) -> Counter[object]:
    return Counter(row["name"] for row in rows(card_set, kind))


def by_color(card_set: str, name: str) -> Counter[object]:
    return Counter(row["color"] for row in rows(card_set, "character") if row["name"] == name)


def swords(card_set: str, color: str) -> str:
    ships = [row for row in rows(card_set, "ship") if row["color"] == color]
    return " ".join(sorted("x" if row["skull"] else str(row["swords"]) for row in ships))


# --- cards ------------------------------------------------------------------------------------------------------------


def test_four_gamblers() -> None:
    """PR-COMP-04: four characters and nothing else."""
    assert names("gambler", "character") == {"gambler": 4}
    assert len(cards_of("gambler")) == 4


def test_the_sixty_cards_of_sets_sail() -> None:
    """PR-COMP-05"""
    assert names("sets_sail", "character") == {"merchant": 10, "sailor": 10, "pirate": 2, "passenger": 10}
    assert by_color("sets_sail", "merchant") == dict.fromkeys(COLORS, 2)
    assert Counter(row["color"] for row in rows("sets_sail", "ship")) == dict.fromkeys(COLORS, 5)
    assert (len(rows("sets_sail", "tax")), len(rows("sets_sail", "expedition"))) == (3, 0)
    assert len(cards_of("sets_sail")) == 60


@pytest.mark.parametrize(
    ("color", "spread"),
    list(zip(COLORS, ["1 1 2 2 4", "1 1 2 5 5", "1 1 3 5 5", "1 1 3 6 x", "2 2 4 7 x"], strict=True)),
)
def test_the_swords_of_sets_sail(color: str, spread: str) -> None:
    """PR-COMP-06"""
    assert swords("sets_sail", color) == spread


def test_the_cards_of_just_one_more_contract() -> None:
    """PR-COMP-07: 14 characters, 10 ships, 18 contracts and 3 markers for each player."""
    assert names("contract", "character") == {"clerk": 5, "gunner": 4, "vice_admiral": 5}
    assert by_color("contract", "clerk") == dict.fromkeys(COLORS, 1)
    assert Counter(row["color"] for row in rows("contract", "ship")) == dict.fromkeys(COLORS, 2)
    assert len(rows("contract", "contract")) == len(CONTRACTS) == 18
    table = new_table(5, contracts="competitive")
    assert [table.hold(seat).markers for seat in range(5)] == [3] * 5


@pytest.mark.parametrize(("color", "spread"), list(zip(COLORS, ["2 4", "1 5", "1 3", "1 6", "2 x"], strict=True)))
def test_the_swords_of_the_contract_ships(color: str, spread: str) -> None:
    """PR-COMP-08"""
    assert swords("contract", color) == spread


def test_one_ship_of_each_color_brings_a_gift() -> None:
    """PR-XC-07: three coins, and one for somebody else; the others bring none."""
    gifts = [row for row in rows("contract", "ship") if row["gift"]]
    assert Counter(row["color"] for row in gifts) == dict.fromkeys(COLORS, 1)
    assert {(row["coins"], row["gift"]) for row in gifts} == {(3, 1)}
    assert not [row for row in rows("base", "ship") + rows("sets_sail", "ship") if row["gift"]]


def test_the_marked_cards_of_sets_sail() -> None:
    """PR-SAIL-20, PR-SAIL-21: a Merchant and two ships of each color, five Passengers, no tax."""
    facts = {str(row["code"]): row for row in TITLE.catalogue()}
    marked = [facts[code] for code in codes(marked_cards_of("sets_sail"))]
    assert Counter(row["name"] for row in marked if row["kind"] == "character") == {"merchant": 5, "passenger": 5}
    for name, copies in (("merchant", 1), ("ship", 2)):
        of_kind = [row for row in marked if name in (row["name"], row["kind"])]
        assert Counter(row["color"] for row in of_kind) == dict.fromkeys(COLORS, copies)
    assert len(marked) == 20


# --- decks ------------------------------------------------------------------------------------------------------------

EVERYTHING = {"gambler": True, "contract_cards": True, "sets_sail_cards": True}


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 119),
        ({"gambler": True}, 123),
        ({"contract_cards": True}, 143),
        ({"contracts": "competitive"}, 143),
        ({"contracts": "cooperative"}, 143),
        ({"sets_sail_cards": True}, 139),
        (EVERYTHING, 167),
        ({**EVERYTHING, "contracts": "competitive"}, 167),
        ({"sets": "sets_sail"}, 60),
    ],
)
def test_the_size_of_each_deck(options: dict[str, object], cards: int) -> None:
    """PR-SET-06, PR-MIX-01, PR-MIX-02, PR-XC-01, PR-GAM-01: before the starting coins are dealt."""
    table = new_table(4, preset=options)
    assert table.told("deck-shuffled") == [{"cards": cards}]
    assert len(table.p.pieces()) == cards
    assert [table.coins(seat) for seat in range(4)] == [3] * 4


def test_no_card_is_lost_or_made() -> None:
    """PR-DECK-04, PR-COMP-01: in random games with every set, after every move, and no marker either."""
    for number, table in enumerate(set_games(32, "pieces")):
        deck = counted(table.p.pieces())
        for _ in random_moves(table, number, 250):
            assert counted(table.p.pieces()) == deck
            agenda = table.p.agenda
            for seat in range(table.game.seats if agenda else 0):
                assert agenda is not None
                hold = table.hold(seat)
                assert hold.completed == sum(one.slots.count(seat) for one in agenda.contracts)
                assert hold.markers + hold.completed + sum(one.progress[seat] > 0 for one in agenda.contracts) == 3
                assert 0 <= hold.markers <= 3


# --- presets and refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", TITLE.presets, ids=lambda preset: preset.id)
def test_every_preset_can_be_played(preset: Preset) -> None:
    """PR-MIX-01, PR-MIX-02: with each of its numbers of players."""
    for seats in range(preset.least, preset.most + 1):
        assert new_table(seats, preset=preset.options).game.seats == seats
    assert len({one.id for one in TITLE.presets}) == len(TITLE.presets)


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "alone"),
        (1, {"contracts": "competitive"}, "alone"),
        (5, {"sets": "sets_sail"}, "sets_sail_seats"),
        (3, {"sets": "sets_sail", "sets_sail_cards": True}, "sets_sail_alone"),
        (3, {"sets": "sets_sail", "contract_cards": True}, "sets_sail_alone"),
        (3, {"sets": "sets_sail", "contracts": "competitive"}, "sets_sail_alone"),
        (3, {"sets": "sets_sail", "contracts": "cooperative"}, "sets_sail_alone"),
        (3, {"sets": "sets_sail", "ending": "points_and_expedition"}, "sets_sail_ending"),
        (3, {"sets": "sets_sail", "victory_pile": 1}, "victory_pile"),
        (3, {"victory_pile": 1}, "victory_pile"),
        (3, {"contracts": "competitive", "victory_pile": 1}, "victory_pile"),
        (3, {"contracts": "cooperative", "ending": "points_and_expedition"}, "team_ending"),
        (3, {"contracts": "cooperative", "victory_pile": 21}, ""),
    ],
)
def test_what_does_not_go_together(seats: int, options: dict[str, object], key: str) -> None:
    """PR-SAIL-01, PR-END-08, PR-CON-01, PR-COOP-14, PR-MIX-05: refused with a sentence and the key of its words."""
    with pytest.raises(BadOption) as refused:
        new_table(seats, preset=options)
    assert refused.value.key == key
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"gambler": True},
        {"sets_sail_cards": True},
        {"contract_cards": True},
        {"contracts": "competitive"},
        EVERYTHING,
    ],
)
def test_the_end_variant_goes_with_every_competitive_game_that_has_expeditions(options: dict[str, object]) -> None:
    """PR-MIX-05, PR-END-07: twelve influence are not enough without an expedition."""
    area = "sailor:7/3 senorita:9/3 senorita:9/3 jester:9/3"
    table = arrange(harbor="sailor:5/2", areas={0: area}, coins={0: 9}, ending="points_and_expedition", preset=options)
    table.play("stop", "hire sailor:5/2")
    assert (table.influence(0), table.p.last_round) == (14, False)


@pytest.mark.parametrize(
    ("options", "warnings"),
    [
        ({"gambler": True}, []),
        ({"sets": "sets_sail", "gambler": True}, ["gambler_in_sets_sail"]),
        ({"contracts": "competitive", "sets_sail_cards": True}, ["diluted_contracts"]),
        ({"contract_cards": True, "sets_sail_cards": True}, []),
    ],
)
def test_what_is_advised_against_is_allowed(options: dict[str, object], warnings: list[str]) -> None:
    """PR-MIX-02"""
    assert TITLE.warnings(TITLE.agree(3, options)) == warnings
    new_table(3, preset=options)


def test_everything_together_ends_with_twelve_influence() -> None:
    """PR-MIX-02: and the sets in play are shown."""
    table = new_table(3, gambler=True, sets_sail_cards=True, contracts="competitive")
    assert table.view["goal"] == 12
    assert table.view["sets"] == ["base", "sets_sail", "gambler", "contract"]


@pytest.mark.parametrize(
    ("options", "sets"),
    [
        ({}, ["base"]),
        ({"sets": "sets_sail", "gambler": True}, ["sets_sail", "gambler"]),
        ({"contracts": "cooperative"}, ["base", "contract"]),
    ],
)
def test_the_sets_in_play_are_shown(options: dict[str, object], sets: list[str]) -> None:
    """PR-MIX-01, PR-XC-01: contracts bring their cards along."""
    assert new_table(2, preset=options).view["sets"] == sets


def test_contracts_see_the_characters_of_every_set() -> None:
    """PR-MIX-03: a Sailor of 3 coins counts wherever it comes from, as do swords."""
    area = "sailor:3/1 sailor:3/1 trader-red:3/1 p-gambler:4/1"
    table = arrange(
        areas={0: f"{area} trader-green:3/1", 1: f"{area} u-passenger:4/2"},
        agenda="thrifty_staff trade_master",
        sets_sail_cards=True,
        gambler=True,
    )
    assert table.seen("thrifty_staff")["claimable"] == [True, False]
    assert table.seen("trade_master")["claimable"] == [True, False]


def test_records_name_the_versions_of_all_sets_in_play() -> None:
    """PR-MIX-02: and of no others, so that old records of the base game stay valid."""
    assert new_table(2).game.record().components == "1"
    everything = new_table(2, gambler=True, sets_sail_cards=True, contracts="competitive")
    assert everything.game.record().components == "1 1u 1p 1a"
    assert new_table(2, sets="sets_sail").game.record().components == "1u"
