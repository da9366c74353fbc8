import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo } from "../../protocol";
import { settings } from "../../shell/settings.svelte";
import { spotlight } from "../../shell/spotlight.svelte";
import { boardProps, momentOf, moments, type More } from "./fixtures";
import Board from "./Board.svelte";

// the chart has tests of its own, and those of Building.test.ts
vi.mock("./chart/Chart.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));
vi.mock("../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));
vi.mock("../../shell/LogCorner.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));

const lay = (name: string, more: More = {}) => render(Board, { props: boardProps(name, more) });
// by its mark: finding roles among so many things takes a second
const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour="actions"]')!;
const offered = (where: ParentNode, notation: string): HTMLElement | null => where.querySelector<HTMLElement>(`[data-move="${notation}"]`);
const movesOf = (name: string, verb: string): MoveInfo[] =>
  momentOf(name).moves.filter((move) => move.notation === verb || move.notation.startsWith(`${verb} `));

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("every moment", () => {
  // laying and sailing to open water is done on the chart
  const inPanel = (name: string): MoveInfo[] =>
    momentOf(name).moves.filter(({ notation, preview }) => !notation.startsWith("lay ") && (!notation.startsWith("sail ") || preview["post"] === 1));

  it.each(moments)("%s: the panel offers every move, and makes the one that is chosen", async (name) => {
    const play = vi.fn();
    lay(name, { play });
    for (const { notation } of inPanel(name)) {
      const button = offered(panel(), notation);
      expect(button, notation).not.toBeNull();
      await fireEvent.click(button!);
      expect(play).toHaveBeenLastCalledWith(notation);
    }
  });

  it.each(["en", "fr"] as const)("has words for everything it shows: %s", (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    for (const name of moments) {
      lay(name);
      cleanup();
    }
    expect(complaints.mock.calls).toEqual([]);
  }, 30_000);

  it.each(moments)("%s: a spectator can do nothing", async (name) => {
    const play = vi.fn();
    const complaints = vi.spyOn(console, "error");
    const { container } = lay(name, { play, me: -1 });
    for (const button of container.querySelectorAll<HTMLElement>("button[data-move]")) await fireEvent.click(button);
    expect(play).not.toHaveBeenCalled();
    expect(complaints.mock.calls).toEqual([]);
  });
});

describe("the choice of an action", () => {
  it("says cubes, action points with what tokens add, and one hint", () => {
    lay("turn");
    const { view } = momentOf("turn");
    for (const move of movesOf("turn", "act")) {
      const row = offered(panel(), move.notation);
      const { ap = 0, bonus = 0 } = move.preview;
      expect(row?.textContent).toContain(`${ap} AP`);
      if (bonus > 0) expect(row?.textContent).toMatch(new RegExp(`${view.base_ap}\\s*\\+${bonus} token`));
      else expect(row?.textContent).not.toMatch(/\+\d+ token/);
      expect(row?.querySelectorAll(".minis i")).toHaveLength(view.centre[String(move.facts["color"])] ?? 0);
      expect(row?.querySelector("small")?.textContent).not.toBe("");
    }
  });

  it.each([false, true])("warns of an action that can do nothing, also where there is no room for hints: %s", (isTight) => {
    const { moves } = momentOf("turn");
    const [first] = movesOf("turn", "act");
    const use: MoveInfo = { notation: "use five-gold", key: "move-use", facts: { token: "five-gold" }, preview: { gold: 5, points: 0 } };
    const warned = moves.map((move) => (move === first ? { ...move, preview: { ...move.preview, nothing: 1 } } : move));
    lay("turn", { moves: isTight ? [...warned, use, { ...use, notation: "use three-gold" }, { ...use, notation: "chest" }] : warned });
    const hint = offered(panel(), first!.notation)?.querySelector("small");
    expect(hint?.textContent).toBe("you can do nothing with it now");
    expect([...hint!.classList]).toContain("warns");
    expect([...hint!.classList]).not.toContain("sr");
  });

  it("says what gold comes at once where the track is full", () => {
    const { moves } = momentOf("turn");
    const [first] = movesOf("turn", "act");
    const full: MoveInfo = { ...first!, notation: "act black", facts: { color: "black" }, preview: { ap: 3, bonus: 0, room: 0, gold: 2, points: 1 } };
    lay("turn", { moves: [...moves.filter(({ notation }) => notation !== "act black"), full] });
    expect(offered(panel(), "act black")?.querySelector("small")?.textContent).toBe("your track is full, +2 gold, 1 of it is a point");
  });

  it("says how much of the gold would be points", () => {
    const { moves } = momentOf("turn");
    const chest: MoveInfo = { notation: "chest", key: "move-chest", facts: {}, preview: { gold: 3, points: 2 } };
    lay("turn", { moves: [...moves, chest] });
    expect(offered(panel(), "chest")?.textContent).toContain("+3 gold, 2 of it are points");
  });

  it("says why an action is not there", async () => {
    const why = vi.fn(() => Promise.resolve({ key: "no-such-cube", rule: "AM-PHA-04", facts: { color: "black" } }));
    lay("turn", { why });
    const missing = within(panel()).getAllByRole("button", { name: /no cube is out$/ });
    expect(missing).toHaveLength(7 - movesOf("turn", "act").length);
    await fireEvent.click(missing[0]!);
    expect(why).toHaveBeenCalledOnce();
    expect(await screen.findByText(/There is no black cube/)).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText(/There is no black cube/)).toBeNull();
  });

  it("lights the sector of the wheel and the chart for what is looked at", async () => {
    const { container } = lay("turn");
    const row = panel().querySelector<HTMLElement>('[data-move^="act "]')!;
    await fireEvent.focus(row);
    expect(container.querySelectorAll(".sector.lit")).toHaveLength(1);
    await fireEvent.blur(row);
    expect(container.querySelectorAll(".sector.lit")).toHaveLength(0);
  });

  it("is greyed while somebody else chooses", () => {
    const mover = momentOf("turn").view.seat_to_move;
    lay("turn", { me: 1 - mover });
    expect(panel().textContent).toContain("Waiting for");
    const rows = [...panel().querySelectorAll<HTMLButtonElement>("button.choice")];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.disabled)).toBe(true);
  });
});

