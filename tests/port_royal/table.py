"""Positions set up by hand, so that a test reads like its rule: given, when, then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from tests.checked_game import CheckedGame

from flibuste.games import find_title
from flibuste.games.port_royal.adventure_view import AdventureView
from flibuste.games.port_royal.pieces import SPECIAL_EXPEDITION, codes
from flibuste.games.port_royal.piles import cards_in, faces_of
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.position import (
    Adventure,
    Agenda,
    Hold,
    OpenContract,
    OpenMission,
    Player,
    PortRoyalTerms,
    Voyage,
)
from flibuste.games.port_royal.setup import deck_for, keeps_holds
from flibuste.games.port_royal.tale import STORIES
from flibuste.games.port_royal.view import ContractView, PortRoyalView
from flibuste.kernel.arrange import arranged, laid_out
from flibuste.kernel.chance import quick
from flibuste.kernel.data import Data
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck

TITLE = find_title("port_royal")


@dataclass
class Tale:
    """What an adventure adds to an arranged position; chapter() in adventure/chapter.py makes one."""

    legacy: Data | None
    cargo: Mapping[int, str]
    """Ships that seats have kept."""
    voyages: list[dict[str, object]]
    adventure: dict[str, object]
    stack: list[int]

    def voyage(self, seat: int, cargo: list[str]) -> dict[str, object]:
        return {**self.voyages[seat], "cargo": cargo}

    def table(self) -> dict[str, object]:
        return {"adventure": self.adventure, "stack": self.stack}


class Table(CheckedGame):
    """A game of Port Royal: its own ways to play and to look."""

    @property
    def p(self) -> PortRoyal:
        position = self.game._position
        assert isinstance(position, PortRoyal)
        return position

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
        return codes(faces_of(self.player(seat).coins))

    def area(self, seat: int) -> list[str]:
        return codes(self.player(seat).area)

    def influence(self, seat: int) -> int:
        return self.player(seat).influence

    @property
    def harbor(self) -> list[str]:
        return codes(self.p.harbor)

    @property
    def discard(self) -> list[str]:
        return codes(cards_in(self.p.discard))

    @property
    def draw_pile(self) -> list[str]:
        """Top first."""
        return codes(cards_in(self.p.draw_pile))[::-1]

    @property
    def paid(self) -> list[str]:
        """Coins just paid, still face down."""
        return codes(faces_of(self.p.paid))

    @property
    def expeditions(self) -> list[str]:
        return codes(self.p.open_expeditions)

    def hold(self, seat: int) -> Hold:
        """Markers, ships under Merchants, the Pirate's Nest."""
        hold = self.player(seat).hold
        assert hold is not None
        return hold

    @property
    def agenda(self) -> Agenda:
        agenda = self.p.agenda
        assert agenda is not None
        return agenda

    def contract(self, name: str) -> OpenContract:
        return next(one for one in self.agenda.contracts if one.contract.name == name)

    def seen(self, name: str) -> ContractView:
        """A contract as everybody sees it."""
        return next(one for one in self.view["contracts"] if one["contract"] == f"contract:{name}")

    @property
    def tale(self) -> Adventure:
        adventure = self.p.adventure
        assert adventure is not None
        return adventure

    def voyage(self, seat: int) -> Voyage:
        voyage = self.player(seat).voyage
        assert voyage is not None
        return voyage

    def mission(self, number: int) -> OpenMission:
        return next(one for one in self.tale.missions if one.mission.number == number)

    @property
    def read(self) -> list[str]:
        """Story cards read so far, by their number."""
        return [STORIES[number].code.removeprefix("story:") for number in self.tale.read]

    @property
    def shown(self) -> AdventureView:
        """The adventure as the seat to move sees it."""
        shown = cast(PortRoyalView, self.game.view(self.seat))["adventure"]
        assert shown is not None
        return shown

    @property
    def time_deck(self) -> list[str]:
        """Top first."""
        return codes(cards_in(self.agenda.time_deck))[::-1]

    @property
    def banked(self) -> list[str]:
        """The victory pile, the latest card last."""
        return codes(cards_in(self.agenda.victory_pile))


def new_table(
    seats: int = 2,
    seed: str = "table",
    top: str = "",
    agenda: str = "",
    preset: Mapping[str, object] | None = None,
    **options: object,
) -> Table:
    """A fresh game; `top` names the first cards of the shuffled draw pile, starting coins included.

    `agenda` names the open contracts; `preset` has more options.
    """
    options = {**(preset or {}), **options}
    script = [Luck("shuffle", top.split())] if top else []
    if agenda:
        script = [*(script or [Luck("shuffle", [])]), Luck("contracts", contract_codes(agenda))]
    table = Table(start(TITLE, seats, {"first_player": "1", **options}, seed, script))
    table.told_from = 0
    return table


