import { describe, expect, it } from "vitest";
import { loopsAround } from "../../../shell/chart/outline";
import { course } from "./course";
import { sailCosts, shipAt, title, view } from "./fixtures";
import { CELL, ORIGIN, Plan, cellAt, cellName, middleOf, type Cell, type Point } from "./grid";
import { coastOf, coastPoints, tileOutline } from "./outline";
import { findRooms, placeLabels, placeRose } from "./sea";
import { cellsUnder, readShapes, waysOf } from "./shapes";

const plan = new Plan(view.map);
const islands = view.islands.map((island) => island.cells.map(cellAt));

/** How far a point is from the nearest line between land and sea, in cells. */
function fromGrid({ x, y }: Point, cells: readonly Cell[]): number {
  const [column, row] = [(x - ORIGIN) / CELL, (y - ORIGIN) / CELL];
  const inside = new Set(cells.map(cellName));
  let least = Infinity;
  for (const cell of cells) {
    const sides: [Cell, Cell, Cell][] = [
      [cell, { column: cell.column + 1, row: cell.row }, { column: cell.column, row: cell.row - 1 }],
      [cell, { column: cell.column, row: cell.row + 1 }, { column: cell.column - 1, row: cell.row }],
      [{ column: cell.column, row: cell.row + 1 }, { column: cell.column + 1, row: cell.row + 1 }, { column: cell.column, row: cell.row + 1 }],
      [{ column: cell.column + 1, row: cell.row }, { column: cell.column + 1, row: cell.row + 1 }, { column: cell.column + 1, row: cell.row }],
    ];
    for (const [a, b, beyond] of sides) {
      if (inside.has(cellName(beyond))) continue;
      const share = Math.max(0, Math.min(1, (column - a.column) * (b.column - a.column) + (row - a.row) * (b.row - a.row)));
      least = Math.min(least, Math.hypot(column - a.column - share * (b.column - a.column), row - a.row - share * (b.row - a.row)));
    }
  }
  return least;
}

describe("the coast", () => {
  it("is closed loops along every border of the land", () => {
    for (const cells of islands) {
      const inside = new Set(cells.map(cellName));
      const near = ({ column, row }: Cell): Cell[] => [
        { column, row: row - 1 },
        { column: column + 1, row },
        { column, row: row + 1 },
        { column: column - 1, row },
      ];
      const border = cells.flatMap(near).filter((cell) => !inside.has(cellName(cell))).length;
      const loops = loopsAround(cells);
      expect(loops.reduce((sum, loop) => sum + loop.length, 0)).toBe(border);
      for (const loop of loops) {
        loop.forEach((corner, at) => {
          const next = loop[(at + 1) % loop.length]!;
          expect(Math.abs(corner.column - next.column) + Math.abs(corner.row - next.row)).toBe(1);
        });
      }
      expect(coastOf(cells).match(/M/g)).toHaveLength(loops.length);
      expect(coastOf(cells).match(/Z/g)).toHaveLength(loops.length);
    }
  });

  it("stays near the grid, so that every cell can be told", () => {
    for (const cells of islands) {
      const points = loopsAround(cells).flatMap(coastPoints);
      expect(Math.max(...points.map((point) => fromGrid(point, cells)))).toBeLessThan(0.1);
    }
  });

  it("is the same each time, and not a plain grid", () => {
    const [first = []] = islands;
    expect(coastOf(first)).toBe(coastOf(first));
    const [loop = []] = loopsAround(first);
    expect(new Set(coastPoints(loop).map((point) => Math.round(fromGrid(point, first) * 1000))).size).toBeGreaterThan(4);
  });

  it("keeps apart what touches by a corner, and goes round a lake", () => {
    expect(loopsAround(["A1", "B2"].map(cellAt))).toHaveLength(2);
    const ring = ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"].map(cellAt);
    expect(loopsAround(ring).map((loop) => loop.length)).toEqual([12, 4]);
  });
});

