"""The end of the game: AM-END, AM-VP."""

from __future__ import annotations

import pytest
from tests.amerigo.table import Table, arrange, busy_moves, random_games

SAFE = "cannons 12"


def scored(red: str = "", blue: str = "", **more: str) -> Table:
    """The final scoring, undisturbed by pirates."""
    sheets = {"red": red, "blue": blue, **more}
    safe = {player: ", ".join(filter(None, [SAFE, sheet])) for player, sheet in sheets.items()}
    return arrange(step="round_end", round=5, pirates="0 0 1 2 3", sheets=safe).play("pirates")


def test_the_game_ends_after_the_pirates_of_round_five() -> None:
    """AM-END-01: they strike first, then come gold, goods, tokens, progress, special track."""
    sheet = "cannons 5, points 9, gold 2, cotton 1, token seven-points, progress 4, special 3"
    table = arrange(step="round_end", round=5, pirates="0 0 1 2 3", red=sheet, blue=SAFE).play("pirates")
    assert table.game.over
    assert table.game.outcome().ending == "five_rounds"
    told = [event.facts.get("source", event.name) for event in table.events if event.facts.get("seat") == 0]
    assert told == ["pirates-won", "gold", "cotton", "tokens", "progress", "special"]
    assert table.scores[0] == 9 - 6 + 2 + 1 + 7 + 1 + 1


def test_gold_with_a_chest_and_a_token() -> None:
    """AM-END-02: EXAMPLE gold 10, a chest, an unused 5-gold token: 6 points beyond the track, then 12."""
    table = scored("gold 10, chests 1, token five-gold")
    assert table.points("gold") == [6 + 12, 0]
    assert table.told("gold-gained") == [{"seat": 0, "gold": 8, "source": "end", "points": 6}]
    assert (table.red.gold, table.red.chests, table.used("red")) == (12, 0, ["five-gold"])
    assert table.p.pieces().count("chest") == 1  # it goes back to the box
    assert table.game.seat_to_move == -1


def test_used_tokens_bring_no_gold_again() -> None:
    """AM-END-02"""
    assert scored("gold 1, used five-gold, token three-gold").points("gold") == [4, 0]


def test_goods_times_production() -> None:
    """AM-END-03: EXAMPLE cotton 3x4, tobacco 1x1, sugar 0x2, coconut 2x1, coffee 2x2: 19 points."""
    sheet = "cotton 3, production cotton 4, tobacco 1, production sugar 2, coconut 2, coffee 2, production coffee 2"
    table = scored(sheet)
    found = {good: table.points(good)[0] for good in ("cotton", "tobacco", "sugar", "coconut", "coffee")}
    assert found == {"cotton": 12, "tobacco": 1, "sugar": 0, "coconut": 2, "coffee": 4}
    assert table.scores == [19, 0]


def test_tokens_of_the_end() -> None:
    """AM-END-04: 1 point for each own post, 7 points, and the gold once more."""
    sea = """
        AAA
        PPP
        post red (1,0)
        post red (1,1)
        post blue (1,2)
        """
    sheet = "cannons 12, token points-for-posts, token seven-points, token points-for-gold, gold 5"
    table = arrange(sea, step="round_end", round=5, red=sheet, blue=SAFE).play("pirates")
    assert table.points("tokens") == [2 + 7 + 5, 0]


def test_gold_counts_as_it_lies_on_the_track() -> None:
    """AM-END-05: EXAMPLE gold track 12 with the token: 12 points more; the 7-point token: 7."""
    table = scored("gold 10, chests 1, token five-gold, token points-for-gold, token seven-points")
    assert table.points("tokens") == [12 + 7, 0]


def test_the_progress_track() -> None:
    """AM-END-06: EXAMPLE 10 points, for the highest printed space that was passed."""
    assert scored("progress 17").points("progress") == [10, 0]


def test_the_special_track() -> None:
    """AM-END-07: EXAMPLE 6 points."""
    assert scored("special 12").points("special") == [6, 0]