describe("a ship", () => {
  it("is offered anchors island by island, the best gain first, then the cheapest", () => {
    lay("sail");
    const islands = [...panel().querySelectorAll<HTMLElement>(".island")];
    const shown = islands.map((island) => [...island.querySelectorAll<HTMLElement>("[data-move]")].map((one) => one.dataset["move"]));
    const { view, moves } = momentOf("sail");
    const post = (notation: string): string => view.map.anchors[notation.split(" ")[1] ?? ""] ?? "";
    for (const sails of shown) expect(new Set(sails.map((sail) => view.islands.findIndex((island) => island.cells.includes(post(sail!))))).size).toBe(1);
    const best = shown.map((sails) => Math.max(...sails.map((sail) => moves.find((move) => move.notation === sail)!.preview["points"] ?? 0)));
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    expect(shown.flat()).toHaveLength(movesOf("sail", "sail").filter((move) => move.preview["post"]).length);
  });

  it("is told whose island it is that brings nothing more", () => {
    const { view, moves } = momentOf("sail");
    const sail = movesOf("sail", "sail").find((move) => move.preview["post"])!;
    const cell = view.map.anchors[sail.notation.split(" ")[1]!]!;
    const mover = view.seat_to_move;
    const islands = view.islands.map((island) => (island.cells.includes(cell) ? { ...island, posts: [0, 1].map((seat) => (seat === mover ? 0 : 1)) } : island));
    const found = moves.filter((move) => move !== sail);
    lay("sail", { view: { ...view, islands }, moves: [...found, { ...sail, preview: { ...sail.preview, points: 0 } }] });
    const island = offered(panel(), sail.notation)!.closest(".island")!;
    expect(island.textContent).toContain(`found by ${["Anne", "Bart"][1 - mover]}`);
    expect(island.textContent).not.toContain("+");
  });

  it("offers a post off its anchor and back, and stays or sails on for gold", async () => {
    const play = vi.fn();
    const { view, moves } = momentOf("sail");
    const post: MoveInfo = { notation: "post", key: "move-post", facts: {}, preview: { ap: 2, spends: 1, total: 3 } };
    lay("sail", { play, view: { ...view, action: { ...view.action!, ap: 0 } }, moves: [...moves, post] });
    await fireEvent.click(offered(panel(), "post")!);
    expect(play).toHaveBeenLastCalledWith("post");
    expect(panel().textContent).toMatch(/It may sail on for gold, or stay|enters the map/);
  });
});

