"""Puts new games on the shelf: finished games that every later version must replay move by move.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python tests/shelf/make.py

plays the recipes below that have no file yet and adds their last position to ends.json. A file that is there is never
made again: bots get better and would play another game, and the old one is what proves that old records still work. To
add a game, add a recipe; it is played by the newest rulings, and `-r2` in its name says that those were the second.
When a replay fails, it is the engine that has changed the course of recorded games: either that is a mistake, or
`rules` of the title has to grow.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from flibuste.bots import Bot, ask, find_bot
from flibuste.bots.question import Question
from flibuste.games import find_title
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rules.gold import can_cash
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.moves import Move

SHELF = Path(__file__).parent
ENDS = SHELF / "ends.json"


class Curious(Bot):
    """Does what it has not done in this game yet, else as the baseline: a few games hold every kind of decision."""

    name = "curious"

    def __init__(self) -> None:
        self.done: set[str] = set()

    def choose(self, question: Question, rng: Rng) -> Move:
        new = [move for move in question.moves if self.kind(question, move) not in self.done]
        move = new[rng.below(len(new))] if new else question.position.baseline_move()
        self.done.add(self.kind(question, move))
        return move

    def kind(self, question: Question, move: Move) -> str:
        """The decision and the verb; of an action its color, of a voyage whether a post can follow."""
        words = move.notation.split()
        if words[0] == "sail":
            return f"sail {'post' in question.position.preview(move)}"
        return f"{question.position.step()} {' '.join(words[: 2 if words[0] in ('act', 'take') else 1])}"


class Lavish(Bot):
    """Saves gold in Amerigo, then spends all of it in one action, cashes what it has, and goes on (AM-ACT-10)."""

    name = "lavish"
    rich = 6
    """Gold from which on it spends."""

    def choose(self, question: Question, rng: Rng) -> Move:
        p = question.position
        assert isinstance(p, AmerigoPosition)
        liked = self.liked(p)
        if p.step() in ("track", "sail") and can_cash(p):
            dearest = max(question.moves, key=lambda move: p.preview(move).get("spends", 0))
            if p.preview(dearest).get("spends"):
                return dearest
            liked = ["chest", "use five", "use three"] if p.gold_spent else []
        for word in liked:
            for move in question.moves:
                if move.notation.startswith(word):
                    return move
        return p.baseline_move()

    def liked(self, p: AmerigoPosition) -> list[str]:
        """How the moves begin that it looks for, the best first: something to cash, then gold, then the longest way."""
        if p.step() != "turn":
            return ["take five", "take three", "advance"]
        if not can_cash(p):
            return ["act brown", "gold"]
        return ["gold"] if p.player().gold < self.rich else ["act white", "act blue", "act black", "gold"]


PLAYERS: dict[str, type[Bot]] = {bot.name: bot for bot in (Curious, Lavish)}


def sit_down(name: str) -> Bot:
    return PLAYERS[name]() if name in PLAYERS else find_bot(name)


class Recipe:
    """A name, who plays (one bot for each seat, or one for all), and the options that are not as usual.

    `agenda`: the contracts that lie open, where chance would open others. `legacy`: what a game before handed on.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        bots: str,
        seed: str = "",
        agenda: str = "",
        legacy: Data | None = None,
        **options: object,
    ) -> None:
        self.name = name
        self.title = name.partition("-")[0]
        self.seats = seats
        names = bots.split()
        self.bots = names if len(names) == seats else names * seats
        self.seed = seed or name
        self.agenda = agenda.split()
        self.legacy = legacy
        self.options = options

    @property
    def script(self) -> list[Luck]:
        """First player and shuffle as they fall, then the contracts."""
        if not self.agenda:
            return []
        begins = [] if "first_player" in self.options else [Luck("first-player", ["0"])]
        return [*begins, Luck("shuffle", []), Luck("contracts", [f"contract:{name}" for name in self.agenda])]


