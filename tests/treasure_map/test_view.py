"""Who may know what (section 23 of the rules), and what determinize redraws."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.treasure_map.table import MODES, Table, arrange, eager_moves, random_game

from flibuste.games.ship_adventure.pieces import MAP_CARDS, TOKENS
from flibuste.games.ship_adventure.treasure_map.play import TreasureMap
from flibuste.kernel.chance import quick


def redrawn(table: Table, viewer: int, stream: int) -> TreasureMap:
    twin = table.p.clone()
    twin.determinize(viewer, quick(stream))
    assert isinstance(twin, TreasureMap)
    return twin


def back(slot: int) -> str:
    return TOKENS[slot & 31].code


def test_backs_travel_with_their_holders() -> None:
    """SA-TRE-06, SA-CBT-16: a new owner sees them, and the former one remembers."""
    table = arrange(3, at={0: "7,2", 1: "7,2"}, tokens={1: "token-1-Z9"}).expect("combat", "7 2")
    table.play("stop", "fight crew-2")
    for viewer, known in ((0, True), (1, True), (2, False), (-1, False)):
        token = table.seen_by(viewer)["players"][0]["carried"]["tokens"][0]
        assert token["token"] == ("token-1-Z9" if known else None)
        assert token["known_to"] == [0, 1]
    event = next(event for event in table.events if event.name == "loot-taken")
    assert event.seen_by(0)["facts"]["tokens"] == ["token-1-Z9"]  # type: ignore[index]
    assert event.seen_by(1)["facts"]["tokens"] == []  # type: ignore[index]


def test_a_hoard_shows_no_backs() -> None:
    """SA-PIR-12: only former owners know them."""
    table = arrange(3, at={0: "4,6"}, tokens={0: "token-1-Z9"}).expect("combat", "2 7").play("stop", "fight pirate-1")
    hoards = [table.seen_by(viewer)["pirates"][0]["loot"]["tokens"][0]["token"] for viewer in (-1, 0, 1)]
    assert hoards == [None, "token-1-Z9", None]


def test_after_the_game_everybody_knows_everything() -> None:
    """SA-END-04."""
    table = arrange(first=1, round=80, tokens={0: "token-1-Z9"}, eldorado="map-B").play("stop", "end")
    assert table.game.seat_to_move == -1
    (shown,) = table.told("tokens-shown")
    assert "token-1-Z9" in str(shown["tokens"])
    for viewer in (-1, 1):
        assert table.seen_by(viewer)["players"][0]["carried"]["tokens"][0]["token"] == "token-1-Z9"
        assert table.seen_by(viewer)["eldorado"] == "8,0"


@pytest.mark.once
def test_redrawing_keeps_what_the_viewer_knows() -> None:
    """SA-TRE-06, SA-END-04: tokens within their level, Eldorado among the places that are left."""
    table = arrange(3, tokens={0: "token-1-Z9", 1: "token-1-Z6"}, stored_tokens={1: "token-1-Z1"}, level=2)
    backs: Counter[str] = Counter()
    places: Counter[str] = Counter()
    for stream in range(200):
        twin = redrawn(table, 0, stream)
        assert back(twin.players[0].carried.tokens[0]) == "token-1-Z9"
        backs[back(twin.players[1].carried.tokens[0])] += 1
        places[MAP_CARDS[twin.eldorado].code] += 1
        assert twin.pieces() == table.p.pieces()
        assert twin.view(0) == table.p.view(0)
    assert set(backs) == {f"token-1-Z{zone}" for zone in (1, 3, 4, 5, 6, 7, 8)}
    assert set(places) == {card.code for card in MAP_CARDS}
    assert min(places.values()) > 25


def test_redrawing_leaves_ruled_out_places_alone() -> None:
    """SA-END-06: and whoever was told keeps the place."""
    table = arrange(at={0: "4,3"}, pieces={0: "1 2 3 4"}, eldorado="map-D").play("go N", "stop")
    assert {MAP_CARDS[redrawn(table, 1, stream).eldorado].code for stream in range(60)} == {"map-A", "map-B", "map-D"}
    assert {MAP_CARDS[redrawn(table, 0, stream).eldorado].code for stream in range(20)} == {"map-D"}


def test_equal_views_become_equal() -> None:
    """SA-TRE-06: nothing of the true position is left."""
    one = arrange(tokens={0: "token-1-Z9", 1: "token-1-Z6"}, eldorado="map-A")
    other = arrange(tokens={0: "token-1-Z9", 1: "token-1-Z1"}, eldorado="map-C")
    other.p.temple_tokens = one.p.temple_tokens[:]
    other.p.supply = sorted(token for token in one.p.supply if TOKENS[token].code != "token-1-Z1")
    if "token-1-Z1" in [back(slot) for slot in one.p.temple_tokens if slot >= 0]:
        place = [back(slot) if slot >= 0 else "" for slot in one.p.temple_tokens].index("token-1-Z1")
        other.p.temple_tokens[place] = next(int(token.index) for token in TOKENS if token.code == "token-1-Z6")
    assert one.p.view(0) == other.p.view(0)
    assert redrawn(one, 0, 5).to_data() == redrawn(other, 0, 5).to_data()


def test_views_of_others_never_hold_a_back() -> None:
    """SA-TRE-06: whatever happens in games by players who want something."""
    for number in range(2, len(MODES)):
        table = random_game(number, "views")
        if table.p.terms.open_tokens:
            continue
        for _ in eager_moves(table, number, 100):
            spectator = table.seen_by(-1)
            for player in spectator["players"]:
                assert all(token["token"] is None for token in player["carried"]["tokens"])
            assert spectator["eldorado"] is None or table.p.terms.eldorado_printed or table.game.over
