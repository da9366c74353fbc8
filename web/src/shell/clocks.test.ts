import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClockInfo, TitleInfo } from "../protocol";
import { tableOf } from "../../tests/seated";
import { Clocks, roughly, spell } from "./clocks.svelte";

const START = 1_800_000_000_000;
const info = (more: Partial<ClockInfo> = {}): ClockInfo => ({ left: [600_000, 50_000], runs: 0, since: START + 2000, still_until: 0, out: -1, nights: [], anchored: 0, ...more });

let clocks: Clocks;
beforeEach(() => {
  vi.useFakeTimers({ now: START - 5000 }); // this machine is behind the server
  clocks = new Clocks();
  clocks.setTime(START);
});
afterEach(() => {
  clocks.leave();
  vi.useRealTimers();
});

function seat(pace: string): void {
  clocks.takeTable({ ...tableOf({ id: "port_royal" } as TitleInfo, ["Anne", "Bart"]), pace });
}

test("seconds pass here, by the server's time, once the first moments are over", () => {
  seat("live");
  clocks.take(info());
  vi.advanceTimersByTime(2000);
  expect(clocks.left(0)).toBe(600_000);
  vi.advanceTimersByTime(10_000);
  expect(clocks.left(0)).toBe(590_000);
  expect(clocks.left(1)).toBe(50_000);
  expect([clocks.state(0), clocks.state(1)]).toEqual(["runs", "waits"]);
});

test("little time looks so, none is told, and a night stands still", () => {
  seat("live");
  clocks.take(info({ runs: 1 }));
  expect(clocks.state(1)).toBe("low");
  clocks.take(info({ runs: 1, out: 1 }));
  expect(clocks.state(1)).toBe("out");
  seat("day");
  clocks.take(info({ left: [7_200_000, 7_200_000], still_until: START + 60_000 }));
  expect(clocks.state(0)).toBe("still");
  expect(clocks.left(0)).toBe(7_200_000);
  expect(clocks.stillUntil).toBe(START + 55_000);
  vi.advanceTimersByTime(70_000);
  expect(clocks.state(0)).toBe("runs");
});

test("how time is said", () => {
  expect([258_000, 999, 0, 3_858_000].map(spell)).toEqual(["4:18", "0:01", "0:00", "1:04:18"]);
  expect([72, 40, 1].map((hours) => roughly(hours * 3_600_000))).toEqual([
    { unit: "days", count: 3 },
    { unit: "hours", count: 40 },
    { unit: "minutes", count: 60 },
  ]);
});

test("at anchor nobody's time passes", () => {
  seat("live");
  clocks.take(info({ anchored: START }));
  vi.advanceTimersByTime(60_000);
  expect([clocks.left(0), clocks.state(0), clocks.state(1)]).toEqual([600_000, "anchored", "anchored"]);
  expect(clocks.anchored).toBe(START - 5000); // by this machine's time
  clocks.take(info({ since: START + 60_000 }));
  vi.advanceTimersByTime(10_000);
  expect([clocks.anchored, clocks.left(0)]).toEqual([0, 590_000]);
});
