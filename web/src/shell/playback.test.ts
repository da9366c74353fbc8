import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, Update } from "../protocol";
import { Playback } from "./playback.svelte";
import type { Pace } from "./settings.svelte";
import { stirring } from "./stirring";

const event = (name: string): EventInfo => ({ name, facts: {} });

function update(moves_made: number, events_from: number, events: EventInfo[], undone = false): Update {
  return { moves_made, events_from, events, undone } as Update;
}

let pace: Pace;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  playback = new Playback(() => pace);
  playback.arrive(update(0, 0, [event("started")]), false);
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (): number | undefined => playback.shown?.moves_made;

test("the first update is shown at once and animates nothing", () => {
  expect(shown()).toBe(0);
  expect(playback.events).toEqual([]);
  expect(playback.log).toEqual([event("started")]);
});

test("moves of others come one after the other", () => {
  playback.arrive(update(1, 1, [event("a")]), false);
  playback.arrive(update(2, 2, [event("b")]), false);
  expect(shown()).toBe(0);
  expect(playback.behind).toBe(2);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe(1);
  expect(playback.events).toEqual([event("a")]);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe(2);
  expect(playback.behind).toBe(0);
  expect(playback.log.map((line) => line.name)).toEqual(["started", "a", "b"]);
});

test("a move of others after a quiet time is shown at once", () => {
  vi.advanceTimersByTime(5000);
  playback.arrive(update(1, 1, [event("a")]), false);
  expect(shown()).toBe(1);
});

test("own moves are shown at once, after everything before them", () => {
  playback.arrive(update(1, 1, [event("a")]), false);
  playback.arrive(update(2, 2, [event("mine")]), true);
  expect(shown()).toBe(2);
  expect(playback.log.map((line) => line.name)).toEqual(["started", "a", "mine"]);
});

test("skipping goes to the newest update without animation", () => {
  for (const n of [1, 2, 3]) playback.arrive(update(n, n, [event(`e${n}`)]), false);
  playback.catchUp();
  expect(shown()).toBe(3);
  expect(playback.events).toEqual([]);
  expect(playback.log).toHaveLength(4);
});

test("step by step waits for the player", () => {
  pace = "step";
  playback.arrive(update(1, 1, [event("a")]), false);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(0);
  playback.next();
  expect(shown()).toBe(1);
});

test("a quicker pace counts for what already waits", () => {
  pace = "step";
  playback.arrive(update(1, 1, [event("a")]), false);
  pace = "instant";
  playback.paceChanged();
  expect(shown()).toBe(1);
});

test("an undo empties the queue and takes its events out of the log", () => {
  playback.arrive(update(1, 1, [event("a")]), true);
  playback.arrive(update(2, 2, [event("b")]), true);
  playback.arrive(update(3, 3, [event("c")]), false);
  playback.arrive(update(1, 2, [], true), false);
  expect(shown()).toBe(1);
  expect(playback.behind).toBe(0);
  expect(playback.log.map((line) => line.name)).toEqual(["started", "a"]);
  expect(playback.eventsSeen).toBe(2);
});

test("what was received is not asked for again, shown or not", () => {
  playback.arrive(update(1, 1, [event("a"), event("b")]), false);
  expect(playback.eventsSeen).toBe(3);
});

test("the next move waits until the last has come to rest", () => {
  const flight = {};
  stirring.begin(flight);
  playback.arrive(update(1, 1, [event("a")]), false);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(0);
  stirring.end(flight);
  expect(shown()).toBe(1);
});

test("who begins something after a rest is waited for in turn", () => {
  const [flight, card] = [{}, {}];
  stirring.begin(flight);
  stirring.afterwards(() => stirring.begin(card));
  playback.arrive(update(1, 1, [event("a")]), false);
  vi.advanceTimersByTime(60_000);
  stirring.end(flight);
  expect(shown()).toBe(0);
  stirring.end(card);
  expect(shown()).toBe(1);
});

test("what others did since one last chose can be looked at again", () => {
  playback.arrive(update(1, 1, [event("mine")]), true);
  playback.arrive(update(2, 2, [event("a")]), false);
  playback.arrive(update(3, 3, [event("b")]), false);
  vi.advanceTimersByTime(1400);
  playback.showAgain();
  expect(shown()).toBe(1);
  expect(playback.log.map((line) => line.name)).toEqual(["started", "mine"]);
  vi.advanceTimersByTime(1400);
  expect(shown()).toBe(3);
  expect(playback.log.map((line) => line.name)).toEqual(["started", "mine", "a", "b"]);
});
