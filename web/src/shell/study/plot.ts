import type { StudiedInfo } from "../../protocol";

/** Whose chance a band of the plot is: a seat's, or one of these. */
export const RIVALS = -1;
export const TEAM = -2;

export interface Series {
  who: number;
  /** From 0 to 1: before each move, and at the end. */
  chances: number[];
}

/** One band for each seat and one for rivals without a seat; all who win or lose together have one. */
export function seriesOf(moves: readonly StudiedInfo[], end: readonly number[] | undefined, seats: number, together: boolean): Series[] {
  const rows = [...moves.map((move) => move.chances.win), ...(end ? [end] : [])];
  if (together) return [{ who: TEAM, chances: rows.map((row) => row[0] ?? 0) }];
  const own = Array.from({ length: seats }, (_, who) => ({ who, chances: rows.map((row) => row[who] ?? 0) }));
  const rest = rows.map((row) => Math.max(0, 1 - row.reduce((sum, one) => sum + one, 0)));
  return rest.some((one) => one > 0.005) ? [...own, { who: RIVALS, chances: rest }] : own;
}

/** Lower and upper edge of each band, the last seat at the bottom. */
export function stacked(series: readonly Series[]): { who: number; from: number[]; to: number[] }[] {
  let base = series[0]?.chances.map(() => 0) ?? [];
  return [...series].reverse().map(({ who, chances }) => {
    const from = base;
    base = base.map((low, place) => low + (chances[place] ?? 0));
    return { who, from, to: base };
  });
}

/** Where each round begins; titles without rounds have none. */
export const roundsOf = (moves: readonly StudiedInfo[]): { round: number; at: number }[] =>
  moves.filter((move, place) => move.round > 0 && move.round !== moves[place - 1]?.round).map((move) => ({ round: move.round, at: move.number }));

/** Numbered pins at these places, pushed apart and kept within the plot. */
export function pushedApart(wanted: readonly number[], gap: number, most: number): number[] {
  const found = [...wanted];
  for (let pass = 0; pass < found.length; pass += 1)
    for (let place = 1; place < found.length; place += 1) {
      const missing = gap - ((found[place] ?? 0) - (found[place - 1] ?? 0));
      if (missing <= 0) continue;
      found[place] = (found[place] ?? 0) + missing / 2;
      found[place - 1] = (found[place - 1] ?? 0) - missing / 2;
    }
  const behind = (place: number): number => most - (found.length - 1 - place) * gap;
  return found.map((left, place) => Math.min(left, behind(place)));
}

/** The move at which a band is thickest, but for the ends: there its sign has room. */
export function thickest(chances: readonly number[]): number {
  const rim = Math.floor(chances.length / 12);
  let best = rim;
  for (let place = rim; place < chances.length - rim; place += 1) if ((chances[place] ?? 0) > (chances[best] ?? 0)) best = place;
  return best;
}
