import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConquestGoal, ConquestView, EventInfo } from "../../../protocol";
import { explained } from "../../../shell/explained.svelte";
import { settings } from "../../../shell/settings.svelte";
import { spotlight } from "../../../shell/spotlight.svelte";
import { label } from "../chart/world";
import { boardProps, momentOf, moments, type More } from "./fixtures";
import Board from "./Board.svelte";

vi.mock("../../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../../tests/Nothing.svelte")).default }));
vi.mock("../../../shell/LogCorner.svelte", async () => ({ default: (await import("../../../../tests/Nothing.svelte")).default }));
vi.mock("./panels/LogLine.svelte", async () => ({ default: (await import("../../../../tests/Nothing.svelte")).default }));

const lay = (name: string, more: More = {}) => render(Board, { props: boardProps(name, more) });
// by its mark: finding roles among so many things takes a second
const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour~="actions"]')!;
const chart = (): HTMLElement => document.querySelector<HTMLElement>('[role="application"]')!;
const store = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour="store"]')!;
const offered = (where: ParentNode, notation: string): HTMLElement | null => where.querySelector<HTMLElement>(`[data-move="${notation}"]`);
const arrow = (key: string) => fireEvent.keyDown(chart(), { key });

/** Looks at a cell of the chart as the keyboard does, step by step from another. */
async function walk(from: string, to: string): Promise<void> {
  const [[row = 0, column = 0] = [], [goalRow = 0, goalColumn = 0] = []] = [from, to].map((cell) => cell.split(",").map(Number));
  for (let at = row; at !== goalRow; at += Math.sign(goalRow - row)) await arrow(goalRow > row ? "ArrowDown" : "ArrowUp");
  for (let at = column; at !== goalColumn; at += Math.sign(goalColumn - column)) await arrow(goalColumn > column ? "ArrowRight" : "ArrowLeft");
}
const march = momentOf("march").view;
const here = String(march.at_hand["cell"]);
const storm = march.reach.find((goal) => goal.fight && goal.gain > 0)!;

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = false;
  settings.pace = "normal";
});
// matters only when something is wrong: a busy machine takes its time to lay a table with so many things
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  spotlight.event = null;
  vi.restoreAllMocks();
});

