"""Previews promise what then happens."""

from __future__ import annotations

import pytest
from tests.amerigo.table import TITLE, Table, arrange, busy_moves, random_games

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.frames import SAIL_SHIP, SHIP_AT_HAND
from flibuste.games.amerigo.pieces import GOODS
from flibuste.games.amerigo.play import Amerigo
from flibuste.games.amerigo.rules.navigation import FAIR_WIND_AP
from flibuste.games.amerigo.rules.ships import has_sailed
from flibuste.kernel.logbook import Event, Logbook

SEA = """
    ~A~~A~
    ~Pc#P~
    ~~##~~
    post red (1,1)
    ship red (0,0)
    ship red (0,3)
    """


def test_previews_of_a_turn() -> None:
    """AM-ACT-02, AM-GOLD-01, AM-TOK-21: points with their bonus and a hint at what they could do."""
    cubes = "2 blue 1 black 1 red 1 brown 1 green 1 yellow 1 white"
    sheet = (
        "cannons 11, progress 15, special 4, token more-cannons, token cubes-for-points, waiting village M1, gold 11"
    )
    table = arrange(SEA, cubes=cubes, red=sheet, market="cotton:2 sugar:3")
    assert {move: table.preview(move) for move in table.legal} == {
        "act blue": {"ap": 2, "bonus": 0, "anchors": 1},
        "act black": {"ap": 4, "bonus": 2, "room": 1},
        "act red": {"ap": 2, "bonus": 0, "waiting": 1},
        "act brown": {"ap": 2, "bonus": 0, "room": 5, "tokens": 1},
        "act green": {"ap": 2, "bonus": 0, "best": 1},
        "act yellow": {"ap": 2, "bonus": 0, "affordable": 1},
        "act white": {"ap": 2, "bonus": 0, "room": 15},
        "gold": {"gold": 3, "points": 2},
        "cubes": {"points": 8},
        "pass": {},
    }


def test_a_completing_tile() -> None:
    """AM-ISL-04, AM-BLD-08, AM-BLD-09: what it brings, to others too, and what it covers for ever."""
    sea = """
        ~A~A~A
        ~P#PcP
        post red (1,1)
        post blue (1,5)
        neutral {(1,2)}
        """
    table = arrange(sea, cubes="2 green", red="waiting village D2", round=3, large=True)
    table.play("act green", "build village D2")
    assert table.preview(table.laying("{(1,3),(1,4)}")) == {
        "ap": 1,
        "spends": 0,
        "points": 2,
        "goods": 1,
        "lost": 1,
        "completion": 3,
        "posts": 3,
        "chest": 1,
        "others": 3,
        "total": 8,
    }


def test_anchors_in_reach() -> None:
    """AM-SAIL-03, AM-SAIL-06: open ones only, each once, for either ship; none without a post left."""
    sea = """
        A~~~~A~A
        P####P~P
        post blue (1,0)
        ship red (0,1)
        ship red (0,2)
        """
    seen = {
        points: arrange(sea, cubes=f"{points} blue").preview("act blue")["anchors"] for points in (1, 2, 3, 4, 5, 6)
    }
    assert seen == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}
    assert arrange(sea, cubes="6 blue", red="posts 0").preview("act blue")["anchors"] == 0


def test_anchors_in_reach_with_more_points() -> None:
    """AM-TOK-01, AM-SAIL-06: tokens bring a ship further."""
    sea = "~~~A\n###P\nship red (0,0)\nship red (0,1)"
    for sheet, anchors in (("", []), ("token more-navigation", ["D1"])):
        table = arrange(sea, cubes="1 blue", red=sheet)
        assert table.view["anchors_in_reach"] == anchors
        assert table.preview("act blue")["anchors"] == len(anchors)


def test_a_planner_sees_three_places_at_most() -> None:
    """AM-BLD-04, AM-BLD-10: those that bring most first, none over another."""
    sea = """
        ~A~~~A~
        #P#~#P#
        ##~~~##
        ~~~~~~~
        A~~~~~~
        P#~~~~~
        post red (1,1)
        post red (1,5)
        post red (5,0)
        """
    table = arrange(sea, cubes="1 green", red="waiting village D2, waiting village M1").play("act green")
    fits = table.view["fits"]
    for tile, number in (("village D2", 2), ("village M1", 3)):
        under = [cell for place in fits[tile] for cell in place["cells"]]
        assert (len(fits[tile]), len(under)) == (number, len(set(under)))
    assert (fits["village M1"][0]["cells"], fits["village M1"][0]["points"]) == (["B6"], 1 + 3 + 5)


