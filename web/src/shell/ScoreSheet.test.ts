import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as port_royal from "../games/port_royal";
import { discovering, table, title, updateOf } from "../games/port_royal/fixtures";
import { asBoard } from "./board";
import { FakeSocket } from "./fakeSocket";
import { settings } from "./settings.svelte";
import TableScreen from "./TableScreen.svelte";

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([false, true])("a game that people have cut short is not offered to be studied: %s", async (cut_short) => {
  const ranks = table.seats.map((_, seat) => seat + 1);
  const outcome = { ending: cut_short ? "resigned" : "points", ranks, winners: [0], utility: ranks, team_won: null, team_rank: "", next_chapter: 0 };
  render(TableScreen, { props: { id: "t1", title, board: asBoard(port_royal) } });
  const over = { ...table, status: "over", cut_short };
  FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table: over, own_seats: [0] }, { ...updateOf(discovering, []), seat_to_move: -1, outcome });
  const sheet = await screen.findByRole("dialog");
  expect(sheet.querySelector("a[download]")).not.toBeNull();
  expect(sheet.querySelector('a[href="/study/t1"]') === null).toBe(cut_short);
});
