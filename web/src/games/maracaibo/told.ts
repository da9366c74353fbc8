import type { EventInfo } from "../../protocol";

/** The part of the table that an event is about; what happens on the sea is shown there. */
const PARTS: Record<string, string> = {
  explored: "track",
  "explorer-returned": "track",
  "points-given-up": "track",
  "quest-shown": "markets",
  "quest-taken": "markets",
  "figurehead-taken": "markets",
  "ruby-sold": "markets",
  "dice-thrown": "actions",
  "raid-began": "actions",
  "swords-spent": "actions",
  "jordan-card": "jordan",
  "jordan-ignored": "jordan",
  "jordan-die": "jordan",
  "jordan-acts": "jordan",
  "jordan-stronger": "jordan",
};

/** Its name; a player's boards for what a player got; empty for what is shown elsewhere. */
export function partOf(event: EventInfo | null): string {
  if (!event || spotOf(event)) return "";
  const seat = event.facts["seat"];
  return PARTS[event.name] ?? (typeof seat === "number" ? `boards-${seat}` : "");
}

/** The place or island that an event is about, as the sea marks it; empty for others. */
export function spotOf(event: EventInfo | null): string {
  const place = event?.facts["place"];
  if (typeof place === "string" && place) return `place:${place}`;
  const type = event?.facts["type"];
  return event?.name === "cubes-added" && typeof type === "string" ? `island:${type}` : "";
}
