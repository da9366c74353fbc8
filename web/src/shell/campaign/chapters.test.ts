import { expect, test } from "vitest";
import type { CampaignInfo, ChapterInfo, OutcomeInfo } from "../../protocol";
import { table } from "../../games/port_royal/fixtures";
import { chaptersOf, currentOf, isPerfect, isTold } from "./chapters";

const game = (chapter: number, outcome: Partial<OutcomeInfo> | null): ChapterInfo => ({
  table: { ...table, chapter },
  outcome: outcome && { ending: "told", ranks: [1, 1], winners: [0, 1], utility: [1, 1], team_won: true, team_rank: "", next_chapter: 0, ...outcome },
  legacy: null,
});
const campaign = (...games: ChapterInfo[]): CampaignInfo => ({ id: "first", games });

test("a lost chapter is tried again, and then the next one comes", () => {
  const lost = campaign(game(1, { next_chapter: 2 }), game(2, { team_won: false, winners: [], next_chapter: 2 }));
  expect(chaptersOf(lost).map(({ number, mark }) => [number, mark])).toEqual([
    [1, "won"],
    [2, "lost"],
  ]);
  const again = campaign(...lost.games, game(2, null));
  expect(currentOf(again)).toBe(2);
  expect(chaptersOf(again)[1]).toMatchObject({ mark: "now", games: { length: 2 } });
});

test("a won chapter shows the next one, still to begin", () => {
  expect(chaptersOf(campaign(game(1, { next_chapter: 2 }))).map(({ mark }) => mark)).toEqual(["won", "next"]);
  expect(chaptersOf(null)).toMatchObject([{ number: 1, mark: "next" }]);
});

test("an older chapter that is tried again is the one that is played", () => {
  const back = campaign(game(1, { next_chapter: 2 }), game(2, { next_chapter: 3 }), game(1, null));
  expect(chaptersOf(back).map(({ mark }) => mark)).toEqual(["now", "won"]);
});

test("who won is told where everybody plays for themselves", () => {
  const rivals = campaign(game(1, { team_won: null, winners: [1], next_chapter: 2 }));
  expect(chaptersOf(rivals)[0]?.winners).toEqual([1]);
  expect(isTold(rivals)).toBe(false);
});

test("a tale told without a loss is perfect", () => {
  expect(isPerfect(campaign(game(1, { next_chapter: 2 }), game(2, {})))).toBe(true);
  expect(isPerfect(campaign(game(1, { team_won: false, next_chapter: 1 }), game(1, {})))).toBe(false);
});
