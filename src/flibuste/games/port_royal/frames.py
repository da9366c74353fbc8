"""What may be pending in Port Royal, and what each keeps on the stack. Numbers are append-only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.frames import FrameBook

FRAMES: Final = FrameBook()

DISCOVER: Final = FRAMES.add("discover")
REPEL_SHIP: Final = FRAMES.add("repel", "ship")
WINDOW: Final = FRAMES.add("window", "cards", "seat")
CREW: Final = FRAMES.add_row("crew", "expedition")
TURN_END: Final = FRAMES.add("turn_end")
OVER: Final = FRAMES.add("over")
STORE_SHIP: Final = FRAMES.add("store", "ship")
GIVE_COIN: Final = FRAMES.add("gift", "ship")
WAIVE_GOLD: Final = FRAMES.add("waive", "ship")
NEST_SHIP: Final = FRAMES.add("nest", "ship")
CLAIM_NOW: Final = FRAMES.add("claim_now", "contract", "seat")
BANK_CARD: Final = FRAMES.add("bank")
LEVY: Final = FRAMES.add("levy", "tax")
BUSTED: Final = FRAMES.add("busted")
THROW: Final = FRAMES.add("throw", "double", "cards")
CHOOSE_SIDE: Final = FRAMES.add("side", "seat")
SHARE_COINS: Final = FRAMES.add("share", "coins")
BEGIN_CHAPTER: Final = FRAMES.add("begin")
REVEAL_EVENT: Final = FRAMES.add("event")
COURT: Final = FRAMES.add("court", "seat")
BUY_OFF: Final = FRAMES.add("buy_off", "seat")
LOOK: Final = FRAMES.add_row("look", "cards")
CARGO: Final = FRAMES.add("cargo", "ship")
MISSION_NOW: Final = FRAMES.add("mission_now", "mission", "seat")
GIVE_ARES: Final = FRAMES.add("give", "mission", "seat")
STOPPED: Final = FRAMES.add("stopped")
MONTH: Final = FRAMES.add("month")

SHIP_AT_HAND: Final = REPEL_SHIP.argument("ship")
"""The ship about which somebody must decide: at the same place in every frame that has one."""
WINDOW_CARDS: Final = WINDOW.argument("cards")
"""Cards that may still be taken."""
WINDOW_SEAT: Final = WINDOW.argument("seat")
CLAIM_CONTRACT: Final = CLAIM_NOW.argument("contract")
CLAIM_SEAT: Final = CLAIM_NOW.argument("seat")
LEVY_TAX: Final = LEVY.argument("tax")
THROW_CARDS: Final = THROW.argument("cards")
"""Cards still to be revealed by the Gambler."""
THROW_DOUBLE: Final = THROW.argument("double")
"""0, or one more than the number of a ship whose color already lay there."""

CHOOSING_SEAT: Final = CHOOSE_SIDE.argument("seat")
COINS_TO_SHARE: Final = SHARE_COINS.argument("coins")
AT_COURT: Final = COURT.argument("seat")
BUYER: Final = BUY_OFF.argument("seat")
MISSION_AT_HAND: Final = MISSION_NOW.argument("mission")
MISSION_SEAT: Final = MISSION_NOW.argument("seat")
GIVEN_FOR: Final = GIVE_ARES.argument("mission")
GIVER: Final = GIVE_ARES.argument("seat")

ABOUT_A_SHIP: Final = [REPEL_SHIP, STORE_SHIP, GIVE_COIN, WAIVE_GOLD, NEST_SHIP, CARGO]
ASKS_ABOUT_A_SHIP: Final = vec[i64]([1 if frame in ABOUT_A_SHIP else 0 for frame in FRAMES.frames])
"""The same by number of the frame."""
KEEPING_A_CARD: Final = [REPEL_SHIP, STORE_SHIP, WAIVE_GOLD, NEST_SHIP, LEVY, CARGO]
"""Their card lies in no pile while it is being settled."""

for _frame in (*ABOUT_A_SHIP, *KEEPING_A_CARD):
    assert _frame.argument(_frame.names[0]).back == SHIP_AT_HAND.back, f"{_frame.name} keeps its card elsewhere"
