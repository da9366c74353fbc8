import type { AmerigoView, MoveInfo, TitleInfo } from "../../../protocol";
import fixture from "./fixture.json";

/** A moment of a real game for two, written by the engine: a village of three cells is to be laid; and where a ship of that map may sail. */
export const view = fixture.view as unknown as AmerigoView;
export const title = { catalogue: fixture.shapes, options: [] } as unknown as TitleInfo;
export const builder = fixture.lay.seat;

/** `lay V3/1 C5` */
export const layMoves: MoveInfo[] = Object.entries(fixture.lay.moves).map(([notation, total]) => {
  const [, shape = "", turns = "", cell = ""] = /^lay (\w+)\/(\d) (\w+)$/.exec(notation) ?? [];
  return { notation, key: "move-lay", facts: { shape, turns: Number(turns), cell }, preview: { total, points: total } };
});

export const shipAt = fixture.sail.from;
/** What each place costs in action points. */
export const sailCosts: Record<string, number> = fixture.sail.places;
export const sailMoves: MoveInfo[] = Object.entries(sailCosts).map(([place, ap]) => ({
  notation: `sail ${place}`,
  key: "move-sail",
  facts: { place },
  preview: { ap, spends: 0 },
}));
