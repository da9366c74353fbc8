"""Lessons: a record that replays, stops that fit it, words for each. A title comes in by having a tutorial folder."""

from __future__ import annotations

import re
import shutil
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from tests.tutorials import (
    adventure,
    amerigo,
    caribbean_conquest,
    contracts,
    cooperative,
    gambler,
    maracaibo,
    port_royal,
    sets_sail,
    treasure_map,
)

import flibuste
from flibuste.games import find_title
from flibuste.games.amerigo.view import AmerigoPlayer, AmerigoView
from flibuste.games.maracaibo.view import MaracaiboPlayer, MaracaiboView
from flibuste.games.port_royal.view import PortRoyalView
from flibuste.games.ship_adventure.caribbean_conquest.view import ConquestView
from flibuste.games.ship_adventure.treasure_map.view import TreasurePlayer, TreasureView
from flibuste.kernel import lesson as lessons
from flibuste.kernel.game import rebuild
from flibuste.kernel.lesson import Lesson, find_lesson
from flibuste.kernel.refusals import BadLesson
from flibuste.kernel.title import Title
from flibuste.phrases import LANGUAGES
from flibuste.words import Words

SOURCES = Path(__file__).parents[2] / "src"


def home_of(title: Title) -> Path:
    return SOURCES.joinpath(*title.package.split("."))


TAUGHT = [title for title in flibuste.titles() if (home_of(title) / "tutorial").is_dir()]
SCRIPTS = [
    port_royal,
    adventure,
    contracts,
    cooperative,
    sets_sail,
    gambler,
    amerigo,
    maracaibo,
    treasure_map,
    caribbean_conquest,
]


def names_of(title: Title) -> list[str]:
    """The title's own lesson, and those that its presets name."""
    return ["", *dict.fromkeys(preset.lesson for preset in title.presets if preset.lesson)]


TAUGHT_LESSONS = [(title, name) for title in TAUGHT for name in names_of(title)]
LESSONS = pytest.mark.parametrize(
    ("title", "name"), TAUGHT_LESSONS, ids=[f"{title.id}{name}" for title, name in TAUGHT_LESSONS]
)
LONGEST = 260
"""Letters that can be read at a glance, on a phone too."""


def lesson_of(title: Title, name: str = "") -> Lesson:
    lesson = find_lesson(title, name)
    assert lesson is not None
    return lesson


def test_which_titles_are_taught() -> None:
    assert flibuste.titles() == TAUGHT


@LESSONS
def test_the_record_replays(title: Title, name: str) -> None:
    record = lesson_of(title, name).record
    assert record.title == title.id
    assert len(rebuild(title, record).entries) == len(record.entries)


@LESSONS
def test_what_the_learner_must_do_is_legal_for_that_seat(title: Title, name: str) -> None:
    lesson = lesson_of(title, name)
    asked = [stop for stop in lesson.stops if stop.move]
    assert len(asked) >= 3
    for stop in asked:
        game = rebuild(title, lesson.record, stop.after)
        assert game.seat_to_move == lesson.seat
        assert game.why_not(lesson.seat, stop.move) is None
        assert lesson.record.entries[stop.after].move == stop.move


@LESSONS
def test_after_a_move_of_the_learner_the_next_stop_lies_further_on(title: Title, name: str) -> None:
    stops = lesson_of(title, name).stops
    assert stops[-1].move == "", "a lesson ends with something said"
    for stop, following in pairwise(stops):
        assert not stop.move or following.after > stop.after


@LESSONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_has_a_heading_and_short_words_without_rule_numbers(title: Title, name: str, language: str) -> None:
    words = Words(title, language)
    for stop in lesson_of(title, name).stops:
        id = f"tutorial-{stop.key}"
        assert words.text(id, form="title")
        assert len(words.text(id)) <= LONGEST, id
        assert not re.search(r"\b[A-Z]{2}-[A-Z]+-\d", words.text(id)), id
    assert words.complaints == []