describe("keys", () => {
  const press = async (name: string, key: string, more: More = {}) => {
    const play = vi.fn();
    lay(name, { play, ...more });
    await fireEvent.keyDown(window, { key });
    return play.mock.calls.flat();
  };
  it.each([
    ["throw", "Enter", "throw"],
    ["turn", "g", "gold"],
    ["turn", "p", "pass"],
    ["post", "y", "post"],
    ["post", "n", "no-post"],
    ["ship", "2", "ship 2"],
    ["plan", "p", "end"],
    ["round_end", "Enter", "pirates"],
  ])("%s: %s", async (name, key, move) => expect(await press(name, key)).toEqual([move]));

  it("chooses an action by its number", async () => {
    const [act] = movesOf("turn", "act");
    const number = ["blue", "black", "red", "brown", "green", "yellow", "white"].indexOf(String(act?.facts["color"])) + 1;
    expect(await press("turn", String(number))).toEqual([act?.notation]);
  });

  it("puts the tile in hand back", async () => {
    const undo = vi.fn();
    expect(await press("lay", "Escape", { undo, mayUndo: true })).toEqual([]);
    expect(undo).toHaveBeenCalledOnce();
  });

  it("does nothing while somebody else decides", async () => {
    expect(await press("throw", "Enter", { me: 1 - momentOf("throw").view.seat_to_move })).toEqual([]);
  });
});

describe("tracks", () => {
  it.each([
    ["track-black", ".cannons"],
    ["track-brown", ".progress"],
    ["track-white", ".special"],
  ])("%s: the spaces in reach can be touched", async (name, track) => {
    const play = vi.fn();
    const { container } = lay(name, { play });
    const spaces = [...container.querySelectorAll<HTMLElement>(`${track} button.glow`)];
    const steps = movesOf(name, "steps");
    expect(spaces.map((space) => space.dataset["move"])).toEqual(steps.slice(0, spaces.length).map((move) => move.notation));
    expect(spaces.length).toBeGreaterThan(0);
    await fireEvent.click(spaces.at(-1)!);
    expect(play).toHaveBeenCalledWith(spaces.at(-1)?.dataset["move"]);
  });

  it("stacks the disks so that who is first is on top", () => {
    const { view } = momentOf("throw");
    const together = { ...view, order: [1, 0], players: view.players.map((player) => ({ ...player, special: 4 })) };
    const { container } = lay("throw", { view: together });
    const disks = [...container.querySelectorAll<HTMLElement>('.special [data-at^="disk:"]')];
    expect(disks.map((disk) => disk.dataset["at"])).toEqual(["disk:0", "disk:1"]);
  });
});

