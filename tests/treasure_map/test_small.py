"""The small board for research: SA-SMALL.

   0  1  2  3
0  J  J  .  J
1  J  T  P  C
2  C  P  J  .
3  J  .  .  .
"""

from __future__ import annotations

from random import Random

import pytest
from tests.treasure_map.table import TITLE, Table, new_table

from flibuste.bots import ask, find_bot
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.chance import quick
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadOption, BadPosition

NEAR = "token-1-Z1"
CORNER = "token-1-Z3"
FAR_OFF = "token-1-Z7"
NAMED = {NEAR: "2,2", CORNER: "0,0", FAR_OFF: "0,3"}


def small(token: str = NEAR, open_tokens: bool = False) -> Table:
    return new_table(board="small", open_tokens=open_tokens, script=[Luck("tokens", [token])])


def wait(table: Table, times: int) -> Table:
    for _ in range(times):
        table.play("stop", "end")
    return table


@pytest.mark.parametrize(
    "options",
    [
        {"colors": "drawn"},
        {"eldorado": "printed"},
        {"min_move": 1},
        {"galleon_color": "first_player"},
        {"port_neutral": False},
        {"combat_tie": "defender_wins"},
        {"die_faces": "from_one"},
        {"turn_limit": 4},
    ],
)
def test_other_options_do_not_go_with_it(options: dict[str, object]) -> None:
    """SA-SMALL-01"""
    with pytest.raises(BadOption):
        TITLE.agree(2, {"board": "small", **options})


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_it_is_for_two(seats: int) -> None:
    """SA-SMALL-01"""
    with pytest.raises(BadOption):
        TITLE.agree(seats, {"board": "small"})


def test_it_goes_with_open_tokens() -> None:
    """SA-SMALL-01, SA-TRE-06: then nothing is secret."""
    assert TITLE.is_private(TITLE.agree(2, {"board": "small"}))
    assert not TITLE.is_private(TITLE.agree(2, {"board": "small", "open_tokens": True}))
    table = small(open_tokens=True).play("go W")
    assert table.seen_by(1)["players"][0]["carried"]["tokens"][0]["token"] == NEAR


def test_the_board_is_always_the_same() -> None:
    """SA-SMALL-02"""
    table = new_table(board="small")
    assert table.view["rows"] == ["JJ.J", "JTPC", "CPJ.", "J..."]
    assert new_table(board="small", seed="another").view["tiles"] == table.view["tiles"]
    assert [table.player(seat)["color"] for seat in range(2)] == ["red", "blue"]
    assert [table.crew(seat) for seat in range(2)] == ["1,2", "2,1"]


def test_edges_meet() -> None:
    """SA-SMALL-02, SA-MOVE-03"""
    table = small().play("go N", "end")
    assert table.crew(0) == "0,2"
    wait(table, 1).play("go N", "end")
    assert table.crew(0) == "3,2"


def test_one_straight_step_a_turn() -> None:
    """SA-SMALL-03"""
    table = small()
    assert table.legal == ["go N", "go E", "go S", "go W", "stop"]
    assert table.points == 1
    assert table.reason("go NW").rule == "SA-SMALL-03"
    assert table.play("go N").legal == ["end"]
    assert set(small().reach) == {"1,2", "0,2", "1,3", "2,2", "1,1"}


def test_neighbors_in_combat_are_all_eight() -> None:
    """SA-SMALL-03"""
    chart = new_table(board="small").p.chart
    assert chart.touch(chart.named("1,1"), chart.named("2,2"))
    assert chart.touch(chart.named("0,0"), chart.named("3,3"))


@pytest.mark.parametrize("token", NAMED)
def test_three_tokens_and_what_they_name(token: str) -> None:
    """SA-SMALL-04"""
    table = small(token)
    assert table.view["temple_tokens"][0] == {"token": None, "level": 1, "cell": None, "reading": [], "known_to": []}
    table.play("go W")
    assert table.player(0)["carried"]["tokens"][0]["cell"] == NAMED[token]
    assert table.seen_by(1)["players"][0]["carried"]["tokens"][0]["token"] is None


def test_each_token_lies_there_as_often_as_the_others() -> None:
    """SA-SMALL-04"""
    rng = quick(1)
    found = [TITLE.new_position(TITLE.agree(2, {"board": "small"}), rng, None) for _ in range(600)]
    lies = [str(position.to_data()["temple_tokens"]) for position in found]
    assert sorted(set(lies)) == [f"['{token}/0']" for token in NAMED]
    assert all(150 < lies.count(token) < 250 for token in set(lies))


def test_who_has_not_seen_the_token_takes_it_for_any_of_the_three() -> None:
    """SA-SMALL-04, and nothing of the other two is known to its finder but that they are not this one."""
    table = small(CORNER).play("go W")
    for seat, guesses in ((0, {CORNER}), (1, set(NAMED))):
        rng = quick(2)
        guessed = set()
        for _ in range(60):
            guess = table.p.clone()
            guess.determinize(seat, rng)
            guessed.add(str(guess.to_data()["players"][0]["carried"]["tokens"][0]).partition("/")[0])  # type: ignore[index]
        assert guessed == guesses