@pytest.mark.parametrize("title", TAUGHT, ids=lambda title: title.id)
def test_no_words_are_left_over(title: Title) -> None:
    """What a lesson no longer says goes from the files."""
    text = (home_of(title) / "words" / "en.ftl").read_text(encoding="utf-8")
    stops = [stop for name in names_of(title) for stop in lesson_of(title, name).stops]
    written = re.findall(r"^tutorial-([a-z-]+) =", text, re.MULTILINE)
    assert sorted(written) == sorted({stop.key for stop in stops})


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_a_record_is_what_its_script_plays(script: ModuleType) -> None:
    assert script.play().record().to_text() == script.FILE.read_text(encoding="utf-8")


def test_port_royals_lesson_meets_what_it_is_to_teach() -> None:
    title = find_title("port_royal")
    told = {event.name for event in rebuild(title, lesson_of(title).record).events}
    wanted = {"ship-traded", "character-hired", "fee-paid", "expedition-opened", "expedition-completed"}
    assert told >= wanted | {"tax-levied", "ship-repelled", "busted"}


def test_the_adventures_lesson_meets_what_it_is_to_teach() -> None:
    title = find_title("port_royal")
    lesson = lesson_of(title, "adventure")
    told = {event.name for event in rebuild(title, lesson.record).events}
    assert told >= {"event-revealed", "cargo-kept", "looked", "mission-accomplished", "story-read"}
    voyage = cast(PortRoyalView, rebuild(title, lesson.record, 16).view(0))["players"][0]["voyage"]
    assert voyage is not None
    assert (voyage["awake"], voyage["markers"], voyage["crowns"]) == (True, 3, 1)


def test_every_folder_of_a_lesson_is_named_by_a_preset_that_it_plays() -> None:
    title = find_title("port_royal")
    folders = {folder.name for folder in (home_of(title) / "tutorial").iterdir() if folder.is_dir()}
    assert folders == set(names_of(title)) - {""}
    for name in folders:
        record = lesson_of(title, name).record
        presets = [preset for preset in title.presets if preset.lesson == name]
        assert any(preset.options.items() <= record.options.items() for preset in presets), name


SETS = {
    "contracts": {"contract-opened", "contract-progress", "contract-completed", "busted"},
    "cooperative": {"tax-levied", "contract-completed", "busted"},
    "sets_sail": {"ship-stored", "tax-levied", "character-hired"},
    "gambler": {"gambler-used", "character-hired"},
}


@pytest.mark.parametrize("name", SETS)
def test_the_lessons_of_sets_meet_what_they_are_to_teach(name: str) -> None:
    title = find_title("port_royal")
    assert {event.name for event in rebuild(title, lesson_of(title, name).record).events} >= SETS[name]


def test_the_numbers_in_the_words_of_sets_are_those_of_their_records() -> None:
    """They speak of coins, turns and influence: whoever changes the games must change them too."""
    title = find_title("port_royal")

    def at(name: str, key: str) -> PortRoyalView:
        lesson = lesson_of(title, name)
        after = next(stop.after for stop in lesson.stops if stop.key == key)
        return cast(PortRoyalView, rebuild(title, lesson.record, after).view(lesson.seat))

    def own(name: str, key: str) -> tuple[int, int, int]:
        player = at(name, key)["players"][0]
        return player["coins"], player["influence"], player["swords"]

    def turns(key: str) -> int:
        team = at("cooperative", key)["team"]
        assert team is not None
        return team["turns_left"]

    asked = {one["contract"]: one["missing"][0] for one in at("contracts", "con-settler")["contracts"]}
    assert asked["contract:trade_outpost"] == ["settler:1", "clerk:1"]
    pieces = {str(piece["code"]): piece for piece in title.catalogue()}
    rewards = [pieces[f"contract:{name}"]["rewards"] for name in ("speculator", "trade_outpost", "jinx", "mercenary")]
    assert [cast(list[int], paid)[0] for paid in rewards] == [2, 4, 1, 3]
    assert [own("contracts", key)[:2] for key in ("con-hire", "con-claim", "con-second")] == [(4, 1), (0, 2), (5, 3)]
    assert len(at("cooperative", "coop-goal")["contracts"]) == 5
    assert [turns(key) for key in ("coop-time", "coop-again", "coop-rank")] == [24, 22, 20]
    assert [own("cooperative", key) for key in ("coop-again", "coop-claim")] == [(5, 1, 1), (0, 2, 3)]
    assert at("sets_sail", "sail-goal")["goal"] == 8
    assert [own("sets_sail", key)[:2] for key in ("sail-goal", "sail-kept", "sail-last")] == [(3, 0), (4, 3), (1, 5)]
    assert at("sets_sail", "sail-enough")["allowance"] == at("gambler", "gam-luck")["allowance"] == 2


