import type { TitleInfo } from "../../../protocol";
import { cellAt, cellName, type Cell } from "./grid";

/** A tile's shape after some quarter turns clockwise: its cells, from the north-west corner of its box. */
export interface Way {
  turns: number;
  cells: Cell[];
  columns: number;
  rows: number;
}

/** Each shape's different ways to lie, by its code. */
export type Shapes = ReadonlyMap<string, Way[]>;

function wayOf(cells: Cell[], turns: number): Way {
  return { turns, cells, columns: 1 + Math.max(...cells.map((cell) => cell.column)), rows: 1 + Math.max(...cells.map((cell) => cell.row)) };
}

const inOrder = (cells: Cell[]): Cell[] => cells.sort((a, b) => a.row - b.row || a.column - b.column);

/** A quarter turn clockwise. */
function turned({ cells, rows, turns }: Way): Way {
  return wayOf(inOrder(cells.map(({ column, row }) => ({ column: rows - 1 - row, row: column }))), turns + 1);
}

/** "#." and "##" is a corner of three cells. */
export function waysOf(drawing: readonly string[]): Way[] {
  const cells = drawing.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === "#" ? [{ column, row }] : [])));
  const ways: Way[] = [];
  const seen = new Set<string>();
  for (let way = wayOf(cells, 0); way.turns < 4; way = turned(way)) {
    const looks = way.cells.map(cellName).join();
    if (!seen.has(looks)) ways.push(way);
    seen.add(looks);
  }
  return ways;
}

export function readShapes(title: Pick<TitleInfo, "catalogue">): Shapes {
  const shapes = title.catalogue.filter((entry) => entry["kind"] === "shape");
  return new Map(shapes.map((entry) => [String(entry["code"]), waysOf((entry["rows"] as string[]) ?? [])]));
}

/** The cells under a tile whose box has its north-west corner there. */
export function cellsUnder(way: Way, corner: string): string[] {
  const { column, row } = cellAt(corner);
  return way.cells.map((cell) => cellName({ column: column + cell.column, row: row + cell.row }));
}
