import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo } from "../../protocol";
import { settings } from "../../shell/settings.svelte";
import { boardProps, discovering, discoveryMoves, justRevealed, repelling, repelMoves, table, tooEarly, trading, tradingMoves } from "./fixtures";
import Board from "./Board.svelte";

vi.mock("../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));

const lay = (...about: Parameters<typeof boardProps>) => render(Board, { props: boardProps(...about) });
const harbor = (): HTMLElement => screen.getByRole("region", { name: "Harbor" });
const prompt = (): HTMLElement => screen.getByRole("region", { name: "What can be done now" });
const button = (name: RegExp, where = harbor()): HTMLElement => within(where).getByRole("button", { name });

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("whose turn it is", () => {
  it("is shown beside the own name until the game is over", () => {
    const playing = lay(discovering, discoveryMoves);
    expect(screen.getAllByText("active")).toHaveLength(1);
    playing.unmount();
    lay({ ...discovering, step: "over", phase: "over" }, []);
    expect(screen.queryByText("active")).toBeNull();
  });
});

describe("discovery", () => {
  it("shows the ships in their berths, the people on the quay and what taking them would mean", () => {
    lay(discovering, discoveryMoves, { events: justRevealed });
    const ships = within(screen.getByRole("list", { name: "Ships, one berth per color" })).getAllByRole("listitem");
    expect(ships).toHaveLength(5);
    expect(button(/^Pinnace, 4 swords, pays 3 coins, 2 unseen ships/)).toBeTruthy();
    expect(ships[2]?.textContent).toContain("berth free");
    const people = within(screen.getByRole("list", { name: "People on the quay" })).getAllByRole("button");
    const said = people.map((one) => one.querySelector(".sr")?.textContent ?? "");
    expect(said.map((name) => name.split(",")[0])).toEqual(["Sailor", "Admiral", "Governor"]);
    expect(said[0]).toMatch(/costs 2, 1 influence, .*affordable$/);
    expect(said[1]).toMatch(/2 coins short$/);
    expect(said[2]).toContain("just revealed");
    expect(harbor().textContent).toContain("3 colors: take 1 card");
    expect(harbor().textContent).toContain("12%");
    expect(screen.getByRole("article", { name: "Dirk" }).textContent).toContain("tax risk");
    expect(screen.getByRole("article", { name: "Bao" }).textContent).toContain("Admiral ×2");
    expect(screen.getByRole("article", { name: "Bao" }).textContent).toContain("picks 2nd");
  });

  it("hides the chance of a bust when the table says so, and shows it on request", async () => {
    const withOdds = (bust_odds: string) => lay(discovering, discoveryMoves, { table: { ...table, options: { bust_odds } } });
    const hidden = withOdds("never");
    expect(harbor().textContent).not.toContain("12%");
    hidden.unmount();
    withOdds("on_request");
    expect(harbor().textContent).not.toContain("12%");
    await fireEvent.click(button(/Bust risk\?/));
    expect(harbor().textContent).toContain("12%");
  });

  it("reveals with one click on the draw pile, and with R", async () => {
    const play = vi.fn();
    lay(discovering, discoveryMoves, { play });
    await fireEvent.click(button(/^Draw pile, 35 cards: reveal/));
    await fireEvent.keyDown(window, { key: "r" });
    expect(play.mock.calls).toEqual([["reveal"], ["reveal"]]);
  });

  it("says why a card cannot be taken yet, names the rule, and is quiet again on Escape", async () => {
    const why = vi.fn().mockResolvedValue(tooEarly);
    const play = vi.fn();
    lay(discovering, discoveryMoves, { why, play });
    await fireEvent.click(button(/^Admiral/));
    expect(why).toHaveBeenCalledWith("hire admiral:9/3");
    const said = await screen.findByText(/It will cost 8/);
    expect(said.textContent).toContain("Rule PR-HIRE-01");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText(/It will cost 8/)).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it("forgets a refusal after six seconds", async () => {
    vi.useFakeTimers();
    lay(discovering, discoveryMoves, { why: () => Promise.resolve(tooEarly) });
    await fireEvent.click(button(/^Admiral/));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.queryByText(/It will cost 8/)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.queryByText(/It will cost 8/)).toBeNull();
  });

  it("rings the crew that the expedition would use", async () => {
    const { container } = lay(discovering, discoveryMoves);
    expect(harbor().textContent).toContain("Ready: Priest + Jack");
    await fireEvent.keyDown(window, { key: "e" });
    expect(container.querySelectorAll(".leaving")).toHaveLength(2);
    expect(screen.getByRole("region", { name: "Your area" }).textContent).toContain("7 → 9 influence, 6 → 8 coins");
  });
});

describe("another's harbor", () => {
  it("carries its owner's flag, and every preview says the fee apart", () => {
    const fee = (move: MoveInfo): MoveInfo => ({ ...move, preview: { ...move.preview, coins: (move.preview["coins"] ?? 0) - 1, fee: 1 } });
    lay({ ...trading, active: 1, seat_to_move: 0 }, tradingMoves.map(fee));
    expect(harbor().textContent).toContain("Bao’s harbor");
    expect(harbor().classList).toContain("others");
    const tags = [...harbor().querySelectorAll(".tag.yes .full")].map((tag) => tag.textContent);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toMatch(/^\+\d+ −1 → \d+$|^\d+ → \d+: \d+ \+ 1$/);
  });

  it("is not flagged while its owner chooses", () => {
    lay(trading, tradingMoves);
    expect(harbor().textContent).not.toContain("’s harbor");
  });
});

describe("trading", () => {
  it("previews with the first click and plays with the second", async () => {
    const play = vi.fn();
    lay(trading, tradingMoves, { play });
    const sailor = button(/^Sailor/);
    await fireEvent.click(sailor);
    expect(play).not.toHaveBeenCalled();
    expect(sailor.getAttribute("aria-pressed")).toBe("true");
    expect(prompt().textContent).toContain("Hire the Sailor");
    expect(screen.getByRole("img", { name: /^7 of 12 influence, 8 after the move/ })).toBeTruthy();
    await fireEvent.click(sailor);
    expect(play).toHaveBeenCalledExactlyOnceWith("hire sailor:3/1");
  });

  it("confirms a card picked by its number with Enter", async () => {
    const play = vi.fn();
    lay(trading, tradingMoves, { play });
    await fireEvent.keyDown(window, { key: "2" });
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(play).toHaveBeenCalledExactlyOnceWith("trade flute:1/2");
  });

  it("needs no second click for those who want it so", async () => {
    settings.oneClick = true;
    const play = vi.fn();
    lay(trading, tradingMoves, { play });
    await fireEvent.click(button(/^Pinnace/));
    expect(play).toHaveBeenCalledExactlyOnceWith("trade pinnace:4/3");
  });

  it("does nothing while a move is on its way", async () => {
    const play = vi.fn();
    lay(trading, tradingMoves, { play, busy: true });
    await fireEvent.click(button(/^Pinnace/));
    await fireEvent.keyDown(window, { key: "p" });
    expect(play).not.toHaveBeenCalled();
  });
});

describe("other moments", () => {
  it("asks about a ship that may be repelled", async () => {
    const play = vi.fn();
    lay(repelling, repelMoves, { play });
    expect(screen.getByText("A second flute!")).toBeTruthy();
    expect(screen.getByText(/The harbor is lost and nobody trades/)).toBeTruthy();
    await fireEvent.keyDown(window, { key: "y" });
    expect(play).toHaveBeenCalledExactlyOnceWith("repel");
  });

  it("makes the choice first that loses nothing", async () => {
    const { unmount } = lay(repelling, repelMoves);
    const first = (): string[] => [...document.querySelectorAll("dialog .btn.primary")].map((one) => one.textContent?.trim() ?? "");
    expect(first()).toEqual([expect.stringContaining("Repel it")]);
    unmount();
    lay(repelling, repelMoves.map((move) => ({ ...move, preview: { ...move.preview, bust: 0 } })));
    expect(first()).toEqual([expect.stringContaining("Let it in")]);
    expect(document.querySelector("dialog .btn.danger")).toBeNull();
  });

  it("says whose harbor one picks from", () => {
    lay({ ...trading, active: 1 }, tradingMoves);
    expect(prompt().textContent).toContain("Your pick from Bao’s harbor.");
    expect(prompt().textContent).not.toContain("Your turn");
  });

  it("lets a spectator look and touch nothing", () => {
    lay(discovering, [], { me: -1 });
    expect(within(screen.getByRole("list", { name: "People on the quay" })).queryAllByRole("button")).toHaveLength(0);
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(prompt().textContent).toContain("Anne is choosing.");
  });

  it("says that a bot is thinking", () => {
    lay({ ...discovering, seat_to_move: 3 }, []);
    expect(prompt().textContent).toContain("Dirk is thinking…");
  });

  it("says everything in French too", () => {
    settings.language = "fr";
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    lay(trading, tradingMoves, { events: justRevealed });
    expect(screen.getByRole("region", { name: "Que faire maintenant" }).textContent).toContain("À vous, Anne.");
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it("has the same words in both languages", () => {
    const files = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
    const ids = (text = ""): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "").sort();
    expect(ids(files["./words/fr.ftl"])).toEqual(ids(files["./words/en.ftl"]));
  });
});
