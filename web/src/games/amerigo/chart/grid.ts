import type { AmerigoMap } from "../../../protocol";
import { chance, round, type Cell } from "../../../shell/chart/geometry";
import type { Box, Point } from "../../../shell/lens/lens.svelte";

export { chance, round, type Box, type Cell, type Point };

/** Measures of the drawing: one cell, the neatline around everything, the belt of frame spaces. */
export const CELL = 32;
export const EDGE = 12;
export const BELT = 30;
/** Where the first cell begins. */
export const ORIGIN = EDGE + BELT;

const LETTER_A = 65;

/** "C5" is the third column, the fifth row. */
export const cellAt = (name: string): Cell => ({ column: name.charCodeAt(0) - LETTER_A, row: Number(name.slice(1)) - 1 });

export const cellName = ({ column, row }: Cell): string => columnName(column) + (row + 1);

export const columnName = (column: number): string => String.fromCharCode(LETTER_A + column);

export const isFrame = (place: string): boolean => place.startsWith("frame-");

const frameNumber = (place: string): number => Number(place.slice("frame-".length));

export const middleOf = ({ column, row }: Cell): Point => ({ x: ORIGIN + (column + 0.5) * CELL, y: ORIGIN + (row + 0.5) * CELL });

type Side = "north" | "east" | "south" | "west";

/** The cells that a frame space borders on one side, clockwise. */
interface Arm {
  side: Side;
  cells: Cell[];
}

/** A space of the frame: its outline, the line that parts it from the one before, and where ships lie. */
export interface FrameSpace {
  name: string;
  outline: Point[];
  parting: [Point, Point];
  middle: Point;
  isCorner: boolean;
  /** The direction in which ships lie side by side. */
  along: Point;
}

/** What of a map is needed to draw it: its size, where land is, its frame. */
export class Plan {
  readonly columns: number;
  readonly rows: number;
  /** Of the whole drawing, frame and neatline included. */
  readonly width: number;
  readonly height: number;
  /** How near a phone shows it at first, and at most: pixels for one unit of the drawing. */
  readonly near = 0.8;
  readonly nearest = 2;
  readonly frame: FrameSpace[];
  readonly #signs: string[];
  readonly #map: AmerigoMap;