def test_the_best_tile_that_can_be_paid() -> None:
    """AM-BLD-02, AM-BLD-10: one point builds the single neutral tile, three the tile of three cells."""
    sheet = "waiting neutral M1, waiting neutral I3"
    sea = SEA.replace("~~##~~", "~###~~")
    best = [arrange(sea, cubes=f"{points} green", red=sheet).preview("act green")["best"] for points in (1, 2, 3)]
    assert best == [2, 2, 6]


def test_a_preview_never_tells_what_is_hidden() -> None:
    """AM-PHA-13, AM-PREP-01: of a throw and of the next round there is nothing to say."""
    assert arrange(step="throw").preview("throw") == {}
    assert arrange(step="round_end").preview("pirates") == {}


def test_steps_past_the_end_of_a_track() -> None:
    """AM-GOLD-04, AM-PRO-02"""
    table = arrange(cubes="5 brown", red="progress 16").play("act brown")
    assert table.preview("steps 3") == {"ap": 3, "spends": 0, "tokens": 0}
    assert table.preview("steps 4") == {"ap": 4, "spends": 0, "gold": 2, "points": 0, "tokens": 1}


@pytest.mark.parametrize(("gold", "points"), [(10, 0), (11, 1), (12, 2)])
def test_gold_that_does_not_fit_at_the_end_of_a_track(gold: int, points: int) -> None:
    """AM-GOLD-02, AM-GOLD-04: some of the two gold are points."""
    table = arrange(cubes="5 black", red=f"cannons 10, gold {gold}").play("act black")
    preview = table.preview("steps 2")
    assert (preview["gold"], preview["points"]) == (2, points)
    assert table.play("steps 2").scores == [points, 0]


@pytest.mark.parametrize(("gold", "points"), [(10, 0), (11, 1), (12, 2)])
@pytest.mark.parametrize(
    ("cubes", "sheet", "before", "move"),
    [
        ("1 black", "cannons 12", [], "act black"),
        ("1 brown", "progress 20", [], "act brown"),
        ("1 white", "special 19", ["act white"], "advance"),
        ("1 white", "special 19, cannons 12", ["act white"], "special black"),
    ],
)
def test_an_action_on_a_full_track_brings_its_gold_at_once(
    cubes: str, sheet: str, before: list[str], move: str, gold: int, points: int
) -> None:
    """AM-GOLD-02, AM-GOLD-04: so it is known before the action is chosen; white asks first what it shall be."""
    table = arrange(cubes=cubes, red=f"{sheet}, gold {gold}")
    for first in before:
        assert "gold" not in table.preview(first)
        table.play(first)
    preview = table.preview(move)
    assert (preview["room"], preview["gold"], preview["points"]) == (0, 2, points)
    assert table.play(move).scores == [points, 0]
    assert (table.to_move, table.red.gold) == ("blue", gold + 2 - points)


def test_gold_spent_makes_room_for_gold() -> None:
    """AM-GOLD-02, AM-GOLD-04: with track_end_needs_base_ap off the step past the end is bought first."""
    table = arrange(cubes="1 black", red="cannons 11, gold 12", track_end_needs_base_ap=False).play("act black")
    assert table.preview("steps 2") == {"ap": 2, "spends": 1, "gold": 2, "points": 1}
    assert table.play("steps 2").scores == [1, 0]


@pytest.mark.parametrize(("gold", "points"), [(11, 0), (12, 1)])
def test_gold_that_does_not_fit_for_a_post(gold: int, points: int) -> None:
    """AM-GOLD-02, AM-TOK-20: it is a point, in the voyage's preview too; gold spent on the voyage makes room."""
    sheet = f"gold {gold}, token post-gold"
    table = arrange(SEA, cubes="1 blue", red=sheet, blue="points 0").play("act blue", "ship 1")
    assert table.preview("sail B1") == {"ap": 1, "spends": 0, "taken": 1}
    table.sail("(0,0)")
    assert table.preview("sail E1")["points"] == points
    table.sail("(0,4)")
    assert (table.preview("post")["points"], table.preview("post")["total"]) == (points, points)
    assert table.play("post").scores == [points, 0]
    table = arrange(SEA.replace("(0,3)", "(0,2)"), cubes="1 blue", red=sheet).play("act blue", "ship 2")
    assert table.preview("sail E1") == {"ap": 2, "spends": 1, "post": 1, "points": 0}


HARBOR = """
    A~~A~
    P##P~
    post blue (1,0)
    ship red (0,1)
    ship red (0,3)
    """


@pytest.mark.parametrize(
    ("ship", "goal", "red", "needs_step", "said"),
    [
        (1, "A1", "", False, {"taken"}),
        (1, "C1", "", False, set()),
        (2, "D1", "", False, {"post", "points"}),
        (2, "D1", "posts 0", False, {"postless"}),
        (2, "D1", "", True, {"unsailed"}),
    ],
)
def test_why_an_anchor_is_none_for_a_post(ship: int, goal: str, red: str, needs_step: bool, said: set[str]) -> None:
    """AM-SAIL-06, AM-SAIL-12, AM-SAIL-14: taken, no post left, or the ship must sail; at sea nothing is said."""
    table = arrange(HARBOR, cubes="1 blue", red=red, post_needs_step=needs_step).play("act blue", f"ship {ship}")
    assert table.preview(f"sail {goal}").keys() - {"ap", "spends"} == said


