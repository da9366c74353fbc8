"""The start of a chapter: adventurers, coins, events, the first page. PR-ADV sections 16.1 and 16.2."""

from __future__ import annotations

import pytest
from tests.port_royal.adventure.chapter import MODES, begin, chapter, choose_sides, handed_on
from tests.port_royal.table import TITLE, Table

from flibuste.games.port_royal.pieces import ADVENTURE_SET, CARDS, FILES, SPECIAL_EXPEDITION
from flibuste.games.port_royal.tale import ADVENTURERS, EVENTS, MISSIONS, STORIES, groups_of
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadOption, BadRecord


def deck_size(table: Table) -> int:
    """Every card that can turn up, coins included."""
    return len(table.p.pieces()) - len(table.p.kept_aside(table.tale))


def coming(table: Table) -> list[str]:
    """The event deck, top first."""
    return [EVENTS[number].code for number in reversed(table.tale.deck)]


# --- who plays --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("together", 5), ("rivals", 5), ("rivals", 1), ("variable", 1)])
def test_so_many_cannot_play_it(mode: str, seats: int) -> None:
    """PR-ADV-01, PR-MIX-06, PR-ADV-78"""
    with pytest.raises(BadOption):
        TITLE.agree(seats, MODES[mode])


@pytest.mark.parametrize(("mode", "fewest"), [("together", 1), ("rivals", 2), ("variable", 2)])
def test_up_to_four_can_play_it(mode: str, fewest: int) -> None:
    """PR-ADV-01, PR-ADV-54: each chapter by itself."""
    for seats in range(fewest, 5):
        assert choose_sides(begin(seats, mode)).step == "event"
    if mode != "variable":
        for number in range(1, 6):
            assert choose_sides(begin(fewest, mode, chapter=number)).read == [f"{number}0"]


def test_alone_one_is_always_active_and_pays_nobody() -> None:
    """PR-ADV-01: every tax bonus is one's own."""
    table = chapter(1, harbor="sailor:3/1", coins={0: 3}, top="tax:influence")
    table.play("reveal")
    assert (table.coins(0), table.active) == (4, 0)
    table.play("stop", "hire sailor:3/1")
    assert (table.active, table.step, table.coins(0)) == (0, "event", 1)
    assert not table.told("fee-paid")


@pytest.mark.parametrize(
    "options",
    [
        {"adventure": "cooperative", "contracts": "competitive"},
        {"adventure": "competitive", "contracts": "cooperative"},
        {"adventure": "competitive", "sets": "sets_sail"},
        {"adventure": "competitive", "ending": "points_and_expedition"},
        {"adventure": "variable", "chapter": 2},
        {"chapter": 2},
        {"adventurers": "drafted"},
    ],
)
def test_what_does_not_go_together(options: dict[str, object]) -> None:
    """PR-MIX-06, PR-MIX-07, PR-ADV-78: contracts have an agenda of their own, the trophy decides the end."""
    with pytest.raises(BadOption):
        TITLE.agree(2, options)


@pytest.mark.parametrize("cards", ["gambler", "sets_sail_cards", "contract_cards"])
def test_other_cards_are_mixed_in_with_a_warning(cards: str) -> None:
    """PR-ADV-12, PR-MIX-04, PR-MIX-06"""
    terms = TITLE.agree(2, {"adventure": "cooperative", cards: True})
    assert "mixed_adventure" in TITLE.warnings(terms)
    assert "mixed_adventure" not in TITLE.warnings(TITLE.agree(2, {"adventure": "cooperative"}))
    prefix = {"gambler": "p-", "sets_sail_cards": "u-", "contract_cards": "a-"}[cards]
    pieces = start(TITLE, 2, {"adventure": "cooperative", cards: True}, "x").clone_position().pieces()
    assert any(code.startswith(prefix) for code in pieces)


def test_alone_a_gift_ship_keeps_its_gift() -> None:
    """PR-MIX-06, PR-XC-09: three coins, and nobody to give one to."""
    table = chapter(1, harbor="a-flute:5/3g", coins={0: 0}, contract_cards=True)
    table.play("stop", "trade a-flute:5/3g")
    assert table.coins(0) == 3
    assert not table.told("coin-given")


# --- what is in the box -----------------------------------------------------------------------------------------------