describe("the whole board", () => {
  it.each(["en", "fr"] as const)("has words for everything it shows: %s", (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    for (const name of moments) {
      lay(name);
      cleanup();
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each(["en", "fr"] as const)("explains its signs to whoever points at them: %s", async (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    lay("march");
    const said = new Set<string>();
    for (const sign of document.querySelectorAll(".panel, .panel *")) {
      await fireEvent.pointerEnter(sign);
      said.add(explained.now?.text ?? "");
      await fireEvent.pointerLeave(sign);
    }
    expect(said.size).toBeGreaterThan(20);
    expect(complaints.mock.calls).toEqual([]);
  });

  it("says how much there is to be had around a place where one may begin", () => {
    const { view } = momentOf("deploy");
    lay("deploy", { view: { ...view, points: view.points.map((point) => ({ ...point, controller: 0 })) } });
    expect(panel().textContent).toContain("no free place within 6 cells");
    cleanup();
    lay("deploy");
    expect(panel().textContent).toMatch(/[1-9]\d* free places? within 6 cells/);
  });

  it("says what ends the game", () => {
    const { view } = momentOf("march");
    lay("march", { view: { ...view, goal: 25 } });
    expect(document.querySelector('[data-tour="race"]')!.textContent).toContain("25 points");
  });

  it.each(["march", "groups", "battles", "purchases", "over"])("%s: a spectator can do nothing", async (name) => {
    const play = vi.fn();
    const { container } = lay(name, { play, me: -1 });
    for (const button of container.querySelectorAll<HTMLElement>("button[data-move]")) await fireEvent.click(button);
    await arrow("ArrowDown");
    await arrow("Enter");
    expect(play).not.toHaveBeenCalled();
  });

  it("says how far everybody is from the end, and who is out", () => {
    const { view } = momentOf("groups");
    const players = view.players.map((player, seat) => (seat === 1 ? { ...player, is_out: true } : { ...player, zones: [view.per_zone, 0, 0] }));
    lay("groups", { view: { ...view, players } });
    const rows = [...document.querySelectorAll('[data-tour="race"] tbody tr')];
    expect(rows[0]?.textContent).toContain(`1/${view.majority}`);
    expect(rows[0]?.textContent).toContain(`+${players[0]!.count}`);
    expect(rows[1]?.textContent).toContain("out of the game");
    expect(document.querySelector('[data-tour="race"] h2')?.textContent).toContain(`${view.majority} of 3 zones`);
    expect(document.querySelectorAll('[data-tour="zones"] .whole').length).toBe(1);
  });

  it("lights a zone on the chart when it is touched", async () => {
    lay("groups");
    await fireEvent.click(document.querySelectorAll('[data-tour="zones"] button')[1]!);
    expect(chart().querySelectorAll(".lit .disc").length).toBeGreaterThanOrEqual(momentOf("groups").view.per_zone);
  });

  it("lets points and zones swell where they stand", () => {
    const { view } = momentOf("groups");
    lay("groups", { view: { ...view, players: view.players.map((player) => ({ ...player, zones: [view.per_zone, 0, 0] })) } });
    const swelling = [...chart().querySelectorAll('[data-at^="point:"], [data-at^="double:"]')];
    expect(swelling.length).toBeGreaterThan(view.points.length);
    for (const thing of swelling) expect(thing.hasAttribute("transform")).toBe(false);
  });

  it("opens the log over the column where that has no room for it", async () => {
    const drawer = (): Element | null => document.querySelector(".drawer");
    lay("march");
    await fireEvent.keyDown(document.body, { key: "l" });
    expect(drawer()).not.toBeNull();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(drawer()).toBeNull();
    cleanup();
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
    lay("march");
    await fireEvent.keyDown(document.body, { key: "l" });
    expect(drawer()).toBeNull();
  });

  it("lights what a line of the log speaks of", async () => {
    lay("groups");
    spotlight.event = { name: "point-taken", facts: { seat: 0, cell: "3,4", what: "temple" } };
    await tick();
    expect(chart().querySelector(".told")).not.toBeNull();
  });
});

describe("a march", () => {
  it("looks at a cell with what it would bring, and goes there step by step", async () => {
    const play = vi.fn();
    const { rerender } = lay("march", { play });
    await walk(here, storm.cell);
    expect(chart().querySelector("path.line")).not.toBeNull();
    expect(panel().textContent).toContain(label(storm.cell));
    expect(panel().textContent).toContain(`${storm.fight!.hold}%`);
    expect(panel().textContent).toContain(`+${storm.gain} a turn`);
    await arrow("Enter");
    expect(play).not.toHaveBeenCalled();
    await arrow("Enter");
    const made: string[] = [];
    for (const [at, notation] of [...storm.path, "stop"].entries()) {
      expect(play).toHaveBeenCalledTimes(at + 1);
      expect(play).toHaveBeenLastCalledWith(notation);
      made.push(notation);
      const more = { play, made: at + 2, moves: [...storm.path, "stop"].map((one) => ({ notation: one, key: "move-done", facts: {}, preview: {} })) };
      await rerender(boardProps("march", more));
      await vi.waitFor(() => expect(play.mock.calls.length).toBe(Math.min(at + 2, storm.path.length + 1)));
    }
    expect(made).toEqual([...storm.path, "stop"]);
  });

  it("ends where the rules let the group stop by themselves", async () => {
    const play = vi.fn();
    const { rerender } = lay("march", { play });
    await walk(here, storm.cell);
    await arrow("Enter");
    await fireEvent.click(panel().querySelector<HTMLElement>("[data-goal]")!);
    expect(play).toHaveBeenLastCalledWith(storm.path[0]);
    await rerender(boardProps("groups", { play, made: 2 }));
    await vi.waitFor(() => expect(panel().getAttribute("aria-busy")).toBe("false"));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("offers by its button what was chosen, whatever the pointer passes on its way there", async () => {
    const play = vi.fn();
    lay("march", { play });
    const rows = [...panel().querySelectorAll<HTMLElement>("[data-stop]")];
    await fireEvent.pointerEnter(rows[0]!);
    expect(panel().textContent).toContain(label(rows[0]!.dataset["stop"]!));
    expect(panel().querySelector("[data-goal]")).toBeNull();
    await fireEvent.click(rows[0]!);
    await fireEvent.pointerEnter(rows[1]!);
    await fireEvent.click(panel().querySelector<HTMLElement>("[data-goal]")!);
    const { path } = march.reach.find(({ cell }) => cell === rows[0]!.dataset["stop"])!;
    expect(play).toHaveBeenLastCalledWith(path[0]);
  });

  it("keeps nobody waiting when a step is refused, or its answer gets lost", async () => {
    settings.oneClick = true;
    const play = vi.fn();
    const { rerender } = lay("march", { play });
    await fireEvent.click(panel().querySelector<HTMLElement>("[data-stop]")!);
    expect(panel().getAttribute("aria-busy")).toBe("true");
    await rerender(boardProps("march", { play, busy: true }));
    await rerender(boardProps("march", { play, busy: false, moves: [] }));
    await vi.waitFor(() => expect(panel().getAttribute("aria-busy")).toBe("false"));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("shows the points that are planned", async () => {
    lay("march");
    await walk(here, storm.cell);
    expect(panel().querySelectorAll("i.planned").length).toBe(storm.cost);
    expect(panel().querySelectorAll("i.left, i.planned").length).toBe(march.movement_points);
  });

  it("says each bonus by its name", async () => {
    const fight = { ...storm.fight!, attacker: { ...storm.fight!.attacker, bonuses: [{ source: "boarding_hooks", amount: 3 }], bonus: 3 } };
    const reach: ConquestGoal[] = march.reach.map((goal) => (goal.cell === storm.cell ? { ...goal, fight } : goal));
    lay("march", { view: { ...march, reach } });
    await walk(here, storm.cell);
    expect(panel().textContent).toContain("Boarding hooks +3");
  });
});

describe("groups and purchases", () => {
  it("a row sends a group out, and a key does the same", async () => {
    const play = vi.fn();
    lay("groups", { play });
    const row = panel().querySelector<HTMLElement>('[data-move^="from "]')!;
    await fireEvent.click(row);
    expect(play).toHaveBeenLastCalledWith(row.dataset["move"]);
    await fireEvent.keyDown(window, { key: "1" });
    expect(play).toHaveBeenCalledTimes(2);
    await fireEvent.keyDown(window, { key: "d" });
    expect(play).toHaveBeenLastCalledWith("done");
  });

  it("who goes is chosen by its size, all of them first", async () => {
    const play = vi.fn();
    lay("size", { play });
    const sizes = [...panel().querySelectorAll<HTMLElement>('[data-move^="take "]')];
    const numbers = sizes.map((one) => one.dataset["move"]!.replace("take ", "").split("+").map(Number));
    const totals = numbers.map(([ships = 0, crews = 0]) => ships + crews);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    await fireEvent.click(sizes[0]!);
    expect(play).toHaveBeenLastCalledWith(sizes[0]!.dataset["move"]);
  });

  it("says why no group leaves a cell", async () => {
    const why = vi.fn(() => Promise.resolve({ key: "no-units-there", rule: "CC-MOVE-01", facts: { cell: "0,0" } }));
    lay("groups", { why });
    const taken = new Set(momentOf("groups").view.units.map(({ cell }) => cell));
    const first = momentOf("groups").moves.find(({ notation }) => notation.startsWith("from "))!.notation.replace("from ", "");
    const [row = 0, column = 0] = first.split(",").map(Number);
    const beside = `${row},${(column + 1) % 12}`;
    expect(taken.has(beside)).toBe(false);
    await arrow("ArrowRight");
    await arrow("Enter");
    await vi.waitFor(() => expect(why).toHaveBeenCalled());
    expect(await screen.findByText(/CC-MOVE-01/)).toBeTruthy();
  });

  it("buys what there is gold for, and says why not else", async () => {
    const play = vi.fn();
    const why = vi.fn(() => Promise.resolve(null));
    lay("purchases", { play, why });
    const can = store().querySelector<HTMLElement>('[data-move^="buy "]')!;
    await fireEvent.click(can);
    expect(play).toHaveBeenLastCalledWith(can.dataset["move"]);
    cleanup();
    const { moves } = momentOf("purchases");
    lay("purchases", { play, why, moves: moves.filter(({ notation }) => notation !== "recruit ship") });
    await fireEvent.click(store().querySelector<HTMLElement>(".unit")!);
    expect(why).toHaveBeenLastCalledWith("recruit ship");
  });

  it("is explained while it is touched, but not over what a touch has led to", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    const { moves } = momentOf("purchases");
    lay("purchases", { play: vi.fn(), why, moves: moves.filter(({ notation }) => notation !== "recruit ship") });
    const [ship, crew] = store().querySelectorAll<HTMLElement>(".unit");
    for (const [unit, stays] of [[ship!, true], [crew!, false]] as const) {
      await fireEvent.pointerEnter(unit);
      await fireEvent.focus(unit);
      expect(explained.now?.beside).toBe(unit);
      await fireEvent.click(unit);
      await tick();
      expect(explained.now !== null).toBe(stays);
    }
  });
});

describe("fights", () => {
  const dice = (more: EventInfo["facts"] = {}): EventInfo => {
    const { fights } = momentOf("battle").view;
    return { name: "combat-dice", facts: { seat: 0, to: 1, cell: fights[0]!.cell, kind: "close", dice: [3, 5], total: 4, against: 6, ...more } };
  };
  const duel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour="duel"]')!;

  it("are stormed by a second look", async () => {
    const play = vi.fn();
    lay("battles", { play });
    const { cell, hold } = momentOf("battles").view.fights[0]!;
    expect(panel().textContent).toContain(`${hold}%`);
    await fireEvent.click(offered(panel(), `storm ${cell}`)!);
    expect(play).toHaveBeenLastCalledWith(`storm ${cell}`);
  });

  it("show the dice that fell, every bonus and the odds, and go on by a key", async () => {
    const play = vi.fn();
    lay("battle", { play, events: [dice()] });
    await tick();
    expect([...duel().querySelectorAll("[data-die]")].map((die) => die.getAttribute("data-die"))).toEqual(["3", "5"]);
    expect([...duel().querySelectorAll(".total b")].map((total) => total.textContent)).toEqual(["4", "6"]);
    expect(duel().textContent).toContain(`${momentOf("battle").view.fights[0]!.hold}%`);
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(play).toHaveBeenLastCalledWith("throw");
  });

  it("keep the last throw in sight until one goes on", async () => {
    const { rerender } = lay("battle", { events: [dice()] });
    const after: ConquestView = { ...momentOf("gunnery").view, fights: [] };
    await rerender(boardProps("gunnery", { made: 2, view: after, events: [dice({ dice: [7, 2], total: 8, against: 3 })] }));
    expect([...duel().querySelectorAll("[data-die]")].map((die) => die.getAttribute("data-die"))).toEqual(["7", "2"]);
    expect(duel().textContent).toContain("4–6");
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(duel()).toBeNull();
  });

  it("are stormed in the order that was chosen, whatever the pointer passes", async () => {
    const play = vi.fn();
    const { view, moves } = momentOf("battles");
    const first = view.fights[0]!;
    const fights = [first, { ...first, cell: "0,0" }];
    lay("battles", { play, view: { ...view, fights }, moves: [...moves, { ...moves[0]!, notation: "storm 0,0" }] });
    await fireEvent.pointerEnter(panel().querySelectorAll(".rows button")[1]!);
    await fireEvent.click(panel().querySelector<HTMLElement>(".done[data-move]")!);
    expect(play).toHaveBeenLastCalledWith(`storm ${first.cell}`);
  });

  it("ask which unit is lost, and warn of crews that would drown", async () => {
    const play = vi.fn();
    const { moves } = momentOf("loss");
    const drowning = moves.map((move) => (move.notation === "lose ship" ? { ...move, preview: { ships: -1, crews: -2 } } : move));
    lay("loss", { play, moves: drowning });
    await tick();
    expect(offered(document, "lose ship")?.textContent).toContain("2 crews drown");
    await fireEvent.click(offered(document, "lose crew")!);
    expect(play).toHaveBeenLastCalledWith("lose crew");
  });

  it("let one fire back or take the hit", async () => {
    const play = vi.fn();
    lay("answer", { play });
    await tick();
    await fireEvent.click(offered(duel(), "duck")!);
    expect(play).toHaveBeenLastCalledWith("duck");
  });

  it("aim at a neighbour", async () => {
    const play = vi.fn();
    lay("aim", { play });
    const shot = panel().querySelector<HTMLElement>("[data-fire]")!;
    await fireEvent.click(shot);
    expect(play.mock.calls[0]?.[0]).toMatch(/^aim /);
  });
});
