import { describe, expect, it } from "vitest";
import { momentOf } from "../fixtures";
import { gridOf, middleOf } from "./grid";

const { view } = momentOf("sail");
const { places } = view;

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
