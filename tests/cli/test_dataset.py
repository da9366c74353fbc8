"""Games that are kept: `--records` of simulate and arena, and `flibuste dataset`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet
from tests.cli.conftest import Command

from flibuste import replay
from flibuste.envs.dataset import rows_of
from flibuste.kernel.records import read_record, read_records

QUICK = ("port_royal", "--seed", "s", "--games", "4", "--bots", "random,baseline")
DATASET = ("dataset", *QUICK)


def test_simulate_keeps_the_games_that_it_plays_anyway(flibuste: Command, tmp_path: Path) -> None:
    without = json.loads(flibuste("simulate", *QUICK, "--json").out)
    said = flibuste("simulate", *QUICK, "--json", "--records", str(tmp_path / "games"))
    kept = json.loads(said.out)
    assert {**kept, "seconds": 0} == {**without, "seconds": 0}
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"game-00000{number}.jsonl" for number in (1, 2, 3, 4)]
    games = [replay(file.read_text()) for file in files]
    assert sum(len(game.entries) for game in games) == kept["decisions"]


def test_several_processes_keep_the_same_games_in_the_same_order(flibuste: Command, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    flibuste("simulate", *QUICK, "--records", str(one))
    flibuste("simulate", *QUICK, "--records", str(two), "--jobs", "2")
    assert one.read_text() == two.read_text()
    assert len(read_records(one.read_text())) == 4


def test_the_arena_keeps_every_game_of_a_deal(flibuste: Command, tmp_path: Path) -> None:
    words = ("arena", "round-robin", "port_royal", "--bots", "random,baseline", "--seed", "s", "--deals", "2")
    without = flibuste(*words, "--processes", "1", "--json").out
    said = flibuste(*words, "--processes", "1", "--json", "--records", str(tmp_path))
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [f"pairing-01-deal-0000{deal}-game-{turn}.jsonl" for deal in (1, 2) for turn in (1, 2)]
    assert all(replay((tmp_path / name).read_text()).over for name in names)
    assert json.loads(said.out)["pairings"] == json.loads(without)["pairings"]


def test_a_dataset_holds_every_decision(flibuste: Command, tmp_path: Path) -> None:
    flibuste("simulate", *QUICK, "--records", str(tmp_path / "games"))
    said = flibuste(*DATASET, "--out", str(tmp_path / "rows.npz"))
    assert said.code == 0
    data = np.load(tmp_path / "rows.npz")
    about = json.loads(str(data["about"]))
    assert (about["title"], about["bots"], about["games"]) == ("port_royal", ["random@1", "baseline@1"], 4)
    masks = np.unpackbits(data["masks"], axis=1, count=about["actions"])
    assert masks[np.arange(len(masks)), data["moves"]].all()
    for number, file in enumerate(sorted((tmp_path / "games").iterdir())):
        game = replay(file.read_text())
        mine = data["games"] == number
        assert [int(move) for move in data["moves"][mine]] == [
            game.title.book.named(e.move).number for e in game.entries
        ]
        assert [int(seat) for seat in data["seats"][mine]] == [entry.seat for entry in game.entries]
        assert (data["outcomes"][mine] == game.outcome().utility).all()
        assert (data["scores"][mine] == game.scores()).all()
        fresh = rows_of(game.record(), number)
        assert np.array_equal(fresh["observations"], data["observations"][mine])
    assert f"{len(masks)} decisions in rows.npz" in said.out


def test_a_table_holds_the_same(flibuste: Command, tmp_path: Path) -> None:
    flibuste(*DATASET, "--out", str(tmp_path / "rows.npz"))
    flibuste(*DATASET, "--out", str(tmp_path / "rows.parquet"))
    data, table = np.load(tmp_path / "rows.npz"), parquet.read_table(tmp_path / "rows.parquet")
    assert table.schema.metadata[b"about"].decode() == str(data["about"])
    assert table.column_names == [name for name in data.files if name != "about"]
    for name in table.column_names:
        assert np.array_equal(np.array(table[name].to_pylist()), data[name])


def test_chances_come_with_the_rows_where_they_are_asked_for(flibuste: Command, tmp_path: Path) -> None:
    words = ("dataset", "port_royal", "--seed", "s", "--games", "1", "--bots", "random,baseline")
    flibuste(*words, "--out", str(tmp_path / "rows.parquet"), "--chances", "4")
    table = parquet.read_table(tmp_path / "rows.parquet")
    chances = np.array(table["chances"].to_pylist())
    assert chances.shape == (len(table), 2)
    assert np.allclose(chances.sum(axis=1), 1.0, atol=1e-5)
    assert json.loads(table.schema.metadata[b"about"])["playouts"] == 4
    assert chances[-1].argmax() == np.array(table["outcomes"].to_pylist())[-1].argmax()


def test_an_unfinished_game_has_nothing_to_teach(tmp_path: Path, flibuste: Command) -> None:
    flibuste("simulate", *QUICK, "--records", str(tmp_path))
    lines = (tmp_path / "game-000001.jsonl").read_text().splitlines()
    with pytest.raises(Exception, match="Game 7 of port_royal is not finished"):
        rows_of(read_record("\n".join(lines[:-3])), 7)


def test_another_ending_is_refused_before_anything_is_played(flibuste: Command, tmp_path: Path) -> None:
    said = flibuste(*DATASET, "--out", str(tmp_path / "rows.csv"))
    assert said.code == 2
    assert "ends in .npz or .parquet, not 'rows.csv'" in said.err
