import type { CampaignInfo, ChapterInfo } from "../../protocol";

/** Where a chapter stands: told and won (or told at all, where everybody plays for themselves), lost, being played, still to begin. */
export type ChapterMark = "won" | "lost" | "now" | "next";

export interface ChapterState {
  number: number;
  mark: ChapterMark;
  /** All its tries, the newest last. */
  games: ChapterInfo[];
  /** The seats that won it, where everybody plays for themselves. */
  winners: number[];
}

export const newestOf = (campaign: CampaignInfo): ChapterInfo | undefined => campaign.games.at(-1);

/** The chapter that is played, or comes next; 0 when the whole tale is told. */
export function currentOf(campaign: CampaignInfo): number {
  const newest = newestOf(campaign);
  if (!newest) return 0;
  return newest.outcome ? newest.outcome.next_chapter : newest.table.chapter;
}

export function chaptersOf(campaign: CampaignInfo | null): ChapterState[] {
  if (!campaign) return [{ number: 1, mark: "next", games: [], winners: [] }];
  const current = currentOf(campaign);
  const known = new Set([...campaign.games.map((game) => game.table.chapter), current].filter((number) => number > 0));
  return [...known].sort((a, b) => a - b).map((number) => stateOf(campaign, number, number === current));
}

function stateOf(campaign: CampaignInfo, number: number, isCurrent: boolean): ChapterState {
  const games = campaign.games.filter((game) => game.table.chapter === number);
  const ended = games.findLast((game) => game.outcome !== null)?.outcome;
  const isPlayed = isCurrent && newestOf(campaign)?.outcome === null;
  const mark = isPlayed ? "now" : isCurrent ? (ended ? "lost" : "next") : ended && ended.team_won !== false ? "won" : "lost";
  const winners = ended && ended.team_won === null ? ended.winners : [];
  return { number, mark, games, winners };
}

/** Nothing is left to tell, and no try was lost. */
export const isTold = (campaign: CampaignInfo): boolean => currentOf(campaign) === 0;
export const isPerfect = (campaign: CampaignInfo): boolean => isTold(campaign) && campaign.games.every((game) => game.outcome?.team_won === true);

const romans = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
export const roman = (number: number): string => romans[number] ?? String(number);
