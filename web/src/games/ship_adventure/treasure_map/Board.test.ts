import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, MoveInfo, TreasureDanger } from "../../../protocol";
import { explained } from "../../../shell/explained.svelte";
import { settings } from "../../../shell/settings.svelte";
import { label } from "../chart/world";
import { boardProps, momentOf, moments, type More } from "./fixtures";
import Board from "./Board.svelte";

vi.mock("../../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../../tests/Nothing.svelte")).default }));
vi.mock("../../../shell/LogCorner.svelte", async () => ({ default: (await import("../../../../tests/Nothing.svelte")).default }));

const lay = (name: string, more: More = {}) => render(Board, { props: boardProps(name, more) });
const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour~="actions"]')!;
const chart = (): HTMLElement => document.querySelector<HTMLElement>('[role="application"]')!;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const status = (): string => document.querySelector('.chart [role="status"]')?.textContent ?? "";
/** Looks at the cell where the crew is, and goes on from there. */
const arrow = (key: string) => fireEvent.keyDown(chart(), { key });

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = false;
  settings.pace = "normal";
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the whole board", () => {
  it.each(["en", "fr"] as const)("has words for everything it shows: %s", (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    for (const name of ["movement", "close", "exchange", "treasure", "town", "swap", "alone-movement", "over"]) {
      lay(name);
      cleanup();
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each([
    ["a cannonball is paid for", { gold: 2, pieces: [0, 0, 0, 0] }, "", true],
    ["nothing is paid for", { gold: 1, pieces: [0, 1, 0, 0] }, "", false],
    ["in the own town a piece can be stored", { gold: 1, pieces: [0, 1, 0, 0] }, "4,9", true],
    ["in the own town there is nothing to store", { gold: 0, pieces: [0, 0, 0, 0] }, "4,9", false],
  ])("offers a town where something can be done: %s", (_, carried, city, offered) => {
    const { view } = momentOf("movement");
    const players = view.players.map((player, seat) => (seat === view.seat_to_move ? { ...player, carried: { ...carried, tokens: [] }, city: city || player.city } : player));
    lay("movement", { view: { ...view, players } });
    expect(panel().querySelector('[data-stop="4,9"]') !== null).toBe(offered);
  });

  it.each(["movement", "treasure", "over"])("%s: a spectator can do nothing", async (name) => {
    const play = vi.fn();
    const { container } = lay(name, { play, me: -1 });
    for (const button of container.querySelectorAll<HTMLElement>("button[data-move], [data-stop]")) await fireEvent.click(button);
    expect(play).not.toHaveBeenCalled();
  });

  it("shows everything that stands on the chart", () => {
    const { view } = momentOf("movement");
    lay("movement");
    const things = all("[data-at^='thing:']").map((one) => one.dataset["at"]!.split(":")[1]!.split("-")[0]);
    expect(things.filter((kind) => kind === "ship")).toHaveLength(view.players.length);
    expect(things.filter((kind) => kind === "pirate")).toHaveLength(view.pirates.filter(({ cell }) => cell).length);
    expect(things.filter((kind) => kind === "coins")).toHaveLength(Object.keys(view.coins).length);
    expect(things.filter((kind) => kind === "temple")).toHaveLength(view.temples.length);
    expect(things.includes("galleon")).toBe(view.galleon.cell !== null);
  });

  it("marks the guns of two pirates on one cell once", () => {
    const { view } = momentOf("movement");
    const { cell } = view.reach[0]!;
    const pirates = view.pirates.map((pirate, at) => ({ ...pirate, cell: at < 2 ? cell : null }));
    lay("movement", { view: { ...view, pirates, numbers: { ...view.numbers, pirate_ranged: 3 } } });
    expect(all("svg.live .tag").length).toBeGreaterThan(0);
  });

  it("shows a spectator several tokens whose backs nobody knows", () => {
    const { view } = momentOf("movement");
    const unknown = { token: null, level: 1, cell: null, reading: [], known_to: [1] };
    const players = view.players.map((player) => ({ ...player, carried: { ...player.carried, tokens: [unknown, unknown] }, stored: { ...player.stored, tokens: [] } }));
    lay("movement", { me: -1, view: { ...view, players } });
    expect(panel()).toBeTruthy();
    expect(document.querySelector('[data-tour="mine"] .tokens')?.textContent).toMatch(/only \w+ sees the backs/);
    expect(document.querySelector('[data-tour="mine"]')?.textContent).not.toMatch(/you/i);
  });
});

describe("movement", () => {
  const { view } = momentOf("movement");
  const seat = view.seat_to_move;

  it("goes to a stop in two clicks: all steps of the way, one after the other, and stops there", async () => {
    const play = vi.fn();
    const { rerender } = lay("movement", { play });
    const stop = all("[data-stop]")[0]!;
    const goal = view.reach.find(({ cell }) => cell === stop.dataset["stop"])!;
    await fireEvent.click(stop);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(panel().querySelector("[data-go]")!);
    expect(play.mock.calls).toEqual([[goal.moves[0]]]);
    for (const step of [...goal.moves.slice(1), "stop"]) {
      const next = boardProps("movement", { play });
      const facts: MoveInfo["facts"] = step.startsWith("go") ? { way: step.slice(3) } : {};
      const moves = [{ notation: step, key: `move-${step.split(" ")[0]}`, facts, preview: {} }];
      await rerender({ ...next, moves, update: { ...next.update, moves_made: 2 + play.mock.calls.length } });
      await tick();
      expect(play).toHaveBeenLastCalledWith(step);
    }
    expect(play).toHaveBeenCalledTimes(goal.moves.length + 1);
  });

  it("ends a way that is no longer open", async () => {
    const play = vi.fn();
    const { rerender } = lay("movement", { play });
    const far = view.reach.findLast(({ moves }) => moves.length > 1)!;
    const stop = all("[data-stop]").find((one) => one.dataset["stop"] === far.cell) ?? all("[data-stop]")[0]!;
    await fireEvent.click(stop);
    await fireEvent.click(panel().querySelector("[data-go]")!);
    const next = boardProps("treasure", { play });
    await rerender({ ...next, update: { ...next.update, moves_made: 9 } });
    await tick();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("looks around with arrow keys and says what is there", async () => {
    lay("movement");
    await arrow("ArrowRight");
    await tick();
    const [row = 0, column = 0] = view.players[seat]!.crew.split(",").map(Number);
    expect(status()).toContain(label(`${row},${(column + 1) % view.rows.length}`));
    await arrow("ArrowLeft");
    await tick();
    expect(status()).toContain(label(view.players[seat]!.crew));
  });

  it("makes single steps by the rose", async () => {
    const play = vi.fn();
    lay("movement", { play });
    const step = all(".rose [data-move]")[0]!;
    await fireEvent.click(step);
    expect(play).toHaveBeenLastCalledWith(step.dataset["move"]);
  });

  it("says why a step cannot be made", async () => {
    const why = vi.fn(() => Promise.resolve({ key: "no-points-left", rule: "SA-MOVE-01", facts: { points: 4 } }));
    const { moves } = momentOf("movement");
    lay("movement", { why, moves: moves.filter(({ notation }) => !notation.startsWith("go")) });
    await fireEvent.click(all(".rose [aria-disabled]")[0]!);
    expect(await screen.findByText(/SA-MOVE-01/)).toBeTruthy();
  });
});

describe("stops", () => {
  const reach = momentOf("movement").view.reach;
  const stop = reach.find(({ dice }) => dice > 0) ?? reach[1]!;
  const withDangers = (dangers: TreasureDanger[]) => {
    const { view } = momentOf("movement");
    return lay("movement", { view: { ...view, reach: reach.map((one) => (one === stop ? { ...one, dice: 2, gold: [4, 14], risk: 31, dangers } : { ...one, dangers: [] })) } });
  };
  const row = (): HTMLElement | null => panel().querySelector(`[data-stop="${stop.cell}"]`);

  it("tell what a treasure brings, and who fires at whoever stops there", async () => {
    withDangers([{ target: "pirate-3", fires: "always", win: 9 }]);
    expect(row()!.textContent).toContain("+4 to +14");
    expect(row()!.textContent).toContain("Pirate 3 fires at you · 9% to win");
    await fireEvent.click(row()!);
    expect(panel().querySelector(".pick")!.textContent).toContain("31%");
  });

  it("come last where one is sure to be beaten", () => {
    withDangers([]);
    expect(all("[data-stop]").at(0)!.dataset["stop"]).toBe(stop.cell);
    cleanup();
    withDangers([{ target: "pirate-3", fires: "always", win: 0 }]);
    expect(all("[data-stop]").at(0)?.dataset["stop"]).not.toBe(stop.cell);
  });
});

describe("tokens", () => {
  it("are read step by step for their holder", () => {
    const name = moments.find((one) => momentOf(one).view.players[momentOf(one).view.seat_to_move]?.carried.tokens.some(({ cell }) => cell))!;
    const { view } = momentOf(name);
    const token = view.players[view.seat_to_move]!.carried.tokens.find(({ cell }) => cell)!;
    lay(name);
    const sheet = document.querySelector('[data-tour="mine"]')!;
    expect(sheet.textContent).toContain(label(token.cell!));
    expect(token.reading.at(-1)).toMatchObject({ part: "cell", land: true, cell: token.cell });
    expect(sheet.querySelectorAll(".look").length).toBeGreaterThanOrEqual(token.reading.length);
    expect(all(`[data-at="thing:cross-${token.cell}"]`)).toHaveLength(1);
  });
});

describe("signs", () => {
  it.each(["en", "fr"] as const)("are explained to whoever points at them: %s", async (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    lay("movement");
    const said = new Set<string>();
    for (const sign of all(".panel, .panel *, .rivals *")) {
      await fireEvent.pointerEnter(sign);
      said.add(explained.now?.text ?? "");
      await fireEvent.pointerLeave(sign);
    }
    expect(said.size).toBeGreaterThan(20);
    expect(complaints.mock.calls).toEqual([]);
  });
});

describe("fights", () => {
  const { view } = momentOf("close");
  const [fight] = view.fights;

  it("show every bonus and the odds before anybody attacks", async () => {
    const play = vi.fn();
    lay("close", { play });
    expect(document.querySelector(".duel")?.textContent).toContain(`${fight!.chance}%`);
    for (const { bonus } of [...fight!.own, ...fight!.other]) expect(document.querySelector(".duel")?.textContent).toContain(`+${bonus}`);
    await fireEvent.click(panel().querySelector(`[data-move="fight ${fight!.target}"]`)!);
    expect(play).toHaveBeenLastCalledWith(`fight ${fight!.target}`);
  });

  it("tell all that can be won", () => {
    lay("close", { view: { ...view, fights: [{ ...fight!, gold: 6, tokens: 2, pieces: [1, 4] }] } });
    const text = panel().textContent;
    expect(text).toContain("+6");
    expect(text).toContain("2 tokens");
    expect(all(".stake .piece").map((piece) => piece.textContent.trim())).toEqual(["1", "4"]);
  });

  it("show the dice that fell until somebody has looked at them", async () => {
    const { rerender } = lay("close");
    const facts = { seat: fight!.seat, target: fight!.target, kind: "pirate", pirate: 1 };
    const events: EventInfo[] = [
      { name: "combat-dice", facts: { ...facts, dice: [2, 2], own: 4, other: 4, equal: true } },
      { name: "combat-dice", facts: { ...facts, dice: [7, 5], own: 11, other: 9, equal: false } },
    ];
    const next = boardProps("close", { view: { ...view, step: "actions", fights: [] }, moves: [] });
    await rerender({ ...next, events, update: { ...next.update, moves_made: 2 } });
    await tick();
    const duel = document.querySelector(".duel")!;
    expect([...duel.querySelectorAll("[data-die]")].map((die) => die.getAttribute("data-die"))).toEqual(["7", "5"]);
    expect(duel.textContent).toContain("4 to 4");
    await fireEvent.click(document.querySelector("[data-shown]")!);
    expect(document.querySelector(".duel")).toBeNull();
  });

  it("come to the front of a phone when the game waits for somebody to look at them", async () => {
    const mover = fight!.seat;
    const other = (mover + 1) % view.players.length;
    const dice: EventInfo = { name: "combat-dice", facts: { seat: mover, target: fight!.target, kind: "pirate", pirate: 1, dice: [7, 5], own: 11, other: 9, equal: false } };
    for (const [me, front] of [[mover, "act"], [other, "rivals"]] as const) {
      const { rerender } = lay("close", { me, moves: [] });
      await fireEvent.click(screen.getByRole("button", { name: "Rivals" }));
      const next = boardProps("close", { me, view: { ...view, step: "actions", fights: [] }, moves: [] });
      await rerender({ ...next, events: [dice], update: { ...next.update, moves_made: 2 } });
      await tick();
      expect(document.querySelector("main")!.dataset["tab"]).toBe(front);
      cleanup();
    }
  });
});

describe("towns", () => {
  it("sell what can be paid for with a click", async () => {
    const play = vi.fn();
    lay("town", { play });
    const [buy] = momentOf("town").moves.filter(({ notation }) => notation.startsWith("buy "));
    await fireEvent.click(document.querySelector(`[data-tour="stores"] [data-move="${buy!.notation}"]`)!);
    expect(play).toHaveBeenLastCalledWith(buy!.notation);
  });

  it("keep what is put away", async () => {
    const play = vi.fn();
    lay("town", { play });
    await fireEvent.click(document.querySelector('[data-open="store"]')!);
    await tick();
    const store = document.querySelector<HTMLElement>("dialog [data-move^='store-gold']")!;
    await fireEvent.click(store);
    expect(play).toHaveBeenLastCalledWith(store.dataset["move"]);
  });

  it("swap a token for a piece on offer", async () => {
    const play = vi.fn();
    lay("swap", { play });
    const [swap] = momentOf("swap").moves.filter(({ notation }) => notation.startsWith("swap "));
    await fireEvent.click(panel().querySelector(`[data-move="${swap!.notation}"]`)!);
    expect(play).toHaveBeenLastCalledWith(swap!.notation);
  });
});
