// Icons that only this title has; what others have too is in shell/kit/icons.
import Barrel from "~icons/game-icons/barrel";
import Coconuts from "~icons/game-icons/coconuts";
import CoffeeBeans from "~icons/game-icons/coffee-beans";
import CottonFlower from "~icons/game-icons/cotton-flower";
import DominoTiles from "~icons/game-icons/domino-tiles";
import Enlightenment from "~icons/game-icons/enlightenment";
import Expand from "~icons/game-icons/expand";
import LindenLeaf from "~icons/game-icons/linden-leaf";
import LockedChest from "~icons/game-icons/locked-chest";
import Notebook from "~icons/game-icons/notebook";
import PirateSkull from "~icons/game-icons/pirate-skull";
import PositionMarker from "~icons/game-icons/position-marker";
import QueenCrown from "~icons/game-icons/queen-crown";
import Sailboat from "~icons/game-icons/sailboat";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import SugarCane from "~icons/game-icons/sugar-cane";
import TwoCoins from "~icons/game-icons/two-coins";
import WoodenSign from "~icons/game-icons/wooden-sign";

export const icons = {
  barrel: Barrel,
  coconuts: Coconuts,
  "coffee-beans": CoffeeBeans,
  "cotton-flower": CottonFlower,
  "domino-tiles": DominoTiles,
  enlightenment: Enlightenment,
  expand: Expand,
  "linden-leaf": LindenLeaf,
  "locked-chest": LockedChest,
  notebook: Notebook,
  "pirate-skull": PirateSkull,
  "position-marker": PositionMarker,
  "queen-crown": QueenCrown,
  sailboat: Sailboat,
  "scroll-unfurled": ScrollUnfurled,
  "sugar-cane": SugarCane,
  "two-coins": TwoCoins,
  "wooden-sign": WoodenSign,
};
