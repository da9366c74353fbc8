import type { ConquestView } from "../../../../protocol";
import type { Thing } from "../../chart/things";

/** Ships and crews of a seat on a cell, as they are drawn. */
export interface Troop extends Thing {
  seat: number;
  ships: number;
  crews: number;
  /** Shares its cell with others or with a point, and is drawn to one side of it: -1, 0 or 1. */
  lean: number;
}

/** Everything that stands on the board. A group on the march is one of its own, so that it is seen moving. */
export function troopsOf(view: ConquestView): Troop[] {
  const marching = view.step === "march" ? { cell: String(view.at_hand["cell"]), ships: Number(view.at_hand["ships"]), crews: Number(view.at_hand["crews"]) } : null;
  const points = new Set(view.points.map(({ cell }) => cell));
  const troops: Troop[] = [];
  for (const { seat, cell, ships, crews } of view.units) {
    const sharing = view.units.some((other) => other.cell === cell && other.seat !== seat);
    const lean = sharing ? (seat === view.active ? -1 : 1) : points.has(cell) ? -1 : 0;
    const left = marching && seat === view.active && cell === marching.cell ? marching : null;
    const stay = { ships: ships - (left?.ships ?? 0), crews: crews - (left?.crews ?? 0) };
    if (stay.ships + stay.crews > 0) troops.push({ id: `${seat}:${cell}`, seat, cell, ...stay, lean });
    if (left) troops.push({ id: `march:${seat}`, seat, cell, ships: left.ships, crews: left.crews, lean: stay.ships + stay.crews > 0 ? -1 : lean });
  }
  return troops;
}

/** As a label: `1+2` for ships and crews, a number for several of one kind, nothing for one alone. */
export function sizeOf({ ships, crews }: { ships: number; crews: number }): string {
  if (ships > 0 && crews > 0) return `${ships}+${crews}`;
  return ships + crews > 1 ? `${ships + crews}` : "";
}