describe("a tile's outline", () => {
  it("turns once at each corner", () => {
    const corners = (drawing: string[]): number => tileOutline(waysOf(drawing)[0]!.cells, 1.6, 5).match(/Q/g)!.length;
    expect(corners(["####"])).toBe(4);
    expect(corners(["#.", "##"])).toBe(6);
    expect(corners(["#.#", "###"])).toBe(8);
  });
});

describe("shapes", () => {
  it("turn as the engine turns them: the tiles on the map lie where it says", () => {
    const shapes = readShapes(title);
    expect(view.tiles.length).toBeGreaterThan(3);
    for (const tile of view.tiles) {
      const way = shapes.get(tile.shape)?.find(({ turns }) => turns === tile.turns);
      const cells = tile.cells.map(cellAt);
      const corner = cellName({ column: Math.min(...cells.map(({ column }) => column)), row: Math.min(...cells.map(({ row }) => row)) });
      expect(way && cellsUnder(way, corner).sort()).toEqual([...tile.cells].sort());
    }
  });

  it("have as many ways to lie as can be told apart", () => {
    expect(waysOf(["##", "##"]).map(({ turns }) => turns)).toEqual([0]);
    expect(waysOf(["###"]).map(({ turns }) => turns)).toEqual([0, 1]);
    expect(waysOf(["#.", "##"]).map(({ turns }) => turns)).toEqual([0, 1, 2, 3]);
  });
});

describe("the frame", () => {
  it("is a closed ring: each space ends where the next begins", () => {
    plan.frame.forEach(({ outline }, at) => {
      const next = plan.frame[(at + 1) % plan.frame.length]!;
      const inner = outline.slice(outline.length / 2);
      expect(inner[0]).toEqual(next.parting[0]);
    });
  });

  it("bends round the corners, the first at the north-west", () => {
    const corners = plan.frame.filter(({ isCorner }) => isCorner);
    expect(corners.map(({ name }) => name)).toEqual(["frame-0", "frame-3", "frame-6", "frame-9"]);
    expect(corners[0]?.middle).toEqual({ x: 27, y: 27 });
    expect(corners[1]?.middle).toEqual({ x: plan.width - 27, y: 27 });
  });

  it("is found under the pointer, and so are cells", () => {
    for (const { name, middle } of plan.frame) expect(plan.placeAt(middle)).toBe(name);
    expect(plan.placeAt(middleOf(cellAt("C5")))).toBe("C5");
    expect(plan.placeAt({ x: 2, y: 2 })).toBe("");
  });
});

describe("a course", () => {
  it("takes as many steps as the engine charges", () => {
    expect(Object.keys(sailCosts).length).toBeGreaterThan(20);
    for (const [place, cost] of Object.entries(sailCosts)) expect([place, course(plan, shipAt, place).length - 1]).toEqual([place, cost]);
  });
});

describe("labels and rose", () => {
  const large = view.islands.filter((island) => island.large);
  const rooms = findRooms(plan, large, () => [120, 52], 34);
  const labels = placeLabels(rooms, []);

  it("has one for each large island, on open water only", () => {
    expect(labels.map(({ island }) => island.name)).toEqual(large.map(({ name }) => name));
    for (const { box } of labels)
      for (const x of [box.x, box.x + box.width / 2, box.x + box.width])
        for (const y of [box.y, box.y + box.height]) expect(plan.sign(cellAt(plan.placeAt({ x, y })))).toBe("~");
  });

  it("goes out of the way of a ship", () => {
    const { box } = labels[0]!;
    const [moved] = placeLabels(rooms, [{ x: box.x + 10, y: box.y + 10 }]);
    expect(moved?.box).not.toEqual(box);
  });

  it("puts the rose on water", () => {
    const rose = placeRose(plan, labels.map(({ box }) => box));
    if (rose) expect(plan.sign(cellAt(plan.placeAt(rose)))).toBe("~");
  });
});
