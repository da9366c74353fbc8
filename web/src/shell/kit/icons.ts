// One icon per concept, everywhere the same. Only the icons named here end up in the page.
import Anchor from "~icons/game-icons/anchor";
import AnticlockwiseRotation from "~icons/game-icons/anticlockwise-rotation";
import Barrel from "~icons/game-icons/barrel";
import Binoculars from "~icons/game-icons/binoculars";
import Cancel from "~icons/game-icons/cancel";
import Cannon from "~icons/game-icons/cannon";
import Caravel from "~icons/game-icons/caravel";
import CargoCrate from "~icons/game-icons/cargo-crate";
import Castle from "~icons/game-icons/castle";
import CheckMark from "~icons/game-icons/check-mark";
import ClockwiseRotation from "~icons/game-icons/clockwise-rotation";
import Coconuts from "~icons/game-icons/coconuts";
import CoffeeBeans from "~icons/game-icons/coffee-beans";
import CoinsPile from "~icons/game-icons/coins-pile";
import Compass from "~icons/game-icons/compass";
import CottonFlower from "~icons/game-icons/cotton-flower";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import Cubes from "~icons/game-icons/cubes";
import DeathSkull from "~icons/game-icons/death-skull";
import DominoTiles from "~icons/game-icons/domino-tiles";
import Enlightenment from "~icons/game-icons/enlightenment";
import ExitDoor from "~icons/game-icons/exit-door";
import Expand from "~icons/game-icons/expand";
import FastForwardButton from "~icons/game-icons/fast-forward-button";
import Galleon from "~icons/game-icons/galleon";
import Gears from "~icons/game-icons/gears";
import HamburgerMenu from "~icons/game-icons/hamburger-menu";
import HandheldFan from "~icons/game-icons/handheld-fan";
import Hourglass from "~icons/game-icons/hourglass";
import House from "~icons/game-icons/house";
import HutsVillage from "~icons/game-icons/huts-village";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import JesterHat from "~icons/game-icons/jester-hat";
import Keyboard from "~icons/game-icons/keyboard";
import Laurels from "~icons/game-icons/laurels";
import Lighthouse from "~icons/game-icons/lighthouse";
import LindenLeaf from "~icons/game-icons/linden-leaf";
import LockedChest from "~icons/game-icons/locked-chest";
import Medal from "~icons/game-icons/medal";
import Meeple from "~icons/game-icons/meeple";
import Moon from "~icons/game-icons/moon";
import NextButton from "~icons/game-icons/next-button";
import Notebook from "~icons/game-icons/notebook";
import Padlock from "~icons/game-icons/padlock";
import PayMoney from "~icons/game-icons/pay-money";
import PiggyBank from "~icons/game-icons/piggy-bank";
import PirateFlag from "~icons/game-icons/pirate-flag";
import PirateSkull from "~icons/game-icons/pirate-skull";
import PositionMarker from "~icons/game-icons/position-marker";
import Present from "~icons/game-icons/present";
import Profit from "~icons/game-icons/profit";
import QueenCrown from "~icons/game-icons/queen-crown";
import QuillInk from "~icons/game-icons/quill-ink";
import Raven from "~icons/game-icons/raven";
import RingingBell from "~icons/game-icons/ringing-bell";
import RollingDices from "~icons/game-icons/rolling-dices";
import RuleBook from "~icons/game-icons/rule-book";
import Sailboat from "~icons/game-icons/sailboat";
import Save from "~icons/game-icons/save";
import Scales from "~icons/game-icons/scales";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import ShakingHands from "~icons/game-icons/shaking-hands";
import Share from "~icons/game-icons/share";
import ShipBow from "~icons/game-icons/ship-bow";
import ShipWheel from "~icons/game-icons/ship-wheel";
import ShipWreck from "~icons/game-icons/ship-wreck";
import SinkingShip from "~icons/game-icons/sinking-ship";
import Speaker from "~icons/game-icons/speaker";
import SpeakerOff from "~icons/game-icons/speaker-off";
import Spyglass from "~icons/game-icons/spyglass";
import StarMedal from "~icons/game-icons/star-medal";
import SugarCane from "~icons/game-icons/sugar-cane";
import Suitcase from "~icons/game-icons/suitcase";
import Sun from "~icons/game-icons/sun";
import SunPriest from "~icons/game-icons/sun-priest";
import SwapBag from "~icons/game-icons/swap-bag";
import SwissArmyKnife from "~icons/game-icons/swiss-army-knife";
import ThreeFriends from "~icons/game-icons/three-friends";
import Trade from "~icons/game-icons/trade";
import TreasureMap from "~icons/game-icons/treasure-map";
import Trident from "~icons/game-icons/trident";
import TrophyCup from "~icons/game-icons/trophy-cup";
import TwoCoins from "~icons/game-icons/two-coins";
import VintageRobot from "~icons/game-icons/vintage-robot";
import WaxSeal from "~icons/game-icons/wax-seal";
import WitchFace from "~icons/game-icons/witch-face";
import WoodenSign from "~icons/game-icons/wooden-sign";
import LatinCross from "~icons/own/latin-cross";

