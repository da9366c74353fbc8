import type { EventInfo, TreasureView } from "../../../protocol";
import type { MadeUp } from "../../../shell/board";
import type { Sounds } from "../../../shell/sounds";
import { signOf } from "../things/colors";

export { default as Board } from "./Board.svelte";

/** The board's own keys, for the list that `?` shows. */
export const keys = [
  { key: "← ↑ → ↓", words: "board-cells-key" },
  { key: "⏎", words: "board-main-key" },
  { key: "1–9", words: "board-number-key" },
  { key: "S", words: "board-stop-key" },
  { key: "D", words: "board-drift-key" },
  { key: "B", words: "board-bribe-key" },
  { key: "E", words: "board-end-key" },
  { key: "H", words: "lens-back" },
  { key: "Esc", words: "board-back-key" },
  { key: "L", words: "board-log-key" },
];

/** Whose turn it is stands above the table. */
export function isQuiet({ name }: EventInfo): boolean {
  return name === "player-turn";
}

/** Where a crew, a pirate or the galleon goes, and what it picks up or is carried to on its way. */
export const steps = ["moved", "drifted", "coins-collected", "pirate-sailed", "galleon-sailed"];

export function signs({ players }: TreasureView): number[] {
  return players.map(({ color }) => signOf(color));
}

export const madeUp: readonly MadeUp[] = ["tile", "token", "map-card", "equipment", "zone", "sector"].map((kind) => ({ kind }));

export const sounds: Sounds = {
  moved: "sail",
  drifted: "sail",
  "pirate-sailed": "sail",
  "galleon-sailed": "sail",
  "compass-spun": "piece",
  "combat-dice": "dice",
  "coins-collected": "coins",
  "loot-taken": "coins",
  bought: "coins",
  "pirate-bribed": "coins",
  "treasure-found": "coins",
  fired: "wreck",
  "ship-sunk": "wreck",
  "galleon-taken": "wreck",
  "tokens-shown": "card",
  "level-reached": "card",
};
