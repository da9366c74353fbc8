// Icons that only the games of this box have; what others have too is in shell/kit/icons.
import Barracks from "~icons/game-icons/barracks";
import CannonBall from "~icons/game-icons/cannon-ball";
import Crab from "~icons/game-icons/crab";
import Dolphin from "~icons/game-icons/dolphin";
import FlyingFlag from "~icons/game-icons/flying-flag";
import HighGrass from "~icons/game-icons/high-grass";
import LifeBuoy from "~icons/game-icons/life-buoy";
import MayanPyramid from "~icons/game-icons/mayan-pyramid";
import Octopus from "~icons/game-icons/octopus";
import ParrotHead from "~icons/game-icons/parrot-head";
import PistolGun from "~icons/game-icons/pistol-gun";
import SaberSlash from "~icons/game-icons/saber-slash";
import SeaStar from "~icons/game-icons/sea-star";
import SeaTurtle from "~icons/game-icons/sea-turtle";
import Seahorse from "~icons/game-icons/seahorse";
import Targeted from "~icons/game-icons/targeted";
import TempleDoor from "~icons/game-icons/temple-door";

export const icons = {
  barracks: Barracks,
  "cannon-ball": CannonBall,
  crab: Crab,
  dolphin: Dolphin,
  "flying-flag": FlyingFlag,
  "high-grass": HighGrass,
  "life-buoy": LifeBuoy,
  "mayan-pyramid": MayanPyramid,
  octopus: Octopus,
  "parrot-head": ParrotHead,
  "pistol-gun": PistolGun,
  "saber-slash": SaberSlash,
  "sea-star": SeaStar,
  "sea-turtle": SeaTurtle,
  seahorse: Seahorse,
  targeted: Targeted,
  "temple-door": TempleDoor,
};
