"""Treasures, tokens and map pieces: SA-TRE, SA-MAP."""

from __future__ import annotations

from typing import Any

import pytest
from tests.treasure_map.table import CHART, Table, arrange

from flibuste.games.ship_adventure.pieces import TOKENS
from flibuste.games.ship_adventure.treasure_map.rules.actions import hunter_risk


def at_temple(level: int = 1, **given: Any) -> Table:
    """Red beside the temple at 8,8, whose token reads that very cell at levels 1 and 3."""
    token = f"token-{level}-Z9"
    return arrange(3, **{"at": {0: "7,8"}, "level": level, "temples": {"8,8": token}, **given})


@pytest.mark.parametrize("level, dice, gold", [(1, "5", 5), (2, "3 6", 9), (3, "2 3 4", 9)])
def test_as_many_dice_as_the_token_shows(level: int, dice: str, gold: int) -> None:
    """SA-TRE-01, SA-TRE-02."""
    table = at_temple(level).expect("treasure", dice).play("go S", "stop")
    told = (table.step, table.view["at_hand"]["dice"], table.preview("throw"))
    assert told == ("treasure", level, {"dice": level})
    table.play("throw").all_drawn()
    assert (table.gold(), table.tokens()) == (gold, [f"token-{level}-Z9"])


def test_a_skull_is_worth_seven_and_brings_a_hunter() -> None:
    """SA-TRE-02, SA-TRE-03, SA-PIR-03."""
    table = at_temple(3).expect("treasure", "7 2 7").play("go S", "stop", "throw")
    assert table.gold() == 16
    assert len([number for number in (1, 2, 3, 4) if table.hunted_by(number) == 0]) == 2
    assert len(table.told("hunt-began")) == 2
    calm = at_temple(1).expect("treasure", "6").play("go S", "stop", "throw")
    assert [calm.hunted_by(number) for number in (1, 2, 3, 4)] == [-1] * 4


def test_an_emptied_temple_gives_nothing_more() -> None:
    """SA-TRE-04."""
    table = at_temple().expect("treasure", "4").play("go S", "stop", "throw", "end")
    assert table.treasures == {}
    assert arrange(at={0: "7,8"}, temples={}).play("go S", "stop").step == "actions"


def test_passing_over_a_temple_does_nothing() -> None:
    """SA-TRE-05: neither walking on nor going back aboard."""
    table = at_temple().play("go S", "go E", "stop")
    assert (table.step, table.treasures) == ("actions", {"8,8": 1})


def test_the_back_is_for_its_holder_alone() -> None:
    """SA-TRE-06."""
    table = at_temple().expect("treasure", "4").play("go S", "stop", "throw")
    for viewer in (-1, 0, 1, 2):
        [seen] = table.seen_by(viewer)["players"][0]["carried"]["tokens"]
        assert (seen["level"], seen["known_to"]) == (1, [0])
        assert (seen["token"], seen["cell"]) == (("token-1-Z9", "8,8") if viewer == 0 else (None, None))
        assert bool(seen["reading"]) == (viewer == 0)
    event = next(event for event in table.events if event.name == "treasure-found")
    assert event.seen_by(0)["facts"]["token"] == "token-1-Z9"  # type: ignore[index]
    assert event.seen_by(1)["facts"]["token"] == ""  # type: ignore[index]


def test_tokens_may_be_open() -> None:
    """SA-TRE-06: to everybody, once they are found."""
    table = at_temple(open_tokens=True)
    hidden = table.seen_by(0)["temple_tokens"][3]
    assert hidden is not None
    assert (hidden["token"], hidden["known_to"]) == (None, [])
    table.expect("treasure", "4").play("go S", "stop", "throw")
    for viewer in (-1, 0, 1):
        assert table.seen_by(viewer)["players"][0]["carried"]["tokens"][0]["token"] == "token-1-Z9"
    assert table.told("treasure-found")[0]["token"] == "token-1-Z9"


def test_there_is_no_limit_to_what_is_carried() -> None:
    """SA-TRE-07, SA-MAP-07."""
    codes = " ".join(token.code for token in TOKENS if token.level == 1 and token.zone not in (1, 8))
    table = at_temple(tokens={0: codes}, gold={0: 500}, pieces={0: "1"}).expect("treasure", "4")
    table.play("go S", "stop", "throw")
    assert (len(table.tokens()), table.gold()) == (8, 504)


def test_a_treasure_must_be_taken_and_its_hunter_can_be_bribed_at_once() -> None:
    """SA-TRE-08."""
    table = at_temple().expect("treasure", "7").play("go S", "stop")
    assert table.legal == ["throw"]
    assert table.refused("end") == ("not-now", "SA-TURN-02")
    table.play("throw")
    hunter = table.told("hunt-began")[0]["pirate"]
    table.play(f"bribe {hunter}")
    assert (table.gold(), table.hunted_by(int(str(hunter)))) == (3, -1)


# --- reading a token --------------------------------------------------------------------------------------------------


