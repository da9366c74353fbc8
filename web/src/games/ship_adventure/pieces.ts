import type { TitleInfo } from "../../protocol";
import type { IconName } from "../../shell/kit/icons";

/** A card of the stores. */
export interface Equipment {
  code: string;
  /** close, ranged, none */
  symbol: string;
  bonus: number;
  cost: number;
}

/** What the back of a token says. */
export interface TokenBack {
  code: string;
  level: number;
  zone: number;
  /** For the quarters NW, NE, SW, SE, when each is looked at. */
  numbers: string;
}

/** The printed facts that both tables draw, read from the title's catalogue. */
export interface Pieces {
  equipment: Equipment[];
  tokens: Map<string, TokenBack>;
  /** Of the towns on tiles, by the code of the tile. */
  towns: Map<string, string>;
  /** The rings of each sector of the compass. */
  sectors: string[][];
  /** The icons of the zones, from the first on. */
  zones: IconName[];
}

const SIGNS: Record<string, IconName> = {
  parrot: "parrot-head",
  turtle: "sea-turtle",
  crab: "crab",
  whale: "whale-tail",
  sun: "sun",
  octopus: "octopus",
  seahorse: "seahorse",
  dolphin: "dolphin",
  star: "sea-star",
};

export const EQUIPMENT_ICONS: Record<string, IconName> = {
  cannonball: "cannon-ball",
  sabre: "saber-slash",
  pistols: "pistol-gun",
  boarding_hooks: "grapple",
  spyglass: "spyglass",
  master_gunner: "targeted",
  long_guns: "cannon",
  camouflage: "high-grass",
};

type Entry = Record<string, unknown>;

export function readPieces(title: Pick<TitleInfo, "catalogue">): Pieces {
  const all = title.catalogue as unknown as Entry[];
  const of = (kind: string): Entry[] => all.filter((entry) => entry["kind"] === kind);
  return {
    equipment: of("equipment") as unknown as Equipment[],
    tokens: new Map(of("token").map((entry) => [String(entry["code"]), entry as unknown as TokenBack])),
    towns: new Map(of("tile").flatMap((entry): [string, string][] => (entry["color"] ? [[String(entry["code"]), String(entry["color"])]] : []))),
    sectors: of("sector").map((entry) => entry["rings"] as string[]),
    zones: of("zone").map((entry) => SIGNS[String(entry["sign"])] ?? "treasure-map"),
  };
}
