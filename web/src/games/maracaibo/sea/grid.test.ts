import { describe, expect, it } from "vitest";
import { momentOf } from "../fixtures";
import { course } from "./course";
import { gridOf, middleOf } from "./grid";

const { view } = momentOf("sail");
const { places } = view;

describe("the way of a ship", () => {
  it("leads from the start to every card of the first column in one step", () => {
    for (const { name } of places.filter((place) => place.column === 1)) expect(course(places, "start", name)).toEqual(["start", name]);
  });

  it("ends in Maracaibo by way of the Gulf", () => {
    const last = places.find((place) => place.column === 9)!.name;
    expect(course(places, last, "maracaibo")).toEqual([last, "gulf", "maracaibo"]);
  });

  it("is as long as the steps that the server allows", () => {
    const { ship } = view.players[view.seat_to_move]!;
    for (const { notation } of momentOf("sail").moves) {
      const steps = course(places, ship, notation.replace("sail ", "")).length - 1;
      expect(steps, notation).toBeGreaterThan(0);
      expect(steps, notation).toBeLessThanOrEqual(Number(view.at_hand["steps"]));
    }
  });
});

describe("where places lie", () => {
  it("every card in the sea, one column right of the other", () => {
    const grid = gridOf(view);
    const points = places.map(({ name, column }) => ({ column, ...middleOf(view, grid, name, 1000, 480) }));
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1000);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(480);
    }
    for (const one of points) for (const other of points) if (one.column < other.column) expect(one.x).toBeLessThan(other.x);
  });
});
