import type { AmerigoIsland } from "../../../protocol";
import type { Words } from "../../../shell/words";

/** What an island's label says: where there is less room, less of it. */
export interface LabelText {
  name: string;
  /** How many cells it has; empty where there is no room for it. */
  size: string;
  free: string;
  width: number;
}

export const LABEL_HEIGHT = 34;
const CHEST = 33;
const RIM = 6;
/** The chest and a number. */
const LEAST = 52;
/** How wide a letter is, about, in the two sizes of a label. */
const NAME = 6.6;
const SIZE = 5.2;

/** From all that could be said to the least; before a game everything is free. */
export function labelTexts(island: AmerigoIsland, words: Words, hasBegun = true): LabelText[] {
  const size = `${words.text("chart-cells", { cells: island.cells.length })}, `;
  const free = words.text("chart-free", { cells: island.free });
  const most = words.text("chart-free", { cells: island.cells.length });
  const width = (name: string, below: string): number => Math.round(CHEST + Math.max(name.length * NAME, below.length * SIZE) + RIM);
  if (!hasBegun) {
    const cells = words.text("chart-cells", { cells: island.cells.length });
    return [
      { name: island.name, size: "", free: cells, width: width(island.name, cells) },
      { name: "", size: "", free: cells, width: width("", cells) },
      { name: "", size: "", free: `${island.cells.length}`, width: LEAST },
    ];
  }
  return [
    { name: island.name, size, free, width: width(island.name, size + most) },
    { name: island.name, size: "", free, width: width(island.name, most) },
    { name: "", size: "", free, width: width("", most) },
    { name: "", size: "", free: `${island.free}`, width: LEAST },
  ];
}
