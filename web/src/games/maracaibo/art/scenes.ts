import type { IconName } from "../../../shell/kit/icons";

/** What a card of equipment shows. */
export const EQUIPMENT: Record<string, IconName> = {
  "I-E1": "cigar",
  "I-E2": "square-bottle",
  "I-E3": "chocolate-bar",
  "I-E4": "compass",
  "I-E5": "sparkling-sabre",
  "I-E6": "plain-dagger",
  "I-E7": "musket",
  "I-E8": "gold-nuggets",
  "I-E9": "pearl-necklace",
  "II-E1": "coffee-beans",
  "II-E2": "chili-pepper",
  "II-E3": "rolled-cloth",
  "II-E4": "totem",
  "II-E5": "crown",
  "II-E6": "tiara",
  "II-E7": "cannon",
  "II-E8": "grapple",
  "II-E9": "machete",
  "II-E10": "donkey",
  "II-E11": "spade",
  "II-E12": "strongbox",
  "II-E13": "locked-chest",
  "II-E14": "scroll-unfurled",
  "II-E15": "scroll-quill",
};

/** The number in a code such as `II-C13`: cards of a kind differ by it. */
export const numberIn = (code: string): number => Number(/\d+$/.exec(code)?.[0] ?? 0);

export type Scene = "fort" | "palms" | "town";
export const sceneOf = (code: string): Scene => (["town", "fort", "town", "palms", "palms", "town", "palms", "town", "fort"] as const)[numberIn(code) % 9] ?? "palms";

export type House = "hacienda" | "cave" | "vault" | "villa";
const HOUSES: Record<string, House> = { RES6: "cave", RES7: "vault", RES11: "vault", RES2: "vault", RES8: "villa", RES9: "villa", RES10: "villa", RES12: "villa" };
export const houseOf = (code: string): House => HOUSES[code] ?? "hacienda";
/** Villas have the colour of what they collect. */
export const roofOf = (code: string): string => ({ RES8: "#3f7a52", RES9: "#b8862f", RES10: "#8f9aa6", RES12: "#7d4a5f" })[code] ?? "#a9502f";
