// Icons that only this title has; what others have too is in shell/kit/icons.
import CheckeredFlag from "~icons/game-icons/checkered-flag";
import ChiliPepper from "~icons/game-icons/chili-pepper";
import ChocolateBar from "~icons/game-icons/chocolate-bar";
import Cigar from "~icons/game-icons/cigar";
import Crown from "~icons/game-icons/crown";
import CutDiamond from "~icons/game-icons/cut-diamond";
import Donkey from "~icons/game-icons/donkey";
import DrakkarDragon from "~icons/game-icons/drakkar-dragon";
import Figurehead from "~icons/game-icons/figurehead";
import Footsteps from "~icons/game-icons/footsteps";
import GoldNuggets from "~icons/game-icons/gold-nuggets";
import Grab from "~icons/game-icons/grab";
import HammerNails from "~icons/game-icons/hammer-nails";
import Harpy from "~icons/game-icons/harpy";
import HawkEmblem from "~icons/game-icons/hawk-emblem";
import InfinitySign from "~icons/game-icons/infinity";
import KrakenTentacle from "~icons/game-icons/kraken-tentacle";
import Lion from "~icons/game-icons/lion";
import Machete from "~icons/game-icons/machete";
import Mermaid from "~icons/game-icons/mermaid";
import Musket from "~icons/game-icons/musket";
import NautilusShell from "~icons/game-icons/nautilus-shell";
import OysterPearl from "~icons/game-icons/oyster-pearl";
import PalmTree from "~icons/game-icons/palm-tree";
import PearlNecklace from "~icons/game-icons/pearl-necklace";
import PlainDagger from "~icons/game-icons/plain-dagger";
import PowerLightning from "~icons/game-icons/power-lightning";
import PriceTag from "~icons/game-icons/price-tag";
import River from "~icons/game-icons/river";
import RolledCloth from "~icons/game-icons/rolled-cloth";
import SeaSerpent from "~icons/game-icons/sea-serpent";
import SkullCrossedBones from "~icons/game-icons/skull-crossed-bones";
import Spade from "~icons/game-icons/spade";
import SparklingSabre from "~icons/game-icons/sparkling-sabre";
import SquareBottle from "~icons/game-icons/square-bottle";
import Strongbox from "~icons/game-icons/strongbox";
import Tiara from "~icons/game-icons/tiara";
import TiedScroll from "~icons/game-icons/tied-scroll";
import Totem from "~icons/game-icons/totem";
import TrenchSpade from "~icons/game-icons/trench-spade";
import Unicorn from "~icons/game-icons/unicorn";
import Volcano from "~icons/game-icons/volcano";

export const icons = {
  "checkered-flag": CheckeredFlag,
  "chili-pepper": ChiliPepper,
  "chocolate-bar": ChocolateBar,
  cigar: Cigar,
  crown: Crown,
  "cut-diamond": CutDiamond,
  donkey: Donkey,
  "drakkar-dragon": DrakkarDragon,
  figurehead: Figurehead,
  footsteps: Footsteps,
  "gold-nuggets": GoldNuggets,
  grab: Grab,
  "hammer-nails": HammerNails,
  harpy: Harpy,
  "hawk-emblem": HawkEmblem,
  infinity: InfinitySign,
  "kraken-tentacle": KrakenTentacle,
  lion: Lion,
  machete: Machete,
  mermaid: Mermaid,
  musket: Musket,
  "nautilus-shell": NautilusShell,
  "oyster-pearl": OysterPearl,
  "palm-tree": PalmTree,
  "pearl-necklace": PearlNecklace,
  "plain-dagger": PlainDagger,
  "power-lightning": PowerLightning,
  "price-tag": PriceTag,
  river: River,
  "rolled-cloth": RolledCloth,
  "sea-serpent": SeaSerpent,
  "skull-crossed-bones": SkullCrossedBones,
  spade: Spade,
  "sparkling-sabre": SparklingSabre,
  "square-bottle": SquareBottle,
  strongbox: Strongbox,
  tiara: Tiara,
  "tied-scroll": TiedScroll,
  totem: Totem,
  "trench-spade": TrenchSpade,
  unicorn: Unicorn,
  volcano: Volcano,
};
