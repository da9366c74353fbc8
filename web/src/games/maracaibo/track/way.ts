import type { TrackSpace } from "../pieces";

export interface Spot extends TrackSpace {
  /** Along the way, in spaces. */
  x: number;
  /** 0 the upper branch, 1 the way itself, 2 the lower branch. */
  lane: 0 | 1 | 2;
}
interface Link {
  from: Spot;
  to: Spot;
}
export interface Way {
  spots: Spot[];
  links: Link[];
  /** Where rivers cross it. */
  rivers: number[];
  length: number;
}

/** Which branch a space lies on. */
export const laneOf = (code: string): Spot["lane"] => (code.endsWith("u") ? 0 : code.endsWith("l") ? 2 : 1);

/** Where the spaces of the track are drawn: branches side by side, with the same room between fork and end. */
export function layWay(track: ReadonlyMap<string, TrackSpace>): Way {
  const spaces = [...track.values()];
  const spots = new Map<string, Spot>();
  let end = 0;
  for (const space of spaces) {
    const lane = laneOf(space.code);
    const x = lane === 1 ? Number(/^\d+$/.exec(space.code)?.[0] ?? (space.code === "S" ? 0 : end + 1)) : 0;
    end = Math.max(end, x);
    spots.set(space.code, { ...space, x, lane });
  }
  for (const fork of spots.values()) if (fork.lane === 1 && fork.next.length > 1) for (const first of fork.next) spread(spots, fork, first);
  const all = [...spots.values()];
  const links = all.flatMap((from) => from.next.flatMap((code) => {
    const to = spots.get(code);
    return to ? [{ from, to }] : [];
  }));
  return { spots: all, links, rivers: riversOf(links), length: end };
}

function spread(spots: ReadonlyMap<string, Spot>, fork: Spot, first: string): void {
  const branch: Spot[] = [];
  let spot = spots.get(first);
  while (spot && spot.lane !== 1) {
    branch.push(spot);
    spot = spots.get(spot.next[0] ?? "");
  }
  const end = spot?.x ?? fork.x;
  branch.forEach((one, at) => (one.x = fork.x + ((end - fork.x) * (at + 1)) / (branch.length + 1)));
}

/** Between the last spaces before a river and the first ones behind it. */
function riversOf(links: readonly Link[]): number[] {
  const crossings = links.filter(({ from, to }) => to.rivers > from.rivers);
  return [...new Set(crossings.map(({ to }) => to.rivers))].map((river) => {
    const over = crossings.filter(({ to }) => to.rivers === river);
    return (Math.max(...over.map(({ from }) => from.x)) + Math.min(...over.map(({ to }) => to.x))) / 2;
  });
}
