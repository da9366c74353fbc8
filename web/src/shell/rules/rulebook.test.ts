import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RulebookInfo, TitleInfo } from "../../protocol";
import { settings } from "../settings.svelte";
import { fetchRules, fetchTexts } from "../texts";
import { Words } from "../words";
import Reference from "./Reference.svelte";
import { marked, Rulebook } from "./rulebook";

const piece = (code: string, more: object): TitleInfo["catalogue"][number] => ({ code, kind: "character", name: code.split(":")[0] ?? "", mark: "confirmed", copies: 1, ...more });
const title = {
  id: "port_royal",
  options: [{ id: "gambler", default: false }],
  catalogue: [
    piece("sailor:3/1", { cost: 3, swords: 1, copies: 7 }),
    piece("sailor:5/1", { cost: 5, swords: 1, copies: 2, mark: "likely" }),
    piece("admiral:5/1", { cost: 5, copies: 6 }),
  ],
} as unknown as TitleInfo;
const info: RulebookInfo = {
  title: "port_royal",
  kinds: ["character"],
  rulings: ["PR-FEE-03"],
  plates: [],
  printed: {},
  sections: [
    { id: "gambler", options: { gambler: [true] }, entries: [{ id: "use", rules: ["PR-GAM-01"], about: ["gambler"] }] },
    {
      id: "trade",
      options: {},
      entries: [
        { id: "hire", rules: ["PR-HIRE-01", "PR-HIRE-02"], about: ["character"] },
        { id: "fee", rules: ["PR-FEE-03"], about: ["fee"] },
      ],
    },
  ],
};
const read = (gambler = false): Rulebook => new Rulebook(info, title, new Words(title, () => ({ names: [], ownSeats: [], options: { gambler } })));

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([fetchTexts("port_royal"), fetchRules("port_royal")]);
});
afterEach(() => {
  cleanup();
  settings.language = "en";
});

describe("a rulebook", () => {
  it("tells first what is in play, then lists the pieces, then the rest", () => {
    expect(read().sections.map(({ id, inPlay }) => [id, inPlay])).toEqual([
      ["trade", true],
      ["kind-character", true],
      ["gambler", false],
    ]);
    expect(read(true).sections.map(({ id }) => id)).toEqual(["gambler", "trade", "kind-character"]);
  });

  it("is found at a rule, at a thing, at an entry and at a piece", () => {
    const book = read();
    expect(book.find("PR-HIRE-02")?.id).toBe("trade-hire");
    expect(book.find("character")?.id).toBe("trade-hire");
    expect(book.find("trade-fee")?.rules).toEqual(["PR-FEE-03"]);
    expect(book.find("admiral")?.title).toBe("Admiral");
    expect(book.find("PR-NONE-99")).toBeUndefined();
    expect(book.rulings.has("PR-FEE-03")).toBe(true);
  });

  it("lists pieces that are called alike once, and how sure we are of how many of them", () => {
    const sailor = read().find("sailor:5/1");
    const marks = [{ mark: "confirmed", copies: 7 }, { mark: "likely", copies: 2 }];
    expect(sailor).toMatchObject({ title: "Sailor", copies: 9, marks });
  });

  it.each(["en", "fr"] as const)("finds words without their accents, and rules by number: %s", (language) => {
    settings.language = language;
    const word = language === "en" ? "SENORITA" : "señorita prix";
    expect(read().search(word).flatMap((section) => section.entries.map((entry) => entry.id))).toContain("trade-hire");
    expect(read().search("pr-fee-03").flatMap((section) => section.entries.map((entry) => entry.id))).toEqual(["trade-fee"]);
    expect(read().search("xyzzy")).toEqual([]);
  });
});

describe("what was looked for", () => {
  it("is marked letter by letter, whatever its accents", () => {
    expect(marked("Une Señorita", "senor")).toEqual([
      { text: "Une ", isFound: false },
      { text: "Señor", isFound: true },
      { text: "ita", isFound: false },
    ]);
    expect(marked("Nothing", "")).toEqual([{ text: "Nothing", isFound: false }]);
  });
});

describe("the reference beside the chapters", () => {
  const show = (question: string, asked = ""): void => {
    const book = read();
    const sections = (question ? book.search(question) : book.sections).filter((section) => section.isReference);
    render(Reference, { props: { sections, title, words: book.words, Picture: undefined, question, asked } });
  };

  it("lists pieces of all kinds, once each, with copies and how sure we are", () => {
    show("", "piece-sailor:3/1");
    const rows = screen.getAllByRole("article");
    const marks = (row: HTMLElement): (string | null)[] => [...row.querySelectorAll(".mark")].map((one) => one.getAttribute("aria-label"));
    expect(rows.map((row) => [row.querySelector("h3")?.textContent, ...marks(row)])).toEqual([["Sailor", "7 confirmed", "2 likely"], ["Admiral", "confirmed"]]);
    expect(rows[0]?.textContent).toContain("×9");
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("shows what was looked for, and says where nothing is", () => {
    show("admiral");
    expect(screen.getAllByRole("article").map((row) => row.querySelector("mark")?.textContent)).toEqual(["Admiral"]);
    cleanup();
    show("no such piece");
    expect(screen.queryAllByRole("article")).toEqual([]);
    screen.getByText("Nothing in the rules holds all of that.");
  });
});
