import type { Cell } from "../../../shell/chart/geometry";
import type { Box, Point } from "../../../shell/lens/lens.svelte";
import type { Scale } from "../../../shell/chart/outline";
import { cellAt, cellName, type World } from "./world";

/** Units of the drawing for one cell, by how many cells a side has: many of them are drawn smaller, what is written is not. */
const CELL = [
  { most: 12, cell: 59, frame: 22 },
  { most: 24, cell: 31, frame: 18 },
  { most: 36, cell: 22, frame: 18 },
];
/** The cell for which pieces and terrain are drawn. */
const DRAWN = 59;
/** How much of a cell is seen again beyond the edge. */
const AGAIN = 0.6;
const NEATLINE = 7;
/** Pixels that a cell has on a phone at first, and at most. */
const NEAR = 50;
const NEAREST = 110;

/** Where everything is drawn on the chart of a world. */
export class Plan {
  readonly world: World;
  readonly cell: number;
  /** The belt with the names of rows and columns. */
  readonly frame: number;
  /** The strip that shows the other side again. */
  readonly again: number;
  readonly edge = NEATLINE;
  /** Where the first cell begins, and how wide all cells are. */
  readonly origin: number;
  readonly span: number;
  readonly width: number;
  readonly height: number;
  /** The size of things beside those of a board of one box: terrain shrinks with its cell, pieces somewhat less. */
  readonly ground: number;
  readonly piece: number;
  readonly near: number;
  readonly nearest: number;

  constructor(world: World, phone: boolean) {
    const { cell, frame } = CELL.find(({ most }) => world.side <= most) ?? CELL.at(-1)!;
    this.world = world;
    this.cell = cell;
    this.frame = frame;
    this.again = Math.round(cell * AGAIN);
    this.origin = this.edge + this.frame + this.again;
    this.span = world.side * cell;
    this.width = this.height = this.span + 2 * this.origin;
    this.ground = cell / DRAWN;
    this.piece = Math.sqrt(this.ground) * (cell < DRAWN ? 0.98 : 1);
    this.near = phone ? NEAR / cell : 0;
    this.nearest = NEAREST / cell;
  }

  get scale(): Scale {
    return { origin: this.origin, cell: this.cell, around: this.world.side };
  }
  /** All water and land that is drawn, with what is seen again. */
  get window(): Box {
    const at = this.edge + this.frame;
    const size = this.span + 2 * this.again;
    return { x: at, y: at, width: size, height: size };
  }

  corner({ row, column }: Cell): Point {
    return { x: this.origin + column * this.cell, y: this.origin + row * this.cell };
  }
  middleOf({ row, column }: Cell): Point {
    return this.corner({ row: row + 0.5, column: column + 0.5 });
  }
  middle(name: string): Point {
    return this.middleOf(cellAt(name));
  }

  /** The cell under a point of the drawing, also where it is seen again; empty on the frame. */
  cellUnder({ x, y }: Point): string {
    const { window } = this;
    if (x < window.x || y < window.y || x >= window.x + window.width || y >= window.y + window.height) return "";
    const at = { row: Math.floor((y - this.origin) / this.cell), column: Math.floor((x - this.origin) / this.cell) };
    return cellName(this.world.wrapped(at));
  }

  isOnBoard(point: Point | undefined): boolean {
    const { origin, span } = this;
    return point !== undefined && [point.x, point.y].every((at) => at >= origin && at < origin + span);
  }

  /** The middle of some points, but never so far from the last one that it would be out of what is seen around it. */
  between(points: readonly Point[], seen: { width: number; height: number }): Point {
    const last = points.at(-1) ?? { x: 0, y: 0 };
    const middle = (of: (point: Point) => number, size: number): number => {
      const mean = points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
      const room = Math.max(0, size / 2 - this.cell);
      return Math.min(Math.max(mean, of(last) - room), of(last) + room);
    };
    return { x: middle(({ x }) => x, seen.width), y: middle(({ y }) => y, seen.height) };
  }

  /** All places where a cell is seen: its own, and those beyond the edge. */
  sightings(name: string): Cell[] {
    const { row, column } = cellAt(name);
    const again = (at: number): number[] => [at, ...(at === 0 ? [this.world.side] : []), ...(at === this.world.side - 1 ? [-1] : [])];
    return again(row).flatMap((down) => again(column).map((right) => ({ row: down, column: right })));
  }

  /** A way from cell to cell as a line that runs on beyond the edge. */
  line(cells: readonly string[]): Point[] {
    const [first] = cells;
    if (first === undefined) return [];
    let at = cellAt(first);
    const points = [this.middleOf(at)];
    cells.slice(1).forEach((cell, index) => {
      const step = this.world.between(cells[index]!, cell);
      at = { row: at.row + step.row, column: at.column + step.column };
      points.push(this.middleOf(at));
    });
    return points;
  }

  /** How far a line must be moved to be seen: not at all, and by a whole world where it leaves the board. */
  shifts(points: readonly Point[]): Point[] {
    const [low, high] = [this.origin, this.origin + this.span];
    const along = (of: (point: Point) => number): number[] => {
      const values = points.map(of);
      return [0, ...(Math.min(...values) < low ? [this.span] : []), ...(Math.max(...values) > high ? [-this.span] : [])];
    };
    return along(({ x }) => x).flatMap((x) => along(({ y }) => y).map((y) => ({ x, y })));
  }
}

/** A line that rounds the corners of a way. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return "";
  const turns = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1]!;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${turns.join("")}L${last.x} ${last.y}`;
}