def test_the_pieces_of_the_box() -> None:
    """PR-COMP-09: cards, adventurers, events and stories, the cover and the title cards besides."""
    assert sum(int(card.copies) for card in CARDS if card.card_set == ADVENTURE_SET) == 39
    assert len(ADVENTURERS) == 10
    assert len({int(one.card) for one in ADVENTURERS}) == 5
    assert len(EVENTS) == 16
    assert len(STORIES) + len(FILES[ADVENTURE_SET].rows("title_card")) == 55
    assert len(MISSIONS) == 31


@pytest.mark.parametrize(
    ("number", "at_first", "in_the_end"), [(1, 131, 131), (2, 136, 138), (3, 148, 150), (4, 155, 155), (5, 158, 158)]
)
def test_deck_sizes(number: int, at_first: int, in_the_end: int) -> None:
    """PR-ADV-59, PR-SET-06"""
    table = choose_sides(begin(2, chapter=number))
    assert deck_size(table) == at_first
    groups = {*table.p.terms.groups, *groups_of(number)}
    assert 119 + sum(int(card.copies) for card in CARDS if card.group and card.group in groups) == in_the_end


def test_cards_of_the_set_are_kept_aside() -> None:
    """PR-ADV-02: the special expedition stays in the box, the 39 cards beside it until a story brings them."""
    table = begin(2)
    assert SPECIAL_EXPEDITION.code not in table.p.pieces()
    assert len(table.draw_pile) == 119
    assert len(table.p.kept_aside(table.tale)) == 39
    choose_sides(table)
    assert len(table.p.kept_aside(table.tale)) == 27


# --- adventurers ------------------------------------------------------------------------------------------------------


def test_adventurers_by_lot() -> None:
    """PR-ADV-03, PR-ADV-62: everybody sees the deal; the first player is the first to choose a side."""
    table = begin(3, luck=[Luck("shuffle", []), Luck("adventurers", ["3", "1", "5"])], first_player="2")
    assert [fact["front"] for fact in table.told("adventurer-dealt")] == [
        "don_ferdinando",
        "grace_may",
        "samuel_blackguard",
    ]
    assert (table.seat, table.legal) == (1, ["adventurer grace_may", "adventurer jacques_grandeur"])
    assert (table.reason("adventurer officer_scott").key, table.reason("stop").key) == (
        "not-your-adventurer",
        "adventurer-first",
    )
    table.play("adventurer jacques_grandeur")
    assert table.seat == 2
    table.play("adventurer thomas_fishborn")
    assert (table.seat, table.legal[0]) == (0, "adventurer don_ferdinando")
    table.play("adventurer officer_scott")
    assert table.step == "event"
    chosen = ["officer_scott", "jacques_grandeur", "thomas_fishborn"]
    assert [table.voyage(seat).adventurer().code for seat in range(3)] == chosen
    assert table.told("adventurer-chosen") == [{"seat": seat, "adventurer": chosen[seat]} for seat in (1, 2, 0)]


def test_adventurers_are_drawn_by_lot() -> None:
    """PR-ADV-03: any card for anybody, never one for two."""
    dealt = {seat: set() for seat in range(2)}  # type: ignore[var-annotated]
    for seed in range(60):
        table = begin(2, seed=f"deal {seed}")
        cards = [int(table.voyage(seat).card) for seat in range(2)]
        assert cards[0] != cards[1]
        for seat in range(2):
            dealt[seat].add(cards[seat])
    assert dealt == {0: {1, 2, 3, 4, 5}, 1: {1, 2, 3, 4, 5}}


def test_the_events_of_a_chapter_stand_in_its_record() -> None:
    """PR-ADV-06: the next one first, so that the game can be played again."""
    table = begin(4)
    (events,) = [luck.result for luck in table.game.record().luck if luck.what == "events"]
    assert events == [EVENTS[number].code for number in table.tale.deck[:0:-1]]
    assert len(events) == 3


def test_the_adventurers_of_a_chapter_stand_in_its_record() -> None:
    """PR-ADV-03, PR-ADV-62: in the order of seats, so that the game can be played again."""
    table = begin(3)
    (cards,) = [luck.result for luck in table.game.record().luck if luck.what == "adventurers"]
    assert cards == [str(table.voyage(seat).card) for seat in range(3)]