def test_the_first_quarter_with_land_then_the_first_land_cell() -> None:
    """SA-MAP-01, SA-MAP-02, SA-MAP-03: against a reading by hand of all tokens and zones."""
    rows = CHART.rows()
    for token in TOKENS:
        top, left = token.zone // 3 * 4, token.zone % 3 * 4
        order = [token.numbers.index(number) for number in "1234"]
        tiles = [(top + quarter // 2 * 2, left + quarter % 2 * 2) for quarter in order]
        land = [
            (row + quarter // 2, column + quarter % 2)
            for row, column in tiles
            for quarter in order
            if rows[row + quarter // 2][column + quarter % 2] in "JCT"
        ]
        expected = land[0][0] * 12 + land[0][1] if land else -1
        assert CHART.reading(token.zone, token.order) == expected


def test_land_is_jungle_city_and_temple() -> None:
    """SA-MAP-04: a token in the game always names a land cell."""
    kinds = set()
    for token in TOKENS:
        cell = CHART.reading(token.zone, token.order)
        if cell >= 0:
            assert CHART.is_land(cell)
            kinds.add(CHART.rows()[cell // 12][cell % 12])
    assert kinds == {"J", "C", "T"}


# --- swaps ------------------------------------------------------------------------------------------------------------


def test_a_token_is_swapped_on_its_cell_for_any_piece_on_offer() -> None:
    """SA-MAP-05, SA-MAP-06, SA-MAP-11: and leaves the game, seen by all."""
    table = arrange(
        at={0: "7,10 7,11"}, step="actions", level=2, tokens={0: "token-2-Z6 token-2-Z1"}, pieces={1: "3 3"}
    )
    assert table.offered("swap") == ["token-2-Z6 1", "token-2-Z6 2", "token-2-Z6 4"]
    assert table.refused("swap token-2-Z6 3") == ("piece-gone", "SA-MAP-06")
    assert table.reason("swap token-2-Z6 3").facts == {"piece": 3}
    assert table.refused("swap token-2-Z1 1") == ("token-elsewhere", "SA-MAP-05")
    assert table.reason("swap token-2-Z1 1").facts == {"token": "token-2-Z1", "cell": "0,0"}
    assert table.refused("swap token-2-Z9 1") == ("token-not-carried", "SA-MAP-05")
    table.play("swap token-2-Z6 4")
    assert (table.tokens(), table.pieces()) == (["token-2-Z1"], [0, 0, 0, 1])
    assert [table.seen_by(viewer)["swapped"] for viewer in (-1, 0, 1)] == [["token-2-Z6"]] * 3
    assert table.view["offer"] == [2, 2, 0, 1]


def test_several_tokens_for_one_cell() -> None:
    """SA-MAP-05."""
    table = arrange(4, at={0: "9,0 8,0"}, step="actions", level=3, tokens={0: "token-1-Z7 token-2-Z7 token-3-Z7"})
    table.play("swap token-1-Z7 1", "swap token-2-Z7 1", "swap token-3-Z7 2")
    assert table.pieces() == [2, 1, 0, 0]


def test_without_pieces_on_offer_there_is_no_swap() -> None:
    """SA-MAP-06: the token is kept."""
    table = arrange(at={0: "9,0 8,0"}, step="actions", tokens={0: "token-1-Z7"}, pieces={1: "1 2 3 4"})
    assert table.offered("swap") == []
    assert table.tokens() == ["token-1-Z7"]


def test_equal_pieces_may_be_owned() -> None:
    """SA-MAP-07: they count once."""
    table = arrange(3, at={0: "9,0 8,0"}, step="actions", level=2, tokens={0: "token-1-Z7"}, pieces={0: "1"})
    table.play("swap token-1-Z7 1")
    assert table.pieces() == [2, 0, 0, 0]
    assert table.game.scores()[0] == 1


def test_tokens_and_pieces_are_stored_in_the_own_city() -> None:
    """SA-MAP-08."""
    table = arrange(at={0: "5,8 5,9"}, step="actions", tokens={0: "token-1-Z7"}, pieces={0: "1"})
    table.play("store-token token-1-Z7", "store-piece 1")
    stored = table.player()["stored"]
    assert (stored["pieces"], [token["token"] for token in stored["tokens"]]) == ([1, 0, 0, 0], ["token-1-Z7"])


def test_cells_are_fixed_from_the_start() -> None:
    """SA-MAP-09: the same token names the same cell at every level."""
    cells = {
        arrange(3, level=level, tokens={0: "token-1-Z6"}).player()["carried"]["tokens"][0]["cell"]
        for level in (1, 2, 3)
    }
    assert cells == {"4,9"}


def test_a_token_that_names_its_own_temple() -> None:
    """SA-MAP-10: swapped in the turn in which it is taken."""
    table = at_temple().expect("treasure", "4").play("go S", "stop", "throw", "swap token-1-Z9 1")
    assert table.pieces() == [1, 0, 0, 0]


def test_what_comes_to_light_with_a_treasure() -> None:
    """SA-TRE-06, SA-TRE-02: the dice for everybody, the token for its finder."""
    found = [
        at_temple(temples={"8,8": token}).expect("treasure", dice).play("go S", "stop", "throw").p
        for token, dice in (("token-1-Z9", "4"), ("token-1-Z6", "4"), ("token-1-Z9", "5"))
    ]
    assert found[0].sights_of(0) != found[1].sights_of(0)
    assert found[0].sights_of(1) == found[1].sights_of(1)
    assert found[0].sights_of(1) != found[2].sights_of(1)


def test_a_swap_is_seen_by_all() -> None:
    """SA-MAP-06, SA-MAP-11: the token and the piece; it cannot be taken back."""
    table = arrange(turn=1, step="actions", at={1: "0,9 0,8"}, tokens={1: "token-1-Z3"}).play("swap token-1-Z3 2")
    assert table.told("swapped") == [{"seat": 1, "token": "token-1-Z3", "piece": 2}]
    assert table.game.may_undo == -1


@pytest.mark.parametrize(("dice", "risk"), [(0, 0), (1, 100), (3, 100)])
def test_alone_every_treasure_brings_a_hunter(dice: int, risk: int) -> None:
    """SA-VAR-05: whatever the dice show."""
    assert hunter_risk(arrange(1).p, dice) == risk
