import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Preview, TitleInfo } from "../src/protocol";
import LearnPage from "../src/shell/learn/LearnPage.svelte";
import TablePreview from "../src/shell/lobby/TablePreview.svelte";
import { settings } from "../src/shell/settings.svelte";
import TablePage from "../src/shell/TablePage.svelte";
import { titles } from "../src/shell/titles.svelte";

// a title whose board and map stay on the way until the test lets them come, or lose their way
const ways = vi.hoisted(() => ({ come: (): void => undefined, getLost: (): void => undefined }));
vi.mock("../src/games/registry", async () => {
  const { default: Preview } = await import("./FakePreview.svelte");
  const { default: Board } = await import("./FakeBoard.svelte");
  const sent = <T>(part: T): Promise<T> =>
    new Promise((come, fail) => {
      ways.come = () => come(part);
      ways.getLost = () => fail(new TypeError("Failed to fetch dynamically imported module"));
    });
  return { covers: { islands: { pictures: {}, board: () => sent({ Board }), preview: { option: "layout", drawing: () => sent(Preview) } } } };
});

const islands: TitleInfo = { id: "islands", name: "Islands", seats: [2], options: [], presets: [], modes: [], catalogue: [], bots: [], lesson: 1, puzzles: 0 };
const seats = [{ kind: "here", name: "Anne", bot: "", taken: true, online: true }];
const update = { type: "update", moves_made: 0, seat_to_move: 0, undone: false, events_from: 0, events: [], moves: [], may_undo: -1, outcome: null, clocks: null, view: {} };
const lesson = { title: "islands", name: "", seat: 0, names: ["Anne"], options: {}, updates: [update], stops: [{ after: 0, say: "", at: "", move: "" }] };

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close(): void {} }); // prettier-ignore
  vi.stubGlobal("fetch", (path: string) => {
    const body = path.includes("lesson") ? lesson : { id: "t1", title: "islands", status: "playing", name: "", seats, options: {} };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the title has no words
  titles.all = [islands];
});
afterEach(() => {
  cleanup();
  settings.language = "en";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Until everything that is on its way without the test has come. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
  await tick();
}
const pages: [string, () => unknown][] = [
  ["table", () => render(TablePage, { props: { id: "t1" } })],
  ["lesson", () => render(LearnPage, { props: { id: "islands", name: "" } })],
];

test.each(pages)("a %s waits for its board, and says so", async (page, open) => {
  open();
  await settle();
  expect(screen.getByText("Unfolding the chart")).toBeTruthy();
  expect(screen.queryByText("The board")).toBeNull();
  ways.come();
  await settle();
  // at the table the first view is still to come from the server
  if (page === "lesson") expect(screen.getByText("The board")).toBeTruthy();
  else expect(screen.getByRole("banner")).toBeTruthy();
});

test.each(pages)("a %s whose board does not come says so in one sentence, with a way to try again", async (_, open) => {
  open();
  await settle();
  ways.getLost();
  await settle();
  expect(screen.getByRole("status").textContent).toContain("A part of the page did not arrive.");
  settings.language = "fr";
  await tick();
  expect(screen.getByRole("status").textContent).toContain("Une partie de la page n’est pas arrivée.");
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  screen.getByRole("button", { name: "Réessayer" }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test("a preview says that it cannot be drawn", async () => {
  render(TablePreview, { props: { title: "islands", preview: { map: 3 } as unknown as Preview } });
  await settle();
  expect(screen.getByText("Unfolding the chart")).toBeTruthy();
  ways.getLost();
  await settle();
  expect(screen.getByRole("status").textContent).toContain("A part of the page did not arrive.");
});

test("a preview is announced when there is something to see", async () => {
  const drawn = vi.fn();
  render(TablePreview, { props: { title: "islands", preview: { map: 3 } as unknown as Preview, drawn } });
  await settle();
  expect(drawn).not.toHaveBeenCalled();
  ways.come();
  await settle();
  expect(screen.getByTestId("map").textContent).toContain("3");
  expect(drawn).toHaveBeenCalledOnce();
});
