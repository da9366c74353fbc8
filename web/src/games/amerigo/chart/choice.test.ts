import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo, ReasonInfo } from "../../../protocol";
import { settings } from "../../../shell/settings.svelte";
import { ChartChoice, type Arrow, type Spot } from "./choice.svelte";
import { builder, layMoves, sailMoves, shipAt, title, view } from "./fixtures";
import { cellAt } from "./grid";

const REASON: ReasonInfo = { key: "not-joined", rule: "AM-BLD-05", facts: {} };

function choiceAt(moves: MoveInfo[], more: object = {}) {
  const played: string[] = [];
  const asked: string[] = [];
  const table = {
    title,
    table: { seats: [] },
    view: { ...view, ...more },
    me: builder,
    moves,
    busy: false,
    play: (notation: string) => void played.push(notation),
    why: (notation: string) => {
      asked.push(notation);
      return Promise.resolve(REASON);
    },
  };
  const choice = new ChartChoice(() => table as never);
  return { choice, played, asked, table };
}

/** The middle of a legal place. */
function spotOf(cells: readonly string[]): Spot {
  const at = cells.map(cellAt);
  const middle = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;
  return { column: middle(at.map(({ column }) => column)), row: middle(at.map(({ row }) => row)) };
}
const inCell = (name: string): Spot => ({ column: cellAt(name).column + 0.5, row: cellAt(name).row + 0.5 });

/** Everything that arrows lead to. */
async function walk(start: string, step: (from: string, arrow: Arrow) => Promise<string>): Promise<Set<string>> {
  const found = new Set([start]);
  for (const place of found) for (const arrow of ["up", "right", "down", "left"] as const) found.add(await step(place, arrow));
  return found;
}

beforeEach(() => {
  settings.oneClick = false;
  vi.useFakeTimers();
});

describe("a tile in hand", () => {
  it("can be laid at every legal place, by turning it and going there", () => {
    const { choice } = choiceAt(layMoves);
    const reached = new Set<string>();
    for (let turn = 0; turn < choice.ways.length; turn++) {
      for (const place of choice.places) {
        choice.hover(spotOf(place.cells), place.corner);
        if (choice.ghost?.move) reached.add(choice.ghost.move.notation);
      }
      choice.turn();
    }
    expect([...reached].sort()).toEqual(layMoves.map((move) => move.notation).sort());
  });

  it("can be laid at every legal place with the keyboard alone", async () => {
    const { choice } = choiceAt(layMoves);
    const reached = new Set<string>();
    for (let turn = 0; turn < choice.ways.length; turn++) {
      const { places } = choice;
      choice.clear();
      choice.go("right");
      const found = await walk(choice.ghost!.corner, async (corner, arrow) => {
        const place = places.find((one) => one.corner === corner)!;
        choice.clear();
        await choice.touch(spotOf(place.cells), place.cells[0]!);
        choice.go(arrow);
        return choice.ghost!.corner;
      });
      for (const place of places) if (found.has(place.corner)) reached.add(place.move.notation);
      choice.turn();
    }
    expect(reached.size).toBe(layMoves.length);
  });

  it("jumps to the nearest legal place, and floats where there is none", () => {
    const { choice } = choiceAt(layMoves);
    const place = choice.places[0]!;
    const { column, row } = spotOf(place.cells);
    choice.hover({ column: column + 0.3, row: row - 0.2 }, place.corner);
    expect(choice.ghost?.move?.notation).toBe(place.move.notation);
    choice.hover({ column: 0.1, row: 0.1 }, "A1");
    expect(choice.ghost?.corner).toBe("A1");
    expect(choice.ghost?.move).toBeNull();
    expect(choice.ghost?.cells).toHaveLength(3);
    expect(choice.canPut).toBe(false);
  });

  it("stays on the map", () => {
    const { choice } = choiceAt(layMoves);
    choice.hover({ column: 99, row: 99 }, "");
    for (const cell of choice.ghost!.cells) {
      const { column, row } = cellAt(cell);
      expect(column < view.map.width && row < view.map.height).toBe(true);
    }
  });

  it("is put down by the first click and built by the second", async () => {
    const { choice, played } = choiceAt(layMoves);
    const place = choice.places[0]!;
    const spot = spotOf(place.cells);
    choice.hover(spot, place.corner);
    await choice.touch(spot, place.corner);
    expect(played).toEqual([]);
    expect(choice.ghost?.placed).toBe(true);
    choice.hover({ column: 0, row: 0 }, "A1");
    expect(choice.ghost?.move?.notation).toBe(place.move.notation);
    await choice.touch(inCell(place.cells[0]!), place.cells[0]!);
    expect(played).toEqual([place.move.notation]);
  });

  it("is built by one click for those who prefer that, but never by one tap", async () => {
    settings.oneClick = true;
    const { choice, played } = choiceAt(layMoves);
    const place = choice.places[0]!;
    const spot = spotOf(place.cells);
    await choice.touch(spot, place.corner, true);
    expect(played).toEqual([]);
    choice.clear();
    choice.hover(spot, place.corner);
    await choice.touch(spot, place.corner);
    expect(played).toEqual([place.move.notation]);
  });

  it("stays near when it is turned, always at a legal place once it was put down", async () => {
    const { choice } = choiceAt(layMoves);
    const place = choice.places[0]!;
    const spot = spotOf(place.cells);
    await choice.touch(spot, place.corner);
    for (let turn = 0; turn < 8; turn++) {
      choice.turn();
      expect(choice.ghost?.move).not.toBeNull();
    }
  });

  it("is taken up again", async () => {
    const { choice } = choiceAt(layMoves);
    const place = choice.places[0]!;
    await choice.touch(spotOf(place.cells), place.corner);
    expect(choice.canCancel).toBe(true);
    choice.cancel();
    expect(choice.canCancel).toBe(false);
    expect(choice.ghost?.placed).toBe(false);
  });

  it("says why not, and only for a moment", async () => {
    const { choice, played, asked } = choiceAt(layMoves);
    choice.hover({ column: 0.5, row: 0.5 }, "A1");
    await choice.touch({ column: 0.5, row: 0.5 }, "A1");
    const way = choice.way!;
    expect(asked).toEqual([`lay V3/${way.turns} A1`]);
    expect(choice.refused?.reason).toEqual(REASON);
    expect(choice.refused?.cells).toHaveLength(3);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(7000);
    expect(choice.refused).toBeNull();
  });

  it("does nothing while a move is on its way", async () => {
    const { choice, played, table } = choiceAt(layMoves);
    const place = choice.places[0]!;
    await choice.touch(spotOf(place.cells), place.corner);
    table.busy = true;
    await choice.touch(spotOf(place.cells), place.corner);
    choice.put();
    expect(played).toEqual([]);
  });
});

