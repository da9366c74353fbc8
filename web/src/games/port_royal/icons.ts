// Icons that only this title has; what others have too is in shell/kit/icons.
import CargoCrate from "~icons/game-icons/cargo-crate";
import Castle from "~icons/game-icons/castle";
import CoinsPile from "~icons/game-icons/coins-pile";
import HandheldFan from "~icons/game-icons/handheld-fan";
import HutsVillage from "~icons/game-icons/huts-village";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import JesterHat from "~icons/game-icons/jester-hat";
import PayMoney from "~icons/game-icons/pay-money";
import PiggyBank from "~icons/game-icons/piggy-bank";
import Present from "~icons/game-icons/present";
import Profit from "~icons/game-icons/profit";
import QuillInk from "~icons/game-icons/quill-ink";
import Raven from "~icons/game-icons/raven";
import Scales from "~icons/game-icons/scales";
import ShakingHands from "~icons/game-icons/shaking-hands";
import ShipBow from "~icons/game-icons/ship-bow";
import SinkingShip from "~icons/game-icons/sinking-ship";
import StarMedal from "~icons/game-icons/star-medal";
import Suitcase from "~icons/game-icons/suitcase";
import SunPriest from "~icons/game-icons/sun-priest";
import SwissArmyKnife from "~icons/game-icons/swiss-army-knife";
import Trade from "~icons/game-icons/trade";
import TrophyCup from "~icons/game-icons/trophy-cup";
import WaxSeal from "~icons/game-icons/wax-seal";
import WitchFace from "~icons/game-icons/witch-face";
import LatinCross from "~icons/own/latin-cross";

export const icons = {
  "cargo-crate": CargoCrate,
  castle: Castle,
  "coins-pile": CoinsPile,
  "handheld-fan": HandheldFan,
  "huts-village": HutsVillage,
  "imperial-crown": ImperialCrown,
  "jester-hat": JesterHat,
  "latin-cross": LatinCross,
  "pay-money": PayMoney,
  "piggy-bank": PiggyBank,
  present: Present,
  profit: Profit,
  "quill-ink": QuillInk,
  raven: Raven,
  scales: Scales,
  "shaking-hands": ShakingHands,
  "ship-bow": ShipBow,
  "sinking-ship": SinkingShip,
  "star-medal": StarMedal,
  suitcase: Suitcase,
  "sun-priest": SunPriest,
  "swiss-army-knife": SwissArmyKnife,
  trade: Trade,
  "trophy-cup": TrophyCup,
  "wax-seal": WaxSeal,
  "witch-face": WitchFace,
};
