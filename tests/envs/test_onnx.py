"""Networks in ONNX files, as bots."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from flibuste.bots import ask, find_bot
from flibuste.cli import main
from flibuste.envs.policy import PolicyBot
from flibuste.envs.setting import Mask, Observation, Setting
from flibuste.envs.vector import VectorEnv
from flibuste.kernel.chance import quick
from flibuste.kernel.refusals import FlibusteError

pytest.importorskip("onnxruntime", reason="the extra `onnx` is not installed")
onnx = pytest.importorskip("onnx", reason="the extra `onnx` is not installed")

SETTING = Setting("port_royal", 2)
WEIGHTS = np.random.default_rng(1).normal(size=(SETTING.features.size, SETTING.actions)).astype(np.float32)


def write_network(file: Path, weights: Any = WEIGHTS) -> Path:
    """Ratings are the observation times the weights."""
    number = onnx.TensorProto.FLOAT
    graph = onnx.helper.make_graph(
        [onnx.helper.make_node("MatMul", ["observation", "weights"], ["ratings"])],
        "policy",
        [onnx.helper.make_tensor_value_info("observation", number, ["batch", weights.shape[0]])],
        [onnx.helper.make_tensor_value_info("ratings", number, ["batch", weights.shape[1]])],
        [onnx.numpy_helper.from_array(weights, "weights")],
    )
    onnx.save(onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=9), str(file))
    return file


@pytest.fixture
def network(tmp_path: Path) -> Path:
    from flibuste.envs.onnx import sign

    file = write_network(tmp_path / "policy.onnx")
    sign(file, SETTING)
    return file


def by_hand(observation: Observation, mask: Mask) -> Observation:
    return observation @ WEIGHTS


def test_it_chooses_as_the_same_network_does_in_python(network: Path) -> None:
    bot, same = find_bot(f"onnx:{network}"), PolicyBot("port_royal", 2, by_hand)
    copied = pickle.loads(pickle.dumps(bot))
    position = SETTING.new_position("any")
    for stream in range(60):
        question = ask(position, quick(stream))
        chosen = bot.choose(question, quick(1))
        assert chosen is same.choose(question, quick(1)) is copied.choose(question, quick(1))
        position.play(chosen)


def test_it_is_a_challenger_in_the_arena(network: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also in processes of the arena's own, and on terms that are not its own it refuses."""
    words = ["arena", "gauntlet", "port_royal", "--challenger", f"onnx:{network}", "--bots", "random", "--seed", "1"]
    assert main([*words, "--seats", "2", "--deals", "2", "--processes", "2"]) == 0
    assert f"onnx:{network}" in capsys.readouterr().out
    assert main([*words, "--seats", "3", "--deals", "1"]) != 0
    assert "This policy is for port_royal with 2 seats" in capsys.readouterr().err


def test_it_plays_in_contests_and_against_a_learner(network: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "port_royal", "--seats", "2", "--games", "4", "--seed", "1"]
    assert main([*words, "--bots", f"onnx:{network},random"]) == 0
    assert str(network) in capsys.readouterr().out
    env = VectorEnv("port_royal", 2, games=20, seed=1, bots={1: find_bot(f"onnx:{network}")})
    for _ in range(60):
        assert (env.step(env.random_actions()).to_move == 0).all()


def test_a_network_of_an_older_book_never_chooses_what_came_later(tmp_path: Path) -> None:
    from flibuste.envs.onnx import sign

    file = write_network(tmp_path / "older.onnx", WEIGHTS[:, :40])
    sign(file, SETTING, by_odds=True)
    bot = find_bot(f"onnx:{file}")
    position = SETTING.new_position("any")
    for stream in range(40):
        position.play(bot.choose(ask(position, quick(stream)), quick(stream)))


def test_files_that_will_not_do_get_one_sentence(tmp_path: Path) -> None:
    from flibuste.envs.onnx import ABOUT, sign

    def refused(file: Path) -> str:
        with pytest.raises(FlibusteError) as problem:
            find_bot(f"onnx:{file}")
        assert "\n" not in str(problem.value)
        return str(problem.value)

    assert refused(tmp_path / "none.onnx") == f"There is no file '{tmp_path / 'none.onnx'}'."
    (tmp_path / "text.onnx").write_text("no network")
    assert "is no ONNX file that can be read" in refused(tmp_path / "text.onnx")
    file = write_network(tmp_path / "policy.onnx")
    assert "does not say what it was trained for" in refused(file)
    sign(file, Setting("port_royal", 3))
    assert refused(file) == f"{file} takes 383 numbers; an observation has 403."
    sign(file, SETTING)
    model = onnx.load(str(file))
    model.metadata_props[0].value = model.metadata_props[0].value.replace('"features": 1', '"features": 7')
    assert model.metadata_props[0].key == ABOUT
    onnx.save(model, str(file))
    assert "was trained with version 7 of the features of port_royal, and this is version 1." in refused(file)


def test_without_its_packages_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['onnxruntime'] = None; from flibuste.bots import find_bot; find_bot('onnx:a.onnx')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("onnx:FILE needs more packages: pip install 'flibuste[onnx]'.")