export const icons = {
  anchor: Anchor,
  "anticlockwise-rotation": AnticlockwiseRotation,
  barrel: Barrel,
  binoculars: Binoculars,
  cancel: Cancel,
  cannon: Cannon,
  caravel: Caravel,
  "cargo-crate": CargoCrate,
  castle: Castle,
  "check-mark": CheckMark,
  "clockwise-rotation": ClockwiseRotation,
  coconuts: Coconuts,
  "coffee-beans": CoffeeBeans,
  "coins-pile": CoinsPile,
  compass: Compass,
  "cotton-flower": CottonFlower,
  "crossed-sabres": CrossedSabres,
  cubes: Cubes,
  "death-skull": DeathSkull,
  "domino-tiles": DominoTiles,
  enlightenment: Enlightenment,
  "exit-door": ExitDoor,
  expand: Expand,
  "fast-forward-button": FastForwardButton,
  galleon: Galleon,
  gears: Gears,
  "hamburger-menu": HamburgerMenu,
  "handheld-fan": HandheldFan,
  hourglass: Hourglass,
  house: House,
  "huts-village": HutsVillage,
  "imperial-crown": ImperialCrown,
  "jester-hat": JesterHat,
  keyboard: Keyboard,
  "latin-cross": LatinCross,
  laurels: Laurels,
  lighthouse: Lighthouse,
  "linden-leaf": LindenLeaf,
  "locked-chest": LockedChest,
  medal: Medal,
  meeple: Meeple,
  moon: Moon,
  "next-button": NextButton,
  notebook: Notebook,
  padlock: Padlock,
  "pay-money": PayMoney,
  "piggy-bank": PiggyBank,
  "pirate-flag": PirateFlag,
  "pirate-skull": PirateSkull,
  "position-marker": PositionMarker,
  present: Present,
  profit: Profit,
  "queen-crown": QueenCrown,
  "quill-ink": QuillInk,
  raven: Raven,
  "ringing-bell": RingingBell,
  "rolling-dices": RollingDices,
  "rule-book": RuleBook,
  sailboat: Sailboat,
  save: Save,
  scales: Scales,
  "scroll-quill": ScrollQuill,
  "scroll-unfurled": ScrollUnfurled,
  "shaking-hands": ShakingHands,
  share: Share,
  "ship-bow": ShipBow,
  "ship-wheel": ShipWheel,
  "ship-wreck": ShipWreck,
  "sinking-ship": SinkingShip,
  speaker: Speaker,
  "speaker-off": SpeakerOff,
  spyglass: Spyglass,
  "star-medal": StarMedal,
  "sugar-cane": SugarCane,
  suitcase: Suitcase,
  sun: Sun,
  "sun-priest": SunPriest,
  "swap-bag": SwapBag,
  "swiss-army-knife": SwissArmyKnife,
  "three-friends": ThreeFriends,
  trade: Trade,
  "treasure-map": TreasureMap,
  trident: Trident,
  "trophy-cup": TrophyCup,
  "two-coins": TwoCoins,
  "vintage-robot": VintageRobot,
  "wax-seal": WaxSeal,
  "witch-face": WitchFace,
  "wooden-sign": WoodenSign,
};

export type IconName = keyof typeof icons;
