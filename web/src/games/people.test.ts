import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../protocol";
import { clocks } from "../shell/clocks.svelte";
import { presence } from "../shell/presence.svelte";
import AmerigoBoard from "./amerigo/Board.svelte";
import * as amerigo from "./amerigo/fixtures";
import MaracaiboBoard from "./maracaibo/Board.svelte";
import * as maracaibo from "./maracaibo/fixtures";
import PortRoyalBoard from "./port_royal/Board.svelte";
import * as portRoyal from "./port_royal/fixtures";
import ConquestBoard from "./ship_adventure/caribbean_conquest/Board.svelte";
import * as conquest from "./ship_adventure/caribbean_conquest/fixtures";
import TreasureBoard from "./ship_adventure/treasure_map/Board.svelte";
import * as treasure from "./ship_adventure/treasure_map/fixtures";

vi.mock("./amerigo/chart/Chart.svelte", async () => ({ default: (await import("../../tests/Nothing.svelte")).default }));
vi.mock("../shell/LogPanel.svelte", async () => ({ default: (await import("../../tests/Nothing.svelte")).default }));
vi.mock("../shell/LogCorner.svelte", async () => ({ default: (await import("../../tests/Nothing.svelte")).default }));
vi.mock("./ship_adventure/caribbean_conquest/panels/LogLine.svelte", async () => ({ default: (await import("../../tests/Nothing.svelte")).default }));

type AnyBoard = Component<Record<string, unknown>>;
type Laid = { Board: AnyBoard; props: { table: TableInfo; me: number } };
const several = (moments: readonly string[], props: (name: string) => { table: TableInfo; me: number }): { table: TableInfo; me: number } =>
  moments.map((name) => props(name)).find(({ table, me }) => table.seats.length > 1 && me === 0)!;
const titles: Record<string, () => Laid> = {
  port_royal: () => ({ Board: PortRoyalBoard as unknown as AnyBoard, props: portRoyal.boardProps(portRoyal.discovering, portRoyal.discoveryMoves) }),
  amerigo: () => ({ Board: AmerigoBoard as unknown as AnyBoard, props: several(amerigo.moments, amerigo.boardProps) }),
  maracaibo: () => ({ Board: MaracaiboBoard as unknown as AnyBoard, props: several(maracaibo.moments, maracaibo.boardProps) }),
  treasure_map: () => ({ Board: TreasureBoard as unknown as AnyBoard, props: several(treasure.moments, treasure.boardProps) }),
  caribbean_conquest: () => ({ Board: ConquestBoard as unknown as AnyBoard, props: several(conquest.moments, conquest.boardProps) }),
};

afterEach(() => {
  cleanup();
  clocks.leave();
  presence.leave();
});

test.each(Object.keys(titles))("%s says to a spectator whose things lie before them, and to nobody else", { timeout: 60_000 }, (name) => {
  const { Board, props } = titles[name]!();
  const said = (): string[] => [...document.querySelectorAll("main .watched")].map((one) => one.textContent ?? "");
  const { rerender } = render(Board, { props: { ...props } });
  expect(said()).toEqual([]);
  return rerender({ ...props, me: -1, moves: [] }).then(() => expect(said()).toEqual([`These are ${props.table.seats[0]!.name}’s things`]));
});

/** The seats that something of this kind stands at. */
const seatsWith = (mark: string): number[] => [...new Set([...document.querySelectorAll<HTMLElement>(`main [data-${mark}]`)].map((one) => Number(one.dataset[mark])))].sort();

// matters only when something is wrong: a busy machine takes its time to lay a table with so many things
test.each(Object.keys(titles))("%s shows everybody's clock, and whether the others are here", { timeout: 60_000 }, (name) => {
  const { Board, props } = titles[name]!();
  const people = props.table.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  const away = people.at(-1)!;
  const table = { ...props.table, pace: "live", seats: props.table.seats.map((info, seat) => (seat === away ? { ...info, online: false, away: 80 } : info)) };
  clocks.takeTable(table);
  clocks.take({ left: table.seats.map(() => 600_000), runs: 0, since: Date.now(), still_until: 0, out: -1, nights: [], anchored: 0 });
  presence.take(table);
  render(Board, { props: { ...props } });
  expect(seatsWith("clock")).toEqual(people);
  expect(document.querySelector("main .clock.big")?.getAttribute("data-clock"), "the own clock is the large one").toBe(String(props.me));
  const standings = [...document.querySelectorAll<HTMLElement>("main [data-presence]")].map((one) => one.dataset["presence"]);
  expect(standings.filter((standing) => standing === "away")).toHaveLength(1);
});
