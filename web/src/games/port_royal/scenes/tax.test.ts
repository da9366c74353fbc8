import { expect, test } from "vitest";
import type { EventInfo } from "../../../protocol";
import { discovering } from "../fixtures";
import { taxOf } from "./tax";

const happened = (...events: [string, EventInfo["facts"]][]): EventInfo[] => events.map(([name, facts]) => ({ name, facts }));
const purses = (...coins: number[]): typeof discovering => ({ ...discovering, players: coins.map((purse, seat) => ({ ...discovering.players[seat % discovering.players.length]!, coins: purse })) });

test("a tax tells what everybody had, what of it went and who gained", () => {
  const events = happened(
    ["tax-levied", { card: "tax:influence" }],
    ["tax-paid", { seat: 1, coins: 6, left: 7 }],
    ["tax-paid", { seat: 2, coins: 7, left: 7 }],
    ["coins-gained", { seat: 2, coins: 1, source: "tax" }],
  );
  expect(taxOf(events, purses(6, 7, 8))).toEqual([
    { seat: 0, had: 6, lost: 0, gained: 0 },
    { seat: 1, had: 13, lost: 6, gained: 0 },
    { seat: 2, had: 14, lost: 7, gained: 1 },
  ]);
});

test("what a second tax of the same throw did, and what followed, is not told with the first", () => {
  const events = happened(
    ["tax-levied", { card: "tax:influence" }],
    ["tax-paid", { seat: 0, coins: 12, left: 12 }],
    ["tax-levied", { card: "tax:swords" }],
    ["tax-paid", { seat: 0, coins: 6, left: 6 }],
    ["coins-gained", { seat: 1, coins: 1, source: "tax" }],
    ["coins-gained", { seat: 1, coins: 2, source: "jester" }],
  );
  expect(taxOf(events, purses(6, 3))).toEqual([
    { seat: 0, had: 24, lost: 12, gained: 0 },
    { seat: 1, had: 0, lost: 0, gained: 0 },
  ]);
});
