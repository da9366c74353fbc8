"""Amerigo: sail between the islands, build on them, and let the cube tower say what can be done. 2 to 4 players."""

from __future__ import annotations

from flibuste.games.amerigo.checks import check
from flibuste.games.amerigo.features import features_for
from flibuste.games.amerigo.moves import BOOK
from flibuste.games.amerigo.pieces import TOWERS, VERSION, catalogue
from flibuste.games.amerigo.places import PLACES
from flibuste.games.amerigo.position import AmerigoPosition, AmerigoTerms
from flibuste.games.amerigo.rules.phases import begin_turn_of
from flibuste.games.amerigo.setup import dealt_on, new_position, position_from_data
from flibuste.games.amerigo.view import AmerigoPreview, AmerigoView, preview_of
from flibuste.kernel.chance import Chance, quick
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Choice, Number, Option, Switch
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Mode, Preset, Title

MOST_LAYOUTS = 9_999_999

OPTIONS: list[Option] = [
    Number("layout", 0, MOST_LAYOUTS, 0, "AM-SET-05"),
    Switch("allow_extra_chests", False, "AM-SET-10"),
    Choice("tower", [tower.code for tower in TOWERS], "rulebook", "AM-PHA-13"),
    Switch("post_needs_step", False, "AM-SAIL-12"),
    Switch("track_end_needs_base_ap", True, "AM-GOLD-04"),
    Switch("tok17_permanent", False, "AM-TOK-31"),
    Number("decision_limit", 100, 1_000_000, 5_000, "AM-END-12"),
]
PRESETS: list[Preset] = [Preset("base", 2, 4, {})]
MODES: list[Mode] = [Mode("base", ["base"], (90, 90), 3)]  # the box


class AmerigoTitle(Title):
    id = "amerigo"
    package = __name__
    name = "Amerigo"
    seats = (2, 4)
    options = OPTIONS
    rules = 2
    book = BOOK
    presets = PRESETS
    modes = MODES
    view_type = AmerigoView
    places = PLACES
    gives_turns = True
    preview_type = AmerigoPreview

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        return new_position(AmerigoTerms(terms), chance, logbook)

    def position_from_data(self, data: Data) -> Position:
        return position_from_data(data, {option.id: option.default for option in OPTIONS})

    def pieces_for(self, terms: Terms, position: Position) -> list[str]:
        """Goods and chests depend on the map."""
        assert isinstance(position, AmerigoPosition)
        return dealt_on(position.chart, AmerigoTerms(terms), quick(1), None).pieces()

    def check(self, position: Position) -> None:
        assert isinstance(position, AmerigoPosition)
        check(position)

    def begin_turn(self, position: Position, seat: int) -> None:
        assert isinstance(position, AmerigoPosition)
        begin_turn_of(position, seat)

    def components(self, terms: Terms) -> str:
        return VERSION

    def preview(self, terms: Terms) -> Data | None:
        """The map, when the table has chosen one by its number."""
        return preview_of(AmerigoTerms(terms))

    def features(self, terms: Terms) -> FeatureBook:
        return features_for(terms.seats)

    def catalogue(self) -> list[Data]:
        return catalogue()
