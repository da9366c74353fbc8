import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discoveryMoves, table, title } from "../../games/port_royal/fixtures";
import type { ChancesInfo, MomentInfo, StudyInfo } from "../../protocol";
import { forget, hold, remember } from "../keys";
import { settings } from "../settings.svelte";
import StudyPage from "./StudyPage.svelte";

const seats = table.seats.length;
const chances: ChancesInfo = { win: table.seats.map(() => 1 / seats), points: table.seats.map(() => 5), error: 0 };
const [move, better] = discoveryMoves;
const moves = [0, 1, 2, 3].map((number) => ({ number, seat: number % seats, round: 1, move: move!, chances }));
const momentOf = (number: number): MomentInfo => ({
  number,
  seat: number % seats,
  kind: "choice",
  change: -0.1,
  best: better!,
  best_chances: chances,
  played_chances: chances,
  why: null,
  line: [],
  events: [],
});

function lay(...moments: number[]): void {
  const study: StudyInfo = {
    state: "done",
    done: moves.length,
    total: moves.length,
    seconds_left: 0,
    playouts: 600,
    together: false,
    moves,
    end: chances,
    seats: table.seats.map(() => ({ luck: 0, choices: 0, agreement: 1 })),
    moments: moments.map(momentOf),
    words: [],
  };
  const answers: Record<string, unknown> = { "/api/titles": [title], "/api/tables/t1": { ...table, moves: moves.length, status: "over" }, "/api/tables/t1/study?since=0": study };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(path in answers ? new Response(JSON.stringify(answers[path])) : new Response("{}", { status: 404 })));
  render(StudyPage, { props: { id: "t1" } });
}
const rows = (): number[] => [...document.querySelectorAll<HTMLElement>("[data-moment]")].map((row) => Number(row.dataset["moment"]));
const card = (): Element => document.querySelector(".drawn .card")!;

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forget("t1");
});

test("who has played sees all moments or those that were theirs, whichever is opened", async () => {
  hold("t1", ["key"]);
  remember(table, [0]);
  lay(0, 1, 2);
  const which = await screen.findByRole("radiogroup", { name: "Whose moments" });
  expect(rows()).toEqual([1, 2, 3]);
  await fireEvent.click(within(which).getByRole("radio", { name: "Yours 1" }));
  expect(rows()).toEqual([1]);
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(rows()).toEqual([1, 2, 3]);
  expect(document.querySelector('[data-moment="2"] .head')?.getAttribute("aria-expanded")).toBe("true");
  await fireEvent.click(within(which).getByRole("radio", { name: "Yours 1" }));
  expect(document.querySelectorAll(".pin.open")).toHaveLength(0);
});

test("where no moment is theirs that is said", async () => {
  hold("t1", ["key"]);
  remember(table, [0]);
  lay(1);
  await fireEvent.click(await screen.findByRole("radio", { name: "Yours 0" }));
  expect(rows()).toEqual([]);
  expect(screen.getByText("None of them is yours.")).toBeTruthy();
});

test("who has only looked on sees them all, and may hand on the link", async () => {
  const copied = vi.fn(() => Promise.resolve());
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
  lay(0, 1);
  await fireEvent.click(await screen.findByRole("button", { name: "Share" }));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/study/t1`);
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(screen.queryByRole("radiogroup", { name: "Whose moments" })).toBeNull();
});

test("a move is told beside the plot while somebody points at it or walks along it", async () => {
  lay(0, 1);
  const plot = await screen.findByRole("slider");
  expect(card().classList).toContain("away");
  await fireEvent.pointerMove(plot, { clientX: 100, pointerType: "mouse" });
  expect(card().classList).not.toContain("away");
  await fireEvent.pointerLeave(plot, { pointerType: "mouse" });
  expect(card().classList).toContain("away");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(card().classList).not.toContain("away");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(card().classList).toContain("away");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(card().classList).toContain("away");
});