def test_a_token_without_gold_and_without_a_question() -> None:
    """SA-SMALL-05"""
    table = small().play("go W")
    assert (table.legal, table.tokens(0), table.gold(0)) == (["end"], [NEAR], 0)
    assert table.told("token-found") == [{"seat": 0, "level": 1, "token": "", "cell": ""}]
    assert small().reach["1,1"]["dice"] == 0
    assert [table.balls(seat) for seat in range(2)] == [0, 0]


def test_one_piece_and_three_turns() -> None:
    """SA-SMALL-06: the piece wins, whatever the other carries."""
    table = small()
    assert (table.view["offer"], table.view["last_level"]) == ([1, 0, 0, 0], 1)
    wait(table.play("go W", "end"), 1).play("go E", "end")
    wait(table, 1).play("go S", f"swap {NEAR} 1", "end")
    assert (table.pieces(0), table.game.over) == ([1, 0, 0, 0], False)
    wait(table, 1)
    assert (table.outcome.ending, table.outcome.ranks) == ("turn_limit", [1, 2])


def test_without_a_piece_the_token_wins() -> None:
    """SA-SMALL-06"""
    table = wait(small(FAR_OFF).play("go W", "end"), 5)
    assert (table.outcome.ending, table.outcome.ranks) == ("turn_limit", [1, 2])


def test_with_neither_it_is_a_tie() -> None:
    """SA-SMALL-06"""
    assert wait(small(), 6).outcome.ranks == [1, 1]


def test_nobody_looks_for_eldorado() -> None:
    """SA-SMALL-06"""
    table = small()
    assert (table.view["eldorado"], table.view["eldorado_places"]) == (None, {})
    wait(table, 6)
    assert table.view["eldorado"] is None
    assert table.told("game-ended")[0]["cell"] == ""


def test_an_empty_temple_stays_empty() -> None:
    """SA-SMALL-06: there is one level, with one piece."""
    table = wait(small().play("go W", "end"), 2)
    assert (table.view["level"], table.view["turn"], table.treasures) == (1, 2, {})
    assert table.view["offer"] == [1, 0, 0, 0]


def test_neither_compass_nor_galleon_nor_pirates() -> None:
    """SA-SMALL-07: the first seat begins each turn."""
    table = small()
    assert (table.view["sector"], table.galleon, table.view["pirates"]) == (0, None, [])
    assert table.told("turn-began") == [{"round": 1}]
    seats = []
    while not table.game.over:
        seats.append(table.seat)
        wait(table, 1)
    assert seats == [0, 1] * 3


@pytest.mark.parametrize(("dice", "winner"), [("7 1", 1), ("1 7", 0), ("1 1", 0), ("7 7", 0)])
def test_a_die_of_two_faces_and_ties_to_the_defender(dice: str, winner: int) -> None:
    """SA-SMALL-08, SA-CBT-16: who wins has the token, and knows what it names."""
    table = small().play("go W", "end")
    table.expect("combat", dice).play("go N", "fight crew-1")
    assert table.tokens(winner) == [NEAR]
    assert table.is_home(1 - winner)


def test_what_lies_on_it_can_be_laid_out_by_hand() -> None:
    """SA-SMALL-02, SA-SMALL-07: but for another board and those who do not sail there."""
    terms = TITLE.agree(2, {"board": "small"})
    layout = laid_out(TITLE, terms)
    arranged(TITLE, terms, layout)
    wrong: list[dict[str, object]] = [
        {"tiles": ["town-red/2", "island-1/2", "town-blue/0", "cay-1/0"]},
        {"supply": ["token-1-Z2", "token-1-Z3"]},
        {"galleon": {"cell": "0,2", "target": -1, "loot": {"gold": 0, "tokens": [], "pieces": [0, 0, 0, 0]}}},
    ]
    for change in wrong:
        with pytest.raises(BadPosition):
            arranged(TITLE, terms, layout | change)


@pytest.mark.parametrize("bot", ["baseline", "greedy"])
def test_bots_go_for_the_token(bot: str) -> None:
    """SA-SMALL-06: there are no four pieces to wait for."""
    position = small().p
    assert find_bot(bot).choose(ask(position, quick(1)), quick(1)).notation == "go W"


def test_every_small_game_ends_by_itself() -> None:
    """SA-SMALL-06"""
    winners = set()
    for seed in range(40):
        table = new_table(board="small", seed=str(seed))
        rng = Random(seed)
        moves = 0
        while not table.game.over:
            table.play(rng.choice(table.legal))
            moves += 1
        assert moves < 40
        winners.add(tuple(table.outcome.winners))
    assert winners == {(0,), (1,), (0, 1)}