VARIANT = "points_and_expedition"
TEAM = "cooperative"
HARDEST_1 = "explorer pirates_nest small_estate"
RICHEST_2 = "small_estate explorer ransom jinx frigate_nemesis"
EASIEST_2 = "jinx galleon_nemesis frigate_nemesis speculator trade_master"
"""Contracts that two bots can hope to complete in little time."""

SECOND_TRY: Data = {
    "chapter": 3,
    "groups": [80, 81, 82, 83],
    "lost_tries": 1,
    "told": [
        {"chapter": 1, "won": True, "winners": [0, 1]},
        {"chapter": 2, "won": True, "winners": [0, 1]},
        {"chapter": 3, "won": False, "winners": []},
    ],
}
"""Of a campaign, in its third chapter."""
FOURTH_CHAPTER: Data = {**SECOND_TRY, "chapter": 4, "groups": [80, 81, 82, 83, 84]}

EVERY_MODULE: dict[str, Any] = {
    "hidden_locations": True,
    "hidden_developments": True,
    "skirmishes": True,
    "quest_hunters": True,
    "rubies": True,
    "sunny_retirement": True,
}

EVERY_SEA_RULING: dict[str, Any] = {
    "npc_path_choice": "first_player",
    "galleon_color": "first_player",
    "port_neutral": False,
    "camouflage": "normal_roll",
    "combat_tie": "defender_wins",
    "beaten_pirates": "back_at_once",
    "bribe_reach": "beside",
    "eldorado": "printed",
    "open_tokens": True,
    "min_move": 1,
}
ALONE_AT_SEA: dict[str, Any] = {
    "bribe_reach": "beside",
    "hunters_fire": True,
    "hunt_goes_on": True,
    "turn_limit": 17,
}
ONE_BOX: dict[str, Any] = {"elimination_ends": "last"}
"""The games of Caribbean Conquest as they were first offered; those of today have NO_WAY_BACK besides."""
NO_WAY_BACK: dict[str, Any] = {"elimination": "no_way_back"}
MORE_BOXES: dict[str, Any] = {"steps": "by_board", "elimination_ends": "last", "turn_limit": 30}
FOUR_BOXES: dict[str, Any] = {"boxes": "4", "goal": 25, **MORE_BOXES}
NINE_BOXES: dict[str, Any] = {"boxes": "9", "goal": 40, **MORE_BOXES}
EVERY_WAR_RULING: dict[str, Any] = {
    "steps": "by_board",
    "majority": "half",
    "camouflage": "normal_roll",
    "combat_tie": "defender_wins",
    "elimination": "no_way_back",
    "die_faces": "from_one",
    "start_gold": 12,
    "start_balls": 3,
}

