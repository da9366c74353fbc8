import type { MoveInfo } from "../../../protocol";
import { cellAt, isFrame, type Cell } from "./grid";
import { tileOutline } from "./outline";

/** How far some action points carry a ship, as one line on the sea. */
export interface Tide {
  points: number;
  outline: string;
  /** The last that costs no gold. */
  edge: boolean;
  dear: boolean;
}

const ROUND = 13;

/** A line around everything that so many points reach, for each number of points; `from`: where the ship lies. */
export function tidesOf(targets: ReadonlyMap<string, MoveInfo>, from: string): Tide[] {
  const cells = [...targets].filter(([place]) => !isFrame(place)).map(([place, { preview }]) => ({ cell: cellAt(place), points: preview["ap"] ?? 0, spends: preview["spends"] ?? 0 }));
  const start: Cell[] = from && !isFrame(from) && !targets.has(from) ? [cellAt(from)] : [];
  const free = Math.max(0, ...cells.filter(({ spends }) => spends === 0).map(({ points }) => points));
  const steps = [...new Set(cells.map(({ points }) => points))].sort((a, b) => b - a);
  return steps.map((points) => {
    const reached = cells.filter((one) => one.points <= points).map(({ cell }) => cell);
    return { points, outline: tileOutline([...start, ...reached], 0, ROUND), edge: points === free, dear: points > free };
  });
}
