// One icon per concept, everywhere the same: here those of every table and of several titles. Only icons that are named end up in the page.
import Anchor from "~icons/game-icons/anchor";
import AnticlockwiseRotation from "~icons/game-icons/anticlockwise-rotation";
import Barrel from "~icons/game-icons/barrel";
import Cannon from "~icons/game-icons/cannon";
import CoffeeBeans from "~icons/game-icons/coffee-beans";
import Compass from "~icons/game-icons/compass";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import Crown from "~icons/game-icons/crown";
import Cubes from "~icons/game-icons/cubes";
import Cycle from "~icons/game-icons/cycle";
import DeathSkull from "~icons/game-icons/death-skull";
import ExitDoor from "~icons/game-icons/exit-door";
import Expand from "~icons/game-icons/expand";
import FastForwardButton from "~icons/game-icons/fast-forward-button";
import Grapple from "~icons/game-icons/grapple";
import HamburgerMenu from "~icons/game-icons/hamburger-menu";
import Hourglass from "~icons/game-icons/hourglass";
import House from "~icons/game-icons/house";
import Keyboard from "~icons/game-icons/keyboard";
import Laurels from "~icons/game-icons/laurels";
import Laptop from "~icons/game-icons/laptop";
import LightBulb from "~icons/game-icons/light-bulb";
import LockedChest from "~icons/game-icons/locked-chest";
import Medal from "~icons/game-icons/medal";
import Meeple from "~icons/game-icons/meeple";
import NextButton from "~icons/game-icons/next-button";
import Notebook from "~icons/game-icons/notebook";
import PirateFlag from "~icons/game-icons/pirate-flag";
import RollingDices from "~icons/game-icons/rolling-dices";
import Sailboat from "~icons/game-icons/sailboat";
import Save from "~icons/game-icons/save";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import Shop from "~icons/game-icons/shop";
import Speaker from "~icons/game-icons/speaker";
import SpeakerOff from "~icons/game-icons/speaker-off";
import SwapBag from "~icons/game-icons/swap-bag";
import ThreeFriends from "~icons/game-icons/three-friends";
import Trident from "~icons/game-icons/trident";
import TwoCoins from "~icons/game-icons/two-coins";
import VintageRobot from "~icons/game-icons/vintage-robot";
import WhaleTail from "~icons/game-icons/whale-tail";
import WoodenSign from "~icons/game-icons/wooden-sign";
import type { OwnIcon } from "../../games/registry";
import { firstIcons } from "./firstIcons";

export const icons = {
  ...firstIcons,
  anchor: Anchor,
  "anticlockwise-rotation": AnticlockwiseRotation,
  barrel: Barrel,
  cannon: Cannon,
  "coffee-beans": CoffeeBeans,
  compass: Compass,
  "crossed-sabres": CrossedSabres,
  crown: Crown,
  cubes: Cubes,
  cycle: Cycle,
  "death-skull": DeathSkull,
  "exit-door": ExitDoor,
  expand: Expand,
  "fast-forward-button": FastForwardButton,
  grapple: Grapple,
  "hamburger-menu": HamburgerMenu,
  hourglass: Hourglass,
  house: House,
  keyboard: Keyboard,
  laurels: Laurels,
  laptop: Laptop,
  "light-bulb": LightBulb,
  "locked-chest": LockedChest,
  medal: Medal,
  meeple: Meeple,
  "next-button": NextButton,
  notebook: Notebook,
  "pirate-flag": PirateFlag,
  "rolling-dices": RollingDices,
  sailboat: Sailboat,
  save: Save,
  "scroll-unfurled": ScrollUnfurled,
  shop: Shop,
  "speaker-off": SpeakerOff,
  speaker: Speaker,
  "swap-bag": SwapBag,
  "three-friends": ThreeFriends,
  trident: Trident,
  "two-coins": TwoCoins,
  "vintage-robot": VintageRobot,
  "whale-tail": WhaleTail,
  "wooden-sign": WoodenSign,
};

export type IconName = keyof typeof icons | OwnIcon;
