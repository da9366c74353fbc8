import type { EventInfo } from "../../protocol";

/** The part of the table that an event is about; what happens on the chart is shown there. */
const PARTS: Record<string, string> = {
  "tower-filled": "wheel",
  "cubes-thrown": "wheel",
  "phase-skipped": "wheel",
  "cubes-scored": "wheel",
  "tokens-shown": "tokens",
  "market-filled": "market",
  "game-started": "special",
  "disk-advanced": "special",
  "disk-leapt": "special",
  "pirates-struck": "pirates",
  "pirate-revealed": "pirates",
};
const ON_CHART = ["ship-sailed", "post-put", "tile-built", "island-discovered", "island-completed", "posts-scored", "chest-taken"];

/** Its name; a player's sheet for what a player got; empty for what is shown elsewhere. */
export function partOf(event: EventInfo | null): string {
  if (!event || ON_CHART.includes(event.name)) return "";
  const seat = event.facts["seat"];
  return PARTS[event.name] ?? (typeof seat === "number" ? `sheet-${seat}` : "");
}
