import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Ask, Asked, EventInfo } from "../protocol";
import { Requests } from "./requests.svelte";

let sent: (Omit<Ask, "id"> | Omit<Answer, "id">)[];
let played: number[];
let requests: Requests;
const asked: Asked = { type: "asked", request: 7, what: "take-back", by: 0, about: {}, asked: [1, 2], agreed: [], refused: [], left: 60, ended: "" };

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  played = [1];
  requests = new Requests((message) => sent.push(message), () => played);
});
afterEach(() => {
  vi.useRealTimers();
});

test("whoever is asked answers once, for every seat of the screen", () => {
  requests.answer(true);
  expect(sent).toEqual([]);
  played = [1, 2, 3];
  requests.told(asked);
  expect(requests.waiting).toEqual([1, 2]);
  requests.answer(true);
  expect(sent).toEqual([1, 2].map((seat) => ({ type: "answer", seat, request: 7, agrees: true })));
  requests.told({ ...asked, agreed: [1], refused: [2] });
  expect(requests.waiting).toEqual([]);
  requests.answer(false);
  expect(sent).toHaveLength(2);
});

test("who asked may think better of it, and does not vote", () => {
  played = [0];
  requests.told(asked);
  expect([requests.isOwn, requests.waiting]).toEqual([true, []]);
  requests.answer(true);
  expect(sent).toEqual([]);
  requests.answer(false);
  expect(sent).toEqual([{ type: "answer", seat: 0, request: 7, agrees: false }]);
});

test("how it ended is shown for a while, to those who saw the question", () => {
  requests.told({ ...asked, ended: "lapsed" });
  expect(requests.asked).toBeNull();
  requests.told(asked);
  requests.told({ ...asked, ended: "refused", refused: [2] });
  expect(requests.asked?.ended).toBe("refused");
  vi.advanceTimersByTime(60_000);
  expect(requests.asked).toBeNull();
});

test("after a broken line only what is open is shown", () => {
  requests.told(asked);
  requests.forget();
  expect(requests.asked).toBeNull();
});

test("lines of one's own can be taken back, and the last decision", () => {
  const line = (seat: number): EventInfo => ({ name: "ship-traded", facts: { seat } });
  expect([requests.mayTakeBack(line(1)), requests.mayTakeBack(line(0))]).toEqual([true, false]);
  requests.takeBack(1, 12, 30);
  requests.takeBack(1, 12, -1);
  expect(sent).toEqual([
    { type: "ask", seat: 1, what: "take-back", after: 12, about: { events: 30 } },
    { type: "ask", seat: 1, what: "take-back", after: 12, about: {} },
  ]);
});
