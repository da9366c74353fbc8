// Icons that only this title has; what others have too is in shell/kit/icons.
import Coconuts from "~icons/game-icons/coconuts";
import CottonFlower from "~icons/game-icons/cotton-flower";
import DominoTiles from "~icons/game-icons/domino-tiles";
import Enlightenment from "~icons/game-icons/enlightenment";
import LindenLeaf from "~icons/game-icons/linden-leaf";
import PirateSkull from "~icons/game-icons/pirate-skull";
import PositionMarker from "~icons/game-icons/position-marker";
import QueenCrown from "~icons/game-icons/queen-crown";
import SugarCane from "~icons/game-icons/sugar-cane";

export const icons = {
  coconuts: Coconuts,
  "cotton-flower": CottonFlower,
  "domino-tiles": DominoTiles,
  enlightenment: Enlightenment,
  "linden-leaf": LindenLeaf,
  "pirate-skull": PirateSkull,
  "position-marker": PositionMarker,
  "queen-crown": QueenCrown,
  "sugar-cane": SugarCane,
};
