import { describe, expect, it } from "vitest";
import { title } from "../fixtures";
import { readPieces } from "../pieces";
import { layWay } from "./way";

const way = layWay(readPieces(title).track);

describe("the exploration track", () => {
  it("every space leads to the right", () => {
    for (const { from, to } of way.links) expect(to.x, `${from.code} to ${to.code}`).toBeGreaterThan(from.x);
  });

  it("no two spaces of a lane lie on each other", () => {
    for (const lane of [0, 1, 2]) {
      const xs = way.spots.filter((spot) => spot.lane === lane).map((spot) => spot.x);
      expect(new Set(xs).size).toBe(xs.length);
    }
  });

  it("each river is crossed between the spaces before and behind it", () => {
    const most = Math.max(...way.spots.map((spot) => spot.rivers));
    expect(way.rivers).toHaveLength(most);
    for (const { from, to } of way.links)
      if (to.rivers > from.rivers) {
        expect(way.rivers[to.rivers - 1]).toBeGreaterThanOrEqual(from.x);
        expect(way.rivers[to.rivers - 1]).toBeLessThanOrEqual(to.x);
      }
  });
});
