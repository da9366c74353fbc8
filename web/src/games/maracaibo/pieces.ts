import type { TitleInfo } from "../../protocol";

export const TREASURES = ["gold", "emerald", "pearl"] as const;
export type Treasure = (typeof TREASURES)[number];
export const isTreasure = (name: string): name is Treasure => (TREASURES as readonly string[]).includes(name);

/** One sign of a card, space or tile, as the engine writes it. */
export interface Effect {
  op: string;
  amount: number;
  type?: string;
  most?: number;
  same?: boolean;
}

/** Something that swords or points pay for. */
export interface Bargain {
  cost: number;
  gain: Effect[];
}

/** What works for good. */
export interface Standing {
  swords?: number;
  swords_gold?: number;
  swords_emerald?: number;
  swords_pearl?: number;
  points?: number;
  discount?: number;
  development_discount?: number;
  sail?: number;
  rerolls?: number;
  doubloons_per_quest?: number;
  exchanges_quests?: boolean;
  spend?: Bargain;
  give_up?: Bargain;
}

/** Points at the end of the game: `points` for every `each` of a type. */
export interface EndScore {
  each: number;
  type: string;
  points: number;
}

export type CardLook = "location" | "residence" | "crew" | "equipment" | "ship";

/** A card of the sea. */
export interface Card {
  code: string;
  /** Its kind; a development is what its type says. */
  look: CardLook;
  level: number;
  cost: number;
  vp: number;
  /** Of a location: the choices it offers, each with its signs. */
  actions: Effect[][];
  immediate: Effect[];
  permanent: Standing;
  income: { doubloons: number; vp: number };
  endgame: EndScore[];
  /** Of a residence. */
  scores: Effect | null;
}

export interface TrackSpace {
  code: string;
  next: string[];
  effect: Effect[];
  rivers: number;
}

/** What a piece gives: at once, for good, at the end of every round. */
export interface Gift {
  once: Effect[];
  permanent: Standing;
  income: { doubloons: number; vp: number };
}

/** A space of the ship board. */
export interface ShipSpace extends Gift {
  code: string;
  column: number;
  row: number;
  /** Cubes that must lie left of its section. */
  needs: number;
}

/** Asks for one or two things, on two levels. */
export interface Quest {
  code: string;
  asks: string[];
  /** How many of each are asked for. */
  low: number[];
  high: number[];
  /** Points for the lower and for the higher level. */
  vp: number[];
  /** With Quest Hunters: points for the higher level, and those lost without it. */
  hunted_vp: number;
  missed: number;
}

/** What Jordan, the rival of a lone player, is played by. */
export interface Jordan {
  levels: { raid_vp: number; treasures: number; cube_if_more: boolean; explore_extra: number; explore_vp: number }[];
  cards: Map<string, { bonus: string; actions: string[]; types: string[] }>;
}

/** What stands on the board itself, and how the final scoring counts. */
export interface SeaBoard {
  rounds: number;
  /** Doubloons for not buying a development. */
  ignoring: number;
  /** What the Gulf gives before one of the groups is chosen. */
  gulfFirst: Effect[];
  gulf: Effect[][];
  maracaibo: Effect[];
  /** What a treasure is worth by the cubes on its island; the last for all beyond. */
  islandValues: number[];
  /** Points for each river, doubloons for a point, points for each buried treasure, and for many fulfilled quests. */
  river: number;
  doubloons: number;
  buried: number;
  manyQuests: number;
  manyQuestsPoints: number;
}

/** The printed facts that the table draws, read from the title's catalogue. */
export interface Pieces {
  cards: Map<string, Card>;
  track: Map<string, TrackSpace>;
  spaces: Map<string, ShipSpace>;
  figureheads: Map<string, Gift>;
  /** Burial spaces by type of treasure, and those of the Poseidon. */
  burials: Map<string, Effect[][]>;
  /** Bonus slots of the hideout by type of treasure. */
  slots: Map<string, Effect[]>;
  quests: Map<string, Quest>;
  jordan: Jordan;
  /** Both sides of the black markets by number. */
  markets: Map<string, Record<"front" | "back", Effect[]>>;
  rubies: Effect[][];
  /** Raid actions by their code, and what points of an Explore action are given up for. */
  spends: Map<string, Bargain>;
  trades: Map<string, Bargain>;
  board: SeaBoard;
}

