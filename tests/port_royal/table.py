"""Positions set up by hand, so that a test reads like its rule: given, when, then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

from flibuste.games import find_title
from flibuste.games.port_royal.pieces import DECK, SPECIAL_EXPEDITION, codes
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.position import Player
from flibuste.games.port_royal.view import PortRoyalView
from flibuste.kernel.chance import quick
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Event, Fact, Luck
from flibuste.kernel.refusals import Reason

TITLE = find_title("port_royal")


class Table:
    """A checked game with short ways to play and to look."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told_from = len(game.events)

    # --- playing

    def play(self, *moves: str) -> Table:
        """Makes these moves, each for the seat whose decision it is."""
        for move in moves:
            self.game.submit(self.game.seat_to_move, move)
        return self

    def reason(self, move: str, seat: int | None = None) -> Reason:
        """Why a seat (the one to move, unless named) may not do this now."""
        reason = self.game.why_not(self.seat if seat is None else seat, move)
        assert reason is not None, f"{move} is legal"
        return reason

    @property
    def legal(self) -> list[str]:
        return [move.notation for move in self.game.moves()]

    def preview(self, move: str) -> dict[str, int]:
        return self.game.preview(TITLE.book.named(move))

    # --- looking

    @property
    def p(self) -> PortRoyal:
        position = self.game._position
        assert isinstance(position, PortRoyal)
        return position

    @property
    def seat(self) -> int:
        return self.game.seat_to_move

    @property
    def step(self) -> str:
        return self.game.step

    @property
    def active(self) -> int:
        return self.p.active

    @property
    def view(self) -> PortRoyalView:
        return cast(PortRoyalView, self.game.view(0))

    def player(self, seat: int) -> Player:
        return self.p.players[seat]

    def coins(self, seat: int) -> int:
        return len(self.player(seat).coins)

    def faces(self, seat: int) -> list[str]:
        """The hidden faces of a seat's coins, oldest first."""
        return codes(self.player(seat).coins)

    def area(self, seat: int) -> list[str]:
        return codes(self.player(seat).area)

    def influence(self, seat: int) -> int:
        return self.player(seat).influence

    @property
    def harbor(self) -> list[str]:
        return codes(self.p.harbor)

    @property
    def discard(self) -> list[str]:
        return codes(self.p.discard)

    @property
    def draw_pile(self) -> list[str]:
        """Top first."""
        return codes(self.p.draw_pile)[::-1]

    @property
    def expeditions(self) -> list[str]:
        return codes(self.p.open_expeditions)

    @property
    def events(self) -> list[Event]:
        """What was told since the position was set up."""
        return self.game.events[self.told_from :]

    @property
    def story(self) -> list[str]:
        return [event.name for event in self.events]

    def told(self, name: str) -> list[dict[str, Fact]]:
        return [event.facts for event in self.events if event.name == name]


def new_table(seats: int = 2, seed: str = "table", top: str = "", **options: object) -> Table:
    """A fresh game; `top` names the first cards of the shuffled draw pile, starting coins included."""
    script = [Luck("shuffle", top.split())] if top else None
    table = Table(start(TITLE, seats, {"first_player": "1", **options}, seed, script))
    table.told_from = 0
    return table


def arrange(
    seats: int = 2,
    *,
    active: int = 0,
    first: int = 0,
    harbor: str = "",
    open: str = "",
    areas: Mapping[int, str] | None = None,
    coins: Mapping[int, int | str] | None = None,
    top: str = "",
    discard: str = "",
    dry: bool = False,
    shuffles: tuple[str, ...] = (),
    revealed: int | None = None,
    last_round: bool = False,
    decisions: int = 0,
    **options: object,
) -> Table:
    """The active player's discovery with these cards, as if all had been revealed, hired and gained before.

    Cards are named by code, separated by spaces. `top` lies on the draw pile, its first card uppermost; with `dry`
    nothing lies below and the other cards are out of the game. `coins`: how many (3 unless named), or their faces,
    newest last. `shuffles`: which cards the coming reshuffles bring on top. `revealed`: cards turned over this turn,
    as many as lie in the harbor unless named.
    """
    game = start(TITLE, seats, {"first_player": str(first + 1), **options}, "table")
    pool = codes(DECK) + ([SPECIAL_EXPEDITION.code] if seats == 5 else [])

    def take(cards: str) -> list[str]:
        for card in cards.split():
            assert card in pool, f"no {card} is left for this position"
            pool.remove(card)
        return cards.split()

    in_harbor, in_discard, on_top, opened = take(harbor), take(discard), take(top), take(open)
    in_areas = [take((areas or {}).get(seat, "")) for seat in range(seats)]
    wanted = [(coins or {}).get(seat, 3) for seat in range(seats)]
    named = [take(coin) if isinstance(coin, str) else [] for coin in wanted]
    treasuries = [
        [pool.pop(0) for _ in range(coin)] if isinstance(coin, int) else named[seat] for seat, coin in enumerate(wanted)
    ]
    data = {
        **game.clone_position().to_data(),
        "players": [
            {"coins": treasuries[seat], "dealt": [1] * len(treasuries[seat]), "area": in_areas[seat]}
            for seat in range(seats)
        ],
        "draw_pile": ([] if dry else pool) + on_top[::-1],
        "discard": in_discard,
        "harbor": in_harbor,
        "open_expeditions": opened,
        "active": active,
        "revealed_this_turn": len(in_harbor) if revealed is None else revealed,
        "last_round": last_round,
        "decisions": decisions,
    }
    position = TITLE.position_from_data(data)
    game._logbook.script = [Luck("shuffle", cards.split()) for cards in shuffles]
    position.logbook = game._logbook
    game._position = position
    return Table(game)


def random_games(games: int, name: str = "random", **options: object) -> Iterator[Table]:
    """Games with 2 to 5 seats, to be driven by random_moves()."""
    for number in range(games):
        yield Table(start(TITLE, 2 + number % 4, options, f"{name} {number}"))


def random_moves(table: Table, seed: int, most: int = 10_000) -> Iterator[str]:
    """Yields a random legal move before making it, until the game is over."""
    rng = quick(seed)
    for _ in range(most):
        if table.game.over:
            return
        move = table.p.random_move(rng)
        yield move.notation
        table.game.submit(table.seat, move)


def counted(cards: list[str]) -> Counter[str]:
    return Counter(cards)
