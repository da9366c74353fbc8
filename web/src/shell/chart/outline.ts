import type { Point } from "../lens/lens.svelte";
import { chance, round, type Cell } from "./geometry";

/** How cells become points of a drawing. */
export interface Scale {
  /** Where the first cell begins, and how wide one is. */
  origin: number;
  cell: number;
  /** On a world whose edges meet: after so many cells the coast repeats itself. */
  around?: number;
}

/** One side of a cell on the border of a piece of land or a tile, from corner to corner, with the land on its right. */
interface Side {
  from: Cell;
  to: Cell;
}

const key = ({ column, row }: Cell): string => `${column},${row}`;

/** The border of some cells as closed loops of corners, clockwise around land. */
export function loopsAround(cells: readonly Cell[]): Cell[][] {
  const inside = new Set(cells.map(key));
  const open = new Map<string, Side[]>();
  for (const { column, row } of cells) {
    const corners: Cell[] = [
      { column, row },
      { column: column + 1, row },
      { column: column + 1, row: row + 1 },
      { column, row: row + 1 },
    ];
    const beyond: Cell[] = [
      { column, row: row - 1 },
      { column: column + 1, row },
      { column, row: row + 1 },
      { column: column - 1, row },
    ];
    corners.forEach((from, at) => {
      if (inside.has(key(beyond[at]!))) return;
      const side = { from, to: corners[(at + 1) % 4]! };
      open.set(key(from), [...(open.get(key(from)) ?? []), side]);
    });
  }
  const loops: Cell[][] = [];
  for (;;) {
    const start = [...open.values()].find((sides) => sides.length > 0)?.[0];
    if (!start) return loops;
    loops.push(walk(start, open));
  }
}

/** Follows the border once round. Where cells touch by a corner only, it keeps to the cell it is at. */
function walk(start: Side, open: Map<string, Side[]>): Cell[] {
  const loop: Cell[] = [];
  let side: Side | undefined = start;
  while (side) {
    const at: Side = side;
    take(open, at);
    loop.push(at.from);
    const next: Side[] = open.get(key(at.to)) ?? [];
    side = next.find((one) => isRightTurn(at, one)) ?? next[0];
  }
  return loop;
}

function take(open: Map<string, Side[]>, side: Side): void {
  open.set(
    key(side.from),
    (open.get(key(side.from)) ?? []).filter((other) => other !== side),
  );
}

const isRightTurn = (a: Side, b: Side): boolean => {
  const [ax, ay] = [a.to.column - a.from.column, a.to.row - a.from.row];
  const [bx, by] = [b.to.column - b.from.column, b.to.row - b.from.row];
  return ax * by - ay * bx > 0;
};

// --- coast ------------------------------------------------------------------------------------------------------------

/** How far along a side of a cell its two points are, how far chance may push them, and how round the line is. */
const FIRST = 0.27;
const SECOND = 0.73;
const PUSH = 0.15;
const LEAN = 0.015;
const ROUND = 0.19;

/** The points of a coast: two for each side of a cell, pushed in or out a little. */
export function coastPoints(loop: readonly Cell[], { origin, cell, around }: Scale): Point[] {
  const once = (at: number): number => (around === undefined ? at : (at + around) % around);
  return loop.flatMap((from, at) => {
    const to = loop[(at + 1) % loop.length]!;
    const along = { x: to.column - from.column, y: to.row - from.row };
    const outside = { x: along.y, y: -along.x };
    return [FIRST, SECOND].map((share, which) => {
      const push = (chance(once(from.column) * 3 + along.x, once(from.row) * 3 + along.y, which) - 0.5) * PUSH + LEAN;
      return {
        x: origin + (from.column + along.x * share + outside.x * push) * cell,
        y: origin + (from.row + along.y * share + outside.y * push) * cell,
      };
    });
  });
}

/** A smooth closed line through points (Catmull-Rom, as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: b.x + (c.x - a.x) * ROUND, y: b.y + (c.y - a.y) * ROUND };
    const two = { x: c.x - (d.x - b.x) * ROUND, y: c.y - (d.y - b.y) * ROUND };
    return `C${[one, two, c].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  const { x, y } = at(0);
  return `M${round(x)} ${round(y)}${curves.join("")}Z`;
}

/** The coast of some land. */
export const coastOf = (cells: readonly Cell[], scale: Scale): string =>
  loopsAround(cells)
    .map((loop) => smooth(coastPoints(loop, scale)))
    .join("");

// --- borders ------------------------------------------------------------------------------------------------------------

/** The border of some cells, a little smaller, with round corners. */
export function borderOf(cells: readonly Cell[], scale: Scale, inset: number, radius: number): string {
  return loopsAround(cells)
    .map((loop) => rounded(inwards(corners(loop), scale, inset), radius))
    .join("");
}

/** Only where the border turns. */
function corners(loop: readonly Cell[]): Cell[] {
  return loop.filter((_, at) => {
    const before = loop[(at + loop.length - 1) % loop.length]!;
    const after = loop[(at + 1) % loop.length]!;
    return before.column !== after.column && before.row !== after.row;
  });
}

function inwards(loop: readonly Cell[], { origin, cell }: Scale, inset: number): Point[] {
  const normal = (from: Cell, to: Cell): Point => ({ x: -Math.sign(to.row - from.row), y: Math.sign(to.column - from.column) });
  return loop.map((corner, at) => {
    const a = normal(loop[(at + loop.length - 1) % loop.length]!, corner);
    const b = normal(corner, loop[(at + 1) % loop.length]!);
    return { x: origin + corner.column * cell + (a.x + b.x) * inset, y: origin + corner.row * cell + (a.y + b.y) * inset };
  });
}

function rounded(points: readonly Point[], radius: number): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + ((to.x - from.x) / length) * radius, y: from.y + ((to.y - from.y) / length) * radius };
  };
  const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  const parts = points.map((corner, at) => {
    const before = points[(at + points.length - 1) % points.length]!;
    const after = points[(at + 1) % points.length]!;
    return `${at === 0 ? "M" : "L"}${write(towards(corner, before))}Q${write(corner)} ${write(towards(corner, after))}`;
  });
  return `${parts.join("")}Z`;
}
