"""Treasure Map: read the tokens, collect four pieces of the map, be the first in Eldorado. 1 to 4 players."""

from __future__ import annotations

from typing import Final

from flibuste.games.ship_adventure.pieces import FACES, LEVEL, NUMBERS, VERSION, catalogue
from flibuste.games.ship_adventure.treasure_map.checks import check
from flibuste.games.ship_adventure.treasure_map.features import features_for
from flibuste.games.ship_adventure.treasure_map.moves import BOOK
from flibuste.games.ship_adventure.treasure_map.places import PLACES
from flibuste.games.ship_adventure.treasure_map.position import (
    BESIDE,
    FIRST_PLAYER,
    INNER_RING,
    SEATS_OF_SMALL,
    SMALL_BOARD,
    TreasurePosition,
    TreasureTerms,
)
from flibuste.games.ship_adventure.treasure_map.rules.movement import begin_turn_of
from flibuste.games.ship_adventure.treasure_map.setup import new_position, pieces_on, position_from_data
from flibuste.games.ship_adventure.treasure_map.view import TreasureView
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Choice, Number, Option, Switch, Value
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Clash, Mode, Preset, Title

OPTIONS: list[Option] = [
    Choice("colors", ["by_seat", "drawn"], "by_seat", "SA-SET-08"),
    Choice("eldorado", ["drawn", "printed"], "drawn", "SA-SET-14"),
    Number("min_move", 0, 1, 0, "SA-MOVE-09"),
    Switch("stranded_rescue", True, "SA-MOVE-16"),
    Choice("galleon_color", [INNER_RING, FIRST_PLAYER], INNER_RING, "SA-GAL-03"),
    Choice("npc_path_choice", ["fixed", FIRST_PLAYER], "fixed", "SA-GAL-05"),
    Switch("galleon_armed", True, "SA-GAL-08"),
    Switch("port_neutral", True, "SA-CBT-04"),
    Choice("camouflage", ["immune", "normal_roll"], "immune", "SA-CBT-12"),
    Choice("combat_tie", ["reroll", "defender_wins"], "reroll", "SA-CBT-13"),
    Switch("open_tokens", False, "SA-TRE-06"),
    Choice("beaten_pirates", ["until_next_level", "back_at_once"], "until_next_level", "SA-PIR-11"),
    Choice("bribe_reach", ["anywhere", BESIDE], "anywhere", "SA-PIR-10"),
    Switch("hunters_fire", False, "SA-PIR-19"),
    Switch("hunt_goes_on", False, "SA-VAR-09"),
    Choice("die_faces", list(FACES), "from_two", "SA-DAT-06"),
    Choice("board", ["full", SMALL_BOARD], "full", "SA-SMALL-01"),
    Number("turn_limit", 0, 1_000, 80, "SA-END-07"),
    Number("decision_limit", 100, 1_000_000, 20_000, "SA-END-10"),
]
ALONE: dict[str, Value] = {"bribe_reach": BESIDE, "hunters_fire": True, "hunt_goes_on": True, "turn_limit": 17}
"""Pirates to reckon with, and no time to wait in a port until they are gone (SA-VAR-07)."""
FREE_WITH_SMALL: Final = ("board", "open_tokens", "decision_limit")
"""Options that the small board leaves open."""
PRESETS: list[Preset] = [Preset("base", 2, 4, {}), Preset("solo", 1, 1, ALONE)]
MODES: list[Mode] = [Mode("base", ["base", "solo"], (20, 35), 2)]


class TreasureMapTitle(Title):
    id = "treasure_map"
    package = __name__
    name = "Treasure Map"
    seats = (1, 4)
    options = OPTIONS
    rules = 1
    book = BOOK
    presets = PRESETS
    modes = MODES
    view_type = TreasureView
    places = PLACES
    gives_turns = True

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        return new_position(TreasureTerms(terms), chance, logbook)

    def position_from_data(self, data: Data) -> Position:
        return position_from_data(data, {option.id: option.default for option in OPTIONS})

    def pieces_for(self, terms: Terms, position: Position) -> list[str]:
        assert isinstance(position, TreasurePosition)
        return pieces_on(position.chart)

    def is_private(self, terms: Terms) -> bool:
        agreed = TreasureTerms(terms)
        return not agreed.open_tokens or (agreed.seeks_eldorado and not agreed.eldorado_printed)

    def refusal(self, terms: Terms) -> Clash | None:
        """SA-SMALL-01."""
        if terms.options["board"] != SMALL_BOARD:
            return None
        if terms.seats != SEATS_OF_SMALL:
            return Clash("small_seats", f"The small board is for {SEATS_OF_SMALL} players, not {terms.seats}.")
        for option in self.options:
            if option.id not in FREE_WITH_SMALL and terms.options[option.id] != option.default:
                return Clash("small", f"The small board is played as it is: leave {option.id} as usual.")
        return None

    def check(self, position: Position) -> None:
        assert isinstance(position, TreasurePosition)
        check(position)

    def begin_turn(self, position: Position, seat: int) -> None:
        assert isinstance(position, TreasurePosition)
        begin_turn_of(position, seat)

    def components(self, terms: Terms) -> str:
        return VERSION

    def features(self, terms: Terms) -> FeatureBook:
        return features_for(TreasureTerms(terms))

    def printed(self) -> dict[str, int]:
        """Those of the first level, where they go by levels."""
        return {
            "steps": int(NUMBERS.movement_points),
            "bribe": int(NUMBERS.bribe),
            "pirate_steps": int(LEVEL[0].pirate_steps),
            "galleon_steps": int(LEVEL[0].galleon_steps),
        }

    def catalogue(self) -> list[Data]:
        return catalogue()
