import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { table, title } from "../../games/port_royal/fixtures";
import type { LobbyNews, TableInfo, WatchLobby } from "../../protocol";
import { FakeSocket } from "../fakeSocket";
import { hold, myTables, ownMark } from "../keys";
import { write } from "../people/token";
import { settings } from "../settings.svelte";
import TablePage from "../TablePage.svelte";
import { Lobby } from "./lobby.svelte";
import LobbyPage from "./LobbyPage.svelte";
import MyTables from "./MyTables.svelte";
import OpenTables from "./OpenTables.svelte";

const newer: TableInfo = { ...table, id: "n1", title: "maracaibo", name: "Doubloons", status: "newer" };
const mine: TableInfo = { ...newer, id: "n2", name: "" };
const waiting: TableInfo = { ...table, id: "w1", name: "Salt", status: "waiting", seats: [{ ...table.seats[0]!, kind: "open", taken: false }] };
const quiet: LobbyNews = { type: "lobby", open: [], open_found: 0, open_count: 0, sailing: [], sailing_count: 0, newer: [], mine: [], outcomes: {}, gone: [], aboard: 1 };

/** What the server says when it is asked; it never shows people their own tables as those of others. */
let news: LobbyNews;
const asked: WatchLobby[] = [];

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  news = { ...quiet, sailing: [table], sailing_count: 1, newer: [newer] };
  asked.length = 0;
  const answers: Record<string, unknown> = { "/api/titles": [title], "/api/tables/n1": newer };
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (path === "/api/lobby") asked.push(JSON.parse(String(init?.body)) as WatchLobby);
    return Promise.resolve(new Response(JSON.stringify(path === "/api/lobby" ? news : answers[path])));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table that needs a newer version stays listed and cannot be opened", async () => {
  const lobby = new Lobby();
  await lobby.refresh();
  expect([lobby.open, lobby.sailing.map((one) => one.id)]).toEqual([[], ["t1"]]);
  render(OpenTables, { props: { lobby } });
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
  FakeSocket.newest.accept({ ...quiet, sailing: [table], sailing_count: 1, mine: [mine], gone: ["old"] });
  await vi.waitFor(() => expect(lobby.state).toBe("ready"));
  expect(FakeSocket.newest.sent).toEqual([{ type: "lobby", mark: ownMark(), mine: ["n2", "old"], text: "", title: "", pace: "", rated: false, open: 20, sailing: 2 }]);
  expect([lobby.mine.map((one) => one.id), lobby.sailing.map((one) => one.id), myTables()]).toEqual([["n2"], ["t1"], ["n2"]]);
  FakeSocket.newest.close();
  await vi.waitFor(() => expect(lobby.newer.map((one) => one.id)).toEqual(["n1"]));
  expect(asked).toEqual([expect.objectContaining({ mine: ["n2"] })]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody there")));
  vi.advanceTimersByTime(600);
  FakeSocket.newest.close();
  await vi.waitFor(() => expect(lobby.state).toBe("unreachable"));
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.accept({ ...quiet, mine: [mine] });
  await vi.waitFor(() => expect([lobby.state, lobby.sailing]).toEqual(["ready", []]));
  lobby.leave();
});

test("how many are aboard is told where somebody else is", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal("WebSocket", FakeSocket);
  render(LobbyPage, { props: { making: null } });
  FakeSocket.newest.accept({ ...quiet, aboard: 3 });
  const told = await screen.findByText("3 aboard");
  expect(told.parentElement?.title).toBe("People here now, you among them: at tables and in the lobby");
  FakeSocket.newest.say({ ...quiet, aboard: 1 });
  await vi.waitFor(() => expect(screen.queryByText(/aboard/)).toBeNull());
});

test("a browser is counted as one, whichever page it opens, and a kept name on all its devices", () => {
  const mark = ownMark();
  expect(mark).toMatch(/^[\w-]{20,40}$/);
  expect(ownMark()).toBe(mark);
  write({ id: "anne", key: "secret", tables: [] });
  expect(ownMark()).toBe("anne");
  write(null);
});

test("what is looked for is asked of the server, and so is more of it", async () => {
  vi.useFakeTimers();
  news = { ...quiet, open: [waiting], open_found: 30, open_count: 200 };
  const lobby = new Lobby();
  await lobby.refresh();
  render(OpenTables, { props: { lobby } });
  screen.getByRole("button", { name: "Show more (29)" }).click();
  await vi.waitFor(() => expect(asked.at(-1)?.open).toBe(40));
  const find = screen.getByRole<HTMLInputElement>("searchbox");
  news = { ...quiet, open_count: 200 };
  for (const text of ["s", "sa"]) {
    find.value = text;
    find.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await vi.advanceTimersByTimeAsync(300);
  expect(asked.slice(2)).toEqual([expect.objectContaining({ text: "sa", open: 20 })]);
  await vi.waitFor(() => screen.getByText("200 tables are open, but none is what you look for."));
  news = { ...quiet, open: [waiting], open_found: 1, open_count: 1 };
  screen.getByRole("button", { name: "Loosen the sails" }).click();
  await vi.waitFor(() => screen.getByText("Salt"));
  expect([asked.at(-1)?.text, find.value]).toEqual(["", ""]);
});

test("an open table tells how much time people have there", async () => {
  const at = (clock: TableInfo["clock"]): TableInfo => ({ ...waiting, id: JSON.stringify(clock), clock });
  const live = { kind: "live", seconds: 600, increment: 10, out: "bot" };
  news = { ...quiet, open: [at(live), at({ ...live, increment: 0 }), at({ ...live, kind: "day", seconds: 72 * 3600 })], open_found: 3, open_count: 3 };
  const lobby = new Lobby();
  await lobby.refresh();
  render(OpenTables, { props: { lobby } });
  const told = screen.getAllByText("Salt").map((name) => name.closest("li")?.textContent);
  expect(told[0]).toContain("10 min + 10 s");
  expect(told[1]).not.toContain("+");
  expect(told[2]).toContain("3 days a turn");
});

test("so does one's own", async () => {
  hold("n2", ["key"]);
  news = { ...quiet, mine: [mine] };
  const lobby = new Lobby();
  await lobby.refresh();
  settings.language = "fr";
  render(MyTables, { props: { lobby } });
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("Demande une version plus récente");
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
