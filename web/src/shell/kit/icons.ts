// One icon per concept, everywhere the same. Only the icons named here end up in the page.
import Anchor from "~icons/game-icons/anchor";
import AnticlockwiseRotation from "~icons/game-icons/anticlockwise-rotation";
import Binoculars from "~icons/game-icons/binoculars";
import Cancel from "~icons/game-icons/cancel";
import CheckMark from "~icons/game-icons/check-mark";
import ClockwiseRotation from "~icons/game-icons/clockwise-rotation";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import DeathSkull from "~icons/game-icons/death-skull";
import ExitDoor from "~icons/game-icons/exit-door";
import FastForwardButton from "~icons/game-icons/fast-forward-button";
import Galleon from "~icons/game-icons/galleon";
import Gears from "~icons/game-icons/gears";
import HamburgerMenu from "~icons/game-icons/hamburger-menu";
import HandheldFan from "~icons/game-icons/handheld-fan";
import Hourglass from "~icons/game-icons/hourglass";
import House from "~icons/game-icons/house";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import JesterHat from "~icons/game-icons/jester-hat";
import Keyboard from "~icons/game-icons/keyboard";
import Laurels from "~icons/game-icons/laurels";
import Lighthouse from "~icons/game-icons/lighthouse";
import Medal from "~icons/game-icons/medal";
import Meeple from "~icons/game-icons/meeple";
import Moon from "~icons/game-icons/moon";
import NextButton from "~icons/game-icons/next-button";
import Padlock from "~icons/game-icons/padlock";
import RingingBell from "~icons/game-icons/ringing-bell";
import RuleBook from "~icons/game-icons/rule-book";
import Save from "~icons/game-icons/save";
import Scales from "~icons/game-icons/scales";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import ShakingHands from "~icons/game-icons/shaking-hands";
import Share from "~icons/game-icons/share";
import ShipWheel from "~icons/game-icons/ship-wheel";
import ShipWreck from "~icons/game-icons/ship-wreck";
import Speaker from "~icons/game-icons/speaker";
import SpeakerOff from "~icons/game-icons/speaker-off";
import Spyglass from "~icons/game-icons/spyglass";
import Sun from "~icons/game-icons/sun";
import SwissArmyKnife from "~icons/game-icons/swiss-army-knife";
import ThreeFriends from "~icons/game-icons/three-friends";
import TreasureMap from "~icons/game-icons/treasure-map";
import VintageRobot from "~icons/game-icons/vintage-robot";
import LatinCross from "~icons/own/latin-cross";

export const icons = {
  anchor: Anchor,
  "anticlockwise-rotation": AnticlockwiseRotation,
  binoculars: Binoculars,
  cancel: Cancel,
  "check-mark": CheckMark,
  "clockwise-rotation": ClockwiseRotation,
  "crossed-sabres": CrossedSabres,
  "death-skull": DeathSkull,
  "exit-door": ExitDoor,
  "fast-forward-button": FastForwardButton,
  galleon: Galleon,
  gears: Gears,
  "hamburger-menu": HamburgerMenu,
  "handheld-fan": HandheldFan,
  hourglass: Hourglass,
  house: House,
  "imperial-crown": ImperialCrown,
  "jester-hat": JesterHat,
  keyboard: Keyboard,
  "latin-cross": LatinCross,
  laurels: Laurels,
  lighthouse: Lighthouse,
  medal: Medal,
  meeple: Meeple,
  moon: Moon,
  "next-button": NextButton,
  padlock: Padlock,
  "ringing-bell": RingingBell,
  "rule-book": RuleBook,
  save: Save,
  scales: Scales,
  "scroll-quill": ScrollQuill,
  "shaking-hands": ShakingHands,
  share: Share,
  "ship-wheel": ShipWheel,
  "ship-wreck": ShipWreck,
  speaker: Speaker,
  "speaker-off": SpeakerOff,
  spyglass: Spyglass,
  sun: Sun,
  "swiss-army-knife": SwissArmyKnife,
  "three-friends": ThreeFriends,
  "treasure-map": TreasureMap,
  "vintage-robot": VintageRobot,
};

export type IconName = keyof typeof icons;
