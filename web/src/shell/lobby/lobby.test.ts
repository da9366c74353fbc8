import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { table, title } from "../../games/port_royal/fixtures";
import type { TableInfo } from "../../protocol";
import { FakeSocket } from "../fakeSocket";
import { hold, myTables } from "../keys";
import { settings } from "../settings.svelte";
import TablePage from "../TablePage.svelte";
import { Lobby } from "./lobby.svelte";
import MyTables from "./MyTables.svelte";
import OpenTables from "./OpenTables.svelte";

const newer: TableInfo = { ...table, id: "n1", title: "maracaibo", name: "Doubloons", status: "newer" };
const mine: TableInfo = { ...newer, id: "n2", name: "" };

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  const answers: Record<string, unknown> = { "/api/titles": [title], "/api/tables": [table, newer, mine], "/api/tables/n1": newer, "/api/tables/n2": mine };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a table that needs a newer version stays listed and cannot be opened", async () => {
  const lobby = new Lobby();
  await lobby.refresh();
  expect(lobby.newer.map((one) => one.id)).toEqual(["n1", "n2"]);
  expect([lobby.open, lobby.sailing.map((one) => one.id)]).toEqual([[], ["t1"]]);
  render(OpenTables, { props: { lobby, newTable: () => undefined } });
  const row = screen.getByText("Doubloons").closest("li");
  expect(row?.textContent).toContain("maracaibo");
  expect(row?.textContent).toContain("Needs a newer version");
  expect(row?.querySelector("a, button")).toBeNull();
});

test("the server tells what is new, and is asked where the line is broken", async () => {
  hold("n2", ["key"]);
  hold("old", ["key"]);
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  const lobby = new Lobby();
  lobby.watch();
  FakeSocket.newest.accept({ type: "lobby", listed: [table], mine: [mine], gone: ["old"] });
  await vi.waitFor(() => expect(lobby.state).toBe("ready"));
  expect(FakeSocket.newest.sent).toEqual([{ type: "lobby", mine: ["n2", "old"] }]);
  expect([lobby.mine.map((one) => one.id), lobby.sailing.map((one) => one.id), myTables()]).toEqual([["n2"], ["t1"], ["n2"]]);
  FakeSocket.newest.close();
  await vi.waitFor(() => expect(lobby.newer.map((one) => one.id)).toEqual(["n1"]));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody there")));
  vi.advanceTimersByTime(600);
  FakeSocket.newest.close();
  await vi.waitFor(() => expect(lobby.state).toBe("unreachable"));
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.accept({ type: "lobby", listed: [], mine: [mine], gone: [] });
  await vi.waitFor(() => expect([lobby.state, lobby.sailing]).toEqual(["ready", []]));
  lobby.leave();
  vi.useRealTimers();
});

test("so does one's own", async () => {
  hold("n2", ["key"]);
  const lobby = new Lobby();
  await lobby.refresh();
  expect(lobby.newer.map((one) => one.id)).toEqual(["n1"]);
  settings.language = "fr";
  render(MyTables, { props: { lobby } });
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("maracaibo · demande une version plus récente");
  expect(card.querySelector("a")).toBeNull();
});

test("whoever has its address is told why it does not open", async () => {
  render(TablePage, { props: { id: "n1" } });
  await screen.findByText("This table needs a newer version");
});

test("so is who comes to a table that is damaged, and their keys are kept", async () => {
  hold("b1", ["key"]);
  const damaged = { error: "Table b1 cannot be opened." };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path === "/api/titles" ? new Response(JSON.stringify([title])) : new Response(JSON.stringify(damaged), { status: 500 })),
  );
  render(TablePage, { props: { id: "b1" } });
  await screen.findByText("This table cannot be opened");
  expect(myTables()).toEqual(["b1"]);
});
