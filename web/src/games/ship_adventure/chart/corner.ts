import type { Box, Point } from "../../../shell/lens/lens.svelte";

/** Where the small map can lie on the chart; the zoom buttons have the fourth corner. The first is where it lies when nothing speaks against it. */
export const CORNERS = ["bottom-right", "bottom-left", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];

/** Something on the chart, in pixels of what is seen of it, and how bad it is to cover it. */
export interface Spot extends Point {
  weight: number;
}

const MARGIN = 8;
/** How far down the zoom buttons of a phone reach: four of 44 pixels, and 6 between. */
const BUTTONS = MARGIN + 4 * 44 + 3 * 6;

function boxAt(corner: Corner, seen: { width: number; height: number }, size: number): Box {
  return {
    x: corner === "bottom-right" ? seen.width - size - MARGIN : MARGIN,
    y: corner === "top-left" ? MARGIN : seen.height - size - MARGIN,
    width: size,
    height: size,
  };
}

/** A low chart has no room for it below the zoom buttons. */
const fits = (corner: Corner, height: number, size: number): boolean => corner !== "bottom-right" || height >= BUTTONS + size + 2 * MARGIN;

/** The corner in which a map of this size covers least; it stays where it is while no other is better. `radius`: of things around their spots. */
export function freeCorner(now: Corner, seen: { width: number; height: number }, size: number, spots: readonly Spot[], radius: number): Corner {
  const covered = (corner: Corner): number => {
    const { x, y, width, height } = boxAt(corner, seen, size);
    const isUnder = (spot: Spot): boolean => spot.x > x - radius && spot.x < x + width + radius && spot.y > y - radius && spot.y < y + height + radius;
    return spots.reduce((sum, spot) => sum + (isUnder(spot) ? spot.weight : 0), 0);
  };
  const possible = CORNERS.filter((corner) => fits(corner, seen.height, size));
  return possible.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), possible.find((corner) => corner === now) ?? "bottom-left");
}
