import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { TitleInfo } from "../protocol";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import studyEn from "./study/words/en.ftl?raw";
import studyFr from "./study/words/fr.ftl?raw";
import tableEn from "./table/words/en.ftl?raw";
import tableFr from "./table/words/fr.ftl?raw";
import { settings } from "./settings.svelte";
import { Words } from "./words";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).sort();

const title: Pick<TitleInfo, "id" | "catalogue" | "options"> = {
  id: "port_royal",
  options: [],
  catalogue: [
    { code: "pinnace:4/3", kind: "ship", name: "pinnace", color: "yellow", swords: 4, skull: false, coins: 3, gift: 0, copies: 2 },
    { code: "priest:4/1", kind: "character", name: "priest", color: "", cost: 4, influence: 1, swords: 0, crew: true },
    { code: "u-merchant-blue:8/3", kind: "character", name: "merchant", color: "blue", cost: 8, influence: 3, swords: 0, crew: false },
    { code: "contract:trade_master", kind: "contract", name: "trade_master", asks: ["trader:2"], pays: [], rewards: [3, 2, 1, 0, 0], time: 0, seal: "D", white: false },
  ],
};
const words = new Words(title, () => ({ names: ["Anne", "Bao"], ownSeats: [0] }));

afterEach(() => {
  settings.language = "en";
});

test("English and French say the same things", () => {
  expect(ids(fr)).toEqual(ids(en));
  expect(ids(studyFr)).toEqual(ids(studyEn));
  expect(ids(tableFr)).toEqual(ids(tableEn));
});