def test_there_is_no_lesson_elsewhere() -> None:
    for name in ("nowhere", "..", "../words"):
        assert find_lesson(find_title("port_royal"), name) is None


def test_amerigos_lesson_meets_what_it_is_to_teach() -> None:
    title = find_title("amerigo")
    told = {event.name for event in rebuild(title, lesson_of(title).record).events}
    wanted = {"cubes-thrown", "ship-sailed", "post-put", "island-discovered", "tile-planned", "token-taken"}
    wanted |= {"tile-built", "island-completed", "posts-scored", "gold-gained", "gold-spent", "production-bought"}
    wanted |= {"cannons-gained", "disk-advanced", "pirates-beaten", "pirates-won", "round-began", "tokens-shown"}
    assert told >= wanted


def test_the_numbers_in_amerigos_words_are_those_of_its_record() -> None:
    """They speak of cubes, points and cannons: whoever changes the game must change them too."""
    title = find_title("amerigo")
    lesson = lesson_of(title)

    def at(key: str) -> AmerigoView:
        after = next(stop.after for stop in lesson.stops if stop.key == key)
        return cast(AmerigoView, rebuild(title, lesson.record, after).view(lesson.seat))

    def own(key: str) -> AmerigoPlayer:
        return at(key)["players"][lesson.seat]

    assert {color for color, cubes in at("cubes")["centre"].items() if cubes} == {"blue", "red", "green"}
    assert at("cubes")["base_ap"] == 4
    assert (at("gold")["cubes"], at("gold")["base_ap"], own("plan")["gold"]) == (7, 2, 3)
    assert (own("progress")["progress"], own("token")["progress"]) == (0, 4)
    action = at("build")["action"]
    assert (at("expand")["base_ap"], action and action["ap"]) == (2, 4)
    assert own("goods")["score"] - own("lay")["score"] == 4
    assert own("completed")["score"] - own("complete")["score"] == 1 + 3 + 15
    assert (at("production")["base_ap"], own("cannons")["gold"]) == (2, 3 - 1)
    assert (at("cannons")["strength"], at("cannons")["base_ap"], at("cannons")["centre"]["black"]) == (2, 3, 1)
    assert [player["cannons"] for player in at("pirates")["players"]] == [3, 0]
    assert own("next-round")["cannons"] == 1
    assert at("pirates")["players"][1]["score"] - at("next-round")["players"][1]["score"] == 2
    assert at("next-round")["order"] == [1, 0]


def test_maracaibos_lesson_meets_what_it_is_to_teach() -> None:
    title = find_title("maracaibo")
    told = {event.name for event in rebuild(title, lesson_of(title).record).events}
    wanted = {"quest-kept", "sailed", "paid", "cubes-added", "upgraded", "dice-thrown", "raid-began", "swords-spent"}
    wanted |= {"treasure-taken", "treasure-buried", "development-bought", "card-laid", "explored", "quest-taken"}
    assert told >= wanted | {"figurehead-taken", "reached-maracaibo", "round-ended", "income", "round-began"}


