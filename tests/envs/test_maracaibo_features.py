"""Maracaibo's features against the view that people get."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from tests.envs.helpers import nested, observed, part
from tests.kernel.cases import WALKS, Case, Walk, game_after, holds_in

from flibuste.games.maracaibo.effects import TREASURES
from flibuste.games.maracaibo.features import features_for
from flibuste.games.maracaibo.pieces import (
    CARDS,
    FIGUREHEADS,
    JORDAN_CARDS,
    QUESTS,
    RESIDENCES,
    SHIP_SPACES,
    SPENDS,
    TRACK,
    TRADES,
)
from flibuste.games.maracaibo.view import MaracaiboView
from flibuste.kernel.features import FeatureBook

HIDDEN = ["location", "development", "level-2", "filler"]
STANDING = ["explore_points", "discount", "development_discount", "sails", "rerolls"]
CARD_CODES = [card.code for card in CARDS]
QUEST_CODES = [quest.code for quest in QUESTS]


class Look:
    """One seat's numbers, and what it sees."""

    def __init__(self, case: Case, walk: Walk, seat: int) -> None:
        position = game_after(case, walk).clone_position()
        self.seats = case.seats
        self.book: FeatureBook = features_for(case.seats)
        self.numbers = observed(position, self.book, seat)
        self.view = cast(MaracaiboView, position.view(seat))

    def part(self, name: str) -> list[int]:
        return part(self.numbers, self.book, name)

    def rows(self, name: str) -> list[list[int]]:
        return nested(self.numbers, self.book, name)

    def named(self, name: str, codes: list[str]) -> list[str]:
        """The pieces whose number is set."""
        return [code for code, number in zip(codes, self.part(name), strict=True) if number]

    def of_player(self, name: str, away: int, codes: list[str]) -> list[str]:
        """The same of one seat's column."""
        return [code for code, row in zip(codes, self.rows(name), strict=True) if row[away]]


@holds_in("maracaibo")
@given(walk=WALKS)
def test_the_sea_is_that_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    names = [place["name"] for place in look.view["places"]] + ["gulf", "maracaibo", "start"]
    cards = [[CARD_CODES[n] for n, one in enumerate(row) if one] for row in look.rows("cards")]
    assert cards == [[place["card"]] if place["card"] else [] for place in look.view["places"]]
    hidden = [[HIDDEN[n] for n, one in enumerate(row) if one] for row in look.rows("hidden")]
    assert hidden == [[place["hidden"]] if place["hidden"] else [] for place in look.view["places"]]
    tiles = [[TREASURES[n] for n, one in enumerate(row) if one] for row in look.rows("value_tiles")]
    assert tiles == [[place["value_tile"]] if place["value_tile"] else [] for place in look.view["places"]]
    for away, row in enumerate(look.rows("ships")):
        assert [names[n] for n, one in enumerate(row) if one] == [look.view["players"][away]["ship"]]
    assert look.part("islands") == [
        next(island["cubes"] for island in look.view["islands"] if island["type"] == type) for type in TREASURES
    ]


@holds_in("maracaibo")
@given(walk=WALKS)
def test_black_markets_are_those_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    rows = look.rows("markets")
    places = len(look.view["places"])
    for away in range(look.seats):
        for place in range(places):
            market = look.view["places"][place]["market"]
            own = [market["tile"]] if market is not None and market["seat"] == away else []
            assert [tile + 1 for tile, one in enumerate(rows[away * places + place]) if one] == own
    assert look.part("market_backs") == [int(side == "back") for side in look.view["market_sides"]]


@holds_in("maracaibo")
@given(walk=WALKS)
def test_the_turn_is_that_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    assert look.part("active").index(1) == look.view["active"]
    assert look.part("first").index(1) == look.view["first"]
    assert look.part("round").index(1) + 1 == look.view["round"]
    assert look.part("last_turns") == [int(look.view["last_turns"])]
    assert [die for die in look.part("dice") if die] == look.view["dice"]
    assert look.named("spent", [spend.code for spend in SPENDS]) == look.view["spent"]
    assert sum(look.part("open_effects")) == len(look.view["open_effects"])
    at_hand = look.view["at_hand"]
    for name in ("steps", "upgrades", "swords", "treasures", "cubes", "shovels", "points", "quests"):
        if name in at_hand:
            assert look.part("at_hand") == [at_hand[name]]


