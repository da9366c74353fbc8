"""Positions with one thing changed: what somebody's program, a slip of the hand or ill will may hand to `arranged`.

python -m tests.kernel.corruption            how many of the changed positions are taken, and how many of these break
python -m tests.kernel.corruption --show     and each that breaks, with what was changed
"""

from __future__ import annotations

import copy
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import flibuste
from flibuste.games import find_title
from flibuste.kernel.arrange import arranged
from flibuste.kernel.chance import quick, rng_from_text
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Preset, Title

AGREED: Final = {"options", "rules", "legacy", "chance"}
"""What `arranged` takes from the terms, and a stream of luck, of which one is as good as another."""
FAR: Final = 900
"""Decisions by which a game that goes on is taken to go on well."""
SECONDS: Final = 20
Place = tuple[str | int, ...]


@dataclass(frozen=True)
class Changed:
    """A position after a change, in words too."""

    terms: Terms
    data: dict[str, Any]
    change: str


# --- where to begin ---------------------------------------------------------------------------------------------------


def ways(title: Title) -> list[tuple[Preset, int]]:
    """Every published way to play, with the fewest and the most seats."""
    return [(preset, seats) for preset in title.presets for seats in sorted({preset.least, preset.most})]


def met(title: Title, terms: Terms, seed: str) -> Position:
    """A position of a game that is played partly by chance and partly with sense; at any moment of it."""
    rng = rng_from_text(seed)
    position = title.new_position(terms, quick(rng.word()), None)
    sense = int(rng.below(4))
    far = int(rng.below(10)) ** 2 * 4
    for _ in range(far):
        if position.seat_to_move() < 0:
            break
        baseline = sense and rng.below(4) < sense
        before = position.clone()
        position.play(position.clone().baseline_move() if baseline else position.random_move(rng))
        if position.seat_to_move() < 0 and rng.below(8):
            return before
    return position


# --- what to change ---------------------------------------------------------------------------------------------------


def places(data: object, place: Place = ()) -> Iterator[Place]:
    """Of everything in the data, but for the terms."""
    if isinstance(data, dict):
        for key, part in data.items():
            if place or key not in AGREED:
                yield (*place, key)
                yield from places(part, (*place, key))
    elif isinstance(data, list):
        for number, part in enumerate(data):
            yield (*place, number)
            yield from places(part, (*place, number))


def at(data: Any, place: Place) -> Any:
    for step in place:
        data = data[step]
    return data


def kind_of(place: Place) -> str:
    """Places of one kind: the same word in each seat's sheet, anywhere in one list."""
    return "/".join("#" if isinstance(step, int) else step for step in place)


def changed(terms: Terms, position: Position, random: Random) -> Changed:
    """Kinds of places are as likely as each other, so that a long pile does not hide everything else."""
    data = copy.deepcopy(dict(position.to_data()))
    kinds: dict[str, list[Place]] = {}
    for place in places(data):
        kinds.setdefault(kind_of(place), []).append(place)
    place = random.choice(kinds["stack"] if random.random() < 0.1 else random.choice(list(kinds.values())))
    whole, last = at(data, place[:-1]), place[-1]
    before = whole[last]
    what = change(data, whole, last, random, kinds)
    after = at(data, place) if what.startswith("became") else ""
    return Changed(terms, data, f"{'/'.join(map(str, place))}: {str(before)[:60]} {what} {str(after)[:60]}")


def change(data: Any, whole: Any, last: Any, random: Random, kinds: dict[str, list[Place]]) -> str:
    before = whole[last]
    if random.random() < 0.08:
        whole[last] = random.choice([None, {}, [], "kraken", 10**30, -1, 1.5, True, "", [[]], {"kraken": 1}])
        return "became"
    if random.random() < 0.06:
        del whole[last]
        return "is gone"
    if isinstance(before, bool):
        whole[last] = not before
        return "became"
    if isinstance(before, int):
        step = random.choice([-1, 1, 1, 2, -2, 5, 16, 40, -before, -before - 1, 255, 1000])
        whole[last] = before + step
        return "became"
    if isinstance(before, str):
        whole[last] = random.choice(words_like(data, before, kinds, random))
        return "became"
    if isinstance(before, list):
        return change_list(data, before, random, kinds)
    if isinstance(before, dict):
        return change_object(before, random)
    whole[last] = random.choice([{}, [], "kraken", 0])
    return "became"


def words_like(data: Any, word: str, kinds: dict[str, list[Place]], random: Random) -> list[str]:
    """Any word of the data, mostly of those that look alike."""
    words = [at(data, place) for some in kinds.values() for place in some[:30]]
    texts = sorted({text for text in words if isinstance(text, str) and text != word})
    alike = [text for text in texts if text[:1] == word[:1] or ("," in text) == ("," in word)]
    return alike if alike and random.random() < 0.8 else [*texts, "", "kraken"]


