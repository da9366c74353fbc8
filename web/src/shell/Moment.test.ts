import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as port_royal from "../games/port_royal";
import { discovering, discoveryMoves, table, title, updateOf } from "../games/port_royal/fixtures";
import type { EventInfo } from "../protocol";
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
const tax: EventInfo = { name: "tax-levied", facts: { card: "tax:swords" } };

/** A table at which this has just come, and what goes on from there. */
async function moment(...events: EventInfo[]): Promise<HTMLElement> {
  render(TableScreen, { props: { id: "t1", title, board: asBoard(port_royal) } });
  FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table, own_seats: [0] }, quiet);
  await screen.findByRole("region", { name: "Harbor" });
  FakeSocket.newest.say({ ...quiet, moves_made: quiet.moves_made + 1, events_from: 0, events });
  return screen.findByRole("button", { name: "Go on" });
}

test("where a moment waits for its reader, who asked for calm, the button that goes on stands out", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query.includes("reduced-motion"), addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown as MediaQueryList,
  );
  const button = await moment(tax);
  expect(button.classList).toContain("primary");
  await fireEvent.click(button);
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
});

test("where it goes on by itself, the button is one among others", async () => {
  expect((await moment(tax)).classList).not.toContain("primary");
});

test("a tax shows everybody's purse before and after", async () => {
  await moment(tax, { name: "tax-paid", facts: { seat: 1, coins: 6, left: 7 } }, { name: "coins-gained", facts: { seat: 0, coins: 1, source: "tax" } });
  const told = screen.getByRole("status", { name: "Tax!" });
  expect(told.textContent).toContain("12 coins or more: half is lost, rounded down.");
  const [own, rival] = [...told.querySelectorAll("li")].map((row) => row.textContent);
  const coins = discovering.players.map((player) => player.coins);
  expect(own).toMatch(new RegExp(`You.*safe, \\+1 for the most swords.*${coins[0]! - 1}.*${coins[0]}`));
  expect(rival).toMatch(new RegExp(`Bao.*loses 6.*${coins[1]! + 6}.*${coins[1]}`));
});

test("an own bust says why, and what is lost with it", async () => {
  await moment({ name: "busted", facts: { seat: 0, card: "frigate:x/4", cards: ["frigate:6/3", "sailor:3/1"] } });
  const told = screen.getByRole("status", { name: /your harbor is lost/ });
  expect(told.textContent).toContain("A skull cannot be repelled. Nobody trades this turn.");
  expect(told.querySelectorAll(".card")).toHaveLength(3);
});
