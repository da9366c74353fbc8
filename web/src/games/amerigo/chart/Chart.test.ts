import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import type { AmerigoView, EventInfo, MoveInfo } from "../../../protocol";
import { languages, settings } from "../../../shell/settings.svelte";
import { Words } from "../../../shell/words";
import Preview from "../Preview.svelte";
import Chart from "./Chart.svelte";
import { ChartChoice } from "./choice.svelte";
import { builder, layMoves, sailMoves, shipAt, title, view } from "./fixtures";

const words = new Words({ ...title, id: "amerigo" });
let complaints: MockInstance;

interface Moment {
  moves?: MoveInfo[];
  view?: Partial<AmerigoView>;
  events?: EventInfo[];
  phone?: boolean;
}

function show({ moves = [], view: changed = {}, events = [], phone = false }: Moment) {
  const played: string[] = [];
  const play = (notation: string): void => void played.push(notation);
  const why = () => Promise.resolve(null);
  const now = { ...view, ...changed };
  const table = { title, table: { seats: [{ name: "Anne" }, { name: "Bart" }] }, view: now, me: builder, moves, busy: false, play, why };
  const chosen = new ChartChoice(() => table as never);
  const { container } = render(Chart, { props: { view: now, me: builder, moves, events, words, busy: false, play, why, chosen, phone } });
  return { played, chosen, all: (selector: string) => [...container.querySelectorAll(selector)] };
}

const sailing: Partial<AmerigoView> = {
  step: "sail",
  seat_to_move: builder,
  action: { ...view.action!, ship: 1, tile: "" },
  players: view.players.map((player, seat) => (seat === builder ? { ...player, ships: [shipAt, ""] } : player)),
};

beforeEach(() => {
  settings.language = "en";
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  expect(complaints.mock.calls).toEqual([]);
});

describe("the chart", () => {
  it("shows every island, tile, post and good", () => {
    const { all } = show({});
    expect(all('[data-tour^="island-"]')).toHaveLength(view.islands.length);
    expect(all(".tile")).toHaveLength(view.tiles.length);
    expect(all('[data-tour^="post-"]')).toHaveLength(view.posts.length);
    expect(all(".good")).toHaveLength(Object.keys(view.free_goods).length);
    expect(all(".anchor.open")).toHaveLength(view.open_anchors.length);
    expect(all('[data-tour^="ship-"]')).toHaveLength(view.players.flatMap((player) => player.ships).filter(Boolean).length);
    expect(all(".complete")).toHaveLength(view.islands.filter((island) => island.free === 0).length);
  });

  it("speaks both languages", () => {
    for (const language of languages) {
      settings.language = language;
      show({ moves: layMoves });
      show({ moves: sailMoves, view: sailing, phone: true });
      cleanup();
    }
  });

  it("offers every place to sail to with what it costs, and nothing to those whose decision it is not", () => {
    const { all } = show({ moves: sailMoves, view: sailing });
    expect(all(".target").map((target) => target.getAttribute("data-move")).sort()).toEqual(sailMoves.map((move) => move.notation).sort());
    cleanup();
    expect(show({ view: sailing }).all(".target")).toEqual([]);
  });

  it("names the legal places of a tile for lessons", () => {
    const { all, chosen } = show({ moves: layMoves });
    expect(all('[data-move^="lay "]').map((place) => place.getAttribute("data-move"))).toEqual(chosen.places.map((place) => place.move.notation));
  });

  it("asks for a post beside the ship that has dropped anchor", async () => {
    const [anchor = ""] = view.open_anchors;
    const moves: MoveInfo[] = [
      { notation: "post", key: "move-post", facts: {}, preview: { total: 3, discovery: 3 } },
      { notation: "no-post", key: "move-no-post", facts: {}, preview: {} },
    ];
    const players = view.players.map((player, seat) => (seat === builder ? { ...player, ships: [anchor, ""] } : player));
    const { played } = show({ moves, view: { ...sailing, step: "post", players } });
    await fireEvent.click(screen.getByText(/Post\s\+3/));
    expect(played).toEqual(["post"]);
  });

  it("is played with the keyboard alone", async () => {
    const { played, chosen } = show({ moves: layMoves });
    await fireEvent.keyDown(window, { key: "r" });
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(screen.getByRole("status").textContent).toMatch(/^At [A-Z]\d+: \d+ points?$/);
    const wanted = chosen.ghost?.move?.notation;
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(played).toEqual([wanted]);
    expect(wanted).toMatch(/^lay /);
  });

  it("chooses between the own ships by a click on one", async () => {
    const moves: MoveInfo[] = [1, 2].map((ship) => ({ notation: `ship ${ship}`, key: "move-ship", facts: { ship }, preview: {} }));
    const { played, all } = show({ moves });
    const [ship] = all('[data-move="ship 2"]');
    await fireEvent.click(ship!);
    expect(played).toEqual(["ship 2"]);
  });

  it("can be brought nearer on a phone", async () => {
    const { all } = show({ phone: true });
    await fireEvent.click(screen.getByRole("button", { name: "Whole map" }));
    expect(all(".minimap").length).toBeLessThanOrEqual(1);
    expect(within(document.body).getByRole("button", { name: "Nearer" })).toBeTruthy();
    cleanup();
    show({});
    expect(screen.queryByRole("button", { name: "Nearer" })).toBeNull();
  });
});

describe("the map before the game", () => {
  it("shows all goods and anchors, and names the large islands", () => {
    const { container } = render(Preview, { preview: { map: view.map, islands: view.islands }, words });
    const goods = view.map.rows.join("").replace(/[^csnft]/g, "").length;
    expect(container.querySelectorAll(".good")).toHaveLength(goods);
    expect(container.querySelectorAll(".anchor.open")).toHaveLength(Object.keys(view.map.anchors).length);
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(`${view.islands.length} islands`);
  });
});
