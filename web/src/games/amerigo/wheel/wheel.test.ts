import { describe, expect, it } from "vitest";
import { COLORS } from "../pieces";
import { cubesOf, direction, heaped, MIDDLE, stored } from "./wheel";

const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - MIDDLE, y - MIDDLE);

describe("the action wheel", () => {
  it("has its sectors in the order of the phases, clockwise from the top", () => {
    const directions = COLORS.map(direction);
    expect(directions[0]).toBe(0);
    expect(directions).toEqual([...directions].sort((a, b) => a - b));
    expect(directions.at(-1)).toBeLessThan(360);
  });

  it.each([1, 4, 7])("keeps %i cubes inside their sector, apart from each other", (cubes) => {
    for (const color of COLORS) {
      const spots = stored(color, cubes);
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(cubes);
      for (const spot of spots) {
        expect(away(spot)).toBeGreaterThan(50);
        expect(away(spot)).toBeLessThan(100);
      }
    }
  });

  it.each([1, 6, 12, 20, 35])("heaps %i cubes in its middle", (cubes) => {
    const spots = heaped(cubes);
    expect(spots).toHaveLength(cubes);
    for (const spot of spots) expect(away(spot)).toBeLessThan(50);
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(cubes);
  });

  it("knows every cube of a bag", () => {
    expect(cubesOf({ white: 1, blue: 2 })).toEqual(["blue", "blue", "white"]);
  });
});
