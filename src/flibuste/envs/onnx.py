"""Networks in files: a policy that was trained anywhere and exported to ONNX becomes a bot, `onnx:FILE` by its name.

Such a network takes scaled observations, a row for each, and gives as many rows of ratings, one for each move of the
book. If it has a second input, that gets the masks of legal moves, as numbers of its first one's type. What it was
trained for, its file says under the name `flibuste`, in JSON; `sign` writes that.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from flibuste.envs.policy import PolicyBot
from flibuste.envs.setting import Mask, Observation, Setting
from flibuste.kernel.copies import Again
from flibuste.kernel.refusals import FlibusteError

ABOUT = "flibuste"
"""Under this name a file says what its network was trained for."""


class OnnxBot(PolicyBot):
    """A network in a file; asked for many decisions at once where there are many."""

    name = "onnx"

    def __init__(self, file: str) -> None:
        self.file = file
        self.session = _session(file)
        about = _about(file, self.session)
        super().__init__(
            about["title"], about["seats"], self.rate, about["options"], about.get("by_odds", False), batched=True
        )
        self.inputs = [one.name for one in self.session.get_inputs()]
        self._check(about)

    def _check(self, about: dict[str, Any]) -> None:
        setting = self.setting
        if about["features"] != setting.features.version:
            raise FlibusteError(
                f"{self.file} was trained with version {about['features']} of the features of {setting.title.id}, "
                f"and this is version {setting.features.version}."
            )
        size = self.session.get_inputs()[0].shape[-1]
        if size != setting.features.size:
            raise FlibusteError(f"{self.file} takes {size} numbers; an observation has {setting.features.size}.")

    def rate(self, observations: Observation, masks: Mask) -> NDArray[Any]:
        given = dict(zip(self.inputs, (observations, masks.astype(np.float32)), strict=False))
        ratings = np.asarray(self.session.run(None, given)[0])
        later = masks.shape[1] - ratings.shape[-1]
        return np.pad(ratings, ((0, 0), (0, later)), constant_values=-np.inf) if later > 0 else ratings

    def __reduce__(self) -> Again:
        return OnnxBot, (self.file,)


load = OnnxBot


def sign(file: Path | str, setting: Setting, by_odds: bool = False) -> None:
    """Writes into a file what its network was trained for, and whether it plays by the odds of its ratings."""
    import onnx

    model = onnx.load(str(file))
    onnx.helper.set_model_props(model, {ABOUT: json.dumps({**setting.about(), "by_odds": by_odds})})
    onnx.save(model, str(file))


def _session(file: str) -> onnxruntime.InferenceSession:
    if not Path(file).is_file():
        raise FlibusteError(f"There is no file {file!r}.")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # contests have processes of their own for more
    try:
        return onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as problem:
        raise FlibusteError(f"{file} is no ONNX file that can be read: {str(problem).splitlines()[0]}") from None


def _about(file: str, session: onnxruntime.InferenceSession) -> dict[str, Any]:
    try:
        about = json.loads(session.get_modelmeta().custom_metadata_map[ABOUT])
        assert isinstance(about["title"], str) and isinstance(about["seats"], int) and about["features"]
        assert isinstance(about["options"], dict)
    except (KeyError, ValueError, TypeError, AssertionError):
        raise FlibusteError(
            f"{file} does not say what it was trained for: write it there with flibuste.envs.onnx.sign."
        ) from None
    return dict(about)