describe("what lies open", () => {
  it("throws cubes of a color in good French", () => {
    settings.language = "fr";
    lay("throw");
    expect(panel().textContent).toMatch(/Jeter les \d+ cubes (bleus|noirs|rouges|marron|verts|jaunes|blancs)/);
  });

  it("counts the tokens of a rival for which there is no room", () => {
    // a line has room for three
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
      return this.matches(".line > *") && [...(this.parentElement?.children ?? [])].indexOf(this) > 2 ? 23 : 0;
    });
    const { view, me } = boardProps("turn");
    const tokens = [...view.tokens, ...view.unseen_tokens].filter(Boolean).slice(0, 5).map((token) => ({ token, used: false }));
    lay("turn", { view: { ...view, players: view.players.map((player, seat) => (seat === me ? player : { ...player, tokens })) } });
    expect(document.querySelector(".rivals .tokens")?.textContent).toContain("+2");
  });

  it("shows what the pirates would take from each player", () => {
    const { view } = momentOf("turn");
    const players = view.players.map((player, seat) => ({ ...player, strength: 6, cannons: seat === 0 ? 8 : 4, safe: seat === 0, loss: seat === 0 ? 0 : 6 }));
    lay("turn", { view: { ...view, players } });
    const fates = within(screen.getByRole("list", { name: "What each player will face" })).getAllByRole("listitem");
    expect(fates.map((fate) => fate.querySelector("b")?.textContent)).toEqual(["safe", "−6"]);
    const more = 6 - view.strength;
    expect(fates[0]?.querySelector(":scope > [aria-hidden]:not(svg, .seat)")?.textContent).toBe(`8 of ${view.strength} + ${more}`);
    expect(fates[0]?.textContent).toContain(`${more} by tokens of others`);
  });

  it("says what goods and production bring", () => {
    const { view } = momentOf("turn");
    const sugar = { goods: { sugar: 3 }, production: { sugar: 4 }, goods_points: { sugar: 12 } };
    const players = view.players.map((player) => ({ ...player, ...sugar }));
    lay("turn", { view: { ...view, players }, me: 0 });
    expect(within(screen.getByRole("region", { name: "The sheet of Anne" })).getByText("sugar: 3 times 4 is 12 points")).toBeTruthy();
  });

  it("explains a token in words, and marks what is reconstructed", async () => {
    const { view } = momentOf("turn");
    lay("turn", { view: { ...view, tokens: ["pirate-friend", "more-planning-expansion", "", "", "", "", "", ""] } });
    const shown = screen.getByRole("region", { name: "Progress tokens" });
    const [known, madeUp] = within(shown).getAllByRole("button");
    const text = "The pirates are stronger by 2 against everyone else. ∞: for the rest of the game.";
    expect(known?.querySelector(".sr")?.textContent).toBe(`Friend of the pirates: ${text}`);
    expect(madeUp?.textContent).toContain("Reconstructed");
    await fireEvent.focus(known!);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    [false, "1×"],
    [true, "∞"],
  ])("marks a token as one that stays where the table plays it so: %s", (stays, mark) => {
    const { view } = momentOf("turn");
    const once = view.once.filter((code) => code !== "first-in-line" || !stays);
    const { container } = lay("turn", { view: { ...view, tokens: ["first-in-line"], once } });
    expect(container.querySelector('[data-token="first-in-line"] em')?.textContent).toBe(mark);
  });

  it("uses a token of the own sheet by a click on it", async () => {
    const play = vi.fn();
    const { view, moves } = momentOf("turn");
    const me = view.seat_to_move;
    const players = view.players.map((player, seat) => (seat === me ? { ...player, tokens: [{ token: "five-gold", used: false }] } : player));
    const use: MoveInfo = { notation: "use five-gold", key: "move-use", facts: { token: "five-gold" }, preview: { gold: 5, points: 0 } };
    const { container } = lay("turn", { play, view: { ...view, players }, moves: [...moves, use] });
    await fireEvent.click(container.querySelector<HTMLElement>('[data-tour="sheet"] [data-token="five-gold"]')!);
    await fireEvent.click(offered(panel(), "use five-gold")!);
    expect(play.mock.calls).toEqual([["use five-gold"], ["use five-gold"]]);
  });

  it.each([
    ["cubes-thrown", { seat: 1 }, "wheel"],
    ["gold-gained", { seat: 1 }, "sheet-1"],
    ["post-put", { seat: 1 }, ""],
    ["game-ended", { winners: [1], ending: "five_rounds" }, ""],
  ])("lights what a touched line of the log speaks of: %s", async (name, facts, part) => {
    const { container } = lay("turn");
    spotlight.event = { name, facts };
    await vi.waitFor(() => expect(container.querySelector<HTMLElement>("main")?.dataset["told"]).toBe(part));
    spotlight.event = null;
  });

  it("shows everything that a rival has", async () => {
    lay("turn", { me: 0 });
    await fireEvent.click(screen.getByRole("button", { name: "Everything that Bart has" }));
    expect(await screen.findByRole("heading", { name: "What Bart has", hidden: true })).toBeTruthy();
  });
});
