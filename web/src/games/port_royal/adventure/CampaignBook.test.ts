import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CampaignInfo, ChapterInfo, OutcomeInfo, Update } from "../../../protocol";
import { getStudied } from "../../../shell/api";
import { settings } from "../../../shell/settings.svelte";
import { boardProps, discovering, table, updateOf } from "../fixtures";
import CampaignBook from "./CampaignBook.svelte";

vi.mock("../../../shell/api", () => ({ getStudied: vi.fn() }));

const OUTCOME: OutcomeInfo = { ending: "chapter_lost", ranks: [1], winners: [], utility: [0], team_won: false, team_rank: "", next_chapter: 2 };
const over = (id: string, legacy: ChapterInfo["legacy"] = null): ChapterInfo => ({ table: { ...table, id, chapter: 2, moves: 90 }, outcome: OUTCOME, legacy });
const underWay = (id: string, legacy: ChapterInfo["legacy"] = null): ChapterInfo => ({ ...over(id, legacy), outcome: null });
const told = (...read: string[]): ChapterInfo["legacy"] => ({ told: [{ chapter: 2, read }] });

/** How a game ended in which these pages had been read. */
function ended(...pages: string[]): Update {
  const story = pages.map((story) => ({ story, asked: [], answer: false, mission: "", cards: {} }));
  return updateOf({ ...discovering, adventure: { story } as never }, []);
}

async function openAt(...games: ChapterInfo[]): Promise<string[]> {
  const campaign: CampaignInfo = { id: "first", games };
  render(CampaignBook, { props: { campaign, chapter: 2, words: boardProps(discovering, []).words, open: true, onclose: () => undefined } });
  await vi.waitFor(() => expect(vi.mocked(getStudied).mock.settledResults.every(({ type }) => type !== "incomplete")).toBe(true));
  await new Promise((rest) => setTimeout(rest));
  return [...document.querySelectorAll("li")].map((item) => item.textContent?.trim() ?? "");
}
const elsewhere = (): string | null | undefined => document.querySelector("dialog a")?.getAttribute("href");

beforeEach(() => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true); // nobody looks: the page is not seen to turn
  settings.language = "en";
  vi.mocked(getStudied).mockReset();
});
afterEach(() => cleanup());

it("has what was read in a game that has handed nothing on yet", async () => {
  vi.mocked(getStudied).mockResolvedValue(ended("story:20", "story:21"));
  expect(await openAt(over("second"))).toEqual(["What happened so far", "story:20", "story:21"]);
  expect(getStudied).toHaveBeenCalledExactlyOnceWith("second", 90);
  expect(elsewhere()).toBeUndefined();
});

it("has the pages of every try, each once", async () => {
  const pages: Record<string, Update> = { lost: ended("story:20", "story:21", "story:23"), won: ended("story:20", "story:22") };
  vi.mocked(getStudied).mockImplementation((id) => Promise.resolve(pages[id] ?? ended()));
  expect(await openAt(over("lost"), over("won", told("story:20", "story:21", "story:23")))).toEqual([
    "What happened so far",
    "story:20",
    "story:21",
    "story:23",
    "story:22",
  ]);
});

it("leads to the table where a try is under way, and asks for nothing there", async () => {
  expect(await openAt(underWay("again", told("story:20")))).toEqual(["What happened so far", "story:20"]);
  expect(getStudied).not.toHaveBeenCalled();
  expect(elsewhere()).toBe("/t/again");
});

it("leads to a table that cannot be asked", async () => {
  vi.mocked(getStudied).mockRejectedValue(new Error("lost"));
  await openAt(over("second"));
  expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toBe("/t/second");
});
