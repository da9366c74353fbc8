import type { ConquestPoint, ConquestView } from "../../../../protocol";
import type { World } from "../../chart/world";

/** The points of a zone with lines between neighbours, as stars are joined to a constellation. */
export interface Constellation {
  zone: number;
  /** Who holds all of it; -1 for nobody. */
  holder: number;
  lines: [string, string][];
}

export function constellationsOf(view: ConquestView, world: World): Constellation[] {
  const zones = view.players[0]?.zones.length ?? 0;
  return Array.from({ length: zones }, (_, at) => ({
    zone: at + 1,
    holder: view.players.findIndex((player) => player.zones[at] === view.per_zone),
    lines: joined(
      view.points.filter((point) => point.zone === at + 1),
      world,
    ),
  }));
}

/** The shortest lines that join all points: each time the nearest point to those that are joined already. */
function joined(points: ConquestPoint[], world: World): [string, string][] {
  const [first, ...rest] = points.map(({ cell }) => cell);
  if (first === undefined) return [];
  const inside = [first];
  const outside = new Set(rest);
  const lines: [string, string][] = [];
  while (outside.size > 0) {
    let best: { line: [string, string]; length: number } | null = null;
    for (const from of inside) {
      for (const to of outside) {
        const step = world.between(from, to);
        const length = Math.hypot(step.row, step.column);
        if (!best || length < best.length) best = { line: [from, to], length };
      }
    }
    if (!best) break;
    lines.push(best.line);
    inside.push(best.line[1]);
    outside.delete(best.line[1]);
  }
  return lines;
}
