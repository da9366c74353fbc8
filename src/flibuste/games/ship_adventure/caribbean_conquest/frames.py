"""What may be pending in Caribbean Conquest, and what each keeps on the stack. Numbers are append-only."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.frames import FrameBook

FRAMES: Final = FrameBook()

OVER: Final = FRAMES.add("over")
SPIN_COMPASS: Final = FRAMES.add("spin")
DEPLOYING: Final = FRAMES.add("deploy", "unit")
PURCHASES: Final = FRAMES.add("purchases")
RECRUITING: Final = FRAMES.add("recruit", "unit")
GROUPS: Final = FRAMES.add("groups")
GROUP_SIZE: Final = FRAMES.add("size", "cell")
MARCH: Final = FRAMES.add("march", "cell", "group")
BATTLES: Final = FRAMES.add("battles")
BATTLE: Final = FRAMES.add("battle", "cell")
LOSSES: Final = FRAMES.add("loss", "cell", "seat")
GUNNERY: Final = FRAMES.add("gunnery", "seat")
AIMING: Final = FRAMES.add("aim", "seat", "cell")
ANSWERING: Final = FRAMES.add("answer", "from", "to")
EXCHANGE: Final = FRAMES.add("exchange", "from", "to")

UNIT_TO_DEPLOY: Final = DEPLOYING.argument("unit")
UNIT_TO_RECRUIT: Final = RECRUITING.argument("unit")
GROUP_FROM: Final = GROUP_SIZE.argument("cell")
MARCH_CELL: Final = MARCH.argument("cell")
MARCH_GROUP: Final = MARCH.argument("group")
BATTLE_CELL: Final = BATTLE.argument("cell")
LOSS_CELL: Final = LOSSES.argument("cell")
LOSS_SEAT: Final = LOSSES.argument("seat")
GUNNER: Final = GUNNERY.argument("seat")
AIMER: Final = AIMING.argument("seat")
AIM_FROM: Final = AIMING.argument("cell")
FIRED_FROM: Final = ANSWERING.argument("from")
FIRED_AT: Final = ANSWERING.argument("to")
EXCHANGE_FROM: Final = EXCHANGE.argument("from")
EXCHANGE_TO: Final = EXCHANGE.argument("to")
