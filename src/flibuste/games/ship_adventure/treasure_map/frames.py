"""What may be pending in Treasure Map, and what each keeps on the stack. Numbers are append-only."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.frames import FrameBook

FRAMES: Final = FrameBook()

OVER: Final = FRAMES.add("over")
SPIN_COMPASS: Final = FRAMES.add("spin")
GALLEON_SAILS: Final = FRAMES.add("galleon", "steps")
MOVEMENT: Final = FRAMES.add("movement", "points", "drifts")
STOPPED: Final = FRAMES.add("stopped")
CLOSE_COMBAT: Final = FRAMES.add("close", "targets", "ranged")
GUNNERY: Final = FRAMES.add("gunnery", "targets")
ANSWERING: Final = FRAMES.add("answer", "target", "fired")
EXCHANGE: Final = FRAMES.add("exchange", "target")
TREASURE: Final = FRAMES.add("treasure")
ACTIONS: Final = FRAMES.add("actions", "stage")
PIRATES_SAIL: Final = FRAMES.add("pirates", "moved")
PIRATE_SAILS: Final = FRAMES.add("pirate", "pirate", "steps")
CAUGHT: Final = FRAMES.add("caught", "pirate")
ROUND_UP: Final = FRAMES.add("level-check")

GALLEON_STEPS: Final = GALLEON_SAILS.argument("steps")
POINTS: Final = MOVEMENT.argument("points")
DRIFTS: Final = MOVEMENT.argument("drifts")
CLOSE_TARGETS: Final = CLOSE_COMBAT.argument("targets")
TARGETS_BESIDE: Final = CLOSE_COMBAT.argument("ranged")
RANGED_TARGETS: Final = GUNNERY.argument("targets")
ANSWERED: Final = ANSWERING.argument("target")
HAS_FIRED: Final = ANSWERING.argument("fired")
EXCHANGED_WITH: Final = EXCHANGE.argument("target")
STAGE: Final = ACTIONS.argument("stage")
PIRATES_MOVED: Final = PIRATES_SAIL.argument("moved")
PIRATE_AT_SEA: Final = PIRATE_SAILS.argument("pirate")
PIRATE_STEPS: Final = PIRATE_SAILS.argument("steps")
CAUGHT_BY: Final = CAUGHT.argument("pirate")
