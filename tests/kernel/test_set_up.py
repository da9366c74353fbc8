"""Positions set up by hand: the same again from one line of text, and no change that leads to what cannot be."""

from __future__ import annotations

import base64
import zlib
from random import Random
from typing import cast

import pytest
from hypothesis import given
from tests.kernel.cases import TITLES, WALKS, Case, Walk, holds_in_every_title, running_game_after

import flibuste
from flibuste.games import find_title
from flibuste.kernel.places import Amount, Counts, Owned, Pieces
from flibuste.kernel.refusals import BadPosition
from flibuste.kernel.set_up import (
    Laid,
    SetUp,
    _check,
    fresh,
    laid,
    moved,
    numbered,
    owned,
    read_set_up,
    stood,
    turned,
)
from flibuste.kernel.title import Title

pytestmark = pytest.mark.usefixtures("own_titles")
PORT_ROYAL = find_title("port_royal")


def small() -> SetUp:
    return fresh(PORT_ROYAL, PORT_ROYAL.agree(2, {"first_player": "1"}))


@holds_in_every_title
@given(walk=WALKS)
def test_a_position_is_the_same_again_from_its_text(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    position = game.clone_position()
    text = SetUp(case.title, game.terms, position.to_data()).to_text()
    again = read_set_up(f"  {text[:40]}\n{text[40:]} ")
    assert again.to_text() == text
    assert again.terms.options == game.options
    for viewer in case.viewers:
        assert again.position().view(viewer) == position.view(viewer)
    assert again.game("on").moves() == game.moves()


@holds_in_every_title
@given(walk=WALKS)
def test_whatever_is_changed_by_hand_is_a_position_or_is_refused(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    set_up = SetUp(case.title, game.terms, game.clone_position().to_data())
    random = Random(walk.seed)
    places = laid(set_up)
    for _ in range(6):
        if not places:
            return
        one, other = random.choice(places), random.choice(places)
        try:
            changed = changed_somehow(set_up, one, other, random)
        except BadPosition as told:
            assert "\n" not in str(told)
            continue
        position = read_set_up(changed.to_text()).position()
        assert position.pieces() == case.title.pieces_for(game.terms, position)
        set_up = changed


def changed_somehow(set_up: SetUp, one: Laid, other: Laid, random: Random) -> SetUp:
    if isinstance(one.place, Amount):
        return numbered(set_up, one.id, random.randint(one.place.least, one.place.most))
    if isinstance(one.place, Owned):
        return owned(set_up, one.id, random.randrange(len(one.place.names)), random.random() < 0.5)
    if isinstance(one.place, Pieces | Counts):
        return moved(set_up, one.id, random.randrange(5), other.id)
    return stood(set_up, one.id, f"{random.randrange(12)},{random.randrange(12)}", random.randint(-1, 2), 0)


@pytest.mark.parametrize("title", [title for title in TITLES if title.places], ids=lambda title: title.id)
def test_every_kind_of_change_works_at_the_beginning_of_a_game(title: Title) -> None:
    set_up = fresh(title, title.agree(2, {}))
    for one in laid(set_up):
        if isinstance(one.place, Amount):
            value = one.number + (1 if one.number < one.place.most else -1)
            assert next(again for again in laid(numbered(set_up, one.id, value)) if again.id == one.id).number == value
    movable = [
        one for one in laid(set_up) if isinstance(one.place, Pieces | Counts) and any(cast("list[object]", one.found))
    ]
    for one in movable:
        partners = [other for other in laid(set_up) if other.id != one.id and other.place.sort == one.place.sort]
        assert any(went(set_up, one.id, other.id) for other in partners), one.id


@holds_in_every_title
@given(walk=WALKS)
def test_it_becomes_the_turn_of_anybody_or_that_is_refused(case: Case, walk: Walk) -> None:
    if not case.title.gives_turns:
        return
    game = running_game_after(case, walk)
    set_up = SetUp(case.title, game.terms, game.clone_position().to_data())
    for seat in range(case.seats):
        try:
            changed = turned(set_up, seat)
        except BadPosition as told:
            assert "\n" not in str(told)
            continue
        position = read_set_up(changed.to_text()).position()
        assert position.seat_to_move() in (seat, -1)
        assert position.pieces() == case.title.pieces_for(game.terms, position)


@pytest.mark.parametrize("id", ["port_royal", "amerigo", "maracaibo", "treasure_map", "caribbean_conquest"])
def test_somebody_elses_turn_begins_in_the_middle_of_a_game(id: str) -> None:
    game = flibuste.new_game(id, 3, {}, "turns")
    given: set[int] = set()
    while len(given) < 3:
        for _ in range(7):
            game.submit(game.seat_to_move, game.clone_position().baseline_move().notation)
        set_up = SetUp(game.title, game.terms, game.clone_position().to_data())
        for seat in range(3):
            try:
                given.add(turned(set_up, seat).position().seat_to_move())
            except BadPosition as told:
                assert str(told).startswith("Nobody's turn begins before"), told


def went(set_up: SetUp, source: str, target: str) -> bool:
    for index in range(7):
        try:
            moved(set_up, source, index, target)
        except BadPosition:
            continue
        return True
    return False


def on_the_map(id: str) -> SetUp:
    game = flibuste.new_game(id, 2, {}, "on the map")
    for _ in range(30):
        game.submit(game.seat_to_move, game.clone_position().baseline_move().notation)
    return SetUp(game.title, game.terms, game.clone_position().to_data())


def test_a_ship_goes_to_another_cell_with_its_crew_and_never_on_land() -> None:
    aboard = fresh(find_title("treasure_map"), find_title("treasure_map").agree(2, {}))
    rows = cast("list[str]", aboard.position().view(0)["rows"])
    cells = [(f"{row},{column}", sign) for row, line in enumerate(rows) for column, sign in enumerate(line)]
    sea, land = (
        next(cell for cell, sign in reversed(cells) if (sign in "JCT") == is_land) for is_land in (False, True)
    )
    sheet = cast("list[dict[str, object]]", stood(aboard, "players/0/ship", sea, 0).layout["players"])[0]
    assert (sheet["ship"], sheet["crew"]) == (sea, sea)
    with pytest.raises(BadPosition, match="is on land"):
        stood(aboard, "players/0/ship", land, 0)


def test_fleets_points_and_equipment_become_otherwise() -> None:
    war = on_the_map("caribbean_conquest")
    point, holder = next(iter(cast("dict[str, int]", war.layout["control"]).items()))
    taken = stood(war, "control", point, 1 - holder)
    assert cast("dict[str, int]", taken.layout["control"])[point] == 1 - holder
    assert point not in cast("dict[str, int]", stood(taken, "control", point, -1).layout["control"])
    fleets = cast("list[dict[str, list[int]]]", war.layout["units"])
    cell, (ships, crews) = next((cell, units) for cell, units in fleets[0].items() if units[0])
    more = stood(war, "units/0", cell, ships + 1, 0)
    assert cast("list[dict[str, list[int]]]", more.layout["units"])[0][cell] == [ships + 1, crews]
    none = stood(stood(war, "units/0", cell, 0, 1), "units/0", cell, 0, 0)
    assert cell not in cast("list[dict[str, list[int]]]", none.layout["units"])[0]
    sabre = owned(war, "players/0/cards", 0, True)
    assert next(one for one in laid(sabre) if one.id == "players/0/cards").codes() == ["sabre"]
    assert owned(sabre, "players/0/cards", 0, False).to_text() == war.to_text()


@pytest.mark.parametrize(
    ("place", "cell", "value", "index", "sentence"),
    [
        ("control", "nowhere", 0, 0, "never anybody's"),
        ("units/0", "0,0", 99, 0, "This can be 0 to"),
        ("units/0", "0,0", 1, 7, "none of that kind"),
        ("players/0/gold", "0,0", 1, 0, "not on the map"),
    ],
)
def test_what_cannot_stand_there_is_told_in_one_sentence(
    place: str, cell: str, value: int, index: int, sentence: str
) -> None:
    with pytest.raises(BadPosition, match=sentence):
        stood(on_the_map("caribbean_conquest"), place, cell, value, index)


def test_a_card_becomes_a_coin_and_a_coin_a_card() -> None:
    coin = moved(small(), "draw_pile", 0, "players/1/coins")
    assert [len(one.codes()) for one in laid(coin) if one.name == "coins"] == [3, 4]
    back = moved(coin, "players/1/coins", 3, "draw_pile")
    assert [len(one.codes()) for one in laid(back) if one.name == "coins"] == [3, 3]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no position of Flibuste"),
        ("flibuste:port_royal:2", "five parts"),
        (small().to_text()[:-1] + "x", "was not copied whole"),
        (small().to_text().replace(":port_royal:", ":amerigo:"), "was not copied whole"),
    ],
)
def test_what_is_no_position_is_told_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read_set_up(text)