def test_a_draft_begins_with_the_last_player() -> None:
    """PR-ADV-03, PR-ADV-62: a card and its side in one step; the other side goes with it."""
    table = begin(3, adventurers="drafted")
    assert (table.seat, len(table.legal)) == (2, 10)
    table.play("adventurer grace_may")
    assert (table.seat, len(table.legal)) == (1, 8)
    assert table.reason("adventurer jacques_grandeur").key == "not-your-adventurer"
    table.play("adventurer senora_anne")
    assert (table.seat, len(table.legal)) == (0, 6)
    table.play("adventurer p_landman")
    assert table.step == "event"
    assert len(begin(1, adventurers="drafted").legal) == 10


@pytest.mark.parametrize("cards", [["1"], ["1", "1"], ["1", "6"], ["0", "1"], ["1", "2", "3"]])
def test_a_record_with_another_deal_is_refused(cards: list[str]) -> None:
    """PR-ADV-03"""
    with pytest.raises(BadRecord):
        begin(2, luck=[Luck("shuffle", []), Luck("adventurers", cards)])


def test_the_starting_treasure_is_that_of_the_adventurer() -> None:
    """PR-ADV-04: instead of three coins."""
    table = begin(2, adventurers="drafted").play("adventurer grace_may", "adventurer senora_anne")
    assert (table.coins(0), table.coins(1)) == (1, 4)


def test_markers_and_crowns_at_the_start() -> None:
    """PR-ADV-05, PR-ADV-60: four markers on the adventurer, the fifth at the foot of the throne."""
    table = choose_sides(begin(2))
    for seat in range(2):
        assert (table.voyage(seat).markers, table.voyage(seat).crowns, table.influence(seat)) == (4, 0, 0)


# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "seats", "zeros", "size"),
    [
        ("together", 1, 1, 3),
        ("together", 2, 1, 3),
        ("together", 3, 2, 3),
        ("together", 4, 3, 4),
        ("rivals", 2, 3, 5),
        ("rivals", 3, 4, 5),
        ("rivals", 4, 4, 5),
    ],
)
def test_the_first_event_deck(mode: str, seats: int, zeros: int, size: int) -> None:
    """PR-ADV-06, PR-ADV-07, PR-ADV-08, PR-ADV-09: event 1 for one or two players, the end at the bottom."""
    places = set()
    for seed in range(20):
        table = begin(seats, mode, seed=f"events {seed}")
        deck = coming(table)
        numbers = [int(next(event.number for event in EVENTS if event.code == code)) for code in deck]
        assert len(deck) == size
        assert numbers.count(0) == zeros
        assert (1 in numbers) == (seats <= 2)
        assert deck[-1] == "end_of_month"
        assert len(table.tale.unused) == 13 - zeros
        if seats <= 2:
            places.add(numbers.index(1))
    if seats <= 2:
        assert places == set(range(zeros + 1))


def test_the_first_events_are_drawn_by_lot() -> None:
    """PR-ADV-06: any of thirteen, also where nothing else is shuffled in."""
    drawn = {code for seed in range(40) for code in coming(begin(3, "rivals", seed=f"first {seed}"))}
    assert len(drawn) == 13 + 1, "and the end of the month"


def test_nobody_knows_the_first_month() -> None:
    """PR-ADV-06, PR-ADV-08: only what lies at the bottom."""
    assert begin(3).shown["days"] == ["", "", "end_of_month"]


@pytest.mark.parametrize(
    "names", [["fair_wind"], ["fair_wind", "fair_wind", "squall"], ["squall", "fair_wind", "nothing"]]
)
def test_a_record_with_other_events_is_refused(names: list[str]) -> None:
    """PR-ADV-06: as many different ones as there should be."""
    with pytest.raises(BadRecord):
        begin(2, "rivals", luck=[Luck("shuffle", []), Luck("events", names)])


# --- the chapter begins -----------------------------------------------------------------------------------------------