def change_list(data: Any, row: list[Any], random: Random, kinds: dict[str, list[Place]]) -> str:
    others = [at(data, place) for some in kinds.values() for place in some]
    lists = [other for other in others if isinstance(other, list) and other is not row]
    how = random.choice(["drop", "double", "move", "swap", "turn", "push", "empty", "cut"])
    if how == "push" or not row:
        row.append(
            random.choice([random.randrange(40), 0, 1, *row[:3], *[part for other in lists for part in other[:1]]])
        )
        return f"got {row[-1]!s}"
    if how == "drop":
        return f"lost {row.pop(random.randrange(len(row)))}"
    if how == "double":
        row.append(copy.deepcopy(random.choice(row)))
        return f"got another {row[-1]!s}"
    if how == "move":
        piece = row.pop(random.randrange(len(row)))
        to = random.choice([other for other in lists if {type(part) for part in other} <= {type(piece)}] or [row])
        to.insert(random.randrange(len(to) + 1), piece)
        return f"lost {piece!s} to {to!s}"[:200]
    if how == "swap":
        to = random.choice([other for other in lists if other and type(other[0]) is type(row[0])] or [row])
        here, there = random.randrange(len(row)), random.randrange(len(to))
        row[here], to[there] = to[there], row[here]
        return f"exchanged {to[there]!s} for {row[here]!s}"[:200]
    if how == "turn":
        row.reverse()
        return "was turned round"
    if how == "cut":
        del row[random.randrange(len(row)) :]
        return f"was cut to {len(row)}"
    row.clear()
    return "was emptied"


def change_object(row: dict[str, Any], random: Random) -> str:
    if not row or random.random() < 0.3:
        row["kraken"] = random.choice([0, "", [], 3])
        return "got a kraken"
    one, other = random.choice(list(row)), random.choice(list(row))
    row[one], row[other] = row[other], row[one]
    return f"exchanged {one} and {other}"


# --- what comes of it -------------------------------------------------------------------------------------------------


def breaks(title: Title, tried: Changed, streams: range) -> str | None:
    """What goes wrong in a game from there; empty where all is well, None where it was refused."""
    try:
        game = arranged(title, tried.terms, tried.data, "corrupted")
    except FlibusteError as refused:
        sentence = str(refused)
        assert sentence.endswith(".") and "\n" not in sentence, sentence
        return None
    position = game.clone_position()
    try:
        for seat in range(NOBODY, tried.terms.seats):
            check_secrets(position, seat)
        for stream in streams:
            check_play(title, position.clone(), stream)
    except Exception as wrong:  # whatever it is, it should have been refused
        return f"{type(wrong).__name__}: {wrong}"
    return ""


def check_secrets(position: Position, seat: int) -> None:
    view = position.view(seat)
    twins = [position.clone(), position.clone()]
    for twin in twins:
        twin.determinize(seat, quick(7))
        assert twin.view(seat) == view, "what a seat knows was redrawn"
    assert twins[0].to_data() == twins[1].to_data()
    position.score_sheet(seat), position.forecast(seat), position.estimate(seat)


def check_play(title: Title, position: Position, stream: int) -> None:
    """Plays to the end, unless that is far away."""
    rng = quick(stream)
    pieces = position.pieces()
    for number in range(FAR):
        seat = position.seat_to_move()
        if seat < 0:
            position.outcome(), position.hands_on()
            break
        moves = position.moves()
        assert moves, "nobody could choose anything"
        position.play(moves[int(rng.below(len(moves)))])
        if number % 25 == 0:
            assert position.pieces() == pieces, "pieces came or went"
            position.view(NOBODY), position.scores(NOBODY), position.estimate(0)
            again = title.position_from_data(position.to_data())
            assert again.to_data() == position.to_data(), "written down, it is another"
    assert position.pieces() == pieces, "pieces came or went"


def sample(title: Title, number: int, seed: object) -> Iterator[Changed]:
    """So many changed positions of a title, the same for one seed: each way to play has its turn."""
    known = ways(title)
    for count in range(number):
        preset, seats = known[count % len(known)]
        terms = title.agree(seats, preset.options)
        name = f"{title.id} {preset.id} {seats} {seed} {count}"
        yield changed(terms, met(title, terms, name), Random(name))


def main(arguments: list[str]) -> None:
    numbers = [int(word) for word in arguments if word.isdecimal()]
    number = numbers[0] if numbers else 200
    seed = numbers[1] if len(numbers) > 1 else 0
    for title in flibuste.titles():
        if any(word in flibuste_ids() for word in arguments) and title.id not in arguments:
            continue
        found: Counter[str] = Counter()
        for tried in sample(find_title(title.id), number, seed):
            wrong = breaks_apart(title, tried)
            found["refused" if wrong is None else "broken" if wrong else "sound"] += 1
            if wrong and "--show" in arguments:
                print("  ", tried.change, "->", wrong[:160], flush=True)
            if wrong == "" and "--sound" in arguments:
                print("   ok:", tried.change, flush=True)
        print(
            f"{title.id}: of {number}, {found['refused']} refused, {found['sound']} sound, {found['broken']} broken",
            flush=True,
        )


def breaks_apart(title: Title, tried: Changed) -> str | None:
    """The same in a process of its own, since a position that cannot be may also go on for ever."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        wrong = breaks(title, tried, range(2))
        os.write(writer, b"refused" if wrong is None else f"={wrong}"[:500].encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return None if said == "refused" else said[1:] if said else f"goes on for more than {SECONDS} seconds"


def flibuste_ids() -> list[str]:
    return [title.id for title in flibuste.titles()]


if __name__ == "__main__":
    main(sys.argv[1:])
