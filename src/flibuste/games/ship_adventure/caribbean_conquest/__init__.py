"""Caribbean Conquest: fleets and crews fight for the points of the Caribbean. 2 to 4 players, 1, 4 or 9 boxes."""

from __future__ import annotations

from flibuste.games.ship_adventure.caribbean_conquest.checks import check
from flibuste.games.ship_adventure.caribbean_conquest.features import features_for
from flibuste.games.ship_adventure.caribbean_conquest.moves import BOOK
from flibuste.games.ship_adventure.caribbean_conquest.places import PLACES
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition, ConquestTerms
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import begin_turn_of
from flibuste.games.ship_adventure.caribbean_conquest.setup import new_position, position_from_data
from flibuste.games.ship_adventure.caribbean_conquest.view import ConquestView
from flibuste.games.ship_adventure.pieces import CONQUEST, FACES, VERSION, catalogue
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Choice, Number, Option, Value
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Mode, Preset, Title

OPTIONS: list[Option] = [
    Choice("boxes", ["1", "4", "9"], "1", "CC-SET-02"),
    Choice("steps", ["six", "by_board"], "six", "CC-MOVE-13"),
    Choice("majority", ["lead", "half"], "lead", "CC-END-02"),
    Choice("colors", ["by_seat", "drawn"], "by_seat", "SA-SET-08"),
    Choice("camouflage", ["immune", "normal_roll"], "immune", "CC-CBT-10"),
    Choice("combat_tie", ["reroll", "defender_wins"], "reroll", "SA-CBT-13"),
    Choice("elimination", ["nothing_left", "no_way_back"], "nothing_left", "CC-END-03"),
    Choice("elimination_ends", ["first", "last"], "first", "CC-END-12"),
    Number("start_gold", 0, 100, 0, "CC-SET-10"),
    Number("start_balls", 0, 20, 1, "CC-SET-10"),
    Choice("die_faces", list(FACES), "from_two", "SA-DAT-06"),
    Number("goal", 0, 234, 0, "CC-END-11"),
    Number("turn_limit", 0, 1_000, 40, "CC-END-07"),
    Number("decision_limit", 100, 1_000_000, 100_000, "CC-END-10"),
]
TO_THE_LAST: dict[str, Value] = {"elimination": "no_way_back", "elimination_ends": "last"}
MORE_BOXES: dict[str, Value] = {"steps": "by_board", "turn_limit": 30, **TO_THE_LAST}
PRESETS: list[Preset] = [
    Preset("one_box", 2, 4, {"boxes": "1", **TO_THE_LAST}),
    Preset("four_boxes", 2, 4, {"boxes": "4", "goal": 25, **MORE_BOXES}),
    Preset("nine_boxes", 2, 4, {"boxes": "9", "goal": 40, **MORE_BOXES}),
]
MODES: list[Mode] = [Mode("base", ["one_box", "four_boxes", "nine_boxes"], (30, 45), 2)]


class CaribbeanConquestTitle(Title):
    id = "caribbean_conquest"
    package = __name__
    name = "Caribbean Conquest"
    seats = (2, 4)
    options = OPTIONS
    rules = 1
    book = BOOK
    presets = PRESETS
    modes = MODES
    view_type = ConquestView
    places = PLACES
    gives_turns = True

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        return new_position(ConquestTerms(terms), chance, logbook)

    def position_from_data(self, data: Data) -> Position:
        return position_from_data(data, {option.id: option.default for option in OPTIONS})

    def check(self, position: Position) -> None:
        assert isinstance(position, ConquestPosition)
        check(position)

    def begin_turn(self, position: Position, seat: int) -> None:
        assert isinstance(position, ConquestPosition)
        begin_turn_of(position, seat)

    def components(self, terms: Terms) -> str:
        return VERSION

    def features(self, terms: Terms) -> FeatureBook:
        return features_for(terms.seats, int(str(terms.options["boxes"])))

    def printed(self) -> dict[str, int]:
        ship, crew = CONQUEST.costs
        return {"steps": int(CONQUEST.movement_points), "ship_cost": ship, "crew_cost": crew}

    def catalogue(self) -> list[Data]:
        return catalogue()