type Entry = Record<string, unknown>;
const effects = (fact: unknown): Effect[] => (Array.isArray(fact) ? (fact as Effect[]) : []);
const groups = (fact: unknown): Effect[][] => (Array.isArray(fact) ? fact.map(effects) : []);
const standing = (fact: unknown): Standing => (fact as Standing | undefined) ?? {};
const income = (fact: unknown): { doubloons: number; vp: number } => (fact as { doubloons: number; vp: number } | undefined) ?? { doubloons: 0, vp: 0 };
/** How moves and views name it; what lies on boards has another code in the catalogue. */
const codeOf = (entry: Entry): string => String(entry["id"] ?? entry["code"]);

export function readPieces(title: Pick<TitleInfo, "catalogue">): Pieces {
  const all = title.catalogue as unknown as Entry[];
  const of = (kind: string): Entry[] => all.filter((entry) => entry["kind"] === kind);
  const by = <T>(kind: string, read: (entry: Entry) => T): Map<string, T> => new Map(of(kind).map((entry) => [codeOf(entry), read(entry)]));
  const givers = all.filter((entry) => entry["permanent"] !== undefined);
  const bargains = (name: "spend" | "give_up"): [string, Bargain][] =>
    givers.flatMap((entry): [string, Bargain][] => {
      const bargain = standing(entry["permanent"])[name];
      return bargain ? [[codeOf(entry), bargain]] : [];
    });
  return {
    cards: new Map(["location", "residence", "development"].flatMap((kind) => [...by(kind, cardOf)])),
    track: by("exploration", spaceOf),
    spaces: by("ship-space", shipSpaceOf),
    figureheads: by("figurehead", giftOf),
    burials: new Map([...by("hideout", (entry) => groups(entry["burial"])), ...by("figurehead", (entry) => groups(entry["burial"]))]),
    slots: by("hideout", (entry) => effects(entry["slot"])),
    quests: by("quest", (entry) => entry as unknown as Quest),
    jordan: {
      levels: of("jordan-level") as unknown as Jordan["levels"],
      cards: new Map(by("jordan-card", (entry) => entry) as unknown as Jordan["cards"]),
    },
    markets: by("black-market", (entry) => ({ front: effects(entry["front"]), back: effects(entry["back"]) })),
    rubies: of("ruby-space").map((entry) => effects(entry["gain"])),
    spends: new Map([...by("raid-action", (entry) => ({ cost: Number(entry["cost"]), gain: effects(entry["gain"]) })), ...bargains("spend")]),
    trades: new Map(bargains("give_up")),
    board: boardOf(of("sea-board")[0] ?? {}),
  };
}

function boardOf(entry: Entry): SeaBoard {
  return {
    rounds: Number(entry["rounds"]),
    ignoring: Number(entry["ignoring"]),
    gulfFirst: effects(entry["gulf_first"]),
    gulf: groups(entry["gulf"]),
    maracaibo: effects(entry["maracaibo"]),
    islandValues: (entry["island_values"] as number[] | undefined) ?? [],
    river: Number(entry["river"]),
    doubloons: Number(entry["doubloons"]),
    buried: Number(entry["buried"]),
    manyQuests: Number(entry["many_quests"]),
    manyQuestsPoints: Number(entry["many_quests_vp"]),
  };
}

function cardOf(entry: Entry): Card {
  const kind = String(entry["kind"]);
  return {
    code: codeOf(entry),
    look: (kind === "development" ? String(entry["type"]) : kind) as CardLook,
    level: Number(entry["level"]),
    cost: Number(entry["cost"] ?? 0),
    vp: Number(entry["vp"] ?? 0),
    actions: groups(entry["actions"]),
    immediate: effects(entry["immediate"]),
    permanent: standing(entry["permanent"]),
    income: income(entry["income"]),
    endgame: (entry["endgame"] as EndScore[] | undefined) ?? [],
    scores: (entry["scores"] as Effect | undefined) ?? null,
  };
}

function spaceOf(entry: Entry): TrackSpace {
  return { code: codeOf(entry), next: (entry["next"] as string[] | undefined) ?? [], effect: effects(entry["effect"]), rivers: Number(entry["rivers"]) };
}

function giftOf(entry: Entry): Gift {
  return { once: effects(entry["once"] ?? entry["immediate"]), permanent: standing(entry["permanent"]), income: income(entry["income"]) };
}

function shipSpaceOf(entry: Entry): ShipSpace {
  return { ...giftOf(entry), code: codeOf(entry), column: Number(entry["column"]), row: Number(entry["row"]), needs: Number(entry["needs"]) };
}
