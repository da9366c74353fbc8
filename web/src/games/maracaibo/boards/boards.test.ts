import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import OnDesk from "../../../../tests/OnDesk.svelte";
import type { MaracaiboPlayer } from "../../../protocol";
import { settings } from "../../../shell/settings.svelte";
import { Words } from "../../../shell/words";
import { boardProps, momentOf, moments, title, type More } from "../fixtures";
import { readPieces, TREASURES } from "../pieces";
import BlackMarkets from "./BlackMarkets.svelte";
import BoardsDialog from "./BoardsDialog.svelte";
import Developments from "./Developments.svelte";
import Forecast from "./Forecast.svelte";
import Hideout from "./Hideout.svelte";
import Jordan from "./Jordan.svelte";
import Markets from "./Markets.svelte";
import Quests from "./Quests.svelte";
import Rivals from "./Rivals.svelte";
import ShipBoard from "./ShipBoard.svelte";
import Totals from "./Totals.svelte";
import { effectSigns, standingSigns, unitSigns } from "./signs";
import { sourcesOf } from "./totals";
import { cardWords, effectsWords, giftWords, questName } from "./words";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- boards have different properties
type AnyBoard = Component<any>;
const pieces = readPieces(title);
const lay = (Board: AnyBoard, name: string, given: Record<string, unknown> = {}, more: More = {}): HTMLElement =>
  render(OnDesk, { props: { Board, board: boardProps(name, more), given } }).container;
/** Early, late, with much buried, and over: where looking at all moments would take long. */
const some = ["upgrade", "figurehead", "bury-poseidon", "over"];
const me = (name: string): number => Math.max(0, momentOf(name).view.seat_to_move);
const playerOf = (name: string, seat = me(name)): MaracaiboPlayer => momentOf(name).view.players[seat]!;
const notations = (name: string, verb: string): string[] =>
  momentOf(name)
    .moves.map((move) => move.notation)
    .filter((notation) => notation === verb || notation.startsWith(`${verb} `));
const glowing = (where: ParentNode): string[] => [...where.querySelectorAll<HTMLElement>(".glow")].map((one) => one.dataset["move"] ?? "");
const said = (where: ParentNode): string[] => [...where.querySelectorAll(".sr")].map((one) => one.textContent);

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("signs and words", () => {
  it.each(["en", "fr"] as const)("every piece can be drawn and said: %s", (language) => {
    settings.language = language;
    const complaints = vi.spyOn(console, "error");
    const words = new Words(title);
    for (const card of pieces.cards.values()) expect(cardWords(words, card), card.code).toMatch(/: .+\./);
    for (const gift of [...pieces.spaces.values(), ...pieces.figureheads.values()]) {
      expect(giftWords(words, gift).length).toBe(Number(gift.once.length > 0) + standingSigns(gift.permanent).length + Number(hasIncome(gift)));
    }
    for (const quest of pieces.quests.values()) {
      expect(questName(words, quest)).not.toBe("");
      for (const unit of quest.asks) expect(unitSigns(unit), unit).not.toEqual([]);
    }
    for (const { front, back } of pieces.markets.values()) expect(effectsWords(words, [...front, ...back])).not.toBe("");
    const effects = [...pieces.cards.values()].flatMap((card) => [...card.actions.flat(), ...card.immediate, ...(card.scores ? [card.scores] : [])]);
    for (const effect of effects) expect(effectSigns(effect), effect.op).not.toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });
  const hasIncome = ({ income, permanent }: { income: { doubloons: number; vp: number }; permanent: { doubloons_per_quest?: number } }): boolean =>
    income.doubloons + income.vp + (permanent.doubloons_per_quest ?? 0) > 0;

  it("the Falcon's treasures are of one type", () => {
    const falcon = pieces.figureheads.get("falcon")!;
    expect(effectsWords(new Words(title), falcon.once)).toContain("of one type");
  });
});

