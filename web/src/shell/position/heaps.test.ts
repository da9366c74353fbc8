import { expect, it } from "vitest";
import type { PlaceInfo } from "../../protocol";
import { heapsOf } from "./heaps";

const place = (part: Partial<PlaceInfo>): PlaceInfo => ({ id: "", name: "", seat: -1, kind: "pieces", items: [], counts: [], names: [], value: 0, least: 0, most: 0, to: [], cell: "", crowds: {}, claims: {}, ...part });

it("lays alike pieces together, by name, and takes the uppermost", () => {
  const said: Record<string, string> = { b: "Admiral", a: "Pirate" };
  expect(heapsOf(place({ items: ["a", "b", "a"] }), (code) => said[code] ?? "")).toEqual([
    { key: "b", count: 1, index: 1 },
    { key: "a", count: 2, index: 2 },
  ]);
});

it("leaves out what there is none of", () => {
  expect(heapsOf(place({ kind: "counts", counts: [0, 2], names: ["cube-blue", "cube-red"] }), String)).toEqual([{ key: "cube-red", count: 2, index: 1 }]);
});
