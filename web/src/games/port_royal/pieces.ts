import type { TitleInfo } from "../../protocol";
import type { IconName } from "../../shell/kit/icons";
import type { Words } from "../../shell/words";
import { isNation, type Nation } from "./art/hues";
import { ROLES, type Role } from "./art/PersonArt.svelte";

interface Common {
  code: string;
  /** The word under which its name is found: pinnace, sailor, expedition ... */
  name: string;
  copies: number;
  /** Copies that are mixed into the base game: those that bear the symbol of the box. */
  mixed: number;
  /** The box it comes from: base, sets_sail, contract, gambler. */
  set: string;
  /** Printed facts that no source confirms: the card says so. */
}
export interface Ship extends Common {
  kind: "ship";
  nation: Nation;
  swords: number;
  skull: boolean;
  coins: number;
  /** Coins that go to another player. */
  gift: number;
  /** Paid instead of coins. */
  crowns: number;
  /** What it carries: the ship may be kept for it. */
  cargo: CargoKind | null;
}
export interface Person extends Common {
  kind: "character";
  role: Role;
  /** The nation a trader, merchant or clerk deals with. */
  nation: Nation | null;
  /** Passengers are drawn as men and as women. */
  woman: boolean;
  cost: number;
  influence: number;
  swords: number;
  crew: boolean;
}
export interface Expedition extends Common {
  kind: "expedition";
  needs: Role[];
  cargo: CargoKind[];
  coins: number;
  influence: number;
}
export interface Tax extends Common {
  kind: "tax";
  bonus: string;
  threshold: number;
  /** Coins that it leaves; -1: half of them. */
  keep: number;
}
export interface Token extends Common {
  kind: "token";
}
export interface Contract extends Common {
  kind: "contract";
  /** Coins for the first to complete it, the second ... */
  rewards: number[];
  /** Colours of repelled ships that must be kept for it; 0: it is another kind of contract. */
  nest: number;
}
export interface Mission extends Common {
  kind: "mission";
  number: number;
  harder: boolean;
  /** `swords:2`, `priest:1`; `pays` is given up. */
  asks: string[];
  anyOf: Role[];
  pays: string[];
  /** colors, tax, stop_at_fourth or stop_at_first: it can be done at such a moment only. */
  moment: string;
  amount: number;
  firstCoins: number;
  firstCrowns: number;
  crowns: number;
}
export interface Adventurer extends Common {
  kind: "adventurer";
  card: number;
  coins: number;
}
/** What is only said in words: events, story, chapters. */
export interface Told extends Common {
  kind: "told";
}
export type Piece = Ship | Person | Expedition | Tax | Token | Contract | Mission | Adventurer | Told;

export const CARGOES = ["book", "herbs", "bread", "rum"] as const;
export type CargoKind = (typeof CARGOES)[number];
/** `breads:1` is bread. */
export const cargoOf = (ask: string): CargoKind | null => CARGOES.find((kind) => ask.startsWith(kind)) ?? null;

type Entry = TitleInfo["catalogue"][number];

const text = (entry: Entry, fact: string): string => String(entry[fact] ?? "");
const number = (entry: Entry, fact: string): number => Number(entry[fact] ?? 0);
const texts = (entry: Entry, fact: string): string[] => {
  const found = entry[fact];
  return Array.isArray(found) ? found.map(String) : [];
};
const nation = (entry: Entry): Nation | null => {
  const color = text(entry, "color");
  return isNation(color) ? color : null;
};
/** Always the same for the same code. */
const isEven = (code: string): boolean => [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), code.length) % 2 === 0;
const role = (name: unknown): Role => ROLES.find((known) => known === name) ?? "jack";

function piece(entry: Entry): Piece {
  const common: Common = {
    code: text(entry, "code"),
    name: text(entry, "name"),
    copies: number(entry, "copies"),
    mixed: number(entry, "mixed"),
    set: text(entry, "set") || "base",
  };
  switch (entry["kind"]) {
    case "ship":
      return {
        ...common,
        kind: "ship",
        nation: nation(entry) ?? "black",
        swords: number(entry, "swords"),
        skull: entry["skull"] === true,
        coins: number(entry, "coins"),
        gift: number(entry, "gift"),
        crowns: number(entry, "crowns"),
        cargo: cargoOf(text(entry, "cargo") || "-"),
      };
    case "character":
      return {
        ...common,
        kind: "character",
        role: role(common.name),
        nation: nation(entry),
        woman: isEven(common.code),
        cost: number(entry, "cost"),
        influence: number(entry, "influence"),
        swords: number(entry, "swords"),
        crew: entry["crew"] === true,
      };
    case "expedition": {
      const needs = entry["needs"];
      return {
        ...common,
        kind: "expedition",
        needs: Array.isArray(needs) ? needs.map(role) : [],
        cargo: texts(entry, "pays").flatMap((ask) => cargoOf(ask) ?? []),
        coins: number(entry, "coins"),
        influence: number(entry, "influence"),
      };
    }
    case "tax":
      return { ...common, kind: "tax", bonus: text(entry, "bonus"), threshold: number(entry, "threshold"), keep: Number(entry["keep"] ?? -1) };
    case "contract": {
      const { rewards, pays } = entry;
      const nest = Array.isArray(pays) ? pays.find((one) => String(one).startsWith("nest:")) : undefined;
      return {
        ...common,
        kind: "contract",
        rewards: Array.isArray(rewards) ? rewards.map(Number) : [],
        nest: Number(String(nest ?? "nest:0").slice("nest:".length)),
      };
    }
    case "mission":
      return {
        ...common,
        kind: "mission",
        number: number(entry, "number"),
        harder: entry["harder"] === true,
        asks: texts(entry, "asks"),
        anyOf: texts(entry, "any_of").map(role),
        pays: texts(entry, "pays"),
        moment: text(entry, "moment"),
        amount: number(entry, "amount"),
        firstCoins: number(entry, "first_coins"),
        firstCrowns: number(entry, "first_crowns"),
        crowns: number(entry, "crowns"),
      };
    case "adventurer":
      return { ...common, kind: "adventurer", card: number(entry, "card"), coins: number(entry, "coins") };
    case "tale_event":
    case "story":
    case "chapter":
      return { ...common, kind: "told" };
    default:
      return { ...common, kind: "token" };
  }
}

