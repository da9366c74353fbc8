// One icon per concept, everywhere the same: here those of every table and of several titles. Only icons that are named end up in the page.
import Anchor from "~icons/game-icons/anchor";
import AnticlockwiseRotation from "~icons/game-icons/anticlockwise-rotation";
import BackwardTime from "~icons/game-icons/backward-time";
import Barrel from "~icons/game-icons/barrel";
import BeerStein from "~icons/game-icons/beer-stein";
import Cannon from "~icons/game-icons/cannon";
import CoffeeBeans from "~icons/game-icons/coffee-beans";
import CoffeeCup from "~icons/game-icons/coffee-cup";
import Compass from "~icons/game-icons/compass";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import Crown from "~icons/game-icons/crown";
import Cubes from "~icons/game-icons/cubes";
import Cycle from "~icons/game-icons/cycle";
import DeathSkull from "~icons/game-icons/death-skull";
import Divert from "~icons/game-icons/divert";
import ExitDoor from "~icons/game-icons/exit-door";
import Expand from "~icons/game-icons/expand";
import FastBackwardButton from "~icons/game-icons/fast-backward-button";
import FastForwardButton from "~icons/game-icons/fast-forward-button";
import Grapple from "~icons/game-icons/grapple";
import HamburgerMenu from "~icons/game-icons/hamburger-menu";
import House from "~icons/game-icons/house";
import Keyboard from "~icons/game-icons/keyboard";
import Laptop from "~icons/game-icons/laptop";
import LightBulb from "~icons/game-icons/light-bulb";
import LockedChest from "~icons/game-icons/locked-chest";
import Medal from "~icons/game-icons/medal";
import NextButton from "~icons/game-icons/next-button";
import Notebook from "~icons/game-icons/notebook";
import PauseButton from "~icons/game-icons/pause-button";
import PirateFlag from "~icons/game-icons/pirate-flag";
import PlayButton from "~icons/game-icons/play-button";
import PreviousButton from "~icons/game-icons/previous-button";
import RollingDices from "~icons/game-icons/rolling-dices";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import Shop from "~icons/game-icons/shop";
import Speaker from "~icons/game-icons/speaker";
import SpeakerOff from "~icons/game-icons/speaker-off";
import Talk from "~icons/game-icons/talk";
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
  "backward-time": BackwardTime,
  barrel: Barrel,
  "beer-stein": BeerStein,
  cannon: Cannon,
  "coffee-beans": CoffeeBeans,
  "coffee-cup": CoffeeCup,
  compass: Compass,
  "crossed-sabres": CrossedSabres,
  crown: Crown,
  cubes: Cubes,
  cycle: Cycle,
  "death-skull": DeathSkull,
  divert: Divert,
  "exit-door": ExitDoor,
  expand: Expand,
  "fast-backward-button": FastBackwardButton,
  "fast-forward-button": FastForwardButton,
  grapple: Grapple,
  "hamburger-menu": HamburgerMenu,
  house: House,
  keyboard: Keyboard,
  laptop: Laptop,
  "light-bulb": LightBulb,
  "locked-chest": LockedChest,
  medal: Medal,
  "next-button": NextButton,
  notebook: Notebook,
  "pause-button": PauseButton,
  "pirate-flag": PirateFlag,
  "play-button": PlayButton,
  "previous-button": PreviousButton,
  "rolling-dices": RollingDices,
  "scroll-unfurled": ScrollUnfurled,
  shop: Shop,
  "speaker-off": SpeakerOff,
  speaker: Speaker,
  "swap-bag": SwapBag,
  talk: Talk,
  "three-friends": ThreeFriends,
  trident: Trident,
  "two-coins": TwoCoins,
  "vintage-robot": VintageRobot,
  "whale-tail": WhaleTail,
  "wooden-sign": WoodenSign,
};

export type IconName = keyof typeof icons | OwnIcon;
