import type { ConquestView } from "../../../../protocol";
import { cellName, type World } from "../../chart/world";

/** So far from a point its holder's colour is drawn, as a part of the board. */
const FAR = 1 / 6;

/** For the small map: whose point is nearest to each cell, as far as one is near. A picture only; no rule asks for it. */
export function spheresOf(view: ConquestView, world: World): Map<string, number> {
  const held = view.points.filter(({ controller }) => controller >= 0);
  const found = new Map<string, number>();
  for (const at of world.cells()) {
    const cell = cellName(at);
    let nearest = FAR * world.side + 0.5;
    for (const point of held) {
      const step = world.between(cell, point.cell);
      const away = Math.hypot(step.row, step.column);
      if (away < nearest) {
        nearest = away;
        found.set(cell, point.controller);
      }
    }
  }
  return found;
}
