"""Pirates of Maracaibo: three voyages over a sea of cards; raid, explore, bury treasures. 1 to 4 players."""

from __future__ import annotations

from flibuste.games.maracaibo.checks import check
from flibuste.games.maracaibo.features import features_for
from flibuste.games.maracaibo.moves import BOOK
from flibuste.games.maracaibo.pieces import JORDAN_CARDS_IN_PLAY, VERSION, catalogue
from flibuste.games.maracaibo.places import PLACES
from flibuste.games.maracaibo.position import JORDAN, MaracaiboPosition, MaracaiboTerms
from flibuste.games.maracaibo.rules.turn import begin_turn_of
from flibuste.games.maracaibo.sea import LAYOUTS
from flibuste.games.maracaibo.setup import new_position, position_from_data
from flibuste.games.maracaibo.view import MaracaiboView
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Choice, Number, Option, Switch
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Clash, Mode, Preset, Title

OPTIONS: list[Option] = [
    Choice("layout", list(LAYOUTS), "standard", "MA-OPT-03"),
    Switch("hidden_locations", False, "MA-MOD-HLOC-01"),
    Switch("hidden_developments", False, "MA-MOD-HDEV-01"),
    Switch("skirmishes", False, "MA-MOD-SKIR-01"),
    Switch("quest_hunters", False, "MA-MOD-QH-01"),
    Switch("rubies", False, "MA-MOD-RUBY-01"),
    Switch("sunny_retirement", False, "MA-MOD-SUN-01"),
    Number("jordan_b_cards", 0, JORDAN_CARDS_IN_PLAY, 0, "MA-OPT-04"),
    Switch("locations_apart", False, "MA-OPT-06"),
    Switch("residence_doubloons", False, "MA-OPT-05"),
    Number("decision_limit", 100, 1_000_000, 5_000, "MA-TURN-01"),
]
PRESETS: list[Preset] = [Preset("base", 2, 4, {}), Preset("jordan", 1, 1, {})]
MODES: list[Mode] = [Mode("base", ["base"], (30, 60), 3), Mode("jordan", ["jordan"], (15, 15), 3)]


class MaracaiboTitle(Title):
    id = "maracaibo"
    package = __name__
    name = "Pirates of Maracaibo"
    seats = (1, 4)
    options = OPTIONS
    rules = 3
    book = BOOK
    presets = PRESETS
    modes = MODES
    view_type = MaracaiboView
    places = PLACES
    gives_turns = True

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        return new_position(MaracaiboTerms(terms), chance, logbook)

    def position_from_data(self, data: Data) -> Position:
        return position_from_data(data, {option.id: option.default for option in OPTIONS})

    def is_private(self, terms: Terms) -> bool:
        return True

    def rivals(self, terms: Terms) -> list[str]:
        return [JORDAN] if terms.seats == 1 else []

    def refusal(self, terms: Terms) -> Clash | None:
        if terms.options["jordan_b_cards"] and terms.seats > 1:
            return Clash(
                "jordan", "Jordan plays against one player alone: leave jordan_b_cards=0, or play with 1 seat."
            )
        return None

    def check(self, position: Position) -> None:
        assert isinstance(position, MaracaiboPosition)
        check(position)

    def begin_turn(self, position: Position, seat: int) -> None:
        assert isinstance(position, MaracaiboPosition)
        begin_turn_of(position, seat)

    def components(self, terms: Terms) -> str:
        return VERSION

    def features(self, terms: Terms) -> FeatureBook:
        return features_for(terms.seats)

    def catalogue(self) -> list[Data]:
        return catalogue()
