/** What an arrow must not cross. */
export interface Thing {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far from a thing an arrow keeps. */
const CLEAR = 5;
const STEP = 4;
/** Further aside it would not be seen to begin at its piece. */
const FARTHEST = 160;

/** Where, as near as can be, an arrow comes down between two heights without crossing any of these things; null: nowhere near. */
export function laneDown(x: number, from: number, to: number, things: readonly Thing[]): number | null {
  const between = things.filter(({ top, bottom }) => bottom > from && top < to);
  for (let aside = 0; aside <= FARTHEST; aside += STEP) {
    const free = [x - aside, x + aside].find((lane) => between.every(({ left, right }) => lane < left - CLEAR || lane > right + CLEAR));
    if (free !== undefined) return free;
  }
  return null;
}