describe("every moment", () => {
  const boards: [AnyBoard, (name: string) => Record<string, unknown>][] = [
    ...[ShipBoard, Hideout, Quests, Totals, BlackMarkets].map((Board): [AnyBoard, (name: string) => Record<string, unknown>] => [Board, (name) => ({ seat: me(name) })]),
    [Markets, () => ({})],
    [Forecast, () => ({})],
    [Rivals, () => ({ show: () => undefined })],
    [Jordan, () => ({})],
    [Developments, (name) => ({ cards: playerOf(name).cards, residences: playerOf(name).residences, name: "Anne" })],
  ];

  // both languages have the same ids, which a test of the words sees to
  it.each([
    ["en", moments],
    ["fr", [...some, "alone-jordan", "rubies"]],
  ] as const)(
    "has words for everything on the boards: %s",
    (language, names) => {
      settings.language = language;
      const complaints = vi.spyOn(console, "error");
      for (const name of names) {
        for (const [Board, given] of boards) lay(Board, name, given(name));
        cleanup();
      }
      expect(complaints.mock.calls).toEqual([]);
    },
    60_000,
  );

  it.each(["upgrade", "bury-poseidon", "keep", "sell", "quest", "figurehead", "rubies", "market"])(
    "%s: a spectator can do nothing",
    async (name) => {
      const play = vi.fn();
      for (const [Board, given] of boards) {
        for (const button of lay(Board, name, given(name), { me: -1, play }).querySelectorAll("button[data-move]")) await fireEvent.click(button);
      }
      expect(play).not.toHaveBeenCalled();
    },
    30_000,
  );
});

