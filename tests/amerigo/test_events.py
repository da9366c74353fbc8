"""What is told: everything that a player would notice, so that the sheets can be followed from it alone."""

from __future__ import annotations

from tests.amerigo.table import ISLANDS, Table, arrange, busy_moves, random_games

from flibuste.kernel.logbook import Event


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def test_the_story_of_a_phase() -> None:
    """AM-PHA-02, AM-PHA-06: a throw and everybody's turn."""
    sea = """
        ~A~~
        ~P##
        ship red (0,0)
        ship red (0,3)
        """
    table = arrange(sea, step="throw", inside="5 blue 1 black", throws=("2 blue 1 black",), blue="cannons 11")
    table.play("throw", "act blue", "ship 1", "sail B1", "post", "end", "act black", "steps 1")
    assert [(event.name, event.facts) for event in table.events] == [
        ("cubes-thrown", {"seat": 0, "color": "blue", "thrown": 2, "cubes": ["blue", "blue", "black"]}),
        ("action-begun", {"seat": 0, "color": "blue", "points": 2, "bonus": 0}),
        ("ship-sailed", {"seat": 0, "ship": 1, "from": "A1", "place": "B1", "steps": 1}),
        ("post-put", {"seat": 0, "cell": "B2", "island": ISLANDS[0]}),
        ("island-discovered", {"seat": 0, "island": ISLANDS[0], "points": 3}),
        ("action-ended", {"seat": 0, "points": 2}),
        ("action-begun", {"seat": 1, "color": "black", "points": 2, "bonus": 0}),
        ("cannons-gained", {"seat": 1, "cannons": 1}),
        ("gold-gained", {"seat": 1, "gold": 2, "source": "track-end", "points": 0}),
    ]


class Books:
    """Points, gold, cannons, tiles and places of all players, kept from what is told alone."""

    def __init__(self, table: Table) -> None:
        seats = table.game.seats
        self.points = [0] * seats
        self.gold = [0] * seats
        self.cannons = [0] * seats
        self.progress = [0] * seats
        self.special = [0] * seats
        self.waiting = [0] * seats
        self.production = [5] * seats
        self.goods = [0] * seats
        self.posts = [0] * seats
        self.ships = [["", ""] for _ in range(seats)]
        self.tokens: list[set[str]] = [set() for _ in range(seats)]
        for place, seat in enumerate(table.view["order"]):
            self.gold[seat] = place

    def read(self, event: Event) -> None:
        facts = event.facts
        seat = number(event, "seat") if "seat" in facts else -1
        if "points" in facts and event.name not in ("action-begun", "action-ended"):
            self.points[seat] += -number(event, "points") if event.name == "pirates-won" else number(event, "points")
        if event.name == "gold-gained":
            self.gold[seat] += number(event, "gold") - number(event, "points")
        elif event.name == "gold-spent":
            self.gold[seat] -= number(event, "gold")
        elif event.name == "cannons-gained":
            self.cannons[seat] += number(event, "cannons")
        elif event.name == "pirates-beaten":
            self.cannons[seat] = number(event, "cannons")
        elif event.name == "pirates-won":
            self.cannons[seat] = 0
        elif event.name == "progress-made":
            self.progress[seat] = number(event, "space")
        elif event.name in ("disk-advanced", "disk-leapt"):
            self.special[seat] = number(event, "space")
        elif event.name == "tile-planned":
            self.waiting[seat] += 1
        elif event.name == "tile-built":
            self.waiting[seat] -= 1
            goods = facts["goods"]
            assert isinstance(goods, list)
            self.goods[seat] += len(goods)
        elif event.name == "production-bought":
            self.production[seat] += 1
        elif event.name == "post-put":
            self.posts[seat] += 1
        elif event.name == "ship-sailed":
            self.ships[seat][number(event, "ship") - 1] = str(facts["place"])
        elif event.name == "token-taken":
            self.tokens[seat].add(str(facts["token"]))


def test_sheets_can_be_followed_from_what_is_told() -> None:
    """AM-ACT-09, AM-GOLD-02, AM-PIR-03, AM-END-02: every gain, loss and payment has its event, to the final scoring."""
    for game, table in enumerate(random_games(12, "books")):
        books, read = Books(table), len(table.game.events)
        for _ in busy_moves(table, game):
            check(table, books, read)
            read = len(table.game.events)
        check(table, books, read)
        assert table.game.over


def check(table: Table, books: Books, read: int) -> None:
    for event in table.game.events[read:]:
        books.read(event)
    for seat, player in enumerate(table.view["players"]):
        assert player["score"] == books.points[seat]
        assert player["gold"] == books.gold[seat]
        assert player["cannons"] == books.cannons[seat]
        assert player["special"] == books.special[seat]
        assert sum(tile["number"] for tile in player["waiting"]) == books.waiting[seat]
        assert sum(player["production"].values()) == books.production[seat]
        assert sum(player["goods"].values()) == books.goods[seat]
        assert 12 - player["posts"] == books.posts[seat]
        assert player["ships"] == books.ships[seat]
        assert {token["token"] for token in player["tokens"]} == books.tokens[seat]
        if table.step != "token":  # the disk is still on its way
            assert player["progress"] == books.progress[seat]


def test_one_more_large_throw_of_everything() -> None:
    """AM-SET-20: the first throw is told by what stays inside."""
    for table in random_games(3, "inside"):
        table.told_from = 0
        inside = [color for color, left in table.view["inside"].items() for _ in range(left)]
        assert table.told("tower-filled") == [{"cubes": inside}]
