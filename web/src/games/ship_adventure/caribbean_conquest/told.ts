import type { EventInfo } from "../../../protocol";

/** The part of the table that an event is about; what happens on cells is shown on the chart. */
const PARTS: Record<string, string> = {
  "deployment-began": "turn",
  "turn-began": "turn",
  bought: "store",
  "majority-reached": "race",
  "player-out": "race",
};

/** Its name; a player's line of the race for what a player got; empty for what is shown on the chart. */
export function partOf(event: EventInfo | null): string {
  if (!event || cellsTold(event).length > 0) return "";
  const seat = event.facts["seat"];
  return PARTS[event.name] ?? (typeof seat === "number" ? `sheet-${seat}` : "");
}

/** The cells that an event is about. */
export function cellsTold(event: EventInfo | null): string[] {
  const cells = [event?.facts["cell"], event?.facts["at"]];
  return cells.filter((cell): cell is string => typeof cell === "string" && /^\d+,\d+$/.test(cell));
}