def test_the_numbers_in_maracaibos_words_are_those_of_its_record() -> None:
    """They speak of cubes, swords, doubloons and steps: whoever changes the game must change them too."""
    title = find_title("maracaibo")
    lesson = lesson_of(title)

    def at(key: str) -> MaracaiboView:
        after = next(stop.after for stop in lesson.stops if stop.key == key)
        return cast(MaracaiboView, rebuild(title, lesson.record, after).view(lesson.seat))

    def own(key: str) -> MaracaiboPlayer:
        return at(key)["players"][lesson.seat]

    def gains(key: str, next: str) -> tuple[int, int]:
        return own(next)["score"] - own(key)["score"], own(next)["doubloons"] - own(key)["doubloons"]

    pieces = {str(piece["code"]): piece for piece in title.catalogue()}
    assert own("goal")["doubloons"] == 10
    assert [(pieces[quest]["lower"], pieces[quest]["vp"]) for quest in ("Q04", "Q01")] == [
        (["buried_gold:1"], [3, 7]),
        (["gold:3"], [3, 7]),
    ]
    assert (at("sea")["islands"][0]["cubes"], at("value")["islands"][0]["cubes"]) == (4, 5)
    assert at("value")["islands"][0]["value"] == 4
    assert [at(key)["dice"] for key in ("dice", "die")] == [[2, 3, 1], [5, 2, 4]]
    assert [at(key)["at_hand"]["swords"] for key in ("loot", "slot")] == [6, 1]
    assert gains("loot", "slot") == (0, 3)
    assert gains("slot", "met") == (1, 1)
    assert [pieces[card]["cost"] for card in ("I-C7", "I-E2")] == [5, 5]
    assert gains("buy", "bury") == (0, 2 - 5)
    assert gains("bury", "buried") == (0, 4)
    assert own("buried")["quests"][0]["level"] == 1
    assert [at(key)["at_hand"]["points"] for key in ("explore", "far")] == [4, 5]
    assert gains("explore", "rivers") == (2, 0)
    assert (own("income")["income_doubloons"], own("gulf")["income_doubloons"]) == (0, 3)
    assert sorted({int(str(piece["needs"])) for piece in pieces.values() if "needs" in piece}) == [0, 2, 6, 11]
    assert own("maracaibo")["score"] - own("discount")["score"] == 6
    assert own("maracaibo")["ship"] == "maracaibo"
    assert (own("paid")["income_doubloons"], own("paid")["sails"], own("paid")["ship"]) == (7, 4, "start")
    assert own("paid")["doubloons"] - own("figurehead")["doubloons"] == 7 - 3
    assert at("end")["round"] == 2


def test_treasure_maps_lesson_meets_what_it_is_to_teach() -> None:
    title = find_title("treasure_map")
    told = {event.name for event in rebuild(title, lesson_of(title).record).events}
    wanted = {"compass-spun", "galleon-came", "moved", "treasure-found", "hunt-began", "pirate-sailed"}
    assert told >= wanted | {"galleon-sailed", "swapped", "fired", "pirate-beaten", "coins-collected", "bought"}


def test_the_numbers_in_treasure_maps_words_are_those_of_its_record() -> None:
    """They speak of cells, steps and gold: whoever changes the game must change them too."""
    title = find_title("treasure_map")
    lesson = lesson_of(title)

    def at(key: str) -> TreasureView:
        after = next(stop.after for stop in lesson.stops if stop.key == key)
        return cast(TreasureView, rebuild(title, lesson.record, after).view(lesson.seat))

    def own(key: str) -> TreasurePlayer:
        return at(key)["players"][lesson.seat]

    def points(key: str, cell: str) -> int:
        return next(stop["points"] for stop in at(key)["reach"] if stop["cell"] == cell)

    assert at("ship")["numbers"]["movement_points"] == 4
    assert at("ship")["galleon"]["cell"] == own("ship")["ship"] == "5,8"
    assert (points("temple", "8,8"), points("cross", "4,9"), points("town", "5,9")) == (3, 3, 1)
    assert at("throw")["at_hand"]["dice"] == at("throw")["level"] == 1
    assert (own("skull")["carried"]["gold"], own("skull")["hunters"]) == (7, [1])
    assert (at("skull")["numbers"]["pirate_steps"], at("skull")["numbers"]["bribe"]) == (2, 4)
    assert [token["cell"] for token in own("token")["carried"]["tokens"]] == ["4,9"]
    assert at("hunter")["pirates"][0]["away"] == 1
    assert (at("galleon")["rings"][0], at("galleon")["first"], len(at("galleon")["coins"])) == ("blue", 1, 2)
    rival = at("rival")["players"][1]
    assert (rival["carried"]["pieces"], rival["cards"]) == ([0, 1, 0, 0], ["sabre"])
    assert (own("fire")["balls"], at("fire")["numbers"]["pirate_ranged"]) == (1, -1)
    assert (at("beaten")["pirates"][0]["cell"], at("cross")["first"]) == (None, lesson.seat)
    assert at("swap")["offer"] == [1, 0, 1, 1]
    assert own("piece")["carried"]["pieces"] == [1, 0, 0, 0]
    assert own("home")["carried"]["gold"] == own("buy")["carried"]["gold"] == 8
    assert own("store")["carried"]["gold"] == 8 - 5
    assert at("levels")["last_level"] > at("levels")["level"]


