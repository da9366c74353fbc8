import { expect, test } from "vitest";
import type { OptionInfo, TitleInfo } from "../../protocol";
import { settings } from "../settings.svelte";
import { Draft } from "./draft.svelte";

const option = (id: string, kind: string, choices: string[] = []): OptionInfo => ({
  id,
  kind,
  choices,
  default: kind === "switch" ? true : (choices[0] ?? 0),
  rule: "",
  goes_with: {},
  least: 0,
  most: 0,
});
const title: TitleInfo = {
  id: "port_royal",
  name: "Port Royal",
  seats: [1, 2, 3, 4, 5],
  options: [
    option("sets", "choice", ["base"]),
    option("contracts", "choice", ["none", "cooperative"]),
    { ...option("victory_pile", "number"), goes_with: { contracts: ["cooperative"] } },
    option("first_player", "seat", ["random", "1", "2", "3", "4", "5"]),
    option("bust_odds", "switch"),
  ],
  modes: [],
  presets: [
    { id: "base", seats: [2, 5], options: {}, lesson: "" },
    { id: "short", seats: [2, 4], options: { sets: "short" }, lesson: "" },
    { id: "together", seats: [2, 5], options: { contracts: "cooperative" }, lesson: "" },
    { id: "solo", seats: [1, 1], options: { contracts: "cooperative" }, lesson: "" },
  ],
  catalogue: [],
  bots: ["deckhand", "sailor", "mate", "captain", "admiral"],
  lesson: 0, puzzles: 0,
};

test("an option with one choice is not shown", () => {
  expect(new Draft(title).openOptions.map((o) => o.id)).toEqual(["contracts", "victory_pile", "first_player", "bust_odds"]);
});

test("seats stay within what the title allows", () => {
  const draft = new Draft(title);
  for (let i = 0; i < 9; i++) draft.addSeat();
  expect(draft.seats).toHaveLength(5);
  for (let i = 0; i < 9; i++) draft.removeSeat(0);
  expect(draft.seats).toHaveLength(2);
});

test("nobody starts from a seat that was taken away", () => {
  const draft = new Draft(title);
  draft.options["first_player"] = "3";
  draft.removeSeat(2);
  expect(draft.options["first_player"]).toBe("random");
});

test("a ready-made game brings its options and its seats", () => {
  const draft = new Draft(title);
  const choose = (id: string): void => draft.choosePreset(title.presets.find((preset) => preset.id === id)!);
  expect(draft.preset?.id).toBe("base");
  for (let i = 0; i < 9; i++) draft.addSeat();
  choose("short");
  expect(draft.seats).toHaveLength(4);
  expect(draft.options["sets"]).toBe("short");
  draft.options["victory_pile"] = 3;
  choose("solo");
  expect(draft.seats.map((seat) => seat.kind)).toEqual(["me"]);
  expect(draft.options).toMatchObject({ sets: "base", contracts: "cooperative", victory_pile: 3 });
  draft.addSeat();
  expect(draft.seats).toHaveLength(1);
  choose("together");
  expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
  choose("base");
  expect(draft.options["victory_pile"]).toBe(0);
});

test("a mix of one's own is no ready-made game", () => {
  const draft = new Draft(title);
  draft.options["sets"] = "other";
  expect(draft.preset).toBeUndefined();
  draft.options["sets"] = "base";
  draft.options["bust_odds"] = false;
  expect(draft.preset?.id).toBe("base");
});

test("a table begins as the first of the ready-made games, with all that makes it one", () => {
  const draft = new Draft({ ...title, presets: [{ id: "gentle", seats: [2, 5], options: { bust_odds: false }, lesson: "" }, ...title.presets] });
  expect(draft.preset?.id).toBe("gentle");
  expect(draft.firstGame.options).toMatchObject({ bust_odds: false });
});

test("one player sits in one place", () => {
  const draft = new Draft(title);
  draft.setKind(1, "me");
  expect(draft.seats.map((seat) => seat.kind)).toEqual(["here", "me", "bot"]);
});

test("what is asked of the server", () => {
  settings.name = "Anne";
  const draft = new Draft(title);
  expect(draft.wish).toEqual({
    title: "port_royal",
    seats: [
      { kind: "here", name: "Anne" },
      { kind: "bot", bot: "mate", name: "Bao" },
      { kind: "bot", bot: "mate", name: "Clara" },
    ],
    options: { sets: "base", contracts: "none", victory_pile: 0, first_player: "random", bust_odds: true },
    name: draft.suggestedName,
    listed: true,
    clock: null,
    rated: false,
    chat: true,
    patience: 0,
  });
});

test("a table begins at once against bots, until somebody is invited", () => {
  const draft = new Draft(title);
  expect(draft.beginsAtOnce).toBe(true);
  draft.setKind(1, "link");
  expect(draft.beginsAtOnce).toBe(false);
  expect(draft.botsOnly.seats.map((seat) => seat.kind)).toEqual(["here", "bot", "bot"]);
});

test("a bot is of the middle level until another is chosen, and gentle in a first game", () => {
  settings.name = "Anne";
  const draft = new Draft(title);
  draft.addSeat();
  draft.seats[1]!.bot = "admiral";
  expect(draft.botsOnly.seats.map((seat) => seat.bot)).toEqual([undefined, "admiral", "mate", "mate"]);
  expect(draft.firstGame.seats).toEqual([
    { kind: "here", name: "Anne" },
    { kind: "bot", bot: "deckhand", name: "Bao" },
  ]);
  expect(draft.firstGame.listed).toBe(false);
  expect(new Draft({ ...title, bots: ["mate"] }).botsOnly.seats[1]?.bot).toBe("mate");
});

test("a table has a clock only where one was chosen", () => {
  const draft = new Draft(title);
  expect(draft.wish.clock).toBeNull();
  draft.clock = "brisk";
  draft.out = "claim";
  expect(draft.wish.clock).toEqual({ kind: "live", seconds: 600, increment: 10, out: "claim" });
});

test("a seat is kept for a guest who is invited, whatever game it becomes", () => {
  const draft = new Draft(title, "Bart");
  expect([draft.seats.map((seat) => seat.kind), draft.listed]).toEqual([["me", "link"], false]);
  expect(draft.wish.seats[1]).toEqual({ kind: "link", name: "" });
  draft.choose({ ...title, id: "amerigo" });
  expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "link"]);
});
