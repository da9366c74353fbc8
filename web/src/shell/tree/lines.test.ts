import { describe, expect, it } from "vitest";
import type { LineInfo } from "../../protocol";
import { limbsOf, rootOf, wonBy } from "./lines";

const line = (id: string, of: string, moves = 0): LineInfo => ({ table: { id, what_if: of ? { table: of, moves, root: "" } : null }, of, scores: [], outcome: null, moves: [] }) as unknown as LineInfo;
const won = (winners: number[], scores: number[]): LineInfo => ({ outcome: { winners }, scores }) as unknown as LineInfo;

describe("a tree of what-ifs", () => {
  it("hangs each branch on the line that it leaves, by moves", () => {
    const limbs = limbsOf([line("root", ""), line("late", "root", 9), line("early", "root", 2), line("twig", "late", 1)], [{ table: "late", moves: 3, text: "b" }, { table: "late", moves: 1, text: "a" }]);
    expect(limbs.map((limb) => limb.line.table.id)).toEqual(["root"]);
    expect(limbs[0]?.limbs.map((limb) => limb.line.table.id)).toEqual(["early", "late"]);
    expect(limbs[0]?.limbs[1]?.limbs.map((limb) => limb.line.table.id)).toEqual(["twig"]);
    expect(limbs[0]?.limbs[1]?.comments.map(({ text }) => text)).toEqual(["a", "b"]);
  });

  it("belongs to the game at its root", () => {
    expect(rootOf(line("root", "").table)).toBe("root");
    expect(rootOf(line("branch", "root").table)).toBe("root");
    expect(rootOf({ ...line("twig", "branch").table, what_if: { table: "branch", root: "root" } } as unknown as LineInfo["table"])).toBe("root");
  });

  it("says by how much a line was won", () => {
    expect(wonBy(won([1], [8, 12, 9]))).toEqual({ seats: [1], by: 3 });
    expect(wonBy(won([0, 1], [9, 9]))).toEqual({ seats: [0, 1], by: 0 });
    expect(wonBy(won([0], [9, 9]))).toEqual({ seats: [0], by: 0 });
    expect(wonBy(line("running", ""))).toBeNull();
  });
});
