import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo, TitleInfo, ToPage } from "../src/protocol";
import { Session } from "../src/shell/session.svelte";
import { settings } from "../src/shell/settings.svelte";
import AtTable from "./AtTable.svelte";

/** A server at the other end of a string. */
class Line {
  static newest: Line;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Line.newest = this;
  }
  send(): void {}
  close(): void {}
  say(...messages: ToPage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const title = { id: "port_royal", private: false, catalogue: [], seats: [2], options: [], presets: [], modes: [], bots: [], name: "", lesson: 0, puzzles: 0 } as TitleInfo;
const seats = [
  { name: "Anne", kind: "here", online: true },
  { name: "Bao", kind: "bot", online: true },
];
const table = { id: "t1", status: "playing", name: "", seats } as TableInfo;
const toMove = (seat_to_move: number, moves_made: number): ToPage =>
  ({ type: "update", moves_made, seat_to_move, undone: false, events_from: 0, events: [], moves: [], may_undo: -1, outcome: null, clocks: null }) as unknown as ToPage;
const said = (): string => screen.getByRole("list", { name: /turn order|ordre du tour/i }).textContent ?? "";

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

let session: Session;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  settings.language = "en";
  session = new Session("t1", title);
  Line.newest.onopen?.();
  Line.newest.say({ type: "welcome", now: 0, notes: [], table, own_seats: [0] }, toMove(1, 0));
  render(AtTable, { props: { session } });
  await tick();
});
afterEach(() => {
  cleanup();
  session.leave();
  settings.language = "en";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a bot that takes its time is said to think, until it has moved", async () => {
  expect(said()).not.toContain("thinking");
  await pass(1000);
  expect(said()).toContain("Bao is thinking…");
  settings.language = "fr";
  await tick();
  expect(said()).toContain("Bao réfléchit…");
  Line.newest.say(toMove(0, 1));
  await pass(0);
  expect(said()).not.toContain("réfléchit");
});

test("a quick answer is not worth a word", async () => {
  await pass(300);
  Line.newest.say(toMove(0, 1));
  await pass(5000);
  expect(said()).not.toContain("thinking");
});
