// What is seen where there is no board; all others come with the first one.
import Binoculars from "~icons/game-icons/binoculars";
import Cancel from "~icons/game-icons/cancel";
import CheckMark from "~icons/game-icons/check-mark";
import ClockwiseRotation from "~icons/game-icons/clockwise-rotation";
import Feather from "~icons/game-icons/feather";
import Fist from "~icons/game-icons/fist";
import Galleon from "~icons/game-icons/galleon";
import Gears from "~icons/game-icons/gears";
import Hourglass from "~icons/game-icons/hourglass";
import Laurels from "~icons/game-icons/laurels";
import Meeple from "~icons/game-icons/meeple";
import Sailboat from "~icons/game-icons/sailboat";
import Key from "~icons/game-icons/key";
import Lighthouse from "~icons/game-icons/lighthouse";
import Moon from "~icons/game-icons/moon";
import Padlock from "~icons/game-icons/padlock";
import RingingBell from "~icons/game-icons/ringing-bell";
import RoundStar from "~icons/game-icons/round-star";
import MagnifyingGlass from "~icons/game-icons/magnifying-glass";
import RuleBook from "~icons/game-icons/rule-book";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import ShakingHands from "~icons/game-icons/shaking-hands";
import Save from "~icons/game-icons/save";
import Sextant from "~icons/game-icons/sextant";
import Share from "~icons/game-icons/share";
import ShipWheel from "~icons/game-icons/ship-wheel";
import ShipWreck from "~icons/game-icons/ship-wreck";
import Spyglass from "~icons/game-icons/spyglass";
import Sun from "~icons/game-icons/sun";
import TreasureMap from "~icons/game-icons/treasure-map";

export const firstIcons = {
  binoculars: Binoculars,
  cancel: Cancel,
  "check-mark": CheckMark,
  "clockwise-rotation": ClockwiseRotation,
  feather: Feather,
  fist: Fist,
  galleon: Galleon,
  gears: Gears,
  hourglass: Hourglass,
  laurels: Laurels,
  meeple: Meeple,
  sailboat: Sailboat,
  key: Key,
  lighthouse: Lighthouse,
  moon: Moon,
  padlock: Padlock,
  "ringing-bell": RingingBell,
  "round-star": RoundStar,
  "magnifying-glass": MagnifyingGlass,
  "rule-book": RuleBook,
  "scroll-quill": ScrollQuill,
  "shaking-hands": ShakingHands,
  save: Save,
  sextant: Sextant,
  share: Share,
  "ship-wheel": ShipWheel,
  "ship-wreck": ShipWreck,
  spyglass: Spyglass,
  sun: Sun,
  "treasure-map": TreasureMap,
};
