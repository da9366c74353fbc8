import type { EventInfo } from "../../../protocol";

/** The part of the table that an event is about; what happens on the chart is shown there. */
const PARTS: Record<string, string> = {
  "compass-spun": "turn",
  "level-reached": "turn",
  "hunt-began": "pirates",
  "pirate-bribed": "pirates",
  "pirate-beaten": "pirates",
  "galleon-taken": "pirates",
};

/** Its name; a player's sheet for what a player did; empty for what is shown on the chart. */
export function partOf(event: EventInfo | null): string {
  if (!event || event.facts["cell"]) return "";
  const seat = event.facts["seat"];
  return PARTS[event.name] ?? (typeof seat === "number" ? `sheet-${seat}` : "");
}
