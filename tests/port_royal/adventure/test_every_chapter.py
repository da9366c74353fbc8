"""What holds in every chapter, mode and number of players, for campaigns too. Properties that no option reaches."""

from __future__ import annotations

import pytest
from tests.port_royal.adventure.chapter import MODES
from tests.port_royal.table import TITLE

from flibuste.games.port_royal.play import PortRoyal
from flibuste.kernel.chance import quick
from flibuste.kernel.data import Data, compact
from flibuste.kernel.game import Game, rebuild, start
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.position import Position
from flibuste.kernel.records import read_record

pytestmark = pytest.mark.property

CAMPAIGNS = [
    (mode, seats, number)
    for mode, fewest in (("together", 1), ("rivals", 2))
    for seats in range(fewest, 5)
    for number in range(1, 6)
]
LOT = [("variable", seats, 1) for seats in (2, 3, 4)]
OFTEN = 23
"""Moves between two looks at everything."""


def legacy_of(mode: str, number: int) -> Data | None:
    """Of every second chapter: a campaign on its way, of a team after a lost try."""
    if mode == "variable" or number % 2:
        return None
    told: list[Data] = [{"chapter": one, "won": True, "winners": [0]} for one in range(1, number)]
    lost = 1 if mode == "together" else 0
    groups = {2: [80, 81], 4: [80, 81, 82, 83, 84]}[number]
    return {"chapter": number, "groups": groups, "lost_tries": lost, "told": told}


def begun(mode: str, seats: int, number: int) -> Game:
    options = dict(MODES[mode]) if mode == "variable" else {**MODES[mode], "chapter": number}
    options["adventurers"] = "drafted" if number == 3 else "by_lot"
    return start(TITLE, seats, options, f"{mode} {seats} {number}", legacy=legacy_of(mode, number))


def check(position: Position, pieces: list[str], seats: int) -> None:
    assert isinstance(position, PortRoyal)
    assert position.pieces() == pieces
    data = position.to_data()
    assert TITLE.position_from_data(data).to_data() == data
    assert position.clone().to_data() == data
    for viewer in range(NOBODY, seats):
        one, other = position.clone(), position.clone()
        one.determinize(viewer, quick(1))
        other.determinize(viewer, quick(2))
        assert compact(one.view(viewer)) == compact(position.view(viewer))
        other.determinize(viewer, quick(1))
        assert one.to_data() == other.to_data()
        assert one.pieces() == pieces
        assert len(position.estimate(viewer)) == seats


@pytest.mark.parametrize(("mode", "seats", "number"), [*CAMPAIGNS, *LOT])
def test_a_whole_chapter(mode: str, seats: int, number: int) -> None:
    """PR-ADV-02, PR-ADV-55: it ends, loses no piece, is written and read, keeps its secrets, and replays."""
    game = begun(mode, seats, number)
    rng = quick(seats * 10 + number)
    pieces = game.clone_position().pieces()
    while not game.over:
        if len(game.entries) % OFTEN == 0:
            check(game.clone_position(), pieces, seats)
        position = game.clone_position()
        move = position.baseline_move() if rng.below(3) else position.random_move(rng)
        game.submit(game.seat_to_move, move.notation)
    check(game.clone_position(), pieces, seats)
    record = read_record(game.record().to_text())
    assert rebuild(TITLE, record).hash() == game.hash()
    handed = game.hands_on()
    if mode == "variable" or (number == 5 and game.outcome().ending != "chapter_lost"):
        assert handed is None
    elif handed is not None:
        again = start(TITLE, seats, dict(game.terms.options), "next", legacy=handed)
        assert again.clone_position().pieces() == pieces


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_campaign_from_its_first_chapter_on(seats: int) -> None:
    """PR-ADV-42, PR-ADV-43, PR-ADV-54, PR-ADV-58: chapters in their order, each until it is won; cards only join."""
    legacy: Data | None = None
    chapters: list[int] = []
    groups: set[int] = set()
    for number in range(6):
        game = start(TITLE, seats, MODES["together"], f"campaign {seats} {number}", legacy=legacy)
        rng = quick(number)
        while not game.over:
            position = game.clone_position()
            move = position.baseline_move() if rng.below(4) else position.random_move(rng)
            game.submit(game.seat_to_move, move.notation)
        legacy = game.hands_on()
        assert legacy is not None
        told = legacy["told"]
        assert isinstance(told, list)
        chapters.append(told[-1]["chapter"])
        there = legacy["groups"]
        assert isinstance(there, list)
        assert groups <= set(there)
        groups = set(there)
    assert chapters == sorted(chapters)
    assert set(chapters) == set(range(1, max(chapters) + 1))
