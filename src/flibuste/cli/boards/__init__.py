"""The state of a table as plain lines, one module for each title."""

from __future__ import annotations

from typing import Final

from flibuste.cli.boards.amerigo import AmerigoBoard
from flibuste.cli.boards.board import TextBoard
from flibuste.cli.boards.caribbean_conquest import CaribbeanConquestBoard
from flibuste.cli.boards.maracaibo import MaracaiboBoard
from flibuste.cli.boards.port_royal import PortRoyalBoard
from flibuste.cli.boards.treasure_map import TreasureMapBoard

BOARDS: Final[dict[str, TextBoard]] = {
    "port_royal": PortRoyalBoard(),
    "amerigo": AmerigoBoard(),
    "maracaibo": MaracaiboBoard(),
    "treasure_map": TreasureMapBoard(),
    "caribbean_conquest": CaribbeanConquestBoard(),
}


def find_board(title: str) -> TextBoard:
    return BOARDS.get(title) or TextBoard()


__all__ = ["TextBoard", "find_board"]