def test_the_whole_final_scoring_of_the_rulebook() -> None:
    """AM-END-08: EXAMPLE 6 + 12 + 19 + 7 + 12 + 10 + 6 = 72 points for red."""
    gold = "gold 10, chests 1, token five-gold"
    goods = "cotton 3, production cotton 4, tobacco 1, production sugar 2, coconut 2, coffee 2, production coffee 2"
    table = scored(f"{gold}, {goods}, token seven-points, token points-for-gold, progress 16, special 11")
    assert table.scores == [72, 0]


def test_most_points_win() -> None:
    """AM-END-09"""
    table = scored("points 30", "points 31", white="points 29")
    assert (table.game.outcome().ranks, table.game.outcome().winners) == ([2, 1, 3], [1])
    assert table.told("game-ended") == [{"winners": [1], "ending": "five_rounds"}]


@pytest.mark.parametrize(("order", "winner"), [("red blue", 0), ("blue red", 1)])
def test_a_tie_is_broken_by_turn_order(order: str, winner: int) -> None:
    """AM-END-09: nobody shares the victory."""
    table = arrange(step="round_end", round=5, order=order, red="points 20", blue="points 20", pirates="0 0 1 2 3")
    table.play("pirates")
    assert table.scores == [14, 14]
    assert table.game.outcome().winners == [winner]
    assert sorted(table.game.outcome().ranks) == [1, 2]


def test_who_is_ahead_on_the_track_wins_a_tie() -> None:
    """AM-END-09, AM-ORD-01: blue has one point more from the track, red has it from elsewhere."""
    table = scored("points 1", "special 3")
    assert (table.scores, table.game.outcome().winners) == ([1, 1], [1])
    order = next(line for line in table.game.score_sheet() if line["source"] == "order")
    assert (order["points"], order["counts"]) == ([2, 1], False)


def test_the_other_places_are_ranked_alike() -> None:
    """AM-END-10"""
    table = arrange(
        step="round_end",
        round=5,
        order="yellow white blue red",
        red="points 9",
        blue="points 9",
        white="points 20, cannons 12",
        yellow="points 9",
    ).play("pirates")
    assert table.game.outcome().ranks == [4, 3, 1, 2]


def test_no_two_players_share_a_rank() -> None:
    """AM-END-09, AM-END-10: over whole games."""
    for number, table in enumerate(random_games(9, "ranks")):
        for _ in busy_moves(table, number):
            pass
        assert sorted(table.game.outcome().ranks) == list(range(1, table.game.seats + 1))


def test_what_scores_nothing() -> None:
    """AM-END-11: cannons, waiting tiles, ships, unused villages."""
    sea = """
        ~~~
        ship red (0,0)
        ship red (0,2)
        """
    sheet = "cannons 12, waiting village O4, waiting neutral R6"
    table = arrange(sea, step="round_end", round=5, red=sheet, blue=SAFE, pirates="0 0 1 2 3").play("pirates")
    assert table.red.cannons == 6
    assert table.scores == [0, 0]


def test_the_decision_limit_ends_the_game_with_the_final_scoring() -> None:
    """AM-END-12: at once, in the middle of an action."""
    table = arrange(cubes="4 red", red="gold 3, progress 4", decisions=4998).play("act red")
    assert table.step == "plan"
    table.play("plan village M1")
    assert table.step == "over"
    assert table.game.outcome().ending == "decision_limit"
    assert table.scores == [3 + 1, 0]
    assert table.told("pirates-struck") == []
    assert table.told("game-ended") == [{"winners": [0], "ending": "decision_limit"}]


def test_the_limit_is_an_option() -> None:
    """AM-END-12"""
    table = arrange(cubes="4 red", decisions=98, decision_limit=100).play("pass")
    assert table.step == "turn"
    assert table.play("pass").step == "over"


def test_the_last_move_of_a_game_is_no_limit() -> None:
    """AM-END-12: a game that ends by itself has ended by itself."""
    table = arrange(step="round_end", round=5, decisions=99, decision_limit=100).play("pirates")
    assert table.game.outcome().ending == "five_rounds"


def test_points_are_one_total() -> None:
    """AM-VP-02: beyond any lap; 52 points less 6 are 46."""
    table = arrange(step="round_end", round=3, pirates="3 1 2", red="points 52", blue="points 249, cannons 12").play(
        "pirates"
    )
    assert table.scores == [46, 249]
