"""The owner's own component file: what it may change, and how a mistake in it is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import flibuste
from flibuste.kernel.components import load_components

PROGRAM = """
import json, sys
import flibuste
try:
    title = next(title for title in flibuste.titles() if title.id == "port_royal")
except flibuste.FlibusteError as wrong:
    if type(wrong).__name__ != "BadComponents":
        raise
    print(json.dumps({"refused": str(wrong)}))
    sys.exit()
game = flibuste.new_game("port_royal", 2, seed="own")
game.submit(game.seat_to_move, "reveal")
cards = {card["code"]: card for card in title.catalogue()}
moves = [move.notation for move in title.book.moves]
version = title.components(game.terms)
print(json.dumps({"version": version, "cards": cards, "moves": moves, "record": game.record().to_text()}))
"""


def run(folder: Path, text: str | bytes | None) -> dict[str, object]:
    """What a fresh process makes of the owner's file."""
    if text is not None:
        file = folder / "port_royal" / "base.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    environment = {**os.environ, "FLIBUSTE_COMPONENTS": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def refusal(folder: Path, text: str | bytes) -> str:
    sentence = run(folder, text)["refused"]
    assert isinstance(sentence, str)
    assert "\n" not in sentence.strip()
    return sentence


def test_a_fact_of_the_owner_replaces_the_printed_one(tmp_path: Path) -> None:
    plain = run(tmp_path, None)
    own = run(tmp_path, '[[character]]\nid = "sailor:3/1"\ncost = 2\nmark = "confirmed"\n')
    assert isinstance(own["cards"], dict)
    assert isinstance(plain["cards"], dict)
    assert own["cards"]["sailor:3/1"] == {**plain["cards"]["sailor:3/1"], "cost": 2}
    assert {**own["cards"], "sailor:3/1": 0} == {**plain["cards"], "sailor:3/1": 0}
    assert own["moves"] == plain["moves"]


def test_own_data_give_the_components_another_version(tmp_path: Path) -> None:
    plain = run(tmp_path, None)
    own = run(tmp_path, '[[character]]\nid = "sailor:3/1"\ncost = 2\n')
    assert str(own["version"]).startswith(f"{plain['version']}+")
    assert str(own["version"]) in str(own["record"])
    with pytest.raises(flibuste.FlibusteError, match="was begun with the components"):
        flibuste.replay(str(own["record"]))


def test_a_folder_without_this_title_changes_nothing(tmp_path: Path) -> None:
    assert "+" not in str(run(tmp_path, None)["version"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[ship", "is not TOML"),
        (b"\xff\xfe\x00", "is not TOML"),
        ("ship = 3", "ship must be written as [[ship]] tables"),
        ('[[ship]]\nid = "kraken:9/9"\ncoins = 1', "there is no ship with id 'kraken:9/9' to replace"),
        ("[[ship]]\ncoins = 1", "there is no ship with id None to replace"),
        ('[[ship]]\nid = ["x"]', "there is no ship with id ['x'] to replace"),
        ('[[shipp]]\nid = "flute:1/1"', "there is no shipp with id 'flute:1/1' to replace"),
        ('[[ship]]\nid = "flute:1/1"\ncoins = "many"', "ship 'flute:1/1' has no coins like 'many'"),
        ('[[ship]]\nid = "flute:1/1"\ncoins = true', "ship 'flute:1/1' has no coins like True"),
        ('[[ship]]\nid = "flute:1/1"\nsails = 3', "ship 'flute:1/1' has no sails like 3"),
        ('[[ship]]\nid = "flute:1/1"\ncoins = -1', "coins of 'flute:1/1' should be a whole number, not -1"),
        ('[[ship]]\nid = "flute:1/1"\nmark = "guessed"', "mark 'guessed' is none of confirmed, likely, invented"),
        ('[[ship]]\nid = "flute:1/1"\ncolor = "purple"', "color of ship 'flute:1/1' cannot be changed"),
        ('[[expedition]]\nid = "expedition:pp"\ncopies = 2', "there is one expedition:pp, not 2"),
        ('[[tax]]\nid = "tax:swords"\nbonus = "beauty"', "beauty"),
    ],
)
def test_a_mistake_in_the_owner_file_is_told_in_one_sentence(tmp_path: Path, text: str | bytes, says: str) -> None:
    assert says in refusal(tmp_path, text)


def test_the_packaged_facts_all_carry_a_mark_and_an_id_of_their_own() -> None:
    components = load_components("flibuste.games.port_royal", "base.toml")
    rows = [row for group in components.groups.values() for row in group]
    assert rows
    assert len({row["id"] for row in rows}) == len(rows)
    assert all(row["mark"] in ("confirmed", "likely", "invented") for row in rows)
