"""The shelf: recorded games that every version replays to the same end. See tests/shelf/make.py."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import flibuste
from flibuste.games import find_title
from flibuste.kernel.data import compact
from flibuste.kernel.game import Game, terms_of
from flibuste.kernel.options import Choice, Switch, Value
from flibuste.kernel.records import HASH_EVERY, Record, read_record
from flibuste.kernel.refusals import BadOption, BadRecord
from flibuste.kernel.terms import FIRST_RULES
from flibuste.kernel.title import Preset, Title

SHELF = Path(__file__).parent / "shelf"
NAMES = sorted(path.stem for path in SHELF.glob("*.jsonl"))
ENDS: dict[str, str] = json.loads((SHELF / "ends.json").read_text(encoding="utf-8"))


def text(name: str) -> str:
    return (SHELF / f"{name}.jsonl").read_text(encoding="utf-8")


@cache
def record(name: str) -> Record:
    return read_record(text(name))


@cache
def replayed(name: str) -> Game:
    return flibuste.replay(record(name))


def told(name: str) -> set[str]:
    return {event.name for event in replayed(name).events}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_on_the_shelf_is_replayed_to_the_same_end(name: str) -> None:
    """Every move is legal, every 20th position, the last one and the outcome are as recorded; so is all luck.

    The record written now is the same, but for options that came later: they have their defaults.
    """
    game = replayed(name)
    assert game.over
    assert game.hash() == ENDS[name]
    assert game.outcome().to_data() == record(name).outcome
    hashes = [entry.hash for entry in record(name).entries]
    assert all(bool(hash) == (number % HASH_EVERY == 0) for number, hash in enumerate(hashes, 1))
    assert [entry.hash for entry in game.entries] == hashes
    assert game.record().to_text() == with_all_options(name)


def with_all_options(name: str) -> str:
    """A file as it would be written today."""
    header, moves = text(name).split("\n", 1)
    old = record(name)
    title = find_title(old.title)
    options = {option.id: old.options.get(option.id, option.default) for option in title.options}
    assert old.options.items() <= options.items()
    return compact({**json.loads(header), "options": options}) + "\n" + moves


def test_every_file_has_its_end() -> None:
    """Nothing is taken from the shelf, and no end is without its game."""
    assert sorted(ENDS) == NAMES


@pytest.mark.parametrize("name", NAMES[::5])
def test_a_game_can_be_taken_up_anywhere(name: str) -> None:
    """After any number of moves the game is at the step that the record names next, and goes on to the same end."""
    entries = record(name).entries
    for upto in (0, len(entries) // 3, len(entries) - 1):
        game = flibuste.replay(record(name), upto)
        assert (game.seat_to_move, game.step) == (entries[upto].seat, entries[upto].step)
        for entry in entries[upto:]:
            game.submit(entry.seat, entry.move)
        assert game.outcome().to_data() == record(name).outcome


def records_of(title: Title) -> list[Record]:
    return [record(name) for name in NAMES if record(name).title == title.id]


USUAL_ENDS = {
    "amerigo": ["five_rounds"],
    "maracaibo": ["three_rounds"],
    "treasure_map": ["eldorado", "turn_limit"],
    "caribbean_conquest": ["majority", "turn_limit"],
}
"""Of titles that have no option for it."""
RARE_ENDS = {"treasure_map": {"caught"}, "caribbean_conquest": {"elimination", "goal"}}
"""Those that some game must have, whatever the number of players."""


def ways_to_end(title: Title) -> set[tuple[int, str]]:
    """Each number of players with each way its published games can end: by their options, as a team, by the limit."""
    found: set[tuple[int, str]] = set()
    for preset in title.presets:
        for seats in range(preset.least, preset.most + 1):
            options = title.agree(seats, preset.options).options
            if options.get("contracts") == "cooperative":
                found |= {(seats, "contracts_done"), (seats, "time_up")}
            elif options.get("adventure") == "cooperative":
                found |= {(seats, "chapter_won"), (seats, "chapter_lost")}
            elif options.get("adventure", "none") != "none":
                found.add((seats, "trophy"))
            elif "ending" in options:
                found.add((seats, str(options["ending"])))
            else:
                found |= {(seats, ending) for ending in USUAL_ENDS[title.id]}
            if "decision_limit" in options:
                found.add((seats, "decision_limit"))
    return found


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_every_player_count_and_ending_is_on_the_shelf(title: Title) -> None:
    there = {(record.seats, str((record.outcome or {}).get("ending"))) for record in records_of(title)}
    missing = sorted(ways_to_end(title) - there)
    assert not missing, f"add recipes to tests/shelf/make.py for {title.id}: {missing}"
    assert {seats for seats, _ in there} == set(range(title.seats[0], title.seats[1] + 1))
    assert {ending for _, ending in there} >= RARE_ENDS.get(title.id, set())


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_games_by_every_number_of_the_rulings_are_on_the_shelf(title: Title) -> None:
    assert {record.rules for record in records_of(title)} == set(range(FIRST_RULES, type(title).rules + 1))


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("port_royal-3-rules-2-claims", 2),
        ("port_royal-4-rules-2-speculators", 2),
        ("port_royal-2-rules-2-team", 2),
        ("maracaibo-1-rules-2", 2),
        ("maracaibo-1-rules-3", 3),
    ],
)
def test_a_game_by_newer_rulings_is_none_by_the_older_ones(name: str, rules: int) -> None:
    """PR-CON-20, PR-CONL-19, PR-CONL-20, MA-SOLO-26: the number makes the difference."""
    older = read_record(text(name))
    assert older.rules == rules
    older.rules = rules - 1
    with pytest.raises(BadRecord):
        flibuste.replay(older)


def plays(record: Record, preset: Preset, title: Title) -> bool:
    """Whether a game was one of this preset: what the preset chooses, and the usual where others choose."""
    chosen = {id for one in title.presets for id in one.options}
    usual = title.agree(record.seats, preset.options).options
    return all(record.options.get(id, usual[id]) == usual[id] for id in chosen)


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_every_preset_is_on_the_shelf(title: Title) -> None:
    """With the fewest and with the most players."""
    for preset in title.presets:
        wanted = {preset.least, preset.most}
        there = {
            record.seats
            for record in records_of(title)
            if preset.least <= record.seats <= preset.most and plays(record, preset, title)
        }
        assert wanted <= there, f"{preset.id} of {title.id} is on the shelf with {sorted(there)} players only"


def allowed(title: Title, id: str, value: Value) -> bool:
    """Whether some published game may have this value."""
    for preset in title.presets:
        for seats in range(preset.least, preset.most + 1):
            try:
                title.agree(seats, {**preset.options, id: value})
            except BadOption:
                continue
            return True
    return False


@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_every_choice_of_every_option_is_on_the_shelf(title: Title) -> None:
    usual = {option.id: option.default for option in title.options}
    played = {(id, value) for record in records_of(title) for id, value in {**usual, **record.options}.items()}
    for option in title.options:
        if isinstance(option, (Switch, Choice)):
            values = [value for value in option.samples(title.seats[1]) if allowed(title, option.id, value)]
            missing = [value for value in values if (option.id, value) not in played]
            assert not missing, f"no game of {title.id} on the shelf has {option.id} = {missing}"


def test_every_kind_of_decision_is_on_the_shelf() -> None:
    """PR-CON-13, PR-COOP-13, PR-SAIL-07, PR-XC-08, PR-CONL-05, PR-CONL-14: each answered in each of its ways."""
    made = {(entry.step, entry.move.split()[0]) for name in NAMES for entry in record(name).entries}
    assert made >= {
        ("store", "store"),
        ("store", "sell"),
        ("gift", "gift"),
        ("waive", "waive"),
        ("waive", "collect"),
        ("nest", "nest"),
        ("nest", "discard"),
        ("claim_now", "claim"),
        ("claim_now", "forgo"),
        ("bank", "bank"),
        ("bank", "leave"),
        ("discover", "gamble"),
        ("discover", "claim"),
        ("window", "claim"),
        ("turn_end", "claim"),
        ("crew", "send"),
        ("repel", "repel"),
        ("repel", "admit"),
    }


def test_every_kind_of_decision_of_an_adventure_is_on_the_shelf() -> None:
    """PR-ADV-03, PR-ADV-29, PR-ADV-38, PR-ADV-46, PR-ADV-75, PR-ADVC-03, PR-ADVM-53: each answered in its ways."""
    made = {(entry.step, entry.move.split()[0]) for name in NAMES for entry in record(name).entries}
    steps = {
        "side": "adventurer",
        "share": "share evenly",
        "event": "event",
        "court": "crown forgo",
        "buy_off": "marker forgo",
        "look": "keep",
        "cargo": "cargo collect",
        "mission_now": "mission forgo",
        "discover": "look mission",
        "window": "mission inn",
    }
    wanted = {(step, verb) for step, words in steps.items() for verb in words.split()}
    assert not sorted(wanted - made)


def test_every_chapter_of_the_adventure_is_on_the_shelf() -> None:
    """PR-ADV-54: won and lost by a team, and between rivals."""
    title = find_title("port_royal")
    there = {
        (title.chapter(terms_of(title, record)), str((record.outcome or {}).get("ending")))
        for record in records_of(title)
    }
    assert {(number, ending) for number in range(1, 6) for ending in ("chapter_won", "chapter_lost", "trophy")} <= there


def test_every_kind_of_decision_of_amerigo_is_on_the_shelf() -> None:
    """AM-ACT-01, AM-SPC-01, AM-TOK-33, AM-TOK-34: each answered in each of its ways, in games of each player count."""
    names = [name for name in NAMES if record(name).title == "amerigo"]
    made = {(entry.step, entry.move.split()[0]) for name in names for entry in record(name).entries}
    steps = {
        "throw": "throw",
        "turn": "act gold cubes pass chest use",
        "ship": "ship use end",
        "sail": "sail end",
        "post": "post no-post",
        "track": "steps end use",
        "token": "take decline",
        "plan": "plan end",
        "build": "build end",
        "lay": "lay",
        "buy": "buy end",
        "special": "advance special leap",
        "round_end": "pirates",
    }
    wanted = {(step, verb) for step, words in steps.items() for verb in words.split()}
    assert not sorted(wanted - made)


def test_every_number_of_amerigos_rulings_is_on_the_shelf() -> None:
    """With each number of players: old rulings stay reachable, new ones stay what they are."""
    title = find_title("amerigo")
    there = {(record.rules, record.seats) for record in records_of(title)}
    assert there >= {(rules, seats) for rules in range(1, title.rules + 1) for seats in (2, 3, 4)}


def test_what_the_second_rulings_of_amerigo_allow_is_on_the_shelf() -> None:
    """AM-ACT-10, AM-SAIL-12: steps, something cashed, and on in the same action; a post off the anchor and back."""
    amerigo = [record(name) for name in NAMES if record(name).title == "amerigo"]
    made: dict[int, set[tuple[str, ...]]] = {1: set(), 2: set()}
    for game in amerigo:
        for entries in zip(game.entries, game.entries[1:], game.entries[2:], strict=False):
            if len({(entry.seat, entry.step) for entry in entries}) == 1:
                made[game.rules].add((entries[0].step, *[entry.move.split()[0] for entry in entries]))
    new = {("track", "steps", cash, "steps") for cash in ("chest", "use")}
    new |= {("sail", "sail", cash, "sail") for cash in ("chest", "use")}
    assert {step for step, *_ in made[2] & new} == {"track", "sail"}
    posts = {game.rules for game in amerigo for entry in game.entries if (entry.step, entry.move) == ("sail", "post")}
    assert posts == {2}
    assert not made[1] & {("sail", "sail", "use", "sail"), ("sail", "sail", "chest", "sail")}


def test_what_happens_rarely_in_amerigo_is_on_the_shelf() -> None:
    """AM-PHA-08, AM-ISL-03, AM-SAIL-10, AM-GOLD-04: skipped phases, chests, completed islands, ends of tracks."""
    events = [event for name in NAMES if record(name).title == "amerigo" for event in replayed(name).events]
    told_names = {event.name for event in events}
    assert {"phase-skipped", "chest-taken", "island-completed", "disk-leapt", "cubes-scored"} <= told_names
    sources = {event.facts["source"] for event in events if event.name == "gold-gained"}
    assert sources >= {"cubes", "track-end", "chest", "token", "post", "pirates", "end"}


def test_every_kind_of_decision_of_ship_adventure_is_on_the_shelf() -> None:
    """SA-TURN-06, CC-TURN-01: each step answered in each of its ways, but for holds of fire by name, which are rare."""
    steps = {
        "treasure_map": {
            "spin": "spin",
            "galleon": "course",
            "movement": "go drift stop bribe rescue",
            "close": "fight",
            "gunnery": "fire done",
            "answer": "answer duck",
            "exchange": "throw",
            "treasure": "throw",
            "actions": "swap buy bribe fetch-gold fetch-token fetch-piece store-gold store-token store-piece end",
            "pirate": "course",
            "caught": "throw",
        },
        "caribbean_conquest": {
            "spin": "spin",
            "deploy": "at",
            "purchases": "buy recruit done",
            "recruit": "at",
            "groups": "from done",
            "size": "take",
            "march": "go drift stop",
            "battles": "storm",
            "battle": "throw",
            "loss": "lose",
            "gunnery": "guns done",
            "aim": "aim",
            "answer": "answer duck",
            "exchange": "throw",
        },
    }
    for title, words in steps.items():
        games = records_of(find_title(title))
        made = {(entry.step, entry.move.split()[0]) for game in games for entry in game.entries}
        wanted = {(step, verb) for step, verbs in words.items() for verb in verbs.split()}
        assert not sorted(wanted - made)


def test_rare_ends_are_on_the_shelf() -> None:
    """PR-END-03, PR-COIN-08, PR-DECK-06: shared victories, and games in which no card is left to draw."""
    shared = [name for name in NAMES if len(replayed(name).outcome().winners) > 1]
    assert len(shared) >= 2
    assert any("nothing-to-reveal" in told(name) for name in NAMES)
    assert any("coins-short" in told(name) and replayed(name).outcome().ending != "decision_limit" for name in NAMES)