def test_caribbean_conquests_lesson_meets_what_it_is_to_teach() -> None:
    title = find_title("caribbean_conquest")
    told = {event.name for event in rebuild(title, lesson_of(title).record).events}
    wanted = {"deployment-began", "deployed", "turn-began", "group-moved", "point-taken", "income", "recruited"}
    assert told >= wanted | {"combat-dice", "unit-lost"}


def test_the_numbers_in_caribbean_conquests_words_are_those_of_its_record() -> None:
    """They speak of points, steps, gold and dice: whoever changes the game must change them too."""
    title = find_title("caribbean_conquest")
    lesson = lesson_of(title)

    def at(key: str) -> ConquestView:
        after = next(stop.after for stop in lesson.stops if stop.key == key)
        return cast(ConquestView, rebuild(title, lesson.record, after).view(lesson.seat))

    def cost(key: str, cell: str) -> int:
        return next(goal["cost"] for goal in at(key)["reach"] if goal["cell"] == cell)

    def held_by(key: str, seat: int) -> list[str]:
        return [point["cell"] for point in at(key)["points"] if point["controller"] == seat]

    points = at("zones")["points"]
    assert len([point for point in points if point["zone"]]) == 9
    assert {point["zone"] for point in points} == {0, 1, 2, 3}
    assert (at("zones")["per_zone"], at("zones")["majority"]) == (3, 2)
    assert (at("steps")["movement_points"], at("town")["movement_points"]) == (6, 2)
    assert (cost("skull", "9,4"), cost("ashore", "9,3")) == (4, 1)
    assert (held_by("income", 0), held_by("income", 1)) == (["9,3", "9,4", "11,9"], ["7,6", "7,10"])
    assert [player["gold"] for player in at("income")["players"]] == [3, 2]
    assert at("recruit")["prices"]["crew"] == 3
    fight = at("storm")["fights"][0]
    assert (fight["cell"], fight["attacker"]["crews"], fight["defender"]["crews"]) == ("7,6", 3, 1)
    events = [event.facts for event in rebuild(title, lesson.record).events if event.name == "combat-dice"]
    assert [(facts["dice"], facts["bonuses"]) for facts in events] == [
        ([5, 3], [2, 1]),
        ([3, 6], [2, 0]),
        ([4, 2], [1, 0]),
    ]
    assert "7,6" in held_by("taken", 0)
    zone = next(point["zone"] for point in points if point["cell"] == "7,6")
    assert [point["cell"] for point in points if point["zone"] == zone] == ["7,6", "9,4", "11,3"]
    assert at("admiral")["turn_limit"] == 40


# --- lessons that do not fit their record -----------------------------------------------------------------------------

STOP = "[[stop]]\nafter = {after}\nsay = 'x'\n"
HEAD = "seat = 0\nnames = ['', 'Bao']\n"
WRONG = {
    "seat = 2\nnames = ['', 'Bao']\n" + STOP.format(after=0): "which of the 2 seats",
    "seat = 0\nnames = ['Bao']\n" + STOP.format(after=0): "one for each of the 2 seats",
    HEAD: "has stops",
    HEAD + STOP.format(after=99): "from 0 to 29",
    HEAD + STOP.format(after=2) + STOP.format(after=1): "in the order of the moves",
    HEAD + STOP.format(after=5) + "mine = true\n": "not the learner's",
    HEAD + STOP.format(after=29) + "mine = true\n": "not the learner's",
    HEAD + STOP.format(after=0) + "point = 'x'\n": "nothing else",
    HEAD + "[[stop]]\nafter = 0\n": "names its words",
}


@pytest.mark.parametrize("text", WRONG, ids=list(WRONG.values()))
def test_a_lesson_that_does_not_fit_its_record_is_refused(text: str, tmp_path: Path) -> None:
    shutil.copy(port_royal.FILE, tmp_path / lessons.RECORD)
    (tmp_path / lessons.LESSON).write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=re.escape(WRONG[text])):
        lessons.read_lesson(tmp_path)


def test_a_title_without_a_folder_has_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    class Untaught(Title):
        id = "no_such_title"

    assert find_lesson(Untaught()) is None
