import { describe, expect, it } from "vitest";
import type { StudiedInfo } from "../../protocol";
import { pushedApart, RIVALS, roundsOf, seriesOf, stacked, TEAM, thickest } from "./plot";

const move = (number: number, round: number, win: number[]): StudiedInfo => ({
  number,
  seat: number % 2,
  round,
  move: { notation: "x", key: "move-x", facts: {} },
  chances: { win, points: win.map(() => 0), error: 0 },
});

describe("the plot of chances", () => {
  const moves = [move(0, 1, [0.5, 0.5]), move(1, 1, [0.7, 0.3]), move(2, 2, [0.2, 0.8])];

  it("stacks the seats to a whole, the last at the bottom", () => {
    const bands = stacked(seriesOf(moves, [0, 1], 2, false));
    expect(bands.map((band) => band.who)).toEqual([1, 0]);
    expect(bands[0]?.to).toEqual([0.5, 0.3, 0.8, 1]);
    expect(bands[1]?.to.map((top) => Math.round(100 * top))).toEqual([100, 100, 100, 100]);
  });

  it("gives rivals without a seat what is left, and a team one band", () => {
    expect(seriesOf([move(0, 1, [0.4])], undefined, 1, false).map((one) => one.who)).toEqual([0, RIVALS]);
    expect(seriesOf([move(0, 1, [0.4, 0.4])], [1, 1], 2, true)).toEqual([{ who: TEAM, chances: [0.4, 1] }]);
  });

  it("knows where rounds begin, and that some titles have none", () => {
    expect(roundsOf(moves)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
    ]);
    expect(roundsOf([move(0, 0, [1])])).toEqual([]);
  });

  it("pushes pins apart, and keeps them within", () => {
    const pins = pushedApart([10, 12, 100, 101], 23, 101);
    pins.slice(1).forEach((pin, place) => expect(pin - (pins[place] ?? 0)).toBeGreaterThanOrEqual(22.9));
    expect(pins.at(-1)).toBeLessThanOrEqual(101);
  });

  it("finds room for a sign", () => {
    expect(thickest([0.1, 0.9, 0.2])).toBe(1);
  });
});
