import type { EventInfo, MaracaiboView } from "../../protocol";
import type { MadeUp } from "../../shell/board";
import type { Sounds } from "../../shell/sounds";

export { default as Board } from "./Board.svelte";
export { sayMove } from "./called";

/** The board's own keys, for the list that `?` shows. */
export const keys = [
  { key: "1–9", words: "board-number-key" },
  { key: "⏎", words: "board-main-key" },
  { key: "← →", words: "board-places-key" },
  { key: "R", words: "board-reroll-key" },
  { key: "D", words: "board-done-key" },
  { key: "S", words: "board-stop-key" },
  { key: "Esc", words: "board-back-key" },
  { key: "L", words: "board-log-key" },
];

/** Turning a card that cannot be used is told by what follows. */
export function isQuiet({ name }: EventInfo): boolean {
  return name === "markets-laid" || name === "map-laid";
}

/** With hidden developments a ship sails step by step. */
export const steps = ["sailed"];

const withJordan = ({ jordan }: MaracaiboView): boolean => jordan !== null;
export const madeUp: readonly MadeUp<MaracaiboView>[] = [
  ...["location", "residence", "development", "quest", "ship-space", "hideout", "exploration", "ruby-space"].map((kind) => ({ kind })),
  { kind: "jordan-card", isInPlay: withJordan },
  { kind: "jordan-ship", isInPlay: withJordan },
];

export const sounds: Sounds = {
  sailed: "sail",
  "card-turned-up": "card",
  "development-bought": "card",
  "quest-taken": "card",
  "quest-drawn": "card",
  "jordan-card": "card",
  "dice-thrown": "dice",
  "jordan-die": "dice",
  "doubloons-gained": "coins",
  paid: "coins",
  income: "coins",
  "treasure-taken": "coins",
  "residence-built": "piece",
  upgraded: "piece",
  "treasure-buried": "piece",
  explored: "piece",
  "cubes-added": "cubes",
  "skirmish-won": "wreck",
};
