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
});

const board = (): HTMLElement | null => screen.queryByRole("region", { name: "Harbor" });

test("behind the curtain there is no board, and it opens when the server shows the table to the one who came", async () => {
  render(TableScreen, { props: { id: "t1", title, board: asBoard(port_royal) } });
  const update = { ...updateOf(discovering, discoveryMoves), events: [{ name: "card-revealed", facts: { seat: 0, card: "sailor:3/1" } }] };
  FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table: { ...table, private: true }, own_seats: [0, 1] }, update);
  await screen.findByRole("dialog", { name: "Anne, it is your turn" });
  expect(board()).toBeNull();
  await fireEvent.keyDown(window, { key: "u" });
  await fireEvent.click(screen.getByRole("button", { name: "I am Anne" }));
  expect(FakeSocket.newest.sent.slice(1)).toEqual([{ type: "sit", id: 1, seat: 0 }]);
  expect(board()).toBeNull();
  FakeSocket.newest.say({ type: "done", id: 1 }, { ...update, undone: true, eye: 0 });
  await screen.findByRole("region", { name: "Harbor" });
  expect(screen.queryByText("I am Anne")).toBeNull();
});
