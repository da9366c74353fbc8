// One icon per concept, everywhere the same: here those of every table and of several titles. Only icons that are named end up in the page.
import Anchor from "~icons/game-icons/anchor";
import AnticlockwiseRotation from "~icons/game-icons/anticlockwise-rotation";
import Cannon from "~icons/game-icons/cannon";
import Compass from "~icons/game-icons/compass";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import Cubes from "~icons/game-icons/cubes";
import DeathSkull from "~icons/game-icons/death-skull";
import ExitDoor from "~icons/game-icons/exit-door";
import FastForwardButton from "~icons/game-icons/fast-forward-button";
import HamburgerMenu from "~icons/game-icons/hamburger-menu";
import Hourglass from "~icons/game-icons/hourglass";
import House from "~icons/game-icons/house";
import Keyboard from "~icons/game-icons/keyboard";
import Laurels from "~icons/game-icons/laurels";
import Meeple from "~icons/game-icons/meeple";
import NextButton from "~icons/game-icons/next-button";
import Save from "~icons/game-icons/save";
import Speaker from "~icons/game-icons/speaker";
import SpeakerOff from "~icons/game-icons/speaker-off";
import VintageRobot from "~icons/game-icons/vintage-robot";
import type { OwnIcon } from "../../games/registry";
import { firstIcons } from "./firstIcons";

export const icons = {
  ...firstIcons,
  anchor: Anchor,
  "anticlockwise-rotation": AnticlockwiseRotation,
  cannon: Cannon,
  compass: Compass,
  "crossed-sabres": CrossedSabres,
  cubes: Cubes,
  "death-skull": DeathSkull,
  "exit-door": ExitDoor,
  "fast-forward-button": FastForwardButton,
  "hamburger-menu": HamburgerMenu,
  hourglass: Hourglass,
  house: House,
  keyboard: Keyboard,
  laurels: Laurels,
  meeple: Meeple,
  "next-button": NextButton,
  save: Save,
  speaker: Speaker,
  "speaker-off": SpeakerOff,
  "vintage-robot": VintageRobot,
};

export type IconName = keyof typeof icons | OwnIcon;
