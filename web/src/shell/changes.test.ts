import { expect, test } from "vitest";
import type { Update } from "../protocol";
import { patched, updated } from "./changes";

test.each([
  [1, [2], 2],
  [{ a: 1, b: { c: 2 } }, { b: { c: [3] } }, { a: 1, b: { c: 3 } }],
  [{ a: 1 }, { d: [[1]] }, { a: 1, d: [1] }],
  [[1, 2, 3], { "1": [5] }, [1, 5, 3]],
  [[{ a: 1 }, 2], { 0: { a: [null] } }, [{ a: null }, 2]],
  [[1, 2, 3], [1, 1, []], [1, 3]],
  [[1, 2], [2, 0, [3, [4]]], [1, 2, 3, [4]]],
])("%j and %j make %j", (old, change, made) => {
  expect(patched(old, change)).toEqual(made);
});

test("what has not changed stays the same object", () => {
  const old = { near: { a: 1 }, far: { b: 2 } };
  const made = patched(old, { near: { a: [2] } }) as typeof old;
  expect(made.far).toBe(old.far);
  expect(old.near.a).toBe(1);
});

test("an update is made of the one before and of what a message says itself", () => {
  const before = { type: "update", moves_made: 1, undone: true, events_from: 0, events: [], scores: [1, 2], may_undo: 0 } as unknown as Update;
  const events = [{ name: "passed", facts: {} }];
  const made = updated(before, { type: "changes", moves_made: 2, undone: false, events_from: 3, events, changes: { scores: { 1: [4] } } });
  expect(made).toEqual({ ...before, moves_made: 2, undone: false, events_from: 3, events, scores: [1, 4] });
});
