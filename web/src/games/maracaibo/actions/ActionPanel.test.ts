import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../shell/settings.svelte";
import { boardProps, momentOf, moments } from "../fixtures";
import Board from "../Board.svelte";

// the panel alone: what lies around it has tests of its own, and takes long to lay
const { nothing } = vi.hoisted(() => ({ nothing: async () => ({ default: (await import("../../../../tests/Nothing.svelte")).default }) }));
vi.mock("../../../shell/LogPanel.svelte", nothing);
vi.mock("../../../shell/LogCorner.svelte", nothing);
vi.mock("../sea/SeaView.svelte", nothing);
vi.mock("../track/Track.svelte", nothing);
vi.mock("../OwnThings.svelte", nothing);
vi.mock("../Others.svelte", nothing);
vi.mock("../boards/Markets.svelte", nothing);

const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-tour~="actions"]')!;

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = false;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(["en", "fr"] as const)("every moment: %s", (language) => {
  it.each(moments)("%s: the panel offers every move in words, and makes the one that is chosen", async (name) => {
    settings.language = language;
    const play = vi.fn();
    const complaints = vi.spyOn(console, "error");
    render(Board, { props: boardProps(name, { play }) });
    for (const { notation } of momentOf(name).moves) {
      const button = panel().querySelector<HTMLElement>(`[data-move="${notation}"], [data-choice="${notation}"]`);
      expect(button, notation).not.toBeNull();
      await fireEvent.click(button!);
      if (notation.startsWith("sail ")) await fireEvent.click(button!); // first it is looked at
      expect(play).toHaveBeenLastCalledWith(notation);
    }
    expect(complaints.mock.calls).toEqual([]);
  });
});
