"""Positions set up by hand, so that a test reads like its rule: given, when, then.

    table = arrange(at={"c1.1": "LOC8"}, tiles={"LOC8": "gold"}, doubloons={0: 3}, dice=["5 2 2"])
    table.play("sail c1.1", "upgrade A1", "do raid", "die gold")

Places, cards and spaces stand by their names: `c4.2` is the second card from the top in column 4. Seats count from 0
here, as everywhere; only the notation of moves counts them from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from tests.checked_game import CheckedGame

from flibuste.games import find_title
from flibuste.games.maracaibo.frames import JORDANS_TURN, OVER, SAIL_SHIP, TURN_END
from flibuste.games.maracaibo.pieces import CARDS, FIGUREHEADS, JORDAN_CARDS, QUESTS, TRACK, Card
from flibuste.games.maracaibo.play import Maracaibo
from flibuste.games.maracaibo.position import SOURCES, MaracaiboTerms, Player
from flibuste.games.maracaibo.quest_slots import quest_in
from flibuste.games.maracaibo.view import MaracaiboJordan, MaracaiboPlace, MaracaiboPlayer, MaracaiboView
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.chance import quick
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.outcome import Outcome

TITLE: Final = find_title("maracaibo")
TREASURES: Final = ("gold", "emerald", "pearl")
MAP: Final = """
    LOC1 I-C2
    LOC3 I-E2 RES1
    I-C3 LOC2 I-S2 LOC4
    I-E1 LOC5
    I-C4 RES6 I-E3 LOC6
    LOC7 I-S1 I-C1
    I-E5 LOC8 RES3 I-C7
    I-S4 I-E8 I-C8
    I-C6 RES12
"""
"""Column by column, unless a test puts something else there."""
TILES: Final = {"LOC1": "gold", "LOC4": "emerald", "LOC5": "pearl", "LOC6": "gold", "LOC7": "emerald", "LOC8": "pearl"}
ALL_SLOTS: Final = "gold emerald pearl"

Given = dict[str, Any]
"""What several tests give to arrange()."""


class Table(CheckedGame):
    """A game of Pirates of Maracaibo: its own ways to play and to look."""

    @property
    def p(self) -> Maracaibo:
        position = self.game._position
        assert isinstance(position, Maracaibo)
        return position

    @property
    def view(self) -> MaracaiboView:
        return cast(MaracaiboView, self.game.view(0))

    def seen_by(self, seat: int) -> MaracaiboView:
        return cast(MaracaiboView, self.game.view(seat))

    def player(self, seat: int = 0) -> MaracaiboPlayer:
        """What the seat itself sees of its boards."""
        return self.seen_by(seat)["players"][seat]

    def sheet(self, seat: int = 0) -> Player:
        return self.p.players[seat]

    def doubloons(self, seat: int = 0) -> int:
        return self.player(seat)["doubloons"]

    def points(self, seat: int = 0) -> int:
        return self.game.scores()[seat]

    def treasures(self, seat: int = 0) -> list[int]:
        """Gold, emeralds, pearls, buried or not."""
        return [self.sheet(seat).tally[type] for type in range(3)]

    def buried(self, seat: int = 0) -> list[int]:
        return [self.sheet(seat).tally[type] - self.sheet(seat).stored(type) for type in range(3)]

    def quests(self, seat: int = 0) -> list[str]:
        return [QUESTS[quest_in(slot)].code for slot in self.sheet(seat).quests]

    @property
    def islands(self) -> list[int]:
        return list(self.p.islands)

    @property
    def map(self) -> dict[str, str]:
        """The card at each place, hidden or not; none while it is being replaced."""
        return {self.p.sea.names[place]: CARDS[card].code if card >= 0 else "" for place, card in enumerate(self.p.map)}

    def place(self, name: str) -> MaracaiboPlace:
        return next(place for place in self.view["places"] if place["name"] == name)

    @property
    def jordan(self) -> MaracaiboJordan:
        jordan = self.view["jordan"]
        assert jordan is not None
        return jordan

    @property
    def quest_deck(self) -> list[str]:
        """Top first."""
        return [QUESTS[quest_in(slot)].code for slot in reversed(self.p.quest_deck)]

    @property
    def level_2(self) -> list[str]:
        """Top first; those that lie face up with `^`."""
        deck = cast("list[str]", self.p.to_data()["deck"])
        return deck[::-1]

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome()

    def score(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat by source; Jordan's come after those of all seats."""
        return {line["source"]: line["points"][seat] for line in self.game.score_sheet() if line["counts"]}