  constructor(map: AmerigoMap) {
    this.#map = map;
    this.#signs = map.rows;
    this.columns = map.width;
    this.rows = map.height;
    this.width = map.width * CELL + 2 * ORIGIN;
    this.height = map.height * CELL + 2 * ORIGIN;
    this.frame = map.frame.map((cells, number) => this.#space(`frame-${number}`, cells.map(cellAt)));
  }

  /** What the map says of a cell; nothing outside it. */
  sign({ column, row }: Cell): string {
    return this.#signs[row]?.[column] ?? "";
  }

  isOnMap(cell: Cell): boolean {
    return this.sign(cell) !== "";
  }

  isLand(cell: Cell): boolean {
    return !["", "~", "A"].includes(this.sign(cell));
  }

  isSea(cell: Cell): boolean {
    return ["~", "A"].includes(this.sign(cell));
  }

  isAnchor(cell: Cell): boolean {
    return this.sign(cell) === "A";
  }

  *cells(): Generator<Cell> {
    for (let row = 0; row < this.rows; row++) for (let column = 0; column < this.columns; column++) yield { column, row };
  }

  /** The middle of a cell or frame space. */
  middle(place: string): Point {
    if (!isFrame(place)) return middleOf(cellAt(place));
    return this.frame[frameNumber(place)]?.middle ?? { x: 0, y: 0 };
  }

  /** Where one of several ships lies: a frame space holds any number of them. */
  berth(place: string, ship: number, ships: number): Point {
    const space = isFrame(place) ? this.frame[frameNumber(place)] : undefined;
    if (!space) return this.middle(place);
    const shift = (ship - (ships - 1) / 2) * (space.isCorner ? 14 : 28);
    return { x: space.middle.x + shift * space.along.x, y: space.middle.y + shift * space.along.y };
  }

  /** The room that a cell or frame space takes on the drawing. */
  box(place: string): Box {
    const space = isFrame(place) ? this.frame[frameNumber(place)] : undefined;
    const { x, y } = space ? space.middle : this.middle(place);
    return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
  }

  /** The cell or frame space under a point; empty outside the chart. */
  placeAt({ x, y }: Point): string {
    const cell = { column: Math.floor((x - ORIGIN) / CELL), row: Math.floor((y - ORIGIN) / CELL) };
    if (this.isOnMap(cell)) return cellName(cell);
    return this.frame.find((space) => isInside(space.outline, { x, y }))?.name ?? "";
  }

  /** The frame spaces that a cell borders. */
  framesBeside(cell: string): string[] {
    return this.#map.frame.flatMap((cells, number) => (cells.includes(cell) ? [`frame-${number}`] : []));
  }

  /** The places one step of a ship away, as far as they are water. */
  stepsFrom(place: string): string[] {
    if (isFrame(place)) {
      const number = frameNumber(place);
      const spaces = this.frame.length;
      const shore = (this.#map.frame[number] ?? []).filter((cell) => this.isSea(cellAt(cell)));
      return [`frame-${(number + 1) % spaces}`, `frame-${(number + spaces - 1) % spaces}`, ...shore];
    }
    const { column, row } = cellAt(place);
    const near = [
      { column, row: row - 1 },
      { column: column + 1, row },
      { column, row: row + 1 },
      { column: column - 1, row },
    ];
    return [...near.filter((cell) => this.isSea(cell)).map(cellName), ...this.framesBeside(place)];
  }

  #space(name: string, cells: Cell[]): FrameSpace {
    const arms = this.#arms(cells);
    const first = arms[0]!;
    const last = arms.at(-1)!;
    const start = this.#ends(first)[0];
    const end = this.#ends(last)[1];
    const isCorner = arms.length > 1;
    const outer = (point: Point, side: Side): Point => outwards(point, side, BELT);
    const outline = [outer(start, first.side), outer(end, last.side), end, start];
    if (isCorner) {
      const corner = this.#ends(first)[1];
      outline.splice(1, 0, outer(outer(corner, first.side), last.side));
      outline.splice(4, 0, corner);
      const middle = outwards(outwards(corner, first.side, BELT / 2), last.side, BELT / 2);
      return { name, outline, parting: [start, outer(start, first.side)], middle, isCorner, along: diagonal(first.side) };
    }
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const isLevel = first.side === "north" || first.side === "south";
    return {
      name,
      outline,
      parting: [start, outer(start, first.side)],
      middle: outwards(half, first.side, BELT / 2),
      isCorner,
      along: isLevel ? { x: 1, y: 0 } : { x: 0, y: 1 },
    };
  }

  /** A corner space names its corner cell twice: there it bends. */
  #arms(cells: Cell[]): Arm[] {
    const bend = cells.findIndex((cell, at) => at > 0 && cell.column === cells[at - 1]?.column && cell.row === cells[at - 1]?.row);
    const runs = bend < 0 ? [cells] : [cells.slice(0, bend), cells.slice(bend)];
    return runs.map((run) => ({ side: this.#sideOf(run), cells: run }));
  }

  #sideOf(run: Cell[]): Side {
    if (run.every(({ row }) => row === 0)) return "north";
    if (run.every(({ column }) => column === this.columns - 1)) return "east";
    return run.every(({ row }) => row === this.rows - 1) ? "south" : "west";
  }

  /** Where an arm begins and ends on the border of the grid. */
  #ends({ side, cells }: Arm): [Point, Point] {
    const first = cells[0]!;
    const last = cells.at(-1)!;
    const at = (column: number, row: number): Point => ({ x: ORIGIN + column * CELL, y: ORIGIN + row * CELL });
    if (side === "north") return [at(first.column, 0), at(last.column + 1, 0)];
    if (side === "east") return [at(this.columns, first.row), at(this.columns, last.row + 1)];
    if (side === "south") return [at(first.column + 1, this.rows), at(last.column, this.rows)];
    return [at(0, first.row + 1), at(0, last.row)];
  }
}

function outwards({ x, y }: Point, side: Side, by: number): Point {
  if (side === "north") return { x, y: y - by };
  if (side === "east") return { x: x + by, y };
  return side === "south" ? { x, y: y + by } : { x: x - by, y };
}

/** Across a corner, from one of its arms to the other. */
const diagonal = (before: Side): Point => ({ x: 1, y: before === "west" || before === "east" ? -1 : 1 });

function isInside(outline: Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

export const pathOf = (points: Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
