"""Port Royal: discover ships and people, trade and recruit, one card too many and all is lost. 1 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.port_royal.checks import check
from flibuste.games.port_royal.features import layout_of
from flibuste.games.port_royal.moves import BOOK
from flibuste.games.port_royal.pieces import (
    BASE,
    CARDS,
    CONTRACT_SET,
    CONTRACTS,
    GAMBLER_SET,
    SETS_SAIL,
    TAX,
    VERSIONS,
)
from flibuste.games.port_royal.places import PLACES
from flibuste.games.port_royal.position import PortRoyalPosition, PortRoyalTerms
from flibuste.games.port_royal.rules.turn import begin_turn_of
from flibuste.games.port_royal.setup import new_position, position_from_data
from flibuste.games.port_royal.tale import CHAPTERS_IN_ALL, COMPETITIVE, COOPERATIVE, VARIABLE, tale_catalogue
from flibuste.games.port_royal.view import PortRoyalView
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Choice, Number, Option, SeatChoice, Switch, Value
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Clash, Mode, Preset, Title

OPTIONS: list[Option] = [
    Choice("sets", ["base", "sets_sail", "small"], "base", "PR-SAIL-01"),
    Switch("sets_sail_cards", False, "PR-SAIL-20"),
    Switch("gambler", False, "PR-GAM-01"),
    Switch("contract_cards", False, "PR-XC-01"),
    Choice("contracts", ["none", "competitive", "cooperative"], "none", "PR-CON-01"),
    Number("victory_pile", 0, 20, 0, "PR-COOP-14", {"contracts": ["cooperative"]}),
    Choice("adventure", ["none", COMPETITIVE, COOPERATIVE, VARIABLE], "none", "PR-ADV-01"),
    Number("chapter", 1, CHAPTERS_IN_ALL, 1, "PR-ADV-54", {"adventure": [COMPETITIVE, COOPERATIVE]}),
    Choice(
        "adventurers",
        ["by_lot", "drafted"],
        "by_lot",
        "PR-ADV-03",
        {"adventure": [COMPETITIVE, COOPERATIVE, VARIABLE]},
    ),
    Choice("ending", ["points", "points_and_expedition"], "points", "PR-END-07"),
    SeatChoice("first_player", 5, "PR-SET-05"),
    Switch("expedition_at_end_of_turn", True, "PR-EXP-05"),
    Switch("jester_pays_active", True, "PR-CHR-06"),
    Switch("stop_with_empty_harbor", True, "PR-DISC-07"),
    Choice("bust_odds", ["on_request", "always", "never"], "on_request", "PR-DISC-12"),
    Number("decision_limit", 100, 1_000_000, 3_000, "PR-END-09"),
]


PRESETS: list[Preset] = [
    Preset("base", 2, 5, {}),
    Preset("base_with_expedition", 2, 5, {"ending": "points_and_expedition"}),
    Preset("sets_sail", 2, 4, {"sets": "sets_sail"}, "sets_sail"),
    Preset("base_and_sets_sail", 2, 5, {"sets_sail_cards": True}, "sets_sail"),
    Preset("base_and_gambler", 2, 5, {"gambler": True}, "gambler"),
    Preset("contract_cards", 2, 5, {"contract_cards": True}),
    Preset("contracts", 2, 5, {"contracts": "competitive"}, "contracts"),
    Preset("cooperative", 2, 5, {"contracts": "cooperative"}, "cooperative"),
    Preset("solo", 1, 1, {"contracts": "cooperative"}, "cooperative"),
    Preset("adventure", 2, 4, {"adventure": COOPERATIVE}, "adventure"),
    Preset("adventure_competitive", 2, 4, {"adventure": COMPETITIVE}, "adventure"),
    Preset("adventure_solo", 1, 1, {"adventure": COOPERATIVE}, "adventure"),
    Preset("adventure_variable", 2, 4, {"adventure": VARIABLE}, "adventure"),
    Preset("everything", 2, 5, {"sets_sail_cards": True, "gambler": True, "contracts": "competitive"}),
]
MODES: list[Mode] = [
    Mode("base", ["base"], (20, 50), 1),  # the box
    Mode("contracts", ["cooperative", "solo"], (15, 40), 2, together=True),
    Mode("sets_sail", ["sets_sail"], (15, 20), 1),
    Mode("adventure", ["adventure", "adventure_competitive", "adventure_solo"], (15, 25), 2),
]
MOST_FOR_SETS_SAIL = 4
MOST_FOR_ADVENTURE = 4


class PortRoyalTitle(Title):
    id = "port_royal"
    package = __name__
    name = "Port Royal"
    seats = (1, 5)
    options = OPTIONS
    rules = 4
    book = BOOK
    presets = PRESETS
    modes = MODES
    view_type = PortRoyalView
    places = PLACES
    gives_turns = True

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        return new_position(PortRoyalTerms(terms), chance, logbook)

    def position_from_data(self, data: Data) -> Position:
        return position_from_data(data, {option.id: option.default for option in OPTIONS})

    def check(self, position: Position) -> None:
        assert isinstance(position, PortRoyalPosition)
        check(position)

    def begin_turn(self, position: Position, seat: int) -> None:
        assert isinstance(position, PortRoyalPosition)
        begin_turn_of(position, seat)

    def components(self, terms: Terms) -> str:
        """The base game's version, and those of the sets in play."""
        agreed = PortRoyalTerms(terms)
        used = [VERSIONS[SETS_SAIL] + "u"] if agreed.sets_sail_alone else [VERSIONS[BASE]]
        if agreed.sets_sail_cards:
            used.append(VERSIONS[SETS_SAIL] + "u")
        if agreed.gambler:
            used.append(VERSIONS[GAMBLER_SET] + "p")
        if agreed.contract_cards:
            used.append(VERSIONS[CONTRACT_SET] + "a")
        if agreed.adventure:
            used.append(agreed.printing.version + "v")
        return " ".join(used)

    def printed(self) -> dict[str, int]:
        """What taxes take (PR-TAX-01, PR-SAIL-02)."""
        taxes = {card.card_set: card for card in CARDS if card.kind == TAX}
        return {"tax_from": int(taxes[BASE].threshold), "sail_keep": int(taxes[SETS_SAIL].keep)}

    def is_private(self, terms: Terms) -> bool:
        """Whoever looks at the draw pile knows more than the others (PR-ADVC-04)."""
        return terms.options["adventure"] != "none"

    def chapter(self, terms: Terms) -> int:
        """Of an adventure; four missions by lot belong to none (PR-ADV-50, -54)."""
        agreed = PortRoyalTerms(terms)
        return agreed.chapter if agreed.adventure and not agreed.variable else 0

    def refusal(self, terms: Terms) -> Clash | None:
        seats, options = terms.seats, terms.options
        if seats == 1 and options["contracts"] != "cooperative" and options["adventure"] != COOPERATIVE:
            return Clash(
                "alone",
                "Port Royal is for 2 to 5 players; alone it is played with contracts=cooperative or "
                "adventure=cooperative.",
            )
        clash = self._clash_of_adventure(seats, options)
        if clash is not None:
            return clash
        if options["victory_pile"] and options["contracts"] != "cooperative":
            return Clash("victory_pile", "The victory pile belongs to contracts=cooperative.")
        if options["contracts"] == "cooperative" and options["ending"] != "points":
            return Clash("team_ending", "A co-operative game ends with its contracts: leave ending=points.")
        if options["sets"] == "small":
            return self._clash_of_small(options)
        return self._clash_of_sets_sail(seats, options) if options["sets"] == "sets_sail" else None

    def _clash_of_adventure(self, seats: int, options: Mapping[str, Value]) -> Clash | None:
        """PR-ADV-01, -12, PR-MIX-06, -07."""
        if options["adventure"] == "none":
            if options["chapter"] != 1 or options["adventurers"] != "by_lot":
                return Clash("no_adventure", "Chapters and adventurers belong to an adventure: choose one.")
            return None
        if options["adventure"] == VARIABLE and options["chapter"] != 1:
            return Clash("variable_chapter", "The variable mode has no chapters: leave chapter=1.")
        if seats > MOST_FOR_ADVENTURE:
            return Clash("adventure_seats", f"The Adventure Begins is for 1 to 4 players, not {seats}.")
        if options["sets"] != "base" or options["contracts"] != "none":
            return Clash("adventure_alone", "The Adventure Begins is played with the base game and without contracts.")
        if options["ending"] != "points":
            return Clash("adventure_ending", "In The Adventure Begins the trophy takes the place of other endings.")
        return None

    def _clash_of_sets_sail(self, seats: int, options: Mapping[str, Value]) -> Clash | None:
        if seats > MOST_FOR_SETS_SAIL:
            return Clash("sets_sail_seats", f"Sets Sail alone is for 2 to 4 players, not {seats}.")
        if options["sets_sail_cards"] or options["contract_cards"] or options["contracts"] != "none":
            return Clash("sets_sail_alone", "Sets Sail alone is played without cards and contracts of the base game.")
        if options["ending"] != "points":
            return Clash("sets_sail_ending", "Sets Sail alone has no expeditions: leave ending=points.")
        return None

    def _clash_of_small(self, options: Mapping[str, Value]) -> Clash | None:
        """PR-SMALL-01."""
        more = options["sets_sail_cards"] or options["contract_cards"] or options["gambler"]
        if more or options["contracts"] != "none" or options["ending"] != "points":
            return Clash("small", "The small deck is played without other cards and contracts: leave ending=points.")
        return None

    def warnings(self, terms: Terms) -> list[str]:
        options = terms.options
        found: list[str] = []
        if options["gambler"] and options["sets"] == "sets_sail":
            found.append("gambler_in_sets_sail")
        if options["contracts"] != "none" and options["sets_sail_cards"]:
            found.append("diluted_contracts")
        if options["adventure"] != "none" and (
            options["gambler"] or options["sets_sail_cards"] or options["contract_cards"]
        ):
            found.append("mixed_adventure")
        return found

    def features(self, terms: Terms) -> FeatureBook:
        return layout_of(PortRoyalTerms(terms)).book

    def catalogue(self) -> list[Data]:
        cards = [card.to_data() for card in CARDS]
        return [*cards, *[contract.to_data() for contract in CONTRACTS], *tale_catalogue()]