def new_table(seats: int = 2, seed: str = "table", script: list[Luck] | None = None, **options: object) -> Table:
    """A fresh game; `script` decides its first luck."""
    table = Table(start(TITLE, seats, options, seed, script))
    table.told_from = 0
    return table


def arrange(
    seats: int = 2,
    *,
    turn: int | str = 0,
    round: int = 1,
    first: int = 0,
    last_turns: bool = False,
    at: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    islands: tuple[int, int, int] = (4, 4, 4),
    top: str = "",
    dry: bool = False,
    fillers: str = "",
    face_up: str = "",
    face_down: str = "",
    ships: Mapping[int, str] | None = None,
    explorers: Mapping[int, str] | None = None,
    rivers: Mapping[int, int] | None = None,
    doubloons: Mapping[int, int] | int = 10,
    points: Mapping[int, int] | None = None,
    cards: Mapping[int, str] | None = None,
    quests: Mapping[int, str] | None = None,
    market: str = "Q24 Q25",
    quest_top: str = "",
    quest_deck: str | None = None,
    upgrades: Mapping[int, str] | None = None,
    figurehead: Mapping[int, str] | None = None,
    figureheads: str = "",
    treasures: Mapping[int, str] | None = None,
    buried: Mapping[int, str] | None = None,
    poseidon: Mapping[int, str] | None = None,
    slots: Mapping[int, str] | None = None,
    residences: Mapping[int, str] | None = None,
    markets: Mapping[int, Mapping[int, str]] | None = None,
    backs: str = "",
    gems: Mapping[int, int] | None = None,
    ruby_spaces: list[int] | None = None,
    retired: str = "",
    jordan: Mapping[str, object] | None = None,
    jordan_deck: str = "A1 A2 A3 A4 A5 A6",
    dice: list[str] | None = None,
    luck: list[Luck] | None = None,
    seed: str = "table",
    rules: int | None = None,
    **options: object,
) -> Table:
    """The beginning of a turn: the seat (or `jordan`) named by `turn` is to move.

    Names are separated by spaces. `at`: cards at places; `tiles`: value tiles by location, others lie anywhere;
    `top` lies on level II, its first card uppermost, a `^` for a card that lies face up; with `dry` nothing lies below,
    and the rest is out of the game. `face_up`: cards that are shown though a module hides their kind; `face_down`:
    others that are hidden.

    By seat: where `ships` and `explorers` stand, `rivers` if more than before the explorer, `cards`, `upgrades`,
    `figurehead`, all `treasures` (`gold gold pearl`), which of them are `buried` on which space (`gold-1 pearl-3`),
    what lies on each space of the `poseidon` (`gold . . pearl`), bonus `slots` with a cube on them, `residences`,
    `markets` by tile and location, `gems` (rubies). `backs` names the black market tiles that lie on their back.

    `figureheads` are on offer; `quest_top` lies on the quest deck; `quest_deck` is all of it. `jordan` changes his
    sheet; `dice` are the coming
    throws of three, `luck` any other luck. `rules`: the number of the rulings, where it is not the newest.
    """
    if seats == 1:
        options = {"jordan_b_cards": jordan_deck.count("B"), **options}
    agreed = TITLE.agree(seats, options, rules)
    terms = MaracaiboTerms(agreed)
    names = terms.sea.names
    owned = [code for seat in range(seats) for code in words(cards, seat)]
    owned += cast("list[str]", (jordan or {}).get("cards", []))
    on_map = map_with(names, at or {}, owned)
    located = {card: place for place, card in on_map.items()}
    data = laid_out(TITLE, agreed)

    rest = [card for card in CARDS if card.code not in owned and card.code not in located]
    shown_top = [code.rstrip("^") for code in top.split()]
    below = [] if dry else [card.code for card in rest if card.level == 2 and card.code not in shown_top]
    unused = [card.code for card in rest if card.level != 2 and card.code not in shown_top]
    hidden = [place for place, code in on_map.items() if is_hidden(terms, code) and code not in face_up.split()]
    hidden = [place for place in names if place in hidden + face_down.split() and place not in fillers.split()]

    held = [code for seat in range(seats) for code in words(quests, seat)]
    held += [str(text).partition("/")[0] for text in cast("list[str]", (jordan or {}).get("quests", []))]
    in_market = market.split()
    left = [quest.code for quest in QUESTS if quest.code not in held + in_market + quest_top.split()]
    deck = (quest_top.split() + left if quest_deck is None else quest_deck.split())[::-1]

    taken_heads = list((figurehead or {}).values())
    on_offer = [head.code for head in FIGUREHEADS if head.code not in taken_heads][: 3 if terms.solo else seats + 2]

    data |= {
        "players": [
            {
                "points": [(points or {}).get(seat, 0), *[0] * (len(SOURCES) - 1)],
                "doubloons": doubloons if isinstance(doubloons, int) else doubloons.get(seat, 10),
                "ship": (ships or {}).get(seat, "start"),
                "explorer": (explorers or {}).get(seat, "S"),
                "rivers": (rivers or {}).get(seat, rivers_before((explorers or {}).get(seat, "S"))),
                "cards": words(cards, seat),
                "quests": [f"{code}/{1 << seat}" for code in words(quests, seat)],
                "dealt": [],
                "given_back": "",
                "upgrades": words(upgrades, seat),
                "figurehead": (figurehead or {}).get(seat, ""),
                "treasures": [words(treasures, seat).count(type) for type in TREASURES],
                "slots": words(slots, seat),
                "burial": [[f"{type}-{n}" in words(buried, seat) for n in range(1, 5)] for type in TREASURES],
                "poseidon": [word.strip(".") for word in (words(poseidon, seat) or ["."] * 4)],
                "residences": words(residences, seat),
                "markets": [located.get((markets or {}).get(seat, {}).get(tile, ""), "") for tile in range(1, 6)],
                "rubies": (gems or {}).get(seat, 0),
                "retired": str(seat) in retired.split(),
            }
            for seat in range(seats)
        ],
        "map": list(on_map.values()),
        "face_down": hidden,
        "fillers": fillers.split(),
        **tiles_on(located, hidden, tiles or {}),
        "islands": list(islands),
        "market_sides": ["back" if str(tile) in backs.split() else "front" for tile in range(1, 6)],
        "deck": below + top.split()[::-1],
        "aside": unused,
        "quest_deck": [f"{code}/0" for code in deck],
        "quest_market": in_market,
        "figureheads": [] if figureheads == "none" else figureheads.split() or on_offer,
        "ruby_spaces": sorted(ruby_spaces or []),
        "round": round,
        "first": first,
        "active": 0 if isinstance(turn, str) else turn,
        "last_turns": last_turns,
        "dealing": False,
    }
    if terms.solo:
        data["jordan"] = jordan_sheet(jordan or {}, jordan_deck.split())
    sailor = cast("list[dict[str, object]]", data["players"])[0 if isinstance(turn, str) else turn]
    sails = 4 if sailor["figurehead"] == "harpy" else 3
    column = terms.sea.column[names.index(cast(str, sailor["ship"]))]
    data["stack"] = (
        [OVER.number, JORDANS_TURN.number]
        if turn == "jordan"
        else [OVER.number, TURN_END.number, sails, column, SAIL_SHIP.number]
    )
    script = [Luck("dice", throw.split()) for throw in dice or []] + (luck or [])
    whole = not dry and quest_deck is None
    return Table(arranged(TITLE, agreed, data, seed, script, whole=whole))


