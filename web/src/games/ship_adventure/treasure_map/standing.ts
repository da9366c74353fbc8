import type { Thing } from "../chart/things";
import type { Desk } from "./desk.svelte";

/** What stands on the chart of Treasure Map. */
export interface Standing extends Thing {
  kind: "token" | "empty" | "coins" | "cross" | "eldorado" | "ship" | "crew" | "pirate" | "galleon";
  color: string;
  /** Of coins; the level of a token; the number of a pirate. */
  number: number;
  manned: boolean;
  /** It is about to move. */
  moves: boolean;
  /** The colour of the player whom a pirate hunts; empty without a hunt. */
  hunts: string;
  /** How far beside the middle of its cell it stands, in cells. */
  aside: number;
}

/** Of which a thing says only what concerns it. */
export const NOTHING = { color: "", number: 0, manned: true, moves: false, hunts: "", aside: 0 };
const APART = 0.34;

/** Everything, in the order in which it is drawn: what lies on the ground first, who moves last. */
export function standing(desk: Desk): Standing[] {
  const { view } = desk;
  const ground: Standing[] = [
    ...view.temples.map((cell, at): Standing => {
      const token = view.temple_tokens[at];
      return { ...NOTHING, id: `temple-${cell}`, cell, kind: token ? "token" : "empty", number: token?.level ?? 0 };
    }),
    ...Object.entries(view.coins).map(([cell, number]): Standing => ({ ...NOTHING, id: `coins-${cell}`, cell, kind: "coins", number })),
    ...[...new Set([...desk.own.carried.tokens, ...desk.own.stored.tokens].flatMap(({ cell }) => cell ?? []))].map(
      (cell): Standing => ({ ...NOTHING, id: `cross-${cell}`, cell, kind: "cross" }),
    ),
    ...(view.eldorado ? [{ ...NOTHING, id: "eldorado", cell: view.eldorado, kind: "eldorado" as const }] : []),
  ];
  const afloat: Standing[] = [];
  const active: Standing[] = [];
  view.players.forEach(({ color, ship, crew, aboard }, seat) => {
    const moves = seat === view.active && !desk.isOver && view.seat_to_move === seat;
    afloat.push({ ...NOTHING, id: `ship-${seat}`, cell: ship, kind: "ship", color, manned: aboard, moves: moves && aboard });
    if (!aboard) active.push({ ...NOTHING, id: `crew-${seat}`, cell: crew, kind: "crew", color, moves });
  });
  view.pirates.forEach(({ cell, target }, at) => {
    if (cell) afloat.push({ ...NOTHING, id: `pirate-${at + 1}`, cell, kind: "pirate", number: at + 1, hunts: view.players[target]?.color ?? "" });
  });
  if (view.galleon.cell) afloat.push({ ...NOTHING, id: "galleon", cell: view.galleon.cell, kind: "galleon" });
  const movers = [...afloat, ...active].sort((a, b) => Number(a.moves) - Number(b.moves));
  return [...ground, ...beside(movers)];
}

/** Those who share a cell stand side by side. */
function beside(things: Standing[]): Standing[] {
  return things.map((thing) => {
    const here = things.filter(({ cell }) => cell === thing.cell);
    return here.length < 2 ? thing : { ...thing, aside: (here.indexOf(thing) / (here.length - 1) - 0.5) * 2 * APART };
  });
}
