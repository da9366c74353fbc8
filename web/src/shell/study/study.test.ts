import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EventInfo, MomentInfo, SeatStudy, StudiedInfo } from "../../protocol";
import { settings } from "../settings.svelte";
import { Words } from "../words";
import LuckBars from "./LuckBars.svelte";
import { Saying } from "./saying.svelte";

const conquest = new Words({ id: "caribbean_conquest", catalogue: [], options: [] }, () => ({ names: ["Anne", "Bart"], ownSeats: [] }));

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

test("luck, own choices and those of others lead from the chance at the start to that at the end", () => {
  const win = (...chances: number[]) => ({ win: chances, points: [0, 0], error: 0 });
  const seats = [{ luck: 0.304, choices: -0.614, agreement: 0.9 }, { luck: -0.226, choices: -0.144, agreement: 0.9 }] as SeatStudy[];
  const { container } = render(LuckBars, { props: { words: conquest, seats, names: ["Anne", "Bart"], start: win(0.313, 0.687), end: win(1, 0) } });
  const rows = [...container.querySelectorAll("li:not(.head)")].map((row) => ({
    ends: [...row.querySelector("small")!.textContent.matchAll(/\d+/g)].map(Number),
    parts: [...row.querySelectorAll(".n")].map((part) => Number(part.textContent.replace("−", "-"))),
  }));
  expect(rows).toEqual([
    { ends: [31, 100], parts: [30, -61, 100] },
    { ends: [69, 0], parts: [-23, -14, -32] },
  ]);
  for (const { ends, parts } of rows) expect(ends[0]! + parts.reduce((sum, part) => sum + part)).toBe(ends[1]);
});

test("what luck brought is told, also where it is who goes first", () => {
  const saying = new Saying(conquest, ["Anne", "Bart"]);
  const studied = { seat: 0, number: 54, move: { notation: "spin", key: "move-spin", facts: {} } } as unknown as StudiedInfo;
  const luck = (...events: EventInfo[]): string[] => saying.luck({ events } as unknown as MomentInfo, studied);
  const turn = { name: "turn-began", facts: { sector: 6, seat: 1, round: 3 } };
  const next = { name: "player-turn", facts: { seat: 1 } };
  expect(luck(turn, next)).toEqual(["Turn 3: the compass lets Bart go first."]);
  expect(luck(turn, { name: "point-taken", facts: { seat: 0, cell: "3,4", what: "temple" } })).toHaveLength(1);
});
