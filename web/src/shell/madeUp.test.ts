import { describe, expect, it } from "vitest";
import type { PortRoyalView, TitleInfo, View } from "../protocol";
import { covers } from "../games/registry";
import { settings } from "./settings.svelte";
import { fetchTexts } from "./texts";
import { madeUpAt } from "./madeUp";
import { Words } from "./words";

const piece = (kind: string, code: string, mark: string, set: string): TitleInfo["catalogue"][number] => ({ kind, code, mark, set });
const catalogue = [piece("character", "cook", "invented", "sets_sail"), piece("character", "sailor", "confirmed", "base"), piece("tax", "tax", "invented", "base")];
const at = (...sets: string[]): View => ({ sets, contracts_mode: "none" }) as unknown as PortRoyalView;

describe("what was made up", () => {
  it("is told of what the table plays with, and of no piece that nobody lists", async () => {
    const board = await covers["port_royal"]!.board();
    expect(madeUpAt({ catalogue }, board, at("base"))).toEqual([]);
    expect(madeUpAt({ catalogue }, board, at("base", "sets_sail"))).toEqual([{ kind: "character", made: 1, all: 2, codes: ["cook"] }]);
  });

  it.each(Object.keys(covers))("has a name in both languages: %s", async (title) => {
    await fetchTexts(title);
    const words = new Words({ id: title, catalogue: [], options: [] });
    const { madeUp } = await covers[title]!.board();
    expect(madeUp?.length).toBeGreaterThan(0);
    for (const language of ["en", "fr"] as const) {
      settings.language = language;
      for (const { kind } of madeUp ?? []) expect(words.has(`made-up-${kind}`), `${kind} in ${language}`).toBe(true);
    }
  });
});
