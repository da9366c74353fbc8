import type { AmerigoIsland } from "../../../protocol";
import { CELL, ORIGIN, cellAt, chance, middleOf, type Box, type Cell, type Plan, type Point } from "./grid";

/** What is drawn on open water: the rose, waves, the labels of large islands. Never on land, never on an anchor. */

const WAVES = 0.34;
export const ROSE = 40;
const MARGIN = 5;

/** The room for an island's label: the best place first, then others for when something lies there. */
export interface LabelRoom {
  island: AmerigoIsland;
  boxes: Box[];
}

/** A label where it stands now. */
export interface Label {
  island: AmerigoIsland;
  box: Box;
  /** From the label to its island. */
  leader: [Point, Point];
}

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const wider = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });
const boxOf = ({ column, row }: Cell): Box => ({ x: ORIGIN + column * CELL, y: ORIGIN + row * CELL, width: CELL, height: CELL });

/** Open water of a map: neither land nor anchor. Boxes are asked about by the thousand, so it counts beforehand. */
class Water {
  /** For each corner of cells, how many cells north-west of it are not open. */
  readonly #before: number[][];
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#before = [Array<number>(plan.columns + 1).fill(0)];
    for (let row = 0; row < plan.rows; row++) {
      const line = [0];
      for (let column = 0; column < plan.columns; column++) {
        const isSolid = plan.sign({ column, row }) === "~" ? 0 : 1;
        line.push(isSolid + line[column]! + this.#before[row]![column + 1]! - this.#before[row]![column]!);
      }
      this.#before.push(line);
    }
  }

  isOpen({ x, y, width, height }: Box): boolean {
    const [west, north] = [Math.floor((x - ORIGIN) / CELL), Math.floor((y - ORIGIN) / CELL)];
    const [east, south] = [Math.floor((x + width - ORIGIN) / CELL) + 1, Math.floor((y + height - ORIGIN) / CELL) + 1];
    if (west < 0 || north < 0 || east > this.#plan.columns || south > this.#plan.rows) return false;
    const at = (row: number, column: number): number => this.#before[row]![column]!;
    return at(south, east) - at(north, east) - at(south, west) + at(north, west) === 0;
  }

  /** All boxes of a size on open water, a quarter of a cell apart. */
  boxes(width: number, height: number): Box[] {
    const found: Box[] = [];
    for (let y = ORIGIN + 6; y + height < this.#plan.height - ORIGIN; y += CELL / 4) {
      for (let x = ORIGIN + 6; x + width < this.#plan.width - ORIGIN; x += CELL / 4) {
        const box = { x, y, width, height };
        if (this.isOpen(wider(box, MARGIN))) found.push(box);
      }
    }
    return found;
  }
}

function centreOf(cells: readonly string[]): Point {
  const middles = cells.map((cell) => middleOf(cellAt(cell)));
  const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
  return { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) };
}

const PLACES = 3;
/** A label that is farther from the nearest cell of its island than this rather becomes a narrow one. */
const NEAR = 1.6 * CELL;
const middles = (island: AmerigoIsland): Point[] => island.cells.map((cell) => middleOf(cellAt(cell)));

/** Places for the labels of some islands, each near its own and not over another; narrow ones where wide ones find no room. */
export function findRooms(plan: Plan, islands: readonly AmerigoIsland[], widths: (island: AmerigoIsland) => number[], height: number): LabelRoom[] {
  const rooms: LabelRoom[] = islands.map((island) => ({ island, boxes: [] }));
  const water = new Water(plan);
  const open = new Map<number, Box[]>();
  const boxesOf = (width: number): Box[] => {
    if (!open.has(width)) open.set(width, water.boxes(width, height));
    return open.get(width) ?? [];
  };
  for (let place = 0; place < PLACES; place++) {
    for (const room of rooms) {
      const taken = rooms.flatMap(({ boxes }) => boxes);
      const sizes = place === 0 ? widths(room.island) : room.boxes.slice(0, 1).map((box) => box.width);
      const found = sizes.flatMap((width) => nearest(boxesOf(width), room.island, taken) ?? []);
      const box = found.find((one) => awayFrom(middles(room.island), one) < NEAR) ?? found.at(-1);
      if (box) room.boxes.push(box);
    }
  }
  return rooms.filter(({ boxes }) => boxes.length > 0);
}

