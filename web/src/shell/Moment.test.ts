import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as port_royal from "../games/port_royal";
import { discovering, discoveryMoves, table, title, updateOf } from "../games/port_royal/fixtures";
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
  vi.restoreAllMocks();
});

const quiet = updateOf(discovering, discoveryMoves);
const taxed = { ...quiet, moves_made: quiet.moves_made + 1, events_from: 0, events: [{ name: "tax-levied", facts: { card: "tax:swords" } }] };

/** A table at which a tax has just come. */
async function aTax(): Promise<HTMLElement> {
  render(TableScreen, { props: { id: "t1", title, board: asBoard(port_royal) } });
  FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table, own_seats: [0] }, quiet);
  await screen.findByRole("region", { name: "Harbor" });
  FakeSocket.newest.say(taxed);
  return screen.findByRole("button", { name: "Go on" });
}

test("where a moment waits for its reader, who asked for calm, the button that goes on stands out", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query.includes("reduced-motion"), addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown as MediaQueryList,
  );
  const button = await aTax();
  expect(button.classList).toContain("primary");
  await fireEvent.click(button);
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
});

test("where it goes on by itself, the button is one among others", async () => {
  expect((await aTax()).classList).not.toContain("primary");
});
