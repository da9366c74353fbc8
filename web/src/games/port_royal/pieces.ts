import type { TitleInfo } from "../../protocol";
import type { IconName } from "../../shell/kit/icons";
import { isNation, type Nation } from "./art/hues";
import { ROLES, type Role } from "./art/PersonArt.svelte";

interface Common {
  code: string;
  /** The word under which its name is found: pinnace, sailor, expedition ... */
  name: string;
  copies: number;
  /** Printed facts that no source confirms: the card says so. */
  reconstructed: boolean;
}
export interface Ship extends Common {
  kind: "ship";
  nation: Nation;
  swords: number;
  skull: boolean;
  coins: number;
}
export interface Person extends Common {
  kind: "character";
  role: Role;
  /** The nation a trader deals with. */
  nation: Nation | null;
  cost: number;
  influence: number;
  swords: number;
  crew: boolean;
}
export interface Expedition extends Common {
  kind: "expedition";
  needs: Role[];
  coins: number;
  influence: number;
}
export interface Tax extends Common {
  kind: "tax";
  bonus: string;
  threshold: number;
}
export interface Token extends Common {
  kind: "token";
}
export type Piece = Ship | Person | Expedition | Tax | Token;

type Entry = TitleInfo["catalogue"][number];

const text = (entry: Entry, fact: string): string => String(entry[fact] ?? "");
const number = (entry: Entry, fact: string): number => Number(entry[fact] ?? 0);
const nation = (entry: Entry): Nation | null => {
  const color = text(entry, "color");
  return isNation(color) ? color : null;
};
const role = (name: unknown): Role => ROLES.find((known) => known === name) ?? "jack";

function piece(entry: Entry): Piece {
  const common: Common = {
    code: text(entry, "code"),
    name: text(entry, "name"),
    copies: number(entry, "copies"),
    reconstructed: entry["mark"] === "invented" && entry["kind"] !== "token",
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
      };
    case "character":
      return {
        ...common,
        kind: "character",
        role: role(common.name),
        nation: nation(entry),
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
        coins: number(entry, "coins"),
        influence: number(entry, "influence"),
      };
    }
    case "tax":
      return { ...common, kind: "tax", bonus: text(entry, "bonus"), threshold: number(entry, "threshold") };
    default:
      return { ...common, kind: "token" };
  }
}

/** All kinds of cards by their code, in the catalogue's order. */
export type Pieces = ReadonlyMap<string, Piece>;

export function readPieces(title: TitleInfo): Pieces {
  return new Map(title.catalogue.map((entry) => [text(entry, "code"), piece(entry)]));
}

/** One icon per ability, everywhere the same. A trader shows the emblem of his nation instead. */
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
};

/** What a captain's people are good for; the own area is laid out in these groups. */
export const GROUPS = ["swords", "trade", "income", "crew", "done"] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(piece: Piece): Group {
  if (piece.kind === "expedition") return "done";
  if (piece.kind !== "character") return "income";
  if (piece.crew) return "crew";
  if (piece.swords > 0) return "swords";
  return piece.role === "trader" || piece.role === "senorita" ? "trade" : "income";
}

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
