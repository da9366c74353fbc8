import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, MoveInfo } from "../../protocol";
import { settings } from "../../shell/settings.svelte";
import { spotlight } from "../../shell/spotlight.svelte";
import { boardProps, momentOf, type More } from "./fixtures";
import Board from "./Board.svelte";

vi.mock("../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));
vi.mock("../../shell/LogCorner.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));

const lay = (name: string, more: More = {}) => render(Board, { props: boardProps(name, more) });
// by its mark: finding roles among so many things takes a second
const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour~="actions"]')!;
const sea = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour="sea"]')!;
const offered = (where: ParentNode, notation: string): HTMLElement | null =>
  where.querySelector<HTMLElement>(`[data-move="${notation}"], [data-choice="${notation}"]`);
const movesOf = (name: string, verb: string): MoveInfo[] => momentOf(name).moves.filter((move) => move.notation.startsWith(`${verb} `));

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = false;
  settings.pace = "normal";
});
// matters only when something is wrong: a busy machine takes its time to lay a table with so many things
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the whole table", () => {
  it.each(["en", "fr"] as const)("has words for everything it shows: %s", (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    for (const name of ["sail", "explore", "alone-sail", "rubies", "over"]) {
      lay(name);
      cleanup();
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each(["sail", "raid", "upgrade", "over"])("%s: a spectator can do nothing", async (name) => {
    const play = vi.fn();
    const complaints = vi.spyOn(console, "error");
    const { container } = lay(name, { play, me: -1 });
    for (const button of container.querySelectorAll<HTMLElement>("button[data-move]")) await fireEvent.click(button);
    expect(play).not.toHaveBeenCalled();
    expect(complaints.mock.calls).toEqual([]);
  });
});

describe("sailing", () => {
  const goal = movesOf("sail", "sail")[0]!;

  it("a cube that a place brings to an island is told with what treasures are worth then", async () => {
    const { islands } = momentOf("sail").view;
    const island = islands.find(({ type }) => type === "gold")!;
    const cubes = 7 - island.cubes;
    const moves = movesOf("sail", "sail").map((move) => ({ ...move, preview: { ...move.preview, gold_cubes: cubes } }));
    lay("sail", { moves });
    await fireEvent.click(offered(sea(), goal.notation)!);
    const told = panel().querySelector(".goal")!.textContent.replace(/\s+/g, " ");
    expect(told).toContain(`worth ${island.value} → 5`);
  });

  it("a first touch shows what a place brings and the way there, a second one sails", async () => {
    const play = vi.fn();
    lay("sail", { play });
    const place = offered(sea(), goal.notation)!;
    await fireEvent.click(place);
    expect(play).not.toHaveBeenCalled();
    expect(place.classList).toContain("aimed");
    expect(sea().querySelector(".route")).not.toBeNull();
    expect(panel().querySelector(".goal li")).not.toBeNull();
    await fireEvent.click(place);
    expect(play).toHaveBeenLastCalledWith(goal.notation);
  });

  it("one click is enough for those who want it so", async () => {
    settings.oneClick = true;
    const play = vi.fn();
    lay("sail", { play });
    await fireEvent.click(offered(sea(), goal.notation)!);
    expect(play).toHaveBeenLastCalledWith(goal.notation);
  });

  it("goes by keys: arrows look at places, Esc puts back, Enter sails", async () => {
    const play = vi.fn();
    lay("sail", { play });
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(offered(sea(), goal.notation)!.classList).toContain("aimed");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(sea().querySelector(".aimed")).toBeNull();
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(play).toHaveBeenLastCalledWith(movesOf("sail", "sail")[1]!.notation);
  });

  it("says why a place cannot be sailed to", async () => {
    const why = vi.fn(() => Promise.resolve({ key: "not-now", rule: "MA-MOV-01", facts: {} }));
    lay("sail", { why });
    const far = sea().querySelector<HTMLElement>("button.card:not([data-move])")!;
    await fireEvent.click(far);
    expect(why).toHaveBeenCalledWith(far.dataset["at"]!.replace("place:", "sail "));
    expect(await screen.findByText(/MA-MOV-01/)).toBeTruthy();
  });

  it("what was looked at is put back when one asks for something else", async () => {
    lay("sail", { why: () => Promise.resolve({ key: "not-now", rule: "", facts: {} }) });
    await fireEvent.click(offered(sea(), goal.notation)!);
    expect(sea().querySelector(".aimed")).not.toBeNull();
    await fireEvent.click(sea().querySelector<HTMLElement>("button.card:not([data-move])")!);
    expect(sea().querySelector(".aimed")).toBeNull();
  });

  it("a finger that is held on a place hears what it is, and does not sail there", async () => {
    vi.useFakeTimers();
    settings.oneClick = true;
    const play = vi.fn();
    const { container } = lay("sail", { play });
    const place = offered(sea(), goal.notation)!;
    const touch = (type: string): void => void place.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType: "touch" }));
    const said = (): string => container.querySelector('.said[aria-hidden="true"]')!.textContent.trim();
    touch("pointerdown");
    await vi.advanceTimersByTimeAsync(1000);
    expect(said()).toBe(place.title);
    touch("pointerup");
    touch("click");
    expect(play).not.toHaveBeenCalled();
    touch("pointerdown");
    touch("pointerup");
    touch("click");
    await tick();
    expect(said()).toBe("");
    expect(play).toHaveBeenLastCalledWith(goal.notation);
  });

  it("a finger that touches what it can do nothing with hears what it is", async () => {
    const { container } = lay("sail");
    const island = sea().querySelector<HTMLElement>('[data-at="island:gold"]')!;
    const touch = (type: string): void => void island.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType: "touch" }));
    const said = (): string => container.querySelector('.said[aria-hidden="true"]')!.textContent.trim();
    touch("pointerdown");
    touch("pointercancel"); // the sea was moved
    await tick();
    expect(said()).toBe("");
    touch("pointerdown");
    touch("pointerup");
    await tick();
    expect(said()).toBe(island.title);
  });

  it("says how many cubes an island would have", async () => {
    const cubes = momentOf("sail").moves.find((move) => Object.keys(move.preview).some((key) => key.endsWith("_cubes")));
    expect(cubes).toBeDefined();
    lay("sail");
    await fireEvent.click(offered(sea(), cubes!.notation)!);
    expect(sea().querySelector(".soon")?.textContent).toMatch(/\d → \d+ cubes/);
  });
});

