import type { TitleInfo } from "../../protocol";
import type { IconName } from "../../shell/kit/icons";
import type { Cell } from "./chart/grid";
import { waysOf } from "./chart/shapes";

/** Colours of cubes in the order of the phases; each is an action. */
export const COLORS = ["blue", "black", "red", "brown", "green", "yellow", "white"] as const;
export type Color = (typeof COLORS)[number];
export const COLOR_ICONS: Record<Color, IconName> = {
  blue: "sailboat",
  black: "cannon",
  red: "scroll-unfurled",
  brown: "enlightenment",
  green: "house",
  yellow: "barrel",
  white: "queen-crown",
};
export const isColor = (name: string): name is Color => (COLORS as readonly string[]).includes(name);

export const GOODS = ["cotton", "sugar", "coconut", "coffee", "tobacco"] as const;
export type Good = (typeof GOODS)[number];
export const GOOD_ICONS: Record<Good, IconName> = {
  cotton: "cotton-flower",
  sugar: "sugar-cane",
  coconut: "coconuts",
  coffee: "coffee-beans",
  tobacco: "linden-leaf",
};
export const isGood = (name: string): name is Good => (GOODS as readonly string[]).includes(name);

export interface Production {
  /** As moves name it: `cotton:3`. */
  code: string;
  good: Good;
  cost: number;
}
export function productionOf(code: string): Production | null {
  const [good = "", cost = ""] = code.split(":");
  return isGood(good) ? { code, good, cost: Number(cost) } : null;
}

export interface Shape {
  code: string;
  cells: Cell[];
  size: number;
  /** Points on a small and on a large island. */
  points: Record<TileKind, [number, number]>;
}
export type TileKind = "village" | "neutral";
export const isTileKind = (name: string): name is TileKind => name === "village" || name === "neutral";

export interface Token {
  code: string;
  use: "permanent" | "once" | "end";
  /** Actions for which it gives more action points. */
  actions: Color[];
  points: number;
  reconstructed: boolean;
}
export interface Space {
  points: number;
  /** The action of a space of the special track; `any` on its last one; empty on the progress track. */
  color: Color | "any" | "";
}

/** The printed facts that the table draws, read from the title's catalogue. */
export interface Pieces {
  shapes: Map<string, Shape>;
  tokens: Map<string, Token>;
  progress: Space[];
  special: Space[];
}

type Entry = TitleInfo["catalogue"][number];
const numbers = (fact: Entry[string] | undefined): [number, number] => {
  const [small = 0, large = 0] = Array.isArray(fact) ? fact.map(Number) : [];
  return [small, large];
};
const lines = (fact: Entry[string] | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);

export function readPieces(title: Pick<TitleInfo, "catalogue">): Pieces {
  const of = (kind: string): Entry[] => title.catalogue.filter((entry) => entry["kind"] === kind);
  return {
    shapes: new Map(of("shape").map((entry) => [String(entry["code"]), shapeOf(entry)])),
    tokens: new Map(of("token").map((entry) => [String(entry["code"]), tokenOf(entry)])),
    progress: of("progress").map(spaceOf),
    special: of("special").map(spaceOf),
  };
}

function shapeOf(entry: Entry): Shape {
  const cells = waysOf(lines(entry["rows"]))[0]?.cells ?? [];
  return {
    code: String(entry["code"]),
    cells,
    size: cells.length,
    points: { village: numbers(entry["village_points"]), neutral: numbers(entry["neutral_points"]) },
  };
}

function tokenOf(entry: Entry): Token {
  const use = entry["use"];
  return {
    code: String(entry["code"]),
    use: use === "once" || use === "end" ? use : "permanent",
    actions: lines(entry["actions"]).filter(isColor),
    points: Number(entry["points"] ?? 0),
    reconstructed: entry["mark"] === "invented",
  };
}

function spaceOf(entry: Entry): Space {
  const color = String(entry["color"] ?? "");
  return {
    points: Number(entry["points"] ?? 0),
    color: isColor(color) || color === "any" ? color : "",
  };
}

/** What is drawn on a token: a value, and pictures in the colours of cubes. */
export interface Face {
  value: string;
  pictures: { icon: IconName; color: Color | "gold" | "" }[];
  /** Both sides are worth the same. */
  equals?: boolean;
}
const gold = { icon: "two-coins", color: "gold" } as const;
const plain = (icon: IconName): Face["pictures"][number] => ({ icon, color: "" });
const action = (color: Color): Face["pictures"][number] => ({ icon: COLOR_ICONS[color], color });

const FACES: Record<string, Face> = {
  "fair-wind": { value: "+8", pictures: [action("blue")] },
  "more-gold": { value: "÷2", pictures: [plain("cubes"), gold] },
  "pirate-friend": { value: "+2", pictures: [plain("pirate-skull")] },
  "safe-harbor": { value: "½", pictures: [plain("pirate-skull")] },
  "pirate-hunter": { value: "+2", pictures: [gold, plain("pirate-skull")] },
  "two-neutrals": { value: "×2", pictures: [action("red"), plain("domino-tiles")] },
  "red-is-green": { value: "⇄", pictures: [action("red"), action("green")] },
  "first-in-line": { value: "1.", pictures: [action("white")] },
  "three-gold": { value: "+3", pictures: [gold] },
  "five-gold": { value: "+5", pictures: [gold] },
  "post-gold": { value: "+1", pictures: [gold, plain("position-marker")] },
  "cubes-for-points": { value: "", pictures: [plain("laurels"), plain("cubes")], equals: true },
  "points-for-posts": { value: "1", pictures: [plain("laurels"), plain("position-marker")] },
  "seven-points": { value: "7", pictures: [plain("laurels")] },
  "points-for-gold": { value: "", pictures: [plain("laurels"), gold], equals: true },
};

export function faceOf(token: Token): Face {
  return FACES[token.code] ?? { value: `+${token.points}`, pictures: token.actions.map(action) };
}
