import * as outline from "../../../shell/chart/outline";
import { CELL, ORIGIN, type Cell, type Point } from "./grid";

const SCALE: outline.Scale = { origin: ORIGIN, cell: CELL };

export const coastPoints = (loop: readonly Cell[]): Point[] => outline.coastPoints(loop, SCALE);

/** The coast of some land. */
export const coastOf = (cells: readonly Cell[]): string => outline.coastOf(cells, SCALE);

/** The outline of a tile: its cells' border, a little smaller, with round corners. */
export const tileOutline = (cells: readonly Cell[], inset: number, radius: number): string => outline.borderOf(cells, SCALE, inset, radius);
