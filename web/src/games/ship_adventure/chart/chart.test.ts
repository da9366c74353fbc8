import { describe, expect, it } from "vitest";
import { coastOf } from "../../../shell/chart/outline";
import { title } from "../treasure_map/fixtures";
import { freeCorner } from "./corner";
import { laidWorld } from "./laid";
import { curve, Plan } from "./plan";
import { cellAt, cellName, label, World } from "./world";

const SIDE = 12;
const rows = Array.from({ length: SIDE }, (_, row) => (row === 0 ? "JJ.........J" : row === 5 ? "....CP......" : row === 6 ? "....J......." : "............"));
const tiles = Array.from({ length: 36 }, (_, place) => (place === 14 ? "town-red/0" : "sea-1/0"));
const world = new World({ rows, tiles, drift: {} }, new Map([["town-red", "red"]]));
const plan = new Plan(world, false);

describe("the world", () => {
  it("has no edge", () => {
    expect(world.beside("0,0", { row: -1, column: -1 })).toBe("11,11");
    expect(world.between("0,1", "11,11")).toEqual({ row: -1, column: -2 });
    expect(world.isLand({ row: -SIDE, column: -1 })).toBe(true);
  });

  it("names cells as its frame counts", () => {
    expect(["0,0", "5,9", "35,26"].map(label)).toEqual(["A1", "J6", "AA36"]);
    expect(cellName(cellAt("5,9"))).toBe("5,9");
  });

  it("has two halves", () => {
    expect(["0,0", "5,11", "6,0", "11,3"].map((cell) => world.isNorthern(cell))).toEqual([true, true, false, false]);
  });

  it("knows towns and how waves turn", () => {
    expect(world.towns).toEqual([{ city: "5,4", port: "5,5", color: "red" }]);
    const pool = rows.map((row, at) => (at < 2 ? `ww${row.slice(2)}` : row));
    const swirl = (drift: Record<string, string>): boolean[] => new World({ rows: pool, tiles, drift }, new Map()).whirlpools.map(({ clockwise }) => clockwise);
    expect(swirl({ "0,0": "0,1" })).toEqual([true]);
    expect(swirl({ "0,0": "1,0" })).toEqual([false]);
  });
});

describe("the plan", () => {
  it("finds the cell under a point, also where it is seen again", () => {
    for (const cell of ["0,0", "3,7", "11,11"]) for (const at of plan.sightings(cell)) expect(plan.cellUnder(plan.middleOf(at))).toBe(cell);
    expect(plan.cellUnder({ x: 2, y: 300 })).toBe("");
  });

  it("shows a corner four times, an edge twice, the rest once", () => {
    expect(["0,0", "0,5", "4,5"].map((cell) => plan.sightings(cell).length)).toEqual([4, 2, 1]);
  });

  it("draws a way over an edge as one line, on both sides", () => {
    const line = plan.line(["0,5", "11,5", "10,5"]);
    expect(line.map(({ y }) => (y - plan.origin) / plan.cell)).toEqual([0.5, -0.5, -1.5]);
    expect(plan.shifts(line)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: plan.span },
    ]);
    expect(plan.shifts(plan.line(["5,5", "6,6"]))).toHaveLength(1);
    expect(curve(line)).toMatch(/^M.*Q.*L/);
  });

  it("knows which ways end beyond an edge", () => {
    expect(plan.line(["0,5", "11,5"]).map((point) => plan.isOnBoard(point))).toEqual([true, false]);
    expect(plan.isOnBoard(undefined)).toBe(false);
  });

  it("looks between two points, or as near to it as leaves the last in sight", () => {
    const [from, near, far] = [plan.middle("2,2"), plan.middle("2,4"), plan.middle("2,11")];
    const seen = { width: 6 * plan.cell, height: 6 * plan.cell };
    expect(plan.between([from, near], seen)).toEqual({ x: (from.x + near.x) / 2, y: from.y });
    expect(plan.between([from, far], seen)).toEqual({ x: far.x - 2 * plan.cell, y: from.y });
    expect(plan.between([from], seen)).toEqual(from);
  });

  it.each([12, 24, 36])("fits a side of %d cells into a drawing of much the same size", (side) => {
    const empty = Array.from({ length: side }, () => ".".repeat(side));
    const { width, cell } = new Plan(new World({ rows: empty, tiles: [], drift: {} }, new Map()), true);
    expect(width).toBeGreaterThan(side * cell);
    expect(width).toBeLessThan(920);
  });
});

it("a coast meets itself across the edges", () => {
  const scale = { origin: 0, cell: 10, around: SIDE };
  const shifted = (by: number): string => coastOf([{ row: 3, column: 2 + by }], scale).replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Math.round(Number(x) - by * 10)} ${Math.round(Number(y))}`);
  expect(shifted(SIDE)).toBe(shifted(0));
});

describe("the small map", () => {
  const seen = { width: 390, height: 420 };
  const [right, left, top] = [{ x: 360, y: 400 }, { x: 30, y: 400 }, { x: 30, y: 30 }];
  const at = (spots: { x: number; y: number; weight: number }[], now: Parameters<typeof freeCorner>[0] = "bottom-right"): string => freeCorner(now, seen, 64, spots, 20);

  it("keeps off what is looked at, wherever that is", () => {
    expect(at([{ ...right, weight: 100 }])).toBe("bottom-left");
    expect(at([{ ...right, weight: 100 }, { ...left, weight: 1 }])).toBe("top-left");
    expect(at([right, left, top].map((spot) => ({ ...spot, weight: 100 })))).toBe("bottom-right");
    expect(at([{ ...right, weight: 100 }, { ...left, weight: 1 }, { ...top, weight: 2 }])).toBe("bottom-left");
  });

  it("does not lie under the zoom buttons of a low chart", () => {
    expect(freeCorner("bottom-right", { width: 390, height: 260 }, 64, [{ ...top, weight: 1 }], 20)).toBe("bottom-left");
  });

  it("stays where it is while no other corner is better", () => {
    expect(at([], "top-left")).toBe("top-left");
    expect(at([{ ...top, weight: 1 }, { ...right, weight: 1 }, { ...left, weight: 1 }], "top-left")).toBe("top-left");
  });
});

describe("a laid world", () => {
  it("has the printed tiles as they are turned, and sea around them", () => {
    const laid = laidWorld(title, [
      { tile: "town-red", at: { row: 2, column: 3 }, turns: 1 },
      { tile: "no such tile", at: { row: 0, column: 0 } },
    ]);
    expect(laid.towns).toEqual([{ city: "4,7", port: "5,7", color: "red" }]);
    expect([laid.sign({ row: 4, column: 6 }), laid.sign({ row: 5, column: 6 }), laid.sign({ row: 0, column: 0 })]).toEqual(["J", ".", "."]);
  });
});
