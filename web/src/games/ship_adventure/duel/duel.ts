import type { IconName } from "../../../shell/kit/icons";

/** What somebody adds to a die, or why something adds nothing. */
export interface Bonus {
  icon: IconName;
  name: string;
  note: string;
  bonus: number;
  /** It does not count in this fight. */
  off?: boolean;
}

/** One side of a fight. */
export interface Fighter {
  name: string;
  note: string;
  /** Of a player's ship; empty for a pirate. */
  color: string;
  ship: "ship" | "galleon" | "crew" | "place";
  bonuses: readonly Bonus[];
  /** What the die shows; 0 before the throw, -1 when this side throws none. */
  die: number;
  total: number | null;
  /** After the throw. */
  won: boolean | null;
  says: string;
}

/** A skull on a die counts as much. */
export const SKULL = 7;
