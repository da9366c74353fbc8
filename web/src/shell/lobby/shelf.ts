import type { ModeInfo, PresetInfo, TableInfo, TitleInfo } from "../../protocol";
import { covers } from "../../games/registry";
import { titles } from "../titles.svelte";

/** One thing on the shelf: a title, or what of it plays differently. */
export interface Shelved {
  title: TitleInfo;
  mode: ModeInfo;
}

export const shelf = (): Shelved[] => titles.all.flatMap((title) => title.modes.map((mode) => ({ title, mode })));

/** The mode that is played at a table, where it is one of those on the shelf. */
export function modeOf(table: TableInfo): string | undefined {
  const title = titles.find(table.title);
  const fits = (preset: PresetInfo): boolean =>
    title?.options.every((option) => !title.presets.some(({ options }) => option.id in options) || table.options[option.id] === (preset.options[option.id] ?? option.default)) ?? false;
  const ids = title?.presets.filter(fits).map(({ id }) => id);
  return title?.modes.find((mode) => mode.presets.some((id) => ids?.includes(id)))?.id;
}

const wordsOf = ({ mode }: Shelved): string => `mode-${mode.id.replaceAll("_", "-")}`;

export const nameOf = (one: Shelved): string => titles.words(one.title.id).text(wordsOf(one));
export const aboutOf = (one: Shelved): string => titles.words(one.title.id).attribute(wordsOf(one), "about");
export const pictureOf = ({ title, mode }: Shelved): string | undefined => covers[title.id]?.pictures[mode.id];

export const fewest = ({ mode }: Shelved): number => Math.min(...mode.seats);
export const most = ({ mode }: Shelved): number => Math.max(...mode.seats);

/** Its games go on from each other. */
export const isCampaign = ({ title, mode }: Shelved): boolean => covers[title.id]?.campaign?.modes.some(({ preset }) => preset === mode.presets[0]) ?? false;

/** The address of the lesson about what is new in a preset, or else of the title's own. */
export function lessonFor(title: TitleInfo, preset: PresetInfo | undefined): string | undefined {
  if (preset?.lesson) return `/learn/${title.id}/${preset.lesson}`;
  return title.lesson > 0 ? `/learn/${title.id}` : undefined;
}

/** The address of a lesson about it: that of its usual preset; a title's own is about its usual mode. */
export function lessonOf({ title, mode }: Shelved): string | undefined {
  const usual = title.presets.find(({ id }) => id === mode.presets[0]);
  return usual?.lesson || mode === title.modes[0] ? lessonFor(title, usual) : undefined;
}

/** The ready-made game that it is with so many seats. */
export function presetFor({ title, mode }: Shelved, seats: number): PresetInfo | undefined {
  const own = mode.presets.map((id) => title.presets.find((preset) => preset.id === id)).filter((preset) => preset !== undefined);
  return own.find((preset) => seats >= Math.min(...preset.seats) && seats <= Math.max(...preset.seats));
}

const step = 5;

/** About how long it takes with so many people. */
export function minutesFor(one: Shelved, seats: number): number {
  const [quickest = 0, longest = quickest] = one.mode.minutes;
  const share = most(one) > fewest(one) ? (seats - fewest(one)) / (most(one) - fewest(one)) : 1;
  return Math.round((quickest + (longest - quickest) * share) / step) * step;
}

/** What somebody may look for on the shelf. */
export const looks = ["all", "alone", "together", "short"] as const;
export type Look = (typeof looks)[number];

/** Minutes: what fits before supper. */
export const short = 45;

export function suits(one: Shelved, look: Look): boolean {
  if (look === "alone") return fewest(one) === 1;
  if (look === "together") return one.mode.together;
  return look === "all" || Math.max(...one.mode.minutes) <= short;
}