/** The labels, each at its best place that no ship lies at. */
export function placeLabels(rooms: readonly LabelRoom[], ships: readonly Point[]): Label[] {
  const isFree = (box: Box): boolean => !ships.some((ship) => awayFrom([ship], box) < 14);
  return rooms.flatMap(({ island, boxes }) => {
    const box = boxes.find(isFree) ?? boxes[0];
    return box ? [{ island, box, leader: leaderOf(box, island) }] : [];
  });
}

function leaderOf(box: Box, island: AmerigoIsland): [Point, Point] {
  const within = (at: number, from: number, size: number): number => Math.max(from, Math.min(at, from + size));
  const edge = (point: Point): Point => ({ x: within(point.x, box.x, box.width), y: within(point.y, box.y, box.height) });
  const away = (point: Point): number => Math.hypot(point.x - edge(point).x, point.y - edge(point).y);
  const land = middles(island).reduce((best, point) => (away(point) < away(best) ? point : best));
  const from = edge(land);
  const share = Math.max(0, 1 - (CELL * 0.42) / Math.max(1, away(land)));
  return [from, { x: from.x + (land.x - from.x) * share, y: from.y + (land.y - from.y) * share }];
}

function nearest(open: readonly Box[], island: AmerigoIsland, taken: readonly Box[]): Box | null {
  const own = middles(island);
  const heart = centreOf(island.cells);
  const cost = (box: Box): number => awayFrom(own, box) + 0.25 * Math.hypot(box.x + box.width / 2 - heart.x, box.y + box.height / 2 - heart.y);
  let best: Box | null = null;
  let least = Infinity;
  for (const box of open) {
    if (taken.some((other) => overlaps(wider(box, 6), other))) continue;
    const one = cost(box);
    if (one >= least) continue;
    least = one;
    best = box;
  }
  return best;
}

/** How far the nearest of some points is from a box. */
function awayFrom(points: readonly Point[], { x, y, width, height }: Box): number {
  let least = Infinity;
  for (const point of points) {
    const across = Math.max(x - point.x, 0, point.x - x - width);
    const down = Math.max(y - point.y, 0, point.y - y - height);
    least = Math.min(least, across * across + down * down);
  }
  return Math.sqrt(least);
}

/** The widest open water for the rose, away from labels; none where it would touch a coast. */
export function placeRose(plan: Plan, labels: readonly Box[]): Point | null {
  const taken = [...[...plan.cells()].filter((cell) => plan.sign(cell) !== "~").map(boxOf), ...labels];
  let best: Point | null = null;
  let most = ROSE;
  for (let row = 2; row < plan.rows - 1; row += 0.5) {
    for (let column = 2; column < plan.columns - 1; column += 0.5) {
      const at = { x: ORIGIN + column * CELL, y: ORIGIN + row * CELL };
      let room = Math.min(at.x - ORIGIN, at.y - ORIGIN - 12, plan.width - ORIGIN - at.x, plan.height - ORIGIN - at.y) - 4;
      for (let one = 0; one < taken.length && room > most; one++) room = Math.min(room, awayFrom([at], taken[one]!));
      if (room <= most) continue;
      most = room;
      best = at;
    }
  }
  return best;
}

/** Waves on some of the cells that have water all around. */
export function placeWaves(plan: Plan, labels: readonly Box[], rose: Point | null): Point[] {
  const isWide = ({ column, row }: Cell): boolean =>
    [-1, 0, 1].every((down) => [-1, 0, 1].every((right) => !plan.isLand({ column: column + right, row: row + down })));
  const clear = [...labels.map((box) => wider(box, 4)), ...(rose ? [{ x: rose.x - 50, y: rose.y - 60, width: 100, height: 110 }] : [])];
  return [...plan.cells()]
    .filter((cell) => plan.sign(cell) === "~" && isWide(cell) && chance(cell.column, cell.row, 7) < WAVES)
    .filter((cell) => !clear.some((box) => overlaps(box, boxOf(cell))))
    .map((cell) => {
      const { x, y } = middleOf(cell);
      return { x: Math.round(x + (chance(cell.column, cell.row, 8) - 0.5) * 10), y: Math.round(y + (chance(cell.column, cell.row, 9) - 0.5) * 12) };
    });
}

/** Tufts of grass on some plain cells. */
export function placeTufts(plan: Plan): Point[] {
  return [...plan.cells()]
    .filter((cell) => plan.sign(cell) === "#" && chance(cell.column, cell.row, 11) < 0.4)
    .map((cell) => {
      const { x, y } = middleOf(cell);
      const push = (salt: number): number => (chance(cell.column, cell.row, salt) - 0.5) * 8;
      return { x: Math.round(x - 6 + push(12)), y: Math.round(y + 6 + push(13)) };
    });
}
