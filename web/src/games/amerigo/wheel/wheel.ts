import { COLORS, type Color } from "../pieces";

/** Where things lie on the action wheel, drawn in a square of 216. */
export const MIDDLE = 108;
const SHARE = 360 / COLORS.length;
const OUTER = 100;
const INNER = 50;
/** Half of the gap between two sectors, in degrees at the outer and at the inner edge. */
const OUTER_GAP = 1.25;

export interface Spot {
  x: number;
  y: number;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A spot so far from the middle, in a direction counted clockwise from the top. */
export function spot(radius: number, degrees: number): Spot {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: tenth(MIDDLE + radius * Math.cos(angle)), y: tenth(MIDDLE + radius * Math.sin(angle)) };
}

/** The direction of the middle of a colour's sector: the first phase is at the top, the others follow clockwise. */
export const direction = (color: Color): number => COLORS.indexOf(color) * SHARE;

export function sector(color: Color): string {
  const half = SHARE / 2 - OUTER_GAP;
  const at = direction(color);
  const [a, b, c, d] = [spot(OUTER, at - half), spot(OUTER, at + half), spot(INNER, at + half), spot(INNER, at - half)];
  return `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 0 0 ${d.x} ${d.y}Z`;
}

const PER_ROW = 4;

/** Where the cubes of a storage space lie: a row of four, the rest before it. */
export function stored(color: Color, cubes: number): Spot[] {
  return Array.from({ length: cubes }, (_, at) => {
    const row = Math.floor(at / PER_ROW);
    const inRow = Math.min(PER_ROW, cubes - row * PER_ROW);
    const spread = row === 0 ? 9.4 : 11.2;
    return spot(row === 0 ? 70 : 59, direction(color) + ((at % PER_ROW) - (inRow - 1) / 2) * spread);
  });
}

const MOST_PER_ROW = 5;
const LOWEST = 104;

/** Where the cubes on the action space lie: rows one above the other, the last row in front. */
export function heaped(cubes: number): Spot[] {
  const rows = Math.max(1, Math.ceil(cubes / MOST_PER_ROW));
  const perRow = Math.ceil(cubes / rows);
  const height = rows > 3 ? 33 / (rows - 1) : 11;
  return Array.from({ length: cubes }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, cubes - row * perRow);
    return { x: MIDDLE + ((at % perRow) - (inRow - 1) / 2) * 13, y: LOWEST - (rows - 1 - row) * height - (rows === 1 ? 9 : rows === 2 ? 3 : 0) };
  });
}

/** Every cube of a bag by its colour, in the order of the phases. */
export const cubesOf = (bag: Readonly<Record<string, number>>): Color[] =>
  COLORS.flatMap((color) => Array.from({ length: bag[color] ?? 0 }, () => color));