@pytest.mark.parametrize(
    ("cubes", "red", "nothing"),
    [
        ("1 green", "", True),
        ("1 green", "waiting neutral D2", True),
        ("1 green", "waiting neutral D2, gold 1", False),
        ("1 green", "waiting neutral D2, chests 1", False),
        ("1 green", "waiting neutral R6, chests 1", True),
        ("1 green", "waiting village M1", False),
        ("1 yellow", "", True),
        ("1 yellow", "gold 1", False),
        ("1 yellow", "token three-gold", False),
        ("2 yellow", "", False),
        ("1 black", "cannons 12", False),
        ("1 brown", "progress 20", False),
        ("1 blue", "posts 0", False),
        ("1 red", "", False),
    ],
)
def test_an_action_that_can_do_nothing_warns(cubes: str, red: str, nothing: bool) -> None:
    """AM-ACT-04, AM-GOLD-04: gold and what can be cashed count; so does the gold at the end of a track."""
    table = arrange(SEA, cubes=cubes, red=red, market="cotton:2 sugar:3")
    move = f"act {cubes.split()[1]}"
    assert table.preview(move).get("nothing", 0) == nothing
    table.play(move)
    assert (table.to_move == "blue" and table.red.gold == 0 and "gold" not in red) == nothing


def test_a_special_action_that_can_do_nothing_warns() -> None:
    """AM-SPC-05, AM-ACT-04"""
    table = arrange(cubes="1 white", red="special 5").play("act white")
    assert (table.preview("special green")["nothing"], "nothing" in table.preview("advance")) == (1, False)


def test_without_a_post_no_tile_scores() -> None:
    """AM-BLD-04: the best that a waiting tile could bring."""
    sea = "AP#\n~##"
    for post, best in (("", 0), ("\npost red (0,1)", 1)):
        assert arrange(f"{sea}{post}", cubes="1 green", red="waiting village M1").preview("act green")["best"] == best


def test_the_place_after_an_advance() -> None:
    """AM-ORD-03: on top of those who stand there."""
    table = arrange(seats=3, cubes="5 white", red="special 1", blue="special 3", white="special 5")
    table.play("pass", "pass", "act white", "advance")
    assert [table.preview(f"steps {steps}")["place"] for steps in (1, 2, 3, 4, 5)] == [3, 2, 2, 1, 1]


# --- in whole games ---------------------------------------------------------------------------------------------------


class Played:
    """A legal move on a copy, with what it changed for its player."""

    def __init__(self, table: Table, notation: str) -> None:
        move = TITLE.book.named(notation)
        self.promised = table.game.preview(move)
        self.seat = table.game.seat_to_move
        self.before = table.p.clone()
        self.after: Amerigo = table.p.clone()
        book = Logbook()
        self.after.logbook = book
        self.after.play(move)
        self.events: list[Event] = book.take_events()

    def gained(self, fact: str) -> int:
        before, after = self.before.players[self.seat], self.after.players[self.seat]
        return int(getattr(after, fact)) - int(getattr(before, fact))

    def others(self) -> int:
        scores = zip(self.before.scores(), self.after.scores(), strict=True)
        return sum(after - before for seat, (before, after) in enumerate(scores) if seat != self.seat)

    def spent(self) -> int:
        return sum(int(str(event.facts["gold"])) for event in self.events if event.name == "gold-spent")

    def gold_gained(self) -> list[tuple[object, object]]:
        """Each time with the points for what is beyond the end of its track."""
        return [(e.facts["gold"], e.facts["points"]) for e in self.events if e.name == "gold-gained"]

    def goods(self) -> int:
        goods = [event.facts["goods"] for event in self.events if event.name == "tile-built"]
        return sum(len(names) for names in goods if isinstance(names, list))

    def begun(self) -> list[tuple[object, object]]:
        return [(e.facts["points"], e.facts["bonus"]) for e in self.events if e.name == "action-begun"]


def sails_on(p: Amerigo) -> bool:
    return SAIL_SHIP.is_on_top(p) and has_sailed(p, SHIP_AT_HAND.of(p))


