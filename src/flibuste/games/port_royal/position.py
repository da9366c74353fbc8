"""The state of a game of Port Royal, its copy, and the step that says what may be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS, Card, codes
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.position import Position

GOAL: Final = 12
"""Influence that brings the end (PR-END-01)."""

# Steps: the number on top of the stack, and below it the step's arguments.
DISCOVER: Final = 0
REPEL_SHIP: Final = 1  # ship
WINDOW: Final = 2  # cards that may still be taken, seat
CREW: Final = 3  # expedition, the crew chosen so far, their number
TURN_END: Final = 4
OVER: Final = 5

BED: Final = 4
"""So many times OVER lies below everything else: once would do, but a list that never gets short keeps its memory."""

RUNNING: Final = 0
REACHED_GOAL: Final = 1
REACHED_LIMIT: Final = 2

KNOWN: Final = -1
"""Instead of a shuffle number: a coin whose face everybody knows (a substitute token)."""


@final
class House:
    """The options of a game, resolved. Shared by all copies of its position."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.options: dict[str, Value] = dict(options)
        self.expedition_to_win: bool = options["ending"] == "points_and_expedition"
        self.expedition_at_end_of_turn: bool = options["expedition_at_end_of_turn"] is True
        self.jester_pays_active: bool = options["jester_pays_active"] is True
        self.stop_with_empty_harbor: bool = options["stop_with_empty_harbor"] is True
        self.show_odds: bool = options["bust_odds"] != "never"
        first = options["first_player"]
        self.first_player: i64 = -1 if first == "random" else int(first) - 1
        self.decision_limit: i64 = cast(int, options["decision_limit"])


@final
class Player:
    """One seat's treasury and personal area; what the area gives is counted whenever a card comes or goes."""

    def __init__(self, coins: list[Card], dealt: list[int], area: list[Card]) -> None:
        self.coins = coins
        self.dealt = dealt
        """For each coin the shuffle it was drawn after: everybody can remember that."""
        self.area = area
        self.influence: i64 = 0
        self.swords: i64 = 0
        self.traders: i64 = 0
        """Four bits per ship color."""
        self.admirals: i64 = 0
        self.jesters: i64 = 0
        self.governors: i64 = 0
        self.senoritas: i64 = 0
        self.priests: i64 = 0
        self.captains: i64 = 0
        self.settlers: i64 = 0
        self.jacks: i64 = 0
        self.expeditions: i64 = 0

    def clone(self) -> Player:
        twin = Player(self.coins[:], self.dealt[:], self.area[:])
        twin.influence = self.influence
        twin.swords = self.swords
        twin.traders = self.traders
        twin.admirals = self.admirals
        twin.jesters = self.jesters
        twin.governors = self.governors
        twin.senoritas = self.senoritas
        twin.priests = self.priests
        twin.captains = self.captains
        twin.settlers = self.settlers
        twin.jacks = self.jacks
        twin.expeditions = self.expeditions
        return twin

    def traders_of(self, color: i64) -> i64:
        return (self.traders >> (4 * color)) & 15


class PortRoyalPosition(Position):
    """A game of Port Royal as it stands. Piles have their top at the end. What may be done with it: play.py."""

    def __init__(
        self,
        house: House,
        chance: Chance,
        logbook: Logbook | None,
        players: list[Player],
        draw_pile: list[Card],
        discard: list[Card],
        harbor: list[Card],
        open_expeditions: list[Card],
    ) -> None:
        super().__init__(chance, logbook)
        self.stack = [OVER] * BED
        self.house = house
        self.players = players
        self.seats: i64 = len(players)
        self.draw_pile = draw_pile
        self.discard = discard
        self.harbor = harbor
        self.open_expeditions = open_expeditions
        self.paid: list[Card] = []
        """Coins paid for a hire, face down until somebody else chooses or a card is turned over (PR-COIN-09)."""
        self.paid_dealt: list[int] = []
        self.payer: i64 = 0
        self.shuffles: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.revealed_this_turn: i64 = 0
        self.colors: i64 = 0
        """Ship colors in the harbor, one bit each."""
        self.last_round: bool = False
        self.ending: i64 = RUNNING

    def copy_into(self, twin: PortRoyalPosition) -> None:
        """What the constructor does not take."""
        twin.stack = self.stack[:]
        twin.revealed = self.revealed
        twin.decisions = self.decisions
        if self.paid:
            twin.paid = self.paid[:]
            twin.paid_dealt = self.paid_dealt[:]
        twin.payer = self.payer
        twin.shuffles = self.shuffles
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.revealed_this_turn = self.revealed_this_turn
        twin.colors = self.colors
        twin.last_round = self.last_round
        twin.ending = self.ending

    def settle(self) -> None:
        """Lets the step on top of the stack play what is forced."""
        raise NotImplementedError

    def pending_ship(self) -> Card | None:
        """The ship just revealed that waits to be repelled or let in."""
        stack = self.stack
        return CARDS[stack[-2]] if stack[-1] == REPEL_SHIP else None

    def drop_pending(self) -> None:
        """Forgets whatever was pending."""
        stack = self.stack
        while len(stack) > BED:
            stack.pop()

    def scores(self) -> list[int]:
        return [player.influence for player in self.players]

    def pieces(self) -> list[str]:
        cards = self.draw_pile + self.discard + self.harbor + self.open_expeditions + self.paid
        pending = self.pending_ship()
        if pending is not None:
            cards.append(pending)
        for player in self.players:
            cards = cards + player.coins + player.area
        return sorted(card.code for card in cards if card.copies > 0)

    def to_data(self) -> Data:
        return {
            "options": self.house.options,
            "chance": self.chance.to_data(),
            "stack": self.stack[BED:],
            "revealed": self.revealed,
            "decisions": self.decisions,
            "players": [
                {"coins": codes(player.coins), "dealt": player.dealt[:], "area": codes(player.area)}
                for player in self.players
            ],
            "draw_pile": codes(self.draw_pile),
            "discard": codes(self.discard),
            "harbor": codes(self.harbor),
            "open_expeditions": codes(self.open_expeditions),
            "paid": codes(self.paid),
            "paid_dealt": self.paid_dealt[:],
            "payer": self.payer,
            "shuffles": self.shuffles,
            "active": self.active,
            "first": self.first,
            "round": self.round,
            "revealed_this_turn": self.revealed_this_turn,
            "last_round": self.last_round,
            "ending": self.ending,
        }
