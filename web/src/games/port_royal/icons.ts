// Icons that only this title has; what others have too is in shell/kit/icons.
import CargoCrate from "~icons/game-icons/cargo-crate";
import Castle from "~icons/game-icons/castle";
import Clover from "~icons/game-icons/clover";
import CoinsPile from "~icons/game-icons/coins-pile";
import Conversation from "~icons/game-icons/conversation";
import CrossMark from "~icons/game-icons/cross-mark";
import EmptyHourglass from "~icons/game-icons/empty-hourglass";
import FluffyCloud from "~icons/game-icons/fluffy-cloud";
import HandheldFan from "~icons/game-icons/handheld-fan";
import HerbsBundle from "~icons/game-icons/herbs-bundle";
import HutsVillage from "~icons/game-icons/huts-village";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import JesterHat from "~icons/game-icons/jester-hat";
import LightningStorm from "~icons/game-icons/lightning-storm";
import NightSleep from "~icons/game-icons/night-sleep";
import OpenBook from "~icons/game-icons/open-book";
import PayMoney from "~icons/game-icons/pay-money";
import PiggyBank from "~icons/game-icons/piggy-bank";
import Present from "~icons/game-icons/present";
import Profit from "~icons/game-icons/profit";
import QuillInk from "~icons/game-icons/quill-ink";
import Raven from "~icons/game-icons/raven";
import Scales from "~icons/game-icons/scales";
import ShipBow from "~icons/game-icons/ship-bow";
import SinkingShip from "~icons/game-icons/sinking-ship";
import SlicedBread from "~icons/game-icons/sliced-bread";
import SpellBook from "~icons/game-icons/spell-book";
import StarMedal from "~icons/game-icons/star-medal";
import Suitcase from "~icons/game-icons/suitcase";
import SunPriest from "~icons/game-icons/sun-priest";
import SwissArmyKnife from "~icons/game-icons/swiss-army-knife";
import ThroneKing from "~icons/game-icons/throne-king";
import Trade from "~icons/game-icons/trade";
import TrophyCup from "~icons/game-icons/trophy-cup";
import Watchtower from "~icons/game-icons/watchtower";
import WaxSeal from "~icons/game-icons/wax-seal";
import Windsock from "~icons/game-icons/windsock";
import WitchFace from "~icons/game-icons/witch-face";
import LatinCross from "~icons/own/latin-cross";

export const icons = {
  "cargo-crate": CargoCrate,
  castle: Castle,
  clover: Clover,
  "coins-pile": CoinsPile,
  conversation: Conversation,
  "cross-mark": CrossMark,
  "empty-hourglass": EmptyHourglass,
  "fluffy-cloud": FluffyCloud,
  "handheld-fan": HandheldFan,
  "herbs-bundle": HerbsBundle,
  "huts-village": HutsVillage,
  "imperial-crown": ImperialCrown,
  "jester-hat": JesterHat,
  "latin-cross": LatinCross,
  "lightning-storm": LightningStorm,
  "night-sleep": NightSleep,
  "open-book": OpenBook,
  "pay-money": PayMoney,
  "piggy-bank": PiggyBank,
  present: Present,
  profit: Profit,
  "quill-ink": QuillInk,
  raven: Raven,
  scales: Scales,
  "ship-bow": ShipBow,
  "sinking-ship": SinkingShip,
  "sliced-bread": SlicedBread,
  "spell-book": SpellBook,
  "star-medal": StarMedal,
  suitcase: Suitcase,
  "sun-priest": SunPriest,
  "swiss-army-knife": SwissArmyKnife,
  "throne-king": ThroneKing,
  trade: Trade,
  "trophy-cup": TrophyCup,
  watchtower: Watchtower,
  "wax-seal": WaxSeal,
  windsock: Windsock,
  "witch-face": WitchFace,
};
