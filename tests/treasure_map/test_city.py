"""Towns, stores and equipment: SA-CITY, SA-EQ."""

from __future__ import annotations

from typing import Any

import pytest
from tests.treasure_map.table import CITIES, PORTS, Table, arrange


def in_town(**given: Any) -> Table:
    return arrange(**{"step": "actions", "at": {0: "5,8 5,9"}, **given})


def test_the_own_city_keeps_everything() -> None:
    """SA-CITY-01, SA-CITY-06: an amount of gold, each token, each piece, one decision each."""
    table = in_town(gold={0: 3}, tokens={0: "token-1-Z7 token-1-Z9"}, pieces={0: "2"})
    assert table.offered("store-gold") == ["1", "2", "3"]
    assert table.offered("store-token") == ["token-1-Z7", "token-1-Z9"]
    assert table.offered("store-piece") == ["2"]
    table.play("store-gold 2", "store-token token-1-Z9", "store-piece 2")
    assert (table.gold(), table.stored(), table.tokens(), table.pieces()) == (1, 2, ["token-1-Z7"], [0, 0, 0, 0])
    assert table.refused("store-gold 2") == ("not-carried", "SA-CITY-01")
    assert table.reason("store-gold 2").facts == {"gold": 1}


def test_and_gives_it_back() -> None:
    """SA-CITY-01, SA-CITY-06."""
    table = in_town(stored={0: 3}, stored_tokens={0: "token-1-Z7"}, stored_pieces={0: "2 4"})
    assert table.offered("fetch-gold") == ["1", "2", "3"]
    table.play("fetch-gold 2", "fetch-token token-1-Z7", "fetch-piece 4")
    assert (table.gold(), table.stored(), table.tokens(), table.pieces()) == (2, 1, ["token-1-Z7"], [0, 0, 0, 1])
    assert table.refused("fetch-piece 4") == ("not-stored", "SA-CITY-01")


def test_other_cities_keep_nothing() -> None:
    """SA-CITY-01, SA-SET-08: the city of a color that nobody plays is a city all the same."""
    table = arrange(step="actions", at={0: "9,5 8,5"}, gold={0: 5}, stored={0: 5})
    assert table.refused("store-gold 1") == ("not-in-own-city", "SA-CITY-01")
    assert table.reason("fetch-gold 1").facts == {"cell": "5,9"}
    assert "sabre" in table.offered("buy")


def test_stored_things_cannot_be_used() -> None:
    """SA-CITY-02: neither to pay, nor to swap, nor to bribe."""
    table = in_town(turn=1, at={1: "0,9 0,8"}, stored={1: 9}, stored_tokens={1: "token-1-Z3"}, hunts={1: 1})
    assert table.offered("buy") == []
    assert table.refused("swap token-1-Z3 1") == ("token-not-carried", "SA-MAP-05")
    assert table.refused("bribe 1") == ("too-little-gold", "SA-PIR-10")
    table.play("fetch-gold 6", "fetch-token token-1-Z3", "swap token-1-Z3 1", "bribe 1", "buy cannonball")
    assert table.gold(1) == 0


def test_everything_in_one_turn() -> None:
    """SA-CITY-03."""
    table = in_town(stored={0: 5}).play("fetch-gold 4", "buy sabre", "store-gold 1")
    assert (table.gold(), table.stored()) == (0, 2)


@pytest.mark.parametrize("color", range(4))
def test_equipment_is_sold_in_every_city(color: int) -> None:
    """SA-CITY-04: any number, for carried gold."""
    table = arrange(step="actions", at={0: f"{PORTS[color]} {CITIES[color]}"}, gold={0: 11})
    table.play("buy pistols", "buy cannonball", "buy cannonball")
    assert (table.gold(), table.balls(), table.player()["cards"]) == (2, 2, ["pistols"])
    assert table.refused("buy long_guns") == ("too-little-gold", "SA-CITY-04")
    assert table.reason("buy long_guns").facts == {"price": 8, "gold": 2}


def test_a_port_is_not_the_city() -> None:
    """SA-CITY-05."""
    table = arrange(step="actions", at={0: "5,8"}, gold={0: 9}, stored={0: 9})
    assert table.legal == ["end"]
    assert table.refused("buy sabre") == ("not-in-city", "SA-CITY-04")
    assert table.refused("store-gold 1") == ("not-in-own-city", "SA-CITY-01")


def test_others_see_what_is_stored_and_not_which_tokens() -> None:
    """SA-CITY-07."""
    table = in_town(stored={0: 4}, stored_tokens={0: "token-1-Z7"}, stored_pieces={0: "3"})
    seen = table.seen_by(1)["players"][0]["stored"]
    assert (seen["gold"], seen["pieces"], [token["token"] for token in seen["tokens"]]) == (4, [0, 0, 1, 0], [None])


def test_which_token_is_moved_stays_a_secret() -> None:
    """SA-CITY-07, SA-TRE-06: others see its level."""
    table = in_town(tokens={0: "token-1-Z7"}).play("store-token token-1-Z7")
    event = table.events[-1]
    assert event.seen_by(0)["facts"] == {
        "seat": 0, "gold": 0, "level": 1, "piece": 0, "token": "token-1-Z7",
    }  # fmt: skip
    assert event.seen_by(1)["facts"] == {"seat": 0, "gold": 0, "level": 1, "piece": 0, "token": ""}
    assert table.game.title.book.named("store-token token-1-Z7").face == "store-token level-1"


def test_a_cannonball_is_needed_to_fire_and_used_up() -> None:
    """SA-EQ-01, SA-CBT-07."""
    table = arrange(at={0: "7,2", 1: "7,3"}, balls={0: 2}).play("stop", "fire crew-2")
    assert table.balls() == 1


def test_one_copy_of_each_permanent_card() -> None:
    """SA-EQ-02: any number of cannonballs."""
    table = in_town(gold={0: 30}).play("buy sabre", "buy cannonball", "buy cannonball", "buy cannonball")
    assert table.balls() == 3
    assert table.refused("buy sabre") == ("card-owned", "SA-EQ-02")
    assert "sabre" not in table.offered("buy")


def test_cards_are_open_and_stay() -> None:
    """SA-EQ-03: nobody can sell, trade or steal them."""
    table = arrange(at={0: "7,2", 1: "7,2"}, cards={1: "sabre"}, balls={1: 2}).expect("combat", "7 2")
    table.play("stop", "fight crew-2")
    assert table.player()["cards"] == []
    assert table.seen_by(0)["players"][1]["cards"] == ["sabre"]
    assert not [move for move in table.game.title.book.moves if "sell" in move.notation or "trade" in move.notation]


def test_what_is_stored_is_told() -> None:
    """SA-CITY-01, SA-CITY-06: the amount of gold, the level of a token, the number of a piece, and nothing else."""
    table = arrange(
        turn=1, step="actions", at={1: "0,9 0,8"}, gold={1: 5}, tokens={1: "token-1-Z3"}, pieces={1: "3"}
    ).play("store-gold 2", "store-token token-1-Z3", "store-piece 3")
    nothing = {"seat": 1, "gold": 0, "level": 0, "piece": 0, "token": ""}
    assert table.told("stored") == [nothing | {"gold": 2}, nothing | {"level": 1}, nothing | {"piece": 3}]
