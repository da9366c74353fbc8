import { describe, expect, it } from "vitest";
import type { MoveInfo } from "../../../protocol";
import { tidesOf } from "./tides";

const sail = (place: string, ap: number, spends = 0): [string, MoveInfo] => [place, { notation: `sail ${place}`, key: "", facts: { place }, preview: { ap, spends } }];

describe("tide lines", () => {
  const tides = tidesOf(new Map([sail("B1", 1), sail("C1", 2), sail("D1", 3, 1), sail("frame-3", 2)]), "A1");

  it("have one line for each action point, the farthest first, the last free one bold", () => {
    expect(tides.map(({ points, edge, dear }) => [points, edge, dear])).toEqual([[3, false, true], [2, true, false], [1, false, false]]);
  });

  it("go around the ship and all that is reached", () => {
    const [three, two, one] = tides.map(({ outline }) => outline);
    expect(new Set([three, two, one]).size).toBe(3);
    const right = (outline = ""): number => Math.max(...[...outline.matchAll(/[ML,\s]?(\d+(?:\.\d+)?)[ ,]/g)].map((match) => Number(match[1])));
    expect(right(three)).toBeGreaterThan(right(two));
    expect(right(two)).toBeGreaterThan(right(one));
  });

  it("count the place where the ship lies once", () => {
    const [stays, only] = [new Map([sail("A1", 0), sail("B1", 1)]), new Map([sail("B1", 1)])].map((targets) => tidesOf(targets, "A1").find(({ points }) => points === 1)?.outline);
    expect(stays).toBe(only);
  });

  it("are none where a ship can go nowhere", () => expect(tidesOf(new Map(), "A1")).toEqual([]));
});
