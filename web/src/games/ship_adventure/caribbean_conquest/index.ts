import type { ConquestView, EventInfo } from "../../../protocol";
import type { MadeUp } from "../../../shell/board";
import type { Sounds } from "../../../shell/sounds";
import { signOf } from "../things/colors";

export { default as Board } from "./Board.svelte";

/** The board's own keys, for the list that `?` shows. */
export const keys = [
  { key: "1–9", words: "board-number-key" },
  { key: "⏎", words: "board-main-key" },
  { key: "← ↑ ↓ →", words: "board-arrows-key" },
  { key: "S", words: "board-stop-key" },
  { key: "D", words: "board-done-key" },
  { key: "A", words: "board-answer-key" },
  { key: "H", words: "lens-back" },
  { key: "Esc", words: "board-back-key" },
  { key: "L", words: "board-log-key" },
];

/** Every step of a march is seen on the chart; where it ends is told by what follows. */
export function isQuiet({ name }: EventInfo): boolean {
  return name === "passed-automatically";
}

export const steps = ["group-moved"];

export function signs({ players }: ConquestView): number[] {
  return players.map(({ color }) => signOf(color));
}

export const madeUp: readonly MadeUp[] = ["tile", "zone", "sector"].map((kind) => ({ kind }));

export const sounds: Sounds = {
  "group-moved": "sail",
  "combat-dice": "dice",
  bought: "coins",
  income: "coins",
  recruited: "piece",
  deployed: "piece",
  "point-taken": "piece",
  "unit-lost": "wreck",
  fired: "wreck",
  "crews-drowned": "wreck",
};
