/** Where a thing is: columns from the west, rows from the north, both from 0. */
export interface Cell {
  column: number;
  row: number;
}

/** Always the same number from 0 up to 1 for the same numbers, so that a map is drawn alike each time. */
export function chance(a: number, b: number, salt = 0): number {
  let mixed = Math.imul(a + 101, 374761393) ^ Math.imul(b + 211, 668265263) ^ Math.imul(salt + 307, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

export const round = (number: number): number => Math.round(number * 10) / 10;
