import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../shell/settings.svelte";
import { boardProps, momentOf, type More } from "./fixtures";
import Board from "./Board.svelte";

// Chart and action panel together.
vi.mock("../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));
vi.mock("../../shell/LogCorner.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));

const lay = (name: string, more: More = {}) => render(Board, { props: boardProps(name, more) });
// by its mark: finding roles among so many things takes a second
const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour="actions"]')!;

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("planning", () => {
  it("says once what every village costs and brings, and of each neutral tile what it brings in points", () => {
    lay("plan");
    const [villages, neutrals] = panel().querySelectorAll(".supplies header");
    expect(villages!.textContent).toContain("1 AP each · 1 point, 2 on a large island");
    expect(neutrals!.textContent).toContain("points: small · large island");
    const valueOf = (tile: string) => panel().querySelector(`[data-move="plan ${tile}"] .value`);
    expect(valueOf("village M1")).toBeNull();
    expect(valueOf("neutral D2")!.textContent).toContain("4 · 6");
    expect(valueOf("neutral D2")!.querySelector(".i")).not.toBeNull();
  });
});

describe("building", () => {
  it("cannot build before a place is chosen, and turns only what can be turned", () => {
    lay("lay");
    const build = panel().querySelector("[data-put]");
    expect(build?.getAttribute("aria-disabled")).toBe("true");
  });

  it("lists what a place would bring, and builds there", async () => {
    const play = vi.fn();
    lay("lay", { play });
    await fireEvent.keyDown(document.body, { key: "ArrowDown" });
    const total = panel().querySelector(".total b")?.textContent ?? "";
    expect(total).toMatch(/^\+\d+$/);
    const build = panel().querySelector<HTMLElement>("[data-put]")!;
    expect(build.textContent).toContain(`Build ${total}`);
    await fireEvent.click(build);
    expect(play.mock.calls.flat()[0]).toMatch(/^lay /);
  });
});

describe("sailing", () => {
  it("shows on the chart what is looked at in the list of anchors, and sails there", async () => {
    const play = vi.fn();
    const anchor = momentOf("sail").moves.find((move) => move.preview["post"] === 1);
    if (!anchor) throw new Error("No anchor is in reach in this moment.");
    lay("sail", { play });
    const row = panel().querySelector<HTMLElement>(`[data-move="${anchor.notation}"]`)!;
    await fireEvent.focus(row);
    expect(panel().textContent).toContain(`Sail to ${anchor.facts["place"]}`);
    await fireEvent.click(row);
    expect(play).toHaveBeenCalledWith(anchor.notation);
  });

  it("sails to the place that was chosen with the arrow keys", async () => {
    const play = vi.fn();
    lay("sail", { play });
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    const sail = panel().querySelector<HTMLElement>(".btn.primary")!;
    await fireEvent.click(sail);
    expect(play.mock.calls.flat()).toEqual([sail.dataset["move"]]);
  });
});
