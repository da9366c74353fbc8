import type { EventInfo } from "../../protocol";
import type { MadeUp } from "../../shell/board";
import type { Sounds } from "../../shell/sounds";

export { default as Board } from "./Board.svelte";

/** The board's own keys, for the list that `?` shows. */
export const keys = [
  { key: "1–9", words: "board-colors-key" },
  { key: "G", words: "board-gold-key" },
  { key: "C", words: "board-cubes-key" },
  { key: "P", words: "board-pass-key" },
  { key: "Y / N", words: "board-post-key" },
  { key: "S", words: "board-stay-key" },
  { key: "⏎", words: "board-main-key" },
  { key: "↑ ↓ ← →", words: "chart-arrows-key" },
  { key: "R", words: "chart-turn-key" },
  { key: "Esc", words: "board-back-key" },
  { key: "L", words: "board-log-key" },
  { key: "T", words: "board-supply-key" },
];

/** Gold that a token brings is in the token's own name. */
export function isQuiet({ name, facts }: EventInfo): boolean {
  return name === "gold-gained" && facts["source"] === "token" && facts["points"] === 0;
}

export const madeUp: readonly MadeUp[] = [
  { kind: "island" },
  { kind: "tower" },
  { kind: "progress" },
  { kind: "special" },
  { kind: "token" },
  { kind: "shape", isMadeUp: (piece) => piece["copies_mark"] === "invented" },
  // their prices are known, and how many there are of each is not
  { kind: "production", isMadeUp: () => true },
];

export const sounds: Sounds = {
  "cubes-thrown": "cubes",
  "tower-filled": "cubes",
  "ship-sailed": "sail",
  "post-put": "piece",
  "tile-built": "piece",
  "tile-planned": "piece",
  "disk-advanced": "piece",
  "disk-leapt": "piece",
  "token-taken": "card",
  "production-bought": "card",
  "pirate-revealed": "card",
  "gold-gained": "coins",
  "gold-spent": "coins",
  "chest-taken": "coins",
  "pirates-struck": "wreck",
};