describe("raids", () => {
  it("dice are summed up with the swords that come to them", () => {
    const { view } = momentOf("dice");
    lay("dice");
    for (const [at, type] of ["gold", "emerald", "pearl"].entries()) {
      const { swords = 0 } = movesOf("dice", "die").find((move) => move.notation === `die ${type}`)!.preview;
      expect(offered(panel(), `die ${type}`)?.textContent.replaceAll(/\s/g, "")).toContain(`${view.dice[at]}`);
      expect(offered(panel(), `die ${type}`)?.querySelector("b")?.textContent).toBe(`${swords}`);
    }
  });

  it("what swords are good for can be seen before a die is chosen", () => {
    const { view } = momentOf("dice");
    lay("dice");
    expect(panel().querySelectorAll("li .signs")).toHaveLength(view.players[view.seat_to_move]!.raid_actions.length);
  });

  it("a treasure of the raid's type is that type as soon as there is one", () => {
    lay("raid");
    const loot = offered(panel(), "spend loot")!;
    expect(loot.querySelector(".t-emerald")).not.toBeNull();
    expect(loot.querySelector(".sr")?.textContent).toContain("take an emerald");
  });

  it("what there are too few swords for stays in sight, and says why", async () => {
    const why = vi.fn(() => Promise.resolve({ key: "not-now", rule: "MA-RAID-01", facts: {} }));
    const { view } = momentOf("raid");
    const legal = movesOf("raid", "spend").map((move) => move.notation);
    const [dry] = view.players[view.seat_to_move]!.raid_actions.filter((code) => !legal.includes(`spend ${code}`));
    lay("raid", { why, moves: momentOf("raid").moves.filter((move) => dry !== undefined || move.notation !== legal[0]) });
    await fireEvent.click(panel().querySelector<HTMLElement>(".spend.dry")!);
    expect(why).toHaveBeenCalledWith(dry === undefined ? legal[0] : `spend ${dry}`);
  });
});

