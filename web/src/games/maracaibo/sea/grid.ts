import type { MaracaiboView } from "../../../protocol";
import type { Point } from "../../../shell/lens/lens.svelte";

/** A card is two half cards high. */
export const CARD = 2;

/** How the sea is divided: the start area on the left, columns of cards, the Gulf and Maracaibo on the right. In pixels. */
export const START = 47;
export const HARBOR = 103;
export const EDGE = 3;

interface Grid {
  columns: number;
  /** The upper edge of the highest piece, in half cards. */
  top: number;
  /** How many half cards fit below it. */
  rows: number;
}

export function gridOf(view: Pick<MaracaiboView, "places" | "islands">): Grid {
  const top = Math.min(...view.places.map((place) => place.top), ...view.islands.map((island) => island.top));
  const bottom = Math.max(...view.places.map((place) => place.top + CARD), ...view.islands.map((island) => island.bottom));
  return { columns: Math.max(...view.places.map((place) => place.column)), top, rows: bottom - top };
}

/** The middle of a place on a sea of this size. */
export function middleOf(view: Pick<MaracaiboView, "places">, grid: Grid, name: string, width: number, height: number): Point {
  const half = (height - 2 * EDGE) / grid.rows;
  if (name === "start") return { x: START / 2, y: height / 2 };
  if (name === "maracaibo") return { x: width - HARBOR / 2, y: half * 2 };
  if (name === "gulf") return { x: width - HARBOR / 2, y: half * 6 };
  const place = view.places.find((one) => one.name === name);
  if (!place) return { x: 0, y: 0 };
  const step = (width - START - HARBOR) / grid.columns;
  return { x: START + (place.column - 0.5) * step, y: EDGE + (place.top - grid.top + CARD / 2) * half };
}