/** All kinds of cards by their code, in the catalogue's order. */
export type Pieces = ReadonlyMap<string, Piece>;

export function readPieces(title: TitleInfo): Pieces {
  return new Map(title.catalogue.map((entry) => [text(entry, "code"), piece(entry)]));
}

/** One icon per ability, everywhere the same. A trader shows the emblem of his nation instead, a merchant and a clerk beside it. */
export const ABILITY: Record<Role, IconName> = {
  sailor: "crossed-sabres",
  pirate: "crossed-sabres",
  trader: "scales",
  admiral: "medal",
  jester: "jester-hat",
  governor: "imperial-crown",
  senorita: "handheld-fan",
  priest: "latin-cross",
  captain: "anchor",
  settler: "house",
  jack: "swiss-army-knife",
  merchant: "cargo-crate",
  passenger: "suitcase",
  gambler: "rolling-dices",
  clerk: "quill-ink",
  gunner: "cannon",
  vice_admiral: "star-medal",
  sentinel: "watchtower",
  innkeeper: "beer-stein",
  tybuk: "crossed-sabres",
};

/** A sign for each contract. */
const CONTRACT_SIGN: Record<string, IconName> = {
  luminary: "sun-priest",
  bruja: "witch-face",
  maritime_supremacy: "trident",
  new_colony: "huts-village",
  trade_outpost: "trade",
  trade_master: "scales",
  thrifty_staff: "piggy-bank",
  mercenary: "crossed-sabres",
  explorer: "compass",
  frigate_nemesis: "ship-bow",
  galleon_nemesis: "sinking-ship",
  tax_inspector: "pay-money",
  jinx: "raven",
  speculator: "profit",
  major_speculator: "coins-pile",
  pirates_nest: "pirate-flag",
  small_estate: "castle",
  ransom: "swap-bag",
};
export const contractSign = (contract: Contract): IconName => CONTRACT_SIGN[contract.name] ?? "wax-seal";

/** On a card there is little room: some names and all abilities are said shorter than in the log. */
export function shortName(piece: Piece, words: Words): string {
  const id = `board-name-${piece.name.replaceAll("_", "-")}`;
  return words.has(id) ? words.text(id) : words.card(piece.code);
}

/** What a captain's people are good for; the own area is laid out in these groups. */
export const GROUPS = ["swords", "trade", "income", "influence", "crew", "hired", "done"] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(piece: Piece): Group {
  if (piece.kind === "expedition") return "done";
  if (piece.kind !== "character") return "income";
  if (piece.crew) return "crew";
  if (piece.swords > 0) return "swords";
  if (piece.role === "passenger") return "influence";
  return TRADERS.has(piece.role) ? "trade" : "income";
}
const TRADERS: ReadonlySet<Role> = new Set(["trader", "merchant", "clerk", "senorita"]);

/** A card in front of a captain. */
export interface Owned {
  key: string;
  piece: Piece;
}

export interface Placed {
  /** Stays the same while the card lies there: its code, and which copy it is. */
  key: string;
  code: string;
  /** Its place in the list it came from. */
  index: number;
}

/** Gives equal cards different keys, in order. */
export function placed(codes: readonly string[]): Placed[] {
  const seen = new Map<string, number>();
  return codes.map((code, index) => {
    const copy = (seen.get(code) ?? 0) + 1;
    seen.set(code, copy);
    return { key: `${code}#${copy}`, code, index };
  });
}

/** Equal cards once, with their number, in the order of the catalogue. */
export function counted(codes: readonly string[], pieces: Pieces): { piece: Piece; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...pieces.values()].flatMap((piece) => {
    const count = counts.get(piece.code);
    return count ? [{ piece, count }] : [];
  });
}

/** The move that takes this card from the harbour. */
export function takeMove(piece: Piece): string {
  return `${piece.kind === "ship" ? "trade" : "hire"} ${piece.code}`;
}