def contract_codes(names: str) -> list[str]:
    return [f"contract:{name}" for name in names.split()]


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
    round: int = 2,
    agenda: str = "",
    slots: Mapping[str, list[int]] | None = None,
    progress: Mapping[str, Mapping[int, int]] | None = None,
    completed: Mapping[int, int] | None = None,
    stored: Mapping[int, str] | None = None,
    nests: Mapping[int, str] | None = None,
    time: str | int = 5,
    banked: int = 0,
    preset: Mapping[str, object] | None = None,
    rules: int | None = None,
    tale: Tale | None = None,
    **options: object,
) -> Table:
    """The active player's discovery with these cards, as if all had been revealed, hired and gained before.

    Cards are named by code, separated by spaces. `top` lies on the draw pile, its first card uppermost; with `dry`
    nothing lies below and the other cards are out of the game. `coins`: how many (3 unless named), or their faces,
    newest last. `shuffles`: which cards the coming reshuffles bring on top. `revealed`: cards turned over this turn,
    as many as lie in the harbor unless named.

    `agenda`: the open contracts by name (competitive unless the options say otherwise); `slots`: who completed which;
    `progress`: how far seats came on which in the round before; `completed`: contracts that a seat has completed, those
    in `slots` included. `stored`: ships under Merchants as `ship>merchant`. `time`: the time deck, its first card
    uppermost, or how many cards; `banked`: cards of the victory pile. `preset`: more options.
    `rules`: the number of the rulings, the newest unless named. `tale`: what an adventure adds (adventure/chapter.py).
    """
    options = {**(preset or {}), **options}
    if agenda:
        options = {"contracts": "competitive", **options}
    legacy = None if tale is None else tale.legacy
    agreed = TITLE.agree(seats, {"first_player": str(first + 1), **options}, rules, legacy)
    terms = PortRoyalTerms(agreed)
    pool = codes(deck_for(terms)) + ([SPECIAL_EXPEDITION.code] if seats == 5 else [])

    def take(cards: str) -> list[str]:
        for card in cards.split():
            assert card in pool, f"no {card} is left for this position"
            pool.remove(card)
        return cards.split()

    in_harbor, in_discard, on_top, opened = take(harbor), take(discard), take(top), take(open)
    in_areas = [take((areas or {}).get(seat, "")) for seat in range(seats)]
    under = [[pair.split(">") for pair in (stored or {}).get(seat, "").split()] for seat in range(seats)]
    kept = [take(" ".join(ship for ship, _ in pairs)) for pairs in under]
    in_nests = [take((nests or {}).get(seat, "")) for seat in range(seats)]
    voyages = [] if tale is None else [tale.voyage(seat, take(tale.cargo.get(seat, ""))) for seat in range(seats)]
    wanted = [(coins or {}).get(seat, 3) for seat in range(seats)]
    named = [take(coin) if isinstance(coin, str) else [] for coin in wanted]
    timed = take(time) if isinstance(time, str) else []
    treasuries = [
        [pool.pop(0) for _ in range(coin)] if isinstance(coin, int) else named[seat] for seat, coin in enumerate(wanted)
    ]
    on_way = [[name for name, at in (progress or {}).items() if at.get(seat)] for seat in range(seats)]
    done = [
        (completed or {}).get(seat, sum(finished.count(seat) for finished in (slots or {}).values()))
        for seat in range(seats)
    ]
    holds = [
        {
            "stored": kept[seat],
            "under": [merchant for _, merchant in under[seat]],
            "nest": in_nests[seat],
            "markers": 3 - done[seat] - len(on_way[seat]) if terms.contracts else 0,
            "completed": done[seat],
        }
        for seat in range(seats)
    ]
    data = laid_out(TITLE, agreed)
    has_holds = keeps_holds(terms)
    data |= {
        "players": [
            {
                "coins": treasuries[seat],
                "dealt": [1] * len(treasuries[seat]),
                "area": in_areas[seat],
                **({"hold": holds[seat]} if has_holds else {}),
                **({"voyage": voyages[seat]} if voyages else {}),
            }
            for seat in range(seats)
        ],
    }
    if terms.contracts:
        laid = (timed[::-1] if timed else [pool.pop() for _ in range(int(time))]) if terms.cooperative else []
        data["agenda"] = {
            "contracts": [
                {
                    "contract": f"contract:{name}",
                    "slots": (slots or {}).get(name, []),
                    "progress": [(progress or {}).get(name, {}).get(seat, 0) for seat in range(seats)],
                    "since": [round - 1 if (progress or {}).get(name, {}).get(seat, 0) else 0 for seat in range(seats)],
                }
                for name in agenda.split()
            ],
            "time_deck": laid,
            "victory_pile": [pool.pop() for _ in range(banked)],
        }
    data |= {
        "draw_pile": ([] if dry else pool) + on_top[::-1],
        "discard": in_discard,
        "harbor": in_harbor,
        "open_expeditions": opened,
        "active": active,
        "round": round,
        "revealed_this_turn": len(in_harbor) if revealed is None else revealed,
        "last_round": last_round,
        "decisions": decisions,
    }
    if tale is not None:
        data |= tale.table()
    luck = [Luck("shuffle", cards.split()) for cards in shuffles]
    return Table(arranged(TITLE, agreed, data, "table", luck, whole=not dry))


def random_games(games: int, name: str = "random", **options: object) -> Iterator[Table]:
    """Games with 2 to 5 seats, to be driven by random_moves()."""
    for number in range(games):
        yield Table(start(TITLE, 2 + number % 4, options, f"{name} {number}"))


def set_games(games: int, name: str = "sets") -> Iterator[Table]:
    """Games of every preset that adds a set, each with as many seats as it can have, to be driven by random_moves().

    Adventures have games of their own.
    """
    plain = ("base", "base_with_expedition")
    presets = [preset for preset in TITLE.presets if preset.id not in plain and "adventure" not in preset.options]
    for number in range(games):
        preset = presets[number % len(presets)]
        seats = preset.least + number // len(presets) % (preset.most - preset.least + 1)
        yield Table(start(TITLE, seats, preset.options, f"{name} {number}"))


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
