"""The research interface: every title as an environment of the well-known libraries, or thousands of games at once.

`flibuste.envs.vector` needs numpy, `.gym` Gymnasium, `.zoo` PettingZoo and `.spiel` OpenSpiel; `pip install
'flibuste[research]'` brings them all. docs/research.md shows how they are used.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ModuleNotFoundError(
        "The research interface needs more packages: pip install 'flibuste[research]'.", name="numpy"
    )
