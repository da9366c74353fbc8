/** Something that stands on a cell: a ship, a crew, coins. Whoever draws the chart draws it around the middle of its cell. */
export interface Thing {
  /** The same for as long as it is the same thing: when its cell changes it is seen moving there. */
  id: string;
  cell: string;
}

/** Where somebody goes, or would. */
export interface Course {
  id: string;
  /** The first is where it begins. */
  cells: readonly string[];
  /** Steps that come next; those after them are dotted. */
  sure: number;
  kind: "pirate" | "galleon" | "wake" | "other";
}

/** The way to a cell that is looked at: what each of its cells is called, a number of a step, or empty for a drift. */
export interface Way {
  cells: readonly string[];
  marks: readonly string[];
}
