import { beforeEach, expect, test } from "vitest";
import type { TableInfo } from "../protocol";
import { forget, heldTokens, hold, keep, keysToGive, myTables, seatLink, tokensOf } from "./keys";
import { routeOf } from "./router.svelte";

beforeEach(() => {
  for (const table of myTables()) forget(table);
});

test("a link with several keys seats several", () => {
  expect(tokensOf("#a,b")).toEqual(["a", "b"]);
  hold("t1", ["a", "b"]);
  hold("t1", ["b"]);
  expect(heldTokens("t1")).toEqual(["a", "b"]);
  expect(tokensOf(new URL(seatLink("t1", ["a", "b"])).hash)).toEqual(["a", "b"]);
});

test("who opens a table plays the seats at this screen and hands the other keys out", () => {
  const table = { id: "t2", seats: [{ kind: "here" }, { kind: "link" }, { kind: "bot" }, { kind: "here" }] } as TableInfo;
  keep(table, [
    { seat: 0, token: "me" },
    { seat: 1, token: "friend" },
    { seat: 3, token: "sister" },
  ]);
  expect(heldTokens("t2")).toEqual(["me", "sister"]);
  expect(keysToGive("t2")).toEqual([{ seat: 1, token: "friend" }]);
});

test("addresses", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/about")).toEqual({ page: "about" });
  expect(routeOf("/t/blue-heron")).toEqual({ page: "table", table: "blue-heron" });
  expect(routeOf("/learn/port_royal")).toEqual({ page: "learn", title: "port_royal", lesson: "" });
  expect(routeOf("/learn/port_royal/adventure")).toEqual({ page: "learn", title: "port_royal", lesson: "adventure" });
  expect(routeOf("/t/a/b")).toEqual({ page: "lost" });
});