@pytest.mark.parametrize(
    ("title", "rules", "data", "sentence"),
    [
        ("chess", 1, b"[{},{}]", "no title 'chess'"),
        ("port_royal", 99, b'[{"seats":2,"options":{}},{}]', "knows the rules 1 to"),
        ("port_royal", 2, b'[{"seats":9,"options":{}},{}]', "1 to 5 players"),
        ("port_royal", 2, b"[{},{}]", "KeyError"),
        ("port_royal", 2, b'[{"seats":2.0,"options":{}},{}]', "TypeError"),
        ("port_royal", 2, b"[1]", "data are broken"),
        ("port_royal", 2, b"[" * 5000, "data are broken"),
        ("port_royal", 2, b"[" + b" " * (2 << 20) + b"]", "data are broken"),
    ],
)
def test_what_nobody_could_play_is_refused_in_one_sentence(title: str, rules: int, data: bytes, sentence: str) -> None:
    packed = base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")
    line = f"flibuste:{title}:{rules}:{packed}"
    with pytest.raises(BadPosition, match=sentence) as told:
        read_set_up(f"{line}:{_check(line)}")
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("source", "index", "target", "sentence"),
    [
        ("draw_pile", 999, "harbor", "no such piece"),
        ("draw_pile", 0, "round", "Nothing can go"),
        ("nowhere", 0, "harbor", "no place called 'nowhere'"),
        ("players/0/coins", 0, "open_expeditions", "never lies at that place"),
    ],
)
def test_a_change_that_cannot_be_is_told_in_one_sentence(source: str, index: int, target: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        moved(small(), source, index, target)


def test_numbers_and_turns_have_their_limits() -> None:
    with pytest.raises(BadPosition, match="can be 1 to 99, not 0"):
        numbered(small(), "round", 0)
    with pytest.raises(BadPosition, match="is not a number"):
        numbered(small(), "harbor", 1)
    with pytest.raises(BadPosition, match="There are 2 seats"):
        turned(small(), 2)
    whisper = find_title("whisper")
    with pytest.raises(BadPosition, match="follows from the rest"):
        turned(fresh(whisper, whisper.agree(2, {})), 0)