def words(sheets: Mapping[int, str] | None, seat: int) -> list[str]:
    return (sheets or {}).get(seat, "").split()


def map_with(names: list[str], at: Mapping[str, str], owned: list[str]) -> dict[str, str]:
    """The usual map with some cards at other places: what lay there comes where they lay, or out of play.

    Where the card of the usual map is somebody's, one that is not in play lies instead.
    """
    found = dict(zip(names, MAP.split(), strict=False))
    for place, code in at.items():
        other = next((name for name, card in found.items() if card == code), "")
        if other:
            found[other] = found[place]
        found[place] = code
    spare = [card.code for card in CARDS if card.code[0] == "I" and card.code not in [*found.values(), *owned]]
    spare.sort(reverse=True)  # those of level I first
    return {place: spare.pop() if code in owned else code for place, code in found.items()}


def is_hidden(terms: MaracaiboTerms, code: str) -> bool:
    return terms.hidden_locations if code.startswith("LOC") else terms.hidden_developments and code[0] == "I"


def tiles_on(located: Mapping[str, str], hidden: list[str], wanted: Mapping[str, str]) -> dict[str, object]:
    """Value tiles by place, those that were asked for first; tiles of hidden locations are still to come."""
    pile = sorted(TILES.values())
    for type in wanted.values():
        pile.remove(type)
    by_location = {**dict.fromkeys(TILES, ""), **wanted}
    laid: dict[str, str] = {}
    for code in TILES:
        place = located.get(code, "")
        if place and place not in hidden:
            usual = TILES[code]
            if not by_location[code]:
                by_location[code] = pile.pop(pile.index(usual) if usual in pile else 0)
            laid[place] = by_location[code]
    return {"tiles": laid, "tile_pile": pile}


