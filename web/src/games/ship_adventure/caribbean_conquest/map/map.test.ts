import { describe, expect, it } from "vitest";
import { World } from "../../chart/world";
import { readPieces } from "../../pieces";
import { momentOf, title } from "../fixtures";
import { spheresOf } from "../panels/spheres";
import { cellsTold, partOf } from "../told";
import { sizeOf, troopsOf } from "./troops";
import { constellationsOf } from "./zones";

const { view } = momentOf("march");
const world = new World(view, readPieces(title).towns);

describe("troops", () => {
  it("a group on the march is one of its own, and the rest stays", () => {
    const marching = troopsOf(view).filter(({ id }) => id.startsWith("march:"));
    expect(marching).toHaveLength(1);
    expect(marching[0]).toMatchObject({ cell: view.at_hand["cell"], ships: view.at_hand["ships"], crews: view.at_hand["crews"] });
    const sum = (of: { ships: number; crews: number }[]): number => of.reduce((all, { ships, crews }) => all + ships + crews, 0);
    expect(sum(troopsOf(view))).toBe(sum(view.units));
  });

  it("are labelled by their size", () => {
    expect([sizeOf({ ships: 1, crews: 0 }), sizeOf({ ships: 0, crews: 3 }), sizeOf({ ships: 2, crews: 1 })]).toEqual(["", "3", "2+1"]);
  });
});

describe("zones", () => {
  it("are joined by as few lines as hold them together", () => {
    for (const { zone, lines } of constellationsOf(view, world)) {
      const cells = view.points.filter((point) => point.zone === zone).map(({ cell }) => cell);
      expect(lines).toHaveLength(cells.length - 1);
      expect(new Set(lines.flat())).toEqual(new Set(cells));
    }
  });

  it("are somebody's when all of their points are", () => {
    const players = view.players.map((player, seat) => ({ ...player, zones: seat === 1 ? [0, view.per_zone, 0] : [0, 0, 0] }));
    expect(constellationsOf({ ...view, players }, world).map(({ holder }) => holder)).toEqual([-1, 1, -1]);
  });

  it("reach as far as their points on the small map", () => {
    const held = view.points.find(({ controller }) => controller >= 0)!;
    const spheres = spheresOf(view, world);
    expect(spheres.get(held.cell)).toBe(held.controller);
    expect(spheresOf({ ...view, points: [] }, world).size).toBe(0);
  });
});

describe("what is told", () => {
  it("lies on the cells that an event names, or on a part of the table", () => {
    expect(cellsTold({ name: "fired", facts: { seat: 0, cell: "3,4", at: "3,5" } })).toEqual(["3,4", "3,5"]);
    expect(partOf({ name: "fired", facts: { seat: 0, cell: "3,4", at: "3,5" } })).toBe("");
    expect(partOf({ name: "turn-began", facts: { seat: 0, sector: 3, round: 2 } })).toBe("turn");
    expect(partOf({ name: "income", facts: { seat: 2, gold: 3 } })).toBe("sheet-2");
    expect(partOf(null)).toBe("");
  });
});
