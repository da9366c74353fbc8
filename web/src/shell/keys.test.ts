import { beforeEach, expect, test } from "vitest";
import type { TableInfo } from "../protocol";
import { answer, decline, forget, heldInvitations, heldTokens, hold, holdNext, invitationsTo, isInvitation, keep, myTables, remember, seatLink, tokensOf } from "./keys";
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

test("who opens a table plays the seats at this screen and invites others until they have come", () => {
  const table = { id: "t2", seats: [{ kind: "here" }, { kind: "link" }, { kind: "bot" }, { kind: "here" }] } as TableInfo;
  const keys = [
    { seat: 0, token: "me" },
    { seat: 3, token: "sister" },
  ];
  keep({ table, keys, invitations: [{ seat: 1, token: "i.friend" }] });
  expect(heldTokens("t2")).toEqual(["me", "sister"]);
  expect(invitationsTo(table)).toEqual([{ seat: 1, token: "i.friend" }]);
  const seats = table.seats.map((seat) => ({ ...seat, taken: true }));
  expect(invitationsTo({ ...table, seats })).toEqual([]);
});

test("who comes by an invitation has a key of their own, the same until they are welcomed and after", () => {
  expect([isInvitation("i.abc"), isInvitation("abc")]).toEqual([true, false]);
  answer("t3", ["i.abc"]);
  const [key] = heldTokens("t3");
  expect(key).toMatch(/^[\w-]{22}$/);
  answer("t3", ["i.abc"]);
  expect([heldTokens("t3"), heldInvitations("t3")]).toEqual([[key], ["i.abc"]]);
  remember({ id: "t3" } as TableInfo, [1]);
  expect([heldTokens("t3"), heldInvitations("t3")]).toEqual([[key], []]);
  holdNext("t3", "t4", []);
  expect(heldTokens("t4")).toEqual([key]);
});

test("who declines an invitation holds nothing of it, and keeps what they held before", () => {
  answer("t5", ["i.abc"]);
  decline("t5");
  expect([heldTokens("t5"), heldInvitations("t5")]).toEqual([[], []]);
  const table = { id: "t6", seats: [{}, {}] } as TableInfo;
  keep({ table, keys: [{ seat: 0, token: "me" }], invitations: [{ seat: 1, token: "i.own" }] });
  answer("t6", ["i.own"]);
  decline("t6");
  expect([heldTokens("t6"), heldInvitations("t6")]).toEqual([["me"], []]);
});

test("addresses", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/about")).toEqual({ page: "about" });
  expect(routeOf("/t/blue-heron")).toEqual({ page: "table", table: "blue-heron" });
  expect(routeOf("/learn/port_royal")).toEqual({ page: "learn", title: "port_royal", lesson: "" });
  expect(routeOf("/learn/port_royal/adventure")).toEqual({ page: "learn", title: "port_royal", lesson: "adventure" });
  expect(routeOf("/t/a/b")).toEqual({ page: "lost" });
});
