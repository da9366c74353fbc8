import { afterEach, expect, it, vi } from "vitest";
import { getTable, Unreachable } from "./api";
import { sayWorth, whyNot } from "./reasons";
import { settings } from "./settings.svelte";
import { Words } from "./words";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.language = "en";
});

const answer = (status: number, body: unknown): void => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
};

it("says what the server refuses in the reader's language", async () => {
  answer(409, { error: "A tree has at most 200 branches; take one away first.", reason: { key: "tree-branches", rule: "", facts: { most: 200 } } });
  settings.language = "fr";
  const error: unknown = await getTable("t").catch((problem: unknown) => problem);
  expect(whyNot(error, new Words())).toMatch(/^Un arbre a au plus 200 branches/);
});

it("tells an answer that says nothing from none at all", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 400 })));
  const error: unknown = await getTable("t").catch((problem: unknown) => problem);
  expect(whyNot(error, new Words())).toBe("Something went wrong on the server; its log says more.");
  expect(whyNot(new Unreachable(), new Words())).toBe("The server does not answer.");
});

it("never counts less than no rounds to go", () => {
  const words = new Words({ id: "treasure_map", catalogue: [], options: [] });
  expect(sayWorth(words, "hint-points", -14.2)).toBe("14.2 rounds to go");
  expect(sayWorth(words, "hint-points", 10.7)).toBe("0.0 rounds to go");
});