describe("a ship", () => {
  const sailing = { action: { ...view.action, ship: 1 }, players: view.players.map((player) => ({ ...player, ships: [shipAt, ""] })) };

  it("shows what a place costs before it sails there", async () => {
    const { choice, played } = choiceAt(sailMoves, sailing);
    const [, move] = sailMoves;
    const place = String(move!.facts["place"]);
    choice.hover({ column: 0, row: 0 }, place);
    expect(choice.destination?.notation).toBe(move!.notation);
    expect(choice.preview?.["ap"]).toBe(move!.preview["ap"]);
    await choice.touch({ column: 0, row: 0 }, place);
    expect(choice.chosen).toBe(place);
    expect(played).toEqual([]);
    choice.hover({ column: 0, row: 0 }, String(sailMoves[2]!.facts["place"]));
    expect(choice.destination?.notation).toBe(move!.notation);
    await choice.touch({ column: 0, row: 0 }, place);
    expect(played).toEqual([move!.notation]);
  });

  it("says why it cannot sail somewhere", async () => {
    const { choice, asked } = choiceAt(sailMoves, sailing);
    await choice.touch({ column: 0, row: 0 }, "frame-99");
    expect(asked).toEqual(["sail frame-99"]);
    expect(choice.refused?.cells).toEqual(["frame-99"]);
  });

  it("says why it puts no post where a post place is touched", async () => {
    const { choice, asked } = choiceAt(sailMoves, sailing);
    const place = Object.values(view.map.anchors)[0]!;
    await choice.touch({ column: 0, row: 0 }, place);
    expect(asked).toEqual(["post"]);
    expect(choice.refused?.cells).toEqual([place]);
  });

  it("can be sent everywhere with the keyboard alone, onto the frame too", async () => {
    const { choice } = choiceAt(sailMoves, sailing);
    const found = await walk(shipAt, async (place, arrow) => {
      choice.clear();
      await choice.touch({ column: 0, row: 0 }, place);
      choice.go(arrow);
      return choice.chosen;
    });
    expect(sailMoves.map((move) => String(move.facts["place"])).filter((place) => !found.has(place))).toEqual([]);
  });

  it("must be chosen first where both could sail", async () => {
    const ships: MoveInfo[] = [1, 2].map((ship) => ({ notation: `ship ${ship}`, key: "move-ship", facts: { ship }, preview: {} }));
    const { choice, played, asked } = choiceAt(ships);
    await choice.touch({ column: 2.5, row: 4.5 }, "C5");
    expect(asked).toEqual(["sail C5"]);
    choice.chooseShip(2);
    expect(played).toEqual(["ship 2"]);
  });
});