RECIPES = [
    # Each number of players and each way a game can end.
    Recipe("port_royal-2-points", 2, "greedy baseline"),
    Recipe("port_royal-3-points", 3, "greedy baseline random", first_player="2", jester_pays_active=False),
    Recipe("port_royal-4-points", 4, "greedy", first_player="4", expedition_at_end_of_turn=False),
    Recipe("port_royal-5-points", 5, "random", first_player="5", bust_odds="always"),
    Recipe("port_royal-2-variant", 2, "random baseline", ending=VARIANT, bust_odds="never"),
    Recipe("port_royal-3-variant", 3, "greedy", ending=VARIANT, first_player="3", stop_with_empty_harbor=False),
    Recipe("port_royal-4-variant", 4, "random", ending=VARIANT, first_player="1", expedition_at_end_of_turn=False),
    Recipe(
        "port_royal-5-variant", 5, "greedy baseline random baseline greedy", ending=VARIANT, jester_pays_active=False
    ),
    Recipe("port_royal-2-limit", 2, "random", decision_limit=100),
    Recipe("port_royal-3-limit", 3, "baseline", decision_limit=101),
    Recipe("port_royal-4-limit", 4, "greedy", decision_limit=120, ending=VARIANT),
    Recipe("port_royal-5-limit", 5, "baseline random random random greedy", decision_limit=123, first_player="3"),
    # Shared victories.
    Recipe("port_royal-2-shared", 2, "baseline", "2-tie 203"),
    Recipe("port_royal-3-shared", 3, "random", "3-tie 34"),
    # No card is left to draw: once for a coin, and for so long that the limit ends the game.
    Recipe("port_royal-5-token", 5, "random", "5-dryv 204", ending=VARIANT, decision_limit=1500),
    Recipe("port_royal-5-dry", 5, "random", "5-dry 73", decision_limit=600),
    # Random players see what careful ones do not.
    Recipe("port_royal-2-small", 2, "greedy random", sets="small"),
    Recipe("port_royal-2-small-dry", 2, "random", "small-dry 7", sets="small"),
    Recipe("port_royal-2-random", 2, "random", stop_with_empty_harbor=False, jester_pays_active=False),
    Recipe("port_royal-4-random", 4, "random", stop_with_empty_harbor=False),
    # Crew to be chosen for an expedition.
    Recipe("port_royal-3-crew", 3, "random", "3-crew 43"),
    # Each set with the fewest and the most players.
    Recipe("port_royal-2-sail", 2, "greedy", sets="sets_sail"),
    Recipe("port_royal-3-sail-gambler", 3, "random", sets="sets_sail", gambler=True),
    Recipe("port_royal-4-sail", 4, "random greedy baseline greedy", sets="sets_sail", first_player="2"),
    Recipe("port_royal-2-mixed", 2, "greedy random", sets_sail_cards=True),
    Recipe("port_royal-5-mixed", 5, "greedy baseline random greedy greedy", sets_sail_cards=True),
    Recipe("port_royal-2-gambler", 2, "random", gambler=True),
    Recipe("port_royal-5-gambler", 5, "random", gambler=True, decision_limit=900),
    Recipe("port_royal-2-cards", 2, "greedy", contract_cards=True),
    Recipe("port_royal-3-cards-variant", 3, "random", contract_cards=True, ending=VARIANT),
    Recipe("port_royal-5-cards", 5, "greedy baseline random greedy greedy", contract_cards=True),
    Recipe("port_royal-2-contracts", 2, "greedy", contracts="competitive"),
    Recipe("port_royal-3-contracts", 3, "random", contracts="competitive", expedition_at_end_of_turn=False),
    Recipe("port_royal-4-contracts-variant", 4, "greedy", contracts="competitive", ending=VARIANT),
    Recipe("port_royal-5-contracts", 5, "greedy baseline random greedy greedy", contracts="competitive"),
    Recipe("port_royal-2-everything", 2, "random greedy", gambler=True, sets_sail_cards=True, contracts="competitive"),
    Recipe("port_royal-3-everything", 3, "greedy", gambler=True, sets_sail_cards=True, contracts="competitive"),
    Recipe(
        "port_royal-5-everything",
        5,
        "greedy random greedy baseline greedy",
        gambler=True,
        sets_sail_cards=True,
        contracts="competitive",
    ),
    # Teams: lost in time, won, and stopped by the limit.
    Recipe("port_royal-1-time", 1, "random", contracts=TEAM),
    Recipe("port_royal-2-time", 2, "random", contracts=TEAM, victory_pile=3),
    Recipe("port_royal-3-time", 3, "random greedy random", contracts=TEAM, gambler=True, sets_sail_cards=True),
    Recipe("port_royal-4-time", 4, "random greedy baseline random", contracts=TEAM),
    Recipe("port_royal-5-time", 5, "greedy", contracts=TEAM, first_player="4"),
    Recipe("port_royal-1-limit", 1, "greedy", agenda=HARDEST_1, contracts=TEAM, decision_limit=100),
    Recipe("port_royal-1-done", 1, "greedy", "1-team 0", contracts=TEAM),
    Recipe("port_royal-1-done-in-time", 1, "greedy", "1-team 3", "tax_inspector major_speculator jinx", contracts=TEAM),
    Recipe("port_royal-2-done", 2, "greedy", "2-team 2", RICHEST_2, contracts=TEAM),
    Recipe("port_royal-2-done-as-pirates", 2, "greedy", "2-team 2", EASIEST_2, contracts=TEAM, victory_pile=4),
    Recipe("port_royal-3-done", 3, "greedy", "3-team 0", contracts=TEAM),
    Recipe(
        "port_royal-3-done-with-all",
        3,
        "greedy",
        "port_royal-3-time",
        contracts=TEAM,
        gambler=True,
        sets_sail_cards=True,
    ),
    Recipe("port_royal-4-done", 4, "greedy", "4-team 6", contracts=TEAM),
    Recipe("port_royal-5-done", 5, "greedy", "5-team 7", contracts=TEAM),
    # By the second rulings, each of which makes a difference here: claims at every end of a turn, Speculators.
    Recipe("port_royal-2-rules-2", 2, "greedy baseline", first_player="1"),
    Recipe(
        "port_royal-3-rules-2-claims",
        3,
        "random",
        "r2 8",
        "thrifty_staff mercenary trade_master luminary",
        contracts="competitive",
        expedition_at_end_of_turn=False,
    ),
    Recipe(
        "port_royal-4-rules-2-speculators",
        4,
        "curious random random random",
        "r2 13",
        "speculator major_speculator tax_inspector jinx",
        contracts="competitive",
        gambler=True,
    ),
    Recipe(
        "port_royal-2-rules-2-team",
        2,
        "curious",
        "r2 10",
        "speculator major_speculator jinx mercenary thrifty_staff",
        contracts=TEAM,
        expedition_at_end_of_turn=False,
    ),
    # The Adventure Begins: each number of players, mode and ending, second tries, and players who try everything.
    Recipe("port_royal-1-chapter-lost", 1, "baseline", adventure=TEAM),
    Recipe("port_royal-2-chapter-lost", 2, "curious", adventure=TEAM, adventurers="drafted"),
    Recipe("port_royal-3-chapter-lost", 3, "curious", "3-lost 16", adventure=TEAM, chapter=5),
    Recipe("port_royal-4-chapter-lost", 4, "random greedy baseline random", adventure=TEAM, chapter=2),
    Recipe("port_royal-1-chapter-won", 1, "greedy", "1-chapter 3", adventure=TEAM),
    Recipe("port_royal-2-chapter-won", 2, "greedy", "2-chapter 0", adventure=TEAM, adventurers="drafted"),
    Recipe("port_royal-3-chapter-won", 3, "greedy", "3-chapter 1", adventure=TEAM),
    Recipe("port_royal-4-chapter-won", 4, "greedy", "4-chapter 0", adventure=TEAM),
    Recipe("port_royal-2-second-try", 2, "curious greedy", legacy=SECOND_TRY, adventure=TEAM, chapter=3),
    Recipe("port_royal-3-inn", 3, "curious", "inn 1", legacy=FOURTH_CHAPTER, adventure=TEAM, chapter=4),
    Recipe("port_royal-2-trophy", 2, "greedy", adventure="competitive"),
    Recipe("port_royal-3-trophy", 3, "curious", adventure="competitive", chapter=4, decision_limit=900),
    Recipe("port_royal-4-trophy", 4, "greedy baseline random curious", adventure="competitive"),
    Recipe("port_royal-2-by-lot", 2, "curious", adventure="variable"),
    Recipe("port_royal-4-by-lot", 4, "greedy random baseline curious", adventure="variable", adventurers="drafted"),
    # By the third rulings: what the games above have not of each chapter, won, lost and between rivals.
    Recipe("port_royal-1-chapter-2-won-r3", 1, "greedy", "r3 2 0", adventure=TEAM, chapter=2),
    Recipe("port_royal-2-chapter-3-won-r3", 2, "greedy", "r3 3 7", adventure=TEAM, chapter=3),
    Recipe("port_royal-3-chapter-4-won-r3", 3, "greedy", "r3 4 2", adventure=TEAM, chapter=4),
    Recipe("port_royal-4-chapter-5-won-r3", 4, "greedy", "r3 5 0", adventure=TEAM, chapter=5),
    Recipe("port_royal-2-chapter-5-lost-r3", 2, "curious", adventure=TEAM, chapter=5),
    Recipe("port_royal-3-rivals-2-r3", 3, "greedy", adventure="competitive", chapter=2),
    Recipe("port_royal-4-rivals-3-r3", 4, "greedy curious greedy baseline", adventure="competitive", chapter=3),
    Recipe("port_royal-2-rivals-5-r3", 2, "greedy", adventure="competitive", chapter=5),
    # By the fourth rulings, with what the first at a mission wins since.
    Recipe("port_royal-1-chapter-1-won-r4", 1, "greedy", "r4 1 0", adventure=TEAM, chapter=1),
    Recipe("port_royal-2-chapter-3-won-r4", 2, "greedy", "r4 3 2", adventure=TEAM, chapter=3),
    Recipe("port_royal-2-rivals-4-r4", 2, "greedy", adventure="competitive", chapter=4),
    # Amerigo: each number of players and each ending, each option, and players who try everything.
    Recipe("amerigo-2-rounds", 2, "greedy baseline"),
    Recipe("amerigo-3-rounds", 3, "baseline baseline random", layout=17, tower="loose"),
    Recipe("amerigo-4-rounds", 4, "baseline", tower="sticky"),
    Recipe("amerigo-2-limit", 2, "baseline", decision_limit=100),
    Recipe("amerigo-3-limit", 3, "curious", decision_limit=150, tower="loose"),
    Recipe("amerigo-4-limit", 4, "random", decision_limit=250, layout=9_999_999),
    Recipe("amerigo-2-rulings", 2, "curious baseline", track_end_needs_base_ap=False, tok17_permanent=True),
    Recipe("amerigo-3-rulings", 3, "curious", post_needs_step=True, track_end_needs_base_ap=False),
    Recipe("amerigo-4-chests", 4, "baseline curious baseline curious", allow_extra_chests=True, layout=8),
    Recipe("amerigo-2-curious", 2, "curious"),
    Recipe("amerigo-3-curious", 3, "curious", tower="sticky", post_needs_step=True),
    Recipe("amerigo-3-wind", 3, "curious baseline curious", "am 28"),
    Recipe("amerigo-4-curious", 4, "curious", tok17_permanent=True),
    Recipe("amerigo-4-random", 4, "random"),
    # Amerigo by its second rulings.
    Recipe("amerigo-2-rounds-r2", 2, "greedy baseline"),
    Recipe("amerigo-3-rounds-r2", 3, "baseline baseline random", layout=17),
    Recipe("amerigo-4-rounds-r2", 4, "baseline"),
    Recipe("amerigo-2-limit-r2", 2, "baseline", decision_limit=100),
    Recipe("amerigo-3-limit-r2", 3, "curious", decision_limit=150, tower="loose"),
    Recipe("amerigo-4-limit-r2", 4, "random", decision_limit=250, layout=9_999_999, tower="sticky"),
    Recipe("amerigo-2-rulings-r2", 2, "curious baseline", track_end_needs_base_ap=False, tok17_permanent=True),
    Recipe("amerigo-3-rulings-r2", 3, "curious", post_needs_step=True, track_end_needs_base_ap=False),
    Recipe("amerigo-4-chests-r2", 4, "baseline curious baseline curious", allow_extra_chests=True, layout=8),
    Recipe("amerigo-2-lavish-r2", 2, "lavish", "am 25"),
    Recipe("amerigo-3-lavish-r2", 3, "lavish lavish curious", "am 13", post_needs_step=True),
    Recipe("amerigo-4-lavish-r2", 4, "lavish curious lavish baseline", "am 10", track_end_needs_base_ap=False),
    # Maracaibo: each number of players, each layout, each module, and all together.
    Recipe("maracaibo-1-rounds", 1, "greedy"),
    Recipe("maracaibo-1-hard", 1, "baseline", jordan_b_cards=6, locations_apart=True),
    Recipe("maracaibo-1-modules", 1, "curious", jordan_b_cards=3, **EVERY_MODULE),
    Recipe("maracaibo-1-rules-2", 1, "greedy", "maracaibo-1-rules-2 4", jordan_b_cards=6),
    Recipe("maracaibo-1-rules-3", 1, "greedy", "maracaibo-1-rules-3 21", jordan_b_cards=4),
    Recipe("maracaibo-2-rounds", 2, "greedy baseline"),
    Recipe("maracaibo-2-channel", 2, "baseline", layout="channel", residence_doubloons=True),
    Recipe("maracaibo-2-modules", 2, "curious", **EVERY_MODULE),
    Recipe("maracaibo-3-rounds", 3, "greedy"),
    Recipe("maracaibo-3-diagonal", 3, "greedy baseline random", layout="diagonal", locations_apart=True),
    Recipe("maracaibo-3-hunters", 3, "curious", quest_hunters=True, rubies=True, sunny_retirement=True),
    Recipe("maracaibo-4-rounds", 4, "greedy baseline random greedy"),
    Recipe("maracaibo-4-hidden", 4, "curious", hidden_locations=True, skirmishes=True),
    Recipe("maracaibo-4-modules", 4, "greedy curious random curious", **EVERY_MODULE),
    Recipe("maracaibo-1-limit", 1, "greedy", decision_limit=100, hidden_developments=True),
    Recipe("maracaibo-2-limit", 2, "random", decision_limit=100),
    Recipe("maracaibo-3-limit", 3, "baseline", decision_limit=100),
    Recipe("maracaibo-4-limit", 4, "random", decision_limit=120),
    # Treasure Map: each number of players, each ending, and every ruling turned round.
    Recipe("treasure_map-1-eldorado", 1, "greedy", "treasure_map-1-eldorado 0", bribe_reach="beside"),
    Recipe("treasure_map-1-caught", 1, "random", bribe_reach="beside"),
    Recipe("treasure_map-1-alone", 1, "greedy", **ALONE_AT_SEA),
    Recipe("treasure_map-1-shot", 1, "curious", **ALONE_AT_SEA),
    Recipe("treasure_map-1-turns", 1, "baseline", "treasure_map-1-turns 0", turn_limit=8),
    Recipe("treasure_map-1-limit", 1, "baseline", decision_limit=100),
    Recipe("treasure_map-2-eldorado", 2, "greedy baseline"),
    Recipe("treasure_map-2-turns", 2, "random", turn_limit=12),
    Recipe("treasure_map-2-limit", 2, "baseline random", "tm 0", decision_limit=120, stranded_rescue=False),
    Recipe("treasure_map-2-curious", 2, "curious", colors="drawn", galleon_armed=False, turn_limit=20),
    Recipe("treasure_map-2-small", 2, "greedy baseline", board="small"),
    Recipe("treasure_map-3-eldorado", 3, "greedy baseline greedy"),
    Recipe("treasure_map-3-turns", 3, "baseline random curious", turn_limit=8, die_faces="from_one"),
    Recipe("treasure_map-3-limit", 3, "curious", decision_limit=200),
    Recipe("treasure_map-3-rulings", 3, "curious", turn_limit=15, **EVERY_SEA_RULING),
    Recipe("treasure_map-4-eldorado", 4, "greedy baseline curious greedy"),
    Recipe("treasure_map-4-turns", 4, "baseline", turn_limit=6),
    Recipe("treasure_map-4-limit", 4, "random", decision_limit=300),
    # Caribbean Conquest: each number of players and of boxes, each ending, and every ruling turned round.
    Recipe("caribbean_conquest-2-majority", 2, "greedy baseline", **ONE_BOX),
    Recipe("caribbean_conquest-2-turns", 2, "random", turn_limit=4),
    Recipe("caribbean_conquest-2-limit", 2, "random", decision_limit=200),
    Recipe("caribbean_conquest-2-curious", 2, "curious", colors="drawn", turn_limit=8),
    Recipe("caribbean_conquest-2-goal", 2, "baseline", goal=5),
    Recipe("caribbean_conquest-2-four-boxes", 2, "baseline", decision_limit=250, **FOUR_BOXES),
    Recipe("caribbean_conquest-2-nine-boxes", 2, "baseline", decision_limit=250, **NINE_BOXES),
    Recipe("caribbean_conquest-2-no-way-back", 2, "greedy baseline", **ONE_BOX, **NO_WAY_BACK),
    Recipe("caribbean_conquest-2-four-to-the-last", 2, "baseline", decision_limit=250, **FOUR_BOXES, **NO_WAY_BACK),
    Recipe("caribbean_conquest-2-nine-to-the-last", 2, "baseline", decision_limit=250, **NINE_BOXES, **NO_WAY_BACK),
    Recipe("caribbean_conquest-3-majority", 3, "baseline greedy baseline", **ONE_BOX),
    Recipe("caribbean_conquest-3-elimination", 3, "baseline", "caribbean_conquest-3-elimination 15"),
    Recipe("caribbean_conquest-3-turns", 3, "baseline random curious", turn_limit=3),
    Recipe("caribbean_conquest-3-limit", 3, "curious", decision_limit=150),
    Recipe("caribbean_conquest-3-rulings", 3, "curious", turn_limit=8, **EVERY_WAR_RULING),
    Recipe("caribbean_conquest-4-majority", 4, "baseline", **ONE_BOX),
    Recipe("caribbean_conquest-4-turns", 4, "random", turn_limit=5),
    Recipe("caribbean_conquest-4-limit", 4, "baseline", decision_limit=150),
    Recipe("caribbean_conquest-4-four-boxes", 4, "baseline", decision_limit=300, **FOUR_BOXES),
    Recipe("caribbean_conquest-4-nine-boxes", 4, "baseline", decision_limit=300, **NINE_BOXES),
    Recipe("caribbean_conquest-4-no-way-back", 4, "baseline", **ONE_BOX, **NO_WAY_BACK),
    Recipe("caribbean_conquest-4-four-to-the-last", 4, "baseline", decision_limit=300, **FOUR_BOXES, **NO_WAY_BACK),
    Recipe("caribbean_conquest-4-nine-to-the-last", 4, "baseline", decision_limit=300, **NINE_BOXES, **NO_WAY_BACK),
]


def play(recipe: Recipe) -> Game:
    game = start(find_title(recipe.title), recipe.seats, recipe.options, recipe.seed, recipe.script, recipe.legacy)
    bots = [sit_down(name) for name in recipe.bots]
    rngs = [rng_from_text(f"{recipe.seed} {seat}") for seat in range(recipe.seats)]
    while not game.over:
        seat = game.seat_to_move
        game.submit(seat, bots[seat].choose(ask(game.clone_position(), rngs[seat]), rngs[seat]).notation)
    return game


def main() -> int:
    ends: dict[str, str] = json.loads(ENDS.read_text(encoding="utf-8")) if ENDS.exists() else {}
    for recipe in RECIPES:
        path = SHELF / f"{recipe.name}.jsonl"
        if path.exists():
            continue
        game = play(recipe)
        path.write_text(game.record().to_text(), encoding="utf-8")
        ends[recipe.name] = game.hash()
        print(f"{path.name}: {len(game.entries)} moves, {game.outcome().ending}, winners {game.outcome().winners}")
    ENDS.write_text(json.dumps(ends, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