def rivers_before(code: str) -> int:
    return next(space.rivers for space in TRACK if space.code == code)


def jordan_sheet(changes: Mapping[str, object], deck: list[str]) -> dict[str, object]:
    """`deck`: his cards to come, the next one first."""
    shown = cast("list[str]", changes.get("shown", []))
    return {
        "treasures": [0, 0, 0],
        "cards": [],
        "quests": [],
        "deck": deck[::-1],
        "shown": [],
        "left_out": [card.code for card in JORDAN_CARDS if card.code not in deck + shown],
        "seen": shown,
        "ship": "start",
        "explorer": "S",
        "level": 0,
        "upgrades": 0,
        "figurehead": "",
        "residences": [],
        "rubies": 0,
        "points": [0] * len(SOURCES),
        **changes,
    }


def card(code: str) -> Card:
    return next(card for card in CARDS if card.code == code)


MODES: Final[list[dict[str, object]]] = [
    {},
    {"hidden_locations": True},
    {"hidden_developments": True},
    {"skirmishes": True},
    {"quest_hunters": True},
    {"rubies": True},
    {"sunny_retirement": True},
    {"hidden_locations": True, "hidden_developments": True, "layout": "channel"},
    {
        "hidden_locations": True,
        "hidden_developments": True,
        "skirmishes": True,
        "quest_hunters": True,
        "rubies": True,
        "sunny_retirement": True,
        "layout": "diagonal",
        "jordan_b_cards": 3,
    },
    {"residence_doubloons": True, "locations_apart": True, "jordan_b_cards": 6},
]
"""Options that a game may be played with: every module alone, and together."""


def random_games(games: int, name: str = "random") -> Iterator[Table]:
    """Games of every mode with 1 to 4 seats, to be driven by random_moves()."""
    yield from (random_game(number, name) for number in range(games))


def random_game(number: int, name: str = "random") -> Table:
    """One of them."""
    seats = 1 + (number + number // len(MODES)) % 4
    options = {option: value for option, value in MODES[number % len(MODES)].items() if fits(option, seats)}
    return Table(start(TITLE, seats, options, f"{name} {number}"))


def fits(option: str, seats: int) -> bool:
    return option != "jordan_b_cards" or seats == 1


def random_moves(table: Table, seed: int, most: int = 10_000) -> Iterator[str]:
    """Yields a random legal move before making it, until the game is over."""
    rng = quick(seed)
    for _ in range(most):
        if table.game.over:
            return
        move = table.p.random_move(rng)
        yield move.notation
        table.game.submit(table.seat, move)


def eager_moves(table: Table, seed: int, most: int = 10_000) -> Iterator[str]:
    """The same, by a player who leaves little out and explores far: what random players seldom come to."""
    rng = quick(seed)
    for _ in range(most):
        if table.game.over:
            return
        wanted = [move for move in table.game.moves() if move.notation not in ("done", "coins")]
        far = [move for move in wanted if move.notation.startswith("explore")]
        trades = [move for move in wanted if move.notation.startswith("give-up")]
        if far and rng.below(3):
            wanted = far[-1:] if rng.below(4) or not trades else trades
        move = wanted[rng.below(len(wanted))] if wanted else table.game.moves()[0]
        yield move.notation
        table.game.submit(table.seat, move)