def check(played: Played, verb: str) -> None:
    promised = played.promised
    if "spends" in promised and verb != "build":
        assert played.spent() == promised["spends"]
    if verb in ("act", "special", "advance") and played.begun():
        assert played.begun() == [(promised["ap"], promised["bonus"])]
        assert len(played.events) > 1 or played.after.active == played.seat or "nothing" in promised
        assert played.gold_gained() == ([(promised["gold"], promised["points"])] if "gold" in promised else [])
    elif verb == "sail" and sails_on(played.after):
        assert promised["spends"] > 0
    elif verb == "sail":
        assert (played.after.step() == "post" and played.after.active == played.seat) == ("post" in promised)
        if "post" in promised:
            post = played.after.preview(TITLE.book.named("post"))
            assert post["total"] == promised["points"]
    elif verb == "lay":
        assert played.gained("score") == promised["total"]
        assert (played.others(), played.gained("chests")) == (promised["others"], promised["chest"])
        assert played.goods() == promised["goods"]
    elif verb == "post":
        assert played.gained("score") == promised["total"]
        assert (played.others(), played.gained("chests")) == (promised["others"], promised["chest"])
        assert played.gained("gold") == promised.get("gold", 0) - promised.get("points", 0) - promised.get("spends", 0)
    elif verb in ("gold", "chest") or (verb == "use" and "gold" in promised):
        assert played.gained("score") == promised["points"]
        assert played.gained("gold") == promised["gold"] - promised["points"]
    elif verb == "cubes":
        assert played.gained("score") == promised["points"]
    elif verb == "steps" and "place" in promised:
        assert played.after.order.index(played.seat) + 1 == promised["place"]
    elif verb == "steps" and not promised.get("tokens"):
        assert played.gold_gained() == ([(promised["gold"], promised["points"])] if "gold" in promised else [])
    elif verb == "buy":
        good = next(str(e.facts["production"]).split(":")[0] for e in played.events if e.name == "production-bought")
        assert promised["later"] == number_of(played.before.players[played.seat].goods, GOODS.index(good))


def test_every_preview_comes_true() -> None:
    """AM-SAIL-03, AM-SAIL-10, AM-BLD-10, AM-ISL-04, AM-GOLD-01, AM-GOLD-04, AM-PRD-01: moves of busy games."""
    kept: dict[str, int] = {}
    for number, table in enumerate(random_games(15, "previews")):
        for made, _ in enumerate(busy_moves(table, number)):
            moves = table.legal
            for notation in moves[made % 5 :: 1 + len(moves) // 12]:
                verb = notation.split()[0]
                check(Played(table, notation), verb)
                kept[verb] = kept.get(verb, 0) + 1
    seen = {verb for verb, times in kept.items() if times >= 5}
    assert {"act", "sail", "lay", "post", "steps", "plan", "build", "buy", "gold", "special", "advance"} <= seen


def test_a_fair_wind() -> None:
    """AM-TOK-34, AM-TOK-19: action points, where other tokens bring gold."""
    sea = "~~~\nship red (0,0)\nship red (0,2)"
    table = arrange(sea, cubes="1 blue", red="token fair-wind, token three-gold").play("act blue")
    assert table.preview("use fair-wind") == {"ap": int(FAIR_WIND_AP)}
    assert table.preview("use three-gold") == {"gold": 3, "points": 0}


def test_nothing_waits_to_be_built() -> None:
    """AM-BLD-01: the best tile scores nothing."""
    assert arrange("AP#\npost red (0,1)", cubes="2 green").preview("act green")["best"] == 0


@pytest.mark.parametrize(("land", "completion"), [("P", 1), ("P#", 0)])
def test_a_post_that_completes_an_island(land: str, completion: int) -> None:
    """AM-ISL-03, AM-SAIL-06: its own cell is the last one, and it is a post of the island itself."""
    sea = f"~A{land}\nship red (0,0)\nship red (0,0)"
    known = arrange(sea, cubes="1 blue").play("act blue").sail("(0,1)").preview("post")
    table = arrange(sea, cubes="1 blue").play("act blue").sail("(0,1)")
    before = table.scores[0]
    table.play("post")
    assert table.scores[0] - before == known["total"]
    assert bool(known["completion"]) == bool(completion)


def test_a_planner_sees_where_a_tile_would_fit_and_what_it_would_bring_there() -> None:
    """AM-PLAN-02, AM-BLD-04: as if it were built now, the best place first, none over another; else nothing."""
    built = 0
    for number, table in enumerate(random_games(3, "fits")):
        promised = 0
        for move in busy_moves(table, number, 150):
            fits = table.view["fits"]
            assert bool(fits) == (table.step in ("plan", "build"))
            for places in fits.values():
                cells = [cell for place in places for cell in place["cells"]]
                points = [place["points"] for place in places]
                assert points == sorted(points, reverse=True)
                assert len(cells) == len(set(cells))
            if table.step == "lay":
                assert max(table.preview(lay)["total"] for lay in table.legal if lay.startswith("lay")) == promised
                built += 1
            elif move.startswith("build "):
                promised = fits[move.removeprefix("build ")][0]["points"]
    assert built > 5