test("every message that the shell names exists", () => {
  const known = new Set(ids(en + studyEn + tableEn));
  const ofTitle = new Set(["title-name", "title-description"]);
  const named = Object.values(sources).flatMap((text) => [...text.matchAll(/words\.text\("([a-z-]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.filter((id) => !known.has(id) && !ofTitle.has(id))).toEqual([]);
});

describe("sentences", () => {
  test("speak to the only player at the screen", () => {
    const passed = { name: "passed", facts: { seat: 0 } };
    expect(words.event(passed)).toBe("You pass.");
    expect(words.event(passed, ["Anne", "Bao"], [0, 1])).toBe("Anne passes.");
    expect(words.event({ name: "passed", facts: { seat: 1 } })).toBe("Bao passes.");
  });

  test("name cards as the catalogue knows them", () => {
    expect(words.card("pinnace:4/3")).toBe("Pinnace");
    expect(words.card("pinnace:4/3", "a")).toBe("a pinnace (4 swords)");
    expect(words.move({ notation: "hire priest:4/1", key: "move-hire", facts: { card: "priest:4/1" }, preview: {} })).toBe("Hire the Priest");
  });

  test("name contracts, Merchants and other seats", () => {
    const move = { notation: "claim contract:trade_master", key: "move-claim", facts: { contract: "contract:trade_master" }, preview: {} };
    expect(words.move(move)).toBe("Claim the contract “Trade Master”");
    expect(words.event({ name: "contract-opened", facts: { contract: "contract:trade_master" } })).toBe("Open contract: “Trade Master”. Have 2 Traders.");
    expect(words.event({ name: "ship-stored", facts: { seat: 1, card: "pinnace:4/3", merchant: "u-merchant-blue:8/3" } })).toBe(
      "Bao keeps the pinnace under the blue Merchant: +1 influence.",
    );
    expect(words.event({ name: "coin-given", facts: { seat: 1, to: 0, coins: 1 } })).toBe("Bao chooses you for the ship’s gift: 1 coin.");
    const lack = { contract: "contract:trade_master", lacks: ["trader:1", "cheap_characters:2:3"] };
    expect(words.reason({ key: "contract-condition", rule: "PR-CON-03", facts: lack })).toBe("“Trade Master”: you still lack a Trader and 2 characters of cost 3 or less.");
  });

  test("count and join lists", () => {
    const cleared = { name: "harbor-cleared", facts: { cards: ["pinnace:4/3", "priest:4/1"] } };
    expect(words.event(cleared)).toBe("2 cards leave the harbor: a pinnace (4 swords) and a Priest.");
    const twins = { name: "harbor-cleared", facts: { cards: ["priest:4/1", "pinnace:4/3", "priest:4/1"] } };
    expect(words.event(twins)).toBe("3 cards leave the harbor: 2 Priests and a pinnace (4 swords).");
    settings.language = "fr";
    expect(words.event(twins)).toMatch(/: 2 Prêtres et une pinasse \(4 sabres\)\.$/);
    settings.language = "en";
  });

  test("follow the language", () => {
    settings.language = "fr";
    expect(words.text("undo")).toBe("Annuler");
  });

  test("show the id of a missing message and complain once", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(words.text("no-such-thing")).toBe("no-such-thing");
    words.text("no-such-thing");
    expect(complain).toHaveBeenCalledTimes(1);
    complain.mockRestore();
  });
});

describe("maps, cubes and goods", () => {
  const amerigo: Pick<TitleInfo, "id" | "catalogue" | "options"> = {
    id: "amerigo",
    options: [{ id: "tok17_permanent", kind: "switch", default: false, rule: "AM-TOK-31", goes_with: {}, choices: [], least: 0, most: 0 }],
    catalogue: [
      { code: "I3", kind: "shape", rows: ["###"], size: 3 },
      { code: "T5", kind: "island", rows: ["......"] },
      { code: "fair-wind", kind: "token", use: "once", actions: [], points: 0 },
      { code: "first-in-line", kind: "token", use: "once", actions: [], points: 0 },
    ],
  };
  const told = new Words(amerigo, () => ({ names: ["Anne", "Bao"], ownSeats: [0] }));
  const move = (key: string, facts: Record<string, number | string>): string => told.move({ notation: "", key, facts, preview: {} });

  test("cells stay cells, even when a piece has the same name", () => {
    expect(move("move-sail", { place: "T5" })).toBe("Sail to T5");
    expect(move("move-sail", { place: "frame-0" })).toBe("Sail to frame space 0");
    expect(move("move-lay", { shape: "I3", turns: 1, cell: "I3" })).toBe("Build at I3: row of three, a quarter turn");
    const entered = { seat: 0, ship: 1, from: "", place: "I3", steps: 2 };
    expect(told.event({ name: "ship-sailed", facts: entered })).toBe("Your ship 1 enters the map and sails to I3.");
  });

  test("what is alike is counted", () => {
    const thrown = { seat: 1, color: "brown", thrown: 2, cubes: ["blue", "blue", "brown"] };
    expect(told.event({ name: "cubes-thrown", facts: thrown })).toBe("Bao throws 2 brown cubes. Out come 2 blue and 1 brown.");
    const filled = { productions: ["cotton:3", "sugar:2", "cotton:3"] };
    expect(told.event({ name: "market-filled", facts: filled })).toBe("New production tokens: 2 × cotton for 3 and sugar for 2.");
    expect(move("move-buy", { production: "cotton:3" })).toBe("Buy cotton production for 3");
  });

  test("tokens have a name and say what they do", () => {
    expect(told.card("fair-wind")).toBe("Fair wind");
    expect(told.card("fair-wind", "text")).toContain("8 action points more");
  });

  test("what a token does may depend on what the table plays", () => {
    const playing = (options: Record<string, boolean>): Words => new Words(amerigo, () => ({ names: [], ownSeats: [], options }));
    expect(told.card("first-in-line", "text")).toMatch(/^Once, /);
    expect(playing({ tok17_permanent: false }).card("first-in-line", "text")).toMatch(/^Once, /);
    expect(playing({ tok17_permanent: true }).card("first-in-line", "text")).toMatch(/^Whenever /);
  });

  test("the end of a game names who has won", () => {
    const ended = (winners: number[]): string => told.event({ name: "game-ended", facts: { winners, ending: "five_rounds" } });
    expect([[0], [1], [0, 1]].map(ended)).toEqual(["The game is over. You win!", "The game is over. Bao wins.", "The game is over. Anne and Bao share the victory."]);
  });
});

test("cells that are named by row and column are said as the frame of their chart counts", () => {
  const told = new Words({ id: "treasure_map", options: [], catalogue: [] }, () => ({ names: ["Anne"], ownSeats: [0] }));
  expect(told.event({ name: "moved", facts: { seat: 0, cell: "5,9", manner: "sail" } })).toBe("You sail to J6.");
  expect(told.event({ name: "tokens-laid", facts: { level: 1, cells: ["0,0", "11,4"] } })).toContain("A1 and E12");
});

describe("what pieces do", () => {
  const maracaibo: Pick<TitleInfo, "id" | "catalogue" | "options"> = {
    id: "maracaibo",
    options: [{ id: "quest_hunters", kind: "switch", default: false, choices: [], least: 0, most: 0, rule: "" }] as unknown as TitleInfo["options"],
    catalogue: [
      { code: "ship-B2", id: "B2", kind: "ship-space", once: [], permanent: { spend: { cost: 3, gain: [{ op: "treasure", amount: 1, type: "die", same: false }] } } },
      { code: "ship-B6", id: "B6", kind: "ship-space", once: [{ op: "quest", amount: 1 }, { op: "doubloons", amount: 1 }], permanent: {} },
      { code: "LOC5", kind: "location", actions: [[{ op: "explore", amount: 2 }], [{ op: "bury", amount: 1 }, { op: "doubloons", amount: 2 }]] as unknown as string[] },
      { code: "I-C5", kind: "development", type: "crew", cost: 5, vp: 4, immediate: [], permanent: {}, income: { doubloons: 1, vp: 1 }, endgame: [] },
      { code: "Q21", kind: "quest", lower: ["crew:2", "rivers:2"], harder: ["crew:4", "rivers:3"], lower_vp: 4, harder_vp: 8 },
    ],
  };
  const words = new Words(maracaibo, () => ({ names: ["Anne"], ownSeats: [0] }));

  test("is said from its printed facts", () => {
    expect(words.card("ship-B2")).toBe("raid action, 3 swords: take a treasure of the raid’s type");
    expect(words.card("ship-B6")).toBe("draw a quest and 1 doubloon");
    expect(words.card("LOC5", "text")).toBe("Location: explore 2 / bury a treasure and 2 doubloons.");
    expect(words.card("I-C5", "text")).toBe("Crew, costs 5, 4 points at the end. Income each round: 1 doubloon and 1 point.");
    expect(words.card("Q21")).toBe("4 Crew cards and 3 rivers crossed");
  });

  test("rivals, places and numbers in a sentence", () => {
    expect(words.event({ name: "sailed", facts: { rival: "jordan", place: "gulf", shown: false, card: "", hidden: "" } })).toBe("Jordan sails to the Gulf.");
    expect(words.event({ name: "dice-thrown", facts: { seat: 0, dice: [3, 6, 2] } })).toBe("You throw 3, 6, and 2 (gold, emerald, pearl).");
  });
});
