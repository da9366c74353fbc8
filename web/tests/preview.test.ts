import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OptionInfo, Setting, TableInfo, TitleInfo } from "../src/protocol";
import NewTablePanel from "../src/shell/lobby/NewTablePanel.svelte";
import { titles } from "../src/shell/titles.svelte";

// a title of the tests' own, whose map is fixed by a number
vi.mock("../src/games/registry", async () => {
  const { default: Preview } = await import("./FakePreview.svelte");
  const board = () => Promise.resolve({ Board: Preview });
  const preview = { option: "layout", drawing: () => Promise.resolve(Preview) };
  return { covers: { islands: { pictures: {}, board, preview }, plain: { pictures: {}, board } } };
});

const layout: OptionInfo = { id: "layout", kind: "number", default: 0, rule: "", goes_with: {}, choices: [], least: 0, most: 40 };
const islands: TitleInfo = {
  id: "islands",
  name: "Islands",
  seats: [2, 4],
  options: [layout],
  presets: [],
  modes: [],
  catalogue: [],
  bots: ["mate"],
  lesson: 0, puzzles: 0,
};
const plain: TitleInfo = { ...islands, id: "plain", options: [] };

/** The server: the map is what the number says. */
const asked: Setting[] = [];
function answer(path: string, init?: RequestInit): Promise<Response> {
  const setting = JSON.parse(String(init?.body)) as Setting;
  asked.push(setting);
  const map = Number(setting.options["layout"] ?? 0);
  const body = path.endsWith("/check") ? { error: "", clash: "", warnings: [], preview: map ? { map } : null } : ({ id: "t" } as TableInfo);
  return Promise.resolve(new Response(JSON.stringify(body)));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(answer));
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the title has no words
  titles.all = [islands, plain];
});
afterEach(() => {
  cleanup();
  asked.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled(); // what draws the table comes when it is needed
  await tick();
}
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const map = (): number => Number(screen.getByTestId("map").textContent?.split(" ")[0]);

test("the table is shown before the game, another one on request, and left to luck again", async () => {
  render(NewTablePanel);
  await settle();
  expect(screen.queryByTestId("map")).toBeNull();

  button("Choose one now").click();
  await settle();
  const first = map();
  expect(first).toBeGreaterThan(0);
  expect(asked.at(-1)?.options["layout"]).toBe(first);

  button("Another one").click();
  await settle();
  expect(map()).not.toBe(first);
  expect(map()).toBeLessThanOrEqual(40);

  button("Leave it to chance").click();
  await settle();
  expect(screen.queryByTestId("map")).toBeNull();
  expect(asked.at(-1)?.options["layout"]).toBe(0);
});

test("a title that shows nothing beforehand has no such choice", async () => {
  render(NewTablePanel);
  await settle();
  const [, second] = screen.getAllByRole("radio", { name: /title-name/ });
  second?.click();
  await settle();
  expect(screen.queryByRole("button", { name: "Choose one now" })).toBeNull();
});
