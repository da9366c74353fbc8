import { expect, it } from "vitest";
import { partOf, spotOf } from "./told";

it("a line of the log lights the place, the island, the part of the table or the player's boards that it speaks of", () => {
  expect(spotOf({ name: "sailed", facts: { seat: 0, place: "c3.1" } })).toBe("place:c3.1");
  expect(spotOf({ name: "cubes-added", facts: { type: "gold", cubes: 1 } })).toBe("island:gold");
  expect(partOf({ name: "explored", facts: { seat: 0, space: "3" } })).toBe("track");
  expect(partOf({ name: "points-gained", facts: { seat: 1, points: 3 } })).toBe("boards-1");
  expect(partOf({ name: "jordan-card", facts: { rival: "jordan", card: "jordan-A1" } })).toBe("jordan");
  expect(partOf({ name: "sailed", facts: { seat: 0, place: "c3.1" } })).toBe("");
  expect(partOf(null) + spotOf(null)).toBe("");
});