describe("what a choice is about", () => {
  it("swords are spent with a look at the forecast", () => {
    const moves = movesOf("raid", "spend").map((move) => ({ ...move, preview: { ...move.preview, forecast: -3 } }));
    lay("raid", { moves });
    for (const { notation } of moves) expect(offered(panel(), notation)?.querySelector("small")?.textContent).toBe("forecast −3");
  });

  it("quests are offered with both levels, spaces of the track with their steps", () => {
    lay("keep");
    for (const { notation } of movesOf("keep", "keep")) expect(offered(panel(), notation)?.querySelector("small")?.textContent).toMatch(/: \d+ points; .*: \d+ points\./);
    cleanup();
    lay("explore");
    const steps = movesOf("explore", "explore").map(({ notation }) => offered(panel(), notation)?.querySelector("small")?.textContent);
    expect(new Set(steps)).toContain("1 step");
    for (const text of steps) expect(text).toMatch(/^\d+ steps?(, (upper|lower) path)?$/);
    const rows = movesOf("explore", "explore").map(({ notation }) => offered(panel(), notation)?.querySelector(".what")?.textContent);
    expect(new Set(rows).size).toBe(rows.length);
  });

  const rowOf = (notation: string): string | undefined => offered(panel(), notation)?.querySelector(".what")?.textContent.trim();
  it("actions are said with their numbers, under the name of the location", () => {
    lay("gulf");
    expect(rowOf("do explore")).toBe("Explore 4");
    expect(rowOf("do raid")).toBe("Raid with 2 swords more");
    cleanup();
    lay("actions");
    expect(panel().querySelector("h2")?.textContent).toBe("Grenada");
    expect(rowOf("do doubloons")).toBe("5 doubloons");
    cleanup();
    lay("effects");
    expect(rowOf("do emerald")).toBe("Take an emerald");
    expect(rowOf("do treasure")).toBe("Take a treasure of your choice");
  });

  it("every action has its signs", () => {
    for (const name of ["gulf", "actions", "effects"]) {
      lay(name);
      for (const { notation } of movesOf(name, "do")) expect(offered(panel(), notation)?.querySelector(".sign .signs"), `${name}: ${notation}`).not.toBeNull();
      cleanup();
    }
  });

  it("upgrades and burials by what they bring", () => {
    lay("upgrade");
    expect(rowOf("upgrade A1")).toBe("4 doubloons");
    cleanup();
    lay("bury");
    expect(rowOf("bury emerald 3")).toContain("Bonus: 3 points.");
  });

  it("leaving it is said as the moment asks for it", () => {
    lay("raid");
    expect(offered(panel(), "done")?.querySelector("b")?.textContent).toBe("End the raid");
  });
});

describe("on a phone", () => {
  const goal = movesOf("sail", "sail")[0]!;
  beforeEach(() => void vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true })));
  afterEach(() => void vi.unstubAllGlobals());

  it("the chosen place has the panel for itself, until one asks for all again", async () => {
    const play = vi.fn();
    lay("sail", { play });
    await fireEvent.click(panel().querySelector(`[data-choice="${goal.notation}"]`)!);
    expect(panel().querySelector("[data-choice]")).toBeNull();
    const [all, sail] = panel().querySelectorAll<HTMLElement>(".ends button");
    await fireEvent.click(sail!);
    expect(play).toHaveBeenLastCalledWith(goal.notation);
    await fireEvent.click(all!);
    expect(panel().querySelectorAll("[data-choice]")).toHaveLength(movesOf("sail", "sail").length);
  });

  it("the own quests stand below the sea", () => {
    const { container } = lay("upgrade");
    const own = momentOf("upgrade").view.players[momentOf("upgrade").view.seat_to_move]!.quests;
    expect(container.querySelectorAll(".strip [data-at^='quest:']")).toHaveLength(own.length);
  });
});

describe("numbers and letters", () => {
  it("choose rows of the panel", async () => {
    const play = vi.fn();
    lay("upgrade", { play });
    const rows = [...panel().querySelectorAll<HTMLElement>(".row:not(.quiet)")];
    await fireEvent.keyDown(window, { key: "2" });
    expect(play).toHaveBeenLastCalledWith(rows[1]!.dataset["move"]);
  });

  it("leave the rest", async () => {
    const play = vi.fn();
    lay("quest", { play });
    await fireEvent.keyDown(window, { key: "d" });
    expect(play).toHaveBeenLastCalledWith("done");
  });
});

describe("Jordan's turn", () => {
  const card: EventInfo = { name: "jordan-card", facts: { rival: "jordan", card: "jordan-A1" } };
  const sailed: EventInfo = { name: "sailed", facts: { rival: "jordan", place: "c1.1", shown: false, card: "", hidden: "" } };
  const acts: EventInfo = { name: "jordan-acts", facts: { rival: "jordan", action: "raid" } };
  const lines = (): number => panel().querySelectorAll(".jordan > ol > li").length;

  it("is told one thing after the other, lit on the sea, until one goes on", async () => {
    vi.useFakeTimers();
    lay("alone-sail", { events: [card, sailed, acts] });
    await tick();
    expect(lines()).toBe(1);
    expect(panel().textContent).toContain("A1");
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines()).toBe(2);
    expect(spotlight.event).toEqual(sailed);
    expect(sea().querySelector('[data-at="place:c1.1"]')?.classList).toContain("told");
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(lines()).toBe(3);
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(lines()).toBe(0);
    expect(spotlight.event).toBeNull();
    expect(offered(panel(), movesOf("alone-sail", "sail")[0]!.notation)).not.toBeNull();
  });

  it("is left to the log by those who want no pauses", async () => {
    settings.pace = "instant";
    lay("alone-sail", { events: [card, sailed, acts] });
    await tick();
    expect(lines()).toBe(0);
  });
});
