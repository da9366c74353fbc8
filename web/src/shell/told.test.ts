import { expect, test } from "vitest";
import type { EventInfo } from "../protocol";
import { gistOf, linesOf, withNotes } from "./told";

const event = (name: string, facts: EventInfo["facts"] = {}): EventInfo => ({ name, facts });
const steps = ["moved", "drifted", "coins", "pirate"];
const lines = (...log: EventInfo[]): [string, number][] =>
  linesOf(log, ({ name }) => name === "quiet", steps).map((line) => [`${line.event.name} ${String(line.event.facts["cell"] ?? "")}`.trim(), line.steps.length]);

test("the steps of one way are one line, told by where it ended", () => {
  const way = [event("moved", { seat: 0, cell: "A1" }), event("coins", { seat: 0, coins: 2 }), event("moved", { seat: 0, cell: "A3" }), event("coins", { seat: 0, coins: 1 })];
  expect(lines(...way, event("found", { seat: 0 }))).toEqual([["moved A3", 4], ["found", 0]]);
});

test("ways of two players, and of two pirates, are two lines", () => {
  const [mine, theirs] = [event("moved", { seat: 0, cell: "A1" }), event("moved", { seat: 1, cell: "B1" })];
  expect(lines(mine, theirs)).toEqual([["moved A1", 0], ["moved B1", 0]]);
  expect(lines(event("pirate", { pirate: 1, cell: "C1" }), event("pirate", { pirate: 1, cell: "C2" }), event("pirate", { pirate: 2, cell: "C3" }))).toEqual([
    ["pirate C2", 2],
    ["pirate C3", 0],
  ]);
});

test("a way goes on from where it was, and is told from its start", () => {
  const go = (from: string, cell: string): EventInfo => event("moved", { seat: 0, from, cell });
  const told = linesOf([go("A1", "A2"), go("A2", "A3"), go("F1", "F2")], () => false, steps);
  expect(told.map(({ event }) => event.facts)).toEqual([{ seat: 0, from: "A1", cell: "A3" }, { seat: 0, from: "F1", cell: "F2" }]);
});

test("what is no step stays a line of its own, and what is quiet has none", () => {
  expect(lines(event("bought", { seat: 0 }), event("quiet"), event("bought", { seat: 0 }))).toEqual([["bought", 0], ["bought", 0]]);
});

test("the gist tells what everybody else did, most of it first, in the order in which it happened; whose turn it was is nothing done", () => {
  const log = [
    event("player-turn", { seat: 3 }),
    event("looked", { seat: 1 }),
    event("hired", { seat: 1, card: "a", cost: 3 }),
    event("mine", { seat: 0, card: "a", cost: 3, more: 1 }),
    event("passed", { seat: 2 }),
    event("traded", { seat: 1, card: "b" }),
  ];
  const gist = gistOf(linesOf(log, () => false, []), [0]);
  expect(gist.map((line) => line.event.name)).toEqual(["hired", "passed", "traded"]);
});

test("what people did besides moves stands where it happened", () => {
  const log = ["a", "b", "c"].map((name) => ({ name, facts: {} }));
  const note = (name: string, events: number) => ({ event: { name, facts: { seat: 0 } }, events });
  const lines = withNotes(linesOf(log, () => false, []), [note("left", 1), note("back", 3), note("taken back since", 9)]);
  expect(lines.map(({ event }) => event.name)).toEqual(["a", "left", "b", "c", "back", "taken back since"]);
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
});