@holds_in("maracaibo")
@given(walk=WALKS)
def test_supplies_are_those_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    view = look.view
    assert look.part("level_2") == [view["level_2"]]
    assert look.named("top_card", CARD_CODES) == ([view["top_card"]] if view["top_card"] else [])
    assert look.named("quest_market", QUEST_CODES) == sorted(view["quest_market"])
    assert look.part("quest_deck") == [view["quest_deck"]]
    under = [quest["quest"] for quest in view["quest_under"] if quest["quest"]]
    if view["step"] != "over":
        assert look.named("quests_under", QUEST_CODES) == sorted(under)
    assert look.named("quests_doubted", QUEST_CODES) == sorted(view["doubted"])
    assert look.named("own_dealt", QUEST_CODES) == sorted(view["players"][0]["dealt"])
    given_back = view["players"][0]["given_back"]
    assert look.named("own_given_back", QUEST_CODES) == ([given_back] if given_back else [])
    assert sorted(look.named("figureheads", [head.code for head in FIGUREHEADS])) == sorted(view["figureheads"])
    seen = [place["card"] for place in view["places"]] + [
        card for player in view["players"] for card in player["cards"]
    ]
    assert not set(look.named("unseen", CARD_CODES)) & set(seen)


@holds_in("maracaibo")
@given(walk=WALKS)
def test_players_are_those_of_the_view(case: Case, walk: Walk) -> None:
    for seat in range(case.seats):
        look = Look(case, walk, seat)
        for away in range(case.seats):
            player = look.view["players"][(seat + away) % case.seats]
            for name in (*STANDING, "doubloons", "income_doubloons", "income_vp", "rivers", "rubies"):
                assert look.part(name)[away] == dict(player)[name]
            assert look.part("retired")[away] == int(player["retired"])
            assert [row[away] for row in look.rows("swords")] == player["swords_of_type"]
            hoards = player["hoards"]
            treasures = [hoard["stored"] + sum(hoard["buried"]) for hoard in hoards]
            on_poseidon = [player["poseidon"].count(type) for type in TREASURES]
            found = [row[away] for row in look.rows("treasures")]
            assert found == [a + b for a, b in zip(treasures, on_poseidon, strict=True)]
            assert [row[away] for row in look.rows("slots")] == [int(hoard["slot"]) for hoard in hoards]
            assert [row[away] for row in look.rows("buried")] == [int(b) for hoard in hoards for b in hoard["buried"]]


@holds_in("maracaibo")
@given(walk=WALKS)
def test_what_players_own_is_that_of_the_view(case: Case, walk: Walk) -> None:
    for seat in range(case.seats):
        look = Look(case, walk, seat)
        for away in range(case.seats):
            player = look.view["players"][(seat + away) % case.seats]
            assert look.of_player("developments", away, CARD_CODES) == sorted(player["cards"], key=CARD_CODES.index)
            assert look.of_player("upgrades", away, [space.code for space in SHIP_SPACES]) == player["upgrades"]
            assert look.of_player("explorer", away, [space.code for space in TRACK]) == [player["explorer"]]
            head = player["figurehead"]
            assert look.of_player("figurehead", away, [h.code for h in FIGUREHEADS]) == ([head] if head else [])
            assert look.of_player("residences", away, [card.code for card in RESIDENCES]) == player["residences"]
            assert look.of_player("raid_actions", away, [spend.code for spend in SPENDS]) == player["raid_actions"]
            assert look.of_player("trades", away, [trade.code for trade in TRADES]) == player["trades"]
            known = [quest["quest"] for quest in player["quests"] if quest["quest"]]
            assert look.of_player("quests", away, QUEST_CODES) == sorted(known)
            assert look.part("quests_hidden")[away] == len(player["quests"]) - len(known)


@holds_in("maracaibo")
@given(walk=WALKS)
def test_jordan_is_that_of_the_view(case: Case, walk: Walk) -> None:
    look = Look(case, walk, 0)
    jordan = look.view["jordan"]
    assert ("jordan_score" in look.book.by_name) == (jordan is not None)
    if jordan is None:
        return
    assert look.part("jordan_upgrades") == [jordan["upgrades"]]
    assert look.part("jordan_treasures") == jordan["treasures"]
    assert look.part("jordan_level").index(1) + 1 == jordan["level"]
    assert look.part("jordan_deck") == [jordan["deck"]]
    assert look.named("jordan_developments", CARD_CODES) == sorted(jordan["cards"], key=CARD_CODES.index)
    codes = [card.code for card in JORDAN_CARDS]
    assert look.named("jordan_shown", codes) == sorted(jordan["shown"])
    assert look.named("jordan_seen", codes) == sorted(jordan["seen"])
    assert look.named("jordan_explorer", [space.code for space in TRACK]) == [jordan["explorer"]]
    known = [quest["quest"] for quest in jordan["quests"] if quest["quest"]]
    assert look.named("jordan_quests", QUEST_CODES) == sorted(known)
    assert look.part("jordan_quests_hidden") == [len(jordan["quests"]) - len(known)]
