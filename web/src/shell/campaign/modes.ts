import type { TableInfo } from "../../protocol";
import { covers } from "../../games/registry";
import type { IconName } from "../kit/icons";
import { titles } from "../titles.svelte";

/** How a campaign is played: the way of its title that fits its table. */
export function modeOf(table: TableInfo): { icon: IconName; name: string } | undefined {
  const title = titles.find(table.title);
  for (const { preset: id, icon } of covers[table.title]?.campaign?.modes ?? []) {
    const preset = title?.presets.find((preset) => preset.id === id);
    const fits = preset && table.seats.length >= Math.min(...preset.seats) && table.seats.length <= Math.max(...preset.seats);
    if (fits && Object.entries(preset.options).every(([option, value]) => table.options[option] === value)) return { icon, name: modeName(table.title, id) };
  }
  return undefined;
}

export const modeName = (title: string, preset: string): string => titles.words(title).attribute(`preset-${preset.replaceAll("_", "-")}`, "mode");