describe("the ship board", () => {
  it("shows all spaces, and makes the upgrade that is touched", async () => {
    const play = vi.fn();
    const board = lay(ShipBoard, "upgrade", { seat: me("upgrade") }, { play });
    expect(board.querySelectorAll(".space")).toHaveLength(22);
    expect(glowing(board).sort()).toEqual(notations("upgrade", "upgrade").sort());
    for (const notation of notations("upgrade", "upgrade")) {
      await fireEvent.click(board.querySelector(`[data-move="${notation}"]`)!);
      expect(play).toHaveBeenLastCalledWith(notation);
    }
  });

  it("says why a closed space cannot be used, and asks nothing at other times", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    const closed = `[data-move="upgrade D1"]`;
    await fireEvent.click(lay(ShipBoard, "upgrade", { seat: me("upgrade") }, { why }).querySelector(closed)!);
    expect(why).toHaveBeenCalledExactlyOnceWith("upgrade D1");
    cleanup();
    await fireEvent.click(lay(ShipBoard, "sail", { seat: me("sail") }, { why }).querySelector(closed)!);
    expect(why).toHaveBeenCalledTimes(1);
  });

  it("has a cube on each upgrade made, and a lock on each partition that is closed", () => {
    for (const name of some) {
      const player = playerOf(name);
      const board = lay(ShipBoard, name, { seat: me(name) });
      expect(board.querySelectorAll(".space > .cube")).toHaveLength(player.upgrades.length);
      const open = board.querySelectorAll(".partition.open").length;
      const shut = [...pieces.spaces.values()].filter(({ code }) => ![...player.upgrades, ...player.open_upgrades].includes(code));
      expect(open === 3, name).toBe(shut.length === 0);
      cleanup();
    }
  });

  it("is one stop of the Tab key, and arrows go through it", async () => {
    const board = lay(ShipBoard, "upgrade", { seat: me("upgrade") });
    const spaces = [...board.querySelectorAll<HTMLElement>("[data-stop]")];
    const at = (code: string): HTMLElement => spaces.find((space) => space.dataset["stop"] === code)!;
    for (const space of spaces) {
      const { column = 0, row = 0 } = pieces.spaces.get(space.dataset["stop"]!) ?? {};
      space.getBoundingClientRect = () => new DOMRect(40 * column, 40 * row, 32, 36);
    }
    const stops = (): HTMLElement[] => spaces.filter((space) => space.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    at("A3").focus();
    await fireEvent.keyDown(at("A3"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(at("B1"));
    await fireEvent.keyDown(at("B1"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(at("B4"));
    await fireEvent.keyDown(at("B4"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(at("A6"));
    await tick();
    expect(stops()).toEqual([at("A6")]);
  });

  it("chooses first where two touches are wanted", async () => {
    settings.oneClick = false;
    const play = vi.fn();
    const board = lay(ShipBoard, "upgrade", { seat: me("upgrade") }, { play });
    const space = board.querySelector(`[data-move="${notations("upgrade", "upgrade")[0]}"]`)!;
    await fireEvent.click(space);
    expect(play).not.toHaveBeenCalled();
    expect(space.classList).toContain("chosen");
    await fireEvent.click(space);
    expect(play).toHaveBeenCalledOnce();
  });
});

describe("the hideout", () => {
  it.each(["bury", "bury-poseidon"])("%s: offers every space for every treasure", async (name) => {
    const play = vi.fn();
    const board = lay(Hideout, name, { seat: me(name) }, { play });
    expect(glowing(board).sort()).toEqual(notations(name, "bury").sort());
    for (const notation of notations(name, "bury")) {
      await fireEvent.click(board.querySelector(`[data-move="${notation}"]`)!);
      expect(play).toHaveBeenLastCalledWith(notation);
    }
  });

  it("draws each treasure once, and says what it is worth", () => {
    for (const name of some) {
      const { view } = momentOf(name);
      const player = playerOf(name);
      const board = lay(Hideout, name, { seat: me(name) });
      for (const [at, type] of TREASURES.entries()) {
        const zone = board.querySelectorAll(".zone")[at]!;
        expect(zone.querySelectorAll(".storage > .cube, .slot > .cube")).toHaveLength(player.hoards[at]!.stored);
        expect(zone.querySelectorAll(".burial.full")).toHaveLength(player.hoards[at]!.buried.filter(Boolean).length);
        const value = view.islands.find((island) => island.type === type)!.value;
        expect(zone.querySelector(".worth")!.textContent).toBe(`${player.counts[type]} × ${value}`);
      }
      cleanup();
    }
  });
});

describe("quests", () => {
  it("are told to their owner, and to others only as far as they know them", () => {
    const { view } = momentOf("figurehead");
    for (const [seat, player] of view.players.entries()) {
      const board = lay(Quests, "figurehead", { seat });
      const known = player.quests.filter((quest) => quest.quest !== null);
      expect([...board.querySelectorAll<HTMLElement>("[data-quest]")].map((card) => card.dataset["quest"])).toEqual(known.map((quest) => quest.quest));
      expect(board.querySelectorAll(".back")).toHaveLength(player.quests.length - known.length);
      if (seat === me("figurehead")) expect(known).toHaveLength(player.quests.length);
      cleanup();
    }
  });

  it.each([
    ["keep", "keep"],
    ["sell", "sell"],
  ])("can be chosen: %s", async (name, verb) => {
    const play = vi.fn();
    const board = lay(Quests, name, { seat: me(name) }, { play });
    expect(glowing(board).sort()).toEqual(notations(name, verb).sort());
    await fireEvent.click(board.querySelector(".glow")!);
    expect(play).toHaveBeenCalledWith(glowing(board)[0]);
  });

  it("say which level is reached", () => {
    for (const name of some) {
      const board = lay(Quests, name, { seat: me(name) });
      for (const { quest, level } of playerOf(name).quests) {
        const card = board.querySelector(`[data-quest="${quest}"]`)!;
        expect(card.querySelectorAll(".reached"), `${name} ${quest}`).toHaveLength(level);
      }
      cleanup();
    }
  });

  it("show Quest Hunters only the level that counts, and what is lost without it", () => {
    const { view } = boardProps("rubies");
    const board = lay(Quests, "rubies", { seat: me("rubies") }, { view: { ...view, quests_hunted: true } });
    expect(playerOf("rubies").quests.length).toBeLessThan(4); // more of them say it only in words
    for (const { quest: code } of playerOf("rubies").quests) {
      const quest = pieces.quests.get(code!)!;
      const levels = [...board.querySelectorAll(`[data-quest="${code}"] .levels > span`)].map((one) => one.textContent);
      expect(levels).toEqual([`${quest.high.join("+")}→${2 * quest.vp[1]!}`, `else −${quest.missed}`]);
    }
  });
});

describe("what lies open for all", () => {
  it.each([
    ["quest", "take"],
    ["quest", "draw"],
    ["figurehead", "figurehead"],
    ["rubies", "sell-ruby"],
  ])("%s: offers to %s", async (name, verb) => {
    const play = vi.fn();
    const board = lay(Markets, name, {}, { play });
    const offered = notations(name, verb);
    expect(offered).not.toEqual([]);
    for (const notation of offered) {
      await fireEvent.click(board.querySelector(`[data-move="${notation}"].glow`)!);
      expect(play).toHaveBeenLastCalledWith(notation);
    }
  });

  it("black markets show the side that lies up, and where they are", async () => {
    const play = vi.fn();
    const board = lay(BlackMarkets, "market", { seat: me("market") }, { play });
    expect(glowing(board).sort()).toEqual(notations("market", "market").sort());
    const words = boardProps("market").words;
    const { market_sides: sides } = momentOf("market").view;
    for (const [at, side] of sides.entries()) {
      const up = effectsWords(words, pieces.markets.get(`${at + 1}`)![side as "front" | "back"]);
      expect(said(board.querySelectorAll("li")[at]!).join(" ")).toContain(`It gives: ${up}.`);
    }
    await fireEvent.click(board.querySelector(".glow")!);
    expect(play).toHaveBeenCalledWith(glowing(board)[0]);
  });
});

describe("totals", () => {
  it("come from the pieces that are named", () => {
    const sum = (from: { amount: number }[]): number => from.reduce((all, { amount }) => all + amount, 0);
    for (const name of moments) {
      for (const player of momentOf(name).view.players) {
        const sources = sourcesOf(player, pieces);
        expect(sum(sources.swords), name).toBe(player.swords);
        for (const at of TREASURES.keys()) expect(sum(sources.swordsOfType[at]!), name).toBe(player.swords_of_type[at]! - player.swords);
        expect(sum(sources.points), name).toBe(player.explore_points);
        expect(sum(sources.discount), name).toBe(player.discount);
        expect(sum(sources.developmentDiscount), name).toBe(player.development_discount);
        const quests = player.quests.length;
        expect(sources.income.reduce((all, one) => all + one.doubloons + one.perQuest * quests, 0), name).toBe(player.income_doubloons);
        expect(sources.income.reduce((all, one) => all + one.vp, 0), name).toBe(player.income_vp);
      }
    }
  });
});

describe("the forecast", () => {
  it.each(["build", "alone-sail", "alone-over"])("%s: adds up for everybody, and marks what cannot be known", (name) => {
    const { view } = momentOf(name);
    const board = lay(Forecast, name);
    const everybody = [...view.players.map((_, at) => view.players[(me(name) + at) % view.players.length]!), ...(view.jordan ? [view.jordan] : [])];
    const totals = [...board.querySelectorAll("tfoot td")].map((cell) => cell.textContent);
    expect(totals).toEqual(
      everybody.map(({ forecast, quests }) => `${forecast.reduce((all, part) => all + part, 0)}${quests.some((quest) => quest.quest === null) ? "+?" : ""}`),
    );
    expect(board.querySelectorAll("thead th")).toHaveLength(1 + everybody.length);
  });
});

describe("rivals", () => {
  it("show their boards when they are touched", async () => {
    const show = vi.fn();
    const rivals = lay(Rivals, "build", { show });
    const seats = [1, 2].map((at) => (me("build") + at) % 3);
    for (const button of rivals.querySelectorAll(".all")) await fireEvent.click(button);
    expect(show.mock.calls).toEqual(seats.map((seat) => [seat]));
    cleanup();
    await fireEvent.click(lay(Rivals, "alone-jordan", { show }).querySelector(".all")!);
    expect(show).toHaveBeenLastCalledWith("jordan");
  });

  it("keep the secrets of their boards", () => {
    const seat = (me("build") + 1) % 3;
    const dialog = lay(BoardsDialog, "build", { whose: seat, onclose: () => undefined });
    expect(dialog.querySelectorAll(".ship-board .space")).toHaveLength(22);
    expect(dialog.querySelectorAll(".quests .back").length).toBe(playerOf("build", seat).quests.filter((quest) => quest.quest === null).length);
    expect(dialog.querySelectorAll(".glow")).toHaveLength(0);
  });

  it("Jordan shows his strength and the cards that were turned", () => {
    const { jordan } = momentOf("alone-jordan").view;
    const dialog = lay(BoardsDialog, "alone-jordan", { whose: "jordan", onclose: () => undefined });
    expect(dialog.querySelector(".now b")!.textContent).toBe(`${jordan!.level}`);
    expect(dialog.querySelectorAll(".ship .used")).toHaveLength(jordan!.upgrades);
    expect(dialog.querySelectorAll(".cards .latest")).toHaveLength(jordan!.shown.length > 0 ? 1 : 0);
  });
});
