"""What may be pending in Amerigo, and what each keeps on the stack. Numbers are append-only."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.frames import FrameBook

FRAMES: Final = FrameBook()

OVER: Final = FRAMES.add("over")
THROW_CUBES: Final = FRAMES.add("throw")
TURN: Final = FRAMES.add("turn")
CHOOSE_SHIP: Final = FRAMES.add("ship")
SAIL_SHIP: Final = FRAMES.add("sail", "ship")
PUT_POST: Final = FRAMES.add("post", "ship")
TRACK: Final = FRAMES.add("track")
TAKE_TOKEN: Final = FRAMES.add("token", "steps")
PLANNING: Final = FRAMES.add("plan")
EXPANSION: Final = FRAMES.add("build")
LAY_TILE: Final = FRAMES.add("lay", "tile")
PRODUCTION: Final = FRAMES.add("buy")
SPECIAL_ACTION: Final = FRAMES.add("special")
ROUND_END: Final = FRAMES.add("round_end")

SHIP_AT_HAND: Final = SAIL_SHIP.argument("ship")
"""The ship that sails or may put a post: at the same place in both frames."""
TILE_TO_LAY: Final = LAY_TILE.argument("tile")
STEPS_TO_GO: Final = TAKE_TOKEN.argument("steps")
"""Steps of the progress disk that are left after the token."""

assert PUT_POST.argument("ship").back == SHIP_AT_HAND.back