def test_the_first_page_is_read_after_coins_are_dealt() -> None:
    """PR-ADV-13, PR-ADV-57, PR-ADV-61: title, first page, its cards, its mission; no coin is one of the new cards."""
    table = begin(2)
    assert table.read == []
    assert table.shown["opening"] is not None
    assert table.shown["opening"]["story"] == "story:10"
    choose_sides(table)
    order = [name for name in table.story if name in ("chapter-began", "coins-gained", "story-read", "cards-added")]
    assert order == ["chapter-began", "coins-gained", "coins-gained", "story-read", "cards-added"]
    assert table.told("chapter-began")[0]["attempt"] == 1
    assert table.game.may_undo == -1, "a page that was read"
    assert table.told("mission-opened") == [{"mission": "mission:10"}]
    for seed in range(30):
        table = choose_sides(begin(2, seed=f"coins {seed}"))
        assert not [code for seat in range(2) for code in table.faces(seat) if code.startswith("v-")]


@pytest.mark.parametrize("number", range(1, 6))
def test_everybody_is_told_which_chapter_begins(number: int) -> None:
    """PR-ADV-13, PR-ADV-11"""
    table = choose_sides(begin(2, chapter=number))
    assert table.told("chapter-began") == [{"chapter": f"chapter:{number}", "attempt": 1}]


def test_new_cards_are_shuffled_into_the_draw_pile() -> None:
    """PR-ADV-14: what was discarded stays where it is."""
    table = chapter(
        missions="20",
        number=2,
        groups=[80, 81],
        discard="sailor:3/1 pirate:5/1",
        deck="end_of_month",
        before_event=True,
    )
    before = len(table.draw_pile)
    table.play("event")
    assert table.read == ["21"]
    assert table.discard == ["sailor:3/1", "pirate:5/1"]
    assert len(table.draw_pile) == before + 2
    assert {"v-tybuk-elder:9/2", "v-tybuk-younger:5/1"} <= set(table.draw_pile)
    assert table.told("deck-shuffled") == [{"cards": before + 2}]


def test_cards_come_once_in_a_campaign() -> None:
    """PR-ADV-58, PR-ADV-X1: the second try shuffles 138 cards, and the first pages add nothing."""
    first = choose_sides(begin(2, legacy=handed_on(2, [80])))
    shuffled = first.told("deck-shuffled")
    assert shuffled[0]["cards"] == 131
    assert first.told("cards-added") == [{"cards": 5, "group": 81}]
    again = choose_sides(begin(2, legacy=handed_on(2, [80, 81, 82], 1)))
    assert again.told("deck-shuffled")[0]["cards"] == 138
    assert not again.told("cards-added")
    assert again.shown["story"][0]["cards"] == {}
    assert first.shown["story"][0]["cards"] == {"v-sentinel:5/1": 2, "v-sentinel:7/2": 2, "v-sentinel:9/3": 1}


@pytest.mark.parametrize(("seats", "markers", "influence"), [(1, 4, 13), (2, 5, 13), (3, 5, 17), (4, 8, 20)])
def test_card_nine_is_turned_to_the_number_of_players(seats: int, markers: int, influence: int) -> None:
    """PR-ADV-10, PR-ADV-15: it lies beside the first mission of a team, and in the box of rivals."""
    goal = choose_sides(begin(seats)).shown["goal"]
    assert goal is not None
    assert (goal["markers_wanted"], goal["influence_wanted"], goal["missions_wanted"]) == (markers, influence, 4)
    if seats > 1:
        assert choose_sides(begin(seats, "rivals")).shown["goal"] is None


@pytest.mark.parametrize("number", range(1, 6))
def test_story_cards_have_the_numbers_of_their_chapter(number: int) -> None:
    """PR-ADV-11: tens for the chapter, 60 and its number for its end."""
    own = [story.code.removeprefix("story:") for story in STORIES if story.chapter == number]
    assert {code[0] for code in own} == {str(number), "6"}
    assert [code for code in own if code[0] == "6"] == [str(60 + number)]
    assert choose_sides(begin(2, chapter=number)).shown["story"][0]["story"] == f"story:{number}0"


def test_a_later_chapter_by_itself_has_what_earlier_ones_add() -> None:
    """PR-ADV-11, PR-ADV-63"""
    assert choose_sides(begin(2, chapter=3)).p.terms.groups == [80, 81, 82]
    assert (
        start(TITLE, 2, {"adventure": "cooperative", "chapter": 5}, "x").clone_position().pieces().count("v-tax") == 3
    )
