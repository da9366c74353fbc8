import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as port_royal from "../games/port_royal";
import { discovering, discoveryMoves, table, title, updateOf } from "../games/port_royal/fixtures";
import type { HintInfo } from "../protocol";
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

const plain: Pick<HintInfo, "facts" | "brings" | "reply" | "error"> = { facts: {}, brings: {}, reply: null, error: 0.008 };
const hintsOf = (moves: readonly string[]): HintInfo[] =>
  moves.map((move, place) => {
    const why = place ? { reason: "denies", facts: { seat: 1 } } : { reason: "wins" };
    return { ...plain, ...why, move, win: [0.6 - 0.1 * place, 0.4 + 0.1 * place], points: [9.3, 8] };
  });

async function sitDown(): Promise<FakeSocket> {
  const seats = table.seats.map((seat, place) => (place === 0 ? seat : { ...seat, kind: "bot", bot: "mate" }));
  render(TableScreen, { props: { id: "t1", title, board: asBoard(port_royal) } });
  const socket = FakeSocket.newest;
  socket.accept({ type: "welcome", now: 0, notes: [], table: { ...table, seats }, own_seats: [0] }, updateOf(discovering, discoveryMoves));
  await screen.findByRole("region", { name: "Harbor" });
  return socket;
}

test("K asks once, the hints are told with chance, outlook and reason, and Escape puts them away", async () => {
  const socket = await sitDown();
  const moves = discoveryMoves.slice(0, 2).map((move) => move.notation);
  await fireEvent.keyDown(window, { key: "k" });
  await fireEvent.keyDown(window, { key: "k" });
  const asked = socket.sent.filter((message) => message.type === "hint");
  expect(asked).toHaveLength(1);
  expect(screen.getByRole("region", { name: "Hint" }).getAttribute("aria-busy")).toBe("true");
  socket.say({ type: "hints", id: asked[0]!.id, after: updateOf(discovering, discoveryMoves).moves_made, hints: hintsOf(moves) });
  const sheet = await screen.findByRole("region", { name: "Hint" });
  const rows = await within(sheet).findAllByRole("listitem");
  expect(rows).toHaveLength(moves.length);
  expect(rows[0]!.textContent).toMatch(/60%.*outlook 9\.3/s);
  expect(rows[0]!.textContent).toContain("This should win.");
  expect(rows[1]!.textContent).toContain("Or else");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("region", { name: "Hint" })).toBeNull();
});

test("a hint is played by its button, and what was true at another moment is not shown", async () => {
  const socket = await sitDown();
  const [move = ""] = discoveryMoves.map((one) => one.notation);
  await fireEvent.keyDown(window, { key: "k" });
  const id = socket.sent.find((message) => message.type === "hint")!.id;
  socket.say({ type: "hints", id, after: 999, hints: hintsOf([move]) });
  expect(screen.queryByRole("listitem", { name: /60/ })).toBeNull();
  await fireEvent.keyDown(window, { key: "k" });
  const again = socket.sent.filter((message) => message.type === "hint").at(-1)!.id;
  socket.say({ type: "hints", id: again, after: updateOf(discovering, discoveryMoves).moves_made, hints: hintsOf([move]) });
  const sheet = await screen.findByRole("region", { name: "Hint" });
  await fireEvent.click(within(await within(sheet).findByRole("listitem")).getByRole("button"));
  expect(socket.sent.at(-1)).toMatchObject({ type: "move", move });
});
